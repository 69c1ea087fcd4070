//! Making types, constants and instructions; `None` where LLVM would not accept what is given.

use std::ffi::c_char;

use crate::reflect::{ContextRef, ModuleRef, TypeRef, ValueRef, ffi};

/// Why a constant expression was not made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FoldError {
    /// The operands do not fit
    Operands,
    /// It folds to nothing, and there is no such expression
    NoSuchExpression,
}

fn folded(result: i32, out: *mut llvm_sys::LLVMValue) -> Result<ValueRef, FoldError> {
    match (result, ValueRef::wrap(out)) {
        (0, Some(value)) => Ok(value),
        (1, _) => Err(FoldError::Operands),
        _ => Err(FoldError::NoSuchExpression),
    }
}

fn types(list: &[TypeRef]) -> *const *mut llvm_sys::LLVMType {
    list.as_ptr().cast()
}

fn values(list: &[ValueRef]) -> *const *mut llvm_sys::LLVMValue {
    list.as_ptr().cast()
}

/// A struct type that cannot be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StructError {
    /// An element cannot be one
    Element,
    /// The name belongs to a struct with another body
    NameTaken,
}

// SAFETY for the blocks below: references promise live objects; the shim checks that they fit together.
impl ContextRef {
    /// A type without parameters, by LLVM's number.
    pub fn primitive_type(self, id: u32) -> Option<TypeRef> {
        // SAFETY: see above.
        TypeRef::wrap(unsafe { ffi::nc_type_primitive(self.raw(), id) })
    }

    /// An integer type of 1 to 2^23 bits.
    pub fn integer_type(self, bits: u32) -> Option<TypeRef> {
        // SAFETY: see above.
        TypeRef::wrap(unsafe { ffi::nc_type_integer(self.raw(), bits) })
    }

    /// A pointer type; address spaces have 24 bits.
    pub fn pointer_type(self, space: u32) -> Option<TypeRef> {
        // SAFETY: see above.
        TypeRef::wrap(unsafe { ffi::nc_type_pointer(self.raw(), space) })
    }

    /// A struct type: a literal one without name, else the one with the name, which is made when it is not there.
    ///
    /// # Errors
    /// [`StructError`].
    pub fn struct_type(
        self,
        name: &[u8],
        elements: &[TypeRef],
        packed: bool,
    ) -> Result<TypeRef, StructError> {
        let mut out = std::ptr::null_mut();
        // SAFETY: see above.
        let result = unsafe {
            ffi::nc_type_struct(
                self.raw(),
                name.as_ptr().cast::<c_char>(),
                name.len(),
                types(elements),
                elements.len(),
                i32::from(packed),
                &mut out,
            )
        };
        match (result, TypeRef::wrap(out)) {
            (0, Some(ty)) => Ok(ty),
            (1, _) => Err(StructError::Element),
            _ => Err(StructError::NameTaken),
        }
    }

    /// Whether names of local values are dropped.
    pub fn discards_names(self) -> bool {
        // SAFETY: see above.
        unsafe { ffi::nc_context_discards_names(self.raw()) != 0 }
    }

    /// Drops or keeps the names of local values from now on.
    pub fn discard_names(self, on: bool) {
        // SAFETY: see above.
        unsafe { ffi::nc_context_discard_names(self.raw(), i32::from(on)) }
    }
}

impl TypeRef {
    /// An array of this type.
    pub fn array(self, count: u64) -> Option<TypeRef> {
        // SAFETY: see above.
        TypeRef::wrap(unsafe { ffi::nc_type_array(self.raw(), count) })
    }

    /// A vector of this type.
    pub fn vector(self, count: u32, scalable: bool) -> Option<TypeRef> {
        // SAFETY: see above.
        TypeRef::wrap(unsafe { ffi::nc_type_vector(self.raw(), count, i32::from(scalable)) })
    }

    /// A function type that gives this type.
    pub fn function(self, parameters: &[TypeRef], variadic: bool) -> Option<TypeRef> {
        // SAFETY: see above.
        TypeRef::wrap(unsafe {
            ffi::nc_type_function(
                self.raw(),
                types(parameters),
                parameters.len(),
                i32::from(variadic),
            )
        })
    }

    /// An integer of this type; words are least significant first, what they lack is zero.
    pub fn integer(self, words: &[u64]) -> Option<ValueRef> {
        // SAFETY: see above.
        ValueRef::wrap(unsafe { ffi::nc_constant_integer(self.raw(), words.as_ptr(), words.len()) })
    }

    /// A floating number of this type by its bits.
    pub fn floating(self, words: &[u64]) -> Option<ValueRef> {
        // SAFETY: see above.
        ValueRef::wrap(unsafe {
            ffi::nc_constant_floating(self.raw(), words.as_ptr(), words.len())
        })
    }

    /// The zero of this type.
    pub fn null(self) -> Option<ValueRef> {
        // SAFETY: see above.
        ValueRef::wrap(unsafe { ffi::nc_constant_simple(self.raw(), 0) })
    }

    /// `poison`.
    pub fn poison(self) -> Option<ValueRef> {
        // SAFETY: see above.
        ValueRef::wrap(unsafe { ffi::nc_constant_simple(self.raw(), 1) })
    }

    /// `undef`.
    pub fn undef(self) -> Option<ValueRef> {
        // SAFETY: see above.
        ValueRef::wrap(unsafe { ffi::nc_constant_simple(self.raw(), 2) })
    }

    /// An array, struct or vector of this type.
    pub fn aggregate(self, elements: &[ValueRef]) -> Option<ValueRef> {
        // SAFETY: see above.
        ValueRef::wrap(unsafe {
            ffi::nc_constant_aggregate(self.raw(), values(elements), elements.len())
        })
    }

    /// The address of an element behind a constant pointer, this being the type pointed to.
    pub fn constant_gep(
        self,
        pointer: ValueRef,
        indices: &[ValueRef],
        inbounds: bool,
    ) -> Option<ValueRef> {
        // SAFETY: see above.
        ValueRef::wrap(unsafe {
            ffi::nc_constant_gep(
                self.raw(),
                pointer.raw(),
                values(indices),
                indices.len(),
                i32::from(inbounds),
            )
        })
    }
}

/// `left op right` of constants.
///
/// # Errors
/// [`FoldError`].
pub fn constant_binary(
    opcode: u32,
    left: ValueRef,
    right: ValueRef,
) -> Result<ValueRef, FoldError> {
    let mut out = std::ptr::null_mut();
    // SAFETY: see above.
    let result = unsafe { ffi::nc_constant_binary(opcode, left.raw(), right.raw(), &mut out) };
    folded(result, out)
}

/// A constant converted.
///
/// # Errors
/// [`FoldError`].
pub fn constant_cast(opcode: u32, operand: ValueRef, ty: TypeRef) -> Result<ValueRef, FoldError> {
    let mut out = std::ptr::null_mut();
    // SAFETY: see above.
    let result = unsafe { ffi::nc_constant_cast(opcode, operand.raw(), ty.raw(), &mut out) };
    folded(result, out)
}

/// Constants compared.
///
/// # Errors
/// [`FoldError`].
pub fn constant_compare(
    predicate: u32,
    left: ValueRef,
    right: ValueRef,
) -> Result<ValueRef, FoldError> {
    let mut out = std::ptr::null_mut();
    // SAFETY: see above.
    let result = unsafe { ffi::nc_constant_compare(predicate, left.raw(), right.raw(), &mut out) };
    folded(result, out)
}

/// An instruction to be made; [`Make::build`] gives it without a place in a block.
#[derive(Clone, Copy, Debug)]
pub enum Make<'a> {
    /// `left op right`
    Binary(u32, ValueRef, ValueRef),
    /// `op operand`
    Unary(u32, ValueRef),
    /// `icmp` or `fcmp` by the predicate
    Compare(u32, ValueRef, ValueRef),
    /// A conversion
    Cast(u32, ValueRef, TypeRef),
    /// `select`
    Select(ValueRef, ValueRef, ValueRef),
    /// `alloca` of a type in an address space, with a count
    Alloca(TypeRef, u32, Option<ValueRef>),
    /// `load` of a type from a pointer
    Load(TypeRef, ValueRef),
    /// `store` of a value to a pointer
    Store(ValueRef, ValueRef),
    /// `getelementptr` of a type from a pointer
    Gep(TypeRef, ValueRef, &'a [ValueRef]),
    /// `call` of a type, of a callee
    Call(TypeRef, ValueRef, &'a [ValueRef]),
    /// `phi` with room for so many edges
    Phi(TypeRef, u32),
    /// `br` to a block
    Branch(ValueRef),
    /// `br` by a condition
    Conditional(ValueRef, ValueRef, ValueRef),
    /// `unreachable`
    Unreachable,
    /// `ret`
    Return(Option<ValueRef>),
}

impl Make<'_> {
    /// The instruction, for [`super::Journal::insert`]; `None` when the operands do not fit. Branch targets must be
    /// blocks.
    pub fn build(self, module: ModuleRef) -> Option<ValueRef> {
        let m = module.raw();
        let raw = |v: Option<ValueRef>| v.map_or(std::ptr::null_mut(), ValueRef::raw);
        // SAFETY: see above; a block is a value, and the same pointer.
        ValueRef::wrap(unsafe {
            match self {
                Make::Binary(op, l, r) => ffi::nc_make_binary(op, l.raw(), r.raw()),
                Make::Unary(op, v) => ffi::nc_make_unary(op, v.raw()),
                Make::Compare(p, l, r) => ffi::nc_make_compare(p, l.raw(), r.raw()),
                Make::Cast(op, v, t) => ffi::nc_make_cast(op, v.raw(), t.raw()),
                Make::Select(c, t, f) => ffi::nc_make_select(c.raw(), t.raw(), f.raw()),
                Make::Alloca(t, space, size) => ffi::nc_make_alloca(m, t.raw(), space, raw(size)),
                Make::Load(t, p) => ffi::nc_make_load(m, t.raw(), p.raw()),
                Make::Store(v, p) => ffi::nc_make_store(m, v.raw(), p.raw()),
                Make::Gep(t, p, list) => {
                    ffi::nc_make_gep(t.raw(), p.raw(), values(list), list.len())
                }
                Make::Call(t, f, list) => {
                    ffi::nc_make_call(t.raw(), f.raw(), values(list), list.len())
                }
                Make::Phi(t, n) => ffi::nc_make_phi(t.raw(), n),
                Make::Branch(to) => ffi::nc_make_branch(to.raw().cast()),
                Make::Conditional(c, t, f) => {
                    ffi::nc_make_conditional(c.raw(), t.raw().cast(), f.raw().cast())
                }
                Make::Unreachable => ffi::nc_make_unreachable(m),
                Make::Return(v) => ffi::nc_make_return(m, raw(v)),
            }
        })
    }
}

impl ValueRef {
    /// Frees an instruction that was made and has no place.
    pub fn dispose_unplaced(self) {
        // SAFETY: see above; the caller does not use it again.
        unsafe { ffi::nc_make_dispose(self.raw()) }
    }

    /// Whether this is a global that LLVM lets nobody have the address of: an intrinsic, which can only be called, or
    /// one of the lists that LLVM finds by their names (`llvm.used`, `llvm.global_ctors` and their like).
    pub fn has_no_address(self) -> bool {
        // SAFETY: see above.
        unsafe { ffi::nc_has_no_address(self.raw()) != 0 }
    }

    /// Whether another value may stand as this user's operand: the same type, and a constant where one is needed.
    /// The index is below the operand count.
    pub fn operand_fits(self, index: u32, operand: ValueRef) -> bool {
        // SAFETY: see above.
        unsafe { ffi::nc_operand_fits(self.raw(), index, operand.raw()) != 0 }
    }

    /// Whether the indices of this `getelementptr` can be applied to another type.
    pub fn source_type_fits(self, ty: TypeRef) -> bool {
        // SAFETY: see above.
        unsafe { ffi::nc_source_type_fits(self.raw(), ty.raw()) != 0 }
    }
}
