//! Diagnostics as text in the form Clang made familiar, and as JSON in the form of GCC.

use crate::diag::{FixIt, Severity};
use crate::filter::ResolvedDiag;
use crate::loc::{Loc, Range};
use crate::map::{Entry, SourceMap};
use crate::snippet::{Columns, snippet, token_len};

/// How to render.
#[derive(Clone, Debug)]
pub struct RenderOptions {
    /// Terminal colours.
    pub color: bool,
    /// Source lines with carets (`-fno-caret-diagnostics` gives false).
    pub carets: bool,
    /// `[-Wname]` (`-fno-diagnostics-show-option` gives false).
    pub show_option: bool,
    /// Columns after lines (`-fno-show-column` gives false).
    pub show_column: bool,
    /// Line numbers beside source lines (`-fno-diagnostics-show-line-numbers` gives false).
    pub line_numbers: bool,
    /// Fix-it lines.
    pub fixits: bool,
    /// Most "expanded from macro" notes per diagnostic; 0: all.
    pub macro_backtrace_limit: usize,
    /// Width of a tab stop.
    pub tab_stop: usize,
}

impl Default for RenderOptions {
    fn default() -> Self {
        RenderOptions {
            color: false,
            carets: true,
            show_option: true,
            show_column: true,
            line_numbers: true,
            fixits: true,
            macro_backtrace_limit: 6,
            tab_stop: 8,
        }
    }
}

const BOLD: &str = "\x1b[1m";
const RESET: &str = "\x1b[0m";

fn severity_name(severity: Severity) -> &'static str {
    match severity {
        Severity::Note => "note",
        Severity::Remark => "remark",
        Severity::Warning => "warning",
        Severity::Error => "error",
        Severity::Fatal => "fatal error",
    }
}

fn severity_color(severity: Severity) -> &'static str {
    match severity {
        Severity::Note => "\x1b[0;1;36m",
        Severity::Remark => "\x1b[0;1;34m",
        Severity::Warning => "\x1b[0;1;35m",
        Severity::Error | Severity::Fatal => "\x1b[0;1;31m",
    }
}

/// Renders diagnostics one after the other; remembers which include stack was shown last.
pub struct Renderer<'m> {
    map: &'m SourceMap,
    options: &'m RenderOptions,
    last_include: Loc,
    /// Caret and severity of the message shown last.
    last: Option<(Loc, Severity)>,
    out: String,
}

/// One message with what belongs below it.
struct Message<'d> {
    severity: Severity,
    loc: Loc,
    text: &'d str,
    flag: Option<&'d str>,
    ranges: &'d [Range],
    fixits: &'d [FixIt],
}

/// Everything as text.
pub fn render_text(list: &[ResolvedDiag], map: &SourceMap, options: &RenderOptions) -> String {
    let mut renderer = Renderer {
        map,
        options,
        last_include: Loc::NONE,
        last: None,
        out: String::new(),
    };
    for diag in list {
        renderer.diagnostic(diag);
    }
    renderer.out
}

/// `1 warning and 2 errors generated.` with a line end; empty when there is nothing to count.
pub fn summary(list: &[ResolvedDiag]) -> String {
    let count = |f: fn(Severity) -> bool| list.iter().filter(|d| f(d.severity)).count();
    let warnings = count(|s| s == Severity::Warning);
    // The last message, about the error limit, is not an error of its own.
    let errors = count(|s| s >= Severity::Error)
        - list
            .iter()
            .filter(|d| d.flag.as_deref() == Some("-ferror-limit="))
            .count();
    let plural = |n: usize, what: &str| format!("{n} {what}{}", if n == 1 { "" } else { "s" });
    match (warnings, errors) {
        (0, 0) => String::new(),
        (w, 0) => format!("{} generated.\n", plural(w, "warning")),
        (0, e) => format!("{} generated.\n", plural(e, "error")),
        (w, e) => format!(
            "{} and {} generated.\n",
            plural(w, "warning"),
            plural(e, "error")
        ),
    }
}

impl Renderer<'_> {
    fn diagnostic(&mut self, d: &ResolvedDiag) {
        let flag = d.flag.as_deref().filter(|_| self.options.show_option);
        self.message(&Message {
            severity: d.severity,
            loc: d.diag.loc,
            text: &d.diag.message,
            flag,
            ranges: &d.diag.ranges,
            fixits: &d.diag.fixits,
        });
        for note in &d.diag.notes {
            self.message(&Message {
                severity: Severity::Note,
                loc: note.loc,
                text: &note.message,
                flag: None,
                ranges: &note.ranges,
                fixits: &note.fixits,
            });
        }
    }

    fn message(&mut self, m: &Message<'_>) {
        let at = self.map.caret_loc(m.loc);
        let replaced = m.fixits.iter().filter(|f| !f.insert).map(|f| &f.range);
        let ranges: Vec<Range> = m
            .ranges
            .iter()
            .chain(replaced)
            .filter_map(|r| self.file_range(*r, at))
            .collect();
        // A fix inside a macro cannot be shown where the macro is used.
        let in_macro = m.fixits.iter().any(|f| self.map.is_macro(f.range.begin));
        let fixits = if in_macro { &[][..] } else { m.fixits };
        self.include_stack(at, m.severity);
        self.headline(at, m.severity, m.text, m.flag);
        // The same place is not shown twice in a row, unless there is something new to see.
        let repeated = self.last.is_some_and(|(loc, severity)| {
            loc == at && (severity != Severity::Note || severity == m.severity)
        });
        if !repeated || !m.ranges.is_empty() || !m.fixits.is_empty() {
            self.source(at, &ranges, fixits);
        }
        self.last = Some((at, m.severity));
        self.macro_backtrace(m.loc, m.ranges);
    }

    /// `In file included from a.c:1:` lines, when they differ from those shown last.
    fn include_stack(&mut self, at: Loc, severity: Severity) {
        if !at.is_some() {
            return;
        }
        let include = self.map.included_at(at);
        if include == self.last_include {
            return;
        }
        self.last_include = include;
        if severity == Severity::Note {
            return;
        }
        let mut stack = Vec::new();
        let mut loc = include;
        while let Some(p) = self.map.presumed(loc) {
            loc = p.included_at;
            stack.push(p);
        }
        for p in stack.iter().rev() {
            self.out
                .push_str(&format!("In file included from {}:{}:\n", p.file, p.line));
        }
    }

    fn headline(&mut self, at: Loc, severity: Severity, text: &str, flag: Option<&str>) {
        let color = self.options.color;
        if color {
            self.out.push_str(BOLD);
        }
        if let Some(p) = self.map.presumed(at) {
            self.out.push_str(&format!("{}:{}:", p.file, p.line));
            if self.options.show_column {
                self.out.push_str(&format!("{}:", p.column));
            }
            self.out.push(' ');
        }
        if color {
            self.out.push_str(RESET);
            self.out.push_str(severity_color(severity));
        }
        self.out.push_str(severity_name(severity));
        self.out.push_str(": ");
        if color {
            self.out.push_str(RESET);
            if severity > Severity::Note {
                self.out.push_str(BOLD);
            }
        }
        self.out.push_str(text);
        if let Some(flag) = flag {
            self.out.push_str(&format!(" [{flag}]"));
        }
        if color {
            self.out.push_str(RESET);
        }
        self.out.push('\n');
    }

    fn source(&mut self, at: Loc, ranges: &[Range], fixits: &[FixIt]) {
        if !self.options.carets || !at.is_some() {
            return;
        }
        let fixits = if self.options.fixits { fixits } else { &[] };
        snippet(self.map, self.options, at, ranges, fixits, &mut self.out);
    }

    /// A range as file positions in the file of `at`; `None` when it lies elsewhere.
    fn file_range(&self, range: Range, at: Loc) -> Option<Range> {
        let begin = self.map.caret_loc(range.begin);
        let mut end = range.end;
        while let Some((
            Entry::Expansion {
                spelling,
                call_end,
                is_argument,
                ..
            },
            offset,
        )) = self.map.entry(end)
        {
            end = if is_argument {
                spelling.offset(offset)
            } else {
                call_end
            };
        }
        let home = self.map.file_start(at)?;
        let inside = |loc: Loc| loc.is_some() && self.map.file_start(loc) == Some(home);
        (inside(begin) && inside(end) && begin <= end).then_some(Range::new(begin, end))
    }

    /// `expanded from macro 'X'` notes, from the outermost expansion to the innermost.
    fn macro_backtrace(&mut self, loc: Loc, ranges: &[Range]) {
        if !self.map.is_macro(loc) {
            return;
        }
        let mut stack: Vec<Loc> = Vec::new();
        let mut ignored = 0;
        let mut at = loc;
        while let Some((
            Entry::Expansion {
                call_begin,
                is_argument,
                ..
            },
            _,
        )) = self.map.entry(at)
        {
            stack.push(if is_argument { call_begin } else { at });
            // When caret and ranges all come out of one argument, the macro has nothing to do with it.
            if is_argument && self.all_from_argument(ranges, call_begin) {
                ignored = stack.len();
            }
            at = self.map.caller(at);
            if !self.map.is_macro(at)
                && let Some(&last) = stack.last()
            {
                at = self.map.caller(last);
            }
            if stack.len() > 100_000 {
                break;
            }
        }
        let stack = &stack[ignored..];
        let limit = self.options.macro_backtrace_limit;
        let depth = stack.len();
        if limit == 0 || depth <= limit {
            for &l in stack.iter().rev() {
                self.expansion(l, ranges);
            }
            return;
        }
        let inner = limit / 2;
        let outer = limit / 2 + limit % 2;
        for &l in stack[depth - outer..].iter().rev() {
            self.expansion(l, ranges);
        }
        self.out.push_str(&format!(
            "note: (skipping {} expansions in backtrace; use -fmacro-backtrace-limit=0 to see all)\n",
            depth - limit
        ));
        for &l in stack[..inner].iter().rev() {
            self.expansion(l, ranges);
        }
    }

    fn all_from_argument(&self, ranges: &[Range], parameter: Loc) -> bool {
        let from = |mut loc: Loc| {
            while let Some((
                Entry::Expansion {
                    call_begin,
                    is_argument,
                    ..
                },
                _,
            )) = self.map.entry(loc)
            {
                if is_argument && call_begin == parameter {
                    return true;
                }
                loc = self.map.caller(loc);
            }
            false
        };
        ranges.iter().all(|r| from(r.begin) && from(r.end))
    }

    /// The note for one expansion; `loc` is a token of the macro's replacement list.
    fn expansion(&mut self, loc: Loc, ranges: &[Range]) {
        let at = self.map.spelling(loc);
        let name = self.macro_name(loc);
        let home = self.map.entry_bounds(loc);
        let mapped: Vec<Range> = ranges
            .iter()
            .filter_map(|r| {
                let begin = self.up_to(r.begin, home)?;
                let end = self.up_to(r.end, home)?;
                (begin <= end).then_some(Range::new(begin, end))
            })
            .collect();
        self.include_stack(at, Severity::Note);
        let text = match name {
            Some(name) => format!("expanded from macro '{name}'"),
            None => "expanded from here".to_string(),
        };
        self.headline(at, Severity::Note, &text, None);
        self.source(at, &mapped, &[]);
    }

    /// Climbs from `loc` to the expansion with these bounds; gives the spelling there.
    fn up_to(&self, mut loc: Loc, home: Option<(Loc, Loc)>) -> Option<Loc> {
        for _ in 0..1000 {
            if self.map.entry_bounds(loc) == home {
                return Some(self.map.spelling(loc));
            }
            match self.map.entry(loc)? {
                (Entry::Expansion { call_begin, .. }, _) => loc = call_begin,
                (Entry::File { .. }, _) => return None,
            }
        }
        None
    }

    fn macro_name(&self, mut loc: Loc) -> Option<String> {
        loop {
            match self.map.entry(loc)? {
                (
                    Entry::Expansion {
                        call_begin,
                        is_argument: true,
                        ..
                    },
                    _,
                ) => loc = call_begin,
                (Entry::Expansion { call_begin, .. }, _) => {
                    let at = self.map.spelling(call_begin);
                    let text = self.map.text_from(at);
                    let len = token_len(text);
                    return Some(String::from_utf8_lossy(&text[..len]).into_owned());
                }
                (Entry::File { .. }, _) => return None,
            }
        }
    }
}

/// Everything as one JSON array with the fields of GCC's `-fdiagnostics-format=json`, and a line end.
pub fn render_json(list: &[ResolvedDiag], map: &SourceMap) -> String {
    let array: Vec<serde_json::Value> = list
        .iter()
        .map(|d| {
            let children: Vec<serde_json::Value> = d
                .diag
                .notes
                .iter()
                .map(|n| {
                    serde_json::json!({
                        "kind": "note",
                        "message": n.message,
                        "locations": locations(map, n.loc, &n.ranges),
                        "escape-source": false,
                    })
                })
                .collect();
            let mut value = serde_json::json!({
                "kind": severity_name(d.severity),
                "message": d.diag.message,
                "locations": locations(map, d.diag.loc, &d.diag.ranges),
                "column-origin": 1,
                "escape-source": false,
                "children": children,
            });
            if let (Some(flag), Some(object)) = (&d.flag, value.as_object_mut()) {
                let option = flag
                    .strip_prefix("-Werror,-W")
                    .map_or_else(|| flag.clone(), |name| format!("-Werror={name}"));
                object.insert("option".into(), option.into());
            }
            let fixits: Vec<serde_json::Value> = d
                .diag
                .fixits
                .iter()
                .filter(|f| !map.is_macro(f.range.begin))
                .map(|f| {
                    let end = if f.insert {
                        f.range.begin
                    } else {
                        f.range
                            .end
                            .offset(token_len(map.text_from(f.range.end)) as u32)
                    };
                    serde_json::json!({
                        "start": position(map, f.range.begin),
                        "next": position(map, end),
                        "string": f.text,
                    })
                })
                .collect();
            if let (false, Some(object)) = (fixits.is_empty(), value.as_object_mut()) {
                object.insert("fixits".into(), fixits.into());
            }
            value
        })
        .collect();
    format!("{}\n", serde_json::Value::Array(array))
}

fn position(map: &SourceMap, loc: Loc) -> serde_json::Value {
    let at = map.caret_loc(loc);
    match map.presumed(at) {
        Some(p) => {
            let display = map
                .line_text(at)
                .map_or(p.column as usize, |(line, offset)| {
                    Columns::new(line, 8).column(offset as usize) + 1
                });
            serde_json::json!({
                "file": &*p.file,
                "line": p.line,
                "column": p.column,
                "byte-column": p.column,
                "display-column": display,
            })
        }
        None => serde_json::Value::Null,
    }
}

fn locations(map: &SourceMap, loc: Loc, ranges: &[Range]) -> Vec<serde_json::Value> {
    if !loc.is_some() {
        return Vec::new();
    }
    let last_byte = |loc: Loc| {
        let at = map.caret_loc(loc);
        at.offset((token_len(map.text_from(at)) as u32).saturating_sub(1))
    };
    let mut caret = serde_json::json!({ "caret": position(map, loc) });
    if let Some(object) = caret.as_object_mut() {
        object.insert("finish".into(), position(map, last_byte(loc)));
    }
    let mut out = vec![caret];
    for r in ranges {
        out.push(serde_json::json!({
            "caret": position(map, r.begin),
            "start": position(map, r.begin),
            "finish": position(map, last_byte(r.end)),
        }));
    }
    out
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::*;
    use crate::{Diagnostics, Warning};

    fn map_with(text: &str) -> (SourceMap, Loc) {
        let mut map = SourceMap::new();
        let loc = map
            .add_file(Rc::from("a.c"), Rc::from(text.as_bytes()), Loc::NONE, false)
            .expect("small");
        (map, loc)
    }

    #[test]
    fn carets_ranges_and_fixits_as_clang_prints_them() {
        let (map, loc) = map_with("int *p = 3.0 +\n   \"a\";\n\tint x = y\n");
        let diags = Diagnostics::new(0);
        diags
            .error(loc.offset(13), "invalid operands")
            .range(Range::token(loc.offset(9)))
            .range(Range::token(loc.offset(18)))
            .emit();
        diags
            .warn(Warning::PARENTHESES, loc.offset(32), "so so")
            .insert(loc.offset(33), ";")
            .emit();
        let list = diags.resolve(&map);
        let text = render_text(&list, &map, &RenderOptions::default());
        assert_eq!(
            text,
            "a.c:1:14: error: invalid operands\n\
            \x20   1 | int *p = 3.0 +\n\
            \x20     |          ~~~ ^\n\
            \x20   2 |    \"a\";\n\
            \x20     |    ~~~\n\
            a.c:3:10: warning: so so [-Wparentheses]\n\
            \x20   3 |         int x = y\n\
            \x20     |                 ^\n\
            \x20     |                  ;\n"
        );
        assert_eq!(summary(&list), "1 warning and 1 error generated.\n");
    }

    #[test]
    fn wide_and_invalid_characters_keep_the_caret_in_place() {
        let columns = Columns::new("\u{e9}\u{4e2d}x".as_bytes(), 8);
        assert_eq!(columns.column(5), 3);
        let columns = Columns::new(b"\xffx", 8);
        assert_eq!((columns.shown.as_str(), columns.column(1)), ("<FF>x", 4));
    }

    #[test]
    fn json_has_the_fields_of_gcc() {
        let (map, loc) = map_with("int x = y;\n");
        let diags = Diagnostics::new(0);
        diags.warn(Warning::UNDEF, loc.offset(8), "w").emit();
        let mut state = crate::WarningState::new();
        state.apply("-Werror=undef").expect("known");
        diags.configure(state);
        let json = render_json(&diags.resolve(&map), &map);
        let value: serde_json::Value = serde_json::from_str(&json).expect("valid");
        assert_eq!(value[0]["kind"], "error");
        assert_eq!(value[0]["option"], "-Werror=undef");
        assert_eq!(value[0]["locations"][0]["caret"]["column"], 9);
    }
}
