//! Prototypes as disassemblers write them: `int __usercall f@<eax>(int a@<ecx>, int b)`.
//!
//! What they say becomes one keyword attribute `usercall` of the function declarator. Its arguments are identifiers:
//! the convention, the spoiled registers, the place of the result, the place of each parameter; those that are not
//! written are empty.

use neverc_prep::TokenKind;
use neverc_source::{Loc, Range, Symbol};

use crate::ast::*;
use crate::parser::Parser;
use crate::scope::NameKind;

/// What was read of a prototype with register locations.
#[derive(Default)]
pub(crate) struct Prototype {
    /// `__usercall` or `__userpurge`.
    convention: Option<Ident>,
    /// Text between the angle brackets of `__spoils<…>`.
    spoils: Option<Ident>,
    /// The last place `@<…>` that belongs to nothing yet.
    place: Option<Ident>,
    /// Places of parameters by their number.
    places: Vec<(usize, Ident)>,
}

const NOTHING: Ident = Ident {
    name: Symbol::EMPTY,
    loc: Loc::NONE,
};

impl Parser<'_> {
    /// `__usercall` | `__userpurge` | `__spoils` `<` text `>`, or a word without meaning here: whether one was there; consumed.
    pub fn prototype_word(&mut self) -> bool {
        let known = &self.known;
        let sym = self.tok.sym;
        if sym == known.usercall || sym == known.userpurge {
            self.prototype.convention = Some(self.bump_ident());
            return true;
        }
        let silent = known.silent.contains(&sym);
        if (silent || sym == known.noreturn)
            && self.scopes.kind(sym) == NameKind::Unknown
            && matches!(self.peek().kind, TokenKind::Identifier | TokenKind::Star)
        {
            let loc = self.tok.loc;
            self.bump();
            if !silent {
                let name = self.names.intern("noreturn");
                self.add(Attr {
                    syntax: AttrSyntax::Gnu,
                    scope: Symbol::EMPTY,
                    name,
                    loc,
                    range: Range::token(loc),
                    args: List::default(),
                    has_parens: false,
                });
            }
            return true;
        }
        if sym == known.spoils && self.peek().kind == TokenKind::Less {
            let loc = self.tok.loc;
            self.bump();
            if let Some(name) = self.bracketed_text() {
                self.prototype.spoils = Some(Ident { name, loc });
            }
            return true;
        }
        false
    }

    /// `@` `<` text `>`: whether it was there; consumed.
    pub fn register_place(&mut self) -> bool {
        if self.tok.sym != self.known.at || self.peek().kind != TokenKind::Less {
            return false;
        }
        let loc = self.tok.loc;
        self.bump();
        if let Some(name) = self.bracketed_text() {
            self.prototype.place = Some(Ident { name, loc });
        }
        true
    }

    /// `<` text `>`
    fn bracketed_text(&mut self) -> Option<Symbol> {
        let open = self.bump();
        let mut text = String::new();
        loop {
            match self.tok.kind {
                TokenKind::Greater => {
                    self.bump();
                    // Nothing between the brackets is not the same as no brackets.
                    let text = if text.is_empty() { " " } else { &text };
                    return Some(self.names.intern(text));
                }
                TokenKind::Eof
                | TokenKind::Semi
                | TokenKind::LBrace
                | TokenKind::LParen
                | TokenKind::RParen => {
                    let loc = self.tok.loc;
                    if self.first_error_here() {
                        self.error(loc, "expected '>' behind a register location")
                            .note(open, "to match this '<'")
                            .emit();
                    }
                    return None;
                }
                _ => {
                    text.push_str(&self.spelling(self.tok));
                    self.bump();
                }
            }
        }
    }

    /// What was said so far belongs to the function whose parameters begin here; they start afresh.
    pub fn enter_prototype(&mut self) -> Prototype {
        std::mem::take(&mut self.prototype)
    }

    /// A parameter with this number ends.
    pub fn end_parameter(&mut self, index: usize) {
        if let Some(place) = self.prototype.place.take() {
            self.prototype.places.push((index, place));
        }
    }

    /// The parameters end: an attribute from what the function and they said.
    pub fn leave_prototype(&mut self, outer: Prototype, count: usize) {
        let inner = std::mem::take(&mut self.prototype);
        let Some(convention) = outer.convention else {
            let first = outer.place.or(inner.places.first().map(|(_, p)| *p));
            if let Some(place) = first {
                self.error(
                    place.loc,
                    "register locations need '__usercall' or '__userpurge'",
                )
                .emit();
            }
            self.prototype.spoils = outer.spoils;
            return;
        };
        let mut args = vec![
            convention,
            outer.spoils.unwrap_or(NOTHING),
            outer.place.unwrap_or(NOTHING),
        ];
        args.resize(3 + count, NOTHING);
        for (index, place) in inner.places {
            if let Some(slot) = args.get_mut(3 + index) {
                *slot = place;
            }
        }
        let mark = self.mark::<AttrArg>();
        for ident in args {
            self.add(AttrArg::Ident(ident));
        }
        let args = self.finish(mark);
        let name = self.names.intern("usercall");
        self.add(Attr {
            syntax: AttrSyntax::Keyword,
            scope: Symbol::EMPTY,
            name,
            loc: convention.loc,
            range: Range::token(convention.loc),
            args,
            has_parens: true,
        });
    }

    /// The declarator ends: what belonged to no function.
    pub fn end_prototype(&mut self, is_parameter: bool) {
        if let Some(word) = self.prototype.convention.take() {
            let name = self.names.get(word.name);
            let message = format!("'{name}' only applies to function types");
            self.error(word.loc, message).emit();
        }
        if let Some(spoils) = self.prototype.spoils.take() {
            self.error(spoils.loc, "'__spoils' needs '__usercall' or '__userpurge'")
                .emit();
        }
        if !is_parameter && let Some(place) = self.prototype.place.take() {
            self.error(
                place.loc,
                "register location of what is neither a function nor a parameter",
            )
            .emit();
        }
    }
}
