//! Shapes of the typed tree: linkage, inline rules, initializers, enumerations.

mod support;

use neverc_sema::tree::{Emission, ExprKind, Linkage, Storage, Unit, VarDef};
use neverc_sema::types::Builtin;
use support::{Analyzed, analyze_for, analyze_text, dialect};

fn clean(text: &str) -> Analyzed {
    let analyzed = analyze_text(text);
    assert_eq!(analyzed.reports, Vec::<String>::new(), "{text}");
    analyzed
}

/// The entries of a variable's initializer: indices, counts and, for integers, nothing deeper.
fn entries(a: &Analyzed, name: &str) -> Vec<(u64, u64)> {
    let name = a.names.intern(name);
    let var = a.unit.vars.iter().find(|v| v.name == name);
    let init = var.and_then(|v| v.init).expect("an initializer");
    match a.unit.expr(init).kind {
        ExprKind::InitList(list) => {
            let list = a.unit.list(list).iter();
            list.map(|e| (e.index, e.count)).collect()
        }
        ref other => panic!("no list but {other:?}"),
    }
}

fn size_of(a: &Analyzed, name: &str) -> Option<u64> {
    let name = a.names.intern(name);
    let var = a.unit.vars.iter().find(|v| v.name == name)?;
    let unit: &Unit = &a.unit;
    neverc_sema::layout::size_of(unit, &neverc_target::CTypes::X86_64_LINUX, var.ty)
}

#[test]
fn designators_override_and_ranges_are_split() {
    let a = analyze_text("int a[] = { [0 ... 5] = 1, [2] = 7, 8, [9] = 3 };");
    assert_eq!(
        entries(&a, "a"),
        [(0, 2), (2, 1), (3, 1), (4, 2), (9, 1)],
        "the range is cut around the later elements"
    );
    assert_eq!(size_of(&a, "a"), Some(40));
}

#[test]
fn braces_may_be_left_out() {
    let a = analyze_text("struct P { int x, y; }; struct P p[2] = { 1, 2, 3 };");
    assert_eq!(entries(&a, "p"), [(0, 1), (1, 1)]);
}

#[test]
fn strings_complete_arrays() {
    let a = clean("char s[] = \"abc\"; char t[] = { \"de\" }; int w[] = L\"xy\";");
    assert_eq!(size_of(&a, "s"), Some(4));
    assert_eq!(size_of(&a, "t"), Some(3));
    assert_eq!(size_of(&a, "w"), Some(12));
}

#[test]
fn declarations_of_one_entity_merge() {
    let a = clean(
        "extern int a[]; int a[3]; static int f(void); int g(void) { return f(); } int f(void) { return a[0]; }",
    );
    assert_eq!(size_of(&a, "a"), Some(12));
    let f = a.names.intern("f");
    let functions: Vec<_> = a.unit.funcs.iter().filter(|x| x.name == f).collect();
    assert_eq!(functions.len(), 1);
    assert_eq!(functions[0].linkage, Linkage::Internal);
}

#[test]
fn tentative_arrays_get_one_element() {
    let a = analyze_text("int a[];");
    assert_eq!(size_of(&a, "a"), Some(4));
    assert_eq!(a.unit.vars[0].def, VarDef::Tentative);
}

#[test]
fn inline_follows_the_dialect() {
    let text = "inline int a(void) { return 1; }
        extern inline int b(void) { return 1; }
        inline int c(void) { return 1; } int c(void);
        static inline int d(void) { return 1; }
        inline __attribute__((gnu_inline)) extern int e(void) { return 1; }";
    let emission = |a: &Analyzed| -> Vec<Emission> {
        ["a", "b", "c", "d", "e"]
            .iter()
            .filter_map(|n| {
                let n = a.names.intern(n);
                a.unit.funcs.iter().find(|f| f.name == n)
            })
            .map(|f| f.emission)
            .collect()
    };
    use Emission::{AvailableExternally as A, Normal as N};
    let c99 = analyze_text(text);
    assert_eq!(emission(&c99), [A, N, N, N, A]);
    let lang = dialect("gnu89");
    let gnu89 = analyze_for(text, &lang, neverc_sema::cx::Arch::X86_64);
    assert_eq!(emission(&gnu89), [N, A, N, N, A]);
}

#[test]
fn enumerations_take_the_type_that_gcc_and_clang_choose() {
    let a = clean(
        "enum A { A0 } a; enum B { B0 = -1 } b; enum C { C0 = 4294967295u } c; enum D { D0 = -1, D1 = 4294967295u } d; enum __attribute__((packed)) E { E0 = 200 } e;",
    );
    let types: Vec<Builtin> = a
        .unit
        .enums
        .iter()
        .map(|e| {
            [Builtin::UInt, Builtin::Int, Builtin::Long, Builtin::UChar]
                .into_iter()
                .find(|b| a.unit.types.is(e.underlying, *b))
                .expect("one of these")
        })
        .collect();
    use Builtin::{Int, Long, UChar, UInt};
    assert_eq!(types, [UInt, Int, UInt, Long, UChar]);
}

#[test]
fn compound_literals_live_as_long_as_their_scope() {
    let a = clean("int *p = (int[]){ 1, 2 }; int f(void) { int *q = (int[]){ 3 }; return *q; }");
    let literals: Vec<Storage> = a
        .unit
        .vars
        .iter()
        .filter(|v| v.is_compound_literal)
        .map(|v| v.storage)
        .collect();
    assert_eq!(literals, [Storage::Static, Storage::Auto]);
}

#[test]
fn nothing_makes_the_analysis_panic() {
    for text in [
        "struct S { struct S s[3]; int a : sizeof(struct S); } x = { .s[1].s[2].a = 1 };",
        "int f(int n) { struct { int a[n]; } s; switch (n) { case 1 ... -1: case n: ; } return &&l - &&m; }",
        "enum E { A = B, B = A } e = { { { } } }; int a[A] = { [A ... B] = C };",
        "typedef int T[]; T t = { }, u = { [1ull << 40] = 2 }; int v[1ull << 60] = { 1 };",
        "union U; union U { union U *p; int f[]; } u = { { }, 1 }; int g() = { 1 }, h[2][] = { 1 };",
        "void f(a, b, a) int c, *a; { __label__ x; goto x; x: x: ; ({ return; }); }",
        "_BitInt(0) a; _BitInt(-1) b; unsigned _BitInt(100000000) c; int d __attribute__((vector_size(-8)));",
        "int x = ({ goto y; y: 1; }); int z[({ 1; })]; auto w = w; typeof(q) q;",
    ] {
        for standard in ["gnu89", "gnu17", "gnu23"] {
            let lang = dialect(standard);
            let analyzed = analyze_for(text, &lang, neverc_sema::cx::Arch::AArch64);
            assert!(!analyzed.reports.is_empty(), "{text}");
        }
    }
}
