//! From specs to plans: every function of the custom convention gets a plan or the standard convention, every call what
//! its callee has.

use neverc_callconv::{Fault, PLAN_ATTRIBUTE, Plan, PlanError, SPEC_ATTRIBUTE, Signature, Spec};
use neverc_llvm::{AttributeIndex, CallConv, Module, Value};

use super::signature::signature_of;
use super::{CUSTOM, PIECES_ATTRIBUTE, Target};

/// What a text that should be a plan of this target and signature is.
pub(super) fn checked_plan(
    target: &Target<'_>,
    text: &str,
    signature: &Signature,
) -> Result<Plan, String> {
    let identity = &target.identity;
    let plan = Plan::parse_for(text, &identity.schema, identity.target, identity.convention)
        .map_err(|fault| fault.to_string())?;
    if signature.variadic {
        return Err(Fault::Variadic.to_string());
    }
    plan.fits(signature).map_err(|misfit| misfit.to_string())?;
    Ok(plan)
}

/// A plan's text for a function or an indirect call, by what it carries; `None`: the standard convention.
fn plan_text<'c>(
    target: &mut Target<'_>,
    module: &Module<'c>,
    holder: Value<'c>,
    ty: neverc_llvm::Type<'c>,
    function: Value<'c>,
) -> Option<String> {
    let signature = signature_of(module, ty, holder);
    if let Some(text) = holder.carried_text(PLAN_ATTRIBUTE) {
        return match checked_plan(target, &text, &signature) {
            Ok(_) => Some(text),
            Err(message) => {
                target.error(message, function);
                None
            }
        };
    }
    let spec = holder.carried_text(SPEC_ATTRIBUTE)?;
    // No definition of that kind exists, so what is declared is a standard function.
    if signature.variadic && holder.is_function() && holder.is_declaration() {
        return None;
    }
    let features = target.features(function);
    match target.plan(&features, &Spec::parse(&spec), &signature) {
        Ok(plan) => Some(plan.to_string()),
        Err(PlanError::Variadic) => {
            target.error(Fault::Variadic, function);
            None
        }
        Err(error) => {
            target.error(error, function);
            None
        }
    }
}

/// Leaves a function or call with a plan and the custom convention, or with the standard one.
fn settle<'c>(module: &Module<'c>, holder: Value<'c>, plan: Option<&str>) {
    holder.drop_text(SPEC_ATTRIBUTE);
    holder.drop_text(PIECES_ATTRIBUTE);
    let convention = match plan {
        Some(plan) => {
            holder.carry(
                AttributeIndex::Function,
                module.context().string_attribute(PLAN_ATTRIBUTE, plan),
            );
            CUSTOM
        }
        None => {
            holder.drop_text(PLAN_ATTRIBUTE);
            CallConv::C
        }
    };
    if holder.is_function() {
        holder.set_call_conv(convention);
    } else {
        holder.set_call_site_conv(convention);
    }
}

/// Materializes a module and says whether a plan is left.
pub(super) fn module<'c>(target: &mut Target<'_>, module: &Module<'c>) -> bool {
    let mut any = false;
    for function in module.functions() {
        if function.call_conv() != CUSTOM {
            continue;
        }
        // Intrinsics are no functions; a plugin may have treated them like all others.
        let plan = if function.intrinsic_id() != 0 || function.name().starts_with("llvm.") {
            None
        } else {
            plan_text(target, module, function, function.value_type(), function)
        };
        any |= plan.is_some();
        settle(module, function, plan.as_deref());
    }
    for function in module.functions() {
        for block in function.blocks() {
            for call in block.instructions() {
                any |= call_site(target, module, function, call);
            }
        }
    }
    any
}

fn call_site<'c>(
    target: &mut Target<'_>,
    module: &Module<'c>,
    caller: Value<'c>,
    call: Value<'c>,
) -> bool {
    let (Some(convention), Some(callee)) = (call.call_site_conv(), call.callee()) else {
        return false;
    };
    match Target::function_of(callee) {
        Some(callee) => {
            let custom = callee.call_conv() == CUSTOM;
            if !custom && convention != CUSTOM {
                return false;
            }
            let plan = custom
                .then(|| callee.carried_text(PLAN_ATTRIBUTE))
                .flatten();
            settle(module, call, plan.as_deref());
            plan.is_some()
        }
        None if convention == CUSTOM => {
            let Some(ty) = call.callee_type() else {
                return false;
            };
            let plan = plan_text(target, module, call, ty, caller);
            settle(module, call, plan.as_deref());
            plan.is_some()
        }
        None => false,
    }
}
