//! What computer players know about the game beyond its rules.

pub(in crate::kontor) mod bot;
pub(in crate::kontor) mod net;
#[cfg(feature = "measure")]
pub(in crate::kontor) mod reduced;
