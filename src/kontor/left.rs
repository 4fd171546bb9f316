//! What is still to come: every card that an eye does not see on the table, by kind and never in which order. Which cards
//! there are, everybody knows; so this tells no more than what everybody could work out with a list of the box.

use super::cards::{ANCHOR, CardSet, NUMBERS, sort_of};
use super::notes::Note;
use super::place::{Face, Pile, Place};
use super::ruleset::Specials;
use super::state::Kontor;
use crate::game::{Eye, Observation};

impl Kontor {
    /// Every numbered card and where it is, whoever may see it: piles from the top, what takes no part in the box. For
    /// programs that check a game from outside; `Place::Pile` here holds the top card, too.
    pub fn each_card(&self, each: &mut dyn FnMut(Place, u8)) {
        for cell in self.cells(self.occupied()) {
            let number = self.card_at(cell).or_else(|| self.smuggled_at(cell));
            number.into_iter().filter(|&number| number != ANCHOR).for_each(|n| each(Place::Cell(cell), n));
        }
        for (i, &(cell, number)) in self.covered.iter().enumerate() {
            each(Place::Under(cell, self.depth(cell, i)), number);
        }
        for seat in self.every_seat() {
            self.hand(seat).for_each(|(slot, number)| each(Place::Hand(seat, slot), number));
        }
        for pile in self.every_pile() {
            self.downwards(pile).into_iter().for_each(|number| each(Place::Pile(pile), number));
        }
        self.shop.cards().iter().for_each(|&number| each(Place::Shop, number));
        let setup = &self.rules.setup;
        let undealt = |n: &u8| {
            let out = setup.without.has(*n) && !setup.laid.contains(n);
            out || sort_of(*n).is_special() && setup.specials == Specials::Absent
        };
        let aside = self.aside.iter().filter(|number| !undealt(number));
        (1..=NUMBERS).filter(undealt).chain(aside).for_each(|number| each(Place::Box, number));
    }

    /// Cards in piles, in hands that are not seen, face down on the table, and laid aside unseen. Who has looked through a
    /// pile has not seen what will be drawn next.
    pub(super) fn left_for(&self, eye: Eye) -> CardSet {
        let mut left = CardSet::default();
        self.aside.iter().filter(|&number| !self.seen.has(number)).for_each(|number| left.insert(number));
        for pile in self.every_pile() {
            self.downwards(pile).into_iter().for_each(|number| left.insert(number));
        }
        self.shop.cards().iter().for_each(|&number| left.insert(number));
        // The whole truth is for nobody at the table: who sees it is told what all have seen.
        let eye = if eye == Eye::All { Eye::Table } else { eye };
        self.tokens(&mut |at, face| {
            if let Face::Card { number, .. } = face {
                if self.sees(eye, at) { left.remove(number) } else { left.insert(number) }
            }
        });
        left
    }

    /// How many of each kind are left: cards that show the same, whatever their numbers.
    pub(super) fn note_left(&self, eye: Eye, each: &mut dyn FnMut(Place, Note)) {
        let mut left = self.left_for(eye);
        while let Some(number) = left.iter().next() {
            let (card, before) = (self.kind(number), left.len());
            left.iter().filter(|&other| self.kind(other) == card).for_each(|other| left.remove(other));
            each(Place::Pile(Pile::Canals), Note::Left { card, count: before - left.len() });
        }
    }

    /// What a card shows, without its number.
    fn kind(&self, number: u8) -> Face {
        match self.face(number) {
            Face::Card { sort, side, goods, building, symbol, .. } => {
                Face::Card { number: 0, sort, side, goods, building, symbol }
            }
            face => face,
        }
    }
}
