//! LLVM IR: passes, what they look at, and how they change it.

use std::ffi::c_void;

use neverc_abi::*;

use crate::boundary::{guarded, header, query, slot, text, view, zeroed};
use crate::core::Core;
use crate::plugin::Plugin;
use crate::registrar::{Kept, Registrar, forget};
use crate::status::{Result, Status};

/// Where a pass runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PassPoint {
    /// Before the optimizer
    PreOpt,
    /// First in the optimizer's pipeline
    PipelineStart,
    /// Last in the optimizer's pipeline
    OptimizerLast,
    /// Behind the optimizer
    PostOpt,
    /// Before code generation
    PreCodegen,
}

impl PassPoint {
    fn id(self) -> NevercInterfaceID {
        let phase = match self {
            PassPoint::PreOpt => PHASE_IR_PASS_PRE_OPT,
            PassPoint::PipelineStart => PHASE_IR_PASS_PIPELINE_START,
            PassPoint::OptimizerLast => PHASE_IR_PASS_OPTIMIZER_LAST,
            PassPoint::PostOpt => PHASE_IR_PASS_POST_OPT,
            PassPoint::PreCodegen => PHASE_IR_PASS_PRE_CODEGEN,
        };
        PHASES[phase].id
    }
}

/// How much a pass is given at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// The module
    Module = 1,
    /// Functions that call each other
    Component = 2,
    /// A function
    Function = 3,
    /// A loop
    Loop = 4,
}

/// What a pass left as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Preserved {
    /// Everything: it only looked.
    All,
    /// Blocks and branches.
    ControlFlow,
    /// Nothing for certain.
    None,
}

/// A pass to register.
#[derive(Clone, Copy, Debug)]
pub struct PassSpec<'a> {
    /// Its ID, for messages.
    pub id: &'a str,
    /// Where it runs.
    pub point: PassPoint,
    /// On what.
    pub level: Level,
}

impl<P: Plugin> Registrar<'_, P> {
    /// Adds a pass over LLVM IR.
    ///
    /// # Errors
    /// What the host does not accept; `DUPLICATE_ID` for an ID that the plugin has already.
    pub fn ir_pass<F>(&mut self, pass: &PassSpec<'_>, run: F) -> Result<()>
    where
        F: Fn(&P, &Invocation<'_>) -> Result<Preserved> + Send + Sync + 'static,
    {
        let table: *const NevercIRPassAPI = query(
            self.core().table,
            NEVERC_INTERFACE_IR_PASS,
            NEVERC_IR_PASS_API_MAJOR,
        )?;
        let data = self.keep(run);
        let mut record: NevercIRPassDescriptor = zeroed();
        record.header = header::<NevercIRPassDescriptor>();
        record.pass_id = view(pass.id);
        record.phase = pass.point.id();
        record.level = pass.level as u32;
        record.run = Some(run_pass::<P, F>);
        record.user_data = data;
        record.destroy_user_data = Some(forget::<F>);
        let made = slot!(table, register_pass, self.context(), &raw const record);
        if made.is_err() {
            // SAFETY: the host did not take it.
            unsafe { forget::<F>(data) };
        }
        made
    }
}

unsafe extern "C-unwind" fn run_pass<P, F>(
    invocation: *const NevercIRPassInvocation,
    out: *mut NevercIRPreservedAnalyses,
    data: *mut c_void,
) -> NevercStatus
where
    P: Plugin,
    F: Fn(&P, &Invocation<'_>) -> Result<Preserved>,
{
    guarded(|| {
        let (closure, plugin, core) = Kept::<F>::parts::<P>(data).ok_or(Status::INVALID_STATE)?;
        // SAFETY: the host's record, valid until the callback returns.
        let record = unsafe { invocation.as_ref() }.ok_or(Status::INVALID_ARGUMENT)?;
        let preserved = closure(plugin, &Invocation { record, core })?;
        let mut answer: NevercIRPreservedAnalyses = zeroed();
        answer.header = header::<NevercIRPreservedAnalyses>();
        answer.flags = match preserved {
            Preserved::All => NEVERC_IR_PRESERVE_ALL,
            Preserved::ControlFlow => NEVERC_IR_PRESERVE_CFG,
            Preserved::None => NEVERC_IR_PRESERVE_NONE,
        };
        // SAFETY: the host's output, valid for the call.
        unsafe { out.write(answer) };
        Ok(())
    })
}

/// What a pass is given; everything it hands out ends with the callback.
pub struct Invocation<'i> {
    record: &'i NevercIRPassInvocation,
    core: Core,
}

/// Calls a slot of the module's core table.
macro_rules! core_slot {
    ($at:expr, $slot:ident $(, $argument:expr)* $(,)?) => {
        slot!($at.record.core, $slot, $at.record.task $(, $argument)*)
    };
}

/// Calls a slot of the module's builder table.
macro_rules! builder_slot {
    ($at:expr, $slot:ident $(, $argument:expr)* $(,)?) => {
        slot!($at.record.builder, $slot, $at.record.task $(, $argument)*)
    };
}

/// Something of the module, in one invocation.
#[derive(Clone, Copy)]
pub struct Value<'i> {
    at: &'i Invocation<'i>,
    handle: NevercIRValueHandle,
}

impl PartialEq for Value<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.handle == other.handle
    }
}

/// A function.
#[derive(Clone, Copy, PartialEq)]
pub struct Function<'i>(Value<'i>);

/// A block.
#[derive(Clone, Copy, PartialEq)]
pub struct Block<'i>(Value<'i>);

/// An instruction.
#[derive(Clone, Copy, PartialEq)]
pub struct Instruction<'i>(Value<'i>);

/// An operation, as the schema numbers it (`NEVERC_IR_OPCODE_…`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opcode(pub NevercIROpcode);

impl Opcode {
    /// Integer addition
    pub const ADD: Opcode = Opcode(NEVERC_IR_OPCODE_ADD);
    /// Integer subtraction
    pub const SUB: Opcode = Opcode(NEVERC_IR_OPCODE_SUB);
    /// Integer multiplication
    pub const MUL: Opcode = Opcode(NEVERC_IR_OPCODE_MUL);
    /// Exclusive or
    pub const XOR: Opcode = Opcode(NEVERC_IR_OPCODE_XOR);
}

/// A property of an instruction that is on or off (`NEVERC_IR_PROPERTY_…`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flag(pub NevercIRPropertyID);

impl Flag {
    /// No unsigned overflow
    pub const NUW: Flag = Flag(NEVERC_IR_PROPERTY_NUW);
    /// No signed overflow
    pub const NSW: Flag = Flag(NEVERC_IR_PROPERTY_NSW);
    /// Exact division or shift
    pub const EXACT: Flag = Flag(NEVERC_IR_PROPERTY_EXACT);
    /// Volatile access
    pub const VOLATILE: Flag = Flag(NEVERC_IR_PROPERTY_VOLATILE);
}

impl<'i> Invocation<'i> {
    /// The core table.
    pub fn core(&self) -> Core {
        self.core
    }

    fn value(&'i self, handle: NevercIRValueHandle) -> Value<'i> {
        Value { at: self, handle }
    }

    /// The function of a function or loop pass.
    ///
    /// # Errors
    /// `NOT_FOUND` in other passes.
    pub fn function(&'i self) -> Result<Function<'i>> {
        if self.record.function.value == 0 {
            return Err(Status::NOT_FOUND);
        }
        Ok(Function(self.value(self.record.function)))
    }

    /// All functions of the module, declarations too.
    ///
    /// # Errors
    /// What the host answers.
    pub fn functions(&'i self) -> Result<Vec<Function<'i>>> {
        let all = self.collect(self.record.module, NEVERC_IR_COLLECTION_MODULE_FUNCTIONS)?;
        Ok(all.into_iter().map(Function).collect())
    }

    fn collect(
        &'i self,
        container: NevercHandle,
        which: NevercIRValueCollection,
    ) -> Result<Vec<Value<'i>>> {
        const BATCH: usize = 64;
        let mut cursor: NevercIRValueCursor = zeroed();
        cursor.header = header::<NevercIRValueCursor>();
        core_slot!(self, begin_value_cursor, container, which, &raw mut cursor)?;
        let mut all = Vec::new();
        loop {
            let mut batch: [NevercIRValueHandle; BATCH] = zeroed();
            let mut count = 0;
            core_slot!(
                self,
                collect_value_cursor,
                &raw mut cursor,
                batch.as_mut_ptr(),
                BATCH as u64,
                &raw mut count
            )?;
            let count = (count as usize).min(BATCH);
            all.extend(batch[..count].iter().map(|h| self.value(*h)));
            if count < BATCH {
                return Ok(all);
            }
        }
    }

    /// Changes a function: what `f` builds and edits is published when it gives `Ok`, and undone otherwise.
    ///
    /// # Errors
    /// Those of `f`; `VERIFICATION_FAILED` when the function is not valid afterwards.
    pub fn change<R>(
        &'i self,
        function: Function<'i>,
        f: impl FnOnce(&Mutation<'i>) -> Result<R>,
    ) -> Result<R> {
        let mut mutation: NevercIRMutationHandle = zeroed();
        let root = function.0.handle;
        let scope = NEVERC_IR_MUTATION_SCOPE_FUNCTION;
        builder_slot!(self, begin_mutation, scope, root, &raw mut mutation)?;
        let mut open = Mutation {
            at: self,
            mutation,
            builder: zeroed(),
            committed: false,
        };
        builder_slot!(self, create_builder, mutation, &raw mut open.builder)?;
        let made = f(&open)?;
        builder_slot!(self, commit_mutation, mutation)?;
        open.committed = true;
        Ok(made)
    }
}

impl<'i> Value<'i> {
    /// The name; empty when there is none.
    ///
    /// # Errors
    /// What the host answers.
    pub fn name(self) -> Result<String> {
        let mut name: NevercStringView = zeroed();
        core_slot!(self.at, get_value_name, self.handle, &raw mut name)?;
        Ok(text(name))
    }
}

impl<'i> Function<'i> {
    /// The same as a value.
    pub fn value(self) -> Value<'i> {
        self.0
    }

    /// The name.
    ///
    /// # Errors
    /// What the host answers.
    pub fn name(self) -> Result<String> {
        self.0.name()
    }

    /// Its blocks; none for a declaration.
    ///
    /// # Errors
    /// What the host answers.
    pub fn blocks(self) -> Result<Vec<Block<'i>>> {
        let which = NEVERC_IR_COLLECTION_FUNCTION_BLOCKS;
        let all = self.0.at.collect(self.0.handle, which)?;
        Ok(all.into_iter().map(Block).collect())
    }
}

impl<'i> Block<'i> {
    /// The same as a value.
    pub fn value(self) -> Value<'i> {
        self.0
    }

    /// Its instructions.
    ///
    /// # Errors
    /// What the host answers.
    pub fn instructions(self) -> Result<Vec<Instruction<'i>>> {
        let which = NEVERC_IR_COLLECTION_BLOCK_INSTRUCTIONS;
        let all = self.0.at.collect(self.0.handle, which)?;
        Ok(all.into_iter().map(Instruction).collect())
    }
}

impl<'i> Instruction<'i> {
    /// The same as a value.
    pub fn value(self) -> Value<'i> {
        self.0
    }

    /// Its operation.
    ///
    /// # Errors
    /// What the host answers.
    pub fn opcode(self) -> Result<Opcode> {
        let mut opcode = 0;
        core_slot!(
            self.0.at,
            get_instruction_opcode,
            self.0.handle,
            &raw mut opcode
        )?;
        Ok(Opcode(opcode))
    }

    /// An operand, from 0.
    ///
    /// # Errors
    /// What the host answers.
    pub fn operand(self, index: u64) -> Result<Value<'i>> {
        let mut handle: NevercIRValueHandle = zeroed();
        core_slot!(
            self.0.at,
            get_operand,
            self.0.handle,
            index,
            &raw mut handle
        )?;
        Ok(self.0.at.value(handle))
    }

    /// A property that is a flag.
    ///
    /// # Errors
    /// `WRONG_TYPE` for one that the operation does not have.
    pub fn flag(self, property: Flag) -> Result<bool> {
        let mut value: NevercIRPropertyValue = zeroed();
        value.header = header::<NevercIRPropertyValue>();
        core_slot!(
            self.0.at,
            get_instruction_property,
            self.0.handle,
            property.0,
            &raw mut value
        )?;
        Ok(value.unsigned_value != 0)
    }
}

/// An open change of a function.
pub struct Mutation<'i> {
    at: &'i Invocation<'i>,
    mutation: NevercIRMutationHandle,
    builder: NevercIRBuilderHandle,
    committed: bool,
}

impl<'i> Mutation<'i> {
    /// What is built from now on stands before `instruction`.
    ///
    /// # Errors
    /// What the host answers.
    pub fn before(&self, instruction: Instruction<'i>) -> Result<()> {
        builder_slot!(
            self.at,
            set_insert_before,
            self.builder,
            instruction.0.handle
        )
    }

    /// Builds an operation on two values.
    ///
    /// # Errors
    /// What the host answers.
    pub fn binary(
        &self,
        opcode: Opcode,
        left: Value<'i>,
        right: Value<'i>,
        name: &str,
    ) -> Result<Instruction<'i>> {
        let mut made: NevercIRValueHandle = zeroed();
        builder_slot!(
            self.at,
            build_binary,
            self.builder,
            opcode.0,
            left.handle,
            right.handle,
            view(name),
            &raw mut made
        )?;
        Ok(Instruction(self.at.value(made)))
    }

    /// Sets a property that is a flag.
    ///
    /// # Errors
    /// `WRONG_TYPE` for one that the operation does not have.
    pub fn set_flag(&self, instruction: Instruction<'i>, property: Flag, on: bool) -> Result<()> {
        let mut value: NevercIRPropertyValue = zeroed();
        value.header = header::<NevercIRPropertyValue>();
        // The value's kind is what the host says that the property has.
        core_slot!(
            self.at,
            get_instruction_property,
            instruction.0.handle,
            property.0,
            &raw mut value
        )?;
        value.unsigned_value = u64::from(on);
        core_slot!(
            self.at,
            set_instruction_property,
            instruction.0.handle,
            property.0,
            value
        )
    }

    /// Redirects all uses of a value.
    ///
    /// # Errors
    /// What the host answers.
    pub fn replace(&self, original: Value<'i>, replacement: Value<'i>) -> Result<()> {
        core_slot!(
            self.at,
            replace_all_uses_with,
            original.handle,
            replacement.handle
        )
    }

    /// Removes an instruction that nothing uses any more.
    ///
    /// # Errors
    /// `INVALID_STATE` while it is used.
    pub fn erase(&self, instruction: Instruction<'i>) -> Result<()> {
        core_slot!(self.at, erase_value, instruction.0.handle)
    }
}

impl Drop for Mutation<'_> {
    fn drop(&mut self) {
        // What the host answers here changes nothing any more.
        let end = || -> Result<()> {
            if !self.committed {
                let _ = builder_slot!(self.at, abort_mutation, self.mutation);
            }
            if self.builder.value != 0 {
                let _ = builder_slot!(self.at, destroy_builder, self.builder);
            }
            builder_slot!(self.at, destroy_mutation, self.mutation)
        };
        let _ = end();
    }
}
