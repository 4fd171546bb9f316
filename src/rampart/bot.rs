//! What a computer player knows of the game beyond its rules.

use super::Rampart;
use crate::bot::{Knowledge, Level};

impl Knowledge for Rampart {
    const LEVELS: [Level; 5] = [
        Level { name: Level::NAMES[0], iterations: 20, slips: 300, ..Level::PLAIN },
        Level { name: Level::NAMES[1], iterations: 80, ..Level::PLAIN },
        Level { name: Level::NAMES[2], iterations: 400, ..Level::PLAIN },
        Level { name: Level::NAMES[3], iterations: 2000, ..Level::PLAIN },
        Level { name: Level::NAMES[4], iterations: 10_000, ..Level::PLAIN },
    ];
}
