//! What only some scenarios and options know, a file each.

mod buy_out;
mod draw;
mod fields;
mod second_canal;
mod sunken;
mod tavern;
