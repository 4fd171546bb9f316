//! The tests of the engine that look at more than one file: one program, so that the crate is linked once.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod agree;
mod cases;
mod combinations;
mod components;
mod contract;
mod links;
mod nets;
mod no_alloc;
mod perft;
mod playthroughs;
mod records;
mod replays;
mod trace;
