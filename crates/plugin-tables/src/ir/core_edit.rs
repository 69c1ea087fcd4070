//! The changes that `NevercIRCoreAPI` can make: what is asked first, and the journal's edit.

use neverc_abi::*;
use neverc_llvm::reflect::{
    AttributeForm, ComdatRef, Journal, ModuleText, PropertyError, PropertyValue, Sort, ValueRef,
    data_layout_parses,
};
use neverc_plugin_host::boundary::{bytes, header};
use neverc_plugin_host::{Status, boundary};

use crate::ir::bridge::Bridge;
use crate::ir::core_table::index;
use crate::ir::schema::{has_property, property_kind, schema};

type R<T> = Result<T, Status>;

/// LLVM's attribute index of a function as a whole.
const FUNCTION_INDEX: u32 = u32::MAX;

impl Bridge {
    /// Whether the mutation that is open stands or falls with a function.
    fn is_root(&self, value: ValueRef) -> bool {
        let state = self.state.borrow();
        state
            .open
            .as_ref()
            .is_some_and(|open| open.function == Some(value))
    }

    pub(super) fn replace(
        &self,
        original: NevercIRValueHandle,
        replacement: NevercIRValueHandle,
    ) -> R<()> {
        self.may_change()?;
        let from = self.resolve_value(original)?;
        let to = self.resolve_value(replacement)?;
        let sort = from.sort();
        if matches!(sort, Sort::Constant | Sort::Other) || from.ty() != to.ty() {
            return Err(Status::WRONG_TYPE);
        }
        if sort == Sort::Block && from.function() != to.function() {
            return Err(Status::WRONG_SCOPE);
        }
        if from == to {
            return Ok(());
        }
        if mentions(to, from) {
            return Err(Status::INVALID_ARGUMENT);
        }
        // Where one operand is of another sort than the replacement, nothing is done at all.
        let mut at = from.first_use();
        while let Some(here) = at {
            let (user, operand) = here.user().ok_or(Status::INVALID_STATE)?;
            let is_instruction = user.sort() == Sort::Instruction;
            if (is_instruction || user.sort().is_global())
                && user != to
                && !user.operand_fits(operand, to)
            {
                return Err(Status::WRONG_TYPE);
            }
            at = here.next();
        }
        let done = self.edit(|journal, gone| journal.replace_all_uses(from, to, gone))?;
        if done {
            Ok(())
        } else {
            Err(Status::WRONG_TYPE)
        }
    }

    pub(super) fn erase(&self, handle: NevercIRValueHandle) -> R<()> {
        self.may_change()?;
        let value = self.resolve_value(handle)?;
        if matches!(value.sort(), Sort::Constant | Sort::Other | Sort::Argument) {
            return Err(Status::WRONG_TYPE);
        }
        if self.is_root(value) {
            return Err(Status::INVALID_STATE);
        }
        let done = self.edit(|journal, gone| journal.erase(value, gone))?;
        if done {
            Ok(())
        } else {
            Err(Status::INVALID_STATE)
        }
    }

    pub(super) fn rename(&self, handle: NevercIRValueHandle, name: &[u8]) -> R<()> {
        self.may_change()?;
        let value = self.resolve_value(handle)?;
        if !value.can_have_name() {
            return Err(Status::WRONG_TYPE);
        }
        if name.contains(&0) {
            return Err(Status::INVALID_ARGUMENT);
        }
        if self.edit(|journal, gone| journal.set_name(value, name, gone))? {
            Ok(())
        } else {
            Err(Status::INVALID_STATE)
        }
    }

    pub(super) fn change_operand(
        &self,
        handle: NevercIRValueHandle,
        at: u64,
        operand: NevercIRValueHandle,
    ) -> R<()> {
        self.may_change()?;
        let user = self.resolve_value(handle)?;
        let sort = user.sort();
        if !matches!(sort, Sort::Instruction | Sort::OtherGlobal) {
            return Err(Status::WRONG_TYPE);
        }
        let at = index(at, u64::from(user.operand_count().unwrap_or(0)))?;
        let operand = self.resolve_value(operand)?;
        // LLVM follows aliases without end.
        if is_another_name(user) && mentions(operand, user) {
            return Err(Status::INVALID_ARGUMENT);
        }
        if !user.operand_fits(at, operand) {
            return Err(Status::WRONG_TYPE);
        }
        if operand.sort() == Sort::Block && operand.function() != user.function() {
            return Err(Status::WRONG_SCOPE);
        }
        self.edit(|journal, _| journal.set_operand(user, at, operand))
    }

    pub(super) fn change_incoming(
        &self,
        phi: NevercIRValueHandle,
        at: u64,
        incoming: NevercIRPhiIncoming,
    ) -> R<()> {
        self.may_change()?;
        let phi = self.phi(phi)?;
        if (incoming.header.struct_size as usize) < size_of::<NevercIRPhiIncoming>() {
            return Err(Status::INVALID_DESCRIPTOR);
        }
        let at = index(at, u64::from(phi.incoming_count()))?;
        let (value, block) = self.edge(phi, incoming.value, incoming.block)?;
        self.edit(|journal, _| journal.set_phi(phi, at, value, block))
    }

    /// The two halves of an edge that a phi may have.
    pub(super) fn edge(
        &self,
        phi: ValueRef,
        value: NevercIRValueHandle,
        block: NevercIRValueHandle,
    ) -> R<(ValueRef, ValueRef)> {
        let value = self.resolve_value(value)?;
        let block = self.block(block)?;
        let is_assembly =
            schema().value_kind[usize::from(value.id())] == NEVERC_IR_VALUE_INLINE_ASM;
        if value.ty() != phi.ty() || is_assembly || value.has_no_address() {
            return Err(Status::WRONG_TYPE);
        }
        if block.function() != phi.function() {
            return Err(Status::WRONG_SCOPE);
        }
        Ok((value, block))
    }

    pub(super) fn change_linkage(&self, global: NevercIRValueHandle, linkage: u32) -> R<()> {
        self.may_change()?;
        let global = self.global(global)?;
        let linkage = schema().linkages.llvm(linkage);
        let linkage = linkage.ok_or(Status::INVALID_ARGUMENT)?;
        self.edit(|journal, _| journal.set_linkage(global, linkage))
    }

    pub(super) fn change_visibility(&self, global: NevercIRValueHandle, visibility: u32) -> R<()> {
        self.may_change()?;
        let global = self.global(global)?;
        let llvm = schema().visibilities.llvm(visibility);
        let llvm = llvm.ok_or(Status::INVALID_ARGUMENT)?;
        let linkage = schema().linkages.stable(global.linkage());
        let local = matches!(
            linkage,
            NEVERC_IR_LINKAGE_INTERNAL | NEVERC_IR_LINKAGE_PRIVATE
        );
        if local && visibility != NEVERC_IR_VISIBILITY_DEFAULT {
            return Err(Status::INVALID_STATE);
        }
        self.edit(|journal, _| journal.set_visibility(global, llvm))
    }

    /// A global that has a section and a comdat of its own.
    fn placed(&self, handle: NevercIRValueHandle) -> R<ValueRef> {
        let global = self.global(handle)?;
        match schema().value_kind[usize::from(global.id())] {
            NEVERC_IR_VALUE_FUNCTION | NEVERC_IR_VALUE_GLOBAL_VARIABLE => Ok(global),
            _ => Err(Status::WRONG_TYPE),
        }
    }

    pub(super) fn change_section(
        &self,
        handle: NevercIRValueHandle,
        section: &[u8],
        function_only: bool,
    ) -> R<()> {
        self.may_change()?;
        let global = if function_only {
            self.function(handle)?
        } else {
            self.placed(handle)?
        };
        if section.contains(&0) {
            return Err(Status::INVALID_ARGUMENT);
        }
        self.edit(|journal, _| journal.set_section(global, section))
    }

    pub(super) fn named_comdat(&self, name: &[u8]) -> R<NevercIRComdatHandle> {
        self.may_change()?;
        if name.is_empty() {
            return Err(Status::INVALID_ARGUMENT);
        }
        let comdat: ComdatRef = self.edit(|journal, _| journal.comdat(name))?;
        self.wrap_comdat(comdat)
    }

    pub(super) fn change_comdat(
        &self,
        handle: NevercIRValueHandle,
        comdat: NevercIRComdatHandle,
    ) -> R<()> {
        self.may_change()?;
        let global = self.placed(handle)?;
        let comdat = match (comdat.owner, comdat.value) {
            (0, 0) => None,
            _ => Some(self.resolve_comdat(comdat)?),
        };
        self.edit(|journal, _| journal.set_comdat(global, comdat))
    }

    pub(super) fn change_convention(&self, handle: NevercIRValueHandle, stable: u32) -> R<()> {
        self.may_change()?;
        let function = self.function(handle)?;
        let convention = schema().conventions.llvm(stable);
        let convention = convention.ok_or(Status::INVALID_ARGUMENT)?;
        self.edit(|journal, _| journal.set_convention(function, convention))
    }

    pub(super) fn change_personality(
        &self,
        handle: NevercIRValueHandle,
        personality: NevercIRValueHandle,
    ) -> R<()> {
        self.may_change()?;
        let function = self.function(handle)?;
        let personality = match (personality.owner, personality.value) {
            (0, 0) => None,
            _ => {
                let value = self.resolve_value(personality)?;
                let kind = schema().type_kind[usize::from(value.ty().id())];
                let constant = matches!(
                    value.sort(),
                    Sort::Function | Sort::OtherGlobal | Sort::Constant
                );
                if !constant || kind != NEVERC_IR_TYPE_POINTER || value.has_no_address() {
                    return Err(Status::WRONG_TYPE);
                }
                Some(value)
            }
        };
        self.edit(|journal, _| journal.set_personality(function, personality))
    }

    pub(super) fn change_collector(&self, handle: NevercIRValueHandle, name: &[u8]) -> R<()> {
        self.may_change()?;
        let function = self.function(handle)?;
        self.edit(|journal, _| journal.set_collector(function, name))
    }

    pub(super) fn set_module_text(&self, which: ModuleText, text: &[u8]) -> R<()> {
        self.may_change()?;
        if which == ModuleText::DataLayout && !data_layout_parses(text) {
            return Err(Status::INVALID_ARGUMENT);
        }
        self.edit(|journal, _| journal.set_module_text(which, text))
    }

    pub(super) fn new_attribute(
        &self,
        kind: &[u8],
        form: AttributeForm<'_>,
    ) -> R<NevercIRAttributeHandle> {
        let attribute = self.context()?.attribute(kind, form);
        self.wrap_attribute(attribute.ok_or(Status::INVALID_ARGUMENT)?)
    }

    pub(super) fn add_attribute(
        &self,
        function: NevercIRValueHandle,
        location: NevercIRAttributeLocation,
        parameter: u32,
        attribute: NevercIRAttributeHandle,
    ) -> R<()> {
        self.may_change()?;
        let function = self.function(function)?;
        let attribute = self.resolve_attribute(attribute)?;
        let at = match location {
            NEVERC_IR_ATTRIBUTE_LOCATION_RETURN => 0,
            NEVERC_IR_ATTRIBUTE_LOCATION_FUNCTION => FUNCTION_INDEX,
            NEVERC_IR_ATTRIBUTE_LOCATION_PARAMETER if parameter < function.argument_count() => {
                parameter + 1
            }
            _ => return Err(Status::INVALID_ARGUMENT),
        };
        self.edit(|journal, _| journal.add_attribute(function, at, attribute))
    }

    pub(super) fn property(
        &self,
        handle: NevercIRValueHandle,
        property: NevercIRPropertyID,
    ) -> R<NevercIRPropertyValue> {
        let (instruction, kind) = self.with_property(handle, property)?;
        let mut out: NevercIRPropertyValue = boundary::zeroed();
        out.header = header::<NevercIRPropertyValue>();
        out.kind = kind;
        if property == NEVERC_IR_PROPERTY_NAME {
            out.string_value = self.keep_text(instruction.name());
            return Ok(out);
        }
        match instruction.property(property & 0xff_ffff) {
            None => return Err(Status::WRONG_TYPE),
            Some(PropertyValue::Type(ty)) => out.type_value = self.wrap_type(ty)?,
            Some(PropertyValue::Text(text)) => out.string_value = self.keep_text(text),
            Some(PropertyValue::Number(number)) => {
                out.unsigned_value = match property {
                    NEVERC_IR_PROPERTY_PREDICATE => {
                        u64::from(schema().predicates.stable(number as u32))
                    }
                    NEVERC_IR_PROPERTY_CALLING_CONVENTION => {
                        u64::from(schema().conventions.stable(number as u32))
                    }
                    _ => number,
                };
            }
        }
        Ok(out)
    }

    /// An instruction that has a property, and how the property is carried.
    fn with_property(
        &self,
        handle: NevercIRValueHandle,
        property: NevercIRPropertyID,
    ) -> R<(ValueRef, NevercIRPropertyValueKind)> {
        let value = self.resolve_value(handle)?;
        let opcode = schema().opcode[usize::from(value.id())];
        let number = property & 0xff_ffff;
        if property >> 24 != 0x49 || number == 0 || number > NEVERC_IR_PROPERTY_COUNT {
            return Err(Status::INVALID_ARGUMENT);
        }
        if opcode == 0 || !has_property(opcode, property) {
            return Err(Status::WRONG_TYPE);
        }
        let kind = property_kind(property).ok_or(Status::CAPABILITY_UNAVAILABLE)?;
        Ok((value, kind))
    }

    pub(super) fn change_property(
        &self,
        handle: NevercIRValueHandle,
        property: NevercIRPropertyID,
        value: NevercIRPropertyValue,
    ) -> R<()> {
        self.may_change()?;
        let (instruction, kind) = self.with_property(handle, property)?;
        if (value.header.struct_size as usize) < size_of::<NevercIRPropertyValue>() {
            return Err(Status::INVALID_DESCRIPTOR);
        }
        if value.kind != kind {
            return Err(Status::INVALID_ARGUMENT);
        }
        // SAFETY: the view came with the call and lives while it runs.
        let text = || unsafe { bytes(value.string_value.data.cast(), value.string_value.length) };
        if property == NEVERC_IR_PROPERTY_NAME {
            let name = text()?;
            if name.contains(&0) || (!instruction.can_have_name() && !name.is_empty()) {
                return Err(Status::INVALID_ARGUMENT);
            }
            // That of an instruction can always be set.
            return self
                .edit(|journal, gone| journal.set_name(instruction, name, gone))
                .map(|_| ());
        }
        let new = match kind {
            NEVERC_IR_PROPERTY_VALUE_STRING => PropertyValue::Text(text()?),
            NEVERC_IR_PROPERTY_VALUE_TYPE => {
                let ty = self.resolve_type(value.type_value)?;
                let fits = property != NEVERC_IR_PROPERTY_SOURCE_ELEMENT_TYPE
                    || instruction.source_type_fits(ty);
                if !fits {
                    return Err(Status::INVALID_ARGUMENT);
                }
                PropertyValue::Type(ty)
            }
            NEVERC_IR_PROPERTY_VALUE_BOOL if value.unsigned_value > 1 => {
                return Err(Status::INVALID_ARGUMENT);
            }
            _ => PropertyValue::Number(property_number(property, value.unsigned_value)?),
        };
        let number = property & 0xff_ffff;
        self.edit(|journal, _| journal.set_property(instruction, number, new))?
            .map_err(|error| match error {
                PropertyError::NotHere => Status::WRONG_TYPE,
                PropertyError::BadValue => Status::INVALID_ARGUMENT,
            })
    }

    /// Changes the module under the open mutation's journal, or for good. The generation goes up.
    pub(super) fn edit<T>(
        &self,
        change: impl FnOnce(&mut Journal, &mut dyn FnMut(usize)) -> T,
    ) -> R<T> {
        self.change()?;
        let module = self.module()?;
        let mut state = self.state.borrow_mut();
        let mut gone = |address| self.shadow.forget(address);
        if let Some(open) = &mut state.open {
            return Ok(change(&mut open.journal, &mut gone));
        }
        let direct = state
            .direct
            .get_or_insert_with(|| Journal::new(module, false));
        let result = change(direct, &mut gone);
        direct.commit(&mut gone);
        Ok(result)
    }
}

/// LLVM's number for a property's value.
fn property_number(property: NevercIRPropertyID, value: u64) -> R<u64> {
    let numbers = match property {
        NEVERC_IR_PROPERTY_PREDICATE => &schema().predicates,
        NEVERC_IR_PROPERTY_CALLING_CONVENTION => &schema().conventions,
        _ => return Ok(value),
    };
    let stable = u32::try_from(value).map_err(|_| Status::INVALID_ARGUMENT)?;
    let llvm = numbers.llvm(stable).ok_or(Status::INVALID_ARGUMENT)?;
    Ok(u64::from(llvm))
}

/// Whether a global is an alias or an ifunc.
fn is_another_name(value: ValueRef) -> bool {
    matches!(
        schema().value_kind[usize::from(value.id())],
        NEVERC_IR_VALUE_GLOBAL_ALIAS | NEVERC_IR_VALUE_GLOBAL_I_FUNC
    )
}

/// Whether a constant is made of another value, or an alias is another name of it; through other aliases as well.
fn mentions(constant: ValueRef, value: ValueRef) -> bool {
    let mut seen = std::collections::HashSet::new();
    let mut todo = vec![constant];
    while let Some(next) = todo.pop() {
        if next == value {
            return true;
        }
        let goes_on = next.sort() == Sort::Constant || is_another_name(next);
        if !goes_on || !seen.insert(next) {
            continue;
        }
        let count = next.operand_count().unwrap_or(0);
        todo.extend((0..count).filter_map(|i| next.operand(i)));
    }
    false
}
