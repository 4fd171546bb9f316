//! Searches that go on with their game, for JavaScript: only in the modules of games in which that pays.

use super::{Search, Session};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Session {
    /// Lets a search of this game take up the current position, also if it is not for its seat to decide: then it thinks ahead.
    /// What it has found is kept where the moves since have told its seat nothing new. Returns how many simulations were kept.
    pub fn follow(&self, search: &mut Search, seed: u32) -> u32 {
        self.0.0.follow(&mut *search.0, seed)
    }
}
