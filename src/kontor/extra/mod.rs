//! Rules that only some scenarios and options need, one file each.

mod alliances;
mod buy_out;
mod canals;
mod clockwise;
mod draw;
mod drunk;
mod events;
mod export;
mod fields;
mod opening;
mod second_canal;
mod shop;
mod smuggle;
mod solo;
mod sunken;
mod tavern;

pub use events::EventCard;
pub(super) use events::{EVENTS, Events};
#[cfg(test)]
pub(super) use solo::majority_of;
