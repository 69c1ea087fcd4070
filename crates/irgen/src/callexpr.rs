//! Call expressions: which function, builtin or not, the arguments.

use neverc_llvm::{Type, Value};
use neverc_sema::tree::{CastKind, DeclRef, ExprId, ExprKind, FuncId, List, StmtAttr, UnaryOp};
use neverc_sema::types::{QualType, TypeKind};

use crate::cx::{Address, CallAttrs, Fcg, Rv};

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// The function that a callee expression names.
    pub(crate) fn called_function(&self, callee: ExprId) -> Option<FuncId> {
        let mut e = self.strip(callee);
        loop {
            match self.unit().expr(e).kind {
                ExprKind::ImplicitCast(
                    CastKind::FunctionToPointerDecay | CastKind::BuiltinFnToFnPtr | CastKind::NoOp,
                    inner,
                )
                | ExprKind::Cast(CastKind::FunctionToPointerDecay | CastKind::NoOp, inner) => {
                    e = self.strip(inner)
                }
                ExprKind::Unary(UnaryOp::Deref | UnaryOp::AddrOf, inner)
                    if self.is_function(self.ty_of(inner)) || self.points_to_function(inner) =>
                {
                    e = self.strip(inner);
                }
                ExprKind::DeclRef(DeclRef::Func(id)) => return Some(id),
                _ => return None,
            }
        }
    }

    fn points_to_function(&self, e: ExprId) -> bool {
        self.types()
            .pointee(self.ty_of(e))
            .is_some_and(|to| self.is_function(to))
    }

    /// Name of the builtin that a call expression calls.
    pub(crate) fn called_builtin(&self, e: ExprId) -> Option<&'static str> {
        let ExprKind::Call(callee, _) = self.unit().expr(e).kind else {
            return None;
        };
        let id = self.called_function(callee)?;
        self.unit().func(id).builtin.map(|b| b.name())
    }

    /// A call.
    pub(crate) fn call_expr(
        &mut self,
        e: ExprId,
        callee: ExprId,
        args: List<ExprId>,
        dest: Option<Address<'c>>,
    ) -> Rv<'c> {
        let unit = self.unit();
        let loc = unit.expr(e).range.begin;
        let known = self.called_function(callee);
        let args = unit.list(args);
        if let Some(id) = known
            && unit.func(id).builtin.is_some()
        {
            self.set_loc(loc);
            if let Some(value) = self.builtin_call(e, id, args, dest) {
                self.ensure_insert_point();
                return value;
            }
        }
        let callee_ty = self.ty_of(callee);
        let fn_ty = if self.is_function(callee_ty) {
            callee_ty
        } else {
            self.pointee(callee_ty)
        };
        let callee_value = match known {
            Some(id) => self.cg.func(id),
            None => self.scalar(callee),
        };
        let mut values = Vec::with_capacity(args.len());
        for (index, &arg) in args.iter().enumerate() {
            let ty = self.argument_type(fn_ty, index, arg);
            let value = self.rvalue(arg);
            values.push((value, ty));
        }
        self.ensure_insert_point();
        self.set_loc(loc);
        let attrs = CallAttrs {
            must_tail: self.body.tail_call == Some(e),
            ..self.call_attributes(known)
        };
        self.emit_call(fn_ty, callee_value, &values, dest, attrs)
    }

    fn argument_type(&self, fn_ty: QualType, index: usize, arg: ExprId) -> QualType {
        match self.kind(fn_ty) {
            TypeKind::Function(_, params, _) if index < params.len() => {
                // A transparent union parameter takes a member's value.
                let param = params[index];
                let arg_ty = self.ty_of(arg);
                if self.is_aggregate(param) && !self.is_aggregate(arg_ty) {
                    arg_ty
                } else {
                    param
                }
            }
            _ => self.ty_of(arg),
        }
    }

    /// Attributes of a call that come from the function and the statement.
    pub(crate) fn call_attributes(&self, decl: Option<FuncId>) -> CallAttrs {
        CallAttrs {
            decl,
            must_tail: false,
            no_merge: self.body.call_attr == Some(StmtAttr::NoMerge),
            no_inline: self.body.call_attr == Some(StmtAttr::NoInline),
            always_inline: self.body.call_attr == Some(StmtAttr::AlwaysInline),
            no_builtin: false,
        }
    }

    /// A function of the run-time library, by its LLVM type.
    pub(crate) fn runtime(
        &mut self,
        name: &str,
        ret: Type<'c>,
        params: &[Type<'c>],
    ) -> (Type<'c>, Value<'c>) {
        let ty = ret.function(params, false);
        let callee = match self.cg.module.function(name) {
            Some(function) => function,
            None => {
                let function = self.cg.module.add_function(name, ty);
                function.add_attribute(
                    neverc_llvm::AttributeIndex::Function,
                    self.cx().attribute("nounwind"),
                );
                function
            }
        };
        (ty, callee)
    }

    /// Calls a function of the run-time library.
    pub(crate) fn runtime_call(
        &mut self,
        name: &str,
        ret: Type<'c>,
        args: &[Value<'c>],
    ) -> Value<'c> {
        let params: Vec<Type<'c>> = args.iter().map(|arg| arg.ty()).collect();
        let (ty, callee) = self.runtime(name, ret, &params);
        let call = self.builder.call(ty, callee, args);
        call.add_call_attribute(
            neverc_llvm::AttributeIndex::Function,
            self.cx().attribute("nounwind"),
        );
        call
    }

    /// `va_arg`
    pub(crate) fn va_arg(&mut self, e: ExprId) -> Rv<'c> {
        let expr = *self.unit().expr(e);
        let ExprKind::VaArg(list) = expr.kind else {
            return self.undefined_value(e);
        };
        let list = self.va_list_address(list);
        self.ensure_insert_point();
        self.emit_va_arg(list, expr.ty)
    }

    /// Address of the `va_list` object that an operand designates: an array decays to it, a record is an lvalue.
    pub(crate) fn va_list_address(&mut self, e: ExprId) -> Value<'c> {
        let e = self.strip(e);
        let expr = *self.unit().expr(e);
        if let ExprKind::ImplicitCast(CastKind::LValueToRValue, inner) = expr.kind
            && !self.is_pointer(expr.ty)
        {
            let lv = self.lvalue(inner);
            return self.lv_pointer(&lv);
        }
        if expr.cat.is_lvalue() {
            let lv = self.lvalue(e);
            if self.is_pointer(expr.ty) {
                let value = self.load(&lv);
                return self.expect_scalar(value, expr.ty);
            }
            return self.lv_pointer(&lv);
        }
        if self.is_aggregate(expr.ty) {
            return self.aggregate_value(e).ptr;
        }
        self.scalar(e)
    }
}
