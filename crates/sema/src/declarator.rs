//! Declarators to types: pointers, arrays, functions and their parameters. C23 6.7.7.

use neverc_source::{Loc, Symbol, Warning};
use neverc_syntax::ast::{self, ArraySize, Chunk, Ident, ParamForm, storage};

use crate::attr_type::Place;
use crate::cx::Sema;
use crate::layout::MAX_SIZE;
use crate::scope::{Entity, ScopeKind, Tag};
use crate::specs::Specs;
use crate::tree::{ExprId, Linkage, Storage, Var, VarDef, VarId};
use crate::types::{Builtin, FnInfo, QualType, TypeKind, qual};

/// Where a declarator stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Context {
    /// An object, function or typedef at file or block scope.
    Declaration,
    /// A parameter.
    Param,
    /// A member.
    Field,
    /// A type name.
    TypeName,
}

/// What an analysed declarator says.
#[derive(Debug)]
pub(crate) struct Declared {
    /// The name, if any.
    pub name: Option<Ident>,
    /// The type.
    pub ty: QualType,
    /// Position of the name, or of the declarator.
    pub loc: Loc,
    /// When it declares a function: its parameter list.
    pub params: Option<ParamList>,
}

/// The parameter list of a function declarator.
#[derive(Debug)]
pub(crate) struct ParamList {
    /// Parameters, in order.
    pub vars: Vec<VarId>,
    /// Everything declared in the prototype scope.
    pub names: Vec<(Symbol, Entity)>,
    /// Tags declared in the prototype scope.
    pub tags: Vec<(Symbol, Tag)>,
    /// Old-style names.
    pub knr: ast::List<Ident>,
    /// Form.
    pub form: ParamForm,
    /// Position of `(`.
    pub paren: Loc,
}

impl Sema<'_> {
    /// The type a type name denotes; `Builtin::Error` when it was diagnosed.
    pub fn type_name(&mut self, id: ast::TypeNameId) -> QualType {
        let name = *self.ast.type_name(id);
        if !self.enter(name.range.begin) {
            return Builtin::Error.q();
        }
        let specs = self.specs(name.specs);
        let ty = if specs.auto {
            self.diags
                .error(specs.loc, "'auto' not allowed in type name")
                .emit();
            Builtin::Error.q()
        } else {
            self.declarator(&specs, name.declarator, Context::TypeName)
                .ty
        };
        self.leave();
        ty
    }

    /// Applies a declarator to the base type of the specifiers.
    pub(crate) fn declarator(
        &mut self,
        specs: &Specs,
        id: ast::DeclaratorId,
        context: Context,
    ) -> Declared {
        self.declarator_on(specs.ty, specs.attrs, id, context)
    }

    /// The attributes of a declared entity that stand in its declarator: at its end, and GNU ones after
    /// a `*`, which GCC takes as the entity's too.
    pub(crate) fn declarator_attrs(
        &mut self,
        declarator: ast::Declarator,
        on: crate::attr::On,
        ty: QualType,
        loc: Loc,
    ) -> Vec<crate::tree::Attr> {
        let ast = self.ast;
        let mut made = self.decl_attrs(declarator.attrs, on, ty, loc);
        for chunk in ast.list(declarator.chunks) {
            if let Chunk::Pointer { attrs, .. } = *chunk
                && ast
                    .list(attrs)
                    .iter()
                    .all(|a| a.syntax == ast::AttrSyntax::Gnu)
            {
                made.extend(self.decl_attrs(attrs, on, ty, loc));
            }
        }
        made
    }

    pub(crate) fn declarator_on(
        &mut self,
        base: QualType,
        spec_attrs: ast::List<ast::Attr>,
        id: ast::DeclaratorId,
        context: Context,
    ) -> Declared {
        let ast = self.ast;
        let d = ast.declarator(id);
        let loc = d.name.map_or(d.range.begin, |n| n.loc);
        let chunks = ast.list(d.chunks);
        let innermost = chunks
            .iter()
            .position(|c| !matches!(c, Chunk::Paren { .. }));
        let mut ty = base;
        let mut params = None;
        let mut of_results = Vec::new();
        for (i, chunk) in chunks.iter().enumerate().rev() {
            let is_innermost = Some(i) == innermost;
            match *chunk {
                Chunk::Pointer { quals, attrs, loc } => {
                    if !self.error_type(ty) {
                        ty = self.unit.types.pointer(ty);
                        ty = self.type_attrs(ty, attrs, Place::Pointer);
                        if self.concerns_the_function(ty, attrs) {
                            of_results.push(attrs);
                        }
                        ty = self.qualify(ty, u32::from(quals), loc);
                    }
                }
                Chunk::Array {
                    size,
                    quals,
                    is_static,
                    attrs,
                    loc: bracket,
                } => {
                    let outermost = is_innermost && context == Context::Param;
                    if (is_static || quals != 0) && !outermost {
                        let what = if is_static {
                            "static"
                        } else {
                            "type qualifier"
                        };
                        let message = if context == Context::Param {
                            format!("'{what}' used in non-outermost array type derivation")
                        } else {
                            format!(
                                "'{what}' used in array declarator outside of function prototype"
                            )
                        };
                        let message = message.replace("'type qualifier'", "type qualifier");
                        self.diags.error(bracket, message).emit();
                    }
                    ty = self.array_type(ty, size, d.name, loc, bracket);
                    ty = self.type_attrs(ty, attrs, Place::Declarator);
                    if outermost && quals != 0 {
                        // The qualifiers belong to the pointer that the parameter becomes.
                        ty = self.decayed_array(ty, u32::from(quals), bracket);
                    }
                }
                Chunk::Function {
                    params: list,
                    names,
                    form,
                    variadic,
                    attrs,
                    loc: paren,
                } => {
                    let (made, parsed) =
                        self.function_type(ty, list, names, form, variadic, loc, paren);
                    ty = self.type_attrs(made, attrs, Place::Declarator);
                    for attrs in of_results.drain(..) {
                        ty = self.type_attrs(ty, attrs, Place::Result);
                    }
                    if is_innermost {
                        params = Some(parsed);
                    }
                }
                Chunk::Paren { attrs, .. } => {
                    ty = self.type_attrs(ty, attrs, Place::Declarator);
                    if !self.error_type(ty) {
                        ty = self.unit.types.intern(TypeKind::Paren(ty)).into();
                    }
                }
            }
        }
        for attrs in of_results {
            ty = self.type_attrs(ty, attrs, Place::Result);
        }
        if !spec_attrs.is_empty() {
            ty = self.type_attrs(ty, spec_attrs, Place::SpecsOnDeclarator);
        }
        ty = self.type_attrs(ty, d.attrs, Place::Declarator);
        if !self.unit.types.is(ty, Builtin::Error)
            && !matches!(
                self.unit.types.canon_kind(ty),
                TypeKind::Function(..) | TypeKind::FunctionNoProto(..)
            )
        {
            // `int (f)(void)` keeps its parameters, everything else has none.
            params = None;
        }
        Declared {
            name: d.name,
            ty,
            loc,
            params,
        }
    }

    pub(crate) fn error_type(&self, ty: QualType) -> bool {
        self.unit.types.is(ty, Builtin::Error)
    }

    /// `elem[size]` with its constraints. C23 6.7.7.3.
    fn array_type(
        &mut self,
        elem: QualType,
        size: ArraySize,
        name: Option<Ident>,
        loc: Loc,
        bracket: Loc,
    ) -> QualType {
        // The size is analysed in any case, for its own errors and uses.
        let size_expr = match size {
            ArraySize::Expr(e) => Some(self.expr_rvalue(e)),
            _ => None,
        };
        if self.error_type(elem) {
            return elem;
        }
        match self.unit.types.canon_kind(elem) {
            TypeKind::Function(..) | TypeKind::FunctionNoProto(..) => {
                let shown = self.show(elem);
                let message = match name {
                    Some(n) => format!(
                        "'{}' declared as array of functions of type {shown}",
                        self.text(n.name)
                    ),
                    None => format!("type name declared as array of functions of type {shown}"),
                };
                self.diags.error(bracket, message).emit();
                return Builtin::Error.q();
            }
            TypeKind::IncompleteArray(_) | TypeKind::Builtin(Builtin::Void) => {
                let message = format!("array has incomplete element type {}", self.show(elem));
                self.diags.error(bracket, message).emit();
                return Builtin::Error.q();
            }
            TypeKind::Record(id) => {
                let record = self.unit.record(*id);
                if !record.complete {
                    let message = format!("array has incomplete element type {}", self.show(elem));
                    let builder = self.diags.error(bracket, message);
                    match self.forward_note(elem) {
                        Some((at, note)) => builder.note(at, note).emit(),
                        None => builder.emit(),
                    }
                    return Builtin::Error.q();
                }
                if record.flexible {
                    let message = format!(
                        "{} may not be used as an array element due to flexible array member",
                        self.show(elem)
                    );
                    self.diags
                        .warn(Warning::FLEXIBLE_ARRAY_EXTENSIONS, loc, message)
                        .emit();
                }
            }
            TypeKind::Enum(id) if !self.unit.enumeration(*id).complete => {
                let message = format!("array has incomplete element type {}", self.show(elem));
                self.diags.error(bracket, message).emit();
                return Builtin::Error.q();
            }
            _ => {}
        }
        match size {
            ArraySize::None => self
                .unit
                .types
                .intern(TypeKind::IncompleteArray(elem))
                .into(),
            ArraySize::Star => {
                if self.scope_kind() != ScopeKind::Prototype {
                    self.diags
                        .error(bracket, "star modifier used outside of function prototype")
                        .emit();
                    return Builtin::Error.q();
                }
                self.unit.types.vla(elem, None)
            }
            ArraySize::Expr(_) => match size_expr {
                Some(e) => self.sized_array(elem, e, name, loc, bracket),
                None => Builtin::Error.q(),
            },
        }
    }

    fn sized_array(
        &mut self,
        elem: QualType,
        size: ExprId,
        name: Option<Ident>,
        loc: Loc,
        bracket: Loc,
    ) -> QualType {
        let node = *self.unit.expr(size);
        if self.error_type(node.ty) {
            return Builtin::Error.q();
        }
        if crate::classify::int_info(&self.unit, self.target, node.ty).is_none() {
            let message = format!("size of array has non-integer type {}", self.show(node.ty));
            self.diags
                .error(node.range.begin, message)
                .range(node.range)
                .emit();
            return Builtin::Error.q();
        }
        let value = if self.is_ice(size) {
            self.required_int(size)
        } else {
            None
        };
        let Some(value) = value else {
            if !self.lang.c99() {
                self.diags
                    .warn(
                        Warning::VLA_EXTENSION,
                        node.range.begin,
                        "variable length arrays are a C99 feature",
                    )
                    .range(node.range)
                    .emit();
            }
            self.diags
                .warn(Warning::VLA, node.range.begin, "variable length array used")
                .range(node.range)
                .emit();
            return self.unit.types.vla(elem, Some(size));
        };
        if value.is_negative() {
            let message = match name {
                Some(n) => format!(
                    "'{}' declared as an array with a negative size",
                    self.text(n.name)
                ),
                None => "array size is negative".to_string(),
            };
            self.diags
                .error(node.range.begin, message)
                .range(node.range)
                .emit();
            return Builtin::Error.q();
        }
        if value.is_zero() {
            self.diags
                .warn(
                    Warning::ZERO_LENGTH_ARRAY,
                    node.range.begin,
                    "zero size arrays are an extension",
                )
                .range(node.range)
                .emit();
        }
        if self.is_vla(elem) {
            // An array of variable arrays has a run-time size however constant its length.
            return self.unit.types.vla(elem, Some(size));
        }
        let elem_size = self.size_of(elem).unwrap_or(0);
        if let Some(align) = self.align_of(elem)
            && !elem_size.is_multiple_of(u64::from(align.max(1)))
        {
            let message = format!(
                "size of array element of type {} ({elem_size} byte{}) isn't a multiple of its alignment ({align} bytes)",
                self.show(elem),
                if elem_size == 1 { "" } else { "s" }
            );
            self.diags.error(bracket, message).emit();
            return Builtin::Error.q();
        }
        let len = value.to_u64().filter(|n| {
            n.checked_mul(elem_size.max(1))
                .is_some_and(|b| b < MAX_SIZE)
        });
        match len {
            Some(n) => self.unit.types.array(elem, n),
            None => {
                let at = if loc.is_some() { node.range.begin } else { loc };
                let message = format!("array is too large ({} elements)", value.to_big());
                self.diags.error(at, message).range(node.range).emit();
                Builtin::Error.q()
            }
        }
    }

    /// The adjusted type of an array parameter with qualifiers in its brackets.
    fn decayed_array(&mut self, ty: QualType, quals: u32, loc: Loc) -> QualType {
        match self.array_elem(ty) {
            Some(elem) => {
                let pointer = self.unit.types.pointer(elem);
                let pointer = self.qualify(pointer, quals, loc);
                let id = self
                    .unit
                    .types
                    .intern(TypeKind::Decayed(ty, pointer.without_local()));
                QualType::new(id, pointer.local_quals())
            }
            None => ty,
        }
    }

    /// Element type with its sugar.
    pub(crate) fn array_elem(&self, ty: QualType) -> Option<QualType> {
        let quals = ty.local_quals();
        match self.unit.types.kind(ty.id()) {
            TypeKind::ConstantArray(elem, _)
            | TypeKind::IncompleteArray(elem)
            | TypeKind::VariableArray(elem, _, _) => Some(elem.with(quals)),
            TypeKind::Paren(inner) => self.array_elem(inner.with(quals)),
            _ => self.unit.types.element(ty),
        }
    }

    /// A function type with its constraints and parameters. C23 6.7.7.4.
    #[allow(clippy::too_many_arguments)]
    fn function_type(
        &mut self,
        ret: QualType,
        params: ast::List<ast::Param>,
        names: ast::List<Ident>,
        form: ParamForm,
        variadic: bool,
        loc: Loc,
        paren: Loc,
    ) -> (QualType, ParamList) {
        let mut ret = ret;
        match self.unit.types.canon_kind(ret) {
            TypeKind::Function(..) | TypeKind::FunctionNoProto(..) => {
                let message = format!("function cannot return function type {}", self.show(ret));
                self.diags.error(paren, message).emit();
                ret = Builtin::Error.q();
            }
            TypeKind::ConstantArray(..)
            | TypeKind::IncompleteArray(..)
            | TypeKind::VariableArray(..) => {
                let message = format!("function cannot return array type {}", self.show(ret));
                self.diags.error(paren, message).emit();
                ret = Builtin::Error.q();
            }
            _ => {}
        }
        if ret.local_quals() & (qual::CONST | qual::VOLATILE) != 0
            && !matches!(
                self.unit.types.canon_kind(ret),
                TypeKind::Builtin(Builtin::Void)
            )
        {
            let word = if ret.local_quals() & qual::CONST != 0 {
                "const"
            } else {
                "volatile"
            };
            let message = format!("'{word}' type qualifier on return type has no effect");
            self.diags.warn(Warning::DISCARD_QUAL, loc, message).emit();
        }
        let ret = ret.without_local();
        self.push_scope(ScopeKind::Prototype);
        let mut types = Vec::new();
        let mut vars = Vec::new();
        let list = self.ast.list(params);
        for param in list {
            let (ty, var) = self.parameter(param, list.len() == 1 && !variadic);
            let Some(var) = var else { continue };
            types.push(ty);
            vars.push(var);
        }
        let (bound, tags) = self.pop_scope_taking();
        let info = FnInfo {
            variadic,
            ..FnInfo::default()
        };
        let prototype = match form {
            ParamForm::Prototype => true,
            ParamForm::Empty => self.lang.c23(),
            ParamForm::Names => false,
        };
        let kind = if prototype {
            TypeKind::Function(ret, types.into(), info)
        } else {
            TypeKind::FunctionNoProto(ret, info)
        };
        let made = self.unit.types.intern(kind).into();
        (
            made,
            ParamList {
                vars,
                names: bound,
                tags,
                knr: names,
                form,
                paren,
            },
        )
    }

    /// One parameter: its adjusted type and variable; no variable for a lone `void`.
    fn parameter(&mut self, param: &ast::Param, alone: bool) -> (QualType, Option<VarId>) {
        if !self.enter(param.range.begin) {
            return (Builtin::Error.q(), None);
        }
        let specs = self.specs(param.specs);
        if specs.storage & !storage::REGISTER != 0 {
            let loc = specs.storage_loc;
            if specs.auto || specs.has(storage::AUTO) && !specs.has(storage::TYPEDEF) {
                self.diags
                    .error(loc, "'auto' not allowed in function prototype")
                    .emit();
            } else {
                self.diags
                    .error(
                        loc,
                        "invalid storage class specifier in function declarator",
                    )
                    .emit();
            }
        } else if specs.auto {
            let word = "'__auto_type' not allowed in function prototype";
            self.diags.error(specs.loc, word).emit();
        }
        if specs.inline {
            self.diags
                .error(specs.range.begin, "'inline' can only appear on functions")
                .emit();
        }
        let d = self.declarator(&specs, param.declarator, Context::Param);
        let mut ty = d.ty;
        if self.unit.types.is(ty, Builtin::Void) {
            if alone && d.name.is_none() {
                self.leave();
                if ty.local_quals() != 0 {
                    self.diags
                        .error(d.loc, "'void' as parameter must not have type qualifiers")
                        .emit();
                }
                return (ty, None);
            }
            let text = if d.name.is_some() && alone {
                "argument may not have 'void' type"
            } else {
                "'void' must be the first and only parameter if specified"
            };
            self.diags.error(d.loc, text).emit();
            ty = Builtin::Error.q();
        }
        ty = self.adjust_param(ty);
        let name = d.name.map_or(Symbol::EMPTY, |n| n.name);
        if let Some(n) = d.name
            && let Some(Entity::Var(previous)) = self.lookup_here(n.name)
        {
            let message = format!("redefinition of parameter '{}'", self.text(n.name));
            let at = self.unit.var(previous).loc;
            self.diags
                .error(n.loc, message)
                .note(at, "previous declaration is here")
                .emit();
        }
        let var = self.new_var(name, ty, d.loc);
        let declarator = *self.ast.declarator(param.declarator);
        let mut attrs = self.decl_attrs(specs.attrs, crate::attr::On::Param, ty, d.loc);
        attrs.extend(self.declarator_attrs(declarator, crate::attr::On::Param, ty, d.loc));
        let v = &mut self.unit.vars[var.index()];
        v.is_param = true;
        v.range = param.range;
        v.attrs = attrs;
        self.bind(name, Entity::Var(var));
        self.leave();
        (ty, Some(var))
    }

    /// Arrays and functions as parameters become pointers. C23 6.7.7.4.
    pub(crate) fn adjust_param(&mut self, ty: QualType) -> QualType {
        match self.unit.types.canon_kind(ty) {
            TypeKind::ConstantArray(..)
            | TypeKind::IncompleteArray(..)
            | TypeKind::VariableArray(..) => {
                let Some(elem) = self.array_elem(ty) else {
                    return ty;
                };
                let pointer = self.unit.types.pointer(elem);
                self.unit
                    .types
                    .intern(TypeKind::Decayed(ty, pointer))
                    .into()
            }
            TypeKind::Function(..) | TypeKind::FunctionNoProto(..) => {
                let pointer = self.unit.types.pointer(ty.without_local());
                self.unit
                    .types
                    .intern(TypeKind::Decayed(ty, pointer))
                    .into()
            }
            _ => ty,
        }
    }

    /// Appends an automatic variable without linkage.
    pub(crate) fn new_var(&mut self, name: Symbol, ty: QualType, loc: Loc) -> VarId {
        let id = VarId(self.unit.vars.len() as u32);
        self.unit.vars.push(Var {
            name,
            ty,
            loc,
            range: neverc_source::Range::token(loc),
            storage: Storage::Auto,
            linkage: Linkage::None,
            def: VarDef::Definition,
            init: None,
            function: self.function,
            is_param: false,
            is_constexpr: false,
            is_compound_literal: false,
            tls_model: 0,
            address_taken: false,
            used: false,
            asm_label: None,
            attrs: Vec::new(),
        });
        id
    }

    /// Whether the type has a run-time size in it, at any depth of pointers, arrays and function results.
    pub(crate) fn variably_modified(&self, ty: QualType) -> bool {
        let mut ty = ty;
        for _ in 0..4096 {
            match self.unit.types.canon_kind(ty) {
                TypeKind::VariableArray(..) => return true,
                TypeKind::Pointer(to) | TypeKind::Atomic(to) => ty = *to,
                TypeKind::ConstantArray(to, _) | TypeKind::IncompleteArray(to) => ty = *to,
                TypeKind::Function(ret, ..) | TypeKind::FunctionNoProto(ret, _) => ty = *ret,
                _ => return false,
            }
        }
        false
    }

    /// Whether the type is a variable array, or an array of such.
    pub(crate) fn is_vla(&self, ty: QualType) -> bool {
        let mut ty = ty;
        for _ in 0..4096 {
            match self.unit.types.canon_kind(ty) {
                TypeKind::VariableArray(..) => return true,
                TypeKind::ConstantArray(to, _) | TypeKind::IncompleteArray(to) => ty = *to,
                _ => return false,
            }
        }
        false
    }

    /// Turns variable arrays whose size can be folded into constant arrays (GNU), where no variable array may stand.
    /// `None`: not possible.
    pub(crate) fn fold_vla(&mut self, ty: QualType, depth: u32) -> Option<QualType> {
        if depth == 0 {
            return None;
        }
        let canonical = self.unit.types.canonical(ty);
        let quals = canonical.local_quals();
        match self.unit.types.kind(canonical.id()).clone() {
            TypeKind::VariableArray(elem, size, _) => {
                let elem = if self.variably_modified(elem) {
                    self.fold_vla(elem, depth - 1)?
                } else {
                    elem
                };
                let n = self.const_int(size?)?.to_u64()?;
                let bytes = self.size_of(elem)?.max(1);
                n.checked_mul(bytes).filter(|&b| b < MAX_SIZE)?;
                Some(self.unit.types.array(elem, n).with(quals))
            }
            TypeKind::ConstantArray(elem, n) => {
                let elem = self.fold_vla(elem, depth - 1)?;
                Some(self.unit.types.array(elem, n).with(quals))
            }
            TypeKind::IncompleteArray(elem) => {
                let elem = self.fold_vla(elem, depth - 1)?;
                let made = self.unit.types.intern(TypeKind::IncompleteArray(elem));
                Some(QualType::new(made, quals))
            }
            TypeKind::Pointer(to) => {
                let to = self.fold_vla(to, depth - 1)?;
                Some(self.unit.types.pointer(to).with(quals))
            }
            _ => {
                if self.variably_modified(canonical) {
                    None
                } else {
                    Some(canonical)
                }
            }
        }
    }
}
