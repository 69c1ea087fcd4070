//! A directory with sources and a plugin, in which the compiler runs.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Duration;

use tempfile::TempDir;

use super::{compiler, root, run, text};

/// Time that a run of the compiler may take.
pub const LIMIT: Duration = Duration::from_secs(60);

/// A directory with sources, a plugin `p.so` and the plugin's log.
pub struct Lab {
    dir: TempDir,
}

impl Lab {
    /// A laboratory with the plugin `watch.c`.
    pub fn new(defines: &[&str]) -> Lab {
        Lab::with("watch.c", defines)
    }

    /// A laboratory with a plugin of `tests/plugins`.
    pub fn with(source: &str, defines: &[&str]) -> Lab {
        let dir = tempfile::tempdir().expect("a temporary directory can be made");
        let write = |name: &str, content: &str| {
            fs::write(dir.path().join(name), content).expect("it can be written");
        };
        write("a.c", "int main(void) { return 0; }\n");
        write("b.c", "int b(void) { return 1; }\n");
        write("bad.c", "int f(void) { return x; }\n");
        write(
            "undefined.c",
            "int g(void);\nint main(void) { return g(); }\n",
        );
        write(
            "value.c",
            "#ifndef VALUE\n#define VALUE 0\n#endif\n\
             #ifdef GONE\n#error GONE is there\n#endif\n\
             #ifdef WANTS_ADDED\nint added = ADDED;\n#endif\n\
             int main(void) { return VALUE; }\n",
        );
        let lab = Lab { dir };
        let plugins = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/plugins");
        let built = Command::new("gcc")
            .args(["-shared", "-fPIC", "-Wall", "-Wno-unused", "-Werror", "-I"])
            .arg(root().join("sdk/include"))
            .arg("-I")
            .arg(root().join("crates/plugin-tables/tests/plugins"))
            .arg(format!("-DLOG=\"{}\"", lab.path("log").display()))
            .args(defines.iter().map(|d| format!("-D{d}")))
            .arg(plugins.join(source))
            .arg("-o")
            .arg(lab.path("p.so"))
            .output()
            .expect("gcc runs");
        assert!(built.status.success(), "{}", text(&built.stderr));
        lab
    }

    /// A file of the laboratory.
    pub fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    /// Writes a file.
    pub fn write(&self, name: &str, content: &str) {
        fs::write(self.path(name), content).expect("it can be written");
    }

    /// The compiler in the laboratory, without the plugin.
    pub fn command(&self) -> Command {
        let mut command = compiler();
        command.current_dir(self.dir.path());
        command
    }

    /// Runs the compiler with the plugin.
    pub fn neverc(&self, args: &[&str]) -> Output {
        self.neverc_with(&[], args)
    }

    /// The same with variables of the environment.
    pub fn neverc_with(&self, variables: &[(&str, &str)], args: &[&str]) -> Output {
        let mut command = self.command();
        command.envs(variables.iter().copied());
        command.arg("-fplugin=./p.so").args(args);
        run(&mut command, b"", LIMIT).expect("the compiler runs and ends")
    }

    /// A run that succeeds.
    pub fn ok(&self, args: &[&str]) -> Output {
        let output = self.neverc(args);
        let stderr = text(&output.stderr);
        assert!(
            output.status.success(),
            "{args:?}: {stderr}{:?}",
            self.log()
        );
        output
    }

    /// The messages of a run that fails with status 1.
    pub fn refused(&self, args: &[&str]) -> String {
        let output = self.neverc(args);
        let stderr = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{args:?}: {stderr}");
        stderr
    }

    /// The lines that the plugin has logged, and forgets them.
    pub fn log(&self) -> Vec<String> {
        let log = fs::read_to_string(self.path("log")).unwrap_or_default();
        let _ = fs::remove_file(self.path("log"));
        log.lines().map(str::to_owned).collect()
    }

    /// Exit code of a program that was made.
    pub fn exit_of(&self, program: &str) -> Option<i32> {
        let status = Command::new(self.path(program)).status();
        status.expect("the program runs").code()
    }
}

/// Begun scopes are all ended, the session behind its tasks, `Destroy` last.
pub fn assert_balanced(log: &[String]) {
    let count = |line: &str| log.iter().filter(|l| *l == line).count();
    for kind in ["INVOCATION", "UNIT", "LINK"] {
        assert_eq!(
            count(&format!("begin {kind}")),
            count(&format!("end {kind}")),
            "{log:?}"
        );
    }
    assert_eq!((count("session begin"), count("session end")), (1, 1));
    assert_eq!(log.last().map(String::as_str), Some("destroy"), "{log:?}");
    assert_eq!(log[log.len() - 2], "session end", "{log:?}");
}

/// How many INVOCATION, TRANSLATION_UNIT and LINK tasks began.
pub fn counts(log: &[String]) -> (usize, usize, usize) {
    let count = |line: &str| log.iter().filter(|l| *l == line).count();
    (
        count("begin INVOCATION"),
        count("begin UNIT"),
        count("begin LINK"),
    )
}
