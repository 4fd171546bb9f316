//! What a table may choose.

use super::components::Components;
use crate::bot::Level;
use crate::game::{Rules, Seat};
use crate::wire::{Choosable, GameEntry};
use serde::{Deserialize, Serialize};

/// The two sides of a site.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// For first games.
    #[default]
    A,
    /// The variant.
    B,
}

/// Whether the card and the stones of pyramids B must be taken (`imhotep/ruling-1`; rival: they may be declined).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum PyramidBonus {
    /// Ours.
    #[default]
    Must,
    /// The publisher's wording taken literally.
    May,
}

/// The options of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "ImhotepConfig", missing_as_null))]
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
    /// Who begins; nobody named: chance decides.
    pub first: Option<Seat>,
    /// Printed tables as a player found them in the box; nothing: ours.
    #[cfg_attr(feature = "ts", tsify(type = "ImhotepComponents | null"))]
    pub components: Option<Components>,
}

/// Why a table cannot be played.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "ImhotepConflict"))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Conflict {
    /// Imhotep is for 2 to 4.
    WrongNumberOfSeats {
        /// How many were asked for.
        seats: u8,
    },
    /// The first player is nobody at this table.
    NoSuchFirstPlayer,
    /// A given deck is not the 34 market cards.
    WrongDeck,
    /// A round card asks for boats that the pool does not have.
    WrongBoats,
    /// The components file is for another game.
    OtherGame,
    /// Not three pyramids of five places.
    WrongPyramids,
    /// A place with a bonus gives 1 point, the top 4 alone, any other 1 to 9. Both count from 0.
    #[allow(missing_docs)]
    WrongSpace { pyramid: u8, space: u8 },
    /// Not three choices, one place of two points and one of a card.
    WrongTemple,
    /// Not ten slots that begin with 10 and 9 and fall.
    WrongObelisks,
    /// Not seven round cards for each number of players.
    WrongRounds,
    /// A round card without four boats of the pool; it counts from 1.
    #[allow(missing_docs)]
    WrongRoundCard { players: u8, card: u8 },
}

/// The game in the set-up form.
pub fn entry() -> GameEntry {
    let side = |key| Choosable::Choice { key, values: vec!["a", "b"], default: "a" };
    let mut options: Vec<Choosable> = ["market", "pyramid", "temple", "chamber", "obelisks"].map(side).into();
    options.extend([
        Choosable::Choice { key: "pyramidBonus", values: vec!["must", "may"], default: "must" },
        Choosable::Switch { key: "wrath", default: false },
        Choosable::Seat { key: "first" },
    ]);
    let colours = vec!["black", "white", "brown", "grey"];
    let levels = Level::entries::<super::Imhotep>();
    GameEntry { id: super::Imhotep::ID, seats: vec![2, 3, 4], colours, seating: vec![], options, levels }
}

/// All reasons why this table cannot be played.
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
