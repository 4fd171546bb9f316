//! What lies where, and who sees it.

use super::{Eye, Heaps, Motion, Rules, Seat, Step};
use crate::rng::Rng;
use crate::wire::Secrets;

/// What can be seen of a game: pieces and counters by place, and who knows what.
pub trait Observation: Rules {
    /// What the seats of any table know. It decides how people on several devices can play.
    const SECRETS: Secrets;
    /// Whether all see what still lies face down once the game is over.
    const OPEN_AT_THE_END: bool = false;

    /// Calls `each` with every piece and where it lies, except pieces in piles.
    fn tokens(&self, each: &mut dyn FnMut(Self::Place, Self::Face));
    /// Calls `each` with every counter; a counter that is left out is 0.
    fn counters(&self, each: &mut dyn FnMut(Self::Place, i16));
    /// Returns whether `eye` sees what a piece at `at` shows.
    fn sees(&self, eye: Eye, at: Self::Place) -> bool;
    /// Returns whether a motion of the last move to `at` shows `eye` this face. It may differ from
    /// [`sees`](Observation::sees) where the piece did not stay.
    fn shows(&self, eye: Eye, at: Self::Place, face: Self::Face) -> bool {
        let _ = face;
        self.sees(eye, at)
    }
    /// Returns whether the decision is hidden from the other seats, because it needs what only the seat itself knows, such
    /// as a hand. A screen that several players share may then show it to no other player.
    fn is_private(&self) -> bool {
        false
    }
    /// Turns this game into a world that `seat` cannot tell from it, drawn from all such worlds.
    fn imagine(&mut self, seat: Seat, rng: &mut Rng);
    /// Draws what no seat knows in this position anew, so that it stays the same game to every seat. What a seat holds, has
    /// chosen or has seen stays as it is. `past` are the positions before this one: a seat may remember a card of them.
    /// The result depends on `rng` and on what the seats know, not on what was hidden before.
    fn resample_hidden(&mut self, past: &[&Self], rng: &mut Rng) {
        let _ = past;
        self.imagine(Seat(0), rng); // if no seat knows more than another
    }
    /// Tells what [`deal`](Rules::deal) draws from this generator, in its order.
    fn tell_deal(seats: u8, config: &Self::Config, rng: Rng, heaps: &mut Heaps) {
        let _ = (seats, config, rng, heaps);
    }
    /// Tells the heaps as [`resample_hidden`](Observation::resample_hidden) has just left them, in the order in which it
    /// has shuffled them.
    fn tell_heaps(&self, heaps: &mut Heaps) {
        let _ = heaps;
    }
    /// Returns whether no seat knows what lies at `at`. A card that all have seen may lie face down, and is known.
    fn is_unknown(&self, at: Self::Place) -> bool {
        !Seat::all(self.seats()).any(|seat| self.sees(Eye::Seat(seat), at))
    }
    /// Returns whether a legal move draws: it shows some seat what no seat knows. It is the same in all games that differ only
    /// in what no seat knows, and a move that does not draw comes out the same in all of them. Some moves are said to draw
    /// although only one card can come.
    fn draws(&self, seat: Seat, mv: Self::Move) -> bool {
        turns_up(self, seat, mv)
    }
    /// Returns whether a seat knows, or has known, something that the table does not show now; a record gives it away.
    fn keeps_secrets(&self) -> bool {
        false
    }
}

/// Returns whether the motions of a move show some seat what no seat knows.
pub fn turns_up<G: Observation>(before: &G, seat: Seat, mv: G::Move) -> bool {
    let (mut after, mut steps) = (before.clone(), Vec::new());
    after.apply(seat, mv, &mut steps);
    let shows = |from, to| before.is_unknown(from) && !after.is_unknown(to);
    steps.iter().any(|step: &Step<G>| match *step {
        Step::Motion(Motion::Move { from, to, face: Some(_) }) => shows(from, to),
        Step::Motion(Motion::Turn { at, .. }) => shows(at, at),
        Step::Motion(_) | Step::Event(_) => false,
    })
}
