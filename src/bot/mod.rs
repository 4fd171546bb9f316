//! Computer players: one information-set tree search for all games, and what it needs to know of each.
//!
//! A bot is honest by construction. It gets an [`Observed`] game, a world that its seat cannot tell from the true one,
//! and there is no way from there back to the truth. The search (SO-ISMCTS: Cowling, Powley and Whitehouse, *Information
//! Set Monte Carlo Tree Search*, IEEE TCIAIG 4(2), 2012) imagines another such world for every iteration.
//!
//! ```
//! use dockhand::bot::{Knowledge, Observed, choose};
//! use dockhand::game::{Rules, Seat};
//! use dockhand::imhotep::{Config, Imhotep};
//!
//! let game = Imhotep::new(2, &Config { first: Some(Seat(1)), ..Config::default() }, 7).expect("a table");
//! let seen = Observed::new(&game, Seat(1));
//! let mv = choose(seen, &Imhotep::LEVELS[0], 1).expect("a move, while the game goes on");
//! assert!(game.check(Seat(1), mv).is_ok());
//! ```
//!
//! | file | what is in it |
//! |---|---|
//! | `mod` | what a bot may look at; what a game tells it beyond the rules |
//! | `search` | the search: run it on, ask it, merge it with others |
//! | `tree` | the moves that a search has tried, in one block of memory |
//! | `playout` | a game played on without thinking, and what its end is worth |
//! | `level` | the named levels, as data |
//!
//! How the levels measure up is written down in `docs/bots.md`.

mod level;
mod playout;
mod search;
mod tree;

pub use level::Level;
pub use playout::{Reward, SCALE, play_on};
pub use search::{RootStats, Search, pick};

use crate::game::{Game, MOST_SEATS, Seat, Seats};
use crate::rng::Rng;

/// A point in a [`Knowledge::evaluate`]: sixteen sixteenths.
pub const POINT: i16 = 16;

/// Points of each seat, in sixteenths.
pub type Points = [i16; MOST_SEATS];

/// What a computer player knows of a game beyond its rules. It is only ever asked of worlds that were imagined.
pub trait Knowledge: Game {
    /// The levels, the weakest first.
    const LEVELS: [Level; 5];

    /// By how many points, in sixteenths, one has to lead to be three times as likely to win as to lose.
    const LEAD: i16 = 8 * POINT;

    /// Rollout policy: picks one of `moves`, which is not empty.
    #[inline]
    fn rollout_policy(&self, seat: Seat, moves: &[Self::Move], rng: &mut Rng) -> Option<Self::Move> {
        let _ = seat;
        rng.pick(moves)
    }

    /// Picks any legal move of `seat`, each with the same chance: the one that [`Rng::pick`] takes from their list. A game that
    /// can count its moves need not write the list. `moves` is scratch space.
    #[inline]
    fn any_move(&self, seat: Seat, rng: &mut Rng, moves: &mut Vec<Self::Move>) -> Option<Self::Move> {
        moves.clear();
        self.legal_moves(seat, moves);
        rng.pick(moves)
    }

    /// Evaluates the position: the points that each seat can expect in the end, in sixteenths, and the final ones once the
    /// game is over.
    fn evaluate(&self) -> Points {
        let mut points = [0; MOST_SEATS];
        for (seat, sum) in Seat::all(self.seats()).zip(&mut points) {
            self.score(seat, &mut |_, n| *sum += n * POINT);
        }
        points
    }

    /// The seats that have won; none while the game goes on.
    fn winners(&self) -> Seats {
        self.outcome().map_or(Seats::NONE, |outcome| outcome.winners)
    }

    /// How far the game has come, in a unit of the game's own, such as rounds. It never goes back. [`Level::horizon`] is
    /// counted in it.
    #[inline]
    fn progress(&self) -> u16 {
        0
    }

    /// The side that a seat plays for: seats of one side win together.
    #[inline]
    fn side(&self, seat: Seat) -> u8 {
        seat.0
    }

    /// Chance key: what chance has just shown, in at most 14 bits, if decisions after different outcomes are to be counted
    /// apart; else 0.
    #[inline]
    fn chance_key(&self) -> u16 {
        0
    }

    /// Prunes `moves`, which is not empty: removes those that are no better than another one as far as `seat` can see, but
    /// never all. What is left must not depend on what the seat cannot know.
    #[inline]
    fn prune(&self, seat: Seat, moves: &mut Vec<Self::Move>) {
        let _ = (seat, moves);
    }

    /// Makes [`imagine`](crate::game::Observation::imagine) redraw what `seat` has seen and forgotten, in games where one can forget.
    fn forget(&mut self, seat: Seat, memory: u8, seed: u32, moves: &[(Seat, Self::Move)]) {
        let _ = (seat, memory, seed, moves);
    }

    /// Takes back what others have decided but not yet shown. `seat` cannot know it, and the search decides it anew.
    #[inline]
    fn hide_pending(&mut self, seat: Seat) {
        let _ = seat;
    }
}

/// A game as one seat sees it: all that a bot may look at. What the seat cannot know has been drawn anew, always in the
/// same way, so that nothing here depends on it. There is no way to the game that it was made of, nor into the world it holds:
///
/// ```compile_fail,E0616
/// # use dockhand::{bot::Observed, game::{Rules, Seat}, imhotep::{Config, Imhotep}};
/// let game = Imhotep::new(2, &Config::default(), 7).expect("a table");
/// let seen = Observed::new(&game, Seat(0));
/// let world = seen.world; // private: only `imagine` gives worlds away, each drawn anew
/// ```
#[derive(Clone, Debug)]
pub struct Observed<G> {
    world: G,
    seat: Seat,
}

impl<G: Knowledge> Observed<G> {
    /// What `seat` sees.
    pub fn new(game: &G, seat: Seat) -> Observed<G> {
        let mut world = game.clone();
        world.imagine(seat, &mut Rng::new(0));
        world.hide_pending(seat);
        Observed { world, seat }
    }

    /// The same to somebody who keeps only so much (in hundredths) in mind of what has been seen; `moves` is what has been
    /// played. What is forgotten depends on nothing but the moves and `seed`, which is to stay the same for a whole game:
    /// then nothing that was forgotten comes back by itself.
    pub fn recalled(game: &G, seat: Seat, memory: u8, seed: u32, moves: &[(Seat, G::Move)]) -> Observed<G> {
        let mut known = game.clone();
        known.forget(seat, memory, seed, moves);
        Observed::new(&known, seat)
    }

    /// Whose eyes these are.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.world.seats()
    }

    /// Whether it is for this seat to decide.
    pub fn decides(&self) -> bool {
        self.world.to_act().contains(self.seat)
    }

    /// The legal moves of this seat, which it knows.
    pub fn legal_moves(&self, out: &mut Vec<G::Move>) {
        self.world.legal_moves(self.seat, out);
    }

    /// A world that this seat cannot tell from the true one, drawn from all such worlds.
    #[inline]
    pub fn imagine(&self, rng: &mut Rng) -> G {
        let mut world = self.world.clone();
        world.imagine(self.seat, rng);
        world
    }
}

/// The move that a player of this level chooses; none when there is nothing to decide. The same for the same seed.
pub fn choose<G: Knowledge>(seen: Observed<G>, level: &Level, seed: u32) -> Option<G::Move> {
    let mut search = Search::new(seen, level, seed);
    search.run(level.iterations);
    search.choice()
}
