//! Plugins' IR passes in real compilations: points, levels, analyses, failures and what they leave behind.

mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Duration;

use support::{compiler, run, text};
use tempfile::TempDir;

const LIMIT: Duration = Duration::from_secs(240);

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

const LOOPS: &str = "
static int odd(int n);
static int even(int n) { return n == 0 ? 1 : odd(n - 1); }
static int odd(int n) { return n == 0 ? 0 : even(n - 1); }
int sum(const int *p, int n) {
  int s = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < i; j++)
      s += p[j];
  return s;
}
int extern_one(void);
int main(int argc, char **argv) { return even(argc) ? extern_one() : 0; }
int extern_one(void) { return 1; }
";

/// A directory with sources, a plugin `p.so` and the plugin's log.
struct Lab {
    dir: TempDir,
}

impl Lab {
    fn new(plugin: &str, defines: &[&str]) -> Lab {
        let dir = tempfile::tempdir().expect("a temporary directory can be made");
        let lab = Lab { dir };
        lab.write("a.c", LOOPS);
        lab.build(plugin, "p.so", defines);
        lab
    }

    fn write(&self, name: &str, content: &str) {
        fs::write(self.path(name), content).expect("it can be written");
    }

    /// Builds a plugin of the tests or, with a path, of the SDK.
    fn build(&self, plugin: &str, module: &str, defines: &[&str]) {
        let plugins = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/plugins");
        let program = if plugin.ends_with(".cpp") {
            "g++"
        } else {
            "gcc"
        };
        let built = Command::new(program)
            .args([
                "-shared",
                "-fPIC",
                "-Wall",
                "-Wno-unused",
                "-Werror",
                "-pthread",
                "-I",
            ])
            .arg(root().join("sdk/include"))
            .arg("-I")
            .arg(root().join("crates/plugin-tables/tests/plugins"))
            .arg(format!("-DLOG=\"{}\"", self.path("log").display()))
            .args(defines.iter().map(|d| format!("-D{d}")))
            .arg(plugins.join(plugin))
            .arg("-o")
            .arg(self.path(module))
            .output()
            .expect("the C compiler runs");
        assert!(built.status.success(), "{}", text(&built.stderr));
    }

    fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    fn neverc(&self, args: &[&str]) -> Output {
        let mut command = compiler();
        command
            .current_dir(self.dir.path())
            .arg("-fplugin=./p.so")
            .args(args);
        run(&mut command, b"", LIMIT).expect("the compiler runs and ends")
    }

    fn ok(&self, args: &[&str]) -> Output {
        let output = self.neverc(args);
        let stderr = text(&output.stderr);
        assert!(
            output.status.success(),
            "{args:?}: {stderr}{:?}",
            self.log()
        );
        output
    }

    fn refused(&self, args: &[&str]) -> String {
        let output = self.neverc(args);
        let stderr = text(&output.stderr);
        assert_eq!(
            output.status.code(),
            Some(1),
            "{args:?}: {stderr} {:?}",
            self.log()
        );
        stderr
    }

    /// The lines that the plugin has logged, and forgets them.
    fn log(&self) -> Vec<String> {
        let log = fs::read_to_string(self.path("log")).unwrap_or_default();
        let _ = fs::remove_file(self.path("log"));
        log.lines().map(str::to_owned).collect()
    }

    fn exit_of(&self, program: &str) -> Option<i32> {
        let status = Command::new(self.path(program)).status();
        status.expect("the program runs").code()
    }
}

/// The log of `ir_points.c` at a level without inlining: what stands for each point, in order.
fn all_points(level: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut add = |id: &str, kind: &str, rest: &str| {
        lines.push(format!("{id} {kind} O{level} {rest}"));
    };
    let module = "function=0 header=0 scc=0";
    let function = "function=1 header=0 scc=0";
    add("pre-module", "module", module);
    // `even` and `odd` call each other; `sum`, `extern_one` and `main` stand alone.
    add("pre-scc", "cgscc", "function=0 header=0 scc=2");
    for _ in 0..3 {
        add("pre-scc", "cgscc", "function=0 header=0 scc=1");
    }
    for _ in 0..5 {
        add("pre-function", "function", function);
    }
    for _ in 0..2 {
        add("pre-loop", "loop", "function=1 header=1 scc=0");
    }
    add("start", "module", module);
    for _ in 0..5 {
        add("start-function", "function", function);
    }
    add("last", "module", module);
    lines
}

fn sorted(mut lines: Vec<String>) -> Vec<String> {
    lines.sort();
    lines
}

#[test]
fn passes_of_all_levels_run_at_their_points_at_every_optimization_level() {
    let lab = Lab::new("ir_points.c", &[]);
    for (option, level) in [
        ("-O0", "0"),
        ("-O1", "1"),
        ("-O2", "2"),
        ("-O3", "3"),
        ("-Os", "4"),
        ("-Oz", "5"),
    ] {
        for kind in [
            &["-c"][..],
            &["-S"],
            &["-S", "-emit-llvm"],
            &["-c", "-emit-llvm"],
        ] {
            let mut args = kind.to_vec();
            args.extend([option, "a.c", "-o", "out"]);
            lab.ok(&args);
            let log = lab.log();
            let expected = all_points(level);
            let (before, after) = log.split_at(expected.len());
            // Order of the groups of functions is LLVM's; everything else is fixed.
            assert_eq!(
                sorted(before.to_vec()),
                sorted(expected),
                "{args:?} {log:#?}"
            );
            let order: Vec<&str> = log.iter().filter_map(|l| l.split(' ').next()).collect();
            let at = |id: &str| order.iter().position(|o| *o == id).expect("it ran");
            let ids = [
                "pre-module",
                "pre-scc",
                "pre-function",
                "pre-loop",
                "start",
                "start-function",
                "last",
                "last-function",
                "post",
                "codegen",
            ];
            assert!(ids.windows(2).all(|w| at(w[0]) < at(w[1])), "{log:#?}");
            let left = after
                .iter()
                .filter(|l| l.starts_with("last-function"))
                .count();
            // Nothing but the optimizer removes functions.
            assert_eq!(left == 5, option == "-O0", "{log:#?}");
        }
    }
}

#[test]
fn ir_inputs_pass_the_points_too() {
    let lab = Lab::new("ir_points.c", &[]);
    lab.ok(&["-S", "-emit-llvm", "a.c", "-o", "a.ll"]);
    let from_c = lab.log();
    lab.ok(&["-c", "a.ll", "-o", "a.o"]);
    assert_eq!(lab.log(), from_c);
}

#[test]
fn switching_llvms_passes_off_leaves_the_plugins() {
    let lab = Lab::new("ir_points.c", &[]);
    lab.ok(&["-c", "-O2", "-Xclang", "-disable-llvm-passes", "a.c"]);
    let log = lab.log();
    assert_eq!(log.len(), all_points("2").len() + 5 + 2, "{log:#?}");
}

#[test]
fn phases_are_seen_in_their_order() {
    for defines in [&["OBSERVE"][..], &["THROWAWAY"]] {
        let lab = Lab::new("ir_points.c", defines);
        for option in ["-O0", "-O2"] {
            lab.ok(&["-c", option, "a.c"]);
            let log = lab.log();
            let seen: Vec<&str> = log
                .iter()
                .filter_map(|l| l.strip_suffix(" input=1"))
                .collect();
            assert_eq!(
                seen,
                [
                    "GENERATE before",
                    "GENERATE after",
                    "OPTIMIZE before",
                    "PASS_PRE_OPT before",
                    "PASS_PRE_OPT after",
                    "PASS_PIPELINE_START before",
                    "PASS_PIPELINE_START after",
                    "PASS_OPTIMIZER_LAST before",
                    "PASS_OPTIMIZER_LAST after",
                    "OPTIMIZE after",
                    "PASS_POST_OPT before",
                    "PASS_POST_OPT after",
                    "PASS_PRE_CODEGEN before",
                    "PASS_PRE_CODEGEN after",
                    "FINAL_VERIFY before",
                    "FINAL_VERIFY after",
                ]
            );
        }
    }
}

#[test]
fn a_failing_pass_fails_the_compile_and_is_named() {
    for (id, left) in [
        ("pre-module", 1),
        ("start", 13),
        ("last", 19),
        ("post", 25),
        ("codegen", 26),
    ] {
        for observe in [&[][..], &["OBSERVE"]] {
            let fail = format!("FAIL=\"{id}\"");
            let mut defines = vec![fail.as_str()];
            defines.extend(observe);
            let lab = Lab::new("ir_points.c", &defines);
            let stderr = lab.refused(&["-c", "-O0", "a.c", "-o", "a.o"]);
            assert!(stderr.contains(&format!("IR pass '{id}'")), "{stderr}");
            assert!(!lab.path("a.o").exists());
            let log = lab.log();
            let passes = log.iter().filter(|l| l.contains("scc=")).count();
            assert_eq!(passes, left, "{log:#?}");
        }
    }
}

#[test]
fn results_of_custom_analyses_live_as_long_as_passes_keep_them() {
    let lab = Lab::new("ir_analyses.c", &["TRACE"]);
    lab.ok(&["-c", "-O2", "a.c"]);
    assert_eq!(
        lab.log(),
        [
            // Dependencies first; once for as long as they are listed, even though the optimizer ran.
            "compute base 1 level=1 builder=0 core=1 name=base",
            "compute top 2 level=1 builder=0 core=1 name=top",
            "run pre",
            "run start",
            "run last",
            "run post",
            "invalidate top 2 reason=1",
            "destroy top 2",
            "invalidate base 1 reason=1",
            "destroy base 1",
            "run codegen",
            "compute base 3 level=1 builder=0 core=1 name=base",
            "compute top 4 level=1 builder=0 core=1 name=top",
            "data top same=1 wrong=WRONG_TYPE unknown=NOT_FOUND",
            "invalidate top 4 reason=2",
            "destroy top 4",
            "invalidate base 3 reason=2",
            "destroy base 3",
        ]
    );
}

#[test]
fn what_a_result_was_made_from_takes_it_along() {
    let lab = Lab::new("ir_analyses.c", &["TRACE", "LISTS_TOP"]);
    lab.ok(&["-c", "a.c"]);
    // `top` is listed, its base is not: both go, the user first.
    assert_eq!(
        lab.log()[2..8],
        [
            "run pre",
            "invalidate top 2 reason=1",
            "destroy top 2",
            "invalidate base 1 reason=1",
            "destroy base 1",
            "run start",
        ]
    );
}

#[test]
fn cycles_of_analyses_fail_the_compile() {
    let lab = Lab::new("ir_analyses.c", &["CYCLE"]);
    let stderr = lab.refused(&["-c", "a.c", "-o", "a.o"]);
    assert!(
        stderr.contains("custom IR analysis dependency cycle"),
        "{stderr}"
    );
    assert!(!lab.path("a.o").exists());
    assert_eq!(lab.log(), [""; 0]);
}

#[test]
fn a_result_that_cannot_be_had_fails_the_pass_that_requires_it() {
    for (define, status, first) in [
        (
            "SELF",
            8,
            "compute base 1 level=1 builder=0 core=1 name=base",
        ),
        (
            "FAILS",
            20,
            "compute base 1 level=1 builder=0 core=1 name=base",
        ),
        ("UNKNOWN", 24, ""),
        ("FINER", 14, ""),
    ] {
        let lab = Lab::new("ir_analyses.c", &[define]);
        let stderr = lab.refused(&["-c", "a.c"]);
        assert!(
            stderr.contains(&format!("required analysis (status {status})")),
            "{stderr}"
        );
        assert!(stderr.contains("IR pass 'pre'"), "{stderr}");
        let log = lab.log();
        assert_eq!(log.first().map_or("", String::as_str), first);
        if define == "SELF" {
            assert_eq!(log[1], "self: DEPENDENCY_CYCLE 0");
        }
    }
}

#[test]
fn threads_of_a_plugin_share_one_computation() {
    for _ in 0..5 {
        let lab = Lab::new("ir_analyses.c", &["THREADS"]);
        lab.ok(&["-c", "a.c"]);
        let log = lab.log();
        assert_eq!(log[0], "run pre");
        assert_eq!(log[3], "threads equal=1 computed=2", "{log:#?}");
        assert_eq!(log.len(), 8, "{log:#?}");
    }
}

#[test]
fn analyses_of_wider_levels_serve_finer_passes() {
    let lab = Lab::new("ir_analyses.c", &["LEVELS"]);
    lab.ok(&["-c", "a.c"]);
    let log = lab.log();
    assert_eq!(
        log[..7],
        [
            "compute base 1 level=1 builder=0 core=1 name=base",
            "compute function 2 level=3 builder=0 core=1 name=function",
            "compute loop 3 level=4 builder=0 core=1 name=loop",
            "compute group 4 level=2 builder=0 core=1 name=group",
            "run loops",
            // The other loop of the same function.
            "compute loop 5 level=4 builder=0 core=1 name=loop",
            "run loops",
        ]
    );
    assert_eq!(log.len(), 7 + 2 * 5);
}

#[test]
fn registrations_are_checked() {
    let lab = Lab::new("ir_analyses.c", &["MISUSE"]);
    // Nothing runs: the one pass has no data to log with, and the compile does not get that far.
    lab.ok(&["-fsyntax-only", "a.c"]);
    let source = fs::read_to_string(
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/plugins/ir_analyses.c"),
    )
    .expect("the plugin is there");
    let expected: Vec<&str> = source
        .lines()
        .filter_map(|l| {
            let l = l.trim();
            l.strip_prefix("PASS_IS(")
                .or(l.strip_prefix("ANALYSIS_IS("))
        })
        .filter_map(|l| l.split_once(','))
        .map(|(status, _)| status)
        .collect();
    let mut log = lab.log();
    // The data of the two that were taken goes at the end, in reverse.
    assert_eq!(log.split_off(log.len() - 2), ["forget OK", "forget OK"]);
    let null: Vec<String> = log.splice(16..19, []).collect();
    assert_eq!(
        null,
        ["INVALID_ARGUMENT", "INVALID_ARGUMENT", "INVALID_STATE"]
    );
    assert_eq!(log, expected);
}

/// A lab with a plugin of `ir_providers.c`, whose source returns 3 and whose other module returns 42.
fn providers(defines: &[&str]) -> Lab {
    let dir = tempfile::tempdir().expect("a temporary directory can be made");
    let lab = Lab { dir };
    lab.write("a.c", "int main(void) { return 3; }\n");
    lab.write("other.c", "int main(void) { return 42; }\n");
    for (target, name) in [
        ("x86_64-linux-gnu", "other.bc"),
        ("aarch64-linux-gnu", "foreign.bc"),
    ] {
        let mut command = compiler();
        command.current_dir(lab.dir.path()).args([
            &format!("--target={target}"),
            "-O0",
            "-c",
            "-emit-llvm",
            "other.c",
            "-o",
            name,
        ]);
        command.args(["-nostdinc"]);
        let output = run(&mut command, b"", LIMIT).expect("the compiler runs and ends");
        assert!(output.status.success(), "{}", text(&output.stderr));
    }
    let bitcode = format!("BITCODE=\"{}\"", lab.path("other.bc").display());
    let foreign = format!("FOREIGN=\"{}\"", lab.path("foreign.bc").display());
    let mut all = vec![bitcode.as_str(), foreign.as_str()];
    all.extend(defines);
    lab.build("ir_providers.c", "p.so", &all);
    lab
}

const TRIPLE: &str = "x86_64-unknown-linux-gnu";

#[test]
fn generation_can_be_replaced_by_an_imported_module() {
    for option in ["-O0", "-O2"] {
        let lab = providers(&["GEN", "HOW=IMPORT", "BROKEN=0"]);
        lab.ok(&[option, "--target=x86_64-linux-gnu", "a.c", "-o", "a"]);
        // The compiler's own generator has not run: only what was published exists.
        assert_eq!(lab.exit_of("a"), Some(42));
        let log = lab.log();
        assert_eq!(
            log[..2],
            [
                format!(
                    "input unit=1 product=4e43415246524e01:4001 triple={TRIPLE} layout=1 source=a.c digest=32"
                ),
                "tables 1 1 task=OK".to_owned(),
            ]
        );
        assert_eq!(
            log[2],
            format!("info product=1 triple={TRIPLE} layout=1 generation=1 digest=32")
        );
        let passes = [
            "pass pre",
            "pass start",
            "pass last",
            "pass post",
            "pass codegen",
        ];
        assert_eq!(log[3..], passes);
    }
}

#[test]
fn an_empty_module_takes_the_place_of_the_generated_one() {
    let lab = providers(&["GEN", "HOW=EMPTY"]);
    let output = lab.ok(&[
        "--target=x86_64-linux-gnu",
        "-S",
        "-emit-llvm",
        "a.c",
        "-o",
        "-",
    ]);
    let ir = text(&output.stdout);
    // It carries the target without the plugin's having set it, and nothing else.
    assert!(
        ir.contains(&format!("target triple = \"{TRIPLE}\"")),
        "{ir}"
    );
    assert!(ir.contains("target datalayout = \"e-m:e"), "{ir}");
    assert!(!ir.contains("define"), "{ir}");
}

#[test]
fn generation_tables_refuse_misuse() {
    let lab = providers(&["GEN", "HOW=MISUSE"]);
    lab.ok(&["-c", "--target=x86_64-linux-gnu", "a.c"]);
    assert_eq!(
        lab.log()[1..],
        [
            "publish nothing: INVALID_STATE 0",
            "other table: WRONG_SCOPE",
            "other input: WRONG_SCOPE",
            "input module: WRONG_SCOPE",
            "builtin: WRONG_SCOPE",
            "junk: INVALID_ARGUMENT 0",
            "text: CAPABILITY_UNAVAILABLE",
            "format: INVALID_ARGUMENT",
            "foreign: WRONG_SCOPE",
            "name: INVALID_ARGUMENT",
            "null: INVALID_ARGUMENT",
            "create: OK",
            "second: INVALID_STATE",
            "product: WRONG_TYPE",
            "reserved: INVALID_DESCRIPTOR",
            "short: INVALID_DESCRIPTOR",
            "semantic: WRONG_TYPE",
            "publish: OK",
            "again: INVALID_STATE",
        ]
    );
}

#[test]
fn a_provider_that_fails_leaves_nothing_or_the_default() {
    for phase in ["GEN", "OPT"] {
        let lab = providers(&[phase, "HOW=FAIL"]);
        let stderr = lab.refused(&["-c", "a.c", "-o", "a.o"]);
        assert!(stderr.contains("org.neverc.test"), "{stderr}");
        assert!(!lab.path("a.o").exists());
        let lab = providers(&[phase, "HOW=FALLBACK"]);
        lab.ok(&["a.c", "-o", "a"]);
        assert_eq!(lab.exit_of("a"), Some(3), "{phase}");
    }
}

#[test]
fn a_mutation_that_a_provider_leaves_open_ends_before_llvm_goes_on() {
    for (phase, how, exit) in [
        ("GEN", "HOW=IMPORT", 42),
        ("OPT", "HOW=IMPORT", 42),
        ("OPT", "HOW=INPUT", 3),
        ("OPT", "HOW=BUILTIN", 3),
    ] {
        // With passes at the points behind, and without any.
        for passes in [&[][..], &["BROKEN=0"]] {
            let mut defines = vec![phase, how, "LEAVE"];
            defines.extend(passes);
            let lab = providers(&defines);
            lab.ok(&["-O2", "--target=x86_64-linux-gnu", "a.c", "-o", "a"]);
            assert!(lab.log().contains(&"left open".to_owned()));
            assert_eq!(lab.exit_of("a"), Some(exit), "{phase} {how}");
        }
    }
}

#[test]
fn observers_of_the_phases_make_nothing() {
    let lab = providers(&["OBSERVER", "HOW=EMPTY"]);
    lab.ok(&["a.c", "-o", "a"]);
    assert_eq!(lab.exit_of("a"), Some(3));
    let refused = "observer: POLICY_VIOLATION";
    assert_eq!(lab.log(), [refused, refused]);
}

#[test]
fn an_optimizer_of_a_plugins_bypasses_the_pipeline_with_its_passes() {
    for option in ["-O0", "-O2"] {
        for (how, exit) in [("HOW=INPUT", 3), ("HOW=IMPORT", 42)] {
            // The passes that would fail never run; those behind the optimizer do.
            let lab = providers(&["OPT", how, "BROKEN=1"]);
            lab.ok(&[option, "--target=x86_64-linux-gnu", "a.c", "-o", "a"]);
            assert_eq!(lab.exit_of("a"), Some(exit));
            let level = &option[2..];
            assert_eq!(
                lab.log(),
                [
                    format!(
                        "input module=1 product=1 triple={TRIPLE} layout=1 level={level} off=0 digest=32"
                    ),
                    format!("info product=1 triple={TRIPLE} layout=1 generation=1 digest=32"),
                    "pass post".to_owned(),
                    "pass codegen".to_owned(),
                ]
            );
        }
    }
    let lab = providers(&["OPT", "HOW=INPUT"]);
    lab.ok(&["-c", "-Xclang", "-disable-llvm-passes", "a.c"]);
    assert!(lab.log()[0].contains(" off=1 "));
}

#[test]
fn an_optimizer_can_run_the_built_in_pipeline() {
    let lab = providers(&["OPT", "HOW=BUILTIN", "BROKEN=0"]);
    lab.write(
        "a.c",
        "static int f(void) { return 3; }\nint main(void) { return f(); }\n",
    );
    let output = lab.ok(&[
        "-O2",
        "-S",
        "-emit-llvm",
        "--target=x86_64-linux-gnu",
        "a.c",
        "-o",
        "-",
    ]);
    // It was really run.
    assert!(
        !text(&output.stdout).contains("call"),
        "{}",
        text(&output.stdout)
    );
    assert_eq!(
        lab.log()[2..],
        [
            "pass pre",
            "pass start",
            "pass last",
            &format!("info product=2 triple={TRIPLE} layout=1 generation=2 digest=32"),
            "again: INVALID_STATE",
            "its module: OK",
            "pass post",
            "pass codegen",
        ]
    );
    // A pass that fails inside fails the provider and the compile.
    let lab = providers(&["OPT", "HOW=BUILTIN", "BROKEN=1"]);
    let stderr = lab.refused(&["-O2", "-c", "a.c"]);
    assert!(stderr.contains("IR pass 'pre'"), "{stderr}");
}
