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

const NEON: &str = "__builtin_neon_";

/// Like `X86`; a last parameter `const int` is the code of the element type.
static AARCH64: &str = include_str!("aarch64_builtins.txt");

/// The signature of a builtin that `arm_neon.h` and `arm_fp16.h` use, in the words of [`x86_builtin_signature`]. A last
/// parameter written `const int` is the type code: element kind in bits 0 to 3 (8, 16, 32, 64-bit integers, the same as
/// polynomials, then 128-bit polynomial, half, float, double, bfloat), unsigned in bit 4, 128 bits wide in bit 5.
pub fn aarch64_builtin_signature(name: &str) -> Option<&'static str> {
    static TABLE: OnceLock<HashMap<&'static str, &'static str>> = OnceLock::new();
    let name = name.strip_prefix(NEON)?;
    let table = TABLE.get_or_init(|| {
        AARCH64
            .lines()
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
        assert_eq!(
            aarch64_builtin_signature("__builtin_neon_vqaddq_v"),
            Some("vec 16 schar(vec 16 schar,vec 16 schar,const int)")
        );
        assert_eq!(aarch64_builtin_signature("__builtin_neon_nonsense"), None);
    }
}
