//! Macro expansion (C23 6.10.5): argument collection, substitution, `#`, `##`, `__VA_OPT__`, rescanning.

use std::rc::Rc;

use neverc_source::{Loc, Range, Symbol, Warning};

use crate::lexer::{LexCx, Lexer};
use crate::macros::{Macro, NO_PARAM, VA_OPT};
use crate::prep::{POISONED, PRAGMA_OPERATOR, Prep, VA_NAME};
use crate::token::{Token, TokenKind as K, flag};

/// Tokens waiting to be read again. A list that ends in `Eof` is a barrier: reading stops there.
pub(crate) struct Level {
    pub tokens: Vec<Token>,
    pub pos: usize,
    /// The macro that is disabled while the level lives; 0: none.
    pub macro_id: u32,
}

/// Arguments expanded inside arguments, so deep is still fine.
const MAX_ARGUMENT_DEPTH: u32 = 1500;
/// More tokens than this in one expansion step, or waiting, is refused.
const MAX_TOKENS: usize = 1 << 27;
/// Argument tokens held by unfinished expansions that are nested in each other.
const MAX_HELD: usize = 1 << 24;
/// Expansions and argument substitutions in one translation unit: macros that double at each step would
/// otherwise run for ever.
const MAX_WORK: u32 = 1 << 25;

/// The arguments of one invocation.
#[derive(Default)]
struct Args {
    /// All argument tokens, one after the other.
    tokens: Vec<Token>,
    /// Where each argument begins, and the end.
    bounds: Vec<usize>,
    /// Expanded forms, made when first needed.
    expanded: Vec<Option<Vec<Token>>>,
    /// The closing parenthesis.
    close: Loc,
    /// The variadic argument is absent altogether.
    elided: bool,
}

impl Args {
    fn raw(&self, i: usize) -> &[Token] {
        &self.tokens[self.bounds[i]..self.bounds[i + 1]]
    }
}

/// Whether placemarkers stand at the ends of a substituted stretch (C23 6.10.5.2).
#[derive(Clone, Copy, Default)]
struct Edges {
    first: bool,
    last: bool,
}

/// What became of a macro name.
pub(crate) enum Entered {
    /// Its expansion waits to be read.
    Pushed,
    /// It expanded to this one token, which needs no further look.
    Token(Token),
    /// It stays as it is.
    Stays(Token),
}

impl<'a> Prep<'a> {
    /// The next token, from waiting tokens or the file; nothing expanded.
    pub(crate) fn raw(&mut self) -> Token {
        loop {
            let Some(level) = self.levels.last_mut() else {
                return self.file_token();
            };
            if self.stopped {
                return crate::prep::eof(self.main_loc);
            }
            if let Some(&t) = level.tokens.get(level.pos) {
                if t.kind != K::Eof {
                    level.pos += 1;
                }
                return t;
            }
            self.pop_level();
        }
    }

    /// The next token after macro expansion.
    pub(crate) fn next(&mut self) -> Token {
        loop {
            let mut t = self.raw();
            if self.pending != 0 {
                t.flags |= self.pending;
                self.pending = 0;
            }
            if t.kind != K::Identifier {
                return t;
            }
            let info = self.ident(t.sym);
            if info.macro_id != 0 && t.flags & flag::NO_EXPAND == 0 {
                match self.enter_macro(t, info.macro_id) {
                    Entered::Pushed => continue,
                    Entered::Token(t) | Entered::Stays(t) => return t,
                }
            }
            if info.special != 0 {
                if info.special & POISONED != 0 && t.flags & flag::FROM_MACRO == 0 {
                    self.report_poisoned(t);
                }
                if info.special & VA_NAME != 0 && self.is_va_name(t.sym) {
                    self.report_va_name(t);
                }
                if info.special & PRAGMA_OPERATOR != 0
                    && self.argument_depth == 0
                    && self.pragma_operator(t)
                {
                    continue;
                }
            }
            return t;
        }
    }

    pub(crate) fn push_level(&mut self, tokens: Vec<Token>, macro_id: u32) {
        self.levels.push(Level {
            tokens,
            pos: 0,
            macro_id,
        });
    }

    pub(crate) fn pop_level(&mut self) {
        if let Some(level) = self.levels.pop() {
            if level.macro_id != 0 {
                self.macros[level.macro_id as usize].disabled.set(false);
            }
            self.give_back(level.tokens);
        }
    }

    /// An empty token list, perhaps with room.
    pub(crate) fn take_list(&mut self) -> Vec<Token> {
        self.pool.pop().unwrap_or_default()
    }

    pub(crate) fn give_back(&mut self, mut list: Vec<Token>) {
        if self.pool.len() < 64 && list.capacity() <= 4096 {
            list.clear();
            self.pool.push(list);
        }
    }

    /// Tries to expand the macro name `t`.
    fn enter_macro(&mut self, mut t: Token, id: u32) -> Entered {
        let mac = self.macros[id as usize].clone();
        if mac.disabled.get() {
            t.flags |= flag::NO_EXPAND;
            return Entered::Stays(t);
        }
        if let Some(builtin) = mac.builtin {
            return match self.expand_builtin(builtin, t) {
                Some(t) => Entered::Token(t),
                None => Entered::Pushed,
            };
        }
        if !mac.function_like {
            mac.used.set(true);
            if let Some(o) = self.observer.as_deref_mut() {
                o.macro_expands(&mac, t.loc);
            }
            return self.enter_object(t, id, &mac);
        }
        if !self.next_is_lparen() {
            return Entered::Stays(t);
        }
        mac.used.set(true);
        if let Some(o) = self.observer.as_deref_mut() {
            o.macro_expands(&mac, t.loc);
        }
        let Some(mut args) = self.collect_args(&mac, t) else {
            // Reported; the name is dropped together with what was read.
            return Entered::Stays(Token {
                flags: t.flags | flag::NO_EXPAND,
                ..t
            });
        };
        let held = args.tokens.len();
        self.held += held;
        if self.held > MAX_HELD && self.argument_depth > 0 {
            self.nested_too_deeply(t.loc);
        }
        let call = Range::new(t.loc, args.close);
        let Some(base) = self
            .map
            .add_expansion(Loc(mac.body_start), call, mac.body_len)
        else {
            self.out_of_positions(t.loc);
            return Entered::Stays(t);
        };
        let mut out = self.take_list();
        self.substitute(&mac, 0..mac.body.len(), &mut args, base, &mut out);
        self.held -= held;
        for list in args.expanded.into_iter().flatten() {
            self.give_back(list);
        }
        self.give_back(args.tokens);
        self.enter_list(t, id, &mac, out)
    }

    /// Pushes the tokens of an expansion whose first token takes over the spacing of the macro name `t`.
    fn enter_list(&mut self, t: Token, id: u32, mac: &Macro, mut out: Vec<Token>) -> Entered {
        const SPACING: u8 = flag::START_OF_LINE | flag::LEADING_SPACE;
        let Some(first) = out.first_mut() else {
            self.pending |= t.flags & SPACING;
            self.give_back(out);
            return Entered::Pushed;
        };
        first.flags = (first.flags & !SPACING) | (t.flags & SPACING);
        if out.len() > MAX_TOKENS || self.levels.len() > MAX_TOKENS / 8 {
            self.too_large(t.loc);
            return Entered::Stays(t);
        }
        self.work += 1;
        if self.work > self.max_work() {
            self.too_large(t.loc);
            return Entered::Stays(t);
        }
        mac.disabled.set(true);
        self.push_level(out, id);
        Entered::Pushed
    }

    fn enter_object(&mut self, t: Token, id: u32, mac: &Macro) -> Entered {
        const SPACING: u8 = flag::START_OF_LINE | flag::LEADING_SPACE;
        if mac.body.is_empty() {
            self.pending |= t.flags & SPACING;
            return Entered::Pushed;
        }
        let Some(base) =
            self.map
                .add_expansion(Loc(mac.body_start), Range::token(t.loc), mac.body_len)
        else {
            self.out_of_positions(t.loc);
            return Entered::Stays(t);
        };
        if let [single] = mac.body[..] {
            let token = Token {
                loc: base,
                flags: (t.flags & SPACING) | (single.flags & !SPACING) | flag::FROM_MACRO,
                ..single
            };
            if single.kind != K::Identifier {
                return Entered::Token(token);
            }
            let info = self.ident(single.sym);
            if info.macro_id == 0 && info.special == 0 {
                return Entered::Token(token);
            }
        }
        let mut out = self.take_list();
        if mac.operators {
            self.substitute(mac, 0..mac.body.len(), &mut Args::default(), base, &mut out);
        } else {
            out.extend(mac.body.iter().map(|b| Token {
                loc: Loc(base.0 + (b.loc.0 - mac.body_start)),
                flags: b.flags | flag::FROM_MACRO,
                ..*b
            }));
        }
        self.enter_list(t, id, mac, out)
    }

    /// Whether a `(` follows, looking through finished levels into the enclosing ones.
    pub(crate) fn next_is_lparen(&self) -> bool {
        for level in self.levels.iter().rev() {
            if let Some(t) = level.tokens.get(level.pos) {
                return t.kind == K::LParen;
            }
        }
        self.files
            .last()
            .is_some_and(|f| f.lexer.next_is_lparen(&self.cx))
    }

    /// Reads the arguments of `mac`, whose name is `name`; the `(` comes next.
    fn collect_args(&mut self, mac: &Macro, name: Token) -> Option<Args> {
        let mut args = Args {
            tokens: self.take_list(),
            ..Args::default()
        };
        self.in_args += 1;
        let open = self.raw();
        debug_assert!(open.kind == K::LParen);
        let params = mac.params.len();
        args.bounds.push(0);
        let mut depth = 0u32;
        let done = loop {
            let mut t = self.raw();
            match t.kind {
                K::Eof | K::Eod => break false,
                K::LParen => depth += 1,
                K::RParen if depth == 0 => {
                    args.close = t.loc;
                    break true;
                }
                K::RParen => depth -= 1,
                K::Comma if depth == 0 => {
                    let last = args.bounds.len() >= params;
                    if !(mac.variadic && last) {
                        args.bounds.push(args.tokens.len());
                        continue;
                    }
                }
                K::Identifier => {
                    let info = self.ident(t.sym);
                    if info.macro_id != 0 && self.macros[info.macro_id as usize].disabled.get() {
                        t.flags |= flag::NO_EXPAND;
                    }
                    if info.special & POISONED != 0 && t.flags & flag::FROM_MACRO == 0 {
                        self.report_poisoned(t);
                    }
                }
                K::Comment if !self.options.comments_in_macros => continue,
                _ => {}
            }
            if t.flags & flag::START_OF_LINE != 0 {
                t.flags = (t.flags & !flag::START_OF_LINE) | flag::LEADING_SPACE;
            }
            args.tokens.push(t);
            if args.tokens.len() > MAX_TOKENS {
                self.too_large(name.loc);
                break false;
            }
        };
        self.in_args -= 1;
        args.bounds.push(args.tokens.len());
        let diags = self.cx.diags;
        let defined_here = |text: &str| format!("macro '{text}' defined here");
        let spelled = self.cx.names.get(mac.name);
        if !done {
            if !diags.must_stop() {
                diags
                    .error(name.loc, "unterminated function-like macro invocation")
                    .note(mac.loc, defined_here(&spelled))
                    .emit();
            }
            return None;
        }
        let mut count = args.bounds.len() - 1;
        if params == 0 && count == 1 && args.tokens.is_empty() {
            count = 0;
        }
        if count > params {
            let at = args
                .tokens
                .get(args.bounds[params.min(args.bounds.len() - 2)])
                .map_or(args.close, |t| t.loc);
            diags
                .error(
                    at,
                    "too many arguments provided to function-like macro invocation",
                )
                .note(mac.loc, defined_here(&spelled))
                .emit();
            return None;
        }
        if count < params {
            if mac.variadic && count + 1 == params {
                args.elided = true;
                args.bounds.push(args.tokens.len());
                if !self.cx.lang.c23() && diags.enabled(Warning::GNU_ZERO_VARIADIC_MACRO_ARGUMENTS)
                {
                    diags
                        .warn(
                            Warning::GNU_ZERO_VARIADIC_MACRO_ARGUMENTS,
                            args.close,
                            "passing no argument for the '...' parameter of a variadic macro is a C23 extension",
                        )
                        .note(mac.loc, defined_here(&spelled))
                        .emit();
                }
            } else {
                diags
                    .error(
                        args.close,
                        "too few arguments provided to function-like macro invocation",
                    )
                    .note(mac.loc, defined_here(&spelled))
                    .emit();
                return None;
            }
        }
        args.expanded.resize_with(params, || None);
        Some(args)
    }

    /// Makes sure the expanded form of argument `i` exists, unless it equals the raw form.
    fn expand_argument(&mut self, args: &mut Args, i: usize) {
        if args.expanded[i].is_some() || self.stopped {
            return;
        }
        let needed = args.raw(i).iter().any(|t| {
            t.kind == K::Identifier
                && t.flags & flag::NO_EXPAND == 0
                && self.ident(t.sym).macro_id != 0
        });
        if !needed {
            return;
        }
        let mut list = self.take_list();
        list.extend_from_slice(args.raw(i));
        let expanded = self.expand_list(list);
        args.expanded[i] = Some(expanded);
    }

    /// Expands tokens on their own, as if nothing followed.
    pub(crate) fn expand_list(&mut self, mut list: Vec<Token>) -> Vec<Token> {
        if self.argument_depth >= MAX_ARGUMENT_DEPTH {
            let loc = list.first().map_or(Loc::NONE, |t| t.loc);
            self.nested_too_deeply(loc);
            return list;
        }
        list.push(Token {
            loc: Loc::NONE,
            sym: Symbol::EMPTY,
            len: 0,
            kind: K::Eof,
            flags: 0,
        });
        let saved = std::mem::take(&mut self.pending);
        self.argument_depth += 1;
        self.push_level(list, 0);
        let floor = self.levels.len();
        let mut out = self.take_list();
        loop {
            let t = self.next();
            if t.kind == K::Eof {
                break;
            }
            out.push(t);
            if out.len() > MAX_TOKENS {
                self.too_large(t.loc);
                break;
            }
        }
        while self.levels.len() >= floor {
            self.pop_level();
        }
        self.argument_depth -= 1;
        self.pending = saved;
        out
    }

    /// Appends the part `range` of the replacement list with arguments put in and operators carried out.
    fn substitute(
        &mut self,
        mac: &Macro,
        range: std::ops::Range<usize>,
        args: &mut Args,
        base: Loc,
        out: &mut Vec<Token>,
    ) -> Edges {
        let body = &mac.body;
        let place = |t: &Token| Loc(base.0 + (t.loc.0 - mac.body_start));
        let floor = out.len();
        // An operand of `##` before this point was empty (a placemarker).
        let mut left_empty = true;
        let mut pasting = false;
        let mut paste_at = base;
        // Spacing of operands that came to nothing, for the token after them.
        let mut carried = 0u8;
        // Placemarkers before the first token and after the last one.
        let mut edges = Edges::default();
        let mut i = range.start;
        while i < range.end {
            let t = body[i];
            let slot = mac.slots.get(i).copied().unwrap_or(NO_PARAM);
            let mark = out.len();
            let mut width = 1;
            let mut va_opt_edges = Edges::default();
            let next_pastes_after = |at: usize| at + 1 < range.end && body[at].kind == K::Hashhash;
            let glued = pasting || next_pastes_after(i + 1);
            if t.kind == K::Hashhash && i > range.start && i + 1 < range.end {
                pasting = true;
                paste_at = place(&t);
                // `, ## __VA_ARGS__`: the GNU comma.
                if let Some(&p) = mac.slots.get(i + 1) {
                    let comma = out.len() > floor
                        && body[i - 1].kind == K::Comma
                        && mac.variadic
                        && usize::from(p) + 1 == mac.params.len();
                    if comma {
                        let p = usize::from(p);
                        // Strict mode keeps the comma of a lone, absent variadic argument
                        // (`#define f(...) a, ## __VA_ARGS__` invoked as `f()`).
                        if args.raw(p).is_empty() {
                            if args.elided || self.cx.lang.gnu || mac.params.len() > 1 {
                                out.pop();
                            }
                            pasting = false;
                            left_empty = true;
                            i += 2;
                            continue;
                        }
                        pasting = false;
                        self.expand_argument(args, p);
                        let param = Token {
                            flags: 0,
                            ..body[i + 1]
                        };
                        self.put_argument(args, p, false, &param, place(&param), out);
                        left_empty = false;
                        i += 2;
                        continue;
                    }
                }
                i += 1;
                continue;
            }
            if t.kind == K::Hash && mac.function_like && i + 1 < range.end {
                let operand = mac.slots[i + 1];
                if operand == VA_OPT {
                    let close = va_opt_end(body, i + 2, range.end);
                    let mut inner = self.take_list();
                    self.substitute_va_opt(mac, i + 3..close, args, base, &mut inner);
                    let s = self.stringify(&inner);
                    self.give_back(inner);
                    out.push(string_token(s, place(&t), t.flags));
                    width = close + 1 - i;
                } else if operand != NO_PARAM {
                    let s = self.stringify(args.raw(usize::from(operand)));
                    out.push(string_token(s, place(&t), t.flags));
                    width = 2;
                } else {
                    out.push(placed(&t, place(&t)));
                }
            } else if slot == VA_OPT {
                let close = va_opt_end(body, i + 1, range.end);
                va_opt_edges = self.substitute_va_opt(mac, i + 2..close, args, base, out);
                if let Some(first) = out.get_mut(mark) {
                    first.flags =
                        (first.flags & !flag::LEADING_SPACE) | (t.flags & flag::LEADING_SPACE);
                }
                width = close + 1 - i;
            } else if slot != NO_PARAM {
                let p = usize::from(slot);
                if !glued {
                    self.expand_argument(args, p);
                }
                self.put_argument(args, p, glued, &t, place(&t), out);
            } else {
                out.push(placed(&t, place(&t)));
            }
            // The operand now lies in `out[mark..]`.
            let after = i + width;
            let empty = out.len() == mark;
            let mut inner = Edges::default();
            if slot == VA_OPT {
                inner = va_opt_edges;
            }
            if empty {
                carried |= t.flags & flag::LEADING_SPACE;
            } else if !pasting {
                out[mark].flags |= std::mem::take(&mut carried);
            }
            if out.len() == floor && empty && (pasting || next_pastes_after(i + width)) {
                edges.first = true;
            }
            if inner.first {
                // A placemarker leads: nothing to join on that side.
                left_empty = true;
            }
            if pasting {
                pasting = false;
                if !empty && !left_empty && mark > floor {
                    let right = out[mark];
                    let left = out[mark - 1];
                    if let Some(joined) = self.paste(left, right, paste_at) {
                        out[mark - 1] = joined;
                        out.remove(mark);
                    }
                }
                left_empty = left_empty && empty;
            } else {
                left_empty = empty;
            }
            if inner.last {
                left_empty = true;
            }
            edges.last = left_empty && (glued || inner.last);
            i = after;
            if self.stopped {
                return edges;
            }
        }
        edges
    }

    /// The content of `__VA_OPT__`: nothing when the variable arguments expand to nothing (C23 6.10.5.2).
    fn substitute_va_opt(
        &mut self,
        mac: &Macro,
        range: std::ops::Range<usize>,
        args: &mut Args,
        base: Loc,
        out: &mut Vec<Token>,
    ) -> Edges {
        let variadic = mac.params.len() - 1;
        self.expand_argument(args, variadic);
        let empty = match &args.expanded[variadic] {
            Some(list) => list.is_empty(),
            None => args.raw(variadic).is_empty(),
        };
        if !empty && range.start < range.end {
            return self.substitute(mac, range, args, base, out);
        }
        Edges::default()
    }

    /// Appends argument `i` for the parameter token `param` at `at`.
    fn put_argument(
        &mut self,
        args: &Args,
        i: usize,
        raw: bool,
        param: &Token,
        at: Loc,
        out: &mut Vec<Token>,
    ) {
        if self.stopped {
            return;
        }
        let list: &[Token] = match &args.expanded[i] {
            Some(expanded) if !raw => expanded,
            _ => args.raw(i),
        };
        let mut k = 0;
        let mark = out.len();
        while k < list.len() {
            self.work += 1;
            // One entry of positions for tokens that stand together.
            let first = list[k].loc;
            let (_, limit) = self.map.entry_bounds(first).unwrap_or((first, first));
            let mut end = k + 1;
            while end < list.len() {
                let (before, here) = (list[end - 1].loc, list[end].loc);
                if here <= before || here >= limit || here.0 - before.0 > 200 {
                    break;
                }
                end += 1;
            }
            let last = list[end - 1];
            let len = last.loc.0 - first.0 + u32::from(last.len);
            let base = match self.map.add_argument(first, at, len) {
                Some(base) => base,
                None => {
                    self.out_of_positions(at);
                    first
                }
            };
            out.extend(list[k..end].iter().map(|t| Token {
                loc: Loc(base.0 + (t.loc.0 - first.0)),
                flags: t.flags | flag::FROM_MACRO,
                ..*t
            }));
            k = end;
            if self.work > self.max_work() {
                self.too_large(at);
                return;
            }
        }
        if let Some(t) = out.get_mut(mark) {
            t.flags = (t.flags & !(flag::LEADING_SPACE | flag::START_OF_LINE))
                | (param.flags & flag::LEADING_SPACE);
        }
    }

    /// The spelling of a token as interned text.
    pub(crate) fn spell(&self, t: &Token, out: &mut String) {
        if t.sym == Symbol::EMPTY || t.kind.category() == crate::token::Category::Annotation {
            out.push_str(t.kind.spelling());
        } else {
            self.cx.names.with(t.sym, |s| out.push_str(s));
        }
    }

    /// `#`: the spelling of the argument as a string literal (C23 6.10.5.3).
    pub(crate) fn stringify(&mut self, list: &[Token]) -> Symbol {
        let mut text = String::from("\"");
        for (i, t) in list.iter().enumerate() {
            if i > 0 && t.flags & (flag::LEADING_SPACE | flag::START_OF_LINE) != 0 {
                text.push(' ');
            }
            let quoted = t.kind.is_string()
                || matches!(
                    t.kind,
                    K::CharConstant
                        | K::WideCharConstant
                        | K::Utf8CharConstant
                        | K::Utf16CharConstant
                        | K::Utf32CharConstant
                );
            let from = text.len();
            self.spell(t, &mut text);
            let unknown_quote = t.kind == K::Unknown && text[from..].contains(['"', '\'']);
            if quoted || unknown_quote {
                let raw = text.split_off(from);
                for c in raw.chars() {
                    match c {
                        '"' | '\\' => {
                            text.push('\\');
                            text.push(c);
                        }
                        // A newline in the source would end the literal.
                        '\n' => text.push_str("\\n"),
                        _ => text.push(c),
                    }
                }
            }
        }
        let slashes = text.bytes().rev().take_while(|&b| b == b'\\').count();
        if slashes % 2 == 1 {
            let loc = list.last().map_or(Loc::NONE, |t| t.loc);
            self.cx
                .diags
                .warn(
                    Warning::INVALID_PP_TOKEN,
                    loc,
                    "invalid string literal, ignoring final '\\'",
                )
                .emit();
            text.pop();
        }
        text.push('"');
        self.cx.names.intern(&text)
    }

    /// `##`: one token of two (C23 6.10.5.4). `None` (reported): they do not form one.
    fn paste(&mut self, left: Token, right: Token, at: Loc) -> Option<Token> {
        let mut text = String::new();
        self.spell(&left, &mut text);
        let cut = text.len();
        self.spell(&right, &mut text);
        let result = |kind, sym, len: usize| Token {
            loc: left.loc,
            sym,
            len: len.min(0xffff) as u16,
            kind,
            flags: (left.flags & (flag::LEADING_SPACE | flag::START_OF_LINE)) | flag::FROM_MACRO,
        };
        let tail = &text[cut..];
        let plain_tail = matches!(right.kind, K::Identifier)
            || right.kind == K::NumericConstant && tail.bytes().all(|b| b.is_ascii_alphanumeric());
        if left.kind == K::Identifier && plain_tail {
            let sym = self.cx.names.intern(&text);
            return Some(result(K::Identifier, sym, text.len()));
        }
        let mut bytes = Vec::with_capacity(text.len());
        neverc_source::symbol::push_source_bytes(&text, &mut bytes);
        let len = bytes.len();
        let mut lexer = Lexer::new(Rc::from(bytes), Loc(1));
        lexer.line_start = false;
        let cx = LexCx {
            quiet: true,
            comments: true,
            ..self.cx
        };
        let t = lexer.next(&cx);
        let whole = lexer.pos == len
            && !matches!(t.kind, K::Comment | K::Eof)
            && (t.kind != K::Unknown || self.cx.lang.asm_preprocessor);
        if !whole {
            if !self.cx.lang.asm_preprocessor {
                self.cx
                    .diags
                    .error(
                        at,
                        format!("pasting formed '{text}', an invalid preprocessing token"),
                    )
                    .emit();
            }
            return None;
        }
        Some(result(t.kind, t.sym, len))
    }

    pub(crate) fn out_of_positions(&mut self, loc: Loc) {
        if !self.cx.diags.must_stop() {
            self.cx
                .diags
                .fatal(
                    loc,
                    "translation unit is too large to process: ran out of source locations",
                )
                .emit();
        }
        self.stopped = true;
    }

    fn max_work(&self) -> u32 {
        match self.options.max_expansions {
            0 => MAX_WORK,
            n => n,
        }
    }

    fn nested_too_deeply(&mut self, loc: Loc) {
        if !self.cx.diags.must_stop() {
            self.cx
                .diags
                .fatal(loc, "macro arguments are nested too deeply")
                .emit();
        }
        self.stopped = true;
    }

    pub(crate) fn too_large(&mut self, loc: Loc) {
        if !self.cx.diags.must_stop() {
            self.cx
                .diags
                .fatal(
                    loc,
                    "macro expansion does not come to an end within reasonable limits",
                )
                .emit();
        }
        self.stopped = true;
    }
}

/// Index of the `)` that closes `__VA_OPT__`, whose `(` is at `open`.
fn va_opt_end(body: &[Token], open: usize, end: usize) -> usize {
    let mut depth = 0u32;
    for (i, t) in body.iter().enumerate().take(end).skip(open) {
        match t.kind {
            K::LParen => depth += 1,
            K::RParen => {
                depth -= 1;
                if depth == 0 {
                    return i;
                }
            }
            _ => {}
        }
    }
    // The definition was checked, so the parenthesis is there.
    end.saturating_sub(1)
}

fn placed(t: &Token, loc: Loc) -> Token {
    Token {
        loc,
        flags: t.flags | flag::FROM_MACRO,
        ..*t
    }
}

fn string_token(sym: Symbol, loc: Loc, flags: u8) -> Token {
    Token {
        loc,
        sym,
        len: 1,
        kind: K::StringLiteral,
        flags: (flags & flag::LEADING_SPACE) | flag::FROM_MACRO,
    }
}
