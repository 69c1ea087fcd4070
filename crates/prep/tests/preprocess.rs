//! The preprocessor as a whole. Expected texts come from the examples of the C standard and from what
//! clang 19 and gcc 12 print.

use std::rc::Rc;

use neverc_prep::output::push_token;
use neverc_prep::{
    CommandMacro, Context, Hooks, IncludeDir, Input, Pragma, PrepOptions, Preprocessed, TokenKind,
    preprocess,
};
use neverc_source::render::{RenderOptions, render_text, summary};
use neverc_source::{Diagnostics, Files, Interner, LangOpts, SourceMap, Standard};

struct Run {
    /// Spellings joined by spaces.
    text: String,
    diagnostics: String,
    errors: u32,
    out: Preprocessed,
}

#[derive(Default)]
struct Setup<'f> {
    lang: LangOpts,
    options: PrepOptions,
    files: &'f [(&'f str, &'f [u8])],
}

fn run_bytes(text: &[u8], setup: &Setup<'_>) -> Run {
    let names = Interner::new();
    let diags = Diagnostics::new(20);
    let files = Files::new();
    for (path, bytes) in setup.files {
        files.add_virtual(*path, bytes);
    }
    let mut map = SourceMap::new();
    let cx = Context {
        lang: &setup.lang,
        names: &names,
        diags: &diags,
        vfs: &files,
    };
    let out = preprocess(
        &Input::Buffer("a.c", Rc::from(text)),
        &setup.options,
        cx,
        &mut map,
        Hooks::default(),
    );
    let mut bytes = Vec::new();
    for t in &out.stream.tokens {
        if t.kind != TokenKind::Eof {
            push_token(t, &names, &mut bytes);
            bytes.push(b' ');
        }
    }
    let errors = diags.error_count();
    let list = diags.resolve(&map);
    let diagnostics = format!(
        "{}{}",
        render_text(&list, &map, &RenderOptions::default()),
        summary(&list)
    );
    Run {
        text: String::from_utf8_lossy(&bytes).trim_end().to_string(),
        diagnostics,
        errors,
        out,
    }
}

fn run(text: &str) -> Run {
    run_bytes(text.as_bytes(), &Setup::default())
}

/// The tokens of `text`, which must preprocess without a word.
fn expand(text: &str) -> String {
    let r = run(text);
    assert_eq!(r.diagnostics, "", "{text}");
    r.text
}

fn c23(text: &str) -> Run {
    let mut setup = Setup::default();
    setup.lang.standard = Standard::C23;
    run_bytes(text.as_bytes(), &setup)
}

#[test]
fn rescanning_example_of_the_standard() {
    // C23 6.10.5.5, example 3.
    let text = "#define x 3\n#define f(a) f(x * (a))\n#undef x\n#define x 2\n#define g f\n\
        #define z z[0]\n#define h g(~\n#define m(a) a(w)\n#define w 0,1\n#define t(a) a\n\
        #define p() int\n#define q(x) x\n#define r(x,y) x ## y\n#define str(x) # x\n\
        f(y+1) + f(f(z)) % t(t(g)(0) + t)(1);\ng(x+(3,4)-w) | h 5) & m\n(f)^m(m);\n\
        p() i[q()] = { q(1), r(2,3), r(4,), r(,5), r(,) };\n\
        char c[2][6] = { str(hello), str() };\n";
    assert_eq!(
        expand(text),
        "f ( 2 * ( y + 1 ) ) + f ( 2 * ( f ( 2 * ( z [ 0 ] ) ) ) ) % f ( 2 * ( 0 ) ) + t ( 1 ) ; \
         f ( 2 * ( 2 + ( 3 , 4 ) - 0 , 1 ) ) | f ( 2 * ( ~ 5 ) ) & f ( 2 * ( 0 , 1 ) ) ^ m ( 0 , 1 ) ; \
         int i [ ] = { 1 , 23 , 4 , 5 , } ; char c [ 2 ] [ 6 ] = { \"hello\" , \"\" } ;"
    );
}

#[test]
fn stringizing_and_pasting_example_of_the_standard() {
    // C23 6.10.5.5, example 4.
    let text = "#define str(s) # s\n#define xstr(s) str(s)\n\
        #define debug(s, t) printf(\"x\" # s \"= %d, x\" # t \"= %s\", x ## s, x ## t)\n\
        #define INCFILE(n) vers ## n\n#define glue(a, b) a ## b\n#define xglue(a, b) glue(a, b)\n\
        #define HIGHLOW \"hello\"\n#define LOW LOW \", world\"\ndebug(1, 2);\n\
        fputs(str(strncmp(\"abc\\0d\", \"abc\", '\\4') // this goes away\n== 0) str(: @\\n), s);\n\
        xstr(INCFILE(2).h)\nglue(HIGH, LOW);\nxglue(HIGH, LOW)\n";
    assert_eq!(
        expand(text),
        "printf ( \"x\" \"1\" \"= %d, x\" \"2\" \"= %s\" , x1 , x2 ) ; \
         fputs ( \"strncmp(\\\"abc\\\\0d\\\", \\\"abc\\\", '\\\\4') == 0\" \": @\\n\" , s ) ; \
         \"vers2.h\" \"hello\" ; \"hello\" \", world\""
    );
}

#[test]
fn placemarkers_and_hash_hash() {
    // C23 6.10.5.4 and example 5.
    let text = "#define hash_hash # ## #\n#define mkstr(a) # a\n#define in_between(a) mkstr(a)\n\
        #define join(c, d) in_between(c hash_hash d)\nchar p[] = join(x, y);\n\
        #define t(x,y,z) x ## y ## z\n\
        int j[] = { t(1,2,3), t(,4,5), t(6,,7), t(8,9,), t(10,,), t(,11,), t(,,12), t(,,) };\n";
    assert_eq!(
        expand(text),
        "char p [ ] = \"x ## y\" ; int j [ ] = { 123 , 45 , 67 , 89 , 10 , 11 , 12 , } ;"
    );
}

#[test]
fn va_opt_examples_of_the_standard() {
    // C23 6.10.5.2, examples 1 and 2.
    let r = c23("#define F(...) f(0 __VA_OPT__(,) __VA_ARGS__)\n\
        #define G(X, ...) f(0, X __VA_OPT__(,) __VA_ARGS__)\n\
        #define SDEF(sname, ...) S sname __VA_OPT__(= { __VA_ARGS__ })\n#define EMP\n\
        #define H1(X, ...) X __VA_OPT__(##) __VA_ARGS__\n");
    assert!(
        r.diagnostics
            .contains("'##' cannot appear at start of __VA_OPT__ argument")
    );
    let r = c23("#define F(...) f(0 __VA_OPT__(,) __VA_ARGS__)\n\
        #define G(X, ...) f(0, X __VA_OPT__(,) __VA_ARGS__)\n\
        #define SDEF(sname, ...) S sname __VA_OPT__(= { __VA_ARGS__ })\n#define EMP\n\
        #define H2(X, Y, ...) __VA_OPT__(X ## Y,) __VA_ARGS__\n\
        #define H3(X, ...) #__VA_OPT__(X##X X##X)\n#define H4(X, ...) __VA_OPT__(a X ## X) ## b\n\
        #define H5A(...) __VA_OPT__()/**/__VA_OPT__()\n#define H5B(X) a ## X ## b\n\
        #define H5C(X) H5B(X)\n\
        F(a, b, c) | F() | F(EMP) | G(a, b, c) | G(a, ) | G(a) | SDEF(foo); | SDEF(bar, 1, 2); |\n\
        H2(a, b, c, d) | H3(, 0) | H4(, 1) | H5C(H5A())\n");
    assert_eq!(r.diagnostics, "");
    assert_eq!(
        r.text,
        "f ( 0 , a , b , c ) | f ( 0 ) | f ( 0 ) | f ( 0 , a , b , c ) | f ( 0 , a ) | f ( 0 , a ) | \
         S foo ; | S bar = { 1 , 2 } ; | ab , c , d | \"\" | a b | ab"
    );
}

#[test]
fn the_gnu_comma_goes_with_absent_arguments() {
    let text = "#define L(f, ...) p(f, ## __VA_ARGS__)\n#define M(f, a...) p(f, ## a)\n\
        L(1) L(1,2) L(1,2,3) M(1) M(1,) M(1,2)\n";
    assert_eq!(
        expand(text),
        "p ( 1 ) p ( 1 , 2 ) p ( 1 , 2 , 3 ) p ( 1 ) p ( 1 ) p ( 1 , 2 )"
    );
}

#[test]
fn names_stay_unexpanded_inside_their_own_expansion() {
    assert_eq!(
        expand("#define A B\n#define B A\n#define f(x) x f\nA B f(1)(2)(3)"),
        "A B 1 f ( 2 ) ( 3 )"
    );
    // The name came from the argument, the parenthesis from behind it.
    assert_eq!(
        expand("#define f(a) a*g\n#define g(a) f(a)\nf(2)(9)"),
        "2 * 9 * g"
    );
}

#[test]
fn conditions_follow_intmax_arithmetic() {
    for (text, truth) in [
        ("-1 > 0u", true),
        ("1 ? 2 : (1/0)", true),
        ("0 && 1/0", false),
        ("'a' == 97 && '\\377' < 0", true),
        ("0x8000000000000000 > 0", true),
        ("1 << 62 > 0", true),
        ("(2 || 3) != 1", false),
        ("!defined X && !defined(X)", true),
        ("-7 / 2 == -3 && -7 % 2 == -1", true),
        ("-8 >> 1 == -4", true),
        ("~0u == 0xffffffffffffffff", true),
        ("1 - - 1 == 2", true),
        ("1 + 2 * 3 == 7 && (1 | 6 ^ 2 & 3) == 5", true),
        ("0b101 == 5", true),
        ("undefined_name", false),
    ] {
        let r = run(&format!("#if {text}\nyes\n#else\nno\n#endif\n"));
        assert_eq!(r.text, if truth { "yes" } else { "no" }, "{text}");
        assert_eq!(r.errors, 0, "{text}");
    }
}

#[test]
fn skipped_text_need_not_be_made_of_tokens() {
    assert_eq!(
        expand(
            "#if 0\ndon't \"x\n/*\n#else */ x #else\n'\n#if 1\n#else\n#endif\n#elif 1\nb\n#else\nc\n#endif"
        ),
        "b"
    );
}

#[test]
fn elifdef_chooses_by_definedness() {
    let r = c23("#define Y\n#ifdef X\n1\n#elifndef Y\n2\n#elifdef Y\n3\n#else\n4\n#endif");
    assert_eq!((r.text.as_str(), r.diagnostics.as_str()), ("3", ""));
}

#[test]
fn guarded_and_once_headers_are_read_once() {
    let files: &[(&str, &[u8])] = &[
        ("inc/g.h", b"#ifndef G\n#define G\nguard\n#endif\n"),
        ("inc/n.h", b"#if !defined(N)\n#define N\nnot\n#endif\n"),
        ("inc/o.h", b"#pragma once\nonce\n"),
        ("inc/w.h", b"#ifndef W\n#define W\n#endif\ntail\n"),
    ];
    let mut setup = Setup {
        files,
        ..Setup::default()
    };
    setup.options.dirs.push(IncludeDir::user("inc"));
    let text = "#include <g.h>\n#include <n.h>\n#include <o.h>\n#include <w.h>\n";
    let r = run_bytes(text.repeat(2).as_bytes(), &setup);
    assert_eq!(
        (r.text.as_str(), r.diagnostics.as_str()),
        ("guard not once tail tail", "")
    );
    assert_eq!(r.out.deps.len(), 5);
}

#[test]
fn include_next_goes_on_after_the_current_directory() {
    let files: &[(&str, &[u8])] = &[
        ("one/x.h", b"one\n#include_next <x.h>\n"),
        ("two/x.h", b"two\n"),
        ("q/x.h", b"quoted\n"),
    ];
    let mut setup = Setup {
        files,
        ..Setup::default()
    };
    setup.options.quote_dirs.push("q".into());
    setup.options.dirs.push(IncludeDir::user("one"));
    setup.options.dirs.push(IncludeDir::system("two"));
    let r = run_bytes(
        b"#include <x.h>\n#include \"x.h\"\n#define H <x.h>\n#include H\n",
        &setup,
    );
    assert_eq!(r.text, "one two quoted one two");
}

#[test]
fn embed_gives_bytes_with_its_parameters() {
    let files: &[(&str, &[u8])] = &[("d.bin", b"\x00A\xff"), ("e.bin", b"")];
    let mut setup = Setup {
        files,
        ..Setup::default()
    };
    setup.lang.standard = Standard::C23;
    let text = "#embed \"d.bin\"\n|\n#embed \"d.bin\" limit(1+1) prefix(1,) suffix(,9)\n|\n\
        #embed \"e.bin\" if_empty(7) prefix(1)\n|\n#embed \"d.bin\" gnu::offset(2)\n|\n\
        #if __has_embed(\"d.bin\") == 1 && __has_embed(\"e.bin\") == 2 && !__has_embed(\"no\")\nok\n#endif\n";
    let r = run_bytes(text.as_bytes(), &setup);
    assert_eq!(r.diagnostics, "");
    assert_eq!(r.text, "0 , 65 , 255 | 1 , 0 , 65 , 9 | 7 | 255 | ok");
}

#[test]
fn line_directives_and_markers_rename_lines() {
    assert_eq!(
        expand(
            "#line 100 \"f.c\"\n__LINE__ __FILE__\n# 7 \"g.c\"\n__LINE__ __FILE__ __FILE_NAME__\n"
        ),
        "100 \"f.c\" 7 \"g.c\" \"g.c\""
    );
}

#[test]
fn splices_trigraphs_and_digraphs() {
    let mut setup = Setup::default();
    setup.lang.gnu = false;
    setup.lang.trigraphs = true;
    let r = run_bytes(
        b"??=define x a??/\nb\nx ??( <: %:%: \"q??/\nr\" in\\\nt 1\\\n2",
        &setup,
    );
    assert_eq!(r.text, "ab [ <: %:%: \"qr\" int 12");
}

#[test]
fn extended_identifiers_are_one_by_any_spelling() {
    assert_eq!(expand("#define \\u00e9a 1\néa \\u00E9a x$y"), "1 1 x$y");
}

#[test]
fn pragmas_become_annotations() {
    let r = run(
        "#define N 2\n#pragma pack(push, N)\nint a;\n_Pragma(\"pack(pop)\") int b;\n#pragma weak f = g\n",
    );
    assert_eq!(r.diagnostics, "");
    assert_eq!(r.out.stream.pragmas.len(), 3);
    assert!(matches!(
        r.out.stream.pragmas[0],
        Pragma::Pack {
            push: true,
            value: Some(2),
            ..
        }
    ));
    assert!(matches!(
        r.out.stream.pragmas[1],
        Pragma::Pack { pop: true, .. }
    ));
}

#[test]
fn keywords_depend_on_the_dialect() {
    let kinds = |standard, gnu| {
        let mut setup = Setup::default();
        setup.lang.standard = standard;
        setup.lang.gnu = gnu;
        let r = run_bytes(b"inline asm typeof bool restrict __inline__", &setup);
        r.out
            .stream
            .tokens
            .iter()
            .map(|t| t.kind.is_keyword())
            .take(6)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        kinds(Standard::C89, false),
        [false, false, false, false, false, true]
    );
    assert_eq!(
        kinds(Standard::C89, true),
        [true, true, true, false, false, true]
    );
    assert_eq!(
        kinds(Standard::C17, false),
        [true, false, false, false, true, true]
    );
    assert_eq!(
        kinds(Standard::C23, false),
        [true, false, true, true, true, true]
    );
}

#[test]
fn command_line_macros_come_in_order() {
    let mut setup = Setup::default();
    setup.options.predefines = "#define P 1\n".into();
    setup.options.command_macros = vec![
        CommandMacro::Define("A=2".into()),
        CommandMacro::Define("F(x)=x+1".into()),
        CommandMacro::Define("B".into()),
        CommandMacro::Undef("P".into()),
    ];
    assert_eq!(run_bytes(b"P A F(3) B", &setup).text, "P 2 3 + 1 1");
}

#[test]
fn macro_errors_show_where_the_macro_stands() {
    let r = run("#define F(a, b) a b\nF(1)\n");
    assert_eq!(
        r.diagnostics,
        "a.c:2:4: error: too few arguments provided to function-like macro invocation\n\
        \x20   2 | F(1)\n\
        \x20     |    ^\n\
        a.c:1:9: note: macro 'F' defined here\n\
        \x20   1 | #define F(a, b) a b\n\
        \x20     |         ^\n\
        1 error generated.\n"
    );
}

#[test]
fn diagnostic_pragmas_hold_from_where_they_stand() {
    let text = "#define A 1\n#define A 2\n#pragma GCC diagnostic push\n\
        #pragma GCC diagnostic ignored \"-Wmacro-redefined\"\n#define A 3\n\
        #pragma GCC diagnostic pop\n#define A 4\n";
    let r = run(text);
    assert_eq!(r.diagnostics.matches("'A' macro redefined").count(), 2);
    assert!(
        r.diagnostics.contains("a.c:2:9: warning") && r.diagnostics.contains("a.c:7:9: warning")
    );
}

#[test]
fn system_headers_are_silent() {
    let files: &[(&str, &[u8])] = &[("sys/s.h", b"#define A 1\n#define A 2\n")];
    let mut setup = Setup {
        files,
        ..Setup::default()
    };
    setup.options.dirs.push(IncludeDir::system("sys"));
    assert_eq!(run_bytes(b"#include <s.h>\nA", &setup).diagnostics, "");
}

#[test]
fn bytes_outside_utf8_survive_in_literals() {
    let r = run_bytes(b"\"a\xe9\"", &Setup::default());
    assert_eq!(r.errors, 0);
    assert!(r.out.stream.tokens[0].kind.is_string());
}
