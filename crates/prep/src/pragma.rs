//! Pragmas: `#pragma`, `_Pragma`, and what each means.

use std::rc::Rc;

use neverc_source::{Loc, PragmaChange, PragmaLevel, Symbol, Warning};

use crate::lexer::Lexer;
use crate::observer::PragmaAction;
use crate::prep::{EventKind, POISONED, Prep};
use crate::token::{LoopHint, Pragma, Token, TokenKind as K, flag};

/// Tokens of a pragma, read one by one.
struct Reader<'t> {
    tokens: &'t [Token],
    pos: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<Token> {
        self.tokens.get(self.pos).copied()
    }

    fn next(&mut self) -> Option<Token> {
        let t = self.peek()?;
        self.pos += 1;
        Some(t)
    }

    fn eat(&mut self, kind: K) -> bool {
        let yes = self.peek().is_some_and(|t| t.kind == kind);
        self.pos += usize::from(yes);
        yes
    }
}

impl Prep<'_> {
    /// `# pragma` (C23 6.10.8).
    pub(crate) fn do_pragma(&mut self, hash: Token) {
        let tokens = self.line_tokens();
        self.pragma(hash.loc, &tokens);
        self.give_back(tokens);
    }

    /// `_Pragma ( string-literal )`. False: malformed, the name is an ordinary token then.
    pub(crate) fn pragma_operator(&mut self, name: Token) -> bool {
        if !self.next_is_lparen() {
            self.cx
                .diags
                .error(name.loc, "_Pragma takes a parenthesized string literal")
                .emit();
            return true;
        }
        self.in_args += 1;
        self.raw();
        let string = self.raw();
        let close = if string.kind == K::Eof || string.kind == K::RParen {
            string
        } else {
            self.raw()
        };
        self.in_args -= 1;
        if !string.kind.is_string() || close.kind != K::RParen {
            self.cx
                .diags
                .error(name.loc, "_Pragma takes a parenthesized string literal")
                .emit();
            return true;
        }
        let text = self.cx.names.get(string.sym);
        let open = text.find('"').map_or(0, |i| i + 1);
        let inner = text.get(open..text.len() - 1).unwrap_or_default();
        let mut plain = String::with_capacity(inner.len());
        let mut chars = inner.chars().peekable();
        while let Some(c) = chars.next() {
            if c == '\\' && matches!(chars.peek(), Some('"' | '\\')) {
                plain.extend(chars.next());
            } else if c == '\n' {
                plain.push(' ');
            } else {
                plain.push(c);
            }
        }
        let mut bytes = Vec::new();
        neverc_source::symbol::push_source_bytes(&plain, &mut bytes);
        let mut lexer = Lexer::new(Rc::from(bytes), Loc(1));
        lexer.in_directive = true;
        lexer.line_start = false;
        let mut tokens = self.take_list();
        loop {
            let mut t = lexer.next(&self.cx);
            if t.kind == K::Eod || t.kind == K::Eof {
                break;
            }
            t.loc = name.loc;
            tokens.push(t);
        }
        self.pending |= name.flags & (flag::START_OF_LINE | flag::LEADING_SPACE);
        self.pragma(name.loc, &tokens);
        self.give_back(tokens);
        true
    }

    /// Carries out the pragma made of `tokens`.
    pub(crate) fn pragma(&mut self, loc: Loc, tokens: &[Token]) {
        if let Some(o) = self.observer.as_deref_mut()
            && o.pragma(loc, tokens) == PragmaAction::Handled
        {
            return;
        }
        let Some(first) = tokens.first().copied() else {
            return;
        };
        let name = self.cx.names.get(first.sym);
        if self.options.events {
            self.pragma_event(loc, tokens, &name);
        }
        let mut r = Reader {
            tokens: &tokens[1..],
            pos: 0,
        };
        match &*name {
            "once" => self.pragma_once(first.loc),
            "push_macro" => self.push_macro(&mut r, first),
            "pop_macro" => self.pop_macro(&mut r, first),
            "message" => self.pragma_message(&mut r, first, Warning::PRAGMA_MESSAGES, false),
            "GCC" | "clang" => self.namespaced(&mut r, first, loc, &name),
            "STDC" => self.stdc(&mut r, first, loc),
            "poison" if self.cx.lang.gnu => self.poison(&mut r),
            "mark" | "region" | "endregion" | "comment" | "ident" | "omp" | "warning"
            | "intrinsic" | "optimize" | "detect_mismatch" | "function" => {}
            _ if self.options.events => {}
            "pack" => self.pack(&mut r, loc),
            "weak" => self.weak(&mut r, loc),
            "aux" => self.aux(&mut r, first.loc, loc),
            "redefine_extname" => self.redefine_extname(&mut r, loc),
            "unused" => self.unused(&mut r, loc),
            "unroll" | "nounroll" => self.unroll(&mut r, loc, &name),
            "ms_struct" | "options" | "align" | "scalar_storage_order" => {}
            _ => self.unknown_pragma(first.loc),
        }
    }

    fn pragma_event(&mut self, loc: Loc, tokens: &[Token], name: &str) {
        // What concerned the preprocessor alone is over once its text is printed.
        let second = tokens
            .get(1)
            .map(|t| self.cx.names.get(t.sym))
            .filter(|_| matches!(name, "GCC" | "clang"));
        let over = matches!(
            name,
            "once" | "poison" | "push_macro" | "pop_macro" | "region" | "endregion" | "mark"
        ) || matches!(
            second.as_deref(),
            Some("poison" | "system_header" | "dependency")
        );
        if over {
            return;
        }
        let mut text = String::new();
        for (i, t) in tokens.iter().enumerate() {
            if i > 0 && t.flags & (flag::LEADING_SPACE | flag::START_OF_LINE) != 0 {
                text.push(' ');
            }
            self.spell(t, &mut text);
        }
        self.event(EventKind::Pragma(loc, text));
    }

    fn unknown_pragma(&mut self, loc: Loc) {
        self.cx
            .diags
            .warn(Warning::UNKNOWN_PRAGMAS, loc, "unknown pragma ignored")
            .emit();
    }

    fn ignored(&mut self, loc: Loc, message: impl Into<String>) {
        self.cx
            .diags
            .warn(Warning::IGNORED_PRAGMAS, loc, message)
            .emit();
    }

    fn text_of(&self, t: Token) -> Rc<str> {
        self.cx.names.get(t.sym)
    }

    fn namespaced(&mut self, r: &mut Reader<'_>, first: Token, loc: Loc, space: &str) {
        let Some(t) = r.next() else {
            self.unknown_pragma(first.loc);
            return;
        };
        let name = self.text_of(t);
        match &*name {
            "diagnostic" => self.diagnostic(r, t, space),
            "system_header" => {
                if self.files.len() <= 1 {
                    self.cx
                        .diags
                        .warn(
                            Warning::PRAGMA_SYSTEM_HEADER_OUTSIDE_HEADER,
                            t.loc,
                            "#pragma system_header ignored in main file",
                        )
                        .emit();
                } else {
                    self.map.mark_system(loc);
                    if let Some(file) = self.files.last_mut() {
                        file.system = true;
                    }
                    if self.options.events {
                        self.event(EventKind::Line(self.here()));
                    }
                }
            }
            "poison" => self.poison(r),
            "warning" => self.pragma_message(r, t, Warning::PRAGMA_MESSAGES, false),
            "error" => self.pragma_message(r, t, Warning::CPP, true),
            "dependency"
            | "pch_preprocess"
            | "module"
            | "arc_cf_code_audited"
            | "assume_nonnull"
            | "deprecated"
            | "restrict_expansion"
            | "final"
            | "__debug"
            | "attribute"
            | "section"
            | "debug"
            | "unsafe_buffer_usage"
            | "max_tokens_here"
            | "max_tokens_total"
            | "include_alias" => {}
            _ if self.options.events => {}
            "visibility" => self.visibility(r, t, loc),
            "unroll" if space == "GCC" => self.unroll(r, loc, "unroll"),
            "ivdep" if space == "GCC" => {
                self.annotate(
                    K::AnnotPragmaMsPragma,
                    Pragma::Loop(LoopHint::VectorizeEnable(true)),
                    loc,
                );
            }
            "novector" if space == "GCC" => {
                self.annotate(
                    K::AnnotPragmaMsPragma,
                    Pragma::Loop(LoopHint::VectorizeEnable(false)),
                    loc,
                );
            }
            "loop" if space == "clang" => self.clang_loop(r, loc),
            "fp" if space == "clang" => self.clang_fp(r, loc),
            "optimize" | "target" | "push_options" | "pop_options" | "reset_options" => {
                let mut text = String::new();
                for (i, t) in r.tokens.iter().enumerate() {
                    if i > 0 {
                        text.push(' ');
                    }
                    self.spell(t, &mut text);
                }
                if space == "clang" {
                    text.insert_str(0, "clang ");
                }
                let sym = self.cx.names.intern(text.trim_end());
                self.annotate(K::AnnotPragmaMsPragma, Pragma::GccOptions(sym), loc);
            }
            _ => self.unknown_pragma(t.loc),
        }
    }

    /// `GCC diagnostic push|pop|ignored "-W…"|warning|error|fatal`.
    fn diagnostic(&mut self, r: &mut Reader<'_>, at: Token, space: &str) {
        let _ = space;
        let bad =
            "pragma diagnostic expected 'error', 'warning', 'ignored', 'fatal', 'push', or 'pop'";
        let Some(t) = r.next() else {
            self.cx
                .diags
                .warn(Warning::UNKNOWN_PRAGMAS, at.loc, bad)
                .emit();
            return;
        };
        let name = self.text_of(t);
        let level = match &*name {
            "push" => {
                self.cx.diags.pragma(t.loc, &PragmaChange::Push, self.map);
                return;
            }
            "pop" => {
                if !self.cx.diags.pragma(t.loc, &PragmaChange::Pop, self.map) {
                    self.cx
                        .diags
                        .warn(
                            Warning::UNKNOWN_PRAGMAS,
                            t.loc,
                            "pragma diagnostic pop could not pop, no matching push",
                        )
                        .emit();
                }
                return;
            }
            "ignored" => PragmaLevel::Ignored,
            "warning" => PragmaLevel::Warning,
            "error" | "fatal" => PragmaLevel::Error,
            _ => {
                self.cx
                    .diags
                    .warn(Warning::UNKNOWN_PRAGMAS, t.loc, bad)
                    .emit();
                return;
            }
        };
        let Some(s) = r.next().filter(|s| s.kind == K::StringLiteral) else {
            self.cx
                .diags
                .warn(
                    Warning::UNKNOWN_PRAGMAS,
                    t.loc,
                    "expected string literal in pragma diagnostic",
                )
                .emit();
            return;
        };
        let mut flag = self.text_of(s).trim_matches('"').to_string();
        while let Some(more) = r.next().filter(|s| s.kind == K::StringLiteral) {
            flag.push_str(self.text_of(more).trim_matches('"'));
        }
        let change = PragmaChange::Set(level, flag.clone());
        if !flag.starts_with("-W") {
            self.cx
                .diags
                .warn(
                    Warning::UNKNOWN_PRAGMAS,
                    s.loc,
                    "pragma diagnostic expected option name (e.g. \"-Wundef\")",
                )
                .emit();
        } else if !self.cx.diags.pragma(s.loc, &change, self.map) {
            self.cx
                .diags
                .warn(
                    Warning::WARN_UNKNOWN_OPTION,
                    s.loc,
                    format!("unknown warning group '{flag}', ignored"),
                )
                .emit();
        }
    }

    fn poison(&mut self, r: &mut Reader<'_>) {
        while let Some(t) = r.next() {
            if t.kind != K::Identifier {
                self.cx
                    .diags
                    .error(t.loc, "can only poison identifier tokens")
                    .emit();
                return;
            }
            let info = self.ident(t.sym);
            if info.special & POISONED != 0 {
                continue;
            }
            if info.macro_id != 0 {
                self.cx
                    .diags
                    .warn(Warning::PEDANTIC, t.loc, "poisoning existing macro")
                    .emit();
            }
            self.ident_mut(t.sym).special |= POISONED;
        }
    }

    /// `message("text")`, `GCC warning "text"`, `GCC error "text"`.
    fn pragma_message(&mut self, r: &mut Reader<'_>, at: Token, warning: Warning, error: bool) {
        let mut list = self.take_list();
        list.extend_from_slice(&r.tokens[r.pos..]);
        let list = self.expand_list(list);
        let mut text = String::new();
        let mut any = false;
        for t in &list {
            match t.kind {
                K::StringLiteral => {
                    any = true;
                    let s = self.text_of(*t);
                    let mut units = Vec::new();
                    crate::text::string_literal(
                        &s,
                        t.loc,
                        crate::text::Encoding::Narrow,
                        self.cx.diags,
                        &mut units,
                    );
                    let bytes: Vec<u8> = units.iter().map(|&u| u as u8).collect();
                    text.push_str(&String::from_utf8_lossy(&bytes));
                }
                K::LParen | K::RParen => {}
                _ => {
                    any = false;
                    break;
                }
            }
        }
        if !any {
            let what = self.text_of(at);
            self.cx
                .diags
                .error(
                    at.loc,
                    format!("pragma {what} requires parenthesized string"),
                )
                .emit();
        } else if error {
            self.cx.diags.error(at.loc, text).emit();
        } else {
            self.cx.diags.warn(warning, at.loc, text).emit();
        }
    }

    fn macro_of_pragma(&mut self, r: &mut Reader<'_>, at: Token) -> Option<Symbol> {
        let open = r.eat(K::LParen);
        let s = r.next();
        let close = r.eat(K::RParen);
        match s {
            Some(s) if open && close && s.kind == K::StringLiteral => {
                let text = self.text_of(s);
                Some(self.cx.names.intern(text.trim_matches('"')))
            }
            _ => {
                let name = self.text_of(at);
                self.cx
                    .diags
                    .error(
                        at.loc,
                        format!("pragma {name} requires a parenthesized string"),
                    )
                    .emit();
                None
            }
        }
    }

    fn push_macro(&mut self, r: &mut Reader<'_>, at: Token) {
        if let Some(sym) = self.macro_of_pragma(r, at) {
            let id = self.ident(sym).macro_id;
            self.pushed_macros.entry(sym).or_default().push(id);
        }
    }

    fn pop_macro(&mut self, r: &mut Reader<'_>, at: Token) {
        let Some(sym) = self.macro_of_pragma(r, at) else {
            return;
        };
        match self.pushed_macros.get_mut(&sym).and_then(Vec::pop) {
            Some(id) => self.ident_mut(sym).macro_id = id,
            None => {
                let name = self.cx.names.get(sym);
                self.ignored(
                    at.loc,
                    format!("pragma pop_macro could not pop '{name}', no matching push_macro"),
                );
            }
        }
    }

    /// `pack(...)`, arguments expanded.
    fn pack(&mut self, r: &mut Reader<'_>, loc: Loc) {
        let mut list = self.take_list();
        list.extend_from_slice(&r.tokens[r.pos..]);
        let list = self.expand_list(list);
        let mut r = Reader {
            tokens: &list,
            pos: 0,
        };
        if !r.eat(K::LParen) {
            self.ignored(loc, "missing '(' after '#pragma pack' - ignoring");
            return;
        }
        let (mut push, mut pop, mut label, mut value) = (false, false, None, None);
        let mut reset = true;
        while let Some(t) = r.next() {
            match t.kind {
                K::RParen => break,
                K::Comma => {}
                K::NumericConstant => {
                    let text = self.text_of(t);
                    let n = text.parse::<u32>().ok();
                    match n {
                        Some(0) => {}
                        Some(n) if n.is_power_of_two() && n <= 16 => {
                            value = Some(n);
                            reset = false;
                        }
                        _ => {
                            self.ignored(
                                t.loc,
                                "expected #pragma pack parameter to be '1', '2', '4', '8', or '16'",
                            );
                            return;
                        }
                    }
                }
                K::Identifier => {
                    let text = self.text_of(t);
                    match &*text {
                        "push" if !push && !pop => {
                            push = true;
                            reset = false;
                        }
                        "pop" if !push && !pop => {
                            pop = true;
                            reset = false;
                        }
                        "show" => {
                            self.cx
                                .diags
                                .warn(
                                    Warning::IGNORED_PRAGMAS,
                                    t.loc,
                                    "'#pragma pack (show)' is not supported",
                                )
                                .emit();
                            return;
                        }
                        _ if push || pop => label = Some(t.sym),
                        _ => {
                            self.ignored(
                                t.loc,
                                format!("unknown action '{text}' for '#pragma pack' - ignored"),
                            );
                            return;
                        }
                    }
                }
                _ => {
                    self.ignored(
                        t.loc,
                        "expected integer or identifier in '#pragma pack' - ignored",
                    );
                    return;
                }
            }
        }
        let pragma = Pragma::Pack {
            push,
            pop,
            label,
            value,
            reset: reset && !push && !pop,
        };
        self.annotate(K::AnnotPragmaPack, pragma, loc);
    }

    /// `#pragma aux name words`: semantic analysis reads the words.
    fn aux(&mut self, r: &mut Reader<'_>, at: Loc, loc: Loc) {
        let mut words = Vec::new();
        while let Some(t) = r.next() {
            let mut text = String::new();
            self.spell(&t, &mut text);
            words.push((self.cx.names.intern(&text), t.loc));
        }
        let pragma = Pragma::Aux { loc: at, words };
        self.annotate(K::AnnotPragmaMsPragma, pragma, loc);
    }

    fn weak(&mut self, r: &mut Reader<'_>, loc: Loc) {
        let Some(name) = r.next().filter(|t| t.kind == K::Identifier) else {
            self.ignored(loc, "expected identifier in '#pragma weak' - ignored");
            return;
        };
        let mut target = None;
        if r.eat(K::Equal) {
            match r.next().filter(|t| t.kind == K::Identifier) {
                Some(t) => target = Some(t.sym),
                None => {
                    self.ignored(loc, "expected identifier in '#pragma weak' - ignored");
                    return;
                }
            }
        }
        let kind = if target.is_some() {
            K::AnnotPragmaWeakalias
        } else {
            K::AnnotPragmaWeak
        };
        self.annotate(
            kind,
            Pragma::Weak {
                name: name.sym,
                target,
            },
            loc,
        );
    }

    fn redefine_extname(&mut self, r: &mut Reader<'_>, loc: Loc) {
        match (r.next(), r.next()) {
            (Some(old), Some(new)) if old.kind == K::Identifier && new.kind == K::Identifier => {
                let pragma = Pragma::RedefineExtname {
                    old: old.sym,
                    new: new.sym,
                };
                self.annotate(K::AnnotPragmaMsPragma, pragma, loc);
            }
            _ => self.ignored(
                loc,
                "expected identifier in '#pragma redefine_extname' - ignored",
            ),
        }
    }

    fn unused(&mut self, r: &mut Reader<'_>, loc: Loc) {
        if !r.eat(K::LParen) {
            self.ignored(loc, "missing '(' after '#pragma unused' - ignoring");
            return;
        }
        let mut names = Vec::new();
        while let Some(t) = r.next() {
            match t.kind {
                K::Identifier => names.push(t.sym),
                K::Comma => {}
                K::RParen => break,
                _ => {
                    self.cx
                        .diags
                        .warn(
                            Warning::IGNORED_PRAGMAS,
                            t.loc,
                            "expected '#pragma unused' argument to be a variable name",
                        )
                        .emit();
                    return;
                }
            }
        }
        self.annotate(K::AnnotPragmaUnused, Pragma::Unused(names), loc);
    }

    /// An unsigned number among expanded tokens, perhaps in parentheses.
    fn count(&mut self, r: &mut Reader<'_>) -> Option<u32> {
        let mut list = self.take_list();
        list.extend_from_slice(&r.tokens[r.pos..]);
        let list = self.expand_list(list);
        let t = list
            .iter()
            .find(|t| t.kind != K::LParen)
            .filter(|t| t.kind == K::NumericConstant)?;
        let text = self.text_of(*t);
        let text = text.trim_end_matches(['u', 'U', 'l', 'L']);
        match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
            Some(hex) => u32::from_str_radix(hex, 16).ok(),
            None => text.parse().ok(),
        }
    }

    fn unroll(&mut self, r: &mut Reader<'_>, loc: Loc, name: &str) {
        let hint = if name == "nounroll" {
            LoopHint::UnrollDisable
        } else if r.peek().is_none() {
            LoopHint::UnrollEnable
        } else {
            match self.count(r) {
                Some(0 | 1) => LoopHint::UnrollDisable,
                Some(n) => LoopHint::UnrollCount(n),
                // An expression: a hint the compiler need not follow.
                None => LoopHint::UnrollEnable,
            }
        };
        self.annotate(K::AnnotPragmaMsPragma, Pragma::Loop(hint), loc);
    }

    fn clang_loop(&mut self, r: &mut Reader<'_>, loc: Loc) {
        while let Some(t) = r.next() {
            let option = self.text_of(t);
            if !r.eat(K::LParen) {
                self.cx.diags.error(t.loc, "expected '('").emit();
                return;
            }
            let start = r.pos;
            let mut depth = 1u32;
            while let Some(a) = r.next() {
                match a.kind {
                    K::LParen => depth += 1,
                    K::RParen => {
                        depth -= 1;
                        if depth == 0 {
                            break;
                        }
                    }
                    _ => {}
                }
            }
            let inner = &r.tokens[start..r.pos.saturating_sub(1).max(start)];
            let word = inner
                .first()
                .map(|t| self.text_of(*t))
                .unwrap_or_else(|| Rc::from(""));
            let mut argument = Reader {
                tokens: inner,
                pos: 0,
            };
            let on = matches!(&*word, "enable" | "assume_safety" | "full");
            let off = &*word == "disable";
            let hint = match &*option {
                "unroll" | "unroll_and_jam" => match &*word {
                    "full" => Some(LoopHint::UnrollFull),
                    "enable" => Some(LoopHint::UnrollEnable),
                    "disable" => Some(LoopHint::UnrollDisable),
                    _ => None,
                },
                "vectorize" if on || off => Some(LoopHint::VectorizeEnable(on)),
                "interleave" if on || off => Some(LoopHint::InterleaveEnable(on)),
                "distribute" if on || off => Some(LoopHint::Distribute(on)),
                "unroll_count" => self.count(&mut argument).map(LoopHint::UnrollCount),
                "vectorize_width" => self.count(&mut argument).map(LoopHint::VectorizeWidth),
                "interleave_count" => self.count(&mut argument).map(LoopHint::InterleaveCount),
                "vectorize_predicate" | "pipeline" | "pipeline_initiation_interval" => continue,
                _ => {
                    self.cx
                        .diags
                        .error(
                            t.loc,
                            format!(
                                "invalid option '{option}'; expected vectorize, vectorize_width, interleave, interleave_count, unroll, unroll_count, pipeline, pipeline_initiation_interval, vectorize_predicate, or distribute"
                            ),
                        )
                        .emit();
                    return;
                }
            };
            match hint {
                Some(hint) => self.annotate(K::AnnotPragmaMsPragma, Pragma::Loop(hint), loc),
                None => {
                    self.cx
                        .diags
                        .error(t.loc, "invalid argument; expected 'enable' or 'disable'")
                        .emit();
                    return;
                }
            }
        }
    }

    fn clang_fp(&mut self, r: &mut Reader<'_>, loc: Loc) {
        while let Some(t) = r.next() {
            if &*self.text_of(t) == "contract" && r.eat(K::LParen) {
                let word = r.next().map(|t| self.text_of(t));
                let value = match word.as_deref() {
                    Some("on" | "fast") => Some(true),
                    Some("off") => Some(false),
                    _ => None,
                };
                r.eat(K::RParen);
                self.annotate(K::AnnotPragmaFpContract, Pragma::FpContract(value), loc);
            }
        }
    }

    fn visibility(&mut self, r: &mut Reader<'_>, at: Token, loc: Loc) {
        let word = r.next().map(|t| self.text_of(t));
        let pragma = match word.as_deref() {
            Some("pop") => Pragma::Visibility(None),
            Some("push") => {
                let open = r.eat(K::LParen);
                let kind = r.next();
                let close = r.eat(K::RParen);
                match kind {
                    Some(kind) if open && close => Pragma::Visibility(Some(kind.sym)),
                    _ => {
                        self.ignored(
                            at.loc,
                            "expected identifier in '#pragma visibility' - ignored",
                        );
                        return;
                    }
                }
            }
            _ => {
                self.ignored(
                    at.loc,
                    "#pragma visibility expected 'push' or 'pop' - ignored",
                );
                return;
            }
        };
        self.annotate(K::AnnotPragmaVis, pragma, loc);
    }

    /// `STDC FP_CONTRACT|FENV_ACCESS|CX_LIMITED_RANGE ON|OFF|DEFAULT` (C23 6.10.8).
    fn stdc(&mut self, r: &mut Reader<'_>, first: Token, loc: Loc) {
        if self.options.events {
            return;
        }
        let name = r.next().map(|t| self.text_of(t));
        let word = r.next().map(|t| (t, self.text_of(t)));
        let value = match word.as_ref().map(|(_, w)| &**w) {
            Some("ON") => Some(true),
            Some("OFF") => Some(false),
            Some("DEFAULT") => None,
            _ if matches!(
                name.as_deref(),
                Some("FP_CONTRACT" | "FENV_ACCESS" | "CX_LIMITED_RANGE")
            ) =>
            {
                let at = word.map_or(first.loc, |(t, _)| t.loc);
                self.cx
                    .diags
                    .warn(
                        Warning::UNKNOWN_PRAGMAS,
                        at,
                        "expected 'ON' or 'OFF' or 'DEFAULT' in pragma",
                    )
                    .emit();
                return;
            }
            _ => None,
        };
        match name.as_deref() {
            Some("FP_CONTRACT") => {
                self.annotate(K::AnnotPragmaFpContract, Pragma::FpContract(value), loc);
            }
            Some("FENV_ACCESS") => {
                let pragma = Pragma::FenvAccess(value.unwrap_or(false));
                self.annotate(K::AnnotPragmaFenvAccess, pragma, loc);
            }
            Some("CX_LIMITED_RANGE") => {
                let pragma = Pragma::CxLimitedRange(value);
                self.annotate(K::AnnotPragmaCxLimitedRange, pragma, loc);
            }
            Some("FENV_ROUND") => {}
            _ => {
                self.cx
                    .diags
                    .warn(
                        Warning::UNKNOWN_PRAGMAS,
                        first.loc,
                        "unknown pragma in STDC namespace",
                    )
                    .emit();
            }
        }
    }
}
