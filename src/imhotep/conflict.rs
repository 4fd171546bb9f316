//! Why the options of a game cannot be played.

use serde::Serialize;

/// Why these options cannot be played.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Imhotep"))]
#[serde(tag = "code", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Conflict {
    /// Imhotep is for 2 to 4 players.
    WrongNumberOfSeats { seats: u8 },
    /// The first player is not a seat of this table.
    NoSuchFirstPlayer,
    /// The given deck is not the 34 market cards.
    WrongDeck,
    /// A round card asks for boats that the pool does not have.
    WrongBoats,
    /// The components file is for another game.
    OtherGame,
    /// There are not three pyramids.
    WrongPyramids { has: u32, right: u8 },
    /// A pyramid has no place, or more than can be kept. It counts from 1.
    WrongPyramid { pyramid: u8, has: u32, least: u8, most: u8 },
    /// A space has more points than can be kept. Pyramid and space count from 1.
    WrongSpace { pyramid: u8, space: u8, has: u8, most: u8 },
    /// The temple does not have five columns.
    WrongTemple { has: u32, right: u8 },
    /// The obelisks have more slots than can be kept.
    WrongObelisks { has: u32, most: u8 },
    /// A slot of the obelisks has more points than can be kept; it counts from 1.
    WrongSlot { slot: u8, has: u8, most: u8 },
    /// There are not three lists of round cards, one for each number of players.
    WrongRounds { has: u32, right: u8 },
    /// There are not seven round cards for a number of players.
    WrongRoundCards { players: u8, has: u32, right: u8 },
    /// A round card does not have four boats; the card counts from 1.
    WrongRoundCard { players: u8, card: u8, has: u32, right: u8 },
    /// A round card has a boat that does not exist, or more boats of a size than the pool. The card counts
    /// from 1.
    TooManyBoats { players: u8, card: u8, size: u8, has: u8, most: u8 },
}
