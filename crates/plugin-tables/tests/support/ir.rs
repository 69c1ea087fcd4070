//! What the tests of the IR tables share: a task without plugins, a module from text, and calls of slots.
#![allow(dead_code)]

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ops::Deref;
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

/// The tables of a module, as a plugin has them.
pub struct Tables {
    core: *const NevercIRCoreAPI,
    builder: *const NevercIRBuilderAPI,
    task: NevercTaskHandle,
}

/// A module behind its tables.
pub struct Ir {
    tables: Tables,
    pub bridge: ModuleBridge,
    pub owned: OwnedModule,
    pub stage: Stage,
}

impl Deref for Ir {
    type Target = Tables;
    fn deref(&self) -> &Tables {
        &self.tables
    }
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
        $crate::support::ir::told(stringify!($slot), status).map(|()| out)
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
        $crate::support::ir::told(stringify!($slot), status)
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
        $crate::support::ir::told(stringify!($slot), status).map(|()| out)
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
        $crate::support::ir::told(stringify!($slot), status)
    }};
}

pub fn outcome(status: NevercStatus) -> Result<(), Status> {
    Status::from_abi(status).into_result()
}

thread_local! {
    /// How often each slot was called on this thread, and how often that was a success.
    static CALLED: RefCell<BTreeMap<&'static str, (u64, u64)>> = const { RefCell::new(BTreeMap::new()) };
}

/// The outcome of a call of a slot, which is counted.
pub fn told(slot: &'static str, status: NevercStatus) -> Result<(), Status> {
    let outcome = outcome(status);
    CALLED.with_borrow_mut(|called| {
        let count = called.entry(slot).or_default();
        count.0 += 1;
        count.1 += u64::from(outcome.is_ok());
    });
    outcome
}

/// How often each slot was called on this thread, and how often that was a success.
pub fn called() -> BTreeMap<&'static str, (u64, u64)> {
    CALLED.with_borrow(Clone::clone)
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
            tables: Tables {
                core: bridge.core_table(),
                builder: bridge.builder_table(),
                task: stage.task().handle(),
            },
            bridge,
            owned,
            stage,
        }
    }

    pub fn bitcode(&self) -> Vec<u8> {
        self.owned.module().write_bitcode()
    }

    pub fn text(&self) -> String {
        String::from_utf8(self.owned.module().print()).expect("text")
    }
}

impl Tables {
    /// The tables that a callback was given.
    ///
    /// # Safety
    /// They live as long as the result, or `builder` is null.
    pub unsafe fn new(
        core: *const NevercIRCoreAPI,
        builder: *const NevercIRBuilderAPI,
        task: NevercTaskHandle,
    ) -> Tables {
        Tables {
            core,
            builder,
            task,
        }
    }

    pub fn core(&self) -> &NevercIRCoreAPI {
        // SAFETY: the table lives as long as the host.
        unsafe { &*self.core }
    }

    /// Whether there is a builder's table.
    pub fn can_build(&self) -> bool {
        !self.builder.is_null()
    }

    pub fn builder(&self) -> &NevercIRBuilderAPI {
        assert!(self.can_build());
        // SAFETY: as above.
        unsafe { &*self.builder }
    }

    pub fn task(&self) -> NevercTaskHandle {
        self.task
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
            told(
                "begin_value_cursor",
                begin(
                    table.context,
                    self.task(),
                    container,
                    collection,
                    &mut cursor,
                ),
            )?;
            let mut all = Vec::new();
            loop {
                let mut batch = [NULL; 3];
                let mut count = 0;
                let collect = table.collect_value_cursor.expect("filled");
                told(
                    "collect_value_cursor",
                    collect(
                        table.context,
                        self.task(),
                        &mut cursor,
                        batch.as_mut_ptr(),
                        3,
                        &mut count,
                    ),
                )?;
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
