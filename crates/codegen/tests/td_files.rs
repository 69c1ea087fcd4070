//! TableGen descriptions as files: what ships, what users write on top of it, what LLVM has for its other targets, and
//! what is wrong with bad ones.

use std::path::{Path, PathBuf};

use neverc_callconv::td::{
    AssignError, Assumptions, Conventions, Function, IrType, Piece, PiecePlace, Question, Target,
    Value, parse_values,
};
use neverc_codegen::td::{Description, Note, SHIPPED, embedded, load, read};

fn text(name: &str, text: &str) -> Description {
    Description {
        name: name.to_owned(),
        text: text.as_bytes().to_vec(),
        include_paths: Vec::new(),
    }
}

fn good(description: &Description) -> Conventions {
    let (conventions, notes) = load(description);
    let said: String = notes.iter().map(Note::render).collect();
    conventions.unwrap_or_else(|| panic!("{}: {said}", description.name))
}

/// Places as words: `RDI`, `stack+8`, `&RCX` for an address.
fn places(pieces: &[Vec<Piece>]) -> Vec<String> {
    pieces
        .iter()
        .map(|pieces| {
            let words: Vec<String> = pieces
                .iter()
                .map(|piece| {
                    let place = match &piece.place {
                        PiecePlace::Register(name) => name.clone(),
                        PiecePlace::Stack(offset) => format!("stack+{offset}"),
                    };
                    match piece.change {
                        neverc_callconv::td::Change::Indirect => format!("&{place}"),
                        _ => place,
                    }
                })
                .collect();
            words.join(" ")
        })
        .collect()
}

fn ask(
    conventions: &Conventions,
    triple: &str,
    convention: &str,
    name: &str,
    types: &str,
    assume: &[&str],
) -> Result<Vec<String>, AssignError> {
    let mut assumptions = Assumptions::default();
    for said in assume {
        assumptions.add(said).unwrap();
    }
    let mut target = Target::new(triple);
    target.assume(&assumptions);
    let question = Question {
        conventions,
        target: &target,
        convention,
        assumptions: &assumptions,
        delegate: None,
    };
    let (values, variadic) = parse_values(types).unwrap();
    let pieces = if name.starts_with("Ret") {
        question.results(name, &values)?
    } else {
        let function = Function {
            result: Value::new(IrType::Void),
            parameters: values,
            variadic,
        };
        question.parameters(name, &function, false)?.0
    };
    Ok(places(&pieces))
}

/// Expected: the documents of the conventions (System V AMD64 3.2.3, i386 psABI, Microsoft's x64 page, HiPE's and GHC's
/// register lists, AAPCS64 6.8, Apple's page on Arm).
#[test]
fn what_ships() {
    let x86 = good(&embedded("x86.td").unwrap());
    let arm = good(&embedded("aarch64.td").unwrap());
    let linux = "x86_64-unknown-linux-gnu";
    let windows = "x86_64-pc-windows-msvc";
    let i386 = "i386-unknown-linux-gnu";
    for (triple, cc, name, types, expected) in [
        (
            linux,
            "C",
            "CC_X86_64_C",
            "i32, ptr, double, i128",
            "EDI|RSI|XMM0|RDX RCX",
        ),
        (
            linux,
            "C",
            "CC_X86_64_C",
            "i64,i64,i64,i64,i64,i128,i64",
            "RDI|RSI|RDX|RCX|R8|stack+0 stack+8|stack+16",
        ),
        (
            windows,
            "C",
            "CC_X86_Win64_C",
            "i32, double, <4 x float>, i64, i64",
            "ECX|XMM1|&R8|R9|stack+32",
        ),
        (
            linux,
            "HiPE",
            "CC_X86_64_HiPE",
            "i64,i64,i64,i64,i64,i64,i64",
            "R15|RBP|RSI|RDX|RCX|R8|stack+0",
        ),
        (
            linux,
            "GHC",
            "CC_X86_64_GHC",
            "i64,i64,i64,i64,float",
            "R13|RBP|R12|RBX|XMM1",
        ),
        (
            linux,
            "WebKit_JS",
            "CC_X86_64_WebKit_JS",
            "i64,i64,i32",
            "RAX|stack+0|stack+8",
        ),
        (
            linux,
            "PreserveNone",
            "CC_X86_64_Preserve_None",
            "i64,i64,i64,i64,i64",
            "R12|R13|R14|R15|RDI",
        ),
        (linux, "Intel_OCL_BI", "CC_X86", "v4f32,i32", "XMM0|EDI"),
        (
            i386,
            "C",
            "CC_X86_32_C",
            "i32,double,i8",
            "stack+0|stack+4|stack+12",
        ),
        (
            i386,
            "Fast",
            "CC_X86_32",
            "i32,i32,i32,float",
            "ECX|EDX|stack+0|XMM0",
        ),
        (
            i386,
            "X86_VectorCall",
            "CC_X86_32",
            "v4f32,i32 inreg",
            "XMM0|ECX",
        ),
        (
            i386,
            "HiPE",
            "RetCC_X86_32",
            "i32,i32,i32,i32",
            "ESI|EBP|EAX|EDX",
        ),
        (i386, "C", "RetCC_X86", "double,i64", "FP0|EAX EDX"),
        (i386, "Fast", "RetCC_X86_32", "float", "XMM0"),
        (linux, "C", "RetCC_X86_64", "i64,i64,double", "RAX|RDX|XMM0"),
        (windows, "C", "RetCC_X86", "x86_mmx", "RAX"),
    ] {
        let got = ask(&x86, triple, cc, name, types, &[]).unwrap().join("|");
        assert_eq!(got, expected, "{triple} {cc} {name} {types}");
    }
    let linux = "aarch64-unknown-linux-gnu";
    let apple = "arm64-apple-macosx";
    for (triple, name, types, expected) in [
        (
            linux,
            "CC_AArch64_AAPCS",
            "i32,i128,[2 x double],ptr sret",
            "W0|X2 X3|D0 D1|X8",
        ),
        (
            linux,
            "CC_AArch64_AAPCS",
            "[4 x float],[5 x float]",
            "S0 S1 S2 S3|stack+0 stack+4 stack+8 stack+12 stack+16",
        ),
        (linux, "RetCC_AArch64_AAPCS", "i128,float", "X0 X1|S0"),
        (
            apple,
            "CC_AArch64_DarwinPCS",
            "i64,i64,i64,i64,i64,i64,i64,i64,i8,i8,i32",
            "X0|X1|X2|X3|X4|X5|X6|X7|stack+0|stack+1|stack+4",
        ),
        (
            apple,
            "CC_AArch64_DarwinPCS_VarArg",
            "i32,double",
            "stack+0|stack+8",
        ),
        (linux, "CC_AArch64_Preserve_None", "i64,i64", "X20|X21"),
        (linux, "CC_AArch64_GHC", "i64,float,double", "X19|S8|D12"),
        (linux, "CC_AArch64_WebKit_JS", "i32,i32", "W0|stack+0"),
    ] {
        let got = ask(&arm, triple, "C", name, types, &[]).unwrap().join("|");
        assert_eq!(got, expected, "{triple} {name} {types}");
    }
    let any = ask(&x86, "x86_64-linux-gnu", "AnyReg", "CC_X86", "i32", &[]).unwrap_err();
    assert!(matches!(any, AssignError::Refused { .. }), "{any}");
    assert_eq!(
        x86.preserved("CSR_64").unwrap().join(" "),
        "RBX R12 R13 R14 R15 RBP"
    );
    assert_eq!(arm.preserved("CSR_AArch64_AAPCS").unwrap().len(), 20);
}

#[test]
fn files_of_users() {
    let description = text(
        "mine.td",
        "include \"x86.td\"\n\
         def CC_Mine : CallingConv<[\n\
           CCIfType<[i8, i16], CCPromoteToType<i32>>,\n\
           CCIf<\"Machine.hasWings()\", CCIfType<[i32], CCAssignToReg<[R15D]>>>,\n\
           CCIfType<[i32], CCAssignToRegAndStack<[R10D, R11D], 8, 8>>,\n\
           CCIfType<[i64], CCAssignToReg<[R10, R9]>>,\n\
           CCIfType<[f64], CCCustom<\"my_function\">>,\n\
           CCDelegateTo<CC_X86_64_C>\n\
         ]>;\n",
    );
    let mine = good(&description);
    let linux = "x86_64-unknown-linux-gnu";
    let ask = |types: &str, assume: &[&str]| ask(&mine, linux, "C", "CC_Mine", types, assume);
    // r10d is a part of r10; slots behind the registers are set aside.
    assert_eq!(
        ask("i32, i64, i8, i32, float", &["hasWings()=false"]).unwrap(),
        ["R10D", "R9", "R11D", "EDI", "XMM0"]
    );
    assert_eq!(
        ask(
            "i32,i32,i64,i64,i64,i64,i64,i64,i64,i64",
            &["hasWings=false"]
        )
        .unwrap()[9],
        "stack+24"
    );
    assert_eq!(ask("i32", &["Machine.hasWings()=true"]).unwrap(), ["R15D"]);
    let unknown = ask("i32", &[]).unwrap_err();
    assert_eq!(unknown, AssignError::Unknown(vec!["hasWings()".to_owned()]));
    let custom = ask("double", &["hasWings()=false"]).unwrap_err();
    assert!(custom.to_string().contains("'my_function'"), "{custom}");
}

/// Each bad description: where the first error is, and a part of what it says.
#[test]
fn bad_descriptions() {
    let head = "include \"x86-registers.td\"\n";
    for (body, line, column, message) in [
        (
            "def X : CallingConv<[CCAssignToReg<[RQX]>]>;\n",
            2,
            37,
            "RQX",
        ),
        (
            "def X : CallingConv<[CCAssignToReg<[RAX]>]\n",
            3,
            1,
            "Expected",
        ),
        (
            "def X : CallingConv<[CCIf<\"a &&\", CCAssignToReg<[RAX]>>]>;\n",
            2,
            5,
            "predicate 'a &&'",
        ),
        (
            "def X : CallingConv<[CCAssignToStack<8, 3>]>;\n",
            2,
            5,
            "alignment 3 is no power of two",
        ),
        (
            "def X : CallingConv<[CCAssignToRegWithShadow<[RAX, RBX], [RCX]>]>;\n",
            2,
            5,
            "2 registers but 1 shadows",
        ),
        (
            "def X : CallingConv<[CCPromoteToUpperBitsInType<f64>]>;\n",
            2,
            5,
            "upper bits",
        ),
        (
            "class Odd : CCAction;\ndef X : CallingConv<[Odd<>]>;\n",
            3,
            5,
            "'Odd' is no known action",
        ),
        (
            "class Odd<CCAction a> : CCPredicateAction<a>;\ndef X : CallingConv<[Odd<CCAssignToReg<[RAX]>>]>;\n",
            3,
            5,
            "'Odd' is no known condition",
        ),
        (
            "def X : CalleeSavedRegs<(add RAX, 3)>;\n",
            2,
            5,
            "no register",
        ),
        (
            "def X : CallingConv<[!cast<CCAction>(\"nothing\")]>;\n",
            2,
            0,
            "nothing",
        ),
        ("include \"no-such-file.td\"\n", 2, 0, "no-such-file.td"),
    ] {
        let (conventions, notes) = load(&text("bad.td", &format!("{head}{body}")));
        assert!(conventions.is_none(), "{body}");
        let first = notes
            .first()
            .unwrap_or_else(|| panic!("{body}: nothing said"));
        let said = first.render();
        assert!(first.message.contains(message), "{body}: {said}");
        assert_eq!(first.place.file, "bad.td", "{body}: {said}");
        assert_eq!(first.place.line, line, "{body}: {said}");
        if column > 0 {
            assert_eq!(first.place.column, column, "{body}: {said}");
        }
    }
    // Delegation cannot be endless in a description that TableGen accepts, depth is bounded all the same.
    let deep: String = (1..400)
        .map(|i| format!("def C{i} : CallingConv<[CCDelegateTo<C{}>]>;\n", i - 1))
        .collect();
    let deep = good(&text(
        "deep.td",
        &format!("{head}def C0 : CallingConv<[CCAssignToReg<[RAX]>]>;\n{deep}"),
    ));
    let linux = "x86_64-unknown-linux-gnu";
    assert_eq!(ask(&deep, linux, "C", "C100", "i64", &[]).unwrap(), ["RAX"]);
    assert!(matches!(
        ask(&deep, linux, "C", "C399", "i64", &[]),
        Err(AssignError::Endless(_))
    ));
}

#[test]
fn embedded_files_are_whole() {
    for (name, _) in SHIPPED {
        good(&embedded(name).unwrap());
    }
}

/// Every file with conventions of LLVM's targets loads; each of its conventions answers or says what it needs to know.
#[test]
fn llvms_targets() {
    let directory = match std::env::var_os("NEVERC_LLVM_TD") {
        Some(directory) => PathBuf::from(directory),
        None => Path::new(env!("CARGO_MANIFEST_DIR")).join("../../suites-cache/llvm-td"),
    };
    let Ok(targets) = std::fs::read_dir(directory.join("lib/Target")) else {
        eprintln!("skipped: LLVM's target descriptions are not there");
        return;
    };
    let mut files = Vec::new();
    for target in targets.flatten() {
        let Ok(list) = std::fs::read_dir(target.path()) else {
            continue;
        };
        files.extend(list.flatten().map(|f| f.path()).filter(|path| {
            let name = path
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            name.contains("CallingConv") && name.ends_with(".td")
        }));
    }
    files.sort();
    assert!(files.len() >= 20, "only {} files", files.len());
    // One file a minute of a full run is enough by default; NEVERC_TD_TARGETS=all takes them all.
    let all = std::env::var_os("NEVERC_TD_TARGETS").is_some();
    let (mut asked, mut answered, mut unknown, mut custom) = (0, 0, 0, 0);
    for path in files.iter().filter(|path| {
        all || ["ARM", "Mips", "RISCV", "SystemZ"]
            .iter()
            .any(|t| path.parent().is_some_and(|p| p.ends_with(t)))
    }) {
        let conventions = good(&read(path, Vec::new()).unwrap());
        let arch = path.parent().and_then(Path::file_name).unwrap_or_default();
        let triple = match arch.to_str().unwrap_or("") {
            "PowerPC" => "powerpc64le-unknown-linux-gnu".to_owned(),
            "Mips" => "mips64-unknown-linux-gnu".to_owned(),
            "RISCV" => "riscv64-unknown-linux-gnu".to_owned(),
            "LoongArch" => "loongarch64-unknown-linux-gnu".to_owned(),
            other => format!("{}-unknown-elf", other.to_ascii_lowercase()),
        };
        let names: Vec<String> = conventions.names().into_iter().map(str::to_owned).collect();
        assert!(
            !names.is_empty() || !conventions.preserved_names().is_empty(),
            "{}: nothing in it",
            path.display()
        );
        for name in &names {
            for ty in ["i32", "i64", "double", "ptr", "v4i32", "i8 zeroext"] {
                asked += 1;
                match ask(&conventions, &triple, "C", name, ty, &[]) {
                    Ok(_) | Err(AssignError::NoPlace { .. } | AssignError::Refused { .. }) => {
                        answered += 1;
                    }
                    Err(AssignError::Unknown(list)) => {
                        unknown += 1;
                        // Saying it is enough to get on.
                        let said: Vec<String> = list.iter().map(|p| format!("{p}=true")).collect();
                        let said: Vec<&str> = said.iter().map(String::as_str).collect();
                        let again = ask(&conventions, &triple, "C", name, ty, &said);
                        assert!(
                            again != Err(AssignError::Unknown(list.clone())),
                            "{}: {name} {ty}: {list:?}",
                            path.display()
                        );
                    }
                    Err(AssignError::Custom { .. }) => custom += 1,
                    Err(error) => panic!("{}: {name} {ty}: {error}", path.display()),
                }
            }
        }
    }
    eprintln!(
        "{asked} questions: {answered} answered, {unknown} need the target, {custom} call a function"
    );
    assert!(answered > asked / 2);
}
