//! Rules of tabletop games of boats, stone and harbours: the engine of Dockhand.
//!
//! A game is a small flat state that can be asked who decides, which moves are legal, and what each place
//! shows to each viewer. The engine makes all decisions; a page only draws and passes on taps.
//!
//! This page plays a game. Two more [write a bot](guide::a_bot) and [add a game](guide::a_game).
//!
//! # Play a game
//!
//! A table is a number of seats, options and a seed. The same seed and the same moves give the same game everywhere.
//!
//! ```
//! use dockhand::game::{Rules, Seat, Step};
//! use dockhand::imhotep::{Config, Imhotep, Move, Refusal, Site};
//!
//! // Two players, every site on its side A.
//! let config = Config { first: Some(Seat(0)), ..Config::default() };
//! let mut game = Imhotep::new(2, &config, 7).expect("a table that can be played");
//!
//! // The first player has two stones on the sled and loads one at the bow of the first boat.
//! let mut steps: Vec<Step<Imhotep>> = Vec::new();
//! game.play(Seat(0), Move::Load { boat: 0, place: 0 }, &mut steps).expect("a legal move");
//! assert_eq!((game.sled(Seat(0)), game.load_of(0)), (1, 1));
//!
//! // Now it is the other's turn. No boat of three or four places sails with a single stone, and the refusal says so.
//! let refusal = game.check(Seat(1), Move::Sail { boat: 0, site: Site::Temple });
//! assert!(matches!(refusal, Err(Refusal::TooFewStones { has: 1, .. })));
//!
//! // From here to the end, the first legal move each time. `steps` has what happened: events to tell, motions to show.
//! let mut legal = Vec::new();
//! while let Some(seat) = game.to_act().first() {
//!     legal.clear();
//!     game.legal_moves(seat, &mut legal);
//!     game.play(seat, legal[0], &mut steps).expect("a legal move");
//! }
//! let outcome = game.outcome().expect("the game is over");
//! assert_eq!(outcome.scores.len(), 2);
//! assert!(!outcome.winners.is_empty());
//! ```
//!
//! `examples/terminal.rs` is a game against a computer player, in 60 lines.
//!
//! # What is where
//!
//! | module | what it is |
//! |---|---|
//! | [`guide`] | how to write a bot, how to add a game |
//! | [`game`] | the contract of every game, and the types that all games share |
//! | [`imhotep`], [`duel`], [`kontor`], [`rampart`] | the games, with the same file names in each |
//! | [`bot`] | computer players, which see only what their seat sees |
//! | [`rng`] | seeded chance |
//! | [`record`], [`mod@hash`] | a played game as data, for files and links |
//! | [`json`], [`data`] | data as text, and data of unknown type |
//! | [`session`], [`wire`] | a running game and its searches behind one interface, and the shapes in which they cross to a page |
//! | [`trace`] | games written down for checking from outside |
#![forbid(unsafe_code)]

#[macro_use]
mod games;
#[macro_use]
mod names;

pub mod bot;
pub mod data;
pub mod duel;
pub mod game;
pub mod guide;
pub mod hash;
pub mod imhotep;
pub mod json;
pub mod kontor;
pub mod rampart;
pub mod record;
pub mod rng;
pub mod session;
mod sort;
pub mod trace;
pub mod wire;

/// The example in the README of the crate is tried with the other examples.
#[cfg(doctest)]
#[doc = include_str!("README.md")]
mod readme {}
