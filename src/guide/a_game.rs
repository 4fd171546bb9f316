//! Add a game.
//!
//! A game is a type that implements [`Rules`](crate::game::Rules): a small flat state, its moves, who decides, and what it
//! is worth. Here is a whole one. Two players take one to three stones in turn, and the player who takes the last one wins.
//!
//! ```
//! use dockhand::game::{Log, Outcome, PlaceName, Quiet, Reason, Rules, Seat, Seats};
//! use dockhand::rng::Rng;
//! use serde::Serialize;
//!
//! #[derive(Clone, Debug, PartialEq, Hash)]
//! struct Heap {
//!     stones: u8,
//!     turn: Seat,
//! }
//!
//! /// A move: so many stones.
//! #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
//! struct Take(u8);
//!
//! #[derive(Copy, Clone, Debug, PartialEq, Serialize)]
//! enum Refusal {
//!     NotYourTurn,
//!     TooMany,
//! }
//!
//! impl Reason for Refusal {
//!     fn rule(&self) -> &'static str {
//!         "heap/take"
//!     }
//!     fn is_wrong_phase(&self) -> bool {
//!         *self == Refusal::NotYourTurn
//!     }
//! }
//!
//! /// The address of the heap, for taps and motions.
//! #[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
//! struct Place;
//!
//! impl std::fmt::Display for Place {
//!     fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
//!         out.write_str("heap")
//!     }
//! }
//! impl PlaceName for Place {
//!     fn is_pile(self) -> bool {
//!         true
//!     }
//! }
//!
//! impl Rules for Heap {
//!     const ID: &'static str = "heap";
//!     type Config = ();
//!     type Conflict = &'static str;
//!     /// How many stones there are.
//!     type Chance = u8;
//!     type Move = Take;
//!     type Event = Take;
//!     type Refusal = Refusal;
//!     type Place = Place;
//!     type Face = ();
//!     type Source = &'static str;
//!
//!     fn conflicts(seats: u8, _: &()) -> Vec<&'static str> {
//!         if seats == 2 { Vec::new() } else { vec!["This game is for two."] }
//!     }
//!     fn deal(_: u8, _: &(), rng: &mut Rng) -> u8 {
//!         10 + rng.below(10) as u8
//!     }
//!     fn start(seats: u8, _: &(), stones: &u8, _: Rng, _: &mut impl Log<Self>) -> Result<Self, Vec<&'static str>> {
//!         let conflicts = Self::conflicts(seats, &());
//!         if conflicts.is_empty() { Ok(Heap { stones: *stones, turn: Seat(0) }) } else { Err(conflicts) }
//!     }
//!     fn seats(&self) -> u8 {
//!         2
//!     }
//!     fn to_act(&self) -> Seats {
//!         if self.stones == 0 { Seats::NONE } else { Seats::only(self.turn) }
//!     }
//!     fn legal_moves(&self, seat: Seat, out: &mut Vec<Take>) {
//!         out.extend((1..=3).map(Take).filter(|&mv| self.check(seat, mv).is_ok()));
//!     }
//!     fn candidates(&self, out: &mut Vec<Take>) {
//!         out.extend((1..=3).map(Take));
//!     }
//!     /// This is the definition of legality; everything else follows it.
//!     fn check(&self, seat: Seat, Take(stones): Take) -> Result<(), Refusal> {
//!         if seat != self.turn {
//!             return Err(Refusal::NotYourTurn);
//!         }
//!         if (1..=self.stones.min(3)).contains(&stones) { Ok(()) } else { Err(Refusal::TooMany) }
//!     }
//!     fn apply(&mut self, seat: Seat, mv: Take, log: &mut impl Log<Self>) {
//!         self.stones = self.stones.saturating_sub(mv.0);
//!         self.turn = Seat(1 - seat.0.min(1));
//!         log.event(mv);
//!     }
//!     fn outcome(&self) -> Option<Outcome> {
//!         // The player who would be next has lost.
//!         let winner = Seat(1 - self.turn.0);
//!         let points = |seat| i16::from(seat == winner);
//!         (self.stones == 0)
//!             .then(|| Outcome { winners: Seats::only(winner), scores: Seat::all(2).map(points).collect() })
//!     }
//!     fn score(&self, seat: Seat, each: &mut dyn FnMut(&'static str, i16)) {
//!         each("last-stone", i16::from(self.stones == 0 && seat != self.turn));
//!     }
//! }
//!
//! let mut game = Heap::new(2, &(), 1).expect("a table that can be played");
//! assert_eq!(game.check(Seat(0), Take(4)), Err(Refusal::TooMany));
//! while let Some(seat) = game.to_act().first() {
//!     game.play(seat, Take(1), &mut Quiet).expect("one stone can be taken");
//! }
//! assert!(game.outcome().is_some());
//! ```
//!
//! Three more traits make it a game that people and bots play:
//!
//! | trait | what it says | what needs it |
//! |---|---|---|
//! | [`Observation`](crate::game::Observation) | what lies where, who sees it, and how a seat imagines the rest | views, searches |
//! | [`Describe`](crate::game::Describe) | what is asked, and which places are tapped to mean a move | the page |
//! | [`Knowledge`](crate::bot::Knowledge) | what a position promises, and the levels | computer players |
//!
//! [`rampart`](crate::rampart) is the smallest game with all four. A line in `src/games.rs` puts a game into
//! [`session`](crate::session), and then every test of `tests/it/contract` plays it: legal moves are those that pass the
//! check, a seat's view is the same in all worlds that it cannot tell apart, records replay, searches keep to what their seat
//! sees. `CONTRIBUTING.md` lists the steps for the page.
