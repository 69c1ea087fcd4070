//! Parses preprocessed files and prints diagnostics: `parse [-std=…] [-dump] [-time] FILE…`.

use std::collections::HashMap;
use std::time::Instant;

use neverc_prep::token::{KINDS, flag};
use neverc_prep::{Token, TokenKind, TokenStream};
use neverc_source::{Diagnostics, Interner, LangOpts, Loc, Standard, Symbol};

fn lex(text: &[u8], names: &Interner, lang: &LangOpts) -> TokenStream {
    let mut keywords: HashMap<String, TokenKind> = HashMap::new();
    for &kind in KINDS {
        let s = kind.spelling();
        if kind.is_keyword()
            && !matches!(
                s,
                "wchar_t"
                    | "char8_t"
                    | "cdecl"
                    | "i8"
                    | "i16"
                    | "i32"
                    | "i64"
                    | "i128"
                    | "u8"
                    | "u16"
                    | "u32"
                    | "u64"
                    | "u128"
                    | "isize"
                    | "usize"
            )
        {
            let c23 = matches!(
                s,
                "bool"
                    | "true"
                    | "false"
                    | "alignas"
                    | "alignof"
                    | "constexpr"
                    | "nullptr"
                    | "static_assert"
                    | "thread_local"
                    | "typeof_unqual"
            );
            let gnu = matches!(s, "asm" | "typeof");
            if (c23 && !lang.c23()) || (gnu && !lang.gnu) {
                continue;
            }
            keywords.insert(s.to_owned(), kind);
        }
    }
    for (a, k) in [
        ("__const", TokenKind::KwConst),
        ("__const__", TokenKind::KwConst),
        ("__volatile", TokenKind::KwVolatile),
        ("__volatile__", TokenKind::KwVolatile),
        ("__restrict", TokenKind::KwRestrict),
        ("__restrict__", TokenKind::KwRestrict),
        ("__inline", TokenKind::KwInline),
        ("__inline__", TokenKind::KwInline),
        ("__signed", TokenKind::KwSigned),
        ("__signed__", TokenKind::KwSigned),
        ("__asm", TokenKind::KwAsm),
        ("__asm__", TokenKind::KwAsm),
        ("__typeof", TokenKind::KwTypeof),
        ("__typeof__", TokenKind::KwTypeof),
        ("__alignof__", TokenKind::KwUuAlignof),
        ("__attribute__", TokenKind::KwUuAttribute),
        ("__complex", TokenKind::KwUComplex),
        ("__complex__", TokenKind::KwUComplex),
        ("__real__", TokenKind::KwUuReal),
        ("__imag__", TokenKind::KwUuImag),
    ] {
        keywords.insert(a.to_owned(), k);
    }
    let mut puncts: Vec<(&str, TokenKind)> = KINDS
        .iter()
        .filter(|k| {
            k.category() == neverc_prep::token::Category::Punctuator && k.spelling() != "#@"
        })
        .map(|&k| (k.spelling(), k))
        .collect();
    puncts.sort_by_key(|p| std::cmp::Reverse(p.0.len()));
    let mut tokens = Vec::new();
    let (mut i, mut bol) = (0, true);
    while i < text.len() {
        let c = text[i];
        if c == b'\n' {
            bol = true;
            i += 1;
            continue;
        }
        if c.is_ascii_whitespace() {
            i += 1;
            continue;
        }
        if c == b'#' && bol {
            while i < text.len() && text[i] != b'\n' {
                i += 1;
            }
            continue;
        }
        let start = i;
        let word = |b: u8| b.is_ascii_alphanumeric() || b == b'_' || b == b'$' || b >= 128;
        let mut kind = TokenKind::Identifier;
        let mut sym = Symbol::EMPTY;
        let quote = |p: &[u8]| -> Option<(usize, TokenKind)> {
            for (pre, s, ch) in [
                (&b""[..], TokenKind::StringLiteral, TokenKind::CharConstant),
                (
                    b"u8",
                    TokenKind::Utf8StringLiteral,
                    TokenKind::Utf8CharConstant,
                ),
                (
                    b"L",
                    TokenKind::WideStringLiteral,
                    TokenKind::WideCharConstant,
                ),
                (
                    b"u",
                    TokenKind::Utf16StringLiteral,
                    TokenKind::Utf16CharConstant,
                ),
                (
                    b"U",
                    TokenKind::Utf32StringLiteral,
                    TokenKind::Utf32CharConstant,
                ),
            ] {
                if p.starts_with(pre) && p.len() > pre.len() {
                    if p[pre.len()] == b'"' {
                        return Some((pre.len(), s));
                    }
                    if p[pre.len()] == b'\'' {
                        return Some((pre.len(), ch));
                    }
                }
            }
            None
        };
        if let Some((pre, k)) = quote(&text[i..]) {
            let q = text[i + pre];
            i += pre + 1;
            while i < text.len() && text[i] != q && text[i] != b'\n' {
                if text[i] == b'\\' {
                    i += 1;
                }
                i += 1;
            }
            i = (i + 1).min(text.len());
            kind = k;
            sym = names.intern(&String::from_utf8_lossy(&text[start..i]));
        } else if c.is_ascii_digit()
            || (c == b'.' && text.get(i + 1).is_some_and(u8::is_ascii_digit))
        {
            while i < text.len()
                && (word(text[i])
                    || text[i] == b'.'
                    || (matches!(text[i], b'+' | b'-')
                        && matches!(text[i - 1], b'e' | b'E' | b'p' | b'P')))
            {
                i += 1;
            }
            kind = TokenKind::NumericConstant;
            sym = names.intern(&String::from_utf8_lossy(&text[start..i]));
        } else if word(c) {
            while i < text.len() && word(text[i]) {
                i += 1;
            }
            let s = String::from_utf8_lossy(&text[start..i]);
            if let Some(&k) = keywords.get(&*s) {
                kind = k;
            }
            sym = names.intern(&s);
        } else if let Some(&(s, k)) = puncts
            .iter()
            .find(|p| text[i..].starts_with(p.0.as_bytes()))
        {
            i += s.len();
            kind = k;
        } else {
            i += 1;
            kind = TokenKind::Unknown;
        }
        tokens.push(Token {
            loc: Loc(start as u32 + 1),
            sym,
            len: (i - start).min(65535) as u16,
            kind,
            flags: if bol { flag::START_OF_LINE } else { 0 },
        });
        bol = false;
    }
    tokens.push(Token {
        loc: Loc(text.len() as u32 + 1),
        sym: Symbol::EMPTY,
        len: 0,
        kind: TokenKind::Eof,
        flags: 0,
    });
    TokenStream {
        tokens,
        pragmas: Vec::new(),
    }
}

fn line_col(text: &[u8], loc: Loc) -> (usize, usize) {
    let at = (loc.0 as usize).saturating_sub(1).min(text.len());
    let line = text[..at].iter().filter(|&&b| b == b'\n').count() + 1;
    let col = at
        - text[..at]
            .iter()
            .rposition(|&b| b == b'\n')
            .map_or(0, |p| p + 1)
        + 1;
    (line, col)
}

fn run() -> i32 {
    let mut lang = LangOpts::default();
    let (mut dump, mut time, mut quiet) = (false, false, false);
    let mut status = 0;
    for arg in std::env::args().skip(1) {
        match &*arg {
            "-std=gnu89" => lang.standard = Standard::C89,
            "-std=gnu99" => lang.standard = Standard::C99,
            "-std=gnu17" => lang.standard = Standard::C17,
            "-std=gnu23" => lang.standard = Standard::C23,
            "-dump" => dump = true,
            "-time" => time = true,
            "-w" => quiet = true,
            path => {
                let text = std::fs::read(path).unwrap_or_default();
                let names = Interner::new();
                let stream = lex(&text, &names, &lang);
                let diags = Diagnostics::new(0);
                let start = Instant::now();
                let ast = neverc_syntax::parse(&stream, &lang, &names, &diags);
                let took = start.elapsed();
                if time {
                    println!(
                        "{path}: {} tokens, {} exprs, {:?}",
                        stream.tokens.len(),
                        ast.exprs.len(),
                        took
                    );
                }
                for d in diags.take() {
                    if d.warning.is_some() && quiet {
                        continue;
                    }
                    let (l, c) = line_col(&text, d.loc);
                    let sev = format!("{:?}", d.severity)
                        .to_lowercase()
                        .replace("fatal", "fatal error");
                    let flag = d
                        .warning
                        .map_or(String::new(), |w| format!(" [-W{}]", w.flag().name));
                    println!("{path}:{l}:{c}: {sev}: {}{flag}", d.message);
                    for n in d.notes {
                        let (l, c) = line_col(&text, n.loc);
                        println!("{path}:{l}:{c}: note: {}", n.message);
                    }
                    if d.severity >= neverc_source::Severity::Error {
                        status = 1;
                    }
                }
                if dump {
                    print!("{}", neverc_syntax::dump(&ast, &names));
                }
            }
        }
    }
    status
}

fn main() {
    let status = std::thread::Builder::new()
        .stack_size(256 << 20)
        .spawn(run)
        .map(|t| t.join().unwrap_or(101))
        .unwrap_or(102);
    std::process::exit(status);
}
