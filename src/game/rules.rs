//! The rules of a game: what may be done, what it does, and what it is worth.

use super::{Log, PlaceName, PointsBySeat, Quiet, Reason, Seat, Seats};
use crate::data::Data;
use crate::rng::Rng;
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use std::hash::Hash;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Outcome {
    /// The winners; several if the victory is shared.
    pub winners: Seats,
    /// Points, by seat.
    pub scores: PointsBySeat,
}

/// The rules of a game: its moves, its turns and its score.
///
/// A state is flat and small, so that a search copies millions of them; chance lies in the state, so that the same
/// configuration, chance and moves always give the same game.
pub trait Rules: Clone + Debug + PartialEq + Hash + 'static {
    /// The name in records, links and file names.
    const ID: &'static str;

    /// The options of a game.
    type Config: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned;
    /// A reason why a configuration cannot be played.
    type Conflict: Copy + Debug + PartialEq + Serialize;
    /// Everything chance has fixed before the first move.
    type Chance: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// A decision. It is only written, never parsed: an incoming move is looked up among those that can be
    /// named.
    type Move: Copy + Eq + Hash + Debug + Serialize;
    /// A fact that the log can tell.
    type Event: Clone + Debug + PartialEq + Serialize;
    /// Why a move is refused.
    type Refusal: Reason;
    /// The addresses of the table.
    type Place: PlaceName;
    /// What a piece shows.
    type Face: Copy + Eq + Ord + Debug + Serialize;
    /// Where points come from.
    type Source: Copy + Debug + PartialEq + Serialize;

    /// Returns all reasons why this table cannot be played.
    fn conflicts(seats: u8, config: &Self::Config) -> Vec<Self::Conflict>;
    /// Shuffles and draws; returns what chance has fixed.
    fn deal(seats: u8, config: &Self::Config, rng: &mut Rng) -> Self::Chance;
    /// Returns the state before the first move; `rng` decides what is shuffled later.
    ///
    /// # Errors
    /// All conflicts of the configuration; an impossible `chance` is a conflict, too.
    fn start(
        seats: u8,
        config: &Self::Config,
        chance: &Self::Chance,
        rng: Rng,
        log: &mut impl Log<Self>,
    ) -> Result<Self, Vec<Self::Conflict>>;

    /// Returns the number of seats at the table.
    fn seats(&self) -> u8;
    /// Returns the seats that decide now: several at a simultaneous choice, none if the game is over.
    fn to_act(&self) -> Seats;
    /// Appends every legal move of `seat` to `out`, each once; none if this seat does not decide.
    fn legal_moves(&self, seat: Seat, out: &mut Vec<Self::Move>);
    /// Appends every move that can be named at this table to `out`, legal or not; tests compare [`Rules::legal_moves`] with
    /// it.
    fn candidates(&self, out: &mut Vec<Self::Move>);
    /// Checks a move; this is the definition of legality.
    ///
    /// # Errors
    /// The rule that forbids the move.
    fn check(&self, seat: Seat, mv: Self::Move) -> Result<(), Self::Refusal>;
    /// Carries out a legal move. It trusts its caller: an illegal move leaves a legal-looking state, never a panic.
    fn apply(&mut self, seat: Seat, mv: Self::Move, log: &mut impl Log<Self>);
    /// Carries out a legal move after which a record goes on. Earlier versions asked some questions at the end of a game
    /// whose answers all come to the same; here these are asked as well, so that their records replay as before.
    fn apply_and_ask(&mut self, seat: Seat, mv: Self::Move, log: &mut impl Log<Self>) {
        self.apply(seat, mv, log);
    }
    /// Returns the winners and points if the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// Calls `each` with the points of a seat by source: final if the game is over, else those scored so far.
    fn score(&self, seat: Seat, each: &mut dyn FnMut(Self::Source, i16));

    /// Returns the rule that has decided a finished game without counting points, if there is one.
    fn won_by_rule(&self) -> Option<&'static str> {
        None
    }
    /// Returns whether a move cannot be taken back although it reveals nothing.
    fn is_irreversible(mv: Self::Move) -> bool {
        let _ = mv;
        false
    }
    /// Returns the canonical form of a move that another program may have written differently: sets are sorted.
    fn canonical(mv: Data) -> Data {
        mv
    }
    /// Begins a game from a seed.
    ///
    /// # Errors
    /// All conflicts of the configuration.
    fn new(seats: u8, config: &Self::Config, seed: u32) -> Result<Self, Vec<Self::Conflict>> {
        Self::dealt(seats, config, Rng::new(seed))
    }
    /// Begins a game; `rng` deals.
    ///
    /// # Errors
    /// All conflicts of the configuration.
    fn dealt(seats: u8, config: &Self::Config, mut rng: Rng) -> Result<Self, Vec<Self::Conflict>> {
        let conflicts = Self::conflicts(seats, config);
        if !conflicts.is_empty() {
            return Err(conflicts);
        }
        let chance = Self::deal(seats, config, &mut rng);
        Self::start(seats, config, &chance, rng, &mut Quiet)
    }

    /// Checks a move and carries it out.
    ///
    /// # Errors
    /// The rule that forbids the move; then nothing has changed.
    fn play(&mut self, seat: Seat, mv: Self::Move, log: &mut impl Log<Self>) -> Result<(), Self::Refusal> {
        self.check(seat, mv)?;
        self.apply(seat, mv, log);
        Ok(())
    }
}

/// Returns the first of several answers if all lead to the same outcome, and no question needs to be asked. `end` is the outcome that
/// an answer leads to, `None` if the game goes on or if it is not known yet.
pub(crate) fn unasked<M: Copy>(
    each_answer: impl FnOnce(&mut dyn FnMut(M)),
    end: impl Fn(M) -> Option<Outcome>,
) -> Option<M> {
    let (mut first, mut same): (Option<(M, Outcome)>, bool) = (None, true);
    each_answer(&mut |answer| {
        if !same {
            return;
        }
        let end = end(answer);
        same = match &first {
            Some((_, other)) => end.as_ref() == Some(other),
            None => end.is_some(),
        };
        first = first.take().or_else(|| Some((answer, end?)));
    });
    first.filter(|_| same).map(|(answer, _)| answer)
}
