//! Attributes in all their spellings, and alignment specifiers.

use neverc_prep::TokenKind;
use neverc_source::{Loc, Range, Symbol, Warning};

use crate::ast::*;
use crate::parser::Parser;
use crate::scope::NameKind;

/// Keywords that are attributes by themselves.
pub(crate) fn is_attribute_keyword(kind: TokenKind) -> bool {
    matches!(
        kind,
        TokenKind::KwUuCdecl
            | TokenKind::KwCdecl
            | TokenKind::KwUuStdcall
            | TokenKind::KwUuFastcall
            | TokenKind::KwUuRegcall
            | TokenKind::KwUuVectorcall
            | TokenKind::KwUuForceinline
            | TokenKind::KwUuUnaligned
            | TokenKind::KwUNonnull
            | TokenKind::KwUNullable
            | TokenKind::KwUNullUnspecified
            | TokenKind::KwUuPtr64
            | TokenKind::KwUuPtr32
            | TokenKind::KwUuSptr
            | TokenKind::KwUuUptr
            | TokenKind::KwUuW64
            | TokenKind::KwUuArmLocallyStreaming
            | TokenKind::KwUuArmNewZa
            | TokenKind::KwUuArmPreservesZa
            | TokenKind::KwUuArmSharedZa
            | TokenKind::KwUuArmStreaming
            | TokenKind::KwUuArmStreamingCompatible
    )
}

/// Names of the standard attributes; others without a scope are unknown, their arguments any balanced tokens.
const STANDARD: &[&str] = &[
    "deprecated",
    "fallthrough",
    "maybe_unused",
    "nodiscard",
    "noreturn",
    "_Noreturn",
    "reproducible",
    "unsequenced",
    "assume",
    "likely",
    "unlikely",
];

impl Parser<'_> {
    /// Whether the current tokens are `[[`.
    pub fn at_c23_attribute(&self) -> bool {
        self.at(TokenKind::LSquare) && self.peek().kind == TokenKind::LSquare
    }

    /// GNU and C23 attributes and attribute keywords, in any order, onto the scratch list.
    pub fn attributes(&mut self) {
        loop {
            match self.tok.kind {
                TokenKind::KwUuAttribute => self.gnu_attribute(),
                TokenKind::KwUuDeclspec => self.declspec(),
                TokenKind::LSquare if self.peek().kind == TokenKind::LSquare => {
                    self.c23_attribute();
                }
                kind if is_attribute_keyword(kind) => self.attribute_keyword(),
                _ => return,
            }
        }
    }

    /// GNU attributes only.
    pub fn gnu_attributes(&mut self) {
        while self.at(TokenKind::KwUuAttribute) {
            self.gnu_attribute();
        }
    }

    /// C23 attributes only.
    pub fn c23_attributes(&mut self) {
        while self.at_c23_attribute() {
            self.c23_attribute();
        }
    }

    /// attribute-keyword
    pub fn attribute_keyword(&mut self) {
        let tok = self.tok;
        let spelling = tok.kind.spelling();
        let name = self
            .names
            .intern(spelling.strip_prefix("__").unwrap_or(spelling));
        self.bump();
        self.add(Attr {
            syntax: AttrSyntax::Keyword,
            scope: Symbol::EMPTY,
            name,
            loc: tok.loc,
            range: Range::token(tok.loc),
            args: List::default(),
            has_parens: false,
        });
    }

    /// The name without the underscores around it.
    fn plain_name(&self, name: Symbol) -> Symbol {
        let plain = self.names.with(name, |text| {
            let inner = text.strip_prefix("__")?.strip_suffix("__")?;
            (!inner.is_empty()).then(|| inner.to_owned())
        });
        plain.map_or(name, |text| self.names.intern(&text))
    }

    /// An identifier or keyword at the current token, consumed.
    fn attribute_name(&mut self) -> Option<Ident> {
        let tok = self.tok;
        if tok.kind != TokenKind::Identifier && !tok.kind.is_keyword() {
            return None;
        }
        let name = if tok.sym == Symbol::EMPTY {
            self.names.intern(tok.kind.spelling())
        } else {
            tok.sym
        };
        self.bump();
        Some(Ident {
            name: self.plain_name(name),
            loc: tok.loc,
        })
    }

    /// gnu-attribute: `__attribute__` `(` `(` gnu-attribute-item? (`,` gnu-attribute-item?)* `)` `)`
    ///
    /// gnu-attribute-item: name | name `(` arguments `)`
    pub fn gnu_attribute(&mut self) {
        self.bump();
        if !self.at(TokenKind::LParen) {
            self.expect_after(TokenKind::LParen, &[], "expected '(' after 'attribute'");
            self.skip_until(&[TokenKind::RParen], true);
            self.eat(TokenKind::RParen);
            return;
        }
        let outer = self.open();
        if !self.at(TokenKind::LParen) {
            self.expect_after(TokenKind::LParen, &[], "expected '(' after '('");
            self.skip_until(&[TokenKind::RParen], true);
            self.eat(TokenKind::RParen);
            self.abandon(outer);
            return;
        }
        let inner = self.open();
        loop {
            while self.eat(TokenKind::Comma) {}
            let Some(name) = self.attribute_name() else {
                break;
            };
            self.attribute_item(AttrSyntax::Gnu, Symbol::EMPTY, name);
            if !self.at(TokenKind::Comma) {
                break;
            }
        }
        for open in [inner, outer] {
            if !self.expect(TokenKind::RParen) {
                self.skip_until(&[TokenKind::RParen], true);
                self.eat(TokenKind::RParen);
            }
            self.abandon(open);
        }
    }

    /// attribute-specifier: `[` `[` attribute? (`,` attribute?)* `]` `]`
    ///
    /// attribute: (scope `::`)? name arguments?
    pub fn c23_attribute(&mut self) {
        let outer = self.open();
        if !self.lang.c23() {
            self.ext(
                Warning::C23_EXTENSIONS,
                outer.loc,
                "[[]] attributes are a C23 extension",
            );
        }
        let inner = self.open();
        loop {
            while self.eat(TokenKind::Comma) {}
            if self.at(TokenKind::RSquare) {
                break;
            }
            let Some(mut name) = self.attribute_name() else {
                let loc = self.tok.loc;
                self.syntax_error(loc, "expected identifier");
                self.skip_until(&[TokenKind::RSquare], true);
                break;
            };
            let mut scope = Symbol::EMPTY;
            let single = self.at(TokenKind::Coloncolon);
            if single || (self.at(TokenKind::Colon) && self.peek().kind == TokenKind::Colon) {
                self.bump();
                if !single {
                    self.bump();
                }
                scope = name.name;
                name = match self.attribute_name() {
                    Some(name) => name,
                    None => {
                        let loc = self.tok.loc;
                        self.syntax_error(loc, "expected identifier");
                        self.skip_until(&[TokenKind::RSquare], true);
                        break;
                    }
                };
            }
            self.attribute_item(AttrSyntax::C23, scope, name);
            if !self.at(TokenKind::Comma) {
                break;
            }
        }
        if self.close(inner) {
            self.close(outer);
        } else {
            self.eat(TokenKind::RSquare);
            self.abandon(outer);
        }
    }

    /// `__declspec` `(` declspec-item* `)`
    pub fn declspec(&mut self) {
        self.bump();
        if !self.at(TokenKind::LParen) {
            self.expect_after(TokenKind::LParen, &[], "expected '(' after '__declspec'");
            return;
        }
        let open = self.open();
        loop {
            while self.eat(TokenKind::Comma) {}
            let Some(name) = self.attribute_name() else {
                break;
            };
            self.attribute_item(AttrSyntax::Declspec, Symbol::EMPTY, name);
        }
        self.close(open);
    }

    /// The arguments behind an attribute's name; adds the attribute.
    fn attribute_item(&mut self, syntax: AttrSyntax, scope: Symbol, name: Ident) {
        let mut args = List::default();
        let has_parens = self.at(TokenKind::LParen);
        if has_parens {
            let known = &self.known;
            let skip = name.name == known.availability
                || name.name == known.external_source_symbol
                || match syntax {
                    AttrSyntax::C23 if scope == Symbol::EMPTY => {
                        !self.names.with(name.name, |n| STANDARD.contains(&n))
                    }
                    AttrSyntax::C23 => !known.scopes.contains(&scope),
                    AttrSyntax::Declspec => self.names.with(name.name, |n| n == "property"),
                    _ => false,
                };
            if skip {
                self.skip_balanced();
            } else {
                args = self.attribute_arguments(name.name);
            }
        }
        self.add(Attr {
            syntax,
            scope,
            name: name.name,
            loc: name.loc,
            range: Range::new(name.loc, self.prev.loc),
            args,
            has_parens,
        });
    }

    /// arguments: `(` (argument (`,` argument)*)? `)`
    ///
    /// argument: identifier | type-name | assignment-expression
    fn attribute_arguments(&mut self, attribute: Symbol) -> List<AttrArg> {
        let open = self.open();
        let mark = self.mark::<AttrArg>();
        while !self.at(TokenKind::RParen) {
            let tok = self.tok;
            let alone = matches!(self.peek().kind, TokenKind::Comma | TokenKind::RParen);
            let arg = if tok.kind == TokenKind::Identifier && alone {
                if self.known.typed.contains(&attribute)
                    && self.scopes.kind(tok.sym) == NameKind::Typedef
                {
                    AttrArg::Type(self.type_name())
                } else {
                    AttrArg::Ident(self.bump_ident())
                }
            } else if self.token_begins_type(tok) {
                AttrArg::Type(self.type_name())
            } else {
                let expr = self.assignment_expression();
                if self.is_error(expr) && !self.at(TokenKind::Comma) {
                    self.skip_until(&[TokenKind::Comma, TokenKind::RParen], true);
                }
                AttrArg::Expr(expr)
            };
            self.add(arg);
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        let args = self.finish(mark);
        if !self.expect(TokenKind::RParen) {
            self.skip_until(&[TokenKind::RParen], true);
            self.eat(TokenKind::RParen);
        }
        self.abandon(open);
        args
    }

    /// alignment-specifier: `alignas` `(` type-name `)` | `alignas` `(` constant-expression `)`
    pub fn alignment_specifier(&mut self) {
        let tok = self.tok;
        let begin = self.bump();
        if tok.kind == TokenKind::KwUAlignas && !self.lang.c11() {
            self.ext(
                Warning::C11_EXTENSIONS,
                begin,
                "'_Alignas' is a C11 extension",
            );
        }
        if !self.at(TokenKind::LParen) {
            self.expect(TokenKind::LParen);
            return;
        }
        let is_type = self.type_name_follows();
        let open = self.open();
        let arg = if is_type {
            AttrArg::Type(self.type_name())
        } else {
            let expr = self.constant_expression();
            if self.is_error(expr) {
                self.skip_until(&[TokenKind::RParen], true);
            }
            AttrArg::Expr(expr)
        };
        self.close(open);
        let mark = self.mark::<AttrArg>();
        self.add(arg);
        let args = self.finish(mark);
        self.push_alignas(begin, args);
    }

    fn push_alignas(&mut self, begin: Loc, args: List<AttrArg>) {
        let name = self.names.intern("alignas");
        self.add(Attr {
            syntax: AttrSyntax::Alignas,
            scope: Symbol::EMPTY,
            name,
            loc: begin,
            range: Range::new(begin, self.prev.loc),
            args,
            has_parens: true,
        });
    }
}
