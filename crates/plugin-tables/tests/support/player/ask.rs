//! Questions and creations: everything that changes no module.

use neverc_abi::*;

use super::Player;
use crate::support::ir::{NULL, told};
use crate::{get, run};

/// A question whose answer does not matter.
macro_rules! ask {
    ($ty:ty: $($call:tt)*) => {{
        let answer: Result<$ty, neverc_plugin_host::Status> = get!($($call)*);
        let _ = answer.is_ok();
    }};
}

impl Player<'_> {
    /// One question or creation, of which no mutation is the result.
    pub fn ask(&mut self) {
        let ir = self.ir;
        self.calls += 1;
        let (value, other, ty) = (self.value(), self.value(), self.ty());
        let at = self.index();
        let name = self.name();
        let metadata = self.some_metadata();
        match self.bytes.below(50) {
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
                let mut ty = ty;
                let mut parts = [self.value(), self.value()];
                let mut count = self.bytes.next() % 3;
                if !self.bytes.one_in(3)
                    && let Ok(element) = get!(ir, get_value_type, value)
                    && let Ok(null) = get!(ir, get_null_constant, element)
                    && let Ok(array) = get!(ir, get_array_type, element, 2)
                {
                    (ty, count) = (array, 2);
                    parts = [null, self.value_of(Ok(element))];
                }
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
                if told("get_value_use", status).is_ok() {
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
            43 => {
                self.others.extend(get!(ir, get_context));
                ask!(NevercStringView: ir, get_module_identifier);
                ask!(NevercStringView: ir, get_module_target_triple);
                ask!(NevercStringView: ir, get_module_data_layout);
                ask!(NevercStringView: ir, get_module_inline_assembly);
            }
            44 => ask!(NevercStringView: ir, get_function_section, value),
            45 => {
                let incoming: Result<NevercIRPhiIncoming, _> = self.incoming(value, at);
                if let Ok(incoming) = incoming {
                    self.values.push(incoming.value);
                    self.values.push(incoming.block);
                }
            }
            46 | 47 => {
                let known = self.pick(&self.named.clone());
                let named = self.spoiled(known);
                ask!(u64: ir, get_named_metadata_operand_count, named);
                self.look_into(named, at);
            }
            48 => {
                let global = self.global();
                let made = get!(ir, get_global_comdat, global);
                self.others.extend(made);
                ask!(u32: ir, get_global_linkage, global);
                ask!(NevercStringView: ir, get_function_gc, global);
                let made = get!(ir, get_function_personality, global);
                self.keep(made);
                let name = if at == 0 {
                    crate::support::ir::text("key")
                } else {
                    name
                };
                ask!(NevercStringView: ir, get_function_string_attribute, global, name);
                ask!(u32: ir, has_function_attribute, global, name);
            }
            _ => self.ask_location(metadata),
        }
    }

    /// Asks about a debug location; one is remembered.
    pub(super) fn ask_location(&mut self, metadata: NevercHandle) {
        let ir = self.ir;
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
        if told("get_debug_location_info", status).is_ok() {
            self.metadata.push(info.scope);
            self.locations.push(metadata);
        }
    }

    pub(super) fn attribute(&mut self) -> NevercHandle {
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
        let kind = crate::support::ir::text(KINDS[self.bytes.below(KINDS.len())]);
        let (number, ty, name) = (self.bytes.next() % 65, self.ty(), self.name());
        let made = match self.bytes.below(4) {
            0 => get!(ir, create_enum_attribute, kind),
            1 => get!(ir, create_integer_attribute, kind, number),
            2 => get!(ir, create_string_attribute, kind, name),
            _ => get!(ir, create_type_attribute, kind, ty),
        };
        made.unwrap_or(NULL)
    }

    fn incoming(
        &self,
        phi: NevercHandle,
        at: u64,
    ) -> Result<NevercIRPhiIncoming, neverc_plugin_host::Status> {
        let ir = self.ir;
        let mut out: NevercIRPhiIncoming = neverc_plugin_host::boundary::zeroed();
        out.header.struct_size = size_of::<NevercIRPhiIncoming>() as u32;
        let table = ir.core();
        // SAFETY: the record lives during the call and says how large it is.
        let status = unsafe {
            (table.get_phi_incoming.expect("filled"))(table.context, ir.task(), phi, at, &mut out)
        };
        told("get_phi_incoming", status).map(|()| out)
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
