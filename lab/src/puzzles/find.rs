//! Whether a decision is a puzzle.

use crate::puzzles::games::Puzzled;
use crate::puzzles::masters::{Asked, Decision};
use dockhand::bot::{Ending, Forced, Level, Net, Observed, RootStats, SCALE, choose, solve};
use dockhand::game::{Seat, Step};
use serde::Serialize;
use std::collections::BTreeSet;

/// A puzzle.
#[derive(Serialize)]
pub struct Found {
    /// The number of moves before it.
    pub at: usize,
    pub seat: Seat,
    /// The places of the accepted moves in the list of legal moves, the best one first.
    pub accept: Vec<usize>,
    pub theme: &'static str,
    pub goal: Goal,
    /// 0 if it is proved; else the power of ten of the iterations of each of its searches.
    pub depth: u32,
    /// How often the five levels find it, ten tries each.
    pub solved: usize,
}

/// What a player has to find.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Goal {
    /// The only move that wins.
    Win,
    /// The only move that shares the victory.
    Share,
    /// Several moves win, one of them with at least three points more.
    Points,
    /// The best move by searches.
    Best,
}

/// By how many points a proved move is better than others with the same result.
const POINTS: i16 = 3;
/// By how much the chance of the best move is higher than that of any other, and of those accepted as well, in
/// hundredths.
const LEAD: i64 = 15;
const NEAR: i64 = 3;
/// How many hundredths of that lead the search of a player may miss: it is short, and tries bad moves too seldom to tell how
/// bad they are. The searches that decide come later.
const ROUGH: i64 = 6;
/// The number of independent searches, and their exploration: more than that of a player, so that moves that look
/// worse are tried often as well.
const SEARCHES: u32 = 5;
const EXPLORE: u16 = 60;
/// The number of deeper searches that confirm them. One is not enough: a second one disputed 14 of 241 of Kontor's.
const DEEPER: u32 = 2;
/// A move that was tried less often says nothing.
const FEWEST: u32 = 16;
/// How often each level tries.
const TRIES: usize = 10;
/// A decision that the first level finds so often is no puzzle.
const TRIVIAL: usize = 8;

/// Returns the puzzle of this decision, if it is one. What costs little is asked first.
pub fn find<G: Puzzled>(asked: &Asked<G>, decision: &Decision<G>) -> Option<Found> {
    let Decision { game, seat, legal, played, stats, .. } = *decision;
    let kinds: Vec<u64> = legal.iter().map(|&mv| game.kind(mv)).collect();
    if kinds.iter().collect::<BTreeSet<_>>().len() < 3 {
        return None;
    }
    let (likely, goal) = if asked.depth == 0 {
        proved(decision, &kinds)?
    } else {
        (with_alike::<G>(accepted(stats, seat, LEAD - ROUGH)?, stats, &kinds)?, Goal::Best)
    };
    let theme = theme(decision, &likely)?;
    if tries(decision, &G::LEVELS[0], &likely) >= TRIVIAL {
        return None;
    }
    let accept = if asked.depth == 0 { likely } else { searched(asked, decision, &kinds)? };
    let solved = [0, 1, 2, 3, 4].map(|level| tries(decision, &G::LEVELS[level], &accept)).iter().sum();
    Some(Found { at: played.len(), seat, accept, theme, goal, depth: asked.depth, solved })
}

/// Returns what the puzzle is about whose accepted moves these are.
fn theme<G: Puzzled>(decision: &Decision<G>, accept: &[usize]) -> Option<&'static str> {
    let Decision { game, seat, legal, .. } = *decision;
    let best = *legal.get(*accept.first()?)?;
    let mut steps: Vec<Step<G>> = Vec::new();
    game.clone().apply(seat, best, &mut steps);
    game.theme(seat, best, &steps)
}

/// Returns the accepted moves of a solved ending and what they reach.
fn proved<G: Puzzled>(decision: &Decision<G>, kinds: &[u64]) -> Option<(Vec<usize>, Goal)> {
    let forced = solve(&Observed::new(decision.game, decision.seat))?;
    let forced: Vec<Forced> = forced.into_iter().collect::<Option<_>>()?;
    let best = *forced.iter().max()?;
    let accept: Vec<usize> = (0..forced.len()).filter(|&at| forced[at] == best).collect();
    let alike = |&at: &usize| kinds[at] == kinds[accept[0]];
    let others = || forced.iter().filter(|&&one| one != best);
    let clearly_worse = |one: &Forced| one.ending < best.ending || one.lead + POINTS <= best.lead;
    if !accept.iter().all(alike) || !others().all(clearly_worse) || others().next().is_none() {
        return None;
    }
    let only = others().all(|one| one.ending < best.ending);
    let goal = match best.ending {
        Ending::Won => Some(if only { Goal::Win } else { Goal::Points }),
        Ending::Shared => only.then_some(Goal::Share),
        Ending::Lost => None,
    };
    Some((accept, goal?))
}

/// Returns the accepted moves if five searches agree and two with ten times the iterations, which explore as a player does,
/// confirm them. Searches with fewer iterations come first, so that hopeless positions cost little.
fn searched<G: Puzzled>(asked: &Asked<G>, decision: &Decision<G>, kinds: &[u64]) -> Option<Vec<usize>> {
    let Decision { game, seat, stats, seed, .. } = *decision;
    let wide = Wide { net: asked.net.as_ref(), depth: asked.depth, seed };
    for power in 4..asked.depth {
        let less = Wide { depth: power, ..wide };
        accepted(&less.search(game, seat, 0, EXPLORE), seat, LEAD - i64::from(asked.depth - power))?;
    }
    let (accept, _) = wide.agreed(game, seat)?;
    // Wide searches may agree about a move that a player who thinks longer would not make.
    let deeper = Wide { depth: asked.depth + 1, ..wide };
    let confirms = |number: u32| {
        let found = deeper.search(game, seat, SEARCHES + number, G::LEVELS[4].explore);
        (0..found.len()).max_by_key(|&at| found[at].visits).is_some_and(|most| accept.contains(&most))
    };
    if !(1..=DEEPER).all(confirms) {
        return None;
    }
    with_alike::<G>(accept, stats, kinds)
}

/// What searches agree about: the places of the accepted moves, the best one first, and what all have counted.
type Agreed<M> = (Vec<usize>, Vec<RootStats<M>>);

/// Searches of a position that explore widely.
#[derive(Clone, Copy)]
pub struct Wide<'a> {
    pub net: Option<&'a Net>,
    /// The power of ten of the iterations of each.
    pub depth: u32,
    pub seed: u32,
}

impl Wide<'_> {
    fn search<G: Puzzled>(&self, game: &G, seat: Seat, number: u32, explore: u16) -> Vec<RootStats<G::Move>> {
        let iterations = 10u32.pow(self.depth);
        let level = Level { iterations, explore, blunder_rate: 0, solves: false, ..G::LEVELS[4] };
        let seed = self.seed.wrapping_add(0x9E37_79B9u32.wrapping_mul(number + 16 * self.depth));
        G::searched(self.net, Observed::new(game, seat), &level, seed)
    }

    /// Returns which moves each of five searches accepts; `None` if one of them accepts others.
    pub fn agreed<G: Puzzled>(&self, game: &G, seat: Seat) -> Option<Agreed<G::Move>> {
        let mut sums: Vec<RootStats<G::Move>> = Vec::new();
        let mut all: Vec<Vec<usize>> = Vec::new();
        for number in 1..=SEARCHES {
            let one = self.search(game, seat, number, EXPLORE);
            all.push(accepted(&one, seat, LEAD)?);
            sums.extend(one.iter().skip(sums.len()).map(|one| RootStats::none(one.mv)));
            sums.iter_mut().zip(&one).for_each(|(sum, one)| sum.add(one.visits, one.worth.0, one.points.0));
        }
        let accept = accepted(&sums, seat, LEAD)?;
        all.iter().all(|own| same(own, &accept)).then_some((accept, sums))
    }
}

/// Returns these moves and those that searches leave out because they are like one of them, if they are of few sorts.
fn with_alike<G: Puzzled>(
    accept: Vec<usize>,
    stats: &[RootStats<G::Move>],
    kinds: &[u64],
) -> Option<Vec<usize>> {
    let good: BTreeSet<u64> = accept.iter().map(|&at| kinds[at]).collect();
    let alike = |at: &usize| stats[*at].visits == 0 && good.contains(&kinds[*at]) && !accept.contains(at);
    let also: Vec<usize> = (0..kinds.len()).filter(alike).collect();
    // Moves that searches leave out are no alternatives.
    let tried = (0..kinds.len()).filter(|&at| stats[at].visits > 0);
    let sorts: BTreeSet<u64> = tried.map(|at| kinds[at]).collect();
    (good.len() <= G::MOST_SORTS && good.len() * 3 <= sorts.len()).then(|| [accept, also].concat())
}

pub fn same(own: &[usize], other: &[usize]) -> bool {
    own.iter().collect::<BTreeSet<_>>() == other.iter().collect()
}

/// Returns the most visited move and those that are nearly as good, if all others are worse by at least `lead`
/// hundredths of the chance to win.
fn accepted<M: Copy>(stats: &[RootStats<M>], seat: Seat, lead: i64) -> Option<Vec<usize>> {
    let scale = i64::from(SCALE);
    // In ten-thousandths.
    let chance = |one: &RootStats<M>| i64::from(one.worth[seat]) * 10_000 / scale / i64::from(one.visits);
    let best = (0..stats.len()).max_by_key(|&at| (stats[at].visits, std::cmp::Reverse(at)))?;
    let top = Some(&stats[best]).filter(|one| one.visits > 0).map(chance)?;
    let known = |at: &usize| stats[*at].visits >= FEWEST;
    let is_near = |at: &usize| chance(&stats[*at]) >= top - NEAR * 100;
    let others = || (0..stats.len()).filter(|&at| at != best).filter(known);
    let mut worse = others().filter(|at| !is_near(at)).map(|at| chance(&stats[at])).peekable();
    if worse.peek().is_none() || worse.any(|chance| chance > top - lead * 100) {
        return None;
    }
    Some(std::iter::once(best).chain(others().filter(is_near)).collect())
}

/// Returns how often players of a level find an accepted move. They forget nothing: a puzzle shows what was seen.
fn tries<G: Puzzled>(decision: &Decision<G>, level: &Level, accept: &[usize]) -> usize {
    let Decision { game, seat, legal, seed, .. } = *decision;
    let finds = |number: u32| {
        let seed = seed.wrapping_add(number.wrapping_mul(77_777));
        let mv = choose(Observed::new(game, seat), level, seed);
        accept.iter().any(|&at| legal.get(at).copied() == mv)
    };
    (0..TRIES as u32).filter(|&number| finds(number)).count()
}
