//! The tree in which an initializer is collected: parts by index, later ones overriding earlier ones.

use neverc_source::Range;

use crate::tree::ExprId;
use crate::types::QualType;

/// A part's initializer.
#[derive(Clone, Debug)]
pub(crate) enum Node {
    /// A value or string.
    Leaf(ExprId),
    /// An aggregate.
    Agg(Box<Agg>),
}

/// Consecutive parts with one initializer.
#[derive(Clone, Debug)]
pub(crate) struct Slot {
    pub index: u64,
    pub count: u64,
    pub node: Node,
    pub range: Range,
}

impl Slot {
    fn end(&self) -> u64 {
        self.index.saturating_add(self.count)
    }
}

/// An aggregate under construction: slots are sorted and disjoint.
#[derive(Clone, Debug)]
pub(crate) struct Agg {
    /// Type of the aggregate.
    pub ty: QualType,
    /// Where it is written.
    pub range: Range,
    slots: Vec<Slot>,
}

impl Agg {
    pub fn new(ty: QualType, range: Range) -> Agg {
        Agg {
            ty,
            range,
            slots: Vec::new(),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.slots.is_empty()
    }

    /// One past the last initialized index.
    pub fn extent(&self) -> u64 {
        self.slots.last().map_or(0, Slot::end)
    }

    pub fn into_slots(self) -> Vec<Slot> {
        self.slots
    }

    /// Sets parts `index .. index + count`; gives the range of an earlier initializer that is overridden.
    pub fn set(
        &mut self,
        index: u64,
        count: u64,
        node: Node,
        range: Range,
        is_union: bool,
    ) -> Option<Range> {
        let slot = Slot {
            index,
            count,
            node,
            range,
        };
        if is_union {
            let previous = self.slots.first().map(|s| s.range);
            self.slots.clear();
            self.slots.push(slot);
            return previous;
        }
        if self.extent() <= index {
            self.slots.push(slot);
            return None;
        }
        let previous = self.cut(index, slot.end());
        let at = self.slots.partition_point(|s| s.index < index);
        self.slots.insert(at, slot);
        previous
    }

    /// Removes everything in `from .. to`, splitting ranges that reach beyond; gives where the first of it stood.
    fn cut(&mut self, from: u64, to: u64) -> Option<Range> {
        let first = self.slots.partition_point(|s| s.end() <= from);
        let last = self.slots.partition_point(|s| s.index < to);
        if first >= last {
            return None;
        }
        let previous = self.slots[first].range;
        let mut keep = Vec::new();
        let head = &self.slots[first];
        if head.index < from {
            let mut left = head.clone();
            left.count = from - left.index;
            keep.push(left);
        }
        let tail = &self.slots[last - 1];
        if tail.end() > to {
            let mut right = tail.clone();
            right.count = right.end() - to;
            right.index = to;
            keep.push(right);
        }
        self.slots.splice(first..last, keep);
        Some(previous)
    }

    /// The aggregate at parts `index .. index + count`, made or split off when needed.
    pub fn sub(
        &mut self,
        index: u64,
        count: u64,
        ty: QualType,
        range: Range,
        is_union: bool,
    ) -> &mut Agg {
        if is_union && self.slots.first().is_some_and(|s| s.index != index) {
            self.slots.clear();
        }
        let end = index.saturating_add(count);
        let at = self.slots.partition_point(|s| s.end() <= index);
        let covering = self
            .slots
            .get(at)
            .filter(|s| s.index <= index && s.end() >= end && matches!(s.node, Node::Agg(_)))
            .cloned();
        let node = match covering {
            Some(slot) if slot.index == index && slot.count == count => None,
            Some(slot) => Some(slot.node),
            None => Some(Node::Agg(Box::new(Agg::new(ty, range)))),
        };
        if let Some(node) = node {
            self.cut(index, end);
            let at = self.slots.partition_point(|s| s.index < index);
            self.slots.insert(
                at,
                Slot {
                    index,
                    count,
                    node,
                    range,
                },
            );
        }
        let at = self.slots.partition_point(|s| s.index < index);
        let slot = &mut self.slots[at];
        if let Node::Leaf(_) = slot.node {
            slot.node = Node::Agg(Box::new(Agg::new(ty, range)));
        }
        match &mut slot.node {
            Node::Agg(agg) => agg,
            Node::Leaf(_) => unreachable!("replaced by an aggregate above"),
        }
    }
}
