//! Format strings of the printf and scanf families: `-Wformat`. C23 7.23.6, 7.23.6.3; POSIX and glibc extensions.

use neverc_source::{Loc, Range, Warning};

use crate::consteval::{AddressBase, Const};
use crate::cx::Sema;
use crate::format_spec::{Amount, Length, ParseError, Spec, length_fits, parse_spec, printable};
use crate::tree::{CastKind, ExprId, ExprKind, StringId};
use crate::types::{Builtin as T, QualType, TypeKind, qual};

/// What an argument should be.
enum Want {
    Type(QualType),
    /// Any pointer to characters.
    CharPointer,
    /// Any object pointer.
    AnyPointer,
    /// Nothing is taken.
    Nothing,
}

/// A check in progress.
struct Checker<'c> {
    text: &'c [u8],
    format: ExprId,
    format_range: Range,
    scanf: bool,
    /// Index of the first data argument; `None`: they come in a `va_list`.
    first: Option<usize>,
    args: &'c [ExprId],
    used: Vec<bool>,
    next: usize,
    positional: Option<bool>,
}

impl Sema<'_> {
    /// Checks a call whose argument `format` is a format string for the arguments from `first` on.
    pub(crate) fn check_format(
        &mut self,
        scanf: bool,
        format: usize,
        first: Option<usize>,
        args: &[ExprId],
        range: Range,
        loc: Loc,
    ) {
        let _ = (range, loc);
        if !self.is_live() {
            return;
        }
        let Some(&format_arg) = args.get(format) else {
            return;
        };
        let mut strings = Vec::new();
        if !self.format_strings(format_arg, &mut strings, 0) {
            let Some(first) = first else {
                return;
            };
            let at = self.unit.expr(format_arg).range;
            if self.is_format_parameter(format_arg) {
                return;
            }
            let (flag, message) = if first >= args.len() {
                (
                    Warning::FORMAT_SECURITY,
                    "format string is not a string literal (potentially insecure)",
                )
            } else {
                (
                    Warning::FORMAT_NONLITERAL,
                    "format string is not a string literal",
                )
            };
            let mut diag = self.diags.warn(flag, at.begin, message).range(at);
            if first >= args.len() {
                diag = diag
                    .note(at.begin, "treat the string as an argument to avoid this")
                    .note_insert(at.begin, "\"%s\", ");
            }
            diag.emit();
            return;
        }
        let several = strings.len() > 1;
        for (string, skip, node) in strings {
            let lit = &self.unit.strings[string.index()];
            if lit.width != 1 {
                continue;
            }
            let bytes = lit.bytes.clone();
            let Some(text) = bytes.get(skip..) else {
                continue;
            };
            let mut checker = Checker {
                text,
                format: node,
                format_range: self.unit.expr(node).range,
                scanf,
                first,
                args,
                used: vec![false; args.len()],
                next: first.unwrap_or(0),
                positional: None,
            };
            self.run_format(&mut checker, several);
        }
    }

    /// The enclosing function takes the format itself and passes it on.
    fn is_format_parameter(&self, e: ExprId) -> bool {
        let Some(f) = self.function else {
            return false;
        };
        let inner = self.peel_implicit(e);
        let ExprKind::DeclRef(crate::tree::DeclRef::Var(v)) = self.unit.expr(inner).kind else {
            return false;
        };
        let func = self.unit.func(f);
        func.attrs.iter().any(|a| match a {
            crate::tree::Attr::Format(_, index, _) => {
                func.params.get((*index as usize).wrapping_sub(1)) == Some(&v)
            }
            _ => false,
        })
    }

    /// The string literals a format argument may be. False: something else too.
    fn format_strings(
        &self,
        e: ExprId,
        out: &mut Vec<(StringId, usize, ExprId)>,
        depth: u32,
    ) -> bool {
        if depth > 16 {
            return false;
        }
        let node = *self.unit.expr(e);
        match node.kind {
            ExprKind::Paren(inner)
            | ExprKind::ImplicitCast(_, inner)
            | ExprKind::Cast(CastKind::BitCast | CastKind::NoOp, inner)
            | ExprKind::Generic { chosen: inner, .. }
            | ExprKind::Choose { chosen: inner, .. }
                if !matches!(
                    node.kind,
                    ExprKind::ImplicitCast(CastKind::LValueToRValue, _)
                ) =>
            {
                self.format_strings(inner, out, depth + 1)
            }
            ExprKind::Conditional(cond, a, b) => match self.const_truth(cond) {
                Some(true) => self.format_strings(a, out, depth + 1),
                Some(false) => self.format_strings(b, out, depth + 1),
                None => {
                    self.format_strings(a, out, depth + 1) && self.format_strings(b, out, depth + 1)
                }
            },
            ExprKind::String(s) | ExprKind::Predefined(s) => {
                out.push((s, 0, e));
                true
            }
            // gettext and its like return a translation of their argument.
            ExprKind::Call(callee, args) => {
                let Some(f) = self.called_function(callee) else {
                    return false;
                };
                let func = self.unit.func(f);
                let index = func.attrs.iter().find_map(|a| match a {
                    crate::tree::Attr::FormatArg(n) => Some((*n as usize).wrapping_sub(1)),
                    _ => None,
                });
                let index = index.or_else(|| {
                    use crate::builtins::id;
                    match func.builtin?.base() {
                        id::GETTEXT => Some(0),
                        id::DGETTEXT | id::DCGETTEXT => Some(1),
                        _ => None,
                    }
                });
                match index.and_then(|i| self.unit.list(args).get(i).copied()) {
                    Some(arg) => self.format_strings(arg, out, depth + 1),
                    None => false,
                }
            }
            // A null format is somebody else's problem.
            _ if self.is_null_value(e) => true,
            _ => match crate::consteval::eval(&self.unit, self.target, e) {
                Ok(Const::Address {
                    base: AddressBase::String(s),
                    offset,
                }) if offset >= 0 => {
                    out.push((s, offset as usize, e));
                    true
                }
                Ok(Const::Address {
                    base: AddressBase::Var(v),
                    offset: 0,
                }) => {
                    let var = self.unit.var(v);
                    let constant = self.unit.types.quals(var.ty) & qual::CONST != 0;
                    match var.init.map(|i| self.peel(i)) {
                        Some(init) if constant => match self.unit.expr(init).kind {
                            ExprKind::String(s) => {
                                out.push((s, 0, e));
                                true
                            }
                            _ => false,
                        },
                        _ => false,
                    }
                }
                _ => {
                    // A constant array of automatic storage.
                    let inner = self.peel_implicit(e);
                    if let ExprKind::DeclRef(crate::tree::DeclRef::Var(v)) =
                        self.unit.expr(inner).kind
                    {
                        let var = self.unit.var(v);
                        if self.is_array(var.ty)
                            && self.unit.types.quals(var.ty) & qual::CONST != 0
                            && let Some(init) = var.init
                            && let ExprKind::String(s) = self.unit.expr(self.peel(init)).kind
                        {
                            out.push((s, 0, e));
                            return true;
                        }
                    }
                    false
                }
            },
        }
    }

    /// Position of a byte of the format string, as far as it can be told.
    fn format_loc(&self, c: &Checker<'_>, at: usize) -> Loc {
        let begin = c.format_range.begin;
        let plain = c.format_range.begin == c.format_range.end
            && c.text[..at.min(c.text.len())]
                .iter()
                .all(|b| (0x20..0x7f).contains(b) && *b != b'"' && *b != b'\\');
        if plain && !self.is_in_macro(c.format_range) {
            begin.offset(1 + at as u32)
        } else if c.format_range.begin == c.format_range.end && !self.is_in_macro(c.format_range) {
            // Escapes take two characters in nearly all cases.
            let extra = c.text[..at.min(c.text.len())]
                .iter()
                .filter(|b| **b < 0x20 || **b == b'"' || **b == b'\\')
                .count();
            begin.offset((1 + at + extra) as u32)
        } else {
            begin
        }
    }

    /// The conversion specification as a range; the whole string when its place cannot be told.
    fn spec_range(&self, c: &Checker<'_>, spec: &Spec) -> Range {
        if c.format_range.begin != c.format_range.end || self.is_in_macro(c.format_range) {
            return c.format_range;
        }
        let begin = self.format_loc(c, spec.start);
        let length = spec.end.saturating_sub(spec.start).max(1) as u32;
        Range::new(begin, begin.offset(length - 1))
    }

    /// The specification that suits an argument of type `ty`.
    fn better_spec(&self, c: &Checker<'_>, spec: &Spec, ty: QualType) -> Option<String> {
        let text = c.text.get(spec.start..spec.end)?;
        let keep = text
            .len()
            .checked_sub(1 + spec.length_text.len())
            .and_then(|n| std::str::from_utf8(&text[..n]).ok())?;
        if c.format_range.begin != c.format_range.end || self.is_in_macro(c.format_range) {
            return None;
        }
        let ty = if c.scanf {
            self.unit.types.pointee(ty)?
        } else {
            ty
        };
        let TypeKind::Builtin(builtin) = *self.unit.types.canon_kind(ty) else {
            let to = self.unit.types.pointee(ty)?;
            return (!c.scanf && self.is_char_like(to)).then(|| format!("{keep}s"));
        };
        let old = spec.conversion;
        let same = |good: &[u8], other: char| {
            if good.contains(&old) {
                old as char
            } else {
                other
            }
        };
        let signed = same(b"diouxX", 'd');
        let signed = if old == b'u' { 'd' } else { signed };
        let unsigned = same(b"ouxX", 'u');
        let floating = same(b"fFeEgGaA", 'f');
        let (length, conversion) = match builtin {
            T::Int => ("", signed),
            T::UInt => ("", unsigned),
            T::Short => ("h", signed),
            T::UShort => ("h", unsigned),
            T::Long => ("l", signed),
            T::ULong => ("l", unsigned),
            T::LongLong => ("ll", signed),
            T::ULongLong => ("ll", unsigned),
            T::Float => ("", floating),
            T::Double if c.scanf => ("l", floating),
            T::Double => ("", floating),
            T::LongDouble => ("L", floating),
            _ => return None,
        };
        Some(format!("{keep}{length}{conversion}"))
    }

    fn format_warn(&mut self, c: &Checker<'_>, flag: Warning, at: usize, message: String) {
        let loc = self.format_loc(c, at);
        let mut diag = self.diags.warn(flag, loc, message);
        let call_format = self.unit.expr(c.format).range;
        if call_format != c.format_range {
            diag = diag.range(call_format);
        }
        diag.emit();
    }

    fn run_format(&mut self, c: &mut Checker<'_>, several: bool) {
        let text = c.text;
        if text.is_empty() {
            if !c.scanf {
                self.format_warn(
                    c,
                    Warning::FORMAT_ZERO_LENGTH,
                    0,
                    "format string is empty".into(),
                );
            }
            return;
        }
        let mut at = 0;
        let mut complete = true;
        while at < text.len() {
            match text[at] {
                0 => {
                    self.format_warn(
                        c,
                        Warning::FORMAT,
                        at,
                        "format string contains '\\0' within the string body".into(),
                    );
                    complete = false;
                    break;
                }
                b'%' => {
                    let start = at;
                    match parse_spec(text, &mut at, c.scanf) {
                        Ok(spec) => {
                            if !self.check_spec(c, &spec) {
                                complete = false;
                                break;
                            }
                        }
                        Err(ParseError::Incomplete) => {
                            self.format_warn(
                                c,
                                Warning::FORMAT,
                                start,
                                "incomplete format specifier".into(),
                            );
                            complete = false;
                            break;
                        }
                        Err(ParseError::Unclosed) => {
                            self.format_warn(
                                c,
                                Warning::FORMAT,
                                start,
                                "no closing ']' for '%[' in scanf format string".into(),
                            );
                            complete = false;
                            break;
                        }
                    }
                }
                _ => at += 1,
            }
        }
        let Some(first) = c.first else {
            return;
        };
        if !complete || several {
            return;
        }
        let unused = (first..c.args.len()).find(|&i| !c.used[i]);
        let wanted = if c.positional == Some(true) {
            unused
        } else {
            (c.next < c.args.len()).then_some(c.next)
        };
        if let Some(index) = wanted {
            let at = self.unit.expr(c.args[index]).range;
            self.diags
                .warn(
                    Warning::FORMAT_EXTRA_ARGS,
                    at.begin,
                    "data argument not used by format string",
                )
                .range(c.format_range)
                .emit();
        }
    }

    /// Takes the argument of a specification or of `*`. Outer `None`: stop, reported.
    #[allow(clippy::option_option)]
    fn format_argument(
        &mut self,
        c: &mut Checker<'_>,
        spec: &Spec,
        position: Option<usize>,
    ) -> Option<Option<ExprId>> {
        let mixed = c.positional.is_some_and(|p| p != position.is_some());
        if mixed {
            self.format_warn(
                c,
                Warning::FORMAT,
                spec.start,
                "cannot mix positional and non-positional arguments in format string".into(),
            );
            return None;
        }
        c.positional = Some(position.is_some());
        let Some(first) = c.first else {
            return Some(None);
        };
        let index = match position {
            Some(0) => {
                self.format_warn(
                    c,
                    Warning::FORMAT,
                    spec.start,
                    "position arguments in format strings start counting at 1 (not 0)".into(),
                );
                return None;
            }
            Some(n) => first + n - 1,
            None => {
                c.next += 1;
                c.next - 1
            }
        };
        match c.args.get(index) {
            Some(&arg) => {
                c.used[index] = true;
                Some(Some(arg))
            }
            None => {
                match position {
                    Some(n) => self.format_warn(
                        c,
                        Warning::FORMAT,
                        spec.start,
                        format!(
                            "data argument position '{n}' exceeds the number of data arguments ({})",
                            c.args.len().saturating_sub(first)
                        ),
                    ),
                    None => {
                        let whole = self.spec_range(c, spec);
                        self.diags
                            .warn(
                                Warning::FORMAT_INSUFFICIENT_ARGS,
                                whole.end,
                                "more '%' conversions than data arguments",
                            )
                            .range(whole)
                            .emit();
                    }
                }
                None
            }
        }
    }

    /// Checks one specification. False: stop.
    fn check_spec(&mut self, c: &mut Checker<'_>, spec: &Spec) -> bool {
        let conversion = spec.conversion;
        if conversion == b'%' {
            return true;
        }
        for (amount, what) in [(spec.width, "width"), (spec.precision, "precision")] {
            if let Amount::Argument(position) = amount {
                match self.format_argument(c, spec, position) {
                    None => return false,
                    Some(Some(arg)) => {
                        let ty = self.argument_type(arg);
                        if !self.is_int_sized(ty) {
                            let shown = self.show(ty);
                            let at = self.unit.expr(arg).range;
                            self.diags
                                .warn(
                                    Warning::FORMAT,
                                    at.begin,
                                    format!("field {what} should have type 'int', but argument has type {shown}"),
                                )
                                .range(at)
                                .range(c.format_range)
                                .emit();
                        }
                    }
                    Some(None) => {}
                }
            }
        }
        let want = if c.scanf {
            self.scanf_want(spec)
        } else {
            self.printf_want(spec)
        };
        let Some(want) = want else {
            self.format_warn(
                c,
                Warning::FORMAT_INVALID_SPECIFIER,
                spec.start,
                format!("invalid conversion specifier '{}'", printable(conversion)),
            );
            // One argument is taken to be meant for it.
            if !spec.suppressed && spec.position.is_none() && c.first.is_some() {
                if let Some(used) = c.used.get_mut(c.next) {
                    *used = true;
                }
                c.next += 1;
            }
            return true;
        };
        if !c.scanf {
            self.check_flags(c, spec);
        } else if spec.width == Amount::Number(0) {
            self.format_warn(
                c,
                Warning::FORMAT,
                spec.start,
                "zero field width in scanf format string is unused".into(),
            );
        }
        if !length_fits(spec) {
            self.format_warn(
                c,
                Warning::FORMAT,
                spec.start,
                format!(
                    "length modifier '{}' results in undefined behavior or no effect with '{}' conversion specifier",
                    spec.length_text,
                    printable(conversion)
                ),
            );
        }
        if spec.suppressed || matches!(want, Want::Nothing) {
            return true;
        }
        let arg = match self.format_argument(c, spec, spec.position) {
            None => return false,
            Some(None) => return true,
            Some(Some(arg)) => arg,
        };
        if !length_fits(spec) {
            return true;
        }
        let ty = self.argument_type(arg);
        let (fits, wanted) = match want {
            Want::Type(t) => (self.format_type_fits(t, ty, c.scanf), self.show(t)),
            Want::CharPointer => (
                self.unit
                    .types
                    .pointee(ty)
                    .is_some_and(|t| self.is_char_like(t)),
                "'char *'".to_owned(),
            ),
            Want::AnyPointer => (
                self.is_pointer(ty) || self.is_nullptr(ty),
                "'void *'".to_owned(),
            ),
            Want::Nothing => return true,
        };
        if !fits {
            let shown = self.show(ty);
            let at = self.unit.expr(arg).range;
            let whole = self.spec_range(c, spec);
            let diag = self
                .diags
                .warn(
                    Warning::FORMAT,
                    at.begin,
                    format!("format specifies type {wanted} but the argument has type {shown}"),
                )
                .range(at);
            let diag = match self.better_spec(c, spec, ty) {
                Some(text) => diag.replace(whole, text),
                None => diag.range(whole),
            };
            diag.emit();
        }
        true
    }

    fn check_flags(&mut self, c: &Checker<'_>, spec: &Spec) {
        let conversion = spec.conversion;
        let has = |f: u8| spec.flags.contains(&f);
        let integer = matches!(conversion, b'd' | b'i');
        let unsigned = matches!(conversion, b'o' | b'u' | b'x' | b'X' | b'b' | b'B');
        let floating = matches!(
            conversion,
            b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A'
        );
        for &flag in &spec.flags {
            let fine = match flag {
                b'+' | b' ' => integer || floating,
                b'#' => unsigned && conversion != b'u' || floating,
                b'0' => integer || unsigned || floating,
                b'\'' => integer || conversion == b'u' || floating,
                _ => conversion != b'n',
            };
            if !fine {
                self.format_warn(
                    c,
                    Warning::FORMAT,
                    spec.start,
                    format!(
                        "flag '{}' results in undefined behavior with '{}' conversion specifier",
                        flag as char,
                        printable(conversion)
                    ),
                );
            }
        }
        if has(b'0') && has(b'-') && (integer || unsigned || floating) {
            self.format_warn(
                c,
                Warning::FORMAT,
                spec.start,
                "flag '0' is ignored when flag '-' is present".into(),
            );
        }
        if has(b' ') && has(b'+') && (integer || floating) {
            self.format_warn(
                c,
                Warning::FORMAT,
                spec.start,
                "flag ' ' is ignored when flag '+' is present".into(),
            );
        }
        if spec.precision != Amount::None && matches!(conversion, b'c' | b'p' | b'n' | b'C') {
            self.format_warn(
                c,
                Warning::FORMAT,
                spec.start,
                format!(
                    "precision used with '{}' conversion specifier, resulting in undefined behavior",
                    printable(conversion)
                ),
            );
        }
    }

    /// The type of an argument before the default promotions.
    fn argument_type(&self, arg: ExprId) -> QualType {
        let mut e = arg;
        while let ExprKind::ImplicitCast(CastKind::IntegralCast | CastKind::FloatingCast, inner) =
            self.unit.expr(e).kind
        {
            // Wide bit-fields are promoted to a narrower type.
            if self.size_of(self.ty(inner)) > self.size_of(self.ty(e)) {
                break;
            }
            e = inner;
        }
        self.unqual(self.ty(e))
    }

    fn is_int_sized(&self, ty: QualType) -> bool {
        let p = self.promoted_type(ty);
        self.unit.types.is(p, T::Int) || self.unit.types.is(p, T::UInt)
    }

    fn is_char_like(&self, ty: QualType) -> bool {
        [T::Char, T::SChar, T::UChar]
            .into_iter()
            .any(|b| self.unit.types.is(ty, b))
    }

    /// Whether an argument of type `ty` serves where `want` is specified.
    fn format_type_fits(&mut self, want: QualType, ty: QualType, exact: bool) -> bool {
        if let Some(want_to) = self.unit.types.pointee(want) {
            let Some(to) = self.unit.types.pointee(ty) else {
                return false;
            };
            if self.is_void(want_to) {
                return true;
            }
            if exact && self.unit.types.quals(to) & qual::CONST != 0 {
                return false;
            }
            return self.format_type_fits(want_to, to, true);
        }
        let ty = self.value_type(ty);
        if let (Some((want_width, _)), Some((width, _))) = (self.int_info(want), self.int_info(ty))
        {
            if self.is_bitint(ty) {
                return false;
            }
            let underlying = match *self.kind(ty) {
                TypeKind::Enum(e) => self.unit.enumeration(e).underlying,
                _ => ty,
            };
            if !exact && want_width <= 32 {
                // Everything that promotes to int is passed as one.
                return width <= 32;
            }
            if self.is_bool(ty) {
                return want_width == 8;
            }
            let (a, b) = (
                self.with_sign(want, false),
                self.with_sign(underlying, false),
            );
            return self.unit.types.same_unqualified(a, b);
        }
        if !exact && self.unit.types.is(want, T::Double) {
            return self.unit.types.is(ty, T::Double) || self.unit.types.is(ty, T::Float);
        }
        self.unit.types.same_unqualified(want, ty)
    }

    /// A standard typedef for messages, when it is declared.
    fn named_type(&mut self, name: &str, fallback: T) -> QualType {
        let symbol = self.names.intern(name);
        match self.lookup(symbol) {
            Some(crate::scope::Entity::Typedef(id)) => {
                let ty = self.unit.typedef(id).ty;
                self.unit.types.intern(TypeKind::Typedef(id, ty)).into()
            }
            _ => fallback.q(),
        }
    }

    fn signed_of(&mut self, length: Length) -> Option<QualType> {
        Some(match length {
            Length::None => T::Int.q(),
            Length::Char => T::SChar.q(),
            Length::Short => T::Short.q(),
            Length::Long => T::Long.q(),
            Length::LongLong | Length::LongDouble => T::LongLong.q(),
            Length::IntMax => self.named_type("intmax_t", T::Long),
            Length::Size => self.named_type("ssize_t", T::Long),
            Length::PtrDiff => self.named_type("ptrdiff_t", T::Long),
            Length::Alloc => return None,
        })
    }

    fn unsigned_of(&mut self, length: Length) -> Option<QualType> {
        Some(match length {
            Length::None => T::UInt.q(),
            Length::Char => T::UChar.q(),
            Length::Short => T::UShort.q(),
            Length::Long => T::ULong.q(),
            Length::LongLong | Length::LongDouble => T::ULongLong.q(),
            Length::IntMax => self.named_type("uintmax_t", T::ULong),
            Length::Size => self.named_type("size_t", T::ULong),
            Length::PtrDiff => T::ULong.q(),
            Length::Alloc => return None,
        })
    }

    fn wide_pointer(&mut self) -> QualType {
        let wchar = match self.target.wchar {
            neverc_target::ctypes::IntKind::UInt => T::UInt,
            _ => T::Int,
        };
        let wchar = self.named_type("wchar_t", wchar);
        self.unit.types.pointer(wchar)
    }

    fn printf_want(&mut self, spec: &Spec) -> Option<Want> {
        Some(match spec.conversion {
            b'd' | b'i' => Want::Type(self.signed_of(spec.length)?),
            b'o' | b'u' | b'x' | b'X' | b'b' | b'B' => Want::Type(self.unsigned_of(spec.length)?),
            b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => {
                Want::Type(if spec.length == Length::LongDouble {
                    T::LongDouble.q()
                } else {
                    T::Double.q()
                })
            }
            b'c' => Want::Type(T::Int.q()),
            b'C' => Want::Type(self.named_type("wint_t", T::UInt)),
            b's' if spec.length == Length::Long => Want::Type(self.wide_pointer()),
            b'S' => Want::Type(self.wide_pointer()),
            b's' => Want::CharPointer,
            b'p' => Want::AnyPointer,
            b'n' => {
                let to = self.signed_of(spec.length)?;
                Want::Type(self.unit.types.pointer(to))
            }
            b'm' => Want::Nothing,
            _ => return None,
        })
    }

    fn scanf_want(&mut self, spec: &Spec) -> Option<Want> {
        let to = match spec.conversion {
            b'd' | b'i' | b'n' => self.signed_of(spec.length)?,
            b'o' | b'u' | b'x' | b'X' | b'b' => self.unsigned_of(spec.length)?,
            b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => match spec.length {
                Length::LongDouble => T::LongDouble.q(),
                Length::Long => T::Double.q(),
                _ => T::Float.q(),
            },
            b'c' | b's' | b'[' | b'C' | b'S' => match spec.length {
                Length::Alloc => {
                    let p = self.unit.types.pointer(T::Char.q());
                    return Some(Want::Type(self.unit.types.pointer(p)));
                }
                Length::Long => return Some(Want::Type(self.wide_pointer())),
                _ if spec.conversion.is_ascii_uppercase() => {
                    return Some(Want::Type(self.wide_pointer()));
                }
                _ => return Some(Want::CharPointer),
            },
            b'p' => self.unit.types.pointer(T::Void.q()),
            _ => return None,
        };
        Some(Want::Type(self.unit.types.pointer(to)))
    }
}
