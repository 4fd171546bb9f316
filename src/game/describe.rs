//! A game for people and other programs: what is asked, how a move is tapped, what is printed.

use super::{Eye, Rules, Seat};
use arrayvec::ArrayVec;
use serde::Serialize;
use std::fmt::Debug;

/// The places to tap, in order, to mean a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taps<P> {
    /// The places; never empty.
    pub places: ArrayVec<P, 8>,
    /// The number of places at the end that may be tapped in any order.
    pub any_order: u8,
}

impl<P: Copy> Taps<P> {
    /// Returns the taps in exactly this order.
    pub fn in_order(places: &[P]) -> Taps<P> {
        Taps { places: places.iter().copied().take(8).collect(), any_order: 0 }
    }
}

/// The note type of games that have no notes.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub enum NoNote {}

/// A game in words and taps.
pub trait Describe: Rules {
    /// The question to the seat that decides.
    type Ask: Copy + Debug + PartialEq + Serialize;
    /// What is printed on the board at a place.
    type Print: Copy + Debug + PartialEq + Serialize;
    /// Facts that follow from the pieces on the table.
    type Note: Clone + Debug + PartialEq + Serialize;

    /// Returns the question to the seats that decide.
    fn ask(&self) -> Option<Self::Ask>;
    /// Returns the places to tap to mean a move.
    fn taps(&self, mv: Self::Move) -> Taps<Self::Place>;
    /// Returns the pieces that `seat` may tap to begin this move, though it can be meant without them: the card that a cell
    /// is chosen for, before the cell; the cards of the hand, in place of the answer that one of them is played; a card like
    /// the one that is taken.
    fn begins(&self, seat: Seat, mv: Self::Move) -> ArrayVec<Self::Place, 16> {
        let _ = (seat, mv);
        ArrayVec::new()
    }
    /// Calls `each` with every own piece that this move leads to laying, and every place where that could be, as the
    /// table lies now. It is a plan: when it is asked, the table may lie otherwise.
    fn plans(&self, seat: Seat, mv: Self::Move, each: &mut dyn FnMut(Self::Place, Self::Place)) {
        let _ = (seat, mv, each);
    }
    /// Calls `each` with everything that is printed on the board; it never changes during a game.
    fn prints(&self, each: &mut dyn FnMut(Self::Place, Self::Print));
    /// Calls `each` with what `eye` could work out from what it sees, and the place it is about; only on demand.
    fn notes(&self, eye: Eye, each: &mut dyn FnMut(Self::Place, Self::Note)) {
        let _ = (eye, each);
    }
    /// Returns the whole state in words and numbers, for traces and golden files. Shapes are the game's own.
    fn describe(&self) -> serde_json::Value;
    /// Returns the number that [`Log::shuffled`](super::Log::shuffled) uses for a card's name, and back.
    fn card_names() -> &'static [&'static str];
}
