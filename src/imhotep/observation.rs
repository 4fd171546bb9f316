//! `impl Observation`: what lies where, who sees it, and imagining the rest.

use super::Config;
use super::cards::{CARDS, Card, Site, least_load};
use super::moves::Spot;
use super::place::{Face, Place};
use super::state::{Deck, Imhotep, spots};
use crate::game::{Eye, Heaps, Learn, Observation, Rules, Seat};
use crate::rng::Rng;
use crate::sort::{sort_by_key, sort_kinds};
use crate::wire::Secrets;
use arrayvec::ArrayVec;

impl Learn for Imhotep {}

impl Observation for Imhotep {
    const SECRETS: Secrets = Secrets::Common;

    fn tokens(&self, each: &mut dyn FnMut(Place, Face)) {
        let mut stone = |place, seat| each(place, Face::Stone { seat });
        for seat in Seat::all(self.seats()) {
            (0..self.sled(seat)).for_each(|i| stone(Place::Sled(seat, i), seat));
            if self.is_b(Site::Obelisks) {
                (0..self.loose_stones(seat)).for_each(|i| stone(Place::Loose(seat, i), seat));
            } else {
                (0..self.obelisk[seat]).for_each(|i| stone(Place::Obelisk(seat, i), seat));
            }
        }
        for spot in spots(self.loaded) {
            let (Spot(boat, place), Some(owner)) = (Spot::at(spot), self.owner_at(spot)) else { continue };
            stone(Place::Boat(boat, place), owner);
        }
        self.pyramid_tokens(&mut stone);
        self.temple.first(self.temple_len).enumerate().for_each(|(i, o)| stone(Place::Temple(i as u8), o));
        self.chamber.first(self.chamber_len).enumerate().for_each(|(i, o)| stone(Place::Chamber(i as u8), o));
        for (slot, owner) in self.built_obelisks().enumerate() {
            (0..3).for_each(|i| stone(Place::Built(slot as u8, i), owner));
        }
        self.each_card_and_boat(each);
    }

    fn counters(&self, each: &mut dyn FnMut(Place, i16)) {
        let boats_out =
            (0..4).filter(|&b| self.is_afloat(b) || self.docked[usize::from(b)].is_some()).count();
        each(Place::Shore, 8 - boats_out as i16);
        each(Place::Deck, i16::from(self.deck.len()));
        each(Place::Discard, self.discard.iter().map(|&n| i16::from(n)).sum());
        each(Place::Round, i16::from(self.round.min(super::cards::ROUNDS - 1)) + 1);
        for seat in Seat::all(self.seats()) {
            each(Place::Score(seat), self.total(seat));
            each(Place::Quarry(seat), i16::from(self.quarry(seat)));
            each(Place::Beside(seat), i16::from(self.beside[seat]));
            for card in Card::ALL {
                each(Place::Held(seat, card), i16::from(self.held(seat, card)));
            }
        }
    }

    /// Returns whether `eye` sees a place. Hidden are only the order of the deck, the round cards to come,
    /// and a pair that was not taken yet; where it lay hides nothing.
    fn sees(&self, eye: Eye, at: Place) -> bool {
        match at {
            // The shore would show which boats come next, which is on the face-down round cards.
            Place::Deck | Place::Shore => eye == Eye::All,
            Place::Pair(_) => eye == Eye::All || self.pair_up || self.pair == [None; 2],
            _ => true,
        }
    }

    /// Resamples the deck together with a face-down pair, the round cards to come, and the order after a
    /// reshuffle.
    fn imagine(&mut self, _: Seat, rng: &mut Rng) {
        let hidden_pair = !self.pair_up;
        let (mut cards, decked) = (self.unseen(), usize::from(self.deck.len()));
        sort_kinds(&mut cards, &Card::ALL, Card::index); // so that the result cannot depend on the truth
        rng.shuffle(&mut cards);
        self.deck = Deck::of(&cards[..decked]);
        if hidden_pair {
            let mut drawn = cards[decked..].iter().copied();
            for card in self.pair.iter_mut().flatten() {
                *card = drawn.next().unwrap_or(*card);
            }
        }
        if let Some(to_come) = self.rounds.get_mut(usize::from(self.round) + 1..) {
            sort_by_key(to_come, |card| card.capacities());
            rng.shuffle(to_come);
        }
        self.rng = Rng::from_u64(rng.next_u64());
    }

    /// Tells the round cards by their places in the list of the box, since cards of own components may be alike.
    fn tell_deal(seats: u8, config: &Config, mut rng: Rng, heaps: &mut Heaps) {
        let mut places: [u8; 7] = [0, 1, 2, 3, 4, 5, 6];
        let mut again = rng.clone();
        if config.first.is_none() {
            heaps.number(again.below(seats.into()) as u8, seats);
        }
        again.shuffle(&mut places);
        heaps.heap(places);
        let chance = Imhotep::deal(seats, config, &mut rng);
        heaps.heap(chance.deck.iter().map(|card| card.index() as u8));
    }

    /// Tells the hidden market cards, and the round cards to come by their capacities.
    fn tell_heaps(&self, heaps: &mut Heaps) {
        heaps.heap(self.unseen().iter().map(|card| card.index() as u8));
        if let Some(to_come) = self.rounds.get(usize::from(self.round) + 1..) {
            heaps.heap(to_come.iter().map(|card| card.number()));
        }
    }
}

impl Imhotep {
    pub(super) fn each_card_and_boat(&self, each: &mut dyn FnMut(Place, Face)) {
        for boat in 0..4 {
            let capacity = self.capacity(boat);
            let face = Face::Boat { boat, capacity, least: least_load(capacity) };
            match self.docked[usize::from(boat)] {
                Some(site) => each(Place::Dock(site), face),
                None if self.is_afloat(boat) => each(Place::Lane(boat), face),
                None => {}
            }
        }
        for (i, card) in self.row.iter().enumerate() {
            if let Some(card) = *card {
                each(Place::Market(i as u8), Face::Card { card });
            }
        }
        for (i, card) in self.pair.iter().enumerate() {
            if let Some(card) = *card {
                each(Place::Pair(i as u8), Face::Card { card });
            }
        }
        for (i, card) in self.under_way().enumerate() {
            each(Place::Played(i as u8), Face::Card { card });
        }
    }

    /// Returns the hidden market cards, in the deck and in a face-down pair. Any player who has paid
    /// attention knows which they are.
    pub(super) fn unseen(&self) -> ArrayVec<Card, CARDS> {
        let mut cards = self.deck.cards();
        if !self.pair_up {
            cards.extend(self.pair());
        }
        cards
    }
}
