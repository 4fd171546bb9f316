//! A game with its record: playing, taking back, resampling, simulating.

use super::Refused;
use super::refusal::{refused, simply};
use crate::data::Data;
use crate::game::{Eye, Game, MotionOf, Quiet, Seat, Step, redact, reveals};
use crate::json;
use crate::record::{self, Chance, Record, RecordError, Setup};
use crate::rng::Rng;

/// A move that was played, and the state before it.
#[derive(Clone, Debug)]
pub(super) struct Played<G: Game> {
    pub(super) before: G,
    pub(super) seat: Seat,
    pub(super) mv: G::Move,
    pub(super) revealed: bool,
}

/// A game with its record.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    pub(super) game: G,
    pub(super) setup: Setup<G::Config>,
    pub(super) chance: Chance,
    pub(super) played: Vec<Played<G>>,
}

/// The most answers at the end of a record of an earlier version that are no longer asked for.
const MOST_UNASKED: usize = 16;

impl<G: Game> Match<G> {
    /// Begins a game.
    ///
    /// # Errors
    /// Wrong players, or the conflicts of the configuration.
    pub fn new(setup: Setup<G::Config>) -> Result<Match<G>, RecordError> {
        Match::begin(setup.cleaned()?, Chance::Seed(Vec::new()))
    }

    fn begin(setup: Setup<G::Config>, chance: Chance) -> Result<Match<G>, RecordError> {
        let game = record::deal(&setup, chance.dealer(setup.seed))?;
        Ok(Match { game, setup, chance, played: Vec::new() })
    }

    /// Rebuilds a game from its record by playing its moves.
    ///
    /// # Errors
    /// What is wrong with the record.
    pub fn resume(text: &str) -> Result<Match<G>, RecordError> {
        if let Some(sight) = Match::resume_sight(text) {
            return sight;
        }
        let record = Record::<G>::decode(text)?;
        let mut moves = Vec::new();
        record.replay(|_, seat, mv| moves.push((seat, mv)), &mut Quiet)?;
        let mut this = Match::begin(record.setup, record.chance)?;
        this.resample_recorded();
        let count = moves.len();
        for (at, (seat, mv)) in moves.into_iter().enumerate() {
            let goes_on = at + 1 < count && !(at + MOST_UNASKED >= count && this.ends_with(seat, mv));
            this.carry_out(seat, mv, goes_on, Eye::Table, |_| {});
            if !goes_on {
                break;
            }
        }
        Ok(this)
    }

    /// Returns whether the game is over after this move. A record of an earlier version may go on with answers that are no
    /// longer asked for, since they all come to the same; they are left out.
    fn ends_with(&self, seat: Seat, mv: G::Move) -> bool {
        let mut after = self.game.clone();
        after.apply(seat, mv, &mut Quiet);
        after.outcome().is_some()
    }

    /// Returns the current state.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Returns the moves so far, each with its seat.
    pub fn moves(&self) -> Vec<(Seat, G::Move)> {
        self.played.iter().map(|p| (p.seat, p.mv)).collect()
    }

    /// Plays a legal move and calls `each` with its steps as `eye` may see them.
    pub(super) fn advance(&mut self, seat: Seat, mv: G::Move, eye: Eye, each: impl FnMut(Step<G>)) {
        self.carry_out(seat, mv, false, eye, each);
    }

    /// Plays the same; `goes_on`: a record goes on after the move.
    fn carry_out(&mut self, seat: Seat, mv: G::Move, goes_on: bool, eye: Eye, mut each: impl FnMut(Step<G>)) {
        let before = self.game.clone();
        let drawn = self.draw_for(seat, mv);
        let mut steps: Vec<Step<G>> = Vec::with_capacity(16);
        if goes_on {
            self.game.apply_and_ask(seat, mv, &mut steps);
        } else {
            self.game.apply(seat, mv, &mut steps);
        }
        let mut revealed = drawn || G::is_irreversible(mv);
        for step in steps {
            each(match step {
                Step::Event(event) => Step::Event(event),
                Step::Motion(motion) => {
                    revealed |= reveals(&before, &self.game, motion);
                    Step::Motion(redact(&self.game, eye, motion))
                }
            });
        }
        revealed |= opens(&self.game);
        self.played.push(Played { before, seat, mv, revealed });
        self.resample_recorded();
    }

    /// Draws anew what no seat knows if this game has live chance and the move draws; returns whether it does.
    fn draw_for(&mut self, seat: Seat, mv: G::Move) -> bool {
        let Some(seeds) = self.chance.draw_seeds_mut() else { return false };
        let past: Vec<&G> = self.played.iter().map(|played| &played.before).collect();
        seeds.draw(&mut self.game, &past, seat, mv) == Some(true)
    }

    /// Does the resamples that the record has at this point.
    fn resample_recorded(&mut self) {
        let past: Vec<&G> = self.played.iter().map(|played| &played.before).collect();
        record::resample_after(self.chance.resamples(), self.played.len() as u16, &past, &mut self.game);
    }

    /// Resamples what no seat knows, and records it. A resample at this point or later is replaced. A game with live chance
    /// has nothing to resample: its record does not tell what comes.
    pub(super) fn resample(&mut self, seed: u32) {
        let Chance::Seed(resamples) = &mut self.chance else { return };
        let now = self.played.len() as u16;
        resamples.retain(|&(after, _)| after < now);
        resamples.push((now, seed));
        self.resample_recorded();
    }

    /// Returns this match with another world in place of the true one, so that tests can compare their answers. Its record
    /// is that of the true one.
    #[must_use]
    pub fn supposing(&self, game: G) -> Match<G> {
        Match { game, ..self.clone() }
    }

    /// Returns a world that a seat of this table cannot tell from the true one.
    #[inline(never)] // it is called in two places
    pub(super) fn world(&self, seat: Seat, seed: u32) -> G {
        let mut world = self.game.clone();
        if !is_open(&world) {
            world.imagine(seat, &mut Rng::new(seed));
        }
        world
    }

    /// Simulates a legal move. Returns its motions up to the first that reveals something hidden,
    /// whether there is such a motion, and the game afterwards. Events are left out: those before a
    /// revelation may already name it. The simulation runs in a world that `seat` imagines, so that anything
    /// it gives away is made up.
    pub(super) fn simulation(&self, seat: Seat, mv: G::Move) -> (Vec<MotionOf<G>>, bool, G) {
        let before = self.world(seat, 0);
        let mut after = before.clone();
        let mut steps: Vec<Step<G>> = Vec::new();
        after.apply(seat, mv, &mut steps);
        let mut motions = Vec::with_capacity(steps.len());
        for step in steps {
            let Step::Motion(motion) = step else { continue };
            if reveals(&before, &after, motion) {
                return (motions, true, after);
            }
            motions.push(motion);
        }
        (motions, false, after)
    }

    pub(super) fn parse(&self, seat: Seat, mv: &str) -> Result<G::Move, Refused> {
        self.legal_one(seat, &json::read(mv).unwrap_or_default())
    }

    /// Returns the legal moves in a list.
    pub(super) fn parse_all(&self, seat: Seat, moves: &str) -> Result<Vec<G::Move>, Refused> {
        match json::read(moves) {
            Some(Data::List(moves)) => moves.iter().map(|mv| self.legal_one(seat, mv)).collect(),
            _ => Err(simply("unreadable-move")),
        }
    }

    #[inline(never)] // it is called in two places
    fn legal_one(&self, seat: Seat, mv: &Data) -> Result<G::Move, Refused> {
        let mv = record::find_move(&self.game, seat, mv).ok_or_else(|| simply("unreadable-move"))?;
        self.game.check(seat, mv).map_err(refused)?;
        Ok(mv)
    }

    pub(super) fn legal(&self, seat: Seat) -> Vec<G::Move> {
        let mut out = Vec::new();
        self.game.legal_moves(seat, &mut out);
        out
    }
}

/// Returns whether all see what lies face down, because the game is over.
pub(super) fn is_open<G: Game>(game: &G) -> bool {
    G::OPEN_AT_THE_END && game.outcome().is_some()
}

/// Returns whether the end of a game has shown something: then its last move is final.
fn opens<G: Game>(game: &G) -> bool {
    let mut opens = false;
    if is_open(game) {
        game.tokens(&mut |at, _| opens |= !game.sees(Eye::Table, at));
    }
    opens
}
