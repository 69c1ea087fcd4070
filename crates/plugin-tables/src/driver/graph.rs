//! The rules of action graphs.

use neverc_abi::*;

use super::model::{ActionGraph, ActionNode};

/// Most nodes that a graph may have.
pub const MAX_NODES: usize = 65_536;

/// Types that a kind of step takes and yields.
fn types_fit(kind: NevercActionKind, input: NevercDriverType, output: NevercDriverType) -> bool {
    const SOURCES: &[u32] = &[
        NEVERC_DRIVER_TYPE_C,
        NEVERC_DRIVER_TYPE_C_HEADER,
        NEVERC_DRIVER_TYPE_CXX,
        NEVERC_DRIVER_TYPE_CXX_HEADER,
        NEVERC_DRIVER_TYPE_ASM,
    ];
    const PREPROCESSED: &[u32] = &[
        NEVERC_DRIVER_TYPE_PP_C,
        NEVERC_DRIVER_TYPE_PP_CXX,
        NEVERC_DRIVER_TYPE_PP_ASM,
        NEVERC_DRIVER_TYPE_DEPENDENCIES,
        NEVERC_DRIVER_TYPE_NOTHING,
    ];
    const CODE: &[u32] = &[
        NEVERC_DRIVER_TYPE_LLVM_IR,
        NEVERC_DRIVER_TYPE_LLVM_BC,
        NEVERC_DRIVER_TYPE_LTO_IR,
        NEVERC_DRIVER_TYPE_LTO_BC,
    ];
    let is_code = |t| CODE.contains(&t);
    match kind {
        NEVERC_ACTION_PREPROCESS => {
            (SOURCES.contains(&input) || PREPROCESSED.contains(&input))
                && PREPROCESSED.contains(&output)
        }
        NEVERC_ACTION_COMPILE => {
            let c_like = SOURCES[..4].contains(&input) || PREPROCESSED[..2].contains(&input);
            (c_like || is_code(input))
                && (is_code(output)
                    || matches!(
                        output,
                        NEVERC_DRIVER_TYPE_NOTHING
                            | NEVERC_DRIVER_TYPE_PP_ASM
                            | NEVERC_DRIVER_TYPE_DEPENDENCIES
                    ))
        }
        NEVERC_ACTION_BACKEND => {
            is_code(input)
                && (is_code(output)
                    || matches!(
                        output,
                        NEVERC_DRIVER_TYPE_PP_ASM | NEVERC_DRIVER_TYPE_NOTHING
                    ))
        }
        NEVERC_ACTION_ASSEMBLE => {
            matches!(input, NEVERC_DRIVER_TYPE_PP_ASM | NEVERC_DRIVER_TYPE_ASM)
                && output == NEVERC_DRIVER_TYPE_OBJECT
        }
        NEVERC_ACTION_LINK => {
            (is_code(input)
                || matches!(input, NEVERC_DRIVER_TYPE_OBJECT | NEVERC_DRIVER_TYPE_IMAGE))
                && output == NEVERC_DRIVER_TYPE_IMAGE
        }
        NEVERC_ACTION_LIPO => {
            matches!(input, NEVERC_DRIVER_TYPE_IMAGE | NEVERC_DRIVER_TYPE_OBJECT) && output == input
        }
        NEVERC_ACTION_DSYMUTIL => {
            input == NEVERC_DRIVER_TYPE_IMAGE && output == NEVERC_DRIVER_TYPE_DSYM
        }
        NEVERC_ACTION_STATIC_LIB => {
            (is_code(input) || input == NEVERC_DRIVER_TYPE_OBJECT)
                && output == NEVERC_DRIVER_TYPE_IMAGE
        }
        NEVERC_ACTION_BIND_ARCH => output == input,
        _ => true,
    }
}

fn check_node(graph: &ActionGraph, node: &ActionNode) -> Result<(), String> {
    let fail = |why: &str| Err(format!("action node {}: {why}", node.id));
    if node.id == 0 || !(NEVERC_ACTION_INPUT..=NEVERC_ACTION_DYNCODE).contains(&node.kind) {
        return fail("its kind or number is unknown");
    }
    let known = NEVERC_DRIVER_TYPE_PP_C..=NEVERC_DRIVER_TYPE_CXX_HEADER;
    if !known.contains(&node.output_type) {
        return fail("its output type is unknown");
    }
    if node.kind == NEVERC_ACTION_INPUT {
        let named = graph.inputs.iter().any(|i| i.id == node.driver_input);
        if !named || !node.inputs.is_empty() {
            return fail("an INPUT names one driver input and takes nothing");
        }
        return Ok(());
    }
    if node.driver_input != 0 {
        return fail("only an INPUT names a driver input");
    }
    let several = matches!(
        node.kind,
        NEVERC_ACTION_LINK | NEVERC_ACTION_STATIC_LIB | NEVERC_ACTION_LIPO | NEVERC_ACTION_DYNCODE
    );
    if node.inputs.is_empty() || !several && node.inputs.len() != 1 {
        return fail("it has the wrong number of inputs");
    }
    for &input in &node.inputs {
        let Some(from) = graph.node(input) else {
            return fail("it takes the output of a node that is not there");
        };
        if !types_fit(node.kind, from.output_type, node.output_type) {
            return fail("the types of its input and output do not fit");
        }
    }
    Ok(())
}

/// Checks a graph (`neverc.driver.verify_action_graph`).
///
/// # Errors
/// What is wrong.
pub fn verify_action_graph(graph: &ActionGraph) -> Result<(), String> {
    if graph.nodes.is_empty() || graph.roots.is_empty() {
        return Err("the action graph has no nodes or no roots".into());
    }
    if graph.nodes.len() > MAX_NODES {
        return Err("the action graph has too many nodes".into());
    }
    let mut ids: Vec<u64> = graph.nodes.iter().map(|n| n.id).collect();
    ids.sort_unstable();
    if ids.windows(2).any(|w| w[0] == w[1]) {
        return Err("two action nodes have one number".into());
    }
    let mut roots = graph.roots.clone();
    roots.sort_unstable();
    if roots.windows(2).any(|w| w[0] == w[1]) {
        return Err("a root is named twice".into());
    }
    if roots.iter().any(|r| ids.binary_search(r).is_err()) {
        return Err("a root is not there".into());
    }
    for node in &graph.nodes {
        check_node(graph, node)?;
    }
    let edges = graph.nodes.iter().map(|n| (n.id, n.inputs.as_slice()));
    if has_cycle(edges.collect()) {
        return Err("the action graph has a cycle".into());
    }
    Ok(())
}

/// Whether following the edges leads back somewhere. All targets exist.
pub(crate) fn has_cycle(edges: Vec<(u64, &[u64])>) -> bool {
    let index: std::collections::HashMap<u64, usize> = edges
        .iter()
        .enumerate()
        .map(|(i, (id, _))| (*id, i))
        .collect();
    // 0: not seen, 1: on the way, 2: done. The way is kept by hand, so that long chains do not recurse.
    let mut state = vec![0u8; edges.len()];
    for start in 0..edges.len() {
        if state[start] != 0 {
            continue;
        }
        let mut way = vec![(start, 0usize)];
        state[start] = 1;
        while let Some((at, next)) = way.last_mut() {
            let Some(&target) = edges[*at].1.get(*next) else {
                state[*at] = 2;
                way.pop();
                continue;
            };
            *next += 1;
            let Some(&target) = index.get(&target) else {
                continue;
            };
            match state[target] {
                0 => {
                    state[target] = 1;
                    way.push((target, 0));
                }
                1 => return true,
                _ => {}
            }
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::super::model::DriverInput;
    use super::*;

    fn node(id: u64, kind: u32, output_type: u32, inputs: &[u64]) -> ActionNode {
        ActionNode {
            id,
            kind,
            output_type,
            driver_input: u64::from(kind == NEVERC_ACTION_INPUT),
            bind_arch: String::new(),
            inputs: inputs.to_vec(),
        }
    }

    fn pipeline() -> ActionGraph {
        ActionGraph {
            nodes: vec![
                node(1, NEVERC_ACTION_INPUT, NEVERC_DRIVER_TYPE_C, &[]),
                node(2, NEVERC_ACTION_PREPROCESS, NEVERC_DRIVER_TYPE_PP_C, &[1]),
                node(3, NEVERC_ACTION_COMPILE, NEVERC_DRIVER_TYPE_LLVM_BC, &[2]),
                node(4, NEVERC_ACTION_BACKEND, NEVERC_DRIVER_TYPE_PP_ASM, &[3]),
                node(5, NEVERC_ACTION_ASSEMBLE, NEVERC_DRIVER_TYPE_OBJECT, &[4]),
                node(6, NEVERC_ACTION_LINK, NEVERC_DRIVER_TYPE_IMAGE, &[5]),
            ],
            roots: vec![6],
            inputs: Rc::new(vec![DriverInput {
                id: 1,
                ty: NEVERC_DRIVER_TYPE_C,
                value: "a.c".into(),
            }]),
        }
    }

    #[test]
    fn the_usual_pipeline_is_sound() {
        assert_eq!(verify_action_graph(&pipeline()), Ok(()));
    }

    #[test]
    fn faults_are_found() {
        let mut g = pipeline();
        g.nodes[4].output_type = NEVERC_DRIVER_TYPE_IMAGE;
        assert!(verify_action_graph(&g).is_err_and(|e| e.contains("types")));
        let mut g = pipeline();
        g.nodes[5].inputs = vec![6];
        assert!(verify_action_graph(&g).is_err_and(|e| e.contains("cycle")));
        let mut g = pipeline();
        g.roots = vec![6, 6];
        assert!(verify_action_graph(&g).is_err_and(|e| e.contains("twice")));
        let mut g = pipeline();
        g.nodes.remove(5);
        assert!(verify_action_graph(&g).is_err());
        g.roots = vec![5];
        assert_eq!(verify_action_graph(&g), Ok(()));
    }
}
