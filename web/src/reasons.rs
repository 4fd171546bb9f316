//! What tells two moves apart.

use super::{Session, read, thrown, written};
use dockhand::game::Seat;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Session {
    /// Returns the reason for the first of these moves: what tells it from the first of the others that differs in anything
    /// that the seat can see; null if none does. With a plan for each move that leads to laying a piece, the piece and its
    /// place, the reason is about what comes of the plan.
    ///
    /// # Errors
    /// A refusal with the rule that forbids one of the moves.
    #[wasm_bindgen(unchecked_return_type = "Reason<Move> | null")]
    pub fn reason(
        &self,
        seat: u8,
        #[wasm_bindgen(unchecked_param_type = "Move[]")] moves: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "readonly (readonly Place[])[]")] plans: JsValue,
    ) -> Result<JsValue, JsValue> {
        self.0
            .0
            .reason(Seat(seat), &written(&moves), &written(&plans))
            .map(|reason| read(&reason))
            .map_err(thrown)
    }
}
