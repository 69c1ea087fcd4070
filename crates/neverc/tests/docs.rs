//! What the documentation of calling conventions shows is so: sources compile, descriptions are read, and commands
//! answer what stands below them. (`docs/plugins.md` is held to by the tests of plugins.)

mod support;

use std::fs;
use std::path::Path;
use std::time::Duration;

use support::{compiler, run, text};

/// The fenced blocks of a page: the word behind the fence, the line in which it stands, and what is between.
fn blocks(page: &str) -> Vec<(String, usize, String)> {
    let mut found = Vec::new();
    let mut open: Option<(String, usize, String)> = None;
    for (number, line) in page.lines().enumerate() {
        match (line.strip_prefix("```"), open.take()) {
            (Some(word), None) => open = Some((word.to_owned(), number + 1, String::new())),
            (Some(_), Some(block)) => found.push(block),
            (None, Some((word, at, content))) => open = Some((word, at, content + line + "\n")),
            (None, None) => {}
        }
    }
    found
}

fn answer(directory: &Path, arguments: &[&str]) -> (bool, String, String) {
    let mut command = compiler();
    command.current_dir(directory).args(arguments);
    let output = run(&mut command, b"", Duration::from_secs(60)).expect("it runs and ends");
    let (out, errors) = (text(&output.stdout), text(&output.stderr));
    (output.status.success(), out, errors)
}

#[test]
fn calling_conventions() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let page = fs::read_to_string(root.join("docs/calling-conventions.md")).expect("it is there");
    let directory = tempfile::tempdir().unwrap();
    let directory = directory.path();
    let (mut sources, mut descriptions, mut commands) = (0, 0, 0);
    for (word, line, content) in blocks(&page) {
        if word == "c" {
            // What the page takes as given.
            let source = format!("struct two {{ long first, second; }};\n{content}");
            fs::write(directory.join("a.c"), source).unwrap();
            let arguments = [
                "-fsyntax-only",
                "-Werror",
                "--target=x86_64-linux-gnu",
                "a.c",
            ];
            let (good, _, errors) = answer(directory, &arguments);
            // The one with a plugin's convention says what is missing when the plugin is.
            let is_planned = content.contains("plugin:");
            let planned = errors.contains("no plugin plans calling convention");
            assert!(
                good != is_planned && is_planned == planned,
                "line {line}: {errors}"
            );
            sources += 1;
        } else if content.starts_with("include ") {
            fs::write(directory.join("mine.td"), &content).unwrap();
            let arguments = [
                "callconv",
                "query",
                "--target=x86_64-linux-gnu",
                "--td",
                "mine.td",
            ];
            let wanted = ["--conv", "CC_Mine", "i16, i32, i64"];
            let (good, out, errors) = answer(directory, &[&arguments[..], &wanted].concat());
            assert!(good, "line {line}: {errors}");
            // By the block's own words: promoted, the next register, and what it delegates to.
            let places: Vec<&str> = out.lines().filter_map(|l| l.split(": ").nth(2)).collect();
            assert_eq!(places, ["R10D", "R11D", "RDI"], "line {line}");
            descriptions += 1;
        } else if let Some((command, expected)) = content
            .strip_prefix("$ neverc ")
            .and_then(|c| c.split_once('\n'))
        {
            // A command's words, and one in quotes.
            let (words, quoted) = command.split_once(" '").expect("types in quotes");
            let mut arguments: Vec<&str> = words.split(' ').collect();
            arguments.push(quoted.strip_suffix('\'').expect("a closing quote"));
            let (good, out, errors) = answer(directory, &arguments);
            assert!(good, "line {line}: {errors}");
            assert_eq!(out, expected, "line {line}");
            commands += 1;
        }
    }
    assert!(sources >= 5 && descriptions == 1 && commands == 1);
}
