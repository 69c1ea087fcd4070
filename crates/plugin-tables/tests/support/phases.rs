//! A plugin whose registrations and callbacks are chosen by a string of bytes, in modules that go through all IR phases.

use std::cell::{Cell, RefCell};
use std::ffi::c_void;
use std::sync::Arc;

use neverc_abi::*;
use neverc_codegen::{
    Backend, CodegenOptions, OptOptions, Point, Seam, SeamFailed, optimize, optimize_nothing,
    run_point,
};
use neverc_llvm::{Analyses, Context, Module};
use neverc_plugin_host::boundary::{header, zeroed};
use neverc_plugin_host::{Host, Plan, Route, Status};
use neverc_plugin_tables::ir::{IrUnit, SourceText, UnitFacts};

use super::bytes::Bytes;
use super::ir::{NULL, Tables, told};
use super::player::Player;
use super::{Lab, UNIT, activate, config, host};

const TRIPLE: &str = "x86_64-unknown-linux-gnu";

const POINTS: [usize; 5] = [
    PHASE_IR_PASS_PRE_OPT,
    PHASE_IR_PASS_PIPELINE_START,
    PHASE_IR_PASS_OPTIMIZER_LAST,
    PHASE_IR_PASS_POST_OPT,
    PHASE_IR_PASS_PRE_CODEGEN,
];

/// IDs of the plugin's analyses; the last is nobody's.
const ANALYSES: [NevercInterfaceID; 4] = [id(1), id(2), id(3), id(4)];

const fn id(low: u64) -> NevercInterfaceID {
    NevercInterfaceID { high: 0x5151, low }
}

/// What the callbacks share: they run on the thread that plays.
struct Game {
    bytes: Bytes,
    /// Handles of earlier callbacks.
    old: Vec<NevercHandle>,
    /// A serialized module for the target.
    bitcode: Vec<u8>,
    analyses: *const NevercIRAnalysisAPI,
    passes: *const NevercIRPassAPI,
    generation: *const NevercIRGenAPI,
    optimization: *const NevercIROptimizationAPI,
}

thread_local! {
    static GAME: RefCell<Option<Game>> = const { RefCell::new(None) };
    static DEPTH: Cell<u32> = const { Cell::new(0) };
}

fn game<R>(f: impl FnOnce(&mut Game) -> R) -> R {
    GAME.with_borrow_mut(|game| f(game.as_mut().expect("a game is on")))
}

fn below(limit: usize) -> usize {
    game(|g| g.bytes.below(limit))
}

fn one_in(n: usize) -> bool {
    below(n) == 0
}

fn ok() -> NevercStatus {
    NevercStatus {
        code: NEVERC_STATUS_OK,
        flags: NEVERC_STATUS_FLAG_NONE,
        detail: 0,
    }
}

fn failure(recoverable: bool) -> NevercStatus {
    NevercStatus {
        code: NEVERC_STATUS_PLUGIN_FAILURE,
        flags: if recoverable {
            NEVERC_STATUS_FLAG_RECOVERABLE
        } else {
            NEVERC_STATUS_FLAG_NONE
        },
        detail: 0,
    }
}

/// A call of a slot of a table that has a context.
macro_rules! call {
    ($table:expr, $slot:ident $(, $argument:expr)*) => {{
        // SAFETY: the table lives as long as the host, the arguments are those of the slot.
        let status = unsafe {
            let table = &*$table;
            (table.$slot.expect("filled"))(table.context $(, $argument)*)
        };
        told(stringify!($slot), status)
    }};
}

fn view(bytes: &[u8]) -> NevercByteView {
    NevercByteView {
        data: bytes.as_ptr(),
        length: bytes.len() as u64,
    }
}

impl Player<'_> {
    /// Some calls, changes among them with `changes`.
    fn some(&mut self, changes: bool) {
        for _ in 0..self.bytes.below(30) {
            if changes && self.bytes.one_in(2) {
                self.change();
            } else {
                self.ask();
            }
        }
    }

    /// A turn of a callback that may do what it wants.
    fn turn(&mut self) {
        match self.bytes.below(8) {
            // Whatever happens: the module is likely to be broken afterwards.
            0 if self.bytes.one_in(4) => {
                self.wild = self.bytes.one_in(2);
                self.some(true);
            }
            0..=3 => self.some(false),
            _ => {
                let scope = 1 + self.bytes.below(3) as u32;
                if self.open(scope) {
                    self.some(true);
                    if !self.bytes.one_in(12) {
                        let commit = !self.bytes.one_in(3);
                        let _ = self.close(commit);
                    }
                }
            }
        }
    }
}

/// Lets a player play with tables that a callback has.
fn play(tables: &Tables, turns: usize, f: impl FnOnce(&mut Player<'_>)) {
    let seed = game(|g| g.bytes.next());
    let mut player = Player::new(tables, &seed.to_le_bytes());
    game(|g| player.know(&g.old));
    for _ in 0..turns {
        player.turn();
    }
    f(&mut player);
    let known = player.known();
    game(|g| {
        g.old.extend(known);
        let excess = g.old.len().saturating_sub(200);
        g.old.drain(..excess);
    });
}

/// Questions to LLVM's analyses and the plugin's own.
fn analyse(player: &mut Player<'_>, invocation: &NevercIRPassInvocation) {
    let table = invocation.analyses;
    let task = invocation.task;
    let mut results = Vec::new();
    for _ in 0..below(14) {
        let mut out = NULL;
        if one_in(5) {
            let which = ANALYSES[below(ANALYSES.len())];
            let asked =
                DEPTH.get() < 8 && call!(table, query_custom, task, which, &mut out).is_ok();
            if asked {
                let mut data: NevercByteView = zeroed();
                let _ = call!(table, get_custom_result_data, task, out, &mut data);
                results.push(out);
            }
        } else {
            let scope = match below(6) {
                0 => NULL,
                1 => player.any(),
                _ if invocation.function != NULL => invocation.function,
                _ => player.function,
            };
            let which = NEVERC_IR_ANALYSIS_DOMINATOR_TREE + below(8) as u32;
            if call!(table, query_builtin, task, which, scope, &mut out).is_ok() {
                results.push(out);
            }
        }
        for _ in 0..below(5) {
            let result = if results.is_empty() || one_in(8) {
                player.any()
            } else {
                results[below(results.len())]
            };
            question(player, table, task, result);
        }
        if one_in(6) && player.can_change() {
            player.change();
        }
    }
    player.know(&results);
}

fn question(
    player: &mut Player<'_>,
    table: *const NevercIRAnalysisAPI,
    task: NevercTaskHandle,
    result: NevercHandle,
) {
    let (a, b) = (player.any_block(), player.any_block());
    let (value, other) = (player.any(), player.any());
    let at = below(4) as u64;
    let (mut flag, mut number, mut handle) = (0, 0u64, NULL);
    let mut small = 0u32;
    // Every accessor: all but those of the result's own analysis are refused.
    let _ = call!(
        table,
        dominator_tree_dominates,
        task,
        result,
        a,
        b,
        &mut flag
    );
    let _ = call!(table, get_loop_count, task, result, &mut number);
    if call!(table, get_loop_header, task, result, at, &mut handle).is_ok() {
        let _ = call!(
            table,
            get_scalar_evolution_constant_trip_count,
            task,
            result,
            handle,
            &mut flag,
            &mut number
        );
    }
    let _ = call!(
        table,
        get_loop_for_block,
        task,
        result,
        a,
        &mut handle,
        &mut small
    );
    let _ = call!(
        table,
        get_scalar_evolution_constant_trip_count,
        task,
        result,
        a,
        &mut flag,
        &mut number
    );
    let _ = call!(
        table,
        get_memory_access_kind,
        task,
        result,
        value,
        &mut small
    );
    let function = player.function;
    let _ = call!(
        table,
        get_direct_callee_count,
        task,
        result,
        function,
        &mut number
    );
    let _ = call!(
        table,
        get_direct_callee,
        task,
        result,
        function,
        at,
        &mut handle
    );
    let (left, right) = (u64::MAX << below(60), below(9) as u64);
    let _ = call!(
        table, alias, task, result, value, left, other, right, &mut small
    );
}

unsafe extern "C-unwind" fn run(
    invocation: *const NevercIRPassInvocation,
    out: *mut NevercIRPreservedAnalyses,
    _: *mut c_void,
) -> NevercStatus {
    // SAFETY: the host passes a record that lives during the call.
    let invocation = unsafe { &*invocation };
    // SAFETY: the tables are used during the call only.
    let tables = unsafe { Tables::new(invocation.core, invocation.builder, invocation.task) };
    play(&tables, below(4), |player| analyse(player, invocation));
    let changed = game(|g| !g.bytes.one_in(10));
    let mut preserved: NevercIRPreservedAnalyses = zeroed();
    preserved.header = header::<NevercIRPreservedAnalyses>();
    preserved.flags = match below(8) {
        0 => NEVERC_IR_PRESERVE_CFG,
        1 if !changed => NEVERC_IR_PRESERVE_ALL,
        _ => NEVERC_IR_PRESERVE_NONE,
    };
    preserved.custom_analyses = ANALYSES.as_ptr();
    preserved.custom_analysis_count = below(3) as u64;
    // SAFETY: the host's record for the answer.
    unsafe { out.write(preserved) };
    if one_in(60) { failure(one_in(2)) } else { ok() }
}

unsafe extern "C-unwind" fn compute(
    invocation: *const NevercIRPassInvocation,
    out: *mut *mut c_void,
    _: *mut c_void,
) -> NevercStatus {
    // SAFETY: the host passes a record that lives during the call.
    let invocation = unsafe { &*invocation };
    // SAFETY: the tables are used during the call only.
    let tables = unsafe { Tables::new(invocation.core, invocation.builder, invocation.task) };
    DEPTH.set(DEPTH.get() + 1);
    play(&tables, 0, |player| {
        player.some(true);
        analyse(player, invocation);
    });
    DEPTH.set(DEPTH.get() - 1);
    // SAFETY: the host's place for the result.
    unsafe { out.write(Box::into_raw(Box::new(7u64)).cast()) };
    if one_in(20) {
        // SAFETY: made above, and not told to anybody.
        drop(unsafe { Box::from_raw((*out).cast::<u64>()) });
        return failure(false);
    }
    ok()
}

unsafe extern "C-unwind" fn show(
    result: *const c_void,
    out: *mut NevercByteView,
    _: *mut c_void,
) -> NevercStatus {
    // SAFETY: a result of `compute`, and the host's place for the answer.
    unsafe {
        assert_eq!(*result.cast::<u64>(), 7);
        out.write(view(std::slice::from_raw_parts(result.cast(), 8)));
    }
    ok()
}

unsafe extern "C-unwind" fn invalidate(
    result: *mut c_void,
    _: NevercIRAnalysisInvalidationReason,
    _: *mut c_void,
) -> NevercStatus {
    // SAFETY: a result of `compute`.
    assert_eq!(unsafe { *result.cast::<u64>() }, 7);
    ok()
}

unsafe extern "C-unwind" fn discard(result: *mut c_void, _: *mut c_void) {
    // SAFETY: a result of `compute`, given back.
    drop(unsafe { Box::from_raw(result.cast::<u64>()) });
}

type Pair = (*const NevercIRCoreAPI, *const NevercIRBuilderAPI);

/// A module of a provider's own, through the slots that both tables have.
macro_rules! make_module {
    ($table:expr, $frame:expr) => {{
        let (mut core, mut builder) = (std::ptr::null(), std::ptr::null());
        let made = if one_in(2) {
            let name = super::ir::text(["m", "", "a.c"][below(3)]);
            call!($table, create_module, $frame, name, &mut core, &mut builder)
        } else {
            let mut bytes = game(|g| g.bitcode.clone());
            if one_in(6) {
                bytes.truncate(below(bytes.len()));
            }
            let format = 1 + u32::from(one_in(8));
            let bytes = view(&bytes);
            call!(
                $table,
                import_module,
                $frame,
                format,
                bytes,
                &mut core,
                &mut builder
            )
        };
        made.map(|()| (core, builder))
    }};
}

macro_rules! show_info {
    ($table:expr, $frame:expr, $artifact:expr) => {{
        let mut info: NevercIRModuleArtifactInfo = zeroed();
        info.header = header::<NevercIRModuleArtifactInfo>();
        let _ = call!(
            $table,
            get_module_artifact_info,
            $frame,
            $artifact,
            &mut info
        );
    }};
}

fn descriptor(phase: usize, digest: NevercByteView) -> NevercIRModuleArtifactDescriptor {
    let mut descriptor: NevercIRModuleArtifactDescriptor = zeroed();
    descriptor.header = header::<NevercIRModuleArtifactDescriptor>();
    descriptor.product = PHASES[phase].output;
    if one_in(12) {
        descriptor.product = id(9);
    }
    descriptor.dependency_digest = digest;
    descriptor
}

fn play_on(pair: Pair, task: NevercTaskHandle) {
    // SAFETY: the tables are used during the callback only.
    let tables = unsafe { Tables::new(pair.0, pair.1, task) };
    play(&tables, below(4), |_| {});
}

unsafe extern "C-unwind" fn generate(
    frame: *const NevercPhaseFrame,
    out: *mut NevercPhaseResult,
    _: *mut c_void,
) -> NevercStatus {
    // SAFETY: the host passes a record that lives during the call.
    let (task, input) = unsafe { ((*frame).task, (*frame).input) };
    let table = game(|g| g.generation);
    let mut facts: NevercIRGeneratePhaseInput = zeroed();
    facts.header = header::<NevercIRGeneratePhaseInput>();
    let _ = call!(table, get_generate_phase_input, frame, input, &mut facts);
    for _ in 0..1 + below(3) {
        let Ok(pair) = make_module!(table, frame) else {
            continue;
        };
        play_on(pair, task);
        let descriptor = descriptor(PHASE_IR_GENERATE, facts.source_digest);
        let mut artifact = NULL;
        if call!(table, publish_module, frame, &descriptor, &mut artifact).is_ok() {
            show_info!(table, frame, artifact);
            if one_in(4) {
                play_on(pair, task);
            }
            // SAFETY: the host's record for the answer.
            unsafe {
                (*out).action = NEVERC_PHASE_REPLACE;
                (*out).output = artifact;
            }
            return ok();
        }
        show_info!(
            table,
            frame,
            game(|g| g.old.first().copied().unwrap_or(NULL))
        );
    }
    failure(!one_in(4))
}

unsafe extern "C-unwind" fn improve(
    frame: *const NevercPhaseFrame,
    out: *mut NevercPhaseResult,
    _: *mut c_void,
) -> NevercStatus {
    // SAFETY: the host passes a record that lives during the call.
    let (task, input) = unsafe { ((*frame).task, (*frame).input) };
    let table = game(|g| g.optimization);
    let mut facts: NevercIROptimizationPhaseInput = zeroed();
    facts.header = header::<NevercIROptimizationPhaseInput>();
    let _ = call!(
        table,
        get_optimization_phase_input,
        frame,
        input,
        &mut facts
    );
    show_info!(table, frame, input);
    for _ in 0..1 + below(4) {
        let mut artifact = NULL;
        let made = match below(4) {
            0 => {
                let pair = make_module!(table, frame);
                if let Ok(pair) = pair {
                    play_on(pair, task);
                }
                pair.is_ok()
            }
            1 => call!(table, run_builtin_pipeline, frame, &mut artifact).is_ok(),
            _ => {
                let (mut core, mut builder) = (std::ptr::null(), std::ptr::null());
                let got = call!(
                    table,
                    get_input_module,
                    frame,
                    input,
                    &mut core,
                    &mut builder
                );
                if got.is_ok() {
                    play_on((core, builder), task);
                }
                got.is_ok()
            }
        };
        if artifact == NULL && made {
            let descriptor = descriptor(PHASE_IR_OPTIMIZE, facts.input_digest);
            let _ = call!(table, publish_module, frame, &descriptor, &mut artifact);
        }
        if artifact != NULL {
            show_info!(table, frame, artifact);
            // SAFETY: the host's record for the answer.
            unsafe {
                (*out).action = NEVERC_PHASE_REPLACE;
                (*out).output = artifact;
            }
            return ok();
        }
    }
    failure(!one_in(4))
}

fn provider(
    registrar: &NevercRegistrarAPI,
    context: *mut c_void,
    phase: usize,
    f: NevercPhaseProviderFn,
) {
    let mut provider: NevercProviderDescriptor = zeroed();
    provider.header = header::<NevercProviderDescriptor>();
    provider.phase = PHASES[phase].id;
    provider.provider_id = super::ir::text("test.provider");
    provider.route.header = header::<NevercPhaseRoute>();
    provider.fallback_safe = NEVERC_TRUE as NevercBool;
    provider.callback = f;
    // SAFETY: the registrar's slot, with a descriptor that lives during the call.
    let status = unsafe { (registrar.register_provider.expect("filled"))(context, &provider) };
    super::ir::outcome(status).expect("registered");
}

unsafe extern "C-unwind" fn register(
    core: *const NevercCoreAPI,
    registrar: *const NevercRegistrarAPI,
    context: *mut c_void,
    _: *mut c_void,
) -> NevercStatus {
    // SAFETY: the host's tables.
    let (core, registrar) = unsafe { (&*core, &*registrar) };
    let table = |id: NevercInterfaceID| {
        let mut table = std::ptr::null();
        let (mut minor, mut size) = (0, 0);
        // SAFETY: the slot, with places for its answers.
        let status = unsafe {
            (core.query_interface.expect("filled"))(
                core.context,
                id,
                1,
                0,
                &mut table,
                &mut minor,
                &mut size,
            )
        };
        super::ir::outcome(status).expect("there are all tables");
        table
    };
    game(|g| {
        g.analyses = table(NEVERC_INTERFACE_IR_ANALYSIS).cast();
        g.passes = table(NEVERC_INTERFACE_IR_PASS).cast();
        g.generation = table(NEVERC_INTERFACE_IR_GEN).cast();
        g.optimization = table(NEVERC_INTERFACE_IR_OPTIMIZATION).cast();
    });
    let (analyses, passes) = game(|g| (g.analyses, g.passes));
    for at in 0..3 {
        let mut analysis: NevercIRAnalysisDescriptor = zeroed();
        analysis.header = header::<NevercIRAnalysisDescriptor>();
        analysis.analysis_id = ANALYSES[at];
        analysis.name = super::ir::text(["one", "two", "three"][at]);
        analysis.level = NEVERC_IR_PASS_LEVEL_MODULE + below(4) as u32;
        analysis.dependencies = ANALYSES.as_ptr();
        // Earlier ones, so that there is no cycle.
        analysis.dependency_count = if analysis.level == NEVERC_IR_PASS_LEVEL_LOOP {
            below(at + 1) as u64
        } else {
            0
        };
        analysis.compute = Some(compute);
        analysis.query = Some(show);
        analysis.invalidate = Some(invalidate);
        analysis.destroy = Some(discard);
        let _ = call!(analyses, register_analysis, context, &analysis);
    }
    for at in 0..1 + below(6) {
        let name = format!("pass.{at}");
        let mut pass: NevercIRPassDescriptor = zeroed();
        pass.header = header::<NevercIRPassDescriptor>();
        pass.pass_id = super::ir::text(&name);
        pass.phase = PHASES[POINTS[below(POINTS.len())]].id;
        pass.level = NEVERC_IR_PASS_LEVEL_MODULE + below(4) as u32;
        pass.deterministic = NEVERC_TRUE as NevercBool;
        pass.required_analyses = ANALYSES.as_ptr();
        pass.required_analysis_count = if pass.level == NEVERC_IR_PASS_LEVEL_LOOP {
            below(3) as u64
        } else {
            0
        };
        pass.run = Some(run);
        let _ = call!(passes, register_pass, context, &pass);
    }
    if one_in(3) {
        provider(registrar, context, PHASE_IR_GENERATE, Some(generate));
    }
    if one_in(3) {
        provider(registrar, context, PHASE_IR_OPTIMIZE, Some(improve));
    }
    ok()
}

/// Writes the module to the file `NEVERC_IR_FUZZ_MODULE` after each point.
struct Shown<'a> {
    seam: &'a dyn Seam,
    module: &'a Module<'a>,
}

impl Seam for Shown<'_> {
    fn wants(&self, point: Point) -> bool {
        self.seam.wants(point)
    }

    fn at(&self, point: Point, analyses: &Analyses<'_>) -> Result<bool, SeamFailed> {
        let done = self.seam.at(point, analyses);
        if let Some(path) = std::env::var_os("NEVERC_IR_FUZZ_MODULE") {
            std::fs::write(path, self.module.print()).expect("it can be written");
        }
        done
    }
}

/// A host with the plugin, for modules of seeds that lie together.
pub struct Playground {
    lab: Lab,
    backends: Vec<Backend>,
    bitcode: Vec<u8>,
    layout: String,
    current: Option<(u64, Arc<Plan>, Host)>,
}

/// Seeds with the same registrations.
const TOGETHER: u64 = 16;

impl Playground {
    pub fn new() -> Playground {
        let lab = Lab::new();
        let register = format!("REGISTER={:#x}", register as *const () as usize);
        lab.build("forward.c", "forward.so", &[&register]);
        let options = CodegenOptions {
            cpu: String::new(),
            ..CodegenOptions::default()
        };
        let backend = Backend::new(&options).expect("a target");
        let context = Context::new();
        let source = super::random_module::random_module(b"imported");
        let module = Module::parse(&context, source.as_bytes(), "m").expect("parses");
        Playground {
            lab,
            backends: vec![backend],
            bitcode: module.write_bitcode(),
            layout: module.data_layout(),
            current: None,
        }
    }

    fn plan(&mut self, seed: u64) -> Arc<Plan> {
        let group = seed / TOGETHER;
        if self.current.as_ref().is_none_or(|(of, _, _)| *of != group) {
            self.current = None;
            self.begin(&[group.to_le_bytes(), [9; 8]].concat());
            let host = host();
            let plan = activate(&host, &[&self.lab.path("forward.so")]).expect("activates");
            self.current = Some((group, plan, host));
        }
        self.current.as_ref().expect("just made").1.clone()
    }

    fn begin(&self, bytes: &[u8]) {
        let new = Game {
            bytes: Bytes::new(bytes),
            old: Vec::new(),
            bitcode: self.bitcode.clone(),
            analyses: std::ptr::null(),
            passes: std::ptr::null(),
            generation: std::ptr::null(),
            optimization: std::ptr::null(),
        };
        GAME.with_borrow_mut(|game| {
            let tables = game
                .as_ref()
                .map(|g| (g.analyses, g.passes, g.generation, g.optimization));
            let new = game.insert(new);
            if let Some((analyses, passes, generation, optimization)) = tables {
                (new.analyses, new.passes) = (analyses, passes);
                (new.generation, new.optimization) = (generation, optimization);
            }
        });
    }

    /// Sends a module through the phases; whether it came to the end.
    pub fn play(&mut self, source: &str, seed: u64) -> bool {
        let plan = self.plan(seed);
        self.begin(&seed.to_le_bytes());
        let session = plan.open_session(config(), None).expect("opens");
        let task = session.begin_task(UNIT, None).expect("begins");
        let done = self.phases(&task, source);
        // What a broken plugin leaves open is reported there.
        let _ = task.end();
        let _ = session.end();
        done.is_ok()
    }

    fn phases(
        &self,
        task: &std::rc::Rc<neverc_plugin_host::Task>,
        source: &str,
    ) -> Result<(), String> {
        let context = Context::new();
        context.set_discard_names(false);
        let level = below(3) as u8;
        let none = one_in(4);
        let options = OptOptions {
            level,
            ..OptOptions::default()
        };
        let backend = &self.backends[0];
        let unit = IrUnit::begin(task, &Route::default(), || UnitFacts {
            level: u32::from(level),
            no_passes: none,
            triple: TRIPLE.to_owned(),
            layout: self.layout.clone(),
            source: "a.c".to_owned(),
            source_text: SourceText::new(b"int x;"[..].into()),
        })?;
        let Some(unit) = unit else {
            return Err(Status::INVALID_STATE.name().to_owned());
        };
        let mut place = None;
        let module = || Module::parse(&context, source.as_bytes(), "a.c").expect("parses");
        let modules = unit.generate(&mut place, module)?;
        modules.optimize(&|module: &Module<'_>, seam: &dyn Seam| {
            let seam = &Shown { seam, module };
            if none {
                optimize_nothing(backend, module, &options, seam)
            } else {
                optimize(backend, module, &options, seam)
            }
        })?;
        modules.late_points(&|module: &Module<'_>, point: Point, seam: &dyn Seam| {
            run_point(backend, module, &options, point, seam)
        })?;
        modules.final_verify()?;
        modules.finish(|module| {
            assert!(module.verify().is_ok());
            assert!(!module.write_bitcode().is_empty());
        })
    }
}
