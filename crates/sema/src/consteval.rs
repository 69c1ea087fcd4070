//! Constant evaluation of typed expressions: exact, in the target's formats. This file holds the interface; values,
//! operators, addresses and builtins have files of their own.

use std::cell::RefCell;

use neverc_source::Warning;
use neverc_syntax::ast;
use neverc_target::CTypes;

use crate::consteval_value::Evaluator;
use crate::cx::Sema;
use crate::tree::{ExprId, ExprKind, FuncId, LabelId, StringId, Unit, VarId};
use crate::types::{QualType, TypeKind};
use crate::value::{FloatValue, IntValue};

/// A constant value.
#[derive(Clone, PartialEq, Debug)]
pub enum Const {
    /// Integer (of the expression's type), `_Bool`, enum.
    Int(IntValue),
    /// Floating.
    Float(FloatValue),
    /// `_Complex` integer.
    ComplexInt(IntValue, IntValue),
    /// `_Complex` floating.
    ComplexFloat(FloatValue, FloatValue),
    /// A pointer value, or an integer that carries an address (type as wide as a pointer).
    Address {
        /// Of what.
        base: AddressBase,
        /// Bytes from its start (for `Null`: the numeric address).
        offset: i64,
    },
    /// `&&a - &&b + offset`, in bytes.
    LabelDiff(LabelId, LabelId, i64),
    /// Elements of a vector.
    Vector(Vec<Const>),
    /// Array elements, or fields by index of a struct; missing ones at the end are zero.
    Aggregate(Vec<Const>),
    /// A union with the field of that index.
    Union(u32, Box<Const>),
    /// All zero.
    Zero,
    /// The bytes of a character array (units by the string's width; zero padded or cut).
    String(StringId),
}

/// What an address points into.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AddressBase {
    /// Nothing: the offset is the address.
    Null,
    /// A variable (static storage, also compound literals).
    Var(VarId),
    /// A function.
    Func(FuncId),
    /// A string literal.
    String(StringId),
    /// A label.
    Label(LabelId),
}

/// Why an expression is not constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotConst {
    /// The offending part.
    pub at: ExprId,
}

/// Result of an evaluation.
pub type Evaluated = Result<Const, NotConst>;

/// The value of `e` as a constant; also folds what GCC and Clang fold beyond constant expressions. A
/// `__builtin_constant_p` of something that is not constant yet is not constant itself (the optimizer may know more).
pub fn eval(unit: &Unit, c: &CTypes, e: ExprId) -> Evaluated {
    Evaluator::new(unit, c).value(e)
}

/// As [`eval`] where a constant is required (static initializers): `__builtin_constant_p` is decided.
pub fn eval_static(unit: &Unit, c: &CTypes, e: ExprId) -> Evaluated {
    let mut evaluator = Evaluator::new(unit, c);
    evaluator.required = true;
    evaluator.value(e)
}

/// The address of the object or function that the lvalue `e` designates.
pub fn eval_lvalue(unit: &Unit, c: &CTypes, e: ExprId) -> Result<(AddressBase, i64), NotConst> {
    Evaluator::new(unit, c).lvalue(e)
}

/// Integers folded so far, by expression.
#[derive(Default)]
pub(crate) struct Folds {
    /// 0 unknown, 1 not constant, else index + 2 into `values`.
    state: Vec<u32>,
    values: Vec<IntValue>,
}

impl Folds {
    /// What is known: outer `None` nothing, inner `None` not constant.
    #[allow(clippy::option_option)]
    pub(crate) fn get(&self, e: ExprId) -> Option<Option<&IntValue>> {
        match self.state.get(e.index()).copied().unwrap_or(0) {
            0 => None,
            1 => Some(None),
            n => Some(self.values.get(n as usize - 2)),
        }
    }

    pub(crate) fn set(&mut self, e: ExprId, value: Option<IntValue>) {
        if self.state.len() <= e.index() {
            self.state.resize(e.index() + 1, 0);
        }
        self.state[e.index()] = match value {
            None => 1,
            Some(v) => {
                self.values.push(v);
                self.values.len() as u32 + 1
            }
        };
    }
}

impl Sema<'_> {
    /// An integer constant expression of the syntax tree: its value, or `None` after a report. `what` names the
    /// construct in Clang's words (`"expression"`, `"enumerator value for 'A'"`, …): the report reads
    /// `{what} is not an integer constant expression`.
    pub fn integer_constant(&mut self, id: ast::ExprId, what: &str) -> Option<IntValue> {
        let e = self.expr_rvalue(id);
        self.integer_constant_of(e, what)
    }

    /// The same for an expression that is typed already.
    pub fn integer_constant_of(&mut self, e: ExprId, what: &str) -> Option<IntValue> {
        if self.is_error(e) {
            return None;
        }
        let node = *self.unit.expr(e);
        if !self.is_integer(node.ty) {
            let shown = self.show(node.ty);
            self.diags
                .error(
                    node.range.begin,
                    format!("integer constant expression must have integer type, not {shown}"),
                )
                .range(node.range)
                .emit();
            return None;
        }
        let value = self.required_int(e);
        let message = format!("{what} is not an integer constant expression");
        match value {
            Some(v) => {
                if !self.is_ice(e) {
                    self.pedantic_range(
                        Warning::GNU_FOLDING_CONSTANT,
                        node.range.begin,
                        format!("{message}; folding it to a constant is a GNU extension"),
                        node.range,
                    );
                }
                Some(v)
            }
            None => {
                self.diags
                    .error(node.range.begin, message)
                    .range(node.range)
                    .emit();
                None
            }
        }
    }

    /// The value of an integer expression when it can be folded; silent.
    pub fn const_int(&self, e: ExprId) -> Option<IntValue> {
        if !self.is_integer(self.ty(e)) {
            return None;
        }
        let mut evaluator = Evaluator::new(&self.unit, self.target);
        evaluator.folds = Some(&self.ex.folds);
        match evaluator.value(e) {
            Ok(Const::Int(v)) => Some(v),
            _ => None,
        }
    }

    /// As [`Sema::const_int`] where a constant is required: `__builtin_constant_p` is decided.
    pub fn required_int(&self, e: ExprId) -> Option<IntValue> {
        match eval_static(&self.unit, self.target, e) {
            Ok(Const::Int(v)) => Some(v),
            Ok(Const::Address {
                base: AddressBase::Null,
                offset,
            }) => Some(IntValue::Small(offset.into())),
            _ => None,
        }
    }

    /// Whether `e` is a null pointer constant. C23 6.3.3.3.
    pub fn is_null_constant(&self, e: ExprId) -> bool {
        let mut e = e;
        loop {
            let node = self.unit.expr(e);
            match node.kind {
                ExprKind::Paren(inner)
                | ExprKind::Generic { chosen: inner, .. }
                | ExprKind::Choose { chosen: inner, .. } => e = inner,
                ExprKind::Nullptr => return true,
                ExprKind::Cast(_, inner) if self.is_pointer(node.ty) => {
                    let to = self.unit.types.pointee(node.ty);
                    if to.is_none_or(|t| {
                        self.unit.types.canonical(t) != crate::types::Builtin::Void.q()
                    }) {
                        return false;
                    }
                    e = inner;
                    if !self.is_integer(self.ty(e)) {
                        return self.is_nullptr(self.ty(e));
                    }
                }
                ExprKind::Int(id) | ExprKind::Char(id) => return self.unit.int(id).is_zero(),
                ExprKind::DeclRef(crate::tree::DeclRef::Var(_)) => return self.is_nullptr(node.ty),
                ExprKind::ImplicitCast(crate::tree::CastKind::LValueToRValue, _)
                | ExprKind::Call(..)
                | ExprKind::Error => {
                    return self.is_nullptr(node.ty);
                }
                _ => {
                    return self.is_integer(node.ty)
                        && self.const_int(e).is_some_and(|v| v.is_zero())
                        && self.is_ice(e);
                }
            }
        }
    }

    /// Reports parts of a static initializer (semantic form) that are not constant.
    pub fn check_static_init(&mut self, init: ExprId) {
        if let Err(at) = self.static_init_error(init, 0)
            && !self.is_error(at)
        {
            let range = self.unit.expr(at).range;
            self.diags
                .error(
                    range.begin,
                    "initializer element is not a compile-time constant",
                )
                .range(range)
                .emit();
        }
    }

    fn static_init_error(&self, init: ExprId, depth: u32) -> Result<(), ExprId> {
        let node = self.unit.expr(init);
        if let ExprKind::InitList(list) = node.kind {
            if depth > 1000 {
                return Err(init);
            }
            let scalar = self.is_scalar(node.ty);
            let _ = scalar;
            for entry in self.unit.list(list) {
                self.static_init_error(entry.value, depth + 1)?;
            }
            return Ok(());
        }
        match eval_static(&self.unit, self.target, init) {
            Ok(_) => Ok(()),
            Err(_) => Err(init),
        }
    }

    /// Checks the initializer of a `constexpr` object of type `ty`; reports what is not constant or not exact.
    pub fn check_constexpr_init(&mut self, init: ExprId, ty: QualType) {
        if self.is_error(init) {
            return;
        }
        let node = *self.unit.expr(init);
        if let ExprKind::InitList(list) = node.kind {
            let entries: Vec<_> = self.unit.list(list).to_vec();
            let kind = self.kind(ty).clone();
            for entry in entries {
                let inner = match &kind {
                    TypeKind::ConstantArray(elem, _)
                    | TypeKind::Vector(elem, _)
                    | TypeKind::ExtVector(elem, _) => *elem,
                    TypeKind::Record(r) => {
                        match self.unit.record(*r).fields.get(entry.index as usize) {
                            Some(f) => f.ty,
                            None => continue,
                        }
                    }
                    _ => ty,
                };
                self.check_constexpr_init(entry.value, inner);
            }
            return;
        }
        match eval_static(&self.unit, self.target, init) {
            Err(_) => {
                let name = match self.decl.constexpr_name {
                    neverc_source::Symbol::EMPTY => String::new(),
                    name => format!("'{}' ", self.names.get(name)),
                };
                self.diags
                    .error(
                        node.range.begin,
                        format!(
                            "constexpr variable {name}must be initialized by a constant expression"
                        ),
                    )
                    .range(node.range)
                    .emit();
            }
            Ok(Const::Address { base, offset }) if self.is_pointer(ty) => {
                if base != AddressBase::Null || offset != 0 {
                    self.diags
                        .error(
                            node.range.begin,
                            "constexpr pointer initializer is not null",
                        )
                        .range(node.range)
                        .emit();
                }
            }
            Ok(_) => self.check_constexpr_exact(init, ty),
        }
    }

    /// C23 6.7.2: the conversion must not change the value.
    fn check_constexpr_exact(&mut self, init: ExprId, ty: QualType) {
        let ExprKind::ImplicitCast(_, inner) = self.unit.expr(init).kind else {
            return;
        };
        if !self.is_arithmetic(self.ty(inner)) {
            return;
        }
        let (Ok(before), Ok(after)) = (
            eval_static(&self.unit, self.target, inner),
            eval_static(&self.unit, self.target, init),
        ) else {
            return;
        };
        let exact = match (&before, &after) {
            (Const::Int(a), Const::Int(b)) => a == b || self.is_bool(ty),
            (Const::Float(a), Const::Float(b)) => crate::float::converts_exactly(*a, b.format),
            (Const::Float(_), Const::Int(_)) => {
                let shown = (self.show(self.ty(inner)), self.show(ty));
                let range = self.unit.expr(inner).range;
                self.diags
                    .error(
                        range.begin,
                        format!(
                            "constexpr initializer for type {} is of type {}",
                            shown.1, shown.0
                        ),
                    )
                    .range(range)
                    .emit();
                return;
            }
            (Const::Int(a), Const::Float(b)) => {
                matches!(crate::float::to_int(*b, 1 << 16, true), Some((v, true)) if v == *a)
            }
            _ => true,
        };
        if exact {
            return;
        }
        let shown = self.show(ty);
        let value = match &before {
            Const::Int(v) => v.to_big().to_string(),
            Const::Float(v) => crate::float::show(*v),
            _ => String::new(),
        };
        let range = self.unit.expr(inner).range;
        let message = match before {
            Const::Int(_) => format!(
                "constexpr initializer evaluates to {value} which is not exactly representable in type {shown}"
            ),
            _ => format!(
                "constexpr initializer evaluates to {value} which is not exactly representable in type {shown}"
            ),
        };
        self.diags.error(range.begin, message).range(range).emit();
    }
}

/// The memo of a [`Sema`].
pub(crate) type FoldCell = RefCell<Folds>;
