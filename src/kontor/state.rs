//! The state of a game, and what can be read off it. The verbs that change it, each telling what it did, stand in
//! `place`, `goods`, `ship`, `money`, `sector` and below; what follows from a change is decided in `turn`.

use super::bounds::Bounds;
use super::cards::{CardSet, Good, Goods, NUMBERS, Side, Sort, side_of, sort_of};
use super::event::End;
use super::extra::Events;
use super::harbour::{Cell, Cells, GRID, Reading};
use super::heaps::Heaps;
use super::piles::{Docks, Stack};
use super::place::{Face, Place};
use super::ruleset::Ruleset;
use super::tables::Tables;
use crate::game::{BySeat, Log, Motion, Seat, Seats};
use arrayvec::ArrayVec;

/// The most places of a hand's first row: three docks, two canals, and all six special cards.
pub(super) const HAND: usize = 11;
/// The most cards of a hand: three docks more, where an event may draw them (`Ruleset::spare_places`).
pub(super) const MOST_HELD: usize = HAND + 3;
/// The most cards of a dock pile: all docks of a colour.
pub(super) const DOCK_PILE: usize = 22;
/// The most cards of the canal pile: all canals, and the special cards where they are among them.
pub(super) const CANAL_PILE: usize = 49;

/// All special cards.
pub(super) const SPECIALS: usize = 6;

/// The pending decision: what the players who decide are asked.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Pending {
    /// The player on turn may buy out a dock of the opponent.
    BuyOut,
    /// All say at once whether they pass.
    Announce,
    /// All who play choose a card at once.
    Choose,
    /// The player on turn plays a card or passes, where turns go round (rule `kontor/freewheel`).
    Play,
    /// The player on turn may move the ship.
    Ship,
    /// The ship has moved and may take a dock away.
    Take,
    /// The player on turn lays the card.
    Lay,
    /// All who can say how many special cards they buy (rule `kontor/special-shop`).
    Shop,
    /// A player may exchange a warehouse (event `flood-damage`).
    Exchange,
    /// A player may take a dock of choice (event `wedding`).
    Wedding,
    /// The player on turn says which goods go to the export (rule `kontor/export`).
    Export,
    /// The player on turn says which goods of the dock are landed (rule `kontor/one-good`).
    Land,
    /// The player on turn may let a tavern bring a warehouse more (rules `kontor/corruption-1`, `kontor/corruption-2`).
    Bribe,
    /// Instead of a flood, the player on turn lays canals (rule `kontor/flood-choice`).
    Canals,
    /// The owner of a tavern says whether its sector counts (rule `kontor/old-grudges`).
    Veto,
    /// All take their first docks (rule `kontor/justice`).
    Opening,
    /// The player on turn says which pile to draw from (rules `kontor/free-draw`, `kontor/first-pick`).
    Draw,
    /// The player on turn looks for a dock in the own pile (rule `kontor/first-pick`).
    Pick,
    /// The player on turn has laid a canal and may lay another.
    Second,
    /// A canal that hides a warehouse is surrounded: the player on turn says which dock gets it.
    Salvage,
    /// Another player is asked for an alliance.
    Consent,
    /// A tavern has been laid: the player on turn says which dock it makes drunk.
    Treat,
    /// None: there are no more rounds.
    Over(End),
}

/// What a seat does in a round.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Part {
    /// Has not said yet whether to pass.
    Undecided,
    /// Plays, and has not chosen a card yet.
    Plays,
    /// Passes, but that is not known before all have decided.
    Passes,
    /// Has chosen the card at this place of the hand.
    Chose(u8),
    /// Buys so many special cards.
    Buys(u8),
    /// Has chosen the card at this place of the hand, to lay it face down (rule `kontor/smuggling`).
    Smuggles(u8),
    /// That card lies face down and waits for its turn.
    Dark(u8),
    /// That card lies open and waits for its turn.
    Open(u8),
    /// Has nothing more to do in this round; where turns go round, loses the next one.
    Out,
}

/// The card that was laid last, and how far what follows from it has come (rule `kontor/sequence`).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Played {
    pub number: u8,
    pub cell: Cell,
    /// Whether it has fixed an axis.
    pub fixes: bool,
    /// The step that follows next.
    pub step: u8,
    /// How many cards this turn has laid, which are replaced together (rule `kontor/spring-tide`).
    pub cards: u8,
}

impl Played {
    /// No card yet.
    pub const NONE: Played = Played { number: 0, cell: Cell::ANCHOR, fixes: false, step: 0, cards: 0 };
}

/// A game of Kontor.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Kontor {
    /// The uppermost card of each cell; 0 where none lies.
    pub(super) grid: [u8; GRID],
    /// What lies under floods and bridges, in the order of covering.
    pub(super) covered: ArrayVec<(Cell, u8), 4>,
    /// Docks, customs houses and bridges.
    pub(super) land: Cells,
    /// Canals, floods and the anchor.
    pub(super) water: Cells,
    /// The docks of each side, or of each player (`Kontor::party`).
    pub(super) docks: [Cells; 4],
    /// The cranes among them.
    pub(super) cranes: Cells,
    /// Where the taverns 88 and 89 lie uncovered.
    pub(super) taverns: [Option<Cell>; 2],
    /// Where a warehouse of each kind stands; it is the owner's of the dock below it, or nobody's on a canal.
    pub(super) stock: [Cells; 3],
    /// Warehouses of each kind besides the first on the same dock (rule `kontor/corruption-1`).
    pub(super) more: [Heaps; 3],
    /// Where a card lies face down (rule `kontor/smuggling`).
    pub(super) dark: Cells,
    /// The card that each side has laid face down, and where; it keeps its number when it has been turned up.
    pub(super) smuggled: [(Cell, u8); 2],
    /// The land of finished sectors.
    pub(super) done: Cells,
    /// How many warehouses of each kind a side has in the export (rule `kontor/export`).
    pub(super) exports: [[u8; 3]; 2],
    /// Special cards that can be bought (rule `kontor/special-shop`).
    pub(super) shop: Stack<SPECIALS>,
    /// What happens between rounds (rule `kontor/events`).
    pub(super) events: Events,
    /// The first cell of the sector about which a tavern's owner decides.
    pub(super) judged: Cell,
    /// Keepers: the first cell of each sector that a side has won.
    pub(super) keepers: [Cells; 2],
    pub(super) bounds: Bounds,
    /// What the canals of the start layout enclose (rule `kontor/ile-grande`).
    pub(super) island: Cells,
    pub(super) rules: Ruleset,
    /// Which steps of a turn there are by these rules (`steps::steps`).
    pub(super) steps: u32,
    pub(super) tables: Tables,
    /// Cards that everybody has seen: they never get lost from sight again.
    pub(super) seen: CardSet,
    /// Cards laid aside unseen: the special cards left over in the game of teams, canals set aside.
    pub(super) aside: CardSet,
    /// Dock piles by seat.
    pub(super) piles: Docks,
    pub(super) canals: Stack<CANAL_PILE>,
    /// Hands; 0 where a place is empty.
    pub(super) hands: [[u8; HAND]; 4],
    pub(super) parts: BySeat<Part>,
    /// Who has something to decide now: who is on turn, or who has still to answer what all are asked at once.
    pub(super) deciding: Seats,
    pub(super) purses: BySeat<u8>,
    pub(super) treasury: u8,
    /// Warehouses of each kind not on the table.
    pub(super) supply: [u8; 3],
    /// Those of each side, where each has its own (rule `kontor/embargo`).
    pub(super) reserves: [[u8; 3]; 2],
    /// Where the ship lies, if there is one.
    pub(super) ship: Cell,
    pub(super) round: u8,
    /// Rounds without a card laid up to now (rule `kontor/dry-rounds`).
    pub(super) dry: u8,
    /// Whether a card has been laid in this round.
    pub(super) laid: bool,
    pub(super) turn: Seat,
    /// Who had the first turn, where turns go round.
    pub(super) first: Seat,
    /// Where each pair of players is allied, in the order of `PAIRS` (rule `kontor/freewheel-solo`).
    ///
    /// Who plays alone plays without options, so that elsewhere the first three tell what docks have exported (see
    /// `Kontor::exported`), and the fourth which sectors do not count (see `Kontor::void`).
    pub(super) allied: [Cells; 6],
    /// What has been proposed in this turn: four bits, by partner, for each shared sector.
    pub(super) proposed: u64,
    /// The first cell of the sector in which an alliance is proposed.
    pub(super) proposal: Cell,
    /// The docks that the taverns 88 and 89 make drunk.
    pub(super) coins: [Option<Cell>; 2],
    /// Who has been asked before the cards of this round are chosen, a bit for each seat (rule `kontor/bakchich`);
    /// or which taverns have been used in this turn (rule `kontor/freewheel`).
    pub(super) asked: u8,
    pub(super) played: Played,
    /// The goods that the card laid last brings.
    pub(super) landing: Goods,
    /// Canals that the player on turn may still lay instead of a flood, and that have been laid.
    pub(super) twins: [u8; 2],
    /// Why the game is about to end, while its last sectors are scored.
    pub(super) ending: Option<End>,
    /// Docks to which a tavern has brought a warehouse in this turn, or where one was exchanged by an event.
    pub(super) bribed: Cells,
    /// Who has looked through the own pile (rule `kontor/first-pick`).
    pub(super) looked: Seats,
    pub(super) pending: Pending,
    /// The first cell of the sector that was finished last (rule `kontor/last-point`).
    pub(super) last: Option<Cell>,
    /// Customs houses laid in this round (rule `kontor/final-sprint`).
    pub(super) new_customs: Cells,
    /// Cards shown in this round, and how many of them only the ship has kept from the table (rule `kontor/blockade`).
    pub(super) shown: u8,
    pub(super) blocked: u8,
}

/// What can be read off the table.
impl Kontor {
    /// How many play.
    #[inline]
    pub(super) fn players(&self) -> u8 {
        self.rules.players
    }

    /// All seats.
    #[inline]
    pub(super) fn every_seat(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.rules.players)
    }

    /// Whose a seat is: of four, the first two are red (rule `kontor/seats`, `kontor/ruling-16`).
    #[inline]
    pub fn side(&self, seat: Seat) -> Side {
        let red = if self.rules.players == 4 { seat.0 < 2 } else { seat.0 == 0 };
        if red { Side::Red } else { Side::Black }
    }

    /// Who sits opposite: the only one to tax and to be taxed by.
    #[inline]
    pub fn opposite(&self, seat: Seat) -> Seat {
        Seat(self.rules.players.saturating_sub(1).saturating_sub(seat.0))
    }

    /// Whether there are no more rounds.
    #[inline]
    pub fn is_over(&self) -> bool {
        matches!(self.pending, Pending::Over(_))
    }

    /// The uppermost card of a cell.
    #[inline]
    pub fn card_at(&self, cell: Cell) -> Option<u8> {
        let number = self.grid[cell.index() & (GRID - 1)];
        (number != 0 && self.bounds.covers(cell)).then_some(number)
    }

    /// Cells with a card.
    #[inline]
    pub(super) fn occupied(&self) -> Cells {
        self.land.or(self.water).or(self.dark)
    }

    /// Cells with a card that lies face up: one that lies face down leaves a sector open (`kontor/ruling-102`).
    #[inline]
    pub(super) fn open_cards(&self) -> Cells {
        self.land.or(self.water)
    }

    /// In which row of `hands` a place of a hand is kept, and where: of two players each has a second row, for places beyond
    /// the first one.
    #[inline]
    fn row_of(&self, seat: Seat, slot: u8) -> (usize, usize) {
        let (row, at) = (seat.index() & 3, usize::from(slot));
        if at < HAND || self.rules.players != 2 { (row, at) } else { ((row + 2) & 3, at - HAND) }
    }

    /// The card at a place of a hand.
    #[inline]
    pub(super) fn held(&self, seat: Seat, slot: u8) -> Option<u8> {
        let (row, at) = self.row_of(seat, slot);
        self.hands[row].get(at).copied().filter(|&number| number != 0)
    }

    /// A card is held at a place of a hand from now on; 0 is none.
    #[inline]
    pub(super) fn hold(&mut self, seat: Seat, slot: u8, number: u8) {
        let (row, at) = self.row_of(seat, slot);
        if let Some(place) = self.hands[row].get_mut(at) {
            *place = number;
        }
    }

    /// Whose hand a row of `hands` belongs to.
    #[inline]
    pub(super) fn row_owner(&self, row: u8) -> Seat {
        Seat(if self.rules.players == 2 { row & 1 } else { row })
    }

    /// The places of a hand with a card.
    #[inline]
    pub(super) fn hand(&self, seat: Seat) -> impl Iterator<Item = (u8, u8)> + '_ {
        (0..self.rules.places()).filter_map(move |slot| self.held(seat, slot).map(|number| (slot, number)))
    }

    /// Whether a seat has any card in hand.
    #[inline]
    pub(super) fn holds_any(&self, seat: Seat) -> bool {
        self.hand(seat).next().is_some()
    }

    /// Where in its hand a seat has a card.
    #[inline]
    pub(super) fn slot_of(&self, seat: Seat, number: u8) -> Option<u8> {
        self.hand(seat).find(|&(_, held)| held == number).map(|(slot, _)| slot)
    }

    /// Whose hand a card is in, and where.
    pub(super) fn holder(&self, number: u8) -> Option<(Seat, u8)> {
        self.every_seat()
            .flat_map(|seat| self.hand(seat).map(move |(slot, card)| (seat, slot, card)))
            .find(|&(.., card)| card == number)
            .map(|(seat, slot, _)| (seat, slot))
    }

    /// What a seat does in this round.
    #[inline]
    pub(super) fn part(&self, seat: Seat) -> Part {
        self.parts[seat]
    }

    /// The open card of a seat that still has its turn to come.
    #[inline]
    pub(super) fn open_card(&self, seat: Seat) -> Option<u8> {
        match self.part(seat) {
            Part::Open(slot) => self.held(seat, slot),
            Part::Undecided
            | Part::Plays
            | Part::Passes
            | Part::Buys(_)
            | Part::Smuggles(_)
            | Part::Dark(_)
            | Part::Chose(_)
            | Part::Out => None,
        }
    }

    /// Whether it is known that a seat has passed this round.
    pub(super) fn has_passed(&self, seat: Seat) -> bool {
        self.pending != Pending::Announce && self.part(seat) == Part::Out
    }

    /// The card that a seat has chosen and not yet shown.
    pub(super) fn secret_card(&self, seat: Seat) -> Option<u8> {
        match self.part(seat) {
            Part::Chose(slot) | Part::Smuggles(slot) => self.held(seat, slot),
            Part::Undecided
            | Part::Plays
            | Part::Passes
            | Part::Buys(_)
            | Part::Dark(_)
            | Part::Open(_)
            | Part::Out => None,
        }
    }

    /// The card of the player on turn.
    #[inline]
    pub(super) fn card_on_turn(&self) -> u8 {
        match self.part(self.turn) {
            Part::Open(slot) | Part::Dark(slot) => self.held(self.turn, slot).unwrap_or(0),
            Part::Undecided
            | Part::Plays
            | Part::Passes
            | Part::Buys(_)
            | Part::Smuggles(_)
            | Part::Chose(_)
            | Part::Out => 0,
        }
    }

    /// Florins of a player.
    #[inline]
    pub fn purse(&self, seat: Seat) -> u8 {
        self.purses[seat]
    }

    /// Warehouses that a side has in these cells, by kind (E7: docks of a sector share one stock).
    #[inline]
    pub(super) fn stock_of(&self, side: Side, cells: Cells) -> [u8; 3] {
        self.stock_in(side.index(), cells)
    }

    /// The same of a party.
    #[inline]
    pub(super) fn stock_in(&self, party: usize, cells: Cells) -> [u8; 3] {
        let own = cells.and(self.docks[party & 3]).less(self.drunk());
        let first = self.stock.map(|kind| kind.and(own).len());
        if self.more.iter().all(Heaps::is_empty) {
            return first; // as in most games
        }
        [0, 1, 2].map(|kind| first[kind] + self.more[kind].within(own))
    }

    /// Whether a warehouse of this kind stands on a cell.
    #[inline]
    pub(super) fn stands(&self, cell: Cell, good: Good) -> bool {
        self.stock[good.index()].has(cell)
    }

    /// Cards that lie in the box: those never dealt, and special cards left over.
    pub(super) fn boxed(&self) -> i16 {
        let specials = |n: u8| sort_of(n).is_special();
        let dealt = self.rules.setup.specials != super::ruleset::Specials::Absent;
        let setup = &self.rules.setup;
        let left = |n: u8| setup.without.has(n) && !setup.laid.contains(&n); // unless a harbour of one's own has it
        let out = (1..=NUMBERS).filter(|&n| left(n) || specials(n) && !dealt).count();
        out as i16 + i16::from(self.aside.len())
    }

    /// The cells of a set in reading order.
    #[inline]
    pub(super) fn cells(&self, cells: Cells) -> Reading {
        cells.iter(self.bounds.corner())
    }

    /// The connected parts of a set, by the reading order of their first cells.
    #[inline]
    pub(super) fn parts_of(&self, cells: Cells) -> impl Iterator<Item = Cells> + Clone + use<> {
        cells.parts(self.bounds.corner())
    }

    /// What a card shows. Inlined always, so that nothing is worked out for a log that keeps nothing.
    #[inline(always)]
    pub(super) fn face(&self, number: u8) -> Face {
        let sort = sort_of(number);
        let side = (sort == Sort::Dock).then(|| side_of(number));
        let (goods, building) = (self.tables.goods(number), self.tables.building(number));
        Face::Card { number, sort, side, goods, building, symbol: self.tables.symbol(number) }
    }
}

/// The counters that follow from the table.
impl Kontor {
    /// Points by seat, if anybody listens.
    pub(super) fn noted(&self, log: &impl Log<Self>) -> Option<[i16; 4]> {
        log.listens().then(|| [0, 1, 2, 3].map(|s| self.total(Seat(s))))
    }

    /// Tells how points have changed since.
    pub(super) fn tell_scores(&self, before: Option<[i16; 4]>, log: &mut impl Log<Self>) {
        for (seat, old) in self.every_seat().zip(before.into_iter().flatten()) {
            let by = self.total(seat) - old;
            if by != 0 {
                log.motion(Motion::Count { at: Place::Score(seat), by });
            }
        }
    }
}
