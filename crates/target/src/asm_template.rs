//! Templates of inline assembly: from GCC's notation (`%0`, `%[name]`, `%w0`, `{att|intel}`) to LLVM's (`$0`,
//! `${0:w}`, `$(att$|intel$)`).

use crate::Arch;

/// Something wrong with a template, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TemplateError {
    /// Offset in bytes
    pub offset: usize,
    /// What is wrong, in Clang's words
    pub message: &'static str,
}

const BAD_ESCAPE: &str = "invalid % escape in inline assembly string";

/// Translates the template of an `asm` with operands. `operands` are the names of all operands in order, outputs,
/// inputs, then labels; unnamed ones are empty. `hidden` operands (the read side of `+` outputs) stand in LLVM
/// between inputs and labels. The letter of an operand comes after `%`, before its number or name.
pub fn to_llvm(
    arch: Arch,
    template: &str,
    operands: &[&str],
    labels: usize,
    hidden: usize,
) -> Result<String, TemplateError> {
    // Braces choose between dialects on x86 only; Arm's syntax has braces of its own.
    let variants = arch == Arch::X86_64;
    let mut out = String::with_capacity(template.len() + 16);
    let mut rest = template.char_indices().peekable();
    while let Some((offset, c)) = rest.next() {
        match c {
            '$' => out.push_str("$$"),
            '{' if variants => out.push_str("$("),
            '|' if variants => out.push_str("$|"),
            '}' if variants => out.push_str("$)"),
            '%' => {
                let fail = |message| TemplateError { offset, message };
                let (_, escape) = rest.next().ok_or(fail(BAD_ESCAPE))?;
                match escape {
                    '%' | '{' | '}' | '|' => {
                        out.push(escape);
                        continue;
                    }
                    '=' => {
                        out.push_str("${:uid}");
                        continue;
                    }
                    _ => {}
                }
                let mut modifier = None;
                let mut next = escape;
                if escape.is_ascii_alphabetic() {
                    modifier = Some(escape);
                    next = rest.next().ok_or(fail(BAD_ESCAPE))?.1;
                }
                let number = if let Some(digit) = next.to_digit(10) {
                    let mut number = digit as usize;
                    while let Some(digit) = rest.peek().and_then(|(_, c)| c.to_digit(10)) {
                        rest.next();
                        number = number.saturating_mul(10).saturating_add(digit as usize);
                    }
                    if number >= operands.len() + hidden {
                        return Err(fail("invalid operand number in inline asm string"));
                    }
                    // Numbers count hidden operands, as GCC and LLVM do.
                    number
                } else if next == '[' {
                    let mut name = String::new();
                    loop {
                        match rest.next() {
                            Some((_, ']')) => break,
                            Some((_, c)) => name.push(c),
                            None => {
                                return Err(fail(
                                    "unterminated symbolic operand name in inline assembly string",
                                ));
                            }
                        }
                    }
                    if name.is_empty() {
                        return Err(fail(
                            "empty symbolic operand name in inline assembly string",
                        ));
                    }
                    let position = operands.iter().position(|other| *other == name);
                    let number = position.ok_or(fail(
                        "unknown symbolic operand name in inline assembly string",
                    ))?;
                    let label = number >= operands.len() - labels.min(operands.len());
                    if label { number + hidden } else { number }
                } else {
                    return Err(fail(BAD_ESCAPE));
                };
                match modifier {
                    Some(letter) => {
                        out.push_str(&format!("${{{number}:{letter}}}"));
                    }
                    // A digit that follows must not be read as part of the number.
                    None if rest.peek().is_some_and(|(_, c)| c.is_ascii_digit()) => {
                        out.push_str(&format!("${{{number}}}"));
                    }
                    None => out.push_str(&format!("${number}")),
                }
            }
            _ => out.push(c),
        }
    }
    Ok(out)
}

/// Translates the text of an `asm` without operands, in which nothing but `$` has a meaning in LLVM.
pub fn basic_to_llvm(text: &str) -> String {
    text.replace('$', "$$")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces() {
        let names = ["", "q", ""];
        let text = to_llvm(
            Arch::X86_64,
            "%0 %[q] %k1 %% %= {a|b} $ %{xy%} %2",
            &names,
            0,
            0,
        )
        .unwrap();
        assert_eq!(text, "$0 $1 ${1:k} % ${:uid} $(a$|b$) $$ {xy} $2");
        // As clang writes `asm goto("jmp %l1" :: "r"(a) :: lab)`, and with one operand read and written.
        assert_eq!(
            to_llvm(Arch::X86_64, "jmp %l1", &["", "lab"], 1, 0).unwrap(),
            "jmp ${1:l}"
        );
        assert_eq!(
            to_llvm(Arch::X86_64, "jmp %l[lab]", &["", "lab"], 1, 1).unwrap(),
            "jmp ${2:l}"
        );
        assert_eq!(
            to_llvm(Arch::X86_64, "# %0 %2", &["", "lab"], 1, 1).unwrap(),
            "# $0 $2"
        );
        assert!(to_llvm(Arch::X86_64, "# %3", &["", "lab"], 1, 1).is_err());
        assert_eq!(to_llvm(Arch::X86_64, "a | b", &[], 0, 0).unwrap(), "a $| b");
        assert_eq!(
            to_llvm(Arch::AArch64, "ld1 {v0.16b}", &[], 0, 0).unwrap(),
            "ld1 {v0.16b}"
        );
    }

    #[test]
    fn mistakes() {
        for (text, offset) in [
            ("x%", 1),
            ("%q", 0),
            ("%3", 0),
            ("ab%[x]", 2),
            ("%[", 0),
            ("%[]", 0),
            ("%\u{e9}", 0),
            ("%99999999999999999999999", 0),
        ] {
            assert_eq!(
                to_llvm(Arch::X86_64, text, &["", "q"], 0, 0)
                    .unwrap_err()
                    .offset,
                offset,
                "{text}"
            );
        }
    }
}
