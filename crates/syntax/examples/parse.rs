//! Parses C files and prints diagnostics: `parse [-std=gnuNN] [-dump] [-time] [-w] [-Wflag] FILE…`.
//! Files ending in `.i` are taken as preprocessed.

use std::path::Path;
use std::time::Instant;

use neverc_prep::{Context, Hooks, Input, PrepOptions, preprocess};
use neverc_source::{
    Diagnostics, Files, Interner, LangOpts, Loc, Severity, SourceMap, Standard,
    filter::WarningState,
};

struct Options {
    lang: LangOpts,
    dump: bool,
    time: bool,
    warnings: WarningState,
}

fn position(map: &SourceMap, loc: Loc) -> String {
    map.presumed(loc).map_or(String::new(), |p| {
        format!("{}:{}:{}: ", p.file, p.line, p.column)
    })
}

fn parse_file(path: &str, options: &Options) -> bool {
    let (names, diags, files) = (Interner::new(), Diagnostics::new(0), Files::new());
    diags.configure(options.warnings.clone());
    let mut map = SourceMap::new();
    let cx = Context {
        lang: &options.lang,
        names: &names,
        diags: &diags,
        vfs: &files,
    };
    let prep = PrepOptions {
        preprocessed: path.ends_with(".i"),
        ..PrepOptions::default()
    };
    let input = Input::File(Path::new(path));
    let out = preprocess(&input, &prep, cx, &mut map, Hooks::default());
    let start = Instant::now();
    let ast = neverc_syntax::parse_with_map(&out.stream, &options.lang, &names, &diags, &map);
    let took = start.elapsed();
    if options.time {
        let (tokens, exprs) = (out.stream.tokens.len(), ast.exprs.len());
        println!("{path}: {tokens} tokens, {exprs} expressions, {took:?}");
    }
    let mut failed = false;
    for shown in diags.resolve(&map) {
        let diag = &shown.diag;
        failed |= shown.severity >= Severity::Error;
        let severity = match shown.severity {
            Severity::Fatal => "fatal error",
            Severity::Error => "error",
            _ => "warning",
        };
        let flag = shown
            .flag
            .as_ref()
            .map_or(String::new(), |flag| format!(" [{flag}]"));
        println!(
            "{}{severity}: {}{flag}",
            position(&map, diag.loc),
            diag.message
        );
        for note in &diag.notes {
            println!("{}note: {}", position(&map, note.loc), note.message);
        }
    }
    if options.dump {
        print!("{}", neverc_syntax::dump(&ast, &names));
    }
    failed
}

fn run() -> i32 {
    let mut options = Options {
        lang: LangOpts::default(),
        dump: false,
        time: false,
        warnings: WarningState::new(),
    };
    let mut failed = false;
    for arg in std::env::args().skip(1) {
        match &*arg {
            "-std=gnu89" => options.lang.standard = Standard::C89,
            "-std=gnu99" => options.lang.standard = Standard::C99,
            "-std=gnu11" => options.lang.standard = Standard::C11,
            "-std=gnu17" => options.lang.standard = Standard::C17,
            "-std=gnu23" => options.lang.standard = Standard::C23,
            "-dump" => options.dump = true,
            "-time" => options.time = true,
            option if option == "-w" || option.starts_with("-W") => {
                if options.warnings.apply(option).is_err() {
                    eprintln!("unknown option {option}");
                }
            }
            path => failed |= parse_file(path, &options),
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
