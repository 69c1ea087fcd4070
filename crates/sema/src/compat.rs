//! Compatible and composite types. C23 6.2.7.

use crate::cx::Sema;
use crate::types::QualType;

impl Sema<'_> {
    /// Whether the types are compatible, qualifiers included.
    pub fn compatible(&self, a: QualType, b: QualType) -> bool {
        self.unit.types.same(a, b)
    }

    /// Composite type of two compatible types.
    pub fn composite(&mut self, a: QualType, _b: QualType) -> QualType {
        a
    }
}
