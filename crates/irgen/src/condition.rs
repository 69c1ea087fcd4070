//! Conditions: branches on expressions, values as `i1`, constants among conditions.

use neverc_llvm::{Block, FloatPredicate, IntPredicate, Value};
use neverc_sema::consteval::{self, Const};
use neverc_sema::tree::{BinaryOp, CastKind, ExprId, ExprKind, UnaryOp};
use neverc_sema::types::QualType;
use neverc_sema::value::IntValue;

use crate::body::OpaqueValue;
use crate::cx::{Fcg, Rv};
use crate::walk;

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// The expression inside parentheses, `_Generic` and `__builtin_choose_expr`.
    pub(crate) fn strip(&self, mut e: ExprId) -> ExprId {
        loop {
            match self.unit().expr(e).kind {
                ExprKind::Paren(inner)
                | ExprKind::Generic { chosen: inner, .. }
                | ExprKind::Choose { chosen: inner, .. } => e = inner,
                _ => return e,
            }
        }
    }

    /// The value of `e` when it is an integer constant without side effects.
    pub(crate) fn fold_int(&self, e: ExprId) -> Option<IntValue> {
        match consteval::eval(self.unit(), &self.cg.opts.ctypes, e) {
            Ok(Const::Int(value)) => Some(value),
            _ => None,
        }
    }

    /// The truth of `e` when it is constant and no label hides in it.
    pub(crate) fn fold_bool(&self, e: ExprId) -> Option<bool> {
        let value = match consteval::eval(self.unit(), &self.cg.opts.ctypes, e) {
            Ok(Const::Int(value)) => !value.is_zero(),
            Ok(Const::Address {
                base: consteval::AddressBase::Null,
                offset,
            }) => offset != 0,
            _ => return None,
        };
        (!walk::expr_contains_label(self.unit(), e)).then_some(value)
    }

    /// Jumps to `then` or `els` by the truth of `e`. Weights: of the two, when known.
    pub fn branch_on(
        &mut self,
        e: ExprId,
        then: Block<'c>,
        els: Block<'c>,
        weights: Option<(u32, u32)>,
    ) {
        let likely = weights.map(|(t, e)| t > e);
        self.branch_on_likely(e, then, els, likely);
    }

    /// Jumps by the truth of `e`; `likely`: which way is usual by an attribute.
    pub(crate) fn branch_on_likely(
        &mut self,
        e: ExprId,
        then: Block<'c>,
        els: Block<'c>,
        likely: Option<bool>,
    ) {
        let e = self.strip(e);
        match self.unit().expr(e).kind {
            ExprKind::Binary(BinaryOp::LAnd, l, r) => {
                match self.fold_bool(l) {
                    Some(true) => return self.branch_on_likely(r, then, els, likely),
                    Some(false) if !walk::expr_contains_label(self.unit(), r) => {
                        return self.jump(els);
                    }
                    _ => {}
                }
                if self.fold_bool(r) == Some(true) {
                    return self.branch_on_likely(l, then, els, likely);
                }
                let more = self.new_block("land.lhs.true");
                let first = if likely == Some(true) { likely } else { None };
                self.branch_on_likely(l, more, els, first);
                self.emit_block(more);
                self.branch_on_likely(r, then, els, likely);
            }
            ExprKind::Binary(BinaryOp::LOr, l, r) => {
                match self.fold_bool(l) {
                    Some(false) => return self.branch_on_likely(r, then, els, likely),
                    Some(true) if !walk::expr_contains_label(self.unit(), r) => {
                        return self.jump(then);
                    }
                    _ => {}
                }
                if self.fold_bool(r) == Some(false) {
                    return self.branch_on_likely(l, then, els, likely);
                }
                let more = self.new_block("lor.lhs.false");
                let first = if likely == Some(false) { likely } else { None };
                self.branch_on_likely(l, then, more, first);
                self.emit_block(more);
                self.branch_on_likely(r, then, els, likely);
            }
            ExprKind::Unary(UnaryOp::LNot, inner)
                if self.vector_parts(self.ty_of(inner)).is_none() =>
            {
                self.branch_on_likely(inner, els, then, likely.map(|l| !l));
            }
            ExprKind::Conditional(c, t, f) if self.vector_parts(self.ty_of(c)).is_none() => {
                match self.fold_bool(c) {
                    Some(true) if !walk::expr_contains_label(self.unit(), f) => {
                        return self.branch_on_likely(t, then, els, likely);
                    }
                    Some(false) if !walk::expr_contains_label(self.unit(), t) => {
                        return self.branch_on_likely(f, then, els, likely);
                    }
                    _ => {}
                }
                let yes = self.new_block("cond.true");
                let no = self.new_block("cond.false");
                self.branch_on(c, yes, no, None);
                self.emit_block(yes);
                self.branch_on_likely(t, then, els, likely);
                self.emit_block(no);
                self.branch_on_likely(f, then, els, likely);
            }
            _ => {
                let mut value = self.condition(e);
                self.ensure_insert_point();
                let unpredictable = self.is_unpredictable(e);
                if let Some(likely) = likely
                    && self.optimizing()
                {
                    let i1 = self.cx().bool_type();
                    let expected = self.cx().const_bool(likely);
                    value = self.intrinsic("llvm.expect", &[i1], &[value, expected]);
                }
                let branch = self.builder.cond_br(value, then, els);
                if unpredictable && self.optimizing() {
                    let cx = self.cx();
                    branch.set_metadata(cx.metadata_kind("unpredictable"), cx.metadata_node(&[]));
                }
                self.builder.clear_position();
            }
        }
    }

    /// Is `e` a call of `__builtin_unpredictable`?
    fn is_unpredictable(&self, e: ExprId) -> bool {
        let mut e = self.strip(e);
        while let ExprKind::ImplicitCast(_, inner) = self.unit().expr(e).kind {
            e = self.strip(inner);
        }
        self.called_builtin(e)
            .is_some_and(|name| name == "__builtin_unpredictable")
    }

    /// The truth of a scalar or complex value as `i1`.
    pub(crate) fn condition(&mut self, e: ExprId) -> Value<'c> {
        let e = self.strip(e);
        let expr = *self.unit().expr(e);
        match expr.kind {
            ExprKind::Unary(UnaryOp::LNot, inner) if self.vector_parts(expr.ty).is_none() => {
                let value = self.condition(inner);
                self.builder.not(value)
            }
            ExprKind::Binary(op, l, r)
                if is_comparison(op) && self.vector_parts(expr.ty).is_none() =>
            {
                self.compare_bool(op, l, r)
            }
            ExprKind::Binary(BinaryOp::LAnd | BinaryOp::LOr, ..)
                if self.vector_parts(expr.ty).is_none() =>
            {
                self.logical_bool(e)
            }
            ExprKind::ImplicitCast(
                CastKind::IntegralToBoolean
                | CastKind::PointerToBoolean
                | CastKind::FloatingToBoolean
                | CastKind::FloatingComplexToBoolean
                | CastKind::IntegralComplexToBoolean,
                inner,
            ) => self.condition(inner),
            ExprKind::ImplicitCast(CastKind::IntegralCast, inner)
                if self.is_bool(self.ty_of(inner))
                    && !matches!(self.kind(expr.ty), neverc_sema::TypeKind::BitInt { .. }) =>
            {
                self.condition(inner)
            }
            _ => {
                if self.complex_part(expr.ty).is_some() {
                    let (re, im) = self.complex(e);
                    let ty = self.complex_part(expr.ty).unwrap_or(expr.ty);
                    let re = self.truth_of(re, ty);
                    let im = self.truth_of(im, ty);
                    return self.builder.or(re, im);
                }
                let value = self.scalar(e);
                self.truth_of(value, expr.ty)
            }
        }
    }

    /// `value != 0` for a value of a scalar type.
    pub(crate) fn truth_of(&mut self, value: Value<'c>, ty: QualType) -> Value<'c> {
        let llvm_ty = value.ty();
        if llvm_ty == self.cx().bool_type() {
            return value;
        }
        let _ = ty;
        self.ensure_insert_point();
        if llvm_ty.is_float() {
            return self
                .builder
                .fcmp(FloatPredicate::Une, value, llvm_ty.null());
        }
        if llvm_ty.is_vector() {
            let bits = self.cx().int_type(llvm_ty.primitive_bits() as u32);
            let whole = self.builder.bitcast(value, bits);
            return self.builder.icmp(IntPredicate::Ne, whole, bits.null());
        }
        self.builder.icmp(IntPredicate::Ne, value, llvm_ty.null())
    }

    /// `&&` and `||` as `i1`.
    pub(crate) fn logical_bool(&mut self, e: ExprId) -> Value<'c> {
        let ExprKind::Binary(op, l, r) = self.unit().expr(e).kind else {
            return self.condition(e);
        };
        let is_and = op == BinaryOp::LAnd;
        // A constant left side decides at compile time.
        match self.fold_bool(l) {
            Some(value) if value == is_and => return self.condition(r),
            Some(_) if !walk::expr_contains_label(self.unit(), r) => {
                return self.cx().const_bool(!is_and);
            }
            _ => {}
        }
        let (rhs_name, end_name) = if is_and {
            ("land.rhs", "land.end")
        } else {
            ("lor.rhs", "lor.end")
        };
        let rhs = self.new_block(rhs_name);
        let end = self.new_block(end_name);
        if is_and {
            self.branch_on(l, rhs, end, None);
        } else {
            self.branch_on(l, end, rhs, None);
        }
        // All jumps to the end so far come from the left side.
        let sources = predecessors(end);
        self.emit_block(rhs);
        let value = self.condition(r);
        let from = self.current_block();
        self.emit_block(end);
        let i1 = self.cx().bool_type();
        let phi = self.builder.phi(i1);
        let short = self.cx().const_bool(!is_and);
        for block in sources {
            phi.add_incoming(short, block);
        }
        phi.add_incoming(value, from);
        phi
    }

    /// `?:`
    pub(crate) fn conditional(&mut self, e: ExprId) -> Rv<'c> {
        let expr = *self.unit().expr(e);
        let (c, t, f, bound) = match expr.kind {
            ExprKind::Conditional(c, t, f) => (c, t, f, None),
            ExprKind::BinaryConditional {
                common,
                cond,
                then,
                els,
            } => {
                let value = self.opaque_value(common);
                let saved = self.bind_opaque(common, value);
                (cond, then, els, Some((common, saved)))
            }
            _ => return self.rvalue(e),
        };
        let result = self.conditional_arms(e, c, t, f);
        if let Some((common, saved)) = bound {
            match saved {
                Some(saved) => {
                    self.body.opaque.insert(common, saved);
                }
                None => {
                    self.body.opaque.remove(&common);
                }
            }
        }
        result
    }

    fn opaque_value(&mut self, common: ExprId) -> OpaqueValue<'c> {
        let expr = self.unit().expr(common);
        if expr.cat.is_lvalue() {
            OpaqueValue::Object(self.lvalue(common))
        } else {
            OpaqueValue::Value(self.rvalue(common))
        }
    }

    fn conditional_arms(&mut self, e: ExprId, c: ExprId, t: ExprId, f: ExprId) -> Rv<'c> {
        let ty = self.ty_of(e);
        if let Some(value) = self.fold_bool(c) {
            let (live, dead) = if value { (t, f) } else { (f, t) };
            if !walk::expr_contains_label(self.unit(), dead) {
                return self.rvalue(live);
            }
        }
        if self.vector_parts(self.ty_of(c)).is_some() {
            return self.vector_select(c, t, f);
        }
        // Cheap arms without side effects: both are evaluated.
        if self.is_cheap(t) && self.is_cheap(f) && !self.is_void(ty) {
            let cond = self.condition(c);
            let yes = self.scalar(t);
            let no = self.scalar(f);
            return Rv::Scalar(self.builder.select(cond, yes, no));
        }
        let yes = self.new_block("cond.true");
        let no = self.new_block("cond.false");
        let end = self.new_block("cond.end");
        self.branch_on(c, yes, no, None);
        let aggregate = if self.is_aggregate(ty) {
            Some(self.temp(ty, "cond"))
        } else {
            None
        };
        let mut incoming = Vec::new();
        for (block, arm) in [(yes, t), (no, f)] {
            self.emit_block(block);
            let value = match aggregate {
                Some(dest) => {
                    self.aggregate(arm, dest);
                    Rv::Aggregate(dest)
                }
                None if self.is_void(ty) => {
                    self.ignored(arm);
                    Rv::Void
                }
                None => self.rvalue(arm),
            };
            self.ensure_insert_point();
            let from = self.current_block();
            incoming.push((value, from));
            self.jump(end);
        }
        self.emit_block(end);
        match (incoming[0], incoming[1]) {
            ((Rv::Scalar(a), from_a), (Rv::Scalar(b), from_b)) => {
                Rv::Scalar(self.builder.phi_with(a.ty(), &[(a, from_a), (b, from_b)]))
            }
            ((Rv::Complex(ar, ai), from_a), (Rv::Complex(br, bi), from_b)) => {
                let re = self
                    .builder
                    .phi_with(ar.ty(), &[(ar, from_a), (br, from_b)]);
                let im = self
                    .builder
                    .phi_with(ai.ty(), &[(ai, from_a), (bi, from_b)]);
                Rv::Complex(re, im)
            }
            _ => aggregate.map_or(Rv::Void, Rv::Aggregate),
        }
    }

    /// Constants: evaluated without a branch.
    fn is_cheap(&self, e: ExprId) -> bool {
        let ty = self.ty_of(e);
        (self.is_integer(ty) || self.is_float(ty) || self.is_pointer(ty))
            && matches!(
                consteval::eval(self.unit(), &self.cg.opts.ctypes, e),
                Ok(Const::Int(_) | Const::Float(_) | Const::Address { .. })
            )
            && !walk::expr_contains_label(self.unit(), e)
    }
}

/// `< > <= >= == !=`
pub(crate) fn is_comparison(op: BinaryOp) -> bool {
    matches!(
        op,
        BinaryOp::Lt | BinaryOp::Gt | BinaryOp::Le | BinaryOp::Ge | BinaryOp::Eq | BinaryOp::Ne
    )
}

/// Blocks that jump to `block`, once for each jump.
fn predecessors(block: Block<'_>) -> Vec<Block<'_>> {
    let mut list: Vec<Block<'_>> = block
        .as_value()
        .users()
        .into_iter()
        .filter(|user| user.is_terminator())
        .filter_map(neverc_llvm::Value::parent_block)
        .collect();
    list.reverse();
    list
}
