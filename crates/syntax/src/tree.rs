//! The vectors that hold the nodes of the syntax tree, and lists in them.

use std::marker::PhantomData;

use crate::ast::*;

/// A run of `T` in the pool of [`Ast`] for `T`; read with [`Ast::list`].
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
}

/// The syntax tree of a translation unit.
#[derive(Default)]
#[allow(missing_docs)]
pub struct Ast {
    /// External declarations, in order.
    pub top: Vec<DeclId>,
    pub exprs: Vec<Expr>,
    pub stmts: Vec<Stmt>,
    pub decls: Vec<Decl>,
    pub specs: Vec<Specs>,
    pub declarators: Vec<Declarator>,
    pub type_names: Vec<TypeName>,
    pub records: Vec<RecordSpec>,
    pub enums: Vec<EnumSpec>,
    pub asms: Vec<Asm>,
    /// The pragmas of the token stream, taken over.
    pub pragmas: Vec<neverc_prep::Pragma>,
    /// Pools for lists.
    pub pools: Pools,
}

/// One pool a list element type.
#[derive(Default)]
#[allow(missing_docs)]
pub struct Pools {
    pub exprs: Vec<ExprId>,
    pub stmts: Vec<StmtId>,
    pub decls: Vec<DeclId>,
    pub strings: Vec<StringPart>,
    pub associations: Vec<Association>,
    pub designators: Vec<Designator>,
    pub init_items: Vec<InitItem>,
    pub attrs: Vec<Attr>,
    pub attr_args: Vec<AttrArg>,
    pub idents: Vec<Ident>,
    pub asm_operands: Vec<AsmOperand>,
    pub init_declarators: Vec<InitDeclarator>,
    pub members: Vec<Member>,
    pub field_declarators: Vec<FieldDeclarator>,
    pub enumerators: Vec<Enumerator>,
    pub chunks: Vec<Chunk>,
    pub params: Vec<Param>,
}

/// Element types of lists.
pub trait Pooled: Sized + Copy {
    /// Its pool.
    fn pool(pools: &Pools) -> &Vec<Self>;
    /// Its pool, to append.
    fn pool_mut(pools: &mut Pools) -> &mut Vec<Self>;
}

macro_rules! pooled {
    ($($ty:ty => $field:ident;)*) => {$(
        impl Pooled for $ty {
            fn pool(pools: &Pools) -> &Vec<Self> { &pools.$field }
            fn pool_mut(pools: &mut Pools) -> &mut Vec<Self> { &mut pools.$field }
        }
    )*};
}

pooled! {
    ExprId => exprs;
    StmtId => stmts;
    DeclId => decls;
    StringPart => strings;
    Association => associations;
    Designator => designators;
    InitItem => init_items;
    Attr => attrs;
    AttrArg => attr_args;
    Ident => idents;
    AsmOperand => asm_operands;
    InitDeclarator => init_declarators;
    Member => members;
    FieldDeclarator => field_declarators;
    Enumerator => enumerators;
    Chunk => chunks;
    Param => params;
}

impl Ast {
    /// The elements of a list.
    pub fn list<T: Pooled>(&self, list: List<T>) -> &[T] {
        &T::pool(&self.pools)[list.start as usize..(list.start + list.len) as usize]
    }

    /// Appends a list.
    pub fn push_list<T: Pooled>(&mut self, items: &[T]) -> List<T> {
        if items.is_empty() {
            return List::default();
        }
        let pool = T::pool_mut(&mut self.pools);
        let start = pool.len() as u32;
        pool.extend_from_slice(items);
        List {
            start,
            len: items.len() as u32,
            marker: PhantomData,
        }
    }

    /// The expression.
    pub fn expr(&self, id: ExprId) -> &Expr {
        &self.exprs[id.index()]
    }

    /// The statement.
    pub fn stmt(&self, id: StmtId) -> &Stmt {
        &self.stmts[id.index()]
    }

    /// The declaration.
    pub fn decl(&self, id: DeclId) -> &Decl {
        &self.decls[id.index()]
    }

    /// The specifiers.
    pub fn specs(&self, id: SpecsId) -> &Specs {
        &self.specs[id.index()]
    }

    /// The declarator.
    pub fn declarator(&self, id: DeclaratorId) -> &Declarator {
        &self.declarators[id.index()]
    }

    /// The type name.
    pub fn type_name(&self, id: TypeNameId) -> &TypeName {
        &self.type_names[id.index()]
    }

    /// The struct or union specifier.
    pub fn record(&self, id: RecordId) -> &RecordSpec {
        &self.records[id.index()]
    }

    /// The enum specifier.
    pub fn enum_spec(&self, id: EnumId) -> &EnumSpec {
        &self.enums[id.index()]
    }

    /// The asm statement.
    pub fn asm(&self, id: AsmId) -> &Asm {
        &self.asms[id.index()]
    }
}
