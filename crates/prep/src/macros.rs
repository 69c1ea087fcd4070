//! Macro definitions: the table, `#define` and `#undef`.

use std::cell::Cell;

use neverc_source::{Loc, Symbol, Warning};

use crate::prep::{Event, EventKind, Prep};
use crate::token::{Token, TokenKind as K, flag};

/// Macros whose expansion the preprocessor computes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Builtin {
    Line,
    File,
    FileName,
    BaseFile,
    Date,
    Time,
    Timestamp,
    Counter,
    IncludeLevel,
    HasAttribute,
    HasCAttribute,
    HasDeclspecAttribute,
    HasBuiltin,
    HasConstexprBuiltin,
    HasFeature,
    HasExtension,
    HasWarning,
    HasInclude,
    HasIncludeNext,
    HasEmbed,
    IsIdentifier,
    BuildingModule,
}

/// Builtin macros by name.
pub(crate) static BUILTINS: &[(&str, Builtin)] = &[
    ("__LINE__", Builtin::Line),
    ("__FILE__", Builtin::File),
    ("__FILE_NAME__", Builtin::FileName),
    ("__BASE_FILE__", Builtin::BaseFile),
    ("__DATE__", Builtin::Date),
    ("__TIME__", Builtin::Time),
    ("__TIMESTAMP__", Builtin::Timestamp),
    ("__COUNTER__", Builtin::Counter),
    ("__INCLUDE_LEVEL__", Builtin::IncludeLevel),
    ("__has_attribute", Builtin::HasAttribute),
    ("__has_c_attribute", Builtin::HasCAttribute),
    ("__has_declspec_attribute", Builtin::HasDeclspecAttribute),
    ("__has_builtin", Builtin::HasBuiltin),
    ("__has_constexpr_builtin", Builtin::HasConstexprBuiltin),
    ("__has_feature", Builtin::HasFeature),
    ("__has_extension", Builtin::HasExtension),
    ("__has_warning", Builtin::HasWarning),
    ("__has_include", Builtin::HasInclude),
    ("__has_include_next", Builtin::HasIncludeNext),
    ("__has_embed", Builtin::HasEmbed),
    ("__is_identifier", Builtin::IsIdentifier),
    ("__building_module", Builtin::BuildingModule),
];

/// No parameter stands at this place of a replacement list.
pub(crate) const NO_PARAM: u16 = u16::MAX;
/// `__VA_OPT__` stands here.
pub(crate) const VA_OPT: u16 = u16::MAX - 1;

/// One definition of a macro.
#[derive(Debug)]
pub struct Macro {
    /// Its name.
    pub name: Symbol,
    /// Position of the name in the `#define`.
    pub loc: Loc,
    /// Parameter names; the variadic one, named or `__VA_ARGS__`, is last.
    pub params: Vec<Symbol>,
    /// The replacement list.
    pub body: Vec<Token>,
    /// Takes arguments.
    pub function_like: bool,
    /// The last parameter takes all remaining arguments.
    pub variadic: bool,
    /// Computed by the preprocessor.
    pub builtin: Option<Builtin>,
    /// For each token of `body`, the parameter it names, [`NO_PARAM`] or [`VA_OPT`].
    pub(crate) slots: Vec<u16>,
    /// The list holds `#`, `##` or `__VA_OPT__` operators.
    pub(crate) operators: bool,
    /// First byte of the list.
    pub(crate) body_start: u32,
    /// Bytes from there to the end of the last token.
    pub(crate) body_len: u32,
    /// Being expanded: not expanded again inside.
    pub(crate) disabled: Cell<bool>,
    /// Was expanded or tested.
    pub(crate) used: Cell<bool>,
}

impl Macro {
    pub(crate) fn builtin(name: Symbol, builtin: Builtin) -> Macro {
        Macro {
            name,
            loc: Loc::NONE,
            params: Vec::new(),
            body: Vec::new(),
            function_like: false,
            variadic: false,
            builtin: Some(builtin),
            slots: Vec::new(),
            operators: false,
            body_start: 0,
            body_len: 0,
            disabled: Cell::new(false),
            used: Cell::new(true),
        }
    }

    /// Whether a redefinition is benign (C23 6.10.5p2).
    pub(crate) fn same_as(&self, other: &Macro) -> bool {
        self.function_like == other.function_like
            && self.variadic == other.variadic
            && self.params == other.params
            && self.body.len() == other.body.len()
            && self
                .body
                .iter()
                .zip(&other.body)
                .enumerate()
                .all(|(i, (a, b))| {
                    a.kind == b.kind
                        && a.sym == b.sym
                        && (i == 0
                            || (a.flags & flag::LEADING_SPACE) == (b.flags & flag::LEADING_SPACE))
                })
    }
}

impl Prep<'_> {
    /// Reads the name after `#define`, `#undef`, `#ifdef`…; reports what is no name.
    pub(crate) fn macro_name(&mut self, what: NameUse) -> Option<Token> {
        let t = self.lex();
        match t.kind {
            K::Identifier => {}
            K::Eod => {
                self.cx.diags.error(t.loc, "macro name missing").emit();
                return None;
            }
            _ => {
                self.cx
                    .diags
                    .error(t.loc, "macro name must be an identifier")
                    .emit();
                self.finish_line();
                return None;
            }
        }
        if what != NameUse::Test && t.sym == self.known.defined {
            self.cx
                .diags
                .error(t.loc, "cannot use 'defined' as a macro name")
                .emit();
            self.finish_line();
            return None;
        }
        if self.ident(t.sym).special & crate::prep::POISONED != 0 {
            self.report_poisoned(t);
        }
        if what != NameUse::Test && self.is_va_name(t.sym) {
            self.report_va_name(t);
        }
        Some(t)
    }

    /// `# define identifier replacement-list` and the function-like forms (C23 6.10.5).
    pub(crate) fn define(&mut self) {
        let Some(name) = self.macro_name(NameUse::Define) else {
            return;
        };
        let mut mac = Macro {
            loc: name.loc,
            builtin: None,
            used: Cell::new(false),
            ..Macro::builtin(name.sym, Builtin::Line)
        };
        let mut first = self.lex_body();
        if first.kind == K::LParen && first.flags & flag::LEADING_SPACE == 0 {
            mac.function_like = true;
            if !self.parameters(&mut mac) {
                self.finish_line();
                return;
            }
            first = self.lex_body();
        } else if first.kind != K::Eod && first.flags & flag::LEADING_SPACE == 0 {
            self.cx
                .diags
                .warn(
                    Warning::C99_EXTENSIONS_DEFAULT,
                    first.loc,
                    "whitespace required after macro name",
                )
                .emit();
        }
        let mut t = first;
        while t.kind != K::Eod {
            t.flags &= !flag::START_OF_LINE;
            mac.body.push(t);
            t = self.lex_body();
        }
        if !self.check_body(&mut mac) {
            return;
        }
        if let (Some(a), Some(b)) = (mac.body.first(), mac.body.last()) {
            mac.body_start = a.loc.0;
            mac.body_len = (b.loc.0 + u32::from(b.len)).saturating_sub(a.loc.0);
        }
        if let Some(a) = mac.body.first_mut() {
            a.flags &= !flag::LEADING_SPACE;
        }
        self.install(mac);
    }

    fn lex_body(&mut self) -> Token {
        loop {
            let t = self.lex();
            if t.kind != K::Comment || self.options.comments_in_macros {
                return t;
            }
        }
    }

    /// The parameter list after its `(`.
    fn parameters(&mut self, mac: &mut Macro) -> bool {
        let diags = self.cx.diags;
        loop {
            let t = self.lex();
            match t.kind {
                K::RParen if mac.params.is_empty() => return true,
                K::Ellipsis => {
                    mac.variadic = true;
                    mac.params.push(self.known.va_args);
                    if !self.cx.lang.c99() {
                        diags
                            .warn(
                                Warning::VARIADIC_MACROS,
                                t.loc,
                                "variadic macros are a C99 feature",
                            )
                            .emit();
                    }
                    return self.close_parameters();
                }
                K::Identifier => {
                    if self.is_va_name(t.sym) {
                        self.report_va_name(t);
                    }
                    if mac.params.contains(&t.sym) {
                        let name = self.cx.names.get(t.sym);
                        diags
                            .error(t.loc, format!("duplicate macro parameter name '{name}'"))
                            .emit();
                        return false;
                    }
                    if mac.params.len() >= usize::from(VA_OPT) - 1 {
                        diags.error(t.loc, "too many macro parameters").emit();
                        return false;
                    }
                    mac.params.push(t.sym);
                    let next = self.lex();
                    match next.kind {
                        K::Comma => {}
                        K::RParen => return true,
                        K::Ellipsis => {
                            diags
                                .warn(
                                    Warning::VARIADIC_MACROS,
                                    next.loc,
                                    "named variadic macros are a GNU extension",
                                )
                                .emit();
                            mac.variadic = true;
                            return self.close_parameters();
                        }
                        K::Eod => {
                            diags
                                .error(next.loc, "missing ')' in macro parameter list")
                                .emit();
                            return false;
                        }
                        _ => {
                            diags
                                .error(next.loc, "expected comma in macro parameter list")
                                .emit();
                            return false;
                        }
                    }
                }
                K::Eod => {
                    diags
                        .error(t.loc, "missing ')' in macro parameter list")
                        .emit();
                    return false;
                }
                K::RParen => {
                    diags
                        .error(t.loc, "expected identifier in macro parameter list")
                        .emit();
                    return false;
                }
                _ => {
                    diags
                        .error(t.loc, "invalid token in macro parameter list")
                        .emit();
                    return false;
                }
            }
        }
    }

    fn close_parameters(&mut self) -> bool {
        let t = self.lex();
        if t.kind != K::RParen {
            self.cx
                .diags
                .error(t.loc, "missing ')' in macro parameter list")
                .emit();
            return false;
        }
        true
    }

    /// Resolves parameters in the replacement list and checks its operators.
    fn check_body(&mut self, mac: &mut Macro) -> bool {
        let diags = self.cx.diags;
        if let Some(t) = mac.body.first().filter(|t| t.kind == K::Hashhash) {
            diags
                .error(t.loc, "'##' cannot appear at start of macro expansion")
                .emit();
            return false;
        }
        if let Some(t) = mac.body.last().filter(|t| t.kind == K::Hashhash) {
            diags
                .error(t.loc, "'##' cannot appear at end of macro expansion")
                .emit();
            return false;
        }
        mac.operators = mac.body.iter().any(|t| t.kind == K::Hashhash);
        if !mac.function_like {
            for i in 0..mac.body.len() {
                let t = mac.body[i];
                if t.kind == K::Identifier && self.is_va_name(t.sym) {
                    self.report_va_name(t);
                }
            }
            return true;
        }
        mac.slots = vec![NO_PARAM; mac.body.len()];
        // The parenthesis depth at which the open `__VA_OPT__` closes.
        let mut va_opt: Option<(usize, u32)> = None;
        let mut i = 0;
        while i < mac.body.len() {
            let t = mac.body[i];
            match t.kind {
                K::Identifier => {
                    if let Some(p) = mac.params.iter().position(|&p| p == t.sym) {
                        mac.slots[i] = p as u16;
                    } else if t.sym == self.known.va_opt && mac.variadic {
                        if va_opt.is_some() {
                            diags
                                .error(
                                    t.loc,
                                    "__VA_OPT__ cannot be nested within its own replacement tokens",
                                )
                                .emit();
                            return false;
                        }
                        if mac.body.get(i + 1).map(|t| t.kind) != Some(K::LParen) {
                            diags
                                .error(t.loc, "missing '(' following __VA_OPT__")
                                .emit();
                            return false;
                        }
                        if mac.body.get(i + 2).map(|t| t.kind) == Some(K::Hashhash) {
                            diags
                                .error(
                                    mac.body[i + 2].loc,
                                    "'##' cannot appear at start of __VA_OPT__ argument",
                                )
                                .emit();
                            return false;
                        }
                        mac.slots[i] = VA_OPT;
                        mac.operators = true;
                        va_opt = Some((i, 0));
                        i += 2;
                        continue;
                    } else if self.is_va_name(t.sym) {
                        self.report_va_name(t);
                    }
                }
                K::LParen => {
                    if let Some(open) = &mut va_opt {
                        open.1 += 1;
                    }
                }
                K::RParen => {
                    if let Some(open) = &mut va_opt {
                        if open.1 == 0 {
                            if mac.body[i - 1].kind == K::Hashhash {
                                diags
                                    .error(
                                        mac.body[i - 1].loc,
                                        "'##' cannot appear at end of __VA_OPT__ argument",
                                    )
                                    .emit();
                                return false;
                            }
                            va_opt = None;
                        } else {
                            open.1 -= 1;
                        }
                    }
                }
                K::Hash => {
                    let names_param = mac.body.get(i + 1).is_some_and(|n| {
                        mac.params.contains(&n.sym) || (mac.variadic && n.sym == self.known.va_opt)
                    });
                    if names_param {
                        mac.operators = true;
                    } else if !self.cx.lang.asm_preprocessor {
                        diags
                            .error(t.loc, "'#' is not followed by a macro parameter")
                            .emit();
                        return false;
                    }
                }
                _ => {}
            }
            i += 1;
        }
        if let Some((at, _)) = va_opt {
            diags
                .error(mac.body[at].loc, "unterminated __VA_OPT__")
                .emit();
            return false;
        }
        true
    }

    /// Puts a definition into the table; reports a differing redefinition.
    pub(crate) fn install(&mut self, mac: Macro) {
        let id = self.ident(mac.name).macro_id;
        if id != 0 {
            let old = self.macros[id as usize].clone();
            let name = self.cx.names.get(mac.name);
            if old.builtin.is_some() {
                self.cx
                    .diags
                    .warn(
                        Warning::BUILTIN_MACRO_REDEFINED,
                        mac.loc,
                        "redefining builtin macro",
                    )
                    .emit();
            } else if !mac.same_as(&old) {
                self.cx
                    .diags
                    .warn(
                        Warning::MACRO_REDEFINED,
                        mac.loc,
                        format!("'{name}' macro redefined"),
                    )
                    .note(old.loc, "previous definition is here")
                    .emit();
            }
        }
        let (name, loc) = (mac.name, mac.loc);
        let new = self.macros.len() as u32;
        self.macros.push(std::rc::Rc::new(mac));
        self.ident_mut(name).macro_id = new;
        if self.options.events {
            self.event(EventKind::Define(new));
        }
        if let Some(o) = self.observer.as_deref_mut() {
            o.macro_defined(&self.macros[new as usize], loc);
        }
    }

    /// `# undef identifier` (C23 6.10.5.5).
    pub(crate) fn undef(&mut self) {
        let Some(name) = self.macro_name(NameUse::Undef) else {
            return;
        };
        self.expect_eod("undef");
        let id = self.ident(name.sym).macro_id;
        if id == 0 {
            return;
        }
        if self.macros[id as usize].builtin.is_some() {
            self.cx
                .diags
                .warn(
                    Warning::BUILTIN_MACRO_REDEFINED,
                    name.loc,
                    "undefining builtin macro",
                )
                .emit();
        }
        self.ident_mut(name.sym).macro_id = 0;
        if self.options.events {
            self.event(EventKind::Undef(name.sym));
        }
        if let Some(o) = self.observer.as_deref_mut() {
            o.macro_undefined(name.sym, name.loc);
        }
    }

    pub(crate) fn event(&mut self, kind: EventKind) {
        let at = self.out.tokens.len();
        self.events.push(Event { at, kind });
    }

    pub(crate) fn is_va_name(&self, sym: Symbol) -> bool {
        sym == self.known.va_args || (sym == self.known.va_opt && self.cx.lang.c23())
    }

    pub(crate) fn report_va_name(&mut self, t: Token) {
        let text = if t.sym == self.known.va_args {
            "__VA_ARGS__ can only appear in the expansion of a C99 variadic macro"
        } else {
            "__VA_OPT__ can only appear in the expansion of a variadic macro"
        };
        self.cx.diags.warn(Warning::PEDANTIC, t.loc, text).emit();
    }

    pub(crate) fn report_poisoned(&mut self, t: Token) {
        self.cx
            .diags
            .error(t.loc, "attempt to use a poisoned identifier")
            .emit();
    }
}

/// What a macro name is read for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum NameUse {
    Define,
    Undef,
    Test,
}
