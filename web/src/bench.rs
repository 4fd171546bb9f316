//! Random games for the benchmark, only with the feature `bench`.

use dockhand::playout::sample;
use wasm_bindgen::prelude::*;

/// Plays so many random games; how many moves that were, 0 when there is no such game or option.
#[wasm_bindgen(js_name = randomGames)]
pub fn random_games(game: &str, seats: u8, config: &str, games: u32, seed: u32) -> f64 {
    sample(game, seats, config, games, seed).map_or(0.0, |sample| sample.plies as f64)
}
