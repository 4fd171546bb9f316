//! The addresses of the table, and what a piece shows.

use super::cards::{Card, Site};
use crate::game::{PlaceName, Seat};
use serde::Serialize;
use std::fmt;

/// An address of the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// Pile: a player's stones left in the quarry.
    Quarry(Seat),
    /// A place of a sled, from 0.
    Sled(Seat, u8),
    /// The place of a boat of the round before it sails.
    Lane(u8),
    /// The dock of a site.
    Dock(Site),
    /// A place of a boat, counted from the bow, wherever the boat lies.
    Boat(u8, u8),
    /// Pile: the boats not in use.
    Shore,
    /// A face-up market card.
    Market(u8),
    /// A card of market B's pair.
    Pair(u8),
    /// Pile: the market deck.
    Deck,
    /// Pile: the discards.
    Discard,
    /// Pile: a player's cards of a kind.
    Held(Seat, Card),
    /// A card being carried out, the outermost first.
    Played(u8),
    /// A place of a pyramid, in building order.
    Pyramid(u8, u8),
    /// Pile: a player's stones beside the pyramids.
    Beside(Seat),
    /// The n-th stone of the temple.
    Temple(u8),
    /// The n-th stone of the burial chamber.
    Chamber(u8),
    /// Obelisks A: the n-th stone of a player from below.
    Obelisk(Seat, u8),
    /// Obelisks B: a stone that is not part of an obelisk yet.
    Loose(Seat, u8),
    /// Obelisks B: a stone of a built obelisk.
    Built(u8, u8),
    /// Counter: points.
    Score(Seat),
    /// Counter: the round, from 1.
    Round,
    /// An answer that is not a piece of the table.
    Choice(Choice),
}

/// Answers that are not pieces of the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Choice {
    Point,
    Stones,
    Accept,
    Decline,
    Pass,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Place::Quarry(Seat(s)) => write!(f, "quarry/{s}"),
            Place::Sled(Seat(s), i) => write!(f, "sled/{s}/{i}"),
            Place::Lane(boat) => write!(f, "lane/{boat}"),
            Place::Dock(site) => write!(f, "dock/{}", site.name()),
            Place::Boat(boat, place) => write!(f, "boat/{boat}/{place}"),
            Place::Shore => f.write_str("shore"),
            Place::Market(i) => write!(f, "market/{i}"),
            Place::Pair(i) => write!(f, "pair/{i}"),
            Place::Deck => f.write_str("deck"),
            Place::Discard => f.write_str("discard"),
            Place::Held(Seat(s), card) => write!(f, "held/{s}/{}", card.name()),
            Place::Played(i) => write!(f, "played/{i}"),
            Place::Pyramid(p, i) => write!(f, "pyramid/{p}/{i}"),
            Place::Beside(Seat(s)) => write!(f, "beside/{s}"),
            Place::Temple(i) => write!(f, "temple/{i}"),
            Place::Chamber(i) => write!(f, "chamber/{i}"),
            Place::Obelisk(Seat(s), i) => write!(f, "obelisk/{s}/{i}"),
            Place::Loose(Seat(s), i) => write!(f, "loose/{s}/{i}"),
            Place::Built(slot, i) => write!(f, "built/{slot}/{i}"),
            Place::Score(Seat(s)) => write!(f, "score/{s}"),
            Place::Round => f.write_str("round"),
            Place::Choice(choice) => f.write_str(match choice {
                Choice::Point => "choice/point",
                Choice::Stones => "choice/stones",
                Choice::Accept => "choice/accept",
                Choice::Decline => "choice/decline",
                Choice::Pass => "choice/pass",
            }),
        }
    }
}

impl PlaceName for Place {
    fn is_pile(self) -> bool {
        matches!(
            self,
            Place::Quarry(_)
                | Place::Shore
                | Place::Deck
                | Place::Discard
                | Place::Held(..)
                | Place::Beside(_)
                | Place::Score(_)
                | Place::Round
        )
    }
}

/// What a piece shows.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Imhotep"))]
#[serde(tag = "is", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Face {
    Stone { seat: Seat },
    Card { card: Card },
    Boat { boat: u8, capacity: u8, least: u8 },
}
