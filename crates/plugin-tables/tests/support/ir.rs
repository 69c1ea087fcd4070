//! What the tests of the IR tables share: a task without plugins, a module from text, and calls of slots.
#![allow(dead_code)]

use std::sync::Arc;

use neverc_abi::*;
use neverc_llvm::reflect::OwnedModule;
use neverc_plugin_host::{Host, Plan, SessionScope, Status, TaskScope};
use neverc_plugin_tables::ir::ModuleBridge;

use super::{UNIT, activate, config, host};

/// A host with a session and a task, nobody plugged in.
pub struct Stage {
    pub task: Option<TaskScope>,
    pub session: SessionScope,
    pub plan: Arc<Plan>,
    pub host: Host,
}

impl Stage {
    pub fn new() -> Stage {
        let host = host();
        let plan = activate(&host, &[]).expect("nothing to activate");
        let session = plan.open_session(config(), None).expect("opens");
        let task = session.begin_task(UNIT, None).expect("begins");
        Stage {
            task: Some(task),
            session,
            plan,
            host,
        }
    }

    pub fn task(&self) -> &TaskScope {
        self.task.as_ref().expect("not ended")
    }
}

/// A module behind its tables.
pub struct Ir {
    pub bridge: ModuleBridge,
    pub owned: OwnedModule,
    pub stage: Stage,
}

/// A call that gives one value.
#[doc(hidden)]
#[macro_export]
macro_rules! get {
    ($ir:expr, $slot:ident $(, $argument:expr)*) => {{
        let table = $ir.core();
        let mut out = neverc_plugin_host::boundary::zeroed();
        // SAFETY: the arguments are those of the slot; the output lives during the call.
        let status = unsafe {
            (table.$slot.expect("filled"))(table.context, $ir.task(), $($argument,)* &mut out)
        };
        $crate::support::ir::outcome(status).map(|()| out)
    }};
}

/// A call that gives nothing.
#[doc(hidden)]
#[macro_export]
macro_rules! run {
    ($ir:expr, $slot:ident $(, $argument:expr)*) => {{
        let table = $ir.core();
        // SAFETY: the arguments are those of the slot.
        let status = unsafe { (table.$slot.expect("filled"))(table.context, $ir.task() $(, $argument)*) };
        $crate::support::ir::outcome(status)
    }};
}

/// The same for the builder's table.
#[doc(hidden)]
#[macro_export]
macro_rules! build {
    ($ir:expr, $slot:ident $(, $argument:expr)*) => {{
        let table = $ir.builder();
        let mut out = NevercHandle::default();
        // SAFETY: the arguments are those of the slot; the output lives during the call.
        let status = unsafe {
            (table.$slot.expect("filled"))(table.context, $ir.task(), $($argument,)* &mut out)
        };
        $crate::support::ir::outcome(status).map(|()| out)
    }};
}

/// The same for slots of the builder's table without result.
#[doc(hidden)]
#[macro_export]
macro_rules! step {
    ($ir:expr, $slot:ident $(, $argument:expr)*) => {{
        let table = $ir.builder();
        // SAFETY: the arguments are those of the slot.
        let status = unsafe { (table.$slot.expect("filled"))(table.context, $ir.task() $(, $argument)*) };
        $crate::support::ir::outcome(status)
    }};
}

pub fn outcome(status: NevercStatus) -> Result<(), Status> {
    Status::from_abi(status).into_result()
}

pub const NULL: NevercHandle = NevercHandle { owner: 0, value: 0 };

pub fn text(text: &str) -> NevercStringView {
    NevercStringView {
        data: text.as_ptr().cast(),
        length: text.len() as u64,
    }
}

pub fn words(view: NevercStringView) -> String {
    if view.length == 0 {
        return String::new();
    }
    // SAFETY: a view that a slot gave, read at once.
    let bytes = unsafe { std::slice::from_raw_parts(view.data.cast::<u8>(), view.length as usize) };
    String::from_utf8_lossy(bytes).into_owned()
}

impl Ir {
    /// A module from text, borrowed.
    pub fn new(source: &str) -> Ir {
        Ir::on(Stage::new(), source)
    }

    pub fn on(stage: Stage, source: &str) -> Ir {
        let owned = OwnedModule::parse(source.as_bytes(), "test").expect("parses");
        owned.module().verify().expect("sound");
        // SAFETY: the module is a field behind the bridge, and so outlives it.
        let bridge = unsafe { ModuleBridge::borrow(stage.task(), owned.reflect()) };
        Ir {
            bridge,
            owned,
            stage,
        }
    }

    pub fn core(&self) -> &NevercIRCoreAPI {
        // SAFETY: the table lives as long as the host.
        unsafe { &*self.bridge.core_table() }
    }

    pub fn builder(&self) -> &NevercIRBuilderAPI {
        // SAFETY: as above.
        unsafe { &*self.bridge.builder_table() }
    }

    pub fn task(&self) -> NevercTaskHandle {
        self.stage.task().handle()
    }

    pub fn bitcode(&self) -> Vec<u8> {
        self.owned.module().write_bitcode()
    }

    pub fn text(&self) -> String {
        String::from_utf8(self.owned.module().print()).expect("text")
    }

    pub fn module(&self) -> NevercHandle {
        get!(self, get_module).expect("there is one")
    }

    /// Everything in a collection.
    pub fn list(&self, container: NevercHandle, collection: u32) -> Vec<NevercHandle> {
        self.try_list(container, collection).expect("a collection")
    }

    pub fn try_list(
        &self,
        container: NevercHandle,
        collection: u32,
    ) -> Result<Vec<NevercHandle>, Status> {
        let table = self.core();
        // SAFETY: a cursor may be zero; the slots get what they ask for.
        unsafe {
            let mut cursor: NevercIRValueCursor = std::mem::zeroed();
            let begin = table.begin_value_cursor.expect("filled");
            outcome(begin(
                table.context,
                self.task(),
                container,
                collection,
                &mut cursor,
            ))?;
            let mut all = Vec::new();
            loop {
                let mut batch = [NULL; 3];
                let mut count = 0;
                let collect = table.collect_value_cursor.expect("filled");
                outcome(collect(
                    table.context,
                    self.task(),
                    &mut cursor,
                    batch.as_mut_ptr(),
                    3,
                    &mut count,
                ))?;
                if count == 0 {
                    return Ok(all);
                }
                all.extend_from_slice(&batch[..count as usize]);
            }
        }
    }

    pub fn function(&self, name: &str) -> NevercHandle {
        self.named(NEVERC_IR_COLLECTION_MODULE_FUNCTIONS, name)
    }

    pub fn named(&self, collection: u32, name: &str) -> NevercHandle {
        self.list(self.module(), collection)
            .into_iter()
            .find(|v| self.name(*v) == name)
            .unwrap_or_else(|| panic!("no {name}"))
    }

    pub fn name(&self, value: NevercHandle) -> String {
        words(get!(self, get_value_name, value).expect("a value"))
    }

    pub fn blocks(&self, function: NevercHandle) -> Vec<NevercHandle> {
        self.list(function, NEVERC_IR_COLLECTION_FUNCTION_BLOCKS)
    }

    pub fn arguments(&self, function: NevercHandle) -> Vec<NevercHandle> {
        self.list(function, NEVERC_IR_COLLECTION_FUNCTION_ARGUMENTS)
    }

    pub fn instructions(&self, function: NevercHandle) -> Vec<NevercHandle> {
        self.blocks(function)
            .into_iter()
            .flat_map(|b| self.list(b, NEVERC_IR_COLLECTION_BLOCK_INSTRUCTIONS))
            .collect()
    }

    /// The first instruction of a function with an opcode.
    pub fn with_opcode(&self, function: NevercHandle, opcode: u32) -> NevercHandle {
        self.instructions(function)
            .into_iter()
            .find(|i| get!(self, get_instruction_opcode, *i) == Ok(opcode))
            .expect("such an instruction")
    }

    pub fn int(&self, bits: u32) -> NevercHandle {
        get!(self, get_integer_type, bits).expect("a type")
    }

    pub fn number(&self, bits: u32, value: u64) -> NevercHandle {
        let ty = self.int(bits);
        get!(self, create_integer_constant, ty, &value, 1).expect("a constant")
    }

    pub fn begin(&self, scope: u32, root: NevercHandle) -> NevercHandle {
        build!(self, begin_mutation, scope, root).expect("nothing else is open")
    }

    /// A mutation of a function with a builder at the end of its first block.
    pub fn open(&self, function: NevercHandle) -> (NevercHandle, NevercHandle) {
        let mutation = self.begin(NEVERC_IR_MUTATION_SCOPE_FUNCTION, function);
        let builder = build!(self, create_builder, mutation).expect("open");
        (mutation, builder)
    }
}
