//! Random games and searches for the benchmark, only with the feature `bench`.

use dockhand_lab::playout::{Playouts, leaves, sample, search};
use wasm_bindgen::prelude::*;

/// Plays this many random games; returns the number of moves, or 0 if there is no such game or option.
#[wasm_bindgen(js_name = randomGames)]
pub fn random_games(game: &str, seats: u8, config: &str, games: u32, seed: u32) -> f64 {
    sample(game, seats, config, games, seed).map_or(0.0, |sample| sample.plies as f64)
}

/// Searches the opening of a game, with rollouts to the end or as a master does; returns the number of
/// simulations.
#[wasm_bindgen(js_name = searchOpening)]
pub fn search_opening(
    game: &str,
    seats: u8,
    config: &str,
    iterations: u32,
    seed: u32,
    to_the_end: bool,
) -> f64 {
    let how = if to_the_end { Playouts::ToTheEnd } else { Playouts::Master };
    search(game, seats, config, iterations, seed, how).map_or(0.0, f64::from)
}

/// Judges so many positions with a net; returns a sum, or 0 if there is no such game or net.
#[wasm_bindgen(js_name = judgeLeaves)]
pub fn judge_leaves(game: &str, seats: u8, net: &[u8], count: u32, seed: u32) -> f64 {
    leaves(game, seats, net, count, seed).map_or(0.0, |sum| sum as f64)
}
