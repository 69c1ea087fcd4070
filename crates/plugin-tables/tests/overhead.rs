//! What calls cost: prints the numbers; the limits are wide, so that a busy machine does not fail them.

mod support;

use std::sync::Arc;
use std::time::Instant;

use neverc_abi::*;
use neverc_plugin_host::{Artifact, ArtifactSlot, PhaseRun, Route};
use support::{Lab, UNIT, activate, config, host};

type Spin = unsafe extern "C-unwind" fn(NevercTaskHandle, u64);

#[test]
fn slots_and_phases_are_cheap() {
    let lab = Lab::new();
    let module = lab.build("bench.c", "b.so", &[]);
    let plan = activate(&host(), &[&module]).expect("activates");
    let session = plan
        .open_session(config(), None)
        .expect("all 130 phases have those points");
    let task = session.begin_task(UNIT, None).expect("begins");
    // SAFETY: the function is the test plugin's own; the image stays loaded by the plan as well.
    let image = unsafe { libloading::Library::new(&module) }.expect("loaded");
    // SAFETY: its type is the one declared in the plugin.
    let spin = unsafe { image.get::<Spin>(b"spin\0") }.expect("exported");
    let times = 5_000_000;
    let name = Arc::from("spin");
    let start = Instant::now();
    task.call_plugin(&plan.plugins()[0], &name, false, || {
        // SAFETY: as above.
        unsafe { spin(task.handle(), times) };
        NevercStatus::default()
    });
    let slot = start.elapsed().as_nanos() as f64 / times as f64;

    let phase = &PHASES[PHASE_SYNTAX_PARSE];
    let input = Artifact::opaque(phase.input);
    let output = Artifact::opaque(phase.output);
    let rounds = 20_000;
    let start = Instant::now();
    for _ in 0..rounds {
        let mut builtin = |_: &Artifact| Ok(output.clone());
        let run = PhaseRun {
            phase: PHASE_SYNTAX_PARSE,
            route: Route::default(),
            input: input.clone(),
            builtin: Some(&mut builtin),
            verify: None,
            commit: None,
        };
        task.execute(run, &mut ArtifactSlot::new())
            .expect("nobody minds");
    }
    let executed = start.elapsed().as_nanos() as f64 / f64::from(rounds);
    println!("a trivial slot: {slot:.1} ns; a phase with two no-op observers: {executed:.0} ns");
    assert!(slot < 1000.0 && executed < 1_000_000.0);
}
