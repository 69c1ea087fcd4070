//! Constant evaluation: values of expressions. Operand chains to the left are walked without recursion.

use neverc_target::CTypes;

use crate::classify::{float_format, int_info};
use crate::consteval::{AddressBase, Const, Evaluated, FoldCell, NotConst};
use crate::consteval_complex as complex;
use crate::float;
use crate::layout;
use crate::tree::{BinaryOp, CastKind, DeclRef, ExprId, ExprKind, Trait, UnaryOp, Unit};
use crate::types::{Builtin, QualType, TypeKind};
use crate::value::IntValue;

/// Deepest recursion (right operands, arms, initializers of constants).
const MAX_DEPTH: u32 = 400;

/// One evaluation.
pub(crate) struct Evaluator<'u> {
    pub unit: &'u Unit,
    pub c: &'u CTypes,
    /// A constant is required: questions about constness are decided now.
    pub required: bool,
    /// Known integers.
    pub folds: Option<&'u FoldCell>,
    pub depth: u32,
}

impl<'u> Evaluator<'u> {
    pub fn new(unit: &'u Unit, c: &'u CTypes) -> Self {
        Evaluator {
            unit,
            c,
            required: false,
            folds: None,
            depth: 0,
        }
    }

    pub fn ty(&self, e: ExprId) -> QualType {
        self.unit.expr(e).ty
    }

    pub fn int_info(&self, ty: QualType) -> Option<(u32, bool)> {
        int_info(self.unit, self.c, ty)
    }

    pub fn size_of(&self, ty: QualType) -> Option<u64> {
        layout::size_of(self.unit, self.c, ty)
    }

    fn is_integer(&self, ty: QualType) -> bool {
        self.int_info(ty).is_some()
    }

    /// The value of `e`.
    pub fn value(&mut self, e: ExprId) -> Evaluated {
        if self.depth >= MAX_DEPTH {
            return Err(NotConst { at: e });
        }
        self.depth += 1;
        let result = self.walk(e);
        self.depth -= 1;
        result
    }

    fn known(&self, e: ExprId) -> Option<Evaluated> {
        let folds = self.folds?.borrow();
        Some(match folds.get(e)? {
            Some(v) => Ok(Const::Int(v.clone())),
            None => Err(NotConst { at: e }),
        })
    }

    fn remember(&self, e: ExprId, result: &Evaluated) {
        let Some(folds) = self.folds else {
            return;
        };
        match result {
            Ok(Const::Int(v)) if self.is_integer(self.ty(e)) => {
                folds.borrow_mut().set(e, Some(v.clone()));
            }
            // Depth may run out for one caller and not for another.
            Err(_) if self.depth < MAX_DEPTH / 2 => folds.borrow_mut().set(e, None),
            _ => {}
        }
    }

    fn walk(&mut self, e: ExprId) -> Evaluated {
        let mut spine: Vec<ExprId> = Vec::new();
        let mut current = e;
        let mut result = loop {
            if let Some(known) = self.known(current) {
                break known;
            }
            match self.unit.expr(current).kind {
                ExprKind::Paren(inner)
                | ExprKind::Generic { chosen: inner, .. }
                | ExprKind::Choose { chosen: inner, .. } => current = inner,
                ExprKind::ImplicitCast(kind, inner) | ExprKind::Cast(kind, inner) => match kind {
                    CastKind::LValueToRValue => break self.load(current, inner),
                    CastKind::ArrayToPointerDecay | CastKind::FunctionToPointerDecay => {
                        break self
                            .lvalue(inner)
                            .map(|(base, offset)| Const::Address { base, offset });
                    }
                    CastKind::BuiltinFnToFnPtr | CastKind::ToVoid | CastKind::LValueBitCast => {
                        break Err(NotConst { at: current });
                    }
                    _ => {
                        spine.push(current);
                        current = inner;
                    }
                },
                ExprKind::Unary(
                    UnaryOp::Plus
                    | UnaryOp::Minus
                    | UnaryOp::Not
                    | UnaryOp::LNot
                    | UnaryOp::Real
                    | UnaryOp::Imag,
                    inner,
                )
                | ExprKind::Imaginary(inner)
                | ExprKind::ConvertVector(inner)
                | ExprKind::BitCast(inner) => {
                    spine.push(current);
                    current = inner;
                }
                ExprKind::Binary(op, left, _) if !op.is_assignment() => {
                    spine.push(current);
                    current = left;
                }
                ExprKind::Conditional(cond, then, els) => match self.value(cond) {
                    Ok(Const::Vector(mask)) => {
                        break self.select(current, &mask, then, els);
                    }
                    Ok(c) => match self.truth(&c) {
                        Some(true) => current = then,
                        Some(false) => current = els,
                        None => break Err(NotConst { at: cond }),
                    },
                    Err(e) => break Err(e),
                },
                ExprKind::BinaryConditional {
                    common, then, els, ..
                } => match self.value(common) {
                    Ok(c) => match self.truth(&c) {
                        Some(true) => current = then,
                        Some(false) => current = els,
                        None => break Err(NotConst { at: common }),
                    },
                    Err(e) => break Err(e),
                },
                ExprKind::Opaque(common) => current = common,
                _ => break self.leaf(current),
            }
        };
        while let Some(node) = spine.pop() {
            result = match result {
                Ok(v) => self.apply(node, v),
                Err(e) => Err(e),
            };
            if self.folds.is_some() {
                self.remember(node, &result);
            }
        }
        if self.folds.is_some() {
            self.remember(e, &result);
        }
        result
    }

    fn leaf(&mut self, e: ExprId) -> Evaluated {
        let node = *self.unit.expr(e);
        let fail = Err(NotConst { at: e });
        match node.kind {
            ExprKind::Int(id) | ExprKind::Char(id) | ExprKind::Constant(_, id) => {
                Ok(Const::Int(self.unit.int(id).clone()))
            }
            ExprKind::Float(id) => Ok(Const::Float(self.unit.floats[id.index()])),
            ExprKind::Nullptr => Ok(NULL),
            ExprKind::DeclRef(DeclRef::Enumerator(id)) => {
                Ok(Const::Int(self.unit.enumerators[id.index()].value.clone()))
            }
            ExprKind::String(id) | ExprKind::Predefined(id) => Ok(Const::String(id)),
            ExprKind::Unary(UnaryOp::AddrOf, inner) => self
                .lvalue(inner)
                .map(|(base, offset)| Const::Address { base, offset }),
            ExprKind::AddrLabel(label) => Ok(Const::Address {
                base: AddressBase::Label(label),
                offset: 0,
            }),
            ExprKind::Trait { kind, of, .. } => {
                let value = match kind {
                    Trait::SizeOf => self.size_of(of),
                    Trait::AlignOf => layout::align_of(self.unit, self.c, of).map(u64::from),
                    Trait::PreferredAlignOf => {
                        layout::preferred_align(self.unit, self.c, of).map(u64::from)
                    }
                    Trait::VectorElements => match *self.unit.types.canon_kind(of) {
                        TypeKind::Vector(_, n) | TypeKind::ExtVector(_, n) => Some(n.into()),
                        _ => None,
                    },
                };
                value
                    .map(|v| Const::Int(IntValue::Small(v.into())))
                    .ok_or(NotConst { at: e })
            }
            ExprKind::Offsetof { constant, terms } => {
                let mut sum = IntValue::Small(constant.into());
                for term in self.unit.list(terms).to_vec() {
                    let Const::Int(index) = self.value(term.index)? else {
                        return fail;
                    };
                    sum = (sum.to_big() + index.to_big() * term.size).into();
                }
                Ok(Const::Int(sum.wrap(self.c.pointer_size * 8, false)))
            }
            ExprKind::Call(callee, args) => self.builtin_call(e, callee, args),
            ExprKind::ImplicitValueInit => Ok(self.zero_of(node.ty)),
            ExprKind::InitList(_) => self.init_list(e),
            ExprKind::CompoundLiteral(_) => self.load(e, e),
            ExprKind::Member { .. } | ExprKind::Subscript { .. } | ExprKind::VectorElements(..)
                if node.cat == crate::tree::Category::RValue =>
            {
                self.load(e, e)
            }
            ExprKind::ShuffleVector(a, b, list) => {
                let (Const::Vector(mut x), Const::Vector(y)) = (
                    self.value(a).map(|v| self.expand_vector(v, self.ty(a)))?,
                    self.value(b).map(|v| self.expand_vector(v, self.ty(b)))?,
                ) else {
                    return fail;
                };
                x.extend(y);
                let mut out = Vec::new();
                for &i in self.unit.list(list) {
                    match usize::try_from(i).ok().and_then(|i| x.get(i)) {
                        Some(v) => out.push(v.clone()),
                        None => return fail,
                    }
                }
                Ok(Const::Vector(out))
            }
            _ => fail,
        }
    }

    /// Zero of a type: scalars as themselves, aggregates as `Zero`.
    pub fn zero_of(&self, ty: QualType) -> Const {
        if self.is_integer(ty) {
            return Const::Int(IntValue::Small(0));
        }
        if let Some(format) = float_format(self.unit, self.c, ty) {
            return Const::Float(float::zero(format, false));
        }
        match *self.unit.types.canon_kind(ty) {
            TypeKind::Pointer(_) | TypeKind::Builtin(Builtin::NullPtr) => NULL,
            TypeKind::Complex(elem) => match self.zero_of(elem) {
                Const::Float(v) => Const::ComplexFloat(v, v),
                _ => Const::ComplexInt(IntValue::Small(0), IntValue::Small(0)),
            },
            TypeKind::Vector(elem, n) | TypeKind::ExtVector(elem, n) => {
                Const::Vector(vec![self.zero_of(elem); n as usize])
            }
            TypeKind::Atomic(inner) => self.zero_of(inner),
            _ => Const::Zero,
        }
    }

    /// An initializer list as a value. Long arrays are cut after the last entry.
    fn init_list(&mut self, e: ExprId) -> Evaluated {
        let node = *self.unit.expr(e);
        let ExprKind::InitList(list) = node.kind else {
            return Err(NotConst { at: e });
        };
        let entries = self.unit.list(list).to_vec();
        let (element, fixed): (Option<QualType>, Option<u32>) =
            match *self.unit.types.canon_kind(node.ty) {
                TypeKind::ConstantArray(elem, _)
                | TypeKind::IncompleteArray(elem)
                | TypeKind::VariableArray(elem, ..) => (Some(elem), None),
                TypeKind::Vector(elem, n) | TypeKind::ExtVector(elem, n) => (Some(elem), Some(n)),
                TypeKind::Complex(elem) => (Some(elem), Some(2)),
                TypeKind::Record(r) => {
                    if self.unit.record(r).is_union {
                        return match entries.first() {
                            Some(entry) => Ok(Const::Union(
                                entry.index as u32,
                                Box::new(self.value(entry.value)?),
                            )),
                            None => Ok(Const::Zero),
                        };
                    }
                    (None, None)
                }
                _ => {
                    return match entries.first() {
                        Some(entry) => self.value(entry.value),
                        None => Ok(self.zero_of(node.ty)),
                    };
                }
            };
        let mut out: Vec<Const> = Vec::new();
        for entry in &entries {
            let end = entry.index.saturating_add(entry.count.max(1));
            if end > 1 << 26 {
                return Err(NotConst { at: e });
            }
            while (out.len() as u64) < entry.index {
                let ty = match element {
                    Some(ty) => ty,
                    None => self.field_type(node.ty, out.len()),
                };
                out.push(self.zero_of(ty));
            }
            let value = self.value(entry.value)?;
            for _ in entry.index..end {
                out.push(value.clone());
            }
        }
        if let Some(n) = fixed {
            let zero = self.zero_of(element.unwrap_or(node.ty));
            out.resize(n as usize, zero);
            if matches!(self.unit.types.canon_kind(node.ty), TypeKind::Complex(_)) {
                return match (&out[0], &out[1]) {
                    (Const::Float(a), Const::Float(b)) => Ok(Const::ComplexFloat(*a, *b)),
                    (Const::Int(a), Const::Int(b)) => Ok(Const::ComplexInt(a.clone(), b.clone())),
                    _ => Err(NotConst { at: e }),
                };
            }
            return Ok(Const::Vector(out));
        }
        Ok(Const::Aggregate(out))
    }

    fn field_type(&self, record: QualType, index: usize) -> QualType {
        match *self.unit.types.canon_kind(record) {
            TypeKind::Record(r) => self
                .unit
                .record(r)
                .fields
                .get(index)
                .map_or(record, |f| f.ty),
            _ => record,
        }
    }

    /// A vector value element by element.
    pub fn expand_vector(&self, value: Const, ty: QualType) -> Const {
        match (&value, self.unit.types.canon_kind(ty)) {
            (Const::Zero, TypeKind::Vector(elem, n) | TypeKind::ExtVector(elem, n)) => {
                Const::Vector(vec![self.zero_of(*elem); *n as usize])
            }
            _ => value,
        }
    }

    /// Whether the value is true; `None` when that is not known (weak addresses).
    pub fn truth(&self, value: &Const) -> Option<bool> {
        Some(match value {
            Const::Int(v) => !v.is_zero(),
            Const::Float(v) => !float::is_zero(*v),
            Const::ComplexInt(a, b) => !a.is_zero() || !b.is_zero(),
            Const::ComplexFloat(a, b) => !float::is_zero(*a) || !float::is_zero(*b),
            Const::Address { base, offset } => match base {
                AddressBase::Null => *offset != 0,
                _ if self.may_be_null(*base) => return None,
                _ => true,
            },
            Const::Zero => false,
            _ => return None,
        })
    }

    /// Whether an address may turn out null when the program is linked.
    pub fn may_be_null(&self, base: AddressBase) -> bool {
        use crate::tree::Attr;
        let weak = |attrs: &[Attr]| {
            attrs
                .iter()
                .any(|a| matches!(a, Attr::Weak | Attr::WeakRef(_)))
        };
        match base {
            AddressBase::Null => true,
            AddressBase::Var(v) => weak(&self.unit.var(v).attrs),
            AddressBase::Func(f) => weak(&self.unit.func(f).attrs),
            _ => false,
        }
    }

    fn select(&mut self, e: ExprId, mask: &[Const], then: ExprId, els: ExprId) -> Evaluated {
        let (ty_t, ty_e) = (self.ty(then), self.ty(els));
        let (Const::Vector(a), Const::Vector(b)) = (
            self.value(then).map(|v| self.expand_vector(v, ty_t))?,
            self.value(els).map(|v| self.expand_vector(v, ty_e))?,
        ) else {
            return Err(NotConst { at: e });
        };
        let mut out = Vec::new();
        for (i, m) in mask.iter().enumerate() {
            let (Some(truth), Some(x), Some(y)) = (self.truth(m), a.get(i), b.get(i)) else {
                return Err(NotConst { at: e });
            };
            out.push(if truth { x.clone() } else { y.clone() });
        }
        Ok(Const::Vector(out))
    }

    /// Whether an operand of complex arithmetic is a real one, which only the tree makes complex.
    fn is_widened_real(&self, e: ExprId) -> bool {
        match self.unit.expr(e).kind {
            ExprKind::Paren(inner) => self.is_widened_real(inner),
            ExprKind::ImplicitCast(kind, _) => kind == CastKind::FloatingRealToComplex,
            _ => false,
        }
    }

    /// Applies the operator of `node` to the value of its (left) operand.
    fn apply(&mut self, node: ExprId, value: Const) -> Evaluated {
        let expr = *self.unit.expr(node);
        let fail = NotConst { at: node };
        match expr.kind {
            ExprKind::ImplicitCast(kind, inner) | ExprKind::Cast(kind, inner) => {
                self.cast(kind, value, self.ty(inner), expr.ty).ok_or(fail)
            }
            ExprKind::ConvertVector(inner) => self
                .convert_vector(value, self.ty(inner), expr.ty)
                .ok_or(fail),
            ExprKind::BitCast(inner) => self
                .reinterpret(&value, self.ty(inner), expr.ty)
                .ok_or(fail),
            ExprKind::Imaginary(_) => match value {
                Const::Int(v) => Ok(Const::ComplexInt(IntValue::Small(0), v)),
                Const::Float(v) => Ok(Const::ComplexFloat(float::zero(v.format, false), v)),
                _ => Err(fail),
            },
            ExprKind::Unary(op, inner) => {
                self.unary(op, value, self.ty(inner), expr.ty).ok_or(fail)
            }
            ExprKind::Binary(op, left, right) => match op {
                BinaryOp::LAnd | BinaryOp::LOr => {
                    let first = self.truth(&value).ok_or(fail)?;
                    if first == (op == BinaryOp::LOr) {
                        return Ok(Const::Int(IntValue::Small(first as i128)));
                    }
                    let second = self.value(right)?;
                    let truth = self.truth(&second).ok_or(fail)?;
                    Ok(Const::Int(IntValue::Small(truth as i128)))
                }
                BinaryOp::Comma => self.value(right),
                _ => {
                    let other = self.value(right)?;
                    if let (Const::ComplexFloat(a, b), Const::ComplexFloat(c, d)) = (&value, &other)
                    {
                        let imaginary = |e, part| (!self.is_widened_real(e)).then_some(part);
                        let (b, d) = (imaginary(left, *b), imaginary(right, *d));
                        return complex::binary(op, (*a, b), (*c, d)).ok_or(fail);
                    }
                    self.binary(op, value, other, self.ty(left), self.ty(right), expr.ty)
                        .ok_or(fail)
                }
            },
            _ => Err(fail),
        }
    }
}

/// The null pointer.
pub(crate) const NULL: Const = Const::Address {
    base: AddressBase::Null,
    offset: 0,
};
