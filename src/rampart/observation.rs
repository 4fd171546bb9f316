//! `impl Observation`: what lies where, who sees it, and imagining the rest.

use super::Config;
use super::cards::{LONGEST, SPOTS, Set};
use super::place::{Face, Place};
use super::state::Rampart;
use crate::game::{Eye, Heaps, Learn, Observation, Rules, Seat};
use crate::rng::Rng;
use crate::wire::Secrets;
use arrayvec::ArrayVec;

impl Learn for Rampart {}

impl Observation for Rampart {
    const SECRETS: Secrets = Secrets::Memory;
    /// (`rampart/ruling-R19`)
    const OPEN_AT_THE_END: bool = true;

    fn tokens(&self, each: &mut dyn FnMut(Place, Face)) {
        for spot in self.lying.iter() {
            if let Some(number) = self.number_at(spot) {
                each(Place::Card(spot), self.face(number));
            }
        }
        for seat in Seat::all(self.rules.seats) {
            for (place, number) in self.wall(seat).iter().enumerate() {
                let face = if place == 0 { Face::Flag { seat } } else { self.face(number) };
                each(Place::Wall(seat, place as u8), face);
            }
        }
    }

    fn counters(&self, each: &mut dyn FnMut(Place, i16)) {
        each(Place::Gone, i16::from(self.gone().len()));
        self.each_derived_counter(&mut |at| each(at, self.reads(at)));
    }

    /// Returns whether `eye` sees a place. Face-down cards are hidden from all players, even those who have
    /// seen them (`rampart/memory`).
    fn sees(&self, eye: Eye, at: Place) -> bool {
        match at {
            Place::Card(spot) => eye == Eye::All || self.up.has(spot),
            Place::Wall(..)
            | Place::Gone
            | Place::Score(_)
            | Place::Magic(_)
            | Place::Skipped(_)
            | Place::Safe(..)
            | Place::Choice(_) => true,
        }
    }

    /// Returns whether no player knows what lies there: all know a card that was ever turned over.
    fn is_unknown(&self, at: Place) -> bool {
        matches!(at, Place::Card(spot) if !self.seen.has(spot))
    }

    /// Resamples the cards that no player has seen. All seats know the cards that were ever turned over.
    fn imagine(&mut self, _: Seat, rng: &mut Rng) {
        let unseen = self.lying.less(self.seen);
        // The set yields the numbers in ascending order, so that the result cannot depend on the truth.
        let numbers: Set = unseen.iter().filter_map(|spot| self.number_at(spot)).collect();
        let mut numbers: ArrayVec<u8, { SPOTS as usize }> = numbers.iter().collect();
        rng.shuffle(&mut numbers);
        for (spot, number) in unseen.iter().zip(numbers) {
            self.table[usize::from(spot)] = number;
        }
    }

    fn tell_deal(seats: u8, config: &Config, mut rng: Rng, heaps: &mut Heaps) {
        let chance = Rampart::deal(seats, config, &mut rng);
        if config.first.is_none() {
            heaps.number(chance.first.0, seats);
        }
        heaps.heap(chance.table);
    }

    fn tell_heaps(&self, heaps: &mut Heaps) {
        heaps.heap(self.lying.less(self.seen).iter().filter_map(|spot| self.number_at(spot)));
    }

    /// Returns whether players know something that cannot be resampled: a player may have forgotten a card that
    /// lies face down again, but the record has not (`rampart/memory`).
    fn keeps_secrets(&self) -> bool {
        self.lying.less(self.up).iter().any(|spot| self.seen.has(spot))
    }
}

impl Rampart {
    /// Calls `each` with every counter that is computed from the ramparts.
    pub(super) fn each_derived_counter(&self, each: &mut dyn FnMut(Place)) {
        for seat in Seat::all(self.rules.seats) {
            [Place::Score(seat), Place::Magic(seat), Place::Skipped(seat)].into_iter().for_each(&mut *each);
            (0..LONGEST).map(|place| Place::Safe(seat, place)).for_each(&mut *each);
        }
    }

    /// Returns the value of such a counter.
    pub(super) fn reads(&self, at: Place) -> i16 {
        match at {
            Place::Score(seat) => self.total(seat),
            Place::Magic(seat) => self.has_magic(seat).into(),
            Place::Skipped(seat) => (!self.is_able(seat)).into(),
            Place::Safe(seat, place) => {
                let protected = self.protected(seat);
                self.wall(seat).nth(place).is_some_and(|number| protected.has(number)).into()
            }
            Place::Card(_) | Place::Wall(..) | Place::Gone | Place::Choice(_) => 0,
        }
    }

    /// Returns the spots whose card has ever been turned over, which is what a player with perfect memory
    /// knows. It is for computer players and is never shown (`rampart/ruling-R19`).
    pub fn remembered(&self) -> Set {
        self.seen
    }

    /// Makes [`imagine`](crate::game::Observation::imagine) also resample the face-down cards on these spots,
    /// as if they had never been turned over.
    pub fn forget(&mut self, spots: Set) {
        self.seen = self.seen.less(spots.less(self.up));
    }
}
