//! Puzzles: positions of games between masters in which one move is clearly the best.

pub mod check;
mod find;
pub mod games;
pub mod masters;
