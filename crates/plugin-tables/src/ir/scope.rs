//! What a pass or analysis works on: a module, a group of functions, a function or a loop.

use std::rc::Rc;

use neverc_abi::*;
use neverc_llvm::Analyses;
use neverc_plugin_host::Status;

use super::bridge::ModuleBridge;
use super::registry::Level;

const NULL: NevercHandle = NevercHandle { owner: 0, value: 0 };

/// Part of a module, by handles of the bridge.
#[derive(Clone, Debug)]
pub(super) struct Scope {
    pub level: Level,
    /// Members of a component, in LLVM's order.
    pub members: Rc<[NevercIRValueHandle]>,
    /// The function; null for modules and components.
    pub function: NevercIRValueHandle,
    /// The loop's header; null for all but loops.
    pub header: NevercIRValueHandle,
}

impl PartialEq for Scope {
    fn eq(&self, other: &Scope) -> bool {
        self.level == other.level
            && self.function == other.function
            && self.header == other.header
            && self.members == other.members
    }
}

impl Scope {
    /// The whole module.
    pub fn module() -> Scope {
        Scope {
            level: Level::Module,
            members: Rc::from([]),
            function: NULL,
            header: NULL,
        }
    }

    /// Functions that call each other.
    pub fn component(members: Vec<NevercIRValueHandle>) -> Scope {
        Scope {
            level: Level::Component,
            members: Rc::from(members),
            ..Scope::module()
        }
    }

    /// A function with a body.
    pub fn function(function: NevercIRValueHandle) -> Scope {
        Scope {
            level: Level::Function,
            function,
            ..Scope::module()
        }
    }

    /// The loop of a header.
    pub fn natural_loop(function: NevercIRValueHandle, header: NevercIRValueHandle) -> Scope {
        Scope {
            level: Level::Loop,
            function,
            header,
            ..Scope::module()
        }
    }

    /// The scope of another level around this one.
    ///
    /// # Errors
    /// `WRONG_SCOPE` for a finer level: there is more than one such scope.
    pub fn widened(
        &self,
        level: Level,
        bridge: &ModuleBridge,
        analyses: &Analyses<'_>,
    ) -> Result<Scope, Status> {
        if level == self.level {
            return Ok(self.clone());
        }
        if level > self.level {
            return Err(Status::WRONG_SCOPE);
        }
        match level {
            Level::Module => Ok(Scope::module()),
            Level::Function => Ok(Scope::function(self.function)),
            Level::Component => {
                let function = bridge.resolve_value(self.function)?;
                let groups = analyses.components();
                let group = groups.iter().find(|g| g.contains(&function));
                let group = group.ok_or(Status::NOT_FOUND)?;
                let members: Result<Vec<_>, Status> =
                    group.iter().map(|f| bridge.wrap_value(*f)).collect();
                Ok(Scope::component(members?))
            }
            Level::Loop => Err(Status::WRONG_SCOPE),
        }
    }
}
