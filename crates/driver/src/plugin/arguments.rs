//! The phases of raw and parsed arguments: what plugins see of a command line, and what they change in it.

use std::ffi::OsString;

use neverc_abi::{
    NEVERC_ARGUMENT_ORIGIN_COMMAND_LINE, NEVERC_ARGUMENT_ORIGIN_CONFIGURATION,
    PHASE_DRIVER_PARSED_ARGUMENTS, PHASE_DRIVER_RAW_ARGUMENTS,
};
use neverc_plugin_host::Route;
use neverc_plugin_tables::driver::{Argument, ArgumentVector, Occurrence, OptionOccurrences};

use super::{Plugins, Remaining, execute};
use crate::options::{self, config};

impl Plugins {
    /// `neverc.driver.raw_arguments`: gives the arguments (without the program) as plugins leave them. `all`
    /// is what `remaining` was taken out of.
    ///
    /// # Errors
    /// The text of a failed phase.
    pub fn raw_arguments(
        &self,
        program: &str,
        all: &[config::Argument],
        remaining: Remaining,
    ) -> Result<Vec<OsString>, String> {
        if !self.task.is_bound(PHASE_DRIVER_RAW_ARGUMENTS) {
            let origin = |index: &usize| match index.checked_sub(1).and_then(|i| all.get(i)) {
                Some(argument) if argument.origin.file.is_some() => {
                    NEVERC_ARGUMENT_ORIGIN_CONFIGURATION
                }
                _ => NEVERC_ARGUMENT_ORIGIN_COMMAND_LINE,
            };
            let origins = remaining.iter().map(|(index, _)| origin(index));
            *self.origins.borrow_mut() = origins.collect();
            return Ok(remaining.into_iter().map(|(_, text)| text).collect());
        }
        let entry = |value: String, file: Option<&str>, position| Argument {
            value,
            origin: match file {
                Some(_) => NEVERC_ARGUMENT_ORIGIN_CONFIGURATION,
                None => NEVERC_ARGUMENT_ORIGIN_COMMAND_LINE,
            },
            source: file.unwrap_or("command line").to_owned(),
            position,
        };
        let mut entries = vec![entry(program.to_owned(), None, 1)];
        let mut originals: Vec<(Argument, OsString)> = Vec::new();
        for (index, text) in &remaining {
            // The program is at 0.
            let Some(argument) = index.checked_sub(1).and_then(|i| all.get(i)) else {
                continue;
            };
            let origin = &argument.origin;
            let value = text.to_string_lossy().into_owned();
            let own = entry(value, origin.file.as_deref(), origin.position);
            entries.push(own.clone());
            originals.push((own, text.clone()));
        }
        let input = ArgumentVector { entries }.artifact();
        let made = execute(
            &self.task,
            PHASE_DRIVER_RAW_ARGUMENTS,
            &Route::default(),
            input,
            Clone::clone,
            None,
        )
        .map_err(|e| e.to_string())?;
        let Some(vector) = made.artifact.payload::<ArgumentVector>() else {
            return Err("plugin phase failed: the artifact is no argument vector".into());
        };
        // What is as it was keeps its bytes, which need not be UTF-8.
        let original = |argument: &Argument| {
            let found = originals.iter().find(|(own, _)| own == argument)?;
            Some(found.1.clone())
        };
        let origins = vector.entries.iter().skip(1).map(|a| a.origin);
        *self.origins.borrow_mut() = origins.collect();
        Ok(vector
            .entries
            .iter()
            .skip(1)
            .map(|a| original(a).unwrap_or_else(|| OsString::from(&a.value)))
            .collect())
    }

    /// `neverc.driver.parsed_arguments`: plugins add, remove and replace options.
    ///
    /// # Errors
    /// The text of a failed phase.
    pub fn parsed_arguments(
        &self,
        occurrences: Vec<options::Occurrence>,
    ) -> Result<Vec<options::Occurrence>, String> {
        if !self.task.is_bound(PHASE_DRIVER_PARSED_ARGUMENTS) {
            return Ok(occurrences);
        }
        let origins = self.origins.borrow();
        let list = occurrences.iter().zip(1u64..).map(|(option, id)| {
            let (spelling, values) = shown(option);
            let origin = origins.get(option.index).copied();
            Occurrence {
                id,
                spelling,
                values: values.into(),
                origin: origin.unwrap_or(NEVERC_ARGUMENT_ORIGIN_COMMAND_LINE),
            }
        });
        let input = OptionOccurrences {
            list: list.collect(),
            is_valid: |spelling, values| rebuild(spelling, values).is_some(),
        };
        let made = execute(
            &self.task,
            PHASE_DRIVER_PARSED_ARGUMENTS,
            &Route::default(),
            input.artifact(),
            Clone::clone,
            None,
        )
        .map_err(|e| e.to_string())?;
        let Some(edited) = made.artifact.payload::<OptionOccurrences>() else {
            return Err("plugin phase failed: the artifact is no list of options".into());
        };
        let mut out = Vec::new();
        for option in &edited.list {
            let index = usize::try_from(option.id)
                .unwrap_or(usize::MAX)
                .wrapping_sub(1);
            let before = occurrences.get(index).filter(|o| {
                let (spelling, values) = shown(o);
                spelling == option.spelling && values == *option.values
            });
            match before {
                Some(same) => out.push(same.clone()),
                // The commit has checked that it can be read.
                None => out.extend(rebuild(&option.spelling, &option.values)),
            }
        }
        Ok(out)
    }
}

/// An option as plugins see it: `-O0` is one spelling, `-Werror` is `-W` with a value.
fn shown(option: &options::Occurrence) -> (String, Vec<String>) {
    let values: Vec<String> = option
        .values
        .iter()
        .map(|v| v.to_string_lossy().into_owned())
        .collect();
    match (option.spelling.as_str(), values.as_slice()) {
        ("-O", [level]) => (format!("-O{level}"), Vec::new()),
        _ => (option.spelling.clone(), values),
    }
}

/// Reads an option back from spelling and values, in whichever form the driver has it.
fn rebuild(spelling: &str, values: &[String]) -> Option<options::Occurrence> {
    let joined = format!("{spelling}{}", values.join(","));
    let mut separate = vec![spelling.to_owned()];
    separate.extend(values.iter().cloned());
    [vec![joined], separate].into_iter().find_map(|words| {
        let words: Vec<OsString> = words.into_iter().map(OsString::from).collect();
        let mut parsed = options::parse(&words);
        if !parsed.errors.is_empty() || parsed.occurrences.len() != 1 {
            return None;
        }
        let option = parsed.occurrences.pop()?;
        let (name, own) = shown(&option);
        let plain: Vec<String> = option
            .values
            .iter()
            .map(|v| v.to_string_lossy().into_owned())
            .collect();
        let same = name == spelling && own == values;
        // A word as one writes it on a command line, its value not split off.
        let whole = values.is_empty() && option.written == spelling;
        (same || whole || option.spelling == spelling && plain == values).then_some(option)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(spelling: &str, values: &[&str]) -> Option<String> {
        let values: Vec<String> = values.iter().map(ToString::to_string).collect();
        rebuild(spelling, &values).map(|o| o.written)
    }

    #[test]
    fn options_are_read_back_in_the_form_the_driver_has() {
        assert_eq!(read("-O2", &[]).as_deref(), Some("-O2"));
        assert_eq!(read("-D", &["X=1"]).as_deref(), Some("-DX=1"));
        assert_eq!(read("-W", &["error"]).as_deref(), Some("-Werror"));
        assert_eq!(read("-o", &["a.o"]).as_deref(), Some("-oa.o"));
        assert_eq!(read("-Wl,", &["-z", "now"]).as_deref(), Some("-Wl,-z,now"));
        assert_eq!(read("", &["a.c"]).as_deref(), Some("a.c"));
        assert_eq!(read("--no-such-option", &[]), None);
        assert_eq!(read("-c", &["value"]), None);
        assert_eq!(read("-Wall", &[]).as_deref(), Some("-Wall"));
        assert_eq!(read("-D", &[]), None);
    }
}
