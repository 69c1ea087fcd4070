//! Run time and code size of programs that the compilers have built. Must not know how a compiler works.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::{Compiler, Settings};

/// A program to build and run.
struct Program {
    name: &'static str,
    /// Sources and directories of sources: own programs, own checks (`tests/`) or below the sources directory.
    sources: &'static [Source],
    /// Further arguments of the compiler.
    flags: &'static [&'static str],
    /// Include directories below the sources directory.
    includes: &'static [&'static str],
    /// A script to be run, among the own programs.
    script: Option<&'static str>,
    /// Argument of a short run, for counting instructions.
    short: &'static str,
}

/// Where a source is.
enum Source {
    /// Among the own programs.
    Own(&'static str),
    /// Among the checks of real programs.
    Check(&'static str),
    /// Below the sources directory: a file, or a directory of which all `.c` files are taken but those named.
    Foreign(&'static str, &'static [&'static str]),
}

use Source::{Check, Foreign, Own};

const fn own(name: &'static str, source: &'static [Source], short: &'static str) -> Program {
    Program {
        name,
        sources: source,
        flags: &[],
        includes: &[],
        script: None,
        short,
    }
}

const LUA: &[Source] = &[Foreign("lua5.4/src", &["luac.c"])];

const fn lua(name: &'static str, script: &'static str) -> Program {
    Program {
        name,
        sources: LUA,
        flags: &["-DLUA_USE_POSIX"],
        includes: &[],
        script: Some(script),
        short: "1",
    }
}

const PROGRAMS: &[Program] = &[
    own("nbody", &[Own("nbody.c")], "200000"),
    own("spectral", &[Own("spectral.c")], "400"),
    own("mandelbrot", &[Own("mandelbrot.c")], "400"),
    own("matmul", &[Own("matmul.c")], "200"),
    own("fft", &[Own("fft.c")], "10"),
    own("hash", &[Own("hash.c")], "200000"),
    own("json", &[Own("json.c")], "10"),
    own("search", &[Own("search.c")], "4"),
    own("sort", &[Own("sort.c")], "30000"),
    own("machine", &[Own("machine.c")], "100000"),
    own("digest", &[Own("digest.c")], "1"),
    own("interpreter", &[Own("interpreter.c")], "1000"),
    Program {
        name: "interpreter, switch",
        sources: &[Own("interpreter.c")],
        flags: &["-DSWITCH"],
        includes: &[],
        script: None,
        short: "1000",
    },
    Program {
        name: "zlib",
        sources: &[
            Own("zlib_bench.c"),
            Foreign("zlib", &["gzlib.c", "gzread.c", "gzwrite.c", "gzclose.c"]),
        ],
        flags: &[],
        includes: &["zlib"],
        script: None,
        short: "1",
    },
    Program {
        name: "bzip2",
        sources: &[
            Own("bzip2_bench.c"),
            Foreign("bzip2/blocksort.c", &[]),
            Foreign("bzip2/bzlib.c", &[]),
            Foreign("bzip2/compress.c", &[]),
            Foreign("bzip2/crctable.c", &[]),
            Foreign("bzip2/decompress.c", &[]),
            Foreign("bzip2/huffman.c", &[]),
            Foreign("bzip2/randtable.c", &[]),
        ],
        flags: &[],
        includes: &["bzip2"],
        script: None,
        short: "1",
    },
    Program {
        name: "zstd",
        sources: &[
            Check("zstd_check.c"),
            Foreign("zstd/lib/common", &[]),
            Foreign("zstd/lib/compress", &[]),
            Foreign("zstd/lib/decompress", &[]),
        ],
        flags: &["-DZSTD_DISABLE_ASM"],
        includes: &["zstd/lib"],
        script: None,
        short: "2",
    },
    Program {
        name: "sqlite",
        sources: &[Check("sqlite_check.c"), Foreign("sqlite3/sqlite3.c", &[])],
        flags: &[],
        includes: &["sqlite3"],
        script: None,
        short: "3000",
    },
    lua("lua strings", "lua_strings.lua"),
    lua("lua numbers", "lua_numbers.lua"),
    lua("lua objects", "lua_objects.lua"),
];

/// A program that a compiler has built.
struct Built {
    compiler: &'static str,
    path: PathBuf,
    text: u64,
}

/// What one compiler's program takes.
pub(crate) struct Row {
    /// Name of the program.
    pub(crate) program: &'static str,
    /// Name of the compiler.
    pub(crate) compiler: &'static str,
    /// Seconds of user time, or instructions.
    pub(crate) cost: f64,
    /// Bytes of machine code.
    pub(crate) text: u64,
}

/// Builds and runs the programs, prints a table and the geometric means of the ratios to clang-19.
pub(crate) fn run(settings: &Settings, compilers: &[Compiler]) -> Result<Vec<Row>, String> {
    let compilers: Vec<&Compiler> = compilers.iter().filter(|c| c.name != "tcc").collect();
    let wanted = |p: &&Program| {
        settings
            .only
            .as_ref()
            .is_none_or(|o| p.name.contains(o.as_str()))
    };
    let programs: Vec<&Program> = PROGRAMS.iter().filter(wanted).collect();
    if programs.is_empty() {
        return Ok(Vec::new());
    }
    let work = std::env::temp_dir().join(format!("neverc-bench-run-{}", std::process::id()));
    std::fs::create_dir_all(&work).map_err(|e| format!("{}: {e}", work.display()))?;
    let unit = if settings.instructions {
        "Minstr"
    } else {
        "user ms"
    };
    println!("programs built at {}\n", settings.level);
    println!(
        "{:24}{:>12}{unit:>12}{:>10}{:>12}{:>10}",
        "", "", "ratio", "text KB", "ratio"
    );
    let mut report = Vec::new();
    // Programs of the same sources are built once.
    let mut built: Vec<Built> = Vec::new();
    let mut built_of: Option<&Program> = None;
    for program in programs {
        let same = |other: &Program| {
            std::ptr::eq(other.sources, program.sources) && other.flags == program.flags
        };
        if !built_of.is_some_and(same) {
            built = build_all(program, settings, &compilers, &work)?;
            built_of = Some(program);
        }
        let rows = measure(program, settings, &built)?;
        print_rows(program.name, settings, &rows);
        report.extend(rows);
    }
    let _ = std::fs::remove_dir_all(&work);
    for compiler in &compilers {
        means(compiler.name, &report);
    }
    Ok(report)
}

fn build_all(
    program: &Program,
    settings: &Settings,
    compilers: &[&Compiler],
    work: &Path,
) -> Result<Vec<Built>, String> {
    let mut built = Vec::new();
    for compiler in compilers {
        let path = work.join(compiler.name);
        let mut command = Command::new(&compiler.program);
        command.args([&settings.level, "-w", "-o"]).arg(&path);
        command.args(program.flags);
        for dir in program.includes {
            command.arg("-I").arg(settings.sources.join(dir));
        }
        for source in program.sources {
            command.args(files(source, settings)?);
        }
        command.args(["-lm", "-lpthread", "-ldl"]);
        let output = command.output().map_err(|e| e.to_string())?;
        if !output.status.success() {
            eprintln!(
                "bench: {}: {} cannot build it:\n{}",
                program.name,
                compiler.name,
                String::from_utf8_lossy(&output.stderr)
            );
            continue;
        }
        let bytes = std::fs::read(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        built.push(Built {
            compiler: compiler.name,
            path,
            text: text_size(&bytes).unwrap_or(0),
        });
    }
    Ok(built)
}

/// The files of a source.
fn files(source: &Source, settings: &Settings) -> Result<Vec<PathBuf>, String> {
    let (path, except) = match source {
        Own(name) => return Ok(vec![settings.programs.join(name)]),
        Check(name) => return Ok(vec![settings.checks.join(name)]),
        Foreign(path, except) => (settings.sources.join(path), *except),
    };
    if !path.is_dir() {
        return Ok(vec![path]);
    }
    let entries = std::fs::read_dir(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| entry.ok().map(|e| e.path()))
        .filter(|file| {
            file.extension().is_some_and(|e| e == "c")
                && file
                    .file_name()
                    .is_some_and(|n| !except.iter().any(|e| n == *e))
        })
        .collect();
    files.sort();
    Ok(files)
}

/// Runs what was built, taking turns; all must print the same.
fn measure(program: &Program, settings: &Settings, built: &[Built]) -> Result<Vec<Row>, String> {
    let mut samples: Vec<Vec<f64>> = vec![Vec::new(); built.len()];
    let mut expected: Option<Vec<u8>> = None;
    let rounds = if settings.instructions {
        1
    } else {
        settings.runs
    };
    for _ in 0..rounds {
        for (one, list) in built.iter().zip(&mut samples) {
            let mut args: Vec<String> = Vec::new();
            if let Some(script) = program.script {
                args.push(settings.programs.join(script).display().to_string());
            }
            if settings.instructions {
                args.push(program.short.to_string());
            }
            let (cost, output) = if settings.instructions {
                count_instructions(&one.path, &args)
            } else {
                user_time(&one.path, &args)
            }
            .map_err(|e| format!("{}: {}: {e}", program.name, one.compiler))?;
            match &expected {
                Some(expected) if *expected != output => {
                    return Err(format!(
                        "{}: the program of {} prints something else than that of {}",
                        program.name, one.compiler, built[0].compiler
                    ));
                }
                Some(_) => {}
                None => expected = Some(output),
            }
            list.push(cost);
        }
    }
    Ok(built
        .iter()
        .zip(samples)
        .map(|(one, mut list)| {
            list.sort_by(f64::total_cmp);
            Row {
                program: program.name,
                compiler: one.compiler,
                cost: list[list.len() / 2],
                text: one.text,
            }
        })
        .collect())
}

/// Seconds of user time, and what the program printed.
fn user_time(path: &Path, args: &[String]) -> Result<(f64, Vec<u8>), String> {
    let own = std::env::current_exe().map_err(|e| e.to_string())?;
    let output = Command::new(own)
        .arg("--measure-user")
        .arg(path)
        .args(args)
        .stdin(Stdio::null())
        .output()
        .map_err(|e| e.to_string())?;
    if !output.status.success() {
        return Err("it failed".to_string());
    }
    let text = String::from_utf8_lossy(&output.stderr);
    let seconds = text.lines().next_back().and_then(|l| l.trim().parse().ok());
    Ok((seconds.ok_or("no time was reported")?, output.stdout))
}

/// Millions of instructions as callgrind counts them, and what the program printed.
fn count_instructions(path: &Path, args: &[String]) -> Result<(f64, Vec<u8>), String> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(path)
        .args(args)
        .stdin(Stdio::null())
        .output()
        .map_err(|e| format!("valgrind: {e}"))?;
    if !output.status.success() {
        return Err("it failed".to_string());
    }
    let text = String::from_utf8_lossy(&output.stderr);
    let count = text
        .lines()
        .find_map(|line| line.split_once("Collected :"))
        .and_then(|(_, number)| number.trim().parse::<f64>().ok());
    Ok((
        count.ok_or("valgrind reported no count")? / 1e6,
        output.stdout,
    ))
}

/// Size of section `.text` of a 64-bit little-endian ELF file; `None` if it is not one.
fn text_size(bytes: &[u8]) -> Option<u64> {
    let number = |at: usize, size: usize| -> Option<u64> {
        let part = bytes.get(at..at.checked_add(size)?)?;
        Some(part.iter().rev().fold(0, |n, b| n << 8 | u64::from(*b)))
    };
    if bytes.get(..6)? != b"\x7fELF\x02\x01" {
        return None;
    }
    let table = usize::try_from(number(0x28, 8)?).ok()?;
    let step = usize::try_from(number(0x3a, 2)?).ok()?;
    let count = usize::try_from(number(0x3c, 2)?).ok()?;
    let names = usize::try_from(number(0x3e, 2)?).ok()?;
    let section = |index: usize| table.checked_add(step.checked_mul(index)?);
    let strings = usize::try_from(number(section(names)?.checked_add(0x18)?, 8)?).ok()?;
    for index in 0..count {
        let header = section(index)?;
        let name = strings.checked_add(usize::try_from(number(header, 4)?).ok()?)?;
        if bytes.get(name..name.checked_add(6)?)? == b".text\0" {
            return number(header.checked_add(0x20)?, 8);
        }
    }
    None
}

fn base<'a>(rows: &'a [Row], program: &str) -> Option<&'a Row> {
    rows.iter()
        .find(|r| r.compiler == "clang-19" && r.program == program)
}

fn print_rows(name: &str, settings: &Settings, rows: &[Row]) {
    let base = base(rows, name);
    let ratio = |own: f64, other: Option<f64>| match other {
        Some(other) if other > 0.0 => format!("{:.3}", own / other),
        _ => "-".to_string(),
    };
    let scale = if settings.instructions { 1.0 } else { 1e3 };
    for (index, row) in rows.iter().enumerate() {
        println!(
            "{:24}{:>12}{:>12.1}{:>10}{:>12.1}{:>10}",
            if index == 0 { name } else { "" },
            row.compiler,
            row.cost * scale,
            ratio(row.cost, base.map(|b| b.cost)),
            row.text as f64 / 1024.0,
            ratio(row.text as f64, base.map(|b| b.text as f64)),
        );
    }
    println!();
}

/// Prints the geometric means of a compiler's ratios to clang-19, and the worst one.
fn means(compiler: &str, rows: &[Row]) {
    let (mut cost, mut text, mut count) = (0.0, 0.0, 0.0);
    let mut worst: Option<(f64, &str)> = None;
    for row in rows.iter().filter(|r| r.compiler == compiler) {
        let Some(base) = base(rows, row.program) else {
            continue;
        };
        if base.cost <= 0.0 || base.text == 0 || row.cost <= 0.0 || row.text == 0 {
            continue;
        }
        let ratio = row.cost / base.cost;
        cost += ratio.ln();
        text += (row.text as f64 / base.text as f64).ln();
        count += 1.0;
        if worst.is_none_or(|(most, _)| ratio > most) {
            worst = Some((ratio, row.program));
        }
    }
    if let Some((most, program)) = worst {
        let (cost, text): (f64, f64) = (cost / count, text / count);
        println!(
            "{compiler:>12}: geometric mean of ratios {:.3}, of code sizes {:.3}; worst {most:.3} ({program})",
            cost.exp(),
            text.exp(),
        );
    }
}
