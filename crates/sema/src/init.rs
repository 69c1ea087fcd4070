//! Initializers in semantic form: braces elided or not, designators, strings. C23 6.7.11.

use neverc_source::{Loc, Range, Symbol, Warning};
use neverc_syntax::ast::{self, Designator, InitItem};

use crate::assign::AssignContext;
use crate::cx::Sema;
use crate::init_tree::{Agg, Node};
use crate::specs::Specs;
use crate::tree::{Category, Expr, ExprId, ExprKind, InitEntry, RecordId, Storage, VarId};
use crate::types::{Builtin, QualType, TypeKind};

/// The shape of a type as initializers see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shape {
    Scalar,
    /// Element type and length (`None`: unknown).
    Array(QualType, Option<u64>),
    Struct(RecordId),
    Union(RecordId),
    /// Element type and length.
    Vector(QualType, u64),
    /// Element type.
    Complex(QualType),
    Error,
}

impl Shape {
    fn is_aggregate(self) -> bool {
        matches!(self, Shape::Array(..) | Shape::Struct(_) | Shape::Union(_))
    }
}

/// The items of one brace pair and how far they are consumed.
struct Items<'l> {
    list: &'l [InitItem],
    at: usize,
    /// The expression of the current item when it is analysed already.
    ready: Option<ExprId>,
}

impl Items<'_> {
    fn next(&mut self) {
        self.at += 1;
        self.ready = None;
    }
}

impl Sema<'_> {
    /// Converts an initializer (expression or list) to semantic form for an object of type `ty`; gives it and the
    /// completed type (arrays of unknown size). `is_static`: must be constant (checked).
    pub fn initialize(
        &mut self,
        init: ast::ExprId,
        ty: QualType,
        is_static: bool,
    ) -> (ExprId, QualType) {
        let outer_static = std::mem::replace(&mut self.decl.static_init, is_static);
        let at = self.decl.init_loc.take();
        let flexible = std::mem::take(&mut self.decl.fun.flexible_ok);
        let outer_flexible = std::mem::replace(&mut self.decl.flexible_init, flexible);
        let (node, ty) = self.initializer(init, ty, at);
        let e = self.finish(node);
        self.decl.static_init = outer_static;
        self.decl.flexible_init = outer_flexible;
        if is_static && !self.error_type(ty) {
            self.check_static_init(e);
        }
        (e, ty)
    }

    fn initializer(
        &mut self,
        init: ast::ExprId,
        ty: QualType,
        at: Option<Loc>,
    ) -> (Node, QualType) {
        let loc = at.unwrap_or(self.ast.expr(init).range.begin);
        let node = *self.ast.expr(init);
        let shape = self.shape(ty);
        if shape == Shape::Error {
            self.analyse_only(init, 64);
            return (Node::Leaf(self.error_init(node.range)), ty);
        }
        if let ast::ExprKind::InitList(_) = node.kind {
            let designated = match node.kind {
                ast::ExprKind::InitList(items) => self
                    .ast
                    .list(items)
                    .first()
                    .is_some_and(|i| !i.designators.is_empty()),
                _ => false,
            };
            if shape == Shape::Scalar && designated {
                let message = format!(
                    "initialization of non-aggregate type {} with a designated initializer list",
                    self.show(ty)
                );
                self.diags.error(loc, message).range(node.range).emit();
                self.analyse_only(init, 64);
                return (Node::Leaf(self.error_init(node.range)), ty);
            }
            let made = self.braced(init, ty);
            let ty = self.completed(ty, &made);
            return (made, ty);
        }
        if let Shape::Array(elem, len) = shape {
            return self.array_from_expr(init, ty, elem, len, loc);
        }
        let e = self.expr(init);
        if self.decl.static_init
            && matches!(shape, Shape::Struct(_) | Shape::Union(_))
            && let Some(inner) = self.literal_init(e, ty)
        {
            return (Node::Leaf(inner), ty);
        }
        let e = self.assign_convert_at(e, ty, AssignContext::Init, loc, None);
        (Node::Leaf(e), ty)
    }

    /// The initializer of a compound literal of the same type (GNU: usable as an initializer itself).
    fn literal_init(&mut self, e: ExprId, ty: QualType) -> Option<ExprId> {
        let mut e = e;
        for _ in 0..64 {
            match self.unit.expr(e).kind {
                ExprKind::Paren(inner) => e = inner,
                ExprKind::CompoundLiteral(v) => {
                    let v = self.unit.var(v);
                    let same = self.unit.types.same_unqualified(v.ty, ty);
                    return v.init.filter(|_| same);
                }
                _ => return None,
            }
        }
        None
    }

    fn array_from_expr(
        &mut self,
        init: ast::ExprId,
        ty: QualType,
        elem: QualType,
        len: Option<u64>,
        loc: Loc,
    ) -> (Node, QualType) {
        let range = self.ast.expr(init).range;
        if let Some(made) = self.string_for(init, elem, len, Some(loc)) {
            let ty = match made {
                Some(e) => self.completed(ty, &Node::Leaf(e)),
                None => ty,
            };
            let e = made.unwrap_or_else(|| self.error_init(range));
            return (Node::Leaf(e), ty);
        }
        let e = self.expr(init);
        let node = *self.unit.expr(e);
        if self.error_type(node.ty) {
            return (Node::Leaf(e), ty);
        }
        // GNU: an array from a compound literal.
        let mut inner = e;
        while let ExprKind::Paren(i) = self.unit.expr(inner).kind {
            inner = i;
        }
        if let ExprKind::CompoundLiteral(v) = self.unit.expr(inner).kind {
            let var = self.unit.var(v);
            let (from, value) = (var.ty, var.init);
            let plain_from = self.unit.types.unqualified(from);
            let elem_from = self.unit.types.element(plain_from);
            let agrees = elem_from.is_some_and(|f| {
                self.compatible(
                    self.unit.types.unqualified(f),
                    self.unit.types.unqualified(elem),
                )
            });
            let fits = match (len, self.unit.types.canon_kind(from)) {
                (Some(n), TypeKind::ConstantArray(_, m)) => n == *m,
                (None, TypeKind::ConstantArray(..)) => true,
                _ => false,
            };
            if agrees
                && fits
                && let Some(value) = value
            {
                let n = match self.unit.types.canon_kind(from) {
                    TypeKind::ConstantArray(_, n) => *n,
                    _ => 0,
                };
                let made = if len.is_some() {
                    ty
                } else {
                    self.unit.types.array(elem, n)
                };
                return (Node::Leaf(value), made);
            }
        }
        let tail = match self.char_width(elem) {
            Some(1) => " or string literal",
            Some(_) => " or wide string literal",
            None => "",
        };
        let message = format!("array initializer must be an initializer list{tail}");
        self.diags.error(loc, message).range(range).emit();
        (Node::Leaf(self.error_init(range)), ty)
    }

    /// Bytes of a character type as array element: 1, 2, 4.
    fn char_width(&self, elem: QualType) -> Option<u8> {
        use Builtin as B;
        match self.unit.types.canon_kind(elem) {
            TypeKind::Builtin(B::Char | B::SChar | B::UChar) => Some(1),
            TypeKind::Builtin(B::UShort) => Some(2),
            TypeKind::Builtin(B::Short) if self.lang.short_wchar => Some(2),
            TypeKind::Builtin(B::Int | B::UInt) => Some(4),
            _ => None,
        }
    }

    /// A string literal (maybe in parentheses) as the initializer of an array of `elem`: `None` when it is no string
    /// or no character array; `Some(None)` after a report.
    fn string_for(
        &mut self,
        init: ast::ExprId,
        elem: QualType,
        len: Option<u64>,
        loc: Option<Loc>,
    ) -> Option<Option<ExprId>> {
        let width = self.char_width(elem)?;
        let mut inner = init;
        for _ in 0..256 {
            match self.ast.expr(inner).kind {
                ast::ExprKind::Paren(i) | ast::ExprKind::Extension(i) => inner = i,
                _ => break,
            }
        }
        if !matches!(
            self.ast.expr(inner).kind,
            ast::ExprKind::String(_) | ast::ExprKind::Predefined(_)
        ) {
            return None;
        }
        let e = self.expr(inner);
        let (id, range) = match self.unit.expr(e).kind {
            ExprKind::String(id) | ExprKind::Predefined(id) => (id, self.unit.expr(e).range),
            _ => return Some(None),
        };
        let literal = &self.unit.strings[id.0 as usize];
        let (got, bytes) = (literal.width, literal.bytes.len() as u64);
        if got != width {
            // Integer arrays that only happen to have the width of no character type take lists.
            let message = match (width, got) {
                (1, _) => "initializing char array with wide string literal",
                (_, 1) => "initializing wide char array with non-wide string literal",
                _ => "initializing wide char array with incompatible wide string literal",
            };
            let at = loc.unwrap_or(range.begin);
            self.diags.error(at, message).range(range).emit();
            return Some(None);
        }
        if let Some(n) = len
            && bytes / u64::from(width) > n
        {
            self.diags
                .warn(
                    Warning::EXCESS_INITIALIZERS,
                    range.begin,
                    "initializer-string for char array is too long",
                )
                .range(range)
                .emit();
        }
        Some(Some(e))
    }

    fn shape(&self, ty: QualType) -> Shape {
        match self.unit.types.canon_kind(ty) {
            TypeKind::Builtin(Builtin::Error) => Shape::Error,
            TypeKind::ConstantArray(..)
            | TypeKind::IncompleteArray(_)
            | TypeKind::VariableArray(..) => {
                let elem = self.array_elem(ty).unwrap_or(Builtin::Error.q());
                let len = match self.unit.types.canon_kind(ty) {
                    TypeKind::ConstantArray(_, n) => Some(*n),
                    _ => None,
                };
                Shape::Array(elem, len)
            }
            TypeKind::Record(id) => {
                if self.unit.record(*id).is_union {
                    Shape::Union(*id)
                } else {
                    Shape::Struct(*id)
                }
            }
            TypeKind::Vector(elem, n) | TypeKind::ExtVector(elem, n) => {
                Shape::Vector(*elem, u64::from(*n))
            }
            TypeKind::Complex(elem) => Shape::Complex(*elem),
            _ => Shape::Scalar,
        }
    }

    /// `ty`, or for arrays of unknown size the array that the initializer makes.
    fn completed(&mut self, ty: QualType, node: &Node) -> QualType {
        let Shape::Array(elem, None) = self.shape(ty) else {
            return ty;
        };
        let n = match node {
            Node::Agg(agg) => agg.extent(),
            Node::Leaf(e) => {
                let e = self.unit.expr(*e);
                match self.unit.types.canon_kind(e.ty) {
                    TypeKind::ConstantArray(_, n) => *n,
                    _ => 0,
                }
            }
        };
        self.unit.types.array(elem, n)
    }

    /// Analyses an initializer whose target is unknown, for its own errors.
    fn analyse_only(&mut self, init: ast::ExprId, depth: u32) {
        if depth == 0 {
            return;
        }
        let ast = self.ast;
        match ast.expr(init).kind {
            ast::ExprKind::InitList(items) => {
                for item in ast.list(items) {
                    self.analyse_only(item.value, depth - 1);
                }
            }
            _ => {
                self.expr(init);
            }
        }
    }

    pub(crate) fn error_init(&mut self, range: Range) -> ExprId {
        self.unit.push_expr(Expr {
            kind: ExprKind::Error,
            ty: Builtin::Error.q(),
            cat: Category::RValue,
            range,
            loc: range.begin,
        })
    }

    /// A zero of the type.
    pub(crate) fn zero_init(&mut self, ty: QualType, range: Range) -> ExprId {
        self.unit.push_expr(Expr {
            kind: ExprKind::ImplicitValueInit,
            ty: self.unit.types.unqualified(ty),
            cat: Category::RValue,
            range,
            loc: range.begin,
        })
    }

    /// A list with braces of its own for an object of type `ty`.
    fn braced(&mut self, init: ast::ExprId, ty: QualType) -> Node {
        let node = *self.ast.expr(init);
        let ast::ExprKind::InitList(list) = node.kind else {
            return Node::Leaf(self.error_init(node.range));
        };
        if !self.enter(node.range.begin) {
            return Node::Leaf(self.error_init(node.range));
        }
        let ast = self.ast;
        let items = ast.list(list);
        if items.is_empty() && !self.lang.c23() {
            self.diags
                .warn(
                    Warning::C23_EXTENSIONS,
                    node.range.begin,
                    "use of an empty initializer is a C23 extension",
                )
                .range(node.range)
                .emit();
        }
        let shape = self.shape(ty);
        let made = match shape {
            Shape::Error => {
                self.analyse_only(init, 64);
                Node::Leaf(self.error_init(node.range))
            }
            Shape::Scalar => self.braced_scalar(items, ty, node.range),
            Shape::Array(elem, len)
                if items.len() == 1
                    && items[0].designators.is_empty()
                    && self.char_width(elem).is_some()
                    && self.is_string(items[0].value) =>
            {
                match self.string_for(items[0].value, elem, len, None) {
                    Some(Some(e)) => Node::Leaf(e),
                    _ => Node::Leaf(self.error_init(node.range)),
                }
            }
            _ => {
                let mut agg = Agg::new(ty, node.range);
                let mut cursor = Items {
                    list: items,
                    at: 0,
                    ready: None,
                };
                self.fill_braced(&mut agg, shape, &mut cursor, node.range);
                Node::Agg(Box::new(agg))
            }
        };
        self.leave();
        made
    }

    fn is_string(&self, e: ast::ExprId) -> bool {
        let mut e = e;
        for _ in 0..256 {
            match self.ast.expr(e).kind {
                ast::ExprKind::Paren(i) | ast::ExprKind::Extension(i) => e = i,
                ast::ExprKind::String(_) => return true,
                _ => return false,
            }
        }
        false
    }

    fn braced_scalar(&mut self, items: &[InitItem], ty: QualType, range: Range) -> Node {
        let Some(first) = items.first() else {
            return Node::Leaf(self.zero_init(ty, range));
        };
        if !first.designators.is_empty() {
            let message = format!(
                "designator in initializer for scalar type {}",
                self.show(ty)
            );
            let loc = self.designator_loc(first);
            self.diags.error(loc, message).emit();
            self.analyse_only(first.value, 64);
            return Node::Leaf(self.error_init(range));
        }
        let inner = *self.ast.expr(first.value);
        let made = if let ast::ExprKind::InitList(_) = inner.kind {
            self.diags
                .warn(
                    Warning::MANY_BRACES,
                    inner.range.begin,
                    "too many braces around scalar initializer",
                )
                .range(inner.range)
                .emit();
            self.braced(first.value, ty)
        } else {
            let e = self.expr(first.value);
            Node::Leaf(self.assign_convert(e, ty, AssignContext::Init))
        };
        if let Some(second) = items.get(1) {
            let at = self.ast.expr(second.value).range;
            self.diags
                .warn(
                    Warning::EXCESS_INITIALIZERS,
                    at.begin,
                    "excess elements in scalar initializer",
                )
                .range(at)
                .emit();
            for item in &items[1..] {
                self.analyse_only(item.value, 64);
            }
        }
        made
    }

    /// How many parts an aggregate has.
    fn parts(&self, shape: Shape) -> u64 {
        match shape {
            Shape::Array(_, len) => len.unwrap_or(u64::MAX),
            Shape::Vector(_, n) => n,
            Shape::Complex(_) => 2,
            Shape::Struct(id) | Shape::Union(id) => self.unit.record(id).fields.len() as u64,
            Shape::Scalar | Shape::Error => 0,
        }
    }

    /// Type of a part.
    fn part_type(&mut self, agg_ty: QualType, shape: Shape, index: u64) -> QualType {
        match shape {
            Shape::Array(elem, _) | Shape::Vector(elem, _) | Shape::Complex(elem) => elem,
            Shape::Struct(id) | Shape::Union(id) => {
                let field = self.unit.record(id).fields.get(index as usize);
                let ty = field.map_or(Builtin::Error.q(), |f| f.ty);
                let quals = self.unit.types.canonical(agg_ty).local_quals();
                self.add_quals(ty, quals)
            }
            Shape::Scalar | Shape::Error => Builtin::Error.q(),
        }
    }

    /// The first part at or behind `index` that a positional initializer may reach.
    fn skip_unnamed(&self, shape: Shape, index: u64) -> u64 {
        let (Shape::Struct(id) | Shape::Union(id)) = shape else {
            return index;
        };
        let fields = &self.unit.record(id).fields;
        let mut at = index;
        while let Some(f) = fields.get(at as usize) {
            if f.name != Symbol::EMPTY || f.width.is_none() {
                break;
            }
            at += 1;
        }
        at
    }

    fn fill_braced(&mut self, agg: &mut Agg, shape: Shape, items: &mut Items, range: Range) {
        let limit = self.parts(shape);
        let mut cursor = self.skip_unnamed(shape, 0);
        let mut designated = false;
        while let Some(item) = items.list.get(items.at) {
            if self.diags.must_stop() {
                return;
            }
            if !item.designators.is_empty() {
                designated = true;
                let designators = self.ast.list(item.designators);
                let done = self.designated(agg, shape, items, designators, true);
                cursor = match done {
                    Some(next) => self.skip_unnamed(shape, next),
                    None => {
                        // What follows an erroneous designator has no known place.
                        while let Some(item) = items.list.get(items.at) {
                            self.analyse_only(item.value, 64);
                            items.next();
                        }
                        return;
                    }
                };
                if matches!(shape, Shape::Union(_)) && done.is_some() {
                    cursor = limit;
                }
                continue;
            }
            if cursor >= limit || matches!(shape, Shape::Union(_)) && !agg.is_empty() {
                self.excess(shape, items);
                return;
            }
            self.fill_part(agg, shape, cursor, 1, items);
            cursor = self.skip_unnamed(shape, cursor + 1);
        }
        if let Shape::Struct(id) = shape
            && !designated
            && cursor < limit
            && !items.list.is_empty()
            && !(items.list.len() == 1 && self.is_zero_literal(items.list[0].value))
        {
            let field = &self.unit.record(id).fields[cursor as usize];
            let flexible = matches!(
                self.unit.types.canon_kind(field.ty),
                TypeKind::IncompleteArray(_)
            );
            if !flexible && field.name != Symbol::EMPTY {
                let message = format!("missing field '{}' initializer", self.text(field.name));
                self.diags
                    .warn(Warning::MISSING_FIELD_INITIALIZERS, range.end, message)
                    .emit();
            }
        }
    }

    fn is_zero_literal(&self, e: ast::ExprId) -> bool {
        match self.ast.expr(e).kind {
            ast::ExprKind::Number(s) => self.names.with(s, |t| t == "0"),
            _ => false,
        }
    }

    fn excess(&mut self, shape: Shape, items: &mut Items) {
        let Some(item) = items.list.get(items.at) else {
            return;
        };
        let range = self.ast.expr(item.value).range;
        let what = match shape {
            Shape::Array(elem, _)
                if self.char_width(elem) == Some(1) && self.is_string(item.value) =>
            {
                "char array"
            }
            Shape::Array(..) => "array",
            Shape::Union(_) => "union",
            Shape::Vector(..) => "vector",
            Shape::Struct(_) => "struct",
            _ => "scalar",
        };
        let message = format!("excess elements in {what} initializer");
        self.diags
            .warn(Warning::EXCESS_INITIALIZERS, range.begin, message)
            .range(range)
            .emit();
        while let Some(item) = items.list.get(items.at) {
            if items.ready.is_none() {
                self.analyse_only(item.value, 64);
            }
            items.next();
        }
    }

    /// Initializes part `index` (`count` of them) of an aggregate from the current item, and from those behind it
    /// when its braces are left out.
    fn fill_part(
        &mut self,
        agg: &mut Agg,
        shape: Shape,
        index: u64,
        count: u64,
        items: &mut Items,
    ) {
        let Some(item) = items.list.get(items.at).copied() else {
            return;
        };
        let ty = self.part_type(agg.ty, shape, index);
        let node = *self.ast.expr(item.value);
        let is_union = matches!(shape, Shape::Union(_));
        if !self.enter(node.range.begin) {
            items.next();
            return;
        }
        self.fill_part_inner(agg, ty, shape, index, count, items, item, node, is_union);
        self.leave();
    }

    #[allow(clippy::too_many_arguments)]
    fn fill_part_inner(
        &mut self,
        agg: &mut Agg,
        ty: QualType,
        outer: Shape,
        index: u64,
        count: u64,
        items: &mut Items,
        item: InitItem,
        node: ast::Expr,
        is_union: bool,
    ) {
        let at = match self.ast.list(item.designators).last() {
            Some(Designator::Field(f)) => Loc(f.loc.0.saturating_sub(1)),
            _ => Loc::NONE,
        };
        let part = self.shape(ty);
        let flexible = matches!(part, Shape::Array(_, None)) && !matches!(outer, Shape::Array(..));
        if let ast::ExprKind::InitList(_) = node.kind {
            if flexible {
                self.check_flexible(ty, outer, index, node.range.begin);
            }
            let nested = std::mem::take(&mut self.decl.flexible_init);
            let mut made = self.braced(item.value, ty);
            self.decl.flexible_init = nested;
            if flexible {
                made = self.complete_node(made, ty);
            }
            items.next();
            self.put(agg, index, count, made, node.range, is_union, at);
            return;
        }
        if let Shape::Array(elem, len) = part
            && items.ready.is_none()
            && let Some(found) = self.string_for(item.value, elem, len, None)
        {
            if flexible {
                self.check_flexible(ty, outer, index, node.range.begin);
            }
            let e = found.unwrap_or_else(|| self.error_init(node.range));
            items.next();
            self.put(agg, index, count, Node::Leaf(e), node.range, is_union, at);
            return;
        }
        let e = match items.ready.take() {
            Some(e) => e,
            None => self.expr(item.value),
        };
        let from = self.unit.expr(e).ty;
        let whole = match part {
            Shape::Scalar | Shape::Error => true,
            Shape::Array(..) => false,
            Shape::Struct(_) | Shape::Union(_) => {
                self.unit.types.same_unqualified(from, ty) || self.error_type(from)
            }
            Shape::Vector(..) => {
                let is_vector = matches!(
                    self.unit.types.canon_kind(from),
                    TypeKind::Vector(..) | TypeKind::ExtVector(..)
                );
                is_vector && self.size_of(from) == self.size_of(ty)
                    || self.error_type(from)
                    || matches!(outer, Shape::Vector(..))
            }
            Shape::Complex(_) => true,
        };
        if whole {
            let value = if part.is_aggregate() && self.decl.static_init {
                self.literal_init(e, ty)
            } else {
                None
            };
            let value = match value {
                Some(v) => v,
                None => self.assign_convert(e, ty, AssignContext::Init),
            };
            items.next();
            self.put(
                agg,
                index,
                count,
                Node::Leaf(value),
                node.range,
                is_union,
                at,
            );
            return;
        }
        if let Shape::Array(elem, len) = part {
            if self.error_type(from) {
                items.next();
                self.put(agg, index, count, Node::Leaf(e), node.range, is_union, at);
                return;
            }
            // GNU: a compound literal initializes a whole array.
            if let Some(value) = self.array_literal(e, elem, len) {
                items.next();
                self.put(
                    agg,
                    index,
                    count,
                    Node::Leaf(value),
                    node.range,
                    is_union,
                    at,
                );
                return;
            }
        }
        if flexible {
            self.check_flexible(ty, outer, index, node.range.begin);
        }
        let limit = self.parts(part);
        if self.skip_unnamed(part, 0) >= limit {
            // An empty aggregate takes nothing without braces of its own.
            items.ready = Some(e);
            if matches!(outer, Shape::Array(_, None)) {
                items.next();
            }
            return;
        }
        items.ready = Some(e);
        if part.is_aggregate() && !self.idiomatic(outer, items) {
            self.diags
                .warn(
                    Warning::MISSING_BRACES,
                    node.range.begin,
                    "suggest braces around initialization of subobject",
                )
                .range(node.range)
                .emit();
        }
        let nested = std::mem::take(&mut self.decl.flexible_init);
        let sub = agg.sub(index, count, ty, node.range, is_union);
        self.fill_elided(sub, part, 0, items);
        if flexible {
            if let Some(elem) = self.array_elem(ty) {
                sub.ty = self.unit.types.array(elem, sub.extent());
            }
        }
        self.decl.flexible_init = nested;
    }

    /// Whether leaving braces out needs no warning: `{0}`, or the only member of a struct.
    fn idiomatic(&self, outer: Shape, items: &Items) -> bool {
        let zero = items.list.len() == 1 && self.is_zero_literal(items.list[0].value);
        let only = match outer {
            Shape::Struct(id) | Shape::Union(id) => self.unit.record(id).fields.len() == 1,
            _ => false,
        };
        zero || only
    }

    fn array_literal(&mut self, e: ExprId, elem: QualType, len: Option<u64>) -> Option<ExprId> {
        let mut inner = e;
        for _ in 0..64 {
            match self.unit.expr(inner).kind {
                ExprKind::Paren(i) => inner = i,
                ExprKind::CompoundLiteral(v) => {
                    let v = self.unit.var(v);
                    let TypeKind::ConstantArray(from, n) = self.unit.types.canon_kind(v.ty) else {
                        return None;
                    };
                    let same = self.unit.types.same_unqualified(*from, elem);
                    return v.init.filter(|_| same && len == Some(*n));
                }
                _ => return None,
            }
        }
        None
    }

    /// Goes on with positional items inside an aggregate without braces of its own, from part `start`.
    fn fill_elided(&mut self, agg: &mut Agg, shape: Shape, start: u64, items: &mut Items) {
        let limit = self.parts(shape);
        let mut cursor = self.skip_unnamed(shape, start);
        let mut first = true;
        while let Some(item) = items.list.get(items.at) {
            if cursor >= limit || !item.designators.is_empty() && items.ready.is_none() {
                return;
            }
            if matches!(shape, Shape::Union(_)) && !first {
                return;
            }
            first = false;
            self.fill_part(agg, shape, cursor, 1, items);
            cursor = self.skip_unnamed(shape, cursor + 1);
        }
    }

    fn designator_loc(&self, item: &InitItem) -> Loc {
        match self.ast.list(item.designators).first() {
            Some(Designator::Field(i)) => i.loc,
            Some(Designator::Index(_, loc) | Designator::Range(_, _, loc)) => *loc,
            None => self.ast.expr(item.value).range.begin,
        }
    }

    /// Follows designators from `agg` on and initializes what they name. Gives the part of `agg` behind the named
    /// one, where positional items go on; `None` after a report (the item is consumed).
    fn designated(
        &mut self,
        agg: &mut Agg,
        shape: Shape,
        items: &mut Items,
        designators: &[Designator],
        outermost: bool,
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
        let done = self.designated(sub, inner, items, rest, false);
        if let Some(at) = done
            && !matches!(inner, Shape::Union(_))
        {
            self.fill_elided_more(sub, inner, at, items);
        }
        self.decl.flexible_init = nested;
        self.leave();
        let _ = outermost;
        Some(next)
    }

    /// Positional items behind a nested designator go on in the innermost aggregate.
    fn fill_elided_more(&mut self, agg: &mut Agg, shape: Shape, start: u64, items: &mut Items) {
        if matches!(shape, Shape::Array(_, None)) {
            return;
        }
        self.fill_elided(agg, shape, start, items);
    }

    fn item_range(&self, items: &Items) -> Range {
        items
            .list
            .get(items.at)
            .map_or(Range::NONE, |i| self.ast.expr(i.value).range)
    }

    /// The remaining path into anonymous records, then the remaining designators.
    fn designated_path(
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
            let done = self.designated(sub, inner, items, rest, false);
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
    fn resolve_designator(
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
                self.diags.error(ident.loc, message).emit();
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

    fn designator_index(
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
    fn find_field(&self, id: RecordId, name: Symbol, path: &mut Vec<u64>, depth: u32) -> bool {
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

    fn put(
        &mut self,
        agg: &mut Agg,
        index: u64,
        count: u64,
        node: Node,
        range: Range,
        is_union: bool,
        at: Loc,
    ) {
        if let Some(previous) = agg.set(index, count, node, range, is_union) {
            let at = if is_union && at.is_some() {
                at
            } else {
                range.begin
            };
            self.diags
                .warn(
                    Warning::INITIALIZER_OVERRIDES,
                    at,
                    "initializer overrides prior initialization of this subobject",
                )
                .range(range)
                .note(previous.begin, "previous initialization is here")
                .emit();
        }
    }

    fn check_flexible(&mut self, _ty: QualType, outer: Shape, index: u64, loc: Loc) {
        if self.decl.flexible_init && self.decl.depth < u32::MAX {
            self.diags
                .warn(
                    Warning::GNU_FLEXIBLE_ARRAY_INITIALIZER,
                    loc,
                    "flexible array initialization is a GNU extension",
                )
                .emit();
            return;
        }
        let note = match outer {
            Shape::Struct(id) | Shape::Union(id) => {
                let f = &self.unit.record(id).fields[index as usize];
                Some((
                    f.loc,
                    format!(
                        "initialized flexible array member '{}' is here",
                        self.text(f.name)
                    ),
                ))
            }
            _ => None,
        };
        let builder = self.diags.error(
            loc,
            "initialization of flexible array member is not allowed",
        );
        match note {
            Some((at, text)) => builder.note(at, text).emit(),
            None => builder.emit(),
        }
    }

    /// Gives a flexible array's node its real type.
    fn complete_node(&mut self, node: Node, ty: QualType) -> Node {
        match node {
            Node::Agg(mut agg) => {
                let extent = agg.extent();
                if let Some(elem) = self.array_elem(ty) {
                    agg.ty = self.unit.types.array(elem, extent);
                }
                Node::Agg(agg)
            }
            leaf @ Node::Leaf(_) => leaf,
        }
    }

    /// The typed expression of a finished initializer.
    fn finish(&mut self, node: Node) -> ExprId {
        match node {
            Node::Leaf(e) => e,
            Node::Agg(agg) => {
                let mut ty = self.unit.types.unqualified(agg.ty);
                if let Shape::Array(elem, None) = self.shape(agg.ty) {
                    ty = self.unit.types.array(elem, agg.extent());
                }
                let range = agg.range;
                let mut entries = Vec::new();
                for slot in agg.into_slots() {
                    let value = self.finish(slot.node);
                    entries.push(InitEntry {
                        index: slot.index,
                        count: slot.count,
                        value,
                    });
                }
                let list = self.unit.push_list(&entries);
                self.unit.push_expr(Expr {
                    kind: ExprKind::InitList(list),
                    ty,
                    cat: Category::RValue,
                    range,
                    loc: range.begin,
                })
            }
        }
    }

    /// The object of the compound literal `(type_name){init}`: everything is done and diagnosed here; the
    /// expression is then `CompoundLiteral(var)`, an lvalue of the variable's type.
    pub fn compound_literal_var(
        &mut self,
        type_name: ast::TypeNameId,
        init: ast::ExprId,
        range: Range,
    ) -> Option<VarId> {
        let name = *self.ast.type_name(type_name);
        let specs: Specs = self.specs(name.specs);
        let declared = self.declarator(
            &specs,
            name.declarator,
            crate::declarator::Context::TypeName,
        );
        let mut ty = declared.ty;
        if specs.auto {
            self.diags
                .error(specs.loc, "'auto' not allowed in compound literal")
                .emit();
            ty = Builtin::Error.q();
        }
        match self.unit.types.canon_kind(ty) {
            TypeKind::Function(..) | TypeKind::FunctionNoProto(..) => {
                let message = format!("illegal initializer type {}", self.show(ty));
                self.diags.error(range.begin, message).emit();
                ty = Builtin::Error.q();
            }
            TypeKind::IncompleteArray(_) => {}
            _ if self.is_vla(ty) => {
                let empty = matches!(
                    self.ast.expr(init).kind,
                    ast::ExprKind::InitList(items) if items.is_empty()
                );
                if !empty {
                    self.diags
                        .error(
                            name.range.begin,
                            "compound literal has variable-length array type",
                        )
                        .emit();
                    ty = Builtin::Error.q();
                }
            }
            _ if self.incomplete_type(ty) => {
                self.incomplete_variable(ty, name.range.begin);
                ty = Builtin::Error.q();
            }
            _ => {}
        }
        let is_static =
            self.function.is_none() || specs.has(ast::storage::STATIC) || specs.is_thread();
        self.decl.init_loc = Some(range.begin);
        let (value, completed) = self.initialize(init, ty, is_static);
        if self.error_type(completed) {
            return None;
        }
        if specs.has(ast::storage::CONSTEXPR) {
            self.check_constexpr_init(value, completed);
        }
        let id = self.new_var(Symbol::EMPTY, completed, range.begin);
        let v = &mut self.unit.vars[id.index()];
        v.is_compound_literal = true;
        v.is_constexpr = specs.has(ast::storage::CONSTEXPR);
        v.init = Some(value);
        v.used = true;
        v.storage = if specs.is_thread() {
            Storage::Thread
        } else if is_static {
            Storage::Static
        } else {
            Storage::Auto
        };
        Some(id)
    }
}
