//! Why the options of a game cannot be played.

use super::cards::Picture;
use arrayvec::ArrayString;
use serde::Serialize;

/// A name from a components file, cut if it is too long to be repeated.
pub type FileName = ArrayString<24>;

/// Why these options cannot be played.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Rampart"))]
#[serde(tag = "code", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Conflict {
    /// The game is for 2 to 4 players.
    WrongNumberOfSeats { seats: u8 },
    /// The first player is not a seat of this table.
    NoSuchFirstPlayer,
    /// The given cards are not the 45 wall cards.
    WrongTable,
    /// The file has more entries than 45 cards can need; nothing else in it was checked.
    DeckTooLarge,
    /// The file is for another game.
    OtherGame { game: FileName },
    /// The file names a picture that does not exist.
    UnknownPicture { picture: FileName },
    /// A picture is on too few or too many cards of the file.
    WrongCount { picture: Picture, has: u16, least: u16, most: u16 },
    /// No card bears this number: wall cards have those from `lowest` to `highest`.
    NoSuchNumber { number: i32, lowest: u8, highest: u8 },
    /// A number is listed more than once.
    NumberTwice { number: u8 },
    /// A number is not listed under any picture, not even `plain`.
    NumberMissing { number: u8 },
}
