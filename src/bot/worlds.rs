//! Where the worlds of a search come from.

use super::{Knowledge, Observed};
use crate::game::Seat;
use crate::rng::Rng;

/// Gives each iteration of a search its world.
pub trait Worlds<G: Knowledge> {
    /// Returns the world of the next iteration: one that the seat cannot tell from the true one.
    fn next(&mut self, seen: &Observed<G>, rng: &mut Rng) -> G;

    /// Returns what another seat chooses in the world of this iteration, at the same time as the seat that searches, if
    /// that is known.
    fn choice(&self) -> Option<(Seat, G::Move)> {
        None
    }
}

/// Imagines another world for every iteration.
#[derive(Copy, Clone, Debug, Default)]
pub struct Imagined;

impl<G: Knowledge> Worlds<G> for Imagined {
    fn next(&mut self, seen: &Observed<G>, rng: &mut Rng) -> G {
        seen.imagine(rng)
    }
}
