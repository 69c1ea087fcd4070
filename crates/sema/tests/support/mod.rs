//! Runs source text through the front end.

use neverc_prep::{Context, Hooks, Input, PrepOptions, preprocess};
use neverc_sema::cx::{Arch, TargetBuiltins};
use neverc_sema::tree::Unit;
use neverc_source::{
    Diagnostics, Files, Interner, LangOpts, Loc, Severity, SourceMap, Standard, warning::On,
};
use neverc_target::CTypes;

/// What came of a text.
#[allow(dead_code)]
pub struct Analyzed {
    /// The typed tree.
    pub unit: Unit,
    /// Names.
    pub names: Interner,
    /// Reports that `-Wall` shows: `line:column: severity: message [-Wflag]`, notes as lines of their own.
    pub reports: Vec<String>,
}

struct Facts<'m>(&'m SourceMap);

impl TargetBuiltins for Facts<'_> {
    fn signature(&self, _name: &str) -> Option<String> {
        None
    }

    fn is_macro(&self, loc: Loc) -> bool {
        self.0.file_loc(loc) != loc
    }
}

/// The dialect behind `gnu17` and the like.
pub fn dialect(name: &str) -> LangOpts {
    let standard = match name {
        "gnu89" => Standard::C89,
        "gnu99" => Standard::C99,
        "gnu23" => Standard::C23,
        _ => Standard::C17,
    };
    LangOpts {
        standard,
        gnu89_inline: standard == Standard::C89,
        ..LangOpts::default()
    }
}

/// Analyses `text` for a target in a dialect.
pub fn analyze_for(text: &str, lang: &LangOpts, arch: Arch) -> Analyzed {
    let (names, diags, files) = (Interner::new(), Diagnostics::new(0), Files::new());
    let mut map = SourceMap::new();
    let cx = Context {
        lang,
        names: &names,
        diags: &diags,
        vfs: &files,
    };
    let input = Input::Buffer("input.c", text.as_bytes().into());
    let out = preprocess(
        &input,
        &PrepOptions::default(),
        cx,
        &mut map,
        Hooks::default(),
    );
    let ast = neverc_syntax::parse_with_map(&out.stream, lang, &names, &diags, &map);
    let ctypes = match arch {
        Arch::X86_64 => &CTypes::X86_64_LINUX,
        Arch::AArch64 => &CTypes::AARCH64_LINUX,
    };
    let unit = neverc_sema::analyze(&ast, lang, ctypes, arch, &names, &diags, &Facts(&map));
    let mut reports = Vec::new();
    let position = |loc: Loc| {
        map.presumed(loc)
            .map_or(String::new(), |p| format!("{}:{}: ", p.line, p.column))
    };
    for diag in diags.take() {
        let on = diag.warning.map_or(On::Default, |w| w.flag().on);
        let error = diag.severity >= Severity::Error || on == On::Error;
        if !error && !matches!(on, On::Default | On::All) {
            continue;
        }
        let word = if error { "error" } else { "warning" };
        let flag = diag
            .warning
            .map_or(String::new(), |w| format!(" [-W{}]", w.flag().name));
        reports.push(format!(
            "{}{word}: {}{flag}",
            position(diag.loc),
            diag.message
        ));
        for note in &diag.notes {
            reports.push(format!("{}note: {}", position(note.loc), note.message));
        }
    }
    Analyzed {
        unit,
        names,
        reports,
    }
}

/// Analyses `text` as `-std=gnu17` for x86-64.
#[allow(dead_code)]
pub fn analyze_text(text: &str) -> Analyzed {
    analyze_for(text, &LangOpts::default(), Arch::X86_64)
}
