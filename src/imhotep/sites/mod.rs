//! What each site gives for a stone, one file a site.

mod chamber;
mod market;
mod obelisk;
mod pyramid;
mod temple;
