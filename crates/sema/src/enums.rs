//! Enumerations. C23 6.7.3.3, with the choices of GCC and Clang for the compatible integer type.

use neverc_source::{Loc, Symbol, Warning};
use neverc_syntax::ast;

use crate::attr::On;
use crate::cx::Sema;
use crate::scope::{Entity, ScopeKind, Tag};
use crate::tree::{Attr, Enum, EnumId, Enumerator, EnumeratorId, Item, LocalDecl};
use crate::types::{Builtin, QualType, TypeKind};
use crate::value::IntValue;

impl Sema<'_> {
    /// The type of an enum specifier.
    pub(crate) fn enum_specifier(&mut self, id: ast::EnumId) -> QualType {
        let spec = *self.ast.enum_spec(id);
        let is_definition = spec.enumerators.is_some();
        let loc = spec.tag.map_or(spec.range.begin, |t| t.loc);
        let tag = spec.tag.map_or(Symbol::EMPTY, |t| t.name);
        let fixed = spec.underlying.map(|name| self.fixed_type(name));
        let depth = self.scope_depth();
        let declares = is_definition || spec.standalone;
        let found = if tag == Symbol::EMPTY {
            None
        } else {
            self.lookup_tag(tag)
                .filter(|&(_, d)| d == depth || !declares)
        };
        let mut old = None;
        let target = match found {
            Some((Tag::Enum(e), _)) => {
                let known = self.unit.enumeration(e);
                if is_definition && !known.enumerators.is_empty() {
                    if self.lang.c23() {
                        old = Some(e);
                    } else {
                        let at = known.loc;
                        let message = format!("redefinition of '{}'", self.text(tag));
                        self.diags
                            .error(loc, message)
                            .note(at, "previous definition is here")
                            .emit();
                    }
                    self.new_enum(tag, loc)
                } else {
                    if let Some(ty) = fixed
                        && known.fixed
                        && !self.unit.types.same_unqualified(known.underlying, ty)
                    {
                        let at = known.loc;
                        let message = format!(
                            "enumeration redeclared with different underlying type {} (was {})",
                            self.show(ty),
                            self.show(known.underlying)
                        );
                        self.diags
                            .error(loc, message)
                            .note(at, "previous declaration is here")
                            .emit();
                    }
                    e
                }
            }
            Some((Tag::Record(r), _)) => {
                let at = self.unit.record(r).loc;
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
                self.new_enum(Symbol::EMPTY, loc)
            }
            None => {
                let prototype = tag != Symbol::EMPTY && self.scope_kind() == ScopeKind::Prototype;
                if prototype || !is_definition && fixed.is_none() {
                    if prototype {
                        let message = format!(
                            "declaration of 'enum {}' will not be visible outside of this function",
                            self.text(tag)
                        );
                        self.diags.warn(Warning::VISIBILITY, loc, message).emit();
                    } else {
                        self.diags
                            .warn(
                                Warning::PEDANTIC,
                                loc,
                                "ISO C forbids forward references to 'enum' types",
                            )
                            .emit();
                    }
                }
                let e = self.new_enum(tag, loc);
                self.bind_tag(tag, Tag::Enum(e));
                e
            }
        };
        if let Some(ty) = fixed {
            let e = &mut self.unit.enums[target.index()];
            e.underlying = ty;
            e.fixed = true;
            e.complete = true;
        }
        if let Some(list) = spec.enumerators {
            self.define_enum(target, &spec, list, loc, old);
            if let Some(old) = old {
                let ty = self.unit.types.intern(TypeKind::Enum(old));
                return self
                    .unit
                    .types
                    .intern(TypeKind::Elaborated(ty.into()))
                    .into();
            }
        } else if spec.standalone {
            self.note_declared(Item::Enum(target), LocalDecl::Enum(target));
        }
        let ty = self.unit.types.intern(TypeKind::Enum(target));
        self.unit
            .types
            .intern(TypeKind::Elaborated(ty.into()))
            .into()
    }

    fn fixed_type(&mut self, name: ast::TypeNameId) -> QualType {
        let ty = self.type_name(name);
        if self.error_type(ty) {
            return Builtin::Int.q();
        }
        let is_enum = matches!(self.unit.types.canon_kind(ty), TypeKind::Enum(_));
        let is_bit_int = matches!(self.unit.types.canon_kind(ty), TypeKind::BitInt { .. });
        if is_enum || is_bit_int || crate::classify::int_info(&self.unit, self.target, ty).is_none()
        {
            let range = self.ast.type_name(name).range;
            let message = format!(
                "non-integral type {} is an invalid underlying type",
                self.show(ty)
            );
            self.diags.error(range.begin, message).range(range).emit();
            return Builtin::Int.q();
        }
        self.unit.types.unqualified(ty)
    }

    fn new_enum(&mut self, tag: Symbol, loc: Loc) -> EnumId {
        let id = EnumId(self.unit.enums.len() as u32);
        let place = self.unnamed_place(tag, loc);
        self.unit.enums.push(Enum {
            tag,
            typedef_name: Symbol::EMPTY,
            place,
            underlying: Builtin::UInt.q(),
            fixed: false,
            complete: false,
            enumerators: Vec::new(),
            loc,
            attrs: Vec::new(),
        });
        id
    }

    fn define_enum(
        &mut self,
        id: EnumId,
        spec: &ast::EnumSpec,
        list: ast::List<ast::Enumerator>,
        loc: Loc,
        old: Option<EnumId>,
    ) {
        let ast = self.ast;
        let fixed = self.unit.enumeration(id).fixed;
        let underlying = self.unit.enumeration(id).underlying;
        let enum_ty: QualType = self.unit.types.intern(TypeKind::Enum(id)).into();
        let mut next = IntValue::Small(0);
        let mut previous_ty = Builtin::Int.q();
        let mut made: Vec<EnumeratorId> = Vec::new();
        let (mut low, mut high) = (IntValue::Small(0), IntValue::Small(0));
        for item in ast.list(list) {
            let mut value = next.clone();
            let mut ty = previous_ty;
            let mut init = None;
            if let Some(e) = item.value {
                let typed = self.expr_rvalue(e);
                init = Some(typed);
                if let Some(v) = self.integer_constant_of(typed, "expression") {
                    value = v;
                    ty = self.unit.expr(typed).ty;
                }
            } else if !fixed && !self.fits(&value, ty) {
                // One past the largest value of the previous enumerator's type: the next type that can hold it.
                ty = self.type_that_holds(&value);
                if value > IntValue::Small(i128::from(u64::MAX)) {
                    let message = format!(
                        "incremented enumerator value {} is not representable in the largest integer type",
                        value.to_big()
                    );
                    self.diags
                        .warn(Warning::PEDANTIC, item.name.loc, message)
                        .emit();
                    value = IntValue::Small(0);
                    ty = Builtin::ULong.q();
                }
            }
            if fixed {
                if !self.fits(&value, underlying) {
                    let which = if item.value.is_some() {
                        "enumerator value"
                    } else {
                        "incremented enumerator value"
                    };
                    let message = if item.value.is_some() {
                        format!(
                            "{which} is not representable in the underlying type {}",
                            self.show(underlying)
                        )
                    } else {
                        format!(
                            "enumerator value {} is not representable in the underlying type {}",
                            value.to_big(),
                            self.show(underlying)
                        )
                    };
                    self.diags.error(item.name.loc, message).emit();
                    let (w, s) = crate::classify::int_info(&self.unit, self.target, underlying)
                        .unwrap_or((32, true));
                    value = value.wrap(w, s);
                }
                ty = enum_ty;
            } else if self.fits(&value, Builtin::Int.q()) {
                ty = Builtin::Int.q();
            } else if !self.lang.c23() {
                let side = if value.is_negative() {
                    "small"
                } else {
                    "large"
                };
                let message = format!(
                    "ISO C restricts enumerator values to range of 'int' ({} is too {side})",
                    value.to_big()
                );
                self.diags
                    .warn(Warning::PEDANTIC, item.name.loc, message)
                    .emit();
            }
            if !fixed
                && matches!(
                    self.unit.types.canon_kind(ty),
                    TypeKind::Enum(_) | TypeKind::Builtin(Builtin::Bool | Builtin::Char)
                )
            {
                ty = self.type_that_holds(&value);
            }
            low = low.min(value.clone());
            high = high.max(value.clone());
            previous_ty = if fixed { underlying } else { ty };
            let attrs = self.decl_attrs(item.attrs, On::Enumerator, ty, item.name.loc);
            let e = EnumeratorId(self.unit.enumerators.len() as u32);
            next = IntValue::from(value.to_big() + 1);
            self.unit.enumerators.push(Enumerator {
                name: item.name.name,
                owner: id,
                ty,
                value,
                init,
                loc: item.name.loc,
                attrs,
            });
            made.push(e);
            self.bind_enumerator(item.name, e, old);
        }
        let attrs = self.decl_attrs(spec.attrs, On::Enum, enum_ty, loc);
        let small = attrs.contains(&Attr::Packed) || self.lang.short_enums;
        let best = if fixed {
            underlying
        } else {
            self.best_type(&low, &high, small)
        };
        if !fixed {
            let int = Builtin::Int.q();
            let all_int = made
                .iter()
                .all(|e| self.fits(&self.unit.enumerators[e.index()].value, int));
            for &e in &made {
                let fits = self.fits(&self.unit.enumerators[e.index()].value, int);
                let ty = if all_int || fits && !self.lang.c23() {
                    int
                } else if self.lang.c23() {
                    enum_ty
                } else {
                    best
                };
                self.unit.enumerators[e.index()].ty = ty;
            }
        }
        let e = &mut self.unit.enums[id.index()];
        e.underlying = best;
        e.complete = true;
        e.enumerators = made;
        e.attrs = attrs;
        e.loc = loc;
        self.note_declared(Item::Enum(id), LocalDecl::Enum(id));
    }

    fn bind_enumerator(&mut self, name: ast::Ident, e: EnumeratorId, old: Option<EnumId>) {
        match self.lookup_here(name.name) {
            Some(Entity::Enumerator(previous)) => {
                let p = &self.unit.enumerators[previous.index()];
                let value = &self.unit.enumerators[e.index()].value;
                if Some(p.owner) == old && p.value == *value {
                    return;
                }
                let at = p.loc;
                let message = format!("redefinition of enumerator '{}'", self.text(name.name));
                self.diags
                    .error(name.loc, message)
                    .note(at, "previous definition is here")
                    .emit();
            }
            Some(other) => {
                let at = self.entity_loc(other);
                let message = format!(
                    "redefinition of '{}' as different kind of symbol",
                    self.text(name.name)
                );
                self.diags
                    .error(name.loc, message)
                    .note(at, "previous definition is here")
                    .emit();
            }
            None => {
                self.warn_shadow(name.name, name.loc);
            }
        }
        self.bind(name.name, Entity::Enumerator(e));
    }

    /// Whether an integer type can represent the value.
    pub(crate) fn fits(&self, value: &IntValue, ty: QualType) -> bool {
        match crate::classify::int_info(&self.unit, self.target, ty) {
            Some((width, signed)) => value.wrap(width, signed) == *value,
            None => false,
        }
    }

    fn type_that_holds(&self, value: &IntValue) -> QualType {
        use Builtin as B;
        for b in [B::Int, B::UInt, B::Long, B::ULong, B::Int128] {
            if self.fits(value, b.q()) {
                return b.q();
            }
        }
        B::UInt128.q()
    }

    /// The compatible integer type for values from `low` to `high`.
    fn best_type(&self, low: &IntValue, high: &IntValue, small: bool) -> QualType {
        use Builtin as B;
        let signed: &[B] = if small {
            &[B::SChar, B::Short, B::Int, B::Long, B::Int128]
        } else {
            &[B::Int, B::Long, B::Int128]
        };
        let unsigned: &[B] = if small {
            &[B::UChar, B::UShort, B::UInt, B::ULong, B::UInt128]
        } else {
            &[B::UInt, B::ULong, B::UInt128]
        };
        let list = if low.is_negative() { signed } else { unsigned };
        list.iter()
            .map(|b| b.q())
            .find(|&ty| self.fits(low, ty) && self.fits(high, ty))
            .unwrap_or(B::ULong.q())
    }
}
