//! Scopes: ordinary names, tags and labels, and how a name is found. C23 6.2.1 to 6.2.3.

use std::collections::{HashMap, HashSet};

use neverc_source::{Loc, Symbol, Warning};
use rustc_hash::FxBuildHasher;

use crate::builtins::{Builtin as BuiltinFn, builtin_by_name};
use crate::cx::Sema;
use crate::stmt::FnState;
use crate::tree::{
    Emission, EnumId, EnumeratorId, Field, FuncId, Function, Label, LabelId, Linkage, RecordId,
    Typedef, TypedefId, VarId, Visibility,
};
use crate::types::{Builtin, FnInfo, QualType, TypeKind};

/// What an ordinary identifier stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entity {
    /// A variable or parameter.
    Var(VarId),
    /// A function.
    Func(FuncId),
    /// An enumerator.
    Enumerator(EnumeratorId),
    /// A typedef name.
    Typedef(TypedefId),
}

/// What a tag stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tag {
    /// struct or union.
    Record(RecordId),
    /// enum.
    Enum(EnumId),
}

/// Kinds of scopes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ScopeKind {
    /// File scope.
    File,
    /// Parameters of a declaration.
    Prototype,
    /// Block scope; parameters of a definition and its body share one.
    Block,
}

struct ScopeMark {
    kind: ScopeKind,
    ordinary: usize,
    tags: usize,
    local_labels: usize,
    /// Errors reported before the scope.
    errors: u32,
}

struct Binding<T> {
    name: Symbol,
    entity: T,
    depth: u32,
    prev: u32,
}

/// One name space: a stack of bindings threaded by name.
struct Space<T> {
    heads: Vec<u32>,
    stack: Vec<Binding<T>>,
}

const NONE: u32 = u32::MAX;

impl<T> Default for Space<T> {
    fn default() -> Self {
        Space {
            heads: Vec::new(),
            stack: Vec::new(),
        }
    }
}

impl<T: Copy> Space<T> {
    fn get(&self, name: Symbol) -> Option<(T, u32)> {
        let head = *self.heads.get(name.0 as usize)?;
        let b = self.stack.get(head as usize)?;
        Some((b.entity, b.depth))
    }

    fn put(&mut self, name: Symbol, entity: T, depth: u32) {
        let at = name.0 as usize;
        if self.heads.len() <= at {
            self.heads.resize(at + 1 + at / 4, NONE);
        }
        let prev = self.heads[at];
        self.heads[at] = self.stack.len() as u32;
        self.stack.push(Binding {
            name,
            entity,
            depth,
            prev,
        });
    }

    fn cut(&mut self, len: usize) {
        while self.stack.len() > len {
            if let Some(b) = self.stack.pop() {
                self.heads[b.name.0 as usize] = b.prev;
            }
        }
    }
}

/// What is known of a function beyond [`Function`].
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct FuncExtra {
    /// A declaration at file scope without `inline`, or with `extern`.
    pub plain_declaration: bool,
    /// Declared with `inline` somewhere.
    pub any_inline: bool,
    /// The definition is `extern inline` in GNU's sense and may be replaced.
    pub gnu_extern_inline: bool,
    /// The (first) declaration came from the program, not from the builtin table.
    pub declared: bool,
    /// Already defined once.
    pub seen: bool,
}

/// Ordinary names and tags declared in a scope.
pub(crate) type Names = (Vec<(Symbol, Entity)>, Vec<(Symbol, Tag)>);

/// State of the declaration side of the analysis.
#[derive(Default)]
pub struct DeclState {
    ordinary: Space<Entity>,
    tags: Space<Tag>,
    scopes: Vec<ScopeMark>,
    /// All entities with linkage, visible or not (block-scope `extern`).
    pub(crate) linked: HashMap<Symbol, Entity, FxBuildHasher>,
    /// By `FuncId`.
    pub(crate) func_extra: Vec<FuncExtra>,
    /// Names of builtin functions made on demand.
    pub(crate) builtin_funcs: HashMap<Symbol, Option<FuncId>, FxBuildHasher>,
    /// Statement state of the function being analysed (statement expressions at file scope have one too).
    pub(crate) fun: FnState,
    /// `#pragma pack` in force, bytes; 0: none.
    pub(crate) pack: u32,
    pub(crate) pack_stack: Vec<(Option<Symbol>, u32)>,
    pub(crate) visibility: Vec<Visibility>,
    /// `#pragma aux`: conventions of functions.
    pub(crate) aux: HashMap<Symbol, crate::watcom::Aux, FxBuildHasher>,
    /// `#pragma weak`: alias target.
    pub(crate) weak: HashMap<Symbol, Option<Symbol>, FxBuildHasher>,
    /// `#pragma redefine_extname`.
    pub(crate) extnames: HashMap<Symbol, Symbol, FxBuildHasher>,
    /// Depth of nested record, statement and initializer analysis.
    pub(crate) depth: u32,
    /// Variables at file scope that are tentative, to be completed at the end.
    pub(crate) tentative: Vec<VarId>,
    /// Local typedefs for `-Wunused-local-typedef`.
    pub(crate) local_typedefs: Vec<TypedefId>,
    /// Positions of `deprecated` and `unavailable` by the position of what they mark.
    pub(crate) marked_at: HashMap<Loc, Loc, FxBuildHasher>,
    /// The `constexpr` object whose initializer is checked.
    pub(crate) constexpr_name: Symbol,
    /// Positions of the last `alias` and `weak` attributes.
    pub(crate) alias_loc: Loc,
    pub(crate) weak_loc: Loc,
    /// Positions of attributes already reported on.
    pub(crate) reported: HashSet<Loc, FxBuildHasher>,
    /// Definitions of structs that are being analysed.
    pub(crate) open_records: Vec<RecordId>,
    /// The initializer being analysed must be constant.
    pub(crate) static_init: bool,
    /// Where errors in a variable's initializer as a whole are reported: its name.
    pub(crate) init_loc: Option<Loc>,
    /// The initializer being analysed may give elements to a flexible array member.
    pub(crate) flexible_init: bool,
}

impl Sema<'_> {
    /// Nesting of scopes; 0 is file scope.
    pub(crate) fn scope_depth(&self) -> u32 {
        self.decl.scopes.len() as u32
    }

    pub(crate) fn at_file_scope(&self) -> bool {
        self.decl.scopes.is_empty()
    }

    pub(crate) fn scope_kind(&self) -> ScopeKind {
        self.decl.scopes.last().map_or(ScopeKind::File, |s| s.kind)
    }

    pub(crate) fn push_scope(&mut self, kind: ScopeKind) {
        self.decl.scopes.push(ScopeMark {
            kind,
            ordinary: self.decl.ordinary.stack.len(),
            tags: self.decl.tags.stack.len(),
            local_labels: self.decl.fun.local_labels.len(),
            errors: self.diags.error_count(),
        });
    }

    pub(crate) fn pop_scope(&mut self) {
        if let Some(mark) = self.decl.scopes.pop() {
            if mark.kind == ScopeKind::Block
                && mark.errors == self.diags.error_count()
                && !self.decl.fun.broken
            {
                self.report_unused(mark.ordinary);
            }
            self.decl.ordinary.cut(mark.ordinary);
            self.decl.tags.cut(mark.tags);
            self.decl.fun.local_labels.truncate(mark.local_labels);
        }
    }

    /// Unused variables among the names bound from `start` on.
    fn report_unused(&mut self, start: usize) {
        for i in start..self.decl.ordinary.stack.len() {
            let Entity::Var(id) = self.decl.ordinary.stack[i].entity else {
                continue;
            };
            let v = self.unit.var(id);
            if v.used
                || v.is_param
                || v.linkage != Linkage::None
                || self.unit.types.is(v.ty, Builtin::Error)
                || crate::unused::is_quiet(v)
            {
                continue;
            }
            let message = format!("unused variable '{}'", self.names.get(v.name));
            self.diags
                .warn(Warning::UNUSED_VARIABLE, v.loc, message)
                .range(neverc_source::Range::token(v.loc))
                .emit();
        }
    }

    /// Leaves a prototype scope and gives what was declared in it, so that a function body can see it.
    pub(crate) fn pop_scope_taking(&mut self) -> Names {
        let mut taken = (Vec::new(), Vec::new());
        if let Some(mark) = self.decl.scopes.last() {
            let names = &self.decl.ordinary.stack[mark.ordinary..];
            taken.0 = names.iter().map(|b| (b.name, b.entity)).collect();
            let tags = &self.decl.tags.stack[mark.tags..];
            taken.1 = tags.iter().map(|b| (b.name, b.entity)).collect();
        }
        self.pop_scope();
        taken
    }

    /// Makes `name` denote `entity` in the current scope.
    pub(crate) fn bind(&mut self, name: Symbol, entity: Entity) {
        let depth = self.scope_depth();
        if name != Symbol::EMPTY {
            self.decl.ordinary.put(name, entity, depth);
        }
    }

    /// Makes the tag `name` denote `tag` in the current scope.
    pub(crate) fn bind_tag(&mut self, name: Symbol, tag: Tag) {
        let depth = self.scope_depth();
        if name != Symbol::EMPTY {
            self.decl.tags.put(name, tag, depth);
        }
    }

    /// The tag's meaning here and the depth of its scope.
    pub(crate) fn lookup_tag(&self, name: Symbol) -> Option<(Tag, u32)> {
        self.decl.tags.get(name)
    }

    /// The entity declared under `name` in the current scope itself.
    pub(crate) fn lookup_here(&self, name: Symbol) -> Option<Entity> {
        let depth = self.scope_depth();
        self.decl
            .ordinary
            .get(name)
            .and_then(|(e, d)| (d == depth).then_some(e))
    }

    /// The visible declaration and the depth of its scope.
    pub(crate) fn lookup_visible(&self, name: Symbol) -> Option<(Entity, u32)> {
        self.decl.ordinary.get(name)
    }

    /// The entity an ordinary name denotes here; builtin functions are declared on first use. Library functions
    /// (`printf`) need a declaration, `__builtin_printf` does not.
    pub fn lookup(&mut self, name: Symbol) -> Option<Entity> {
        if let Some((entity, _)) = self.decl.ordinary.get(name) {
            return Some(entity);
        }
        self.builtin_function(name).map(Entity::Func)
    }

    /// All ordinary names that are visible, for suggestions.
    pub fn visible_names(&self) -> Vec<Symbol> {
        let space = &self.decl.ordinary;
        space.stack.iter().map(|b| b.name).collect()
    }

    /// The function object of a builtin under its reserved name.
    fn builtin_function(&mut self, name: Symbol) -> Option<FuncId> {
        if let Some(known) = self.decl.builtin_funcs.get(&name) {
            return *known;
        }
        let text = self.names.get(name);
        let mut made = None;
        if text.starts_with("__") {
            if let Some(b) = builtin_by_name(&text) {
                let ty = self.builtin_type(b).unwrap_or_else(|| {
                    // A type it needs (`FILE`, `jmp_buf`) is not declared: any arguments do.
                    let kind = TypeKind::FunctionNoProto(Builtin::Int.q(), FnInfo::default());
                    self.unit.types.intern(kind).into()
                });
                made = Some(self.new_builtin(name, ty, b));
            } else if text.starts_with("__builtin_")
                && let Some(ty) = self.target_builtin_type(&text)
            {
                made = Some(self.new_builtin(name, ty, crate::builtins::id::TARGET));
            }
        } else if let Some(b) = builtin_by_name(&text)
            && !b.is_library()
            && let Some(ty) = self.builtin_type(b)
        {
            made = Some(self.new_builtin(name, ty, b));
        }
        self.decl.builtin_funcs.insert(name, made);
        made
    }

    fn new_builtin(&mut self, name: Symbol, ty: QualType, b: BuiltinFn) -> FuncId {
        let id = self.new_function(name, ty, Loc::NONE);
        let f = &mut self.unit.funcs[id.index()];
        f.builtin = Some(b);
        id
    }

    /// Appends a function without any declaration properties.
    pub(crate) fn new_function(&mut self, name: Symbol, ty: QualType, loc: Loc) -> FuncId {
        let id = FuncId(self.unit.funcs.len() as u32);
        self.unit.funcs.push(Function {
            name,
            ty,
            loc,
            linkage: Linkage::External,
            emission: Emission::Normal,
            is_inline: false,
            is_knr: false,
            params: Vec::new(),
            body: None,
            end_loc: Loc::NONE,
            labels: Vec::new(),
            builtin: None,
            is_implicit: false,
            used: false,
            asm_label: None,
            attrs: Vec::new(),
        });
        self.decl.func_extra.push(FuncExtra::default());
        id
    }

    /// Whether the library function `name` is treated as a builtin under the options in force.
    pub(crate) fn library_builtin(&self, name: Symbol) -> Option<BuiltinFn> {
        if !self.lang.builtins {
            return None;
        }
        let text = self.names.get(name);
        let b = builtin_by_name(&text)?;
        if self.lang.no_builtin_names.iter().any(|n| **n == *text) {
            return None;
        }
        b.is_library().then_some(b)
    }

    /// Declares a function that is called without a declaration (diagnosed as the standard in force asks).
    pub fn implicit_function(&mut self, name: Symbol, loc: Loc) -> FuncId {
        let text = self.names.get(name);
        let builtin = self.library_builtin(name);
        let builtin_ty = builtin.and_then(|b| self.builtin_type(b));
        if let (Some(b), Some(ty)) = (builtin, builtin_ty) {
            let shown = self.show(ty);
            let flag = if self.lang.c99() {
                Warning::IMPLICIT_FUNCTION_DECLARATION
            } else {
                Warning::BUILTIN_REQUIRES_HEADER
            };
            let message = if self.lang.c23() {
                format!("use of undeclared identifier '{text}'")
            } else if self.lang.c99() {
                format!(
                    "call to undeclared library function '{text}' with type {shown}; ISO C99 and later do not \
                     support implicit function declarations"
                )
            } else {
                format!("implicitly declaring library function '{text}' with type {shown}")
            };
            let note = b.header().map(|header| {
                format!(
                    "include the header <{header}> or explicitly provide a declaration for '{text}'"
                )
            });
            let builder = if self.lang.c23() {
                self.diags.error(loc, message)
            } else {
                self.diags.warn(flag, loc, message)
            };
            match note {
                Some(note) => builder.note(loc, note).emit(),
                None => builder.emit(),
            }
        } else if self.lang.c23() {
            let message = format!("use of undeclared identifier '{text}'");
            self.diags.error(loc, message).emit();
        } else if self.lang.c99() {
            let message = format!(
                "call to undeclared function '{text}'; ISO C99 and later do not support implicit function \
                 declarations"
            );
            self.diags
                .warn(Warning::IMPLICIT_FUNCTION_DECLARATION, loc, message)
                .emit();
        } else {
            let message = format!("implicit declaration of function '{text}'");
            self.diags
                .warn(Warning::IMPLICIT_FUNCTION_DECLARATION_C89, loc, message)
                .emit();
        }
        let ty = builtin_ty.unwrap_or_else(|| {
            let kind = TypeKind::FunctionNoProto(Builtin::Int.q(), FnInfo::default());
            self.unit.types.intern(kind).into()
        });
        let id = match self.decl.linked.get(&name) {
            Some(Entity::Func(id)) => *id,
            _ => {
                let id = self.new_function(name, ty, loc);
                let f = &mut self.unit.funcs[id.index()];
                f.is_implicit = true;
                f.builtin = if builtin_ty.is_some() { builtin } else { None };
                self.decl.func_extra[id.index()].plain_declaration = true;
                self.decl.linked.insert(name, Entity::Func(id));
                id
            }
        };
        if builtin_ty.is_some() {
            // A library function is known from here on everywhere.
            self.decl.builtin_funcs.insert(name, Some(id));
        } else {
            self.bind(name, Entity::Func(id));
        }
        id
    }

    /// The label `name` of the current function, declared on first use; marks it used.
    pub fn label(&mut self, name: Symbol, loc: Loc) -> LabelId {
        let id = self.find_label(name, loc);
        self.unit.labels[id.index()].used = true;
        id
    }

    pub(crate) fn find_label(&mut self, name: Symbol, loc: Loc) -> LabelId {
        let locals = &self.decl.fun.local_labels;
        if let Some((_, id)) = locals.iter().rev().find(|(n, _)| *n == name) {
            return *id;
        }
        if let Some(&id) = self.decl.fun.labels.get(&name) {
            return id;
        }
        let id = self.new_label(name, loc);
        self.decl.fun.labels.insert(name, id);
        id
    }

    pub(crate) fn new_label(&mut self, name: Symbol, loc: Loc) -> LabelId {
        let id = LabelId(self.unit.labels.len() as u32);
        self.unit.labels.push(Label {
            name,
            loc,
            defined: false,
            address_taken: false,
            used: false,
        });
        self.decl.fun.all_labels.push((id, loc));
        id
    }

    /// `__builtin_va_list`, `__int128_t` and the other names that exist without declaration.
    pub(crate) fn declare_implicit_typedefs(&mut self) {
        use neverc_target::ctypes::VaList;
        self.decl.pack = self.lang.pack_struct;
        self.implicit_typedef("__int128_t", Builtin::Int128.q());
        self.implicit_typedef("__uint128_t", Builtin::UInt128.q());
        let void = self.unit.types.pointer(Builtin::Void.q());
        let chars = self.unit.types.pointer(Builtin::Char.q());
        self.implicit_typedef("__builtin_ms_va_list", chars);
        let (int, uint) = (Builtin::Int.q(), Builtin::UInt.q());
        let (tag, fields): (&str, &[(&str, QualType)]) = match self.target.va_list {
            VaList::X86_64 => (
                "__va_list_tag",
                &[
                    ("gp_offset", uint),
                    ("fp_offset", uint),
                    ("overflow_arg_area", void),
                    ("reg_save_area", void),
                ],
            ),
            VaList::AArch64 => (
                "__va_list",
                &[
                    ("__stack", void),
                    ("__gr_top", void),
                    ("__vr_top", void),
                    ("__gr_offs", int),
                    ("__vr_offs", int),
                ],
            ),
        };
        let tag = self.names.intern(tag);
        let id = self.new_record(tag, false, Loc::NONE);
        let fields: Vec<Field> = fields
            .iter()
            .map(|&(name, ty)| Field {
                name: self.names.intern(name),
                ty,
                width: None,
                packed: false,
                align: 0,
                loc: Loc::NONE,
                attrs: Vec::new(),
            })
            .collect();
        let rules = crate::layout::RecordRules::default();
        let layout = crate::layout::layout_record(&self.unit, self.target, rules, &fields);
        let record = &mut self.unit.records[id.index()];
        record.fields = fields;
        record.complete = true;
        record.layout = layout.unwrap_or_default();
        let mut ty: QualType = self.unit.types.intern(TypeKind::Record(id)).into();
        if self.target.va_list == VaList::X86_64 {
            ty = self.unit.types.array(ty, 1);
        }
        self.implicit_typedef("__builtin_va_list", ty);
    }

    /// Declares a typedef nobody wrote.
    pub(crate) fn implicit_typedef(&mut self, name: &str, ty: QualType) -> TypedefId {
        let name = self.names.intern(name);
        let id = TypedefId(self.unit.typedefs.len() as u32);
        self.unit.typedefs.push(Typedef {
            name,
            ty,
            loc: Loc::NONE,
            used: true,
            attrs: Vec::new(),
        });
        self.bind(name, Entity::Typedef(id));
        id
    }

    /// Depth guard for recursive analysis; `false` after a report when the nesting is too deep.
    pub(crate) fn enter(&mut self, loc: Loc) -> bool {
        let limit = self.lang.bracket_depth.max(16).saturating_mul(4);
        if self.decl.depth >= limit {
            let message = format!(
                "bracket nesting level exceeded maximum of {}",
                self.lang.bracket_depth
            );
            self.diags.fatal(loc, message).emit();
            return false;
        }
        self.decl.depth += 1;
        true
    }

    pub(crate) fn leave(&mut self) {
        self.decl.depth = self.decl.depth.saturating_sub(1);
    }
}
