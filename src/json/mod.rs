//! JSON without fractions, written and read by little code: what a browser loads has to be small, and a
//! general library is larger than a whole game. Native tools write and read the same types with `serde_json`.

mod known;
mod read;
mod write;

pub use known::Unreadable;
pub use read::read;
pub use write::{find, text};

/// A value of any game as JSON: every type needs only a small writer, and JavaScript parses it quickly.
pub type Json = String;

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
mod tests;
