//! Declarations at file and block scope, and function definitions.

use neverc_prep::{TokenKind, token::flag};
use neverc_source::{Loc, Range, Warning};

use crate::ast::*;
use crate::declarator::DeclaratorKind;
use crate::parser::Parser;
use crate::scope::NameKind;
use crate::specs::SpecContext;

impl Parser<'_> {
    /// external-declaration: function-definition | declaration | asm-declaration | `;`
    pub fn external_declaration(&mut self) -> DeclId {
        let begin = self.tok.loc;
        let extension = self.extension;
        while self.eat(TokenKind::KwUuExtension) {
            self.extension += 1;
        }
        let decl = match self.tok.kind {
            TokenKind::Semi => {
                let loc = self.bump();
                self.ext(Warning::EXTRA_SEMI, loc, "extra ';' outside of a function");
                self.push_decl(DeclKind::Empty, Range::token(loc))
            }
            TokenKind::RBrace => {
                self.syntax_error(begin, "extraneous closing brace ('}')");
                self.bump();
                self.push_decl(DeclKind::Error, Range::token(begin))
            }
            TokenKind::KwAsm => self.file_asm(),
            TokenKind::KwUStaticAssert | TokenKind::KwStaticAssert => self.static_assert(),
            TokenKind::KwUuIfExists | TokenKind::KwUuIfNotExists => {
                self.refuse_if_exists();
                self.push_decl(DeclKind::Error, Range::token(begin))
            }
            _ => {
                let attrs = self.mark::<Attr>();
                self.c23_attributes();
                if self.at(TokenKind::Semi) && self.mark::<Attr>() > attrs {
                    self.bump();
                    let attrs = self.finish(attrs);
                    self.push_decl(
                        DeclKind::Attributes(attrs),
                        Range::new(begin, self.prev.loc),
                    )
                } else {
                    self.declaration(SpecContext::File, begin, attrs)
                }
            }
        };
        self.extension = extension;
        decl
    }

    /// `__if_exists` and `__if_not_exists`: refused.
    pub fn refuse_if_exists(&mut self) {
        let loc = self.tok.loc;
        let spelling = self.tok.kind.spelling();
        self.syntax_error(loc, format!("'{spelling}' is not supported"));
        self.bump();
        if self.at(TokenKind::LParen) {
            self.skip_balanced();
        }
        if self.at(TokenKind::LBrace) {
            self.skip_balanced();
        }
    }

    /// declaration: attributes? declaration-specifiers init-declarator-list? `;`
    ///
    /// Attributes in front are in the scratch list from `attr_mark` on. At file scope also function-definition.
    pub fn declaration(&mut self, context: SpecContext, begin: Loc, attr_mark: usize) -> DeclId {
        let specs = self.specifiers(context, attr_mark);
        if self.eat(TokenKind::Semi) {
            let range = Range::new(begin, self.prev.loc);
            return self.push_decl(DeclKind::Simple(specs, List::default()), range);
        }
        self.init_declarators(context, begin, specs, true)
    }

    /// The declaration in the header of `for`, without its `;`.
    pub fn header_declaration(&mut self, begin: Loc) -> DeclId {
        let attrs = self.mark::<Attr>();
        self.c23_attributes();
        let specs = self.specifiers(SpecContext::Block, attrs);
        if self.at(TokenKind::Semi) {
            let range = Range::new(begin, self.prev.loc);
            return self.push_decl(DeclKind::Simple(specs, List::default()), range);
        }
        self.init_declarators(SpecContext::Block, begin, specs, false)
    }

    /// init-declarator-list: init-declarator (`,` init-declarator)*
    ///
    /// init-declarator: declarator asm-label? attributes? (`=` initializer)?
    fn init_declarators(
        &mut self,
        context: SpecContext,
        begin: Loc,
        specs: SpecsId,
        mut semi: bool,
    ) -> DeclId {
        let list = self.mark::<InitDeclarator>();
        let is_typedef = self.ast.specs(specs).storage & storage::TYPEDEF != 0;
        let mut first = true;
        loop {
            let attrs = self.mark::<Attr>();
            if !first {
                self.attributes();
            }
            let mut declarator = self.declarator(DeclaratorKind::Named);
            let Some(name) = declarator.name else {
                self.scratch.attrs.truncate(attrs);
                return self.broken_declaration(begin, specs, list, semi);
            };
            self.attributes();
            if first && self.is_function_declarator(&declarator) {
                let names = self.function_chunk(&declarator).map(|f| f.1);
                let old_style = names.is_some_and(|n| !n.is_empty())
                    && self.token_begins_type(self.tok)
                    && !self.at(TokenKind::KwUuAttribute);
                let body =
                    self.at(TokenKind::LBrace) || (old_style && context == SpecContext::File);
                if body {
                    declarator.attrs = self.finish(attrs);
                    if context != SpecContext::File {
                        return self.nested_function(begin, specs, declarator, name);
                    }
                    return self.function_definition(begin, specs, declarator, name);
                }
                if context == SpecContext::File && self.expects_body() {
                    let loc = self.tok.loc;
                    self.syntax_error(loc, "expected function body after function declarator");
                    self.skip_until(&[TokenKind::Semi], false);
                    self.eat(TokenKind::Semi);
                    semi = false;
                }
            }
            declarator.asm_label = self.asm_label();
            self.attributes();
            declarator.attrs = self.finish(attrs);
            let broken = matches!(self.ast.specs(specs).ty, TypeSpec::Error);
            let kind = if is_typedef {
                NameKind::Typedef
            } else if broken {
                NameKind::Broken
            } else {
                NameKind::Ordinary
            };
            self.scopes.declare(name, kind);
            let declarator = self.push_declarator(declarator);
            let mut eq_loc = Loc::NONE;
            let mut init = None;
            if self.at(TokenKind::Equalequal) {
                // `int x == 1;`
                let loc = self.tok.loc;
                if self.first_error_here() {
                    self.error(loc, "invalid '==' at end of declaration; did you mean '='?")
                        .replace(Range::token(loc), "=")
                        .emit();
                }
                self.tok.kind = TokenKind::Equal;
            }
            if self.at(TokenKind::Equal) {
                eq_loc = self.bump();
                let value = self.initializer();
                if self.is_error(value) && !self.at(TokenKind::Comma) && !self.at(TokenKind::Semi) {
                    self.skip_until(&[TokenKind::Comma], true);
                }
                init = Some(value);
            }
            self.add(InitDeclarator {
                declarator,
                init,
                eq_loc,
            });
            first = false;
            if !self.at(TokenKind::Comma) {
                break;
            }
            let comma = self.bump();
            if semi && self.tok.flags & flag::START_OF_LINE != 0 && !self.might_be_declarator() {
                self.error(comma, self.missing_semi_message(context))
                    .replace(Range::token(comma), ";")
                    .emit();
                semi = false;
                break;
            }
        }
        let declarators = self.finish(list);
        if semi {
            let context_text = match context {
                SpecContext::File => "after top level declarator",
                _ => "at end of declaration",
            };
            let fits = self.expect_semi(context_text)
                || self.token_begins_type(self.tok)
                || (context == SpecContext::OldStyle && self.at(TokenKind::LBrace));
            if !fits {
                self.skip_malformed_declaration();
            }
        }
        let range = Range::new(begin, self.prev.loc);
        self.push_decl(DeclKind::Simple(specs, declarators), range)
    }

    fn missing_semi_message(&self, context: SpecContext) -> &'static str {
        match context {
            SpecContext::File => "expected ';' after top level declarator",
            _ => "expected ';' at end of declaration",
        }
    }

    /// The end of a declaration in which a declarator has no name (reported).
    fn broken_declaration(
        &mut self,
        begin: Loc,
        specs: SpecsId,
        list: usize,
        semi: bool,
    ) -> DeclId {
        let declarators = self.finish(list);
        if semi {
            self.skip_malformed_declaration();
        } else {
            self.skip_until(&[TokenKind::Semi], true);
        }
        // Tags that the specifiers define stay known.
        let defines = match self.ast.specs(specs).ty {
            TypeSpec::Record(id) => self.ast.record(id).members.is_some(),
            TypeSpec::Enum(id) => self.ast.enum_spec(id).enumerators.is_some(),
            _ => false,
        };
        let kind = if defines || !declarators.is_empty() {
            DeclKind::Simple(specs, declarators)
        } else {
            DeclKind::Error
        };
        self.push_decl(kind, Range::new(begin, self.prev.loc))
    }

    /// After a function declarator at file scope: neither the declaration goes on nor does another one begin.
    fn expects_body(&self) -> bool {
        !matches!(
            self.tok.kind,
            TokenKind::Equal
                | TokenKind::Equalequal
                | TokenKind::Comma
                | TokenKind::Semi
                | TokenKind::KwAsm
                | TokenKind::KwUuAttribute
        ) && !self.token_begins_type(self.tok)
    }

    /// Whether the current token, on a new line behind a comma, can go on the list of declarators.
    fn might_be_declarator(&self) -> bool {
        match self.tok.kind {
            TokenKind::Star | TokenKind::LParen | TokenKind::KwUuAttribute => true,
            TokenKind::Identifier => matches!(
                self.peek().kind,
                TokenKind::Comma
                    | TokenKind::Equal
                    | TokenKind::Equalequal
                    | TokenKind::KwAsm
                    | TokenKind::KwUuAttribute
                    | TokenKind::LBrace
                    | TokenKind::LParen
                    | TokenKind::LSquare
                    | TokenKind::RBrace
                    | TokenKind::RParen
                    | TokenKind::RSquare
                    | TokenKind::Semi
            ),
            _ => false,
        }
    }

    /// Declares the parameters for the body.
    fn declare_parameters(&mut self, declarator: &Declarator) {
        let Some((params, names, _)) = self.function_chunk(declarator) else {
            return;
        };
        for i in 0..params.len {
            let param = self.ast.list(params)[i as usize];
            if let Some(name) = self.ast.declarator(param.declarator).name {
                self.scopes.declare(name, NameKind::Ordinary);
            }
        }
        for i in 0..names.len {
            let name = self.ast.list(names)[i as usize];
            self.scopes.declare(name, NameKind::Ordinary);
        }
    }

    /// function-definition: attributes? declaration-specifiers declarator declaration* compound-statement
    fn function_definition(
        &mut self,
        begin: Loc,
        specs: SpecsId,
        declarator: Declarator,
        name: Ident,
    ) -> DeclId {
        if self.ast.specs(specs).storage & storage::TYPEDEF != 0 {
            let loc = self.tok.loc;
            self.error(loc, "function definition declared 'typedef'")
                .emit();
            self.ast.specs[specs.index()].storage &= !storage::TYPEDEF;
        }
        self.scopes.declare(name, NameKind::Ordinary);
        self.scopes.push();
        self.declare_parameters(&declarator);
        let knr = self.mark::<DeclId>();
        while !self.at(TokenKind::LBrace)
            && (self.token_begins_type(self.tok) || self.at(TokenKind::KwUuExtension))
        {
            let start = self.position();
            let extension = self.extension;
            while self.eat(TokenKind::KwUuExtension) {
                self.extension += 1;
            }
            let attrs = self.mark::<Attr>();
            let loc = self.tok.loc;
            let decl = self.declaration(SpecContext::OldStyle, loc, attrs);
            self.extension = extension;
            self.add(decl);
            if self.position() == start {
                break;
            }
        }
        let knr = self.finish(knr);
        let declarator = self.push_declarator(declarator);
        if !self.at(TokenKind::LBrace) {
            let loc = self.tok.loc;
            self.syntax_error(loc, "expected function body after function declarator");
            self.skip_until(&[TokenKind::LBrace], true);
        }
        if !self.at(TokenKind::LBrace) {
            self.eat(TokenKind::Semi);
            self.scopes.pop();
            let range = Range::new(begin, self.prev.loc);
            return self.push_decl(DeclKind::Error, range);
        }
        let body = self.compound_statement(false);
        self.scopes.pop();
        let kind = DeclKind::Function {
            specs,
            declarator,
            knr,
            body,
        };
        self.push_decl(kind, Range::new(begin, self.prev.loc))
    }

    /// A function definition inside a function: reported; becomes a declaration, the body is dropped.
    fn nested_function(
        &mut self,
        begin: Loc,
        specs: SpecsId,
        declarator: Declarator,
        name: Ident,
    ) -> DeclId {
        let loc = self.tok.loc;
        self.syntax_error(
            loc,
            "function definition is not allowed here: nested functions are not supported",
        );
        self.scopes.declare(name, NameKind::Ordinary);
        self.scopes.push();
        self.declare_parameters(&declarator);
        if self.enter() {
            self.compound_statement(false);
        }
        self.leave();
        self.scopes.pop();
        self.eat(TokenKind::Semi);
        let declarator = self.push_declarator(declarator);
        let list = self.mark::<InitDeclarator>();
        self.add(InitDeclarator {
            declarator,
            init: None,
            eq_loc: Loc::NONE,
        });
        let declarators = self.finish(list);
        let range = Range::new(begin, self.prev.loc);
        self.push_decl(DeclKind::Simple(specs, declarators), range)
    }

    /// static_assert-declaration: `static_assert` `(` constant-expression (`,` string-literal)? `)` `;`
    pub fn static_assert(&mut self) -> DeclId {
        let tok = self.tok;
        let spelling = self.spelling(tok);
        let begin = self.bump();
        if tok.kind == TokenKind::KwUStaticAssert && !self.lang.c11() {
            self.ext(
                Warning::C11_EXTENSIONS,
                begin,
                "'_Static_assert' is a C11 extension",
            );
        }
        if !self.at(TokenKind::LParen) {
            let loc = self.tok.loc;
            self.syntax_error(loc, "expected '('");
            return self.broken_static_assert(begin);
        }
        let open = self.open();
        let condition = self.constant_expression();
        if self.is_error(condition) {
            self.abandon(open);
            return self.broken_static_assert(begin);
        }
        let mut message = None;
        if self.at(TokenKind::RParen) {
            if !self.lang.c23() {
                let loc = self.tok.loc;
                self.ext(
                    Warning::C23_EXTENSIONS_DEFAULT,
                    loc,
                    &format!("'{spelling}' with no message is a C23 extension"),
                );
            }
        } else {
            if !self.expect(TokenKind::Comma) {
                self.abandon(open);
                return self.broken_static_assert(begin);
            }
            if !self.tok.kind.is_string() {
                let loc = self.tok.loc;
                self.syntax_error(
                    loc,
                    "expected string literal for diagnostic message in static_assert",
                );
                self.abandon(open);
                return self.broken_static_assert(begin);
            }
            message = Some(self.string_literal());
        }
        self.close(open);
        self.expect_semi(&format!("after '{spelling}'"));
        let range = Range::new(begin, self.prev.loc);
        self.push_decl(DeclKind::StaticAssert(condition, message), range)
    }

    fn broken_static_assert(&mut self, begin: Loc) -> DeclId {
        self.skip_malformed_declaration();
        let range = Range::new(begin, self.prev.loc);
        self.push_decl(DeclKind::Error, range)
    }
}
