//! Levels as they once were, by name. They never change, so that later players can be measured against them.

use dockhand::bot::{Knowledge, Level, Shortlist};
use dockhand::duel::Duel;
use dockhand::game::Rules;
use dockhand::imhotep::Imhotep;
use dockhand::kontor::Kontor;
use dockhand::rampart::Rampart;

/// The month of the five levels, which follows their names: `master-2026-11`.
const MONTH: &str = "-2026-11";

/// Returns a frozen level of a game.
pub fn level<G: Knowledge>(name: &str) -> Option<Level> {
    let name = name.strip_suffix(MONTH)?;
    let five = match G::ID {
        Imhotep::ID => Level::five([20, 60, 160, 900, 5000], [400, 0, 0, 0, 0], LIKE),
        Duel::ID => Level::five([20, 80, 300, 1200, 5000], [400, 0, 0, 0, 0], Level { horizon: 2, ..LIKE }),
        Kontor::ID => {
            Level::five([12, 45, 150, 500, 4000], [400, 120, 40, 0, 0], Level { horizon: 2, ..LIKE })
        }
        Rampart::ID => rampart(),
        _ => return None,
    };
    five.into_iter().find(|level| level.name == name)
}

/// What most levels share.
const LIKE: Level = Level { horizon: 1, explore: 20, ..Level::PLAIN };

fn rampart() -> [Level; 5] {
    let like = Level { horizon: 6, explore: 30, use_policy: true, ..LIKE };
    let mut five = Level::five([6, 60, 150, 400, 1000], [0, 100, 28, 6, 0], like);
    for (level, memory) in five.iter_mut().zip([30, 45, 65, 85, 100]) {
        level.memory = memory;
    }
    five[0].shortlist = Shortlist::Childlike;
    five
}
