//! Rules of four tabletop games of boats, stone and harbours.
#![forbid(unsafe_code)]

pub mod game;
pub mod imhotep;
pub mod rng;
