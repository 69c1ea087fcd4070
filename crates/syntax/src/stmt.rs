//! Statements.

use neverc_prep::{Token, TokenKind};
use neverc_source::{Loc, Range, Warning};

use crate::ast::*;
use crate::parser::Parser;
use crate::recover::Similar;
use crate::scope::{NameKind, TagKind};
use crate::specs::SpecContext;

/// A label that waits for its statement.
#[derive(Clone, Copy)]
pub(crate) enum PendingLabel {
    Case(ExprId, Option<ExprId>),
    Default,
    Name(Ident, List<Attr>),
    Attributes(List<Attr>),
}

impl Parser<'_> {
    /// compound-statement: `{` block-item* `}`
    ///
    /// block-item: declaration | statement
    pub fn compound_statement(&mut self, scope: bool) -> StmtId {
        if scope {
            self.scopes.push();
        }
        let open = self.open();
        let mark = self.mark::<StmtId>();
        let mut statement_seen = false;
        let mut mixed = false;
        loop {
            while let Some(index) = self.take_pragma() {
                let loc = self.tok.loc;
                let pragma = self.push_stmt(StmtKind::Pragma(index), loc);
                self.add(pragma);
            }
            if matches!(self.tok.kind, TokenKind::RBrace | TokenKind::Eof) {
                break;
            }
            if self.must_stop() {
                self.stop();
                break;
            }
            let start = self.position();
            let begin = self.tok.loc;
            let stmt = self.statement(true);
            match self.ast.stmt(stmt).kind {
                StmtKind::Decl(_) if statement_seen && !mixed => {
                    // Reported once for each block.
                    mixed = true;
                    let (flag, message) = if self.lang.c99() {
                        (
                            Warning::DECLARATION_AFTER_STATEMENT,
                            "mixing declarations and code is incompatible with standards before C99",
                        )
                    } else {
                        (
                            Warning::DECLARATION_AFTER_STATEMENT_C89,
                            "mixing declarations and code is a C99 extension",
                        )
                    };
                    let at = match self.ast.stmt(stmt).kind {
                        StmtKind::Decl(decl) => self.declared_name(decl).unwrap_or(begin),
                        _ => begin,
                    };
                    self.ext(flag, at, message);
                }
                StmtKind::Decl(_) | StmtKind::LocalLabels(_) => {}
                _ => statement_seen = true,
            }
            self.add(stmt);
            if self.position() == start {
                self.bump();
            }
        }
        let items = self.finish(mark);
        self.close(open);
        if scope {
            self.scopes.pop();
        }
        self.trailing_else = Loc::NONE;
        self.push_stmt(StmtKind::Compound(items), open.loc)
    }

    /// Position of the first name that the declaration declares.
    fn declared_name(&self, decl: DeclId) -> Option<Loc> {
        let DeclKind::Simple(_, list) = self.ast.decl(decl).kind else {
            return None;
        };
        let first = self.ast.list(list).first()?;
        Some(self.ast.declarator(first.declarator).name?.loc)
    }

    /// A statement that is part of another one: nesting is counted.
    fn sub_statement(&mut self) -> StmtId {
        if !self.enter() {
            self.leave();
            let loc = self.tok.loc;
            return self.push_stmt(StmtKind::Error, loc);
        }
        self.scopes.push();
        let stmt = self.statement(false);
        self.scopes.pop();
        self.leave();
        stmt
    }

    /// statement: label* unlabeled-statement
    ///
    /// label: attributes? identifier `:` | attributes? `case` constant-expression (`...` constant-expression)? `:`
    ///     | attributes? `default` `:`
    ///
    /// With `declaration_ok` also a declaration.
    pub fn statement(&mut self, declaration_ok: bool) -> StmtId {
        self.trailing_else = Loc::NONE;
        let mark = self.labels.len();
        loop {
            let begin = self.tok.loc;
            match self.tok.kind {
                TokenKind::Identifier if self.peek().kind == TokenKind::Colon => {
                    let name = self.bump_ident();
                    self.bump();
                    let attrs = self.mark::<Attr>();
                    self.gnu_attributes();
                    let attrs = self.finish(attrs);
                    self.labels.push((PendingLabel::Name(name, attrs), begin));
                }
                TokenKind::KwCase => match self.case_label() {
                    Some(label) => self.labels.push((label, begin)),
                    None => {
                        let error = self.push_stmt(StmtKind::Error, begin);
                        return self.apply_labels(mark, error);
                    }
                },
                TokenKind::KwDefault => {
                    self.bump();
                    self.label_colon("'default'");
                    self.labels.push((PendingLabel::Default, begin));
                }
                TokenKind::LSquare if self.peek().kind == TokenKind::LSquare => {
                    let attrs = self.mark::<Attr>();
                    self.c23_attributes();
                    let is_label =
                        self.at(TokenKind::Identifier) && self.peek().kind == TokenKind::Colon;
                    if is_label {
                        let name = self.bump_ident();
                        self.bump();
                        self.gnu_attributes();
                        let attrs = self.finish(attrs);
                        self.labels.push((PendingLabel::Name(name, attrs), begin));
                    } else if declaration_ok && self.begins_declaration() {
                        let decl = self.block_declaration(begin, attrs);
                        let stmt = self.push_stmt(StmtKind::Decl(decl), begin);
                        return self.apply_labels(mark, stmt);
                    } else {
                        let attrs = self.finish(attrs);
                        self.labels.push((PendingLabel::Attributes(attrs), begin));
                    }
                }
                _ => break,
            }
        }
        let labeled = self.labels.len() > mark;
        if labeled && self.at(TokenKind::RBrace) {
            let loc = self.tok.loc;
            if !self.lang.c23() {
                self.ext(
                    Warning::C23_EXTENSIONS_DEFAULT,
                    loc,
                    "label at end of compound statement is a C23 extension",
                );
            }
            let stmt = self.push_stmt(StmtKind::Null, loc);
            self.ast.stmts[stmt.index()].range = Range::token(loc);
            return self.apply_labels(mark, stmt);
        }
        let begin = self.tok.loc;
        // Pragmas between a header or label and its statement.
        let pragmas = self.mark::<StmtId>();
        while let Some(index) = self.take_pragma() {
            let pragma = self.push_stmt(StmtKind::Pragma(index), begin);
            self.add(pragma);
        }
        let with_pragmas = self.mark::<StmtId>() > pragmas;
        let trailing = self.unlabeled_statement(declaration_ok, labeled);
        let mut stmt = trailing;
        if with_pragmas {
            self.add(stmt);
            let items = self.finish(pragmas);
            stmt = self.push_stmt(StmtKind::Compound(items), begin);
        }
        self.apply_labels(mark, stmt)
    }

    fn apply_labels(&mut self, mark: usize, mut stmt: StmtId) -> StmtId {
        while self.labels.len() > mark {
            let Some((label, begin)) = self.labels.pop() else {
                break;
            };
            let kind = match label {
                PendingLabel::Case(low, high) => StmtKind::Case(low, high, stmt),
                PendingLabel::Default => StmtKind::Default(stmt),
                PendingLabel::Name(name, attrs) => StmtKind::Label(name, attrs, stmt),
                PendingLabel::Attributes(attrs) => StmtKind::Attributed(attrs, stmt),
            };
            stmt = self.push_stmt(kind, begin);
        }
        stmt
    }

    /// `case` constant-expression (`...` constant-expression)? `:`
    fn case_label(&mut self) -> Option<PendingLabel> {
        self.bump();
        let low = self.constant_expression();
        let mut high = None;
        let mut bad = self.is_error(low);
        if !bad && self.at(TokenKind::Ellipsis) {
            let loc = self.bump();
            self.ext(
                Warning::GNU_CASE_RANGE,
                loc,
                "use of GNU case range extension",
            );
            let value = self.constant_expression();
            bad = self.is_error(value);
            high = Some(value);
        }
        if bad
            && !(self.skip_until(&[TokenKind::Colon, TokenKind::RBrace], true)
                && self.at(TokenKind::Colon))
        {
            self.eat(TokenKind::Semi);
            return None;
        }
        self.label_colon("'case'");
        Some(PendingLabel::Case(low, high))
    }

    fn label_colon(&mut self, what: &str) {
        self.expect_after(
            TokenKind::Colon,
            &[TokenKind::Semi, TokenKind::Coloncolon],
            &format!("expected ':' after {what}"),
        );
    }

    /// Whether the current tokens begin a declaration.
    pub fn begins_declaration(&self) -> bool {
        match self.tok.kind {
            TokenKind::KwUStaticAssert | TokenKind::KwStaticAssert => true,
            TokenKind::KwUuExtension => {
                let mut n = 1;
                while self.peek_at(n).kind == TokenKind::KwUuExtension {
                    n += 1;
                }
                let next = self.peek_at(n);
                self.token_begins_type(next)
                    || matches!(
                        next.kind,
                        TokenKind::KwUStaticAssert | TokenKind::KwStaticAssert
                    )
            }
            _ => self.token_begins_type(self.tok),
        }
    }

    fn block_declaration(&mut self, begin: Loc, attrs: usize) -> DeclId {
        let extension = self.extension;
        while self.eat(TokenKind::KwUuExtension) {
            self.extension += 1;
        }
        let decl = if matches!(
            self.tok.kind,
            TokenKind::KwUStaticAssert | TokenKind::KwStaticAssert
        ) {
            self.scratch.attrs.truncate(attrs);
            self.static_assert()
        } else {
            self.declaration(SpecContext::Block, begin, attrs)
        };
        self.extension = extension;
        decl
    }

    fn unlabeled_statement(&mut self, declaration_ok: bool, labeled: bool) -> StmtId {
        let begin = self.tok.loc;
        match self.tok.kind {
            TokenKind::LBrace => return self.compound_statement(true),
            TokenKind::Semi => {
                self.bump();
                return self.push_stmt(StmtKind::Null, begin);
            }
            TokenKind::KwIf => return self.if_statement(),
            TokenKind::KwWhile => return self.while_statement(),
            TokenKind::KwDo => return self.do_statement(),
            TokenKind::KwFor => return self.for_statement(),
            TokenKind::KwSwitch => return self.switch_statement(),
            TokenKind::KwGoto => return self.goto_statement(),
            TokenKind::KwReturn => return self.return_statement(),
            TokenKind::KwContinue => {
                self.bump();
                self.expect_semi("after continue statement");
                return self.push_stmt(StmtKind::Continue, begin);
            }
            TokenKind::KwBreak => {
                self.bump();
                self.expect_semi("after break statement");
                return self.push_stmt(StmtKind::Break, begin);
            }
            TokenKind::KwAsm => return self.asm_statement(),
            TokenKind::KwUuLabel => return self.local_labels(),
            TokenKind::KwUuTry | TokenKind::KwUuFinally | TokenKind::KwUuLeave => {
                return self.refuse_structured_exceptions();
            }
            TokenKind::KwUuIfExists | TokenKind::KwUuIfNotExists => {
                self.refuse_if_exists();
                return self.push_stmt(StmtKind::Error, begin);
            }
            TokenKind::KwUuAttribute => {
                let attrs = self.mark::<Attr>();
                self.gnu_attributes();
                if declaration_ok && self.begins_declaration() {
                    let decl = self.block_declaration(begin, attrs);
                    return self.push_stmt(StmtKind::Decl(decl), begin);
                }
                let attrs = self.finish(attrs);
                let stmt = self.sub_statement();
                return self.push_stmt(StmtKind::Attributed(attrs, stmt), begin);
            }
            TokenKind::Identifier
                if self.scopes.kind(self.tok.sym) == NameKind::Unknown
                    && self.peek().kind != TokenKind::LParen
                    && self.is_undeclared(self.tok.sym) =>
            {
                if let Some(stmt) = self.unknown_name_statement(declaration_ok) {
                    return stmt;
                }
            }
            TokenKind::Identifier
                if declaration_ok
                    && self.scopes.kind(self.tok.sym) == NameKind::Broken
                    && self.peek().kind == TokenKind::Identifier =>
            {
                let attrs = self.mark::<Attr>();
                let decl = self.block_declaration(begin, attrs);
                return self.push_stmt(StmtKind::Decl(decl), begin);
            }
            _ => {}
        }
        if self.begins_declaration() {
            if declaration_ok {
                if labeled && !self.lang.c23() {
                    self.ext(
                        Warning::C23_EXTENSIONS_DEFAULT,
                        begin,
                        "label followed by a declaration is a C23 extension",
                    );
                }
                let attrs = self.mark::<Attr>();
                let decl = self.block_declaration(begin, attrs);
                return self.push_stmt(StmtKind::Decl(decl), begin);
            }
            self.expected_expression();
            self.skip_statement();
            return self.push_stmt(StmtKind::Error, begin);
        }
        self.expression_statement()
    }

    /// A statement that begins with an unknown name, where a misspelt keyword or type or a tag without its keyword
    /// explains it.
    fn unknown_name_statement(&mut self, declaration_ok: bool) -> Option<StmtId> {
        let tok = self.tok;
        let next = self.peek();
        let candidates: &[&'static str] = match next.kind {
            TokenKind::Identifier => &["return", "goto", "case"],
            TokenKind::NumericConstant | TokenKind::StringLiteral | TokenKind::CharConstant => {
                &["return", "case"]
            }
            TokenKind::Semi => &["return", "break", "continue"],
            TokenKind::Star => &[],
            kind if kind.is_keyword() && self.token_begins_type(next) => &[],
            _ => return None,
        };
        match self.misspelt_keyword(tok, candidates) {
            Some("return") => {
                self.tok.kind = TokenKind::KwReturn;
                return Some(self.return_statement());
            }
            Some("goto") => {
                self.tok.kind = TokenKind::KwGoto;
                return Some(self.goto_statement());
            }
            Some("case") => {
                self.tok.kind = TokenKind::KwCase;
                return Some(self.sub_statement());
            }
            Some(_) => {
                let begin = self.bump();
                self.eat(TokenKind::Semi);
                return Some(self.push_stmt(StmtKind::Error, begin));
            }
            None => {}
        }
        let declares = next.kind == TokenKind::Identifier
            || next.kind.is_keyword()
            || (next.kind == TokenKind::Star
                && self.peek_at(2).kind == TokenKind::Identifier
                && matches!(
                    self.peek_at(3).kind,
                    TokenKind::Semi | TokenKind::Equal | TokenKind::Comma | TokenKind::LSquare
                ));
        if !declares || !declaration_ok || self.token_begins_type(tok) {
            return None;
        }
        if self.scopes.tag(tok.sym) != TagKind::Unknown {
            let attrs = self.mark::<Attr>();
            let decl = self.block_declaration(tok.loc, attrs);
            return Some(self.push_stmt(StmtKind::Decl(decl), tok.loc));
        }
        self.misspelt_type();
        None
    }

    /// `unsinged x;`: an unknown name where a type may be meant; if a type has nearly that name, takes it.
    fn misspelt_type(&mut self) {
        let tok = self.tok;
        let name = self.names.get(tok.sym);
        let Some(similar) = self.similar_type(&name) else {
            return;
        };
        let text = match similar {
            Similar::Keyword(kind) => kind.spelling().to_owned(),
            Similar::Typedef(symbol) => self.names.get(symbol).to_string(),
        };
        let message = match similar {
            Similar::Keyword(_) => {
                format!("use of undeclared identifier '{name}'; did you mean '{text}'?")
            }
            Similar::Typedef(_) => format!("unknown type name '{name}'; did you mean '{text}'?"),
        };
        if self.first_error_here() {
            self.suggest_type(message, similar, text);
        }
        match similar {
            Similar::Keyword(kind) => self.tok.kind = kind,
            Similar::Typedef(symbol) => self.tok.sym = symbol,
        }
    }

    /// expression-statement: expression `;`
    fn expression_statement(&mut self) -> StmtId {
        let first = self.tok;
        let begin = first.loc;
        let expr = self.expression();
        if self.is_error(expr) {
            self.skip_statement();
            return self.push_stmt(StmtKind::Error, begin);
        }
        if !self.at(TokenKind::Semi)
            && let ExprKind::Ident(name) = self.ast.expr(expr).kind
            && self.is_undeclared(name)
        {
            let text = self.names.get(name);
            if self.first_error_here() {
                self.error(begin, format!("use of undeclared identifier '{text}'"))
                    .emit();
            }
            self.skip_statement();
            return self.push_stmt(StmtKind::Error, begin);
        }
        if self.at(TokenKind::Colon) && self.switches > 0 {
            // `1: …` in a switch.
            if self.first_error_here() {
                self.error(begin, "expected 'case' keyword before expression")
                    .insert(begin, "case ")
                    .emit();
            }
            self.bump();
            let stmt = self.sub_statement();
            return self.push_stmt(StmtKind::Case(expr, None, stmt), begin);
        }
        if self.misspelt_header(expr, first) {
            return self.push_stmt(StmtKind::Error, begin);
        }
        self.expect_semi("after expression");
        self.push_stmt(StmtKind::Expr(expr), begin)
    }

    /// `whlie (x) {`: a call of an unknown function that a statement follows.
    fn misspelt_header(&mut self, expr: ExprId, first: Token) -> bool {
        if self.at(TokenKind::Semi)
            || first.kind != TokenKind::Identifier
            || !matches!(self.ast.expr(expr).kind, ExprKind::Call(..))
        {
            return false;
        }
        self.misspelt_keyword(first, &["while", "switch", "if", "for"])
            .is_some()
    }

    /// The parenthesized condition of a selection or loop statement.
    fn condition(&mut self, keyword: &str) -> Option<ExprId> {
        if !self.at(TokenKind::LParen) {
            let loc = self.tok.loc;
            self.syntax_error(loc, format!("expected '(' after '{keyword}'"));
            self.skip_until(&[TokenKind::Semi, TokenKind::RBrace], false);
            self.eat(TokenKind::Semi);
            return None;
        }
        let open = self.open();
        let condition = self.expression();
        if self.is_error(condition) && !self.at(TokenKind::RParen) {
            self.skip_until(&[TokenKind::Semi], false);
            if !self.at(TokenKind::RParen) {
                self.eat(TokenKind::Semi);
                self.abandon(open);
                return None;
            }
        }
        self.close(open);
        while self.at(TokenKind::RParen) {
            let loc = self.tok.loc;
            if self.first_error_here() {
                self.error(loc, "extraneous ')' after condition, expected a statement")
                    .replace(Range::token(loc), "")
                    .emit();
            }
            self.bump();
        }
        Some(condition)
    }

    /// The body of a selection or loop statement.
    fn body(&mut self) -> StmtId {
        if matches!(self.tok.kind, TokenKind::RBrace | TokenKind::Eof) {
            let loc = self.tok.loc;
            self.syntax_error(loc, "expected statement");
            return self.push_stmt(StmtKind::Error, loc);
        }
        self.sub_statement()
    }

    /// if-statement: `if` `(` expression `)` statement (`else` statement)?
    ///
    /// A chain of `else if` takes a loop.
    fn if_statement(&mut self) -> StmtId {
        let mark = self.ifs.len();
        let mut last_else = None;
        let mut first_else = Loc::NONE;
        loop {
            let keyword = self.tok;
            let begin = self.bump();
            let Some(condition) = self.condition("if") else {
                last_else = Some(self.push_stmt(StmtKind::Error, begin));
                break;
            };
            let body = self.tok;
            let then = self.body();
            let inner_else = self.trailing_else;
            self.ifs.push((begin, condition, then));
            let else_loc = self.tok.loc;
            if self.at(TokenKind::Identifier)
                && matches!(self.peek().kind, TokenKind::LBrace | TokenKind::KwIf)
                && self.misspelt_keyword(self.tok, &["else"]).is_some()
            {
                self.tok.kind = TokenKind::KwElse;
            }
            let else_token = self.tok;
            if !self.eat(TokenKind::KwElse) {
                self.check_indentation("if", keyword, body);
                if inner_else.is_some() {
                    self.warn(
                        Warning::DANGLING_ELSE,
                        inner_else,
                        "add explicit braces to avoid dangling else",
                    )
                    .emit();
                }
                break;
            }
            if self.ifs.len() == mark + 1 {
                first_else = else_loc;
            }
            if self.at(TokenKind::KwIf) {
                continue;
            }
            let body = self.tok;
            last_else = Some(self.body());
            self.check_indentation("else", else_token, body);
            break;
        }
        let mut stmt = last_else;
        while self.ifs.len() > mark {
            if let Some((begin, condition, then)) = self.ifs.pop() {
                stmt = Some(self.push_stmt(StmtKind::If(condition, then, stmt), begin));
            }
        }
        self.trailing_else = first_else;
        match stmt {
            Some(stmt) => stmt,
            None => {
                let loc = self.tok.loc;
                self.push_stmt(StmtKind::Error, loc)
            }
        }
    }

    /// while-statement: `while` `(` expression `)` statement
    fn while_statement(&mut self) -> StmtId {
        let keyword = self.tok;
        let begin = self.bump();
        let Some(condition) = self.condition("while") else {
            return self.push_stmt(StmtKind::Error, begin);
        };
        let first = self.tok;
        let body = self.body();
        self.check_indentation("while", keyword, first);
        self.push_stmt(StmtKind::While(condition, body), begin)
    }

    /// switch-statement: `switch` `(` expression `)` statement
    fn switch_statement(&mut self) -> StmtId {
        let begin = self.bump();
        let Some(condition) = self.condition("switch") else {
            return self.push_stmt(StmtKind::Error, begin);
        };
        self.switches += 1;
        let body = self.body();
        self.switches -= 1;
        self.push_stmt(StmtKind::Switch(condition, body), begin)
    }

    /// do-statement: `do` statement `while` `(` expression `)` `;`
    fn do_statement(&mut self) -> StmtId {
        let begin = self.bump();
        let body = self.body();
        self.trailing_else = Loc::NONE;
        if !self.at(TokenKind::KwWhile) {
            if self.first_error_here() {
                self.error(self.tok.loc, "expected 'while' in do/while loop")
                    .note(begin, "to match this 'do'")
                    .emit();
            }
            self.skip_until(&[TokenKind::Semi], true);
            return self.push_stmt(StmtKind::Error, begin);
        }
        self.bump();
        if !self.at(TokenKind::LParen) {
            let loc = self.tok.loc;
            self.syntax_error(loc, "expected '(' after 'do/while'");
            self.skip_until(&[TokenKind::Semi], true);
            return self.push_stmt(StmtKind::Error, begin);
        }
        let open = self.open();
        let condition = self.expression();
        if self.is_error(condition) && !self.at(TokenKind::RParen) {
            self.skip_until(&[TokenKind::RParen], true);
        }
        self.close(open);
        self.expect_semi("after do/while statement");
        self.push_stmt(StmtKind::Do(body, condition), begin)
    }

    /// for-statement: `for` `(` (expression? `;` | declaration) expression? `;` expression? `)` statement
    fn for_statement(&mut self) -> StmtId {
        let keyword = self.tok;
        let begin = self.bump();
        if !self.at(TokenKind::LParen) {
            let loc = self.tok.loc;
            self.syntax_error(loc, "expected '(' after 'for'");
            self.skip_until(&[TokenKind::Semi, TokenKind::RBrace], false);
            self.eat(TokenKind::Semi);
            return self.push_stmt(StmtKind::Error, begin);
        }
        let open = self.open();
        self.scopes.push();
        let mut bad = false;
        let first = self.tok.loc;
        let init = if self.eat(TokenKind::Semi) {
            None
        } else if self.begins_declaration() || self.at_c23_attribute() {
            if !self.lang.c99() {
                self.ext(
                    Warning::C99_EXTENSIONS,
                    first,
                    "variable declaration in for loop is a C99-specific feature",
                );
            }
            let decl = if matches!(
                self.tok.kind,
                TokenKind::KwUStaticAssert | TokenKind::KwStaticAssert
            ) {
                self.static_assert()
            } else {
                let extension = self.extension;
                while self.eat(TokenKind::KwUuExtension) {
                    self.extension += 1;
                }
                let decl = self.header_declaration(first);
                self.extension = extension;
                self.for_semi(false, false);
                decl
            };
            Some(self.push_stmt(StmtKind::Decl(decl), first))
        } else {
            let expr = self.expression();
            bad |= self.is_error(expr);
            let stmt = self.push_stmt(StmtKind::Expr(expr), first);
            self.for_semi(bad, false);
            Some(stmt)
        };
        let mut cond = None;
        if !self.at(TokenKind::Semi) && !self.at(TokenKind::RParen) {
            let expr = self.expression();
            bad = self.is_error(expr);
            cond = Some(expr);
        }
        self.for_semi(bad, true);
        let mut inc = None;
        if !self.at(TokenKind::RParen) {
            let expr = self.expression();
            if self.is_error(expr) {
                self.skip_until(&[TokenKind::RParen], true);
            }
            inc = Some(expr);
        }
        self.close(open);
        let first = self.tok;
        let body = self.body();
        self.check_indentation("for", keyword, first);
        self.scopes.pop();
        self.push_stmt(
            StmtKind::For {
                init,
                cond,
                inc,
                body,
            },
            begin,
        )
    }

    /// The `;` behind the first clause or the condition. After a missing one behind the first clause, what stands
    /// here may be the condition.
    fn for_semi(&mut self, bad: bool, skip: bool) {
        if self.eat(TokenKind::Semi) {
            return;
        }
        if !bad {
            let loc = self.tok.loc;
            self.syntax_error(loc, "expected ';' in 'for' statement specifier");
            if !skip {
                return;
            }
        }
        self.skip_until(&[TokenKind::RParen], true);
        self.eat(TokenKind::Semi);
    }

    /// `goto` identifier `;` | `goto` `*` expression `;`
    fn goto_statement(&mut self) -> StmtId {
        let begin = self.bump();
        let kind = match self.tok.kind {
            TokenKind::Identifier => StmtKind::Goto(self.bump_ident()),
            TokenKind::Star => {
                let star = self.bump();
                self.ext(
                    Warning::GNU_LABEL_AS_VALUE,
                    star,
                    "use of GNU indirect-goto extension",
                );
                let target = self.expression();
                if self.is_error(target) {
                    self.skip_statement();
                    return self.push_stmt(StmtKind::Error, begin);
                }
                StmtKind::IndirectGoto(target)
            }
            _ => {
                let loc = self.tok.loc;
                self.syntax_error(loc, "expected identifier");
                self.skip_statement();
                return self.push_stmt(StmtKind::Error, begin);
            }
        };
        self.expect_semi("after goto statement");
        self.push_stmt(kind, begin)
    }

    /// `return` expression? `;`
    fn return_statement(&mut self) -> StmtId {
        let begin = self.bump();
        if self.eat(TokenKind::Semi) {
            return self.push_stmt(StmtKind::Return(None), begin);
        }
        let value = self.expression();
        if self.is_error(value) {
            self.skip_statement();
        } else {
            self.expect_semi("after return statement");
        }
        self.push_stmt(StmtKind::Return(Some(value)), begin)
    }

    /// `__label__` identifier (`,` identifier)* `;`
    fn local_labels(&mut self) -> StmtId {
        let begin = self.bump();
        let mark = self.mark::<Ident>();
        loop {
            if !self.at(TokenKind::Identifier) {
                let loc = self.tok.loc;
                self.syntax_error(loc, "expected identifier");
                self.skip_until(&[TokenKind::Semi, TokenKind::RBrace], false);
                break;
            }
            let label = self.bump_ident();
            self.add(label);
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        let labels = self.finish(mark);
        self.expect_semi("at end of declaration");
        self.push_stmt(StmtKind::LocalLabels(labels), begin)
    }

    /// `__try` and friends: refused.
    fn refuse_structured_exceptions(&mut self) -> StmtId {
        let begin = self.tok.loc;
        let spelling = self.tok.kind.spelling();
        self.syntax_error(
            begin,
            format!("'{spelling}': structured exception handling is not supported"),
        );
        self.bump();
        loop {
            match self.tok.kind {
                TokenKind::LParen | TokenKind::LBrace => {
                    let brace = self.at(TokenKind::LBrace);
                    self.skip_balanced();
                    let more = self.at(TokenKind::KwUuFinally)
                        || (self.at(TokenKind::Identifier)
                            && self.names.with(self.tok.sym, |n| n == "__except"));
                    if brace && !more {
                        break;
                    }
                    if more {
                        self.bump();
                    }
                }
                TokenKind::Semi => {
                    self.bump();
                    break;
                }
                _ => break,
            }
        }
        self.push_stmt(StmtKind::Error, begin)
    }
}
