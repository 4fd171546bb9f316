//! *Kontor*, for 2, or for 4 in two teams: lay docks and canals into a growing harbour, and win its sectors.
//!
//! Every round all choose a card secretly; cards with a florin tax the opponent, and by falling numbers each lays the
//! card, lands goods and draws. What canals and edges close off is a sector, and belongs to the greater trader.
//! `shared/rules` calls the rules `kontor/…`; each is cited where it is carried out.

mod cards;
mod config;
mod end;
mod goods;
mod harbour;
mod layout;
mod money;
mod moves;
mod optional;
mod place;
mod ruleset;
mod said;
mod scenario;
mod score;
mod sector;
mod ship;
mod sight;
mod state;
#[cfg(test)]
mod tests;
mod turn;

pub use cards::{
    ANCHOR, Building, CRANES, CardSet, FLORINS, Good, Goods, NUMBERS, Side, Sort, Symbol, TAVERNS, Tables,
    WAREHOUSES, side_of, sort_of,
};
pub use config::{Config, Conflict, entry};
pub use harbour::{Cell, Cells};
pub use layout::Layout;
pub use moves::{Move, Refusal};
pub use optional::{Optional, Options, Thing};
pub use ruleset::{
    Counted, Crane, DockPiles, EarlyEnds, Edges, Flood, Landed, Nearer, Opening, Order, Pass, Placement,
    Ranking, Refill, Ruleset, Scoring, Setup, Ship, Specials, Stock, Stocks, Taverns, Turn, Unpaid, When,
    Worth, compose,
};
pub use said::{End, Said, Source};
pub use scenario::Scenario;
pub use sector::{Majority, majority};
pub use sight::{Ask, Choice, Face, Pile, Place, Print};
pub use state::Kontor;

use crate::game::{Eye, Game, Log, Outcome, Quiet, Seat, Seats, Taps};
use crate::rng::Rng;
use arrayvec::ArrayVec;
use harbour::{Axis, Bounds};
use serde::{Deserialize, Serialize};
use state::{CANAL_PILE, DOCK_PILE, HAND, Part, Stage};

/// Everything chance has fixed before the first move. Every list is in the order of dealing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chance {
    /// The canals: those of the start layout in reading order, two for each seat, then the pile, top first.
    pub canals: ArrayVec<u8, CANAL_PILE>,
    /// The docks of red and of black: three in hand, then the pile, top first. Teams cut them into halves before that.
    pub docks: [ArrayVec<u8, DOCK_PILE>; 2],
    /// The special cards, where they are dealt: one for each seat, the rest is left over.
    pub specials: ArrayVec<u8, 6>,
}

impl Game for Kontor {
    const ID: &'static str = "kontor";
    type Config = Config;
    type Conflict = Conflict;
    type Chance = Chance;
    type Move = Move;
    type Ask = Ask;
    type Said = Said;
    type Refusal = Refusal;
    type Place = Place;
    type Face = Face;
    type Print = Print;
    type Source = Source;

    fn conflicts(seats: u8, config: &Config) -> Vec<Conflict> {
        config::conflicts(seats, config)
    }

    fn deal(seats: u8, config: &Config, rng: &mut Rng) -> Chance {
        let (_, rules) = ruleset::layered(seats, config.scenario, config.options(), config.edges);
        let mut chance = Chance::sorted(&rules);
        rng.shuffle(&mut chance.canals);
        chance.docks.iter_mut().for_each(|docks| rng.shuffle(docks));
        rng.shuffle(&mut chance.specials);
        chance
    }

    fn start(
        seats: u8,
        config: &Config,
        chance: &Chance,
        _: Rng,
        log: &mut impl Log<Self>,
    ) -> Result<Self, Vec<Conflict>> {
        let mut why = Self::conflicts(seats, config);
        let (_, rules) = ruleset::layered(seats, config.scenario, config.options(), config.edges);
        if !chance.is_sound(&rules) {
            why.push(Conflict::WrongCards);
        }
        if !why.is_empty() {
            return Err(why);
        }
        let mut game = Kontor::empty(rules);
        game.deal_out(chance);
        game.begin_round(log);
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.players()
    }

    #[inline]
    fn to_act(&self) -> Seats {
        self.every_seat().filter(|&seat| self.decides(seat)).collect()
    }

    fn ask(&self) -> Option<Ask> {
        self.asks()
    }

    #[inline]
    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if seat.0 < self.players() && self.decides(seat) {
            self.list_moves(seat, out);
        }
    }

    fn candidates(&self, out: &mut Vec<Move>) {
        self.list_candidates(out);
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        self.check_move(seat, mv)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Self>) {
        self.carry_out(seat, mv, log);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| self.final_outcome())
    }

    fn score(&self, seat: Seat, each: &mut dyn FnMut(Source, i16)) {
        self.score_by_source(seat, each);
    }

    fn taps(&self, mv: Move) -> Taps<Place> {
        self.taps_of(mv)
    }

    fn tokens(&self, each: &mut dyn FnMut(Place, Face)) {
        self.each_token(each);
    }

    fn counters(&self, each: &mut dyn FnMut(Place, i16)) {
        self.each_counter(each);
    }

    fn prints(&self, each: &mut dyn FnMut(Place, Print)) {
        let (columns, rows) = self.rules.setup.board;
        each(Place::Cell(Cell::ANCHOR), Print::Board { columns, rows });
    }

    fn sees(&self, eye: Eye, at: Place) -> bool {
        self.is_seen(eye, at)
    }

    fn imagine(&mut self, seat: Seat, rng: &mut Rng) {
        self.reimagine(seat, rng);
    }

    /// The whole truth, whoever may see it:
    ///
    /// | key | value |
    /// |---|---|
    /// | `round`, `dryRounds` | the round from 1; rounds without a card laid up to now |
    /// | `toAct`, `ask` | the seats that decide; what they are asked, null when the game is over |
    /// | `board` | in reading order `{cell: [x, y], card, stock: ["tea", …], finished}`; 94 is the anchor |
    /// | `covered` | `[cell, number]` of cards under floods and bridges, in the order of covering |
    /// | `columns`, `rows` | `[from, to, fixed]` |
    /// | `keepers` | of red and of black: the first cells of the sectors won |
    /// | `ship` | its cell, or null |
    /// | `hands` | by seat six places, docks first, then canals, then the special card; null where empty |
    /// | `parts` | by seat: `undecided`, `plays`, `passes`, `{chose}`, `{open}`, `out` |
    /// | `docks`, `canals` | piles, top first |
    /// | `aside`, `seen` | special cards left over; cards that everybody has seen |
    /// | `purses`, `treasury`, `supply` | florins by seat; the city's; warehouses of tea, wine, spice |
    /// | `points` | by seat, if the game ended now |
    fn describe(&self) -> serde_json::Value {
        self.describe_all()
    }

    /// No pile is shuffled during a game.
    fn card_names() -> &'static [&'static str] {
        &[]
    }
}

impl Kontor {
    /// The table with nothing on it but the anchor (and the ship).
    fn empty(rules: Ruleset) -> Kontor {
        let (columns, rows) = rules.setup.board;
        let mut game = Kontor {
            grid: [0; harbour::GRID],
            covered: ArrayVec::new(),
            land: Cells::NONE,
            water: Cells::NONE,
            docks: [Cells::NONE; 2],
            cranes: [Cells::NONE; 2],
            stock: [Cells::NONE; 3],
            done: Cells::NONE,
            keepers: [Cells::NONE; 2],
            bounds: Bounds { columns: Axis::new(columns), rows: Axis::new(rows) },
            rules,
            tables: Tables::RECONSTRUCTED,
            seen: CardSet::default(),
            piles: Default::default(),
            canals: ArrayVec::new(),
            aside: [0; 2],
            hands: [[0; HAND]; 4],
            parts: [Part::Out; 4],
            purses: [0; 4],
            treasury: rules.setup.treasury,
            supply: [WAREHOUSES; 3],
            ship: Cell::ANCHOR,
            round: 0,
            dry: 0,
            laid: false,
            turn: Seat(0),
            stage: Stage::Announce,
        };
        game.put(ANCHOR, Cell::ANCHOR, &mut Quiet);
        game
    }

    /// Layout, hands, piles and purses (rule `kontor/setup`).
    fn deal_out(&mut self, chance: &Chance) {
        let (setup, players) = (self.rules.setup, usize::from(self.players()));
        let (docks_each, canals_each) = (usize::from(setup.hand.0), usize::from(setup.hand.1));
        let mut canals = chance.canals.iter().copied();
        for (cell, number) in setup.layout.canals().zip(canals.by_ref()) {
            self.seen.insert(number);
            self.put(number, cell, &mut Quiet);
        }
        for s in 0..players {
            let docks = &chance.docks[self.side(Seat(s as u8)).index()];
            let half = docks.len() * 2 / players;
            let own = docks.iter().copied().skip(if players == 4 { s % 2 * half } else { 0 }).take(half);
            let hand = own.clone().take(docks_each).chain(canals.by_ref().take(canals_each));
            self.hands[s].iter_mut().zip(hand).for_each(|(place, number)| *place = number);
            self.piles[s] = own.skip(docks_each).collect();
            self.piles[s].reverse();
            self.purses[s] = setup.purse;
            self.parts[s] = Part::Out;
            if let (Some(&special), Some(place)) = (chance.specials.get(s), self.hands[s].last_mut()) {
                *place = special;
            }
        }
        let left_over = chance.specials.iter().skip(players);
        self.aside.iter_mut().zip(left_over).for_each(|(place, &number)| *place = number);
        self.canals = canals.collect();
        self.canals.reverse();
        for pile in self.every_pile() {
            self.turn_up(pile, &mut Quiet);
        }
    }
}

impl Chance {
    /// The cards that are dealt, by number.
    pub fn sorted(rules: &Ruleset) -> Chance {
        let setup = &rules.setup;
        let of = |wanted: Sort| (1..=NUMBERS).filter(move |&n| sort_of(n) == wanted && !setup.removed.has(n));
        let docks = |side: Side| of(Sort::Dock).filter(|&n| side_of(n) == side).collect();
        let specials = match setup.specials {
            Specials::OneEach => (1..=NUMBERS).filter(|&n| sort_of(n).is_special()).collect(),
            Specials::Absent
            | Specials::Shop { .. }
            | Specials::BridgeAndFlood
            | Specials::ExtraFlood
            | Specials::BridgeAndFillingFlood
            | Specials::AmongCanals => ArrayVec::new(),
        };
        Chance { canals: of(Sort::Canal).collect(), docks: Side::BOTH.map(docks), specials }
    }

    /// Whether this chance could have come out of the box.
    fn is_sound(&self, rules: &Ruleset) -> bool {
        let mut sorted = self.clone();
        sorted.canals.sort_unstable();
        sorted.docks.iter_mut().for_each(|docks| docks.sort_unstable());
        sorted.specials.sort_unstable();
        sorted == Chance::sorted(rules)
    }
}
