//! `#include` and its relatives: header names, the search, entering files.

use std::path::{Path, PathBuf};
use std::rc::Rc;

use neverc_source::{FileId, Loc, OpenError, SourceFile, Symbol, Warning};

use crate::lexer::Lexer;
use crate::observer::IncludeAction;
use crate::prep::{EventKind, FileLevel, Guard, Prep};
use crate::token::{Token, TokenKind as K, flag};

/// A header name as written.
pub(crate) struct HeaderName {
    pub name: String,
    pub angled: bool,
    pub loc: Loc,
}

/// A file that the search found.
pub(crate) struct Found {
    pub file: Rc<SourceFile>,
    pub path: PathBuf,
    /// Index in the search list; `None` for the includer's own directory and absolute paths.
    pub dir: Option<usize>,
    pub system: bool,
}

impl Prep<'_> {
    /// Reads the header name of a directive, expanding macros when it is given by one (C23 6.10.3p4).
    fn header_name(&mut self, directive: &str) -> Option<HeaderName> {
        if let Some(file) = self.files.last_mut() {
            file.lexer.header_name = true;
        }
        let first = self.lex();
        if let Some(file) = self.files.last_mut() {
            file.lexer.header_name = false;
        }
        match first.kind {
            K::HeaderName => {
                let name = self.split_header(first);
                self.expect_eod(directive);
                name
            }
            K::Eod => {
                self.bad_header(first.loc);
                None
            }
            _ => {
                let mut list = self.take_list();
                list.push(first);
                let rest = self.line_tokens();
                list.extend_from_slice(&rest);
                self.give_back(rest);
                let list = self.expand_list(list);
                let (name, used) = self.header_of(&list)?;
                if let Some(extra) = list.get(used) {
                    self.cx
                        .diags
                        .warn(
                            Warning::EXTRA_TOKENS,
                            extra.loc,
                            format!("extra tokens at end of #{directive} directive"),
                        )
                        .insert(extra.loc, "//")
                        .emit();
                }
                Some(name)
            }
        }
    }

    fn bad_header(&mut self, loc: Loc) {
        self.cx
            .diags
            .error(loc, "expected \"FILENAME\" or <FILENAME>")
            .emit();
    }

    /// The header name in a `HeaderName` or string token.
    pub(crate) fn split_header(&mut self, t: Token) -> Option<HeaderName> {
        let text = self.cx.names.get(t.sym);
        let angled = text.starts_with('<');
        let mut bytes = Vec::new();
        neverc_source::symbol::push_source_bytes(&text, &mut bytes);
        let inner = bytes.get(1..bytes.len().saturating_sub(1))?;
        if inner.is_empty() {
            self.cx.diags.error(t.loc, "empty filename").emit();
            return None;
        }
        Some(HeaderName {
            name: String::from_utf8_lossy(inner).into_owned(),
            angled,
            loc: t.loc,
        })
    }

    /// The header name that expanded tokens spell, and how many of them belong to it.
    pub(crate) fn header_of(&mut self, list: &[Token]) -> Option<(HeaderName, usize)> {
        let Some(first) = list.first().copied() else {
            self.bad_header(self.here());
            return None;
        };
        match first.kind {
            K::StringLiteral | K::HeaderName => Some((self.split_header(first)?, 1)),
            K::Less | K::Lessequal | K::Lessless | K::Lesslessequal => {
                let mut text = String::new();
                self.spell(&first, &mut text);
                text.remove(0);
                for (i, t) in list.iter().enumerate().skip(1) {
                    if t.flags & flag::LEADING_SPACE != 0 {
                        text.push(' ');
                    }
                    let from = text.len();
                    self.spell(t, &mut text);
                    if t.kind == K::Greater {
                        text.truncate(from);
                        let name = text.trim_end_matches(' ').to_string();
                        if name.is_empty() {
                            self.cx.diags.error(first.loc, "empty filename").emit();
                            return None;
                        }
                        return Some((
                            HeaderName {
                                name,
                                angled: true,
                                loc: first.loc,
                            },
                            i + 1,
                        ));
                    }
                }
                self.cx
                    .diags
                    .error(self.here(), "expected '>'")
                    .note(first.loc, "to match this '<'")
                    .emit();
                None
            }
            _ => {
                self.bad_header(first.loc);
                None
            }
        }
    }

    pub(crate) fn here(&self) -> Loc {
        self.files
            .last()
            .map_or(Loc::NONE, |f| f.lexer.loc(f.lexer.pos))
    }

    /// Opens `path` when it is there.
    fn try_open(&mut self, path: &Path, loc: Loc) -> Option<Rc<SourceFile>> {
        match self.vfs.open(path) {
            Ok(file) => Some(file),
            Err(OpenError::NotFound | OpenError::Directory) => None,
            Err(error) => {
                if loc.is_some() {
                    self.cx
                        .diags
                        .fatal(
                            loc,
                            format!("cannot open file '{}': {error}", path.display()),
                        )
                        .emit();
                    self.stopped = true;
                }
                None
            }
        }
    }

    /// Finds a header. `next`: only in directories after that of the current file (`#include_next`).
    pub(crate) fn find_header(
        &mut self,
        name: &str,
        angled: bool,
        next: Option<usize>,
        loc: Loc,
    ) -> Option<Found> {
        if Path::new(name).is_absolute() {
            let file = self.try_open(Path::new(name), loc)?;
            return Some(Found {
                file,
                path: PathBuf::from(name),
                dir: None,
                system: false,
            });
        }
        let from = match next {
            Some(dir) => dir + 1,
            None if angled => self.angled_from,
            None => {
                if let Some(level) = self.files.last() {
                    let built_in = level.id.is_none() && level.parent.as_os_str().is_empty();
                    let system = level.system && !built_in;
                    let path = if level.parent.as_os_str().is_empty() {
                        if built_in {
                            PathBuf::from(name)
                        } else {
                            Path::new(".").join(name)
                        }
                    } else {
                        level.parent.join(name)
                    };
                    if let Some(file) = self.try_open(&path, loc) {
                        return Some(Found {
                            file,
                            path,
                            dir: None,
                            system,
                        });
                    }
                }
                0
            }
        };
        for i in from..self.search.len() {
            let path = self.search[i].path.join(name);
            if let Some(file) = self.try_open(&path, loc) {
                return Some(Found {
                    file,
                    path,
                    dir: Some(i),
                    system: self.search[i].system,
                });
            }
            if self.stopped {
                return None;
            }
        }
        None
    }

    /// Where `#include_next` starts; reports use outside a header.
    pub(crate) fn next_dir(&mut self, loc: Loc) -> Option<usize> {
        if self.files.len() <= 1 {
            self.cx
                .diags
                .warn(
                    Warning::INCLUDE_NEXT_OUTSIDE_HEADER,
                    loc,
                    "#include_next in primary source file; will search from start of include path",
                )
                .emit();
            return None;
        }
        let dir = self.files.last().and_then(|f| f.dir);
        if dir.is_none() {
            self.cx
                .diags
                .warn(
                    Warning::INCLUDE_NEXT_ABSOLUTE_PATH,
                    loc,
                    "#include_next in file found relative to primary source file or found by absolute path; will search from start of include path",
                )
                .emit();
        }
        dir
    }

    pub(crate) fn do_include(&mut self, hash: Token, name: Token, next: bool, import: bool) {
        let directive = self.cx.names.get(name.sym);
        if next {
            self.cx
                .diags
                .warn(
                    Warning::GNU_INCLUDE_NEXT,
                    name.loc,
                    "#include_next is a language extension",
                )
                .emit();
        }
        let start = self.files.last().map_or(0, |f| f.lexer.pos);
        let Some(mut header) = self.header_name(&directive) else {
            self.finish_line();
            return;
        };
        if self.options.events
            && let Some(file) = self.files.last()
        {
            let text = &file.lexer.text[start..file.lexer.pos];
            let text = String::from_utf8_lossy(text).trim().to_string();
            self.event(EventKind::Include(hash.loc, format!("{directive} {text}")));
        }
        if let Some(o) = self.observer.as_deref_mut() {
            match o.include(hash.loc, &header.name, header.angled) {
                IncludeAction::Continue => {}
                IncludeAction::Skip => return,
                IncludeAction::Redirect(to, angled) => {
                    header.name = to;
                    header.angled = angled;
                }
            }
        }
        let limit = match self.options.max_include_depth {
            0 => 200,
            n => n as usize,
        };
        if self.files.len() > limit {
            self.cx
                .diags
                .error(hash.loc, "#include nested too deeply")
                .emit();
            return;
        }
        let from = if next { self.next_dir(name.loc) } else { None };
        let found = self.find_header(&header.name, header.angled, from, header.loc);
        match found {
            Some(found) => self.enter_file(found, hash, import, false),
            None if self.stopped => {}
            None => self.header_missing(&header),
        }
    }

    fn header_missing(&mut self, header: &HeaderName) {
        if let Some(o) = self.observer.as_deref_mut() {
            o.file_not_found(header.loc, &header.name);
        }
        if self.options.missing_headers_ok {
            self.add_dependency(&header.name, None, false);
            return;
        }
        if header.angled && self.find_quoted_only(&header.name) {
            self.cx
                .diags
                .error(
                    header.loc,
                    format!(
                        "'{}' file not found with <angled> include; use \"quotes\" instead",
                        header.name
                    ),
                )
                .replace(
                    neverc_source::Range::token(header.loc),
                    format!("\"{}\"", header.name),
                )
                .emit();
            return;
        }
        self.cx
            .diags
            .fatal(header.loc, format!("'{}' file not found", header.name))
            .range(if header.angled {
                neverc_source::Range::new(
                    header.loc,
                    header.loc.offset(header.name.len() as u32 + 1),
                )
            } else {
                neverc_source::Range::token(header.loc)
            })
            .emit();
        self.stopped = true;
    }

    fn find_quoted_only(&mut self, name: &str) -> bool {
        self.find_header(name, false, None, Loc::NONE).is_some()
    }

    /// Enters a found file unless it is known to give nothing.
    pub(crate) fn enter_file(&mut self, found: Found, hash: Token, import: bool, barrier: bool) {
        let id = found.file.id;
        let path = found.path.to_string_lossy().into_owned();
        self.add_dependency(&path, Some(&found.file), found.system);
        let record = self.records.entry(id).or_default();
        let entered = std::mem::replace(&mut record.entered, true);
        if import {
            record.once = true;
        }
        let record = *record;
        let guarded = record
            .guard
            .is_some_and(|g: Symbol| self.ident(g).macro_id != 0);
        if guarded || record.once && entered {
            if let Some(o) = self.observer.as_deref_mut() {
                o.file_skipped(hash.loc, id);
            }
            return;
        }
        let text = found.file.text.clone();
        let system = found.system || self.map.in_system_header(hash.loc) && found.dir.is_none();
        let Some(loc) = self
            .map
            .add_file(Rc::from(path.as_str()), text.clone(), hash.loc, system)
        else {
            self.out_of_positions(hash.loc);
            return;
        };
        if self.options.events {
            self.event(EventKind::Enter(loc));
        }
        if let Some(o) = self.observer.as_deref_mut() {
            o.file_entered(loc, Some(id), system);
        }
        let parent = found
            .path
            .parent()
            .map(Path::to_path_buf)
            .unwrap_or_default();
        self.files.push(FileLevel {
            lexer: Lexer::new(text, loc),
            conds: Vec::new(),
            id: Some(id),
            dir: found.dir,
            parent,
            system,
            guard: Guard::Start,
            barrier,
        });
    }

    /// `-imacros`: reads a file and keeps its macros only.
    pub(crate) fn do_include_macros(&mut self, hash: Token, _name: Token) {
        let Some(header) = self.header_name("include") else {
            self.finish_line();
            return;
        };
        let Some(found) = self.find_header(&header.name, header.angled, None, header.loc) else {
            if !self.stopped {
                self.header_missing(&header);
            }
            return;
        };
        let depth = self.files.len();
        let tokens = self.out.tokens.len();
        let events = self.events.len();
        self.enter_file(found, hash, false, true);
        if self.files.len() > depth {
            loop {
                let t = self.next();
                if t.kind == K::Eof && (self.stopped || self.files.len() == depth + 1) {
                    break;
                }
            }
            self.files.truncate(depth);
        }
        self.out.tokens.truncate(tokens);
        self.events.truncate(events);
    }

    /// Marks the current file to be read once only.
    pub(crate) fn pragma_once(&mut self, loc: Loc) {
        if self.files.len() <= 1 {
            self.cx
                .diags
                .warn(
                    Warning::PRAGMA_ONCE_OUTSIDE_HEADER,
                    loc,
                    "#pragma once in main file",
                )
                .emit();
            return;
        }
        if let Some(id) = self.current_id() {
            self.records.entry(id).or_default().once = true;
        }
    }

    fn current_id(&self) -> Option<FileId> {
        self.files.last().and_then(|f| f.id)
    }
}
