//! The options of a game.

use super::cards::Site;
use super::conflict::Conflict;
use crate::bot::CHARACTERS;
use crate::game::{Observation, Rules, Seat};
use crate::wire::{Choosable, GameEntry, LevelEntry};
use serde::{Deserialize, Serialize};

pub use crate::wire::Side;

/// The options of a game. Both players use the same side of each site, so there are sixteen mixtures.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Duel", missing_as_null))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Config {
    /// The obelisk's side.
    pub obelisk: Side,
    /// The temple's side.
    pub temple: Side,
    /// The pyramids' side.
    pub pyramids: Side,
    /// The tomb's side.
    pub tomb: Side,
    /// Whether temple tokens of side A lie open, although the rules turn them face down (`duel/hidden`).
    pub memory_aid: bool,
    /// The seat that begins; if `None`, chance decides.
    pub first: Option<Seat>,
}

impl Config {
    /// Returns the side of a site.
    pub fn side(&self, site: Site) -> Side {
        match site {
            Site::Obelisk => self.obelisk,
            Site::Temple => self.temple,
            Site::Pyramids => self.pyramids,
            Site::Tomb => self.tomb,
        }
    }
}

/// Returns the game's entry in the catalogue, for the set-up form.
pub fn entry() -> GameEntry {
    let side = |key| Choosable::Choice { key, values: vec!["a", "b"], default: "a" };
    let mut options: Vec<Choosable> = ["obelisk", "temple", "pyramids", "tomb"].map(side).into();
    options.extend([
        Choosable::Switch { key: "memoryAid", default: false },
        Choosable::Seat { key: "first", youngest: true },
    ]);
    GameEntry {
        id: super::Duel::ID,
        seats: vec![2],
        secrets: super::Duel::SECRETS,
        colours: vec!["black", "white"],
        seating: vec![],
        options,
        levels: LevelEntry::of::<super::Duel>(),
        characters: CHARACTERS.into(),
    }
}

/// Returns all reasons why these options cannot be played.
pub fn conflicts(seats: u8, config: &Config) -> Vec<Conflict> {
    let mut out = Vec::new();
    if seats != 2 {
        out.push(Conflict::WrongNumberOfSeats { seats });
    }
    if config.first.is_some_and(|first| first.0 >= 2) {
        out.push(Conflict::NoSuchFirstPlayer);
    }
    out
}
