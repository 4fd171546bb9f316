//! The tables that a net learns from: every number of seats, side and option.

use dockhand::bot::{Knowledge, Learned};
use dockhand::duel::{self, Duel};
use dockhand::game::Rules;
use dockhand::imhotep::{self, Imhotep};
use dockhand::kontor::{self, Kontor};
use dockhand::rampart::{self, Rampart};
use dockhand::rng::Rng;

/// A game that a net can learn.
pub trait Trained: Learned {
    /// Draws the options of a game; one in six has only sides A.
    fn table(rng: &mut Rng) -> Self::Config;

    /// Returns the part of the game that this position is in, from 0 to 5.
    fn sixth(&self) -> usize;
}

impl Trained for Imhotep {
    fn table(rng: &mut Rng) -> imhotep::Config {
        use imhotep::{Config, PyramidBonus, Side};
        let plain = rng.below(6) == 0;
        let mut side = || if plain || rng.below(2) == 0 { Side::A } else { Side::B };
        let [market, pyramid, temple, chamber, obelisks] = std::array::from_fn(|_| side());
        let wrath = rng.below(4) == 0;
        let pyramid_bonus = if rng.below(4) == 0 { PyramidBonus::May } else { PyramidBonus::Must };
        Config { market, pyramid, temple, chamber, obelisks, wrath, pyramid_bonus, ..Config::default() }
    }

    fn sixth(&self) -> usize {
        usize::from(self.progress()).min(5)
    }
}

impl Trained for Duel {
    fn table(rng: &mut Rng) -> duel::Config {
        use duel::{Config, Side};
        let plain = rng.below(6) == 0;
        let mut side = || if plain || rng.below(2) == 0 { Side::A } else { Side::B };
        let [obelisk, temple, pyramids, tomb] = std::array::from_fn(|_| side());
        Config { obelisk, temple, pyramids, tomb, ..Config::default() }
    }

    fn sixth(&self) -> usize {
        usize::from(self.progress() / 3).min(5)
    }
}

impl Trained for Rampart {
    fn table(rng: &mut Rng) -> rampart::Config {
        let points = rng.below(2) == 0;
        rampart::Config { points, flag_is_tower: points && rng.below(2) == 0, ..rampart::Config::default() }
    }

    fn sixth(&self) -> usize {
        usize::from(self.progress() * 2 / (3 * u16::from(self.seats()))).min(5)
    }
}

/// The base game and the advanced one.
impl Trained for Kontor {
    fn table(rng: &mut Rng) -> kontor::Config {
        use kontor::{Config, Scenario};
        let scenario = if rng.below(2) == 0 { Scenario::Base } else { Scenario::Advanced };
        Config { scenario, ..Config::default() }
    }

    fn sixth(&self) -> usize {
        usize::from(self.progress() / 5).min(5)
    }
}
