//! Types, scopes, conversions, constants and checks: syntax tree in, typed tree ([`tree::Unit`]) out.
//!
//! Must not know LLVM, plugins or the command line.
#![forbid(unsafe_code)]

mod asm;
pub mod assign;
mod atomic;
pub mod attr;
mod attr_callconv;
mod attr_callconv_misfit;
mod attr_names;
mod attr_type;
mod binary;
mod builtin_check;
pub mod builtins;
mod builtins_table;
mod call;
mod cast;
pub mod classify;
mod comparison;
pub mod compat;
mod compound_literal;
mod conditional;
pub mod consteval;
mod consteval_builtin;
mod consteval_complex;
mod consteval_ice;
mod consteval_lvalue;
mod consteval_ops;
mod consteval_value;
pub mod convert;
pub mod cx;
pub mod decl;
mod declarator;
pub mod entity;
mod enums;
pub mod expr;
mod expr_special;
pub mod float;
mod flow;
mod format;
mod format_spec;
mod function;
mod init;
mod init_designator;
mod init_tree;
mod jumps;
mod knr;
pub mod layout;
mod member;
mod musttail;
mod pragma;
mod precedence;
pub mod print;
pub mod print_ast;
mod record;
pub mod scope;
mod specs;
mod static_assert;
mod stmt;
pub mod strings;
mod switch;
pub mod tree;
pub mod types;
pub mod typo;
mod unary;
mod unused;
mod usercall;
pub mod value;
mod var;
mod vector;
mod watcom;

pub use tree::Unit;
pub use types::{QualType, TypeId, TypeKind, Types};

use cx::{Arch, Sema, TargetBuiltins};
use neverc_source::{Diagnostics, Interner, LangOpts};
use neverc_syntax::Ast;
use neverc_target::CTypes;

/// Analyses a translation unit. Always gives a tree; it is fit for code generation only when `diags` holds no error.
pub fn analyze<'a>(
    ast: &'a Ast,
    lang: &'a LangOpts,
    ctypes: &'a CTypes,
    arch: Arch,
    names: &'a Interner,
    diags: &'a Diagnostics,
    target_builtins: &'a dyn TargetBuiltins,
) -> Unit {
    let mut sema = Sema {
        ast,
        lang,
        target: ctypes,
        arch,
        names,
        diags,
        target_builtins,
        unit: Unit::default(),
        function: None,
        decl: scope::DeclState::default(),
        ex: Default::default(),
    };
    sema.declare_implicit_typedefs();
    let mut locals = Vec::new();
    for &decl in &ast.top {
        if diags.must_stop() {
            break;
        }
        sema.declaration(decl, &mut locals);
    }
    sema.finish_unit();
    sema.unit
}
