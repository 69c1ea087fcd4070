//! The warning about statements that are indented as if they belonged to the `if`, `else` or loop above them.

use neverc_prep::{Token, TokenKind, token::flag};
use neverc_source::{Loc, Warning, map::Entry};

use crate::parser::Parser;

/// Distance of tab stops.
const TAB: u32 = 8;

impl Parser<'_> {
    /// Called behind a body without braces that began with the token `body` and belongs to `keyword` at `begin`: the
    /// current token begins the next statement.
    pub fn check_indentation(&self, keyword: &str, begin: Token, body: Token) {
        let next = self.tok;
        if matches!(body.kind, TokenKind::LBrace)
            || matches!(
                next.kind,
                TokenKind::Semi | TokenKind::RBrace | TokenKind::Eof
            )
            || (next.flags | begin.flags | body.flags) & flag::FROM_MACRO != 0
            || !self.warn_indentation
            || (next.kind == TokenKind::Identifier && self.peek().kind == TokenKind::Colon)
        {
            return;
        }
        let (Some(head), Some(inner), Some(after)) = (
            self.visual_column(begin.loc),
            self.visual_column(body.loc),
            self.visual_column(next.loc),
        ) else {
            return;
        };
        let same_line = next.flags & flag::START_OF_LINE == 0;
        if (inner > head && inner == after)
            || (same_line && self.lines_between(begin.loc, next.loc))
        {
            self.warn(
                Warning::MISLEADING_INDENTATION,
                next.loc,
                format!(
                    "misleading indentation; statement is not part of the previous '{keyword}'"
                ),
            )
            .note(begin.loc, "previous statement is here")
            .emit();
        }
    }

    /// Whether a line ends between the two positions of one file.
    fn lines_between(&self, from: Loc, to: Loc) -> bool {
        let Some((Entry::File { text, .. }, offset)) = self.entry(from) else {
            return false;
        };
        let len = to.0.saturating_sub(from.0) as usize;
        text.iter()
            .skip(offset as usize)
            .take(len)
            .any(|&b| b == b'\n')
    }

    /// Column of a position in a file, tabs expanded.
    fn visual_column(&self, loc: Loc) -> Option<u32> {
        let (Entry::File { text, .. }, offset) = self.entry(loc)? else {
            return None;
        };
        let before = text.get(..offset as usize)?;
        let line = before
            .iter()
            .rposition(|&b| b == b'\n')
            .map_or(0, |at| at + 1);
        let mut column = 0u32;
        for &byte in &before[line..] {
            column = if byte == b'\t' {
                (column / TAB + 1) * TAB
            } else {
                column.saturating_add(1)
            };
        }
        Some(column)
    }
}
