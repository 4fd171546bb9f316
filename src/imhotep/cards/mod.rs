//! The tables copied from the box: market cards, round cards, and the values printed on the sites.
//!
//! Some values are only visible on pictures that we do not have. These are *reconstructed*; they are all in
//! [`Tables::RECONSTRUCTED`] and marked as such.

mod market;
mod rounds;

pub use market::{CARDS, COPIES, Card, Colour, KINDS, Site};
pub use rounds::{BOATS, ROUND_CARDS, ROUNDS, RoundCard, least_load};

use serde::{Deserialize, Serialize};

/// Stones of each colour in play: 30, less the one that marks the score (`imhotep/stones`).
pub const STONES: u8 = 29;
/// Places on a sled.
pub const SLED: u8 = 5;

/// What a space of pyramids B gives beside its points.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Bonus {
    /// The top market card (rule `imhotep/bonus-card`).
    Card,
    /// Three stones from the quarry (rule `imhotep/bonus-stones`).
    Stones,
    /// A stone from the sled on a boat (rule `imhotep/bonus-boat`).
    Boat,
}

/// What a column of the temple gives at the end of a round.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum TempleEffect {
    /// A point (side A).
    One,
    /// A point, or two stones from the quarry.
    Choice,
    /// Two points.
    Two,
    /// The top market card.
    Card,
}

/// A space of a pyramid, packed in one byte: its points (at most 9) and its bonus.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct PyramidSpace(u8);

impl PyramidSpace {
    /// Returns a space with this many points and an optional bonus.
    pub const fn new(points: u8, bonus: Option<Bonus>) -> PyramidSpace {
        let bonus = match bonus {
            None => 0,
            Some(Bonus::Card) => 1,
            Some(Bonus::Stones) => 2,
            Some(Bonus::Boat) => 3,
        };
        PyramidSpace(points | bonus << 4)
    }

    /// Returns the points at once.
    #[inline]
    pub fn points(self) -> u8 {
        self.0 & 15
    }

    /// Returns the bonus of the space.
    #[inline]
    pub fn bonus(self) -> Option<Bonus> {
        match self.0 >> 4 {
            1 => Some(Bonus::Card),
            2 => Some(Bonus::Stones),
            3 => Some(Bonus::Boat),
            _ => None,
        }
    }
}

const fn plain(points: u8) -> PyramidSpace {
    PyramidSpace::new(points, None)
}

const fn with(points: u8, bonus: Bonus) -> PyramidSpace {
    PyramidSpace::new(points, Some(bonus))
}

/// Points of the spaces of pyramid A in building order (`imhotep/pyramid-a`).
pub const PYRAMID_A: [u8; 14] = [2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4];
/// Number of spaces of each of the three pyramids of side B.
pub const PYRAMID_B_SPACES: u8 = 5;

/// The printed values that the text of the rules does not state. A components file may replace them.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tables {
    /// The three pyramids of side B, spaces in building order: top left, bottom left, top right, bottom
    /// right, top.
    pub pyramids: [[PyramidSpace; PYRAMID_B_SPACES as usize]; 3],
    /// The columns of temple B from the left.
    pub temple: [TempleEffect; 5],
    /// The points of the slots of obelisks B, the most valuable first; each further obelisk gives 1.
    pub obelisks: [u8; 10],
}

impl Tables {
    /// Reconstructed values; they satisfy every constraint that the text gives (`imhotep/pyramids-b`,
    /// `imhotep/temple-b`, `imhotep/obelisks-b`).
    pub const RECONSTRUCTED: Tables = Tables {
        pyramids: [
            [plain(2), with(1, Bonus::Card), plain(3), with(1, Bonus::Stones), plain(4)],
            [with(1, Bonus::Stones), plain(3), with(1, Bonus::Boat), plain(2), plain(4)],
            [plain(3), with(1, Bonus::Boat), plain(2), with(1, Bonus::Card), plain(4)],
        ],
        temple: [
            TempleEffect::Choice,
            TempleEffect::Two,
            TempleEffect::Choice,
            TempleEffect::Card,
            TempleEffect::Choice,
        ],
        obelisks: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
    };
}
