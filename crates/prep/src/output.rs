//! The preprocessed text (`-E`), macro dumps (`-dM`, `-dD`) and line markers.

use std::rc::Rc;

use neverc_source::symbol::push_source_bytes;
use neverc_source::{Interner, Loc, SourceMap, Symbol};

use crate::macros::Macro;
use crate::prep::{EventKind, Preprocessed};
use crate::token::{Category, Token, TokenKind as K, flag};

/// What `-E` prints.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OutputOptions {
    /// No line markers (`-P`).
    pub no_line_markers: bool,
    /// Macro definitions in place besides the text (`-dD`).
    pub definitions: bool,
    /// `#include` directives besides the text (`-dI`).
    pub includes: bool,
    /// Only pragmas, definitions and directives differ: `#line` form of markers (`-fuse-line-directives`).
    pub line_directives: bool,
}

/// Prints the preprocessed text. `out` must stem from a run with [`crate::PrepOptions::events`].
pub fn print(
    out: &Preprocessed,
    map: &SourceMap,
    names: &Interner,
    options: OutputOptions,
) -> Vec<u8> {
    let mut printer = Printer {
        map,
        names,
        options,
        out: Vec::with_capacity(out.stream.tokens.len() * 6),
        line: 1,
        file: Rc::from(""),
        system: false,
        column_zero: true,
        before: None,
        macros: &out.macros,
    };
    let mut events = out.events.iter().peekable();
    for (i, t) in out.stream.tokens.iter().enumerate() {
        while let Some(event) = events.next_if(|e| e.at <= i) {
            printer.event(&event.kind);
        }
        if t.kind == K::Eof {
            break;
        }
        printer.token(t);
    }
    for event in events {
        printer.event(&event.kind);
    }
    printer.new_line();
    printer.out
}

/// Prints all macros alive at the end, sorted by name (`-dM`).
pub fn print_macros(out: &Preprocessed, names: &Interner) -> Vec<u8> {
    let mut lines: Vec<(Rc<str>, u32)> = out
        .live
        .iter()
        .map(|&id| (names.get(out.macros[id as usize].name), id))
        .collect();
    lines.sort();
    let mut text = Vec::new();
    for (_, id) in lines {
        push_definition(&out.macros[id as usize], names, &mut text);
        text.push(b'\n');
    }
    text
}

/// Appends the source bytes of a token.
pub fn push_token(t: &Token, names: &Interner, out: &mut Vec<u8>) {
    if t.sym == Symbol::EMPTY || t.kind.category() == Category::Annotation {
        out.extend_from_slice(t.kind.spelling().as_bytes());
    } else {
        names.with(t.sym, |s| push_source_bytes(s, out));
    }
}

/// Appends `#define NAME(parameters) replacement`.
pub fn push_definition(mac: &Macro, names: &Interner, out: &mut Vec<u8>) {
    out.extend_from_slice(b"#define ");
    names.with(mac.name, |s| push_source_bytes(s, out));
    if mac.function_like {
        out.push(b'(');
        for (i, p) in mac.params.iter().enumerate() {
            if i > 0 {
                out.push(b',');
            }
            let last = i + 1 == mac.params.len();
            names.with(*p, |s| {
                if !(last && mac.variadic && s == "__VA_ARGS__") {
                    push_source_bytes(s, out);
                }
            });
            if last && mac.variadic {
                out.extend_from_slice(b"...");
            }
        }
        out.push(b')');
    }
    out.push(b' ');
    for (i, t) in mac.body.iter().enumerate() {
        if i > 0 && t.flags & flag::LEADING_SPACE != 0 {
            out.push(b' ');
        }
        push_token(t, names, out);
    }
}

struct Printer<'a> {
    map: &'a SourceMap,
    names: &'a Interner,
    options: OutputOptions,
    out: Vec<u8>,
    /// Line that the output stands on, counted as in `file`.
    line: u32,
    file: Rc<str>,
    system: bool,
    /// Nothing was printed on this line yet.
    column_zero: bool,
    before: Option<Token>,
    macros: &'a [Rc<Macro>],
}

/// Gaps up to this many lines are printed as empty lines.
const SMALL_GAP: u32 = 8;

impl Printer<'_> {
    fn new_line(&mut self) {
        if !self.column_zero {
            self.out.push(b'\n');
            self.line = self.line.wrapping_add(1);
            self.column_zero = true;
        }
        self.before = None;
    }

    fn marker(&mut self, flags: &str) {
        self.new_line();
        if self.options.no_line_markers {
            return;
        }
        let word = if self.options.line_directives {
            "#line"
        } else {
            "#"
        };
        let mut text = format!("{word} {} \"", self.line);
        for c in self.file.chars() {
            match c {
                '"' | '\\' => {
                    text.push('\\');
                    text.push(c);
                }
                '\n' => text.push_str("\\n"),
                _ => text.push(c),
            }
        }
        text.push('"');
        if !self.options.line_directives {
            text.push_str(flags);
            if self.system {
                text.push_str(" 3");
            }
        }
        text.push('\n');
        self.out.extend_from_slice(text.as_bytes());
    }

    /// Brings the output to `line` of the current file; the output then stands at the start of a line.
    fn move_to(&mut self, line: u32) {
        let gap = line.wrapping_sub(self.line);
        if gap == 0 && self.column_zero {
            return;
        }
        if !self.column_zero && gap == 0 {
            // The same line goes on after something that needed a line of its own.
            self.new_line();
            self.line = line;
            if !self.options.no_line_markers {
                self.marker("");
            }
            return;
        }
        if self.options.no_line_markers {
            // Without markers nothing depends on line numbers: blank lines are left out.
            self.new_line();
        } else if gap <= SMALL_GAP {
            let mut left = gap;
            if !self.column_zero {
                self.new_line();
                left -= 1;
            }
            self.out.extend(std::iter::repeat_n(b'\n', left as usize));
        } else {
            self.new_line();
            self.line = line;
            self.marker("");
        }
        self.line = line;
        self.before = None;
    }

    fn take_place(&mut self, loc: Loc) {
        if let Some(p) = self.map.presumed(loc) {
            self.line = p.line;
            self.file = p.file;
            self.system = self.map.in_system_header(loc);
        }
    }

    fn event(&mut self, kind: &EventKind) {
        match kind {
            EventKind::Enter(loc) => {
                self.new_line();
                let first = self.file.is_empty();
                self.take_place(*loc);
                // The predefined macros count as a system header without being one to the reader.
                self.system &= &*self.file != "<built-in>";
                self.marker(if first { "" } else { " 1" });
            }
            EventKind::Leave(loc) => {
                self.new_line();
                self.take_place(*loc);
                self.marker(" 2");
            }
            EventKind::Line(loc) => {
                self.new_line();
                self.take_place(*loc);
                self.marker("");
            }
            EventKind::Pragma(loc, text) => {
                self.own_line(*loc, &format!("#pragma {text}"));
            }
            EventKind::Ident(loc, text) => {
                self.own_line(*loc, &format!("#ident {text}"));
            }
            EventKind::Include(loc, text) => {
                if self.options.includes {
                    self.own_line(*loc, &format!("#{text}"));
                }
            }
            EventKind::Define(id) => {
                if self.options.definitions {
                    let mac = &self.macros[*id as usize];
                    self.own_line(mac.loc, "");
                    push_definition(mac, self.names, &mut self.out);
                    self.column_zero = false;
                    self.new_line();
                }
            }
            EventKind::Undef(name) => {
                if self.options.definitions {
                    self.new_line();
                    let text = format!("#undef {}", self.names.get(*name));
                    self.out.extend_from_slice(text.as_bytes());
                    self.column_zero = false;
                    self.new_line();
                }
            }
        }
    }

    /// Prints `text` on a line of its own; an empty text only moves there.
    fn own_line(&mut self, loc: Loc, text: &str) {
        self.new_line();
        let line = self.map.presumed_line(loc);
        self.move_to(line);
        if !text.is_empty() {
            let mut bytes = Vec::new();
            push_source_bytes(text, &mut bytes);
            self.out.extend_from_slice(&bytes);
            self.column_zero = false;
            self.new_line();
        }
    }

    fn token(&mut self, t: &Token) {
        let starts = t.flags & flag::START_OF_LINE != 0 || self.column_zero;
        if starts {
            let file_loc = self.map.file_loc(t.loc);
            if let Some(p) = self.map.presumed(file_loc) {
                self.move_to(p.line);
                if t.kind != K::Hash || p.column > 1 {
                    let indent = (p.column as usize - 1).min(80);
                    self.out.extend(std::iter::repeat_n(b' ', indent));
                }
                // A `#` that opens a line would be read as a directive.
                if t.kind == K::Hash && p.column == 1 {
                    self.out.push(b' ');
                }
            }
        } else if t.flags & flag::LEADING_SPACE != 0 {
            self.out.push(b' ');
        } else if let Some(before) = self.before {
            let adjacent = before.loc.0 + u32::from(before.len) == t.loc.0
                && (before.flags | t.flags) & flag::FROM_MACRO == 0;
            if !adjacent && self.would_paste(&before, t) {
                self.out.push(b' ');
            }
        }
        let from = self.out.len();
        push_token(t, self.names, &mut self.out);
        self.column_zero = false;
        // Comments and (in assembly) odd tokens may span lines.
        if matches!(t.kind, K::Comment | K::Unknown) {
            let lines = self.out[from..].iter().filter(|&&b| b == b'\n').count();
            self.line = self.line.wrapping_add(lines as u32);
        }
        self.before = Some(*t);
    }

    /// Whether the two tokens, printed without a space, would be read as something else.
    fn would_paste(&self, before: &Token, t: &Token) -> bool {
        let mut first = Vec::new();
        push_token(t, self.names, &mut first);
        let Some(&next) = first.first() else {
            return false;
        };
        let last = self.out.last().copied().unwrap_or(b' ');
        let word = |b: u8| b.is_ascii_alphanumeric() || b == b'_' || b == b'$' || b >= 0x80;
        match before.kind {
            K::NumericConstant => {
                word(next) || next == b'.' || matches!(next, b'+' | b'-') || next == b'\''
            }
            k if k == K::Identifier || k.is_keyword() => {
                word(next) || matches!(next, b'"' | b'\'') && self.is_prefix(before)
            }
            K::Comment => false,
            k if k.category() == Category::Punctuator => match last {
                b'.' => next == b'.' || next.is_ascii_digit(),
                b'+' => matches!(next, b'+' | b'='),
                b'-' => matches!(next, b'-' | b'=' | b'>'),
                b'/' => matches!(next, b'=' | b'/' | b'*'),
                b'<' => matches!(next, b'<' | b'=' | b':' | b'%'),
                b'>' => matches!(next, b'>' | b'='),
                b'&' => matches!(next, b'&' | b'='),
                b'|' => matches!(next, b'|' | b'='),
                b'%' => matches!(next, b'=' | b'>' | b':'),
                b':' => matches!(next, b':' | b'>'),
                b'#' => matches!(next, b'#' | b'@'),
                b'*' | b'=' | b'!' | b'^' => next == b'=',
                _ => false,
            },
            K::Unknown => word(next) || word(last),
            _ => false,
        }
    }

    fn is_prefix(&self, t: &Token) -> bool {
        self.names
            .with(t.sym, |s| matches!(s, "L" | "u" | "U" | "u8"))
    }
}
