//! What lies where, and who sees it.

use super::{Eye, Rules, Seat};
use crate::rng::Rng;

/// What can be seen of a game: pieces and counters by place, and who knows what.
pub trait Observation: Rules {
    /// Every piece and where it lies, those in piles excepted.
    fn tokens(&self, each: &mut dyn FnMut(Self::Place, Self::Face));
    /// Every counter; what is not told is 0.
    fn counters(&self, each: &mut dyn FnMut(Self::Place, i16));
    /// Whether `eye` sees what a piece at `at` shows.
    fn sees(&self, eye: Eye, at: Self::Place) -> bool;
    /// Whether it is decided unseen by the others, with what only the seat itself knows, such as a hand: then a screen
    /// that several share may show it to nobody else.
    fn is_private(&self) -> bool {
        false
    }
    /// Becomes a world that `seat` cannot tell from this one, drawn anew from all such worlds.
    fn imagine(&mut self, seat: Seat, rng: &mut Rng);
    /// Redraws what no seat knows in this position, so that it stays the same game to everybody. What somebody holds, has
    /// chosen or has seen stays as it is. `past` are the positions before this one: a seat may remember a card of them.
    /// The result depends on `rng` and on what the seats know, not on what was hidden before.
    fn freshen(&mut self, past: &[&Self], rng: &mut Rng) {
        let _ = past;
        self.imagine(Seat(0), rng); // where no seat knows more than another
    }
    /// Whether some seat knows, or has known, something that the table does not show now. A record gives it away.
    fn keeps_secrets(&self) -> bool {
        false
    }
}
