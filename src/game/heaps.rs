//! What chance has drawn for a game with live chance, told so that a program that knows no rule can check it.

use crate::game::{Log, Motion, Rules};
use serde::Serialize;

/// What a draw has taken from a generator: the number of the draw, then what was drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "Heap"))]
#[serde(untagged)]
pub enum Told {
    /// A heap that was shuffled with the generator of the draw: the numbers of its cards as shuffling has left them.
    Heap(u16, Vec<u8>),
    /// The same with a generator of its own, whose state is the next number of the draw's: true.
    Own(u16, Vec<u8>, bool),
    /// A number that the generator of the draw gave, and the number that it is below.
    Number(u16, u8, u8),
}

/// The heaps of a game, in the order in which they were shuffled.
#[derive(Clone, Debug, Default)]
pub struct Heaps {
    /// All that was told.
    pub told: Vec<Told>,
    /// The number of the draw that is told now.
    pub draw: u16,
}

impl Heaps {
    /// Tells a heap, whose cards have lain in the ascending order of these numbers before.
    pub fn heap(&mut self, cards: impl IntoIterator<Item = u8>) {
        self.told.push(Told::Heap(self.draw, cards.into_iter().collect()));
    }

    /// Tells a number below `below`.
    pub fn number(&mut self, number: u8, below: u8) {
        self.told.push(Told::Number(self.draw, number, below));
    }
}

/// Takes the heaps that a move shuffles while it is carried out: they have a generator of their own.
impl<G: Rules> Log<G> for Heaps {
    fn event(&mut self, _: G::Event) {}
    fn motion(&mut self, _: Motion<G::Place, G::Face>) {}
    fn shuffled(&mut self, pile: &mut [u8]) {
        self.told.push(Told::Own(self.draw, pile.to_vec(), true));
    }
}
