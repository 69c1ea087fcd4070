//! Plugins' passes that change IR or ask LLVM's analyses; and the examples of the SDK over IR.

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

const SOURCE: &str = "
int outside(int);
static int unused(int n) { return n; }
int sum(int *p, int n) {
  int s = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < 5; j++)
      s += p[j];
  return s;
}
int leaf(int n) { return outside(n); }
int main(int argc, char **argv) { return leaf(argc) + sum(&argc, leaf(0)); }
";

struct Lab {
    dir: TempDir,
}

impl Lab {
    fn empty() -> Lab {
        Lab {
            dir: tempfile::tempdir().expect("a temporary directory can be made"),
        }
    }

    fn new(defines: &[&str]) -> Lab {
        let lab = Lab::empty();
        lab.write("a.c", SOURCE);
        let plugin = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/plugins/ir_changes.c");
        lab.build(&plugin, &[], defines);
        lab
    }

    /// A lab with an example of the SDK, strictly compiled.
    fn example(name: &str, options: &[&str]) -> Lab {
        let lab = Lab::empty();
        let standard = if name.ends_with(".cpp") {
            "-std=c++17"
        } else {
            "-std=c11"
        };
        let mut all = vec![standard, "-Wextra"];
        all.extend(options);
        lab.build(&root().join("sdk/examples").join(name), &all, &[]);
        lab
    }

    fn write(&self, name: &str, content: &str) {
        fs::write(self.path(name), content).expect("it can be written");
    }

    fn build(&self, plugin: &Path, options: &[&str], defines: &[&str]) {
        let is_cpp = plugin.extension().is_some_and(|e| e == "cpp");
        let built = Command::new(if is_cpp { "g++" } else { "gcc" })
            .args(["-shared", "-fPIC", "-Wall", "-Werror", "-I"])
            .arg(root().join("sdk/include"))
            .arg("-I")
            .arg(root().join("crates/plugin-tables/tests/plugins"))
            .arg(format!("-DLOG=\"{}\"", self.path("log").display()))
            .args(if options.is_empty() {
                &["-Wno-unused"][..]
            } else {
                options
            })
            .args(defines.iter().map(|d| format!("-D{d}")))
            .arg(plugin)
            .arg("-o")
            .arg(self.path("p.so"))
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

    fn log(&self) -> Vec<String> {
        let log = fs::read_to_string(self.path("log")).unwrap_or_default();
        let _ = fs::remove_file(self.path("log"));
        log.lines().map(str::to_owned).collect()
    }

    fn run(&self, program: &str, environment: &[(&str, &Path)]) -> Output {
        let mut command = Command::new(self.path(program));
        command.envs(environment.iter().copied());
        command.output().expect("the program runs")
    }
}

#[test]
fn a_pass_that_lies_about_what_it_preserves_fails_the_compile() {
    let lab = Lab::new(&["LIE"]);
    let stderr = lab.refused(&["-c", "a.c", "-o", "a.o"]);
    assert!(
        stderr.contains("mutated IR while preserving all analyses"),
        "{stderr}"
    );
    assert!(stderr.contains("IR pass 'changes'"), "{stderr}");
    assert!(!lab.path("a.o").exists());
}

#[test]
fn ir_broken_by_a_pass_is_found_before_anything_looks_at_it() {
    let phases = [
        "PASS_PRE_OPT",
        "PASS_PIPELINE_START",
        "PASS_OPTIMIZER_LAST",
        "PASS_POST_OPT",
        "PASS_PRE_CODEGEN",
    ];
    for phase in phases {
        for level in ["MODULE", "CGSCC", "FUNCTION", "LOOP"] {
            let phase = format!("PHASE_OF={phase}");
            let level = format!("LEVEL_OF=NEVERC_IR_PASS_LEVEL_{level}");
            let lab = Lab::new(&["BREAK", &phase, &level]);
            let stderr = lab.refused(&["-c", "-O1", "a.c", "-o", "a.o"]);
            assert!(stderr.contains("verification"), "{stderr}");
            assert!(stderr.contains("IR pass 'changes'"), "{stderr}");
            assert!(!lab.path("a.o").exists());
            assert_eq!(lab.log(), ["broken", "analysis of broken IR INVALID_STATE"]);
        }
    }
}

#[test]
fn a_mutation_left_open_is_aborted_with_the_callback() {
    let lab = Lab::new(&["OPEN"]);
    let output = lab.ok(&["-S", "-emit-llvm", "a.c", "-o", "-"]);
    assert!(!text(&output.stdout).contains("unfinished"));
    assert_eq!(lab.log(), [""; 0]);
}

#[test]
fn malformed_answers_fail_the_compile() {
    for define in ["HEADERLESS", "SHORT", "UNKNOWN_FLAG"] {
        let lab = Lab::new(&[define]);
        let stderr = lab.refused(&["-c", "a.c"]);
        assert!(
            stderr.contains("IR pass 'changes' gave a malformed record of preserved analyses"),
            "{stderr}"
        );
    }
}

#[test]
fn built_in_analyses_answer_and_refuse_misuse() {
    for (define, option) in [("ASK", "-O0"), ("ASK", "-O2"), ("LOOPS", "-O0")] {
        let lab = Lab::new(&[define]);
        lab.ok(&["-c", option, "a.c"]);
        assert_eq!(
            lab.log(),
            [
                "same handle 1",
                "entry dominates exit 1",
                "entry post-dominates exit 0",
                "itself 1",
                "loops 2 beyond NOT_FOUND",
                "inner loop depth 2 its own 1",
                "entry depth 0 header 0",
                // Variables in memory at this point: no count can be seen.
                "trips known 0 0",
                "memory none 1 use 1 def 1",
                "callee leaf",
                "callee sum",
                "beyond NOT_FOUND",
                "alias itself 4",
                "integer WRONG_TYPE",
                "unknown analysis INVALID_ARGUMENT INVALID_ARGUMENT",
                "null scope INVALID_ARGUMENT",
                "block as scope WRONG_TYPE",
                "declaration INVALID_ARGUMENT",
                "wrong result WRONG_TYPE WRONG_TYPE",
                "no result WRONG_TYPE INVALID_ARGUMENT",
                "foreign block WRONG_SCOPE",
                "function as block WRONG_TYPE",
                "no header INVALID_ARGUMENT",
                "memory of function WRONG_TYPE",
                "callees of block WRONG_TYPE",
                "null out INVALID_ARGUMENT",
                "other task STALE_HANDLE",
                "after a change STALE_HANDLE",
                "anew 2",
            ]
        );
    }
}

#[test]
fn trip_counts_are_seen_where_variables_are_values() {
    let lab = Lab::new(&["ASK", "PHASE_OF=PASS_PRE_OPT"]);
    lab.write(
        "a.ll",
        "target triple = \"x86_64-unknown-linux-gnu\"
         declare i32 @outside(i32)
         define i32 @leaf(i32 %n) { ret i32 %n }
         define i32 @sum(ptr %p, i32 %n) {
         entry: br label %outer
         outer:
           %i = phi i32 [ 0, %entry ], [ %i2, %latch ]
           br label %inner
         inner:
           %j = phi i32 [ 0, %outer ], [ %j2, %inner ]
           %x = load i32, ptr %p
           store i32 %x, ptr %p
           %j2 = add nuw i32 %j, 1
           %again = icmp ult i32 %j2, 12
           br i1 %again, label %inner, label %latch
         latch:
           %i2 = add i32 %i, 1
           %more = icmp ne i32 %i2, %n
           br i1 %more, label %outer, label %done
         done: ret i32 0
         }
         define i32 @main() { %r = call i32 @leaf(i32 1) ret i32 %r }\n",
    );
    lab.ok(&["-c", "a.ll"]);
    let log = lab.log();
    assert!(log.contains(&"trips known 1 12".to_owned()), "{log:#?}");
}

#[test]
fn analyses_cannot_change_the_module() {
    let lab = Lab::new(&["READ_ONLY"]);
    lab.ok(&["-c", "a.c"]);
    assert_eq!(
        lab.log(),
        [
            "change POLICY_VIOLATION",
            "metadata POLICY_VIOLATION",
            "builder 0"
        ]
    );
}

#[test]
fn a_function_that_a_pass_erased_is_not_visited() {
    let lab = Lab::new(&["ERASER"]);
    lab.write(
        "a.ll",
        "define void @first() { ret void }
         define internal void @unused() { ret void }
         define void @last() { ret void }\n",
    );
    lab.ok(&["-c", "a.ll"]);
    assert_eq!(
        lab.log(),
        ["at first", "its handle STALE_HANDLE", "at last"]
    );
}

#[test]
fn results_end_with_the_callback() {
    let lab = Lab::new(&["KEEP"]);
    lab.ok(&["-c", "a.c"]);
    assert_eq!(lab.log(), ["result of the pass before STALE_HANDLE"]);
}

#[test]
fn a_provider_that_changed_its_input_has_no_default_to_fall_back_to() {
    let lab = Lab::new(&["TAMPER"]);
    let stderr = lab.refused(&["-c", "a.c", "-o", "a.o"]);
    assert!(
        stderr.contains("the provider that failed has changed the module"),
        "{stderr}"
    );
    assert!(!lab.path("a.o").exists());
}

const HELLO: &str = "int main(void) { return 0; }\n";

#[test]
fn reading_examples_say_what_they_saw() {
    let remarks = [
        ("FunctionPass.c", &[][..], None),
        (
            "ExamplePlugin.c",
            &[],
            Some("[plugin-5101]: ExamplePlugin observed the module function list"),
        ),
        (
            "BenchPlugin.c",
            &[],
            Some("[plugin-5201]: BenchPlugin completed 10000 typed IR table calls"),
        ),
        (
            "CrtShimPlugin.c",
            &["-ffreestanding", "-nostdlib"],
            Some("[plugin-5301]: CrtShimPlugin queried IR without C runtime calls"),
        ),
    ];
    for (example, options, remark) in remarks {
        let lab = Lab::example(example, options);
        lab.write("hello.c", HELLO);
        let output = lab.ok(&["-S", "-emit-llvm", "hello.c", "-o", "-"]);
        let stderr = text(&output.stderr);
        assert!(text(&output.stdout).contains("define"));
        match remark {
            Some(remark) => assert!(stderr.contains(remark), "{example}: {stderr}"),
            None => assert_eq!(stderr, ""),
        }
    }
    let lab = Lab::example("ExamplePlugin.c", &[]);
    lab.write("empty.c", "int x;\n");
    let output = lab.ok(&["-S", "-emit-llvm", "empty.c", "-o", "-"]);
    let stderr = text(&output.stderr);
    assert!(stderr.contains("observed an empty IR module"), "{stderr}");
}

const COUNTED: &str = "
#include <stdio.h>
static inline int twice(int x) { return x + x; }
static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
static int never(void) { return 1; }
int main(int argc, char **argv) {
  int s = 0;
  for (int i = 0; i < 100; i++)
    s += twice(i);
  if (argc > 5)
    s += never();
  printf(\"%d %d\\n\", s, fib(12));
  return 0;
}
";

#[test]
fn function_counters_count_calls_at_every_level() {
    let lab = Lab::example("FunctionCounters.c", &[]);
    lab.write("counted.c", COUNTED);
    lab.write(
        "other.c",
        "#include <stdio.h>\n__asm__(\"# kept\");\nvoid other(void) { puts(\"o\"); }\n",
    );
    for option in ["-O0", "-O1", "-O2", "-Os"] {
        lab.ok(&[option, "counted.c", "-o", "counted"]);
        let report = lab.path("counts");
        let _ = fs::remove_file(&report);
        let output = lab.run("counted", &[("NEVERC_COUNTERS", &report)]);
        assert_eq!(text(&output.stdout), "9900 144\n");
        let mut lines: Vec<String> = fs::read_to_string(&report)
            .expect("a report")
            .lines()
            .map(str::to_owned)
            .collect();
        lines.sort();
        // 2 fib(13) - 1 calls make fib(12); what is never called is not told.
        assert_eq!(lines, ["1 main", "100 twice", "465 fib"], "{option}");
        let _ = fs::remove_file(&report);
        assert_eq!(text(&lab.run("counted", &[]).stdout), "9900 144\n");
        assert!(!report.exists());
        lab.ok(&[option, "-c", "other.c"]);
    }
}

#[test]
fn string_shroud_hides_literals_and_changes_nothing() {
    let lab = Lab::example("StringShroud.c", &[]);
    lab.write(
        "secret.c",
        "#include <stdio.h>\n#include <string.h>\n
         static const char *const table[] = {\"first secret\", \"second\\tsecret\\x7f\\200\", \"\"};
         static const char *text = \"third secret\";
         int main(int argc, char **argv) {
           for (int i = 0; i < 3; i++)
             printf(\"<%s> %d\\n\", table[i], (int)strlen(table[i]));
           printf(\"%s %s\\n\", text, argc > 5 ? \"fourth secret\" : \"fifth secret\");
           return 0;
         }\n",
    );
    let expected =
        "<first secret> 12\n<second\tsecret\x7f\u{fffd}> 15\n<> 0\nthird secret fifth secret\n";
    for option in ["-O0", "-O2", "-Os"] {
        lab.ok(&[option, "secret.c", "-o", "secret"]);
        let output = lab.run("secret", &[]);
        assert_eq!(
            String::from_utf8_lossy(&output.stdout),
            expected,
            "{option}"
        );
        let bytes = fs::read(lab.path("secret")).expect("the program is there");
        let is_there = bytes.windows(6).any(|w| w == b"secret");
        // The file's own name is in its symbol table.
        let stripped = Command::new("strip").arg(lab.path("secret")).status();
        assert!(stripped.expect("strip runs").success());
        let bytes = fs::read(lab.path("secret")).expect("the program is there");
        assert!(
            is_there && !bytes.windows(6).any(|w| w == b"secret"),
            "{option}"
        );
    }
}

#[test]
fn obfuscated_programs_do_as_before_and_look_otherwise() {
    let lab = Lab::example("Obfuscation.cpp", &[]);
    // Loops of one block, nodes that refer to each other, a switch, a computed goto, and a call in tail position.
    lab.write(
        "maze.c",
        "#include <stdio.h>\n
         static unsigned swap(unsigned n) { unsigned a = 1, b = 2; do { unsigned t = a; a = b; b = t ^ (n & 7); } while (--n); return a * 10 + b; }
         static int steps(int n) { int c = 0; while (n != 1) { if (n & 1) n = 3 * n + 1; else n /= 2; c++; } return c; }
         static int kind(int n) { switch (n % 5) { case 0: return n | 1; case 3: return n & 6; case 4: n ^= 9; break; default: n -= 2; } return n + steps(n + 40); }
         static int go(int n) { static void *const to[] = {&&a, &&b, &&c}; goto *to[n % 3]; a: n += 5; b: n *= 2; c: return n; }
         static int even(unsigned n); static int odd(unsigned n) { return n ? even(n - 1) : 0; }
         static int even(unsigned n) { return n ? odd(n - 1) : 1; }
         int main(void) {
           long sum = 0; double d = 0;
           for (int i = 1; i < 200; i++) { sum += swap(i) + kind(i) * go(i); if (sum % 3) continue; d += even(i) ? sum : -i; }
           printf(\"%ld %.1f\\n\", sum, d);
           return 0;
         }\n",
    );
    let mut gcc = Command::new("gcc");
    gcc.current_dir(lab.dir.path())
        .args(["maze.c", "-o", "maze"]);
    assert!(gcc.status().expect("gcc runs").success());
    let expected = text(&lab.run("maze", &[]).stdout);
    for option in ["-O0", "-O1", "-O2", "-Os"] {
        let mut sizes = Vec::new();
        for passes in ["", "sub", "bcf", "fla", "sub,bcf,fla"] {
            let passes = format!("--obfuscate={passes}");
            lab.ok(&[option, &passes, "maze.c", "-o", "maze"]);
            assert_eq!(
                text(&lab.run("maze", &[]).stdout),
                expected,
                "{option} {passes}"
            );
            lab.ok(&[option, &passes, "-c", "maze.c", "-o", "maze.o"]);
            let file = fs::metadata(lab.path("maze.o")).expect("the object is there");
            sizes.push(file.len());
        }
        assert!(sizes[4] > sizes[0] + 1000, "{option}: {sizes:?}");
    }
    lab.refused(&["--obfuscate=sub,all", "-c", "maze.c"]);
}

#[test]
fn the_user_reads_what_the_verifier_says_of_a_commit() {
    let lab = Lab::new(&["COMMIT_BROKEN"]);
    let stderr = lab.refused(&["-c", "-O0", "a.c", "-o", "a.o"]);
    // LLVM's words for a block without terminator.
    let said = "IR pass 'changes' failed: VERIFICATION_FAILED: Basic Block in function 'sum' does not have terminator!";
    assert!(stderr.contains(said), "{stderr}");
    assert!(!lab.path("a.o").exists());
}

#[test]
fn parts_of_large_constants_are_replaced_one_by_one() {
    // Each replacement makes the array anew; work that grows with the versions before it would not end.
    let lab = Lab::example("StringShroud.c", &[]);
    let rows: String = (0..60).map(|i| format!("{{\"name {i}\", f}},\n")).collect();
    lab.write(
        "table.c",
        &format!(
            "#include <stdio.h>\n
             static int f(int x) {{ return x + 1; }}
             static const struct {{ const char *name; int (*call)(int); }} table[] = {{\n{rows}}};
             static const void *const twice[] = {{table, table}};
             int main(void) {{
               int sum = 0;
               for (unsigned i = 0; i < sizeof table / sizeof *table; i++) sum += table[i].call(i);
               printf(\"%s %d %d\\n\", table[59].name, sum, twice[0] == twice[1]);
             }}\n"
        ),
    );
    lab.ok(&["-O0", "table.c", "-o", "table"]);
    assert_eq!(text(&lab.run("table", &[]).stdout), "name 59 1830 1\n");
}

#[test]
fn rebuilt_additions_give_the_same_code() {
    let lab = Lab::example("RebuildAdditions.cpp", &[]);
    lab.write("sum.c", SOURCE);
    for option in ["-O0", "-O2", "-O3"] {
        let with = lab.ok(&[option, "-S", "sum.c", "-o", "-"]);
        let mut command = compiler();
        command
            .current_dir(lab.dir.path())
            .args([option, "-S", "sum.c", "-o", "-"]);
        let without = run(&mut command, b"", LIMIT).expect("the compiler runs and ends");
        if option == "-O0" {
            assert!(with.status.success());
        } else {
            // Blocks have names in comments when plugins are there to see them.
            let code = |output: &Output| -> Vec<String> {
                let text = text(&output.stdout);
                let lines = text.lines().map(|l| l.split(" # ").next().unwrap_or(l));
                let lines = lines.map(|l| l.split("# ").next().unwrap_or(l).trim().to_owned());
                lines.filter(|l| !l.is_empty()).collect()
            };
            assert_eq!(code(&with), code(&without));
        }
    }
}
