//! Declaration specifiers and type names: collecting keywords, combining them, unknown type names.

use neverc_prep::{Token, TokenKind};
use neverc_source::{Loc, Range, Symbol, Warning};

use crate::ast::*;
use crate::parser::Parser;
use crate::scope::NameKind;

/// Where declaration specifiers stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SpecContext {
    /// External declaration.
    File,
    /// Block-scope declaration, `for` and selection headers.
    Block,
    /// Member of a struct or union.
    Member,
    /// Parameter.
    Parameter,
    /// Declaration in front of the body of an old-style function.
    OldStyle,
    /// Type name.
    TypeName,
}

/// Specifiers under construction.
pub(crate) struct Builder {
    pub storage: u16,
    storage_loc: Loc,
    quals: u8,
    inline: bool,
    noreturn: bool,
    /// A type that is not made of combinable keywords.
    pub ty: TypeSpec,
    base: BaseType,
    base_kind: TokenKind,
    sign: Sign,
    sign_loc: Loc,
    size: i8,
    size_loc: Loc,
    complex: bool,
    complex_loc: Loc,
    imaginary: bool,
    bit_int: Option<ExprId>,
    ty_loc: Loc,
    pub bad: bool,
}

impl Builder {
    fn new() -> Builder {
        Builder {
            storage: 0,
            storage_loc: Loc::NONE,
            quals: 0,
            inline: false,
            noreturn: false,
            ty: TypeSpec::None,
            base: BaseType::None,
            base_kind: TokenKind::Unknown,
            sign: Sign::None,
            sign_loc: Loc::NONE,
            size: 0,
            size_loc: Loc::NONE,
            complex: false,
            complex_loc: Loc::NONE,
            imaginary: false,
            bit_int: None,
            ty_loc: Loc::NONE,
            bad: false,
        }
    }

    fn has_base(&self) -> bool {
        self.base != BaseType::None || self.bit_int.is_some() || self.has_whole_type()
    }

    fn has_whole_type(&self) -> bool {
        !matches!(self.ty, TypeSpec::None)
    }

    fn has_modifier(&self) -> bool {
        self.sign != Sign::None || self.size != 0 || self.complex || self.imaginary
    }

    fn has_type(&self) -> bool {
        self.has_base() || self.has_modifier()
    }

    /// What Clang calls the type given so far.
    fn previous(&self) -> &'static str {
        match self.ty {
            TypeSpec::Record(_) => return "struct",
            TypeSpec::Enum(_) => return "enum",
            TypeSpec::Typedef(_) => return "type-name",
            TypeSpec::TypeofExpr(_, false) | TypeSpec::TypeofType(_, false) => return "typeof",
            TypeSpec::TypeofExpr(..) | TypeSpec::TypeofType(..) => return "typeof_unqual",
            TypeSpec::Atomic(_) => return "_Atomic",
            TypeSpec::Auto => return "__auto_type",
            _ => {}
        }
        if self.base != BaseType::None || self.bit_int.is_some() {
            return self.base_kind.spelling();
        }
        match (self.size, self.sign) {
            (-1, _) => "short",
            (1, _) => "long",
            (2, _) => "long long",
            (_, Sign::Signed) => "signed",
            (_, Sign::Unsigned) => "unsigned",
            _ if self.complex => "_Complex",
            _ => "_Imaginary",
        }
    }
}

/// The base type of a keyword that names one.
fn base_keyword(kind: TokenKind) -> Option<BaseType> {
    Some(match kind {
        TokenKind::KwVoid => BaseType::Void,
        TokenKind::KwUBool | TokenKind::KwBool => BaseType::Bool,
        TokenKind::KwChar => BaseType::Char,
        TokenKind::KwInt => BaseType::Int,
        TokenKind::KwUuInt128 => BaseType::Int128,
        TokenKind::KwFloat => BaseType::Float,
        TokenKind::KwDouble => BaseType::Double,
        TokenKind::KwUFloat16 => BaseType::Float16,
        TokenKind::KwUuBf16 => BaseType::BFloat16,
        TokenKind::KwUuFp16 => BaseType::Fp16,
        TokenKind::KwUuFloat128 => BaseType::Float128,
        TokenKind::KwUDecimal32 => BaseType::Decimal32,
        TokenKind::KwUDecimal64 => BaseType::Decimal64,
        TokenKind::KwUDecimal128 => BaseType::Decimal128,
        _ => return None,
    })
}

/// Fixed-width integer keywords: base, sign, size.
fn width_keyword(kind: TokenKind) -> Option<(BaseType, Sign, i8)> {
    Some(match kind {
        TokenKind::KwI8 => (BaseType::Char, Sign::Signed, 0),
        TokenKind::KwU8 => (BaseType::Char, Sign::Unsigned, 0),
        TokenKind::KwI16 => (BaseType::Int, Sign::Signed, -1),
        TokenKind::KwU16 => (BaseType::Int, Sign::Unsigned, -1),
        TokenKind::KwI32 => (BaseType::Int, Sign::Signed, 0),
        TokenKind::KwU32 => (BaseType::Int, Sign::Unsigned, 0),
        TokenKind::KwI64 => (BaseType::Int, Sign::Signed, 2),
        TokenKind::KwU64 => (BaseType::Int, Sign::Unsigned, 2),
        TokenKind::KwI128 => (BaseType::Int128, Sign::Signed, 0),
        TokenKind::KwU128 => (BaseType::Int128, Sign::Unsigned, 0),
        TokenKind::KwIsize => (BaseType::Int, Sign::Signed, 1),
        TokenKind::KwUsize => (BaseType::Int, Sign::Unsigned, 1),
        _ => return None,
    })
}

fn storage_keyword(kind: TokenKind) -> Option<u16> {
    Some(match kind {
        TokenKind::KwTypedef => storage::TYPEDEF,
        TokenKind::KwExtern | TokenKind::KwUuPrivateExtern => storage::EXTERN,
        TokenKind::KwStatic => storage::STATIC,
        TokenKind::KwAuto => storage::AUTO,
        TokenKind::KwRegister => storage::REGISTER,
        TokenKind::KwUThreadLocal | TokenKind::KwThreadLocal => storage::THREAD_LOCAL,
        TokenKind::KwUuThread => storage::GNU_THREAD,
        TokenKind::KwConstexpr => storage::CONSTEXPR,
        _ => return None,
    })
}

fn storage_name(bits: u16) -> &'static str {
    match bits {
        storage::TYPEDEF => "typedef",
        storage::EXTERN => "extern",
        storage::STATIC => "static",
        storage::AUTO => "auto",
        storage::REGISTER => "register",
        storage::THREAD_LOCAL => "_Thread_local",
        storage::GNU_THREAD => "__thread",
        _ => "constexpr",
    }
}

impl Parser<'_> {
    /// Whether `token` can begin declaration specifiers or a type name.
    pub fn token_begins_type(&self, token: Token) -> bool {
        match token.kind {
            TokenKind::Identifier => {
                self.scopes.kind(token.sym) == NameKind::Typedef
                    || (self.scopes.kind(token.sym) == NameKind::Unknown
                        && (self.float_name(token.sym).is_some()
                            || self.known.sized.get(token.sym).is_some()))
            }
            TokenKind::KwConst
            | TokenKind::KwVolatile
            | TokenKind::KwRestrict
            | TokenKind::KwUAtomic
            | TokenKind::KwStruct
            | TokenKind::KwUnion
            | TokenKind::KwEnum
            | TokenKind::KwLong
            | TokenKind::KwShort
            | TokenKind::KwSigned
            | TokenKind::KwUnsigned
            | TokenKind::KwUComplex
            | TokenKind::KwUImaginary
            | TokenKind::KwUBitint
            | TokenKind::KwUExtint
            | TokenKind::KwTypeof
            | TokenKind::KwTypeofUnqual
            | TokenKind::KwUuAutoType
            | TokenKind::KwUuInt64
            | TokenKind::KwInline
            | TokenKind::KwUNoreturn
            | TokenKind::KwUAlignas
            | TokenKind::KwAlignas
            | TokenKind::KwUuAttribute
            | TokenKind::KwUuDeclspec
            | TokenKind::KwUAccum
            | TokenKind::KwUFract
            | TokenKind::KwUSat => true,
            kind => {
                kind.is_keyword()
                    && (base_keyword(kind).is_some()
                        || storage_keyword(kind).is_some()
                        || width_keyword(kind).is_some()
                        || crate::attr::is_attribute_keyword(kind))
            }
        }
    }

    /// Whether the current token is `(` and a type name follows.
    #[inline]
    pub fn type_name_follows(&self) -> bool {
        self.token_begins_type(self.peek())
    }

    /// `_Float32` and friends: names of types unless a typedef of the C library takes the name.
    fn float_name(&self, name: Symbol) -> Option<BaseType> {
        let known = &self.known;
        Some(if name == known.float32 {
            BaseType::Float32
        } else if name == known.float64 {
            BaseType::Float64
        } else if name == known.float128 {
            BaseType::Float128
        } else if name == known.float32x {
            BaseType::Float32x
        } else if name == known.float64x {
            BaseType::Float64x
        } else {
            return None;
        })
    }

    /// declaration-specifiers: (storage-class-specifier | type-specifier | type-qualifier | function-specifier
    ///     | alignment-specifier | attribute-specifier)*
    ///
    /// Attributes that stood before are in the scratch list from `attr_mark` on.
    pub fn specifiers(&mut self, context: SpecContext, attr_mark: usize) -> SpecsId {
        let begin = self.tok.loc;
        let start = self.position();
        let mut b = Builder::new();
        loop {
            let tok = self.tok;
            match tok.kind {
                TokenKind::Identifier => {
                    if !self.identifier_specifier(context, &mut b) {
                        break;
                    }
                }
                TokenKind::KwConst => self.qualifier(&mut b, qual::CONST),
                TokenKind::KwVolatile => self.qualifier(&mut b, qual::VOLATILE),
                TokenKind::KwRestrict => self.qualifier(&mut b, qual::RESTRICT),
                TokenKind::KwUAtomic => self.atomic(&mut b),
                TokenKind::KwInline => {
                    self.function_specifier(context, b.inline, "inline");
                    b.inline = true;
                }
                TokenKind::KwUNoreturn => {
                    if !self.lang.c11() {
                        self.ext(
                            Warning::C11_EXTENSIONS,
                            tok.loc,
                            "'_Noreturn' is a C11 extension",
                        );
                    }
                    self.function_specifier(context, b.noreturn, "_Noreturn");
                    b.noreturn = true;
                }
                TokenKind::KwSigned => self.sign(&mut b, Sign::Signed),
                TokenKind::KwUnsigned => self.sign(&mut b, Sign::Unsigned),
                TokenKind::KwLong | TokenKind::KwShort => self.size(&mut b),
                TokenKind::KwUComplex | TokenKind::KwUImaginary => {
                    if b.complex || b.imaginary || b.has_whole_type() {
                        self.cannot_combine(&mut b, tok.loc);
                    }
                    if tok.kind == TokenKind::KwUComplex {
                        b.complex = true;
                        if !self.lang.c99() {
                            self.ext(
                                Warning::C99_EXTENSIONS,
                                tok.loc,
                                "'_Complex' is a C99 extension",
                            );
                        }
                    } else {
                        b.imaginary = true;
                    }
                    b.complex_loc = tok.loc;
                    self.note_type(&mut b);
                    self.bump();
                }
                TokenKind::KwStruct | TokenKind::KwUnion => {
                    if self.tag_would_clash(&mut b) {
                        continue;
                    }
                    let record = self.record_specifier(context);
                    b.ty = record.map_or(TypeSpec::Error, TypeSpec::Record);
                }
                TokenKind::KwEnum => {
                    if self.tag_would_clash(&mut b) {
                        continue;
                    }
                    let spec = self.enum_specifier(context);
                    b.ty = spec.map_or(TypeSpec::Error, TypeSpec::Enum);
                }
                TokenKind::KwTypeof | TokenKind::KwTypeofUnqual => self.typeof_specifier(&mut b),
                TokenKind::KwUBitint | TokenKind::KwUExtint => self.bit_int(&mut b),
                TokenKind::KwUuAutoType => {
                    if b.has_type() {
                        self.cannot_combine(&mut b, tok.loc);
                    } else {
                        b.ty = TypeSpec::Auto;
                    }
                    self.note_type(&mut b);
                    self.bump();
                }
                TokenKind::KwUuInt64 => {
                    self.combine_width(&mut b, BaseType::Int, Sign::None, 2);
                }
                TokenKind::KwUAlignas | TokenKind::KwAlignas => self.alignment_specifier(),
                TokenKind::KwUuAttribute => self.gnu_attribute(),
                TokenKind::KwUuDeclspec => self.declspec(),
                TokenKind::LSquare
                    if self.peek().kind == TokenKind::LSquare && self.position() != start =>
                {
                    self.c23_attribute();
                }
                TokenKind::KwUAccum | TokenKind::KwUFract | TokenKind::KwUSat => {
                    self.syntax_error(tok.loc, "fixed-point types are not supported");
                    self.note_type(&mut b);
                    b.bad = true;
                    self.bump();
                }
                kind => {
                    if let Some(bits) = storage_keyword(kind) {
                        self.storage(context, &mut b, bits);
                    } else if let Some(base) = base_keyword(kind) {
                        if kind == TokenKind::KwUBool && !self.lang.c99() {
                            self.ext(
                                Warning::C99_EXTENSIONS,
                                tok.loc,
                                "'_Bool' is a C99 extension",
                            );
                        }
                        if b.has_base() {
                            self.cannot_combine(&mut b, tok.loc);
                        } else {
                            b.base = base;
                            b.base_kind = kind;
                        }
                        self.note_type(&mut b);
                        self.bump();
                    } else if let Some((base, sign, size)) = width_keyword(kind) {
                        self.combine_width(&mut b, base, sign, size);
                    } else if crate::attr::is_attribute_keyword(kind) {
                        self.attribute_keyword();
                    } else {
                        break;
                    }
                }
            }
        }
        let consumed = self.position() != start;
        let end = if consumed { self.prev.loc } else { begin };
        let ty = if !consumed && context == SpecContext::Member {
            self.syntax_error(begin, "type name requires a specifier or qualifier");
            TypeSpec::Error
        } else {
            self.combined_type(&mut b, context)
        };
        let ty = match ty {
            TypeSpec::None if context == SpecContext::TypeName && !consumed => {
                let loc = self.tok.loc;
                self.syntax_error(loc, "expected a type");
                TypeSpec::Error
            }
            _ => ty,
        };
        let attrs = self.finish(attr_mark);
        let id = SpecsId(self.ast.specs.len() as u32);
        self.ast.specs.push(Specs {
            range: Range::new(begin, end),
            storage: b.storage,
            storage_loc: b.storage_loc,
            quals: b.quals,
            inline: b.inline,
            noreturn: b.noreturn,
            ty,
            ty_loc: b.ty_loc,
            attrs,
        });
        id
    }

    pub fn note_type(&self, b: &mut Builder) {
        if !b.ty_loc.is_some() {
            b.ty_loc = self.tok.loc;
        }
    }

    /// "cannot combine with previous": reported at `loc`.
    fn cannot_combine(&mut self, b: &mut Builder, loc: Loc) {
        if !b.bad && !matches!(b.ty, TypeSpec::Error) {
            let previous = match b.ty {
                TypeSpec::Record(id) if self.ast.record(id).is_union => "union",
                _ => b.previous(),
            };
            self.error(
                loc,
                format!("cannot combine with previous '{previous}' declaration specifier"),
            )
            .emit();
        }
        b.bad = true;
    }

    fn tag_would_clash(&mut self, b: &mut Builder) -> bool {
        self.note_type(b);
        if !b.has_type() {
            return false;
        }
        // Parse it nevertheless, for its tokens and the declarations in it.
        let keyword = self.tok.loc;
        let parsed = if self.at(TokenKind::KwEnum) {
            self.enum_specifier(SpecContext::Parameter).is_some()
        } else {
            self.record_specifier(SpecContext::Parameter).is_some()
        };
        if parsed {
            self.cannot_combine(b, keyword);
        }
        b.bad = true;
        true
    }

    fn qualifier(&mut self, b: &mut Builder, bit: u8) {
        if b.quals & bit != 0 {
            let spelling = self.tok.kind.spelling();
            self.duplicate(spelling);
        }
        b.quals |= bit;
        self.bump();
    }

    fn duplicate(&self, spelling: &str) {
        self.warn(
            Warning::DUPLICATE_DECL_SPECIFIER,
            self.tok.loc,
            format!("duplicate '{spelling}' declaration specifier"),
        )
        .replace(Range::token(self.tok.loc), "")
        .emit();
    }

    fn function_specifier(&mut self, context: SpecContext, again: bool, spelling: &str) {
        let loc = self.tok.loc;
        match context {
            SpecContext::TypeName | SpecContext::Member => self
                .error(
                    loc,
                    "type name does not allow function specifier to be specified",
                )
                .emit(),
            _ if again => self.duplicate(spelling),
            _ => {}
        }
        self.bump();
    }

    fn sign(&mut self, b: &mut Builder, sign: Sign) {
        let loc = self.tok.loc;
        if b.has_whole_type() {
            self.cannot_combine(b, self.tok.loc);
        } else if b.sign == sign {
            let spelling = self.tok.kind.spelling();
            self.duplicate(spelling);
        } else if b.sign != Sign::None {
            let previous = if b.sign == Sign::Signed {
                "signed"
            } else {
                "unsigned"
            };
            self.error(
                loc,
                format!("cannot combine with previous '{previous}' declaration specifier"),
            )
            .emit();
            b.bad = true;
        } else {
            b.sign = sign;
            b.sign_loc = loc;
        }
        self.note_type(b);
        self.bump();
    }

    fn size(&mut self, b: &mut Builder) {
        let tok = self.tok;
        let long = tok.kind == TokenKind::KwLong;
        if b.has_whole_type() {
            self.cannot_combine(b, self.tok.loc);
        } else {
            match (b.size, long) {
                (0, true) => b.size = 1,
                (0, false) => b.size = -1,
                (1, true) => {
                    b.size = 2;
                    if !self.lang.c99() {
                        self.ext(
                            Warning::LONG_LONG,
                            b.size_loc,
                            "'long long' is an extension when C99 mode is not enabled",
                        );
                    }
                }
                (-1, false) => self.duplicate("short"),
                (previous, _) => {
                    let previous = match previous {
                        -1 => "short",
                        1 => "long",
                        _ => "long long",
                    };
                    self.error(
                        tok.loc,
                        format!("cannot combine with previous '{previous}' declaration specifier"),
                    )
                    .emit();
                    b.bad = true;
                }
            }
        }
        if !b.size_loc.is_some() {
            b.size_loc = tok.loc;
        }
        self.note_type(b);
        self.bump();
    }

    fn combine_width(&mut self, b: &mut Builder, base: BaseType, sign: Sign, size: i8) {
        if b.has_base() || b.size != 0 || (b.sign != Sign::None && sign != Sign::None) {
            self.cannot_combine(b, self.tok.loc);
        } else {
            b.base = base;
            b.base_kind = self.tok.kind;
            b.size = size;
            if sign != Sign::None {
                b.sign = sign;
            }
        }
        self.note_type(b);
        self.bump();
    }

    fn storage(&mut self, context: SpecContext, b: &mut Builder, bits: u16) {
        let tok = self.tok;
        const THREAD: u16 = storage::THREAD_LOCAL | storage::GNU_THREAD;
        if tok.kind == TokenKind::KwUThreadLocal && !self.lang.c11() {
            self.ext(
                Warning::C11_EXTENSIONS,
                tok.loc,
                "'_Thread_local' is a C11 extension",
            );
        }
        let allowed_with = match bits {
            _ if bits & THREAD != 0 => storage::EXTERN | storage::STATIC | storage::CONSTEXPR,
            storage::EXTERN => THREAD | self.inferred_with(storage::AUTO),
            storage::STATIC => THREAD | storage::CONSTEXPR | self.inferred_with(storage::AUTO),
            storage::CONSTEXPR => THREAD | storage::STATIC | storage::REGISTER | storage::AUTO,
            storage::REGISTER => storage::CONSTEXPR | self.inferred_with(storage::AUTO),
            storage::AUTO => {
                storage::CONSTEXPR
                    | self.inferred_with(storage::STATIC | storage::EXTERN | storage::REGISTER)
            }
            _ => 0,
        };
        let clash = b.storage & !allowed_with;
        if matches!(context, SpecContext::Member)
            || (context == SpecContext::TypeName && !self.lang.c23())
        {
            self.error(
                tok.loc,
                "type name does not allow storage class to be specified",
            )
            .emit();
        } else if clash == bits {
            let spelling = storage_name(bits);
            self.duplicate(spelling);
        } else if clash != 0 {
            let lowest = 1u16 << clash.trailing_zeros();
            self.error(
                tok.loc,
                format!(
                    "cannot combine with previous '{}' declaration specifier",
                    storage_name(lowest)
                ),
            )
            .emit();
        } else {
            b.storage |= bits;
            if !b.storage_loc.is_some() || bits & THREAD == 0 {
                b.storage_loc = tok.loc;
            }
        }
        if tok.kind == TokenKind::KwUuPrivateExtern {
            self.attribute_keyword();
            return;
        }
        self.bump();
    }

    fn inferred_with(&self, bits: u16) -> u16 {
        if self.lang.c23() { bits } else { 0 }
    }

    /// `_Atomic` `(` type-name `)` | `_Atomic`
    fn atomic(&mut self, b: &mut Builder) {
        let loc = self.tok.loc;
        if !self.lang.c11() {
            self.ext(Warning::C11_EXTENSIONS, loc, "'_Atomic' is a C11 extension");
        }
        if self.peek().kind != TokenKind::LParen {
            return self.qualifier(b, qual::ATOMIC);
        }
        let clash = b.has_type();
        if clash {
            self.cannot_combine(b, self.tok.loc);
        }
        self.note_type(b);
        self.bump();
        let open = self.open();
        let ty = self.type_name();
        self.close(open);
        if !clash {
            let specs = self.ast.type_name(ty).specs;
            b.ty = match self.ast.specs(specs).ty {
                TypeSpec::Error => TypeSpec::Error,
                _ => TypeSpec::Atomic(ty),
            };
        }
    }

    /// `typeof` `(` (expression | type-name) `)`
    fn typeof_specifier(&mut self, b: &mut Builder) {
        let keyword = self.tok;
        let unqual = keyword.kind == TokenKind::KwTypeofUnqual;
        let clash = b.has_type();
        if clash {
            self.cannot_combine(b, self.tok.loc);
        }
        self.note_type(b);
        self.bump();
        if !self.at(TokenKind::LParen) {
            let loc = self.tok.loc;
            let spelling = self.spelling(keyword);
            self.syntax_error(loc, format!("expected '(' after '{spelling}'"));
            b.bad = true;
            return;
        }
        let operand = if self.type_name_follows() {
            let open = self.open();
            let ty = self.type_name();
            self.close(open);
            TypeSpec::TypeofType(ty, unqual)
        } else {
            let open = self.open();
            let expr = self.expression();
            if self.is_error(expr) {
                self.skip_until(&[TokenKind::RParen], true);
                self.eat(TokenKind::RParen);
                self.abandon(open);
                TypeSpec::Error
            } else {
                self.close(open);
                TypeSpec::TypeofExpr(expr, unqual)
            }
        };
        if !clash {
            b.ty = operand;
        }
    }

    /// `_BitInt` `(` constant-expression `)`
    fn bit_int(&mut self, b: &mut Builder) {
        let kind = self.tok.kind;
        let clash = b.has_base() || b.complex || b.size != 0;
        if clash {
            self.cannot_combine(b, self.tok.loc);
        }
        self.note_type(b);
        if !self.lang.c23() {
            let loc = self.tok.loc;
            self.ext(
                Warning::C23_EXTENSIONS,
                loc,
                "'_BitInt' in C17 and earlier is a Clang extension",
            );
        }
        self.bump();
        if !self.at(TokenKind::LParen) {
            self.expect(TokenKind::LParen);
            b.bad = true;
            return;
        }
        let open = self.open();
        let width = self.constant_expression();
        if self.is_error(width) {
            self.skip_until(&[TokenKind::RParen], true);
            self.eat(TokenKind::RParen);
            self.abandon(open);
            b.bad = true;
        } else {
            self.close(open);
            if !clash {
                b.bit_int = Some(width);
                b.base_kind = kind;
            }
        }
    }

    /// The identifier at the current token as a specifier. `false`: it is the declared name.
    fn identifier_specifier(&mut self, context: SpecContext, b: &mut Builder) -> bool {
        let name = self.tok.sym;
        let kind = self.scopes.kind(name);
        if kind == NameKind::Unknown
            && !b.has_base()
            && b.sign == Sign::None
            && b.size == 0
            && let Some(base) = self.float_name(name)
        {
            b.base = base;
            b.base_kind = TokenKind::KwFloat;
            self.note_type(b);
            self.bump();
            return true;
        }
        if kind == NameKind::Unknown
            && !b.has_base()
            && b.size == 0
            && let Some(sized) = self.known.sized.get(name)
            && (b.sign == Sign::None || sized.open)
        {
            b.base = sized.base;
            b.base_kind = TokenKind::KwInt;
            b.size = sized.size;
            if b.sign == Sign::None {
                b.sign = sized.sign;
            }
            self.note_type(b);
            self.bump();
            return true;
        }
        if b.has_type() || b.bad {
            return false;
        }
        if kind == NameKind::Typedef {
            // `auto T = 1;` in C23 may redeclare T, but only where an initializer follows.
            if b.storage & storage::AUTO != 0
                && self.lang.c23()
                && self.peek().kind == TokenKind::Equal
            {
                return false;
            }
            b.ty = TypeSpec::Typedef(name);
            self.note_type(b);
            self.bump();
            return true;
        }
        self.implicit_int(context, b)
    }

    /// The type that the collected keywords mean together. C23 6.7.3.
    fn combined_type(&mut self, b: &mut Builder, context: SpecContext) -> TypeSpec {
        if b.bad {
            return TypeSpec::Error;
        }
        if b.has_whole_type() {
            return b.ty;
        }
        if let Some(width) = b.bit_int {
            return TypeSpec::BitInt(b.sign, width);
        }
        if !b.has_type() {
            if b.storage & storage::AUTO != 0
                && self.lang.c23()
                && context != SpecContext::Parameter
            {
                return TypeSpec::Auto;
            }
            return TypeSpec::None;
        }
        let name = match b.base {
            BaseType::Float32 => "_Float32",
            BaseType::Float64 => "_Float64",
            BaseType::Float32x => "_Float32x",
            BaseType::Float64x => "_Float64x",
            _ => b.base_kind.spelling(),
        };
        let integer = matches!(b.base, BaseType::None | BaseType::Int);
        let any_integer = integer || matches!(b.base, BaseType::Char | BaseType::Int128);
        if b.sign != Sign::None && !any_integer {
            self.error(b.sign_loc, format!("'{name}' cannot be signed or unsigned"))
                .emit();
            return TypeSpec::Error;
        }
        let size_ok = match b.size {
            0 => true,
            1 => integer || b.base == BaseType::Double,
            _ => integer,
        };
        if !size_ok {
            let size = match b.size {
                -1 => "short",
                1 => "long",
                _ => "long long",
            };
            self.error(b.size_loc, format!("'{size} {name}' is invalid"))
                .emit();
            return TypeSpec::Error;
        }
        if b.complex || b.imaginary {
            let keyword = if b.complex { "_Complex" } else { "_Imaginary" };
            if b.base == BaseType::None && b.sign == Sign::None && b.size == 0 {
                let message = format!(
                    "plain '{keyword}' requires a type specifier; assuming '{keyword} double'"
                );
                self.warn_always(b.complex_loc, &message).emit();
                b.base = BaseType::Double;
            } else if any_integer && b.base != BaseType::Int128 && b.complex {
                self.ext(
                    Warning::GNU_COMPLEX_INTEGER,
                    b.complex_loc,
                    "complex integer types are a GNU extension",
                );
            } else if matches!(
                b.base,
                BaseType::Void
                    | BaseType::Bool
                    | BaseType::Decimal32
                    | BaseType::Decimal64
                    | BaseType::Decimal128
            ) {
                self.error(b.complex_loc, format!("'{keyword} {name}' is invalid"))
                    .emit();
                return TypeSpec::Error;
            }
        }
        TypeSpec::Builtin {
            base: b.base,
            sign: b.sign,
            size: b.size,
            complex: b.complex,
            imaginary: b.imaginary,
        }
    }
}
