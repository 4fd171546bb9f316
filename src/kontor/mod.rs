//! *Kontor*, for 2, or for 4 in two teams, or for 3 or 4 alone: lay docks and canals into a growing harbour, and win its
//! sectors.
//!
//! In every round all players choose a card secretly. Cards with a florin tax the opponent; then, from the
//! highest number down, each player lays the card, lands goods and draws. Canals and edges enclose sectors,
//! and each sector belongs to the greater trader. `docs/rules/kontor.md` states the rules by their ids,
//! `kontor/…`, and `docs/rules/kontor-rulings.md` the rulings; each is cited in the code that carries it out.
//!
//! | folder | what is in it |
//! |---|---|
//! | `state` | the parts of the state; each owns its fields, and only its verbs change them |
//! | `turn` | the rules as functions of the game; `steps` lists what a round and a turn do, in order |
//! | `options` | optional rules and those of single scenarios; each says where it reaches in |
//! | `setup` | the box, scenarios, the ruleset that they compose to, and dealing |
//! | `page` | what players see: events, places, prompts, notes |
//! | `bots` | what computer players know beyond the rules |

mod bots;
mod options;
mod page;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod turn;

pub use options::events::EventCard;
pub use options::{OptionSet, OptionalRule, Requirement};
pub use page::describe::{Ask, Print};
pub use page::event::{End, Event, Source};
pub use page::notes::Note;
pub use page::place::{Choice, Face, Pile, Place};
pub use setup::card_table::{CardTable, Mark};
pub use setup::cards::{
    ANCHOR, Building, ByGood, CRANES, CardSet, FLORINS, Good, Goods, NUMBERS, Side, Sort, Symbol, TAVERNS,
    WAREHOUSES,
};
pub use setup::components::{Cards, Components, Layouts, Numbers, Warehouses};
pub use setup::compose::compose;
pub use setup::config::{Config, entry};
pub use setup::conflict::{Conflict, Pieces};
pub use setup::deal::Chance;
pub use setup::drawn::DrawnHarbour;
pub use setup::layout::{Fault, Layout};
pub use setup::ruleset::{
    Counted, Crane, DockPiles, EarlyEnds, Edges, Flood, Landed, Nearer, Opening, Order, Pass, Placement,
    Refill, Ruleset, Scoring, Setup, Ship, Specials, Stock, Stocks, Taverns, Turn, When, Without, Worth,
};
pub use setup::scenario::Scenario;
pub use state::{Cell, Cells, Kontor, MOST_COLUMNS, MOST_ROWS};
pub use turn::majority::{Majority, majority};
pub use turn::moves::{Heap, Move};
pub use turn::refusal::Refusal;
pub use turn::score::Standing;
pub use turn::taxes::Tax;

use crate::game::{AnyLog, Log, Outcome, Quiet, Rules, Seat, Seats};
use crate::rng::Rng;
use options::opening;
use setup::{config, deal};
use turn::{check, ending, list, score, unasked};

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
        let mut game = deal::with_box(rules, tables, config.warehouses());
        deal::deal_out(&mut game, &plan, chance);
        opening::begin(&mut game, log);
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.players()
    }
    fn to_act(&self) -> Seats {
        self.question.deciding()
    }
    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.decides(seat) {
            list::list_moves(self, seat, out);
        }
    }

    fn candidates(&self, out: &mut Vec<Move>) {
        list::list_candidates(self, out);
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        check::check_move(self, seat, mv)
    }
    fn apply(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Self>) {
        // A module has these many rules twice at most: for searches, and for all that listens.
        if log.listens() {
            unasked::carry_on(self, seat, mv, &mut AnyLog(log));
        } else {
            unasked::carry_on(self, seat, mv, &mut Quiet);
        }
    }

    fn apply_and_ask(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Self>) {
        self.carry_out(seat, mv, &mut AnyLog(log));
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| score::final_outcome(self))
    }

    fn won_by_rule(&self) -> Option<&'static str> {
        ending::rule_of_end(self)
    }

    fn score(&self, seat: Seat, each: &mut dyn FnMut(Source, i16)) {
        score::score_by_source(self, seat, each);
    }

    /// Returns whether the move is final: a player who has looked through their own pile knows what comes
    /// (rule `kontor/first-pick`).
    fn is_irreversible(mv: Move) -> bool {
        mv == Move::Search
    }
}
