//! The tables copied from the box: the numbers, the pictures, and which number has which picture.
//!
//! The printed sheet does not say which number has which picture. Our table is *reconstructed* and marked as
//! such, in [`Pictures::RECONSTRUCTED`]; a components file may replace it.

use serde::Serialize;

/// Number of wall cards; each has its own spot on the table (`rampart/cards`).
pub const SPOTS: u8 = 45;
/// The number of every flag card.
pub const FLAG: u8 = 1;
/// The lowest wall card.
pub const LOWEST: u8 = 2;
/// The highest wall card.
pub const HIGHEST: u8 = 46;
/// Number of cards of a finished rampart, the flag included (`rampart/ten`).
pub const LONGEST: u8 = 10;

named! {
    /// What a wall card shows beside its number. Without the points variant it is decoration.
    #[repr(u8)]
    pub enum Picture in "Rampart" {
        /// Nothing.
        Plain = "plain",
        /// Three points.
        King = "king",
        /// Lets its owner insert a card, once.
        Magician = "magician",
        /// Removes a card from another rampart.
        Cannon = "cannon",
        /// Protects the cards between two towers.
        Tower = "tower",
        /// A point, and one for each pair with a princess.
        Prince = "prince",
        /// A point, and one for each pair with a prince.
        Princess = "princess",
        /// A point.
        Raven = "raven",
        /// Two points.
        TwoRavens = "two-ravens",
    }
}

impl Picture {
    /// Returns the picture of this name.
    pub fn named(name: &str) -> Option<Picture> {
        Picture::ALL.into_iter().find(|picture| picture.name() == name)
    }

    /// Returns the fewest and the most cards with this picture that the text allows (`rampart/ruling-R18`).
    pub fn count(self) -> (usize, usize) {
        const MANY: usize = SPOTS as usize;
        match self {
            Picture::Plain => (0, MANY),
            Picture::King | Picture::Magician => (1, 1),
            Picture::Prince | Picture::Princess => (3, 3),
            Picture::Cannon | Picture::Tower | Picture::Raven | Picture::TwoRavens => (2, MANY),
        }
    }
}

/// A set of numbers below 64: of cards, or of spots.
///
/// A rampart always ascends (`rampart/take`, `rampart/magician`), so the set of its numbers says everything:
/// laying a card sets a bit, and closing up after a shot needs no work.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Set(u64);

impl Set {
    /// Returns the set of one number.
    pub const fn of(n: u8) -> Set {
        Set(1 << (n & 63))
    }

    /// Returns all numbers from `low` to `high`.
    pub const fn range(low: u8, high: u8) -> Set {
        Set((Set::of(high).0 << 1).wrapping_sub(Set::of(low).0))
    }

    /// Returns whether the set holds `n`.
    pub const fn has(self, n: u8) -> bool {
        n < 64 && self.0 >> n & 1 != 0
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the size of the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns the numbers in either set.
    pub const fn plus(self, other: Set) -> Set {
        Set(self.0 | other.0)
    }

    /// Returns the numbers in both sets.
    pub const fn common(self, other: Set) -> Set {
        Set(self.0 & other.0)
    }

    /// Returns the numbers that are not in the other set.
    pub const fn less(self, other: Set) -> Set {
        Set(self.0 & !other.0)
    }

    /// Returns the lowest number, if there is one.
    pub fn lowest(self) -> Option<u8> {
        (self.0 != 0).then(|| self.0.trailing_zeros() as u8)
    }

    /// Returns the highest number, or 0.
    pub const fn highest(self) -> u8 {
        (63 - (self.0 | 1).leading_zeros()) as u8
    }

    /// Returns whether the highest number is greater than that of a disjoint set.
    pub const fn tops(self, other: Set) -> bool {
        self.0 > other.0
    }

    /// Returns how many numbers are lower than `n`.
    pub const fn below(self, n: u8) -> u8 {
        (self.0 & (Set::of(n).0 - 1)).count_ones() as u8
    }

    /// Returns the number that has `i` lower ones in the set.
    pub fn nth(self, i: u8) -> Option<u8> {
        self.iter().nth(usize::from(i))
    }

    /// Returns the numbers, ascending. The iterator knows its length, so that a list can reserve its memory
    /// at once.
    pub fn iter(self) -> impl ExactSizeIterator<Item = u8> + Clone {
        let mut rest = self.0;
        (0..self.0.count_ones()).map(move |_| {
            let lowest = rest.trailing_zeros() as u8;
            rest &= rest.wrapping_sub(1);
            lowest
        })
    }
}

impl FromIterator<u8> for Set {
    fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> Set {
        numbers.into_iter().fold(Set::default(), |set, n| set.plus(Set::of(n)))
    }
}

impl Serialize for Set {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

/// The picture of each number: the binary digits of [`Picture`], each digit of all numbers in one set.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pictures {
    digits: [Set; 4],
}

impl Pictures {
    /// The reconstructed table: three similar thirds of 15 numbers. It satisfies every constraint of the text
    /// (`rampart/deck`).
    pub const RECONSTRUCTED: Pictures = Pictures::default_with(&[
        (Picture::King, &[38]),
        (Picture::Magician, &[8]),
        (Picture::Cannon, &[12, 23, 30, 42]),
        (Picture::Tower, &[5, 15, 20, 27, 35, 45]),
        (Picture::Prince, &[6, 26, 36]),
        (Picture::Princess, &[11, 21, 41]),
        (Picture::Raven, &[3, 14, 18, 29, 33, 44]),
        (Picture::TwoRavens, &[9, 24, 39]),
    ]);

    /// Returns the table with these pictures; every other number is plain.
    const fn default_with(lists: &[(Picture, &[u8])]) -> Pictures {
        let mut out = Pictures { digits: [Set(0); 4] };
        let mut list = 0;
        while list < lists.len() {
            let (picture, numbers) = lists[list];
            let mut i = 0;
            while i < numbers.len() {
                out = out.with(picture, numbers[i]);
                i += 1;
            }
            list += 1;
        }
        out
    }

    /// Returns this table with `picture` on one number that was plain.
    pub const fn with(mut self, picture: Picture, number: u8) -> Pictures {
        let mut digit = 0;
        while digit < 4 {
            if picture as u8 >> digit & 1 != 0 {
                self.digits[digit] = self.digits[digit].plus(Set::of(number));
            }
            digit += 1;
        }
        self
    }

    /// Returns the numbers with this picture.
    pub fn bearing(&self, picture: Picture) -> Set {
        let all = Set::range(LOWEST, HIGHEST);
        self.digits.iter().enumerate().fold(all, |bearing, (digit, &numbers)| {
            if picture as u8 >> digit & 1 != 0 { bearing.common(numbers) } else { bearing.less(numbers) }
        })
    }

    /// Returns the picture of a number.
    pub fn of(&self, number: u8) -> Picture {
        let bears = |&picture: &Picture| self.bearing(picture).has(number);
        Picture::ALL.into_iter().find(bears).unwrap_or(Picture::Plain)
    }
}
