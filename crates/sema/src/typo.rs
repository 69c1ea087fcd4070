//! Did you mean …: names that are close to a misspelled one.

use std::rc::Rc;

use neverc_source::{Loc, Symbol};

use crate::cx::Sema;
use crate::scope::Entity;
use crate::tree::RecordId;

/// Edit distance (insertions, deletions, replacements) when it is at most `limit`.
pub fn edit_distance(a: &str, b: &str, limit: usize) -> Option<usize> {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len().abs_diff(b.len()) > limit || a.len() > 256 || b.len() > 256 {
        return None;
    }
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, &x) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        let mut best = row[0];
        for (j, &y) in b.iter().enumerate() {
            let replaced = diagonal + (x != y) as usize;
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
            best = best.min(row[j + 1]);
        }
        if best > limit {
            return None;
        }
    }
    Some(row[b.len()]).filter(|&d| d <= limit)
}

/// The closest of `candidates` to `text`; a third of its length may differ, as in Clang.
pub fn closest<'c, T>(
    text: &str,
    candidates: impl Iterator<Item = (Rc<str>, T)> + 'c,
) -> Option<(Rc<str>, T)> {
    let mut limit = text.len().div_ceil(3);
    if text.len() < 3 {
        return None;
    }
    let mut best: Option<(Rc<str>, T, usize)> = None;
    let mut ambiguous = false;
    for (name, what) in candidates {
        if name.is_empty() || &*name == text {
            continue;
        }
        let Some(distance) = edit_distance(text, &name, limit) else {
            continue;
        };
        match &best {
            Some((_, _, old)) if *old < distance => {}
            Some((_, _, old)) if *old == distance => ambiguous = true,
            _ => {
                ambiguous = false;
                limit = distance;
                best = Some((name, what, distance));
            }
        }
    }
    best.filter(|_| !ambiguous)
        .map(|(name, what, _)| (name, what))
}

impl Sema<'_> {
    /// The visible variable, function or enumerator whose name is closest to `text`, with its position.
    pub(crate) fn similar_ordinary_name(&mut self, text: &str) -> Option<(Rc<str>, Loc)> {
        if self.ex.suggestions >= 50 {
            return None;
        }
        self.ex.suggestions += 1;
        let names: Vec<(Symbol, Entity)> = self
            .visible_names()
            .into_iter()
            .filter_map(|name| Some((name, self.lookup(name)?)))
            .collect();
        let (name, loc) = closest(
            text,
            names.into_iter().filter_map(|(name, entity)| {
                let loc = match entity {
                    Entity::Var(v) => self.unit.var(v).loc,
                    Entity::Func(f) => {
                        let f = self.unit.func(f);
                        if f.loc == Loc::NONE {
                            return None;
                        }
                        f.loc
                    }
                    Entity::Enumerator(e) => self.unit.enumerators[e.index()].loc,
                    Entity::Typedef(_) => return None,
                };
                Some((self.names.get(name), loc))
            }),
        )?;
        Some((name, loc))
    }

    /// The member (through anonymous ones too) whose name is closest to `text`.
    pub(crate) fn similar_member(&self, record: RecordId, text: &str) -> Option<(Symbol, Loc)> {
        let mut all = Vec::new();
        self.collect_members(record, &mut all, 0);
        closest(
            text,
            all.into_iter()
                .map(|(name, loc)| (self.names.get(name), (name, loc))),
        )
        .map(|(_, found)| found)
    }

    fn collect_members(&self, record: RecordId, out: &mut Vec<(Symbol, Loc)>, depth: u32) {
        if depth > 32 || out.len() > 4096 {
            return;
        }
        for field in &self.unit.record(record).fields {
            if field.name != Symbol::EMPTY {
                out.push((field.name, field.loc));
            } else if let Some(inner) = self.record_of(field.ty) {
                self.collect_members(inner, out, depth + 1);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distance_counts_edits_up_to_the_limit() {
        assert_eq!(edit_distance("printf", "prinft", 2), Some(2));
        assert_eq!(edit_distance("abc", "abc", 0), Some(0));
        assert_eq!(edit_distance("abc", "xyz", 2), None);
    }
}
