//! Registers of a description and which of them overlap.
//!
//! A register without subregisters is a unit; one with subregisters is made of their units. Two registers overlap when
//! they share a unit. Registers that a description names as aliases share one more.

use std::collections::HashMap;

use super::records::{FieldValue, RecordError, RecordSet};

/// Index of a register in [`RegisterFile`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RegisterId(u32);

/// Parts of parts beyond this are refused.
const MAX_DEPTH: u32 = 64;

/// All registers of a description.
#[derive(Clone, Debug, Default)]
pub struct RegisterFile {
    names: Vec<String>,
    by_name: HashMap<String, RegisterId>,
    units: Vec<Vec<u32>>,
}

impl RegisterFile {
    /// Reads the `Register` records.
    pub fn new(records: &RecordSet) -> Result<RegisterFile, RecordError> {
        let mut file = RegisterFile::default();
        for record in records.of_class("Register") {
            let id = RegisterId(file.names.len() as u32);
            file.names.push(record.name.clone());
            file.by_name.insert(record.name.clone(), id);
        }
        let mut state = vec![Mark::New; file.names.len()];
        file.units = vec![Vec::new(); file.names.len()];
        let mut next_unit = 0;
        for index in 0..file.names.len() {
            file.find_units(records, index, &mut state, &mut next_unit, 0)?;
        }
        // Registers above learn of shared units below them only if aliases come first, so aliases of leaves are spread
        // over everything that contains the leaf.
        for record in records.of_class("Register") {
            let Some(FieldValue::List(aliases)) = record.field("Aliases") else {
                continue;
            };
            for alias in aliases {
                let FieldValue::Record(alias) = alias else {
                    continue;
                };
                if let (Some(a), Some(b)) = (file.find(&record.name), file.find(alias)) {
                    file.share_unit(a, b, next_unit);
                    next_unit += 1;
                }
            }
        }
        Ok(file)
    }

    fn share_unit(&mut self, a: RegisterId, b: RegisterId, unit: u32) {
        let contains = |outer: &[u32], inner: &[u32]| inner.iter().all(|u| outer.contains(u));
        let (inner_a, inner_b) = (self.units(a).to_vec(), self.units(b).to_vec());
        for units in &mut self.units {
            if contains(units, &inner_a) || contains(units, &inner_b) {
                units.push(unit);
            }
        }
    }

    fn find_units(
        &mut self,
        records: &RecordSet,
        index: usize,
        state: &mut [Mark],
        next_unit: &mut u32,
        depth: u32,
    ) -> Result<(), RecordError> {
        let Some(record) = records.get(&self.names[index]) else {
            return Ok(());
        };
        match state[index] {
            Mark::Done => return Ok(()),
            Mark::Open => {
                return Err(record.error(format!("register '{}' is a part of itself", record.name)));
            }
            Mark::New => state[index] = Mark::Open,
        }
        if depth > MAX_DEPTH {
            return Err(record.error("registers with parts nested too deeply"));
        }
        let mut units = Vec::new();
        if let Some(FieldValue::List(_)) = record.field("SubRegs") {
            for part in record.records("SubRegs")? {
                let Some(id) = self.find(part) else {
                    return Err(record.error(format!("'{part}' is no register")));
                };
                self.find_units(records, id.0 as usize, state, next_unit, depth + 1)?;
                units.extend_from_slice(self.units(id));
            }
        }
        units.sort_unstable();
        units.dedup();
        if units.is_empty() {
            units.push(*next_unit);
            *next_unit += 1;
        }
        self.units[index] = units;
        state[index] = Mark::Done;
        Ok(())
    }

    /// The register of a name, letters as written.
    pub fn find(&self, name: &str) -> Option<RegisterId> {
        self.by_name.get(name).copied()
    }

    /// Its name.
    pub fn name(&self, id: RegisterId) -> &str {
        self.names.get(id.0 as usize).map_or("", String::as_str)
    }

    /// What it is made of.
    pub fn units(&self, id: RegisterId) -> &[u32] {
        self.units.get(id.0 as usize).map_or(&[], Vec::as_slice)
    }

    /// Whether two registers have a part in common.
    pub fn overlap(&self, a: RegisterId, b: RegisterId) -> bool {
        let b = self.units(b);
        self.units(a).iter().any(|unit| b.contains(unit))
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Mark {
    New,
    Open,
    Done,
}

#[cfg(test)]
mod tests {
    use super::super::records::{Place, Record};
    use super::*;

    fn register(name: &str, parts: &[&str]) -> Record {
        Record {
            name: name.to_owned(),
            anonymous: false,
            place: Place::default(),
            classes: vec!["Register".to_owned()],
            fields: vec![(
                "SubRegs".to_owned(),
                FieldValue::List(
                    parts
                        .iter()
                        .map(|p| FieldValue::Record((*p).to_owned()))
                        .collect(),
                ),
            )],
        }
    }

    #[test]
    fn overlaps() {
        let file = RegisterFile::new(&RecordSet::new(vec![
            register("RAX", &["EAX"]),
            register("EAX", &["AX"]),
            register("AX", &["AL", "AH"]),
            register("AL", &[]),
            register("AH", &[]),
            register("RDX", &[]),
        ]))
        .unwrap();
        let id = |name| file.find(name).unwrap();
        assert!(file.overlap(id("RAX"), id("AH")));
        assert!(!file.overlap(id("AL"), id("AH")));
        assert!(!file.overlap(id("RAX"), id("RDX")));
    }

    #[test]
    fn a_register_in_itself() {
        let set = RecordSet::new(vec![register("A", &["B"]), register("B", &["A"])]);
        let error = RegisterFile::new(&set).unwrap_err();
        assert_eq!(error.message, "register 'A' is a part of itself");
    }
}
