//! Choices drawn from a string of bytes.

/// Bytes that never end: those given, then what a generator makes of them.
pub struct Bytes {
    given: Vec<u8>,
    at: usize,
    seed: u64,
}

impl Bytes {
    pub fn new(given: &[u8]) -> Bytes {
        let mut seed = 0xcbf2_9ce4_8422_2325u64;
        for b in given {
            seed = (seed ^ u64::from(*b)).wrapping_mul(0x100_0000_01b3);
        }
        Bytes {
            given: given.to_vec(),
            at: 0,
            seed: seed | 1,
        }
    }

    pub fn next(&mut self) -> u64 {
        self.seed ^= self.seed << 13;
        self.seed ^= self.seed >> 7;
        self.seed ^= self.seed << 17;
        let drawn = self.given.get(self.at).copied().unwrap_or(0);
        self.at += 1;
        self.seed.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 11 ^ u64::from(drawn)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        if limit == 0 {
            return 0;
        }
        (self.next() % limit as u64) as usize
    }

    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}
