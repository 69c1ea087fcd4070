//! `musttail`: a return whose call reuses the caller's frame, so both functions must agree in signature and convention.

use neverc_source::Loc;

use crate::cx::Sema;
use crate::tree::{ExprKind, StmtId, StmtKind};
use crate::types::{QualType, TypeKind};

impl Sema<'_> {
    /// Checks the return statement under a `musttail` at `loc`; whether the attribute holds.
    pub(crate) fn check_musttail(&mut self, statement: StmtId, loc: Loc) -> bool {
        let node = *self.unit.stmt(statement);
        let StmtKind::Return(value) = node.kind else {
            return false;
        };
        let at = node.range.begin;
        let mut call = value;
        while let Some(e) = call {
            match self.unit.expr(e).kind {
                ExprKind::ImplicitCast(_, inner) | ExprKind::Paren(inner) => call = Some(inner),
                _ => break,
            }
        }
        let is_error = value.is_some_and(|e| self.error_type(self.unit.expr(e).ty));
        if is_error {
            return false;
        }
        let Some(ExprKind::Call(callee, _)) = call.map(|e| self.unit.expr(e).kind) else {
            self.diags
                .error(
                    at,
                    "'musttail' attribute requires that the return value is the result of a function call",
                )
                .emit();
            return false;
        };
        let Some(caller) = self.function else {
            return false;
        };
        let caller_ty = self.unit.func(caller).ty;
        let callee_ty = self.unit.expr(callee).ty;
        let callee_ty = self.unit.types.pointee(callee_ty).unwrap_or(callee_ty);
        let (target, declared) = self.tail_target(callee);
        let (
            TypeKind::Function(caller_ret, caller_params, caller_info),
            TypeKind::Function(callee_ret, callee_params, callee_info),
        ) = (
            self.unit.types.canon_kind(caller_ty).clone(),
            self.unit.types.canon_kind(callee_ty).clone(),
        )
        else {
            self.diags
                .error(
                    at,
                    "'musttail' attribute requires that both caller and callee functions have a prototype",
                )
                .emit();
            return false;
        };
        let here = "tail call required by 'musttail' attribute here";
        if caller_info.cc != callee_info.cc {
            let message = format!(
                "cannot perform a tail call to function{target} because it uses an incompatible calling convention"
            );
            let note = format!(
                "target function has calling convention {} (expected {})",
                self.convention_text(callee_info.cc),
                self.convention_text(caller_info.cc)
            );
            let report = self.diags.error(at, message);
            let report = match declared {
                Some(declared) => report.note(declared, note),
                None => report.note(at, note),
            };
            report.note(loc, here).emit();
            return false;
        }
        if caller_info.variadic || callee_info.variadic {
            self.diags
                .error(
                    at,
                    "'musttail' attribute may not be used with variadic functions",
                )
                .emit();
            return false;
        }
        let same = |a: QualType, b: QualType| self.unit.types.same_unqualified(a, b);
        let note = if !same(caller_ret, callee_ret) {
            Some(format!(
                "target function has different return type ({} expected but has {})",
                self.show(caller_ret),
                self.show(callee_ret)
            ))
        } else if caller_params.len() != callee_params.len() {
            Some(format!(
                "target function has different number of parameters (expected {} but has {})",
                caller_params.len(),
                callee_params.len()
            ))
        } else {
            caller_params
                .iter()
                .zip(callee_params.iter())
                .position(|(&a, &b)| !same(a, b))
                .map(|i| {
                    format!(
                        "target function has type mismatch at {} parameter (expected {} but has {})",
                        ordinal(i + 1),
                        self.show(callee_params[i]),
                        self.show(caller_params[i])
                    )
                })
        };
        let Some(note) = note else {
            return true;
        };
        let message = format!(
            "cannot perform a tail call to function{target} because its signature is incompatible with the calling \
             function"
        );
        self.diags
            .error(at, message)
            .note(declared.unwrap_or(at), note)
            .note(loc, here)
            .emit();
        false
    }

    /// Name of the called function or pointer with a blank before it, and where it is declared.
    fn tail_target(&self, callee: crate::tree::ExprId) -> (String, Option<Loc>) {
        use crate::tree::DeclRef;
        let mut e = callee;
        for _ in 0..64 {
            match self.unit.expr(e).kind {
                ExprKind::ImplicitCast(_, inner)
                | ExprKind::Paren(inner)
                | ExprKind::Unary(_, inner) => e = inner,
                ExprKind::DeclRef(DeclRef::Func(f)) => {
                    let f = self.unit.func(f);
                    return (format!(" '{}'", self.text(f.name)), Some(f.loc));
                }
                ExprKind::DeclRef(DeclRef::Var(v)) => {
                    let v = self.unit.var(v);
                    return (format!(" '{}'", self.text(v.name)), Some(v.loc));
                }
                _ => break,
            }
        }
        (String::new(), None)
    }
}

fn ordinal(n: usize) -> String {
    let suffix = match (n % 10, n % 100) {
        (1, 11) | (2, 12) | (3, 13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{n}{suffix}")
}
