//! `__builtin_cpu_supports` and `__builtin_cpu_is`: what libgcc's start-up code found out about an x86 processor.

use neverc_llvm::{IntPredicate, Value};
use neverc_sema::tree::{ExprId, ExprKind};
use neverc_target::cpu_model;

use crate::cx::{Fcg, Rv};

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// The text of a string literal behind conversions.
    fn literal_text(&self, e: ExprId) -> Option<String> {
        let mut e = self.strip(e);
        loop {
            match self.unit().expr(e).kind {
                ExprKind::ImplicitCast(_, inner) | ExprKind::Cast(_, inner) => {
                    e = self.strip(inner)
                }
                ExprKind::String(id) => {
                    return String::from_utf8(self.unit().strings[id.index()].bytes.to_vec()).ok();
                }
                _ => return None,
            }
        }
    }

    fn model_word(&mut self, name: &str, index: u32) -> Value<'c> {
        let i32_ty = self.cx().i32_type();
        let ty = i32_ty.array(4);
        let global = match self.cg.module.global(name) {
            Some(global) => global,
            None => {
                let global = self.cg.module.add_global(ty, name);
                global.set_dso_local(true);
                global
            }
        };
        let (zero, number) = (self.i32(0), self.i32(index as i32));
        let ptr = self.builder.gep(ty, global, &[zero, number], true);
        self.builder.load(i32_ty, ptr, 4)
    }

    pub(crate) fn cpu_builtin(&mut self, e: ExprId, base: &str, args: &[ExprId]) -> Rv<'c> {
        let text = args
            .first()
            .and_then(|&arg| self.literal_text(arg))
            .unwrap_or_default();
        let test = if base.ends_with("supports") {
            cpu_model::supports(&text).map(|bit| {
                let word = if bit < 32 {
                    self.model_word("__cpu_model", 3)
                } else {
                    self.model_word("__cpu_features2", bit / 32 - 1)
                };
                let mask = word.ty().const_u64(1 << (bit % 32));
                let masked = self.builder.and(word, mask);
                self.builder.icmp(IntPredicate::Eq, masked, mask)
            })
        } else {
            cpu_model::is(&text).map(|(member, value)| {
                let word = self.model_word("__cpu_model", member);
                let value = word.ty().const_u64(u64::from(value));
                self.builder.icmp(IntPredicate::Eq, word, value)
            })
        };
        match test {
            Some(test) => self.result(e, test, false),
            None => {
                let loc = self.unit().expr(e).loc;
                self.cg
                    .diags
                    .error(
                        loc,
                        format!("invalid cpu feature or name string '{text}' for builtin"),
                    )
                    .emit();
                self.undefined_value(e)
            }
        }
    }
}
