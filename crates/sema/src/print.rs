//! Types as text, as Clang shows them.

use neverc_source::{Interner, Symbol};

use crate::cx::Sema;
use crate::tree::Unit;
use crate::types::{Builtin, CallConv, FnInfo, QualType, TypeAttr, TypeKind, qual};

/// Nesting beyond which a type is shown as `...`.
const DEPTH: u32 = 256;

/// The type as C text, sugar kept: `const char *`, `size_t`, `struct S`, `int (*)(void)`.
pub fn type_text(unit: &Unit, names: &Interner, ty: QualType) -> String {
    declaration_text(unit, names, ty, "")
}

/// A declaration of `name` with the type: `int a[3]`.
pub fn declaration_text(unit: &Unit, names: &Interner, ty: QualType, name: &str) -> String {
    let printer = Printer { unit, names };
    printer.declare(ty, name.to_string(), DEPTH)
}

/// The spelling of a built-in type.
pub fn builtin_text(b: Builtin) -> &'static str {
    use Builtin::*;
    match b {
        Void => "void",
        Bool => "_Bool",
        Char => "char",
        SChar => "signed char",
        UChar => "unsigned char",
        Short => "short",
        UShort => "unsigned short",
        Int => "int",
        UInt => "unsigned int",
        Long => "long",
        ULong => "unsigned long",
        LongLong => "long long",
        ULongLong => "unsigned long long",
        Int128 => "__int128",
        UInt128 => "unsigned __int128",
        Float16 => "_Float16",
        BFloat16 => "__bf16",
        Fp16 => "__fp16",
        Float => "float",
        Double => "double",
        LongDouble => "long double",
        Float128 => "__float128",
        NullPtr => "nullptr_t",
        VaListTag => "__va_list_tag",
        Error => "<error type>",
    }
}

struct Printer<'a> {
    unit: &'a Unit,
    names: &'a Interner,
}

fn qualifiers(quals: u32) -> String {
    let mut out = String::new();
    for (bit, name) in [
        (qual::CONST, "const"),
        (qual::VOLATILE, "volatile"),
        (qual::RESTRICT, "restrict"),
    ] {
        if quals & bit != 0 {
            if !out.is_empty() {
                out.push(' ');
            }
            out.push_str(name);
        }
    }
    out
}

impl Printer<'_> {
    fn name(&self, s: Symbol) -> String {
        self.names.get(s).to_string()
    }

    /// A simple type with qualifiers before it and the declarator text behind.
    fn simple(&self, quals: u32, base: &str, inner: String) -> String {
        let mut out = qualifiers(quals);
        if !out.is_empty() {
            out.push(' ');
        }
        out.push_str(base);
        if !inner.is_empty() {
            // `int[3]` but `int (void)`, `int *`.
            if !inner.starts_with('[') {
                out.push(' ');
            }
            out.push_str(&inner);
        }
        out
    }

    fn declare(&self, ty: QualType, inner: String, depth: u32) -> String {
        if depth == 0 {
            return "...".to_string();
        }
        let quals = ty.local_quals();
        match self.unit.types.kind(ty.id()) {
            TypeKind::Builtin(b) => self.simple(quals, builtin_text(*b), inner),
            TypeKind::BitInt { signed, width } => {
                let base = format!("{}_BitInt({width})", if *signed { "" } else { "unsigned " });
                self.simple(quals, &base, inner)
            }
            TypeKind::Complex(elem) => {
                let base = format!("_Complex {}", self.declare(*elem, String::new(), depth - 1));
                self.simple(quals, &base, inner)
            }
            TypeKind::Pointer(to) => {
                let mut text = String::from("*");
                let q = qualifiers(quals);
                text.push_str(&q);
                if !q.is_empty() && !inner.is_empty() {
                    text.push(' ');
                }
                text.push_str(&inner);
                if self.needs_paren(*to) {
                    text = format!("({text})");
                }
                self.declare(*to, text, depth - 1)
            }
            TypeKind::ConstantArray(elem, n) => {
                self.declare(elem.with(quals), format!("{inner}[{n}]"), depth - 1)
            }
            TypeKind::IncompleteArray(elem) => {
                self.declare(elem.with(quals), format!("{inner}[]"), depth - 1)
            }
            TypeKind::VariableArray(elem, size, _) => {
                let size = match size {
                    None => "*".to_string(),
                    Some(e) => self.size_text(*e),
                };
                self.declare(elem.with(quals), format!("{inner}[{size}]"), depth - 1)
            }
            TypeKind::Function(ret, params, info) => {
                let mut list = String::new();
                for (i, p) in params.iter().enumerate() {
                    if i > 0 {
                        list.push_str(", ");
                    }
                    list.push_str(&self.declare(*p, String::new(), depth - 1));
                }
                if info.variadic {
                    list.push_str(if params.is_empty() { "..." } else { ", ..." });
                } else if params.is_empty() {
                    list.push_str("void");
                }
                self.function(*ret, &list, info, inner, depth)
            }
            TypeKind::FunctionNoProto(ret, info) => self.function(*ret, "", info, inner, depth),
            TypeKind::Vector(elem, n) => {
                let elem_text = self.declare(*elem, String::new(), depth - 1);
                let base = format!(
                    "__attribute__((__vector_size__({n} * sizeof({elem_text})))) {elem_text}"
                );
                self.simple(quals, &base, inner)
            }
            TypeKind::ExtVector(elem, n) => {
                let elem_text = self.declare(*elem, String::new(), depth - 1);
                let base = format!("{elem_text} __attribute__((ext_vector_type({n})))");
                self.simple(quals, &base, inner)
            }
            TypeKind::Atomic(value) => {
                let base = format!(
                    "_Atomic({})",
                    self.declare(*value, String::new(), depth - 1)
                );
                self.simple(quals, &base, inner)
            }
            TypeKind::Record(id) => {
                let r = self.unit.record(*id);
                let keyword = if r.is_union { "union" } else { "struct" };
                let base = self.tag_text(keyword, r.tag, r.typedef_name, r.place);
                self.simple(quals, &base, inner)
            }
            TypeKind::Enum(id) => {
                let e = self.unit.enumeration(*id);
                let base = self.tag_text("enum", e.tag, e.typedef_name, e.place);
                self.simple(quals, &base, inner)
            }
            TypeKind::Typedef(id, _) => {
                let base = self.name(self.unit.typedef(*id).name);
                self.simple(quals, &base, inner)
            }
            TypeKind::Elaborated(to) | TypeKind::Auto(to) => {
                self.declare(to.with(quals), inner, depth - 1)
            }
            TypeKind::Typeof(to) => {
                let base = format!("typeof({})", self.declare(*to, String::new(), depth - 1));
                self.simple(quals, &base, inner)
            }
            TypeKind::Paren(to) => {
                if inner.starts_with('(') || inner.is_empty() {
                    return self.declare(to.with(quals), inner, depth - 1);
                }
                if self.needs_paren(*to) && !inner.starts_with('*') {
                    return self.declare(to.with(quals), format!("({inner})"), depth - 1);
                }
                self.declare(to.with(quals), inner, depth - 1)
            }
            TypeKind::Decayed(_, to) => self.declare(to.with(quals), inner, depth - 1),
            TypeKind::Attributed(attr, to) => match attr {
                TypeAttr::Nonnull | TypeAttr::Nullable | TypeAttr::NullUnspecified => {
                    let word = match attr {
                        TypeAttr::Nonnull => "_Nonnull",
                        TypeAttr::Nullable => "_Nullable",
                        _ => "_Null_unspecified",
                    };
                    let q = qualifiers(quals);
                    let mut text = String::new();
                    if !q.is_empty() {
                        text = q + " ";
                    }
                    text.push_str(word);
                    if !inner.is_empty() {
                        text.push(' ');
                        text.push_str(&inner);
                    }
                    self.declare(*to, text, depth - 1)
                }
                _ => self.declare(to.with(quals), inner, depth - 1),
            },
        }
    }

    fn function(
        &self,
        ret: QualType,
        list: &str,
        info: &FnInfo,
        inner: String,
        depth: u32,
    ) -> String {
        let mut tail = format!("{inner}({list})");
        if inner.is_empty() {
            tail = format!("({list})");
        }
        if info.noreturn {
            tail.push_str(" __attribute__((noreturn))");
        }
        let cc = match info.cc {
            CallConv::C => "",
            CallConv::Win64 => "ms_abi",
            CallConv::SysV => "sysv_abi",
            CallConv::VectorCall => "vectorcall",
            CallConv::RegCall => "regcall",
            CallConv::PreserveMost => "preserve_most",
            CallConv::PreserveAll => "preserve_all",
            CallConv::PreserveNone => "preserve_none",
            CallConv::AArch64VectorPcs => "aarch64_vector_pcs",
            CallConv::Custom(_) => "callconv",
        };
        if !cc.is_empty() {
            match info.cc {
                CallConv::Custom(name) => tail.push_str(&format!(
                    " __attribute__((callconv(\"{}\")))",
                    self.names.get(name)
                )),
                _ => tail.push_str(&format!(" __attribute__(({cc}))")),
            }
        }
        self.declare(ret, tail, depth - 1)
    }

    fn tag_text(&self, keyword: &str, tag: Symbol, typedef_name: Symbol, place: Symbol) -> String {
        if tag != Symbol::EMPTY {
            format!("{keyword} {}", self.names.get(tag))
        } else if typedef_name != Symbol::EMPTY {
            self.name(typedef_name)
        } else if place != Symbol::EMPTY {
            format!("{keyword} (unnamed {keyword} at {})", self.names.get(place))
        } else {
            format!("{keyword} (unnamed)")
        }
    }

    fn size_text(&self, e: crate::tree::ExprId) -> String {
        use crate::tree::{DeclRef, ExprKind};
        let mut id = e;
        for _ in 0..8 {
            match self.unit.expr(id).kind {
                ExprKind::ImplicitCast(_, inner) | ExprKind::Paren(inner) => id = inner,
                ExprKind::DeclRef(DeclRef::Var(v)) => return self.name(self.unit.var(v).name),
                ExprKind::Int(i) => {
                    return self.unit.int(i).to_big().to_string();
                }
                _ => break,
            }
        }
        "...".to_string()
    }

    /// Whether a pointer to the type needs parentheses: arrays and functions.
    fn needs_paren(&self, mut ty: QualType) -> bool {
        for _ in 0..DEPTH {
            match self.unit.types.kind(ty.id()) {
                TypeKind::ConstantArray(..)
                | TypeKind::IncompleteArray(..)
                | TypeKind::VariableArray(..)
                | TypeKind::Function(..)
                | TypeKind::FunctionNoProto(..) => return true,
                TypeKind::Paren(to)
                | TypeKind::Elaborated(to)
                | TypeKind::Auto(to)
                | TypeKind::Attributed(_, to) => ty = *to,
                _ => return false,
            }
        }
        false
    }
}

/// Whether the text of the canonical type adds something to the sugared text.
fn desugared(unit: &Unit, ty: QualType) -> Option<QualType> {
    // As Clang: typedefs and typeof are worth an "aka", at any depth.
    let canonical = unit.types.canonical(ty);
    if canonical == ty {
        None
    } else {
        Some(canonical)
    }
}

/// Like the canonical type, but keeps what Clang keeps in its "aka".
fn aka_text(unit: &Unit, names: &Interner, ty: QualType) -> Option<String> {
    let canonical = desugared(unit, ty)?;
    Some(type_text(unit, names, canonical))
}

impl Sema<'_> {
    /// The type for a message: `'size_t' (aka 'unsigned long')`.
    pub fn show(&self, ty: QualType) -> String {
        let text = type_text(&self.unit, self.names, ty);
        if let TypeKind::Vector(elem, n) | TypeKind::ExtVector(elem, n) =
            *self.unit.types.canon_kind(ty)
            && !text.contains("__attribute__")
        {
            let elem = type_text(&self.unit, self.names, elem);
            return format!("'{text}' (vector of {n} '{elem}' values)");
        }
        match aka_text(&self.unit, self.names, ty) {
            // The typedef that names an anonymous record says all there is to say.
            Some(aka) if aka != text && aka != format!("struct {text}") => {
                format!("'{text}' (aka '{aka}')")
            }
            _ => format!("'{text}'"),
        }
    }

    /// The type's text without quotes.
    pub fn plain(&self, ty: QualType) -> String {
        type_text(&self.unit, self.names, ty)
    }
}
