//! Analyses C files and prints diagnostics: `check [-std=gnuNN] [-w] [-Wall] [-time] [-quiet] [-Idir]… FILE…`.

use std::path::Path;
use std::time::Instant;

use neverc_prep::{CommandMacro, Context, Hooks, IncludeDir, Input, PrepOptions, preprocess};
use neverc_sema::cx::{Arch, TargetBuiltins};
use neverc_source::{Diagnostics, Files, Interner, LangOpts, Loc, Severity, SourceMap, Standard};
use neverc_target::CTypes;

struct NoBuiltins<'m>(&'m SourceMap);
impl TargetBuiltins for NoBuiltins<'_> {
    fn is_macro(&self, loc: Loc) -> bool {
        matches!(
            self.0.entry(loc),
            Some((neverc_source::map::Entry::Expansion { .. }, _))
        )
    }

    fn signature(&self, name: &str) -> Option<String> {
        // Any arguments do.
        name.starts_with("__builtin_ia32_")
            .then(|| String::from("int(...)"))
    }
}

struct Options {
    lang: LangOpts,
    time: bool,
    warnings: u8,
    dirs: Vec<String>,
    macros: Vec<String>,
    aarch64: bool,
    layouts: bool,
}

fn position(map: &SourceMap, loc: Loc) -> String {
    map.presumed(loc).map_or(String::new(), |p| {
        format!("{}:{}:{}: ", p.file, p.line, p.column)
    })
}

fn check_file(path: &str, options: &Options) -> bool {
    let (names, diags, files) = (Interner::new(), Diagnostics::new(0), Files::new());
    let mut map = SourceMap::new();
    let cx = Context {
        lang: &options.lang,
        names: &names,
        diags: &diags,
        vfs: &files,
    };
    let triple = if options.aarch64 {
        "aarch64-linux-gnu"
    } else {
        "x86_64-linux-gnu"
    };
    let mut dirs: Vec<IncludeDir> = options.dirs.iter().map(IncludeDir::user).collect();
    for dir in [
        "/usr/lib/llvm-19/lib/clang/19/include".to_string(),
        "/usr/local/include".to_string(),
        format!("/usr/include/{triple}"),
        "/usr/include".to_string(),
    ] {
        dirs.push(IncludeDir::system(dir));
    }
    let prep = PrepOptions {
        preprocessed: path.ends_with(".i"),
        predefines: predefines(options),
        command_macros: options
            .macros
            .iter()
            .map(|m| CommandMacro::Define(m.clone()))
            .collect(),
        dirs,
        ..PrepOptions::default()
    };
    let input = Input::File(Path::new(path));
    let out = preprocess(&input, &prep, cx, &mut map, Hooks::default());
    let start = Instant::now();
    let ast = neverc_syntax::parse_with_map(&out.stream, &options.lang, &names, &diags, &map);
    let parsed = start.elapsed();
    let start = Instant::now();
    let (ctypes, arch) = if options.aarch64 {
        (&CTypes::AARCH64_LINUX, Arch::AArch64)
    } else {
        (&CTypes::X86_64_LINUX, Arch::X86_64)
    };
    let unit = neverc_sema::analyze(
        &ast,
        &options.lang,
        ctypes,
        arch,
        &names,
        &diags,
        &NoBuiltins(&map),
    );
    let took = start.elapsed();
    if options.time {
        println!(
            "{path}: parse {parsed:?}, sema {took:?}, {} exprs, {} types",
            unit.exprs.len(),
            unit.types.len()
        );
    }
    if options.layouts {
        for r in unit.records.iter().filter(|r| r.complete) {
            let l = &r.layout;
            println!(
                "{} size {} align {} offsets {:?}",
                names.get(r.tag),
                l.size,
                l.align,
                l.offsets
            );
        }
    }
    let mut failed = false;
    for diag in diags.take() {
        use neverc_source::warning::On;
        let severity = match (diag.severity, diag.warning.map(|w| w.flag().on)) {
            (Severity::Warning, Some(On::Error)) => Severity::Error,
            (s, _) => s,
        };
        let error = severity >= Severity::Error
            && (options.warnings > 0 || diag.severity >= Severity::Error);
        failed |= error;
        if !error {
            let on = diag.warning.map_or(On::Default, |w| w.flag().on);
            let shown = match on {
                On::Default | On::Error => options.warnings >= 1,
                On::All => options.warnings >= 2,
                On::Extra => options.warnings >= 3,
                On::Pedantic | On::Off => options.warnings >= 4,
            };
            if !shown || map.in_system_header(diag.loc) {
                continue;
            }
        }
        let word = match severity {
            Severity::Fatal => "fatal error",
            Severity::Error => "error",
            _ => "warning",
        };
        let flag = diag
            .warning
            .map_or(String::new(), |w| format!(" [-W{}]", w.flag().name));
        println!("{}{word}: {}{flag}", position(&map, diag.loc), diag.message);
        for note in &diag.notes {
            println!("{}note: {}", position(&map, note.loc), note.message);
        }
    }
    failed
}

fn predefines(options: &Options) -> String {
    use neverc_target::{Cpu, PredefOptions, Triple, predefined_macros};
    let triple = if options.aarch64 {
        "aarch64-linux-gnu"
    } else {
        "x86_64-linux-gnu"
    };
    let Ok(triple) = Triple::parse(triple) else {
        return String::new();
    };
    let target = neverc_target::Target::new(triple);
    let cpu = Cpu::baseline(&target);
    let standard = match options.lang.standard {
        Standard::C89 => neverc_target::Standard::C89,
        Standard::C99 => neverc_target::Standard::C99,
        Standard::C11 => neverc_target::Standard::C11,
        Standard::C23 => neverc_target::Standard::C23,
        _ => neverc_target::Standard::C17,
    };
    let predef = PredefOptions {
        standard,
        ..PredefOptions::default()
    };
    predefined_macros(&target, &cpu, &predef)
}

fn run() -> i32 {
    let mut options = Options {
        lang: LangOpts::default(),
        time: false,
        warnings: 1,
        dirs: Vec::new(),
        macros: Vec::new(),
        aarch64: false,
        layouts: false,
    };
    let mut failed = false;
    for arg in std::env::args().skip(1) {
        match &*arg {
            "-std=gnu89" => {
                options.lang.standard = Standard::C89;
                options.lang.gnu89_inline = true;
            }
            "-std=gnu99" => options.lang.standard = Standard::C99,
            "-std=gnu11" => options.lang.standard = Standard::C11,
            "-std=gnu17" => options.lang.standard = Standard::C17,
            "-std=gnu23" => options.lang.standard = Standard::C23,
            "-time" => options.time = true,
            "-aarch64" => options.aarch64 = true,
            "-layouts" => options.layouts = true,
            "-w" => options.warnings = 0,
            "-Wall" => options.warnings = 2,
            "-Wextra" => options.warnings = 3,
            "-Weverything" => options.warnings = 4,
            arg if arg.starts_with("-I") => options.dirs.push(arg[2..].to_string()),
            arg if arg.starts_with("-D") => options.macros.push(arg[2..].to_string()),
            path => {
                if check_file(path, &options) {
                    println!("FAIL {path}");
                    failed = true;
                }
            }
        }
    }
    i32::from(failed)
}

fn main() {
    // As the driver does: deep trees need a large stack.
    let worker = std::thread::Builder::new().stack_size(256 << 20).spawn(run);
    let status = worker.map_or(102, |thread| thread.join().unwrap_or(101));
    std::process::exit(status);
}
