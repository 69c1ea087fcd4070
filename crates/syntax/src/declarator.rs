//! Declarators: pointers, arrays, functions and parameters.

use neverc_prep::TokenKind;
use neverc_source::Range;

use crate::ast::*;
use crate::parser::{Open, Parser};
use crate::scope::NameKind;
use crate::specs::SpecContext;

/// What a declarator may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DeclaratorKind {
    /// With a name.
    Named,
    /// Of a member: with a name.
    Member,
    /// Of a parameter: with or without a name.
    Parameter,
    /// Of a type name: without a name.
    Abstract,
}

/// Pointers, arrays, functions and parentheses of one declarator. C23 5.2.5.2 asks for 12; compiler tests go to
/// 10,000; later stages recurse over the type.
const MAX_DERIVATIONS: usize = 20_000;

impl DeclaratorKind {
    fn needs_name(self) -> bool {
        matches!(self, DeclaratorKind::Named | DeclaratorKind::Member)
    }
}

impl Parser<'_> {
    /// Stores a declarator.
    pub fn push_declarator(&mut self, declarator: Declarator) -> DeclaratorId {
        let id = DeclaratorId(self.ast.declarators.len() as u32);
        self.ast.declarators.push(declarator);
        id
    }

    /// Whether the derivation next to the name is a function.
    pub fn is_function_declarator(&self, declarator: &Declarator) -> bool {
        self.function_chunk(declarator).is_some()
    }

    /// The derivation next to the name if that is a function: parameters, old-style names and the form.
    pub fn function_chunk(
        &self,
        declarator: &Declarator,
    ) -> Option<(List<Param>, List<Ident>, ParamForm)> {
        for chunk in self.ast.list(declarator.chunks) {
            match *chunk {
                Chunk::Paren { .. } => {}
                Chunk::Function {
                    params,
                    names,
                    form,
                    ..
                } => return Some((params, names, form)),
                _ => return None,
            }
        }
        None
    }

    /// declarator: pointer? direct-declarator
    ///
    /// Attributes behind the name are left on the scratch list. A missing name has been reported when `kind` needs
    /// one.
    pub fn declarator(&mut self, kind: DeclaratorKind) -> Declarator {
        let begin = self.tok.loc;
        let start = self.position();
        let mark = self.mark::<Chunk>();
        let mut name = None;
        self.declarator_part(kind, &mut name);
        if self.mark::<Chunk>() - mark > MAX_DERIVATIONS {
            self.scratch.chunks.truncate(mark);
            self.fatal(
                begin,
                format!("nesting level of the declarator exceeded maximum of {MAX_DERIVATIONS}"),
            );
        }
        let chunks = self.finish(mark);
        self.end_prototype(kind == DeclaratorKind::Parameter);
        let end = if self.position() == start {
            begin
        } else {
            self.prev.loc
        };
        Declarator {
            name,
            chunks,
            attrs: List::default(),
            asm_label: None,
            range: Range::new(begin, end),
        }
    }

    /// A declarator or a parenthesized part of one; derivations go to the scratch list from the name outwards.
    fn declarator_part(&mut self, kind: DeclaratorKind, name: &mut Option<Ident>) {
        let pointers = self.pointers.len();
        self.pointer_list();
        self.direct_declarator(kind, name);
        while self.pointers.len() > pointers {
            if let Some(pointer) = self.pointers.pop() {
                self.add(pointer);
            }
        }
    }

    /// pointer: (attribute-keyword* `*` (type-qualifier | attribute)*)+
    fn pointer_list(&mut self) {
        loop {
            if crate::attr::is_attribute_keyword(self.tok.kind) {
                // `void (__cdecl *f)(void)`: keywords in front of `*` or the name.
                self.attribute_keyword();
                continue;
            }
            if self.at(TokenKind::Identifier) && self.prototype_word() {
                continue;
            }
            if !self.at(TokenKind::Star) {
                if self.at(TokenKind::Caret) {
                    let loc = self.tok.loc;
                    self.syntax_error(loc, "blocks support disabled - compile with -fblocks or pick a deployment target that supports them");
                    self.bump();
                    continue;
                }
                return;
            }
            let loc = self.bump();
            let attrs = self.mark::<Attr>();
            let mut quals = 0;
            loop {
                match self.tok.kind {
                    TokenKind::KwConst => quals |= qual::CONST,
                    TokenKind::KwVolatile => quals |= qual::VOLATILE,
                    TokenKind::KwRestrict => quals |= qual::RESTRICT,
                    TokenKind::KwUAtomic => quals |= qual::ATOMIC,
                    _ => {
                        let before = self.position();
                        self.attributes();
                        if self.position() == before {
                            break;
                        }
                        continue;
                    }
                }
                self.bump();
            }
            let attrs = self.finish(attrs);
            self.pointers.push(Chunk::Pointer { quals, attrs, loc });
        }
    }

    /// direct-declarator: identifier attributes? | `(` attributes? declarator `)` | array-declarator
    ///     | function-declarator
    fn direct_declarator(&mut self, kind: DeclaratorKind, name: &mut Option<Ident>) {
        match self.tok.kind {
            TokenKind::Identifier if kind != DeclaratorKind::Abstract => {
                *name = Some(self.bump_ident());
                self.c23_attributes();
            }
            TokenKind::LParen => {
                let open = self.open();
                let attrs = self.mark::<Attr>();
                self.gnu_attributes();
                let grouping = kind.needs_name()
                    || !(self.at(TokenKind::RParen)
                        || self.at(TokenKind::Ellipsis)
                        || self.at_c23_attribute()
                        || (self.token_begins_type(self.tok)
                            && !crate::attr::is_attribute_keyword(self.tok.kind)));
                if grouping {
                    self.declarator_part(kind, name);
                    let attrs = self.finish(attrs);
                    self.close(open);
                    self.add(Chunk::Paren {
                        attrs,
                        loc: open.loc,
                    });
                } else {
                    self.function_suffix(open, attrs);
                }
            }
            TokenKind::LSquare if kind.needs_name() && !self.at_c23_attribute() => {
                self.misplaced_brackets(kind, name);
                return;
            }
            _ if kind.needs_name() => {
                let loc = self.tok.loc;
                if kind == DeclaratorKind::Member {
                    self.syntax_error(
                        loc,
                        "expected member name or ';' after declaration specifiers",
                    );
                } else {
                    self.syntax_error(loc, "expected identifier or '('");
                }
                return;
            }
            // An abstract declarator may begin with its first suffix.
            _ => {}
        }
        self.declarator_suffixes();
    }

    /// (array-declarator | function-declarator)*
    fn declarator_suffixes(&mut self) {
        loop {
            let kind = self.tok.kind;
            if kind == TokenKind::Unknown && self.register_place() {
                continue;
            }
            match kind {
                TokenKind::LSquare if !self.at_c23_attribute() => self.array_suffix(),
                TokenKind::LParen => {
                    let open = self.open();
                    let attrs = self.mark::<Attr>();
                    self.gnu_attributes();
                    self.function_suffix(open, attrs);
                }
                _ => return,
            }
        }
    }

    /// `int[3] x`: brackets in front of the name.
    fn misplaced_brackets(&mut self, kind: DeclaratorKind, name: &mut Option<Ident>) {
        let at = self.tok.loc;
        let outer = self.mark::<Chunk>();
        while self.at(TokenKind::LSquare) {
            self.array_suffix();
        }
        if !self.at(TokenKind::Identifier) {
            self.scratch.chunks.truncate(outer);
            let at = if self.at(TokenKind::Semi) {
                at
            } else {
                self.tok.loc
            };
            if kind == DeclaratorKind::Member {
                self.syntax_error(
                    at,
                    "expected member name or ';' after declaration specifiers",
                );
            } else {
                self.syntax_error(at, "expected identifier or '('");
            }
            return;
        }
        let first = self.first_error_here();
        *name = Some(self.bump_ident());
        if first {
            let loc = self.after_previous().unwrap_or(self.tok.loc);
            self.error(
                loc,
                "brackets are not allowed here; to declare an array, place the brackets after the identifier",
            )
            .emit();
        }
        self.declarator_suffixes();
    }

    /// array-declarator: `[` type-qualifier* assignment-expression? `]`
    ///     | `[` `static` type-qualifier* assignment-expression `]`
    ///     | `[` type-qualifier+ `static` assignment-expression `]` | `[` type-qualifier* `*` `]`
    fn array_suffix(&mut self) {
        let open = self.open();
        let mut quals = 0;
        let mut is_static = false;
        let mut static_loc = open.loc;
        loop {
            match self.tok.kind {
                TokenKind::KwStatic => {
                    is_static = true;
                    static_loc = self.tok.loc;
                }
                TokenKind::KwConst => quals |= qual::CONST,
                TokenKind::KwVolatile => quals |= qual::VOLATILE,
                TokenKind::KwRestrict => quals |= qual::RESTRICT,
                TokenKind::KwUAtomic => quals |= qual::ATOMIC,
                _ => break,
            }
            self.bump();
        }
        let mut bad = false;
        let size = match self.tok.kind {
            TokenKind::RSquare => {
                if is_static {
                    self.error(static_loc, "'static' may not be used without an array size")
                        .emit();
                    is_static = false;
                }
                ArraySize::None
            }
            TokenKind::Star if self.peek().kind == TokenKind::RSquare => {
                self.bump();
                ArraySize::Star
            }
            _ => {
                let size = self.assignment_expression();
                bad = self.is_error(size);
                ArraySize::Expr(size)
            }
        };
        if bad {
            self.skip_until(&[TokenKind::RSquare], true);
            self.eat(TokenKind::RSquare);
            self.abandon(open);
        } else {
            self.close(open);
        }
        let attrs = self.mark::<Attr>();
        self.c23_attributes();
        let attrs = self.finish(attrs);
        self.add(Chunk::Array {
            size,
            quals,
            is_static,
            attrs,
            loc: open.loc,
        });
    }

    /// function-declarator: `(` parameter-type-list? `)` attributes? | `(` identifier-list `)`
    ///
    /// The parenthesis is open; attributes behind it are in the scratch list from `attr_mark` on and belong to the
    /// first parameter.
    fn function_suffix(&mut self, open: Open, attr_mark: usize) {
        self.scopes.push();
        let prototype = self.enter_prototype();
        let mut params = List::default();
        let mut names = List::default();
        let mut variadic = false;
        let form = if self.at(TokenKind::RParen) {
            self.scratch.attrs.truncate(attr_mark);
            ParamForm::Empty
        } else if self.at(TokenKind::KwVoid)
            && self.peek().kind == TokenKind::RParen
            && self.mark::<Attr>() == attr_mark
        {
            self.bump();
            ParamForm::Prototype
        } else if self.at_identifier_list() {
            self.scratch.attrs.truncate(attr_mark);
            names = self.identifier_list();
            ParamForm::Names
        } else {
            (params, variadic) = self.parameter_list(attr_mark);
            ParamForm::Prototype
        };
        self.scopes.pop();
        self.close(open);
        let attrs = self.mark::<Attr>();
        self.leave_prototype(prototype, params.len as usize);
        self.c23_attributes();
        let attrs = self.finish(attrs);
        self.add(Chunk::Function {
            params,
            names,
            form,
            variadic,
            attrs,
            loc: open.loc,
        });
    }

    fn at_identifier_list(&self) -> bool {
        self.at(TokenKind::Identifier)
            && !self.lang.c23()
            && !self.token_begins_type(self.tok)
            && matches!(self.peek().kind, TokenKind::Comma | TokenKind::RParen)
    }

    /// identifier-list: identifier (`,` identifier)*
    fn identifier_list(&mut self) -> List<Ident> {
        let mark = self.mark::<Ident>();
        loop {
            if !self.at(TokenKind::Identifier) {
                let loc = self.tok.loc;
                self.syntax_error(loc, "expected identifier");
                self.skip_until(&[TokenKind::RParen], true);
                break;
            }
            if self.token_begins_type(self.tok) {
                let name = self.names.get(self.tok.sym);
                let loc = self.tok.loc;
                self.syntax_error(
                    loc,
                    format!("unexpected type name '{name}': expected identifier"),
                );
            }
            let name = self.bump_ident();
            self.add(name);
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        self.finish(mark)
    }

    /// parameter-type-list: parameter-declaration (`,` parameter-declaration)* (`,` `...`)? | `...`
    ///
    /// parameter-declaration: attributes? declaration-specifiers (declarator | abstract-declarator?)
    fn parameter_list(&mut self, attr_mark: usize) -> (List<Param>, bool) {
        let mark = self.mark::<Param>();
        let mut variadic = false;
        let mut attrs = attr_mark;
        loop {
            let begin = self.tok.loc;
            if self.at(TokenKind::Ellipsis) {
                if self.mark::<Param>() == mark && !self.lang.c23() {
                    self.error(begin, "ISO C requires a named parameter before '...'")
                        .emit();
                }
                self.bump();
                variadic = true;
                self.scratch.attrs.truncate(attrs);
                break;
            }
            let start = self.position();
            self.c23_attributes();
            let specs = self.specifiers(SpecContext::Parameter, attrs);
            attrs = self.mark::<Attr>();
            let mut declarator = self.declarator(DeclaratorKind::Parameter);
            self.end_parameter(self.mark::<Param>() - mark);
            self.attributes();
            declarator.attrs = self.finish(attrs);
            if let Some(name) = declarator.name {
                self.scopes.declare(name, NameKind::Ordinary);
            }
            let missing = self.position() == start;
            if missing {
                self.syntax_error(begin, "expected parameter declarator");
                self.ast.specs[specs.index()].ty = TypeSpec::Error;
            }
            let declarator = self.push_declarator(declarator);
            let end = if missing { begin } else { self.prev.loc };
            self.add(Param {
                specs,
                declarator,
                range: Range::new(begin, end),
            });
            if self.at(TokenKind::Ellipsis) {
                let loc = self.tok.loc;
                if self.first_error_here() {
                    self.error(
                        loc,
                        "C requires a comma prior to the ellipsis in a variadic function type",
                    )
                    .insert(loc, ", ")
                    .emit();
                }
                self.bump();
                variadic = true;
                break;
            }
            if self.at(TokenKind::Equal) {
                let loc = self.tok.loc;
                self.bump();
                let value = self.initializer();
                if !self.is_error(value) {
                    self.error(loc, "C does not support default arguments")
                        .emit();
                }
            }
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        (self.finish(mark), variadic)
    }
}
