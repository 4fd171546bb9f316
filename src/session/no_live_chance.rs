//! What stands for the verbs of games with live chance in a module without them.

use super::running::Match;
use crate::game::Game;

/// No verbs.
pub trait LiveChance {}

impl<G: Game> LiveChance for Match<G> {}
