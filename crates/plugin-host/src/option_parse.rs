//! Finding the plugins' options on the command line and checking their values.

use neverc_abi::*;

use crate::boundary::{header, view};
use crate::gate::{self, Entry};
use crate::option::{OptionRegistry, OptionValues, ParsedOptions, Registered};
use crate::plan::Plan;
use crate::status::{HostError, Status};

/// `-fplugin-arg=[<plugin>:]<key>[=<value>]`
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PluginArg {
    /// All of it, for messages.
    pub token: String,
    /// What stands behind the first `=`.
    pub text: String,
}

/// One place where an option was given.
struct Occurrence {
    option: usize,
    values: Vec<String>,
}

fn bad(text: String) -> HostError {
    HostError::new(Status::INVALID_ARGUMENT, text)
}

/// Whether `text` fits a glob in which `*` stands for any text and `?` for one character.
fn glob(pattern: &[u8], text: &[u8]) -> bool {
    // The place after the last star, and the text it was tried from.
    let mut retry: Option<(usize, usize)> = None;
    let (mut p, mut t) = (0, 0);
    while t < text.len() {
        match pattern.get(p) {
            Some(b'*') => {
                retry = Some((p + 1, t));
                p += 1;
            }
            Some(&c) if c == b'?' || c == text[t] => {
                p += 1;
                t += 1;
            }
            _ => match retry {
                Some((after, from)) => {
                    p = after;
                    t = from + 1;
                    retry = Some((after, t));
                }
                None => return false,
            },
        }
    }
    pattern[p..].iter().all(|&c| c == b'*')
}

impl OptionRegistry {
    fn applies(&self, option: &Registered, triple: &str) -> bool {
        let predicate = &option.declaration.target_predicate;
        predicate.is_empty() || glob(predicate.as_bytes(), triple.as_bytes())
    }

    /// The option that an argument of the command line starts, with the value joined to it.
    fn match_argument<'a>(
        &self,
        argument: &'a str,
        triple: &str,
    ) -> Option<(usize, Option<&'a str>)> {
        let mut found: Option<(usize, usize, Option<&str>)> = None;
        for (index, option) in self.options.iter().enumerate() {
            if !self.applies(option, triple) {
                continue;
            }
            for spelling in option.declaration.spellings() {
                let joined = option.declaration.form == NEVERC_OPTION_JOINED;
                let value = match argument.strip_prefix(spelling) {
                    Some(rest) if joined => Some(rest),
                    Some("") => None,
                    _ => continue,
                };
                // The longest spelling wins.
                if found.is_none_or(|(_, length, _)| spelling.len() > length) {
                    found = Some((index, spelling.len(), value));
                }
            }
        }
        found.map(|(index, _, value)| (index, value))
    }

    /// Takes the plugins' options out of `arguments` (the first of which is the program) and checks them.
    ///
    /// # Errors
    /// Values that are missing or of the wrong type, repetitions, missing and conflicting options, what a
    /// validator refuses, and `-fplugin-arg=` that name nothing.
    pub fn parse(
        &self,
        plan: &Plan,
        arguments: &[String],
        plugin_args: &[PluginArg],
        triple: &str,
    ) -> Result<ParsedOptions, HostError> {
        let mut remaining = Vec::new();
        let mut given = Vec::new();
        let mut at = 0;
        while at < arguments.len() {
            let argument = &arguments[at];
            let matched = if at == 0 {
                None
            } else {
                self.match_argument(argument, triple)
            };
            let Some((option, joined)) = matched else {
                remaining.push((at, argument.clone()));
                at += 1;
                continue;
            };
            let declaration = &self.options[option].declaration;
            let separate = match declaration.form {
                NEVERC_OPTION_SEPARATE => 1,
                NEVERC_OPTION_MULTI_ARG => declaration.argument_count as usize,
                _ => 0,
            };
            let values = match (declaration.form, joined) {
                (NEVERC_OPTION_FLAG, _) => vec!["true".to_owned()],
                (NEVERC_OPTION_JOINED, value) => vec![value.unwrap_or("").to_owned()],
                _ => {
                    let rest = &arguments[at + 1..];
                    if rest.len() < separate {
                        return Err(bad(format!(
                            "option '{argument}' needs {separate} value{}",
                            if separate == 1 { "" } else { "s" }
                        )));
                    }
                    rest[..separate].to_vec()
                }
            };
            given.push(Occurrence { option, values });
            at += 1 + separate;
        }
        for arg in plugin_args {
            given.push(self.plugin_arg(arg)?);
        }
        let values = self.collect(plan, given, triple)?;
        Ok(ParsedOptions { values, remaining })
    }

    fn plugin_arg(&self, arg: &PluginArg) -> Result<Occurrence, HostError> {
        let (head, value) = match arg.text.split_once('=') {
            Some((head, value)) => (head, Some(value)),
            None => (arg.text.as_str(), None),
        };
        let (plugin, key) = match head.split_once(':') {
            Some((id, key)) => {
                let Some(plugin) = self.plugins.iter().position(|p| p == id) else {
                    return Err(bad(format!(
                        "'{}' names plugin '{id}', which is not active",
                        arg.token
                    )));
                };
                (plugin, key)
            }
            None if self.plugins.len() == 1 => (0, head),
            None => {
                return Err(bad(format!(
                    "'{}' needs a plugin ID, since more than one plugin is active",
                    arg.token
                )));
            }
        };
        let bare = |s: &str| s.trim_start_matches('-').trim_end_matches('=').to_owned();
        let found = self.options.iter().position(|o| {
            o.plugin == plugin && o.declaration.spellings().any(|s| bare(s) == bare(key))
        });
        let Some(option) = found else {
            return Err(bad(format!(
                "'{}': plugin '{}' has no option '{key}'",
                arg.token, self.plugins[plugin]
            )));
        };
        let declaration = &self.options[option].declaration;
        let value = match (value, declaration.form) {
            (Some(value), _) => value,
            (None, NEVERC_OPTION_FLAG) => "true",
            (None, _) => return Err(bad(format!("'{}' needs a value", arg.token))),
        };
        Ok(Occurrence {
            option,
            values: vec![value.to_owned()],
        })
    }

    fn check_type(&self, option: &Registered, value: &str) -> Result<(), HostError> {
        let d = &option.declaration;
        let what = match d.value_type {
            NEVERC_OPTION_BOOL if !matches!(value, "true" | "false" | "0" | "1") => "a boolean",
            NEVERC_OPTION_INT if value.parse::<i64>().is_err() => "an integer",
            NEVERC_OPTION_UINT if value.parse::<u64>().is_err() => "an unsigned integer",
            NEVERC_OPTION_ENUM if !d.enum_names.iter().any(|n| n == value) => {
                return Err(bad(format!(
                    "value '{value}' of option '{}' is not one of {}",
                    d.spelling,
                    d.enum_names.join(", ")
                )));
            }
            NEVERC_OPTION_PATH if value.is_empty() || value.contains('\0') => "a path",
            _ => return Ok(()),
        };
        Err(bad(format!(
            "value '{value}' of option '{}' is not {what}",
            d.spelling
        )))
    }

    fn collect(
        &self,
        plan: &Plan,
        given: Vec<Occurrence>,
        triple: &str,
    ) -> Result<OptionValues, HostError> {
        let mut out = OptionValues::default();
        let mut counts = vec![0u64; self.options.len()];
        for occurrence in given {
            let option = &self.options[occurrence.option];
            let d = &option.declaration;
            let count = &mut counts[occurrence.option];
            for value in &occurrence.values {
                self.check_type(option, value)?;
                self.validate(plan, option, value, triple, *count)?;
            }
            if d.multiplicity == NEVERC_OPTION_SINGLE && *count > 0 {
                return Err(bad(format!(
                    "option '{}' is given more than once",
                    d.spelling
                )));
            }
            *count += 1;
            let key = (option.plugin, d.spelling.clone());
            let entry = out.values.entry(key).or_default();
            if d.multiplicity == NEVERC_OPTION_LAST_WINS {
                entry.clear();
            }
            entry.extend(occurrence.values);
        }
        let is_given = |spelling: &str| {
            let named = |o: &Registered| o.declaration.spellings().any(|s| s == spelling);
            (0..counts.len()).any(|i| counts[i] > 0 && named(&self.options[i]))
        };
        for (option, &count) in self.options.iter().zip(&counts) {
            let d = &option.declaration;
            out.known.push((option.plugin, d.spelling.clone()));
            if d.required && count == 0 && self.applies(option, triple) {
                return Err(bad(format!(
                    "option '{}' of plugin '{}' is required",
                    d.spelling, self.plugins[option.plugin]
                )));
            }
            if count == 0 {
                continue;
            }
            if let Some(other) = d.conflicts.iter().find(|c| is_given(c)) {
                return Err(bad(format!(
                    "option '{}' conflicts with '{other}'",
                    d.spelling
                )));
            }
            if let Some(other) = d.requires.iter().find(|r| !is_given(r)) {
                return Err(bad(format!("option '{}' requires '{other}'", d.spelling)));
            }
        }
        Ok(out)
    }

    fn validate(
        &self,
        plan: &Plan,
        option: &Registered,
        value: &str,
        triple: &str,
        occurrence: u64,
    ) -> Result<(), HostError> {
        let d = &option.declaration;
        let Some(validator) = d.validator else {
            return Ok(());
        };
        let plugin = &plan.plugins[option.plugin];
        let context = NevercOptionValidationContext {
            header: header::<NevercOptionValidationContext>(),
            plugin_id: view(&plugin.id),
            spelling: view(&d.spelling),
            target_triple: view(triple),
            occurrence,
        };
        let entry = Entry {
            host: &plan.host,
            plugin,
            session: None,
            task: None,
            name: &std::sync::Arc::from("OptionValidator"),
            is_end: true,
            registering: false,
            phase: None,
            mutating: false,
        };
        let left = gate::pass(entry, || {
            // SAFETY: context and value live for the call; the data is the plugin's own.
            unsafe { validator(&raw const context, view(value), d.data.0) }
        });
        if left.status.is_ok() {
            return Ok(());
        }
        Err(bad(format!(
            "plugin '{}' refuses the value '{value}' of option '{}'",
            plugin.id, d.spelling
        )))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn globs() {
        assert!(glob(b"x86_64-*-linux*", b"x86_64-unknown-linux-gnu"));
        assert!(!glob(b"aarch64*", b"x86_64-unknown-linux-gnu"));
        assert!(glob(b"*", b""));
        assert!(glob(b"a?c", b"abc"));
        assert!(!glob(b"", b"a"));
    }
}
