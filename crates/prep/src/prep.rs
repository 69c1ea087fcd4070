//! The preprocessor's state, options and main loop.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use neverc_source::{
    Diagnostics, FileId, Interner, LangOpts, Loc, SourceFile, SourceMap, Symbol, Vfs,
};

use crate::expand::Level;
use crate::lexer::{LexCx, Lexer};
use crate::macros::{BUILTINS, Macro};
use crate::observer::Observer;
use crate::token::{Pragma, Token, TokenKind as K, TokenStream, flag};

/// An entry of the include search list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IncludeDir {
    /// The directory.
    pub path: PathBuf,
    /// Warnings are silent in its files.
    pub system: bool,
}

impl IncludeDir {
    /// A directory of the user (`-I`, `-iquote`).
    pub fn user(path: impl Into<PathBuf>) -> IncludeDir {
        IncludeDir {
            path: path.into(),
            system: false,
        }
    }

    /// A system directory (`-isystem`, `-idirafter`, the built-in ones).
    pub fn system(path: impl Into<PathBuf>) -> IncludeDir {
        IncludeDir {
            path: path.into(),
            system: true,
        }
    }
}

/// A `-D` or `-U` in command line order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CommandMacro {
    /// `-D`: `NAME`, `NAME=VALUE` or `NAME(args)=VALUE`.
    Define(String),
    /// `-U`: `NAME`.
    Undef(String),
}

/// What the command line says to the preprocessor.
#[derive(Clone, Debug, Default)]
pub struct PrepOptions {
    /// Directories for `#include "..."` alone (`-iquote`).
    pub quote_dirs: Vec<PathBuf>,
    /// Directories for both forms in search order: `-I`, `-isystem`, built-in, `-idirafter`.
    pub dirs: Vec<IncludeDir>,
    /// Directories for `#embed` (`--embed-dir=`).
    pub embed_dirs: Vec<PathBuf>,
    /// Text of the target's predefined macros, as `#define` lines.
    pub predefines: String,
    /// `-D` and `-U` in order.
    pub command_macros: Vec<CommandMacro>,
    /// `-imacros` files.
    pub imacros: Vec<String>,
    /// `-include` files.
    pub includes: Vec<String>,
    /// Keep comments (`-C`) as `Comment` tokens.
    pub comments: bool,
    /// Keep comments in macro bodies too (`-CC`).
    pub comments_in_macros: bool,
    /// Record [`Event`]s and leave pragmas unparsed, for `-E`.
    pub events: bool,
    /// Missing headers are dependencies instead of errors (`-MG`).
    pub missing_headers_ok: bool,
    /// The input was preprocessed already (`.i`): directives but line markers and pragmas are left alone.
    pub preprocessed: bool,
    /// Seconds since 1970 for `__DATE__` and `__TIME__` (`SOURCE_DATE_EPOCH`); `None`: now.
    pub date: Option<i64>,
    /// Seconds east of Greenwich of local time.
    pub utc_offset: i64,
    /// `-fmacro-prefix-map=OLD=NEW`, last match wins.
    pub prefix_map: Vec<(String, String)>,
    /// `-fmax-include-depth=`; 0 means 200.
    pub max_include_depth: u32,
    /// Most macro expansions in one translation unit; 0 means 2^25.
    pub max_expansions: u32,
    /// The file given on the command line, when another name is to be shown (`-` is shown as `<stdin>`).
    pub main_name: Option<String>,
}

/// The main input.
pub enum Input<'i> {
    /// A file, opened through the [`Vfs`].
    File(&'i Path),
    /// A buffer with the name to show.
    Buffer(&'i str, Rc<[u8]>),
}

/// What all parts of one compilation share.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// Dialect.
    pub lang: &'a LangOpts,
    /// Spellings.
    pub names: &'a Interner,
    /// Where diagnostics go.
    pub diags: &'a Diagnostics,
    /// Files.
    pub vfs: &'a dyn Vfs,
}

/// Answers that later stages know.
#[derive(Default)]
pub struct Hooks<'a> {
    /// Whether a name is a builtin function (`__has_builtin`).
    pub has_builtin: Option<&'a dyn Fn(&str) -> bool>,
    /// Watches and is told about files, macros and directives.
    pub observer: Option<&'a mut dyn Observer>,
}

/// A file that the translation unit depends on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dependency {
    /// The path as it was found.
    pub path: String,
    /// From a system directory.
    pub system: bool,
    /// Not found, recorded because of `-MG`.
    pub missing: bool,
}

/// Something between two tokens that `-E` shows.
#[derive(Clone, Debug)]
pub struct Event {
    /// Index of the token it stands before.
    pub at: usize,
    /// What it is.
    pub kind: EventKind,
}

/// Kinds of [`Event`].
#[derive(Clone, Debug)]
pub enum EventKind {
    /// A file begins at this position.
    Enter(Loc),
    /// A file ended; the including file goes on at this position.
    Leave(Loc),
    /// A `#line` directive or line marker took effect before this position.
    Line(Loc),
    /// A pragma: position and text without `#pragma `.
    Pragma(Loc, String),
    /// `#define` of `Preprocessed::macros[i]`.
    Define(u32),
    /// `#undef`.
    Undef(Symbol),
    /// `#include` as written, for `-dI`: position and rest of the line.
    Include(Loc, String),
    /// `#ident "text"`.
    Ident(Loc, String),
}

/// The result.
#[derive(Default)]
pub struct Preprocessed {
    /// All tokens, ended by `Eof`.
    pub stream: TokenStream,
    /// All files read, main file first, each once.
    pub deps: Vec<Dependency>,
    /// All definitions ever made; index 0 is no macro.
    pub macros: Vec<Rc<Macro>>,
    /// Definitions alive at the end, in order of definition.
    pub live: Vec<u32>,
    /// For `-E`.
    pub events: Vec<Event>,
    /// First position of the main file.
    pub main_loc: Loc,
    /// The main file could not be read, or a fatal error stopped everything.
    pub failed: bool,
}

/// What is known of an identifier.
#[derive(Clone, Copy)]
pub(crate) struct Ident {
    /// Index into the macros; 0: none.
    pub macro_id: u32,
    /// `Identifier` or the keyword it is.
    pub kind: K,
    /// [`POISONED`] and friends.
    pub special: u8,
    /// Directive number plus one; 0: none.
    pub directive: u8,
}

pub(crate) const POISONED: u8 = 1;
pub(crate) const PRAGMA_OPERATOR: u8 = 2;
pub(crate) const VA_NAME: u8 = 4;

const PLAIN: Ident = Ident {
    macro_id: 0,
    kind: K::Identifier,
    special: 0,
    directive: 0,
};

/// An open conditional.
pub(crate) struct Cond {
    pub loc: Loc,
    /// A branch was taken.
    pub taken: bool,
    pub has_else: Option<Loc>,
}

/// Progress of recognizing an include guard around a whole file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Guard {
    /// Nothing seen yet.
    Start,
    /// Inside the guarding conditional, the outermost one.
    Inside(Symbol),
    /// The guarding conditional ended; nothing seen since.
    After(Symbol),
    /// There is none.
    No,
}

/// A file being read.
pub(crate) struct FileLevel {
    pub lexer: Lexer,
    pub conds: Vec<Cond>,
    pub id: Option<FileId>,
    /// Index in the search list where it was found.
    pub dir: Option<usize>,
    /// Directory of the file, for `#include "..."`.
    pub parent: PathBuf,
    pub system: bool,
    pub guard: Guard,
    /// Reading stops at its end instead of going on with the includer.
    pub barrier: bool,
}

/// What is known of a file after it was read once.
#[derive(Default, Clone, Copy)]
pub(crate) struct FileRecord {
    pub once: bool,
    pub guard: Option<Symbol>,
    pub entered: bool,
}

/// Identifiers the preprocessor itself looks for.
pub(crate) struct Known {
    pub defined: Symbol,
    pub va_args: Symbol,
    pub va_opt: Symbol,
    pub true_: Symbol,
    pub false_: Symbol,
    pub has_include: Symbol,
    pub has_include_next: Symbol,
    pub has_embed: Symbol,
}

/// The preprocessor.
pub(crate) struct Prep<'a> {
    pub cx: LexCx<'a>,
    pub vfs: &'a dyn Vfs,
    pub options: &'a PrepOptions,
    pub map: &'a mut SourceMap,
    pub has_builtin: Option<&'a dyn Fn(&str) -> bool>,
    pub observer: Option<&'a mut dyn Observer>,
    pub idents: Vec<Ident>,
    pub known: Known,
    pub macros: Vec<Rc<Macro>>,
    pub pushed_macros: HashMap<Symbol, Vec<u32>>,
    pub files: Vec<FileLevel>,
    pub records: HashMap<FileId, FileRecord>,
    pub search: Vec<IncludeDir>,
    /// Index in `search` where the angled part begins.
    pub angled_from: usize,
    pub levels: Vec<Level>,
    pub pool: Vec<Vec<Token>>,
    pub out: TokenStream,
    pub events: Vec<Event>,
    pub deps: Vec<Dependency>,
    pub seen_deps: HashMap<FileId, usize>,
    /// Spacing flags of macros that expanded to nothing, for the next token.
    pub pending: u8,
    pub counter: u32,
    /// Arguments are being collected: directives in them are special.
    pub in_args: u32,
    /// Depth of isolated expansions.
    pub argument_depth: u32,
    /// Argument tokens of unfinished expansions.
    pub held: usize,
    /// Expansions so far.
    pub work: u32,
    pub stopped: bool,
    pub date: Option<(Symbol, Symbol)>,
    pub main_loc: Loc,
    pub main_name: Rc<str>,
    /// End of the directive read last.
    pub line_end: Loc,
}

/// Preprocesses one translation unit.
///
/// Diagnostics go to `cx.diags`; after a fatal one the stream is cut short but still ends in `Eof`.
pub fn preprocess<'a>(
    input: &Input<'_>,
    options: &'a PrepOptions,
    cx: Context<'a>,
    map: &'a mut SourceMap,
    hooks: Hooks<'a>,
) -> Preprocessed {
    let mut prep = Prep::new(options, cx, map, hooks);
    let failed = !prep.start(input);
    if !failed {
        prep.run();
    }
    prep.finish(failed)
}

impl<'a> Prep<'a> {
    fn new(
        options: &'a PrepOptions,
        cx: Context<'a>,
        map: &'a mut SourceMap,
        hooks: Hooks<'a>,
    ) -> Prep<'a> {
        let names = cx.names;
        let known = Known {
            defined: names.intern("defined"),
            va_args: names.intern("__VA_ARGS__"),
            va_opt: names.intern("__VA_OPT__"),
            true_: names.intern("true"),
            false_: names.intern("false"),
            has_include: names.intern("__has_include"),
            has_include_next: names.intern("__has_include_next"),
            has_embed: names.intern("__has_embed"),
        };
        let mut search: Vec<IncludeDir> = Vec::new();
        for path in &options.quote_dirs {
            if cx.vfs.is_directory(path) {
                search.push(IncludeDir::user(path.clone()));
            }
        }
        let angled_from = search.len();
        for dir in &options.dirs {
            // A user directory that is a system directory as well is searched in its place as the latter.
            let duplicate = search[angled_from..].iter().any(|d| d.path == dir.path)
                || !dir.system && options.dirs.iter().any(|d| d.system && d.path == dir.path);
            if !duplicate && cx.vfs.is_directory(&dir.path) {
                search.push(dir.clone());
            }
        }
        let mut prep = Prep {
            cx: LexCx {
                names,
                diags: cx.diags,
                lang: cx.lang,
                comments: options.comments || options.comments_in_macros,
                quiet: false,
            },
            vfs: cx.vfs,
            options,
            map,
            has_builtin: hooks.has_builtin,
            observer: hooks.observer,
            idents: vec![PLAIN; 2048],
            known,
            macros: vec![Rc::new(Macro::builtin(
                Symbol::EMPTY,
                crate::macros::Builtin::Line,
            ))],
            pushed_macros: HashMap::new(),
            files: Vec::new(),
            records: HashMap::new(),
            search,
            angled_from,
            levels: Vec::new(),
            pool: Vec::new(),
            out: TokenStream::default(),
            events: Vec::new(),
            deps: Vec::new(),
            seen_deps: HashMap::new(),
            pending: 0,
            counter: 0,
            in_args: 0,
            argument_depth: 0,
            work: 0,
            held: 0,
            stopped: false,
            date: None,
            main_loc: Loc::NONE,
            main_name: Rc::from(""),
            line_end: Loc::NONE,
        };
        prep.register_names();
        prep
    }

    fn register_names(&mut self) {
        let names = self.cx.names;
        let mut kinds = Vec::with_capacity(256);
        crate::keywords::for_each(self.cx.lang, names, |sym, kind| kinds.push((sym, kind)));
        for (sym, kind) in kinds {
            self.ident_mut(sym).kind = kind;
        }
        for (number, name) in crate::directives::NAMES.iter().enumerate() {
            let sym = names.intern(name);
            self.ident_mut(sym).directive = number as u8 + 1;
        }
        for &(name, builtin) in BUILTINS {
            let sym = names.intern(name);
            let id = self.macros.len() as u32;
            self.macros.push(Rc::new(Macro::builtin(sym, builtin)));
            self.ident_mut(sym).macro_id = id;
        }
        let sym = names.intern("_Pragma");
        self.ident_mut(sym).special |= PRAGMA_OPERATOR;
        let (args, opt) = (self.known.va_args, self.known.va_opt);
        self.ident_mut(args).special |= VA_NAME;
        self.ident_mut(opt).special |= VA_NAME;
    }

    #[inline(always)]
    pub(crate) fn ident(&self, sym: Symbol) -> Ident {
        match self.idents.get(sym.0 as usize) {
            Some(i) => *i,
            None => PLAIN,
        }
    }

    pub(crate) fn ident_mut(&mut self, sym: Symbol) -> &mut Ident {
        let index = sym.0 as usize;
        if index >= self.idents.len() {
            self.idents.resize((index + 1).next_power_of_two(), PLAIN);
        }
        &mut self.idents[index]
    }

    /// Enters the main file and, above it, the predefined macros.
    fn start(&mut self, input: &Input<'_>) -> bool {
        let (name, text, id, parent) = match input {
            Input::File(path) => {
                let shown: Rc<str> = match &self.options.main_name {
                    Some(name) => Rc::from(name.as_str()),
                    None if *path == Path::new("-") => Rc::from("<stdin>"),
                    None => Rc::from(path.to_string_lossy()),
                };
                match self.vfs.open(path) {
                    Ok(file) => {
                        let parent = path.parent().map(Path::to_path_buf).unwrap_or_default();
                        (shown, file.text.clone(), Some(file.id), parent)
                    }
                    Err(error) => {
                        let text = match error {
                            neverc_source::OpenError::NotFound => {
                                format!("no such file or directory: '{shown}'")
                            }
                            other => format!("error reading '{shown}': {other}"),
                        };
                        self.cx.diags.fatal(Loc::NONE, text).emit();
                        return false;
                    }
                }
            }
            Input::Buffer(name, text) => {
                let parent = Path::new(name)
                    .parent()
                    .map(Path::to_path_buf)
                    .unwrap_or_default();
                (Rc::from(*name), text.clone(), None, parent)
            }
        };
        self.main_name = name.clone();
        self.deps.push(Dependency {
            path: name.to_string(),
            system: false,
            missing: false,
        });
        if let Some(id) = id {
            self.seen_deps.insert(id, 0);
        }
        // Tokens come at about one in four bytes.
        self.out.tokens.reserve(text.len() / 4);
        let Some(loc) = self.map.add_file(name, text.clone(), Loc::NONE, false) else {
            self.out_of_positions(Loc::NONE);
            return false;
        };
        self.main_loc = loc;
        if self.options.events {
            self.event(EventKind::Enter(loc));
        }
        if let Some(o) = self.observer.as_deref_mut() {
            o.file_entered(loc, id, false);
        }
        self.files.push(FileLevel {
            lexer: Lexer::new(text, loc),
            conds: Vec::new(),
            id,
            dir: None,
            parent,
            system: false,
            guard: Guard::No,
            barrier: false,
        });
        let predefines = self.predefines();
        if predefines.is_empty() {
            return true;
        }
        let text: Rc<[u8]> = Rc::from(predefines.into_bytes());
        let Some(loc) = self
            .map
            .add_file(Rc::from("<built-in>"), text.clone(), Loc::NONE, true)
        else {
            self.out_of_positions(Loc::NONE);
            return false;
        };
        if self.options.events {
            self.event(EventKind::Enter(loc));
        }
        self.files.push(FileLevel {
            lexer: Lexer::new(text, loc),
            conds: Vec::new(),
            id: None,
            dir: None,
            parent: PathBuf::new(),
            system: true,
            guard: Guard::No,
            barrier: false,
        });
        true
    }

    /// The buffer read before the main file.
    fn predefines(&self) -> String {
        let o = self.options;
        if o.preprocessed {
            return String::new();
        }
        let mut text = o.predefines.clone();
        if !text.is_empty() && !text.ends_with('\n') {
            text.push('\n');
        }
        if o.command_macros.is_empty() && o.imacros.is_empty() && o.includes.is_empty() {
            return text;
        }
        text.push_str("# 1 \"<command line>\" 1\n");
        for m in &o.command_macros {
            match m {
                CommandMacro::Define(d) => {
                    // Only the first line counts, as in Clang.
                    let d = d.split(['\n', '\r']).next().unwrap_or_default();
                    match d.split_once('=') {
                        Some((name, value)) => text.push_str(&format!("#define {name} {value}\n")),
                        None => text.push_str(&format!("#define {d} 1\n")),
                    }
                }
                CommandMacro::Undef(name) => {
                    let name = name.split(['\n', '\r']).next().unwrap_or_default();
                    text.push_str(&format!("#undef {name}\n"));
                }
            }
        }
        for f in &o.imacros {
            text.push_str(&format!("#__include_macros \"{f}\"\n"));
        }
        for f in &o.includes {
            text.push_str(&format!("#include \"{f}\"\n"));
        }
        text
    }

    /// Reads everything and fills the stream.
    fn run(&mut self) {
        loop {
            let mut t = self.next();
            match t.kind {
                K::Identifier => t.kind = self.ident(t.sym).kind,
                K::Eof => {
                    if self.stopped || self.files.len() <= 1 {
                        if !self.options.events {
                            t.loc = self.on_last_line_end(t.loc);
                        }
                        self.out.tokens.push(t);
                        break;
                    }
                    // A barrier level below; cannot occur in the main loop, but must not loop for ever.
                    self.files.pop();
                    continue;
                }
                K::Eod => continue,
                _ => {}
            }
            self.out.tokens.push(t);
        }
    }

    /// Errors at the end of a file that ends in a line end are shown on that line, not on the empty one below.
    fn on_last_line_end(&self, end: Loc) -> Loc {
        match self.map.entry(end) {
            Some((neverc_source::map::Entry::File { text, .. }, offset))
                if offset as usize == text.len() && text.last() == Some(&b'\n') =>
            {
                Loc(end.0 - 1)
            }
            _ => end,
        }
    }

    fn finish(mut self, failed: bool) -> Preprocessed {
        if self.out.tokens.last().map(|t| t.kind) != Some(K::Eof) {
            self.out.tokens.push(Token {
                loc: self.main_loc,
                sym: Symbol::EMPTY,
                len: 0,
                kind: K::Eof,
                flags: flag::START_OF_LINE,
            });
        }
        let mut live: Vec<u32> = self
            .idents
            .iter()
            .map(|i| i.macro_id)
            .filter(|&id| id != 0 && self.macros[id as usize].builtin.is_none())
            .collect();
        live.sort_unstable();
        if !failed && self.cx.diags.enabled(neverc_source::Warning::UNUSED_MACROS) {
            self.report_unused_macros(&live);
        }
        Preprocessed {
            stream: self.out,
            deps: self.deps,
            macros: self.macros,
            live,
            events: self.events,
            main_loc: self.main_loc,
            failed: failed || self.stopped,
        }
    }

    fn report_unused_macros(&self, live: &[u32]) {
        for &id in live {
            let mac = &self.macros[id as usize];
            if !mac.used.get() && self.map.file_start(mac.loc) == Some(self.main_loc) {
                self.cx
                    .diags
                    .warn(
                        neverc_source::Warning::UNUSED_MACROS,
                        mac.loc,
                        "macro is not used",
                    )
                    .emit();
            }
        }
    }

    /// The next token of the current file, with directives carried out.
    pub(crate) fn file_token(&mut self) -> Token {
        loop {
            let Some(file) = self.files.last_mut() else {
                return eof(self.main_loc);
            };
            if self.stopped {
                return eof(self.main_loc);
            }
            let t = file.lexer.next(&self.cx);
            if t.flags & flag::START_OF_LINE != 0 {
                if t.kind == K::Hash && !file.lexer.in_directive {
                    if let Some(t) = self.directive(t) {
                        return t;
                    }
                    if !self.levels.is_empty() {
                        // `#embed` left tokens to be read first.
                        return self.raw();
                    }
                    continue;
                }
                if t.kind == K::Eof {
                    if self.in_args > 0 {
                        return t;
                    }
                    if self.leave_file(t) {
                        continue;
                    }
                    return t;
                }
                if t.kind != K::Comment {
                    file.guard = file.guard.after_token();
                }
            } else if t.kind == K::Eof {
                // The last line has no line end.
                if self.in_args > 0 {
                    return t;
                }
                if self.leave_file(t) {
                    continue;
                }
            }
            return t;
        }
    }

    /// Records a dependency.
    pub(crate) fn add_dependency(&mut self, path: &str, file: Option<&SourceFile>, system: bool) {
        if let Some(file) = file {
            if let Some(&known) = self.seen_deps.get(&file.id) {
                self.deps[known].system &= system;
                return;
            }
            self.seen_deps.insert(file.id, self.deps.len());
        } else if self.deps.iter().any(|d| d.path == path) {
            return;
        }
        self.deps.push(Dependency {
            path: path.to_string(),
            system,
            missing: file.is_none(),
        });
    }

    /// Puts a pragma into the stream.
    pub(crate) fn annotate(&mut self, kind: K, pragma: Pragma, loc: Loc) {
        let index = self.out.pragmas.len() as u32;
        self.out.pragmas.push(pragma);
        self.out.tokens.push(Token {
            loc,
            sym: Symbol(index),
            len: 0,
            kind,
            flags: flag::START_OF_LINE,
        });
    }
}

impl Guard {
    /// The state after an ordinary token.
    pub(crate) fn after_token(self) -> Guard {
        match self {
            Guard::Inside(s) => Guard::Inside(s),
            _ => Guard::No,
        }
    }
}

pub(crate) fn eof(loc: Loc) -> Token {
    Token {
        loc,
        sym: Symbol::EMPTY,
        len: 0,
        kind: K::Eof,
        flags: flag::START_OF_LINE,
    }
}
