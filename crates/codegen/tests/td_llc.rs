//! TableGen conventions against llc: random signatures, our interpreter's places against those in llc's machine IR.
//!
//! The files that ship with the compiler are always compared. LLVM's own files are compared when NEVERC_LLVM_TD names a
//! directory with LLVM's `include` and `lib/Target` trees (or `suites-cache/llvm-td` holds them). NEVERC_TD_SIGNATURES
//! and NEVERC_TD_SEED say how many signatures and which.

#[path = "td/generate.rs"]
mod generate;
#[path = "td/llc.rs"]
mod llc;

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
            if let Err(error) = compare(case, functions, big_endian) {
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
    } = outcome;
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
