// Made from abi/registry by `./x abi`; do not edit.
//! Tables of `PluginMC.h`.

#[allow(unused_imports)]
use super::prelude::*;

/// The slots of `NevercMCEncodeSink`, for traces.
pub static MC_ENCODE_SINK_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "MCEncodeSink", name: "WriteBytes", major: 1, minor: 0 },
    SlotInfo { table: "MCEncodeSink", name: "AddFixup", major: 1, minor: 0 },
];

/// What stands behind `NevercMCEncodeSink`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait MCEncodeSinkTable: Send + Sync + 'static {
    /// `WriteBytes`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn write_bytes(&self, call: &Call<'_>, bytes: &[u8]) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `AddFixup`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn add_fixup(&self, call: &Call<'_>, fixup: Incoming<'_, NevercMCEncodedFixup>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl MCEncodeSinkTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn mc_encode_sink_table<T: MCEncodeSinkTable>(context: *mut c_void) -> NevercMCEncodeSink {
    NevercMCEncodeSink {
        header: NevercABITableHeader { struct_size: size_of::<NevercMCEncodeSink>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        write_bytes: Some(mc_encode_sink_write_bytes::<T>),
        add_fixup: Some(mc_encode_sink_add_fixup::<T>),
    }
}

unsafe extern "C-unwind" fn mc_encode_sink_write_bytes<T: MCEncodeSinkTable>(context: *mut c_void, bytes: NevercByteView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_ENCODE_SINK_SLOTS[0], &move |a| { a.add("Bytes", &bytes); }, |table, call| {
            let bytes = boundary::bytes(bytes.data.cast(), bytes.length)?;
            table.write_bytes(call, bytes)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_encode_sink_add_fixup<T: MCEncodeSinkTable>(context: *mut c_void, fixup: *const NevercMCEncodedFixup) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_ENCODE_SINK_SLOTS[1], &move |a| { a.add("Fixup", &fixup); }, |table, call| {
            let fixup = Incoming::new(fixup)?;
            table.add_fixup(call, fixup)?;
            Ok(())
        })
    }
}

/// The slots of `NevercMCByteSink`, for traces.
pub static MC_BYTE_SINK_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "MCByteSink", name: "WriteBytes", major: 1, minor: 0 },
];

/// What stands behind `NevercMCByteSink`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait MCByteSinkTable: Send + Sync + 'static {
    /// `WriteBytes`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn write_bytes(&self, call: &Call<'_>, bytes: &[u8]) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl MCByteSinkTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn mc_byte_sink_table<T: MCByteSinkTable>(context: *mut c_void) -> NevercMCByteSink {
    NevercMCByteSink {
        header: NevercABITableHeader { struct_size: size_of::<NevercMCByteSink>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        write_bytes: Some(mc_byte_sink_write_bytes::<T>),
    }
}

unsafe extern "C-unwind" fn mc_byte_sink_write_bytes<T: MCByteSinkTable>(context: *mut c_void, bytes: NevercByteView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_BYTE_SINK_SLOTS[0], &move |a| { a.add("Bytes", &bytes); }, |table, call| {
            let bytes = boundary::bytes(bytes.data.cast(), bytes.length)?;
            table.write_bytes(call, bytes)?;
            Ok(())
        })
    }
}

/// The slots of `NevercAssemblyProviderAPI`, for traces.
pub static ASSEMBLY_PROVIDER_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "AssemblyProvider", name: "GetParseInput", major: 1, minor: 0 },
    SlotInfo { table: "AssemblyProvider", name: "PeekSourceToken", major: 1, minor: 0 },
    SlotInfo { table: "AssemblyProvider", name: "AdvanceSourceToken", major: 1, minor: 0 },
    SlotInfo { table: "AssemblyProvider", name: "GetParseMCBuilder", major: 1, minor: 0 },
    SlotInfo { table: "AssemblyProvider", name: "PublishParsedMCUnit", major: 1, minor: 0 },
    SlotInfo { table: "AssemblyProvider", name: "GetPrintInput", major: 1, minor: 0 },
    SlotInfo { table: "AssemblyProvider", name: "WritePrintOutput", major: 1, minor: 0 },
    SlotInfo { table: "AssemblyProvider", name: "PublishAssemblyOutput", major: 1, minor: 0 },
];

/// What stands behind `NevercAssemblyProviderAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait AssemblyProviderTable: Send + Sync + 'static {
    /// `GetParseInput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_parse_input(&self, call: &Call<'_>, frame: Frame<'_>, input: NevercArtifactHandle) -> Result<NevercAssemblyParseInputInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `PeekSourceToken`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn peek_source_token(&self, call: &Call<'_>, frame: Frame<'_>, cursor: NevercAssemblySourceCursorHandle) -> Result<NevercAssemblyTokenInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `AdvanceSourceToken`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn advance_source_token(&self, call: &Call<'_>, frame: Frame<'_>, cursor: NevercAssemblySourceCursorHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetParseMCBuilder`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_parse_mc_builder(&self, call: &Call<'_>, frame: Frame<'_>) -> Result<(*const NevercMCAPI, NevercMCUnitHandle), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `PublishParsedMCUnit`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn publish_parsed_mc_unit(&self, call: &Call<'_>, frame: Frame<'_>) -> Result<NevercArtifactHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetPrintInput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_print_input(&self, call: &Call<'_>, frame: Frame<'_>, input: NevercArtifactHandle) -> Result<(NevercAssemblyPrintInputInfo, *const NevercMCAPI, NevercMCUnitHandle), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `WritePrintOutput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn write_print_output(&self, call: &Call<'_>, frame: Frame<'_>, text: &[u8]) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `PublishAssemblyOutput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn publish_assembly_output(&self, call: &Call<'_>, frame: Frame<'_>, metadata: Incoming<'_, NevercAssemblyOutputMetadata>) -> Result<NevercArtifactHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl AssemblyProviderTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn assembly_provider_table<T: AssemblyProviderTable>(context: *mut c_void) -> NevercAssemblyProviderAPI {
    NevercAssemblyProviderAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercAssemblyProviderAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        get_parse_input: Some(assembly_provider_get_parse_input::<T>),
        peek_source_token: Some(assembly_provider_peek_source_token::<T>),
        advance_source_token: Some(assembly_provider_advance_source_token::<T>),
        get_parse_mc_builder: Some(assembly_provider_get_parse_mc_builder::<T>),
        publish_parsed_mc_unit: Some(assembly_provider_publish_parsed_mc_unit::<T>),
        get_print_input: Some(assembly_provider_get_print_input::<T>),
        write_print_output: Some(assembly_provider_write_print_output::<T>),
        publish_assembly_output: Some(assembly_provider_publish_assembly_output::<T>),
    }
}

unsafe extern "C-unwind" fn assembly_provider_get_parse_input<T: AssemblyProviderTable>(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_info: *mut NevercAssemblyParseInputInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &ASSEMBLY_PROVIDER_SLOTS[0], &move |a| { a.add("Frame", &frame); a.add("Input", &input); }, |table, call| {
            let out_info = OutRecord::new(out_info, &ASSEMBLY_PROVIDER_SLOTS[0]);
            let frame = call.frame(frame)?;
            let out_info = out_info?;
            out_info.set(table.get_parse_input(call, frame, input)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn assembly_provider_peek_source_token<T: AssemblyProviderTable>(context: *mut c_void, frame: *const NevercPhaseFrame, cursor: NevercAssemblySourceCursorHandle, out_token: *mut NevercAssemblyTokenInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &ASSEMBLY_PROVIDER_SLOTS[1], &move |a| { a.add("Frame", &frame); a.add("Cursor", &cursor); }, |table, call| {
            let out_token = OutRecord::new(out_token, &ASSEMBLY_PROVIDER_SLOTS[1]);
            let frame = call.frame(frame)?;
            let out_token = out_token?;
            out_token.set(table.peek_source_token(call, frame, cursor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn assembly_provider_advance_source_token<T: AssemblyProviderTable>(context: *mut c_void, frame: *const NevercPhaseFrame, cursor: NevercAssemblySourceCursorHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &ASSEMBLY_PROVIDER_SLOTS[2], &move |a| { a.add("Frame", &frame); a.add("Cursor", &cursor); }, |table, call| {
            let frame = call.frame(frame)?;
            table.advance_source_token(call, frame, cursor)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn assembly_provider_get_parse_mc_builder<T: AssemblyProviderTable>(context: *mut c_void, frame: *const NevercPhaseFrame, out_mc: *mut *const NevercMCAPI, out_unit: *mut NevercMCUnitHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &ASSEMBLY_PROVIDER_SLOTS[3], &move |a| { a.add("Frame", &frame); }, |table, call| {
            let out_mc = OutValue::new(out_mc);
            let out_unit = OutValue::new(out_unit);
            let frame = call.frame(frame)?;
            let out_mc = out_mc?;
            let out_unit = out_unit?;
            let (value0, value1) = table.get_parse_mc_builder(call, frame)?;
            out_mc.set(value0);
            out_unit.set(value1);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn assembly_provider_publish_parsed_mc_unit<T: AssemblyProviderTable>(context: *mut c_void, frame: *const NevercPhaseFrame, out_unit: *mut NevercArtifactHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &ASSEMBLY_PROVIDER_SLOTS[4], &move |a| { a.add("Frame", &frame); }, |table, call| {
            let out_unit = OutValue::new(out_unit);
            let frame = call.frame(frame)?;
            let out_unit = out_unit?;
            out_unit.set(table.publish_parsed_mc_unit(call, frame)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn assembly_provider_get_print_input<T: AssemblyProviderTable>(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_info: *mut NevercAssemblyPrintInputInfo, out_mc: *mut *const NevercMCAPI, out_unit: *mut NevercMCUnitHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &ASSEMBLY_PROVIDER_SLOTS[5], &move |a| { a.add("Frame", &frame); a.add("Input", &input); }, |table, call| {
            let out_info = OutRecord::new(out_info, &ASSEMBLY_PROVIDER_SLOTS[5]);
            let out_mc = OutValue::new(out_mc);
            let out_unit = OutValue::new(out_unit);
            let frame = call.frame(frame)?;
            let out_info = out_info?;
            let out_mc = out_mc?;
            let out_unit = out_unit?;
            let (value0, value1, value2) = table.get_print_input(call, frame, input)?;
            out_info.set(value0);
            out_mc.set(value1);
            out_unit.set(value2);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn assembly_provider_write_print_output<T: AssemblyProviderTable>(context: *mut c_void, frame: *const NevercPhaseFrame, text: NevercStringView) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &ASSEMBLY_PROVIDER_SLOTS[6], &move |a| { a.add("Frame", &frame); a.add("Text", &text); }, |table, call| {
            let frame = call.frame(frame)?;
            let text = boundary::bytes(text.data.cast(), text.length)?;
            table.write_print_output(call, frame, text)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn assembly_provider_publish_assembly_output<T: AssemblyProviderTable>(context: *mut c_void, frame: *const NevercPhaseFrame, metadata: *const NevercAssemblyOutputMetadata, out_output: *mut NevercArtifactHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &ASSEMBLY_PROVIDER_SLOTS[7], &move |a| { a.add("Frame", &frame); a.add("Metadata", &metadata); }, |table, call| {
            let out_output = OutValue::new(out_output);
            let frame = call.frame(frame)?;
            let metadata = Incoming::new(metadata)?;
            let out_output = out_output?;
            out_output.set(table.publish_assembly_output(call, frame, metadata)?);
            Ok(())
        })
    }
}

/// The slots of `NevercMCEmissionAPI`, for traces.
pub static MC_EMISSION_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "MCEmission", name: "GetEvent", major: 1, minor: 0 },
    SlotInfo { table: "MCEmission", name: "BeginInstructionReplacement", major: 1, minor: 0 },
    SlotInfo { table: "MCEmission", name: "PublishInstructionReplacement", major: 1, minor: 0 },
    SlotInfo { table: "MCEmission", name: "GetLayoutSection", major: 1, minor: 0 },
    SlotInfo { table: "MCEmission", name: "GetLayoutFragment", major: 1, minor: 0 },
    SlotInfo { table: "MCEmission", name: "GetLayoutSymbol", major: 1, minor: 0 },
    SlotInfo { table: "MCEmission", name: "GetLayoutFixup", major: 1, minor: 0 },
];

/// What stands behind `NevercMCEmissionAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait MCEmissionTable: Send + Sync + 'static {
    /// `GetEvent`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_event(&self, call: &Call<'_>, frame: Frame<'_>, artifact: NevercArtifactHandle) -> Result<NevercMCEmissionEventInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `BeginInstructionReplacement`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn begin_instruction_replacement(&self, call: &Call<'_>, frame: Frame<'_>, continuation: ContinuationRef) -> Result<(*const NevercMCAPI, NevercMCUnitHandle, NevercMCInstHandle), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `PublishInstructionReplacement`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn publish_instruction_replacement(&self, call: &Call<'_>, frame: Frame<'_>, continuation: ContinuationRef) -> Result<NevercArtifactHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetLayoutSection`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_layout_section(&self, call: &Call<'_>, frame: Frame<'_>, artifact: NevercArtifactHandle, index: u64) -> Result<NevercMCEmissionSectionLayoutInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetLayoutFragment`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_layout_fragment(&self, call: &Call<'_>, frame: Frame<'_>, artifact: NevercArtifactHandle, index: u64) -> Result<NevercMCEmissionFragmentLayoutInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetLayoutSymbol`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_layout_symbol(&self, call: &Call<'_>, frame: Frame<'_>, artifact: NevercArtifactHandle, index: u64) -> Result<NevercMCEmissionSymbolLayoutInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetLayoutFixup`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_layout_fixup(&self, call: &Call<'_>, frame: Frame<'_>, artifact: NevercArtifactHandle, index: u64) -> Result<NevercMCEmissionFixupLayoutInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl MCEmissionTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn mc_emission_table<T: MCEmissionTable>(context: *mut c_void) -> NevercMCEmissionAPI {
    NevercMCEmissionAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercMCEmissionAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        get_event: Some(mc_emission_get_event::<T>),
        begin_instruction_replacement: Some(mc_emission_begin_instruction_replacement::<T>),
        publish_instruction_replacement: Some(mc_emission_publish_instruction_replacement::<T>),
        get_layout_section: Some(mc_emission_get_layout_section::<T>),
        get_layout_fragment: Some(mc_emission_get_layout_fragment::<T>),
        get_layout_symbol: Some(mc_emission_get_layout_symbol::<T>),
        get_layout_fixup: Some(mc_emission_get_layout_fixup::<T>),
    }
}

unsafe extern "C-unwind" fn mc_emission_get_event<T: MCEmissionTable>(context: *mut c_void, frame: *const NevercPhaseFrame, artifact: NevercArtifactHandle, out_info: *mut NevercMCEmissionEventInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_EMISSION_SLOTS[0], &move |a| { a.add("Frame", &frame); a.add("Artifact", &artifact); }, |table, call| {
            let out_info = OutRecord::new(out_info, &MC_EMISSION_SLOTS[0]);
            let frame = call.frame(frame)?;
            let out_info = out_info?;
            out_info.set(table.get_event(call, frame, artifact)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_emission_begin_instruction_replacement<T: MCEmissionTable>(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *mut NevercPhaseContinuation, out_mc: *mut *const NevercMCAPI, out_unit: *mut NevercMCUnitHandle, out_instruction: *mut NevercMCInstHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_EMISSION_SLOTS[1], &move |a| { a.add("Frame", &frame); a.add("Continuation", &continuation); }, |table, call| {
            let out_mc = OutValue::new(out_mc);
            let out_unit = OutValue::new(out_unit);
            let out_instruction = OutValue::new(out_instruction);
            let frame = call.frame(frame)?;
            let continuation = ContinuationRef::new(continuation);
            let out_mc = out_mc?;
            let out_unit = out_unit?;
            let out_instruction = out_instruction?;
            let (value0, value1, value2) = table.begin_instruction_replacement(call, frame, continuation)?;
            out_mc.set(value0);
            out_unit.set(value1);
            out_instruction.set(value2);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_emission_publish_instruction_replacement<T: MCEmissionTable>(context: *mut c_void, frame: *const NevercPhaseFrame, continuation: *mut NevercPhaseContinuation, out_instruction: *mut NevercArtifactHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_EMISSION_SLOTS[2], &move |a| { a.add("Frame", &frame); a.add("Continuation", &continuation); }, |table, call| {
            let out_instruction = OutValue::new(out_instruction);
            let frame = call.frame(frame)?;
            let continuation = ContinuationRef::new(continuation);
            let out_instruction = out_instruction?;
            out_instruction.set(table.publish_instruction_replacement(call, frame, continuation)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_emission_get_layout_section<T: MCEmissionTable>(context: *mut c_void, frame: *const NevercPhaseFrame, artifact: NevercArtifactHandle, index: u64, out_info: *mut NevercMCEmissionSectionLayoutInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_EMISSION_SLOTS[3], &move |a| { a.add("Frame", &frame); a.add("Artifact", &artifact); a.add("Index", &index); }, |table, call| {
            let out_info = OutRecord::new(out_info, &MC_EMISSION_SLOTS[3]);
            let frame = call.frame(frame)?;
            let out_info = out_info?;
            out_info.set(table.get_layout_section(call, frame, artifact, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_emission_get_layout_fragment<T: MCEmissionTable>(context: *mut c_void, frame: *const NevercPhaseFrame, artifact: NevercArtifactHandle, index: u64, out_info: *mut NevercMCEmissionFragmentLayoutInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_EMISSION_SLOTS[4], &move |a| { a.add("Frame", &frame); a.add("Artifact", &artifact); a.add("Index", &index); }, |table, call| {
            let out_info = OutRecord::new(out_info, &MC_EMISSION_SLOTS[4]);
            let frame = call.frame(frame)?;
            let out_info = out_info?;
            out_info.set(table.get_layout_fragment(call, frame, artifact, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_emission_get_layout_symbol<T: MCEmissionTable>(context: *mut c_void, frame: *const NevercPhaseFrame, artifact: NevercArtifactHandle, index: u64, out_info: *mut NevercMCEmissionSymbolLayoutInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_EMISSION_SLOTS[5], &move |a| { a.add("Frame", &frame); a.add("Artifact", &artifact); a.add("Index", &index); }, |table, call| {
            let out_info = OutRecord::new(out_info, &MC_EMISSION_SLOTS[5]);
            let frame = call.frame(frame)?;
            let out_info = out_info?;
            out_info.set(table.get_layout_symbol(call, frame, artifact, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_emission_get_layout_fixup<T: MCEmissionTable>(context: *mut c_void, frame: *const NevercPhaseFrame, artifact: NevercArtifactHandle, index: u64, out_info: *mut NevercMCEmissionFixupLayoutInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_EMISSION_SLOTS[6], &move |a| { a.add("Frame", &frame); a.add("Artifact", &artifact); a.add("Index", &index); }, |table, call| {
            let out_info = OutRecord::new(out_info, &MC_EMISSION_SLOTS[6]);
            let frame = call.frame(frame)?;
            let out_info = out_info?;
            out_info.set(table.get_layout_fixup(call, frame, artifact, index)?);
            Ok(())
        })
    }
}

/// The slots of `NevercMCAPI`, for traces.
pub static MC_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "MC", name: "RegisterSchema", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "GetSchemaToken", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "GetSchemaTokenInfo", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "GetUnitInfo", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "GetFirstSection", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "GetNextSection", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "GetSectionInfo", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "GetFirstSymbol", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "GetNextSymbol", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "GetSymbolInfo", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "GetExpressionInfo", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "GetFirstFragment", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "GetNextFragment", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "GetFragmentInfo", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "GetFirstFragmentInstruction", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "GetFirstFixup", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "GetNextFixup", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "GetFixupInfo", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "BeginMutation", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "CommitMutation", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "AbandonMutation", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "CreateSection", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "MoveSectionBefore", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "EraseSection", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "CreateSymbol", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "MoveSymbolBefore", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "EraseSymbol", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "CreateExpression", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "SetExpressionOperands", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "EraseExpression", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "CreateFragment", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "MoveFragmentBefore", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "EraseFragment", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "CreateFixup", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "MoveFixupBefore", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "EraseFixup", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "GetFirstInstruction", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "GetNextInstruction", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "GetInstructionInfo", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "GetInstructionOperand", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "GetOperandValue", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "CreateInstruction", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "AppendOperand", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "InsertOperand", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "EraseOperand", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "InsertInstructionBefore", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "AppendInstruction", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "AppendInstructionToFragment", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "ReplaceInstruction", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "EraseInstruction", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "RegisterEncoder", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "RegisterDecoder", major: 1, minor: 1 },
    SlotInfo { table: "MC", name: "RegisterAsmBackend", major: 1, minor: 1 },
];

/// What stands behind `NevercMCAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait MCTable: Send + Sync + 'static {
    /// `RegisterSchema`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn register_schema(&self, call: &Call<'_>, registrar_context: RegistrarRef, descriptor: Incoming<'_, NevercMCSchemaDescriptor>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetSchemaToken`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_schema_token(&self, call: &Call<'_>, task: &Rc<Task>, unit: NevercMCUnitHandle) -> Result<NevercMCSchemaTokenHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetSchemaTokenInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_schema_token_info(&self, call: &Call<'_>, task: &Rc<Task>, token: NevercMCSchemaTokenHandle) -> Result<NevercMCSchemaTokenInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetUnitInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_unit_info(&self, call: &Call<'_>, task: &Rc<Task>, unit: NevercMCUnitHandle) -> Result<NevercMCUnitInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFirstSection`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_first_section(&self, call: &Call<'_>, task: &Rc<Task>, unit: NevercMCUnitHandle) -> Result<NevercMCSectionHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetNextSection`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_next_section(&self, call: &Call<'_>, task: &Rc<Task>, section: NevercMCSectionHandle) -> Result<NevercMCSectionHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetSectionInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_section_info(&self, call: &Call<'_>, task: &Rc<Task>, section: NevercMCSectionHandle) -> Result<NevercMCSectionInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFirstSymbol`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_first_symbol(&self, call: &Call<'_>, task: &Rc<Task>, unit: NevercMCUnitHandle) -> Result<NevercMCSymbolHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetNextSymbol`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_next_symbol(&self, call: &Call<'_>, task: &Rc<Task>, symbol: NevercMCSymbolHandle) -> Result<NevercMCSymbolHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetSymbolInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_symbol_info(&self, call: &Call<'_>, task: &Rc<Task>, symbol: NevercMCSymbolHandle) -> Result<NevercMCSymbolInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetExpressionInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_expression_info(&self, call: &Call<'_>, task: &Rc<Task>, expression: NevercMCExprHandle) -> Result<NevercMCExpressionInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFirstFragment`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_first_fragment(&self, call: &Call<'_>, task: &Rc<Task>, section: NevercMCSectionHandle) -> Result<NevercMCFragmentHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetNextFragment`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_next_fragment(&self, call: &Call<'_>, task: &Rc<Task>, fragment: NevercMCFragmentHandle) -> Result<NevercMCFragmentHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFragmentInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_fragment_info(&self, call: &Call<'_>, task: &Rc<Task>, fragment: NevercMCFragmentHandle) -> Result<NevercMCFragmentInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFirstFragmentInstruction`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_first_fragment_instruction(&self, call: &Call<'_>, task: &Rc<Task>, fragment: NevercMCFragmentHandle) -> Result<NevercMCInstHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFirstFixup`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_first_fixup(&self, call: &Call<'_>, task: &Rc<Task>, fragment: NevercMCFragmentHandle) -> Result<NevercMCFixupHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetNextFixup`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_next_fixup(&self, call: &Call<'_>, task: &Rc<Task>, fixup: NevercMCFixupHandle) -> Result<NevercMCFixupHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFixupInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_fixup_info(&self, call: &Call<'_>, task: &Rc<Task>, fixup: NevercMCFixupHandle) -> Result<NevercMCFixupInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `BeginMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn begin_mutation(&self, call: &Call<'_>, task: &Rc<Task>, unit: NevercMCUnitHandle) -> Result<NevercMCMutationHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CommitMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn commit_mutation(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMCMutationHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `AbandonMutation`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn abandon_mutation(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMCMutationHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateSection`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_section(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMCMutationHandle, descriptor: Incoming<'_, NevercMCSectionDescriptor>) -> Result<NevercMCSectionHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `MoveSectionBefore`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn move_section_before(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMCMutationHandle, section: NevercMCSectionHandle, position: NevercMCSectionHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `EraseSection`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn erase_section(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMCMutationHandle, section: NevercMCSectionHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateSymbol`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_symbol(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMCMutationHandle, descriptor: Incoming<'_, NevercMCSymbolDescriptor>) -> Result<NevercMCSymbolHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `MoveSymbolBefore`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn move_symbol_before(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMCMutationHandle, symbol: NevercMCSymbolHandle, position: NevercMCSymbolHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `EraseSymbol`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn erase_symbol(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMCMutationHandle, symbol: NevercMCSymbolHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateExpression`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_expression(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMCMutationHandle, descriptor: Incoming<'_, NevercMCExpressionDescriptor>) -> Result<NevercMCExprHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `SetExpressionOperands`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn set_expression_operands(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMCMutationHandle, expression: NevercMCExprHandle, left: NevercMCExprHandle, right: NevercMCExprHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `EraseExpression`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn erase_expression(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMCMutationHandle, expression: NevercMCExprHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateFragment`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_fragment(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMCMutationHandle, section: NevercMCSectionHandle, descriptor: Incoming<'_, NevercMCFragmentDescriptor>) -> Result<NevercMCFragmentHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `MoveFragmentBefore`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn move_fragment_before(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMCMutationHandle, fragment: NevercMCFragmentHandle, position: NevercMCFragmentHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `EraseFragment`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn erase_fragment(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMCMutationHandle, fragment: NevercMCFragmentHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateFixup`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_fixup(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMCMutationHandle, fragment: NevercMCFragmentHandle, descriptor: Incoming<'_, NevercMCFixupDescriptor>) -> Result<NevercMCFixupHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `MoveFixupBefore`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn move_fixup_before(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMCMutationHandle, fixup: NevercMCFixupHandle, position: NevercMCFixupHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `EraseFixup`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn erase_fixup(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMCMutationHandle, fixup: NevercMCFixupHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetFirstInstruction`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_first_instruction(&self, call: &Call<'_>, task: &Rc<Task>, unit: NevercMCUnitHandle) -> Result<NevercMCInstHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetNextInstruction`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_next_instruction(&self, call: &Call<'_>, task: &Rc<Task>, instruction: NevercMCInstHandle) -> Result<NevercMCInstHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetInstructionInfo`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_instruction_info(&self, call: &Call<'_>, task: &Rc<Task>, instruction: NevercMCInstHandle) -> Result<NevercMCInstructionInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetInstructionOperand`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_instruction_operand(&self, call: &Call<'_>, task: &Rc<Task>, instruction: NevercMCInstHandle, index: u64) -> Result<NevercMCOperandHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetOperandValue`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_operand_value(&self, call: &Call<'_>, task: &Rc<Task>, operand: NevercMCOperandHandle) -> Result<NevercMCOperandValue, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `CreateInstruction`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn create_instruction(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMCMutationHandle, schema_token: NevercMCSchemaTokenHandle, opcode: u32) -> Result<NevercMCInstHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `AppendOperand`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn append_operand(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMCMutationHandle, instruction: NevercMCInstHandle, value: Incoming<'_, NevercMCOperandValue>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `InsertOperand`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn insert_operand(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMCMutationHandle, instruction: NevercMCInstHandle, index: u64, value: Incoming<'_, NevercMCOperandValue>) -> Result<NevercMCOperandHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `EraseOperand`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn erase_operand(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMCMutationHandle, instruction: NevercMCInstHandle, index: u64) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `InsertInstructionBefore`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn insert_instruction_before(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMCMutationHandle, position: NevercMCInstHandle, instruction: NevercMCInstHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `AppendInstruction`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn append_instruction(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMCMutationHandle, unit: NevercMCUnitHandle, instruction: NevercMCInstHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `AppendInstructionToFragment`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn append_instruction_to_fragment(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMCMutationHandle, fragment: NevercMCFragmentHandle, instruction: NevercMCInstHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `ReplaceInstruction`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn replace_instruction(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMCMutationHandle, instruction: NevercMCInstHandle, replacement: NevercMCInstHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `EraseInstruction`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn erase_instruction(&self, call: &Call<'_>, task: &Rc<Task>, mutation: NevercMCMutationHandle, instruction: NevercMCInstHandle) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `RegisterEncoder`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn register_encoder(&self, call: &Call<'_>, registrar_context: RegistrarRef, descriptor: Incoming<'_, NevercMCEncoderDescriptor>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `RegisterDecoder`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn register_decoder(&self, call: &Call<'_>, registrar_context: RegistrarRef, descriptor: Incoming<'_, NevercMCDecoderDescriptor>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `RegisterAsmBackend`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn register_asm_backend(&self, call: &Call<'_>, registrar_context: RegistrarRef, descriptor: Incoming<'_, NevercMCAsmBackendDescriptor>) -> Result<(), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl MCTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn mc_table<T: MCTable>(context: *mut c_void) -> NevercMCAPI {
    NevercMCAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercMCAPI>() as u32, major: 1, minor: 1, flags: 0 },
        context,
        register_schema: Some(mc_register_schema::<T>),
        get_schema_token: Some(mc_get_schema_token::<T>),
        get_schema_token_info: Some(mc_get_schema_token_info::<T>),
        get_unit_info: Some(mc_get_unit_info::<T>),
        get_first_section: Some(mc_get_first_section::<T>),
        get_next_section: Some(mc_get_next_section::<T>),
        get_section_info: Some(mc_get_section_info::<T>),
        get_first_symbol: Some(mc_get_first_symbol::<T>),
        get_next_symbol: Some(mc_get_next_symbol::<T>),
        get_symbol_info: Some(mc_get_symbol_info::<T>),
        get_expression_info: Some(mc_get_expression_info::<T>),
        get_first_fragment: Some(mc_get_first_fragment::<T>),
        get_next_fragment: Some(mc_get_next_fragment::<T>),
        get_fragment_info: Some(mc_get_fragment_info::<T>),
        get_first_fragment_instruction: Some(mc_get_first_fragment_instruction::<T>),
        get_first_fixup: Some(mc_get_first_fixup::<T>),
        get_next_fixup: Some(mc_get_next_fixup::<T>),
        get_fixup_info: Some(mc_get_fixup_info::<T>),
        begin_mutation: Some(mc_begin_mutation::<T>),
        commit_mutation: Some(mc_commit_mutation::<T>),
        abandon_mutation: Some(mc_abandon_mutation::<T>),
        create_section: Some(mc_create_section::<T>),
        move_section_before: Some(mc_move_section_before::<T>),
        erase_section: Some(mc_erase_section::<T>),
        create_symbol: Some(mc_create_symbol::<T>),
        move_symbol_before: Some(mc_move_symbol_before::<T>),
        erase_symbol: Some(mc_erase_symbol::<T>),
        create_expression: Some(mc_create_expression::<T>),
        set_expression_operands: Some(mc_set_expression_operands::<T>),
        erase_expression: Some(mc_erase_expression::<T>),
        create_fragment: Some(mc_create_fragment::<T>),
        move_fragment_before: Some(mc_move_fragment_before::<T>),
        erase_fragment: Some(mc_erase_fragment::<T>),
        create_fixup: Some(mc_create_fixup::<T>),
        move_fixup_before: Some(mc_move_fixup_before::<T>),
        erase_fixup: Some(mc_erase_fixup::<T>),
        get_first_instruction: Some(mc_get_first_instruction::<T>),
        get_next_instruction: Some(mc_get_next_instruction::<T>),
        get_instruction_info: Some(mc_get_instruction_info::<T>),
        get_instruction_operand: Some(mc_get_instruction_operand::<T>),
        get_operand_value: Some(mc_get_operand_value::<T>),
        create_instruction: Some(mc_create_instruction::<T>),
        append_operand: Some(mc_append_operand::<T>),
        insert_operand: Some(mc_insert_operand::<T>),
        erase_operand: Some(mc_erase_operand::<T>),
        insert_instruction_before: Some(mc_insert_instruction_before::<T>),
        append_instruction: Some(mc_append_instruction::<T>),
        append_instruction_to_fragment: Some(mc_append_instruction_to_fragment::<T>),
        replace_instruction: Some(mc_replace_instruction::<T>),
        erase_instruction: Some(mc_erase_instruction::<T>),
        register_encoder: Some(mc_register_encoder::<T>),
        register_decoder: Some(mc_register_decoder::<T>),
        register_asm_backend: Some(mc_register_asm_backend::<T>),
    }
}

unsafe extern "C-unwind" fn mc_register_schema<T: MCTable>(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercMCSchemaDescriptor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[0], &move |a| { a.add("RegistrarContext", &registrar_context); a.add("Descriptor", &descriptor); }, |table, call| {
            let registrar_context = RegistrarRef::new(registrar_context);
            let descriptor = Incoming::new(descriptor)?;
            table.register_schema(call, registrar_context, descriptor)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_get_schema_token<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, unit: NevercMCUnitHandle, out_token: *mut NevercMCSchemaTokenHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[1], &move |a| { a.add("Task", &task); a.add("Unit", &unit); }, |table, call| {
            let out_token = OutValue::new(out_token);
            let task = call.task(task)?;
            let out_token = out_token?;
            out_token.set(table.get_schema_token(call, task, unit)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_get_schema_token_info<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, token: NevercMCSchemaTokenHandle, out_info: *mut NevercMCSchemaTokenInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[2], &move |a| { a.add("Task", &task); a.add("Token", &token); }, |table, call| {
            let out_info = OutRecord::new(out_info, &MC_SLOTS[2]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_schema_token_info(call, task, token)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_get_unit_info<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, unit: NevercMCUnitHandle, out_info: *mut NevercMCUnitInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[3], &move |a| { a.add("Task", &task); a.add("Unit", &unit); }, |table, call| {
            let out_info = OutRecord::new(out_info, &MC_SLOTS[3]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_unit_info(call, task, unit)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_get_first_section<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, unit: NevercMCUnitHandle, out_section: *mut NevercMCSectionHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[4], &move |a| { a.add("Task", &task); a.add("Unit", &unit); }, |table, call| {
            let out_section = OutValue::new(out_section);
            let task = call.task(task)?;
            let out_section = out_section?;
            out_section.set(table.get_first_section(call, task, unit)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_get_next_section<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, section: NevercMCSectionHandle, out_section: *mut NevercMCSectionHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[5], &move |a| { a.add("Task", &task); a.add("Section", &section); }, |table, call| {
            let out_section = OutValue::new(out_section);
            let task = call.task(task)?;
            let out_section = out_section?;
            out_section.set(table.get_next_section(call, task, section)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_get_section_info<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, section: NevercMCSectionHandle, out_info: *mut NevercMCSectionInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[6], &move |a| { a.add("Task", &task); a.add("Section", &section); }, |table, call| {
            let out_info = OutValue::new(out_info);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_section_info(call, task, section)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_get_first_symbol<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, unit: NevercMCUnitHandle, out_symbol: *mut NevercMCSymbolHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[7], &move |a| { a.add("Task", &task); a.add("Unit", &unit); }, |table, call| {
            let out_symbol = OutValue::new(out_symbol);
            let task = call.task(task)?;
            let out_symbol = out_symbol?;
            out_symbol.set(table.get_first_symbol(call, task, unit)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_get_next_symbol<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, symbol: NevercMCSymbolHandle, out_symbol: *mut NevercMCSymbolHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[8], &move |a| { a.add("Task", &task); a.add("Symbol", &symbol); }, |table, call| {
            let out_symbol = OutValue::new(out_symbol);
            let task = call.task(task)?;
            let out_symbol = out_symbol?;
            out_symbol.set(table.get_next_symbol(call, task, symbol)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_get_symbol_info<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, symbol: NevercMCSymbolHandle, out_info: *mut NevercMCSymbolInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[9], &move |a| { a.add("Task", &task); a.add("Symbol", &symbol); }, |table, call| {
            let out_info = OutValue::new(out_info);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_symbol_info(call, task, symbol)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_get_expression_info<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, expression: NevercMCExprHandle, out_info: *mut NevercMCExpressionInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[10], &move |a| { a.add("Task", &task); a.add("Expression", &expression); }, |table, call| {
            let out_info = OutValue::new(out_info);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_expression_info(call, task, expression)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_get_first_fragment<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, section: NevercMCSectionHandle, out_fragment: *mut NevercMCFragmentHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[11], &move |a| { a.add("Task", &task); a.add("Section", &section); }, |table, call| {
            let out_fragment = OutValue::new(out_fragment);
            let task = call.task(task)?;
            let out_fragment = out_fragment?;
            out_fragment.set(table.get_first_fragment(call, task, section)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_get_next_fragment<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, fragment: NevercMCFragmentHandle, out_fragment: *mut NevercMCFragmentHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[12], &move |a| { a.add("Task", &task); a.add("Fragment", &fragment); }, |table, call| {
            let out_fragment = OutValue::new(out_fragment);
            let task = call.task(task)?;
            let out_fragment = out_fragment?;
            out_fragment.set(table.get_next_fragment(call, task, fragment)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_get_fragment_info<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, fragment: NevercMCFragmentHandle, out_info: *mut NevercMCFragmentInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[13], &move |a| { a.add("Task", &task); a.add("Fragment", &fragment); }, |table, call| {
            let out_info = OutValue::new(out_info);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_fragment_info(call, task, fragment)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_get_first_fragment_instruction<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, fragment: NevercMCFragmentHandle, out_instruction: *mut NevercMCInstHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[14], &move |a| { a.add("Task", &task); a.add("Fragment", &fragment); }, |table, call| {
            let out_instruction = OutValue::new(out_instruction);
            let task = call.task(task)?;
            let out_instruction = out_instruction?;
            out_instruction.set(table.get_first_fragment_instruction(call, task, fragment)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_get_first_fixup<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, fragment: NevercMCFragmentHandle, out_fixup: *mut NevercMCFixupHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[15], &move |a| { a.add("Task", &task); a.add("Fragment", &fragment); }, |table, call| {
            let out_fixup = OutValue::new(out_fixup);
            let task = call.task(task)?;
            let out_fixup = out_fixup?;
            out_fixup.set(table.get_first_fixup(call, task, fragment)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_get_next_fixup<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, fixup: NevercMCFixupHandle, out_fixup: *mut NevercMCFixupHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[16], &move |a| { a.add("Task", &task); a.add("Fixup", &fixup); }, |table, call| {
            let out_fixup = OutValue::new(out_fixup);
            let task = call.task(task)?;
            let out_fixup = out_fixup?;
            out_fixup.set(table.get_next_fixup(call, task, fixup)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_get_fixup_info<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, fixup: NevercMCFixupHandle, out_info: *mut NevercMCFixupInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[17], &move |a| { a.add("Task", &task); a.add("Fixup", &fixup); }, |table, call| {
            let out_info = OutValue::new(out_info);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_fixup_info(call, task, fixup)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_begin_mutation<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, unit: NevercMCUnitHandle, out_mutation: *mut NevercMCMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[18], &move |a| { a.add("Task", &task); a.add("Unit", &unit); }, |table, call| {
            let out_mutation = OutValue::new(out_mutation);
            let task = call.task(task)?;
            let out_mutation = out_mutation?;
            out_mutation.set(table.begin_mutation(call, task, unit)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_commit_mutation<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[19], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); }, |table, call| {
            let task = call.task(task)?;
            table.commit_mutation(call, task, mutation)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_abandon_mutation<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[20], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); }, |table, call| {
            let task = call.task(task)?;
            table.abandon_mutation(call, task, mutation)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_create_section<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, descriptor: *const NevercMCSectionDescriptor, out_section: *mut NevercMCSectionHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[21], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Descriptor", &descriptor); }, |table, call| {
            let out_section = OutValue::new(out_section);
            let task = call.task(task)?;
            let descriptor = Incoming::new(descriptor)?;
            let out_section = out_section?;
            out_section.set(table.create_section(call, task, mutation, descriptor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_move_section_before<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, section: NevercMCSectionHandle, position: NevercMCSectionHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[22], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Section", &section); a.add("Position", &position); }, |table, call| {
            let task = call.task(task)?;
            table.move_section_before(call, task, mutation, section, position)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_erase_section<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, section: NevercMCSectionHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[23], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Section", &section); }, |table, call| {
            let task = call.task(task)?;
            table.erase_section(call, task, mutation, section)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_create_symbol<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, descriptor: *const NevercMCSymbolDescriptor, out_symbol: *mut NevercMCSymbolHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[24], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Descriptor", &descriptor); }, |table, call| {
            let out_symbol = OutValue::new(out_symbol);
            let task = call.task(task)?;
            let descriptor = Incoming::new(descriptor)?;
            let out_symbol = out_symbol?;
            out_symbol.set(table.create_symbol(call, task, mutation, descriptor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_move_symbol_before<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, symbol: NevercMCSymbolHandle, position: NevercMCSymbolHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[25], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Symbol", &symbol); a.add("Position", &position); }, |table, call| {
            let task = call.task(task)?;
            table.move_symbol_before(call, task, mutation, symbol, position)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_erase_symbol<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, symbol: NevercMCSymbolHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[26], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Symbol", &symbol); }, |table, call| {
            let task = call.task(task)?;
            table.erase_symbol(call, task, mutation, symbol)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_create_expression<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, descriptor: *const NevercMCExpressionDescriptor, out_expression: *mut NevercMCExprHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[27], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Descriptor", &descriptor); }, |table, call| {
            let out_expression = OutValue::new(out_expression);
            let task = call.task(task)?;
            let descriptor = Incoming::new(descriptor)?;
            let out_expression = out_expression?;
            out_expression.set(table.create_expression(call, task, mutation, descriptor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_set_expression_operands<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, expression: NevercMCExprHandle, left: NevercMCExprHandle, right: NevercMCExprHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[28], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Expression", &expression); a.add("Left", &left); a.add("Right", &right); }, |table, call| {
            let task = call.task(task)?;
            table.set_expression_operands(call, task, mutation, expression, left, right)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_erase_expression<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, expression: NevercMCExprHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[29], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Expression", &expression); }, |table, call| {
            let task = call.task(task)?;
            table.erase_expression(call, task, mutation, expression)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_create_fragment<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, section: NevercMCSectionHandle, descriptor: *const NevercMCFragmentDescriptor, out_fragment: *mut NevercMCFragmentHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[30], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Section", &section); a.add("Descriptor", &descriptor); }, |table, call| {
            let out_fragment = OutValue::new(out_fragment);
            let task = call.task(task)?;
            let descriptor = Incoming::new(descriptor)?;
            let out_fragment = out_fragment?;
            out_fragment.set(table.create_fragment(call, task, mutation, section, descriptor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_move_fragment_before<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, fragment: NevercMCFragmentHandle, position: NevercMCFragmentHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[31], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Fragment", &fragment); a.add("Position", &position); }, |table, call| {
            let task = call.task(task)?;
            table.move_fragment_before(call, task, mutation, fragment, position)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_erase_fragment<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, fragment: NevercMCFragmentHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[32], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Fragment", &fragment); }, |table, call| {
            let task = call.task(task)?;
            table.erase_fragment(call, task, mutation, fragment)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_create_fixup<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, fragment: NevercMCFragmentHandle, descriptor: *const NevercMCFixupDescriptor, out_fixup: *mut NevercMCFixupHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[33], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Fragment", &fragment); a.add("Descriptor", &descriptor); }, |table, call| {
            let out_fixup = OutValue::new(out_fixup);
            let task = call.task(task)?;
            let descriptor = Incoming::new(descriptor)?;
            let out_fixup = out_fixup?;
            out_fixup.set(table.create_fixup(call, task, mutation, fragment, descriptor)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_move_fixup_before<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, fixup: NevercMCFixupHandle, position: NevercMCFixupHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[34], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Fixup", &fixup); a.add("Position", &position); }, |table, call| {
            let task = call.task(task)?;
            table.move_fixup_before(call, task, mutation, fixup, position)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_erase_fixup<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, fixup: NevercMCFixupHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[35], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Fixup", &fixup); }, |table, call| {
            let task = call.task(task)?;
            table.erase_fixup(call, task, mutation, fixup)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_get_first_instruction<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, unit: NevercMCUnitHandle, out_instruction: *mut NevercMCInstHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[36], &move |a| { a.add("Task", &task); a.add("Unit", &unit); }, |table, call| {
            let out_instruction = OutValue::new(out_instruction);
            let task = call.task(task)?;
            let out_instruction = out_instruction?;
            out_instruction.set(table.get_first_instruction(call, task, unit)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_get_next_instruction<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, instruction: NevercMCInstHandle, out_instruction: *mut NevercMCInstHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[37], &move |a| { a.add("Task", &task); a.add("Instruction", &instruction); }, |table, call| {
            let out_instruction = OutValue::new(out_instruction);
            let task = call.task(task)?;
            let out_instruction = out_instruction?;
            out_instruction.set(table.get_next_instruction(call, task, instruction)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_get_instruction_info<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, instruction: NevercMCInstHandle, out_info: *mut NevercMCInstructionInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[38], &move |a| { a.add("Task", &task); a.add("Instruction", &instruction); }, |table, call| {
            let out_info = OutRecord::new(out_info, &MC_SLOTS[38]);
            let task = call.task(task)?;
            let out_info = out_info?;
            out_info.set(table.get_instruction_info(call, task, instruction)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_get_instruction_operand<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, instruction: NevercMCInstHandle, index: u64, out_operand: *mut NevercMCOperandHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[39], &move |a| { a.add("Task", &task); a.add("Instruction", &instruction); a.add("Index", &index); }, |table, call| {
            let out_operand = OutValue::new(out_operand);
            let task = call.task(task)?;
            let out_operand = out_operand?;
            out_operand.set(table.get_instruction_operand(call, task, instruction, index)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_get_operand_value<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, operand: NevercMCOperandHandle, out_value: *mut NevercMCOperandValue) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[40], &move |a| { a.add("Task", &task); a.add("Operand", &operand); }, |table, call| {
            let out_value = OutRecord::new(out_value, &MC_SLOTS[40]);
            let task = call.task(task)?;
            let out_value = out_value?;
            out_value.set(table.get_operand_value(call, task, operand)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_create_instruction<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, schema_token: NevercMCSchemaTokenHandle, opcode: u32, out_instruction: *mut NevercMCInstHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[41], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("SchemaToken", &schema_token); a.add("Opcode", &opcode); }, |table, call| {
            let out_instruction = OutValue::new(out_instruction);
            let task = call.task(task)?;
            let out_instruction = out_instruction?;
            out_instruction.set(table.create_instruction(call, task, mutation, schema_token, opcode)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_append_operand<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, instruction: NevercMCInstHandle, value: *const NevercMCOperandValue) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[42], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Instruction", &instruction); a.add("Value", &value); }, |table, call| {
            let task = call.task(task)?;
            let value = Incoming::new(value)?;
            table.append_operand(call, task, mutation, instruction, value)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_insert_operand<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, instruction: NevercMCInstHandle, index: u64, value: *const NevercMCOperandValue, out_operand: *mut NevercMCOperandHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[43], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Instruction", &instruction); a.add("Index", &index); a.add("Value", &value); }, |table, call| {
            let out_operand = OutValue::new(out_operand);
            let task = call.task(task)?;
            let value = Incoming::new(value)?;
            let out_operand = out_operand?;
            out_operand.set(table.insert_operand(call, task, mutation, instruction, index, value)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_erase_operand<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, instruction: NevercMCInstHandle, index: u64) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[44], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Instruction", &instruction); a.add("Index", &index); }, |table, call| {
            let task = call.task(task)?;
            table.erase_operand(call, task, mutation, instruction, index)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_insert_instruction_before<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, position: NevercMCInstHandle, instruction: NevercMCInstHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[45], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Position", &position); a.add("Instruction", &instruction); }, |table, call| {
            let task = call.task(task)?;
            table.insert_instruction_before(call, task, mutation, position, instruction)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_append_instruction<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, unit: NevercMCUnitHandle, instruction: NevercMCInstHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[46], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Unit", &unit); a.add("Instruction", &instruction); }, |table, call| {
            let task = call.task(task)?;
            table.append_instruction(call, task, mutation, unit, instruction)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_append_instruction_to_fragment<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, fragment: NevercMCFragmentHandle, instruction: NevercMCInstHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[47], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Fragment", &fragment); a.add("Instruction", &instruction); }, |table, call| {
            let task = call.task(task)?;
            table.append_instruction_to_fragment(call, task, mutation, fragment, instruction)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_replace_instruction<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, instruction: NevercMCInstHandle, replacement: NevercMCInstHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[48], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Instruction", &instruction); a.add("Replacement", &replacement); }, |table, call| {
            let task = call.task(task)?;
            table.replace_instruction(call, task, mutation, instruction, replacement)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_erase_instruction<T: MCTable>(context: *mut c_void, task: NevercTaskHandle, mutation: NevercMCMutationHandle, instruction: NevercMCInstHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[49], &move |a| { a.add("Task", &task); a.add("Mutation", &mutation); a.add("Instruction", &instruction); }, |table, call| {
            let task = call.task(task)?;
            table.erase_instruction(call, task, mutation, instruction)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_register_encoder<T: MCTable>(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercMCEncoderDescriptor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[50], &move |a| { a.add("RegistrarContext", &registrar_context); a.add("Descriptor", &descriptor); }, |table, call| {
            let registrar_context = RegistrarRef::new(registrar_context);
            let descriptor = Incoming::new(descriptor)?;
            table.register_encoder(call, registrar_context, descriptor)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_register_decoder<T: MCTable>(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercMCDecoderDescriptor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[51], &move |a| { a.add("RegistrarContext", &registrar_context); a.add("Descriptor", &descriptor); }, |table, call| {
            let registrar_context = RegistrarRef::new(registrar_context);
            let descriptor = Incoming::new(descriptor)?;
            table.register_decoder(call, registrar_context, descriptor)?;
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_register_asm_backend<T: MCTable>(context: *mut c_void, registrar_context: *mut c_void, descriptor: *const NevercMCAsmBackendDescriptor) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_SLOTS[52], &move |a| { a.add("RegistrarContext", &registrar_context); a.add("Descriptor", &descriptor); }, |table, call| {
            let registrar_context = RegistrarRef::new(registrar_context);
            let descriptor = Incoming::new(descriptor)?;
            table.register_asm_backend(call, registrar_context, descriptor)?;
            Ok(())
        })
    }
}

/// The slots of `NevercMCProviderAPI`, for traces.
pub static MC_PROVIDER_SLOTS: &[SlotInfo] = &[
    SlotInfo { table: "MCProvider", name: "GetMIRToMCInput", major: 1, minor: 0 },
    SlotInfo { table: "MCProvider", name: "GetMachineFunction", major: 1, minor: 0 },
    SlotInfo { table: "MCProvider", name: "GetMCBuilder", major: 1, minor: 0 },
    SlotInfo { table: "MCProvider", name: "PublishMCUnit", major: 1, minor: 0 },
];

/// What stands behind `NevercMCProviderAPI`. A method that is not written answers `CAPABILITY_UNAVAILABLE`.
#[allow(unused_variables)]
pub trait MCProviderTable: Send + Sync + 'static {
    /// `GetMIRToMCInput`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_mir_to_mc_input(&self, call: &Call<'_>, frame: Frame<'_>, input: NevercArtifactHandle) -> Result<NevercMIRToMCInputInfo, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetMachineFunction`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_machine_function(&self, call: &Call<'_>, frame: Frame<'_>, index: u64) -> Result<(*const NevercMIRAPI, NevercMachineFunctionHandle), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `GetMCBuilder`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn get_mc_builder(&self, call: &Call<'_>, frame: Frame<'_>) -> Result<(*const NevercMCAPI, NevercMCUnitHandle), Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
    /// `PublishMCUnit`
    ///
    /// # Errors
    /// The status that the plugin sees.
    fn publish_mc_unit(&self, call: &Call<'_>, frame: Frame<'_>) -> Result<NevercArtifactHandle, Status> {
        Err(Status::CAPABILITY_UNAVAILABLE)
    }
}

impl MCProviderTable for Unavailable {}

/// The C table over `T`; `context` must point to a [`boundary::Binding`] of `T` that outlives the table's users.
pub const fn mc_provider_table<T: MCProviderTable>(context: *mut c_void) -> NevercMCProviderAPI {
    NevercMCProviderAPI {
        header: NevercABITableHeader { struct_size: size_of::<NevercMCProviderAPI>() as u32, major: 1, minor: 0, flags: 0 },
        context,
        get_mir_to_mc_input: Some(mc_provider_get_mir_to_mc_input::<T>),
        get_machine_function: Some(mc_provider_get_machine_function::<T>),
        get_mc_builder: Some(mc_provider_get_mc_builder::<T>),
        publish_mc_unit: Some(mc_provider_publish_mc_unit::<T>),
    }
}

unsafe extern "C-unwind" fn mc_provider_get_mir_to_mc_input<T: MCProviderTable>(context: *mut c_void, frame: *const NevercPhaseFrame, input: NevercArtifactHandle, out_info: *mut NevercMIRToMCInputInfo) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_PROVIDER_SLOTS[0], &move |a| { a.add("Frame", &frame); a.add("Input", &input); }, |table, call| {
            let out_info = OutRecord::new(out_info, &MC_PROVIDER_SLOTS[0]);
            let frame = call.frame(frame)?;
            let out_info = out_info?;
            out_info.set(table.get_mir_to_mc_input(call, frame, input)?);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_provider_get_machine_function<T: MCProviderTable>(context: *mut c_void, frame: *const NevercPhaseFrame, index: u64, out_mir: *mut *const NevercMIRAPI, out_function: *mut NevercMachineFunctionHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_PROVIDER_SLOTS[1], &move |a| { a.add("Frame", &frame); a.add("Index", &index); }, |table, call| {
            let out_mir = OutValue::new(out_mir);
            let out_function = OutValue::new(out_function);
            let frame = call.frame(frame)?;
            let out_mir = out_mir?;
            let out_function = out_function?;
            let (value0, value1) = table.get_machine_function(call, frame, index)?;
            out_mir.set(value0);
            out_function.set(value1);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_provider_get_mc_builder<T: MCProviderTable>(context: *mut c_void, frame: *const NevercPhaseFrame, out_mc: *mut *const NevercMCAPI, out_unit: *mut NevercMCUnitHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_PROVIDER_SLOTS[2], &move |a| { a.add("Frame", &frame); }, |table, call| {
            let out_mc = OutValue::new(out_mc);
            let out_unit = OutValue::new(out_unit);
            let frame = call.frame(frame)?;
            let out_mc = out_mc?;
            let out_unit = out_unit?;
            let (value0, value1) = table.get_mc_builder(call, frame)?;
            out_mc.set(value0);
            out_unit.set(value1);
            Ok(())
        })
    }
}

unsafe extern "C-unwind" fn mc_provider_publish_mc_unit<T: MCProviderTable>(context: *mut c_void, frame: *const NevercPhaseFrame, out_unit: *mut NevercArtifactHandle) -> NevercStatus {
    // SAFETY: the plugin keeps the slot's contract for its pointers; `enter` checks the context.
    unsafe {
        boundary::enter::<T>(context, &MC_PROVIDER_SLOTS[3], &move |a| { a.add("Frame", &frame); }, |table, call| {
            let out_unit = OutValue::new(out_unit);
            let frame = call.frame(frame)?;
            let out_unit = out_unit?;
            out_unit.set(table.publish_mc_unit(call, frame)?);
            Ok(())
        })
    }
}

