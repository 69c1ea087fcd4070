//! Debug information of types.

use neverc_llvm::{DebugFlags, DebugMember, DwarfEncoding, Metadata};
use neverc_sema::tree::{EnumId, RecordId};
use neverc_sema::types::{Builtin, QualType, TypeKind, qual};
use neverc_target::ctypes::LongDouble;

use crate::cx::Cg;
use crate::debug::Debug;

const TAG_CONST: u32 = 0x26;
const TAG_VOLATILE: u32 = 0x35;
const TAG_RESTRICT: u32 = 0x37;
const TAG_ATOMIC: u32 = 0x47;

impl<'c> Debug<'c> {
    /// The description of a type; `None` is void.
    pub(crate) fn describe(&mut self, cg: &mut Cg<'c, '_>, ty: QualType) -> Option<Metadata<'c>> {
        let node = self.ty(cg, ty);
        while let Some(id) = self.pending.pop() {
            self.fill_record(cg, id);
        }
        node
    }

    /// The description of a function type for a definition.
    pub(crate) fn function_type(
        &mut self,
        cg: &mut Cg<'c, '_>,
        ty: QualType,
        file: Metadata<'c>,
    ) -> Metadata<'c> {
        if !self.full {
            return self.builder.subroutine_type(file, &[], DebugFlags::NONE);
        }
        let node = self.subroutine(cg, ty);
        while let Some(id) = self.pending.pop() {
            self.fill_record(cg, id);
        }
        node
    }

    fn subroutine(&mut self, cg: &mut Cg<'c, '_>, ty: QualType) -> Metadata<'c> {
        let unit = cg.unit;
        let mut parts = Vec::new();
        match unit.types.canon_kind(ty) {
            TypeKind::Function(ret, params, info) => {
                parts.push(self.ty(cg, *ret));
                for param in params {
                    parts.push(self.ty(cg, *param));
                }
                if info.variadic {
                    parts.push(None);
                }
            }
            TypeKind::FunctionNoProto(ret, _) => {
                parts.push(self.ty(cg, *ret));
                parts.push(None);
            }
            _ => {}
        }
        self.builder
            .subroutine_type(self.main_file, &parts, DebugFlags::NONE)
    }

    fn ty(&mut self, cg: &mut Cg<'c, '_>, ty: QualType) -> Option<Metadata<'c>> {
        if let Some(known) = self.types.get(&ty) {
            return *known;
        }
        let quals = ty.local_quals();
        let node = if quals != 0 {
            let mut inner = self.ty(cg, ty.without_local());
            for (bit, tag) in [
                (qual::RESTRICT, TAG_RESTRICT),
                (qual::VOLATILE, TAG_VOLATILE),
                (qual::CONST, TAG_CONST),
            ] {
                if quals & bit != 0 {
                    inner = Some(self.builder.qualified_type(tag, inner));
                }
            }
            inner
        } else {
            self.plain(cg, ty)
        };
        self.types.insert(ty, node);
        node
    }

    fn basic(&mut self, name: &str, bytes: u64, encoding: DwarfEncoding) -> Option<Metadata<'c>> {
        Some(self.builder.basic_type(name, bytes * 8, encoding))
    }

    fn builtin(&mut self, cg: &mut Cg<'c, '_>, b: Builtin) -> Option<Metadata<'c>> {
        use DwarfEncoding as E;
        let long = u64::from(cg.opts.ctypes.long_size);
        match b {
            Builtin::Void | Builtin::Error => None,
            Builtin::Bool => self.basic("_Bool", 1, E::Boolean),
            Builtin::Char => {
                let encoding = if cg.char_signed() {
                    E::SignedChar
                } else {
                    E::UnsignedChar
                };
                self.basic("char", 1, encoding)
            }
            Builtin::SChar => self.basic("signed char", 1, E::SignedChar),
            Builtin::UChar => self.basic("unsigned char", 1, E::UnsignedChar),
            Builtin::Short => self.basic("short", 2, E::Signed),
            Builtin::UShort => self.basic("unsigned short", 2, E::Unsigned),
            Builtin::Int => self.basic("int", 4, E::Signed),
            Builtin::UInt => self.basic("unsigned int", 4, E::Unsigned),
            Builtin::Long => self.basic("long", long, E::Signed),
            Builtin::ULong => self.basic("unsigned long", long, E::Unsigned),
            Builtin::LongLong => self.basic("long long", 8, E::Signed),
            Builtin::ULongLong => self.basic("unsigned long long", 8, E::Unsigned),
            Builtin::Int128 => self.basic("__int128", 16, E::Signed),
            Builtin::UInt128 => self.basic("unsigned __int128", 16, E::Unsigned),
            Builtin::Float16 => self.basic("_Float16", 2, E::Float),
            Builtin::BFloat16 => self.basic("__bf16", 2, E::Float),
            Builtin::Fp16 => self.basic("__fp16", 2, E::Float),
            Builtin::Float => self.basic("float", 4, E::Float),
            Builtin::Double => self.basic("double", 8, E::Float),
            Builtin::LongDouble => self.basic("long double", 16, E::Float),
            Builtin::Float128 => self.basic("__float128", 16, E::Float),
            Builtin::NullPtr => Some(self.builder.unspecified_type("decltype(nullptr)")),
            Builtin::VaListTag => {
                let name = if cg.opts.ctypes.long_double == LongDouble::Quad {
                    "__va_list"
                } else {
                    "__va_list_tag"
                };
                Some(
                    self.builder
                        .forward_record(0x13, self.unit, name, self.main_file, 0),
                )
            }
        }
    }

    fn plain(&mut self, cg: &mut Cg<'c, '_>, ty: QualType) -> Option<Metadata<'c>> {
        let unit = cg.unit;
        match unit.types.kind(ty.id()) {
            TypeKind::Builtin(b) => self.builtin(cg, *b),
            TypeKind::BitInt { signed, width } => {
                let (size, _) = cg.size_align(ty);
                let (name, encoding) = if *signed {
                    (format!("_BitInt({width})"), DwarfEncoding::Signed)
                } else {
                    (
                        format!("unsigned _BitInt({width})"),
                        DwarfEncoding::Unsigned,
                    )
                };
                self.basic(&name, size, encoding)
            }
            TypeKind::Complex(elem) => {
                let (size, _) = cg.size_align(ty);
                let name = match unit.types.canon_kind(*elem) {
                    TypeKind::Builtin(Builtin::Float) => "complex float",
                    TypeKind::Builtin(Builtin::LongDouble) => "complex long double",
                    TypeKind::Builtin(Builtin::Double) => "complex double",
                    _ => "complex",
                };
                self.basic(name, size, DwarfEncoding::ComplexFloat)
            }
            TypeKind::Pointer(to) => {
                let inner = self.ty(cg, *to);
                Some(self.builder.pointer_type(inner, 64))
            }
            TypeKind::ConstantArray(..)
            | TypeKind::IncompleteArray(_)
            | TypeKind::VariableArray(..) => self.array(cg, ty),
            TypeKind::Function(..) | TypeKind::FunctionNoProto(..) => Some(self.subroutine(cg, ty)),
            TypeKind::Vector(elem, n) | TypeKind::ExtVector(elem, n) => {
                let inner = self.ty(cg, *elem)?;
                let (size, _) = cg.size_align(ty);
                Some(self.builder.vector_type(inner, size * 8, 0, u64::from(*n)))
            }
            TypeKind::Atomic(inner) => {
                let inner = self.ty(cg, *inner);
                Some(self.builder.qualified_type(TAG_ATOMIC, inner))
            }
            TypeKind::Record(id) => Some(self.record(cg, *id)),
            TypeKind::Enum(id) => Some(self.enumeration(cg, *id)),
            TypeKind::Typedef(id, inner) => {
                let def = unit.typedef(*id);
                let node = self.ty(cg, *inner);
                let place = self.place(cg, def.loc);
                let name = cg.names.get(def.name);
                Some(
                    self.builder
                        .typedef(node, &name, place.file, place.line, None, 0),
                )
            }
            TypeKind::Elaborated(inner)
            | TypeKind::Paren(inner)
            | TypeKind::Typeof(inner)
            | TypeKind::Auto(inner)
            | TypeKind::Decayed(_, inner)
            | TypeKind::Attributed(_, inner) => self.ty(cg, *inner),
        }
    }

    fn array(&mut self, cg: &mut Cg<'c, '_>, ty: QualType) -> Option<Metadata<'c>> {
        let unit = cg.unit;
        let (size, _) = cg.size_align(ty);
        let mut dimensions = Vec::new();
        let mut elem = ty;
        loop {
            match unit.types.kind(elem.id()) {
                TypeKind::ConstantArray(inner, n) => {
                    dimensions.push(self.builder.subrange(Some(*n)));
                    elem = *inner;
                }
                TypeKind::IncompleteArray(inner) | TypeKind::VariableArray(inner, ..) => {
                    dimensions.push(self.builder.subrange(None));
                    elem = *inner;
                }
                _ => break,
            }
        }
        let inner = self.ty(cg, elem)?;
        Some(self.builder.array_type(inner, size * 8, 0, &dimensions))
    }

    fn record(&mut self, cg: &mut Cg<'c, '_>, id: RecordId) -> Metadata<'c> {
        if let Some(known) = self.records.get(&id) {
            return *known;
        }
        let unit = cg.unit;
        let record = unit.record(id);
        let place = self.place(cg, record.loc);
        let name = cg.names.get(record.tag);
        let node = if record.complete {
            self.pending.push(id);
            self.builder.record_type(
                record.is_union,
                self.unit,
                &name,
                place.file,
                place.line,
                record.layout.size * 8,
                if record.align > 0 {
                    record.align * 8
                } else {
                    0
                },
                DebugFlags::NONE,
            )
        } else {
            self.builder.forward_record(
                if record.is_union { 0x17 } else { 0x13 },
                self.unit,
                &name,
                place.file,
                place.line,
            )
        };
        self.records.insert(id, node);
        node
    }

    fn fill_record(&mut self, cg: &mut Cg<'c, '_>, id: RecordId) {
        let unit = cg.unit;
        let record = unit.record(id);
        let Some(&node) = self.records.get(&id) else {
            return;
        };
        let mut parts = Vec::new();
        for (field, &offset) in record.fields.iter().zip(&record.layout.offsets) {
            if field.width.is_some() && field.name.0 == 0 {
                continue;
            }
            let Some(ty) = self.ty(cg, field.ty) else {
                continue;
            };
            let place = self.place(cg, field.loc);
            let (size, _) = cg.size_align(field.ty);
            let (bits, storage) = match field.width {
                Some(width) => {
                    let unit_bits = (size * 8).max(8);
                    (u64::from(width), Some(offset / unit_bits * unit_bits))
                }
                None => (size * 8, None),
            };
            parts.push((
                cg.names.get(field.name),
                place,
                bits,
                field.align * 8,
                offset,
                ty,
                storage,
            ));
        }
        let members: Vec<DebugMember<'_, 'c>> = parts
            .iter()
            .map(
                |(name, place, size, align, offset, ty, storage)| DebugMember {
                    name,
                    file: place.file,
                    line: place.line,
                    size: *size,
                    align: *align,
                    offset: *offset,
                    ty: *ty,
                    bit_field_storage: *storage,
                },
            )
            .collect();
        let node = self.builder.set_members(node, &members);
        self.records.insert(id, node);
    }

    fn enumeration(&mut self, cg: &mut Cg<'c, '_>, id: EnumId) -> Metadata<'c> {
        let unit = cg.unit;
        let e = unit.enumeration(id);
        let place = self.place(cg, e.loc);
        let name = cg.names.get(e.tag);
        let underlying = self.ty(cg, e.underlying);
        let (size, _) = cg.size_align(e.underlying);
        let (Some(underlying), true) = (underlying, e.complete) else {
            return self
                .builder
                .forward_record(0x04, self.unit, &name, place.file, place.line);
        };
        let unsigned = !cg.is_signed(e.underlying);
        let values: Vec<Metadata<'c>> = e
            .enumerators
            .iter()
            .map(|&n| {
                let n = &unit.enumerators[n.index()];
                let value = n.value.wrap(64, true).to_i64().unwrap_or(0);
                let name = cg.names.get(n.name);
                self.builder.enumerator(&name, value, unsigned)
            })
            .collect();
        self.builder.enumeration_type(
            self.unit,
            &name,
            place.file,
            place.line,
            size * 8,
            0,
            &values,
            underlying,
        )
    }
}
