//! Which passes run side by side: those of one unit never, those of several units when the plugin is THREAD_SAFE.

mod support;

use std::fmt::Write;

use support::lab::Lab;

const UNITS: usize = 4;
const FUNCTIONS: usize = 6;

/// A unit of `FUNCTIONS` functions with a loop each.
fn source(unit: usize) -> String {
    let mut out = String::new();
    for f in 0..FUNCTIONS {
        let _ = writeln!(
            out,
            "int f{unit}_{f}(int n) {{ int s = 0; for (int i = 0; i < n; ++i) s ^= i; return s; }}"
        );
    }
    out
}

/// What the plugin of a model has counted over `UNITS` units.
fn counted(model: &str, meet: bool) -> String {
    let model = format!("CONCURRENCY=NEVERC_CONCURRENCY_{model}");
    let mut defines = vec![model.as_str()];
    if meet {
        defines.push("MEET");
    }
    let lab = Lab::with("ir_concurrency.c", &defines);
    let names: Vec<String> = (0..UNITS).map(|unit| format!("u{unit}.c")).collect();
    for (unit, name) in names.iter().enumerate() {
        lab.write(name, &source(unit));
    }
    let mut args = vec!["-c"];
    args.extend(names.iter().map(String::as_str));
    lab.ok(&args);
    lab.log().join("\n")
}

#[test]
fn passes_run_side_by_side_as_their_plugin_says() {
    let (functions, loops) = (2 * UNITS * FUNCTIONS, UNITS * FUNCTIONS);
    let expected = |at_once: &str| {
        format!("functions {functions} loops {loops} units {UNITS} at once {at_once} in one 1")
    };
    for model in ["SESSION_SERIAL", "PROCESS_SERIAL"] {
        assert_eq!(counted(model, false), expected("1"), "{model}");
    }
    // A machine with one processor has nothing to run side by side.
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let said = counted("THREAD_SAFE", cores > 1);
    let at_once: Vec<String> = if cores > 1 {
        (2..=UNITS).map(|n| expected(&n.to_string())).collect()
    } else {
        vec![expected("1")]
    };
    assert!(at_once.contains(&said), "{said}");
}
