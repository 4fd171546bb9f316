//! The rules of the Duel, each by its id from `docs/rules/duel.md`, in drawn positions.
#![allow(clippy::unwrap_used)]

mod action_tests;
mod hidden_tests;
mod score_tests;
mod turn_tests;
mod whole_tests;

use super::*;
use crate::game::{Quiet, Step};

const BLACK: Seat = Seat(0);
const WHITE: Seat = Seat(1);

/// Returns a table with the tokens dealt in the order of the box; black begins.
fn dealt(config: &Config) -> Duel {
    let chance = Chance { first: BLACK, tokens: Chance::sorted() };
    Duel::start(2, config, &chance, Rng::new(1), &mut Quiet).unwrap()
}

/// Returns such a table with figures drawn as `b..|...|.w.`, row by row from the north.
fn drawn(harbour: &str) -> Duel {
    drawn_with(&Config::default(), harbour)
}

fn drawn_with(config: &Config, harbour: &str) -> Duel {
    let mut game = dealt(config);
    for (cell, figure) in Cell::ALL.into_iter().zip(harbour.chars().filter(|c| *c != '|')) {
        let owner = "bw".find(figure);
        if let Some(owner) = owner {
            game.figures.0[owner] = game.figures.0[owner].with(cell);
        }
    }
    game
}

/// Returns options with all sites on this side.
fn all(side: Side) -> Config {
    Config { obelisk: side, temple: side, pyramids: side, tomb: side, ..Config::default() }
}

fn token(name: &str) -> Token {
    Token::ALL.into_iter().find(|token| token.name() == name).unwrap()
}

fn cell(row: u8, column: u8) -> Cell {
    Cell::new(row, column).unwrap()
}

fn cells(of: &[(u8, u8)]) -> Cells {
    of.iter().map(|&(row, column)| cell(row, column)).collect()
}

impl Duel {
    /// Lays three tokens on a boat, place 0 first.
    fn loaded(mut self, boat: Boat, names: &str) -> Duel {
        for (place, name) in self.cargo[boat.index()].iter_mut().zip(names.split(' ')) {
            *place = Some(token(name));
        }
        self
    }

    /// Gives tokens to a player.
    fn with(mut self, seat: Seat, names: &str) -> Duel {
        for name in names.split(' ') {
            self.owned[seat][token(name).index()] += 1;
        }
        self
    }

    /// Removes boats from the game.
    fn without_boats(mut self, boats: &[Boat]) -> Duel {
        for &boat in boats {
            self.afloat = self.afloat.without(boat);
            self.cargo[boat.index()] = [None; PLACES];
        }
        self
    }

    /// Empties the supply, so that unloaded boats leave.
    fn without_supply(mut self) -> Duel {
        self.supply_left = 0;
        self
    }

    /// Plays a move of the player on turn, and returns the steps that were logged.
    fn plays(&mut self, mv: Move) -> Vec<Step<Duel>> {
        let mut steps = Vec::new();
        assert_eq!(self.play(self.turn, mv, &mut steps), Ok(()));
        steps
    }

    fn refusal(&self, mv: Move) -> Refusal {
        self.check(self.turn, mv).unwrap_err()
    }

    fn is_legal(&self, mv: Move) -> bool {
        self.check(self.turn, mv).is_ok()
    }

    fn legal(&self) -> Vec<Move> {
        let mut out = Vec::new();
        self.legal_moves(self.turn, &mut out);
        out
    }

    fn points(&self, seat: Seat, source: Source) -> i16 {
        self.points_from(seat, source)
    }

    fn names_on(&self, boat: Boat) -> Vec<&'static str> {
        self.cargo[boat.index()].iter().flatten().map(|token| token.name()).collect()
    }
}

fn events(steps: &[Step<Duel>]) -> Vec<Event> {
    let of = |step: &Step<Duel>| match step {
        Step::Event(event) => Some(event.clone()),
        Step::Motion(_) => None,
    };
    steps.iter().filter_map(of).collect()
}
