//! The optimization pipeline, with hooks at its two inner points.

use std::any::Any;
use std::ffi::{c_int, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use crate::ffi;
use crate::machine::c_string;
use crate::{Analyses, Module, TargetMachine};

/// The optimization pipeline.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools)] // Independent switches of LLVM.
pub struct PassPipeline {
    /// A pipeline as text (`opt -passes=`); then the level does not matter
    pub text: Option<String>,
    /// 0 to 3
    pub level: u8,
    /// 0, 1 for `-Os`, 2 for `-Oz`; the level is 2 then
    pub size_level: u8,
    /// Vectorize loops
    pub loop_vectorize: bool,
    /// Vectorize straight-line code
    pub slp_vectorize: bool,
    /// Unroll loops
    pub unroll_loops: bool,
    /// Interleave iterations of loops
    pub loop_interleave: bool,
    /// Merge equal functions
    pub merge_functions: bool,
    /// Verify the module first
    pub verify: bool,
    /// Verify after each pass
    pub verify_each: bool,
    /// No library function has a meaning (`-fno-builtin`, `-ffreestanding`)
    pub no_builtins: bool,
    /// Library of vector mathematics: 0 none, 1 libmvec (x86), 2 SVML, 3 SLEEF, 4 ArmPL
    pub vector_library: i32,
}

impl PassPipeline {
    /// The pipeline of an `-O` level, with the tuning C compilers give it.
    pub fn level(level: u8, size_level: u8) -> PassPipeline {
        PassPipeline {
            text: None,
            level,
            size_level,
            loop_vectorize: level >= 2 && size_level < 2,
            slp_vectorize: level >= 2,
            unroll_loops: level >= 2,
            loop_interleave: level >= 2,
            merge_functions: false,
            verify: false,
            verify_each: false,
            no_builtins: false,
            vector_library: 0,
        }
    }
}

/// A point inside the optimization pipeline.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum PipelinePoint {
    /// Before its first pass.
    Start = 0,
    /// After the last pass of the optimizer proper.
    OptimizerLast = 1,
}

/// What a hook did to the module.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum HookOutcome {
    /// Nothing: all analyses still hold.
    Unchanged,
    /// It changed it, and it is valid.
    Changed,
    /// It changed it and failed: the rest of the pipeline must not look at what is there. All functions lose their
    /// bodies.
    Failed,
}

/// Looks at the module at a point of the pipeline and may change it.
pub type PipelineHook<'h> = &'h mut dyn FnMut(PipelinePoint, &Analyses<'_>) -> HookOutcome;

struct HookData<'h> {
    hook: PipelineHook<'h>,
    panic: Option<Box<dyn Any + Send>>,
}

extern "C" fn call_hook(
    point: c_int,
    analyses: *mut ffi::AnalysesObject,
    data: *mut c_void,
) -> c_int {
    // SAFETY: `data` is the object in `optimize`, which nobody else uses while the pipeline runs.
    let data = unsafe { &mut *data.cast::<HookData<'_>>() };
    let point = if point == 0 {
        PipelinePoint::Start
    } else {
        PipelinePoint::OptimizerLast
    };
    // SAFETY: the shim's object lives during the call.
    let analyses = unsafe { Analyses::lent(analyses) };
    // LLVM's frames must not be unwound.
    match catch_unwind(AssertUnwindSafe(|| (data.hook)(point, &analyses))) {
        Ok(HookOutcome::Unchanged) => 0,
        Ok(HookOutcome::Changed) => 1,
        Ok(HookOutcome::Failed) => 2,
        Err(panic) => {
            data.panic = Some(panic);
            2
        }
    }
}

impl TargetMachine {
    /// Optimizes a module. The error tells what is wrong with a textual pipeline or, when asked to verify, with the
    /// module; diagnostics go to the context.
    pub fn optimize(&self, module: &Module<'_>, pipeline: &PassPipeline) -> Result<(), String> {
        self.run_pipeline(module, pipeline, 0, None, std::ptr::null_mut())
    }

    /// The same, with a hook at the given points. They are reached at every level. Around a textual pipeline they are
    /// its two ends.
    pub fn optimize_with(
        &self,
        module: &Module<'_>,
        pipeline: &PassPipeline,
        points: &[PipelinePoint],
        hook: PipelineHook<'_>,
    ) -> Result<(), String> {
        let mut data = HookData { hook, panic: None };
        let bits = points
            .iter()
            .fold(0, |bits, point| bits | 1 << (*point as u32));
        let result = self.run_pipeline(
            module,
            pipeline,
            bits,
            Some(call_hook),
            std::ptr::from_mut(&mut data).cast(),
        );
        if let Some(panic) = data.panic {
            resume_unwind(panic);
        }
        result
    }

    fn run_pipeline(
        &self,
        module: &Module<'_>,
        pipeline: &PassPipeline,
        points: u32,
        hook: Option<ffi::PointHook>,
        hook_data: *mut c_void,
    ) -> Result<(), String> {
        let text = pipeline.text.as_deref().map(c_string);
        let record = ffi::PipelineRecord {
            text: text.as_ref().map_or(std::ptr::null(), |text| text.as_ptr()),
            level: i32::from(pipeline.level),
            size_level: i32::from(pipeline.size_level),
            loop_vectorize: i32::from(pipeline.loop_vectorize),
            slp_vectorize: i32::from(pipeline.slp_vectorize),
            unroll_loops: i32::from(pipeline.unroll_loops),
            loop_interleave: i32::from(pipeline.loop_interleave),
            merge_functions: i32::from(pipeline.merge_functions),
            call_graph_profile: 0,
            verify: i32::from(pipeline.verify),
            verify_each: i32::from(pipeline.verify_each),
            no_builtins: i32::from(pipeline.no_builtins),
            vector_library: pipeline.vector_library,
            points,
            hook,
            hook_data,
        };
        // SAFETY: module, machine, record, sink and the hook's data live during the call.
        let (failed, message) = ffi::collect_text(|sink, data| unsafe {
            ffi::nc_optimize(module.raw(), self.raw(), &raw const record, sink, data)
        });
        if failed != 0 { Err(message) } else { Ok(()) }
    }
}
