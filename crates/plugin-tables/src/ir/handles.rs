//! Handles of LLVM objects: a shadow of the heap that says which addresses have been handed out.
//!
//! A handle's value is the object's address and a generation. For every 16 bytes of a heap page on which a wrapped
//! object lies the shadow has one word: generation, kind, and whether the object is alive. Wrapping and resolving
//! are one look-up each, without hashing objects and without a list that grows with each call; objects that lie
//! side by side have their words side by side. Two LLVM objects never begin within the same 16 bytes.
//!
//! What the tables keep themselves (mutations, builders, buffers) has values with the top bit set.

use std::cell::Cell;

use neverc_plugin_host::Status;

/// What a handle names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Kind {
    /// The context
    Context = 1,
    /// The module
    Module,
    /// A value
    Value,
    /// A type
    Type,
    /// Metadata
    Metadata,
    /// Named metadata
    NamedMetadata,
    /// An attribute
    Attribute,
    /// A comdat
    Comdat,
}

const LIVE: u32 = 1;
const KIND_SHIFT: u32 = 1;
const KIND_MASK: u32 = 0xf;
const GENERATION_SHIFT: u32 = 5;
/// Generations that a handle has room for.
const GENERATIONS: u32 = 1 << 19;

/// Bytes that share a page of the shadow, as a power of two.
const PAGE_SHIFT: u32 = 16;
const GRANULE_SHIFT: u32 = 4;
const WORDS: usize = 1 << (PAGE_SHIFT - GRANULE_SHIFT);
/// Pages that are allocated together, away from LLVM's own memory.
const SLAB_PAGES: usize = 64;

const ADDRESS_BITS: u32 = 44;
const ADDRESS_MASK: u64 = (1 << ADDRESS_BITS) - 1;

type Page = [u32; WORDS];

/// Page numbers are below this one, which marks an empty place.
const NO_PAGE: usize = usize::MAX;

#[derive(Clone, Copy)]
struct Place {
    page: usize,
    words: *mut Page,
}

const EMPTY: Place = Place {
    page: NO_PAGE,
    words: std::ptr::null_mut(),
};

/// Places that are found without the table, by the lowest bits of the page.
const RECENT: usize = 1 << 8;

/// The shadow.
pub struct Shadow {
    /// A power of two, at most half full.
    places: Vec<Place>,
    used: usize,
    slabs: Vec<Box<[Page]>>,
    left_in_slab: usize,
    recent: Box<[Cell<Place>; RECENT]>,
}

fn expected(value: u64, kind: Kind) -> u32 {
    ((value >> ADDRESS_BITS) as u32) << GENERATION_SHIFT | (kind as u32) << KIND_SHIFT | LIVE
}

fn address_of(value: u64) -> usize {
    ((value & ADDRESS_MASK) << 3) as usize
}

impl Default for Shadow {
    fn default() -> Self {
        Shadow::new()
    }
}

impl Shadow {
    /// A shadow of nothing.
    pub fn new() -> Shadow {
        Shadow {
            places: vec![EMPTY; 64],
            used: 0,
            slabs: Vec::new(),
            left_in_slab: 0,
            recent: Box::new([const { Cell::new(EMPTY) }; RECENT]),
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        *self = Shadow::new();
    }

    fn place_of(&self, page: usize) -> usize {
        let mask = self.places.len() - 1;
        let mut at = (page.wrapping_mul(0x9e37_79b9_7f4a_7c15_u64 as usize) >> 20) & mask;
        loop {
            let found = self.places[at].page;
            if found == page || found == NO_PAGE {
                return at;
            }
            at = (at + 1) & mask;
        }
    }

    #[inline(always)]
    fn find(&self, address: usize) -> *mut u32 {
        let page = address >> PAGE_SHIFT;
        let place = self.recent[page & (RECENT - 1)].get();
        if place.page == page {
            word_of(place.words, address)
        } else {
            self.find_again(address)
        }
    }

    #[inline(never)]
    fn find_again(&self, address: usize) -> *mut u32 {
        let page = address >> PAGE_SHIFT;
        let place = self.places[self.place_of(page)];
        if place.words.is_null() {
            return std::ptr::null_mut();
        }
        self.recent[page & (RECENT - 1)].set(place);
        word_of(place.words, address)
    }

    #[cold]
    fn add(&mut self, page: usize) -> Place {
        if self.left_in_slab == 0 {
            // Zeroed by the allocator, page by page when they are used.
            let slab = Box::<[Page]>::new_zeroed_slice(SLAB_PAGES);
            // SAFETY: numbers may be zero.
            self.slabs.push(unsafe { slab.assume_init() });
            self.left_in_slab = SLAB_PAGES;
        }
        self.left_in_slab -= 1;
        let slab = self.slabs.last_mut().expect("one was just made");
        let place = Place {
            page,
            words: &raw mut slab[self.left_in_slab],
        };
        if (self.used + 1) * 2 > self.places.len() {
            let larger = vec![EMPTY; self.places.len() * 2];
            for old in std::mem::replace(&mut self.places, larger) {
                if old.page != NO_PAGE {
                    let at = self.place_of(old.page);
                    self.places[at] = old;
                }
            }
        }
        let at = self.place_of(page);
        self.places[at] = place;
        self.used += 1;
        place
    }

    #[inline(always)]
    fn find_or_add(&mut self, address: usize) -> *mut u32 {
        let word = self.find(address);
        if word.is_null() {
            word_of(self.add(address >> PAGE_SHIFT).words, address)
        } else {
            word
        }
    }

    /// The value of the handle for the object at `address`, which is alive.
    ///
    /// # Errors
    /// `RESOURCE_EXHAUSTED` when the address has been used for too many objects.
    #[inline(always)]
    pub fn wrap(&mut self, address: usize, kind: Kind) -> Result<u64, Status> {
        let word = self.find_or_add(address);
        // SAFETY: the word lies in a page that the shadow owns.
        let word = unsafe { &mut *word };
        let wanted = (kind as u32) << KIND_SHIFT | LIVE;
        if *word & (KIND_MASK << KIND_SHIFT | LIVE) != wanted {
            let generation = (*word >> GENERATION_SHIFT) + 1;
            if generation >= GENERATIONS {
                return Err(Status::RESOURCE_EXHAUSTED);
            }
            *word = generation << GENERATION_SHIFT | wanted;
        }
        let generation = u64::from(*word >> GENERATION_SHIFT);
        Ok(generation << ADDRESS_BITS | (address as u64 >> 3))
    }

    /// The address behind a value of a live object of this kind; `None` for anything else.
    #[inline(always)]
    pub fn live(&self, value: u64, kind: Kind) -> Option<usize> {
        let address = address_of(value);
        let word = self.find(address);
        // SAFETY: not null, so it lies in a page that the shadow owns.
        if word.is_null() || value >> 63 != 0 || unsafe { *word } != expected(value, kind) {
            return None;
        }
        Some(address)
    }

    /// Why a value is refused.
    #[cold]
    pub fn refused(&self, value: u64) -> Status {
        if value >> 63 != 0 {
            return Status::WRONG_TYPE;
        }
        let word = self.find(address_of(value));
        // SAFETY: not null, so it lies in a page that the shadow owns.
        let word = if word.is_null() { 0 } else { unsafe { *word } };
        let same = word >> GENERATION_SHIFT == (value >> ADDRESS_BITS) as u32;
        if same && word & LIVE != 0 {
            Status::WRONG_TYPE
        } else {
            Status::STALE_HANDLE
        }
    }

    /// Makes the handle of an object stale, if it has one.
    pub fn forget(&mut self, address: usize) {
        let word = self.find(address);
        if !word.is_null() {
            // SAFETY: the word lies in a page that the shadow owns.
            unsafe { *word &= !LIVE };
        }
    }
}

#[inline]
fn word_of(words: *mut Page, address: usize) -> *mut u32 {
    let index = (address >> GRANULE_SHIFT) & (WORDS - 1);
    // Within the page, as the index is masked.
    words.cast::<u32>().wrapping_add(index)
}

/// A number for an object of the tables themselves.
pub fn object_value(kind: u8, generation: u32, index: u32) -> u64 {
    1 << 63 | u64::from(kind) << 56 | u64::from(generation & 0xff_ffff) << 32 | u64::from(index)
}

/// Objects of one kind that the tables keep themselves.
pub struct Objects<T> {
    kind: u8,
    places: Vec<(u32, Option<T>)>,
}

impl<T> Objects<T> {
    /// None yet; kinds are told apart by `kind`, below 128.
    pub fn new(kind: u8) -> Objects<T> {
        Objects {
            kind,
            places: Vec::new(),
        }
    }

    /// Names an object.
    ///
    /// # Errors
    /// `RESOURCE_EXHAUSTED`.
    pub fn insert(&mut self, object: T) -> Result<u64, Status> {
        // Places are few and are looked for from the end, where the free ones are.
        let free = self
            .places
            .iter()
            .rposition(|(g, o)| o.is_none() && *g < 0xff_ffff);
        let index = match free {
            Some(index) => index,
            None => {
                if self.places.len() >= 1 << 20 {
                    return Err(Status::RESOURCE_EXHAUSTED);
                }
                self.places.push((0, None));
                self.places.len() - 1
            }
        };
        let place = &mut self.places[index];
        place.0 += 1;
        place.1 = Some(object);
        Ok(object_value(self.kind, place.0, index as u32))
    }

    fn index(&self, value: u64) -> Result<usize, Status> {
        if value >> 56 != u64::from(self.kind) | 0x80 {
            return Err(Status::WRONG_TYPE);
        }
        let index = (value & 0xffff_ffff) as usize;
        let place = self.places.get(index).ok_or(Status::STALE_HANDLE)?;
        if place.1.is_none() || object_value(self.kind, place.0, index as u32) != value {
            return Err(Status::STALE_HANDLE);
        }
        Ok(index)
    }

    /// An object.
    ///
    /// # Errors
    /// `WRONG_TYPE`, `STALE_HANDLE`.
    pub fn get(&mut self, value: u64) -> Result<&mut T, Status> {
        let index = self.index(value)?;
        self.places[index].1.as_mut().ok_or(Status::STALE_HANDLE)
    }

    /// Takes an object out.
    ///
    /// # Errors
    /// As [`Objects::get`].
    pub fn remove(&mut self, value: u64) -> Result<T, Status> {
        let index = self.index(value)?;
        self.places[index].1.take().ok_or(Status::STALE_HANDLE)
    }

    /// Takes all objects out; every value is stale then.
    pub fn clear(&mut self) {
        for (_, object) in &mut self.places {
            *object = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_object_has_one_handle_while_it_lives() {
        let mut shadow = Shadow::new();
        let a = shadow.wrap(0x5555_0010, Kind::Value).expect("room");
        assert_eq!(shadow.wrap(0x5555_0010, Kind::Value), Ok(a));
        assert_eq!(shadow.live(a, Kind::Value), Some(0x5555_0010));
        assert_eq!(shadow.live(a, Kind::Type), None);
        assert_eq!(shadow.refused(a), Status::WRONG_TYPE);
        shadow.forget(0x5555_0010);
        assert_eq!(shadow.live(a, Kind::Value), None);
        assert_eq!(shadow.refused(a), Status::STALE_HANDLE);
        let b = shadow.wrap(0x5555_0010, Kind::Value).expect("room");
        assert_ne!(a, b);
        assert_eq!(shadow.refused(a), Status::STALE_HANDLE);
    }

    #[test]
    fn an_address_is_given_up_when_its_generations_are_used_up() {
        let mut shadow = Shadow::new();
        for _ in 1..GENERATIONS {
            shadow.wrap(0x5555_0010, Kind::Value).expect("room");
            shadow.forget(0x5555_0010);
        }
        assert_eq!(
            shadow.wrap(0x5555_0010, Kind::Value),
            Err(Status::RESOURCE_EXHAUSTED)
        );
    }

    #[test]
    fn forged_values_never_resolve() {
        let mut shadow = Shadow::new();
        let mut real = std::collections::HashSet::new();
        for i in 0..10_000usize {
            real.insert(
                shadow
                    .wrap(0x5555_0000 + i * 48, Kind::Value)
                    .expect("room"),
            );
        }
        let mut seed = 0x9e37_79b9_7f4a_7c15u64;
        for _ in 0..100_000 {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            for value in [
                seed,
                seed & ADDRESS_MASK,
                0x5555_0000 >> 3 | seed << ADDRESS_BITS,
            ] {
                let known = real.contains(&value);
                assert_eq!(shadow.live(value, Kind::Value).is_some(), known);
            }
        }
    }
}
