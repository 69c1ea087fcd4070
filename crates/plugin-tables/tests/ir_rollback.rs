//! A mutation that is aborted, or fails its verification, leaves the module as it was: to the byte, use lists included.
//!
//! The long form: `NEVERC_IR_ROLLBACKS` sets how many mutations are tried, `NEVERC_IR_MODULES` names a directory with
//! more modules as text (`*.ll`), `NEVERC_IR_SEED` says where to begin.

mod support;

use neverc_abi::*;
use neverc_plugin_host::Status;
use support::guard::{Guard, number};
use support::ir::{Ir, Stage, called};
use support::modules::{MODULES, more_modules};
use support::player::Player;
use support::random_module::random_module;

/// Every slot that changes a module, but for imports, which no mutation takes.
const CHANGES: &[&str] = &[
    "replace_all_uses_with",
    "erase_value",
    "get_or_insert_named_metadata",
    "append_named_metadata",
    "add_function_attribute",
    "set_module_identifier",
    "set_module_target_triple",
    "set_module_data_layout",
    "set_module_inline_assembly",
    "set_value_name",
    "set_operand",
    "set_global_linkage",
    "set_global_visibility",
    "set_global_section",
    "get_or_insert_comdat",
    "set_global_comdat",
    "set_function_calling_convention",
    "set_function_personality",
    "set_function_gc",
    "set_function_section",
    "set_instruction_property",
    "set_phi_incoming",
    "build_binary",
    "build_unary",
    "build_compare",
    "build_cast",
    "build_select",
    "build_alloca",
    "build_load",
    "build_store",
    "build_get_element_ptr",
    "build_call",
    "build_phi",
    "add_phi_incoming",
    "build_branch",
    "build_conditional_branch",
    "build_unreachable",
    "build_return",
    "build_return_void",
    "create_function",
    "create_basic_block",
];

/// What is different, by lines of text.
fn difference(was: &str, is: &str) -> String {
    let lost: Vec<_> = was.lines().filter(|l| !is.contains(l)).collect();
    let new: Vec<_> = is.lines().filter(|l| !was.contains(l)).collect();
    format!("was {lost:#?}\nis {new:#?}")
}

#[test]
fn random_mutations_can_be_taken_back() {
    let tries = number("NEVERC_IR_ROLLBACKS").unwrap_or(1500);
    let first = number("NEVERC_IR_SEED").unwrap_or(1);
    let mut fixed: Vec<String> = MODULES.iter().map(|s| (*s).to_owned()).collect();
    fixed.extend(more_modules());
    let (mut aborted, mut refused, mut passed, mut changes) = (0u64, 0u64, 0u64, 0u64);
    let mut modules = std::collections::BTreeSet::new();
    let guard = Guard::new();
    let rounds = 25;
    let mut done = 0;
    while done < tries {
        let seed = first + done;
        let at = usize::try_from(seed / 2 / rounds).unwrap_or(0);
        let source = if (seed / rounds).is_multiple_of(2) {
            fixed[at % fixed.len()].clone()
        } else {
            random_module(&(seed / rounds).to_le_bytes())
        };
        let ir = Ir::on(Stage::new(), &source);
        modules.insert(source);
        // Up to the next multiple, so that a seed alone says what happens.
        for seed in seed..(seed / rounds + 1) * rounds {
            guard.begin(seed);
            let mut player = Player::new(&ir, &seed.to_le_bytes());
            let before = ir.owned.reflect().exact_bitcode();
            let plain = ir.bitcode();
            let text = ir.text();
            let scope = 1 + player.bytes.below(3) as u32;
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
            done += 1;
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
                        break;
                    }
                }
            }
            let after = ir.owned.reflect().exact_bitcode();
            let same = ir.bitcode() == plain;
            assert!(
                same && after == before,
                "seed {seed}: not as it was (plain bitcode the same: {same})\n{}",
                difference(&text, &ir.text())
            );
            let sound = ir.owned.module().verify();
            assert!(sound.is_ok(), "seed {seed}: {sound:?}");
        }
    }
    println!(
        "{aborted} aborted, {refused} refused, {passed} passed, {changes} changes, {} modules",
        modules.len()
    );
    assert!(aborted > tries / 3 && refused > tries / 3);
    let called = called();
    for slot in CHANGES {
        let successes = called.get(slot).map_or(0, |(_, successes)| *successes);
        assert!(successes > 0 || tries < 1000, "{slot} never took part");
    }
}
