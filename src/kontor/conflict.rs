//! Why the options of a game cannot be played.

use super::cards::{Good, Side};
use super::layout::{Fault, Layout};
use super::optional::{Optional, Thing};
use super::scenario::Scenario;
use super::tables::Mark;
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
        option: Optional,
        #[cfg_attr(feature = "ts", tsify(type = "KontorThing"))]
        thing: Thing,
    },
    /// The two options make no sense together.
    Clash {
        #[cfg_attr(feature = "ts", tsify(type = "KontorOptional"))]
        option: Optional,
        #[cfg_attr(feature = "ts", tsify(type = "KontorOptional"))]
        with: Optional,
    },
    /// The option makes no sense in this scenario.
    ClashesWithScenario {
        #[cfg_attr(feature = "ts", tsify(type = "KontorOptional"))]
        option: Optional,
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
    /// A card has both a florin and a ship.
    TwoSymbols { number: u8 },
    /// The printed rules contradict the file about this card.
    PrintedOtherwise { number: u8 },
    /// Too few or too many docks of a colour show this kind of goods.
    WrongGoods {
        #[cfg_attr(feature = "ts", tsify(type = "KontorSide"))]
        side: Side,
        #[cfg_attr(feature = "ts", tsify(type = "KontorGood"))]
        good: Good,
        has: u8,
        right: u8,
    },
    /// The numbers of cards with a florin, with a ship and with neither are not equal.
    WrongSymbols { florins: u8, ships: u8, right: u8 },
    /// The cards of the two colours differ in more than their numbers.
    ColoursDiffer,
    /// A start layout cannot be used.
    WrongLayout {
        #[cfg_attr(feature = "ts", tsify(type = "KontorLayout"))]
        layout: Layout,
        #[cfg_attr(feature = "ts", tsify(type = "KontorFault"))]
        fault: Fault,
    },
    /// A harbour of one's own cannot be used.
    WrongHarbour {
        #[cfg_attr(feature = "ts", tsify(type = "KontorFault"))]
        fault: Fault,
    },
    /// The scenario needs its own map.
    OwnMap {
        #[cfg_attr(feature = "ts", tsify(type = "KontorScenario"))]
        scenario: Scenario,
    },
}
