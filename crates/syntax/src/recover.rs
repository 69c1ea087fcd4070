//! Recovery after errors: skipping, missing semicolons, spelling suggestions, and the check of tree depth.

use neverc_prep::{Token, TokenKind};
use neverc_source::{Loc, Range, Symbol};

use crate::ast::*;
use crate::parser::Parser;
use crate::scope::NameKind;

impl Parser<'_> {
    /// Skips until the current token is one of `kinds` (`true`), over balanced brackets and `?:` pairs. Stops before
    /// a bracket that closes an enclosing one, at the end of the file, and with `stop_at_semi` before `;`.
    pub fn skip_until(&mut self, kinds: &[TokenKind], stop_at_semi: bool) -> bool {
        let mut first = true;
        loop {
            let kind = self.tok.kind;
            if kinds.contains(&kind) {
                return true;
            }
            match kind {
                TokenKind::Eof => {
                    if !first {
                        self.silence_end();
                    }
                    return false;
                }
                TokenKind::LParen | TokenKind::LSquare | TokenKind::LBrace => self.skip_balanced(),
                TokenKind::RParen if self.depth[0] > 0 && !first => return false,
                TokenKind::RSquare if self.depth[1] > 0 && !first => return false,
                TokenKind::RBrace if self.depth[2] > 0 && !first => return false,
                TokenKind::Semi if stop_at_semi => return false,
                TokenKind::Question => {
                    self.bump();
                    let mut pending = 1u32;
                    while pending > 0 {
                        match self.tok.kind {
                            TokenKind::Colon => pending -= 1,
                            TokenKind::Question => pending += 1,
                            TokenKind::LParen | TokenKind::LSquare | TokenKind::LBrace => {
                                self.skip_balanced();
                                continue;
                            }
                            TokenKind::Eof
                            | TokenKind::Semi
                            | TokenKind::RParen
                            | TokenKind::RSquare
                            | TokenKind::RBrace => break,
                            _ => {}
                        }
                        self.bump();
                    }
                }
                _ => {
                    self.bump();
                }
            }
            first = false;
        }
    }

    /// Skips the bracketed group that begins at the current token.
    pub fn skip_balanced(&mut self) {
        // A bracket that closes an enclosing one ends the group.
        let mut stack: Vec<TokenKind> = Vec::new();
        loop {
            match self.tok.kind {
                TokenKind::Eof => {
                    self.silence_end();
                    return;
                }
                TokenKind::LParen => stack.push(TokenKind::RParen),
                TokenKind::LSquare => stack.push(TokenKind::RSquare),
                TokenKind::LBrace => stack.push(TokenKind::RBrace),
                kind @ (TokenKind::RParen | TokenKind::RSquare | TokenKind::RBrace) => {
                    let open = match kind {
                        TokenKind::RParen => self.depth[0],
                        TokenKind::RSquare => self.depth[1],
                        _ => self.depth[2],
                    };
                    match stack.iter().rposition(|&k| k == kind) {
                        Some(at) => stack.truncate(at),
                        None if open > 0 => return,
                        None => {}
                    }
                }
                _ => {}
            }
            self.bump();
            if stack.is_empty() {
                return;
            }
        }
    }

    /// Skips the rest of an expression statement or the like: to `;` (consumed) or before `}`.
    pub fn skip_statement(&mut self) {
        self.skip_until(&[TokenKind::RBrace], true);
        self.eat(TokenKind::Semi);
    }

    /// Skips the rest of a malformed declaration, with a body if there is one.
    pub fn skip_malformed_declaration(&mut self) {
        loop {
            match self.tok.kind {
                TokenKind::LBrace => {
                    self.skip_balanced();
                    if matches!(self.tok.kind, TokenKind::Comma | TokenKind::LBrace) {
                        continue;
                    }
                    self.eat(TokenKind::Semi);
                    return;
                }
                TokenKind::LSquare | TokenKind::LParen => {
                    self.skip_balanced();
                    continue;
                }
                TokenKind::RBrace | TokenKind::Eof => return,
                TokenKind::Semi => {
                    self.bump();
                    return;
                }
                _ => {}
            }
            self.bump();
        }
    }

    /// Expects `kind`; `message` is reported right behind the previous token, with the insertion. Consumes `typos`
    /// in place of the token.
    pub fn expect_after(&mut self, kind: TokenKind, typos: &[TokenKind], message: &str) -> bool {
        if self.eat(kind) {
            return true;
        }
        if typos.contains(&self.tok.kind) {
            if self.first_error_here() {
                let range = Range::token(self.tok.loc);
                self.error(self.tok.loc, message)
                    .replace(range, kind.spelling())
                    .emit();
            }
            self.bump();
            return true;
        }
        if self.first_error_here() {
            match self.after_previous() {
                Some(loc) => self.error(loc, message).insert(loc, kind.spelling()).emit(),
                None => self.error(self.tok.loc, message).emit(),
            }
        }
        false
    }

    /// Expects `;`, with Clang's message "expected ';' " + `context`.
    pub fn expect_semi(&mut self, context: &str) -> bool {
        if self.eat(TokenKind::Semi) {
            return true;
        }
        if matches!(self.tok.kind, TokenKind::RParen | TokenKind::RSquare)
            && self.peek().kind == TokenKind::Semi
        {
            if self.first_error_here() {
                self.error(
                    self.tok.loc,
                    format!("extraneous '{}' before ';'", self.tok.kind.spelling()),
                )
                .replace(Range::token(self.tok.loc), "")
                .emit();
            }
            self.bump();
            self.bump();
            return true;
        }
        self.expect_after(
            TokenKind::Semi,
            &[TokenKind::Colon, TokenKind::Comma],
            &format!("expected ';' {context}"),
        )
    }

    /// Expects `kind`: "expected X", right behind the previous token.
    pub fn expect(&mut self, kind: TokenKind) -> bool {
        self.eat(kind) || self.expect_after(kind, &[], &format!("expected '{}'", kind.spelling()))
    }

    /// "expected expression" at the current token.
    pub fn expected_expression(&mut self) -> ExprId {
        let loc = self.tok.loc;
        self.syntax_error(loc, "expected expression");
        self.error_expr()
    }

    /// How the token is spelled.
    pub fn spelling(&self, token: Token) -> String {
        if token.sym == Symbol::EMPTY {
            token.kind.spelling().to_owned()
        } else {
            self.names.get(token.sym).to_string()
        }
    }

    /// The typedef name or type keyword that is spelled most like `name`, if one is near enough.
    pub fn similar_type(&self, name: &str) -> Option<Similar> {
        // At least three characters typed for each one corrected.
        let limit = name.len() / 3;
        if limit == 0 {
            return None;
        }
        let mut best: Option<(usize, Similar)> = None;
        let mut consider = |text: &str, what: Similar| {
            let distance = edit_distance(name.as_bytes(), text.as_bytes(), limit);
            if distance <= limit && best.as_ref().is_none_or(|(d, _)| distance < *d) {
                best = Some((distance, what));
            }
        };
        for (text, kind) in TYPE_KEYWORDS {
            consider(text, Similar::Keyword(*kind));
        }
        for symbol in self.scopes.typedef_names() {
            self.names
                .with(symbol, |text| consider(text, Similar::Typedef(symbol)));
        }
        best.map(|(_, what)| what)
    }
}

impl Parser<'_> {
    /// Whether no declaration of the name was seen and it is no builtin function either.
    pub fn is_undeclared(&self, name: Symbol) -> bool {
        self.scopes.kind(name) == NameKind::Unknown
            && self.names.with(name, |text| {
                !text.starts_with("__builtin_")
                    && !text.starts_with("__sync_")
                    && !text.starts_with("__atomic_")
                    && !text.starts_with("__c11_atomic_")
                    && !LIBRARY.contains(&text)
            })
    }

    /// The statement keyword among `candidates` that the unknown name `name` is a misspelling of: reports it.
    pub fn misspelt_keyword(
        &mut self,
        name: Token,
        candidates: &[&'static str],
    ) -> Option<&'static str> {
        if !self.is_undeclared(name.sym) {
            return None;
        }
        let text = self.names.get(name.sym);
        let limit = text.len() / 3;
        let near = |c: &&&str| {
            let distance = edit_distance(text.as_bytes(), c.as_bytes(), limit);
            distance > 0 && distance <= limit
        };
        let keyword = *candidates.iter().find(near)?;
        if self.first_error_here() {
            self.error(
                name.loc,
                format!("use of undeclared identifier '{text}'; did you mean '{keyword}'?"),
            )
            .replace(Range::token(name.loc), keyword)
            .emit();
        }
        Some(keyword)
    }
}

/// A spelling suggestion for a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Similar {
    /// A keyword.
    Keyword(TokenKind),
    /// A typedef name.
    Typedef(Symbol),
}

/// Library functions that are known without a declaration; the ones that stand alone by mistake most often.
const LIBRARY: &[&str] = &[
    "abort", "abs", "calloc", "exit", "fprintf", "free", "malloc", "memcmp", "memcpy", "memmove",
    "memset", "printf", "puts", "realloc", "scanf", "snprintf", "sprintf", "strcat", "strchr",
    "strcmp", "strcpy", "strlen", "strncmp", "strncpy",
];

const TYPE_KEYWORDS: &[(&str, TokenKind)] = &[
    ("char", TokenKind::KwChar),
    ("const", TokenKind::KwConst),
    ("double", TokenKind::KwDouble),
    ("enum", TokenKind::KwEnum),
    ("extern", TokenKind::KwExtern),
    ("float", TokenKind::KwFloat),
    ("inline", TokenKind::KwInline),
    ("long", TokenKind::KwLong),
    ("register", TokenKind::KwRegister),
    ("short", TokenKind::KwShort),
    ("signed", TokenKind::KwSigned),
    ("static", TokenKind::KwStatic),
    ("struct", TokenKind::KwStruct),
    ("typedef", TokenKind::KwTypedef),
    ("typeof", TokenKind::KwTypeof),
    ("union", TokenKind::KwUnion),
    ("unsigned", TokenKind::KwUnsigned),
    ("void", TokenKind::KwVoid),
    ("volatile", TokenKind::KwVolatile),
    ("_Complex", TokenKind::KwUComplex),
    ("_Atomic", TokenKind::KwUAtomic),
    ("__int128", TokenKind::KwUuInt128),
];

/// Number of insertions, deletions, replacements and swaps of neighbours between the two, or `limit + 1` when it is
/// greater than `limit`.
fn edit_distance(a: &[u8], b: &[u8], limit: usize) -> usize {
    if a.len().abs_diff(b.len()) > limit {
        return limit + 1;
    }
    let mut before: Vec<usize> = Vec::new();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, &x) in a.iter().enumerate() {
        let mut next = Vec::with_capacity(row.len());
        next.push(i + 1);
        for (j, &y) in b.iter().enumerate() {
            let mut best = (row[j] + usize::from(x != y))
                .min(row[j + 1] + 1)
                .min(next[j] + 1);
            if i > 0 && j > 0 && x == b[j - 1] && a[i - 1] == y {
                best = best.min(before[j - 1] + 1);
            }
            next.push(best);
        }
        if next.iter().all(|&d| d > limit) {
            return limit + 1;
        }
        before = std::mem::replace(&mut row, next);
    }
    row[b.len()]
}

/// The position of an expression or statement that has a path of more than `limit` nodes below it.
pub(crate) fn too_deep(ast: &Ast, limit: u32) -> Option<Loc> {
    let mut depths: Vec<u32> = Vec::with_capacity(ast.exprs.len());
    for expr in &ast.exprs {
        let of = |e: ExprId| depths.get(e.index()).copied().unwrap_or(0);
        let below = match expr.kind {
            ExprKind::Paren(a)
            | ExprKind::Extension(a)
            | ExprKind::Unary(_, a)
            | ExprKind::Member { base: a, .. }
            | ExprKind::Cast(_, a)
            | ExprKind::CompoundLiteral(_, a)
            | ExprKind::TraitExpr(_, a)
            | ExprKind::VaArg(a, _)
            | ExprKind::ConvertVector(a, _)
            | ExprKind::BitCast(_, a) => of(a),
            ExprKind::Binary(_, a, b) | ExprKind::Index(a, b) => of(a).max(of(b)),
            ExprKind::Conditional(a, b, c) => of(a).max(b.map_or(0, of)).max(of(c)),
            ExprKind::Call(a, args) => {
                let args = ast.list(args).iter().map(|&e| of(e)).max().unwrap_or(0);
                of(a).max(args)
            }
            ExprKind::InitList(items) => ast
                .list(items)
                .iter()
                .map(|item| of(item.value))
                .max()
                .unwrap_or(0),
            _ => 0,
        };
        if below >= limit {
            return Some(expr.loc);
        }
        depths.push(below + 1);
    }
    let mut depths: Vec<u32> = Vec::with_capacity(ast.stmts.len());
    for stmt in &ast.stmts {
        let of = |s: StmtId| depths.get(s.index()).copied().unwrap_or(0);
        let below = match stmt.kind {
            StmtKind::Compound(items) => ast.list(items).iter().map(|&s| of(s)).max().unwrap_or(0),
            StmtKind::If(_, a, b) => of(a).max(b.map_or(0, of)),
            StmtKind::While(_, a)
            | StmtKind::Do(a, _)
            | StmtKind::For { body: a, .. }
            | StmtKind::Switch(_, a)
            | StmtKind::Case(_, _, a)
            | StmtKind::Default(a)
            | StmtKind::Label(_, _, a)
            | StmtKind::Attributed(_, a) => of(a),
            _ => 0,
        };
        if below >= limit {
            return Some(stmt.range.begin);
        }
        depths.push(below + 1);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::edit_distance;

    #[test]
    fn distance_counts_edits_up_to_the_limit() {
        assert_eq!(edit_distance(b"unsiged", b"unsigned", 3), 1);
        assert_eq!(edit_distance(b"same", b"same", 1), 0);
        assert_eq!(edit_distance(b"vodi", b"void", 1), 1);
        assert_eq!(edit_distance(b"abc", b"xyz", 1), 2);
    }
}
