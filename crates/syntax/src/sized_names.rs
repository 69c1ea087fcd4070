//! Type names that decompilers print without defining them: `_DWORD`, `__int64`, `_BOOL1`.
//!
//! They mean what Hex-Rays' headers say wherever nothing of their name is declared, so that pasted code needs no header;
//! a macro, a typedef or any other declaration of the name takes it.

use neverc_source::{Interner, Symbol};

use crate::ast::{BaseType, Sign};

/// What a name stands for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SizedName {
    pub base: BaseType,
    /// The sign that it has by itself.
    pub sign: Sign,
    /// As in a specifier: -1 short, 1 long, 2 long long.
    pub size: i8,
    /// Whether `signed` and `unsigned` may stand before it.
    pub open: bool,
}

const fn name(base: BaseType, sign: Sign, size: i8, open: bool) -> SizedName {
    SizedName {
        base,
        sign,
        size,
        open,
    }
}

/// The names. `char` is signed where these were printed.
const NAMES: &[(&str, SizedName)] = &[
    ("__int8", name(BaseType::Char, Sign::Signed, 0, true)),
    ("__int16", name(BaseType::Int, Sign::None, -1, true)),
    ("__int32", name(BaseType::Int, Sign::None, 0, true)),
    ("__int64", name(BaseType::Int, Sign::None, 2, true)),
    ("_BYTE", name(BaseType::Char, Sign::Unsigned, 0, false)),
    ("_WORD", name(BaseType::Int, Sign::Unsigned, -1, false)),
    ("_DWORD", name(BaseType::Int, Sign::Unsigned, 0, false)),
    ("_QWORD", name(BaseType::Int, Sign::Unsigned, 2, false)),
    ("_OWORD", name(BaseType::Int128, Sign::Unsigned, 0, false)),
    ("_TBYTE", name(BaseType::Double, Sign::None, 1, false)),
    ("_UNKNOWN", name(BaseType::Char, Sign::None, 0, false)),
    ("_BOOL1", name(BaseType::Char, Sign::Signed, 0, false)),
    ("_BOOL2", name(BaseType::Int, Sign::Signed, -1, false)),
    ("_BOOL4", name(BaseType::Int, Sign::Signed, 0, false)),
    ("_BOOL8", name(BaseType::Int, Sign::Signed, 2, false)),
];

/// The names as symbols.
pub(crate) struct SizedNames(Vec<(Symbol, SizedName)>);

impl SizedNames {
    pub fn new(names: &Interner) -> SizedNames {
        SizedNames(
            NAMES
                .iter()
                .map(|(text, what)| (names.intern(text), *what))
                .collect(),
        )
    }

    /// What a symbol stands for.
    pub fn get(&self, name: Symbol) -> Option<SizedName> {
        self.0.iter().find(|(n, _)| *n == name).map(|(_, w)| *w)
    }
}
