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
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Imhotep"))]
#[serde(tag = "do", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Move {
    /// Take three stones from the quarry to the sled.
    TakeStones,
    /// Load a stone on a boat.
    Load { boat: u8, place: u8 },
    /// Sail a boat to a site.
    Sail { boat: u8, site: Site },
    /// Play a Lever (blue): sail a boat and choose the order of unloading.
    Lever { boat: u8, site: Site, order: Order },
    /// Play a Hammer (blue): take three stones, then load one.
    Hammer { boat: u8, place: u8 },
    /// Play a Sail (blue): load a stone and sail that boat.
    SailCard { boat: u8, place: u8, site: Site },
    /// Play a Chisel (blue): load two stones; the lower spot is named first.
    Chisel { first: Spot, second: Spot },
    /// Pass, if no action is legal.
    Pass,
    /// Take a face-up market card of this kind.
    PickCard { card: Card },
    /// Take the two face-down cards of market B.
    PickPair,
    /// Keep this card of the pair.
    KeepCard { card: Card },
    /// Choose the pyramid of side B to build on.
    ChoosePyramid { pyramid: u8 },
    /// Use the bonus of pyramids B: load a stone on a boat.
    LoadBonus { boat: u8, place: u8 },
    /// Decline a bonus.
    Decline,
    /// Accept a bonus that may be declined.
    Accept,
    /// Temple B: take a point.
    TemplePoint,
    /// Temple B: take two stones from the quarry.
    TempleStones,
}

/// Why a move is refused.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Imhotep"))]
#[serde(tag = "code", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Another seat decides: this one.
    NotYourDecision { seat: Seat },
    /// Another kind of decision is pending.
    OtherDecision,
    /// A player who can act cannot pass.
    CannotPass,
    /// The sled has no room.
    SledFull,
    /// The quarry has no more stones of this colour.
    QuarryEmpty,
    /// The sled has no stone to load.
    SledEmpty,
    /// The round has no such boat, or the boat no such place.
    NoSuchPlace,
    /// There is a stone already.
    PlaceTaken,
    /// The boat has sailed.
    BoatSailed,
    /// The boat carries too few stones.
    TooFewStones { least: u8, has: u8 },
    /// Another boat lies at this site.
    DockTaken { site: Site },
    /// The player holds no such card.
    CardNotHeld { card: Card },
    /// The boat does not carry these stones.
    WrongOrder,
    /// The boat has no free place.
    BoatFull,
    /// The Chisel needs two stones.
    TwoStonesNeeded,
    /// The Chisel needs two different places, the lower one named first.
    TwoPlacesNeeded,
    /// No such card lies face up.
    CardNotThere { card: Card },
    /// The pair is gone, or this market has none.
    NoPair,
    /// No such card in the pair.
    NotInPair { card: Card },
    /// The pyramid has no room.
    PyramidFull,
    /// This bonus is not available, or cannot be declined.
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
