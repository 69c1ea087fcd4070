//! Source lines below a diagnostic: gutter, caret, ranges, fix-its.

use unicode_width::UnicodeWidthChar;

use crate::diag::FixIt;
use crate::loc::{Loc, Range};
use crate::map::SourceMap;
use crate::render::RenderOptions;

/// Longer lines are not shown.
const MAX_LINE: usize = 4096;
/// Most lines shown for one diagnostic.
const MAX_LINES: u32 = 16;

const CARET_COLOR: &str = "\x1b[0;1;32m";
const FIXIT_COLOR: &str = "\x1b[0;32m";
const RESET: &str = "\x1b[0m";

/// The length in bytes of the token at the start of `text`; at least 1 unless `text` is empty.
pub(crate) fn token_len(text: &[u8]) -> usize {
    let Some(&first) = text.first() else {
        return 0;
    };
    let word = |b: u8| b.is_ascii_alphanumeric() || b == b'_' || b == b'$' || b >= 0x80;
    let quoted = |open: usize| {
        let close = text[open];
        let mut i = open + 1;
        while i < text.len() && text[i] != b'\n' {
            match text[i] {
                b'\\' => i += 2,
                b if b == close => return i + 1,
                _ => i += 1,
            }
        }
        i.min(text.len())
    };
    if first.is_ascii_digit() || first == b'.' && text.get(1).is_some_and(u8::is_ascii_digit) {
        let mut i = 1;
        while i < text.len() {
            let sign = matches!(text[i], b'+' | b'-')
                && matches!(text[i - 1], b'e' | b'E' | b'p' | b'P')
                && !(matches!(text[i - 1], b'e' | b'E')
                    && text.len() > 1
                    && matches!(text[1], b'x' | b'X'));
            let separator =
                text[i] == b'\'' && text.get(i + 1).is_some_and(u8::is_ascii_alphanumeric);
            if !(word(text[i]) || text[i] == b'.' || sign || separator) {
                break;
            }
            i += 1;
        }
        return i;
    }
    if word(first) {
        let n = text.iter().position(|&b| !word(b)).unwrap_or(text.len());
        let prefix = matches!(&text[..n], b"L" | b"u" | b"U" | b"u8");
        if prefix && matches!(text.get(n), Some(b'"' | b'\'')) {
            return quoted(n);
        }
        return n;
    }
    if first == b'"' || first == b'\'' {
        return quoted(0);
    }
    let three: &[&[u8]] = &[b"...", b"<<=", b">>="];
    let two: &[&[u8]] = &[
        b"->", b"++", b"--", b"<<", b">>", b"<=", b">=", b"==", b"!=", b"&&", b"||", b"*=", b"/=",
        b"%=", b"+=", b"-=", b"&=", b"^=", b"|=", b"##", b"::",
    ];
    if three.iter().any(|p| text.starts_with(p)) {
        3
    } else if two.iter().any(|p| text.starts_with(p)) {
        2
    } else {
        1
    }
}

/// How the bytes of a line spread over the columns of a terminal.
pub(crate) struct Columns {
    /// The line as shown.
    pub shown: String,
    /// For each byte (and the end) the column it is shown at.
    at: Vec<usize>,
}

impl Columns {
    pub(crate) fn new(line: &[u8], tab_stop: usize) -> Columns {
        let mut shown = String::with_capacity(line.len());
        let mut at = Vec::with_capacity(line.len() + 1);
        let mut column = 0usize;
        for chunk in line.utf8_chunks() {
            for c in chunk.valid().chars() {
                for _ in 0..c.len_utf8() {
                    at.push(column);
                }
                if c == '\t' {
                    let width = tab_stop - column % tab_stop;
                    shown.extend(std::iter::repeat_n(' ', width));
                    column += width;
                } else if let Some(width) = c.width().filter(|_| !c.is_control()) {
                    shown.push(c);
                    column += width;
                } else {
                    let text = format!("<U+{:04X}>", c as u32);
                    column += text.len();
                    shown.push_str(&text);
                }
            }
            for &b in chunk.invalid() {
                at.push(column);
                shown.push_str(&format!("<{b:02X}>"));
                column += 4;
            }
        }
        at.push(column);
        Columns { shown, at }
    }

    /// Column (from 0) of the byte at `offset`; one past the line's end is fine, and further counts on.
    pub(crate) fn column(&self, offset: usize) -> usize {
        match self.at.get(offset) {
            Some(&c) => c,
            None => self.at.last().copied().unwrap_or(0) + (offset + 1 - self.at.len()),
        }
    }
}

/// First and last line to show: the caret's and those of the ranges as far as they fit.
fn lines_shown(caret: u32, spans: &[(u32, u32)]) -> (u32, u32) {
    let (mut first, mut last) = (caret, caret);
    for &(a, b) in spans {
        let (low, high) = (first.min(a), last.max(b));
        if high - low < MAX_LINES {
            (first, last) = (low, high);
            continue;
        }
        // Too much: grow as far as there is room, towards the range.
        let room = MAX_LINES - (last - first + 1);
        if a < first {
            first -= room.min(first - a);
        } else {
            last += room.min(high - last);
        }
    }
    (first, last)
}

/// Appends the source lines for a caret at `at`, ranges and fix-its, all file positions.
pub(crate) fn snippet(
    map: &SourceMap,
    options: &RenderOptions,
    at: Loc,
    ranges: &[Range],
    fixits: &[FixIt],
    out: &mut String,
) {
    let Some((caret_line, _)) = map.line_number(at) else {
        return;
    };
    let spans: Vec<(u32, u32)> = ranges
        .iter()
        .filter_map(|r| Some((map.line_number(r.begin)?.0, map.line_number(r.end)?.0)))
        .collect();
    let (first, last) = lines_shown(caret_line, &spans);
    let shown_number = |line: u32| {
        map.line_start(at, line)
            .map_or(line, |l| map.presumed_line(l))
    };
    let widest = (first..=last)
        .map(|l| shown_number(l).to_string().len())
        .max()
        .unwrap_or(1);
    let gutter = if options.line_numbers {
        widest.max(4) + 1
    } else {
        0
    };
    for line in first..=last {
        let Some(start) = map.line_start(at, line) else {
            return;
        };
        let Some((text, _)) = map.line_text(start) else {
            return;
        };
        if text.len() > MAX_LINE {
            return;
        }
        let columns = Columns::new(text, options.tab_stop);
        if options.line_numbers {
            out.push_str(&format!("{:>gutter$} | ", shown_number(line)));
        }
        out.push_str(columns.shown.trim_end_matches(' '));
        out.push('\n');
        let mut marks: Vec<char> = Vec::new();
        for r in ranges {
            mark_range(map, &columns, text, start, r, &mut marks);
        }
        let offset_of = |loc: Loc| (loc.0 as usize).checked_sub(start.0 as usize);
        if line == caret_line {
            let column = columns.column(offset_of(at).unwrap_or(0));
            put(&mut marks, column, '^');
        }
        for f in fixits.iter().filter(|f| f.insert) {
            // The line of marks reaches to the last insertion, as Clang's does, but not before a space.
            if let Some(offset) = offset_of(f.range.begin).filter(|o| *o <= text.len()) {
                if text.get(offset).is_some_and(u8::is_ascii_whitespace) {
                    continue;
                }
                let column = columns.column(offset);
                if marks.len() < column && !marks.is_empty() {
                    marks.resize(column, ' ');
                }
            }
        }
        if !marks.is_empty() {
            put_gutter(options, gutter, out);
            if options.color {
                out.push_str(CARET_COLOR);
            }
            out.extend(marks);
            if options.color {
                out.push('\n');
                out.push_str(RESET);
            } else {
                out.push('\n');
            }
        }
        if line == caret_line {
            let fix = fixit_line(&columns, text.len(), start, fixits);
            if !fix.is_empty() {
                put_gutter(options, gutter, out);
                if options.color {
                    out.push_str(FIXIT_COLOR);
                }
                out.push_str(&fix);
                if options.color {
                    out.push_str(RESET);
                }
                out.push('\n');
            }
        }
    }
}

fn put_gutter(options: &RenderOptions, gutter: usize, out: &mut String) {
    if options.line_numbers {
        out.push_str(&" ".repeat(gutter));
        out.push_str(" | ");
    }
}

fn put(marks: &mut Vec<char>, column: usize, mark: char) {
    if marks.len() <= column {
        marks.resize(column + 1, ' ');
    }
    marks[column] = mark;
}

/// Underlines the part of a range that lies on the line that begins at `start`.
fn mark_range(
    map: &SourceMap,
    columns: &Columns,
    text: &[u8],
    start: Loc,
    range: &Range,
    marks: &mut Vec<char>,
) {
    let end_of_line = start.0 as usize + text.len();
    let begin = range.begin.0.max(start.0) as usize;
    // A range that begins with `%` is a conversion specification, and ends with a character, not a token.
    let specification =
        range.begin != range.end && map.text_from(range.begin).first() == Some(&b'%');
    let token = if specification {
        1
    } else {
        token_len(map.text_from(range.end)).max(1)
    };
    let end = (range.end.0 as usize + token).min(end_of_line);
    if begin >= end || (range.begin.0 as usize) > end_of_line {
        return;
    }
    let (mut from, mut to) = (begin - start.0 as usize, end - start.0 as usize);
    while from < to && text[from].is_ascii_whitespace() {
        from += 1;
    }
    while to > from && text[to - 1].is_ascii_whitespace() {
        to -= 1;
    }
    for column in columns.column(from)..columns.column(to) {
        put(marks, column, '~');
    }
}

/// The line with the texts of fix-its below the places they belong to.
fn fixit_line(columns: &Columns, len: usize, start: Loc, fixits: &[FixIt]) -> String {
    let mut line = String::new();
    let mut used = 0usize;
    for f in fixits {
        let Some(offset) = (f.range.begin.0 as usize).checked_sub(start.0 as usize) else {
            continue;
        };
        if offset > len + 1 || f.text.contains('\n') || f.text.is_empty() {
            continue;
        }
        let mut column = columns.column(offset);
        if column < used {
            column = used + 1;
        }
        line.push_str(&" ".repeat(column - used));
        line.push_str(&f.text);
        used = column
            + f.text
                .chars()
                .map(|c| c.width().unwrap_or(0))
                .sum::<usize>();
    }
    line
}
