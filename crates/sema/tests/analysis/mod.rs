//! Analyses source text for the tests: diagnostics as lines of text, values of initializers.
#![allow(dead_code)]

use neverc_prep::{Context, Hooks, Input, PrepOptions, preprocess};
use neverc_sema::Unit;
use neverc_sema::consteval::{Const, eval_static};
use neverc_sema::cx::{Arch, TargetBuiltins};
use neverc_source::{Diagnostics, Files, Interner, LangOpts, Severity, SourceMap, Standard};
use neverc_target::CTypes;

struct NoTargetBuiltins;

impl TargetBuiltins for NoTargetBuiltins {
    fn signature(&self, _name: &str) -> Option<String> {
        None
    }
}

/// What an analysis left.
pub struct Analysis {
    /// The tree.
    pub unit: Unit,
    /// Names in the tree.
    pub names: Interner,
    /// `line: severity: message [-Wflag]`, notes indented below; warnings of every default state.
    pub messages: Vec<String>,
}

/// Analyses `text` in GNU mode of `standard`.
pub fn analyze(text: &str, standard: Standard) -> Analysis {
    let lang = LangOpts {
        standard,
        ..LangOpts::default()
    };
    let (names, diags, files) = (Interner::new(), Diagnostics::new(0), Files::new());
    let mut map = SourceMap::new();
    let cx = Context {
        lang: &lang,
        names: &names,
        diags: &diags,
        vfs: &files,
    };
    let options = PrepOptions::default();
    let input = Input::Buffer("test.c", text.as_bytes().into());
    let out = preprocess(&input, &options, cx, &mut map, Hooks::default());
    let ast = neverc_syntax::parse_with_map(&out.stream, &lang, &names, &diags, &map);
    let unit = neverc_sema::analyze(
        &ast,
        &lang,
        &CTypes::X86_64_LINUX,
        Arch::X86_64,
        &names,
        &diags,
        &NoTargetBuiltins,
    );
    let mut messages = Vec::new();
    for diag in diags.take() {
        let line = map.presumed(diag.loc).map_or(0, |p| p.line);
        let severity = match diag.severity {
            Severity::Error | Severity::Fatal => "error",
            _ => "warning",
        };
        let flag = diag
            .warning
            .map_or(String::new(), |w| format!(" [-W{}]", w.flag().name));
        messages.push(format!("{line}: {severity}: {}{flag}", diag.message));
        for note in &diag.notes {
            let line = map.presumed(note.loc).map_or(0, |p| p.line);
            messages.push(format!("  {line}: note: {}", note.message));
        }
    }
    Analysis {
        unit,
        names,
        messages,
    }
}

/// Diagnostics of `text` in gnu17 that are on by default or errors.
pub fn messages(text: &str) -> Vec<String> {
    analyze(text, Standard::C17).messages
}

/// The diagnostics of one function body over the usual declarations, warnings about unused things left out.
pub fn body(text: &str) -> Vec<String> {
    let source = format!(
        "struct S {{ int a; struct {{ int inner; }}; const int c; unsigned bits : 3; int list[4]; }};\n\
         struct T; int one(int value); int two(int x, int y); int any(const char *, ...); void nothing(void);\n\
         void f(int i, unsigned u, long l, char ch, double d, int *p, char *s, const char *cs, void *v, struct S st, struct S *sp, struct T *tp) {{\n{text}\n}}\n"
    );
    let mut shown = messages(&source);
    shown.retain(|m| {
        !m.starts_with("3: ")
            && !m.contains("unused")
            && !m.contains("[-Wstrict-prototypes]")
            && !m.contains("set but not")
    });
    shown
        .into_iter()
        .map(|m| m.strip_prefix("4: ").map_or(m.clone(), str::to_owned))
        .collect()
}

/// The constant value of the initializer of `static T x = …` as text.
pub fn value(declaration: &str, standard: Standard) -> String {
    let analysis = analyze(declaration, standard);
    let errors: Vec<&String> = analysis
        .messages
        .iter()
        .filter(|m| m.contains(": error:"))
        .collect();
    assert!(errors.is_empty(), "{declaration}: {errors:?}");
    let name = analysis.names.intern("x");
    let var = analysis
        .unit
        .vars
        .iter()
        .find(|v| v.name == name && v.init.is_some())
        .unwrap_or_else(|| panic!("{declaration}: no initialized x"));
    let init = var.init.unwrap_or_else(|| panic!("{declaration}"));
    match eval_static(&analysis.unit, &CTypes::X86_64_LINUX, init) {
        Ok(value) => show(&value),
        Err(_) => "not constant".to_owned(),
    }
}

fn show(value: &Const) -> String {
    match value {
        Const::Int(v) => v.to_big().to_string(),
        Const::Float(f) => format!("{:#x}", f.bits),
        Const::ComplexInt(a, b) => format!("{}+{}i", a.to_big(), b.to_big()),
        Const::ComplexFloat(a, b) => format!("{:#x}+{:#x}i", a.bits, b.bits),
        Const::Address { base, offset } => format!("{base:?}+{offset}"),
        Const::LabelDiff(a, b, offset) => format!("{a:?}-{b:?}+{offset}"),
        Const::Vector(list) | Const::Aggregate(list) => {
            let list: Vec<String> = list.iter().map(show).collect();
            format!("{{{}}}", list.join(","))
        }
        Const::Union(index, v) => format!("{{.{index}={}}}", show(v)),
        Const::Zero => "zero".into(),
        Const::String(s) => format!("{s:?}"),
    }
}
