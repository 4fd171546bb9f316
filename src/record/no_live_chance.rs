//! What stands for [`DrawSeeds`](super::DrawSeeds) in a module without live chance: there is no value of the type, so that the
//! compiler leaves out all that is done with one.

use crate::data::Data;
use crate::game::{Game, Seat};
use crate::rng::Rng;

/// The seeds of a game with live chance; this module has none.
#[derive(Clone, Debug, PartialEq)]
pub enum DrawSeeds {}

impl DrawSeeds {
    pub(crate) fn dealer(&self) -> Rng {
        match *self {}
    }
    pub(super) fn seed(&self) -> u32 {
        match *self {}
    }
    pub(crate) fn draw<G: Game>(&mut self, _: &mut G, _: &[&G], _: Seat, _: G::Move) -> Option<bool> {
        match *self {}
    }
    pub(crate) fn lacks<G: Game>(&self, _: &G, _: Seat, _: G::Move) -> bool {
        match *self {}
    }
    pub(super) fn all_drawn(&self) -> bool {
        match *self {}
    }
    pub(super) fn taken_from(_: &mut Data) -> Option<DrawSeeds> {
        None
    }
    pub(super) fn file(&self, _: Data) -> Data {
        match *self {}
    }
    pub(super) fn read(_: &[u8]) -> Option<(DrawSeeds, &[u8])> {
        None
    }
    pub(super) fn write(&self, _: &mut Vec<u8>) {
        match *self {}
    }
}
