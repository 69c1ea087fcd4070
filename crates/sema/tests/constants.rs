//! Constant evaluation. Expected values are what gcc 12 and clang-19 store, or follow from C23 6.3 and 6.5.

mod analysis;

use analysis::value;
use neverc_source::Standard;

fn c17(declaration: &str) -> String {
    value(declaration, Standard::C17)
}

#[test]
fn integers_wrap_in_their_own_width() {
    assert_eq!(c17("unsigned x = -1;"), "4294967295");
    assert_eq!(c17("unsigned char x = 300;"), "44");
    assert_eq!(c17("signed char x = (signed char)200;"), "-56");
    assert_eq!(c17("unsigned long x = 0xffffffffu + 1ul;"), "4294967296");
    assert_eq!(c17("unsigned x = 0xffffffffu + 1;"), "0");
    assert_eq!(
        c17("unsigned __int128 x = ~(unsigned __int128)0;"),
        "340282366920938463463374607431768211455"
    );
    assert_eq!(
        c17("__int128 x = (__int128)1 << 100;"),
        "1267650600228229401496703205376"
    );
    assert_eq!(c17("_Bool x = 0.25;"), "1");
}

#[test]
fn bit_precise_integers_are_not_promoted() {
    assert_eq!(
        value(
            "int x = sizeof((unsigned _BitInt(7))1 + (unsigned _BitInt(7))1);",
            Standard::C23
        ),
        "1"
    );
    assert_eq!(
        value(
            "unsigned _BitInt(5) x = (unsigned _BitInt(5))31 + 1uwb;",
            Standard::C23
        ),
        "0"
    );
    assert_eq!(
        value(
            "unsigned _BitInt(200) x = (unsigned _BitInt(200))1 << 199;",
            Standard::C23
        ),
        "803469022129495137770981046170581301261101496891396417650688"
    );
}

#[test]
fn division_truncates_and_remainder_follows() {
    assert_eq!(c17("int x = -7 / 2;"), "-3");
    assert_eq!(c17("int x = -7 % 2;"), "-1");
    assert_eq!(c17("int x = -8 >> 1;"), "-4");
}

#[test]
fn unsigned_wins_at_equal_rank() {
    assert_eq!(c17("int x = -1 < 0u;"), "0");
    assert_eq!(c17("int x = -1 < (unsigned char)0;"), "1");
    assert_eq!(c17("int x = -1l < 0u;"), "1");
}

#[test]
fn floats_are_rounded_in_the_target_s_formats() {
    assert_eq!(c17("float x = 0.1;"), "0x3dcccccd");
    assert_eq!(c17("double x = 0.1f;"), "0x3fb99999a0000000");
    assert_eq!(c17("long double x = 1.0L / 3;"), "0x3ffdaaaaaaaaaaaaaaab");
    assert_eq!(
        c17("__float128 x = (__float128)1 / 3;"),
        "0x3ffd5555555555555555555555555555"
    );
    assert_eq!(c17("_Float16 x = 1.0 / 3;"), "0x3555");
    assert_eq!(c17("double x = 1e308 * 10;"), "0x7ff0000000000000");
    assert_eq!(c17("int x = (int)-2.9;"), "-2");
    assert_eq!(c17("double x = 0x1p-1074;"), "0x1");
}

#[test]
fn complex_arithmetic_is_exact_where_it_can_be() {
    assert_eq!(
        c17("_Complex double x = (1.0 + 2.0i) * (3.0 - 1.0i);"),
        "0x4014000000000000+0x4014000000000000i"
    );
    assert_eq!(c17("_Complex int x = (1 + 2i) * (3 - 1i);"), "5+5i");
    assert_eq!(
        c17("double x = __imag__ ~(1.0 + 2.0i);"),
        "0xc000000000000000"
    );
}

#[test]
fn addresses_carry_an_object_and_an_offset() {
    assert_eq!(
        c17("struct s { int a; char b[8]; } arr[3]; char *x = &arr[2].b[1];"),
        "Var(VarId(0))+29"
    );
    assert_eq!(c17("int g; char *x = (char *)&g - 4;"), "Var(VarId(0))+-4");
    assert_eq!(c17("int g; long x = (long)&g + 8;"), "Var(VarId(0))+8");
    assert_eq!(c17("int a[10]; long x = &a[7] - &a[2];"), "5");
    assert_eq!(c17("char *x = (char *)0x1000;"), "Null+4096");
    assert_eq!(c17("long x = (long)&((struct { int a, b; } *)0)->b;"), "4");
    assert_eq!(
        c17("extern int w __attribute__((weak)); int y; int x = &y != 0;"),
        "1"
    );
}

#[test]
fn constant_objects_fold() {
    assert_eq!(c17("static const int n = 3; int x = n * 2;"), "6");
    assert_eq!(
        c17("static const int t[] = {1, 2, [5] = 9}; int x = t[5] + t[3];"),
        "9"
    );
    assert_eq!(
        value(
            "constexpr struct { int a; struct { int b[2]; } in; } c = {1, {{2, 3}}}; int x = c.in.b[1];",
            Standard::C23
        ),
        "3"
    );
    assert_eq!(c17("int x = \"abc\"[1];"), "98");
}

#[test]
fn builtins_fold() {
    for (expression, expected) in [
        ("__builtin_popcount(0xff)", "8"),
        ("__builtin_clz(1)", "31"),
        ("__builtin_ctzll(8)", "3"),
        ("__builtin_ffs(0)", "0"),
        ("__builtin_parity(7)", "1"),
        ("__builtin_clrsb(-1)", "31"),
        ("__builtin_bswap32(0x01020304)", "67305985"),
        ("__builtin_bswap16(0x0102)", "513"),
        ("__builtin_strlen(\"four\")", "4"),
        ("__builtin_constant_p(3 + 4)", "1"),
        ("__builtin_constant_p(g)", "0"),
        ("__builtin_isnan(__builtin_nan(\"\"))", "1"),
        ("__builtin_isinf_sign(-__builtin_inf())", "-1"),
        ("__builtin_fpclassify(0, 1, 2, 3, 4, 1.0)", "2"),
        ("__builtin_types_compatible_p(int, const int)", "1"),
        ("__builtin_choose_expr(1, 5, \"no\")", "5"),
        (
            "__builtin_offsetof(struct { char c; int a[4]; }, a[2])",
            "12",
        ),
        ("__builtin_expect(4, 5)", "4"),
        ("__builtin_object_size(buffer, 0)", "16"),
        ("__builtin_classify_type(1.0)", "8"),
        ("sizeof(long double)", "16"),
        ("_Alignof(double)", "8"),
    ] {
        let source = format!("int g; char buffer[16]; long x = {expression};");
        assert_eq!(c17(&source), expected, "{expression}");
    }
}

#[test]
fn vectors_fold_element_by_element() {
    assert_eq!(
        c17(
            "typedef int v4 __attribute__((vector_size(16))); v4 x = ((v4){1, 2, 3, 4} + (v4){10, 20, 30, 40}) * 2;"
        ),
        "{22,44,66,88}"
    );
    assert_eq!(
        c17("typedef int v4 __attribute__((vector_size(16))); v4 x = (v4){1, 5} > (v4){3, 3};"),
        "{0,-1,0,0}"
    );
}

#[test]
fn a_side_that_is_not_taken_need_not_be_constant() {
    assert_eq!(c17("int f(void); int x = 0 && f();"), "0");
    assert_eq!(c17("int f(void); int x = 1 ? 2 : f();"), "2");
}

#[test]
fn long_chains_take_linear_time_and_no_stack() {
    let sum = vec!["1"; 50_000].join("+");
    assert_eq!(c17(&format!("int x = {sum};")), "50000");
    let minus = " -".repeat(200);
    assert_eq!(c17(&format!("int x = {minus}1;")), "1");
}
