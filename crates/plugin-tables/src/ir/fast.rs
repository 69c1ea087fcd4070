//! The slots that a walk over a module calls for every instruction, without the ceremony of the generated thunks.
//!
//! Each answers what is in order from the layout of values and the shadow of handles, and leaves everything else to
//! the generated thunk, which finds the status or makes a handle that is new. They call nothing but that thunk, last,
//! so that they need no stack of their own. Traced hosts do not use them, nor do passes whose plugin may come with
//! threads of its own: the thunks say where the thread is, these do not.

use std::ffi::c_void;
use std::ptr::null_mut;

use neverc_abi::*;
use neverc_llvm::reflect::{TypeRef, ValueRef};
use neverc_plugin_host::boundary::{Binding, OutSlice};
use neverc_plugin_host::tables::ir_core_table;

use crate::ir::bridge::Bridge;
use crate::ir::handles::Kind;

/// The generated thunks.
const SLOW: NevercIRCoreAPI = ir_core_table::<Bridge>(null_mut());

/// The bridge behind a table's context, when the call is in order.
///
/// # Safety
/// As for the generated thunks: null, or a live binding.
#[inline(always)]
unsafe fn bridge<'a>(context: *mut c_void, task: NevercTaskHandle) -> Option<&'a Bridge> {
    // SAFETY: promised by the caller.
    let bridge = unsafe { context.cast::<Binding<Bridge>>().as_ref()? }.table();
    bridge.is_quick(task).then_some(bridge)
}

/// The live value behind a handle of the bridge.
#[inline(always)]
fn value(bridge: &Bridge, value: u64) -> Option<ValueRef> {
    let address = bridge.shadow.recent_value(value)?;
    // SAFETY: the shadow says that a live value was wrapped at the address.
    unsafe { ValueRef::from_address(address) }
}

/// As [`value`], of a value that has operands.
#[inline(always)]
fn user(bridge: &Bridge, handle: u64) -> Option<ValueRef> {
    value(bridge, handle).filter(|v| bridge.schema.is_user[usize::from(v.id())])
}

/// Writes a handle of the bridge.
#[inline(always)]
fn write(bridge: &Bridge, value: Option<u64>, out: *mut NevercHandle) -> bool {
    value.is_some_and(|value| answer(out, bridge.handle(value)))
}

const OK: NevercStatus = NevercStatus {
    code: NEVERC_STATUS_OK,
    flags: NEVERC_STATUS_FLAG_NONE,
    detail: 0,
};

const REFUSED: NevercStatus = NevercStatus {
    code: NEVERC_STATUS_CAPABILITY_UNAVAILABLE,
    flags: NEVERC_STATUS_FLAG_NONE,
    detail: 0,
};

/// The generated thunk of a slot, called with these arguments.
macro_rules! thunk {
    ($slot:ident($($argument:expr),*)) => {
        match SLOW.$slot {
            // SAFETY: the arguments are those of the call.
            Some(slot) => unsafe { slot($($argument),*) },
            None => REFUSED,
        }
    };
}

/// A slot that asks something of an object: `$fast` answers, if it can, with `true`.
macro_rules! question {
    ($name:ident, $slot:ident($($argument:ident: $ty:ty),*), $fast:expr) => {
        unsafe extern "C-unwind" fn $name(
            context: *mut c_void,
            task: NevercTaskHandle,
            handle: NevercHandle,
            $($argument: $ty,)*
        ) -> NevercStatus {
            // SAFETY: the plugin keeps the slot's contract.
            let Some(bridge) = (unsafe { bridge(context, task) }) else {
                return thunk!($slot(context, task, handle, $($argument),*));
            };
            if !bridge.owns(handle) {
                return thunk!($slot(context, bridge.task_again(), handle, $($argument),*));
            }
            if $fast(bridge, handle.value, $($argument),*) {
                return OK;
            }
            let handle = NevercHandle {
                owner: bridge.owner_again(),
                value: handle.value,
            };
            thunk!($slot(context, bridge.task_again(), handle, $($argument),*))
        }
    };
}

/// Writes an answer.
#[inline(always)]
fn answer<T>(out: *mut T, value: T) -> bool {
    if out.is_null() {
        return false;
    }
    // SAFETY: not null; the plugin vouches for one answer.
    unsafe { out.write_unaligned(value) };
    true
}

question!(value_kind, get_value_kind(out: *mut NevercIRValueKind), |b: &Bridge, v, out| {
    value(b, v).is_some_and(|v| answer(out, b.schema.value_kind[usize::from(v.id())]))
});
question!(opcode, get_instruction_opcode(out: *mut NevercIROpcode), |b: &Bridge, v, out| {
    value(b, v).is_some_and(|v| {
        let opcode = b.schema.opcode[usize::from(v.id())];
        opcode != 0 && answer(out, opcode)
    })
});
question!(value_type, get_value_type(out: *mut NevercIRTypeHandle), |b: &Bridge, v, out| {
    value(b, v).is_some_and(|v| write(b, b.shadow.known_type(v.ty().address()), out))
});
question!(type_kind, get_type_kind(out: *mut NevercIRTypeKind), |b: &Bridge, v, out| {
    let address = b.shadow.recent_type(v);
    // SAFETY: the shadow says that a live type was wrapped at the address.
    let ty = address.and_then(|a| unsafe { TypeRef::from_address(a) });
    ty.is_some_and(|t| answer(out, b.schema.type_kind[usize::from(t.id())]))
});
question!(operand_count, get_operand_count(out: *mut u64), |b: &Bridge, v, out| {
    user(b, v).is_some_and(|v| answer(out, u64::from(v.operand_count_of_user())))
});
question!(operand, get_operand(index: u64, out: *mut NevercIRValueHandle), |b: &Bridge, v, index, out| {
    user(b, v).is_some_and(|v| {
        if index >= u64::from(v.operand_count_of_user()) {
            return false;
        }
        // SAFETY: a user, and the index is below its count.
        let operand = unsafe { v.operand_of_user(index as u32) };
        operand.is_some_and(|o| write(b, b.shadow.known(o.address(), Kind::Value), out))
    })
});

unsafe extern "C-unwind" fn begin_cursor(
    context: *mut c_void,
    task: NevercTaskHandle,
    container: NevercHandle,
    collection: NevercIRValueCollection,
    out: *mut NevercIRValueCursor,
) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract.
    if let Some(bridge) = unsafe { bridge(context, task) }
        && !out.is_null()
        && let Ok(cursor) = bridge.new_cursor(container, collection)
    {
        // SAFETY: not null; the plugin vouches for a whole cursor.
        unsafe { out.write_unaligned(cursor) };
        return OK;
    }
    thunk!(begin_value_cursor(
        context, task, container, collection, out
    ))
}

unsafe extern "C-unwind" fn collect_cursor(
    context: *mut c_void,
    task: NevercTaskHandle,
    cursor: *mut NevercIRValueCursor,
    out: *mut NevercIRValueHandle,
    capacity: u64,
    out_count: *mut u64,
) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract; a cursor that is refused is left as it was.
    if let Some(bridge) = unsafe { bridge(context, task) }
        && !out_count.is_null()
        && let Ok(mut out) = unsafe { OutSlice::new(out, capacity) }
        && let Ok(count) = bridge.collect_cursor(cursor, &mut out)
    {
        // SAFETY: not null; the plugin vouches for one number.
        unsafe { out_count.write_unaligned(count) };
        return OK;
    }
    thunk!(collect_value_cursor(
        context, task, cursor, out, capacity, out_count
    ))
}

unsafe extern "C-unwind" fn identifier(
    context: *mut c_void,
    task: NevercTaskHandle,
    out: *mut NevercStringView,
) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract.
    if let Some(bridge) = unsafe { bridge(context, task) }
        && !out.is_null()
        && let Some(text) = bridge.known_identifier()
    {
        // SAFETY: not null; the plugin vouches for one view.
        unsafe { out.write_unaligned(text) };
        return OK;
    }
    thunk!(get_module_identifier(context, task, out))
}

/// Puts the fast slots into a table.
pub(super) fn quicken(table: &mut NevercIRCoreAPI) {
    table.get_value_kind = Some(value_kind);
    table.get_instruction_opcode = Some(opcode);
    table.get_value_type = Some(value_type);
    table.get_type_kind = Some(type_kind);
    table.get_operand_count = Some(operand_count);
    table.get_operand = Some(operand);
    table.begin_value_cursor = Some(begin_cursor);
    table.collect_value_cursor = Some(collect_cursor);
    table.get_module_identifier = Some(identifier);
}
