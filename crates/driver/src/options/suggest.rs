//! "Did you mean": the known spelling nearest to an unknown one.

use super::features::{MACHINE_SWITCHES, TOGGLES, X86_FEATURES};
use super::table::{Group, OPTIONS};

/// The known option nearest to `arg`, if it differs in one place only (Clang's limit). Text after
/// `=` is kept.
#[must_use]
pub fn nearest(arg: &str) -> Option<String> {
    let (head, tail) = match arg.find('=') {
        Some(at) => (&arg[..=at], &arg[at + 1..]),
        None => (arg, ""),
    };
    if head.len() < 5 {
        return None;
    }
    let mut best: Option<(usize, String)> = None;
    let mut consider = |name: String| {
        let distance = edit_distance(head, &name, 1);
        if let Some(d) = distance
            && best.as_ref().is_none_or(|(b, _)| d < *b)
        {
            best = Some((d, name));
        }
    };
    for spec in OPTIONS {
        if spec.group != Group::Hidden || !spec.name.starts_with("-fplugin") {
            consider(spec.name.to_string());
        }
    }
    for name in TOGGLES.iter().map(|t| t.name) {
        consider(format!("-f{name}"));
        consider(format!("-fno-{name}"));
    }
    let switches = MACHINE_SWITCHES.iter().map(|(n, _)| *n);
    for name in X86_FEATURES.iter().copied().chain(switches) {
        consider(format!("-m{name}"));
        consider(format!("-mno-{name}"));
    }
    best.map(|(_, name)| {
        if name.ends_with('=') {
            name + tail
        } else {
            name
        }
    })
}

/// Levenshtein distance if it is at most `limit`.
#[must_use]
pub fn edit_distance(a: &str, b: &str, limit: usize) -> Option<usize> {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len().abs_diff(b.len()) > limit {
        return None;
    }
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, &ca) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, &cb) in b.iter().enumerate() {
            let substituted = diagonal + usize::from(ca != cb);
            diagonal = row[j + 1];
            row[j + 1] = substituted.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row.last().copied().filter(|d| *d <= limit)
}
