//! Which warnings are shown: `-W` options, `#pragma GCC diagnostic`, system headers.

use std::collections::HashMap;

use crate::diag::{Diag, Severity};
use crate::loc::Loc;
use crate::map::SourceMap;
use crate::warning::{GROUPS, KNOWN_NAMES, On, TABLE, Warning};

/// What a warning is worth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Not shown.
    Ignored,
    /// A warning; `-Werror` makes it an error.
    Warning,
    /// An error.
    Error,
}

/// The state of one warning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Setting {
    level: Level,
    /// `-Werror` does not concern it (`-Wno-error=name`).
    spared: bool,
    /// An error by its own nature, not by an option.
    by_default: bool,
}

/// The state of all warnings, as set by the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WarningState {
    settings: Vec<Setting>,
    /// `-Werror`
    pub werror: bool,
    /// `-w`
    pub silent: bool,
    /// `-Wsystem-headers`
    pub system_headers: bool,
}

/// A `-W` option with a name nobody knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownWarning {
    /// The option as written.
    pub option: String,
    /// A known one that looks like it.
    pub suggestion: Option<String>,
}

impl UnknownWarning {
    /// The text of the `-Wunknown-warning-option` diagnostic.
    pub fn message(&self) -> String {
        match &self.suggestion {
            Some(s) => format!(
                "unknown warning option '{}'; did you mean '{s}'?",
                self.option
            ),
            None => format!("unknown warning option '{}'", self.option),
        }
    }
}

impl Default for WarningState {
    fn default() -> Self {
        WarningState::new()
    }
}

impl WarningState {
    /// As without any option.
    pub fn new() -> WarningState {
        let settings = TABLE
            .iter()
            .map(|flag| Setting {
                level: match flag.on {
                    On::Default => Level::Warning,
                    On::Error => Level::Error,
                    _ => Level::Ignored,
                },
                spared: false,
                by_default: flag.on == On::Error,
            })
            .collect();
        WarningState {
            settings,
            werror: false,
            silent: false,
            system_headers: false,
        }
    }

    /// Applies one option in command line order: `-Wname`, `-Wno-name`, `-Werror[=name]`,
    /// `-Wno-error[=name]`, `-w`, `-pedantic`, `-pedantic-errors`, `-Wpedantic`, `-Wall`, `-Wextra`, `-W`,
    /// `-Weverything`, with or without `=value` on names that take one.
    ///
    /// # Errors
    /// The name is unknown; the driver reports it as a warning.
    pub fn apply(&mut self, option: &str) -> Result<(), UnknownWarning> {
        match option {
            "-w" => {
                self.silent = true;
                return Ok(());
            }
            "-pedantic" | "--pedantic" => {
                self.set_class(On::Pedantic, Level::Warning);
                return Ok(());
            }
            "-pedantic-errors" | "--pedantic-errors" => {
                self.set_class(On::Pedantic, Level::Error);
                return Ok(());
            }
            "-W" => {
                self.set_class(On::Extra, Level::Warning);
                return Ok(());
            }
            _ => {}
        }
        let Some(name) = option.strip_prefix("-W") else {
            return Ok(());
        };
        let (name, on) = match name.strip_prefix("no-") {
            Some(rest) => (rest, false),
            None => (name, true),
        };
        match name {
            "error" => {
                self.werror = on;
                return Ok(());
            }
            "system-headers" => {
                self.system_headers = on;
                return Ok(());
            }
            "fatal-errors" => return Ok(()),
            _ => {}
        }
        if let Some(name) = name.strip_prefix("error=") {
            return self.set_error(name, on, option);
        }
        let level = if on { Level::Warning } else { Level::Ignored };
        let bare = name.split('=').next().unwrap_or(name);
        match bare {
            "all" | "most" => self.set_class(On::All, level),
            "extra" => self.set_class(On::Extra, level),
            "pedantic" => self.set_class(On::Pedantic, level),
            "everything" => {
                for i in 0..self.settings.len() {
                    self.set(i, level);
                }
            }
            _ => {
                let found = members(bare);
                if found.is_empty() && !known(bare) {
                    return Err(self.unknown(option, bare));
                }
                for w in found {
                    self.set(w, level);
                }
            }
        }
        Ok(())
    }

    fn unknown(&self, option: &str, name: &str) -> UnknownWarning {
        let prefix = &option[..option.len() - name.len()];
        let suggestion = closest(
            name,
            TABLE
                .iter()
                .map(|f| f.name)
                .chain(KNOWN_NAMES.iter().copied()),
            name.len() / 3,
        )
        .map(|best| format!("{prefix}{best}"));
        UnknownWarning {
            option: option.to_string(),
            suggestion,
        }
    }

    fn set_error(&mut self, name: &str, on: bool, option: &str) -> Result<(), UnknownWarning> {
        let mut found = members(name);
        match name {
            "all" => found.extend(class(On::All)),
            "extra" => found.extend(class(On::Extra)),
            "pedantic" => found.extend(class(On::Pedantic)),
            _ => {}
        }
        if found.is_empty() && !known(name) {
            return Err(self.unknown(option, name));
        }
        for i in found {
            let setting = &mut self.settings[i];
            if on {
                *setting = Setting {
                    level: Level::Error,
                    spared: false,
                    by_default: setting.by_default,
                };
            } else {
                setting.spared = true;
                if setting.level == Level::Error {
                    setting.level = Level::Warning;
                }
            }
        }
        Ok(())
    }

    fn set(&mut self, index: usize, level: Level) {
        let setting = &mut self.settings[index];
        // `-Wname` does not weaken what is an error already.
        if !(level == Level::Warning && setting.level == Level::Error) {
            setting.level = level;
        }
    }

    fn set_class(&mut self, on: On, level: Level) {
        for i in class(on) {
            self.set(i, level);
        }
    }

    /// Whether `warning` is shown anywhere, as far as the command line says.
    pub fn enabled(&self, warning: Warning) -> bool {
        let setting = self.settings[warning.0 as usize];
        match setting.level {
            Level::Ignored => false,
            Level::Warning => !self.silent,
            Level::Error => true,
        }
    }

    /// What `warning` comes to here, `-Werror` included, and whether an option made it an error.
    fn verdict(&self, warning: Option<Warning>) -> (Level, bool) {
        let setting = match warning {
            Some(w) => self.settings[w.0 as usize],
            None => Setting {
                level: Level::Warning,
                spared: false,
                by_default: false,
            },
        };
        match setting.level {
            Level::Ignored => (Level::Ignored, false),
            Level::Error => (Level::Error, !setting.by_default),
            Level::Warning if self.silent => (Level::Ignored, false),
            Level::Warning if self.werror && !setting.spared => (Level::Error, true),
            Level::Warning => (Level::Warning, false),
        }
    }

    /// Applies `#pragma GCC diagnostic` to a flag such as `-Wfoo`. False: no such flag.
    fn apply_pragma(&mut self, flag: &str, action: PragmaLevel) -> bool {
        let Some(name) = flag.strip_prefix("-W") else {
            return false;
        };
        let mut found = members(name);
        match name {
            "all" => found.extend(class(On::All)),
            "extra" => found.extend(class(On::Extra)),
            "pedantic" => found.extend(class(On::Pedantic)),
            "everything" => found.extend(0..TABLE.len()),
            _ => {}
        }
        if found.is_empty() && !known(name) {
            return false;
        }
        for i in found {
            let setting = &mut self.settings[i];
            match action {
                PragmaLevel::Ignored => setting.level = Level::Ignored,
                PragmaLevel::Warning => {
                    setting.level = Level::Warning;
                    setting.by_default = false;
                }
                PragmaLevel::Error => setting.level = Level::Error,
            }
        }
        true
    }
}

fn class(on: On) -> Vec<usize> {
    TABLE
        .iter()
        .enumerate()
        // Everything of `-Wall` that is on by default anyway is not listed as such.
        .filter(|(_, f)| f.on == on)
        .map(|(i, _)| i)
        .collect()
}

fn members(name: &str) -> Vec<usize> {
    let mut found: Vec<usize> = TABLE
        .iter()
        .enumerate()
        .filter(|(_, f)| f.name == name)
        .map(|(i, _)| i)
        .collect();
    for (group, names) in GROUPS {
        if *group == name {
            for n in *names {
                found.extend(members_below(n, 4));
            }
        }
    }
    found
}

fn members_below(name: &str, depth: u32) -> Vec<usize> {
    let mut found: Vec<usize> = TABLE
        .iter()
        .enumerate()
        .filter(|(_, f)| f.name == name)
        .map(|(i, _)| i)
        .collect();
    if depth > 0 {
        for (group, names) in GROUPS {
            if *group == name {
                for n in *names {
                    found.extend(members_below(n, depth - 1));
                }
            }
        }
    }
    found
}

/// Whether other compilers know a warning of this name.
pub fn known(name: &str) -> bool {
    KNOWN_NAMES.binary_search(&name).is_ok()
        || TABLE.iter().any(|f| f.name == name)
        || GROUPS.iter().any(|(g, _)| *g == name)
        || matches!(name, "all" | "extra" | "pedantic" | "everything" | "most")
}

/// What a diagnostic pragma asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PragmaLevel {
    /// `ignored`
    Ignored,
    /// `warning`
    Warning,
    /// `error` and `fatal`
    Error,
}

/// A `#pragma GCC diagnostic`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PragmaChange {
    /// `push`
    Push,
    /// `pop`
    Pop,
    /// `ignored "-Wflag"` and so on.
    Set(PragmaLevel, String),
}

/// States by position, built while preprocessing.
#[derive(Default)]
pub(crate) struct PragmaStates {
    states: Vec<WarningState>,
    stack: Vec<usize>,
    current: usize,
    /// By first position of a file: from which position on which state holds.
    files: HashMap<u32, Vec<(u32, usize)>>,
}

impl PragmaStates {
    /// Makes `base` the state of everything.
    pub(crate) fn configure(&mut self, base: WarningState) {
        *self = PragmaStates {
            states: vec![base],
            ..PragmaStates::default()
        };
    }

    fn base(&mut self) -> &WarningState {
        if self.states.is_empty() {
            self.states.push(WarningState::new());
        }
        &self.states[0]
    }

    /// Whether `warning` is on in any state so far.
    pub(crate) fn enabled(&mut self, warning: Warning) -> bool {
        self.base();
        self.states.iter().any(|s| s.enabled(warning))
    }

    /// Carries out a pragma at `loc`.
    pub(crate) fn change(&mut self, loc: Loc, change: &PragmaChange, map: &SourceMap) -> bool {
        self.base();
        let next = match change {
            PragmaChange::Push => {
                self.stack.push(self.current);
                return true;
            }
            PragmaChange::Pop => match self.stack.pop() {
                Some(state) => state,
                None => return false,
            },
            PragmaChange::Set(level, flag) => {
                let mut state = self.states[self.current].clone();
                if !state.apply_pragma(flag, *level) {
                    return false;
                }
                match self.states.iter().position(|s| *s == state) {
                    Some(i) => i,
                    None => {
                        self.states.push(state);
                        self.states.len() - 1
                    }
                }
            }
        };
        self.current = next;
        // The change holds in the rest of this file and, after it, in the files that include it.
        let mut at = map.file_loc(loc);
        while let Some(start) = map.file_start(at) {
            self.files.entry(start.0).or_default().push((at.0, next));
            at = map.file_loc(map.included_at(at));
        }
        true
    }

    fn at(&mut self, loc: Loc, map: &SourceMap) -> usize {
        self.base();
        if self.files.is_empty() {
            return 0;
        }
        let mut at = map.file_loc(loc);
        while let Some(start) = map.file_start(at) {
            if let Some(list) = self.files.get(&start.0) {
                let n = list.partition_point(|&(p, _)| p <= at.0);
                if n > 0 {
                    return list[n - 1].1;
                }
            }
            at = map.file_loc(map.included_at(at));
        }
        0
    }
}

/// A diagnostic as it is to be shown.
#[derive(Clone, Debug)]
pub struct ResolvedDiag {
    /// Severity in the end.
    pub severity: Severity,
    /// What stands in the brackets, such as `-Werror,-Wunused-variable`.
    pub flag: Option<String>,
    /// The diagnostic.
    pub diag: Diag,
}

/// Decides what is shown of `list`. After more than `limit` errors (0: no limit) comes a last, fatal one.
pub(crate) fn resolve(
    list: Vec<Diag>,
    map: &SourceMap,
    states: &mut PragmaStates,
    limit: u32,
) -> Vec<ResolvedDiag> {
    let mut out = Vec::with_capacity(list.len());
    let mut errors = 0u32;
    for diag in list {
        let (severity, flag) = if diag.severity == Severity::Warning {
            let state = states.at(diag.loc, map);
            let state = &states.states[state];
            let (level, by_option) = state.verdict(diag.warning);
            let message_of_user = diag.warning == Some(Warning::CPP)
                || diag.warning == Some(Warning::USER_DEFINED_WARNINGS);
            if level == Level::Ignored
                || !state.system_headers && map.in_system_header(diag.loc) && !message_of_user
            {
                continue;
            }
            let name = diag.warning.map(|w| format!("-W{}", w.flag().name));
            match (level, by_option) {
                (Level::Error, true) => (
                    Severity::Error,
                    Some(match name {
                        Some(n) => format!("-Werror,{n}"),
                        None => "-Werror".to_string(),
                    }),
                ),
                (Level::Error, false) => (Severity::Error, name),
                _ => (Severity::Warning, name),
            }
        } else {
            (
                diag.severity,
                diag.warning.map(|w| format!("-W{}", w.flag().name)),
            )
        };
        if severity >= Severity::Error {
            if limit != 0 && errors >= limit && severity == Severity::Error {
                out.push(ResolvedDiag {
                    severity: Severity::Fatal,
                    flag: Some("-ferror-limit=".to_string()),
                    diag: Diag {
                        severity: Severity::Fatal,
                        warning: None,
                        loc: Loc::NONE,
                        message: "too many errors emitted, stopping now".to_string(),
                        ranges: Vec::new(),
                        fixits: Vec::new(),
                        notes: Vec::new(),
                    },
                });
                return out;
            }
            errors += 1;
        }
        let fatal = severity == Severity::Fatal;
        out.push(ResolvedDiag {
            severity,
            flag,
            diag,
        });
        if fatal {
            break;
        }
    }
    out
}

/// The candidate with the smallest edit distance to `name`, at most `limit`.
pub fn closest<'c>(
    name: &str,
    candidates: impl Iterator<Item = &'c str>,
    limit: usize,
) -> Option<&'c str> {
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates {
        let bound = best.map_or(limit, |(d, _)| d.saturating_sub(1));
        if candidate.len().abs_diff(name.len()) > bound {
            continue;
        }
        let distance = edit_distance(name.as_bytes(), candidate.as_bytes());
        if distance <= bound {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, c)| c)
}

/// Levenshtein distance.
pub fn edit_distance(a: &[u8], b: &[u8]) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, &x) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, &y) in b.iter().enumerate() {
            let change = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_work_in_order() {
        let mut s = WarningState::new();
        assert!(!s.enabled(Warning::UNUSED_VARIABLE));
        s.apply("-Wall").expect("known");
        assert!(s.enabled(Warning::UNUSED_VARIABLE));
        s.apply("-Wno-unused").expect("known");
        assert!(!s.enabled(Warning::UNUSED_VARIABLE));
        s.apply("-Werror=unused-variable").expect("known");
        assert_eq!(
            s.verdict(Some(Warning::UNUSED_VARIABLE)),
            (Level::Error, true)
        );
        s.apply("-Wno-error=unused-variable").expect("known");
        s.apply("-Werror").expect("known");
        assert_eq!(
            s.verdict(Some(Warning::UNUSED_VARIABLE)),
            (Level::Warning, false)
        );
    }

    #[test]
    fn unknown_names_get_a_suggestion() {
        let e = WarningState::new()
            .apply("-Wunusd-variable")
            .expect_err("unknown");
        assert_eq!(e.suggestion.as_deref(), Some("-Wunused-variable"));
    }

    #[test]
    fn default_errors_can_be_weakened() {
        let mut s = WarningState::new();
        let w = Some(Warning::INT_CONVERSION);
        assert_eq!(s.verdict(w), (Level::Error, false));
        s.apply("-Wint-conversion").expect("known");
        assert_eq!(s.verdict(w), (Level::Error, false));
        s.apply("-Wno-error=int-conversion").expect("known");
        assert_eq!(s.verdict(w), (Level::Warning, false));
    }
}
