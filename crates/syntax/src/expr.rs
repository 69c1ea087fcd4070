//! Expressions above the primary ones: operators by precedence, prefix operators and casts, postfix operators.
//! Chains of operators take loops and explicit stacks, not recursion.

use neverc_prep::TokenKind;
use neverc_source::{Loc, Range, Warning};

use crate::ast::*;
use crate::parser::Parser;

/// A prefix operator that waits for its operand.
#[derive(Clone, Copy)]
pub(crate) enum Prefix {
    Unary(UnaryOp, Loc),
    Cast(TypeNameId, Loc),
    Extension(Loc),
    Trait(Trait, Loc),
}

/// A binary or conditional operator that waits for its right operand.
#[derive(Clone, Copy)]
pub(crate) struct Operator {
    lhs: ExprId,
    kind: OperatorKind,
    prec: u8,
    loc: Loc,
}

#[derive(Clone, Copy)]
enum OperatorKind {
    Binary(BinaryOp),
    Conditional(Option<ExprId>),
}

/// Prefix operators and right-associative operators pending at once.
const MAX_PENDING: usize = 100_000;

const COMMA: u8 = 1;
const ASSIGNMENT: u8 = 2;
const CONDITIONAL: u8 = 3;
const LOGICAL_OR: u8 = 4;

/// The precedence of a binary operator, 0 for other tokens, and the operator.
#[inline]
fn binary_operator(kind: TokenKind) -> (u8, BinaryOp) {
    use BinaryOp::*;
    match kind {
        TokenKind::Comma => (COMMA, Comma),
        TokenKind::Equal => (ASSIGNMENT, Assign),
        TokenKind::Starequal => (ASSIGNMENT, MulAssign),
        TokenKind::Slashequal => (ASSIGNMENT, DivAssign),
        TokenKind::Percentequal => (ASSIGNMENT, RemAssign),
        TokenKind::Plusequal => (ASSIGNMENT, AddAssign),
        TokenKind::Minusequal => (ASSIGNMENT, SubAssign),
        TokenKind::Lesslessequal => (ASSIGNMENT, ShlAssign),
        TokenKind::Greatergreaterequal => (ASSIGNMENT, ShrAssign),
        TokenKind::Ampequal => (ASSIGNMENT, AndAssign),
        TokenKind::Caretequal => (ASSIGNMENT, XorAssign),
        TokenKind::Pipeequal => (ASSIGNMENT, OrAssign),
        TokenKind::Question => (CONDITIONAL, Comma),
        TokenKind::Pipepipe => (LOGICAL_OR, LOr),
        TokenKind::Ampamp => (5, LAnd),
        TokenKind::Pipe => (6, Or),
        TokenKind::Caret => (7, Xor),
        TokenKind::Amp => (8, And),
        TokenKind::Equalequal => (9, Eq),
        TokenKind::Exclaimequal => (9, Ne),
        TokenKind::Less => (10, Lt),
        TokenKind::Greater => (10, Gt),
        TokenKind::Lessequal => (10, Le),
        TokenKind::Greaterequal => (10, Ge),
        TokenKind::Lessless => (11, Shl),
        TokenKind::Greatergreater => (11, Shr),
        TokenKind::Plus => (12, Add),
        TokenKind::Minus => (12, Sub),
        TokenKind::Star => (13, Mul),
        TokenKind::Slash => (13, Div),
        TokenKind::Percent => (13, Rem),
        _ => (0, Comma),
    }
}

fn prefix_operator(kind: TokenKind) -> Option<UnaryOp> {
    Some(match kind {
        TokenKind::Star => UnaryOp::Deref,
        TokenKind::Amp => UnaryOp::AddrOf,
        TokenKind::Minus => UnaryOp::Minus,
        TokenKind::Exclaim => UnaryOp::LNot,
        TokenKind::Tilde => UnaryOp::Not,
        TokenKind::Plus => UnaryOp::Plus,
        TokenKind::Plusplus => UnaryOp::PreInc,
        TokenKind::Minusminus => UnaryOp::PreDec,
        TokenKind::KwUuReal => UnaryOp::Real,
        TokenKind::KwUuImag => UnaryOp::Imag,
        _ => return None,
    })
}

impl Parser<'_> {
    /// The range of an expression.
    #[inline]
    pub fn range_of(&self, expr: ExprId) -> Range {
        self.ast.exprs[expr.index()].range
    }

    /// expression: assignment-expression (`,` assignment-expression)*
    pub fn expression(&mut self) -> ExprId {
        self.operators_from(COMMA)
    }

    /// assignment-expression: unary-expression assignment-operator assignment-expression | conditional-expression
    pub fn assignment_expression(&mut self) -> ExprId {
        self.operators_from(ASSIGNMENT)
    }

    /// constant-expression: conditional-expression
    pub fn constant_expression(&mut self) -> ExprId {
        self.operators_from(CONDITIONAL)
    }

    /// Operators of at least precedence `min` and their operands.
    fn operators_from(&mut self, min: u8) -> ExprId {
        let base = self.operators.len();
        let mut operand = self.cast_expression();
        loop {
            let (prec, op) = binary_operator(self.tok.kind);
            let prec = if prec < min || (prec == COMMA && self.comma_ends_expression()) {
                0
            } else {
                prec
            };
            while self.operators.len() > base {
                let top = self.operators[self.operators.len() - 1];
                let right_associative = prec == ASSIGNMENT || prec == CONDITIONAL;
                if top.prec > prec || (top.prec == prec && !right_associative) {
                    self.operators.pop();
                    operand = self.apply(top, operand);
                } else {
                    break;
                }
            }
            if prec == 0 {
                return operand;
            }
            if self.operators.len() > MAX_PENDING {
                let loc = self.tok.loc;
                self.fatal(loc, "nesting level of the expression is too great");
                continue;
            }
            let loc = self.bump();
            let kind = if prec == CONDITIONAL {
                OperatorKind::Conditional(self.conditional_middle(loc))
            } else {
                OperatorKind::Binary(op)
            };
            self.operators.push(Operator {
                lhs: operand,
                kind,
                prec,
                loc,
            });
            operand = self.cast_expression();
        }
    }

    /// Whether what follows the comma at the current token cannot be an expression: a comma typed for something
    /// else, or one too many.
    fn comma_ends_expression(&self) -> bool {
        let next = self.peek();
        matches!(
            next.kind,
            TokenKind::LBrace
                | TokenKind::RBrace
                | TokenKind::KwFor
                | TokenKind::KwWhile
                | TokenKind::KwIf
                | TokenKind::KwElse
                | TokenKind::KwGoto
        ) || (next.kind != TokenKind::Identifier && self.token_begins_type(next))
    }

    /// Between `?` and `:` of conditional-expression: logical-OR-expression `?` expression? `:` conditional-expression
    fn conditional_middle(&mut self, question: Loc) -> Option<ExprId> {
        let middle = if self.at(TokenKind::Colon) {
            let colon = self.tok.loc;
            self.ext(
                Warning::GNU_CONDITIONAL_OMITTED_OPERAND,
                colon,
                "use of GNU ?: conditional expression extension, omitting middle operand",
            );
            None
        } else if self.enter() {
            let middle = self.expression();
            self.leave();
            Some(middle)
        } else {
            self.leave();
            Some(self.error_expr())
        };
        if !self.eat(TokenKind::Colon) && self.first_error_here() {
            let at = self.after_previous().unwrap_or(self.tok.loc);
            self.error(self.tok.loc, "expected ':'")
                .note(question, "to match this '?'")
                .insert(at, ": ")
                .emit();
        }
        middle
    }

    /// The node of an operator whose operands are complete.
    fn apply(&mut self, op: Operator, rhs: ExprId) -> ExprId {
        let range = self.range_of(op.lhs).to(self.range_of(rhs));
        let bad = self.is_error(op.lhs) || self.is_error(rhs);
        let kind = match op.kind {
            _ if bad => ExprKind::Error,
            OperatorKind::Binary(binary) => ExprKind::Binary(binary, op.lhs, rhs),
            OperatorKind::Conditional(Some(middle)) if self.is_error(middle) => ExprKind::Error,
            OperatorKind::Conditional(middle) => ExprKind::Conditional(op.lhs, middle, rhs),
        };
        self.push_expr(kind, range, op.loc)
    }

    /// cast-expression: unary-expression | `(` type-name `)` cast-expression
    ///
    /// unary-expression: postfix-expression | `++` unary-expression | `--` unary-expression
    ///     | unary-operator cast-expression | `sizeof` unary-expression | `sizeof` `(` type-name `)`
    ///     | `alignof` `(` type-name `)` | `__extension__` cast-expression
    pub fn cast_expression(&mut self) -> ExprId {
        if self.tok.kind == TokenKind::Identifier || self.tok.kind == TokenKind::NumericConstant {
            let primary = self.primary_expression();
            return self.postfix_operators(primary);
        }
        let mark = self.prefixes.len();
        let extension = self.extension;
        let operand = loop {
            if self.prefixes.len() > MAX_PENDING {
                let loc = self.tok.loc;
                self.fatal(loc, "nesting level of the expression is too great");
                break self.error_expr();
            }
            let kind = self.tok.kind;
            if let Some(op) = prefix_operator(kind) {
                let loc = self.bump();
                self.prefixes.push(Prefix::Unary(op, loc));
                continue;
            }
            match kind {
                TokenKind::KwUuExtension => {
                    let loc = self.bump();
                    self.extension += 1;
                    self.prefixes.push(Prefix::Extension(loc));
                }
                TokenKind::KwSizeof => match self.trait_operand(Trait::SizeOf) {
                    Some(done) => break done,
                    None => continue,
                },
                TokenKind::KwUAlignof | TokenKind::KwAlignof => {
                    match self.trait_operand(Trait::AlignOf) {
                        Some(done) => break done,
                        None => continue,
                    }
                }
                TokenKind::KwUuAlignof => match self.trait_operand(Trait::PreferredAlignOf) {
                    Some(done) => break done,
                    None => continue,
                },
                TokenKind::KwUuBuiltinVectorelements => {
                    match self.trait_operand(Trait::VectorElements) {
                        Some(done) => break done,
                        None => continue,
                    }
                }
                TokenKind::LParen if self.type_name_follows() => {
                    let open = self.open();
                    let ty = self.type_name();
                    let closed = self.close(open);
                    if !closed {
                        break self.error_expr();
                    }
                    if self.at(TokenKind::LBrace) {
                        let literal = self.compound_literal(ty, open.loc);
                        break self.postfix_operators(literal);
                    }
                    self.prefixes.push(Prefix::Cast(ty, open.loc));
                }
                _ => {
                    let primary = self.primary_expression();
                    break self.postfix_operators(primary);
                }
            }
        };
        self.extension = extension;
        self.apply_prefixes(mark, operand)
    }

    fn apply_prefixes(&mut self, mark: usize, mut operand: ExprId) -> ExprId {
        while self.prefixes.len() > mark {
            let Some(prefix) = self.prefixes.pop() else {
                break;
            };
            if self.is_error(operand) {
                self.prefixes.truncate(mark);
                break;
            }
            let end = self.range_of(operand).end;
            let (kind, loc) = match prefix {
                Prefix::Unary(op, loc) => (ExprKind::Unary(op, operand), loc),
                Prefix::Cast(ty, loc) => (ExprKind::Cast(ty, operand), loc),
                Prefix::Extension(loc) => (ExprKind::Extension(operand), loc),
                Prefix::Trait(which, loc) => (ExprKind::TraitExpr(which, operand), loc),
            };
            operand = self.push_expr(kind, Range::new(loc, end), loc);
        }
        operand
    }

    /// After the keyword of `sizeof` and friends: a parenthesized type name completes the expression; otherwise the
    /// keyword waits as a prefix operator.
    fn trait_operand(&mut self, which: Trait) -> Option<ExprId> {
        let keyword = self.tok;
        let loc = self.bump();
        if keyword.kind == TokenKind::KwUAlignof && !self.lang.c11() {
            self.ext(
                Warning::C11_EXTENSIONS,
                loc,
                "'_Alignof' is a C11 extension",
            );
        }
        if self.at(TokenKind::LParen) && self.type_name_follows() {
            let open = self.open();
            let ty = self.type_name();
            if !self.close(open) {
                return Some(self.error_expr());
            }
            if self.at(TokenKind::LBrace) && which != Trait::VectorElements {
                self.prefixes.push(Prefix::Trait(which, loc));
                let literal = self.compound_literal(ty, open.loc);
                return Some(self.postfix_operators(literal));
            }
            let range = Range::new(loc, self.prev.loc);
            return Some(self.push_expr(ExprKind::TraitType(which, ty), range, loc));
        }
        if matches!(which, Trait::AlignOf) {
            let spelling = self.spelling(keyword);
            self.ext(
                Warning::GNU_ALIGNOF_EXPRESSION,
                loc,
                &format!("'{spelling}' applied to an expression is a GNU extension"),
            );
        }
        // `sizeof int`: say what is wrong.
        if self.token_begins_type(self.tok) {
            let begin = self.after_previous().unwrap_or(self.tok.loc);
            if self.first_error_here() {
                let spelling = self.spelling(keyword);
                let message =
                    format!("expected parentheses around type name in {spelling} expression");
                let diag = self.error(begin, message).insert(self.tok.loc, "(");
                diag.emit();
            }
            self.type_name();
            let range = Range::new(loc, self.prev.loc);
            return Some(self.push_expr(ExprKind::Error, range, loc));
        }
        self.prefixes.push(Prefix::Trait(which, loc));
        None
    }

    /// postfix-expression: primary-expression | postfix-expression `[` expression `]`
    ///     | postfix-expression `(` argument-expression-list? `)` | postfix-expression `.` identifier
    ///     | postfix-expression `->` identifier | postfix-expression `++` | postfix-expression `--`
    pub fn postfix_operators(&mut self, mut base: ExprId) -> ExprId {
        loop {
            let loc = self.tok.loc;
            match self.tok.kind {
                TokenKind::LParen => {
                    if self.is_error(base) {
                        return base;
                    }
                    base = self.call(base);
                }
                TokenKind::LSquare => {
                    if self.is_error(base) {
                        return base;
                    }
                    let open = self.open();
                    let index = self.expression();
                    let closed = self.close(open);
                    let range = Range::new(self.range_of(base).begin, self.prev.loc);
                    let kind = if !closed || self.is_error(index) {
                        ExprKind::Error
                    } else {
                        ExprKind::Index(base, index)
                    };
                    base = self.push_expr(kind, range, loc);
                }
                TokenKind::Period | TokenKind::Arrow => {
                    if self.is_error(base) {
                        return base;
                    }
                    let arrow = self.at(TokenKind::Arrow);
                    self.bump();
                    let begin = self.range_of(base).begin;
                    if !self.at(TokenKind::Identifier) {
                        let at = self.tok.loc;
                        self.syntax_error(at, "expected identifier");
                        // A keyword in place of the member name is taken as the name.
                        if self.tok.kind.is_keyword() {
                            self.bump();
                        }
                        let range = Range::new(begin, self.prev.loc);
                        base = self.push_expr(ExprKind::Error, range, loc);
                        continue;
                    }
                    let name = self.bump_ident();
                    let kind = ExprKind::Member {
                        base,
                        name: name.name,
                        arrow,
                        name_loc: name.loc,
                    };
                    base = self.push_expr(kind, Range::new(begin, name.loc), loc);
                }
                TokenKind::Plusplus | TokenKind::Minusminus => {
                    if self.is_error(base) {
                        return base;
                    }
                    let op = if self.at(TokenKind::Plusplus) {
                        UnaryOp::PostInc
                    } else {
                        UnaryOp::PostDec
                    };
                    self.bump();
                    let range = Range::new(self.range_of(base).begin, loc);
                    base = self.push_expr(ExprKind::Unary(op, base), range, loc);
                }
                _ => return base,
            }
        }
    }

    /// `(` argument-expression-list? `)`
    fn call(&mut self, callee: ExprId) -> ExprId {
        let open = self.open();
        let mark = self.mark::<ExprId>();
        let mut bad = false;
        if !self.at(TokenKind::RParen) {
            loop {
                let argument = self.assignment_expression();
                if self.is_error(argument) {
                    bad = true;
                    // After a comma the next arguments may be fine: look for further errors there.
                    if !self.at(TokenKind::Comma) {
                        self.skip_until(&[TokenKind::Comma, TokenKind::RParen], true);
                    }
                }
                self.add(argument);
                if !self.eat(TokenKind::Comma) {
                    break;
                }
            }
        }
        let args = self.finish(mark);
        if bad && !self.at(TokenKind::RParen) {
            if self.at(TokenKind::Semi) && self.peek().kind == TokenKind::RParen {
                self.bump();
            }
            self.skip_until(&[TokenKind::RParen], true);
            self.eat(TokenKind::RParen);
            self.abandon(open);
        } else {
            bad |= !self.at(TokenKind::RParen);
            self.close(open);
        }
        let range = Range::new(self.range_of(callee).begin, self.prev.loc);
        let kind = if bad {
            ExprKind::Error
        } else {
            ExprKind::Call(callee, args)
        };
        self.push_expr(kind, range, open.loc)
    }

    /// A type name in parentheses followed by `{`: the current token.
    pub fn compound_literal(&mut self, ty: TypeNameId, begin: Loc) -> ExprId {
        if !self.lang.c99() {
            self.ext(
                Warning::C99_EXTENSIONS,
                begin,
                "compound literals are a C99-specific feature",
            );
        }
        let init = self.initializer_list();
        let range = Range::new(begin, self.prev.loc);
        let kind = if self.is_error(init) {
            ExprKind::Error
        } else {
            ExprKind::CompoundLiteral(ty, init)
        };
        self.push_expr(kind, range, begin)
    }
}
