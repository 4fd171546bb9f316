//! A running game behind one face for all games: what the page, the workers and other programs hold.

mod ahead;
mod answers;
#[cfg(feature = "learn")]
mod learn;
#[cfg(not(feature = "learn"))]
#[path = "no_learn.rs"]
mod learn;
#[cfg(feature = "live-chance")]
mod live_chance;
#[cfg(not(feature = "live-chance"))]
#[path = "no_live_chance.rs"]
mod live_chance;
pub(crate) mod refusal;
mod running;
pub(crate) mod score;
pub mod search;

pub use crate::json::Json;
pub use ahead::Ahead;
pub use learn::Learning;
pub use live_chance::LiveChance;
#[cfg(feature = "live-chance")]
pub use live_chance::known_hash;
pub use refusal::{Refused, record_error, simply};
pub use running::Match;

use crate::data::Data;
use crate::game::{Eye, Seat};
use crate::json;
use crate::record::{self, Player, RecordError, Setup};
use crate::wire::{Catalogue, ScoreDelta, Shared};
use search::{AnySearch, Searches};
use serde::Deserialize;

/// A running game of any kind. Everything that comes in is checked; a refusal has changed nothing.
pub trait Session: LiveChance + Ahead + Learning {
    /// Returns the setup: players, options and seed.
    fn setup(&self) -> Json;
    /// Returns what is printed on the board.
    fn prints(&self) -> Json;
    /// Returns what `eye` sees.
    fn view(&self, eye: Eye) -> Json;
    /// Returns what `eye` could work out from what it sees.
    fn notes(&self, eye: Eye) -> Json;
    /// Returns the legal moves of a seat, and how to tap them.
    fn offers(&self, seat: Seat) -> Json;
    /// Plays a move and returns its steps as `eye` may see them.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn play(&mut self, seat: Seat, mv: &str, eye: Eye) -> Result<Json, Refused>;
    /// Returns whether the last move can be taken back: it can if it revealed nothing.
    fn can_undo(&self) -> bool;
    /// Takes the last move back; returns whether it could.
    fn undo(&mut self) -> bool;
    /// Returns the score delta of a move: the points that it brings each seat before something hidden is revealed.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn score_delta(&self, seat: Seat, mv: &str) -> Result<ScoreDelta, Refused>;
    /// Simulates a move and returns its motions as `eye` may see them, up to the first that
    /// reveals something hidden. Nothing is played.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn simulate(&self, seat: Seat, mv: &str, eye: Eye) -> Result<Json, Refused>;
    /// Returns why no legal move begins with these taps; `None` if one does.
    fn why(&self, seat: Seat, taps: &[String]) -> Option<Refused>;
    /// Returns a search of what `seat` sees, as a player of this level runs it; several with a seed each may run on one
    /// position. Its [`root_stats`](AnySearch::root_stats) are for [`choose`](Session::choose) and
    /// [`analyse`](Session::analyse). If there is a `net`, the content of its file, it judges instead of the forecast by
    /// hand, where the table [has](Session::has_net) one.
    ///
    /// # Errors
    /// `unknown-level`; `nothing-to-decide` if this seat does not decide; `unreadable-net` if the bytes are damaged or no net
    /// for this game and number of seats.
    fn search(
        &self,
        seat: Seat,
        level: u8,
        seed: u32,
        net: Option<&[u8]>,
    ) -> Result<Box<dyn AnySearch>, Refused>;
    /// Lets a search of this game take up the current position, also if it is not for its seat to decide: then it thinks
    /// ahead. What it has found is kept where the moves since have told its seat nothing new. Returns how many iterations
    /// were kept.
    #[cfg(feature = "kept")]
    fn follow(&self, search: &mut dyn AnySearch, seed: u32) -> u32;
    /// Returns whether a search takes a net at this table: the net of this game and number of seats has won there.
    fn has_net(&self) -> bool;
    /// Returns the move that a player of this level makes after these root statistics, of one search or of several one after
    /// the other; the same for the same seed. Without any it is a random one.
    ///
    /// # Errors
    /// As for [`search`](Session::search), and `unreadable-counts`.
    fn choose(&self, seat: Seat, level: u8, seed: u32, root_stats: &str) -> Result<Json, Refused>;
    /// Returns the analysis: the moves that were searched, the best first, with the chances and points that are expected of
    /// each. The chances of the first are those of the position.
    ///
    /// # Errors
    /// As for [`choose`](Session::choose).
    fn analyse(&self, seat: Seat, root_stats: &str) -> Result<Json, Refused>;
    /// Returns the reason for the first of these moves, a list: what tells it from the first of the others that differs in
    /// anything that the seat can see; null if none does. It is the same whatever is hidden from the seat. `plans` is a list
    /// as well, or empty: with each move that leads to laying a piece, the piece and the place that it is planned for. The
    /// reason is then about what comes of the plan.
    ///
    /// # Errors
    /// The rule that forbids one of the moves.
    fn reason(&self, seat: Seat, moves: &str, plans: &str) -> Result<Json, Refused>;
    /// Returns the points by seat and source.
    fn score(&self) -> Json;
    /// Returns the record as a file, for the program that keeps this game: its seed gives away everything that comes.
    fn record(&self) -> String;
    /// Returns the record as a link's text.
    fn link(&self) -> String;
    /// Returns the record to hand on. While the game goes on, what no seat knows is resampled twice: from `copy` in the record that is
    /// returned, and from `own` in this game. To every seat both are the game they play, but neither gives away what
    /// comes in the other.
    fn share(&mut self, copy: u32, own: u32) -> Shared;
    /// Returns a hash of the whole state, with what is hidden; equal games have the same hash on every target. It is for the
    /// program that keeps the game, not for a player.
    fn hash(&self) -> String;
    /// Returns the number of moves that have been played.
    fn move_count(&self) -> usize;
}

/// Returns every game with its options.
pub fn catalogue() -> Catalogue {
    let games = games!(entries);
    Catalogue { games: games.into() }
}

/// The input that begins a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Opening {
    game: String,
    players: Vec<Player>,
    config: Data,
    seed: u32,
}

fn open_as<G: Searches>(opening: Opening) -> Result<Box<dyn Session>, Refused> {
    let Opening { players, config, seed, .. } = opening;
    let config = config.read().map_err(|_| record_error(&RecordError::UnknownOption))?;
    let opened = Match::<G>::new(Setup { players, config, seed }).map_err(|e| record_error(&e))?;
    Ok(Box::new(opened))
}

fn resume_as<G: Searches>(text: &str) -> Result<Box<dyn Session>, Refused> {
    Ok(Box::new(Match::<G>::resume(text).map_err(|e| record_error(&e))?))
}

/// Begins a game of any kind, from JSON: `game`, `players`, `config`, `seed`.
///
/// # Errors
/// An unknown game or option, wrong players, or all conflicts of the configuration.
#[inline] // so that it is compiled into the crate of the boundary, which makes the module smaller
pub fn open(setup: &str) -> Result<Box<dyn Session>, Refused> {
    let unreadable = || record_error(&RecordError::UnknownOption);
    let opening = json::read(setup).and_then(|setup| setup.read::<Opening>().ok()).ok_or_else(unreadable)?;
    with_game!(opening.game.as_str(), G => open_as::<G>(opening), else Err(record_error(&RecordError::UnknownGame)))
}

/// Returns the id of the game of a record, from a file's text or a link's; it may be a game that is not known here.
///
/// # Errors
/// What is wrong with the record.
pub fn game_of(text: &str) -> Result<String, Refused> {
    record::game_of(text).map_err(|e| record_error(&e))
}

/// Resumes a recorded game of any kind, from a file's text or a link's.
///
/// # Errors
/// What is wrong with the record.
#[inline] // as above
pub fn resume(text: &str) -> Result<Box<dyn Session>, Refused> {
    with_game!(game_of(text)?.as_str(), G => resume_as::<G>(text), else Err(record_error(&RecordError::UnknownGame)))
}
