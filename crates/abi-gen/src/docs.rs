//! Our doc lines: what a header, record or slot is for. They stand in `abi/registry/docs.tsv`.

use std::collections::BTreeMap;
use std::path::Path;

/// Doc lines by name: a header's file, a record, or `Table.Slot`.
#[derive(Debug, Default)]
pub struct Docs(BTreeMap<String, String>);

impl Docs {
    /// Reads `docs.tsv`.
    ///
    /// # Errors
    /// A message with the line that cannot be read.
    pub fn load(path: &Path) -> Result<Docs, String> {
        let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
        let mut all = BTreeMap::new();
        for line in text
            .lines()
            .filter(|l| !l.is_empty() && !l.starts_with('#'))
        {
            let (name, doc) = line
                .split_once('\t')
                .ok_or_else(|| format!("docs.tsv: no tab: {line}"))?;
            if all.insert(name.to_owned(), doc.to_owned()).is_some() {
                return Err(format!("docs.tsv: twice: {name}"));
            }
        }
        Ok(Docs(all))
    }

    /// The line about `name`.
    pub fn of(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// The line about a member of a record.
    pub fn member(&self, record: &str, member: &str) -> Option<&str> {
        self.of(&format!("{record}.{member}"))
    }

    /// All names, for checks that each of them exists.
    #[cfg(test)]
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }
}
