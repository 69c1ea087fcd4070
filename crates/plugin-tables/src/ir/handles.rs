//! Handles of LLVM objects: a shadow of the heap that says which addresses have been handed out.
//!
//! A handle's value is the object's address and a generation. For every 16 bytes of a heap page on which a wrapped
//! object lies the shadow has one word: generation, kind, in which half the object begins, and whether it is alive. Wrapping and resolving
//! are one look-up each, without hashing objects and without a list that grows with each call; objects that lie
//! side by side have their words side by side. Two LLVM objects never begin within the same 16 bytes.
//!
//! What the tables keep themselves (mutations, builders, buffers) has values with the top bit set.

use std::cell::{Cell, RefCell};

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

// A word, from its lowest bit: 19 bits of generation, one that is always clear, in which half the object begins, four
// bits of kind, and whether it is alive. The first three are a value turned right by one and shifted down.
const GENERATION_BITS: u32 = 19;
/// Generations that a handle has room for.
const GENERATIONS: u32 = 1 << GENERATION_BITS;
const HALF_SHIFT: u32 = 20;
const KIND_SHIFT: u32 = 21;
const KIND_MASK: u32 = 0xf;
const LIVE: u32 = 1 << 25;

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

/// The shadow. One thread uses it at a time.
pub struct Shadow {
    /// A value and its type that were asked for last: questions about one object come together.
    last_value: Last,
    last_type: Last,
    recent: [Cell<Place>; RECENT],
    pages: RefCell<Pages>,
}

/// A live object and the value of its handle; zeros for none.
#[derive(Default)]
struct Last {
    value: Cell<u64>,
    address: Cell<usize>,
}

impl Last {
    #[inline(always)]
    fn set(&self, value: u64, address: usize) {
        self.value.set(value);
        self.address.set(address);
    }
}

struct Pages {
    /// A power of two, at most half full.
    places: Vec<Place>,
    used: usize,
    slabs: Vec<Box<[Page]>>,
    left_in_slab: usize,
}

/// What a word says of a live object, without its generation.
#[inline(always)]
fn mark(address: usize, kind: Kind) -> u32 {
    (address as u32) << (HALF_SHIFT - 3) & 1 << HALF_SHIFT | (kind as u32) << KIND_SHIFT | LIVE
}

const MARK: u32 = 1 << HALF_SHIFT | KIND_MASK << KIND_SHIFT | LIVE;

#[inline(always)]
fn generation_of(word: u32) -> u32 {
    word & (GENERATIONS - 1)
}

/// The word of the live object that a value names. A value of the tables' own, whose top bit is set, has the bit that
/// is clear in every word.
#[inline(always)]
fn expected(value: u64, kind: Kind) -> u32 {
    (value.rotate_right(1) >> (ADDRESS_BITS - 1)) as u32 + ((kind as u32) << KIND_SHIFT) + LIVE
}

#[inline(always)]
fn address_of(value: u64) -> usize {
    ((value & ADDRESS_MASK) << 3) as usize
}

impl Default for Shadow {
    fn default() -> Self {
        Shadow::new()
    }
}

impl Pages {
    fn new() -> Pages {
        Pages {
            places: vec![EMPTY; 64],
            used: 0,
            slabs: Vec::new(),
            left_in_slab: 0,
        }
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
}

impl Shadow {
    /// A shadow of nothing.
    pub fn new() -> Shadow {
        Shadow {
            last_value: Last::default(),
            last_type: Last::default(),
            recent: [const { Cell::new(EMPTY) }; RECENT],
            pages: RefCell::new(Pages::new()),
        }
    }

    /// Forgets everything.
    pub fn clear(&self) {
        self.last_value.set(0, 0);
        self.last_type.set(0, 0);
        for recent in &self.recent {
            recent.set(EMPTY);
        }
        *self.pages.borrow_mut() = Pages::new();
    }

    /// The word of an address; null when its page has none.
    fn find(&self, address: usize) -> *mut u32 {
        match self.find_recent(address) {
            Some(word) => word,
            None => self.find_again(address),
        }
    }

    #[cold]
    #[inline(never)]
    fn find_again(&self, address: usize) -> *mut u32 {
        let page = address >> PAGE_SHIFT;
        let pages = self.pages.borrow();
        let place = pages.places[pages.place_of(page)];
        if place.words.is_null() {
            return std::ptr::null_mut();
        }
        self.recent[page & (RECENT - 1)].set(place);
        word_of(place.words, address)
    }

    /// The word of an address on a page that has been used lately.
    #[inline(always)]
    fn find_recent(&self, address: usize) -> Option<*mut u32> {
        let page = address >> PAGE_SHIFT;
        let place = self.recent[page & (RECENT - 1)].get();
        (place.page == page).then(|| word_of(place.words, address))
    }

    /// The value that the object at `address` has already, when its page has been used lately.
    #[inline(always)]
    pub fn known(&self, address: usize, kind: Kind) -> Option<u64> {
        // SAFETY: the word lies in a page that the shadow owns.
        let word = unsafe { *self.find_recent(address)? };
        (word & MARK == mark(address, kind)).then(|| value_of(word, address))
    }

    /// The value of the handle for the object at `address`, which is alive.
    ///
    /// # Errors
    /// `RESOURCE_EXHAUSTED` when the address has been used for too many objects.
    #[inline(always)]
    pub fn wrap(&self, address: usize, kind: Kind) -> Result<u64, Status> {
        match self.known(address, kind) {
            Some(value) => Ok(value),
            None => self.wrap_anew(address, kind),
        }
    }

    #[cold]
    #[inline(never)]
    fn wrap_anew(&self, address: usize, kind: Kind) -> Result<u64, Status> {
        let mut word = self.find(address);
        if word.is_null() {
            let place = self.pages.borrow_mut().add(address >> PAGE_SHIFT);
            word = word_of(place.words, address);
        }
        // SAFETY: the word lies in a page that the shadow owns.
        let word = unsafe { &mut *word };
        let wanted = mark(address, kind);
        if *word & MARK != wanted {
            let generation = generation_of(*word) + 1;
            if generation >= GENERATIONS {
                return Err(Status::RESOURCE_EXHAUSTED);
            }
            *word = generation | wanted;
        }
        Ok(value_of(*word, address))
    }

    /// The address behind a value of a live object of this kind; `None` for anything else.
    pub fn live(&self, value: u64, kind: Kind) -> Option<usize> {
        let address = address_of(value);
        let word = self.find(address);
        // SAFETY: not null, so it lies in a page that the shadow owns.
        (!word.is_null() && unsafe { *word } == expected(value, kind)).then_some(address)
    }

    #[inline(always)]
    fn live_recent(&self, value: u64, kind: Kind, last: &Last) -> Option<usize> {
        if value == last.value.get() && value != 0 {
            return Some(last.address.get());
        }
        let address = address_of(value);
        // SAFETY: the word lies in a page that the shadow owns.
        let word = unsafe { *self.find_recent(address)? };
        if word != expected(value, kind) {
            return None;
        }
        last.set(value, address);
        Some(address)
    }

    /// As [`Shadow::live`], of a value that was asked for last or whose page has been used lately.
    #[inline(always)]
    pub fn recent_value(&self, value: u64) -> Option<usize> {
        self.live_recent(value, Kind::Value, &self.last_value)
    }

    /// As [`Shadow::recent_value`], of a type.
    #[inline(always)]
    pub fn recent_type(&self, value: u64) -> Option<usize> {
        self.live_recent(value, Kind::Type, &self.last_type)
    }

    /// As [`Shadow::known`], of a type.
    #[inline(always)]
    pub fn known_type(&self, address: usize) -> Option<u64> {
        if self.last_type.address.get() == address {
            return Some(self.last_type.value.get());
        }
        let value = self.known(address, Kind::Type)?;
        self.last_type.set(value, address);
        Some(value)
    }

    /// Why a value is refused.
    #[cold]
    pub fn refused(&self, value: u64) -> Status {
        if value >> 63 != 0 {
            return Status::WRONG_TYPE;
        }
        let address = address_of(value);
        let word = self.find(address);
        // SAFETY: not null, so it lies in a page that the shadow owns.
        let word = if word.is_null() { 0 } else { unsafe { *word } };
        let same = u64::from(generation_of(word)) == value >> ADDRESS_BITS
            && word >> HALF_SHIFT & 1 == (address >> 3 & 1) as u32;
        if same && word & LIVE != 0 {
            Status::WRONG_TYPE
        } else {
            Status::STALE_HANDLE
        }
    }

    /// Makes the handle of an object stale, if it has one.
    pub fn forget(&self, address: usize) {
        for last in [&self.last_value, &self.last_type] {
            if last.address.get() == address {
                last.set(0, 0);
            }
        }
        let word = self.find(address);
        if !word.is_null() {
            // SAFETY: the word lies in a page that the shadow owns.
            unsafe { *word &= !LIVE };
        }
    }
}

#[inline(always)]
fn value_of(word: u32, address: usize) -> u64 {
    u64::from(generation_of(word)) << ADDRESS_BITS | (address as u64 >> 3)
}

#[inline(always)]
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
        let shadow = Shadow::new();
        let a = shadow.wrap(0x5555_0010, Kind::Value).expect("room");
        assert_eq!(shadow.wrap(0x5555_0010, Kind::Value), Ok(a));
        assert_eq!(shadow.live(a, Kind::Value), Some(0x5555_0010));
        assert_eq!(shadow.live(a, Kind::Type), None);
        assert_eq!(shadow.refused(a), Status::WRONG_TYPE);
        assert_eq!(shadow.recent_value(a), Some(0x5555_0010));
        shadow.forget(0x5555_0010);
        assert_eq!(shadow.live(a, Kind::Value), None);
        assert_eq!(shadow.recent_value(a), None);
        assert_eq!(shadow.recent_value(0), None);
        assert_eq!(shadow.refused(a), Status::STALE_HANDLE);
        let b = shadow.wrap(0x5555_0010, Kind::Value).expect("room");
        assert_ne!(a, b);
        assert_eq!(shadow.refused(a), Status::STALE_HANDLE);
    }

    #[test]
    fn an_address_is_given_up_when_its_generations_are_used_up() {
        let shadow = Shadow::new();
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
    fn a_value_names_where_the_object_begins_and_nothing_beside() {
        let shadow = Shadow::new();
        for address in [0x5555_0010, 0x5555_0048] {
            let value = shadow.wrap(address, Kind::Value).expect("room");
            assert_eq!(shadow.live(value, Kind::Value), Some(address));
            assert_eq!(shadow.recent_value(value), Some(address));
            assert_eq!(shadow.recent_type(value), None);
            for bit in 0..64 {
                let forged = value ^ 1 << bit;
                assert_eq!(shadow.live(forged, Kind::Value), None, "bit {bit}");
                assert_eq!(shadow.recent_value(forged), None, "bit {bit}");
                assert_eq!(
                    shadow.refused(forged) == Status::WRONG_TYPE,
                    bit == 63,
                    "bit {bit}"
                );
            }
        }
    }

    #[test]
    fn forged_values_never_resolve() {
        let shadow = Shadow::new();
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
