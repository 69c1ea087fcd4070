//! Every action and condition of TableGen conventions, one at a time, on records that are made here: what the comments in
//! LLVM's `TargetCallingConv.td` say about it is what happens.

#[path = "td/book.rs"]
mod book;

use book::*;
use neverc_callconv::td::{
    AssignError, Assumptions, Change, Delegate, FieldValue, Function, IrType, Question, Target,
    Value, parse_values,
};
use neverc_callconv::{self as callconv};

#[test]
fn if_type_looks_at_the_type() {
    let c = convention(|b| {
        let r = b.regs(&["RAX", "RCX"]);
        let x = b.regs(&["XMM0"]);
        let s = b.stack(0, 0);
        vec![
            b.if_type(&["i64", "f80"], &r),
            b.if_type(&["f64", "v4f32"], &x),
            s,
        ]
    });
    assert_eq!(places(&c, "i64, <4 x float>, i64"), "RAX|XMM0|RCX");
    // The lists are used up, or there is no list.
    assert_eq!(places(&c, "i64, i64, i64, i32"), "RAX|RCX|0|8");
}

#[test]
fn no_action_takes_the_value() {
    let c = convention(|b| {
        let r = b.regs(&["RAX"]);
        vec![b.if_type(&["i64"], &r)]
    });
    let error = asked(&c).places("i64, i64").unwrap_err();
    assert_eq!(
        error,
        AssignError::NoPlace {
            convention: "C".to_owned(),
            value: 1,
            ty: "i64".to_owned()
        }
    );
}

/// A register that is taken takes all that it shares parts with.
#[test]
fn registers_in_order() {
    let c = convention(|b| {
        let small = b.regs(&["EAX", "ECX"]);
        let large = b.regs(&["RAX", "RCX", "RDX"]);
        vec![b.if_type(&["i32"], &small), b.if_type(&["i64"], &large)]
    });
    assert_eq!(places(&c, "i32, i64, i64"), "EAX|RCX|RDX");
    assert_eq!(places(&c, "i64, i32"), "RAX|ECX");
}

#[test]
fn registers_with_a_slot_set_aside() {
    let c = convention(|b| {
        let fields = [
            ("RegList", names(&["RAX", "RCX"])),
            ("Size", FieldValue::Int(8)),
            ("Align", FieldValue::Int(8)),
        ];
        let action = format!("anonymous_{}", b.records.len());
        b.add(
            &action,
            &["CCAction", "CCAssignToReg", "CCAssignToRegAndStack"],
            &fields,
        );
        vec![action, b.stack(8, 8)]
    });
    assert_eq!(places(&c, "i64, i64, i64"), "RAX|RCX|16");
}

/// Microsoft's x64 convention: the position counts, whatever the class.
#[test]
fn shadow_registers() {
    let c = convention(|b| {
        let general = ["RCX", "RDX"];
        let vector = ["XMM0", "XMM1"];
        let mut with = |registers: &[&str], shadows: &[&str]| {
            b.act(
                "CCAssignToRegWithShadow",
                &[
                    ("RegList", names(registers)),
                    ("ShadowRegList", names(shadows)),
                ],
            )
        };
        let g = with(&general, &vector);
        let v = with(&vector, &general);
        vec![
            b.if_type(&["i64"], &g),
            b.if_type(&["f64"], &v),
            b.stack(8, 8),
        ]
    });
    assert_eq!(places(&c, "i64, double, i64"), "RCX|XMM1|0");
    assert_eq!(places(&c, "double, i64"), "XMM0|RDX");
}

/// An empty list of shadows is `CCAssignToReg`.
#[test]
fn shadow_lists_may_be_empty() {
    let c = convention(|b| {
        vec![b.act(
            "CCAssignToRegWithShadow",
            &[("RegList", names(&["RAX"])), ("ShadowRegList", names(&[]))],
        )]
    });
    assert_eq!(places(&c, "i64"), "RAX");
}

#[test]
fn stack_slots() {
    let own = convention(|b| vec![b.stack(0, 0)]);
    // Size and alignment of the type.
    assert_eq!(places(&own, "i8, i16, i64, <4 x float>, i8"), "0|2|8|16|32");
    let fixed = convention(|b| vec![b.stack(8, 8)]);
    assert_eq!(places(&fixed, "i8, float, i64"), "0|8|16");
    let aligned = convention(|b| vec![b.stack(4, 16)]);
    assert_eq!(places(&aligned, "i32, i32"), "0|16");
}

/// A value on the stack takes the registers of the list along.
#[test]
fn stack_slots_with_shadows() {
    let c = convention(|b| {
        let slot = b.act(
            "CCAssignToStackWithShadow",
            &[
                ("Size", FieldValue::Int(8)),
                ("Align", FieldValue::Int(8)),
                ("ShadowRegList", names(&["RAX", "RCX"])),
            ],
        );
        let r = b.regs(&["RAX", "RCX", "RDX"]);
        vec![b.if_type(&["f64"], &slot), b.if_type(&["i64"], &r)]
    });
    assert_eq!(places(&c, "i64, i64"), "RAX|RCX");
    assert_eq!(places(&c, "i64, double, i64"), "RAX|0|RDX");
}

/// The object that the pointer points to is itself on the stack: its size, at least that of the action, and rounded up.
#[test]
fn by_value() {
    let c = convention(|b| {
        let object = b.act(
            "CCPassByVal",
            &[("Size", FieldValue::Int(8)), ("Align", FieldValue::Int(8))],
        );
        vec![b.when("ArgFlags.isByVal()", &object), b.stack(8, 8)]
    });
    let pieces = asked(&c)
        .pieces("ptr byval([3 x i8]), ptr byval([20 x i8]) align 16, i64")
        .unwrap();
    let places: Vec<String> = pieces.iter().map(|p| word(&p[0])).collect();
    assert_eq!(places, ["0", "16", "40"]);
    assert!(pieces[0][0].by_value && pieces[1][0].by_value && !pieces[2][0].by_value);
    assert_eq!(pieces[1][0].bytes, 20);
}

#[test]
fn promotion() {
    let c = convention(|b| {
        let wider = b.change("CCPromoteToType", "i32");
        let float = b.change("CCPromoteToType", "f64");
        let r = b.regs(&["EAX", "XMM0"]);
        vec![b.if_type(&["i8"], &wider), b.if_type(&["f32"], &float), r]
    });
    assert_eq!(
        change(&c, "i8 signext"),
        ("i32".to_owned(), Change::SignExtend)
    );
    assert_eq!(
        change(&c, "i8 zeroext"),
        ("i32".to_owned(), Change::ZeroExtend)
    );
    assert_eq!(change(&c, "i8"), ("i32".to_owned(), Change::AnyExtend));
    assert_eq!(change(&c, "float"), ("f64".to_owned(), Change::FloatExtend));
    // Later actions see the new type.
    let later = convention(|b| {
        let wider = b.change("CCPromoteToType", "i32");
        let r = b.regs(&["EAX"]);
        vec![b.if_type(&["i8"], &wider), b.if_type(&["i32"], &r)]
    });
    assert_eq!(places(&later, "i8"), "EAX");
}

#[test]
fn promotion_into_the_upper_bits() {
    let c = convention(|b| {
        let upper = b.change("CCPromoteToUpperBitsInType", "i64");
        let r = b.regs(&["RAX"]);
        vec![b.if_type(&["i32"], &upper), b.if_type(&["i64"], &r)]
    });
    for (ty, expected) in [
        ("i32", Change::AnyExtendUpper),
        ("i32 signext", Change::SignExtendUpper),
        ("i32 zeroext", Change::ZeroExtendUpper),
    ] {
        assert_eq!(change(&c, ty), ("i64".to_owned(), expected), "{ty}");
    }
    let mut book = Book::new();
    let wrong = book.change("CCPromoteToUpperBitsInType", "f64");
    book.convention("C", &[&wrong]);
    let errors = book.read().unwrap_err();
    assert!(errors[0].message.contains("upper bits"), "{errors:?}");
}

#[test]
fn the_same_bits_as_another_type() {
    let c = convention(|b| {
        let bits = b.change("CCBitConvertToType", "i64");
        let r = b.regs(&["RAX"]);
        vec![b.if_type(&["f64"], &bits), b.if_type(&["i64"], &r)]
    });
    assert_eq!(change(&c, "double"), ("i64".to_owned(), Change::BitConvert));
    assert_eq!(places(&c, "double"), "RAX");
}

#[test]
fn truncation() {
    let c = convention(|b| {
        let less = b.change("CCTruncToType", "i32");
        let r = b.regs(&["EAX"]);
        vec![b.if_type(&["i64"], &less), b.if_type(&["i32"], &r)]
    });
    assert_eq!(change(&c, "i64"), ("i32".to_owned(), Change::Truncate));
    assert_eq!(places(&c, "i64"), "EAX");
}

/// The address goes on through the convention, as a value of the type that the action names.
#[test]
fn by_address() {
    let c = convention(|b| {
        let address = b.change("CCPassIndirect", "i64");
        let r = b.regs(&["RCX", "RDX"]);
        vec![
            b.if_type(&["v4f32"], &address),
            b.if_type(&["i64"], &r),
            b.stack(8, 8),
        ]
    });
    assert_eq!(
        places(&c, "i64, <4 x float>, <4 x float>, i64"),
        "RCX|&RDX|&0|8"
    );
    assert_eq!(
        change(&c, "<4 x float>"),
        ("i64".to_owned(), Change::Indirect)
    );
}

/// What the other convention does not take, comes back.
#[test]
fn delegation() {
    let mut book = Book::new();
    let r = book.regs(&["RAX"]);
    let inner = book.if_type(&["i64"], &r);
    book.convention("Inner", &[&inner]);
    let to = book.act("CCDelegateTo", &[("CC", name("Inner"))]);
    let s = book.stack(8, 8);
    let own = book.regs(&["RAX", "RCX"]);
    let own = book.if_type(&["i64"], &own);
    book.convention("C", &[&to, &own, &s]);
    let c = book.good();
    assert_eq!(places(&c, "double, i64, i64, i64"), "0|RAX|RCX|8");
    // A change inside the other convention stays there.
    let mut book = Book::new();
    let wider = book.change("CCPromoteToType", "i64");
    book.convention("Inner", &[&wider]);
    let to = book.act("CCDelegateTo", &[("CC", name("Inner"))]);
    let r = book.regs(&["EAX"]);
    let r = book.if_type(&["i32"], &r);
    book.convention("C", &[&to, &r]);
    assert_eq!(places(&book.good(), "i32"), "EAX");
    // Nobody else than a convention can be delegated to.
    let mut book = Book::new();
    let to = book.act("CCDelegateTo", &[("CC", name("RAX"))]);
    book.convention("C", &[&to]);
    let errors = book.read().unwrap_err();
    assert_eq!(
        errors[0].message,
        "action 1 of 'C': 'RAX' is no calling convention"
    );
}

/// A convention that leads back to itself, or that tries the same again and again, comes to an end.
#[test]
fn delegation_without_end() {
    let mut book = Book::new();
    let to = book.act("CCDelegateTo", &[("CC", name("C"))]);
    book.convention("C", &[&to]);
    let error = asked(&book.good()).places("i64").unwrap_err();
    assert!(matches!(error, AssignError::Endless(_)), "{error}");
    let mut book = Book::new();
    let r = book.regs(&["RAX"]);
    let r = book.if_type(&["f80"], &r);
    book.convention("C0", &[&r]);
    for i in 1..100 {
        let to = book.act("CCDelegateTo", &[("CC", name(&format!("C{}", i - 1)))]);
        book.convention(&format!("C{i}"), &[&to, &to]);
    }
    let to = book.act("CCDelegateTo", &[("CC", name("C99"))]);
    book.convention("C", &[&to]);
    let error = asked(&book.good()).places("i64").unwrap_err();
    assert!(matches!(error, AssignError::Endless(_)), "{error}");
}

/// Each condition with a value that it holds for and one that it does not hold for.
#[test]
fn conditions_on_values() {
    for (condition, yes, no) in [
        ("ArgFlags.isInReg()", "i64 inreg", "i64"),
        ("ArgFlags.isNest()", "ptr nest", "ptr"),
        ("ArgFlags.isSRet()", "ptr sret(i32)", "ptr"),
        ("ArgFlags.isByVal()", "ptr byval(i64)", "ptr"),
        ("ArgFlags.isPreallocated()", "ptr preallocated(i64)", "ptr"),
        ("ArgFlags.isSwiftSelf()", "ptr swiftself", "ptr"),
        ("ArgFlags.isSwiftError()", "ptr swifterror", "ptr"),
        ("ArgFlags.isSwiftAsync()", "ptr swiftasync", "ptr"),
        ("ArgFlags.isSExt()", "i64 signext", "i64"),
        ("ArgFlags.isZExt()", "i64 zeroext", "i64"),
        ("ArgFlags.isPointer()", "ptr", "i64"),
        (
            "(ArgFlags.isPointer() && ArgFlags.getPointerAddrSpace() == 5)",
            "ptr addrspace(5)",
            "ptr",
        ),
        ("ArgFlags.getByValSize() > 8", "ptr byval([9 x i8])", "ptr"),
        ("LocVT == MVT::i32 || LocVT == MVT::i64", "i64", "double"),
        ("ValVT != MVT::f64", "i64", "double"),
        ("ValNo < 1", "i64, i64", "double, i64"),
    ] {
        let c = convention(|b| {
            let r = b.regs(&["RAX"]);
            let held = b.when(condition, &r);
            let also = b.if_type(&["i64", "i32"], &held);
            let wider = b.change("CCPromoteToType", "i64");
            let p = b.if_type(&["i32"], &wider);
            vec![p, also, b.stack(8, 8)]
        });
        let first = |types: &str| places(&c, types).split('|').next().unwrap().to_owned();
        assert_eq!(first(yes), "RAX", "{condition}: {yes}");
        assert_eq!(first(no), "0", "{condition}: {no}");
    }
}

/// The parts of a value that is cut: the first is `split`, the last `split end`.
#[test]
fn split_values() {
    let c = convention(|b| {
        let first = b.regs(&["RBX"]);
        let last = b.regs(&["RDX"]);
        let plain = b.regs(&["RAX", "RCX"]);
        vec![
            b.when("ArgFlags.isSplit()", &first),
            b.when("ArgFlags.isSplitEnd()", &last),
            plain,
        ]
    });
    assert_eq!(places(&c, "i64, i128"), "RAX|RBX RDX");
    assert_eq!(places(&c, "i192"), "RBX RAX RDX");
}

/// LLVM's way for 128-bit integers on x86-64: the first part only where a pair of registers is left.
#[test]
fn split_values_keep_together() {
    let c = convention(|b| {
        let pair = b.regs(&["RAX", "RBX"]);
        let pair = b.when("ArgFlags.isSplit()", &pair);
        let slot = b.act(
            "CCAssignToStackWithShadow",
            &[
                ("Size", FieldValue::Int(8)),
                ("Align", FieldValue::Int(16)),
                ("ShadowRegList", names(&["RCX", "RDX"])),
            ],
        );
        let slot = b.when("ArgFlags.isSplit()", &slot);
        let r = b.regs(&["RCX", "RDX"]);
        vec![pair, slot, r, b.stack(8, 8)]
    });
    assert_eq!(
        places(&c, "i128, i128, i128, i64"),
        "RAX RCX|RBX RDX|0 8|16"
    );
}

/// Members of a homogeneous aggregate: all in registers that follow each other, or all on the stack.
#[test]
fn consecutive_registers() {
    let c = convention(|b| {
        let block = b.act("CCCustom", &[("FuncName", text("CC_AArch64_Custom_Block"))]);
        let block = b.when("ArgFlags.isInConsecutiveRegs()", &block);
        let r = b.regs(&["D0", "D1", "D2", "D3", "D4", "D5", "D6", "D7"]);
        vec![block, b.if_type(&["f64"], &r), b.stack(8, 8)]
    });
    let arm = Asked {
        triple: ARM,
        ..asked(&c)
    };
    assert_eq!(
        arm.places("double, [3 x double], [4 x double], double")
            .unwrap(),
        "D0|D1 D2 D3|D4 D5 D6 D7|0"
    );
    // AAPCS64 6.8.2, C.3: what does not fit takes the rest of the registers along.
    assert_eq!(
        arm.places("[3 x double], [3 x double], [3 x double], double")
            .unwrap(),
        "D0 D1 D2|D3 D4 D5|0 8 16|24"
    );
}

#[test]
fn conditions_on_functions() {
    let c = convention(|b| {
        let rax = b.regs(&["RAX"]);
        let rcx = b.regs(&["RCX"]);
        let rdx = b.regs(&["RDX"]);
        let rbx = b.regs(&["RBX"]);
        vec![
            b.when("State.getCallingConv() == CallingConv::Fast", &rax),
            b.when(
                "State.getCallingConv()==CallingConv::GHC || State.getCallingConv() == CallingConv::HiPE",
                &rbx,
            ),
            b.when("State.isVarArg()", &rcx),
            b.when("!State.isVarArg()", &rdx),
        ]
    });
    let under = |convention: &str, types: &str| {
        Asked {
            convention,
            ..asked(&c)
        }
        .places(types)
        .unwrap()
    };
    assert_eq!(under("Fast", "i64"), "RAX");
    assert_eq!(under("HiPE", "i64"), "RBX");
    assert_eq!(under("GHC", "i64"), "RBX");
    assert_eq!(under("C", "i64"), "RDX");
    assert_eq!(under("C", "i64, ..."), "RCX");
}

/// `CCIfSubtarget` and the like are `CCIf` with the backend's own questions.
#[test]
fn conditions_on_targets() {
    let subtarget = |question: &str| {
        format!(
            "static_cast<const X86Subtarget&>(State.getMachineFunction().getSubtarget()).{question}"
        )
    };
    let c = convention(|b| {
        let rax = b.regs(&["RAX"]);
        let rcx = b.regs(&["RCX"]);
        let rdx = b.regs(&["RDX"]);
        vec![
            b.when(&subtarget("hasAVX512()"), &rax),
            b.when(&subtarget("isTargetWin64()"), &rcx),
            rdx,
        ]
    });
    assert_eq!(places(&c, "i64"), "RDX");
    let windows = Asked {
        triple: "x86_64-pc-windows-msvc",
        ..asked(&c)
    };
    assert_eq!(windows.places("i64").unwrap(), "RCX");
    let wide = Asked {
        features: "+avx512f",
        ..asked(&c)
    };
    assert_eq!(wide.places("i64").unwrap(), "RAX");
    let order = convention(|b| {
        let rax = b.regs(&["RAX"]);
        let question = "State.getMachineFunction().getDataLayout().isBigEndian()";
        vec![b.when(question, &rax), b.stack(8, 8)]
    });
    assert_eq!(places(&order, "i64"), "0");
    let big = Asked {
        triple: "aarch64_be-unknown-linux-gnu",
        ..asked(&order)
    };
    assert_eq!(big.places("i64").unwrap(), "RAX");
}

/// What nobody knows is asked for, all of it, and taken in every form that `--assume` has.
#[test]
fn unknown_conditions() {
    let c = convention(|b| {
        let rax = b.regs(&["RAX"]);
        let rcx = b.regs(&["RCX"]);
        let rdx = b.regs(&["RDX"]);
        vec![
            b.when("Machine.hasWings()", &rax),
            b.when("State.getPhase() > 3", &rcx),
            rdx,
        ]
    });
    assert_eq!(
        asked(&c).places("i64").unwrap_err(),
        AssignError::Unknown(vec![
            "hasWings()".to_owned(),
            "State.getPhase()>3".to_owned()
        ])
    );
    let with = |assume: &[&str]| {
        Asked {
            assume,
            ..asked(&c)
        }
        .places("i64")
    };
    assert_eq!(with(&["hasWings()=true", "getPhase()=1"]).unwrap(), "RAX");
    assert_eq!(with(&["hasWings=false", "getPhase()=4"]).unwrap(), "RCX");
    assert_eq!(
        with(&["Machine.hasWings()=false", "State.getPhase() > 3=false"]).unwrap(),
        "RDX"
    );
    for wrong in ["hasWings()", "=true", "hasWings()=", ""] {
        let error = Assumptions::default().add(wrong).unwrap_err();
        assert!(error.contains("PREDICATE=true"), "{wrong}: {error}");
    }
}

#[test]
fn conditions_that_cannot_be_read() {
    for (condition, message) in [
        ("", "expected a condition at offset 0"),
        ("a &&", "expected a condition at offset 4"),
        ("(a", "expected ')' at offset 2"),
        ("a b", "unexpected text at offset 2"),
        ("a ? b", "unexpected character at offset 2"),
        ("f(\"x", "string without end at offset 2"),
        ("f(", "a bracket is not closed at offset 2"),
        ("a ==", "expected a condition at offset 4"),
        ("caf\u{e9}()", "unexpected character at offset 3"),
    ] {
        let mut book = Book::new();
        let r = book.regs(&["RAX"]);
        let held = book.when(condition, &r);
        book.convention("C", &[&held]);
        let errors = book.read().unwrap_err();
        let expected = format!("action 1 of 'C': predicate '{condition}': {message}");
        assert!(
            errors[0].message.starts_with(&expected),
            "{condition}: {errors:?}"
        );
    }
    // As deep as anything: an error, no end of the stack.
    let deep = "(".repeat(100_000);
    let mut book = Book::new();
    let r = book.regs(&["RAX"]);
    let held = book.when(&deep, &r);
    book.convention("C", &[&held]);
    assert!(book.read().unwrap_err()[0].message.contains("too deeply"));
    let many = format!("{}ArgFlags.isInReg()", "!".repeat(100_001));
    let c = convention(|b| {
        let r = b.regs(&["RAX"]);
        vec![b.when(&many, &r)]
    });
    assert_eq!(places(&c, "i64"), "RAX");
}

#[test]
fn functions_of_backends() {
    // One that is known: pointers are 64 bits wide on x32.
    let c = convention(|b| {
        let f = b.act("CCCustom", &[("FuncName", text("CC_X86_64_Pointer"))]);
        let r = b.regs(&["RAX"]);
        vec![f, b.if_type(&["i64"], &r)]
    });
    let x32 = Asked {
        triple: "x86_64-unknown-linux-gnux32",
        ..asked(&c)
    };
    assert_eq!(x32.places("ptr").unwrap(), "RAX");
    // One that is not: an error that names it.
    let c = convention(|b| vec![b.act("CCCustom", &[("FuncName", text("CC_Mine"))])]);
    assert_eq!(
        asked(&c).places("i64").unwrap_err(),
        AssignError::Custom {
            function: "CC_Mine".to_owned(),
            convention: "C".to_owned()
        }
    );
    // One that says that there is nothing to assign.
    let c = convention(|b| vec![b.act("CCCustom", &[("FuncName", text("CC_X86_AnyReg_Error"))])]);
    let error = asked(&c).places("i64").unwrap_err();
    assert!(matches!(error, AssignError::Refused { .. }), "{error}");
}

/// A convention that is a function of its own, and a planner that stands behind it.
#[test]
fn conventions_of_functions() {
    let mut book = Book::new();
    book.add(
        "C",
        &["CallingConv", "CustomCallingConv"],
        &[("Actions", names(&[])), ("Custom", FieldValue::Int(1))],
    );
    let c = book.good();
    let error = asked(&c).places("i64").unwrap_err();
    assert_eq!(
        error.to_string(),
        AssignError::Custom {
            function: "C".to_owned(),
            convention: "C".to_owned()
        }
        .to_string()
    );
    let planner = |name: &str| {
        (name == "C").then(|| {
            let rbx = callconv::register(neverc_target::Arch::X86_64, "rbx").unwrap();
            Ok(callconv::Assignment {
                arguments: vec![callconv::Slot {
                    value: 0,
                    piece: 0,
                    size: 8,
                    align: 8,
                    place: callconv::Place::Register(rbx),
                    flags: 0,
                }],
                returns: Vec::new(),
                callee_saved: None,
                stack_alignment: 16,
                displaced: Vec::new(),
            })
        })
    };
    let target = Target::new(X86);
    let assumptions = Assumptions::default();
    let question = Question {
        conventions: &c,
        target: &target,
        convention: "C",
        assumptions: &assumptions,
        delegate: Some(Delegate(&planner)),
    };
    let (parameters, variadic) = parse_values("i64").unwrap();
    let function = Function {
        result: Value::new(IrType::Void),
        parameters,
        variadic,
    };
    let (pieces, _) = question.parameters("C", &function, false).unwrap();
    assert_eq!(word(&pieces[0][0]), "RBX");
}

/// The set operators of TableGen's register lists.
#[test]
fn saved_registers() {
    let dag = |operator: &str, operands: &[FieldValue]| {
        FieldValue::Dag(Box::new(name(operator)), operands.to_vec())
    };
    let some = |list: &[&str]| {
        let operands: Vec<FieldValue> = list.iter().map(|n| name(n)).collect();
        dag("add", &operands)
    };
    let mut book = Book::new();
    book.add(
        "GR",
        &["RegisterClass"],
        &[("MemberList", some(&["RAX", "RCX", "RDX", "RBX"]))],
    );
    book.saved("CSR_One", some(&["RBX", "XMM0", "RBX"]));
    let five = FieldValue::Int(5);
    for (list, value, expected) in [
        (
            "CSR_Add",
            dag("add", &[name("CSR_One"), name("RCX")]),
            "RBX XMM0 RCX",
        ),
        (
            "CSR_Sub",
            dag("sub", &[name("CSR_Add"), name("XMM0"), name("RCX")]),
            "RBX",
        ),
        (
            "CSR_And",
            dag("and", &[name("GR"), name("CSR_Add")]),
            "RCX RBX",
        ),
        ("CSR_Class", dag("add", &[name("GR")]), "RAX RCX RDX RBX"),
        (
            "CSR_Shl",
            dag("shl", &[name("GR"), FieldValue::Int(1)]),
            "RCX RDX RBX",
        ),
        (
            "CSR_Dec",
            dag("decimate", &[name("GR"), FieldValue::Int(2)]),
            "RAX RDX",
        ),
        (
            "CSR_Rotl",
            dag("rotl", &[name("GR"), FieldValue::Int(1)]),
            "RCX RDX RBX RAX",
        ),
        (
            "CSR_Rotr",
            dag("rotr", &[name("GR"), FieldValue::Int(1)]),
            "RBX RAX RCX RDX",
        ),
        (
            "CSR_Seq",
            dag(
                "sequence",
                &[text("XMM%u"), FieldValue::Int(1), FieldValue::Int(3)],
            ),
            "XMM1 XMM2 XMM3",
        ),
        (
            "CSR_Signed",
            dag(
                "sequence",
                &[text("XMM%d"), FieldValue::Int(3), FieldValue::Int(2)],
            ),
            "XMM3 XMM2",
        ),
        (
            "CSR_Inter",
            dag(
                "interleave",
                &[
                    some(&["RAX", "RCX"]),
                    some(&["XMM0", "XMM1"]),
                    FieldValue::Int(1),
                ],
            ),
            "RAX XMM0 RCX XMM1",
        ),
        (
            "CSR_Trunc",
            dag("trunc", &[name("GR"), FieldValue::Int(2)]),
            "RAX RCX",
        ),
        ("CSR_None", dag("add", &[]), ""),
    ] {
        book.saved(list, value.clone());
        let records = book.records.clone();
        let read = Book { records }.good();
        assert_eq!(read.preserved(list).unwrap().join(" "), expected, "{list}");
    }
    for (value, message) in [
        (five, "no list"),
        (dag("add", &[FieldValue::Int(3)]), "no register"),
        (dag("twist", &[name("RAX")]), "twist"),
        (
            dag("sequence", &[text("XMM%u"), FieldValue::Int(0)]),
            "sequence",
        ),
        (
            dag(
                "sequence",
                &[text("R%u"), FieldValue::Int(0), FieldValue::Int(i64::MAX)],
            ),
            "sequence",
        ),
    ] {
        let mut book = Book::new();
        book.saved("CSR", value.clone());
        let errors = book.read().unwrap_err();
        assert!(
            errors[0].message.contains(message) && errors[0].place.file == "t.td",
            "{value:?}: {errors:?}"
        );
    }
    // Lists of lists of lists: an error in reasonable time, no end of the stack.
    let mut twice = some(&["RAX"]);
    for _ in 0..60 {
        twice = dag("add", &[twice.clone()]);
    }
    let mut book = Book::new();
    book.saved("CSR_Deep", twice);
    assert_eq!(book.good().preserved("CSR_Deep").unwrap(), ["RAX"]);
    let mut book = Book::new();
    book.saved("CSR_0", some(&["RAX"]));
    for i in 1..62 {
        let below = name(&format!("CSR_{}", i - 1));
        book.saved(&format!("CSR_{i}"), dag("add", &[below.clone(), below]));
    }
    let errors = book.read().unwrap_err();
    assert!(errors[0].message.contains("too"), "{errors:?}");
    let mut book = Book::new();
    book.saved("CSR_A", some(&["CSR_A"]));
    assert!(book.read().is_err());
}

/// What no description may say, each with the place of the record that says it.
#[test]
fn wrong_records() {
    type Make = fn(&mut Book) -> String;
    let cases: &[(Make, &str)] = &[
        (|b| b.regs(&["R99"]), "'R99' is no register"),
        (|b| b.stack(-1, 8), "Size -1 is out of range"),
        (|b| b.stack(8, 3), "alignment 3 is no power of two"),
        (|b| b.stack(8, 1 << 40), "out of range"),
        (
            |b| {
                b.act(
                    "CCAssignToRegWithShadow",
                    &[
                        ("RegList", names(&["RAX", "RCX"])),
                        ("ShadowRegList", names(&["RDX"])),
                    ],
                )
            },
            "2 registers but 1 shadows",
        ),
        (|b| b.act("CCTwist", &[]), "'CCTwist' is no known action"),
        (
            |b| {
                let r = b.regs(&["RAX"]);
                b.under(&["CCIfTwisted"], ("X", FieldValue::Unset), &r)
            },
            "'CCIfTwisted' is no known condition",
        ),
        (
            |b| b.act("CCPromoteToType", &[]),
            "field 'DestTy' of 'anonymous",
        ),
        (|b| b.act("CCCustom", &[]), "is not a string"),
        (|_| "nothing".to_owned(), "'nothing' is no action"),
        (
            |b| {
                let mut inner = b.regs(&["RAX"]);
                for _ in 0..70 {
                    inner = b.if_type(&["i64"], &inner);
                }
                inner
            },
            "nested too deeply",
        ),
    ];
    for (make, message) in cases {
        let mut book = Book::new();
        let action = make(&mut book);
        book.convention("C", &[&action]);
        let place = book.records.last().unwrap().place.clone();
        let errors = book.read().unwrap_err();
        assert!(errors[0].message.contains(message), "{message}: {errors:?}");
        assert_eq!(errors[0].place, place, "{message}");
    }
    // A chain of registers that are parts of each other, as long as a file makes it.
    let mut book = Book::new();
    let mut before = "RBX".to_owned();
    for i in 0..20_000 {
        let register = format!("P{i}");
        book.add(&register, &["Register"], &[("SubRegs", names(&[&before]))]);
        before = register;
    }
    book.records.reverse();
    let errors = book.read().unwrap_err();
    assert!(errors[0].message.contains("too deep"), "{:?}", errors[0]);
}
