//! Diagnostics of expressions: texts, notes and flags as clang-19 has them.

mod analysis;

use analysis::{analyze, body, messages};
use neverc_source::Standard;

macro_rules! reports {
    ($($name:ident: $code:literal => [$($line:literal),*];)*) => {$(
        #[test]
        fn $name() {
            let expected: &[&str] = &[$($line),*];
            assert_eq!(body($code), expected);
        }
    )*};
}

reports! {
    undeclared_names_get_a_suggestion: "int counter = 0; countr = 1;" => [
        "error: use of undeclared identifier 'countr'; did you mean 'counter'?",
        "  4: note: 'counter' declared here"
    ];
    far_names_get_none: "zzzzzzz = 1;" => ["error: use of undeclared identifier 'zzzzzzz'"];
    missing_members: "st.nope = 1;" => ["error: no member named 'nope' in 'struct S'"];
    misspelled_members: "st.iner = 1;" => [
        "error: no member named 'iner' in 'struct S'; did you mean 'inner'?",
        "  1: note: 'inner' declared here"
    ];
    arrows_and_dots: "sp.a = 1; (&st)->a = 2; st->a = 3;" => [
        "error: member reference type 'struct S *' is a pointer; did you mean to use '->'?",
        "error: member reference type 'struct S' is not a pointer; did you mean to use '.'?"
    ];
    incomplete_records: "tp->a = 1;" => [
        "error: incomplete definition of type 'struct T'",
        "  2: note: forward declaration of 'struct T'"
    ];
    argument_counts: "one(); two(1); two(1, 2, 3); any();" => [
        "error: too few arguments to function call, single argument 'value' was not specified",
        "  2: note: 'one' declared here",
        "error: too few arguments to function call, expected 2, have 1",
        "  2: note: 'two' declared here",
        "error: too many arguments to function call, expected 2, have 3",
        "  2: note: 'two' declared here",
        "error: too few arguments to function call, expected at least 1, have 0",
        "  2: note: 'any' declared here"
    ];
    calls_of_objects: "i(1);" => ["error: called object type 'int' is not a function or function pointer"];
    integer_to_pointer: "p = i;" => [
        "warning: incompatible integer to pointer conversion assigning to 'int *' from 'int'; take the address with & [-Wint-conversion]"
    ];
    pointer_to_argument: "one(p);" => [
        "warning: incompatible pointer to integer conversion passing 'int *' to parameter of type 'int'; dereference with * [-Wint-conversion]",
        "  2: note: passing argument to parameter 'value' here"
    ];
    discarded_qualifiers: "s = cs;" => [
        "warning: assigning to 'char *' from 'const char *' discards qualifiers [-Wincompatible-pointer-types-discards-qualifiers]"
    ];
    pointer_signs: "unsigned *q = p;" => [
        "warning: initializing 'unsigned int *' with an expression of type 'int *' converts between pointers to integer types with different sign [-Wpointer-sign]"
    ];
    other_pointers: "p = s;" => [
        "warning: incompatible pointer types assigning to 'int *' from 'char *' [-Wincompatible-pointer-types]"
    ];
    void_pointers_convert: "p = v; v = p; v = 0; p = (void *)0;" => [];
    records_do_not_convert: "i = st;" => ["error: assigning to 'int' from incompatible type 'struct S'"];
    constants_are_not_assignable: "const int k = 1; k = 2; sp->c = 3; *cs = 'x';" => [
        "error: cannot assign to variable 'k' with const-qualified type 'const int'",
        "  4: note: variable 'k' declared const here",
        "error: cannot assign to non-static data member 'c' with const-qualified type 'const int'",
        "  1: note: non-static data member 'c' declared const here",
        "error: read-only variable is not assignable"
    ];
    values_are_not_assignable: "i + 1 = 2; 5 = i; i++ = 1; (char)i = 1;" => [
        "error: expression is not assignable",
        "error: expression is not assignable",
        "error: expression is not assignable",
        "error: assignment to cast is illegal, lvalue casts are not supported"
    ];
    binary_operands: "st + 1; d % 2; p * 2; p + p;" => [
        "error: invalid operands to binary expression ('struct S' and 'int')",
        "error: invalid operands to binary expression ('double' and 'int')",
        "error: invalid operands to binary expression ('int *' and 'int')",
        "error: invalid operands to binary expression ('int *' and 'int *')"
    ];
    unary_operands: "-p; ~d; !st; *i; &1;" => [
        "error: invalid argument type 'int *' to unary expression",
        "error: invalid argument type 'double' to unary expression",
        "error: invalid argument type 'struct S' to unary expression",
        "error: indirection requires pointer operand ('int' invalid)",
        "error: cannot take the address of an rvalue of type 'int'"
    ];
    bit_fields_have_no_address: "v = &st.bits; i = sizeof st.bits;" => [
        "error: address of bit-field requested",
        "error: invalid application of 'sizeof' to bit-field"
    ];
    comparisons_of_pointers: "i = p == s; i = p == i; i = p == 0;" => [
        "warning: comparison of distinct pointer types ('int *' and 'char *') [-Wcompare-distinct-pointer-types]",
        "warning: comparison between pointer and integer ('int *' and 'int') [-Wpointer-integer-compare]"
    ];
    conditional_arms: "i = i ? st : 1; v = i ? p : s;" => [
        "error: incompatible operand types ('struct S' and 'int')",
        "warning: pointer type mismatch ('int *' and 'char *') [-Wpointer-type-mismatch]"
    ];
    conditions_are_scalar: "if (st) return; while (nothing()) return;" => [
        "error: statement requires expression of scalar type ('struct S' invalid)",
        "error: statement requires expression of scalar type ('void' invalid)"
    ];
    assignments_as_conditions: "if (i = 1) return; if ((i = 1)) return;" => [
        "warning: using the result of an assignment as a condition without parentheses [-Wparentheses]",
        "  4: note: place parentheses around the assignment to silence this warning",
        "  4: note: use '==' to turn this assignment into an equality comparison"
    ];
    surprising_precedence: "i = i & 1 == 0;" => [
        "warning: & has lower precedence than ==; == will be evaluated first [-Wparentheses]",
        "  4: note: place parentheses around the '==' expression to silence this warning",
        "  4: note: place parentheses around the & expression to evaluate it first"
    ];
    chained_comparisons: "i = 1 < i < 3;" => [
        "warning: comparisons like 'X<=Y<=Z' don't have their mathematical meaning [-Wparentheses]",
        "warning: result of comparison of constant 3 with boolean expression is always true [-Wtautological-constant-out-of-range-compare]"
    ];
    shifts: "i = 1 << 32; i = 1 << -1; i = 3 << 31;" => [
        "warning: shift count >= width of type [-Wshift-count-overflow]",
        "warning: shift count is negative [-Wshift-count-negative]",
        "warning: signed shift result (0x180000000) requires 34 bits to represent, but 'int' only has 32 bits [-Wshift-overflow]"
    ];
    dead_code_is_not_warned_about: "i = 0 ? 1 << 40 : 2; i = 1 || i / 0; i = sizeof(1 / 0);" => [];
    divisions_by_zero: "i = 1 / 0; i %= 0; d = 1 / 0.0;" => [
        "warning: division by zero is undefined [-Wdivision-by-zero]",
        "warning: remainder by zero is undefined [-Wdivision-by-zero]"
    ];
    overflows: "i = 2147483647 + 1; i = 100000 * 100000;" => [
        "warning: overflow in expression; result is -2'147'483'648 with type 'int' [-Winteger-overflow]",
        "warning: overflow in expression; result is 1'410'065'408 with type 'int' [-Winteger-overflow]"
    ];
    changed_constants: "ch = 300; i = 1.5; st.bits = 9;" => [
        "warning: implicit conversion from 'int' to 'char' changes value from 300 to 44 [-Wconstant-conversion]",
        "warning: implicit conversion from 'double' to 'int' changes value from 1.5 to 1 [-Wliteral-conversion]",
        "warning: implicit truncation from 'int' to bit-field changes value from 9 to 1 [-Wbitfield-constant-conversion]"
    ];
    signs_in_comparisons: "i = i < u; i = u < 5; i = ch < u;" => [
        "warning: comparison of integers of different signs: 'int' and 'unsigned int' [-Wsign-compare]",
        "warning: comparison of integers of different signs: 'char' and 'unsigned int' [-Wsign-compare]"
    ];
    array_bounds: "int a[3]; a[3] = 1; a[-1] = 2; p = &a[3];" => [
        "warning: array index 3 is past the end of the array (that has type 'int[3]') [-Warray-bounds]",
        "  4: note: array 'a' declared here",
        "warning: array index -1 is before the beginning of the array [-Warray-bounds]",
        "  4: note: array 'a' declared here"
    ];
    casts_between_unlike_types: "(struct S)i; (int)st; (double)p; (char *)d;" => [
        "error: used type 'struct S' where arithmetic or pointer type is required",
        "error: operand of type 'struct S' where arithmetic or pointer type is required",
        "error: pointer cannot be cast to type 'double'",
        "error: operand of type 'double' cannot be cast to a pointer type"
    ];
    narrow_pointer_casts: "i = (int)p; v = (void *)i; p = (int *)l;" => [
        "warning: cast to smaller integer type 'int' from 'int *' [-Wpointer-to-int-cast]",
        "warning: cast to 'void *' from smaller integer type 'int' [-Wint-to-void-pointer-cast]"
    ];
    generic_selections: "i = _Generic(d, int: 1); i = _Generic(i, int: 1, int: 2); i = _Generic(cs, const char *: 1, default: 2);" => [
        "error: controlling expression type 'double' not compatible with any generic association type",
        "error: type 'int' in generic association compatible with previously specified type 'int'",
        "  4: note: compatible type 'int' specified here"
    ];
    gnu_pointer_arithmetic: "v = v + 1; tp = tp + 1;" => [
        "warning: arithmetic on a pointer to void is a GNU extension [-Wgnu-pointer-arith]",
        "error: arithmetic on a pointer to an incomplete type 'struct T'",
        "  2: note: forward declaration of 'struct T'"
    ];
    sizes_of_incomplete_types: "i = sizeof(struct T);" => [
        "error: invalid application of 'sizeof' to an incomplete type 'struct T'",
        "  2: note: forward declaration of 'struct T'"
    ];
}

#[test]
fn one_error_does_not_cause_another() {
    assert_eq!(
        body("int k = undeclared1 + undeclared2; k = undeclared3->x[1].y(2) + st;"),
        [
            "error: use of undeclared identifier 'undeclared1'",
            "error: use of undeclared identifier 'undeclared2'",
            "error: use of undeclared identifier 'undeclared3'"
        ]
    );
}

#[test]
fn formats_are_checked_against_their_arguments() {
    let source = "int printf(const char *, ...); int scanf(const char *, ...);\n\
        void f(int i, long l, char *s, double d, float *fp) {\n\
        printf(\"%d %s\", l, i);\n\
        printf(\"%d\");\n\
        printf(\"%d\", i, i);\n\
        printf(s);\n\
        printf(\"%ld %*d %c %f %p\\n\", l, i, i, 'x', d, s);\n\
        scanf(\"%lf\", fp);\n\
        }\n";
    let mut shown = messages(source);
    shown.retain(|m| m.contains("[-Wformat"));
    assert_eq!(
        shown,
        [
            "3: warning: format specifies type 'int' but the argument has type 'long' [-Wformat]",
            "3: warning: format specifies type 'char *' but the argument has type 'int' [-Wformat]",
            "4: warning: more '%' conversions than data arguments [-Wformat-insufficient-args]",
            "5: warning: data argument not used by format string [-Wformat-extra-args]",
            "6: warning: format string is not a string literal (potentially insecure) [-Wformat-security]",
            "8: warning: format specifies type 'double *' but the argument has type 'float *' [-Wformat]",
        ]
    );
}

#[test]
fn conversions_of_old_standards_are_warnings() {
    let source = "int *f(int i) { return i; }\n";
    assert_eq!(
        analyze(source, Standard::C89).messages[1],
        "1: warning: incompatible integer to pointer conversion returning 'int' from a function with result type 'int *'; take the address with & [-Wint-conversion]"
    );
}

#[test]
fn deep_nesting_is_refused_without_a_crash() {
    let run = || {
        let source = format!("int f(int a) {{ return {}a; }}", "!".repeat(100_000));
        analyze(&source, Standard::C17).messages
    };
    let worker = std::thread::Builder::new().stack_size(256 << 20).spawn(run);
    let messages = worker.map(|w| w.join());
    assert!(matches!(messages, Ok(Ok(list)) if !list.is_empty()));
}
