//! Which expressions are integer constant expressions in the strict sense. C23 6.6.

use crate::builtins::id;
use crate::cx::Sema;
use crate::tree::{BinaryOp, CastKind, DeclRef, ExprId, ExprKind, Trait, UnaryOp};

impl Sema<'_> {
    /// Whether `e` is an integer constant expression in the strict sense of C23 6.6 (so that an array of that size
    /// is no variable array); silent.
    pub fn is_ice(&self, e: ExprId) -> bool {
        self.is_integer(self.ty(e)) && self.ice_shape(e, 0) && self.required_int(e).is_some()
    }

    fn ice_shape(&self, e: ExprId, depth: u32) -> bool {
        if depth > 300 {
            return false;
        }
        let mut current = e;
        loop {
            let node = self.unit.expr(current);
            match node.kind {
                ExprKind::Int(_) | ExprKind::Char(_) | ExprKind::Constant(..) => return true,
                ExprKind::DeclRef(DeclRef::Enumerator(_)) => return true,
                ExprKind::Paren(inner)
                | ExprKind::Generic { chosen: inner, .. }
                | ExprKind::Choose { chosen: inner, .. } => current = inner,
                ExprKind::Trait { kind, of, .. } => {
                    return kind != Trait::SizeOf || !self.is_variable_array(of);
                }
                ExprKind::Offsetof { terms, .. } => return terms.len == 0,
                ExprKind::ImplicitCast(CastKind::LValueToRValue, inner) => {
                    return self.is_constexpr_object(inner);
                }
                ExprKind::ImplicitCast(kind, inner) | ExprKind::Cast(kind, inner) => match kind {
                    CastKind::IntegralCast | CastKind::IntegralToBoolean | CastKind::NoOp => {
                        current = inner;
                    }
                    CastKind::FloatingToIntegral | CastKind::FloatingToBoolean => {
                        let operand = self.peel(inner);
                        return match self.unit.expr(operand).kind {
                            ExprKind::Float(_) => true,
                            ExprKind::ImplicitCast(CastKind::LValueToRValue, lv) => {
                                self.is_constexpr_object(lv)
                            }
                            _ => false,
                        };
                    }
                    _ => return false,
                },
                ExprKind::Unary(
                    UnaryOp::Plus | UnaryOp::Minus | UnaryOp::Not | UnaryOp::LNot,
                    inner,
                ) => current = inner,
                ExprKind::Binary(op, left, right) => {
                    if op.is_assignment() || op == BinaryOp::Comma {
                        return false;
                    }
                    if !self.is_integer(self.ty(left)) || !self.is_integer(self.ty(right)) {
                        return false;
                    }
                    // What is not evaluated need not be constant.
                    let skipped = match op {
                        BinaryOp::LAnd => self.const_truth(left) == Some(false),
                        BinaryOp::LOr => self.const_truth(left) == Some(true),
                        _ => false,
                    };
                    if !skipped && !self.ice_shape(right, depth + 1) {
                        return false;
                    }
                    current = left;
                }
                ExprKind::Conditional(cond, then, els) => {
                    if !self.ice_shape(cond, depth + 1) {
                        return false;
                    }
                    match self.const_truth(cond) {
                        Some(true) => current = then,
                        Some(false) => current = els,
                        None => return false,
                    }
                }
                ExprKind::Call(callee, _) => {
                    let Some(b) = self
                        .called_function(callee)
                        .and_then(|f| self.unit.func(f).builtin)
                    else {
                        return false;
                    };
                    return b == id::TARGET || self.const_or_questions(b);
                }
                _ => return false,
            }
        }
    }

    fn const_or_questions(&self, b: crate::builtins::Builtin) -> bool {
        b.is_const()
            || matches!(
                b.base(),
                id::CONSTANT_P
                    | id::OBJECT_SIZE
                    | id::EXPECT
                    | id::EXPECT_WITH_PROBABILITY
                    | id::STRLEN
            )
    }

    fn is_constexpr_object(&self, lv: ExprId) -> bool {
        let mut lv = lv;
        loop {
            match self.unit.expr(lv).kind {
                ExprKind::Paren(inner)
                | ExprKind::Member {
                    base: inner,
                    arrow: false,
                    ..
                } => lv = inner,
                ExprKind::DeclRef(DeclRef::Var(v)) | ExprKind::CompoundLiteral(v) => {
                    return self.unit.var(v).is_constexpr;
                }
                _ => return false,
            }
        }
    }
}
