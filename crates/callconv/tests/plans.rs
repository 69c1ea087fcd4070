//! Plans for whole signatures. Expected places come from the rules of docs/calling-conventions.md and, for what specs do
//! not cover, from the ABI documents (SysV AMD64 3.2.3, AAPCS64 6.8.2).

use neverc_callconv::{
    Assignment, ByVal, Features, Identity, Misplaced, Parameter, PlanError, Registers, Signature,
    Spec, Type, assign, plan,
};
use neverc_target::Arch;
use neverc_target::Arch::{AArch64, X86_64};
use neverc_target::abi::Float;

const INT: Type = Type::Int(32);
const LONG: Type = Type::Int(64);
const FLOAT: Type = Type::Float(Float::Single);
const DOUBLE: Type = Type::Float(Float::Double);
const PTR: Type = Type::Pointer;
const WIDE: Type = Type::Int(128);

fn vector(elem: Type, n: u32) -> Type {
    Type::Vector(Box::new(elem), n)
}

fn array(elem: Type, n: u64) -> Type {
    Type::Array(Box::new(elem), n)
}

fn structure(members: &[Type]) -> Type {
    Type::Struct {
        members: members.to_vec(),
        packed: false,
    }
}

fn signature(result: Type, parameters: &[Type]) -> Signature {
    Signature {
        result,
        parameters: parameters.iter().cloned().map(Parameter::new).collect(),
        variadic: false,
    }
}

/// `result <- pieces; arguments`: each piece as `value[offset..end]=place`, offsets only where a value has several.
fn show(made: &Assignment) -> String {
    let slots = |list: &[neverc_callconv::Slot]| {
        list.iter()
            .map(|s| {
                let several = list.iter().filter(|o| o.value == s.value).count() > 1;
                let range = if several {
                    format!("[{}..{}]", s.piece, s.piece + s.size)
                } else {
                    String::new()
                };
                let flags = match s.flags {
                    0 => "",
                    1 => "*",
                    _ => "*copy",
                };
                format!("{}{range}={}{flags}", s.value, s.place)
            })
            .collect::<Vec<_>>()
            .join(" ")
    };
    format!("{} <- {}", slots(&made.returns), slots(&made.arguments))
}

fn places_with(arch: Arch, features: &Features, spec: &str, signature: &Signature) -> String {
    let spec = Spec::parse(spec);
    show(&assign(arch, features, &spec, signature).expect("there is a plan"))
}

fn places(arch: Arch, spec: &str, result: Type, parameters: &[Type]) -> String {
    let signature = signature(result, parameters);
    places_with(arch, &Features::default(), spec, &signature)
}

#[test]
fn pools_give_the_next_free_register_of_the_class() {
    assert_eq!(
        places(X86_64, "gpr:rcx,rdx,r8;ret:rax", INT, &[INT, INT, INT]),
        "0=rax <- 0=rcx 1=rdx 2=r8"
    );
    assert_eq!(
        places(
            X86_64,
            "gpr:rcx,rdx;xmm:xmm5,xmm4;ret_xmm:xmm3",
            FLOAT,
            &[DOUBLE, PTR, FLOAT, LONG]
        ),
        "0=xmm3 <- 0=xmm5 1=rcx 2=xmm4 3=rdx"
    );
    assert_eq!(
        places(
            AArch64,
            "gpr:x9,x10;fpr:v5,v6;ret:x0;ret_fpr:v0",
            FLOAT,
            &[INT, FLOAT, FLOAT, INT]
        ),
        "0=v0 <- 0=x9 1=v5 2=v6 3=x10"
    );
}

#[test]
fn a_pool_that_is_used_up_sends_the_rest_to_the_stack() {
    assert_eq!(
        places(X86_64, "gpr:rcx;ret:rax", INT, &[INT, INT, INT]),
        "0=rax <- 0=rcx 1=stack+0 2=stack+8"
    );
    assert_eq!(
        places(AArch64, "gpr:x9", Type::Void, &[INT, INT, LONG]),
        " <- 0=x9 1=stack+0 2=stack+8"
    );
}

#[test]
fn names_that_the_table_does_not_know_are_passed_over() {
    assert_eq!(
        places(X86_64, "gpr:rsp,rcx;ret:rax", INT, &[INT]),
        "0=rax <- 0=rcx"
    );
    assert_eq!(
        places(
            X86_64,
            "gpr:ecx,foo,xmm0,rcx,rcx,rdx",
            Type::Void,
            &[INT, INT]
        ),
        " <- 0=rcx 1=rdx"
    );
    // A pool of nothing but such names is an empty pool, not an absent one.
    assert_eq!(
        places(X86_64, "gpr:rsp", Type::Void, &[INT]),
        " <- 0=stack+0"
    );
}

#[test]
fn positions_name_the_place_of_each_argument() {
    assert_eq!(
        places(X86_64, "args:rcx,stack,r8;ret:rax", INT, &[INT, INT, INT]),
        "0=rax <- 0=rcx 1=stack+0 2=r8"
    );
    assert_eq!(
        places(X86_64, "args:stack,MEM,Stack", INT, &[INT, INT, INT]),
        "0=rax <- 0=stack+0 1=stack+8 2=stack+16"
    );
}

#[test]
fn positions_that_do_not_suit_are_on_the_stack() {
    let spec = Spec::parse("args:xmm1,rcx,rcx,nope,rdx");
    let parameters = [INT, INT, INT, INT, DOUBLE, INT];
    let made = assign(
        X86_64,
        &Features::default(),
        &spec,
        &signature(Type::Void, &parameters),
    )
    .unwrap();
    assert_eq!(
        show(&made),
        " <- 0=stack+0 1=rcx 2=stack+8 3=stack+16 4=stack+24 5=stack+32"
    );
    let why: Vec<(u32, Misplaced)> = made.displaced.iter().map(|d| (d.argument, d.why)).collect();
    assert_eq!(
        why,
        [
            (0, Misplaced::WrongClass),
            (2, Misplaced::Taken),
            (3, Misplaced::UnknownRegister),
            (4, Misplaced::WrongClass),
            (5, Misplaced::NoToken),
        ]
    );
}

#[test]
fn positions_take_precedence_over_pools() {
    assert_eq!(
        places(
            X86_64,
            "args:rbx;gpr:rcx;xmm:xmm5",
            Type::Void,
            &[INT, DOUBLE]
        ),
        " <- 0=rbx 1=stack+0"
    );
}

#[test]
fn classes_without_a_list_follow_the_standard_convention() {
    // SysV AMD64: rdi rsi rdx rcx r8 r9, xmm0 to xmm7.
    assert_eq!(
        places(X86_64, "xmm:xmm9", LONG, &[INT, DOUBLE, PTR, DOUBLE]),
        "0=rax <- 0=rdi 1=xmm9 2=rsi 3=stack+0"
    );
    assert_eq!(
        places(X86_64, "gpr:rcx", DOUBLE, &[DOUBLE, INT]),
        "0=xmm0 <- 0=xmm0 1=rcx"
    );
    assert_eq!(places(X86_64, "ret:rbx", INT, &[INT]), "0=rbx <- 0=rdi");
    assert_eq!(
        places(AArch64, "fpr:v9", INT, &[INT, FLOAT]),
        "0=x0 <- 0=x0 1=v9"
    );
}

#[test]
fn results_without_enough_registers_are_standard() {
    assert_eq!(
        places(X86_64, "ret:rcx", WIDE, &[]),
        "0[0..8]=rax 0[8..16]=rdx <- "
    );
    assert_eq!(
        places(X86_64, "ret:rcx,rbx", WIDE, &[]),
        "0[0..8]=rcx 0[8..16]=rbx <- "
    );
    assert_eq!(places(X86_64, "ret:xmm3", DOUBLE, &[]), "0=xmm0 <- ");
    assert_eq!(
        places(
            X86_64,
            "ret:rsi;ret_xmm:xmm7",
            structure(&[DOUBLE, LONG]),
            &[]
        ),
        "0[0..8]=xmm7 0[8..16]=rsi <- "
    );
    let nine = structure(&[LONG, LONG, LONG, LONG]);
    assert_eq!(
        assign(
            X86_64,
            &Features::default(),
            &Spec::default(),
            &signature(nine.clone(), &[])
        ),
        Err(PlanError::ResultTooLarge(nine))
    );
}

#[test]
fn wide_integers_are_all_in_registers_or_all_on_the_stack() {
    assert_eq!(
        places(X86_64, "gpr:rcx,rdx,rbx", Type::Void, &[INT, WIDE]),
        " <- 0=rcx 1[0..8]=rdx 1[8..16]=rbx"
    );
    // One register is left: the value goes to the stack, a later one takes the register.
    assert_eq!(
        places(X86_64, "gpr:rcx,rdx", Type::Void, &[INT, WIDE, INT]),
        " <- 0=rcx 1[0..8]=stack+0 1[8..16]=stack+8 2=rdx"
    );
    assert_eq!(
        places(X86_64, "args:rax+rdx,rcx", Type::Void, &[WIDE, WIDE]),
        " <- 0[0..8]=rax 0[8..16]=rdx 1[0..8]=stack+0 1[8..16]=stack+8"
    );
    // 16-byte alignment on the stack.
    assert_eq!(
        places(X86_64, "gpr:rcx", Type::Void, &[INT, INT, WIDE]),
        " <- 0=rcx 1=stack+0 2[0..8]=stack+16 2[8..16]=stack+24"
    );
}

#[test]
fn pieces_of_one_source_argument_share_its_fate() {
    let mut sig = signature(Type::Void, &[INT, LONG, LONG, INT]);
    sig.parameters[2].continues = true;
    let default = Features::default();
    assert_eq!(
        places_with(X86_64, &default, "gpr:rcx,rdx,rbx", &sig),
        " <- 0=rcx 1=rdx 2=rbx 3=stack+0"
    );
    assert_eq!(
        places_with(X86_64, &default, "gpr:rcx,rdx", &sig),
        " <- 0=rcx 1=stack+0 2=stack+8 3=rdx"
    );
    // Positions count source arguments.
    assert_eq!(
        places_with(X86_64, &default, "args:rcx,rsi+rdi,rax", &sig),
        " <- 0=rcx 1=rsi 2=rdi 3=rax"
    );
    assert_eq!(
        places_with(X86_64, &default, "args:rcx,rsi,rax", &sig),
        " <- 0=rcx 1=stack+0 2=stack+8 3=rax"
    );
}

#[test]
fn one_integer_may_be_cut_into_parts_of_registers() {
    assert_eq!(
        places(X86_64, "args:rax.4+rdx.4;ret:rax.4+rdx.4", LONG, &[LONG]),
        "0[0..4]=rax 0[4..8]=rdx <- 0[0..4]=rax 0[4..8]=rdx"
    );
    assert_eq!(
        places(X86_64, "args:rax.4+rdx.8", Type::Void, &[LONG]),
        " <- 0=stack+0"
    );
}

#[test]
fn sret_is_the_first_argument_and_comes_back_as_the_result() {
    let mut sig = signature(Type::Void, &[PTR, LONG]);
    sig.parameters[0].sret = true;
    let default = Features::default();
    assert_eq!(
        places_with(X86_64, &default, "gpr:rcx,rdx,r8;ret:rax", &sig),
        "0=rax* <- 0=rcx 1=rdx"
    );
    assert_eq!(
        places_with(X86_64, &default, "", &sig),
        "0=rax* <- 0=rdi 1=rsi"
    );
    // AAPCS64 6.9: x8, and nothing comes back.
    assert_eq!(places_with(AArch64, &default, "", &sig), " <- 0=x8 1=x0");
    assert_eq!(
        places_with(AArch64, &default, "gpr:x9,x10;ret:x3", &sig),
        "0=x3* <- 0=x9 1=x10"
    );
}

#[test]
fn byval_is_the_address_of_a_copy_or_the_object_on_the_stack() {
    let mut sig = signature(LONG, &[PTR, LONG]);
    sig.parameters[0].byval = Some(ByVal { size: 24, align: 8 });
    let default = Features::default();
    assert_eq!(
        places_with(X86_64, &default, "gpr:rcx,rdx;ret:rax", &sig),
        "0=rax <- 0=rcx*copy 1=rdx"
    );
    let standard = assign(X86_64, &default, &Spec::default(), &sig).unwrap();
    assert_eq!(show(&standard), "0=rax <- 0=stack+0 1=rdi");
    assert_eq!(standard.arguments[0].size, 24);
    assert_eq!(
        places_with(X86_64, &default, "args:stack,stack", &sig),
        "0=rax <- 0=stack+0 1=stack+24"
    );
}

#[test]
fn x87_values_follow_the_standard_convention() {
    let x87 = Type::Float(Float::X87);
    assert_eq!(
        places(
            X86_64,
            "gpr:rcx;xmm:xmm5",
            x87.clone(),
            &[INT, INT, x87.clone()]
        ),
        "0=st0 <- 0=rcx 1=stack+0 2=stack+16"
    );
    let two = structure(&[x87.clone(), x87.clone()]);
    assert_eq!(
        places(X86_64, "ret:rcx", two, &[]),
        "0[0..10]=st0 0[16..26]=st1 <- "
    );
    assert!(matches!(
        assign(
            AArch64,
            &Features::default(),
            &Spec::default(),
            &signature(x87, &[])
        ),
        Err(PlanError::Unsupported { value: None, .. })
    ));
}

#[test]
fn vectors_take_registers_of_the_width_that_the_processor_has() {
    let eight = vector(FLOAT, 8);
    assert_eq!(
        places(
            X86_64,
            "xmm:xmm3,xmm4",
            eight.clone(),
            std::slice::from_ref(&eight)
        ),
        "0[0..16]=xmm0 0[16..32]=xmm1 <- 0[0..16]=xmm3 0[16..32]=xmm4"
    );
    let avx = Features::parse(X86_64, "+avx");
    let sig = signature(eight.clone(), &[eight.clone(), eight.clone(), eight]);
    assert_eq!(
        places_with(X86_64, &avx, "xmm:xmm3,xmm4;ret_xmm:xmm9", &sig),
        "0=xmm9 <- 0=xmm3 1=xmm4 2=stack+0"
    );
    let made = assign(X86_64, &avx, &Spec::parse("xmm:xmm3"), &sig).unwrap();
    assert_eq!(made.stack_alignment, 32);
    let sixteen = vector(FLOAT, 16);
    let wide = Features::parse(X86_64, "+avx,+avx512f");
    let sig = signature(Type::Void, &[INT, sixteen.clone(), sixteen]);
    assert_eq!(
        places_with(X86_64, &wide, "gpr:rdi;xmm:xmm3", &sig),
        " <- 0=rdi 1=xmm3 2=stack+0"
    );
    assert_eq!(
        places(
            AArch64,
            "fpr:v20,v21",
            Type::Void,
            &[vector(INT, 2), vector(LONG, 4), vector(INT, 2)]
        ),
        " <- 0=v20 1[0..16]=stack+0 1[16..32]=stack+16 2=v21"
    );
    assert!(matches!(
        assign(
            X86_64,
            &avx,
            &Spec::default(),
            &signature(Type::Void, &[vector(Type::Int(1), 8)])
        ),
        Err(PlanError::Unsupported { value: Some(0), .. })
    ));
}

#[test]
fn scalar_floats_of_every_width_are_of_the_vector_class() {
    let all = [
        Type::Float(Float::Half),
        Type::Float(Float::BFloat),
        FLOAT,
        DOUBLE,
        Type::Float(Float::Quad),
    ];
    assert_eq!(
        places(AArch64, "fpr:v1,v2,v3,v4,v5", Type::Void, &all),
        " <- 0=v1 1=v2 2=v3 3=v4 4=v5"
    );
    assert_eq!(
        places(
            X86_64,
            "args:stack,stack,stack,stack,stack",
            Type::Void,
            &all
        ),
        " <- 0=stack+0 1=stack+8 2=stack+16 3=stack+24 4=stack+32"
    );
}

#[test]
fn homogeneous_aggregates_travel_together() {
    let hfa = array(FLOAT, 3);
    assert_eq!(
        places(
            AArch64,
            "fpr:v9,v10,v11,v12",
            hfa.clone(),
            &[hfa.clone(), hfa.clone()]
        ),
        "0[0..4]=v0 0[4..8]=v1 0[8..12]=v2 <- 0[0..4]=v9 0[4..8]=v10 0[8..12]=v11 1[0..4]=stack+0 1[4..8]=stack+4 1[8..12]=stack+8"
    );
    // AAPCS64 6.8.2 C.3: what does not fit closes v0 to v7.
    let floats: Vec<Type> = std::iter::repeat_n(FLOAT, 6).chain([hfa, FLOAT]).collect();
    assert!(places(AArch64, "", Type::Void, &floats).ends_with("7=stack+16"));
}

#[test]
fn standard_aarch64_starts_wide_integers_at_even_registers() {
    // AAPCS64 6.8.2 C.10
    assert_eq!(
        places(AArch64, "", Type::Void, &[INT, WIDE, INT]),
        " <- 0=x0 1[0..8]=x2 1[8..16]=x3 2=x4"
    );
    // C.13: what does not fit closes x0 to x7.
    let mut parameters = vec![INT; 7];
    parameters.extend([WIDE, INT]);
    assert!(
        places(AArch64, "", Type::Void, &parameters)
            .ends_with("7[0..8]=stack+0 7[8..16]=stack+8 8=stack+16")
    );
}

#[test]
fn standard_x86_leaves_registers_for_later_values() {
    let mut parameters = vec![INT; 5];
    parameters.extend([WIDE, INT]);
    assert!(
        places(X86_64, "", Type::Void, &parameters)
            .ends_with("5[0..8]=stack+0 5[8..16]=stack+8 6=r9")
    );
}

#[test]
fn static_chains_have_their_own_register_unless_a_pool_covers_them() {
    let mut sig = signature(Type::Void, &[PTR, INT]);
    sig.parameters[0].nest = true;
    let default = Features::default();
    assert_eq!(places_with(X86_64, &default, "", &sig), " <- 0=r10 1=rdi");
    assert_eq!(places_with(AArch64, &default, "", &sig), " <- 0=x18 1=x0");
    assert_eq!(
        places_with(X86_64, &default, "gpr:rcx,rdx", &sig),
        " <- 0=rcx 1=rdx"
    );
}

#[test]
fn reserved_registers_are_passed_over() {
    let reserved = Features::parse(AArch64, "+reserve-x9");
    let sig = signature(Type::Void, &[INT, INT]);
    assert_eq!(
        places_with(AArch64, &reserved, "gpr:x9,x10,x11", &sig),
        " <- 0=x10 1=x11"
    );
    let made = assign(AArch64, &reserved, &Spec::parse("args:x9"), &sig).unwrap();
    assert_eq!(made.displaced[0].why, Misplaced::Reserved);
}

#[test]
fn empty_values_are_nowhere_and_keep_their_position() {
    assert_eq!(
        places(X86_64, "args:rcx,rdx", Type::Void, &[structure(&[]), INT]),
        " <- 1=rdx"
    );
}

#[test]
fn refusals() {
    let refused = |sig: &Signature| {
        assign(X86_64, &Features::default(), &Spec::parse("gpr:rcx"), sig)
            .unwrap_err()
            .to_string()
    };
    let mut sig = signature(INT, &[INT]);
    sig.variadic = true;
    assert!(refused(&sig).contains("does not support variadic"));
    let mut sig = signature(INT, &[PTR]);
    sig.parameters[0].unsupported = Some("inalloca");
    assert!(refused(&sig).contains("'inalloca'"));
    let mut sig = signature(INT, &[PTR, PTR]);
    for p in &mut sig.parameters {
        p.byval = Some(ByVal {
            size: u64::from(u32::MAX) - 20,
            align: 8,
        });
    }
    let spec = Spec::parse("args:stack,stack");
    let made = assign(X86_64, &Features::default(), &spec, &sig);
    assert_eq!(made, Err(PlanError::StackTooLarge));
    let td = Spec::parse("td:CC_X86_64_C");
    assert!(matches!(
        assign(X86_64, &Features::default(), &td, &signature(INT, &[])),
        Err(PlanError::TableGen(_))
    ));
}

fn saved(arch: Arch, spec: &str, result: Type) -> Option<Vec<String>> {
    assign(
        arch,
        &Features::default(),
        &Spec::parse(spec),
        &signature(result, &[]),
    )
    .unwrap()
    .callee_saved
    .map(|list| list.iter().map(|s| s.llvm()).collect())
}

#[test]
fn callee_saved_registers() {
    assert_eq!(saved(X86_64, "ret:rax", INT), None);
    assert_eq!(saved(X86_64, "csr:;ret:rax", INT), None);
    assert_eq!(saved(X86_64, "ret:rax;csr:foo", INT), None);
    assert_eq!(
        saved(X86_64, "ret:rax;csr:r12,RBX,r12,rsp", INT),
        Some(vec!["R12".into(), "RBX".into()])
    );
    assert_eq!(saved(X86_64, "ret:rax;csr:none", INT), Some(vec![]));
    // A result leaves the set: the callee changes it.
    assert_eq!(
        saved(X86_64, "ret:rax;csr:rax,rbx", INT),
        Some(vec!["RBX".into()])
    );
    let standard = saved(X86_64, "ret:rbx", INT).unwrap();
    assert_eq!(standard, ["RBP", "R12", "R13", "R14", "R15"]);
    let standard = saved(AArch64, "ret_fpr:v8", DOUBLE).unwrap();
    assert!(standard.contains(&"D9".into()) && !standard.iter().any(|r| r == "D8" || r == "Q8"));
    assert_eq!(standard.len(), 12 + 7);
}

struct Numbers;

impl Registers for Numbers {
    fn number(&self, name: &str) -> Option<u32> {
        Some(match name {
            "RAX" => 51,
            "RCX" => 54,
            "R12" => 123,
            "RSP" => 60,
            _ => return None,
        })
    }

    fn name(&self, _: u32) -> Option<&str> {
        None
    }
}

#[test]
fn a_plan_has_the_numbers_of_the_code_generator() {
    let identity = Identity::built_in("x86_64-unknown-linux-gnu");
    let make = |spec: &str, sig: &Signature| {
        plan(
            X86_64,
            &Features::default(),
            &Spec::parse(spec),
            sig,
            &identity,
            &Numbers,
        )
    };
    let sig = signature(INT, &[INT, LONG]);
    let made = make("gpr:rcx;ret:rax;csr:r12", &sig).unwrap();
    assert_eq!(
        made.to_string(),
        "neverc-cc-plan-v1;schema=llvm-x86_64-unknown-linux-gnu;target=0:0;cc=0:0;stack=16;\
         returns=r,0,0,4,4,51,0,0;arguments=r,0,0,4,4,54,0,0|s,1,0,8,8,0,0,0;callee-saved=123"
    );
    assert_eq!(made.fits(&sig), Ok(()));
    assert_eq!(make("gpr:rcx;csr:none", &sig).unwrap().callee_saved, [60]);
    assert_eq!(
        make("gpr:rdx", &sig),
        Err(PlanError::NoNumber("RDX".into()))
    );
}

#[test]
fn plans_that_do_not_fit_the_signature_are_found() {
    use neverc_callconv::{Misfit, Plan};
    let base = "neverc-cc-plan-v1;schema=x;target=0:0;cc=0:0;stack=16;";
    let fits = |returns: &str, arguments: &str, sig: &Signature| {
        Plan::parse(&format!(
            "{base}returns={returns};arguments={arguments};callee-saved="
        ))
        .unwrap()
        .fits(sig)
    };
    let sig = signature(INT, &[INT, WIDE]);
    let ret = "r,0,0,4,4,1,0,0";
    let a0 = "r,0,0,4,4,2,0,0";
    let a1 = "r,1,0,8,8,3,0,0|r,1,8,8,8,4,0,0";
    assert_eq!(fits(ret, &format!("{a0}|{a1}"), &sig), Ok(()));
    let covered = |result, value| Err(Misfit::Uncovered { result, value });
    assert_eq!(fits("", &format!("{a0}|{a1}"), &sig), covered(true, 0));
    assert_eq!(fits(ret, a1, &sig), covered(false, 0));
    assert_eq!(
        fits(ret, &format!("{a0}|r,1,0,8,8,3,0,0"), &sig),
        covered(false, 1)
    );
    assert_eq!(
        fits(ret, &format!("{a0}|r,1,8,8,8,4,0,0"), &sig),
        covered(false, 1)
    );
    assert_eq!(
        fits(ret, &format!("{a0}|{a1}|r,2,0,4,4,9,0,0"), &sig),
        Err(Misfit::NoSuchValue {
            result: false,
            value: 2
        })
    );
    assert_eq!(
        fits(
            ret,
            &format!("{a0}|r,1,0,8,8,3,0,0|r,1,4,8,8,4,0,0|r,1,12,4,4,5,0,0"),
            &sig
        ),
        Err(Misfit::Overlap {
            result: false,
            value: 1
        })
    );
    assert_eq!(
        fits(ret, &format!("{a0}|r,1,0,8,8,2,0,0|r,1,8,8,8,4,0,0"), &sig),
        Err(Misfit::Shared {
            first: 0,
            second: 1
        })
    );
    assert_eq!(
        fits(ret, "s,0,0,4,4,0,0,0|s,1,0,8,8,0,0,0|s,1,8,8,8,0,8,0", &sig),
        Err(Misfit::Shared {
            first: 0,
            second: 1
        })
    );
    assert_eq!(
        fits(
            ret,
            "s,0,0,4,4,0,0,0|s,1,0,8,8,0,12,0|s,1,8,8,8,0,24,0",
            &sig
        ),
        Err(Misfit::Misaligned { value: 1 })
    );
    assert_eq!(
        fits("s,0,0,4,4,0,0,0", &format!("{a0}|{a1}"), &sig),
        Err(Misfit::ResultOnStack)
    );
    assert_eq!(
        fits(ret, &format!("r,0,0,64,4,2,0,0|{a1}"), &sig),
        Err(Misfit::TooLarge {
            result: false,
            value: 0
        })
    );
    // A small value may be planned in a whole register or slot.
    assert_eq!(
        fits("r,0,0,8,8,1,0,0", &format!("s,0,0,8,8,0,0,0|{a1}"), &sig),
        Ok(())
    );
    let nothing = signature(Type::Void, &[]);
    assert_eq!(fits("", "", &nothing), Ok(()));
    assert_eq!(
        fits(ret, "", &nothing),
        Err(Misfit::NoSuchValue {
            result: true,
            value: 0
        })
    );
}
