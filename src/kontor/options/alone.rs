//! Games in which each player plays alone (rule `kontor/freewheel-solo`): a dock of either colour belongs to
//! the player who laid it, and three or four players, or pairs of allies, compete for a sector.
//!
//! Reaches in at `bots/bot`, `bots/reason`, `options/alliances`, `options/clockwise`, `options/drunk`, `page/describe`, `page/notes`,
//! `page/observation`, `turn/drawing`, `turn/laying`, `turn/list`, `turn/score`, `turn/scoring`, `turn/ship`.

use crate::game::{Log, Motion, Seat, Seats};
use crate::kontor::options::{alliances, drunk};
use crate::kontor::turn::score;
use crate::kontor::{Cell, Cells, DockPiles, Event, Face, Good, Kontor, Majority, Place, Standing};
use arrayvec::ArrayVec;

/// The order of goods: spice beats tea and wine, tea beats wine.
const ORDER: [Good; 3] = [Good::Spice, Good::Tea, Good::Wine];
/// Number of markers of each player: one for every dock.
const MARKERS: i16 = 44;

/// Returns which of several stocks wins, and the step that decides (`kontor/ruling-85`). The lead in a kind
/// is the difference to the best of the others.
pub fn majority_of(stocks: &[[u8; 3]]) -> (Option<usize>, Majority) {
    let lead = |who: usize, kind: usize| {
        let others = stocks.iter().enumerate().filter(|&(other, _)| other != who);
        let best = others.map(|(_, stock)| stock[kind]).max().unwrap_or(0);
        stocks[who][kind].saturating_sub(best)
    };
    let largest = |who: usize| (0..3).map(|kind| lead(who, kind)).max().unwrap_or(0);
    let kinds = |who: usize| (0..3).filter(|&kind| lead(who, kind) > 0).count();
    let most = (0..stocks.len()).map(largest).max().unwrap_or(0);
    if most == 0 {
        let none = stocks.iter().all(|stock| *stock == [0; 3]);
        return (None, if none { Majority::Empty } else { Majority::Equal });
    }
    let first: ArrayVec<usize, 4> = (0..stocks.len()).filter(|&who| largest(who) == most).take(4).collect();
    if let [winner] = first[..] {
        return (Some(winner), Majority::LargestLead);
    }
    let leads = first.iter().map(|&who| kinds(who)).max().unwrap_or(0);
    let second: ArrayVec<usize, 4> = first.into_iter().filter(|&who| kinds(who) == leads).collect();
    if let [winner] = second[..] {
        return (Some(winner), Majority::MoreLeads);
    }
    let leader = |good: &Good| second.iter().copied().find(|&who| lead(who, good.index()) > 0);
    (ORDER.iter().find_map(leader), Majority::OrderOfGoods)
}

/// Returns whether each player plays alone.
pub fn is_solo(game: &Kontor) -> bool {
    game.rules.sides > 2
}

/// Returns the seat under which a player's docks are kept: the player's own, or the one that stands for
/// the side.
pub fn party(game: &Kontor, seat: Seat) -> Seat {
    if is_solo(game) { seat } else { game.side(seat).seat() }
}

/// Returns the seat whose dock pile a player draws from: the player's own, or seat 0 for the common pile.
pub fn drawer(game: &Kontor, seat: Seat) -> Seat {
    match game.rules.setup.piles {
        DockPiles::OneASide => seat,
        DockPiles::OneForAll => Seat(0),
    }
}

/// Returns the owner of the dock of a cell, if docks are marked.
pub fn owner(game: &Kontor, cell: Cell) -> Option<Seat> {
    let owns = |&seat: &Seat| game.harbour.docks(party(game, seat)).has(cell);
    game.every_seat().find(owns).filter(|_| is_solo(game))
}

/// Logs the marker that a dock gets from the player who laid it.
pub fn mark(game: &Kontor, cell: Cell, log: &mut impl Log<Kontor>) {
    if let Some(seat) = owner(game, cell) {
        let face = Some(Face::Owner { seat });
        log.motion(Motion::Move { from: Place::Markers(seat), to: Place::Owner(cell), face });
    }
}

/// Logs the marker of a dock that goes back.
pub fn unmark(game: &Kontor, cell: Cell, log: &mut impl Log<Kontor>) {
    if let Some(seat) = owner(game, cell) {
        log.motion(Motion::Move { from: Place::Owner(cell), to: Place::Markers(seat), face: None });
    }
}

pub fn each_marker(game: &Kontor, each: &mut dyn FnMut(Place, Face)) {
    for seat in game.every_seat().filter(|_| is_solo(game)) {
        let docks = game.harbour.cells(game.harbour.docks(party(game, seat)));
        docks.for_each(|cell| each(Place::Owner(cell), Face::Owner { seat }));
    }
}

pub fn each_marker_left(game: &Kontor, each: &mut dyn FnMut(Place, i16)) {
    for seat in game.every_seat().filter(|_| is_solo(game)) {
        let used = game.harbour.docks(party(game, seat)).len();
        each(Place::Markers(seat), MARKERS - i16::from(used));
    }
}

/// Returns the stocks in a sector by seat.
pub fn solo_stocks(game: &Kontor, sector: Cells) -> ArrayVec<[u8; 3], 4> {
    game.every_seat().map(|seat| game.stock_in(party(game, seat), sector)).collect()
}

/// Returns the winners of a sector, one player or two allies, and the step that decides.
pub fn solo_winners(game: &Kontor, sector: Cells) -> (Seats, Majority) {
    let stocks = solo_stocks(game, sector);
    let mut parties: ArrayVec<(Seats, [u8; 3]), 4> = ArrayVec::new();
    for (seat, stock) in game.every_seat().zip(stocks.iter().copied()) {
        match alliances::ally(game, seat, sector) {
            Some(ally) if ally < seat => {}
            Some(ally) => {
                let other = stocks.get(ally.index()).copied().unwrap_or_default();
                let both = [0, 1, 2].map(|kind: usize| stock[kind] + other[kind]);
                parties.push(([seat, ally].into_iter().collect(), both));
            }
            None => parties.push((Seats::only(seat), stock)),
        }
    }
    let only: ArrayVec<[u8; 3], 4> = parties.iter().map(|&(_, stock)| stock).collect();
    let (winner, by) = majority_of(&only);
    let seats = winner.and_then(|i| parties.get(i)).map_or(Seats::NONE, |&(seats, _)| seats);
    (seats, by)
}

/// Returns a seat's share of a sector, in points for sectors and for customs houses: allies halve the
/// points, and an odd one goes to the ally with more warehouses there, or to neither
/// (`kontor/ruling-87`).
fn share_of(game: &Kontor, seat: Seat, sector: Cells) -> (i16, i16) {
    let (winners, _) = solo_winners(game, sector);
    if !winners.contains(seat) {
        return (0, 0);
    }
    let (worth, customs) = (score::worth(game, sector), score::customs_in(game, sector));
    let Some(ally) = winners.without(seat).first() else { return (worth, customs) };
    let count = |seat| game.stock_in(party(game, seat), sector).iter().sum::<u8>();
    let points = worth + customs;
    let odd = i16::from(points % 2 != 0 && count(seat) > count(ally));
    (points / 2 + odd - customs / 2, customs / 2)
}

/// Returns the points of a seat that plays alone.
pub fn solo_points(game: &Kontor, seat: Seat) -> (i16, i16) {
    let mut points = (0, 0);
    score::standings(game, &mut |sector, standing| {
        if standing == Standing::Counts {
            let (sectors, customs) = share_of(game, seat, sector);
            points = (points.0 + sectors, points.1 + customs);
        }
    });
    points
}

/// Logs each sector that counts, with its winners.
pub fn log_solo_sectors(game: &Kontor, log: &mut impl Log<Kontor>) {
    score::standings(game, &mut |sector, standing| {
        if standing != Standing::Counts {
            return;
        }
        let (winners, by) = solo_winners(game, sector);
        let cell = game.harbour.first_of(sector).unwrap_or(Cell::ANCHOR);
        let stocks = solo_stocks(game, sector);
        log.event(Event::SectorScored { cell, docks: drunk::size(game, sector), winners, by, stocks });
    });
}

/// Returns the docks of each player, for the description of the state.
pub fn owners_by_seat(game: &Kontor) -> Vec<Vec<Cell>> {
    let solo = game.every_seat().filter(|_| is_solo(game));
    solo.map(|seat| game.harbour.cells(game.harbour.docks(party(game, seat))).collect()).collect()
}
