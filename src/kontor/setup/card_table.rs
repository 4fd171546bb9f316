//! What each number is and shows: canal or dock, its colour, goods and symbols. This part of the box is
//! reconstructed; a components file may replace it.

use crate::game::Reconstructed;
use crate::kontor::{ANCHOR, Building, CRANES, CardSet, Goods, NUMBERS, Side, Sort, Symbol, TAVERNS};
use serde::Serialize;
use std::hash::{Hash, Hasher};

const TEA: u8 = 1;
const WINE: u8 = 2;
const SPICE: u8 = 4;
const FLORIN: u8 = 8;
const SHIP: u8 = 16;
const GOODS: u8 = TEA | WINE | SPICE;

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

/// What each number is and shows. The rules print the special cards, cranes and taverns, so they are the same in every
/// table.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct CardTable {
    sorts: [Sort; SIZE],
    /// The marks of a card, and whether it is red's.
    looks: [u8; SIZE],
}

/// The size of a table that every number masked by `SIZE - 1` is in.
const SIZE: usize = 128;
const LOWEST: u8 = 3;
const HIGHEST: u8 = 89;
const RED: u8 = 32;

/// Hashes six bits of each number from 3 to 89, which the table once was, so that hashes that were sent stay valid: the
/// goods, whether it is red's, and the symbol of a dock (none, florin, ship), or 3 for a canal, whose symbol stands in place
/// of the goods.
impl Hash for CardTable {
    fn hash<H: Hasher>(&self, to: &mut H) {
        let mut codes = [0u8; ((HIGHEST - LOWEST + 1) as usize * 6).div_ceil(8)];
        for (number, at) in (LOWEST..=HIGHEST).zip((0..).step_by(6)) {
            let symbol = u8::from(self.has_florin(number)) + 2 * u8::from(self.has_ship(number));
            let red = u8::from(self.side_of(number) == Side::Red) * 8;
            let is_canal = self.sort_of(number) == Sort::Canal;
            let code = if is_canal { 48 | symbol } else { symbol << 4 | red | self.goods(number).0 };
            let bits = (u16::from(code) << (at % 8)).to_le_bytes();
            codes.iter_mut().skip(at / 8).zip(bits).for_each(|(byte, more)| *byte |= more);
        }
        codes.hash(to);
    }
}

impl Reconstructed for CardTable {
    const OURS: &'static CardTable = &CardTable::RECONSTRUCTED;
}

impl CardTable {
    /// A table with our own numbers and nothing on any card.
    pub(in crate::kontor) const BLANK: CardTable = {
        let mut table = CardTable { sorts: [Sort::Dock; SIZE], looks: [0; SIZE] };
        let mut number = 0;
        while number < SIZE {
            table.sorts[number] = match number as u8 {
                1 | 2 => Sort::Customs,
                45..=87 => Sort::Canal,
                90 | 93 => Sort::Flood,
                91 | 92 => Sort::Bridge,
                ANCHOR => Sort::Anchor,
                _ => Sort::Dock,
            };
            table.looks[number] = number as u8 % 2 * RED;
            number += 1;
        }
        table
    };

    /// The reconstructed table, which satisfies everything that the printed rules say.
    pub const RECONSTRUCTED: CardTable = {
        let mut table = CardTable::BLANK;
        let mut i = 0;
        while i < DOCKS.len() {
            table = table.with(DOCKS[i].0, DOCKS[i].1).with(DOCKS[i].0 + 1, DOCKS[i].1);
            i += 1;
        }
        let mut canal = 45;
        while canal <= 87 {
            table = table.with(canal, [0, FLORIN, 0, SHIP][canal as usize % 4]);
            canal += 1;
        }
        table.with(TAVERNS[0], SHIP).with(TAVERNS[1], SHIP)
    };

    /// Returns this table with what one more number shows; a florin takes the place of a ship.
    const fn with(mut self, number: u8, look: u8) -> CardTable {
        let symbol = if look & FLORIN != 0 { FLORIN } else { look & SHIP };
        let at = (number as usize) % SIZE;
        if symbol != 0 {
            self.looks[at] = self.looks[at] & !(FLORIN | SHIP) | symbol;
        }
        if matches!(self.sorts[at], Sort::Dock) {
            self.looks[at] |= look & GOODS;
        }
        self
    }

    #[inline]
    fn look(&self, number: u8) -> u8 {
        self.looks[usize::from(number) % SIZE]
    }

    fn set(&mut self, number: u8, sort: Sort, look: u8) {
        self.sorts[usize::from(number) % SIZE] = sort;
        self.looks[usize::from(number) % SIZE] = look;
    }

    /// Returns this table with other canals; every other number that can be one becomes a dock, of red if it is
    /// odd. What a card shows stays if such a card can show it.
    pub(in crate::kontor) fn with_canals(mut self, canals: CardSet) -> CardTable {
        for number in (LOWEST..=HIGHEST).filter(|&number| CardTable::may_be_canal(number)) {
            let sort = if canals.has(number) { Sort::Canal } else { Sort::Dock };
            if sort != self.sort_of(number) {
                self.set(number, sort, self.look(number) & (FLORIN | SHIP) | (number % 2 * RED));
            }
        }
        self
    }

    /// Returns this table with nothing on any card.
    pub(in crate::kontor) fn without_marks(mut self) -> CardTable {
        self.looks.iter_mut().for_each(|look| *look &= RED);
        self
    }

    /// Returns this table with other docks of red; every other dock is black's.
    pub(in crate::kontor) fn with_red(mut self, red: CardSet) -> CardTable {
        for (number, look) in (0..).zip(&mut self.looks) {
            if (LOWEST..=HIGHEST).contains(&number) && self.sorts[usize::from(number)] == Sort::Dock {
                *look = *look & !RED | (u8::from(red.has(number)) * RED);
            }
        }
        self
    }

    /// Returns the sort of a number (rule `kontor/numbers`).
    #[inline]
    pub fn sort_of(&self, number: u8) -> Sort {
        self.sorts[usize::from(number) % SIZE]
    }

    /// Returns the side that a dock belongs to; that of another card is red if it is odd.
    #[inline]
    pub fn side_of(&self, number: u8) -> Side {
        if self.look(number) & RED != 0 { Side::Red } else { Side::Black }
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
    #[inline]
    pub fn goods(&self, number: u8) -> Goods {
        Goods(self.look(number) & GOODS)
    }

    /// Returns whether the card is a crane.
    pub fn is_crane(&self, number: u8) -> bool {
        CRANES.contains(&number)
    }

    /// Returns whether the card has a florin.
    #[inline]
    pub fn has_florin(&self, number: u8) -> bool {
        self.look(number) & FLORIN != 0
    }

    /// Returns whether the card has a ship.
    #[inline]
    pub fn has_ship(&self, number: u8) -> bool {
        self.look(number) & SHIP != 0
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
