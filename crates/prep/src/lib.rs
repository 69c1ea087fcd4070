//! Lexer and preprocessor: bytes in, [`TokenStream`] out.
//!
//! Must not know the grammar above tokens.
#![forbid(unsafe_code)]

mod condition;
mod directives;
mod embed;
mod expand;
pub mod features;
mod include;
pub mod keywords;
mod lexer;
pub mod literal;
mod macros;
mod measure;
pub mod observer;
pub mod output;
mod pragma;
mod prep;
mod scan;
mod skip;
pub mod text;
pub mod token;

pub use macros::{Builtin, Macro};
pub use measure::token_length;
pub use observer::{IncludeAction, Observer, PragmaAction};
pub use prep::{
    CommandMacro, Context, Dependency, Event, EventKind, Hooks, IncludeDir, Input, PrepOptions,
    Preprocessed, preprocess,
};
pub use token::{LoopHint, Pragma, Token, TokenKind, TokenStream};
