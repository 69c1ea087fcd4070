//! The lexer: bytes of one file to raw tokens. Knows no macros and no directives beyond their line ends.

use std::rc::Rc;

use neverc_source::{Diagnostics, Interner, LangOpts, Loc, Symbol, Warning};

use crate::scan::{
    BLANK, DIGIT, IDENT_START, ODD, QUOTE_STOP, at, class, clean, ident_continue, ident_start,
    newline_len, peek, skip_block_comment, skip_line_comment, splice_len, trigraph, ucn, utf8_char,
};
use crate::token::{Token, TokenKind, flag};

/// What the lexer needs from its surroundings.
#[derive(Clone, Copy)]
pub(crate) struct LexCx<'a> {
    pub names: &'a Interner,
    pub diags: &'a Diagnostics,
    pub lang: &'a LangOpts,
    /// Give comments as tokens.
    pub comments: bool,
    /// Report nothing (pasting trials, skipped text).
    pub quiet: bool,
}

/// The state of lexing one buffer.
pub(crate) struct Lexer {
    pub text: Rc<[u8]>,
    pub pos: usize,
    /// Position of the first byte.
    pub base: u32,
    /// The next token is the first of its line.
    pub line_start: bool,
    /// Inside a directive: the line end is an `Eod` token.
    pub in_directive: bool,
    /// Inside a directive: `<` opens a header name.
    pub header_name: bool,
}

impl Lexer {
    /// A lexer at the start of `text`; a byte order mark is skipped.
    pub fn new(text: Rc<[u8]>, base: Loc) -> Lexer {
        let pos = if text.starts_with(b"\xef\xbb\xbf") {
            3
        } else {
            0
        };
        Lexer {
            text,
            pos,
            base: base.0,
            line_start: true,
            in_directive: false,
            header_name: false,
        }
    }

    /// Position of offset `pos`.
    pub fn loc(&self, pos: usize) -> Loc {
        Loc(self.base.wrapping_add(pos as u32))
    }

    /// The next token.
    #[inline]
    pub fn next(&mut self, cx: &LexCx<'_>) -> Token {
        let t = self.next_or_junk(cx);
        if t.kind == TokenKind::Comment && t.sym == Symbol::EMPTY {
            return self.after_junk(t.flags, cx);
        }
        t
    }

    /// The token after reported junk, which counts as white space.
    #[cold]
    fn after_junk(&mut self, mut flags: u8, cx: &LexCx<'_>) -> Token {
        loop {
            let mut t = self.next_or_junk(cx);
            t.flags |= flags;
            if t.kind != TokenKind::Comment || t.sym != Symbol::EMPTY {
                return t;
            }
            flags = t.flags;
        }
    }

    fn next_or_junk(&mut self, cx: &LexCx<'_>) -> Token {
        let text: &[u8] = &self.text;
        let mut pos = self.pos;
        let mut flags = if self.line_start {
            flag::START_OF_LINE
        } else {
            0
        };
        let first = loop {
            let c = at(text, pos);
            match c {
                b' ' | b'\t' | 0x0b | 0x0c => {
                    pos += 1;
                    while class(at(text, pos)) & BLANK != 0 {
                        pos += 1;
                    }
                    flags |= flag::LEADING_SPACE;
                }
                b'\n' | b'\r' => {
                    let n = newline_len(text, pos).unwrap_or(1);
                    if self.in_directive {
                        self.in_directive = false;
                        self.line_start = true;
                        let loc = Loc(self.base.wrapping_add(pos as u32));
                        self.pos = pos + n;
                        return token(TokenKind::Eod, loc, n, Symbol::EMPTY, flags);
                    }
                    pos += n;
                    flags = flag::START_OF_LINE;
                }
                b'/' => {
                    let (c1, n) = peek(text, pos + 1, cx.lang.trigraphs);
                    let start = pos;
                    if c1 == b'*' {
                        pos = skip_block_comment(text, pos, n, self.base, cx);
                    } else if c1 == b'/' && line_comments(cx) {
                        pos = skip_line_comment(text, pos + 1 + n, self.base, cx);
                    } else {
                        break c;
                    }
                    if cx.comments {
                        self.pos = pos;
                        self.line_start = false;
                        return token(
                            TokenKind::Comment,
                            Loc(self.base.wrapping_add(start as u32)),
                            pos - start,
                            cx.names.intern_bytes(&text[start..pos]),
                            flags,
                        );
                    }
                    flags |= flag::LEADING_SPACE;
                }
                b'\\' => match splice_len(text, pos) {
                    0 => break c,
                    n => pos += n,
                },
                0 if pos < text.len() => {
                    if !cx.quiet {
                        cx.diags
                            .warn(
                                Warning::NULL_CHARACTER,
                                Loc(self.base.wrapping_add(pos as u32)),
                                "null character ignored",
                            )
                            .emit();
                    }
                    while pos < text.len() && text[pos] == 0 {
                        pos += 1;
                    }
                    flags |= flag::LEADING_SPACE;
                }
                _ => break c,
            }
        };
        let start = pos;
        let loc = Loc(self.base.wrapping_add(start as u32));
        self.line_start = false;
        if class(first) & IDENT_START != 0 {
            pos += 1;
            while class(at(text, pos)) & (IDENT_START | DIGIT) != 0 {
                pos += 1;
            }
            let next = at(text, pos);
            if (next == b'"' || next == b'\'')
                && pos - start <= 2
                && let Some(kind) = prefixed(&text[start..pos], next == b'\'', cx.lang)
            {
                let t = quoted(text, start, pos, kind, flags, self.base, cx);
                self.pos = start + t.1;
                return t.0;
            }
            if class(next) & ODD == 0 {
                self.pos = pos;
                let sym = cx.names.intern_bytes(&text[start..pos]);
                return token(TokenKind::Identifier, loc, pos - start, sym, flags);
            }
            let (t, end) = identifier_slow(text, start, flags, self.base, cx);
            self.pos = end;
            return t;
        }
        if class(first) & DIGIT != 0 {
            let (t, end) = number(text, start, flags, self.base, cx);
            self.pos = end;
            return t;
        }
        if pos >= text.len() {
            self.pos = text.len();
            if self.in_directive {
                self.in_directive = false;
                self.line_start = true;
                return token(TokenKind::Eod, loc, 0, Symbol::EMPTY, flags);
            }
            return token(TokenKind::Eof, loc, 0, Symbol::EMPTY, flags);
        }
        match first {
            b'"' | b'\'' => {
                if first == b'"'
                    && self.header_name
                    && let Some(end) = header_end(text, pos, b'"')
                {
                    self.pos = end;
                    let sym = cx.names.intern_bytes(&text[start..end]);
                    return token(TokenKind::HeaderName, loc, end - start, sym, flags);
                }
                let kind = if first == b'"' {
                    TokenKind::StringLiteral
                } else {
                    TokenKind::CharConstant
                };
                let (t, n) = quoted(text, start, pos, kind, flags, self.base, cx);
                self.pos = start + n;
                t
            }
            b'<' if self.header_name => {
                if let Some(end) = header_end(text, pos, b'>') {
                    self.pos = end;
                    let sym = cx.names.intern_bytes(&text[start..end]);
                    return token(TokenKind::HeaderName, loc, end - start, sym, flags);
                }
                let (t, end) = punctuator(text, start, flags, self.base, cx);
                self.pos = end;
                t
            }
            _ => {
                let (t, end) = punctuator(text, start, flags, self.base, cx);
                self.pos = end;
                t
            }
        }
    }

    /// Whether the next token is `(`, looking over white space and line ends without consuming anything.
    pub fn next_is_lparen(&self, cx: &LexCx<'_>) -> bool {
        let text: &[u8] = &self.text;
        let quiet = LexCx { quiet: true, ..*cx };
        let mut pos = self.pos;
        loop {
            match at(text, pos) {
                b'(' => return true,
                b' ' | b'\t' | 0x0b | 0x0c => pos += 1,
                b'\n' | b'\r' if !self.in_directive => pos += 1,
                b'\\' => match splice_len(text, pos) {
                    0 => return false,
                    n => pos += n,
                },
                b'/' => {
                    let (c1, n) = peek(text, pos + 1, cx.lang.trigraphs);
                    if c1 == b'*' {
                        pos = skip_block_comment(text, pos, n, self.base, &quiet);
                    } else if c1 == b'/' && line_comments(cx) {
                        pos = skip_line_comment(text, pos + 1 + n, self.base, &quiet);
                    } else {
                        return false;
                    }
                }
                0 if pos < text.len() => pos += 1,
                _ => return false,
            }
        }
    }

    /// The rest of the line as text (comments replaced by a space, splices removed), for `#error` and
    /// pragmas shown as written. Moves to the line end.
    pub fn rest_of_line(&mut self, cx: &LexCx<'_>) -> Vec<u8> {
        let text: &[u8] = &self.text;
        let mut out = Vec::new();
        let mut pos = self.pos;
        while at(text, pos) == b' ' {
            pos += 1;
        }
        while pos < text.len() {
            let (c, n) = peek(text, pos, cx.lang.trigraphs);
            if c == b'\n' || c == b'\r' {
                break;
            }
            if pos + n > text.len() {
                pos = text.len();
                break;
            }
            if c == b'/' {
                let (c1, n1) = peek(text, pos + n, cx.lang.trigraphs);
                if c1 == b'*' {
                    pos = skip_block_comment(text, pos, n1 + n - 1, self.base, cx);
                    out.push(b' ');
                    continue;
                }
                if c1 == b'/' && line_comments(cx) {
                    pos = skip_line_comment(text, pos + n + n1, self.base, cx);
                    break;
                }
            }
            out.push(c);
            pos += n;
        }
        self.pos = pos;
        out
    }
}

#[inline(always)]
pub(crate) fn token(kind: TokenKind, loc: Loc, len: usize, sym: Symbol, flags: u8) -> Token {
    Token {
        loc,
        sym,
        len: if len > 0xffff { 0xffff } else { len as u16 },
        kind,
        flags,
    }
}

fn line_comments(cx: &LexCx<'_>) -> bool {
    cx.lang.c99() || cx.lang.gnu || cx.lang.asm_preprocessor
}

fn header_end(text: &[u8], pos: usize, close: u8) -> Option<usize> {
    let rest = &text[pos + 1..];
    let n = memchr::memchr3(close, b'\n', b'\r', rest)?;
    (rest[n] == close).then_some(pos + n + 2)
}

/// The literal kind that the prefix `text` before a quote gives.
fn prefixed(text: &[u8], is_char: bool, lang: &LangOpts) -> Option<TokenKind> {
    Some(match (text, is_char) {
        (b"L", false) => TokenKind::WideStringLiteral,
        (b"L", true) => TokenKind::WideCharConstant,
        (b"u", false) if lang.c11() => TokenKind::Utf16StringLiteral,
        (b"u", true) if lang.c11() => TokenKind::Utf16CharConstant,
        (b"U", false) if lang.c11() => TokenKind::Utf32StringLiteral,
        (b"U", true) if lang.c11() => TokenKind::Utf32CharConstant,
        (b"u8", false) if lang.c11() => TokenKind::Utf8StringLiteral,
        (b"u8", true) if lang.c23() => TokenKind::Utf8CharConstant,
        _ => return None,
    })
}

/// A character constant or string literal; `quote` is the offset of its opening quote. Gives the token
/// and its length in bytes.
fn quoted(
    text: &[u8],
    start: usize,
    quote: usize,
    kind: TokenKind,
    flags: u8,
    base: u32,
    cx: &LexCx<'_>,
) -> (Token, usize) {
    let close = text[quote];
    let loc = Loc(base.wrapping_add(start as u32));
    let mut pos = quote + 1;
    let mut dirty = false;
    let terminated = loop {
        while class(at(text, pos)) & QUOTE_STOP == 0 {
            pos += 1;
        }
        match at(text, pos) {
            b if b == close => {
                pos += 1;
                break true;
            }
            b'\n' | b'\r' => break false,
            b'\\' | b'?' => {
                let (c, n) = peek(text, pos, cx.lang.trigraphs);
                dirty |= n != 1;
                if c == b'\\' {
                    // The escaped character, whatever it is, does not end the literal.
                    let (c1, n1) = peek(text, pos + n, cx.lang.trigraphs);
                    if c1 == b'\n' || c1 == b'\r' || pos + n >= text.len() {
                        pos += n;
                        break false;
                    }
                    dirty |= n1 != 1;
                    pos += n + n1;
                } else if n == 1 {
                    pos += 1;
                } else if c == b'\n' || c == b'\r' || pos + n > text.len() {
                    pos += n - 1;
                    break false;
                } else if c == close {
                    // A closing quote behind a splice.
                    pos += n;
                    break true;
                } else {
                    pos += n;
                }
            }
            0 => {
                if pos >= text.len() {
                    break false;
                }
                if !cx.quiet {
                    cx.diags
                        .warn(
                            Warning::NULL_CHARACTER,
                            Loc(base.wrapping_add(pos as u32)),
                            if close == b'"' {
                                "null character(s) preserved in string literal"
                            } else {
                                "null character(s) preserved in char literal"
                            },
                        )
                        .emit();
                }
                while pos < text.len() && text[pos] == 0 {
                    pos += 1;
                }
            }
            b if b >= 0x80 => match utf8_char(text, pos) {
                Some((_, n)) => pos += n,
                None => pos += 1,
            },
            _ => pos += 1,
        }
    };
    pos = pos.min(text.len());
    let empty_char = close == b'\'' && pos == quote + 2;
    if !cx.quiet {
        let what = if close == b'"' { '"' } else { '\'' };
        if !terminated && !cx.lang.asm_preprocessor {
            cx.diags
                .warn(
                    Warning::INVALID_PP_TOKEN,
                    loc,
                    format!(
                        "missing terminating {what} character",
                        what = quote_name(what)
                    ),
                )
                .emit();
        } else if empty_char && !cx.lang.asm_preprocessor {
            cx.diags
                .warn(Warning::INVALID_PP_TOKEN, loc, "empty character constant")
                .emit();
        }
    }
    let raw = &text[start..pos];
    let (sym, flags) = if dirty {
        (
            cx.names.intern_bytes(&clean(raw, cx.lang.trigraphs)),
            flags | flag::NEEDS_CLEANING,
        )
    } else {
        (cx.names.intern_bytes(raw), flags)
    };
    let kind = if terminated && !empty_char {
        kind
    } else {
        TokenKind::Unknown
    };
    (token(kind, loc, pos - start, sym, flags), pos - start)
}

fn quote_name(quote: char) -> &'static str {
    if quote == '"' { "'\"'" } else { "'" }
}

/// A preprocessing number (C23 6.4.8).
fn number(text: &[u8], start: usize, flags: u8, base: u32, cx: &LexCx<'_>) -> (Token, usize) {
    let tri = cx.lang.trigraphs;
    let mut pos = start;
    let mut previous = 0u8;
    let mut dirty = false;
    let mut extended = false;
    loop {
        let b = at(text, pos);
        if class(b) & (IDENT_START | DIGIT) != 0 || b == b'.' {
            previous = b;
            pos += 1;
            continue;
        }
        match b {
            b'+' | b'-' if matches!(previous, b'e' | b'E' | b'p' | b'P') => {
                let exponent = matches!(previous, b'e' | b'E') || cx.lang.c99() || cx.lang.gnu;
                if !exponent {
                    break;
                }
                previous = b;
                pos += 1;
            }
            b'\'' if cx.lang.c23() && class(at(text, pos + 1)) & (IDENT_START | DIGIT) != 0 => {
                previous = b;
                pos += 1;
            }
            b'$' if cx.lang.dollar_in_identifiers => {
                previous = b;
                pos += 1;
            }
            b'\\' | b'?' => {
                let (c, n) = peek(text, pos, tri);
                let sign =
                    matches!(c, b'+' | b'-') && matches!(previous, b'e' | b'E' | b'p' | b'P');
                if n > 1 && (class(c) & (IDENT_START | DIGIT) != 0 || c == b'.' || sign) {
                    dirty = true;
                    previous = c;
                    pos += n;
                } else if let Some((_, n)) = ucn(text, pos).filter(|&(c, _)| ident_continue(c)) {
                    extended = true;
                    previous = 0;
                    pos += n;
                } else {
                    break;
                }
            }
            _ if b >= 0x80 => match utf8_char(text, pos) {
                Some((c, n)) if ident_continue(c) => {
                    previous = 0;
                    pos += n;
                }
                _ => break,
            },
            _ => break,
        }
    }
    let raw = &text[start..pos.min(text.len())];
    let (sym, flags) = if dirty {
        (
            cx.names.intern_bytes(&clean(raw, tri)),
            flags | flag::NEEDS_CLEANING,
        )
    } else {
        (
            cx.names.intern_bytes(raw),
            if extended {
                flags | flag::NEEDS_CLEANING
            } else {
                flags
            },
        )
    };
    let loc = Loc(base.wrapping_add(start as u32));
    (
        token(TokenKind::NumericConstant, loc, pos - start, sym, flags),
        pos,
    )
}

/// An identifier with splices, `$`, universal character names or UTF-8 in it.
fn identifier_slow(
    text: &[u8],
    start: usize,
    flags: u8,
    base: u32,
    cx: &LexCx<'_>,
) -> (Token, usize) {
    let tri = cx.lang.trigraphs;
    let mut name: Vec<u8> = Vec::new();
    let mut flags = flags;
    let mut pos = start;
    loop {
        let b = at(text, pos);
        if class(b) & (IDENT_START | DIGIT) != 0 {
            name.push(b);
            pos += 1;
        } else if b == b'$' && cx.lang.dollar_in_identifiers {
            if !cx.quiet && !cx.lang.asm_preprocessor {
                cx.diags
                    .warn(
                        Warning::DOLLAR_IN_IDENTIFIER_EXTENSION,
                        Loc(base.wrapping_add(pos as u32)),
                        "'$' in identifier",
                    )
                    .emit();
            }
            name.push(b);
            pos += 1;
        } else if b == b'\\' || b == b'?' {
            let (c, n) = peek(text, pos, tri);
            if n > 1 && class(c) & (IDENT_START | DIGIT) != 0 {
                name.push(c);
                pos += n;
                flags |= flag::NEEDS_CLEANING;
            } else if n == 1 && b == b'\\' {
                match ucn(text, pos) {
                    Some((c, n)) if ident_continue(c) => {
                        name.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes());
                        pos += n;
                        flags |= flag::NEEDS_CLEANING;
                    }
                    _ => break,
                }
            } else {
                break;
            }
        } else if b >= 0x80 {
            match utf8_char(text, pos) {
                Some((c, n)) if ident_continue(c) => {
                    name.extend_from_slice(&text[pos..pos + n]);
                    pos += n;
                }
                Some((c, n)) if n > 1 && !c.is_whitespace() && !unassigned_punctuation(c) => {
                    if !cx.quiet {
                        cx.diags
                            .error(
                                Loc(base.wrapping_add(pos as u32)),
                                format!(
                                    "character <U+{:04X}> not allowed in an identifier",
                                    c as u32
                                ),
                            )
                            .emit();
                    }
                    name.extend_from_slice(&text[pos..pos + n]);
                    pos += n;
                }
                _ => break,
            }
        } else {
            break;
        }
    }
    let sym = cx.names.intern_bytes(&name);
    let loc = Loc(base.wrapping_add(start as u32));
    (
        token(TokenKind::Identifier, loc, pos - start, sym, flags),
        pos,
    )
}

/// Characters of the general punctuation and symbol blocks, which end an identifier instead of being an
/// error inside it.
fn unassigned_punctuation(c: char) -> bool {
    matches!(c as u32, 0xa0..=0xbf | 0x2000..=0x206f | 0x3000..=0x303f | 0xfe00..=0xfe0f)
}

/// A punctuator, an identifier that opens unusually, or an unknown character.
fn punctuator(text: &[u8], start: usize, flags: u8, base: u32, cx: &LexCx<'_>) -> (Token, usize) {
    use TokenKind as K;
    let tri = cx.lang.trigraphs;
    let loc = Loc(base.wrapping_add(start as u32));
    let (c0, n0) = peek(text, start, tri);
    let p1 = start + n0;
    let (c1, n1) = peek(text, p1, tri);
    let p2 = p1 + n1;
    let one = |kind: K| (kind, p1);
    let two = |kind: K| (kind, p2);
    let three = |c: u8| {
        let (c2, n2) = peek(text, p2, tri);
        (c2 == c).then_some(p2 + n2)
    };
    let digraphs = cx.lang.standard >= neverc_source::Standard::C94 || cx.lang.gnu;
    let mut spelled = false;
    let (kind, end) = match c0 {
        b'[' => one(K::LSquare),
        b']' => one(K::RSquare),
        b'(' => one(K::LParen),
        b')' => one(K::RParen),
        b'{' => one(K::LBrace),
        b'}' => one(K::RBrace),
        b';' => one(K::Semi),
        b',' => one(K::Comma),
        b'~' => one(K::Tilde),
        b'?' => {
            if !tri && !cx.quiet && c1 == b'?' && trigraph(at(text, start + 2)).is_some() {
                cx.diags
                    .warn(Warning::TRIGRAPHS, loc, "trigraph ignored")
                    .emit();
            }
            one(K::Question)
        }
        b'.' => match c1 {
            b'0'..=b'9' => return number(text, start, flags, base, cx),
            b'.' => match three(b'.') {
                Some(end) => (K::Ellipsis, end),
                None => one(K::Period),
            },
            _ => one(K::Period),
        },
        b'&' => match c1 {
            b'&' => two(K::Ampamp),
            b'=' => two(K::Ampequal),
            _ => one(K::Amp),
        },
        b'*' => match c1 {
            b'=' => two(K::Starequal),
            _ => one(K::Star),
        },
        b'+' => match c1 {
            b'+' => two(K::Plusplus),
            b'=' => two(K::Plusequal),
            _ => one(K::Plus),
        },
        b'-' => match c1 {
            b'>' => two(K::Arrow),
            b'-' => two(K::Minusminus),
            b'=' => two(K::Minusequal),
            _ => one(K::Minus),
        },
        b'!' => match c1 {
            b'=' => two(K::Exclaimequal),
            _ => one(K::Exclaim),
        },
        b'/' => match c1 {
            b'=' => two(K::Slashequal),
            _ => one(K::Slash),
        },
        b'%' => match c1 {
            b'=' => two(K::Percentequal),
            b'>' if digraphs => {
                spelled = true;
                two(K::RBrace)
            }
            b':' if digraphs => {
                spelled = true;
                let (c2, n2) = peek(text, p2, tri);
                let (c3, n3) = peek(text, p2 + n2, tri);
                if c2 == b'%' && c3 == b':' {
                    (K::Hashhash, p2 + n2 + n3)
                } else {
                    two(K::Hash)
                }
            }
            _ => one(K::Percent),
        },
        b'<' => match c1 {
            b'<' => match three(b'=') {
                Some(end) => (K::Lesslessequal, end),
                None => two(K::Lessless),
            },
            b'=' => two(K::Lessequal),
            b':' if digraphs => {
                spelled = true;
                two(K::LSquare)
            }
            b'%' if digraphs => {
                spelled = true;
                two(K::LBrace)
            }
            _ => one(K::Less),
        },
        b'>' => match c1 {
            b'>' => match three(b'=') {
                Some(end) => (K::Greatergreaterequal, end),
                None => two(K::Greatergreater),
            },
            b'=' => two(K::Greaterequal),
            _ => one(K::Greater),
        },
        b'^' => match c1 {
            b'=' => two(K::Caretequal),
            _ => one(K::Caret),
        },
        b'|' => match c1 {
            b'|' => two(K::Pipepipe),
            b'=' => two(K::Pipeequal),
            _ => one(K::Pipe),
        },
        b':' => match c1 {
            b'>' if digraphs => {
                spelled = true;
                two(K::RSquare)
            }
            b':' if cx.lang.c23() => two(K::Coloncolon),
            _ => one(K::Colon),
        },
        b'=' => match c1 {
            b'=' => two(K::Equalequal),
            _ => one(K::Equal),
        },
        b'#' => match c1 {
            b'#' => two(K::Hashhash),
            _ => one(K::Hash),
        },
        _ => return unusual(text, start, flags, base, cx),
    };
    let mut flags = flags;
    let sym = if spelled {
        let raw = &text[start..end.min(text.len())];
        cx.names.intern_bytes(&clean(raw, tri))
    } else {
        Symbol::EMPTY
    };
    if end - start > kind.spelling().len() && !spelled {
        flags |= flag::NEEDS_CLEANING;
    }
    (token(kind, loc, end - start, sym, flags), end)
}

/// What opens with none of C's basic characters: extended identifiers, white space of Unicode, junk.
#[cold]
fn unusual(text: &[u8], start: usize, flags: u8, base: u32, cx: &LexCx<'_>) -> (Token, usize) {
    let loc = Loc(base.wrapping_add(start as u32));
    let b = at(text, start);
    if b == b'$' && cx.lang.dollar_in_identifiers {
        return identifier_slow(text, start, flags, base, cx);
    }
    if b == b'\\'
        && let Some((c, _)) = ucn(text, start)
        && ident_start(c)
    {
        return identifier_slow(text, start, flags, base, cx);
    }
    let mut end = start + 1;
    if b >= 0x80 {
        match utf8_char(text, start) {
            Some((c, _)) if ident_start(c) => {
                return identifier_slow(text, start, flags, base, cx);
            }
            Some((c, n)) => {
                end = start + n;
                if !cx.quiet && !cx.lang.asm_preprocessor {
                    if c.is_whitespace() {
                        cx.diags
                            .warn(
                                Warning::UNICODE_WHITESPACE,
                                loc,
                                "treating Unicode character as whitespace",
                            )
                            .emit();
                    } else {
                        cx.diags
                            .error(
                                loc,
                                if ident_continue(c) {
                                    format!(
                                        "character <U+{:04X}> not allowed at the start of an identifier",
                                        c as u32
                                    )
                                } else {
                                    format!("unexpected character <U+{:04X}>", c as u32)
                                },
                            )
                            .emit();
                    }
                }
                if !cx.lang.asm_preprocessor {
                    // Reported; go on with what follows.
                    return again(text, end, flags | flag::LEADING_SPACE, base);
                }
            }
            None => {
                while at(text, end) >= 0x80 && utf8_char(text, end).is_none() {
                    end += 1;
                }
                if !cx.quiet && !cx.lang.asm_preprocessor {
                    cx.diags.error(loc, "source file is not valid UTF-8").emit();
                }
                if !cx.lang.asm_preprocessor {
                    return again(text, end, flags | flag::LEADING_SPACE, base);
                }
            }
        }
    }
    let sym = cx.names.intern_bytes(&text[start..end]);
    (token(TokenKind::Unknown, loc, end - start, sym, flags), end)
}

/// Junk that was reported: an unknown token would only cause a second error, so the run of junk is given
/// as an empty comment, which the caller skips.
fn again(text: &[u8], pos: usize, flags: u8, base: u32) -> (Token, usize) {
    let mut end = pos;
    // Junk may be long (a binary file): walk over it here, silently, instead of recursing.
    while at(text, end) >= 0x80 {
        match utf8_char(text, end) {
            Some((c, _)) if ident_start(c) => break,
            Some((_, n)) => end += n,
            None => end += 1,
        }
    }
    (
        token(
            TokenKind::Comment,
            Loc(base.wrapping_add(pos as u32)),
            0,
            Symbol::EMPTY,
            flags,
        ),
        end,
    )
}
