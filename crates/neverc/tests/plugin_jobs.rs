//! Job graphs that a plugin edits: what a job's arguments, files, variables and place decide.

mod support;

use std::fs;

use support::lab::Lab;
use support::text;

fn lab() -> Lab {
    let lab = Lab::with("jobs.c", &[]);
    lab.write("seven.c", "int main(void) { return 7; }\n");
    lab.write("level.c", "#ifdef __OPTIMIZE__\nint main(void) { return 1; }\n#else\nint main(void) { return 2; }\n#endif\n");
    fs::create_dir(lab.path("inc")).expect("a directory can be made");
    lab.write("inc/only.h", "#define ONLY 9\n");
    lab.write(
        "only.c",
        "#include <only.h>\nint main(void) { return ONLY; }\n",
    );
    lab
}

/// A run that succeeds with the edits of `script`, which must commit.
fn edited(lab: &Lab, script: &str, args: &[&str]) -> Vec<String> {
    let output = lab.neverc_with(&[("JOBS", script)], args);
    let stderr = text(&output.stderr);
    let log = lab.log();
    assert!(output.status.success(), "{script}: {stderr}{log:?}");
    assert!(log.contains(&"commit: OK".to_owned()), "{log:?}");
    log
}

/// The messages of a run that fails with the edits of `script`.
fn failed(lab: &Lab, script: &str, args: &[&str]) -> String {
    let output = lab.neverc_with(&[("JOBS", script)], args);
    let stderr = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{script}: {stderr}");
    stderr
}

#[test]
fn any_argument_of_a_compilation_is_what_is_run() {
    let lab = lab();
    edited(&lab, "set 0 -O0 -O1", &["-O0", "level.c", "-o", "p"]);
    assert_eq!(lab.exit_of("p"), Some(1));
    edited(&lab, "append 0 -DVALUE=5", &["value.c", "-o", "p"]);
    assert_eq!(lab.exit_of("p"), Some(5));
    edited(&lab, "append 0 -I\nappend 0 inc", &["a.c", "-o", "p"]);
    edited(&lab, "append 0 -Iinc", &["only.c", "-o", "p"]);
    assert_eq!(lab.exit_of("p"), Some(9));
    // The target and the processor.
    edited(
        &lab,
        "set 0 x86_64-pc-linux-gnu aarch64-unknown-linux-gnu\nset 0 x86-64 generic",
        &["--target=x86_64-pc-linux-gnu", "-c", "a.c", "-o", "a.o"],
    );
    let object = fs::read(lab.path("a.o")).expect("it was made");
    assert_eq!(object[18..20], [183, 0], "EM_AARCH64");
    // What is made, and where.
    edited(
        &lab,
        "set 0 -emit-obj -S\nset 0 a.o a.s",
        &["-c", "a.c", "-o", "a.o"],
    );
    let assembly = fs::read_to_string(lab.path("a.s")).expect("it was made");
    assert!(assembly.contains("main:"), "{assembly}");
    edited(&lab, "set 0 a.c seven.c", &["a.c", "-o", "p"]);
    assert_eq!(lab.exit_of("p"), Some(7));
    // Warnings.
    lab.write("unused.c", "static int u;\nint main(void) { return 0; }\n");
    let stderr = failed(
        &lab,
        "append 0 -Wall\nappend 0 -Werror",
        &["-c", "unused.c"],
    );
    assert!(stderr.contains("unused variable 'u'"), "{stderr}");
}

#[test]
fn arguments_that_nobody_knows_are_refused_with_the_job() {
    let lab = lab();
    let stderr = failed(&lab, "append 0 --no-such-option", &["-c", "a.c"]);
    assert!(
        stderr.contains(
            "plugin phase failed: neverc.driver.build_jobs: job 1: unknown argument: '--no-such-option'"
        ),
        "{stderr}"
    );
    let stderr = failed(&lab, "append 0 b.c", &["-c", "a.c"]);
    assert!(
        stderr.contains("job 1: a compilation has one input, not 2"),
        "{stderr}"
    );
    let stderr = failed(&lab, "append 0 -target-cpu", &["-c", "a.c"]);
    assert!(
        stderr.contains("job 1: argument to '-target-cpu' is missing (expected 1 value)"),
        "{stderr}"
    );
    assert!(!lab.path("a.o").exists());
}

#[test]
fn the_files_of_a_compilation_are_those_of_its_lists() {
    let lab = lab();
    let log = edited(
        &lab,
        "output 0 0 other.o OBJECT",
        &["-c", "a.c", "-o", "a.o"],
    );
    assert!(
        log.contains(&"run FRONTEND <a.c >other.o".to_owned()),
        "{log:?}"
    );
    assert!(lab.path("other.o").exists() && !lab.path("a.o").exists());
    edited(
        &lab,
        "input 0 0 seven.c C",
        &["a.c", "seven.c", "-fsyntax-only"],
    );
    // An output of a job that makes none is not wanted.
    edited(&lab, "output 0 0 none.o NOTHING", &["-fsyntax-only", "a.c"]);
    assert!(!lab.path("none.o").exists());
    // The date of a compilation.
    lab.write("date.c", "int main(void) { return __DATE__[10] - '0'; }\n");
    edited(&lab, "env 0 SOURCE_DATE_EPOCH=0", &["date.c", "-o", "p"]);
    assert_eq!(lab.exit_of("p"), Some(0), "Jan 1 1970");
}

#[test]
fn the_arguments_of_a_link_reach_the_linker() {
    let lab = lab();
    edited(&lab, "set 1 p q", &["a.c", "-o", "p"]);
    assert!(lab.path("q").exists() && !lab.path("p").exists());
    edited(&lab, "output 1 0 r IMAGE", &["a.c", "-o", "p"]);
    assert!(lab.path("r").exists() && !lab.path("p").exists());
    edited(&lab, "append 1 -Map=p.map", &["a.c", "-o", "p"]);
    let map = fs::read_to_string(lab.path("p.map")).expect("the linker wrote it");
    assert!(map.contains("main") || map.contains(".text"), "{map}");
    let stderr = failed(&lab, "append 1 --no-such-option-of-ld", &["a.c", "-o", "s"]);
    assert!(stderr.contains("linker command failed"), "{stderr}");
    assert!(!lab.path("s").exists());
    // Another program, with variables.
    lab.write(
        "ld.sh",
        "#!/bin/sh\necho \"$WHO\" > who.txt\nexec ld \"$@\"\n",
    );
    support::make_executable(&lab.path("ld.sh"));
    let path = lab.path("ld.sh");
    let script = format!(
        "new LINKER\nexe {}\nnenv WHO=plugin\narg -r\narg -o\narg all.o\narg a.o\nin a.o OBJECT\nout all.o OBJECT\ndep 0\nadd",
        path.display()
    );
    let log = edited(&lab, &script, &["-c", "a.c", "-o", "a.o"]);
    assert!(
        log.contains(&"run LINKER <a.o >all.o".to_owned()),
        "{log:?}"
    );
    assert!(lab.path("all.o").exists());
    assert_eq!(fs::read(lab.path("who.txt")).expect("it ran"), b"plugin\n");
}

#[test]
fn jobs_of_every_kind_can_be_added() {
    let lab = lab();
    // A compilation, in the inner compiler's words and in the driver's.
    let script = "new FRONTEND\narg -cc1\narg -emit-obj\narg -O2\narg -o\narg more.o\narg seven.c\nout more.o OBJECT\nadd";
    let log = edited(&lab, script, &["-c", "a.c", "-o", "a.o"]);
    assert!(log.contains(&"run FRONTEND >more.o".to_owned()), "{log:?}");
    let object = fs::read(lab.path("more.o")).expect("it was made");
    assert_eq!(object[16..18], [1, 0], "ET_REL");
    let script = "new FRONTEND\narg -c\narg seven.c\nout drv.o OBJECT\nadd";
    edited(&lab, script, &["-c", "a.c", "-o", "a.o"]);
    assert!(lab.path("drv.o").exists());
    // Its files alone.
    let script = "new FRONTEND\narg -cc1\narg -emit-obj\nin a.c C\nout lists.o OBJECT\nadd";
    edited(&lab, script, &["-fsyntax-only", "a.c"]);
    assert!(lab.path("lists.o").exists());
    // Text made by a program, compiled behind it and linked with the rest.
    lab.write("gen.sh", "echo \"int made = $N;\" > made.c\n");
    let script = "new COMMAND\nexe /bin/sh\narg gen.sh\nnenv N=3\nout made.c C\nadd";
    let log = edited(&lab, script, &["-c", "a.c", "-o", "a.o"]);
    assert!(log.contains(&"run COMMAND >made.c".to_owned()), "{log:?}");
    assert_eq!(
        fs::read(lab.path("made.c")).expect("it ran"),
        b"int made = 3;\n"
    );
    // An archive of what was compiled.
    let script = "new ARCHIVE\nexe ar\narg rcs\narg liba.a\narg a.o\nin a.o OBJECT\nout liba.a IMAGE\ndep 0\nadd";
    edited(&lab, script, &["-c", "a.c", "-o", "a.o"]);
    let archive = fs::read(lab.path("liba.a")).expect("it was made");
    assert!(archive.starts_with(b"!<arch>\n"));
    let log = edited(&lab, "new PLUGIN\nadd", &["-c", "a.c", "-o", "a.o"]);
    assert!(log.contains(&"own job".to_owned()), "{log:?}");
    let stderr = failed(&lab, "new DYNCODE\nadd", &["-c", "a.c", "-o", "a.o"]);
    assert!(
        stderr.contains("neverc.driver.build_jobs: job 2: jobs of its kind cannot be run"),
        "{stderr}"
    );
}

#[test]
fn jobs_can_be_removed_moved_and_replaced() {
    let lab = lab();
    let log = edited(&lab, "remove 1", &["-c", "a.c", "b.c"]);
    assert!(lab.path("a.o").exists() && !lab.path("b.o").exists());
    assert_eq!(log.iter().filter(|l| l.starts_with("run")).count(), 1);
    let log = edited(&lab, "move 0 end", &["-c", "a.c", "b.c"]);
    let runs: Vec<&String> = log.iter().filter(|l| l.starts_with("run")).collect();
    assert_eq!(runs, ["run FRONTEND <b.c >b.o", "run FRONTEND <a.c >a.o"]);
    let log = edited(&lab, "deps 0 1", &["-c", "a.c", "b.c"]);
    let runs: Vec<&String> = log.iter().filter(|l| l.starts_with("run")).collect();
    assert_eq!(runs, ["run FRONTEND <b.c >b.o", "run FRONTEND <a.c >a.o"]);
    // What depends on a job that failed is not run, the rest is.
    for name in ["a.o", "b.o"] {
        let _ = fs::remove_file(lab.path(name));
    }
    let stderr = failed(&lab, "deps 1 0", &["-c", "bad.c", "a.c", "b.c"]);
    assert!(stderr.contains("undeclared identifier 'x'"), "{stderr}");
    assert!(!lab.path("a.o").exists() && lab.path("b.o").exists());
    lab.log();
    // A link that a program does.
    let script = "new COMMAND\nexe /bin/cp\narg seven.c\narg p\nout p IMAGE\nreplace 1";
    let log = edited(&lab, script, &["a.c", "-o", "p"]);
    assert!(log.contains(&"run COMMAND >p".to_owned()), "{log:?}");
    assert_eq!(
        fs::read(lab.path("p")).expect("it was made"),
        fs::read(lab.path("seven.c")).expect("it is there")
    );
    let script = "new PLUGIN\nout a.o NOTHING\nreplace 0";
    let log = edited(&lab, script, &["-fsyntax-only", "bad.c"]);
    assert!(log.contains(&"own job".to_owned()), "{log:?}");
}

#[test]
fn graphs_that_break_the_rules_change_nothing() {
    let lab = lab();
    for script in [
        "deps 0 1\ndeps 1 0",
        "output 1 0 a.o OBJECT",
        "input 0 0 invented.c C",
        "new PLUGIN\ndep 0\nadd\nremove 0",
        "new COMMAND\nadd",
    ] {
        let output = lab.neverc_with(&[("JOBS", script)], &["-c", "a.c", "b.c"]);
        assert!(output.status.success(), "{}", text(&output.stderr));
        let log = lab.log();
        let verdict: Vec<&String> = log
            .iter()
            .filter(|l| l.starts_with("commit") || l.starts_with("abort"))
            .collect();
        assert_eq!(
            verdict,
            ["commit: VERIFICATION_FAILED", "abort: OK"],
            "{script}"
        );
        assert!(lab.path("a.o").exists() && lab.path("b.o").exists());
    }
}

#[test]
fn a_dry_run_shows_the_jobs_as_they_are() {
    let lab = lab();
    let script = "append 0 -DSHOWN\nappend 1 -Map=shown\nnew COMMAND\nexe /bin/echo\narg said\nadd";
    let output = lab.neverc_with(&[("JOBS", script)], &["-###", "a.c", "-o", "p"]);
    let shown = text(&output.stderr);
    assert!(output.status.success(), "{shown}");
    for part in ["\"-DSHOWN\"", "\"-Map=shown\"", " \"/bin/echo\" \"said\""] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    assert!(!lab.path("p").exists());
}
