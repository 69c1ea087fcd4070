//! Files, locations, interned names, language options and diagnostics.
//!
//! Every later stage points into source text by [`Loc`], names things by [`Symbol`] and reports through
//! [`Diagnostics`]. This crate must not know C's grammar, plugins or LLVM.
#![forbid(unsafe_code)]

pub mod arena;
pub mod diag;
pub mod filter;
pub mod lang;
pub mod loc;
pub mod map;
pub mod render;
mod snippet;
pub mod symbol;
pub mod vfs;
pub mod warning;
mod warning_names;

pub use arena::List;
pub use diag::{Diag, DiagBuilder, Diagnostics, FixIt, Note, Severity};
pub use filter::{PragmaChange, PragmaLevel, ResolvedDiag, WarningState};
pub use lang::{LangOpts, Standard};
pub use loc::{Loc, Range};
pub use map::{Entry, Presumed, SourceMap};
pub use symbol::{Interner, Symbol};
pub use vfs::{FileId, Files, OpenError, SourceFile, Vfs};
pub use warning::Warning;
