//! Endings that are solved: what a seat can force when nothing is left to chance.
//!
//! A depth-first search to the end of the game with alpha-beta pruning (Knuth and Moore, *An Analysis of
//! Alpha-Beta Pruning*, Artificial Intelligence 6, 1975) and a table of positions that were solved before.

use super::{Knowledge, Observed};
use crate::game::{Quiet, Seat, Seats};
use crate::hash::state_hash;
use crate::rng::Rng;
use crate::sort::sort_by_key;
use serde::{Deserialize, Serialize};

/// The most positions that are made, which takes about 20 ms of one thread.
const MOST_POSITIONS: u32 = 20_000;
/// The number of solved positions that are remembered, a power of two.
const REMEMBERED: usize = 1 << 14;
/// The most moves to the end of the game.
const LONGEST: u32 = 80;
/// The largest lead that is told apart from larger ones.
const MOST_LEAD: i16 = 1000;

/// How a game ends for a seat, the worst first.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
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
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Forced {
    /// The worst end that the others can bring about.
    pub ending: Ending,
    /// With how many points more than the best of the others, at least.
    pub lead: i16,
}

/// Returns what the seat can force with each of its moves, in the order of its legal moves. With more than two
/// sides only victories are told (all others might join against this seat, but need not): `None` stands for
/// the other moves.
///
/// Returns nothing if chance or hidden facts still matter, or if the ending is too long or has more than 20,000
/// positions.
pub fn solve<G: Knowledge>(seen: &Observed<G>) -> Option<Vec<Option<Forced>>> {
    if !G::SOLVES || !seen.decides() {
        return None;
    }
    // What is hidden cannot matter any more, so that one imagined world stands for all.
    let game = seen.imagine(&mut Rng::new(0));
    let mut solver = Solver {
        side: game.side(seen.seat()),
        seat: seen.seat(),
        left: MOST_POSITIONS,
        known: vec![Known { key: 0, least: LOWEST, most: HIGHEST }; REMEMBERED],
    };
    let mut moves = Vec::new();
    seen.legal_moves(&mut moves);
    let mut forced = Vec::with_capacity(moves.len());
    for &mv in &moves {
        let mut after = game.clone();
        after.apply(seen.seat(), mv, &mut Quiet);
        forced.push(solver.value(&after, LONGEST, LOWEST, HIGHEST)?);
    }
    let sides = Seat::all(game.seats()).fold(0u8, |sides, seat| sides | 1 << game.side(seat)).count_ones();
    Some(
        forced
            .into_iter()
            .map(|one| Some(one).filter(|one| sides <= 2 || one.ending == Ending::Won))
            .collect(),
    )
}

const LOWEST: Forced = Forced { ending: Ending::Lost, lead: i16::MIN };
const HIGHEST: Forced = Forced { ending: Ending::Won, lead: i16::MAX };

/// A position that was looked at: what can be forced from there lies between `least` and `most`.
#[derive(Copy, Clone)]
struct Known {
    key: u64,
    least: Forced,
    most: Forced,
}

struct Solver {
    seat: Seat,
    side: u8,
    left: u32,
    known: Vec<Known>,
}

impl Solver {
    /// Returns what the seat can force from here, exactly if it lies between `least` and `most`, or else a
    /// bound on the same side of them. Returns nothing if that cannot be known or takes too long.
    fn value<G: Knowledge>(
        &mut self,
        game: &G,
        moves_left: u32,
        mut least: Forced,
        mut most: Forced,
    ) -> Option<Forced> {
        let deciding = game.to_act();
        let Some(decides) = deciding.first() else { return Some(self.ending(game)) };
        if moves_left == 0 || deciding != Seats::only(decides) || !game.is_open() {
            return None;
        }
        let key = state_hash(game);
        let slot = key as usize % REMEMBERED;
        let known = self.known.get(slot).copied().filter(|known| known.key == key);
        if let Some(known) = known {
            if known.least >= most || known.least == known.most {
                return Some(known.least);
            }
            if known.most <= least {
                return Some(known.most);
            }
        }
        let (asked_least, asked_most) = (least, most);
        let own = game.side(decides) == self.side;
        let mut best = if own { LOWEST } else { HIGHEST };
        for after in self.sorted(game, decides, own)? {
            let value = self.value(&*after, moves_left - 1, least, most)?;
            best = if own { best.max(value) } else { best.min(value) };
            if own {
                least = least.max(value)
            } else {
                most = most.min(value)
            }
            if least >= most {
                break;
            }
        }
        if let Some(slot) = self.known.get_mut(slot) {
            let least = if best > asked_least { best } else { LOWEST };
            let most = if best < asked_most { best } else { HIGHEST };
            *slot = Known { key, least, most };
        }
        Some(best)
    }

    /// Returns the positions after every move, those first that look best to the seat that decides; nothing if
    /// too many were made.
    fn sorted<G: Knowledge>(&mut self, game: &G, decides: Seat, own: bool) -> Option<Vec<Box<G>>> {
        let mut moves = Vec::new();
        game.legal_moves(decides, &mut moves);
        self.left = self.left.checked_sub(moves.len() as u32)?;
        let mut sorted: Vec<(i16, Box<G>)> = Vec::with_capacity(moves.len());
        for mv in moves {
            let mut after = Box::new(game.clone());
            after.apply(decides, mv, &mut Quiet);
            let lead = self.lead(&*after, &after.evaluate());
            sorted.push((if own { -lead } else { lead }, after));
        }
        sort_by_key(&mut sorted, |&(rank, _)| rank);
        Some(sorted.into_iter().map(|(_, after)| after).collect())
    }

    /// Returns how a finished game ends for the seat.
    fn ending<G: Knowledge>(&self, game: &G) -> Forced {
        let winners = game.winners();
        let ending = if !winners.contains(self.seat) {
            Ending::Lost
        } else if winners.iter().all(|seat| game.side(seat) == self.side) {
            Ending::Won
        } else {
            Ending::Shared
        };
        let lead = self.lead(game, &game.evaluate()) / super::POINT;
        Forced { ending, lead: lead.clamp(-MOST_LEAD, MOST_LEAD) }
    }

    /// Returns by how much these points of the seat exceed the most of another side.
    fn lead<G: Knowledge>(&self, game: &G, points: &super::Points) -> i16 {
        let rivals = Seat::all(game.seats()).filter(|&seat| game.side(seat) != self.side);
        let best = rivals.map(|seat| points[seat.index()]).max().unwrap_or(0);
        points[self.seat.index()].saturating_sub(best)
    }
}
