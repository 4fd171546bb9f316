//! Smaller endings, for measurements: whatever they cost, they can be solved exactly.

use crate::kontor::Kontor;
use crate::rng::Rng;

impl Kontor {
    /// Returns this position without piles, with at most `cards` cards in each hand, drawn at random, and with open
    /// hands: nothing is hidden any more but what both players choose at once, and nothing is drawn.
    pub fn without_piles(&self, cards: usize, rng: &mut Rng) -> Kontor {
        let mut game = self.clone();
        game.deck.remove_piles();
        for seat in self.every_seat() {
            let mut hand: Vec<(u8, u8)> = self.deck.hand(seat).collect();
            rng.shuffle(&mut hand);
            for (at, (slot, number)) in hand.into_iter().enumerate() {
                if at < cards {
                    game.deck.know(number);
                } else {
                    game.deck.give_up(seat, slot);
                }
            }
        }
        game
    }

    /// Returns the number of empty cells of a board whose edges are fixed; `None` while it can grow.
    pub fn cells_left(&self) -> Option<u8> {
        self.harbour
            .bounds()
            .is_fixed()
            .then(|| self.harbour.bounds().room().less(self.harbour.occupied()).len())
    }
}
