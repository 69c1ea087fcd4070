//! Failures at every place where a plugin is called in a run: the message, the order of the ends, and that
//! nothing is left behind.

mod support;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use support::lab::{LIMIT, Lab, assert_balanced};
use support::{compiler, json, run, text};

/// All phases that can be observed, as the plugin wants them: name, ID and points.
fn phases() -> Vec<(String, String)> {
    let mut command = compiler();
    command.arg("--print-plugin-capabilities");
    let output = run(&mut command, b"", LIMIT).expect("the compiler runs and ends");
    let read = json::parse(&text(&output.stdout)).expect("it is JSON");
    let phases = read.get("phases").expect("a list").list();
    let line = |phase: &json::Value| {
        let name = phase.text("name").to_owned();
        let (high, low) = phase.text("id").split_at(16);
        let points = phase.get("observer_points").expect("a list").list();
        let bit = |name: &str, bit: u32| {
            let has = points.contains(&json::Value::Text(name.to_owned()));
            if has { bit } else { 0 }
        };
        let points = bit("BEFORE", 1) | bit("AFTER", 2) | bit("AFTER_COMMIT", 4);
        let line = format!("{name} {high} {low} {points}");
        (name, line)
    };
    phases.iter().map(line).collect()
}

fn files(lab: &Lab) -> Vec<String> {
    let entries = fs::read_dir(lab.path(".")).expect("it is there").flatten();
    let names = entries.map(|e| e.file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = names
        .filter(|n| !n.ends_with(".c") && n != "p.so" && n != "log")
        .collect();
    names.sort();
    names
}

#[test]
fn a_failure_in_any_phase_ends_the_run_in_order() {
    let lab = Lab::with("everywhere.c", &[]);
    let all = phases();
    assert_eq!(all.len(), 130);
    let watch: Vec<&str> = all.iter().map(|(_, line)| line.as_str()).collect();
    let watch = watch.join("\n");
    // What a whole run calls, once each.
    let args = ["a.c", "-o", "a"];
    let output = lab.neverc_with(&[("WATCH", &watch)], &args);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let log = lab.log();
    assert_balanced(&log);
    assert_eq!(files(&lab), ["a"]);
    let mut places: Vec<String> = log
        .into_iter()
        .filter(|l| l.starts_with("neverc."))
        .collect();
    places.dedup();
    places.sort();
    places.dedup();
    for domain in [
        "driver", "source", "prep", "syntax", "sema", "ir", "codegen", "object", "link",
    ] {
        let prefix = format!("neverc.{domain}.");
        assert!(places.iter().any(|p| p.starts_with(&prefix)), "{domain}");
    }
    for place in &places {
        let _ = fs::remove_file(lab.path("a"));
        let (phase, _) = place.split_once(' ').expect("a phase and a point");
        let own = all.iter().find(|(name, _)| name == phase);
        let watch = own.map_or("", |(_, line)| line);
        let output = lab.neverc_with(&[("WATCH", watch), ("FAIL", place)], &args);
        let stderr = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{place}: {stderr}");
        let line = format!(
            "neverc: error: plugin phase failed: {phase}: plugin 'org.neverc.test' failed in '{phase}/observer': PLUGIN_FAILURE\n"
        );
        assert_eq!(stderr.matches(&line).count(), 1, "{place}: {stderr}");
        let line = format!(
            "plugin 'org.neverc.test' in phase '{phase}/observer': plugin callback '{phase}/observer' failed without a structured diagnostic\n"
        );
        assert_eq!(stderr.matches(&line).count(), 1, "{place}: {stderr}");
        assert_eq!(stderr.lines().count(), 2, "{place}: {stderr}");
        let log = lab.log();
        assert_balanced(&log);
        // What is committed stays.
        let is_late =
            phase == "neverc.link.after_commit" || place == "neverc.link.commit AFTER_COMMIT";
        let expected: &[&str] = if is_late { &["a"] } else { &[] };
        assert_eq!(files(&lab), expected, "{place}");
    }
}

/// The phases of a row of the documentation's table: names, `*` for a whole domain, and "those of" rows before it.
fn promised(
    rows: &[(String, String)],
    command: &str,
    all: &[(String, String)],
) -> BTreeSet<String> {
    let (_, cell) = rows
        .iter()
        .find(|(row, _)| row == command || row.strip_suffix(" a.c") == Some(command))
        .unwrap_or_else(|| panic!("no row for {command}"));
    let mut found = BTreeSet::new();
    for part in cell.split(", ") {
        let name = part.split('`').nth(1).expect("a name in backticks");
        if part.starts_with("those of ") {
            found.extend(promised(rows, name, all));
        } else if part.starts_with("and those of `object`") {
            let objects = promised(rows, "-c a.c", all);
            found.extend(objects.into_iter().filter(|p| p.contains(".object.")));
        } else if let Some(domain) = name.strip_suffix('*') {
            let prefix = format!("neverc.{domain}");
            let names = all.iter().map(|(name, _)| name.clone());
            found.extend(names.filter(|n| n.starts_with(&prefix)));
        } else {
            found.insert(format!("neverc.{name}"));
        }
    }
    found
}

#[test]
fn the_phases_run_that_the_documentation_names() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/plugins.md");
    let docs = fs::read_to_string(docs).expect("it is there");
    let (_, table) = docs
        .split_once("| command | phases that run |")
        .expect("the table");
    let rows: Vec<(String, String)> = table
        .lines()
        .skip(2)
        .map_while(|line| {
            line.strip_prefix("| `")?
                .strip_suffix(" |")?
                .split_once("` | ")
        })
        .map(|(command, cell)| (command.to_owned(), cell.to_owned()))
        .collect();
    assert_eq!(rows.len(), 7);
    let lab = Lab::with("everywhere.c", &[]);
    let made = lab.neverc_with(&[], &["-S", "a.c", "-o", "a.s"]);
    assert!(made.status.success(), "{}", text(&made.stderr));
    let made = lab.neverc_with(&[], &["-c", "a.c", "-o", "a.o"]);
    assert!(made.status.success(), "{}", text(&made.stderr));
    lab.log();
    let all = phases();
    let watch: Vec<&str> = all.iter().map(|(_, line)| line.as_str()).collect();
    let watch = watch.join("\n");
    for (command, _) in &rows {
        let mut args: Vec<&str> = command.split(' ').collect();
        if !args.contains(&"-o") && !args.contains(&"-fsyntax-only") {
            args.extend(["-o", "out"]);
        }
        let output = lab.neverc_with(&[("WATCH", &watch)], &args);
        assert!(
            output.status.success(),
            "{command}: {}",
            text(&output.stderr)
        );
        let log = lab.log();
        let lines = log.iter().filter_map(|l| l.split_once(' '));
        let ran: BTreeSet<String> = lines
            .map(|(phase, _)| phase.to_owned())
            .filter(|p| p.starts_with("neverc."))
            .collect();
        assert_eq!(ran, promised(&rows, command, &all), "{command}");
    }
}

#[test]
fn a_failure_of_a_scope_ends_what_had_begun() {
    let lab = Lab::with("everywhere.c", &[]);
    // Driver, job, unit and link.
    for at in 1..=4 {
        let fail = format!("TaskBegin {at}");
        let output = lab.neverc_with(&[("FAIL", &fail)], &["a.c", "-o", "a"]);
        let stderr = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{fail}: {stderr}");
        assert!(
            stderr.contains("plugin 'org.neverc.test'"),
            "{fail}: {stderr}"
        );
        assert!(stderr.contains("TaskBegin"), "{fail}: {stderr}");
        assert_balanced(&lab.log());
        assert_eq!(files(&lab), Vec::<String>::new(), "{fail}");
    }
    let output = lab.neverc_with(&[("FAIL", "SessionBegin")], &["a.c", "-o", "a"]);
    let stderr = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{stderr}");
    assert!(stderr.contains("SessionBegin"), "{stderr}");
    // A session that did not begin does not end.
    assert_eq!(lab.log(), ["destroy"]);
}
