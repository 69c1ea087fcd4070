//! IR types: making them and asking about them.

use std::marker::PhantomData;
use std::ptr::NonNull;

use llvm_sys::core::*;
use llvm_sys::{LLVMType, LLVMTypeKind, prelude::LLVMTypeRef};

use crate::text::{copy_text, take_message, with_c_string};
use crate::{Context, Value};

/// A type of LLVM IR. Equal types of one context compare equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Type<'c>(NonNull<LLVMType>, PhantomData<&'c Context>);

/// What sort of type a [`Type`] is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum TypeKind {
    /// `void`
    Void,
    /// IEEE binary16
    Half,
    /// bfloat16
    BFloat,
    /// IEEE binary32
    Float,
    /// IEEE binary64
    Double,
    /// x87 extended precision
    X86Fp80,
    /// IEEE binary128
    Fp128,
    /// A pair of doubles
    PpcFp128,
    /// `iN`
    Integer,
    /// A function's type
    Function,
    /// A literal or named structure
    Struct,
    /// An array
    Array,
    /// `ptr`
    Pointer,
    /// `<N x T>`
    Vector,
    /// `<vscale x N x T>`
    ScalableVector,
    /// The type of a block
    Label,
    /// Metadata used as an operand
    Metadata,
    /// `token`
    Token,
    /// A type special to a target (MMX, AMX, target extension types)
    Target,
}

impl<'c> Type<'c> {
    pub(crate) fn wrap(raw: LLVMTypeRef) -> Type<'c> {
        Type(
            NonNull::new(raw).expect("LLVM makes a type or aborts"),
            PhantomData,
        )
    }

    pub(crate) fn raw(self) -> LLVMTypeRef {
        self.0.as_ptr()
    }

    /// `[count x self]`
    pub fn array(self, count: u64) -> Type<'c> {
        // SAFETY: the type is alive for 'c.
        Type::wrap(unsafe { LLVMArrayType2(self.raw(), count) })
    }

    /// `<count x self>`; the element is an integer, float or pointer and `count` is not 0.
    pub fn vector(self, count: u32) -> Type<'c> {
        debug_assert!(count > 0);
        // SAFETY: the type is alive for 'c.
        Type::wrap(unsafe { LLVMVectorType(self.raw(), count) })
    }

    /// `<vscale x count x self>`
    pub fn scalable_vector(self, count: u32) -> Type<'c> {
        debug_assert!(count > 0);
        // SAFETY: the type is alive for 'c.
        Type::wrap(unsafe { LLVMScalableVectorType(self.raw(), count) })
    }

    /// The function type that returns `self`.
    pub fn function(self, parameters: &[Type<'c>], variadic: bool) -> Type<'c> {
        // SAFETY: `Type` is a transparent pointer, LLVM copies the list and does not change it.
        Type::wrap(unsafe {
            LLVMFunctionType(
                self.raw(),
                parameters.as_ptr().cast_mut().cast(),
                parameters.len() as u32,
                i32::from(variadic),
            )
        })
    }

    /// Gives a named structure its members, once.
    pub fn set_body(self, members: &[Type<'c>], packed: bool) {
        debug_assert!(self.is_struct());
        // SAFETY: a structure, and a list that LLVM copies.
        unsafe {
            LLVMStructSetBody(
                self.raw(),
                members.as_ptr().cast_mut().cast(),
                members.len() as u32,
                i32::from(packed),
            );
        }
    }

    /// What sort of type this is.
    pub fn kind(self) -> TypeKind {
        // SAFETY: the type is alive for 'c.
        match unsafe { LLVMGetTypeKind(self.raw()) } {
            LLVMTypeKind::LLVMVoidTypeKind => TypeKind::Void,
            LLVMTypeKind::LLVMHalfTypeKind => TypeKind::Half,
            LLVMTypeKind::LLVMBFloatTypeKind => TypeKind::BFloat,
            LLVMTypeKind::LLVMFloatTypeKind => TypeKind::Float,
            LLVMTypeKind::LLVMDoubleTypeKind => TypeKind::Double,
            LLVMTypeKind::LLVMX86_FP80TypeKind => TypeKind::X86Fp80,
            LLVMTypeKind::LLVMFP128TypeKind => TypeKind::Fp128,
            LLVMTypeKind::LLVMPPC_FP128TypeKind => TypeKind::PpcFp128,
            LLVMTypeKind::LLVMLabelTypeKind => TypeKind::Label,
            LLVMTypeKind::LLVMIntegerTypeKind => TypeKind::Integer,
            LLVMTypeKind::LLVMFunctionTypeKind => TypeKind::Function,
            LLVMTypeKind::LLVMStructTypeKind => TypeKind::Struct,
            LLVMTypeKind::LLVMArrayTypeKind => TypeKind::Array,
            LLVMTypeKind::LLVMPointerTypeKind => TypeKind::Pointer,
            LLVMTypeKind::LLVMVectorTypeKind => TypeKind::Vector,
            LLVMTypeKind::LLVMScalableVectorTypeKind => TypeKind::ScalableVector,
            LLVMTypeKind::LLVMMetadataTypeKind => TypeKind::Metadata,
            LLVMTypeKind::LLVMTokenTypeKind => TypeKind::Token,
            LLVMTypeKind::LLVMX86_MMXTypeKind
            | LLVMTypeKind::LLVMX86_AMXTypeKind
            | LLVMTypeKind::LLVMTargetExtTypeKind => TypeKind::Target,
        }
    }

    /// `void`?
    pub fn is_void(self) -> bool {
        self.kind() == TypeKind::Void
    }

    /// `iN`?
    pub fn is_integer(self) -> bool {
        self.kind() == TypeKind::Integer
    }

    /// A scalar of floating type?
    pub fn is_float(self) -> bool {
        matches!(
            self.kind(),
            TypeKind::Half
                | TypeKind::BFloat
                | TypeKind::Float
                | TypeKind::Double
                | TypeKind::X86Fp80
                | TypeKind::Fp128
                | TypeKind::PpcFp128
        )
    }

    /// `ptr`, in any address space?
    pub fn is_pointer(self) -> bool {
        self.kind() == TypeKind::Pointer
    }

    /// A vector of fixed or scalable length?
    pub fn is_vector(self) -> bool {
        matches!(self.kind(), TypeKind::Vector | TypeKind::ScalableVector)
    }

    /// A structure?
    pub fn is_struct(self) -> bool {
        self.kind() == TypeKind::Struct
    }

    /// An array?
    pub fn is_array(self) -> bool {
        self.kind() == TypeKind::Array
    }

    /// A structure or an array?
    pub fn is_aggregate(self) -> bool {
        matches!(self.kind(), TypeKind::Struct | TypeKind::Array)
    }

    /// A function type?
    pub fn is_function(self) -> bool {
        self.kind() == TypeKind::Function
    }

    /// Width of an integer type in bits.
    pub fn int_width(self) -> u32 {
        debug_assert!(self.is_integer());
        // SAFETY: an integer type.
        unsafe { LLVMGetIntTypeWidth(self.raw()) }
    }

    /// Element type of an array or vector.
    pub fn element(self) -> Type<'c> {
        debug_assert!(self.is_array() || self.is_vector());
        // SAFETY: a sequential type.
        Type::wrap(unsafe { LLVMGetElementType(self.raw()) })
    }

    /// The element type of a vector, the type itself otherwise.
    pub fn scalar(self) -> Type<'c> {
        if self.is_vector() {
            self.element()
        } else {
            self
        }
    }

    /// Number of elements of an array or vector (the least number for a scalable one).
    pub fn len(self) -> u64 {
        if self.is_array() {
            // SAFETY: an array type.
            unsafe { LLVMGetArrayLength2(self.raw()) }
        } else {
            debug_assert!(self.is_vector());
            // SAFETY: a vector type.
            u64::from(unsafe { LLVMGetVectorSize(self.raw()) })
        }
    }

    /// An array or vector without elements?
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Number of members of a structure.
    pub fn member_count(self) -> u32 {
        debug_assert!(self.is_struct());
        // SAFETY: a structure type.
        unsafe { LLVMCountStructElementTypes(self.raw()) }
    }

    /// Type of a structure's member.
    pub fn member(self, index: u32) -> Type<'c> {
        debug_assert!(index < self.member_count());
        // SAFETY: a structure type that has this member.
        Type::wrap(unsafe { LLVMStructGetTypeAtIndex(self.raw(), index) })
    }

    /// Types of all members of a structure.
    pub fn members(self) -> Vec<Type<'c>> {
        (0..self.member_count())
            .map(|index| self.member(index))
            .collect()
    }

    /// A structure without padding?
    pub fn is_packed(self) -> bool {
        debug_assert!(self.is_struct());
        // SAFETY: a structure type.
        unsafe { LLVMIsPackedStruct(self.raw()) != 0 }
    }

    /// A named structure that has no members yet?
    pub fn is_opaque(self) -> bool {
        debug_assert!(self.is_struct());
        // SAFETY: a structure type.
        unsafe { LLVMIsOpaqueStruct(self.raw()) != 0 }
    }

    /// Return type of a function type.
    pub fn return_type(self) -> Type<'c> {
        debug_assert!(self.is_function());
        // SAFETY: a function type.
        Type::wrap(unsafe { LLVMGetReturnType(self.raw()) })
    }

    /// Parameter types of a function type.
    pub fn parameters(self) -> Vec<Type<'c>> {
        debug_assert!(self.is_function());
        // SAFETY: a function type, and room for as many types as it says it has.
        unsafe {
            let count = LLVMCountParamTypes(self.raw()) as usize;
            let mut list = vec![std::ptr::null_mut(); count];
            LLVMGetParamTypes(self.raw(), list.as_mut_ptr());
            list.into_iter().map(Type::wrap).collect()
        }
    }

    /// Does a function type end in `...`?
    pub fn is_variadic(self) -> bool {
        debug_assert!(self.is_function());
        // SAFETY: a function type.
        unsafe { LLVMIsFunctionVarArg(self.raw()) != 0 }
    }

    /// Address space of a pointer type.
    pub fn address_space(self) -> u32 {
        debug_assert!(self.is_pointer());
        // SAFETY: a pointer type.
        unsafe { LLVMGetPointerAddressSpace(self.raw()) }
    }

    /// Is the size of the type known?
    pub fn is_sized(self) -> bool {
        // SAFETY: the type is alive for 'c.
        unsafe { LLVMTypeIsSized(self.raw()) != 0 }
    }

    /// Size in bits of a scalar or vector of scalars, 0 for others (pointers too).
    pub fn primitive_bits(self) -> u64 {
        match self.kind() {
            TypeKind::Integer => u64::from(self.int_width()),
            TypeKind::Half | TypeKind::BFloat => 16,
            TypeKind::Float => 32,
            TypeKind::Double => 64,
            TypeKind::X86Fp80 => 80,
            TypeKind::Fp128 | TypeKind::PpcFp128 => 128,
            TypeKind::Vector => self.len() * self.element().primitive_bits(),
            _ => 0,
        }
    }

    /// The all-zero value: 0, 0.0, null, `zeroinitializer`.
    pub fn null(self) -> Value<'c> {
        // SAFETY: the type is alive for 'c.
        Value::wrap(unsafe { LLVMConstNull(self.raw()) })
    }

    /// The value with all bits set, of an integer or vector of integers.
    pub fn all_ones(self) -> Value<'c> {
        debug_assert!(self.scalar().is_integer());
        // SAFETY: the type is alive for 'c.
        Value::wrap(unsafe { LLVMConstAllOnes(self.raw()) })
    }

    /// `undef`
    pub fn undef(self) -> Value<'c> {
        // SAFETY: the type is alive for 'c.
        Value::wrap(unsafe { LLVMGetUndef(self.raw()) })
    }

    /// `poison`
    pub fn poison(self) -> Value<'c> {
        // SAFETY: the type is alive for 'c.
        Value::wrap(unsafe { LLVMGetPoison(self.raw()) })
    }
}

impl std::fmt::Display for Type<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // SAFETY: LLVM gives a message that is to be freed.
        f.write_str(&unsafe { take_message(LLVMPrintTypeToString(self.raw())) })
    }
}

impl std::fmt::Debug for Type<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Display::fmt(self, f)
    }
}

impl Context {
    /// `iN`; `bits` is 1 to 8388608.
    pub fn int_type(&self, bits: u32) -> Type<'_> {
        debug_assert!((1..=1 << 23).contains(&bits));
        // SAFETY: the context is alive.
        Type::wrap(unsafe { LLVMIntTypeInContext(self.raw(), bits) })
    }

    /// `i1`
    pub fn bool_type(&self) -> Type<'_> {
        self.int_type(1)
    }

    /// `i8`
    pub fn i8_type(&self) -> Type<'_> {
        self.int_type(8)
    }

    /// `i16`
    pub fn i16_type(&self) -> Type<'_> {
        self.int_type(16)
    }

    /// `i32`
    pub fn i32_type(&self) -> Type<'_> {
        self.int_type(32)
    }

    /// `i64`
    pub fn i64_type(&self) -> Type<'_> {
        self.int_type(64)
    }

    /// `i128`
    pub fn i128_type(&self) -> Type<'_> {
        self.int_type(128)
    }

    /// `half`
    pub fn half_type(&self) -> Type<'_> {
        // SAFETY: the context is alive.
        Type::wrap(unsafe { LLVMHalfTypeInContext(self.raw()) })
    }

    /// `bfloat`
    pub fn bfloat_type(&self) -> Type<'_> {
        // SAFETY: the context is alive.
        Type::wrap(unsafe { LLVMBFloatTypeInContext(self.raw()) })
    }

    /// `float`
    pub fn float_type(&self) -> Type<'_> {
        // SAFETY: the context is alive.
        Type::wrap(unsafe { LLVMFloatTypeInContext(self.raw()) })
    }

    /// `double`
    pub fn double_type(&self) -> Type<'_> {
        // SAFETY: the context is alive.
        Type::wrap(unsafe { LLVMDoubleTypeInContext(self.raw()) })
    }

    /// `x86_fp80`
    pub fn x86_fp80_type(&self) -> Type<'_> {
        // SAFETY: the context is alive.
        Type::wrap(unsafe { LLVMX86FP80TypeInContext(self.raw()) })
    }

    /// `fp128`
    pub fn fp128_type(&self) -> Type<'_> {
        // SAFETY: the context is alive.
        Type::wrap(unsafe { LLVMFP128TypeInContext(self.raw()) })
    }

    /// `ptr` in address space 0
    pub fn ptr_type(&self) -> Type<'_> {
        self.ptr_type_in(0)
    }

    /// `ptr addrspace(space)`
    pub fn ptr_type_in(&self, space: u32) -> Type<'_> {
        // SAFETY: the context is alive.
        Type::wrap(unsafe { LLVMPointerTypeInContext(self.raw(), space) })
    }

    /// `void`
    pub fn void_type(&self) -> Type<'_> {
        // SAFETY: the context is alive.
        Type::wrap(unsafe { LLVMVoidTypeInContext(self.raw()) })
    }

    /// `label`
    pub fn label_type(&self) -> Type<'_> {
        // SAFETY: the context is alive.
        Type::wrap(unsafe { LLVMLabelTypeInContext(self.raw()) })
    }

    /// `token`
    pub fn token_type(&self) -> Type<'_> {
        // SAFETY: the context is alive.
        Type::wrap(unsafe { LLVMTokenTypeInContext(self.raw()) })
    }

    /// `metadata`
    pub fn metadata_type(&self) -> Type<'_> {
        // SAFETY: the context is alive.
        Type::wrap(unsafe { LLVMMetadataTypeInContext(self.raw()) })
    }

    /// `x86_amx`
    pub fn x86_amx_type(&self) -> Type<'_> {
        // SAFETY: the context is alive.
        Type::wrap(unsafe { LLVMX86AMXTypeInContext(self.raw()) })
    }

    /// `x86_mmx`
    pub fn x86_mmx_type(&self) -> Type<'_> {
        // SAFETY: the context is alive.
        Type::wrap(unsafe { LLVMX86MMXTypeInContext(self.raw()) })
    }

    /// The literal structure `{ members }`, or `<{ members }>` when packed.
    pub fn struct_type<'c>(&'c self, members: &[Type<'c>], packed: bool) -> Type<'c> {
        // SAFETY: the context is alive and LLVM copies the list.
        Type::wrap(unsafe {
            LLVMStructTypeInContext(
                self.raw(),
                members.as_ptr().cast_mut().cast(),
                members.len() as u32,
                i32::from(packed),
            )
        })
    }

    /// A new named structure without members; a name taken before gets a number.
    pub fn named_struct_type(&self, name: &str) -> Type<'_> {
        // SAFETY: the context is alive and the name NUL-terminated.
        Type::wrap(with_c_string(name, |name| unsafe {
            LLVMStructCreateNamed(self.raw(), name)
        }))
    }
}

impl Type<'_> {
    /// Name of a named structure.
    pub fn struct_name(self) -> Option<String> {
        debug_assert!(self.is_struct());
        // SAFETY: a structure type; the name is copied at once.
        unsafe {
            let name = LLVMGetStructName(self.raw());
            (!name.is_null()).then(|| copy_text(name, std::ffi::CStr::from_ptr(name).count_bytes()))
        }
    }
}
