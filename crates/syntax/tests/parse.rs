//! What the parser makes of source text: trees as dumps, and the errors for broken input. The messages and positions
//! are the ones that Clang 19 gives; where it reports follow-up errors as well, only the first is expected.

use std::rc::Rc;

use neverc_prep::{Context, Hooks, Input, PrepOptions, preprocess};
use neverc_source::{
    Diagnostics, Files, Interner, LangOpts, Severity, SourceMap, Standard, filter::WarningState,
};

struct Parsed {
    dump: String,
    errors: Vec<String>,
    warnings: Vec<String>,
}

fn parse_as(text: &str, standard: Standard, options: &[&str]) -> Parsed {
    let lang = LangOpts {
        standard,
        ..LangOpts::default()
    };
    let (names, diags, files) = (Interner::new(), Diagnostics::new(0), Files::new());
    let mut state = WarningState::new();
    for option in options {
        assert!(state.apply(option).is_ok(), "{option}");
    }
    diags.configure(state);
    let mut map = SourceMap::new();
    let cx = Context {
        lang: &lang,
        names: &names,
        diags: &diags,
        vfs: &files,
    };
    let prep = PrepOptions::default();
    let input = Input::Buffer("t.c", Rc::from(text.as_bytes()));
    let out = preprocess(&input, &prep, cx, &mut map, Hooks::default());
    let ast = neverc_syntax::parse_with_map(&out.stream, &lang, &names, &diags, &map);
    let mut parsed = Parsed {
        // Deep trees are tested for their errors only; the dump recurses.
        dump: if text.len() < 10_000 {
            neverc_syntax::dump(&ast, &names)
        } else {
            String::new()
        },
        errors: Vec::new(),
        warnings: Vec::new(),
    };
    for shown in diags.resolve(&map) {
        let diag = &shown.diag;
        let at = map
            .presumed(diag.loc)
            .map_or(String::new(), |p| format!("{}:{}", p.line, p.column));
        let line = format!("{at}: {}", diag.message);
        if diag.severity >= Severity::Error {
            parsed.errors.push(line);
        } else {
            parsed.warnings.push(line);
        }
    }
    parsed
}

fn parse(text: &str) -> Parsed {
    parse_as(text, Standard::C17, &[])
}

/// The text parses without errors to this dump.
#[track_caller]
fn tree(text: &str, dump: &str) {
    let parsed = parse(text);
    assert_eq!(parsed.errors, Vec::<String>::new());
    assert_eq!(parsed.dump.trim_end(), dump);
}

/// The text has exactly these errors.
#[track_caller]
fn errors(text: &str, expected: &[&str]) {
    assert_eq!(parse(text).errors, expected, "{text}");
}

#[test]
fn declarators_read_from_the_name_outwards() {
    tree("int *a[3];", "(decl int (a [3] *))");
    tree("int (*a)[3];", "(decl int (a * () [3]))");
    tree(
        "void (*signal(int sig, void (*func)(int)))(int);",
        "(decl void (signal (fn (param int (sig)) (param void (func * () (fn (param int))))) * () (fn (param int))))",
    );
}

#[test]
fn operators_bind_by_precedence() {
    tree(
        "int x = a + b * c << 1 < 2 == 3 & 4 ^ 5 | 6 && 7 || 8;",
        "(decl int (x) = (|| (&& (| (^ (& (== (< (<< (+ a (* b c)) 1) 2) 3) 4) 5) 6) 7) 8))",
    );
    tree(
        "void f(void) { a = b = c ? d, e : f ? g : h; }",
        "(function void (f (fn)) { (= a (= b (? c (, d e) (? f g h)))) })",
    );
    tree("int x = a - b - c;", "(decl int (x) = (- (- a b) c))");
    tree(
        "int x = -*p++ + !s->m[1](2).n;",
        "(decl int (x) = (+ (neg (deref (post++ p))) (! (. (call (index (-> s m) 1) 2) n))))",
    );
}

#[test]
fn parentheses_hold_types_by_scope() {
    tree(
        "typedef int T; int x = (T)(1) + (y)(1) + sizeof(T) + sizeof(y);",
        "(decl typedef int (T))\n(decl int (x) = (+ (+ (+ (cast (type T) (paren 1)) (call (paren y) 1)) (sizeof (type T))) (sizeof (paren y))))",
    );
    tree(
        "typedef int T; void f(int T) { x = (T)(1); } void g(void) { T T = 1; T * 2; { typedef char T; T *p; } }",
        "(decl typedef int (T))\n(function void (f (fn (param int (T)))) { (= x (call (paren T) 1)) })\n\
         (function void (g (fn)) { (decl T (T) = 1) (* T 2) { (decl typedef char (T)) (decl T (p *)) } })",
    );
}

#[test]
fn typedef_names_in_parameter_parentheses_are_types() {
    // C23 6.7.7.4 paragraph 11.
    tree(
        "typedef int T; int f(int (T)); int g(int (x)); int h(T);",
        "(decl typedef int (T))\n(decl int (f (fn (param int (_ (fn (param T)))))))\n(decl int (g (fn (param int (x ())))))\n(decl int (h (fn (param T))))",
    );
}

#[test]
fn old_style_definitions() {
    tree(
        "f(a, b) int a; char *b; { return a; }",
        "(function (f (fn-names a b)) (decl int (a)) (decl char (b *)) { (return a) })",
    );
}

#[test]
fn declarations_that_look_like_calls() {
    tree(
        "typedef int T; void f(void) { T(x); T(*y)[2]; g(x); }",
        "(decl typedef int (T))\n(function void (f (fn)) { (decl T (x ())) (decl T (y * () [2])) (call g x) })",
    );
}

#[test]
fn statements() {
    tree(
        "void f(void) { switch (x) { case 1: case 2 ... 4: default: break; } do ; while (x); for (int i = 0;;) continue; l: goto l; }",
        "(function void (f (fn)) { (switch x { (case 1 (case 2 ... 4 (default (break)))) }) (do (null) x) \
         (for (decl int (i) = 0) - - (continue)) (label l (goto l)) })",
    );
    tree(
        "void f(void) { if (a) ; else if (b) ; else ; }",
        "(function void (f (fn)) { (if a (null) else (if b (null) else (null))) })",
    );
}

#[test]
fn gnu_extensions() {
    tree(
        "void f(void) { x = ({ 1; }) ?: 2; goto *&&l; l: asm volatile(\"n\" : \"=r\"(x) : [i] \"r\"(y) : \"cc\"); }",
        "(function void (f (fn)) { (= x (?: (stmt-expr { 1 }) 2)) (goto * (label-addr l)) \
         (label l (asm volatile \"n\" (out \"=r\" x) (in i \"r\" y) clobber \"cc\")) })",
    );
    tree(
        "int a[] = { [1 ... 2] = 3, [4] 5 }; struct { int x; } s = { x: 1 };",
        "(decl int (a []) = { [1 ... 2] = 3 [4] = 5 })\n(decl (struct { (field int (x)) }) (s) = { .x = 1 })",
    );
}

#[test]
fn attributes_in_their_places() {
    tree(
        "struct __attribute__((packed)) S { int a __attribute__((aligned(4))); } __attribute__((__may_alias__)) s;",
        "(decl (struct S @gnu:packed @gnu:may_alias { (field int (a @gnu:aligned(4))) }) (s))",
    );
    tree(
        "int (__attribute__((cdecl)) *p)(void) __attribute__((unused)), __attribute__((weak)) q;",
        "(decl int (p * () @gnu:cdecl (fn) @gnu:unused) (q @gnu:weak))",
    );
    tree(
        "[[gnu::unused]] int x [[foo]]; int y __attribute__((mode(DI), vector_size(2 * 8)));",
        "(decl int @c23:gnu::unused (x @c23:foo))\n(decl int (y @gnu:mode('DI) @gnu:vector_size((* 2 8))))",
    );
    tree(
        "__declspec(custom_attr(\"k\", \"v\")) int f(void); _Alignas(8) int z;",
        "(decl int @declspec:custom_attr(\"k\" \"v\") (f (fn)))\n(decl int @alignas(8) (z))",
    );
}

#[test]
fn specifiers_combine_in_any_order() {
    tree(
        "long unsigned const int long x; double _Complex z; _BitInt(7) unsigned b; _Float32 f;",
        "(decl const unsigned long long int (x))\n(decl _Complex double (z))\n(decl unsigned (_BitInt 7) (b))\n(decl float32 (f))",
    );
    // The C library may define the name.
    tree(
        "typedef float _Float32; _Float32 f;",
        "(decl typedef float (_Float32))\n(decl _Float32 (f))",
    );
}

#[test]
fn c23_forms() {
    let parsed = parse_as(
        "enum E : short; auto x = 1; constexpr int y = 2; int f(...); void g(void) { l: }",
        Standard::C23,
        &["-Wpedantic"],
    );
    assert_eq!(parsed.errors, Vec::<String>::new());
    assert_eq!(parsed.warnings, Vec::<String>::new());
    assert_eq!(
        parsed.dump,
        "(decl (enum E ; : (type short)))\n(decl auto <auto> (x) = 1)\n(decl constexpr int (y) = 2)\n(decl int (f (fn ...)))\n(function void (g (fn)) { (label l (null)) })\n"
    );
}

#[test]
fn pragmas_become_nodes() {
    tree(
        "#pragma pack(1)\nstruct S {\n#pragma pack()\nint a; };\nvoid f(void) {\n#pragma GCC unroll 4\nfor (;;) ;\n}",
        "(pragma pack)\n(decl (struct S { (pragma pack) (field int (a)) }))\n(function void (f (fn)) { (pragma loop) (for - - - (null)) })",
    );
}

#[test]
fn missing_semicolons() {
    errors(
        "int f(void) { int x = 1 return x; }",
        &["1:24: expected ';' at end of declaration"],
    );
    errors(
        "int f(void) { return 1 }",
        &["1:23: expected ';' after return statement"],
    );
    errors(
        "int x = 3\nint y;",
        &["1:10: expected ';' after top level declarator"],
    );
    errors(
        "struct S { int a; }\nint main(void) { return 0; }",
        &["1:20: expected ';' after struct"],
    );
    errors(
        "struct S { int a int b; };",
        &["1:17: expected ';' at end of declaration list"],
    );
}

#[test]
fn missing_brackets() {
    errors("int f(void) {\n", &["1:14: expected '}'"]);
    errors("int f(void) { return (1 + 2; }", &["1:28: expected ')'"]);
    errors("int a[3;", &["1:8: expected ']'"]);
    errors("} int x;", &["1:1: extraneous closing brace ('}')"]);
    errors(
        "int f(void) { if (x)) return 1; return 0; }",
        &["1:21: extraneous ')' after condition, expected a statement"],
    );
    errors(
        "int f(int a { return a; } int g(void) { return 1 }",
        &[
            "1:13: expected ')'",
            "1:49: expected ';' after return statement",
        ],
    );
}

#[test]
fn missing_operands() {
    errors("int x = 1 + ;", &["1:13: expected expression"]);
    errors("int x = f(1, );", &["1:14: expected expression"]);
    errors("int x = a ? 1 2;", &["1:15: expected ':'"]);
    errors(
        "typedef int T; int x = T + 1;",
        &["1:24: unexpected type name 'T': expected expression"],
    );
}

#[test]
fn unknown_types() {
    errors("foo x;", &["1:1: unknown type name 'foo'"]);
    errors(
        "unsiged x;",
        &["1:1: unknown type name 'unsiged'; did you mean 'unsigned'?"],
    );
    errors(
        "struct S { int x; }; S s;",
        &["1:22: must use 'struct' tag to refer to type 'S'"],
    );
    errors(
        "void f(void) { foo x; }",
        &["1:16: use of undeclared identifier 'foo'"],
    );
    errors(
        "void f(int x) { retrun x; }",
        &["1:17: use of undeclared identifier 'retrun'; did you mean 'return'?"],
    );
}

#[test]
fn qualifiers_alone_are_a_type_name() {
    // Implicit int, for the next stage to judge.
    tree(
        "int x = (const)1 + sizeof(volatile *);",
        "(decl int (x) = (+ (cast (type const) 1) (sizeof (type volatile (_ *)))))",
    );
    errors(
        "int x = __builtin_bit_cast(1, 2);",
        &["1:28: expected a type"],
    );
}

#[test]
fn clashing_specifiers() {
    errors(
        "long long long x; short double y; static extern int z; unsigned float w;",
        &[
            "1:11: cannot combine with previous 'long long' declaration specifier",
            "1:19: 'short double' is invalid",
            "1:42: cannot combine with previous 'static' declaration specifier",
            "1:56: 'float' cannot be signed or unsigned",
        ],
    );
}

#[test]
fn errors_do_not_cause_others() {
    errors(
        "int f(void) { int x = ; g(1 2); h(; while x ; y = 3 4; return x; }\nint z = ;\nfoo bar;\n",
        &[
            "1:23: expected expression",
            "1:29: expected ')'",
            "1:35: expected expression",
            "1:43: expected '(' after 'while'",
            "1:52: expected ';' after expression",
            "2:9: expected expression",
            "3:1: unknown type name 'foo'",
        ],
    );
}

#[test]
fn position_after_a_macro_is_behind_its_invocation() {
    errors(
        "#define M(x) x\nint f(void) { return M(1) }\n",
        &["2:26: expected ';' after return statement"],
    );
}

#[test]
fn nested_functions_are_refused_once() {
    errors(
        "void f(void) { int g(int x) { return x; } g(1); }",
        &["1:29: function definition is not allowed here: nested functions are not supported"],
    );
}

#[test]
fn nesting_is_limited() {
    let deep = |open: &str, n: usize| format!("int x = {}1", open.repeat(n));
    let message = "bracket nesting level exceeded maximum of 256";
    for open in ["(", "f(", "{", "a[", "(int){", "1?"] {
        let parsed = parse(&deep(open, 50_000));
        assert_eq!(parsed.errors.len(), 1, "{open}");
        assert!(parsed.errors[0].ends_with(message), "{open}");
    }
    let fits = format!("int x = {}1{};", "(".repeat(256), ")".repeat(256));
    errors(&fits, &[]);
}

#[test]
fn long_chains_take_no_stack() {
    let n = 20_000;
    errors(&format!("int x = {}1;", "1 + ".repeat(n)), &[]);
    errors(&format!("int x = {}1;", "- ".repeat(n)), &[]);
    errors(&format!("int x = {}1;", "(int)".repeat(n)), &[]);
    errors(&format!("int x = {}1;", "a ? b : ".repeat(n)), &[]);
    errors(&format!("void f(void) {{ {}1; }}", "a = ".repeat(n)), &[]);
    errors(
        &format!("void f(void) {{ {}; }}", "if (a) ; else ".repeat(n)),
        &[],
    );
    errors(
        &format!(
            "void f(void) {{ switch (a) {{ {}; }} }}",
            "case 1: ".repeat(n)
        ),
        &[],
    );
}

#[test]
fn misleading_indentation_and_dangling_else() {
    let text =
        "void f(int x) {\n  if (x)\n    x++;\n    x--;\n  if (x)\n    if (x) ;\n    else ;\n}\n";
    let parsed = parse_as(text, Standard::C17, &["-Wall"]);
    assert_eq!(
        parsed.warnings,
        [
            "4:5: misleading indentation; statement is not part of the previous 'if'",
            "7:5: add explicit braces to avoid dangling else",
        ]
    );
}
