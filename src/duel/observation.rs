//! `impl Observation`: what lies where, who sees it, and imagining the rest.

use super::Config;
use super::cards::{Action, COPIES, KINDS, Kind, Site, TOKENS, Token};
use super::harbour::{BOATS, Boat, PLACES};
use super::place::{Face, Place};
use super::state::{Duel, SEATS};
use crate::game::{Eye, Heaps, Learn, Observation, PlaceName, Rules, Seat};
use crate::rng::Rng;
use crate::sort::sort_kinds;
use crate::wire::Secrets;
use arrayvec::ArrayVec;

impl Learn for Duel {}

impl Observation for Duel {
    const SECRETS: Secrets = Secrets::Common;

    fn tokens(&self, each: &mut dyn FnMut(Place, Face)) {
        for boat in self.afloat.iter() {
            each(Place::Quay(boat), Face::Boat { boat });
        }
        for (boat, place, token) in self.aboard() {
            each(Place::Cargo(boat, place), Face::of(token));
        }
        for seat in SEATS {
            self.figures[seat].iter().for_each(|cell| each(Place::Cell(cell), Face::Figure { seat }));
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

    fn counters(&self, each: &mut dyn FnMut(Place, i16)) {
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

    /// Returns whether `eye` sees a place. No player sees face-down tokens: supply, warehouse and secret
    /// temple tokens (`duel/hidden`).
    fn sees(&self, eye: Eye, at: Place) -> bool {
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

    /// Returns whether no player knows what lies there: both saw each token of the piles being taken.
    fn is_unknown(&self, at: Place) -> bool {
        matches!(at, Place::Supply | Place::Warehouse)
    }

    /// Resamples supply and warehouse together. The piles stay as they are, since both players saw each temple
    /// token being taken.
    fn imagine(&mut self, _: Seat, rng: &mut Rng) {
        let mut hidden: ArrayVec<Token, TOKENS> =
            self.supply().iter().chain(self.warehouse()).copied().collect();
        sort_kinds(&mut hidden, &Token::ALL, Token::index); // so that the result cannot depend on the truth
        rng.shuffle(&mut hidden);
        let supply = self.supply.iter_mut().rev().take(self.supply_left.into());
        let warehouse = self.warehouse.iter_mut().rev().take(self.warehouse_left.into());
        supply.chain(warehouse).zip(hidden).for_each(|(slot, token)| *slot = token);
    }

    fn tell_deal(seats: u8, config: &Config, mut rng: Rng, heaps: &mut Heaps) {
        let chance = Duel::deal(seats, config, &mut rng);
        if config.first.is_none() {
            heaps.number(chance.first.0, 2);
        }
        heaps.heap(chance.tokens.iter().map(|token| token.index() as u8));
    }

    /// Tells supply and warehouse from the bottom up, as they are resampled.
    fn tell_heaps(&self, heaps: &mut Heaps) {
        let tokens = self.supply().iter().rev().chain(self.warehouse().iter().rev());
        heaps.heap(tokens.map(|token| token.index() as u8));
    }

    /// Returns whether players know something that cannot be resampled: both have seen every token of a
    /// face-down temple pile, although they may have forgotten it.
    fn keeps_secrets(&self) -> bool {
        self.temple_is_secret() && SEATS.into_iter().any(|seat| self.temple(seat) != [0; 4])
    }
}

/// The places of tokens, and what they show there.
impl Duel {
    /// Returns whether temple tokens lie face up: on side B, with the memory aid, and once they have been
    /// counted.
    pub(super) fn temple_is_open(&self) -> bool {
        !self.temple_is_secret() || self.is_over()
    }

    /// Returns whether this table plays with face-down temple tokens (`duel/hidden`).
    pub(super) fn temple_is_secret(&self) -> bool {
        !self.is_b(Site::Temple) && !self.rules.memory_aid
    }

    /// Returns the place of a player's token, the `nth` of its kind.
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

    /// Returns what a player's token shows there: on side B, the fifth obelisk token of the first player with
    /// five is turned over.
    pub(super) fn shows(&self, seat: Seat, token: Token, nth: u8) -> Face {
        let first_fifth = token == Token::Obelisk && nth == 4 && self.first_five == Some(seat);
        if first_fifth && self.is_b(Site::Obelisk) { Face::FirstFifth } else { Face::of(token) }
    }

    /// Returns the number of tokens of a kind that lie in the supply or the warehouse.
    pub(super) fn coming(&self, token: Token) -> u8 {
        self.supply().iter().chain(self.warehouse()).filter(|&&t| t == token).count() as u8
    }

    /// Returns the counter for tokens of this kind that are still to come. Secret temple tokens share one
    /// counter without values (`duel/hidden`).
    pub(super) fn coming_at(&self, token: Token) -> Place {
        match token.kind() {
            Kind::Temple(_) if self.temple_is_secret() => Place::ComingTemple,
            _ => Place::Coming(token),
        }
    }

    /// Returns every token on a boat, with its place.
    fn aboard(&self) -> impl Iterator<Item = (Boat, u8, Token)> + '_ {
        let places = Boat::ALL.into_iter().flat_map(|boat| (0..PLACES as u8).map(move |place| (boat, place)));
        places.filter_map(|(boat, place)| Some((boat, place, self.token_at(boat, place)?)))
    }

    /// Returns the number of tokens of each kind that have left the game: sixty less all those that lie
    /// somewhere.
    pub(super) fn out(&self) -> [u8; KINDS] {
        let mut out = COPIES;
        let mut less = |token: Token, by: u8| out[token.index()] = out[token.index()].saturating_sub(by);
        self.aboard().for_each(|(_, _, token)| less(token, 1));
        for token in Token::ALL {
            less(token, self.coming(token) + self.owned(Seat(0), token) + self.owned(Seat(1), token));
        }
        out
    }
}
