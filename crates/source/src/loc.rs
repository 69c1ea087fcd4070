//! Positions in the translation unit: 32-bit offsets into one address space.

/// A position: an offset into the address space that [`crate::SourceMap`] hands out to files and macro
/// expansions, in bytes. `Loc::NONE` (0) stands for "no position".
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Loc(pub u32);

impl Loc {
    /// No position (built-in declarations, the command line).
    pub const NONE: Loc = Loc(0);

    /// Whether this is a real position.
    pub fn is_some(self) -> bool {
        self.0 != 0
    }

    /// The position `bytes` further on, in the same file or expansion.
    #[must_use]
    pub fn offset(self, bytes: u32) -> Loc {
        Loc(self.0.saturating_add(bytes))
    }
}

/// A token range: from the first byte of the first token to the first byte of the **last token**
/// (inclusive, as in Clang); the renderer extends it to that token's end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Range {
    /// First byte of the first token.
    pub begin: Loc,
    /// First byte of the last token.
    pub end: Loc,
}

impl Range {
    /// No range.
    pub const NONE: Range = Range {
        begin: Loc::NONE,
        end: Loc::NONE,
    };

    /// The range from the token at `begin` to the token at `end`.
    pub fn new(begin: Loc, end: Loc) -> Range {
        Range { begin, end }
    }

    /// The range of the single token at `loc`.
    pub fn token(loc: Loc) -> Range {
        Range {
            begin: loc,
            end: loc,
        }
    }

    /// From the start of `self` to the end of `other`.
    #[must_use]
    pub fn to(self, other: Range) -> Range {
        Range {
            begin: self.begin,
            end: other.end,
        }
    }
}
