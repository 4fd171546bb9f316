//! Steered random games of Kontor, each checked by an independent ledger of the rules.

pub mod batch;
pub mod counts;
mod ledger;
mod map;
mod page;
mod picture;
pub mod play;
mod steering;
pub mod tables;
