//! C calling conventions: how the results and arguments of a function travel, from an abstract description of its
//! types. What is said in terms of machine registers in the ABI documents is said here in terms of IR types whose
//! lowering in LLVM puts the parts into the same registers.

use std::rc::Rc;

mod aarch64;
#[cfg(test)]
mod tests;
mod win64;
mod x86_64;

/// Floating formats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Float {
    Half,
    BFloat,
    Single,
    Double,
    X87,
    Quad,
}

/// A type: size and alignment in bytes (alignment as a typedef may have changed it), and shape.
#[derive(Clone, PartialEq, Debug)]
pub struct Ty {
    /// Bytes.
    pub size: u64,
    /// Bytes.
    pub align: u32,
    /// Shape.
    pub kind: Kind,
}

/// Shape of a type.
#[derive(Clone, PartialEq, Debug)]
pub enum Kind {
    /// Nothing.
    Void,
    /// Integer or enumeration.
    Int {
        /// Signed.
        signed: bool,
    },
    /// `_Bool`.
    Bool,
    /// `_BitInt(bits)`.
    BitInt {
        /// Signed.
        signed: bool,
        /// Width.
        bits: u32,
    },
    /// Floating.
    Float(Float),
    /// Pointer.
    Pointer,
    /// Complex number over the element.
    Complex(Rc<Ty>),
    /// Vector.
    Vector(Rc<Ty>, u32),
    /// Array.
    Array(Rc<Ty>, u64),
    /// struct or union.
    Record(Record),
}

/// A struct or union.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// Union.
    pub is_union: bool,
    /// Last member is a flexible array.
    pub flexible: bool,
    /// `transparent_union`.
    pub transparent: bool,
    /// Greatest alignment of a member in bytes, without what an attribute on the record asks for (AAPCS64's natural
    /// alignment).
    pub natural_align: u32,
    /// Members in order.
    pub fields: Vec<Field>,
}

/// A member.
#[derive(Clone, PartialEq, Debug)]
pub struct Field {
    /// Offset in bits.
    pub offset: u64,
    /// Type.
    pub ty: Rc<Ty>,
    /// Width of a bit-field.
    pub width: Option<u32>,
    /// Unnamed bit-field: padding.
    pub unnamed: bool,
}

/// An IR type that carries a value or a part of it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Ir {
    /// `iN`
    Int(u32),
    /// Floating.
    Float(Float),
    /// `ptr`
    Ptr,
    /// `<N x T>`
    Vector(Box<Ir>, u32),
    /// `[N x T]`
    Array(Box<Ir>, u64),
    /// `{ ... }`; as an argument each member is an argument of its own.
    Struct(Vec<Ir>),
}

impl Ir {
    /// Bytes in memory.
    pub fn size(&self) -> u64 {
        match self {
            Ir::Int(bits) => u64::from(bits.div_ceil(8).next_power_of_two()),
            Ir::Float(f) => f.size(),
            Ir::Ptr => 8,
            Ir::Vector(e, n) => (e.size() * u64::from(*n)).next_power_of_two(),
            Ir::Array(e, n) => e.size() * n,
            Ir::Struct(members) => {
                let mut size = 0u64;
                let mut align = 1;
                for m in members {
                    let a = m.align();
                    align = align.max(a);
                    size = size.next_multiple_of(a) + m.size();
                }
                size.next_multiple_of(align)
            }
        }
    }

    /// Natural alignment in bytes.
    pub fn align(&self) -> u64 {
        match self {
            Ir::Int(_) | Ir::Vector(..) => self.size().min(16),
            Ir::Float(f) => f.size().next_power_of_two(),
            Ir::Ptr => 8,
            Ir::Array(e, _) => e.align(),
            Ir::Struct(m) => m.iter().map(Ir::align).max().unwrap_or(1),
        }
    }
}

impl Float {
    /// Bytes in memory.
    pub fn size(self) -> u64 {
        match self {
            Float::Half | Float::BFloat => 2,
            Float::Single => 4,
            Float::Double => 8,
            Float::X87 | Float::Quad => 16,
        }
    }
}

/// How one value travels.
#[derive(Clone, PartialEq, Debug)]
pub enum Pass {
    /// Not at all.
    Ignore,
    /// As a value of its own type.
    Direct,
    /// As an integer of its own type, extended to a register.
    Extend {
        /// With the sign.
        signed: bool,
    },
    /// As what lies in its memory at `offset` bytes, seen as `ir`.
    Coerce {
        /// The type.
        ir: Ir,
        /// First byte; those before are padding.
        offset: u32,
        /// `alignstack` of the argument.
        stack_align: Option<u32>,
    },
    /// By address.
    Indirect {
        /// Alignment of the memory in bytes.
        align: u32,
        /// In the argument area itself (`byval`); else the address of a copy that the caller made. Results: `sret`.
        byval: bool,
    },
}

impl Pass {
    /// [`Pass::Coerce`] from the start.
    pub fn coerce(ir: Ir) -> Pass {
        Pass::Coerce {
            ir,
            offset: 0,
            stack_align: None,
        }
    }
}

/// How a function's values travel.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// Result.
    pub ret: Pass,
    /// Arguments.
    pub params: Vec<Pass>,
}

/// A C calling convention.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Abi {
    /// SysV AMD64.
    SysV {
        /// Bytes of the widest vector register that may carry arguments: 16, 32 (AVX) or 64 (AVX-512).
        vector: u32,
    },
    /// AAPCS64.
    Aapcs64,
    /// Microsoft x64 (`ms_abi`).
    Win64,
}

impl Abi {
    /// How result and arguments of a function travel; the first `named` arguments belong to named parameters.
    pub fn classify(self, ret: &Ty, params: &[&Ty], named: usize) -> Plan {
        match self {
            Abi::SysV { vector } => x86_64::classify(vector, ret, params, named),
            Abi::Aapcs64 => aarch64::classify(ret, params),
            Abi::Win64 => win64::classify(ret, params),
        }
    }

    /// Whether a call without prototype passes its arguments as to a variadic function.
    pub fn no_proto_is_variadic(self, params: &[&Ty]) -> bool {
        match self {
            Abi::SysV { .. } => !params.iter().any(|p| x86_64::has_wide_vector(p)),
            Abi::Aapcs64 | Abi::Win64 => false,
        }
    }
}

/// Registers of SysV AMD64 that an argument takes; for `va_arg`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SysVRegs {
    /// General registers.
    pub int: u32,
    /// Vector registers.
    pub sse: u32,
}

/// How an unnamed argument travels under SysV AMD64 and the registers it takes (both 0: always in memory).
pub fn sysv_va_arg(vector: u32, ty: &Ty) -> (Pass, SysVRegs) {
    let (pass, int, sse) = x86_64::classify_argument(vector, ty, 0, false);
    (pass, SysVRegs { int, sse })
}

/// How an argument travels under AAPCS64.
pub fn aapcs_argument(ty: &Ty) -> Pass {
    aarch64::classify_argument(ty)
}

/// Element and number of members of a homogeneous floating or vector aggregate (AAPCS64 5.9.5).
pub fn homogeneous(ty: &Ty) -> Option<(Ty, u64)> {
    aarch64::homogeneous(ty)
}

impl Ty {
    /// Passed as memory in general: records, arrays, complex numbers.
    pub fn is_aggregate(&self) -> bool {
        matches!(
            self.kind,
            Kind::Record(_) | Kind::Array(..) | Kind::Complex(_)
        )
    }

    /// Integer that is narrower than `int`.
    fn promotable(&self) -> Option<bool> {
        match self.kind {
            Kind::Bool => Some(false),
            Kind::Int { signed } if self.size < 4 => Some(signed),
            Kind::BitInt { signed, bits } if bits < 32 => Some(signed),
            _ => None,
        }
    }

    /// A transparent union travels like its first member.
    fn transparent(&self) -> &Ty {
        match &self.kind {
            Kind::Record(r) if r.transparent && r.is_union => {
                r.fields.first().map_or(self, |f| f.ty.transparent())
            }
            _ => self,
        }
    }

    /// A record without any data: members are empty records, arrays of such, or unnamed bit-fields.
    pub fn is_empty_record(&self) -> bool {
        match &self.kind {
            Kind::Record(r) => {
                !r.flexible
                    && r.fields.iter().all(|f| {
                        f.width.is_some() && f.unnamed || {
                            let mut ty = &*f.ty;
                            let mut zero = false;
                            while let Kind::Array(elem, len) = &ty.kind {
                                zero |= *len == 0;
                                ty = elem;
                            }
                            zero || ty.is_empty_record()
                        }
                    })
            }
            _ => false,
        }
    }
}

/// Extension or the type itself, for scalars.
fn scalar_pass(ty: &Ty) -> Pass {
    match ty.promotable() {
        Some(signed) => Pass::Extend { signed },
        None => Pass::Direct,
    }
}
