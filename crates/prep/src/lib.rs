//! Lexer and preprocessor: bytes in, token stream out. Must not know the grammar above tokens.
#![forbid(unsafe_code)]
