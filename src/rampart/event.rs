//! Events: the facts that the log can tell. They are keys with arguments; the page has the sentences.
//!
//! No event names a card that may lie face down again: the log says where, never what (rule
//! `rampart/memory`). What a card shows while it lies face up is in the view.

use crate::game::{Seat, Seats};
use serde::Serialize;

/// Where points come from.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "RampartSource"))]
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
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "RampartSaid"))]
#[serde(tag = "say", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    TurnedOver {
        seat: Seat,
        spot: u8,
    },
    PutBack {
        seat: Seat,
        spot: u8,
    },
    /// A lone player's card stays face up.
    Left {
        seat: Seat,
        spot: u8,
    },
    Took {
        seat: Seat,
        spot: u8,
        number: u8,
    },
    /// With the magician.
    Inserted {
        seat: Seat,
        spot: u8,
        number: u8,
    },
    /// A card leaves the game.
    Shot {
        seat: Seat,
        victim: Seat,
        number: u8,
    },
    /// A cannon has nothing to shoot at.
    NoTarget {
        seat: Seat,
    },
    Passed {
        seat: Seat,
    },
    /// No card that is left is higher than the player's last one.
    Skipped {
        seat: Seat,
        last: u8,
        highest: u8,
    },
    /// Only this player can still take: cards stay face up from now on.
    Alone {
        seat: Seat,
    },
    /// A rampart has ten cards.
    Finished {
        seat: Seat,
    },
    /// Nobody can take a card.
    Blocked,
    /// Nobody has taken a card for too long.
    Stalled,
    GameOver {
        #[cfg_attr(feature = "ts", tsify(type = "Seat[]"))]
        winners: Seats,
    },
}
