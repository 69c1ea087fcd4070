//! Directives: dispatch, conditionals and skipping, `#line`, `#error` and friends.

use std::rc::Rc;

use neverc_source::{Loc, Symbol, Warning};

use crate::lexer::LexCx;
use crate::macros::NameUse;
use crate::prep::{Cond, EventKind, Guard, Prep};
use crate::token::{Token, TokenKind as K};

/// Directive names; the position plus one is `Ident::directive`.
pub(crate) static NAMES: &[&str] = &[
    "if",
    "ifdef",
    "ifndef",
    "elif",
    "elifdef",
    "elifndef",
    "else",
    "endif",
    "include",
    "include_next",
    "import",
    "embed",
    "define",
    "undef",
    "line",
    "error",
    "warning",
    "pragma",
    "ident",
    "sccs",
    "assert",
    "unassert",
    "__include_macros",
];

/// Directives, numbered as [`NAMES`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dir {
    If,
    Ifdef,
    Ifndef,
    Elif,
    Elifdef,
    Elifndef,
    Else,
    Endif,
    Include,
    IncludeNext,
    Import,
    Embed,
    Define,
    Undef,
    Line,
    Error,
    Warning,
    Pragma,
    Ident,
    Sccs,
    Assert,
    Unassert,
    IncludeMacros,
}

pub(crate) static DIRS: &[Dir] = &[
    Dir::If,
    Dir::Ifdef,
    Dir::Ifndef,
    Dir::Elif,
    Dir::Elifdef,
    Dir::Elifndef,
    Dir::Else,
    Dir::Endif,
    Dir::Include,
    Dir::IncludeNext,
    Dir::Import,
    Dir::Embed,
    Dir::Define,
    Dir::Undef,
    Dir::Line,
    Dir::Error,
    Dir::Warning,
    Dir::Pragma,
    Dir::Ident,
    Dir::Sccs,
    Dir::Assert,
    Dir::Unassert,
    Dir::IncludeMacros,
];

impl Prep<'_> {
    /// The next raw token of the current file (inside a directive).
    pub(crate) fn lex(&mut self) -> Token {
        match self.files.last_mut() {
            Some(file) => {
                if !file.lexer.in_directive {
                    // The directive has ended; stay at its end.
                    return Token {
                        loc: file.lexer.loc(file.lexer.pos),
                        sym: Symbol::EMPTY,
                        len: 0,
                        kind: K::Eod,
                        flags: 0,
                    };
                }
                loop {
                    let t = file.lexer.next(&self.cx);
                    if t.kind != K::Comment || self.options.comments_in_macros {
                        return t;
                    }
                }
            }
            None => Token {
                loc: Loc::NONE,
                sym: Symbol::EMPTY,
                len: 0,
                kind: K::Eod,
                flags: 0,
            },
        }
    }

    /// Skips to the end of the directive.
    pub(crate) fn finish_line(&mut self) {
        if let Some(file) = self.files.last_mut() {
            let quiet = LexCx {
                quiet: true,
                ..self.cx
            };
            file.lexer.header_name = false;
            while file.lexer.in_directive {
                file.lexer.next(&quiet);
            }
        }
    }

    /// Reports tokens after a complete directive.
    pub(crate) fn expect_eod(&mut self, name: &str) {
        let mut t = self.lex();
        while t.kind == K::Comment {
            t = self.lex();
        }
        if t.kind != K::Eod {
            self.cx
                .diags
                .warn(
                    Warning::EXTRA_TOKENS,
                    t.loc,
                    format!("extra tokens at end of #{name} directive"),
                )
                .insert(t.loc, "//")
                .emit();
            self.finish_line();
        }
    }

    /// All tokens up to the end of the directive. What follows `__has_include(` and its relatives may be
    /// a header name.
    pub(crate) fn line_tokens(&mut self) -> Vec<Token> {
        let mut list = self.take_list();
        let mut before = Symbol::EMPTY;
        loop {
            let t = self.lex();
            if t.kind == K::Eod {
                self.line_end = t.loc;
                return list;
            }
            let known = &self.known;
            let names_header = t.kind == K::LParen
                && (before == known.has_include
                    || before == known.has_include_next
                    || before == known.has_embed);
            if let Some(file) = self.files.last_mut() {
                file.lexer.header_name = names_header;
            }
            before = t.sym;
            list.push(t);
        }
    }

    /// Carries out the directive that opens with `hash`. A token comes back when it is none (assembly).
    pub(crate) fn directive(&mut self, hash: Token) -> Option<Token> {
        // Past the error limit nothing is shown any more, and files that include themselves would go on for ever.
        if self.cx.diags.must_stop() {
            self.stopped = true;
            return None;
        }
        let file = self.files.last_mut()?;
        let saved = (file.lexer.pos, file.guard);
        file.lexer.in_directive = true;
        let name = self.lex();
        let number = match name.kind {
            K::Identifier => self.ident(name.sym).directive,
            _ => 0,
        };
        let dir = (number != 0).then(|| DIRS[usize::from(number) - 1]);
        // A guard directive comes first and wraps everything.
        if let Some(file) = self.files.last_mut() {
            let opens = matches!(dir, Some(Dir::If | Dir::Ifndef));
            match file.guard {
                Guard::Start if opens => {}
                Guard::Start if name.kind == K::Eod => {}
                Guard::Inside(_) => {}
                Guard::After(_) if name.kind == K::Eod => {}
                _ => file.guard = Guard::No,
            }
        }
        if name.kind == K::Eod {
            return None;
        }
        if self.in_args > 0 {
            let forbidden = matches!(
                dir,
                Some(
                    Dir::Include
                        | Dir::IncludeNext
                        | Dir::Import
                        | Dir::Embed
                        | Dir::Pragma
                        | Dir::IncludeMacros
                )
            );
            if forbidden {
                let text = self.cx.names.get(name.sym);
                self.cx
                    .diags
                    .error(
                        hash.loc,
                        format!(
                            "embedding a #{text} directive within macro arguments is not supported"
                        ),
                    )
                    .emit();
                self.finish_line();
                return None;
            }
            if dir.is_some() {
                self.cx
                    .diags
                    .warn(
                        Warning::EMBEDDED_DIRECTIVE,
                        hash.loc,
                        "embedding a directive within macro arguments has undefined behavior",
                    )
                    .emit();
            }
        }
        if self.options.preprocessed
            && !matches!(dir, None | Some(Dir::Pragma | Dir::Line | Dir::Ident))
        {
            self.finish_line();
            return None;
        }
        // Arguments being collected must not end at what a directive reads.
        let in_args = std::mem::take(&mut self.in_args);
        let pending = std::mem::take(&mut self.pending);
        let mut back = None;
        match dir {
            Some(Dir::If) => self.do_if(name),
            Some(Dir::Ifdef) => self.do_ifdef(name, false),
            Some(Dir::Ifndef) => self.do_ifdef(name, true),
            Some(Dir::Elif | Dir::Elifdef | Dir::Elifndef) => self.do_elif(name),
            Some(Dir::Else) => self.do_else(name),
            Some(Dir::Endif) => self.do_endif(name),
            Some(Dir::Include) => self.do_include(hash, name, false, false),
            Some(Dir::IncludeNext) => self.do_include(hash, name, true, false),
            Some(Dir::Import) => self.do_include(hash, name, false, true),
            Some(Dir::IncludeMacros) => self.do_include_macros(hash, name),
            Some(Dir::Embed) => self.do_embed(hash),
            Some(Dir::Define) => self.define(),
            Some(Dir::Undef) => self.undef(),
            Some(Dir::Line) => self.do_line(hash),
            Some(Dir::Error) => self.do_message(name, true),
            Some(Dir::Warning) => self.do_message(name, false),
            Some(Dir::Pragma) => self.do_pragma(hash),
            Some(Dir::Ident | Dir::Sccs) => self.do_ident(hash, name),
            Some(Dir::Assert | Dir::Unassert) => {
                self.cx
                    .diags
                    .error(
                        name.loc,
                        format!("#{} is not supported", self.cx.names.get(name.sym)),
                    )
                    .emit();
                self.finish_line();
            }
            None if name.kind == K::NumericConstant && !self.cx.lang.asm_preprocessor => {
                self.line_marker(hash, name);
            }
            None if self.cx.lang.asm_preprocessor => {
                // A comment of the assembler.
                if let Some(file) = self.files.last_mut() {
                    file.lexer.pos = saved.0;
                    file.lexer.in_directive = false;
                    file.guard = saved.1.after_token();
                }
                back = Some(hash);
            }
            None => {
                self.cx
                    .diags
                    .error(name.loc, "invalid preprocessing directive")
                    .emit();
                self.finish_line();
            }
        }
        self.in_args = in_args;
        self.pending |= pending;
        back
    }

    fn push_cond(&mut self, loc: Loc, taken: bool) {
        if let Some(file) = self.files.last_mut() {
            file.conds.push(Cond {
                loc,
                taken,
                has_else: None,
            });
        }
    }

    fn do_if(&mut self, name: Token) {
        let start = self.files.last().map(|f| f.guard) == Some(Guard::Start);
        let tokens = self.line_tokens();
        let guard = if start {
            negated_defined(&tokens, self.known.defined)
        } else {
            None
        };
        if start {
            self.set_guard(guard);
        }
        let value = self.condition(tokens, name);
        self.branch(name, value);
    }

    fn set_guard(&mut self, guard: Option<Symbol>) {
        if let Some(file) = self.files.last_mut() {
            file.guard = match guard {
                Some(s) if file.conds.is_empty() => Guard::Inside(s),
                _ => Guard::No,
            };
        }
    }

    fn branch(&mut self, name: Token, value: bool) {
        if let Some(o) = self.observer.as_deref_mut() {
            o.condition(name.loc, value);
        }
        self.push_cond(name.loc, value);
        if !value {
            self.skip(name.loc);
        }
    }

    fn do_ifdef(&mut self, name: Token, negate: bool) {
        let start = self.files.last().map(|f| f.guard) == Some(Guard::Start);
        let Some(t) = self.macro_name(NameUse::Test) else {
            self.finish_line();
            if start {
                self.set_guard(None);
            }
            // As Clang: a broken condition excludes its block.
            self.push_cond(name.loc, false);
            self.skip(name.loc);
            return;
        };
        let text = if negate { "ifndef" } else { "ifdef" };
        self.expect_eod(text);
        if start {
            self.set_guard(negate.then_some(t.sym));
        }
        let defined = self.is_defined(t.sym);
        self.branch(name, defined != negate);
    }

    pub(crate) fn is_defined(&mut self, sym: Symbol) -> bool {
        let id = self.ident(sym).macro_id;
        if id != 0 {
            self.macros[id as usize].used.set(true);
        }
        id != 0
    }

    /// `#elif` after a branch that was read: the rest is skipped without evaluating.
    fn do_elif(&mut self, name: Token) {
        let text = self.cx.names.get(name.sym);
        self.finish_line();
        let Some(file) = self.files.last_mut() else {
            return;
        };
        // The guard must be a single block.
        if file.conds.len() == 1 {
            file.guard = Guard::No;
        }
        match file.conds.last_mut() {
            None => {
                self.cx
                    .diags
                    .error(name.loc, format!("#{text} without #if"))
                    .emit();
                return;
            }
            Some(cond) => {
                if cond.has_else.is_some() {
                    self.cx
                        .diags
                        .error(name.loc, format!("#{text} after #else"))
                        .emit();
                }
                cond.taken = true;
            }
        }
        self.skip(name.loc);
    }

    fn do_else(&mut self, name: Token) {
        self.expect_eod("else");
        let Some(file) = self.files.last_mut() else {
            return;
        };
        if file.conds.len() == 1 {
            file.guard = Guard::No;
        }
        match file.conds.last_mut() {
            None => {
                self.cx.diags.error(name.loc, "#else without #if").emit();
                return;
            }
            Some(cond) => {
                if cond.has_else.is_some() {
                    self.cx.diags.error(name.loc, "#else after #else").emit();
                }
                cond.has_else = Some(name.loc);
                cond.taken = true;
            }
        }
        self.skip(name.loc);
    }

    pub(crate) fn do_endif(&mut self, name: Token) {
        self.expect_eod("endif");
        let Some(file) = self.files.last_mut() else {
            return;
        };
        if file.conds.pop().is_none() {
            self.cx.diags.error(name.loc, "#endif without #if").emit();
            return;
        }
        if file.conds.is_empty()
            && let Guard::Inside(s) = file.guard
        {
            file.guard = Guard::After(s);
        }
    }

    /// `#error` and `#warning` (C23 6.10.7).
    fn do_message(&mut self, name: Token, error: bool) {
        let text = self.rest_of_line();
        if error {
            self.cx.diags.error(name.loc, text).emit();
        } else {
            self.cx.diags.warn(Warning::CPP, name.loc, text).emit();
        }
        self.finish_line();
    }

    pub(crate) fn rest_of_line(&mut self) -> String {
        match self.files.last_mut() {
            Some(file) => {
                let bytes = file.lexer.rest_of_line(&self.cx);
                String::from_utf8_lossy(&bytes).into_owned()
            }
            None => String::new(),
        }
    }

    fn do_ident(&mut self, hash: Token, name: Token) {
        let t = self.lex();
        if !t.kind.is_string() {
            self.cx
                .diags
                .error(name.loc, "invalid #ident directive")
                .emit();
            self.finish_line();
            return;
        }
        self.expect_eod("ident");
        if self.options.events {
            let text = self.cx.names.get(t.sym).to_string();
            self.event(EventKind::Ident(hash.loc, text));
        }
    }

    /// `# line digits "file"` (C23 6.10.6).
    fn do_line(&mut self, hash: Token) {
        let list = self.line_tokens();
        let list = self.expand_list(list);
        let diags = self.cx.diags;
        let Some(first) = list.first().copied() else {
            diags
                .error(
                    hash.loc,
                    "#line directive requires a positive integer argument",
                )
                .emit();
            return;
        };
        let Some(line) = self.line_number(first, "#line directive") else {
            return;
        };
        let mut file = None;
        if let Some(&t) = list.get(1) {
            if t.kind != K::StringLiteral {
                diags
                    .error(t.loc, "invalid filename for #line directive")
                    .emit();
                return;
            }
            file = self.file_name_of(t);
            if let Some(extra) = list.get(2) {
                diags
                    .warn(
                        Warning::EXTRA_TOKENS,
                        extra.loc,
                        "extra tokens at end of #line directive",
                    )
                    .emit();
            }
        }
        self.map.mark_line(hash.loc, line, file, None);
        if self.options.events {
            let loc = self
                .files
                .last()
                .map_or(hash.loc, |f| f.lexer.loc(f.lexer.pos));
            self.event(EventKind::Line(loc));
        }
    }

    fn line_number(&mut self, t: Token, what: &str) -> Option<u32> {
        let text = self.cx.names.get(t.sym);
        let digits: String = text.chars().filter(|&c| c != '\'').collect();
        if t.kind != K::NumericConstant || digits.starts_with("0x") || digits.starts_with("0X") {
            self.cx
                .diags
                .error(
                    t.loc,
                    format!("{what} requires a positive integer argument"),
                )
                .emit();
            return None;
        }
        if !digits.bytes().all(|b| b.is_ascii_digit()) {
            self.cx
                .diags
                .error(t.loc, format!("{what} requires a simple digit sequence"))
                .emit();
            return None;
        }
        Some(digits.bytes().fold(0u32, |n, b| {
            n.wrapping_mul(10).wrapping_add(u32::from(b - b'0'))
        }))
    }

    fn file_name_of(&self, t: Token) -> Option<Rc<str>> {
        let text = self.cx.names.get(t.sym);
        Some(Rc::from(unescape(text.trim_matches('"'))))
    }

    /// A GNU line marker `# 12 "file" flags`.
    fn line_marker(&mut self, hash: Token, number: Token) {
        let list = self.line_tokens();
        let diags = self.cx.diags;
        let Some(line) = self.line_number(number, "line marker directive") else {
            return;
        };
        let mut file = None;
        let mut system = None;
        if let Some(&t) = list.first() {
            if t.kind != K::StringLiteral {
                diags
                    .error(t.loc, "invalid filename for line marker directive")
                    .emit();
                return;
            }
            file = self.file_name_of(t);
            system = Some(false);
            for flag_token in &list[1..] {
                let text = self.cx.names.get(flag_token.sym);
                match &*text {
                    "1" | "2" | "4" => {}
                    "3" => system = Some(true),
                    _ => {
                        diags
                            .error(flag_token.loc, "invalid flag line marker directive")
                            .emit();
                        return;
                    }
                }
            }
        }
        self.map.mark_line(hash.loc, line, file, system);
        if self.options.events {
            let loc = self
                .files
                .last()
                .map_or(hash.loc, |f| f.lexer.loc(f.lexer.pos));
            self.event(EventKind::Line(loc));
        }
    }

    /// The end of the current file. True when reading goes on with the including file.
    pub(crate) fn leave_file(&mut self, end: Token) -> bool {
        let Some(file) = self.files.last_mut() else {
            return false;
        };
        for cond in std::mem::take(&mut file.conds) {
            self.cx
                .diags
                .error(cond.loc, "unterminated conditional directive")
                .emit();
        }
        if let (Guard::After(s), Some(id)) = (file.guard, file.id) {
            self.records.entry(id).or_default().guard = Some(s);
        }
        let text = &file.lexer.text;
        if !matches!(text.last(), None | Some(b'\n' | b'\r')) {
            self.cx
                .diags
                .warn(Warning::NEWLINE_EOF, end.loc, "no newline at end of file")
                .insert(end.loc, "\n")
                .emit();
        }
        if file.barrier || self.files.len() <= 1 {
            return false;
        }
        self.files.pop();
        let at = self
            .files
            .last()
            .map_or(Loc::NONE, |f| f.lexer.loc(f.lexer.pos));
        if self.options.events {
            self.event(EventKind::Leave(at));
        }
        if let Some(o) = self.observer.as_deref_mut() {
            o.file_left(at);
        }
        true
    }
}

/// `X` of `!defined X` and `!defined(X)`.
fn negated_defined(tokens: &[Token], defined: Symbol) -> Option<Symbol> {
    let kinds: Vec<K> = tokens.iter().take(6).map(|t| t.kind).collect();
    match kinds[..] {
        [K::Exclaim, K::Identifier, K::Identifier] if tokens[1].sym == defined => {
            Some(tokens[2].sym)
        }
        [
            K::Exclaim,
            K::Identifier,
            K::LParen,
            K::Identifier,
            K::RParen,
        ] if tokens[1].sym == defined => Some(tokens[3].sym),
        _ => None,
    }
}

/// A file name in a line marker: backslash escapes of C reduced to the characters.
pub(crate) fn unescape(text: &str) -> String {
    if !text.contains('\\') {
        return text.to_string();
    }
    let mut out = String::new();
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        if c != '\\' {
            out.push(c);
            continue;
        }
        match chars.next() {
            Some(d) if d.is_digit(8) => {
                let mut value = d.to_digit(8).unwrap_or(0);
                for _ in 0..2 {
                    match chars.peek().and_then(|d| d.to_digit(8)) {
                        Some(v) => {
                            value = value * 8 + v;
                            chars.next();
                        }
                        None => break,
                    }
                }
                out.extend(char::from_u32(value));
            }
            Some('n') => out.push('\n'),
            Some('t') => out.push('\t'),
            Some(d) => out.push(d),
            None => {}
        }
    }
    out
}
