//! The addresses of the table, and what a piece shows.

use super::cards::Picture;
use crate::game::{PlaceName, Seat};
use serde::Serialize;
use std::fmt;

/// An address of the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// `card/N`: a spot of the table, 0 to 44, and the wall card on it.
    Card(u8),
    /// `wall/S/I`: a card of a rampart, counted from the left; the flag is 0.
    Wall(Seat, u8),
    /// `gone`, pile: the cards that were shot. They lie face up.
    Gone,
    /// `score/S`, counter: the points of a rampart so far; without the variant the number of its cards.
    Score(Seat),
    /// `magic/S`, counter: 1 while a player has an unused magician.
    Magic(Seat),
    /// `skipped/S`, counter: 1 while a player cannot take any card that is left.
    Skipped(Seat),
    /// `safe/S/I`, counter: 1 while towers protect this card of a rampart from cannons.
    Safe(Seat, u8),
    /// `choice/…`: an answer that is not a piece of the table.
    Choice(Choice),
}

/// Answers that are not pieces of the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Choice {
    Take,
    Insert,
    PutBack,
    Leave,
    Pass,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Place::Card(spot) => write!(f, "card/{spot}"),
            Place::Wall(Seat(s), i) => write!(f, "wall/{s}/{i}"),
            Place::Gone => f.write_str("gone"),
            Place::Score(Seat(s)) => write!(f, "score/{s}"),
            Place::Magic(Seat(s)) => write!(f, "magic/{s}"),
            Place::Skipped(Seat(s)) => write!(f, "skipped/{s}"),
            Place::Safe(Seat(s), i) => write!(f, "safe/{s}/{i}"),
            Place::Choice(choice) => f.write_str(match choice {
                Choice::Take => "choice/take",
                Choice::Insert => "choice/insert",
                Choice::PutBack => "choice/put-back",
                Choice::Leave => "choice/leave",
                Choice::Pass => "choice/pass",
            }),
        }
    }
}

impl PlaceName for Place {
    fn is_pile(self) -> bool {
        matches!(self, Place::Gone | Place::Score(_) | Place::Magic(_) | Place::Skipped(_) | Place::Safe(..))
    }
}

/// What a piece shows. All backs are alike.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Rampart"))]
#[serde(tag = "is", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Face {
    Flag { seat: Seat },
    Card { number: u8, picture: Picture },
}
