//! Type-based alias analysis: type nodes and access tags as Clang makes them, so that objects of both mix under LTO.

use neverc_llvm::{Metadata, Value};
use neverc_sema::tree::RecordId;
use neverc_sema::types::{Builtin, QualType, TypeAttr, TypeKind};
use rustc_hash::FxHashMap;

use crate::cx::{Cg, Fcg};

/// How an access is described.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tbaa {
    /// By its type alone.
    #[default]
    Scalar,
    /// As a member, `offset` bytes into an object of a record type.
    Member {
        /// The outermost record.
        base: RecordId,
        /// Bytes.
        offset: u64,
    },
    /// May alias anything.
    MayAlias,
}

/// Nodes made so far.
#[derive(Default)]
pub struct TbaaCache<'c> {
    ready: Option<Kinds<'c>>,
    scalars: FxHashMap<String, Metadata<'c>>,
    types: FxHashMap<QualType, Metadata<'c>>,
    records: FxHashMap<RecordId, Option<Metadata<'c>>>,
    tags: FxHashMap<(Metadata<'c>, Metadata<'c>, u64), Metadata<'c>>,
    structs: FxHashMap<QualType, Option<Metadata<'c>>>,
}

#[derive(Clone, Copy)]
struct Kinds<'c> {
    tbaa: u32,
    tbaa_struct: u32,
    char: Metadata<'c>,
}

impl<'c, 'u> Cg<'c, 'u> {
    /// Whether accesses are described at all.
    pub fn tbaa_wanted(&self) -> bool {
        self.lang.strict_aliasing && self.optimizing()
    }

    fn tbaa_kinds(&mut self) -> Kinds<'c> {
        if let Some(kinds) = self.tbaa.ready {
            return kinds;
        }
        let root = self
            .llvm
            .metadata_node(&[self.llvm.metadata_string("Simple C/C++ TBAA")]);
        let char = self.tbaa_scalar("omnipotent char", root);
        let kinds = Kinds {
            tbaa: self.llvm.metadata_kind("tbaa"),
            tbaa_struct: self.llvm.metadata_kind("tbaa.struct"),
            char,
        };
        self.tbaa.ready = Some(kinds);
        kinds
    }

    fn tbaa_number(&self, value: u64) -> Metadata<'c> {
        self.llvm.metadata_value(self.basic.i64.const_u64(value))
    }

    fn tbaa_scalar(&mut self, name: &str, parent: Metadata<'c>) -> Metadata<'c> {
        if let Some(known) = self.tbaa.scalars.get(name) {
            return *known;
        }
        let zero = self.tbaa_number(0);
        let node = self
            .llvm
            .metadata_node(&[self.llvm.metadata_string(name), parent, zero]);
        self.tbaa.scalars.insert(name.to_owned(), node);
        node
    }

    /// `may_alias` on the type or a typedef on the way to it.
    pub fn has_may_alias(&self, ty: QualType) -> bool {
        let mut ty = ty;
        loop {
            match self.unit.types.kind(ty.id()) {
                TypeKind::Attributed(TypeAttr::MayAlias, _) => return true,
                TypeKind::Record(id) => return self.unit.record(*id).may_alias,
                TypeKind::Enum(id) => {
                    return self
                        .unit
                        .enumeration(*id)
                        .attrs
                        .contains(&neverc_sema::tree::Attr::MayAlias);
                }
                TypeKind::Typedef(id, inner) => {
                    if self
                        .unit
                        .typedef(*id)
                        .attrs
                        .contains(&neverc_sema::tree::Attr::MayAlias)
                    {
                        return true;
                    }
                    ty = *inner;
                }
                TypeKind::Elaborated(inner)
                | TypeKind::Paren(inner)
                | TypeKind::Typeof(inner)
                | TypeKind::Auto(inner)
                | TypeKind::Decayed(_, inner)
                | TypeKind::Attributed(_, inner) => ty = *inner,
                _ => return false,
            }
        }
    }

    fn base_record(&self, ty: QualType) -> Option<RecordId> {
        match self.unit.types.canon_kind(ty) {
            TypeKind::Record(id) => {
                let record = self.unit.record(*id);
                (!record.is_union && !record.flexible && record.complete).then_some(*id)
            }
            _ => None,
        }
    }

    /// The node of a type as an access type.
    fn tbaa_type(&mut self, ty: QualType) -> Metadata<'c> {
        let char = self.tbaa_kinds().char;
        if self.has_may_alias(ty) {
            return char;
        }
        let canonical = self.unit.types.unqualified(ty);
        if let Some(known) = self.tbaa.types.get(&canonical) {
            return *known;
        }
        let node = match self.unit.types.canon_kind(canonical) {
            TypeKind::Builtin(b) => match b {
                Builtin::Bool => self.tbaa_scalar("_Bool", char),
                Builtin::Short | Builtin::UShort => self.tbaa_scalar("short", char),
                Builtin::Int | Builtin::UInt => self.tbaa_scalar("int", char),
                Builtin::Long | Builtin::ULong => self.tbaa_scalar("long", char),
                Builtin::LongLong | Builtin::ULongLong => self.tbaa_scalar("long long", char),
                Builtin::Int128 | Builtin::UInt128 => self.tbaa_scalar("__int128", char),
                Builtin::Float16 => self.tbaa_scalar("_Float16", char),
                Builtin::BFloat16 => self.tbaa_scalar("__bf16", char),
                Builtin::Fp16 => self.tbaa_scalar("__fp16", char),
                Builtin::Float => self.tbaa_scalar("float", char),
                Builtin::Double => self.tbaa_scalar("double", char),
                Builtin::LongDouble => self.tbaa_scalar("long double", char),
                Builtin::Float128 => self.tbaa_scalar("__float128", char),
                _ => char,
            },
            TypeKind::BitInt { width, .. } => self.tbaa_scalar(&format!("_BitInt({width})"), char),
            TypeKind::Pointer(_) => self.tbaa_scalar("any pointer", char),
            TypeKind::Enum(id) => {
                let underlying = self.unit.enumeration(*id).underlying;
                self.tbaa_type(underlying)
            }
            TypeKind::Record(id) => self.tbaa_record(*id).unwrap_or(char),
            _ => char,
        };
        self.tbaa.types.insert(canonical, node);
        node
    }

    fn tbaa_record(&mut self, id: RecordId) -> Option<Metadata<'c>> {
        if let Some(known) = self.tbaa.records.get(&id) {
            return *known;
        }
        // While a record is described it can only be met again through a pointer.
        let unit = self.unit;
        let record = unit.record(id);
        let node = if record.is_union || record.flexible || !record.complete {
            None
        } else {
            let name = self
                .names
                .with(record.tag, |name| self.llvm.metadata_string(name));
            let mut operands = vec![name];
            for (field, &offset) in record.fields.iter().zip(&record.layout.offsets) {
                if field.width.is_some() && field.name.0 == 0 {
                    continue;
                }
                let ty = self.tbaa_type(field.ty);
                operands.push(ty);
                operands.push(self.tbaa_number(offset / 8));
            }
            Some(self.llvm.metadata_node(&operands))
        };
        self.tbaa.records.insert(id, node);
        node
    }

    fn tbaa_access(
        &mut self,
        base: Metadata<'c>,
        access: Metadata<'c>,
        offset: u64,
    ) -> Metadata<'c> {
        if let Some(known) = self.tbaa.tags.get(&(base, access, offset)) {
            return *known;
        }
        let number = self.tbaa_number(offset);
        let node = self.llvm.metadata_node(&[base, access, number]);
        self.tbaa.tags.insert((base, access, offset), node);
        node
    }

    /// The tag of an access to an object of type `ty`; `None` when accesses are not described.
    pub fn tbaa_tag(&mut self, ty: QualType, tbaa: Tbaa) -> Option<Metadata<'c>> {
        if !self.tbaa_wanted() {
            return None;
        }
        let char = self.tbaa_kinds().char;
        let access = match tbaa {
            Tbaa::MayAlias => char,
            _ => {
                // An aggregate access has no tag of its own.
                if self.is_aggregate(ty) {
                    return None;
                }
                self.tbaa_type(ty)
            }
        };
        Some(match tbaa {
            Tbaa::Member { base, offset } if !self.has_may_alias(ty) => {
                match self.tbaa_record(base) {
                    Some(record) => self.tbaa_access(record, access, offset),
                    None => self.tbaa_access(access, access, 0),
                }
            }
            _ => self.tbaa_access(access, access, 0),
        })
    }

    /// How an access to a member is described, from how one to the whole was.
    pub fn member_tbaa(
        &mut self,
        base: Tbaa,
        base_ty: QualType,
        record: RecordId,
        field: usize,
    ) -> Tbaa {
        let unit = self.unit;
        let rec = unit.record(record);
        let is_vector = rec.fields.get(field).is_some_and(|f| {
            matches!(
                unit.types.canon_kind(f.ty),
                TypeKind::Vector(..) | TypeKind::ExtVector(..)
            )
        });
        if base == Tbaa::MayAlias
            || rec.may_alias
            || rec.is_union
            || is_vector
            || self.has_may_alias(base_ty)
        {
            return Tbaa::MayAlias;
        }
        let offset = self.field_offset(record, field as u32);
        match base {
            Tbaa::Member {
                base,
                offset: start,
            } => Tbaa::Member {
                base,
                offset: start + offset,
            },
            _ => match self.base_record(base_ty) {
                Some(base) => Tbaa::Member { base, offset },
                None => Tbaa::Scalar,
            },
        }
    }

    /// What a copy of an object of an aggregate type touches (`!tbaa.struct`).
    pub fn tbaa_struct(&mut self, ty: QualType) -> Option<Metadata<'c>> {
        if !self.tbaa_wanted() || self.has_may_alias(ty) {
            return None;
        }
        let key = self.unit.types.unqualified(ty);
        if let Some(known) = self.tbaa.structs.get(&key) {
            return *known;
        }
        let mut parts = Vec::new();
        let node = if self.struct_parts(key, 0, &mut parts, false) {
            let mut operands = Vec::with_capacity(parts.len() * 3);
            for (offset, size, tag) in parts {
                operands.push(self.tbaa_number(offset));
                operands.push(self.tbaa_number(size));
                operands.push(tag);
            }
            Some(self.llvm.metadata_node(&operands))
        } else {
            None
        };
        self.tbaa.structs.insert(key, node);
        node
    }

    fn struct_parts(
        &mut self,
        ty: QualType,
        base: u64,
        parts: &mut Vec<(u64, u64, Metadata<'c>)>,
        may_alias: bool,
    ) -> bool {
        let unit = self.unit;
        if let TypeKind::Record(id) = unit.types.canon_kind(ty) {
            let record = unit.record(*id);
            if record.flexible || !record.complete {
                return false;
            }
            if !record.is_union {
                let mut run: Option<(u64, u64)> = None;
                for (field, &at) in record.fields.iter().zip(&record.layout.offsets) {
                    if let Some(width) = field.width {
                        if width == 0 || field.name.0 == 0 {
                            continue;
                        }
                        // Bit-fields count as the bytes they touch.
                        let first = base + at / 8;
                        let last = base + (at + u64::from(width) - 1) / 8 + 1;
                        run = Some(match run {
                            Some((start, end)) if first <= end => (start, last.max(end)),
                            Some((start, end)) => {
                                self.char_part(parts, start, end);
                                (first, last)
                            }
                            None => (first, last),
                        });
                        continue;
                    }
                    if let Some((start, end)) = run.take() {
                        self.char_part(parts, start, end);
                    }
                    let may = may_alias || self.has_may_alias(field.ty);
                    if !self.struct_parts(field.ty, base + at / 8, parts, may) {
                        return false;
                    }
                }
                if let Some((start, end)) = run {
                    self.char_part(parts, start, end);
                }
                return true;
            }
        }
        let (size, _) = self.size_align(ty);
        if size == 0 {
            return true;
        }
        let access = if may_alias {
            self.tbaa_kinds().char
        } else {
            self.tbaa_type(ty)
        };
        let tag = self.tbaa_access(access, access, 0);
        parts.push((base, size, tag));
        true
    }

    fn char_part(&mut self, parts: &mut Vec<(u64, u64, Metadata<'c>)>, start: u64, end: u64) {
        let char = self.tbaa_kinds().char;
        let tag = self.tbaa_access(char, char, 0);
        parts.push((start, end - start, tag));
    }
}

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// Describes a load or store of an object of type `ty`.
    pub fn describe_access(&mut self, instruction: Value<'c>, tbaa: &Tbaa, ty: QualType) {
        if !self.cg.tbaa_wanted() || !instruction.is_instruction() {
            return;
        }
        if let Some(tag) = self.cg.tbaa_tag(ty, *tbaa) {
            let kind = self.cg.tbaa_kinds().tbaa;
            instruction.set_metadata(kind, tag);
        }
    }

    /// Describes a `memcpy` of an object of aggregate type.
    pub fn describe_copy(&mut self, call: Value<'c>, ty: QualType) {
        if !self.cg.tbaa_wanted() || !call.is_instruction() {
            return;
        }
        if let Some(node) = self.cg.tbaa_struct(ty) {
            let kind = self.cg.tbaa_kinds().tbaa_struct;
            call.set_metadata(kind, node);
        }
    }
}
