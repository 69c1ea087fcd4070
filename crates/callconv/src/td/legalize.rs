//! How a value of any type becomes values of types that registers hold, before a convention sees them.
//!
//! The rules are those of LLVM's type legalization: integers are promoted to the next register or cut into registers,
//! vectors are widened, promoted or split by what is legal on the target, and x86 passes some vectors in its own way.

use super::target::{Machine, Target};
use super::types::{Scalar, ValueType};

/// The result: so many registers of one type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parts {
    /// The type of each.
    pub ty: ValueType,
    /// How many.
    pub count: u32,
}

impl Parts {
    fn one(ty: ValueType) -> Parts {
        Parts { ty, count: 1 }
    }
}

/// What happens to a type in one step.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Step {
    Legal,
    /// A wider element or integer.
    Promote(ValueType),
    /// More elements.
    Widen(ValueType),
    /// Halves.
    Split,
    /// Its elements one by one.
    Scalarize,
    /// Two integers of half the width.
    Expand,
}

/// Legalization for a target and a convention.
pub struct Legalizer<'a> {
    target: &'a Target,
    convention: &'a str,
}

fn vector(lanes: u32, scalable: bool, element: Scalar) -> ValueType {
    ValueType::Vector {
        lanes,
        scalable,
        element,
    }
}

/// Vector types that have a number in LLVM. Others follow slightly different rules.
fn is_simple_vector(lanes: u32, scalable: bool, element: Scalar) -> bool {
    if scalable {
        let most = match element {
            Scalar::Int(1 | 8) => 64,
            Scalar::Int(16 | 32 | 64) | Scalar::F16 | Scalar::BF16 => 32,
            Scalar::F32 => 16,
            Scalar::F64 => 8,
            _ => return false,
        };
        return lanes.is_power_of_two() && lanes <= most;
    }
    let power_to = |most: u32| lanes.is_power_of_two() && lanes <= most || lanes == 3;
    match element {
        Scalar::Int(1) => power_to(2048),
        Scalar::Int(2) => matches!(lanes, 128 | 256),
        Scalar::Int(4) => matches!(lanes, 64 | 128),
        Scalar::Int(8) => power_to(1024),
        Scalar::Int(16) | Scalar::F16 => power_to(512),
        Scalar::Int(32) | Scalar::F32 => power_to(2048) || (5..=12).contains(&lanes),
        Scalar::Int(64) | Scalar::F64 => power_to(256),
        Scalar::Int(128) => lanes == 1,
        Scalar::BF16 => lanes != 1 && power_to(128),
        _ => false,
    }
}

fn is_simple_int(bits: u32) -> bool {
    matches!(bits, 1 | 2 | 4 | 8 | 16 | 32 | 64 | 128)
}

impl<'a> Legalizer<'a> {
    /// For a convention by LLVM's name of it (`X86_RegCall`).
    pub fn new(target: &'a Target, convention: &'a str) -> Legalizer<'a> {
        Legalizer { target, convention }
    }

    fn on(&self, flag: &str) -> bool {
        self.target.on(flag)
    }

    /// The registers that hold a value under the convention.
    pub fn parts(&self, ty: &ValueType) -> Parts {
        if self.target.is_x86()
            && let Some(parts) = self.x86_parts(ty)
        {
            return parts;
        }
        self.general_parts(ty)
    }

    /// Where x86 departs from the general rule for arguments and results.
    fn x86_parts(&self, ty: &ValueType) -> Option<Parts> {
        let no_x87_32 = self.target.machine == Machine::X86_32 && !self.on("hasX87");
        match ty {
            ValueType::Vector {
                lanes,
                scalable: false,
                element: Scalar::Int(1),
            } if self.on("hasAVX512") => self.x86_mask(*lanes),
            ValueType::Vector {
                lanes,
                scalable: false,
                element: Scalar::F16 | Scalar::BF16,
            } => {
                if *lanes < 8 {
                    return Some(Parts::one(ValueType::vector(8, Scalar::F16)));
                }
                Some(self.general_parts(&ValueType::vector(*lanes, Scalar::F16)))
            }
            ValueType::Scalar(Scalar::F64) if no_x87_32 => Some(Parts {
                ty: ValueType::int(32),
                count: 2,
            }),
            ValueType::Scalar(Scalar::F80) if no_x87_32 => Some(Parts {
                ty: ValueType::int(32),
                count: 3,
            }),
            ValueType::Scalar(Scalar::BF16) => Some(Parts {
                ty: ValueType::Scalar(Scalar::F16),
                count: self.general_parts(ty).count,
            }),
            _ => None,
        }
    }

    /// Vectors of booleans travel as vectors of integers, as they did before mask registers, except in conventions that
    /// know mask registers.
    fn x86_mask(&self, lanes: u32) -> Option<Parts> {
        let regcall = self.convention == "X86_RegCall";
        let masks = regcall || self.convention == "Intel_OCL_BI";
        let bwi = self.on("hasBWI");
        let bytes = |lanes| ValueType::vector(lanes, Scalar::Int(8));
        Some(match lanes {
            2 => Parts::one(ValueType::vector(2, Scalar::Int(64))),
            4 => Parts::one(ValueType::vector(4, Scalar::Int(32))),
            8 if !masks => Parts::one(ValueType::vector(8, Scalar::Int(16))),
            16 if !masks => Parts::one(bytes(16)),
            32 if !bwi || !regcall => Parts::one(bytes(32)),
            64 if bwi && !regcall => Parts::one(bytes(64)),
            _ if !lanes.is_power_of_two() || lanes == 64 && !bwi || lanes > 64 => Parts {
                ty: ValueType::int(8),
                count: lanes,
            },
            _ => return None,
        })
    }

    /// Whether a register class holds the type.
    pub fn is_legal(&self, ty: &ValueType) -> bool {
        match self.target.machine {
            Machine::X86_64 | Machine::X32 => self.x86_legal(ty, true),
            Machine::X86_32 => self.x86_legal(ty, false),
            Machine::AArch64 | Machine::Arm64_32 => self.aarch64_legal(ty),
            Machine::Other(bits) => match ty {
                ValueType::Scalar(Scalar::Int(n)) => *n == bits || *n == 32 && bits == 64,
                ValueType::Scalar(Scalar::F32 | Scalar::F64) => bits >= 32,
                ValueType::Scalar(_) => false,
                ValueType::Vector { .. } => matches!(ty.bits(), Some(64 | 128)),
                ValueType::Named(_) => true,
            },
        }
    }

    fn x86_legal(&self, ty: &ValueType, wide: bool) -> bool {
        let hard = !self.on("useSoftFloat");
        let sse = hard && self.on("hasSSE1");
        let sse2 = hard && self.on("hasSSE2");
        let x87 = hard && self.on("hasX87");
        let avx = hard && self.on("hasAVX");
        let avx512 = hard && self.on("hasAVX512");
        match ty {
            ValueType::Scalar(scalar) => match scalar {
                Scalar::Int(8 | 16 | 32) => true,
                Scalar::Int(64) => wide,
                Scalar::Int(_) | Scalar::BF16 | Scalar::PpcF128 => false,
                Scalar::F16 => sse2,
                Scalar::F32 => sse2 || x87 || sse && wide,
                Scalar::F64 => sse2 || x87,
                Scalar::F80 => x87,
                Scalar::F128 => sse && wide,
            },
            ValueType::Named(name) => name == "x86mmx" && hard && self.on("hasMMX"),
            ValueType::Vector { scalable: true, .. } => false,
            ValueType::Vector { lanes, element, .. } => {
                let bf16 = hard && (self.on("hasAVXNECONVERT") || self.on("hasBF16"));
                match (element, lanes) {
                    (Scalar::Int(1), 1 | 2 | 4 | 8 | 16) => avx512,
                    (Scalar::Int(1), 32 | 64) => avx512 && self.on("hasBWI"),
                    (Scalar::BF16, 8 | 16) => bf16,
                    (Scalar::BF16, 32) => hard && self.on("hasBF16"),
                    (Scalar::F32, 4) => sse,
                    (
                        Scalar::Int(8 | 16 | 32 | 64) | Scalar::F16 | Scalar::F32 | Scalar::F64,
                        _,
                    ) => match element.bits() * lanes {
                        128 => sse2,
                        256 => avx,
                        512 => avx512,
                        _ => false,
                    },
                    _ => false,
                }
            }
        }
    }

    fn aarch64_legal(&self, ty: &ValueType) -> bool {
        let float = self.on("hasFPARMv8");
        let sve = self.on("isSVEorStreamingSVEAvailable");
        match ty {
            ValueType::Scalar(scalar) => match scalar {
                Scalar::Int(32 | 64) => true,
                Scalar::F16 | Scalar::BF16 | Scalar::F32 | Scalar::F64 | Scalar::F128 => float,
                _ => false,
            },
            ValueType::Named(name) => {
                name == "aarch64svcount" && (self.on("hasSVE2p1") || self.on("hasSME2"))
            }
            ValueType::Vector {
                lanes,
                scalable: true,
                element,
            } => {
                sve && match element {
                    Scalar::Int(1) => matches!(lanes, 1 | 2 | 4 | 8 | 16),
                    Scalar::Int(8 | 16 | 32 | 64) => element.bits() * lanes == 128,
                    Scalar::F16 | Scalar::BF16 => matches!(lanes, 2 | 4 | 8),
                    Scalar::F32 => matches!(lanes, 2 | 4),
                    Scalar::F64 => *lanes == 2,
                    _ => false,
                }
            }
            ValueType::Vector { lanes, element, .. } => {
                self.on("hasNEON")
                    && match element {
                        Scalar::Int(8 | 16 | 32) | Scalar::F16 | Scalar::BF16 | Scalar::F32 => {
                            matches!(element.bits() * lanes, 64 | 128) && *lanes > 1
                        }
                        Scalar::Int(64) | Scalar::F64 => matches!(lanes, 1 | 2),
                        _ => false,
                    }
            }
        }
    }

    /// The widest legal integer.
    fn widest_int(&self) -> u32 {
        match self.target.machine {
            Machine::X86_64 | Machine::X32 | Machine::AArch64 | Machine::Arm64_32 => 64,
            Machine::X86_32 => 32,
            Machine::Other(bits) => bits,
        }
    }

    /// The register that holds an integer or a part of it.
    fn int_register(&self, bits: u32) -> u32 {
        let widest = self.widest_int();
        let mut width = bits.max(8).next_power_of_two();
        while width < widest && !self.is_legal(&ValueType::int(width)) {
            width *= 2;
        }
        width.min(widest)
    }

    fn int_parts(&self, bits: u32) -> Parts {
        let register = self.int_register(bits);
        Parts {
            ty: ValueType::int(register),
            count: bits.div_ceil(register).max(1),
        }
    }

    fn scalar_parts(&self, scalar: Scalar) -> Parts {
        let itself = ValueType::Scalar(scalar);
        if self.is_legal(&itself) {
            return Parts::one(itself);
        }
        match scalar {
            Scalar::Int(bits) => self.int_parts(bits),
            Scalar::F80 => Parts {
                ty: ValueType::int(self.int_register(32)),
                count: 3,
            },
            // Half without registers for it: x86 carries its bits, others a float.
            Scalar::F16 if self.target.is_x86() => self.int_parts(16),
            Scalar::F16 | Scalar::BF16 => self.scalar_parts(Scalar::F32),
            Scalar::PpcF128 if self.is_legal(&ValueType::Scalar(Scalar::F64)) => Parts {
                ty: ValueType::Scalar(Scalar::F64),
                count: 2,
            },
            other => self.int_parts(other.bits()),
        }
    }

    fn general_parts(&self, ty: &ValueType) -> Parts {
        match ty {
            ValueType::Named(_) => Parts::one(ty.clone()),
            ValueType::Scalar(scalar) => self.scalar_parts(*scalar),
            ValueType::Vector {
                lanes,
                scalable,
                element,
            } => {
                if self.is_legal(ty) {
                    Parts::one(ty.clone())
                } else if is_simple_vector(*lanes, *scalable, *element) {
                    self.simple_vector(*lanes, *scalable, *element)
                } else {
                    self.other_vector(*lanes, *scalable, *element)
                }
            }
        }
    }

    /// What the target would rather do with an illegal vector.
    fn preferred(&self, lanes: u32, scalable: bool, element: Scalar) -> Preferred {
        if self.target.is_x86() && !scalable {
            if element == Scalar::Int(1)
                && matches!(lanes, 32 | 64)
                && self.on("hasAVX512")
                && !self.on("hasBWI")
            {
                return Preferred::Split;
            }
            if lanes != 1 && element == Scalar::F16 && !self.on("hasF16C") {
                return Preferred::Split;
            }
            if lanes != 1 && element != Scalar::Int(1) {
                return Preferred::Widen;
            }
        }
        if self.target.is_aarch64()
            && lanes == 1
            && !scalable
            && matches!(element, Scalar::Int(8 | 16 | 32) | Scalar::F32)
        {
            return Preferred::Widen;
        }
        // The general preference: one element is taken alone, the widths that are no power of two are widened.
        if lanes == 1 {
            Preferred::Split
        } else if !lanes.is_power_of_two() {
            Preferred::Widen
        } else {
            Preferred::Promote
        }
    }

    fn simple_vector_step(&self, lanes: u32, scalable: bool, element: Scalar) -> Step {
        let preferred = self.preferred(lanes, scalable, element);
        if preferred == Preferred::Promote
            && let Scalar::Int(bits) = element
        {
            for wider in [2, 4, 8, 16, 32, 64, 128] {
                let promoted = vector(lanes, scalable, Scalar::Int(wider));
                if wider > bits
                    && is_simple_vector(lanes, scalable, Scalar::Int(wider))
                    && self.is_legal(&promoted)
                {
                    return Step::Promote(promoted);
                }
            }
        }
        if preferred != Preferred::Split {
            if lanes.is_power_of_two() {
                let mut more = lanes * 2;
                while is_simple_vector(more, scalable, element) {
                    let widened = vector(more, scalable, element);
                    if self.is_legal(&widened) {
                        return Step::Widen(widened);
                    }
                    more *= 2;
                }
            } else {
                let widened = vector(lanes.next_power_of_two(), scalable, element);
                if self.is_legal(&widened) {
                    return Step::Widen(widened);
                }
            }
        }
        if !lanes.is_power_of_two() {
            Step::Widen(vector(lanes.next_power_of_two(), scalable, element))
        } else if lanes > 1 {
            Step::Split
        } else {
            Step::Scalarize
        }
    }

    fn simple_vector(&self, lanes: u32, scalable: bool, element: Scalar) -> Parts {
        match self.simple_vector_step(lanes, scalable, element) {
            Step::Promote(ty) | Step::Widen(ty) if self.is_legal(&ty) => Parts::one(ty),
            _ => self.break_down(lanes, scalable, element),
        }
    }

    /// Halves until a register holds it; a length that is no power of two goes element by element.
    fn break_down(&self, lanes: u32, scalable: bool, element: Scalar) -> Parts {
        let (mut lanes, mut count) = if lanes.is_power_of_two() {
            (lanes, 1)
        } else {
            (1, lanes)
        };
        while lanes > 1 && !self.is_legal(&vector(lanes, scalable, element)) {
            lanes /= 2;
            count *= 2;
        }
        let piece = vector(lanes, scalable, element);
        if self.is_legal(&piece) {
            return Parts { ty: piece, count };
        }
        // An element alone; cut further when it is wider than its register.
        let register = self.scalar_parts(element).ty;
        let bits = u64::from(element.bits());
        let width = register.bits().unwrap_or(bits).max(1);
        let cuts = if width < bits {
            (bits.next_power_of_two() / width) as u32
        } else {
            1
        };
        Parts {
            ty: register,
            count: count * cuts,
        }
    }

    /// One step for any type.
    fn step(&self, ty: &ValueType) -> Step {
        if self.is_legal(ty) {
            return Step::Legal;
        }
        let (lanes, scalable, element) = match ty {
            ValueType::Vector {
                lanes,
                scalable,
                element,
            } => (*lanes, *scalable, *element),
            ValueType::Scalar(Scalar::Int(bits)) => {
                if *bits > self.widest_int() && bits.is_power_of_two() {
                    return Step::Expand;
                }
                return Step::Promote(ValueType::int(self.int_register(*bits)));
            }
            _ => return Step::Legal,
        };
        if is_simple_vector(lanes, scalable, element) {
            return self.simple_vector_step(lanes, scalable, element);
        }
        if lanes == 1 {
            return Step::Scalarize;
        }
        if let Scalar::Int(bits) = element {
            if !lanes.is_power_of_two() {
                return Step::Widen(vector(lanes.next_power_of_two(), scalable, element));
            }
            if bits > self.widest_int() && bits.is_power_of_two() {
                return Step::Split;
            }
            let mut wider = (bits + 1).max(8).next_power_of_two();
            while is_simple_int(wider) {
                let promoted = vector(lanes, scalable, Scalar::Int(wider));
                if is_simple_vector(lanes, scalable, Scalar::Int(wider)) && self.is_legal(&promoted)
                {
                    return Step::Promote(promoted);
                }
                wider *= 2;
            }
        }
        let mut more = (lanes + 1).next_power_of_two();
        let simple_element = match element {
            Scalar::Int(bits) => is_simple_int(bits),
            _ => true,
        };
        while simple_element && is_simple_vector(more, scalable, element) {
            let widened = vector(more, scalable, element);
            if self.is_legal(&widened) {
                return Step::Widen(widened);
            }
            more *= 2;
        }
        if !lanes.is_power_of_two() {
            return Step::Widen(vector(lanes.next_power_of_two(), scalable, element));
        }
        Step::Split
    }

    /// A vector whose type has no number in LLVM.
    fn other_vector(&self, lanes: u32, scalable: bool, element: Scalar) -> Parts {
        let ty = vector(lanes, scalable, element);
        if lanes > 1
            && let Step::Promote(to) | Step::Widen(to) = self.step(&ty)
            && self.is_legal(&to)
        {
            return Parts::one(to);
        }
        if scalable {
            return self.scalable_parts(&ty);
        }
        self.break_down(lanes, scalable, element)
    }

    fn scalable_parts(&self, ty: &ValueType) -> Parts {
        let lanes_of = |ty: &ValueType| match ty {
            ValueType::Vector { lanes, .. } => *lanes,
            _ => 1,
        };
        let whole = lanes_of(ty);
        let mut part = ty.clone();
        for _ in 0..64 {
            part = match self.step(&part) {
                Step::Promote(to) | Step::Widen(to) => to,
                Step::Split => match part {
                    ValueType::Vector {
                        lanes,
                        scalable,
                        element,
                    } => vector((lanes / 2).max(1), scalable, element),
                    other => other,
                },
                Step::Legal | Step::Scalarize | Step::Expand => break,
            };
        }
        let count = whole.div_ceil(lanes_of(&part));
        Parts { ty: part, count }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Preferred {
    Promote,
    Widen,
    Split,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(triple: &str, features: &str, ty: &str) -> String {
        let mut target = Target::new(triple);
        target.apply(features);
        let parts = Legalizer::new(&target, "C").parts(&ValueType::from_record_name(ty));
        format!("{}x{}", parts.count, parts.ty)
    }

    /// Expected: what `llc-19` puts into registers, seen in its output for a function with one such parameter.
    #[test]
    fn as_llc_does_it() {
        let x86 = "x86_64-unknown-linux-gnu";
        for (triple, features, ty, expected) in [
            (x86, "", "i1", "1xi8"),
            (x86, "", "i128", "2xi64"),
            (x86, "", "i129", "3xi64"),
            (x86, "", "v2f32", "1xv4f32"),
            (x86, "", "v8f32", "2xv4f32"),
            (x86, "+avx", "v8f32", "1xv8f32"),
            (x86, "", "v4i1", "1xv4i32"),
            (x86, "", "bf16", "1xf16"),
            ("i386-unknown-linux-gnu", "", "i64", "2xi32"),
            ("aarch64-unknown-linux-gnu", "", "i8", "1xi32"),
            ("aarch64-unknown-linux-gnu", "", "v8i1", "1xv8i8"),
            ("aarch64-unknown-linux-gnu", "", "v8f32", "2xv4f32"),
        ] {
            assert_eq!(
                parts(triple, features, ty),
                expected,
                "{triple} {features} {ty}"
            );
        }
    }
}
