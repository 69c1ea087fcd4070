//! Builtin functions of a processor (`__builtin_ia32_…`): their signatures, from LLVM's table of intrinsics.

use neverc_llvm::{Context, Module, Type, TypeKind};
use neverc_sema::cx::TargetBuiltins;
use neverc_source::map::Entry;
use neverc_source::{Loc, SourceMap};

/// The builtin functions of one architecture.
pub struct IntrinsicTable<'m> {
    /// LLVM's prefix of intrinsics: `x86`, `aarch64`.
    pub prefix: &'static str,
    /// What positions mean.
    pub map: Option<&'m SourceMap>,
}

impl TargetBuiltins for IntrinsicTable<'_> {
    fn is_macro(&self, loc: Loc) -> bool {
        self.map
            .and_then(|map| map.entry(loc))
            .is_some_and(|(entry, _)| matches!(entry, Entry::Expansion { .. }))
    }

    fn token_end(&self, loc: Loc) -> Option<Loc> {
        self.map?.token_end(loc)
    }

    fn source_position(&self, loc: Loc) -> Option<(String, u32, u32)> {
        let place = self.map?.presumed(loc)?;
        Some((place.file.to_string(), place.line, place.column))
    }

    fn signature(&self, name: &str) -> Option<String> {
        if self.prefix == "x86"
            && let Some(signature) = neverc_target::x86_builtin_signature(name)
        {
            return Some(signature.to_owned());
        }
        if self.prefix == "aarch64"
            && let Some(signature) = neverc_target::aarch64_builtin_signature(name)
        {
            return Some(signature.to_owned());
        }
        let id = neverc_llvm::builtin_intrinsic(self.prefix, name)?;
        if neverc_llvm::intrinsic_is_overloaded(id) {
            return None;
        }
        let context = Context::new();
        let module = Module::new(&context, "signature");
        let function = module.intrinsic_type(id, &[]);
        let parameters: Option<Vec<String>> = function.parameters().into_iter().map(word).collect();
        Some(format!(
            "{}({})",
            word(function.return_type())?,
            parameters?.join(",")
        ))
    }
}

/// A type in the words of builtin signatures; `None` for what C has no type for.
fn word(ty: Type<'_>) -> Option<String> {
    let word = match ty.kind() {
        TypeKind::Void => "void",
        TypeKind::Half => "half",
        TypeKind::BFloat => "bf16",
        TypeKind::Float => "float",
        TypeKind::Double => "double",
        TypeKind::X86Fp80 => "ldouble",
        TypeKind::Fp128 => "f128",
        // Reading builtins take pointers to const.
        TypeKind::Pointer => "const void*",
        TypeKind::Integer => match ty.int_width() {
            1 => "bool",
            8 => "char",
            16 => "short",
            32 => "int",
            64 => "llong",
            128 => "i128",
            _ => return None,
        },
        TypeKind::Vector => {
            return Some(format!("vec {} {}", ty.len(), word(ty.element())?));
        }
        _ => return None,
    };
    Some(word.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signatures_come_from_llvm() {
        let table = IntrinsicTable {
            prefix: "x86",
            map: None,
        };
        let signature = |name: &str| table.signature(name).unwrap_or_default();
        assert_eq!(
            signature("__builtin_ia32_pmaddwd128"),
            "vec 4 int(vec 8 short,vec 8 short)"
        );
        assert_eq!(signature("__builtin_ia32_rdtsc"), "llong()");
        assert_eq!(signature("__builtin_ia32_nonsense"), "");
    }
}
