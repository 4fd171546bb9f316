//! A player who has worked out what another one chooses at the same time: only for measurements.

use super::tree::ROOT;
use super::{Judge, Knowledge, Search};
use crate::game::Seat;

/// A world that the seat imagines, and what another seat chooses in it.
#[derive(Clone, Debug)]
pub struct Expected<G: Knowledge> {
    /// The world.
    pub world: G,
    /// The other seat.
    pub seat: Seat,
    /// Its choice.
    pub mv: G::Move,
}

impl<G: Knowledge, J: Judge<G>> Search<G, J> {
    /// Makes all further iterations begin in one of these worlds, where the other seat makes the choice that is
    /// expected there. Only for a decision that both make at once.
    pub fn set_expected(&mut self, expected: Vec<Expected<G>>) {
        self.expected = expected;
    }

    /// Returns the world of the next iteration.
    pub(super) fn world(&mut self) -> G {
        if self.expected.is_empty() {
            return self.seen.imagine(&mut self.rng);
        }
        let at = self.rng.below(self.expected.len());
        let Some(expected) = self.expected.get(at) else { return self.seen.imagine(&mut self.rng) };
        self.answer = Some((expected.seat, expected.mv));
        expected.world.clone()
    }

    /// Leaves of the moves of a seat only the one that is expected, if it chooses `at` the root, at the same time as
    /// the seat that searches.
    #[inline]
    pub(super) fn leave_expected(&mut self, seat: Seat, at: u32) {
        if at == ROOT
            && let Some((other, mv)) = self.answer
            && other == seat
        {
            self.moves.clear();
            self.moves.push(mv);
        }
    }
}
