//! Memory that plugins get from the host: who holds how much, and sized, aligned, checked frees.

use std::alloc::{Layout, alloc, dealloc, realloc};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::status::Status;

struct Block {
    layout: Layout,
    owner: Arc<str>,
}

/// What one plugin holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Holding {
    /// Live blocks.
    pub blocks: u64,
    /// Live bytes.
    pub bytes: u64,
    /// Most bytes ever held at once.
    pub peak: u64,
}

#[derive(Default)]
struct Books {
    blocks: HashMap<usize, Block>,
    holdings: HashMap<Arc<str>, Holding>,
}

/// All blocks that plugins hold.
#[derive(Default)]
pub struct Ledger {
    books: Mutex<Books>,
}

fn layout(size: u64, alignment: u64) -> Result<Layout, Status> {
    let Ok(alignment) = usize::try_from(alignment) else {
        return Err(Status::INVALID_ARGUMENT);
    };
    if !alignment.is_power_of_two() {
        return Err(Status::INVALID_ARGUMENT);
    }
    // An empty block still needs an address of its own, so that it can be freed.
    let size = usize::try_from(size.max(1)).map_err(|_| Status::RESOURCE_EXHAUSTED)?;
    Layout::from_size_align(size, alignment).map_err(|_| Status::RESOURCE_EXHAUSTED)
}

impl Books {
    fn credit(&mut self, owner: &Arc<str>, size: usize) {
        let holding = self.holdings.entry(owner.clone()).or_default();
        holding.blocks += 1;
        holding.bytes += size as u64;
        holding.peak = holding.peak.max(holding.bytes);
    }

    fn debit(&mut self, owner: &Arc<str>, size: usize) {
        if let Some(holding) = self.holdings.get_mut(owner) {
            holding.blocks -= 1;
            holding.bytes -= size as u64;
        }
    }
}

impl Ledger {
    fn books(&self) -> std::sync::MutexGuard<'_, Books> {
        self.books.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A block of `size` bytes, charged to `owner`.
    ///
    /// # Errors
    /// `INVALID_ARGUMENT` for a bad alignment, `RESOURCE_EXHAUSTED` without memory.
    pub fn allocate(&self, owner: &Arc<str>, size: u64, alignment: u64) -> Result<usize, Status> {
        let layout = layout(size, alignment)?;
        // SAFETY: the layout is not empty.
        let pointer = unsafe { alloc(layout) };
        if pointer.is_null() {
            return Err(Status::RESOURCE_EXHAUSTED);
        }
        let mut books = self.books();
        books.credit(owner, layout.size());
        let owner = owner.clone();
        books
            .blocks
            .insert(pointer as usize, Block { layout, owner });
        Ok(pointer as usize)
    }

    /// Moves a block to another size; null allocates.
    ///
    /// # Errors
    /// `INVALID_ARGUMENT` for an unknown block, wrong size or alignment; `RESOURCE_EXHAUSTED` without
    /// memory, and then the old block stays.
    pub fn reallocate(
        &self,
        owner: &Arc<str>,
        pointer: usize,
        old_size: u64,
        new_size: u64,
        alignment: u64,
    ) -> Result<usize, Status> {
        if pointer == 0 {
            return self.allocate(owner, new_size, alignment);
        }
        let old = layout(old_size, alignment)?;
        let new = layout(new_size, alignment)?;
        let mut books = self.books();
        let known = books.blocks.get(&pointer);
        if known.is_none_or(|b| b.layout != old) {
            return Err(Status::INVALID_ARGUMENT);
        }
        // SAFETY: the block is live with layout `old`, and the new size is not zero and was checked to be
        // possible at this alignment.
        let moved = unsafe { realloc(pointer as *mut u8, old, new.size()) };
        if moved.is_null() {
            return Err(Status::RESOURCE_EXHAUSTED);
        }
        if let Some(block) = books.blocks.remove(&pointer) {
            books.debit(&block.owner, old.size());
            books.credit(&block.owner, new.size());
            let owner = block.owner;
            books
                .blocks
                .insert(moved as usize, Block { layout: new, owner });
        }
        Ok(moved as usize)
    }

    /// Frees a block; null is fine.
    ///
    /// # Errors
    /// `INVALID_ARGUMENT` for an unknown block (a second free, too), wrong size or alignment.
    pub fn deallocate(&self, pointer: usize, size: u64, alignment: u64) -> Result<(), Status> {
        if pointer == 0 {
            return Ok(());
        }
        let layout = layout(size, alignment)?;
        let mut books = self.books();
        if books
            .blocks
            .get(&pointer)
            .is_none_or(|b| b.layout != layout)
        {
            return Err(Status::INVALID_ARGUMENT);
        }
        if let Some(block) = books.blocks.remove(&pointer) {
            books.debit(&block.owner, layout.size());
            // SAFETY: the block was live with this layout and is forgotten now.
            unsafe { dealloc(pointer as *mut u8, layout) };
        }
        Ok(())
    }

    /// What `owner` holds.
    pub fn holding(&self, owner: &str) -> Holding {
        self.books()
            .holdings
            .get(owner)
            .copied()
            .unwrap_or_default()
    }

    /// Frees what `owner` left behind and tells how much it was.
    pub fn reclaim(&self, owner: &str) -> Holding {
        let mut books = self.books();
        let holding = books.holdings.remove(owner).unwrap_or_default();
        books.blocks.retain(|&pointer, block| {
            let keep = &*block.owner != owner;
            if !keep {
                // SAFETY: the block is live with this layout and leaves the books.
                unsafe { dealloc(pointer as *mut u8, block.layout) };
            }
            keep
        });
        holding
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_freed_once_and_with_their_size() {
        let ledger = Ledger::default();
        let me: Arc<str> = Arc::from("a");
        let p = ledger.allocate(&me, 24, 8).expect("memory");
        assert_eq!(ledger.holding("a").bytes, 24);
        assert_eq!(ledger.deallocate(p, 23, 8), Err(Status::INVALID_ARGUMENT));
        assert_eq!(ledger.deallocate(p, 24, 8), Ok(()));
        assert_eq!(ledger.deallocate(p, 24, 8), Err(Status::INVALID_ARGUMENT));
        assert_eq!(ledger.holding("a").blocks, 0);
    }

    #[test]
    fn impossible_requests_are_refused() {
        let ledger = Ledger::default();
        let me: Arc<str> = Arc::from("a");
        assert_eq!(ledger.allocate(&me, 8, 3), Err(Status::INVALID_ARGUMENT));
        assert_eq!(ledger.allocate(&me, 8, 0), Err(Status::INVALID_ARGUMENT));
        assert_eq!(
            ledger.allocate(&me, u64::MAX, 8),
            Err(Status::RESOURCE_EXHAUSTED)
        );
    }

    #[test]
    fn growing_keeps_the_contents() {
        let ledger = Ledger::default();
        let me: Arc<str> = Arc::from("a");
        let p = ledger.allocate(&me, 4, 4).expect("memory");
        // SAFETY: the block has four bytes.
        unsafe { (p as *mut u32).write(0xabcd) };
        let q = ledger.reallocate(&me, p, 4, 4096, 4).expect("memory");
        // SAFETY: the block has 4096 bytes.
        assert_eq!(unsafe { (q as *const u32).read() }, 0xabcd);
        assert_eq!(ledger.reclaim("a").bytes, 4096);
    }
}
