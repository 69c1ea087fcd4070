//! The optimization stage: LLVM's own pipelines for the levels, and the points at which others may work on the module.

use std::cell::Cell;

use neverc_llvm::{Analyses, HookOutcome, Module, PassPipeline, PipelinePoint};

use crate::{Backend, OptOptions, SizeLevel, convention};

/// A point between a generated module and its machine code, in the order in which they are reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Point {
    /// Before the pipeline.
    PreOpt,
    /// As the first pass of the pipeline.
    PipelineStart,
    /// As the last pass of the optimizer.
    OptimizerLast,
    /// After the pipeline.
    PostOpt,
    /// Before the module is checked for the last time and lowered.
    PreCodegen,
}

/// A point's seam could not do its work; it knows why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeamFailed;

/// Who works on the module at the points. The default does nothing and costs nothing.
pub trait Seam {
    /// Whether anything is to be done there; asked once per point and module.
    fn wants(&self, point: Point) -> bool {
        let _ = point;
        false
    }

    /// Works on the module, and says whether it changed it. The module that is left is valid.
    ///
    /// # Errors
    /// The module is not worth anything any more.
    fn at(&self, point: Point, analyses: &Analyses<'_>) -> Result<bool, SeamFailed> {
        let _ = (point, analyses);
        Ok(false)
    }
}

/// Nobody.
pub struct NoSeam;

impl Seam for NoSeam {}

/// Why the optimizer gave up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptimizeError {
    /// For the user: a bad textual pipeline or, with `verify`, a broken module.
    Text(String),
    /// A seam failed.
    Seam,
}

impl std::fmt::Display for OptimizeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            OptimizeError::Text(text) => f.write_str(text),
            OptimizeError::Seam => f.write_str("a step between the passes failed"),
        }
    }
}

impl std::error::Error for OptimizeError {}

impl From<SeamFailed> for OptimizeError {
    fn from(_: SeamFailed) -> OptimizeError {
        OptimizeError::Seam
    }
}

/// Lets a seam work on a module outside the pipeline.
///
/// # Errors
/// When it failed.
pub fn run_point(
    backend: &Backend,
    module: &Module<'_>,
    options: &OptOptions,
    point: Point,
    seam: &dyn Seam,
) -> Result<(), SeamFailed> {
    if !seam.wants(point) {
        return Ok(());
    }
    let analyses = Analyses::new(
        &backend.machine,
        module,
        options.no_builtins,
        options.vector_library,
    );
    seam.at(point, &analyses).map(|_| ())
}

/// Optimizes a module for a machine, with a seam at the first three points. Warnings and remarks are among the
/// context's diagnostics.
///
/// # Errors
/// A bad textual pipeline, a broken module with `verify`, a seam that failed.
pub fn optimize(
    backend: &Backend,
    module: &Module<'_>,
    options: &OptOptions,
    seam: &dyn Seam,
) -> Result<(), OptimizeError> {
    run_point(backend, module, options, Point::PreOpt, seam)?;
    let kept = convention::keep_signatures(module);
    let made = run_pipeline(backend, module, options, seam);
    convention::release_signatures(module, &kept);
    made
}

fn run_pipeline(
    backend: &Backend,
    module: &Module<'_>,
    options: &OptOptions,
    seam: &dyn Seam,
) -> Result<(), OptimizeError> {
    let pipeline = pipeline(options);
    let points: Vec<PipelinePoint> = [PipelinePoint::Start, PipelinePoint::OptimizerLast]
        .into_iter()
        .filter(|p| seam.wants(point_of(*p)))
        .collect();
    if points.is_empty() {
        let made = backend.machine.optimize(module, &pipeline);
        return made.map_err(OptimizeError::Text);
    }
    let failed = Cell::new(false);
    let made =
        backend.machine.optimize_with(
            module,
            &pipeline,
            &points,
            &mut |point, analyses| match seam.at(point_of(point), analyses) {
                Ok(false) => HookOutcome::Unchanged,
                Ok(true) => HookOutcome::Changed,
                Err(SeamFailed) => {
                    failed.set(true);
                    HookOutcome::Failed
                }
            },
        );
    if failed.get() {
        return Err(OptimizeError::Seam);
    }
    made.map_err(OptimizeError::Text)
}

/// What is left of [`optimize`] when all passes of LLVM are switched off: the points, in their order.
///
/// # Errors
/// When the seam failed.
pub fn optimize_nothing(
    backend: &Backend,
    module: &Module<'_>,
    options: &OptOptions,
    seam: &dyn Seam,
) -> Result<(), OptimizeError> {
    for point in [Point::PreOpt, Point::PipelineStart, Point::OptimizerLast] {
        run_point(backend, module, options, point, seam)?;
    }
    Ok(())
}

fn point_of(point: PipelinePoint) -> Point {
    match point {
        PipelinePoint::Start => Point::PipelineStart,
        PipelinePoint::OptimizerLast => Point::OptimizerLast,
    }
}

fn pipeline(options: &OptOptions) -> PassPipeline {
    let size_level = match options.size {
        SizeLevel::None => 0,
        SizeLevel::Small => 1,
        SizeLevel::Smallest => 2,
    };
    let level = if size_level > 0 {
        2
    } else {
        options.level.min(3)
    };
    let mut pipeline = PassPipeline::level(level, size_level);
    pipeline.text.clone_from(&options.pipeline);
    pipeline.merge_functions = options.merge_functions;
    pipeline.no_builtins = options.no_builtins;
    pipeline.verify = options.verify;
    pipeline.verify_each = options.verify_each;
    pipeline.vector_library = options.vector_library;
    if let Some(choice) = options.loop_vectorize {
        pipeline.loop_vectorize = choice;
    }
    if let Some(choice) = options.slp_vectorize {
        pipeline.slp_vectorize = choice;
    }
    if let Some(choice) = options.unroll_loops {
        pipeline.unroll_loops = choice;
        pipeline.loop_interleave = choice;
    }
    pipeline
}
