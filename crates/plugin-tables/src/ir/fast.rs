//! The slots that a walk over a module calls for every instruction, without the ceremony of the generated thunks.
//!
//! Each answers what is in order from the layout of values and the shadow of handles, and leaves everything else to
//! the generated thunk, which finds the status. Traced hosts do not use them, nor do passes whose plugin may come with
//! threads of its own: the thunks say where the thread is, these do not.

use std::ffi::c_void;
use std::ptr::null_mut;
use std::sync::OnceLock;

use neverc_abi::*;
use neverc_llvm::reflect::{TypeRef, ValueRef};
use neverc_plugin_host::boundary::{Binding, OutSlice};
use neverc_plugin_host::tables::ir_core_table;

use crate::ir::bridge::Bridge;
use crate::ir::handles::Kind;
use crate::ir::schema::schema;

struct Slow(NevercIRCoreAPI);

// SAFETY: function pointers, and no context.
unsafe impl Send for Slow {}
// SAFETY: as above.
unsafe impl Sync for Slow {}

/// The generated thunks.
fn slow() -> &'static NevercIRCoreAPI {
    static SLOW: OnceLock<Slow> = OnceLock::new();
    &SLOW
        .get_or_init(|| Slow(ir_core_table::<Bridge>(null_mut())))
        .0
}

/// The bridge behind a table's context, when the call is in order.
///
/// # Safety
/// As for the generated thunks: null, or a live binding.
#[inline(always)]
unsafe fn bridge<'a>(context: *mut c_void, task: NevercTaskHandle) -> Option<&'a Bridge> {
    // SAFETY: promised by the caller.
    let bridge = unsafe { context.cast::<Binding<Bridge>>().as_ref()? }.table();
    (!bridge.guarded.get() && bridge.check(task).is_ok()).then_some(bridge)
}

/// The live value behind a handle.
#[inline(always)]
fn value(bridge: &Bridge, handle: NevercIRValueHandle) -> Option<ValueRef> {
    if !bridge.owns(handle) {
        return None;
    }
    let address = bridge.shadow.borrow().live(handle.value, Kind::Value)?;
    // SAFETY: the shadow says that a live value was wrapped at the address.
    unsafe { ValueRef::from_address(address) }
}

/// Writes a handle; false when it cannot be had.
#[inline(always)]
fn write(bridge: &Bridge, address: usize, kind: Kind, out: *mut NevercHandle) -> bool {
    let wrapped = bridge.shadow.borrow_mut().wrap(address, kind);
    match wrapped {
        Ok(value) if !out.is_null() => {
            // SAFETY: not null; the plugin vouches for one handle.
            unsafe { out.write_unaligned(bridge.handle(value)) };
            true
        }
        _ => false,
    }
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

macro_rules! otherwise {
    ($slot:ident($($argument:expr),*)) => {
        match slow().$slot {
            // SAFETY: the arguments are those of the call.
            Some(slot) => unsafe { slot($($argument),*) },
            None => REFUSED,
        }
    };
}

unsafe extern "C-unwind" fn value_kind(
    context: *mut c_void,
    task: NevercTaskHandle,
    handle: NevercIRValueHandle,
    out: *mut NevercIRValueKind,
) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract.
    if let Some(bridge) = unsafe { bridge(context, task) }
        && let Some(value) = value(bridge, handle)
        && !out.is_null()
    {
        // SAFETY: not null; the plugin vouches for one number.
        unsafe { out.write_unaligned(schema().value_kind[usize::from(value.id())]) };
        return OK;
    }
    otherwise!(get_value_kind(context, task, handle, out))
}

unsafe extern "C-unwind" fn opcode(
    context: *mut c_void,
    task: NevercTaskHandle,
    handle: NevercIRValueHandle,
    out: *mut NevercIROpcode,
) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract.
    if let Some(bridge) = unsafe { bridge(context, task) }
        && let Some(value) = value(bridge, handle)
        && !out.is_null()
    {
        let opcode = schema().opcode[usize::from(value.id())];
        if opcode != 0 {
            // SAFETY: not null; the plugin vouches for one number.
            unsafe { out.write_unaligned(opcode) };
            return OK;
        }
    }
    otherwise!(get_instruction_opcode(context, task, handle, out))
}

unsafe extern "C-unwind" fn value_type(
    context: *mut c_void,
    task: NevercTaskHandle,
    handle: NevercIRValueHandle,
    out: *mut NevercIRTypeHandle,
) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract.
    if let Some(bridge) = unsafe { bridge(context, task) }
        && let Some(value) = value(bridge, handle)
        && write(bridge, value.ty().address(), Kind::Type, out)
    {
        return OK;
    }
    otherwise!(get_value_type(context, task, handle, out))
}

unsafe extern "C-unwind" fn type_kind(
    context: *mut c_void,
    task: NevercTaskHandle,
    handle: NevercIRTypeHandle,
    out: *mut NevercIRTypeKind,
) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract.
    if let Some(bridge) = unsafe { bridge(context, task) }
        && bridge.owns(handle)
        && !out.is_null()
    {
        let address = bridge.shadow.borrow().live(handle.value, Kind::Type);
        // SAFETY: the shadow says that a live type was wrapped at the address.
        if let Some(ty) = address.and_then(|a| unsafe { TypeRef::from_address(a) }) {
            // SAFETY: not null; the plugin vouches for one number.
            unsafe { out.write_unaligned(schema().type_kind[usize::from(ty.id())]) };
            return OK;
        }
    }
    otherwise!(get_type_kind(context, task, handle, out))
}

unsafe extern "C-unwind" fn operand_count(
    context: *mut c_void,
    task: NevercTaskHandle,
    handle: NevercIRValueHandle,
    out: *mut u64,
) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract.
    if let Some(bridge) = unsafe { bridge(context, task) }
        && let Some(value) = value(bridge, handle)
        && schema().is_user[usize::from(value.id())]
        && !out.is_null()
    {
        // SAFETY: not null; the plugin vouches for one number.
        unsafe { out.write_unaligned(u64::from(value.operand_count_of_user())) };
        return OK;
    }
    otherwise!(get_operand_count(context, task, handle, out))
}

unsafe extern "C-unwind" fn operand(
    context: *mut c_void,
    task: NevercTaskHandle,
    handle: NevercIRValueHandle,
    index: u64,
    out: *mut NevercIRValueHandle,
) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract.
    if let Some(bridge) = unsafe { bridge(context, task) }
        && let Some(value) = value(bridge, handle)
        && schema().is_user[usize::from(value.id())]
        && index < u64::from(value.operand_count_of_user())
        // SAFETY: a user, and the index is below its count.
        && let Some(operand) = unsafe { value.operand_of_user(index as u32) }
        && write(bridge, operand.address(), Kind::Value, out)
    {
        return OK;
    }
    otherwise!(get_operand(context, task, handle, index, out))
}

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
    otherwise!(begin_value_cursor(
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
    otherwise!(collect_value_cursor(
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
    otherwise!(get_module_identifier(context, task, out))
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
