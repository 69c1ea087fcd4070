//! Functions that conventions call by name: LLVM writes them in C++, here they are known by what they do.

use super::assign::{AssignError, Change, Item, State, Where};
use super::registers::RegisterId;
use super::types::{Scalar, ValueType};

/// What a function says about a value.
pub(super) enum Answer {
    Taken,
    NotTaken,
    Refused(&'static str),
    Unknown,
}

/// Calls a function.
pub(super) fn call(
    state: &mut State<'_>,
    function: &str,
    item: &mut Item,
    depth: u32,
) -> Result<Answer, AssignError> {
    let taken = match function {
        "CC_X86_64_Pointer" => {
            if item.place_type.as_int() != Some(64) {
                item.place_type = ValueType::int(64);
                item.change = Change::ZeroExtend;
            }
            false
        }
        "CC_X86_AnyReg_Error" | "CC_PPC_AnyReg_Error" => {
            return Ok(Answer::Refused(
                "'any register' is for stack maps and patch points, which choose the registers themselves",
            ));
        }
        "CC_SystemZ_GHC_Error" => {
            return Ok(Answer::Refused("functions of GHC return nothing here"));
        }
        "CC_X86_64_VectorCall" | "CC_X86_32_VectorCall" if item.flags.second_pass => {
            if vectorcall_second_pass(state, item, function == "CC_X86_64_VectorCall") {
                true
            } else {
                return Ok(Answer::Refused(
                    "there are more vectors in homogeneous aggregates than registers for them",
                ));
            }
        }
        "CC_X86_64_VectorCall" => vectorcall_64(state, item),
        "CC_X86_32_VectorCall" => vectorcall_32(state, item),
        "CC_X86_32_RegCall_Assign2Regs" => two_registers(state, item),
        "CC_X86_32_MCUInReg" => mcu_registers(state, item),
        "CC_X86_Intr" => match interrupt(state, item) {
            true => true,
            false => {
                return Ok(Answer::Refused(
                    "an interrupt handler has one or two parameters",
                ));
            }
        },
        "CC_AArch64_Custom_Block" => return arm_block(state, item, depth),
        "CC_AArch64_Custom_Stack_Block" => {
            state.pending.push(item.clone());
            if item.flags.consecutive_last {
                arm_stack_block(state, item, 8);
            }
            true
        }
        _ => return Ok(Answer::Unknown),
    };
    Ok(if taken {
        Answer::Taken
    } else {
        Answer::NotTaken
    })
}

/// The registers that vectorcall has for a type: six of its width.
fn vectorcall_registers(state: &State<'_>, ty: &ValueType) -> Vec<RegisterId> {
    let prefix = match ty.bits() {
        Some(512) if ty.is_vector() => "ZMM",
        Some(256) if ty.is_vector() => "YMM",
        _ => "XMM",
    };
    let names: Vec<String> = (0..6).map(|i| format!("{prefix}{i}")).collect();
    state.named(&names.iter().map(String::as_str).collect::<Vec<_>>())
}

/// Floating-point numbers and vectors of 128 bits and more.
fn is_vectorcall_vector(ty: &ValueType) -> bool {
    ty.is_float() || ty.is_vector() && ty.bits().is_some_and(|bits| bits >= 128)
}

/// The second pass gives the members of homogeneous aggregates what is left, in 64-bit mode also registers that were only
/// set aside.
fn vectorcall_second_pass(state: &mut State<'_>, item: &Item, shadows: bool) -> bool {
    if !item.flags.hva {
        return true;
    }
    for register in vectorcall_registers(state, &item.value_type) {
        let set_aside = || {
            let registers = state.conventions.registers();
            !state.locations.iter().any(|l| match l.place {
                Where::Register(other) => registers.overlap(register, other),
                Where::Stack(_) => false,
            })
        };
        if !state.is_taken(register) || shadows && set_aside() {
            state.take(register);
            state.place(item, Where::Register(register), 0);
            return true;
        }
    }
    false
}

fn vectorcall_64(state: &mut State<'_>, item: &Item) -> bool {
    if !is_vectorcall_vector(&item.value_type) {
        // An integer behind the fourth argument counts as a vector too.
        if let Some(&r9) = state.named(&["R9"]).first()
            && state.is_taken(r9)
        {
            let list = vectorcall_registers(state, &item.value_type);
            state.take_first(&list);
        }
        return false;
    }
    if !item.flags.hva || item.flags.hva_start {
        let general = state.named(&["RCX", "RDX", "R8", "R9"]);
        state.take_first(&general);
        let list = vectorcall_registers(state, &item.value_type);
        if let Some(register) = state.take_first(&list) {
            let registers = state.conventions.registers();
            let fifth_or_sixth = state
                .named(&["XMM4", "XMM5"])
                .iter()
                .any(|r| registers.overlap(register, *r));
            if fifth_or_sixth {
                state.slot(8, 8);
            }
            if !item.flags.hva {
                state.place(item, Where::Register(register), 0);
                return true;
            }
        }
    }
    item.flags.hva
}

fn vectorcall_32(state: &mut State<'_>, item: &mut Item) -> bool {
    if !is_vectorcall_vector(&item.value_type) {
        return false;
    }
    if item.flags.hva {
        return true;
    }
    let list = vectorcall_registers(state, &item.value_type);
    if let Some(register) = state.take_first(&list) {
        state.place(item, Where::Register(register), 0);
        return true;
    }
    if !item.value_type.is_float() {
        item.place_type = ValueType::int(32);
        item.change = Change::Indirect;
        item.flags.in_reg = true;
    }
    false
}

/// A 64-bit mask in two registers.
fn two_registers(state: &mut State<'_>, item: &Item) -> bool {
    let free: Vec<RegisterId> = state
        .named(&["EAX", "ECX", "EDX", "EDI", "ESI"])
        .into_iter()
        .filter(|r| !state.is_taken(*r))
        .take(2)
        .collect();
    if free.len() < 2 {
        return false;
    }
    for register in free {
        state.take(register);
        state.place(item, Where::Register(register), 0);
    }
    true
}

/// Intel MCU: a value in one or two of three registers, all of it or nothing.
fn mcu_registers(state: &mut State<'_>, item: &Item) -> bool {
    let list = state.named(&["EAX", "EDX", "ECX"]);
    if item.flags.split || !state.pending.is_empty() {
        state.pending.push(item.clone());
        if !item.flags.split_end {
            return true;
        }
    } else {
        return match state.take_first(&list) {
            Some(register) => {
                state.place(item, Where::Register(register), 0);
                true
            }
            None => false,
        };
    }
    let parts = std::mem::take(&mut state.pending);
    let free = list
        .iter()
        .position(|r| !state.is_taken(*r))
        .unwrap_or(list.len());
    let fits = parts.len() <= (list.len() - free).min(2);
    for (i, part) in parts.iter().enumerate() {
        if fits {
            state.take(list[free + i]);
            state.place(part, Where::Register(list[free + i]), 0);
        } else {
            let offset = state.slot(4, 4);
            state.place(part, Where::Stack(offset), 4);
        }
    }
    true
}

/// Interrupt handlers find the frame, and an error code before it, where the processor pushed them.
fn interrupt(state: &mut State<'_>, item: &Item) -> bool {
    let slot = if state.target.on("is64Bit") { 8 } else { 4 };
    let offset = match (state.parameter_count, item.number) {
        (1, 0) => state.slot(5 * slot, 4),
        (2, 0) => slot,
        (2, 1) => {
            state.slot(6 * slot, 4);
            0
        }
        _ => return false,
    };
    let pushed = if slot == 8 && state.parameter_count == 2 {
        slot
    } else {
        0
    };
    state.place(item, Where::Stack(offset + pushed), slot);
    true
}

fn arm_registers(state: &State<'_>, prefix: char, count: u32) -> Vec<RegisterId> {
    let names: Vec<String> = (0..count).map(|i| format!("{prefix}{i}")).collect();
    state.named(&names.iter().map(String::as_str).collect::<Vec<_>>())
}

fn is_arm_mask(ty: &ValueType) -> bool {
    match ty {
        ValueType::Vector {
            scalable: true,
            element: Scalar::Int(1),
            ..
        } => true,
        ValueType::Named(name) => name == "aarch64svcount",
        _ => false,
    }
}

/// AAPCS64: a homogeneous aggregate or an array in consecutive registers, all of it or nothing.
fn arm_block(state: &mut State<'_>, item: &Item, depth: u32) -> Result<Answer, AssignError> {
    let ty = &item.place_type;
    let packed_pairs = state.target.pointer_bits() == 32 && state.target.on("isTargetMachO");
    let scalable = ty.is_scalable() || is_arm_mask(ty);
    let bits = ty.bits();
    let fixed_vector = ty.is_vector() && !scalable;
    let (prefix, count) = match ty {
        ValueType::Scalar(Scalar::Int(64)) => ('X', 8),
        ValueType::Scalar(Scalar::Int(32)) if packed_pairs => ('X', 8),
        ValueType::Scalar(Scalar::F16) => ('H', 8),
        ValueType::Scalar(Scalar::F32) => ('S', 8),
        ValueType::Scalar(Scalar::F64) => ('D', 8),
        ValueType::Scalar(Scalar::F128) => ('Q', 8),
        _ if fixed_vector && bits == Some(32) => ('S', 8),
        _ if fixed_vector && bits == Some(64) => ('D', 8),
        _ if fixed_vector && bits == Some(128) => ('Q', 8),
        _ if is_arm_mask(ty) => ('P', 4),
        _ if scalable => ('Z', 8),
        _ => return Ok(Answer::NotTaken),
    };
    state.pending.push(item.clone());
    if !item.flags.consecutive_last {
        return Ok(Answer::Taken);
    }
    let list = arm_registers(state, prefix, count);
    let pairs = packed_pairs && ty.as_int() == Some(32);
    let wanted = if pairs {
        state.pending.len().div_ceil(2)
    } else {
        state.pending.len()
    };
    if let Some(block) = state.take_block(&list, wanted) {
        for (i, part) in std::mem::take(&mut state.pending).into_iter().enumerate() {
            let mut part = part;
            if pairs {
                part.place_type = ValueType::int(64);
                part.change = if i % 2 == 0 {
                    Change::ZeroExtend
                } else {
                    Change::AnyExtendUpper
                };
            }
            let register = block[if pairs { i / 2 } else { i }];
            state.place(&part, Where::Register(register), 0);
        }
        return Ok(Answer::Taken);
    }
    if scalable {
        return arm_indirect_tuple(state, item, depth);
    }
    for register in list {
        state.take(register);
    }
    let mut align = item
        .flags
        .memory_align
        .max(1)
        .min(state.target.stack_alignment());
    if !state.target.on("isTargetDarwin") {
        align = align.max(8);
    }
    arm_stack_block(state, item, align);
    Ok(Answer::Taken)
}

/// The members one behind the other in memory.
fn arm_stack_block(state: &mut State<'_>, item: &Item, align: u64) {
    let size = item.place_type.store_bytes();
    for (i, part) in std::mem::take(&mut state.pending).into_iter().enumerate() {
        let offset = state.slot(size, if i == 0 { align } else { 1 });
        state.place(&part, Where::Stack(offset), size);
    }
}

/// A tuple of scalable vectors that does not fit goes by address; the registers it could not have stay free for others.
fn arm_indirect_tuple(
    state: &mut State<'_>,
    last: &Item,
    depth: u32,
) -> Result<Answer, AssignError> {
    let Some(first) = state.pending.first().cloned() else {
        return Ok(Answer::Taken);
    };
    state.pending.clear();
    let mut list = arm_registers(state, 'Z', 8);
    list.extend(arm_registers(state, 'P', 4));
    let free: Vec<RegisterId> = list.into_iter().filter(|r| !state.is_taken(*r)).collect();
    for register in &free {
        state.take(*register);
    }
    let mut item = first;
    item.flags = last.flags.clone();
    item.place_type = item.value_type.clone();
    item.change = Change::Full;
    item.flags.consecutive = false;
    item.flags.consecutive_last = false;
    let taken = state.assign(state.entry, item, depth + 1)?;
    for register in free {
        state.release(register);
    }
    Ok(if taken {
        Answer::Taken
    } else {
        Answer::NotTaken
    })
}
