//! What only some scenarios and options know, a file each.

mod draw;
mod fields;
mod sunken;
mod tavern;
