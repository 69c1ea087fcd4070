//! Prints the tokens of a file after preprocessing, one per line: `tokens FILE [-IDIR]… [-DNAME]… [-time]`.

use std::path::Path;
use std::time::Instant;

use neverc_prep::{CommandMacro, Context, Hooks, IncludeDir, Input, PrepOptions, preprocess};
use neverc_source::{Diagnostics, Files, Interner, LangOpts, SourceMap};

fn main() {
    let mut options = PrepOptions::default();
    let mut lang = LangOpts::default();
    let (mut file, mut timing) = (String::new(), false);
    let mut system = Vec::new();
    for arg in std::env::args().skip(1) {
        if let Some(dir) = arg.strip_prefix("-I") {
            options.dirs.push(IncludeDir::user(dir));
        } else if let Some(def) = arg.strip_prefix("-D") {
            options
                .command_macros
                .push(CommandMacro::Define(def.into()));
        } else if let Some(dir) = arg.strip_prefix("-S") {
            system.push(IncludeDir::system(dir));
        } else if let Some(path) = arg.strip_prefix("-predefines=") {
            options.predefines = std::fs::read_to_string(path).unwrap_or_default();
        } else if arg == "-c23" {
            lang.standard = neverc_source::Standard::C23;
        } else if arg == "-strict" {
            lang.gnu = false;
            lang.trigraphs = !lang.c23();
        } else if arg == "-time" {
            timing = true;
        } else {
            file = arg;
        }
    }
    options.dirs.extend(system);
    let start = Instant::now();
    let (names, diags, files) = (Interner::new(), Diagnostics::new(20), Files::new());
    let mut map = SourceMap::new();
    let cx = Context {
        lang: &lang,
        names: &names,
        diags: &diags,
        vfs: &files,
    };
    let out = preprocess(
        &Input::File(Path::new(&file)),
        &options,
        cx,
        &mut map,
        Hooks::default(),
    );
    let elapsed = start.elapsed();
    if timing {
        eprintln!("{} tokens in {elapsed:?}", out.stream.tokens.len());
    } else {
        let mut text = String::new();
        for t in &out.stream.tokens {
            if t.sym.0 != 0 && t.kind.category() != neverc_prep::token::Category::Annotation {
                text.push_str(&names.get(t.sym));
            } else {
                text.push_str(t.kind.spelling());
            }
            text.push('\n');
        }
        print!("{text}");
    }
    for d in diags.resolve(&map) {
        let at = map.presumed(d.diag.loc);
        let at = at.map_or(String::new(), |p| {
            format!("{}:{}:{}: ", p.file, p.line, p.column)
        });
        eprintln!("{at}{:?}: {}", d.severity, d.diag.message);
    }
}
