//! Points: which finished sectors count, and what they are worth (rule `kontor/points`).

use crate::game::{Outcome, Seat, Seats};
use crate::kontor::options::{alone, drunk, export, fields};
use crate::kontor::state::Pending;
use crate::kontor::turn::scoring;
use crate::kontor::{Cell, Cells, Counted, End, Kontor, Nearer, OptionalRule, Side, Sort, Source, Worth};
use crate::sort::sort_by_key;
use arrayvec::ArrayVec;
use serde::Serialize;

/// The sources of points, in the order of the log.
pub const SOURCES: [Source; 4] = [Source::Sectors, Source::Customs, Source::Export, Source::GoldenDays];
/// The most finished sectors a board of 64 cells can have.
const MOST: usize = 64;

/// Whether a sector counts, if the game ended now.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Kontor"))]
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

/// Returns the distance of a sector from the anchor in steps from card to card; a very large number if no
/// path leads there (`kontor/ruling-40`).
pub fn distance(game: &Kontor, sector: Cells) -> i16 {
    let occupied = game.harbour.occupied();
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
#[inline(never)] // it is much code, and called in many places
pub fn standings(game: &Kontor, each: &mut dyn FnMut(Cells, Standing)) {
    let scoring = game.rules.scoring;
    let mut finished: ArrayVec<Cells, MOST> = ArrayVec::new();
    for sector in game.harbour.parts_of(game.sectors.done()).take(MOST) {
        if sector.meets(game.parties.veto().void()) {
            each(sector, Standing::Vetoed)
        } else if drunk::size(game, sector) < scoring.min_docks {
            each(sector, Standing::TooSmall)
        } else if scoring.straight_only && !is_straight(game, sector) {
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
        let (size, distance) = (i16::from(cells.len()), distance(game, cells));
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
pub fn counts_points(game: &Kontor) -> bool {
    !game.rules.early_ends.first_sector && !game.rules.early_ends.three_in_line
}

/// Returns how many customs houses of a sector count; one laid in the round of a final sprint does not
/// (rule `kontor/final-sprint`).
pub fn customs_in(game: &Kontor, sector: Cells) -> i16 {
    let sprint = game.question.pending() == Pending::Over(End::FinalSprint);
    let counts =
        |&number: &u8| game.sort_of(number) == Sort::Customs && !(sprint && game.sectors.is_late(number));
    game.harbour.cells(sector).filter_map(|cell| game.card_at(cell)).filter(counts).count() as i16
}

/// Returns whether cells lie in one row or one column (rule `kontor/single-file`).
fn is_straight(game: &Kontor, cells: Cells) -> bool {
    let Some(first) = game.harbour.first_of(cells) else { return true };
    game.harbour.cells(cells).all(|cell| cell.x() == first.x())
        || game.harbour.cells(cells).all(|cell| cell.y() == first.y())
}

/// Returns the points of a sector (rules `kontor/ile-grande`, `kontor/ever-smaller`). The sector that was
/// finished last gives two instead of one (rule `kontor/last-point`, `kontor/ruling-100`).
pub fn worth(game: &Kontor, sector: Cells) -> i16 {
    let worth = match game.rules.scoring.worth {
        Worth::One => 1,
        Worth::BySize => sector.len().into(),
        Worth::IslandTwo => 1 + i16::from(sector.less(game.harbour.island()).is_empty()),
    };
    let is_last = game.sectors.last().is_some_and(|last| sector.has(last));
    if game.rules.scoring.last_is_double && is_last { worth.max(2) } else { worth }
}

/// Returns the points of a side for the counted sectors that it has won, and for the customs houses in
/// them.
pub fn points(game: &Kontor, side: Side) -> (i16, i16) {
    let (mut sectors, mut customs) = (0, 0);
    standings(game, &mut |cells, standing| {
        if standing == Standing::Counts && scoring::winner_of(game, cells) == Some(side) {
            sectors += worth(game, cells);
            customs += if counts_points(game) { customs_in(game, cells) } else { 0 };
        }
    });
    (sectors, customs)
}

/// Returns the points of a seat: those of its side.
pub fn total(game: &Kontor, seat: Seat) -> i16 {
    let (sectors, customs) = points_of(game, seat);
    sectors + customs + more_points(game, game.side(seat))
}

/// Returns the points of a side besides sectors: for the export, and from an event.
pub fn more_points(game: &Kontor, side: Side) -> i16 {
    export::export_points(game, side) + game.events.points(side)
}

/// Returns the points of a seat for sectors and for customs houses: those of its side, or its own.
fn points_of(game: &Kontor, seat: Seat) -> (i16, i16) {
    if alone::is_solo(game) { alone::solo_points(game, seat) } else { points(game, game.side(seat)) }
}

pub fn score_by_source(game: &Kontor, seat: Seat, each: &mut dyn FnMut(Source, i16)) {
    let (sectors, customs) = points_of(game, seat);
    each(Source::Sectors, sectors);
    if game.rules.setup.specials != crate::kontor::setup::ruleset::Specials::Absent {
        each(Source::Customs, customs);
    }
    if game.rules.goods.export {
        each(Source::Export, export::export_points(game, game.side(seat)));
    }
    if game.rules.options.has(OptionalRule::Events) {
        each(Source::GoldenDays, game.events.points(game.side(seat)));
    }
}

/// Returns the florins of a side; the purses of a team are added up (`kontor/ruling-45`).
pub fn florins(game: &Kontor, side: Side) -> u8 {
    game.every_seat().filter(|&seat| game.side(seat) == side).map(|seat| game.purse(seat)).sum()
}

/// Returns the florins that count for a seat: those of its side, or its own.
fn florins_of(game: &Kontor, seat: Seat) -> u8 {
    if alone::is_solo(game) { game.purse(seat) } else { florins(game, game.side(seat)) }
}

/// Returns a seat's rank at the end: most points win, then most florins, then the victory is shared (rule
/// `kontor/winner`). Three in a line win in any case (rule `kontor/tic-tac-toe`); a player without a
/// florin loses, together with the partner (rule `kontor/misery`, `kontor/ruling-91`).
fn rank(game: &Kontor, seat: Seat) -> (bool, i16, u8) {
    let side = game.side(seat);
    let broke = |seat: Seat| game.side(seat) == side && game.purse(seat) == 0;
    match game.question.pending() {
        Pending::Over(End::ThreeInLine) => (fields::has_line(game, side), 0, 0),
        Pending::Over(End::Penniless) => (!game.every_seat().any(broke), 0, 0),
        _ => (false, total(game, seat), florins_of(game, seat)),
    }
}

pub fn final_outcome(game: &Kontor) -> Outcome {
    let best = game.every_seat().map(|seat| rank(game, seat)).max();
    let winners: Seats = game.every_seat().filter(|&seat| Some(rank(game, seat)) == best).collect();
    Outcome { winners, scores: game.every_seat().map(|seat| total(game, seat)).collect() }
}
