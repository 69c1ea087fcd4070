//! Literals: numbers, characters, strings; types by their spelling. C23 6.4.4, 6.4.5.

use neverc_prep::TokenKind;
use neverc_prep::literal::{self, CharLimits, Encoding, FloatType, Length, Number};
use neverc_source::{Loc, Range, Symbol, Warning};
use neverc_syntax::ast;
use num_bigint::{BigInt, Sign};

use crate::cx::Sema;
use crate::tree::{Category, ExprId, ExprKind, FloatId, StringId, StringLit};
use crate::types::{Builtin, QualType, TypeKind};
use crate::value::{FloatFormat, IntValue};

impl Sema<'_> {
    fn char_limits(&self) -> CharLimits {
        use neverc_target::ctypes::IntKind;
        CharLimits {
            char_is_signed: self.lang.char_is_signed.unwrap_or(self.target.char_signed),
            wchar_bits: if self.lang.short_wchar { 16 } else { 32 },
            wchar_is_signed: !self.lang.short_wchar && self.target.wchar == IntKind::Int,
        }
    }

    /// `wchar_t`.
    pub(crate) fn wchar_type(&self) -> QualType {
        if self.lang.short_wchar {
            Builtin::UShort.q()
        } else {
            self.int_kind_type(self.target.wchar)
        }
    }

    /// Appends a floating value.
    pub(crate) fn push_float(&mut self, value: crate::value::FloatValue) -> FloatId {
        self.unit.floats.push(value);
        FloatId(self.unit.floats.len() as u32 - 1)
    }

    /// A numeric constant.
    pub(crate) fn number(&mut self, spelling: Symbol, range: Range) -> ExprId {
        // Plain small decimals are nearly all there is.
        let fast = self.names.with(spelling, |text| {
            let plain = text.len() <= 9
                && text.bytes().all(|b| b.is_ascii_digit())
                && (text.len() == 1 || !text.starts_with('0'));
            plain.then(|| text.parse::<i128>().unwrap_or(0))
        });
        if let Some(value) = fast {
            return self.int_node(value, Builtin::Int.q(), range);
        }
        let text = self.names.get(spelling);
        match literal::number(&text, range.begin, self.lang, self.diags) {
            None => self.error_expr(range),
            Some(Number::Int(int)) => self.integer_literal(&int, range),
            Some(Number::Float(float)) => self.floating_literal(&float, range),
        }
    }

    fn imaginary(&mut self, part: ExprId, range: Range) -> ExprId {
        let elem = self.ty(part);
        self.pedantic(
            Warning::GNU_IMAGINARY_CONSTANT,
            range.begin,
            "imaginary constants are a GNU extension",
        );
        let ty = self.unit.types.intern(TypeKind::Complex(elem)).into();
        self.add(
            ExprKind::Imaginary(part),
            ty,
            Category::RValue,
            range,
            range.begin,
        )
    }

    /// C23 6.4.4.2: the first type of the list that holds the value.
    fn integer_literal(&mut self, int: &literal::Int, range: Range) -> ExprId {
        let bits = int.value.bits();
        let big = if let Some(small) = int.value.to_u128().filter(|&v| v <= i128::MAX as u128) {
            IntValue::Small(small as i128)
        } else {
            let words: Vec<u32> = int
                .value
                .limbs
                .iter()
                .flat_map(|&l| [l as u32, (l >> 32) as u32])
                .collect();
            BigInt::from_slice(Sign::Plus, &words).into()
        };
        let unsigned = int.suffix.unsigned;
        let ty: QualType = if int.suffix.length == Length::BitPrecise {
            let width = if unsigned {
                bits.max(1)
            } else {
                bits.max(1) + 1
            };
            if width > self.target.bitint_max_width {
                self.diags
                    .error(
                        range.begin,
                        "integer literal is too large to be represented in any integer type",
                    )
                    .emit();
                return self.error_expr(range);
            }
            self.unit
                .types
                .intern(TypeKind::BitInt {
                    signed: !unsigned,
                    width,
                })
                .into()
        } else {
            use Builtin::*;
            let decimal = int.radix == 10;
            let long_bits = self.target.long_size * 8;
            let candidates = [
                (Int, UInt, 32, Length::None),
                (Long, ULong, long_bits, Length::Long),
                (LongLong, ULongLong, 64, Length::LongLong),
            ];
            let mut found = None;
            for (s, u, width, length) in candidates {
                let skip = match int.suffix.length {
                    Length::None => false,
                    Length::Long => length == Length::None,
                    _ => length != Length::LongLong,
                };
                if skip {
                    continue;
                }
                if !unsigned && bits < width {
                    found = Some(s);
                    break;
                }
                // C89 has no long long: a decimal constant may become unsigned long.
                let c89 = decimal
                    && !self.lang.c99()
                    && matches!(length, Length::Long)
                    && int.suffix.length != Length::LongLong;
                if (unsigned || !decimal || c89) && bits <= width {
                    found = Some(u);
                    break;
                }
            }
            match found {
                Some(b) => b.q(),
                None if bits <= 64 => {
                    self.diags
                        .warn(
                            Warning::IMPLICITLY_UNSIGNED_LITERAL,
                            range.begin,
                            "integer literal is too large to be represented in a signed integer type, interpreting as unsigned",
                        )
                        .emit();
                    ULongLong.q()
                }
                None => {
                    self.diags
                        .error(
                            range.begin,
                            "integer literal is too large to be represented in any integer type",
                        )
                        .emit();
                    return self.error_expr(range);
                }
            }
        };
        let id = self.unit.push_int(big);
        let node = self.add(ExprKind::Int(id), ty, Category::RValue, range, range.begin);
        if int.suffix.imaginary {
            return self.imaginary(node, range);
        }
        node
    }

    fn floating_literal(&mut self, float: &literal::Float, range: Range) -> ExprId {
        let ty = match float.ty {
            FloatType::Double | FloatType::Float64 | FloatType::Float32x => Builtin::Double,
            FloatType::Float | FloatType::Float32 => Builtin::Float,
            FloatType::LongDouble | FloatType::Float64x => Builtin::LongDouble,
            FloatType::Float16 => Builtin::Float16,
            FloatType::BFloat16 => Builtin::BFloat16,
            FloatType::Float128 => Builtin::Float128,
            FloatType::Decimal32 | FloatType::Decimal64 | FloatType::Decimal128 => {
                self.diags
                    .error(range.begin, "GNU decimal type extension not supported")
                    .emit();
                return self.error_expr(range);
            }
        }
        .q();
        let format = self.float_format(ty).unwrap_or(FloatFormat::Double);
        let (value, state) = crate::float::parse(&float.text, format);
        match state {
            crate::float::Parsed::Overflow => {
                let shown = self.show(ty);
                let max = crate::float::largest_text(format);
                self.diags
                    .warn(
                        Warning::LITERAL_RANGE,
                        range.begin,
                        format!("magnitude of floating-point constant too large for type {shown}; maximum is {max}"),
                    )
                    .emit();
            }
            crate::float::Parsed::Underflow => {
                let shown = self.show(ty);
                let min = crate::float::smallest_text(format);
                self.diags
                    .warn(
                        Warning::LITERAL_RANGE,
                        range.begin,
                        format!("magnitude of floating-point constant too small for type {shown}; minimum is {min}"),
                    )
                    .emit();
            }
            crate::float::Parsed::Fine => {}
        }
        let id = self.push_float(value);
        let node = self.add(
            ExprKind::Float(id),
            ty,
            Category::RValue,
            range,
            range.begin,
        );
        if float.imaginary {
            return self.imaginary(node, range);
        }
        node
    }

    /// A character constant. C23 6.4.4.4.
    pub(crate) fn char_constant(
        &mut self,
        spelling: Symbol,
        kind: TokenKind,
        range: Range,
    ) -> ExprId {
        let text = self.names.get(spelling);
        let limits = self.char_limits();
        let Some(value) = literal::char_constant(kind, &text, range.begin, &limits, self.diags)
        else {
            return self.error_expr(range);
        };
        let ty = match kind {
            TokenKind::WideCharConstant => self.wchar_type(),
            TokenKind::Utf16CharConstant => Builtin::UShort.q(),
            TokenKind::Utf32CharConstant => Builtin::UInt.q(),
            TokenKind::Utf8CharConstant => Builtin::UChar.q(),
            _ => Builtin::Int.q(),
        };
        let (width, signed) = self.int_info(ty).unwrap_or((32, true));
        let value = IntValue::Small(value.value.into()).wrap(width, signed);
        let id = self.unit.push_int(value);
        self.add(ExprKind::Char(id), ty, Category::RValue, range, range.begin)
    }

    /// The string that adjacent literals make. C23 6.4.5.
    pub fn string_literal(&mut self, parts: ast::List<ast::StringPart>, loc: Loc) -> StringId {
        let parts = self.ast.list(parts);
        let wchar_bits = self.char_limits().wchar_bits;
        let mut kind = TokenKind::StringLiteral;
        for part in parts {
            if part.kind == TokenKind::StringLiteral || part.kind == kind {
                continue;
            }
            if kind == TokenKind::StringLiteral {
                kind = part.kind;
            } else if part.kind.is_string() {
                self.diags
                    .error(
                        part.loc,
                        "unsupported non-standard concatenation of string literals",
                    )
                    .emit();
            }
        }
        let encoding = literal::encoding_of(kind, wchar_bits);
        let mut units = Vec::new();
        for part in parts {
            let text = match part.kind {
                TokenKind::KwUuFunc | TokenKind::KwUuFunction | TokenKind::KwUuPrettyFunction => {
                    let name = self
                        .function
                        .map_or(Symbol::EMPTY, |f| self.unit.func(f).name);
                    let name = self.names.get(name);
                    units.extend(name.bytes().map(u32::from));
                    continue;
                }
                _ => self.names.get(part.spelling),
            };
            literal::string_literal(&text, part.loc, encoding, self.diags, &mut units);
        }
        let _ = loc;
        let elem = match kind {
            TokenKind::WideStringLiteral => self.wchar_type(),
            TokenKind::Utf16StringLiteral => Builtin::UShort.q(),
            TokenKind::Utf32StringLiteral => Builtin::UInt.q(),
            // char8_t in C23.
            TokenKind::Utf8StringLiteral if self.lang.c23() => Builtin::UChar.q(),
            _ => Builtin::Char.q(),
        };
        self.push_string(&units, encoding, elem)
    }

    fn push_string(&mut self, units: &[u32], encoding: Encoding, elem: QualType) -> StringId {
        let width = encoding.unit_size() as u8;
        let bytes: Vec<u8> = units
            .iter()
            .flat_map(|u| u.to_le_bytes().into_iter().take(width.into()))
            .collect();
        let ty = self.unit.types.array(elem, units.len() as u64 + 1);
        self.unit.strings.push(StringLit {
            bytes: bytes.into(),
            width,
            ty,
        });
        StringId(self.unit.strings.len() as u32 - 1)
    }

    /// A narrow string of given text.
    pub fn plain_string(&mut self, text: &str) -> StringId {
        let units: Vec<u32> = text.bytes().map(u32::from).collect();
        self.push_string(&units, Encoding::Narrow, Builtin::Char.q())
    }

    /// The text of a (narrow) string literal expression, for asm templates, attributes and messages; `None` when it
    /// is something else (not reported).
    pub fn string_text(&mut self, e: ast::ExprId) -> Option<String> {
        let mut e = e;
        loop {
            match self.ast.expr(e).kind {
                ast::ExprKind::Paren(inner) | ast::ExprKind::Extension(inner) => e = inner,
                ast::ExprKind::String(parts) => {
                    let loc = self.ast.expr(e).range.begin;
                    let id = self.string_literal(parts, loc);
                    let lit = &self.unit.strings[id.index()];
                    if lit.width != 1 {
                        return None;
                    }
                    return Some(String::from_utf8_lossy(&lit.bytes).into_owned());
                }
                _ => return None,
            }
        }
    }
}
