//! What players see of a game: events, places, prompts, notes.

pub(in crate::kontor) mod describe;
pub(in crate::kontor) mod event;
pub(in crate::kontor) mod notes;
pub(in crate::kontor) mod observation;
pub(in crate::kontor) mod place;
pub(in crate::kontor) mod unseen;
