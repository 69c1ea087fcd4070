//! The conformance suite: plugins in `tests/plugins`, each rule of the interface obeyed and broken, as tables.
//!
//! How the tables are read is told in `tests/plugins/README.md`. A row is a test of its own.

mod support;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use libtest_mimic::{Arguments, Failed, Trial};
use support::{compiler, root, run, text};

const LIMIT: Duration = Duration::from_secs(60);
const TABLES: &[&str] = &["core.md", "driver.md", "source-io.md", "ir.md"];

/// A row of a table.
#[derive(Clone, Debug)]
struct Row {
    table: &'static str,
    line: usize,
    rule: String,
    plugins: Vec<String>,
    case: String,
    command: Vec<String>,
    exit: i32,
    expects: Vec<String>,
}

/// The texts in backticks.
fn code(cell: &str) -> Vec<String> {
    cell.split('`')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect()
}

fn rows(table: &'static str) -> Result<Vec<Row>, String> {
    let path = root().join("tests/plugins").join(table);
    let content = fs::read_to_string(&path).map_err(|e| format!("{table}: {e}"))?;
    let mut rows = Vec::new();
    for (index, line) in content.lines().enumerate() {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        if cells.len() < 2
            || !cells[0].is_empty()
            || cells[1].starts_with("---")
            || cells[1] == "rule"
        {
            continue;
        }
        // What tests of other files show.
        if let [_, _, _, tests, _] = cells[..] {
            if let Some(missing) = code(tests).into_iter().find(|t| !is_test(t)) {
                return Err(format!("{table}:{}: no test `{missing}`", index + 1));
            }
            continue;
        }
        let [_, rule, _, plugins, case, command, exit, expects, _] = cells[..] else {
            return Err(format!("{table}:{}: a row has seven cells", index + 1));
        };
        let expects = code(expects);
        if expects.is_empty() {
            return Err(format!("{table}:{}: nothing is expected", index + 1));
        }
        rows.push(Row {
            table,
            line: index + 1,
            rule: rule.to_owned(),
            plugins: plugins.split_whitespace().map(str::to_owned).collect(),
            case: code(case).pop().unwrap_or_default(),
            command: code(command)
                .pop()
                .unwrap_or_default()
                .split_whitespace()
                .map(str::to_owned)
                .collect(),
            exit: exit
                .parse()
                .map_err(|_| format!("{table}:{}: the exit status is no number", index + 1))?,
            expects,
        });
    }
    Ok(rows)
}

/// Whether `file::name` is a test of this crate or of `plugin-tables`.
fn is_test(path: &str) -> bool {
    let Some((file, name)) = path.split_once("::") else {
        return false;
    };
    ["neverc", "plugin-tables"].iter().any(|crate_| {
        let file = root().join(format!("crates/{crate_}/tests/{file}.rs"));
        let wanted = format!("#[test]\nfn {name}() {{");
        fs::read_to_string(file).is_ok_and(|text| text.contains(&wanted))
    })
}

/// Plugins, built once each.
#[derive(Default)]
struct Modules {
    dir: Option<tempfile::TempDir>,
    built: BTreeMap<String, PathBuf>,
}

impl Modules {
    fn get(&mut self, name: &str) -> Result<PathBuf, String> {
        if let Some(path) = self.built.get(name) {
            return Ok(path.clone());
        }
        if self.dir.is_none() {
            self.dir = Some(tempfile::tempdir().map_err(|e| e.to_string())?);
        }
        let dir = self.dir.as_ref().map(|d| d.path().to_owned());
        let out = dir.unwrap_or_default().join(format!("{name}.so"));
        let sources = root().join("tests/plugins");
        let (source, define) = match name {
            "oldproto" => ("noentry.c".to_owned(), "-DOLD_PROTOTYPE"),
            "throws" => ("throws.cpp".to_owned(), "-DCXX"),
            other => (format!("{other}.c"), "-DC"),
        };
        let program = if source.ends_with(".c") { "gcc" } else { "g++" };
        let mut command = Command::new(program);
        command
            .args([
                "-shared", "-fPIC", "-O1", "-g1", "-Wall", "-Wextra", "-Werror",
            ])
            .arg("-Wno-unused-function")
            .arg(define)
            .arg("-I")
            .arg(root().join("sdk/include"))
            .arg(sources.join(&source))
            .arg("-o")
            .arg(&out)
            .arg("-lpthread");
        let output = run(&mut command, b"", LIMIT)?;
        if !output.status.success() {
            return Err(format!("{source}: {}", text(&output.stderr)));
        }
        self.built.insert(name.to_owned(), out.clone());
        Ok(out)
    }
}

/// What the cases about IR look at.
const IR: &str = include_str!("../../../tests/plugins/ir.ll");

/// The head of a relocatable file for this machine (ELF specification).
fn relocatable() -> Vec<u8> {
    let machine: u16 = if cfg!(target_arch = "aarch64") {
        183
    } else {
        62
    };
    let mut head = b"\x7fELF\x02\x01\x01".to_vec();
    head.resize(16, 0);
    head.extend([1, 0]);
    head.extend(machine.to_le_bytes());
    head.resize(64, 0);
    head
}

fn write_sources(dir: &Path) -> std::io::Result<()> {
    for (name, content) in [
        ("a.c", "int main(void) { return 0; }\n"),
        ("b.c", "int b(void) { return 1; }\n"),
        ("bad.c", "int f(void) { return x; }\n"),
        (
            "undefined.c",
            "int g(void);\nint main(void) { return g(); }\n",
        ),
        (
            "uses.c",
            "#include \"inc.h\"\nint value = FROM_HEADER(1);\nint main(void) { return 0; }\n",
        ),
        ("inc.h", "#define FROM_HEADER(x) ((x) + 1)\n"),
        (
            "virtual.c",
            "#include <virtual/a.h>\nint main(void) { return FROM_PLUGIN; }\n",
        ),
        (
            "defined.c",
            "#ifndef VALUE\n#define VALUE 0\n#endif\n#ifdef GONE\n#error GONE is there\n#endif\nint main(void) { return VALUE; }\n",
        ),
        ("in.txt", "0123456789"),
        (
            "once.c",
            "#include <virtual/a.h>\n#include <virtual/again.h>\nint main(void) { return one_definition - 1; }\n",
        ),
        ("conf.cfg", "-DEARLY\n"),
        ("plugin.cfg", "-fplugin=./core.so\n"),
        ("args.rsp", "-c a.c\n"),
        ("out.o", "old"),
        ("ir.ll", IR),
        ("again.ll", IR),
    ] {
        fs::write(dir.join(name), content)?;
    }
    fs::create_dir(dir.join("sub"))?;
    fs::write(dir.join("object.o"), relocatable())?;
    for i in 0..12 {
        fs::write(
            dir.join(format!("n{i}.c")),
            format!("int f{i}(void) {{ return {i}; }}\n"),
        )?;
    }
    Ok(())
}

/// What is expected against what was seen; the words of the first difference.
fn judge(
    row: &Row,
    dir: &Path,
    status: Option<i32>,
    stderr: &str,
    log: &[String],
) -> Result<(), String> {
    if status != Some(row.exit) {
        return Err(format!("exit status {status:?}, not {}", row.exit));
    }
    for item in &row.expects {
        let (kind, words) = item.split_at(1);
        let words = words.trim_start();
        let fine = match kind {
            "+" => log.iter().any(|l| l == words),
            "-" => !log.iter().any(|l| l == words),
            ">" => stderr.contains(words),
            "<" => !stderr.contains(words),
            // Exactly these lines, in this order.
            "=" => {
                let wanted: Vec<&str> = words.split(", ").collect();
                log == wanted
            }
            // These lines in this order, others between them.
            "~" => {
                let mut rest = log.iter();
                words.split(", ").all(|w| rest.any(|l| l == w))
            }
            // So many lines of this text.
            "#" => {
                let (count, line) = words.split_once(' ').unwrap_or((words, ""));
                count.parse() == Ok(log.iter().filter(|l| *l == line).count())
            }
            // A file and its content.
            "@" => {
                let (name, content) = words.split_once(' ').unwrap_or((words, ""));
                match content {
                    "missing" => !dir.join(name).exists(),
                    "object" => fs::read(dir.join(name)).is_ok_and(|b| b.starts_with(b"\x7fELF")),
                    _ => {
                        let place = dir.display().to_string();
                        let content = content.replace("$DIR", &place).replace("\\n", "\n");
                        fs::read(dir.join(name)).is_ok_and(|b| b == content.as_bytes())
                    }
                }
            }
            _ => return Err(format!("unknown kind of expectation: {item}")),
        };
        if !fine {
            return Err(format!("expected `{item}`"));
        }
    }
    Ok(())
}

fn check(row: &Row, modules: &Mutex<Modules>) -> Result<(), Failed> {
    let dir = tempfile::tempdir()?;
    write_sources(dir.path())?;
    let mut command = compiler();
    command
        .current_dir(dir.path())
        .env("CONFORM_LOG", dir.path().join("log"))
        .env("CONFORM_DIR", dir.path())
        .env("ABI_KEY", format!("{}-le-64-sysv", std::env::consts::ARCH));
    let own: Vec<(&str, &str)> = row
        .case
        .split_whitespace()
        .filter_map(|w| w.split_once('='))
        .filter(|(name, _)| name.bytes().all(|b| b.is_ascii_alphanumeric()))
        .collect();
    if own.is_empty() {
        command.env("CASE", &row.case);
    }
    for (name, case) in own {
        command.env(format!("CASE_{name}"), case);
    }
    let mut words = row.command.as_slice();
    if let Some((first, rest)) = words.split_first()
        && first == "-cc1"
    {
        // The inner compiler is asked for by the first word.
        command.arg(first);
        words = rest;
    }
    for plugin in &row.plugins {
        let (module, name) = plugin.split_once(':').unwrap_or((plugin, plugin));
        let built = modules
            .lock()
            .map_err(|_| "a build panicked")?
            .get(module)?;
        let path = dir.path().join(format!("{name}.so"));
        if !path.exists() {
            fs::copy(built, &path)?;
        }
        command.arg(format!("-fplugin=./{name}.so"));
    }
    let place = dir.path().display().to_string();
    command.args(words.iter().map(|a| a.replace("$DIR", &place)));
    let output = run(&mut command, b"", LIMIT)?;
    let (stdout, stderr) = (text(&output.stdout), text(&output.stderr));
    let log = fs::read_to_string(dir.path().join("log")).unwrap_or_default();
    let log: Vec<String> = log.lines().map(str::to_owned).collect();
    let said = format!("{stdout}{stderr}");
    judge(row, dir.path(), output.status.code(), &said, &log).map_err(|words| {
        Failed::from(format!(
            "{}:{}: {words}\nlog:\n  {}\noutput:\n{}",
            row.table,
            row.line,
            log.join("\n  "),
            said.lines().take(30).collect::<Vec<_>>().join("\n")
        ))
    })
}

/// Slots of the tables over IR that `ir.md` does not speak of.
fn unlisted_ir_slots() -> Result<(), Failed> {
    let header = fs::read_to_string(root().join("sdk/include/neverc/Plugin/PluginIR.h"))?;
    let table = fs::read_to_string(root().join("tests/plugins/ir.md"))?;
    let words: Vec<&str> = table
        .split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|w| !w.is_empty())
        .collect();
    let slots: Vec<&str> = header
        .split("(NEVERC_CALL *")
        .skip(1)
        .filter_map(|rest| rest.split(')').next())
        .filter(|name| !name.starts_with("Neverc"))
        .collect();
    let missing: Vec<&&str> = slots.iter().filter(|s| !words.contains(s)).collect();
    // 99 + 29 + 13 + 1 + 5 + 7
    if slots.len() == 154 && missing.is_empty() {
        Ok(())
    } else {
        Err(format!("of {} slots ir.md does not name {missing:?}", slots.len()).into())
    }
}

/// Each status of the interface is what a plugin sees in one of the rows, or the program around the host in the engine's
/// tests, for those that no callback ever sees.
fn every_status_is_seen(rows: &[Row]) -> Result<(), Failed> {
    let read = |file: &str| fs::read_to_string(root().join(file));
    let facts = read("abi/registry/core.facts")?;
    let rest = facts.split("enum NevercStatusCode i32 NEVERC_STATUS_\n");
    let rest = rest.last().unwrap_or_default();
    let lines = rest.lines().map_while(|l| l.strip_prefix("  "));
    let names: Vec<&str> = lines.filter_map(|l| l.split(' ').next()).collect();
    if names.first() != Some(&"OK") || names.len() != 25 {
        return Err(format!("these are not the statuses: {names:?}").into());
    }
    let outside = read("crates/plugin-tables/tests/statuses.rs")?
        + &read("crates/plugin-tables/tests/gate.rs")?;
    let expected: Vec<&String> = rows.iter().flat_map(|r| &r.expects).collect();
    let is_seen = |name: &str| {
        let mut seen = expected.iter().filter(|e| !e.starts_with(['-', '<']));
        seen.any(|e| {
            let mut words = e.split(|c: char| c != '_' && !c.is_alphanumeric());
            words.any(|w| w == name)
        }) || outside.contains(&format!("Status::{name})"))
            || outside.contains(&format!("NEVERC_STATUS_{name},"))
    };
    let unseen: Vec<&&str> = names.iter().filter(|n| !is_seen(n)).collect();
    if unseen.is_empty() {
        return Ok(());
    }
    Err(format!("no row and no test sees {unseen:?}").into())
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let modules = Arc::new(Mutex::new(Modules::default()));
    let mut every = Vec::new();
    let mut trials = vec![Trial::test("ir.md names every slot", unlisted_ir_slots)];
    for table in TABLES {
        let all = match rows(table) {
            Ok(all) => all,
            Err(words) => {
                eprintln!("{words}");
                return ExitCode::FAILURE;
            }
        };
        every.extend_from_slice(&all);
        for row in all {
            let modules = Arc::clone(&modules);
            let name = format!("{}:{} {} {}", row.table, row.line, row.rule, row.case);
            trials.push(Trial::test(name, move || check(&row, &modules)));
        }
    }
    let name = "every status is seen".to_owned();
    trials.push(Trial::test(name, move || every_status_is_seen(&every)));
    libtest_mimic::run(&arguments, trials).exit_code()
}
