//! The search: one tree for all iterations, one imagined world for each.

mod kept;
mod plan;

use super::character::Wish;
use super::playout::{Reward, SCALE, play_on};
use super::root::{RootStats, best, pick};
use super::simultaneous::{SPREAD, Simultaneous};
use super::tree::{ROOT, Tree};
use super::worlds::{Imagined, Worlds};
use super::{Forecast, Judge, Knowledge, Level, Observed};
use crate::game::{MOST_SEATS, Quiet, Seat, Seats};
use crate::rng::Rng;

/// The most moves in a tree, about what 370,000 iterations of Imhotep open. A full tree is still searched, but
/// no longer grows. Its memory is asked for once, and systems lend it only as the tree grows.
const MOST_EDGES: usize = 1 << 20;
/// The room for edges per iteration: the second visit to a position adds all its moves.
const EDGES_EACH: usize = 6;
/// The longest path down the tree, in moves.
const DEEPEST: usize = 256;
/// The most iterations of a search; with more, its sums could overflow.
const MOST_ITERATIONS: u32 = u32::MAX / SCALE;

/// A search that can be continued at any time. `J` judges the positions at the end of its rollouts, `W` gives the worlds
/// in which they begin.
#[derive(Clone, Debug)]
pub struct Search<G: Knowledge, J = Forecast, W = Imagined> {
    judge: J,
    worlds: W,
    seen: Observed<G>,
    level: Level,
    rng: Rng,
    seed: u32,
    tree: Tree<G::Move>,
    root: Vec<RootStats<G::Move>>,
    done: u32,
    /// How many iterations of earlier positions the tree has kept.
    before: u32,
    /// What is known of a choice that two seats make at once, at a level that mixes.
    simultaneous: Option<Simultaneous<G::Move>>,
    /// What a player with a character is after.
    wish: Option<Wish>,
    /// The best move of a while ago, and one that is compared with it.
    compared: Option<[G::Move; 2]>,
    /// Scratch space, allocated once.
    moves: Vec<G::Move>,
    edges: Vec<u32>,
    path: Vec<(u32, Seat)>,
}

/// Seats that decide at the same time, and the node at which they do: none of them knows what the others
/// choose.
#[derive(Copy, Clone)]
struct Deciders {
    at: u32,
    seats: Seats,
}

impl<G: Knowledge> Search<G> {
    /// Returns a search that has not begun, with all the memory that it will need.
    pub fn new(seen: Observed<G>, level: &Level, seed: u32) -> Search<G> {
        Search::judged_by(Forecast, seen, level, seed)
    }
}

impl<G: Knowledge, J: Judge<G>> Search<G, J> {
    /// Returns a search like [`Search::new`], with another judge.
    pub fn judged_by(judge: J, seen: Observed<G>, level: &Level, seed: u32) -> Search<G, J> {
        Search::in_worlds(Imagined, judge, seen, level, seed)
    }
}

impl<G: Knowledge, J: Judge<G>, W: Worlds<G>> Search<G, J, W> {
    /// Returns a search like [`Search::judged_by`], with other worlds.
    pub fn in_worlds(worlds: W, judge: J, seen: Observed<G>, level: &Level, seed: u32) -> Search<G, J, W> {
        let mut moves = Vec::with_capacity(1024);
        let (root, wish) = kept::root_of(&seen, level, &mut moves);
        let room = (level.iterations as usize).saturating_mul(EDGES_EACH) + 8 * moves.len() + 1024;
        let simultaneous = kept::mixing(&seen, level, root.len());
        Search {
            judge,
            worlds,
            root,
            seen,
            level: *level,
            rng: Rng::from_u64(u64::from(seed)),
            seed,
            tree: Tree::with_room(room.min(MOST_EDGES)),
            done: 0,
            before: 0,
            simultaneous,
            wish,
            compared: None,
            moves,
            edges: Vec::with_capacity(1024),
            path: Vec::with_capacity(DEEPEST + 2),
        }
    }

    /// Runs up to `iterations` more iterations; none if there is only one legal move. A seat that does not decide
    /// thinks ahead.
    pub fn run(&mut self, iterations: u32) {
        self.run_unmixed(iterations);
        self.mix();
    }

    /// Runs up to `iterations` more iterations without working out the mixture, for a search that runs in short parts.
    pub(crate) fn run_unmixed(&mut self, iterations: u32) {
        if self.root.len() == 1 {
            return;
        }
        for _ in 0..iterations.min(MOST_ITERATIONS - self.before - self.done) {
            self.iterate();
            self.done += 1;
        }
    }

    /// Works out how often each move is best made where moves are mixed: that takes some milliseconds.
    pub(crate) fn mix(&mut self) {
        if G::SIMULTANEOUS
            && self.done > 0
            && let Some(simultaneous) = &self.simultaneous
        {
            self.root
                .iter_mut()
                .zip(simultaneous.mixture())
                .for_each(|(stats, share)| stats.share = share.into());
        }
    }

    /// Compares the best move so far with this one: from now on the iterations try the two by turns. A bad move is
    /// otherwise tried too seldom to say how bad it is. Both are tried alike, so the best move stays the best.
    pub fn compare_with(&mut self, mv: G::Move) {
        let best = self.best().filter(|&best| best != mv);
        self.compared = best.map(|best| [best, mv]);
    }

    /// Returns how many iterations have run here, without those of merged searches.
    pub fn done(&self) -> u32 {
        self.done
    }

    /// Returns the root statistics, in the order of the legal moves.
    pub fn root_stats(&self) -> &[RootStats<G::Move>] {
        &self.root
    }

    /// Adds the statistics of another search of the same position.
    pub fn merge(&mut self, others: &[RootStats<G::Move>]) {
        for (own, other) in self.root.iter_mut().zip(others).filter(|(own, other)| own.mv == other.mv) {
            own.add(other.visits, other.worth.0, other.points.0);
            own.kept = own.kept.saturating_add(other.kept);
            own.share = own.share.saturating_add(other.share);
        }
    }

    /// Returns the best move so far: the one with which the seat can force most; among equals the one with the
    /// largest share of a mixture, then the most visited one, then the one with the higher reward, then the first.
    pub fn best(&self) -> Option<G::Move> {
        best(&self.root, self.seen.seat())
    }

    /// Returns the move that a player of this level makes: the best one so far or one of a mixture, unless it blunders.
    pub fn choice(&self) -> Option<G::Move> {
        pick(&self.root, self.seen.seat(), &self.level, self.seed)
    }

    /// Returns how many iterations a player of this level runs here; 0 if there is only one legal move.
    pub fn budget(&self) -> u32 {
        if self.root.len() < 2 { 0 } else { self.level.iterations }
    }

    fn iterate(&mut self) {
        let mut game = self.worlds.next(&self.seen, &mut self.rng);
        self.path.clear();
        let first = self.select(&mut game);
        let reward = play_on(&mut game, &self.level, &self.judge, &mut self.rng, &mut self.moves);
        self.backpropagate(first, &reward);
    }

    /// Selection and expansion: plays down the tree to the first move that was never tried. Returns the place of the first
    /// move in the root statistics.
    fn select(&mut self, game: &mut G) -> Option<usize> {
        let (mut at, mut first) = (ROOT, None);
        let mut deciders = Deciders { at: ROOT, seats: Seats::NONE };
        while self.path.len() < DEEPEST {
            let deciding = game.to_act();
            let Some(seat) = self.next_to_decide(deciding) else { break };
            if !deciders.seats.contains(seat) {
                deciders = Deciders { at, seats: deciding };
            }
            deciders.seats = deciders.seats.without(seat);
            self.moves.clear();
            game.legal_moves(seat, &mut self.moves);
            game.prune(seat, &mut self.moves);
            // A move that is compared is judged, however absurd.
            if self.path.is_empty() && self.compared.is_none() {
                game.shortlist(seat, &self.level, &mut self.moves);
            }
            if deciders.at == ROOT
                && let Some((other, mv)) = self.worlds.choice()
                && other == seat
            {
                self.moves.clear();
                self.moves.push(mv);
            }
            let key = kept::key_of(game, seat);
            if !self.tree.expand(deciders.at, key, &self.moves, &mut self.edges) {
                break;
            }
            let compared = if self.path.is_empty() { self.compared_edge() } else { None };
            let Some((index, edge, fresh)) = compared.or_else(|| self.select_edge(deciders.at)) else {
                break;
            };
            let Some(&mv) = self.moves.get(index) else { break };
            let answers = G::SIMULTANEOUS && deciders.at == ROOT && at != ROOT;
            if answers && let Some(simultaneous) = &mut self.simultaneous {
                simultaneous.note(first.unwrap_or(0), &self.moves, index);
            }
            if self.path.is_empty() {
                first = self.root.iter().position(|c| c.mv == mv);
            }
            self.path.push((edge, seat));
            game.apply(seat, mv, &mut Quiet);
            if fresh {
                break;
            }
            if deciders.at == at {
                at = edge;
            } else if self.tree.expand(at, key, &[mv], &mut self.edges) {
                // A later seat of a simultaneous choice was expanded at the node before all choices. Its move
                // is also added below the choices of the others, because from there on everybody knows them
                // all.
                at = self.edges.first().copied().unwrap_or(edge);
            } else {
                break;
            }
        }
        first
    }

    /// Returns the seat to decide next: the one that searches, if several decide at the same time. The order
    /// does not matter, since none of them knows the others' choices.
    fn next_to_decide(&self, deciding: Seats) -> Option<Seat> {
        if deciding.contains(self.seen.seat()) { Some(self.seen.seat()) } else { deciding.first() }
    }

    /// Returns the index and the edge of one of the two moves that are compared, by turns, and whether this is its first
    /// visit; none in a world that lacks one of them, since it would favour the other.
    fn compared_edge(&self) -> Option<(usize, u32, bool)> {
        let place = |mv| self.moves.iter().position(|&one| one == mv);
        let [best, other] = self.compared?;
        let (best, other) = (place(best)?, place(other)?);
        let index = if self.done.is_multiple_of(2) { best } else { other };
        let edge = self.edges.get(index).copied()?;
        Some((index, edge, self.tree.edge(edge)?.visits == 0))
    }

    /// Selects one of `edges`, which are those below `at`: a random one of those never tried, or else the one with the
    /// highest upper confidence bound; sometimes any, at a choice made at once that is to be mixed. Returns its index, the
    /// edge, and whether this is its first visit.
    fn select_edge(&mut self, at: u32) -> Option<(usize, u32, bool)> {
        let mut untried = 0;
        for &edge in &self.edges {
            let edge = self.tree.edge_mut(edge)?;
            edge.offered += 1;
            untried += usize::from(edge.visits == 0);
        }
        if G::SIMULTANEOUS && at == ROOT && self.simultaneous.is_some() && self.rng.below(100) < SPREAD {
            let index = self.rng.below(self.edges.len());
            let edge = self.edges.get(index).copied()?;
            return Some((index, edge, self.tree.edge(edge)?.visits == 0));
        }
        if untried > 0 {
            let mut skip = self.rng.below(untried);
            for (index, &edge) in self.edges.iter().enumerate() {
                if self.tree.edge(edge)?.visits == 0 {
                    if skip == 0 {
                        return Some((index, edge, true));
                    }
                    skip -= 1;
                }
            }
        }
        let explore = f32::from(self.level.explore) / 100.0;
        let (mut best, mut highest) = (0, f32::MIN);
        let (mut offered, mut log) = (0, 0.0);
        for (index, &edge) in self.edges.iter().enumerate() {
            let edge = self.tree.edge(edge)?;
            if edge.offered != offered {
                (offered, log) = (edge.offered, ln(edge.offered));
            }
            let each = 1.0 / edge.visits as f32;
            let bound = edge.worth as f32 * (1.0 / SCALE as f32) * each + explore * (log * each).sqrt();
            if bound > highest {
                (best, highest) = (index, bound);
            }
        }
        Some((best, self.edges.get(best).copied()?, false))
    }

    /// Adds the reward to every edge on the path: that of the seat that decided there. The seat that searches
    /// counts what its character wants instead; the root statistics tell the plain reward of all.
    fn backpropagate(&mut self, first: Option<usize>, reward: &Reward) {
        let tried = first.and_then(|at| self.root.get_mut(at));
        let mut worth = reward.worth;
        if let Some(wish) = &mut self.wish {
            worth[self.seen.seat()] = wish.wants(reward, tried.as_ref().is_some_and(|c| c.pleases));
        }
        if G::SIMULTANEOUS
            && let Some(simultaneous) = &mut self.simultaneous
        {
            simultaneous.learn(worth[self.seen.seat()]);
        }
        for &(edge, seat) in &self.path {
            if let Some(edge) = self.tree.edge_mut(edge) {
                edge.visits += 1;
                edge.worth += worth[seat];
            }
        }
        if let Some(stats) = tried {
            stats.visits += 1;
            for seat in Seat::all(MOST_SEATS as u8) {
                stats.worth[seat] += reward.worth[seat];
                let points = &mut stats.points[seat];
                *points = points.saturating_add(reward.points[seat.index()].into());
            }
        }
    }
}

/// Returns the natural logarithm within 6 %, from operations that are exact on every machine.
fn ln(n: u32) -> f32 {
    let exponent = n.max(1).ilog2();
    let mantissa = n as f32 / (1u32 << exponent) as f32 - 1.0;
    (exponent as f32 + mantissa) * std::f32::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logarithm_is_near_enough_and_grows() {
        let far = |n: u32| (ln(n) - (n as f32).ln()).abs();
        assert!((2..100_000).all(|n| far(n) < 0.061 && ln(n) > ln(n - 1)));
        assert_eq!(ln(1), 0.0);
    }
}
