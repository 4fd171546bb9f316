//! A hash of a state that is the same on every target and in every release of the standard library.

use crate::game::Game;
use std::hash::Hasher;

/// Returns the hash of a state; equal games have the same hash in the browser and natively.
#[inline(never)] // a state has many fields
pub fn state_hash<G: Game>(game: &G) -> u64 {
    let mut hasher = Fnv(BASIS);
    game.hash(&mut hasher);
    hasher.finish()
}

/// Returns a checksum of bytes. It detects torn and mistyped data, not malice: the moves of a record are
/// checked by playing them.
pub fn checksum(bytes: &[u8]) -> u32 {
    let mut hasher = Fnv(BASIS);
    hasher.write(bytes);
    hasher.sum()
}

/// Returns the length of the longest beginning of these bytes that is followed by its own checksum.
pub(crate) fn length_checked(bytes: &[u8]) -> Option<usize> {
    let (mut hasher, mut found) = (Fnv(BASIS), None);
    for (length, &byte) in bytes.iter().enumerate() {
        let sum = hasher.sum();
        if bytes.get(length..length + 4) == Some(&sum.to_le_bytes()) {
            found = Some(length);
        }
        hasher.write_u8(byte);
    }
    found
}

const BASIS: u64 = 0xCBF2_9CE4_8422_2325;

/// FNV-1a with 64 bits (Fowler, Noll, Vo); every number is hashed as little-endian bytes and every length as
/// eight bytes.
struct Fnv(u64);

impl Fnv {
    /// Returns the hash folded to 32 bits.
    fn sum(&self) -> u32 {
        (self.0 >> 32) as u32 ^ self.0 as u32
    }
}

// None of these is inlined: a state has many fields, and each would be a copy.
impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }
    #[inline(never)]
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
        }
    }
    #[inline(never)]
    fn write_u8(&mut self, n: u8) {
        self.write(&[n]);
    }
    #[inline(never)]
    fn write_u16(&mut self, n: u16) {
        self.write(&n.to_le_bytes());
    }
    #[inline(never)]
    fn write_u32(&mut self, n: u32) {
        self.write(&n.to_le_bytes());
    }
    #[inline(never)]
    fn write_u64(&mut self, n: u64) {
        self.write(&n.to_le_bytes());
    }
    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }
    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as u64);
    }
}
