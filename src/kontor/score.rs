//! Points: which finished sectors count, and what they are worth (rule `kontor/points`).

use super::cards::{Side, Sort, sort_of};
use super::harbour::{Cell, Cells};
use super::ruleset::{Counted, Nearer};
use super::said::Source;
use super::state::Kontor;
use crate::game::{Outcome, Seat, Seats};
use arrayvec::ArrayVec;

/// Where points come from, in the order of telling.
pub(super) const SOURCES: [Source; 2] = [Source::Sectors, Source::Customs];
/// The most finished sectors a board of 64 cells can have.
const MOST: usize = 64;

/// A finished sector with what decides about its place.
#[derive(Copy, Clone, Debug)]
struct Candidate {
    cells: Cells,
    /// Lower is better: by size, then by distance.
    rank: (i16, i16),
}

impl Kontor {
    /// How many side steps over cards lead from the anchor to a sector; a great many if none does
    /// (`kontor/ruling-40`).
    pub(super) fn distance(&self, sector: Cells) -> i16 {
        let occupied = self.occupied();
        let (mut reached, mut steps) = (Cells::of(Cell::ANCHOR), 0);
        while reached.and(sector).is_empty() {
            let more = reached.or(reached.beside().and(occupied));
            if more == reached {
                return i16::MAX;
            }
            reached = more;
            steps += 1;
        }
        steps
    }

    /// Calls for each finished sector that counts (rules `kontor/advanced`, `kontor/five-largest`): those of a class
    /// of one size and one distance get their places together or not at all, and then later ones move up
    /// (`kontor/ruling-39`). What is too small takes no place (`kontor/ruling-41`).
    pub(super) fn counted(&self, mut each: impl FnMut(Cells)) {
        let scoring = self.rules.scoring;
        let big_enough = |cells: &Cells| cells.len() >= scoring.min_docks;
        let finished = self.done.parts().filter(big_enough);
        let (places, larger_first) = match scoring.counted {
            Counted::All => return finished.for_each(each),
            Counted::Below { docks } => return finished.filter(|cells| cells.len() < docks).for_each(each),
            Counted::Largest { n } => (n, true),
            Counted::Smallest { n } => (n, false),
        };
        let rank = |cells: Cells| {
            let (size, distance) = (i16::from(cells.len()), self.distance(cells));
            let near = if scoring.nearer == Nearer::Wins { distance } else { -distance };
            (if larger_first { -size } else { size }, near)
        };
        let few = finished.clone().count() <= usize::from(places);
        if few {
            return finished.for_each(each);
        }
        let mut all: ArrayVec<Candidate, MOST> =
            finished.map(|cells| Candidate { cells, rank: rank(cells) }).take(MOST).collect();
        all.sort_unstable_by_key(|candidate| candidate.rank);
        let mut left = usize::from(places);
        for class in all.chunk_by(|a, b| a.rank == b.rank) {
            if class.len() <= left {
                left -= class.len();
                class.iter().for_each(|candidate| each(candidate.cells));
            }
        }
    }

    /// Points of a side: one for each counted sector it has won, and one for each customs house there.
    pub(super) fn points(&self, side: Side) -> (i16, i16) {
        let (mut sectors, mut customs) = (0, 0);
        self.counted(|cells| {
            if self.winner_of(cells) == Some(side) {
                sectors += 1;
                let is_customs = |&cell: &Cell| self.card_at(cell).map(sort_of) == Some(Sort::Customs);
                customs += cells.iter().filter(is_customs).count() as i16;
            }
        });
        (sectors, customs)
    }

    /// Points of a seat: those of its side.
    pub(super) fn total(&self, seat: Seat) -> i16 {
        let (sectors, customs) = self.points(self.side(seat));
        sectors + customs
    }

    pub(super) fn score_by_source(&self, seat: Seat, each: &mut dyn FnMut(Source, i16)) {
        let (sectors, customs) = self.points(self.side(seat));
        each(Source::Sectors, sectors);
        if self.rules.setup.specials != super::ruleset::Specials::Absent {
            each(Source::Customs, customs);
        }
    }

    /// Florins of a side: a team's purses together (`kontor/ruling-45`).
    pub(super) fn florins(&self, side: Side) -> u8 {
        self.every_seat().filter(|&seat| self.side(seat) == side).map(|seat| self.purse(seat)).sum()
    }

    /// Most points, then most florins, then shared (rule `kontor/winner`).
    pub(super) fn final_outcome(&self) -> Outcome {
        let rank = |side: Side| {
            let (sectors, customs) = self.points(side);
            (sectors + customs, self.florins(side))
        };
        let (red, black) = (rank(Side::Red), rank(Side::Black));
        let wins = |seat: &Seat| match self.side(*seat) {
            Side::Red => red >= black,
            Side::Black => black >= red,
        };
        let winners: Seats = self.every_seat().filter(wins).collect();
        Outcome { winners, scores: self.every_seat().map(|seat| self.total(seat)).collect() }
    }
}
