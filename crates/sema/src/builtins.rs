//! Builtin functions: names, signatures and properties. The rows stand in `builtins_table.rs`.
//!
//! Families that differ only in a type (`sin`, `sinf`, `sinl`; `__builtin_clz`, `clzl`, `clzll`; `__sync_…_4`) share a
//! row and an id: [`Builtin::base`] takes the member away, so that users match `id::SIN` and look at the types.

use std::collections::HashMap;
use std::sync::OnceLock;

use rustc_hash::FxBuildHasher;

use crate::builtins_table::TABLE;
pub use crate::builtins_table::id;
use crate::cx::Sema;
use crate::scope::Entity;
use crate::types::{self, FnInfo, QualType, TypeKind, qual};

/// A builtin function: row of the table times 16, plus the member of the family.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Builtin(pub u16);

/// A row of the table.
pub struct Row {
    /// How names are made.
    pub kind: Kind,
    /// Name; `@` marks the place of the member's suffix.
    pub name: &'static str,
    /// Signature: C types of a small vocabulary; `T` is the member's type, `U` its unsigned form. Empty when the
    /// arguments are checked by code.
    pub sig: &'static str,
    /// Header that declares the library function, without `.h`.
    pub header: &'static str,
    /// Letters: `c` const, `p` pure, `e` const unless it sets errno, `n` no return, `j` returns twice, `t` arguments
    /// checked by code, `m` malloc-like, `a` and digits: its size is (the product of) these (1-based) arguments, `g` the first argument is the
    /// alignment of the result, `u` arguments are not evaluated; `P`/`V`/`S`/`W` and a digit: format of
    /// printf, vprintf, scanf, vscanf at that (0-based) argument.
    pub flags: &'static str,
}

/// How the names of a row are made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A library function, also known with `__builtin_` before it.
    L,
    /// A library function only.
    O,
    /// The name as it stands.
    B,
    /// Library family over `double`, `float` (`f`), `long double` (`l`); with `__builtin_` also `f16` and `f128`.
    F,
    /// As `F`, but only names with `__builtin_`.
    G,
    /// Family over `int`, `long` (`l`), `long long` (`ll`).
    I,
    /// Family over 8, 16, 32, 64, 128 bits.
    N,
    /// Generic (no suffix) and by size `_1` … `_16`.
    S,
}

const FLOAT_SUFFIX: [&str; 5] = ["", "f", "l", "f16", "f128"];
const INT_SUFFIX: [&str; 3] = ["", "l", "ll"];
const BIT_SUFFIX: [&str; 5] = ["8", "16", "32", "64", "128"];
const SIZE_SUFFIX: [&str; 6] = ["", "_1", "_2", "_4", "_8", "_16"];

struct Names {
    by_name: HashMap<String, Builtin, FxBuildHasher>,
    by_id: Vec<String>,
}

fn names() -> &'static Names {
    static NAMES: OnceLock<Names> = OnceLock::new();
    NAMES.get_or_init(|| {
        let mut by_name = HashMap::with_capacity_and_hasher(4096, FxBuildHasher);
        let mut by_id = vec![String::new(); TABLE.len() * 16];
        for (row, entry) in TABLE.iter().enumerate() {
            let suffixes: &[&str] = match entry.kind {
                Kind::L | Kind::O | Kind::B => &[""],
                Kind::F | Kind::G => &FLOAT_SUFFIX,
                Kind::I => &INT_SUFFIX,
                Kind::N => &BIT_SUFFIX,
                Kind::S => &SIZE_SUFFIX,
            };
            for (member, suffix) in suffixes.iter().enumerate() {
                let name = if entry.name.contains('@') {
                    entry.name.replace('@', suffix)
                } else {
                    format!("{}{suffix}", entry.name)
                };
                let builtin = Builtin((row * 16 + member) as u16);
                let prefixed = matches!(entry.kind, Kind::L | Kind::F | Kind::G);
                if prefixed {
                    by_name.insert(format!("__builtin_{name}"), builtin);
                }
                if entry.kind != Kind::G && !(entry.kind == Kind::F && member > 2) {
                    by_name.insert(name.clone(), builtin);
                }
                by_id[builtin.0 as usize] = if entry.kind == Kind::G {
                    format!("__builtin_{name}")
                } else {
                    name
                };
            }
        }
        Names { by_name, by_id }
    })
}

/// The builtin called `name`: `__builtin_…`, `__atomic_…`, `__sync_…`, or a library function. `memcpy` and
/// `__builtin_memcpy` are the same builtin.
pub fn builtin_by_name(name: &str) -> Option<Builtin> {
    names().by_name.get(name).copied()
}

impl Builtin {
    fn row(self) -> Option<&'static Row> {
        TABLE.get(self.0 as usize / 16)
    }

    /// The first member of the family, to match against the constants in [`id`].
    #[must_use]
    pub fn base(self) -> Builtin {
        if self == id::TARGET {
            self
        } else {
            Builtin(self.0 & !15)
        }
    }

    /// Which member of its family (floats: double, float, long double, half, quad; integers: int, long, long long;
    /// bits: 8, 16, 32, 64, 128; sizes: generic, 1, 2, 4, 8, 16 bytes).
    pub fn member(self) -> u16 {
        self.0 & 15
    }

    /// Its name; a library function's without `__builtin_`, as the linker knows it.
    pub fn name(self) -> &'static str {
        names()
            .by_id
            .get(self.0 as usize)
            .map_or("", |name| name.as_str())
    }

    /// A library function (`memcpy`, `printf`, …) rather than only a reserved `__builtin_` name.
    pub fn is_library(self) -> bool {
        self.row()
            .is_some_and(|row| matches!(row.kind, Kind::L | Kind::O | Kind::F))
    }

    /// The header that declares a library function, e.g. `string.h`.
    pub fn header(self) -> Option<String> {
        let row = self.row()?;
        (!row.header.is_empty()).then(|| format!("{}.h", row.header))
    }

    fn flag(self, letter: char) -> bool {
        self.row().is_some_and(|row| row.flags.contains(letter))
    }

    /// Depends on its arguments only, reads no memory.
    pub fn is_const(self) -> bool {
        self.flag('c')
    }

    /// Const except that it sets `errno`.
    pub fn is_const_but_errno(self) -> bool {
        self.flag('e')
    }

    /// Writes no memory.
    pub fn is_pure(self) -> bool {
        self.flag('p')
    }

    /// Does not return.
    pub fn is_noreturn(self) -> bool {
        self.flag('n')
    }

    /// May return twice (`setjmp`).
    pub fn returns_twice(self) -> bool {
        self.flag('j')
    }

    /// Gives fresh memory.
    pub fn is_malloc(self) -> bool {
        self.flag('m')
    }

    /// The arguments (from 1) whose product is the size of the memory that the result points to.
    pub fn alloc_size(self) -> Option<(u32, Option<u32>)> {
        let flags = self.row()?.flags;
        let digits = flags.split_once('a')?.1;
        let mut digits = digits.chars().map_while(|c| c.to_digit(10));
        Some((digits.next()?, digits.next()))
    }

    /// The result is aligned to the first argument.
    pub fn is_aligned_alloc(self) -> bool {
        self.flag('g')
    }

    /// A library function that neither throws nor calls back nor may be cancelled.
    pub fn is_nothrow(self) -> bool {
        self == id::ABORT
            || self
                .row()
                .is_some_and(|r| matches!(r.header, "math" | "string" | "strings"))
    }

    /// Arguments are checked by code; its declared type means nothing.
    pub fn has_custom_types(self) -> bool {
        self.flag('t')
    }

    /// Arguments are not evaluated.
    pub fn is_unevaluated(self) -> bool {
        self.flag('u')
    }

    /// Format string: kind (`P` printf, `V` vprintf, `S` scanf, `W` vscanf) and 0-based argument.
    pub fn format(self) -> Option<(char, usize)> {
        let flags = self.row()?.flags.as_bytes();
        let at = flags
            .iter()
            .position(|b| matches!(b, b'P' | b'V' | b'S' | b'W'))?;
        let digit = *flags.get(at + 1)?;
        Some((flags[at] as char, (digit.wrapping_sub(b'0')) as usize))
    }
}

impl Sema<'_> {
    /// The function type of a builtin; `None` when it needs a type that is not declared yet (`FILE`, `jmp_buf`).
    /// Builtins whose arguments are checked by code have the type `int()`-like `void (...)`.
    pub fn builtin_type(&mut self, b: Builtin) -> Option<QualType> {
        let row = b.row()?;
        if row.sig.is_empty() {
            let info = FnInfo {
                variadic: true,
                ..FnInfo::default()
            };
            let kind = TypeKind::Function(types::Builtin::Void.q(), Box::new([]), info);
            return Some(self.unit.types.intern(kind).into());
        }
        let member = b.member();
        use types::Builtin as T;
        let own = match row.kind {
            Kind::F | Kind::G => [T::Double, T::Float, T::LongDouble, T::Float16, T::Float128]
                .get(member as usize)
                .map(|&t| (t.q(), t.q())),
            Kind::I => [
                (T::Int, T::UInt),
                (T::Long, T::ULong),
                (T::LongLong, T::ULongLong),
            ]
            .get(member as usize)
            .map(|&(s, u)| (s.q(), u.q())),
            Kind::N => [
                (T::SChar, T::UChar),
                (T::Short, T::UShort),
                (T::Int, T::UInt),
                (T::Long, T::ULong),
                (T::Int128, T::UInt128),
            ]
            .get(member as usize)
            .map(|&(s, u)| (s.q(), u.q())),
            _ => None,
        };
        let noreturn = b.is_noreturn();
        self.signature_type(row.sig, own, noreturn)
    }

    /// Looks a name up among the target's builtins; its function type.
    pub fn target_builtin_type(&mut self, name: &str) -> Option<QualType> {
        let sig = self.target_builtins.signature(name)?;
        self.signature_type(&sig, None, false)
    }

    /// Reads a signature: `result(param, param, ...)` over the words `void bool char schar uchar short ushort int uint
    /// long ulong llong ullong i128 u128 half bf16 float double ldouble f128 size_t ssize_t ptrdiff_t intmax_t
    /// uintmax_t wchar_t wint_t va_list FILE jmp_buf sigjmp_buf T U`, with `complex`, `const`, `volatile`, `vec N`
    /// before and `*` behind. `None` when a word is unknown or not declared.
    fn signature_type(
        &mut self,
        sig: &str,
        own: Option<(QualType, QualType)>,
        noreturn: bool,
    ) -> Option<QualType> {
        let (ret, rest) = sig.split_once('(')?;
        let ret = self.signature_word(ret, own)?;
        let mut info = FnInfo {
            noreturn,
            ..FnInfo::default()
        };
        let mut params = Vec::new();
        for part in rest.trim_end_matches(')').split(',') {
            match part.trim() {
                "" | "void" => {}
                "..." => info.variadic = true,
                word => params.push(self.signature_word(word, own)?),
            }
        }
        let kind = TypeKind::Function(ret, params.into(), info);
        Some(self.unit.types.intern(kind).into())
    }

    fn signature_word(
        &mut self,
        text: &str,
        own: Option<(QualType, QualType)>,
    ) -> Option<QualType> {
        use types::Builtin as B;
        let base_end = text.find('*').unwrap_or(text.len());
        let (base, stars) = text.split_at(base_end);
        let mut quals = 0;
        let mut complex = false;
        let mut vector = None;
        let mut ty = None;
        let mut words = base.split_whitespace();
        while let Some(word) = words.next() {
            let named = match word {
                "const" => {
                    quals |= qual::CONST;
                    continue;
                }
                "volatile" => {
                    quals |= qual::VOLATILE;
                    continue;
                }
                "complex" => {
                    complex = true;
                    continue;
                }
                "vec" => {
                    vector = Some(words.next()?.parse::<u32>().ok()?);
                    continue;
                }
                "void" => B::Void.q(),
                "bool" => B::Bool.q(),
                "char" => B::Char.q(),
                "schar" => B::SChar.q(),
                "uchar" => B::UChar.q(),
                "short" => B::Short.q(),
                "ushort" => B::UShort.q(),
                "int" => B::Int.q(),
                "uint" => B::UInt.q(),
                "long" => B::Long.q(),
                "ulong" => B::ULong.q(),
                "llong" => B::LongLong.q(),
                "ullong" => B::ULongLong.q(),
                "i128" => B::Int128.q(),
                "u128" => B::UInt128.q(),
                "half" => B::Float16.q(),
                "bf16" => B::BFloat16.q(),
                "float" => B::Float.q(),
                "double" => B::Double.q(),
                "ldouble" => B::LongDouble.q(),
                "f128" => B::Float128.q(),
                "size_t" | "uintmax_t" => B::ULong.q(),
                "ssize_t" | "ptrdiff_t" | "intmax_t" => B::Long.q(),
                "wchar_t" => self.int_kind_type(self.target.wchar),
                "wint_t" => self.int_kind_type(self.target.wint),
                "T" => own?.0,
                "U" => own?.1,
                "va_list" => {
                    let name = self.names.intern("__builtin_va_list");
                    let Some(Entity::Typedef(id)) = self.lookup(name) else {
                        return None;
                    };
                    let list = self.unit.typedef(id).ty;
                    match self.unit.types.element(list) {
                        Some(elem) => self.unit.types.pointer(elem),
                        None => list,
                    }
                }
                "FILE" | "jmp_buf" | "sigjmp_buf" => {
                    let name = self.names.intern(word);
                    let Some(Entity::Typedef(id)) = self.lookup(name) else {
                        return None;
                    };
                    let declared = self.unit.typedef(id).ty;
                    match self.unit.types.element(declared) {
                        Some(elem) => self.unit.types.pointer(elem),
                        None => self
                            .unit
                            .types
                            .intern(TypeKind::Typedef(id, declared))
                            .into(),
                    }
                }
                _ => return None,
            };
            ty = Some(named);
        }
        let mut ty = ty?;
        if complex {
            ty = self.unit.types.intern(TypeKind::Complex(ty)).into();
        }
        if let Some(n) = vector {
            ty = self.unit.types.intern(TypeKind::Vector(ty, n)).into();
        }
        ty = ty.with(quals);
        for _ in stars.bytes().filter(|&b| b == b'*') {
            ty = self.unit.types.pointer(ty);
        }
        Some(ty)
    }

    /// The type behind an [`neverc_target::ctypes::IntKind`].
    pub fn int_kind_type(&self, kind: neverc_target::ctypes::IntKind) -> QualType {
        use neverc_target::ctypes::IntKind;
        use types::Builtin as B;
        match kind {
            IntKind::Int => B::Int,
            IntKind::UInt => B::UInt,
            IntKind::Long => B::Long,
            IntKind::ULong => B::ULong,
            IntKind::UShort => B::UShort,
            IntKind::LongLong => B::LongLong,
            IntKind::ULongLong => B::ULongLong,
        }
        .q()
    }
}
