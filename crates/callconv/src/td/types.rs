//! Value types as TableGen names them, and the IR types that conventions are asked about.

use std::fmt;
use std::ops::Range;

/// A value that is no vector.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Scalar {
    /// An integer of so many bits.
    Int(u32),
    /// IEEE binary16
    F16,
    /// Brain floating point
    BF16,
    /// IEEE binary32
    F32,
    /// IEEE binary64
    F64,
    /// x87 extended precision
    F80,
    /// IEEE binary128
    F128,
    /// A pair of doubles
    PpcF128,
}

impl Scalar {
    /// Width in bits.
    pub fn bits(self) -> u32 {
        match self {
            Scalar::Int(bits) => bits,
            Scalar::F16 | Scalar::BF16 => 16,
            Scalar::F32 => 32,
            Scalar::F64 => 64,
            Scalar::F80 => 80,
            Scalar::F128 | Scalar::PpcF128 => 128,
        }
    }

    /// Whether it is an integer.
    pub fn is_int(self) -> bool {
        matches!(self, Scalar::Int(_))
    }

    fn parse(text: &str) -> Option<Scalar> {
        Some(match text {
            "f16" => Scalar::F16,
            "bf16" => Scalar::BF16,
            "f32" => Scalar::F32,
            "f64" => Scalar::F64,
            "f80" => Scalar::F80,
            "f128" => Scalar::F128,
            "ppcf128" => Scalar::PpcF128,
            _ => Scalar::Int(bit_width(text.strip_prefix('i')?)?),
        })
    }

    /// The IR's spelling of it, also accepted from users.
    fn parse_ir(text: &str) -> Option<Scalar> {
        Some(match text {
            "half" => Scalar::F16,
            "bfloat" => Scalar::BF16,
            "float" => Scalar::F32,
            "double" => Scalar::F64,
            "x86_fp80" => Scalar::F80,
            "fp128" => Scalar::F128,
            "ppc_fp128" => Scalar::PpcF128,
            _ => Scalar::parse(text)?,
        })
    }
}

/// Widths that IR integers can have.
fn bit_width(text: &str) -> Option<u32> {
    if text.is_empty() || text.len() > 7 || !text.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let bits: u32 = text.parse().ok()?;
    (1..=1 << 23).contains(&bits).then_some(bits)
}

impl fmt::Display for Scalar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Scalar::Int(bits) => write!(f, "i{bits}"),
            Scalar::F16 => f.write_str("f16"),
            Scalar::BF16 => f.write_str("bf16"),
            Scalar::F32 => f.write_str("f32"),
            Scalar::F64 => f.write_str("f64"),
            Scalar::F80 => f.write_str("f80"),
            Scalar::F128 => f.write_str("f128"),
            Scalar::PpcF128 => f.write_str("ppcf128"),
        }
    }
}

/// The type of a value that a convention gives a place: what a `ValueType` record names, or an IR type of its shape.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ValueType {
    /// One number.
    Scalar(Scalar),
    /// Several of one kind.
    Vector {
        /// How many, or how many for each unit of the vector length.
        lanes: u32,
        /// Whether the length is known at run time only.
        scalable: bool,
        /// Of what.
        element: Scalar,
    },
    /// A type of a target, such as `x86mmx`, `iPTR` or `aarch64svcount`.
    Named(String),
}

/// Lanes beyond this are refused: no target has them, and every lane may become a value of its own.
const MAX_LANES: u32 = 4096;

impl ValueType {
    /// An integer type.
    pub fn int(bits: u32) -> ValueType {
        ValueType::Scalar(Scalar::Int(bits))
    }

    /// A vector of known length.
    pub fn vector(lanes: u32, element: Scalar) -> ValueType {
        ValueType::Vector {
            lanes,
            scalable: false,
            element,
        }
    }

    /// From the name of a `ValueType` record. Every name is a type.
    pub fn from_record_name(name: &str) -> ValueType {
        ValueType::parse_short(name).unwrap_or_else(|| ValueType::Named(name.to_owned()))
    }

    /// `i32`, `v4f32`, `nxv2i64`.
    fn parse_short(name: &str) -> Option<ValueType> {
        if let Some(scalar) = Scalar::parse(name) {
            return Some(ValueType::Scalar(scalar));
        }
        let (scalable, rest) = match name.strip_prefix("nxv") {
            Some(rest) => (true, rest),
            None => (false, name.strip_prefix('v')?),
        };
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let (lanes, element) = rest.split_at(digits);
        let lanes: u32 = lanes.parse().ok()?;
        let element = Scalar::parse(element)?;
        (1..=MAX_LANES)
            .contains(&lanes)
            .then_some(ValueType::Vector {
                lanes,
                scalable,
                element,
            })
    }

    /// Width in bits; of a scalable vector the least. `None` for types of targets without a known width.
    pub fn bits(&self) -> Option<u64> {
        match self {
            ValueType::Scalar(s) => Some(s.bits().into()),
            ValueType::Vector { lanes, element, .. } => {
                Some(u64::from(*lanes) * u64::from(element.bits()))
            }
            ValueType::Named(name) => match name.as_str() {
                "x86mmx" => Some(64),
                "aarch64svcount" => Some(16),
                "x86amx" => Some(8192),
                "i64x8" => Some(512),
                _ => None,
            },
        }
    }

    /// Bytes it takes in memory without padding behind it.
    pub fn store_bytes(&self) -> u64 {
        self.bits().unwrap_or(0).div_ceil(8)
    }

    /// A scalar integer.
    pub fn as_int(&self) -> Option<u32> {
        match self {
            ValueType::Scalar(Scalar::Int(bits)) => Some(*bits),
            _ => None,
        }
    }

    /// A vector, scalable or not.
    pub fn is_vector(&self) -> bool {
        matches!(self, ValueType::Vector { .. })
    }

    /// A vector of unknown length.
    pub fn is_scalable(&self) -> bool {
        matches!(self, ValueType::Vector { scalable: true, .. })
    }

    /// Made of floating-point numbers.
    pub fn is_float(&self) -> bool {
        match self {
            ValueType::Scalar(s) | ValueType::Vector { element: s, .. } => !s.is_int(),
            ValueType::Named(_) => false,
        }
    }
}

impl fmt::Display for ValueType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ValueType::Scalar(s) => write!(f, "{s}"),
            ValueType::Vector {
                lanes,
                scalable,
                element,
            } => write!(f, "{}v{lanes}{element}", if *scalable { "nx" } else { "" }),
            ValueType::Named(name) => f.write_str(name),
        }
    }
}

/// A type of the IR.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum IrType {
    /// No value.
    Void,
    /// A value of its own.
    Value(ValueType),
    /// A pointer into an address space.
    Pointer(u32),
    /// Several pointers.
    PointerVector(u32),
    /// So many of one type.
    Array(u64, Box<IrType>),
    /// Members, without padding when the flag is set.
    Struct(Vec<IrType>, bool),
}

impl IrType {
    /// An integer type.
    pub fn int(bits: u32) -> IrType {
        IrType::Value(ValueType::int(bits))
    }
}

/// By-value memory that an argument points to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ByValue {
    /// What is pointed to.
    pub ty: IrType,
    /// Alignment that was asked for, in bytes.
    pub align: Option<u64>,
}

/// A parameter, or the result: a type and the attributes that conventions look at.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools)] // Independent attributes.
pub struct Value {
    /// Its type.
    pub ty: IrType,
    /// `signext`
    pub sign_extend: bool,
    /// `zeroext`
    pub zero_extend: bool,
    /// `inreg`
    pub in_reg: bool,
    /// `sret`
    pub struct_return: bool,
    /// `byval`
    pub by_value: Option<ByValue>,
    /// `nest`
    pub nest: bool,
    /// `swiftself`
    pub swift_self: bool,
    /// `swifterror`
    pub swift_error: bool,
    /// `swiftasync`
    pub swift_async: bool,
    /// The target of a control-flow guard
    pub cf_guard_target: bool,
    /// `preallocated`
    pub preallocated: bool,
    /// `alignstack`, in bytes
    pub stack_align: Option<u64>,
}

impl Value {
    /// Without attributes.
    pub fn new(ty: IrType) -> Value {
        Value {
            ty,
            sign_extend: false,
            zero_extend: false,
            in_reg: false,
            struct_return: false,
            by_value: None,
            nest: false,
            swift_self: false,
            swift_error: false,
            swift_async: false,
            cf_guard_target: false,
            preallocated: false,
            stack_align: None,
        }
    }
}

/// A function's values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Function {
    /// The result.
    pub result: Value,
    /// The parameters; of a call of a variadic function also the arguments behind them.
    pub parameters: Vec<Value>,
    /// How many of them are named when the function is variadic.
    pub variadic: Option<usize>,
}

/// Why a list of types is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypeError {
    /// Byte offset in the text.
    pub at: usize,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for TypeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (at offset {})", self.message, self.at)
    }
}

impl std::error::Error for TypeError {}

/// Reads `TYPE ATTRIBUTE…, TYPE…, ...`: types in LLVM's spelling or as value types, with parameter attributes. Commas may
/// be left out, since no attribute has the name of a type.
/// The second result is the index of the first value behind `...`, when that is there.
pub fn parse_values(text: &str) -> Result<(Vec<Value>, Option<usize>), TypeError> {
    let (list, variadic) = parse_list(text)?;
    Ok((list.into_iter().map(|(value, _)| value).collect(), variadic))
}

/// A value and where it stands in the text.
pub type Spelled = (Value, Range<usize>);

/// As [`parse_values`], with the place of each value in the text.
pub fn parse_list(text: &str) -> Result<(Vec<Spelled>, Option<usize>), TypeError> {
    let mut p = TypeParser {
        text,
        at: 0,
        depth: 0,
    };
    let mut values = Vec::new();
    let mut variadic = None;
    p.blank();
    if p.rest().is_empty() {
        return Ok((values, None));
    }
    loop {
        p.blank();
        if p.accept("...") {
            if variadic.replace(values.len()).is_some() {
                return Err(p.error("a second '...'"));
            }
        } else {
            let start = p.at;
            let value = p.value()?;
            if value.ty == IrType::Void {
                return Err(TypeError {
                    at: start,
                    message: "'void' is no type of a value".to_owned(),
                });
            }
            values.push((value, start..start + text[start..p.at].trim_end().len()));
        }
        p.blank();
        if p.rest().is_empty() {
            return Ok((values, variadic));
        }
        if !p.accept(",") && !p.at_type() && !p.rest().starts_with("...") {
            return Err(p.error("expected ',' between types"));
        }
    }
}

/// Reads one type with attributes; `void` is allowed.
pub fn parse_value(text: &str) -> Result<Value, TypeError> {
    let mut p = TypeParser {
        text,
        at: 0,
        depth: 0,
    };
    p.blank();
    let value = p.value()?;
    p.blank();
    if p.rest().is_empty() {
        Ok(value)
    } else {
        Err(p.error("text behind the type"))
    }
}

/// LLVM's type for one of C, as most targets have it.
fn of_c(word: &str) -> Option<&'static str> {
    Some(match word {
        "_Bool" | "bool" => "i1",
        "char" | "int8_t" | "uint8_t" => "i8",
        "short" | "int16_t" | "uint16_t" => "i16",
        "int" | "unsigned" | "int32_t" | "uint32_t" => "i32",
        "long" | "size_t" | "int64_t" | "uint64_t" => "i64",
        "__int128" => "i128",
        "pointer" => "ptr",
        "_Float16" | "__fp16" => "half",
        "__bf16" => "bfloat",
        "__float128" => "fp128",
        _ => return None,
    })
}

struct TypeParser<'a> {
    text: &'a str,
    at: usize,
    depth: u32,
}

impl<'a> TypeParser<'a> {
    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or("")
    }

    fn error(&self, message: impl Into<String>) -> TypeError {
        TypeError {
            at: self.at,
            message: message.into(),
        }
    }

    fn blank(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
    }

    fn accept(&mut self, token: &str) -> bool {
        self.blank();
        let found = self.rest().starts_with(token);
        if found {
            self.at += token.len();
        }
        found
    }

    fn expect(&mut self, token: &str) -> Result<(), TypeError> {
        if self.accept(token) {
            Ok(())
        } else {
            Err(self.error(format!("expected '{token}'")))
        }
    }

    fn word(&mut self) -> &'a str {
        self.blank();
        let rest = self.rest();
        let length = rest
            .bytes()
            .take_while(|b| b.is_ascii_alphanumeric() || *b == b'_')
            .count();
        self.at += length;
        &rest[..length]
    }

    fn number(&mut self) -> Result<u64, TypeError> {
        let start = self.at;
        let word = self.word();
        word.parse().map_err(|_| TypeError {
            at: start,
            message: "expected a number".to_owned(),
        })
    }

    fn value(&mut self) -> Result<Value, TypeError> {
        let mut value = Value::new(self.ty()?);
        let mut align = None;
        loop {
            self.blank();
            let start = self.at;
            match self.word() {
                "" => break,
                "signext" => value.sign_extend = true,
                "zeroext" => value.zero_extend = true,
                "inreg" => value.in_reg = true,
                "nest" => value.nest = true,
                "swiftself" => value.swift_self = true,
                "swifterror" => value.swift_error = true,
                "swiftasync" => value.swift_async = true,
                "cfguardtarget" => value.cf_guard_target = true,
                "align" => {
                    let bracket = self.accept("(");
                    align = Some(self.power_of_two()?);
                    if bracket {
                        self.expect(")")?;
                    }
                }
                "alignstack" => {
                    self.expect("(")?;
                    value.stack_align = Some(self.power_of_two()?);
                    self.expect(")")?;
                }
                "sret" => {
                    value.struct_return = true;
                    if self.accept("(") {
                        self.ty()?;
                        self.expect(")")?;
                    }
                }
                word @ ("byval" | "preallocated") => {
                    self.expect("(")?;
                    let ty = self.ty()?;
                    self.expect(")")?;
                    value.preallocated = word == "preallocated";
                    value.by_value = Some(ByValue { ty, align: None });
                }
                "noundef" | "nonnull" | "noalias" | "nocapture" | "readonly" | "readnone"
                | "writeonly" | "returned" => {}
                word => {
                    self.at = start;
                    if self.at_type() {
                        break;
                    }
                    return Err(self.error(format!("unknown parameter attribute '{word}'")));
                }
            }
        }
        if let Some(by_value) = &mut value.by_value {
            by_value.align = align;
        }
        if !matches!(value.ty, IrType::Pointer(_))
            && (value.by_value.is_some() || value.struct_return)
        {
            return Err(self.error("'byval', 'preallocated' and 'sret' are for pointers"));
        }
        Ok(value)
    }

    /// Whether a type begins here.
    fn at_type(&self) -> bool {
        let mut ahead = TypeParser {
            text: self.text,
            at: self.at,
            depth: 0,
        };
        ahead.blank();
        ahead.rest().starts_with(['<', '[', '{']) || ahead.simple().is_ok()
    }

    fn power_of_two(&mut self) -> Result<u64, TypeError> {
        let start = self.at;
        let number = self.number()?;
        if number.is_power_of_two() && number <= 1 << 32 {
            Ok(number)
        } else {
            Err(TypeError {
                at: start,
                message: "an alignment is a power of two".to_owned(),
            })
        }
    }

    fn ty(&mut self) -> Result<IrType, TypeError> {
        self.blank();
        self.depth += 1;
        if self.depth > 64 {
            return Err(self.error("types nested too deeply"));
        }
        let ty = self.nested()?;
        self.depth -= 1;
        Ok(ty)
    }

    fn members(&mut self, end: &str) -> Result<Vec<IrType>, TypeError> {
        let mut members = Vec::new();
        if self.accept(end) {
            return Ok(members);
        }
        loop {
            members.push(self.ty()?);
            if self.accept(end) {
                return Ok(members);
            }
            self.expect(",")?;
        }
    }

    fn nested(&mut self) -> Result<IrType, TypeError> {
        let start = self.at;
        if self.accept("<{") {
            let members = self.members("}")?;
            self.expect(">")?;
            return Ok(IrType::Struct(members, true));
        }
        if self.accept("{") {
            return Ok(IrType::Struct(self.members("}")?, false));
        }
        if self.accept("[") {
            let count = self.number()?;
            if self.word() != "x" {
                return Err(self.error("expected 'x'"));
            }
            let element = self.ty()?;
            self.expect("]")?;
            return Ok(IrType::Array(count, Box::new(element)));
        }
        if self.accept("<") {
            let mut scalable = false;
            if self.accept("vscale") {
                scalable = true;
                if self.word() != "x" {
                    return Err(self.error("expected 'x'"));
                }
            }
            let lanes = self.number()?;
            let lanes = u32::try_from(lanes)
                .ok()
                .filter(|lanes| (1..=MAX_LANES).contains(lanes))
                .ok_or_else(|| self.error("no vector has so many elements"))?;
            if self.word() != "x" {
                return Err(self.error("expected 'x'"));
            }
            let element = self.ty()?;
            self.expect(">")?;
            return match element {
                IrType::Value(ValueType::Scalar(element)) => Ok(IrType::Value(ValueType::Vector {
                    lanes,
                    scalable,
                    element,
                })),
                IrType::Pointer(_) if !scalable => Ok(IrType::PointerVector(lanes)),
                _ => Err(TypeError {
                    at: start,
                    message: "vectors are made of numbers or pointers".to_owned(),
                }),
            };
        }
        self.simple()
    }

    /// A type of one word.
    fn simple(&mut self) -> Result<IrType, TypeError> {
        let start = self.at;
        let word = self.word();
        match word {
            "void" => return Ok(IrType::Void),
            "ptr" => {
                let mut space = 0;
                let before = self.at;
                if self.word() == "addrspace" {
                    self.expect("(")?;
                    space = u32::try_from(self.number()?)
                        .map_err(|_| self.error("no such address space"))?;
                    self.expect(")")?;
                } else {
                    self.at = before;
                }
                return Ok(IrType::Pointer(space));
            }
            "x86_mmx" | "x86mmx" => {
                return Ok(IrType::Value(ValueType::Named("x86mmx".to_owned())));
            }
            _ => {}
        }
        if let Some(scalar) = Scalar::parse_ir(word) {
            return Ok(IrType::Value(ValueType::Scalar(scalar)));
        }
        if let Some(vector) = ValueType::parse_short(word) {
            return Ok(IrType::Value(vector));
        }
        Err(TypeError {
            at: start,
            message: match (word, of_c(word)) {
                ("", _) => "expected a type".to_owned(),
                (_, Some(ty)) => format!("unknown type '{word}'; LLVM's name is '{ty}'"),
                _ => format!("unknown type '{word}'"),
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings() {
        let (values, variadic) = parse_values(
            "i32 signext, ptr byval([24 x i8]) align 8, <4 x float>, v4f32, {i8, double}, <vscale x 2 x i64>",
        )
        .unwrap();
        assert_eq!(variadic, None);
        assert_eq!(values.len(), 6);
        assert!(values[0].sign_extend);
        assert_eq!(values[1].by_value.as_ref().unwrap().align, Some(8));
        assert_eq!(values[2], values[3]);
        assert_eq!(
            values[5].ty,
            IrType::Value(ValueType::from_record_name("nxv2i64"))
        );
        let text = "i32 ptr align 8 double <4 x float> v4f32";
        let (list, _) = parse_list(text).unwrap();
        let words: Vec<&str> = list.iter().map(|(_, at)| &text[at.clone()]).collect();
        assert_eq!(
            words,
            ["i32", "ptr align 8", "double", "<4 x float>", "v4f32"]
        );
        let (values, variadic) = parse_values("ptr addrspace(3), ..., double").unwrap();
        assert_eq!((values.len(), variadic), (2, Some(1)));
        assert_eq!(values[0].ty, IrType::Pointer(3));
    }

    #[test]
    fn refusals() {
        for (text, at, message) in [
            ("i32,", 4, "expected a type"),
            ("i0", 0, "unknown type 'i0'"),
            ("i32 foo", 4, "unknown parameter attribute 'foo'"),
            (
                "<4 x [2 x i8]>",
                0,
                "vectors are made of numbers or pointers",
            ),
            ("i32 int", 4, "unknown parameter attribute 'int'"),
            ("i32, int", 5, "unknown type 'int'; LLVM's name is 'i32'"),
            ("i32, void", 5, "'void' is no type of a value"),
            ("ptr align 3", 10, "an alignment is a power of two"),
        ] {
            let error = parse_values(text).unwrap_err();
            assert_eq!((error.at, error.message.as_str()), (at, message), "{text}");
        }
        assert!(parse_values(&"[1 x ".repeat(1000)).is_err());
    }
}
