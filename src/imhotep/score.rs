//! Points at the end of the game, and the winners.

use super::cards::{Card, Site};
use super::event::Source;
use super::state::Imhotep;
use crate::game::{MOST_SEATS, Outcome, Seat};
use arrayvec::ArrayVec;

/// What is scored after the sixth round, in the order of the log.
pub(super) const AT_THE_END: [Source; 6] = [
    Source::Chamber,
    Source::Obelisks,
    Source::Ornaments,
    Source::Statues,
    Source::UnusedCards,
    Source::Wrath,
];

/// Points lost under the wrath of the pharaoh.
const WRATH: i16 = 5;

impl Imhotep {
    /// Returns the points of one source that come only at the end of the game.
    pub(super) fn points_at_the_end(&self, seat: Seat, source: Source) -> i16 {
        match source {
            Source::Pyramid | Source::Temple => 0,
            Source::Chamber => self.chamber_points(seat),
            Source::Obelisks => self.obelisk_points(seat),
            Source::Ornaments => self.ornament_points(seat),
            Source::Statues => triangle(self.held(seat, Card::Statue)),
            Source::UnusedCards => i16::from(self.blue_cards(seat)),
            Source::Wrath => self.wrath_points(seat),
        }
    }

    /// Returns the points of one source so far, or the final ones if the game is over.
    pub(super) fn points_from(&self, seat: Seat, source: Source) -> i16 {
        let so_far = self.points[seat];
        let immediate = match source {
            Source::Pyramid => so_far.pyramid,
            Source::Temple => so_far.temple,
            Source::Obelisks => so_far.obelisks,
            _ => 0,
        };
        let at_the_end = if self.is_over() { self.points_at_the_end(seat, source) } else { 0 };
        immediate + at_the_end
    }

    /// Returns how many more points a player would have with one more card, if the game ended now; `None` for
    /// a card that no player keeps.
    pub(super) fn worth_of(&self, card: Card, seat: Seat) -> Option<i16> {
        let mut with = self.clone();
        *with.held_mut(seat, card)? += 1;
        Some(with.all_at_the_end(seat) - self.all_at_the_end(seat))
    }

    /// Returns all points that come only at the end of the game.
    pub(super) fn all_at_the_end(&self, seat: Seat) -> i16 {
        AT_THE_END.into_iter().map(|source| self.points_at_the_end(seat, source)).sum()
    }

    /// Calls `each` with every source and its points; the wrath is left out in games without it.
    pub(super) fn score_by_source(&self, seat: Seat, each: &mut dyn FnMut(Source, i16)) {
        for source in [Source::Pyramid, Source::Temple].into_iter().chain(AT_THE_END) {
            if source != Source::Wrath || self.rules.wrath {
                each(source, self.points_from(seat, source));
            }
        }
    }

    /// Returns all points so far, or the final ones if the game is over.
    pub(super) fn total(&self, seat: Seat) -> i16 {
        let points = self.points[seat];
        let immediate = points.pyramid + points.temple + points.obelisks;
        if self.is_over() { immediate + self.all_at_the_end(seat) } else { immediate }
    }

    /// Returns the points for ornaments: each counts one point for every three stones of all players on its
    /// site (`imhotep/ruling-21`).
    fn ornament_points(&self, seat: Seat) -> i16 {
        let points = |card: Card| {
            let stones = card.site().map_or(0, |site| self.stones_on(site));
            i16::from(self.held(seat, card)) * i16::from(stones / 3)
        };
        Card::ORNAMENTS.into_iter().map(points).sum()
    }

    /// Returns the number of stones of all players on a building site, those beside it included.
    pub(super) fn stones_on(&self, site: Site) -> u8 {
        match site {
            Site::Market => 0,
            Site::Pyramid => self.pyramid_stones(),
            Site::Temple => self.temple_len,
            Site::Chamber => self.chamber_len,
            Site::Obelisks => self.obelisk.0.iter().sum(),
        }
    }

    /// Returns -5 for a player without a stone on one or more of the four building sites, else 0
    /// (`imhotep/ruling-9`).
    fn wrath_points(&self, seat: Seat) -> i16 {
        if self.rules.wrath && self.missing_sites(seat) != 0 { -WRATH } else { 0 }
    }

    /// Returns the outcome: most points win, then most stones on the sled, then the victory is shared
    /// (`imhotep/winner`).
    #[inline(never)] // it is called in several places, once a game
    pub(super) fn final_outcome(&self) -> Outcome {
        let seats = || Seat::all(self.rules.seats);
        let ranks: ArrayVec<_, MOST_SEATS> =
            seats().map(|seat| (self.total(seat), self.sled(seat))).collect();
        let best = ranks.iter().max();
        Outcome {
            winners: seats()
                .zip(&ranks)
                .filter(|&(_, rank)| Some(rank) == best)
                .map(|(seat, _)| seat)
                .collect(),
            scores: ranks.iter().map(|&(total, _)| total).collect(),
        }
    }
}

/// Returns 1, 3, 6, 10, 15, then 2 more for each further one: points of statues and of linked stones in
/// burial chamber A.
pub(super) fn triangle(n: u8) -> i16 {
    let n = i16::from(n);
    if n <= 5 { n * (n + 1) / 2 } else { 15 + 2 * (n - 5) }
}

/// Returns the points of a seat's rank by number of stones. Equal players add the prizes of the ranks that
/// they share, divide by their number and round down. A seat without stones gets 0, and so does a rank beyond
/// `prizes` (`imhotep/ruling-22`).
pub(super) fn share(counts: &[u8], seat: Seat, prizes: &[i16]) -> i16 {
    let own = counts[seat.index() & 3];
    if own == 0 {
        return 0;
    }
    let ahead = counts.iter().filter(|&&n| n > own).count();
    let equal = counts.iter().filter(|&&n| n == own).count();
    let shared: i16 = prizes.iter().skip(ahead).take(equal).sum();
    shared / equal as i16
}
