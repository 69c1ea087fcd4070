//! Random C functions under random conventions in every notation of the source: caller, callee and what is between them in
//! objects of their own, each with options of its own. The values are made here; both sides are compared with them.
//!
//! The default run is small and always the same. `CONVENTION_CASES=5000 CONVENTION_SEED=7 cargo test -p neverc --test
//! callconv_random --release` is a long one (`tests/callconv/random.sh`).

mod notation;
#[path = "../support/mod.rs"]
mod support;
mod types;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use notation::{Convention, Maker, Notation};
use support::{compiler, have, run, text};
use types::{Arch, Fill, Kind, Random, Type, Types};

const LIMIT: Duration = Duration::from_secs(300);
const CASES_OF_A_PROGRAM: usize = 60;

/// What the objects of one program have in common.
struct Setting {
    arch: Arch,
    /// Vector extension of x86-64.
    vectors: Option<&'static str>,
    frame_pointer: bool,
}

/// How the function in the middle gets to the inner one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Route {
    Direct,
    Pointer,
    /// Through a static function of the inner convention.
    Static,
    Jump,
    JumpThroughPointer,
}

#[derive(Default)]
struct Program {
    header: String,
    callee: String,
    middle: String,
    caller: String,
    td: String,
    /// `-fcallconv=` arguments.
    names: Vec<String>,
    want: Vec<u8>,
    got: u32,
    checks: String,
    probes: String,
    declarations: String,
    cases: usize,
}

/// A value in the tables: where it is wanted and where it arrives.
struct Value {
    want: u32,
    got: u32,
}

impl Program {
    /// Room for a value, its random bytes, and checks of what of it counts.
    fn value(&mut self, random: &mut Random, ty: &Type) -> Value {
        let want = (self.want.len() as u32).next_multiple_of(64);
        self.want.resize((want + ty.size.max(1)) as usize, 0xee);
        let got = self.got.next_multiple_of(64);
        self.got = got + ty.size.max(1);
        for leaf in &ty.leaves {
            let at = (want + leaf.offset) as usize;
            self.want[at..at + leaf.size as usize].copy_from_slice(&leaf.bytes(random));
            self.check(ty, want, got, leaf);
        }
        Value { want, got }
    }

    fn check(&mut self, _: &Type, want: u32, got: u32, leaf: &types::Leaf) {
        let (size, mask) = leaf.counted();
        // Padding of the last byte is compared as zero.
        let copy = self.want.len();
        let at = (want + leaf.offset) as usize;
        let mut bytes = self.want[at..at + size as usize].to_vec();
        if let Some(last) = bytes.last_mut() {
            *last &= mask;
        }
        self.want.extend(bytes);
        let _ = writeln!(
            self.checks,
            "{{{},{copy},{},{size},{mask}}},",
            self.cases,
            got + leaf.offset
        );
    }

    /// Another place where the same value has to arrive.
    fn again(&mut self, ty: &Type, value: &Value) -> u32 {
        let got = self.got.next_multiple_of(64);
        self.got = got + ty.size.max(1);
        for leaf in &ty.leaves {
            self.check(ty, value.want, got, leaf);
        }
        got
    }
}

/// The value as a constant of the source, for types that have some.
fn literal(program: &Program, ty: &Type, value: &Value) -> Option<String> {
    let bytes = &program.want[value.want as usize..][..ty.size as usize];
    let word = |at: usize| {
        let mut all = [0; 8];
        let part = &bytes[at..bytes.len().min(at + 8)];
        all[..part.len()].copy_from_slice(part);
        u64::from_le_bytes(all)
    };
    let name = &ty.name;
    match (ty.kind, ty.size) {
        (Kind::Integer, 16) => Some(format!(
            "({name})((unsigned __int128){:#x}u << 64 | {:#x}u)",
            word(8),
            word(0)
        )),
        (Kind::Integer, _) => Some(format!("({name}){:#x}ul", word(0))),
        (Kind::Float, 4) => Some(format!(
            "((union {{ unsigned u; float f; }}){{{:#x}}}).f",
            word(0)
        )),
        (Kind::Float, 8) => Some(format!(
            "((union {{ unsigned long u; double d; }}){{{:#x}}}).d",
            word(0)
        )),
        _ => None,
    }
}

/// Text that changes the registers which C functions preserve, so that they have to be saved.
fn trash(arch: Arch, frame_pointer: bool) -> String {
    let registers: Vec<String> = notation::standard_general(arch)
        .into_iter()
        .filter(|r| !matches!(&r[..], "rbp" | "x29"))
        .collect();
    let mut code = String::new();
    let mut list: Vec<String> = registers.iter().map(|r| format!("\"{r}\"")).collect();
    for register in &registers {
        let _ = match arch {
            Arch::X86_64 => write!(code, "movq $0x77, %%{register}\\n"),
            Arch::AArch64 => write!(code, "mov {register}, #0x77\\n"),
        };
    }
    if arch == Arch::X86_64 && !frame_pointer {
        code.push_str("movq $0x77, %%rbp\\n");
        list.push("\"rbp\"".into());
    }
    if arch == Arch::AArch64 {
        code.push_str("movi v8.2d, #0\\nmovi v15.2d, #0\\n");
        list.extend(["\"v8\"".into(), "\"v15\"".into()]);
    } else {
        code.push_str("pxor %%xmm8, %%xmm8\\npxor %%xmm15, %%xmm15\\n");
        list.extend(["\"xmm8\"".into(), "\"xmm15\"".into()]);
    }
    format!("  __asm__ volatile(\"{code}\" ::: {});\n", list.join(", "))
}

struct Case<'a> {
    setting: &'a Setting,
    ret: Option<Type>,
    args: Vec<Type>,
    route: Route,
}

impl Case<'_> {
    fn parameters(&self) -> Vec<(String, String)> {
        let named = |(i, ty): (usize, &Type)| (ty.name.clone(), format!("a{i}"));
        self.args.iter().enumerate().map(named).collect()
    }

    fn ret_name(&self) -> &str {
        self.ret.as_ref().map_or("void", |ty| &ty.name)
    }

    fn passed(&self) -> String {
        let all: Vec<String> = (0..self.args.len()).map(|i| format!("a{i}")).collect();
        all.join(", ")
    }

    fn convention(
        &self,
        random: &mut Random,
        program: &mut Program,
        id: &str,
        jumps: bool,
    ) -> Convention {
        let (mut general, vectors) = notation::pools(self.setting.arch, self.setting.frame_pointer);
        if jumps {
            // The address to jump to needs a register that is neither an argument's nor preserved.
            general.retain(|name| name != "r11");
        }
        let maker = Maker {
            arch: self.setting.arch,
            general: &general,
            vectors: &vectors,
            jumps,
        };
        let mut spec = maker.spec(random, self.args.len());
        let ret = self.ret.as_ref();
        let prototype = ret.is_none_or(|ty| {
            matches!(ty.kind, Kind::Integer | Kind::Float | Kind::X87)
                || ty.kind == Kind::Vector && ty.size <= 16
        });
        // The built-in delegate does not say more of vectors than the extension of the moment.
        let simple = self.args.iter().chain(ret).all(|ty| ty.size <= 16);
        let notation = match random.below(100) {
            0..=24 => Notation::Gnu,
            25..=39 => Notation::Standard,
            40..=49 if !spec.is_empty() => Notation::Named,
            50..=59 => Notation::Typedef,
            60..=74 if prototype => maker.user_call(random, ret, &self.args),
            75..=87 => maker.aux(random, ret, &self.args),
            _ if simple => {
                let number = program.td.matches("def CC_Random").count();
                program.td += &notation::table_gen(random, &maker, number);
                spec = format!("td:CC_Random{number},RetCC_Random{number}");
                if jumps {
                    spec += ";csr:none";
                }
                Notation::Gnu
            }
            _ => Notation::Standard,
        };
        if matches!(notation, Notation::Named) {
            program.names.push(format!("-fcallconv={id}={spec}"));
        }
        Convention { notation, spec }
    }

    fn emit(&self, random: &mut Random, program: &mut Program) {
        let k = program.cases;
        let arch = self.setting.arch;
        let jumps = matches!(self.route, Route::Jump | Route::JumpThroughPointer);
        let id = format!("N{k}");
        let inner = self.convention(random, program, &id, jumps);
        let outer = if jumps {
            inner.clone()
        } else {
            self.convention(random, program, &format!("M{k}"), false)
        };
        let outer_id = if jumps { id.clone() } else { format!("M{k}") };
        let parameters = self.parameters();
        let ret = self.ret_name();
        let clobber = |random: &mut Random| {
            if random.chance(50) {
                "  clobber();\n"
            } else {
                ""
            }
        };

        // Declarations, the same for all.
        for (name, convention, id) in [("f", &inner, &id), ("m", &outer, &outer_id)] {
            let name = format!("{name}{k}");
            let text = convention.declaration(&name, id, ret, &parameters, true);
            let _ = writeln!(
                program.header,
                "{text};\nextern __typeof__({name}) *volatile p_{name};"
            );
        }

        // The callee.
        let mut body = String::new();
        if random.chance(50) {
            body += &trash(arch, self.setting.frame_pointer);
        }
        body += clobber(random);
        let mut passing = String::new();
        let mut arguments = Vec::new();
        let mut intact = String::new();
        for (i, ty) in self.args.iter().enumerate() {
            let value = program.value(random, ty);
            let name = &ty.name;
            let _ = writeln!(
                body,
                "  __builtin_memcpy(got + {}, &a{i}, sizeof a{i});",
                value.got
            );
            if random.chance(40) {
                let _ = writeln!(
                    body,
                    "  __builtin_memset(&a{i}, 0, sizeof a{i});\n  hide(&a{i});"
                );
            }
            match literal(program, ty, &value).filter(|_| random.chance(35)) {
                Some(text) => arguments.push(text),
                None => {
                    let _ = writeln!(
                        passing,
                        "  {name} a{i};\n  __builtin_memcpy(&a{i}, want + {}, sizeof a{i});",
                        value.want
                    );
                    if random.chance(40) {
                        // The callee's copy is its own.
                        let got = program.again(ty, &value);
                        let _ = writeln!(
                            intact,
                            "  __builtin_memcpy(got + {got}, &a{i}, sizeof a{i});"
                        );
                    }
                    arguments.push(format!("a{i}"));
                }
            }
        }
        let result = self.ret.as_ref().map(|ty| program.value(random, ty));
        if let Some(value) = &result {
            let _ = writeln!(
                body,
                "  {ret} r;\n  __builtin_memcpy(&r, want + {}, sizeof r);\n  return r;",
                value.want
            );
        }
        let repeated = if random.chance(50) {
            inner.declaration(&format!("f{k}"), &id, ret, &parameters, false)
        } else {
            Convention {
                notation: Notation::Typedef,
                spec: String::new(),
            }
            .declaration(&format!("f{k}"), &id, ret, &parameters, false)
        };
        let _ = writeln!(
            program.callee,
            "{repeated} {{\n{body}}}\n__typeof__(f{k}) *volatile p_f{k} = f{k};"
        );

        // Between.
        let target = match self.route {
            Route::Direct | Route::Jump => format!("f{k}"),
            Route::Pointer | Route::JumpThroughPointer => format!("p_f{k}"),
            Route::Static => {
                let name = format!("s{k}");
                let declared = inner.declaration(&name, &id, ret, &parameters, true);
                let (aux, declared) = match declared.rsplit_once('\n') {
                    Some((aux, rest)) => (format!("{aux}\n"), rest.to_owned()),
                    None => (String::new(), declared),
                };
                let (typedef, declared) = match declared.rsplit_once("; ") {
                    Some((first, rest)) if matches!(inner.notation, Notation::Typedef) => {
                        (format!("{first};\n"), rest.to_owned())
                    }
                    _ => (String::new(), declared),
                };
                let back = if self.ret.is_some() { "return " } else { "" };
                let _ = writeln!(
                    program.middle,
                    "{aux}{typedef}static __attribute__((noinline)) {declared};"
                );
                let plain = Convention {
                    notation: Notation::Typedef,
                    spec: String::new(),
                }
                .declaration(&name, &id, ret, &parameters, false);
                let _ = writeln!(
                    program.middle,
                    "static {plain} {{\n{}  {back}f{k}({});\n}}",
                    clobber(random),
                    self.passed()
                );
                name
            }
        };
        let call = format!("{target}({})", self.passed());
        let call = match (&self.ret, jumps) {
            (Some(_), true) => format!("  __attribute__((musttail)) return {call};\n"),
            (Some(_), false) => format!("  return {call};\n"),
            // A call in a position of no value jumps as well.
            (None, true) => format!("  __attribute__((musttail)) return {call};\n"),
            (None, false) => format!("  {call};\n"),
        };
        let declared = outer.declaration(&format!("m{k}"), &outer_id, ret, &parameters, false);
        let _ = writeln!(
            program.middle,
            "{declared} {{\n{}{}{call}}}\n__typeof__(m{k}) *volatile p_m{k} = m{k};",
            if random.chance(30) {
                trash(arch, self.setting.frame_pointer)
            } else {
                String::new()
            },
            clobber(random),
        );

        // The caller, with values that live across the call.
        let mut live = String::new();
        let mut after = String::new();
        for i in 0..random.below(6) {
            let ty = if random.chance(50) { "long" } else { "double" };
            let long = Type {
                name: ty.into(),
                size: 8,
                align: 8,
                leaves: vec![types::Leaf {
                    offset: 0,
                    size: 8,
                    fill: Fill::Bits(64, false),
                }],
                kind: Kind::Integer,
            };
            let value = program.value(random, &long);
            let _ = writeln!(
                live,
                "  {ty} l{i};\n  __builtin_memcpy(&l{i}, want + {}, 8);",
                value.want
            );
            let _ = writeln!(after, "  __builtin_memcpy(got + {}, &l{i}, 8);", value.got);
        }
        let target = if random.chance(40) { "p_m" } else { "m" };
        let call = format!("{target}{k}({})", arguments.join(", "));
        let keep = match &result {
            Some(value) => format!(
                "  {ret} r = {call};\n  __builtin_memcpy(got + {}, &r, sizeof r);\n",
                value.got
            ),
            None => format!("  {call};\n"),
        };
        let _ = writeln!(
            program.caller,
            "void t{k}(void) {{\n{live}{passing}{keep}{after}{intact}}}"
        );
        let _ = writeln!(program.declarations, "void t{k}(void);");
        let (kept, halves) = match arch {
            Arch::X86_64 => (0xf038u32, 0u32),
            Arch::AArch64 => (0xbff8_0000, 0xff00),
        };
        let _ = writeln!(program.probes, "{{t{k},{kept:#x},{halves:#x},0}},");
        program.cases += 1;
    }
}

/// A function that the hand-made caller calls itself, with nothing in particular in its registers: what it promises to
/// keep by its spec, it has to keep.
fn probe(random: &mut Random, setting: &Setting, types: &mut Types, program: &mut Program) {
    let k = program.cases;
    let (general, vectors) = notation::pools(setting.arch, setting.frame_pointer);
    let args: Vec<Type> = (0..random.below(9)).map(|_| types.simple(random)).collect();
    let ret = random.chance(80).then(|| types.simple(random));
    let maker = Maker {
        arch: setting.arch,
        general: &general,
        vectors: &vectors,
        jumps: false,
    };
    let spec = maker.spec(random, args.len());
    let (kept, halves, whole) = promised(setting.arch, &spec);
    let case = Case {
        setting,
        ret,
        args,
        route: Route::Direct,
    };
    let convention = Convention {
        notation: Notation::Gnu,
        spec,
    };
    let name = format!("q{k}");
    let declared = convention.declaration(&name, "", case.ret_name(), &case.parameters(), false);
    let mut body = trash(setting.arch, setting.frame_pointer);
    body += "  clobber();\n";
    for i in 0..case.args.len() {
        let _ = writeln!(body, "  sink = *(unsigned char *)&a{i};");
    }
    if case.ret.is_some() {
        let _ = writeln!(
            body,
            "  return ({})1;",
            if case.ret_name() == "void *" {
                "void *"
            } else {
                case.ret_name()
            }
        );
    }
    let _ = writeln!(program.callee, "{declared} {{\n{body}}}");
    let _ = writeln!(program.declarations, "void {name}(void);");
    let _ = writeln!(
        program.probes,
        "{{{name},{kept:#x},{halves:#x},{whole:#x}}},"
    );
}

/// What a function under a spec keeps: general registers, low halves of vectors, whole vectors.
fn promised(arch: Arch, spec: &str) -> (u32, u32, u32) {
    let list = |key: &str| -> Vec<String> {
        spec.split(';')
            .filter_map(|segment| segment.split_once(':'))
            .filter(|(k, _)| *k == key)
            .flat_map(|(_, list)| list.split(',').map(str::to_owned))
            .filter(|name| !name.is_empty())
            .collect()
    };
    let number = |name: &str| -> Option<(bool, u32)> {
        const NAMES: [&str; 8] = ["rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi"];
        if let Some(n) = NAMES.iter().position(|n| *n == name) {
            return Some((true, n as u32));
        }
        for (prefix, is_general) in [("xmm", false), ("r", true), ("x", true), ("v", false)] {
            if let Some(n) = name.strip_prefix(prefix).and_then(|n| n.parse().ok()) {
                return Some((is_general, n));
            }
        }
        None
    };
    let csr = list("csr");
    let (mut kept, mut halves, mut whole) = (0u32, 0u32, 0u32);
    if csr.is_empty() {
        (kept, halves) = match arch {
            Arch::X86_64 => (0xf028, 0),
            Arch::AArch64 => (0x3ff8_0000, 0xff00),
        };
    }
    for name in &csr {
        match number(name) {
            Some((true, n)) => kept |= 1 << n,
            Some((false, n)) => whole |= 1 << n,
            None => {}
        }
    }
    // The frame pointer and the stack pointer are preserved in any case.
    kept |= match arch {
        Arch::X86_64 => 1 << 5,
        Arch::AArch64 => 1 << 29,
    };
    for name in list("ret").iter().chain(&list("ret_xmm")) {
        match number(name) {
            Some((true, n)) => kept &= !(1 << n),
            Some((false, n)) => {
                halves &= !(1 << n);
                whole &= !(1 << n);
            }
            None => {}
        }
    }
    // A result that the spec does not place is where C has it.
    match arch {
        Arch::X86_64 => {
            kept &= !(1 | 1 << 2);
            whole &= !3;
        }
        Arch::AArch64 => {
            kept &= !3;
            whole &= !15;
        }
    }
    kept |= match arch {
        Arch::X86_64 => 1 << 4,
        Arch::AArch64 => 1 << 31,
    };
    (kept, halves, whole)
}

fn case(random: &mut Random, setting: &Setting, types: &mut Types, program: &mut Program) {
    let simple = random.chance(35);
    let mut any = |random: &mut Random| {
        if simple {
            types.simple(random)
        } else {
            types.any(random)
        }
    };
    let args: Vec<Type> = (0..random.below(13)).map(|_| any(random)).collect();
    let ret = random.chance(85).then(|| any(random));
    let route = *random.pick(&[
        Route::Direct,
        Route::Direct,
        Route::Pointer,
        Route::Static,
        Route::Jump,
        Route::JumpThroughPointer,
    ]);
    Case {
        setting,
        ret,
        args,
        route,
    }
    .emit(random, program);
}

fn object(
    dir: &Path,
    name: &str,
    source: &str,
    random: &mut Random,
    setting: &Setting,
    program: &Program,
) -> PathBuf {
    let file = dir.join(format!("{name}.c"));
    let object = dir.join(format!("{name}.o"));
    let head = "#include \"types.h\"\n";
    std::fs::write(&file, format!("{head}{source}")).expect("it can be written");
    let mut command = compiler();
    command.args(["-w", "-std=gnu2x", "-c"]);
    command.arg(*random.pick(&["-O0", "-O1", "-O2", "-O3", "-Os"]));
    command.arg(*random.pick(&["-fPIC", "-fno-pic"]));
    if !setting.frame_pointer {
        command.arg("-fomit-frame-pointer");
    } else if random.chance(50) {
        command.arg("-fno-omit-frame-pointer");
    }
    if random.chance(30) {
        command.arg("-g");
    }
    if setting.arch == Arch::AArch64 {
        command.arg("--target=aarch64-linux-gnu");
    }
    command.args(setting.vectors);
    command.arg(format!("-fcallconv-td={}", dir.join("random.td").display()));
    command.args(&program.names);
    command.arg(&file).arg("-o").arg(&object);
    let line: Vec<String> = command
        .get_args()
        .map(|a| format!("'{}'", a.to_string_lossy()))
        .collect();
    std::fs::write(dir.join(format!("{name}.args")), line.join(" ")).expect("it can be written");
    let made = run(&mut command, b"", LIMIT).expect("the compiler runs");
    assert!(
        made.status.success(),
        "arguments in {}: {:?} {}",
        dir.join(format!("{name}.args")).display(),
        made.status,
        text(&made.stderr)
    );
    object
}

fn harness(program: &Program) -> String {
    let mut out = String::new();
    let _ = writeln!(
        out,
        "__attribute__((aligned(64))) unsigned char want[{}] = {{",
        program.want.len() + 64
    );
    for byte in &program.want {
        let _ = write!(out, "{byte},");
    }
    let _ = writeln!(
        out,
        "}};\n__attribute__((aligned(64))) unsigned char got[{}];\nunsigned char sink;\nvoid hide(void *p) {{}}",
        program.got + 64
    );
    out.push_str(include_str!("../../../../tests/callconv/harness.c"));
    let _ = writeln!(
        out,
        "{}static const struct probe probes[] = {{\n{}}};\nstatic const struct check checks[] = {{\n{}}};\n\
         int main(void) {{\n  return run(probes, sizeof probes / sizeof *probes, checks, sizeof checks / sizeof *checks);\n}}",
        program.declarations, program.probes, program.checks
    );
    out
}

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name)
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(default)
}

fn one_program(arch: Arch, seed: u64, cases: usize) {
    let mut random = Random::new(seed);
    let random = &mut random;
    let has = |flag: &str| {
        std::fs::read_to_string("/proc/cpuinfo")
            .is_ok_and(|text| text.split_whitespace().any(|word| word == flag))
    };
    let mut extensions = vec![None, None];
    if has("avx2") {
        extensions.push(Some("-mavx2"));
    }
    if has("avx512vl") && has("avx512dq") && has("avx512bw") {
        extensions.push(Some("-march=skylake-avx512"));
    }
    let frame_pointer = arch == Arch::AArch64 || random.chance(70);
    let setting = Setting {
        arch,
        vectors: if arch == Arch::X86_64 && frame_pointer {
            *random.pick(&extensions)
        } else {
            None
        },
        frame_pointer,
    };
    let mut types = Types::new(arch, !frame_pointer);
    let mut program = Program {
        td: format!(
            "include \"{}\"\n",
            if arch == Arch::X86_64 {
                "x86.td"
            } else {
                "aarch64.td"
            }
        ),
        ..Program::default()
    };
    for _ in 0..cases {
        if random.chance(30) {
            probe(random, &setting, &mut types, &mut program);
        }
        case(random, &setting, &mut types, &mut program);
    }
    let dir = std::env::temp_dir().join(format!(
        "neverc-convention-c-{arch:?}-{seed}-{}",
        std::process::id()
    ));
    std::fs::create_dir_all(&dir).expect("it can be made");
    let write = |name: &str, text: &str| {
        std::fs::write(dir.join(name), text).expect("it can be written");
    };
    write("random.td", &program.td);
    write(
        "types.h",
        &format!(
            "extern const unsigned char want[];\nextern unsigned char got[];\nextern volatile unsigned char sink;\n\
             void clobber(void);\nvoid hide(void *);\n{}{}",
            types.text, program.header
        ),
    );
    let mut objects = Vec::new();
    for (name, source) in [
        ("callee", &program.callee),
        ("middle", &program.middle),
        ("caller", &program.caller),
    ] {
        objects.push(object(&dir, name, source, random, &setting, &program));
    }
    write("main.c", &harness(&program));
    let cc = if arch == Arch::X86_64 {
        "gcc"
    } else {
        "aarch64-linux-gnu-gcc"
    };
    let file = dir.join("program");
    let built = Command::new(cc)
        .args(["-O0", "-w", "-static"])
        .arg(dir.join("main.c"))
        .args(&objects)
        .arg("-o")
        .arg(&file)
        .output()
        .expect("the compiler runs");
    assert!(
        built.status.success(),
        "{}: {}",
        dir.display(),
        text(&built.stderr)
    );
    let mut command = Command::new(if arch == Arch::X86_64 {
        file.as_os_str()
    } else {
        "qemu-aarch64".as_ref()
    });
    if arch == Arch::AArch64 {
        command.arg(&file);
    }
    let ran = run(&mut command, b"", LIMIT).expect("the program ends");
    assert!(
        ran.status.success(),
        "seed {seed}, files in {}: {:?}\n{}{}",
        dir.display(),
        ran.status,
        text(&ran.stdout),
        text(&ran.stderr)
    );
    let _ = std::fs::remove_dir_all(&dir);
}

fn all(arch: Arch) {
    let mut left = number("CONVENTION_CASES", CASES_OF_A_PROGRAM as u64) as usize;
    let mut seed = number("CONVENTION_SEED", 1);
    let keep_going = std::env::var_os("CONVENTION_KEEP_GOING").is_some();
    while left > 0 {
        let cases = left.min(CASES_OF_A_PROGRAM);
        left -= cases;
        let done = std::panic::catch_unwind(|| one_program(arch, seed, cases));
        assert!(
            done.is_ok() || keep_going,
            "seed {seed} fails; CONVENTION_SEED={seed} CONVENTION_CASES={cases} runs it alone"
        );
        seed += 1;
    }
}

#[test]
fn random_c_functions_keep_values_on_x86_64() {
    if cfg!(not(target_arch = "x86_64")) || !have("gcc") {
        eprintln!("skipped: this machine has no gcc or runs no x86-64 programs");
        return;
    }
    all(Arch::X86_64);
}

#[test]
fn random_c_functions_keep_values_on_aarch64() {
    if !have("qemu-aarch64") || !have("aarch64-linux-gnu-gcc") {
        eprintln!("skipped: there is no compiler for AArch64 or no emulator");
        return;
    }
    all(Arch::AArch64);
}
