//! Why the options of a game cannot be played.

use crate::kontor::{Fault, Layout, Mark, OptionalRule, Requirement, Scenario};
use serde::Serialize;

/// Why these options cannot be played.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorConflict"))]
#[serde(tag = "code", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Conflict {
    /// The scenario is for another number of players.
    Players {
        seats: u8,
        #[cfg_attr(feature = "ts", tsify(type = "number[]"))]
        allowed: &'static [u8],
    },
    /// The option needs something that this game does not have.
    Needs {
        #[cfg_attr(feature = "ts", tsify(type = "KontorOptional"))]
        option: OptionalRule,
        #[cfg_attr(feature = "ts", tsify(type = "KontorThing"))]
        thing: Requirement,
    },
    /// The two options make no sense together.
    Clash {
        #[cfg_attr(feature = "ts", tsify(type = "KontorOptional"))]
        option: OptionalRule,
        #[cfg_attr(feature = "ts", tsify(type = "KontorOptional"))]
        with: OptionalRule,
    },
    /// The option makes no sense in this scenario.
    ClashesWithScenario {
        #[cfg_attr(feature = "ts", tsify(type = "KontorOptional"))]
        option: OptionalRule,
        #[cfg_attr(feature = "ts", tsify(type = "KontorScenario"))]
        scenario: Scenario,
    },
    /// The given cards are not those of the box.
    WrongCards,
    /// The components file is for another game.
    OtherGame,
    /// The file lists more numbers under a mark than there are cards.
    TooManyNumbers {
        #[cfg_attr(feature = "ts", tsify(type = "KontorMark"))]
        mark: Mark,
        has: u32,
        most: u8,
    },
    /// No card with this number can have the mark.
    NoSuchCard {
        #[cfg_attr(feature = "ts", tsify(type = "KontorMark"))]
        mark: Mark,
        number: i32,
    },
    /// A number is listed twice under one mark.
    NumberTwice {
        #[cfg_attr(feature = "ts", tsify(type = "KontorMark"))]
        mark: Mark,
        number: i32,
    },
    /// A card has both a florin and a ship, which are printed in the same corner.
    TwoSymbols { number: u8 },
    /// The box has too few or too many pieces of a kind to be played with.
    WrongAmount {
        #[cfg_attr(feature = "ts", tsify(type = "KontorPieces"))]
        pieces: Pieces,
        has: i32,
        least: u8,
        most: u8,
    },
    /// The box has too few pieces of a kind for this scenario and number of players.
    TooFew {
        #[cfg_attr(feature = "ts", tsify(type = "KontorPieces"))]
        pieces: Pieces,
        has: u8,
        least: u8,
    },
    /// A start layout cannot be used.
    WrongLayout {
        #[cfg_attr(feature = "ts", tsify(type = "KontorLayout"))]
        layout: Layout,
        #[cfg_attr(feature = "ts", tsify(type = "KontorFault"))]
        fault: Fault,
        has: u8,
        bound: u8,
    },
    /// A harbour of one's own cannot be used.
    WrongHarbour {
        #[cfg_attr(feature = "ts", tsify(type = "KontorFault"))]
        fault: Fault,
        has: u8,
        bound: u8,
    },
    /// The scenario needs its own map.
    OwnMap {
        #[cfg_attr(feature = "ts", tsify(type = "KontorScenario"))]
        scenario: Scenario,
    },
}

/// A kind of pieces of a box, which a components file counts.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorPieces"))]
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
