//! The state of a game, and what follows from it alone. The verbs that change it and log the change are in `laying`,
//! `goods`, `ship`, `money`, `sector` and `hands`, those of optional rules in `extra`; `turn` decides what follows
//! from a change, and sets the round, the turn and the pending decision.

use super::bounds::Bounds;
use super::cards::{CardSet, Good, Goods, NUMBERS, Side, Sort};
use super::event::End;
use super::extra::Events;
use super::harbour::{Cell, Cells, GRID, Reading};
use super::heaps::Heaps;
use super::parties::Parties;
use super::piles::{Docks, Stack};
use super::place::{Face, Place};
use super::ruleset::Ruleset;
use super::steps::Steps;
use super::tables::Tables;
use crate::game::{BySeat, Log, Motion, Seat, Seats};
use arrayvec::ArrayVec;

/// The most places of a hand's first row: three docks, two canals, and all six special cards.
pub(super) const HAND: usize = 11;
/// The most cards of a hand: three docks more, if an event may draw them (`Ruleset::spare_places`).
pub(super) const MOST_HELD: usize = HAND + 3;
/// The number of docks of a box.
pub(super) const ALL_DOCKS: usize = 44;
/// The most docks of a colour, which may all lie in one pile.
pub(super) const DOCK_PILE: usize = 36;
/// The number of canals of a box, without the anchor.
pub(super) const ALL_CANALS: usize = 43;
/// The most cards of the canal pile: all canals, and the special cards if they are among them.
pub(super) const CANAL_PILE: usize = ALL_CANALS + SPECIALS;

/// The number of special cards.
pub(super) const SPECIALS: usize = 6;

/// The pending decision of the players who decide.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Pending {
    /// The player on turn may buy out a dock of the opponent.
    BuyOut,
    /// All players announce at once whether they pass.
    Announce,
    /// All players of the round choose a card at once.
    Choose,
    /// The player on turn plays a card or passes, if players take turns (rule `kontor/freewheel`).
    Play,
    /// The player on turn may move the ship.
    Ship,
    /// The ship has moved and may take a dock away.
    Take,
    /// The player on turn lays the card.
    Lay,
    /// All players who can pay decide how many special cards they buy (rule `kontor/special-shop`).
    Shop,
    /// A player may exchange a warehouse (event `flood-damage`).
    Exchange,
    /// A player may take a dock of their choice (event `wedding`).
    Wedding,
    /// The player on turn may send one of the goods to the export (rule `kontor/export`).
    Export,
    /// The player on turn chooses which goods of the dock are landed (rule `kontor/one-good`).
    Land,
    /// The player on turn may let a tavern bring one more warehouse (rules `kontor/corruption-1`, `kontor/corruption-2`).
    Bribe,
    /// The player on turn lays canals instead of a flood (rule `kontor/flood-choice`).
    Canals,
    /// The owner of a tavern decides whether its sector counts (rule `kontor/old-grudges`).
    Veto,
    /// All players take their first docks (rule `kontor/justice`).
    Opening,
    /// The player on turn chooses the pile to draw from (rules `kontor/free-draw`, `kontor/first-pick`).
    Draw,
    /// The player on turn takes a dock of their own pile (rule `kontor/first-pick`).
    Pick,
    /// The player on turn has laid a canal and may lay another.
    Second,
    /// The player on turn chooses the dock that gets the warehouse of a surrounded canal (rule `kontor/euphrates`).
    Salvage,
    /// A player accepts or refuses an alliance.
    Consent,
    /// The player on turn chooses the dock that the tavern just laid makes drunk.
    Treat,
    /// No decision: the game is over.
    Over(End),
    /// All players choose at once which card to show: the higher one buys first (rule `kontor/special-shop`).
    Show,
}

/// What a player does in a round.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Part {
    /// Has not announced yet whether to pass; if players take turns, waits for the next one.
    Undecided,
    /// Plays, and has not chosen a card yet.
    Plays,
    /// Passes; the others learn it when all have decided.
    Passes,
    /// Has chosen the card at this place of the hand.
    Chose(u8),
    /// Buys this many special cards.
    Buys(u8),
    /// Has chosen the card at this place of the hand, to lay it face down (rule `kontor/smuggling`).
    Smuggles(u8),
    /// The card at this place lies face down and waits for its turn.
    Dark(u8),
    /// The card at this place lies open and waits for its turn.
    Open(u8),
    /// Has nothing more to do in this round; if players take turns, loses the next one.
    Out,
    /// Buys this many special cards, and shows the card at this place of the hand for it.
    Shows { count: u8, slot: u8 },
}

/// The card that was laid last, and the step of the turn that follows (rule `kontor/sequence`).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Played {
    pub number: u8,
    pub cell: Cell,
    /// Whether it has fixed an axis.
    pub fixes: bool,
    /// The step that follows next, by its place in the table.
    pub next: u8,
    /// How many cards this turn has laid that are still to be replaced (rule `kontor/spring-tide`).
    pub to_replace: u8,
}

impl Played {
    /// No card has been laid yet.
    pub const NONE: Played = Played { number: 0, cell: Cell::ANCHOR, fixes: false, next: 0, to_replace: 0 };
}

/// A game of Kontor.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Kontor {
    /// The uppermost card of each cell; 0 if there is none.
    pub(super) grid: [u8; GRID],
    /// The cards under floods and bridges, in the order in which they were covered.
    pub(super) covered: ArrayVec<(Cell, u8), 4>,
    /// Docks, customs houses and bridges.
    pub(super) land: Cells,
    /// Canals, floods and the anchor.
    pub(super) water: Cells,
    /// The docks of each party, by the seat that stands for it (`Kontor::party`).
    pub(super) docks: BySeat<Cells>,
    /// The cranes among these docks.
    pub(super) cranes: Cells,
    /// The cells on which the taverns 88 and 89 lie uncovered.
    pub(super) taverns: [Option<Cell>; 2],
    /// The cells with a warehouse of each kind. It belongs to the owner of the dock below it; on a canal it has no owner.
    pub(super) stock: [Cells; 3],
    /// Warehouses of each kind besides the first on the same dock (rule `kontor/corruption-1`).
    pub(super) more: [Heaps; 3],
    /// The cells with a card that lies face down (rule `kontor/smuggling`).
    pub(super) dark: Cells,
    /// The cell and the number of the card that each side has laid face down; both stay after it has been
    /// turned up.
    pub(super) smuggled: [(Cell, u8); 2],
    /// The land of finished sectors.
    pub(super) done: Cells,
    /// Special cards that can be bought (rule `kontor/special-shop`).
    pub(super) shop: Stack<SPECIALS>,
    /// The events to come, those that have happened, and their effects (rule `kontor/events`).
    pub(super) events: Events,
    /// The first cell of each sector that a side has won, which has its keeper.
    pub(super) keepers: [Cells; 2],
    pub(super) bounds: Bounds,
    /// The cells that the canals of the start layout enclose (rule `kontor/ile-grande`).
    pub(super) island: Cells,
    pub(super) rules: Ruleset,
    /// The steps of a turn that these rules have.
    pub(super) steps: Steps,
    pub(super) tables: Tables,
    /// Cards that all players have seen.
    pub(super) seen: CardSet,
    /// Cards laid aside unseen: special cards that were not dealt, and canals set aside.
    pub(super) aside: CardSet,
    /// Dock piles by seat.
    pub(super) piles: Docks,
    pub(super) canals: Stack<CANAL_PILE>,
    /// The cards in hand by place; 0 is an empty place. See `Kontor::row_of`.
    pub(super) hands: BySeat<[u8; HAND]>,
    pub(super) parts: BySeat<Part>,
    /// The seats that decide now: the one on turn, or all that have not answered a question to all.
    pub(super) deciding: Seats,
    pub(super) purses: BySeat<u8>,
    pub(super) treasury: u8,
    /// Number of warehouses in the supply, by kind.
    pub(super) supply: [u8; 3],
    /// Number of warehouses in the reserve of each side, by kind, if each has its own (rule
    /// `kontor/embargo`).
    pub(super) reserves: [[u8; 3]; 2],
    /// The ship's cell; that of the anchor if there is no ship.
    pub(super) ship: Cell,
    pub(super) round: u8,
    /// Rounds in a row without a card laid, if all choose at once (rule `kontor/dry-rounds`).
    pub(super) dry: u8,
    /// Turns in a row without a card laid, if players take turns (`kontor/ruling-77`).
    pub(super) dry_turns: u8,
    /// Whether a card has been laid since those rounds or turns were counted last.
    pub(super) laid: bool,
    pub(super) turn: Seat,
    /// The player who had the first turn, if players take turns.
    pub(super) first: Seat,
    pub(super) parties: Parties,
    /// The docks that the taverns 88 and 89 make drunk.
    pub(super) coins: [Option<Cell>; 2],
    /// Players who have been asked in this round whether they buy out a dock (rule `kontor/bakchich`).
    pub(super) asked: Seats,
    /// Which of the taverns 88 and 89 have been used in this turn (rule `kontor/freewheel`).
    pub(super) used: [bool; 2],
    pub(super) played: Played,
    /// The goods that the card laid last brings.
    pub(super) landing: Goods,
    /// Canals that the player on turn may still lay instead of a flood.
    pub(super) flood_canals_left: u8,
    /// Canals that the player on turn has laid instead of a flood.
    pub(super) flood_canals_laid: u8,
    /// Why the game is about to end, while its last sectors are scored.
    pub(super) ending: Option<End>,
    /// Players who have looked through their own pile (rule `kontor/first-pick`).
    pub(super) looked: Seats,
    pub(super) pending: Pending,
    /// The first cell of the sector that was finished last (rule `kontor/last-point`).
    pub(super) last: Option<Cell>,
    /// Customs houses laid in this round (rule `kontor/final-sprint`).
    pub(super) new_customs: Cells,
}

/// Questions about the table.
impl Kontor {
    /// Returns the sort of a card of this box.
    #[inline]
    pub(super) fn sort_of(&self, number: u8) -> Sort {
        self.tables.sort_of(number)
    }

    /// Returns the side that a dock of this box belongs to.
    #[inline]
    pub(super) fn side_of(&self, number: u8) -> Side {
        self.tables.side_of(number)
    }

    /// Returns the number of players.
    #[inline]
    pub(super) fn players(&self) -> u8 {
        self.rules.players
    }

    /// Returns all seats.
    #[inline]
    pub(super) fn every_seat(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
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

    /// Returns whether the game is over.
    #[inline]
    pub fn is_over(&self) -> bool {
        matches!(self.pending, Pending::Over(_))
    }

    /// Returns the uppermost card of a cell.
    #[inline]
    pub fn card_at(&self, cell: Cell) -> Option<u8> {
        let number = self.grid[cell.index() & (GRID - 1)];
        (number != 0 && self.bounds.covers(cell)).then_some(number)
    }

    /// Returns the cells with a card.
    #[inline]
    pub(super) fn occupied(&self) -> Cells {
        self.land.or(self.water).or(self.dark)
    }

    /// Returns the cells with a face-up card: a face-down card leaves a sector open (`kontor/ruling-102`).
    #[inline]
    pub(super) fn open_cards(&self) -> Cells {
        self.land.or(self.water)
    }

    /// Returns the row of `hands` that keeps a place of a hand, and the index in it. Each of two players has
    /// a second row, for the places beyond the first row.
    #[inline]
    fn row_of(&self, seat: Seat, slot: u8) -> (Seat, usize) {
        let at = usize::from(slot);
        if at < HAND || self.rules.players != 2 { (seat, at) } else { (Seat(seat.0 ^ 2), at - HAND) }
    }

    /// Returns the card at a place of a hand.
    #[inline]
    pub(super) fn held(&self, seat: Seat, slot: u8) -> Option<u8> {
        let (row, at) = self.row_of(seat, slot);
        self.hands[row].get(at).copied().filter(|&number| number != 0)
    }

    /// Puts a card at a place of a hand; 0 empties it.
    #[inline]
    pub(super) fn hold(&mut self, seat: Seat, slot: u8, number: u8) {
        let (row, at) = self.row_of(seat, slot);
        if let Some(place) = self.hands[row].get_mut(at) {
            *place = number;
        }
    }

    /// Returns the owner of a row of `hands`.
    #[inline]
    pub(super) fn row_owner(&self, row: u8) -> Seat {
        Seat(if self.rules.players == 2 { row & 1 } else { row })
    }

    /// Returns the places of a hand with a card.
    #[inline]
    pub(super) fn hand(&self, seat: Seat) -> impl Iterator<Item = (u8, u8)> + '_ {
        (0..self.rules.places()).filter_map(move |slot| self.held(seat, slot).map(|number| (slot, number)))
    }

    /// Returns whether a seat has any card in hand.
    #[inline]
    pub(super) fn holds_any(&self, seat: Seat) -> bool {
        self.hand(seat).next().is_some()
    }

    /// Returns the place of a card in a hand.
    #[inline]
    pub(super) fn slot_of(&self, seat: Seat, number: u8) -> Option<u8> {
        self.hand(seat).find(|&(_, held)| held == number).map(|(slot, _)| slot)
    }

    /// Returns the holder of a card, and its place in the hand.
    pub(super) fn holder(&self, number: u8) -> Option<(Seat, u8)> {
        self.every_seat()
            .flat_map(|seat| self.hand(seat).map(move |(slot, card)| (seat, slot, card)))
            .find(|&(.., card)| card == number)
            .map(|(seat, slot, _)| (seat, slot))
    }

    /// Returns what a player does in this round.
    #[inline]
    pub(super) fn part(&self, seat: Seat) -> Part {
        self.parts[seat]
    }

    /// Returns the open card of a seat that still has its turn to come.
    #[inline]
    pub(super) fn open_card(&self, seat: Seat) -> Option<u8> {
        let Part::Open(slot) = self.part(seat) else { return None };
        self.held(seat, slot)
    }

    /// Returns whether it is known that a seat has passed this round.
    pub(super) fn has_passed(&self, seat: Seat) -> bool {
        self.pending != Pending::Announce && self.part(seat) == Part::Out
    }

    /// Returns the card that a seat has chosen and not yet shown.
    pub(super) fn secret_card(&self, seat: Seat) -> Option<u8> {
        let (Part::Chose(slot) | Part::Smuggles(slot) | Part::Shows { slot, .. }) = self.part(seat) else {
            return None;
        };
        self.held(seat, slot)
    }

    /// Returns the card of the player on turn.
    #[inline]
    pub(super) fn card_on_turn(&self) -> u8 {
        let (Part::Open(slot) | Part::Dark(slot)) = self.part(self.turn) else { return 0 };
        self.held(self.turn, slot).unwrap_or(0)
    }

    /// Returns the number of florins of a player.
    #[inline]
    pub fn purse(&self, seat: Seat) -> u8 {
        self.purses[seat]
    }

    /// Counts the warehouses of a side in these cells, by kind: the docks of a sector share one stock.
    #[inline]
    pub(super) fn stock_of(&self, side: Side, cells: Cells) -> [u8; 3] {
        self.stock_in(side.seat(), cells)
    }

    /// Counts the warehouses of red and of black in these cells, by kind.
    #[inline(never)] // long where numbers of 128 bits are taken apart
    pub(super) fn stocks_of(&self, cells: Cells) -> [[u8; 3]; 2] {
        Side::BOTH.map(|side| self.stock_of(side, cells))
    }

    /// Counts the warehouses of a party in these cells, by kind.
    #[inline]
    pub(super) fn stock_in(&self, party: Seat, cells: Cells) -> [u8; 3] {
        let own = cells.and(self.docks[party]).less(self.drunk());
        let first = self.stock.map(|kind| kind.and(own).len());
        if self.more.iter().all(Heaps::is_empty) {
            return first; // most games have no further warehouses
        }
        [0, 1, 2].map(|kind| first[kind] + self.more[kind].within(own))
    }

    /// Returns whether a warehouse of this kind stands on a cell.
    #[inline]
    pub(super) fn stands(&self, cell: Cell, good: Good) -> bool {
        self.stock[good.index()].has(cell)
    }

    /// Counts the cards in the box: those never dealt, and special cards left over.
    pub(super) fn boxed(&self) -> i16 {
        let specials = |n: u8| self.sort_of(n).is_special();
        let dealt = self.rules.setup.specials != super::ruleset::Specials::Absent;
        let setup = &self.rules.setup;
        let left = |n: u8| setup.without.has(n) && !setup.laid.contains(&n); // unless a harbour of one's own has it on the table
        let out = (1..=NUMBERS).filter(|&n| left(n) || specials(n) && !dealt).count();
        out as i16 + i16::from(self.aside.len())
    }

    /// Returns the cells of a set in reading order.
    #[inline]
    pub(super) fn cells(&self, cells: Cells) -> Reading {
        cells.iter(self.bounds.corner())
    }

    /// Returns the connected parts of a set, by the reading order of their first cells.
    #[inline]
    pub(super) fn parts_of(&self, cells: Cells) -> impl Iterator<Item = Cells> + Clone + use<> {
        cells.parts(self.bounds.corner())
    }

    /// Returns the face of a card. It is always inlined, so that it costs nothing with a log that keeps
    /// nothing.
    #[inline(always)]
    pub(super) fn face(&self, number: u8) -> Face {
        let sort = self.sort_of(number);
        let side = (sort == Sort::Dock).then(|| self.side_of(number));
        let (goods, building) = (self.tables.goods(number), self.tables.building(number));
        Face::Card { number, sort, side, goods, building, symbol: self.tables.symbol(number) }
    }
}

/// Changes of points, for the log.
impl Kontor {
    /// Returns the points by seat, if the log keeps motions.
    pub(super) fn noted(&self, log: &impl Log<Self>) -> Option<[i16; 4]> {
        log.listens().then(|| [0, 1, 2, 3].map(|s| self.total(Seat(s))))
    }

    /// Logs how points have changed since `before`.
    pub(super) fn log_scores(&self, before: Option<[i16; 4]>, log: &mut impl Log<Self>) {
        for (seat, old) in self.every_seat().zip(before.into_iter().flatten()) {
            let by = self.total(seat) - old;
            if by != 0 {
                log.motion(Motion::Count { at: Place::Score(seat), by });
            }
        }
    }
}
