//! The speed of random games and of searches, natively.

pub mod costs;
pub mod searches;
