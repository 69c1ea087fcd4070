//! Plugins as others would write them, from the documents alone, in whole runs of the compiler.

mod support;

use std::fs;

use support::lab::Lab;
use support::text;

fn lab(mode: &str) -> Lab {
    let lab = Lab::with("stranger.c", &[mode]);
    lab.write("three.c", "int main(void) { return 3; }\n");
    lab
}

fn magic(lab: &Lab, name: &str) -> [u8; 2] {
    let object = fs::read(lab.path(name)).expect("it was made");
    [object[16], object[17]]
}

#[test]
fn a_source_can_be_generated_compiled_and_linked() {
    let lab = lab("GENERATE");
    lab.write(
        "use.c",
        "int generated(void);\nint main(void) { return generated(); }\n",
    );
    for _ in 0..2 {
        let output = lab.ok(&["use.c", "-o", "use"]);
        assert_eq!(text(&output.stderr), "");
        assert_eq!(lab.exit_of("use"), Some(23));
    }
    // A run without a link is left alone.
    let _ = fs::remove_file(lab.path("generated.c"));
    lab.ok(&["-c", "a.c", "-o", "a.o"]);
    assert!(!lab.path("generated.c").exists());
    assert_eq!(lab.log(), ["destroy", "destroy", "destroy"]);
}

#[test]
fn an_action_graph_from_scratch_decides_what_is_made() {
    let lab = lab("ACTIONS");
    lab.ok(&["a.c", "-o", "made.o"]);
    assert_eq!(magic(&lab, "made.o"), [1, 0], "ET_REL");
    lab.ok(&["a.c", "b.c"]);
    assert_eq!(magic(&lab, "a.o"), [1, 0]);
    assert_eq!(magic(&lab, "b.o"), [1, 0]);
    assert!(!lab.path("a.out").exists());
}

#[test]
fn each_input_goes_as_far_as_its_root() {
    let two = |define: &[&str]| {
        let mut all = vec!["ROOTS"];
        all.extend(define);
        let lab = Lab::with("stranger.c", &all);
        lab.ok(&["a.c", "b.c", "-o", "p"]);
        assert_eq!(lab.exit_of("p"), Some(0));
        assert!(!lab.path("a.o").exists());
        lab
    };
    assert_eq!(magic(&two(&[]), "b.o"), [1, 0], "ET_REL");
    assert!(!two(&["LEAVE_OUT"]).path("b.o").exists());
    let lab = Lab::with("stranger.c", &["ROOTS"]);
    lab.ok(&["-c", "a.c", "b.c"]);
    assert!(lab.path("a.o").exists() && !lab.path("b.o").exists());
    let shown = text(&lab.ok(&["-ccc-print-phases", "-c", "a.c", "b.c"]).stderr);
    assert!(!shown.contains("b.c"), "{shown}");
}

#[test]
fn stages_without_a_table_take_nobody_elses_output() {
    for (symbol, phase, why) in [
        (
            "OBJECT_PRE_WRITE",
            "neverc.object.pre_write",
            "plugin 'org.neverc.test': CAPABILITY_UNAVAILABLE: this stage takes nobody else's output",
        ),
        (
            "SYNTAX_PARSE",
            "neverc.syntax.parse",
            "plugin 'org.neverc.test': the candidate's artifact type is not that of the phase's output",
        ),
        (
            "LINK_FULL",
            "neverc.link.full",
            "plugin 'org.neverc.test': the candidate's artifact type is not that of the phase's output",
        ),
    ] {
        let lab = Lab::with("stranger.c", &[&format!("OPAQUE={symbol}")]);
        let stderr = lab.refused(&["a.c", "-o", "a"]);
        let line = format!("plugin phase failed: {phase}: {why}\n");
        assert!(stderr.contains(&line), "{symbol}: {stderr}");
        assert!(!lab.path("a").exists());
    }
    // A sealed gate is nobody's, and the session does not begin.
    let lab = Lab::with("stranger.c", &["OPAQUE=OBJECT_COMMIT"]);
    let stderr = lab.refused(&["-c", "a.c"]);
    assert!(
        stderr.contains("plugin 'org.neverc.test' registers a phase provider for 'neverc.object.commit': it is a sealed host gate"),
        "{stderr}"
    );
}

#[test]
fn a_job_graph_from_scratch_is_all_that_runs() {
    let lab = lab("JOBS");
    lab.ok(&["a.c", "-o", "mine"]);
    assert!(lab.path("by-gcc").exists() && !lab.path("mine").exists());
    assert_eq!(lab.exit_of("by-gcc"), Some(0));
    // Its input is none of the command line's: dangling.
    let stderr = lab.refused(&["three.c", "-o", "mine"]);
    assert!(
        stderr.contains("plugin phase failed: neverc.driver.build_jobs: plugin 'org.neverc.test' failed in 'neverc.driver.build_jobs/provider': VERIFICATION_FAILED: the input 'a.c' of job 1 is dangling"),
        "{stderr}"
    );
}

#[test]
fn another_compiler_can_do_the_work() {
    let lab = lab("COMPILE");
    // The link is the host's, since the provider said that it may fall back.
    lab.ok(&["three.c", "-o", "three"]);
    assert_eq!(lab.exit_of("three"), Some(3));
    lab.ok(&["-c", "three.c", "-o", "three.o"]);
    let object = fs::read(lab.path("three.o")).expect("it was made");
    let said = |what: &[u8]| object.windows(what.len()).any(|w| w == what);
    assert!(said(b"GCC: "), "gcc leaves its name");
    fs::write(lab.path("bad.o"), "old").expect("it can be written");
    let stderr = lab.refused(&["-c", "bad.c", "-o", "bad.o"]);
    assert!(stderr.contains("the other compiler said no"), "{stderr}");
    assert_eq!(fs::read(lab.path("bad.o")).expect("it is there"), b"old");
    let output = lab.ok(&["-fplugin-stats", "three.c", "-o", "three"]);
    let stats = text(&output.stderr);
    assert!(
        stats.contains("phase 'neverc.driver.execute_job': provider 'org.neverc.test.stranger' of plugin 'org.neverc.test' failed (CAPABILITY_UNAVAILABLE); the default ran"),
        "{stats}"
    );
}

#[test]
fn a_toolchain_can_be_provided() {
    let lab = lab("TOOLCHAIN");
    let shown = text(
        &lab.ok(&["-###", "--target=x86_64-pc-linux-gnu", "-c", "a.c"])
            .stderr,
    );
    assert!(shown.contains("\"-target-cpu\" \"nehalem\""), "{shown}");
    assert!(shown.contains("\"-target-feature\" \"+avx2\""), "{shown}");
    lab.write(
        "avx.c",
        "#ifndef __AVX2__\n#error no AVX2\n#endif\n#ifndef __SSE4_2__\n#error no SSE4.2\n#endif\n",
    );
    lab.ok(&["--target=x86_64-pc-linux-gnu", "-fsyntax-only", "avx.c"]);
}

#[test]
fn generated_headers_are_like_others() {
    let lab = lab("HEADERS");
    lab.write(
        "use.c",
        "#if !__has_include(<version.h>) || __has_include(<none.h>)\n#error\n#endif\n\
         #include <version.h>\n#include \"/generated/sub/number.h\"\n\
         int main(void) { return VERSION; }\n",
    );
    lab.ok(&["-I/generated", "-MMD", "-MF", "use.d", "use.c", "-o", "use"]);
    assert_eq!(lab.exit_of("use"), Some(31));
    let rule = fs::read_to_string(lab.path("use.d")).expect("it was written");
    assert!(rule.contains("/generated/version.h"), "{rule}");
    assert_eq!(
        rule.matches("number.h").count(),
        1,
        "one file, one name: {rule}"
    );
    // So are sources.
    lab.ok(&["/generated/main.c", "-o", "main"]);
    assert_eq!(lab.exit_of("main"), Some(32));
    let stderr = lab.refused(&["/generated/none.c", "-o", "none"]);
    assert!(
        stderr.contains("no such file or directory: '/generated/none.c'"),
        "{stderr}"
    );
    lab.write("missing.c", "#include <gone.h>\n");
    let stderr = lab.refused(&["-I/generated", "-c", "missing.c"]);
    assert!(stderr.contains("'gone.h' file not found"), "{stderr}");
}

#[test]
fn every_level_can_become_another() {
    let lab = lab("REWRITE");
    for level in ["-O0", "-O1", "-O2", "-Os"] {
        let shown = text(&lab.ok(&["-###", level, "-c", "a.c"]).stderr);
        assert!(shown.contains("\"-O3\""), "{level}: {shown}");
    }
    let shown = text(&lab.ok(&["-###", "-c", "a.c"]).stderr);
    assert!(shown.contains("\"-O0\""), "{shown}");
}
