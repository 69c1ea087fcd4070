//! Builtin functions of the processors that the intrinsics headers use, with their C signatures.

use std::collections::HashMap;
use std::sync::OnceLock;

const PREFIX: &str = "__builtin_ia32_";

/// `signature: names without the prefix…`, a line a signature.
static X86: &str = include_str!("x86_builtins.txt");

/// The signature of an x86 builtin, e.g. `vec 4 float(vec 4 float,int)`: result, then parameters, in the words
/// `void bool char schar uchar short ushort int uint long ulong llong ullong i128 half bf16 float double`, with
/// `const` or `vec N` before and `*` behind.
pub fn x86_builtin_signature(name: &str) -> Option<&'static str> {
    static TABLE: OnceLock<HashMap<&'static str, &'static str>> = OnceLock::new();
    let name = name.strip_prefix(PREFIX)?;
    let table = TABLE.get_or_init(|| {
        X86.lines()
            .filter_map(|line| line.split_once(": "))
            .flat_map(|(signature, names)| names.split(' ').map(move |name| (name, signature)))
            .collect()
    });
    table.get(name).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signatures_are_clang_s() {
        assert_eq!(
            x86_builtin_signature("__builtin_ia32_shufps"),
            Some("vec 4 float(vec 4 float,vec 4 float,int)")
        );
        assert_eq!(x86_builtin_signature("__builtin_ia32_nonsense"), None);
    }
}
