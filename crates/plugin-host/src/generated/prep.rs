// Made from abi/registry by `./x abi`; do not edit.
//! Tables of `PluginPrep.h`.

#[allow(unused_imports)]
use super::prelude::*;

/// The slots of `NevercPrepAPI`, for traces.
pub static PREP_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "Prep", name: "GetTokenInfo", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "GetTokenInfoBatch", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "GetTokenStreamView", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "GetTokenStreamToken", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "GetIdentifierInfo", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "GetOrCreateIdentifier", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "GetMacroDefinitionForIdentifier", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "GetMacroDefinitionInfo", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "GetMacroParameter", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "GetMacroReplacementToken", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "GetMacroDirectiveInfo", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "GetMacroArgumentInfo", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "GetMacroArgumentTokenStream", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "CreateTokenBuilder", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "TokenBuilderSetKind", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "TokenBuilderSetIdentifier", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "TokenBuilderSetLiteral", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "TokenBuilderSetLocation", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "TokenBuilderSetFlags", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "TokenBuilderCommit", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "DestroyTokenBuilder", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "RegisterEventObserver", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "GetTokenPhaseInput", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "CreateTokenPhaseOutput", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "GetIncludePhaseInput", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "CreateIncludePhaseOutput", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "GetMacroPhaseInput", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "CreateMacroPhaseOutput", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "GetPragmaPhaseInput", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "CreatePragmaPhaseOutput", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "GetFeatureQueryPhaseInput", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "CreateFeatureQueryPhaseOutput", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "GetTokenStreamPhaseInput", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "CreateTokenStreamBuilder", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "TokenStreamBuilderAppend", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "TokenStreamBuilderCommit", major: 1, minor: 0 },
    SlotInfo { table: "Prep", name: "DestroyTokenStreamBuilder", major: 1, minor: 0 },
];

/// What stands behind `NevercPrepAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait PrepTable: Send + Sync + 'static {
    /// `GetTokenInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_token_info(&self, call: &Call<'_>, task: &Rc<Task>, token: NevercTokenHandle) -> Result<NevercTokenInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetTokenInfoBatch`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_token_info_batch(&self, call: &Call<'_>, task: &Rc<Task>, tokens: &[NevercTokenHandle], out_infos: &mut OutSlice<'_, NevercTokenInfo>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetTokenStreamView`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_token_stream_view(&self, call: &Call<'_>, task: &Rc<Task>, stream: NevercTokenStreamHandle) -> Result<NevercTokenViewList, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetTokenStreamToken`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_token_stream_token(&self, call: &Call<'_>, task: &Rc<Task>, stream: NevercTokenStreamHandle, index: u64) -> Result<NevercTokenHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetIdentifierInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_identifier_info(&self, call: &Call<'_>, task: &Rc<Task>, identifier: NevercIdentifierHandle) -> Result<NevercIdentifierInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetOrCreateIdentifier`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_or_create_identifier(&self, call: &Call<'_>, task: &Rc<Task>, name: &[u8]) -> Result<NevercIdentifierHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetMacroDefinitionForIdentifier`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_macro_definition_for_identifier(&self, call: &Call<'_>, task: &Rc<Task>, identifier: NevercIdentifierHandle) -> Result<NevercMacroDefinitionHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetMacroDefinitionInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_macro_definition_info(&self, call: &Call<'_>, task: &Rc<Task>, definition: NevercMacroDefinitionHandle) -> Result<NevercMacroDefinitionInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetMacroParameter`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_macro_parameter(&self, call: &Call<'_>, task: &Rc<Task>, definition: NevercMacroDefinitionHandle, index: u32) -> Result<NevercIdentifierHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetMacroReplacementToken`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_macro_replacement_token(&self, call: &Call<'_>, task: &Rc<Task>, definition: NevercMacroDefinitionHandle, index: u32) -> Result<NevercTokenHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetMacroDirectiveInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_macro_directive_info(&self, call: &Call<'_>, task: &Rc<Task>, directive: NevercMacroDirectiveHandle) -> Result<NevercMacroDirectiveInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetMacroArgumentInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_macro_argument_info(&self, call: &Call<'_>, task: &Rc<Task>, arguments: NevercMacroArgumentHandle) -> Result<NevercMacroArgumentInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetMacroArgumentTokenStream`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_macro_argument_token_stream(&self, call: &Call<'_>, task: &Rc<Task>, arguments: NevercMacroArgumentHandle, index: u32) -> Result<NevercTokenStreamHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateTokenBuilder`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_token_builder(&self, call: &Call<'_>, task: &Rc<Task>) -> Result<NevercTokenBuilderHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `TokenBuilderSetKind`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn token_builder_set_kind(&self, call: &Call<'_>, task: &Rc<Task>, builder: NevercTokenBuilderHandle, kind: NevercTokenKind) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `TokenBuilderSetIdentifier`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn token_builder_set_identifier(&self, call: &Call<'_>, task: &Rc<Task>, builder: NevercTokenBuilderHandle, identifier: NevercIdentifierHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `TokenBuilderSetLiteral`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn token_builder_set_literal(&self, call: &Call<'_>, task: &Rc<Task>, builder: NevercTokenBuilderHandle, kind: NevercTokenKind, spelling: &[u8]) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `TokenBuilderSetLocation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn token_builder_set_location(&self, call: &Call<'_>, task: &Rc<Task>, builder: NevercTokenBuilderHandle, location: NevercSourceLocation) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `TokenBuilderSetFlags`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn token_builder_set_flags(&self, call: &Call<'_>, task: &Rc<Task>, builder: NevercTokenBuilderHandle, flags: NevercTokenFlags) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `TokenBuilderCommit`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn token_builder_commit(&self, call: &Call<'_>, task: &Rc<Task>, builder: NevercTokenBuilderHandle) -> Result<NevercTokenHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `DestroyTokenBuilder`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn destroy_token_builder(&self, call: &Call<'_>, task: &Rc<Task>, builder: NevercTokenBuilderHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `RegisterEventObserver`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn register_event_observer(&self, call: &Call<'_>, task: &Rc<Task>, descriptor: Incoming<'_, NevercPrepObserverDescriptor>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetTokenPhaseInput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_token_phase_input(&self, call: &Call<'_>, frame: Frame<'_>, input: NevercArtifactHandle) -> Result<NevercTokenHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateTokenPhaseOutput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_token_phase_output(&self, call: &Call<'_>, frame: Frame<'_>, continuation: Incoming<'_, NevercPhaseContinuation>, tokens: &[NevercTokenHandle]) -> Result<NevercArtifactHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetIncludePhaseInput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_include_phase_input(&self, call: &Call<'_>, frame: Frame<'_>, input: NevercArtifactHandle) -> Result<NevercPrepIncludePhaseInput, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateIncludePhaseOutput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_include_phase_output(&self, call: &Call<'_>, frame: Frame<'_>, continuation: Incoming<'_, NevercPhaseContinuation>, output: Incoming<'_, NevercPrepIncludePhaseOutput>) -> Result<NevercArtifactHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetMacroPhaseInput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_macro_phase_input(&self, call: &Call<'_>, frame: Frame<'_>, input: NevercArtifactHandle) -> Result<NevercPrepMacroPhaseInput, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateMacroPhaseOutput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_macro_phase_output(&self, call: &Call<'_>, frame: Frame<'_>, continuation: Incoming<'_, NevercPhaseContinuation>, output: Incoming<'_, NevercPrepMacroPhaseOutput>) -> Result<NevercArtifactHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetPragmaPhaseInput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_pragma_phase_input(&self, call: &Call<'_>, frame: Frame<'_>, input: NevercArtifactHandle) -> Result<NevercPrepPragmaPhaseInput, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreatePragmaPhaseOutput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_pragma_phase_output(&self, call: &Call<'_>, frame: Frame<'_>, continuation: Incoming<'_, NevercPhaseContinuation>, output: Incoming<'_, NevercPrepPragmaPhaseOutput>) -> Result<NevercArtifactHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFeatureQueryPhaseInput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_feature_query_phase_input(&self, call: &Call<'_>, frame: Frame<'_>, input: NevercArtifactHandle) -> Result<NevercPrepFeatureQueryPhaseInput, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateFeatureQueryPhaseOutput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_feature_query_phase_output(&self, call: &Call<'_>, frame: Frame<'_>, continuation: Incoming<'_, NevercPhaseContinuation>, output: Incoming<'_, NevercPrepFeatureQueryPhaseOutput>) -> Result<NevercArtifactHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetTokenStreamPhaseInput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_token_stream_phase_input(&self, call: &Call<'_>, frame: Frame<'_>, input: NevercArtifactHandle) -> Result<NevercPrepTokenStreamPhaseInput, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateTokenStreamBuilder`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_token_stream_builder(&self, call: &Call<'_>, task: &Rc<Task>) -> Result<NevercTokenStreamBuilderHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `TokenStreamBuilderAppend`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn token_stream_builder_append(&self, call: &Call<'_>, task: &Rc<Task>, builder: NevercTokenStreamBuilderHandle, tokens: &[NevercTokenHandle]) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `TokenStreamBuilderCommit`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn token_stream_builder_commit(&self, call: &Call<'_>, frame: Frame<'_>, builder: NevercTokenStreamBuilderHandle) -> Result<NevercArtifactHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `DestroyTokenStreamBuilder`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn destroy_token_stream_builder(&self, call: &Call<'_>, task: &Rc<Task>, builder: NevercTokenStreamBuilderHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl PrepTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn prep_table<T: PrepTable>(context: *mut c_void) -> NevercPrepAPI {
    NevercPrepAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercPrepAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        get_token_info: Some(prep_get_token_info::<T>),
        get_token_info_batch: Some(prep_get_token_info_batch::<T>),
        get_token_stream_view: Some(prep_get_token_stream_view::<T>),
        get_token_stream_token: Some(prep_get_token_stream_token::<T>),
        get_identifier_info: Some(prep_get_identifier_info::<T>),
        get_or_create_identifier: Some(prep_get_or_create_identifier::<T>),
        get_macro_definition_for_identifier: Some(prep_get_macro_definition_for_identifier::<T>),
        get_macro_definition_info: Some(prep_get_macro_definition_info::<T>),
        get_macro_parameter: Some(prep_get_macro_parameter::<T>),
        get_macro_replacement_token: Some(prep_get_macro_replacement_token::<T>),
        get_macro_directive_info: Some(prep_get_macro_directive_info::<T>),
        get_macro_argument_info: Some(prep_get_macro_argument_info::<T>),
        get_macro_argument_token_stream: Some(prep_get_macro_argument_token_stream::<T>),
        create_token_builder: Some(prep_create_token_builder::<T>),
        token_builder_set_kind: Some(prep_token_builder_set_kind::<T>),
        token_builder_set_identifier: Some(prep_token_builder_set_identifier::<T>),
        token_builder_set_literal: Some(prep_token_builder_set_literal::<T>),
        token_builder_set_location: Some(prep_token_builder_set_location::<T>),
        token_builder_set_flags: Some(prep_token_builder_set_flags::<T>),
        token_builder_commit: Some(prep_token_builder_commit::<T>),
        destroy_token_builder: Some(prep_destroy_token_builder::<T>),
        register_event_observer: Some(prep_register_event_observer::<T>),
        get_token_phase_input: Some(prep_get_token_phase_input::<T>),
        create_token_phase_output: Some(prep_create_token_phase_output::<T>),
        get_include_phase_input: Some(prep_get_include_phase_input::<T>),
        create_include_phase_output: Some(prep_create_include_phase_output::<T>),
        get_macro_phase_input: Some(prep_get_macro_phase_input::<T>),
        create_macro_phase_output: Some(prep_create_macro_phase_output::<T>),
        get_pragma_phase_input: Some(prep_get_pragma_phase_input::<T>),
        create_pragma_phase_output: Some(prep_create_pragma_phase_output::<T>),
        get_feature_query_phase_input: Some(prep_get_feature_query_phase_input::<T>),
        create_feature_query_phase_output: Some(prep_create_feature_query_phase_output::<T>),
        get_token_stream_phase_input: Some(prep_get_token_stream_phase_input::<T>),
        create_token_stream_builder: Some(prep_create_token_stream_builder::<T>),
        token_stream_builder_append: Some(prep_token_stream_builder_append::<T>),
        token_stream_builder_commit: Some(prep_token_stream_builder_commit::<T>),
        destroy_token_stream_builder: Some(prep_destroy_token_stream_builder::<T>),
    }
}

unsafe extern "C-unwind" fn prep_get_token_info<T: PrepTable>(context: *mut c_void, task: NevercTaskHandle, token: NevercTokenHandle, out_info: *mut NevercTokenInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[0], &move |a| { a.add("Task", &task); a.add("Token", &token); }, |table, call| {
            let out_info = OutRecord::new(out_info, &PREP_SLOTS[0]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_token_info(call, task, token)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_get_token_info_batch<T: PrepTable>(context: *mut c_void, task: NevercTaskHandle, tokens: *const NevercTokenHandle, token_count: u64, out_infos: *mut NevercTokenInfo, out_info_capacity: u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[1], &move |a| { a.add("Task", &task); a.add("Tokens", &tokens); a.add("TokenCount", &token_count); a.add("OutInfoCapacity", &out_info_capacity); }, |table, call| {
            let out_infos = OutSlice::new(out_infos, out_info_capacity);
            let task = call.task(task)?;
            let tokens = boundary::slice(tokens, token_count)?;
            let mut out_infos = out_infos?;
            table.get_token_info_batch(call, task, tokens, &mut out_infos)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_get_token_stream_view<T: PrepTable>(context: *mut c_void, task: NevercTaskHandle, stream: NevercTokenStreamHandle, out_view: *mut NevercTokenViewList) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[2], &move |a| { a.add("Task", &task); a.add("Stream", &stream); }, |table, call| {
            let out_view = OutRecord::new(out_view, &PREP_SLOTS[2]);
            let task = call.task(task)?;
            let out_view = out_view?;
            out_view.set(table.get_token_stream_view(call, task, stream)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_get_token_stream_token<T: PrepTable>(context: *mut c_void, task: NevercTaskHandle, stream: NevercTokenStreamHandle, index: u64, out_token: *mut NevercTokenHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[3], &move |a| { a.add("Task", &task); a.add("Stream", &stream); a.add("Index", &index); }, |table, call| {
            let out_token = OutValue::new(out_token);
            let task = call.task(task)?;
            let out_token = out_token?;
            out_token.set(table.get_token_stream_token(call, task, stream, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_get_identifier_info<T: PrepTable>(context: *mut c_void, task: NevercTaskHandle, identifier: NevercIdentifierHandle, out_info: *mut NevercIdentifierInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[4], &move |a| { a.add("Task", &task); a.add("Identifier", &identifier); }, |table, call| {
            let out_info = OutRecord::new(out_info, &PREP_SLOTS[4]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_identifier_info(call, task, identifier)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_get_or_create_identifier<T: PrepTable>(context: *mut c_void, task: NevercTaskHandle, name: NevercStringView, out_identifier: *mut NevercIdentifierHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[5], &move |a| { a.add("Task", &task); a.add("Name", &name); }, |table, call| {
            let out_identifier = OutValue::new(out_identifier);
            let task = call.task(task)?;
            let name = boundary::bytes(name.data.cast(), name.length)?;
            let out_identifier = out_identifier?;
            out_identifier.set(table.get_or_create_identifier(call, task, name)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_get_macro_definition_for_identifier<T: PrepTable>(context: *mut c_void, task: NevercTaskHandle, identifier: NevercIdentifierHandle, out_definition: *mut NevercMacroDefinitionHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[6], &move |a| { a.add("Task", &task); a.add("Identifier", &identifier); }, |table, call| {
            let out_definition = OutValue::new(out_definition);
            let task = call.task(task)?;
            let out_definition = out_definition?;
            out_definition.set(table.get_macro_definition_for_identifier(call, task, identifier)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_get_macro_definition_info<T: PrepTable>(context: *mut c_void, task: NevercTaskHandle, definition: NevercMacroDefinitionHandle, out_info: *mut NevercMacroDefinitionInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[7], &move |a| { a.add("Task", &task); a.add("Definition", &definition); }, |table, call| {
            let out_info = OutRecord::new(out_info, &PREP_SLOTS[7]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_macro_definition_info(call, task, definition)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_get_macro_parameter<T: PrepTable>(context: *mut c_void, task: NevercTaskHandle, definition: NevercMacroDefinitionHandle, index: u32, out_parameter: *mut NevercIdentifierHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[8], &move |a| { a.add("Task", &task); a.add("Definition", &definition); a.add("Index", &index); }, |table, call| {
            let out_parameter = OutValue::new(out_parameter);
            let task = call.task(task)?;
            let out_parameter = out_parameter?;
            out_parameter.set(table.get_macro_parameter(call, task, definition, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_get_macro_replacement_token<T: PrepTable>(context: *mut c_void, task: NevercTaskHandle, definition: NevercMacroDefinitionHandle, index: u32, out_token: *mut NevercTokenHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[9], &move |a| { a.add("Task", &task); a.add("Definition", &definition); a.add("Index", &index); }, |table, call| {
            let out_token = OutValue::new(out_token);
            let task = call.task(task)?;
            let out_token = out_token?;
            out_token.set(table.get_macro_replacement_token(call, task, definition, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_get_macro_directive_info<T: PrepTable>(context: *mut c_void, task: NevercTaskHandle, directive: NevercMacroDirectiveHandle, out_info: *mut NevercMacroDirectiveInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[10], &move |a| { a.add("Task", &task); a.add("Directive", &directive); }, |table, call| {
            let out_info = OutRecord::new(out_info, &PREP_SLOTS[10]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_macro_directive_info(call, task, directive)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_get_macro_argument_info<T: PrepTable>(context: *mut c_void, task: NevercTaskHandle, arguments: NevercMacroArgumentHandle, out_info: *mut NevercMacroArgumentInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[11], &move |a| { a.add("Task", &task); a.add("Arguments", &arguments); }, |table, call| {
            let out_info = OutRecord::new(out_info, &PREP_SLOTS[11]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_macro_argument_info(call, task, arguments)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_get_macro_argument_token_stream<T: PrepTable>(context: *mut c_void, task: NevercTaskHandle, arguments: NevercMacroArgumentHandle, index: u32, out_stream: *mut NevercTokenStreamHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[12], &move |a| { a.add("Task", &task); a.add("Arguments", &arguments); a.add("Index", &index); }, |table, call| {
            let out_stream = OutValue::new(out_stream);
            let task = call.task(task)?;
            let out_stream = out_stream?;
            out_stream.set(table.get_macro_argument_token_stream(call, task, arguments, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_create_token_builder<T: PrepTable>(context: *mut c_void, task: NevercTaskHandle, out_builder: *mut NevercTokenBuilderHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[13], &move |a| { a.add("Task", &task); }, |table, call| {
            let out_builder = OutValue::new(out_builder);
            let task = call.task(task)?;
            let out_builder = out_builder?;
            out_builder.set(table.create_token_builder(call, task)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_token_builder_set_kind<T: PrepTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercTokenBuilderHandle, kind: NevercTokenKind) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[14], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("Kind", &kind); }, |table, call| {
            let task = call.task(task)?;
            table.token_builder_set_kind(call, task, builder, kind)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_token_builder_set_identifier<T: PrepTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercTokenBuilderHandle, identifier: NevercIdentifierHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[15], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("Identifier", &identifier); }, |table, call| {
            let task = call.task(task)?;
            table.token_builder_set_identifier(call, task, builder, identifier)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_token_builder_set_literal<T: PrepTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercTokenBuilderHandle, kind: NevercTokenKind, spelling: NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[16], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("Kind", &kind); a.add("Spelling", &spelling); }, |table, call| {
            let task = call.task(task)?;
            let spelling = boundary::bytes(spelling.data.cast(), spelling.length)?;
            table.token_builder_set_literal(call, task, builder, kind, spelling)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_token_builder_set_location<T: PrepTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercTokenBuilderHandle, location: NevercSourceLocation) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[17], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("Location", &location); }, |table, call| {
            let task = call.task(task)?;
            table.token_builder_set_location(call, task, builder, location)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_token_builder_set_flags<T: PrepTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercTokenBuilderHandle, flags: NevercTokenFlags) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[18], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("Flags", &flags); }, |table, call| {
            let task = call.task(task)?;
            table.token_builder_set_flags(call, task, builder, flags)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_token_builder_commit<T: PrepTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercTokenBuilderHandle, out_token: *mut NevercTokenHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[19], &move |a| { a.add("Task", &task); a.add("Builder", &builder); }, |table, call| {
            let out_token = OutValue::new(out_token);
            let task = call.task(task)?;
            let out_token = out_token?;
            out_token.set(table.token_builder_commit(call, task, builder)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_destroy_token_builder<T: PrepTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercTokenBuilderHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[20], &move |a| { a.add("Task", &task); a.add("Builder", &builder); }, |table, call| {
            let task = call.task(task)?;
            table.destroy_token_builder(call, task, builder)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_register_event_observer<T: PrepTable>(context: *mut c_void, task: NevercTaskHandle, descriptor: *const NevercPrepObserverDescriptor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[21], &move |a| { a.add("Task", &task); a.add("Descriptor", &descriptor); }, |table, call| {
            let task = call.task(task)?;
            let descriptor = Incoming::new(descriptor)?;
            table.register_event_observer(call, task, descriptor)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_get_token_phase_input<T: PrepTable>(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_token: *mut NevercTokenHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[22], &move |a| { a.add("Frame", &frame); a.add("Input", &input); }, |table, call| {
            let out_token = OutValue::new(out_token);
            let frame = call.frame(frame)?;
            let out_token = out_token?;
            out_token.set(table.get_token_phase_input(call, frame, input)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_create_token_phase_output<T: PrepTable>(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *const NevercPhaseContinuation, tokens: *const NevercTokenHandle, token_count: u64, out_output: *mut NevercArtifactHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[23], &move |a| { a.add("Frame", &frame); a.add("Continuation", &continuation); a.add("Tokens", &tokens); a.add("TokenCount", &token_count); }, |table, call| {
            let out_output = OutValue::new(out_output);
            let frame = call.frame(frame)?;
            let continuation = Incoming::new(continuation)?;
            let tokens = boundary::slice(tokens, token_count)?;
            let out_output = out_output?;
            out_output.set(table.create_token_phase_output(call, frame, continuation, tokens)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_get_include_phase_input<T: PrepTable>(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_input: *mut NevercPrepIncludePhaseInput) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[24], &move |a| { a.add("Frame", &frame); a.add("Input", &input); }, |table, call| {
            let out_input = OutRecord::new(out_input, &PREP_SLOTS[24]);
            let frame = call.frame(frame)?;
            let out_input = out_input?;
            out_input.set(table.get_include_phase_input(call, frame, input)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_create_include_phase_output<T: PrepTable>(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *const NevercPhaseContinuation, output: *const NevercPrepIncludePhaseOutput, out_output: *mut NevercArtifactHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[25], &move |a| { a.add("Frame", &frame); a.add("Continuation", &continuation); }, |table, call| {
            let out_output = OutValue::new(out_output);
            let frame = call.frame(frame)?;
            let continuation = Incoming::new(continuation)?;
            let output = Incoming::new(output)?;
            let out_output = out_output?;
            out_output.set(table.create_include_phase_output(call, frame, continuation, output)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_get_macro_phase_input<T: PrepTable>(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_input: *mut NevercPrepMacroPhaseInput) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[26], &move |a| { a.add("Frame", &frame); a.add("Input", &input); }, |table, call| {
            let out_input = OutRecord::new(out_input, &PREP_SLOTS[26]);
            let frame = call.frame(frame)?;
            let out_input = out_input?;
            out_input.set(table.get_macro_phase_input(call, frame, input)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_create_macro_phase_output<T: PrepTable>(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *const NevercPhaseContinuation, output: *const NevercPrepMacroPhaseOutput, out_output: *mut NevercArtifactHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[27], &move |a| { a.add("Frame", &frame); a.add("Continuation", &continuation); }, |table, call| {
            let out_output = OutValue::new(out_output);
            let frame = call.frame(frame)?;
            let continuation = Incoming::new(continuation)?;
            let output = Incoming::new(output)?;
            let out_output = out_output?;
            out_output.set(table.create_macro_phase_output(call, frame, continuation, output)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_get_pragma_phase_input<T: PrepTable>(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_input: *mut NevercPrepPragmaPhaseInput) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[28], &move |a| { a.add("Frame", &frame); a.add("Input", &input); }, |table, call| {
            let out_input = OutRecord::new(out_input, &PREP_SLOTS[28]);
            let frame = call.frame(frame)?;
            let out_input = out_input?;
            out_input.set(table.get_pragma_phase_input(call, frame, input)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_create_pragma_phase_output<T: PrepTable>(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *const NevercPhaseContinuation, output: *const NevercPrepPragmaPhaseOutput, out_output: *mut NevercArtifactHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[29], &move |a| { a.add("Frame", &frame); a.add("Continuation", &continuation); }, |table, call| {
            let out_output = OutValue::new(out_output);
            let frame = call.frame(frame)?;
            let continuation = Incoming::new(continuation)?;
            let output = Incoming::new(output)?;
            let out_output = out_output?;
            out_output.set(table.create_pragma_phase_output(call, frame, continuation, output)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_get_feature_query_phase_input<T: PrepTable>(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_input: *mut NevercPrepFeatureQueryPhaseInput) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[30], &move |a| { a.add("Frame", &frame); a.add("Input", &input); }, |table, call| {
            let out_input = OutRecord::new(out_input, &PREP_SLOTS[30]);
            let frame = call.frame(frame)?;
            let out_input = out_input?;
            out_input.set(table.get_feature_query_phase_input(call, frame, input)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_create_feature_query_phase_output<T: PrepTable>(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *const NevercPhaseContinuation, output: *const NevercPrepFeatureQueryPhaseOutput, out_output: *mut NevercArtifactHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[31], &move |a| { a.add("Frame", &frame); a.add("Continuation", &continuation); }, |table, call| {
            let out_output = OutValue::new(out_output);
            let frame = call.frame(frame)?;
            let continuation = Incoming::new(continuation)?;
            let output = Incoming::new(output)?;
            let out_output = out_output?;
            out_output.set(table.create_feature_query_phase_output(call, frame, continuation, output)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_get_token_stream_phase_input<T: PrepTable>(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_input: *mut NevercPrepTokenStreamPhaseInput) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[32], &move |a| { a.add("Frame", &frame); a.add("Input", &input); }, |table, call| {
            let out_input = OutRecord::new(out_input, &PREP_SLOTS[32]);
            let frame = call.frame(frame)?;
            let out_input = out_input?;
            out_input.set(table.get_token_stream_phase_input(call, frame, input)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_create_token_stream_builder<T: PrepTable>(context: *mut c_void, task: NevercTaskHandle, out_builder: *mut NevercTokenStreamBuilderHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[33], &move |a| { a.add("Task", &task); }, |table, call| {
            let out_builder = OutValue::new(out_builder);
            let task = call.task(task)?;
            let out_builder = out_builder?;
            out_builder.set(table.create_token_stream_builder(call, task)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_token_stream_builder_append<T: PrepTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercTokenStreamBuilderHandle, tokens: *const NevercTokenHandle, token_count: u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[34], &move |a| { a.add("Task", &task); a.add("Builder", &builder); a.add("Tokens", &tokens); a.add("TokenCount", &token_count); }, |table, call| {
            let task = call.task(task)?;
            let tokens = boundary::slice(tokens, token_count)?;
            table.token_stream_builder_append(call, task, builder, tokens)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_token_stream_builder_commit<T: PrepTable>(context: *mut c_void, frame: *const NevercPhaseFrame, builder: NevercTokenStreamBuilderHandle, out_output: *mut NevercArtifactHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[35], &move |a| { a.add("Frame", &frame); a.add("Builder", &builder); }, |table, call| {
            let out_output = OutValue::new(out_output);
            let frame = call.frame(frame)?;
            let out_output = out_output?;
            out_output.set(table.token_stream_builder_commit(call, frame, builder)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn prep_destroy_token_stream_builder<T: PrepTable>(context: *mut c_void, task: NevercTaskHandle, builder: NevercTokenStreamBuilderHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &PREP_SLOTS[36], &move |a| { a.add("Task", &task); a.add("Builder", &builder); }, |table, call| {
            let task = call.task(task)?;
            table.destroy_token_stream_builder(call, task, builder)?;
            Ok(())
        })
    }
}

