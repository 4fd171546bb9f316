//! What each number is and shows: canal or dock, its colour, goods and symbols. This part of the box is
//! reconstructed; a components file may replace it.

use crate::kontor::{ANCHOR, Building, CRANES, CardSet, Goods, NUMBERS, Side, Sort, Symbol, TAVERNS};
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

/// A mark that a card may have, or another list of numbers in a components file.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Kontor"))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Mark {
    Tea,
    Wine,
    Spice,
    Florin,
    Ship,
    /// The list of all canals.
    Canals,
    /// The list of red's docks.
    Red,
}

impl Mark {
    /// All marks that are printed on cards.
    pub const ALL: [Mark; 5] = [Mark::Tea, Mark::Wine, Mark::Spice, Mark::Florin, Mark::Ship];

    const fn look(self) -> u8 {
        match self {
            Mark::Tea => TEA,
            Mark::Wine => WINE,
            Mark::Spice => SPICE,
            Mark::Florin => FLORIN,
            Mark::Ship => SHIP,
            Mark::Canals | Mark::Red => 0,
        }
    }
}

/// What each number from 3 to 89 is and shows, in six bits each: the goods (tea, wine, spice), whether it is
/// red's, and the symbol of a dock (none, florin, ship), or 3 for a canal, whose symbol stands in place of the
/// goods. The rules print the special cards, cranes and taverns, so they are the same in every table.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct CardTable {
    codes: [u8; BYTES],
}

const LOWEST: u8 = 3;
const HIGHEST: u8 = 89;
/// The bytes of all codes.
const BYTES: usize = ((HIGHEST - LOWEST + 1) as usize * 6).div_ceil(8);
const RED: u8 = 8;
const CANAL: u8 = 3;

/// The sort of each number, up to 127, except for the canals.
const SORTS: [Sort; 128] = {
    let mut sorts = [Sort::Dock; 128];
    sorts[1] = Sort::Customs;
    sorts[2] = Sort::Customs;
    sorts[91] = Sort::Bridge;
    sorts[92] = Sort::Bridge;
    sorts[90] = Sort::Flood;
    sorts[93] = Sort::Flood;
    sorts[ANCHOR as usize] = Sort::Anchor;
    sorts
};

impl CardTable {
    /// A table with our own numbers and nothing on any card.
    pub(in crate::kontor) const BLANK: CardTable = {
        let mut tables = CardTable { codes: [0; BYTES] };
        let mut number = LOWEST;
        while number <= HIGHEST {
            let canal = matches!(number, 45..=87);
            tables.set(number, if canal { CANAL << 4 } else { number % 2 * RED });
            number += 1;
        }
        tables
    };

    /// The reconstructed table, which satisfies everything that the printed rules say.
    pub const RECONSTRUCTED: CardTable = {
        let mut tables = CardTable::BLANK;
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

    /// Returns the six bits of a number; of one that has none, those of a black dock that shows nothing.
    const fn code(&self, number: u8) -> u8 {
        if number < LOWEST || number > HIGHEST {
            return 0;
        }
        let at = (number - LOWEST) as usize * 6;
        let next = if at / 8 + 1 < BYTES { self.codes[at / 8 + 1] } else { 0 };
        (u16::from_le_bytes([self.codes[at / 8], next]) >> (at % 8)) as u8 & 63
    }

    /// Sets the six bits of a number.
    const fn set(&mut self, number: u8, code: u8) {
        if number < LOWEST || number > HIGHEST {
            return;
        }
        let at = (number - LOWEST) as usize * 6;
        let change = ((self.code(number) ^ code) as u16) << (at % 8);
        let [low, high] = change.to_le_bytes();
        self.codes[at / 8] ^= low;
        if at / 8 + 1 < BYTES {
            self.codes[at / 8 + 1] ^= high;
        }
    }

    /// Returns this table with what one more number shows; a florin takes the place of a ship.
    const fn with(mut self, number: u8, look: u8) -> CardTable {
        let code = self.code(number);
        let (florin, ship) = (look & FLORIN != 0, look & SHIP != 0);
        let symbol = if florin { 1 } else { 2 };
        let is_canal = code >> 4 == CANAL;
        let code = match (is_canal, florin || ship) {
            (true, true) => CANAL << 4 | symbol,
            (true, false) => code,
            (false, true) => code & 15 | symbol << 4 | look & 7,
            (false, false) => code | look & 7,
        };
        self.set(number, code);
        self
    }

    /// Returns this table with other canals; every other number that can be one becomes a dock, of red if it is
    /// odd. What a card shows stays if such a card can show it.
    pub(in crate::kontor) fn with_canals(self, canals: CardSet) -> CardTable {
        let mut tables = self;
        for number in (LOWEST..=HIGHEST).filter(|&number| CardTable::may_be_canal(number)) {
            let is = self.sort_of(number) == Sort::Canal;
            match (is, canals.has(number)) {
                (false, true) => {
                    tables.set(number, CANAL << 4);
                    let mark = if self.has_florin(number) { FLORIN } else { 0 };
                    tables = tables.with(number, if self.has_ship(number) { SHIP } else { mark });
                }
                (true, false) => {
                    tables.set(number, number % 2 * RED);
                    let mark = if self.has_florin(number) { FLORIN } else { 0 };
                    tables = tables.with(number, if self.has_ship(number) { SHIP } else { mark });
                }
                _ => {}
            }
        }
        tables
    }

    /// Returns this table with nothing on any card.
    pub(in crate::kontor) fn without_marks(&self) -> CardTable {
        let mut tables = *self;
        for number in LOWEST..=HIGHEST {
            let canal = self.sort_of(number) == Sort::Canal;
            tables.set(number, if canal { CANAL << 4 } else { self.code(number) & RED });
        }
        tables
    }

    /// Returns this table with other docks of red; every other dock is black's.
    pub(in crate::kontor) fn with_red(mut self, red: CardSet) -> CardTable {
        for number in LOWEST..=HIGHEST {
            if self.sort_of(number) == Sort::Dock {
                self.set(number, (self.code(number) & !RED) | (u8::from(red.has(number)) * RED));
            }
        }
        self
    }

    /// Returns the sort of a number (rule `kontor/numbers`).
    pub const fn sort_of(&self, number: u8) -> Sort {
        if self.code(number) >> 4 == CANAL { Sort::Canal } else { SORTS[(number & 127) as usize] }
    }

    /// Returns the side that a dock belongs to; that of another card is red if it is odd.
    pub fn side_of(&self, number: u8) -> Side {
        let dock = (LOWEST..=HIGHEST).contains(&number) && self.code(number) >> 4 != CANAL;
        let red = if dock { self.code(number) & RED != 0 } else { number % 2 == 1 };
        if red { Side::Red } else { Side::Black }
    }

    /// Returns whether the rules leave it open whether a number is a dock or a canal: special cards, cranes
    /// and taverns are printed.
    pub(in crate::kontor) fn may_be_canal(number: u8) -> bool {
        (3..=87).contains(&number) && !CRANES.contains(&number)
    }

    /// Returns whether a card can have a mark, or be in the list: goods are on docks that are neither crane
    /// nor tavern, symbols on docks and canals.
    pub(in crate::kontor) fn may_show(&self, number: u8, mark: Mark) -> bool {
        let sort = self.sort_of(number);
        let dock = sort == Sort::Dock && (LOWEST..=HIGHEST).contains(&number);
        match mark {
            Mark::Tea | Mark::Wine | Mark::Spice => dock && self.building(number).is_none(),
            Mark::Florin | Mark::Ship => dock || sort == Sort::Canal,
            Mark::Canals => CardTable::may_be_canal(number),
            Mark::Red => dock,
        }
    }

    /// Returns the canals, or the docks of a side, by number.
    pub(in crate::kontor) fn canals(&self) -> impl Iterator<Item = u8> {
        (1..=NUMBERS).filter(|&number| self.sort_of(number) == Sort::Canal)
    }

    /// Returns the docks of a side, by number.
    pub(in crate::kontor) fn docks(&self, side: Side) -> impl Iterator<Item = u8> {
        (1..=NUMBERS).filter(move |&n| self.sort_of(n) == Sort::Dock && self.side_of(n) == side)
    }

    /// Returns the crane or tavern of the same side that takes the part of one of ours: the first for the
    /// first of that side.
    pub(in crate::kontor) fn stand_in(&self, ours: u8) -> u8 {
        let side = CardTable::RECONSTRUCTED.side_of(ours);
        let of = |tables: CardTable, all: &[u8]| {
            let own: CardSet = all.iter().copied().filter(|&number| tables.side_of(number) == side).collect();
            own
        };
        let all: &[u8] = if CRANES.contains(&ours) { &CRANES } else { &TAVERNS };
        let place = of(CardTable::RECONSTRUCTED, all).iter().position(|number| number == ours);
        place.and_then(|place| of(*self, all).iter().nth(place)).unwrap_or(ours)
    }

    /// Adds a mark to a number.
    pub(in crate::kontor) fn print(&mut self, number: u8, mark: Mark) {
        *self = self.with(number, mark.look());
    }

    /// Returns the goods that a dock shows.
    pub fn goods(&self, number: u8) -> Goods {
        let code = self.code(number);
        Goods(if code >> 4 == CANAL { 0 } else { code & 7 })
    }

    /// Returns whether the card is a crane.
    pub fn is_crane(&self, number: u8) -> bool {
        CRANES.contains(&number)
    }

    /// Returns the symbol of a card: 0 none, 1 a florin, 2 a ship.
    fn corner(&self, number: u8) -> u8 {
        let code = self.code(number);
        if code >> 4 == CANAL { code & 3 } else { code >> 4 }
    }

    /// Returns whether the card has a florin.
    pub fn has_florin(&self, number: u8) -> bool {
        self.corner(number) == 1
    }

    /// Returns whether the card has a ship.
    pub fn has_ship(&self, number: u8) -> bool {
        self.corner(number) == 2
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
}
