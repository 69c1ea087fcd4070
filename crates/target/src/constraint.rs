//! Operand constraints of inline assembly: what each letter allows, and their form in LLVM.

use crate::Arch;

/// What an operand's constraint allows. Several alternatives count together.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Constraint {
    /// The operand may be in a register
    pub register: bool,
    /// The operand may be in memory
    pub memory: bool,
    /// `=&`: written before all inputs are read
    pub early_clobber: bool,
    /// `+`: read and written
    pub read_write: bool,
    /// The same place as this output
    pub tied: Option<usize>,
    /// The operand must be a constant expression of integers, by the letters' meaning
    pub immediate: bool,
    /// Values a constant may have; all when empty
    pub ranges: Vec<(i64, i64)>,
    /// `@cc…`: a condition of the flags, without the `@cc`
    pub condition: Option<String>,
    /// `i`, `n`, `s`, `X` and the like: a constant or address is fine
    pub constant: bool,
}

impl Constraint {
    /// Does a constant of this value fit?
    pub fn admits(&self, value: i64) -> bool {
        self.ranges.is_empty()
            || self
                .ranges
                .iter()
                .any(|&(low, high)| (low..=high).contains(&value))
    }

    /// Is memory the only place?
    pub fn memory_only(&self) -> bool {
        self.memory && !self.register
    }
}

/// Conditions of x86 flag outputs (`=@ccz`).
const X86_CONDITIONS: &[&str] = &[
    "a", "ae", "b", "be", "c", "e", "z", "g", "ge", "l", "le", "na", "nae", "nb", "nbe", "nc",
    "ne", "nz", "ng", "nge", "nl", "nle", "no", "np", "ns", "o", "p", "s",
];

/// Conditions of AArch64 flag outputs.
const AARCH64_CONDITIONS: &[&str] = &[
    "eq", "ne", "hs", "cs", "cc", "lo", "mi", "pl", "vs", "vc", "hi", "ls", "ge", "lt", "gt", "le",
];

/// Length of `@cc<condition>` at the start of the text.
fn condition(arch: Arch, text: &str) -> Option<&str> {
    let rest = text.strip_prefix("@cc")?;
    let list = match arch {
        Arch::X86_64 => X86_CONDITIONS,
        Arch::AArch64 => AARCH64_CONDITIONS,
    };
    let end = rest
        .find(|c: char| !c.is_ascii_lowercase())
        .unwrap_or(rest.len());
    let word = &rest[..end];
    list.contains(&word).then_some(word)
}

/// Reads an output's constraint; `None` when it is not valid.
pub fn parse_output(arch: Arch, text: &str) -> Option<Constraint> {
    let mut constraint = Constraint::default();
    let rest = match text.split_at_checked(1)? {
        ("=", rest) => rest,
        ("+", rest) => {
            constraint.read_write = true;
            rest
        }
        _ => return None,
    };
    let mut at = 0;
    while at < rest.len() {
        let byte = rest.as_bytes()[at];
        match byte {
            b'&' => constraint.early_clobber = true,
            b'%' | b'?' | b'!' | b'*' => {}
            b'#' => at += skip_comment(rest.as_bytes(), at),
            b',' => {
                // Each alternative may repeat the sign, and must not be another kind of operand.
                let sign = if constraint.read_write { b'+' } else { b'=' };
                if rest.as_bytes().get(at + 1) == Some(&sign) {
                    at += 1;
                }
            }
            b'=' | b'+' => return None,
            _ => at += letter(arch, rest, at, &mut constraint, true)? - 1,
        }
        at += 1;
    }
    // An early clobber that is read and written must be able to be a register.
    if constraint.early_clobber && constraint.read_write && !constraint.register {
        return None;
    }
    (constraint.register || constraint.memory || constraint.condition.is_some())
        .then_some(constraint)
}

/// Reads an input's constraint; `names` are those of the operands in order (empty when unnamed), `outputs` how many
/// of them are outputs. `None` when it is not valid.
pub fn parse_input(arch: Arch, text: &str, outputs: usize, names: &[&str]) -> Option<Constraint> {
    let mut constraint = Constraint::default();
    if text.is_empty() {
        return None;
    }
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        match bytes[at] {
            b'0'..=b'9' => {
                let end = at
                    + bytes[at..]
                        .iter()
                        .take_while(|byte| byte.is_ascii_digit())
                        .count();
                let number: usize = text[at..end].parse().ok()?;
                if number >= outputs || constraint.tied.is_some_and(|other| other != number) {
                    return None;
                }
                constraint.tied = Some(number);
                at = end - 1;
            }
            b'[' => {
                let end = at + text[at..].find(']')?;
                let name = &text[at + 1..end];
                let number = names
                    .iter()
                    .take(outputs)
                    .position(|other| !name.is_empty() && *other == name)?;
                if constraint.tied.is_some_and(|other| other != number) {
                    return None;
                }
                constraint.tied = Some(number);
                at = end;
            }
            b'%' | b'?' | b'!' | b'*' | b',' | b'&' => {}
            b'#' => at += skip_comment(bytes, at),
            b'=' | b'+' => return None,
            _ => at += letter(arch, text, at, &mut constraint, false)? - 1,
        }
        at += 1;
    }
    Some(constraint)
}

/// How many bytes to skip of a `#` comment that reaches to the comma.
fn skip_comment(bytes: &[u8], at: usize) -> usize {
    bytes[at + 1..]
        .iter()
        .take_while(|byte| **byte != b',')
        .count()
}

/// Reads the letter at a place and gives its length.
fn letter(
    arch: Arch,
    text: &str,
    at: usize,
    constraint: &mut Constraint,
    output: bool,
) -> Option<usize> {
    let rest = text.get(at..)?;
    let byte = *rest.as_bytes().first()?;
    match byte {
        b'r' => constraint.register = true,
        b'm' | b'o' | b'V' | b'<' | b'>' => constraint.memory = true,
        b'g' | b'X' => {
            constraint.register = true;
            constraint.memory = true;
            constraint.constant = true;
        }
        b'p' => {
            constraint.register = true;
            constraint.constant = true;
        }
        b'i' | b'n' | b's' | b'E' | b'F' if !output => {
            constraint.constant = true;
            constraint.immediate |= matches!(byte, b'n');
        }
        b'@' => {
            let word = condition(arch, rest)?;
            constraint.condition = Some(word.to_owned());
            constraint.register = true;
            return Some("@cc".len() + word.len());
        }
        _ => {
            return match arch {
                Arch::X86_64 => x86_letter(rest, constraint, output),
                Arch::AArch64 => aarch64_letter(rest, constraint, output),
            };
        }
    }
    Some(1)
}

/// Constraint letters of x86 (GCC's machine constraints).
fn x86_letter(rest: &str, constraint: &mut Constraint, output: bool) -> Option<usize> {
    let bytes = rest.as_bytes();
    let immediate = |constraint: &mut Constraint, ranges: &[(i64, i64)]| {
        constraint.immediate = true;
        constraint.constant = true;
        constraint.ranges.extend_from_slice(ranges);
    };
    match bytes[0] {
        b'a' | b'b' | b'c' | b'd' | b'S' | b'D' | b'A' | b'q' | b'Q' | b'R' | b'l' | b'f'
        | b't' | b'u' | b'y' | b'x' | b'v' | b'k' => constraint.register = true,
        b'Y' => {
            // First SSE register, SSE2, MMX, masks other than k0.
            if !matches!(
                bytes.get(1)?,
                b'z' | b'0' | b't' | b'i' | b'm' | b'k' | b'2'
            ) {
                return None;
            }
            constraint.register = true;
            return Some(2);
        }
        b'j' => {
            if !matches!(bytes.get(1)?, b'r' | b'R') {
                return None;
            }
            constraint.register = true;
            return Some(2);
        }
        b'W' if !output => {
            if bytes.get(1) != Some(&b's') {
                return None;
            }
            constraint.constant = true;
            return Some(2);
        }
        b'e' | b'Z' | b'C' | b'G' if !output => constraint.constant = true,
        b'I' if !output => immediate(constraint, &[(0, 31)]),
        b'J' if !output => immediate(constraint, &[(0, 63)]),
        b'K' if !output => immediate(constraint, &[(-128, 127)]),
        b'L' if !output => immediate(
            constraint,
            &[(0xff, 0xff), (0xffff, 0xffff), (0xffff_ffff, 0xffff_ffff)],
        ),
        b'M' if !output => immediate(constraint, &[(0, 3)]),
        b'N' if !output => immediate(constraint, &[(0, 255)]),
        b'O' if !output => immediate(constraint, &[(0, 127)]),
        _ => return None,
    }
    Some(1)
}

/// Constraint letters of AArch64.
fn aarch64_letter(rest: &str, constraint: &mut Constraint, output: bool) -> Option<usize> {
    match rest.as_bytes()[0] {
        b'w' | b'x' | b'y' => constraint.register = true,
        // A register or the zero register.
        b'z' if !output => {
            constraint.register = true;
            constraint.constant = true;
        }
        // Immediates of the instructions; the assembler knows their encodings.
        b'I' | b'J' | b'K' | b'L' | b'M' | b'N' | b'Y' | b'Z' if !output => {
            constraint.immediate = true;
            constraint.constant = true;
        }
        b'S' if !output => constraint.constant = true,
        // One base register without offset.
        b'Q' => constraint.memory = true,
        b'U' => {
            // Predicates and the index registers of SME.
            if !matches!(rest.get(1..3)?, "pa" | "pl" | "ph" | "ci" | "cj") {
                return None;
            }
            constraint.register = true;
            return Some(3);
        }
        _ => return None,
    }
    Some(1)
}

/// The LLVM form of a constraint that was found valid: of an input the whole, of an output what follows `=` or `+`.
/// Named operands become numbers by `names`. The indirection sign `*` is added by the caller, who knows the place.
pub fn to_llvm(arch: Arch, text: &str, names: &[&str]) -> String {
    let mut out = String::new();
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let rest = &text[at..];
        match bytes[at] {
            b'*' => at += 1,
            b'?' | b'!' | b'=' | b'+' => {}
            b'#' => at += skip_comment(bytes, at),
            b'&' | b'%' => {
                let sign = char::from(bytes[at]);
                out.push(sign);
                while bytes.get(at + 1) == Some(&bytes[at]) {
                    at += 1;
                }
            }
            b',' => out.push('|'),
            b'g' => out.push_str("imr"),
            b'[' => {
                let end = rest.find(']').unwrap_or(rest.len());
                let name = rest.get(1..end).unwrap_or("");
                if let Some(number) = names.iter().position(|other| *other == name) {
                    out.push_str(&number.to_string());
                }
                at += end;
            }
            b'@' => match condition(arch, rest) {
                Some(word) => {
                    out.push_str("{@cc");
                    out.push_str(word);
                    out.push('}');
                    at += "@cc".len() + word.len() - 1;
                }
                None => out.push('@'),
            },
            byte => at += machine_letter(arch, rest, byte, &mut out) - 1,
        }
        at += rest_width(&text[at.min(text.len())..]);
    }
    out
}

/// Width of the character at the start of the text, so that no character is cut.
fn rest_width(text: &str) -> usize {
    text.chars().next().map_or(1, char::len_utf8)
}

fn machine_letter(arch: Arch, rest: &str, byte: u8, out: &mut String) -> usize {
    match (arch, byte) {
        (Arch::X86_64, b'a') => out.push_str("{ax}"),
        (Arch::X86_64, b'b') => out.push_str("{bx}"),
        (Arch::X86_64, b'c') => out.push_str("{cx}"),
        (Arch::X86_64, b'd') => out.push_str("{dx}"),
        (Arch::X86_64, b'S') => out.push_str("{si}"),
        (Arch::X86_64, b'D') => out.push_str("{di}"),
        (Arch::X86_64, b't') => out.push_str("{st}"),
        (Arch::X86_64, b'u') => out.push_str("{st(1)}"),
        (Arch::X86_64, b'Y' | b'W' | b'j') if rest.is_char_boundary(2) && rest.len() >= 2 => {
            out.push('^');
            out.push_str(&rest[..2]);
            return 2;
        }
        (Arch::AArch64, b'U') if rest.is_char_boundary(3) && rest.len() >= 3 => {
            out.push_str("@3");
            out.push_str(&rest[..3]);
            return 3;
        }
        _ => {
            out.extend(rest.chars().next());
        }
    }
    1
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pairs of GCC's and LLVM's form, as clang 19 writes them in its IR.
    #[test]
    fn forms_in_llvm() {
        for (gcc, llvm) in [
            ("a", "{ax}"),
            ("&r", "&r"),
            ("0", "0"),
            ("g", "imr"),
            ("rm", "rm"),
            ("ri", "ri"),
            ("Yz", "^Yz"),
            ("Ws", "^Ws"),
            ("@ccnae", "{@ccnae}"),
            ("r,m", "r|m"),
            ("%r", "%r"),
            ("t", "{st}"),
            ("u", "{st(1)}"),
            ("*r", ""),
            ("[b]", "1"),
            ("jR", "^jR"),
            ("e", "e"),
        ] {
            assert_eq!(to_llvm(Arch::X86_64, gcc, &["a", "b"]), llvm, "{gcc}");
        }
        assert_eq!(to_llvm(Arch::AArch64, "@cceq", &[]), "{@cceq}");
        assert_eq!(to_llvm(Arch::AArch64, "Upa", &[]), "@3Upa");
        assert_eq!(to_llvm(Arch::AArch64, "rZ", &[]), "rZ");
    }

    #[test]
    fn what_outputs_allow() {
        let parse = |text| parse_output(Arch::X86_64, text);
        let plain = parse("=r").unwrap();
        assert!(plain.register && !plain.memory && !plain.read_write);
        let both = parse("+&rm").unwrap();
        assert!(both.register && both.memory && both.read_write && both.early_clobber);
        assert!(parse("=m").unwrap().memory_only());
        assert_eq!(parse("=@ccz").unwrap().condition.as_deref(), Some("z"));
        for bad in ["", "r", "=", "=i", "=@ccfoo", "+&m", "=\u{e9}", "=I"] {
            assert!(parse(bad).is_none(), "{bad}");
        }
    }

    #[test]
    fn what_inputs_allow() {
        let parse = |text| parse_input(Arch::X86_64, text, 2, &["out", "", "in"]);
        assert_eq!(parse("0").unwrap().tied, Some(0));
        assert_eq!(parse("[out]").unwrap().tied, Some(0));
        assert!(parse("2").is_none() && parse("[in]").is_none() && parse("[x").is_none());
        let byte = parse("N").unwrap();
        assert!(byte.immediate && byte.admits(255) && !byte.admits(256));
        let or_register = parse("rN").unwrap();
        assert!(or_register.register);
        assert!(parse("=r").is_none() && parse("\u{e9}").is_none() && parse("Y").is_none());
        assert!(parse("99999999999999999999").is_none());
    }
}
