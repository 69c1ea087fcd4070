//! Initializers in semantic form: braces elided or not, designators, strings. C23 6.7.11.

use neverc_source::{Loc, Range, Symbol, Warning};
use neverc_syntax::ast::{self, Designator, InitItem};

use crate::assign::AssignContext;
use crate::cx::Sema;
use crate::init_tree::{Agg, Node};
use crate::tree::{Category, Expr, ExprId, ExprKind, InitEntry, RecordId};
use crate::types::{Builtin, QualType, TypeKind};

/// The shape of a type as initializers see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
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
pub(crate) struct Items<'l> {
    pub list: &'l [InitItem],
    pub at: usize,
    /// The expression of the current item when it is analysed already.
    pub ready: Option<ExprId>,
}

impl Items<'_> {
    pub fn next(&mut self) {
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

    pub(crate) fn shape(&self, ty: QualType) -> Shape {
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
    pub(crate) fn completed(&mut self, ty: QualType, node: &Node) -> QualType {
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
    pub(crate) fn analyse_only(&mut self, init: ast::ExprId, depth: u32) {
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
    pub(crate) fn part_type(&mut self, agg_ty: QualType, shape: Shape, index: u64) -> QualType {
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
    pub(crate) fn skip_unnamed(&self, shape: Shape, index: u64) -> u64 {
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
                let done = self.designated(agg, shape, items, designators);
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
    pub(crate) fn fill_part(
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
            && let Some(found) = self.string_for(item.value, elem, len, None)
        {
            items.ready = None;
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
            if let Shape::Struct(id) | Shape::Union(id) = outer
                && let Some(width) = self
                    .unit
                    .record(id)
                    .fields
                    .get(index as usize)
                    .and_then(|f| f.width)
            {
                self.check_bit_field_value(width, ty, value, node.range.begin);
            }
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
        let nested = std::mem::take(&mut self.decl.flexible_init);
        let sub = agg.sub(index, count, ty, node.range, is_union);
        self.fill_elided(sub, part, 0, items);
        if flexible && let Some(elem) = self.array_elem(ty) {
            sub.ty = self.unit.types.array(elem, sub.extent());
        }
        self.decl.flexible_init = nested;
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
    pub(crate) fn fill_elided(
        &mut self,
        agg: &mut Agg,
        shape: Shape,
        start: u64,
        items: &mut Items,
    ) {
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

    #[allow(clippy::too_many_arguments)]
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
}
