//! What only some scenarios and options know, a file each.

mod buy_out;
mod canals;
mod draw;
mod fields;
mod opening;
mod second_canal;
mod sunken;
mod tavern;
