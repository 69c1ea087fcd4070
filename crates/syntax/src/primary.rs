//! Primary expressions: names, constants, parentheses, `_Generic`, statement expressions and the builtins with a
//! syntax of their own.

use neverc_prep::TokenKind;
use neverc_source::{Loc, Range, Warning};

use crate::ast::*;
use crate::parser::{Open, Parser};
use crate::scope::NameKind;

impl Parser<'_> {
    /// primary-expression: identifier | constant | string-literal | `(` expression `)` | generic-selection
    ///     | `(` compound-statement `)` | `&&` identifier | builtin
    pub fn primary_expression(&mut self) -> ExprId {
        let tok = self.tok;
        let kind = match tok.kind {
            TokenKind::Identifier => {
                if self.scopes.kind(tok.sym) == NameKind::Typedef {
                    return self.type_in_expression();
                }
                ExprKind::Ident(tok.sym)
            }
            TokenKind::NumericConstant => ExprKind::Number(tok.sym),
            TokenKind::CharConstant
            | TokenKind::WideCharConstant
            | TokenKind::Utf8CharConstant
            | TokenKind::Utf16CharConstant
            | TokenKind::Utf32CharConstant => ExprKind::Char(tok.sym, tok.kind),
            TokenKind::LParen => return self.parenthesized(),
            TokenKind::KwTrue => ExprKind::Bool(true),
            TokenKind::KwFalse => ExprKind::Bool(false),
            TokenKind::KwNullptr => ExprKind::Nullptr,
            TokenKind::KwUuFunc
            | TokenKind::KwUuFunction
            | TokenKind::KwUuPrettyFunction
            | TokenKind::KwUuFuncdname
            | TokenKind::KwUuFuncsig
            | TokenKind::KwLFunction
            | TokenKind::KwLFuncsig => ExprKind::Predefined(tok.kind),
            TokenKind::KwUGeneric => return self.generic_selection(),
            TokenKind::Ampamp => return self.label_address(),
            TokenKind::KwUuBuiltinVaArg
            | TokenKind::KwUuBuiltinOffsetof
            | TokenKind::KwUuBuiltinTypesCompatibleP
            | TokenKind::KwUuBuiltinChooseExpr
            | TokenKind::KwUuBuiltinConvertvector
            | TokenKind::KwUuBuiltinBitCast
            | TokenKind::KwUuBuiltinFile
            | TokenKind::KwUuBuiltinFileName
            | TokenKind::KwUuBuiltinFunction
            | TokenKind::KwUuBuiltinFuncsig
            | TokenKind::KwUuBuiltinLine
            | TokenKind::KwUuBuiltinColumn
            | TokenKind::KwUuBuiltinAvailable => return self.builtin(),
            kind if kind.is_string() => return self.string_literal(),
            _ => return self.expected_expression(),
        };
        self.bump();
        self.push_expr(kind, Range::token(tok.loc), tok.loc)
    }

    fn type_in_expression(&mut self) -> ExprId {
        let name = self.names.get(self.tok.sym);
        let loc = self.tok.loc;
        self.syntax_error(
            loc,
            format!("unexpected type name '{name}': expected expression"),
        );
        self.bump();
        self.push_expr(ExprKind::Error, Range::token(loc), loc)
    }

    /// string-literal+
    pub fn string_literal(&mut self) -> ExprId {
        let begin = self.tok.loc;
        let mark = self.mark::<StringPart>();
        while self.tok.kind.is_string() {
            self.add(StringPart {
                spelling: self.tok.sym,
                kind: self.tok.kind,
                loc: self.tok.loc,
            });
            self.bump();
        }
        let parts = self.finish(mark);
        let range = Range::new(begin, self.prev.loc);
        self.push_expr(ExprKind::String(parts), range, begin)
    }

    /// `(` expression `)` | `(` compound-statement `)`
    fn parenthesized(&mut self) -> ExprId {
        let open = self.open();
        let kind = if self.at(TokenKind::LBrace) {
            let brace = self.tok.loc;
            self.ext(
                Warning::GNU_STATEMENT_EXPRESSION,
                brace,
                "use of GNU statement expression extension",
            );
            let outer = self.trailing_else;
            let body = self.compound_statement(true);
            self.trailing_else = outer;
            ExprKind::StmtExpr(body)
        } else {
            let inner = self.expression();
            if self.is_error(inner) {
                self.skip_until(&[TokenKind::RParen], true);
                self.eat(TokenKind::RParen);
                self.abandon(open);
                let range = Range::new(open.loc, self.prev.loc);
                return self.push_expr(ExprKind::Error, range, open.loc);
            }
            ExprKind::Paren(inner)
        };
        let kind = if self.close(open) {
            kind
        } else {
            ExprKind::Error
        };
        let range = Range::new(open.loc, self.prev.loc);
        self.push_expr(kind, range, open.loc)
    }

    /// `&&` identifier
    fn label_address(&mut self) -> ExprId {
        let loc = self.bump();
        self.ext(
            Warning::GNU_LABEL_AS_VALUE,
            loc,
            "use of GNU address-of-label extension",
        );
        if !self.at(TokenKind::Identifier) {
            let at = self.tok.loc;
            self.syntax_error(at, "expected identifier");
            return self.error_expr();
        }
        let name = self.bump_ident();
        self.push_expr(
            ExprKind::AddrLabel(name.name),
            Range::new(loc, name.loc),
            loc,
        )
    }

    /// generic-selection: `_Generic` `(` (assignment-expression | type-name) `,` generic-association
    ///     (`,` generic-association)* `)`
    ///
    /// generic-association: type-name `:` assignment-expression | `default` `:` assignment-expression
    fn generic_selection(&mut self) -> ExprId {
        let begin = self.bump();
        if !self.lang.c11() {
            self.ext(
                Warning::C11_EXTENSIONS,
                begin,
                "'_Generic' is a C11 extension",
            );
        }
        let Some(open) = self.open_paren_of("_Generic") else {
            return self.error_expr();
        };
        let control = if self.token_begins_type(self.tok) {
            GenericControl::Type(self.type_name())
        } else {
            let control = self.assignment_expression();
            if self.is_error(control) {
                return self.abandon_builtin(open, begin);
            }
            GenericControl::Expr(control)
        };
        if !self.expect(TokenKind::Comma) {
            return self.abandon_builtin(open, begin);
        }
        let mark = self.mark::<Association>();
        let mut default_loc = Loc::NONE;
        let mut bad = false;
        loop {
            let loc = self.tok.loc;
            let ty = if self.at(TokenKind::KwDefault) {
                if default_loc.is_some() {
                    self.error(loc, "duplicate default generic association")
                        .note(default_loc, "previous default generic association is here")
                        .emit();
                    bad = true;
                }
                default_loc = loc;
                self.bump();
                None
            } else {
                Some(self.type_name())
            };
            if !self.expect(TokenKind::Colon) {
                self.scratch.associations.truncate(mark);
                return self.abandon_builtin(open, begin);
            }
            let value = self.assignment_expression();
            if self.is_error(value) {
                self.scratch.associations.truncate(mark);
                return self.abandon_builtin(open, begin);
            }
            self.add(Association { ty, value, loc });
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        let associations = self.finish(mark);
        bad |= !self.close(open);
        let kind = if bad {
            ExprKind::Error
        } else {
            ExprKind::Generic(control, associations)
        };
        self.push_expr(kind, Range::new(begin, self.prev.loc), begin)
    }

    /// The `(` after a keyword: "expected '(' after 'keyword'".
    pub fn open_paren_of(&mut self, keyword: &str) -> Option<Open> {
        if self.at(TokenKind::LParen) {
            return Some(self.open());
        }
        self.expect_after(
            TokenKind::LParen,
            &[],
            &format!("expected '(' after '{keyword}'"),
        );
        None
    }

    /// Skips the rest of a broken builtin.
    fn abandon_builtin(&mut self, open: Open, begin: Loc) -> ExprId {
        self.skip_until(&[TokenKind::RParen], true);
        self.eat(TokenKind::RParen);
        self.abandon(open);
        self.push_expr(ExprKind::Error, Range::new(begin, self.prev.loc), begin)
    }

    /// Builtins that take types or look at the place they stand in.
    fn builtin(&mut self) -> ExprId {
        let tok = self.tok;
        let begin = self.bump();
        let Some(open) = self.open_paren_of(tok.kind.spelling()) else {
            return self.error_expr();
        };
        let kind = match tok.kind {
            // `__builtin_va_arg` `(` assignment-expression `,` type-name `)`
            TokenKind::KwUuBuiltinVaArg => {
                let list = self.assignment_expression();
                if self.is_error(list) || !self.expect(TokenKind::Comma) {
                    return self.abandon_builtin(open, begin);
                }
                let ty = self.type_name();
                ExprKind::VaArg(list, ty)
            }
            TokenKind::KwUuBuiltinOffsetof => match self.offsetof() {
                Some(kind) => kind,
                None => return self.abandon_builtin(open, begin),
            },
            // `__builtin_types_compatible_p` `(` type-name `,` type-name `)`
            TokenKind::KwUuBuiltinTypesCompatibleP => {
                let first = self.type_name();
                if !self.expect(TokenKind::Comma) {
                    return self.abandon_builtin(open, begin);
                }
                let second = self.type_name();
                ExprKind::TypesCompatible(first, second)
            }
            // `__builtin_choose_expr` `(` assignment-expression `,` assignment-expression `,`
            //     assignment-expression `)`
            TokenKind::KwUuBuiltinChooseExpr => {
                let mark = self.mark::<ExprId>();
                for i in 0..3 {
                    if i > 0 && !self.expect(TokenKind::Comma) {
                        self.scratch.exprs.truncate(mark);
                        return self.abandon_builtin(open, begin);
                    }
                    let operand = self.assignment_expression();
                    if self.is_error(operand) {
                        self.scratch.exprs.truncate(mark);
                        return self.abandon_builtin(open, begin);
                    }
                    self.add(operand);
                }
                ExprKind::ChooseExpr(self.finish(mark))
            }
            // `__builtin_convertvector` `(` assignment-expression `,` type-name `)`
            TokenKind::KwUuBuiltinConvertvector => {
                let vector = self.assignment_expression();
                if self.is_error(vector) || !self.expect(TokenKind::Comma) {
                    return self.abandon_builtin(open, begin);
                }
                let ty = self.type_name();
                ExprKind::ConvertVector(vector, ty)
            }
            // `__builtin_bit_cast` `(` type-name `,` assignment-expression `)`
            TokenKind::KwUuBuiltinBitCast => {
                let ty = self.type_name();
                if !self.expect(TokenKind::Comma) {
                    return self.abandon_builtin(open, begin);
                }
                let value = self.assignment_expression();
                if self.is_error(value) {
                    return self.abandon_builtin(open, begin);
                }
                ExprKind::BitCast(ty, value)
            }
            TokenKind::KwUuBuiltinAvailable => {
                self.error(begin, "'__builtin_available' is not supported")
                    .emit();
                return self.abandon_builtin(open, begin);
            }
            kind => ExprKind::SourceLocation(kind),
        };
        let kind = if self.close(open) {
            kind
        } else {
            ExprKind::Error
        };
        self.push_expr(kind, Range::new(begin, self.prev.loc), begin)
    }

    /// `__builtin_offsetof` `(` type-name `,` offsetof-member-designator `)`
    ///
    /// offsetof-member-designator: identifier (`.` identifier | `[` expression `]`)*
    fn offsetof(&mut self) -> Option<ExprKind> {
        let ty = self.type_name();
        if !self.expect(TokenKind::Comma) {
            return None;
        }
        let mark = self.mark::<Designator>();
        if !self.at(TokenKind::Identifier) {
            let loc = self.tok.loc;
            self.syntax_error(loc, "expected identifier");
            return None;
        }
        let first = self.bump_ident();
        self.add(Designator::Field(first));
        loop {
            match self.tok.kind {
                TokenKind::Period => {
                    self.bump();
                    if !self.at(TokenKind::Identifier) {
                        let loc = self.tok.loc;
                        self.syntax_error(loc, "expected identifier");
                        self.scratch.designators.truncate(mark);
                        return None;
                    }
                    let name = self.bump_ident();
                    self.add(Designator::Field(name));
                }
                TokenKind::LSquare => {
                    let open = self.open();
                    let index = self.expression();
                    if self.is_error(index) {
                        self.abandon(open);
                        self.scratch.designators.truncate(mark);
                        return None;
                    }
                    if !self.close(open) {
                        self.scratch.designators.truncate(mark);
                        return None;
                    }
                    self.add(Designator::Index(index, open.loc));
                }
                _ => break,
            }
        }
        Some(ExprKind::Offsetof(ty, self.finish(mark)))
    }
}
