//! What a game is made of: its box, its scenario and options as one ruleset, and how it is laid out.

pub mod card_table;
pub mod cards;
pub mod components;
pub mod compose;
pub mod config;
pub mod conflict;
pub mod deal;
pub mod drawn;
pub mod layout;
pub mod ruleset;
pub mod scenario;
