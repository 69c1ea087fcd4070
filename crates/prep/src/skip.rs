//! Text excluded by conditionals: walked over by lines, not by tokens.

use neverc_source::{Diagnostics, Loc, Range, Warning};

use crate::directives::{DIRS, Dir};
use crate::lexer::LexCx;
use crate::macros::NameUse;
use crate::prep::{Cond, Guard, Prep};
use crate::scan::{BLANK, at, class, newline_len, peek, skip_block_comment, splice_len};
use crate::token::TokenKind as K;

/// Whether and where skipping goes on after a conditional directive.
enum Resume {
    Read,
    Skip,
}

impl Prep<'_> {
    /// Skips excluded text until a branch of the innermost conditional is to be read or it ends.
    pub(crate) fn skip(&mut self, from: Loc) {
        let floor = match self.files.last() {
            Some(file) => file.conds.len(),
            None => return,
        };
        let quiet = LexCx {
            quiet: true,
            comments: false,
            ..self.cx
        };
        loop {
            let Some(file) = self.files.last_mut() else {
                return;
            };
            let Some(pos) = next_directive(&file.lexer.text, file.lexer.pos, &quiet) else {
                file.lexer.pos = file.lexer.text.len();
                file.lexer.line_start = true;
                return;
            };
            file.lexer.pos = pos;
            file.lexer.line_start = false;
            file.lexer.in_directive = true;
            let before = file.lexer.pos;
            let name = file.lexer.next(&quiet);
            let number = if name.kind == K::Identifier {
                self.idents
                    .get(name.sym.0 as usize)
                    .map_or(0, |i| i.directive)
            } else {
                0
            };
            let file_done = |file: &mut crate::prep::FileLevel| {
                file.lexer.in_directive = false;
                file.lexer.line_start = true;
            };
            if number == 0 && name.kind == K::Identifier {
                self.cx.names.with(name.sym, |text| {
                    suggest_directive(text, name.loc, self.cx.diags);
                });
            }
            if number == 0 || number > 8 {
                // Not a conditional; its line is skipped like text.
                file.lexer.pos = before;
                file.lexer.in_directive = false;
                skip_line(&mut file.lexer.pos, &file.lexer.text, &quiet);
                continue;
            }
            let dir = DIRS[usize::from(number) - 1];
            match dir {
                Dir::If | Dir::Ifdef | Dir::Ifndef => {
                    file.lexer.in_directive = false;
                    skip_line(&mut file.lexer.pos, &file.lexer.text, &quiet);
                    file.conds.push(Cond {
                        loc: name.loc,
                        taken: true,
                        has_else: None,
                    });
                    continue;
                }
                Dir::Endif => {
                    if file.conds.len() > floor {
                        self.finish_line();
                        if let Some(file) = self.files.last_mut() {
                            file.conds.pop();
                        }
                        continue;
                    }
                    self.do_endif(name);
                    if let Some(file) = self.files.last_mut() {
                        file_done(file);
                    }
                    self.told_skipped(from, name.loc);
                    return;
                }
                _ => {}
            }
            let nested = file.conds.len() > floor;
            let outermost = file.conds.len() == 1;
            let text = self.cx.names.get(name.sym);
            let Some(cond) = file.conds.last_mut() else {
                return;
            };
            if cond.has_else.is_some() {
                self.cx
                    .diags
                    .error(name.loc, format!("#{text} after #else"))
                    .emit();
            }
            let taken = cond.taken;
            if dir == Dir::Else {
                cond.has_else = Some(name.loc);
            }
            if outermost {
                file.guard = Guard::No;
            }
            if nested || taken {
                self.finish_line();
                continue;
            }
            let resume = match dir {
                Dir::Else => {
                    self.expect_eod("else");
                    Resume::Read
                }
                Dir::Elif => {
                    let tokens = self.line_tokens();
                    if self.condition(tokens, name) {
                        Resume::Read
                    } else {
                        Resume::Skip
                    }
                }
                _ => {
                    let negate = dir == Dir::Elifndef;
                    if !self.cx.lang.c23() {
                        self.cx
                            .diags
                            .warn(
                                Warning::C23_EXTENSIONS_DEFAULT,
                                name.loc,
                                format!("use of a '#{text}' directive is a C23 extension"),
                            )
                            .emit();
                    }
                    match self.macro_name(NameUse::Test) {
                        Some(t) => {
                            self.expect_eod(&text);
                            if self.is_defined(t.sym) != negate {
                                Resume::Read
                            } else {
                                Resume::Skip
                            }
                        }
                        None => {
                            self.finish_line();
                            Resume::Skip
                        }
                    }
                }
            };
            if self.stopped {
                return;
            }
            if let Resume::Read = resume {
                if let Some(file) = self.files.last_mut() {
                    if let Some(cond) = file.conds.last_mut() {
                        cond.taken = true;
                    }
                    file_done(file);
                }
                self.told_skipped(from, name.loc);
                return;
            }
        }
    }

    fn told_skipped(&mut self, from: Loc, to: Loc) {
        if let Some(o) = self.observer.as_deref_mut() {
            o.skipped(from, to);
        }
    }
}

/// In skipped text, an unknown directive that looks like a conditional one is worth a warning.
fn suggest_directive(text: &str, loc: Loc, diags: &Diagnostics) {
    const CANDIDATES: &[&str] = &["if", "ifdef", "ifndef", "elif", "else", "endif"];
    if !text.starts_with(['i', 'e']) || text.len() > 10 {
        return;
    }
    let limit = text.len().div_ceil(3);
    if let Some(best) = neverc_source::filter::closest(text, CANDIDATES.iter().copied(), limit) {
        diags
            .warn(
                Warning::UNKNOWN_DIRECTIVES,
                loc,
                format!("invalid preprocessing directive, did you mean '#{best}'?"),
            )
            .replace(Range::token(loc), best)
            .emit();
    }
}

/// Bytes that matter while skipping.
static SKIP_STOP: [bool; 256] = {
    let mut table = [false; 256];
    table[b'\n' as usize] = true;
    table[b'\r' as usize] = true;
    table[b'/' as usize] = true;
    table[b'"' as usize] = true;
    table[b'\'' as usize] = true;
    table[b'\\' as usize] = true;
    table[b'?' as usize] = true;
    table
};

/// Moves `pos` to the start of the next logical line, past comments and literals.
fn skip_line(pos: &mut usize, text: &[u8], cx: &LexCx<'_>) {
    let mut p = *pos;
    while p < text.len() {
        let b = text[p];
        if !SKIP_STOP[b as usize] {
            p += 1;
            continue;
        }
        match b {
            b'\n' | b'\r' => {
                p += newline_len(text, p).unwrap_or(1);
                break;
            }
            b'/' => {
                let (c, n) = peek(text, p + 1, cx.lang.trigraphs);
                if c == b'*' {
                    p = skip_block_comment(text, p, n, 0, cx);
                } else if c == b'/' {
                    p = crate::scan::skip_line_comment(text, p + 1 + n, 0, cx);
                } else {
                    p += 1;
                }
            }
            b'"' | b'\'' => p = skip_literal(text, p, cx),
            b'?' => {
                let (c, n) = peek(text, p, cx.lang.trigraphs);
                // A trigraph backslash before the line end.
                p += if c == b'\n' || c == b'\r' { n - 1 } else { 1 };
                if c == b'\n' || c == b'\r' {
                    break;
                }
            }
            _ => p += splice_len(text, p).max(1),
        }
    }
    *pos = p;
}

/// The end of a literal in skipped text; an unterminated one ends with its line.
fn skip_literal(text: &[u8], open: usize, cx: &LexCx<'_>) -> usize {
    let close = text[open];
    let mut p = open + 1;
    while p < text.len() {
        match text[p] {
            b'\n' | b'\r' => return p,
            b'\\' => {
                let n = splice_len(text, p);
                if n > 0 {
                    p += n;
                } else {
                    let (c, n) = peek(text, p + 1, cx.lang.trigraphs);
                    p += if c == b'\n' || c == b'\r' { n } else { 1 + n };
                }
            }
            b if b == close => return p + 1,
            _ => p += 1,
        }
    }
    text.len()
}

/// From the start of a line at `start`, the offset after the `#` of the next directive.
fn next_directive(text: &[u8], start: usize, cx: &LexCx<'_>) -> Option<usize> {
    let mut p = start;
    while p < text.len() {
        // At the start of a line.
        loop {
            let b = at(text, p);
            if class(b) & BLANK != 0 {
                p += 1;
            } else if b == b'/' {
                let (c, n) = peek(text, p + 1, cx.lang.trigraphs);
                if c != b'*' {
                    break;
                }
                p = skip_block_comment(text, p, n, 0, cx);
            } else if b == b'\\' {
                match splice_len(text, p) {
                    0 => break,
                    n => p += n,
                }
            } else {
                break;
            }
        }
        match at(text, p) {
            b'#' => return Some(p + 1),
            b'%' if at(text, p + 1) == b':' => return Some(p + 2),
            b'?' if cx.lang.trigraphs && text[p..].starts_with(b"??=") => return Some(p + 3),
            _ => skip_line(&mut p, text, cx),
        }
    }
    None
}
