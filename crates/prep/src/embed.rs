//! `#embed` and `__has_embed` (C23 6.10.4).

use std::path::{Path, PathBuf};
use std::rc::Rc;

use neverc_source::{OpenError, SourceFile, Symbol, Warning};

use crate::include::HeaderName;
use crate::prep::Prep;
use crate::token::{Token, TokenKind as K, flag};

/// The parameters of an `#embed`.
#[derive(Default)]
struct Parameters {
    limit: Option<u64>,
    offset: u64,
    prefix: Vec<Token>,
    suffix: Vec<Token>,
    if_empty: Option<Vec<Token>>,
    /// A parameter nobody knows.
    unknown: Option<Token>,
}

/// Answers of `__has_embed`.
const NOT_FOUND: u64 = 0;
const FOUND: u64 = 1;
const EMPTY: u64 = 2;

impl Prep<'_> {
    fn find_embed(&mut self, header: &HeaderName) -> Option<(Rc<SourceFile>, PathBuf)> {
        let mut candidates: Vec<PathBuf> = Vec::new();
        let name = Path::new(&header.name);
        if name.is_absolute() {
            candidates.push(name.to_path_buf());
        } else {
            if !header.angled
                && let Some(level) = self.files.last()
            {
                candidates.push(if level.parent.as_os_str().is_empty() {
                    name.to_path_buf()
                } else {
                    level.parent.join(name)
                });
            }
            candidates.extend(self.options.embed_dirs.iter().map(|d| d.join(name)));
        }
        for path in candidates {
            match self.vfs.open(&path) {
                Ok(file) => return Some((file, path)),
                Err(OpenError::NotFound | OpenError::Directory) => {}
                Err(error) => {
                    self.cx
                        .diags
                        .error(
                            header.loc,
                            format!("cannot open file '{}': {error}", path.display()),
                        )
                        .emit();
                    return None;
                }
            }
        }
        None
    }

    /// Reads parameters from `list` on; `None`: malformed, reported.
    fn embed_parameters(&mut self, list: &[Token], directive: Token) -> Option<Parameters> {
        let mut p = Parameters::default();
        let mut seen: Vec<String> = Vec::new();
        let mut i = 0;
        while i < list.len() {
            let t = list[i];
            if t.kind != K::Identifier {
                self.cx
                    .diags
                    .error(t.loc, "expected identifier in embed parameter list")
                    .emit();
                return None;
            }
            let mut name = self.cx.names.get(t.sym).to_string();
            i += 1;
            let scoped = match list.get(i).map(|t| t.kind) {
                Some(K::Coloncolon) => 1,
                Some(K::Colon) if list.get(i + 1).map(|t| t.kind) == Some(K::Colon) => 2,
                _ => 0,
            };
            if scoped > 0 {
                let Some(second) = list.get(i + scoped).filter(|t| t.kind == K::Identifier) else {
                    self.cx.diags.error(t.loc, "expected identifier").emit();
                    return None;
                };
                name = format!("{name}::{}", self.cx.names.get(second.sym));
                i += scoped + 1;
            }
            let mut argument: Option<&[Token]> = None;
            if list.get(i).map(|t| t.kind) == Some(K::LParen) {
                let open = i;
                let mut depth = 0i64;
                loop {
                    match list.get(i).map(|t| t.kind) {
                        Some(K::LParen | K::LSquare | K::LBrace) => depth += 1,
                        Some(K::RParen | K::RSquare | K::RBrace) => depth -= 1,
                        None => {
                            self.cx.diags.error(list[open].loc, "expected ')'").emit();
                            return None;
                        }
                        _ => {}
                    }
                    i += 1;
                    if depth == 0 {
                        break;
                    }
                }
                argument = Some(&list[open + 1..i - 1]);
            }
            let plain = name.replace("__", "");
            if seen.contains(&plain) {
                self.cx
                    .diags
                    .error(
                        t.loc,
                        format!(
                            "cannot specify parameter '{name}' twice in the same '#embed' directive"
                        ),
                    )
                    .emit();
                return None;
            }
            seen.push(plain.clone());
            let needs = |argument: Option<&[Token]>| argument.map(<[Token]>::to_vec);
            match plain.as_str() {
                "limit" | "gnu::offset" | "clang::offset" => {
                    let Some(tokens) = needs(argument).filter(|a| !a.is_empty()) else {
                        self.cx
                            .diags
                            .error(t.loc, format!("expected '(' after '{name}'"))
                            .emit();
                        return None;
                    };
                    let value = self.embed_number(tokens, directive)?;
                    if plain == "limit" {
                        p.limit = Some(value);
                    } else {
                        p.offset = value;
                    }
                }
                "prefix" => p.prefix = needs(argument)?,
                "suffix" => p.suffix = needs(argument)?,
                "if_empty" => p.if_empty = Some(needs(argument)?),
                _ => {
                    if p.unknown.is_none() {
                        p.unknown = Some(t);
                    }
                }
            }
        }
        Some(p)
    }

    /// The value of a constant expression in a parameter.
    fn embed_number(&mut self, tokens: Vec<Token>, directive: Token) -> Option<u64> {
        let loc = tokens.first().map_or(directive.loc, |t| t.loc);
        if let Some(t) = tokens.iter().find(|t| t.sym == self.known.defined) {
            self.cx
                .diags
                .error(t.loc, "'defined' cannot appear within this context")
                .emit();
            return None;
        }
        let value = self.condition_value(tokens, directive)?;
        if value < 0 {
            self.cx
                .diags
                .error(loc, "invalid value; must be nonnegative")
                .emit();
            return None;
        }
        Some(value as u64)
    }

    fn window<'f>(file: &'f SourceFile, p: &Parameters) -> &'f [u8] {
        let from = usize::try_from(p.offset)
            .unwrap_or(usize::MAX)
            .min(file.text.len());
        let rest = &file.text[from..];
        match p.limit.and_then(|l| usize::try_from(l).ok()) {
            Some(limit) => &rest[..limit.min(rest.len())],
            None => rest,
        }
    }

    pub(crate) fn do_embed(&mut self, hash: Token) {
        if !self.cx.lang.c23() {
            self.cx
                .diags
                .warn(
                    Warning::C23_EXTENSIONS,
                    hash.loc,
                    "#embed is a C23 extension",
                )
                .emit();
        }
        if let Some(file) = self.files.last_mut() {
            file.lexer.header_name = true;
        }
        let first = self.lex();
        if let Some(file) = self.files.last_mut() {
            file.lexer.header_name = false;
        }
        let mut list = vec![first];
        if first.kind == K::Eod {
            self.cx
                .diags
                .error(first.loc, "expected \"FILENAME\" or <FILENAME>")
                .emit();
            return;
        }
        list.extend(self.line_tokens());
        if first.kind != K::HeaderName {
            list = self.expand_list(list);
        }
        let Some((header, used)) = self.header_of(&list) else {
            return;
        };
        let Some(p) = self.embed_parameters(&list[used..], hash) else {
            return;
        };
        if let Some(t) = p.unknown {
            let name = self.cx.names.get(t.sym);
            self.cx
                .diags
                .error(
                    t.loc,
                    format!("unknown embed preprocessor parameter '{name}'"),
                )
                .emit();
            return;
        }
        let Some((file, path)) = self.find_embed(&header) else {
            if self.options.missing_headers_ok {
                self.add_dependency(&header.name, None, false);
                return;
            }
            self.cx
                .diags
                .fatal(header.loc, format!("'{}' file not found", header.name))
                .emit();
            self.stopped = true;
            return;
        };
        self.add_dependency(&path.to_string_lossy(), Some(&file), false);
        let bytes = Self::window(&file, &p);
        let mut out = self.take_list();
        if bytes.is_empty() {
            out.extend(p.if_empty.unwrap_or_default());
        } else {
            out.extend(p.prefix);
            let numbers = self.byte_symbols();
            out.reserve(bytes.len() * 2);
            let made = Token {
                loc: header.loc,
                sym: Symbol::EMPTY,
                len: 1,
                kind: K::NumericConstant,
                flags: flag::LEADING_SPACE,
            };
            let comma = Token {
                kind: K::Comma,
                flags: 0,
                ..made
            };
            for (i, &b) in bytes.iter().enumerate() {
                if i > 0 {
                    out.push(comma);
                }
                out.push(Token {
                    sym: numbers[usize::from(b)],
                    ..made
                });
            }
            out.extend(p.suffix);
        }
        if let Some(t) = out.first_mut() {
            t.flags |= flag::START_OF_LINE;
            self.push_level(out, 0);
        }
    }

    /// The spellings of 0 to 255.
    fn byte_symbols(&self) -> Vec<Symbol> {
        (0..256)
            .map(|n| self.cx.names.intern(&n.to_string()))
            .collect()
    }

    /// `__has_embed(...)`.
    pub(crate) fn has_embed(&mut self, t: Token) -> Option<u64> {
        let list = self.arguments_of(t)?;
        let ready = list
            .first()
            .is_some_and(|f| matches!(f.kind, K::HeaderName | K::StringLiteral | K::Less));
        let list = if ready { list } else { self.expand_list(list) };
        let (header, used) = self.header_of(&list)?;
        let p = self.embed_parameters(&list[used..], t)?;
        if p.unknown.is_some() {
            return Some(NOT_FOUND);
        }
        Some(match self.find_embed(&header) {
            None => NOT_FOUND,
            Some((file, path)) => {
                self.add_dependency(&path.to_string_lossy(), Some(&file), false);
                if Self::window(&file, &p).is_empty() {
                    EMPTY
                } else {
                    FOUND
                }
            }
        })
    }
}
