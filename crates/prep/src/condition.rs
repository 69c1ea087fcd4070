//! `#if` expressions (C23 6.10.2): evaluation in `intmax_t` and `uintmax_t`.

use neverc_source::{Loc, Range, Symbol, Warning};

use crate::literal;
use crate::prep::Prep;
use crate::token::{Token, TokenKind as K};

/// A value with its signedness.
#[derive(Clone, Copy, Debug)]
struct Value {
    bits: i64,
    unsigned: bool,
    /// First and last token.
    range: Range,
}

/// The expression was malformed; it was reported.
struct Malformed;

type Eval = Result<Value, Malformed>;

/// Deepest nesting of parentheses, unary operators and conditionals.
const MAX_DEPTH: u32 = 256;
/// A parenthesis takes two levels of recursion.
const MAX_RECURSION: u32 = 2 * MAX_DEPTH + 8;

/// State of one evaluation: the token looked at and the nesting.
struct Cursor {
    t: Token,
    depth: u32,
    /// The last operand read.
    last: Loc,
}

impl Prep<'_> {
    /// Whether the expression in `tokens`, those after `#if`, holds; a malformed one does not.
    pub(crate) fn condition(&mut self, tokens: Vec<Token>, directive: Token) -> bool {
        self.condition_value(tokens, directive)
            .is_some_and(|v| v != 0)
    }

    /// The value of the expression in `tokens`. `None`: malformed, reported.
    pub(crate) fn condition_value(
        &mut self,
        mut tokens: Vec<Token>,
        directive: Token,
    ) -> Option<i64> {
        let last = if self.line_end.is_some() {
            self.line_end
        } else {
            directive.loc
        };
        tokens.push(Token {
            loc: last,
            sym: Symbol::EMPTY,
            len: 0,
            kind: K::Eof,
            flags: 0,
        });
        self.push_level(tokens, 0);
        let floor = self.levels.len();
        self.argument_depth += 1;
        let first = self.next();
        let mut cursor = Cursor {
            t: first,
            depth: 0,
            last: first.loc,
        };
        let result = if first.kind == K::Eof {
            self.cx
                .diags
                .error(first.loc, "expected value in expression")
                .emit();
            Err(Malformed)
        } else {
            self.conditional_or_comma(&mut cursor, true)
        };
        if result.is_ok() && cursor.t.kind != K::Eof && !self.stopped {
            let (loc, kind) = (cursor.t.loc, cursor.t.kind);
            if kind == K::RParen {
                self.cx.diags.error(loc, "missing '(' in expression").emit();
            } else {
                self.cx
                    .diags
                    .error(
                        loc,
                        "token is not a valid binary operator in a preprocessor subexpression",
                    )
                    .range(Range::new(first.loc, cursor.last))
                    .emit();
            }
            self.drop_condition(floor);
            return None;
        }
        self.drop_condition(floor);
        result.ok().map(|v| v.bits)
    }

    fn drop_condition(&mut self, floor: usize) {
        self.argument_depth -= 1;
        while self.levels.len() >= floor {
            self.pop_level();
        }
        self.pending = 0;
    }

    fn conditional_or_comma(&mut self, c: &mut Cursor, live: bool) -> Eval {
        let v = self.binary(c, 0, live)?;
        if c.t.kind == K::Comma {
            if live {
                self.cx
                    .diags
                    .warn(
                        Warning::PEDANTIC,
                        c.t.loc,
                        "comma operator in operand of #if",
                    )
                    .emit();
            }
            c.t = self.next();
            return self.conditional_or_comma_guarded(c, live);
        }
        Ok(v)
    }

    fn conditional_or_comma_guarded(&mut self, c: &mut Cursor, live: bool) -> Eval {
        self.deeper(c)?;
        let v = self.conditional_or_comma(c, live);
        c.depth -= 1;
        v
    }

    fn deeper(&mut self, c: &mut Cursor) -> Result<(), Malformed> {
        c.depth += 1;
        if c.depth > MAX_RECURSION {
            self.cx
                .diags
                .fatal(
                    c.t.loc,
                    format!("bracket nesting level exceeded maximum of {MAX_DEPTH}"),
                )
                .emit();
            self.stopped = true;
            return Err(Malformed);
        }
        Ok(())
    }

    /// Binary operators of at least precedence `min`, and the conditional operator at 0.
    fn binary(&mut self, c: &mut Cursor, min: u8, live: bool) -> Eval {
        self.deeper(c)?;
        let mut left = self.unary(c, live)?;
        loop {
            let op = c.t;
            if op.kind == K::Question && min == 0 {
                left = self.conditional(c, left, live)?;
                continue;
            }
            let Some(level) = precedence(op.kind) else {
                break;
            };
            if level < min.max(1) {
                break;
            }
            c.t = self.next();
            if c.t.kind == K::Eof {
                self.cx
                    .diags
                    .error(c.t.loc, "expected value in expression")
                    .emit();
                return Err(Malformed);
            }
            let right_live = live
                && match op.kind {
                    K::Ampamp => left.bits != 0,
                    K::Pipepipe => left.bits == 0,
                    _ => true,
                };
            let right = self.binary(c, level + 1, right_live)?;
            left = self.apply(op, left, right, live && right_live)?;
        }
        c.depth -= 1;
        Ok(left)
    }

    fn conditional(&mut self, c: &mut Cursor, test: Value, live: bool) -> Eval {
        let question = c.t.loc;
        c.t = self.next();
        let yes = self.conditional_or_comma(c, live && test.bits != 0)?;
        if c.t.kind != K::Colon {
            self.cx
                .diags
                .error(c.t.loc, "expected ':'")
                .note(question, "to match this '?'")
                .emit();
            return Err(Malformed);
        }
        c.t = self.next();
        let no = self.binary(c, 0, live && test.bits == 0)?;
        let chosen = if test.bits != 0 { yes } else { no };
        Ok(Value {
            bits: chosen.bits,
            unsigned: yes.unsigned || no.unsigned,
            range: test.range.to(no.range),
        })
    }

    fn apply(&mut self, op: Token, a: Value, b: Value, live: bool) -> Eval {
        let diags = self.cx.diags;
        let unsigned = a.unsigned || b.unsigned;
        if live && unsigned && a.unsigned != b.unsigned && !is_shift_or_logic(op.kind) {
            let (v, side) = if a.unsigned {
                (b, "right")
            } else {
                (a, "left")
            };
            if v.bits < 0 {
                diags
                    .warn_always(
op.loc,
                        format!(
                            "{side} side of operator converted from negative value to unsigned: {} to {}",
                            v.bits, v.bits as u64
                        ),
                    )
                    .range(a.range)
                    .range(b.range)
                    .emit();
            }
        }
        let truth = |t: bool| (i64::from(t), false);
        let mut overflow = false;
        let mut signed = |r: (i64, bool)| {
            overflow |= r.1 && !unsigned;
            r.0
        };
        let (ua, ub) = (a.bits as u64, b.bits as u64);
        let (bits, unsigned_result) = match op.kind {
            K::Star => (signed(a.bits.overflowing_mul(b.bits)), unsigned),
            K::Plus => (signed(a.bits.overflowing_add(b.bits)), unsigned),
            K::Minus => (signed(a.bits.overflowing_sub(b.bits)), unsigned),
            K::Slash | K::Percent => {
                if b.bits == 0 {
                    if live {
                        let what = if op.kind == K::Slash {
                            "division"
                        } else {
                            "remainder"
                        };
                        diags
                            .error(op.loc, format!("{what} by zero in preprocessor expression"))
                            .range(a.range)
                            .range(b.range)
                            .emit();
                        return Err(Malformed);
                    }
                    (0, unsigned)
                } else if unsigned {
                    let r = if op.kind == K::Slash {
                        ua / ub
                    } else {
                        ua % ub
                    };
                    (r as i64, true)
                } else if op.kind == K::Slash {
                    (signed(a.bits.overflowing_div(b.bits)), false)
                } else {
                    (a.bits.wrapping_rem(b.bits), false)
                }
            }
            K::Lessless | K::Greatergreater => {
                // The left operand alone gives the type; a negative count shifts the other way.
                let (count, left) = if b.unsigned || b.bits >= 0 {
                    (ub, op.kind == K::Lessless)
                } else {
                    (ub.wrapping_neg(), op.kind != K::Lessless)
                };
                let r = if left {
                    if count >= 64 { 0 } else { (ua << count) as i64 }
                } else if a.unsigned {
                    if count >= 64 { 0 } else { (ua >> count) as i64 }
                } else {
                    a.bits >> count.min(63)
                };
                (r, a.unsigned)
            }
            K::Less => truth(if unsigned { ua < ub } else { a.bits < b.bits }),
            K::Lessequal => truth(if unsigned { ua <= ub } else { a.bits <= b.bits }),
            K::Greater => truth(if unsigned { ua > ub } else { a.bits > b.bits }),
            K::Greaterequal => truth(if unsigned { ua >= ub } else { a.bits >= b.bits }),
            K::Equalequal => truth(ua == ub),
            K::Exclaimequal => truth(ua != ub),
            K::Amp => ((ua & ub) as i64, unsigned),
            K::Caret => ((ua ^ ub) as i64, unsigned),
            K::Pipe => ((ua | ub) as i64, unsigned),
            K::Ampamp => truth(a.bits != 0 && b.bits != 0),
            K::Pipepipe => truth(a.bits != 0 || b.bits != 0),
            _ => (0, false),
        };
        if overflow && live {
            diags
                .warn_always(op.loc, "integer overflow in preprocessor expression")
                .range(a.range)
                .range(b.range)
                .emit();
        }
        Ok(Value {
            bits,
            unsigned: unsigned_result,
            range: a.range.to(b.range),
        })
    }

    fn unary(&mut self, c: &mut Cursor, live: bool) -> Eval {
        let t = c.t;
        let value = |bits: i64| Value {
            bits,
            unsigned: false,
            range: Range::token(t.loc),
        };
        match t.kind {
            K::Plus | K::Minus | K::Tilde | K::Exclaim => {
                c.t = self.next();
                self.deeper(c)?;
                let mut v = self.unary(c, live)?;
                v.range.begin = t.loc;
                c.depth -= 1;
                Ok(match t.kind {
                    K::Plus => v,
                    K::Minus => {
                        if live && !v.unsigned && v.bits == i64::MIN {
                            self.cx
                                .diags
                                .warn_always(t.loc, "integer overflow in preprocessor expression")
                                .emit();
                        }
                        Value {
                            bits: v.bits.wrapping_neg(),
                            ..v
                        }
                    }
                    K::Tilde => Value { bits: !v.bits, ..v },
                    _ => Value {
                        bits: i64::from(v.bits == 0),
                        unsigned: false,
                        ..v
                    },
                })
            }
            K::LParen => {
                c.t = self.next();
                self.deeper(c)?;
                let mut v = self.conditional_or_comma(c, live)?;
                c.depth -= 1;
                let inner = v.range.begin;
                v.range = Range::new(t.loc, c.t.loc);
                if c.t.kind != K::RParen {
                    self.cx
                        .diags
                        .error(c.t.loc, "expected ')' in preprocessor expression")
                        .range(Range::new(inner, c.last))
                        .note(t.loc, "to match this '('")
                        .emit();
                    return Err(Malformed);
                }
                c.t = self.next();
                Ok(v)
            }
            K::NumericConstant => {
                let v = self.pp_number(t);
                c.last = t.loc;
                c.t = self.next();
                v
            }
            K::CharConstant
            | K::WideCharConstant
            | K::Utf8CharConstant
            | K::Utf16CharConstant
            | K::Utf32CharConstant => {
                let text = self.cx.names.get(t.sym);
                let decoded = literal::char_constant(
                    t.kind,
                    &text,
                    t.loc,
                    &literal::CharLimits::of(self.cx.lang),
                    self.cx.diags,
                );
                c.t = self.next();
                let ch = decoded.ok_or(Malformed)?;
                Ok(value(ch.value))
            }
            K::Identifier if t.sym == self.known.defined => {
                let macro_made = t.flags & crate::token::flag::FROM_MACRO != 0;
                let (v, last) = self.defined_operator(t)?;
                c.last = last;
                if macro_made {
                    self.cx
                        .diags
                        .warn(
                            Warning::EXPANSION_TO_DEFINED,
                            t.loc,
                            "macro expansion producing 'defined' has undefined behavior",
                        )
                        .emit();
                }
                c.t = self.next();
                Ok(value(i64::from(v)))
            }
            K::Identifier => {
                let c23 = self.cx.lang.c23();
                let bits = if c23 && t.sym == self.known.true_ {
                    1
                } else {
                    let known = c23 && t.sym == self.known.false_;
                    if live && !known {
                        let name = self.cx.names.get(t.sym);
                        self.cx
                            .diags
                            .warn(
                                Warning::UNDEF,
                                t.loc,
                                format!("'{name}' is not defined, evaluates to 0"),
                            )
                            .emit();
                    }
                    0
                };
                c.last = t.loc;
                c.t = self.next();
                if c.t.kind == K::LParen && live {
                    let name = self.cx.names.get(t.sym);
                    self.cx
                        .diags
                        .error(
                            t.loc,
                            format!("function-like macro '{name}' is not defined"),
                        )
                        .emit();
                    return Err(Malformed);
                }
                Ok(value(bits))
            }
            K::Eof => {
                self.cx
                    .diags
                    .error(t.loc, "expected value in expression")
                    .emit();
                Err(Malformed)
            }
            _ => {
                self.cx
                    .diags
                    .error(t.loc, "invalid token at start of a preprocessor expression")
                    .emit();
                Err(Malformed)
            }
        }
    }

    /// `defined X` and `defined ( X )`.
    fn defined_operator(&mut self, at: Token) -> Result<(bool, Loc), Malformed> {
        let mut t = self.raw();
        let paren = (t.kind == K::LParen).then_some(t.loc);
        if paren.is_some() {
            t = self.raw();
        }
        if t.kind != K::Identifier {
            self.cx
                .diags
                .error(
                    if t.kind == K::Eof { at.loc } else { t.loc },
                    if t.kind == K::Eof {
                        "macro name missing"
                    } else {
                        "macro name must be an identifier"
                    },
                )
                .emit();
            return Err(Malformed);
        }
        let value = self.is_defined(t.sym);
        let mut last = t.loc;
        if let Some(open) = paren {
            let close = self.raw();
            if close.kind != K::RParen {
                self.cx
                    .diags
                    .error(close.loc, "missing ')' after 'defined'")
                    .note(open, "to match this '('")
                    .emit();
                return Err(Malformed);
            }
            last = close.loc;
        }
        Ok((value, last))
    }

    /// An integer constant of an `#if` expression.
    fn pp_number(&mut self, t: Token) -> Eval {
        let text = self.cx.names.get(t.sym);
        let diags = self.cx.diags;
        let Some(number) = literal::number(&text, t.loc, self.cx.lang, diags) else {
            return Err(Malformed);
        };
        match number {
            literal::Number::Int(int) => {
                let value = int.value.to_u64();
                let fits = value.is_some();
                let bits = value.unwrap_or_else(|| int.value.low_u64());
                if !fits {
                    diags
                        .error(
                            t.loc,
                            "integer literal is too large to be represented in any integer type",
                        )
                        .emit();
                }
                let mut unsigned = int.suffix.unsigned;
                if !unsigned && bits > i64::MAX as u64 {
                    if int.radix == 10 {
                        diags
                            .warn(
                                Warning::IMPLICITLY_UNSIGNED_LITERAL,
                                t.loc,
                                "integer literal is too large to be represented in a signed integer type, interpreting as unsigned",
                            )
                            .emit();
                    }
                    unsigned = true;
                }
                Ok(Value {
                    bits: bits as i64,
                    unsigned,
                    range: Range::token(t.loc),
                })
            }
            literal::Number::Float(_) => {
                diags
                    .error(t.loc, "floating point literal in preprocessor expression")
                    .emit();
                Err(Malformed)
            }
        }
    }
}

fn is_shift_or_logic(kind: K) -> bool {
    matches!(
        kind,
        K::Lessless | K::Greatergreater | K::Ampamp | K::Pipepipe
    )
}

fn precedence(kind: K) -> Option<u8> {
    Some(match kind {
        K::Pipepipe => 1,
        K::Ampamp => 2,
        K::Pipe => 3,
        K::Caret => 4,
        K::Amp => 5,
        K::Equalequal | K::Exclaimequal => 6,
        K::Less | K::Lessequal | K::Greater | K::Greaterequal => 7,
        K::Lessless | K::Greatergreater => 8,
        K::Plus | K::Minus => 9,
        K::Star | K::Slash | K::Percent => 10,
        _ => return None,
    })
}
