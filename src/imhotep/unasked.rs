//! Questions that are not asked, since the game ends with the same result whatever is answered
//! (`imhotep/ruling-40`).

use super::cards::ROUNDS;
use super::moves::Move;
use super::state::{Imhotep, Pending};
use crate::game::{Log, Quiet, Rules, unasked};

impl Imhotep {
    /// Carries out a legal move and everything that follows, the answers to questions that are not asked included.
    pub(super) fn carry_on(&mut self, mv: Move, log: &mut impl Log<Self>) {
        self.carry_out(mv, log);
        while self.afloat == 0
            && self.round + 1 == ROUNDS
            && let Some(answer) = self.pending().and_then(|pending| self.unasked(pending))
        {
            self.carry_out(answer, log);
        }
    }

    /// Returns the first answer to a pending decision if every answer ends the game at once with the same result. What an
    /// answer would draw nobody knows yet, so it is asked.
    #[cold]
    fn unasked(&self, pending: Pending) -> Option<Move> {
        let shows_the_pair = matches!(pending, Pending::Keep { .. });
        let end = |answer| {
            let mut after = self.clone();
            after.carry_on(answer, &mut Quiet);
            let draws = answer == Move::PickPair || !shows_the_pair && after.deck.len() != self.deck.len();
            after.outcome().filter(|_| !draws)
        };
        unasked(|each| self.each_answer(pending, each), end)
    }
}
