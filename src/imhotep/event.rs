//! Events: the facts that the log can tell. They are keys with arguments; the page has the sentences.

use super::cards::{Card, Site};
use crate::game::{Seat, Seats};
use arrayvec::ArrayVec;
use serde::Serialize;

/// Where points come from.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Imhotep"))]
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
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Imhotep"))]
#[serde(tag = "say", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// A round begins with this player.
    RoundBegins { round: u8, first: Seat },
    /// A player takes stones from the quarry.
    TookStones { seat: Seat, stones: u8 },
    /// A player loads a stone.
    Loaded { seat: Seat, boat: u8, place: u8 },
    /// A player sails a boat to a site.
    Sailed { seat: Seat, boat: u8, site: Site },
    /// A player plays a blue card.
    PlayedCard { seat: Seat, card: Card },
    /// A player can do nothing.
    Passed { seat: Seat },
    /// A stone has arrived at a building site.
    Delivered { seat: Seat, site: Site },
    /// The owner of a stone has chosen a pyramid for it; `Scored` follows.
    ChosePyramid { seat: Seat, pyramid: u8 },
    /// Points of a source.
    Scored { seat: Seat, points: i16, source: Source },
    /// A stone takes a card of the market.
    PickedCard { seat: Seat, card: Card },
    /// A player looks at the two top cards.
    TookPair { seat: Seat, cards: ArrayVec<Card, 2> },
    /// A player keeps one of the pair.
    KeptCard { seat: Seat, card: Card },
    /// A player gets the top card of the deck.
    DrewCard { seat: Seat, card: Card },
    /// A red card has no effect because the quarry is empty.
    QuarryEmpty { seat: Seat, card: Card },
    /// A stone that has taken a card goes back to the quarry.
    StoneReturned { seat: Seat },
    /// A stone is built on its owner's obelisk.
    BuiltObelisk { seat: Seat, points: u8 },
    /// A bonus brings stones.
    BonusStones { seat: Seat, stones: u8 },
    /// A player declines a bonus.
    BonusDeclined { seat: Seat },
    /// The temple is scored.
    TempleScored,
    /// The discards become the deck.
    Reshuffled { cards: u8 },
    /// The cards that no player took leave the market.
    MarketCleared,
    /// No player can do anything.
    AllStuck,
    /// A round is over.
    RoundEnds { round: u8 },
    /// The game is over.
    GameOver { winners: Seats },
}
