//! Sizes, alignments and record layout (SysV AMD64 3.1.2, AAPCS64 5.9, 10.1.8). Units are bytes unless said otherwise.

use neverc_target::CTypes;

use crate::cx::Sema;
use crate::tree::Unit;
use crate::types::QualType;

/// Size in bytes. `void` and functions have size 1 (GNU). `None`: incomplete, variable array, erroneous.
pub fn size_of(_unit: &Unit, _c: &CTypes, _ty: QualType) -> Option<u64> {
    None
}

/// ABI alignment in bytes (`_Alignof`). `None`: incomplete or erroneous.
pub fn align_of(_unit: &Unit, _c: &CTypes, _ty: QualType) -> Option<u32> {
    None
}

/// Preferred alignment in bytes (`__alignof__`).
pub fn preferred_align(unit: &Unit, c: &CTypes, ty: QualType) -> Option<u32> {
    align_of(unit, c, ty)
}

impl Sema<'_> {
    /// [`size_of`]
    pub fn size_of(&self, ty: QualType) -> Option<u64> {
        size_of(&self.unit, self.target, ty)
    }

    /// [`align_of`]
    pub fn align_of(&self, ty: QualType) -> Option<u32> {
        align_of(&self.unit, self.target, ty)
    }

    /// [`preferred_align`]
    pub fn preferred_align(&self, ty: QualType) -> Option<u32> {
        preferred_align(&self.unit, self.target, ty)
    }
}
