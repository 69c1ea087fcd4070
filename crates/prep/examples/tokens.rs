//! Prints the tokens of a file after preprocessing, one per line: `tokens FILE [-IDIR]… [-DNAME]… [-time] [-E[PCDIM]]`.

use std::path::Path;
use std::time::Instant;

use neverc_prep::output::{OutputOptions, print, print_macros};
use neverc_prep::{CommandMacro, Context, Hooks, IncludeDir, Input, PrepOptions, preprocess};
use neverc_source::render::{RenderOptions, render_text, summary};
use neverc_source::{Diagnostics, Files, Interner, LangOpts, SourceMap};

fn main() {
    let mut options = PrepOptions::default();
    let mut lang = LangOpts::default();
    let (mut file, mut timing) = (String::new(), false);
    let mut system = Vec::new();
    let mut output = None;
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
        } else if let Some(rest) = arg.strip_prefix("-E") {
            options.events = true;
            options.comments = rest.contains('C');
            output = Some(rest.to_string());
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
    if let Some(mode) = &output {
        let text = if mode.contains('M') {
            print_macros(&out, &names)
        } else {
            let how = OutputOptions {
                no_line_markers: mode.contains('P'),
                definitions: mode.contains('D'),
                includes: mode.contains('I'),
                ..OutputOptions::default()
            };
            print(&out, &map, &names, how)
        };
        // A closed pipe is no concern of this example.
        let _ = std::io::Write::write_all(&mut std::io::stdout(), &text);
    } else if timing {
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
    let list = diags.resolve(&map);
    eprint!(
        "{}{}",
        render_text(&list, &map, &RenderOptions::default()),
        summary(&list)
    );
}
