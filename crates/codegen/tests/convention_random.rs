//! Random signatures under random specs and plans: caller and callee in objects of their own, values compared after a run.
//!
//! The default run is small and always the same. `CONVENTION_CASES=20000 CONVENTION_SEED=7 cargo test -p neverc-codegen
//! --test convention_random --release` is the long form (`tests/callconv/random.sh`).

use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

use neverc_callconv::{
    Features, Identity, Kind, Location, Parameter, Plan, Registers, Signature, Spec, Type, plan,
};
use neverc_codegen::*;
use neverc_llvm::Context;
use neverc_target::Arch;
use neverc_target::abi::Float;

const X86: &str = "x86_64-unknown-linux-gnu";
const ARM: &str = "aarch64-unknown-linux-gnu";

/// xorshift64*
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() >> 33) as usize % n
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}

#[derive(Clone)]
enum Shape {
    Plain(Type),
    ByVal(u32, u32),
}

#[derive(Clone)]
struct Argument {
    shape: Shape,
    attribute: &'static str,
}

fn f(kind: Float) -> Type {
    Type::Float(kind)
}

fn vector(element: Type, n: u32) -> Type {
    Type::Vector(Box::new(element), n)
}

fn array(element: Type, n: u64) -> Type {
    Type::Array(Box::new(element), n)
}

fn record(members: &[Type]) -> Type {
    Type::Struct {
        members: members.to_vec(),
        packed: false,
    }
}

fn types(arch: Arch) -> Vec<Type> {
    let int = Type::Int;
    let single = || f(Float::Single);
    let double = || f(Float::Double);
    let mut list = vec![
        int(1),
        int(8),
        int(16),
        int(24),
        int(32),
        int(32),
        int(37),
        int(64),
        int(64),
        int(128),
        Type::Pointer,
        f(Float::Half),
        f(Float::BFloat),
        single(),
        double(),
        f(Float::Quad),
        vector(single(), 2),
        vector(single(), 3),
        vector(int(32), 4),
        vector(int(16), 8),
        vector(int(8), 8),
        vector(double(), 4),
        vector(int(64), 8),
        record(&[int(64), int(64)]),
        record(&[int(64), double()]),
        record(&[double(), int(32)]),
        record(&[int(8), int(16), int(32)]),
        record(&[single(), single()]),
        array(int(64), 2),
        array(single(), 3),
        array(double(), 4),
    ];
    if arch == Arch::X86_64 {
        list.push(f(Float::X87));
    }
    list
}

fn pools(arch: Arch) -> (Vec<String>, Vec<String>) {
    match arch {
        Arch::X86_64 => (
            [
                "rax", "rbx", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13",
                "r14", "r15",
            ]
            .map(String::from)
            .to_vec(),
            (0..16).map(|n| format!("xmm{n}")).collect(),
        ),
        Arch::AArch64 => (
            (0..29).map(|n| format!("x{n}")).collect(),
            (0..32).map(|n| format!("v{n}")).collect(),
        ),
    }
}

fn some(random: &mut Random, pool: &[String], most: usize) -> String {
    let mut left = pool.to_vec();
    let mut list = Vec::new();
    for _ in 0..random.below(most + 1) {
        list.push(left.swap_remove(random.below(left.len())));
    }
    list.join(",")
}

/// With `jumps` arguments are in registers that the convention does not preserve.
fn random_spec(random: &mut Random, arch: Arch, arguments: usize, jumps: bool) -> String {
    let (general, vectors) = pools(arch);
    let mut spec = String::new();
    if random.chance(12) {
        let (arguments, results): (&[&str], &str) = match arch {
            Arch::X86_64 => (
                &[
                    "CC_X86_64_C",
                    "CC_X86_64_Preserve_None",
                    "CC_Intel_OCL_BI",
                    "CC_X86_64_WebKit_JS",
                ],
                "RetCC_X86_64_C",
            ),
            Arch::AArch64 => (
                &[
                    "CC_AArch64_AAPCS",
                    "CC_AArch64_GHC",
                    "CC_AArch64_Preserve_None",
                    "CC_AArch64_DarwinPCS",
                ],
                "RetCC_AArch64_AAPCS",
            ),
        };
        let _ = write!(spec, "td:{}", random.pick(arguments));
        if random.chance(50) {
            let _ = write!(spec, ",{results}");
        }
        if jumps {
            spec.push_str(";csr:none");
        }
        return spec;
    }
    if random.chance(40) {
        let mut left: Vec<String> = general.iter().chain(&vectors).cloned().collect();
        let tokens: Vec<String> = (0..arguments)
            .map(|_| {
                if random.chance(20) {
                    "stack".to_owned()
                } else {
                    left.swap_remove(random.below(left.len()))
                }
            })
            .collect();
        let _ = write!(spec, "args:{};", tokens.join(","));
    } else {
        let _ = write!(spec, "gpr:{};", some(random, &general, 8));
        if random.chance(70) {
            let _ = write!(spec, "xmm:{};", some(random, &vectors, 8));
        }
    }
    if random.chance(70) {
        let _ = write!(spec, "ret:{};", some(random, &general, 4));
    }
    if random.chance(50) {
        let _ = write!(spec, "ret_xmm:{};", some(random, &vectors, 4));
    }
    if jumps {
        let preserved: Vec<String> = match arch {
            Arch::X86_64 => general[10..].to_vec(),
            Arch::AArch64 => general[19..].to_vec(),
        };
        let free: Vec<String> = preserved
            .into_iter()
            .filter(|name| !spec.split([':', ';', ',']).any(|word| word == name))
            .collect();
        let kept = some(random, &free, 4.min(free.len()));
        let kept = if kept.is_empty() { "none" } else { &kept };
        let _ = write!(spec, "csr:{kept};");
    } else if random.chance(30) {
        let mut kept = some(random, &general, 8);
        if random.chance(30) {
            let _ = write!(kept, ",{}", some(random, &vectors, 3));
        }
        let _ = write!(spec, "csr:{kept};");
    }
    spec
}

/// An exact plan: pieces anywhere, stack packed by natural size.
fn random_plan(
    random: &mut Random,
    arch: Arch,
    signature: &Signature,
    registers: &dyn Registers,
    base: &Plan,
) -> Plan {
    let (general, vectors) = pools(arch);
    let number = |name: &String| {
        let register = neverc_callconv::register(arch, name).unwrap();
        registers.number(register.llvm).unwrap()
    };
    let mut general: Vec<u32> = general.iter().map(number).collect();
    let mut vectors: Vec<u32> = vectors.iter().map(number).collect();
    let mut plan = base.clone();
    plan.arguments.clear();
    let mut offset = 0u32;
    for (value, parameter) in (0..).zip(&signature.parameters) {
        if parameter.byval.is_some() || parameter.sret {
            let n = general.swap_remove(random.below(general.len()));
            plan.arguments.push(Location {
                kind: Kind::Register,
                value,
                piece: 0,
                size: 8,
                align: 8,
                register: n,
                offset: 0,
                flags: if parameter.sret { 0 } else { 3 },
            });
            continue;
        }
        for leaf in parameter.ty.leaves().unwrap() {
            let (start, bytes) = (leaf.offset as u32, leaf.ty.bytes() as u32);
            let mut pieces = vec![(start, bytes)];
            if bytes > 16 {
                pieces = (0..bytes / 16).map(|i| (start + i * 16, 16)).collect();
            } else if (bytes == 8 || bytes == 16) && random.chance(30) {
                let half = bytes / 2;
                pieces = vec![(start, half), (start + half, half)];
            }
            for (piece, size) in pieces {
                let mut location = Location {
                    kind: Kind::Register,
                    value,
                    piece,
                    size,
                    align: size.next_power_of_two(),
                    register: 0,
                    offset: 0,
                    flags: 0,
                };
                let x87 = leaf.ty == f(Float::X87);
                if size <= 8 && random.chance(40) && general.len() > 4 {
                    location.register = general.swap_remove(random.below(general.len()));
                } else if !x87 && random.chance(60) && vectors.len() > 4 {
                    location.register = vectors.swap_remove(random.below(vectors.len()));
                } else {
                    location.kind = Kind::Stack;
                    offset = offset.next_multiple_of(location.align);
                    location.offset = offset;
                    offset += size;
                }
                plan.arguments.push(location);
            }
        }
    }
    plan
}

struct Case {
    arguments: Vec<Argument>,
    result: Type,
    sret: u32,
    /// Attributes and plan of the inner and of the outer function.
    conventions: [String; 2],
    musttail: bool,
}

fn signature(case: &Case) -> Signature {
    let mut parameters = Vec::new();
    if case.sret > 0 {
        let mut p = Parameter::new(Type::Pointer);
        p.sret = true;
        parameters.push(p);
    }
    for argument in &case.arguments {
        parameters.push(match &argument.shape {
            Shape::Plain(ty) => {
                let mut p = Parameter::new(ty.clone());
                p.zeroext = argument.attribute == "zeroext";
                p.signext = argument.attribute == "signext";
                p
            }
            Shape::ByVal(size, align) => {
                let mut p = Parameter::new(Type::Pointer);
                p.byval = Some(neverc_callconv::ByVal {
                    size: u64::from(*size),
                    align: *align,
                });
                p
            }
        });
    }
    Signature {
        result: case.result.clone(),
        parameters,
        variadic: false,
    }
}

fn random_case(random: &mut Random, arch: Arch, backend: &Backend, features: &Features) -> Case {
    let registers = &backend.registers();
    let all = types(arch);
    loop {
        let mut case = Case {
            arguments: (0..random.below(13))
                .map(|_| {
                    if random.chance(6) {
                        let shape =
                            Shape::ByVal(*random.pick(&[24, 40, 17]), *random.pick(&[8, 16]));
                        return Argument {
                            shape,
                            attribute: "",
                        };
                    }
                    let ty = random.pick(&all).clone();
                    let attribute = match ty {
                        Type::Int(1..=16) => *random.pick(&["zeroext", "signext", ""]),
                        _ => "",
                    };
                    Argument {
                        shape: Shape::Plain(ty),
                        attribute,
                    }
                })
                .collect(),
            result: Type::Void,
            sret: 0,
            conventions: [String::new(), String::new()],
            musttail: random.chance(25),
        };
        if random.chance(10) {
            case.sret = 24;
        } else if random.chance(85) {
            case.result = random.pick(&all).clone();
        }
        let signature = signature(&case);
        let triple = if arch == Arch::X86_64 { X86 } else { ARM };
        let identity = Identity::built_in(triple);
        let mut fine = true;
        for index in 0..2 {
            let jumps = case.musttail && index == 0;
            let spec = random_spec(random, arch, case.arguments.len(), jumps);
            let parsed = Spec::parse(&spec);
            if parsed.td.is_some() {
                if backend.places(features, &parsed, &signature).is_err() {
                    fine = false;
                    break;
                }
                case.conventions[index] = format!("\"neverc-callconv\"=\"{spec}\"");
                continue;
            }
            let made = plan(arch, features, &parsed, &signature, &identity, registers);
            let Ok(made) = made else {
                fine = false;
                break;
            };
            case.conventions[index] = if random.chance(25) {
                let exact = random_plan(random, arch, &signature, registers, &made);
                let kept = |l: &Location| exact.callee_saved.contains(&l.register);
                if exact.fits(&signature).is_err() || jumps && exact.arguments.iter().any(kept) {
                    fine = false;
                    break;
                }
                format!("\"neverc-cc-plan-v1\"=\"{exact}\"")
            } else {
                format!("\"neverc-callconv\"=\"{spec}\"")
            };
        }
        if fine {
            return case;
        }
    }
}

/// What has to be equal after a run: bytes of `want` and `got`, and the bits of the last byte that count.
struct Check {
    want: usize,
    got: usize,
    size: usize,
    mask: u8,
}

struct Batch {
    callee: String,
    middle: String,
    caller: String,
    want: Vec<u8>,
    got: usize,
    checks: Vec<(usize, Check)>,
    cases: usize,
}

/// Bytes for a value and a check for each of its leaves.
fn place(batch: &mut Batch, random: &mut Random, case: usize, ty: &Type) -> (usize, usize) {
    let size = ty.size().max(1) as usize;
    let want = batch.want.len().next_multiple_of(64);
    batch.want.resize(want + size, 0);
    let got = batch.got.next_multiple_of(64);
    batch.got = got + size;
    for leaf in ty.leaves().unwrap() {
        let bytes = leaf.ty.bytes() as usize;
        let at = leaf.offset as usize;
        for i in 0..bytes {
            batch.want[want + at + i] = random.next() as u8;
        }
        let mut mask = 0xff;
        if let Type::Int(bits) = leaf.ty
            && bits % 8 != 0
        {
            mask = (1u8 << (bits % 8)) - 1;
            batch.want[want + at + bytes - 1] &= mask;
        }
        // The x87 unit reads only normal numbers unchanged.
        if leaf.ty == f(Float::X87) {
            batch.want[want + at + 7] |= 0x80;
            batch.want[want + at + 9] = 0x3f;
        }
        batch.checks.push((
            case,
            Check {
                want: want + at,
                got: got + at,
                size: bytes,
                mask,
            },
        ));
    }
    (want, got)
}

fn add_case(batch: &mut Batch, random: &mut Random, arch: Arch, case: &Case) {
    let k = batch.cases;
    batch.cases += 1;
    let mut parameters = Vec::new();
    let mut stores = String::new();
    let mut loads = String::new();
    let mut passed = Vec::new();
    let mut forwarded = Vec::new();
    if case.sret > 0 {
        let ty = array(Type::Int(8), u64::from(case.sret));
        let (want, got) = place(batch, random, k, &ty);
        let text = format!("ptr sret([{} x i8]) align 8", case.sret);
        let _ = writeln!(
            stores,
            "  call void @llvm.memcpy.p0.p0.i64(ptr %r, ptr getelementptr (i8, ptr @want, i64 {want}), i64 {}, i1 false)",
            case.sret
        );
        let _ = writeln!(loads, "  %r = getelementptr i8, ptr @got, i64 {got}");
        parameters.push(format!("{text} %r"));
        passed.push(format!("{text} %r"));
        forwarded.push(format!("{text} %r"));
    }
    for (i, argument) in case.arguments.iter().enumerate() {
        match &argument.shape {
            Shape::Plain(ty) => {
                let (want, got) = place(batch, random, k, ty);
                let _ = writeln!(
                    stores,
                    "  store {ty} %a{i}, ptr getelementptr (i8, ptr @got, i64 {got}), align 1"
                );
                let _ = writeln!(
                    loads,
                    "  %a{i} = load {ty}, ptr getelementptr (i8, ptr @want, i64 {want}), align 1"
                );
                let text = format!("{ty} {} %a{i}", argument.attribute);
                parameters.push(text.clone());
                passed.push(text.clone());
                forwarded.push(text);
            }
            Shape::ByVal(size, align) => {
                let ty = array(Type::Int(8), u64::from(*size));
                let (want, got) = place(batch, random, k, &ty);
                let _ = writeln!(
                    stores,
                    "  call void @llvm.memcpy.p0.p0.i64(ptr getelementptr (i8, ptr @got, i64 {got}), ptr %a{i}, i64 {size}, i1 false)\n  \
                     call void @llvm.memset.p0.i64(ptr %a{i}, i8 0, i64 {size}, i1 false)"
                );
                let _ = writeln!(loads, "  %a{i} = getelementptr i8, ptr @want, i64 {want}");
                let text = format!("ptr byval([{size} x i8]) align {align} %a{i}");
                parameters.push(text.clone());
                passed.push(text.clone());
                forwarded.push(text);
            }
        }
    }
    let result = &case.result;
    let trash = match arch {
        Arch::X86_64 => {
            "call void asm sideeffect \"xorl %ebx, %ebx; xorl %r12d, %r12d; xorl %r13d, %r13d; xorl %r14d, %r14d; xorl %r15d, %r15d\", \"~{rbx},~{r12},~{r13},~{r14},~{r15},~{flags}\"()"
        }
        Arch::AArch64 => {
            "call void asm sideeffect \"mov x19, 0; mov x20, 0; mov x21, 0; mov x22, 0; mov x23, 0; mov x24, 0; mov x25, 0; mov x26, 0; mov x27, 0; mov x28, 0; movi v8.2d, 0; movi v9.2d, 0; movi v15.2d, 0\", \"~{x19},~{x20},~{x21},~{x22},~{x23},~{x24},~{x25},~{x26},~{x27},~{x28},~{v8},~{v9},~{v15}\"()"
        }
    };
    let trash = if random.chance(50) { trash } else { "" };
    let clobber = |random: &mut Random| {
        if random.chance(50) {
            "call void @clobber()"
        } else {
            ""
        }
    };
    let [inner, outer] = &case.conventions;
    let list = parameters.join(", ");
    let (returned, keep) = if result.is_void() {
        ("  ret void".to_owned(), String::new())
    } else {
        let (want, got) = place(batch, random, k, result);
        (
            format!(
                "  %v = load {result}, ptr getelementptr (i8, ptr @want, i64 {want}), align 1\n  ret {result} %v"
            ),
            format!("  store {result} %v, ptr getelementptr (i8, ptr @got, i64 {got}), align 1"),
        )
    };
    let first = clobber(random);
    let more = |random: &mut Random| {
        let frame = if random.chance(25) {
            "\"frame-pointer\"=\"all\""
        } else {
            ""
        };
        let size = if random.chance(15) { "optsize" } else { "" };
        format!("{frame} {size}")
    };
    let own = more(random);
    let _ = writeln!(
        batch.callee,
        "@p{k} = global ptr @f{k}\ndefine cc1000 {result} @f{k}({list}) nounwind noinline {own} {inner} {{\n  {trash}\n  {first}\n{stores}\n{returned}\n}}"
    );
    let declaration = |name: &str, convention: &str| {
        format!("declare cc1000 {result} @{name}{k}({list}) nounwind {convention}\n")
    };
    let value = if result.is_void() { "" } else { "%v = " };
    let last = if result.is_void() {
        "ret void".to_owned()
    } else {
        format!("ret {result} %v")
    };
    let outer = if case.musttail { inner } else { outer };
    let tail = if case.musttail { "musttail" } else { "" };
    batch.middle.push_str(&declaration("f", inner));
    let second = clobber(random);
    // Through a pointer, the call itself says what the convention is.
    let through = |random: &mut Random, pointer: &str, function: &str| {
        if random.chance(35) {
            let load = format!("%target = load volatile ptr, ptr @{pointer}{k}");
            (load, "%target".to_owned())
        } else {
            (String::new(), format!("@{function}{k}"))
        }
    };
    let (load, target) = through(random, "p", "f");
    let own = more(random);
    let _ = writeln!(
        batch.middle,
        "@p{k} = external global ptr\n@q{k} = global ptr @m{k}\n\
         define cc1000 {result} @m{k}({list}) nounwind noinline {own} {outer} {{\n  {second}\n  {load}\n  {value}{tail} call cc1000 {result} {target}({}) {inner}\n  {last}\n}}",
        forwarded.join(", ")
    );
    batch.caller.push_str(&declaration("m", outer));
    let _ = writeln!(batch.caller, "@q{k} = external global ptr");
    let (load, target) = through(random, "q", "m");
    // Values that live across the call, to see what the call preserves.
    let mut live = String::new();
    let mut after = String::new();
    for i in 0..4 {
        let (want, got) = place(batch, random, k, &Type::Int(64));
        let _ = writeln!(
            live,
            "  %l{i} = load i64, ptr getelementptr (i8, ptr @want, i64 {want})"
        );
        let _ = writeln!(
            after,
            "  store i64 %l{i}, ptr getelementptr (i8, ptr @got, i64 {got})"
        );
    }
    let _ = writeln!(
        batch.caller,
        "define void @t{k}() nounwind noinline {{\n{live}\n{loads}\n  {load}\n  {value}call cc1000 {result} {target}({}) {outer}\n{keep}\n{after}\n  ret void\n}}",
        passed.join(", ")
    );
}

const HEAD: &str = "@want = external global [1 x i8], align 64\n@got = external global [1 x i8], align 64\n\
    declare void @clobber()\ndeclare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n\
    declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n";

fn object(text: &str, level: u8, base: &CodegenOptions, reloc: RelocModel, path: &Path) {
    let context = Context::new();
    let options = CodegenOptions {
        level,
        reloc,
        triple: base.triple.clone(),
        cpu: String::new(),
        features: base.features.clone(),
        verify_machine: true,
        ..CodegenOptions::default()
    };
    let backend = Backend::new(&options).unwrap();
    let text = format!("{HEAD}{text}");
    let ir = path.with_extension("ll");
    std::fs::write(&ir, &text).unwrap();
    let module = backend
        .read_module(&context, text.as_bytes(), "random")
        .unwrap_or_else(|e| panic!("{}: {e}", ir.display()));
    let opt = OptOptions {
        level,
        ..OptOptions::default()
    };
    optimize(&backend, &module, &opt, &NoSeam).unwrap();
    let made = emit(&backend, &module, OutputKind::Object)
        .unwrap_or_else(|e| panic!("{}: {e:?}", ir.display()));
    std::fs::write(path, made.bytes).unwrap();
}

fn harness(batch: &Batch, arch: Arch) -> String {
    let mut text = String::from("#define ALIGN __attribute__((aligned(64)))\n");
    let _ = writeln!(
        text,
        "ALIGN unsigned char want[{}] = {{",
        batch.want.len() + 64
    );
    for byte in &batch.want {
        let _ = write!(text, "{byte},");
    }
    let _ = writeln!(text, "}};\nALIGN unsigned char got[{}];", batch.got + 64);
    text.push_str(include_str!("../../../tests/callconv/harness.c"));
    text.push_str("static const struct check checks[] = {\n");
    for (case, c) in &batch.checks {
        let _ = writeln!(
            text,
            "{{{case},{},{},{},{}}},",
            c.want, c.got, c.size, c.mask
        );
    }
    text.push_str("};\n");
    for k in 0..batch.cases {
        let _ = writeln!(text, "void t{k}(void);");
    }
    text.push_str("static const struct probe probes[] = {\n");
    let kept = match arch {
        Arch::X86_64 => "0xf038,0,0",
        Arch::AArch64 => "0xbff80000,0xff00,0",
    };
    for k in 0..batch.cases {
        let _ = writeln!(text, "{{t{k},{kept}}},");
    }
    text.push_str(
        "};\nint main(void) {\n  \
         return run(probes, sizeof probes / sizeof *probes, checks, sizeof checks / sizeof *checks);\n}\n",
    );
    text
}

fn have(program: &str) -> bool {
    Command::new(program)
        .arg("--version")
        .output()
        .is_ok_and(|o| o.status.success())
}

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name)
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(default)
}

fn run(arch: Arch, compiler: &str, emulator: Option<&str>) {
    let triple = if arch == Arch::X86_64 { X86 } else { ARM };
    if !have(compiler) || emulator.is_some_and(|e| !have(e)) {
        eprintln!("skipped: {compiler} or the emulator is not installed");
        return;
    }
    let has = |flag: &str| {
        std::fs::read_to_string("/proc/cpuinfo")
            .is_ok_and(|text| text.split_whitespace().any(|word| word == flag))
    };
    let mut extensions = vec![""];
    if arch == Arch::X86_64 && has("avx2") {
        extensions.push("+avx2");
    }
    if arch == Arch::X86_64
        && ["avx512f", "avx512bw", "avx512dq", "avx512vl"]
            .iter()
            .all(|f| has(f))
    {
        extensions.push("+avx2,+avx512f,+avx512bw,+avx512dq,+avx512vl");
    }
    let mut left = number("CONVENTION_CASES", 120) as usize;
    let mut seed = number("CONVENTION_SEED", 1);
    while left > 0 {
        let cases = left.min(200);
        left -= cases;
        let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let mut batch = Batch {
            callee: String::new(),
            middle: String::new(),
            caller: String::new(),
            want: Vec::new(),
            got: 0,
            checks: Vec::new(),
            cases: 0,
        };
        let options = CodegenOptions {
            triple: triple.to_owned(),
            cpu: String::new(),
            features: (*random.pick(&extensions)).to_owned(),
            ..CodegenOptions::default()
        };
        let backend = Backend::new(&options).unwrap();
        let features = Features::parse(arch, &options.features);
        for _ in 0..cases {
            let case = random_case(&mut random, arch, &backend, &features);
            add_case(&mut batch, &mut random, arch, &case);
        }
        let name = format!(
            "neverc-convention-{}-{seed}",
            triple.split('-').next().unwrap()
        );
        let dir = std::env::temp_dir().join(format!("{name}-{}", std::process::id()));
        std::fs::create_dir_all(&dir).unwrap();
        let levels = [0u8, 1, 2, 3];
        let mut objects = Vec::new();
        for (name, text) in [
            ("callee", &batch.callee),
            ("middle", &batch.middle),
            ("caller", &batch.caller),
        ] {
            let path = dir.join(format!("{name}.o"));
            let level = *random.pick(&levels);
            let reloc = *random.pick(&[RelocModel::Pic, RelocModel::Static]);
            object(text, level, &options, reloc, &path);
            objects.push(path);
        }
        let main = dir.join("main.c");
        std::fs::write(&main, harness(&batch, arch)).unwrap();
        let program = dir.join("program");
        let built = Command::new(compiler)
            .args(["-O0", "-w", "-static"])
            .arg(&main)
            .args(&objects)
            .arg("-o")
            .arg(&program)
            .output()
            .unwrap();
        assert!(
            built.status.success(),
            "{}: {}",
            dir.display(),
            String::from_utf8_lossy(&built.stderr)
        );
        let mut command = match emulator {
            Some(emulator) => {
                let mut command = Command::new(emulator);
                command.arg(&program);
                command
            }
            None => Command::new(&program),
        };
        let ran = command.output().unwrap();
        assert!(
            ran.status.success(),
            "seed {seed}, files in {}: {:?}\n{}{}",
            dir.display(),
            ran.status,
            String::from_utf8_lossy(&ran.stdout),
            String::from_utf8_lossy(&ran.stderr)
        );
        std::fs::remove_dir_all(&dir).unwrap();
        seed += 1;
    }
}

#[test]
fn random_conventions_keep_values_on_x86_64() {
    if cfg!(not(target_arch = "x86_64")) {
        eprintln!("skipped: this machine runs no x86-64 programs");
        return;
    }
    run(Arch::X86_64, "gcc", None);
}

#[test]
fn random_conventions_keep_values_on_aarch64() {
    run(Arch::AArch64, "aarch64-linux-gnu-gcc", Some("qemu-aarch64"));
}
