//! *C'est mon fort !*, for 2 to 4: turn over cards of a shared table, one at a time, and build an ascending
//! rampart of ten.
//!
//! It is a memory game: a card that is put back is hidden again. `docs/rules/rampart.md` states the rules by
//! their ids, `rampart/…`; each is cited in the code that carries it out.

mod bot;
mod cards;
mod config;
mod conflict;
mod describe;
mod event;
mod moves;
mod net;
mod observation;
mod place;
mod reason;
mod score;
mod state;
#[cfg(test)]
mod tests;
mod turn;

pub use cards::{FLAG, HIGHEST, LONGEST, LOWEST, Picture, Pictures, SPOTS, Set};
pub use config::{Config, Deck, entry};
pub use conflict::{Conflict, FileName};
pub use describe::{Ask, Print};
pub use event::{Event, Source};
pub use moves::{Move, Refusal};
pub use place::{Choice, Face, Place};
pub use state::Rampart;

use crate::game::{BySeat, Log, Outcome, Rules, Seat, Seats};
use crate::rng::Rng;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use state::{End, Pending, Ruleset};

/// Everything chance has fixed before the first move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chance {
    /// The seat that begins.
    pub first: Seat,
    /// The number of the card on each spot.
    pub table: ArrayVec<u8, { SPOTS as usize }>,
}

impl Rules for Rampart {
    const ID: &'static str = "rampart";
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
        let first = config.first.unwrap_or_else(|| Seat(rng.below(usize::from(seats)) as u8));
        let mut table: ArrayVec<u8, { SPOTS as usize }> = (LOWEST..=HIGHEST).collect();
        rng.shuffle(&mut table);
        Chance { first, table }
    }

    fn start(
        seats: u8,
        config: &Config,
        chance: &Chance,
        _: Rng,
        _: &mut impl Log<Self>,
    ) -> Result<Self, Vec<Conflict>> {
        let mut conflicts = Self::conflicts(seats, config);
        if chance.first.0 >= seats && !conflicts.contains(&Conflict::NoSuchFirstPlayer) {
            conflicts.push(Conflict::NoSuchFirstPlayer);
        }
        if !config::is_whole(&chance.table) {
            conflicts.push(Conflict::WrongTable);
        }
        if conflicts.is_empty() { Ok(Rampart::dealt(seats, config, chance)) } else { Err(conflicts) }
    }

    fn seats(&self) -> u8 {
        self.rules.seats
    }

    fn to_act(&self) -> Seats {
        if self.is_over() { Seats::NONE } else { Seats::only(self.turn) }
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if seat == self.turn {
            self.list_moves(out);
        }
    }

    fn candidates(&self, out: &mut Vec<Move>) {
        self.list_candidates(out);
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        self.check_move(seat, mv)
    }

    fn apply(&mut self, _: Seat, mv: Move, log: &mut impl Log<Self>) {
        self.carry_out(mv, log);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| self.final_outcome())
    }

    /// Returns the rule of ten if no points are counted: then the first rampart of ten has won.
    fn won_by_rule(&self) -> Option<&'static str> {
        (self.pending == Pending::Over(End::Ten) && !self.rules.points).then_some("rampart/ten")
    }

    fn score(&self, seat: Seat, each: &mut dyn FnMut(Source, i16)) {
        self.score_by_source(seat, each);
    }

    /// Returns whether the move is final: leaving a card ends a turn for good (`rampart/ruling-R19`), and
    /// putting one back hides it.
    fn is_irreversible(mv: Move) -> bool {
        mv == Move::Leave
    }
}

impl Rampart {
    /// Returns the table before the first turn: a flag card in front of every player, all wall cards face
    /// down (`rampart/setup`).
    fn dealt(seats: u8, config: &Config, chance: &Chance) -> Rampart {
        let mut walls = [Set::default(); 4];
        walls.iter_mut().take(usize::from(seats)).for_each(|wall| *wall = Set::of(FLAG));
        let mut table = [0; SPOTS as usize];
        table.iter_mut().zip(&chance.table).for_each(|(spot, &number)| *spot = number);
        Rampart {
            walls: BySeat(walls),
            left: Set::range(LOWEST, HIGHEST),
            lying: Set::range(0, SPOTS - 1),
            up: Set::default(),
            seen: Set::default(),
            pictures: config.deck.as_ref().map_or(Pictures::RECONSTRUCTED, Deck::pictures),
            table,
            rules: Ruleset { seats, points: config.points, flag_is_tower: config.flag_is_tower },
            turn: chance.first,
            pending: Pending::Turn,
            spent: false,
            idle: 0,
        }
    }
}
