//! One function's places, in the terms that every format writes.

use neverc_callconv::{
    Class, Features, Misplaced, Place, PlanError, Register, Slot, Spec, callee_saved, flags,
};
use neverc_irgen::describe::{Convention, Described};
use neverc_target::Arch;

/// A piece of a value.
#[derive(Clone, Debug)]
pub(super) struct Piece {
    /// First byte within the value as it is passed.
    pub offset: u32,
    /// Bytes.
    pub size: u32,
    /// Where.
    pub place: Place,
    /// The address of the value.
    pub indirect: bool,
}

impl Piece {
    /// Registers carry whole words: leaves those bytes out that are behind the end of the value.
    fn clip(&mut self, value_size: u64) {
        let rest = value_size.saturating_sub(self.offset.into());
        if !self.indirect
            && rest > 0
            && let Ok(rest) = u32::try_from(rest)
        {
            self.size = self.size.min(rest);
        }
    }
}

/// What a value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    Result,
    Argument,
    /// Address of the result's memory.
    Hidden,
}

/// A value and its places.
#[derive(Clone, Debug)]
pub(super) struct Value {
    /// Name, or a stand-in.
    pub name: String,
    /// C type.
    pub ty: String,
    /// What it is.
    pub role: Role,
    /// Pieces; none: it travels nowhere.
    pub pieces: Vec<Piece>,
}

/// A function.
#[derive(Clone, Debug)]
pub(super) struct Picture {
    /// Architecture.
    pub arch: Arch,
    /// Name.
    pub name: String,
    /// Declaration in C.
    pub declaration: String,
    /// File and line.
    pub file: String,
    /// Line.
    pub line: u32,
    /// It has a body.
    pub defined: bool,
    /// Name of the convention.
    pub convention: String,
    /// Spec of a custom one.
    pub spec: Option<String>,
    /// Arguments, hidden ones first, then the result.
    pub values: Vec<Value>,
    /// Registers that are preserved; with the mark that only the low half is.
    pub preserved: Vec<(&'static Register, bool)>,
    /// They are the target's standard set.
    pub standard_set: bool,
    /// Bytes.
    pub stack_alignment: u32,
    /// Bytes of the argument area.
    pub stack_bytes: u32,
    /// What else is to be said.
    pub notes: Vec<String>,
}

/// A register as its part of `size` bytes is written.
pub(super) fn part_name(arch: Arch, register: &Register, size: u32) -> String {
    let index = register.index;
    match (arch, register.class) {
        (_, Class::X87) => register.name.to_owned(),
        (Arch::X86_64, Class::General) if size <= 4 => match index {
            0..=7 => register.name.replacen('r', "e", 1),
            _ => format!("{}d", register.name),
        },
        (Arch::X86_64, Class::Vector) => match size {
            0..=16 => register.name.to_owned(),
            17..=32 => format!("ymm{index}"),
            _ => format!("zmm{index}"),
        },
        (Arch::AArch64, Class::General) if size <= 4 => format!("w{index}"),
        (Arch::AArch64, Class::Vector) => {
            let letter = match size {
                0..=2 => 'h',
                3..=4 => 's',
                5..=8 => 'd',
                _ => 'q',
            };
            format!("{letter}{index}")
        }
        _ => register.name.to_owned(),
    }
}

/// Conventions that the compiler has built in, as specs. Sources: LLVM 19's description of its conventions, the Microsoft
/// x64 ABI, AAPCS64 6.1.3.
fn built_in(arch: Arch, name: &str) -> Option<&'static str> {
    Some(match (arch, name) {
        (Arch::X86_64, "ms_abi") => {
            "td:CC_X86_Win64_C,RetCC_X86_Win64_C;csr:rbx,rbp,rdi,rsi,r12,r13,r14,r15,xmm6,xmm7,xmm8,xmm9,xmm10,xmm11,\
             xmm12,xmm13,xmm14,xmm15"
        }
        (Arch::X86_64, "preserve_none") => "td:CC_X86_64_Preserve_None;csr:none",
        (Arch::AArch64, "preserve_none") => "td:CC_AArch64_Preserve_None;csr:none",
        (Arch::X86_64, "regcall") => {
            "td:CC_X86_SysV64_RegCall,RetCC_X86_SysV64_RegCall;csr:rbx,rbp,r12,r13,r14,r15,xmm8,xmm9,xmm10,xmm11,xmm12,\
             xmm13,xmm14,xmm15"
        }
        (Arch::X86_64, "preserve_most") => {
            "csr:rax,rcx,rdx,rbx,rbp,rsi,rdi,r8,r9,r10,r12,r13,r14,r15"
        }
        (Arch::X86_64, "preserve_all") => {
            "csr:rax,rcx,rdx,rbx,rbp,rsi,rdi,r8,r9,r10,r12,r13,r14,r15,xmm0,xmm1,xmm2,xmm3,xmm4,xmm5,xmm6,xmm7,xmm8,\
             xmm9,xmm10,xmm11,xmm12,xmm13,xmm14,xmm15"
        }
        (Arch::AArch64, "preserve_most") => {
            "csr:x9,x10,x11,x12,x13,x14,x15,x19,x20,x21,x22,x23,x24,x25,x26,x27,x28,v8,v9,v10,v11,v12,v13,v14,v15"
        }
        (Arch::AArch64, "aarch64_vector_pcs") => {
            "csr:x19,x20,x21,x22,x23,x24,x25,x26,x27,x28,v8,v9,v10,v11,v12,v13,v14,v15,v16,v17,v18,v19,v20,v21,v22,v23"
        }
        _ => return None,
    })
}

impl Picture {
    pub(super) fn of(
        backend: &neverc_codegen::Backend,
        arch: Arch,
        features: &Features,
        described: &Described,
        file: &str,
        line: u32,
    ) -> Result<Picture, PlanError> {
        let mut notes = Vec::new();
        let mut signature = described.signature.clone();
        let mut shown = true;
        let (convention, spec, text) = match &described.convention {
            Convention::C => ("standard C".to_owned(), Spec::default(), None),
            Convention::BuiltIn(name) => {
                let known = built_in(arch, name);
                shown = known.is_some();
                if !shown {
                    notes.push("the places of this convention are not shown".into());
                }
                ((*name).to_owned(), Spec::parse(known.unwrap_or("")), None)
            }
            Convention::Custom(text) => {
                ("custom".to_owned(), Spec::parse(text), Some(text.clone()))
            }
        };
        if signature.variadic && text.is_none() {
            signature.variadic = false;
            notes.push(match arch {
                Arch::X86_64 => {
                    "further arguments follow in the remaining registers and on the stack; al counts the vector \
                     registers"
                        .into()
                }
                Arch::AArch64 => {
                    "further arguments follow in the remaining registers and on the stack".into()
                }
            });
        }
        let made = backend.places(features, &spec, &signature)?;
        for d in &made.displaced {
            let why = match d.why {
                Misplaced::NoToken => "the list has no place for it".to_owned(),
                Misplaced::UnknownRegister => format!("'{}' is no register", d.wanted),
                Misplaced::WrongClass => format!("'{}' is of the wrong class", d.wanted),
                Misplaced::WrongSize => {
                    format!("'{}' does not have the size of the value", d.wanted)
                }
                Misplaced::Taken => format!("'{}' is taken", d.wanted),
                Misplaced::Reserved => format!("'{}' is reserved", d.wanted),
            };
            notes.push(format!(
                "argument {} is on the stack: {why}",
                d.argument + 1
            ));
        }
        let piece = |s: &Slot, base: u32| Piece {
            offset: base + s.piece,
            size: s.size,
            place: s.place,
            indirect: s.flags & flags::INDIRECT != 0,
        };
        let mut values = Vec::new();
        if described.sret {
            values.push(Value {
                name: "(result address)".into(),
                ty: format!("{} *", described.result),
                role: Role::Hidden,
                pieces: made
                    .arguments
                    .iter()
                    .filter(|s| s.value == 0)
                    .map(|s| piece(s, 0))
                    .collect(),
            });
        }
        for (i, parameter) in described.parameters.iter().enumerate() {
            let mut pieces = Vec::new();
            let mut base = 0;
            for value in parameter.first..parameter.first + parameter.count {
                for slot in made.arguments.iter().filter(|s| s.value == value) {
                    let mut p = piece(slot, base);
                    p.indirect |= parameter.indirect;
                    p.clip(parameter.size);
                    pieces.push(p);
                }
                let ty = &signature.parameters[value as usize].ty;
                base += u32::try_from(ty.size()).unwrap_or(0);
            }
            values.push(Value {
                name: if parameter.name.is_empty() {
                    format!("(argument {})", i + 1)
                } else {
                    parameter.name.clone()
                },
                ty: parameter.ty.clone(),
                role: Role::Argument,
                pieces,
            });
        }
        if !described.result.is_empty() {
            values.push(Value {
                name: "(result)".into(),
                ty: described.result.clone(),
                role: Role::Result,
                pieces: made
                    .returns
                    .iter()
                    .map(|s| {
                        let mut p = piece(s, 0);
                        p.clip(described.result_size);
                        p
                    })
                    .collect(),
            });
        }
        let standard_set = made.callee_saved.is_none();
        let mut preserved: Vec<(&'static Register, bool)> = made
            .callee_saved
            .unwrap_or_else(|| callee_saved(arch))
            .iter()
            .map(|s| {
                // A spec cannot name low halves, which this convention preserves.
                let low = described.convention == Convention::BuiltIn("preserve_most")
                    && s.register.class == Class::Vector;
                (s.register, s.low_half || low)
            })
            .collect();
        // These are preserved whether they are listed or not.
        for name in match arch {
            Arch::X86_64 => &["rbp"][..],
            Arch::AArch64 => &["x29", "x30"],
        } {
            if let Some(register) = neverc_callconv::resolve(arch, name)
                && !preserved.iter().any(|(r, _)| *r == register)
                && !made
                    .returns
                    .iter()
                    .any(|s| s.place == Place::Register(register))
            {
                preserved.push((register, false));
            }
        }
        if !shown {
            values.iter_mut().for_each(|v| v.pieces.clear());
            preserved.clear();
        }
        let end = values
            .iter()
            .flat_map(|v| &v.pieces)
            .filter_map(|p| match p.place {
                Place::Stack(at) => Some(at + p.size),
                Place::Register(_) => None,
            })
            .max()
            .unwrap_or(0);
        Ok(Picture {
            arch,
            name: described.name.clone(),
            declaration: described.declaration.clone(),
            file: file.to_owned(),
            line,
            defined: described.defined,
            convention,
            spec: text,
            values,
            preserved,
            standard_set,
            stack_alignment: made.stack_alignment,
            stack_bytes: end.next_multiple_of(8),
            notes,
        })
    }

    /// The name of a piece's place.
    pub(super) fn place_name(&self, piece: &Piece) -> String {
        match piece.place {
            Place::Register(register) => part_name(self.arch, register, piece.size),
            Place::Stack(offset) => {
                let pointer = match self.arch {
                    Arch::X86_64 => "rsp",
                    Arch::AArch64 => "sp",
                };
                match offset {
                    0 => format!("[{pointer}]"),
                    _ => format!("[{pointer}+{offset}]"),
                }
            }
        }
    }

    /// Preserved registers with runs of numbers drawn together: `rbx rbp r12-r15`.
    pub(super) fn preserved_text(&self) -> String {
        let mut sorted = self.preserved.clone();
        sorted.sort_by_key(|(r, _)| (r.class as u8, r.index));
        let name = |(register, low): (&Register, bool)| {
            if low {
                format!("d{}", register.index)
            } else {
                register.name.to_owned()
            }
        };
        let numbered = |name: &str| name.ends_with(|c: char| c.is_ascii_digit());
        let mut words: Vec<String> = Vec::new();
        let mut i = 0;
        while i < sorted.len() {
            let (first, low) = sorted[i];
            let mut last = i;
            while let Some(&(next, next_low)) = sorted.get(last + 1)
                && next.class == first.class
                && next.index == sorted[last].0.index + 1
                && next_low == low
                && numbered(first.name)
                && numbered(next.name)
            {
                last += 1;
            }
            words.push(if last > i {
                format!("{}-{}", name((first, low)), name(sorted[last]))
            } else {
                name((first, low))
            });
            i = last + 1;
        }
        words.join(" ")
    }
}
