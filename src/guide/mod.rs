//! A guide in three pages. The [first page](crate) of this crate plays a game; then you [write a bot](a_bot) and
//! [add a game](a_game).

pub mod a_bot;
pub mod a_game;
