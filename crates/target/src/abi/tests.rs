//! Classification of types whose treatment the ABI documents spell out, or GCC and Clang show.

use super::*;

fn ty(size: u64, align: u32, kind: Kind) -> Rc<Ty> {
    Rc::new(Ty { size, align, kind })
}

fn int(size: u64) -> Rc<Ty> {
    ty(size, size as u32, Kind::Int { signed: true })
}

fn float(f: Float) -> Rc<Ty> {
    ty(f.size(), f.size() as u32, Kind::Float(f))
}

/// A structure of members behind each other, naturally aligned.
fn record(members: &[Rc<Ty>]) -> Rc<Ty> {
    let (mut at, mut align) = (0u64, 1u32);
    let mut fields = Vec::new();
    for m in members {
        at = at.next_multiple_of(u64::from(m.align));
        fields.push(Field {
            offset: at * 8,
            ty: m.clone(),
            width: None,
            unnamed: false,
        });
        at += m.size;
        align = align.max(m.align);
    }
    ty(
        at.next_multiple_of(u64::from(align)),
        align,
        Kind::Record(Record {
            is_union: false,
            flexible: false,
            transparent: false,
            natural_align: align,
            fields,
        }),
    )
}

const SYSV: Abi = Abi::SysV { vector: 16 };

fn one(abi: Abi, argument: &Rc<Ty>) -> Pass {
    let void = ty(0, 1, Kind::Void);
    abi.classify(&void, &[argument], 1).params.remove(0)
}

fn result(abi: Abi, ret: &Rc<Ty>) -> Pass {
    abi.classify(ret, &[], 0).ret
}

#[test]
fn sysv_splits_a_structure_into_eightbytes() {
    // SysV AMD64 3.2.3: { int; float; double } has an INTEGER and an SSE eightbyte.
    let s = record(&[int(4), float(Float::Single), float(Float::Double)]);
    let parts = vec![Ir::Int(64), Ir::Float(Float::Double)];
    assert_eq!(one(SYSV, &s), Pass::coerce(Ir::Struct(parts)));
}

#[test]
fn sysv_packs_two_floats_into_one_register() {
    let s = record(&[float(Float::Single), float(Float::Single)]);
    let pair = Ir::Vector(Box::new(Ir::Float(Float::Single)), 2);
    assert_eq!(one(SYSV, &s), Pass::coerce(pair));
}

#[test]
fn sysv_puts_large_structures_and_long_doubles_into_memory() {
    let large = record(&[int(8), int(8), int(8)]);
    let on_stack = |align| Pass::Indirect { align, byval: true };
    assert_eq!(one(SYSV, &large), on_stack(8));
    let x87 = record(&[float(Float::X87)]);
    assert_eq!(one(SYSV, &x87), on_stack(16));
    // As a result it comes back in st(0).
    assert_eq!(result(SYSV, &x87), Pass::coerce(Ir::Float(Float::X87)));
}

#[test]
fn sysv_never_splits_an_argument_between_registers_and_stack() {
    let void = ty(0, 1, Kind::Void);
    let long = int(8);
    let two = record(&[int(8), int(8)]);
    let params: Vec<&Ty> = vec![&long, &long, &long, &long, &long, &two, &long];
    let plan = SYSV.classify(&void, &params, 7);
    assert_eq!(
        plan.params[5],
        Pass::Indirect {
            align: 8,
            byval: true
        }
    );
    // The register that is left goes to the next argument.
    assert_eq!(plan.params[6], Pass::Direct);
}

#[test]
fn small_integers_are_extended_by_the_caller_on_x86_64_only() {
    let short = int(2);
    assert_eq!(one(SYSV, &short), Pass::Extend { signed: true });
    assert_eq!(one(Abi::Aapcs64, &short), Pass::Direct);
}

#[test]
fn aapcs_passes_homogeneous_aggregates_in_vector_registers() {
    // AAPCS64 6.8.2 B.2, C.2.
    let hfa = record(&[
        float(Float::Double),
        float(Float::Double),
        float(Float::Double),
    ]);
    assert_eq!(
        one(Abi::Aapcs64, &hfa),
        Pass::Coerce {
            ir: Ir::Array(Box::new(Ir::Float(Float::Double)), 3),
            offset: 0,
            stack_align: Some(8)
        }
    );
    let mixed = record(&[float(Float::Double), float(Float::Single)]);
    let words = Ir::Array(Box::new(Ir::Int(64)), 2);
    assert_eq!(one(Abi::Aapcs64, &mixed), Pass::coerce(words));
}

#[test]
fn aapcs_copies_large_structures_and_passes_their_address() {
    let large = record(&[int(8), int(8), int(8)]);
    let by_address = Pass::Indirect {
        align: 8,
        byval: false,
    };
    assert_eq!(one(Abi::Aapcs64, &large), by_address);
    assert_eq!(result(Abi::Aapcs64, &large), by_address);
}

#[test]
fn aapcs_keeps_sixteen_byte_alignment_in_an_even_register_pair() {
    let s = record(&[ty(16, 16, Kind::Int { signed: true })]);
    assert_eq!(one(Abi::Aapcs64, &s), Pass::coerce(Ir::Int(128)));
}

#[test]
fn empty_structures_take_no_register() {
    let empty = record(&[]);
    assert_eq!(one(SYSV, &empty), Pass::Ignore);
    assert_eq!(one(Abi::Aapcs64, &empty), Pass::Ignore);
}
