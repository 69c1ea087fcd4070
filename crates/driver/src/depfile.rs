//! Dependency files: a make rule that names the headers a compilation read.

use std::fmt::Write;

/// Column after which a rule continues on the next line.
const MAX_COLUMN: usize = 75;

/// Quotes a name for make as GCC's `-MQ` does: blanks and `#` by a backslash, `$` by doubling;
/// backslashes before a blank are doubled.
#[must_use]
pub fn quote_target(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    let mut backslashes = 0;
    for c in name.chars() {
        match c {
            ' ' | '\t' => {
                // Make reads 2n+1 backslashes and a blank as n backslashes and a literal blank.
                (0..=backslashes).for_each(|_| out.push('\\'));
            }
            '#' => out.push('\\'),
            '$' => out.push('$'),
            _ => {}
        }
        backslashes = if c == '\\' { backslashes + 1 } else { 0 };
        out.push(c);
    }
    out
}

/// A file's name without leading `./`, so that rules name a header as its own rule would.
#[must_use]
pub fn plain(name: &str) -> &str {
    let mut name = name;
    while let Some(rest) = name.strip_prefix("./") {
        name = rest.trim_start_matches('/');
    }
    name
}

/// The text of a dependency file: `targets` are quoted already, `files` begins with the main file.
#[must_use]
pub fn rule(targets: &[String], files: &[String], phony: bool) -> String {
    let mut out = String::new();
    let mut column = 0;
    for (index, target) in targets.iter().enumerate() {
        if index > 0 {
            if column + target.len() + 2 > MAX_COLUMN {
                out.push_str(" \\\n ");
                column = 1;
            } else {
                out.push(' ');
                column += 1;
            }
        }
        out.push_str(target);
        column += target.len();
    }
    out.push(':');
    column += 1;
    for file in files {
        let name = quote_target(file);
        if column + name.len() + 3 > MAX_COLUMN {
            out.push_str(" \\\n ");
            column = 1;
        }
        let _ = write!(out, " {name}");
        column += name.len() + 1;
    }
    out.push('\n');
    if phony {
        for file in files.iter().skip(1) {
            let _ = writeln!(out, "{}:", quote_target(file));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_quoted_for_make() {
        assert_eq!(quote_target("a b"), "a\\ b");
        assert_eq!(quote_target("a$b"), "a$$b");
        assert_eq!(quote_target("a#b"), "a\\#b");
        assert_eq!(quote_target("a\\ b"), "a\\\\\\ b");
    }

    #[test]
    fn long_rules_continue_on_the_next_line() {
        let files: Vec<String> = (0..5)
            .map(|i| format!("/usr/include/header-{i}.h"))
            .collect();
        let text = rule(&["x.o".into()], &files, false);
        assert!(text.lines().all(|l| l.len() <= MAX_COLUMN + 2), "{text}");
        assert!(text.starts_with("x.o: /usr/include/header-0.h"));
        assert!(text.contains(" \\\n  /usr/include/"));
    }

    #[test]
    fn phony_targets_leave_out_the_main_file() {
        let text = rule(&["x.o".into()], &["x.c".into(), "y.h".into()], true);
        assert_eq!(text, "x.o: x.c y.h\ny.h:\n");
    }
}
