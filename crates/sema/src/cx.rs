//! The state of semantic analysis, shared by all its parts.
//!
//! Who does what (each file adds an `impl Sema` block):
//! - `decl*.rs`, `declarator.rs`, `record.rs`, `attr*.rs`, `scope.rs`, `init.rs`, `stmt.rs`, `asm.rs`: declarations and
//!   statements;
//! - `expr*.rs`, `cast.rs`, `assign.rs`, `call.rs`, `builtin*.rs`, `consteval*.rs`, `format.rs`: expressions and constants.

use neverc_source::{Diagnostics, Interner, LangOpts};
use neverc_syntax::ast::Ast;
use neverc_target::CTypes;

use crate::tree::{FuncId, Unit};

/// Facts about target builtins (`__builtin_ia32_…`) that only the backend knows; supplied by the driver.
pub trait TargetBuiltins {
    /// The signature of a target builtin in the notation of `builtins.rs`, or `None` when there is no such builtin.
    fn signature(&self, name: &str) -> Option<String>;

    /// Whether a position lies in the expansion of a macro (some warnings are silent there).
    fn is_macro(&self, loc: neverc_source::Loc) -> bool {
        let _ = loc;
        false
    }

    /// The position behind a token, when it is not in the expansion of a macro.
    fn token_end(&self, loc: neverc_source::Loc) -> Option<neverc_source::Loc> {
        let _ = loc;
        None
    }

    /// File name, line and column of a position, for `__builtin_FILE` and its relatives.
    fn source_position(&self, loc: neverc_source::Loc) -> Option<(String, u32, u32)> {
        let _ = loc;
        None
    }
}

/// Semantic analysis of one translation unit.
pub struct Sema<'a> {
    /// The syntax tree.
    pub ast: &'a Ast,
    /// Dialect.
    pub lang: &'a LangOpts,
    /// C types of the target.
    pub target: &'a CTypes,
    /// `x86_64` or `aarch64`.
    pub arch: Arch,
    /// Names.
    pub names: &'a Interner,
    /// Reports.
    pub diags: &'a Diagnostics,
    /// Target builtins.
    pub target_builtins: &'a dyn TargetBuiltins,
    /// What is being built.
    pub unit: Unit,
    /// The function whose body is analysed.
    pub function: Option<FuncId>,
    /// State of the expression side.
    pub ex: crate::expr::ExprState,
    /// State of declarations and statements.
    pub decl: crate::scope::DeclState,
}

/// Architectures that sema distinguishes (asm constraints, builtins, va_list).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Arch {
    X86_64,
    AArch64,
}
