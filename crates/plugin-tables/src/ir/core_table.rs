//! `NevercIRCoreAPI` over a bridge: slot by slot, in the table's order; what takes more than a few lines is elsewhere.

use neverc_abi::*;
use neverc_llvm::reflect::{
    AttributeForm, FoldError, ModuleText, StructError, ValueRef, constant_binary, constant_cast,
    constant_compare,
};
use neverc_plugin_host::boundary::{OutSlice, byte_text};
use neverc_plugin_host::tables::IRCoreTable;
use neverc_plugin_host::{Call, Status};

use crate::ir::bridge::Bridge;
use crate::ir::schema::schema;

/// A flag that is 8 bits wide.
fn flag(value: u8) -> Result<bool, Status> {
    match value {
        0 => Ok(false),
        1 => Ok(true),
        _ => Err(Status::INVALID_ARGUMENT),
    }
}

/// The result of making something from operands of the right sorts.
fn made<T>(made: Option<T>) -> Result<T, Status> {
    made.ok_or(Status::WRONG_TYPE)
}

fn folded(result: Result<ValueRef, FoldError>) -> Result<ValueRef, Status> {
    result.map_err(|error| match error {
        FoldError::Operands => Status::WRONG_TYPE,
        FoldError::NoSuchExpression => Status::CAPABILITY_UNAVAILABLE,
    })
}

/// An index into something with `count` elements.
pub(super) fn index(index: u64, count: u64) -> Result<u32, Status> {
    if index < count {
        u32::try_from(index).map_err(|_| Status::NOT_FOUND)
    } else {
        Err(Status::NOT_FOUND)
    }
}

type R<T> = Result<T, Status>;

/// Elements of the largest vectors that plugins can name.
const MAX_ELEMENTS: u32 = 1 << 16;

impl IRCoreTable for Bridge {
    fn check_task(&self, _: &Call<'_>, task: NevercTaskHandle) -> R<()> {
        self.check(task)
    }

    fn get_context(&self, _: &Call<'_>) -> R<NevercIRContextHandle> {
        self.wrap_context(self.module()?.context())
    }

    fn get_module(&self, _: &Call<'_>) -> R<NevercIRModuleHandle> {
        self.module_handle()
    }

    fn get_value_kind(&self, _: &Call<'_>, value: NevercIRValueHandle) -> R<NevercIRValueKind> {
        let value = self.resolve_value(value)?;
        Ok(schema().value_kind[usize::from(value.id())])
    }

    fn replace_all_uses_with(
        &self,
        _: &Call<'_>,
        original: NevercIRValueHandle,
        replacement: NevercIRValueHandle,
    ) -> R<()> {
        self.replace(original, replacement)
    }

    fn erase_value(&self, _: &Call<'_>, value: NevercIRValueHandle) -> R<()> {
        self.erase(value)
    }

    fn get_type_kind(&self, _: &Call<'_>, type_: NevercIRTypeHandle) -> R<NevercIRTypeKind> {
        let ty = self.resolve_type(type_)?;
        Ok(schema().type_kind[usize::from(ty.id())])
    }

    fn get_primitive_type(&self, _: &Call<'_>, kind: NevercIRTypeKind) -> R<NevercIRTypeHandle> {
        let id = schema().types.llvm(kind).ok_or(Status::INVALID_ARGUMENT)?;
        let ty = self.context()?.primitive_type(id);
        self.wrap_type(ty.ok_or(Status::INVALID_ARGUMENT)?)
    }

    fn get_integer_type(&self, _: &Call<'_>, bit_width: u32) -> R<NevercIRTypeHandle> {
        let ty = self.context()?.integer_type(bit_width);
        self.wrap_type(ty.ok_or(Status::INVALID_ARGUMENT)?)
    }

    fn get_pointer_type(&self, _: &Call<'_>, address_space: u32) -> R<NevercIRTypeHandle> {
        let ty = self.context()?.pointer_type(address_space);
        self.wrap_type(ty.ok_or(Status::INVALID_ARGUMENT)?)
    }

    fn get_array_type(
        &self,
        _: &Call<'_>,
        element_type: NevercIRTypeHandle,
        element_count: u64,
    ) -> R<NevercIRTypeHandle> {
        let element = self.resolve_type(element_type)?;
        self.wrap_type(made(element.array(element_count))?)
    }

    fn get_vector_type(
        &self,
        _: &Call<'_>,
        element_type: NevercIRTypeHandle,
        minimum_element_count: u32,
        scalable: u8,
    ) -> R<NevercIRTypeHandle> {
        let scalable = flag(scalable)?;
        let element = self.resolve_type(element_type)?;
        if minimum_element_count == 0 {
            return Err(Status::INVALID_ARGUMENT);
        }
        // LLVM folds constants of vectors element by element.
        if minimum_element_count > MAX_ELEMENTS {
            return Err(Status::RESOURCE_EXHAUSTED);
        }
        self.wrap_type(made(element.vector(minimum_element_count, scalable))?)
    }

    fn get_struct_type(
        &self,
        _: &Call<'_>,
        name: &[u8],
        element_types: &[NevercIRTypeHandle],
        packed: u8,
    ) -> R<NevercIRTypeHandle> {
        let packed = flag(packed)?;
        let elements = self.types(element_types)?;
        let ty = self.context()?.struct_type(name, &elements, packed);
        self.wrap_type(ty.map_err(|error| match error {
            StructError::Element => Status::WRONG_TYPE,
            StructError::NameTaken => Status::DUPLICATE_ID,
        })?)
    }

    fn get_function_type(
        &self,
        _: &Call<'_>,
        return_type: NevercIRTypeHandle,
        parameter_types: &[NevercIRTypeHandle],
        variadic: u8,
    ) -> R<NevercIRTypeHandle> {
        let variadic = flag(variadic)?;
        let result = self.resolve_type(return_type)?;
        let parameters = self.types(parameter_types)?;
        self.wrap_type(made(result.function(&parameters, variadic))?)
    }

    fn create_integer_constant(
        &self,
        _: &Call<'_>,
        type_: NevercIRTypeHandle,
        little_endian_words: &[u64],
    ) -> R<NevercIRValueHandle> {
        let ty = self.resolve_type(type_)?;
        if schema().type_kind[usize::from(ty.id())] != NEVERC_IR_TYPE_INTEGER {
            return Err(Status::WRONG_TYPE);
        }
        let value = ty.integer(little_endian_words);
        self.constant(value.ok_or(Status::INVALID_ARGUMENT)?)
    }

    fn create_floating_constant(
        &self,
        _: &Call<'_>,
        type_: NevercIRTypeHandle,
        little_endian_words: &[u64],
    ) -> R<NevercIRValueHandle> {
        let ty = self.resolve_type(type_)?;
        let kind = schema().type_kind[usize::from(ty.id())];
        if !(NEVERC_IR_TYPE_HALF..=NEVERC_IR_TYPE_PPC_FP128).contains(&kind) {
            return Err(Status::WRONG_TYPE);
        }
        let value = ty.floating(little_endian_words);
        self.constant(value.ok_or(Status::INVALID_ARGUMENT)?)
    }

    fn get_null_constant(&self, _: &Call<'_>, type_: NevercIRTypeHandle) -> R<NevercIRValueHandle> {
        let ty = self.resolve_type(type_)?;
        self.constant(made(ty.null())?)
    }

    fn get_poison_constant(
        &self,
        _: &Call<'_>,
        type_: NevercIRTypeHandle,
    ) -> R<NevercIRValueHandle> {
        let ty = self.resolve_type(type_)?;
        self.constant(made(ty.poison())?)
    }

    fn get_undef_constant(
        &self,
        _: &Call<'_>,
        type_: NevercIRTypeHandle,
    ) -> R<NevercIRValueHandle> {
        let ty = self.resolve_type(type_)?;
        self.constant(made(ty.undef())?)
    }

    fn create_aggregate_constant(
        &self,
        _: &Call<'_>,
        type_: NevercIRTypeHandle,
        elements: &[NevercIRValueHandle],
    ) -> R<NevercIRValueHandle> {
        let ty = self.resolve_type(type_)?;
        let elements = self.values(elements)?;
        self.constant(made(ty.aggregate(&elements))?)
    }

    fn create_constant_binary_expression(
        &self,
        _: &Call<'_>,
        opcode: NevercIROpcode,
        left: NevercIRValueHandle,
        right: NevercIRValueHandle,
    ) -> R<NevercIRValueHandle> {
        let opcode = self.opcode_of(opcode, NEVERC_IR_OPCODE_CATEGORY_BINARY)?;
        let left = self.resolve_value(left)?;
        let right = self.resolve_value(right)?;
        self.constant(folded(constant_binary(opcode, left, right))?)
    }

    fn create_constant_cast_expression(
        &self,
        _: &Call<'_>,
        opcode: NevercIROpcode,
        operand: NevercIRValueHandle,
        destination_type: NevercIRTypeHandle,
    ) -> R<NevercIRValueHandle> {
        let opcode = self.opcode_of(opcode, NEVERC_IR_OPCODE_CATEGORY_CAST)?;
        let operand = self.resolve_value(operand)?;
        let ty = self.resolve_type(destination_type)?;
        self.constant(folded(constant_cast(opcode, operand, ty))?)
    }

    fn create_constant_compare_expression(
        &self,
        _: &Call<'_>,
        predicate: NevercIRPredicate,
        left: NevercIRValueHandle,
        right: NevercIRValueHandle,
    ) -> R<NevercIRValueHandle> {
        let predicate = schema().predicates.llvm(predicate);
        let predicate = predicate.ok_or(Status::INVALID_ARGUMENT)?;
        let left = self.resolve_value(left)?;
        let right = self.resolve_value(right)?;
        self.constant(folded(constant_compare(predicate, left, right))?)
    }

    fn create_constant_gep_expression(
        &self,
        _: &Call<'_>,
        source_element_type: NevercIRTypeHandle,
        pointer: NevercIRValueHandle,
        indices: &[NevercIRValueHandle],
        in_bounds: u8,
    ) -> R<NevercIRValueHandle> {
        let inbounds = flag(in_bounds)?;
        let element = self.resolve_type(source_element_type)?;
        let pointer = self.resolve_value(pointer)?;
        let indices = self.values(indices)?;
        self.constant(made(element.constant_gep(pointer, &indices, inbounds))?)
    }

    fn get_global_address_constant(
        &self,
        _: &Call<'_>,
        global: NevercIRValueHandle,
    ) -> R<NevercIRValueHandle> {
        self.wrap_value(self.global(global)?)
    }

    fn get_metadata_kind(
        &self,
        _: &Call<'_>,
        metadata: NevercIRMetadataHandle,
    ) -> R<NevercIRMetadataKind> {
        self.metadata_kind(metadata)
    }

    fn create_metadata_string(&self, _: &Call<'_>, bytes: &[u8]) -> R<NevercIRMetadataHandle> {
        self.wrap_metadata(made(self.context()?.metadata_string(bytes))?)
    }

    fn get_metadata_string_bytes(
        &self,
        _: &Call<'_>,
        metadata: NevercIRMetadataHandle,
    ) -> R<NevercStringView> {
        let metadata = self.resolve_metadata(metadata)?;
        metadata.text().map(byte_text).ok_or(Status::WRONG_TYPE)
    }

    fn create_metadata_node(
        &self,
        _: &Call<'_>,
        operands: &[NevercIRMetadataHandle],
        distinct: u8,
    ) -> R<NevercIRMetadataHandle> {
        self.new_metadata_node(operands, flag(distinct)?)
    }

    fn get_value_as_metadata(
        &self,
        _: &Call<'_>,
        value: NevercIRValueHandle,
    ) -> R<NevercIRMetadataHandle> {
        let value = self.resolve_value(value)?;
        self.wrap_metadata(made(value.as_metadata())?)
    }

    fn get_metadata_as_value(
        &self,
        _: &Call<'_>,
        metadata: NevercIRMetadataHandle,
    ) -> R<NevercIRValueHandle> {
        let metadata = self.resolve_metadata(metadata)?;
        self.wrap_value(made(self.context()?.metadata_value(metadata))?)
    }

    fn get_metadata_operand_count(&self, _: &Call<'_>, metadata: NevercIRMetadataHandle) -> R<u64> {
        let metadata = self.resolve_metadata(metadata)?;
        Ok(u64::from(made(metadata.operand_count())?))
    }

    fn get_metadata_operand(
        &self,
        _: &Call<'_>,
        metadata: NevercIRMetadataHandle,
        at: u64,
    ) -> R<NevercIRMetadataHandle> {
        let metadata = self.resolve_metadata(metadata)?;
        let at = index(at, u64::from(made(metadata.operand_count())?))?;
        self.wrap_metadata_or_null(metadata.operand(at))
    }

    fn get_or_insert_named_metadata(
        &self,
        _: &Call<'_>,
        name: &[u8],
    ) -> R<NevercIRNamedMetadataHandle> {
        self.named_metadata(name)
    }

    fn append_named_metadata(
        &self,
        _: &Call<'_>,
        named_metadata: NevercIRNamedMetadataHandle,
        metadata: NevercIRMetadataHandle,
    ) -> R<()> {
        self.append_to_named(named_metadata, metadata)
    }

    fn get_named_metadata_operand_count(
        &self,
        _: &Call<'_>,
        named_metadata: NevercIRNamedMetadataHandle,
    ) -> R<u64> {
        Ok(u64::from(
            self.resolve_named(named_metadata)?.operand_count(),
        ))
    }

    fn get_named_metadata_operand(
        &self,
        _: &Call<'_>,
        named_metadata: NevercIRNamedMetadataHandle,
        at: u64,
    ) -> R<NevercIRMetadataHandle> {
        let named = self.resolve_named(named_metadata)?;
        let at = index(at, u64::from(named.operand_count()))?;
        self.wrap_metadata_or_null(named.operand(at))
    }

    fn get_debug_location_info(
        &self,
        _: &Call<'_>,
        location: NevercIRMetadataHandle,
        out_info: *mut NevercIRDebugLocationInfo,
    ) -> R<()> {
        self.debug_location_info(location, out_info)
    }

    fn create_enum_attribute(&self, _: &Call<'_>, kind: &[u8]) -> R<NevercIRAttributeHandle> {
        self.new_attribute(kind, AttributeForm::Enum)
    }

    fn create_integer_attribute(
        &self,
        _: &Call<'_>,
        kind: &[u8],
        value: u64,
    ) -> R<NevercIRAttributeHandle> {
        self.new_attribute(kind, AttributeForm::Integer(value))
    }

    fn create_string_attribute(
        &self,
        _: &Call<'_>,
        kind: &[u8],
        value: &[u8],
    ) -> R<NevercIRAttributeHandle> {
        self.new_attribute(kind, AttributeForm::String(value))
    }

    fn create_type_attribute(
        &self,
        _: &Call<'_>,
        kind: &[u8],
        type_: NevercIRTypeHandle,
    ) -> R<NevercIRAttributeHandle> {
        let ty = self.resolve_type(type_)?;
        self.new_attribute(kind, AttributeForm::Type(ty))
    }

    fn get_attribute_value_kind(
        &self,
        _: &Call<'_>,
        attribute: NevercIRAttributeHandle,
    ) -> R<NevercIRAttributeValueKind> {
        Ok(match self.resolve_attribute(attribute)?.form() {
            Some(AttributeForm::Enum) => NEVERC_IR_ATTRIBUTE_ENUM,
            Some(AttributeForm::Integer(_)) => NEVERC_IR_ATTRIBUTE_INTEGER,
            Some(AttributeForm::String(_)) => NEVERC_IR_ATTRIBUTE_STRING,
            Some(AttributeForm::Type(_)) => NEVERC_IR_ATTRIBUTE_TYPE,
            None => return Err(Status::CAPABILITY_UNAVAILABLE),
        })
    }

    fn get_attribute_kind_name(
        &self,
        _: &Call<'_>,
        attribute: NevercIRAttributeHandle,
    ) -> R<NevercStringView> {
        Ok(byte_text(self.resolve_attribute(attribute)?.kind()))
    }

    fn get_attribute_integer_value(
        &self,
        _: &Call<'_>,
        attribute: NevercIRAttributeHandle,
    ) -> R<u64> {
        match self.resolve_attribute(attribute)?.form() {
            Some(AttributeForm::Integer(value)) => Ok(value),
            _ => Err(Status::WRONG_TYPE),
        }
    }

    fn get_attribute_string_value(
        &self,
        _: &Call<'_>,
        attribute: NevercIRAttributeHandle,
    ) -> R<NevercStringView> {
        match self.resolve_attribute(attribute)?.form() {
            Some(AttributeForm::String(text)) => Ok(byte_text(text)),
            _ => Err(Status::WRONG_TYPE),
        }
    }

    fn get_attribute_type_value(
        &self,
        _: &Call<'_>,
        attribute: NevercIRAttributeHandle,
    ) -> R<NevercIRTypeHandle> {
        match self.resolve_attribute(attribute)?.form() {
            Some(AttributeForm::Type(ty)) => self.wrap_type(ty),
            _ => Err(Status::WRONG_TYPE),
        }
    }

    fn add_function_attribute(
        &self,
        _: &Call<'_>,
        function: NevercIRValueHandle,
        location: NevercIRAttributeLocation,
        parameter_index: u32,
        attribute: NevercIRAttributeHandle,
    ) -> R<()> {
        self.add_attribute(function, location, parameter_index, attribute)
    }

    fn has_function_attribute(
        &self,
        _: &Call<'_>,
        function: NevercIRValueHandle,
        kind: &[u8],
    ) -> R<NevercBool> {
        let function = self.function(function)?;
        Ok(NevercBool::from(
            function.function_attribute(kind).is_some(),
        ))
    }

    fn get_function_string_attribute(
        &self,
        _: &Call<'_>,
        function: NevercIRValueHandle,
        kind: &[u8],
    ) -> R<NevercStringView> {
        match self.function(function)?.function_attribute(kind) {
            Some(Some(text)) => Ok(byte_text(text)),
            _ => Err(Status::NOT_FOUND),
        }
    }

    fn get_module_identifier(&self, _: &Call<'_>) -> R<NevercStringView> {
        self.module_text(ModuleText::Identifier)
    }

    fn set_module_identifier(&self, _: &Call<'_>, identifier: &[u8]) -> R<()> {
        self.set_module_text(ModuleText::Identifier, identifier)
    }

    fn get_module_target_triple(&self, _: &Call<'_>) -> R<NevercStringView> {
        self.module_text(ModuleText::Triple)
    }

    fn set_module_target_triple(&self, _: &Call<'_>, triple: &[u8]) -> R<()> {
        self.set_module_text(ModuleText::Triple, triple)
    }

    fn get_module_data_layout(&self, _: &Call<'_>) -> R<NevercStringView> {
        self.module_text(ModuleText::DataLayout)
    }

    fn set_module_data_layout(&self, _: &Call<'_>, data_layout: &[u8]) -> R<()> {
        self.set_module_text(ModuleText::DataLayout, data_layout)
    }

    fn get_module_inline_assembly(&self, _: &Call<'_>) -> R<NevercStringView> {
        self.module_text(ModuleText::InlineAssembly)
    }

    fn set_module_inline_assembly(&self, _: &Call<'_>, assembly: &[u8]) -> R<()> {
        self.set_module_text(ModuleText::InlineAssembly, assembly)
    }

    fn begin_value_cursor(
        &self,
        _: &Call<'_>,
        container: NevercHandle,
        collection: NevercIRValueCollection,
    ) -> R<NevercIRValueCursor> {
        self.new_cursor(container, collection)
    }

    fn collect_value_cursor(
        &self,
        _: &Call<'_>,
        cursor: *mut NevercIRValueCursor,
        out_values: &mut OutSlice<'_, NevercIRValueHandle>,
    ) -> R<u64> {
        self.collect_cursor(cursor, out_values)
    }

    fn get_value_name(&self, _: &Call<'_>, value: NevercIRValueHandle) -> R<NevercStringView> {
        let value = self.resolve_value(value)?;
        Ok(self.keep_text(value.name()))
    }

    fn set_value_name(&self, _: &Call<'_>, value: NevercIRValueHandle, name: &[u8]) -> R<()> {
        self.rename(value, name)
    }

    fn get_value_type(&self, _: &Call<'_>, value: NevercIRValueHandle) -> R<NevercIRTypeHandle> {
        self.wrap_type(self.resolve_value(value)?.ty())
    }

    fn get_value_use_count(&self, _: &Call<'_>, value: NevercIRValueHandle) -> R<u64> {
        self.use_count(value)
    }

    fn get_value_use(
        &self,
        _: &Call<'_>,
        value: NevercIRValueHandle,
        at: u64,
    ) -> R<NevercIRUseInfo> {
        self.use_at(value, at)
    }

    fn get_operand_count(&self, _: &Call<'_>, value: NevercIRValueHandle) -> R<u64> {
        let value = self.resolve_value(value)?;
        Ok(u64::from(value.operand_count().unwrap_or(0)))
    }

    fn get_operand(
        &self,
        _: &Call<'_>,
        value: NevercIRValueHandle,
        at: u64,
    ) -> R<NevercIRValueHandle> {
        let value = self.resolve_value(value)?;
        let at = index(at, u64::from(value.operand_count().unwrap_or(0)))?;
        self.wrap_value(value.operand(at).ok_or(Status::NOT_FOUND)?)
    }

    fn set_operand(
        &self,
        _: &Call<'_>,
        value: NevercIRValueHandle,
        at: u64,
        operand: NevercIRValueHandle,
    ) -> R<()> {
        self.change_operand(value, at, operand)
    }

    fn get_global_linkage(&self, _: &Call<'_>, global: NevercIRValueHandle) -> R<NevercIRLinkage> {
        Ok(schema().linkages.stable(self.global(global)?.linkage()))
    }

    fn set_global_linkage(
        &self,
        _: &Call<'_>,
        global: NevercIRValueHandle,
        linkage: NevercIRLinkage,
    ) -> R<()> {
        self.change_linkage(global, linkage)
    }

    fn get_global_visibility(
        &self,
        _: &Call<'_>,
        global: NevercIRValueHandle,
    ) -> R<NevercIRVisibility> {
        let visibility = self.global(global)?.visibility();
        Ok(schema().visibilities.stable(visibility))
    }

    fn set_global_visibility(
        &self,
        _: &Call<'_>,
        global: NevercIRValueHandle,
        visibility: NevercIRVisibility,
    ) -> R<()> {
        self.change_visibility(global, visibility)
    }

    fn get_global_section(&self, _: &Call<'_>, global: NevercIRValueHandle) -> R<NevercStringView> {
        Ok(self.keep_text(self.global(global)?.section()))
    }

    fn set_global_section(
        &self,
        _: &Call<'_>,
        global: NevercIRValueHandle,
        section: &[u8],
    ) -> R<()> {
        self.change_section(global, section, false)
    }

    fn get_or_insert_comdat(&self, _: &Call<'_>, name: &[u8]) -> R<NevercIRComdatHandle> {
        self.named_comdat(name)
    }

    fn get_global_comdat(
        &self,
        _: &Call<'_>,
        global: NevercIRValueHandle,
    ) -> R<NevercIRComdatHandle> {
        match self.global(global)?.comdat() {
            Some(comdat) => self.wrap_comdat(comdat),
            None => Ok(NevercHandle::default()),
        }
    }

    fn set_global_comdat(
        &self,
        _: &Call<'_>,
        global: NevercIRValueHandle,
        comdat: NevercIRComdatHandle,
    ) -> R<()> {
        self.change_comdat(global, comdat)
    }

    fn get_function_calling_convention(
        &self,
        _: &Call<'_>,
        function: NevercIRValueHandle,
    ) -> R<NevercIRCallingConvention> {
        let convention = self.function(function)?.convention();
        Ok(schema().conventions.stable(convention))
    }

    fn set_function_calling_convention(
        &self,
        _: &Call<'_>,
        function: NevercIRValueHandle,
        calling_convention: NevercIRCallingConvention,
    ) -> R<()> {
        self.change_convention(function, calling_convention)
    }

    fn get_function_personality(
        &self,
        _: &Call<'_>,
        function: NevercIRValueHandle,
    ) -> R<NevercIRValueHandle> {
        match self.function(function)?.personality() {
            Some(personality) => self.wrap_value(personality),
            None => Ok(NevercHandle::default()),
        }
    }

    fn set_function_personality(
        &self,
        _: &Call<'_>,
        function: NevercIRValueHandle,
        personality: NevercIRValueHandle,
    ) -> R<()> {
        self.change_personality(function, personality)
    }

    fn get_function_gc(&self, _: &Call<'_>, function: NevercIRValueHandle) -> R<NevercStringView> {
        Ok(self.keep_text(&self.function(function)?.collector()))
    }

    fn set_function_gc(&self, _: &Call<'_>, function: NevercIRValueHandle, gc: &[u8]) -> R<()> {
        self.change_collector(function, gc)
    }

    fn get_function_section(
        &self,
        _: &Call<'_>,
        function: NevercIRValueHandle,
    ) -> R<NevercStringView> {
        Ok(self.keep_text(self.function(function)?.section()))
    }

    fn set_function_section(
        &self,
        _: &Call<'_>,
        function: NevercIRValueHandle,
        section: &[u8],
    ) -> R<()> {
        self.change_section(function, section, true)
    }

    fn get_terminator(&self, _: &Call<'_>, block: NevercIRValueHandle) -> R<NevercIRValueHandle> {
        let end = self.block(block)?.terminator();
        self.wrap_value(end.ok_or(Status::NOT_FOUND)?)
    }

    fn get_predecessor_count(&self, _: &Call<'_>, block: NevercIRValueHandle) -> R<u64> {
        Ok(self.block(block)?.predecessor_count() as u64)
    }

    fn get_predecessor(
        &self,
        _: &Call<'_>,
        block: NevercIRValueHandle,
        at: u64,
    ) -> R<NevercIRValueHandle> {
        let block = self.block(block)?;
        let at = usize::try_from(at).map_err(|_| Status::NOT_FOUND)?;
        self.wrap_value(block.predecessor(at).ok_or(Status::NOT_FOUND)?)
    }

    fn get_successor_count(&self, _: &Call<'_>, block: NevercIRValueHandle) -> R<u64> {
        Ok(self.block(block)?.successor_count() as u64)
    }

    fn get_successor(
        &self,
        _: &Call<'_>,
        block: NevercIRValueHandle,
        at: u64,
    ) -> R<NevercIRValueHandle> {
        let block = self.block(block)?;
        let at = index(at, block.successor_count() as u64)?;
        self.wrap_value(block.successor(at).ok_or(Status::NOT_FOUND)?)
    }

    fn get_instruction_opcode(
        &self,
        _: &Call<'_>,
        instruction: NevercIRValueHandle,
    ) -> R<NevercIROpcode> {
        let value = self.resolve_value(instruction)?;
        if u32::from(value.id()) < schema().first_instruction {
            return Err(Status::WRONG_TYPE);
        }
        Ok(schema().opcode[usize::from(value.id())])
    }

    fn get_instruction_property(
        &self,
        _: &Call<'_>,
        instruction: NevercIRValueHandle,
        property: NevercIRPropertyID,
    ) -> R<NevercIRPropertyValue> {
        self.property(instruction, property)
    }

    fn set_instruction_property(
        &self,
        _: &Call<'_>,
        instruction: NevercIRValueHandle,
        property: NevercIRPropertyID,
        value: NevercIRPropertyValue,
    ) -> R<()> {
        self.change_property(instruction, property, value)
    }

    fn get_phi_incoming_count(&self, _: &Call<'_>, phi: NevercIRValueHandle) -> R<u64> {
        Ok(u64::from(self.phi(phi)?.incoming_count()))
    }

    fn get_phi_incoming(
        &self,
        _: &Call<'_>,
        phi: NevercIRValueHandle,
        at: u64,
    ) -> R<NevercIRPhiIncoming> {
        let phi = self.phi(phi)?;
        let at = index(at, u64::from(phi.incoming_count()))?;
        let (value, block) = phi.incoming(at).ok_or(Status::NOT_FOUND)?;
        Ok(NevercIRPhiIncoming {
            header: neverc_plugin_host::boundary::header::<NevercIRPhiIncoming>(),
            value: self.wrap_value(value)?,
            block: self.wrap_value(block)?,
        })
    }

    fn set_phi_incoming(
        &self,
        _: &Call<'_>,
        phi: NevercIRValueHandle,
        at: u64,
        incoming: NevercIRPhiIncoming,
    ) -> R<()> {
        self.change_incoming(phi, at, incoming)
    }

    fn import_module(
        &self,
        _: &Call<'_>,
        format: NevercIRSerializationFormat,
        bytes: &[u8],
    ) -> R<()> {
        self.import(format, bytes)
    }

    fn export_module(
        &self,
        _: &Call<'_>,
        format: NevercIRSerializationFormat,
    ) -> R<NevercIRSerializedBufferHandle> {
        self.export(format)
    }

    fn get_serialized_buffer_view(
        &self,
        _: &Call<'_>,
        buffer: NevercIRSerializedBufferHandle,
    ) -> R<NevercByteView> {
        self.buffer_view(buffer)
    }

    fn release_serialized_buffer(
        &self,
        _: &Call<'_>,
        buffer: NevercIRSerializedBufferHandle,
    ) -> R<()> {
        self.release_buffer(buffer)
    }
}
