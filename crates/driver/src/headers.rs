//! The compiler's own headers, embedded in the program and presented as a directory.

/// Name of the directory under which the headers appear.
pub const DIRECTORY: &str = "<neverc>/include";

macro_rules! headers {
    ($($name:literal),* $(,)?) => {
        /// Every embedded header: name within the directory, and text.
        pub static HEADERS: &[(&str, &str)] =
            &[$(($name, include_str!(concat!("../headers/", $name)))),*];
    };
}

headers! {
    "float.h",
    "iso646.h",
    "limits.h",
    "stdalign.h",
    "stdarg.h",
    "stdatomic.h",
    "stdbit.h",
    "stdbool.h",
    "stdckdint.h",
    "stddef.h",
    "stdint.h",
    "stdnoreturn.h",
    "tgmath.h",
}
