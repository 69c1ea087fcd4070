//! Attributes that change a type: vectors, machine modes, calling conventions, `noreturn` on function types.

use neverc_source::{Symbol, Warning};
use neverc_syntax::ast::{self, AttrArg, AttrSyntax};

use crate::cx::{Arch, Sema};
use crate::types::{Builtin, CallConv, FnInfo, QualType, TypeAttr, TypeKind};

/// Where attributes stand; decides which of them concern the type at hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// Among the specifiers: they concern the base type.
    Specs,
    /// The same attributes once the declarator is applied: those for function types.
    SpecsOnDeclarator,
    /// Behind `*`.
    Pointer,
    /// Behind the `*` of a function's result: conventions concern the function (`void *__attribute__((ms_abi)) f(int)`).
    Result,
    /// In or behind a declarator.
    Declarator,
}

/// Names of attributes that are handled here and are no news to the declaration.
pub(crate) fn is_type_attr(name: &str) -> bool {
    matches!(
        name,
        "vector_size"
            | "ext_vector_type"
            | "neon_vector_type"
            | "neon_polyvector_type"
            | "mode"
            | "cdecl"
            | "stdcall"
            | "fastcall"
            | "thiscall"
            | "regparm"
            | "ms_abi"
            | "sysv_abi"
            | "vectorcall"
            | "regcall"
            | "preserve_most"
            | "preserve_all"
            | "preserve_none"
            | "aarch64_vector_pcs"
            | "pcs"
            | "callconv"
            | "usercall"
            | "address_space"
            | "noderef"
            | "_Nonnull"
            | "_Nullable"
            | "_Null_unspecified"
            | "Nonnull"
            | "Nullable"
            | "Null_unspecified"
            | "ptr32"
            | "ptr64"
            | "unaligned"
            | "w64"
            | "sptr"
            | "uptr"
            | "arm_sve_vector_bits"
            | "btf_type_tag"
            | "annotate_type"
            | "matrix_type"
    )
}

/// Attributes that give a function type its calling convention.
fn is_convention(name: &str) -> bool {
    matches!(
        name,
        "ms_abi"
            | "sysv_abi"
            | "vectorcall"
            | "regcall"
            | "preserve_most"
            | "preserve_all"
            | "preserve_none"
            | "aarch64_vector_pcs"
            | "callconv"
    )
}

impl Sema<'_> {
    /// Whether attributes behind a `*` that makes the type `ty` hold conventions of the function whose result that is.
    pub(crate) fn concerns_the_function(&self, ty: QualType, attrs: ast::List<ast::Attr>) -> bool {
        self.ast
            .list(attrs)
            .iter()
            .any(|a| a.syntax == AttrSyntax::Gnu && is_convention(&self.names.get(a.name)))
            && !self.leads_to_function(ty)
    }

    /// Whether `ty` is a function type or a pointer to one, however deep.
    fn leads_to_function(&self, ty: QualType) -> bool {
        let mut at = ty;
        for _ in 0..16 {
            at = match self.unit.types.canon_kind(at) {
                TypeKind::Function(..) | TypeKind::FunctionNoProto(..) => return true,
                TypeKind::Pointer(to) | TypeKind::ConstantArray(to, _) => *to,
                _ => return false,
            };
        }
        false
    }

    /// `ty` with the attributes that concern types applied.
    pub(crate) fn type_attrs(
        &mut self,
        ty: QualType,
        attrs: ast::List<ast::Attr>,
        place: Place,
    ) -> QualType {
        let mut ty = ty;
        if attrs.is_empty() {
            return ty;
        }
        let ast = self.ast;
        for attr in ast.list(attrs) {
            if attr.syntax == AttrSyntax::Alignas || self.error_type(ty) {
                continue;
            }
            let name = self.names.get(attr.name);
            let base = matches!(place, Place::Specs | Place::Declarator);
            if is_convention(&name) && attr.syntax == AttrSyntax::Gnu {
                if place == Place::Pointer && !self.leads_to_function(ty) {
                    continue;
                }
            } else if place == Place::Result {
                continue;
            }
            match &*name {
                "vector_size" if base => ty = self.vector_size(ty, attr),
                "ext_vector_type" | "neon_vector_type" | "neon_polyvector_type" if base => {
                    ty = self.ext_vector(ty, attr, &name);
                }
                "mode" if base => ty = self.mode(ty, attr),
                "may_alias" if place == Place::Declarator || place == Place::Pointer => {}
                "noreturn" | "Noreturn" | "_Noreturn" if place != Place::Specs => {
                    let c23 = attr.syntax == AttrSyntax::C23 && attr.scope == Symbol::EMPTY;
                    if !c23 || place == Place::SpecsOnDeclarator {
                        ty = self.on_function(ty, 8, &|info| info.noreturn = true);
                    }
                }
                "_Nonnull" | "Nonnull" | "_Nullable" | "Nullable" | "_Null_unspecified"
                | "Null_unspecified"
                    if place != Place::Specs && self.unit.types.pointee(ty).is_some() =>
                {
                    let which = if name.contains("onnull") {
                        TypeAttr::Nonnull
                    } else if name.contains("ullable") {
                        TypeAttr::Nullable
                    } else {
                        TypeAttr::NullUnspecified
                    };
                    ty = self
                        .unit
                        .types
                        .intern(TypeKind::Attributed(which, ty))
                        .into();
                }
                "stdcall" | "fastcall" | "thiscall" | "pascal"
                    if place != Place::Specs && self.report_once(attr.loc) =>
                {
                    let message =
                        format!("'{name}' calling convention is not supported for this target");
                    self.diags
                        .warn(Warning::IGNORED_ATTRIBUTES, attr.loc, message)
                        .emit();
                }
                _ if is_convention(&name) && place != Place::Specs => {
                    let custom = name.as_ref() == "callconv";
                    if let Some(cc) = self.call_conv(attr, &name)
                        && (!custom || self.takes_callconv(ty, attr, &name))
                        && self.check_one_convention(self.nested_convention(ty), cc, attr.loc)
                    {
                        if custom {
                            self.warn_misfits(attr, ty, cc);
                        }
                        ty = self.on_function(ty, 8, &|info| info.cc = cc);
                    }
                }
                "usercall" if place == Place::Declarator => {
                    if let Some(cc) = self.usercall_attr(attr, ty) {
                        ty = self.on_function(ty, 1, &|info| info.cc = cc);
                    }
                }
                _ => {}
            }
        }
        ty
    }

    /// The convention an attribute names; `None` after a report.
    pub(crate) fn call_conv(&mut self, attr: &ast::Attr, name: &str) -> Option<CallConv> {
        let x86 = self.arch == Arch::X86_64;
        let cc = match name {
            "ms_abi" => CallConv::Win64,
            // The platform's own convention is no attribute of the type.
            "sysv_abi" => CallConv::C,
            "vectorcall" => CallConv::VectorCall,
            "regcall" => CallConv::RegCall,
            "preserve_most" => CallConv::PreserveMost,
            "preserve_all" => CallConv::PreserveAll,
            "preserve_none" => CallConv::PreserveNone,
            "aarch64_vector_pcs" => CallConv::AArch64VectorPcs,
            _ => return self.callconv_attr(attr),
        };
        let supported = match cc {
            CallConv::VectorCall | CallConv::RegCall | CallConv::Win64 => {
                x86 || cc == CallConv::Win64
            }
            CallConv::AArch64VectorPcs => !x86,
            _ => true,
        };
        if !supported || !x86 && name == "sysv_abi" {
            if self.report_once(attr.loc) {
                let message =
                    format!("'{name}' calling convention is not supported for this target");
                self.diags
                    .warn(Warning::IGNORED_ATTRIBUTES, attr.loc, message)
                    .emit();
            }
            return None;
        }
        Some(cc)
    }

    /// The convention of the function type that [`Sema::on_function`] would change.
    fn nested_convention(&self, ty: QualType) -> CallConv {
        let mut at = ty;
        for _ in 0..16 {
            at = match self.unit.types.canon_kind(at) {
                TypeKind::Function(_, _, info) | TypeKind::FunctionNoProto(_, info) => {
                    return info.cc;
                }
                TypeKind::Pointer(to) | TypeKind::ConstantArray(to, _) => *to,
                _ => return CallConv::C,
            };
        }
        CallConv::C
    }

    /// Changes the function type that `ty` is or points to.
    pub(crate) fn on_function(
        &mut self,
        ty: QualType,
        depth: u32,
        change: &dyn Fn(&mut FnInfo),
    ) -> QualType {
        if depth == 0 {
            return ty;
        }
        let quals = ty.local_quals();
        let made = match self.unit.types.kind(ty.id()).clone() {
            TypeKind::Function(ret, params, mut info) => {
                change(&mut info);
                TypeKind::Function(ret, params, info)
            }
            TypeKind::FunctionNoProto(ret, mut info) => {
                change(&mut info);
                TypeKind::FunctionNoProto(ret, info)
            }
            TypeKind::Pointer(to) => {
                let changed = self.on_function(to, depth - 1, change);
                if changed == to {
                    return ty;
                }
                TypeKind::Pointer(changed)
            }
            TypeKind::Paren(inner) => TypeKind::Paren(self.on_function(inner, depth - 1, change)),
            TypeKind::ConstantArray(elem, n) => {
                TypeKind::ConstantArray(self.on_function(elem, depth - 1, change), n)
            }
            TypeKind::Typedef(_, to)
            | TypeKind::Elaborated(to)
            | TypeKind::Typeof(to)
            | TypeKind::Auto(to)
            | TypeKind::Decayed(_, to)
            | TypeKind::Attributed(_, to) => {
                let changed = self.on_function(to, depth - 1, change);
                if changed == to {
                    return ty;
                }
                return changed.with(quals);
            }
            _ => return ty,
        };
        QualType::new(self.unit.types.intern(made), quals)
    }

    fn vector_size(&mut self, ty: QualType, attr: &ast::Attr) -> QualType {
        let Some(size) = self.attr_int(attr, 0, "vector_size") else {
            return ty;
        };
        // `vector_size` on an array, pointer or function declarator concerns the innermost type.
        let elem = match self.unit.types.kind(ty.id()).clone() {
            TypeKind::ConstantArray(elem, n) => {
                let elem = self.vector_size(elem, attr);
                return self.unit.types.array(elem, n);
            }
            TypeKind::Pointer(to) => {
                let to = self.vector_size(to, attr);
                return self.unit.types.pointer(to).with(ty.local_quals());
            }
            TypeKind::Function(ret, params, info) => {
                let ret = self.vector_size(ret, attr);
                return self
                    .unit
                    .types
                    .intern(TypeKind::Function(ret, params, info))
                    .into();
            }
            TypeKind::FunctionNoProto(ret, info) => {
                let ret = self.vector_size(ret, attr);
                return self
                    .unit
                    .types
                    .intern(TypeKind::FunctionNoProto(ret, info))
                    .into();
            }
            _ => ty,
        };
        let Some(unit) = self.vector_element_size(elem, attr) else {
            return Builtin::Error.q();
        };
        let bytes = size.to_u64().unwrap_or(0);
        let problem = if size.is_zero() {
            Some("zero vector size")
        } else if bytes == 0 || bytes / unit > u64::from(u32::MAX) / 8 {
            Some("vector size too large")
        } else if bytes % unit != 0 {
            Some("vector size not an integral multiple of component size")
        } else {
            None
        };
        if let Some(problem) = problem {
            if self.report_once(attr.loc) {
                self.diags.error(attr.loc, problem).emit();
            }
            return Builtin::Error.q();
        }
        let quals = elem.local_quals();
        let kind = TypeKind::Vector(elem.without_local(), (bytes / unit) as u32);
        QualType::new(self.unit.types.intern(kind), quals)
    }

    /// Size in bytes of a vector's element; reports what cannot be one.
    fn vector_element_size(&mut self, elem: QualType, attr: &ast::Attr) -> Option<u64> {
        let ok = match self.unit.types.canon_kind(elem) {
            TypeKind::Builtin(b) => !matches!(
                b,
                Builtin::Void | Builtin::NullPtr | Builtin::VaListTag | Builtin::Error
            ),
            TypeKind::BitInt { width, .. } => width.is_power_of_two() && *width >= 8,
            TypeKind::Enum(_) => false,
            _ => false,
        };
        if !ok {
            if self.report_once(attr.loc) {
                let message = format!("invalid vector element type {}", self.show(elem));
                self.diags.error(attr.loc, message).emit();
            }
            return None;
        }
        self.size_of(elem)
    }

    fn ext_vector(&mut self, ty: QualType, attr: &ast::Attr, name: &str) -> QualType {
        let Some(count) = self.attr_int(attr, 0, name) else {
            return ty;
        };
        if self.vector_element_size(ty, attr).is_none() {
            return Builtin::Error.q();
        }
        let n = count.to_u64().unwrap_or(0);
        if count.is_zero() || n == 0 || n > u64::from(u32::MAX) / 64 {
            let text = if count.is_zero() {
                "zero vector size"
            } else {
                "vector size too large"
            };
            if self.report_once(attr.loc) {
                self.diags.error(attr.loc, text).emit();
            }
            return Builtin::Error.q();
        }
        let quals = ty.local_quals();
        let elem = ty.without_local();
        let kind = if name == "ext_vector_type" {
            TypeKind::ExtVector(elem, n as u32)
        } else {
            TypeKind::Vector(elem, n as u32)
        };
        QualType::new(self.unit.types.intern(kind), quals)
    }

    /// `mode(M)`: another width for an integer or floating type.
    fn mode(&mut self, ty: QualType, attr: &ast::Attr) -> QualType {
        use Builtin as B;
        let name = match self.ast.list(attr.args).first() {
            Some(AttrArg::Ident(i)) => self.names.get(i.name),
            _ => {
                if self.report_once(attr.loc) {
                    self.diags
                        .error(attr.loc, "'mode' attribute requires an identifier")
                        .emit();
                }
                return ty;
            }
        };
        let mode = name
            .strip_prefix("__")
            .and_then(|n| n.strip_suffix("__"))
            .unwrap_or(&name)
            .to_string();
        // Look through pointers, arrays and functions to the type that the mode concerns.
        match self.unit.types.kind(ty.id()).clone() {
            TypeKind::ConstantArray(elem, n) => {
                let elem = self.mode(elem, attr);
                return self.unit.types.array(elem, n);
            }
            TypeKind::Function(ret, params, info) => {
                let ret = self.mode(ret, attr);
                let kind = TypeKind::Function(ret, params, info);
                return self.unit.types.intern(kind).into();
            }
            _ => {}
        }
        let (base, complex) = match self.unit.types.canon_kind(ty) {
            TypeKind::Complex(elem) => (*elem, true),
            _ => (ty, false),
        };
        let int = crate::classify::int_info(&self.unit, self.target, base);
        let float = crate::classify::float_format(&self.unit, self.target, base).is_some();
        if let Some(rest) = mode.strip_prefix('V') {
            // Vector modes: count and element mode.
            let digits = rest.chars().take_while(char::is_ascii_digit).count();
            let count: u32 = rest[..digits].parse().unwrap_or(0);
            if count > 0
                && let Some(elem) = scalar_mode(&rest[digits..], int.is_some_and(|i| !i.1))
            {
                let kind = TypeKind::Vector(elem.q(), count);
                return QualType::new(self.unit.types.intern(kind), ty.local_quals());
            }
        }
        let scalar = if complex && mode.ends_with('C') {
            let real = format!("{}F", &mode[..mode.len() - 1]);
            scalar_mode(&real, false)
        } else {
            scalar_mode(&mode, int.is_some_and(|i| !i.1))
        };
        let Some(made) = scalar else {
            if self.report_once(attr.loc) {
                let message = format!("unknown machine mode '{mode}'");
                self.diags.error(attr.loc, message).emit();
            }
            return ty;
        };
        let made_float = matches!(
            made,
            B::Float16 | B::Float | B::Double | B::LongDouble | B::Float128
        );
        if int.is_none() && !float {
            if self.unit.types.pointee(ty).is_some() && !made_float {
                return ty;
            }
            if self.report_once(attr.loc) {
                self.diags
                    .error(
                        attr.loc,
                        "mode attribute only supported for integer and floating-point types",
                    )
                    .emit();
            }
            return ty;
        }
        if made_float != float {
            if self.report_once(attr.loc) {
                self.diags
                    .error(
                        attr.loc,
                        "type of machine mode does not match type of base type",
                    )
                    .emit();
            }
            return ty;
        }
        let quals = self.unit.types.canonical(ty).local_quals();
        let made = if complex {
            self.unit.types.intern(TypeKind::Complex(made.q()))
        } else {
            made.ty()
        };
        QualType::new(made, quals)
    }
}

fn scalar_mode(mode: &str, unsigned: bool) -> Option<Builtin> {
    use Builtin as B;
    let pick = |s: B, u: B| Some(if unsigned { u } else { s });
    match mode {
        "QI" | "byte" => pick(B::SChar, B::UChar),
        "HI" => pick(B::Short, B::UShort),
        "SI" => pick(B::Int, B::UInt),
        "DI" | "word" | "pointer" | "unwind_word" | "libgcc_cmp_return" | "libgcc_shift_count" => {
            pick(B::Long, B::ULong)
        }
        "TI" => pick(B::Int128, B::UInt128),
        "HF" => Some(B::Float16),
        "SF" => Some(B::Float),
        "DF" => Some(B::Double),
        "XF" => Some(B::LongDouble),
        "TF" | "KF" => Some(B::Float128),
        _ => None,
    }
}
