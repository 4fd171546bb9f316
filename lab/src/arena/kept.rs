//! Players that keep their tree between their own decisions, and think ahead at the turns of others.

use crate::arena::judged::{Arena, Found, SLICE};
use crate::arena::player::{Player, Searcher, Work};
use crate::clock::now;
use dockhand::bot::{Judge, Knowledge, Observed, Search, Worlds};
use dockhand::game::{Seat, Step, reveals};
use std::time::Duration;

/// A search with any judge.
pub trait Mind<G: Knowledge> {
    /// Takes up a later position after these moves; see [`Search::follow`].
    fn follow(&mut self, seen: Observed<G>, moves: &[(Seat, G::Move)], seed: u32) -> u32;
    /// Searches for a time, or for as many iterations as the level tells.
    fn think(&mut self, iterations: u32, time: Option<Duration>) -> Found<G::Move>;
}

impl<G: Knowledge, J: Judge<G>, W: Worlds<G>> Mind<G> for Search<G, J, W> {
    fn follow(&mut self, seen: Observed<G>, moves: &[(Seat, G::Move)], seed: u32) -> u32 {
        Search::follow(self, seen, moves, seed)
    }

    fn think(&mut self, iterations: u32, time: Option<Duration>) -> Found<G::Move> {
        let since = now();
        match time {
            None => self.run(iterations),
            Some(time) => {
                let mut done = u32::MAX;
                while now().saturating_sub(since) < time && self.done() < iterations && done != self.done() {
                    done = self.done();
                    self.run(SLICE);
                }
            }
        }
        Found { choice: self.choice(), done: self.done(), kept: 0, stats: self.root_stats().to_vec() }
    }
}

/// What the players of one game keep.
pub struct Memories<'a, G> {
    /// The searches, by seat.
    minds: [Option<Box<dyn Mind<G> + 'a>>; 4],
    /// How many of the latest moves have revealed nothing.
    quiet: usize,
}

impl<'a, G: Arena> Memories<'a, G> {
    pub fn none() -> Memories<'a, G> {
        Memories { minds: [const { None }; 4], quiet: 0 }
    }

    /// Decides with the tree that was kept, if it still holds.
    pub fn found(
        &mut self,
        searcher: &'a Searcher,
        seen: Observed<G>,
        seed: u32,
        moves: &[(Seat, G::Move)],
    ) -> Option<Found<G::Move>> {
        let since = now();
        let (kept, mind) = self.mind(searcher, seen, seed, moves)?;
        let spent = now().saturating_sub(since);
        let time = searcher.time.map(|time| time.saturating_sub(spent));
        Some(Found { kept, ..mind.think(searcher.level.iterations, time) })
    }

    /// Lets the players think ahead who do so and do not decide now.
    pub fn ponder(
        &mut self,
        game: &G,
        player: impl Fn(Seat) -> &'a Player,
        seed: u32,
        moves: &[(Seat, G::Move)],
        index: impl Fn(Seat) -> usize,
        work: &mut [Work; 2],
    ) {
        let mut choices = Vec::new();
        game.to_act().iter().for_each(|seat| game.legal_moves(seat, &mut choices));
        if choices.len() < 2 {
            return; // nobody thinks about it
        }
        for seat in Seat::all(game.seats()).filter(|&seat| !game.to_act().contains(seat)) {
            let Player::Search(searcher) = player(seat) else { continue };
            let Some(time) = searcher.ponders else { continue };
            if let Some((_, mind)) = self.mind(searcher, Observed::new(game, seat), seed, moves) {
                work[index(seat)].pondered += u64::from(mind.think(u32::MAX, Some(time)).done);
            }
        }
    }

    /// Notes a move that was played.
    pub fn note(&mut self, before: &G, after: &G, mv: G::Move, steps: Vec<Step<G>>) {
        let shows = |step| matches!(step, Step::Motion(motion) if reveals(before, after, motion));
        let revealed = G::is_irreversible(mv) || steps.into_iter().any(shows);
        self.quiet = if revealed { 0 } else { self.quiet + 1 };
    }

    /// Returns the search of a seat at this position: the one that was kept, or another.
    fn mind(
        &mut self,
        searcher: &'a Searcher,
        seen: Observed<G>,
        seed: u32,
        moves: &[(Seat, G::Move)],
    ) -> Option<(u32, &mut Box<dyn Mind<G> + 'a>)> {
        let slot = self.minds.get_mut(seen.seat().index())?;
        let quiet = moves.get(moves.len() - self.quiet..)?;
        if let Some(mind) = slot {
            return Some((mind.follow(seen, quiet, seed), mind));
        }
        Some((0, slot.insert(G::begin(searcher, seen, seed))))
    }
}
