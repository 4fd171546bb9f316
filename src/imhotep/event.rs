//! Events: the facts that the log can tell. They are keys with arguments; the page has the sentences.

use super::cards::{Card, Site};
use crate::game::{Seat, Seats};
use arrayvec::ArrayVec;
use serde::Serialize;

/// Where points come from.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "ImhotepSource"))]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Stones of the pyramid, at once.
    Pyramid,
    /// Stones of the temple, every round.
    Temple,
    /// The burial chamber.
    Chamber,
    /// The obelisks.
    Obelisks,
    /// Green cards.
    Ornaments,
    /// Violet cards.
    Statues,
    /// Blue cards not played.
    UnusedCards,
    /// The wrath of the pharaoh.
    Wrath,
}

/// A fact that the log can tell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "ImhotepLogEvent"))]
#[serde(tag = "say", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    RoundBegins {
        round: u8,
        first: Seat,
    },
    TookStones {
        seat: Seat,
        stones: u8,
    },
    Loaded {
        seat: Seat,
        boat: u8,
        place: u8,
    },
    Sailed {
        seat: Seat,
        boat: u8,
        site: Site,
    },
    PlayedCard {
        seat: Seat,
        card: Card,
    },
    Passed {
        seat: Seat,
    },
    /// A stone has arrived at a building site.
    Delivered {
        seat: Seat,
        site: Site,
    },
    /// The owner of a stone has chosen a pyramid for it; `Scored` follows.
    ChosePyramid {
        seat: Seat,
        pyramid: u8,
    },
    Scored {
        seat: Seat,
        points: i16,
        #[cfg_attr(feature = "ts", tsify(type = "ImhotepSource"))]
        source: Source,
    },
    PickedCard {
        seat: Seat,
        card: Card,
    },
    TookPair {
        seat: Seat,
        #[cfg_attr(feature = "ts", tsify(type = "Card[]"))]
        cards: ArrayVec<Card, 2>,
    },
    KeptCard {
        seat: Seat,
        card: Card,
    },
    DrewCard {
        seat: Seat,
        card: Card,
    },
    /// A red card has no effect because the quarry is empty.
    QuarryEmpty {
        seat: Seat,
        card: Card,
    },
    StoneReturned {
        seat: Seat,
    },
    BuiltObelisk {
        seat: Seat,
        points: u8,
    },
    BonusStones {
        seat: Seat,
        stones: u8,
    },
    BonusDeclined {
        seat: Seat,
    },
    TempleScored,
    Reshuffled {
        cards: u8,
    },
    MarketCleared,
    AllStuck,
    RoundEnds {
        round: u8,
    },
    GameOver {
        #[cfg_attr(feature = "ts", tsify(type = "Seat[]"))]
        winners: Seats,
    },
}
