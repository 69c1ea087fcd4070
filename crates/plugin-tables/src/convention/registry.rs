//! The calling conventions that the plugins of a session registered, checked as a whole.

use std::sync::Arc;

use neverc_abi::*;
use neverc_callconv::resolve;
use neverc_plugin_host::boundary::{Incoming, RegistrarRef};
use neverc_plugin_host::plan::{Plan, PlanPlugin};
use neverc_plugin_host::registrar::{DataPointer, UserData};
use neverc_plugin_host::{Call, Session, Status};
use neverc_target::Arch;

use super::target_id;

type PlanFn = unsafe extern "C-unwind" fn(
    *mut std::ffi::c_void,
    *const NevercCallingConventionQuery,
    *mut NevercCallingConventionPlan,
) -> NevercStatus;

/// A registered convention.
#[derive(Clone)]
pub(super) struct Entry {
    pub id: NevercInterfaceID,
    pub target: NevercInterfaceID,
    pub name: Arc<str>,
    /// Names of the registers that its functions preserve; empty: the standard set.
    pub callee_saved: Vec<String>,
    pub plan: Option<PlanFn>,
    pub data: DataPointer,
    /// Name of the callback in diagnostics and statistics.
    pub callback: Arc<str>,
}

impl Entry {
    /// The architecture that the convention is for; `None`: a target that does not exist.
    pub fn arch(&self) -> Option<Arch> {
        [Arch::X86_64, Arch::AArch64]
            .into_iter()
            .find(|arch| same(target_id(*arch), self.target))
    }
}

/// Whether two IDs are the same.
fn same(a: NevercInterfaceID, b: NevercInterfaceID) -> bool {
    (a.high, a.low) == (b.high, b.low)
}

fn require(condition: bool) -> Result<(), Status> {
    if condition {
        Ok(())
    } else {
        Err(Status::INVALID_DESCRIPTOR)
    }
}

/// Whether sources can write the name: letters, digits and `_ . -`.
fn is_name(name: &str) -> bool {
    let fine = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.' | b'-');
    (1..=255).contains(&name.len()) && name.bytes().all(fine)
}

/// More preserved registers than any target has.
const MAX_SAVED: u64 = 1024;

/// `RegisterCallingConvention`. Target and registers are looked at when all plugins have registered.
///
/// # Errors
/// `INVALID_STATE` outside `Register`, `INVALID_DESCRIPTOR`, `DUPLICATE_ID`.
pub(super) fn register(
    call: &Call<'_>,
    registrar: RegistrarRef,
    d: &Incoming<'_, NevercCallingConventionDescriptor>,
) -> Result<(), Status> {
    let context = call.registrar(registrar)?;
    require(d.header.major == NEVERC_CALLING_CONVENTION_API_MAJOR)?;
    require(d.reserved == 0 && d.flags == 0)?;
    let zero = NevercInterfaceID { high: 0, low: 0 };
    require(!same(d.calling_convention_id, zero) && !same(d.target_id, zero))?;
    require(d.llvm_calling_convention <= 255)?;
    require(d.plan_calling_convention.is_none() || d.llvm_calling_convention == 0)?;
    let name = d.utf8(|d| d.canonical_name)?;
    require(is_name(name))?;
    require(d.callee_saved_registers.count <= MAX_SAVED)?;
    let callee_saved = d
        .list(|d| {
            let view = d.callee_saved_registers;
            (view.data, view.count, view.element_stride)
        })?
        .strings()
        .map_err(|_| Status::INVALID_DESCRIPTOR)?;
    if context.any_attached(|e: &Entry| same(e.id, d.calling_convention_id)) {
        return Err(Status::DUPLICATE_ID);
    }
    let entry = Entry {
        id: d.calling_convention_id,
        target: d.target_id,
        name: Arc::from(name),
        callee_saved,
        plan: d.plan_calling_convention,
        data: DataPointer(d.user_data),
        callback: Arc::from(format!("planner of calling convention '{name}'")),
    };
    let user_data = d.destroy_user_data.is_some().then_some(UserData {
        pointer: DataPointer(d.user_data),
        destroy: d.destroy_user_data,
    });
    context.attach(entry, user_data)
}

/// A registration with the plugin that made it.
pub(super) struct Owned {
    pub plugin: Arc<PlanPlugin>,
    pub entry: Entry,
}

/// The conventions of a session.
pub(super) struct Registry {
    /// In activation and then registration order.
    pub conventions: Vec<Owned>,
    /// Why nothing can be compiled with them.
    pub problem: Option<String>,
}

impl Registry {
    /// That of a session; made once.
    pub fn of(session: &Session) -> Arc<Registry> {
        session.seat(|| Registry::freeze(session.plan()))
    }

    fn freeze(plan: &Plan) -> Registry {
        let mut registry = Registry {
            conventions: Vec::new(),
            problem: None,
        };
        let mut problem = None;
        plan.each_attached(|plugin, entry: &Entry| {
            let what = format!(
                "plugin '{}' registers the calling convention '{}'",
                plugin.id, entry.name
            );
            let of_same = |o: &&Owned| same(o.entry.target, entry.target);
            if let Some(other) = registry
                .conventions
                .iter()
                .find(|o| same(o.entry.id, entry.id))
            {
                problem.get_or_insert(format!(
                    "{what} with a duplicate calling convention ID, that of '{}' of plugin '{}'",
                    other.entry.name, other.plugin.id
                ));
            } else if let Some(other) = registry
                .conventions
                .iter()
                .filter(of_same)
                .find(|o| o.entry.name == entry.name)
            {
                problem.get_or_insert(format!(
                    "{what}, a name that plugin '{}' has registered for the same target",
                    other.plugin.id
                ));
            }
            match entry.arch() {
                None => {
                    problem.get_or_insert(format!("{what} for an unknown Target ID"));
                }
                Some(arch) => {
                    for name in &entry.callee_saved {
                        if !resolve(arch, name).is_some_and(|r| r.llvm == name || r.name == name) {
                            problem.get_or_insert(format!(
                                "{what} with callee-saved register '{name}', which is not in the target schema"
                            ));
                        }
                    }
                }
            }
            registry.conventions.push(Owned {
                plugin: plugin.clone(),
                entry: entry.clone(),
            });
        });
        registry.problem = problem;
        registry
    }
}
