//! The parser's state and its cursor over the tokens: looking ahead, consuming, brackets, lists, diagnostics.

use std::borrow::Cow;

use neverc_prep::{Token, TokenKind, TokenStream};
use neverc_source::{
    Diagnostics, Interner, LangOpts, Loc, Range, SourceMap, Symbol, Warning, diag::DiagBuilder,
    map::Entry,
};

use crate::ast::*;
use crate::expr::{Operator, Prefix};
use crate::scope::{NameKind, Scopes, TagKind};
use crate::sized_names::SizedNames;
use crate::stmt::PendingLabel;

/// Longest path from a node of an external declaration to a leaf; long operator chains may not go deeper, because
/// later stages recurse over the tree.
const MAX_TREE_DEPTH: u32 = 150_000;

/// Parses a translation unit. Reports into `diags`; the tree has error nodes where something was reported.
pub fn parse(stream: &TokenStream, lang: &LangOpts, names: &Interner, diags: &Diagnostics) -> Ast {
    parse_unit(stream, lang, names, diags, None)
}

/// As [`parse`]; with the map, a diagnostic "after the previous token" points behind the macro invocation that the
/// token came from.
pub fn parse_with_map(
    stream: &TokenStream,
    lang: &LangOpts,
    names: &Interner,
    diags: &Diagnostics,
    map: &SourceMap,
) -> Ast {
    parse_unit(stream, lang, names, diags, Some(map))
}

fn parse_unit(
    stream: &TokenStream,
    lang: &LangOpts,
    names: &Interner,
    diags: &Diagnostics,
    map: Option<&SourceMap>,
) -> Ast {
    let toks = match stream.tokens.last() {
        Some(last) if last.kind == TokenKind::Eof => Cow::Borrowed(&stream.tokens[..]),
        last => {
            let loc = last.map_or(Loc::NONE, |t| t.loc.offset(u32::from(t.len)));
            let mut owned = stream.tokens.clone();
            owned.push(Token {
                loc,
                sym: Symbol::EMPTY,
                len: 0,
                kind: TokenKind::Eof,
                flags: 0,
            });
            Cow::Owned(owned)
        }
    };
    let mut parser = Parser::new(&toks, lang, names, diags, map);
    parser.ast.pragmas = stream.pragmas.clone();
    parser.translation_unit();
    parser.ast
}

/// Names the parser must recognize by spelling.
pub(crate) struct Known {
    pub float32: Symbol,
    pub float64: Symbol,
    pub float128: Symbol,
    pub float32x: Symbol,
    pub float64x: Symbol,
    /// Attributes whose first argument is a name even when a typedef of that name exists.
    pub availability: Symbol,
    pub external_source_symbol: Symbol,
    pub scopes: [Symbol; 5],
    pub typed: [Symbol; 5],
    /// Words of disassemblers' prototypes.
    pub usercall: Symbol,
    pub userpurge: Symbol,
    pub spoils: Symbol,
    /// `@`
    pub at: Symbol,
    /// Words of theirs that say nothing here, and `__noreturn`.
    pub silent: [Symbol; 5],
    pub noreturn: Symbol,
    /// Type names of theirs.
    pub sized: SizedNames,
}

impl Known {
    fn new(names: &Interner) -> Known {
        let sym = |s| names.intern(s);
        Known {
            usercall: sym("__usercall"),
            userpurge: sym("__userpurge"),
            spoils: sym("__spoils"),
            at: sym("@"),
            silent: [
                "__hidden",
                "__return_ptr",
                "__struct_ptr",
                "__thiscall",
                "__pure",
            ]
            .map(sym),
            noreturn: sym("__noreturn"),
            sized: SizedNames::new(names),
            float32: sym("_Float32"),
            float64: sym("_Float64"),
            float128: sym("_Float128"),
            float32x: sym("_Float32x"),
            float64x: sym("_Float64x"),
            availability: sym("availability"),
            external_source_symbol: sym("external_source_symbol"),
            scopes: ["gnu", "clang", "neverc", "gsl", "msvc"].map(sym),
            typed: [
                "vec_type_hint",
                "type_tag_for_datatype",
                "preferred_type",
                "iboutletcollection",
                "preferred_name",
            ]
            .map(sym),
        }
    }
}

/// An open bracket.
#[derive(Clone, Copy)]
pub(crate) struct Open {
    pub loc: Loc,
    pub close: TokenKind,
}

/// The parser.
pub(crate) struct Parser<'a> {
    toks: &'a [Token],
    pos: usize,
    /// The current token.
    pub tok: Token,
    /// The token consumed last.
    pub prev: Token,
    /// `tok` is a made-up token; `toks[pos]` comes after it.
    replay: bool,
    pub lang: &'a LangOpts,
    pub names: &'a Interner,
    diags: &'a Diagnostics,
    map: Option<&'a SourceMap>,
    pub ast: Ast,
    /// Lists under construction; each list is the top of its stack.
    pub scratch: Pools,
    /// Pointers of the declarators under construction.
    pub pointers: Vec<Chunk>,
    pub prefixes: Vec<Prefix>,
    pub operators: Vec<Operator>,
    pub labels: Vec<(PendingLabel, Loc)>,
    /// `if`s of `else if` chains: position, condition, first branch.
    pub ifs: Vec<(Loc, ExprId, StmtId)>,
    /// Enclosing `switch` statements.
    pub switches: u32,
    pub scopes: Scopes,
    pub known: Known,
    /// Open parentheses, square brackets, braces, and other nesting.
    pub depth: [u32; 4],
    /// Inside `__extension__`.
    pub extension: u32,
    /// Position of the `else` that ended the last statement, for the dangling-else warning.
    pub trailing_else: Loc,
    /// Annotation tokens before this index have their nodes.
    pragmas_done: usize,
    /// Misleading indentation is to be reported.
    pub warn_indentation: bool,
    /// Recovery ran into the end of the file: what is missing there is no news.
    pub skipped_to_end: bool,
    /// Index of the token at which the last syntax error was reported.
    error_pos: usize,
    /// Register locations of the declarator under construction.
    pub prototype: crate::prototype::Prototype,
}

impl<'a> Parser<'a> {
    fn new(
        toks: &'a [Token],
        lang: &'a LangOpts,
        names: &'a Interner,
        diags: &'a Diagnostics,
        map: Option<&'a SourceMap>,
    ) -> Parser<'a> {
        let mut pos = 0;
        while is_annotation(toks[pos].kind) {
            pos += 1;
        }
        let mut ast = Ast::default();
        ast.exprs.reserve(toks.len() / 3);
        ast.stmts.reserve(toks.len() / 16);
        let mut scopes = Scopes::default();
        for name in [
            "__builtin_va_list",
            "__builtin_ms_va_list",
            "__int128_t",
            "__uint128_t",
        ] {
            let ident = Ident {
                name: names.intern(name),
                loc: Loc::NONE,
            };
            scopes.declare(ident, NameKind::Typedef);
        }
        Parser {
            toks,
            pos,
            tok: toks[pos],
            prev: toks[pos],
            replay: false,
            lang,
            names,
            diags,
            map,
            ast,
            scratch: Pools::default(),
            pointers: Vec::new(),
            prefixes: Vec::new(),
            operators: Vec::new(),
            labels: Vec::new(),
            ifs: Vec::new(),
            switches: 0,
            scopes,
            known: Known::new(names),
            depth: [0; 4],
            extension: 0,
            trailing_else: Loc::NONE,
            pragmas_done: 0,
            warn_indentation: map.is_some() && diags.enabled(Warning::MISLEADING_INDENTATION),
            skipped_to_end: false,
            error_pos: usize::MAX,
            prototype: Default::default(),
        }
    }

    /// translation-unit: external-declaration*
    fn translation_unit(&mut self) {
        let mut last_size = 0;
        loop {
            self.file_pragmas();
            if self.at(TokenKind::Eof) {
                break;
            }
            let before = self.pos;
            self.depth = [0; 4];
            let decl = self.external_declaration();
            self.ast.top.push(decl);
            if self.pos == before && !self.replay {
                self.bump();
            }
            if self.ast.exprs.len() + self.ast.stmts.len() - last_size > MAX_TREE_DEPTH as usize {
                self.check_tree_depth();
            }
            last_size = self.ast.exprs.len() + self.ast.stmts.len();
            if self.diags.must_stop() {
                self.stop();
            }
        }
        if self.ast.top.is_empty() {
            self.ext(
                Warning::EMPTY_TRANSLATION_UNIT,
                self.tok.loc,
                "ISO C requires a translation unit to contain at least one declaration",
            );
        }
    }

    fn file_pragmas(&mut self) {
        while let Some(index) = self.take_pragma() {
            let decl = self.push_decl(DeclKind::Pragma(index), Range::token(self.tok.loc));
            self.ast.top.push(decl);
        }
    }

    /// Children have lower numbers than their parents, so one pass finds the depth of all trees.
    fn check_tree_depth(&mut self) {
        if let Some(loc) = crate::recover::too_deep(&self.ast, MAX_TREE_DEPTH) {
            self.diags
                .fatal(
                    loc,
                    format!(
                        "nesting level of the syntax tree exceeded maximum of {MAX_TREE_DEPTH}"
                    ),
                )
                .emit();
            self.stop();
        }
    }

    // ---------------------------------------------------------------- cursor

    /// Whether the current token is of `kind`.
    #[inline]
    pub fn at(&self, kind: TokenKind) -> bool {
        self.tok.kind == kind
    }

    /// The index of the current token; a measure of progress.
    pub fn position(&self) -> (usize, bool) {
        (self.pos, self.replay)
    }

    /// Consumes the current token (but never the end of the file) and gives its position.
    #[inline]
    pub fn bump(&mut self) -> Loc {
        let loc = self.tok.loc;
        if self.replay {
            self.replay = false;
            self.tok = self.toks[self.pos];
            return loc;
        }
        if self.tok.kind != TokenKind::Eof {
            self.prev = self.tok;
            self.pos += 1;
            while is_annotation(self.toks[self.pos].kind) {
                self.pos += 1;
            }
            self.tok = self.toks[self.pos];
        }
        loc
    }

    /// Consumes the current token if it is of `kind`.
    #[inline]
    pub fn eat(&mut self, kind: TokenKind) -> bool {
        if self.tok.kind == kind {
            self.bump();
            true
        } else {
            false
        }
    }

    fn next_index(&self, mut index: usize) -> usize {
        if index + 1 < self.toks.len() {
            index += 1;
            while is_annotation(self.toks[index].kind) {
                index += 1;
            }
        }
        index
    }

    /// The token after the current one.
    #[inline]
    pub fn peek(&self) -> Token {
        if self.replay {
            return self.toks[self.pos];
        }
        self.toks[self.next_index(self.pos)]
    }

    /// The `n`-th token after the current one (`peek_at(1)` is [`Parser::peek`]).
    pub fn peek_at(&self, n: usize) -> Token {
        let mut index = self.pos;
        for _ in usize::from(self.replay)..n {
            index = self.next_index(index);
        }
        self.toks[index]
    }

    /// Behaves as if `kind` stood before the current token.
    pub fn pretend(&mut self, kind: TokenKind) {
        if !self.replay {
            self.replay = true;
            self.tok = Token {
                loc: self.tok.loc,
                sym: Symbol::EMPTY,
                len: 0,
                kind,
                flags: self.tok.flags,
            };
        }
    }

    /// Gives up: the rest of the file is skipped.
    pub fn stop(&mut self) {
        self.replay = false;
        self.pos = self.toks.len() - 1;
        self.pragmas_done = self.pos;
        self.tok = self.toks[self.pos];
    }

    /// The next pragma that stands before the current token and has no node yet.
    pub fn take_pragma(&mut self) -> Option<u32> {
        if self.pos == 0 || self.replay || !is_annotation(self.toks[self.pos - 1].kind) {
            return None;
        }
        let mut first = self.pos;
        while first > self.pragmas_done && is_annotation(self.toks[first - 1].kind) {
            first -= 1;
        }
        if first == self.pos {
            return None;
        }
        self.pragmas_done = first + 1;
        let index = self.toks[first].sym.0;
        ((index as usize) < self.ast.pragmas.len()).then_some(index)
    }

    // ---------------------------------------------------------------- brackets and nesting

    /// Consumes the opening bracket that is the current token.
    pub fn open(&mut self) -> Open {
        let (slot, close) = match self.tok.kind {
            TokenKind::LParen => (0, TokenKind::RParen),
            TokenKind::LSquare => (1, TokenKind::RSquare),
            _ => (2, TokenKind::RBrace),
        };
        if self.depth[slot] >= self.lang.bracket_depth {
            self.overflow();
        }
        self.depth[slot] += 1;
        let loc = self.bump();
        Open { loc, close }
    }

    fn overflow(&mut self) {
        self.diags
            .fatal(
                self.tok.loc,
                format!(
                    "bracket nesting level exceeded maximum of {}",
                    self.lang.bracket_depth
                ),
            )
            .note(
                self.tok.loc,
                "use -fbracket-depth=N to increase maximum nesting level",
            )
            .emit();
        self.stop();
    }

    /// Enters a nested construct that has no brackets of its own. `false`: too deep, the file is given up.
    pub fn enter(&mut self) -> bool {
        self.depth[3] += 1;
        if self.depth[3] > self.lang.bracket_depth {
            self.overflow();
            return false;
        }
        true
    }

    /// Leaves what [`Parser::enter`] entered.
    pub fn leave(&mut self) {
        self.depth[3] -= 1;
    }

    /// The nesting count of `open` ends without looking for its closing bracket.
    pub fn abandon(&mut self, open: Open) {
        let slot = match open.close {
            TokenKind::RParen => 0,
            TokenKind::RSquare => 1,
            _ => 2,
        };
        self.depth[slot] = self.depth[slot].saturating_sub(1);
    }

    /// Consumes the closing bracket of `open`, or reports that it is missing and skips to it if it is near.
    pub fn close(&mut self, open: Open) -> bool {
        let ok = if self.tok.kind == open.close {
            self.bump();
            true
        } else if self.at(TokenKind::Semi) && self.peek().kind == open.close {
            let loc = self.tok.loc;
            self.syntax_error(
                loc,
                format!("unexpected ';' before '{}'", open.close.spelling()),
            );
            self.bump();
            self.bump();
            true
        } else {
            self.missing_close(open);
            false
        };
        self.abandon(open);
        ok
    }

    fn missing_close(&mut self, open: Open) {
        let opening = match open.close {
            TokenKind::RParen => "(",
            TokenKind::RSquare => "[",
            _ => "{",
        };
        if self.error_pos != self.pos || (self.at(TokenKind::Eof) && !self.skipped_to_end) {
            self.error_pos = self.pos;
            self.diags
                .error(
                    self.tok.loc,
                    format!("expected '{}'", open.close.spelling()),
                )
                .note(open.loc, format!("to match this '{opening}'"))
                .emit();
        }
        // A brace most likely begins the body of what the missing parenthesis belongs to.
        let body = self.at(TokenKind::LBrace) && open.close == TokenKind::RParen;
        if !body
            && !matches!(
                self.tok.kind,
                TokenKind::RParen | TokenKind::RSquare | TokenKind::RBrace
            )
            && self.skip_until(&[open.close], true)
            && self.at(open.close)
        {
            self.bump();
        }
    }

    // ---------------------------------------------------------------- diagnostics

    /// An error at `loc` whatever was reported before.
    pub fn error(&self, loc: Loc, message: impl Into<String>) -> DiagBuilder<'a> {
        self.diags.error(loc, message)
    }

    /// A syntax error; silent when one was reported at the current token already.
    pub fn syntax_error(&mut self, loc: Loc, message: impl Into<String>) {
        if self.error_pos != self.pos {
            self.error_pos = self.pos;
            self.diags.error(loc, message).emit();
        }
    }

    /// Recovery ends at the end of the file: nothing more is to be reported there.
    pub fn silence_end(&mut self) {
        self.skipped_to_end = true;
        self.error_pos = self.pos;
    }

    /// Whether an error was reported at the current token; marks it as reported.
    pub fn first_error_here(&mut self) -> bool {
        let first = self.error_pos != self.pos;
        self.error_pos = self.pos;
        first
    }

    /// A warning.
    pub fn warn(&self, flag: Warning, loc: Loc, message: impl Into<String>) -> DiagBuilder<'a> {
        self.diags.warn(flag, loc, message)
    }

    /// What the position lies in, when the map is known.
    pub fn entry(&self, loc: Loc) -> Option<(Entry<'a>, u32)> {
        self.map?.entry(loc)
    }

    /// A warning that no option controls.
    pub fn warn_always(&self, loc: Loc, message: &str) -> DiagBuilder<'a> {
        self.diags.warn_always(loc, message)
    }

    /// A warning about an extension, silent under `__extension__`.
    pub fn ext(&self, flag: Warning, loc: Loc, message: &str) {
        if self.extension == 0 && self.diags.enabled(flag) {
            self.diags.warn(flag, loc, message).emit();
        }
    }

    /// A fatal error; parsing stops.
    pub fn fatal(&mut self, loc: Loc, message: impl Into<String>) {
        self.diags.fatal(loc, message).emit();
        self.stop();
    }

    /// A fatal error was reported, or too many errors.
    pub fn must_stop(&self) -> bool {
        self.diags.must_stop()
    }

    /// The position right behind the previous token; `None` when that is inside a macro expansion.
    pub fn after_previous(&self) -> Option<Loc> {
        let mut loc = self.prev.loc;
        let len = u32::from(self.prev.len);
        if self.prev.flags & neverc_prep::token::flag::FROM_MACRO == 0 {
            return Some(loc.offset(len));
        }
        let map = self.map?;
        let mut len = len;
        loop {
            match map.entry(loc)?.0 {
                Entry::File { .. } => return Some(loc.offset(len)),
                Entry::Expansion {
                    call_begin,
                    call_end,
                    ..
                } => {
                    // When the current token comes out of the same invocation, the end of the previous one is
                    // nothing to point to.
                    if expanded_from(map, self.tok.loc, call_begin, call_end) {
                        return None;
                    }
                    loc = call_end;
                    len = self.source_token_len(loc);
                }
            }
        }
    }

    /// Length of the identifier or single character at `loc` in its file.
    fn source_token_len(&self, loc: Loc) -> u32 {
        let Some(map) = self.map else { return 1 };
        let Some((Entry::File { text, .. }, offset)) = map.entry(loc) else {
            return 1;
        };
        let rest = text.get(offset as usize..).unwrap_or(&[]);
        let word = rest
            .iter()
            .take_while(|b| b.is_ascii_alphanumeric() || **b == b'_' || **b == b'$' || **b >= 128)
            .count();
        u32::try_from(word.max(1)).unwrap_or(1)
    }

    // ---------------------------------------------------------------- tree building

    /// Where a list under construction begins.
    #[inline]
    pub fn mark<T: Pooled>(&self) -> usize {
        T::pool(&self.scratch).len()
    }

    /// Appends to the list under construction.
    #[inline]
    pub fn add<T: Pooled>(&mut self, item: T) {
        T::pool_mut(&mut self.scratch).push(item);
    }

    /// Ends the list that began at `mark`.
    pub fn finish<T: Pooled>(&mut self, mark: usize) -> List<T> {
        let items = &T::pool(&self.scratch)[mark..];
        let list = self.ast.push_list(items);
        T::pool_mut(&mut self.scratch).truncate(mark);
        list
    }

    /// Makes an expression node.
    #[inline]
    pub fn push_expr(&mut self, kind: ExprKind, range: Range, loc: Loc) -> ExprId {
        let id = ExprId(self.ast.exprs.len() as u32);
        self.ast.exprs.push(Expr { kind, range, loc });
        id
    }

    /// An error expression at the current token.
    pub fn error_expr(&mut self) -> ExprId {
        let loc = self.tok.loc;
        self.push_expr(ExprKind::Error, Range::token(loc), loc)
    }

    /// Whether the expression stands for a syntax error.
    #[inline]
    pub fn is_error(&self, expr: ExprId) -> bool {
        matches!(self.ast.exprs[expr.index()].kind, ExprKind::Error)
    }

    /// Makes a statement node that ends with the token consumed last.
    pub fn push_stmt(&mut self, kind: StmtKind, begin: Loc) -> StmtId {
        let id = StmtId(self.ast.stmts.len() as u32);
        let range = Range::new(begin, self.prev.loc);
        self.ast.stmts.push(Stmt { kind, range });
        id
    }

    /// Makes a declaration node.
    pub fn push_decl(&mut self, kind: DeclKind, range: Range) -> DeclId {
        let id = DeclId(self.ast.decls.len() as u32);
        self.ast.decls.push(Decl { kind, range });
        id
    }

    /// The identifier that is the current token, consumed.
    pub fn bump_ident(&mut self) -> Ident {
        let ident = Ident {
            name: self.tok.sym,
            loc: self.tok.loc,
        };
        self.bump();
        ident
    }

    /// Declares a tag.
    pub fn declare_tag(&mut self, tag: Option<Ident>, kind: TagKind) {
        if let Some(tag) = tag {
            self.scopes.declare_tag(tag.name, kind);
        }
    }
}

/// Whether the position lies in what the invocation from `begin` to `end` expanded to.
fn expanded_from(map: &SourceMap, mut loc: Loc, begin: Loc, end: Loc) -> bool {
    while let Some((
        Entry::Expansion {
            call_begin,
            call_end,
            ..
        },
        _,
    )) = map.entry(loc)
    {
        if call_begin == begin && call_end == end {
            return true;
        }
        loc = call_begin;
    }
    false
}

/// Whether the token is a pragma.
#[inline]
pub(crate) fn is_annotation(kind: TokenKind) -> bool {
    kind >= TokenKind::AnnotTypename
}
