//! `--help`: options by subject, with a few examples of use.

use std::fmt::Write;

use super::features::{IGNORED_OPTIMIZATIONS, MACHINE_SWITCHES, TOGGLES, X86_FEATURES};
use super::table::{Form, Group, OPTIONS, OptionSpec};

const SECTIONS: &[(Group, &str)] = &[
    (Group::Output, "What to do"),
    (Group::Information, "Information"),
    (Group::Preprocessor, "Preprocessor"),
    (Group::Dependencies, "Dependency files for make"),
    (Group::Language, "Language"),
    (Group::Diagnostics, "Warnings and errors"),
    (Group::Optimization, "Optimization"),
    (Group::CodeGeneration, "Code generation"),
    (Group::DebugInfo, "Debug information"),
    (Group::Target, "Target machine"),
    (Group::Linking, "Assembling and linking"),
];

/// Column at which help texts begin.
const TEXT_COLUMN: usize = 32;

/// The text of `--help`, or of `--help-hidden` when `hidden`.
#[must_use]
pub fn text(program: &str, hidden: bool) -> String {
    let mut out = String::new();
    // Writing to a String cannot fail.
    let _ = write!(
        out,
        "NeverC, a C compiler\n\n\
         USAGE: {program} [options] file...\n\n\
         EXAMPLES:\n  \
         {program} hello.c -o hello            compile and link a program\n  \
         {program} -O2 -g -c part.c            compile one file to part.o\n  \
         {program} a.o b.o -lm -o prog         link objects with a library\n  \
         {program} -std=c23 -Wall -Wextra x.c  use C23, with more warnings\n  \
         {program} -E -dM - </dev/null         show the predefined macros\n  \
         {program} callconv explain part.c     show where arguments and results live (more: callconv --help)\n"
    );
    for (group, title) in SECTIONS {
        let _ = write!(out, "\n{title}:\n");
        for spec in OPTIONS
            .iter()
            .filter(|s| s.group == *group && !s.help.is_empty())
        {
            entry(&mut out, &spelled(spec), spec.help);
        }
        if *group == Group::Language {
            toggles(&mut out, "asm", "strict-aliasing", hidden);
        } else if *group == Group::Optimization {
            toggles(&mut out, "strict-aliasing", "omit-frame-pointer", hidden);
        } else if *group == Group::CodeGeneration {
            toggles(
                &mut out,
                "omit-frame-pointer",
                "eliminate-unused-debug-types",
                hidden,
            );
        } else if *group == Group::Diagnostics {
            toggles(&mut out, "caret-diagnostics", "", hidden);
        } else if *group == Group::Target {
            for (name, help) in MACHINE_SWITCHES {
                if hidden || !help.is_empty() {
                    entry(&mut out, &format!("-m[no-]{name}"), help);
                }
            }
            entry(
                &mut out,
                "-m[no-]<feature>",
                "Use or avoid a processor feature: sse4.2, avx2, bmi2, ...",
            );
        }
    }
    if hidden {
        out.push_str("\nOther spellings and rare options:\n");
        for spec in OPTIONS.iter().filter(|s| s.group == Group::Hidden) {
            entry(&mut out, &spelled(spec), spec.help);
        }
        out.push_str("\nProcessor features of x86 (-mX, -mno-X):\n");
        wrap(&mut out, X86_FEATURES.iter().copied());
        out.push_str(
            "\nOptimization switches of GCC that are accepted with a warning (-fX, -fno-X):\n",
        );
        wrap(&mut out, IGNORED_OPTIMIZATIONS.iter().copied());
    } else {
        out.push_str("\n--help-hidden shows the rest.\n");
    }
    out
}

fn spelled(spec: &OptionSpec) -> String {
    match spec.form {
        Form::Flag => spec.name.to_string(),
        Form::Joined | Form::CommaJoined => format!("{}{}", spec.name, spec.metavar),
        Form::Separate | Form::JoinedOrSeparate => format!("{} {}", spec.name, spec.metavar),
    }
}

/// One option with its text, in the columns of `--help`.
pub fn entry(out: &mut String, left: &str, help: &str) {
    let _ = if help.is_empty() {
        writeln!(out, "  {left}")
    } else if left.len() + 3 > TEXT_COLUMN {
        writeln!(out, "  {left}\n{:TEXT_COLUMN$}{help}", "")
    } else {
        writeln!(out, "  {left:width$}{help}", width = TEXT_COLUMN - 2)
    };
}

/// The switches from `first` up to, not including, `end`.
fn toggles(out: &mut String, first: &str, end: &str, hidden: bool) {
    let rows = TOGGLES
        .iter()
        .skip_while(|t| t.name != first)
        .take_while(|t| t.name != end);
    for row in rows.filter(|t| hidden || !t.help.is_empty()) {
        entry(out, &format!("-f[no-]{}", row.name), row.help);
    }
}

fn wrap<'a>(out: &mut String, words: impl Iterator<Item = &'a str>) {
    let mut width = 0;
    for word in words {
        if width == 0 || width + word.len() + 1 > 78 {
            out.push_str(if width == 0 { "  " } else { "\n  " });
            width = 2;
        }
        out.push_str(word);
        out.push(' ');
        width += word.len() + 1;
    }
    out.push('\n');
}
