//! Rules of four tabletop games of boats, stone and harbours.
#![forbid(unsafe_code)]

pub mod duel;
pub mod game;
pub mod hash;
pub mod imhotep;
pub mod plain;
pub mod playout;
pub mod rampart;
pub mod record;
pub mod rng;
pub mod session;
pub mod trace;
pub mod wire;
