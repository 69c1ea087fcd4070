//! Random conventions in the notations that C sources have for them.

use std::fmt::Write as _;

use super::types::{Arch, Kind, Random, Type};

/// How a convention is written.
#[derive(Clone, Debug)]
pub enum Notation {
    /// `__attribute__((callconv("…")))` before the declaration.
    Gnu,
    /// `[[neverc::callconv("…")]]` behind the parameters.
    Standard,
    /// A name that the command line explains.
    Named,
    /// A typedef of the function type.
    Typedef,
    /// Places of the result and the parameters, and what is spoiled.
    UserCall {
        result: String,
        places: Vec<String>,
        spoils: Option<String>,
    },
    /// `#pragma aux`: what stands behind the name.
    Aux(String),
}

#[derive(Clone, Debug)]
pub struct Convention {
    pub notation: Notation,
    /// Empty for the last two notations.
    pub spec: String,
}

pub fn pools(arch: Arch, frame_pointer: bool) -> (Vec<String>, Vec<String>) {
    match arch {
        Arch::X86_64 => {
            let mut general: Vec<String> = [
                "rax", "rbx", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13",
                "r14", "r15",
            ]
            .map(String::from)
            .to_vec();
            if !frame_pointer {
                general.push("rbp".into());
            }
            (general, (0..16).map(|n| format!("xmm{n}")).collect())
        }
        Arch::AArch64 => (
            (0..29).map(|n| format!("x{n}")).collect(),
            (0..32).map(|n| format!("v{n}")).collect(),
        ),
    }
}

/// General registers that C functions preserve.
pub fn standard_general(arch: Arch) -> Vec<String> {
    match arch {
        Arch::X86_64 => ["rbx", "rbp", "r12", "r13", "r14", "r15"]
            .map(String::from)
            .to_vec(),
        Arch::AArch64 => (19..30).map(|n| format!("x{n}")).collect(),
    }
}

fn some(random: &mut Random, pool: &[String], most: usize) -> String {
    let mut left = pool.to_vec();
    let mut list = Vec::new();
    for _ in 0..random.below(most + 1) {
        if left.is_empty() {
            break;
        }
        list.push(left.swap_remove(random.below(left.len())));
    }
    list.join(",")
}

/// Registers, and what may be done with them.
pub struct Maker<'a> {
    pub arch: Arch,
    pub general: &'a [String],
    pub vectors: &'a [String],
    /// Arguments must be in registers that the convention does not preserve.
    pub jumps: bool,
}

impl Maker<'_> {
    pub fn spec(&self, random: &mut Random, arguments: usize) -> String {
        let mut spec = String::new();
        // Frame pointers are always preserved.
        let general: Vec<String> = self
            .general
            .iter()
            .filter(|r| !self.jumps || *r != "rbp")
            .cloned()
            .collect();
        if random.chance(40) {
            let mut left: Vec<String> = general.iter().chain(self.vectors).cloned().collect();
            let mut take = |random: &mut Random| left.swap_remove(random.below(left.len()));
            let tokens: Vec<String> = (0..arguments)
                .map(|_| match random.below(10) {
                    0 | 1 => "stack".to_owned(),
                    2 => {
                        let first = take(random);
                        format!("{first}+{}", take(random))
                    }
                    _ => take(random),
                })
                .collect();
            let _ = write!(spec, "args:{};", tokens.join(","));
        } else {
            if random.chance(85) {
                let _ = write!(spec, "gpr:{};", some(random, &general, 9));
            }
            if random.chance(70) {
                let _ = write!(spec, "xmm:{};", some(random, self.vectors, 9));
            }
        }
        if random.chance(70) {
            let _ = write!(spec, "ret:{};", some(random, self.general, 4));
        }
        if random.chance(50) {
            let _ = write!(spec, "ret_xmm:{};", some(random, self.vectors, 4));
        }
        if self.jumps {
            let free: Vec<String> = standard_general(self.arch)
                .into_iter()
                .filter(|r| self.general.contains(r) && !names(&spec).contains(r))
                .collect();
            let kept = some(random, &free, 6);
            let kept = if kept.is_empty() { "none" } else { &kept };
            let _ = write!(spec, "csr:{kept}");
        } else if random.chance(35) {
            let mut kept = some(random, self.general, 8);
            if random.chance(30) {
                let _ = write!(kept, ",{}", some(random, self.vectors, 4));
            }
            if random.chance(15) {
                kept = "none".into();
            }
            let _ = write!(spec, "csr:{kept}");
        }
        spec
    }

    /// Part `bytes` of a general register as disassemblers write it.
    fn part(&self, random: &mut Random, name: &str, bytes: u32) -> String {
        if bytes == 8 || random.chance(20) {
            return name.to_owned();
        }
        match self.arch {
            Arch::AArch64 => name.replacen('x', "w", 1),
            Arch::X86_64 => {
                let rest = &name[1..];
                let numbered = rest.starts_with(|c: char| c.is_ascii_digit());
                match (numbered, bytes) {
                    (true, 4) => format!("{name}d"),
                    (true, 2) => format!("{name}w"),
                    (true, _) => format!("{name}b"),
                    (false, 4) => format!("e{rest}"),
                    (false, 2) => rest.to_owned(),
                    (false, _) => match rest.strip_suffix('x') {
                        Some(letter) => format!("{letter}l"),
                        None => format!("{rest}l"),
                    },
                }
            }
        }
    }

    /// A place of one value, `words` separated and with the high part first; empty: none.
    fn place(
        &self,
        random: &mut Random,
        ty: &Type,
        general: &mut Vec<String>,
        vectors: &mut Vec<String>,
        separator: &str,
    ) -> String {
        let mut take = |random: &mut Random| general.swap_remove(random.below(general.len()));
        match ty.kind {
            Kind::Integer if ty.size == 16 => {
                let high = take(random);
                format!("{high}{separator}{}", take(random))
            }
            Kind::Integer if ty.size == 8 && random.chance(25) => {
                let (high, low) = (take(random), take(random));
                let parts = [high, low].map(|name| {
                    loop {
                        let part = self.part(random, &name, 4);
                        if part != name {
                            break part;
                        }
                    }
                });
                parts.join(separator)
            }
            Kind::Integer => {
                let name = take(random);
                self.part(random, &name, ty.size)
            }
            Kind::Float | Kind::Vector if ty.size <= 16 => {
                let name = vectors.swap_remove(random.below(vectors.len()));
                match self.arch {
                    Arch::X86_64 => name,
                    Arch::AArch64 => {
                        let letter = match ty.size {
                            2 => "h",
                            4 => "s",
                            8 => "d",
                            _ => "q",
                        };
                        name.replacen('v', letter, 1)
                    }
                }
            }
            _ => String::new(),
        }
    }

    /// A record of integers in scattered parts.
    fn scattered(random: &mut Random, ty: &Type, general: &mut Vec<String>) -> String {
        let mut parts = Vec::new();
        for at in (0..ty.size).step_by(8) {
            let name = general.swap_remove(random.below(general.len()));
            parts.push(format!("{at}:{name}.8"));
        }
        parts.join(", ")
    }

    pub fn user_call(&self, random: &mut Random, ret: Option<&Type>, args: &[Type]) -> Notation {
        let kept = standard_general(self.arch);
        let mut general = self.general.to_vec();
        if self.jumps {
            general.retain(|r| !kept.contains(r));
        }
        let mut vectors = self.vectors.to_vec();
        if self.jumps && self.arch == Arch::AArch64 {
            // The low halves of these are preserved.
            vectors.retain(|r| !(8..16).any(|n| *r == format!("v{n}")));
        }
        let results = general.clone();
        let mut places = Vec::new();
        for arg in args {
            let place = if general.len() < 6 || vectors.len() < 4 || random.chance(25) {
                String::new()
            } else if arg.kind == Kind::Record(true) && arg.size % 8 == 0 && arg.size <= 16 {
                Maker::scattered(random, arg, &mut general)
            } else {
                self.place(random, arg, &mut general, &mut vectors, ":")
            };
            places.push(place);
        }
        let mut general = results;
        let mut vectors = self.vectors.to_vec();
        let result = match ret {
            Some(ret) if random.chance(80) => {
                self.place(random, ret, &mut general, &mut vectors, ":")
            }
            _ => String::new(),
        };
        let spoils = (!self.jumps && random.chance(30))
            .then(|| some(random, self.general, 6))
            .filter(|list| !list.is_empty());
        Notation::UserCall {
            result,
            places,
            spoils,
        }
    }

    pub fn aux(&self, random: &mut Random, ret: Option<&Type>, args: &[Type]) -> Notation {
        let Notation::UserCall { result, places, .. } = self.user_call(random, ret, args) else {
            return Notation::Gnu;
        };
        let mut text = String::new();
        let bracket = |place: &str| {
            // Scattered parts and vector registers' parts have no spelling there.
            if place.contains('.') {
                "[]".to_owned()
            } else {
                format!("[{}]", place.replace(':', " "))
            }
        };
        if random.chance(25) && !self.jumps {
            let all: Vec<String> = self.general.iter().chain(self.vectors).cloned().collect();
            let mut pool = some(random, &all, 8);
            if !pool.contains(',') {
                pool = all[..2].join(",");
            }
            let _ = write!(text, " parm [{}]", pool.replace(',', " "));
        } else if !places.is_empty() {
            text.push_str(" parm");
            for place in &places {
                let _ = write!(text, " {}", bracket(place));
            }
        }
        let brackets = bracket(&result);
        if brackets != "[]" {
            let _ = write!(text, " value {brackets}");
        }
        if !self.jumps && random.chance(40) {
            let exact = if random.chance(40) { " exact" } else { "" };
            let list = some(random, self.general, 6).replace(',', " ");
            let _ = write!(text, " modify{exact} [{list}]");
        }
        Notation::Aux(text)
    }
}

/// All words of a spec.
pub fn names(spec: &str) -> Vec<String> {
    spec.split([':', ';', ',', '+'])
        .map(|word| word.split('.').next().unwrap_or_default().to_owned())
        .collect()
}

/// LLVM's name of a register in the width of `bits`.
fn llvm(name: &str, bits: u32) -> String {
    let rest = &name[1..];
    if name.starts_with("xmm") {
        return name.to_ascii_uppercase();
    }
    let numbered = rest.starts_with(|c: char| c.is_ascii_digit());
    match (name.as_bytes()[0], bits, numbered) {
        (b'x', 32, _) => format!("W{rest}"),
        (b'x', ..) => format!("X{rest}"),
        (b'v', ..) => {
            let letter = match bits {
                16 => 'H',
                32 => 'S',
                64 => 'D',
                _ => 'Q',
            };
            format!("{letter}{rest}")
        }
        (_, 32, true) => format!("R{rest}D"),
        (_, 32, false) => format!("E{}", rest.to_ascii_uppercase()),
        _ => name.to_ascii_uppercase(),
    }
}

/// Two TableGen conventions of this number, for arguments and for results.
pub fn table_gen(random: &mut Random, maker: &Maker<'_>, number: usize) -> String {
    let registers = |random: &mut Random, pool: &[String], widths: &[u32]| {
        let list = loop {
            let list = some(random, pool, 6);
            if !list.is_empty() {
                break list;
            }
        };
        widths
            .iter()
            .map(|bits| {
                let names: Vec<String> = list.split(',').map(|n| llvm(n, *bits)).collect();
                names.join(", ")
            })
            .collect::<Vec<_>>()
    };
    let x86 = maker.arch == Arch::X86_64;
    let mut actions = String::from("  CCIfType<[i1, i8, i16], CCPromoteToType<i32>>,\n");
    let kept = standard_general(maker.arch);
    let mut general = maker.general.to_vec();
    let mut vectors = maker.vectors.to_vec();
    if maker.jumps {
        general.retain(|r| !kept.contains(r));
        vectors.retain(|r| !(8..16).any(|n| *r == format!("v{n}")));
    }
    if random.chance(80) {
        let lists = registers(random, &general, &[32, 64]);
        let _ = write!(
            actions,
            "  CCIfType<[i32], CCAssignToReg<[{}]>>,\n  CCIfType<[i64], CCAssignToReg<[{}]>>,\n",
            lists[0], lists[1]
        );
    }
    if random.chance(80) {
        let lists = registers(random, &vectors, &[32, 64]);
        let _ = write!(
            actions,
            "  CCIfType<[f32], CCAssignToReg<[{}]>>,\n  CCIfType<[f64], CCAssignToReg<[{}]>>,\n",
            lists[0], lists[1]
        );
    }
    if random.chance(30) {
        actions.push_str("  CCIfType<[i32, i64, f32, f64], CCAssignToStack<8, 8>>,\n");
    }
    let (arguments, results) = if x86 {
        ("CC_X86_64_C", "RetCC_X86_64_C")
    } else {
        ("CC_AArch64_AAPCS", "RetCC_AArch64_AAPCS")
    };
    let mut returns = String::from("  CCIfType<[i1, i8, i16], CCPromoteToType<i32>>,\n");
    if random.chance(70) {
        let lists = registers(random, maker.general, &[32, 64]);
        let _ = write!(
            returns,
            "  CCIfType<[i32], CCAssignToReg<[{}]>>,\n  CCIfType<[i64], CCAssignToReg<[{}]>>,\n",
            lists[0], lists[1]
        );
    }
    format!(
        "def CC_Random{number} : CallingConv<[\n{actions}  CCDelegateTo<{arguments}>\n]>;\n\
         def RetCC_Random{number} : CallingConv<[\n{returns}  CCDelegateTo<{results}>\n]>;\n"
    )
}

impl Convention {
    /// A declaration of a function, without what ends it. `first`: the one in the header.
    pub fn declaration(
        &self,
        name: &str,
        id: &str,
        ret: &str,
        parameters: &[(String, String)],
        first: bool,
    ) -> String {
        let list = |place: &dyn Fn(usize) -> String| {
            if parameters.is_empty() {
                return "void".to_owned();
            }
            let all: Vec<String> = parameters
                .iter()
                .enumerate()
                .map(|(i, (ty, name))| format!("{ty} {name}{}", place(i)))
                .collect();
            all.join(", ")
        };
        let plain = list(&|_| String::new());
        let spec = &self.spec;
        match &self.notation {
            Notation::Gnu => {
                format!("{ret} __attribute__((callconv(\"{spec}\"))) {name}({plain})")
            }
            Notation::Standard => format!("{ret} {name}({plain}) [[neverc::callconv(\"{spec}\")]]"),
            Notation::Named => format!("__attribute__((callconv(\"{id}\"))) {ret} {name}({plain})"),
            Notation::Typedef if first => format!(
                "typedef {ret} F_{name}({plain}) __attribute__((callconv(\"{spec}\"))); F_{name} {name}"
            ),
            Notation::Typedef => format!("{ret} {name}({plain})"),
            Notation::UserCall {
                result,
                places,
                spoils,
            } => {
                let at = |text: &str| match text {
                    "" => String::new(),
                    text => format!("@<{text}>"),
                };
                let with = list(&|i| at(&places[i]));
                let spoils = spoils
                    .as_ref()
                    .map_or(String::new(), |list| format!(" __spoils<{list}>"));
                format!("{ret} __usercall{spoils} {name}{}({with})", at(result))
            }
            Notation::Aux(text) if first => {
                format!("\n#pragma aux {name}{text}\n{ret} {name}({plain})")
            }
            Notation::Aux(_) => format!("{ret} {name}({plain})"),
        }
    }
}
