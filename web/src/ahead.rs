//! The verbs of programs that look ahead, for JavaScript.

use super::{Boxed, Session, hand_out, read, thrown};
use dockhand::bot::Level;
use dockhand::game::Seat;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Session {
    /// Returns the legal moves of a seat without their taps; none if this seat does not decide.
    #[wasm_bindgen(js_name = legal, unchecked_return_type = "Move[]")]
    pub fn legal_moves(&self, seat: u8) -> JsValue {
        read(&self.0.0.legal_moves(Seat(seat)))
    }

    /// Returns an independent copy of the game, with its record.
    #[wasm_bindgen(js_name = clone)]
    pub fn copied(&self) -> Session {
        Session(Boxed(self.0.0.copied()))
    }

    /// Returns a world that `seat` cannot tell from the true one, drawn from all such worlds; the same for the same seed. It has
    /// no record of what came before.
    ///
    /// # Errors
    /// A refusal: there is no such seat.
    #[wasm_bindgen(js_name = imagine)]
    pub fn imagined(&self, seat: u8, seed: u32) -> Result<Session, JsValue> {
        self.0.0.imagined(Seat(seat), seed).map(|session| Session(Boxed(session))).map_err(thrown)
    }

    /// Plays on in a copy, with moves that are chosen quickly, and returns the outcome; the same for the same seed. After
    /// `horizon` more steps of the game's own progress it stops, without winners and with the points that are expected.
    #[wasm_bindgen(unchecked_return_type = "Outcome")]
    pub fn rollout(&self, seed: u32, horizon: Option<u16>) -> JsValue {
        hand_out(&self.0.0.rollout(seed, horizon.unwrap_or(Level::TO_THE_END)))
    }
}
