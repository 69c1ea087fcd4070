//! `va_arg`: SysV AMD64 3.5.7, AAPCS64 appendix B.

use neverc_llvm::{BinaryOp, IntPredicate, Type, Value};
use neverc_sema::types::QualType;
use neverc_target::abi::{self, Abi, Ir, Pass};

use crate::cx::{Address, Fcg, Rv};

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// The next argument of type `ty` from the `va_list` at address `list` (of the record, not of a pointer to it).
    pub fn emit_va_arg(&mut self, list: Value<'c>, ty: QualType) -> Rv<'c> {
        let ty = self.cg.unit.types.unqualified(ty);
        match (self.signature.abi, self.cg.abi) {
            (Abi::Win64, _) => {
                let addr = self.va_arg_pointer(list, ty);
                self.unspill(addr, ty)
            }
            (_, Abi::Aapcs64) => {
                let addr = self.va_arg_aapcs(list, ty);
                self.unspill(addr, ty)
            }
            _ => {
                let addr = self.va_arg_sysv(list, ty);
                self.unspill(addr, ty)
            }
        }
    }

    fn i32c(&self, v: i32) -> Value<'c> {
        self.cg.llvm.const_i32(v)
    }

    fn at(&mut self, base: Value<'c>, offset: i64) -> Value<'c> {
        self.builder.byte_gep(base, offset, true)
    }

    fn add_bytes(&mut self, base: Value<'c>, offset: Value<'c>) -> Value<'c> {
        self.builder.gep(self.cg.basic.i8, base, &[offset], false)
    }

    /// Rounds a pointer up.
    fn round_up(&mut self, ptr: Value<'c>, align: u64) -> Value<'c> {
        let b = self.cg.basic;
        let bumped = self.builder.byte_gep(ptr, align as i64 - 1, true);
        let mask = b.i64.const_i64(-(align as i64));
        self.builder
            .call_intrinsic(
                &self.cg.module,
                "llvm.ptrmask",
                &[b.ptr, b.i64],
                &[bumped, mask],
            )
            .unwrap_or(bumped)
    }

    /// Microsoft x64: the list is a pointer to 8-byte slots.
    fn va_arg_pointer(&mut self, list: Value<'c>, ty: QualType) -> Address<'c> {
        let b = self.cg.basic;
        let elem = self.cg.mem_type(ty);
        let (size, align) = self.cg.size_align(ty);
        let current = self.builder.load(b.ptr, list, 8);
        let next = self.at(current, 8);
        self.builder.store(next, list, 8);
        if size > 8 || !size.is_power_of_two() {
            let real = self.builder.load(b.ptr, current, 8);
            return Address::new(real, elem, align);
        }
        Address::new(current, elem, 8.min(align.max(1)))
    }

    fn va_arg_memory(&mut self, list: Value<'c>, ty: QualType) -> Address<'c> {
        let b = self.cg.basic;
        let elem = self.cg.mem_type(ty);
        let (size, align) = self.cg.size_align(ty);
        let slot = self.at(list, 8);
        let mut current = self.builder.load(b.ptr, slot, 8);
        if align > 8 {
            current = self.round_up(current, u64::from(align));
        }
        let next = self.at(current, size.next_multiple_of(8) as i64);
        self.builder.store(next, slot, 8);
        Address::new(current, elem, align.max(8))
    }

    fn va_arg_sysv(&mut self, list: Value<'c>, ty: QualType) -> Address<'c> {
        let b = self.cg.basic;
        let elem = self.cg.mem_type(ty);
        let (size, align) = self.cg.size_align(ty);
        let vector = match self.cg.abi {
            Abi::SysV { vector } => vector,
            _ => 16,
        };
        let abi_ty = self.cg.abi_ty(ty);
        let (pass, regs) = abi::sysv_va_arg(vector, &abi_ty);
        if pass == Pass::Ignore {
            return self.temp(ty, "vaarg");
        }
        if regs.int == 0 && regs.sse == 0 {
            return self.va_arg_memory(list, ty);
        }
        let llvm = self.cg.llvm;
        let in_reg = llvm.free_block("vaarg.in_reg");
        let in_mem = llvm.free_block("vaarg.in_mem");
        let end = llvm.free_block("vaarg.end");
        let fp_slot = self.at(list, 4);
        let mut fits: Option<Value<'c>> = None;
        let mut gp = None;
        let mut fp = None;
        if regs.int > 0 {
            let offset = self.builder.load(b.i32, list, 8);
            let limit = self.i32c(48 - regs.int as i32 * 8);
            fits = Some(self.builder.icmp(IntPredicate::Ule, offset, limit));
            gp = Some(offset);
        }
        if regs.sse > 0 {
            let offset = self.builder.load(b.i32, fp_slot, 4);
            let limit = self.i32c(176 - regs.sse as i32 * 16);
            let ok = self.builder.icmp(IntPredicate::Ule, offset, limit);
            fits = Some(match fits {
                Some(other) => self.builder.and(ok, other),
                None => ok,
            });
            fp = Some(offset);
        }
        let Some(fits) = fits else {
            return self.va_arg_memory(list, ty);
        };
        self.builder.cond_br(fits, in_reg, in_mem);
        self.open_block(in_reg);
        let save_slot = self.at(list, 16);
        let save = self.builder.load(b.ptr, save_slot, 8);
        let gp_addr = gp.map(|offset| self.add_bytes(save, offset));
        let fp_addr = fp.map(|offset| self.add_bytes(save, offset));
        let reg_addr =
            self.sysv_register_address(&pass, gp_addr, fp_addr, (regs.int, regs.sse), size, align);
        if let Some(offset) = gp {
            let next = self.builder.add(offset, self.i32c(regs.int as i32 * 8));
            self.builder.store(next, list, 8);
        }
        if let Some(offset) = fp {
            let next = self.builder.add(offset, self.i32c(regs.sse as i32 * 16));
            self.builder.store(next, fp_slot, 4);
        }
        let from_reg = self.builder.insert_block().unwrap_or(in_reg);
        self.builder.br(end);
        self.open_block(in_mem);
        let mem = self.va_arg_memory(list, ty);
        let from_mem = self.builder.insert_block().unwrap_or(in_mem);
        self.builder.br(end);
        self.open_block(end);
        let ptr = self
            .builder
            .phi_with(b.ptr, &[(reg_addr, from_reg), (mem.ptr, from_mem)]);
        Address::new(ptr, elem, align.max(1))
    }

    /// Address of an argument that was passed in registers: in the save area when it lies there in one piece.
    fn sysv_register_address(
        &mut self,
        pass: &Pass,
        gp: Option<Value<'c>>,
        fp: Option<Value<'c>>,
        regs: (u32, u32),
        size: u64,
        align: u32,
    ) -> Value<'c> {
        let (ir, offset) = match pass {
            Pass::Coerce { ir, offset, .. } => (Some(ir), *offset),
            _ => (None, 0),
        };
        let whole = match (gp, fp) {
            (Some(gp), None) if offset == 0 && align <= 8 => Some(gp),
            (None, Some(fp)) if offset == 0 && regs.1 == 1 => Some(fp),
            _ => None,
        };
        if let Some(whole) = whole {
            return whole;
        }
        // Pieces: gathered in a temporary.
        let parts: Vec<Ir> = match ir {
            Some(Ir::Struct(parts)) => parts.clone(),
            Some(other) => vec![other.clone()],
            None => vec![Ir::Int(64); size.div_ceil(8) as usize],
        };
        let bytes = (u64::from(offset) + parts.len() as u64 * 8)
            .max(size)
            .next_multiple_of(8);
        let elem = self.cg.basic.i8.array(bytes);
        let temp = self.alloca(elem, align.max(16), "vaarg.tmp");
        let (mut next_gp, mut next_fp) = (0i64, 0i64);
        for (i, part) in parts.iter().enumerate() {
            let float = matches!(part, Ir::Float(_) | Ir::Vector(..));
            let from = match (float, gp, fp) {
                (true, _, Some(fp)) => {
                    let at = self.at(fp, next_fp);
                    next_fp += 16;
                    at
                }
                (false, Some(gp), _) => {
                    let at = self.at(gp, next_gp);
                    next_gp += 8;
                    at
                }
                _ => continue,
            };
            let ty: Type<'c> = self.cg.ir_type(part);
            let value = self.builder.load(ty, from, 8);
            let to = self.at(temp, i64::from(offset) + i as i64 * 8);
            self.builder.store(value, to, 8);
        }
        temp
    }

    /// Puts a free block behind the current one and goes on in it.
    fn open_block(&mut self, block: neverc_llvm::Block<'c>) {
        block.append_to(self.function);
        self.builder.position_at_end(block);
    }

    fn va_arg_aapcs(&mut self, list: Value<'c>, ty: QualType) -> Address<'c> {
        let b = self.cg.basic;
        let llvm = self.cg.llvm;
        let elem = self.cg.mem_type(ty);
        let (size, own_align) = self.cg.size_align(ty);
        let abi_ty = self.cg.abi_ty(ty);
        let pass = abi::aapcs_argument(&abi_ty);
        let indirect = matches!(pass, Pass::Indirect { .. });
        if pass == Pass::Ignore {
            return self.temp(ty, "vaarg");
        }
        // Pieces: base type and how many.
        let (base, count) = match &pass {
            _ if indirect => (b.ptr, 1),
            Pass::Coerce {
                ir: Ir::Array(base, n),
                ..
            } => (self.cg.ir_type(base), *n),
            Pass::Coerce { ir, .. } => (self.cg.ir_type(ir), 1),
            _ => (self.cg.value_type(ty), 1),
        };
        let in_fp = base.is_float() || base.is_vector();
        let natural = match &abi_ty.kind {
            abi::Kind::Record(r) => r.natural_align,
            _ => own_align,
        };
        let (slot_offset, top_offset, reg_size) = if in_fp {
            (28, 16, 16 * count as i64)
        } else if indirect {
            (24, 8, 8)
        } else {
            (24, 8, size.next_multiple_of(8) as i64)
        };
        let maybe_reg = llvm.free_block("vaarg.maybe_reg");
        let in_reg = llvm.free_block("vaarg.in_reg");
        let on_stack = llvm.free_block("vaarg.on_stack");
        let end = llvm.free_block("vaarg.end");
        let offs_ptr = self.at(list, slot_offset);
        let mut offs = self
            .builder
            .load(b.i32, offs_ptr, if in_fp { 4 } else { 8 });
        let zero = self.i32c(0);
        let used_up = self.builder.icmp(IntPredicate::Sge, offs, zero);
        self.builder.cond_br(used_up, on_stack, maybe_reg);
        self.open_block(maybe_reg);
        if !in_fp && !indirect && natural > 8 {
            let bump = self.i32c(natural as i32 - 1);
            offs = self.builder.add(offs, bump);
            let mask = self.i32c(-(natural as i32));
            offs = self.builder.binary(BinaryOp::And, offs, mask);
        }
        let new_offs = self.builder.add(offs, self.i32c(reg_size as i32));
        self.builder
            .store(new_offs, offs_ptr, if in_fp { 4 } else { 8 });
        let fits = self.builder.icmp(IntPredicate::Sle, new_offs, zero);
        self.builder.cond_br(fits, in_reg, on_stack);
        self.open_block(in_reg);
        let top_ptr = self.at(list, top_offset);
        let top = self.builder.load(b.ptr, top_ptr, 8);
        let mut reg_addr = self.add_bytes(top, offs);
        if in_fp && count > 1 {
            // Members of a homogeneous aggregate lie 16 bytes apart.
            let step = self.cg.module.type_alloc_size(base);
            let temp = self.alloca(b.i8.array(step * count), 16, "vaarg.tmp");
            for i in 0..count as i64 {
                let from = self.at(reg_addr, i * 16);
                let value = self.builder.load(base, from, step.min(16));
                let to = self.at(temp, i * step as i64);
                self.builder.store(value, to, step.min(16));
            }
            reg_addr = temp;
        }
        let from_reg = self.builder.insert_block().unwrap_or(in_reg);
        self.builder.br(end);
        self.open_block(on_stack);
        let mut stack = self.builder.load(b.ptr, list, 8);
        if !indirect && natural > 8 {
            stack = self.round_up(stack, u64::from(natural));
        }
        let stack_size = if indirect {
            8
        } else {
            size.next_multiple_of(8)
        };
        let next = self.at(stack, stack_size as i64);
        self.builder.store(next, list, 8);
        let from_stack = self.builder.insert_block().unwrap_or(on_stack);
        self.builder.br(end);
        self.open_block(end);
        let ptr = self
            .builder
            .phi_with(b.ptr, &[(reg_addr, from_reg), (stack, from_stack)]);
        if indirect {
            let real = self.builder.load(b.ptr, ptr, 8);
            return Address::new(real, elem, own_align);
        }
        Address::new(ptr, elem, own_align.min(natural.max(1)).max(1))
    }
}
