//! The verbs of games whose chance is made while they are played, for JavaScript. Such a game begins as a record without moves.

use super::{Session, thrown, written};
use dockhand::game::Seat;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Session {
    /// Returns whether a legal move needs a draw: this is a fresh game, and the move shows some seat what no seat knows.
    ///
    /// # Errors
    /// A refusal with the rule that forbids the move.
    pub fn needs(
        &self,
        seat: u8,
        #[wasm_bindgen(js_name = "move", unchecked_param_type = "Move")] mv: JsValue,
    ) -> Result<bool, JsValue> {
        self.0.0.needs(Seat(seat), &written(&mv)).map_err(thrown)
    }

    /// Puts in the seed of the next move that draws, 16 hexadecimal digits, in place of any that waits.
    ///
    /// # Errors
    /// A refusal: this is no fresh game, or that is no seed.
    pub fn draw(&mut self, seed: &str) -> Result<(), JsValue> {
        self.0.0.draw(seed).map_err(thrown)
    }

    /// Returns 32 bits of a hash of what the seats know: the same in all games that differ only in what no seat knows.
    pub fn check(&self) -> u32 {
        self.0.0.check()
    }
}
