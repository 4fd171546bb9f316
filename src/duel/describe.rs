//! `impl Describe`: printed values, prompts, taps, and the state in words.

use super::cards::{ACTIONS, Action, Site, Token};
use super::config::Side;
use super::harbour::{Boat, Cell, PLACES};
use super::moves::Move;
use super::place::{Choice, Place};
use super::state::{Duel, Pending, SEATS};
use crate::game::{Describe, Eye, Seat, Taps};
use serde::Serialize;
use serde_json::{Map, Value, json};

/// What is printed on the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Duel"))]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Print {
    /// The points of a site; `OBELISK_A` and the constants after it say what each number stands for.
    #[allow(missing_docs)]
    Board { site: Site, side: Side, points: &'static [i16] },
}

/// A fact that can be worked out from the visible pieces.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Duel"))]
#[serde(tag = "is", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Note {
    /// This many tokens of a kind are still to come.
    Left { token: Token, count: u8 },
    /// The points that each player would gain, by seat, from this token if the game ended now.
    Worth { points: [i16; 2] },
}

/// The decision that a prompt asks for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Duel"))]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub enum Ask {
    /// Choose one of the three actions.
    Act,
    /// Pass, since nothing else is possible.
    Pass,
    /// Unload a second boat, or stop.
    SecondBoat,
}

impl Describe for Duel {
    type Ask = Ask;
    type Print = Print;
    type Note = Note;

    fn ask(&self) -> Option<Ask> {
        if self.is_over() {
            return None;
        }
        Some(match self.pending {
            Some(Pending::SecondBoat) => Ask::SecondBoat,
            None if self.check_move(self.turn, Move::Pass).is_ok() => Ask::Pass,
            None => Ask::Act,
        })
    }

    fn taps(&self, mv: Move) -> Taps<Place> {
        let token = |action| Place::Action(self.turn, action);
        match mv {
            Move::Place { cell } => Taps::in_order(&[Place::Cell(cell)]),
            Move::Unload { boat } | Move::UnloadAgain { boat } => Taps::in_order(&[Place::Quay(boat)]),
            Move::TakeOne { boat, place } => {
                Taps::in_order(&[token(Action::TakeOne), Place::Cargo(boat, place)])
            }
            Move::PlaceSeveral { cells } => {
                let mut taps = Taps::in_order(&[token(Action::PlaceSeveral)]);
                taps.places.extend(cells.iter().map(Place::Cell).take(3));
                if cells.len() == 2 {
                    taps.places.push(Place::Choice(Choice::Done));
                }
                taps.any_order = taps.places.len() as u8 - 1;
                taps
            }
            Move::PlaceAndUnload { cell, boat } => {
                Taps::in_order(&[token(Action::PlaceAndUnload), Place::Cell(cell), Place::Quay(boat)])
            }
            Move::SwapAndUnload { swap, first, second, boat } => Taps {
                any_order: 3,
                ..Taps::in_order(&[
                    token(Action::SwapAndUnload),
                    Place::Cargo(swap, first),
                    Place::Cargo(swap, second),
                    Place::Quay(boat),
                ])
            },
            Move::Pass => Taps::in_order(&[Place::Choice(Choice::Pass)]),
            Move::Stop => Taps::in_order(&[Place::Choice(Choice::Stop)]),
        }
    }

    fn prints(&self, each: &mut dyn FnMut(Place, Print)) {
        for seat in SEATS {
            for site in Site::ALL {
                let side = self.side(site);
                each(Place::Board(seat, site), Print::Board { site, side, points: site.points(side) });
            }
        }
    }

    /// Notes how many of each token are left in supply and warehouse, which both players can count, but never
    /// their order; and what each token on a boat is worth.
    fn notes(&self, _: Eye, each: &mut dyn FnMut(Place, Note)) {
        for token in Token::ALL {
            let count = self.supply().iter().chain(self.warehouse()).filter(|&&other| other == token).count();
            if count > 0 {
                each(Place::Supply, Note::Left { token, count: count as u8 });
            }
        }
        if self.is_over() {
            return;
        }
        for boat in Boat::ALL {
            for place in 0..PLACES as u8 {
                if let Some(token) = self.token_at(boat, place) {
                    let points = SEATS.map(|seat| self.worth_of(token, seat));
                    each(Place::Cargo(boat, place), Note::Worth { points });
                }
            }
        }
    }

    /// Returns the whole state, hidden parts included:
    ///
    /// | key | value |
    /// |---|---|
    /// | `turn`, `first` | the seat that decides (after the end: the one that decided last); the seat that began |
    /// | `ask` | `{"ask": "act"}`, `"pass"` or `"second-boat"`; null when the game is over |
    /// | `harbour` | three rows of three: a seat or null; row 0 is the north, column 2 the east |
    /// | `reserve` | figures by seat |
    /// | `boats` | `row-0` … `column-2`: three tokens, place 0 at the quay; null when the boat has left |
    /// | `supply`, `warehouse` | tokens, top first |
    /// | `built`, `actions` | by seat: how many tokens of each kind; kinds without a token are left out |
    /// | `firstToFive` | the seat that first had five obelisk tokens, on either side, or null |
    /// | `out` | how many tokens of each kind have left the game |
    /// | `points` | by seat: all points if the game ended now, secret ones included |
    fn describe(&self) -> Value {
        let counts = |some: &mut dyn Iterator<Item = (Token, u8)>| -> Value {
            let there = some.filter(|&(_, n)| n > 0);
            there.map(|(token, n)| (token.name().to_owned(), json!(n))).collect::<Map<_, _>>().into()
        };
        let all = || Token::ALL.into_iter();
        let owned = |seat: Seat| {
            let built = &mut all().take(ACTIONS).map(|token| (token, self.owned(seat, token)));
            counts(built)
        };
        let actions = |seat: Seat| {
            let unused = &mut all().skip(ACTIONS).map(|token| (token, self.owned(seat, token)));
            counts(unused)
        };
        let row = |r| [0, 1, 2].map(|c| Cell::new(r, c).and_then(|cell| self.figure_at(cell)));
        let [north, middle, south] = [0, 1, 2].map(row);
        let boats = Boat::ALL.map(|boat| {
            let afloat = self.afloat.contains(boat);
            (boat.name().to_owned(), if afloat { json!(self.cargo[boat.index()]) } else { Value::Null })
        });
        json!({
            "turn": self.turn,
            "first": self.rules.first,
            "ask": self.ask(),
            "harbour": [north, middle, south],
            "reserve": SEATS.map(|seat| self.reserve(seat)),
            "boats": boats.into_iter().collect::<Map<_, _>>(),
            "supply": self.supply(),
            "warehouse": self.warehouse(),
            "built": SEATS.map(owned),
            "actions": SEATS.map(actions),
            "firstToFive": self.first_five,
            "out": counts(&mut all().zip(self.out())),
            "points": SEATS.map(|seat| self.total(seat)),
        })
    }

    fn card_names() -> &'static [&'static str] {
        &Token::NAMES
    }
}
