//! The address space of positions: which file or macro expansion a [`Loc`] lies in, and the line numbers
//! that diagnostics and `__LINE__` show for it.

use std::cell::{Cell, OnceCell};
use std::rc::Rc;

use crate::loc::{Loc, Range};

/// What one stretch of the address space is.
#[derive(Clone, Copy, Debug)]
pub enum Entry<'m> {
    /// A file entered by the preprocessor (each inclusion has an entry of its own).
    File {
        /// The name as it is shown in diagnostics.
        name: &'m Rc<str>,
        /// The bytes, shared between inclusions of the same file.
        text: &'m Rc<[u8]>,
        /// Position of the `#include` that entered it; `Loc::NONE` for the main file.
        included_at: Loc,
        /// Found in a system include directory (warnings are silent there).
        system: bool,
    },
    /// Tokens that come out of a macro.
    Expansion {
        /// Where the text of the first token stands (in a `#define` or in a macro argument).
        spelling: Loc,
        /// First token of the invocation.
        call_begin: Loc,
        /// Last token of the invocation.
        call_end: Loc,
        /// The tokens stem from an argument, not from the replacement list.
        is_argument: bool,
    },
}

/// A `#line` directive, line marker or change of the system header state.
#[derive(Clone, Debug)]
struct LineMark {
    /// Offset from which it holds (start of the next line).
    offset: u32,
    /// Physical line at `offset`.
    physical: u32,
    /// Line number announced for the line at `offset`.
    line: u32,
    /// File name announced.
    file: Rc<str>,
    /// Warnings are silent from here.
    system: bool,
}

/// One inclusion of a file.
#[derive(Debug)]
pub struct FileEntry {
    name: Rc<str>,
    text: Rc<[u8]>,
    included_at: Loc,
    system: bool,
    lines: OnceCell<Box<[u32]>>,
    last_line: Cell<u32>,
    marks: Vec<LineMark>,
}

/// The compact record of an entry: a file index or an expansion.
#[derive(Clone, Copy, Debug)]
struct Slot {
    /// Files: `u32::MAX` never occurs as an expansion's first position, so it tags files.
    call_begin: u32,
    /// Expansions: end of the call; files: index into `files`.
    call_end: u32,
    spelling: u32,
}

/// Tag in `Slot::call_begin` of files.
const FILE: u32 = u32::MAX;
/// Tag in `Slot::call_end` of macro arguments: their call is one token, so the end is not stored.
const ARGUMENT: u32 = u32::MAX;

/// A position as shown to people: `#line` taken into account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Presumed {
    /// File name.
    pub file: Rc<str>,
    /// Line, from 1.
    pub line: u32,
    /// Column in bytes, from 1.
    pub column: u32,
    /// Where this file was included; `Loc::NONE` for the main file.
    pub included_at: Loc,
}

/// All entries, ordered by their first position.
#[derive(Default)]
pub struct SourceMap {
    starts: Vec<u32>,
    slots: Vec<Slot>,
    files: Vec<FileEntry>,
    next: u32,
    last: Cell<u32>,
}

impl SourceMap {
    /// An empty map. Position 0 is never handed out.
    pub fn new() -> SourceMap {
        SourceMap {
            next: 1,
            ..SourceMap::default()
        }
    }

    fn add(&mut self, slot: Slot, len: u32) -> Option<Loc> {
        let start = self.next;
        let next = start.checked_add(len)?.checked_add(1)?;
        if next == FILE {
            return None;
        }
        self.next = next;
        self.starts.push(start);
        self.slots.push(slot);
        Some(Loc(start))
    }

    /// Enters a file and gives the position of its first byte; one position past the end is reserved as
    /// well, for the end of the file. `None` when the address space of 4 GiB is used up.
    pub fn add_file(
        &mut self,
        name: Rc<str>,
        text: Rc<[u8]>,
        included_at: Loc,
        system: bool,
    ) -> Option<Loc> {
        let len = u32::try_from(text.len()).ok()?;
        let index = self.files.len() as u32;
        let loc = self.add(
            Slot {
                call_begin: FILE,
                call_end: index,
                spelling: 0,
            },
            len,
        )?;
        self.files.push(FileEntry {
            name,
            text,
            included_at,
            system,
            lines: OnceCell::new(),
            last_line: Cell::new(0),
            marks: Vec::new(),
        });
        Some(loc)
    }

    /// Adds `len` positions for tokens of a replacement list spelled from `spelling` on, invoked by the
    /// tokens of `call`.
    pub fn add_expansion(&mut self, spelling: Loc, call: Range, len: u32) -> Option<Loc> {
        self.add(
            Slot {
                call_begin: call.begin.0,
                call_end: call.end.0,
                spelling: spelling.0,
            },
            len,
        )
    }

    /// Adds `len` positions for tokens of a macro argument spelled from `spelling` on, which replace the
    /// parameter at `parameter`.
    pub fn add_argument(&mut self, spelling: Loc, parameter: Loc, len: u32) -> Option<Loc> {
        self.add(
            Slot {
                call_begin: parameter.0,
                call_end: ARGUMENT,
                spelling: spelling.0,
            },
            len,
        )
    }

    fn index(&self, loc: Loc) -> Option<usize> {
        if !loc.is_some() || loc.0 >= self.next {
            return None;
        }
        let last = self.last.get() as usize;
        if self.starts[last] <= loc.0 && self.starts.get(last + 1).is_none_or(|&s| loc.0 < s) {
            return Some(last);
        }
        let index = self
            .starts
            .partition_point(|&s| s <= loc.0)
            .checked_sub(1)?;
        self.last.set(index as u32);
        Some(index)
    }

    /// The entry that holds `loc` and the offset in it.
    pub fn entry(&self, loc: Loc) -> Option<(Entry<'_>, u32)> {
        let index = self.index(loc)?;
        let offset = loc.0 - self.starts[index];
        let slot = self.slots[index];
        if slot.call_begin == FILE {
            let file = &self.files[slot.call_end as usize];
            return Some((
                Entry::File {
                    name: &file.name,
                    text: &file.text,
                    included_at: file.included_at,
                    system: file.system,
                },
                offset,
            ));
        }
        let is_argument = slot.call_end == ARGUMENT;
        Some((
            Entry::Expansion {
                spelling: Loc(slot.spelling),
                call_begin: Loc(slot.call_begin),
                call_end: Loc(if is_argument {
                    slot.call_begin
                } else {
                    slot.call_end
                }),
                is_argument,
            },
            offset,
        ))
    }

    /// First position of the entry that holds `loc` and of the one after it.
    pub fn entry_bounds(&self, loc: Loc) -> Option<(Loc, Loc)> {
        let index = self.index(loc)?;
        let end = self.starts.get(index + 1).copied().unwrap_or(self.next);
        Some((Loc(self.starts[index]), Loc(end)))
    }

    /// Whether `loc` came out of a macro.
    pub fn is_macro(&self, loc: Loc) -> bool {
        self.index(loc)
            .is_some_and(|i| self.slots[i].call_begin != FILE)
    }

    /// Where the characters of the token at `loc` stand in a file.
    pub fn spelling(&self, mut loc: Loc) -> Loc {
        while let Some((Entry::Expansion { spelling, .. }, offset)) = self.entry(loc) {
            loc = spelling.offset(offset);
        }
        loc
    }

    /// Where in a file the (outermost) macro invocation that made `loc` stands; `loc` itself in a file.
    pub fn file_loc(&self, mut loc: Loc) -> Loc {
        while let Some((Entry::Expansion { call_begin, .. }, _)) = self.entry(loc) {
            loc = call_begin;
        }
        loc
    }

    /// Where in a file a diagnostic at `loc` points: into the argument for tokens of macro arguments, to
    /// the invocation for tokens of replacement lists.
    pub fn caret_loc(&self, mut loc: Loc) -> Loc {
        while self.is_macro(loc) {
            loc = self.caller(loc);
        }
        loc
    }

    /// One step out of a macro: the argument as written in the call, or the call.
    pub fn caller(&self, loc: Loc) -> Loc {
        match self.entry(loc) {
            Some((
                Entry::Expansion {
                    spelling,
                    call_begin,
                    is_argument,
                    ..
                },
                offset,
            )) => {
                if is_argument {
                    spelling.offset(offset)
                } else {
                    call_begin
                }
            }
            _ => loc,
        }
    }

    /// The last token of the outermost macro invocation that made `loc`; `loc` itself in a file.
    pub fn file_loc_end(&self, mut loc: Loc) -> Loc {
        while let Some((Entry::Expansion { call_end, .. }, _)) = self.entry(loc) {
            loc = call_end;
        }
        loc
    }

    /// The file entry at `loc` (which must lie in a file) and the offset in it.
    fn file_at(&self, loc: Loc) -> Option<(&FileEntry, u32)> {
        let index = self.index(loc)?;
        let slot = self.slots[index];
        (slot.call_begin == FILE).then(|| {
            (
                &self.files[slot.call_end as usize],
                loc.0 - self.starts[index],
            )
        })
    }

    /// First position of the file that holds `loc` (after leaving macros).
    pub fn file_start(&self, loc: Loc) -> Option<Loc> {
        let index = self.index(self.file_loc(loc))?;
        Some(Loc(self.starts[index]))
    }

    /// Whether the file position of `loc` lies in a system header.
    pub fn in_system_header(&self, loc: Loc) -> bool {
        let Some((file, offset)) = self.file_at(self.file_loc(loc)) else {
            return false;
        };
        file.mark(offset).map_or(file.system, |m| m.system)
    }

    /// Whether the characters of the token at `loc` stand in a system header (say, in the replacement
    /// list of a macro defined there).
    pub fn spelled_in_system_header(&self, loc: Loc) -> bool {
        let Some((file, offset)) = self.file_at(self.spelling(loc)) else {
            return false;
        };
        file.mark(offset).map_or(file.system, |m| m.system)
    }

    /// The `#include` that entered the file of `loc`.
    pub fn included_at(&self, loc: Loc) -> Loc {
        self.file_at(self.file_loc(loc))
            .map_or(Loc::NONE, |(f, _)| f.included_at)
    }

    /// Number of the physical line of a file position, from 1; leaves macros first.
    pub fn physical_line(&self, loc: Loc) -> u32 {
        self.file_at(self.file_loc(loc))
            .map_or(0, |(f, o)| f.line_index(o) + 1)
    }

    /// Records that from the line after `loc` on, lines count from `line` and belong to `file` (`None`: as
    /// before), with or without system header treatment (`None`: as before).
    pub fn mark_line(&mut self, loc: Loc, line: u32, file: Option<Rc<str>>, system: Option<bool>) {
        let Some(index) = self.index(loc) else { return };
        let slot = self.slots[index];
        if slot.call_begin != FILE {
            return;
        }
        let offset = loc.0 - self.starts[index];
        let entry = &mut self.files[slot.call_end as usize];
        let physical = entry.line_index(offset) + 2;
        let start = entry
            .line_starts()
            .get(physical as usize - 1)
            .copied()
            .unwrap_or(u32::MAX);
        let (name, was_system) = entry
            .mark(offset)
            .map_or((entry.name.clone(), entry.system), |m| {
                (m.file.clone(), m.system)
            });
        entry.marks.push(LineMark {
            offset: start,
            physical,
            line,
            file: file.unwrap_or(name),
            system: system.unwrap_or(was_system),
        });
    }

    /// Treats the rest of the file after `loc` as a system header (`#pragma GCC system_header`).
    pub fn mark_system(&mut self, loc: Loc) {
        let line = self.presumed(loc).map_or(1, |p| p.line);
        self.mark_line(loc, line.saturating_add(1), None, Some(true));
    }

    /// File, line and column to show for `loc`: that of the outermost macro invocation, with `#line`
    /// applied. `None` for `Loc::NONE`.
    pub fn presumed(&self, loc: Loc) -> Option<Presumed> {
        let (file, offset) = self.file_at(self.file_loc(loc))?;
        let index = file.line_index(offset);
        let column = offset - file.line_starts()[index as usize] + 1;
        let (name, line) = match file.mark(offset) {
            Some(m) => (
                &m.file,
                m.line.wrapping_add((index + 1).saturating_sub(m.physical)),
            ),
            None => (&file.name, index + 1),
        };
        Some(Presumed {
            file: name.clone(),
            line,
            column,
            included_at: file.included_at,
        })
    }

    /// Physical line (from 1) of a file position, and of the last line of that file.
    pub fn line_number(&self, loc: Loc) -> Option<(u32, u32)> {
        let (file, offset) = self.file_at(loc)?;
        Some((file.line_index(offset) + 1, file.line_starts().len() as u32))
    }

    /// First position of physical line `line` (from 1) of the file that holds `loc`.
    pub fn line_start(&self, loc: Loc, line: u32) -> Option<Loc> {
        let (file, offset) = self.file_at(loc)?;
        let start = file.line_starts().get(line.checked_sub(1)? as usize)?;
        Some(Loc(loc.0 - offset + start))
    }

    /// The presumed line alone (`__LINE__`, debug information); 0 for `Loc::NONE`.
    pub fn presumed_line(&self, loc: Loc) -> u32 {
        let Some((file, offset)) = self.file_at(self.file_loc(loc)) else {
            return 0;
        };
        let index = file.line_index(offset);
        match file.mark(offset) {
            Some(m) => m.line.wrapping_add((index + 1).saturating_sub(m.physical)),
            None => index + 1,
        }
    }

    /// The bytes of the physical line that holds `loc` (a file position), without its line end, and the
    /// offset of `loc` in it.
    pub fn line_text(&self, loc: Loc) -> Option<(&[u8], u32)> {
        let (file, offset) = self.file_at(loc)?;
        let starts = file.line_starts();
        let index = file.line_index(offset) as usize;
        let start = starts[index] as usize;
        let mut end = starts
            .get(index + 1)
            .map_or(file.text.len(), |&e| e as usize);
        while end > start && matches!(file.text[end - 1], b'\n' | b'\r') {
            end -= 1;
        }
        Some((&file.text[start..end], offset - start as u32))
    }

    /// The position behind the token at `loc`; `None` inside macro expansions.
    pub fn token_end(&self, loc: Loc) -> Option<Loc> {
        if !loc.is_some() || self.is_macro(loc) {
            return None;
        }
        let length = crate::snippet::token_len(self.text_from(loc));
        Some(loc.offset(length as u32))
    }

    /// The text of the file from `loc` (a file position) on.
    pub fn text_from(&self, loc: Loc) -> &[u8] {
        self.file_at(loc)
            .and_then(|(f, o)| f.text.get(o as usize..))
            .unwrap_or(&[])
    }

    /// The whole text of the file around `loc` (a file position), shared.
    pub fn text_of_file(&self, loc: Loc) -> Rc<[u8]> {
        self.file_at(loc)
            .map_or_else(|| Rc::from([]), |(f, _)| f.text.clone())
    }

    /// The text of the file before `loc` (a file position).
    pub fn text_before(&self, loc: Loc) -> &[u8] {
        self.file_at(loc)
            .and_then(|(f, o)| f.text.get(..o as usize))
            .unwrap_or(&[])
    }
}

impl FileEntry {
    fn line_starts(&self) -> &[u32] {
        self.lines.get_or_init(|| {
            let text = &*self.text;
            let mut starts = vec![0u32];
            let mut at = 0usize;
            while let Some(found) = memchr::memchr2(b'\n', b'\r', &text[at..]) {
                at += found + 1;
                if text[at - 1] == b'\r' && text.get(at) == Some(&b'\n') {
                    at += 1;
                }
                starts.push(at as u32);
            }
            starts.into_boxed_slice()
        })
    }

    /// Index of the physical line that holds `offset`, from 0.
    fn line_index(&self, offset: u32) -> u32 {
        let starts = self.line_starts();
        let holds = |i: usize| {
            starts.get(i).is_some_and(|&s| s <= offset)
                && starts.get(i + 1).is_none_or(|&s| offset < s)
        };
        let last = self.last_line.get() as usize;
        let index = if holds(last) {
            last
        } else if holds(last + 1) {
            last + 1
        } else {
            starts.partition_point(|&s| s <= offset) - 1
        };
        self.last_line.set(index as u32);
        index as u32
    }

    fn mark(&self, offset: u32) -> Option<&LineMark> {
        let after = self.marks.partition_point(|m| m.offset <= offset);
        after.checked_sub(1).map(|i| &self.marks[i])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn map_with(text: &str) -> (SourceMap, Loc) {
        let mut map = SourceMap::new();
        let loc = map
            .add_file(Rc::from("a.c"), Rc::from(text.as_bytes()), Loc::NONE, false)
            .expect("small");
        (map, loc)
    }

    #[test]
    fn lines_and_columns_count_from_one() {
        let (map, loc) = map_with("ab\ncd\r\nef");
        let p = map.presumed(loc.offset(4)).expect("in the file");
        assert_eq!((p.line, p.column), (2, 2));
        let p = map.presumed(loc.offset(8)).expect("in the file");
        assert_eq!((p.line, p.column), (3, 2));
    }

    #[test]
    fn line_directives_rename_the_following_lines() {
        let (mut map, loc) = map_with("a\n#line 100 \"x.c\"\nb\nc\n");
        map.mark_line(loc.offset(2), 100, Some(Rc::from("x.c")), None);
        let p = map.presumed(loc.offset(20)).expect("in the file");
        assert_eq!((&*p.file, p.line), ("x.c", 101));
        assert_eq!(map.presumed_line(loc), 1);
    }

    #[test]
    fn expansions_lead_to_spelling_and_call() {
        let (mut map, loc) = map_with("#define A xyz\nA\n");
        let call = Range::token(loc.offset(14));
        let e = map.add_expansion(loc.offset(10), call, 3).expect("small");
        assert_eq!(map.spelling(e.offset(1)), loc.offset(11));
        assert_eq!(map.file_loc(e.offset(1)), loc.offset(14));
        assert!(map.is_macro(e) && !map.is_macro(loc));
    }
}
