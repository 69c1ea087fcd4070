//! Sizes, alignments and offsets of the records on a 64-bit host (natural layout; the 8-byte packing of the headers
//! never changes it).

use std::collections::HashMap;

use crate::model::{Field, FieldType, Item, Record, RecordKind, Registry};

/// Layout of a record, in bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layout {
    /// Size.
    pub size: u64,
    /// Alignment.
    pub align: u64,
    /// Offset of each member, nested ones with dotted names.
    pub offsets: Vec<(String, u64)>,
}

/// What a type name stands for.
enum Named {
    Scalar(u64),
    Alias(String),
    Record(Record),
}

/// Computes layouts by name.
pub struct Layouts {
    named: HashMap<String, Named>,
}

impl Layouts {
    /// Collects the types of `registry`.
    pub fn new(registry: &Registry) -> Layouts {
        let mut named = HashMap::new();
        for (name, size) in [
            ("u8", 1),
            ("i8", 1),
            ("u16", 2),
            ("i16", 2),
            ("u32", 4),
            ("i32", 4),
            ("u64", 8),
            ("i64", 8),
            ("char", 1),
            ("float", 4),
            ("double", 8),
        ] {
            named.insert(name.to_string(), Named::Scalar(size));
        }
        for item in registry.modules.iter().flat_map(|m| &m.items) {
            match item {
                Item::Alias(name, of) => {
                    named.insert(name.clone(), Named::Alias(of.clone()));
                }
                Item::Handle(name) => {
                    named.insert(name.clone(), Named::Alias("NevercHandle".into()));
                }
                Item::Enum(e) => {
                    named
                        .entry(e.name.clone())
                        .or_insert(Named::Alias(e.ty.clone()));
                }
                Item::Fn(f) => {
                    named.insert(f.name.clone(), Named::Scalar(8));
                }
                Item::Record(r) => {
                    named.insert(r.name.clone(), Named::Record(r.clone()));
                }
                _ => {}
            }
        }
        Layouts { named }
    }

    /// Size and alignment of a type as written.
    fn of(&self, ty: &str) -> Result<(u64, u64), String> {
        let ty = ty.trim();
        if ty.ends_with('*') {
            return Ok((8, 8));
        }
        if let Some((elem, count)) = ty.strip_suffix(']').and_then(|t| t.split_once('[')) {
            let count: u64 = count.parse().map_err(|_| format!("bad array type {ty}"))?;
            let (size, align) = self.of(elem)?;
            return Ok((size * count, align));
        }
        match self.named.get(ty) {
            Some(Named::Scalar(n)) => Ok((*n, *n)),
            Some(Named::Alias(of)) => self.of(of),
            Some(Named::Record(r)) => {
                let layout = self.record(r)?;
                Ok((layout.size, layout.align))
            }
            None => Err(format!("unknown type {ty}")),
        }
    }

    /// Layout of a record.
    ///
    /// # Errors
    /// When a member's type is unknown.
    pub fn record(&self, record: &Record) -> Result<Layout, String> {
        self.members(record.kind, &record.fields)
            .map_err(|e| format!("{}: {e}", record.name))
    }

    fn members(&self, kind: RecordKind, fields: &[Field]) -> Result<Layout, String> {
        let (mut end, mut size, mut align, mut offsets) = (0u64, 0u64, 1u64, Vec::new());
        for field in fields {
            let nested = match &field.ty {
                FieldType::Nested(kind, fields) => Some(self.members(*kind, fields)?),
                _ => None,
            };
            let (s, a) = match (&field.ty, &nested) {
                (FieldType::Plain(ty), _) => self.of(ty)?,
                (FieldType::Slot(..), _) => (8, 8),
                (_, Some(l)) => (l.size, l.align),
                (FieldType::Nested(..), None) => (0, 1),
            };
            let offset = if kind == RecordKind::Union {
                0
            } else {
                end.next_multiple_of(a)
            };
            end = offset + s;
            size = size.max(end);
            align = align.max(a);
            offsets.push((field.name.clone(), offset));
            if let Some(inner) = nested {
                offsets.extend(
                    inner
                        .offsets
                        .into_iter()
                        .map(|(n, o)| (format!("{}.{n}", field.name), offset + o)),
                );
            }
        }
        Ok(Layout {
            size: size.next_multiple_of(align),
            align,
            offsets,
        })
    }
}
