//! Values and uses as they lie in memory: what the fastest questions are answered from.
//!
//! LLVM 19 is what the crate is built against; a test compares every answer here with LLVM's own.

use crate::reflect::{TypeRef, ValueRef};

#[repr(C)]
struct ValueHead {
    id: u8,
    flags: u8,
    data: u16,
    /// 27 bits of operand count, then five flags.
    operands: u32,
    ty: *mut TypeHead,
    uses: *mut UseRecord,
}

#[repr(C)]
struct TypeHead {
    context: *mut (),
    /// 8 bits of kind, 24 of data.
    id: u32,
}

#[repr(C)]
struct UseRecord {
    value: *mut ValueHead,
    next: *mut UseRecord,
    previous: *mut *mut UseRecord,
    user: *mut ValueHead,
}

const COUNT_MASK: u32 = (1 << 27) - 1;
/// The flags after the count: used by metadata, name, metadata, operands elsewhere, descriptor.
const HUNG_OFF: u32 = 1 << (27 + 3);

impl ValueRef {
    fn head(self) -> *const ValueHead {
        self.raw().cast()
    }

    /// LLVM's number of what the value is; an instruction's is [`ValueRef::FIRST_INSTRUCTION`] plus its opcode.
    #[inline]
    pub fn id(self) -> u8 {
        // SAFETY: the value is alive and begins with the head.
        unsafe { (*self.head()).id }
    }

    /// The value's type.
    #[inline]
    pub fn ty(self) -> TypeRef {
        // SAFETY: the value is alive, and every value has a type.
        unsafe { TypeRef::wrap((*self.head()).ty.cast()).unwrap_unchecked() }
    }

    /// Operands that a user has; of no meaning for other values.
    #[inline]
    pub fn operand_count_of_user(self) -> u32 {
        // SAFETY: as in `id`.
        unsafe { (*self.head()).operands & COUNT_MASK }
    }

    /// An operand; `None` for an empty place.
    ///
    /// # Safety
    /// The value is a user and the index below its operand count.
    #[inline]
    pub unsafe fn operand_of_user(self, index: u32) -> Option<ValueRef> {
        let head = self.head();
        // SAFETY: the uses of a user lie before it, or behind a pointer that does; the caller vouches for the index.
        unsafe {
            let operands = (*head).operands;
            let list: *const UseRecord = if operands & HUNG_OFF != 0 {
                *head.cast::<*const UseRecord>().sub(1)
            } else {
                head.cast::<UseRecord>()
                    .sub((operands & COUNT_MASK) as usize)
            };
            ValueRef::wrap((*list.add(index as usize)).value.cast())
        }
    }
}

impl TypeRef {
    /// LLVM's number of what the type is.
    #[inline]
    pub fn id(self) -> u8 {
        // SAFETY: the type is alive and begins with the head.
        unsafe { (*self.raw().cast::<TypeHead>()).id as u8 }
    }
}
