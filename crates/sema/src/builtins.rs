//! Builtin functions: names, signatures and properties.

/// A builtin function: index into the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Builtin(pub u16);
