//! Random C types with their layout: what a value of the type looks like in memory, byte by byte.
//!
//! Layouts are those of the System V ABI for x86-64 and AAPCS64; the programs that are made assert the sizes.

use std::fmt::Write as _;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arch {
    X86_64,
    AArch64,
}

/// xorshift64*
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.next() >> 33) as usize % n
    }

    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}

/// How the bytes of a leaf are made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fill {
    /// Any bits; so many count, the rest repeats the sign or is zero.
    Bits(u32, bool),
    /// An x87 number: an explicit first bit, an exponent of normal numbers.
    X87,
}

/// A scalar inside a value.
#[derive(Clone, Copy, Debug)]
pub struct Leaf {
    pub offset: u32,
    pub size: u32,
    pub fill: Fill,
}

/// What matters to the notations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Integers and pointers.
    Integer,
    /// Floating numbers in vector registers.
    Float,
    X87,
    Vector,
    /// Records; whether all leaves are integers.
    Record(bool),
    /// Everything else.
    Other,
}

#[derive(Clone, Debug)]
pub struct Type {
    pub name: String,
    pub size: u32,
    pub align: u32,
    pub leaves: Vec<Leaf>,
    pub kind: Kind,
}

fn scalar(name: &str, size: u32, bits: u32, signed: bool, kind: Kind) -> Type {
    Type {
        name: name.to_owned(),
        size,
        align: size,
        leaves: vec![Leaf {
            offset: 0,
            size,
            fill: Fill::Bits(bits, signed),
        }],
        kind,
    }
}

/// Types made so far, and the C text that declares them.
pub struct Types {
    pub arch: Arch,
    pub text: String,
    /// Whether no object may need more than the stack's own alignment.
    pub modest: bool,
    count: u32,
}

impl Types {
    pub fn new(arch: Arch, modest: bool) -> Types {
        Types {
            arch,
            text: String::new(),
            modest,
            count: 0,
        }
    }

    fn name(&mut self) -> String {
        self.count += 1;
        format!("T{}", self.count)
    }

    fn assert_size(&mut self, ty: &Type) {
        let _ = writeln!(
            self.text,
            "_Static_assert(sizeof({0}) == {1} && _Alignof({0}) == {2}, \"{0}\");",
            ty.name, ty.size, ty.align
        );
    }

    /// A scalar that any notation can place.
    pub fn simple(&mut self, random: &mut Random) -> Type {
        use Kind::{Float, Integer};
        match random.below(14) {
            0 => scalar("_Bool", 1, 1, false, Integer),
            1 => scalar("signed char", 1, 8, true, Integer),
            2 => scalar("unsigned char", 1, 8, false, Integer),
            3 => scalar("short", 2, 16, true, Integer),
            4 => scalar("unsigned short", 2, 16, false, Integer),
            5 | 6 => scalar("int", 4, 32, true, Integer),
            7 => scalar("unsigned", 4, 32, false, Integer),
            8 | 9 => scalar("long", 8, 64, true, Integer),
            10 => scalar("void *", 8, 64, false, Integer),
            11 => scalar("float", 4, 32, false, Float),
            _ => scalar("double", 8, 64, false, Float),
        }
    }

    fn bit_int(&mut self, random: &mut Random, most: usize) -> Type {
        let bits = 2 + random.below(most - 1) as u32;
        let signed = random.chance(50);
        let wide = if self.arch == Arch::X86_64 { 8 } else { 16 };
        let (size, align) = match bits {
            1..=64 => {
                let size = bits.div_ceil(8).next_power_of_two();
                (size, size)
            }
            _ => (bits.div_ceil(8).next_multiple_of(wide), wide),
        };
        let name = self.name();
        let sign = if signed { "" } else { "unsigned " };
        let _ = writeln!(self.text, "typedef {sign}_BitInt({bits}) {name};");
        let ty = Type {
            align,
            ..scalar(&name, size, bits, signed, Kind::Other)
        };
        self.assert_size(&ty);
        ty
    }

    fn vector(&mut self, random: &mut Random, sizes: &[u32]) -> Type {
        let size = *random.pick(sizes);
        let (element, bytes) = *random.pick(&[
            ("signed char", 1u32),
            ("unsigned short", 2),
            ("int", 4),
            ("long", 8),
            ("float", 4),
            ("double", 8),
        ]);
        let name = self.name();
        let _ = writeln!(
            self.text,
            "typedef {element} {name} __attribute__((vector_size({size})));"
        );
        let leaves = (0..size / bytes).map(|i| Leaf {
            offset: i * bytes,
            size: bytes,
            fill: Fill::Bits(bytes * 8, false),
        });
        let ty = Type {
            name,
            size,
            align: size,
            leaves: leaves.collect(),
            kind: Kind::Vector,
        };
        self.assert_size(&ty);
        ty
    }

    fn complex(&mut self, random: &mut Random) -> Type {
        let part = match random.below(3) {
            0 => scalar("_Complex float", 4, 32, false, Kind::Other),
            1 => scalar("_Complex double", 8, 64, false, Kind::Other),
            _ => Type {
                name: "_Complex long double".into(),
                ..self.long_double()
            },
        };
        let mut leaves = part.leaves.clone();
        leaves.push(Leaf {
            offset: part.size,
            ..leaves[0]
        });
        Type {
            size: part.size * 2,
            leaves,
            kind: Kind::Other,
            ..part
        }
    }

    fn long_double(&self) -> Type {
        let mut ty = scalar("long double", 16, 128, false, Kind::Float);
        if self.arch == Arch::X86_64 {
            ty.kind = Kind::X87;
            ty.leaves[0].size = 10;
            ty.leaves[0].fill = Fill::X87;
        }
        ty
    }

    /// A type that is no record.
    fn plain(&mut self, random: &mut Random) -> Type {
        match random.below(40) {
            0 | 1 => scalar("__int128", 16, 128, true, Kind::Integer),
            2 => scalar("unsigned __int128", 16, 128, false, Kind::Integer),
            3 => self.bit_int(random, 64),
            4 => self.bit_int(random, 128),
            5 => scalar("_Float16", 2, 16, false, Kind::Float),
            // On x86-64 code without optimization does not keep the bits of some of them.
            6 if self.arch == Arch::AArch64 => scalar("__bf16", 2, 16, false, Kind::Float),
            7 => self.long_double(),
            8 if self.arch == Arch::X86_64 => scalar("__float128", 16, 128, false, Kind::Float),
            9 | 10 => self.complex(random),
            11..=14 => self.vector(random, &[8, 16, 16]),
            _ => self.simple(random),
        }
    }

    /// Any type.
    pub fn any(&mut self, random: &mut Random) -> Type {
        match random.below(100) {
            0..=64 => self.plain(random),
            65..=69 if !self.modest => self.vector(random, &[32, 32, 64]),
            70..=72 if self.arch == Arch::X86_64 => self.bit_int(random, 300),
            73..=75 => self.special(random),
            76..=82 => self.homogeneous(random),
            _ => self.record(random, 2),
        }
    }

    /// Members one behind the other.
    fn record(&mut self, random: &mut Random, depth: usize) -> Type {
        let packed = random.chance(8);
        let most = *random.pick(&[8u32, 16, 16, 16, 24, 32, 48]);
        let mut members = String::new();
        let mut leaves = Vec::new();
        let (mut size, mut align) = (0u32, 1u32);
        let mut general = true;
        for index in 0..1 + random.below(5) {
            let member = if depth > 0 && random.chance(20) {
                self.record(random, depth - 1)
            } else if random.chance(75) {
                self.simple(random)
            } else {
                self.plain(random)
            };
            let count = if random.chance(25) {
                1 + random.below(4) as u32
            } else {
                1
            };
            let own = if packed { 1 } else { member.align };
            let at = size.next_multiple_of(own);
            if at + member.size * count > most {
                continue;
            }
            align = align.max(own);
            general &= matches!(member.kind, Kind::Integer | Kind::Record(true));
            for i in 0..count {
                leaves.extend(member.leaves.iter().map(|leaf| Leaf {
                    offset: at + i * member.size + leaf.offset,
                    ..*leaf
                }));
            }
            size = at + member.size * count;
            let _ = if count == 1 {
                write!(members, "{} m{index}; ", member.name)
            } else {
                write!(members, "{} m{index}[{count}]; ", member.name)
            };
        }
        let name = self.name();
        let attribute = if packed {
            " __attribute__((packed))"
        } else {
            ""
        };
        let _ = writeln!(
            self.text,
            "typedef struct{attribute} {{ {members}}} {name};"
        );
        let ty = Type {
            name,
            size: size.next_multiple_of(align),
            align,
            kind: Kind::Record(general && !packed && !leaves.is_empty()),
            leaves,
        };
        self.assert_size(&ty);
        ty
    }

    /// One to four of the same floating type or vector.
    fn homogeneous(&mut self, random: &mut Random) -> Type {
        let member = match random.below(5) {
            0 | 1 => scalar("float", 4, 32, false, Kind::Float),
            2 => scalar("double", 8, 64, false, Kind::Float),
            3 if self.arch == Arch::AArch64 => self.long_double(),
            _ => self.vector(random, &[8, 16]),
        };
        let count = 1 + random.below(4) as u32;
        let name = self.name();
        let _ = writeln!(
            self.text,
            "typedef struct {{ {} m[{count}]; }} {name};",
            member.name
        );
        let leaves = (0..count)
            .flat_map(|i| {
                member.leaves.iter().map(move |leaf| Leaf {
                    offset: i * member.size + leaf.offset,
                    ..*leaf
                })
            })
            .collect();
        let ty = Type {
            name,
            size: member.size * count,
            align: member.align,
            leaves,
            kind: Kind::Record(false),
        };
        self.assert_size(&ty);
        ty
    }

    /// Bit-fields, unions, unusual alignments, nothing at all.
    fn special(&mut self, random: &mut Random) -> Type {
        let bytes = |ranges: &[(u32, u32)]| -> Vec<Leaf> {
            ranges
                .iter()
                .flat_map(|&(start, end)| start..end)
                .map(|offset| Leaf {
                    offset,
                    size: 1,
                    fill: Fill::Bits(8, false),
                })
                .collect()
        };
        let (text, size, align, leaves) = match random.below(if self.modest { 5 } else { 6 }) {
            0 => (
                "struct { unsigned a : 5, b : 11, c : 16; unsigned long d : 40; int e : 24; }",
                16,
                8,
                bytes(&[(0, 4), (8, 16)]),
            ),
            1 => (
                "union { double d; long l; char c[8]; }",
                8,
                8,
                bytes(&[(0, 8)]),
            ),
            2 => (
                "union { float f[4]; double d[2]; }",
                16,
                8,
                bytes(&[(0, 16)]),
            ),
            3 => ("struct { }", 0, 1, Vec::new()),
            4 => (
                "struct { long a __attribute__((aligned(16))); int b; }",
                16,
                16,
                bytes(&[(0, 12)]),
            ),
            _ => (
                "struct { long a[3] __attribute__((aligned(32))); }",
                32,
                32,
                bytes(&[(0, 24)]),
            ),
        };
        let name = self.name();
        let _ = writeln!(self.text, "typedef {text} {name};");
        let ty = Type {
            name,
            size,
            align,
            leaves,
            kind: Kind::Record(false),
        };
        self.assert_size(&ty);
        ty
    }
}

impl Leaf {
    /// Random bytes of the leaf, as the type has them in memory.
    pub fn bytes(&self, random: &mut Random) -> Vec<u8> {
        let mut bytes: Vec<u8> = (0..self.size).map(|_| random.next() as u8).collect();
        match self.fill {
            Fill::Bits(bits, signed) => {
                let at = |bytes: &[u8], bit: u32| bytes[bit as usize / 8] >> (bit % 8) & 1;
                let sign = signed && at(&bytes, bits - 1) == 1;
                for bit in bits..self.size * 8 {
                    let mask = 1 << (bit % 8);
                    if sign {
                        bytes[bit as usize / 8] |= mask;
                    } else {
                        bytes[bit as usize / 8] &= !mask;
                    }
                }
            }
            Fill::X87 => {
                bytes[7] |= 0x80;
                bytes[9] = 0x3f;
            }
        }
        bytes
    }

    /// How many bytes of it count, and the bits of the last of these.
    pub fn counted(&self) -> (u32, u8) {
        match self.fill {
            Fill::Bits(bits, _) if bits % 8 != 0 => (bits.div_ceil(8), (1 << (bits % 8)) - 1),
            Fill::Bits(bits, _) => (bits / 8, 0xff),
            Fill::X87 => (self.size, 0xff),
        }
    }
}
