//! Declaration specifiers to types. C23 6.7.2, 6.7.3.

use neverc_source::{Loc, Range, Symbol, Warning};
use neverc_syntax::ast::{self, BaseType, Sign, TypeSpec, storage};

use crate::attr_type::Place;
use crate::cx::Sema;
use crate::scope::Entity;
use crate::tree::{Category, ExprKind};
use crate::types::{Builtin, QualType, TypeKind, qual};

/// Analysed declaration specifiers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Specs {
    /// Base type, qualifiers applied.
    pub ty: QualType,
    /// [`storage`] bits.
    pub storage: u16,
    /// Position of the storage class.
    pub storage_loc: Loc,
    /// `inline`.
    pub inline: bool,
    /// `_Noreturn`.
    pub noreturn: bool,
    /// Attributes.
    pub attrs: ast::List<ast::Attr>,
    /// The type is deduced from the initializer.
    pub auto: bool,
    /// Qualifiers as written, for `auto`.
    pub quals: u32,
    /// Range of the specifiers.
    pub range: Range,
    /// Position of the type specifier.
    pub loc: Loc,
    /// A struct, union or enum specifier: a declaration without declarators makes sense.
    pub is_tag: bool,
}

impl Specs {
    /// Whether a storage-class bit was given.
    pub fn has(&self, bit: u16) -> bool {
        self.storage & bit != 0
    }

    /// `_Thread_local` or `__thread`.
    pub fn is_thread(&self) -> bool {
        self.storage & (storage::THREAD_LOCAL | storage::GNU_THREAD) != 0
    }
}

impl Sema<'_> {
    /// The spelling of a name.
    pub(crate) fn text(&self, name: Symbol) -> std::rc::Rc<str> {
        self.names.get(name)
    }

    /// Analyses declaration specifiers; struct, union and enum definitions in them are made.
    pub(crate) fn specs(&mut self, id: ast::SpecsId) -> Specs {
        let s = *self.ast.specs(id);
        let loc = if s.ty_loc.is_some() {
            s.ty_loc
        } else {
            s.range.begin
        };
        let mut auto = false;
        let mut is_tag = false;
        let mut ty = match s.ty {
            TypeSpec::None => self.implicit_int(loc),
            TypeSpec::Builtin {
                base,
                sign,
                size,
                complex,
                imaginary,
            } => self.keyword_type(base, sign, size, complex, imaginary, loc),
            TypeSpec::BitInt(sign, width) => self.bit_int_type(sign, width, loc),
            TypeSpec::Typedef(name) => self.typedef_type(name, loc),
            TypeSpec::Record(record) => {
                is_tag = true;
                self.record_specifier(record)
            }
            TypeSpec::Enum(e) => {
                is_tag = true;
                self.enum_specifier(e)
            }
            TypeSpec::TypeofExpr(e, unqual) => self.typeof_expr(e, unqual, loc),
            TypeSpec::TypeofType(name, unqual) => {
                let ty = self.type_name(name);
                self.typeof_type(ty, unqual)
            }
            TypeSpec::Atomic(name) => {
                let ty = self.type_name(name);
                self.atomic(ty, loc)
            }
            TypeSpec::Auto => {
                auto = true;
                Builtin::Error.q()
            }
            TypeSpec::Error => Builtin::Error.q(),
        };
        let quals = u32::from(s.quals) & qual::MASK;
        if !auto {
            ty = self.type_attrs(ty, s.attrs, Place::Specs);
            ty = self.qualify(ty, u32::from(s.quals), loc);
        }
        let is_constexpr = s.storage & storage::CONSTEXPR != 0;
        if is_constexpr {
            ty = if auto {
                ty
            } else {
                self.add_quals(ty, qual::CONST)
            };
        }
        Specs {
            ty,
            storage: s.storage,
            storage_loc: s.storage_loc,
            inline: s.inline,
            noreturn: s.noreturn,
            attrs: s.attrs,
            auto,
            quals: quals | if is_constexpr { qual::CONST } else { 0 },
            range: s.range,
            loc,
            is_tag,
        }
    }

    fn implicit_int(&mut self, loc: Loc) -> QualType {
        self.report_implicit_int(loc);
        Builtin::Int.q()
    }

    pub(crate) fn report_implicit_int(&mut self, loc: Loc) {
        if self.lang.c23() {
            self.diags
                .error(loc, "a type specifier is required for all declarations")
                .emit();
        } else if self.lang.c99() {
            self.diags
                .warn(
                    Warning::IMPLICIT_INT,
                    loc,
                    "type specifier missing, defaults to 'int'; ISO C99 and later do not support implicit int",
                )
                .insert(loc, "int ")
                .emit();
        } else {
            self.diags
                .warn(
                    Warning::IMPLICIT_INT_C89,
                    loc,
                    "type specifier missing, defaults to 'int'",
                )
                .emit();
        }
    }

    fn keyword_type(
        &mut self,
        base: BaseType,
        sign: Sign,
        size: i8,
        complex: bool,
        imaginary: bool,
        loc: Loc,
    ) -> QualType {
        use Builtin as B;
        let unsigned = sign == Sign::Unsigned;
        let pick = |s: B, u: B| if unsigned { u } else { s };
        if imaginary {
            self.diags
                .error(loc, "imaginary types are not supported")
                .emit();
            return B::Error.q();
        }
        let spelled = match base {
            BaseType::Void => "void",
            BaseType::Bool => "_Bool",
            BaseType::Char => "char",
            BaseType::Float => "float",
            BaseType::Double => "double",
            BaseType::Int128 => "__int128",
            BaseType::Float16 => "_Float16",
            BaseType::BFloat16 => "__bf16",
            BaseType::Fp16 => "__fp16",
            BaseType::Float128 => "__float128",
            BaseType::Float32 => "_Float32",
            BaseType::Float64 => "_Float64",
            BaseType::Float32x => "_Float32x",
            BaseType::Float64x => "_Float64x",
            _ => "int",
        };
        let width_ok = match base {
            BaseType::None | BaseType::Int => true,
            BaseType::Double => size == 0 || size == 1,
            _ => size == 0,
        };
        if !width_ok {
            let width = match size {
                -1 => "short",
                1 => "long",
                _ => "long long",
            };
            let message = format!("'{width} {spelled}' is invalid");
            self.diags.error(loc, message).emit();
            return B::Error.q();
        }
        let sign_ok = matches!(
            base,
            BaseType::None | BaseType::Int | BaseType::Char | BaseType::Int128
        );
        if sign != Sign::None && !sign_ok {
            let message = format!("'{spelled}' cannot be signed or unsigned");
            self.diags.error(loc, message).emit();
            return B::Error.q();
        }
        let builtin = match base {
            BaseType::None if complex && sign == Sign::None && size == 0 => {
                self.diags
                    .warn(
                        Warning::PEDANTIC,
                        loc,
                        "plain '_Complex' requires a type specifier; assuming '_Complex double'",
                    )
                    .emit();
                B::Double
            }
            BaseType::None | BaseType::Int => match size {
                -1 => pick(B::Short, B::UShort),
                1 => pick(B::Long, B::ULong),
                2 => {
                    if !self.lang.c99() {
                        self.diags
                            .warn(
                                Warning::LONG_LONG,
                                loc,
                                "'long long' is an extension when C99 mode is not enabled",
                            )
                            .emit();
                    }
                    pick(B::LongLong, B::ULongLong)
                }
                _ => pick(B::Int, B::UInt),
            },
            BaseType::Void => B::Void,
            BaseType::Bool => B::Bool,
            BaseType::Char => match sign {
                Sign::None => B::Char,
                Sign::Signed => B::SChar,
                Sign::Unsigned => B::UChar,
            },
            BaseType::Int128 => pick(B::Int128, B::UInt128),
            BaseType::Float | BaseType::Float32 => B::Float,
            BaseType::Double if size == 1 => B::LongDouble,
            BaseType::Double | BaseType::Float64 | BaseType::Float32x => B::Double,
            BaseType::Float64x => B::LongDouble,
            BaseType::Float16 => B::Float16,
            BaseType::BFloat16 => B::BFloat16,
            BaseType::Fp16 => B::Fp16,
            BaseType::Float128 => B::Float128,
            BaseType::Decimal32 | BaseType::Decimal64 | BaseType::Decimal128 => {
                self.diags
                    .error(loc, "GNU decimal type extension not supported")
                    .emit();
                return B::Error.q();
            }
        };
        if !complex {
            return builtin.q();
        }
        if matches!(builtin, B::Void | B::Bool) {
            let message = format!("'_Complex {spelled}' is invalid");
            self.diags.error(loc, message).emit();
            return B::Error.q();
        }
        if !matches!(
            builtin,
            B::Float | B::Double | B::LongDouble | B::Float16 | B::Float128 | B::BFloat16
        ) {
            self.diags
                .warn(
                    Warning::GNU_COMPLEX_INTEGER,
                    loc,
                    "complex integer types are a GNU extension",
                )
                .emit();
        }
        self.unit
            .types
            .intern(TypeKind::Complex(builtin.q()))
            .into()
    }

    fn bit_int_type(&mut self, sign: Sign, width: ast::ExprId, loc: Loc) -> QualType {
        let range = self.ast.expr(width).range;
        let Some(value) = self.integer_constant(width, "expression") else {
            return Builtin::Error.q();
        };
        let signed = sign != Sign::Unsigned;
        let least = if signed { 2 } else { 1 };
        let word = if signed { "signed" } else { "unsigned" };
        if value.to_i128().is_some_and(|v| v < least) {
            let message = format!("{word} _BitInt must have a bit size of at least {least}");
            self.diags.error(loc, message).range(range).emit();
            return Builtin::Error.q();
        }
        let max = self.target.bitint_max_width;
        match value.to_u64().and_then(|v| u32::try_from(v).ok()) {
            Some(width) if width <= max => self
                .unit
                .types
                .intern(TypeKind::BitInt { signed, width })
                .into(),
            _ => {
                let message =
                    format!("{word} _BitInt of bit sizes greater than {max} not supported");
                self.diags.error(loc, message).range(range).emit();
                Builtin::Error.q()
            }
        }
    }

    fn typedef_type(&mut self, name: Symbol, loc: Loc) -> QualType {
        match self.lookup(name) {
            Some(Entity::Typedef(id)) => {
                self.unit.typedefs[id.index()].used = true;
                let ty = self.unit.typedef(id).ty;
                if self.unit.types.is(ty, Builtin::Error) {
                    return ty;
                }
                if !self.unit.typedef(id).attrs.is_empty() {
                    self.check_use(
                        &self.unit.typedef(id).attrs.clone(),
                        name,
                        self.unit.typedef(id).loc,
                        loc,
                    );
                }
                self.unit.types.intern(TypeKind::Typedef(id, ty)).into()
            }
            _ => {
                let message = format!("unknown type name '{}'", self.text(name));
                self.diags.error(loc, message).emit();
                Builtin::Error.q()
            }
        }
    }

    fn typeof_expr(&mut self, e: ast::ExprId, unqual: bool, loc: Loc) -> QualType {
        self.ex.unevaluated += 1;
        let typed = self.expr(e);
        self.ex.unevaluated -= 1;
        let node = *self.unit.expr(typed);
        if node.cat == Category::BitField {
            let which = if unqual { "typeof_unqual" } else { "typeof" };
            let message = format!("invalid application of '{which}' to bit-field");
            self.diags.error(loc, message).range(node.range).emit();
            return Builtin::Error.q();
        }
        if matches!(node.kind, ExprKind::Error) {
            return Builtin::Error.q();
        }
        self.typeof_type(node.ty, unqual)
    }

    fn typeof_type(&mut self, ty: QualType, unqual: bool) -> QualType {
        if self.unit.types.is(ty, Builtin::Error) {
            return ty;
        }
        if !unqual {
            return self.unit.types.intern(TypeKind::Typeof(ty)).into();
        }
        let stripped = self.unqualified_deep(ty);
        self.unit.types.intern(TypeKind::Typeof(stripped)).into()
    }

    /// Without qualifiers and `_Atomic`, for `typeof_unqual` (of arrays: the element's).
    pub(crate) fn unqualified_deep(&mut self, ty: QualType) -> QualType {
        if self.unit.types.quals(ty) == 0
            && !matches!(self.unit.types.canon_kind(ty), TypeKind::Atomic(_))
        {
            return ty;
        }
        match self.unit.types.canon_kind(ty).clone() {
            TypeKind::Atomic(value) => value.without_local(),
            TypeKind::ConstantArray(elem, n) => {
                let elem = self.strip_array(elem, 64);
                self.unit.types.array(elem, n)
            }
            TypeKind::IncompleteArray(elem) => {
                let elem = self.strip_array(elem, 64);
                self.unit
                    .types
                    .intern(TypeKind::IncompleteArray(elem))
                    .into()
            }
            _ => self.unit.types.unqualified(ty),
        }
    }

    fn strip_array(&mut self, elem: QualType, depth: u32) -> QualType {
        match self.unit.types.canon_kind(elem).clone() {
            TypeKind::ConstantArray(inner, n) if depth > 0 => {
                let inner = self.strip_array(inner, depth - 1);
                self.unit.types.array(inner, n)
            }
            _ => self.unit.types.unqualified(elem),
        }
    }

    /// `_Atomic(ty)` with its constraints. C23 6.7.3.5.
    pub(crate) fn atomic(&mut self, ty: QualType, loc: Loc) -> QualType {
        let what = match self.unit.types.canon_kind(ty) {
            TypeKind::Builtin(Builtin::Error) => return ty,
            TypeKind::ConstantArray(..)
            | TypeKind::IncompleteArray(..)
            | TypeKind::VariableArray(..) => Some("array"),
            TypeKind::Function(..) | TypeKind::FunctionNoProto(..) => Some("function"),
            TypeKind::Atomic(_) => Some("atomic"),
            TypeKind::Builtin(Builtin::Void) => Some("incomplete"),
            _ if self.unit.types.quals(ty) != 0 => Some("qualified"),
            _ if self.incomplete_type(ty) => Some("incomplete"),
            _ => None,
        };
        if let Some(what) = what {
            let message = format!("_Atomic cannot be applied to {what} type {}", self.show(ty));
            self.diags.error(loc, message).emit();
            return Builtin::Error.q();
        }
        self.unit.types.intern(TypeKind::Atomic(ty)).into()
    }

    /// Adds `const`, `volatile`, `restrict` (no checks) to a type; on arrays to the element.
    pub(crate) fn add_quals(&mut self, ty: QualType, quals: u32) -> QualType {
        if quals & qual::MASK == 0 || self.unit.types.is(ty, Builtin::Error) {
            return ty;
        }
        self.qualify_array(ty, quals & qual::MASK, 64)
    }

    fn qualify_array(&mut self, ty: QualType, quals: u32, depth: u32) -> QualType {
        if depth == 0 {
            return ty.with(quals);
        }
        match self.unit.types.canon_kind(ty).clone() {
            TypeKind::ConstantArray(elem, n) => {
                let elem = match self.unit.types.kind(ty.id()) {
                    TypeKind::ConstantArray(sugared, _) => *sugared,
                    _ => elem,
                };
                let elem = self.qualify_array(elem, quals, depth - 1);
                self.unit.types.array(elem, n)
            }
            TypeKind::IncompleteArray(elem) => {
                let elem = self.qualify_array(elem, quals, depth - 1);
                self.unit
                    .types
                    .intern(TypeKind::IncompleteArray(elem))
                    .into()
            }
            TypeKind::VariableArray(elem, size, n) => {
                let elem = self.qualify_array(elem, quals, depth - 1);
                self.unit
                    .types
                    .intern(TypeKind::VariableArray(elem, size, n))
                    .into()
            }
            _ => ty.with(quals),
        }
    }

    /// Adds [`ast::qual`] bits to a type, with the checks on `restrict` and `_Atomic`.
    pub(crate) fn qualify(&mut self, ty: QualType, quals: u32, loc: Loc) -> QualType {
        if quals == 0 || self.unit.types.is(ty, Builtin::Error) {
            return ty;
        }
        let mut keep = quals & qual::MASK;
        if keep & qual::RESTRICT != 0 {
            match self.unit.types.canon_kind(ty) {
                TypeKind::Pointer(to) => {
                    let to = *to;
                    if matches!(
                        self.unit.types.canon_kind(to),
                        TypeKind::Function(..) | TypeKind::FunctionNoProto(..)
                    ) {
                        let message = format!(
                            "pointer to function type {} may not be 'restrict' qualified",
                            self.show(to)
                        );
                        self.diags.error(loc, message).emit();
                        keep &= !qual::RESTRICT;
                    }
                }
                TypeKind::ConstantArray(..)
                | TypeKind::IncompleteArray(..)
                | TypeKind::VariableArray(..) => {}
                _ => {
                    let message = format!(
                        "restrict requires a pointer or reference ({} is invalid)",
                        self.show(ty)
                    );
                    self.diags.error(loc, message).emit();
                    keep &= !qual::RESTRICT;
                }
            }
        }
        let ty = if quals & u32::from(ast::qual::ATOMIC) != 0 {
            self.atomic(ty, loc)
        } else {
            ty
        };
        self.add_quals(ty, keep)
    }

    /// Whether objects of the type cannot be made yet: `void`, undefined tags, arrays of unknown size (and arrays of
    /// incomplete elements).
    pub(crate) fn incomplete_type(&self, ty: QualType) -> bool {
        let mut ty = ty;
        for _ in 0..4096 {
            match self.unit.types.canon_kind(ty) {
                TypeKind::Builtin(Builtin::Void) => return true,
                TypeKind::Record(id) => return !self.unit.record(*id).complete,
                TypeKind::Enum(id) => return !self.unit.enumeration(*id).complete,
                TypeKind::IncompleteArray(_) => return true,
                TypeKind::ConstantArray(elem, _) | TypeKind::VariableArray(elem, _, _) => {
                    ty = *elem;
                }
                TypeKind::Atomic(value) => ty = *value,
                _ => return false,
            }
        }
        false
    }

    /// The note that says where an incomplete struct, union or enum was declared.
    pub(crate) fn forward_note(&self, ty: QualType) -> Option<(Loc, String)> {
        let mut ty = ty;
        for _ in 0..4096 {
            match self.unit.types.canon_kind(ty) {
                TypeKind::Record(id) => {
                    let r = self.unit.record(*id);
                    let plain = self.plain(ty.without_local());
                    if self.decl.open_records.contains(id) {
                        return Some((
                            r.loc,
                            format!(
                                "definition of '{plain}' is not complete until the closing '}}'"
                            ),
                        ));
                    }
                    return Some((r.loc, format!("forward declaration of '{plain}'")));
                }
                TypeKind::Enum(id) => {
                    let loc = self.unit.enumeration(*id).loc;
                    let plain = self.plain(ty.without_local());
                    return Some((loc, format!("forward declaration of '{plain}'")));
                }
                TypeKind::ConstantArray(elem, _)
                | TypeKind::IncompleteArray(elem)
                | TypeKind::VariableArray(elem, _, _) => ty = *elem,
                TypeKind::Atomic(value) => ty = *value,
                _ => return None,
            }
        }
        None
    }
}
