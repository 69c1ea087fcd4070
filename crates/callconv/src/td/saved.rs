//! Lists of callee-saved registers: TableGen's set expressions evaluated.

use std::cell::Cell;

use super::records::{FieldValue, Record, RecordError, RecordSet};
use super::registers::RegisterFile;

/// Lists within lists beyond this are refused.
const MAX_DEPTH: u32 = 64;
/// So are lists that take more steps than this: no processor has so many registers.
const MAX_STEPS: u32 = 1 << 16;

/// The registers of a `CalleeSavedRegs` record: `(add …)`, `(sub A, B)`, `(sequence "R%u", from, to)`, names of registers,
/// register classes and other lists.
pub(super) fn registers(
    records: &RecordSet,
    known: &RegisterFile,
    owner: &Record,
) -> Result<Vec<String>, RecordError> {
    Reader {
        records,
        known,
        owner,
        steps: Cell::new(0),
    }
    .list(owner, 0)
}

struct Reader<'a> {
    records: &'a RecordSet,
    known: &'a RegisterFile,
    owner: &'a Record,
    steps: Cell<u32>,
}

impl Reader<'_> {
    fn list(&self, record: &Record, depth: u32) -> Result<Vec<String>, RecordError> {
        match record.field("SaveList") {
            Some(dag @ FieldValue::Dag(..)) => self.members(dag, depth),
            _ => Err(record.error(format!("'{}' has no list of registers", record.name))),
        }
    }

    fn register(&self, name: String) -> Result<String, RecordError> {
        match self.known.find(&name) {
            Some(_) => Ok(name),
            None => Err(self.owner.error(format!("'{name}' is no register"))),
        }
    }

    fn members(&self, value: &FieldValue, depth: u32) -> Result<Vec<String>, RecordError> {
        self.steps.set(self.steps.get() + 1);
        if depth > MAX_DEPTH || self.steps.get() > MAX_STEPS {
            return Err(self.owner.error("register lists nested too deeply"));
        }
        let members = |value: &FieldValue| self.members(value, depth + 1);
        match value {
            FieldValue::Record(name) => match self.records.get(name) {
                Some(record) if record.is("CalleeSavedRegs") => self.list(record, depth + 1),
                Some(record) if record.is("RegisterClass") => match record.field("MemberList") {
                    Some(list) => members(list),
                    None => Ok(Vec::new()),
                },
                _ => Ok(vec![self.register(name.clone())?]),
            },
            FieldValue::Dag(operator, operands) => {
                let FieldValue::Record(operator) = &**operator else {
                    return Err(self.owner.error("a register list has no operator"));
                };
                let mut list: Vec<String> = Vec::new();
                let add = |list: &mut Vec<String>, names: Vec<String>| {
                    for name in names {
                        if !list.contains(&name) {
                            list.push(name);
                        }
                    }
                };
                match (operator.as_str(), operands.as_slice()) {
                    ("add", operands) => {
                        for operand in operands {
                            add(&mut list, members(operand)?);
                        }
                    }
                    ("sub", [first, rest @ ..]) => {
                        list = members(first)?;
                        for operand in rest {
                            let gone = members(operand)?;
                            list.retain(|name| !gone.contains(name));
                        }
                    }
                    ("and", [a, b]) => {
                        let both = members(b)?;
                        list = members(a)?;
                        list.retain(|name| both.contains(name));
                    }
                    ("shl", [set, FieldValue::Int(count)]) => {
                        list = members(set)?;
                        let count = usize::try_from(*count).unwrap_or(0).min(list.len());
                        list.drain(..count);
                    }
                    ("decimate", [set, FieldValue::Int(step)]) => {
                        let step = usize::try_from(*step).unwrap_or(1).max(1);
                        list = members(set)?.into_iter().step_by(step).collect();
                    }
                    (turn @ ("rotl" | "rotr"), [set, FieldValue::Int(count)]) => {
                        list = members(set)?;
                        if !list.is_empty() {
                            let count = count.rem_euclid(list.len() as i64) as usize;
                            if turn == "rotl" {
                                list.rotate_left(count);
                            } else {
                                list.rotate_right(count);
                            }
                        }
                    }
                    ("interleave", [sets @ .., FieldValue::Int(stride)]) => {
                        let stride = usize::try_from(*stride).unwrap_or(1).max(1);
                        let sets = sets.iter().map(members).collect::<Result<Vec<_>, _>>()?;
                        let longest = sets.iter().map(Vec::len).max().unwrap_or(0);
                        for start in (0..longest).step_by(stride) {
                            for set in &sets {
                                add(
                                    &mut list,
                                    set.iter().skip(start).take(stride).cloned().collect(),
                                );
                            }
                        }
                    }
                    ("trunc", [set, FieldValue::Int(count)]) => {
                        list = members(set)?;
                        list.truncate(usize::try_from(*count).unwrap_or(0));
                    }
                    (
                        "sequence",
                        [
                            FieldValue::Text(format),
                            FieldValue::Int(from),
                            FieldValue::Int(to),
                            rest @ ..,
                        ],
                    ) => {
                        let stride = match rest {
                            [FieldValue::Int(stride)] if *stride != 0 => *stride,
                            _ => 1,
                        };
                        if from.abs_diff(*to) > 4096 {
                            return Err(self.owner.error("a sequence of so many registers"));
                        }
                        let step = if from <= to {
                            stride.saturating_abs()
                        } else {
                            -stride.saturating_abs()
                        };
                        let mut number = *from;
                        while (step > 0 && number <= *to) || (step < 0 && number >= *to) {
                            let number_text = number.to_string();
                            let conversion = if format.contains("%u") { "%u" } else { "%d" };
                            let name = format.replacen(conversion, &number_text, 1);
                            add(&mut list, vec![self.register(name)?]);
                            match number.checked_add(step) {
                                Some(next) => number = next,
                                None => break,
                            }
                        }
                    }
                    (operator, _) => {
                        return Err(self
                            .owner
                            .error(format!("'{operator}' in a register list is not understood")));
                    }
                }
                Ok(list)
            }
            _ => Err(self
                .owner
                .error("a register list contains something that is no register")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::records::Place;
    use super::*;

    fn list(dag: FieldValue) -> Result<String, RecordError> {
        let make = |name: &str, class: &str, fields| Record {
            name: name.to_owned(),
            anonymous: false,
            place: Place::default(),
            classes: vec![class.to_owned()],
            fields,
        };
        let record = make("CSR", "CalleeSavedRegs", vec![("SaveList".to_owned(), dag)]);
        let mut all = vec![record.clone(), make("A", "Register", Vec::new())];
        all.extend((0..16).map(|i| make(&format!("R{i}"), "Register", Vec::new())));
        let records = RecordSet::new(all);
        let known = RegisterFile::new(&records)?;
        registers(&records, &known, &record).map(|list| list.join(" "))
    }

    fn dag(operator: &str, operands: Vec<FieldValue>) -> FieldValue {
        FieldValue::Dag(Box::new(FieldValue::Record(operator.to_owned())), operands)
    }

    /// Expected: the description of set operators in LLVM's `Target.td` and `SetTheory.h`.
    #[test]
    fn register_lists() {
        let sequence = |from, to| {
            dag(
                "sequence",
                vec![
                    FieldValue::Text("R%u".to_owned()),
                    FieldValue::Int(from),
                    FieldValue::Int(to),
                ],
            )
        };
        let register = |name: &str| FieldValue::Record(name.to_owned());
        for (dag, expected) in [
            (sequence(2, 4), "R2 R3 R4"),
            (sequence(4, 2), "R4 R3 R2"),
            (
                dag("add", vec![register("A"), sequence(0, 1), register("A")]),
                "A R0 R1",
            ),
            (
                dag("sub", vec![sequence(0, 3), register("R2"), register("R0")]),
                "R1 R3",
            ),
            (dag("and", vec![sequence(0, 3), sequence(2, 5)]), "R2 R3"),
            (
                dag("shl", vec![sequence(0, 3), FieldValue::Int(1)]),
                "R1 R2 R3",
            ),
            (
                dag("trunc", vec![sequence(0, 3), FieldValue::Int(2)]),
                "R0 R1",
            ),
            (
                dag("decimate", vec![sequence(0, 5), FieldValue::Int(2)]),
                "R0 R2 R4",
            ),
            (
                dag("rotl", vec![sequence(0, 3), FieldValue::Int(1)]),
                "R1 R2 R3 R0",
            ),
            (
                dag("rotr", vec![sequence(0, 3), FieldValue::Int(1)]),
                "R3 R0 R1 R2",
            ),
            (
                dag(
                    "interleave",
                    vec![sequence(0, 3), sequence(10, 13), FieldValue::Int(2)],
                ),
                "R0 R1 R10 R11 R2 R3 R12 R13",
            ),
            (dag("add", vec![]), ""),
        ] {
            assert_eq!(list(dag.clone()).unwrap(), expected, "{dag:?}");
        }
        assert!(list(dag("nand", vec![register("A")])).is_err());
        assert!(list(FieldValue::Unset).is_err());
        assert!(list(sequence(14, 16)).is_err(), "there is no R16");
        assert!(list(sequence(i64::MAX - 1, i64::MAX)).is_err());
        assert!(
            list(dag("add", vec![register("CSR")])).is_err(),
            "a list within itself"
        );
    }
}
