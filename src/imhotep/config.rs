//! The options of a game.

use super::components::Components;
use super::conflict::Conflict;
use crate::bot::CHARACTERS;
use crate::game::{Observation, Rules, Seat};
use crate::wire::{Choosable, GameEntry, LevelEntry};
use serde::{Deserialize, Serialize};

pub use crate::wire::Side;

/// Whether a player must take the card and the stones of pyramids B (`imhotep/ruling-1`).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Imhotep"))]
#[serde(rename_all = "kebab-case")]
pub enum PyramidBonus {
    /// The bonus must be taken: the fan translation's wording. A record without this option means it, because
    /// it was the default when such records were made.
    #[default]
    Must,
    /// The bonus may be declined: the publisher's wording, and what the set-up begins with.
    May,
}

/// The options of a game. The default of each is what a record means that leaves it out, so it never changes; the
/// set-up begins with the defaults of [`entry`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Imhotep", missing_as_null))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Config {
    /// The market's side.
    pub market: Side,
    /// The pyramids' side.
    pub pyramid: Side,
    /// The temple's side.
    pub temple: Side,
    /// The burial chamber's side.
    pub chamber: Side,
    /// The obelisks' side.
    pub obelisks: Side,
    /// The wrath of the pharaoh (rule `imhotep/wrath`).
    pub wrath: bool,
    /// Whether the bonuses of pyramids B may be declined (`imhotep/ruling-1`).
    pub pyramid_bonus: PyramidBonus,
    /// The seat that begins; if `None`, chance decides.
    pub first: Option<Seat>,
    /// A components file; if `None`, the reconstructed values count.
    pub components: Option<Components>,
}

/// Returns the game's entry in the catalogue, for the set-up form.
pub fn entry() -> GameEntry {
    let side = |key| Choosable::Choice { key, values: vec!["a", "b"], default: "a" };
    let mut options: Vec<Choosable> = ["market", "pyramid", "temple", "chamber", "obelisks"].map(side).into();
    options.extend([
        Choosable::Choice { key: "pyramidBonus", values: vec!["may", "must"], default: "may" },
        Choosable::Switch { key: "wrath", default: false },
        Choosable::Seat { key: "first", youngest: false },
    ]);
    let colours = vec!["black", "white", "brown", "grey"];
    let levels = LevelEntry::of::<super::Imhotep>();
    GameEntry {
        id: super::Imhotep::ID,
        seats: vec![2, 3, 4],
        secrets: super::Imhotep::SECRETS,
        colours,
        seating: vec![],
        options,
        levels,
        characters: CHARACTERS.into(),
    }
}

/// Returns all reasons why these options cannot be played.
pub fn conflicts(seats: u8, config: &Config) -> Vec<Conflict> {
    let mut out = Vec::new();
    if !(2..=4).contains(&seats) {
        out.push(Conflict::WrongNumberOfSeats { seats });
    }
    if config.first.is_some_and(|first| first.0 >= seats) {
        out.push(Conflict::NoSuchFirstPlayer);
    }
    out.extend(config.components.iter().flat_map(Components::conflicts));
    out
}
