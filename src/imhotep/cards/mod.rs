//! The tables copied from the box: market cards, round cards, and the values printed on the sites.
//!
//! Some values are only visible on pictures that we do not have. These are *reconstructed*; they are all in
//! [`Tables::RECONSTRUCTED`] and marked as such.

mod market;
mod rounds;

pub use market::{CARDS, COPIES, Card, Colour, KINDS, Site};
pub use rounds::{BOATS, ROUND_CARDS, ROUNDS, RoundCard, least_load};

use crate::game::Reconstructed;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// Stones of each colour in play: 30, less the one that marks the score (`imhotep/stones`).
pub const STONES: u8 = 29;
/// Places on a sled.
pub const SLED: u8 = 5;

/// What a space of pyramids B gives beside its points.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Imhotep"))]
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
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Imhotep"))]
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

/// The most points of a space of pyramids B.
pub(super) const MOST_POINTS: u8 = 15;

/// A space of a pyramid, packed in one byte: its points (at most [`MOST_POINTS`]) and its bonus.
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
    pub fn points(self) -> u8 {
        self.0 & 15
    }

    /// Returns the bonus of the space.
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

/// Returns a pyramid of these spaces.
pub(super) const fn pyramid(spaces: &[PyramidSpace]) -> Pyramid {
    List::of(spaces, plain(0))
}

/// Points of the spaces of pyramid A in building order (`imhotep/pyramid-a`).
pub const PYRAMID_A: [u8; 14] = [2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4];
/// Number of spaces of each of the three pyramids of side B, unless a components file says otherwise.
pub const PYRAMID_B_SPACES: u8 = 5;
/// The most spaces of a pyramid of side B.
pub(super) const MOST_SPACES: usize = 10;
/// The most printed slots of obelisks B.
pub(super) const MOST_SLOTS: usize = 16;
/// The most points of a slot of obelisks B.
pub(super) const MOST_SLOT_POINTS: u8 = 99;

/// A short list as a flat value. Entries beyond its length are those of `blank`.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct List<T, const N: usize> {
    all: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> List<T, N> {
    /// Returns the list of these entries, as many as there is room for.
    pub const fn of(entries: &[T], blank: T) -> List<T, N> {
        let mut list = List { all: [blank; N], len: 0 };
        while (list.len as usize) < N && (list.len as usize) < entries.len() {
            list.all[list.len as usize] = entries[list.len as usize];
            list.len += 1;
        }
        list
    }

    /// Returns the entries.
    pub fn entries(&self) -> &[T] {
        self.all.get(..usize::from(self.len)).unwrap_or_default()
    }
}

/// Hashes like the array that it was, so that hashes in old records stay valid.
impl<T: Copy + Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, to: &mut H) {
        self.entries().hash(to);
    }
}

/// The spaces of a pyramid of side B.
pub type Pyramid = List<PyramidSpace, MOST_SPACES>;
/// The points of the slots of obelisks B.
pub type Slots = List<u8, MOST_SLOTS>;

/// The printed values that the text of the rules does not state. A components file may replace them.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tables {
    /// The three pyramids of side B, spaces in building order: top left, bottom left, top right, bottom
    /// right, top.
    pub pyramids: [Pyramid; 3],
    /// The columns of temple B from the left.
    pub temple: [TempleEffect; 5],
    /// The points of the slots of obelisks B, the most valuable first; each further obelisk gives 1.
    pub obelisks: Slots,
}

impl Reconstructed for Tables {
    const OURS: &'static Tables = &Tables::RECONSTRUCTED;
}

impl Tables {
    /// Reconstructed values; they satisfy every constraint that the text gives (`imhotep/pyramids-b`,
    /// `imhotep/temple-b`, `imhotep/obelisks-b`).
    pub const RECONSTRUCTED: Tables = Tables {
        pyramids: [
            pyramid(&[plain(2), with(1, Bonus::Card), plain(3), with(1, Bonus::Stones), plain(4)]),
            pyramid(&[with(1, Bonus::Stones), plain(3), with(1, Bonus::Boat), plain(2), plain(4)]),
            pyramid(&[plain(3), with(1, Bonus::Boat), plain(2), with(1, Bonus::Card), plain(4)]),
        ],
        temple: [
            TempleEffect::Choice,
            TempleEffect::Two,
            TempleEffect::Choice,
            TempleEffect::Card,
            TempleEffect::Choice,
        ],
        obelisks: List::of(&[10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 0),
    };

    /// Returns the number of places that are kept for each pyramid: as many as the longest has, or five.
    pub fn stride(&self) -> u8 {
        let [a, b, c] = &self.pyramids;
        a.len.max(b.len).max(c.len).max(PYRAMID_B_SPACES)
    }
}
