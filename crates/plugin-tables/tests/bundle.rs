//! Outputs that are published as one: the order, the rolling back, and the journal of a process that died.

mod support;

use std::fs;
use std::io;
use std::path::Path;
use std::rc::Rc;

use neverc_abi::*;
use neverc_plugin_host::Task;
use neverc_plugin_tables::io::bundle::{publish, publish_with, recover};
use neverc_plugin_tables::io::sink::Sink;
use support::{Lab, UNIT, activate, config, host};

fn in_task(f: impl FnOnce(&Lab, &Rc<Task>)) {
    let lab = Lab::new();
    let module = lab.build("io.c", "io.so", &[]);
    let plan = activate(&host(), &[&module]).expect("activates");
    let session = plan.open_session(config(), None).expect("begins");
    let task = session.begin_task(UNIT, None).expect("begins");
    f(&lab, &task);
    assert!(task.end().is_ok());
    assert!(session.end().is_ok());
}

/// Finished outputs with the content "new", for `names`.
fn finished(lab: &Lab, task: &Task, names: &[&str]) -> Vec<Rc<Sink>> {
    let make = |name: &&str| {
        let sink = Sink::file(lab.path(name), task).expect("leased");
        sink.write(b"new").expect("open");
        sink.finish().expect("staged");
        Rc::new(sink)
    };
    names.iter().map(make).collect()
}

/// Names in the laboratory that a publication could have left, and what is in the two files.
fn left(lab: &Lab) -> (Vec<String>, String, String) {
    let names = fs::read_dir(lab.path(".")).expect("it is there").flatten();
    let mut hidden: Vec<String> = names
        .map(|e| e.file_name().to_string_lossy().into_owned())
        .filter(|n| n.starts_with('.'))
        .collect();
    hidden.sort();
    let read = |name: &str| fs::read_to_string(lab.path(name)).unwrap_or_else(|_| "-".into());
    (hidden, read("image"), read("map"))
}

#[test]
fn all_appear_and_the_main_one_last() {
    in_task(|lab, task| {
        fs::write(lab.path("image"), "old").expect("it can be written");
        let sinks = finished(lab, task, &["image", "map"]);
        assert_eq!(left(lab).1, "old");
        let mut order = Vec::new();
        publish_with(&sinks, &mut |from, to| {
            let journal = fs::read_to_string(lab.path(".image.journal")).expect("it is there");
            assert!(
                journal.starts_with("neverc output journal 1\n"),
                "{journal}"
            );
            order.push(to.file_name().expect("a file").to_owned());
            fs::rename(from, to)
        })
        .expect("published");
        assert_eq!(order, ["map", "image"]);
        assert_eq!(left(lab), (vec![], "new".into(), "new".into()));
        for sink in &sinks {
            assert_eq!(sink.state(), NEVERC_OUTPUT_COMMITTED);
            let flags = NEVERC_OUTPUT_FLAG_PUBLISHED | NEVERC_OUTPUT_FLAG_DURABLE;
            assert_eq!(sink.flags(), flags);
        }
        assert!(
            publish(&finished(lab, task, &["image"])).is_ok(),
            "leases are free"
        );
    });
}

#[test]
fn a_failure_rolls_all_back() {
    in_task(|lab, task| {
        fs::write(lab.path("map"), "old map").expect("it can be written");
        let sinks = finished(lab, task, &["image", "map"]);
        let error = publish_with(&sinks, &mut |from, to| {
            if to.ends_with("image") {
                return Err(io::Error::from(io::ErrorKind::StorageFull));
            }
            fs::rename(from, to)
        });
        let error = error.expect_err("the main one could not be put in place");
        assert!(error.contains("cannot publish"), "{error}");
        assert_eq!(left(lab), (vec![], "-".into(), "old map".into()));
        for sink in &sinks {
            assert_eq!(sink.state(), NEVERC_OUTPUT_ABORTED);
            assert_eq!(sink.flags(), NEVERC_OUTPUT_FLAG_NONE);
        }
        // A directory is never replaced.
        fs::create_dir(lab.path("image")).expect("it can be made");
        let sinks = finished(lab, task, &["image", "map"]);
        assert!(
            publish(&sinks)
                .is_err_and(|e| e.contains("Is a directory") || e.contains("is a directory"))
        );
        assert_eq!(left(lab).2, "old map");
        assert_eq!(left(lab).0, Vec::<String>::new());
    });
}

#[test]
fn what_cannot_be_restored_is_partial_and_recovered_later() {
    in_task(|lab, task| {
        fs::write(lab.path("image"), "old image").expect("it can be written");
        fs::write(lab.path("map"), "old map").expect("it can be written");
        let sinks = finished(lab, task, &["image", "map"]);
        let map = lab.path("map");
        let error = publish_with(&sinks, &mut |from, to| {
            if to.ends_with("image") {
                // Nothing can be renamed onto a directory that is not empty.
                fs::remove_file(&map)?;
                fs::create_dir(&map)?;
                fs::write(map.join("x"), "")?;
                return Err(io::Error::from(io::ErrorKind::StorageFull));
            }
            fs::rename(from, to)
        });
        let error = error.expect_err("neither forth nor back");
        assert!(error.contains("cannot restore the old files"), "{error}");
        for sink in &sinks {
            assert_eq!(sink.state(), NEVERC_OUTPUT_FAILED_PARTIAL);
            let flags = NEVERC_OUTPUT_FLAG_MAY_BE_PARTIAL | NEVERC_OUTPUT_FLAG_RECOVERY_REQUIRED;
            assert_eq!(sink.flags(), flags);
            assert_eq!(sink.abort().map_err(|s| s.name()), Err("OUTPUT_PARTIAL"));
        }
        let journal = lab.path(".image.journal");
        assert!(journal.exists());
        fs::remove_dir_all(&map).expect("it is ours");
        recover(&journal).expect("the way is free");
        assert_eq!(left(lab), (vec![], "old image".into(), "old map".into()));
    });
}

#[test]
fn the_journal_of_a_dead_process_is_rolled_back_first() {
    in_task(|lab, task| {
        let at = |name: &str| lab.path(name).display().to_string();
        fs::write(lab.path("map"), "half").expect("it can be written");
        fs::write(lab.path(".map.bak"), "old map").expect("it can be written");
        fs::write(lab.path("side"), "half").expect("it can be written");
        fs::write(lab.path(".image.tmp"), "half").expect("it can be written");
        let lines = [
            "neverc output journal 1".to_owned(),
            "4294967294".to_owned(),
            at("image"),
            at(".image.tmp"),
            String::new(),
            at("map"),
            at(".map.tmp"),
            at(".map.bak"),
            at("side"),
            at(".side.tmp"),
            String::new(),
            String::new(),
        ];
        fs::write(lab.path(".image.journal"), lines.join("\n")).expect("it can be written");
        recover(&lab.path(".image.journal")).expect("it can be rolled back");
        assert_eq!(left(lab), (vec![], "-".into(), "old map".into()));
        assert!(!lab.path("side").exists());
        // A living one is left alone.
        let mut living = lines.clone();
        living[1] = "1".to_owned();
        fs::write(lab.path(".image.journal"), living.join("\n")).expect("it can be written");
        let sinks = finished(lab, task, &["image", "map"]);
        assert!(publish(&sinks).is_err_and(|e| e.contains(".image.journal")));
        assert!(Path::new(&at(".image.journal")).exists());
    });
}
