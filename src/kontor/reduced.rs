//! Smaller endings, for measurements: whatever they cost, they can be solved exactly.

use super::piles::{Docks, Stack};
use super::state::Kontor;
use crate::rng::Rng;

impl Kontor {
    /// Returns this position without piles, with at most `cards` cards in each hand, drawn at random, and with open
    /// hands: nothing is hidden any more but what both players choose at once, and nothing is drawn.
    pub fn without_piles(&self, cards: usize, rng: &mut Rng) -> Kontor {
        let mut game = self.clone();
        game.piles = Docks::empty(game.players());
        game.canals = Stack::EMPTY;
        for seat in self.every_seat() {
            let mut hand: Vec<(u8, u8)> = self.hand(seat).collect();
            rng.shuffle(&mut hand);
            for (at, (slot, number)) in hand.into_iter().enumerate() {
                if at < cards {
                    game.seen.insert(number);
                } else {
                    game.hold(seat, slot, 0);
                }
            }
        }
        game
    }

    /// Returns the number of empty cells of a board whose edges are fixed; `None` while it can grow.
    pub fn cells_left(&self) -> Option<u8> {
        self.bounds.is_fixed().then(|| self.bounds.room().less(self.occupied()).len())
    }
}
