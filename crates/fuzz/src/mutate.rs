//! Mutations: of bytes, of tokens, of lines, and splices of two files.

use crate::random::Random;
use crate::switches;

/// Pieces that are worth putting anywhere.
const WORDS: &[&str] = &[
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    ";",
    ",",
    "*",
    "&",
    "&&",
    "=",
    "==",
    "+",
    "-",
    "++",
    "--",
    "<<",
    ">>",
    "/",
    "%",
    "?",
    ":",
    "...",
    "->",
    ".",
    "#",
    "##",
    "\\\n",
    "\"",
    "'",
    "/*",
    "*/",
    "//",
    "::",
    "[[",
    "]]",
    "0",
    "1",
    "-1",
    "0x7fffffff",
    "0x80000000",
    "0xffffffffffffffff",
    "9223372036854775807",
    "18446744073709551616",
    "1e400",
    "0x1p-1080",
    "1.0f",
    "1.0L",
    "1.0i",
    "1wb",
    "0b101",
    "1'000",
    "L\"x\"",
    "u8\"\\xff\"",
    "'\\777'",
    "'abcd'",
    "\"\\u00e9\"",
    "int",
    "char",
    "short",
    "long",
    "unsigned",
    "signed",
    "float",
    "double",
    "void",
    "_Bool",
    "_Complex",
    "_Imaginary",
    "__int128",
    "_BitInt(7)",
    "_BitInt(200)",
    "_Float16",
    "__float128",
    "_Decimal64",
    "const",
    "volatile",
    "restrict",
    "_Atomic",
    "_Atomic(int)",
    "static",
    "extern",
    "register",
    "auto",
    "typedef",
    "inline",
    "_Noreturn",
    "_Thread_local",
    "constexpr",
    "struct",
    "union",
    "enum",
    "struct S",
    "if",
    "else",
    "while",
    "for",
    "do",
    "switch",
    "case",
    "default",
    "break",
    "continue",
    "goto",
    "return",
    "sizeof",
    "_Alignof",
    "_Alignas(16)",
    "_Generic(",
    "_Static_assert(",
    "typeof(",
    "typeof_unqual(",
    "__label__",
    "asm(",
    "asm volatile(\"\" : : : \"memory\")",
    "__attribute__((packed))",
    "__attribute__((aligned(64)))",
    "__attribute__((vector_size(16)))",
    "__attribute__((mode(DI)))",
    "__attribute__((cleanup(f)))",
    "__attribute__((alias(\"f\")))",
    "__attribute__((always_inline))",
    "__attribute__((transparent_union))",
    "__attribute__((ext_vector_type(3)))",
    "[[nodiscard]]",
    "[[fallthrough]]",
    "__extension__",
    "__real__",
    "__imag__",
    "__builtin_va_arg(",
    "__builtin_choose_expr(",
    "__builtin_types_compatible_p(",
    "__builtin_offsetof(",
    "__builtin_constant_p(",
    "__builtin_shufflevector(",
    "__builtin_convertvector(",
    "__builtin_add_overflow(",
    "__builtin_alloca(",
    "__builtin_object_size(",
    "__builtin_complex(",
    "__builtin_unreachable()",
    "__builtin_return_address(0)",
    "__atomic_fetch_add(",
    "__atomic_compare_exchange_n(",
    "__sync_synchronize()",
    "__func__",
    "nullptr",
    "true",
    "({",
    "})",
    "&&label",
    "[0]",
    "[]",
    "[static 3]",
    "[*]",
    "(void)0",
    "(int){0}",
    "{0}",
    "{[1] = 2}",
    "{.a = 1}",
    "{[0 ... 9] = 1}",
    "x",
    "f",
    "main",
    "a",
    "i",
    "p",
    "int x;",
    "int f();",
    "return 0;",
    ": 3",
    "... =",
    "#define A",
    "#define F(x) #x",
    "#define V(...) __VA_OPT__(x) __VA_ARGS__",
    "#undef A",
    "#if 1",
    "#if 1/0",
    "#ifdef A",
    "#elif 0",
    "#elifdef A",
    "#else",
    "#endif",
    "#include <stddef.h>",
    "#include <immintrin.h>",
    "#embed __FILE__ limit(9)",
    "#line 2147483647",
    "#pragma pack(push, 1)",
    "#pragma once",
    "#pragma weak f",
    "#error e",
    "_Pragma(\"pack(1)\")",
    "__COUNTER__",
    "__LINE__",
    "__has_include(<x.h>)",
    "defined",
    "#pragma GCC diagnostic push",
    "#pragma push_macro(\"A\")",
    "#pragma STDC FENV_ACCESS ON",
];

/// The input changed in one to many places, at most `limit` bytes long. Runs of tokens are also taken from `others`.
pub fn mutate(random: &mut Random, mut text: Vec<u8>, others: &[Vec<u8>], limit: usize) -> Vec<u8> {
    if random.chance(8) {
        switches::change(random, &mut text);
    }
    let most = if random.chance(30) { 24 } else { 5 };
    let rounds = 1 + random.below(most);
    for _ in 0..rounds {
        match random.below(10) {
            0 => bytes(random, &mut text),
            1..=5 => tokens(random, &mut text, others),
            6 | 7 => lines(random, &mut text),
            8 => splice(random, &mut text, others),
            _ => nest(random, &mut text),
        }
        text.truncate(limit);
    }
    text
}

/// One input made of parts of two, at most `limit` bytes long.
pub fn splice_of(random: &mut Random, one: &[u8], other: &[u8], limit: usize) -> Vec<u8> {
    let mut text = one.to_vec();
    let others = [other.to_vec()];
    if random.chance(50) {
        splice(random, &mut text, &others);
    } else {
        for _ in 0..=random.below(8) {
            foreign_run(random, &mut text, &others);
        }
    }
    text.truncate(limit);
    text
}

fn bytes(random: &mut Random, text: &mut Vec<u8>) {
    let at = random.below(text.len() + 1);
    match random.below(4) {
        0 => text.insert(at, random.below(256) as u8),
        1 if at < text.len() => {
            text.remove(at);
        }
        2 if at < text.len() => text[at] ^= 1 << random.below(8),
        _ => text.truncate(at),
    }
}

/// Where tokens begin and end, roughly.
fn split(text: &[u8]) -> Vec<(usize, usize)> {
    let word = |b: u8| b.is_ascii_alphanumeric() || b == b'_' || b >= 0x80;
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let start = at;
        let first = text[at];
        at += 1;
        if first.is_ascii_whitespace() {
            continue;
        }
        if word(first) {
            while at < text.len() && word(text[at]) {
                at += 1;
            }
        } else if first == b'"' {
            while at < text.len() && text[at] != b'"' && text[at] != b'\n' {
                at += 1 + usize::from(text[at] == b'\\');
            }
            at = (at + 1).min(text.len());
        }
        found.push((start, at));
    }
    found
}

fn tokens(random: &mut Random, text: &mut Vec<u8>, corpus: &[Vec<u8>]) {
    let list = split(text);
    let Some(&(start, end)) = random.pick(&list) else {
        return;
    };
    match random.below(8) {
        0 => drop(text.drain(start..end)),
        1 | 2 => {
            let new = word(random);
            text.splice(start..end, new);
        }
        3 => {
            let new = word(random);
            text.splice(start..start, new);
        }
        // The same token elsewhere, or two exchanged.
        4 => {
            let copy = text[start..end].to_vec();
            if let Some(&(at, to)) = random.pick(&list) {
                text.splice(at..to, padded(&copy));
            }
        }
        5 => {
            let copy = padded(&text[start..end]);
            text.splice(start..start, copy);
        }
        // A run of tokens goes or appears twice.
        6 => {
            let index = random.below(list.len());
            let last = (index + 1 + random.below(12)).min(list.len()) - 1;
            let run = list[index].0..list[last].1;
            if random.chance(50) {
                drop(text.drain(run));
            } else {
                let copy = padded(&text[run.clone()]);
                text.splice(run.start..run.start, copy);
            }
        }
        _ => foreign_run(random, text, corpus),
    }
}

/// A run of tokens of another file in the place of one token.
fn foreign_run(random: &mut Random, text: &mut Vec<u8>, corpus: &[Vec<u8>]) {
    let list = split(text);
    let (Some(&(start, end)), Some(other)) = (random.pick(&list), random.pick(corpus)) else {
        return;
    };
    let theirs = split(other);
    if theirs.is_empty() {
        return;
    }
    let index = random.below(theirs.len());
    let last = (index + 1 + random.below(20)).min(theirs.len()) - 1;
    let copy = padded(&other[theirs[index].0..theirs[last].1]);
    text.splice(start..end, copy);
}

fn word(random: &mut Random) -> Vec<u8> {
    let word = random.pick(WORDS).copied().unwrap_or(";");
    if word.starts_with('#') && word.len() > 2 {
        format!("\n{word}\n").into_bytes()
    } else {
        padded(word.as_bytes())
    }
}

fn padded(text: &[u8]) -> Vec<u8> {
    [b" ", text, b" "].concat()
}

fn lines(random: &mut Random, text: &mut Vec<u8>) {
    let mut list: Vec<Vec<u8>> = text
        .split_inclusive(|b| *b == b'\n')
        .map(<[u8]>::to_vec)
        .collect();
    if list.is_empty() {
        return;
    }
    let (a, b) = (random.below(list.len()), random.below(list.len()));
    match random.below(4) {
        0 => drop(list.remove(a)),
        1 => list.swap(a, b),
        2 => {
            let copy = list[a].clone();
            list.insert(b, copy);
        }
        _ => {
            let (from, to) = (a.min(b), a.max(b).min(a.min(b) + 8));
            list.drain(from..to);
        }
    }
    *text = list.concat();
}

fn splice(random: &mut Random, text: &mut Vec<u8>, corpus: &[Vec<u8>]) {
    let Some(other) = random.pick(corpus) else {
        return;
    };
    let (at, from) = (random.below(text.len() + 1), random.below(other.len() + 1));
    if random.chance(50) {
        text.truncate(at);
        text.extend_from_slice(&other[from..]);
    } else {
        let to = (from + random.below(400)).min(other.len());
        text.splice(at..at, other[from..to].iter().copied());
    }
}

/// Repeats one piece often: nesting and long lists.
fn nest(random: &mut Random, text: &mut Vec<u8>) {
    if !random.chance(20) {
        return tokens(random, text, &[]);
    }
    let piece = word(random);
    let list = split(text);
    let Some(&(start, _)) = random.pick(&list) else {
        return;
    };
    let many = piece.repeat(2 + random.below(400));
    text.splice(start..start, many);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn same_seed_gives_same_input() {
        let corpus = vec![
            b"int f(int a) { return a + \"x\"[1]; }\n".to_vec(),
            b"#define A 1\nint x = A;\n".to_vec(),
        ];
        for seed in 1..200 {
            let make = || mutate(&mut Random::new(seed), corpus[0].clone(), &corpus, 300);
            let one = make();
            assert_eq!(one, make());
            assert!(one.len() <= 300);
        }
    }

    #[test]
    fn tokens_are_found() {
        assert_eq!(split(b"ab \"c d\"+1"), [(0, 2), (3, 8), (8, 9), (9, 10)]);
        assert_eq!(split(b"\"ab"), [(0, 3)]);
    }
}
