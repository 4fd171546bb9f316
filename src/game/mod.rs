//! The contract that every game keeps: [`Rules`], [`Observation`], [`Learn`] and [`Describe`], and the words that all games share.

mod describe;
mod heaps;
mod learn;
mod motion;
mod observation;
mod printed;
mod rules;
mod seat;

pub use describe::{Describe, NoNote, Taps};
pub use heaps::{Heaps, Told};
pub use learn::{Contradiction, Facts, Learn};
pub use motion::{AnyLog, Log, Motion, MotionOf, Quiet, Step, redact, reveals};
pub use observation::{Observation, turns_up};
pub(crate) use printed::{Printed, Reconstructed};
pub(crate) use rules::unasked;
pub use rules::{Outcome, Rules};
pub use seat::{BySeat, MOST_SEATS, PointsBySeat, Seat, Seats};

use serde::Serialize;
use std::fmt::{Debug, Display};

/// The viewer of a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Eye {
    /// What this seat may see.
    Seat(Seat),
    /// What all seats see.
    Table,
    /// Everything: for tests, traces and finished games.
    All,
}

/// One address: what a tap means, what a piece lies on, what a motion goes between, what a label describes.
pub trait PlaceName: Copy + Ord + Debug + Display {
    /// Returns whether pieces here are only counted: a pile has a counter and no tokens of its own.
    fn is_pile(self) -> bool;
}

/// A reason why something is not allowed.
pub trait Reason: Copy + Debug + PartialEq + Serialize {
    /// Returns the id of the rule that forbids it, for example `imhotep/sail`.
    fn rule(&self) -> &'static str;

    /// Returns whether the refusal only says that another decision is pending; then a different refusal for the same place
    /// says more.
    fn is_wrong_phase(&self) -> bool;
}

/// A tabletop game, with all three parts of the contract.
pub trait Game: Learn + Describe {}

impl<G: Learn + Describe> Game for G {}
