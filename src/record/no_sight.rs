//! What stands for the sight of a game in a module without it: there is no value of the type, so that the compiler leaves out
//! all that is done with one.

use super::Setup;
use crate::game::Game;

/// What one viewer knows of the chance of a game; this module has none.
#[derive(Clone, Debug, PartialEq)]
pub enum Sight {}

impl Sight {
    pub(super) fn write<G: Game>(&self, _: &Setup<G::Config>) -> String {
        match *self {}
    }
}
