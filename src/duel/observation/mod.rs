//! Places, what lies there, who sees it, and imagining the rest.

mod place;

pub use place::{Choice, Face, Place, Print};

use super::cards::{ACTIONS, Action, COPIES, KINDS, Kind, Site, TOKENS, Token};
use super::harbour::{BOATS, Boat, Cell, PLACES};
use super::moves::Move;
use super::state::{Duel, Pending};
use crate::game::{Eye, PlaceName, Seat, Taps};
use crate::rng::Rng;
use crate::sort::sort_kinds;
use arrayvec::ArrayVec;
use serde::Serialize;
use serde_json::{Map, Value, json};

/// What can be worked out from what lies on the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "DuelNote"))]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Note {
    /// So many of a token are still to come.
    Left {
        #[allow(missing_docs)]
        #[cfg_attr(feature = "ts", tsify(type = "DuelToken"))]
        token: Token,
        #[allow(missing_docs)]
        count: u8,
    },
}

/// What is being asked.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "DuelAsk"))]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub enum Ask {
    /// One of the three actions.
    Act,
    /// Nothing but passing is possible.
    Pass,
    /// A second boat, or not.
    SecondBoat,
}

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// Where tokens lie, and what they show there.
impl Duel {
    /// Whether temple tokens lie face up: on side B, with the memory aid, and once they are counted.
    pub(super) fn temple_is_open(&self) -> bool {
        !self.temple_is_secret() || self.is_over()
    }

    /// Whether this table plays with face-down temple tokens (`duel/hidden`).
    pub(super) fn temple_is_secret(&self) -> bool {
        !self.is_b(Site::Temple) && !self.rules.memory_aid
    }

    /// Where a player's token lies, the `nth` of its kind.
    pub(super) fn lies_at(&self, seat: Seat, token: Token, nth: u8) -> Place {
        match token.kind() {
            Kind::Obelisk => Place::Obelisk(seat, nth),
            Kind::Pyramid(tone) => Place::Pyramid(seat, tone, nth),
            Kind::Temple(value) if self.temple_is_open() => Place::Temple(seat, value, nth),
            Kind::Temple(_) => Place::Pile(seat),
            Kind::Tomb(number) => Place::Tomb(seat, number),
            Kind::Action(action) => Place::Action(seat, action),
        }
    }

    /// What a player's token shows there: on side B the first fifth obelisk token is turned over.
    pub(super) fn shows(&self, seat: Seat, token: Token, nth: u8) -> Face {
        let first_fifth = token == Token::Obelisk && nth == 4 && self.first_five == Some(seat);
        if first_fifth && self.is_b(Site::Obelisk) { Face::FirstFifth } else { Face::of(token) }
    }

    /// Tokens of a kind that lie in the supply or the warehouse.
    pub(super) fn coming(&self, token: Token) -> u8 {
        self.supply().iter().chain(self.warehouse()).filter(|&&t| t == token).count() as u8
    }

    /// The counter of tokens still to come: of face-down temples it leaves the values out (`duel/hidden`).
    pub(super) fn coming_at(&self, token: Token) -> Place {
        match token.kind() {
            Kind::Temple(_) if self.temple_is_secret() => Place::ComingTemple,
            _ => Place::Coming(token),
        }
    }
}

impl Duel {
    pub(super) fn asks(&self) -> Option<Ask> {
        if self.is_over() {
            return None;
        }
        Some(match self.pending {
            Some(Pending::SecondBoat) => Ask::SecondBoat,
            None if self.check_move(self.turn, Move::Pass).is_ok() => Ask::Pass,
            None => Ask::Act,
        })
    }

    pub(super) fn taps_of(&self, mv: Move) -> Taps<Place> {
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

    pub(super) fn each_token(&self, each: &mut dyn FnMut(Place, Face)) {
        for boat in self.afloat.iter() {
            each(Place::Quay(boat), Face::Boat { boat });
        }
        for (boat, place, token) in self.aboard() {
            each(Place::Cargo(boat, place), Face::of(token));
        }
        for seat in SEATS {
            self.figures[seat.index()].iter().for_each(|cell| each(Place::Cell(cell), Face::Figure { seat }));
            for token in Token::ALL {
                for nth in 0..self.owned(seat, token) {
                    let at = self.lies_at(seat, token, nth);
                    if !at.is_pile() {
                        each(at, self.shows(seat, token, nth));
                    }
                }
            }
        }
    }

    /// Every token on a boat.
    fn aboard(&self) -> impl Iterator<Item = (Boat, u8, Token)> + '_ {
        let places = Boat::ALL.into_iter().flat_map(|boat| (0..PLACES as u8).map(move |place| (boat, place)));
        places.filter_map(|(boat, place)| Some((boat, place, self.token_at(boat, place)?)))
    }

    pub(super) fn each_counter(&self, each: &mut dyn FnMut(Place, i16)) {
        each(Place::Supply, i16::from(self.supply_left));
        each(Place::Warehouse, i16::from(self.warehouse_left));
        each(Place::OutBoat, BOATS as i16 - self.afloat.len() as i16);
        for seat in SEATS {
            each(Place::Score(seat), self.shown_total(seat));
            each(Place::Reserve(seat), i16::from(self.reserve(seat)));
            for action in Action::ALL {
                each(Place::Action(seat, action), i16::from(self.owned(seat, action.token())));
            }
            if !self.temple_is_open() {
                each(Place::Pile(seat), self.temple(seat).into_iter().map(i16::from).sum());
            }
        }
        let mut temples = 0;
        for (token, out) in Token::ALL.into_iter().zip(self.out()) {
            each(Place::Out(token), i16::from(out));
            match self.coming_at(token) {
                Place::ComingTemple => temples += i16::from(self.coming(token)),
                at => each(at, i16::from(self.coming(token))),
            }
        }
        each(Place::ComingTemple, temples);
    }

    /// Tokens of each kind that have left the game: sixty less what lies somewhere.
    pub(super) fn out(&self) -> [u8; KINDS] {
        let mut out = COPIES;
        let mut less = |token: Token, by: u8| out[token.index()] = out[token.index()].saturating_sub(by);
        self.aboard().for_each(|(_, _, token)| less(token, 1));
        for token in Token::ALL {
            less(token, self.coming(token) + self.owned(Seat(0), token) + self.owned(Seat(1), token));
        }
        out
    }

    pub(super) fn print_boards(&self, each: &mut dyn FnMut(Place, Print)) {
        for seat in SEATS {
            for site in Site::ALL {
                let side = self.side(site);
                each(Place::Board(seat, site), Print::Board { site, side, points: site.points(side) });
            }
        }
    }

    /// Nobody sees what lies face down: supply, warehouse, and secret temple tokens (`duel/hidden`).
    pub(super) fn is_seen(&self, eye: Eye, at: Place) -> bool {
        match at {
            Place::Supply | Place::Warehouse | Place::Pile(_) => eye == Eye::All,
            Place::Cell(_)
            | Place::Quay(_)
            | Place::Cargo(..)
            | Place::Lifted
            | Place::Reserve(_)
            | Place::Action(..)
            | Place::Board(..)
            | Place::Obelisk(..)
            | Place::Pyramid(..)
            | Place::Temple(..)
            | Place::Tomb(..)
            | Place::Out(_)
            | Place::OutBoat
            | Place::Coming(_)
            | Place::ComingTemple
            | Place::Score(_)
            | Place::Choice(_) => true,
        }
    }

    /// How many of each token are left in supply and warehouse, never in which order: all others have been seen.
    pub(super) fn note_left(&self, each: &mut dyn FnMut(Place, Note)) {
        for token in Token::ALL {
            let count = self.supply().iter().chain(self.warehouse()).filter(|&&other| other == token).count();
            if count > 0 {
                each(Place::Supply, Note::Left { token, count: count as u8 });
            }
        }
    }

    /// Redraws supply and warehouse together. Both players saw each temple token being taken, so piles stay as they are.
    pub(super) fn reimagine(&mut self, rng: &mut Rng) {
        let mut hidden: ArrayVec<Token, TOKENS> =
            self.supply().iter().chain(self.warehouse()).copied().collect();
        sort_kinds(&mut hidden, &Token::ALL, Token::index); // so that the result cannot depend on the truth
        rng.shuffle(&mut hidden);
        let supply = self.supply.iter_mut().rev().take(self.supply_left.into());
        let warehouse = self.warehouse.iter_mut().rev().take(self.warehouse_left.into());
        supply.chain(warehouse).zip(hidden).for_each(|(slot, token)| *slot = token);
    }

    /// Whether tokens lie face down in a temple.
    pub(super) fn has_temple_pile(&self) -> bool {
        self.temple_is_secret() && SEATS.into_iter().any(|seat| self.temple(seat) != [0; 4])
    }

    pub(super) fn describe_all(&self) -> Value {
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
            "ask": self.asks(),
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
}
