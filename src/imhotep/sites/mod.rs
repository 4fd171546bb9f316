//! What each site gives for a stone, one file per site.

mod chamber;
mod market;
mod obelisk;
mod pyramid;
mod temple;

pub(super) use obelisk::BY_HEIGHT;
