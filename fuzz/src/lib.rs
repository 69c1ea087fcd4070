//! Defines a libFuzzer target: the input compiled, mutations that know C, and splices of two inputs.

/// Everything libFuzzer calls, for the target of this name.
#[macro_export]
macro_rules! target {
    ($target:ident) => {
        use libfuzzer_sys::{fuzz_crossover, fuzz_mutator, fuzz_target, fuzzer_mutate};
        use neverc_fuzz::{Random, Target, mutate, run, splice_of};

        fuzz_target!(|data: &[u8]| {
            if let Err(text) = run(Target::$target, data) {
                panic!("{text}");
            }
        });

        fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
            let mut random = Random::new(seed.into());
            // libFuzzer's own mutations know what constants the compiler compares with.
            if random.chance(25) {
                return fuzzer_mutate(data, size, max_size);
            }
            let text = mutate(&mut random, data[..size].to_vec(), &[], max_size);
            data[..text.len()].copy_from_slice(&text);
            text.len()
        });

        fuzz_crossover!(|one: &[u8], other: &[u8], out: &mut [u8], seed: u32| {
            let mut random = Random::new(seed.into());
            let text = splice_of(&mut random, one, other, out.len());
            out[..text.len()].copy_from_slice(&text);
            text.len()
        });
    };
}
