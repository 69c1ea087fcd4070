//! Plugins as planners: the query that a callback gets, and its answer, checked before anything uses it.

use std::fmt::Write as _;
use std::rc::Rc;
use std::sync::Arc;

use neverc_abi::*;
use neverc_callconv::{
    Assignment, Kind, Location, PlanRequest, Planner, Proposal, Registers, Type, resolve, schema,
};
use neverc_plugin_host::Status;
use neverc_plugin_host::boundary::{Incoming, header, view, zeroed};
use neverc_plugin_host::task::Task;
use neverc_target::Arch;
use sha2::{Digest, Sha256};

use super::registry::{Entry, Owned, Registry};
use super::target_id;

/// More locations than any plan has.
const MAX_LOCATIONS: u64 = 1 << 14;

fn digest(payload: &str) -> String {
    let mut text = String::with_capacity(64);
    for byte in Sha256::digest(payload.as_bytes()) {
        // Writing to a String cannot fail.
        let _ = write!(text, "{byte:02x}");
    }
    text
}

/// The target schema as a document: what numbers in plans mean, with the digest and the target's ID.
#[must_use]
pub fn schema_document(arch: Arch, numbers: &dyn Registers) -> String {
    let payload = schema(arch, numbers);
    let id = target_id(arch);
    let lines = payload
        .replace("[{", "[\n    {")
        .replace("},{", "},\n    {");
    let lines = lines.replace("]}", "\n  ]}");
    format!(
        "{{\n  \"digest\":\"{}\",\n  \"target\":\"{:016x}{:016x}\",\n  \"payload\":{lines}\n}}\n",
        digest(&payload),
        id.high,
        id.low
    )
}

/// The planner that stands for the plugins of a session; `None` when none of them registered a convention.
///
/// # Errors
/// The words for registrations that cannot work.
pub fn planner(task: &Rc<Task>) -> Result<Option<Rc<dyn Planner>>, String> {
    let registry = Registry::of(task.session());
    if registry.conventions.is_empty() {
        return Ok(None);
    }
    if let Some(problem) = &registry.problem {
        task.session().cancel();
        return Err(format!("plugin phase failed: {problem}"));
    }
    Ok(Some(Rc::new(PluginPlanner {
        task: task.clone(),
        registry,
    })))
}

struct PluginPlanner {
    task: Rc<Task>,
    registry: Arc<Registry>,
}

impl Planner for PluginPlanner {
    fn names(&self) -> Vec<String> {
        let all = self.registry.conventions.iter();
        all.map(|o| o.entry.name.to_string()).collect()
    }

    fn plan(&self, name: &str, request: &PlanRequest<'_>) -> Option<Result<Assignment, String>> {
        let mut named = self
            .registry
            .conventions
            .iter()
            .filter(|o| &*o.entry.name == name)
            .peekable();
        let any = *named.peek()?;
        let Some(owned) = named.find(|o| o.entry.arch() == Some(request.arch)) else {
            return Some(Err(complaint(any, "it is for another target")));
        };
        Some(
            self.ask(owned, request)
                .map_err(|why| complaint(owned, &why)),
        )
    }
}

fn complaint(owned: &Owned, why: &str) -> String {
    format!(
        "plugin '{}': calling convention '{}': {why}",
        owned.plugin.id, owned.entry.name
    )
}

impl PluginPlanner {
    fn ask(&self, owned: &Owned, request: &PlanRequest<'_>) -> Result<Assignment, String> {
        let entry = &owned.entry;
        let Some(callback) = entry.plan else {
            return Err("it has no PlanCallingConvention".to_owned());
        };
        if request.signature.variadic {
            return Err("it does not support variadic functions".to_owned());
        }
        let schema_digest = digest(&schema(request.arch, request.registers));
        let parameters: Vec<NevercABITypeDescriptor> = request
            .signature
            .parameters
            .iter()
            .map(|p| {
                let mut described = describe(&p.ty, p.signext);
                if let Some(object) = p.byval {
                    described.kind = NEVERC_ABI_TYPE_RECORD;
                    described.bit_width = bits(object.size);
                    described.alignment = object.align.max(1);
                    described.flags = NEVERC_ABI_TYPE_AGGREGATE;
                }
                described
            })
            .collect();
        let mut query: NevercCallingConventionQuery = zeroed();
        query.header = header::<NevercCallingConventionQuery>();
        query.target_id = entry.target;
        query.calling_convention_id = entry.id;
        query.schema_digest = view(&schema_digest);
        query.function.header = header::<NevercABIFunctionQuery>();
        query.function.return_type = describe(&request.signature.result, false);
        query.function.parameters = NevercStructArrayView {
            data: parameters.as_ptr().cast(),
            count: parameters.len() as u64,
            element_stride: size_of::<NevercABITypeDescriptor>() as u64,
        };
        query.function.required_argument_count =
            u32::try_from(parameters.len()).map_err(|_| "too many parameters".to_owned())?;
        let mut plan: NevercCallingConventionPlan = zeroed();
        plan.header = header::<NevercCallingConventionPlan>();
        let data = entry.data.0;
        let (query, out) = (&raw const query, &raw mut plan);
        let mut copied = Err("it was not asked".to_owned());
        let status = self
            .task
            .call_plugin(&owned.plugin, &entry.callback, true, || {
                // SAFETY: query and plan live for the call; the data is the plugin's own.
                let status = unsafe { callback(data, query, out) };
                if status.code == NEVERC_STATUS_OK {
                    // The arrays are the plugin's, so they are copied before it can run again.
                    copied = copy(out);
                }
                status
            });
        if status != Status::OK {
            return Err(format!("its planner failed: {}", status.name()));
        }
        let mut proposal = copied?;
        if proposal.callee_saved.is_empty() {
            proposal.callee_saved = saved(entry, request);
        }
        proposal
            .accept(request)
            .map_err(|fault| format!("its plan is wrong: {fault}"))
    }
}

/// The numbers of the registers that the registration lists.
fn saved(entry: &Entry, request: &PlanRequest<'_>) -> Vec<u32> {
    let all = entry.callee_saved.iter();
    all.filter_map(|name| resolve(request.arch, name))
        .filter_map(|register| request.registers.number(register.llvm))
        .collect()
}

/// What the plugin wrote, as data of our own.
fn copy(plan: *const NevercCallingConventionPlan) -> Result<Proposal, String> {
    // SAFETY: the host's own record, which the plugin filled.
    let plan = unsafe { Incoming::new(plan) }
        .map_err(|_| "its planner broke the plan's header".to_owned())?;
    if plan.reserved32 != 0 || plan.flags != 0 || plan.reserved != [0; 2] {
        return Err("its plan is wrong: a reserved field is not zero".to_owned());
    }
    let malformed = |what: &str| format!("its plan is wrong: the array of {what} is malformed");
    let locations = |what: &str, view: NevercStructArrayView| -> Result<Vec<Location>, String> {
        if view.count > MAX_LOCATIONS {
            return Err(malformed(what));
        }
        plan.records::<NevercCallingConventionLocation>(|_| view)
            .map_err(|_| malformed(what))?
            .iter()
            .map(|l| {
                if l.reserved != 0 {
                    return Err("its plan is wrong: a reserved field is not zero".to_owned());
                }
                let kind = match l.kind {
                    NEVERC_CC_LOCATION_REGISTER => Kind::Register,
                    NEVERC_CC_LOCATION_STACK => Kind::Stack,
                    other => {
                        return Err(format!("its plan is wrong: {other} is no kind of location"));
                    }
                };
                Ok(Location {
                    kind,
                    value: l.value_index,
                    piece: l.piece_offset,
                    size: l.size,
                    align: l.alignment,
                    register: l.register_number,
                    offset: l.stack_offset,
                    flags: l.flags,
                })
            })
            .collect()
    };
    let registers = plan.callee_saved_registers;
    if registers.count > MAX_LOCATIONS {
        return Err(malformed("callee-saved registers"));
    }
    Ok(Proposal {
        returns: locations("return locations", plan.return_locations)?,
        arguments: locations("argument locations", plan.argument_locations)?,
        callee_saved: plan
            .list(|_| (registers.data, registers.count, registers.element_stride))
            .map_err(|_| malformed("callee-saved registers"))?
            .to_vec(),
        stack_alignment: plan.stack_alignment,
    })
}

fn bits(bytes: u64) -> u32 {
    u32::try_from(bytes.saturating_mul(8)).unwrap_or(u32::MAX)
}

/// A type as a planner sees it: widths in bits, alignments in bytes.
fn describe(ty: &Type, signed: bool) -> NevercABITypeDescriptor {
    let mut out: NevercABITypeDescriptor = zeroed();
    out.header = header::<NevercABITypeDescriptor>();
    out.bit_width = bits(ty.bytes());
    out.alignment = u32::try_from(ty.align()).unwrap_or(16);
    out.kind = match ty {
        Type::Void => NEVERC_ABI_TYPE_VOID,
        Type::Int(width) => {
            out.bit_width = *width;
            if *width == 1 {
                NEVERC_ABI_TYPE_BOOLEAN
            } else {
                NEVERC_ABI_TYPE_INTEGER
            }
        }
        Type::Pointer => NEVERC_ABI_TYPE_POINTER,
        Type::Float(_) => NEVERC_ABI_TYPE_FLOAT,
        Type::Vector(..) => NEVERC_ABI_TYPE_VECTOR,
        Type::Array(..) => NEVERC_ABI_TYPE_ARRAY,
        Type::Struct { .. } => NEVERC_ABI_TYPE_RECORD,
    };
    if matches!(ty, Type::Array(..) | Type::Struct { .. }) {
        out.flags |= NEVERC_ABI_TYPE_AGGREGATE;
    }
    if signed {
        out.flags |= NEVERC_ABI_TYPE_SIGNED;
    }
    out
}
