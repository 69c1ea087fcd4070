// Made from abi/registry by `./x abi`; do not edit.
//! Tables of `PluginLink.h`.

#[allow(unused_imports)]
use super::prelude::*;

/// The slots of `NevercLinkAPI`, for traces.
pub static LINK_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "Link", name: "GetRequest", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetGraphInfo", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetInputPage", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetArchivePage", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetArchiveMemberPage", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetSharedLibraryPage", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetBitcodeModulePage", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetSectionPage", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetAtomPage", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetSymbolPage", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetEdgePage", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetComdatPage", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetImportPage", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetExportPage", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetUnwindPage", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetSyntheticPage", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetConstraintPage", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetInputInfo", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetArchiveInfo", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetArchiveMemberInfo", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetSharedLibraryInfo", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetBitcodeModuleInfo", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetSectionInfo", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetAtomInfo", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetSymbolInfo", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetEdgeInfo", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetComdatInfo", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetImportInfo", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetExportInfo", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetUnwindInfo", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetSyntheticInfo", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetConstraintInfo", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetProofInfo", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetBinaryImageInfo", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetBinarySegmentPage", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "GetBinarySectionPage", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "BeginMutation", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "CommitMutation", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "AbandonMutation", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "RebindSymbol", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "RetargetEdge", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "SetSymbolRoot", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "SetAtomLive", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "SetFoldLeader", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "ReplaceAtomContent", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "CreateSynthetic", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "ReplaceSynthetic", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "EraseSynthetic", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "CreateConstraint", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "ReplaceConstraint", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "EraseConstraint", major: 1, minor: 0 },
    SlotInfo { table: "Link", name: "SetSymbolResolution", major: 1, minor: 0 },
];

/// What stands behind `NevercLinkAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait LinkTable: Send + Sync + 'static {
    /// `GetRequest`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_request(&self, call: &Call<'_>, task: &Rc<Task>, request: NevercLinkRequestHandle) -> Result<NevercLinkRequest, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetGraphInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_graph_info(&self, call: &Call<'_>, task: &Rc<Task>, graph: NevercLinkGraphHandle) -> Result<NevercLinkGraphInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetInputPage`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_input_page(&self, call: &Call<'_>, task: &Rc<Task>, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetArchivePage`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_archive_page(&self, call: &Call<'_>, task: &Rc<Task>, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetArchiveMemberPage`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_archive_member_page(&self, call: &Call<'_>, task: &Rc<Task>, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetSharedLibraryPage`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_shared_library_page(&self, call: &Call<'_>, task: &Rc<Task>, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetBitcodeModulePage`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_bitcode_module_page(&self, call: &Call<'_>, task: &Rc<Task>, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetSectionPage`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_section_page(&self, call: &Call<'_>, task: &Rc<Task>, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetAtomPage`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_atom_page(&self, call: &Call<'_>, task: &Rc<Task>, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetSymbolPage`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_symbol_page(&self, call: &Call<'_>, task: &Rc<Task>, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetEdgePage`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_edge_page(&self, call: &Call<'_>, task: &Rc<Task>, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetComdatPage`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_comdat_page(&self, call: &Call<'_>, task: &Rc<Task>, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetImportPage`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_import_page(&self, call: &Call<'_>, task: &Rc<Task>, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetExportPage`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_export_page(&self, call: &Call<'_>, task: &Rc<Task>, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetUnwindPage`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_unwind_page(&self, call: &Call<'_>, task: &Rc<Task>, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetSyntheticPage`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_synthetic_page(&self, call: &Call<'_>, task: &Rc<Task>, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetConstraintPage`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_constraint_page(&self, call: &Call<'_>, task: &Rc<Task>, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetInputInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_input_info(&self, call: &Call<'_>, task: &Rc<Task>, input: NevercLinkInputHandle) -> Result<NevercLinkInputInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetArchiveInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_archive_info(&self, call: &Call<'_>, task: &Rc<Task>, archive: NevercLinkArchiveHandle) -> Result<NevercLinkArchiveInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetArchiveMemberInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_archive_member_info(&self, call: &Call<'_>, task: &Rc<Task>, member: NevercLinkArchiveMemberHandle) -> Result<NevercLinkArchiveMemberInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetSharedLibraryInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_shared_library_info(&self, call: &Call<'_>, task: &Rc<Task>, shared_library: NevercLinkSharedLibraryHandle) -> Result<NevercLinkSharedLibraryInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetBitcodeModuleInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_bitcode_module_info(&self, call: &Call<'_>, task: &Rc<Task>, module: NevercLinkBitcodeModuleHandle) -> Result<NevercLinkBitcodeModuleInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetSectionInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_section_info(&self, call: &Call<'_>, task: &Rc<Task>, section: NevercLinkSectionHandle) -> Result<NevercLinkSectionInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetAtomInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_atom_info(&self, call: &Call<'_>, task: &Rc<Task>, atom: NevercLinkAtomHandle) -> Result<NevercLinkAtomInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetSymbolInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_symbol_info(&self, call: &Call<'_>, task: &Rc<Task>, symbol: NevercLinkSymbolHandle) -> Result<NevercLinkSymbolInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetEdgeInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_edge_info(&self, call: &Call<'_>, task: &Rc<Task>, edge: NevercLinkEdgeHandle) -> Result<NevercLinkEdgeInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetComdatInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_comdat_info(&self, call: &Call<'_>, task: &Rc<Task>, comdat: NevercLinkComdatHandle) -> Result<NevercLinkComdatInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetImportInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_import_info(&self, call: &Call<'_>, task: &Rc<Task>, import: NevercLinkImportHandle) -> Result<NevercLinkImportInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetExportInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_export_info(&self, call: &Call<'_>, task: &Rc<Task>, export: NevercLinkExportHandle) -> Result<NevercLinkExportInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetUnwindInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_unwind_info(&self, call: &Call<'_>, task: &Rc<Task>, unwind: NevercLinkUnwindHandle) -> Result<NevercLinkUnwindInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetSyntheticInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_synthetic_info(&self, call: &Call<'_>, task: &Rc<Task>, synthetic: NevercLinkSyntheticHandle) -> Result<NevercLinkSyntheticInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetConstraintInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_constraint_info(&self, call: &Call<'_>, task: &Rc<Task>, constraint: NevercLinkConstraintHandle) -> Result<NevercLinkConstraintInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetProofInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_proof_info(&self, call: &Call<'_>, task: &Rc<Task>, proof: NevercLinkProofHandle) -> Result<NevercLinkProofInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetBinaryImageInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_binary_image_info(&self, call: &Call<'_>, task: &Rc<Task>, image: NevercBinaryImageHandle) -> Result<NevercBinaryImageInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetBinarySegmentPage`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_binary_segment_page(&self, call: &Call<'_>, task: &Rc<Task>, image: NevercBinaryImageHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetBinarySectionPage`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_binary_section_page(&self, call: &Call<'_>, task: &Rc<Task>, image: NevercBinaryImageHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `BeginMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn begin_mutation(&self, call: &Call<'_>, task: &Rc<Task>, graph: NevercLinkGraphHandle) -> Result<NevercLinkMutationHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CommitMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn commit_mutation(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercLinkMutationHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `AbandonMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn abandon_mutation(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercLinkMutationHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `RebindSymbol`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn rebind_symbol(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercLinkMutationHandle, symbol: NevercLinkSymbolHandle, atom: NevercLinkAtomHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `RetargetEdge`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn retarget_edge(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercLinkMutationHandle, edge: NevercLinkEdgeHandle, target_symbol: NevercLinkSymbolHandle, target_atom: NevercLinkAtomHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetSymbolRoot`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_symbol_root(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercLinkMutationHandle, symbol: NevercLinkSymbolHandle, root: bool) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetAtomLive`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_atom_live(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercLinkMutationHandle, atom: NevercLinkAtomHandle, live: bool) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetFoldLeader`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_fold_leader(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercLinkMutationHandle, atom: NevercLinkAtomHandle, leader: NevercLinkAtomHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ReplaceAtomContent`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn replace_atom_content(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercLinkMutationHandle, atom: NevercLinkAtomHandle, content: &[u8], zero_fill_size: u64) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateSynthetic`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_synthetic(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercLinkMutationHandle, descriptor: Incoming<'_, NevercLinkSyntheticInfo>) -> Result<NevercLinkSyntheticHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ReplaceSynthetic`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn replace_synthetic(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercLinkMutationHandle, synthetic: NevercLinkSyntheticHandle, descriptor: Incoming<'_, NevercLinkSyntheticInfo>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `EraseSynthetic`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn erase_synthetic(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercLinkMutationHandle, synthetic: NevercLinkSyntheticHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateConstraint`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_constraint(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercLinkMutationHandle, descriptor: Incoming<'_, NevercLinkConstraintInfo>) -> Result<NevercLinkConstraintHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ReplaceConstraint`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn replace_constraint(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercLinkMutationHandle, constraint: NevercLinkConstraintHandle, descriptor: Incoming<'_, NevercLinkConstraintInfo>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `EraseConstraint`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn erase_constraint(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercLinkMutationHandle, constraint: NevercLinkConstraintHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetSymbolResolution`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_symbol_resolution(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercLinkMutationHandle, symbol: NevercLinkSymbolHandle, update: Incoming<'_, NevercLinkSymbolResolutionUpdate>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl LinkTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn link_table<T: LinkTable>(context: *mut c_void) -> NevercLinkAPI {
    NevercLinkAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercLinkAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        get_request: Some(link_get_request::<T>),
        get_graph_info: Some(link_get_graph_info::<T>),
        get_input_page: Some(link_get_input_page::<T>),
        get_archive_page: Some(link_get_archive_page::<T>),
        get_archive_member_page: Some(link_get_archive_member_page::<T>),
        get_shared_library_page: Some(link_get_shared_library_page::<T>),
        get_bitcode_module_page: Some(link_get_bitcode_module_page::<T>),
        get_section_page: Some(link_get_section_page::<T>),
        get_atom_page: Some(link_get_atom_page::<T>),
        get_symbol_page: Some(link_get_symbol_page::<T>),
        get_edge_page: Some(link_get_edge_page::<T>),
        get_comdat_page: Some(link_get_comdat_page::<T>),
        get_import_page: Some(link_get_import_page::<T>),
        get_export_page: Some(link_get_export_page::<T>),
        get_unwind_page: Some(link_get_unwind_page::<T>),
        get_synthetic_page: Some(link_get_synthetic_page::<T>),
        get_constraint_page: Some(link_get_constraint_page::<T>),
        get_input_info: Some(link_get_input_info::<T>),
        get_archive_info: Some(link_get_archive_info::<T>),
        get_archive_member_info: Some(link_get_archive_member_info::<T>),
        get_shared_library_info: Some(link_get_shared_library_info::<T>),
        get_bitcode_module_info: Some(link_get_bitcode_module_info::<T>),
        get_section_info: Some(link_get_section_info::<T>),
        get_atom_info: Some(link_get_atom_info::<T>),
        get_symbol_info: Some(link_get_symbol_info::<T>),
        get_edge_info: Some(link_get_edge_info::<T>),
        get_comdat_info: Some(link_get_comdat_info::<T>),
        get_import_info: Some(link_get_import_info::<T>),
        get_export_info: Some(link_get_export_info::<T>),
        get_unwind_info: Some(link_get_unwind_info::<T>),
        get_synthetic_info: Some(link_get_synthetic_info::<T>),
        get_constraint_info: Some(link_get_constraint_info::<T>),
        get_proof_info: Some(link_get_proof_info::<T>),
        get_binary_image_info: Some(link_get_binary_image_info::<T>),
        get_binary_segment_page: Some(link_get_binary_segment_page::<T>),
        get_binary_section_page: Some(link_get_binary_section_page::<T>),
        begin_mutation: Some(link_begin_mutation::<T>),
        commit_mutation: Some(link_commit_mutation::<T>),
        abandon_mutation: Some(link_abandon_mutation::<T>),
        rebind_symbol: Some(link_rebind_symbol::<T>),
        retarget_edge: Some(link_retarget_edge::<T>),
        set_symbol_root: Some(link_set_symbol_root::<T>),
        set_atom_live: Some(link_set_atom_live::<T>),
        set_fold_leader: Some(link_set_fold_leader::<T>),
        replace_atom_content: Some(link_replace_atom_content::<T>),
        create_synthetic: Some(link_create_synthetic::<T>),
        replace_synthetic: Some(link_replace_synthetic::<T>),
        erase_synthetic: Some(link_erase_synthetic::<T>),
        create_constraint: Some(link_create_constraint::<T>),
        replace_constraint: Some(link_replace_constraint::<T>),
        erase_constraint: Some(link_erase_constraint::<T>),
        set_symbol_resolution: Some(link_set_symbol_resolution::<T>),
    }
}

unsafe extern "C-unwind" fn link_get_request<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, request: NevercLinkRequestHandle, out_request: *mut NevercLinkRequest) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[0], &move |a| { a.add("Task", &task); a.add("Request", &request); }, |table, call| {
            let out_request = OutRecord::new(out_request, &LINK_SLOTS[0]);
            let task = call.task(task)?;
            let out_request = out_request?;
            out_request.set(table.get_request(call, task, request)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_graph_info<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, out_info: *mut NevercLinkGraphInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[1], &move |a| { a.add("Task", &task); a.add("Graph", &graph); }, |table, call| {
            let out_info = OutRecord::new(out_info, &LINK_SLOTS[1]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_graph_info(call, task, graph)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_input_page<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[2], &move |a| { a.add("Task", &task); a.add("Graph", &graph); a.add("Cursor", &cursor); a.add("InOutPage", &in_out_page); }, |table, call| {
            let task = call.task(task)?;
            table.get_input_page(call, task, graph, cursor, in_out_page)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_archive_page<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[3], &move |a| { a.add("Task", &task); a.add("Graph", &graph); a.add("Cursor", &cursor); a.add("InOutPage", &in_out_page); }, |table, call| {
            let task = call.task(task)?;
            table.get_archive_page(call, task, graph, cursor, in_out_page)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_archive_member_page<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[4], &move |a| { a.add("Task", &task); a.add("Graph", &graph); a.add("Cursor", &cursor); a.add("InOutPage", &in_out_page); }, |table, call| {
            let task = call.task(task)?;
            table.get_archive_member_page(call, task, graph, cursor, in_out_page)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_shared_library_page<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[5], &move |a| { a.add("Task", &task); a.add("Graph", &graph); a.add("Cursor", &cursor); a.add("InOutPage", &in_out_page); }, |table, call| {
            let task = call.task(task)?;
            table.get_shared_library_page(call, task, graph, cursor, in_out_page)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_bitcode_module_page<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[6], &move |a| { a.add("Task", &task); a.add("Graph", &graph); a.add("Cursor", &cursor); a.add("InOutPage", &in_out_page); }, |table, call| {
            let task = call.task(task)?;
            table.get_bitcode_module_page(call, task, graph, cursor, in_out_page)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_section_page<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[7], &move |a| { a.add("Task", &task); a.add("Graph", &graph); a.add("Cursor", &cursor); a.add("InOutPage", &in_out_page); }, |table, call| {
            let task = call.task(task)?;
            table.get_section_page(call, task, graph, cursor, in_out_page)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_atom_page<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[8], &move |a| { a.add("Task", &task); a.add("Graph", &graph); a.add("Cursor", &cursor); a.add("InOutPage", &in_out_page); }, |table, call| {
            let task = call.task(task)?;
            table.get_atom_page(call, task, graph, cursor, in_out_page)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_symbol_page<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[9], &move |a| { a.add("Task", &task); a.add("Graph", &graph); a.add("Cursor", &cursor); a.add("InOutPage", &in_out_page); }, |table, call| {
            let task = call.task(task)?;
            table.get_symbol_page(call, task, graph, cursor, in_out_page)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_edge_page<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[10], &move |a| { a.add("Task", &task); a.add("Graph", &graph); a.add("Cursor", &cursor); a.add("InOutPage", &in_out_page); }, |table, call| {
            let task = call.task(task)?;
            table.get_edge_page(call, task, graph, cursor, in_out_page)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_comdat_page<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[11], &move |a| { a.add("Task", &task); a.add("Graph", &graph); a.add("Cursor", &cursor); a.add("InOutPage", &in_out_page); }, |table, call| {
            let task = call.task(task)?;
            table.get_comdat_page(call, task, graph, cursor, in_out_page)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_import_page<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[12], &move |a| { a.add("Task", &task); a.add("Graph", &graph); a.add("Cursor", &cursor); a.add("InOutPage", &in_out_page); }, |table, call| {
            let task = call.task(task)?;
            table.get_import_page(call, task, graph, cursor, in_out_page)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_export_page<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[13], &move |a| { a.add("Task", &task); a.add("Graph", &graph); a.add("Cursor", &cursor); a.add("InOutPage", &in_out_page); }, |table, call| {
            let task = call.task(task)?;
            table.get_export_page(call, task, graph, cursor, in_out_page)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_unwind_page<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[14], &move |a| { a.add("Task", &task); a.add("Graph", &graph); a.add("Cursor", &cursor); a.add("InOutPage", &in_out_page); }, |table, call| {
            let task = call.task(task)?;
            table.get_unwind_page(call, task, graph, cursor, in_out_page)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_synthetic_page<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[15], &move |a| { a.add("Task", &task); a.add("Graph", &graph); a.add("Cursor", &cursor); a.add("InOutPage", &in_out_page); }, |table, call| {
            let task = call.task(task)?;
            table.get_synthetic_page(call, task, graph, cursor, in_out_page)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_constraint_page<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[16], &move |a| { a.add("Task", &task); a.add("Graph", &graph); a.add("Cursor", &cursor); a.add("InOutPage", &in_out_page); }, |table, call| {
            let task = call.task(task)?;
            table.get_constraint_page(call, task, graph, cursor, in_out_page)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_input_info<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, input: NevercLinkInputHandle, out_info: *mut NevercLinkInputInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[17], &move |a| { a.add("Task", &task); a.add("Input", &input); }, |table, call| {
            let out_info = OutRecord::new(out_info, &LINK_SLOTS[17]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_input_info(call, task, input)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_archive_info<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, archive: NevercLinkArchiveHandle, out_info: *mut NevercLinkArchiveInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[18], &move |a| { a.add("Task", &task); a.add("Archive", &archive); }, |table, call| {
            let out_info = OutRecord::new(out_info, &LINK_SLOTS[18]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_archive_info(call, task, archive)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_archive_member_info<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, member: NevercLinkArchiveMemberHandle, out_info: *mut NevercLinkArchiveMemberInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[19], &move |a| { a.add("Task", &task); a.add("Member", &member); }, |table, call| {
            let out_info = OutRecord::new(out_info, &LINK_SLOTS[19]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_archive_member_info(call, task, member)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_shared_library_info<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, shared_library: NevercLinkSharedLibraryHandle, out_info: *mut NevercLinkSharedLibraryInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[20], &move |a| { a.add("Task", &task); a.add("SharedLibrary", &shared_library); }, |table, call| {
            let out_info = OutRecord::new(out_info, &LINK_SLOTS[20]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_shared_library_info(call, task, shared_library)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_bitcode_module_info<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, module: NevercLinkBitcodeModuleHandle, out_info: *mut NevercLinkBitcodeModuleInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[21], &move |a| { a.add("Task", &task); a.add("Module", &module); }, |table, call| {
            let out_info = OutRecord::new(out_info, &LINK_SLOTS[21]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_bitcode_module_info(call, task, module)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_section_info<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, section: NevercLinkSectionHandle, out_info: *mut NevercLinkSectionInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[22], &move |a| { a.add("Task", &task); a.add("Section", &section); }, |table, call| {
            let out_info = OutRecord::new(out_info, &LINK_SLOTS[22]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_section_info(call, task, section)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_atom_info<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, atom: NevercLinkAtomHandle, out_info: *mut NevercLinkAtomInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[23], &move |a| { a.add("Task", &task); a.add("Atom", &atom); }, |table, call| {
            let out_info = OutRecord::new(out_info, &LINK_SLOTS[23]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_atom_info(call, task, atom)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_symbol_info<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, symbol: NevercLinkSymbolHandle, out_info: *mut NevercLinkSymbolInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[24], &move |a| { a.add("Task", &task); a.add("Symbol", &symbol); }, |table, call| {
            let out_info = OutRecord::new(out_info, &LINK_SLOTS[24]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_symbol_info(call, task, symbol)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_edge_info<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, edge: NevercLinkEdgeHandle, out_info: *mut NevercLinkEdgeInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[25], &move |a| { a.add("Task", &task); a.add("Edge", &edge); }, |table, call| {
            let out_info = OutRecord::new(out_info, &LINK_SLOTS[25]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_edge_info(call, task, edge)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_comdat_info<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, comdat: NevercLinkComdatHandle, out_info: *mut NevercLinkComdatInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[26], &move |a| { a.add("Task", &task); a.add("Comdat", &comdat); }, |table, call| {
            let out_info = OutRecord::new(out_info, &LINK_SLOTS[26]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_comdat_info(call, task, comdat)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_import_info<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, import: NevercLinkImportHandle, out_info: *mut NevercLinkImportInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[27], &move |a| { a.add("Task", &task); a.add("Import", &import); }, |table, call| {
            let out_info = OutRecord::new(out_info, &LINK_SLOTS[27]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_import_info(call, task, import)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_export_info<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, export: NevercLinkExportHandle, out_info: *mut NevercLinkExportInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[28], &move |a| { a.add("Task", &task); a.add("Export", &export); }, |table, call| {
            let out_info = OutRecord::new(out_info, &LINK_SLOTS[28]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_export_info(call, task, export)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_unwind_info<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, unwind: NevercLinkUnwindHandle, out_info: *mut NevercLinkUnwindInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[29], &move |a| { a.add("Task", &task); a.add("Unwind", &unwind); }, |table, call| {
            let out_info = OutRecord::new(out_info, &LINK_SLOTS[29]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_unwind_info(call, task, unwind)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_synthetic_info<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, synthetic: NevercLinkSyntheticHandle, out_info: *mut NevercLinkSyntheticInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[30], &move |a| { a.add("Task", &task); a.add("Synthetic", &synthetic); }, |table, call| {
            let out_info = OutRecord::new(out_info, &LINK_SLOTS[30]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_synthetic_info(call, task, synthetic)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_constraint_info<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, constraint: NevercLinkConstraintHandle, out_info: *mut NevercLinkConstraintInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[31], &move |a| { a.add("Task", &task); a.add("Constraint", &constraint); }, |table, call| {
            let out_info = OutRecord::new(out_info, &LINK_SLOTS[31]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_constraint_info(call, task, constraint)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_proof_info<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, proof: NevercLinkProofHandle, out_info: *mut NevercLinkProofInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[32], &move |a| { a.add("Task", &task); a.add("Proof", &proof); }, |table, call| {
            let out_info = OutRecord::new(out_info, &LINK_SLOTS[32]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_proof_info(call, task, proof)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_binary_image_info<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, image: NevercBinaryImageHandle, out_info: *mut NevercBinaryImageInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[33], &move |a| { a.add("Task", &task); a.add("Image", &image); }, |table, call| {
            let out_info = OutRecord::new(out_info, &LINK_SLOTS[33]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_binary_image_info(call, task, image)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_binary_segment_page<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, image: NevercBinaryImageHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[34], &move |a| { a.add("Task", &task); a.add("Image", &image); a.add("Cursor", &cursor); a.add("InOutPage", &in_out_page); }, |table, call| {
            let task = call.task(task)?;
            table.get_binary_segment_page(call, task, image, cursor, in_out_page)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_get_binary_section_page<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, image: NevercBinaryImageHandle, cursor: u64, in_out_page: *mut NevercLinkEntityPage) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[35], &move |a| { a.add("Task", &task); a.add("Image", &image); a.add("Cursor", &cursor); a.add("InOutPage", &in_out_page); }, |table, call| {
            let task = call.task(task)?;
            table.get_binary_section_page(call, task, image, cursor, in_out_page)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_begin_mutation<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, graph: NevercLinkGraphHandle, out_mutation: *mut NevercLinkMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[36], &move |a| { a.add("Task", &task); a.add("Graph", &graph); }, |table, call| {
            let out_mutation = OutValue::new(out_mutation);
            let task = call.task(task)?;
            let out_mutation = out_mutation?;
            out_mutation.set(table.begin_mutation(call, task, graph)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_commit_mutation<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercLinkMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[37], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); }, |table, call| {
            let task = call.task(task)?;
            table.commit_mutation(call, task, mutation)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_abandon_mutation<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercLinkMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[38], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); }, |table, call| {
            let task = call.task(task)?;
            table.abandon_mutation(call, task, mutation)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_rebind_symbol<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercLinkMutationHandle, symbol: NevercLinkSymbolHandle, atom: NevercLinkAtomHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[39], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Symbol", &symbol); a.add("Atom", &atom); }, |table, call| {
            let task = call.task(task)?;
            table.rebind_symbol(call, task, mutation, symbol, atom)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_retarget_edge<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercLinkMutationHandle, edge: NevercLinkEdgeHandle, target_symbol: NevercLinkSymbolHandle, target_atom: NevercLinkAtomHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[40], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Edge", &edge); a.add("TargetSymbol", &target_symbol); a.add("TargetAtom", &target_atom); }, |table, call| {
            let task = call.task(task)?;
            table.retarget_edge(call, task, mutation, edge, target_symbol, target_atom)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_set_symbol_root<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercLinkMutationHandle, symbol: NevercLinkSymbolHandle, root: NevercBool) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[41], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Symbol", &symbol); a.add("Root", &root); }, |table, call| {
            let task = call.task(task)?;
            let root = boundary::boolean(root)?;
            table.set_symbol_root(call, task, mutation, symbol, root)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_set_atom_live<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercLinkMutationHandle, atom: NevercLinkAtomHandle, live: NevercBool) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[42], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Atom", &atom); a.add("Live", &live); }, |table, call| {
            let task = call.task(task)?;
            let live = boundary::boolean(live)?;
            table.set_atom_live(call, task, mutation, atom, live)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_set_fold_leader<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercLinkMutationHandle, atom: NevercLinkAtomHandle, leader: NevercLinkAtomHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[43], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Atom", &atom); a.add("Leader", &leader); }, |table, call| {
            let task = call.task(task)?;
            table.set_fold_leader(call, task, mutation, atom, leader)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_replace_atom_content<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercLinkMutationHandle, atom: NevercLinkAtomHandle, content: NevercByteView, zero_fill_size: u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[44], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Atom", &atom); a.add("Content", &content); a.add("ZeroFillSize", &zero_fill_size); }, |table, call| {
            let task = call.task(task)?;
            let content = boundary::bytes(content.data.cast(), content.length)?;
            table.replace_atom_content(call, task, mutation, atom, content, zero_fill_size)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_create_synthetic<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercLinkMutationHandle, descriptor: *const NevercLinkSyntheticInfo, out_synthetic: *mut NevercLinkSyntheticHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[45], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Descriptor", &descriptor); }, |table, call| {
            let out_synthetic = OutValue::new(out_synthetic);
            let task = call.task(task)?;
            let descriptor = Incoming::new(descriptor)?;
            let out_synthetic = out_synthetic?;
            out_synthetic.set(table.create_synthetic(call, task, mutation, descriptor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_replace_synthetic<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercLinkMutationHandle, synthetic: NevercLinkSyntheticHandle, descriptor: *const NevercLinkSyntheticInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[46], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Synthetic", &synthetic); a.add("Descriptor", &descriptor); }, |table, call| {
            let task = call.task(task)?;
            let descriptor = Incoming::new(descriptor)?;
            table.replace_synthetic(call, task, mutation, synthetic, descriptor)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_erase_synthetic<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercLinkMutationHandle, synthetic: NevercLinkSyntheticHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[47], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Synthetic", &synthetic); }, |table, call| {
            let task = call.task(task)?;
            table.erase_synthetic(call, task, mutation, synthetic)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_create_constraint<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercLinkMutationHandle, descriptor: *const NevercLinkConstraintInfo, out_constraint: *mut NevercLinkConstraintHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[48], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Descriptor", &descriptor); }, |table, call| {
            let out_constraint = OutValue::new(out_constraint);
            let task = call.task(task)?;
            let descriptor = Incoming::new(descriptor)?;
            let out_constraint = out_constraint?;
            out_constraint.set(table.create_constraint(call, task, mutation, descriptor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_replace_constraint<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercLinkMutationHandle, constraint: NevercLinkConstraintHandle, descriptor: *const NevercLinkConstraintInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[49], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Constraint", &constraint); a.add("Descriptor", &descriptor); }, |table, call| {
            let task = call.task(task)?;
            let descriptor = Incoming::new(descriptor)?;
            table.replace_constraint(call, task, mutation, constraint, descriptor)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_erase_constraint<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercLinkMutationHandle, constraint: NevercLinkConstraintHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[50], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Constraint", &constraint); }, |table, call| {
            let task = call.task(task)?;
            table.erase_constraint(call, task, mutation, constraint)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_set_symbol_resolution<T: LinkTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercLinkMutationHandle, symbol: NevercLinkSymbolHandle, update: *const NevercLinkSymbolResolutionUpdate) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_SLOTS[51], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Symbol", &symbol); a.add("Update", &update); }, |table, call| {
            let task = call.task(task)?;
            let update = Incoming::new(update)?;
            table.set_symbol_resolution(call, task, mutation, symbol, update)?;
            Ok(())
        })
    }
}

/// The slots of `NevercLinkRegistrarAPI`, for traces.
pub static LINK_REGISTRAR_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "LinkRegistrar", name: "RegisterLinkerProvider", major: 1, minor: 0 },
    SlotInfo { table: "LinkRegistrar", name: "RegisterObjectMergeProvider", major: 1, minor: 0 },
    SlotInfo { table: "LinkRegistrar", name: "RegisterBinaryImageVerifier", major: 1, minor: 0 },
];

/// What stands behind `NevercLinkRegistrarAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait LinkRegistrarTable: Send + Sync + 'static {
    /// `RegisterLinkerProvider`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn register_linker_provider(&self, call: &Call<'_>, registrar_context: RegistrarRef, descriptor: Incoming<'_, NevercLinkerProviderDescriptor>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `RegisterObjectMergeProvider`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn register_object_merge_provider(&self, call: &Call<'_>, registrar_context: RegistrarRef, descriptor: Incoming<'_, NevercObjectMergeProviderDescriptor>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `RegisterBinaryImageVerifier`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn register_binary_image_verifier(&self, call: &Call<'_>, registrar_context: RegistrarRef, descriptor: Incoming<'_, NevercBinaryImageVerifierDescriptor>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl LinkRegistrarTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn link_registrar_table<T: LinkRegistrarTable>(context: *mut c_void) -> NevercLinkRegistrarAPI {
    NevercLinkRegistrarAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercLinkRegistrarAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        register_linker_provider: Some(link_registrar_register_linker_provider::<T>),
        register_object_merge_provider: Some(link_registrar_register_object_merge_provider::<T>),
        register_binary_image_verifier: Some(link_registrar_register_binary_image_verifier::<T>),
    }
}

unsafe extern "C-unwind" fn link_registrar_register_linker_provider<T: LinkRegistrarTable>(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercLinkerProviderDescriptor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_REGISTRAR_SLOTS[0], &move |a| { a.add("RegistrarContext", &registrar_context); a.add("Descriptor", &descriptor); }, |table, call| {
            let registrar_context = RegistrarRef::new(registrar_context);
            let descriptor = Incoming::new(descriptor)?;
            table.register_linker_provider(call, registrar_context, descriptor)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_registrar_register_object_merge_provider<T: LinkRegistrarTable>(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercObjectMergeProviderDescriptor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_REGISTRAR_SLOTS[1], &move |a| { a.add("RegistrarContext", &registrar_context); a.add("Descriptor", &descriptor); }, |table, call| {
            let registrar_context = RegistrarRef::new(registrar_context);
            let descriptor = Incoming::new(descriptor)?;
            table.register_object_merge_provider(call, registrar_context, descriptor)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_registrar_register_binary_image_verifier<T: LinkRegistrarTable>(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercBinaryImageVerifierDescriptor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_REGISTRAR_SLOTS[2], &move |a| { a.add("RegistrarContext", &registrar_context); a.add("Descriptor", &descriptor); }, |table, call| {
            let registrar_context = RegistrarRef::new(registrar_context);
            let descriptor = Incoming::new(descriptor)?;
            table.register_binary_image_verifier(call, registrar_context, descriptor)?;
            Ok(())
        })
    }
}

/// The slots of `NevercLinkPhaseAPI`, for traces.
pub static LINK_PHASE_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "LinkPhase", name: "GetGraph", major: 1, minor: 0 },
    SlotInfo { table: "LinkPhase", name: "PublishGraph", major: 1, minor: 0 },
    SlotInfo { table: "LinkPhase", name: "GetImage", major: 1, minor: 0 },
];

/// What stands behind `NevercLinkPhaseAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait LinkPhaseTable: Send + Sync + 'static {
    /// `GetGraph`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_graph(&self, call: &Call<'_>, frame: Frame<'_>, artifact: NevercArtifactHandle) -> Result<NevercLinkPhaseGraphInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `PublishGraph`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn publish_graph(&self, call: &Call<'_>, frame: Frame<'_>, graph: NevercLinkGraphHandle) -> Result<NevercArtifactHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetImage`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_image(&self, call: &Call<'_>, frame: Frame<'_>, artifact: NevercArtifactHandle) -> Result<NevercLinkPhaseImageInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl LinkPhaseTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn link_phase_table<T: LinkPhaseTable>(context: *mut c_void) -> NevercLinkPhaseAPI {
    NevercLinkPhaseAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercLinkPhaseAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        get_graph: Some(link_phase_get_graph::<T>),
        publish_graph: Some(link_phase_publish_graph::<T>),
        get_image: Some(link_phase_get_image::<T>),
    }
}

unsafe extern "C-unwind" fn link_phase_get_graph<T: LinkPhaseTable>(context: *mut c_void, frame: *const NevercPhaseFrame, artifact: NevercArtifactHandle, out_info: *mut NevercLinkPhaseGraphInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_PHASE_SLOTS[0], &move |a| { a.add("Frame", &frame); a.add("Artifact", &artifact); }, |table, call| {
            let out_info = OutRecord::new(out_info, &LINK_PHASE_SLOTS[0]);
            let frame = call.frame(frame)?;
            let out_info = out_info?;
            out_info.set(table.get_graph(call, frame, artifact)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_phase_publish_graph<T: LinkPhaseTable>(context: *mut c_void, frame: *const NevercPhaseFrame, graph: NevercLinkGraphHandle, out_artifact: *mut NevercArtifactHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_PHASE_SLOTS[1], &move |a| { a.add("Frame", &frame); a.add("Graph", &graph); }, |table, call| {
            let out_artifact = OutValue::new(out_artifact);
            let frame = call.frame(frame)?;
            let out_artifact = out_artifact?;
            out_artifact.set(table.publish_graph(call, frame, graph)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn link_phase_get_image<T: LinkPhaseTable>(context: *mut c_void, frame: *const NevercPhaseFrame, artifact: NevercArtifactHandle, out_info: *mut NevercLinkPhaseImageInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &LINK_PHASE_SLOTS[2], &move |a| { a.add("Frame", &frame); a.add("Artifact", &artifact); }, |table, call| {
            let out_info = OutRecord::new(out_info, &LINK_PHASE_SLOTS[2]);
            let frame = call.frame(frame)?;
            let out_info = out_info?;
            out_info.set(table.get_image(call, frame, artifact)?);
            Ok(())
        })
    }
}

