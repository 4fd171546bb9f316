//! What only some scenarios and options know, a file each.

mod buy_out;
mod canals;
mod clockwise;
mod draw;
mod drunk;
mod fields;
mod opening;
mod second_canal;
mod sunken;
mod tavern;
