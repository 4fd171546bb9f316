//! The boats and the round cards.

use serde::{Deserialize, Serialize};

/// Number of boats in the pool with capacity 1, 2, 3 and 4 (`imhotep/boats`).
pub const BOATS: [u8; 4] = [1, 2, 3, 2];
/// The rounds of a game.
pub const ROUNDS: u8 = 6;

/// Returns the fewest stones with which a boat of this capacity may sail (`imhotep/boats`).
pub const fn least_load(capacity: u8) -> u8 {
    if capacity <= 1 { 1 } else { capacity - 1 }
}

/// A round card: the capacities of the round's four boats, two bits each.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct RoundCard(u8);

impl RoundCard {
    /// Returns a card with these capacities, 1 to 4 each.
    pub const fn new(capacities: [u8; 4]) -> RoundCard {
        let [a, b, c, d] = capacities;
        RoundCard((a - 1) | (b - 1) << 2 | (c - 1) << 4 | (d - 1) << 6)
    }

    /// Returns the capacity of a boat, 1 to 4.
    pub fn capacity(self, boat: u8) -> u8 {
        (self.0 >> ((boat & 3) * 2) & 3) + 1
    }

    /// Returns a number that is ascending with the capacities.
    pub fn number(self) -> u8 {
        self.capacities().iter().fold(0, |sum, capacity| sum << 2 | (capacity - 1))
    }

    /// Returns all four capacities.
    pub fn capacities(self) -> [u8; 4] {
        [0, 1, 2, 3].map(|boat| self.capacity(boat))
    }
}

impl Serialize for RoundCard {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.capacities().serialize(to)
    }
}

impl<'de> Deserialize<'de> for RoundCard {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<RoundCard, D::Error> {
        let capacities = <[u8; 4]>::deserialize(from)?;
        if capacities.iter().any(|c| !(1..=4).contains(c)) {
            return Err(serde::de::Error::custom("a boat has 1 to 4 places"));
        }
        Ok(RoundCard::new(capacities))
    }
}

const fn rounds(cards: [[u8; 4]; 7]) -> [RoundCard; 7] {
    let mut out = [RoundCard(0); 7];
    let mut i = 0;
    while i < 7 {
        out[i] = RoundCard::new(cards[i]);
        i += 1;
    }
    out
}

/// The seven round cards for 2, 3 and 4 players (rule `imhotep/round-cards`).
pub const ROUND_CARDS: [[RoundCard; 7]; 3] = [
    rounds([
        [4, 3, 3, 1],
        [4, 3, 2, 2],
        [4, 3, 2, 1],
        [4, 2, 2, 1],
        [3, 3, 2, 2],
        [3, 3, 2, 1],
        [3, 2, 2, 1],
    ]),
    rounds([
        [4, 4, 2, 1],
        [4, 3, 3, 2],
        [4, 3, 2, 2],
        [4, 3, 2, 1],
        [4, 2, 2, 1],
        [3, 3, 3, 2],
        [3, 3, 2, 2],
    ]),
    rounds([
        [4, 4, 3, 2],
        [4, 4, 2, 2],
        [4, 4, 2, 1],
        [4, 3, 3, 3],
        [4, 3, 3, 2],
        [4, 3, 2, 2],
        [3, 3, 3, 2],
    ]),
];
