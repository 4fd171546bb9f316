//! The laboratory of Dockhand: how strong computer players are, and what they lose; nets from nothing; puzzles; games
//! steered toward rare rules and checked by a ledger; speed. `README.md` says how each is run.

pub mod arena;
pub mod args;
pub mod bench;
pub mod clock;
pub mod playout;
pub mod puzzles;
pub mod steer;
// The benchmark in a browser takes only `playout`; a net has vectors there, and cannot be trained.
#[cfg(not(target_family = "wasm"))]
pub mod train;
