//! Calls: arguments into the places the ABI gives them, results out of theirs.

use std::rc::Rc;

use neverc_llvm::{TailKind, Value};
use neverc_sema::types::{QualType, TypeKind};
use neverc_target::abi::{Ir, Pass};

use crate::abi::{Param, Signature};
use crate::cx::{Address, CallAttrs, Cg, Fcg, Rv};

impl<'c, 'u> Cg<'c, 'u> {
    /// The lowered type of a call with arguments of these types.
    fn call_signature(&mut self, fn_ty: QualType, args: &[QualType]) -> Rc<Signature<'c>> {
        let unit = self.unit;
        let fn_ty = self.function_type(fn_ty);
        match unit.types.canon_kind(fn_ty) {
            TypeKind::Function(_, params, info) if args.len() <= params.len() || !info.variadic => {
                self.signature_of(fn_ty)
            }
            TypeKind::Function(ret, params, info) => {
                let mut types = params.to_vec();
                types.extend_from_slice(&args[params.len()..]);
                Rc::new(self.signature(*ret, &types, params.len(), true, info.cc))
            }
            TypeKind::FunctionNoProto(ret, info) => {
                let (ret, info) = (*ret, *info);
                let abi_types: Vec<_> = args
                    .iter()
                    .map(|&a| self.abi_ty(unit.types.unqualified(a)))
                    .collect();
                let refs: Vec<_> = abi_types.iter().map(|t| &**t).collect();
                let variadic = self.abi.no_proto_is_variadic(&refs);
                Rc::new(self.signature(ret, args, args.len(), variadic, info.cc))
            }
            _ => self.signature_of(fn_ty),
        }
    }
}

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// Calls `callee` (an address) as a function of type `fn_ty` (or pointer to it). A result of aggregate type is
    /// put into `ret_dest` when that is given, which no argument may refer to; else into a temporary.
    ///
    /// After a call that does not come back (and after `musttail`) there is no insertion point.
    pub fn emit_call(
        &mut self,
        fn_ty: QualType,
        callee: Value<'c>,
        args: &[(Rv<'c>, QualType)],
        ret_dest: Option<Address<'c>>,
        attrs: CallAttrs,
    ) -> Rv<'c> {
        let arg_types: Vec<QualType> = args.iter().map(|a| a.1).collect();
        let sig = self.cg.call_signature(fn_ty, &arg_types);
        let ret_ty = sig.ret_ty;
        let mut values: Vec<Value<'c>> = Vec::with_capacity(args.len() + 1);
        let mut result_at = None;
        if let (true, Pass::Indirect { align, .. }) = (sig.sret, &sig.ret) {
            let slot = match (attrs.must_tail, self.ret_slot, ret_dest) {
                (true, Some(slot), _) => slot,
                (_, _, Some(dest)) if dest.align >= *align => dest,
                _ => self.temp(ret_ty, "tmp"),
            };
            values.push(slot.ptr);
            result_at = Some(slot);
        }
        let mut copies = Vec::new();
        for (&(value, ty), param) in args.iter().zip(&sig.params) {
            if matches!(param.pass, Pass::Indirect { .. }) {
                copies.push((values.len(), ty));
            }
            self.push_argument(value, ty, param, &mut values);
        }
        if attrs.must_tail {
            self.outlive_the_frame(&copies, &mut values);
        }
        // Too few arguments: old-style definitions called with less than they want.
        let wanted = sig.ty.parameters();
        for ty in wanted.iter().skip(values.len()) {
            values.push(ty.poison());
        }
        let call = if attrs.must_tail {
            self.builder.call(sig.ty, callee, &values)
        } else {
            self.guarded_call(sig.ty, callee, &values, attrs.decl)
        };
        if sig.conv != neverc_llvm::CallConv::C {
            call.set_call_conv(sig.conv);
        }
        self.cg.attach_call(call, &sig, &attrs);
        if sig.vector_bits > self.body.vector_bits {
            self.body.vector_bits = sig.vector_bits;
            self.cg.widen_vectors(self.function, sig.vector_bits);
        }
        if attrs.must_tail {
            call.set_tail_kind(TailKind::MustTail);
            if sig.ty.return_type().is_void() {
                self.builder.ret_void();
            } else {
                self.builder.ret(call);
            }
            self.builder.clear_position();
            return self.no_value(ret_ty);
        }
        let fn_kind = self.cg.function_type(fn_ty);
        let noreturn = attrs.decl.is_some_and(|id| self.cg.is_noreturn(id))
            || matches!(self.cg.unit.types.canon_kind(fn_kind),
                TypeKind::Function(_, _, info) | TypeKind::FunctionNoProto(_, info) if info.noreturn);
        if noreturn {
            call.add_call_attribute(
                neverc_llvm::AttributeIndex::Function,
                self.cg.llvm.attribute("noreturn"),
            );
            self.builder.unreachable();
            self.builder.clear_position();
            return self.no_value(ret_ty);
        }
        if let Some(id) = attrs.decl
            && let Some((align, offset)) = self.cg.promised_alignment(id, &sig, &values)
        {
            self.promise_alignment(call, align, offset);
        }
        match &sig.ret {
            Pass::Ignore => self.ignored_result(ret_ty, ret_dest),
            Pass::Direct | Pass::Extend { .. } => Rv::Scalar(call),
            Pass::Indirect { .. } => {
                let slot = match result_at {
                    Some(slot) => slot,
                    None => self.temp(ret_ty, "tmp"),
                };
                match ret_dest {
                    Some(dest) if dest.ptr != slot.ptr && self.cg.is_aggregate(ret_ty) => {
                        let (size, _) = self.cg.size_align(ret_ty);
                        let size = self.cg.basic.i64.const_u64(size);
                        self.builder.memcpy(
                            dest.ptr,
                            u64::from(dest.align),
                            slot.ptr,
                            u64::from(slot.align),
                            size,
                            false,
                        );
                        Rv::Aggregate(dest)
                    }
                    _ => self.unspill(slot, ret_ty),
                }
            }
            Pass::Coerce { ir, offset, .. } => {
                self.coerced_result(call, ir, *offset, ret_ty, ret_dest)
            }
        }
    }

    /// Arguments in memory of a call that takes over this function's frame: they go into the objects that came with the
    /// same parameters, which belong to this function and outlive it.
    fn outlive_the_frame(&mut self, copies: &[(usize, QualType)], values: &mut [Value<'c>]) {
        let own = |fcg: &Self, index: usize| fcg.function.param(index as u32);
        let mut moved: Vec<(usize, QualType)> = copies
            .iter()
            .copied()
            .filter(|&(index, _)| values[index] != own(self, index))
            .collect();
        // Another parameter's object may be overwritten before it is read.
        let several = moved.len() > 1;
        for &mut (index, ty) in &mut moved {
            let (size, align) = self.cg.size_align(ty);
            let bytes = self.cg.basic.i64.const_u64(size);
            let align = u64::from(align);
            if several {
                let slot = self.temp(ty, "tmp");
                self.builder
                    .memcpy(slot.ptr, align, values[index], align, bytes, false);
                values[index] = slot.ptr;
            }
        }
        for (index, ty) in moved {
            let (size, align) = self.cg.size_align(ty);
            let bytes = self.cg.basic.i64.const_u64(size);
            let (to, align) = (own(self, index), u64::from(align));
            self.builder
                .memcpy(to, align, values[index], align, bytes, false);
            values[index] = to;
        }
    }

    /// A constant alignment becomes an attribute of the call, any other an assumption behind it.
    fn promise_alignment(&mut self, call: Value<'c>, align: Value<'c>, offset: u64) {
        match align.const_u64() {
            Some(known) if offset == 0 && known.is_power_of_two() => {
                // The greatest that LLVM has.
                let known = known.min(1 << 32);
                call.add_call_attribute(
                    neverc_llvm::AttributeIndex::Return,
                    self.cg.llvm.int_attribute("align", known),
                );
            }
            Some(_) if offset == 0 => {}
            _ if self.optimizing() => {
                let mut values = vec![call, align];
                if offset != 0 {
                    values.push(self.cg.basic.i64.const_u64(offset));
                }
                self.assume_bundle("align", values);
            }
            _ => {}
        }
    }

    /// Something of the type after a place that is not reached.
    fn no_value(&mut self, ty: QualType) -> Rv<'c> {
        if let Some(elem) = self.cg.complex_element(ty) {
            let part = self.cg.value_type(elem).poison();
            return Rv::Complex(part, part);
        }
        if self.cg.is_aggregate(ty) {
            return Rv::Aggregate(self.temp(ty, "tmp"));
        }
        let value = self.cg.value_type(ty);
        if value.is_void() {
            Rv::Void
        } else {
            Rv::Scalar(value.poison())
        }
    }

    fn ignored_result(&mut self, ty: QualType, dest: Option<Address<'c>>) -> Rv<'c> {
        if self.cg.is_aggregate(ty) {
            return Rv::Aggregate(match dest {
                Some(dest) => dest,
                None => self.temp(ty, "tmp"),
            });
        }
        self.no_value(ty)
    }

    fn coerced_result(
        &mut self,
        call: Value<'c>,
        ir: &Ir,
        offset: u32,
        ty: QualType,
        dest: Option<Address<'c>>,
    ) -> Rv<'c> {
        let pieces = self.split_result(call, ir);
        if let Some(elem) = self.cg.complex_element(ty) {
            let part = self.cg.value_type(elem);
            if let [re, im] = pieces[..]
                && re.ty() == part
                && im.ty() == part
            {
                return Rv::Complex(re, im);
            }
        }
        let aggregate = self.cg.is_aggregate(ty);
        let slot = match dest {
            Some(dest) if aggregate => dest,
            _ => self.temp(ty, "tmp"),
        };
        let (size, _) = self.cg.size_align(ty);
        self.store_pieces(slot, size, ir, offset, &pieces);
        self.unspill(slot, ty)
    }

    /// The pieces of a call's result.
    fn split_result(&mut self, call: Value<'c>, ir: &Ir) -> Vec<Value<'c>> {
        match ir {
            Ir::Struct(parts) => (0..parts.len() as u32)
                .map(|i| self.builder.extract_value(call, i))
                .collect(),
            _ => vec![call],
        }
    }

    fn push_argument(
        &mut self,
        value: Rv<'c>,
        ty: QualType,
        param: &Param<'c>,
        values: &mut Vec<Value<'c>>,
    ) {
        match &param.pass {
            Pass::Ignore => {}
            Pass::Direct | Pass::Extend { .. } => {
                let wanted = param.types[0];
                let value = match value {
                    Rv::Scalar(v) => v,
                    // A transparent union's member, or a mismatch that an old-style call allows.
                    other => {
                        let at = self.spill(other, ty);
                        self.builder.load(wanted, at.ptr, u64::from(at.align))
                    }
                };
                values.push(self.fit_argument(value, wanted, ty));
            }
            Pass::Coerce { ir, offset, .. } => {
                if let (Rv::Complex(re, im), [a, b]) = (value, &param.types[..])
                    && re.ty() == *a
                    && im.ty() == *b
                    && *offset == 0
                {
                    values.push(re);
                    values.push(im);
                    return;
                }
                if let (Rv::Scalar(v), [only]) = (value, &param.types[..])
                    && v.ty() == *only
                {
                    values.push(v);
                    return;
                }
                let at = self.spill(value, ty);
                let (size, _) = self.cg.size_align(ty);
                let pieces = self.load_pieces(at, size, ir, *offset, &param.types);
                values.extend(pieces);
            }
            Pass::Indirect { align, byval } => {
                let at = match value {
                    Rv::Aggregate(at) if *byval && at.align >= *align => at,
                    Rv::Aggregate(at) => {
                        // The callee owns what it gets the address of.
                        let elem = self.cg.mem_type(ty);
                        let (size, own) = self.cg.size_align(ty);
                        let align = (*align).max(own);
                        let copy =
                            Address::new(self.alloca(elem, align, "byval-temp"), elem, align);
                        let size = self.cg.basic.i64.const_u64(size);
                        self.builder.memcpy(
                            copy.ptr,
                            u64::from(align),
                            at.ptr,
                            u64::from(at.align),
                            size,
                            false,
                        );
                        copy
                    }
                    other => {
                        let elem = self.cg.mem_type(ty);
                        let own = self.cg.size_align(ty).1;
                        let align = (*align).max(own);
                        let slot =
                            Address::new(self.alloca(elem, align, "byval-temp"), elem, align);
                        let from = match other {
                            Rv::Scalar(v) => {
                                self.store_scalar(slot, v, ty);
                                slot
                            }
                            other => self.spill(other, ty),
                        };
                        if from.ptr != slot.ptr && from.align < align {
                            let (size, _) = self.cg.size_align(ty);
                            let size = self.cg.basic.i64.const_u64(size);
                            self.builder.memcpy(
                                slot.ptr,
                                u64::from(align),
                                from.ptr,
                                u64::from(from.align),
                                size,
                                false,
                            );
                            slot
                        } else {
                            from
                        }
                    }
                };
                values.push(at.ptr);
            }
        }
    }

    /// A scalar as a value of the LLVM type that the parameter has.
    fn fit_argument(
        &mut self,
        value: Value<'c>,
        wanted: neverc_llvm::Type<'c>,
        ty: QualType,
    ) -> Value<'c> {
        let own = value.ty();
        if own == wanted {
            return value;
        }
        if own.is_integer() && wanted.is_integer() {
            let signed = self.cg.is_signed(ty);
            return self.builder.int_resize(value, wanted, signed);
        }
        if own.is_pointer() && wanted.is_integer() {
            return self.builder.ptr_to_int(value, wanted);
        }
        if own.is_integer() && wanted.is_pointer() {
            return self.builder.int_to_ptr(value, wanted);
        }
        let slot = self.temp(ty, "coerce");
        self.store_scalar(slot, value, ty);
        self.builder.load(wanted, slot.ptr, u64::from(slot.align))
    }
}
