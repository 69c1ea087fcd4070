//! A module in the IR phases: straight through the optimizer, or watched by plugins where they want to be.

use std::rc::Rc;

use neverc_abi::*;
use neverc_codegen::{
    Backend, NoSeam, OptOptions, OptimizeError, Point, Seam, SeamFailed, SizeLevel, optimize,
    optimize_nothing, run_point,
};
use neverc_llvm::Module;
use neverc_plugin_tables::ir::{IrScope, IrUnit, Modules, SourceText, UnitFacts};

use super::stage::UnitTask;
use crate::invocation::Invocation;
use crate::machine;

/// A module before and behind the optimizer.
pub enum Ir<'u> {
    /// No plugin cares.
    Plain(&'u Module<'u>),
    /// Plugins may look, change and replace.
    Watched(Modules<'u>),
}

/// Begins the IR phases of a unit; `None` when no plugin has anything to do with them.
///
/// # Errors
/// The text for the user.
pub fn begin(
    task: Option<UnitTask<'_>>,
    invocation: &Invocation,
    triple: &str,
    layout: &str,
    source: &str,
    text: impl FnOnce() -> Rc<[u8]>,
) -> Result<Option<IrScope>, String> {
    let Some(task) = task else {
        return Ok(None);
    };
    if task.task.session().is_cancelled() {
        return Err(format!(
            "plugin phase failed: {}: the session is cancelled",
            PHASES[PHASE_IR_GENERATE].name
        ));
    }
    let options = machine::opt_options(invocation);
    IrUnit::begin(task.task, task.route, || UnitFacts {
        level: level(&options),
        no_passes: invocation.codegen.no_passes,
        triple: triple.to_owned(),
        layout: layout.to_owned(),
        source: source.to_owned(),
        source_text: SourceText::new(text()),
    })
}

fn level(options: &OptOptions) -> NevercIROptimizationLevel {
    match (options.size, options.level) {
        (SizeLevel::Small, _) => NEVERC_IR_OPTIMIZATION_OS,
        (SizeLevel::Smallest, _) => NEVERC_IR_OPTIMIZATION_OZ,
        (SizeLevel::None, 0) => NEVERC_IR_OPTIMIZATION_O0,
        (SizeLevel::None, 1) => NEVERC_IR_OPTIMIZATION_O1,
        (SizeLevel::None, 2) => NEVERC_IR_OPTIMIZATION_O2,
        (SizeLevel::None, _) => NEVERC_IR_OPTIMIZATION_O3,
    }
}

impl Ir<'_> {
    /// From a generated module to one that is ready for code generation.
    ///
    /// # Errors
    /// The text for the user.
    pub fn optimize(&self, invocation: &Invocation, backend: &Backend) -> Result<(), String> {
        let options = machine::opt_options(invocation);
        let pipeline = |module: &Module<'_>, seam: &dyn Seam| -> Result<(), OptimizeError> {
            if invocation.codegen.no_passes {
                optimize_nothing(backend, module, &options, seam)
            } else {
                optimize(backend, module, &options, seam)
            }
        };
        match self {
            Ir::Plain(module) => pipeline(module, &NoSeam).map_err(|e| e.to_string()),
            Ir::Watched(modules) => {
                modules.optimize(&pipeline)?;
                let late = |module: &Module<'_>,
                            point: Point,
                            seam: &dyn Seam|
                 -> Result<(), SeamFailed> {
                    run_point(backend, module, &options, point, seam)
                };
                modules.late_points(&late)?;
                modules.final_verify()
            }
        }
    }

    /// The finished module; no plugin can reach it any more.
    ///
    /// # Errors
    /// When a plugin took it away.
    pub fn finish<R>(self, f: impl FnOnce(&Module<'_>) -> R) -> Result<R, String> {
        match self {
            Ir::Plain(module) => Ok(f(module)),
            Ir::Watched(modules) => modules.finish(f),
        }
    }
}
