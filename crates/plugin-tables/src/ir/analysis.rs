//! IR_ANALYSIS: LLVM's analyses and the plugins' own, by handles that end with the callback.

use std::rc::Rc;

use neverc_abi::*;
use neverc_llvm::reflect::ValueRef;
use neverc_llvm::{Aliasing, Analyses, MemoryAccess};
use neverc_plugin_host::boundary::{Incoming, RegistrarRef};
use neverc_plugin_host::tables::IRAnalysisTable;
use neverc_plugin_host::{Call, Status, Task};

use super::bridge::ModuleBridge;
use super::custom::Computed;
use super::registry::{self, Key};
use super::run::RESULT;
use super::unit::IrUnit;
use super::visit::Desks;

/// What a result handle names.
pub(super) enum AnalysisResult {
    /// One of LLVM's, of a function (none: of the module) at a generation.
    Builtin {
        analysis: NevercIRBuiltinAnalysis,
        function: Option<ValueRef>,
        generation: u64,
        bridge: Rc<ModuleBridge>,
    },
    /// A plugin's.
    Custom(Rc<Computed>),
}

/// What makes two results the same, so that they get one handle.
#[derive(Clone, PartialEq)]
pub(super) enum ResultKey {
    Builtin(NevercIRBuiltinAnalysis, Option<ValueRef>, u64),
    Custom(*const Computed),
}

/// The table's object; everything but the list of those who may be visited belongs to the running unit.
#[derive(Default)]
pub struct IrAnalyses {
    pub(super) desks: Desks,
}

fn unit(task: &Rc<Task>) -> Result<Rc<IrUnit>, Status> {
    task.find_seat::<IrUnit>().ok_or(Status::INVALID_STATE)
}

impl IrUnit {
    /// The handle of a result, the same one each time until the callback ends.
    fn result_handle(
        &self,
        name: ResultKey,
        result: impl FnOnce() -> AnalysisResult,
    ) -> Result<NevercIRAnalysisResultHandle, Status> {
        let known = self
            .handles
            .borrow()
            .iter()
            .find(|(k, _)| *k == name)
            .map(|(_, h)| *h);
        if let Some(known) = known {
            return Ok(known);
        }
        let handle = self.task().insert(RESULT, Rc::new(result()))?;
        self.handles.borrow_mut().push((name, handle));
        Ok(handle)
    }

    /// LLVM's analyses as they are for the module now, if the function is sound.
    fn current(&self, function: Option<ValueRef>) -> Result<&Analyses<'_>, Status> {
        let bridge = self.bridge()?;
        self.sync(&bridge).map_err(|e| e.status)?;
        let analyses = self.analyses()?;
        // Inside a mutation a function may pass through states that no analysis can look at.
        if let Some(function) = function
            && self.valid.get() != bridge.generation()
            && analyses.verify_function(function).is_err()
        {
            return Err(Status::INVALID_STATE);
        }
        Ok(analyses)
    }
}

/// The result behind a handle; one of the module's own objects is of a wrong type rather than scope.
pub(super) fn result_object(
    call: &Call<'_>,
    task: &Rc<Task>,
    handle: NevercIRAnalysisResultHandle,
) -> Result<Rc<AnalysisResult>, Status> {
    call.object::<AnalysisResult>(handle, RESULT)
        .map_err(|status| {
            let bridge = unit(task).and_then(|u| u.bridge());
            match bridge.and_then(|b| b.module_handle()) {
                Ok(module) if handle.value != 0 && module.owner == handle.owner => {
                    Status::WRONG_TYPE
                }
                _ => status,
            }
        })
}

/// A result that is one of some analyses of LLVM, and still that of the module.
struct Answer {
    unit: Rc<IrUnit>,
    bridge: Rc<ModuleBridge>,
    function: Option<ValueRef>,
    analysis: NevercIRBuiltinAnalysis,
}

impl Answer {
    fn of(
        call: &Call<'_>,
        task: &Rc<Task>,
        result: NevercIRAnalysisResultHandle,
        wanted: &[NevercIRBuiltinAnalysis],
    ) -> Result<Answer, Status> {
        let result = result_object(call, task, result)?;
        let AnalysisResult::Builtin {
            analysis,
            function,
            generation,
            bridge,
        } = &*result
        else {
            return Err(Status::WRONG_TYPE);
        };
        if !wanted.contains(analysis) {
            return Err(Status::WRONG_TYPE);
        }
        let unit = unit(task)?;
        if bridge.generation() != *generation {
            return Err(Status::STALE_HANDLE);
        }
        Ok(Answer {
            bridge: bridge.clone(),
            function: *function,
            analysis: *analysis,
            unit,
        })
    }

    fn analyses(&self) -> Result<&Analyses<'_>, Status> {
        self.unit.current(self.function)
    }

    fn function(&self) -> Result<ValueRef, Status> {
        self.function.ok_or(Status::WRONG_TYPE)
    }

    /// A block of the function.
    fn block(&self, handle: NevercIRValueHandle) -> Result<ValueRef, Status> {
        let value = self.bridge.resolve_value(handle)?;
        if !self.analyses()?.is_block(value) {
            return Err(Status::WRONG_TYPE);
        }
        self.own(value)
    }

    fn own(&self, value: ValueRef) -> Result<ValueRef, Status> {
        if self.analyses()?.function_of(value) == Some(self.function()?) {
            Ok(value)
        } else {
            Err(Status::WRONG_SCOPE)
        }
    }

    /// A pointer that the function can see.
    fn pointer(&self, handle: NevercIRValueHandle) -> Result<ValueRef, Status> {
        let value = self.bridge.resolve_value(handle)?;
        let analyses = self.analyses()?;
        if !analyses.is_pointer(value) {
            return Err(Status::WRONG_TYPE);
        }
        if analyses.is_definition(value) {
            return Ok(value);
        }
        match analyses.function_of(value) {
            Some(other) if Some(other) != self.function && other != value => {
                Err(Status::WRONG_SCOPE)
            }
            _ => Ok(value),
        }
    }
}

const NULL: NevercHandle = NevercHandle { owner: 0, value: 0 };

fn number(flag: bool) -> NevercBool {
    if flag { NEVERC_TRUE } else { NEVERC_FALSE }
}

fn at<T: Copy>(list: &[T], index: u64) -> Result<T, Status> {
    let index = usize::try_from(index).map_err(|_| Status::NOT_FOUND)?;
    list.get(index).copied().ok_or(Status::NOT_FOUND)
}

impl IRAnalysisTable for IrAnalyses {
    fn query_builtin(
        &self,
        _: &Call<'_>,
        task: &Rc<Task>,
        analysis: NevercIRBuiltinAnalysis,
        scope: NevercIRValueHandle,
    ) -> Result<NevercIRAnalysisResultHandle, Status> {
        if !(NEVERC_IR_ANALYSIS_DOMINATOR_TREE..=NEVERC_IR_ANALYSIS_POST_DOMINATOR_TREE)
            .contains(&analysis)
        {
            return Err(Status::INVALID_ARGUMENT);
        }
        let unit = unit(task)?;
        let bridge = unit.bridge()?;
        unit.scope()?;
        let function = if scope == NULL {
            if analysis != NEVERC_IR_ANALYSIS_CALL_GRAPH {
                return Err(Status::INVALID_ARGUMENT);
            }
            None
        } else {
            let value = bridge.resolve_value(scope)?;
            let analyses = unit.analyses()?;
            if analyses.function_of(value) != Some(value) {
                return Err(Status::WRONG_TYPE);
            }
            if !analyses.is_definition(value) {
                return Err(Status::INVALID_ARGUMENT);
            }
            Some(value)
        };
        let of_module = analysis == NEVERC_IR_ANALYSIS_CALL_GRAPH;
        let function = function.filter(|_| !of_module);
        unit.current(function)?;
        let generation = bridge.generation();
        unit.result_handle(ResultKey::Builtin(analysis, function, generation), || {
            AnalysisResult::Builtin {
                analysis,
                function,
                generation,
                bridge: bridge.clone(),
            }
        })
    }

    fn dominator_tree_dominates(
        &self,
        call: &Call<'_>,
        task: &Rc<Task>,
        result: NevercIRAnalysisResultHandle,
        dominator: NevercIRValueHandle,
        dominated: NevercIRValueHandle,
    ) -> Result<NevercBool, Status> {
        let trees = [
            NEVERC_IR_ANALYSIS_DOMINATOR_TREE,
            NEVERC_IR_ANALYSIS_POST_DOMINATOR_TREE,
        ];
        let answer = Answer::of(call, task, result, &trees)?;
        let (above, below) = (answer.block(dominator)?, answer.block(dominated)?);
        let (analyses, function) = (answer.analyses()?, answer.function()?);
        Ok(number(if answer.analysis == trees[0] {
            analyses.dominates(function, above, below)
        } else {
            analyses.post_dominates(function, above, below)
        }))
    }

    fn get_loop_count(
        &self,
        call: &Call<'_>,
        task: &Rc<Task>,
        result: NevercIRAnalysisResultHandle,
    ) -> Result<u64, Status> {
        let answer = Answer::of(call, task, result, &[NEVERC_IR_ANALYSIS_LOOP_INFO])?;
        let headers = answer.analyses()?.loop_headers(answer.function()?, false);
        Ok(headers.len() as u64)
    }

    fn get_loop_header(
        &self,
        call: &Call<'_>,
        task: &Rc<Task>,
        result: NevercIRAnalysisResultHandle,
        index: u64,
    ) -> Result<NevercIRValueHandle, Status> {
        let answer = Answer::of(call, task, result, &[NEVERC_IR_ANALYSIS_LOOP_INFO])?;
        let headers = answer.analyses()?.loop_headers(answer.function()?, false);
        answer.bridge.wrap_value(at(&headers, index)?)
    }

    fn get_loop_for_block(
        &self,
        call: &Call<'_>,
        task: &Rc<Task>,
        result: NevercIRAnalysisResultHandle,
        block: NevercIRValueHandle,
    ) -> Result<(NevercIRValueHandle, u32), Status> {
        let answer = Answer::of(call, task, result, &[NEVERC_IR_ANALYSIS_LOOP_INFO])?;
        let block = answer.block(block)?;
        match answer.analyses()?.loop_of_block(answer.function()?, block) {
            Some((header, depth)) => Ok((answer.bridge.wrap_value(header)?, depth)),
            None => Ok((NULL, 0)),
        }
    }

    fn get_scalar_evolution_constant_trip_count(
        &self,
        call: &Call<'_>,
        task: &Rc<Task>,
        result: NevercIRAnalysisResultHandle,
        loop_header: NevercIRValueHandle,
    ) -> Result<(NevercBool, u64), Status> {
        let answer = Answer::of(call, task, result, &[NEVERC_IR_ANALYSIS_SCALAR_EVOLUTION])?;
        let header = answer.block(loop_header)?;
        let count = answer.analyses()?.trip_count(answer.function()?, header);
        let count = count.ok_or(Status::INVALID_ARGUMENT)?;
        Ok((number(count.is_some()), count.unwrap_or(0)))
    }

    fn get_memory_access_kind(
        &self,
        call: &Call<'_>,
        task: &Rc<Task>,
        result: NevercIRAnalysisResultHandle,
        instruction: NevercIRValueHandle,
    ) -> Result<NevercIRMemoryAccessKind, Status> {
        let answer = Answer::of(call, task, result, &[NEVERC_IR_ANALYSIS_MEMORY_SSA])?;
        let value = answer.bridge.resolve_value(instruction)?;
        let analyses = answer.analyses()?;
        if !analyses.is_instruction(value) && !analyses.is_block(value) {
            return Err(Status::WRONG_TYPE);
        }
        let value = answer.own(value)?;
        Ok(match analyses.memory_access(answer.function()?, value) {
            MemoryAccess::None => NEVERC_IR_MEMORY_ACCESS_NONE,
            MemoryAccess::Use => NEVERC_IR_MEMORY_ACCESS_USE,
            MemoryAccess::Def => NEVERC_IR_MEMORY_ACCESS_DEF,
            MemoryAccess::Phi => NEVERC_IR_MEMORY_ACCESS_PHI,
        })
    }

    fn get_direct_callee_count(
        &self,
        call: &Call<'_>,
        task: &Rc<Task>,
        result: NevercIRAnalysisResultHandle,
        function: NevercIRValueHandle,
    ) -> Result<u64, Status> {
        Ok(callees(call, task, result, function)?.1.len() as u64)
    }

    fn get_direct_callee(
        &self,
        call: &Call<'_>,
        task: &Rc<Task>,
        result: NevercIRAnalysisResultHandle,
        function: NevercIRValueHandle,
        index: u64,
    ) -> Result<NevercIRValueHandle, Status> {
        let (answer, callees) = callees(call, task, result, function)?;
        answer.bridge.wrap_value(at(&callees, index)?)
    }

    fn alias(
        &self,
        call: &Call<'_>,
        task: &Rc<Task>,
        result: NevercIRAnalysisResultHandle,
        left: NevercIRValueHandle,
        left_bytes: u64,
        right: NevercIRValueHandle,
        right_bytes: u64,
    ) -> Result<NevercIRAliasResult, Status> {
        let answer = Answer::of(call, task, result, &[NEVERC_IR_ANALYSIS_ALIAS])?;
        let left = (answer.pointer(left)?, left_bytes);
        let right = (answer.pointer(right)?, right_bytes);
        let found = answer.analyses()?.alias(answer.function()?, left, right);
        Ok(match found {
            Aliasing::No => NEVERC_IR_ALIAS_NO,
            Aliasing::May => NEVERC_IR_ALIAS_MAY,
            Aliasing::Partial => NEVERC_IR_ALIAS_PARTIAL,
            Aliasing::Must => NEVERC_IR_ALIAS_MUST,
        })
    }

    fn register_analysis(
        &self,
        call: &Call<'_>,
        registrar: RegistrarRef,
        descriptor: Incoming<'_, NevercIRAnalysisDescriptor>,
    ) -> Result<(), Status> {
        registry::register_analysis(call, registrar, &descriptor)
    }
}

pub(super) fn custom_data(
    unit: &IrUnit,
    result: &AnalysisResult,
) -> Result<NevercByteView, Status> {
    let AnalysisResult::Custom(computed) = result else {
        return Err(Status::WRONG_TYPE);
    };
    unit.data_of(computed)
}

pub(super) fn query_custom(unit: &IrUnit, id: Key) -> Result<NevercIRAnalysisResultHandle, Status> {
    let scope = unit.scope()?;
    let computed = unit.custom(id, &scope)?;
    unit.result_handle(ResultKey::Custom(Rc::as_ptr(&computed)), || {
        AnalysisResult::Custom(computed)
    })
}

fn callees(
    call: &Call<'_>,
    task: &Rc<Task>,
    result: NevercIRAnalysisResultHandle,
    function: NevercIRValueHandle,
) -> Result<(Answer, Vec<ValueRef>), Status> {
    let answer = Answer::of(call, task, result, &[NEVERC_IR_ANALYSIS_CALL_GRAPH])?;
    let function = answer.bridge.resolve_value(function)?;
    let analyses = answer.analyses()?;
    if analyses.function_of(function) != Some(function) {
        return Err(Status::WRONG_TYPE);
    }
    let list = analyses.direct_callees(function);
    Ok((answer, list))
}
