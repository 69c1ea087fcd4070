//! `NevercIRCoreAPI` over a bridge.

use neverc_abi::*;
use neverc_plugin_host::tables::IRCoreTable;
use neverc_plugin_host::{Call, Status};

use crate::ir::bridge::Bridge;

impl IRCoreTable for Bridge {
    fn check_task(&self, _: &Call<'_>, task: NevercTaskHandle) -> Result<(), Status> {
        self.check(task)
    }

    fn get_module(&self, _: &Call<'_>) -> Result<NevercIRModuleHandle, Status> {
        self.module_handle()
    }
}
