//! The contract that every game keeps: [`Rules`], [`Observation`] and [`Describe`], and the words that all games share.

mod describe;
mod motion;
mod observation;
mod rules;
mod seat;

pub use describe::{Describe, NoNote, Taps};
pub use motion::{Log, Motion, MotionOf, Quiet, Step, redact, reveals};
pub use observation::Observation;
pub use rules::{Outcome, Rules};
pub use seat::{BySeat, MOST_SEATS, Seat, Seats};

use serde::Serialize;
use std::fmt::{Debug, Display};

/// Through whose eyes.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Eye {
    /// What this seat may see.
    Seat(Seat),
    /// What everybody at the table sees.
    Table,
    /// Everything: for tests, traces and finished games.
    All,
}

/// One address: what a tap means, what a piece lies on, what a motion goes between, what a label describes.
pub trait PlaceName: Copy + Ord + Debug + Display {
    /// Whether pieces here are only counted. A pile has a counter and no tokens of its own.
    fn is_pile(self) -> bool;
}

/// A reason why something is not allowed.
pub trait Reason: Copy + Debug + PartialEq + Serialize {
    /// The id of the rule that forbids it, for example `imhotep/sail`.
    fn rule(&self) -> &'static str;

    /// Whether this only says that another decision is due. Then a different refusal for the same place says more.
    fn is_wrong_phase(&self) -> bool;
}

/// A tabletop game: everything one can ask of it.
pub trait Game: Observation + Describe {}

impl<G: Observation + Describe> Game for G {}
