//! What a game is made of: its box, its scenario and options as one ruleset, and how it is laid out.

pub(in crate::kontor) mod card_table;
pub(in crate::kontor) mod cards;
pub(in crate::kontor) mod components;
pub(in crate::kontor) mod compose;
pub(in crate::kontor) mod config;
pub(in crate::kontor) mod conflict;
pub(in crate::kontor) mod deal;
pub(in crate::kontor) mod drawn;
pub(in crate::kontor) mod layout;
pub(in crate::kontor) mod ruleset;
pub(in crate::kontor) mod scenario;
