//! A mutation that is aborted, or fails its verification, leaves the module as it was: to the byte, use lists included.
//!
//! `NEVERC_IR_ROLLBACKS` sets how many mutations are tried, `NEVERC_IR_MODULES` a directory with more modules as text
//! or bitcode, `NEVERC_IR_SEED` where to begin.

mod support;

use neverc_abi::*;
use neverc_plugin_host::Status;
use support::ir::{Ir, Stage};
use support::modules::{MODULES, more_modules};
use support::player::Player;

fn from_environment(name: &str, otherwise: u64) -> u64 {
    std::env::var(name)
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(otherwise)
}

#[test]
fn random_mutations_can_be_taken_back() {
    let tries = from_environment("NEVERC_IR_ROLLBACKS", 1500);
    let first = from_environment("NEVERC_IR_SEED", 1);
    let mut sources: Vec<String> = MODULES.iter().map(|s| (*s).to_owned()).collect();
    sources.extend(more_modules());
    let (mut aborted, mut refused, mut passed, mut changes) = (0u64, 0u64, 0u64, 0u64);
    let rounds = 50;
    let mut done = 0;
    let mut which = 0;
    while done < tries {
        let ir = Ir::on(Stage::new(), &sources[which % sources.len()]);
        for round in 0..rounds {
            let seed = first + done;
            let mut player = Player::new(&ir, &seed.to_le_bytes());
            let before = ir.owned.reflect().exact_bitcode();
            let plain = ir.bitcode();
            let text = ir.text();
            let scope = 1 + (seed % 3) as u32;
            if !player.open(scope) {
                // No such loop: the function, then.
                assert!(
                    player.open(NEVERC_IR_MUTATION_SCOPE_FUNCTION),
                    "seed {seed}"
                );
            }
            let generation = ir.bridge.generation();
            for _ in 0..1 + player.bytes.below(30) {
                player.change();
                if player.bytes.one_in(3) {
                    player.ask();
                }
            }
            changes += ir.bridge.generation() - generation;
            if seed.is_multiple_of(2) {
                player.close(false).expect("an abort is always possible");
                aborted += 1;
            } else {
                player.spoil();
                match player.close(true) {
                    Err(status) => {
                        assert_eq!(status, Status::VERIFICATION_FAILED, "seed {seed}");
                        refused += 1;
                    }
                    // The function has lost all its blocks, so that there was no place to spoil.
                    Ok(()) => {
                        passed += 1;
                        done += 1;
                        break;
                    }
                }
            }
            let after = ir.owned.reflect().exact_bitcode();
            if ir.bitcode() != plain || after != before {
                let now = ir.text();
                let is: Vec<_> = now.lines().collect();
                let was: Vec<_> = text.lines().collect();
                let lost: Vec<_> = was.iter().filter(|l| !is.contains(l)).collect();
                let new: Vec<_> = is.iter().filter(|l| !was.contains(l)).collect();
                let same = ir.bitcode() == plain;
                panic!(
                    "seed {seed}, module {which}, round {round}: not as it was (plain bitcode the same: {same})\nwas {lost:#?}\nis {new:#?}"
                );
            }
            ir.owned.module().verify().expect("still sound");
            done += 1;
        }
        which += 1;
    }
    println!("{aborted} aborted, {refused} refused, {passed} passed, {changes} changes");
    assert!(aborted > tries / 3 && refused > tries / 4);
}
