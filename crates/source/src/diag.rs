//! Diagnostics as data: what a stage reports. Filtering and rendering live in their own files.

use std::cell::{Cell, RefCell};

use crate::filter::{PragmaChange, PragmaStates, ResolvedDiag, WarningState};
use crate::loc::{Loc, Range};
use crate::map::SourceMap;
use crate::warning::Warning;

/// How bad it is. Ordered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// Additional information attached to another diagnostic.
    Note,
    /// `remark:`
    Remark,
    /// A warning; `-Werror` may turn it into an error later.
    Warning,
    /// An error: no output is made.
    Error,
    /// An error after which compilation stops at once.
    Fatal,
}

/// A suggested edit: replace `range` by `text` (empty range at `begin` with `insert`).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FixIt {
    /// The tokens to replace; for an insertion `begin == end` is the insertion point.
    pub range: Range,
    /// The new text.
    pub text: String,
    /// Insert `text` before `range.begin` instead of replacing.
    pub insert: bool,
}

/// A note below a diagnostic.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// Where; may be [`Loc::NONE`].
    pub loc: Loc,
    /// Underlined ranges.
    pub ranges: Vec<Range>,
    /// The text, without `note: `.
    pub message: String,
    /// Suggested edits.
    pub fixits: Vec<FixIt>,
}

/// One diagnostic with its notes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diag {
    /// Severity as reported, before `-Werror` and friends.
    pub severity: Severity,
    /// The flag that controls it, shown as `[-Wname]`.
    pub warning: Option<Warning>,
    /// Position of the caret; may be [`Loc::NONE`].
    pub loc: Loc,
    /// The text, in Clang's wording where Clang has the diagnostic.
    pub message: String,
    /// Underlined ranges.
    pub ranges: Vec<Range>,
    /// Suggested edits.
    pub fixits: Vec<FixIt>,
    /// Notes, in order.
    pub notes: Vec<Note>,
}

/// Collects diagnostics. Shared by `&` among all stages of one compilation.
#[derive(Default)]
pub struct Diagnostics {
    list: RefCell<Vec<Diag>>,
    errors: Cell<u32>,
    /// Error limit (`-ferror-limit=`); 0: none.
    limit: Cell<u32>,
    fatal: Cell<bool>,
    states: RefCell<PragmaStates>,
}

impl Diagnostics {
    /// An empty collector that asks stages to stop after `limit` errors (0: never).
    pub fn new(limit: u32) -> Diagnostics {
        let diags = Diagnostics::default();
        diags.limit.set(limit);
        diags
    }

    /// Starts an error; it is recorded when the builder is dropped.
    pub fn error(&self, loc: Loc, message: impl Into<String>) -> DiagBuilder<'_> {
        self.start(Severity::Error, None, loc, message.into())
    }

    /// Starts a fatal error: stages stop as soon as they see [`Diagnostics::must_stop`].
    pub fn fatal(&self, loc: Loc, message: impl Into<String>) -> DiagBuilder<'_> {
        self.start(Severity::Fatal, None, loc, message.into())
    }

    /// Starts a warning under `flag`.
    pub fn warn(&self, flag: Warning, loc: Loc, message: impl Into<String>) -> DiagBuilder<'_> {
        self.start(Severity::Warning, Some(flag), loc, message.into())
    }

    /// Starts a warning that no flag controls (but `-w` and `-Werror`).
    pub fn warn_always(&self, loc: Loc, message: impl Into<String>) -> DiagBuilder<'_> {
        self.start(Severity::Warning, None, loc, message.into())
    }

    fn start(
        &self,
        severity: Severity,
        warning: Option<Warning>,
        loc: Loc,
        message: String,
    ) -> DiagBuilder<'_> {
        DiagBuilder {
            sink: self,
            diag: Some(Diag {
                severity,
                warning,
                loc,
                message,
                ranges: Vec::new(),
                fixits: Vec::new(),
                notes: Vec::new(),
            }),
        }
    }

    /// Records a finished diagnostic.
    pub fn push(&self, diag: Diag) {
        if self.fatal.get() {
            return;
        }
        if diag.severity >= Severity::Error {
            self.errors.set(self.errors.get() + 1);
        }
        if diag.severity == Severity::Fatal {
            self.fatal.set(true);
        }
        self.list.borrow_mut().push(diag);
        let limit = self.limit.get();
        if limit != 0 && self.errors.get() > limit {
            self.fatal.set(true);
        }
    }

    /// Number of errors so far (warnings turned into errors are counted by the filter, not here).
    pub fn error_count(&self) -> u32 {
        self.errors.get()
    }

    /// A fatal error was reported or the error limit reached: give up.
    pub fn must_stop(&self) -> bool {
        self.fatal.get()
    }

    /// Sets what the command line says about warnings; before the first stage runs.
    pub fn configure(&self, state: WarningState) {
        self.states.borrow_mut().configure(state);
    }

    /// Whether `warning` is shown anywhere (command line and pragmas so far): stages may skip expensive
    /// checks when it is not.
    pub fn enabled(&self, warning: Warning) -> bool {
        self.states.borrow_mut().enabled(warning)
    }

    /// Carries out a `#pragma GCC diagnostic` at `loc`. False: unknown flag, or `pop` without `push`.
    pub fn pragma(&self, loc: Loc, change: &PragmaChange, map: &SourceMap) -> bool {
        self.states.borrow_mut().change(loc, change, map)
    }

    /// Takes all diagnostics out and decides what is shown of them and how.
    pub fn resolve(&self, map: &SourceMap) -> Vec<ResolvedDiag> {
        let list = self.take();
        crate::filter::resolve(list, map, &mut self.states.borrow_mut(), self.limit.get())
    }

    /// Whether anything recorded so far counts as an error, `-Werror` and pragmas included.
    pub fn has_errors(&self, map: &SourceMap) -> bool {
        if self.errors.get() > 0 {
            return true;
        }
        let list = self.list.borrow().clone();
        crate::filter::resolve(list, map, &mut self.states.borrow_mut(), 0)
            .iter()
            .any(|d| d.severity >= Severity::Error)
    }

    /// Whether an error stands at a file position from `begin` to `end`.
    pub fn error_within(&self, begin: Loc, end: Loc) -> bool {
        self.list
            .borrow()
            .iter()
            .any(|d| d.severity >= Severity::Error && d.loc >= begin && d.loc <= end)
    }

    /// A mark for [`Diagnostics::rollback`] (tentative parsing).
    pub fn mark(&self) -> (usize, u32) {
        (self.list.borrow().len(), self.errors.get())
    }

    /// Forgets what was reported since `mark`.
    pub fn rollback(&self, mark: (usize, u32)) {
        self.list.borrow_mut().truncate(mark.0);
        self.errors.set(mark.1);
    }

    /// Takes all recorded diagnostics out.
    pub fn take(&self) -> Vec<Diag> {
        std::mem::take(&mut self.list.borrow_mut())
    }
}

/// A diagnostic under construction; recorded on drop.
pub struct DiagBuilder<'d> {
    sink: &'d Diagnostics,
    diag: Option<Diag>,
}

impl DiagBuilder<'_> {
    fn with(mut self, change: impl FnOnce(&mut Diag)) -> Self {
        if let Some(diag) = &mut self.diag {
            change(diag);
        }
        self
    }

    /// Underlines a range.
    #[must_use = "dropping records; use `.emit()` to say so"]
    pub fn range(self, range: Range) -> Self {
        self.with(|d| d.ranges.push(range))
    }

    /// Adds a note.
    #[must_use = "dropping records; use `.emit()` to say so"]
    pub fn note(self, loc: Loc, message: impl Into<String>) -> Self {
        let message = message.into();
        self.with(|d| {
            d.notes.push(Note {
                loc,
                ranges: Vec::new(),
                message,
                fixits: Vec::new(),
            });
        })
    }

    /// Underlines a range below the note added last.
    #[must_use = "dropping records; use `.emit()` to say so"]
    pub fn note_range(self, range: Range) -> Self {
        self.with(|d| {
            if let Some(note) = d.notes.last_mut() {
                note.ranges.push(range);
            }
        })
    }

    /// Suggests inserting `text` before `loc`, below the note added last.
    #[must_use = "dropping records; use `.emit()` to say so"]
    pub fn note_insert(self, loc: Loc, text: impl Into<String>) -> Self {
        self.note_fix(Range::token(loc), text.into(), true)
    }

    /// Suggests replacing `range` by `text`, below the note added last.
    #[must_use = "dropping records; use `.emit()` to say so"]
    pub fn note_replace(self, range: Range, text: impl Into<String>) -> Self {
        self.note_fix(range, text.into(), false)
    }

    fn note_fix(self, range: Range, text: String, insert: bool) -> Self {
        self.with(|d| {
            if let Some(note) = d.notes.last_mut() {
                note.fixits.push(FixIt {
                    range,
                    text,
                    insert,
                });
            }
        })
    }

    /// Suggests inserting `text` before `loc`.
    #[must_use = "dropping records; use `.emit()` to say so"]
    pub fn insert(self, loc: Loc, text: impl Into<String>) -> Self {
        let text = text.into();
        self.with(|d| {
            d.fixits.push(FixIt {
                range: Range::token(loc),
                text,
                insert: true,
            });
        })
    }

    /// Suggests replacing `range` by `text`.
    #[must_use = "dropping records; use `.emit()` to say so"]
    pub fn replace(self, range: Range, text: impl Into<String>) -> Self {
        let text = text.into();
        self.with(|d| {
            d.fixits.push(FixIt {
                range,
                text,
                insert: false,
            });
        })
    }

    /// Records it (the same as dropping).
    pub fn emit(self) {}
}

impl Drop for DiagBuilder<'_> {
    fn drop(&mut self) {
        if let Some(diag) = self.diag.take() {
            self.sink.push(diag);
        }
    }
}
