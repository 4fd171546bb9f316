//! The cards of the box: 93 numbers and the anchor, and the sort of each. `tables` has what they show.

use crate::game::Seat;
use serde::{Deserialize, Serialize, Serializer};

/// The highest number.
pub const NUMBERS: u8 = 93;
/// The number that stands for the anchor, which has none.
pub const ANCHOR: u8 = 94;
/// Number of warehouses of each kind, unless a components file says otherwise (rule `kontor/pieces`).
pub const WAREHOUSES: u8 = 16;
/// The most warehouses of a kind in a box.
pub const MOST_WAREHOUSES: u8 = 24;
/// Number of all florins, unless a components file says otherwise.
pub const FLORINS: u8 = 20;
/// The two cranes without a ship, then the two with one.
pub const CRANES: [u8; 4] = [29, 30, 31, 32];
/// The taverns of black and red.
pub const TAVERNS: [u8; 2] = [88, 89];

named! {
    /// A kind of goods.
    #[allow(missing_docs)]
    pub enum Good in "Kontor" {
        Tea = "tea",
        Wine = "wine",
        Spice = "spice",
    }
}

/// Numbers of tea, wine and spice.
pub type ByGood = [u8; 3];

/// A set of goods.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Goods(pub(in crate::kontor) u8);

impl Goods {
    /// Returns whether the set holds this kind.
    pub fn has(self, good: Good) -> bool {
        self.0 & 1 << good.index() != 0
    }

    /// Returns the set without this kind.
    pub(in crate::kontor) fn without(self, good: Good) -> Goods {
        Goods(self.0 & !(1 << good.index()))
    }

    /// Returns the set of only this kind.
    pub fn only(good: Good) -> Goods {
        Goods(1 << good.index())
    }

    /// Returns how many kinds the set holds.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Good> for Goods {
    fn from_iter<I: IntoIterator<Item = Good>>(goods: I) -> Goods {
        Goods(goods.into_iter().fold(0, |set, good| set | 1 << good.index()))
    }
}

impl Serialize for Goods {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(Good::ALL.into_iter().filter(|&good| self.has(good)))
    }
}

/// One of the two sides: a player of two, or a team.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Kontor"))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Side {
    Red,
    Black,
}

impl Side {
    /// Both sides.
    pub const BOTH: [Side; 2] = [Side::Red, Side::Black];

    /// Returns the side as an index.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Returns the seat under which values of the side are kept.
    pub fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// Returns the other side.
    pub fn other(self) -> Side {
        match self {
            Side::Red => Side::Black,
            Side::Black => Side::Red,
        }
    }
}

/// The sort of a card.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Kontor"))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Sort {
    Dock,
    Canal,
    Customs,
    Bridge,
    Flood,
    Anchor,
}

impl Sort {
    /// Returns whether this is one of the sorts of special cards.
    pub fn is_special(self) -> bool {
        match self {
            Sort::Customs | Sort::Bridge | Sort::Flood => true,
            Sort::Dock | Sort::Canal | Sort::Anchor => false,
        }
    }
}

/// What a dock does besides showing goods.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Kontor"))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Building {
    Crane,
    Tavern,
}

/// The symbol in a card's corner.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Kontor"))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Symbol {
    Florin,
    Ship,
}

/// A set of numbers below 96, 32 in each word.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardSet([u32; 3]);

impl CardSet {
    /// Returns whether the set holds this number.
    pub fn has(self, number: u8) -> bool {
        self.0.get(usize::from(number >> 5)).is_some_and(|word| word >> (number & 31) & 1 != 0)
    }

    /// Adds a number.
    pub fn insert(&mut self, number: u8) {
        if let Some(word) = self.0.get_mut(usize::from(number >> 5)) {
            *word |= 1 << (number & 31);
        }
    }

    /// Removes a number.
    pub fn remove(&mut self, number: u8) {
        if let Some(word) = self.0.get_mut(usize::from(number >> 5)) {
            *word &= !(1 << (number & 31));
        }
    }

    /// Returns how many numbers the set holds.
    pub fn len(self) -> u8 {
        self.0.iter().map(|word| word.count_ones() as u8).sum()
    }

    /// Returns whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == [0; 3]
    }

    /// Returns the numbers, ascending.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let bits = |(first, mut rest): (u8, u32)| {
            (0..rest.count_ones()).map(move |_| {
                let lowest = rest.trailing_zeros() as u8;
                rest &= rest.wrapping_sub(1);
                first + lowest
            })
        };
        let [low, middle, high] = self.0;
        [(0, low), (32, middle), (64, high)].into_iter().flat_map(bits)
    }
}

impl FromIterator<u8> for CardSet {
    fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> CardSet {
        let mut set = CardSet::default();
        numbers.into_iter().for_each(|number| set.insert(number));
        set
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}
