//! Where the chance of a game comes from.

use super::{Draws, FRESH, MOST_MOVES, MOST_RESAMPLES, RESAMPLED, Resample, VERSION};
use crate::rng::Rng;

/// Where the chance of a game comes from.
#[derive(Clone, Debug, PartialEq)]
pub enum Chance {
    /// From the seed of the setup, and from resamples during the game.
    Seed(Vec<Resample>),
    /// From seeds that were made while the game was played.
    Fresh(Draws),
}

impl Chance {
    /// Returns the resamples.
    #[inline]
    pub fn resamples(&self) -> &[Resample] {
        match self {
            Chance::Seed(resamples) => resamples,
            Chance::Fresh(_) => &[],
        }
    }

    /// Returns the draws of a fresh game.
    #[inline]
    pub fn draws(&self) -> Option<&Draws> {
        match self {
            Chance::Seed(_) => None,
            Chance::Fresh(draws) => Some(draws),
        }
    }

    /// Returns the draws of a fresh game, to be changed.
    #[inline]
    pub(crate) fn draws_mut(&mut self) -> Option<&mut Draws> {
        match self {
            Chance::Seed(_) => None,
            Chance::Fresh(draws) => Some(draws),
        }
    }

    /// Returns the generator that deals, at a setup with this seed.
    #[inline]
    pub(crate) fn dealer(&self, seed: u32) -> Rng {
        self.draws().map_or_else(|| Rng::new(seed), Draws::dealer)
    }

    /// Returns the version of a record with this chance.
    #[inline]
    pub(super) fn version(&self) -> u8 {
        match self {
            Chance::Seed(resamples) if resamples.is_empty() => VERSION,
            Chance::Seed(_) => RESAMPLED,
            Chance::Fresh(_) => FRESH,
        }
    }

    /// Returns whether a record of this version can have this chance.
    pub(super) fn belongs(&self, version: u32) -> bool {
        let few = self.resamples().len() <= MOST_RESAMPLES;
        let early = self.resamples().iter().all(|&(after, _)| usize::from(after) <= MOST_MOVES);
        version == u32::from(self.version()) && few && early
    }
}
