//! Interned spellings.

use std::cell::RefCell;
use std::hash::Hasher;
use std::rc::Rc;

use hashbrown::HashTable;
use rustc_hash::FxHasher;

/// An interned spelling: identifier, keyword, number, character or string literal as written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Symbol(pub u32);

impl Symbol {
    /// The empty spelling; symbol 0 of every interner.
    pub const EMPTY: Symbol = Symbol(0);
}

/// A table slot: part of the hash, so that most mismatches are seen without touching the string.
#[derive(Clone, Copy)]
struct Slot {
    hash: u32,
    id: u32,
}

struct Inner {
    table: HashTable<Slot>,
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

fn hash_of(bytes: &[u8]) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(bytes);
    hasher.finish()
}

/// The first code point of the block that stands for bytes which are not UTF-8: byte `b` (0x80..=0xff)
/// becomes `STRAY_BYTE + b`. Real characters of that block (private use, plane 16) are stored as four
/// stray bytes, so the mapping loses nothing.
pub const STRAY_BYTE: u32 = 0x10_ff00;

/// Source bytes as text; bytes outside UTF-8 are kept as [`STRAY_BYTE`] characters.
fn text_of(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len());
    let stray = |out: &mut String, byte: u8| {
        if let Some(c) = char::from_u32(STRAY_BYTE + u32::from(byte)) {
            out.push(c);
        }
    };
    for chunk in bytes.utf8_chunks() {
        for c in chunk.valid().chars() {
            if c as u32 >= STRAY_BYTE + 0x80 {
                let mut buffer = [0; 4];
                for &b in c.encode_utf8(&mut buffer).as_bytes() {
                    stray(&mut out, b);
                }
            } else {
                out.push(c);
            }
        }
        for &b in chunk.invalid() {
            stray(&mut out, b);
        }
    }
    out
}

/// Appends the source bytes of an interned spelling to `out`: the inverse of interning bytes.
pub fn push_source_bytes(text: &str, out: &mut Vec<u8>) {
    // 0xf4 opens every character of plane 16; without it there can be no stray byte.
    if memchr::memchr(0xf4, text.as_bytes()).is_none() {
        out.extend_from_slice(text.as_bytes());
        return;
    }
    for c in text.chars() {
        let code = c as u32;
        if code >= STRAY_BYTE + 0x80 {
            out.push((code - STRAY_BYTE) as u8);
        } else {
            out.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes());
        }
    }
}

impl Interner {
    /// An interner that holds the empty spelling as symbol 0.
    pub fn new() -> Interner {
        let interner = Interner {
            inner: RefCell::new(Inner {
                table: HashTable::with_capacity(1 << 14),
                strings: Vec::with_capacity(1 << 14),
            }),
        };
        interner.intern("");
        interner
    }

    /// The symbol of `text`, made when it is new.
    pub fn intern(&self, text: &str) -> Symbol {
        self.intern_hashed(text.as_bytes(), || Rc::from(text))
    }

    /// The symbol of source bytes. Bytes that are not UTF-8 are kept in the way [`STRAY_BYTE`] says.
    pub fn intern_bytes(&self, bytes: &[u8]) -> Symbol {
        // Characters of plane 16 open with 0xf4; they and stray bytes take the long way.
        if !bytes.is_ascii() && (std::str::from_utf8(bytes).is_err() || bytes.contains(&0xf4)) {
            return self.intern(&text_of(bytes));
        }
        self.intern_hashed(bytes, || Rc::from(text_of(bytes)))
    }

    fn intern_hashed(&self, bytes: &[u8], make: impl FnOnce() -> Rc<str>) -> Symbol {
        let mut guard = self.inner.borrow_mut();
        let inner = &mut *guard;
        let hash = hash_of(bytes);
        let short = (hash >> 16) as u32;
        if let Some(slot) = inner.table.find(hash, |slot| {
            slot.hash == short && inner.strings[slot.id as usize].as_bytes() == bytes
        }) {
            return Symbol(slot.id);
        }
        let id = inner.strings.len() as u32;
        inner.strings.push(make());
        let strings = &inner.strings;
        inner
            .table
            .insert_unique(hash, Slot { hash: short, id }, |slot| {
                hash_of(strings[slot.id as usize].as_bytes())
            });
        Symbol(id)
    }

    /// The symbol of `text` when it is known already.
    pub fn lookup(&self, text: &str) -> Option<Symbol> {
        let inner = self.inner.borrow();
        let hash = hash_of(text.as_bytes());
        inner
            .table
            .find(hash, |slot| &*inner.strings[slot.id as usize] == text)
            .map(|slot| Symbol(slot.id))
    }

    /// The spelling of `symbol`.
    pub fn get(&self, symbol: Symbol) -> Rc<str> {
        self.inner.borrow().strings[symbol.0 as usize].clone()
    }

    /// Calls `f` with the spelling of `symbol`, without touching a reference count. `f` must not intern.
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
        assert_eq!(names.intern_bytes(b"alpha"), a);
        assert_ne!(names.intern("beta"), a);
        assert_eq!(&*names.get(a), "alpha");
        assert_eq!(names.lookup("gamma"), None);
        assert_eq!(names.intern(""), Symbol::EMPTY);
    }

    #[test]
    fn bytes_outside_utf8_come_back_unchanged() {
        let names = Interner::new();
        for bytes in [&b"\"a\xe9\xff\""[..], "\u{10ff90}é".as_bytes(), b"\xf4\x8f"] {
            let mut out = Vec::new();
            names.with(names.intern_bytes(bytes), |s| {
                push_source_bytes(s, &mut out)
            });
            assert_eq!(out, bytes);
        }
    }
}
