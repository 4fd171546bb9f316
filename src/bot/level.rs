//! The named levels, as data.

use super::Knowledge;
use crate::wire::LevelEntry;

/// How a computer player thinks.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Level {
    /// Its name, a key for words.
    pub name: &'static str,
    /// How many games it imagines before it decides.
    pub iterations: u32,
    /// In how many of a thousand decisions it makes any legal move.
    pub blunder_rate: u16,
    /// How curious the search is, in hundredths: the constant of UCB.
    pub explore: u16,
    /// Whether rollouts follow the game's [`Knowledge::rollout_policy`](super::Knowledge::rollout_policy) or random moves.
    pub use_policy: bool,
    /// How far rollouts are played, in the unit of [`Knowledge::progress`](super::Knowledge::progress). Then the position is
    /// judged by [`Knowledge::evaluate`](super::Knowledge::evaluate).
    pub horizon: u16,
    /// How long it may think on a slow device, in ms: who thinks little is not to be waited for.
    pub time: u16,
    /// How much of what it has seen it keeps in mind, in hundredths, in games of memory.
    pub memory: u8,
}

impl Level {
    /// To the end of the game.
    pub const TO_THE_END: u16 = u16::MAX;

    /// The names, the weakest first.
    pub const NAMES: [&'static str; 5] = ["first-game", "deckhand", "boatswain", "captain", "master"];

    /// How long each may think, in ms: a master answers within two seconds on any device.
    const TIMES: [u16; 5] = [300, 700, 1000, 1400, 1900];

    /// What most levels have in common.
    pub const PLAIN: Level = Level {
        name: "",
        iterations: 1000,
        blunder_rate: 0,
        explore: 70,
        use_policy: false,
        horizon: Level::TO_THE_END,
        time: Level::TIMES[4],
        memory: 100,
    };

    /// The five levels with their iterations and blunder rates, and the rest in common.
    pub const fn five(iterations: [u32; 5], blunder_rates: [u16; 5], like: Level) -> [Level; 5] {
        let mut levels = [like; 5];
        let mut rank = 0;
        while rank < 5 {
            levels[rank].name = Level::NAMES[rank];
            levels[rank].time = Level::TIMES[rank];
            levels[rank].iterations = iterations[rank];
            levels[rank].blunder_rate = blunder_rates[rank];
            rank += 1;
        }
        levels
    }

    /// The levels of a game, as the catalogue tells them.
    pub fn entries<G: Knowledge>() -> Vec<LevelEntry> {
        let entry = |level: &Level| LevelEntry {
            id: level.name,
            iterations: level.iterations,
            time: level.time,
            memory: level.memory,
        };
        G::LEVELS.iter().map(entry).collect()
    }
}
