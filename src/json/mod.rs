//! JSON without fractions, written and read by little code: what a browser loads has to be small, and a
//! general library is larger than a whole game. Native tools write and read the same types with `serde_json`.
//!
//! `serde_json` in place of both makes the modules of Imhotep and Kontor 43 to 49 kB larger (gzip, 2026-11-30), more than
//! a first load may take; `serde-wasm-bindgen` would replace the writer alone, for 51 kB in Kontor's.

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
