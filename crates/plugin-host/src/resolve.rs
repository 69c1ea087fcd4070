//! The order of plugins: dependencies first, otherwise as the command line has them.

use std::sync::Arc;

use neverc_abi::*;

use crate::module::Module;
use crate::status::{HostError, Status};

/// Orders a selection of modules.
///
/// # Errors
/// `DEPENDENCY_MISSING`, `VERSION_MISMATCH` or `DEPENDENCY_CYCLE`.
pub(crate) fn order(selection: &[Arc<Module>]) -> Result<Vec<usize>, HostError> {
    let count = selection.len();
    let find = |id: &str| selection.iter().position(|m| m.descriptor.id == id);
    // before[i] lists those that must come before i.
    let mut before: Vec<Vec<usize>> = vec![Vec::new(); count];
    for (i, module) in selection.iter().enumerate() {
        let me = &module.descriptor;
        for d in &me.dependencies {
            let Some(other) = find(&d.plugin) else {
                if d.kind == NEVERC_DEPENDENCY_REQUIRED {
                    return Err(HostError::new(
                        Status::DEPENDENCY_MISSING,
                        format!(
                            "plugin '{}' requires '{}', which is not in the activation set",
                            me.id, d.plugin
                        ),
                    ));
                }
                continue;
            };
            let version = &selection[other].descriptor.version;
            if !d.accepts(version) {
                return Err(HostError::new(
                    Status::VERSION_MISMATCH,
                    format!(
                        "plugin '{}' needs another version of '{}' than {version}",
                        me.id, d.plugin
                    ),
                ));
            }
            if d.kind == NEVERC_DEPENDENCY_BEFORE {
                before[other].push(i);
            } else {
                before[i].push(other);
            }
        }
    }
    let mut placed = vec![false; count];
    let mut out = Vec::new();
    while out.len() < count {
        let next = (0..count).find(|&i| !placed[i] && before[i].iter().all(|&b| placed[b]));
        let Some(next) = next else {
            return Err(cycle(selection, &before, &placed));
        };
        placed[next] = true;
        out.push(next);
    }
    Ok(out)
}

/// Names the plugins on a cycle among those that could not be placed.
fn cycle(selection: &[Arc<Module>], before: &[Vec<usize>], placed: &[bool]) -> HostError {
    let mut path: Vec<usize> = Vec::new();
    let mut at = placed.iter().position(|p| !p).unwrap_or(0);
    // Each plugin that is not placed has one before it that is not placed either, so the walk comes back.
    while !path.contains(&at) {
        path.push(at);
        match before[at].iter().find(|&&b| !placed[b]) {
            Some(&b) => at = b,
            None => break,
        }
    }
    let start = path.iter().position(|&p| p == at).unwrap_or(0);
    let mut names: Vec<&str> = path[start..]
        .iter()
        .map(|&i| selection[i].descriptor.id.as_str())
        .collect();
    names.push(&selection[at].descriptor.id);
    HostError::new(
        Status::DEPENDENCY_CYCLE,
        format!("plugin dependency cycle: {}", names.join(" -> ")),
    )
}
