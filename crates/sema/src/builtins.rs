//! Builtin functions: names, signatures and properties.

/// A builtin function: index into the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Builtin(pub u16);

/// The builtin called `name`: `__builtin_…`, `__atomic_…`, `__sync_…`, or a library function.
pub fn builtin_by_name(name: &str) -> Option<Builtin> {
    let _ = name;
    None
}

impl Builtin {
    /// Its name.
    pub fn name(self) -> &'static str {
        ""
    }

    /// A library function (`memcpy`, `printf`, …) rather than a reserved `__builtin_` name.
    pub fn is_library(self) -> bool {
        false
    }

    /// The header that declares a library function.
    pub fn header(self) -> Option<&'static str> {
        None
    }
}
