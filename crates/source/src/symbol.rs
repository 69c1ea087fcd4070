//! Interned spellings.

use std::cell::RefCell;
use std::hash::BuildHasher;
use std::rc::Rc;

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;

/// An interned spelling: identifier, keyword, number, character or string literal as written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Symbol(pub u32);

impl Symbol {
    /// The empty spelling; symbol 0 of every interner.
    pub const EMPTY: Symbol = Symbol(0);
}

#[derive(Default)]
struct Inner {
    table: HashTable<u32>,
    strings: Vec<Rc<str>>,
}

/// Maps spellings to [`Symbol`]s and back. Interior mutability, so that all stages share one by `&`.
pub struct Interner {
    inner: RefCell<Inner>,
}

impl Default for Interner {
    fn default() -> Self {
        Self::new()
    }
}

impl Interner {
    /// An interner that holds the empty spelling as symbol 0.
    pub fn new() -> Interner {
        let interner = Interner {
            inner: RefCell::new(Inner::default()),
        };
        interner.intern("");
        interner
    }

    /// The symbol of `text`, made when it is new.
    pub fn intern(&self, text: &str) -> Symbol {
        let mut guard = self.inner.borrow_mut();
        let inner = &mut *guard;
        let hash = FxBuildHasher.hash_one(text);
        if let Some(&id) = inner
            .table
            .find(hash, |&id| &*inner.strings[id as usize] == text)
        {
            return Symbol(id);
        }
        let id = inner.strings.len() as u32;
        inner.strings.push(Rc::from(text));
        let strings = &inner.strings;
        inner.table.insert_unique(hash, id, |&id| {
            FxBuildHasher.hash_one(&*strings[id as usize])
        });
        Symbol(id)
    }

    /// The symbol of `text` when it is known already.
    pub fn lookup(&self, text: &str) -> Option<Symbol> {
        let inner = self.inner.borrow();
        let hash = FxBuildHasher.hash_one(text);
        inner
            .table
            .find(hash, |&id| &*inner.strings[id as usize] == text)
            .map(|&id| Symbol(id))
    }

    /// The spelling of `symbol`.
    pub fn get(&self, symbol: Symbol) -> Rc<str> {
        self.inner.borrow().strings[symbol.0 as usize].clone()
    }

    /// Calls `f` with the spelling of `symbol`, without touching a reference count.
    pub fn with<R>(&self, symbol: Symbol, f: impl FnOnce(&str) -> R) -> R {
        f(&self.inner.borrow().strings[symbol.0 as usize])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_spellings_share_a_symbol() {
        let names = Interner::new();
        let a = names.intern("alpha");
        assert_eq!(names.intern("alpha"), a);
        assert_ne!(names.intern("beta"), a);
        assert_eq!(&*names.get(a), "alpha");
        assert_eq!(names.lookup("gamma"), None);
        assert_eq!(names.intern(""), Symbol::EMPTY);
    }
}
