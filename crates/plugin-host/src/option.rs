//! Options that plugins register: their declarations, collisions, and the values given in a session.

use std::collections::HashMap;

use neverc_abi::*;

use crate::boundary::Incoming;
use crate::plan::Plan;
use crate::registrar::DataPointer;
use crate::status::{HostError, Status};

/// A registered option.
#[derive(Clone)]
pub struct OptionDeclaration {
    /// Literal text; for JOINED with its `=`.
    pub spelling: String,
    /// Other spellings of the same option.
    pub aliases: Vec<String>,
    /// `NEVERC_OPTION_FLAG`, `_JOINED`, `_SEPARATE` or `_MULTI_ARG`.
    pub form: NevercOptionForm,
    /// `NEVERC_OPTION_BOOL` and so on.
    pub value_type: NevercOptionValueType,
    /// `NEVERC_OPTION_SINGLE`, `_LAST_WINS` or `_APPEND`.
    pub multiplicity: NevercOptionMultiplicity,
    /// Values of a MULTI_ARG occurrence.
    pub argument_count: u32,
    /// Whether a run without it is refused.
    pub required: bool,
    /// Whether `--help` leaves it out.
    pub hidden: bool,
    /// Text for `--help`.
    pub help: String,
    /// Name of the value for `--help`.
    pub metavar: String,
    /// Names of an ENUM's values.
    pub enum_names: Vec<String>,
    /// Spellings that may not be given together with it.
    pub conflicts: Vec<String>,
    /// Spellings that must be given together with it.
    pub requires: Vec<String>,
    /// Glob that the target triple must fit; empty fits all.
    pub target_predicate: String,
    pub(crate) validator: NevercOptionValidatorFn,
    pub(crate) data: DataPointer,
}

fn require(condition: bool) -> Result<(), Status> {
    if condition {
        Ok(())
    } else {
        Err(Status::INVALID_DESCRIPTOR)
    }
}

impl OptionDeclaration {
    pub(crate) fn copy(
        d: &Incoming<'_, NevercOptionDescriptor>,
    ) -> Result<OptionDeclaration, Status> {
        require(d.form <= NEVERC_OPTION_MULTI_ARG)?;
        require(d.value_type <= NEVERC_OPTION_PATH && d.multiplicity <= NEVERC_OPTION_APPEND)?;
        require(d.required <= NEVERC_TRUE && d.hidden <= NEVERC_TRUE)?;
        require(d.form != NEVERC_OPTION_MULTI_ARG || d.argument_count >= 1)?;
        require(d.form != NEVERC_OPTION_FLAG || d.value_type == NEVERC_OPTION_BOOL)?;
        let text =
            |pick: fn(&NevercOptionDescriptor) -> NevercStringView| d.utf8(pick).map(str::to_owned);
        let mut enum_names = Vec::new();
        for value in d.records::<NevercOptionEnumValue>(|d| d.enum_values)? {
            enum_names.push(value.utf8(|v| v.name)?.to_owned());
        }
        require(d.value_type != NEVERC_OPTION_ENUM || !enum_names.is_empty())?;
        let option = OptionDeclaration {
            spelling: text(|d| d.spelling)?,
            aliases: d.strings(|d| d.aliases)?,
            form: d.form,
            value_type: d.value_type,
            multiplicity: d.multiplicity,
            argument_count: d.argument_count,
            required: d.required == NEVERC_TRUE,
            hidden: d.hidden == NEVERC_TRUE,
            help: text(|d| d.help)?,
            metavar: text(|d| d.metavar)?,
            enum_names,
            conflicts: d.strings(|d| d.conflicts)?,
            requires: d.strings(|d| d.requires)?,
            target_predicate: text(|d| d.target_predicate)?,
            validator: d.validator,
            data: DataPointer(d.user_data),
        };
        let well_spelled = |s: &str| {
            s.starts_with('-')
                && !s.trim_start_matches('-').is_empty()
                && !s.contains(char::is_whitespace)
        };
        for spelling in option.spellings() {
            require(well_spelled(spelling))?;
        }
        Ok(option)
    }

    /// Primary spelling and aliases.
    pub fn spellings(&self) -> impl Iterator<Item = &str> {
        std::iter::once(self.spelling.as_str()).chain(self.aliases.iter().map(String::as_str))
    }

    /// The option as `--help` shows it: spelling with its value, and the text.
    pub fn help_line(&self) -> (String, &str) {
        let metavar = if self.metavar.is_empty() {
            "value"
        } else {
            // Authors write it with the brackets or without.
            self.metavar.trim_start_matches('<').trim_end_matches('>')
        };
        let left = match self.form {
            NEVERC_OPTION_FLAG => self.spelling.clone(),
            NEVERC_OPTION_JOINED => format!("{}<{metavar}>", self.spelling),
            NEVERC_OPTION_SEPARATE => format!("{} <{metavar}>", self.spelling),
            _ => format!(
                "{}{}",
                self.spelling,
                format!(" <{metavar}>").repeat(self.argument_count as usize)
            ),
        };
        (left, &self.help)
    }
}

/// Whether a spelling belongs to the options by which plugins are loaded.
pub fn is_bootstrap_spelling(spelling: &str) -> bool {
    [
        "-fplugin=",
        "-fplugin-arg=",
        "-fplugin-provider=",
        "-fplugin-pass=",
        "-fplugin-pass-arg=",
    ]
    .iter()
    .any(|p| spelling.starts_with(p) || spelling == p.trim_end_matches('='))
}

/// An option with its plugin's place in the plan.
pub(crate) struct Registered {
    pub plugin: usize,
    pub declaration: OptionDeclaration,
}

/// All options of a plan. Frozen with the activation.
pub struct OptionRegistry {
    pub(crate) options: Vec<Registered>,
    pub(crate) plugins: Vec<String>,
}

impl OptionRegistry {
    pub(crate) fn build(plan: &Plan) -> Result<OptionRegistry, HostError> {
        let mut registry = OptionRegistry {
            options: Vec::new(),
            plugins: plan.plugins.iter().map(|p| p.id.to_string()).collect(),
        };
        let is_static = plan.host.config.is_static_option;
        for plugin in &plan.plugins {
            for declaration in &plugin.registrar.content().options {
                for spelling in declaration.spellings() {
                    let why = if is_bootstrap_spelling(spelling) {
                        "the spelling is reserved for loading plugins"
                    } else if is_static(spelling) {
                        "the spelling is that of a static option of the driver"
                    } else if registry
                        .options
                        .iter()
                        .any(|o| o.declaration.spellings().any(|s| s == spelling))
                    {
                        "the spelling is in conflict with another plugin's option"
                    } else {
                        continue;
                    };
                    return Err(HostError::new(
                        Status::DUPLICATE_ID,
                        format!(
                            "plugin '{}' cannot register option '{spelling}': {why}",
                            plugin.id
                        ),
                    ));
                }
                registry.options.push(Registered {
                    plugin: plugin.index,
                    declaration: declaration.clone(),
                });
            }
        }
        Ok(registry)
    }

    /// The options that `--help` shows, with their plugins.
    pub fn visible(&self) -> impl Iterator<Item = (&str, &OptionDeclaration)> {
        self.options
            .iter()
            .filter(|o| !o.declaration.hidden)
            .map(|o| (self.plugins[o.plugin].as_str(), &o.declaration))
    }
}

/// The values of all options in a session, by plugin and primary spelling.
#[derive(Clone, Default)]
pub struct OptionValues {
    pub(crate) values: HashMap<(usize, String), Vec<String>>,
    pub(crate) known: Vec<(usize, String)>,
}

impl OptionValues {
    /// The values of an option; `None` when no such option is registered.
    pub fn of(&self, plugin: usize, spelling: &str) -> Option<&[String]> {
        let key = (plugin, spelling.to_owned());
        match self.values.get(&key) {
            Some(values) => Some(values),
            None => self.known.contains(&key).then_some(&[]),
        }
    }
}

/// What is left of a command line after the plugins' options were taken out.
pub struct ParsedOptions {
    /// The values.
    pub values: OptionValues,
    /// The remaining arguments, each with its place in the original list.
    pub remaining: Vec<(usize, String)>,
}
