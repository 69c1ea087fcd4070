//! Structures and unions: tags, members, completion. C23 6.7.3.2 to 6.7.3.4.

use std::collections::HashMap;

use neverc_source::{Loc, Range, Symbol, Warning};
use neverc_syntax::ast::{self, Member, TypeSpec};
use rustc_hash::FxBuildHasher;

use crate::attr::On;
use crate::cx::Sema;
use crate::declarator::Context;
use crate::layout::{RecordRules, layout_record};
use crate::scope::{ScopeKind, Tag};
use crate::tree::{Attr, Field, Item, LocalDecl, Record, RecordId, RecordLayout};
use crate::types::{Builtin, QualType, TypeKind, qual};

impl Sema<'_> {
    /// The type of a struct or union specifier.
    pub(crate) fn record_specifier(&mut self, id: ast::RecordId) -> QualType {
        let spec = *self.ast.record(id);
        let is_definition = spec.members.is_some();
        let loc = spec.tag.map_or(spec.range.begin, |t| t.loc);
        let tag = spec.tag.map_or(Symbol::EMPTY, |t| t.name);
        let depth = self.scope_depth();
        let found = if tag == Symbol::EMPTY {
            None
        } else {
            self.lookup_tag(tag)
                .filter(|&(_, d)| d == depth || !(is_definition || spec.standalone))
        };
        let mut replaces = None;
        let target = match found {
            Some((Tag::Record(r), _)) if self.unit.record(r).is_union == spec.is_union => {
                let known = self.unit.record(r);
                if is_definition && self.decl.open_records.contains(&r) {
                    let message = format!("nested redefinition of '{}'", self.text(tag));
                    let at = known.loc;
                    self.diags
                        .error(loc, message)
                        .note(at, "previous definition is here")
                        .emit();
                    self.new_record(Symbol::EMPTY, spec.is_union, loc)
                } else if is_definition && known.complete {
                    if !self.lang.c23() {
                        let message = format!("redefinition of '{}'", self.text(tag));
                        let at = known.loc;
                        self.diags
                            .error(loc, message)
                            .note(at, "previous definition is here")
                            .emit();
                    } else {
                        replaces = Some(r);
                    }
                    self.new_record(tag, spec.is_union, loc)
                } else {
                    r
                }
            }
            Some((other, _)) => {
                let at = match other {
                    Tag::Record(r) => self.unit.record(r).loc,
                    Tag::Enum(e) => self.unit.enumeration(e).loc,
                };
                let message = format!(
                    "use of '{}' with tag type that does not match previous declaration",
                    self.text(tag)
                );
                self.diags
                    .error(spec.range.begin, message)
                    .note(at, "previous use is here")
                    .emit();
                if !is_definition {
                    return Builtin::Error.q();
                }
                self.new_record(Symbol::EMPTY, spec.is_union, loc)
            }
            None => {
                if tag != Symbol::EMPTY && self.scope_kind() == ScopeKind::Prototype {
                    let keyword = if spec.is_union { "union" } else { "struct" };
                    let message = format!(
                        "declaration of '{keyword} {}' will not be visible outside of this function",
                        self.text(tag)
                    );
                    self.diags.warn(Warning::VISIBILITY, loc, message).emit();
                }
                let r = self.new_record(tag, spec.is_union, loc);
                self.bind_tag(tag, Tag::Record(r));
                r
            }
        };
        let ty: QualType = self.unit.types.intern(TypeKind::Record(target)).into();
        if let Some(members) = spec.members {
            if self.enter(loc) {
                self.define_record(target, &spec, members, loc);
                self.leave();
            }
            if let Some(old) = replaces {
                return self.same_definition(old, target, tag, loc);
            }
        } else if !spec.attrs.is_empty() {
            let attrs = self.decl_attrs(spec.attrs, On::Record, ty, loc);
            if !self.unit.record(target).complete {
                self.unit.records[target.index()].attrs.extend(attrs);
            }
        }
        if spec.standalone && !is_definition {
            self.note_declared(Item::Record(target), LocalDecl::Record(target));
        }
        self.unit.types.intern(TypeKind::Elaborated(ty)).into()
    }

    /// Adds an item at file scope or to the declaration statement being made.
    pub(crate) fn note_declared(&mut self, item: Item, local: LocalDecl) {
        if self.function.is_some() || !self.at_file_scope() {
            self.decl.fun.pending.push(local);
        } else {
            self.unit.items.push(item);
        }
    }

    /// C23: a tag may be defined again with the same content.
    fn same_definition(&mut self, old: RecordId, new: RecordId, tag: Symbol, loc: Loc) -> QualType {
        let (a, b) = (self.unit.record(old), self.unit.record(new));
        let same = a.fields.len() == b.fields.len()
            && a.fields.iter().zip(&b.fields).all(|(x, y)| {
                x.name == y.name
                    && x.width == y.width
                    && x.align == y.align
                    && (self.compatible(x.ty, y.ty)
                        || x.name == Symbol::EMPTY && self.size_of(x.ty) == self.size_of(y.ty))
            })
            && a.packed == b.packed
            && a.layout.size == b.layout.size;
        let mut ty: QualType = self.unit.types.intern(TypeKind::Record(old)).into();
        if !same {
            let at = self.unit.record(old).loc;
            let message = format!("redefinition of '{}'", self.text(tag));
            self.diags
                .error(loc, message)
                .note(at, "previous definition is here")
                .emit();
            ty = self.unit.types.intern(TypeKind::Record(new)).into();
        }
        self.unit.types.intern(TypeKind::Elaborated(ty)).into()
    }

    /// The position of an anonymous tag as text.
    pub(crate) fn unnamed_place(&self, tag: Symbol, loc: Loc) -> Symbol {
        if tag != Symbol::EMPTY {
            return Symbol::EMPTY;
        }
        match self.target_builtins.source_position(loc) {
            Some((file, line, column)) => self.names.intern(&format!("{file}:{line}:{column}")),
            None => Symbol::EMPTY,
        }
    }

    pub(crate) fn new_record(&mut self, tag: Symbol, is_union: bool, loc: Loc) -> RecordId {
        let id = RecordId(self.unit.records.len() as u32);
        let place = self.unnamed_place(tag, loc);
        self.unit.records.push(Record {
            tag,
            typedef_name: Symbol::EMPTY,
            place,
            is_union,
            fields: Vec::new(),
            complete: false,
            flexible: false,
            has_const_member: false,
            packed: false,
            pack: 0,
            align: 0,
            transparent: false,
            may_alias: false,
            attrs: Vec::new(),
            loc,
            layout: RecordLayout::default(),
        });
        id
    }

    fn define_record(
        &mut self,
        id: RecordId,
        spec: &ast::RecordSpec,
        members: ast::List<Member>,
        loc: Loc,
    ) {
        self.decl.open_records.push(id);
        let ast = self.ast;
        let mut building = Building {
            fields: Vec::new(),
            names: HashMap::default(),
            is_union: spec.is_union,
            flexible: None,
        };
        for member in ast.list(members) {
            match *member {
                Member::Fields(specs, declarators) => {
                    self.member_declaration(&mut building, specs, declarators);
                }
                Member::StaticAssert(decl) => self.static_assert_decl(decl),
                Member::Pragma(index) => self.pragma(index),
            }
        }
        self.decl.open_records.pop();
        let keyword = if spec.is_union { "union" } else { "struct" };
        let mut fields = building.fields;
        let named = fields
            .iter()
            .any(|f| f.name != Symbol::EMPTY || f.width.is_none());
        if fields.is_empty() {
            let message = format!("empty {keyword} is a GNU extension");
            self.diags
                .warn(Warning::GNU_EMPTY_STRUCT, loc, message)
                .emit();
        } else if !named {
            let message = format!("{keyword} without named members is a GNU extension");
            self.diags
                .warn(Warning::GNU_EMPTY_STRUCT, loc, message)
                .emit();
        }
        let ty: QualType = self.unit.types.intern(TypeKind::Record(id)).into();
        let mut attrs = self.decl_attrs(spec.attrs, On::Record, ty, loc);
        attrs.extend(std::mem::take(&mut self.unit.records[id.index()].attrs));
        let packed = attrs.contains(&Attr::Packed);
        let align = attrs
            .iter()
            .filter_map(|a| match a {
                Attr::Aligned(n) => Some(*n),
                _ => None,
            })
            .max()
            .unwrap_or(0);
        let rules = RecordRules {
            is_union: spec.is_union,
            packed,
            pack: self.decl.pack,
            align,
        };
        let layout = match layout_record(&self.unit, self.target, rules, &fields) {
            Some(layout) => layout,
            None => {
                let shown = self.show(ty);
                let message = format!("type {shown} is too large");
                self.diags.error(loc, message).emit();
                RecordLayout {
                    size: 0,
                    align: 1,
                    offsets: vec![0; fields.len()],
                }
            }
        };
        let has_const = fields.iter().any(|f| self.has_const(f.ty));
        let transparent = attrs.contains(&Attr::TransparentUnion);
        let may_alias = attrs.contains(&Attr::MayAlias);
        let flexible = building.flexible.is_some();
        fields.shrink_to_fit();
        let record = &mut self.unit.records[id.index()];
        record.fields = fields;
        record.complete = true;
        record.flexible = flexible;
        record.has_const_member = has_const;
        record.packed = packed;
        record.pack = rules.pack;
        record.align = align;
        record.may_alias = may_alias;
        record.attrs = attrs;
        record.loc = loc;
        record.layout = layout;
        if transparent {
            self.make_transparent(id, loc);
        }
        self.note_declared(Item::Record(id), LocalDecl::Record(id));
    }

    /// `transparent_union`: all members must have the representation of the first.
    pub(crate) fn make_transparent(&mut self, id: RecordId, loc: Loc) {
        let r = self.unit.record(id);
        let bad = if !r.is_union || !r.complete {
            Some(
                "transparent_union attribute can only be applied to a union definition; attribute ignored",
            )
        } else if r.fields.is_empty() {
            Some(
                "transparent union definition must contain at least one field; transparent_union attribute ignored",
            )
        } else {
            None
        };
        if let Some(message) = bad {
            self.diags
                .warn(Warning::IGNORED_ATTRIBUTES, loc, message)
                .emit();
            return;
        }
        let first = self.size_of(r.fields[0].ty);
        let other = r.fields.iter().find(|f| self.size_of(f.ty) != first);
        if let (Some(f), Some(first), Some(size)) =
            (other, first, other.and_then(|f| self.size_of(f.ty)))
        {
            let message = format!(
                "size of field '{}' ({} bits) does not match the size of the first field in transparent union; \
                 transparent_union attribute ignored",
                self.text(f.name),
                size * 8
            );
            let note = format!("size of first field is {} bits", first * 8);
            self.diags
                .warn(Warning::IGNORED_ATTRIBUTES, f.loc, message)
                .note(r.fields[0].loc, note)
                .emit();
            return;
        }
        self.unit.records[id.index()].transparent = true;
    }

    /// Whether an object of the type has a part that cannot be assigned.
    fn has_const(&self, ty: QualType) -> bool {
        if self.unit.types.quals(ty) & qual::CONST != 0 {
            return true;
        }
        let mut ty = ty;
        for _ in 0..64 {
            match self.unit.types.canon_kind(ty) {
                TypeKind::ConstantArray(elem, _) => ty = *elem,
                TypeKind::Record(id) => return self.unit.record(*id).has_const_member,
                _ => return false,
            }
        }
        false
    }

    fn member_declaration(
        &mut self,
        building: &mut Building,
        specs_id: ast::SpecsId,
        declarators: ast::List<ast::FieldDeclarator>,
    ) {
        let specs = self.specs(specs_id);
        if specs.storage != 0 {
            self.diags
                .error(
                    specs.storage_loc,
                    "type name does not allow storage class to be specified",
                )
                .emit();
        }
        if specs.inline {
            self.diags
                .error(specs.range.begin, "'inline' can only appear on functions")
                .emit();
        }
        let list = self.ast.list(declarators);
        if list.is_empty() {
            self.anonymous_member(building, &specs, specs_id);
            return;
        }
        for d in list {
            let declared = self.declarator(&specs, d.declarator, Context::Field);
            let declarator = *self.ast.declarator(d.declarator);
            let mut ty = declared.ty;
            if specs.auto {
                self.diags
                    .error(specs.loc, "'auto' not allowed in struct member")
                    .emit();
                ty = Builtin::Error.q();
            }
            let name = declared.name.map_or(Symbol::EMPTY, |n| n.name);
            ty = self.check_member_type(building, ty, name, declared.loc);
            let width = d
                .width
                .and_then(|w| self.declared_width(w, ty, name, declared.loc));
            if d.width.is_some() && width.is_none() {
                ty = Builtin::Error.q();
            }
            let mut attrs = self.decl_attrs(specs.attrs, On::Field, ty, declared.loc);
            attrs.extend(self.declarator_attrs(declarator, On::Field, ty, declared.loc));
            let field = Field {
                name,
                ty,
                width,
                packed: attrs.contains(&Attr::Packed),
                align: crate::layout::typedef_align(&attrs).unwrap_or(0),
                loc: declared.loc,
                attrs,
            };
            self.add_field(building, field);
        }
    }

    fn anonymous_member(
        &mut self,
        building: &mut Building,
        specs: &crate::specs::Specs,
        specs_id: ast::SpecsId,
    ) {
        let spec = self.ast.specs(specs_id);
        if self.error_type(specs.ty) {
            return;
        }
        let record = match self.unit.types.canon_kind(specs.ty) {
            TypeKind::Record(id) => Some(*id),
            _ => None,
        };
        let untagged = match spec.ty {
            TypeSpec::Record(r) => {
                let r = self.ast.record(r);
                r.tag.is_none() && r.members.is_some()
            }
            _ => false,
        };
        let extension = self.lang.ms_extensions || self.lang.plan9_extensions;
        let Some(record) = record.filter(|_| untagged || extension) else {
            self.diags
                .warn(
                    Warning::MISSING_DECLARATIONS,
                    specs.range.begin,
                    "declaration does not declare anything",
                )
                .range(specs.range)
                .emit();
            return;
        };
        if !untagged {
            if !self.unit.record(record).complete {
                let message = format!("field has incomplete type {}", self.show(specs.ty));
                self.diags.error(specs.loc, message).emit();
                return;
            }
            self.diags
                .warn(
                    Warning::MICROSOFT_ANON_TAG,
                    specs.range.begin,
                    "anonymous structs are a Microsoft extension",
                )
                .emit();
        } else if !self.lang.c11() {
            let which = if self.unit.record(record).is_union {
                "unions"
            } else {
                "structs"
            };
            let message = format!("anonymous {which} are a C11 extension");
            self.diags
                .warn(Warning::C11_EXTENSIONS, specs.range.begin, message)
                .emit();
        }
        let attrs = self.decl_attrs(specs.attrs, On::Field, specs.ty, specs.loc);
        let ty = self.check_member_type(building, specs.ty, Symbol::EMPTY, specs.loc);
        let field = Field {
            name: Symbol::EMPTY,
            ty,
            width: None,
            packed: attrs.contains(&Attr::Packed),
            align: crate::layout::typedef_align(&attrs).unwrap_or(0),
            loc: specs.range.begin,
            attrs,
        };
        self.add_field(building, field);
    }

    /// Constraints on a member's type; gives the type to use. C23 6.7.3.2.
    fn check_member_type(
        &mut self,
        building: &mut Building,
        ty: QualType,
        name: Symbol,
        loc: Loc,
    ) -> QualType {
        let shown_name = self.text(name);
        if let Some((at, flexible)) = building.flexible
            && !building.is_union
        {
            let field = &building.fields[flexible];
            let is_array = matches!(
                self.unit.types.canon_kind(field.ty),
                TypeKind::IncompleteArray(_)
            );
            if is_array {
                let message = format!(
                    "flexible array member '{}' with type {} is not at the end of struct",
                    self.text(field.name),
                    self.show(field.ty)
                );
                self.diags
                    .error(at, message)
                    .note(loc, "next field declaration is here")
                    .emit();
            } else {
                let message = format!(
                    "field '{}' with variable sized type {} not at the end of a struct or class is a GNU extension",
                    self.text(field.name),
                    self.show(field.ty)
                );
                self.diags
                    .warn(Warning::GNU_VARIABLE_SIZED_TYPE_NOT_AT_END, at, message)
                    .emit();
            }
            building.flexible = None;
        }
        if self.error_type(ty) {
            return ty;
        }
        if matches!(
            self.unit.types.canon_kind(ty),
            TypeKind::Function(..) | TypeKind::FunctionNoProto(..)
        ) {
            let message = format!("field '{shown_name}' declared as a function");
            self.diags.error(loc, message).emit();
            return Builtin::Error.q();
        }
        if self.variably_modified(ty) {
            match self.fold_vla(ty, 32) {
                Some(folded) => {
                    self.diags
                        .warn(
                            Warning::GNU_FOLDING_CONSTANT,
                            loc,
                            "variable length array folded to constant array as an extension",
                        )
                        .emit();
                    return folded;
                }
                None => {
                    self.diags
                        .error(
                            loc,
                            "fields must have a constant size: 'variable length array in structure' extension \
                             will never be supported",
                        )
                        .emit();
                    return Builtin::Error.q();
                }
            }
        }
        if let TypeKind::IncompleteArray(_) = self.unit.types.canon_kind(ty) {
            if building.is_union || building.fields.is_empty() {
                let message = if building.is_union {
                    format!("flexible array member '{shown_name}' in a union is a GNU extension")
                } else {
                    format!(
                        "flexible array member '{shown_name}' in otherwise empty struct is a GNU extension"
                    )
                };
                self.diags
                    .warn(Warning::FLEXIBLE_ARRAY_EXTENSIONS, loc, message)
                    .emit();
            }
            building.flexible = Some((loc, building.fields.len()));
            return ty;
        }
        if self.incomplete_type(ty) {
            let message = format!("field has incomplete type {}", self.show(ty));
            let builder = self.diags.error(loc, message);
            match self.forward_note(ty) {
                Some((at, note)) => builder.note(at, note).emit(),
                None => builder.emit(),
            }
            return Builtin::Error.q();
        }
        if let TypeKind::Record(id) = self.unit.types.canon_kind(ty)
            && self.unit.record(*id).flexible
        {
            building.flexible = Some((loc, building.fields.len()));
        }
        ty
    }

    /// The width of a bit-field with its constraints; `None` after a report.
    fn declared_width(
        &mut self,
        width: ast::ExprId,
        ty: QualType,
        name: Symbol,
        loc: Loc,
    ) -> Option<u32> {
        let range: Range = self.ast.expr(width).range;
        let shown = self.text(name);
        if self.error_type(ty) {
            self.expr_rvalue(width);
            return None;
        }
        let what = if name == Symbol::EMPTY {
            "anonymous bit-field".to_string()
        } else {
            format!("bit-field '{shown}'")
        };
        let info = match self.unit.types.canon_kind(ty) {
            TypeKind::Atomic(_) => {
                let message = format!("bit-field has atomic type {}", self.show(ty));
                self.diags.error(loc, message).emit();
                return None;
            }
            _ => crate::classify::int_info(&self.unit, self.target, ty),
        };
        let Some((type_width, _)) = info else {
            let message = format!("{what} has non-integral type {}", self.show(ty));
            self.diags.error(loc, message).emit();
            return None;
        };
        let value = self.integer_constant(width, "expression")?;
        if value.is_negative() {
            let message = format!("{what} has negative width ({})", value.to_big());
            self.diags.error(loc, message).range(range).emit();
            return None;
        }
        if value.is_zero() && name != Symbol::EMPTY {
            let message = format!("named bit-field '{shown}' has zero width");
            self.diags.error(loc, message).range(range).emit();
            return None;
        }
        match value.to_u64() {
            Some(w) if w <= u64::from(type_width) => Some(w as u32),
            _ => {
                let plural = |n: &str| if n == "1" { "" } else { "s" };
                let w = value.to_big().to_string();
                let message = format!(
                    "width of {what} ({w} bit{}) exceeds the width of its type ({type_width} bit{})",
                    plural(&w),
                    plural(&type_width.to_string())
                );
                self.diags.error(loc, message).range(range).emit();
                None
            }
        }
    }

    fn add_field(&mut self, building: &mut Building, field: Field) {
        if field.name != Symbol::EMPTY {
            if let Some(&at) = building.names.get(&field.name) {
                let message = format!("duplicate member '{}'", self.text(field.name));
                self.diags
                    .error(field.loc, message)
                    .note(at, "previous declaration is here")
                    .emit();
            } else {
                building.names.insert(field.name, field.loc);
            }
        } else if field.width.is_none()
            && let TypeKind::Record(id) = *self.unit.types.canon_kind(field.ty)
        {
            self.add_inner_names(building, id, 64);
        }
        building.fields.push(field);
    }

    fn add_inner_names(&mut self, building: &mut Building, id: RecordId, depth: u32) {
        if depth == 0 {
            return;
        }
        let is_union = self.unit.record(id).is_union;
        for i in 0..self.unit.record(id).fields.len() {
            let f = &self.unit.record(id).fields[i];
            let (name, loc, ty, width) = (f.name, f.loc, f.ty, f.width);
            if name != Symbol::EMPTY {
                if let Some(&at) = building.names.get(&name) {
                    let which = if is_union { "union" } else { "struct" };
                    let message = format!(
                        "member of anonymous {which} redeclares '{}'",
                        self.text(name)
                    );
                    self.diags
                        .error(loc, message)
                        .note(at, "previous declaration is here")
                        .emit();
                } else {
                    building.names.insert(name, loc);
                }
            } else if width.is_none()
                && let TypeKind::Record(inner) = *self.unit.types.canon_kind(ty)
            {
                self.add_inner_names(building, inner, depth - 1);
            }
        }
    }
}

/// A member list under construction.
struct Building {
    fields: Vec<Field>,
    names: HashMap<Symbol, Loc, FxBuildHasher>,
    is_union: bool,
    /// Position and index of a flexible array member or of a struct that ends in one.
    flexible: Option<(Loc, usize)>,
}
