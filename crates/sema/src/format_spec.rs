//! One conversion specification of a format string. C23 7.23.6.2, 7.23.6.3.

/// Length modifiers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Length {
    None,
    Char,
    Short,
    Long,
    LongLong,
    IntMax,
    Size,
    PtrDiff,
    LongDouble,
    /// `m` of scanf: allocates.
    Alloc,
}

/// One conversion specification.
#[derive(Debug)]
pub(crate) struct Spec {
    /// Position of `%` in the string.
    pub start: usize,
    /// Behind its last character.
    pub end: usize,
    pub position: Option<usize>,
    pub flags: Vec<u8>,
    pub width: Amount,
    pub precision: Amount,
    pub length: Length,
    pub length_text: String,
    /// `*` of scanf.
    pub suppressed: bool,
    pub conversion: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Amount {
    None,
    Number(u64),
    /// `*`, maybe `*n$`.
    Argument(Option<usize>),
}

/// Why a specification cannot be read.
pub(crate) enum ParseError {
    Incomplete,
    Unclosed,
}

fn number(text: &[u8], at: &mut usize) -> Option<u64> {
    let start = *at;
    let mut value: u64 = 0;
    while let Some(d) = text.get(*at).filter(|b| b.is_ascii_digit()) {
        value = value.saturating_mul(10).saturating_add(u64::from(d - b'0'));
        *at += 1;
    }
    (*at > start).then_some(value)
}

/// Reads a specification; `at` stands on `%` and ends behind it.
pub(crate) fn parse_spec(text: &[u8], at: &mut usize, scanf: bool) -> Result<Spec, ParseError> {
    let start = *at;
    *at += 1;
    let mut spec = Spec {
        start,
        end: start,
        position: None,
        flags: Vec::new(),
        width: Amount::None,
        precision: Amount::None,
        length: Length::None,
        length_text: String::new(),
        suppressed: false,
        conversion: 0,
    };
    let here = *at;
    if let Some(n) = number(text, at) {
        if text.get(*at) == Some(&b'$') {
            *at += 1;
            spec.position = Some(n as usize);
        } else {
            *at = here;
        }
    }
    if scanf {
        if text.get(*at) == Some(&b'*') {
            *at += 1;
            spec.suppressed = true;
        }
        if let Some(n) = number(text, at) {
            spec.width = Amount::Number(n);
        }
    } else {
        while let Some(&f) = text.get(*at).filter(|b| b"-+ #0'I".contains(b)) {
            spec.flags.push(f);
            *at += 1;
        }
        spec.width = amount(text, at);
        if text.get(*at) == Some(&b'.') {
            *at += 1;
            spec.precision = match amount(text, at) {
                Amount::None => Amount::Number(0),
                a => a,
            };
        }
    }
    let length_start = *at;
    let two = |c: u8| text.get(*at) == Some(&c) && text.get(*at + 1) == Some(&c);
    let (length, len) = if two(b'h') {
        (Length::Char, 2)
    } else if two(b'l') {
        (Length::LongLong, 2)
    } else {
        match text.get(*at) {
            Some(b'h') => (Length::Short, 1),
            Some(b'l') => (Length::Long, 1),
            Some(b'q') => (Length::LongLong, 1),
            Some(b'L') => (Length::LongDouble, 1),
            Some(b'j') => (Length::IntMax, 1),
            Some(b'z' | b'Z') => (Length::Size, 1),
            Some(b't') => (Length::PtrDiff, 1),
            Some(b'm') if scanf => (Length::Alloc, 1),
            _ => (Length::None, 0),
        }
    };
    spec.length = length;
    *at += len;
    if length == Length::Alloc && text.get(*at) == Some(&b'l') {
        *at += 1;
    }
    spec.length_text = String::from_utf8_lossy(&text[length_start..*at]).into_owned();
    match text.get(*at) {
        None | Some(0) => return Err(ParseError::Incomplete),
        Some(&c) => spec.conversion = c,
    }
    *at += 1;
    if scanf && spec.conversion == b'[' {
        if text.get(*at) == Some(&b'^') {
            *at += 1;
        }
        if text.get(*at) == Some(&b']') {
            *at += 1;
        }
        while text.get(*at).is_some_and(|&b| b != b']') {
            *at += 1;
        }
        if *at >= text.len() {
            return Err(ParseError::Unclosed);
        }
        *at += 1;
    }
    if !scanf && spec.length == Length::Long && spec.conversion == b'c' {
        spec.conversion = b'C';
    }
    spec.end = *at;
    Ok(spec)
}

fn amount(text: &[u8], at: &mut usize) -> Amount {
    if text.get(*at) == Some(&b'*') {
        *at += 1;
        let here = *at;
        if let Some(n) = number(text, at) {
            if text.get(*at) == Some(&b'$') {
                *at += 1;
                return Amount::Argument(Some(n as usize));
            }
            *at = here;
        }
        return Amount::Argument(None);
    }
    match number(text, at) {
        Some(n) => Amount::Number(n),
        None => Amount::None,
    }
}

/// Whether the length modifier makes sense with the conversion.
pub(crate) fn length_fits(spec: &Spec) -> bool {
    let integer = matches!(
        spec.conversion,
        b'd' | b'i' | b'o' | b'u' | b'x' | b'X' | b'b' | b'B' | b'n'
    );
    let floating = matches!(
        spec.conversion,
        b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A'
    );
    match spec.length {
        Length::None => true,
        Length::Long => integer || floating || matches!(spec.conversion, b's' | b'c' | b'C' | b'['),
        Length::LongDouble => floating || integer,
        Length::Alloc => matches!(spec.conversion, b's' | b'c' | b'[' | b'C' | b'S'),
        _ => integer,
    }
}

/// A character of a message.
pub(crate) fn printable(c: u8) -> String {
    if (0x20..0x7f).contains(&c) {
        (c as char).to_string()
    } else {
        format!("\\x{c:02x}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_specification_has_position_flags_width_precision_and_length() {
        let mut at = 0;
        let Ok(spec) = parse_spec(b"%2$-08.*3$lld", &mut at, false) else {
            panic!("not read");
        };
        assert_eq!(at, 13);
        assert_eq!(spec.position, Some(2));
        assert_eq!(spec.flags, b"-0");
        assert_eq!(spec.width, Amount::Number(8));
        assert_eq!(spec.precision, Amount::Argument(Some(3)));
        assert_eq!(spec.length, Length::LongLong);
        assert_eq!(spec.conversion, b'd');
    }

    #[test]
    fn an_open_scan_set_is_an_error() {
        assert!(matches!(
            parse_spec(b"%[a-z", &mut 0, true),
            Err(ParseError::Unclosed)
        ));
    }
}
