//! TableGen conventions at run time: LLVM's own notation for calling conventions, interpreted.
//!
//! A description is a set of records (parsed elsewhere, see [`RecordSet`]). [`Conventions`] are its `CallingConv` records,
//! checked; a [`Question`] sends the values of a function through them, and the answer says which register or slot each
//! piece has. Nothing here is compiled for one target: registers and their parts come from the description, and what
//! conditions ask about the target comes from [`Target`] and [`Assumptions`].

mod assign;
mod convention;
mod custom;
mod delegated;
mod evaluate;
mod legalize;
mod names;
mod plan;
mod predicate;
mod records;
mod registers;
mod saved;
mod target;
mod types;

pub use assign::{AssignError, Change};
pub use convention::Conventions;
pub use delegated::Delegate;
pub use evaluate::{Piece, PiecePlace, Places, Question};
pub use legalize::{Legalizer, Parts};
pub use names::{convention_constant, convention_spellings};
pub use plan::{TdError, assignment};
pub use predicate::Assumptions;
pub use records::{CLASSES, FieldValue, Place, Record, RecordError, RecordSet};
pub use registers::{RegisterFile, RegisterId};
pub use target::{Machine, System, Target};
pub use types::{
    ByValue, Function, IrType, Scalar, Spelled, TypeError, Value, ValueType, parse_list,
    parse_value, parse_values,
};
