//! The verbs of games whose chance is made while they are played, for JavaScript. Such a game begins as a record without moves.

use super::{Session, read, written};
use dockhand::game::Seat;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Session {
    /// Returns whether a move needs a draw: it is legal in a game with live chance, and shows some seat what no seat knows.
    pub fn needs(
        &self,
        seat: u8,
        #[wasm_bindgen(js_name = "move", unchecked_param_type = "Move")] mv: JsValue,
    ) -> bool {
        self.0.0.needs(Seat(seat), &written(&mv))
    }

    /// Puts in the seed of the next move that draws, 16 hexadecimal digits, in place of any that waits. Returns whether it did;
    /// it does not if that is no seed or this game has no live chance.
    pub fn draw(&mut self, #[wasm_bindgen(unchecked_param_type = "string")] seed: JsValue) -> bool {
        seed.as_string().is_some_and(|seed| self.0.0.draw(&seed))
    }

    /// Returns 32 bits of a hash of what the seats know: the same in all games that differ only in what no seat knows.
    pub fn check(&self) -> u32 {
        self.0.0.check()
    }

    /// Returns the heaps that were shuffled for the deal and for each draw, in order; none if this game has no live chance.
    #[wasm_bindgen(unchecked_return_type = "Heap[]")]
    pub fn heaps(&self) -> JsValue {
        read(&self.0.0.heaps())
    }

    /// Returns whether people can begin this table by link.
    #[wasm_bindgen(js_name = "byLink")]
    pub fn by_link(&self) -> bool {
        self.0.0.by_link()
    }
}
