//! Format strings of the printf and scanf families: `-Wformat`.

use neverc_source::{Loc, Range};

use crate::cx::Sema;
use crate::tree::ExprId;

impl Sema<'_> {
    /// Checks a call whose argument `format` is a format string for the arguments from `first` on.
    pub(crate) fn check_format(
        &mut self,
        scanf: bool,
        format: usize,
        first: Option<usize>,
        args: &[ExprId],
        range: Range,
        loc: Loc,
    ) {
        let _ = (scanf, format, first, args, range, loc);
    }
}
