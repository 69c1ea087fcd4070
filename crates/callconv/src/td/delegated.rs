//! `CCCustom` functions that a planner stands behind: its plan of the whole function answers for each value.

use std::fmt;

use super::assign::{AssignError, Change, Item, State, Where};
use super::types::ValueType;
use crate::assign::{Assignment, Place, Slot};
use crate::plan::flags;

/// Whom to ask about functions that conventions call and that are not known here.
#[derive(Clone, Copy)]
pub struct Delegate<'a>(
    /// The plan that the planner of a name makes of the function under assignment; `None`: no such planner.
    pub &'a dyn Fn(&str) -> Option<Result<Assignment, String>>,
);

impl fmt::Debug for Delegate<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Delegate")
    }
}

/// What the planner of a function says about a value: whether it was taken. `None`: there is no planner of that name.
pub(super) fn ask(
    state: &mut State<'_>,
    function: &str,
    item: &mut Item,
) -> Option<Result<bool, AssignError>> {
    let delegate = state.delegate?;
    // One plan serves all values of a function.
    if !state.planned.iter().any(|(name, _)| name == function) {
        let made = match (delegate.0)(function)? {
            Ok(assignment) => assignment,
            Err(reason) => return Some(Err(AssignError::Planner(reason))),
        };
        state.planned.push((function.to_owned(), made));
    }
    let (_, assignment) = state.planned.iter().find(|(name, _)| name == function)?;
    let all = if state.result {
        &assignment.returns
    } else {
        &assignment.arguments
    };
    let slots: Vec<Slot> = all
        .iter()
        .copied()
        .filter(|s| s.value as usize == item.value)
        .collect();
    Some(take(state, function, item, &slots))
}

fn take(
    state: &mut State<'_>,
    function: &str,
    item: &mut Item,
    slots: &[Slot],
) -> Result<bool, AssignError> {
    // What the planner leaves out goes on to the convention's next action.
    if slots.is_empty() {
        return Ok(false);
    }
    let what = if state.result {
        "the result".to_owned()
    } else {
        format!("argument {}", item.value)
    };
    let refuse = |why: String| Err(AssignError::Planner(format!("planner '{function}' {why}")));
    let by_address = slots.iter().find(|s| s.flags & flags::INDIRECT != 0);
    let slot = match by_address {
        // One address stands for all pieces.
        Some(_) if item.offset > 0 => return Ok(true),
        Some(slot) => {
            item.place_type = ValueType::int(state.target.pointer_bits());
            item.change = Change::Indirect;
            *slot
        }
        None => {
            let exact =
                |s: &&Slot| u64::from(s.piece) == item.offset && u64::from(s.size) == item.bytes;
            match slots.iter().find(exact) {
                Some(slot) => *slot,
                None => {
                    return refuse(format!(
                        "cuts {what} in another way than its type: bytes {} to {} are one piece",
                        item.offset,
                        item.offset + item.bytes
                    ));
                }
            }
        }
    };
    match slot.place {
        Place::Register(register) => {
            let Some(id) = state.conventions.registers().find(register.llvm) else {
                return refuse(format!(
                    "gives {what} the register {}, which the description does not have",
                    register.llvm
                ));
            };
            if state.is_taken(id) {
                return refuse(format!(
                    "gives {what} the register {}, which another value has",
                    register.llvm
                ));
            }
            state.take(id);
            state.place(item, Where::Register(id), 0);
        }
        Place::Stack(offset) => {
            let (offset, size) = (u64::from(offset), u64::from(slot.size));
            let taken = state.locations.iter().any(|l| match l.place {
                Where::Stack(at) => at < offset + size && offset < at + l.slot_bytes,
                Where::Register(_) => false,
            });
            if taken {
                return refuse(format!(
                    "gives {what} the stack at {offset}, where another value is"
                ));
            }
            state.stack = state.stack.max(offset + size);
            state.place(item, Where::Stack(offset), size);
        }
    }
    Ok(true)
}
