//! The command-line tokens by which plugins are loaded and told things.

use std::path::PathBuf;

use crate::status::{HostError, Status};

pub use crate::option_parse::PluginArg;

/// What the `-fplugin…` tokens say.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PluginArguments {
    /// Modules, in order; repeats are left in, since two paths may be one file.
    pub modules: Vec<PathBuf>,
    /// `-fplugin-arg=`, in order.
    pub args: Vec<PluginArg>,
    /// `-fplugin-provider=<phase>:<plugin-id>`, in order.
    pub providers: Vec<(String, String)>,
    /// `-fplugin-trace=<file>`
    pub trace: Option<PathBuf>,
    /// `-fplugin-stats`
    pub statistics: bool,
    /// `-fplugin-debug-signals`
    pub debug_signals: bool,
}

fn bad(text: String) -> HostError {
    HostError::new(Status::INVALID_ARGUMENT, text)
}

impl PluginArguments {
    /// Whether a token belongs here (such tokens stay in the argument list, and plugins may not touch them).
    pub fn is_token(argument: &str) -> bool {
        argument.starts_with("-fplugin=")
            || argument.starts_with("-fplugin-arg=")
            || argument.starts_with("-fplugin-provider=")
            || argument.starts_with("-fplugin-pass=")
            || argument.starts_with("-fplugin-pass-arg=")
            || argument.starts_with("-fplugin-trace=")
            || argument == "-fplugin-stats"
            || argument == "-fplugin-debug-signals"
    }

    /// Reads the tokens of a command line. `None` when there are none.
    ///
    /// # Errors
    /// Malformed tokens, the reserved ones, and arguments for plugins without any plugin.
    pub fn scan<S: AsRef<str>>(arguments: &[S]) -> Result<Option<PluginArguments>, HostError> {
        let mut out = PluginArguments::default();
        let mut any = None;
        for argument in arguments.iter().map(AsRef::as_ref) {
            if !PluginArguments::is_token(argument) {
                continue;
            }
            any.get_or_insert(argument);
            let value = argument.split_once('=').map_or("", |(_, v)| v);
            if argument.starts_with("-fplugin-pass=") || argument.starts_with("-fplugin-pass-arg=")
            {
                return Err(bad(format!(
                    "'{argument}' is reserved: passes are registered by a plugin, loaded with '-fplugin='"
                )));
            }
            if argument == "-fplugin-stats" {
                out.statistics = true;
                continue;
            }
            if argument == "-fplugin-debug-signals" {
                out.debug_signals = true;
                continue;
            }
            if value.is_empty() {
                return Err(bad(format!("'{argument}' needs a value")));
            }
            if argument.starts_with("-fplugin=") {
                out.modules.push(PathBuf::from(value));
            } else if argument.starts_with("-fplugin-trace=") {
                out.trace = Some(PathBuf::from(value));
            } else if argument.starts_with("-fplugin-provider=") {
                match value.split_once(':') {
                    Some((phase, plugin)) if !phase.is_empty() && !plugin.is_empty() => {
                        out.providers.push((phase.to_owned(), plugin.to_owned()));
                    }
                    _ => return Err(bad(format!("'{argument}' is not '<phase>:<plugin-id>'"))),
                }
            } else {
                out.args.push(PluginArg {
                    token: argument.to_owned(),
                    text: value.to_owned(),
                });
            }
        }
        match any {
            None => Ok(None),
            Some(first) if out.modules.is_empty() => Err(bad(format!(
                "'{first}' is given, but no plugin with '-fplugin='"
            ))),
            Some(_) => Ok(Some(out)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_read_in_order() {
        let line = [
            "neverc",
            "-c",
            "-fplugin=a.so",
            "-fplugin-arg=p:k=v=w",
            "x.c",
            "-fplugin-provider=neverc.driver.execute_job:org.p",
        ];
        let read = PluginArguments::scan(&line)
            .expect("well formed")
            .expect("some");
        assert_eq!(read.modules, [PathBuf::from("a.so")]);
        assert_eq!(read.args[0].text, "p:k=v=w");
        assert_eq!(read.providers[0].1, "org.p");
        assert_eq!(PluginArguments::scan(&["neverc", "x.c"]), Ok(None));
    }

    #[test]
    fn arguments_without_a_plugin_are_errors() {
        assert!(PluginArguments::scan(&["-fplugin-arg=k=v"]).is_err());
        assert!(PluginArguments::scan(&["-fplugin=a.so", "-fplugin-pass=x"]).is_err());
        assert!(PluginArguments::scan(&["-fplugin=a.so", "-fplugin-provider=x"]).is_err());
    }
}
