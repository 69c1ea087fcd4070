//! Character constants and string literals: escapes, encodings, code units (C23 6.4.4.4, 6.4.5).

use neverc_source::symbol::STRAY_BYTE;
use neverc_source::{Diagnostics, LangOpts, Loc, Warning};

use crate::token::TokenKind as K;

/// How the characters of a literal are stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Encoding {
    /// Bytes of the execution character set, which is UTF-8.
    Narrow,
    /// `u8`
    Utf8,
    /// `u`
    Utf16,
    /// `U`
    Utf32,
    /// `L` with a 32-bit `wchar_t`.
    Wide32,
    /// `L` with a 16-bit `wchar_t`.
    Wide16,
}

impl Encoding {
    /// Bytes of a code unit.
    pub fn unit_size(self) -> u32 {
        match self {
            Encoding::Narrow | Encoding::Utf8 => 1,
            Encoding::Utf16 | Encoding::Wide16 => 2,
            Encoding::Utf32 | Encoding::Wide32 => 4,
        }
    }

    fn max_unit(self) -> u32 {
        match self.unit_size() {
            1 => 0xff,
            2 => 0xffff,
            _ => u32::MAX,
        }
    }
}

/// The encoding of a character or string token by its kind.
pub fn encoding_of(kind: K, wchar_bits: u32) -> Encoding {
    match kind {
        K::Utf8StringLiteral | K::Utf8CharConstant => Encoding::Utf8,
        K::Utf16StringLiteral | K::Utf16CharConstant => Encoding::Utf16,
        K::Utf32StringLiteral | K::Utf32CharConstant => Encoding::Utf32,
        K::WideStringLiteral | K::WideCharConstant if wchar_bits == 16 => Encoding::Wide16,
        K::WideStringLiteral | K::WideCharConstant => Encoding::Wide32,
        _ => Encoding::Narrow,
    }
}

/// What the target says about characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CharLimits {
    /// Plain `char` is signed.
    pub char_is_signed: bool,
    /// 16 or 32.
    pub wchar_bits: u32,
    /// `wchar_t` is signed.
    pub wchar_is_signed: bool,
}

impl CharLimits {
    /// As the dialect says, on a target whose `char` is signed.
    pub fn of(lang: &LangOpts) -> CharLimits {
        CharLimits {
            char_is_signed: lang.char_is_signed.unwrap_or(true),
            wchar_bits: if lang.short_wchar { 16 } else { 32 },
            wchar_is_signed: !lang.short_wchar,
        }
    }
}

/// The value of a character constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CharConstant {
    /// Value in its type (`int` for plain constants).
    pub value: i64,
    /// More than one character.
    pub multi: bool,
}

/// One element of a literal.
enum Unit {
    /// A character to be encoded.
    Char(char),
    /// A code unit by number (`\x`, octal, a byte that is not UTF-8).
    Raw(u32),
}

/// Walks over the characters between the quotes.
struct Walker<'a> {
    text: &'a str,
    /// Byte offset.
    pos: usize,
    end: usize,
    loc: Loc,
    encoding: Encoding,
    diags: &'a Diagnostics,
    failed: bool,
}

impl<'a> Walker<'a> {
    fn new(text: &'a str, loc: Loc, encoding: Encoding, diags: &'a Diagnostics) -> Walker<'a> {
        let bytes = text.as_bytes();
        let open = bytes
            .iter()
            .position(|&b| b == b'"' || b == b'\'')
            .map_or(0, |i| i + 1);
        let end = if text.len() > open {
            text.len() - 1
        } else {
            open
        };
        Walker {
            text,
            pos: open.min(text.len()),
            end: end.min(text.len()),
            loc,
            encoding,
            diags,
            failed: false,
        }
    }

    fn error(&mut self, at: usize, message: impl Into<String>) {
        self.diags.error(self.loc.offset(at as u32), message).emit();
        self.failed = true;
    }

    fn next(&mut self) -> Option<Unit> {
        if self.pos >= self.end {
            return None;
        }
        let at = self.pos;
        let c = self.text[at..self.end].chars().next()?;
        self.pos += c.len_utf8();
        if c != '\\' {
            let code = c as u32;
            if code >= STRAY_BYTE + 0x80 {
                if self.encoding != Encoding::Narrow && self.encoding != Encoding::Utf8 {
                    self.error(at, "illegal character encoding in string literal");
                } else {
                    self.diags
                        .warn(
                            Warning::INVALID_SOURCE_ENCODING,
                            self.loc.offset(at as u32),
                            "illegal character encoding in string literal",
                        )
                        .emit();
                }
                return Some(Unit::Raw(code - STRAY_BYTE));
            }
            return Some(Unit::Char(c));
        }
        Some(self.escape(at))
    }

    /// An escape sequence; `at` is its backslash.
    fn escape(&mut self, at: usize) -> Unit {
        let Some(c) = self.text[self.pos..self.end].chars().next() else {
            return Unit::Char('\\');
        };
        self.pos += c.len_utf8();
        let simple = |c: u8| Unit::Raw(u32::from(c));
        match c {
            '\\' | '\'' | '"' | '?' => Unit::Char(c),
            'a' => simple(7),
            'b' => simple(8),
            'f' => simple(12),
            'n' => simple(10),
            'r' => simple(13),
            't' => simple(9),
            'v' => simple(11),
            'e' | 'E' => {
                self.diags
                    .warn(
                        Warning::PEDANTIC,
                        self.loc.offset(at as u32),
                        format!("use of non-standard escape character '\\{c}'"),
                    )
                    .emit();
                simple(27)
            }
            'x' => self.hex(at),
            'o' if self.text[self.pos..self.end].starts_with('{') => {
                self.delimited(at, 8).map_or(Unit::Raw(0), Unit::Raw)
            }
            '0'..='7' => {
                self.pos -= 1;
                let mut value = 0u32;
                for _ in 0..3 {
                    match self.digit(8) {
                        Some(d) => value = value * 8 + d,
                        None => break,
                    }
                }
                if value > self.encoding.max_unit() {
                    self.error(at, "octal escape sequence out of range");
                    value &= self.encoding.max_unit();
                }
                Unit::Raw(value)
            }
            'u' | 'U' => self.universal(at, c),
            '(' | '{' | '[' | '%' => {
                // GCC takes these silently for the sake of old editors.
                self.diags
                    .warn(
                        Warning::PEDANTIC,
                        self.loc.offset(at as u32),
                        format!("use of non-standard escape character '\\{c}'"),
                    )
                    .emit();
                Unit::Char(c)
            }
            _ => {
                let shown = if c.is_ascii_graphic() {
                    c.to_string()
                } else {
                    format!("x{:x}", c as u32)
                };
                self.diags
                    .warn(
                        Warning::UNKNOWN_ESCAPE_SEQUENCE,
                        self.loc.offset(at as u32),
                        format!("unknown escape sequence '\\{shown}'"),
                    )
                    .emit();
                Unit::Char(c)
            }
        }
    }

    fn digit(&mut self, radix: u32) -> Option<u32> {
        let d = (*self.text.as_bytes()[..self.end].get(self.pos)? as char).to_digit(radix)?;
        self.pos += 1;
        Some(d)
    }

    /// `{digits}` of a delimited escape (C2y, an extension before).
    fn delimited(&mut self, at: usize, radix: u32) -> Option<u32> {
        self.diags
            .warn(
                Warning::DELIMITED_ESCAPE,
                self.loc.offset(at as u32),
                "delimited escape sequences are a C2y extension",
            )
            .emit();
        self.pos += 1;
        let mut value = Some(0u32);
        let mut count = 0;
        while let Some(d) = self.digit(radix) {
            count += 1;
            value = value
                .and_then(|v| v.checked_mul(radix))
                .and_then(|v| v.checked_add(d));
        }
        if self.text.as_bytes().get(self.pos) != Some(&b'}') || self.pos >= self.end {
            self.error(at, "expected '}'");
            return None;
        }
        self.pos += 1;
        if count == 0 {
            self.error(at, "delimited escape sequence cannot be empty");
            return None;
        }
        match value.filter(|&v| v <= self.encoding.max_unit()) {
            Some(v) => Some(v),
            None => {
                self.error(at, "escape sequence out of range");
                None
            }
        }
    }

    fn hex(&mut self, at: usize) -> Unit {
        if self.text[self.pos..self.end].starts_with('{') {
            return self.delimited(at, 16).map_or(Unit::Raw(0), Unit::Raw);
        }
        let (mut value, mut count, mut overflow) = (0u32, 0, false);
        while let Some(d) = self.digit(16) {
            overflow |= value >> 28 != 0;
            value = value << 4 | d;
            count += 1;
        }
        if count == 0 {
            self.error(at, "\\x used with no following hex digits");
        } else if overflow || value > self.encoding.max_unit() {
            self.error(at, "hex escape sequence out of range");
            value &= self.encoding.max_unit();
        }
        Unit::Raw(value)
    }

    /// `\u` and `\U` (C23 6.4.3).
    fn universal(&mut self, at: usize, c: char) -> Unit {
        let mut value = 0u32;
        if self.text[self.pos..self.end].starts_with('{') && c == 'u' {
            let wide = std::mem::replace(&mut self.encoding, Encoding::Utf32);
            let v = self.delimited(at, 16);
            self.encoding = wide;
            match v {
                Some(v) => value = v,
                None => return Unit::Raw(0),
            }
        } else {
            let wanted = if c == 'u' { 4 } else { 8 };
            for i in 0..wanted {
                match self.digit(16) {
                    Some(d) => value = value << 4 | d,
                    None => {
                        self.error(
                            at,
                            if i == 0 {
                                format!("\\{c} used with no following hex digits")
                            } else {
                                "incomplete universal character name".to_string()
                            },
                        );
                        return Unit::Raw(0);
                    }
                }
            }
        }
        match char::from_u32(value) {
            None => {
                self.error(at, "invalid universal character");
                Unit::Raw(0)
            }
            Some(ch) if value < 0xa0 && !matches!(ch, '$' | '@' | '`') => {
                // C23 allows them in literals; earlier standards have it as a constraint violation.
                self.diags
                    .warn(
                        Warning::C23_EXTENSIONS,
                        self.loc.offset(at as u32),
                        if !(0x20..0x7f).contains(&value) {
                            "universal character name refers to a control character".to_string()
                        } else {
                            format!(
                                "specifying character '{ch}' with a universal character name is a C23 extension"
                            )
                        },
                    )
                    .emit();
                Unit::Char(ch)
            }
            Some(ch) => Unit::Char(ch),
        }
    }
}

/// Appends the code units of one string literal token, in the encoding that the whole (perhaps
/// concatenated) literal has, without terminator. False: malformed, reported.
pub fn string_literal(
    text: &str,
    loc: Loc,
    encoding: Encoding,
    diags: &Diagnostics,
    out: &mut Vec<u32>,
) -> bool {
    let mut walker = Walker::new(text, loc, encoding, diags);
    while let Some(unit) = walker.next() {
        match unit {
            Unit::Raw(v) => out.push(v),
            Unit::Char(c) => push_char(c, encoding, out),
        }
    }
    !walker.failed
}

fn push_char(c: char, encoding: Encoding, out: &mut Vec<u32>) {
    match encoding.unit_size() {
        1 if c.is_ascii() => out.push(c as u32),
        1 => out.extend(c.encode_utf8(&mut [0; 4]).bytes().map(u32::from)),
        2 => out.extend(c.encode_utf16(&mut [0; 2]).iter().map(|&u| u32::from(u))),
        _ => out.push(c as u32),
    }
}

/// The value of a character constant (C23 6.4.4.4). `None`: malformed, reported.
pub fn char_constant(
    kind: K,
    text: &str,
    loc: Loc,
    limits: &CharLimits,
    diags: &Diagnostics,
) -> Option<CharConstant> {
    let encoding = encoding_of(kind, limits.wchar_bits);
    let mut walker = Walker::new(text, loc, encoding, diags);
    let mut units: Vec<u32> = Vec::new();
    let mut count = 0usize;
    let mut too_large = false;
    while let Some(unit) = walker.next() {
        count += 1;
        match unit {
            Unit::Raw(v) => units.push(v),
            Unit::Char(c) => {
                let before = units.len();
                push_char(c, encoding, &mut units);
                too_large |= units.len() - before > 1;
            }
        }
    }
    if walker.failed {
        return None;
    }
    if count == 0 {
        diags.error(loc, "empty character constant").emit();
        return None;
    }
    let multi = count > 1;
    if encoding != Encoding::Narrow {
        if multi {
            let what = match encoding {
                Encoding::Wide16 | Encoding::Wide32 => "wide character literals",
                _ => "Unicode character literals",
            };
            if matches!(encoding, Encoding::Wide16 | Encoding::Wide32) {
                diags
                    .warn_always(loc, "extraneous characters in character constant ignored")
                    .emit();
            } else {
                diags
                    .error(loc, format!("{what} may not contain multiple characters"))
                    .emit();
                return None;
            }
        }
        if too_large {
            diags
                .error(
                    loc,
                    "character too large for enclosing character literal type",
                )
                .emit();
            return None;
        }
        let unit = units.last().copied().unwrap_or(0);
        let value = match encoding {
            Encoding::Wide32 if limits.wchar_is_signed => i64::from(unit as i32),
            _ => i64::from(unit),
        };
        return Some(CharConstant { value, multi });
    }
    if too_large && !multi {
        diags
            .error(
                loc,
                "character too large for enclosing character literal type",
            )
            .emit();
        return None;
    }
    // In a constant of several characters each byte counts.
    if multi {
        let flag = if count == 4 {
            Warning::FOUR_CHAR_CONSTANTS
        } else {
            Warning::MULTICHAR
        };
        diags
            .warn(flag, loc, "multi-character character constant")
            .emit();
        if units.len() > 4 {
            diags
                .warn_always(loc, "character constant too long for its type")
                .emit();
        }
        let value = units.iter().fold(0u32, |v, &u| v << 8 | (u & 0xff));
        return Some(CharConstant {
            value: i64::from(value as i32),
            multi,
        });
    }
    let unit = units[0] & 0xff;
    let value = if limits.char_is_signed {
        i64::from(unit as u8 as i8)
    } else {
        i64::from(unit)
    };
    Some(CharConstant { value, multi })
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMITS: CharLimits = CharLimits {
        char_is_signed: true,
        wchar_bits: 32,
        wchar_is_signed: true,
    };

    fn value(kind: K, text: &str) -> Option<i64> {
        let diags = Diagnostics::new(0);
        char_constant(kind, text, Loc(1), &LIMITS, &diags).map(|c| c.value)
    }

    #[test]
    fn characters_have_the_value_of_their_type() {
        assert_eq!(value(K::CharConstant, "'a'"), Some(97));
        assert_eq!(value(K::CharConstant, "'\\xff'"), Some(-1));
        assert_eq!(value(K::CharConstant, "'\\0'"), Some(0));
        assert_eq!(value(K::CharConstant, "'\\377'"), Some(-1));
        assert_eq!(value(K::CharConstant, "'ab'"), Some(0x6162));
        assert_eq!(value(K::CharConstant, "'abcd'"), Some(0x6162_6364));
        assert_eq!(value(K::Utf16CharConstant, "u'\\xffff'"), Some(0xffff));
        assert_eq!(value(K::WideCharConstant, "L'\\xffffffff'"), Some(-1));
        assert_eq!(value(K::Utf32CharConstant, "U'\u{1f600}'"), Some(0x1f600));
        assert_eq!(value(K::Utf16CharConstant, "u'\u{1f600}'"), None);
        assert_eq!(value(K::CharConstant, "'\u{e9}'"), None);
        assert_eq!(value(K::CharConstant, "'\\x100'"), None);
    }

    #[test]
    fn strings_become_code_units() {
        let diags = Diagnostics::new(0);
        let units = |text: &str, encoding| {
            let mut out = Vec::new();
            assert!(string_literal(text, Loc(1), encoding, &diags, &mut out));
            out
        };
        assert_eq!(
            units("\"a\\n\\x41\\101\"", Encoding::Narrow),
            [97, 10, 65, 65]
        );
        assert_eq!(units("\"\u{e9}\"", Encoding::Narrow), [0xc3, 0xa9]);
        assert_eq!(units("u\"\u{1f600}\"", Encoding::Utf16), [0xd83d, 0xde00]);
        assert_eq!(units("\"\\u00e9\"", Encoding::Wide32), [0xe9]);
        assert_eq!(
            units("\"\\x{41}\\o{101}\\u{42}\"", Encoding::Narrow),
            [65, 65, 66]
        );
    }
}
