//! Debug information: files, functions, scopes, lines and variables. Types are in `debug_types.rs`.

use std::rc::Rc;

use neverc_llvm::{DebugBuilder, DebugFlags, DebugLanguage, EmissionKind, Metadata, Value};
use neverc_sema::tree::{FuncId, Linkage, RecordId, StmtId, StmtKind, VarId};
use neverc_sema::types::{QualType, TypeKind};
use neverc_source::map::Entry;
use neverc_source::{Loc, Range, Standard};
use rustc_hash::FxHashMap;

use crate::cx::{Address, Cg, Fcg};
use crate::options::DebugLevel;

/// Line and column of a position, and its file.
#[derive(Clone, Copy)]
pub(crate) struct Place<'c> {
    pub file: Metadata<'c>,
    pub line: u32,
    pub column: u32,
}

/// State of debug information.
pub struct Debug<'c> {
    pub(crate) builder: DebugBuilder<'c>,
    pub(crate) unit: Metadata<'c>,
    pub(crate) main_file: Metadata<'c>,
    pub(crate) full: bool,
    files: FxHashMap<Rc<str>, Metadata<'c>>,
    lines: FxHashMap<*const u8, Rc<Vec<u32>>>,
    pub(crate) types: FxHashMap<QualType, Option<Metadata<'c>>>,
    pub(crate) records: FxHashMap<RecordId, Metadata<'c>>,
    pub(crate) pending: Vec<RecordId>,
    functions: FxHashMap<FuncId, Metadata<'c>>,
    current: Option<Metadata<'c>>,
    comp_dir: String,
}

impl<'c> Debug<'c> {
    /// Begins the compile unit.
    pub fn new(cg: &Cg<'c, '_>) -> Debug<'c> {
        let builder = DebugBuilder::new(&cg.module);
        let opts = cg.opts;
        let main_file = builder.file(&opts.file_name, &opts.comp_dir);
        let language = match cg.lang.standard {
            Standard::C89 | Standard::C94 => DebugLanguage::C89,
            Standard::C99 => DebugLanguage::C99,
            _ => DebugLanguage::C11,
        };
        let full = opts.debug == DebugLevel::Full;
        let unit = builder.compile_unit(
            language,
            main_file,
            &opts.ident,
            cg.optimizing(),
            &opts.debug_flags,
            if full {
                EmissionKind::Full
            } else {
                EmissionKind::LineTablesOnly
            },
        );
        Debug {
            builder,
            unit,
            main_file,
            full,
            files: FxHashMap::default(),
            lines: FxHashMap::default(),
            types: FxHashMap::default(),
            records: FxHashMap::default(),
            pending: Vec::new(),
            functions: FxHashMap::default(),
            current: None,
            comp_dir: opts.comp_dir.clone(),
        }
    }

    pub(crate) fn finish(&self) {
        self.builder.finish();
    }

    pub(crate) fn finish_function(&self) {
        if let Some(current) = self.current {
            self.builder.finish_subprogram(current);
        }
    }

    /// Where in which file a position is.
    pub(crate) fn place(&mut self, cg: &Cg<'c, '_>, loc: Loc) -> Place<'c> {
        let none = Place {
            file: self.main_file,
            line: 0,
            column: 0,
        };
        if !loc.is_some() {
            return none;
        }
        let loc = cg.map.file_loc(loc);
        let Some((Entry::File { name, text, .. }, offset)) = cg.map.entry(loc) else {
            return none;
        };
        let starts = self
            .lines
            .entry(text.as_ptr())
            .or_insert_with(|| {
                let mut starts = vec![0u32];
                starts.extend(
                    text.iter()
                        .enumerate()
                        .filter(|(_, b)| **b == b'\n')
                        .map(|(i, _)| i as u32 + 1),
                );
                Rc::new(starts)
            })
            .clone();
        let line = starts.partition_point(|&s| s <= offset);
        let column = offset - starts[line.saturating_sub(1)] + 1;
        let file = match self.files.get(name) {
            Some(file) => *file,
            None => {
                let file = self.builder.file(name, &self.comp_dir);
                self.files.insert(name.clone(), file);
                file
            }
        };
        Place {
            file,
            line: line as u32,
            column,
        }
    }
}

impl<'c, 'u> Cg<'c, 'u> {
    /// Describes a variable with static storage that has just been defined.
    pub(crate) fn debug_global(&mut self, id: VarId, global: Value<'c>) {
        let unit = self.unit;
        let var = unit.var(id);
        if var.is_compound_literal || !global.is_global_variable() {
            return;
        }
        let Some(mut debug) = self.debug.take() else {
            return;
        };
        if debug.full {
            let place = debug.place(self, var.loc);
            let scope = match var.function {
                Some(function) if var.linkage == Linkage::None => debug
                    .functions
                    .get(&function)
                    .copied()
                    .unwrap_or(debug.unit),
                _ => debug.unit,
            };
            if let Some(ty) = debug.describe(self, var.ty) {
                let name = self.names.get(var.name);
                let linkage_name = match &var.asm_label {
                    Some(label) => label.to_string(),
                    None => String::new(),
                };
                debug.builder.global_variable(
                    global,
                    scope,
                    &name,
                    &linkage_name,
                    place.file,
                    place.line,
                    ty,
                    var.linkage != Linkage::External,
                    0,
                );
            }
        }
        self.debug = Some(debug);
    }
}

impl<'m, 'c, 'u> Fcg<'m, 'c, 'u> {
    /// Begins the description of the function.
    pub(crate) fn begin_debug_function(&mut self, id: FuncId) {
        let Some(mut debug) = self.cg.debug.take() else {
            return;
        };
        let unit = self.cg.unit;
        let func = unit.func(id);
        let place = debug.place(self.cg, func.loc);
        let scope_line = match func.body {
            Some(body) => debug.place(self.cg, unit.stmt(body).range.begin).line,
            None => place.line,
        };
        let ty = debug.function_type(self.cg, func.ty, place.file);
        let name = self.cg.names.get(func.name);
        let linkage_name = match &func.asm_label {
            Some(label) => label.to_string(),
            None => String::new(),
        };
        let mut flags = DebugFlags::NONE;
        if matches!(unit.types.canon_kind(func.ty), TypeKind::Function(..)) && !func.is_knr {
            flags = flags.union(DebugFlags::PROTOTYPED);
        }
        let local = func.linkage == Linkage::Internal;
        let node = debug.builder.function(
            place.file,
            &name,
            &linkage_name,
            place.file,
            place.line,
            ty,
            scope_line,
            flags,
            local,
            true,
            self.cg.optimizing(),
        );
        self.function.set_subprogram(node);
        debug.functions.insert(id, node);
        debug.current = Some(node);
        self.scopes.push(node);
        self.cg.debug = Some(debug);
    }

    /// Ends it.
    pub(crate) fn end_debug_function(&mut self) {
        self.scopes.clear();
    }

    /// Instructions from here on belong to this position.
    pub fn set_loc(&mut self, loc: Loc) {
        if self.scopes.is_empty() || loc == self.last_loc || !loc.is_some() {
            return;
        }
        self.last_loc = loc;
        let Some(location) = self.location(loc) else {
            return;
        };
        self.builder.set_debug_location(Some(location));
    }

    fn location(&mut self, loc: Loc) -> Option<Metadata<'c>> {
        let scope = *self.scopes.last()?;
        let mut debug = self.cg.debug.take()?;
        let place = debug.place(self.cg, loc);
        let location = debug
            .builder
            .location(place.line, place.column, scope, None);
        self.cg.debug = Some(debug);
        Some(location)
    }

    /// Begins a block for the variables that a statement declares, when it declares any; to be ended by
    /// [`Fcg::leave_debug_scope`] when this gives true.
    pub(crate) fn enter_scope_of(&mut self, s: StmtId) -> bool {
        if self.scopes.is_empty() || self.cg.unit.func(self.func).body == Some(s) {
            return false;
        }
        let unit = self.cg.unit;
        let stmt = unit.stmt(s);
        let declares = |s: StmtId| matches!(unit.stmt(s).kind, StmtKind::Decl(_));
        let wanted = match stmt.kind {
            StmtKind::Compound(list) => unit.list(list).iter().any(|&s| declares(s)),
            StmtKind::For { init, .. } => init.is_some_and(declares),
            _ => false,
        };
        if wanted {
            self.enter_debug_scope(stmt.range);
        }
        wanted
    }

    /// Variables declared from here on belong to a block of their own.
    pub fn enter_debug_scope(&mut self, range: Range) {
        let Some(&scope) = self.scopes.last() else {
            return;
        };
        let Some(mut debug) = self.cg.debug.take() else {
            return;
        };
        if debug.full {
            let place = debug.place(self.cg, range.begin);
            let block = debug
                .builder
                .lexical_block(scope, place.file, place.line, place.column);
            self.scopes.push(block);
        } else {
            self.scopes.push(scope);
        }
        self.last_loc = Loc::NONE;
        self.cg.debug = Some(debug);
    }

    /// Ends the block.
    pub fn leave_debug_scope(&mut self) {
        if self.scopes.len() > 1 {
            self.scopes.pop();
            self.last_loc = Loc::NONE;
        }
    }

    /// Describes an automatic variable that has been allocated.
    pub fn declare_local(&mut self, var: VarId, addr: Address<'c>) {
        self.declare(var, 0, addr);
    }

    /// Describes a parameter; `number` counts from 1.
    pub(crate) fn declare_parameter(&mut self, var: VarId, number: u32, addr: Address<'c>) {
        self.declare(var, number, addr);
    }

    fn declare(&mut self, id: VarId, number: u32, addr: Address<'c>) {
        let Some(&scope) = self.scopes.last() else {
            return;
        };
        let Some(block) = self.builder.insert_block() else {
            return;
        };
        let unit = self.cg.unit;
        let var = unit.var(id);
        if var.name.0 == 0 {
            return;
        }
        let Some(mut debug) = self.cg.debug.take() else {
            return;
        };
        if debug.full
            && let Some(ty) = debug.describe(self.cg, var.ty)
        {
            let place = debug.place(self.cg, var.loc);
            let name = self.cg.names.get(var.name);
            let node = if number > 0 {
                debug.builder.parameter(
                    scope,
                    &name,
                    number,
                    place.file,
                    place.line,
                    ty,
                    false,
                    DebugFlags::NONE,
                )
            } else {
                debug.builder.local_variable(
                    scope,
                    &name,
                    place.file,
                    place.line,
                    ty,
                    false,
                    DebugFlags::NONE,
                    0,
                )
            };
            let location = debug
                .builder
                .location(place.line, place.column, scope, None);
            let expression = debug.builder.expression(&[]);
            debug
                .builder
                .declare_at_end(addr.ptr, node, expression, location, block);
        }
        self.cg.debug = Some(debug);
    }
}
