//! *Kontor*, for 2, or for 4 in two teams, or for 3 or 4 alone: lay docks and canals into a growing harbour, and win its
//! sectors.
//!
//! In every round all players choose a card secretly. Cards with a florin tax the opponent; then, from the
//! highest number down, each player lays the card, lands goods and draws. Canals and edges enclose sectors,
//! and each sector belongs to the greater trader. `docs/rules/kontor.md` states the rules by their ids,
//! `kontor/…`, and `docs/rules/kontor-rulings.md` the rulings; each is cited in the code that carries it out.

mod bot;
mod cards;
mod components;
mod compose;
mod config;
mod conflict;
mod deal;
mod describe;
mod end;
mod event;
mod extra;
mod goods;
mod hands;
mod laying;
mod layout;
mod left;
mod majority;
mod money;
mod moves;
mod net;
mod notes;
mod observation;
mod optional;
mod own;
mod parties;
mod place;
mod reduced;
mod refusal;
mod ruleset;
mod scenario;
mod score;
mod sector;
mod ship;
mod state;
mod steps;
mod tables;
#[cfg(test)]
mod tests;
mod turn;
mod unasked;

pub use cards::{
    ANCHOR, Building, CRANES, CardSet, FLORINS, Good, Goods, NUMBERS, Side, Sort, Symbol, TAVERNS, WAREHOUSES,
};
pub use components::{Cards, Components, Layouts, Numbers, Warehouses};
pub use compose::compose;
pub use config::{Config, entry};
pub use conflict::{Conflict, Pieces};
pub use deal::Chance;
pub use describe::{Ask, Print};
pub use event::{End, Event, Source};
pub use extra::EventCard;
pub use layout::{Fault, Layout};
pub use majority::{Majority, majority};
pub use money::Tax;
pub use moves::{Heap, Move, Refusal};
pub use notes::Note;
pub use optional::{Optional, Options, Thing};
pub use own::Own;
pub use place::{Choice, Face, Pile, Place};
pub use ruleset::{
    Counted, Crane, DockPiles, EarlyEnds, Edges, Flood, Landed, Nearer, Opening, Order, Pass, Placement,
    Refill, Ruleset, Scoring, Setup, Ship, Specials, Stock, Stocks, Taverns, Turn, When, Without, Worth,
};
pub use scenario::Scenario;
pub use score::Standing;
pub use state::{Cell, Cells, Kontor, MOST_COLUMNS, MOST_ROWS};
pub use tables::{Mark, Tables};

use crate::game::{AnyLog, Log, Outcome, Quiet, Rules, Seat, Seats};
use crate::rng::Rng;

impl Rules for Kontor {
    const ID: &'static str = "kontor";
    type Config = Config;
    type Conflict = Conflict;
    type Chance = Chance;
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;
    type Place = Place;
    type Face = Face;
    type Source = Source;

    fn conflicts(seats: u8, config: &Config) -> Vec<Conflict> {
        config::conflicts(seats, config)
    }

    fn deal(seats: u8, config: &Config, rng: &mut Rng) -> Chance {
        let (rules, tables) = (config.rules(seats), config.tables());
        Chance::dealt(&rules, &tables, config.plan(&rules).canals.len(), rng)
    }

    fn start(
        seats: u8,
        config: &Config,
        chance: &Chance,
        _: Rng,
        log: &mut impl Log<Self>,
    ) -> Result<Self, Vec<Conflict>> {
        let mut why = Self::conflicts(seats, config);
        let (rules, tables) = (config.rules(seats), config.tables());
        let plan = config.plan(&rules);
        if !chance.is_sound(&rules, &tables, plan.canals.len()) {
            why.push(Conflict::WrongCards);
        }
        if !why.is_empty() {
            return Err(why);
        }
        let mut game = Kontor::with_box(rules, tables, config.warehouses());
        game.deal_out(&plan, chance);
        game.begin(log);
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.players()
    }

    #[inline]
    fn to_act(&self) -> Seats {
        self.question.deciding()
    }

    #[inline]
    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.decides(seat) {
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
        // A module has these many rules twice at most: for searches, and for all that listens.
        if log.listens() {
            self.carry_on(seat, mv, &mut AnyLog(log));
        } else {
            self.carry_on(seat, mv, &mut Quiet);
        }
    }

    fn apply_and_ask(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Self>) {
        self.carry_out(seat, mv, &mut AnyLog(log));
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| self.final_outcome())
    }

    fn won_by_rule(&self) -> Option<&'static str> {
        self.rule_of_end()
    }

    fn score(&self, seat: Seat, each: &mut dyn FnMut(Source, i16)) {
        self.score_by_source(seat, each);
    }

    /// Returns whether the move is final: a player who has looked through their own pile knows what comes
    /// (rule `kontor/first-pick`).
    fn is_irreversible(mv: Move) -> bool {
        mv == Move::Search
    }
}
