//! Tokens of authority: when they are used up, callbacks that may change something are refused, others are not.

mod support;

use neverc_abi::*;
use neverc_plugin_host::{
    Artifact, ArtifactSlot, BuiltinError, HostBuilder, HostConfig, PhaseRun, Route,
};
use support::{Lab, UNIT, activate, config};

#[test]
fn callbacks_with_authority_end_with_its_tokens() {
    let lab = Lab::new();
    let module = lab.build("authority.c", "authority.so", &[]);
    let mut builder = HostBuilder::new(HostConfig {
        first_authority_token: u64::MAX - 2,
        ..HostConfig::default()
    });
    neverc_plugin_tables::install(&mut builder).expect("no interface is there yet");
    let host = builder.freeze().expect("the core table is there");
    let plan = activate(&host, &[&module]).expect("activates");
    let session = plan.open_session(config(), None).expect("begins");
    let task = session.begin_task(UNIT, None).expect("begins");
    let info = &PHASES[PHASE_SYNTAX_PARSE];
    let run = || {
        let mut default =
            |_: &Artifact| -> Result<Artifact, BuiltinError> { Ok(Artifact::opaque(info.output)) };
        let run = PhaseRun {
            phase: PHASE_SYNTAX_PARSE,
            route: Route::default(),
            input: Artifact::opaque(info.input),
            builtin: Some(&mut default),
            verify: None,
            commit: None,
        };
        let made = task.execute(run, &mut ArtifactSlot::new());
        made.map(|_| ()).map_err(|e| e.status.name())
    };
    assert_eq!(run(), Ok(()));
    assert_eq!(run(), Ok(()));
    assert_eq!(run(), Err("RESOURCE_EXHAUSTED"));
    // The refusal is the gate's: the session goes on, and observers have been asked.
    assert!(!session.is_cancelled());
    assert_eq!(run(), Err("RESOURCE_EXHAUSTED"));
    let log = lab.log();
    let count = |line: &str| log.iter().filter(|l| *l == line).count();
    assert_eq!((count("observe"), count("intercept")), (4, 2), "{log:?}");
    assert!(task.end().is_ok());
    assert!(session.end().is_ok());
}
