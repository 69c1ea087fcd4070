//! A plugin whose calls of the IR tables are chosen by a string of bytes: mostly sensible ones, with every kind of
//! mistake in between.

use neverc_abi::*;

use super::bytes::Bytes;
use super::ir::{NULL, Tables, told};
use crate::{build, get, run, step};

mod ask;
mod build;

/// What the player knows.
pub struct Player<'a> {
    ir: &'a Tables,
    pub bytes: Bytes,
    values: Vec<NevercHandle>,
    types: Vec<NevercHandle>,
    metadata: Vec<NevercHandle>,
    others: Vec<NevercHandle>,
    named: Vec<NevercHandle>,
    locations: Vec<NevercHandle>,
    /// Function types, with the types of their parameters.
    signatures: Vec<(NevercHandle, Vec<NevercHandle>)>,
    globals: Vec<NevercHandle>,
    /// The function that the open mutation is about, with its blocks and instructions.
    pub function: NevercHandle,
    blocks: Vec<NevercHandle>,
    pub mutation: NevercHandle,
    builder: NevercHandle,
    /// Calls made.
    pub calls: u64,
    /// Whether modules are imported, and every second call has a mistake in it; else few have.
    pub wild: bool,
}

const NAMES: [&str; 11] = [
    "",
    "x",
    "a.b",
    "main",
    "f0",
    "llvm.memcpy",
    "llvm.used",
    "places",
    "nounwind",
    "key",
    "a rather long name, indeed",
];

const LAYOUTS: [&str; 5] = [
    "",
    "e",
    "e-m:e-i64:64-n8:16:32:64-S128",
    "E-p:32:32-i64:32",
    "nonsense",
];

impl<'a> Player<'a> {
    pub fn new(ir: &'a Tables, bytes: &[u8]) -> Player<'a> {
        let mut player = Player {
            ir,
            bytes: Bytes::new(bytes),
            values: Vec::new(),
            types: Vec::new(),
            metadata: Vec::new(),
            others: Vec::new(),
            named: Vec::new(),
            locations: Vec::new(),
            signatures: Vec::new(),
            globals: Vec::new(),
            function: NULL,
            blocks: Vec::new(),
            mutation: NULL,
            builder: NULL,
            calls: 0,
            wild: false,
        };
        player.look_around();
        player
    }

    /// Fills the pools from the module as it is.
    pub fn look_around(&mut self) {
        let ir = self.ir;
        self.values.clear();
        self.types.clear();
        self.blocks.clear();
        self.metadata.clear();
        self.others.clear();
        self.named.clear();
        self.locations.clear();
        self.signatures.clear();
        self.globals.clear();
        let Ok(module) = get!(ir, get_module) else {
            return;
        };
        for collection in 1..=4 {
            self.globals.extend(ir.list(module, collection));
        }
        self.values.extend(&self.globals);
        let functions: Vec<_> = ir
            .list(module, NEVERC_IR_COLLECTION_MODULE_FUNCTIONS)
            .into_iter()
            .filter(|f| !ir.blocks(*f).is_empty())
            .collect();
        if !functions.is_empty() {
            // Part of another one as well: what is mixed up will be refused.
            for more in [true, false] {
                self.function = functions[self.bytes.below(functions.len())];
                if !more || self.bytes.one_in(4) {
                    self.look_at_function();
                }
            }
        }
        for bits in [1, 8, 32, 64, 129] {
            let ty = ir.int(bits);
            self.types.push(ty);
            let word = self.bytes.next() % 4;
            self.values
                .extend(get!(ir, create_integer_constant, ty, &word, 1));
        }
        for kind in [
            NEVERC_IR_TYPE_FLOAT,
            NEVERC_IR_TYPE_DOUBLE,
            NEVERC_IR_TYPE_VOID,
            NEVERC_IR_TYPE_LABEL,
            NEVERC_IR_TYPE_METADATA,
            NEVERC_IR_TYPE_TOKEN,
        ] {
            self.types.extend(get!(ir, get_primitive_type, kind));
        }
        self.types.extend(get!(ir, get_pointer_type, 0));
        let (word, pointer) = (ir.int(32), self.types[self.types.len() - 1]);
        for parameters in [vec![], vec![word], vec![pointer], vec![word, word]] {
            let result = self.pick(&[word, pointer, self.types[7]]);
            let (list, count) = (parameters.as_ptr(), parameters.len() as u64);
            if let Ok(ty) = get!(ir, get_function_type, result, list, count, 0) {
                self.types.push(ty);
                self.signatures.push((ty, parameters));
            }
        }
        self.metadata
            .extend(get!(ir, create_metadata_string, super::ir::text("s")));
    }

    /// An operand of named metadata, which may be a debug location.
    fn look_into(&mut self, named: NevercHandle, at: u64) {
        let ir = self.ir;
        if let Ok(operand) = get!(ir, get_named_metadata_operand, named, at) {
            self.metadata.push(operand);
            self.ask_location(operand);
        }
    }

    fn look_at_function(&mut self) {
        let ir = self.ir;
        self.blocks = ir
            .try_list(self.function, NEVERC_IR_COLLECTION_FUNCTION_BLOCKS)
            .unwrap_or_default();
        self.values.extend(
            ir.try_list(self.function, NEVERC_IR_COLLECTION_FUNCTION_ARGUMENTS)
                .unwrap_or_default(),
        );
        for block in self.blocks.clone() {
            self.values.push(block);
            let inside = ir.try_list(block, NEVERC_IR_COLLECTION_BLOCK_INSTRUCTIONS);
            self.values.extend(inside.unwrap_or_default());
        }
    }

    /// Learns handles that it did not ask for.
    pub fn know(&mut self, handles: &[NevercHandle]) {
        self.others.extend(handles);
    }

    /// Some of the handles it knows.
    pub fn known(&mut self) -> Vec<NevercHandle> {
        (0..10).map(|_| self.any()).collect()
    }

    /// Any value, or something else.
    pub fn any(&mut self) -> NevercHandle {
        if self.bytes.one_in(10) {
            return self.pick(&self.others.clone());
        }
        self.value()
    }

    /// A block, mostly.
    pub fn any_block(&mut self) -> NevercHandle {
        self.block()
    }

    /// Whether there is a builder.
    pub fn can_change(&self) -> bool {
        self.ir.can_build()
    }

    fn pick(&mut self, pool: &[NevercHandle]) -> NevercHandle {
        if pool.is_empty() {
            return NULL;
        }
        pool[self.bytes.below(pool.len())]
    }

    /// A handle that is wrong in some way, now and then.
    fn spoiled(&mut self, handle: NevercHandle) -> NevercHandle {
        match self.bytes.below(if self.wild { 48 } else { 600 }) {
            0 => NULL,
            1 => NevercHandle {
                value: self.bytes.next(),
                ..handle
            },
            2 => NevercHandle {
                owner: handle.owner ^ 1,
                ..handle
            },
            3 => self.pick(&self.types.clone()),
            4 => self.pick(&self.metadata.clone()),
            5 => self.pick(&self.others.clone()),
            _ => handle,
        }
    }

    fn value(&mut self) -> NevercHandle {
        let handle = self.pick(&self.values.clone());
        self.spoiled(handle)
    }

    /// A global, mostly.
    fn global(&mut self) -> NevercHandle {
        if self.bytes.one_in(8) {
            return self.value();
        }
        let handle = self.pick(&self.globals.clone());
        self.spoiled(handle)
    }

    /// A value of the same type as another one, when there is one.
    fn value_like(&mut self, other: NevercHandle) -> NevercHandle {
        let wanted = get!(self.ir, get_value_type, other);
        self.value_of(wanted)
    }

    /// A value of a type, when there is one.
    fn value_of(
        &mut self,
        wanted: Result<NevercHandle, neverc_plugin_host::Status>,
    ) -> NevercHandle {
        let ir = self.ir;
        for _ in 0..24 {
            let value = self.value();
            if wanted.is_ok() && get!(ir, get_value_type, value) == wanted {
                return value;
            }
        }
        match wanted {
            Ok(ty) => get!(ir, get_undef_constant, ty).unwrap_or_else(|_| self.value()),
            Err(_) => self.value(),
        }
    }

    fn ty(&mut self) -> NevercHandle {
        let handle = self.pick(&self.types.clone());
        self.spoiled(handle)
    }

    fn block(&mut self) -> NevercHandle {
        let handle = self.pick(&self.blocks.clone());
        self.spoiled(handle)
    }

    fn some_metadata(&mut self) -> NevercHandle {
        let handle = self.pick(&self.metadata.clone());
        self.spoiled(handle)
    }

    fn name(&mut self) -> NevercStringView {
        super::ir::text(NAMES[self.bytes.below(NAMES.len())])
    }

    fn index(&mut self) -> u64 {
        match self.bytes.below(12) {
            0 => self.bytes.next(),
            1 => u64::from(u32::MAX) + 1,
            _ => self.bytes.next() % 4,
        }
    }

    fn number(&mut self, low: u32, high: u32) -> u32 {
        if self.bytes.one_in(16) {
            return self.bytes.next() as u32;
        }
        low + self.bytes.below((high - low + 1) as usize) as u32
    }

    fn keep(&mut self, value: Result<NevercHandle, neverc_plugin_host::Status>) {
        if let Ok(value) = value {
            self.values.push(value);
        }
    }

    /// Opens a mutation with a builder, unless one is open.
    pub fn open(&mut self, scope: u32) -> bool {
        let ir = self.ir;
        if !ir.can_build() {
            return false;
        }
        let root = match scope {
            NEVERC_IR_MUTATION_SCOPE_MODULE => get!(ir, get_module).unwrap_or(NULL),
            NEVERC_IR_MUTATION_SCOPE_LOOP => self.pick(&self.blocks.clone()),
            _ => self.function,
        };
        match build!(ir, begin_mutation, scope, root) {
            Ok(mutation) => {
                self.mutation = mutation;
                self.builder = build!(ir, create_builder, mutation).expect("open");
                true
            }
            Err(_) => false,
        }
    }

    /// Ends the mutation one way or another.
    pub fn close(&mut self, commit: bool) -> Result<(), neverc_plugin_host::Status> {
        let ir = self.ir;
        let ended = if commit {
            step!(ir, commit_mutation, self.mutation)
        } else {
            step!(ir, abort_mutation, self.mutation)
        };
        step!(ir, destroy_builder, self.builder).expect("it exists");
        step!(ir, destroy_mutation, self.mutation).expect("it exists");
        ended
    }

    /// Something that no verifier lets pass: a terminator before the first instruction of the function.
    pub fn spoil(&mut self) {
        let ir = self.ir;
        // The function may be gone when the whole module was in reach: any other will do.
        let mut functions = vec![self.function];
        functions.extend(ir.list(ir.module(), NEVERC_IR_COLLECTION_MODULE_FUNCTIONS));
        let first = functions.into_iter().find_map(|f| {
            let blocks = ir.try_list(f, NEVERC_IR_COLLECTION_FUNCTION_BLOCKS).ok()?;
            let inside = ir.list(*blocks.first()?, NEVERC_IR_COLLECTION_BLOCK_INSTRUCTIONS);
            inside.first().copied()
        });
        let Some(first) = first else {
            return;
        };
        if step!(ir, set_insert_before, self.builder, first).is_ok() {
            let _ = build!(ir, build_unreachable, self.builder);
        }
    }

    /// One change through either table.
    pub fn change(&mut self) {
        let ir = self.ir;
        self.calls += 1;
        let kinds = if ir.can_build() { 38 } else { 12 };
        match self.bytes.below(kinds) {
            0 => {
                let value = if self.bytes.one_in(4) {
                    self.global()
                } else {
                    self.value()
                };
                let _ = run!(ir, erase_value, value);
            }
            1 => {
                let original = if self.bytes.one_in(3) {
                    self.global()
                } else {
                    self.value()
                };
                let replacement = self.value_like(original);
                let _ = run!(ir, replace_all_uses_with, original, replacement);
            }
            2 | 3 => {
                let user = if self.bytes.one_in(5) {
                    self.global()
                } else {
                    self.value()
                };
                let at = self.index();
                let operand = match get!(ir, get_operand, user, at) {
                    Ok(old) => self.value_like(old),
                    Err(_) => self.value(),
                };
                let _ = run!(ir, set_operand, user, at, operand);
            }
            4 | 5 => {
                let value = if self.bytes.one_in(4) {
                    self.global()
                } else {
                    self.value()
                };
                let name = self.name();
                let _ = run!(ir, set_value_name, value, name);
            }
            6 | 36 => self.change_property(),
            7 | 34 => self.change_global(),
            8 | 35 => self.change_function(),
            9 => {
                let text = self.name();
                let layout = super::ir::text(LAYOUTS[self.bytes.below(LAYOUTS.len())]);
                let _ = match self.bytes.below(4) {
                    0 => run!(ir, set_module_identifier, text),
                    1 => run!(ir, set_module_inline_assembly, text),
                    2 => run!(ir, set_module_data_layout, layout),
                    _ => run!(ir, set_module_target_triple, text),
                };
            }
            10 | 37 => {
                let name = self.name();
                if let Ok(named) = get!(ir, get_or_insert_named_metadata, name) {
                    let operand = self.some_metadata();
                    let _ = run!(ir, append_named_metadata, named, operand);
                    self.named.push(named);
                    self.look_into(named, 0);
                }
            }
            11 => {
                let phi = self.value();
                let at = self.index();
                let mut incoming: NevercIRPhiIncoming = neverc_plugin_host::boundary::zeroed();
                incoming.header.struct_size = size_of::<NevercIRPhiIncoming>() as u32;
                incoming.value = self.value_like(phi);
                incoming.block = self.block();
                let _ = run!(ir, set_phi_incoming, phi, at, incoming);
            }
            12 | 13 => {
                let block = self.block();
                let _ = step!(ir, set_insert_block, self.builder, block);
            }
            14..=17 => {
                let value = self.value();
                let _ = step!(ir, set_insert_before, self.builder, value);
            }
            18 => {
                let name = self.name();
                let function = if self.bytes.one_in(8) {
                    self.global()
                } else {
                    self.function
                };
                if let Ok(block) = build!(ir, create_basic_block, self.mutation, function, name) {
                    self.blocks.push(block);
                    self.values.push(block);
                }
            }
            19 => {
                let (ty, name) = (self.ty(), self.name());
                let made = build!(ir, create_function, self.mutation, ty, name);
                self.keep(made);
            }
            20 => {
                let phi = self.value();
                for _ in 0..self.bytes.below(9) {
                    let (value, block) = (self.value_like(phi), self.block());
                    let _ = step!(ir, add_phi_incoming, self.mutation, phi, value, block);
                }
            }
            _ => self.build_something(),
        }
    }

    fn change_property(&mut self) {
        let ir = self.ir;
        let instruction = self.value();
        let mut property = NEVERC_IR_PROPERTY_NAME;
        let mut value: NevercIRPropertyValue = neverc_plugin_host::boundary::zeroed();
        value.header.struct_size = size_of::<NevercIRPropertyValue>() as u32;
        let mut old = value;
        let table = ir.core();
        let mut read = Ok(());
        for _ in 0..4 {
            property = self.number(NEVERC_IR_PROPERTY_NAME, NEVERC_IR_PROPERTY_NUSW);
            // SAFETY: the record lives during the call and says how large it is.
            let status = unsafe {
                (table.get_instruction_property.expect("filled"))(
                    table.context,
                    ir.task(),
                    instruction,
                    property,
                    &mut old,
                )
            };
            read = told("get_instruction_property", status);
            if read.is_ok() {
                break;
            }
        }
        value.kind = match read {
            Ok(()) if !self.bytes.one_in(8) => old.kind,
            _ => self.number(1, 6),
        };
        value.unsigned_value = match property {
            NEVERC_IR_PROPERTY_PREDICATE => self
                .number(NEVERC_IR_PREDICATE_FCMP_FALSE, NEVERC_IR_PREDICATE_ICMP_SLE)
                .into(),
            NEVERC_IR_PROPERTY_CALLING_CONVENTION => self
                .number(
                    NEVERC_IR_CALLING_CONVENTION_C,
                    NEVERC_IR_CALLING_CONVENTION_TAIL,
                )
                .into(),
            NEVERC_IR_PROPERTY_ALIGNMENT => 1 << self.bytes.below(40),
            _ => self.number(0, 7).into(),
        };
        value.type_value = self.ty();
        value.string_value = self.name();
        let _ = run!(ir, set_instruction_property, instruction, property, value);
    }

    fn change_global(&mut self) {
        let ir = self.ir;
        let global = self.global();
        let _ = match self.bytes.below(4) {
            0 => {
                let linkage = self.number(NEVERC_IR_LINKAGE_EXTERNAL, NEVERC_IR_LINKAGE_COMMON);
                run!(ir, set_global_linkage, global, linkage)
            }
            1 => {
                let visibility =
                    self.number(NEVERC_IR_VISIBILITY_DEFAULT, NEVERC_IR_VISIBILITY_PROTECTED);
                run!(ir, set_global_visibility, global, visibility)
            }
            2 => {
                let section = self.name();
                run!(ir, set_global_section, global, section)
            }
            _ => {
                let name = self.name();
                let comdat = get!(ir, get_or_insert_comdat, name).unwrap_or(NULL);
                self.others.push(comdat);
                run!(ir, set_global_comdat, global, comdat)
            }
        };
    }

    fn change_function(&mut self) {
        let ir = self.ir;
        let function = if self.bytes.one_in(3) {
            self.global()
        } else {
            self.function
        };
        let _ = match self.bytes.below(5) {
            0 => {
                let convention = self.number(
                    NEVERC_IR_CALLING_CONVENTION_C,
                    NEVERC_IR_CALLING_CONVENTION_NEVER_C_CUSTOM,
                );
                run!(ir, set_function_calling_convention, function, convention)
            }
            1 => {
                let personality = self.value();
                run!(ir, set_function_personality, function, personality)
            }
            2 => {
                let name = self.name();
                run!(ir, set_function_gc, function, name)
            }
            3 => {
                let name = self.name();
                run!(ir, set_function_section, function, name)
            }
            _ => {
                let attribute = self.attribute();
                let location = self.number(
                    NEVERC_IR_ATTRIBUTE_LOCATION_RETURN,
                    NEVERC_IR_ATTRIBUTE_LOCATION_PARAMETER,
                );
                let parameter = self.number(0, 2);
                run!(
                    ir,
                    add_function_attribute,
                    function,
                    location,
                    parameter,
                    attribute
                )
            }
        };
    }
}
