//! A game whose hidden cards only one device knows: what its moves show, and the worlds in which others keep it.

use super::Json;
use super::refusal::{Refused, simply};
use super::running::Match;
use crate::data::Data;
use crate::game::{Eye, Game, Quiet, Seat, Step, redact};
use crate::hash::{checksum, state_hash};
use crate::json;
use crate::record::{self, Chance, RecordError, Setup, Shown, Sight, find_move};
use crate::rng::Rng;
use crate::session::search::Searches;
use crate::wire::step_out;

/// How many worlds are tried for what a move depends on and does not show. Of 234,000 moves of random games 72 needed more than
/// one, and none more than seven.
const MOST_WORLDS: u32 = 50;

/// What a session answers about the worlds that others keep of it, and what it learns if it is such a world. In a world that
/// is kept, moves are not played but learnt, and none can be taken back.
pub trait Learning {
    /// Returns the record of this game as a viewer knows it: a seat, or the table for somebody who only watches.
    ///
    /// # Errors
    /// `not-told` if this is no game with cards that only some seats know, if it is itself such a world or was imagined, or if
    /// the table has no such seat.
    fn sight(&self, eye: Eye) -> Result<String, Refused>;
    /// Returns what the moves from this number on, counted from 0, have shown a viewer, as a list of [`Shown`].
    ///
    /// # Errors
    /// As for [`sight`](Learning::sight).
    fn shown(&self, eye: Eye, from: usize) -> Result<Json, Refused>;
    /// Carries out a move that was played in the true game, as [`Shown`]; returns its steps as the viewer sees them.
    ///
    /// # Errors
    /// `not-a-sight` if this is no such world, `unreadable-move`, or `contradiction` if it cannot be true.
    fn learn(&mut self, shown: &str) -> Result<Json, Refused>;
}

impl<G: Searches> Learning for Match<G> {
    fn sight(&self, eye: Eye) -> Result<String, Refused> {
        let shown = self.all_shown(eye, 0)?;
        let Setup { seed, config, .. } = &self.setup;
        let chance = G::deal(self.game.seats(), config, &mut self.chance.dealer(*seed));
        let dealt =
            record::deal::<G>(&self.setup, self.chance.dealer(*seed)).map_err(|_| simply("not-told"))?;
        let first = self.played.first().map_or(&self.game, |played| &played.before);
        let chance = first.chance_for(eye, &chance, &dealt);
        let world = G::start(self.game.seats(), config, &chance, Rng::new(0), &mut Quiet);
        // A game that was imagined does not begin as it was dealt.
        if !world.is_ok_and(|world| known_to(&world, eye) == known_to(first, eye)) {
            return Err(simply("not-told"));
        }
        Ok(Sight { eye, chance: Data::of(&chance), shown }.write::<G>(&self.setup))
    }

    fn shown(&self, eye: Eye, from: usize) -> Result<Json, Refused> {
        Ok(json::text(&self.all_shown(eye, from)?))
    }

    fn learn(&mut self, shown: &str) -> Result<Json, Refused> {
        let shown = json::read(shown).and_then(|shown| shown.read::<Shown>().ok());
        let mut steps = Vec::with_capacity(16);
        self.take_in(shown.ok_or_else(|| simply("unreadable-move"))?, |step| {
            steps.push(step_out::<G>(step))
        })?;
        Ok(json::text(&steps))
    }
}

impl<G: Game> Match<G> {
    /// Opens a game as one viewer knows it; `None` if this is a record of another kind.
    ///
    /// # Errors
    /// What is wrong with the record.
    pub(super) fn resume_sight(text: &str) -> Option<Result<Match<G>, RecordError>> {
        Some(Sight::read::<G>(text)?.and_then(|(setup, sight)| Match::begin_sight(setup, sight)))
    }

    fn begin_sight(setup: Setup<G::Config>, mut sight: Sight) -> Result<Match<G>, RecordError> {
        let conflicts = |all: Vec<G::Conflict>| RecordError::Conflicts {
            game: G::ID,
            conflicts: all.iter().map(Data::of).collect(),
        };
        let chance = sight.chance.read().map_err(|_| RecordError::NotARecord)?;
        let game =
            G::start(setup.seats(), &setup.config, &chance, Rng::new(0), &mut Quiet).map_err(conflicts)?;
        let all = std::mem::take(&mut sight.shown);
        let mut this = Match { game, setup, chance: Chance::Sight(Box::new(sight)), played: Vec::new() };
        for (at, shown) in all.into_iter().enumerate() {
            let illegal = |_| RecordError::IllegalMove { number: at + 1, rule: None };
            this.take_in(shown, |_| {}).map_err(illegal)?;
        }
        Ok(this)
    }

    /// Returns what the moves from this number on have shown a viewer.
    fn all_shown(&self, eye: Eye, from: usize) -> Result<Vec<Shown>, Refused> {
        let there = match eye {
            Eye::Seat(seat) => seat.0 < self.game.seats(),
            Eye::Table => true,
            Eye::All => false,
        };
        let may =
            there && !matches!(self.chance, Chance::Sight(_)) && G::SECRETS == crate::wire::Secrets::Hands;
        if !may {
            return Err(simply("not-told"));
        }
        let moves = self.played.iter().skip(from);
        let all = moves.map(|played| shown_by(&played.before, eye, played.seat, played.mv));
        all.collect::<Option<_>>().ok_or_else(|| simply("not-told"))
    }

    /// Carries out a move of the true game and calls `each` with its steps as the viewer sees them. A refusal has changed
    /// nothing.
    fn take_in(&mut self, shown: Shown, each: impl FnMut(Step<G>)) -> Result<(), Refused> {
        let Chance::Sight(sight) = &self.chance else { return Err(simply("not-a-sight")) };
        let (eye, seat) = (sight.eye, shown.seat);
        let (world, mv) = world_of(&self.game, eye, &shown).ok_or_else(|| simply("contradiction"))?;
        self.game = world;
        self.advance(seat, mv, eye, each);
        if let Chance::Sight(sight) = &mut self.chance {
            sight.shown.push(shown);
        }
        Ok(())
    }
}

/// Returns what a legal move shows a viewer.
fn shown_by<G: Game>(before: &G, eye: Eye, seat: Seat, mv: G::Move) -> Option<Shown> {
    let facts = before.facts(eye, seat, mv)?;
    let named = Some(mv).filter(|&mv| !before.hides(eye, seat, mv));
    let mv_data = named.map(|mv| Data::of(&mv));
    Some(Shown { seat, mv: mv_data, facts, check: check_of(before, eye, seat, mv) })
}

/// Returns a hash of what a viewer sees of a move and knows after it.
fn check_of<G: Game>(before: &G, eye: Eye, seat: Seat, mv: G::Move) -> u32 {
    let (mut after, mut steps) = (before.clone(), Vec::new());
    after.apply(seat, mv, &mut steps);
    let seen = |step| match step {
        Step::Motion(motion) => step_out::<G>(Step::Motion(redact(&after, eye, motion))),
        event @ Step::Event(_) => step_out::<G>(event),
    };
    let seen = json::text(&steps.into_iter().map(seen).collect::<Vec<_>>());
    checksum(format!("{:016x}{seen}", state_hash(&known_to(&after, eye))).as_bytes())
}

/// Returns the world that a viewer imagines from seed 0: it is the same in all games that the viewer cannot tell apart.
fn known_to<G: Game>(game: &G, eye: Eye) -> G {
    let mut known = game.clone();
    known.imagine_for(eye, &mut Rng::new(0));
    known
}

/// Returns a world that the viewer cannot tell from the true game, and a move in it that looks like the one that was played;
/// `None` if there is none.
fn world_of<G: Game>(game: &G, eye: Eye, shown: &Shown) -> Option<(G, G::Move)> {
    let seat = shown.seat;
    if shown.mv.is_none() && eye == Eye::Seat(seat) {
        return None; // one's own moves are not hidden
    }
    let mut named = None;
    for attempt in 0..MOST_WORLDS {
        let Some(world) = game.with_facts(eye, &shown.facts, attempt).ok()? else { continue };
        let mut moves = Vec::new();
        match &shown.mv {
            Some(mv) => {
                named = named.or_else(|| find_move(&world, seat, mv));
                moves.push(named?);
            }
            None => world.legal_moves(seat, &mut moves),
        }
        let fits =
            |mv: &G::Move| world.check(seat, *mv).is_ok() && check_of(&world, eye, seat, *mv) == shown.check;
        if let Some(mv) = moves.into_iter().find(fits) {
            return Some((world, mv));
        }
    }
    None
}
