//! Macros that the preprocessor computes: `__LINE__`, `__has_include`, `__has_attribute` and so on.

use std::rc::Rc;
use std::time::{SystemTime, UNIX_EPOCH};

use neverc_source::{Symbol, Warning};

use crate::macros::Builtin;
use crate::prep::Prep;
use crate::token::{Token, TokenKind as K, flag};

/// Values of `__has_c_attribute` for the standard attributes (C23 6.7.13.2).
static C_ATTRIBUTES: &[(&str, u64)] = &[
    ("deprecated", 201_904),
    ("fallthrough", 201_910),
    ("maybe_unused", 202_106),
    ("nodiscard", 202_003),
    ("noreturn", 202_202),
    ("_Noreturn", 202_202),
    ("unsequenced", 202_207),
    ("reproducible", 202_207),
];

/// GNU attributes that are understood, without the optional underscores.
pub static GNU_ATTRIBUTES: &[&str] = &[
    "access",
    "alias",
    "aligned",
    "alloc_align",
    "alloc_size",
    "alloca",
    "always_inline",
    "artificial",
    "assume",
    "assume_aligned",
    "annotate",
    "cdecl",
    "cleanup",
    "cold",
    "common",
    "const",
    "constructor",
    "counted_by",
    "custom_attr",
    "deprecated",
    "designated_init",
    "destructor",
    "diagnose_if",
    "disable_tail_calls",
    "enable_if",
    "enum_extensibility",
    "error",
    "ext_vector_type",
    "externally_visible",
    "fallthrough",
    "fastcall",
    "flag_enum",
    "flatten",
    "format",
    "format_arg",
    "gnu_inline",
    "hot",
    "ifunc",
    "internal_linkage",
    "leaf",
    "malloc",
    "maybe_unused",
    "may_alias",
    "minsize",
    "mode",
    "ms_abi",
    "musttail",
    "naked",
    "no_builtin",
    "no_caller_saved_registers",
    "no_instrument_function",
    "no_profile_instrument_function",
    "no_reorder",
    "no_sanitize",
    "no_sanitize_address",
    "no_sanitize_memory",
    "no_sanitize_thread",
    "no_sanitize_undefined",
    "no_split_stack",
    "no_stack_protector",
    "noclone",
    "nocf_check",
    "nodebug",
    "nodiscard",
    "noduplicate",
    "noescape",
    "noinline",
    "nomerge",
    "nonnull",
    "nonstring",
    "noplt",
    "noreturn",
    "nothrow",
    "objc_root_class",
    "opencl_global",
    "optimize",
    "optnone",
    "overloadable",
    "packed",
    "pass_object_size",
    "patchable_function_entry",
    "preserve_all",
    "preserve_most",
    "pure",
    "regcall",
    "regparm",
    "require_constant_initialization",
    "retain",
    "returns_nonnull",
    "returns_twice",
    "section",
    "sentinel",
    "stack_protect",
    "stdcall",
    "strict_flex_array",
    "symver",
    "sysv_abi",
    "target",
    "target_clones",
    "thiscall",
    "tls_model",
    "transparent_union",
    "unavailable",
    "uninitialized",
    "unused",
    "used",
    "vector_size",
    "vectorcall",
    "visibility",
    "warn_unused_result",
    "warning",
    "weak",
    "weakref",
    "zero_call_used_regs",
];

/// Language features and extensions by the names Clang gave them: name and whether C23 is needed for
/// `__has_feature`; all are available as extensions.
static FEATURES: &[(&str, Since)] = &[
    ("c_alignas", Since::C11),
    ("c_alignof", Since::C11),
    ("c_atomic", Since::C11),
    ("c_generic_selections", Since::C11),
    (
        "c_generic_selection_with_controlling_type",
        Since::Extension,
    ),
    ("c_static_assert", Since::C11),
    ("c_thread_local", Since::C11),
    ("c_fixed_enum", Since::C23),
    ("c_attributes", Since::C23),
    ("attribute_analyzer_noreturn", Since::Always),
    ("attribute_deprecated_with_message", Since::Always),
    ("attribute_unavailable_with_message", Since::Always),
    ("attribute_unused_on_fields", Since::Always),
    ("attribute_ext_vector_type", Since::Always),
    ("attribute_overloadable", Since::Always),
    ("enumerator_attributes", Since::Always),
    ("nullability", Since::Always),
    ("statement_attributes_with_gnu_syntax", Since::Always),
    ("gnu_asm", Since::Always),
    ("gnu_asm_goto_with_outputs", Since::Always),
    ("gnu_asm_goto_with_outputs_full", Since::Always),
    ("matrix_types", Since::Never),
    ("overloadable_unmarked", Since::Extension),
    ("pragma_clang_attribute_namespaces", Since::Never),
    ("statement_expressions", Since::Extension),
    ("tls", Since::Always),
    ("bounds_attributes", Since::Never),
    ("datasizeof", Since::Extension),
    ("gnu_auto_type", Since::Extension),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Since {
    Always,
    C11,
    C23,
    /// Never a feature, always an extension.
    Extension,
    Never,
}

/// A name without the underscores of its `__name__` form.
fn bare(name: &str) -> &str {
    name.strip_prefix("__")
        .and_then(|n| n.strip_suffix("__"))
        .filter(|n| !n.is_empty())
        .unwrap_or(name)
}

impl Prep<'_> {
    /// Expands a computed macro. `None`: nothing comes of it (an error was reported).
    pub(crate) fn expand_builtin(&mut self, builtin: Builtin, t: Token) -> Option<Token> {
        let text = match builtin {
            Builtin::Line => {
                let loc = self.map.file_loc_end(t.loc);
                self.map.presumed_line(loc).to_string()
            }
            Builtin::File => {
                let name = self
                    .map
                    .presumed(t.loc)
                    .map_or_else(|| self.main_name.clone(), |p| p.file);
                return Some(self.string_result(&self.remapped(&name), t));
            }
            Builtin::FileName => {
                let name = self
                    .map
                    .presumed(t.loc)
                    .map_or_else(|| self.main_name.clone(), |p| p.file);
                let last = name.rsplit('/').next().unwrap_or(&name).to_string();
                return Some(self.string_result(&last, t));
            }
            Builtin::BaseFile => {
                let name = self.remapped(&self.main_name.clone());
                return Some(self.string_result(&name, t));
            }
            Builtin::Date | Builtin::Time => {
                self.cx
                    .diags
                    .warn(
                        Warning::DATE_TIME,
                        t.loc,
                        "expansion of date or time macro is not reproducible",
                    )
                    .emit();
                let (date, time) = self.date_and_time();
                let sym = if builtin == Builtin::Date { date } else { time };
                return Some(literal(K::StringLiteral, sym, t));
            }
            Builtin::Timestamp => {
                self.cx
                    .diags
                    .warn(
                        Warning::DATE_TIME,
                        t.loc,
                        "expansion of date or time macro is not reproducible",
                    )
                    .emit();
                let stamp = self.timestamp();
                return Some(self.string_result(&stamp, t));
            }
            Builtin::Counter => {
                let n = self.counter;
                self.counter = n.wrapping_add(1);
                n.to_string()
            }
            Builtin::IncludeLevel => self.files.len().saturating_sub(1).to_string(),
            Builtin::HasInclude | Builtin::HasIncludeNext => {
                let next = builtin == Builtin::HasIncludeNext;
                let found = self.has_include(t, next)?;
                u64::from(found).to_string()
            }
            Builtin::HasEmbed => self.has_embed(t)?.to_string(),
            Builtin::HasWarning => self.has_warning(t)?.to_string(),
            _ => self.feature_like(builtin, t)?,
        };
        let sym = self.cx.names.intern(&text);
        Some(literal(K::NumericConstant, sym, t))
    }

    fn string_result(&self, text: &str, t: Token) -> Token {
        let mut quoted = String::with_capacity(text.len() + 2);
        quoted.push('"');
        for c in text.chars() {
            if matches!(c, '"' | '\\') {
                quoted.push('\\');
            }
            quoted.push(c);
        }
        quoted.push('"');
        literal(K::StringLiteral, self.cx.names.intern(&quoted), t)
    }

    fn remapped(&self, name: &str) -> String {
        for (old, new) in self.options.prefix_map.iter().rev() {
            if let Some(rest) = name.strip_prefix(old.as_str()) {
                return format!("{new}{rest}");
            }
        }
        name.to_string()
    }

    fn date_and_time(&mut self) -> (Symbol, Symbol) {
        if let Some(known) = self.date {
            return known;
        }
        let seconds = self.options.date.unwrap_or_else(|| {
            let now = SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .map_or(0, |d| d.as_secs() as i64);
            now.saturating_add(self.options.utc_offset)
        });
        let c = Civil::of(seconds);
        let date = format!("\"{} {:2} {}\"", MONTHS[c.month], c.day, c.year);
        let time = format!("\"{:02}:{:02}:{:02}\"", c.hour, c.minute, c.second);
        let both = (self.cx.names.intern(&date), self.cx.names.intern(&time));
        self.date = Some(both);
        both
    }

    fn timestamp(&mut self) -> String {
        let id = self.files.last().and_then(|f| f.id);
        let modified = id.and_then(|_| {
            let path = self.map.presumed(self.here()).map(|p| p.file.to_string())?;
            self.vfs.open(std::path::Path::new(&path)).ok()?.modified
        });
        let seconds = match (self.options.date, modified) {
            (Some(date), _) => date,
            (None, Some(time)) => time
                .duration_since(UNIX_EPOCH)
                .map_or(0, |d| d.as_secs() as i64)
                .saturating_add(self.options.utc_offset),
            (None, None) => return "??? ??? ?? ??:??:?? ????".to_string(),
        };
        let c = Civil::of(seconds);
        format!(
            "{} {} {:2} {:02}:{:02}:{:02} {}",
            WEEKDAYS[c.weekday], MONTHS[c.month], c.day, c.hour, c.minute, c.second, c.year
        )
    }

    /// The tokens between the parentheses after `t`.
    pub(crate) fn arguments_of(&mut self, t: Token) -> Option<Vec<Token>> {
        let name = self.cx.names.get(t.sym);
        if !self.next_is_lparen() {
            self.cx
                .diags
                .error(t.loc, format!("missing '(' after '{name}'"))
                .emit();
            return None;
        }
        self.in_args += 1;
        self.raw();
        let mut list = Vec::new();
        let mut depth = 0u32;
        let closed = loop {
            let a = self.raw();
            match a.kind {
                K::Eof | K::Eod => break false,
                K::RParen if depth == 0 => break true,
                K::RParen => depth -= 1,
                K::LParen => depth += 1,
                _ => {}
            }
            list.push(a);
        };
        self.in_args -= 1;
        if !closed {
            self.cx
                .diags
                .error(t.loc, format!("missing ')' after '{name}'"))
                .emit();
            return None;
        }
        Some(list)
    }

    fn observed(&mut self, test: Token, name: &str, value: u64) -> u64 {
        let Some(o) = self.observer.as_deref_mut() else {
            return value;
        };
        self.cx.names.with(test.sym, |t| o.feature(t, name, value))
    }

    fn feature_like(&mut self, builtin: Builtin, t: Token) -> Option<String> {
        let mut list = self.arguments_of(t)?;
        if builtin == Builtin::HasCAttribute {
            list = self.expand_list(list);
        }
        // `scope::name`, or `scope : : name` before C23.
        let words: Vec<Token> = list
            .iter()
            .copied()
            .filter(|t| !matches!(t.kind, K::Colon | K::Coloncolon))
            .collect();
        let (Some(first), true) = (words.first(), words.len() <= 2) else {
            self.cx
                .diags
                .error(
                    t.loc,
                    "builtin feature check macro requires a parenthesized identifier",
                )
                .emit();
            return Some("0".into());
        };
        if first.sym == Symbol::EMPTY
            || first.kind != K::Identifier && builtin != Builtin::IsIdentifier
        {
            self.cx
                .diags
                .error(
                    first.loc,
                    "builtin feature check macro requires a parenthesized identifier",
                )
                .emit();
            return Some("0".into());
        }
        let name = self.cx.names.get(words[words.len() - 1].sym);
        let scope: Option<Rc<str>> = (words.len() == 2).then(|| self.cx.names.get(first.sym));
        let plain = bare(&name);
        let value: u64 = match builtin {
            Builtin::HasAttribute => u64::from(GNU_ATTRIBUTES.contains(&plain)),
            Builtin::HasDeclspecAttribute => u64::from(matches!(
                plain,
                "align"
                    | "noinline"
                    | "noreturn"
                    | "nothrow"
                    | "naked"
                    | "selectany"
                    | "thread"
                    | "deprecated"
                    | "dllexport"
                    | "dllimport"
                    | "custom_attr"
                    | "restrict"
            )),
            Builtin::HasCAttribute => match scope.as_deref().map(bare) {
                None => C_ATTRIBUTES
                    .iter()
                    .find(|(n, _)| *n == plain || *n == &*name)
                    .map_or(0, |&(_, v)| v),
                Some("gnu" | "clang" | "neverc") => u64::from(GNU_ATTRIBUTES.contains(&plain)),
                Some(_) => 0,
            },
            Builtin::HasBuiltin => {
                let known = self.has_builtin.is_some_and(|f| f(&name))
                    || name.starts_with("__builtin_")
                        && self.ident(first.sym).kind != K::Identifier;
                u64::from(known)
            }
            Builtin::HasFeature | Builtin::HasExtension => {
                u64::from(self.has_feature(plain, builtin == Builtin::HasExtension))
            }
            Builtin::IsIdentifier => u64::from(
                words.len() == 1
                    && first.kind == K::Identifier
                    && self.ident(first.sym).kind == K::Identifier,
            ),
            _ => 0,
        };
        let value = self.observed(t, &name, value);
        Some(if builtin == Builtin::HasCAttribute && value > 1 {
            format!("{value}L")
        } else {
            value.to_string()
        })
    }

    fn has_feature(&self, name: &str, extension: bool) -> bool {
        let lang = self.cx.lang;
        FEATURES
            .iter()
            .find(|(n, _)| *n == name)
            .is_some_and(|&(_, since)| match since {
                Since::Always => true,
                Since::C11 => extension || lang.c11(),
                Since::C23 => extension || lang.c23(),
                Since::Extension => extension,
                Since::Never => false,
            })
    }

    fn has_warning(&mut self, t: Token) -> Option<u64> {
        let list = self.arguments_of(t)?;
        let mut flag_name = String::new();
        for a in &list {
            if a.kind != K::StringLiteral {
                self.cx
                    .diags
                    .error(a.loc, "expected string literal in '__has_warning'")
                    .emit();
                return Some(0);
            }
            flag_name.push_str(self.cx.names.get(a.sym).trim_matches('"'));
        }
        match flag_name.strip_prefix("-W") {
            Some(name) => Some(u64::from(neverc_source::filter::known(name))),
            None => {
                self.cx
                    .diags
                    .warn(
                        Warning::UNKNOWN_PRAGMAS,
                        t.loc,
                        "__has_warning expected option name (e.g. \"-Wundef\")",
                    )
                    .emit();
                Some(0)
            }
        }
    }

    /// `__has_include(<name>)`, C23 6.10.2p5.
    fn has_include(&mut self, t: Token, next: bool) -> Option<bool> {
        let list = self.arguments_of(t)?;
        let ready = list
            .first()
            .is_some_and(|f| matches!(f.kind, K::HeaderName | K::StringLiteral | K::Less));
        let list = if ready { list } else { self.expand_list(list) };
        let (header, _) = self.header_of(&list)?;
        let from = if next { self.next_dir(t.loc) } else { None };
        let found = self.find_header(&header.name, header.angled, from, neverc_source::Loc::NONE);
        if let Some(found) = &found {
            let path = found.path.to_string_lossy().into_owned();
            self.add_dependency(&path, Some(&found.file), found.system);
        }
        let value = self.observed(t, &header.name, u64::from(found.is_some()));
        Some(value != 0)
    }
}

fn literal(kind: K, sym: Symbol, t: Token) -> Token {
    Token {
        loc: t.loc,
        sym,
        len: t.len,
        kind,
        flags: (t.flags & (flag::LEADING_SPACE | flag::START_OF_LINE)) | flag::FROM_MACRO,
    }
}

const MONTHS: [&str; 12] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
];
const WEEKDAYS: [&str; 7] = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/// A moment in the Gregorian calendar.
struct Civil {
    year: i64,
    /// From 0.
    month: usize,
    day: i64,
    hour: i64,
    minute: i64,
    second: i64,
    weekday: usize,
}

impl Civil {
    fn of(seconds: i64) -> Civil {
        let days = seconds.div_euclid(86_400);
        let rest = seconds.rem_euclid(86_400);
        // Years that begin in March make the leap day the last one.
        let z = days.saturating_add(719_468);
        let era = z.div_euclid(146_097);
        let day_of_era = z.rem_euclid(146_097);
        let year_of_era =
            (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let shifted = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * shifted + 2) / 5 + 1;
        let month = if shifted < 10 {
            shifted + 2
        } else {
            shifted - 10
        };
        Civil {
            year: year_of_era + era * 400 + i64::from(month < 2),
            month: month as usize,
            day,
            hour: rest / 3600,
            minute: rest / 60 % 60,
            second: rest % 60,
            weekday: (days + 4).rem_euclid(7) as usize,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_follow_the_calendar() {
        let c = Civil::of(951_782_400);
        assert_eq!((c.year, c.month, c.day, c.weekday), (2000, 1, 29, 2));
        let c = Civil::of(0);
        assert_eq!((c.year, c.month, c.day, c.weekday), (1970, 0, 1, 4));
    }
}
