//! Records as LLVM structures: members, padding, access units of bit-fields, and addresses of members.

use std::rc::Rc;

use neverc_llvm::Type;
use neverc_sema::tree::{Record, RecordId};
use neverc_sema::types::{QualType, TypeKind, qual};
use neverc_target::ctypes::CTypes;

use crate::bitfield::{BitField, align_at};
use crate::cx::{Address, Cg, Fcg, Lv};

/// Where a field is.
#[derive(Clone, Copy, Debug)]
pub enum FieldPlace {
    /// A member of the LLVM structure (unions: 0) at a byte offset.
    Member {
        /// Its number.
        index: u32,
        /// Bytes.
        offset: u64,
    },
    /// A bit-field.
    Bits(BitField),
    /// An unnamed or empty bit-field.
    None,
}

/// A record's LLVM structure.
#[derive(Debug)]
pub struct RecordInfo<'c> {
    /// The structure.
    pub ty: Type<'c>,
    /// Places of the fields in order.
    pub fields: Vec<FieldPlace>,
    /// Members of the structure: byte offset and type; padding included.
    pub members: Vec<(u64, Type<'c>)>,
    /// Bytes.
    pub size: u64,
}

/// Members before padding: offset and type.
struct Members<'c> {
    list: Vec<(u64, Type<'c>)>,
    bits: Vec<(usize, BitField)>,
    /// Member numbers of ordinary fields.
    plain: Vec<(usize, usize)>,
}

impl<'c, 'u> Cg<'c, 'u> {
    /// The LLVM structure of a record; opaque while the record is incomplete.
    pub fn record_type(&mut self, id: RecordId) -> Type<'c> {
        if let Some(Some(ty)) = self.record_types.get(id.index()) {
            return *ty;
        }
        let unit = self.unit;
        let record = unit.record(id);
        let name = self.record_name(record);
        let ty = self.llvm.named_struct_type(&name);
        self.record_types[id.index()] = Some(ty);
        if record.complete {
            self.record_info(id);
        }
        ty
    }

    fn record_name(&self, record: &Record) -> String {
        let kind = if record.is_union { "union" } else { "struct" };
        let name = if record.tag.0 != 0 {
            record.tag
        } else {
            record.typedef_name
        };
        self.names.with(name, |name| {
            if name.is_empty() {
                format!("{kind}.anon")
            } else {
                format!("{kind}.{name}")
            }
        })
    }

    /// The structure and the places of the fields of a complete record.
    pub fn record_info(&mut self, id: RecordId) -> Rc<RecordInfo<'c>> {
        if let Some(Some(info)) = self.records.get(id.index()) {
            return info.clone();
        }
        let ty = self.record_type(id);
        if let Some(Some(info)) = self.records.get(id.index()) {
            return info.clone();
        }
        let info = Rc::new(self.lower_record(id, ty));
        self.records[id.index()] = Some(info.clone());
        info
    }

    fn lower_record(&mut self, id: RecordId, ty: Type<'c>) -> RecordInfo<'c> {
        let unit = self.unit;
        let record = unit.record(id);
        let size = record.layout.size;
        let mut found = if record.is_union {
            self.union_members(record)
        } else {
            self.struct_members(record)
        };
        // Members that lie where natural alignment does not put them make the structure a packed one.
        let mut packed = false;
        let mut greatest = 1;
        for &(offset, member) in &found.list {
            let align = self.module.type_abi_align(member);
            greatest = greatest.max(align);
            packed |= !offset.is_multiple_of(align);
        }
        packed |= !size.is_multiple_of(greatest);
        let mut members = Vec::with_capacity(found.list.len() + 2);
        let mut numbers = Vec::with_capacity(found.list.len());
        let mut end = 0u64;
        for &(offset, member) in &found.list {
            let align = if packed {
                1
            } else {
                self.module.type_abi_align(member)
            };
            if offset > end && end.next_multiple_of(align) != offset {
                members.push((end, self.basic.i8.array(offset - end)));
            }
            numbers.push(members.len() as u32);
            members.push((offset, member));
            end = offset + self.module.type_alloc_size(member);
        }
        let natural_end = if packed {
            end
        } else {
            end.next_multiple_of(greatest)
        };
        if natural_end < size {
            members.push((end, self.basic.i8.array(size - end)));
        }
        let types: Vec<Type<'c>> = members.iter().map(|m| m.1).collect();
        ty.set_body(&types, packed);
        let mut fields = vec![FieldPlace::None; record.fields.len()];
        for &(field, member) in &found.plain {
            fields[field] = FieldPlace::Member {
                index: if record.is_union { 0 } else { numbers[member] },
                offset: record.layout.offsets.get(field).copied().unwrap_or(0) / 8,
            };
        }
        for (field, bits) in &mut found.bits {
            bits.member = numbers
                .get(bits.member as usize)
                .copied()
                .unwrap_or(u32::MAX);
            fields[*field] = FieldPlace::Bits(*bits);
        }
        RecordInfo {
            ty,
            fields,
            members,
            size,
        }
    }

    fn bit_info(
        &self,
        record: &Record,
        field: usize,
        unit_offset: u64,
        unit_bits: u32,
    ) -> BitField {
        let f = &record.fields[field];
        let at = record.layout.offsets[field];
        BitField {
            unit_offset,
            unit_bits,
            offset: (at - unit_offset * 8) as u32,
            width: f.width.unwrap_or(0),
            signed: self.is_signed(f.ty),
            member: u32::MAX,
        }
    }

    fn union_members(&mut self, record: &Record) -> Members<'c> {
        let mut found = Members {
            list: Vec::new(),
            bits: Vec::new(),
            plain: Vec::new(),
        };
        let size = record.layout.size;
        let mut storage: Option<(Type<'c>, u64, u64)> = None;
        for (i, field) in record.fields.iter().enumerate() {
            let ty = if let Some(width) = field.width {
                if width == 0 {
                    continue;
                }
                let bits = width.next_multiple_of(8);
                let mut info = self.bit_info(record, i, 0, bits);
                info.member = 0;
                found.bits.push((i, info));
                let ty = self.llvm.int_type(bits);
                if self.module.type_alloc_size(ty) > size {
                    self.basic.i8.array(u64::from(bits / 8))
                } else {
                    ty
                }
            } else {
                found.plain.push((i, 0));
                self.mem_type(field.ty)
            };
            if !ty.is_sized() {
                continue;
            }
            let bytes = self.module.type_alloc_size(ty);
            let align = self.module.type_abi_align(ty);
            if storage.is_none_or(|(_, a, s)| align > a || align == a && bytes > s) {
                storage = Some((ty, align, bytes));
            }
        }
        if let Some((ty, _, bytes)) = storage {
            let ty = if bytes > size {
                self.basic.i8.array(size)
            } else {
                ty
            };
            found.list.push((0, ty));
        }
        found
    }

    fn struct_members(&mut self, record: &Record) -> Members<'c> {
        let mut found = Members {
            list: Vec::new(),
            bits: Vec::new(),
            plain: Vec::new(),
        };
        let mut i = 0;
        while i < record.fields.len() {
            if record.fields[i].width.is_some() {
                i = self.access_units(record, i, &mut found);
                continue;
            }
            let ty = self.mem_type(record.fields[i].ty);
            let offset = record.layout.offsets[i] / 8;
            found.plain.push((i, found.list.len()));
            found.list.push((offset, ty));
            i += 1;
        }
        found
    }

    /// Lays access units over the run of bit-fields that begins at field `start`; gives the first field behind it.
    ///
    /// Bit-fields that share bytes share a unit. Neighbouring units are joined while the whole stays a register's
    /// natural size and touches no other member's bytes; a zero-width bit-field separates.
    fn access_units(&mut self, record: &Record, start: usize, found: &mut Members<'c>) -> usize {
        const REGISTER: u64 = 8;
        let offsets = &record.layout.offsets;
        let run_end = record.fields[start..]
            .iter()
            .position(|f| f.width.is_none())
            .map_or(record.fields.len(), |n| start + n);
        // First byte that belongs to something else from field `i` on.
        let limit = |i: usize| -> u64 {
            (i..record.fields.len())
                .find(|&k| record.fields[k].width != Some(0))
                .map_or(record.layout.size, |k| offsets[k] / 8)
        };
        let mut field = start;
        while field < run_end {
            let begin = field;
            let begin_offset = offsets[begin] / 8;
            // A unit may have to begin in the middle of a byte that packed neighbours share; it then begins with it.
            let mut bits = offsets[begin] % 8;
            let mut best_end = begin;
            let mut best_bytes = 0u64;
            let mut at = begin;
            loop {
                let in_run = at < run_end;
                let (mut boundary, mut barrier) = (false, false);
                if in_run {
                    if at != begin && offsets[at].is_multiple_of(8) {
                        boundary = true;
                        barrier = record.fields[at].width == Some(0);
                    }
                } else {
                    boundary = true;
                    barrier = true;
                }
                let mut install = false;
                if boundary {
                    let bytes = bits.div_ceil(8);
                    if best_end == begin {
                        best_end = at;
                        best_bytes = bytes;
                        install = bits == 0;
                    } else if bytes > REGISTER {
                        install = true;
                    }
                    if !install {
                        let natural = bytes.next_power_of_two();
                        let end = limit(at);
                        if bytes <= REGISTER && begin_offset + natural <= end {
                            best_end = at;
                            best_bytes = natural;
                        }
                        if barrier {
                            install = true;
                        } else {
                            bits = end.saturating_sub(begin_offset) * 8;
                        }
                    }
                }
                if install {
                    break;
                }
                bits += u64::from(record.fields[at].width.unwrap_or(0));
                at += 1;
            }
            if best_bytes > 0 {
                let member = found.list.len() as u32;
                let ty = if best_bytes.is_power_of_two() && best_bytes <= 16 {
                    self.llvm.int_type(best_bytes as u32 * 8)
                } else {
                    self.basic.i8.array(best_bytes)
                };
                found.list.push((begin_offset, ty));
                for i in begin..best_end {
                    if record.fields[i].width == Some(0) {
                        continue;
                    }
                    let mut info = self.bit_info(record, i, begin_offset, best_bytes as u32 * 8);
                    info.member = member;
                    found.bits.push((i, info));
                }
            }
            field = best_end.max(begin + 1);
        }
        run_end
    }

    /// Byte offset of a field that is no bit-field.
    pub fn field_offset(&self, record: RecordId, field: u32) -> u64 {
        self.unit
            .record(record)
            .layout
            .offsets
            .get(field as usize)
            .copied()
            .unwrap_or(0)
            / 8
    }

    /// C types of the target.
    pub fn ctypes(&self) -> &'u CTypes {
        &self.opts.ctypes
    }

    /// The record behind a type (through `_Atomic`).
    pub fn record_of(&self, ty: QualType) -> Option<RecordId> {
        match self.unit.types.canon_kind(ty) {
            TypeKind::Record(id) => Some(*id),
            TypeKind::Atomic(inner) => self.record_of(*inner),
            _ => None,
        }
    }
}

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// Address of a field that is no bit-field, in a record at `base`.
    pub fn field_address(
        &mut self,
        base: Address<'c>,
        record: RecordId,
        field: u32,
    ) -> Address<'c> {
        let info = self.cg.record_info(record);
        let unit = self.cg.unit;
        let rec = unit.record(record);
        let elem = rec
            .fields
            .get(field as usize)
            .map_or(self.cg.basic.i8, |f| self.cg.mem_type(f.ty));
        match info.fields.get(field as usize) {
            Some(&FieldPlace::Member { index, offset }) => {
                let ptr = if rec.is_union || index >= info.ty.member_count() {
                    base.ptr
                } else {
                    self.builder.struct_gep(info.ty, base.ptr, index)
                };
                Address::new(ptr, elem, align_at(base.align, offset))
            }
            _ => Address::new(base.ptr, elem, base.align),
        }
    }

    /// The lvalue of a field of the record that `base` designates.
    pub fn field_lvalue(&mut self, base: &Lv<'c>, record: RecordId, field: u32) -> Lv<'c> {
        let (addr, volatile, tbaa, base_ty) = match *base {
            Lv::Simple {
                addr,
                volatile,
                tbaa,
                ty,
            } => (addr, volatile, tbaa, ty),
            other => return other,
        };
        let unit = self.cg.unit;
        let rec = unit.record(record);
        let Some(f) = rec.fields.get(field as usize) else {
            return *base;
        };
        let volatile = volatile || unit.types.quals(f.ty) & qual::VOLATILE != 0;
        let info = self.cg.record_info(record);
        if let Some(FieldPlace::Bits(bits)) = info.fields.get(field as usize) {
            return Lv::BitField {
                addr: addr.with_elem(info.ty),
                info: *bits,
                ty: f.ty,
                volatile,
            };
        }
        let tbaa = self.cg.member_tbaa(tbaa, base_ty, record, field as usize);
        Lv::Simple {
            addr: self.field_address(addr, record, field),
            ty: f.ty,
            volatile,
            tbaa,
        }
    }
}
