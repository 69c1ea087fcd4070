//! GNU asm: statements, file-scope asm and asm labels.

use neverc_prep::TokenKind;
use neverc_source::{Loc, Range, Warning};

use crate::ast::*;
use crate::parser::{Open, Parser};

impl Parser<'_> {
    /// A string literal where asm needs one.
    fn asm_string(&mut self) -> ExprId {
        if self.tok.kind.is_string() {
            let wide = self.tok;
            let literal = self.string_literal();
            if matches!(
                wide.kind,
                TokenKind::WideStringLiteral
                    | TokenKind::Utf16StringLiteral
                    | TokenKind::Utf32StringLiteral
                    | TokenKind::Utf8StringLiteral
            ) {
                let kind = match wide.kind {
                    TokenKind::WideStringLiteral => "wide",
                    _ => "unicode",
                };
                self.error(
                    wide.loc,
                    format!("cannot use {kind} string literal in 'asm'"),
                )
                .emit();
                return self.error_expr();
            }
            return literal;
        }
        let loc = self.tok.loc;
        self.syntax_error(loc, "expected string literal in 'asm'");
        self.error_expr()
    }

    /// simple-asm-expr: `asm` `(` string-literal `)`
    pub fn asm_label(&mut self) -> Option<ExprId> {
        if !self.at(TokenKind::KwAsm) {
            return None;
        }
        self.bump();
        Some(self.simple_asm())
    }

    fn simple_asm(&mut self) -> ExprId {
        if !self.at(TokenKind::LParen) {
            let loc = self.tok.loc;
            self.syntax_error(loc, "expected '(' after 'asm'");
            return self.error_expr();
        }
        let open = self.open();
        let text = self.asm_string();
        if self.is_error(text) {
            self.skip_until(&[TokenKind::RParen], true);
            self.eat(TokenKind::RParen);
            self.abandon(open);
        } else {
            self.close(open);
        }
        text
    }

    /// `asm` `(` string-literal `)` `;` at file scope
    pub fn file_asm(&mut self) -> DeclId {
        let begin = self.bump();
        while matches!(
            self.tok.kind,
            TokenKind::KwVolatile | TokenKind::KwInline | TokenKind::KwGoto
        ) {
            let loc = self.tok.loc;
            let spelling = self.tok.kind.spelling();
            self.warn(
                Warning::IGNORED_ATTRIBUTES,
                loc,
                format!("meaningless '{spelling}' on asm outside function"),
            )
            .emit();
            self.bump();
        }
        let text = self.simple_asm();
        let kind = if self.is_error(text) {
            self.skip_malformed_declaration();
            DeclKind::Error
        } else {
            self.expect_semi("after top-level asm block");
            DeclKind::FileAsm(text)
        };
        self.push_decl(kind, Range::new(begin, self.prev.loc))
    }

    /// asm-statement: `asm` asm-qualifier* `(` asm-argument `)` `;`
    ///
    /// asm-argument: string | string `:` outputs? (`:` inputs? (`:` clobbers? (`:` labels)?)?)?
    pub fn asm_statement(&mut self) -> StmtId {
        let begin = self.bump();
        let (mut volatile, mut inline, mut goto) = (false, false, false);
        loop {
            let flag = match self.tok.kind {
                TokenKind::KwVolatile => &mut volatile,
                TokenKind::KwInline => &mut inline,
                TokenKind::KwGoto => &mut goto,
                _ => break,
            };
            let again = std::mem::replace(flag, true);
            if again {
                let spelling = self.tok.kind.spelling();
                self.error(
                    self.tok.loc,
                    format!("duplicate asm qualifier '{spelling}'"),
                )
                .emit();
            }
            self.bump();
        }
        if self.at(TokenKind::LBrace) {
            let loc = self.tok.loc;
            self.syntax_error(loc, "MS-style inline assembly is not supported");
            self.skip_balanced();
            return self.push_stmt(StmtKind::Error, begin);
        }
        if !self.at(TokenKind::LParen) {
            let loc = self.tok.loc;
            self.syntax_error(loc, "expected '(' after 'asm'");
            self.skip_statement();
            return self.push_stmt(StmtKind::Error, begin);
        }
        let open = self.open();
        let template = self.asm_string();
        if self.is_error(template) {
            return self.abandon_asm(open, begin);
        }
        let mut asm = Asm {
            template,
            volatile,
            inline,
            goto,
            basic: true,
            outputs: List::default(),
            inputs: List::default(),
            clobbers: List::default(),
            labels: List::default(),
        };
        let mut section = 0;
        let mut labels_seen = false;
        while !self.at(TokenKind::RParen) {
            let step = match self.tok.kind {
                TokenKind::Colon => 1,
                TokenKind::Coloncolon => 2,
                _ => break,
            };
            self.bump();
            asm.basic = false;
            section += step;
            let ok = match section {
                1 => self.asm_operands().map(|list| asm.outputs = list),
                2 => self.asm_operands().map(|list| asm.inputs = list),
                3 => self.asm_clobbers().map(|list| asm.clobbers = list),
                4 => {
                    labels_seen = true;
                    self.asm_labels(goto).map(|list| asm.labels = list)
                }
                _ => None,
            };
            if ok.is_none() {
                if section > 4 {
                    self.expect(TokenKind::RParen);
                }
                return self.abandon_asm(open, begin);
            }
        }
        if goto && !labels_seen && self.at(TokenKind::RParen) {
            let loc = self.tok.loc;
            self.syntax_error(loc, "expected ':'");
            return self.abandon_asm(open, begin);
        }
        if !self.close(open) {
            self.skip_statement();
            return self.push_stmt(StmtKind::Error, begin);
        }
        self.expect_semi("after asm statement");
        let id = AsmId(self.ast.asms.len() as u32);
        self.ast.asms.push(asm);
        self.push_stmt(StmtKind::Asm(id), begin)
    }

    fn abandon_asm(&mut self, open: Open, begin: Loc) -> StmtId {
        self.skip_until(&[TokenKind::RParen], true);
        self.eat(TokenKind::RParen);
        self.abandon(open);
        self.skip_statement();
        self.push_stmt(StmtKind::Error, begin)
    }

    /// asm-operands: (asm-operand (`,` asm-operand)*)?
    ///
    /// asm-operand: (`[` identifier `]`)? string-literal `(` expression `)`
    fn asm_operands(&mut self) -> Option<List<AsmOperand>> {
        let mark = self.mark::<AsmOperand>();
        if self.tok.kind.is_string() || self.at(TokenKind::LSquare) {
            loop {
                match self.asm_operand() {
                    Some(operand) => self.add(operand),
                    None => {
                        self.scratch.asm_operands.truncate(mark);
                        return None;
                    }
                }
                if !self.eat(TokenKind::Comma) {
                    break;
                }
            }
        }
        Some(self.finish(mark))
    }

    fn asm_operand(&mut self) -> Option<AsmOperand> {
        let mut name = None;
        if self.at(TokenKind::LSquare) {
            let open = self.open();
            if !self.at(TokenKind::Identifier) {
                let loc = self.tok.loc;
                self.syntax_error(loc, "expected identifier");
                self.abandon(open);
                return None;
            }
            name = Some(self.bump_ident().name);
            if !self.close(open) {
                return None;
            }
        }
        let constraint = self.asm_string();
        if self.is_error(constraint) {
            return None;
        }
        if !self.at(TokenKind::LParen) {
            let loc = self.tok.loc;
            self.syntax_error(loc, "expected '(' after 'asm operand'");
            return None;
        }
        let open = self.open();
        let expr = self.expression();
        if self.is_error(expr) {
            self.skip_until(&[TokenKind::RParen], true);
            self.eat(TokenKind::RParen);
            self.abandon(open);
            return None;
        }
        self.close(open).then_some(AsmOperand {
            name,
            constraint,
            expr,
        })
    }

    /// asm-clobbers: (string-literal (`,` string-literal)*)?
    fn asm_clobbers(&mut self) -> Option<List<ExprId>> {
        let mark = self.mark::<ExprId>();
        if !matches!(
            self.tok.kind,
            TokenKind::Colon | TokenKind::Coloncolon | TokenKind::RParen
        ) {
            loop {
                let clobber = self.asm_string();
                if self.is_error(clobber) {
                    self.scratch.exprs.truncate(mark);
                    return None;
                }
                self.add(clobber);
                if !self.eat(TokenKind::Comma) {
                    break;
                }
            }
        }
        Some(self.finish(mark))
    }

    /// asm-labels: identifier (`,` identifier)*
    fn asm_labels(&mut self, goto: bool) -> Option<List<Ident>> {
        let loc = self.tok.loc;
        if !goto {
            self.syntax_error(loc, "expected ')'");
            return None;
        }
        let mark = self.mark::<Ident>();
        loop {
            if !self.at(TokenKind::Identifier) {
                let loc = self.tok.loc;
                self.syntax_error(loc, "expected identifier");
                self.scratch.idents.truncate(mark);
                return None;
            }
            let label = self.bump_ident();
            self.add(label);
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        Some(self.finish(mark))
    }
}
