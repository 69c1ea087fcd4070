//! The vectors that hold the nodes of the syntax tree, and lists in them.

use neverc_source::{List, pools};

use crate::ast::*;

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

pools! {
    exprs: ExprId;
    stmts: StmtId;
    decls: DeclId;
    strings: StringPart;
    associations: Association;
    designators: Designator;
    init_items: InitItem;
    attrs: Attr;
    attr_args: AttrArg;
    idents: Ident;
    asm_operands: AsmOperand;
    init_declarators: InitDeclarator;
    members: Member;
    field_declarators: FieldDeclarator;
    enumerators: Enumerator;
    chunks: Chunk;
    params: Param;
}

impl Ast {
    /// The elements of a list.
    pub fn list<T: Pooled>(&self, list: List<T>) -> &[T] {
        list.of(T::pool(&self.pools))
    }

    /// Appends a list.
    pub fn push_list<T: Pooled>(&mut self, items: &[T]) -> List<T> {
        List::push(T::pool_mut(&mut self.pools), items)
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
