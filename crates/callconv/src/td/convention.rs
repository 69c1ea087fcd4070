//! Conventions: the `CallingConv` records of a description, their actions checked and resolved.

use std::collections::{BTreeMap, HashMap};

use super::predicate::Predicate;
use super::records::{FieldValue, Record, RecordError, RecordSet};
use super::registers::{RegisterFile, RegisterId};
use super::saved;
use super::types::ValueType;

/// Index of a convention in [`Conventions`].
pub(super) type ConventionId = usize;

/// A size and an alignment in bytes; 0: those of the type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct SlotShape {
    pub size: u64,
    pub align: u64,
}

/// One action of a convention.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Action {
    /// `CCIfType`
    IfType(Vec<ValueType>, Box<Action>),
    /// `CCIf`
    If(Predicate, Box<Action>),
    /// `CCAssignToReg`, with a slot besides `CCAssignToRegAndStack`
    Register {
        registers: Vec<RegisterId>,
        slot: Option<SlotShape>,
    },
    /// `CCAssignToRegWithShadow`: the shadow of a register is taken with it.
    Shadowed {
        registers: Vec<RegisterId>,
        shadows: Vec<RegisterId>,
    },
    /// `CCAssignToStack`; `CCAssignToStackWithShadow` takes all the registers.
    Stack {
        slot: SlotShape,
        shadows: Vec<RegisterId>,
    },
    /// `CCPassByVal`
    ByValue(SlotShape),
    /// `CCPromoteToType`
    Promote(ValueType),
    /// `CCPromoteToUpperBitsInType`
    PromoteUpper(ValueType),
    /// `CCBitConvertToType`
    BitConvert(ValueType),
    /// `CCTruncToType`
    Truncate(ValueType),
    /// `CCPassIndirect`
    Indirect(ValueType),
    /// `CCDelegateTo`
    Delegate(ConventionId),
    /// `CCCustom`
    Custom(String),
    /// `CCHomeArea`, which LLVM's files do not have: bytes below all others of the argument area.
    HomeArea(u64),
}

/// A convention.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Convention {
    pub name: String,
    pub actions: Vec<Action>,
    /// Written in C++ whole: `CustomCallingConv`.
    pub custom: bool,
}

/// All conventions of a description, with its registers.
#[derive(Clone, Debug, Default)]
pub struct Conventions {
    conventions: Vec<Convention>,
    by_name: HashMap<String, ConventionId>,
    registers: RegisterFile,
    preserved: BTreeMap<String, Vec<String>>,
}

impl Conventions {
    /// Reads the records. All faults that are found are given.
    pub fn new(records: &RecordSet) -> Result<Conventions, Vec<RecordError>> {
        let mut errors = Vec::new();
        let registers = RegisterFile::new(records).map_err(|error| vec![error])?;
        let mut all = Conventions {
            registers,
            ..Conventions::default()
        };
        let list: Vec<&Record> = records.of_class("CallingConv").collect();
        for (id, record) in list.iter().enumerate() {
            all.by_name.insert(record.name.clone(), id);
        }
        for record in list {
            let convention = Reader {
                records,
                all: &all,
                owner: record,
            }
            .convention();
            match convention {
                Ok(convention) => all.conventions.push(convention),
                Err(error) => errors.push(error),
            }
        }
        for record in records.of_class("CalleeSavedRegs") {
            match saved::registers(records, &all.registers, record) {
                Ok(list) => {
                    all.preserved.insert(record.name.clone(), list);
                }
                Err(error) => errors.push(error),
            }
        }
        if errors.is_empty() {
            Ok(all)
        } else {
            Err(errors)
        }
    }

    pub(super) fn find(&self, name: &str) -> Option<ConventionId> {
        self.by_name.get(name).copied()
    }

    pub(super) fn get(&self, id: ConventionId) -> &Convention {
        &self.conventions[id]
    }

    /// Names of the conventions, in order.
    pub fn names(&self) -> Vec<&str> {
        self.conventions.iter().map(|c| c.name.as_str()).collect()
    }

    /// Names of the lists of callee-saved registers.
    pub fn preserved_names(&self) -> Vec<&str> {
        self.preserved.keys().map(String::as_str).collect()
    }

    /// The registers of a `CalleeSavedRegs` list, in order.
    pub fn preserved(&self, name: &str) -> Option<&[String]> {
        self.preserved.get(name).map(Vec::as_slice)
    }

    /// The registers.
    pub fn registers(&self) -> &RegisterFile {
        &self.registers
    }
}

struct Reader<'a> {
    records: &'a RecordSet,
    all: &'a Conventions,
    owner: &'a Record,
}

/// Predicates within predicates beyond this are refused.
const MAX_DEPTH: u32 = 64;

impl Reader<'_> {
    /// Anonymous records have the place of their class, which helps nobody: errors are at the convention.
    fn at_owner(&self, number: usize, message: &str) -> RecordError {
        self.owner.error(format!(
            "action {} of '{}': {message}",
            number + 1,
            self.owner.name
        ))
    }

    fn convention(&self) -> Result<Convention, RecordError> {
        let custom = matches!(self.owner.field("Custom"), Some(FieldValue::Int(1)));
        let mut actions = Vec::new();
        for (number, name) in self.owner.records("Actions")?.into_iter().enumerate() {
            actions.push(
                self.action(name, 0)
                    .map_err(|message| self.at_owner(number, &message))?,
            );
        }
        Ok(Convention {
            name: self.owner.name.clone(),
            actions,
            custom,
        })
    }

    fn registers(&self, record: &Record, field: &str) -> Result<Vec<RegisterId>, String> {
        record
            .records(field)
            .map_err(|error| error.message)?
            .into_iter()
            .map(|name| {
                self.all
                    .registers
                    .find(name)
                    .ok_or_else(|| format!("'{name}' is no register"))
            })
            .collect()
    }

    fn number(record: &Record, field: &str) -> Result<u64, String> {
        let value = record.int(field).map_err(|error| error.message)?;
        u64::try_from(value)
            .ok()
            .filter(|v| *v <= 1 << 20)
            .ok_or_else(|| format!("{field} {value} is out of range"))
    }

    fn slot(record: &Record) -> Result<SlotShape, String> {
        let slot = SlotShape {
            size: Self::number(record, "Size")?,
            align: Self::number(record, "Align")?,
        };
        if slot.align != 0 && !slot.align.is_power_of_two() {
            return Err(format!("alignment {} is no power of two", slot.align));
        }
        Ok(slot)
    }

    fn destination(record: &Record) -> Result<ValueType, String> {
        let name = record.record("DestTy").map_err(|error| error.message)?;
        Ok(ValueType::from_record_name(name))
    }

    fn action(&self, name: &str, depth: u32) -> Result<Action, String> {
        let record = self
            .records
            .get(name)
            .ok_or_else(|| format!("'{name}' is no action"))?;
        let text = |error: RecordError| error.message;
        if depth > MAX_DEPTH {
            return Err("conditions nested too deeply".to_owned());
        }
        if record.is("CCPredicateAction") {
            let inner = self.action(record.record("SubAction").map_err(text)?, depth + 1)?;
            if record.is("CCIfType") {
                let types = record
                    .records("VTs")
                    .map_err(text)?
                    .into_iter()
                    .map(ValueType::from_record_name)
                    .collect();
                return Ok(Action::IfType(types, Box::new(inner)));
            }
            if record.is("CCIf") {
                let condition = record.text("Predicate").map_err(text)?;
                let predicate = Predicate::parse(condition)
                    .map_err(|error| format!("predicate '{condition}': {error}"))?;
                return Ok(Action::If(predicate, Box::new(inner)));
            }
            return Err(format!(
                "'{}' is no known condition",
                record.classes.last().unwrap_or(&record.name)
            ));
        }
        if record.is("CCAssignToReg") {
            let registers = self.registers(record, "RegList")?;
            let slot = if record.is("CCAssignToRegAndStack") {
                Some(Self::slot(record)?)
            } else {
                None
            };
            Ok(Action::Register { registers, slot })
        } else if record.is("CCAssignToRegWithShadow") {
            let registers = self.registers(record, "RegList")?;
            let shadows = self.registers(record, "ShadowRegList")?;
            if !shadows.is_empty() && shadows.len() != registers.len() {
                return Err(format!(
                    "{} registers but {} shadows",
                    registers.len(),
                    shadows.len()
                ));
            }
            Ok(Action::Shadowed { registers, shadows })
        } else if record.is("CCAssignToStackWithShadow") {
            Ok(Action::Stack {
                slot: Self::slot(record)?,
                shadows: self.registers(record, "ShadowRegList")?,
            })
        } else if record.is("CCAssignToStack") {
            Ok(Action::Stack {
                slot: Self::slot(record)?,
                shadows: Vec::new(),
            })
        } else if record.is("CCPassByVal") {
            Ok(Action::ByValue(Self::slot(record)?))
        } else if record.is("CCPromoteToUpperBitsInType") {
            let ty = Self::destination(record)?;
            if ty.is_float() {
                return Err("no floating-point number has upper bits".to_owned());
            }
            Ok(Action::PromoteUpper(ty))
        } else if record.is("CCPromoteToType") {
            Ok(Action::Promote(Self::destination(record)?))
        } else if record.is("CCBitConvertToType") {
            Ok(Action::BitConvert(Self::destination(record)?))
        } else if record.is("CCTruncToType") {
            Ok(Action::Truncate(Self::destination(record)?))
        } else if record.is("CCPassIndirect") {
            Ok(Action::Indirect(Self::destination(record)?))
        } else if record.is("CCDelegateTo") {
            let to = record.record("CC").map_err(text)?;
            let id = self
                .all
                .find(to)
                .ok_or_else(|| format!("'{to}' is no calling convention"))?;
            Ok(Action::Delegate(id))
        } else if record.is("CCHomeArea") {
            Ok(Action::HomeArea(Self::number(record, "Size")?))
        } else if record.is("CCCustom") {
            Ok(Action::Custom(
                record.text("FuncName").map_err(text)?.to_owned(),
            ))
        } else {
            Err(format!(
                "'{}' is no known action",
                record.classes.last().unwrap_or(&record.name)
            ))
        }
    }
}
