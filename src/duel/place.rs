//! The addresses of the table, and what a piece shows.

use crate::duel::cards::{Action, Kind, Site, Token, Tone};
use crate::duel::harbour::{Boat, Cell};
use crate::game::{PlaceName, Seat};
use serde::Serialize;
use std::fmt;

/// An address of the table. Rows, columns, cargo places and heights count from 0; numbers printed on tokens
/// stay as printed.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// `cell/ROW/COLUMN`: a cell of the harbour, from the north and the west.
    Cell(Cell),
    /// `quay/row-R`, `quay/column-C`: the place of a boat; a tap on it unloads the boat.
    Quay(Boat),
    /// `boat/row-R/P`: a cargo place of a boat; place 0 touches the quay.
    Cargo(Boat, u8),
    /// `lifted`: the place of a token that is being swapped with another.
    Lifted,
    /// `reserve/S`, pile: a player's figures that are not on the harbour.
    Reserve(Seat),
    /// `action/S/ACTION`, pile: a player's unused action tokens of a kind.
    Action(Seat, Action),
    /// `site/S/SITE`: a site board of a player; nothing lies there, but it is printed.
    Board(Seat, Site),
    /// `site/S/obelisk/N`: a player's obelisk tokens, from below.
    Obelisk(Seat, u8),
    /// `site/S/pyramids/TONE/N`: the tokens of a player's light or dark pyramid, in building order.
    Pyramid(Seat, Tone, u8),
    /// `site/S/temple/VALUE/N`: a player's temple tokens of a value, if they lie open.
    Temple(Seat, u8, u8),
    /// `site/S/tomb/NUMBER`: the space of a number in a player's tomb.
    Tomb(Seat, u8),
    /// `pile/S`, pile: a player's face-down temple tokens.
    Pile(Seat),
    /// `supply`, pile: the face-down tokens that refill boats.
    Supply,
    /// `warehouse`, pile: the face-down tokens that replace one taken.
    Warehouse,
    /// `out/TOKEN`, pile: tokens of a kind that have left the game.
    Out(Token),
    /// `out/boat`, pile: boats that have left the game.
    OutBoat,
    /// `coming/TOKEN`, counter: tokens of a kind in supply and warehouse together.
    Coming(Token),
    /// `coming/temple`, counter: all temple tokens still to come, if their values are secret.
    ComingTemple,
    /// `score/S`, counter: points if the game ended now, without secret temple tokens.
    Score(Seat),
    /// `choice/…`: an answer that is not a piece of the table.
    Choice(Choice),
}

/// Answers that are not pieces of the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Choice {
    /// Place only two figures.
    Done,
    /// Unload no second boat.
    Stop,
    /// Pass.
    Pass,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Place::Cell(cell) => write!(f, "cell/{}/{}", cell.row(), cell.column()),
            Place::Quay(boat) => write!(f, "quay/{}", boat.name()),
            Place::Cargo(boat, place) => write!(f, "boat/{}/{place}", boat.name()),
            Place::Lifted => f.write_str("lifted"),
            Place::Reserve(Seat(s)) => write!(f, "reserve/{s}"),
            Place::Action(Seat(s), action) => write!(f, "action/{s}/{}", action.token().name()),
            Place::Board(Seat(s), site) => write!(f, "site/{s}/{}", site.name()),
            Place::Obelisk(Seat(s), nth) => write!(f, "site/{s}/obelisk/{nth}"),
            Place::Pyramid(Seat(s), tone, nth) => write!(f, "site/{s}/pyramids/{}/{nth}", tone.name()),
            Place::Temple(Seat(s), value, nth) => write!(f, "site/{s}/temple/{value}/{nth}"),
            Place::Tomb(Seat(s), number) => write!(f, "site/{s}/tomb/{number}"),
            Place::Pile(Seat(s)) => write!(f, "pile/{s}"),
            Place::Supply => f.write_str("supply"),
            Place::Warehouse => f.write_str("warehouse"),
            Place::Out(token) => write!(f, "out/{}", token.name()),
            Place::OutBoat => f.write_str("out/boat"),
            Place::Coming(token) => write!(f, "coming/{}", token.name()),
            Place::ComingTemple => f.write_str("coming/temple"),
            Place::Score(Seat(s)) => write!(f, "score/{s}"),
            Place::Choice(Choice::Done) => f.write_str("choice/done"),
            Place::Choice(Choice::Stop) => f.write_str("choice/stop"),
            Place::Choice(Choice::Pass) => f.write_str("choice/pass"),
        }
    }
}

impl PlaceName for Place {
    fn is_pile(self) -> bool {
        matches!(
            self,
            Place::Reserve(_)
                | Place::Action(..)
                | Place::Pile(_)
                | Place::Supply
                | Place::Warehouse
                | Place::Out(_)
                | Place::OutBoat
                | Place::Coming(_)
                | Place::ComingTemple
                | Place::Score(_)
        )
    }
}

/// What a piece shows.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Duel"))]
#[serde(tag = "is", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Face {
    /// A figure of this player.
    Figure { seat: Seat },
    /// A boat.
    Boat { boat: Boat },
    /// An obelisk token.
    Obelisk,
    /// Obelisk B: the fifth token of the player who first had five, turned over.
    FirstFifth,
    /// A pyramid token.
    Pyramid { tone: Tone },
    /// A temple token of this value, 1 to 4.
    Temple { value: u8 },
    /// A tomb token of this number, 1 to 12.
    Tomb { number: u8 },
    /// An action token.
    Action { action: Action },
}

impl Face {
    /// Returns the face of a token.
    pub fn of(token: Token) -> Face {
        match token.kind() {
            Kind::Obelisk => Face::Obelisk,
            Kind::Pyramid(tone) => Face::Pyramid { tone },
            Kind::Temple(value) => Face::Temple { value },
            Kind::Tomb(number) => Face::Tomb { number },
            Kind::Action(action) => Face::Action { action },
        }
    }
}
