//! The driver's own errors and warnings: `neverc: error: …`, filtered by `-W` options.

use std::io::IsTerminal;

/// Severity of a driver message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// Refused; nothing is compiled.
    Error,
    /// Shown, unless switched off.
    Warning,
    /// Told without being asked; never an error.
    Remark,
    /// Attached to the message before.
    Note,
}

/// A message with the name of the warning option that controls it.
#[derive(Clone, Debug)]
pub struct Message {
    /// Severity before `-Werror`.
    pub severity: Severity,
    /// Text without the program name.
    pub text: String,
    /// Name after `-W`.
    pub flag: Option<&'static str>,
}

/// Collects messages while the command line is read; they are filtered when the whole line is known.
#[derive(Debug, Default)]
pub struct Messages {
    list: Vec<Message>,
}

impl Messages {
    /// Adds an error.
    pub fn error(&mut self, text: impl Into<String>) {
        self.list.push(Message {
            severity: Severity::Error,
            text: text.into(),
            flag: None,
        });
    }

    /// Adds a warning under `-W<flag>`.
    pub fn warn(&mut self, flag: &'static str, text: impl Into<String>) {
        self.list.push(Message {
            severity: Severity::Warning,
            text: text.into(),
            flag: Some(flag),
        });
    }

    /// Adds a note.
    pub fn note(&mut self, text: impl Into<String>) {
        self.list.push(Message {
            severity: Severity::Note,
            text: text.into(),
            flag: None,
        });
    }

    /// The text of the first error.
    #[must_use]
    pub fn first_error(&self) -> Option<&str> {
        let mut all = self.list.iter();
        let error = all.find(|m| m.severity == Severity::Error);
        error.map(|m| m.text.as_str())
    }

    /// Whether an error is among them.
    #[must_use]
    pub fn has_errors(&self) -> bool {
        self.list.iter().any(|m| m.severity == Severity::Error)
    }

    /// Renders what the `-W` options leave, and says whether an error is among it.
    #[must_use]
    pub fn render(
        &mut self,
        program: &str,
        warning_flags: &[String],
        no_warnings: bool,
        color: Option<bool>,
    ) -> (String, bool) {
        let color = color.unwrap_or_else(stderr_has_colors);
        let mut out = String::new();
        let mut failed = false;
        for message in self.list.drain(..) {
            let (severity, suffix) = match message.flag {
                None => (message.severity, String::new()),
                Some(flag) => {
                    let state = warning_state(flag, warning_flags, no_warnings);
                    match state {
                        State::Off => continue,
                        State::On => (Severity::Warning, format!(" [-W{flag}]")),
                        State::Error => (Severity::Error, format!(" [-Werror,-W{flag}]")),
                    }
                }
            };
            failed |= severity == Severity::Error;
            out.push_str(&line(
                program,
                severity,
                &format!("{}{suffix}", message.text),
                color,
            ));
        }
        (out, failed)
    }
}

/// One line `program: severity: text`.
#[must_use]
pub fn line(program: &str, severity: Severity, text: &str, color: bool) -> String {
    let (name, code) = match severity {
        Severity::Error => ("error", "\x1b[0;1;31m"),
        Severity::Warning => ("warning", "\x1b[0;1;35m"),
        Severity::Remark => ("remark", "\x1b[0;1;34m"),
        Severity::Note => ("note", "\x1b[0;1;36m"),
    };
    if color {
        format!("\x1b[1m{program}: \x1b[0m{code}{name}: \x1b[0m\x1b[1m{text}\x1b[0m\n")
    } else {
        format!("{program}: {name}: {text}\n")
    }
}

/// Whether standard error is a terminal that shows colours.
#[must_use]
pub fn stderr_has_colors() -> bool {
    std::io::stderr().is_terminal()
        && std::env::var_os("NO_COLOR").is_none_or(|v| v.is_empty())
        && std::env::var_os("TERM").is_some_and(|t| t != "dumb")
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Off,
    On,
    Error,
}

/// State of a warning that is on by default, after all `-W` options.
fn warning_state(flag: &str, flags: &[String], no_warnings: bool) -> State {
    let mut on = true;
    let mut all_errors = false;
    let mut own_error: Option<bool> = None;
    for text in flags {
        match text.as_str() {
            "error" => all_errors = true,
            "no-error" => all_errors = false,
            "no-everything" => on = false,
            t if t == flag => on = true,
            t if t.strip_prefix("no-") == Some(flag) => on = false,
            t if t.strip_prefix("error=") == Some(flag) => {
                on = true;
                own_error = Some(true);
            }
            t if t.strip_prefix("no-error=") == Some(flag) => own_error = Some(false),
            _ => {}
        }
    }
    match (on && !no_warnings, own_error.unwrap_or(all_errors)) {
        (false, _) => State::Off,
        (true, false) => State::On,
        (true, true) => State::Error,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state(flags: &[&str]) -> State {
        let flags: Vec<String> = flags.iter().map(ToString::to_string).collect();
        warning_state("x", &flags, false)
    }

    #[test]
    fn later_options_win() {
        assert_eq!(state(&[]), State::On);
        assert_eq!(state(&["no-x"]), State::Off);
        assert_eq!(state(&["no-x", "x"]), State::On);
        assert_eq!(state(&["error"]), State::Error);
        assert_eq!(state(&["error", "no-error=x"]), State::On);
        assert_eq!(state(&["error=x"]), State::Error);
    }
}
