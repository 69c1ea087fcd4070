//! Calls of builtin functions: dispatch, and the builtins about memory, the stack and control flow.

use neverc_llvm::{IntPredicate, OperandBundle, Type, Value};
use neverc_sema::consteval::{self, Const};
use neverc_sema::tree::{CastKind, ExprId, ExprKind, FuncId, UnaryOp};
use neverc_sema::types::QualType;

use crate::cx::{Address, Fcg, Lv, Rv};

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// A call of a builtin. `None`: an ordinary call of the library function it stands for.
    pub(crate) fn builtin_call(
        &mut self,
        e: ExprId,
        id: FuncId,
        args: &[ExprId],
        dest: Option<Address<'c>>,
    ) -> Option<Rv<'c>> {
        let builtin = self.unit().func(id).builtin?;
        let written = self.cg.names.get(self.unit().func(id).name);
        if builtin == neverc_sema::builtins::id::TARGET {
            return Some(self.target_builtin(e, &written, args));
        }
        let base = builtin.base().name();
        // What sema and C can compute is a constant here too.
        if builtin.is_const()
            && let Some(value) = self.constant_call(e)
        {
            return Some(value);
        }
        let _ = dest;
        if base.starts_with("__atomic_")
            || base.starts_with("__c11_")
            || base.starts_with("__sync_")
        {
            return self.atomic_builtin(e, base, builtin.member(), args);
        }
        if let Some(value) = self.bit_builtin(e, base, args) {
            return Some(value);
        }
        if let Some(value) = self.math_builtin(e, base, args) {
            return Some(value);
        }
        if let Some(value) = self.vector_builtin(e, base, args) {
            return Some(value);
        }
        if let Some(value) = self.memory_builtin(e, base, args) {
            return Some(value);
        }
        if let Some(value) = self.control_builtin(e, base, args) {
            return Some(value);
        }
        if written.starts_with("__builtin_")
            && !builtin.is_library()
            && !base.starts_with("__builtin___")
        {
            let loc = self.unit().expr(e).loc;
            for &arg in args {
                self.ignored(arg);
            }
            self.unsupported(loc, &format!("builtin '{written}'"));
            return Some(self.undefined_value(e));
        }
        None
    }

    fn constant_call(&mut self, e: ExprId) -> Option<Rv<'c>> {
        let ty = self.ty_of(e);
        match consteval::eval(self.unit(), &self.cg.opts.ctypes, e) {
            Ok(value @ (Const::Int(_) | Const::Float(_))) => {
                Some(Rv::Scalar(self.cg.const_value(ty, &value)))
            }
            _ => None,
        }
    }

    /// The value of argument `index`; undefined when it is missing.
    pub(crate) fn arg(&mut self, args: &[ExprId], index: usize) -> Value<'c> {
        match args.get(index) {
            Some(&arg) => self.scalar(arg),
            None => self.cx().i32_type().undef(),
        }
    }

    /// Type of argument `index`.
    pub(crate) fn arg_ty(&self, args: &[ExprId], index: usize) -> QualType {
        args.get(index)
            .map_or(neverc_sema::types::Builtin::Int.q(), |&arg| self.ty_of(arg))
    }

    /// Argument `index` when it is a constant.
    pub(crate) fn const_arg(&self, args: &[ExprId], index: usize) -> Option<i64> {
        self.fold_int(*args.get(index)?)?.to_i64()
    }

    /// A value in the type of the whole call.
    pub(crate) fn result(&mut self, e: ExprId, value: Value<'c>, signed: bool) -> Rv<'c> {
        let ty = self.ty_of(e);
        if self.is_void(ty) {
            return Rv::Void;
        }
        let target = self.val_ty(ty);
        if value.ty() == target {
            return Rv::Scalar(value);
        }
        if value.ty().scalar().is_integer() && target.scalar().is_integer() {
            if self.is_bool(ty) && value.ty().int_width() > 1 {
                return Rv::Scalar(
                    self.builder
                        .icmp(IntPredicate::Ne, value, value.ty().null()),
                );
            }
            return Rv::Scalar(self.builder.int_resize(value, target, signed));
        }
        Rv::Scalar(self.reinterpret(value, target))
    }

    /// A pointer argument with the alignment of what it points to, looking through implicit conversions to `void *`.
    /// A conversion that is written says what may be relied on, unless the pointer is to something declared.
    pub(crate) fn pointer_arg(&mut self, args: &[ExprId], index: usize) -> (Value<'c>, u32) {
        let Some(&arg) = args.get(index) else {
            return (self.cx().ptr_type().null(), 1);
        };
        let mut inner = self.strip(arg);
        let mut written = None;
        loop {
            let from = match self.unit().expr(inner).kind {
                ExprKind::ImplicitCast(CastKind::BitCast | CastKind::NoOp, from) => from,
                ExprKind::Cast(CastKind::BitCast | CastKind::NoOp, from) => {
                    written = written.or(Some(self.ty_of(inner)));
                    from
                }
                _ => break,
            };
            // Nothing is known of what a `void *` points to.
            let ty = self.ty_of(from);
            if self.is_pointer(ty) && self.is_void(self.pointee_written(ty)) {
                break;
            }
            inner = self.strip(from);
        }
        if let ExprKind::ImplicitCast(CastKind::ArrayToPointerDecay, object)
        | ExprKind::Unary(UnaryOp::AddrOf, object) = self.unit().expr(inner).kind
        {
            let declared = self.is_declared(object);
            let (pointer, known) = self.pointer_with_align(inner);
            let align = match written {
                Some(ty) if !declared => self.pointee_align(ty),
                _ => known.unwrap_or(1),
            };
            return (pointer, align);
        }
        let ty = written.unwrap_or_else(|| self.ty_of(inner));
        let value = self.scalar(arg);
        if !value.ty().is_pointer() {
            return (self.reinterpret_pointer(value), 1);
        }
        (value, self.pointee_align(ty))
    }

    /// What the type of a pointer says about the alignment of what it points to.
    fn pointee_align(&mut self, pointer: QualType) -> u32 {
        let pointee = self.pointee_written(pointer);
        if self.is_void(pointee) || self.is_function(pointee) {
            1
        } else {
            self.align_of(pointee).max(1)
        }
    }

    /// Whether an lvalue is (part of) a variable or member, whose declaration says how it is aligned.
    fn is_declared(&self, object: ExprId) -> bool {
        let object = self.strip(object);
        match self.unit().expr(object).kind {
            ExprKind::DeclRef(_)
            | ExprKind::CompoundLiteral(_)
            | ExprKind::String(_)
            | ExprKind::Member { .. } => true,
            ExprKind::Subscript { base, .. } => match self.unit().expr(self.strip(base)).kind {
                ExprKind::ImplicitCast(CastKind::ArrayToPointerDecay, array) => {
                    self.is_declared(array)
                }
                _ => false,
            },
            _ => false,
        }
    }

    fn reinterpret_pointer(&mut self, value: Value<'c>) -> Value<'c> {
        let ptr = self.cx().ptr_type();
        self.reinterpret(value, ptr)
    }

    /// A size argument as `i64`.
    pub(crate) fn size_arg(&mut self, args: &[ExprId], index: usize) -> Value<'c> {
        let ty = self.arg_ty(args, index);
        let value = self.arg(args, index);
        self.pointer_index(value, ty)
    }

    // ---- memory

    fn memory_builtin(&mut self, e: ExprId, base: &str, args: &[ExprId]) -> Option<Rv<'c>> {
        let i8_ty = self.cx().i8_type();
        match base {
            "memcpy" | "memmove" | "mempcpy" | "__builtin_memcpy_inline" => {
                let (to, to_align) = self.pointer_arg(args, 0);
                let (from, from_align) = self.pointer_arg(args, 1);
                let size = self.size_arg(args, 2);
                self.transfer(base, to, to_align, from, from_align, size);
                Some(self.copied(base, to, size))
            }
            "__builtin___memcpy_chk" | "__builtin___memmove_chk" | "__builtin___mempcpy_chk" => {
                let size = self.const_arg(args, 2)? as u64;
                let room = self.const_arg(args, 3)? as u64;
                if size > room {
                    return None;
                }
                let plain = base.strip_prefix("__builtin___")?.strip_suffix("_chk")?;
                let (to, to_align) = self.pointer_arg(args, 0);
                let (from, from_align) = self.pointer_arg(args, 1);
                let size = self.size_arg(args, 2);
                self.transfer(plain, to, to_align, from, from_align, size);
                Some(self.copied(plain, to, size))
            }
            "memset" | "__builtin_memset_inline" => {
                let (to, align) = self.pointer_arg(args, 0);
                let byte = self.arg(args, 1);
                let byte = self.builder.int_resize(byte, i8_ty, false);
                let size = self.size_arg(args, 2);
                self.ensure_insert_point();
                self.builder.memset(to, u64::from(align), byte, size, false);
                Some(Rv::Scalar(to))
            }
            "__builtin___memset_chk" => {
                let size = self.const_arg(args, 2)? as u64;
                let room = self.const_arg(args, 3)? as u64;
                if size > room {
                    return None;
                }
                let (to, align) = self.pointer_arg(args, 0);
                let byte = self.arg(args, 1);
                let byte = self.builder.int_resize(byte, i8_ty, false);
                let size = self.size_arg(args, 2);
                self.builder.memset(to, u64::from(align), byte, size, false);
                Some(Rv::Scalar(to))
            }
            "bzero" => {
                let (to, align) = self.pointer_arg(args, 0);
                let size = self.size_arg(args, 1);
                self.builder
                    .memset(to, u64::from(align), i8_ty.null(), size, false);
                Some(Rv::Void)
            }
            "bcopy" => {
                let (from, from_align) = self.pointer_arg(args, 0);
                let (to, to_align) = self.pointer_arg(args, 1);
                let size = self.size_arg(args, 2);
                self.builder.memmove(
                    to,
                    u64::from(to_align),
                    from,
                    u64::from(from_align),
                    size,
                    false,
                );
                Some(Rv::Void)
            }
            "wmemcpy" | "wmemmove" => None,
            "__builtin_char_memchr" => {
                let pointer = self.arg(args, 0);
                let byte = self.arg(args, 1);
                let size = self.arg(args, 2);
                let ptr = self.cx().ptr_type();
                Some(Rv::Scalar(self.runtime_call(
                    "memchr",
                    ptr,
                    &[pointer, byte, size],
                )))
            }
            "alloca" | "__builtin_alloca_uninitialized" => {
                let size = self.size_arg(args, 0);
                self.ensure_insert_point();
                Some(Rv::Scalar(self.builder.array_alloca(i8_ty, size, 16)))
            }
            "__builtin_alloca_with_align" | "__builtin_alloca_with_align_and_max" => {
                let size = self.size_arg(args, 0);
                let bits = self.const_arg(args, 1).unwrap_or(128).clamp(8, 1 << 31) as u64;
                let align = (bits / 8).next_power_of_two();
                Some(Rv::Scalar(self.builder.array_alloca(i8_ty, size, align)))
            }
            "__builtin_stack_save" => {
                let ptr = self.cx().ptr_type();
                Some(Rv::Scalar(self.intrinsic("llvm.stacksave", &[ptr], &[])))
            }
            "__builtin_stack_restore" => {
                let saved = self.arg(args, 0);
                self.intrinsic("llvm.stackrestore", &[saved.ty()], &[saved]);
                Some(Rv::Void)
            }
            "__builtin_nontemporal_load" => {
                let ty = self.ty_of(e);
                let (pointer, known) = self.pointer_with_align(*args.first()?);
                let align = known.unwrap_or_else(|| self.align_of(ty));
                let llvm_ty = self.transfer_ty(ty);
                let load = self.builder.load(llvm_ty, pointer, u64::from(align));
                self.mark_nontemporal(load);
                Some(Rv::Scalar(self.from_memory(load, ty)))
            }
            "__builtin_nontemporal_store" => {
                let value = self.arg(args, 0);
                let (pointer, known) = self.pointer_with_align(*args.get(1)?);
                let ty = self.pointee(self.arg_ty(args, 1));
                let value = self.convert_scalar(value, self.arg_ty(args, 0), ty);
                let align = known.unwrap_or_else(|| self.align_of(ty));
                let value = self.to_memory(value, ty);
                let store = self.builder.store(value, pointer, u64::from(align));
                self.mark_nontemporal(store);
                Some(Rv::Void)
            }
            "__builtin_object_size" | "__builtin_dynamic_object_size" => {
                let kind = self.const_arg(args, 1).unwrap_or(0);
                let ty = self.ty_of(e);
                let llvm_ty = self.val_ty(ty);
                if self.has_effects(*args.first()?) {
                    return Some(Rv::Scalar(if kind & 2 == 0 {
                        llvm_ty.all_ones()
                    } else {
                        llvm_ty.null()
                    }));
                }
                let pointer = self.arg(args, 0);
                let flags = [
                    self.cx().const_bool(kind & 2 != 0),
                    self.cx().const_bool(true),
                    self.cx().const_bool(base.contains("dynamic")),
                ];
                let ptr = self.cx().ptr_type();
                let size = self.intrinsic(
                    "llvm.objectsize",
                    &[llvm_ty, ptr],
                    &[pointer, flags[0], flags[1], flags[2]],
                );
                Some(Rv::Scalar(size))
            }
            _ => None,
        }
    }

    pub(crate) fn mark_nontemporal(&mut self, access: Value<'c>) {
        let cx = self.cx();
        let one = cx.metadata_value(cx.const_i32(1));
        access.set_metadata(cx.metadata_kind("nontemporal"), cx.metadata_node(&[one]));
    }

    fn transfer(
        &mut self,
        kind: &str,
        to: Value<'c>,
        to_align: u32,
        from: Value<'c>,
        from_align: u32,
        size: Value<'c>,
    ) {
        self.ensure_insert_point();
        let (ta, fa) = (u64::from(to_align), u64::from(from_align));
        match kind {
            "memmove" => self.builder.memmove(to, ta, from, fa, size, false),
            "__builtin_memcpy_inline" => self.builder.memcpy_inline(to, ta, from, fa, size, false),
            _ => self.builder.memcpy(to, ta, from, fa, size, false),
        };
    }

    fn copied(&mut self, kind: &str, to: Value<'c>, size: Value<'c>) -> Rv<'c> {
        match kind {
            "mempcpy" => {
                let i8_ty = self.cx().i8_type();
                Rv::Scalar(self.builder.gep(i8_ty, to, &[size], true))
            }
            _ => Rv::Scalar(to),
        }
    }

    /// May evaluating the expression change anything?
    pub(crate) fn has_effects(&self, e: ExprId) -> bool {
        let mut work = vec![e];
        while let Some(e) = work.pop() {
            match self.unit().expr(e).kind {
                ExprKind::Call(..)
                | ExprKind::CompoundAssign { .. }
                | ExprKind::StmtExpr(_)
                | ExprKind::VaArg(_)
                | ExprKind::Binary(neverc_sema::tree::BinaryOp::Assign, ..) => return true,
                ExprKind::Unary(op, _) => {
                    use UnaryOp::{PostDec, PostInc, PreDec, PreInc};
                    if matches!(op, PostInc | PostDec | PreInc | PreDec) {
                        return true;
                    }
                }
                _ => {}
            }
            crate::walk::for_each_child(self.unit(), e, &mut |child| work.push(child));
        }
        false
    }

    // ---- control flow, hints, the stack frame, variable arguments

    fn control_builtin(&mut self, e: ExprId, base: &str, args: &[ExprId]) -> Option<Rv<'c>> {
        let ptr = self.cx().ptr_type();
        match base {
            "__builtin_va_start" | "__builtin_stdarg_start" | "__builtin_c23_va_start" => {
                let list = self.va_list_address(*args.first()?);
                self.intrinsic("llvm.va_start", &[ptr], &[list]);
                Some(Rv::Void)
            }
            "__builtin_va_end" => {
                let list = self.va_list_address(*args.first()?);
                self.intrinsic("llvm.va_end", &[ptr], &[list]);
                Some(Rv::Void)
            }
            "__builtin_va_copy" => {
                let to = self.va_list_address(*args.first()?);
                let from = self.va_list_address(*args.get(1)?);
                self.intrinsic("llvm.va_copy", &[ptr], &[to, from]);
                Some(Rv::Void)
            }
            "__builtin_trap" | "__builtin_verbose_trap" => {
                self.intrinsic("llvm.trap", &[], &[]);
                self.emit_unreachable();
                self.ensure_insert_point();
                Some(Rv::Void)
            }
            "__builtin_debugtrap" => {
                self.intrinsic("llvm.debugtrap", &[], &[]);
                Some(Rv::Void)
            }
            "__builtin_unreachable" => {
                self.emit_unreachable();
                self.ensure_insert_point();
                Some(Rv::Void)
            }
            "__builtin_expect" | "__builtin_expect_with_probability" => {
                let value = self.arg(args, 0);
                let expected = self.arg(args, 1);
                if !self.optimizing() {
                    return Some(self.result(e, value, true));
                }
                if base == "__builtin_expect" {
                    let ty = value.ty();
                    let hinted = self.intrinsic("llvm.expect", &[ty], &[value, expected]);
                    return Some(self.result(e, hinted, true));
                }
                let probability =
                    match consteval::eval(self.unit(), &self.cg.opts.ctypes, *args.get(2)?) {
                        Ok(value @ Const::Float(_)) => self
                            .cg
                            .const_value(neverc_sema::types::Builtin::Double.q(), &value),
                        _ => self.cx().double_type().const_float(0.9),
                    };
                let ty = value.ty();
                let hinted = self.intrinsic(
                    "llvm.expect.with.probability",
                    &[ty],
                    &[value, expected, probability],
                );
                Some(self.result(e, hinted, true))
            }
            "__builtin_unpredictable" => {
                let value = self.arg(args, 0);
                Some(self.result(e, value, true))
            }
            "__builtin_assume" => {
                if args.first().is_some_and(|&arg| !self.has_effects(arg)) {
                    let value = self.condition(*args.first()?);
                    self.intrinsic("llvm.assume", &[], &[value]);
                }
                Some(Rv::Void)
            }
            "__builtin_assume_separate_storage" => {
                let a = self.arg(args, 0);
                let b = self.arg(args, 1);
                self.assume_bundle("separate_storage", vec![a, b]);
                Some(Rv::Void)
            }
            "__builtin_assume_aligned" => {
                let pointer = self.arg(args, 0);
                let align = self.size_arg(args, 1);
                let mut values = vec![pointer, align];
                if args.len() > 2 {
                    values.push(self.size_arg(args, 2));
                }
                if self.optimizing() && align.const_u64().is_some_and(u64::is_power_of_two) {
                    self.assume_bundle("align", values);
                }
                Some(Rv::Scalar(pointer))
            }
            "__builtin_prefetch" => {
                let pointer = self.arg(args, 0);
                let write = self.const_arg(args, 1).unwrap_or(0) as i32;
                let locality = self.const_arg(args, 2).unwrap_or(3) as i32;
                let (write, locality, data) = (self.i32(write), self.i32(locality), self.i32(1));
                self.intrinsic("llvm.prefetch", &[ptr], &[pointer, write, locality, data]);
                Some(Rv::Void)
            }
            "__builtin_constant_p" => {
                let arg = *args.first()?;
                let ty = self.ty_of(arg);
                let known = matches!(
                    consteval::eval(self.unit(), &self.cg.opts.ctypes, arg),
                    Ok(Const::Int(_) | Const::Float(_))
                );
                let scalar = self.is_integer(ty) || self.is_float(ty) || self.is_pointer(ty);
                if known || self.has_effects(arg) || !scalar || self.is_pointer(ty) {
                    let value = self.i32(i32::from(known));
                    return Some(self.result(e, value, false));
                }
                let value = self.scalar(arg);
                let constant = self.intrinsic("llvm.is.constant", &[value.ty()], &[value]);
                Some(self.result(e, constant, false))
            }
            "__builtin_classify_type" => {
                let value = self.i32(0);
                Some(self.result(e, value, false))
            }
            "__builtin_launder" | "__builtin_speculation_safe_value" => {
                let value = self.arg(args, 0);
                Some(Rv::Scalar(value))
            }
            "__builtin_nondeterministic_value" => {
                let ty = self.ty_of(e);
                let llvm_ty = self.val_ty(ty);
                let any = llvm_ty.poison();
                Some(Rv::Scalar(self.builder.freeze(any)))
            }
            "__builtin_annotation" => {
                let value = self.arg(args, 0);
                Some(Rv::Scalar(value))
            }
            "__builtin_addressof" => {
                let lv = self.lvalue(*args.first()?);
                Some(Rv::Scalar(self.lv_pointer(&lv)))
            }
            "__builtin_readcyclecounter" => Some(Rv::Scalar(self.intrinsic(
                "llvm.readcyclecounter",
                &[],
                &[],
            ))),
            "__builtin_readsteadycounter" => Some(Rv::Scalar(self.intrinsic(
                "llvm.readsteadycounter",
                &[],
                &[],
            ))),
            "__builtin_is_aligned" | "__builtin_align_up" | "__builtin_align_down" => {
                Some(self.align_builtin(e, base, args))
            }
            "__builtin_frame_address" => {
                let level = self.i32(self.const_arg(args, 0).unwrap_or(0) as i32);
                Some(Rv::Scalar(self.intrinsic(
                    "llvm.frameaddress",
                    &[ptr],
                    &[level],
                )))
            }
            "__builtin_return_address" => {
                let level = self.i32(self.const_arg(args, 0).unwrap_or(0) as i32);
                Some(Rv::Scalar(self.intrinsic(
                    "llvm.returnaddress",
                    &[],
                    &[level],
                )))
            }
            "__builtin_extract_return_addr" | "__builtin_frob_return_addr" => {
                let value = self.arg(args, 0);
                Some(Rv::Scalar(value))
            }
            "__builtin_dwarf_cfa" => {
                let zero = self.i32(0);
                Some(Rv::Scalar(self.intrinsic(
                    "llvm.eh.dwarf.cfa",
                    &[],
                    &[zero],
                )))
            }
            "__builtin_dwarf_sp_column" => {
                let column = self.i32(if self.is_aarch64() { 31 } else { 7 });
                Some(self.result(e, column, false))
            }
            "__builtin_eh_return_data_regno" => {
                let number = self.const_arg(args, 0).unwrap_or(0);
                let register = if self.is_aarch64() {
                    if number < 4 { number } else { -1 }
                } else {
                    match number {
                        0 => 0,
                        1 => 1,
                        _ => -1,
                    }
                };
                let value = self.i32(register as i32);
                Some(self.result(e, value, true))
            }
            "__builtin_eh_return" => {
                let offset = self.size_arg(args, 0);
                let handler = self.arg(args, 1);
                self.intrinsic("llvm.eh.return.i64", &[], &[offset, handler]);
                self.emit_unreachable();
                self.ensure_insert_point();
                Some(Rv::Void)
            }
            "__builtin_unwind_init" => {
                self.intrinsic("llvm.eh.unwind.init", &[], &[]);
                Some(Rv::Void)
            }
            "__builtin_thread_pointer" => {
                Some(Rv::Scalar(self.intrinsic("llvm.thread.pointer", &[], &[])))
            }
            "__builtin___clear_cache" | "__clear_cache" => {
                let from = self.arg(args, 0);
                let to = self.arg(args, 1);
                self.intrinsic("llvm.clear_cache", &[], &[from, to]);
                Some(Rv::Void)
            }
            // LLVM has these only for other processors.
            "__builtin_setjmp" | "__builtin_longjmp" if self.is_aarch64() => {
                let loc = self.unit().expr(e).loc;
                self.unsupported(loc, &format!("builtin '{base}'"));
                Some(self.undefined_value(e))
            }
            "__builtin_setjmp" => {
                let buffer = self.arg(args, 0);
                let zero = self.i32(0);
                let frame = self.intrinsic("llvm.frameaddress", &[ptr], &[zero]);
                self.builder.store(frame, buffer, 8);
                let stack = self.intrinsic("llvm.stacksave", &[ptr], &[]);
                let two = self.i32(2);
                let slot = self.builder.gep(ptr, buffer, &[two], true);
                self.builder.store(stack, slot, 8);
                let value = self.intrinsic("llvm.eh.sjlj.setjmp", &[], &[buffer]);
                value.add_call_attribute(
                    neverc_llvm::AttributeIndex::Function,
                    self.cx().attribute("returns_twice"),
                );
                Some(self.result(e, value, true))
            }
            "__builtin_longjmp" => {
                let buffer = self.arg(args, 0);
                self.intrinsic("llvm.eh.sjlj.longjmp", &[], &[buffer]);
                self.emit_unreachable();
                self.ensure_insert_point();
                Some(Rv::Void)
            }
            "__builtin_cpu_init" if !self.is_aarch64() => {
                let void = self.cx().void_type();
                self.runtime_call("__cpu_indicator_init", void, &[]);
                let zero = self.i32(0);
                Some(self.result(e, zero, false))
            }
            "__builtin_cpu_supports" | "__builtin_cpu_is" if !self.is_aarch64() => {
                Some(self.cpu_builtin(e, base, args))
            }
            "__builtin_call_with_static_chain" => {
                let call = self.strip(*args.first()?);
                let value = self.rvalue(call);
                Some(value)
            }
            "__builtin_allow_runtime_check" => {
                let value = self.cx().const_bool(true);
                Some(self.result(e, value, false))
            }
            _ => None,
        }
    }

    /// AArch64 rather than x86-64.
    pub(crate) fn is_aarch64(&self) -> bool {
        self.cg.opts.ctypes.va_list == neverc_target::ctypes::VaList::AArch64
    }

    pub(crate) fn assume_bundle(&mut self, tag: &str, values: Vec<Value<'c>>) {
        let Some(assume) = self.cg.module.intrinsic_by_name("llvm.assume", &[]) else {
            return;
        };
        let yes = self.cx().const_bool(true);
        let bundle = OperandBundle {
            tag: tag.to_owned(),
            values,
        };
        self.builder
            .call_with_bundles(assume.value_type(), assume, &[yes], &[bundle]);
    }

    /// `__builtin_is_aligned`, `__builtin_align_up`, `__builtin_align_down`
    fn align_builtin(&mut self, e: ExprId, base: &str, args: &[ExprId]) -> Rv<'c> {
        let value = self.arg(args, 0);
        let i64_ty = self.cx().i64_type();
        let int: Type<'c> = if value.ty().is_pointer() {
            i64_ty
        } else {
            value.ty()
        };
        let align = self.arg(args, 1);
        let align_ty = self.arg_ty(args, 1);
        let signed = self.is_signed(align_ty);
        let align = self.builder.int_resize(align, int, signed);
        let mask = self.builder.sub(align, int.const_u64(1));
        let number = if value.ty().is_pointer() {
            self.builder.ptr_to_int(value, int)
        } else {
            value
        };
        if base == "__builtin_is_aligned" {
            let low = self.builder.and(number, mask);
            let test = self.builder.icmp(IntPredicate::Eq, low, int.null());
            return self.result(e, test, false);
        }
        let start = if base == "__builtin_align_up" {
            self.builder.add(number, mask)
        } else {
            number
        };
        let inverted = self.builder.not(mask);
        let rounded = self.builder.and(start, inverted);
        if value.ty().is_pointer() {
            let offset = self.builder.sub(rounded, number);
            let i8_ty = self.cx().i8_type();
            return Rv::Scalar(self.builder.gep(i8_ty, value, &[offset], true));
        }
        self.result(e, rounded, false)
    }

    /// Stores a value to the object a pointer argument points to.
    pub(crate) fn store_through(
        &mut self,
        pointer: Value<'c>,
        pointer_ty: QualType,
        value: Value<'c>,
    ) {
        let ty = self.pointee_written(pointer_ty);
        let elem = self.mem_ty(ty);
        let align = self.align_of(ty).max(1);
        let lv: Lv<'c> = self.object(Address::new(pointer, elem, align), ty);
        self.store(&lv, Rv::Scalar(value));
    }
}
