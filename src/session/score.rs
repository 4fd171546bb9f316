//! The points of all seats by source, and what has decided a finished game, computed alike for all games.

use crate::game::{Rules, Seat, Seats};
use crate::wire::{Decided, SeatScore, SourcePoints};

/// Returns the points of each seat.
pub(crate) fn scores<G: Rules>(game: &G) -> Vec<SeatScore<G::Source>> {
    let of_seat = |seat| {
        let mut sources = Vec::new();
        game.score(seat, &mut |source, points| sources.push(SourcePoints { source, points }));
        SeatScore { total: sources.iter().map(|s| s.points).sum(), sources, decided: None }
    };
    let mut scores: Vec<_> = Seat::all(game.seats()).map(of_seat).collect();
    if let Some(outcome) = game.outcome() {
        let decided = match game.won_by_rule() {
            Some(rule) => Decided::AtOnce { rule },
            None => by_points(outcome.winners, &scores).unwrap_or(Decided::Even),
        };
        for seat in outcome.winners.iter() {
            if let Some(score) = scores.get_mut(seat.index()) {
                score.decided = Some(decided);
            }
        }
    }
    scores
}

/// Returns the source with the winners' largest lead over the best of the others; `None` if points do not
/// decide. Every seat has the same sources in the same order.
fn by_points<S: Copy>(winners: Seats, scores: &[SeatScore<S>]) -> Option<Decided<S>> {
    let best = |won| {
        Seat::all(scores.len() as u8)
            .zip(scores)
            .filter(|&(seat, _)| winners.contains(seat) == won)
            .reduce(|best, next| if next.1.total > best.1.total { next } else { best })
    };
    let ((_, winner), (over, other)) = (best(true)?, best(false)?);
    if winner.total <= other.total {
        return None;
    }
    let leads = winner.sources.iter().zip(&other.sources);
    let (source, lead) = leads
        .map(|(own, other)| (own.source, own.points - other.points))
        .reduce(|best, next| if next.1 > best.1 { next } else { best })?;
    Some(Decided::Points { source, lead, over })
}
