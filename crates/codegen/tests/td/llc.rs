//! llc's own assignment, read from its machine IR after instruction selection.

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};

/// What llc did with a function: registers that are live in, in the order of assignment, and offsets of stack objects.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Function {
    pub name: String,
    pub registers: Vec<String>,
    pub stack: Vec<i64>,
    /// Operands of the return, registers by name; values of the x87 stack as FP0, FP1.
    pub returned: Option<Vec<String>>,
}

pub fn program() -> Option<&'static str> {
    Command::new("llc-19")
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|s| s.success())
        .then_some("llc-19")
}

/// A function that uses each of its parameters and returns something of its result type.
pub fn define(
    text: &mut String,
    name: &str,
    convention: &str,
    result: &str,
    parameters: &[String],
    variadic: bool,
) {
    let list: Vec<String> = parameters
        .iter()
        .enumerate()
        .map(|(i, p)| format!("{p} %a{i}"))
        .collect();
    let dots = match (variadic, list.is_empty()) {
        (true, false) => ", ...",
        (true, true) => "...",
        _ => "",
    };
    let _ = writeln!(
        text,
        "define {convention} {result} @{name}({}{dots}) {{",
        list.join(", ")
    );
    for (i, p) in parameters.iter().enumerate() {
        let ty = type_of(p);
        if p.ends_with(" swifterror") {
            let _ = writeln!(
                text,
                "  %e{i} = load ptr, ptr %a{i}\n  store volatile ptr %e{i}, ptr @g, align 1"
            );
        } else {
            let _ = writeln!(text, "  store volatile {ty} %a{i}, ptr @g, align 1");
        }
    }
    let ty = result
        .split_once(' ')
        .filter(|(a, _)| matches!(*a, "signext" | "zeroext" | "inreg"))
        .map_or(result, |(_, t)| t);
    if ty == "void" {
        text.push_str("  ret void\n}\n");
    } else {
        let _ = writeln!(
            text,
            "  %r = load volatile {ty}, ptr @g, align 1\n  ret {ty} %r\n}}"
        );
    }
}

/// The type before the attributes.
fn type_of(parameter: &str) -> &str {
    let mut depth = 0;
    for (i, c) in parameter.char_indices() {
        match c {
            '<' | '[' | '{' => depth += 1,
            '>' | ']' | '}' => depth -= 1,
            ' ' if depth == 0 => return &parameter[..i],
            _ => {}
        }
    }
    parameter
}

/// Runs llc on IR. `Err`: what it said.
pub fn run(ir: &str, triple: &str, features: &str) -> Result<Vec<Function>, String> {
    let mut child = Command::new("llc-19")
        .args([
            "-O0",
            "-fast-isel=false",
            "-global-isel=false",
            "-stop-after=finalize-isel",
            "-o",
            "-",
        ])
        .arg(format!("-mtriple={triple}"))
        .arg(format!("-mattr={features}"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|e| e.to_string())?;
    let mut input = child.stdin.take().ok_or("no input")?;
    let ir = ir.to_owned();
    let writer = std::thread::spawn(move || input.write_all(ir.as_bytes()));
    let output = child.wait_with_output().map_err(|e| e.to_string())?;
    let _ = writer.join();
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr)
            .lines()
            .take(6)
            .collect::<Vec<_>>()
            .join("\n"));
    }
    Ok(parse(&String::from_utf8_lossy(&output.stdout)))
}

fn field<'a>(line: &'a str, key: &str) -> Option<&'a str> {
    let rest = &line[line.find(key)? + key.len()..];
    let end = rest.find([',', ' ', '}']).unwrap_or(rest.len());
    Some(rest[..end].trim_matches('\''))
}

fn parse(mir: &str) -> Vec<Function> {
    let mut list: Vec<Function> = Vec::new();
    let mut section = "";
    for line in mir.lines() {
        if let Some(name) = line.strip_prefix("name:") {
            list.push(Function {
                name: name.trim().trim_matches('\'').to_owned(),
                ..Function::default()
            });
            section = "";
            continue;
        }
        let Some(function) = list.last_mut() else {
            continue;
        };
        if !line.starts_with(' ') && line.contains(':') {
            section = line.split(':').next().unwrap_or("");
        }
        match section {
            "liveins" => {
                if let Some(register) = field(line, "reg: ") {
                    function
                        .registers
                        .push(register.trim_start_matches('$').to_ascii_uppercase());
                }
            }
            "fixedStack" => {
                if let Some(offset) = field(line, "offset: ").and_then(|o| o.parse().ok()) {
                    function.stack.push(offset);
                }
            }
            "body" => {
                let code = line.trim();
                let word = code.split([' ', ',']).next().unwrap_or("");
                if matches!(
                    word,
                    "RET"
                        | "RET32"
                        | "RET64"
                        | "RET_ReallyLR"
                        | "RETI32"
                        | "RETI64"
                        | "IRET"
                        | "IRET32"
                        | "IRET64"
                ) {
                    function.returned = Some(returned(code));
                }
            }
            _ => {}
        }
    }
    list
}

fn returned(code: &str) -> Vec<String> {
    let mut floats = 0;
    let mut list = Vec::new();
    for operand in code.split([',', ' ']).filter(|o| !o.is_empty()) {
        if let Some(register) = operand.strip_prefix('$') {
            list.push(register.to_ascii_uppercase());
        } else if operand.starts_with('%') {
            list.push(format!("FP{floats}"));
            floats += 1;
        }
    }
    list
}
