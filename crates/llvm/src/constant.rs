//! Constants: numbers, aggregates, strings and constant expressions.

use llvm_sys::core::*;

use crate::text::with_c_string;
use crate::{Block, Context, Type, Value, ffi};

impl<'c> Type<'c> {
    /// An integer constant; the low bits of `value` are taken, wider types get zeros.
    pub fn const_u64(self, value: u64) -> Value<'c> {
        self.const_words(&[value])
    }

    /// An integer constant; wider types get the sign.
    pub fn const_i64(self, value: i64) -> Value<'c> {
        if self.int_width() <= 64 {
            self.const_words(&[value as u64])
        } else {
            // SAFETY: an integer type.
            Value::wrap(unsafe { LLVMConstInt(self.raw(), value as u64, 1) })
        }
    }

    /// An integer constant from the low bits of a 128-bit one; wider types get the sign.
    pub fn const_i128(self, value: i128) -> Value<'c> {
        let words = (self.int_width() as usize).div_ceil(64);
        let sign = if value < 0 { u64::MAX } else { 0 };
        let mut list = vec![sign; words.max(2)];
        list[0] = value as u64;
        list[1] = (value >> 64) as u64;
        self.const_words(&list[..words])
    }

    /// An integer constant from 64-bit words, lowest first; missing words are 0, bits that do not fit are cut off.
    pub fn const_words(self, words: &[u64]) -> Value<'c> {
        debug_assert!(self.is_integer());
        let wanted = (self.int_width() as usize).div_ceil(64);
        let words = &words[..words.len().min(wanted)];
        // SAFETY: an integer type; LLVM copies the words and clears unused bits.
        Value::wrap(unsafe {
            LLVMConstIntOfArbitraryPrecision(self.raw(), words.len() as u32, words.as_ptr())
        })
    }

    /// A floating constant, rounded from a double to this type.
    pub fn const_float(self, value: f64) -> Value<'c> {
        debug_assert!(self.is_float());
        // SAFETY: a floating type.
        Value::wrap(unsafe { LLVMConstReal(self.raw(), value) })
    }

    /// A floating constant from its bits, lowest word first (x87: 80 bits in two words).
    pub fn const_float_bits(self, words: &[u64]) -> Value<'c> {
        debug_assert!(self.is_float());
        // SAFETY: a floating type; the shim takes as many bits as the format has.
        Value::wrap(unsafe { ffi::nc_const_float_bits(self.raw(), words.as_ptr(), words.len()) })
    }

    /// A floating constant from text such as `1.5e300`, rounded to this type.
    pub fn const_float_text(self, text: &str) -> Value<'c> {
        debug_assert!(self.is_float());
        // SAFETY: a floating type and a range of text.
        Value::wrap(unsafe {
            LLVMConstRealOfStringAndSize(self.raw(), text.as_ptr().cast(), text.len() as u32)
        })
    }

    /// A constant array of this element type.
    pub fn const_array(self, elements: &[Value<'c>]) -> Value<'c> {
        debug_assert!(elements.iter().all(|element| element.ty() == self));
        // SAFETY: constants of the element type, copied by LLVM.
        Value::wrap(unsafe {
            LLVMConstArray2(
                self.raw(),
                elements.as_ptr().cast_mut().cast(),
                elements.len() as u64,
            )
        })
    }

    /// A constant of this named structure type.
    pub fn const_named_struct(self, members: &[Value<'c>]) -> Value<'c> {
        debug_assert_eq!(self.member_count() as usize, members.len());
        // SAFETY: a structure and constants for its members.
        Value::wrap(unsafe {
            LLVMConstNamedStruct(
                self.raw(),
                members.as_ptr().cast_mut().cast(),
                members.len() as u32,
            )
        })
    }

    /// A constant array of integers or floats of 1, 2, 4 or 8 bytes from their bytes in the host's order.
    pub fn const_data_array(self, bytes: &[u8]) -> Value<'c> {
        debug_assert!(matches!(self.primitive_bits(), 8 | 16 | 32 | 64));
        debug_assert_eq!(bytes.len() as u64 % (self.primitive_bits() / 8), 0);
        // SAFETY: an element type LLVM can keep as plain data and a whole number of elements.
        Value::wrap(unsafe {
            ffi::nc_const_data_array(self.raw(), bytes.as_ptr().cast(), bytes.len())
        })
    }
}

impl Context {
    /// The constant array of `i8` with these bytes, and a NUL behind them when `terminate`.
    pub fn const_bytes(&self, bytes: &[u8], terminate: bool) -> Value<'_> {
        // SAFETY: the context is alive, LLVM copies the bytes.
        Value::wrap(unsafe {
            LLVMConstStringInContext2(
                self.raw(),
                bytes.as_ptr().cast(),
                bytes.len(),
                i32::from(!terminate),
            )
        })
    }

    /// A constant of a literal structure type.
    pub fn const_struct<'c>(&'c self, members: &[Value<'c>], packed: bool) -> Value<'c> {
        // SAFETY: the context is alive, LLVM copies the list.
        Value::wrap(unsafe {
            LLVMConstStructInContext(
                self.raw(),
                members.as_ptr().cast_mut().cast(),
                members.len() as u32,
                i32::from(packed),
            )
        })
    }

    /// A constant vector; `elements` is not empty and all are of one type.
    pub fn const_vector<'c>(&'c self, elements: &[Value<'c>]) -> Value<'c> {
        debug_assert!(!elements.is_empty());
        // SAFETY: constants of one type.
        Value::wrap(unsafe {
            LLVMConstVector(elements.as_ptr().cast_mut().cast(), elements.len() as u32)
        })
    }

    /// `i1` constant
    pub fn const_bool(&self, value: bool) -> Value<'_> {
        self.bool_type().const_u64(u64::from(value))
    }

    /// `i8` constant
    pub fn const_i8(&self, value: i8) -> Value<'_> {
        self.i8_type().const_i64(i64::from(value))
    }

    /// `i32` constant
    pub fn const_i32(&self, value: i32) -> Value<'_> {
        self.i32_type().const_i64(i64::from(value))
    }

    /// `i64` constant
    pub fn const_i64(&self, value: i64) -> Value<'_> {
        self.i64_type().const_i64(value)
    }
}

impl<'c> Value<'c> {
    /// Words of an integer constant, lowest first; unused high bits are 0.
    pub fn const_words(self) -> Option<Vec<u64>> {
        (self.kind() == crate::ValueKind::ConstantInt && self.ty().is_integer()).then(|| {
            let mut words = vec![0; (self.ty().int_width() as usize).div_ceil(64)];
            // SAFETY: an integer constant and room for its words.
            unsafe { ffi::nc_const_int_words(self.raw(), words.as_mut_ptr(), words.len()) };
            words
        })
    }

    /// Bits of a floating constant in 64-bit words, lowest first.
    pub fn const_float_words(self) -> Option<Vec<u64>> {
        (self.kind() == crate::ValueKind::ConstantFloat && self.ty().is_float()).then(|| {
            let mut words = vec![0; (self.ty().primitive_bits() as usize).div_ceil(64)];
            // SAFETY: a floating constant and room for its words.
            unsafe { ffi::nc_const_float_words(self.raw(), words.as_mut_ptr(), words.len()) };
            words
        })
    }

    /// A constant address `offset` bytes behind this constant pointer, inside one object when `inbounds`.
    pub fn const_offset(self, offset: i64, inbounds: bool) -> Value<'c> {
        debug_assert!(self.is_constant() && self.ty().is_pointer());
        if offset == 0 {
            return self;
        }
        // SAFETY: a constant pointer.
        Value::wrap(unsafe { ffi::nc_const_gep_bytes(self.raw(), offset, i32::from(inbounds)) })
    }

    /// `getelementptr inbounds` of constants.
    pub fn const_gep(self, source: Type<'c>, indices: &[Value<'c>]) -> Value<'c> {
        debug_assert!(self.is_constant() && self.ty().is_pointer());
        // SAFETY: a constant pointer and constant indices.
        Value::wrap(unsafe {
            LLVMConstInBoundsGEP2(
                source.raw(),
                self.raw(),
                indices.as_ptr().cast_mut().cast(),
                indices.len() as u32,
            )
        })
    }

    /// `ptrtoint` of a constant.
    pub fn const_ptr_to_int(self, ty: Type<'c>) -> Value<'c> {
        debug_assert!(self.is_constant() && self.ty().is_pointer() && ty.is_integer());
        // SAFETY: a constant pointer and an integer type.
        Value::wrap(unsafe { LLVMConstPtrToInt(self.raw(), ty.raw()) })
    }

    /// `inttoptr` of a constant.
    pub fn const_int_to_ptr(self, ty: Type<'c>) -> Value<'c> {
        debug_assert!(self.is_constant() && self.ty().is_integer() && ty.is_pointer());
        // SAFETY: a constant integer and a pointer type.
        Value::wrap(unsafe { LLVMConstIntToPtr(self.raw(), ty.raw()) })
    }

    /// `trunc` of a constant to a narrower integer type.
    pub fn const_trunc(self, ty: Type<'c>) -> Value<'c> {
        debug_assert!(self.is_constant() && self.ty().int_width() > ty.int_width());
        // SAFETY: a constant integer and a narrower type.
        Value::wrap(unsafe { LLVMConstTrunc(self.raw(), ty.raw()) })
    }

    /// `bitcast` of a constant to a type of the same size.
    pub fn const_bitcast(self, ty: Type<'c>) -> Value<'c> {
        debug_assert!(self.is_constant());
        // SAFETY: a constant.
        Value::wrap(unsafe { LLVMConstBitCast(self.raw(), ty.raw()) })
    }

    /// `addrspacecast` of a constant pointer.
    pub fn const_addrspace_cast(self, ty: Type<'c>) -> Value<'c> {
        debug_assert!(self.is_constant() && self.ty().is_pointer() && ty.is_pointer());
        // SAFETY: a constant pointer.
        Value::wrap(unsafe { LLVMConstAddrSpaceCast(self.raw(), ty.raw()) })
    }

    /// `add` of two integer constants of one type.
    pub fn const_add(self, other: Value<'c>) -> Value<'c> {
        debug_assert_eq!(self.ty(), other.ty());
        // SAFETY: two constants of one type.
        Value::wrap(unsafe { LLVMConstAdd(self.raw(), other.raw()) })
    }

    /// `sub` of two integer constants of one type.
    pub fn const_sub(self, other: Value<'c>) -> Value<'c> {
        debug_assert_eq!(self.ty(), other.ty());
        // SAFETY: two constants of one type.
        Value::wrap(unsafe { LLVMConstSub(self.raw(), other.raw()) })
    }

    /// `xor` of two integer constants of one type.
    pub fn const_xor(self, other: Value<'c>) -> Value<'c> {
        debug_assert_eq!(self.ty(), other.ty());
        // SAFETY: two constants of one type.
        Value::wrap(unsafe { LLVMConstXor(self.raw(), other.raw()) })
    }

    /// `blockaddress(function, block)`; the function must be this value and contain the block.
    pub fn block_address(self, block: Block<'c>) -> Value<'c> {
        debug_assert!(self.is_function());
        // SAFETY: a function and a block of it.
        Value::wrap(unsafe { LLVMBlockAddress(self.raw(), block.raw()) })
    }

    /// `dso_local_equivalent` of a function.
    pub fn dso_local_equivalent(self) -> Value<'c> {
        debug_assert!(self.is_global());
        // SAFETY: a global.
        Value::wrap(unsafe { ffi::nc_const_dso_local_equivalent(self.raw()) })
    }
}

impl<'c> Type<'c> {
    /// An integer constant from digits in a radix of 2 to 36.
    pub fn const_int_text(self, digits: &str, radix: u8) -> Value<'c> {
        debug_assert!(self.is_integer());
        // SAFETY: an integer type and NUL-terminated digits.
        Value::wrap(with_c_string(digits, |digits| unsafe {
            LLVMConstIntOfString(self.raw(), digits, radix)
        }))
    }
}
