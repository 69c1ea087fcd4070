//! Replacing generation and optimizer: the module that a provider makes, and its publication.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use neverc_abi::*;
use neverc_plugin_host::boundary::{Incoming, header, view, zeroed};
use neverc_plugin_host::call::Role;
use neverc_plugin_host::{Artifact, Call, Frame, HandleKind, Status};

use super::artifact::{MODULE, ModuleArtifact, OPTIMIZED_MODULE};
use super::bridge::ModuleBridge;
use super::unit::IrUnit;

/// What a provider has made so far in its callback.
#[derive(Default)]
pub(super) struct Provider {
    /// The module that `CreateModule` or `ImportModule` began.
    candidate: RefCell<Option<Rc<ModuleBridge>>>,
    published: Cell<bool>,
    /// A provider has looked at the input module and may have changed it.
    has_run: Cell<bool>,
    built_in: Cell<bool>,
}

impl Provider {
    pub fn clear(&self) {
        self.candidate.replace(None);
        self.published.set(false);
        self.has_run.set(false);
        self.built_in.set(false);
    }

    pub fn has_run(&self) -> bool {
        self.has_run.get()
    }
}

type Tables = (*const NevercIRCoreAPI, *const NevercIRBuilderAPI);

fn tables(bridge: &ModuleBridge) -> Tables {
    (bridge.core_table(), bridge.builder_table())
}

/// The unit whose phase a frame is of.
fn unit(frame: &Frame<'_>, phase: usize) -> Result<Rc<IrUnit>, Status> {
    let id = frame.phase_id();
    let wanted = PHASES[phase].id;
    if (id.high, id.low) != (wanted.high, wanted.low) {
        return Err(Status::WRONG_SCOPE);
    }
    frame
        .task()
        .find_seat::<IrUnit>()
        .ok_or(Status::INVALID_STATE)
}

/// The same for callbacks that make something: observers do not.
fn making(call: &Call<'_>, frame: &Frame<'_>, phase: usize) -> Result<Rc<IrUnit>, Status> {
    if matches!(frame.role(), Role::Observer) {
        return Err(Status::POLICY_VIOLATION);
    }
    call.require_authority()?;
    unit(frame, phase)
}

fn utf8(bytes: &[u8]) -> Result<&str, Status> {
    std::str::from_utf8(bytes).map_err(|_| Status::INVALID_ARGUMENT)
}

/// `CreateModule`: an empty module for the unit's target.
pub(super) fn create(
    call: &Call<'_>,
    frame: &Frame<'_>,
    phase: usize,
    identifier: &[u8],
) -> Result<Tables, Status> {
    let unit = making(call, frame, phase)?;
    let identifier = utf8(identifier)?;
    begin(&unit, || {
        let facts = unit.facts();
        ModuleBridge::create(unit.task(), identifier, &facts.triple, &facts.layout)
    })
}

/// `ImportModule`: a module from bytes, which must be for the unit's target.
pub(super) fn import(
    call: &Call<'_>,
    frame: &Frame<'_>,
    phase: usize,
    format: NevercIRSerializationFormat,
    bytes: &[u8],
) -> Result<Tables, Status> {
    let unit = making(call, frame, phase)?;
    match format {
        NEVERC_IR_SERIALIZATION_BITCODE => {}
        NEVERC_IR_SERIALIZATION_TEXT => return Err(Status::CAPABILITY_UNAVAILABLE),
        _ => return Err(Status::INVALID_ARGUMENT),
    }
    begin(&unit, || {
        let facts = unit.facts();
        ModuleBridge::import(unit.task(), bytes, &facts.triple, &facts.layout)
    })
}

/// A callback makes one module.
fn begin(
    unit: &IrUnit,
    make: impl FnOnce() -> Result<ModuleBridge, Status>,
) -> Result<Tables, Status> {
    if unit.provider.candidate.borrow().is_some() {
        return Err(Status::INVALID_STATE);
    }
    let bridge = Rc::new(make()?);
    let out = tables(&bridge);
    unit.provider.candidate.replace(Some(bridge));
    Ok(out)
}

/// `PublishModule`: the callback's module becomes the phase's candidate. In the optimizer phase that is the input
/// module when no other was made.
pub(super) fn publish(
    call: &Call<'_>,
    frame: &Frame<'_>,
    phase: usize,
    d: &Incoming<'_, NevercIRModuleArtifactDescriptor>,
) -> Result<NevercArtifactHandle, Status> {
    let unit = making(call, frame, phase)?;
    if d.header.major != 1 || d.reserved != [0; 2] {
        return Err(Status::INVALID_DESCRIPTOR);
    }
    let product = PHASES[phase].output;
    if (d.product.high, d.product.low) != (product.high, product.low) {
        return Err(Status::WRONG_TYPE);
    }
    let digest = d.bytes(|d| d.dependency_digest)?.to_vec();
    let provider = &unit.provider;
    if provider.published.get() {
        return Err(Status::INVALID_STATE);
    }
    let made = provider.candidate.borrow().clone();
    let bridge = match made {
        Some(made) => made,
        None if phase == PHASE_IR_OPTIMIZE => unit.bridge()?,
        None => return Err(Status::INVALID_STATE),
    };
    if bridge.in_mutation() {
        return Err(Status::BUSY);
    }
    let facts = unit.facts();
    let fits = unit.on_module(&bridge, |module| {
        module.triple() == facts.triple && module.data_layout() == facts.layout
    });
    match fits {
        None => return Err(Status::STALE_HANDLE),
        Some(false) => return Err(Status::WRONG_SCOPE),
        Some(true) => {}
    }
    let artifact = ModuleArtifact {
        bridge,
        product,
        triple: facts.triple.clone(),
        layout: facts.layout.clone(),
        generation: unit.next_publication(),
        digest: Some(digest),
        by_plugin: true,
    };
    let handle = frame.candidate(product, Rc::new(artifact))?;
    provider.published.set(true);
    Ok(handle)
}

fn payload(
    call: &Call<'_>,
    handle: NevercArtifactHandle,
    types: &[NevercInterfaceID],
) -> Result<Rc<ModuleArtifact>, Status> {
    let artifact = call.object::<Artifact>(handle, HandleKind::ARTIFACT)?;
    if !types.iter().any(|ty| artifact.is_of(*ty)) {
        return Err(Status::WRONG_TYPE);
    }
    artifact
        .payload::<ModuleArtifact>()
        .ok_or(Status::CAPABILITY_UNAVAILABLE)
}

/// `GetModuleArtifactInfo`: what is recorded of a module artifact of either type.
pub(super) fn info(
    call: &Call<'_>,
    frame: &Frame<'_>,
    module: NevercArtifactHandle,
) -> Result<NevercIRModuleArtifactInfo, Status> {
    let unit = frame
        .task()
        .find_seat::<IrUnit>()
        .ok_or(Status::INVALID_STATE)?;
    let payload = payload(call, module, &[MODULE, OPTIMIZED_MODULE])?;
    let mut out: NevercIRModuleArtifactInfo = zeroed();
    out.header = header::<NevercIRModuleArtifactInfo>();
    out.product = payload.product;
    out.target_triple = view(&unit.facts().triple);
    out.data_layout = view(&unit.facts().layout);
    out.generation = payload.generation;
    let digest = match &payload.digest {
        Some(digest) => digest.as_slice(),
        None => unit.facts().source_text.digest(),
    };
    out.dependency_digest = NevercByteView {
        data: digest.as_ptr(),
        length: digest.len() as u64,
    };
    unit.keep_alive(payload);
    Ok(out)
}

/// `GetGeneratePhaseInput`.
pub(super) fn generate_input(
    call: &Call<'_>,
    frame: &Frame<'_>,
    input: NevercArtifactHandle,
) -> Result<NevercIRGeneratePhaseInput, Status> {
    let unit = unit(frame, PHASE_IR_GENERATE)?;
    let artifact = call.object::<Artifact>(input, HandleKind::ARTIFACT)?;
    let wanted = PHASES[PHASE_IR_GENERATE].input;
    if !artifact.is_of(wanted) {
        return Err(Status::WRONG_TYPE);
    }
    let facts = unit.facts();
    let mut out: NevercIRGeneratePhaseInput = zeroed();
    out.semantic_unit = input;
    out.semantic_product = artifact.ty();
    out.target_triple = view(&facts.triple);
    out.data_layout = view(&facts.layout);
    out.source_identity = view(&facts.source);
    let digest = facts.source_text.digest();
    out.source_digest = NevercByteView {
        data: digest.as_ptr(),
        length: digest.len() as u64,
    };
    Ok(out)
}

/// `GetOptimizationPhaseInput`.
pub(super) fn optimization_input(
    call: &Call<'_>,
    frame: &Frame<'_>,
    input: NevercArtifactHandle,
) -> Result<NevercIROptimizationPhaseInput, Status> {
    let unit = unit(frame, PHASE_IR_OPTIMIZE)?;
    let payload = payload(call, input, &[MODULE])?;
    let bitcode = unit.on_module(&payload.bridge, |module| module.write_bitcode());
    let digest = unit.keep_digest(super::artifact::digest(
        &bitcode.ok_or(Status::STALE_HANDLE)?,
    ));
    let facts = unit.facts();
    let mut out: NevercIROptimizationPhaseInput = zeroed();
    out.module = input;
    out.product = payload.product;
    out.target_triple = view(&facts.triple);
    out.data_layout = view(&facts.layout);
    out.optimization_level = facts.level;
    out.disable_llvm_passes = if facts.no_passes {
        NEVERC_TRUE
    } else {
        NEVERC_FALSE
    };
    out.input_digest = digest;
    Ok(out)
}

/// `GetInputModule`: the tables of the module that came in, or that the built-in pipeline has made of it.
pub(super) fn input_module(
    call: &Call<'_>,
    frame: &Frame<'_>,
    input: NevercArtifactHandle,
) -> Result<Tables, Status> {
    let unit = making(call, frame, PHASE_IR_OPTIMIZE)?;
    let payload = payload(call, input, &[MODULE, OPTIMIZED_MODULE])?;
    if payload.module().is_none() {
        return Err(Status::STALE_HANDLE);
    }
    unit.provider.has_run.set(true);
    unit.refresh(&payload.bridge)
        .map_err(|_| Status::PLUGIN_FAILURE)?;
    Ok(tables(&payload.bridge))
}

/// `RunBuiltinPipeline`: what would have run without the provider, plugin passes at its points included, on the input
/// module. Once in a callback.
pub(super) fn run_builtin(
    call: &Call<'_>,
    frame: &Frame<'_>,
) -> Result<NevercArtifactHandle, Status> {
    let unit = making(call, frame, PHASE_IR_OPTIMIZE)?;
    let provider = &unit.provider;
    if provider.built_in.replace(true) || provider.published.get() {
        return Err(Status::INVALID_STATE);
    }
    let bridge = unit.bridge()?;
    if bridge.in_mutation() {
        provider.built_in.set(false);
        return Err(Status::BUSY);
    }
    provider.has_run.set(true);
    // A provider may have left what no pass can work on.
    match unit.on_module(&bridge, |module| module.verify().is_ok()) {
        None => return Err(Status::STALE_HANDLE),
        Some(false) => return Err(Status::VERIFICATION_FAILED),
        Some(true) => {}
    }
    unit.run_pipeline()?;
    let facts = unit.facts();
    let artifact = ModuleArtifact {
        bridge,
        product: OPTIMIZED_MODULE,
        triple: facts.triple.clone(),
        layout: facts.layout.clone(),
        generation: unit.next_publication(),
        digest: None,
        by_plugin: true,
    };
    frame.candidate(OPTIMIZED_MODULE, Rc::new(artifact))
}
