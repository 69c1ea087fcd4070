//! Designators: what part of an aggregate they name, and where positional items go on behind them. C23 6.7.11.

use neverc_source::{Loc, Range, Symbol};
use neverc_syntax::ast::{self, Designator, InitItem};

use crate::cx::Sema;
use crate::init::{Items, Shape};
use crate::init_tree::Agg;
use crate::tree::RecordId;
use crate::types::{QualType, TypeKind};

impl Sema<'_> {
    pub(crate) fn designator_loc(&self, item: &InitItem) -> Loc {
        match self.ast.list(item.designators).first() {
            Some(Designator::Field(i)) => i.loc,
            Some(Designator::Index(_, loc) | Designator::Range(_, _, loc)) => *loc,
            None => self.ast.expr(item.value).range.begin,
        }
    }

    /// Follows designators from `agg` on and initializes what they name. Gives the part of `agg` behind the named
    /// one, where positional items go on; `None` after a report (the item is consumed).
    pub(crate) fn designated(
        &mut self,
        agg: &mut Agg,
        shape: Shape,
        items: &mut Items,
        designators: &[Designator],
    ) -> Option<u64> {
        let Some(first) = designators.first() else {
            items.next();
            return None;
        };
        let Some((path, count)) = self.resolve_designator(agg.ty, shape, first) else {
            if let Some(item) = items.list.get(items.at) {
                self.analyse_only(item.value, 64);
            }
            items.next();
            return None;
        };
        let index = path[0];
        let is_union = matches!(shape, Shape::Union(_));
        let next = index.saturating_add(count);
        if path.len() > 1 {
            // Through anonymous records.
            let ty = self.part_type(agg.ty, shape, index);
            let range = self.item_range(items);
            let sub = agg.sub(index, 1, ty, range, is_union);
            self.designated_path(sub, &path[1..], items, &designators[1..]);
            return Some(next);
        }
        let rest = &designators[1..];
        if rest.is_empty() {
            self.fill_part(agg, shape, index, count, items);
            return Some(next);
        }
        let ty = self.part_type(agg.ty, shape, index);
        let inner = self.shape(ty);
        let range = self.item_range(items);
        let loc = range.begin;
        if !self.enter(loc) {
            items.next();
            return None;
        }
        let sub = agg.sub(index, count, ty, range, is_union);
        let nested = std::mem::take(&mut self.decl.flexible_init);
        let done = self.designated(sub, inner, items, rest);
        if let Some(at) = done
            && !matches!(inner, Shape::Union(_))
        {
            self.fill_elided_more(sub, inner, at, items);
        }
        self.decl.flexible_init = nested;
        self.leave();
        Some(next)
    }

    /// Positional items behind a nested designator go on in the innermost aggregate.
    pub(crate) fn fill_elided_more(
        &mut self,
        agg: &mut Agg,
        shape: Shape,
        start: u64,
        items: &mut Items,
    ) {
        if matches!(shape, Shape::Array(_, None)) {
            return;
        }
        self.fill_elided(agg, shape, start, items);
    }

    pub(crate) fn item_range(&self, items: &Items) -> Range {
        items
            .list
            .get(items.at)
            .map_or(Range::NONE, |i| self.ast.expr(i.value).range)
    }

    /// The remaining path into anonymous records, then the remaining designators.
    pub(crate) fn designated_path(
        &mut self,
        agg: &mut Agg,
        path: &[u64],
        items: &mut Items,
        rest: &[Designator],
    ) {
        let shape = self.shape(agg.ty);
        let is_union = matches!(shape, Shape::Union(_));
        let Some((&index, deeper)) = path.split_first() else {
            return;
        };
        let range = self.item_range(items);
        if !deeper.is_empty() {
            let ty = self.part_type(agg.ty, shape, index);
            let sub = agg.sub(index, 1, ty, range, is_union);
            self.designated_path(sub, deeper, items, rest);
        } else if rest.is_empty() {
            self.fill_part(agg, shape, index, 1, items);
        } else {
            let ty = self.part_type(agg.ty, shape, index);
            let inner = self.shape(ty);
            let sub = agg.sub(index, 1, ty, range, is_union);
            let done = self.designated(sub, inner, items, rest);
            if let Some(at) = done
                && !matches!(inner, Shape::Union(_))
            {
                self.fill_elided_more(sub, inner, at, items);
            }
        }
        // Positional items go on behind the member inside the anonymous struct.
        if !is_union {
            let next = self.skip_unnamed(shape, index + 1);
            self.fill_elided(agg, shape, next, items);
        }
    }

    /// The parts a designator names: a path (longer than one through anonymous records) and a count.
    pub(crate) fn resolve_designator(
        &mut self,
        ty: QualType,
        shape: Shape,
        designator: &Designator,
    ) -> Option<(Vec<u64>, u64)> {
        match *designator {
            Designator::Field(ident) => {
                let (Shape::Struct(id) | Shape::Union(id)) = shape else {
                    if shape != Shape::Error {
                        let message = format!(
                            "field designator cannot initialize a non-struct, non-union type {}",
                            self.show(ty)
                        );
                        let dot = Loc(ident.loc.0.saturating_sub(1));
                        self.diags.error(dot, message).emit();
                    }
                    return None;
                };
                let mut path = Vec::new();
                if self.find_field(id, ident.name, &mut path, 64) {
                    return Some((path, 1));
                }
                let message = format!(
                    "field designator '{}' does not refer to any field in type {}",
                    self.text(ident.name),
                    self.show(ty.without_local())
                );
                let text = self.text(ident.name);
                match self.similar_member(id, &text) {
                    Some((found, at)) => {
                        let found = self.text(found);
                        self.diags
                            .error(ident.loc, format!("{message}; did you mean '{found}'?"))
                            .replace(Range::token(ident.loc), &*found)
                            .note(at, format!("'{found}' declared here"))
                            .emit();
                    }
                    None => self.diags.error(ident.loc, message).emit(),
                }
                None
            }
            Designator::Index(e, loc) => {
                let n = self.designator_index(ty, shape, e, loc)?;
                Some((vec![n], 1))
            }
            Designator::Range(low, high, loc) => {
                let a = self.designator_index(ty, shape, low, loc)?;
                let b = self.designator_index(ty, shape, high, loc)?;
                if b < a {
                    let message = format!("array designator range [{a}, {b}] is empty");
                    let at = self.ast.expr(high).range.begin;
                    self.diags.error(at, message).emit();
                    return None;
                }
                Some((vec![a], b - a + 1))
            }
        }
    }

    pub(crate) fn designator_index(
        &mut self,
        ty: QualType,
        shape: Shape,
        e: ast::ExprId,
        loc: Loc,
    ) -> Option<u64> {
        let value = self.integer_constant(e, "expression");
        let Shape::Array(elem, len) = shape else {
            if shape != Shape::Error {
                let message = format!(
                    "array designator cannot initialize non-array type {}",
                    self.show(ty)
                );
                self.diags.error(loc, message).emit();
            }
            return None;
        };
        let value = value?;
        let range = self.ast.expr(e).range;
        if value.is_negative() {
            let message = format!("array designator value '{}' is negative", value.to_big());
            self.diags.error(range.begin, message).range(range).emit();
            return None;
        }
        let max = crate::layout::MAX_SIZE / self.size_of(elem).unwrap_or(1).max(1);
        match value.to_u64() {
            Some(n) if len.is_none_or(|len| n < len) && n < max => Some(n),
            _ => {
                let message = match len {
                    Some(len) => format!(
                        "array designator index ({}) exceeds array bounds ({len})",
                        value.to_big()
                    ),
                    None => format!("array is too large ({} elements)", value.to_big()),
                };
                self.diags.error(range.begin, message).range(range).emit();
                None
            }
        }
    }

    /// The path of indices to a member, through anonymous records.
    pub(crate) fn find_field(
        &self,
        id: RecordId,
        name: Symbol,
        path: &mut Vec<u64>,
        depth: u32,
    ) -> bool {
        if depth == 0 {
            return false;
        }
        for (i, field) in self.unit.record(id).fields.iter().enumerate() {
            if field.name == name {
                path.push(i as u64);
                return true;
            }
            if field.name == Symbol::EMPTY
                && field.width.is_none()
                && let TypeKind::Record(inner) = self.unit.types.canon_kind(field.ty)
            {
                path.push(i as u64);
                if self.find_field(*inner, name, path, depth - 1) {
                    return true;
                }
                path.pop();
            }
        }
        false
    }
}
