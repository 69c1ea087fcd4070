//! No sequence of table calls brings the host down: calls drawn from bytes, with every kind of mistake in between.
//!
//! The first test has the tables of a module to itself; the second plays a plugin with passes, analyses and providers
//! while modules go through all IR phases, so that all six tables are in play.
//!
//! `NEVERC_IR_FUZZ_SECONDS` runs for a time instead of a number of sequences; `NEVERC_IR_SEED` says where to begin;
//! support/guard.rs has more.

mod support;

use neverc_plugin_host::tables::{
    IR_ANALYSIS_SLOTS, IR_BUILDER_SLOTS, IR_CORE_SLOTS, IR_GEN_SLOTS, IR_OPTIMIZATION_SLOTS,
    IR_PASS_SLOTS,
};
use support::guard::{Guard, Span, never, number};
use support::ir::{Ir, Stage, called};
use support::modules::{MODULES, more_modules};
use support::phases::Playground;
use support::player::Player;
use support::random_module::random_module;

/// One sequence; the number of calls made.
fn play(source: &str, bytes: &[u8]) -> u64 {
    let ir = Ir::on(Stage::new(), source);
    let mut player = Player::new(&ir, bytes);
    player.wild = true;
    for _ in 0..6 {
        let scope = 1 + player.bytes.below(3) as u32;
        let open = !player.bytes.one_in(4) && player.open(scope);
        for _ in 0..player.bytes.below(60) {
            if player.bytes.one_in(2) {
                player.change();
            } else {
                player.ask();
            }
        }
        if open && ir.bridge.in_mutation() {
            let commit = player.bytes.one_in(2);
            let _ = player.close(commit);
        }
        if player.bytes.one_in(3) {
            player.look_around();
        }
    }
    // Whatever came of it, the verifier can be asked, and a sound module can be written.
    if ir.owned.module().verify().is_ok() {
        assert!(!ir.bitcode().is_empty());
    }
    player.calls
}

/// The module of a seed.
fn source(fixed: &[String], seed: u64) -> String {
    match usize::try_from(seed / 2) {
        Ok(at) if seed.is_multiple_of(2) => fixed[at % fixed.len()].clone(),
        _ => random_module(&seed.to_le_bytes()),
    }
}

fn fixed() -> Vec<String> {
    let mut sources: Vec<String> = MODULES.iter().map(|s| (*s).to_owned()).collect();
    sources.extend(more_modules());
    sources
}

#[test]
fn random_calls_do_no_harm() {
    let fixed = fixed();
    let first = number("NEVERC_IR_SEED").unwrap_or(1);
    let span = Span::new(400);
    let guard = Guard::new();
    let (mut sequences, mut calls) = (0u64, 0);
    while !span.is_over(sequences) {
        let seed = first + sequences;
        guard.begin(seed);
        calls += play(&source(&fixed, seed), &seed.to_le_bytes());
        sequences += 1;
    }
    println!("{sequences} sequences, {calls} calls");
    assert!(calls > sequences * 20);
    let silent = [never(IR_CORE_SLOTS), never(IR_BUILDER_SLOTS)].concat();
    println!("never successful: {silent:?}");
    assert!(sequences < 400 || silent.is_empty(), "{silent:?}");
}

#[test]
fn random_plugins_do_no_harm() {
    let first = number("NEVERC_IR_SEED").unwrap_or(1);
    let span = Span::new(200);
    let guard = Guard::new();
    let fixed = fixed();
    let mut ground = Playground::new();
    let (mut sequences, mut finished) = (0u64, 0u64);
    while !span.is_over(sequences) {
        let seed = first + sequences;
        guard.begin(seed);
        finished += u64::from(ground.play(&source(&fixed, seed), seed));
        sequences += 1;
    }
    let calls: u64 = called().values().map(|(calls, _)| calls).sum();
    println!("{sequences} modules, {finished} to the end, {calls} calls");
    if span.is_long() {
        for (slot, (calls, successes)) in called() {
            println!("{slot}: {calls} calls, {successes} successes");
        }
    }
    assert!(finished > sequences / 10);
    let silent = [
        never(IR_CORE_SLOTS),
        never(IR_BUILDER_SLOTS),
        never(IR_ANALYSIS_SLOTS),
        never(IR_PASS_SLOTS),
        never(IR_GEN_SLOTS),
        never(IR_OPTIMIZATION_SLOTS),
    ]
    .concat();
    println!("never successful: {silent:?}");
    assert!(sequences < 200 || silent.is_empty(), "{silent:?}");
}
