//! What stands for the verbs of games that are kept in other worlds, in a module without them.

use super::running::Match;
use crate::game::Game;
use crate::record::RecordError;

/// No verbs.
pub trait Learning {}

impl<G: Game> Learning for Match<G> {}

impl<G: Game> Match<G> {
    #[inline]
    pub(super) fn resume_sight(_: &str) -> Option<Result<Match<G>, RecordError>> {
        None
    }
}
