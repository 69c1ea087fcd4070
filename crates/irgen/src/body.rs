//! State of the function body that is being emitted, blocks and their order, and short names for what every part
//! of body emission asks.

use std::collections::HashMap;

use neverc_llvm::{Block, Context, Type, Value};
use neverc_sema::Unit;
use neverc_sema::tree::{ExprId, StmtAttr};
use neverc_sema::types::{Builtin, QualType, TypeKind, Types};
use neverc_source::Loc;

use crate::cleanup::{Cleanup, ScopeMap};
use crate::cx::{Fcg, Lv, Rv};
use crate::switch::SwitchState;
use crate::unwind::Unwinding;

/// Where `break` and `continue` go, and how many cleanups stay active there.
#[derive(Clone, Copy)]
pub(crate) struct JumpTarget<'c> {
    /// Target of `break`.
    pub break_block: Block<'c>,
    /// Target of `continue`; `None` in a `switch`.
    pub continue_block: Option<Block<'c>>,
    /// Cleanups below this index survive the jump.
    pub depth: usize,
}

/// What an `Opaque` expression stands for.
#[derive(Clone, Copy)]
pub(crate) enum OpaqueValue<'c> {
    /// A value.
    Value(Rv<'c>),
    /// An object.
    Object(Lv<'c>),
}

/// What body emission keeps for one function. Module emission makes a default one with each function.
#[derive(Default)]
pub struct Body<'c> {
    /// The outermost statement has been started.
    pub(crate) begun: bool,
    /// `break` and `continue` targets, innermost last.
    pub(crate) jumps: Vec<JumpTarget<'c>>,
    /// Active cleanups, innermost last.
    pub(crate) cleanups: Vec<Cleanup<'c>>,
    /// Scopes of variables and labels; only filled when something asks.
    pub(crate) scopes: ScopeMap,
    /// Values of `Opaque` expressions.
    pub(crate) opaque: HashMap<ExprId, OpaqueValue<'c>>,
    /// Element counts of variable arrays by their size expression.
    pub(crate) vla_sizes: HashMap<ExprId, Value<'c>>,
    /// Block and phi of computed `goto`.
    pub(crate) indirect: Option<(Block<'c>, Value<'c>)>,
    /// The innermost `switch`.
    pub(crate) switch: Option<SwitchState<'c>>,
    /// Statement attribute in force (`nomerge`, …) for the calls in the statement.
    pub(crate) call_attr: Option<StmtAttr>,
    /// The call that a `musttail` statement returns; calls among its arguments are ordinary ones.
    pub(crate) tail_call: Option<ExprId>,
    /// Widest vector in the signatures of calls so far, in bits: the code generator must keep such vectors whole.
    pub(crate) vector_bits: u64,
    /// The shared trap block of `-ftrapv`.
    pub(crate) trap_block: Option<Block<'c>>,
    /// What unwinding needs.
    pub(crate) unwinding: Unwinding<'c>,
}

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    // ---- short names

    /// The typed tree.
    pub(crate) fn unit(&self) -> &'u Unit {
        self.cg.unit
    }

    /// The type table.
    pub(crate) fn types(&self) -> &'u Types {
        &self.cg.unit.types
    }

    /// The LLVM context.
    pub(crate) fn cx(&self) -> &'c Context {
        self.cg.llvm
    }

    /// Canonical kind of a type.
    pub(crate) fn kind(&self, ty: QualType) -> &'u TypeKind {
        self.cg.unit.types.canon_kind(ty)
    }

    /// LLVM type of the value in memory.
    pub(crate) fn mem_ty(&mut self, ty: QualType) -> Type<'c> {
        self.cg.mem_type(ty)
    }

    /// LLVM type of the value in a register.
    pub(crate) fn val_ty(&mut self, ty: QualType) -> Type<'c> {
        self.cg.value_type(ty)
    }

    /// Bytes of a type of constant size (0 for what has none).
    pub(crate) fn size_of(&mut self, ty: QualType) -> u64 {
        self.cg.size_align(ty).0
    }

    /// Alignment in bytes.
    pub(crate) fn align_of(&mut self, ty: QualType) -> u32 {
        self.cg.size_align(ty).1
    }

    /// The type of an expression.
    pub(crate) fn ty_of(&self, e: ExprId) -> QualType {
        self.cg.unit.expr(e).ty
    }

    /// Optimizing: markers and metadata for the optimizer are wanted.
    pub(crate) fn optimizing(&self) -> bool {
        self.cg.optimizing()
    }

    /// Reports that a construct has no lowering.
    pub(crate) fn unsupported(&mut self, loc: Loc, what: &str) {
        self.cg.unsupported(loc, what);
    }

    /// `i32` constant.
    pub(crate) fn i32(&self, v: i32) -> Value<'c> {
        self.cx().const_i32(v)
    }

    /// `i64` constant.
    pub(crate) fn i64(&self, v: i64) -> Value<'c> {
        self.cx().const_i64(v)
    }

    /// Calls an intrinsic; `None` when LLVM has no such one.
    pub(crate) fn try_intrinsic(
        &mut self,
        name: &str,
        overloads: &[Type<'c>],
        args: &[Value<'c>],
    ) -> Option<Value<'c>> {
        self.builder
            .call_intrinsic(&self.cg.module, name, overloads, args)
    }

    /// Calls an intrinsic of which LLVM 19 is known to have the name.
    pub(crate) fn intrinsic(
        &mut self,
        name: &str,
        overloads: &[Type<'c>],
        args: &[Value<'c>],
    ) -> Value<'c> {
        match self.try_intrinsic(name, overloads, args) {
            Some(value) => value,
            None => {
                self.unsupported(Loc::NONE, &format!("the intrinsic '{name}'"));
                self.cx().i32_type().poison()
            }
        }
    }

    /// The type after `_Atomic` and qualifiers.
    pub(crate) fn strip_atomic(&self, ty: QualType) -> QualType {
        match self.kind(ty) {
            TypeKind::Atomic(inner) => *inner,
            _ => ty,
        }
    }

    /// The integer type behind an enum.
    pub(crate) fn strip_enum(&self, ty: QualType) -> QualType {
        match self.kind(ty) {
            TypeKind::Enum(id) => self.unit().enumeration(*id).underlying,
            _ => ty,
        }
    }

    /// Signed integer type (enums by their underlying type; vectors and complex by their element).
    pub(crate) fn is_signed(&self, ty: QualType) -> bool {
        match self.kind(ty) {
            TypeKind::Builtin(b) => match b {
                Builtin::SChar
                | Builtin::Short
                | Builtin::Int
                | Builtin::Long
                | Builtin::LongLong
                | Builtin::Int128 => true,
                Builtin::Char => self.cg.char_signed(),
                _ => false,
            },
            TypeKind::BitInt { signed, .. } => *signed,
            TypeKind::Enum(id) => self.is_signed(self.unit().enumeration(*id).underlying),
            TypeKind::Vector(e, _)
            | TypeKind::ExtVector(e, _)
            | TypeKind::Complex(e)
            | TypeKind::Atomic(e) => self.is_signed(*e),
            _ => false,
        }
    }

    /// Real floating type.
    pub(crate) fn is_float(&self, ty: QualType) -> bool {
        matches!(
            self.kind(ty),
            TypeKind::Builtin(
                Builtin::Float16
                    | Builtin::BFloat16
                    | Builtin::Fp16
                    | Builtin::Float
                    | Builtin::Double
                    | Builtin::LongDouble
                    | Builtin::Float128
            )
        )
    }

    /// Integer type, `_Bool` and enums included.
    pub(crate) fn is_integer(&self, ty: QualType) -> bool {
        match self.kind(ty) {
            TypeKind::Builtin(b) => *b >= Builtin::Bool && *b <= Builtin::UInt128,
            TypeKind::BitInt { .. } | TypeKind::Enum(_) => true,
            _ => false,
        }
    }

    /// `_Bool` (an enum over `bool` too).
    pub(crate) fn is_bool(&self, ty: QualType) -> bool {
        self.types().is(self.strip_enum(ty), Builtin::Bool)
    }

    /// `void`.
    pub(crate) fn is_void(&self, ty: QualType) -> bool {
        self.types().is(ty, Builtin::Void)
    }

    /// Pointer or `nullptr_t`.
    pub(crate) fn is_pointer(&self, ty: QualType) -> bool {
        matches!(
            self.kind(ty),
            TypeKind::Pointer(_) | TypeKind::Builtin(Builtin::NullPtr)
        )
    }

    /// Element type and count of a vector.
    pub(crate) fn vector_parts(&self, ty: QualType) -> Option<(QualType, u32)> {
        match self.kind(ty) {
            TypeKind::Vector(e, n) | TypeKind::ExtVector(e, n) => Some((*e, *n)),
            _ => None,
        }
    }

    /// Element type of a complex type.
    pub(crate) fn complex_part(&self, ty: QualType) -> Option<QualType> {
        match self.kind(ty) {
            TypeKind::Complex(e) => Some(*e),
            _ => None,
        }
    }

    /// Record, array, or an atomic one: values live in memory.
    pub(crate) fn is_aggregate(&self, ty: QualType) -> bool {
        match self.kind(ty) {
            TypeKind::Record(_)
            | TypeKind::ConstantArray(..)
            | TypeKind::IncompleteArray(_)
            | TypeKind::VariableArray(..) => true,
            TypeKind::Atomic(inner) => self.is_aggregate(*inner),
            TypeKind::Builtin(Builtin::VaListTag) => true,
            _ => false,
        }
    }

    /// Volatile anywhere at the top (array elements too).
    pub(crate) fn is_volatile(&self, ty: QualType) -> bool {
        self.types().quals(ty) & neverc_sema::types::qual::VOLATILE != 0
    }

    // ---- blocks

    /// A block that is in no function yet.
    pub(crate) fn new_block(&self, name: &str) -> Block<'c> {
        self.cx().free_block(name)
    }

    /// Is there a place for instructions?
    pub(crate) fn reachable(&self) -> bool {
        self.builder.insert_block().is_some()
    }

    /// Makes sure there is one, in a block nothing jumps to when there is none.
    pub(crate) fn ensure_insert_point(&mut self) {
        if !self.reachable() {
            let block = self.new_block("");
            self.emit_block(block);
        }
    }

    /// Goes on in `block`, placed behind the current one, after a jump there when the current one is open.
    pub(crate) fn emit_block(&mut self, block: Block<'c>) {
        let current = self.builder.insert_block();
        self.jump(block);
        self.place_block(block, current);
        self.builder.position_at_end(block);
    }

    /// [`Fcg::emit_block`] for a block to which no more jumps will come: dropped when there were none.
    pub(crate) fn emit_block_finished(&mut self, block: Block<'c>) {
        let current = self.builder.insert_block();
        self.jump(block);
        if !block.is_used() {
            self.drop_block(block);
            return;
        }
        self.place_block(block, current);
        self.builder.position_at_end(block);
    }

    fn place_block(&mut self, block: Block<'c>, after: Option<Block<'c>>) {
        // A label whose address was taken is in the function already.
        if block.parent().is_none() {
            block.append_to(self.function);
        }
        if let Some(after) = after {
            block.move_after(after);
        }
    }

    /// Destroys a block that is in no function.
    pub(crate) fn drop_block(&mut self, block: Block<'c>) {
        if block.parent().is_none() {
            block.append_to(self.function);
        }
        block.delete();
    }

    /// Jumps to `block` when the current one is open, and leaves no place for instructions.
    pub(crate) fn jump(&mut self, block: Block<'c>) {
        if self.reachable() {
            self.builder.br(block);
            self.builder.clear_position();
        }
    }

    /// Ends the current block with `unreachable`.
    pub(crate) fn emit_unreachable(&mut self) {
        if self.reachable() {
            self.builder.unreachable();
            self.builder.clear_position();
        }
    }

    /// The open block. Only for places where there is one.
    pub(crate) fn current_block(&mut self) -> Block<'c> {
        self.ensure_insert_point();
        self.builder
            .insert_block()
            .expect("an open block was just made sure of")
    }
}
