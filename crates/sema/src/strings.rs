//! String literals: concatenation and decoding.

use neverc_source::Loc;
use neverc_syntax::ast;

use crate::cx::Sema;
use crate::tree::StringId;

impl Sema<'_> {
    /// The string that adjacent literals make. C23 6.4.5.
    pub fn string_literal(&mut self, parts: ast::List<ast::StringPart>, loc: Loc) -> StringId {
        let _ = (parts, loc);
        StringId(0)
    }

    /// The text of a (narrow) string literal expression, for asm templates, attributes and messages; `None` when it
    /// is something else (not reported).
    pub fn string_text(&mut self, e: ast::ExprId) -> Option<String> {
        let _ = e;
        None
    }
}
