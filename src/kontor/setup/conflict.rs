//! Why the options of a game cannot be played.

use crate::kontor::{Fault, Layout, Mark, OptionalRule, Requirement, Scenario};
use serde::Serialize;

/// Why these options cannot be played.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Kontor"))]
#[serde(tag = "code", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Conflict {
    /// The scenario is for another number of players.
    Players { seats: u8, allowed: &'static [u8] },
    /// The option needs something that this game does not have.
    Needs { option: OptionalRule, thing: Requirement },
    /// The two options make no sense together.
    Clash { option: OptionalRule, with: OptionalRule },
    /// The option makes no sense in this scenario.
    ClashesWithScenario { option: OptionalRule, scenario: Scenario },
    /// The given cards are not those of the box.
    WrongCards,
    /// The components file is for another game.
    OtherGame,
    /// The file lists more numbers under a mark than there are cards.
    TooManyNumbers { mark: Mark, has: u32, most: u8 },
    /// No card with this number can have the mark.
    NoSuchCard { mark: Mark, number: i32 },
    /// A number is listed twice under one mark.
    NumberTwice { mark: Mark, number: i32 },
    /// A card has both a florin and a ship, which are printed in the same corner.
    TwoSymbols { number: u8 },
    /// The box has too few or too many pieces of a kind to be played with.
    WrongAmount { pieces: Pieces, has: i32, least: u8, most: u8 },
    /// The box has too few pieces of a kind for this scenario and number of players.
    TooFew { pieces: Pieces, has: u8, least: u8 },
    /// A start layout cannot be used.
    WrongLayout { layout: Layout, fault: Fault, has: u8, bound: u8 },
    /// A harbour of one's own cannot be used.
    WrongHarbour { fault: Fault, has: u8, bound: u8 },
    /// The scenario needs its own map.
    OwnMap { scenario: Scenario },
}

/// A kind of pieces of a box, which a components file counts.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Kontor"))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Pieces {
    Canals,
    RedDocks,
    BlackDocks,
    RedCranes,
    BlackCranes,
    RedTaverns,
    BlackTaverns,
    Tea,
    Wine,
    Spice,
    Florins,
}
