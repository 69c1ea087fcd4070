//! Lexer and preprocessor: bytes in, [`TokenStream`] out.
//!
//! Must not know the grammar above tokens.
#![forbid(unsafe_code)]

pub mod token;

pub use token::{LoopHint, Pragma, Token, TokenKind, TokenStream};
