//! From nothing to the weights of a net.

mod check;
mod data;
pub mod fit;
mod float;
pub mod play;
mod table;
