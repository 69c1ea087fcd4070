//! Constant evaluation of typed expressions: exact, in the target's formats.

use neverc_syntax::ast;
use neverc_target::CTypes;

use crate::cx::Sema;
use crate::tree::{ExprId, FuncId, LabelId, StringId, Unit, VarId};
use crate::types::QualType;
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

/// The value of `e` as a constant; also folds what GCC and Clang fold beyond constant expressions.
pub fn eval(unit: &Unit, c: &CTypes, e: ExprId) -> Result<Const, NotConst> {
    let _ = (unit, c);
    Err(NotConst { at: e })
}

/// The address of the object or function that the lvalue `e` designates.
pub fn eval_lvalue(unit: &Unit, c: &CTypes, e: ExprId) -> Result<(AddressBase, i64), NotConst> {
    let _ = (unit, c);
    Err(NotConst { at: e })
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
        let _ = what;
        self.const_int(e)
    }

    /// The value of an integer expression when it can be folded; silent.
    pub fn const_int(&self, e: ExprId) -> Option<IntValue> {
        match eval(&self.unit, self.target, e) {
            Ok(Const::Int(v)) => Some(v),
            _ => None,
        }
    }

    /// Whether `e` is an integer constant expression in the strict sense of C23 6.6 (so that an array of that size
    /// is no variable array); silent.
    pub fn is_ice(&self, e: ExprId) -> bool {
        self.const_int(e).is_some()
    }

    /// Whether `e` is a null pointer constant. C23 6.3.3.3.
    pub fn is_null_constant(&self, e: ExprId) -> bool {
        let _ = e;
        false
    }

    /// Reports parts of a static initializer (semantic form) that are not constant.
    pub fn check_static_init(&mut self, init: ExprId) {
        let _ = init;
    }

    /// Checks the initializer of a `constexpr` object of type `ty`; reports what is not constant or not exact.
    pub fn check_constexpr_init(&mut self, init: ExprId, ty: QualType) {
        let _ = (init, ty);
    }
}
