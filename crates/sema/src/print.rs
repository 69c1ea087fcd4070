//! Types as text, as Clang shows them.

use neverc_source::Interner;

use crate::cx::Sema;
use crate::tree::Unit;
use crate::types::QualType;

/// The type as C text, sugar kept: `const char *`, `size_t`, `struct S`, `int (*)(void)`.
pub fn type_text(_unit: &Unit, _names: &Interner, _ty: QualType) -> String {
    String::new()
}

impl Sema<'_> {
    /// The type for a message: `'size_t' (aka 'unsigned long')`.
    pub fn show(&self, ty: QualType) -> String {
        format!("'{}'", type_text(&self.unit, self.names, ty))
    }
}
