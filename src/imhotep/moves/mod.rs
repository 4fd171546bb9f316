//! The decisions of the game, which of them are legal, and why the others are not.

mod check;
mod list;
mod parts;

pub use parts::{Order, Spot};

use super::cards::{Card, Site};
use crate::game::{Reason, Seat};
use serde::Serialize;

/// A decision.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "ImhotepMove"))]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Move {
    /// Three stones from the quarry to the sled.
    TakeStones,
    /// A stone on a boat.
    #[allow(missing_docs)]
    Load { boat: u8, place: u8 },
    /// A boat to a site.
    #[allow(missing_docs)]
    Sail { boat: u8, site: Site },
    /// Blue card: sail, choosing the order of unloading.
    #[allow(missing_docs)]
    Lever {
        boat: u8,
        site: Site,
        #[cfg_attr(feature = "ts", tsify(type = "Seat[]"))]
        order: Order,
    },
    /// Blue card: take three stones, then load one.
    #[allow(missing_docs)]
    Hammer { boat: u8, place: u8 },
    /// Blue card: load a stone and sail that boat.
    #[allow(missing_docs)]
    SailCard { boat: u8, place: u8, site: Site },
    /// Blue card: load two stones; the lower spot is named first.
    #[allow(missing_docs)]
    Chisel { first: Spot, second: Spot },
    /// No legal action at all.
    Pass,
    /// A face-up market card of this kind.
    #[allow(missing_docs)]
    PickCard { card: Card },
    /// The two face-down cards of market B.
    PickPair,
    /// The card of the pair to keep.
    #[allow(missing_docs)]
    KeepCard { card: Card },
    /// The pyramid of side B to build on.
    #[allow(missing_docs)]
    ChoosePyramid { pyramid: u8 },
    /// Bonus of pyramids B: a stone on a boat.
    #[allow(missing_docs)]
    LoadBonus { boat: u8, place: u8 },
    /// No bonus.
    Decline,
    /// The bonus, where it may be declined.
    Accept,
    /// Temple B: a point.
    TemplePoint,
    /// Temple B: two stones from the quarry.
    TempleStones,
}

/// Why a move is refused.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "ImhotepRefusal"))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Somebody else decides.
    NotYourDecision {
        /// Who does.
        seat: Seat,
    },
    /// Something else is to be decided.
    OtherDecision,
    /// An action is possible, so there is no passing.
    CannotPass,
    /// The sled has no room.
    SledFull,
    /// The quarry has no more stones of this colour.
    QuarryEmpty,
    /// No stone to load.
    SledEmpty,
    /// The round has no such boat, or the boat no such place.
    NoSuchPlace,
    /// A stone lies there.
    PlaceTaken,
    /// The boat has sailed.
    BoatSailed,
    /// The boat carries too little.
    #[allow(missing_docs)]
    TooFewStones { least: u8, has: u8 },
    /// Another boat lies there.
    #[allow(missing_docs)]
    DockTaken { site: Site },
    /// The player holds no such card.
    #[allow(missing_docs)]
    CardNotHeld { card: Card },
    /// Not the stones that this boat carries.
    WrongOrder,
    /// The boat has no free place.
    BoatFull,
    /// Chisel needs two stones.
    TwoStonesNeeded,
    /// Chisel needs two different places, the lower one named first.
    TwoPlacesNeeded,
    /// No such card lies face up.
    #[allow(missing_docs)]
    CardNotThere { card: Card },
    /// The pair is gone, or this market has none.
    NoPair,
    /// No such card in the pair.
    #[allow(missing_docs)]
    NotInPair { card: Card },
    /// The pyramid has no room.
    PyramidFull,
    /// This bonus cannot be had, or not be declined.
    NotThisBonus,
}

impl Reason for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::GameOver | Refusal::NotYourDecision { .. } | Refusal::OtherDecision => "imhotep/turn",
            Refusal::CannotPass => "imhotep/pass",
            Refusal::SledFull | Refusal::QuarryEmpty => "imhotep/take-stones",
            Refusal::SledEmpty | Refusal::NoSuchPlace | Refusal::PlaceTaken => "imhotep/load",
            Refusal::BoatSailed | Refusal::TooFewStones { .. } | Refusal::DockTaken { .. } => "imhotep/sail",
            Refusal::CardNotHeld { .. } => "imhotep/blue-card",
            Refusal::WrongOrder => "imhotep/lever",
            Refusal::BoatFull => "imhotep/sail-card",
            Refusal::TwoStonesNeeded | Refusal::TwoPlacesNeeded => "imhotep/chisel",
            Refusal::CardNotThere { .. } => "imhotep/market-a",
            Refusal::NoPair | Refusal::NotInPair { .. } => "imhotep/market-b",
            Refusal::PyramidFull | Refusal::NotThisBonus => "imhotep/pyramids-b",
        }
    }

    fn is_wrong_phase(&self) -> bool {
        matches!(self, Refusal::OtherDecision)
    }
}
