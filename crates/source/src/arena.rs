//! What the trees are stored in: `u32` indices of nodes, and lists as runs in pools, one pool an element type.

use std::marker::PhantomData;

/// A run of `T` in the pool for `T`.
pub struct List<T> {
    /// First element.
    pub start: u32,
    /// Number of elements.
    pub len: u32,
    marker: PhantomData<T>,
}

impl<T> Clone for List<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for List<T> {}
impl<T> std::fmt::Debug for List<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "[{};{}]", self.start, self.len)
    }
}
impl<T> Default for List<T> {
    fn default() -> Self {
        List {
            start: 0,
            len: 0,
            marker: PhantomData,
        }
    }
}
impl<T> List<T> {
    /// Whether it has no element.
    pub fn is_empty(self) -> bool {
        self.len == 0
    }

    /// The elements, in the pool that the list was made in.
    #[inline]
    pub fn of(self, pool: &[T]) -> &[T] {
        &pool[self.start as usize..(self.start + self.len) as usize]
    }
}
impl<T: Clone> List<T> {
    /// Appends `items` to a pool.
    pub fn push(pool: &mut Vec<T>, items: &[T]) -> List<T> {
        if items.is_empty() {
            return List::default();
        }
        let start = pool.len() as u32;
        pool.extend_from_slice(items);
        List {
            start,
            len: items.len() as u32,
            marker: PhantomData,
        }
    }
}

/// Index types of nodes: `ids! { /// What it names. NameId; … }`.
#[macro_export]
macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub u32);
        impl $name {
            /// As an index.
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

/// The pools of a tree: `pools! { field: Element; … }` makes `Pools` with a vector a field, and the trait `Pooled`
/// that finds the pool of an element type.
#[macro_export]
macro_rules! pools {
    ($($field:ident: $ty:ty;)*) => {
        /// One pool a list element type.
        #[derive(Default)]
        #[allow(missing_docs)]
        pub struct Pools {
            $(pub $field: Vec<$ty>,)*
        }

        /// Element types of lists.
        pub trait Pooled: Sized + Clone {
            /// Its pool.
            fn pool(pools: &Pools) -> &Vec<Self>;
            /// Its pool, to append.
            fn pool_mut(pools: &mut Pools) -> &mut Vec<Self>;
        }

        $(
            impl Pooled for $ty {
                fn pool(pools: &Pools) -> &Vec<Self> { &pools.$field }
                fn pool_mut(pools: &mut Pools) -> &mut Vec<Self> { &mut pools.$field }
            }
        )*
    };
}
