//! A plugin whose calls of the IR tables are chosen by a string of bytes: mostly sensible ones, with every kind of
//! mistake in between.

use neverc_abi::*;

use super::bytes::Bytes;
use super::ir::{Ir, NULL, outcome};
use crate::{build, get, run, step};

/// A question whose answer does not matter.
macro_rules! ask {
    ($ty:ty: $($call:tt)*) => {{
        let answer: Result<$ty, neverc_plugin_host::Status> = get!($($call)*);
        let _ = answer.is_ok();
    }};
}

/// What the player knows.
pub struct Player<'a> {
    ir: &'a Ir,
    pub bytes: Bytes,
    values: Vec<NevercHandle>,
    types: Vec<NevercHandle>,
    metadata: Vec<NevercHandle>,
    others: Vec<NevercHandle>,
    /// The function that the open mutation is about, with its blocks and instructions.
    pub function: NevercHandle,
    blocks: Vec<NevercHandle>,
    pub mutation: NevercHandle,
    builder: NevercHandle,
    /// Calls made.
    pub calls: u64,
    /// Whether whole-module calls (import, data layout) may be made.
    pub wild: bool,
}

const NAMES: [&str; 7] = [
    "",
    "x",
    "a.b",
    "main",
    "f0",
    "llvm.memcpy",
    "a rather long name, indeed",
];

impl<'a> Player<'a> {
    pub fn new(ir: &'a Ir, bytes: &[u8]) -> Player<'a> {
        let mut player = Player {
            ir,
            bytes: Bytes::new(bytes),
            values: Vec::new(),
            types: Vec::new(),
            metadata: Vec::new(),
            others: Vec::new(),
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
        let Ok(module) = get!(ir, get_module) else {
            return;
        };
        for collection in 1..=4 {
            self.values.extend(ir.list(module, collection));
        }
        let functions: Vec<_> = ir
            .list(module, NEVERC_IR_COLLECTION_MODULE_FUNCTIONS)
            .into_iter()
            .filter(|f| !ir.blocks(*f).is_empty())
            .collect();
        if !functions.is_empty() {
            self.function = functions[self.bytes.below(functions.len())];
            self.look_at_function();
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
        self.metadata
            .extend(get!(ir, create_metadata_string, super::ir::text("s")));
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

    fn pick(&mut self, pool: &[NevercHandle]) -> NevercHandle {
        if pool.is_empty() {
            return NULL;
        }
        pool[self.bytes.below(pool.len())]
    }

    /// A handle that is wrong in some way, now and then.
    fn spoiled(&mut self, handle: NevercHandle) -> NevercHandle {
        match self.bytes.below(48) {
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

    /// A value of the same type as another one, when there is one.
    fn value_like(&mut self, other: NevercHandle) -> NevercHandle {
        let ir = self.ir;
        let wanted = get!(ir, get_value_type, other);
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
        let root = match scope {
            NEVERC_IR_MUTATION_SCOPE_MODULE => ir.module(),
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
        match self.bytes.below(34) {
            0 => {
                let value = self.value();
                let _ = run!(ir, erase_value, value);
            }
            1 => {
                let original = self.value();
                let replacement = self.value_like(original);
                let _ = run!(ir, replace_all_uses_with, original, replacement);
            }
            2 | 3 => {
                let user = self.value();
                let at = self.index();
                let operand = match get!(ir, get_operand, user, at) {
                    Ok(old) => self.value_like(old),
                    Err(_) => self.value(),
                };
                let _ = run!(ir, set_operand, user, at, operand);
            }
            4 | 5 => {
                let (value, name) = (self.value(), self.name());
                let _ = run!(ir, set_value_name, value, name);
            }
            6 => self.change_property(),
            7 => self.change_global(),
            8 => self.change_function(),
            9 => {
                let text = self.name();
                let _ = match self.bytes.below(3) {
                    0 => run!(ir, set_module_identifier, text),
                    1 => run!(ir, set_module_inline_assembly, text),
                    _ => run!(ir, set_module_target_triple, text),
                };
                if self.wild {
                    let _ = run!(ir, set_module_data_layout, text);
                }
            }
            10 => {
                let name = self.name();
                if let Ok(named) = get!(ir, get_or_insert_named_metadata, name) {
                    let operand = self.some_metadata();
                    let _ = run!(ir, append_named_metadata, named, operand);
                    self.others.push(named);
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
                    self.value()
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

    fn build_something(&mut self) {
        let ir = self.ir;
        let builder = self.spoiled(self.builder);
        let name = self.name();
        let made = match self.bytes.below(16) {
            0 | 1 => {
                let left = self.value();
                let right = self.value_like(left);
                let opcode = self.number(NEVERC_IR_OPCODE_ADD, NEVERC_IR_OPCODE_XOR);
                build!(ir, build_binary, builder, opcode, left, right, name)
            }
            2 => {
                let operand = self.value();
                build!(
                    ir,
                    build_unary,
                    builder,
                    NEVERC_IR_OPCODE_F_NEG,
                    operand,
                    name
                )
            }
            3 => {
                let left = self.value();
                let right = self.value_like(left);
                let predicate =
                    self.number(NEVERC_IR_PREDICATE_FCMP_FALSE, NEVERC_IR_PREDICATE_ICMP_SLE);
                build!(ir, build_compare, builder, predicate, left, right, name)
            }
            4 => {
                let (operand, ty) = (self.value(), self.ty());
                let opcode = self.number(NEVERC_IR_OPCODE_TRUNC, NEVERC_IR_OPCODE_ADDR_SPACE_CAST);
                build!(ir, build_cast, builder, opcode, operand, ty, name)
            }
            5 => {
                let (condition, left) = (self.value(), self.value());
                let right = self.value_like(left);
                build!(ir, build_select, builder, condition, left, right, name)
            }
            6 => {
                let (ty, space) = (self.ty(), self.number(0, 1));
                let size = if self.bytes.one_in(3) {
                    self.value()
                } else {
                    NULL
                };
                build!(ir, build_alloca, builder, ty, space, size, name)
            }
            7 => {
                let (ty, pointer) = (self.ty(), self.value());
                build!(ir, build_load, builder, ty, pointer, name)
            }
            8 => {
                let (stored, pointer) = (self.value(), self.value());
                build!(ir, build_store, builder, stored, pointer)
            }
            9 => {
                let (ty, pointer) = (self.ty(), self.value());
                let indices = [self.value(), self.value()];
                let count = 1 + self.bytes.next() % 2;
                build!(
                    ir,
                    build_get_element_ptr,
                    builder,
                    ty,
                    pointer,
                    indices.as_ptr(),
                    count,
                    name
                )
            }
            10 => {
                let (ty, callee) = (self.ty(), self.value());
                let arguments = [self.value(), self.value()];
                let count = self.bytes.next() % 3;
                build!(
                    ir,
                    build_call,
                    builder,
                    ty,
                    callee,
                    arguments.as_ptr(),
                    count,
                    name
                )
            }
            11 => {
                let (ty, reserved) = (self.ty(), self.number(0, 4));
                build!(ir, build_phi, builder, ty, reserved, name)
            }
            12 => {
                let to = self.block();
                build!(ir, build_branch, builder, to)
            }
            13 => {
                let (condition, yes, no) = (self.value(), self.block(), self.block());
                build!(ir, build_conditional_branch, builder, condition, yes, no)
            }
            14 => {
                let value = self.value();
                build!(ir, build_return, builder, value)
            }
            _ => match self.bytes.below(3) {
                0 => build!(ir, build_return_void, builder),
                1 => build!(ir, build_unreachable, builder),
                _ => {
                    let flags = self.bytes.next() % 256;
                    let _ = step!(ir, set_fast_math_flags, builder, flags);
                    let location = self.some_metadata();
                    let _ = step!(ir, set_debug_location, builder, location);
                    return;
                }
            },
        };
        self.keep(made);
    }

    fn change_property(&mut self) {
        let ir = self.ir;
        let instruction = self.value();
        let property = self.number(NEVERC_IR_PROPERTY_NAME, NEVERC_IR_PROPERTY_NUSW);
        let mut value: NevercIRPropertyValue = neverc_plugin_host::boundary::zeroed();
        value.header.struct_size = size_of::<NevercIRPropertyValue>() as u32;
        let mut old = value;
        let table = ir.core();
        // SAFETY: the record lives during the call and says how large it is.
        let read = unsafe {
            (table.get_instruction_property.expect("filled"))(
                table.context,
                ir.task(),
                instruction,
                property,
                &mut old,
            )
        };
        value.kind = match outcome(read) {
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
        let global = self.value();
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
            self.value()
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

    fn attribute(&mut self) -> NevercHandle {
        const KINDS: [&str; 9] = [
            "nounwind",
            "noalias",
            "align",
            "byval",
            "memory",
            "any-key",
            "sret",
            "dereferenceable",
            "nofpclass",
        ];
        let ir = self.ir;
        let kind = super::ir::text(KINDS[self.bytes.below(KINDS.len())]);
        let (number, ty, name) = (self.bytes.next() % 65, self.ty(), self.name());
        let made = match self.bytes.below(4) {
            0 => get!(ir, create_enum_attribute, kind),
            1 => get!(ir, create_integer_attribute, kind, number),
            2 => get!(ir, create_string_attribute, kind, name),
            _ => get!(ir, create_type_attribute, kind, ty),
        };
        made.unwrap_or(NULL)
    }

    /// One question or creation, of which no mutation is the result.
    pub fn ask(&mut self) {
        let ir = self.ir;
        self.calls += 1;
        let (value, other, ty) = (self.value(), self.value(), self.ty());
        let at = self.index();
        let name = self.name();
        let metadata = self.some_metadata();
        match self.bytes.below(44) {
            0 => ask!(u32: ir, get_value_kind, value),
            1 => ask!(u32: ir, get_type_kind, ty),
            2 => {
                let (bits, space) = (self.number(0, 200), self.number(0, 3));
                self.types.extend(get!(ir, get_integer_type, bits));
                self.types.extend(get!(ir, get_pointer_type, space));
            }
            3 => self.types.extend(get!(ir, get_array_type, ty, at)),
            4 => {
                let (count, scalable) = (self.number(0, 8), self.number(0, 1) as u8);
                self.types
                    .extend(get!(ir, get_vector_type, ty, count, scalable));
            }
            5 => {
                let parts = [self.ty(), self.ty()];
                let (count, packed) = (self.bytes.next() % 3, self.number(0, 1) as u8);
                self.types.extend(get!(
                    ir,
                    get_struct_type,
                    name,
                    parts.as_ptr(),
                    count,
                    packed
                ));
            }
            6 => {
                let parts = [self.ty(), self.ty()];
                let (count, variadic) = (self.bytes.next() % 3, self.number(0, 1) as u8);
                self.types.extend(get!(
                    ir,
                    get_function_type,
                    ty,
                    parts.as_ptr(),
                    count,
                    variadic
                ));
            }
            7 => {
                let words = [self.bytes.next(), self.bytes.next(), 0];
                let count = self.bytes.next() % 4;
                let made = get!(ir, create_integer_constant, ty, words.as_ptr(), count);
                self.keep(made);
                let made = get!(ir, create_floating_constant, ty, words.as_ptr(), count);
                self.keep(made);
            }
            8 => {
                let made = get!(ir, get_null_constant, ty);
                self.keep(made);
            }
            9 => {
                let made = get!(ir, get_poison_constant, ty);
                self.keep(made);
            }
            10 => {
                let parts = [self.value(), self.value()];
                let count = self.bytes.next() % 3;
                let made = get!(ir, create_aggregate_constant, ty, parts.as_ptr(), count);
                self.keep(made);
            }
            11 => {
                let like = self.value_like(value);
                let opcode = self.number(NEVERC_IR_OPCODE_ADD, NEVERC_IR_OPCODE_XOR);
                let made = get!(ir, create_constant_binary_expression, opcode, value, like);
                self.keep(made);
            }
            12 => {
                let opcode = self.number(NEVERC_IR_OPCODE_TRUNC, NEVERC_IR_OPCODE_ADDR_SPACE_CAST);
                let made = get!(ir, create_constant_cast_expression, opcode, value, ty);
                self.keep(made);
            }
            13 => {
                let like = self.value_like(value);
                let predicate =
                    self.number(NEVERC_IR_PREDICATE_FCMP_FALSE, NEVERC_IR_PREDICATE_ICMP_SLE);
                let made = get!(
                    ir,
                    create_constant_compare_expression,
                    predicate,
                    value,
                    like
                );
                self.keep(made);
            }
            14 => {
                let indices = [self.value(), self.value()];
                let (count, inbounds) = (self.bytes.next() % 3, self.number(0, 1) as u8);
                let made = get!(
                    ir,
                    create_constant_gep_expression,
                    ty,
                    value,
                    indices.as_ptr(),
                    count,
                    inbounds
                );
                self.keep(made);
            }
            15 => {
                let made = get!(ir, get_global_address_constant, value);
                self.keep(made);
            }
            16 => {
                let made = get!(ir, create_metadata_string, name);
                self.metadata.extend(made);
            }
            17 => {
                let parts = [self.some_metadata(), self.some_metadata()];
                let (count, distinct) = (self.bytes.next() % 3, self.number(0, 1) as u8);
                let made = get!(ir, create_metadata_node, parts.as_ptr(), count, distinct);
                self.metadata.extend(made);
            }
            18 => {
                let made = get!(ir, get_value_as_metadata, value);
                self.metadata.extend(made);
            }
            19 => {
                let made = get!(ir, get_metadata_as_value, metadata);
                self.keep(made);
            }
            20 => ask!(u64: ir, get_metadata_operand_count, metadata),
            21 => {
                let made = get!(ir, get_metadata_operand, metadata, at);
                self.metadata.extend(made);
            }
            22 => ask!(u32: ir, get_metadata_kind, metadata),
            23 => ask!(NevercStringView: ir, get_metadata_string_bytes, metadata),
            24 => {
                let attribute = self.attribute();
                self.others.push(attribute);
                ask!(u32: ir, get_attribute_value_kind, attribute);
                ask!(NevercStringView: ir, get_attribute_kind_name, attribute);
                ask!(u64: ir, get_attribute_integer_value, attribute);
                ask!(NevercStringView: ir, get_attribute_string_value, attribute);
                let made = get!(ir, get_attribute_type_value, attribute);
                self.types.extend(made);
            }
            25 => ask!(u32: ir, has_function_attribute, value, name),
            26 => ask!(NevercStringView: ir, get_function_string_attribute, value, name),
            27 => {
                let collection = self.number(0, 8);
                if let Ok(list) = ir.try_list(other, collection) {
                    self.values.extend(list.into_iter().take(8));
                }
            }
            28 => ask!(NevercStringView: ir, get_value_name, value),
            29 => {
                let made = get!(ir, get_value_type, value);
                self.types.extend(made);
            }
            30 => {
                ask!(u64: ir, get_value_use_count, value);
                let mut info: NevercIRUseInfo = neverc_plugin_host::boundary::zeroed();
                info.header.struct_size = size_of::<NevercIRUseInfo>() as u32;
                let table = ir.core();
                // SAFETY: the record lives during the call and says how large it is.
                let status = unsafe {
                    (table.get_value_use.expect("filled"))(
                        table.context,
                        ir.task(),
                        value,
                        at,
                        &mut info,
                    )
                };
                if outcome(status).is_ok() {
                    self.values.push(info.user);
                }
            }
            31 => {
                ask!(u64: ir, get_operand_count, value);
                let made = get!(ir, get_operand, value, at);
                self.keep(made);
            }
            32 => ask!(u32: ir, get_global_linkage, value),
            33 => ask!(u32: ir, get_global_visibility, value),
            34 => ask!(NevercStringView: ir, get_global_section, value),
            35 => {
                let made = get!(ir, get_global_comdat, value);
                self.others.extend(made);
                ask!(u32: ir, get_function_calling_convention, value);
                ask!(NevercStringView: ir, get_function_gc, value);
            }
            36 => {
                let made = get!(ir, get_function_personality, value);
                self.keep(made);
            }
            37 => {
                let made = get!(ir, get_terminator, value);
                self.keep(made);
            }
            38 => {
                let made = get!(ir, get_predecessor, value, at);
                self.keep(made);
                ask!(u64: ir, get_predecessor_count, value);
            }
            39 => {
                let made = get!(ir, get_successor, value, at);
                self.keep(made);
                ask!(u64: ir, get_successor_count, value);
            }
            40 => ask!(u32: ir, get_instruction_opcode, value),
            41 => ask!(u64: ir, get_phi_incoming_count, value),
            42 => self.serialize(),
            _ => {
                let mut info: NevercIRDebugLocationInfo = neverc_plugin_host::boundary::zeroed();
                info.size = 56;
                info.version = 1;
                let table = ir.core();
                // SAFETY: the record lives during the call and says how large it is.
                let status = unsafe {
                    (table.get_debug_location_info.expect("filled"))(
                        table.context,
                        ir.task(),
                        metadata,
                        &mut info,
                    )
                };
                if outcome(status).is_ok() {
                    self.metadata.push(info.scope);
                }
            }
        }
    }

    fn serialize(&mut self) {
        let ir = self.ir;
        if !self.bytes.one_in(8) {
            return;
        }
        let format = self.number(1, 2);
        let Ok(buffer) = get!(ir, export_module, format) else {
            return;
        };
        self.others.push(buffer);
        let view: NevercByteView = get!(ir, get_serialized_buffer_view, buffer).expect("live");
        assert!(view.length > 0);
        if self.wild && self.bytes.one_in(2) {
            // SAFETY: the buffer is not released yet.
            let copy =
                unsafe { std::slice::from_raw_parts(view.data, view.length as usize) }.to_vec();
            let view = NevercByteView {
                data: copy.as_ptr(),
                length: copy.len() as u64,
            };
            if run!(ir, import_module, format, view).is_ok() {
                self.mutation = NULL;
                self.builder = NULL;
                self.look_around();
                return;
            }
        }
        run!(ir, release_serialized_buffer, buffer).expect("live");
    }
}
