//! Points: which finished sectors count, and what they are worth (rule `kontor/points`).

use super::cards::{Side, Sort};
use super::event::{End, Source};
use super::ruleset::{Counted, Nearer, Worth};
use super::state::{Cell, Cells};
use super::state::{Kontor, Pending};
use crate::game::{Outcome, Seat, Seats};
use crate::sort::sort_by_key;
use arrayvec::ArrayVec;
use serde::Serialize;

/// The sources of points, in the order of the log.
pub(super) const SOURCES: [Source; 4] =
    [Source::Sectors, Source::Customs, Source::Export, Source::GoldenDays];
/// The most finished sectors a board of 64 cells can have.
const MOST: usize = 64;

/// Whether a sector counts, if the game ended now.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorStanding"))]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// It is not finished.
    Open,
    /// It counts.
    Counts,
    /// It has too few docks.
    TooSmall,
    /// It has too many docks.
    TooLarge,
    /// Its docks do not lie in one line, and only lines count.
    Crooked,
    /// The owner of a tavern there has decided that it does not count.
    Vetoed,
    /// Other sectors have taken all places.
    NoPlaceLeft,
    /// It has the same size and distance from the anchor as others, and there are not places for all of them:
    /// none counts.
    Tied,
}

/// A finished sector and the values that decide whether it gets a place.
#[derive(Copy, Clone, Debug)]
struct Candidate {
    cells: Cells,
    /// Lower is better: by size, then by distance.
    rank: (i16, i16),
}

impl Kontor {
    /// Returns the distance of a sector from the anchor in steps from card to card; a very large number if no
    /// path leads there (`kontor/ruling-40`).
    pub(super) fn distance(&self, sector: Cells) -> i16 {
        let occupied = self.harbour.occupied();
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

    /// Calls `each` with every finished sector and whether it counts (rules `kontor/advanced`,
    /// `kontor/five-largest`). Sectors of the same size and distance get their places together or not at all,
    /// and then later ones move up (`kontor/ruling-39`). A sector that is too small, or is not straight if
    /// only lines count, takes no place (`kontor/ruling-41`).
    pub(super) fn standings(&self, mut each: impl FnMut(Cells, Standing)) {
        let scoring = self.rules.scoring;
        let mut finished: ArrayVec<Cells, MOST> = ArrayVec::new();
        for sector in self.harbour.parts_of(self.sectors.done()).take(MOST) {
            if sector.meets(self.parties.dealings().void) {
                each(sector, Standing::Vetoed)
            } else if self.size(sector) < scoring.min_docks {
                each(sector, Standing::TooSmall)
            } else if scoring.straight_only && !self.is_straight(sector) {
                each(sector, Standing::Crooked)
            } else {
                finished.push(sector)
            }
        }
        let (places, larger_first) = match scoring.counted {
            Counted::All => (MOST as u8, true),
            Counted::Below { docks } => {
                let counts = |cells: Cells| cells.len() < docks;
                let standing = |cells| if counts(cells) { Standing::Counts } else { Standing::TooLarge };
                return finished.into_iter().for_each(|cells| each(cells, standing(cells)));
            }
            Counted::Largest { n } => (n, true),
            Counted::Smallest { n } => (n, false),
        };
        if finished.len() <= usize::from(places) {
            return finished.into_iter().for_each(|cells| each(cells, Standing::Counts));
        }
        let rank = |cells: Cells| {
            let (size, distance) = (i16::from(cells.len()), self.distance(cells));
            let near = if scoring.nearer == Nearer::Wins { distance } else { -distance };
            (if larger_first { -size } else { size }, near)
        };
        let mut all: ArrayVec<Candidate, MOST> =
            finished.into_iter().map(|cells| Candidate { cells, rank: rank(cells) }).collect();
        sort_by_key(&mut all, |candidate| candidate.rank);
        let mut left = usize::from(places);
        for class in all.chunk_by(|a, b| a.rank == b.rank) {
            let standing = match class.len() {
                _ if left == 0 => Standing::NoPlaceLeft,
                wanted if wanted > left => Standing::Tied,
                wanted => {
                    left -= wanted;
                    Standing::Counts
                }
            };
            class.iter().for_each(|candidate| each(candidate.cells, standing));
        }
    }

    /// Returns whether points are counted. If sectors win at once they are not, only sectors and then florins
    /// (rules `kontor/speed`, `kontor/tic-tac-toe`, `kontor/ruling-64`, `kontor/ruling-65`).
    pub(super) fn counts_points(&self) -> bool {
        !self.rules.early_ends.first_sector && !self.rules.early_ends.three_in_line
    }

    /// Returns how many customs houses of a sector count; one laid in the round of a final sprint does not
    /// (rule `kontor/final-sprint`).
    pub(super) fn customs_in(&self, sector: Cells) -> i16 {
        let sprint = self.question.pending() == Pending::Over(End::FinalSprint);
        let counts =
            |&number: &u8| self.sort_of(number) == Sort::Customs && !(sprint && self.sectors.is_late(number));
        self.harbour.cells(sector).filter_map(|cell| self.card_at(cell)).filter(counts).count() as i16
    }

    /// Returns whether cells lie in one row or one column (rule `kontor/single-file`).
    fn is_straight(&self, cells: Cells) -> bool {
        let Some(first) = self.harbour.first_of(cells) else { return true };
        self.harbour.cells(cells).all(|cell| cell.x() == first.x())
            || self.harbour.cells(cells).all(|cell| cell.y() == first.y())
    }

    /// Returns the points of a sector (rules `kontor/ile-grande`, `kontor/ever-smaller`). The sector that was
    /// finished last gives two instead of one (rule `kontor/last-point`, `kontor/ruling-100`).
    pub(super) fn worth(&self, sector: Cells) -> i16 {
        let worth = match self.rules.scoring.worth {
            Worth::One => 1,
            Worth::BySize => sector.len().into(),
            Worth::IslandTwo => 1 + i16::from(sector.less(self.harbour.island()).is_empty()),
        };
        let is_last = self.sectors.last().is_some_and(|last| sector.has(last));
        if self.rules.scoring.last_is_double && is_last { worth.max(2) } else { worth }
    }

    /// Returns the points of a side for the counted sectors that it has won, and for the customs houses in
    /// them.
    pub(super) fn points(&self, side: Side) -> (i16, i16) {
        let (mut sectors, mut customs) = (0, 0);
        self.standings(|cells, standing| {
            if standing == Standing::Counts && self.winner_of(cells) == Some(side) {
                sectors += self.worth(cells);
                customs += if self.counts_points() { self.customs_in(cells) } else { 0 };
            }
        });
        (sectors, customs)
    }

    /// Returns the points of a seat: those of its side.
    pub(super) fn total(&self, seat: Seat) -> i16 {
        let (sectors, customs) = self.points_of(seat);
        sectors + customs + self.more_points(self.side(seat))
    }

    /// Returns the points of a side besides sectors: for the export, and from an event.
    pub(super) fn more_points(&self, side: Side) -> i16 {
        self.export_points(side) + i16::from(self.events.golden[side.index()])
    }

    /// Returns the points of a seat for sectors and for customs houses: those of its side, or its own.
    fn points_of(&self, seat: Seat) -> (i16, i16) {
        if self.is_solo() { self.solo_points(seat) } else { self.points(self.side(seat)) }
    }

    pub(super) fn score_by_source(&self, seat: Seat, each: &mut dyn FnMut(Source, i16)) {
        let (sectors, customs) = self.points_of(seat);
        each(Source::Sectors, sectors);
        if self.rules.setup.specials != super::ruleset::Specials::Absent {
            each(Source::Customs, customs);
        }
        if self.rules.goods.export {
            each(Source::Export, self.export_points(self.side(seat)));
        }
        if self.rules.events {
            each(Source::GoldenDays, self.events.golden[self.side(seat).index()].into());
        }
    }

    /// Returns the florins of a side; the purses of a team are added up (`kontor/ruling-45`).
    pub(super) fn florins(&self, side: Side) -> u8 {
        self.every_seat().filter(|&seat| self.side(seat) == side).map(|seat| self.purse(seat)).sum()
    }

    /// Returns the florins that count for a seat: those of its side, or its own.
    fn florins_of(&self, seat: Seat) -> u8 {
        if self.is_solo() { self.purse(seat) } else { self.florins(self.side(seat)) }
    }

    /// Returns a seat's rank at the end: most points win, then most florins, then the victory is shared (rule
    /// `kontor/winner`). Three in a line win in any case (rule `kontor/tic-tac-toe`); a player without a
    /// florin loses, together with the partner (rule `kontor/misery`, `kontor/ruling-91`).
    fn rank(&self, seat: Seat) -> (bool, i16, u8) {
        let side = self.side(seat);
        let broke = |seat: Seat| self.side(seat) == side && self.purse(seat) == 0;
        match self.question.pending() {
            Pending::Over(End::ThreeInLine) => (self.has_line(side), 0, 0),
            Pending::Over(End::Penniless) => (!self.every_seat().any(broke), 0, 0),
            _ => (false, self.total(seat), self.florins_of(seat)),
        }
    }

    /// Returns the winners and the points.
    pub(super) fn final_outcome(&self) -> Outcome {
        let best = self.every_seat().map(|seat| self.rank(seat)).max();
        let winners: Seats = self.every_seat().filter(|&seat| Some(self.rank(seat)) == best).collect();
        Outcome { winners, scores: self.every_seat().map(|seat| self.total(seat)).collect() }
    }
}
