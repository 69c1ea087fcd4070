//! Builtins of the target: most are an intrinsic that LLVM names itself.

use neverc_llvm::{Type, Value};
use neverc_sema::tree::ExprId;

use crate::cx::{Fcg, Rv};

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    pub(crate) fn target_builtin(&mut self, e: ExprId, name: &str, args: &[ExprId]) -> Rv<'c> {
        if let Some(short) = name.strip_prefix("__builtin_ia32_")
            && let Some(value) = self.x86_builtin(e, short, args)
        {
            return value;
        }
        if let Some(short) = name.strip_prefix("__builtin_neon_")
            && let Some(value) = self.neon_builtin(e, short, args)
        {
            return value;
        }
        let prefix = if self.is_aarch64() { "aarch64" } else { "x86" };
        let Some(id) = neverc_llvm::builtin_intrinsic(prefix, name) else {
            let loc = self.unit().expr(e).loc;
            for &arg in args {
                self.ignored(arg);
            }
            self.unsupported(loc, &format!("builtin '{name}'"));
            return self.undefined_value(e);
        };
        let function = self.cg.module.intrinsic(id, &[]);
        let ty = function.value_type();
        let params: Vec<Type<'c>> = ty.parameters();
        let mut values: Vec<Value<'c>> = Vec::with_capacity(params.len());
        for (index, &param) in params.iter().enumerate() {
            let value = self.arg(args, index);
            values.push(self.fit_param(value, param));
        }
        self.ensure_insert_point();
        let value = self.builder.call(ty, function, &values);
        if ty.return_type().is_void() {
            return Rv::Void;
        }
        if value.ty().is_vector()
            && value.ty().scalar().is_integer()
            && value.ty().scalar().int_width() == 1
        {
            let mask = self.lanes_mask(value, None);
            return self.result(e, mask, false);
        }
        self.result(e, value, true)
    }

    /// A value as a parameter of an intrinsic: the same bits in its type.
    pub(crate) fn fit_param(&mut self, value: Value<'c>, ty: Type<'c>) -> Value<'c> {
        if value.ty() == ty {
            return value;
        }
        if value.ty().is_integer()
            && ty.is_vector()
            && ty.scalar().is_integer()
            && ty.scalar().int_width() == 1
        {
            return self.mask_lanes(value, ty.len() as u32);
        }
        if value.ty().is_integer() && ty.is_integer() {
            return self.builder.int_resize(value, ty, true);
        }
        self.reinterpret(value, ty)
    }
}
