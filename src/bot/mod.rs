//! Computer players: one information-set tree search for all games, and what it needs to know about each.
//!
//! A bot cannot cheat, by construction. It gets an [`Observed`] game, a world that its seat cannot tell from
//! the true one, and it has no way back from there to the truth. The search (SO-ISMCTS: Cowling, Powley and
//! Whitehouse, *Information Set Monte Carlo Tree Search*, IEEE TCIAIG 4(2), 2012) imagines another such world
//! for every iteration.
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
//! | `mod` | what a bot may look at, and what a game tells it beyond the rules |
//! | `ismcts` | the search: it can be continued, queried and merged with others, and go on with its game |
//! | `simultaneous` | choices that two seats make at once, and how to mix them |
//! | `root` | what a search tells of each legal move, and the move that a player makes of it |
//! | `worlds` | where the worlds of a search come from |
//! | `tree` | the moves that a search has tried, in one block of memory |
//! | `playout` | rollouts, and the reward for the position at their end |
//! | `judge`, `net` | who judges the position at the end of a rollout: a forecast by hand, or a learned value |
//! | `endgame` | endings that are solved |
//! | `reason` | why a move is better than another |
//! | `character` | what computer players of one level value differently |
//! | `level` | the named levels, as data |
//!
//! `docs/bots.md` says more, and `docs/strength.md` how strong the levels are.

mod character;
mod endgame;
mod ismcts;
mod judge;
mod level;
mod net;
mod playout;
mod reason;
mod root;
mod simultaneous;
mod tree;
mod worlds;

pub use character::{CHARACTERS, Character, Temper};
pub use endgame::{Ending, Forced, solve};
pub use ismcts::Search;
pub use judge::{Forecast, Judge};
pub use level::{Level, Shortlist};
pub(crate) use net::layout;
pub use net::{HIDDEN, Inputs, Learned, Net, ONE, SECOND};
pub use playout::{Reward, SCALE, play_on};
pub use reason::{Explain, Fact, FactOf, Part, PlanOf, explain};
pub(crate) use reason::{best_next, points};
pub use root::{RootStats, pick};
pub use worlds::{Imagined, Worlds};

use crate::game::{Game, MOST_SEATS, Seat, Seats};
use crate::rng::Rng;

/// One point in a [`Knowledge::evaluate`], which counts in sixteenths of a point.
pub const POINT: i16 = 16;

/// Points of each seat, in sixteenths.
pub type Points = [i16; MOST_SEATS];

/// What a computer player knows about a game beyond its rules. The search calls it on imagined worlds only.
pub trait Knowledge: Game {
    /// The levels, the weakest first.
    const LEVELS: [Level; 6];

    /// The characters that its computer players may have.
    const CHARACTERS: [Character; 3];

    /// The lead, in sixteenths of a point, with which winning is three times as likely as losing.
    const LEAD: i16 = 8 * POINT;

    /// Whether two players ever choose at the same time. If not, its module is without the code for mixtures.
    const SIMULTANEOUS: bool = false;

    /// Whether [`Knowledge::is_open`] ever tells an ending that can be solved.
    const SOLVES: bool = false;

    /// Returns whether neither chance nor anything hidden can still matter, whatever is played.
    fn is_open(&self) -> bool {
        false
    }

    /// Rollout policy: picks one of `moves`, which is not empty.
    fn rollout_policy(&self, seat: Seat, moves: &[Self::Move], rng: &mut Rng) -> Option<Self::Move> {
        let _ = seat;
        rng.pick(moves)
    }

    /// Picks any legal move of `seat`, all with the same chance: the one that [`Rng::pick`] takes from their
    /// list. A game that can count its moves may override this to avoid writing the list. `moves` is scratch
    /// space.
    fn any_move(&self, seat: Seat, rng: &mut Rng, moves: &mut Vec<Self::Move>) -> Option<Self::Move> {
        moves.clear();
        self.legal_moves(seat, moves);
        rng.pick(moves)
    }

    /// Evaluates the position: returns the points that each seat can expect at the end, in sixteenths, or the
    /// final points if the game is over.
    fn evaluate(&self) -> Points {
        let mut points = [0; MOST_SEATS];
        for (seat, sum) in Seat::all(self.seats()).zip(&mut points) {
            self.score(seat, &mut |_, n| *sum += n * POINT);
        }
        points
    }

    /// Returns the seats that have won; none while the game goes on.
    fn winners(&self) -> Seats {
        self.outcome().map_or(Seats::NONE, |outcome| outcome.winners)
    }

    /// Returns how far the game has come, in a unit of the game's own, such as rounds. It never decreases.
    /// [`Level::horizon`] is counted in the same unit.
    fn progress(&self) -> u16 {
        0
    }

    /// Returns the side that a seat plays for: seats of one side win together.
    fn side(&self, seat: Seat) -> u8 {
        seat.0
    }

    /// Returns whether a player of this temper likes to make a move for its own sake. The moves that it likes are a habit
    /// that a person can see, such as the sites where it sails boats. It must not depend on anything that the seat cannot
    /// know.
    fn likes(&self, temper: Temper, seat: Seat, mv: Self::Move) -> bool {
        let _ = (temper, seat, mv);
        false
    }

    /// Chance key: returns what chance has just shown, in at most 14 bits, so that the search counts
    /// decisions after different outcomes separately; 0 if it need not.
    fn chance_key(&self) -> u16 {
        0
    }

    /// Prunes `moves`, which is not empty: removes moves that are no better than another one as far as `seat`
    /// can see, but never all. The result must not depend on anything that the seat cannot know.
    fn prune(&self, seat: Seat, moves: &mut Vec<Self::Move>) {
        let _ = (seat, moves);
    }

    /// Shortlist: removes the `moves` that a player of this level does not consider for the decision that it is
    /// about to make, but never all. The result must not depend on anything that the seat cannot know.
    fn shortlist(&self, seat: Seat, level: &Level, moves: &mut Vec<Self::Move>) {
        let _ = (seat, level, moves);
    }

    /// Makes [`imagine`](crate::game::Observation::imagine) resample what `seat` has seen and forgotten, in
    /// games of memory.
    fn forget(&mut self, seat: Seat, memory: u8, seed: u32, moves: &[(Seat, Self::Move)]) {
        let _ = (seat, memory, seed, moves);
    }

    /// Returns whether a net comes with the game for such tables: only where computer players with it have won more
    /// often than those without.
    fn has_net(seats: u8, config: &Self::Config) -> bool {
        let _ = (seats, config);
        false
    }

    /// Takes back what the other seats have chosen but not yet shown: `seat` cannot know it, and the search
    /// decides it again.
    fn hide_pending(&mut self, seat: Seat) {
        let _ = seat;
    }
}

/// A game as one seat sees it: all that a bot may look at. Everything that the seat cannot know has been
/// resampled, always in the same way, so that nothing here depends on it. It gives no access to the game that
/// it was made from, nor to the world that it holds:
///
/// ```compile_fail,E0616
/// # use dockhand::{bot::Observed, game::{Rules, Seat}, imhotep::{Config, Imhotep}};
/// let game = Imhotep::new(2, &Config::default(), 7).expect("a table");
/// let seen = Observed::new(&game, Seat(0));
/// let world = seen.world; // private: only `imagine` returns worlds, each resampled
/// ```
#[derive(Clone, Debug)]
pub struct Observed<G> {
    world: G,
    seat: Seat,
}

impl<G: Knowledge> Observed<G> {
    /// Returns the game as `seat` sees it.
    #[inline(never)] // it is called in several places
    pub fn new(game: &G, seat: Seat) -> Observed<G> {
        let mut world = game.clone();
        world.imagine(seat, &mut Rng::new(0));
        world.hide_pending(seat);
        Observed { world, seat }
    }

    /// Returns the game as `seat` remembers it if it keeps only `memory` hundredths of what it has seen;
    /// `moves` are all moves played so far. What it forgets depends only on the moves and on `seed`. The seed
    /// must stay the same for a whole game, or else the seat would remember again what it had forgotten.
    pub fn recalled(game: &G, seat: Seat, memory: u8, seed: u32, moves: &[(Seat, G::Move)]) -> Observed<G> {
        let mut known = game.clone();
        known.forget(seat, memory, seed, moves);
        Observed::new(&known, seat)
    }

    /// Returns the seat that observes.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the number of seats at the table.
    pub fn seats(&self) -> u8 {
        self.world.seats()
    }

    /// Returns whether this seat has to decide now.
    pub fn decides(&self) -> bool {
        self.world.to_act().contains(self.seat)
    }

    /// Returns whether both of two players decide at the same time.
    pub(crate) fn chooses_simultaneously(&self) -> bool {
        self.seats() == 2 && Seat::all(2).all(|seat| self.world.to_act().contains(seat))
    }

    /// Appends the legal moves of this seat to `out`; the seat knows them all.
    pub fn legal_moves(&self, out: &mut Vec<G::Move>) {
        self.world.legal_moves(self.seat, out);
    }

    /// Returns a world that this seat cannot tell from the true one, drawn at random from all such worlds.
    pub fn imagine(&self, rng: &mut Rng) -> G {
        let mut world = self.world.clone();
        world.imagine(self.seat, rng);
        world
    }
}

/// Returns the move that a player of this level chooses; `None` if there is nothing to decide. The same seed
/// gives the same move.
pub fn choose<G: Knowledge>(seen: Observed<G>, level: &Level, seed: u32) -> Option<G::Move> {
    let mut search = Search::new(seen, level, seed);
    search.run(level.iterations);
    search.choice()
}
