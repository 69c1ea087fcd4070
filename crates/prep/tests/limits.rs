//! Absurd input ends in a diagnostic, not in a crash, a hang or all memory used up.

use std::rc::Rc;

use neverc_prep::{Context, Hooks, Input, PrepOptions, preprocess};
use neverc_source::{Diagnostics, Files, Interner, LangOpts, SourceMap};

/// Messages of the errors and the number of tokens.
fn run(text: &[u8]) -> (Vec<String>, usize) {
    let (names, diags, files) = (Interner::new(), Diagnostics::new(20), Files::new());
    files.add_virtual("rec.h", b"#include \"rec.h\"\n");
    files.add_virtual("twice.h", b"#include \"twice.h\"\n#include \"twice.h\"\n");
    let lang = LangOpts::default();
    let options = PrepOptions {
        max_expansions: 500_000,
        ..PrepOptions::default()
    };
    let mut map = SourceMap::new();
    let cx = Context {
        lang: &lang,
        names: &names,
        diags: &diags,
        vfs: &files,
    };
    let input = Input::Buffer("a.c", Rc::from(text));
    let out = preprocess(&input, &options, cx, &mut map, Hooks::default());
    let errors = diags
        .resolve(&map)
        .into_iter()
        .filter(|d| d.severity >= neverc_source::Severity::Error)
        .map(|d| d.diag.message)
        .collect();
    (errors, out.stream.tokens.len())
}

fn first_error(text: &str) -> String {
    run(text.as_bytes())
        .0
        .into_iter()
        .next()
        .unwrap_or_default()
}

#[test]
fn nesting_in_conditions_is_bounded() {
    let n = 100_000;
    let text = format!("#if {}1{}\n#endif\n", "(".repeat(n), ")".repeat(n));
    assert!(first_error(&text).starts_with("bracket nesting level exceeded maximum of 256"));
    let text = format!("#if {}1\n#endif\n", "!".repeat(n));
    assert!(first_error(&text).starts_with("bracket nesting level exceeded"));
}

#[test]
fn inclusion_is_bounded() {
    assert_eq!(
        first_error("#define REC \"rec.h\"\n#include REC\n"),
        "#include nested too deeply"
    );
    // Without the error limit of 20 that would be 2 to the power of 200 inclusions.
    let (errors, _) = run(b"#include \"twice.h\"\n");
    assert_eq!(errors.len(), 21);
    assert!(
        errors[..20]
            .iter()
            .all(|e| e == "#include nested too deeply")
    );
    assert_eq!(errors[20], "too many errors emitted, stopping now");
}

#[test]
fn nested_arguments_are_bounded() {
    let n = 20_000;
    let text = format!("#define f(x) x\n{}1{}\n", "f(".repeat(n), ")".repeat(n));
    assert_eq!(first_error(&text), "macro arguments are nested too deeply");
}

#[test]
fn doubling_macros_are_bounded() {
    let mut text = String::new();
    for i in 0..64 {
        text.push_str(&format!("#define A{i} A{} A{}\n", i + 1, i + 1));
    }
    text.push_str("A0\n");
    assert_eq!(
        first_error(&text),
        "macro expansion does not come to an end within reasonable limits"
    );
}

#[test]
fn long_chains_of_macros_are_fine() {
    let mut text = String::new();
    for i in 0..50_000 {
        text.push_str(&format!("#define A{i} A{}\n", i + 1));
    }
    text.push_str("A0\n");
    assert_eq!(run(text.as_bytes()), (vec![], 2));
}

#[test]
fn unterminated_everything_is_reported() {
    for (text, error) in [
        ("/* x", "unterminated /* comment"),
        ("#if 1\n", "unterminated conditional directive"),
        ("#if 0\n", "unterminated conditional directive"),
        (
            "#define f(x) x\nf(",
            "unterminated function-like macro invocation",
        ),
        ("#define f(", "missing ')' in macro parameter list"),
        ("#include <", "expected '>'"),
        ("#include", "expected \"FILENAME\" or <FILENAME>"),
        ("#if", "expected value in expression"),
        ("#define", "macro name missing"),
        ("_Pragma(", "_Pragma takes a parenthesized string literal"),
        ("#else", "#else without #if"),
        ("#endif", "#endif without #if"),
        ("#elif 1", "#elif without #if"),
    ] {
        assert!(
            run(text.as_bytes()).0.iter().any(|e| e == error),
            "{text}: {:?}",
            run(text.as_bytes()).0
        );
    }
}

#[test]
fn junk_is_survived() {
    // A fixed linear congruential sequence: all bytes in all neighbourhoods.
    let mut state = 12_345u32;
    let bytes: Vec<u8> = (0..300_000)
        .map(|_| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 24) as u8
        })
        .collect();
    run(&bytes);
    let words: &[&str] = &[
        "#",
        "##",
        "define",
        "f",
        "(",
        ")",
        ",",
        "x",
        "\n",
        "\\\n",
        "__VA_OPT__",
        "__VA_ARGS__",
        "...",
        "if",
        "else",
        "endif",
        "elif",
        "include",
        "<a>",
        "\"b\"",
        "'",
        "\"",
        "/*",
        "*/",
        "//",
        "_Pragma",
        "pragma",
        "GCC",
        "pack",
        "defined",
        "1",
        "+",
        "?",
        ":",
        "__has_include",
        "__has_embed",
        "embed",
        "limit",
        "line",
        " ",
        "undef",
        "f(x)",
        "__LINE__",
        "??/",
        "\u{e9}",
        "error",
        "STDC",
        "weak",
        "=",
        "message",
        "push_macro",
    ];
    let mut text = String::new();
    for _ in 0..200_000 {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        text.push_str(words[(state >> 16) as usize % words.len()]);
        if state & 0x8000 != 0 {
            text.push(' ');
        }
    }
    for part in text.as_bytes().chunks(997) {
        run(part);
    }
}

#[test]
fn zero_bytes_and_byte_order_marks_are_skipped() {
    let (errors, tokens) = run(b"\xef\xbb\xbfint\0a;\0\0");
    assert_eq!((errors.len(), tokens), (0, 4));
}
