//! The state of a game: its parts, each of which owns its fields, and what several of them answer together. The rules
//! that change it are in `turn` and `options`, which call the verbs of the parts and log the change.
//!
//! Small functions of this folder are `#[inline]`, since the rules are generic over the log and are compiled where a game
//! is played, in another crate. Random games take 1.10 to 1.12 of the time that they took before the state had parts
//! without it, and 1.02 to 1.03 with it (2026-11-29, natively, five rounds in turns).

mod bounds;
mod cells;
mod deck;
mod harbour;
mod heaps;
mod money;
mod piles;
mod play;
mod question;
mod round;
mod sectors;
mod ship;
mod warehouses;

pub use bounds::{Axis, Bounds};
pub use cells::{Cell, Cells, MOST_COLUMNS, MOST_ROWS};
pub use deck::{ALL_CANALS, ALL_DOCKS, CANAL_PILE, DOCK_PILE, Deck, MOST_HELD};
pub use harbour::Harbour;
#[cfg(test)]
pub use heaps::Heaps;
pub use money::Money;
#[cfg(test)]
pub use piles::Docks;
pub use piles::Stack;
pub use play::Play;
pub use question::{Pending, Question};
pub use round::{Intent, Round};
pub use sectors::Sectors;
pub use ship::Ship;
pub use warehouses::{Supply, Warehouses};

use crate::game::{Log, Motion, Printed, Seat};
use crate::kontor::options::buy_out::Buyers;
use crate::kontor::options::drunk;
use crate::kontor::options::drunk::Coins;
use crate::kontor::options::events::Events;
use crate::kontor::options::parties::Parties;
use crate::kontor::options::smuggling::Smuggled;
use crate::kontor::turn::score;
use crate::kontor::turn::steps::Steps;
use crate::kontor::{CardTable, Face, NUMBERS, Place, Ruleset, Side, Sort, Specials};

/// A game of Kontor.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Kontor {
    pub(in crate::kontor) rules: Ruleset,
    /// The steps of a turn that these rules have.
    pub(in crate::kontor) steps: Steps,
    pub(in crate::kontor) cards: Printed<CardTable>,
    pub(in crate::kontor) harbour: Harbour,
    pub(in crate::kontor) warehouses: Warehouses,
    pub(in crate::kontor) supply: Supply,
    pub(in crate::kontor) sectors: Sectors,
    pub(in crate::kontor) ship: Ship,
    pub(in crate::kontor) deck: Deck,
    pub(in crate::kontor) money: Money,
    pub(in crate::kontor) round: Round,
    pub(in crate::kontor) play: Play,
    pub(in crate::kontor) question: Question,
    /// The events to come, those that have happened, and their effects (rule `kontor/events`).
    pub(in crate::kontor) events: Events,
    pub(in crate::kontor) parties: Parties,
    /// The coins of taverns (rule `kontor/freewheel`).
    pub(in crate::kontor) coins: Coins,
    /// Who has been asked to buy out a dock (rule `kontor/bakchich`).
    pub(in crate::kontor) buyers: Buyers,
    /// The cards that each side has laid face down (rule `kontor/smuggling`).
    pub(in crate::kontor) smuggled: Smuggled,
}

/// Questions about the table.
impl Kontor {
    /// Returns the sort of a card of this box.
    #[inline]
    pub(in crate::kontor) fn sort_of(&self, number: u8) -> Sort {
        self.cards.sort_of(number)
    }

    /// Returns the side that a dock of this box belongs to.
    #[inline]
    pub(in crate::kontor) fn side_of(&self, number: u8) -> Side {
        self.cards.side_of(number)
    }

    #[inline]
    pub(in crate::kontor) fn players(&self) -> u8 {
        self.rules.players
    }

    #[inline]
    pub(in crate::kontor) fn every_seat(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.rules.players)
    }

    /// Returns the side of a seat: of four, the first two are red (rule `kontor/seats`, `kontor/ruling-16`).
    #[inline]
    pub fn side(&self, seat: Seat) -> Side {
        let red = if self.rules.players == 4 { seat.0 < 2 } else { seat.0 == 0 };
        if red { Side::Red } else { Side::Black }
    }

    /// Returns the seat opposite, which taxes this seat and is taxed by it.
    #[inline]
    pub fn opposite(&self, seat: Seat) -> Seat {
        Seat(self.rules.players.saturating_sub(1).saturating_sub(seat.0))
    }

    /// Returns whether a player has something to decide now.
    #[inline]
    pub(in crate::kontor) fn decides(&self, seat: Seat) -> bool {
        self.question.deciding().contains(seat)
    }

    /// Returns whether the game is over.
    #[inline]
    pub fn is_over(&self) -> bool {
        matches!(self.question.pending(), Pending::Over(_))
    }

    /// Returns the uppermost card of a cell.
    #[inline]
    pub fn card_at(&self, cell: Cell) -> Option<u8> {
        self.harbour.card_at(cell)
    }

    /// Returns the open card of a seat that still has its turn to come.
    #[inline]
    pub(in crate::kontor) fn open_card(&self, seat: Seat) -> Option<u8> {
        let Intent::Open(slot) = self.round.intent(seat) else { return None };
        self.deck.held(seat, slot)
    }

    /// Returns whether it is known that a seat has passed this round.
    #[inline]
    pub(in crate::kontor) fn has_passed(&self, seat: Seat) -> bool {
        self.question.pending() != Pending::Announce && self.round.intent(seat) == Intent::Out
    }

    /// Returns the card that a seat has chosen and not yet shown.
    pub(in crate::kontor) fn secret_card(&self, seat: Seat) -> Option<u8> {
        let (Intent::Chose(slot) | Intent::Smuggles(slot) | Intent::Shows { slot, .. }) =
            self.round.intent(seat)
        else {
            return None;
        };
        self.deck.held(seat, slot)
    }

    /// Returns the card of the player on turn.
    pub(in crate::kontor) fn card_on_turn(&self) -> u8 {
        let (Intent::Open(slot) | Intent::Dark(slot)) = self.round.intent(self.round.turn()) else {
            return 0;
        };
        self.deck.held(self.round.turn(), slot).unwrap_or(0)
    }

    /// Returns the number of florins of a player.
    #[inline]
    pub fn purse(&self, seat: Seat) -> u8 {
        self.money.purse(seat)
    }

    /// Counts the warehouses of a side in these cells, by kind: the docks of a sector share one stock.
    #[inline]
    pub(in crate::kontor) fn stock_of(&self, side: Side, cells: Cells) -> [u8; 3] {
        self.stock_in(side.seat(), cells)
    }

    /// Counts the warehouses of red and of black in these cells, by kind.
    #[inline]
    pub(in crate::kontor) fn stocks_of(&self, cells: Cells) -> [[u8; 3]; 2] {
        Side::BOTH.map(|side| self.stock_of(side, cells))
    }

    /// Counts the warehouses of a party in these cells, by kind.
    #[inline]
    pub(in crate::kontor) fn stock_in(&self, party: Seat, cells: Cells) -> [u8; 3] {
        self.warehouses.count(cells.and(self.harbour.docks(party)).less(drunk::drunk(self)))
    }

    /// Counts the cards in the box: those never dealt, and special cards left over.
    pub(in crate::kontor) fn boxed(&self) -> i16 {
        let specials = |n: u8| self.sort_of(n).is_special();
        let dealt = self.rules.setup.specials != Specials::Absent;
        let setup = &self.rules.setup;
        let left = |n: u8| setup.without.has(n) && !setup.laid.contains(&n); // unless a harbour of one's own has it on the table
        let out = (1..=NUMBERS).filter(|&n| left(n) || specials(n) && !dealt).count();
        out as i16 + i16::from(self.deck.aside().len())
    }

    #[inline]
    pub(in crate::kontor) fn face(&self, number: u8) -> Face {
        let sort = self.sort_of(number);
        let side = (sort == Sort::Dock).then(|| self.side_of(number));
        let (goods, building) = (self.cards.goods(number), self.cards.building(number));
        Face::Card { number, sort, side, goods, building, symbol: self.cards.symbol(number) }
    }

    /// Logs that a card goes from one place to another.
    pub(in crate::kontor) fn log_card(&self, from: Place, to: Place, number: u8, log: &mut impl Log<Self>) {
        log.motion(Motion::Move { from, to, face: Some(self.face(number)) });
    }

    /// Returns the points by seat, if the log keeps motions.
    #[inline]
    pub(in crate::kontor) fn noted(&self, log: &impl Log<Self>) -> Option<[i16; 4]> {
        log.listens().then(|| [0, 1, 2, 3].map(|s| score::total(self, Seat(s))))
    }

    /// Logs how points have changed since `before`.
    pub(in crate::kontor) fn log_scores(&self, before: Option<[i16; 4]>, log: &mut impl Log<Self>) {
        for (seat, old) in self.every_seat().zip(before.into_iter().flatten()) {
            let by = score::total(self, seat) - old;
            if by != 0 {
                log.motion(Motion::Count { at: Place::Score(seat), by });
            }
        }
    }
}
