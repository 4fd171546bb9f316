//! The table copied from the box: 93 numbers and the anchor, what each is, and what it shows.

use serde::ser::SerializeSeq as _;
use serde::{Deserialize, Serialize, Serializer};

/// The highest number.
pub const NUMBERS: u8 = 93;
/// What stands for the anchor, which bears no number.
pub const ANCHOR: u8 = 94;
/// Warehouses of each kind (rule `kontor/pieces`).
pub const WAREHOUSES: u8 = 16;
/// All florins there are.
pub const FLORINS: u8 = 20;
/// The two cranes without a ship, the two with one, and the taverns.
pub const CRANES: [u8; 4] = [29, 30, 31, 32];
/// Red's and black's tavern are 89 and 88.
pub const TAVERNS: [u8; 2] = [88, 89];

/// A kind of goods.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorGood"))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Good {
    Tea,
    Wine,
    Spice,
}

impl Good {
    /// All three.
    pub const ALL: [Good; 3] = [Good::Tea, Good::Wine, Good::Spice];

    /// As an index.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// Its name, as in addresses.
    pub fn name(self) -> &'static str {
        match self {
            Good::Tea => "tea",
            Good::Wine => "wine",
            Good::Spice => "spice",
        }
    }
}

/// A set of goods.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Goods(pub(super) u8);

impl Goods {
    /// Whether the set holds this kind.
    #[inline]
    pub fn has(self, good: Good) -> bool {
        self.0 & 1 << good.index() != 0
    }

    /// How many kinds.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// None at all?
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Serialize for Goods {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(Good::ALL.into_iter().filter(|&good| self.has(good)))
    }
}

/// A party: a player of two, or a team.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorSide"))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Side {
    Red,
    Black,
}

impl Side {
    /// Both.
    pub const BOTH: [Side; 2] = [Side::Red, Side::Black];

    /// As an index.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The opponents.
    #[inline]
    pub fn other(self) -> Side {
        match self {
            Side::Red => Side::Black,
            Side::Black => Side::Red,
        }
    }
}

/// What a card is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorSort"))]
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
    /// Whether it is one of the six special cards.
    #[inline]
    pub fn is_special(self) -> bool {
        match self {
            Sort::Customs | Sort::Bridge | Sort::Flood => true,
            Sort::Dock | Sort::Canal | Sort::Anchor => false,
        }
    }
}

/// What a number is (rule `kontor/numbers`); all of it is printed in the rules.
#[inline]
pub fn sort_of(number: u8) -> Sort {
    match number {
        1 | 2 => Sort::Customs,
        91 | 92 => Sort::Bridge,
        90 | 93 => Sort::Flood,
        45..=87 => Sort::Canal,
        ANCHOR => Sort::Anchor,
        _ => Sort::Dock,
    }
}

/// Whose a dock is: odd numbers are red, even ones black.
#[inline]
pub fn side_of(number: u8) -> Side {
    if number % 2 == 1 { Side::Red } else { Side::Black }
}

/// What a dock does besides showing goods.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorBuilding"))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Building {
    Crane,
    Tavern,
}

/// The symbol in a card's corner.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorSymbol"))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Symbol {
    Florin,
    Ship,
}

const TEA: u8 = 1;
const WINE: u8 = 2;
const SPICE: u8 = 4;
const CRANE: u8 = 8;
const TAVERN: u8 = 16;
const FLORIN: u8 = 32;
const SHIP: u8 = 64;

/// Red's docks from 3 to 43; black's have the next number and show the same (rule `kontor/deck`).
#[rustfmt::skip]
const DOCKS: [(u8, u8); 21] = [
    (3, TEA | WINE | SPICE | SHIP), (5, TEA | WINE | SHIP), (7, WINE | SPICE | SHIP), (9, TEA | SPICE | SHIP),
    (11, WINE | SHIP), (13, TEA | SHIP), (15, SPICE | SHIP),
    (17, WINE | FLORIN), (19, TEA | FLORIN), (21, SPICE | FLORIN),
    (23, WINE | FLORIN), (25, TEA | FLORIN), (27, SPICE | FLORIN),
    (29, CRANE), (31, CRANE | SHIP),
    (33, WINE | FLORIN), (35, TEA | FLORIN), (37, SPICE | FLORIN),
    (39, WINE), (41, TEA), (43, SPICE),
];

/// What each number shows. Another table may be put in its place by whoever owns the box.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tables {
    looks: [u8; NUMBERS as usize + 2],
}

impl Tables {
    /// What agrees with everything that the printed rules tell (mark R).
    pub const RECONSTRUCTED: Tables = {
        let mut looks = [0; NUMBERS as usize + 2];
        let mut i = 0;
        while i < DOCKS.len() {
            looks[DOCKS[i].0 as usize] = DOCKS[i].1;
            looks[DOCKS[i].0 as usize + 1] = DOCKS[i].1;
            i += 1;
        }
        let mut canal = 45;
        while canal <= 87 {
            looks[canal] = [0, FLORIN, 0, SHIP][canal % 4];
            canal += 1;
        }
        looks[88] = TAVERN | SHIP;
        looks[89] = TAVERN | SHIP;
        Tables { looks }
    };

    #[inline]
    fn look(&self, number: u8) -> u8 {
        self.looks.get(usize::from(number)).copied().unwrap_or(0)
    }

    /// The goods a dock shows.
    #[inline]
    pub fn goods(&self, number: u8) -> Goods {
        Goods(self.look(number) & (TEA | WINE | SPICE))
    }

    /// Whether it is a crane.
    #[inline]
    pub fn is_crane(&self, number: u8) -> bool {
        self.look(number) & CRANE != 0
    }

    /// Whether it bears a florin.
    #[inline]
    pub fn has_florin(&self, number: u8) -> bool {
        self.look(number) & FLORIN != 0
    }

    /// Whether it bears a ship.
    #[inline]
    pub fn has_ship(&self, number: u8) -> bool {
        self.look(number) & SHIP != 0
    }

    /// The symbol in its corner: a florin, a ship, or none, never both.
    pub fn symbol(&self, number: u8) -> Option<Symbol> {
        match (self.has_florin(number), self.has_ship(number)) {
            (true, _) => Some(Symbol::Florin),
            (false, true) => Some(Symbol::Ship),
            (false, false) => None,
        }
    }

    /// What a dock does besides.
    pub fn building(&self, number: u8) -> Option<Building> {
        let look = self.look(number);
        if look & CRANE != 0 {
            Some(Building::Crane)
        } else {
            (look & TAVERN != 0).then_some(Building::Tavern)
        }
    }

    /// Whether the printed facts hold: the supply of each kind is what the docks of a colour show, eight and eight; of 3
    /// to 89 as many cards bear a ship as a florin as nothing, and none bears both (rule `kontor/deck`).
    pub fn adds_up(&self) -> bool {
        let count = |all: &mut dyn Iterator<Item = u8>| all.count();
        let of = |side: Side, good: Good| {
            count(&mut (3..=89).filter(|&n| side_of(n) == side && self.goods(n).has(good)))
        };
        let goods = Side::BOTH.into_iter().all(|side| Good::ALL.into_iter().all(|good| of(side, good) == 8));
        let symbols = |symbol| count(&mut (3..=89).filter(|&n| self.symbol(n) == symbol));
        goods
            && [Some(Symbol::Ship), Some(Symbol::Florin), None].into_iter().all(|s| symbols(s) == 29)
            && (1..=NUMBERS).all(|n| !(self.has_florin(n) && self.has_ship(n)))
    }
}

/// A set of numbers.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardSet([u64; 2]);

impl CardSet {
    /// Whether the set holds this number.
    #[inline]
    pub fn has(self, number: u8) -> bool {
        self.0[usize::from(number >> 6 & 1)] & 1 << (number & 63) != 0
    }

    /// Adds a number.
    #[inline]
    pub fn insert(&mut self, number: u8) {
        self.0[usize::from(number >> 6 & 1)] |= 1 << (number & 63);
    }

    /// The numbers, rising.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (1..=NUMBERS).filter(move |&number| self.has(number))
    }
}

impl Extend<u8> for CardSet {
    fn extend<I: IntoIterator<Item = u8>>(&mut self, numbers: I) {
        numbers.into_iter().for_each(|number| self.insert(number));
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut list = to.serialize_seq(None)?;
        for number in self.iter() {
            list.serialize_element(&number)?;
        }
        list.end()
    }
}
