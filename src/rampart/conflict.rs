//! Why the options of a game cannot be played.

use super::cards::Picture;
use arrayvec::ArrayString;
use serde::Serialize;

/// A name from a components file, cut if it is too long to be repeated.
pub type FileName = ArrayString<24>;

/// Why these options cannot be played.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "RampartConflict"))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Conflict {
    /// The game is for 2 to 4 players.
    WrongNumberOfSeats {
        /// The number of players that was asked for.
        seats: u8,
    },
    /// The first player is not a seat of this table.
    NoSuchFirstPlayer,
    /// The given cards are not the 45 wall cards.
    WrongTable,
    /// The file has more entries than 45 cards can need; nothing else in it was checked.
    DeckTooLarge,
    /// The file is for another game.
    OtherGame {
        /// The name in the file.
        #[cfg_attr(feature = "ts", tsify(type = "string"))]
        game: FileName,
    },
    /// The file names a picture that does not exist.
    UnknownPicture {
        /// The name in the file.
        #[cfg_attr(feature = "ts", tsify(type = "string"))]
        picture: FileName,
    },
    /// A picture is on too few or too many cards.
    WrongCount {
        /// The picture.
        picture: Picture,
        /// The number of cards that have it in the file.
        has: u16,
        /// The fewest cards that may have it.
        least: u16,
        /// The most cards that may have it.
        most: u16,
    },
    /// No card bears this number.
    NoSuchNumber {
        /// The number.
        number: i32,
        /// The lowest number of a wall card.
        lowest: u8,
        /// The highest number of a wall card.
        highest: u8,
    },
    /// A number is listed more than once.
    NumberTwice {
        /// The number.
        number: u8,
    },
    /// A number is not listed under any picture, not even `plain`.
    NumberMissing {
        /// The number.
        number: u8,
    },
}
