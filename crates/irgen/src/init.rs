//! Initializers of automatic objects: constants at once, lists part by part.

use neverc_llvm::{Linkage, Type, UnnamedAddr, Value};
use neverc_sema::tree::{ExprId, ExprKind, InitEntry, List, StringId};
use neverc_sema::types::{QualType, TypeKind};

use crate::cx::{Address, Fcg, Lv, Rv};
use crate::lvalue::offset_align;

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// Initializes an object with an initializer in semantic form.
    pub(crate) fn init_object(&mut self, addr: Address<'c>, ty: QualType, init: ExprId) {
        self.ensure_insert_point();
        if !self.is_aggregate(ty) {
            let value = self.rvalue(init);
            self.store_init(addr, ty, value);
            return;
        }
        let stripped = self.strip(init);
        match self.unit().expr(stripped).kind {
            ExprKind::InitList(_)
            | ExprKind::String(_)
            | ExprKind::ImplicitValueInit
            | ExprKind::Predefined(_) => {}
            _ => {
                if let TypeKind::Atomic(inner) = self.kind(ty) {
                    let inner = *inner;
                    self.aggregate(init, addr);
                    let _ = inner;
                    return;
                }
                return self.aggregate(init, addr);
            }
        }
        if let Some(value) = self.constant_init(ty, stripped) {
            return self.store_constant(addr, value, ty);
        }
        let size = self.size_of(ty);
        // A mostly empty list: zero first, then only what differs.
        let zeroed = size > 16 && self.nonzero_bytes(stripped, ty).saturating_mul(4) <= size;
        if zeroed {
            self.zero_bytes(addr, size);
        }
        self.init_parts(addr, ty, stripped, zeroed);
    }

    /// The whole initializer as a constant. Flexible array members have no room in automatic objects.
    fn constant_init(&mut self, ty: QualType, init: ExprId) -> Option<Value<'c>> {
        if let TypeKind::Atomic(inner) = self.kind(ty) {
            return self.constant_init(*inner, init);
        }
        let value = self.cg.const_init(ty, init)?;
        let size = self.size_of(ty);
        (self.cg.module.type_alloc_size(value.ty()) == size || value.is_null()).then_some(value)
    }

    fn zero_bytes(&mut self, addr: Address<'c>, size: u64) {
        if size == 0 {
            return;
        }
        let (zero, size) = (self.cx().const_i8(0), self.i64(size as i64));
        self.builder
            .memset(addr.ptr, u64::from(addr.align), zero, size, false);
    }

    /// Stores a constant of an aggregate type.
    pub(crate) fn store_constant(&mut self, addr: Address<'c>, value: Value<'c>, ty: QualType) {
        let size = self.size_of(ty);
        if size == 0 || value.is_undef() {
            return;
        }
        if value.is_null() {
            return self.zero_bytes(addr, size);
        }
        // Big and nearly empty: zero and a few stores.
        if size > 32 && count_nonzero(value, 7).is_some_and(|n| n <= 6) {
            self.zero_bytes(addr, size);
            return self.store_nonzero_parts(addr, value);
        }
        // One byte repeated.
        if size > 32
            && let Some(byte) = repeated_byte(value)
        {
            let (byte, size) = (
                self.cx().i8_type().const_u64(u64::from(byte)),
                self.i64(size as i64),
            );
            self.builder
                .memset(addr.ptr, u64::from(addr.align), byte, size, false);
            return;
        }
        // Small records are stored member by member when optimizing, as Clang does.
        if self.optimizing() && value.ty().is_struct() && size <= 64 && is_flat(value.ty()) {
            return self.store_members(addr, value);
        }
        let name = format!("__const.{}.{}", self.function.name(), "object");
        let global = self.constant_global(value, &name, addr.align);
        let size = self.i64(size as i64);
        self.builder.memcpy(
            addr.ptr,
            u64::from(addr.align),
            global,
            u64::from(addr.align),
            size,
            false,
        );
    }

    fn constant_global(&mut self, value: Value<'c>, name: &str, align: u32) -> Value<'c> {
        let global = self.cg.module.add_global(value.ty(), name);
        global.set_linkage(Linkage::Private);
        global.set_unnamed_addr(UnnamedAddr::Global);
        global.set_global_constant(true);
        global.set_initializer(value);
        global.set_alignment(u64::from(align.max(1)));
        global
    }

    fn store_members(&mut self, addr: Address<'c>, value: Value<'c>) {
        let ty = value.ty();
        for index in 0..ty.member_count() {
            let Some(member) = value.const_element(index) else {
                continue;
            };
            if member.is_undef() {
                continue;
            }
            let offset = self.cg.module.struct_member_offset(ty, index);
            let ptr = self.builder.struct_gep(ty, addr.ptr, index);
            let align = offset_align(addr.align, offset);
            self.builder.store(member, ptr, u64::from(align));
        }
    }

    fn store_nonzero_parts(&mut self, addr: Address<'c>, value: Value<'c>) {
        if value.is_null() || value.is_undef() {
            return;
        }
        let ty = value.ty();
        if !ty.is_aggregate() {
            self.builder.store(value, addr.ptr, u64::from(addr.align));
            return;
        }
        let count = if ty.is_struct() {
            u64::from(ty.member_count())
        } else {
            ty.len()
        };
        for index in 0..count.min(u64::from(u32::MAX)) as u32 {
            let Some(part) = value.const_element(index) else {
                continue;
            };
            if part.is_null() || part.is_undef() {
                continue;
            }
            let offset = if ty.is_struct() {
                self.cg.module.struct_member_offset(ty, index)
            } else {
                self.cg.module.type_alloc_size(ty.element()) * u64::from(index)
            };
            let ptr = self.builder.byte_gep(addr.ptr, offset as i64, true);
            let part_addr = Address::new(ptr, part.ty(), offset_align(addr.align, offset));
            self.store_nonzero_parts(part_addr, part);
        }
    }

    // ---- lists

    /// An upper bound for the bytes of an initializer that are not zero.
    fn nonzero_bytes(&mut self, init: ExprId, ty: QualType) -> u64 {
        let init = self.strip(init);
        let unit = self.unit();
        match unit.expr(init).kind {
            ExprKind::ImplicitValueInit => 0,
            ExprKind::InitList(list) => {
                let mut sum = 0u64;
                for entry in unit.list(list) {
                    let part_ty = unit.expr(entry.value).ty;
                    sum = sum.saturating_add(
                        self.nonzero_bytes(entry.value, part_ty)
                            .saturating_mul(entry.count),
                    );
                }
                sum
            }
            ExprKind::String(id) => unit.strings[id.index()].bytes.len() as u64,
            _ => match self.fold_int(init) {
                Some(value) if value.is_zero() => 0,
                _ => self.size_of(ty),
            },
        }
    }

    /// Initializes the parts of an aggregate; `zeroed`: it is zero already.
    fn init_parts(&mut self, addr: Address<'c>, ty: QualType, init: ExprId, zeroed: bool) {
        let init = self.strip(init);
        let unit = self.unit();
        match (unit.expr(init).kind, self.kind(ty)) {
            (ExprKind::InitList(list), TypeKind::Record(id)) => {
                self.init_record(addr, ty, *id, list, zeroed);
            }
            (ExprKind::InitList(list), TypeKind::ConstantArray(elem, count)) => {
                let (elem, count) = (*elem, *count);
                self.init_array(addr, elem, count, list, zeroed);
            }
            (ExprKind::InitList(list), TypeKind::VariableArray(elem, ..)) => {
                let elem = *elem;
                self.init_array(addr, elem, 0, list, true);
            }
            (ExprKind::InitList(_), TypeKind::Atomic(inner)) => {
                let inner = *inner;
                self.init_parts(addr, inner, init, zeroed);
            }
            (ExprKind::ImplicitValueInit, _) => {
                if !zeroed {
                    let size = self.size_of(ty);
                    self.zero_bytes(addr, size);
                }
            }
            (
                ExprKind::String(id) | ExprKind::Predefined(id),
                TypeKind::ConstantArray(_, count),
            ) => {
                self.init_string(addr, id, *count, zeroed);
            }
            _ => self.aggregate(init, addr),
        }
    }

    fn init_string(&mut self, addr: Address<'c>, id: StringId, count: u64, zeroed: bool) {
        let string = &self.unit().strings[id.index()];
        let width = u64::from(string.width);
        let room = count * width;
        let mut bytes: Vec<u8> = string.bytes.iter().copied().take(room as usize).collect();
        let used = bytes.len() as u64;
        if used < room && !zeroed {
            if room - used > 64 {
                self.zero_bytes(addr, room);
            } else {
                bytes.resize(room as usize, 0);
            }
        }
        if bytes.is_empty() {
            return;
        }
        let value = self.cx().const_bytes(&bytes, false);
        let global = self.constant_global(value, ".str.init", addr.align);
        let size = self.i64(bytes.len() as i64);
        self.builder.memcpy(
            addr.ptr,
            u64::from(addr.align),
            global,
            u64::from(addr.align),
            size,
            false,
        );
    }

    fn init_record(
        &mut self,
        addr: Address<'c>,
        ty: QualType,
        id: neverc_sema::tree::RecordId,
        list: List<InitEntry>,
        zeroed: bool,
    ) {
        let unit = self.unit();
        let record = unit.record(id);
        let entries = unit.list(list);
        let base = Lv::simple(addr, ty, false);
        if record.is_union {
            match entries.first() {
                Some(entry) => {
                    let field = &record.fields[entry.index as usize];
                    let whole = self.size_of(ty);
                    let size = self.size_of(field.ty);
                    if !zeroed && (field.width.is_some() || size < whole) {
                        self.zero_bytes(addr, whole);
                    }
                    self.init_field(&base, id, entry.index as u32, entry.value, zeroed);
                }
                None if !zeroed => {
                    let size = self.size_of(ty);
                    self.zero_bytes(addr, size);
                }
                None => {}
            }
            return;
        }
        let mut next = 0;
        for entry in entries {
            if !zeroed {
                self.zero_fields(&base, id, next, entry.index as u32);
            }
            self.init_field(&base, id, entry.index as u32, entry.value, zeroed);
            next = entry.index as u32 + 1;
        }
        if !zeroed {
            self.zero_fields(&base, id, next, record.fields.len() as u32);
        }
    }

    fn zero_fields(&mut self, base: &Lv<'c>, id: neverc_sema::tree::RecordId, from: u32, to: u32) {
        for index in from..to {
            let field = &self.unit().record(id).fields[index as usize];
            if field.width.is_some() && field.name == neverc_source::Symbol::EMPTY
                || matches!(self.kind(field.ty), TypeKind::IncompleteArray(_))
            {
                continue;
            }
            let ty = field.ty;
            let lv = self.field_lvalue(base, id, index);
            self.zero_lvalue(&lv, ty);
        }
    }

    /// Stores zero to an lvalue.
    fn zero_lvalue(&mut self, lv: &Lv<'c>, ty: QualType) {
        if self.is_aggregate(ty) {
            if let Lv::Simple { addr, .. } = *lv {
                let size = self.size_of(ty);
                self.zero_bytes(addr, size);
            }
            return;
        }
        if let (Some(part), Lv::Simple { addr, .. }) = (self.complex_part(ty), *lv) {
            let zero = self.val_ty(part).null();
            return self.store_complex(addr, zero, zero, false);
        }
        let zero = self.val_ty(self.strip_atomic(ty)).null();
        if let Lv::Simple { addr, .. } = *lv {
            self.store_init(addr, ty, Rv::Scalar(zero));
        } else {
            self.store(lv, Rv::Scalar(zero));
        }
    }

    fn init_field(
        &mut self,
        base: &Lv<'c>,
        id: neverc_sema::tree::RecordId,
        index: u32,
        value: ExprId,
        zeroed: bool,
    ) {
        let field = &self.unit().record(id).fields[index as usize];
        let ty = field.ty;
        if matches!(self.kind(ty), TypeKind::IncompleteArray(_)) {
            return;
        }
        let lv = self.field_lvalue(base, id, index);
        match lv {
            Lv::Simple { addr, .. } => self.init_element(addr, ty, value, zeroed),
            lv => {
                let value = self.scalar(value);
                self.store(&lv, Rv::Scalar(value));
            }
        }
    }

    /// Initializes one member or element.
    fn init_element(&mut self, addr: Address<'c>, ty: QualType, value: ExprId, zeroed: bool) {
        let stripped = self.strip(value);
        let kind = self.unit().expr(stripped).kind;
        if self.is_aggregate(ty) {
            match kind {
                ExprKind::InitList(_) | ExprKind::String(_) | ExprKind::ImplicitValueInit => {
                    if !zeroed && let Some(constant) = self.constant_init(ty, stripped) {
                        return self.store_constant(addr, constant, ty);
                    }
                    self.init_parts(addr, ty, stripped, zeroed);
                }
                _ => self.aggregate(value, addr),
            }
            return;
        }
        if zeroed && self.fold_int(stripped).is_some_and(|v| v.is_zero()) {
            return;
        }
        let value = self.rvalue(value);
        self.store_init(addr, ty, value);
    }

    fn init_array(
        &mut self,
        addr: Address<'c>,
        elem: QualType,
        count: u64,
        list: List<InitEntry>,
        zeroed: bool,
    ) {
        let entries = self.unit().list(list);
        let size = self.size_of(elem);
        let elem_ty = self.mem_ty(elem);
        let mut next = 0u64;
        for entry in entries {
            if !zeroed && entry.index > next {
                self.zero_elements(addr, elem_ty, size, next, entry.index);
            }
            let place = self.element_place(addr, elem_ty, size, entry.index);
            self.init_element(place, elem, entry.value, zeroed);
            if entry.count > 1 {
                self.repeat_element(addr, elem, elem_ty, size, entry);
            }
            next = entry.index.saturating_add(entry.count);
        }
        if !zeroed && next < count {
            self.zero_elements(addr, elem_ty, size, next, count);
        }
    }

    fn element_place(
        &mut self,
        addr: Address<'c>,
        elem_ty: Type<'c>,
        size: u64,
        index: u64,
    ) -> Address<'c> {
        let ptr = if index == 0 {
            addr.ptr
        } else {
            let number = self.i64(index as i64);
            self.builder.gep(elem_ty, addr.ptr, &[number], true)
        };
        Address::new(
            ptr,
            elem_ty,
            offset_align(addr.align, index.wrapping_mul(size)),
        )
    }

    fn zero_elements(
        &mut self,
        addr: Address<'c>,
        elem_ty: Type<'c>,
        size: u64,
        from: u64,
        to: u64,
    ) {
        let place = self.element_place(addr, elem_ty, size, from);
        let bytes = (to - from).saturating_mul(size);
        if to - from == 1 && !elem_ty.is_aggregate() {
            self.builder
                .store(elem_ty.null(), place.ptr, u64::from(place.align));
            return;
        }
        self.zero_bytes(place, bytes);
    }

    /// Copies the element that was just initialized to the others of its range.
    fn repeat_element(
        &mut self,
        addr: Address<'c>,
        elem: QualType,
        elem_ty: Type<'c>,
        size: u64,
        entry: &InitEntry,
    ) {
        let first = self.element_place(addr, elem_ty, size, entry.index);
        if entry.count <= 8 {
            for step in 1..entry.count {
                let place = self.element_place(addr, elem_ty, size, entry.index + step);
                self.copy_aggregate(place, first, elem, false);
            }
            return;
        }
        // A loop from the second to the last element.
        let i64_ty = self.cx().i64_type();
        let start = self.current_block();
        let body = self.new_block("arrayinit.body");
        let end = self.new_block("arrayinit.end");
        self.emit_block(body);
        let counter = self.builder.phi(i64_ty);
        let one = i64_ty.const_u64(1);
        counter.add_incoming(one, start);
        let ptr = self.builder.gep(elem_ty, first.ptr, &[counter], true);
        let place = Address::new(ptr, elem_ty, offset_align(first.align, size));
        self.copy_aggregate(place, first, elem, false);
        let next = self.builder.nuw_add(counter, one);
        let done = self.builder.icmp(
            neverc_llvm::IntPredicate::Eq,
            next,
            i64_ty.const_u64(entry.count),
        );
        let from = self.current_block();
        self.builder.cond_br(done, end, body);
        self.builder.clear_position();
        counter.add_incoming(next, from);
        self.emit_block(end);
    }

    /// An initializer list for a scalar (vectors, or braces around one value).
    pub(crate) fn scalar_init_list(&mut self, e: ExprId, list: List<InitEntry>) -> Value<'c> {
        let ty = self.ty_of(e);
        let entries = self.unit().list(list);
        let Some((elem, _)) = self.vector_parts(ty) else {
            return match entries.first() {
                Some(entry) => self.scalar(entry.value),
                None => self.val_ty(ty).null(),
            };
        };
        let llvm_ty = self.val_ty(ty);
        let lanes = llvm_ty.len();
        if let [only] = entries
            && only.count == 1
            && self.vector_parts(self.ty_of(only.value)).is_some()
            && self.types().same_unqualified(self.ty_of(only.value), ty)
        {
            return self.scalar(only.value);
        }
        let mut value = llvm_ty.null();
        for entry in entries {
            let part_ty = self.ty_of(entry.value);
            let part = self.scalar(entry.value);
            if part.ty().is_vector() {
                // Vectors among the initializers give several elements.
                for lane in 0..part.ty().len() {
                    let from = self.i32(lane as i32);
                    let scalar = self.builder.extract_element(part, from);
                    let at = entry.index + lane;
                    if at < lanes {
                        let at = self.i32(at as i32);
                        value = self.builder.insert_element(value, scalar, at);
                    }
                }
                continue;
            }
            let part = self.convert_scalar(part, part_ty, elem);
            for step in 0..entry.count {
                if entry.index + step < lanes {
                    let at = self.i32((entry.index + step) as i32);
                    value = self.builder.insert_element(value, part, at);
                }
            }
        }
        value
    }
}

/// Number of scalar parts that are not zero, when at most `limit`.
fn count_nonzero(value: Value<'_>, limit: usize) -> Option<usize> {
    if value.is_null() || value.is_undef() {
        return Some(0);
    }
    let ty = value.ty();
    if !ty.is_aggregate() {
        return Some(1);
    }
    let count = if ty.is_struct() {
        u64::from(ty.member_count())
    } else {
        ty.len()
    };
    let mut sum = 0;
    if count > 4096 {
        return None;
    }
    for index in 0..count as u32 {
        sum += count_nonzero(value.const_element(index)?, limit)?;
        if sum > limit {
            return None;
        }
    }
    Some(sum)
}

/// The byte an array of bytes is filled with.
fn repeated_byte(value: Value<'_>) -> Option<u8> {
    let ty = value.ty();
    if !ty.is_array()
        || !ty.element().is_integer()
        || ty.element().int_width() != 8
        || ty.len() > 4096
    {
        return None;
    }
    let first = value.const_element(0)?.const_u64()?;
    for index in 1..ty.len() as u32 {
        if value.const_element(index)?.const_u64()? != first {
            return None;
        }
    }
    Some(first as u8)
}

/// A structure of a few scalars.
fn is_flat(ty: Type<'_>) -> bool {
    ty.member_count() <= 8
        && ty
            .members()
            .into_iter()
            .all(|member| !member.is_aggregate())
}
