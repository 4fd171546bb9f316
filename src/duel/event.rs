//! Events: the facts that the log can tell. They are keys with arguments; the page has the sentences.

use super::cards::{Action, Token};
use super::harbour::{Boat, Cell, PLACES};
use crate::game::{Seat, Seats};
use serde::Serialize;

/// Where points come from.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "DuelSource"))]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The obelisk.
    Obelisk,
    /// The temple.
    Temple,
    /// The two pyramids.
    Pyramids,
    /// The tomb.
    Tomb,
    /// Unused action tokens.
    UnusedActions,
    /// Figures on the harbour.
    Figures,
}

/// A fact that the log can tell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "DuelLogEvent"))]
#[serde(tag = "say", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    Placed {
        seat: Seat,
        #[cfg_attr(feature = "ts", tsify(type = "[number, number]"))]
        cell: Cell,
    },
    /// A boat is being unloaded; `Took` and `NobodyTook` follow.
    Unloaded {
        seat: Seat,
        #[cfg_attr(feature = "ts", tsify(type = "DuelBoat"))]
        boat: Boat,
    },
    /// A player gets a token. If it is a temple token on a secret pile, the page forgets its value after the
    /// turn.
    Took {
        seat: Seat,
        #[cfg_attr(feature = "ts", tsify(type = "DuelToken"))]
        token: Token,
    },
    /// A token of an unloaded boat that no player took leaves the game.
    NobodyTook {
        #[cfg_attr(feature = "ts", tsify(type = "DuelToken"))]
        token: Token,
    },
    Refilled {
        #[cfg_attr(feature = "ts", tsify(type = "DuelBoat"))]
        boat: Boat,
        #[cfg_attr(feature = "ts", tsify(type = "DuelToken[]"))]
        tokens: [Token; PLACES],
    },
    /// A boat leaves because no tokens are left to refill it; this many boats remain.
    BoatLeft {
        #[cfg_attr(feature = "ts", tsify(type = "DuelBoat"))]
        boat: Boat,
        left: u8,
    },
    PlayedAction {
        seat: Seat,
        #[cfg_attr(feature = "ts", tsify(type = "DuelAction"))]
        action: Action,
    },
    /// A player picks this token off a boat; `Took` follows.
    Picked {
        #[cfg_attr(feature = "ts", tsify(type = "DuelBoat"))]
        boat: Boat,
        place: u8,
    },
    /// Two tokens of a boat have changed places.
    Swapped {
        #[cfg_attr(feature = "ts", tsify(type = "DuelBoat"))]
        boat: Boat,
        #[cfg_attr(feature = "ts", tsify(type = "DuelToken[]"))]
        tokens: [Token; 2],
    },
    /// A token of the warehouse replaces the one that was picked.
    Restocked {
        #[cfg_attr(feature = "ts", tsify(type = "DuelBoat"))]
        boat: Boat,
        #[cfg_attr(feature = "ts", tsify(type = "DuelToken"))]
        token: Token,
    },
    /// Obelisk B: this player is the first with five.
    FirstToFive {
        seat: Seat,
    },
    /// The player does not unload a second boat, although it would be legal.
    Stopped {
        seat: Seat,
    },
    Passed {
        seat: Seat,
    },
    Scored {
        seat: Seat,
        points: i16,
        #[cfg_attr(feature = "ts", tsify(type = "DuelSource"))]
        source: Source,
    },
    GameOver {
        #[cfg_attr(feature = "ts", tsify(type = "Seat[]"))]
        winners: Seats,
    },
}
