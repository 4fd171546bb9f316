//! What stands for the verbs of fresh games in a module without them.

use super::running::Match;
use crate::game::Game;

/// No verbs.
pub trait Fresh {}

impl<G: Game> Fresh for Match<G> {}
