//! Events: the facts that the log can tell. They are keys with arguments; the page has the sentences.
//!
//! No event names a card that may lie face down again: the log says which spot, never which card
//! (`rampart/memory`). The view shows the cards that lie face up.

use crate::game::{Seat, Seats};
use serde::Serialize;

/// Where points come from.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Rampart"))]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Every card, the flag included.
    Cards,
    /// The king.
    King,
    /// Princes, princesses and their pairs.
    Royals,
    /// Ravens.
    Ravens,
}

/// A fact that the log can tell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Rampart"))]
#[serde(tag = "say", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// A player turns a card over.
    TurnedOver { seat: Seat, spot: u8 },
    /// A player turns a card face down again.
    PutBack { seat: Seat, spot: u8 },
    /// A lone player leaves a card face up.
    Left { seat: Seat, spot: u8 },
    /// A player lays a card at the end of the rampart.
    Took { seat: Seat, spot: u8, number: u8 },
    /// A player inserts a card with the magician.
    Inserted { seat: Seat, spot: u8, number: u8 },
    /// A cannon removes a card from the game.
    Shot { seat: Seat, victim: Seat, number: u8 },
    /// A cannon finds no target.
    NoTarget { seat: Seat },
    /// A player takes no card.
    Passed { seat: Seat },
    /// A player is skipped, since no card that is left is higher than the player's last one.
    Skipped { seat: Seat, last: u8, highest: u8 },
    /// Only this player can still take cards: from now on they stay face up.
    Alone { seat: Seat },
    /// A rampart has ten cards.
    Finished { seat: Seat },
    /// No player can take a card.
    Blocked,
    /// No player has taken a card for too many turns.
    Stalled,
    /// The game is over.
    GameOver { winners: Seats },
}
