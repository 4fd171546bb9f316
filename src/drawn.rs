//! What chance has given, card by card. A record that says so in place of being dealt from its seed need not hold what is
//! still to come as it will come: it can be drawn anew first ([`Game::redraw`]).

use crate::game::{Game, Log, Motion};
use crate::order;
use crate::rng::Rng;

/// No game shuffles as often; no pile has as many cards.
pub(crate) const MOST_SHUFFLES: usize = 64;

/// Chance, given by the numbers of the game's cards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawn {
    /// What was dealt before the first move, list by list; see [`Game::numbers`].
    pub dealt: Vec<Vec<u8>>,
    /// The piles shuffled since, one after the other, each top first.
    pub shuffled: Vec<Vec<u8>>,
}

/// Lays every pile that is shuffled during the game as it was given, if it is of the same cards; notes how it lies, and
/// tells `log` everything.
#[derive(Debug)]
pub(crate) struct Laying<'a, L> {
    pub log: L,
    pub given: &'a [Vec<u8>],
    pub noted: &'a mut Vec<Vec<u8>>,
}

impl<G: Game, L: Log<G>> Log<G> for Laying<'_, L> {
    fn say(&mut self, said: G::Said) {
        self.log.say(said);
    }
    fn stir(&mut self, motion: Motion<G::Place, G::Face>) {
        self.log.stir(motion);
    }
    fn listens(&self) -> bool {
        self.log.listens()
    }
    fn shuffled(&mut self, pile: &mut [u8]) {
        if let Some(order) = self.given.get(self.noted.len()).filter(|order| are_same(order, pile)) {
            pile.copy_from_slice(order);
        }
        self.log.shuffled(pile);
        self.noted.push(pile.to_vec());
    }
}

/// Whether these are the same cards, in whatever order.
pub(crate) fn are_same(some: &[u8], others: &[u8]) -> bool {
    let mut counts = [0i16; 256];
    some.iter().for_each(|&card| counts[usize::from(card)] += 1);
    others.iter().for_each(|&card| counts[usize::from(card)] -= 1);
    counts == [0; 256]
}

/// Shuffles what lies at some places of a pile among these places, whatever lies there now. `is_hidden` is asked about a
/// place and the card on it.
pub(crate) fn redraw(pile: &mut [u8], is_hidden: impl Fn(usize, u8) -> bool, rng: &mut Rng) {
    let places: Vec<usize> =
        (0..).zip(&*pile).filter(|&(at, &card)| is_hidden(at, card)).map(|(at, _)| at).collect();
    let mut cards: Vec<u8> = places.iter().filter_map(|&at| pile.get(at).copied()).collect();
    order::sort(&mut cards); // so that the result cannot depend on the truth
    rng.shuffle(&mut cards);
    for (at, card) in places.into_iter().zip(cards) {
        if let Some(place) = pile.get_mut(at) {
            *place = card;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::are_same;

    #[test]
    fn the_same_cards_are_the_same_in_any_order() {
        assert!(are_same(&[3, 1, 3], &[1, 3, 3]) && are_same(&[], &[]));
        assert!(!are_same(&[3, 1], &[1, 3, 3]) && !are_same(&[1, 1, 3], &[1, 3, 3]));
    }
}
