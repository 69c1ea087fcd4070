//! IR_GEN and IR_OPTIMIZATION: the tables of those who replace a stage.

use neverc_abi::*;
use neverc_plugin_host::boundary::Incoming;
use neverc_plugin_host::tables::{IRGenTable, IROptimizationTable};
use neverc_plugin_host::{Call, Frame, Status};

use super::provider;

type Tables = (*const NevercIRCoreAPI, *const NevercIRBuilderAPI);

/// The object of IR_GEN; everything belongs to the running unit.
pub struct IrGeneration;

impl IRGenTable for IrGeneration {
    fn get_generate_phase_input(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        input: NevercArtifactHandle,
    ) -> Result<NevercIRGeneratePhaseInput, Status> {
        provider::generate_input(call, &frame, input)
    }

    fn create_module(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        module_identifier: &[u8],
    ) -> Result<Tables, Status> {
        provider::create(call, &frame, PHASE_IR_GENERATE, module_identifier)
    }

    fn import_module(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        format: NevercIRSerializationFormat,
        bytes: &[u8],
    ) -> Result<Tables, Status> {
        provider::import(call, &frame, PHASE_IR_GENERATE, format, bytes)
    }

    fn publish_module(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        descriptor: Incoming<'_, NevercIRModuleArtifactDescriptor>,
    ) -> Result<NevercArtifactHandle, Status> {
        provider::publish(call, &frame, PHASE_IR_GENERATE, &descriptor)
    }

    fn get_module_artifact_info(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        module: NevercArtifactHandle,
    ) -> Result<NevercIRModuleArtifactInfo, Status> {
        provider::info(call, &frame, module)
    }
}

/// The object of IR_OPTIMIZATION; everything belongs to the running unit.
pub struct IrOptimization;

impl IROptimizationTable for IrOptimization {
    fn get_optimization_phase_input(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        input: NevercArtifactHandle,
    ) -> Result<NevercIROptimizationPhaseInput, Status> {
        provider::optimization_input(call, &frame, input)
    }

    fn get_input_module(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        input: NevercArtifactHandle,
    ) -> Result<Tables, Status> {
        provider::input_module(call, &frame, input)
    }

    fn create_module(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        module_identifier: &[u8],
    ) -> Result<Tables, Status> {
        provider::create(call, &frame, PHASE_IR_OPTIMIZE, module_identifier)
    }

    fn import_module(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        format: NevercIRSerializationFormat,
        bytes: &[u8],
    ) -> Result<Tables, Status> {
        provider::import(call, &frame, PHASE_IR_OPTIMIZE, format, bytes)
    }

    fn publish_module(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        descriptor: Incoming<'_, NevercIRModuleArtifactDescriptor>,
    ) -> Result<NevercArtifactHandle, Status> {
        provider::publish(call, &frame, PHASE_IR_OPTIMIZE, &descriptor)
    }

    fn get_module_artifact_info(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
        module: NevercArtifactHandle,
    ) -> Result<NevercIRModuleArtifactInfo, Status> {
        provider::info(call, &frame, module)
    }

    fn run_builtin_pipeline(
        &self,
        call: &Call<'_>,
        frame: Frame<'_>,
    ) -> Result<NevercArtifactHandle, Status> {
        provider::run_builtin(call, &frame)
    }
}
