//! C types: interned nodes with sugar kept, canonical forms one lookup away.
//!
//! Shapes follow the public AST schema (`Typedef`, `Elaborated`, `Decayed`, … are nodes of their own). Two types are
//! the same type exactly when their canonical [`QualType`]s are equal (variable arrays excepted: each is its own).

use std::collections::HashMap;

use neverc_source::Symbol;
use rustc_hash::FxBuildHasher;

use crate::tree::{EnumId, ExprId, RecordId, TypedefId};

/// A type without qualifiers: index into [`Types`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TypeId(pub u32);

/// Qualifier bits of [`QualType`]. `_Atomic` is a type node, not a qualifier.
#[allow(missing_docs)]
pub mod qual {
    pub const CONST: u32 = 1;
    pub const RESTRICT: u32 = 2;
    pub const VOLATILE: u32 = 4;
    pub const MASK: u32 = 7;
}

/// A type with qualifiers, packed: `TypeId << 3 | qualifiers`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct QualType(pub u32);

impl QualType {
    /// `ty` with `quals`.
    pub fn new(ty: TypeId, quals: u32) -> QualType {
        QualType(ty.0 << 3 | (quals & qual::MASK))
    }

    /// The type without the qualifiers held here (sugar below may hold more).
    pub fn id(self) -> TypeId {
        TypeId(self.0 >> 3)
    }

    /// The qualifiers held here; for all of them use [`Types::quals`].
    pub fn local_quals(self) -> u32 {
        self.0 & qual::MASK
    }

    /// With more qualifiers.
    #[must_use]
    pub fn with(self, quals: u32) -> QualType {
        QualType(self.0 | (quals & qual::MASK))
    }

    /// Without the local qualifiers.
    #[must_use]
    pub fn without_local(self) -> QualType {
        QualType(self.0 & !qual::MASK)
    }
}

impl From<TypeId> for QualType {
    fn from(ty: TypeId) -> QualType {
        QualType::new(ty, 0)
    }
}

/// Built-in types. The variants' order gives fixed [`TypeId`]s (see [`Builtin::ty`]).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Builtin {
    Void,
    Bool,
    /// Plain `char`; signedness is the target's.
    Char,
    SChar,
    UChar,
    Short,
    UShort,
    Int,
    UInt,
    Long,
    ULong,
    LongLong,
    ULongLong,
    Int128,
    UInt128,
    /// `_Float16`
    Float16,
    /// `__bf16`
    BFloat16,
    /// `__fp16` (storage only)
    Fp16,
    Float,
    Double,
    LongDouble,
    /// `__float128`, `_Float128`; `_Float32`, `_Float64`, `_Float32x` are `float`, `double`, `double` as in Clang's
    /// and glibc's C mappings; `_Float64x` is `long double`.
    Float128,
    /// `nullptr_t`
    NullPtr,
    /// x86-64 `__builtin_va_list` is an array of a record; this is AArch64's opaque carrier where needed.
    VaListTag,
    /// The type of an expression that was diagnosed. Every check accepts it silently.
    Error,
}

/// Number of built-in types.
pub const BUILTIN_COUNT: u32 = Builtin::Error as u32 + 1;

impl Builtin {
    /// The type's fixed id.
    pub const fn ty(self) -> TypeId {
        TypeId(self as u32)
    }

    /// The type, unqualified.
    pub const fn q(self) -> QualType {
        QualType((self as u32) << 3)
    }
}

/// Calling conventions that a function type can carry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[allow(missing_docs)]
pub enum CallConv {
    /// The target's C convention.
    #[default]
    C,
    /// `ms_abi`
    Win64,
    /// `sysv_abi`
    SysV,
    VectorCall,
    RegCall,
    PreserveMost,
    PreserveAll,
    PreserveNone,
    AArch64VectorPcs,
    /// A named register convention: `callconv("…")`, the text.
    Custom(Symbol),
}

/// What a function type carries besides result and parameters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct FnInfo {
    /// Ends with `...`.
    pub variadic: bool,
    /// `noreturn` attribute on the type.
    pub noreturn: bool,
    /// Convention.
    pub cc: CallConv,
}

/// A type node.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TypeKind {
    /// Built-in.
    Builtin(Builtin),
    /// `_BitInt(width)`.
    BitInt {
        /// Signed.
        signed: bool,
        /// Bits, sign included.
        width: u32,
    },
    /// `_Complex T`.
    Complex(QualType),
    /// Pointer.
    Pointer(QualType),
    /// `T[len]`.
    ConstantArray(QualType, u64),
    /// `T[]`.
    IncompleteArray(QualType),
    /// `T[n]` with a run-time size (`None`: `[*]`). The number makes each one distinct.
    VariableArray(QualType, Option<ExprId>, u32),
    /// Prototype.
    Function(QualType, Box<[QualType]>, FnInfo),
    /// `T()`.
    FunctionNoProto(QualType, FnInfo),
    /// `vector_size` (len = elements).
    Vector(QualType, u32),
    /// `ext_vector_type`.
    ExtVector(QualType, u32),
    /// `_Atomic(T)`.
    Atomic(QualType),
    /// struct or union.
    Record(RecordId),
    /// enum.
    Enum(EnumId),
    // ---- sugar
    /// A use of a typedef.
    Typedef(TypedefId, QualType),
    /// `struct S` as written.
    Elaborated(QualType),
    /// Parenthesised declarator.
    Paren(QualType),
    /// `typeof(e)`, `typeof(T)` (the resulting type).
    Typeof(QualType),
    /// C23 `auto` / `__auto_type` with its deduced type.
    Auto(QualType),
    /// Parameter of array or function type: original, adjusted pointer.
    Decayed(QualType, QualType),
    /// A type with an attribute: equivalent type (e.g. `may_alias`, `noreturn`, `_Nonnull`).
    Attributed(TypeAttr, QualType),
}

/// Type attributes that are kept as sugar.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum TypeAttr {
    MayAlias,
    NoReturn,
    Nonnull,
    Nullable,
    NullUnspecified,
    /// Under- or over-aligned typedef: alignment in bytes.
    Aligned(u32),
    NoDeref,
    CallConv,
    Other,
}

struct Node {
    kind: TypeKind,
    /// Canonical form, qualifiers included.
    canonical: QualType,
}

/// The type table of one translation unit.
pub struct Types {
    nodes: Vec<Node>,
    interned: HashMap<TypeKind, TypeId, FxBuildHasher>,
    next_vla: u32,
}

impl Default for Types {
    fn default() -> Self {
        Self::new()
    }
}

impl Types {
    /// A table with the built-in types.
    pub fn new() -> Types {
        let mut types = Types {
            nodes: Vec::with_capacity(1024),
            interned: HashMap::default(),
            next_vla: 0,
        };
        use Builtin::*;
        for builtin in [
            Void, Bool, Char, SChar, UChar, Short, UShort, Int, UInt, Long, ULong, LongLong,
            ULongLong, Int128, UInt128, Float16, BFloat16, Fp16, Float, Double, LongDouble,
            Float128, NullPtr, VaListTag, Error,
        ] {
            let id = types.intern(TypeKind::Builtin(builtin));
            debug_assert_eq!(id, builtin.ty());
        }
        types
    }

    /// Number of nodes.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Never: the built-in types are always there.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The node's kind, sugar visible.
    pub fn kind(&self, ty: TypeId) -> &TypeKind {
        &self.nodes[ty.0 as usize].kind
    }

    /// The canonical type: no sugar anywhere, all qualifiers on top. Qualifiers of arrays sit on the element
    /// (C23 6.7.4.1).
    pub fn canonical(&self, ty: QualType) -> QualType {
        let canonical = self.nodes[ty.id().0 as usize].canonical;
        let quals = ty.local_quals();
        if quals & !canonical.local_quals() == 0 {
            return canonical;
        }
        canonical.with(quals)
    }

    /// The kind of the canonical type.
    pub fn canon_kind(&self, ty: QualType) -> &TypeKind {
        self.kind(self.nodes[ty.id().0 as usize].canonical.id())
    }

    /// All qualifiers of the type, through sugar; for arrays those of the innermost element too.
    pub fn quals(&self, ty: QualType) -> u32 {
        let canonical = self.canonical(ty);
        let mut quals = canonical.local_quals();
        let mut id = canonical.id();
        while let TypeKind::ConstantArray(elem, _)
        | TypeKind::IncompleteArray(elem)
        | TypeKind::VariableArray(elem, _, _) = self.kind(id)
        {
            let elem = self.canonical(*elem);
            quals |= elem.local_quals();
            id = elem.id();
        }
        quals
    }

    /// The canonical type without qualifiers.
    pub fn unqualified(&self, ty: QualType) -> QualType {
        self.canonical(ty).without_local()
    }

    /// Whether both are the same type, qualifiers included.
    pub fn same(&self, a: QualType, b: QualType) -> bool {
        self.canonical(a) == self.canonical(b)
    }

    /// Whether both are the same type apart from top-level qualifiers.
    pub fn same_unqualified(&self, a: QualType, b: QualType) -> bool {
        self.unqualified(a) == self.unqualified(b)
    }

    /// The interned node of `kind`.
    pub fn intern(&mut self, kind: TypeKind) -> TypeId {
        if let Some(&id) = self.interned.get(&kind) {
            return id;
        }
        let canonical = self.canonical_of(&kind);
        let id = TypeId(self.nodes.len() as u32);
        self.nodes.push(Node {
            kind: kind.clone(),
            canonical: canonical.unwrap_or(QualType::new(id, 0)),
        });
        self.interned.insert(kind, id);
        id
    }

    /// Canonical form of a node that is about to be made; `None`: itself.
    fn canonical_of(&mut self, kind: &TypeKind) -> Option<QualType> {
        let rebuild = |types: &mut Types, made: TypeKind| -> Option<QualType> {
            if made == *kind {
                None
            } else {
                Some(QualType::new(types.intern(made), 0))
            }
        };
        match kind {
            TypeKind::Builtin(_)
            | TypeKind::BitInt { .. }
            | TypeKind::Record(_)
            | TypeKind::Enum(_) => None,
            TypeKind::Complex(t) => {
                let t = self.canonical(*t);
                rebuild(self, TypeKind::Complex(t))
            }
            TypeKind::Pointer(t) => {
                let t = self.canonical(*t);
                rebuild(self, TypeKind::Pointer(t))
            }
            TypeKind::ConstantArray(t, n) => {
                let (t, n) = (self.canonical(*t), *n);
                rebuild(self, TypeKind::ConstantArray(t, n))
            }
            TypeKind::IncompleteArray(t) => {
                let t = self.canonical(*t);
                rebuild(self, TypeKind::IncompleteArray(t))
            }
            TypeKind::VariableArray(t, size, n) => {
                let (t, size, n) = (self.canonical(*t), *size, *n);
                rebuild(self, TypeKind::VariableArray(t, size, n))
            }
            TypeKind::Function(ret, params, info) => {
                // Top-level qualifiers of parameters do not belong to the type (C23 6.7.7.4).
                let ret = self.canonical(*ret);
                let params = params.iter().map(|&p| self.unqualified(p)).collect();
                let info = *info;
                rebuild(self, TypeKind::Function(ret, params, info))
            }
            TypeKind::FunctionNoProto(ret, info) => {
                let (ret, info) = (self.canonical(*ret), *info);
                rebuild(self, TypeKind::FunctionNoProto(ret, info))
            }
            TypeKind::Vector(t, n) => {
                let (t, n) = (self.canonical(*t), *n);
                rebuild(self, TypeKind::Vector(t, n))
            }
            TypeKind::ExtVector(t, n) => {
                let (t, n) = (self.canonical(*t), *n);
                rebuild(self, TypeKind::ExtVector(t, n))
            }
            TypeKind::Atomic(t) => {
                let t = self.canonical(*t);
                rebuild(self, TypeKind::Atomic(t))
            }
            TypeKind::Typedef(_, t)
            | TypeKind::Elaborated(t)
            | TypeKind::Paren(t)
            | TypeKind::Typeof(t)
            | TypeKind::Auto(t)
            | TypeKind::Decayed(_, t)
            | TypeKind::Attributed(_, t) => Some(self.canonical(*t)),
        }
    }

    /// `T *`
    pub fn pointer(&mut self, to: QualType) -> QualType {
        self.intern(TypeKind::Pointer(to)).into()
    }

    /// `T[len]`
    pub fn array(&mut self, elem: QualType, len: u64) -> QualType {
        self.intern(TypeKind::ConstantArray(elem, len)).into()
    }

    /// A new variable array type.
    pub fn vla(&mut self, elem: QualType, size: Option<ExprId>) -> QualType {
        self.next_vla += 1;
        self.intern(TypeKind::VariableArray(elem, size, self.next_vla))
            .into()
    }

    /// What a pointer points to (through sugar).
    pub fn pointee(&self, ty: QualType) -> Option<QualType> {
        match self.canon_kind(ty) {
            TypeKind::Pointer(to) => Some(*to),
            _ => None,
        }
    }

    /// Element type of an array (through sugar), with the array's own qualifiers added.
    pub fn element(&self, ty: QualType) -> Option<QualType> {
        match self.canon_kind(ty) {
            TypeKind::ConstantArray(elem, _)
            | TypeKind::IncompleteArray(elem)
            | TypeKind::VariableArray(elem, _, _) => {
                Some(elem.with(self.canonical(ty).local_quals()))
            }
            _ => None,
        }
    }

    /// Whether the canonical type is the built-in `b`.
    pub fn is(&self, ty: QualType, b: Builtin) -> bool {
        self.unqualified(ty) == b.q()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sugar_has_the_canonical_type_of_what_it_stands_for() {
        let mut types = Types::new();
        let int = Builtin::Int.q();
        let sugar: QualType = types.intern(TypeKind::Paren(int.with(qual::CONST))).into();
        assert_eq!(types.canonical(sugar), int.with(qual::CONST));
        let p1 = types.pointer(sugar);
        let p2 = types.pointer(int.with(qual::CONST));
        assert_ne!(p1, p2);
        assert!(types.same(p1, p2));
    }
}
