//! Text of plans: a strict parser that names the fault and its place, and the writer.

use std::fmt;
use std::ops::Range;

use crate::plan::{Fault, Kind, Location, PLAN_ATTRIBUTE, Plan, flags};

/// Why a text is no plan, and which bytes of it are at fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlanTextError {
    /// What is wrong.
    pub fault: PlanTextFault,
    /// Bytes of the text; empty where something is missing.
    pub at: Range<usize>,
}

/// What is wrong with a plan's text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlanTextFault {
    /// The first segment is not `neverc-cc-plan-v1`.
    Version,
    /// A segment with nothing in it.
    EmptySegment,
    /// A segment without `=`.
    NoValue,
    /// A key that does not exist.
    UnknownKey(String),
    /// A key for the second time.
    RepeatedKey(&'static str),
    /// A key is missing.
    MissingKey(&'static str),
    /// The schema is empty.
    EmptySchema,
    /// An ID is not two numbers with one `:` between.
    Id(&'static str),
    /// Text that is not an unsigned decimal number.
    Number(&'static str),
    /// A number that does not fit.
    Range(&'static str),
    /// Not a power of two.
    NotPowerOfTwo(&'static str),
    /// An empty element in a list.
    EmptyElement(&'static str),
    /// A location that has not eight fields; how many.
    FieldCount(usize),
    /// A location's kind is neither `r` nor `s`.
    UnknownKind(String),
    /// Something is 0 that must not.
    Zero(&'static str),
    /// Flag bits that do not exist, or BYVAL without INDIRECT.
    Flags(u64),
    /// A register location with a stack offset.
    OffsetOfRegister,
    /// A stack location with a register.
    RegisterOfStack,
}

impl fmt::Display for PlanTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use PlanTextFault::*;
        match &self.fault {
            Version => write!(f, "it does not start with '{PLAN_ATTRIBUTE};'"),
            EmptySegment => f.write_str("empty segment"),
            NoValue => f.write_str("segment without '='"),
            UnknownKey(key) => write!(f, "unknown key '{key}'"),
            RepeatedKey(key) => write!(f, "'{key}' is given twice"),
            MissingKey(key) => write!(f, "'{key}' is missing"),
            EmptySchema => f.write_str("'schema' is empty"),
            Id(key) => write!(f, "'{key}' is not of the form HIGH:LOW"),
            Number(what) => write!(f, "{what} is not an unsigned decimal number"),
            Range(what) => write!(f, "{what} is too large"),
            NotPowerOfTwo(what) => write!(f, "{what} is not a power of two"),
            EmptyElement(key) => write!(f, "empty element in '{key}'"),
            FieldCount(n) => write!(f, "a location has 8 fields, not {n}"),
            UnknownKind(kind) => write!(f, "location kind '{kind}' is neither 'r' nor 's'"),
            Zero(what) => write!(f, "{what} is 0"),
            Flags(bits) => write!(f, "location flags {bits} are not valid"),
            OffsetOfRegister => f.write_str("a register location has a stack offset"),
            RegisterOfStack => f.write_str("a stack location names a register"),
        }?;
        write!(f, " (byte {})", self.at.start)
    }
}

impl std::error::Error for PlanTextError {}

/// A part of the text with its place.
#[derive(Clone, Copy)]
struct Part<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Part<'t> {
    fn fault(self, fault: PlanTextFault) -> PlanTextError {
        PlanTextError {
            fault,
            at: self.at..self.at + self.text.len(),
        }
    }

    fn split(self, by: char) -> impl Iterator<Item = Part<'t>> {
        let mut at = self.at;
        self.text.split(by).map(move |text| {
            let part = Part { text, at };
            at += text.len() + by.len_utf8();
            part
        })
    }

    /// An unsigned decimal number, blanks around it allowed.
    fn number(self, what: &'static str) -> Result<u64, PlanTextError> {
        let digits = self
            .text
            .trim_matches([' ', '\t', '\n', '\u{b}', '\u{c}', '\r']);
        if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return Err(self.fault(PlanTextFault::Number(what)));
        }
        digits
            .parse()
            .map_err(|_| self.fault(PlanTextFault::Range(what)))
    }

    fn number32(self, what: &'static str) -> Result<u32, PlanTextError> {
        u32::try_from(self.number(what)?).map_err(|_| self.fault(PlanTextFault::Range(what)))
    }

    fn id(self, key: &'static str) -> Result<(u64, u64), PlanTextError> {
        let halves: Vec<Part<'t>> = self.split(':').collect();
        match halves[..] {
            [high, low] => Ok((high.number(key)?, low.number(key)?)),
            _ => Err(self.fault(PlanTextFault::Id(key))),
        }
    }

    fn locations(self, key: &'static str) -> Result<Vec<Location>, PlanTextError> {
        if self.text.is_empty() {
            return Ok(Vec::new());
        }
        self.split('|')
            .map(|element| {
                if element.text.is_empty() {
                    return Err(element.fault(PlanTextFault::EmptyElement(key)));
                }
                element.location()
            })
            .collect()
    }

    fn location(self) -> Result<Location, PlanTextError> {
        let fields: Vec<Part<'t>> = self.split(',').collect();
        let [kind, value, piece, size, align, register, offset, bits] = fields[..] else {
            return Err(self.fault(PlanTextFault::FieldCount(fields.len())));
        };
        let found = Location {
            kind: match kind.text {
                "r" => Kind::Register,
                "s" => Kind::Stack,
                other => return Err(kind.fault(PlanTextFault::UnknownKind(other.to_owned()))),
            },
            value: value.number32("value index")?,
            piece: piece.number32("piece offset")?,
            size: size.number32("size")?,
            align: align.number32("alignment")?,
            register: register.number32("register")?,
            offset: offset.number32("stack offset")?,
            flags: bits.number("flags")?,
        };
        if found.size == 0 {
            return Err(size.fault(PlanTextFault::Zero("size")));
        }
        if !found.align.is_power_of_two() {
            return Err(align.fault(PlanTextFault::NotPowerOfTwo("alignment")));
        }
        if found.flags & !(flags::INDIRECT | flags::BYVAL) != 0 || found.flags == flags::BYVAL {
            return Err(bits.fault(PlanTextFault::Flags(found.flags)));
        }
        match found.kind {
            Kind::Register if found.register == 0 => {
                Err(register.fault(PlanTextFault::Zero("register")))
            }
            Kind::Register if found.offset != 0 => {
                Err(offset.fault(PlanTextFault::OffsetOfRegister))
            }
            Kind::Stack if found.register != 0 => {
                Err(register.fault(PlanTextFault::RegisterOfStack))
            }
            _ => Ok(found),
        }
    }

    fn register_list(self, key: &'static str) -> Result<Vec<u32>, PlanTextError> {
        if self.text.is_empty() {
            return Ok(Vec::new());
        }
        self.split(',')
            .map(|element| {
                if element.text.is_empty() {
                    return Err(element.fault(PlanTextFault::EmptyElement(key)));
                }
                match element.number32("callee-saved register")? {
                    0 => Err(element.fault(PlanTextFault::Zero("callee-saved register"))),
                    number => Ok(number),
                }
            })
            .collect()
    }
}

const KEYS: [&str; 7] = [
    "schema",
    "target",
    "cc",
    "stack",
    "returns",
    "arguments",
    "callee-saved",
];

impl Plan {
    /// Reads a plan's text. One fault rejects the whole.
    pub fn parse(text: &str) -> Result<Plan, PlanTextError> {
        let whole = Part { text, at: 0 };
        let mut segments = whole.split(';');
        let first = segments.next().unwrap_or(whole);
        if first.text != PLAN_ATTRIBUTE {
            return Err(first.fault(PlanTextFault::Version));
        }
        let mut values: [Option<Part<'_>>; 7] = [None; 7];
        for segment in segments {
            if segment.text.is_empty() {
                return Err(segment.fault(PlanTextFault::EmptySegment));
            }
            let Some((key, value)) = segment.text.split_once('=') else {
                return Err(segment.fault(PlanTextFault::NoValue));
            };
            let key_part = Part {
                text: key,
                at: segment.at,
            };
            let Some(index) = KEYS.iter().position(|k| *k == key) else {
                return Err(key_part.fault(PlanTextFault::UnknownKey(key.to_owned())));
            };
            if values[index].is_some() {
                return Err(key_part.fault(PlanTextFault::RepeatedKey(KEYS[index])));
            }
            values[index] = Some(Part {
                text: value,
                at: segment.at + key.len() + 1,
            });
        }
        let get = |index: usize| {
            values[index].ok_or(PlanTextError {
                fault: PlanTextFault::MissingKey(KEYS[index]),
                at: text.len()..text.len(),
            })
        };
        for index in 0..KEYS.len() {
            get(index)?;
        }
        let schema = get(0)?;
        if schema.text.is_empty() {
            return Err(schema.fault(PlanTextFault::EmptySchema));
        }
        let stack = get(3)?;
        let stack_alignment = stack.number32("stack alignment")?;
        if !stack_alignment.is_power_of_two() {
            return Err(stack.fault(PlanTextFault::NotPowerOfTwo("stack alignment")));
        }
        Ok(Plan {
            schema: schema.text.to_owned(),
            target: get(1)?.id("target")?,
            convention: get(2)?.id("cc")?,
            stack_alignment,
            returns: get(4)?.locations("returns")?,
            arguments: get(5)?.locations("arguments")?,
            callee_saved: get(6)?.register_list("callee-saved")?,
        })
    }

    /// Reads a plan's text and checks that it is one for this target and convention: steps one to four of the five
    /// diagnostics, in their order.
    pub fn parse_for(
        text: &str,
        schema: &str,
        target: (u64, u64),
        convention: (u64, u64),
    ) -> Result<Plan, Fault> {
        let plan = Plan::parse(text).map_err(Fault::Malformed)?;
        plan.check(schema, target, convention)?;
        Ok(plan)
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{},{},{},{},{},{},{},{}",
            match self.kind {
                Kind::Register => 'r',
                Kind::Stack => 's',
            },
            self.value,
            self.piece,
            self.size,
            self.align,
            self.register,
            self.offset,
            self.flags
        )
    }
}

/// Elements with `by` between them.
fn list(f: &mut fmt::Formatter<'_>, by: &str, elements: &[impl fmt::Display]) -> fmt::Result {
    for (i, element) in elements.iter().enumerate() {
        if i > 0 {
            f.write_str(by)?;
        }
        write!(f, "{element}")?;
    }
    Ok(())
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{PLAN_ATTRIBUTE};schema={};target={}:{};cc={}:{};stack={};returns=",
            self.schema,
            self.target.0,
            self.target.1,
            self.convention.0,
            self.convention.1,
            self.stack_alignment
        )?;
        list(f, "|", &self.returns)?;
        f.write_str(";arguments=")?;
        list(f, "|", &self.arguments)?;
        f.write_str(";callee-saved=")?;
        list(f, ",", &self.callee_saved)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "neverc-cc-plan-v1;schema=llvm-x86_64-unknown-linux-gnu;target=0:0;cc=0:0;stack=16;\
                        returns=r,0,0,4,4,51,0,0;arguments=r,0,0,4,4,54,0,0|s,1,0,8,8,0,16,3;callee-saved=123,7";

    fn fault(text: &str) -> (PlanTextFault, String) {
        let error = Plan::parse(text).unwrap_err();
        (error.fault, text[error.at].to_owned())
    }

    /// The good plan with one text replaced by another; the texts must differ.
    fn with(old: &str, new: &str) -> String {
        assert!(GOOD.contains(old), "{old}");
        GOOD.replacen(old, new, 1)
    }

    #[test]
    fn a_plan_is_read_and_written_back_as_it_was() {
        let plan = Plan::parse(GOOD).unwrap();
        assert_eq!(plan.to_string(), GOOD);
        assert_eq!(plan.stack_alignment, 16);
        assert_eq!(plan.arguments.len(), 2);
        assert_eq!(plan.arguments[1].kind, Kind::Stack);
        assert_eq!(plan.arguments[1].offset, 16);
        assert_eq!(plan.arguments[1].flags, flags::INDIRECT | flags::BYVAL);
        assert_eq!(plan.callee_saved, [123, 7]);
        assert_eq!(plan.stack_bytes(), 32);
    }

    #[test]
    fn keys_come_in_any_order() {
        let plan = Plan::parse(
            "neverc-cc-plan-v1;callee-saved=;arguments=;returns=;stack=1;cc=1:2;target=3:18446744073709551615;schema=a=b",
        )
        .unwrap();
        assert_eq!(plan.convention, (1, 2));
        assert_eq!(plan.target, (3, u64::MAX));
        assert_eq!(plan.schema, "a=b", "cut at the first '='");
    }

    #[test]
    fn the_first_segment_is_exact() {
        for text in [
            "",
            "not-a-plan",
            "Neverc-cc-plan-v1",
            "neverc-cc-plan-v2;schema=x",
            " neverc-cc-plan-v1",
        ] {
            assert_eq!(fault(text).0, PlanTextFault::Version, "{text}");
        }
    }

    #[test]
    fn empty_segments_are_faults() {
        assert_eq!(fault(&format!("{GOOD};")).0, PlanTextFault::EmptySegment);
        assert_eq!(
            fault(&with("stack=16;", "stack=16;;")).0,
            PlanTextFault::EmptySegment
        );
    }

    #[test]
    fn keys_are_exact_once_and_complete() {
        assert_eq!(
            fault(&with("stack=", "Stack=")),
            (PlanTextFault::UnknownKey("Stack".into()), "Stack".into())
        );
        assert_eq!(
            fault(&with("stack=16;", "stack=16;stack=16;")),
            (PlanTextFault::RepeatedKey("stack"), "stack".into())
        );
        assert_eq!(
            fault(&with("stack=16;", "stack16;")).0,
            PlanTextFault::NoValue
        );
        assert_eq!(
            fault(&with("stack=16;", "")).0,
            PlanTextFault::MissingKey("stack")
        );
        assert_eq!(
            fault(&with("callee-saved=123,7", "more=1")).0,
            PlanTextFault::UnknownKey("more".into())
        );
        for key in KEYS {
            let rest: Vec<&str> = GOOD
                .split(';')
                .filter(|s| !s.starts_with(&format!("{key}=")))
                .collect();
            assert_eq!(fault(&rest.join(";")).0, PlanTextFault::MissingKey(key));
        }
    }

    #[test]
    fn schema_is_not_empty() {
        assert_eq!(
            fault(&with("schema=llvm-x86_64-unknown-linux-gnu", "schema=")).0,
            PlanTextFault::EmptySchema
        );
    }

    #[test]
    fn ids_are_two_numbers() {
        assert_eq!(
            fault(&with("target=0:0", "target=0")).0,
            PlanTextFault::Id("target")
        );
        assert_eq!(
            fault(&with("target=0:0", "target=0:0:0")).0,
            PlanTextFault::Id("target")
        );
        assert_eq!(
            fault(&with("cc=0:0", "cc=:0")).0,
            PlanTextFault::Number("cc")
        );
        assert_eq!(
            fault(&with("cc=0:0", "cc=0x1:0")).0,
            PlanTextFault::Number("cc")
        );
        assert_eq!(
            fault(&with("cc=0:0", "cc=18446744073709551616:0")).0,
            PlanTextFault::Range("cc")
        );
    }

    #[test]
    fn stack_is_a_power_of_two_of_32_bits() {
        for (value, ok) in [
            ("1", true),
            ("2147483648", true),
            ("0", false),
            ("24", false),
            ("4294967296", false),
            ("-8", false),
            ("", false),
        ] {
            assert_eq!(
                Plan::parse(&with("stack=16", &format!("stack={value}"))).is_ok(),
                ok,
                "{value}"
            );
        }
    }

    #[test]
    fn elements_are_not_empty() {
        assert_eq!(
            fault(&with("54,0,0|", "54,0,0||")).0,
            PlanTextFault::EmptyElement("arguments")
        );
        assert_eq!(
            fault(&with("54,0,0|s,1,0,8,8,0,16,3", "54,0,0|")).0,
            PlanTextFault::EmptyElement("arguments")
        );
        assert_eq!(
            fault(&with("returns=", "returns=|")).0,
            PlanTextFault::EmptyElement("returns")
        );
        assert_eq!(
            fault(&with("123,7", "123,,7")).0,
            PlanTextFault::EmptyElement("callee-saved")
        );
        assert_eq!(
            fault(&with("123,7", "123,")).0,
            PlanTextFault::EmptyElement("callee-saved")
        );
    }

    #[test]
    fn a_location_has_eight_fields_of_the_right_width() {
        let first = "r,0,0,4,4,51,0,0";
        let check = |new: &str| fault(&with(first, new)).0;
        assert_eq!(check("r,0,0,4,4,51,0"), PlanTextFault::FieldCount(7));
        assert_eq!(check("r,0,0,4,4,51,0,0,0"), PlanTextFault::FieldCount(9));
        assert_eq!(
            check("R,0,0,4,4,51,0,0"),
            PlanTextFault::UnknownKind("R".into())
        );
        assert_eq!(
            check("x,0,0,4,4,51,0,0"),
            PlanTextFault::UnknownKind("x".into())
        );
        assert_eq!(
            check("r,+0,0,4,4,51,0,0"),
            PlanTextFault::Number("value index")
        );
        assert_eq!(
            check("r,0,4294967296,4,4,51,0,0"),
            PlanTextFault::Range("piece offset")
        );
        assert_eq!(check("r,0,0,0,4,51,0,0"), PlanTextFault::Zero("size"));
        assert_eq!(
            check("r,0,0,4,0,51,0,0"),
            PlanTextFault::NotPowerOfTwo("alignment")
        );
        assert_eq!(
            check("r,0,0,4,3,51,0,0"),
            PlanTextFault::NotPowerOfTwo("alignment")
        );
        assert_eq!(check("r,0,0,4,4,0,0,0"), PlanTextFault::Zero("register"));
        assert_eq!(check("r,0,0,4,4,51,8,0"), PlanTextFault::OffsetOfRegister);
        assert_eq!(check("s,0,0,4,4,51,8,0"), PlanTextFault::RegisterOfStack);
        assert_eq!(check("r,0,0,4,4,51,0,2"), PlanTextFault::Flags(2));
        assert_eq!(check("r,0,0,4,4,51,0,4"), PlanTextFault::Flags(4));
        assert_eq!(
            check("r,0,0,4,4,51,0,18446744073709551615"),
            PlanTextFault::Flags(u64::MAX)
        );
        assert_eq!(
            check("r,0,0,4,4,51,0,18446744073709551616"),
            PlanTextFault::Range("flags")
        );
        for fine in ["r, 0 ,0,4,4,51,0,0", "r,0,0,4,4,51,0,1", "r,0,0,4,4,51,0,3"] {
            assert!(Plan::parse(&with(first, fine)).is_ok(), "{fine}");
        }
    }

    #[test]
    fn callee_saved_numbers_are_not_zero_and_fit() {
        assert_eq!(
            fault(&with("123,7", "0")).0,
            PlanTextFault::Zero("callee-saved register")
        );
        assert_eq!(
            fault(&with("123,7", "4294967296")).0,
            PlanTextFault::Range("callee-saved register")
        );
    }

    #[test]
    fn the_messages_in_their_order() {
        let text = |t: &str, schema: &str, target, cc| {
            Plan::parse_for(t, schema, target, cc)
                .unwrap_err()
                .to_string()
        };
        let own = "llvm-x86_64-unknown-linux-gnu";
        assert!(
            text("not-a-plan", own, (0, 0), (0, 0))
                .contains("malformed NeverC calling convention plan")
        );
        assert!(
            text(GOOD, "other", (1, 1), (1, 1))
                .contains("NeverC calling convention plan belongs to a foreign target schema")
        );
        assert!(
            text(GOOD, own, (1, 1), (1, 1))
                .contains("NeverC calling convention plan has a foreign target ID")
        );
        assert!(
            text(GOOD, own, (0, 0), (1, 1))
                .contains("NeverC calling convention plan has a foreign convention ID")
        );
        assert!(
            Fault::Variadic
                .to_string()
                .contains("does not support variadic")
        );
        assert!(Plan::parse_for(GOOD, own, (0, 0), (0, 0)).is_ok());
    }

    #[test]
    fn a_fault_says_where_it_is() {
        let error = Plan::parse(&with("stack=16", "stack=x")).unwrap_err();
        let at = GOOD.find("stack=16").unwrap() + 6;
        assert_eq!(error.at, at..at + 1);
        assert_eq!(
            error.to_string(),
            format!("stack alignment is not an unsigned decimal number (byte {at})")
        );
    }
}
