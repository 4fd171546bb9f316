//! Matches between computer players, and what players lose against better ones.

pub mod expected;
pub mod exploit;
pub mod foresight;
pub mod frozen;
pub mod games;
pub mod habits;
pub mod judged;
pub mod kept;
pub mod player;
pub mod regret;
