//! The search: one tree for all iterations, one imagined world for each.

use super::character::Wish;
use super::playout::{Reward, SCALE, play_on};
use super::tree::{ROOT, Tree};
use super::{Forced, Forecast, Judge, Knowledge, Level, Observed, solve};
use crate::game::{BySeat, MOST_SEATS, Quiet, Seat, Seats};
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

/// Root statistics: a legal move, how often the search has tried it, and the sums of its rewards.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct RootStats<M> {
    /// The legal move.
    pub mv: M,
    /// How often the search has tried it.
    pub visits: u32,
    /// The sum of the rewards of each seat; divided by `visits` it is between 0 and [`SCALE`].
    pub worth: BySeat<u32>,
    /// The sum of the points of each seat, in sixteenths.
    pub points: BySeat<i32>,
    /// What the deciding seat can force with it, if the ending is solved.
    pub forced: Option<Forced>,
    /// How much it pleases a player with a character by itself, from 0 to [`SCALE`].
    pub(super) pleases: u16,
}

impl<M> RootStats<M> {
    /// Returns the statistics of a move that was never tried.
    pub fn none(mv: M) -> RootStats<M> {
        RootStats {
            mv,
            visits: 0,
            worth: BySeat([0; MOST_SEATS]),
            points: BySeat([0; MOST_SEATS]),
            forced: None,
            pleases: 0,
        }
    }

    /// Adds the counts of the same move from another search.
    pub fn add(
        &mut self,
        visits: u32,
        worth: impl IntoIterator<Item = u32>,
        points: impl IntoIterator<Item = i32>,
    ) {
        self.visits = self.visits.saturating_add(visits);
        self.worth.0.iter_mut().zip(worth).for_each(|(sum, n)| *sum = sum.saturating_add(n));
        self.points.0.iter_mut().zip(points).for_each(|(sum, n)| *sum = sum.saturating_add(n));
    }
}

/// A search that can be continued at any time. `J` judges the positions at the end of its rollouts.
#[derive(Clone, Debug)]
pub struct Search<G: Knowledge, J = Forecast> {
    judge: J,
    seen: Observed<G>,
    level: Level,
    rng: Rng,
    seed: u32,
    tree: Tree<G::Move>,
    root: Vec<RootStats<G::Move>>,
    done: u32,
    /// What a player with a character is after.
    wish: Option<Wish>,
    /// Scratch space, allocated once.
    moves: Vec<G::Move>,
    edges: Vec<u32>,
    path: Vec<(u32, Seat)>,
}

/// Seats that decide at the same time, and the node at which they do: none of them knows what the others
/// choose.
#[derive(Copy, Clone)]
struct Simultaneous {
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
        let mut moves = Vec::with_capacity(1024);
        if seen.decides() {
            seen.legal_moves(&mut moves);
        }
        let room = (level.iterations as usize).saturating_mul(EDGES_EACH) + 8 * moves.len() + 1024;
        let mut root: Vec<_> = moves.iter().map(|&mv| RootStats::none(mv)).collect();
        if level.solves
            && root.len() > 1
            && let Some(forced) = solve(&seen)
        {
            root.iter_mut().zip(forced).for_each(|(stats, forced)| stats.forced = forced);
        }
        let wish = level.character.map(|character| Wish::new(character, &seen));
        if let Some(wish) = wish.filter(|_| G::TASTES) {
            wish.please(&seen, &mut root);
        }
        Search {
            judge,
            root,
            seen,
            level: *level,
            rng: Rng::from_u64(u64::from(seed)),
            seed,
            tree: Tree::with_room(room.min(MOST_EDGES)),
            done: 0,
            wish,
            moves,
            edges: Vec::with_capacity(1024),
            path: Vec::with_capacity(DEEPEST + 2),
        }
    }

    /// Runs up to `iterations` more simulations; none if there is only one legal move.
    pub fn run(&mut self, iterations: u32) {
        if self.root.len() < 2 {
            return;
        }
        for _ in 0..iterations.min(MOST_ITERATIONS - self.done) {
            self.iterate();
            self.done += 1;
        }
    }

    /// Returns how many simulations have run here, without those of merged searches.
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
        }
    }

    /// Returns the best move so far: the one with which the seat can force most; among equals the most visited
    /// one, then the one with the higher reward, then the first.
    pub fn best(&self) -> Option<G::Move> {
        best(&self.root, self.seen.seat())
    }

    /// Returns the move that a player of this level makes: the best one so far, unless it blunders.
    pub fn choice(&self) -> Option<G::Move> {
        pick(&self.root, self.seen.seat(), &self.level, self.seed)
    }

    /// Returns how many simulations a player of this level runs here; 0 if there is only one legal move.
    pub fn budget(&self) -> u32 {
        if self.root.len() < 2 { 0 } else { self.level.iterations }
    }

    fn iterate(&mut self) {
        let mut game = self.seen.imagine(&mut self.rng);
        self.path.clear();
        let first = self.select(&mut game);
        let reward = play_on(&mut game, &self.level, &self.judge, &mut self.rng, &mut self.moves);
        self.backpropagate(first, &reward);
    }

    /// Selection and expansion: plays down the tree to the first move that was never tried. Returns the move
    /// at the root.
    #[inline]
    fn select(&mut self, game: &mut G) -> Option<G::Move> {
        let (mut at, mut first) = (ROOT, None);
        let mut simultaneous = Simultaneous { at: ROOT, seats: Seats::NONE };
        while self.path.len() < DEEPEST {
            let deciding = game.to_act();
            let Some(seat) = self.next_to_decide(deciding) else { break };
            if !simultaneous.seats.contains(seat) {
                simultaneous = Simultaneous { at, seats: deciding };
            }
            simultaneous.seats = simultaneous.seats.without(seat);
            self.moves.clear();
            game.legal_moves(seat, &mut self.moves);
            game.prune(seat, &mut self.moves);
            if self.path.is_empty() {
                game.shortlist(seat, &self.level, &mut self.moves);
            }
            let key = game.chance_key() << 2 | u16::from(seat.0 & 3);
            if !self.tree.expand(simultaneous.at, key, &self.moves, &mut self.edges) {
                break;
            }
            let Some((index, edge, fresh)) = self.select_edge() else { break };
            let Some(&mv) = self.moves.get(index) else { break };
            first = first.or(Some(mv));
            self.path.push((edge, seat));
            game.apply(seat, mv, &mut Quiet);
            if fresh {
                break;
            }
            if simultaneous.at == at {
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
    #[inline]
    fn next_to_decide(&self, deciding: Seats) -> Option<Seat> {
        if deciding.contains(self.seen.seat()) { Some(self.seen.seat()) } else { deciding.first() }
    }

    /// Selects one of `edges`: a random one of those never tried, or else the one with the highest upper
    /// confidence bound. Returns its index, the edge, and whether this is its first visit.
    #[inline]
    fn select_edge(&mut self) -> Option<(usize, u32, bool)> {
        let mut untried = 0;
        for &edge in &self.edges {
            let edge = self.tree.edge_mut(edge)?;
            edge.offered += 1;
            untried += usize::from(edge.visits == 0);
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
    #[inline]
    fn backpropagate(&mut self, first: Option<G::Move>, reward: &Reward) {
        let tried = self.root.iter_mut().find(|c| Some(c.mv) == first);
        let mut worth = reward.worth;
        if let Some(wish) = &mut self.wish {
            worth[self.seen.seat()] = wish.wants(reward, tried.as_ref().map_or(0, |c| c.pleases));
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

/// Returns the move with which the seat can force most; among equals the most visited one, then the one with the
/// higher reward for `seat`, then the first.
fn best<M: Copy>(stats: &[RootStats<M>], seat: Seat) -> Option<M> {
    let rank = |c: &RootStats<M>| (c.forced, c.visits, c.worth[seat]);
    let mut best = stats.first()?;
    for other in stats {
        if rank(other) > rank(best) {
            best = other;
        }
    }
    Some(best.mv)
}

/// Returns the move that a player of this level makes with these root statistics: the best one, unless it
/// blunders. The same seed gives the same move.
pub fn pick<M: Copy>(stats: &[RootStats<M>], seat: Seat, level: &Level, seed: u32) -> Option<M> {
    let mut rng = Rng::from_u64(u64::from(seed) ^ 0x510B);
    let blunders = rng.below(1000) < usize::from(level.blunder_rate);
    if blunders || stats.iter().all(|c| c.visits == 0) {
        let any = rng.below(stats.len());
        return stats.get(any).map(|c| c.mv);
    }
    best(stats, seat)
}

/// Returns the natural logarithm within 6 %, from operations that are exact on every machine.
#[inline]
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
