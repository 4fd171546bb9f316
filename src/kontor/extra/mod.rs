//! What only some scenarios and options know, a file each.

mod alliances;
mod buy_out;
mod canals;
mod clockwise;
mod draw;
mod drunk;
mod fields;
mod opening;
mod second_canal;
mod solo;

#[cfg(test)]
pub(super) use solo::majority_of;
mod sunken;
mod tavern;
