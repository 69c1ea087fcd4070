//! Calling conventions and record layouts against GCC: random signatures with one side compiled by each compiler,
//! and random records described by programs that both compile.
//!
//! `NEVERC_ABI_CASES` sets the number of signatures (and records) for each target, `NEVERC_ABI_SEED` the first seed,
//! `NEVERC_ABI_KEEP` a directory in which the sources stay, `NEVERC_ABI_COMPILER` a compiler to test instead.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A small generator of numbers; the same seed gives the same tests.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 11
    }

    fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    fn chance(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }

    fn pick<'t, T>(&mut self, list: &'t [T]) -> &'t T {
        &list[self.below(list.len() as u64) as usize]
    }
}

/// A type with how to write values of it.
#[derive(Clone)]
enum Ty {
    /// Spelling, smallest and greatest value to use.
    Int(&'static str, i64, i64),
    Float(&'static str),
    Complex(&'static str),
    /// Typedef name, element count, whether elements are floating.
    Vector(&'static str, u32, bool),
    Pointer,
    Callback,
    /// Number of the record.
    Record(usize),
    Array(Box<Ty>, u32),
}

struct Field {
    name: String,
    ty: Ty,
    width: Option<u32>,
    /// Attributes behind the name.
    attrs: String,
}

struct Record {
    is_union: bool,
    fields: Vec<Field>,
    attrs: String,
}

const INTS: &[(&str, i64, i64)] = &[
    ("_Bool", 0, 1),
    ("char", 0, 127),
    ("signed char", -128, 127),
    ("unsigned char", 0, 255),
    ("short", -32768, 32767),
    ("unsigned short", 0, 65535),
    ("int", -2_000_000_000, 2_000_000_000),
    ("unsigned", 0, 4_000_000_000),
    ("long", i64::MIN / 2, i64::MAX / 2),
    ("unsigned long", 0, i64::MAX),
    ("long long", i64::MIN / 2, i64::MAX / 2),
    ("__int128", i64::MIN / 2, i64::MAX / 2),
    ("unsigned __int128", 0, i64::MAX),
    ("enum color", 0, 2),
];

/// Integers that only members have: their typedefs change the alignment.
const MEMBER_INTS: &[(&str, i64, i64)] = &[
    ("int16aligned", -2_000_000_000, 2_000_000_000),
    ("long4aligned", i64::MIN / 2, i64::MAX / 2),
    ("char8aligned", 0, 127),
];

const VECTORS: &[(&str, u32, bool)] = &[
    ("v4hi", 4, false),
    ("v8hi", 8, false),
    ("v16qi", 16, false),
    ("v2si", 2, false),
    ("v4si", 4, false),
    ("v8qi", 8, false),
    ("v2di", 2, false),
    ("v2sf", 2, true),
    ("v4sf", 4, true),
    ("v2df", 2, true),
];

const PRELUDE: &str = r"
extern int printf(const char *, ...);
extern void *memset(void *, int, unsigned long);
typedef __builtin_va_list va_list;
enum color { red, green, blue };
typedef int v2si __attribute__((vector_size(8)));
typedef int v4si __attribute__((vector_size(16)));
typedef signed char v8qi __attribute__((vector_size(8)));
typedef long v2di __attribute__((vector_size(16)));
typedef float v2sf __attribute__((vector_size(8)));
typedef float v4sf __attribute__((vector_size(16)));
typedef double v2df __attribute__((vector_size(16)));
typedef short v4hi __attribute__((vector_size(8)));
typedef short v8hi __attribute__((vector_size(16)));
typedef signed char v16qi __attribute__((vector_size(16)));
typedef int int16aligned __attribute__((aligned(16)));
typedef long long4aligned __attribute__((aligned(4)));
typedef char char8aligned __attribute__((aligned(8)));
typedef int (*callback)(int);
extern int failures;
extern int marks[64];
extern int twice(int);
";

struct Gen {
    random: Random,
    records: Vec<Record>,
    /// Bit-fields without name are made too. Not in calls: whether such a bit-field takes a register is what GCC and
    /// Clang do not agree on (`struct { short : 4; }` does for GCC alone).
    padding: bool,
}

impl Gen {
    fn new(seed: u64) -> Gen {
        Gen {
            random: Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1),
            records: Vec::new(),
            padding: false,
        }
    }

    fn scalar(&mut self, in_record: bool) -> Ty {
        match self.random.below(20) {
            0..=9 => {
                let (name, lo, hi) = if in_record && self.random.chance(10) {
                    *self.random.pick(MEMBER_INTS)
                } else {
                    *self.random.pick(INTS)
                };
                Ty::Int(name, lo, hi)
            }
            10..=13 => Ty::Float(self.random.pick::<&str>(&[
                "float",
                "double",
                "float",
                "double",
                "long double",
                "_Float16",
            ])),
            14 => Ty::Complex(
                self.random
                    .pick::<&str>(&["float", "double", "long double"]),
            ),
            15 | 16 => {
                let (name, n, float) = *self.random.pick(VECTORS);
                Ty::Vector(name, n, float)
            }
            17 => Ty::Callback,
            _ => Ty::Pointer,
        }
    }

    fn member_type(&mut self, depth: u32) -> Ty {
        match self.random.below(10) {
            0 | 1 if depth < 2 => Ty::Record(self.record(depth + 1)),
            2 | 3 => {
                let elem = if depth < 2 && self.random.chance(15) {
                    Ty::Record(self.record(depth + 1))
                } else {
                    self.scalar(false)
                };
                let n = 1 + self.random.below(4) as u32;
                Ty::Array(Box::new(elem), n)
            }
            _ => self.scalar(true),
        }
    }

    /// Makes a record, members first.
    fn record(&mut self, depth: u32) -> usize {
        let is_union = self.random.chance(20);
        let count = match self.random.below(20) {
            0 => 0,
            1..=4 => 1,
            5..=10 => 2,
            11..=15 => 3,
            _ => 4 + self.random.below(3),
        };
        let homogeneous = self.random.chance(25);
        let shared = self.scalar(true);
        let mut fields = Vec::new();
        for i in 0..count {
            let mut width = None;
            let mut name = format!("m{i}");
            let ty = if homogeneous {
                shared.clone()
            } else if self.random.chance(15) {
                let (word, lo, hi) = match self.random.below(8) {
                    0 => INTS[0],
                    1 => INTS[13],
                    _ => *self.random.pick(&INTS[2..11]),
                };
                let bits = match word {
                    "_Bool" => 1,
                    "signed char" | "unsigned char" => 8,
                    "short" | "unsigned short" => 16,
                    "int" | "unsigned" | "enum color" => 32,
                    _ => 64,
                };
                // Enumerators reach 2, and enumerations may be taken for signed here.
                let least = if word == "enum color" { 3 } else { 1 };
                width = Some((1 + self.random.below(bits) as u32).max(least));
                // Padding: without name, now and then to the next unit.
                if self.padding && self.random.chance(15) {
                    name = String::new();
                    if self.random.chance(40) {
                        width = Some(0);
                    }
                }
                Ty::Int(word, lo, hi)
            } else {
                self.member_type(depth)
            };
            let attrs = if width.is_none() && self.random.chance(4) {
                (*self.random.pick(&[
                    "__attribute__((packed))",
                    "__attribute__((aligned(16)))",
                    "__attribute__((aligned(8)))",
                ]))
                .to_owned()
            } else {
                String::new()
            };
            fields.push(Field {
                name,
                ty,
                width,
                attrs,
            });
        }
        let attrs = if self.random.chance(8) {
            (*self.random.pick(&[
                "__attribute__((packed))",
                "__attribute__((aligned(16)))",
                "__attribute__((aligned(8)))",
                "__attribute__((packed, aligned(4)))",
            ]))
            .to_owned()
        } else {
            String::new()
        };
        self.records.push(Record {
            is_union,
            fields,
            attrs,
        });
        self.records.len() - 1
    }

    fn argument_type(&mut self) -> Ty {
        if self.random.chance(45) {
            Ty::Record(self.record(0))
        } else {
            self.scalar(false)
        }
    }

    /// A type that `va_arg` may name.
    fn variadic_type(&mut self) -> Ty {
        loop {
            let ty = self.argument_type();
            match &ty {
                Ty::Int(name, ..)
                    if matches!(
                        *name,
                        "_Bool"
                            | "char"
                            | "signed char"
                            | "unsigned char"
                            | "short"
                            | "unsigned short"
                            | "enum color"
                    ) => {}
                Ty::Float("float" | "_Float16") => {}
                _ => return ty,
            }
        }
    }

    fn spelling(&self, ty: &Ty) -> String {
        match ty {
            Ty::Int(name, ..) | Ty::Float(name) | Ty::Vector(name, ..) => (*name).to_owned(),
            Ty::Complex(name) => format!("_Complex {name}"),
            Ty::Pointer => "int *".to_owned(),
            Ty::Callback => "callback".to_owned(),
            Ty::Record(n) => format!(
                "{} r{n}",
                if self.records[*n].is_union {
                    "union"
                } else {
                    "struct"
                }
            ),
            Ty::Array(..) => unreachable!("arrays are members only, and declared by `declare`"),
        }
    }

    fn declare(&self, ty: &Ty, name: &str) -> String {
        match ty {
            Ty::Array(elem, n) => self.declare(elem, &format!("{name}[{n}]")),
            _ => format!("{} {name}", self.spelling(ty)),
        }
    }

    fn define_record(&self, n: usize, out: &mut String) {
        let record = &self.records[n];
        let _ = writeln!(
            out,
            "{} r{n} {{",
            if record.is_union { "union" } else { "struct" }
        );
        for f in &record.fields {
            let width = f.width.map_or(String::new(), |w| format!(" : {w}"));
            let _ = writeln!(
                out,
                "  {}{width} {};",
                self.declare(&f.ty, &f.name),
                f.attrs
            );
        }
        let _ = writeln!(out, "}} {};", record.attrs);
    }

    fn int_value(&mut self, lo: i64, hi: i64) -> i64 {
        let span = (hi as i128 - lo as i128 + 1) as u128;
        let raw = (u128::from(self.random.next()) << 40 | u128::from(self.random.next())) % span;
        (lo as i128 + raw as i128) as i64
    }

    fn int_text(value: i64, name: &str) -> String {
        if name.contains("__int128") {
            format!("(({name}){value}LL * 1000003)")
        } else {
            format!("({name}){value}LL")
        }
    }

    /// A value: its initializer, and for each scalar inside the condition that it has arrived at `path`.
    fn value(
        &mut self,
        ty: &Ty,
        path: &str,
        width: Option<(u32, bool)>,
        checks: &mut Vec<String>,
    ) -> String {
        match ty {
            Ty::Int(name, lo, hi) => {
                let (mut lo, mut hi) = (*lo, *hi);
                if let Some((bits, signed)) = width
                    && bits < 63
                {
                    if signed {
                        lo = lo.max(-(1 << (bits - 1)));
                        hi = hi.min((1 << (bits - 1)) - 1);
                    } else {
                        hi = hi.min((1 << bits) - 1);
                    }
                }
                let text = Self::int_text(self.int_value(lo, hi), name);
                checks.push(format!("{path} == {text}"));
                text
            }
            Ty::Float(name) => {
                let most = if *name == "_Float16" { 1000 } else { 100_000 };
                let text = format!("{}.5", self.random.below(most));
                checks.push(format!("{path} == {text}"));
                text
            }
            Ty::Complex(_) => {
                let (re, im) = (self.random.below(10_000), self.random.below(10_000));
                checks.push(format!("__real__ {path} == {re}.5"));
                checks.push(format!("__imag__ {path} == {im}.25"));
                format!("{re}.5 + {im}.25i")
            }
            Ty::Vector(_, n, float) => {
                let mut parts = Vec::new();
                for i in 0..*n {
                    let value = self.random.below(120);
                    let text = if *float {
                        format!("{value}.5")
                    } else {
                        format!("{value}")
                    };
                    checks.push(format!("{path}[{i}] == {text}"));
                    parts.push(text);
                }
                format!("{{{}}}", parts.join(", "))
            }
            Ty::Pointer => {
                let text = format!("&marks[{}]", self.random.below(64));
                checks.push(format!("{path} == {text}"));
                text
            }
            Ty::Callback => {
                checks.push(format!("{path}(21) == 42"));
                "twice".to_owned()
            }
            Ty::Array(elem, n) => {
                let mut parts = Vec::new();
                for i in 0..*n {
                    parts.push(self.value(elem, &format!("{path}[{i}]"), None, checks));
                }
                format!("{{{}}}", parts.join(", "))
            }
            Ty::Record(n) => {
                let named: Vec<usize> = (0..self.records[*n].fields.len())
                    .filter(|&i| !self.records[*n].fields[i].name.is_empty())
                    .collect();
                let chosen = if self.records[*n].is_union && !named.is_empty() {
                    vec![*self.random.pick(&named)]
                } else {
                    named
                };
                let mut parts = Vec::new();
                for i in chosen {
                    let f = &self.records[*n].fields[i];
                    let (ty, name) = (f.ty.clone(), f.name.clone());
                    let width = f.width.map(|w| {
                        (
                            w,
                            !matches!(ty, Ty::Int(n, ..) if n.starts_with("unsigned") || n == "_Bool"),
                        )
                    });
                    let text = self.value(&ty, &format!("{path}.{name}"), width, checks);
                    parts.push(format!(".{name} = {text}"));
                }
                format!("{{{}}}", parts.join(", "))
            }
        }
    }
}

/// Caller and callee of a batch of signatures.
fn sources(seed: u64, cases: u32) -> (String, String) {
    let mut g = Gen::new(seed);
    let mut callee = String::from(PRELUDE);
    let mut caller = String::from(PRELUDE);
    caller.push_str("int failures; int marks[64]; int twice(int x) { return x * 2; }\n");
    let mut main = String::new();
    for case in 0..cases {
        let first_record = g.records.len();
        let void = g.random.chance(15);
        let ret = g.argument_type();
        let count = g.random.below(11);
        let params: Vec<Ty> = (0..count).map(|_| g.argument_type()).collect();
        let variadic = count > 0 && g.random.chance(25);
        let extra: Vec<Ty> = if variadic {
            let n = g.random.below(7);
            (0..n).map(|_| g.variadic_type()).collect()
        } else {
            Vec::new()
        };
        let mut types = String::new();
        for n in first_record..g.records.len() {
            g.define_record(n, &mut types);
        }
        callee.push_str(&types);
        caller.push_str(&types);
        let mut list: Vec<String> = params
            .iter()
            .enumerate()
            .map(|(i, p)| g.declare(p, &format!("a{i}")))
            .collect();
        if list.is_empty() {
            list.push("void".to_owned());
        }
        if variadic {
            list.push("...".to_owned());
        }
        let ret_text = if void {
            "void".to_owned()
        } else {
            g.spelling(&ret)
        };
        let head = format!("{ret_text} f{case}({})", list.join(", "));
        let mut body = String::new();
        let mut call = String::new();
        let mut names = Vec::new();
        if variadic {
            let _ = writeln!(
                body,
                "  va_list ap; __builtin_va_start(ap, a{});",
                count - 1
            );
        }
        for (i, ty) in params.iter().chain(&extra).enumerate() {
            let mut checks = Vec::new();
            let text = g.value(ty, &format!("a{i}"), None, &mut checks);
            let _ = writeln!(call, "  {} = {text};", g.declare(ty, &format!("b{i}")));
            names.push(format!("b{i}"));
            if i >= params.len() {
                let spelling = g.spelling(ty);
                let _ = writeln!(
                    body,
                    "  {} = __builtin_va_arg(ap, {spelling});",
                    g.declare(ty, &format!("a{i}"))
                );
            }
            for c in checks {
                let _ = writeln!(
                    body,
                    "  if (!({c})) {{ failures++; printf(\"case {case}: argument {i}: {}\\n\"); }}",
                    c.replace('%', "%%")
                );
            }
        }
        if variadic {
            body.push_str("  __builtin_va_end(ap);\n");
        }
        let through = if g.random.chance(30) {
            let _ = writeln!(
                call,
                "  {ret_text} (*volatile p)({}) = f{case};",
                list.join(", ")
            );
            "p".to_owned()
        } else {
            format!("f{case}")
        };
        if void {
            let _ = writeln!(call, "  {through}({});", names.join(", "));
        } else {
            let mut checks = Vec::new();
            let text = g.value(&ret, "r", None, &mut checks);
            let _ = writeln!(body, "  {} = {text};\n  return r;", g.declare(&ret, "r"));
            let _ = writeln!(
                call,
                "  {} = {through}({});",
                g.declare(&ret, "r"),
                names.join(", ")
            );
            for c in checks {
                let _ = writeln!(
                    call,
                    "  if (!({c})) {{ failures++; printf(\"case {case}: result: {}\\n\"); }}",
                    c.replace('%', "%%")
                );
            }
        }
        let _ = writeln!(callee, "{head} {{\n{body}}}");
        let _ = writeln!(
            caller,
            "extern {head};\nstatic void t{case}(void) {{\n{call}}}"
        );
        let _ = writeln!(main, "  t{case}();");
    }
    let _ = writeln!(
        caller,
        "int main(void) {{\n{main}  return failures != 0;\n}}"
    );
    (caller, callee)
}

/// A program that prints the layout of random records.
fn layout_source(seed: u64, cases: u32) -> String {
    let mut g = Gen::new(seed ^ 0x5555);
    g.padding = true;
    let mut out = String::from(PRELUDE);
    out.push_str("int failures; int marks[64]; int twice(int x) { return x * 2; }\n");
    out.push_str("static void show(const void *p, unsigned long n) { const unsigned char *b = p; for (unsigned long i = 0; i < n; i++) printf(\"%02x\", b[i]); printf(\"\\n\"); }\n");
    let mut main = String::new();
    for case in 0..cases {
        if g.random.chance(25) {
            let n = *g.random.pick(&["1", "2", "4", "8"]);
            let _ = writeln!(out, "#pragma pack(push, {n})");
        } else {
            let _ = writeln!(out, "#pragma pack(push)");
        }
        let first = g.records.len();
        let top = g.record(0);
        for n in first..g.records.len() {
            g.define_record(n, &mut out);
        }
        let _ = writeln!(out, "#pragma pack(pop)");
        let spelling = g.spelling(&Ty::Record(top));
        let _ = writeln!(out, "static void t{case}(void) {{ {spelling} v;");
        let _ = writeln!(
            out,
            "  printf(\"{case} %lu %lu\", (unsigned long)sizeof v, (unsigned long)_Alignof({spelling}));"
        );
        for f in &g.records[top].fields {
            if f.width.is_none() && !f.name.is_empty() {
                let _ = writeln!(
                    out,
                    "  printf(\" %lu\", (unsigned long)__builtin_offsetof({spelling}, {}));",
                    f.name
                );
            }
        }
        out.push_str("  printf(\"\\n\");\n");
        for f in &g.records[top].fields {
            if f.width.is_some() && !f.name.is_empty() {
                let _ = writeln!(
                    out,
                    "  memset(&v, 0, sizeof v); v.{0} = -1; show(&v, sizeof v); v.{0} = 1; show(&v, sizeof v); printf(\"%d\\n\", v.{0} == 1);",
                    f.name
                );
            }
        }
        out.push_str("}\n");
        let _ = writeln!(main, "  t{case}();");
    }
    let _ = writeln!(out, "int main(void) {{\n{main}  return 0;\n}}");
    out
}

struct Toolchain {
    name: &'static str,
    gcc: &'static str,
    target: &'static str,
    link: &'static [&'static str],
    runner: Option<&'static str>,
}

const TOOLCHAINS: &[Toolchain] = &[
    Toolchain {
        name: "x86_64",
        gcc: "gcc",
        target: "--target=x86_64-linux-gnu",
        link: &[],
        runner: None,
    },
    Toolchain {
        name: "aarch64",
        gcc: "aarch64-linux-gnu-gcc",
        target: "--target=aarch64-linux-gnu",
        link: &["-static"],
        runner: Some("qemu-aarch64"),
    },
];

fn installed(program: &str) -> bool {
    Command::new(program)
        .arg("--version")
        .output()
        .is_ok_and(|o| o.status.success())
}

fn run(command: &mut Command) -> (bool, String) {
    let output = command
        .output()
        .expect("the program was found to be installed");
    let mut text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.push_str(&String::from_utf8_lossy(&output.stderr));
    (output.status.success(), text)
}

fn compile(with: &mut Command, source: &Path, object: &Path, opt: &str) {
    let (ok, text) = run(with
        .args(["-c", "-w", opt, "-std=gnu17", "-o"])
        .arg(object)
        .arg(source));
    assert!(ok, "{} does not compile:\n{text}", source.display());
}

fn neverc(tool: &Toolchain) -> Command {
    let mut command = match std::env::var_os("NEVERC_ABI_COMPILER") {
        Some(other) => Command::new(other),
        None => Command::new(env!("CARGO_BIN_EXE_neverc")),
    };
    command.arg(tool.target);
    command
}

fn setting(name: &str, default: u64) -> u64 {
    std::env::var(name)
        .ok()
        .and_then(|v| v.parse().ok())
        .unwrap_or(default)
}

fn directory(name: &str) -> PathBuf {
    let dir = match std::env::var_os("NEVERC_ABI_KEEP") {
        Some(keep) => PathBuf::from(keep).join(name),
        None => Path::new(env!("CARGO_TARGET_TMPDIR")).join(name),
    };
    std::fs::create_dir_all(&dir).expect("the directory for temporary files can be written");
    dir
}

fn execute(tool: &Toolchain, program: &Path) -> (bool, String) {
    match tool.runner {
        Some(runner) => run(Command::new(runner).arg(program)),
        None => run(&mut Command::new(program)),
    }
}

fn mix(tool: &Toolchain) {
    if !installed(tool.gcc) || tool.runner.is_some_and(|r| !installed(r)) {
        eprintln!("{}: no cross tools, skipped", tool.name);
        return;
    }
    let dir = directory(&format!("abi-{}", tool.name));
    let total = setting("NEVERC_ABI_CASES", 200);
    let seed = setting("NEVERC_ABI_SEED", 1);
    let mut wrong = String::new();
    for batch in 0..total.div_ceil(100) {
        let (caller, callee) = sources(seed + batch, 100);
        let path = |name: &str| dir.join(format!("{batch}-{name}"));
        std::fs::write(path("caller.c"), caller).expect("written");
        std::fs::write(path("callee.c"), callee).expect("written");
        let opt = if batch % 2 == 0 { "-O2" } else { "-O0" };
        for part in ["caller", "callee"] {
            let source = path(&format!("{part}.c"));
            compile(
                &mut Command::new(tool.gcc),
                &source,
                &path(&format!("{part}-gcc.o")),
                "-O1",
            );
            compile(
                &mut neverc(tool),
                &source,
                &path(&format!("{part}-neverc.o")),
                opt,
            );
        }
        for (one, two) in [
            ("caller-gcc", "callee-neverc"),
            ("caller-neverc", "callee-gcc"),
        ] {
            let program = path("program");
            let (ok, text) = run(Command::new(tool.gcc)
                .args(tool.link)
                .arg("-o")
                .arg(&program)
                .arg(path(&format!("{one}.o")))
                .arg(path(&format!("{two}.o"))));
            assert!(ok, "linking {one} with {two}:\n{text}");
            let (ok, text) = execute(tool, &program);
            if !ok {
                let _ = writeln!(
                    wrong,
                    "{} seed {} {one} with {two}:\n{text}",
                    tool.name,
                    seed + batch
                );
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

fn layouts(tool: &Toolchain) {
    if !installed(tool.gcc) || tool.runner.is_some_and(|r| !installed(r)) {
        return;
    }
    let dir = directory(&format!("layout-{}", tool.name));
    let total = setting("NEVERC_ABI_CASES", 200);
    let seed = setting("NEVERC_ABI_SEED", 1);
    let mut wrong = String::new();
    for batch in 0..total.div_ceil(100) {
        let path = |name: &str| dir.join(format!("{batch}-{name}"));
        std::fs::write(path("layout.c"), layout_source(seed + batch, 100)).expect("written");
        let mut outputs = Vec::new();
        let mut compilers = vec![(Command::new(tool.gcc), "gcc"), (neverc(tool), "neverc")];
        if installed("clang-19") {
            let mut clang = Command::new("clang-19");
            clang.arg(tool.target);
            compilers.push((clang, "clang"));
        }
        for (mut with, name) in compilers {
            let object = path(&format!("{name}.o"));
            compile(&mut with, &path("layout.c"), &object, "-O0");
            let program = path(name);
            let (ok, text) = run(Command::new(tool.gcc)
                .args(tool.link)
                .arg("-o")
                .arg(&program)
                .arg(&object));
            assert!(ok, "{text}");
            outputs.push(execute(tool, &program).1);
        }
        for (other, name) in outputs.iter().zip(["gcc", "neverc", "clang"]) {
            let lines = other.lines().zip(outputs[1].lines());
            if let Some((a, b)) = lines.into_iter().find(|(a, b)| a != b) {
                let _ = writeln!(
                    wrong,
                    "{} seed {}: {name} `{a}`, neverc `{b}`",
                    tool.name,
                    seed + batch
                );
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn calls_between_gcc_and_neverc_agree_on_x86_64() {
    mix(&TOOLCHAINS[0]);
}

#[test]
fn calls_between_gcc_and_neverc_agree_on_aarch64() {
    mix(&TOOLCHAINS[1]);
}

#[test]
fn records_are_laid_out_as_gcc_does_on_x86_64() {
    layouts(&TOOLCHAINS[0]);
}

#[test]
fn records_are_laid_out_as_gcc_does_on_aarch64() {
    layouts(&TOOLCHAINS[1]);
}
