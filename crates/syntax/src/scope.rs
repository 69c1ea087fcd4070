//! Which identifiers are typedef names, ordinary names or tags at the current point: all that the grammar of C
//! needs to know about declarations.

use neverc_source::{Loc, Symbol};

use crate::ast::Ident;

/// What a name means as an ordinary identifier.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NameKind {
    /// Not declared.
    Unknown,
    /// Object, function, parameter or enumerator.
    Ordinary,
    /// Typedef name.
    Typedef,
    /// Declared with an erroneous type: may be meant as anything.
    Broken,
}

/// What a tag names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TagKind {
    /// Not declared.
    Unknown,
    /// `struct`
    Struct,
    /// `union`
    Union,
    /// `enum`
    Enum,
}

#[derive(Clone, Copy)]
struct Binding {
    name: NameKind,
    tag: TagKind,
    /// Where the ordinary identifier was declared.
    loc: Loc,
}

const UNBOUND: Binding = Binding {
    name: NameKind::Unknown,
    tag: TagKind::Unknown,
    loc: Loc::NONE,
};

/// Bindings by symbol number, with a log to undo the inner scopes.
#[derive(Default)]
pub(crate) struct Scopes {
    bindings: Vec<Binding>,
    log: Vec<(Symbol, Binding)>,
    marks: Vec<usize>,
}

impl Scopes {
    fn binding(&self, name: Symbol) -> Binding {
        self.bindings
            .get(name.0 as usize)
            .copied()
            .unwrap_or(UNBOUND)
    }

    /// What `name` is as an ordinary identifier.
    pub fn kind(&self, name: Symbol) -> NameKind {
        self.binding(name).name
    }

    /// Where `name` was declared as an ordinary identifier or typedef name.
    pub fn declared_at(&self, name: Symbol) -> Loc {
        self.binding(name).loc
    }

    /// What `name` is as a tag.
    pub fn tag(&self, name: Symbol) -> TagKind {
        self.binding(name).tag
    }

    fn set(&mut self, name: Symbol, new: Binding) {
        let index = name.0 as usize;
        if index >= self.bindings.len() {
            self.bindings.resize(index + 1, UNBOUND);
        }
        self.log.push((name, self.bindings[index]));
        self.bindings[index] = new;
    }

    /// Declares an ordinary identifier or typedef name in the current scope.
    pub fn declare(&mut self, name: Ident, kind: NameKind) {
        let old = self.binding(name.name);
        if old.name != kind {
            let new = Binding {
                name: kind,
                loc: name.loc,
                ..old
            };
            self.set(name.name, new);
        }
    }

    /// Declares a tag in the current scope.
    pub fn declare_tag(&mut self, name: Symbol, tag: TagKind) {
        let old = self.binding(name);
        if old.tag != tag {
            self.set(name, Binding { tag, ..old });
        }
    }

    /// Opens a scope.
    pub fn push(&mut self) {
        self.marks.push(self.log.len());
    }

    /// Closes the innermost scope.
    pub fn pop(&mut self) {
        let mark = self.marks.pop().unwrap_or(0);
        while self.log.len() > mark {
            if let Some((name, old)) = self.log.pop() {
                self.bindings[name.0 as usize] = old;
            }
        }
    }

    /// All names that are typedefs now.
    pub fn typedef_names(&self) -> impl Iterator<Item = Symbol> + '_ {
        self.bindings
            .iter()
            .enumerate()
            .filter(|(_, b)| b.name == NameKind::Typedef)
            .map(|(i, _)| Symbol(i as u32))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inner_scope_shadows_and_restores() {
        let mut scopes = Scopes::default();
        let t = Symbol(7);
        let ident = Ident {
            name: t,
            loc: Loc(1),
        };
        scopes.declare(ident, NameKind::Typedef);
        scopes.push();
        scopes.declare(ident, NameKind::Ordinary);
        assert_eq!(scopes.kind(t), NameKind::Ordinary);
        scopes.push();
        scopes.declare(ident, NameKind::Typedef);
        scopes.declare_tag(t, TagKind::Enum);
        assert_eq!(scopes.tag(t), TagKind::Enum);
        scopes.pop();
        assert_eq!(scopes.kind(t), NameKind::Ordinary);
        scopes.pop();
        assert_eq!(scopes.kind(t), NameKind::Typedef);
        assert_eq!(scopes.tag(t), TagKind::Unknown);
    }
}
