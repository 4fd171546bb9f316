//! *Imhotep*, for 2 to 4: load stones on shared boats, sail them to five sites.
//!
//! A game has six rounds. In a turn a player takes stones, loads one, sails a boat, or plays a blue card.
//! When a boat is unloaded, each owner of a stone gets what the site gives, stone by stone from the bow.
//! `docs/rules/imhotep.md` states the rules by their ids, `imhotep/…`; each is cited in the code that carries
//! it out.

mod bot;
mod cards;
mod components;
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
mod sites;
mod state;
#[cfg(test)]
mod tests;
mod turn;
mod unasked;

pub use cards::{
    BOATS, Bonus, CARDS, COPIES, Card, Colour, KINDS, PYRAMID_A, ROUND_CARDS, ROUNDS, RoundCard, SLED,
    STONES, Site, Tables, TempleEffect, least_load,
};
pub use components::{Components, Space};
pub use config::{Config, PyramidBonus, Side, entry};
pub use conflict::Conflict;
pub use describe::{Ask, Note, Print};
pub use event::{Event, Source};
pub use moves::{Move, Order, Refusal, Spot};
pub use place::{Choice, Face, Place};
pub use state::Imhotep;

use crate::data::Data;
use crate::game::{BySeat, Log, Outcome, Printed, Rules, Seat, Seats};
use crate::rng::Rng;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use state::{Deck, LongRow, Points, Row, Ruleset};

/// Everything chance has fixed before the first move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chance {
    /// The seat that begins.
    pub first: Seat,
    /// The round cards in the order of play; the seventh one is removed.
    pub rounds: [RoundCard; 7],
    /// The market deck, top first.
    pub deck: ArrayVec<Card, CARDS>,
}

impl Rules for Imhotep {
    const ID: &'static str = "imhotep";
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
        let mut rounds = match &config.components {
            Some(components) => components.rounds(seats),
            None => ROUND_CARDS[usize::from(seats.clamp(2, 4)) - 2],
        };
        rng.shuffle(&mut rounds);
        let mut deck: ArrayVec<Card, CARDS> = ArrayVec::new();
        for card in Card::ALL {
            deck.extend(std::iter::repeat_n(card, usize::from(COPIES[card.index()])));
        }
        rng.shuffle(&mut deck);
        Chance { first, rounds, deck }
    }

    fn start(
        seats: u8,
        config: &Config,
        chance: &Chance,
        rng: Rng,
        log: &mut impl Log<Self>,
    ) -> Result<Self, Vec<Conflict>> {
        let mut conflicts = Self::conflicts(seats, config);
        conflicts.extend(chance.conflicts(seats));
        if !conflicts.is_empty() {
            return Err(conflicts);
        }
        let mut game = Imhotep::empty(seats, config, chance, rng);
        for (i, seat) in
            std::iter::successors(Some(chance.first), |s| Some(s.left(seats))).enumerate().take(4)
        {
            if i < usize::from(seats) {
                game.take_stones(seat, 2 + i as u8, log); // by turn order, not by colour (`imhotep/ruling-32`)
            }
        }
        game.begin_round(chance.first, log);
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.rules.seats
    }

    fn to_act(&self) -> Seats {
        if self.is_over() { Seats::NONE } else { Seats::only(self.decides()) }
    }

    fn legal_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if !self.is_over() && seat == self.decides() {
            self.list_moves(out);
        }
    }

    fn candidates(&self, out: &mut Vec<Move>) {
        self.list_candidates(out);
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        self.check_move(seat, mv)
    }

    #[inline(never)] // it is much code, and called in many places
    fn apply(&mut self, _: Seat, mv: Move, log: &mut impl Log<Self>) {
        self.carry_on(mv, log);
    }

    fn apply_and_ask(&mut self, _: Seat, mv: Move, log: &mut impl Log<Self>) {
        self.carry_out(mv, log);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| self.final_outcome())
    }

    fn score(&self, seat: Seat, each: &mut dyn FnMut(Source, i16)) {
        self.score_by_source(seat, each);
    }

    /// Sorts the two places of a Chisel, which are an unordered pair (`imhotep/ruling-11`).
    fn canonical(mv: Data) -> Data {
        mv.with_sorted(&["first", "second"])
    }
}

impl Imhotep {
    /// Returns the table before any stone is taken or any card turned up.
    fn empty(seats: u8, config: &Config, chance: &Chance, rng: Rng) -> Imhotep {
        let sides = [config.market, config.pyramid, config.temple, config.chamber, config.obelisks];
        let sides_b = (0..5).filter(|&i| sides[i] == Side::B).fold(0, |mask, i| mask | 1 << i);
        let mut quarry = [0; 4];
        quarry.iter_mut().take(usize::from(seats)).for_each(|stones| *stones = STONES);
        Imhotep {
            rng,
            temple: Row::default(),
            chamber: LongRow::default(),
            pyramid: Row::default(),
            aboard: 0,
            loaded: 0,
            free: 0,
            built: 0,
            pending: ArrayVec::new(),
            rules: Ruleset { seats, sides_b, wrath: config.wrath, pyramid_bonus: config.pyramid_bonus },
            tables: Printed::of(config.components.as_ref().map_or(Tables::RECONSTRUCTED, Components::tables)),
            rounds: chance.rounds,
            round: 0,
            turn: chance.first,
            opener: chance.first,
            sailor: None,
            passes: 0,
            afloat: 0,
            docked: [None; 4],
            sled: BySeat([0; 4]),
            quarry: BySeat(quarry),
            points: BySeat([Points::default(); 4]),
            held: Default::default(),
            row: [None; 4],
            pair: [None; 2],
            pair_up: false,
            deck: Deck::of(&chance.deck),
            discard: [0; KINDS],
            temple_len: 0,
            chamber_len: 0,
            pyramid_len: [0; 3],
            beside: BySeat([0; 4]),
            obelisk: BySeat([0; 4]),
            built_len: 0,
        }
    }
}

impl Chance {
    /// Returns the reasons why this chance is impossible with the pieces of the box.
    fn conflicts(&self, seats: u8) -> Vec<Conflict> {
        let mut out = Vec::new();
        if self.first.0 >= seats {
            out.push(Conflict::NoSuchFirstPlayer);
        }
        let mut copies = [0; KINDS];
        self.deck.iter().for_each(|card| copies[card.index()] += 1);
        if copies != COPIES {
            out.push(Conflict::WrongDeck);
        }
        let too_many = |card: &RoundCard| {
            (1..=4).any(|size| {
                card.capacities().iter().filter(|&&c| c == size).count() > BOATS[size as usize - 1].into()
            })
        };
        if self.rounds.iter().any(too_many) {
            out.push(Conflict::WrongBoats);
        }
        out
    }
}
