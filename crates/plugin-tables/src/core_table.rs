//! CORE: memory, diagnostics, negotiation, cancellation, state and option values.

use std::ffi::c_void;
use std::rc::Rc;
use std::sync::Arc;

use neverc_abi::*;
use neverc_plugin_host::boundary::{Incoming, view};
use neverc_plugin_host::tables::CoreTable;
use neverc_plugin_host::{Call, Session, Status, Task};

/// The core table's object; all state is the host's.
pub struct Core;

impl CoreTable for Core {
    fn allocate(&self, call: &Call<'_>, size: u64, alignment: u64) -> Result<*mut c_void, Status> {
        let block = call
            .host()
            .ledger
            .allocate(&call.account(), size, alignment)?;
        Ok(block as *mut c_void)
    }

    fn reallocate(
        &self,
        call: &Call<'_>,
        pointer: *mut c_void,
        old_size: u64,
        new_size: u64,
        alignment: u64,
    ) -> Result<*mut c_void, Status> {
        let ledger = &call.host().ledger;
        let block = ledger.reallocate(
            &call.account(),
            pointer as usize,
            old_size,
            new_size,
            alignment,
        )?;
        Ok(block as *mut c_void)
    }

    fn deallocate(
        &self,
        call: &Call<'_>,
        pointer: *mut c_void,
        size: u64,
        alignment: u64,
    ) -> Result<(), Status> {
        call.host()
            .ledger
            .deallocate(pointer as usize, size, alignment)
    }

    fn emit_diagnostic(
        &self,
        call: &Call<'_>,
        diagnostic: Incoming<'_, NevercDiagnosticDescriptor>,
    ) -> Result<NevercDiagnosticHandle, Status> {
        call.emit_diagnostic(&diagnostic)
    }

    fn query_interface(
        &self,
        call: &Call<'_>,
        interface: NevercInterfaceID,
        major: u16,
        minimum_minor: u16,
    ) -> Result<(*const c_void, u16, u64), Status> {
        call.host().query_interface(interface, major, minimum_minor)
    }

    fn check_cancelled(&self, _: &Call<'_>, task: &Rc<Task>) -> Result<(), Status> {
        if task.session().is_cancelled() {
            return Err(Status::CANCELLED);
        }
        Ok(())
    }

    fn get_session_state(
        &self,
        _: &Call<'_>,
        session: &Arc<Session>,
        plugin_id: &[u8],
    ) -> Result<*mut c_void, Status> {
        let plugin = session.plugin_index(plugin_id).ok_or(Status::NOT_FOUND)?;
        Ok(session.state(plugin))
    }

    fn get_task_state(
        &self,
        _: &Call<'_>,
        task: &Rc<Task>,
        plugin_id: &[u8],
    ) -> Result<*mut c_void, Status> {
        let plugin = task
            .session()
            .plugin_index(plugin_id)
            .ok_or(Status::NOT_FOUND)?;
        Ok(task.state(plugin))
    }

    fn get_plugin_option_value_count(
        &self,
        _: &Call<'_>,
        session: &Arc<Session>,
        plugin_id: &[u8],
        spelling: &[u8],
    ) -> Result<u64, Status> {
        Ok(values(session, plugin_id, spelling)?.len() as u64)
    }

    fn get_plugin_option_value(
        &self,
        _: &Call<'_>,
        session: &Arc<Session>,
        plugin_id: &[u8],
        spelling: &[u8],
        index: u64,
    ) -> Result<NevercStringView, Status> {
        let values = values(session, plugin_id, spelling)?;
        let value = usize::try_from(index).ok().and_then(|i| values.get(i));
        // The text is the session's, so the view stays good as long as the session.
        value.map(|v| view(v)).ok_or(Status::NOT_FOUND)
    }
}

/// Values of an option by its primary spelling.
fn values<'s>(
    session: &'s Arc<Session>,
    plugin_id: &[u8],
    spelling: &[u8],
) -> Result<&'s [String], Status> {
    let plugin = session.plugin_index(plugin_id).ok_or(Status::NOT_FOUND)?;
    let spelling = std::str::from_utf8(spelling).map_err(|_| Status::NOT_FOUND)?;
    session
        .options()
        .of(plugin, spelling)
        .ok_or(Status::NOT_FOUND)
}
