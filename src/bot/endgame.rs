//! Endings that are solved: what a seat can force when nothing is left to chance.
//!
//! A depth-first search to the end of the game with alpha-beta pruning (Knuth and Moore, *An Analysis of
//! Alpha-Beta Pruning*, Artificial Intelligence 6, 1975) and a table of positions that were solved before.

use super::{Knowledge, Observed};
use crate::game::{Quiet, Seat, Seats};
use crate::hash::state_hash;
use crate::sort::sort_by_key;
use serde::Serialize;

/// The most positions that are made, which takes about 20 ms of one thread.
const MOST_POSITIONS: u32 = 20_000;
/// The number of solved positions that are remembered, a power of two.
const REMEMBERED: usize = 1 << 14;
/// The most moves to the end of the game.
const LONGEST: u32 = 80;
/// The largest lead that is told apart from larger ones.
const MOST_LEAD: i16 = 1000;

/// How a game ends for a seat, the worst first.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Another side has won.
    Lost,
    /// The victory is shared with another side.
    Shared,
    /// Nobody else has won.
    Won,
}

impl Ending {
    /// Returns the chance to win, in thousandths.
    pub fn chance(self) -> u16 {
        match self {
            Ending::Lost => 0,
            Ending::Shared => 500,
            Ending::Won => 1000,
        }
    }
}

/// What a seat can force with a move, whatever the others do. The better of two is the greater one.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Forced {
    /// The worst end that the others can bring about.
    pub ending: Ending,
    /// With how many points more than the best of the others, at least.
    pub lead: i16,
}

impl Forced {
    /// Returns a number that is greater for what is better.
    pub(crate) fn rank(self) -> Rank {
        self.ending as Rank * STEP + Rank::from(self.lead.clamp(-MOST_LEAD, MOST_LEAD))
    }

    /// Returns what has this rank.
    pub(crate) fn of(rank: Rank) -> Forced {
        let rank = rank.clamp(-INFINITE, INFINITE); // a rank from outside may be anything
        let above = rank + MOST_LEAD as Rank;
        let ending = match above.div_euclid(STEP) {
            ..1 => Ending::Lost,
            1 => Ending::Shared,
            2.. => Ending::Won,
        };
        Forced { ending, lead: (rank - ending as Rank * STEP) as i16 }
    }
}

/// What a seat can force, as one number: cheaper to compare.
type Rank = i32;
/// By how much an ending is better than the next one; larger than the difference of two leads.
const STEP: Rank = 4 * MOST_LEAD as Rank;
/// More than any rank.
const INFINITE: Rank = 8 * STEP;

/// Returns what the seat can force with each of its moves, in the order of its legal moves. With more than two
/// sides only victories are told (all others might join against this seat, but need not): `None` stands for
/// the other moves.
///
/// Of an ending that is too long, or has more than 20,000 positions, only the moves that win at once are told. Returns nothing
/// if there is none either, or if chance or hidden facts still matter.
#[inline(never)]
pub fn solve<G: Knowledge>(seen: &Observed<G>) -> Option<Vec<Option<Forced>>> {
    let game = &seen.world;
    // Only where what is hidden cannot matter any more does the world that is kept stand for all.
    if !G::SOLVES || !seen.decides() || !game.is_open() {
        return None;
    }
    let seat = seen.seat();
    let known = vec![Known { key: 0, least: -INFINITE, most: INFINITE }; REMEMBERED];
    let mut solver = Solver { side: game.side(seat), seat, left: MOST_POSITIONS, known };
    let sides = Seat::all(game.seats()).fold(0u8, |sides, seat| sides | 1 << game.side(seat)).count_ones();
    let mut moves = Vec::new();
    seen.legal_moves(&mut moves);
    let is_won = |one: &Forced| one.ending == Ending::Won;
    let solved: Option<Vec<Forced>> = moves
        .iter()
        .map(|&mv| solver.value(&*after(game, seat, mv), LONGEST, -INFINITE, INFINITE).map(Forced::of))
        .collect();
    if let Some(solved) = solved {
        return Some(
            solved.into_iter().map(|one| Some(one).filter(|one| sides <= 2 || is_won(one))).collect(),
        );
    }
    let at_once = |&mv: &G::Move| {
        let after = after(game, seat, mv);
        after.to_act().is_empty().then(|| solver.ending(&*after)).filter(is_won)
    };
    Some(moves.iter().map(at_once).collect()).filter(|won: &Vec<_>| won.iter().any(Option::is_some))
}

/// Returns the position after a move.
#[inline(never)] // it is called in several places
pub(super) fn after<G: Knowledge>(game: &G, seat: Seat, mv: G::Move) -> Box<G> {
    let mut after = Box::new(game.clone());
    after.apply(seat, mv, &mut Quiet);
    after
}

/// A position that was looked at: its rank lies between `least` and `most`.
#[derive(Copy, Clone)]
struct Known {
    key: u64,
    least: Rank,
    most: Rank,
}

struct Solver {
    seat: Seat,
    side: u8,
    left: u32,
    known: Vec<Known>,
}

impl Solver {
    /// Returns the rank of what the seat can force from here, exactly if it lies between `least` and `most`, or
    /// else a bound on the same side of them. Returns nothing if that cannot be known or takes too long.
    #[inline(never)]
    fn value<G: Knowledge>(&mut self, game: &G, moves_left: u32, least: Rank, most: Rank) -> Option<Rank> {
        let deciding = game.to_act();
        let Some(decides) = deciding.first() else { return Some(self.ending(game).rank()) };
        if moves_left == 0 || deciding != Seats::only(decides) || !game.is_open() {
            return None;
        }
        let key = state_hash(game);
        let slot = key as usize % REMEMBERED;
        if let Some(known) = self.known.get(slot).filter(|known| known.key == key) {
            if known.least >= most || known.least == known.most {
                return Some(known.least);
            }
            if known.most <= least {
                return Some(known.most);
            }
        }
        // Whoever decides wants the greatest rank as they see it: the others that of the opposite sign.
        let sign = if game.side(decides) == self.side { 1 } else { -1 };
        let (mut floor, ceiling) = if sign > 0 { (least, most) } else { (-most, -least) };
        let mut best = -INFINITE;
        for after in self.sorted(game, decides, sign)? {
            let (least, most) = if sign > 0 { (floor, ceiling) } else { (-ceiling, -floor) };
            best = best.max(sign * self.value(&*after, moves_left - 1, least, most)?);
            floor = floor.max(best);
            if floor >= ceiling {
                break;
            }
        }
        let value = sign * best;
        if let Some(slot) = self.known.get_mut(slot) {
            let known_least = if value > least { value } else { -INFINITE };
            let known_most = if value < most { value } else { INFINITE };
            *slot = Known { key, least: known_least, most: known_most };
        }
        Some(value)
    }

    /// Returns the positions after every move, those first that look best to the seat that decides; nothing if
    /// too many were made.
    #[inline(never)]
    fn sorted<G: Knowledge>(&mut self, game: &G, decides: Seat, sign: Rank) -> Option<Vec<Box<G>>> {
        let mut moves = Vec::new();
        game.legal_moves(decides, &mut moves);
        self.left = self.left.checked_sub(moves.len() as u32)?;
        let mut sorted: Vec<(Rank, Box<G>)> = Vec::with_capacity(moves.len());
        for mv in moves {
            let after = after(game, decides, mv);
            sorted.push((-sign * Rank::from(self.lead(&*after)), after));
        }
        sort_by_key(&mut sorted, |&(rank, _)| rank);
        Some(sorted.into_iter().map(|(_, after)| after).collect())
    }

    /// Returns how a finished game ends for the seat.
    #[inline(never)]
    fn ending<G: Knowledge>(&self, game: &G) -> Forced {
        let winners = game.winners();
        let ending = if !winners.contains(self.seat) {
            Ending::Lost
        } else if winners.iter().all(|seat| game.side(seat) == self.side) {
            Ending::Won
        } else {
            Ending::Shared
        };
        Forced { ending, lead: self.lead(game) / super::POINT }
    }

    /// Returns by how much the seat can expect more points than the best of another side, in sixteenths.
    #[inline(never)]
    fn lead<G: Knowledge>(&self, game: &G) -> i16 {
        let points = game.evaluate();
        let rivals = Seat::all(game.seats()).filter(|&seat| game.side(seat) != self.side);
        let best = rivals.map(|seat| points[seat.index()]).max().unwrap_or(0);
        points[self.seat.index()].saturating_sub(best)
    }
}
