//! The inventory that `--print-plugin-capabilities` prints: made from the tables that are compiled in.

use neverc_abi::*;

use crate::host::InterfaceInfo;
use crate::trace::json_string;

fn flags(value: u64, names: &[(u64, &str)]) -> String {
    let set: Vec<String> = names
        .iter()
        .filter(|(bit, _)| value & bit != 0)
        .map(|(_, name)| json_string(name))
        .collect();
    format!("[{}]", set.join(","))
}

fn id(id: NevercInterfaceID) -> String {
    format!("\"{:016x}{:016x}\"", id.high, id.low)
}

/// Modules, phases, policies, gates, verifiers, artifacts and defaults as JSON. Loads nothing.
///
/// `interfaces` are all that the host publishes, each with whether something stands behind it.
pub fn capabilities_json(interfaces: &[(InterfaceInfo, bool)]) -> String {
    let modules: Vec<String> = interfaces
        .iter()
        .map(|(i, implemented)| {
            format!(
                "    {{\"name\":{},\"id\":{},\"version\":\"{}.{}\",\"size\":{},\"implemented\":{implemented}}}",
                json_string(&i.name),
                id(i.id),
                i.major,
                i.minor,
                i.size
            )
        })
        .collect();
    let policies = [
        (NEVERC_PHASE_OBSERVABLE, "OBSERVABLE"),
        (NEVERC_PHASE_INTERCEPTABLE, "INTERCEPTABLE"),
        (NEVERC_PHASE_REPLACEABLE, "REPLACEABLE"),
        (NEVERC_PHASE_SKIPPABLE_WITH_PROOF, "SKIPPABLE_WITH_PROOF"),
        (NEVERC_PHASE_SEALED_HOST_GATE, "SEALED_HOST_GATE"),
    ];
    let points = [
        (u64::from(NEVERC_OBSERVER_BEFORE), "BEFORE"),
        (u64::from(NEVERC_OBSERVER_AFTER), "AFTER"),
        (u64::from(NEVERC_OBSERVER_AFTER_COMMIT), "AFTER_COMMIT"),
    ];
    let rows: Vec<String> = PHASES
        .iter()
        .map(|p| {
            let gate = match p.gate {
                NEVERC_PHASE_GATE_SEALED_VERIFIER => "sealed_verifier",
                NEVERC_PHASE_GATE_SEALED_COMMIT => "sealed_commit",
                _ => "transition",
            };
            let kind = if p.kind == NEVERC_PHASE_KIND_EVENT {
                "event"
            } else {
                "transition"
            };
            format!(
                "    {{\"name\":{},\"id\":{},\"domain\":{},\"kind\":\"{kind}\",\"verifier\":{},\"input\":{},\"output\":{},\"policy\":{},\"observer_points\":{},\"gate\":\"{gate}\",\"stability\":\"stable\",\"builtin_provider\":{}}}",
                json_string(p.name),
                id(p.id),
                json_string(p.domain),
                json_string(p.verifier),
                id(p.input),
                id(p.output),
                flags(p.policy, &policies),
                flags(p.observer_points.into(), &points),
                p.builtin_fallback,
            )
        })
        .collect();
    let mut domains: Vec<&str> = Vec::new();
    let mut artifacts: Vec<(u64, u64)> = Vec::new();
    for p in PHASES {
        if !domains.contains(&p.domain) {
            domains.push(p.domain);
        }
        for a in [p.input, p.output] {
            if !artifacts.contains(&(a.high, a.low)) {
                artifacts.push((a.high, a.low));
            }
        }
    }
    artifacts.sort_unstable();
    let domains: Vec<String> = domains.iter().map(|d| json_string(d)).collect();
    let artifacts: Vec<String> = artifacts
        .iter()
        .map(|&(high, low)| id(NevercInterfaceID { high, low }))
        .collect();
    format!(
        "{{\n  \"abi\":{{\"major\":{NEVERC_PLUGIN_ABI_MAJOR},\"minor\":{NEVERC_PLUGIN_ABI_MINOR}}},\n  \"modules\":[\n{}\n  ],\n  \"domains\":[{}],\n  \"artifacts\":[{}],\n  \"phases\":[\n{}\n  ]\n}}\n",
        modules.join(",\n"),
        domains.join(","),
        artifacts.join(","),
        rows.join(",\n")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_phase_is_listed_once() {
        let json = capabilities_json(&[]);
        for p in PHASES {
            let name = format!("\"name\":\"{}\"", p.name);
            assert_eq!(json.matches(&name).count(), 1, "{name}");
        }
    }
}
