//! The verbs of games whose hidden cards only one device knows, for JavaScript. [`Session::resume`] opens the record of a sight.

use super::{Session, eye_of, read, thrown, written};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Session {
    /// Returns the record of this game as a seat knows it, or without a seat somebody who only watches: of a world that the viewer
    /// cannot tell from the true one, with what each move has shown.
    ///
    /// # Errors
    /// A refusal: this is no game with cards that only some seats know, or itself such a world, or there is no such seat.
    pub fn sight(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Seat | null")] eye: Option<u8>,
    ) -> Result<String, JsValue> {
        self.0.0.sight(eye_of(eye)).map_err(thrown)
    }

    /// Returns what the moves from this number on, counted from 0, have shown a viewer.
    ///
    /// # Errors
    /// As for `sight`.
    #[wasm_bindgen(unchecked_return_type = "Shown[]")]
    pub fn shown(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Seat | null")] eye: Option<u8>,
        from: u32,
    ) -> Result<JsValue, JsValue> {
        self.0.0.shown(eye_of(eye), from as usize).map(|shown| read(&shown)).map_err(thrown)
    }

    /// Carries out a move that was played in the true game, in a world that is kept of it; returns its steps as the viewer sees
    /// them.
    ///
    /// # Errors
    /// A refusal, also if what is shown contradicts what the viewer knows; then nothing has changed.
    #[wasm_bindgen(unchecked_return_type = "Step<Face, LogEvent, Place>[]")]
    pub fn learn(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Shown")] shown: JsValue,
    ) -> Result<JsValue, JsValue> {
        self.0.0.learn(&written(&shown)).map(|steps| read(&steps)).map_err(thrown)
    }
}
