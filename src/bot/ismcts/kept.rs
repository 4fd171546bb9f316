//! Searches that go on: after moves that told the seat nothing new, the tree below them is kept. And thinking ahead, while
//! others decide.

use super::{RootStats, Search};
use crate::bot::character::{Character, Wish};
use crate::bot::endgame::after;
use crate::bot::simultaneous::{MOST, Simultaneous};
use crate::bot::tree::ROOT;
use crate::bot::worlds::Worlds;
use crate::bot::{Judge, Knowledge, Level, Observed, solve};
use crate::game::{Seat, Seats};
use crate::hash::state_hash;
use crate::rng::Rng;

/// Returns the name of a decision of a seat in a tree, beside the moves that lead there.
pub(super) fn key_of<G: Knowledge>(game: &G, seat: Seat) -> u16 {
    game.chance_key() << 2 | u16::from(seat.0 & 3)
}

/// Returns the legal moves of the seat, as they are before any iteration, and what its character is after.
#[cfg_attr(feature = "kept", inline(never))] // it is called in two places then
#[cfg_attr(not(feature = "kept"), inline)]
pub(super) fn root_of<G: Knowledge>(
    seen: &Observed<G>,
    level: &Level,
    moves: &mut Vec<G::Move>,
) -> (Vec<RootStats<G::Move>>, Option<Wish>) {
    moves.clear();
    if seen.decides() {
        seen.legal_moves(moves);
    }
    let mut root: Vec<_> = moves.iter().map(|&mv| RootStats::none(mv)).collect();
    if level.solves
        && root.len() > 1
        && let Some(forced) = solve(seen)
    {
        root.iter_mut().zip(forced).for_each(|(stats, forced)| stats.forced = forced);
    }
    let wish = level.character.map(|character| Wish::new(character, seen));
    if let Some(Character { temper, .. }) = level.character {
        // The world that is kept is one that the seat cannot tell from the true one.
        root.iter_mut().for_each(|one| one.pleases = seen.world.likes(temper, seen.seat(), one.mv));
    }
    (root, wish)
}

/// Returns what a level that mixes notes of a choice that two seats make at once.
pub(super) fn mixing<G: Knowledge>(
    seen: &Observed<G>,
    level: &Level,
    own: usize,
) -> Option<Simultaneous<G::Move>> {
    let mixes = G::SIMULTANEOUS && level.mixes && (2..=MOST).contains(&own) && seen.chooses_simultaneously();
    mixes.then(|| Simultaneous::new(own))
}

impl<G: Knowledge, J: Judge<G>, W: Worlds<G>> Search<G, J, W> {
    /// Takes up the position that the seat sees now, in the same memory. If some last ones of `moves`, which are the
    /// latest of the game and have revealed nothing, lead there from the position so far, what was found below them is
    /// kept. Returns how many iterations that were.
    ///
    /// Nothing is kept unless what the seat knows now follows from what it knew and from these moves: nothing was drawn,
    /// turned over or chosen in secret. A player that does not think for a time keeps nothing: it has its count. Nor does
    /// one with a character, since its tree is coloured by the moves that pleased it before.
    pub fn follow(&mut self, seen: Observed<G>, moves: &[(Seat, G::Move)], seed: u32) -> u32 {
        let last = |from| moves.get(from..).and_then(|moves| self.reached(&seen, moves));
        let at = (0..=moves.len()).rev().find_map(last).filter(|_| self.level.timed && self.wish.is_none());
        self.before = match at {
            Some(ROOT) => self.before + self.done,
            Some(at) => self.tree.edge(at).map_or(0, |edge| edge.visits),
            None => 0,
        };
        if !at.is_some_and(|at| self.tree.keep_below(at)) {
            self.before = 0;
            self.tree.clear();
        }
        (self.root, self.wish) = root_of(&seen, &self.level, &mut self.moves);
        self.simultaneous = mixing(&seen, &self.level, self.root.len());
        let key = key_of(&seen.world, seen.seat);
        for stats in &mut self.root {
            let edge = self.tree.below(ROOT, key, stats.mv).and_then(|edge| self.tree.edge(edge));
            stats.kept = edge.map_or(0, |edge| edge.visits);
        }
        (self.seen, self.seed, self.done, self.compared) = (seen, seed, 0, None);
        self.rng = Rng::from_u64(u64::from(seed));
        self.before
    }

    /// Returns the seat that searches, and how.
    pub fn of(&self) -> (Seat, &Level) {
        (self.seen.seat, &self.level)
    }

    /// Returns the edge of the last of these moves if they lead to what the seat sees now.
    fn reached(&self, seen: &Observed<G>, moves: &[(Seat, G::Move)]) -> Option<u32> {
        let (mut later, mut at): (Option<Box<G>>, u32) = (None, ROOT);
        for &(seat, mv) in moves {
            let world = later.as_deref().unwrap_or(&self.seen.world);
            if world.to_act() != Seats::only(seat) {
                return None;
            }
            at = self.tree.below(at, key_of(world, seat), mv)?;
            later = Some(after(world, seat, mv));
        }
        let expected = Observed::new(later.as_deref().unwrap_or(&self.seen.world), self.seen.seat);
        (expected.seat == seen.seat && state_hash(&expected.world) == state_hash(&seen.world)).then_some(at)
    }
}
