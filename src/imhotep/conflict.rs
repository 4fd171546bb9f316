//! Why the options of a game cannot be played.

use serde::Serialize;

/// Why these options cannot be played.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "ImhotepConflict"))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Conflict {
    /// Imhotep is for 2 to 4 players.
    WrongNumberOfSeats {
        /// The number of players that was asked for.
        seats: u8,
    },
    /// The first player is not a seat of this table.
    NoSuchFirstPlayer,
    /// The given deck is not the 34 market cards.
    WrongDeck,
    /// A round card asks for boats that the pool does not have.
    WrongBoats,
    /// The components file is for another game.
    OtherGame,
    /// There are not three pyramids of five spaces.
    WrongPyramids,
    /// A space has the wrong points: 1 with a bonus, 4 without a bonus at the top, 1 to 9 elsewhere. Pyramid
    /// and space count from 0.
    #[allow(missing_docs)]
    WrongSpace { pyramid: u8, space: u8 },
    /// There are not three choices, one column of two points and one of a card.
    WrongTemple,
    /// There are not ten slots that begin with 10 and 9 and never rise.
    WrongObelisks,
    /// There are not seven round cards for each number of players.
    WrongRounds,
    /// A round card does not have four boats of the pool; the card counts from 1.
    #[allow(missing_docs)]
    WrongRoundCard { players: u8, card: u8 },
}
