//! The optimization stage: LLVM's own pipelines for the levels.

use neverc_llvm::{Module, PassPipeline};

use crate::{Backend, OptOptions, SizeLevel};

/// Optimizes a module for a machine. The error is about a bad textual pipeline or, with `verify`, a broken module.
/// Warnings and remarks are among the context's diagnostics.
pub fn optimize(
    backend: &Backend,
    module: &Module<'_>,
    options: &OptOptions,
) -> Result<(), String> {
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
    backend.machine.optimize(module, &pipeline)
}
