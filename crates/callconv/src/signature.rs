//! What a convention is applied to: a function's result and parameters as IR types with the attributes that matter.

use std::fmt;

use neverc_target::abi::{Float, Ir};

/// An IR type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    /// No result.
    Void,
    /// `iN`
    Int(u32),
    /// `ptr`, 64 bits.
    Pointer,
    /// `half`, `bfloat`, `float`, `double`, `x86_fp80`, `fp128`
    Float(Float),
    /// `<N x T>` of integers, pointers or floats.
    Vector(Box<Type>, u32),
    /// `[N x T]`
    Array(Box<Type>, u64),
    /// `{ ... }`, or `<{ ... }>` when packed.
    Struct {
        /// Members.
        members: Vec<Type>,
        /// Without padding.
        packed: bool,
    },
}

/// A scalar or vector inside a type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leaf {
    /// First byte.
    pub offset: u64,
    /// Its type: no array, no struct, not void.
    pub ty: Type,
}

/// More leaves than this are more than any convention's registers hold, by far.
const MAX_LEAVES: usize = 256;

impl Type {
    /// Whether there is no value.
    pub fn is_void(&self) -> bool {
        matches!(self, Type::Void)
    }

    /// Bytes that the value itself has: `i24` 3, `x86_fp80` 10, `<3 x float>` 12.
    pub fn bytes(&self) -> u64 {
        match self {
            Type::Void => 0,
            Type::Int(bits) => u64::from(bits.div_ceil(8)),
            Type::Pointer => 8,
            Type::Float(Float::X87) => 10,
            Type::Float(f) => f.size(),
            Type::Vector(elem, n) => (elem.bits() * u64::from(*n)).div_ceil(8),
            Type::Array(..) | Type::Struct { .. } => self.size(),
        }
    }

    fn bits(&self) -> u64 {
        match self {
            Type::Int(bits) => u64::from(*bits),
            other => other.bytes() * 8,
        }
    }

    /// Bytes in memory, padding at the end included.
    pub fn size(&self) -> u64 {
        match self {
            Type::Array(elem, n) => elem.size().saturating_mul(*n),
            Type::Struct { members, packed } => {
                let mut size = 0u64;
                for m in members {
                    let align = if *packed { 1 } else { m.align() };
                    size = size
                        .checked_next_multiple_of(align)
                        .unwrap_or(u64::MAX)
                        .saturating_add(m.size());
                }
                let align = if *packed { 1 } else { self.align() };
                size.checked_next_multiple_of(align).unwrap_or(u64::MAX)
            }
            _ => self.bytes().next_multiple_of(self.align()),
        }
    }

    /// Alignment in memory in bytes.
    pub fn align(&self) -> u64 {
        match self {
            Type::Void => 1,
            Type::Int(_) => self.bytes().max(1).next_power_of_two().min(16),
            Type::Pointer => 8,
            Type::Float(f) => f.size(),
            Type::Vector(..) => self.bytes().max(1).next_power_of_two(),
            Type::Array(elem, _) => elem.align(),
            Type::Struct { packed: true, .. } => 1,
            Type::Struct { members, .. } => members.iter().map(Type::align).max().unwrap_or(1),
        }
    }

    /// The scalars and vectors that the type consists of, in order. `None`: more than any convention can place.
    pub fn leaves(&self) -> Option<Vec<Leaf>> {
        let mut leaves = Vec::new();
        self.add_leaves(0, &mut leaves).then_some(leaves)
    }

    fn add_leaves(&self, offset: u64, leaves: &mut Vec<Leaf>) -> bool {
        match self {
            Type::Void => true,
            Type::Array(elem, n) => {
                // An array of nothing has no leaves, however long it is.
                if elem.size() == 0 {
                    return true;
                }
                (0..*n).all(|i| elem.add_leaves(offset + i * elem.size(), leaves))
            }
            Type::Struct { members, packed } => {
                let mut at = 0u64;
                members.iter().all(|m| {
                    let align = if *packed { 1 } else { m.align() };
                    at = at.next_multiple_of(align);
                    let fine = m.add_leaves(offset + at, leaves);
                    at += m.size();
                    fine
                })
            }
            scalar => {
                leaves.push(Leaf {
                    offset,
                    ty: scalar.clone(),
                });
                leaves.len() <= MAX_LEAVES
            }
        }
    }
}

impl From<&Ir> for Type {
    fn from(ir: &Ir) -> Type {
        match ir {
            Ir::Int(bits) => Type::Int(*bits),
            Ir::Float(f) => Type::Float(*f),
            Ir::Ptr => Type::Pointer,
            Ir::Vector(elem, n) => Type::Vector(Box::new(Type::from(&**elem)), *n),
            Ir::Array(elem, n) => Type::Array(Box::new(Type::from(&**elem)), *n),
            Ir::Struct(members) => Type::Struct {
                members: members.iter().map(Type::from).collect(),
                packed: false,
            },
        }
    }
}

/// LLVM's spelling.
impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Type::Void => f.write_str("void"),
            Type::Int(bits) => write!(f, "i{bits}"),
            Type::Pointer => f.write_str("ptr"),
            Type::Float(kind) => f.write_str(match kind {
                Float::Half => "half",
                Float::BFloat => "bfloat",
                Float::Single => "float",
                Float::Double => "double",
                Float::X87 => "x86_fp80",
                Float::Quad => "fp128",
            }),
            Type::Vector(elem, n) => write!(f, "<{n} x {elem}>"),
            Type::Array(elem, n) => write!(f, "[{n} x {elem}]"),
            Type::Struct { members, packed } => {
                f.write_str(if *packed { "<{ " } else { "{ " })?;
                for (i, m) in members.iter().enumerate() {
                    if i > 0 {
                        f.write_str(", ")?;
                    }
                    write!(f, "{m}")?;
                }
                f.write_str(if *packed { " }>" } else { " }" })
            }
        }
    }
}

/// `byval`: what the pointer points to belongs to the callee.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ByVal {
    /// Bytes of the object.
    pub size: u64,
    /// Its alignment in bytes.
    pub align: u32,
}

/// A parameter: an IR argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parameter {
    /// Type.
    pub ty: Type,
    /// It belongs to the same source argument as the one before it: an aggregate that the C ABI passes in pieces.
    pub continues: bool,
    /// Address of the memory for the result.
    pub sret: bool,
    /// By value, through a pointer in IR.
    pub byval: Option<ByVal>,
    /// `zeroext`
    pub zeroext: bool,
    /// `signext`
    pub signext: bool,
    /// Static chain.
    pub nest: bool,
    /// An attribute that no custom convention supports: `inalloca`, `preallocated`, `swiftself`, `swiftasync`,
    /// `swifterror`.
    pub unsupported: Option<&'static str>,
}

impl Parameter {
    /// One without attributes.
    pub fn new(ty: Type) -> Parameter {
        Parameter {
            ty,
            continues: false,
            sret: false,
            byval: None,
            zeroext: false,
            signext: false,
            nest: false,
            unsupported: None,
        }
    }
}

/// A function in terms of IR types.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    /// Result.
    pub result: Type,
    /// Parameters, hidden ones included.
    pub parameters: Vec<Parameter>,
    /// Ends with `...`.
    pub variadic: bool,
}

impl Signature {
    /// Marks the parameters that a pieces attribute lists as belonging to the one before. Other text has no effect.
    pub fn mark_pieces(&mut self, attribute: &str) {
        for index in attribute.split(',').filter_map(|i| i.parse::<usize>().ok()) {
            if index > 0
                && let Some(parameter) = self.parameters.get_mut(index)
            {
                parameter.continues = true;
            }
        }
    }

    /// Parameters that make up one source argument each: ranges of indices.
    pub fn arguments(&self) -> Vec<std::ops::Range<usize>> {
        let mut groups: Vec<std::ops::Range<usize>> = Vec::new();
        for (i, parameter) in self.parameters.iter().enumerate() {
            match groups.last_mut() {
                Some(last) if parameter.continues => last.end = i + 1,
                _ => groups.push(i..i + 1),
            }
        }
        groups
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn int(bits: u32) -> Type {
        Type::Int(bits)
    }

    #[test]
    fn sizes_are_those_of_the_data_layout() {
        let f = |f| Type::Float(f);
        for (ty, bytes, size, align) in [
            (int(1), 1, 1, 1),
            (int(24), 3, 4, 4),
            (int(65), 9, 16, 16),
            (int(128), 16, 16, 16),
            (int(256), 32, 32, 16),
            (Type::Pointer, 8, 8, 8),
            (f(Float::X87), 10, 16, 16),
            (f(Float::BFloat), 2, 2, 2),
            (Type::Vector(Box::new(f(Float::Single)), 3), 12, 16, 16),
            (Type::Vector(Box::new(int(32)), 2), 8, 8, 8),
            (Type::Array(Box::new(int(64)), 2), 16, 16, 8),
            (
                Type::Struct {
                    members: vec![int(8), int(64)],
                    packed: false,
                },
                16,
                16,
                8,
            ),
            (
                Type::Struct {
                    members: vec![int(8), int(64)],
                    packed: true,
                },
                9,
                9,
                1,
            ),
        ] {
            assert_eq!(
                (ty.bytes(), ty.size(), ty.align()),
                (bytes, size, align),
                "{ty}"
            );
        }
    }

    #[test]
    fn leaves_have_their_offsets() {
        let ty = Type::Struct {
            members: vec![
                int(8),
                Type::Array(Box::new(Type::Float(Float::Single)), 2),
                int(64),
            ],
            packed: false,
        };
        let offsets: Vec<u64> = ty.leaves().unwrap().iter().map(|l| l.offset).collect();
        assert_eq!(offsets, [0, 4, 8, 16]);
        assert!(Type::Array(Box::new(int(8)), 1 << 40).leaves().is_none());
        let empty = Type::Struct {
            members: vec![],
            packed: false,
        };
        assert_eq!(Type::Array(Box::new(empty), 1 << 40).leaves().unwrap(), []);
    }

    #[test]
    fn types_are_written_as_llvm_writes_them() {
        let ty = Type::Struct {
            members: vec![
                Type::Vector(Box::new(Type::Float(Float::Half)), 8),
                Type::Array(Box::new(Type::Pointer), 2),
            ],
            packed: false,
        };
        assert_eq!(ty.to_string(), "{ <8 x half>, [2 x ptr] }");
    }

    #[test]
    fn pieces_of_one_source_argument_stay_together() {
        let mut second = Parameter::new(int(64));
        second.continues = true;
        let sig = Signature {
            result: Type::Void,
            parameters: vec![Parameter::new(int(64)), second, Parameter::new(int(32))],
            variadic: false,
        };
        assert_eq!(sig.arguments(), [0..2, 2..3]);
        let mut sig = sig;
        sig.parameters[1].continues = false;
        sig.mark_pieces("2,7,x,0");
        assert_eq!(sig.arguments(), [0..1, 1..3]);
    }
}
