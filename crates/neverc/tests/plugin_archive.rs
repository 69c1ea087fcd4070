//! Archives that plugins provide, and members of thin archives, reach the linker.

mod support;

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use support::{compiler, root, run, text};

const LIMIT: Duration = Duration::from_secs(120);

fn done(command: &mut Command) -> String {
    let output = run(command, b"", LIMIT).expect("it runs and ends");
    let said = text(&output.stdout) + &text(&output.stderr);
    assert!(output.status.success(), "{command:?}: {said}");
    said
}

/// Objects and archives in `kept`, for the plugin to show in `virtual`.
fn prepared(dir: &Path) {
    let kept = dir.join("kept");
    fs::create_dir(&kept).expect("it can be made");
    fs::write(
        dir.join("main.c"),
        "int one(void), two(void);\nint main(void) { return one() + two(); }\n",
    )
    .expect("written");
    fs::write(
        kept.join("one.c"),
        "int shared; int one(void) { return 40 + shared; }\n",
    )
    .expect("written");
    fs::write(
        kept.join("a_member_with_a_long_name.c"),
        "__attribute__((weak)) int two(void) { return 2; }\n",
    )
    .expect("written");
    let mut gcc = Command::new("gcc");
    done(
        gcc.current_dir(&kept)
            .args(["-c", "one.c", "a_member_with_a_long_name.c"]),
    );
    for (flags, name) in [("rcT", "libthin.a"), ("rc", "libwhole.a")] {
        let mut ar = Command::new("ar");
        let objects = ["one.o", "a_member_with_a_long_name.o"];
        done(ar.current_dir(&kept).args([flags, name]).args(objects));
    }
    let mut gcc = Command::new("gcc");
    gcc.current_dir(dir)
        .args(["-shared", "-fPIC", "-I"])
        .arg(root().join("sdk/include"))
        .arg(root().join("tests/plugins/files.c"))
        .args(["-o", "files.so"]);
    done(&mut gcc);
}

fn links(dir: &Path, archive: &str) -> Vec<String> {
    let _ = fs::remove_file(dir.join("log"));
    let mut command = compiler();
    command
        .current_dir(dir)
        .env("CASE", "vfs:thin")
        .env("CONFORM_DIR", dir)
        .env("CONFORM_LOG", dir.join("log"))
        .args(["-fplugin=./files.so", "main.c", archive, "-o", "p"]);
    done(&mut command);
    let output = run(&mut Command::new(dir.join("p")), b"", LIMIT).expect("it runs");
    assert_eq!(output.status.code(), Some(42), "{archive}");
    let log = fs::read_to_string(dir.join("log")).unwrap_or_default();
    log.lines().map(str::to_owned).collect()
}

#[test]
fn archives_and_members_may_be_provided() {
    let dir = tempfile::tempdir().expect("a temporary directory can be made");
    let dir = dir.path();
    prepared(dir);
    let log = links(dir, "virtual/libwhole.a");
    assert!(log.contains(&"opened libwhole.a".to_owned()), "{log:?}");
    let log = links(dir, "virtual/libthin.a");
    for file in ["libthin.a", "one.o", "a_member_with_a_long_name.o"] {
        assert!(log.contains(&format!("opened {file}")), "{log:?}");
    }
    // The archive is on the disk, and only its members are not.
    fs::create_dir(dir.join("virtual")).expect("it can be made");
    fs::rename(dir.join("kept/libthin.a"), dir.join("virtual/libthin.a")).expect("it can be moved");
    let log = links(dir, "virtual/libthin.a");
    assert!(!log.contains(&"opened libthin.a".to_owned()), "{log:?}");
    assert!(log.contains(&"opened one.o".to_owned()), "{log:?}");
}

#[test]
fn a_member_that_nobody_has_is_named() {
    let dir = tempfile::tempdir().expect("a temporary directory can be made");
    let dir = dir.path();
    prepared(dir);
    fs::remove_file(dir.join("kept/one.o")).expect("it was there");
    let mut command = compiler();
    command
        .current_dir(dir)
        .env("CASE", "vfs:thin")
        .env("CONFORM_DIR", dir)
        .args([
            "-fplugin=./files.so",
            "main.c",
            "virtual/libthin.a",
            "-o",
            "p",
        ]);
    let output = run(&mut command, b"", LIMIT).expect("it ends");
    assert_eq!(output.status.code(), Some(1));
    let stderr = text(&output.stderr);
    assert!(
        stderr.contains("cannot read 'virtual/one.o', a member of 'virtual/libthin.a'"),
        "{stderr}"
    );
}
