//! `NevercIRBuilderAPI` over a bridge.

use neverc_abi::*;
use neverc_plugin_host::tables::IRBuilderTable;
use neverc_plugin_host::{Call, Status};

use crate::ir::bridge::Bridge;

impl IRBuilderTable for Bridge {
    fn check_task(&self, _: &Call<'_>, task: NevercTaskHandle) -> Result<(), Status> {
        self.check(task)
    }
}
