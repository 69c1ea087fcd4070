//! The bridge between a module and a task: its tables, its handles, its life.

use std::cell::{Cell, RefCell};
use std::collections::HashSet;
use std::sync::Arc;

use neverc_abi::*;
use neverc_llvm::reflect::{
    AttributeRef, ComdatRef, ContextRef, ImportError, Journal, MetadataRef, ModuleRef,
    NamedMetadataRef, OwnedModule, TypeRef, ValueRef, data_layout_parses,
};
use neverc_plugin_host::boundary::Binding;
use neverc_plugin_host::session::Session;
use neverc_plugin_host::tables::{ir_builder_table, ir_core_table};
use neverc_plugin_host::{Status, Task};

use crate::ir::core_read::{CursorPlace, UsePlace};
use crate::ir::fast::quicken;
use crate::ir::handles::{Kind, Objects, Shadow};
use crate::ir::mutation::{BuilderState, Open};
use crate::ir::schema::{Schema, schema};

/// Tells threads apart: where this thread's own variables are.
#[inline(always)]
fn this_thread() -> usize {
    let pointer: usize;
    // SAFETY: reads the thread pointer of the ABI: on x86-64 it lies where it points to.
    unsafe {
        #[cfg(target_arch = "x86_64")]
        std::arch::asm!("mov {}, fs:0", out(reg) pointer, options(pure, readonly, nostack, preserves_flags));
        #[cfg(target_arch = "aarch64")]
        std::arch::asm!("mrs {}, tpidr_el0", out(reg) pointer, options(pure, nomem, nostack, preserves_flags));
    }
    pointer
}

/// What the tables' slots work on.
pub struct Bridge {
    task: NevercTaskHandle,
    /// Gone when the bridge is closed: the host keeps the bridge, and the session the host.
    session: RefCell<Option<Arc<Session>>>,
    task_token: u64,
    /// Owner of all handles; 0 when the bridge is closed.
    owner: Cell<u64>,
    /// Owner of the handles of buffers, which live as long as the bridge does; 0 while there are none.
    buffer_owner: Cell<u64>,
    /// The thread that may use the bridge.
    thread: Cell<usize>,
    /// Threads of a plugin may come: every slot says where its thread is.
    guarded: Cell<bool>,
    /// The thread that may use the fast slots: the bridge's, if it is not guarded; 0 for none.
    quick_thread: Cell<usize>,
    pub(super) schema: &'static Schema,
    pub(super) shadow: Shadow,
    pub(super) state: RefCell<State>,
}

// SAFETY: every slot first checks that it runs on the bridge's thread (`check`), and only the thread that made the
// bridge, or took it over with `ModuleBridge::lend`, gets any further.
unsafe impl Send for Bridge {}
// SAFETY: as above.
unsafe impl Sync for Bridge {}

/// What changes while the bridge lives.
pub(super) struct State {
    pub module: Option<ModuleRef>,
    pub owned: Option<OwnedModule>,
    pub generation: u64,
    pub read_only: u32,
    /// The mutation that is open, with its journal.
    pub open: Option<Open>,
    /// The journal for changes outside of mutations.
    pub direct: Option<Journal>,
    pub mutations: Objects<()>,
    pub builders: Objects<BuilderState>,
    pub buffers: Objects<Vec<u8>>,
    /// Texts that plugins have views of.
    pub texts: HashSet<Box<[u8]>>,
    pub last_cursor: Option<CursorPlace>,
    pub last_use: Option<UsePlace>,
    /// What the verifier said when a commit failed last.
    pub verdict: Option<String>,
    /// The module's identifier, and the generation at which it was asked for.
    pub identifier: Option<(u64, NevercStringView)>,
    /// Whether the context of a borrowed module drops names when the bridge does not keep them.
    pub discards_names: bool,
}

impl State {
    fn new(module: ModuleRef, owned: Option<OwnedModule>) -> State {
        State {
            module: Some(module),
            owned,
            generation: 1,
            read_only: 0,
            open: None,
            direct: None,
            mutations: Objects::new(1),
            builders: Objects::new(2),
            buffers: Objects::new(3),
            texts: HashSet::new(),
            last_cursor: None,
            last_use: None,
            verdict: None,
            identifier: None,
            discards_names: module.context().discards_names(),
        }
    }
}

impl Bridge {
    /// Whether a call may go on: the right task, the right thread, a bridge that is open.
    #[inline]
    pub(super) fn check(&self, task: NevercTaskHandle) -> Result<(), Status> {
        if (task.owner, task.value) != (self.task.owner, self.task.value) {
            return Err(Status::WRONG_SCOPE);
        }
        if this_thread() != self.thread.get() {
            return Err(Status::INVALID_STATE);
        }
        if self.owner.get() == 0 {
            return Err(Status::STALE_HANDLE);
        }
        Ok(())
    }

    /// Whether a call of a fast slot may go on; handles say whether the bridge is open.
    #[inline(always)]
    pub(super) fn is_quick(&self, task: NevercTaskHandle) -> bool {
        task.owner == self.task.owner
            && task.value == self.task.value
            && this_thread() == self.quick_thread.get()
    }

    /// The task, read again: what is known to be equal need not be kept in registers for a call that comes last.
    #[inline(always)]
    pub(super) fn task_again(&self) -> NevercTaskHandle {
        // SAFETY: a reference to a handle.
        unsafe { std::ptr::read_volatile(&raw const self.task) }
    }

    /// The owner of handles, read again.
    #[inline(always)]
    pub(super) fn owner_again(&self) -> u64 {
        // SAFETY: a reference to a number, which only this thread changes.
        unsafe { std::ptr::read_volatile(self.owner.as_ptr()) }
    }

    /// Lets a thread use the bridge; what was before.
    fn give_to(&self, thread: usize, guarded: bool) -> (usize, bool) {
        self.quick_thread.set(if guarded { 0 } else { thread });
        (self.thread.replace(thread), self.guarded.replace(guarded))
    }

    /// Whether a handle is one of this bridge's, which is open.
    #[inline]
    pub(super) fn owns(&self, handle: NevercHandle) -> bool {
        handle.owner == self.owner.get()
    }

    #[inline]
    pub(super) fn handle(&self, value: u64) -> NevercHandle {
        NevercHandle {
            owner: self.owner.get(),
            value,
        }
    }

    #[inline(always)]
    fn wrap(&self, address: usize, kind: Kind) -> Result<NevercHandle, Status> {
        if self.owner.get() == 0 {
            return Err(Status::STALE_HANDLE);
        }
        let value = self.shadow.wrap(address, kind)?;
        Ok(self.handle(value))
    }

    /// The handle of a value that a collection of a live container has listed.
    #[inline(always)]
    pub(super) fn wrap_listed(&self, address: usize) -> Result<NevercIRValueHandle, Status> {
        let value = self.shadow.wrap(address, Kind::Value)?;
        Ok(self.handle(value))
    }

    pub(super) fn resolve(&self, handle: NevercHandle, kind: Kind) -> Result<usize, Status> {
        if handle.owner == self.owner.get() && handle.owner != 0 {
            if let Some(address) = self.shadow.live(handle.value, kind) {
                return Ok(address);
            }
            if handle.value != 0 {
                return Err(self.shadow.refused(handle.value));
            }
        }
        Err(self.foreign(handle))
    }

    /// The value of a handle that names an object of the tables themselves.
    pub(super) fn own_object(&self, handle: NevercHandle) -> Result<u64, Status> {
        if handle.value == 0 || handle.owner != self.owner.get() {
            return Err(self.foreign(handle));
        }
        if handle.value >> 63 == 0 {
            return Err(self.shadow.refused(handle.value));
        }
        Ok(handle.value)
    }

    /// The handle of a buffer that was just made.
    pub(super) fn buffer_handle(&self, value: u64) -> Result<NevercHandle, Status> {
        if self.buffer_owner.get() == 0 {
            let session = self.session.borrow();
            let session = session.as_ref().ok_or(Status::STALE_HANDLE)?;
            self.buffer_owner.set(session.add_owner());
        }
        Ok(NevercHandle {
            owner: self.buffer_owner.get(),
            value,
        })
    }

    /// The value of a handle that a buffer may have.
    pub(super) fn own_buffer(&self, handle: NevercHandle) -> Result<u64, Status> {
        if handle.value != 0 && handle.owner != 0 && handle.owner == self.buffer_owner.get() {
            return Ok(handle.value);
        }
        self.own_object(handle)
    }

    #[cold]
    fn foreign(&self, handle: NevercHandle) -> Status {
        let known = [self.task_token, self.buffer_owner.get()];
        if handle.value != 0 && handle.owner != 0 && known.contains(&handle.owner) {
            return Status::WRONG_TYPE;
        }
        let session = self.session.borrow();
        session
            .as_ref()
            .map_or(Status::STALE_HANDLE, |s| s.foreign_handle(handle))
    }

    pub(super) fn module(&self) -> Result<ModuleRef, Status> {
        self.state.borrow().module.ok_or(Status::STALE_HANDLE)
    }

    pub(super) fn context(&self) -> Result<ContextRef, Status> {
        Ok(self.module()?.context())
    }

    /// Makes all handles stale but those of buffers; mutations and builders go.
    pub(super) fn renew(&self) {
        self.roll_back();
        let session = self.session.borrow();
        if let Some(session) = &*session
            && self.owner.get() != 0
        {
            session.remove_owner(self.owner.get());
            self.owner.set(session.add_owner());
        }
        self.shadow.clear();
        let mut state = self.state.borrow_mut();
        state.direct = None;
        state.mutations.clear();
        state.builders.clear();
        state.last_cursor = None;
        state.last_use = None;
        state.generation += 1;
    }

    pub(super) fn module_handle(&self) -> Result<NevercIRModuleHandle, Status> {
        self.wrap(self.module()?.address(), Kind::Module)
    }

    /// Whether the module may be changed now.
    ///
    /// # Errors
    /// `POLICY_VIOLATION` in read-only time.
    pub(super) fn may_change(&self) -> Result<(), Status> {
        if self.state.borrow().read_only != 0 {
            return Err(Status::POLICY_VIOLATION);
        }
        Ok(())
    }

    /// Raises the generation for a change.
    ///
    /// # Errors
    /// `POLICY_VIOLATION` in read-only time.
    pub(super) fn change(&self) -> Result<(), Status> {
        let mut state = self.state.borrow_mut();
        if state.read_only != 0 {
            return Err(Status::POLICY_VIOLATION);
        }
        state.generation += 1;
        Ok(())
    }
}

macro_rules! handles {
    ($($wrap:ident, $resolve:ident: $reference:ty = $kind:expr, $handle:ty;)*) => {
        impl Bridge {$(
            #[doc = concat!("The handle of a live object of this bridge's module (`", stringify!($reference), "`).")]
            pub(super) fn $wrap(&self, object: $reference) -> Result<$handle, Status> {
                self.wrap(object.address(), $kind)
            }

            #[doc = concat!("The object behind a handle (`", stringify!($reference), "`).")]
            pub(super) fn $resolve(&self, handle: $handle) -> Result<$reference, Status> {
                let address = self.resolve(handle, $kind)?;
                // SAFETY: the shadow says that a live object of this kind was wrapped at the address; erasing one
                // makes its word stale first.
                unsafe { <$reference>::from_address(address) }.ok_or(Status::STALE_HANDLE)
            }
        )*}

        impl ModuleBridge {$(
            #[doc = concat!("The handle of a live object of this bridge's module (`", stringify!($reference), "`).")]
            ///
            /// # Errors
            /// `STALE_HANDLE` when the bridge is closed, `RESOURCE_EXHAUSTED`.
            pub fn $wrap(&self, object: $reference) -> Result<$handle, Status> {
                self.bridge().$wrap(object)
            }

            #[doc = concat!("The object behind a handle (`", stringify!($reference), "`).")]
            ///
            /// # Errors
            /// `INVALID_ARGUMENT` for null, `WRONG_TYPE`, `WRONG_SCOPE`, `WRONG_SESSION`, `STALE_HANDLE`.
            pub fn $resolve(&self, handle: $handle) -> Result<$reference, Status> {
                self.bridge().$resolve(handle)
            }
        )*}
    };
}

handles! {
    wrap_value, resolve_value: ValueRef = Kind::Value, NevercIRValueHandle;
    wrap_type, resolve_type: TypeRef = Kind::Type, NevercIRTypeHandle;
    wrap_metadata, resolve_metadata: MetadataRef = Kind::Metadata, NevercIRMetadataHandle;
    wrap_named, resolve_named: NamedMetadataRef = Kind::NamedMetadata, NevercIRNamedMetadataHandle;
    wrap_attribute, resolve_attribute: AttributeRef = Kind::Attribute, NevercIRAttributeHandle;
    wrap_comdat, resolve_comdat: ComdatRef = Kind::Comdat, NevercIRComdatHandle;
    wrap_context, resolve_context: ContextRef = Kind::Context, NevercIRContextHandle;
}

/// Both tables, at addresses that stay.
struct Tables {
    core: NevercIRCoreAPI,
    builder: NevercIRBuilderAPI,
}

// SAFETY: tables of function pointers and the address of a `Send + Sync` binding.
unsafe impl Send for Tables {}
// SAFETY: as above.
unsafe impl Sync for Tables {}

/// A module tied to a task. Closes when it is dropped; the tables stay readable until the host is gone, and answer
/// `STALE_HANDLE` once the bridge is closed.
pub struct ModuleBridge {
    binding: *const Binding<Bridge>,
    tables: *const Tables,
    session: Arc<Session>,
}

impl ModuleBridge {
    fn new(task: &Task, module: ModuleRef, owned: Option<OwnedModule>) -> ModuleBridge {
        let session = task.session().clone();
        let host = session.host();
        let bridge = Bridge {
            task: task.handle(),
            session: RefCell::new(Some(session.clone())),
            task_token: task.token(),
            owner: Cell::new(session.add_owner()),
            buffer_owner: Cell::new(0),
            thread: Cell::new(this_thread()),
            guarded: Cell::new(false),
            quick_thread: Cell::new(this_thread()),
            schema: schema(),
            shadow: Shadow::new(),
            state: RefCell::new(State::new(module, owned)),
        };
        // Names that plugins give are kept, whatever the compiler does with its own.
        module.context().discard_names(false);
        let binding = host.keep(Box::new(Binding::new(host, bridge)));
        let context = (&raw const *binding).cast_mut().cast();
        let mut tables = Tables {
            core: ir_core_table::<Bridge>(context),
            builder: ir_builder_table::<Bridge>(context),
        };
        if !binding.is_traced() {
            quicken(&mut tables.core);
        }
        let tables = host.keep(Box::new(tables));
        ModuleBridge {
            binding,
            tables,
            session: session.clone(),
        }
    }

    /// A bridge to a module that the compiler owns.
    ///
    /// # Safety
    /// The module and its context outlive the bridge's being open ([`ModuleBridge::close`] or drop), and nothing
    /// else changes the module meanwhile.
    pub unsafe fn borrow(task: &Task, module: ModuleRef) -> ModuleBridge {
        ModuleBridge::new(task, module, None)
    }

    /// A bridge to a new, empty module in a context of its own.
    ///
    /// # Errors
    /// `INVALID_ARGUMENT` for a data layout that LLVM cannot read.
    pub fn create(
        task: &Task,
        identifier: &str,
        triple: &str,
        layout: &str,
    ) -> Result<ModuleBridge, Status> {
        if !data_layout_parses(layout.as_bytes()) {
            return Err(Status::INVALID_ARGUMENT);
        }
        let owned = OwnedModule::new(identifier);
        owned.module().set_triple(triple);
        owned.module().set_data_layout(layout);
        Ok(ModuleBridge::new(task, owned.reflect(), Some(owned)))
    }

    /// A bridge to a module read from bitcode, in a context of its own.
    ///
    /// # Errors
    /// `INVALID_ARGUMENT` for malformed bytes, `WRONG_SCOPE` for another triple or data layout than expected.
    pub fn import(
        task: &Task,
        bitcode: &[u8],
        triple: &str,
        layout: &str,
    ) -> Result<ModuleBridge, Status> {
        let made = ModuleBridge::create(task, "imported", triple, layout)?;
        let module = made.module().ok_or(Status::STALE_HANDLE)?;
        module.import(bitcode).map_err(|error| match error {
            ImportError::Malformed => Status::INVALID_ARGUMENT,
            ImportError::OtherTarget => Status::WRONG_SCOPE,
        })?;
        Ok(made)
    }

    fn bridge(&self) -> &Bridge {
        // SAFETY: the host keeps the binding until it is gone, and the session keeps the host.
        unsafe { (*self.binding).table() }
    }

    /// `NevercIRCoreAPI` bound to the module.
    pub fn core_table(&self) -> *const NevercIRCoreAPI {
        // SAFETY: kept as the binding is.
        unsafe { &raw const (*self.tables).core }
    }

    /// `NevercIRBuilderAPI` bound to the module.
    pub fn builder_table(&self) -> *const NevercIRBuilderAPI {
        // SAFETY: kept as the binding is.
        unsafe { &raw const (*self.tables).builder }
    }

    /// The mutation generation: 1 at first, raised by every change.
    pub fn generation(&self) -> u64 {
        self.bridge().state.borrow().generation
    }

    /// Whether a mutation is open.
    pub fn in_mutation(&self) -> bool {
        self.bridge().state.borrow().open.is_some()
    }

    /// Aborts the mutation that is open, if there is one.
    pub fn abort_open(&self) {
        self.bridge().roll_back();
    }

    /// What the verifier said when a commit failed last; taken.
    pub fn take_verdict(&self) -> Option<String> {
        self.bridge().state.borrow_mut().verdict.take()
    }

    /// The module; `None` when the bridge is closed.
    pub fn module(&self) -> Option<ModuleRef> {
        self.bridge().state.borrow().module
    }

    /// The module's handle.
    ///
    /// # Errors
    /// `STALE_HANDLE` when the bridge is closed.
    pub fn module_handle(&self) -> Result<NevercIRModuleHandle, Status> {
        self.bridge().module_handle()
    }

    /// Says whether threads of a plugin may come to the bridge while a callback runs; what was said before.
    pub(super) fn guard(&self, on: bool) -> bool {
        let bridge = self.bridge();
        bridge.give_to(bridge.thread.get(), on).1
    }

    /// Makes the bridge read-only until the guard is dropped; guards nest.
    pub fn read_only(&self) -> ReadOnly<'_> {
        self.bridge().state.borrow_mut().read_only += 1;
        ReadOnly { bridge: self }
    }

    /// Lets the calling thread use the bridge until the guard is dropped: for callbacks that a plugin makes the host
    /// run on a thread of its own. The caller sees to it that no two threads are inside at once.
    ///
    /// # Safety
    /// No other thread uses the bridge while the guard lives.
    pub unsafe fn lend(&self) -> Lent<'_> {
        let bridge = self.bridge();
        let (before, _) = bridge.give_to(this_thread(), bridge.guarded.get());
        Lent {
            bridge: self,
            before,
        }
    }

    /// Calls `f` with the module of an owning bridge; `None` for a borrowed or closed one.
    ///
    /// The bridge stays usable meanwhile; it must not be closed.
    pub fn with_owned<R>(&self, f: impl FnOnce(&neverc_llvm::Module<'_>) -> R) -> Option<R> {
        let module = {
            let state = self.bridge().state.borrow();
            let owned = state.owned.as_ref()?;
            // SAFETY: module and context stay where they are while the bridge is open, which the caller sees to.
            unsafe { owned.module_unbound() }
        };
        Some(f(&module))
    }

    /// Makes all handles stale, after the module was changed by something else; the bridge stays open.
    pub fn renew(&self) {
        self.bridge().renew();
    }

    /// Ends the bridge: every handle is stale, an open mutation is aborted, an owned module is freed.
    pub fn close(&self) {
        drop(self.take_module());
    }

    /// Ends the bridge and hands an owned module over; `None` for a borrowed one.
    pub fn take_module(&self) -> Option<OwnedModule> {
        let bridge = self.bridge();
        bridge.roll_back();
        let owner = bridge.owner.replace(0);
        if owner != 0 {
            self.session.remove_owner(owner);
        }
        let buffers = bridge.buffer_owner.replace(0);
        if buffers != 0 {
            self.session.remove_owner(buffers);
        }
        bridge.shadow.clear();
        bridge.session.replace(None);
        let mut state = bridge.state.borrow_mut();
        state.direct = None;
        state.mutations.clear();
        state.builders.clear();
        state.buffers.clear();
        state.texts.clear();
        state.identifier = None;
        if let Some(module) = state.module.take()
            && state.owned.is_none()
        {
            module.context().discard_names(state.discards_names);
        }
        state.owned.take()
    }
}

impl Drop for ModuleBridge {
    fn drop(&mut self) {
        self.close();
    }
}

/// Read-only time of a bridge.
pub struct ReadOnly<'a> {
    bridge: &'a ModuleBridge,
}

impl Drop for ReadOnly<'_> {
    fn drop(&mut self) {
        self.bridge.bridge().state.borrow_mut().read_only -= 1;
    }
}

/// Time in which another thread uses a bridge.
pub struct Lent<'a> {
    bridge: &'a ModuleBridge,
    before: usize,
}

impl Drop for Lent<'_> {
    fn drop(&mut self) {
        let bridge = self.bridge.bridge();
        bridge.give_to(self.before, bridge.guarded.get());
    }
}
