//! Atomic builtins: `__atomic_…`, `__c11_atomic_…`, `__sync_…`.

use crate::builtin_check::BuiltinCall;
use crate::builtins::id;
use crate::cx::Sema;
use crate::tree::ExprId;
use crate::types::{Builtin as T, QualType, qual};

impl Sema<'_> {
    pub(crate) fn atomic_call(&mut self, call: &BuiltinCall, args: &[ExprId]) -> ExprId {
        let b = call.b.base();
        let name = b.name();
        let int = T::Int.q();
        let void = T::Void.q();
        if matches!(
            b,
            id::ATOMIC_ALWAYS_LOCK_FREE | id::ATOMIC_IS_LOCK_FREE | id::C11_ATOMIC_IS_LOCK_FREE
        ) {
            let n = if b == id::C11_ATOMIC_IS_LOCK_FREE {
                1
            } else {
                2
            };
            if !self.builtin_count(call, args, n, n) {
                return self.error_expr(call.range);
            }
            let size = self.size_type();
            let mut out = vec![self.as_param(call, args[0], size)];
            if let Some(&p) = args.get(1) {
                let ty = self
                    .unit
                    .types
                    .pointer(void.with(qual::CONST | qual::VOLATILE));
                out.push(self.as_param(call, p, ty));
            }
            return self.finish_builtin(call, &out, T::Bool.q());
        }
        let Some((&first, rest)) = args.split_first() else {
            self.builtin_count(call, args, 1, 9);
            return self.error_expr(call.range);
        };
        let pointer = self.rvalue(first);
        if self.is_error(pointer) {
            return self.error_expr(call.range);
        }
        let Some(object) = self.unit.types.pointee(self.ty(pointer)) else {
            let shown = self.show(self.ty(pointer));
            return self.atomic_error(
                call,
                pointer,
                format!("address argument to atomic builtin must be a pointer ({shown} invalid)"),
            );
        };
        let c11 = name.starts_with("__c11_");
        let sync = name.starts_with("__sync_");
        if c11 && self.atomic_value(object).is_none() {
            let shown = self.show(self.ty(pointer));
            return self.atomic_error(
                call,
                pointer,
                format!("address argument to atomic operation must be a pointer to _Atomic type ({shown} invalid)"),
            );
        }
        let op = name
            .trim_start_matches("__c11_atomic_")
            .trim_start_matches("__atomic_")
            .trim_start_matches("__sync_");
        let reads_only = op == "load" || op == "load_n";
        if self.unit.types.quals(object) & qual::CONST != 0 && !reads_only {
            let shown = self.show(self.ty(pointer));
            return self.atomic_error(
                call,
                pointer,
                format!("address argument to atomic operation must be a pointer to non-const type ({shown} invalid)"),
            );
        }
        let mut value = self.value_type(object);
        // Sized library forms work on the integer of that size.
        let sizes = [0u64, 1, 2, 4, 8, 16];
        if let Some(&size) = sizes.get(call.b.member() as usize)
            && size != 0
            && self.size_of(value) != Some(size)
        {
            match self.int_of_size(size, false) {
                Some(ty) => value = ty,
                None => return self.error_expr(call.range),
            }
        }
        let sized = call.b.member() != 0;
        let generic = !c11
            && !sync
            && !sized
            && matches!(op, "load" | "store" | "exchange" | "compare_exchange");
        if self.is_incomplete(value) && !generic || self.is_function(value) {
            let shown = self.show(self.ty(pointer));
            return self.atomic_error(
                call,
                pointer,
                format!("address argument to atomic operation must be a pointer to a trivially-copyable type ({shown} invalid)"),
            );
        }
        let arithmetic =
            op.contains("fetch") && !op.ends_with("_n") || sync && op.contains("_and_");
        let integer_or_pointer =
            self.is_integer(value) || self.is_pointer(value) || self.is_nullptr(value);
        if (sync || op.ends_with("_n") || sized) && !integer_or_pointer
            || arithmetic && !integer_or_pointer && !self.is_real_floating(value)
            || arithmetic && self.is_bool(value) && !sync
        {
            let shown = self.show(self.ty(pointer));
            let what = if arithmetic && !sync {
                if self.is_bool(value)
                    || op.contains("and")
                    || op.contains("or")
                    || op.contains("nand")
                {
                    if op.contains("add") || op.contains("sub") {
                        "integer, pointer or supported floating point type"
                    } else {
                        "integer"
                    }
                } else {
                    "integer, pointer or supported floating point type"
                }
            } else {
                "integer or pointer"
            };
            let message = if c11 {
                format!(
                    "address argument to atomic operation must be a pointer to atomic {what} ({shown} invalid)"
                )
            } else if sync {
                format!(
                    "address argument to atomic builtin must be a pointer to integer or pointer ({shown} invalid)"
                )
            } else {
                format!(
                    "address argument to atomic operation must be a pointer to {what} ({shown} invalid)"
                )
            };
            return self.atomic_error(call, pointer, message);
        }
        if sync {
            return self.sync_call(call, op, pointer, rest, value);
        }
        // What an operand of the operation is converted to.
        let operand = if arithmetic && self.is_pointer(value) {
            self.ptrdiff_type()
        } else {
            value
        };
        let to_value = self.unit.types.pointer(value);
        let to_const_value = self.unit.types.pointer(value.with(qual::CONST));
        let boolean = T::Bool.q();
        let (params, result): (Vec<QualType>, QualType) = if generic {
            match op {
                "load" => (vec![to_value, int], void),
                "store" => (vec![to_const_value, int], void),
                "exchange" => (vec![to_const_value, to_value, int], void),
                _ => (vec![to_value, to_const_value, boolean, int, int], boolean),
            }
        } else {
            match op.trim_end_matches("_n") {
                "init" => (vec![value], void),
                "load" => (vec![int], value),
                "store" => (vec![value, int], void),
                "exchange" => (vec![value, int], value),
                "compare_exchange" if rest.len() == 4 && sized => {
                    (vec![to_value, value, int, int], boolean)
                }
                "compare_exchange" => (vec![to_value, value, boolean, int, int], boolean),
                "compare_exchange_strong" | "compare_exchange_weak" => {
                    (vec![to_value, value, int, int], boolean)
                }
                _ => (vec![operand, int], value),
            }
        };
        let want = params.len() + 1;
        if !self.builtin_count(call, args, want, want) {
            return self.error_expr(call.range);
        }
        let mut out = vec![pointer];
        for (&arg, &param) in rest.iter().zip(&params) {
            // Pointers to the value may point to a differently qualified or atomic version of it.
            let arg = if self.is_pointer(param) && !self.unit.types.same_unqualified(param, value) {
                let v = self.rvalue(arg);
                let same = self.unit.types.pointee(self.ty(v)).is_some_and(|t| {
                    let t = self.value_type(t);
                    self.unit.types.same_unqualified(t, value)
                        || self.size_of(t) == self.size_of(value) && (sized || generic)
                });
                if same {
                    self.convert(v, param)
                } else {
                    self.as_param(call, v, param)
                }
            } else {
                self.as_param(call, arg, param)
            };
            out.push(arg);
        }
        let result = self.unqual(result);
        self.check_memory_orders(op, &out);
        self.finish_builtin(call, &out, result)
    }

    fn atomic_error(&mut self, call: &BuiltinCall, e: ExprId, message: String) -> ExprId {
        let at = self.unit.expr(e).range;
        self.diags.error(at.begin, message).range(at).emit();
        self.error_expr(call.range)
    }

    /// Orders that make no sense for the operation.
    fn check_memory_orders(&mut self, op: &str, args: &[ExprId]) {
        let bad = |v: i64| match op.trim_end_matches("_n") {
            "load" => v == 3 || v == 4,
            "store" => v == 1 || v == 2 || v == 4,
            _ => false,
        };
        let Some(&last) = args.last() else {
            return;
        };
        if op == "init" {
            return;
        }
        let Some(v) = self.const_int(last).and_then(|v| v.to_i64()) else {
            return;
        };
        // The bits above are hints (`__ATOMIC_HLE_ACQUIRE`).
        if bad(v & 0xffff) || !(0..=5).contains(&(v & 0xffff)) {
            let at = self.unit.expr(last).range;
            self.diags
                .warn(
                    neverc_source::Warning::ATOMIC_MEMORY_ORDERING,
                    at.begin,
                    "memory order argument to atomic operation is invalid",
                )
                .range(at)
                .emit();
        }
    }

    fn sync_call(
        &mut self,
        call: &BuiltinCall,
        op: &str,
        pointer: ExprId,
        rest: &[ExprId],
        value: QualType,
    ) -> ExprId {
        let (operands, result) = match op {
            "bool_compare_and_swap" => (2, T::Bool.q()),
            "val_compare_and_swap" => (2, value),
            "lock_release" => (0, T::Void.q()),
            _ => (1, value),
        };
        if rest.len() < operands {
            let mut all = vec![pointer];
            all.extend(rest);
            self.builtin_count(call, &all, operands + 1, operands + 1);
            return self.error_expr(call.range);
        }
        let mut out = vec![pointer];
        for &arg in &rest[..operands] {
            let v = self.rvalue(arg);
            let from = self.ty(v);
            let v = if self.is_scalar(from) && !self.is_floating(from) {
                self.convert(v, value)
            } else {
                self.as_param(call, v, value)
            };
            out.push(v);
        }
        // Further arguments name protected variables; they are ignored.
        self.finish_builtin(call, &out, result)
    }
}
