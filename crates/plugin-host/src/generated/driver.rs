// Made from abi/registry by `./x abi`; do not edit.
//! Tables of `PluginDriver.h`.

#[allow(unused_imports)]
use super::prelude::*;

/// The slots of `NevercDriverAPI`, for traces.
pub static DRIVER_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "Driver", name: "GetArgumentCount", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "GetArgument", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "BeginArgumentMutation", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "InsertArgument", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "ReplaceArgument", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "EraseArgument", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "CommitArgumentMutation", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "AbortArgumentMutation", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "GetOptionOccurrenceCount", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "GetOptionOccurrence", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "BeginParsedArgumentMutation", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "AddOptionOccurrence", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "RemoveOptionOccurrence", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "ReplaceOptionOccurrence", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "CommitParsedArgumentMutation", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "AbortParsedArgumentMutation", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "GetToolChainRequest", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "BeginToolChainMutation", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "SetToolChainTriple", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "SetToolChainCPU", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "SetToolChainFeatures", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "CommitToolChainMutation", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "AbortToolChainMutation", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "CreateToolChainSelection", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "GetToolChainSelection", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "GetDriverInputCount", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "GetDriverInput", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "GetActionNodeCount", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "GetActionNode", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "GetActionNodeInput", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "GetActionRootCount", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "GetActionRoot", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "CreateActionGraphBuilder", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "BeginActionGraphMutation", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "AddActionNode", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "RemoveActionNode", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "ReplaceActionNodeInputs", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "SetActionNodeOutputType", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "SetActionNodeBindArch", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "SetActionRoots", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "PublishActionGraph", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "CommitActionGraphMutation", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "AbortActionGraphEdit", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "GetJobCount", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "GetJob", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "GetJobDependency", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "GetJobArgument", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "GetJobEnvironment", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "GetJobInput", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "GetJobOutput", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "CreateJobGraphBuilder", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "BeginJobGraphMutation", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "AddJob", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "RemoveJob", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "MoveJobBefore", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "ReplaceJob", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "SetJobArgument", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "SetJobEnvironment", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "SetJobInput", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "SetJobOutput", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "ReplaceJobDependencies", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "PublishJobGraph", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "CommitJobGraphMutation", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "AbortJobGraphEdit", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "GetJobExecutionRequest", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "CreateJobResult", major: 1, minor: 0 },
    SlotInfo { table: "Driver", name: "GetJobResult", major: 1, minor: 0 },
];

/// What stands behind `NevercDriverAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait DriverTable: Send + Sync + 'static {
    /// `GetArgumentCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_argument_count(&self, call: &Call<'_>, frame: Frame<'_>, arguments: NevercArtifactHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetArgument`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_argument(&self, call: &Call<'_>, frame: Frame<'_>, arguments: NevercArtifactHandle, index: u64) -> Result<(NevercStringView, NevercArgumentOrigin, NevercStringView, u64), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `BeginArgumentMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn begin_argument_mutation(&self, call: &Call<'_>, frame: Frame<'_>, continuation: ContinuationRef, arguments: NevercArtifactHandle) -> Result<NevercArgumentMutationHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `InsertArgument`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn insert_argument(&self, call: &Call<'_>, mutation: NevercArgumentMutationHandle, index: u64, value: &[u8]) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ReplaceArgument`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn replace_argument(&self, call: &Call<'_>, mutation: NevercArgumentMutationHandle, index: u64, value: &[u8]) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `EraseArgument`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn erase_argument(&self, call: &Call<'_>, mutation: NevercArgumentMutationHandle, index: u64) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CommitArgumentMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn commit_argument_mutation(&self, call: &Call<'_>, mutation: NevercArgumentMutationHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `AbortArgumentMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn abort_argument_mutation(&self, call: &Call<'_>, mutation: NevercArgumentMutationHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetOptionOccurrenceCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_option_occurrence_count(&self, call: &Call<'_>, frame: Frame<'_>, arguments: NevercArtifactHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetOptionOccurrence`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_option_occurrence(&self, call: &Call<'_>, frame: Frame<'_>, arguments: NevercArtifactHandle, index: u64) -> Result<NevercOptionOccurrence, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `BeginParsedArgumentMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn begin_parsed_argument_mutation(&self, call: &Call<'_>, frame: Frame<'_>, continuation: ContinuationRef, arguments: NevercArtifactHandle) -> Result<NevercParsedArgumentMutationHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `AddOptionOccurrence`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn add_option_occurrence(&self, call: &Call<'_>, mutation: NevercParsedArgumentMutationHandle, spelling: &[u8], values: List<'_, NevercStringView>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `RemoveOptionOccurrence`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn remove_option_occurrence(&self, call: &Call<'_>, mutation: NevercParsedArgumentMutationHandle, occurrence: u64) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ReplaceOptionOccurrence`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn replace_option_occurrence(&self, call: &Call<'_>, mutation: NevercParsedArgumentMutationHandle, occurrence: u64, spelling: &[u8], values: List<'_, NevercStringView>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CommitParsedArgumentMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn commit_parsed_argument_mutation(&self, call: &Call<'_>, mutation: NevercParsedArgumentMutationHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `AbortParsedArgumentMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn abort_parsed_argument_mutation(&self, call: &Call<'_>, mutation: NevercParsedArgumentMutationHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetToolChainRequest`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_tool_chain_request(&self, call: &Call<'_>, frame: Frame<'_>, request: NevercArtifactHandle) -> Result<NevercToolChainRequest, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `BeginToolChainMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn begin_tool_chain_mutation(&self, call: &Call<'_>, frame: Frame<'_>, continuation: ContinuationRef, request: NevercArtifactHandle) -> Result<NevercToolChainMutationHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetToolChainTriple`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_tool_chain_triple(&self, call: &Call<'_>, mutation: NevercToolChainMutationHandle, triple: &[u8]) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetToolChainCPU`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_tool_chain_cpu(&self, call: &Call<'_>, mutation: NevercToolChainMutationHandle, cpu: &[u8]) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetToolChainFeatures`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_tool_chain_features(&self, call: &Call<'_>, mutation: NevercToolChainMutationHandle, features: List<'_, NevercStringView>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CommitToolChainMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn commit_tool_chain_mutation(&self, call: &Call<'_>, mutation: NevercToolChainMutationHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `AbortToolChainMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn abort_tool_chain_mutation(&self, call: &Call<'_>, mutation: NevercToolChainMutationHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateToolChainSelection`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_tool_chain_selection(&self, call: &Call<'_>, frame: Frame<'_>, request: NevercArtifactHandle, descriptor: Incoming<'_, NevercToolChainSelectionDescriptor>) -> Result<NevercArtifactHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetToolChainSelection`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_tool_chain_selection(&self, call: &Call<'_>, frame: Frame<'_>, selection: NevercArtifactHandle) -> Result<NevercToolChainSelection, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetDriverInputCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_driver_input_count(&self, call: &Call<'_>, frame: Frame<'_>, request: NevercArtifactHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetDriverInput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_driver_input(&self, call: &Call<'_>, frame: Frame<'_>, request: NevercArtifactHandle, index: u64) -> Result<NevercDriverInput, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetActionNodeCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_action_node_count(&self, call: &Call<'_>, frame: Frame<'_>, graph: NevercArtifactHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetActionNode`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_action_node(&self, call: &Call<'_>, frame: Frame<'_>, graph: NevercArtifactHandle, index: u64) -> Result<NevercActionNode, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetActionNodeInput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_action_node_input(&self, call: &Call<'_>, frame: Frame<'_>, graph: NevercArtifactHandle, node: NevercActionNodeID, index: u64) -> Result<NevercActionNodeID, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetActionRootCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_action_root_count(&self, call: &Call<'_>, frame: Frame<'_>, graph: NevercArtifactHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetActionRoot`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_action_root(&self, call: &Call<'_>, frame: Frame<'_>, graph: NevercArtifactHandle, index: u64) -> Result<NevercActionNodeID, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateActionGraphBuilder`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_action_graph_builder(&self, call: &Call<'_>, frame: Frame<'_>, request: NevercArtifactHandle) -> Result<NevercActionGraphBuilderHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `BeginActionGraphMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn begin_action_graph_mutation(&self, call: &Call<'_>, frame: Frame<'_>, continuation: ContinuationRef, graph: NevercArtifactHandle) -> Result<NevercActionGraphMutationHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `AddActionNode`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn add_action_node(&self, call: &Call<'_>, builder: NevercActionGraphBuilderHandle, descriptor: Incoming<'_, NevercActionNodeDescriptor>) -> Result<NevercActionNodeID, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `RemoveActionNode`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn remove_action_node(&self, call: &Call<'_>, builder: NevercActionGraphBuilderHandle, node: NevercActionNodeID) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ReplaceActionNodeInputs`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn replace_action_node_inputs(&self, call: &Call<'_>, builder: NevercActionGraphBuilderHandle, node: NevercActionNodeID, inputs: List<'_, NevercActionNodeID>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetActionNodeOutputType`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_action_node_output_type(&self, call: &Call<'_>, builder: NevercActionGraphBuilderHandle, node: NevercActionNodeID, output_type: NevercDriverType) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetActionNodeBindArch`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_action_node_bind_arch(&self, call: &Call<'_>, builder: NevercActionGraphBuilderHandle, node: NevercActionNodeID, bind_arch: &[u8]) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetActionRoots`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_action_roots(&self, call: &Call<'_>, builder: NevercActionGraphBuilderHandle, roots: List<'_, NevercActionNodeID>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `PublishActionGraph`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn publish_action_graph(&self, call: &Call<'_>, frame: Frame<'_>, builder: NevercActionGraphBuilderHandle) -> Result<NevercArtifactHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CommitActionGraphMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn commit_action_graph_mutation(&self, call: &Call<'_>, mutation: NevercActionGraphMutationHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `AbortActionGraphEdit`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn abort_action_graph_edit(&self, call: &Call<'_>, edit: NevercHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetJobCount`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_job_count(&self, call: &Call<'_>, frame: Frame<'_>, graph: NevercArtifactHandle) -> Result<u64, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetJob`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_job(&self, call: &Call<'_>, frame: Frame<'_>, graph: NevercArtifactHandle, index: u64) -> Result<NevercJob, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetJobDependency`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_job_dependency(&self, call: &Call<'_>, frame: Frame<'_>, graph: NevercArtifactHandle, job: NevercJobID, index: u64) -> Result<NevercJobID, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetJobArgument`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_job_argument(&self, call: &Call<'_>, frame: Frame<'_>, graph: NevercArtifactHandle, job: NevercJobID, index: u64) -> Result<NevercStringView, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetJobEnvironment`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_job_environment(&self, call: &Call<'_>, frame: Frame<'_>, graph: NevercArtifactHandle, job: NevercJobID, index: u64) -> Result<NevercStringView, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetJobInput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_job_input(&self, call: &Call<'_>, frame: Frame<'_>, graph: NevercArtifactHandle, job: NevercJobID, index: u64) -> Result<NevercJobFile, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetJobOutput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_job_output(&self, call: &Call<'_>, frame: Frame<'_>, graph: NevercArtifactHandle, job: NevercJobID, index: u64) -> Result<NevercJobFile, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateJobGraphBuilder`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_job_graph_builder(&self, call: &Call<'_>, frame: Frame<'_>, action_graph: NevercArtifactHandle) -> Result<NevercJobGraphBuilderHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `BeginJobGraphMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn begin_job_graph_mutation(&self, call: &Call<'_>, frame: Frame<'_>, continuation: ContinuationRef, graph: NevercArtifactHandle) -> Result<NevercJobGraphMutationHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `AddJob`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn add_job(&self, call: &Call<'_>, edit: NevercHandle, descriptor: Incoming<'_, NevercJobDescriptor>) -> Result<NevercJobID, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `RemoveJob`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn remove_job(&self, call: &Call<'_>, edit: NevercHandle, job: NevercJobID) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `MoveJobBefore`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn move_job_before(&self, call: &Call<'_>, edit: NevercHandle, job: NevercJobID, before: NevercJobID) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ReplaceJob`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn replace_job(&self, call: &Call<'_>, edit: NevercHandle, job: NevercJobID, descriptor: Incoming<'_, NevercJobDescriptor>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetJobArgument`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_job_argument(&self, call: &Call<'_>, edit: NevercHandle, job: NevercJobID, index: u64, value: &[u8]) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetJobEnvironment`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_job_environment(&self, call: &Call<'_>, edit: NevercHandle, job: NevercJobID, index: u64, value: &[u8]) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetJobInput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_job_input(&self, call: &Call<'_>, edit: NevercHandle, job: NevercJobID, index: u64, file: Incoming<'_, NevercJobFile>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetJobOutput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_job_output(&self, call: &Call<'_>, edit: NevercHandle, job: NevercJobID, index: u64, file: Incoming<'_, NevercJobFile>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ReplaceJobDependencies`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn replace_job_dependencies(&self, call: &Call<'_>, edit: NevercHandle, job: NevercJobID, dependencies: List<'_, NevercJobID>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `PublishJobGraph`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn publish_job_graph(&self, call: &Call<'_>, frame: Frame<'_>, builder: NevercJobGraphBuilderHandle) -> Result<NevercArtifactHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CommitJobGraphMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn commit_job_graph_mutation(&self, call: &Call<'_>, mutation: NevercJobGraphMutationHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `AbortJobGraphEdit`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn abort_job_graph_edit(&self, call: &Call<'_>, edit: NevercHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetJobExecutionRequest`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_job_execution_request(&self, call: &Call<'_>, frame: Frame<'_>, request: NevercArtifactHandle) -> Result<NevercJobExecutionRequest, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateJobResult`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_job_result(&self, call: &Call<'_>, frame: Frame<'_>, request: NevercArtifactHandle, descriptor: Incoming<'_, NevercJobResultDescriptor>) -> Result<NevercArtifactHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetJobResult`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_job_result(&self, call: &Call<'_>, frame: Frame<'_>, result: NevercArtifactHandle) -> Result<NevercJobResult, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl DriverTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn driver_table<T: DriverTable>(context: *mut c_void) -> NevercDriverAPI {
    NevercDriverAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercDriverAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        get_argument_count: Some(driver_get_argument_count::<T>),
        get_argument: Some(driver_get_argument::<T>),
        begin_argument_mutation: Some(driver_begin_argument_mutation::<T>),
        insert_argument: Some(driver_insert_argument::<T>),
        replace_argument: Some(driver_replace_argument::<T>),
        erase_argument: Some(driver_erase_argument::<T>),
        commit_argument_mutation: Some(driver_commit_argument_mutation::<T>),
        abort_argument_mutation: Some(driver_abort_argument_mutation::<T>),
        get_option_occurrence_count: Some(driver_get_option_occurrence_count::<T>),
        get_option_occurrence: Some(driver_get_option_occurrence::<T>),
        begin_parsed_argument_mutation: Some(driver_begin_parsed_argument_mutation::<T>),
        add_option_occurrence: Some(driver_add_option_occurrence::<T>),
        remove_option_occurrence: Some(driver_remove_option_occurrence::<T>),
        replace_option_occurrence: Some(driver_replace_option_occurrence::<T>),
        commit_parsed_argument_mutation: Some(driver_commit_parsed_argument_mutation::<T>),
        abort_parsed_argument_mutation: Some(driver_abort_parsed_argument_mutation::<T>),
        get_tool_chain_request: Some(driver_get_tool_chain_request::<T>),
        begin_tool_chain_mutation: Some(driver_begin_tool_chain_mutation::<T>),
        set_tool_chain_triple: Some(driver_set_tool_chain_triple::<T>),
        set_tool_chain_cpu: Some(driver_set_tool_chain_cpu::<T>),
        set_tool_chain_features: Some(driver_set_tool_chain_features::<T>),
        commit_tool_chain_mutation: Some(driver_commit_tool_chain_mutation::<T>),
        abort_tool_chain_mutation: Some(driver_abort_tool_chain_mutation::<T>),
        create_tool_chain_selection: Some(driver_create_tool_chain_selection::<T>),
        get_tool_chain_selection: Some(driver_get_tool_chain_selection::<T>),
        get_driver_input_count: Some(driver_get_driver_input_count::<T>),
        get_driver_input: Some(driver_get_driver_input::<T>),
        get_action_node_count: Some(driver_get_action_node_count::<T>),
        get_action_node: Some(driver_get_action_node::<T>),
        get_action_node_input: Some(driver_get_action_node_input::<T>),
        get_action_root_count: Some(driver_get_action_root_count::<T>),
        get_action_root: Some(driver_get_action_root::<T>),
        create_action_graph_builder: Some(driver_create_action_graph_builder::<T>),
        begin_action_graph_mutation: Some(driver_begin_action_graph_mutation::<T>),
        add_action_node: Some(driver_add_action_node::<T>),
        remove_action_node: Some(driver_remove_action_node::<T>),
        replace_action_node_inputs: Some(driver_replace_action_node_inputs::<T>),
        set_action_node_output_type: Some(driver_set_action_node_output_type::<T>),
        set_action_node_bind_arch: Some(driver_set_action_node_bind_arch::<T>),
        set_action_roots: Some(driver_set_action_roots::<T>),
        publish_action_graph: Some(driver_publish_action_graph::<T>),
        commit_action_graph_mutation: Some(driver_commit_action_graph_mutation::<T>),
        abort_action_graph_edit: Some(driver_abort_action_graph_edit::<T>),
        get_job_count: Some(driver_get_job_count::<T>),
        get_job: Some(driver_get_job::<T>),
        get_job_dependency: Some(driver_get_job_dependency::<T>),
        get_job_argument: Some(driver_get_job_argument::<T>),
        get_job_environment: Some(driver_get_job_environment::<T>),
        get_job_input: Some(driver_get_job_input::<T>),
        get_job_output: Some(driver_get_job_output::<T>),
        create_job_graph_builder: Some(driver_create_job_graph_builder::<T>),
        begin_job_graph_mutation: Some(driver_begin_job_graph_mutation::<T>),
        add_job: Some(driver_add_job::<T>),
        remove_job: Some(driver_remove_job::<T>),
        move_job_before: Some(driver_move_job_before::<T>),
        replace_job: Some(driver_replace_job::<T>),
        set_job_argument: Some(driver_set_job_argument::<T>),
        set_job_environment: Some(driver_set_job_environment::<T>),
        set_job_input: Some(driver_set_job_input::<T>),
        set_job_output: Some(driver_set_job_output::<T>),
        replace_job_dependencies: Some(driver_replace_job_dependencies::<T>),
        publish_job_graph: Some(driver_publish_job_graph::<T>),
        commit_job_graph_mutation: Some(driver_commit_job_graph_mutation::<T>),
        abort_job_graph_edit: Some(driver_abort_job_graph_edit::<T>),
        get_job_execution_request: Some(driver_get_job_execution_request::<T>),
        create_job_result: Some(driver_create_job_result::<T>),
        get_job_result: Some(driver_get_job_result::<T>),
    }
}

unsafe extern "C-unwind" fn driver_get_argument_count<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, arguments: NevercArtifactHandle, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[0], &move |a| { a.add("Frame", &frame); a.add("Arguments", &arguments); }, |table, call| {
            let out_count = OutValue::new(out_count);
            let frame = call.frame(frame)?;
            let out_count = out_count?;
            out_count.set(table.get_argument_count(call, frame, arguments)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_get_argument<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, arguments: NevercArtifactHandle, index: u64, out_value: *mut NevercStringView, out_origin: *mut NevercArgumentOrigin, out_source: *mut NevercStringView, out_position: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[1], &move |a| { a.add("Frame", &frame); a.add("Arguments", &arguments); a.add("Index", &index); }, |table, call| {
            let out_value = OutValue::optional(out_value);
            let out_origin = OutValue::optional(out_origin);
            let out_source = OutValue::optional(out_source);
            let out_position = OutValue::optional(out_position);
            let frame = call.frame(frame)?;
            let out_value = out_value?;
            let out_origin = out_origin?;
            let out_source = out_source?;
            let out_position = out_position?;
            let (value0, value1, value2, value3) = table.get_argument(call, frame, arguments, index)?;
            out_value.set(value0);
            out_origin.set(value1);
            out_source.set(value2);
            out_position.set(value3);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_begin_argument_mutation<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *mut NevercPhaseContinuation, arguments: NevercArtifactHandle, out_mutation: *mut NevercArgumentMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[2], &move |a| { a.add("Frame", &frame); a.add("Continuation", &continuation); a.add("Arguments", &arguments); }, |table, call| {
            let out_mutation = OutValue::new(out_mutation);
            let frame = call.frame(frame)?;
            let continuation = ContinuationRef::new(continuation);
            let out_mutation = out_mutation?;
            out_mutation.set(table.begin_argument_mutation(call, frame, continuation, arguments)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_insert_argument<T: DriverTable>(context: *mut c_void, mutation: NevercArgumentMutationHandle, index: u64, value: NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[3], &move |a| { a.add("Mutation", &mutation); a.add("Index", &index); a.add("Value", &value); }, |table, call| {
            let value = boundary::bytes(value.data.cast(), value.length)?;
            table.insert_argument(call, mutation, index, value)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_replace_argument<T: DriverTable>(context: *mut c_void, mutation: NevercArgumentMutationHandle, index: u64, value: NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[4], &move |a| { a.add("Mutation", &mutation); a.add("Index", &index); a.add("Value", &value); }, |table, call| {
            let value = boundary::bytes(value.data.cast(), value.length)?;
            table.replace_argument(call, mutation, index, value)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_erase_argument<T: DriverTable>(context: *mut c_void, mutation: NevercArgumentMutationHandle, index: u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[5], &move |a| { a.add("Mutation", &mutation); a.add("Index", &index); }, |table, call| {
            table.erase_argument(call, mutation, index)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_commit_argument_mutation<T: DriverTable>(context: *mut c_void, mutation: NevercArgumentMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[6], &move |a| { a.add("Mutation", &mutation); }, |table, call| {
            table.commit_argument_mutation(call, mutation)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_abort_argument_mutation<T: DriverTable>(context: *mut c_void, mutation: NevercArgumentMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[7], &move |a| { a.add("Mutation", &mutation); }, |table, call| {
            table.abort_argument_mutation(call, mutation)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_get_option_occurrence_count<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, arguments: NevercArtifactHandle, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[8], &move |a| { a.add("Frame", &frame); a.add("Arguments", &arguments); }, |table, call| {
            let out_count = OutValue::new(out_count);
            let frame = call.frame(frame)?;
            let out_count = out_count?;
            out_count.set(table.get_option_occurrence_count(call, frame, arguments)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_get_option_occurrence<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, arguments: NevercArtifactHandle, index: u64, out_occurrence: *mut NevercOptionOccurrence) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[9], &move |a| { a.add("Frame", &frame); a.add("Arguments", &arguments); a.add("Index", &index); }, |table, call| {
            let out_occurrence = OutRecord::new(out_occurrence, &DRIVER_SLOTS[9]);
            let frame = call.frame(frame)?;
            let out_occurrence = out_occurrence?;
            out_occurrence.set(table.get_option_occurrence(call, frame, arguments, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_begin_parsed_argument_mutation<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *mut NevercPhaseContinuation, arguments: NevercArtifactHandle, out_mutation: *mut NevercParsedArgumentMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[10], &move |a| { a.add("Frame", &frame); a.add("Continuation", &continuation); a.add("Arguments", &arguments); }, |table, call| {
            let out_mutation = OutValue::new(out_mutation);
            let frame = call.frame(frame)?;
            let continuation = ContinuationRef::new(continuation);
            let out_mutation = out_mutation?;
            out_mutation.set(table.begin_parsed_argument_mutation(call, frame, continuation, arguments)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_add_option_occurrence<T: DriverTable>(context: *mut c_void, mutation: NevercParsedArgumentMutationHandle, spelling: NevercStringView, values: NevercStringList) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[11], &move |a| { a.add("Mutation", &mutation); a.add("Spelling", &spelling); }, |table, call| {
            let spelling = boundary::bytes(spelling.data.cast(), spelling.length)?;
            let values = List::new(values.data, values.count, values.element_stride)?;
            table.add_option_occurrence(call, mutation, spelling, values)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_remove_option_occurrence<T: DriverTable>(context: *mut c_void, mutation: NevercParsedArgumentMutationHandle, occurrence: u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[12], &move |a| { a.add("Mutation", &mutation); a.add("Occurrence", &occurrence); }, |table, call| {
            table.remove_option_occurrence(call, mutation, occurrence)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_replace_option_occurrence<T: DriverTable>(context: *mut c_void, mutation: NevercParsedArgumentMutationHandle, occurrence: u64, spelling: NevercStringView, values: NevercStringList) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[13], &move |a| { a.add("Mutation", &mutation); a.add("Occurrence", &occurrence); a.add("Spelling", &spelling); }, |table, call| {
            let spelling = boundary::bytes(spelling.data.cast(), spelling.length)?;
            let values = List::new(values.data, values.count, values.element_stride)?;
            table.replace_option_occurrence(call, mutation, occurrence, spelling, values)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_commit_parsed_argument_mutation<T: DriverTable>(context: *mut c_void, mutation: NevercParsedArgumentMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[14], &move |a| { a.add("Mutation", &mutation); }, |table, call| {
            table.commit_parsed_argument_mutation(call, mutation)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_abort_parsed_argument_mutation<T: DriverTable>(context: *mut c_void, mutation: NevercParsedArgumentMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[15], &move |a| { a.add("Mutation", &mutation); }, |table, call| {
            table.abort_parsed_argument_mutation(call, mutation)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_get_tool_chain_request<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, request: NevercArtifactHandle, out_request: *mut NevercToolChainRequest) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[16], &move |a| { a.add("Frame", &frame); a.add("Request", &request); }, |table, call| {
            let out_request = OutRecord::new(out_request, &DRIVER_SLOTS[16]);
            let frame = call.frame(frame)?;
            let out_request = out_request?;
            out_request.set(table.get_tool_chain_request(call, frame, request)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_begin_tool_chain_mutation<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *mut NevercPhaseContinuation, request: NevercArtifactHandle, out_mutation: *mut NevercToolChainMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[17], &move |a| { a.add("Frame", &frame); a.add("Continuation", &continuation); a.add("Request", &request); }, |table, call| {
            let out_mutation = OutValue::new(out_mutation);
            let frame = call.frame(frame)?;
            let continuation = ContinuationRef::new(continuation);
            let out_mutation = out_mutation?;
            out_mutation.set(table.begin_tool_chain_mutation(call, frame, continuation, request)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_set_tool_chain_triple<T: DriverTable>(context: *mut c_void, mutation: NevercToolChainMutationHandle, triple: NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[18], &move |a| { a.add("Mutation", &mutation); a.add("Triple", &triple); }, |table, call| {
            let triple = boundary::bytes(triple.data.cast(), triple.length)?;
            table.set_tool_chain_triple(call, mutation, triple)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_set_tool_chain_cpu<T: DriverTable>(context: *mut c_void, mutation: NevercToolChainMutationHandle, cpu: NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[19], &move |a| { a.add("Mutation", &mutation); a.add("CPU", &cpu); }, |table, call| {
            let cpu = boundary::bytes(cpu.data.cast(), cpu.length)?;
            table.set_tool_chain_cpu(call, mutation, cpu)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_set_tool_chain_features<T: DriverTable>(context: *mut c_void, mutation: NevercToolChainMutationHandle, features: NevercStringList) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[20], &move |a| { a.add("Mutation", &mutation); }, |table, call| {
            let features = List::new(features.data, features.count, features.element_stride)?;
            table.set_tool_chain_features(call, mutation, features)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_commit_tool_chain_mutation<T: DriverTable>(context: *mut c_void, mutation: NevercToolChainMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[21], &move |a| { a.add("Mutation", &mutation); }, |table, call| {
            table.commit_tool_chain_mutation(call, mutation)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_abort_tool_chain_mutation<T: DriverTable>(context: *mut c_void, mutation: NevercToolChainMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[22], &move |a| { a.add("Mutation", &mutation); }, |table, call| {
            table.abort_tool_chain_mutation(call, mutation)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_create_tool_chain_selection<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, request: NevercArtifactHandle, descriptor: *const NevercToolChainSelectionDescriptor, out_selection: *mut NevercArtifactHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[23], &move |a| { a.add("Frame", &frame); a.add("Request", &request); a.add("Descriptor", &descriptor); }, |table, call| {
            let out_selection = OutValue::new(out_selection);
            let frame = call.frame(frame)?;
            let descriptor = Incoming::new(descriptor)?;
            let out_selection = out_selection?;
            out_selection.set(table.create_tool_chain_selection(call, frame, request, descriptor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_get_tool_chain_selection<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, selection: NevercArtifactHandle, out_selection: *mut NevercToolChainSelection) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[24], &move |a| { a.add("Frame", &frame); a.add("Selection", &selection); }, |table, call| {
            let out_selection = OutRecord::new(out_selection, &DRIVER_SLOTS[24]);
            let frame = call.frame(frame)?;
            let out_selection = out_selection?;
            out_selection.set(table.get_tool_chain_selection(call, frame, selection)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_get_driver_input_count<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, request: NevercArtifactHandle, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[25], &move |a| { a.add("Frame", &frame); a.add("Request", &request); }, |table, call| {
            let out_count = OutValue::new(out_count);
            let frame = call.frame(frame)?;
            let out_count = out_count?;
            out_count.set(table.get_driver_input_count(call, frame, request)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_get_driver_input<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, request: NevercArtifactHandle, index: u64, out_input: *mut NevercDriverInput) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[26], &move |a| { a.add("Frame", &frame); a.add("Request", &request); a.add("Index", &index); }, |table, call| {
            let out_input = OutRecord::new(out_input, &DRIVER_SLOTS[26]);
            let frame = call.frame(frame)?;
            let out_input = out_input?;
            out_input.set(table.get_driver_input(call, frame, request, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_get_action_node_count<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, graph: NevercArtifactHandle, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[27], &move |a| { a.add("Frame", &frame); a.add("Graph", &graph); }, |table, call| {
            let out_count = OutValue::new(out_count);
            let frame = call.frame(frame)?;
            let out_count = out_count?;
            out_count.set(table.get_action_node_count(call, frame, graph)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_get_action_node<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, graph: NevercArtifactHandle, index: u64, out_node: *mut NevercActionNode) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[28], &move |a| { a.add("Frame", &frame); a.add("Graph", &graph); a.add("Index", &index); }, |table, call| {
            let out_node = OutRecord::new(out_node, &DRIVER_SLOTS[28]);
            let frame = call.frame(frame)?;
            let out_node = out_node?;
            out_node.set(table.get_action_node(call, frame, graph, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_get_action_node_input<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, graph: NevercArtifactHandle, node: NevercActionNodeID, index: u64, out_input: *mut NevercActionNodeID) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[29], &move |a| { a.add("Frame", &frame); a.add("Graph", &graph); a.add("Node", &node); a.add("Index", &index); }, |table, call| {
            let out_input = OutValue::new(out_input);
            let frame = call.frame(frame)?;
            let out_input = out_input?;
            out_input.set(table.get_action_node_input(call, frame, graph, node, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_get_action_root_count<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, graph: NevercArtifactHandle, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[30], &move |a| { a.add("Frame", &frame); a.add("Graph", &graph); }, |table, call| {
            let out_count = OutValue::new(out_count);
            let frame = call.frame(frame)?;
            let out_count = out_count?;
            out_count.set(table.get_action_root_count(call, frame, graph)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_get_action_root<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, graph: NevercArtifactHandle, index: u64, out_root: *mut NevercActionNodeID) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[31], &move |a| { a.add("Frame", &frame); a.add("Graph", &graph); a.add("Index", &index); }, |table, call| {
            let out_root = OutValue::new(out_root);
            let frame = call.frame(frame)?;
            let out_root = out_root?;
            out_root.set(table.get_action_root(call, frame, graph, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_create_action_graph_builder<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, request: NevercArtifactHandle, out_builder: *mut NevercActionGraphBuilderHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[32], &move |a| { a.add("Frame", &frame); a.add("Request", &request); }, |table, call| {
            let out_builder = OutValue::new(out_builder);
            let frame = call.frame(frame)?;
            let out_builder = out_builder?;
            out_builder.set(table.create_action_graph_builder(call, frame, request)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_begin_action_graph_mutation<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *mut NevercPhaseContinuation, graph: NevercArtifactHandle, out_mutation: *mut NevercActionGraphMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[33], &move |a| { a.add("Frame", &frame); a.add("Continuation", &continuation); a.add("Graph", &graph); }, |table, call| {
            let out_mutation = OutValue::new(out_mutation);
            let frame = call.frame(frame)?;
            let continuation = ContinuationRef::new(continuation);
            let out_mutation = out_mutation?;
            out_mutation.set(table.begin_action_graph_mutation(call, frame, continuation, graph)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_add_action_node<T: DriverTable>(context: *mut c_void, builder: NevercActionGraphBuilderHandle, descriptor: *const NevercActionNodeDescriptor, out_node: *mut NevercActionNodeID) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[34], &move |a| { a.add("Builder", &builder); a.add("Descriptor", &descriptor); }, |table, call| {
            let out_node = OutValue::new(out_node);
            let descriptor = Incoming::new(descriptor)?;
            let out_node = out_node?;
            out_node.set(table.add_action_node(call, builder, descriptor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_remove_action_node<T: DriverTable>(context: *mut c_void, builder: NevercActionGraphBuilderHandle, node: NevercActionNodeID) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[35], &move |a| { a.add("Builder", &builder); a.add("Node", &node); }, |table, call| {
            table.remove_action_node(call, builder, node)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_replace_action_node_inputs<T: DriverTable>(context: *mut c_void, builder: NevercActionGraphBuilderHandle, node: NevercActionNodeID, inputs: NevercActionNodeIDList) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[36], &move |a| { a.add("Builder", &builder); a.add("Node", &node); }, |table, call| {
            let inputs = List::new(inputs.data, inputs.count, inputs.element_stride)?;
            table.replace_action_node_inputs(call, builder, node, inputs)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_set_action_node_output_type<T: DriverTable>(context: *mut c_void, builder: NevercActionGraphBuilderHandle, node: NevercActionNodeID, output_type: NevercDriverType) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[37], &move |a| { a.add("Builder", &builder); a.add("Node", &node); a.add("OutputType", &output_type); }, |table, call| {
            table.set_action_node_output_type(call, builder, node, output_type)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_set_action_node_bind_arch<T: DriverTable>(context: *mut c_void, builder: NevercActionGraphBuilderHandle, node: NevercActionNodeID, bind_arch: NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[38], &move |a| { a.add("Builder", &builder); a.add("Node", &node); a.add("BindArch", &bind_arch); }, |table, call| {
            let bind_arch = boundary::bytes(bind_arch.data.cast(), bind_arch.length)?;
            table.set_action_node_bind_arch(call, builder, node, bind_arch)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_set_action_roots<T: DriverTable>(context: *mut c_void, builder: NevercActionGraphBuilderHandle, roots: NevercActionNodeIDList) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[39], &move |a| { a.add("Builder", &builder); }, |table, call| {
            let roots = List::new(roots.data, roots.count, roots.element_stride)?;
            table.set_action_roots(call, builder, roots)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_publish_action_graph<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, builder: NevercActionGraphBuilderHandle, out_graph: *mut NevercArtifactHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[40], &move |a| { a.add("Frame", &frame); a.add("Builder", &builder); }, |table, call| {
            let out_graph = OutValue::new(out_graph);
            let frame = call.frame(frame)?;
            let out_graph = out_graph?;
            out_graph.set(table.publish_action_graph(call, frame, builder)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_commit_action_graph_mutation<T: DriverTable>(context: *mut c_void, mutation: NevercActionGraphMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[41], &move |a| { a.add("Mutation", &mutation); }, |table, call| {
            table.commit_action_graph_mutation(call, mutation)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_abort_action_graph_edit<T: DriverTable>(context: *mut c_void, edit: NevercHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[42], &move |_| { }, |table, call| {
            table.abort_action_graph_edit(call, edit)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_get_job_count<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, graph: NevercArtifactHandle, out_count: *mut u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[43], &move |a| { a.add("Frame", &frame); a.add("Graph", &graph); }, |table, call| {
            let out_count = OutValue::new(out_count);
            let frame = call.frame(frame)?;
            let out_count = out_count?;
            out_count.set(table.get_job_count(call, frame, graph)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_get_job<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, graph: NevercArtifactHandle, index: u64, out_job: *mut NevercJob) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[44], &move |a| { a.add("Frame", &frame); a.add("Graph", &graph); a.add("Index", &index); }, |table, call| {
            let out_job = OutRecord::new(out_job, &DRIVER_SLOTS[44]);
            let frame = call.frame(frame)?;
            let out_job = out_job?;
            out_job.set(table.get_job(call, frame, graph, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_get_job_dependency<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, graph: NevercArtifactHandle, job: NevercJobID, index: u64, out_dependency: *mut NevercJobID) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[45], &move |a| { a.add("Frame", &frame); a.add("Graph", &graph); a.add("Job", &job); a.add("Index", &index); }, |table, call| {
            let out_dependency = OutValue::new(out_dependency);
            let frame = call.frame(frame)?;
            let out_dependency = out_dependency?;
            out_dependency.set(table.get_job_dependency(call, frame, graph, job, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_get_job_argument<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, graph: NevercArtifactHandle, job: NevercJobID, index: u64, out_value: *mut NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[46], &move |a| { a.add("Frame", &frame); a.add("Graph", &graph); a.add("Job", &job); a.add("Index", &index); }, |table, call| {
            let out_value = OutValue::new(out_value);
            let frame = call.frame(frame)?;
            let out_value = out_value?;
            out_value.set(table.get_job_argument(call, frame, graph, job, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_get_job_environment<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, graph: NevercArtifactHandle, job: NevercJobID, index: u64, out_value: *mut NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[47], &move |a| { a.add("Frame", &frame); a.add("Graph", &graph); a.add("Job", &job); a.add("Index", &index); }, |table, call| {
            let out_value = OutValue::new(out_value);
            let frame = call.frame(frame)?;
            let out_value = out_value?;
            out_value.set(table.get_job_environment(call, frame, graph, job, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_get_job_input<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, graph: NevercArtifactHandle, job: NevercJobID, index: u64, out_file: *mut NevercJobFile) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[48], &move |a| { a.add("Frame", &frame); a.add("Graph", &graph); a.add("Job", &job); a.add("Index", &index); }, |table, call| {
            let out_file = OutRecord::new(out_file, &DRIVER_SLOTS[48]);
            let frame = call.frame(frame)?;
            let out_file = out_file?;
            out_file.set(table.get_job_input(call, frame, graph, job, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_get_job_output<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, graph: NevercArtifactHandle, job: NevercJobID, index: u64, out_file: *mut NevercJobFile) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[49], &move |a| { a.add("Frame", &frame); a.add("Graph", &graph); a.add("Job", &job); a.add("Index", &index); }, |table, call| {
            let out_file = OutRecord::new(out_file, &DRIVER_SLOTS[49]);
            let frame = call.frame(frame)?;
            let out_file = out_file?;
            out_file.set(table.get_job_output(call, frame, graph, job, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_create_job_graph_builder<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, action_graph: NevercArtifactHandle, out_builder: *mut NevercJobGraphBuilderHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[50], &move |a| { a.add("Frame", &frame); a.add("ActionGraph", &action_graph); }, |table, call| {
            let out_builder = OutValue::new(out_builder);
            let frame = call.frame(frame)?;
            let out_builder = out_builder?;
            out_builder.set(table.create_job_graph_builder(call, frame, action_graph)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_begin_job_graph_mutation<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *mut NevercPhaseContinuation, graph: NevercArtifactHandle, out_mutation: *mut NevercJobGraphMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[51], &move |a| { a.add("Frame", &frame); a.add("Continuation", &continuation); a.add("Graph", &graph); }, |table, call| {
            let out_mutation = OutValue::new(out_mutation);
            let frame = call.frame(frame)?;
            let continuation = ContinuationRef::new(continuation);
            let out_mutation = out_mutation?;
            out_mutation.set(table.begin_job_graph_mutation(call, frame, continuation, graph)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_add_job<T: DriverTable>(context: *mut c_void, edit: NevercHandle, descriptor: *const NevercJobDescriptor, out_job: *mut NevercJobID) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[52], &move |a| { a.add("Descriptor", &descriptor); }, |table, call| {
            let out_job = OutValue::new(out_job);
            let descriptor = Incoming::new(descriptor)?;
            let out_job = out_job?;
            out_job.set(table.add_job(call, edit, descriptor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_remove_job<T: DriverTable>(context: *mut c_void, edit: NevercHandle, job: NevercJobID) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[53], &move |a| { a.add("Job", &job); }, |table, call| {
            table.remove_job(call, edit, job)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_move_job_before<T: DriverTable>(context: *mut c_void, edit: NevercHandle, job: NevercJobID, before: NevercJobID) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[54], &move |a| { a.add("Job", &job); a.add("Before", &before); }, |table, call| {
            table.move_job_before(call, edit, job, before)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_replace_job<T: DriverTable>(context: *mut c_void, edit: NevercHandle, job: NevercJobID, descriptor: *const NevercJobDescriptor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[55], &move |a| { a.add("Job", &job); a.add("Descriptor", &descriptor); }, |table, call| {
            let descriptor = Incoming::new(descriptor)?;
            table.replace_job(call, edit, job, descriptor)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_set_job_argument<T: DriverTable>(context: *mut c_void, edit: NevercHandle, job: NevercJobID, index: u64, value: NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[56], &move |a| { a.add("Job", &job); a.add("Index", &index); a.add("Value", &value); }, |table, call| {
            let value = boundary::bytes(value.data.cast(), value.length)?;
            table.set_job_argument(call, edit, job, index, value)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_set_job_environment<T: DriverTable>(context: *mut c_void, edit: NevercHandle, job: NevercJobID, index: u64, value: NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[57], &move |a| { a.add("Job", &job); a.add("Index", &index); a.add("Value", &value); }, |table, call| {
            let value = boundary::bytes(value.data.cast(), value.length)?;
            table.set_job_environment(call, edit, job, index, value)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_set_job_input<T: DriverTable>(context: *mut c_void, edit: NevercHandle, job: NevercJobID, index: u64, file: *const NevercJobFile) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[58], &move |a| { a.add("Job", &job); a.add("Index", &index); a.add("File", &file); }, |table, call| {
            let file = Incoming::new(file)?;
            table.set_job_input(call, edit, job, index, file)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_set_job_output<T: DriverTable>(context: *mut c_void, edit: NevercHandle, job: NevercJobID, index: u64, file: *const NevercJobFile) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[59], &move |a| { a.add("Job", &job); a.add("Index", &index); a.add("File", &file); }, |table, call| {
            let file = Incoming::new(file)?;
            table.set_job_output(call, edit, job, index, file)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_replace_job_dependencies<T: DriverTable>(context: *mut c_void, edit: NevercHandle, job: NevercJobID, dependencies: NevercJobIDList) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[60], &move |a| { a.add("Job", &job); }, |table, call| {
            let dependencies = List::new(dependencies.data, dependencies.count, dependencies.element_stride)?;
            table.replace_job_dependencies(call, edit, job, dependencies)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_publish_job_graph<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, builder: NevercJobGraphBuilderHandle, out_graph: *mut NevercArtifactHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[61], &move |a| { a.add("Frame", &frame); a.add("Builder", &builder); }, |table, call| {
            let out_graph = OutValue::new(out_graph);
            let frame = call.frame(frame)?;
            let out_graph = out_graph?;
            out_graph.set(table.publish_job_graph(call, frame, builder)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_commit_job_graph_mutation<T: DriverTable>(context: *mut c_void, mutation: NevercJobGraphMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[62], &move |a| { a.add("Mutation", &mutation); }, |table, call| {
            table.commit_job_graph_mutation(call, mutation)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_abort_job_graph_edit<T: DriverTable>(context: *mut c_void, edit: NevercHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[63], &move |_| { }, |table, call| {
            table.abort_job_graph_edit(call, edit)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_get_job_execution_request<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, request: NevercArtifactHandle, out_request: *mut NevercJobExecutionRequest) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[64], &move |a| { a.add("Frame", &frame); a.add("Request", &request); }, |table, call| {
            let out_request = OutRecord::new(out_request, &DRIVER_SLOTS[64]);
            let frame = call.frame(frame)?;
            let out_request = out_request?;
            out_request.set(table.get_job_execution_request(call, frame, request)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_create_job_result<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, request: NevercArtifactHandle, descriptor: *const NevercJobResultDescriptor, out_result: *mut NevercArtifactHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[65], &move |a| { a.add("Frame", &frame); a.add("Request", &request); a.add("Descriptor", &descriptor); }, |table, call| {
            let out_result = OutValue::new(out_result);
            let frame = call.frame(frame)?;
            let descriptor = Incoming::new(descriptor)?;
            let out_result = out_result?;
            out_result.set(table.create_job_result(call, frame, request, descriptor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn driver_get_job_result<T: DriverTable>(context: *mut c_void, frame: *const NevercPhaseFrame, result: NevercArtifactHandle, out_result: *mut NevercJobResult) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &DRIVER_SLOTS[66], &move |a| { a.add("Frame", &frame); a.add("Result", &result); }, |table, call| {
            let out_result = OutRecord::new(out_result, &DRIVER_SLOTS[66]);
            let frame = call.frame(frame)?;
            let out_result = out_result?;
            out_result.set(table.get_job_result(call, frame, result)?);
            Ok(())
        })
    }
}

