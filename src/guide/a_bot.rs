//! Write a bot.
//!
//! A bot gets an [`Observed`](crate::bot::Observed) game: what one seat sees, and no way back to the true game. It can list
//! the seat's legal moves and [imagine](crate::bot::Observed::imagine) worlds that the seat cannot tell from the true one.
//! Imagined worlds may be played on as one likes.
//!
//! This bot looks one move ahead. It takes the move after which it leads by most, on average over eight imagined worlds:
//!
//! ```
//! use dockhand::bot::{Knowledge, Observed, choose};
//! use dockhand::game::{Quiet, Rules, Seat};
//! use dockhand::rng::Rng;
//!
//! fn greedy<G: Knowledge>(seen: &Observed<G>, seed: u32) -> Option<G::Move> {
//!     let (mut rng, mut legal, seat) = (Rng::new(seed), Vec::new(), seen.seat());
//!     seen.legal_moves(&mut legal);
//!     legal.into_iter().max_by_key(|&mv| {
//!         let leads = (0..8).map(|_| {
//!             let mut world = seen.imagine(&mut rng);
//!             world.apply(seat, mv, &mut Quiet);
//!             // Points that each seat can expect at the end, in sixteenths of a point.
//!             let points = world.evaluate();
//!             let rivals = Seat::all(world.seats()).filter(|&other| world.side(other) != world.side(seat));
//!             let best = rivals.map(|other| points[other.index()]).max().unwrap_or(0);
//!             i32::from(points[seat.index()]) - i32::from(best)
//!         });
//!         leads.sum::<i32>()
//!     })
//! }
//!
//! // It plays a game of the Duel against a deckhand, which searches with 80 iterations.
//! use dockhand::duel::{Config, Duel};
//! let mut game = Duel::new(2, &Config::default(), 7).expect("a table that can be played");
//! let mut plies = 0;
//! while let Some(seat) = game.to_act().first() {
//!     let seen = Observed::new(&game, seat);
//!     let mv = if seat == Seat(0) { greedy(&seen, plies) } else { choose(seen, &Duel::LEVELS[1], plies) };
//!     game.apply(seat, mv.expect("a move, while the game goes on"), &mut Quiet);
//!     plies += 1;
//! }
//! assert!(game.outcome().is_some());
//! ```
//!
//! [`choose`](crate::bot::choose) is the shortest way to our own search; [`Search`](crate::bot::Search) can be continued,
//! queried and merged with others. If you want another judge of positions at the end of its rollouts, implement
//! [`Judge`](crate::bot::Judge). If it should begin in other worlds, implement [`Worlds`](crate::bot::Worlds).
//!
//! `examples/bots.rs` plays such a bot against a captain, both seats in turn.
