//! struct, union and enum specifiers.

use neverc_prep::{TokenKind, token::flag};
use neverc_source::{Loc, Range, Warning};

use crate::ast::*;
use crate::declarator::DeclaratorKind;
use crate::parser::Parser;
use crate::scope::{NameKind, TagKind};
use crate::specs::SpecContext;

impl Parser<'_> {
    /// struct-or-union-specifier: (`struct` | `union`) attributes? identifier? `{` member-declaration* `}`
    ///     | (`struct` | `union`) attributes? identifier
    pub fn record_specifier(&mut self, context: SpecContext) -> Option<RecordId> {
        let is_union = self.at(TokenKind::KwUnion);
        let begin = self.bump();
        self.record_after_keyword(context, begin, is_union)
    }

    /// What follows the keyword of a struct or union specifier.
    pub fn record_after_keyword(
        &mut self,
        context: SpecContext,
        begin: Loc,
        is_union: bool,
    ) -> Option<RecordId> {
        let keyword = if is_union { "union" } else { "struct" };
        let attrs = self.mark::<Attr>();
        self.attributes();
        let tag = self.at(TokenKind::Identifier).then(|| self.bump_ident());
        let kind = if is_union {
            TagKind::Union
        } else {
            TagKind::Struct
        };
        self.declare_tag(tag, kind);
        let mut members = None;
        if self.at(TokenKind::LBrace) {
            members = Some(self.member_list(keyword));
            self.attributes();
        } else if tag.is_none() {
            self.scratch.attrs.truncate(attrs);
            self.syntax_error(
                begin,
                format!("declaration of anonymous {keyword} must be a definition"),
            );
            self.skip_until(&[TokenKind::Comma, TokenKind::RBrace], true);
            return None;
        }
        let end = self.prev.loc;
        self.expect_semi_after_tag(context, keyword, members.is_some());
        let spec = RecordSpec {
            is_union,
            tag,
            attrs: self.finish(attrs),
            members,
            range: Range::new(begin, end),
            standalone: members.is_none() && self.at(TokenKind::Semi),
        };
        let id = RecordId(self.ast.records.len() as u32);
        self.ast.records.push(spec);
        Some(id)
    }

    /// A struct, union or enum specifier followed by what cannot go on the declaration: a forgotten `;`. After a
    /// specifier that is no definition only when a new line begins.
    fn expect_semi_after_tag(&mut self, context: SpecContext, keyword: &str, definition: bool) {
        if context == SpecContext::TypeName
            || context == SpecContext::Parameter
            || !(definition || self.tok.flags & flag::START_OF_LINE != 0)
        {
            return;
        }
        let fits = match self.tok.kind {
            // A type that is not declared, on the next line.
            TokenKind::Identifier => !(definition && self.peek().kind == TokenKind::Identifier),
            TokenKind::Semi
            | TokenKind::Star
            | TokenKind::LParen
            | TokenKind::RParen
            | TokenKind::Comma
            | TokenKind::LSquare
            | TokenKind::RBrace
            | TokenKind::KwUuAttribute
            | TokenKind::KwUuDeclspec
            | TokenKind::KwUAlignas
            | TokenKind::KwAlignas => true,
            TokenKind::Colon => context == SpecContext::Member,
            TokenKind::KwConst
            | TokenKind::KwVolatile
            | TokenKind::KwRestrict
            | TokenKind::KwUAtomic
            | TokenKind::KwInline
            | TokenKind::KwStatic
            | TokenKind::KwExtern
            | TokenKind::KwTypedef
            | TokenKind::KwRegister
            | TokenKind::KwAuto
            | TokenKind::KwThreadLocal
            | TokenKind::KwUThreadLocal
            | TokenKind::KwUuThread
            | TokenKind::KwConstexpr
            | TokenKind::KwUNoreturn => !self.names_type(self.peek()),
            kind => crate::attr::is_attribute_keyword(kind),
        };
        if !fits {
            self.expect_after(
                TokenKind::Semi,
                &[],
                &format!("expected ';' after {keyword}"),
            );
            self.pretend(TokenKind::Semi);
        }
    }

    /// Whether the token is a type specifier that is not a typedef name.
    fn names_type(&self, token: neverc_prep::Token) -> bool {
        matches!(
            token.kind,
            TokenKind::KwVoid
                | TokenKind::KwChar
                | TokenKind::KwShort
                | TokenKind::KwInt
                | TokenKind::KwLong
                | TokenKind::KwFloat
                | TokenKind::KwDouble
                | TokenKind::KwSigned
                | TokenKind::KwUnsigned
                | TokenKind::KwUBool
                | TokenKind::KwBool
                | TokenKind::KwStruct
                | TokenKind::KwUnion
                | TokenKind::KwEnum
        ) || (token.kind == TokenKind::Identifier
            && self.scopes.kind(token.sym) == NameKind::Typedef)
    }

    /// `{` member-declaration* `}`
    fn member_list(&mut self, keyword: &str) -> List<Member> {
        let open = self.open();
        let mark = self.mark::<Member>();
        loop {
            while let Some(index) = self.take_pragma() {
                self.add(Member::Pragma(index));
            }
            let start = self.position();
            match self.tok.kind {
                TokenKind::RBrace | TokenKind::Eof => break,
                TokenKind::Semi => {
                    let loc = self.bump();
                    self.ext(
                        Warning::EXTRA_SEMI,
                        loc,
                        &format!("extra ';' inside a {keyword}"),
                    );
                }
                TokenKind::KwUStaticAssert | TokenKind::KwStaticAssert => {
                    let decl = self.static_assert();
                    self.add(Member::StaticAssert(decl));
                }
                _ => self.member_declaration(),
            }
            if self.position() == start {
                self.bump();
            }
        }
        let members = self.finish(mark);
        self.close(open);
        members
    }

    /// member-declaration: attributes? specifier-qualifier-list member-declarator-list? `;`
    ///
    /// member-declarator: declarator | declarator? `:` constant-expression
    fn member_declaration(&mut self) {
        let extension = self.extension;
        while self.eat(TokenKind::KwUuExtension) {
            self.extension += 1;
        }
        let attrs = self.mark::<Attr>();
        self.c23_attributes();
        let specs = self.specifiers(SpecContext::Member, attrs);
        let mark = self.mark::<FieldDeclarator>();
        if !self.at(TokenKind::Semi) && !self.at(TokenKind::RBrace) {
            loop {
                let attrs = self.mark::<Attr>();
                self.attributes();
                let begin = self.tok.loc;
                let mut declarator = if self.at(TokenKind::Colon) {
                    Declarator {
                        name: None,
                        chunks: List::default(),
                        attrs: List::default(),
                        asm_label: None,
                        range: Range::token(begin),
                    }
                } else {
                    self.declarator(DeclaratorKind::Member)
                };
                let named = declarator.name.is_some() || self.at(TokenKind::Colon);
                let width = self.eat(TokenKind::Colon).then(|| {
                    let width = self.constant_expression();
                    if self.is_error(width) {
                        self.skip_until(&[TokenKind::Comma, TokenKind::RBrace], true);
                    }
                    width
                });
                self.attributes();
                declarator.attrs = self.finish(attrs);
                if !named {
                    break;
                }
                let declarator = self.push_declarator(declarator);
                self.add(FieldDeclarator { declarator, width });
                if !self.eat(TokenKind::Comma) {
                    break;
                }
            }
        }
        let fields = self.finish(mark);
        self.add(Member::Fields(specs, fields));
        self.extension = extension;
        if self.eat(TokenKind::Semi) {
            return;
        }
        if self.at(TokenKind::RBrace) {
            // Old code leaves out the last semicolon; accepted with a warning.
            if self.first_error_here() {
                let loc = self.after_previous().unwrap_or(self.tok.loc);
                self.warn_always(loc, "expected ';' at end of declaration list")
                    .insert(loc, ";")
                    .emit();
            }
            return;
        }
        self.expect_after(
            TokenKind::Semi,
            &[TokenKind::Colon, TokenKind::Comma],
            "expected ';' at end of declaration list",
        );
        self.skip_until(&[TokenKind::RBrace], true);
        self.eat(TokenKind::Semi);
    }

    /// enum-specifier: `enum` attributes? identifier? enum-type? `{` enumerator-list `,`? `}`
    ///     | `enum` identifier enum-type?
    ///
    /// enum-type: `:` specifier-qualifier-list
    pub fn enum_specifier(&mut self, context: SpecContext) -> Option<EnumId> {
        let begin = self.bump();
        self.enum_after_keyword(context, begin)
    }

    /// What follows the keyword of an enum specifier.
    pub fn enum_after_keyword(&mut self, context: SpecContext, begin: Loc) -> Option<EnumId> {
        let attrs = self.mark::<Attr>();
        self.attributes();
        let tag = self.at(TokenKind::Identifier).then(|| self.bump_ident());
        self.declare_tag(tag, TagKind::Enum);
        let mut underlying = None;
        if self.at(TokenKind::Colon) && self.token_begins_type(self.peek()) {
            let colon = self.bump();
            if !self.lang.c23() {
                self.ext(
                    Warning::C23_EXTENSIONS,
                    colon,
                    "enumeration types with a fixed underlying type are a C23 extension",
                );
            }
            if self.enter() {
                underlying = Some(self.specifier_type_name());
            }
            self.leave();
        }
        let mut enumerators = None;
        if self.at(TokenKind::LBrace) {
            enumerators = Some(self.enumerator_list());
            self.attributes();
        } else if tag.is_none() {
            self.scratch.attrs.truncate(attrs);
            let loc = self.tok.loc;
            self.syntax_error(loc, "expected identifier or '{'");
            self.skip_until(&[TokenKind::Comma, TokenKind::RBrace], true);
            return None;
        }
        let end = self.prev.loc;
        self.expect_semi_after_tag(context, "enum", enumerators.is_some());
        let spec = EnumSpec {
            tag,
            attrs: self.finish(attrs),
            underlying,
            enumerators,
            range: Range::new(begin, end),
            standalone: enumerators.is_none() && self.at(TokenKind::Semi),
        };
        let id = EnumId(self.ast.enums.len() as u32);
        self.ast.enums.push(spec);
        Some(id)
    }

    /// `{` enumerator (`,` enumerator)* `,`? `}`
    ///
    /// enumerator: identifier attributes? (`=` constant-expression)?
    fn enumerator_list(&mut self) -> List<Enumerator> {
        let open = self.open();
        let mark = self.mark::<Enumerator>();
        if self.at(TokenKind::RBrace) {
            let loc = self.tok.loc;
            self.syntax_error(loc, "use of empty enum");
        }
        while !self.at(TokenKind::RBrace) {
            let start = self.position();
            if !self.at(TokenKind::Identifier) {
                let loc = self.tok.loc;
                self.syntax_error(loc, "expected identifier");
                if self.skip_until(&[TokenKind::Comma, TokenKind::RBrace], false)
                    && self.eat(TokenKind::Comma)
                {
                    continue;
                }
                break;
            }
            let name = self.bump_ident();
            let attrs = self.mark::<Attr>();
            self.attributes();
            let attrs = self.finish(attrs);
            let mut value = None;
            if self.eat(TokenKind::Equal) {
                let expr = self.constant_expression();
                if self.is_error(expr) {
                    self.skip_until(&[TokenKind::Comma, TokenKind::RBrace], false);
                }
                value = Some(expr);
            }
            self.scopes.declare(name, NameKind::Ordinary);
            self.add(Enumerator { name, attrs, value });
            if self.at(TokenKind::Identifier) && self.position() != start {
                if self.first_error_here() {
                    let loc = self.after_previous().unwrap_or(self.tok.loc);
                    self.error(loc, "missing ',' between enumerators")
                        .insert(loc, ", ")
                        .emit();
                }
                continue;
            }
            let comma = self.tok.loc;
            if self.eat(TokenKind::Comma) {
                if self.at(TokenKind::RBrace) && !self.lang.c99() {
                    self.ext(
                        Warning::C99_EXTENSIONS,
                        comma,
                        "commas at the end of enumerator lists are a C99-specific feature",
                    );
                }
                continue;
            }
            if !self.at(TokenKind::RBrace) {
                if value.is_some() {
                    self.syntax_error(comma, "expected '}' or ','");
                } else {
                    self.syntax_error(
                        comma,
                        "expected '= constant-expression' or end of enumerator definition",
                    );
                }
                if !(self.skip_until(&[TokenKind::Comma, TokenKind::RBrace], false)
                    && self.eat(TokenKind::Comma))
                {
                    break;
                }
            }
        }
        let enumerators = self.finish(mark);
        self.close(open);
        enumerators
    }
}
