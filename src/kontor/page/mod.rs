//! What players see of a game: events, places, prompts, notes.

pub mod describe;
pub mod event;
pub mod learn;
pub mod notes;
pub mod observation;
pub mod place;
pub mod unseen;
