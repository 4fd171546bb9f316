//! What each number shows: goods and symbols. This part of the box is reconstructed; a components file may
//! replace it.

use super::cards::{Building, CRANES, Good, Goods, NUMBERS, Side, Symbol, TAVERNS, side_of};
use serde::Serialize;

const TEA: u8 = 1;
const WINE: u8 = 2;
const SPICE: u8 = 4;
const FLORIN: u8 = 8;
const SHIP: u8 = 16;

/// Red's docks from 3 to 43; black's docks have the next number and show the same (rule `kontor/deck`).
#[rustfmt::skip]
const DOCKS: [(u8, u8); 21] = [
    (3, TEA | WINE | SPICE | SHIP), (5, TEA | WINE | SHIP), (7, WINE | SPICE | SHIP), (9, TEA | SPICE | SHIP),
    (11, WINE | SHIP), (13, TEA | SHIP), (15, SPICE | SHIP),
    (17, WINE | FLORIN), (19, TEA | FLORIN), (21, SPICE | FLORIN),
    (23, WINE | FLORIN), (25, TEA | FLORIN), (27, SPICE | FLORIN),
    (29, 0), (31, SHIP),
    (33, WINE | FLORIN), (35, TEA | FLORIN), (37, SPICE | FLORIN),
    (39, WINE), (41, TEA), (43, SPICE),
];

/// A mark that a card may have.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorMark"))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Mark {
    Tea,
    Wine,
    Spice,
    Florin,
    Ship,
}

impl Mark {
    /// All marks.
    pub const ALL: [Mark; 5] = [Mark::Tea, Mark::Wine, Mark::Spice, Mark::Florin, Mark::Ship];

    /// Returns whether a card with this number may have the mark: goods are on docks that are neither crane
    /// nor tavern, symbols on docks and canals.
    pub(super) fn may_be_on(self, number: u8) -> bool {
        match self {
            Mark::Tea | Mark::Wine | Mark::Spice => (3..=44).contains(&number) && !CRANES.contains(&number),
            Mark::Florin | Mark::Ship => (3..=89).contains(&number),
        }
    }

    const fn look(self) -> u8 {
        match self {
            Mark::Tea => TEA,
            Mark::Wine => WINE,
            Mark::Spice => SPICE,
            Mark::Florin => FLORIN,
            Mark::Ship => SHIP,
        }
    }
}

/// What each number shows, as sets of numbers. The rules print the cranes and taverns, so they are the same
/// in every table.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tables {
    /// Numbers with a florin, and numbers with a ship.
    florins: [u64; 2],
    ships: [u64; 2],
    /// Numbers with each kind of goods; these are docks with numbers below 64.
    goods: [u64; 3],
}

impl Tables {
    /// A table with nothing on any card.
    pub(super) const BLANK: Tables = Tables { florins: [0; 2], ships: [0; 2], goods: [0; 3] };

    /// The reconstructed table, which satisfies everything that the printed rules say.
    pub const RECONSTRUCTED: Tables = {
        let mut tables = Tables::BLANK;
        let mut i = 0;
        while i < DOCKS.len() {
            tables = tables.with(DOCKS[i].0, DOCKS[i].1).with(DOCKS[i].0 + 1, DOCKS[i].1);
            i += 1;
        }
        let mut canal = 45;
        while canal <= 87 {
            tables = tables.with(canal, [0, FLORIN, 0, SHIP][canal as usize % 4]);
            canal += 1;
        }
        tables.with(TAVERNS[0], SHIP).with(TAVERNS[1], SHIP)
    };

    /// Returns this table with what one more number shows.
    const fn with(mut self, number: u8, look: u8) -> Tables {
        let word = (number >> 6 & 1) as usize;
        self.florins[word] |= ((look & FLORIN != 0) as u64) << (number & 63);
        self.ships[word] |= ((look & SHIP != 0) as u64) << (number & 63);
        if number < 64 {
            self.goods[0] |= ((look & TEA != 0) as u64) << number;
            self.goods[1] |= ((look & WINE != 0) as u64) << number;
            self.goods[2] |= ((look & SPICE != 0) as u64) << number;
        }
        self
    }

    /// Adds a mark to a number.
    pub(super) fn print(&mut self, number: u8, mark: Mark) {
        *self = self.with(number, mark.look());
    }

    /// Returns the goods that a dock shows.
    #[inline]
    pub fn goods(&self, number: u8) -> Goods {
        let shows = |kind: usize| if number < 64 { (self.goods[kind] >> number & 1) as u8 } else { 0 };
        Goods(shows(0) | shows(1) << 1 | shows(2) << 2)
    }

    /// Returns whether the card is a crane.
    #[inline]
    pub fn is_crane(&self, number: u8) -> bool {
        CRANES.contains(&number)
    }

    /// Returns whether the card has a florin.
    #[inline]
    pub fn has_florin(&self, number: u8) -> bool {
        self.florins[usize::from(number >> 6 & 1)] >> (number & 63) & 1 != 0
    }

    /// Returns whether the card has a ship.
    #[inline]
    pub fn has_ship(&self, number: u8) -> bool {
        self.ships[usize::from(number >> 6 & 1)] >> (number & 63) & 1 != 0
    }

    /// Returns the symbol in the corner: a florin, a ship, or none, never both.
    pub fn symbol(&self, number: u8) -> Option<Symbol> {
        match (self.has_florin(number), self.has_ship(number)) {
            (true, _) => Some(Symbol::Florin),
            (false, true) => Some(Symbol::Ship),
            (false, false) => None,
        }
    }

    /// Returns what a dock does besides showing goods.
    pub fn building(&self, number: u8) -> Option<Building> {
        match number {
            _ if self.is_crane(number) => Some(Building::Crane),
            _ if TAVERNS.contains(&number) => Some(Building::Tavern),
            _ => None,
        }
    }

    /// Returns whether the printed sums hold: the docks of each colour show each kind of goods eight times;
    /// of the cards from 3 to 89, equally many have a ship, a florin and neither, and none has both (rule
    /// `kontor/deck`).
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
