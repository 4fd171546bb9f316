//! Why the options of a game cannot be played.

use serde::Serialize;

/// Why these options cannot be played.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Duel"))]
#[serde(tag = "code", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Conflict {
    /// The Duel is for two players.
    WrongNumberOfSeats { seats: u8 },
    /// The first player is not a seat of this table.
    NoSuchFirstPlayer,
    /// The given tokens are not the sixty of the box.
    WrongTokens,
}
