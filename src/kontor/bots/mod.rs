//! What computer players know about the game beyond its rules.

pub mod bot;
pub mod net;
mod reason;
pub mod reduced;
