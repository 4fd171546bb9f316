//! Where the chance of a game comes from.

use super::{DrawSeeds, LIVE_CHANCE, MOST_MOVES, MOST_RESAMPLES, RESAMPLED, Resample, SIGHT, Sight, VERSION};
use crate::rng::Rng;

/// Where the chance of a game comes from.
#[derive(Clone, Debug, PartialEq)]
pub enum Chance {
    /// From the seed of the setup, and from resamples during the game.
    Seed(Vec<Resample>),
    /// From seeds that were made while the game was played.
    Live(DrawSeeds),
    /// From another device, as far as one viewer knows it.
    Sight(Box<Sight>),
}

impl Chance {
    /// Returns the resamples.
    pub fn resamples(&self) -> &[Resample] {
        match self {
            Chance::Seed(resamples) => resamples,
            Chance::Live(_) | Chance::Sight(_) => &[],
        }
    }

    /// Returns the draw seeds of a game with live chance.
    pub fn draw_seeds(&self) -> Option<&DrawSeeds> {
        match self {
            Chance::Seed(_) | Chance::Sight(_) => None,
            Chance::Live(seeds) => Some(seeds),
        }
    }

    /// Returns the draw seeds of a game with live chance, to be changed.
    pub(crate) fn draw_seeds_mut(&mut self) -> Option<&mut DrawSeeds> {
        match self {
            Chance::Seed(_) | Chance::Sight(_) => None,
            Chance::Live(seeds) => Some(seeds),
        }
    }

    /// Returns the generator that deals, at a setup with this seed.
    pub(crate) fn dealer(&self, seed: u32) -> Rng {
        self.draw_seeds().map_or_else(|| Rng::new(seed), DrawSeeds::dealer)
    }

    /// Returns the version of a record with this chance.
    pub(super) fn version(&self) -> u8 {
        match self {
            Chance::Seed(resamples) if resamples.is_empty() => VERSION,
            Chance::Seed(_) => RESAMPLED,
            Chance::Live(_) => LIVE_CHANCE,
            Chance::Sight(_) => SIGHT,
        }
    }

    /// Returns whether a record of this version can have this chance.
    pub(super) fn belongs(&self, version: u32) -> bool {
        let few = self.resamples().len() <= MOST_RESAMPLES;
        let early = self.resamples().iter().all(|&(after, _)| usize::from(after) <= MOST_MOVES);
        version == u32::from(self.version()) && few && early
    }
}
