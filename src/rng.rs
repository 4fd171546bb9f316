//! The seeded generator: the same sequence on every target.
//!
//! The algorithm is SplitMix64 (Steele, Lea, Flood 2014) from the portable crate `rand_xoshiro`. The sampling
//! below is our own, so that a new release of a crate cannot change recorded games.

use rand_core::{Rng as _, SeedableRng};
use rand_xoshiro::SplitMix64;
use std::hash::{Hash, Hasher};

/// A generator with eight bytes of state. It is part of a game's state, so that undoing a move also undoes
/// its chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rng(SplitMix64);

impl Rng {
    /// Returns a generator for the seed of a record.
    pub fn new(seed: u32) -> Rng {
        Rng::from_u64(u64::from(seed))
    }

    /// Returns a generator for a seed of 64 bits.
    pub fn from_u64(seed: u64) -> Rng {
        Rng(SplitMix64::seed_from_u64(seed))
    }

    /// Returns the next 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Returns a number from 0 to `n` - 1 by widening multiplication (the bias is below 2⁻²⁴ for the sizes
    /// that games need); 0 if `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        let (drawn, n) = (self.next_u64(), n as u64 & 0xFFFF_FFFF);
        if cfg!(target_arch = "wasm32") { scaled_in_steps(drawn, n) } else { scaled(drawn, n) }
    }

    /// Returns one of `items` at random; `None` if there are none.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        items.get(self.below(items.len())).copied()
    }

    /// Shuffles `items` (Fisher and Yates, from the back).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            let j = self.below(i + 1);
            items.swap(i, j);
        }
    }
}

/// Returns the seed that a text of 16 hexadecimal digits stands for; letters are small.
pub fn seed_of(text: &str) -> Option<u64> {
    let digits = text.len() == 16 && text.bytes().all(|c| matches!(c, b'0'..=b'9' | b'a'..=b'f'));
    if digits { u64::from_str_radix(text, 16).ok() } else { None }
}

/// Returns the upper half of a product of 64 by 32 bits.
fn scaled(drawn: u64, n: u64) -> usize {
    ((u128::from(drawn) * u128::from(n)) >> 64) as usize
}

/// Returns the same in two steps, since wasm has no wider multiplication.
fn scaled_in_steps(drawn: u64, n: u64) -> usize {
    let (upper, lower) = (drawn >> 32, drawn & 0xFFFF_FFFF);
    ((upper * n + ((lower * n) >> 32)) >> 32) as usize
}

/// The crate keeps its state private, so the next output of the generator is hashed instead.
impl Hash for Rng {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.clone().next_u64().hash(state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sequence_never_changes() {
        let mut rng = Rng::new(7);
        let drawn: Vec<usize> = (0..8).map(|_| rng.below(100)).collect();
        let mut cards: Vec<u8> = (0..10).collect();
        rng.shuffle(&mut cards);
        assert_eq!(drawn, [38, 1, 90, 58, 45, 24, 46, 32]);
        assert_eq!(cards, [7, 2, 9, 8, 4, 5, 6, 0, 3, 1]);
    }

    #[test]
    fn one_step_and_two_come_to_the_same() {
        let mut rng = Rng::new(11);
        for n in [0, 1, 2, 3, 5, 87, 1_000, u64::from(u32::MAX)] {
            for drawn in (0..1_000).map(|_| rng.next_u64()).chain([0, u64::MAX]) {
                assert_eq!(scaled(drawn, n), scaled_in_steps(drawn, n), "{drawn} {n}");
            }
        }
    }

    #[test]
    fn an_empty_list_gives_no_pick() {
        assert_eq!(Rng::new(1).pick::<u8>(&[]), None);
    }
}
