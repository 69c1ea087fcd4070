//! The seam through which others may watch preprocessing.

use neverc_source::{FileId, Loc, Symbol};

use crate::macros::Macro;
use crate::token::Token;

/// What to do with an `#include`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum IncludeAction {
    /// As written.
    Continue,
    /// As if the line were absent.
    Skip,
    /// Include this file instead; `true`: in the angled form.
    Redirect(String, bool),
}

/// What to do with a pragma.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PragmaAction {
    /// As usual.
    Continue,
    /// The observer dealt with it.
    Handled,
}

/// Watches preprocessing. Every method does nothing by default; without an observer each point costs one
/// test of an `Option`.
#[allow(unused_variables)]
pub trait Observer {
    /// A file begins at `loc`.
    fn file_entered(&mut self, loc: Loc, id: Option<FileId>, system: bool) {}
    /// A file ended; reading goes on at `loc`.
    fn file_left(&mut self, loc: Loc) {}
    /// A file was not read again thanks to its guard or `#pragma once`.
    fn file_skipped(&mut self, loc: Loc, id: FileId) {}
    /// An include directive at `loc` names `name`.
    fn include(&mut self, loc: Loc, name: &str, angled: bool) -> IncludeAction {
        IncludeAction::Continue
    }
    /// The file of an include directive was not found.
    fn file_not_found(&mut self, loc: Loc, name: &str) {}
    /// A macro was defined.
    fn macro_defined(&mut self, definition: &Macro, loc: Loc) {}
    /// A macro was undefined.
    fn macro_undefined(&mut self, name: Symbol, loc: Loc) {}
    /// A macro is being expanded at `loc`.
    fn macro_expands(&mut self, definition: &Macro, loc: Loc) {}
    /// A pragma with its tokens.
    fn pragma(&mut self, loc: Loc, tokens: &[Token]) -> PragmaAction {
        PragmaAction::Continue
    }
    /// The value of an `#if` or `#elif`.
    fn condition(&mut self, loc: Loc, value: bool) {}
    /// The text between these positions is excluded.
    fn skipped(&mut self, from: Loc, to: Loc) {}
    /// A feature test such as `__has_builtin(name)` with the built-in answer; the result replaces it.
    fn feature(&mut self, test: &str, name: &str, value: u64) -> u64 {
        value
    }
}
