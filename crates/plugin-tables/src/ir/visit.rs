//! Plugins' own threads inside a pass callback: they may ask for custom analyses, one at a time.
//!
//! A pass that starts threads may let them call `QueryCustom` and `GetCustomResultData`. Such a call works on the
//! unit of the pass while the pass' own thread is in the plugin's code ([`neverc_plugin_host::presence`]); what has
//! to be computed is computed on the calling thread. All other slots answer `INVALID_STATE` there.

use std::collections::HashMap;
use std::ffi::c_void;
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use neverc_abi::*;
use neverc_plugin_host::boundary::{self, Binding, OutValue};
use neverc_plugin_host::gate::presence_here;
use neverc_plugin_host::plan::PlanPlugin;
use neverc_plugin_host::presence::Presence;
use neverc_plugin_host::tables::{IR_ANALYSIS_SLOTS, ir_analysis_table};
use neverc_plugin_host::{Call, HostBuilder, HostError, Status};

use super::analysis::{AnalysisResult, IrAnalyses, custom_data, query_custom, result_object};
use super::bridge::ModuleBridge;
use super::registry::key;
use super::run::RESULT;
use super::unit::IrUnit;

/// A pass callback whose plugin may have other threads ask.
struct Desk {
    open: AtomicBool,
    presence: Arc<Presence>,
    unit: *const IrUnit,
}

// SAFETY: the unit is used during a visit only, and then by the visitor alone.
unsafe impl Send for Desk {}
// SAFETY: as above.
unsafe impl Sync for Desk {}

/// The open desks, by the token of their task.
#[derive(Default)]
pub(super) struct Desks {
    open: Mutex<HashMap<u64, Arc<Desk>>>,
}

impl Desks {
    fn list(&self) -> std::sync::MutexGuard<'_, HashMap<u64, Arc<Desk>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Closes a desk when the callback is over.
pub(super) struct Received<'a> {
    desks: &'a Desks,
    token: u64,
    before: Option<Arc<Desk>>,
    bridge: Rc<ModuleBridge>,
    guarded: bool,
}

impl Drop for Received<'_> {
    fn drop(&mut self) {
        let mut list = self.desks.list();
        let gone = match self.before.take() {
            Some(before) => list.insert(self.token, before),
            None => list.remove(&self.token),
        };
        if let Some(gone) = gone {
            gone.open.store(false, Ordering::SeqCst);
        }
        self.bridge.guard(self.guarded);
    }
}

/// Whether callbacks of a plugin may run on any thread, inside each other.
pub(super) fn takes_threads(plugin: &PlanPlugin) -> bool {
    let descriptor = plugin.descriptor();
    descriptor.concurrency == NEVERC_CONCURRENCY_THREAD_SAFE
        && descriptor.reentrancy == NEVERC_REENTRANCY_ALLOWED
}

impl IrUnit {
    /// Opens a desk for the callback that runs on this thread, when its plugin is one for threads.
    pub(super) fn receive(&self, plugin: &PlanPlugin) -> Option<Received<'_>> {
        if !takes_threads(plugin) {
            return None;
        }
        let table = self.analysis_table().ok()?;
        // SAFETY: the table is the one that `publish_analyses` made, with its binding; both live as long as the host.
        let analyses = unsafe { (*(*table).context.cast::<Binding<IrAnalyses>>()).table() };
        let token = self.task().token();
        let desk = Arc::new(Desk {
            open: AtomicBool::new(true),
            presence: presence_here()?,
            unit: self,
        });
        let bridge = self.bridge().ok()?;
        let guarded = bridge.guard(true);
        let before = analyses.desks.list().insert(token, desk);
        Some(Received {
            desks: &analyses.desks,
            token,
            before,
            bridge,
            guarded,
        })
    }
}

/// Runs `f` on the unit of a pass callback of another thread.
fn visit<R>(
    table: &IrAnalyses,
    task: NevercTaskHandle,
    f: impl FnOnce(&IrUnit) -> Result<R, Status>,
) -> Result<R, Status> {
    let desk = table.desks.list().get(&task.owner).cloned();
    let desk = desk.ok_or(Status::INVALID_STATE)?;
    let _visit = desk.presence.visit(|| desk.open.load(Ordering::SeqCst))?;
    // SAFETY: the callback is not over, so its unit lives, and its thread stays out of the host during the visit.
    let unit = unsafe { &*desk.unit };
    let mine = unit.task().handle();
    if (mine.owner, mine.value) != (task.owner, task.value) {
        return Err(Status::WRONG_TYPE);
    }
    let bridge = unit.bridge()?;
    // SAFETY: as above.
    let _lent = unsafe { bridge.lend() };
    f(unit)
}

fn is_stray(call: &Call<'_>) -> bool {
    call.plugin_id().is_none()
}

unsafe extern "C-unwind" fn query_custom_anywhere(
    context: *mut c_void,
    task: NevercTaskHandle,
    analysis: NevercInterfaceID,
    out_result: *mut NevercIRAnalysisResultHandle,
) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<IrAnalyses>(
            context,
            &IR_ANALYSIS_SLOTS[11],
            &|a| {
                a.add("Task", &task);
                a.add("Analysis", &analysis);
            },
            |table, call| {
                let out = OutValue::new(out_result);
                let made = if is_stray(call) {
                    visit(table, task, |unit| query_custom(unit, key(analysis)))?
                } else {
                    let unit = call.task(task)?.find_seat::<IrUnit>();
                    query_custom(&*unit.ok_or(Status::INVALID_STATE)?, key(analysis))?
                };
                out?.set(made);
                Ok(())
            },
        )
    }
}

unsafe extern "C-unwind" fn get_custom_result_data_anywhere(
    context: *mut c_void,
    task: NevercTaskHandle,
    result: NevercIRAnalysisResultHandle,
    out_data: *mut NevercByteView,
) -> NevercStatus {
    // SAFETY: as in `query_custom_anywhere`.
    unsafe {
        boundary::enter::<IrAnalyses>(
            context,
            &IR_ANALYSIS_SLOTS[12],
            &|a| {
                a.add("Task", &task);
                a.add("Result", &result);
            },
            |table, call| {
                let out = OutValue::new(out_data);
                let made = if is_stray(call) {
                    visit(table, task, |unit| {
                        if result.owner != unit.task().token() {
                            return Err(Status::WRONG_SCOPE);
                        }
                        let object = unit.task().object(result.value, RESULT)?;
                        let object: Rc<AnalysisResult> =
                            object.downcast().map_err(|_| Status::WRONG_TYPE)?;
                        custom_data(unit, &object)
                    })?
                } else {
                    let task = call.task(task)?;
                    let unit = task.find_seat::<IrUnit>();
                    let object = result_object(call, task, result)?;
                    custom_data(&*unit.ok_or(Status::INVALID_STATE)?, &object)?
                };
                out?.set(made);
                Ok(())
            },
        )
    }
}

fn table(context: *mut c_void) -> NevercIRAnalysisAPI {
    let mut table = ir_analysis_table::<IrAnalyses>(context);
    table.query_custom = Some(query_custom_anywhere);
    table.get_custom_result_data = Some(get_custom_result_data_anywhere);
    table
}

/// Publishes IR_ANALYSIS.
///
/// # Errors
/// When it is there already.
pub fn publish_analyses(builder: &mut HostBuilder) -> Result<(), HostError> {
    builder.publish(
        "IR_ANALYSIS",
        NEVERC_INTERFACE_IR_ANALYSIS,
        NEVERC_IR_ANALYSIS_API_MAJOR,
        NEVERC_IR_ANALYSIS_API_MINOR,
        IrAnalyses::default(),
        table,
    )
}
