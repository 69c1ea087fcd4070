// Made from abi/registry by `./x abi`; do not edit.
//! How tables come into a host.

#[allow(unused_imports)]
use super::prelude::*;
use super::*;

/// Publishes `NevercCoreAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_core<T: CoreTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("CORE", NEVERC_INTERFACE_CORE, NEVERC_CORE_API_MAJOR, NEVERC_CORE_API_MINOR, table, core_table::<T>)
}

/// Publishes `NevercIOAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_io<T: IOTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("IO", NEVERC_INTERFACE_IO, NEVERC_IO_API_MAJOR, NEVERC_IO_API_MINOR, table, io_table::<T>)
}

/// Publishes `NevercSourceLocationAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_source_location<T: SourceLocationTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("SOURCE_LOCATION", NEVERC_INTERFACE_SOURCE_LOCATION, NEVERC_SOURCE_LOCATION_API_MAJOR, NEVERC_SOURCE_LOCATION_API_MINOR, table, source_location_table::<T>)
}

/// Publishes `NevercDriverAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_driver<T: DriverTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("DRIVER", NEVERC_INTERFACE_DRIVER, NEVERC_DRIVER_API_MAJOR, NEVERC_DRIVER_API_MINOR, table, driver_table::<T>)
}

/// Publishes `NevercPrepAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_prep<T: PrepTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("PREP", NEVERC_INTERFACE_PREP, NEVERC_PREP_API_MAJOR, NEVERC_PREP_API_MINOR, table, prep_table::<T>)
}

/// Publishes `NevercASTAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_ast<T: ASTTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("AST", NEVERC_INTERFACE_AST, NEVERC_AST_API_MAJOR, NEVERC_AST_API_MINOR, table, ast_table::<T>)
}

/// Publishes `NevercParserAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_parser<T: ParserTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("PARSER", NEVERC_INTERFACE_PARSER, NEVERC_PARSER_API_MAJOR, NEVERC_PARSER_API_MINOR, table, parser_table::<T>)
}

/// Publishes `NevercSemaAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_sema<T: SemaTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("SEMA", NEVERC_INTERFACE_SEMA, NEVERC_SEMA_API_MAJOR, NEVERC_SEMA_API_MINOR, table, sema_table::<T>)
}

/// Publishes `NevercIRCoreAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_ir_core<T: IRCoreTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("IR_CORE", NEVERC_INTERFACE_IR_CORE, NEVERC_IR_CORE_API_MAJOR, NEVERC_IR_CORE_API_MINOR, table, ir_core_table::<T>)
}

/// Publishes `NevercIRBuilderAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_ir_builder<T: IRBuilderTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("IR_BUILDER", NEVERC_INTERFACE_IR_BUILDER, NEVERC_IR_BUILDER_API_MAJOR, NEVERC_IR_BUILDER_API_MINOR, table, ir_builder_table::<T>)
}

/// Publishes `NevercIRGenAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_ir_gen<T: IRGenTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("IR_GEN", NEVERC_INTERFACE_IR_GEN, NEVERC_IR_GEN_API_MAJOR, NEVERC_IR_GEN_API_MINOR, table, ir_gen_table::<T>)
}

/// Publishes `NevercIROptimizationAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_ir_optimization<T: IROptimizationTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("IR_OPTIMIZATION", NEVERC_INTERFACE_IR_OPTIMIZATION, NEVERC_IR_OPTIMIZATION_API_MAJOR, NEVERC_IR_OPTIMIZATION_API_MINOR, table, ir_optimization_table::<T>)
}

/// Publishes `NevercIRAnalysisAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_ir_analysis<T: IRAnalysisTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("IR_ANALYSIS", NEVERC_INTERFACE_IR_ANALYSIS, NEVERC_IR_ANALYSIS_API_MAJOR, NEVERC_IR_ANALYSIS_API_MINOR, table, ir_analysis_table::<T>)
}

/// Publishes `NevercIRPassAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_ir_pass<T: IRPassTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("IR_PASS", NEVERC_INTERFACE_IR_PASS, NEVERC_IR_PASS_API_MAJOR, NEVERC_IR_PASS_API_MINOR, table, ir_pass_table::<T>)
}

/// Publishes `NevercTargetAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_target<T: TargetTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("TARGET", NEVERC_INTERFACE_TARGET, NEVERC_TARGET_API_MAJOR, NEVERC_TARGET_API_MINOR, table, target_table::<T>)
}

/// Publishes `NevercTargetABIAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_target_abi<T: TargetABITable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("TARGET_ABI", NEVERC_INTERFACE_TARGET_ABI, NEVERC_TARGET_ABI_API_MAJOR, NEVERC_TARGET_ABI_API_MINOR, table, target_abi_table::<T>)
}

/// Publishes `NevercCallingConventionAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_calling_convention<T: CallingConventionTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("CALLING_CONVENTION", NEVERC_INTERFACE_CALLING_CONVENTION, NEVERC_CALLING_CONVENTION_API_MAJOR, NEVERC_CALLING_CONVENTION_API_MINOR, table, calling_convention_table::<T>)
}

/// Publishes `NevercMIRProviderAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_mir_provider<T: MIRProviderTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("MIR_PROVIDER", NEVERC_INTERFACE_MIR_PROVIDER, NEVERC_MIR_PROVIDER_API_MAJOR, NEVERC_MIR_PROVIDER_API_MINOR, table, mir_provider_table::<T>)
}

/// Publishes `NevercMIRAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_mir<T: MIRTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("MIR", NEVERC_INTERFACE_MIR, NEVERC_MIR_API_MAJOR, NEVERC_MIR_API_MINOR, table, mir_table::<T>)
}

/// Publishes `NevercMIRAnalysisAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_mir_analysis<T: MIRAnalysisTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("MIR_ANALYSIS", NEVERC_INTERFACE_MIR_ANALYSIS, NEVERC_MIR_ANALYSIS_API_MAJOR, NEVERC_MIR_ANALYSIS_API_MINOR, table, mir_analysis_table::<T>)
}

/// Publishes `NevercMIRPassAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_mir_pass<T: MIRPassTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("MIR_PASS", NEVERC_INTERFACE_MIR_PASS, NEVERC_MIR_PASS_API_MAJOR, NEVERC_MIR_PASS_API_MINOR, table, mir_pass_table::<T>)
}

/// Publishes `NevercAssemblyProviderAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_assembly_provider<T: AssemblyProviderTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("ASSEMBLY_PROVIDER", NEVERC_INTERFACE_ASSEMBLY_PROVIDER, NEVERC_ASSEMBLY_PROVIDER_API_MAJOR, NEVERC_ASSEMBLY_PROVIDER_API_MINOR, table, assembly_provider_table::<T>)
}

/// Publishes `NevercMCEmissionAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_mc_emission<T: MCEmissionTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("MC_EMISSION", NEVERC_INTERFACE_MC_EMISSION, NEVERC_MC_EMISSION_API_MAJOR, NEVERC_MC_EMISSION_API_MINOR, table, mc_emission_table::<T>)
}

/// Publishes `NevercMCAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_mc<T: MCTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("MC", NEVERC_INTERFACE_MC, NEVERC_MC_API_MAJOR, NEVERC_MC_API_MINOR, table, mc_table::<T>)
}

/// Publishes `NevercMCProviderAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_mc_provider<T: MCProviderTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("MC_PROVIDER", NEVERC_INTERFACE_MC_PROVIDER, NEVERC_MC_PROVIDER_API_MAJOR, NEVERC_MC_PROVIDER_API_MINOR, table, mc_provider_table::<T>)
}

/// Publishes `NevercObjectAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_object<T: ObjectTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("OBJECT", NEVERC_INTERFACE_OBJECT, NEVERC_OBJECT_API_MAJOR, NEVERC_OBJECT_API_MINOR, table, object_table::<T>)
}

/// Publishes `NevercObjectFormatAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_object_format<T: ObjectFormatTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("OBJECT_FORMAT", NEVERC_INTERFACE_OBJECT_FORMAT, NEVERC_OBJECT_FORMAT_API_MAJOR, NEVERC_OBJECT_FORMAT_API_MINOR, table, object_format_table::<T>)
}

/// Publishes `NevercObjectPhaseAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_object_phase<T: ObjectPhaseTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("OBJECT_PHASE", NEVERC_INTERFACE_OBJECT_PHASE, NEVERC_OBJECT_PHASE_API_MAJOR, NEVERC_OBJECT_PHASE_API_MINOR, table, object_phase_table::<T>)
}

/// Publishes `NevercLinkAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_link<T: LinkTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("LINK", NEVERC_INTERFACE_LINK, NEVERC_LINK_API_MAJOR, NEVERC_LINK_API_MINOR, table, link_table::<T>)
}

/// Publishes `NevercLinkRegistrarAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_link_registrar<T: LinkRegistrarTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("LINK_REGISTRAR", NEVERC_INTERFACE_LINK_REGISTRAR, NEVERC_LINK_REGISTRAR_API_MAJOR, NEVERC_LINK_REGISTRAR_API_MINOR, table, link_registrar_table::<T>)
}

/// Publishes `NevercLinkPhaseAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_link_phase<T: LinkPhaseTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("LINK_PHASE", NEVERC_INTERFACE_LINK_PHASE, NEVERC_LINK_PHASE_API_MAJOR, NEVERC_LINK_PHASE_API_MINOR, table, link_phase_table::<T>)
}

/// Publishes `NevercLTOAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_lto<T: LTOTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("LTO", NEVERC_INTERFACE_LTO, NEVERC_LTO_API_MAJOR, NEVERC_LTO_API_MINOR, table, lto_table::<T>)
}

/// Publishes `NevercLTORegistrarAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_lto_registrar<T: LTORegistrarTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("LTO_REGISTRAR", NEVERC_INTERFACE_LTO_REGISTRAR, NEVERC_LTO_REGISTRAR_API_MAJOR, NEVERC_LTO_REGISTRAR_API_MINOR, table, lto_registrar_table::<T>)
}

/// Publishes `NevercDynCodePhaseAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_dyn_code_phase<T: DynCodePhaseTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("DYNCODE_PHASE", NEVERC_INTERFACE_DYNCODE_PHASE, NEVERC_DYNCODE_PHASE_API_MAJOR, NEVERC_DYNCODE_PHASE_API_MINOR, table, dyn_code_phase_table::<T>)
}

/// Publishes `NevercDynCodeAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_dyn_code<T: DynCodeTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("DYNCODE", NEVERC_INTERFACE_DYNCODE, NEVERC_DYNCODE_API_MAJOR, NEVERC_DYNCODE_API_MINOR, table, dyn_code_table::<T>)
}

/// Publishes `NevercDynCodeRegistrarAPI` over `table`.
///
/// # Errors
/// When it is already there.
pub fn publish_dyn_code_registrar<T: DynCodeRegistrarTable>(builder: &mut HostBuilder, table: T) -> Result<(), HostError> {
    builder.publish("DYNCODE_REGISTRAR", NEVERC_INTERFACE_DYNCODE_REGISTRAR, NEVERC_DYNCODE_REGISTRAR_API_MAJOR, NEVERC_DYNCODE_REGISTRAR_API_MINOR, table, dyn_code_registrar_table::<T>)
}

/// Publishes an interface behind which nothing stands yet: every slot answers `CAPABILITY_UNAVAILABLE`
/// once its arguments are in order.
///
/// # Errors
/// When the interface is already there.
pub fn publish_unavailable(builder: &mut HostBuilder) -> Result<(), HostError> {
    if !builder.has(NEVERC_INTERFACE_CORE) {
        publish_core(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_IO) {
        publish_io(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_SOURCE_LOCATION) {
        publish_source_location(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_DRIVER) {
        publish_driver(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_PREP) {
        publish_prep(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_AST) {
        publish_ast(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_PARSER) {
        publish_parser(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_SEMA) {
        publish_sema(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_IR_CORE) {
        publish_ir_core(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_IR_BUILDER) {
        publish_ir_builder(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_IR_GEN) {
        publish_ir_gen(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_IR_OPTIMIZATION) {
        publish_ir_optimization(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_IR_ANALYSIS) {
        publish_ir_analysis(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_IR_PASS) {
        publish_ir_pass(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_TARGET) {
        publish_target(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_TARGET_ABI) {
        publish_target_abi(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_CALLING_CONVENTION) {
        publish_calling_convention(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_MIR_PROVIDER) {
        publish_mir_provider(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_MIR) {
        publish_mir(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_MIR_ANALYSIS) {
        publish_mir_analysis(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_MIR_PASS) {
        publish_mir_pass(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_ASSEMBLY_PROVIDER) {
        publish_assembly_provider(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_MC_EMISSION) {
        publish_mc_emission(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_MC) {
        publish_mc(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_MC_PROVIDER) {
        publish_mc_provider(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_OBJECT) {
        publish_object(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_OBJECT_FORMAT) {
        publish_object_format(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_OBJECT_PHASE) {
        publish_object_phase(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_LINK) {
        publish_link(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_LINK_REGISTRAR) {
        publish_link_registrar(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_LINK_PHASE) {
        publish_link_phase(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_LTO) {
        publish_lto(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_LTO_REGISTRAR) {
        publish_lto_registrar(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_DYNCODE_PHASE) {
        publish_dyn_code_phase(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_DYNCODE) {
        publish_dyn_code(builder, Unavailable)?;
    }
    if !builder.has(NEVERC_INTERFACE_DYNCODE_REGISTRAR) {
        publish_dyn_code_registrar(builder, Unavailable)?;
    }
    Ok(())
}
