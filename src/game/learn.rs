//! Games whose hidden cards only one device knows. Every other device keeps a world that its viewer cannot tell from the true
//! game, and learns what each move shows; so it is a whole game, and has nothing to give away.

use super::{Eye, Observation, Seat};
use crate::data::Data;
use crate::rng::Rng;
use serde::{Deserialize, Serialize};

/// What a move shows a viewer that was hidden from it before.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// Cards that the viewer knows after the move: where each lay before it, as its number among the places that may be
    /// hidden from the viewer, and which it is.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", tsify(optional))]
    pub cards: Vec<(u8, u8)>,
    /// What a pile that has no cards of a number turns up, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", tsify(optional))]
    pub turned: Vec<u8>,
    /// The secret answers of other seats that the move opens, as moves; null for one that stays secret in part.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", tsify(optional, type = "[Seat, unknown][]"))]
    pub answers: Vec<(Seat, Option<Data>)>,
}

impl Facts {
    /// Returns whether there are none.
    pub fn are_none(&self) -> bool {
        *self == Facts::default()
    }
}

/// Facts that cannot be true: they contradict what the viewer knows.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Contradiction;

/// A game that can be kept in a world that a viewer cannot tell from the true one. A game in which no seat knows more than
/// another needs nothing of this.
pub trait Learn: Observation {
    /// Returns what a legal move shows `eye`; `None` if such games are not kept in other worlds.
    fn facts(&self, eye: Eye, seat: Seat, mv: Self::Move) -> Option<Facts> {
        let _ = (eye, seat, mv);
        None
    }
    /// Returns whether `eye` does not learn which of several moves a legal move of a seat was.
    fn hides(&self, eye: Eye, seat: Seat, mv: Self::Move) -> bool {
        let _ = (eye, seat, mv);
        false
    }
    /// Returns a world that `eye` cannot tell from this one, in which the facts of the next move are true. What the move does
    /// may depend on something that stays hidden: `attempt` asks for another such world. `None` if this attempt gives none.
    ///
    /// # Errors
    /// The facts contradict what `eye` knows.
    fn with_facts(&self, eye: Eye, facts: &Facts, attempt: u32) -> Result<Option<Self>, Contradiction> {
        let _ = (eye, facts, attempt);
        Err(Contradiction)
    }
    /// Returns what chance would have fixed if `eye` played in a world that it imagines: `dealt` is the game that `chance`
    /// gives, this is the same before the first move, perhaps resampled.
    fn chance_for(&self, eye: Eye, chance: &Self::Chance, dealt: &Self) -> Self::Chance {
        let _ = (eye, dealt);
        chance.clone()
    }
    /// Imagines like [`imagine`](Observation::imagine), also as somebody without a seat does.
    fn imagine_for(&mut self, eye: Eye, rng: &mut Rng) {
        match eye {
            Eye::Seat(seat) => self.imagine(seat, rng),
            Eye::Table => self.imagine(Seat(0), rng), // if no seat knows more than another
            Eye::All => {}
        }
    }
}
