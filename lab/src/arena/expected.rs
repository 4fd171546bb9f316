//! A player who has worked out what another one chooses at the same time.

use dockhand::bot::{Knowledge, Observed, Worlds};
use dockhand::game::Seat;
use dockhand::rng::Rng;

/// A world that the seat imagines, and what another seat chooses in it.
#[derive(Clone, Debug)]
pub struct Expected<G: Knowledge> {
    pub world: G,
    /// The other seat.
    pub seat: Seat,
    /// Its choice.
    pub mv: G::Move,
}

/// Begins every iteration in one of these worlds, or in an imagined one if there are none.
#[derive(Clone, Debug)]
pub struct Foreseen<G: Knowledge> {
    worlds: Vec<Expected<G>>,
    /// The one of this iteration.
    at: usize,
}

impl<G: Knowledge> Foreseen<G> {
    pub fn new(worlds: Vec<Expected<G>>) -> Foreseen<G> {
        Foreseen { worlds, at: 0 }
    }
}

impl<G: Knowledge> Worlds<G> for Foreseen<G> {
    fn next(&mut self, seen: &Observed<G>, rng: &mut Rng) -> G {
        if !self.worlds.is_empty() {
            self.at = rng.below(self.worlds.len());
        }
        self.worlds.get(self.at).map_or_else(|| seen.imagine(rng), |expected| expected.world.clone())
    }

    fn choice(&self) -> Option<(Seat, G::Move)> {
        self.worlds.get(self.at).map(|expected| (expected.seat, expected.mv))
    }
}
