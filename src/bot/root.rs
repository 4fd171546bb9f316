//! What a search tells of each legal move, and the move that a player makes of it.

use super::{Forced, Level, Shortlist};
use crate::game::{BySeat, MOST_SEATS, Seat};
use crate::rng::Rng;

/// Root statistics: a legal move, how often the search has tried it, and the sums of its rewards.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct RootStats<M> {
    /// The legal move.
    pub mv: M,
    /// How often the search has tried it.
    pub visits: u32,
    /// The sum of the rewards of each seat; divided by `visits` it is between 0 and [`SCALE`](super::SCALE).
    pub worth: BySeat<u32>,
    /// The sum of the points of each seat, in sixteenths.
    pub points: BySeat<i32>,
    /// How often it was tried before the search [went on](super::Search::follow) with this position; the sums are without
    /// these.
    pub kept: u32,
    /// What the deciding seat can force with it, if the ending is solved.
    pub forced: Option<Forced>,
    /// How often it is made, where it is best to mix: its share, in thousandths, added up over merged searches. 0 for
    /// all moves where there is no mixture.
    pub share: u32,
    /// Whether a player with a character likes to make it for its own sake.
    pub(super) pleases: bool,
}

/// The number of moves that a hasty player looks at where it blunders.
const LOOKS: usize = 3;

impl<M> RootStats<M> {
    /// Returns the statistics of a move that was never tried.
    pub fn none(mv: M) -> RootStats<M> {
        RootStats {
            mv,
            visits: 0,
            worth: BySeat([0; MOST_SEATS]),
            points: BySeat([0; MOST_SEATS]),
            kept: 0,
            forced: None,
            share: 0,
            pleases: false,
        }
    }

    /// Returns how often the move was tried in all.
    pub fn tried(&self) -> u32 {
        self.visits.saturating_add(self.kept)
    }

    /// Returns what the move seems to bring this seat, whatever it brings the others; untried moves tempt least.
    fn tempts(&self, seat: Seat) -> i32 {
        self.points[seat].checked_div(self.visits as i32).unwrap_or(i32::MIN)
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

/// Returns the move with which the seat can force most; among equals the one with the largest share of a mixture,
/// then the most visited one, then the one with the higher reward for `seat`, then the first.
pub(super) fn best<M: Copy>(stats: &[RootStats<M>], seat: Seat) -> Option<M> {
    let rank = |c: &RootStats<M>| (c.forced, c.share, c.tried(), c.worth[seat]);
    let mut best = stats.first()?;
    for other in stats {
        if rank(other) > rank(best) {
            best = other;
        }
    }
    Some(best.mv)
}

/// Returns the move that a player of this level makes with these root statistics: the best one, or one drawn from
/// the mixture if there is one, unless it blunders. The same seed gives the same move.
pub fn pick<M: Copy>(stats: &[RootStats<M>], seat: Seat, level: &Level, seed: u32) -> Option<M> {
    let mut rng = Rng::from_u64(u64::from(seed) ^ 0x510B);
    let blunders = rng.below(1000) < usize::from(level.blunder_rate);
    if blunders || stats.iter().all(|c| c.tried() == 0) {
        let looks = if level.shortlist == Shortlist::Hasty { LOOKS } else { 1 };
        let seen = (0..looks).filter_map(|_| stats.get(rng.below(stats.len())));
        return seen.max_by_key(|c| c.tempts(seat)).map(|c| c.mv);
    }
    let all = stats.iter().fold(0u32, |all, c| all.saturating_add(c.share));
    let mut drawn = rng.below(all as usize) as u32;
    for c in stats.iter().filter(|c| c.share > 0) {
        if drawn < c.share {
            return Some(c.mv);
        }
        drawn -= c.share;
    }
    best(stats, seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// P55: a hasty player blunders as people do, by greed: seldom with the move that brings it least, whatever that
    /// brings the others. Any other player blunders with any move.
    #[test]
    fn a_hasty_player_blunders_by_greed() {
        let stats: Vec<_> = (0..10)
            .map(|points| {
                let mut one = RootStats::none(points);
                one.add(2, [0, 0, 0, 0], [points * 16, -points, 0, 0]);
                one
            })
            .collect();
        let blunders = |shortlist| {
            let level = Level { blunder_rate: 1000, shortlist, ..Level::PLAIN };
            let mut often = [0; 10];
            for seed in 0..1000 {
                if let Some(mv) = pick(&stats, Seat(0), &level, seed) {
                    often[mv as usize] += 1;
                }
            }
            often
        };
        let (hasty, any) = (blunders(Shortlist::Hasty), blunders(Shortlist::Whole));
        assert!(hasty[0] < 10 && hasty[9] > 200, "{hasty:?}");
        assert!(any.iter().all(|&often| often > 50), "{any:?}");
    }
}
