//! The cards that are still to come: all cards that an eye does not see on the table, counted by kind and
//! never in their order. All players know the cards of the box, so this reveals nothing that a player could
//! not count with a list of the box.

use super::cards::{ANCHOR, CardSet, NUMBERS};
use super::notes::Note;
use super::place::{Face, Pile, Place};
use super::ruleset::Specials;
use super::state::Kontor;
use crate::game::{Eye, Observation};

impl Kontor {
    /// Calls `each` with every numbered card and its place, hidden or not: piles from the top, unused cards
    /// in the box. It is for programs that check a game from outside; `Place::Pile` includes the top card
    /// here.
    pub fn each_card(&self, each: &mut dyn FnMut(Place, u8)) {
        for cell in self.harbour.cells(self.harbour.occupied()) {
            let number = self.card_at(cell).or_else(|| self.smuggled_at(cell));
            number.into_iter().filter(|&number| number != ANCHOR).for_each(|n| each(Place::Cell(cell), n));
        }
        for (cell, depth, number) in self.harbour.covered() {
            each(Place::Under(cell, depth), number);
        }
        for seat in self.every_seat() {
            self.deck.hand(seat).for_each(|(slot, number)| each(Place::Hand(seat, slot), number));
        }
        for pile in self.every_pile() {
            self.deck.downwards(pile).into_iter().for_each(|number| each(Place::Pile(pile), number));
        }
        self.deck.for_sale().iter().for_each(|&number| each(Place::Shop, number));
        let setup = &self.rules.setup;
        let undealt = |n: &u8| {
            let out = setup.without.has(*n) && !setup.laid.contains(n);
            out || self.sort_of(*n).is_special() && setup.specials == Specials::Absent
        };
        let aside = self.deck.aside().iter().filter(|number| !undealt(number));
        (1..=NUMBERS).filter(undealt).chain(aside).for_each(|number| each(Place::Box, number));
    }

    /// Returns the cards in piles, in hands that `eye` does not see, face down on the table, and laid aside
    /// unseen. Cards of a pile that a player has looked through count as still to come for that player too.
    pub(super) fn left_for(&self, eye: Eye) -> CardSet {
        let mut left = CardSet::default();
        self.deck
            .aside()
            .iter()
            .filter(|&number| !self.deck.is_known(number))
            .for_each(|number| left.insert(number));
        for pile in self.every_pile() {
            self.deck.downwards(pile).into_iter().for_each(|number| left.insert(number));
        }
        self.deck.for_sale().iter().for_each(|&number| left.insert(number));
        // No player sees everything: that eye gets the same answer as the table.
        let eye = if eye == Eye::All { Eye::Table } else { eye };
        self.tokens(&mut |at, face| {
            if let Face::Card { number, .. } = face {
                if self.sees(eye, at) { left.remove(number) } else { left.insert(number) }
            }
        });
        left
    }

    /// Notes how many of each kind of card are left; cards of one kind show the same and differ only in their
    /// numbers.
    pub(super) fn note_left(&self, eye: Eye, each: &mut dyn FnMut(Place, Note)) {
        let mut left = self.left_for(eye);
        while let Some(number) = left.iter().next() {
            let (card, before) = (self.kind(number), left.len());
            left.iter().filter(|&other| self.kind(other) == card).for_each(|other| left.remove(other));
            each(Place::Pile(Pile::Canals), Note::Left { card, count: before - left.len() });
        }
    }

    /// Returns what a card shows, without its number.
    fn kind(&self, number: u8) -> Face {
        match self.face(number) {
            Face::Card { sort, side, goods, building, symbol, .. } => {
                Face::Card { number: 0, sort, side, goods, building, symbol }
            }
            face => face,
        }
    }
}
