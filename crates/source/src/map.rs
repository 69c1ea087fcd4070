//! The address space of positions: which file or macro expansion a [`Loc`] lies in.

use std::rc::Rc;

use crate::loc::Loc;

/// What one stretch of the address space is.
#[derive(Clone, Debug)]
pub enum Entry {
    /// A file entered by the preprocessor (each inclusion has an entry of its own).
    File {
        /// The name as it is shown in diagnostics.
        name: Rc<str>,
        /// The bytes, shared between inclusions of the same file.
        text: Rc<[u8]>,
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

/// All entries, ordered by their first position.
#[derive(Default)]
pub struct SourceMap {
    starts: Vec<u32>,
    entries: Vec<Entry>,
    next: u32,
}

impl SourceMap {
    /// An empty map. Position 0 is never handed out.
    pub fn new() -> SourceMap {
        SourceMap {
            next: 1,
            ..SourceMap::default()
        }
    }

    /// Adds an entry of `len` bytes and gives its first position; one position past the end is reserved
    /// as well, for the end of the file. `None` when the address space of 4 GiB is used up.
    pub fn add(&mut self, entry: Entry, len: u32) -> Option<Loc> {
        let start = self.next;
        self.next = start.checked_add(len)?.checked_add(1)?;
        self.starts.push(start);
        self.entries.push(entry);
        Some(Loc(start))
    }

    /// The entry that holds `loc` and the offset in it.
    pub fn entry(&self, loc: Loc) -> Option<(&Entry, u32)> {
        if !loc.is_some() {
            return None;
        }
        let index = self
            .starts
            .partition_point(|&s| s <= loc.0)
            .checked_sub(1)?;
        Some((&self.entries[index], loc.0 - self.starts[index]))
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
            loc = *call_begin;
        }
        loc
    }

    /// Whether the file position of `loc` lies in a system header.
    pub fn in_system_header(&self, loc: Loc) -> bool {
        matches!(
            self.entry(self.file_loc(loc)),
            Some((Entry::File { system: true, .. }, _))
        )
    }
}
