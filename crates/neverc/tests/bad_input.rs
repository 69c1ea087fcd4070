//! Bad input and bad circumstances: a clear error, exit status 1, no panic, nothing left behind, and
//! what was there before is intact.

mod support;

use std::fs;
use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use support::{compiler, run, text, wait_for};
use tempfile::TempDir;

const LIMIT: Duration = Duration::from_secs(120);
const GOOD: &str = "int main(void) { return 0; }\n";
const BAD: &str = "int main(void) { return undeclared; }\n";

fn scratch() -> TempDir {
    tempfile::tempdir().expect("a temporary directory can be made")
}

fn neverc(dir: &Path, args: &[&str]) -> Output {
    run(compiler().current_dir(dir).args(args), b"", LIMIT).expect("the compiler runs and ends")
}

/// Compiles `source` with `-c` and expects a clean refusal whose text contains `expected`.
fn refuse(source: impl AsRef<[u8]>, expected: &str) {
    let dir = scratch();
    fs::write(dir.path().join("t.c"), source).expect("it can be written");
    let output = neverc(dir.path(), &["-c", "t.c"]);
    let stderr = text(&output.stderr);
    let shown: String = stderr.chars().take(2000).collect();
    assert_eq!(output.status.code(), Some(1), "{shown}");
    assert!(stderr.contains("error:"), "{shown}");
    assert!(
        stderr.contains(expected),
        "expected '{expected}' in: {shown}"
    );
    assert_eq!(names(dir.path()), ["t.c"], "nothing is left over");
}

/// Compiles `source` and expects success or a clean refusal, but no crash.
fn survive(source: impl AsRef<[u8]>) {
    let dir = scratch();
    fs::write(dir.path().join("t.c"), source).expect("it can be written");
    let output = neverc(dir.path(), &["-c", "t.c"]);
    let stderr: String = text(&output.stderr).chars().take(2000).collect();
    assert!(
        matches!(output.status.code(), Some(0 | 1)),
        "{}: {stderr}",
        output.status
    );
}

fn names(dir: &Path) -> Vec<String> {
    let entries = fs::read_dir(dir).expect("it is a directory").flatten();
    let mut names: Vec<String> = entries
        .map(|e| e.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

#[test]
fn a_missing_file() {
    let dir = scratch();
    let output = neverc(dir.path(), &["-c", "nowhere.c"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("error: no such file or directory: 'nowhere.c'"));
}

#[test]
fn no_input_at_all() {
    let output = neverc(scratch().path(), &[]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("error: no input files"));
}

#[test]
fn a_directory_as_source() {
    let dir = scratch();
    fs::create_dir(dir.path().join("d.c")).expect("it can be made");
    let output = neverc(dir.path(), &["-c", "d.c"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(
        text(&output.stderr)
            .to_lowercase()
            .contains("is a directory")
    );
}

#[test]
fn an_empty_file_compiles() {
    let dir = scratch();
    fs::write(dir.path().join("t.c"), "").expect("it can be written");
    assert!(neverc(dir.path(), &["-c", "t.c"]).status.success());
}

#[test]
fn nul_bytes_and_invalid_utf8() {
    survive(b"int a\0;\n\0\0int b;\n");
    survive(b"char *s = \"\xff\xfe\"; // \xc3\x28\n");
    refuse(b"int \xff\xfe;\n", "");
    survive((0..=255_u8).collect::<Vec<u8>>());
}

#[test]
fn unterminated_everything() {
    refuse("int main(void) { return 0;", "expected '}'");
    refuse("char *s = \"abc\n", "");
    refuse("char c = 'a\n;", "");
    refuse("int a; /* no end", "unterminated /* comment");
    refuse("#if 1\nint a;\n", "unterminated conditional directive");
    refuse(
        "#define F(x) x\nint a = F(1;\n",
        "unterminated function-like macro invocation",
    );
    refuse("int a[3", "");
    refuse("int f(int a", "");
    refuse("struct S { int a;", "");
    refuse("enum E { A,", "");
    refuse("int a = (1", "");
    refuse("#include \"x", "");
    refuse("#include <stdio.h", "");
    refuse("_Pragma(\"once", "");
    refuse("int a = _Generic(1, int: 2", "");
    refuse("void f(void) { switch (1) { case 1:", "");
    refuse("__attribute__((", "");
    survive("int a;\\");
    survive("??/");
    survive("#");
    survive("#define");
    survive("#define A(");
    survive("#line");
    survive("#pragma");
    survive("#embed");
    survive("R\"(");
}

#[test]
fn deep_nesting() {
    let deep = |open: &str, close: &str, n: usize| format!("{}{}", open.repeat(n), close.repeat(n));
    let too_deep = "bracket nesting level exceeded maximum of 256";
    refuse(format!("int a = {};\n", deep("(", "1)", 100_000)), too_deep);
    refuse(format!("int a = {};\n", "(".repeat(100_000)), too_deep);
    refuse(
        format!("void f(void) {}\n", deep("{", "}", 100_000)),
        too_deep,
    );
    refuse(format!("int a{};\n", deep("[", "1]", 100_000)), "");
    refuse(format!("int a = {};\n", deep("{", "}", 100_000)), too_deep);
    survive(format!("int a = {}1;\n", "-".repeat(100_000)));
    survive(format!("int a = {}1;\n", "!".repeat(100_001)));
    survive(format!("int {}a;\n", "*".repeat(100_000)));
    survive(format!("int a = 1{};\n", "+1".repeat(50_000)));
    survive(format!(
        "int a = {}1{};\n",
        "1?".repeat(50_000),
        ":1".repeat(50_000)
    ));
    survive(format!(
        "void f(void) {{ {} ; }}\n",
        "if (1) ".repeat(50_000)
    ));
    survive(format!(
        "void f(int a) {{ {} ; }}\n",
        "if (a) ; else ".repeat(50_000)
    ));
    survive(format!(
        "void f(void) {{ {} ; }}\n",
        "for (;;) ".repeat(50_000)
    ));
    survive(format!("void f(int x) {{ {} ; }}\n", "x: ".repeat(50_000)));
    survive(format!(
        "int f(int a) {{ return {}a{}; }}\n",
        "a = ".repeat(20_000),
        ""
    ));
    survive(format!("int a = {}1;\n", "(int)".repeat(50_000)));
    survive(format!("int a = {}1;\n", "sizeof ".repeat(50_000)));
    survive(format!(
        "{}int{} a;\n",
        "_Atomic(".repeat(50_000),
        ")".repeat(50_000)
    ));
    survive("struct { ".repeat(50_000));
    survive(format!("int f{};\n", "(int g".repeat(50_000)));
    survive(format!("{}\n", "#if 1\n".repeat(50_000)));
}

#[test]
fn recursive_includes_and_macros() {
    let dir = scratch();
    fs::write(dir.path().join("t.c"), "#include \"t.c\"\n").expect("it can be written");
    let output = neverc(dir.path(), &["-c", "t.c"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("#include nested too deeply"));
    survive("#define A A A\n#define B A B\nint A; int B;\n");
    survive("#define F(x) F(x) G(x)\n#define G(x) F(x)\nF(G(F(1)))\n");
    // Each level doubles: 2^40 tokens, unless something stops it.
    let mut source = String::from("#define M0 x\n");
    for level in 1..=16 {
        source.push_str(&format!("#define M{level} M{0} M{0}\n", level - 1));
    }
    source.push_str("M16\n");
    survive(source);
}

#[test]
fn a_line_of_50_megabytes() {
    let mut source = Vec::with_capacity(50 << 20);
    source.extend(b"int a = 0");
    while source.len() < 50 << 20 {
        source.extend(b" /* a comment that fills the line */ ");
    }
    source.extend(b";\n");
    survive(source);
    let mut string = Vec::from(&b"char s[] = \""[..]);
    string.resize(50 << 20, b'a');
    string.extend(b"\";\n");
    survive(string);
    let mut name = Vec::from(&b"int "[..]);
    name.resize(50 << 20, b'n');
    survive(name);
}

#[test]
fn unwritable_outputs() {
    let dir = scratch();
    fs::write(dir.path().join("t.c"), GOOD).expect("it can be written");
    let output = neverc(dir.path(), &["-c", "t.c", "-o", "no/such/dir/t.o"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(
        text(&output.stderr).contains("No such file or directory"),
        "{}",
        text(&output.stderr)
    );
    fs::create_dir(dir.path().join("d")).expect("it can be made");
    let output = neverc(dir.path(), &["-c", "t.c", "-o", "d"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(
        text(&output.stderr)
            .to_lowercase()
            .contains("is a directory")
    );
    let output = neverc(dir.path(), &["t.c", "-o", "d"]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(names(dir.path()), ["d", "t.c"]);
}

#[test]
fn a_full_disk() {
    let dir = scratch();
    fs::write(dir.path().join("t.c"), GOOD).expect("it can be written");
    for args in [
        &["-c", "t.c", "-o", "/dev/full"][..],
        &["t.c", "-o", "/dev/full"],
    ] {
        let output = neverc(dir.path(), args);
        assert_eq!(output.status.code(), Some(1));
        assert!(text(&output.stderr).contains("No space left on device"));
    }
    let full = fs::OpenOptions::new()
        .write(true)
        .open("/dev/full")
        .expect("Linux has it");
    let output = compiler()
        .current_dir(dir.path())
        .args(["-E", "t.c"])
        .stdout(Stdio::from(full))
        .output()
        .expect("the compiler runs");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("No space left on device"));
}

#[test]
fn a_full_file_system_keeps_the_old_output() {
    let dir = scratch();
    let mount = dir.path().join("small");
    fs::create_dir(&mount).expect("it can be made");
    let options = c"size=64k";
    let mounted = rustix::mount::mount(
        "tmpfs",
        &mount,
        "tmpfs",
        rustix::mount::MountFlags::empty(),
        Some(options),
    );
    if mounted.is_err() {
        eprintln!("no right to mount a file system; passed over");
        return;
    }
    let _unmount = Unmount(&mount);
    fs::write(mount.join("t.o"), "old").expect("it can be written");
    let source = "char big[200000] = {1};\n";
    fs::write(dir.path().join("t.c"), source).expect("it can be written");
    let out = mount.join("t.o");
    let output = neverc(dir.path(), &["-c", "t.c", "-o", &out.display().to_string()]);
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    assert!(
        text(&output.stderr).contains("No space left on device"),
        "{}",
        text(&output.stderr)
    );
    assert_eq!(fs::read(&out).expect("it is there"), b"old");
    assert_eq!(names(&mount), ["t.o"]);
}

struct Unmount<'a>(&'a Path);

impl Drop for Unmount<'_> {
    fn drop(&mut self) {
        let _ = rustix::mount::unmount(self.0, rustix::mount::UnmountFlags::DETACH);
    }
}

#[test]
fn devices_stay_devices() {
    let dir = scratch();
    fs::write(dir.path().join("good.c"), GOOD).expect("it can be written");
    fs::write(dir.path().join("bad.c"), BAD).expect("it can be written");
    // A device of our own where that is allowed, so that no mistake harms the system's.
    let device = dir.path().join("null");
    let made = rustix::fs::mknodat(
        rustix::fs::CWD,
        &device,
        rustix::fs::FileType::CharacterDevice,
        rustix::fs::Mode::from_raw_mode(0o666),
        rustix::fs::makedev(1, 3),
    );
    if made.is_err() || fs::OpenOptions::new().write(true).open(&device).is_err() {
        eprintln!("no right to make a device; passed over");
        return;
    }
    let path = device.display().to_string();
    for file in ["good.c", "bad.c"] {
        for stage in [&["-c"][..], &["-S"], &["-E"], &[]] {
            let args = [stage, &[file, "-o", &path]].concat();
            let output = neverc(dir.path(), &args);
            let fails = file == "bad.c" && stage != ["-E"];
            assert_eq!(output.status.code(), Some(i32::from(fails)), "{args:?}");
            let meta = fs::symlink_metadata(&device).expect("it is still there");
            assert!(meta.file_type().is_char_device(), "{args:?}");
        }
    }
}

#[test]
fn standard_output_as_output() {
    let dir = scratch();
    fs::write(dir.path().join("t.c"), GOOD).expect("it can be written");
    for name in ["-", "/dev/stdout"] {
        let output = neverc(dir.path(), &["-S", "t.c", "-o", name]);
        assert!(text(&output.stdout).contains("main:"), "{name}");
    }
    assert_eq!(names(dir.path()), ["t.c"]);
}

#[test]
fn pipes_are_written_to() {
    let dir = scratch();
    let pipe = dir.path().join("pipe");
    fs::write(dir.path().join("t.c"), GOOD).expect("it can be written");
    fs::write(dir.path().join("bad.c"), BAD).expect("it can be written");
    rustix::fs::mknodat(
        rustix::fs::CWD,
        &pipe,
        rustix::fs::FileType::Fifo,
        rustix::fs::Mode::from_raw_mode(0o600),
        0,
    )
    .expect("a pipe can be made");
    let reader = {
        let pipe = pipe.clone();
        std::thread::spawn(move || fs::read(pipe))
    };
    assert!(
        neverc(dir.path(), &["-c", "t.c", "-o", "pipe"])
            .status
            .success()
    );
    let bytes = reader
        .join()
        .expect("the reader ends")
        .expect("it can be read");
    assert!(bytes.starts_with(b"\x7fELF"));
    assert!(
        !neverc(dir.path(), &["-c", "bad.c", "-o", "pipe"])
            .status
            .success()
    );
    assert!(
        fs::symlink_metadata(&pipe)
            .expect("it is there")
            .file_type()
            .is_fifo()
    );
}

#[test]
fn links_are_followed_not_replaced() {
    let dir = scratch();
    fs::write(dir.path().join("t.c"), GOOD).expect("it can be written");
    fs::write(dir.path().join("bad.c"), BAD).expect("it can be written");
    symlink("target", dir.path().join("link")).expect("a link can be made");
    for args in [&["-c", "t.c", "-o", "link"][..], &["t.c", "-o", "link"]] {
        assert!(neverc(dir.path(), args).status.success());
        assert!(
            fs::symlink_metadata(dir.path().join("link"))
                .expect("it is there")
                .is_symlink()
        );
        assert!(
            fs::read(dir.path().join("target"))
                .expect("it is there")
                .starts_with(b"\x7fELF")
        );
    }
    let before = fs::read(dir.path().join("target")).expect("it is there");
    assert!(
        !neverc(dir.path(), &["-c", "bad.c", "-o", "link"])
            .status
            .success()
    );
    assert_eq!(
        fs::read(dir.path().join("target")).expect("it is there"),
        before
    );
}

#[test]
fn a_failed_compile_keeps_the_old_output() {
    let dir = scratch();
    fs::write(dir.path().join("bad.c"), BAD).expect("it can be written");
    fs::write(dir.path().join("t.o"), "old").expect("it can be written");
    assert_eq!(
        neverc(dir.path(), &["-c", "bad.c", "-o", "t.o"])
            .status
            .code(),
        Some(1)
    );
    assert_eq!(
        fs::read(dir.path().join("t.o")).expect("it is there"),
        b"old"
    );
}

#[test]
fn permissions_follow_the_umask() {
    let dir = scratch();
    fs::write(dir.path().join("t.c"), GOOD).expect("it can be written");
    let mut shell = Command::new("sh");
    shell
        .current_dir(dir.path())
        .args(["-c", "umask 027; \"$0\" -c t.c && \"$0\" t.c -o prog"])
        .arg(compiler().get_program());
    assert!(
        run(&mut shell, b"", LIMIT)
            .expect("it runs and ends")
            .status
            .success()
    );
    let mode = |name: &str| {
        fs::metadata(dir.path().join(name))
            .expect("it is there")
            .permissions()
            .mode()
            & 0o777
    };
    assert_eq!(mode("t.o"), 0o640);
    assert_eq!(mode("prog"), 0o750);
}

/// Ends a compile by each signal while it works, and looks for leftovers.
#[test]
fn being_killed_leaves_nothing_and_keeps_the_old_output() {
    // Enough work to be caught at.
    let mut source = String::new();
    for index in 0..3000 {
        source.push_str(&format!(
            "int f{index}(int a) {{ int s = 0; for (int i = 0; i < a; i++) s += a * {index} ^ i; return s; }}\n"
        ));
    }
    source.push_str("int main(void) { return 0; }\n");
    for (round, signal) in ["INT", "TERM", "HUP", "INT", "TERM", "KILL", "INT", "TERM"]
        .iter()
        .enumerate()
    {
        let dir = scratch();
        let temporaries = scratch();
        fs::write(dir.path().join("t.c"), &source).expect("it can be written");
        fs::write(dir.path().join("prog"), "old").expect("it can be written");
        let mut child = compiler()
            .current_dir(dir.path())
            .env("TMPDIR", temporaries.path())
            .args(["-O2", "t.c", "-o", "prog"])
            .stderr(Stdio::null())
            .spawn()
            .expect("the compiler starts");
        std::thread::sleep(Duration::from_millis(30 + 40 * round as u64));
        let pid = child.id().to_string();
        let killed = Command::new("kill")
            .args(["-s", signal, &pid])
            .stderr(Stdio::null())
            .status();
        assert!(killed.is_ok());
        let status = child.wait().expect("it ends");
        if status.success() {
            continue;
        }
        assert_eq!(
            fs::read(dir.path().join("prog")).expect("it is there"),
            b"old",
            "{signal}"
        );
        // Nobody can tidy up after SIGKILL; the old output is intact even so.
        if *signal != "KILL" {
            assert!(
                wait_for(|| names(temporaries.path()).is_empty()),
                "{signal}"
            );
            assert_eq!(names(dir.path()), ["prog", "t.c"], "{signal}");
        }
    }
}
