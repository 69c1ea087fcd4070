//! C types as LLVM types: in memory and in registers.

use neverc_llvm::{Builder, Type, Value};
use neverc_sema::layout;
use neverc_sema::types::{Builtin, QualType, TypeKind};
use neverc_target::ctypes::{LongDouble, VaList};

use crate::cx::{Basic, Cg};

const UNKNOWN: (u64, u32) = (0, u32::MAX);

impl<'c> Basic<'c> {
    /// The basic types of a context.
    pub fn new(llvm: &'c neverc_llvm::Context) -> Basic<'c> {
        Basic {
            i1: llvm.bool_type(),
            i8: llvm.i8_type(),
            i16: llvm.i16_type(),
            i32: llvm.i32_type(),
            i64: llvm.i64_type(),
            i128: llvm.i128_type(),
            ptr: llvm.ptr_type(),
            void: llvm.void_type(),
            half: llvm.half_type(),
            bfloat: llvm.bfloat_type(),
            float: llvm.float_type(),
            double: llvm.double_type(),
            x87: llvm.x86_fp80_type(),
            quad: llvm.fp128_type(),
        }
    }
}

impl<'c, 'u> Cg<'c, 'u> {
    /// Size and alignment in bytes; (0, 1) for what has no constant size.
    pub fn size_align(&mut self, ty: QualType) -> (u64, u32) {
        let index = ty.id().0 as usize;
        if let Some(&known) = self.sizes.get(index)
            && known != UNKNOWN
        {
            return known;
        }
        let size = layout::size_of(self.unit, &self.opts.ctypes, ty).unwrap_or(0);
        let align = layout::align_of(self.unit, &self.opts.ctypes, ty)
            .unwrap_or(1)
            .max(1);
        if let Some(slot) = self.sizes.get_mut(index) {
            *slot = (size, align);
        }
        (size, align)
    }

    /// The type that a value of `ty` has in memory.
    pub fn mem_type(&mut self, ty: QualType) -> Type<'c> {
        let index = ty.id().0 as usize;
        if let Some(Some(known)) = self.mem_types.get(index) {
            return *known;
        }
        let made = self.make_mem_type(ty);
        if let Some(slot) = self.mem_types.get_mut(index) {
            *slot = Some(made);
        }
        made
    }

    fn make_mem_type(&mut self, ty: QualType) -> Type<'c> {
        let unit = self.unit;
        match unit.types.canon_kind(ty) {
            TypeKind::Builtin(Builtin::Bool | Builtin::Void | Builtin::Error)
            | TypeKind::Function(..)
            | TypeKind::FunctionNoProto(..) => self.basic.i8,
            TypeKind::BitInt { .. } => {
                let (size, _) = self.size_align(ty);
                match size {
                    0 => self.basic.i8,
                    1..=16 if size.is_power_of_two() => self.llvm.int_type(size as u32 * 8),
                    _ => self.basic.i8.array(size),
                }
            }
            TypeKind::Enum(id) => self.mem_type(unit.enumeration(*id).underlying),
            TypeKind::ConstantArray(elem, len) => self.mem_type(*elem).array(*len),
            TypeKind::IncompleteArray(elem) => self.mem_type(*elem).array(0),
            TypeKind::VariableArray(elem, ..) => self.mem_type(*elem),
            TypeKind::Complex(elem) => {
                let elem = self.mem_type(*elem);
                self.llvm.struct_type(&[elem, elem], false)
            }
            TypeKind::Atomic(inner) => {
                let plain = self.mem_type(*inner);
                let (size, _) = self.size_align(*inner);
                let (full, _) = self.size_align(ty);
                if full > size {
                    let pad = self.basic.i8.array(full - size);
                    self.llvm.struct_type(&[plain, pad], false)
                } else {
                    plain
                }
            }
            TypeKind::ExtVector(elem, len) if unit.types.is(*elem, Builtin::Bool) => {
                let bits = len.next_power_of_two().max(8);
                self.llvm.int_type(bits)
            }
            _ => self.value_type(ty),
        }
    }

    /// The type that a value of `ty` has in a register; for records and arrays the same as in memory.
    pub fn value_type(&mut self, ty: QualType) -> Type<'c> {
        let unit = self.unit;
        let basic = self.basic;
        match unit.types.canon_kind(ty) {
            TypeKind::Builtin(b) => match b {
                Builtin::Void => basic.void,
                Builtin::Bool => basic.i1,
                Builtin::Char | Builtin::SChar | Builtin::UChar => basic.i8,
                Builtin::Short | Builtin::UShort => basic.i16,
                Builtin::Int | Builtin::UInt => basic.i32,
                Builtin::Long | Builtin::ULong => {
                    if self.opts.ctypes.long_size == 8 {
                        basic.i64
                    } else {
                        basic.i32
                    }
                }
                Builtin::LongLong | Builtin::ULongLong => basic.i64,
                Builtin::Int128 | Builtin::UInt128 => basic.i128,
                Builtin::Float16 | Builtin::Fp16 => basic.half,
                Builtin::BFloat16 => basic.bfloat,
                Builtin::Float => basic.float,
                Builtin::Double => basic.double,
                Builtin::LongDouble => match self.opts.ctypes.long_double {
                    LongDouble::X87 => basic.x87,
                    LongDouble::Quad => basic.quad,
                },
                Builtin::Float128 => basic.quad,
                Builtin::NullPtr => basic.ptr,
                Builtin::VaListTag => self.va_list_type(),
                Builtin::Error => basic.i8,
            },
            TypeKind::BitInt { width, .. } => self.llvm.int_type((*width).max(1)),
            TypeKind::Pointer(_) => basic.ptr,
            TypeKind::Enum(id) => self.value_type(unit.enumeration(*id).underlying),
            TypeKind::Vector(elem, len) | TypeKind::ExtVector(elem, len) => {
                let elem = if unit.types.is(*elem, Builtin::Bool) {
                    basic.i1
                } else {
                    self.mem_type(*elem)
                };
                elem.vector((*len).max(1))
            }
            TypeKind::Record(id) => self.record_type(*id),
            TypeKind::Atomic(inner) => self.value_type(*inner),
            _ => self.mem_type(ty),
        }
    }

    /// What `va_list` holds (the record behind it).
    pub fn va_list_type(&mut self) -> Type<'c> {
        let b = self.basic;
        match self.opts.ctypes.va_list {
            VaList::X86_64 => self.llvm.struct_type(&[b.i32, b.i32, b.ptr, b.ptr], false),
            VaList::AArch64 => self
                .llvm
                .struct_type(&[b.ptr, b.ptr, b.ptr, b.i32, b.i32], false),
        }
    }

    /// The integer type that loads and stores of a `_BitInt` use: all bytes of its memory.
    pub fn storage_int(&mut self, ty: QualType) -> Type<'c> {
        let (size, _) = self.size_align(ty);
        self.llvm.int_type((size.clamp(1, 1 << 20) * 8) as u32)
    }

    /// Signed integer type (enums by their underlying type; vectors and complex by their element).
    pub fn is_signed(&self, ty: QualType) -> bool {
        match self.unit.types.canon_kind(ty) {
            TypeKind::Builtin(b) => match b {
                Builtin::SChar
                | Builtin::Short
                | Builtin::Int
                | Builtin::Long
                | Builtin::LongLong
                | Builtin::Int128 => true,
                Builtin::Char => self.char_signed(),
                _ => false,
            },
            TypeKind::BitInt { signed, .. } => *signed,
            TypeKind::Enum(id) => self.is_signed(self.unit.enumeration(*id).underlying),
            TypeKind::Vector(e, _)
            | TypeKind::ExtVector(e, _)
            | TypeKind::Complex(e)
            | TypeKind::Atomic(e) => self.is_signed(*e),
            _ => false,
        }
    }

    /// Bytes of the widest object that is accessed atomically without a library call.
    pub fn max_atomic_inline(&self) -> u32 {
        let inline = self.opts.ctypes.atomic_inline;
        if self.opts.ctypes.va_list == VaList::X86_64
            && self.opts.features.split(',').any(|f| f == "+cx16")
        {
            inline.max(16)
        } else {
            inline
        }
    }

    /// Record or array (also an atomic one): values live in memory.
    pub fn is_aggregate(&self, ty: QualType) -> bool {
        match self.unit.types.canon_kind(ty) {
            TypeKind::Record(_)
            | TypeKind::ConstantArray(..)
            | TypeKind::IncompleteArray(_)
            | TypeKind::VariableArray(..)
            | TypeKind::Builtin(Builtin::VaListTag) => true,
            TypeKind::Atomic(inner) => self.is_aggregate(*inner),
            _ => false,
        }
    }

    /// Element type of a complex type (also an atomic one).
    pub fn complex_element(&self, ty: QualType) -> Option<QualType> {
        match self.unit.types.canon_kind(ty) {
            TypeKind::Complex(e) => Some(*e),
            TypeKind::Atomic(inner) => self.complex_element(*inner),
            _ => None,
        }
    }

    /// A scalar as it lies in memory: `_Bool` as `i8`, `_BitInt` filled up to whole bytes of storage.
    pub fn widen_to_memory(
        &mut self,
        builder: &Builder<'c>,
        value: Value<'c>,
        ty: QualType,
    ) -> Value<'c> {
        let from = value.ty();
        let to = self.access_type(ty);
        if from == to {
            return value;
        }
        if from.is_integer() && to.is_integer() {
            let signed = self.is_signed(ty);
            return builder.int_resize(value, to, signed);
        }
        if from.is_vector() && to.is_integer() {
            // A vector of `_Bool`.
            let bits = self.llvm.int_type(from.len() as u32);
            let packed = builder.bitcast(value, bits);
            return builder.int_resize(packed, to, false);
        }
        value
    }

    /// The value of a scalar from what was loaded with [`Cg::access_type`].
    pub fn narrow_from_memory(
        &mut self,
        builder: &Builder<'c>,
        value: Value<'c>,
        ty: QualType,
    ) -> Value<'c> {
        let from = value.ty();
        let to = self.value_type(ty);
        if from == to {
            return value;
        }
        if from.is_integer() && to.is_integer() {
            let signed = self.is_signed(ty);
            return builder.int_resize(value, to, signed);
        }
        if from.is_integer() && to.is_vector() {
            let bits = self.llvm.int_type(to.len() as u32);
            let cut = builder.int_resize(value, bits, false);
            return builder.bitcast(cut, to);
        }
        value
    }

    /// The type with which a scalar is loaded and stored.
    pub fn access_type(&mut self, ty: QualType) -> Type<'c> {
        let unit = self.unit;
        match unit.types.canon_kind(ty) {
            TypeKind::BitInt { .. } => self.storage_int(ty),
            TypeKind::Enum(id) => self.access_type(unit.enumeration(*id).underlying),
            TypeKind::Atomic(inner) => self.access_type(*inner),
            _ => self.mem_type(ty),
        }
    }
}
