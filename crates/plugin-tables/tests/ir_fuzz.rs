//! No sequence of table calls brings the host down: calls drawn from bytes, with every kind of mistake in between.
//!
//! `NEVERC_IR_FUZZ_SECONDS` runs for a time instead of a number of sequences; `NEVERC_IR_SEED` says where to begin.

mod support;

use std::time::{Duration, Instant};

use support::ir::{Ir, Stage};
use support::modules::{MODULES, more_modules};
use support::player::Player;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

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

#[test]
fn random_calls_do_no_harm() {
    let mut sources: Vec<String> = MODULES.iter().map(|s| (*s).to_owned()).collect();
    sources.extend(more_modules());
    let mut seed = number("NEVERC_IR_SEED").unwrap_or(1);
    let until = number("NEVERC_IR_FUZZ_SECONDS").map(|s| Instant::now() + Duration::from_secs(s));
    let shown = std::env::var_os("NEVERC_IR_FUZZ_SHOW").is_some();
    let (mut sequences, mut calls) = (0u64, 0);
    loop {
        match until {
            Some(end) if Instant::now() >= end => break,
            None if sequences >= 400 => break,
            _ => {}
        }
        if shown {
            eprintln!("seed {seed}");
        }
        let source = &sources[seed as usize % sources.len()];
        calls += play(source, &seed.to_le_bytes());
        sequences += 1;
        seed += 1;
    }
    println!("{sequences} sequences, {calls} calls");
    assert!(calls > sequences * 20);
}
