//! Events: the facts that the log can tell. They are keys with arguments; the page has the sentences.

use super::cards::{Action, Token};
use super::harbour::{Boat, Cell, PLACES};
use crate::game::{Seat, Seats};
use serde::Serialize;

/// Where points come from.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Duel"))]
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
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Duel"))]
#[serde(tag = "say", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// A player places a figure.
    Placed { seat: Seat, cell: Cell },
    /// A boat is being unloaded; `Took` and `NobodyTook` follow.
    Unloaded { seat: Seat, boat: Boat },
    /// A player gets a token. If it is a temple token on a secret pile, the page forgets its value after the
    /// turn.
    Took { seat: Seat, token: Token },
    /// A token of an unloaded boat that no player took leaves the game.
    NobodyTook { token: Token },
    /// A boat gets tokens of the supply.
    Refilled { boat: Boat, tokens: [Token; PLACES] },
    /// A boat leaves because no tokens are left to refill it; this many boats remain.
    BoatLeft { boat: Boat, left: u8 },
    /// A player uses an action token.
    PlayedAction { seat: Seat, action: Action },
    /// A player picks this token off a boat; `Took` follows.
    Picked { boat: Boat, place: u8 },
    /// Two tokens of a boat have changed places.
    Swapped { boat: Boat, tokens: [Token; 2] },
    /// A token of the warehouse replaces the one that was picked.
    Restocked { boat: Boat, token: Token },
    /// Obelisk B: this player is the first with five.
    FirstToFive { seat: Seat },
    /// The player does not unload a second boat, although it would be legal.
    Stopped { seat: Seat },
    /// A player can do nothing.
    Passed { seat: Seat },
    /// Points of a source.
    Scored { seat: Seat, points: i16, source: Source },
    /// The game is over.
    GameOver { winners: Seats },
}
