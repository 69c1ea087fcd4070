//! TableGen conventions against llc: random signatures, our interpreter's places against those in llc's machine IR.
//!
//! The files that ship with the compiler are always compared. LLVM's own files are compared when NEVERC_LLVM_TD names a
//! directory with LLVM's `include` and `lib/Target` trees (or `suites-cache/llvm-td` holds them). NEVERC_TD_SIGNATURES
//! and NEVERC_TD_SEED say how many signatures and which.

#[path = "td/generate.rs"]
mod generate;
#[path = "td/llc.rs"]
mod llc;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use generate::{Random, SETTINGS, Setting, Signature, is_arm, signature};
use neverc_callconv::td::{
    AssignError, Assumptions, Conventions, Function, IrType, Piece, PiecePlace, Question, Target,
    Value, convention_constant, parse_value, parse_values,
};
use neverc_codegen::td::{Description, embedded, load, read};

fn number(variable: &str, otherwise: u64) -> u64 {
    std::env::var(variable)
        .ok()
        .and_then(|v| v.parse().ok())
        .unwrap_or(otherwise)
}

fn llvm_td() -> Option<PathBuf> {
    let directory = match std::env::var_os("NEVERC_LLVM_TD") {
        Some(directory) => PathBuf::from(directory),
        None => Path::new(env!("CARGO_MANIFEST_DIR")).join("../../suites-cache/llvm-td"),
    };
    directory
        .join("lib/Target/X86/X86CallingConv.td")
        .exists()
        .then_some(directory)
}

fn must_load(description: &Description) -> Conventions {
    let (conventions, notes) = load(description);
    let said: String = notes.iter().map(neverc_codegen::td::Note::render).collect();
    conventions.unwrap_or_else(|| panic!("{}: {said}", description.name))
}

struct Files {
    what: &'static str,
    x86: Conventions,
    aarch64: Conventions,
}

fn shipped() -> Files {
    Files {
        what: "shipped",
        x86: must_load(&embedded("x86.td").unwrap()),
        aarch64: must_load(&embedded("aarch64.td").unwrap()),
    }
}

fn llvm(directory: &Path) -> Files {
    let file = |path: &str| {
        must_load(&read(&directory.join("lib/Target").join(path), Vec::new()).unwrap())
    };
    Files {
        what: "LLVM's",
        x86: file("X86/X86CallingConv.td"),
        aarch64: file("AArch64/AArch64CallingConvention.td"),
    }
}

/// Which convention of the description LLVM's AArch64 backend takes, for arguments and for results.
fn arm_conventions(
    target: &Target,
    convention: &str,
    variadic: bool,
) -> (&'static str, &'static str) {
    let windows = target.is_windows();
    let darwin = target.flag("isTargetDarwin") == Some(true);
    let arguments = match convention {
        "GHC" => "CC_AArch64_GHC",
        "PreserveNone" if !variadic => "CC_AArch64_Preserve_None",
        "Win64" if variadic => "CC_AArch64_Win64_VarArg",
        "Win64" => "CC_AArch64_Win64PCS",
        "CFGuard_Check" => "CC_AArch64_Win64_CFGuard_Check",
        "AArch64_VectorCall" | "AArch64_SVE_VectorCall" => "CC_AArch64_AAPCS",
        "ARM64EC_Thunk_X64" => "CC_AArch64_Arm64EC_Thunk",
        "ARM64EC_Thunk_Native" => "CC_AArch64_Arm64EC_Thunk_Native",
        _ if windows && variadic => "CC_AArch64_Win64_VarArg",
        _ if windows => "CC_AArch64_Win64PCS",
        // The named parameters of a variadic function travel as usual.
        _ if darwin => "CC_AArch64_DarwinPCS",
        _ => "CC_AArch64_AAPCS",
    };
    let returns = match convention {
        "ARM64EC_Thunk_X64" => "RetCC_AArch64_Arm64EC_Thunk",
        _ => "RetCC_AArch64_AAPCS",
    };
    (arguments, returns)
}

/// One signature cut to what the conventions can place: the value and the pieces of each parameter.
struct Case {
    name: String,
    signature: Signature,
    result: Option<Vec<Piece>>,
    hidden: Option<Vec<Piece>>,
    parameters: Vec<Vec<Piece>>,
}

/// Big-endian targets find a small value at the end of its slot: the slots are compared.
fn slot(offset: i64, big_endian: bool) -> i64 {
    if big_endian { offset & !7 } else { offset }
}

fn places(pieces: &[Piece]) -> (Vec<String>, Vec<i64>) {
    let mut registers = Vec::new();
    let mut stack = Vec::new();
    for piece in pieces {
        match &piece.place {
            PiecePlace::Register(name) => registers.push(name.clone()),
            PiecePlace::Stack(offset) => stack.push(*offset as i64),
        }
    }
    (registers, stack)
}

/// Asks the interpreter. `None`: there is nothing to compare.
fn interpret(
    files: &Files,
    setting: &Setting,
    name: &str,
    mut signature: Signature,
) -> Option<Case> {
    let mut target = Target::new(setting.triple);
    // llc's least processor is older than a compiler's.
    if setting.triple.starts_with('i') {
        target.apply("-mmx,-sse");
    }
    target.apply(setting.features);
    let constant = convention_constant(signature.convention).unwrap();
    let assumptions = Assumptions::default();
    let (conventions, (arguments, returns)) = if is_arm(setting) {
        (
            &files.aarch64,
            arm_conventions(&target, &constant, signature.variadic),
        )
    } else {
        (&files.x86, ("CC_X86", "RetCC_X86"))
    };
    let question = Question {
        conventions,
        target: &target,
        convention: &constant,
        assumptions: &assumptions,
        delegate: None,
    };
    let result = match signature.result.rsplit_once(' ').filter(|_| {
        signature.result.starts_with(['s', 'z']) || signature.result.starts_with("inreg")
    }) {
        Some((attribute, ty)) => parse_value(&format!("{ty} {attribute}")).unwrap(),
        None => parse_value(&signature.result).unwrap(),
    };
    let result = if result.ty == IrType::Void {
        Value::new(IrType::Void)
    } else {
        result
    };
    loop {
        let (values, _) = parse_values(&signature.parameters.join(", ")).unwrap();
        let function = Function {
            result: result.clone(),
            variadic: signature.variadic.then_some(values.len()),
            parameters: values,
        };
        match question.function(arguments, returns, &function) {
            // These find their stack through a register, which machine IR does not show as a stack object.
            Ok(places)
                if signature.convention == "cc 108"
                    && places
                        .parameters
                        .iter()
                        .any(|p| !self::places(p).1.is_empty()) =>
            {
                signature.parameters.pop();
            }
            Ok(places) => {
                return Some(Case {
                    name: name.to_owned(),
                    signature,
                    result: places.result,
                    hidden: places.hidden,
                    parameters: places.parameters,
                });
            }
            // llc stops at such a signature; the part before it can be compared.
            Err(AssignError::NoPlace { value, .. }) if value < signature.parameters.len() => {
                signature.parameters.remove(value);
            }
            // More aggregates in registers than a C compiler would put there.
            Err(AssignError::NoPlace { .. } | AssignError::Refused { .. }) => return None,
            Err(error) => panic!(
                "{} {}: {} {:?}: {error}",
                setting.triple, signature.convention, signature.result, signature.parameters
            ),
        }
    }
}

/// Compares a case with llc's functions `NAME_0`, `NAME_1` … of its first parameters.
fn compare(case: &Case, functions: &[llc::Function], big_endian: bool) -> Result<(), String> {
    let find = |k: usize| {
        let name = format!("{}_{k}", case.name);
        functions
            .iter()
            .find(|f| f.name == name)
            .ok_or_else(|| format!("llc made no {name}"))
    };
    let all = find(case.parameters.len())?;
    let (mut registers, mut stack) = (0, Vec::new());
    let whole: Vec<&Vec<Piece>> = case.hidden.iter().chain(&case.parameters).collect();
    let hidden = usize::from(case.hidden.is_some());
    // Vectorcall looks at all values before it places the aggregates: only the whole can be compared.
    let second_pass = case.signature.convention == "x86_vectorcallcc"
        || case.signature.convention == "x86_intrcc";
    for (i, pieces) in whole.iter().enumerate() {
        let (expected_registers, mut expected_stack) = places(pieces);
        let function = if second_pass {
            all
        } else {
            find((i + 1).saturating_sub(hidden))?
        };
        let got = function
            .registers
            .get(registers..registers + expected_registers.len());
        registers += expected_registers.len();
        if got != Some(expected_registers.as_slice()) {
            return Err(format!(
                "value {i}: we say {expected_registers:?}, llc {:?} of {:?}",
                got, function.registers
            ));
        }
        stack.append(&mut expected_stack);
        if !second_pass {
            same_stack(&stack, &function.stack, case.signature.variadic, big_endian)
                .map_err(|e| format!("value {i}: {e}"))?;
            if !case.signature.variadic && function.registers.len() != registers {
                return Err(format!(
                    "value {i}: llc has more registers: {:?}",
                    function.registers
                ));
            }
        }
    }
    same_stack(&stack, &all.stack, case.signature.variadic, big_endian)?;
    if let (Some(result), Some(returned)) = (&case.result, &all.returned) {
        let (expected, stack) = places(result);
        let extra = case
            .signature
            .parameters
            .iter()
            .any(|p| p.contains(" sret") || p.contains(" swifterror"))
            || case.signature.convention == "cxx_fast_tlscc";
        let got = if extra {
            &returned[..expected.len().min(returned.len())]
        } else {
            returned
        };
        if got != expected || !stack.is_empty() {
            return Err(format!("result: we say {expected:?}, llc {returned:?}"));
        }
    }
    Ok(())
}

fn same_stack(
    expected: &[i64],
    got: &[i64],
    variadic: bool,
    big_endian: bool,
) -> Result<(), String> {
    let slots = |list: &[i64]| -> Vec<i64> { list.iter().map(|o| slot(*o, big_endian)).collect() };
    let mut expected = slots(expected);
    let mut rest = slots(got);
    expected.sort_unstable();
    rest.sort_unstable();
    if variadic {
        // llc also has objects for the arguments behind the dots.
        rest.retain(|offset| expected.contains(offset));
        rest.dedup();
        expected.dedup();
    }
    if expected == rest {
        Ok(())
    } else {
        Err(format!("we say stack {expected:?}, llc {got:?}"))
    }
}

fn define_all(ir: &mut String, case: &Case) {
    for k in 0..=case.parameters.len() {
        let s = &case.signature;
        llc::define(
            ir,
            &format!("{}_{k}", case.name),
            s.convention,
            &s.result,
            &s.parameters[..k],
            s.variadic,
        );
    }
}

/// What came out of a comparison.
#[derive(Default)]
struct Outcome {
    /// Differences.
    wrong: Vec<String>,
    /// Signatures that llc cannot compile, with what it says.
    failed: Vec<String>,
    /// How many signatures were compared.
    compared: usize,
    /// The same for each architecture and convention, with how many differ.
    each: BTreeMap<(&'static str, &'static str), (usize, usize)>,
}

fn architecture(setting: &Setting) -> &'static str {
    match setting.triple.split('-').next().unwrap_or_default() {
        "x86_64" => "x86-64",
        "i386" | "i686" => "x86-32",
        _ => "AArch64",
    }
}

fn describe(setting: &Setting, case: &Case, what: &str) -> String {
    format!(
        "{} '{}' {} {} ({:?}): {what}",
        setting.triple,
        setting.features,
        case.signature.convention,
        case.signature.result,
        case.signature.parameters
    )
}

/// All signatures of one setting.
fn run_setting(files: &Files, setting: &Setting, count: u64, seed: u64, outcome: &mut Outcome) {
    const HEAD: &str = "@g = external global [4096 x i8]\n";
    let mut random = Random::new(seed);
    let cases: Vec<Case> = (0..count)
        .filter_map(|i| {
            let signature = signature(&mut random, setting);
            interpret(files, setting, &format!("f{i}"), signature)
        })
        .collect();
    let big_endian = setting.triple.starts_with("aarch64_be");
    for chunk in cases.chunks(40) {
        let mut ir = HEAD.to_owned();
        for case in chunk {
            define_all(&mut ir, case);
        }
        let together = llc::run(&ir, setting.triple, setting.features);
        for case in chunk {
            let alone;
            let functions = match &together {
                Ok(functions) => functions,
                // One of them is too much for llc.
                Err(_) => {
                    let mut ir = HEAD.to_owned();
                    define_all(&mut ir, case);
                    match llc::run(&ir, setting.triple, setting.features) {
                        Ok(functions) => {
                            alone = functions;
                            &alone
                        }
                        Err(error) => {
                            outcome.failed.push(describe(setting, case, &error));
                            continue;
                        }
                    }
                }
            };
            outcome.compared += 1;
            let each = (architecture(setting), case.signature.convention);
            let each = outcome.each.entry(each).or_default();
            each.0 += 1;
            if let Err(error) = compare(case, functions, big_endian) {
                each.1 += 1;
                outcome.wrong.push(describe(setting, case, &error));
            }
        }
    }
}

fn run_all(files: &Files) {
    if llc::program().is_none() {
        eprintln!("skipped: there is no llc-19");
        return;
    }
    let total = number("NEVERC_TD_SIGNATURES", 170);
    let seed = number("NEVERC_TD_SEED", 1);
    let each = total.div_ceil(SETTINGS.len() as u64);
    let mut outcome = Outcome::default();
    for (i, setting) in SETTINGS.iter().enumerate() {
        run_setting(files, setting, each, seed * 1000 + i as u64, &mut outcome);
    }
    let Outcome {
        wrong,
        failed,
        compared,
        each,
    } = outcome;
    for ((architecture, convention), (compared, differ)) in each {
        eprintln!("  {architecture:8} {convention:24} {compared:6} compared, {differ} differ");
    }
    eprintln!(
        "{} conventions: {compared} signatures compared, {} differ, llc cannot compile {}",
        files.what,
        wrong.len(),
        failed.len()
    );
    assert!(
        wrong.is_empty(),
        "{} of {compared} differ:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    assert!(
        failed.len() as u64 * 50 <= total,
        "llc cannot compile:\n{}",
        failed.join("\n")
    );
    assert!(
        compared as u64 * 10 >= total * 8,
        "only {compared} of {total} signatures could be compared"
    );
}

#[test]
fn llvms_own_conventions_agree_with_llc() {
    let Some(directory) = llvm_td() else {
        eprintln!("skipped: LLVM's target descriptions are not there");
        return;
    };
    run_all(&llvm(&directory));
}

#[test]
fn shipped_conventions_agree_with_llc() {
    run_all(&shipped());
}

/// A function whose values meet an action: the action, where, the convention, the parameters (`...` last), and their places.
type Row = (
    &'static str,
    &'static str,
    &'static str,
    &'static str,
    &'static str,
);

const X86: &str = "x86_64-unknown-linux-gnu";
const WINDOWS: &str = "x86_64-pc-windows-msvc";
const I386: &str = "i386-unknown-linux-gnu";
const ARM: &str = "aarch64-unknown-linux-gnu";
const ARM_WINDOWS: &str = "aarch64-pc-windows-msvc";
const WATCH: &str = "arm64_32-apple-watchos";

/// Every action that LLVM's x86 and AArch64 descriptions have, in a function where it decides.
#[rustfmt::skip]
const ROWS: &[Row] = &[
    ("CCIfType", X86, "ccc", "i32, double, i64", "EDI|XMM0|RSI"),
    ("CCIf", X86, "x86_regcallcc", "i32, x86_fp80", "EAX|FP0"),
    ("CCIfByVal, CCPassByVal", X86, "ccc", "i64, ptr byval([24 x i8]) align 8, i64", "RDI|stack+0|RSI"),
    ("CCIfByVal, CCPassByVal", I386, "ccc", "i32, ptr byval([6 x i8]) align 4, i32", "stack+0|stack+4|stack+12"),
    ("CCIfByVal, CCPassIndirect", WINDOWS, "ccc", "i32, <4 x float>, i32", "ECX|&RDX|R8D"),
    ("CCIfConsecutiveRegs, CCCustom", ARM, "ccc", "double, [3 x double], [5 x double], double", "D0|D1 D2 D3|stack+0 stack+8 stack+16 stack+24 stack+32|stack+40"),
    ("CCIfCC, CCDelegateTo", X86, "ghccc", "i64, i64, float", "R13|RBP|XMM1"),
    ("CCIfCC, CCDelegateTo", X86, "cc 11", "i64, i64, i64", "R15|RBP|RSI"),
    ("CCIfInReg", I386, "ccc", "i32 inreg, i32, i32 inreg, i32 inreg", "EAX|stack+0|EDX|ECX"),
    ("CCIfNest", X86, "ccc", "i64, ptr nest, i64", "RDI|R10|RSI"),
    ("CCIfNest", I386, "ccc", "ptr nest, i32", "ECX|stack+0"),
    ("CCIfSplit, CCAssignToStackWithShadow", X86, "ccc", "i64, i64, i64, i64, i64, i128, i64", "RDI|RSI|RDX|RCX|R8|stack+0 stack+8|stack+16"),
    ("CCIfSplit", ARM, "ccc", "i32, i128, i64, i64, i64, i128, i64", "W0|X2 X3|X4|X5|X6|stack+0 stack+8|stack+16"),
    ("CCIfSRet", ARM, "ccc", "ptr sret(i64), i64", "X8|X0"),
    ("CCIfSRet, CCIfInReg", ARM_WINDOWS, "ccc", "ptr inreg sret(i64), i64", "X0|X1"),
    ("CCIfVarArg", ARM_WINDOWS, "ccc", "float, double, ...", "W0|X1"),
    ("CCIfNotVarArg", "x86_64-unknown-linux-gnu +avx", "ccc", "<8 x float>, double", "YMM0|XMM1"),
    ("CCIfNotVarArg", "x86_64-unknown-linux-gnu +avx", "ccc", "<8 x float>, double, ...", "stack+0|XMM0"),
    ("CCIfSubtarget", X86, "win64cc", "i32, i64, i64, i64, i64", "ECX|RDX|R8|R9|stack+32"),
    ("CCAssignToReg", X86, "preserve_nonecc", "i32, i32, i32, i32, i32", "R12D|R13D|R14D|R15D|EDI"),
    ("CCAssignToRegWithShadow", WINDOWS, "ccc", "i32, double, i32, float, i8", "ECX|XMM1|R8D|XMM3|stack+32"),
    ("CCAssignToStack", "i386-unknown-linux-gnu +sse2", "ccc", "i32, double, i8, x86_fp80, <4 x float>", "stack+0|stack+4|stack+12|stack+16|XMM0"),
    ("CCPromoteToType", X86, "ccc", "i1 zeroext, i8 signext, i16", "EDI|ESI|EDX"),
    ("CCBitConvertToType", ARM, "ccc", "<2 x float>, <16 x i8>, <4 x half>", "D0|Q1|D2"),
    ("CCTruncToType", WATCH, "ccc", "ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i8, i8", "X0|X1|X2|X3|X4|X5|X6|X7|stack+0|stack+4|stack+8|stack+9"),
    ("CCPassIndirect", WINDOWS, "ccc", "i64, <8 x float>", "RCX|&RDX &R8"),
    ("CCCustom", X86, "x86_vectorcallcc", "{ double, double } inreg, i32, float", "XMM0 XMM1|EDX|XMM2"),
    ("CCCustom", I386, "x86_regcallcc", "i64, i32", "EAX ECX|EDX"),
];

#[test]
fn each_action_is_llcs() {
    let mut all = vec![shipped()];
    all.extend(llvm_td().map(|directory| llvm(&directory)));
    let mut wrong = Vec::new();
    for files in &all {
        for &(action, place, convention, parameters, expected) in ROWS {
            let (triple, features) = place.split_once(' ').unwrap_or((place, ""));
            let setting = Setting {
                triple,
                features,
                conventions: &[],
            };
            let (list, variadic) = match parameters.strip_suffix(", ...") {
                Some(list) => (list, true),
                None => (parameters, false),
            };
            let signature = Signature {
                convention,
                result: "void".to_owned(),
                parameters: split(list),
                variadic,
            };
            let what = format!(
                "{} {action} {place} {convention} ({parameters})",
                files.what
            );
            let Some(case) = interpret(files, &setting, "f", signature) else {
                wrong.push(format!("{what}: no answer"));
                continue;
            };
            let ours: Vec<String> = case
                .parameters
                .iter()
                .map(|pieces| {
                    let text = |p: &Piece| {
                        let by_address = p.change == neverc_callconv::td::Change::Indirect;
                        let address = if by_address { "&" } else { "" };
                        match &p.place {
                            PiecePlace::Register(name) => format!("{address}{name}"),
                            PiecePlace::Stack(offset) => format!("{address}stack+{offset}"),
                        }
                    };
                    pieces.iter().map(text).collect::<Vec<_>>().join(" ")
                })
                .collect();
            if ours.join("|") != expected {
                wrong.push(format!("{what}: {}", ours.join("|")));
            }
            if llc::program().is_none() {
                continue;
            }
            let mut ir = "@g = external global [4096 x i8]\n".to_owned();
            define_all(&mut ir, &case);
            match llc::run(&ir, triple, features) {
                Ok(functions) => {
                    if let Err(error) = compare(&case, &functions, false) {
                        wrong.push(format!("{what}: {error}"));
                    }
                }
                Err(error) => wrong.push(format!("{what}: llc: {error}")),
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Types with their attributes, cut at the commas between them.
fn split(list: &str) -> Vec<String> {
    let (mut out, mut depth) = (vec![String::new()], 0);
    for c in list.chars() {
        match c {
            '<' | '[' | '{' | '(' => depth += 1,
            '>' | ']' | '}' | ')' => depth -= 1,
            ',' if depth == 0 => {
                out.push(String::new());
                continue;
            }
            _ => {}
        }
        if let Some(last) = out.last_mut() {
            last.push(c);
        }
    }
    out.iter().map(|p| p.trim().to_owned()).collect()
}
