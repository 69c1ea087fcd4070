//! A short seeded run of each fuzz target over mutated files of this repository's own tests.

use std::path::Path;

use neverc_fuzz::{Random, Target, mutate, run};

fn corpus() -> Vec<Vec<u8>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let mut files: Vec<_> = ["run", "diag", "mistakes", "ir"]
        .iter()
        .flat_map(|d| {
            std::fs::read_dir(root.join(d))
                .expect("it is part of the repository")
                .flatten()
        })
        .map(|e| e.path())
        .filter(|p| p.extension().is_some_and(|x| x == "c"))
        .collect();
    files.sort();
    let texts = files.iter().filter_map(|f| std::fs::read(f).ok());
    texts.filter(|t| t.len() < 20_000).collect()
}

fn run_mutated(target: Target, seed: u64, inputs: usize) {
    let corpus = corpus();
    assert!(corpus.len() > 40);
    let mut random = Random::new(seed);
    for index in 0..inputs {
        let text = corpus[index % corpus.len()].clone();
        let text = mutate(&mut random, text, &corpus, 20_000);
        if let Err(error) = run(target, &text) {
            panic!("{error}\n{}", String::from_utf8_lossy(&text));
        }
    }
}

#[test]
fn preprocessor_survives() {
    run_mutated(Target::Preprocess, 1, 200);
}

#[test]
fn analysis_survives() {
    run_mutated(Target::Check, 2, 200);
}

#[test]
fn whole_compiles_survive() {
    run_mutated(Target::Compile, 3, 100);
}
