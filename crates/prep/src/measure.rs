//! The length of a single token in a text, for those who ask about a place instead of preprocessing.

use std::rc::Rc;

use neverc_source::{Diagnostics, Interner, LangOpts, Loc};

use crate::lexer::{LexCx, Lexer};
use crate::token::TokenKind;

/// Length in bytes of the token that begins at `offset` of `text`; 0 at white space and at the end.
pub fn token_length(text: Rc<[u8]>, offset: u32, lang: &LangOpts) -> u32 {
    let names = Interner::new();
    let diags = Diagnostics::new(0);
    let mut lexer = Lexer::new(text, Loc(0));
    lexer.pos = offset as usize;
    if lexer.pos >= lexer.text.len() || lexer.text[lexer.pos].is_ascii_whitespace() {
        return 0;
    }
    let cx = LexCx {
        names: &names,
        diags: &diags,
        lang,
        comments: true,
        quiet: true,
    };
    let token = lexer.next(&cx);
    if token.kind == TokenKind::Eof || token.loc != Loc(offset) {
        return 0;
    }
    (lexer.pos as u32).saturating_sub(offset)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_token_is_measured() {
        let text: Rc<[u8]> = Rc::from(&b"int value = 0x1p+3f;"[..]);
        let lang = LangOpts::default();
        let length = |at| token_length(text.clone(), at, &lang);
        assert_eq!((length(0), length(4), length(12), length(19)), (3, 5, 7, 1));
        assert_eq!((length(3), length(20)), (0, 0));
    }
}
