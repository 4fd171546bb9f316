//! The winner of a sector, the sectors that count, and their points.

use super::Ledger;
use crate::steer::map::{At, Set, xy};
use crate::steer::page::{Counted, sort_of};
use dockhand::game::Seat;
use dockhand::kontor::{Good, OptionalRule, Scenario, Sort};

/// The indexes of the kinds of goods.
const TEA: usize = Good::Tea as usize;
const WINE: usize = Good::Wine as usize;
const SPICE: usize = Good::Spice as usize;

/// Returns which of several stocks has the majority (`kontor/majority`, `kontor/ruling-85`): the lead in a
/// kind is the difference to the best of the others. `beats` decides between two that lead in one kind each.
fn majority(stocks: &[[i16; 3]], beats: impl Fn(usize, usize) -> bool) -> Option<usize> {
    let lead = |who: usize, kind: usize| {
        let best = (0..stocks.len()).filter(|&other| other != who).map(|other| stocks[other][kind]).max();
        (stocks[who][kind] - best.unwrap_or(0)).max(0)
    };
    let rank = |who: usize| {
        let leads = [0, 1, 2].map(|kind| lead(who, kind));
        (leads.into_iter().max().unwrap_or(0), leads.into_iter().filter(|&lead| lead > 0).count())
    };
    let best = (0..stocks.len()).map(rank).max()?;
    if best.0 == 0 {
        return None;
    }
    let first: Vec<usize> = (0..stocks.len()).filter(|&who| rank(who) == best).collect();
    let kinds = |who: usize| (0..3).filter(move |&kind| lead(who, kind) > 0).collect::<Vec<_>>();
    // Among equals, the one wins that leads in a kind which beats every kind in which the others lead.
    let wins = |&&who: &&usize| {
        let others: Vec<usize> =
            first.iter().filter(|&&other| other != who).flat_map(|&o| kinds(o)).collect();
        kinds(who).iter().any(|&own| others.iter().all(|&kind| beats(own, kind)))
    };
    if let [winner] = first[..] { Some(winner) } else { first.iter().find(wins).copied() }
}

/// Returns whether one kind beats another: wine beats spice, spice beats tea, tea beats wine.
fn circle(one: usize, other: usize) -> bool {
    [(WINE, SPICE), (SPICE, TEA), (TEA, WINE)].contains(&(one, other))
}

/// Returns whether one kind beats another: spice beats tea and wine, tea beats wine.
fn line(one: usize, other: usize) -> bool {
    [(SPICE, TEA), (SPICE, WINE), (TEA, WINE)].contains(&(one, other))
}

impl Ledger {
    /// Returns the side that wins a sector.
    pub fn winner(&self, sector: &Set) -> Option<usize> {
        let stocks = [self.stock_of(0, sector), self.stock_of(1, sector)];
        majority(&stocks, |one, other| if self.reversed { circle(other, one) } else { circle(one, other) })
    }

    /// Returns the seats that win a sector if each player plays alone.
    fn solo_winners(&self, sector: &Set) -> Vec<Seat> {
        let mut parties: Vec<Vec<Seat>> = Vec::new();
        for seat in self.page.seats() {
            match self.ally(seat, sector) {
                Some(ally) if ally < seat => {}
                Some(ally) => parties.push(vec![seat, ally]),
                None => parties.push(vec![seat]),
            }
        }
        let stock = |seats: &Vec<Seat>| {
            let all = seats.iter().map(|seat| self.stock_of(seat.index(), sector));
            all.fold([0; 3], |sum: [i16; 3], more| [0, 1, 2].map(|kind| sum[kind] + more[kind]))
        };
        let stocks: Vec<[i16; 3]> = parties.iter().map(stock).collect();
        majority(&stocks, line).map(|who| parties.swap_remove(who)).unwrap_or_default()
    }

    fn size(&self, sector: &Set) -> usize {
        sector.iter().filter(|&at| !self.is_drunk(at)).count()
    }

    /// Returns the sectors that count (`kontor/five-largest`, `kontor/ruling-39`, `kontor/ruling-41`).
    pub fn counted(&self) -> Vec<Set> {
        let straight = |sector: &Set| {
            let cells: Vec<(i8, i8)> = sector.iter().map(xy).collect();
            let one = |of: fn(&(i8, i8)) -> i8| cells.iter().all(|cell| of(cell) == of(&cells[0]));
            one(|cell| cell.0) || one(|cell| cell.1)
        };
        let single_file = self.page.scenario == Scenario::SingleFile;
        let mut all = self.done.parts();
        all.retain(|sector| {
            !sector.meets(&self.void)
                && self.size(sector) >= self.page.min_docks
                && (!single_file || straight(sector))
        });
        let (places, sign, nearer) = match self.page.counted {
            Counted::All => return all,
            Counted::Below(docks) => {
                all.retain(|sector| sector.len() < docks);
                return all;
            }
            Counted::Largest(places) => (places, -1, true),
            Counted::Smallest(places, nearer) => (places, 1, nearer),
        };
        let mut ranked: Vec<((i64, i64), Set)> = Vec::new();
        for sector in all {
            let distance = i64::from(self.distance(&sector));
            let rank = (sign * sector.len() as i64, if nearer { distance } else { -distance });
            ranked.push((rank, sector));
        }
        ranked.sort_by_key(|&(rank, _)| rank);
        let (mut left, mut out) = (places, Vec::new());
        for class in ranked.chunk_by(|one, other| one.0 == other.0) {
            if class.len() <= left {
                left -= class.len();
                out.extend(class.iter().map(|&(_, sector)| sector));
            }
        }
        out
    }

    fn customs_in(&self, sector: &Set) -> i16 {
        let late = self.over == Some(dockhand::kontor::End::FinalSprint);
        let counts = |at: &At| {
            sort_of(self.top[*at]) == Sort::Customs
                && self.land.has(*at)
                && !(late && self.new_customs.has(*at))
        };
        if self.page.counts_points() { sector.iter().filter(counts).count() as i16 } else { 0 }
    }

    fn worth(&self, sector: &Set) -> i16 {
        let worth = match self.page.scenario {
            Scenario::EverSmaller => sector.len() as i16,
            Scenario::IleGrande if sector.iter().all(|at| self.island.has(at)) => 2,
            _ => 1,
        };
        let last = self.last.is_some_and(|last| sector.has(last));
        if self.page.has(OptionalRule::LastPoint) && last { worth.max(2) } else { worth }
    }

    /// Returns the points that a seat gets for a sector.
    fn gain(&self, seat: Seat, sector: &Set) -> i16 {
        let points = self.worth(sector) + self.customs_in(sector);
        if !self.page.solo() {
            let winner = match self.page.wheel() {
                true => self.winner(sector),
                false => sector.iter().find_map(|at| usize::from(self.keeper[at]).checked_sub(1)),
            };
            return if winner == Some(self.page.party(seat)) { points } else { 0 };
        }
        let winners = self.solo_winners(sector);
        let Some(ally) = winners.iter().find(|&&other| other != seat) else {
            return if winners.contains(&seat) { points } else { 0 };
        };
        let count = |seat: Seat| self.stock_of(seat.index(), sector).iter().sum::<i16>();
        let odd = i16::from(points % 2 == 1 && count(seat) > count(*ally));
        if winners.contains(&seat) { points / 2 + odd } else { 0 }
    }

    /// Returns all points of a seat, if the game ended now.
    pub fn total(&self, seat: Seat) -> i16 {
        self.points(seat, &self.counted())
    }

    /// Returns all points of a seat, given the sectors that count.
    pub fn points(&self, seat: Seat, counted: &[Set]) -> i16 {
        let sectors: i16 = counted.iter().map(|sector| self.gain(seat, sector)).sum();
        let side = self.page.party(seat) & 1;
        let most = |kind: &usize| self.exports[side][*kind] > self.exports[1 - side][*kind];
        let export = (0..3).filter(most).count() as i16;
        if self.page.solo() { sectors } else { sectors + export + self.golden[side] }
    }

    /// Returns whether a side has three fields in a line (`kontor/tic-tac-toe`).
    pub fn has_line(&self, side: usize) -> bool {
        let field = |n: usize| {
            let from = |at: usize| [-2i8, 1, 4][at];
            let (x, y) = (from(n % 3), from(n / 3));
            [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(dx, dy)| crate::steer::map::from(x + dx, y + dy))
        };
        let won: Vec<bool> =
            (0..9).map(|n| field(n).iter().any(|&at| usize::from(self.keeper[at]) == side + 1)).collect();
        let rows = (0..3).map(|i| [3 * i, 3 * i + 1, 3 * i + 2]);
        let columns = (0..3).map(|i| [i, i + 3, i + 6]);
        rows.chain(columns).chain([[0, 4, 8], [2, 4, 6]]).any(|line| line.iter().all(|&n| won[n]))
    }
}
