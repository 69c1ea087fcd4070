//! Bytes of source text: classes, splices, trigraphs, universal character names, comments.

use neverc_source::{Loc, Warning};

use crate::lexer::LexCx;

pub(crate) const IDENT_START: u8 = 1;
pub(crate) const DIGIT: u8 = 2;
pub(crate) const BLANK: u8 = 4;
/// Bytes that may continue an identifier in an unusual way (`\`, `?`, `$`, non-ASCII).
pub(crate) const ODD: u8 = 8;
/// Bytes at which the scan of a quoted literal stops.
pub(crate) const QUOTE_STOP: u8 = 16;

pub(crate) static CLASS: [u8; 256] = {
    let mut table = [0u8; 256];
    let mut i = 0;
    while i < 256 {
        let b = i as u8;
        let mut class = 0;
        if b.is_ascii_alphabetic() || b == b'_' {
            class |= IDENT_START;
        }
        if b.is_ascii_digit() {
            class |= DIGIT;
        }
        if b == b' ' || b == b'\t' || b == 0x0b || b == 0x0c {
            class |= BLANK;
        }
        if b == b'\\' || b == b'?' || b == b'$' || b >= 0x80 {
            class |= ODD;
        }
        if matches!(b, b'"' | b'\'' | b'\\' | b'\n' | b'\r' | b'?' | 0) || b >= 0x80 {
            class |= QUOTE_STOP;
        }
        table[i] = class;
        i += 1;
    }
    table
};

#[inline(always)]
pub(crate) fn class(byte: u8) -> u8 {
    CLASS[byte as usize]
}

/// The byte at `pos`; 0 past the end.
#[inline(always)]
pub(crate) fn at(text: &[u8], pos: usize) -> u8 {
    match text.get(pos) {
        Some(&b) => b,
        None => 0,
    }
}

/// Length of the line splice at `pos` (which holds a backslash): backslash, optional blanks, line end.
/// 0 when it is none.
pub(crate) fn splice_len(text: &[u8], pos: usize) -> usize {
    let mut end = pos + 1;
    while class(at(text, end)) & BLANK != 0 {
        end += 1;
    }
    newline_len(text, end).map_or(0, |n| end + n - pos)
}

/// Length of the line end at `pos`.
#[inline]
pub(crate) fn newline_len(text: &[u8], pos: usize) -> Option<usize> {
    match text.get(pos) {
        Some(b'\n') => Some(1),
        Some(b'\r') => Some(if text.get(pos + 1) == Some(&b'\n') {
            2
        } else {
            1
        }),
        _ => None,
    }
}

/// What `??x` stands for (C17 5.2.1.1).
pub(crate) fn trigraph(third: u8) -> Option<u8> {
    Some(match third {
        b'=' => b'#',
        b'(' => b'[',
        b')' => b']',
        b'/' => b'\\',
        b'\'' => b'^',
        b'<' => b'{',
        b'!' => b'|',
        b'>' => b'}',
        b'-' => b'~',
        _ => return None,
    })
}

/// The character at `pos` after trigraph replacement and line splicing, and the bytes it takes together
/// with the splices before it. `(0, n)` at the end of the text.
#[inline(always)]
pub(crate) fn peek(text: &[u8], pos: usize, trigraphs: bool) -> (u8, usize) {
    let b = at(text, pos);
    if b != b'\\' && b != b'?' {
        return (b, 1);
    }
    peek_slow(text, pos, trigraphs)
}

#[cold]
fn peek_slow(text: &[u8], pos: usize, trigraphs: bool) -> (u8, usize) {
    let mut at_pos = pos;
    loop {
        let b = at(text, at_pos);
        if b == b'\\' {
            let n = splice_len(text, at_pos);
            if n == 0 {
                return (b, at_pos + 1 - pos);
            }
            at_pos += n;
        } else if b == b'?' && trigraphs && at(text, at_pos + 1) == b'?' {
            match trigraph(at(text, at_pos + 2)) {
                Some(b'\\') => {
                    let n = splice_len(text, at_pos + 2);
                    if n == 0 {
                        return (b'\\', at_pos + 3 - pos);
                    }
                    at_pos += 2 + n;
                }
                Some(c) => return (c, at_pos + 3 - pos),
                None => return (b, at_pos + 1 - pos),
            }
        } else {
            return (b, at_pos + 1 - pos);
        }
    }
}

/// The text without splices and trigraphs.
pub(crate) fn clean(text: &[u8], trigraphs: bool) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    let mut pos = 0;
    while pos < text.len() {
        let (c, n) = peek(text, pos, trigraphs);
        if pos + n <= text.len() {
            out.push(c);
        }
        pos += n;
    }
    out
}

/// The UTF-8 character at `pos` and its length; `None` when the bytes are not UTF-8.
pub(crate) fn utf8_char(text: &[u8], pos: usize) -> Option<(char, usize)> {
    let window = text.get(pos..text.len().min(pos + 4))?;
    let chunk = window.utf8_chunks().next()?;
    let c = chunk.valid().chars().next()?;
    Some((c, c.len_utf8()))
}

/// A universal character name at `pos` (which holds the backslash): character and length in bytes.
/// C23 6.4.3; the delimited form `\u{...}` is an extension.
pub(crate) fn ucn(text: &[u8], pos: usize) -> Option<(char, usize)> {
    let digits = match at(text, pos + 1) {
        b'u' => 4,
        b'U' => 8,
        _ => return None,
    };
    let mut value: u32 = 0;
    let mut end = pos + 2;
    if digits == 4 && at(text, end) == b'{' {
        end += 1;
        while at(text, end) != b'}' {
            value = value
                .checked_mul(16)?
                .checked_add((at(text, end) as char).to_digit(16)?)?;
            end += 1;
        }
        end += 1;
    } else {
        for _ in 0..digits {
            value = (value << 4) | (at(text, end) as char).to_digit(16)?;
            end += 1;
        }
    }
    Some((char::from_u32(value)?, end - pos))
}

/// Whether `c` may open an identifier (C23 6.4.2.1; plus what Clang accepts as extension).
pub(crate) fn ident_start(c: char) -> bool {
    unicode_ident::is_xid_start(c)
}

/// Whether `c` may continue an identifier.
pub(crate) fn ident_continue(c: char) -> bool {
    unicode_ident::is_xid_continue(c)
}

/// End of the block comment that opens at `pos`; `second` is the length of its star with splices.
pub(crate) fn skip_block_comment(
    text: &[u8],
    pos: usize,
    second: usize,
    base: u32,
    cx: &LexCx<'_>,
) -> usize {
    let body = pos + 1 + second;
    let mut at_pos = body;
    loop {
        let Some(n) = text
            .get(at_pos..)
            .and_then(|rest| memchr::memchr(b'/', rest))
        else {
            if !cx.quiet {
                cx.diags
                    .error(
                        Loc(base.wrapping_add(pos as u32)),
                        "unterminated /* comment",
                    )
                    .emit();
            }
            return text.len();
        };
        let slash = at_pos + n;
        at_pos = slash + 1;
        if slash == body {
            continue;
        }
        let before = text[slash - 1];
        if before == b'*' && slash > body {
            return at_pos;
        }
        if (before == b'\n' || before == b'\r') && star_before_splice(text, body, slash) {
            return at_pos;
        }
        if at(text, at_pos) == b'*' && at(text, at_pos + 1) != b'/' && !cx.quiet {
            cx.diags
                .warn(
                    Warning::COMMENT,
                    Loc(base.wrapping_add(slash as u32)),
                    "'/*' within block comment",
                )
                .emit();
        }
    }
}

/// Whether a `*` stands before the splices that end at `slash`.
#[cold]
fn star_before_splice(text: &[u8], body: usize, slash: usize) -> bool {
    let mut at_pos = slash;
    loop {
        let mut p = at_pos;
        if p > body && text[p - 1] == b'\n' {
            p -= 1;
            if p > body && text[p - 1] == b'\r' {
                p -= 1;
            }
        } else if p > body && text[p - 1] == b'\r' {
            p -= 1;
        } else {
            return p > body && p < slash && text[p - 1] == b'*';
        }
        while p > body && class(text[p - 1]) & BLANK != 0 {
            p -= 1;
        }
        if p > body && text[p - 1] == b'\\' {
            at_pos = p - 1;
        } else {
            return false;
        }
    }
}

/// The line end (or end of text) after a `//` comment whose text begins at `pos`.
pub(crate) fn skip_line_comment(text: &[u8], pos: usize, base: u32, cx: &LexCx<'_>) -> usize {
    let mut at_pos = pos.min(text.len());
    loop {
        let Some(n) = memchr::memchr2(b'\n', b'\r', &text[at_pos..]) else {
            return text.len();
        };
        let end = at_pos + n;
        let mut p = end;
        while p > pos && class(text[p - 1]) & BLANK != 0 {
            p -= 1;
        }
        let spliced = p > pos
            && (text[p - 1] == b'\\'
                || cx.lang.trigraphs && p >= pos + 3 && &text[p - 3..p] == b"??/");
        if !spliced {
            return end;
        }
        if !cx.quiet {
            cx.diags
                .warn(
                    Warning::COMMENT,
                    Loc(base.wrapping_add((p - 1) as u32)),
                    "multi-line // comment",
                )
                .emit();
        }
        at_pos = end + newline_len(text, end).unwrap_or(1);
    }
}
