//! Vector types: operand conversions, subscripts, swizzles, shuffles. GCC's and Clang's vector extensions.

use neverc_source::{Loc, Range, Symbol};
use neverc_syntax::ast;

use crate::cx::Sema;
use crate::tree::{BinaryOp, CastKind, Category, ExprId, ExprKind};
use crate::types::{QualType, TypeKind};

impl Sema<'_> {
    /// Whether a value of vector type `from` may be assigned to `to` as it is.
    pub(crate) fn vectors_assignable(&self, from: QualType, to: QualType) -> bool {
        match (self.vector_parts(from), self.vector_parts(to)) {
            // Vectors of the same size convert among each other (Clang's default laxness).
            (Some((a, n)), Some((b, m))) => {
                n == m && self.unit.types.same_unqualified(a, b)
                    || self.size_of(from) == self.size_of(to)
            }
            (None, Some(_)) => {
                matches!(self.kind(to), TypeKind::ExtVector(..)) && self.is_real(from)
                    || self.is_integer(from)
                        && self
                            .vector_parts(to)
                            .is_some_and(|(e, _)| self.is_integer(e))
                        && self.size_of(from) == self.size_of(to)
                        && self.size_of(to).is_some_and(|s| s <= 8)
            }
            (Some((e, _)), None) => {
                self.is_integer(to)
                    && self.is_integer(e)
                    && self.size_of(from) == self.size_of(to)
                    && self.size_of(to).is_some_and(|s| s <= 8)
            }
            (None, None) => false,
        }
    }

    /// Operand conversions when at least one operand is a vector; results as for `Sema::arithmetic`.
    pub(crate) fn vector_arithmetic(
        &mut self,
        op: BinaryOp,
        lvalue: ExprId,
        l: ExprId,
        r: ExprId,
        loc: Loc,
        assign: bool,
    ) -> Option<(ExprId, ExprId, QualType, QualType)> {
        let (tl, tr) = (self.ty(l), self.ty(r));
        let integer_only = matches!(
            op,
            BinaryOp::Rem
                | BinaryOp::And
                | BinaryOp::Xor
                | BinaryOp::Or
                | BinaryOp::Shl
                | BinaryOp::Shr
        );
        // Bit operations do not reinterpret floating elements.
        if integer_only
            && [tl, tr].into_iter().any(|t| {
                self.vector_parts(t)
                    .is_some_and(|(elem, _)| !self.is_integer(elem))
            })
        {
            self.invalid_operands(l, r, loc);
            return None;
        }
        let (l2, r2, ty) = match (self.vector_parts(tl), self.vector_parts(tr)) {
            (Some((a, n)), Some((b, m))) => {
                let shift = matches!(op, BinaryOp::Shl | BinaryOp::Shr);
                if n == m && self.unit.types.same_unqualified(a, b) {
                    let ty = if matches!(self.kind(tr), TypeKind::ExtVector(..)) && !assign {
                        self.unqual(tr)
                    } else {
                        self.unqual(tl)
                    };
                    (l, r, ty)
                } else if shift && n == m && self.is_integer(a) && self.is_integer(b) {
                    (l, r, self.unqual(tl))
                } else if !shift && self.size_of(tl) == self.size_of(tr) {
                    let ty = self.unqual(tl);
                    let r = self.implicit(CastKind::BitCast, r, ty);
                    (l, r, ty)
                } else {
                    let (x, y) = (self.show(tl), self.show(tr));
                    self.diags
                        .error(
                            loc,
                            format!("vector operands do not have the same number of elements ({x} and {y})"),
                        )
                        .range(self.unit.expr(l).range)
                        .range(self.unit.expr(r).range)
                        .emit();
                    return None;
                }
            }
            (Some((elem, _)), None) => {
                let r = self.splat(r, elem, tl, loc)?;
                (l, r, self.unqual(tl))
            }
            (None, Some((elem, _))) if !assign => {
                let l = self.splat(l, elem, tr, loc)?;
                (l, r, self.unqual(tr))
            }
            _ => {
                self.invalid_operands(l, r, loc);
                return None;
            }
        };
        if integer_only
            && !self
                .vector_parts(ty)
                .is_some_and(|(elem, _)| self.is_integer(elem))
        {
            self.invalid_operands(l, r, loc);
            return None;
        }
        Some((if assign { lvalue } else { l2 }, r2, ty, ty))
    }

    /// A scalar operand spread over all elements.
    fn splat(&mut self, e: ExprId, elem: QualType, vector: QualType, loc: Loc) -> Option<ExprId> {
        let from = self.ty(e);
        let fits = if !self.is_real(from) {
            false
        } else if matches!(self.kind(vector), TypeKind::ExtVector(..)) {
            self.is_integer(from) || self.is_real_floating(elem)
        } else if let Some((ew, es)) = self.int_info(elem) {
            match self.int_info(from) {
                Some((fw, _)) => match self.const_int(e) {
                    Some(v) => {
                        crate::comparison::fits(&v, ew, es)
                            || crate::comparison::fits(&v, ew, true)
                            || crate::comparison::fits(&v, ew, false)
                    }
                    None => fw <= ew,
                },
                None => false,
            }
        } else {
            // To floating elements: constants that are exact, smaller floats, small integers.
            match (self.float_format(from), self.float_format(elem)) {
                (Some(a), Some(b)) => {
                    crate::float::precision(a) <= crate::float::precision(b)
                        || crate::consteval::eval(&self.unit, self.target, e).is_ok()
                }
                (None, Some(b)) => {
                    self.const_int(e).is_some()
                        || self
                            .int_info(from)
                            .is_some_and(|(w, _)| w <= crate::float::precision(b))
                }
                _ => false,
            }
        };
        let elem = self.unqual(elem);
        if fits {
            let e = self.convert(e, elem);
            let vector = self.unqual(vector);
            return Some(self.implicit(CastKind::VectorSplat, e, vector));
        }
        let (a, b) = (self.show(from), self.show(vector));
        let message = if self.is_real_floating(from) && self.is_integer(elem) {
            format!("cannot convert between vector values of different size ({b} and {a})")
        } else if self.is_real(from) {
            format!(
                "cannot convert between scalar type {a} and vector type {b} as implicit conversion would cause truncation"
            )
        } else {
            format!("cannot convert between vector and non-scalar values ({b} and {a})")
        };
        self.diags
            .error(loc, message)
            .range(self.unit.expr(e).range)
            .emit();
        None
    }

    /// `v[i]`
    pub(crate) fn vector_subscript(
        &mut self,
        base: ExprId,
        index: ExprId,
        range: Range,
        loc: Loc,
    ) -> ExprId {
        let index = self.rvalue(index);
        let node = *self.unit.expr(base);
        let Some((elem, _)) = self.vector_parts(node.ty) else {
            return self.error_expr(range);
        };
        if !self.is_integer(self.ty(index)) {
            let at = self.unit.expr(index).range;
            return self.fail(at.begin, "array subscript is not an integer".into(), at);
        }
        let quals = self.unit.types.quals(node.ty);
        let (cat, ty) = if node.cat.is_lvalue() {
            (Category::VectorElement, elem.with(quals))
        } else {
            (Category::RValue, self.unqual(elem))
        };
        self.add(
            ExprKind::Subscript {
                base,
                index,
                swapped: false,
            },
            ty,
            cat,
            range,
            loc,
        )
    }

    /// `v.xyz`, `v.s012`, `v.lo`, `v.even` … on an ext_vector.
    pub(crate) fn swizzle(
        &mut self,
        base: ExprId,
        elem: QualType,
        n: u32,
        name: Symbol,
        name_loc: Loc,
        range: Range,
    ) -> ExprId {
        let text = self.names.get(name);
        let node = *self.unit.expr(base);
        let half = n.div_ceil(2);
        let elements: Result<Vec<u32>, char> = match &*text {
            "lo" => Ok((0..half).collect()),
            "hi" => Ok((half..half * 2).map(|i| i.min(n - 1)).collect()),
            "even" => Ok((0..half).map(|i| i * 2).collect()),
            "odd" => Ok((0..half).map(|i| (i * 2 + 1).min(n - 1)).collect()),
            _ => {
                let numeric = text
                    .strip_prefix(['s', 'S'])
                    .filter(|rest| !rest.is_empty());
                let letters = numeric.unwrap_or(&text);
                letters
                    .chars()
                    .map(|c| {
                        let index = if numeric.is_some() {
                            c.to_digit(16)
                        } else {
                            "xyzw".find(c).or_else(|| "rgba".find(c)).map(|i| i as u32)
                        };
                        index.ok_or(c)
                    })
                    .collect()
            }
        };
        let elements = match elements {
            Ok(list) => list,
            Err(c) => {
                return self.fail(
                    name_loc,
                    format!("illegal vector component name '{c}'"),
                    range,
                );
            }
        };
        if elements.iter().any(|&i| i >= n) {
            let shown = self.show(node.ty);
            return self.fail(
                name_loc,
                format!("vector component access exceeds type {shown}"),
                range,
            );
        }
        let quals = self.unit.types.quals(node.ty);
        let elem = self.unqual(elem);
        let ty: QualType = if elements.len() == 1 {
            elem
        } else {
            self.unit
                .types
                .intern(TypeKind::ExtVector(elem, elements.len() as u32))
                .into()
        };
        let (cat, ty) = if node.cat.is_lvalue() {
            (Category::VectorElement, ty.with(quals))
        } else {
            (Category::RValue, ty)
        };
        let list = self.unit.push_list(&elements);
        self.add(
            ExprKind::VectorElements(base, list),
            ty,
            cat,
            range,
            name_loc,
        )
    }

    /// `c ? a : b` with a vector condition: chooses element by element.
    pub(crate) fn vector_conditional(
        &mut self,
        c: ExprId,
        t: ExprId,
        f: ExprId,
        range: Range,
        loc: Loc,
    ) -> ExprId {
        let t = self.rvalue(t);
        let f = self.rvalue(f);
        let cty = self.ty(c);
        let Some((celem, n)) = self.vector_parts(cty) else {
            return self.error_expr(range);
        };
        if matches!(self.kind(cty), TypeKind::Vector(..)) {
            let (shown, at) = (self.show(cty), self.unit.expr(c).range);
            return self.fail(
                at.begin,
                format!("used type {shown} where arithmetic or pointer type is required"),
                at,
            );
        }
        let (t, f, ty) = if self.is_vector(self.ty(t)) || self.is_vector(self.ty(f)) {
            match self.vector_arithmetic(BinaryOp::Add, t, t, f, loc, false) {
                Some((t, f, ty, _)) => (t, f, ty),
                None => return self.error_expr(range),
            }
        } else {
            let (pt, pf) = (self.promoted_type_of(t), self.promoted_type_of(f));
            let Some(elem) = self.usual_type(pt, pf) else {
                self.invalid_operands(t, f, loc);
                return self.error_expr(range);
            };
            let kind = if matches!(self.kind(cty), TypeKind::ExtVector(..)) {
                TypeKind::ExtVector(elem, n)
            } else {
                TypeKind::Vector(elem, n)
            };
            let ty: QualType = self.unit.types.intern(kind).into();
            let t = self.convert(t, ty);
            let f = self.convert(f, ty);
            (t, f, ty)
        };
        let matching = self.vector_parts(ty).is_some_and(|(_, m)| m == n)
            && self.is_integer(celem)
            && self.size_of(cty) == self.size_of(ty);
        if !matching {
            let (a, b) = (self.show(cty), self.show(ty));
            return self.fail(
                loc,
                format!("vector condition type {a} and result type {b} do not have elements of the same size"),
                range,
            );
        }
        self.add(
            ExprKind::Conditional(c, t, f),
            ty,
            Category::RValue,
            range,
            loc,
        )
    }

    /// `__builtin_convertvector(e, T)`.
    pub(crate) fn convert_vector(
        &mut self,
        operand: ast::ExprId,
        name: ast::TypeNameId,
        range: Range,
    ) -> ExprId {
        let e = self.expr_rvalue(operand);
        let ty = self.type_name(name);
        if self.is_error(e) || self.is_error_type(ty) {
            return self.error_expr(range);
        }
        let from = self.ty(e);
        match (self.vector_parts(from), self.vector_parts(ty)) {
            (None, _) => self.fail(
                range.begin,
                "first argument to __builtin_convertvector must be a vector".into(),
                range,
            ),
            (_, None) => self.fail(
                range.begin,
                "second argument to __builtin_convertvector must be a vector type".into(),
                range,
            ),
            (Some((_, n)), Some((_, m))) if n != m => self.fail(
                range.begin,
                "first two arguments to __builtin_convertvector must have the same number of elements".into(),
                range,
            ),
            _ => {
                let ty = self.unqual(ty);
                self.add(
                    ExprKind::ConvertVector(e),
                    ty,
                    Category::RValue,
                    range,
                    range.begin,
                )
            }
        }
    }

    /// `__builtin_shufflevector(a, b, i…)` over typed arguments.
    pub(crate) fn shuffle_vector(&mut self, args: &[ExprId], range: Range) -> ExprId {
        let [a, b, indices @ ..] = args else {
            return self.fail(
                range.end,
                format!(
                    "too few arguments to function call, expected 2, have {}",
                    args.len()
                ),
                range,
            );
        };
        let (a, b) = (self.rvalue(*a), self.rvalue(*b));
        let (ta, tb) = (self.ty(a), self.ty(b));
        let (Some((elem, n)), Some((elem_b, m))) = (self.vector_parts(ta), self.vector_parts(tb))
        else {
            return self.fail(
                range.begin,
                "first two arguments to '__builtin_shufflevector' must be vectors".into(),
                range,
            );
        };
        if indices.is_empty() {
            // The old form: the mask is the second vector.
            if n != m || !self.is_integer(elem_b) {
                return self.fail(
                    range.begin,
                    "first two arguments to '__builtin_shufflevector' must have the same type"
                        .into(),
                    range,
                );
            }
            return self.shuffle_by_mask(a, None, b, range);
        }
        if !self.unit.types.same_unqualified(elem, elem_b) || n != m {
            return self.fail(
                range.begin,
                "first two arguments to '__builtin_shufflevector' must have the same type".into(),
                range,
            );
        }
        let mut list = Vec::with_capacity(indices.len());
        for &index in indices {
            let index = self.rvalue(index);
            let at = self.unit.expr(index).range;
            let Some(v) = self.const_int(index).and_then(|v| v.to_i64()) else {
                return self.fail(
                    at.begin,
                    "index for __builtin_shufflevector must be a constant integer".into(),
                    at,
                );
            };
            if v < -1 || v >= i64::from(n) * 2 {
                return self.fail(
                    at.begin,
                    "index for __builtin_shufflevector must be less than the total number of vector elements".into(),
                    at,
                );
            }
            list.push(v as i32);
        }
        let elem = self.unqual(elem);
        let count = list.len() as u32;
        let ty: QualType = if count == n {
            self.unqual(ta)
        } else if matches!(self.kind(ta), TypeKind::ExtVector(..)) {
            self.unit
                .types
                .intern(TypeKind::ExtVector(elem, count))
                .into()
        } else {
            self.unit.types.intern(TypeKind::Vector(elem, count)).into()
        };
        let list = self.unit.push_list(&list);
        self.add(
            ExprKind::ShuffleVector(a, b, list),
            ty,
            Category::RValue,
            range,
            range.begin,
        )
    }

    /// GCC's `__builtin_shuffle(a, mask)`, `__builtin_shuffle(a, b, mask)`: a call whose arguments irgen reads.
    pub(crate) fn shuffle_by_mask(
        &mut self,
        a: ExprId,
        b: Option<ExprId>,
        mask: ExprId,
        range: Range,
    ) -> ExprId {
        let (ta, tm) = (self.ty(a), self.ty(mask));
        let (Some((elem, n)), Some((mask_elem, m))) =
            (self.vector_parts(ta), self.vector_parts(tm))
        else {
            return self.fail(
                range.begin,
                "arguments of '__builtin_shuffle' must be vectors".into(),
                range,
            );
        };
        let same_b = b.is_none_or(|b| self.unit.types.same_unqualified(self.ty(b), ta));
        if n != m
            || !same_b
            || !self.is_integer(mask_elem)
            || self.size_of(elem) != self.size_of(mask_elem)
        {
            return self.fail(
                range.begin,
                "arguments of '__builtin_shuffle' have incompatible types".into(),
                range,
            );
        }
        let name = self.names.intern("__builtin_shuffle");
        let Some(crate::scope::Entity::Func(f)) = self.lookup(name) else {
            return self.error_expr(range);
        };
        let callee = self.func_ref(f, range);
        let callee = self.rvalue(callee);
        let mut args = vec![a];
        args.extend(b);
        args.push(mask);
        let list = self.unit.push_list(&args);
        let ty = self.unqual(ta);
        self.add(
            ExprKind::Call(callee, list),
            ty,
            Category::RValue,
            range,
            range.begin,
        )
    }
}
