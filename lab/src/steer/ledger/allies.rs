//! Alliances of two players in a sector (`kontor/freewheel-solo`, `kontor/ruling-86`).

use super::Ledger;
use crate::steer::map::{At, Set};
use dockhand::game::Seat;

impl Ledger {
    /// Returns the ally of a seat in a sector.
    pub fn ally(&self, seat: Seat, sector: &Set) -> Option<Seat> {
        let with = |(a, b, cells): &(u8, u8, Set)| match () {
            () if !cells.meets(sector) => None,
            () if *a == seat.0 => Some(Seat(*b)),
            () if *b == seat.0 => Some(Seat(*a)),
            () => None,
        };
        self.allied.iter().find_map(with)
    }

    pub fn has_dock(&self, seat: Seat, sector: &Set) -> bool {
        sector.iter().any(|at| self.party_at(at) == Some(self.page.party(seat)))
    }

    /// Returns the alliances that a player may propose, by the first cells of sectors.
    pub fn proposals(&self, seat: Seat) -> Vec<(At, Seat)> {
        let mut all = Vec::new();
        if !self.page.solo() {
            return all;
        }
        for sector in self.land.parts().into_iter().filter(|sector| self.has_dock(seat, sector)) {
            let Some(first) = sector.first() else { continue };
            let may = |&with: &Seat| {
                with != seat
                    && self.has_dock(with, &sector)
                    && self.ally(seat, &sector).is_none()
                    && self.ally(with, &sector).is_none()
                    && !self.proposed.contains(&(with, first))
            };
            all.extend(self.page.seats().filter(may).map(|with| (first, with)));
        }
        all
    }

    /// Returns the sectors in which a player has an ally and may leave: all in which the alliance counts.
    pub fn leavings(&self, seat: Seat) -> Vec<At> {
        let sectors = self.land.parts().into_iter().filter(|sector| self.ally(seat, sector).is_some());
        if self.page.solo() { sectors.filter_map(|sector| sector.first()).collect() } else { Vec::new() }
    }

    pub fn unite(&mut self, one: Seat, other: Seat, at: At) {
        let sector = self.land.around(at);
        let (a, b) = (one.0.min(other.0), one.0.max(other.0));
        match self.allied.iter_mut().find(|(x, y, _)| (*x, *y) == (a, b)) {
            Some((.., cells)) => cells.join(&sector),
            None => self.allied.push((a, b, sector)),
        }
    }

    pub fn part_ways(&mut self, one: Seat, other: Seat, at: At) {
        let sector = self.land.around(at);
        let (a, b) = (one.0.min(other.0), one.0.max(other.0));
        let of = |(x, y, _): &&mut (u8, u8, Set)| (*x, *y) == (a, b);
        self.allied.iter_mut().filter(of).for_each(|(.., cells)| cells.remove(&sector));
        self.allied.retain(|(.., cells)| !cells.is_empty());
    }

    /// Continues alliances in all parts of a split sector and spreads them over joined ones; a player who has
    /// two allies by that loses all of them.
    pub fn renew_alliances(&mut self) {
        if self.allied.is_empty() {
            return;
        }
        let land = self.land;
        for (.., cells) in &mut self.allied {
            let lives: Vec<At> = cells.iter().filter(|&at| land.has(at)).collect();
            *cells = Set::default();
            lives.into_iter().for_each(|at| cells.join(&land.around(at)));
        }
        self.allied.retain(|(.., cells)| !cells.is_empty());
        let mut lost = Vec::new();
        for (i, (a, b, cells)) in self.allied.iter().enumerate() {
            for sector in land.parts().into_iter().filter(|sector| sector.meets(cells)) {
                let other = |(j, (x, y, more)): (usize, &(u8, u8, Set))| {
                    j != i && more.meets(&sector) && (x == a || x == b || y == a || y == b)
                };
                if self.allied.iter().enumerate().any(other) {
                    lost.push((i, sector));
                }
            }
        }
        let mut fallen: Vec<(u8, u8)> = Vec::new();
        for (i, sector) in lost {
            let (a, b, cells) = &mut self.allied[i];
            cells.remove(&sector);
            if !fallen.contains(&(*a, *b)) {
                fallen.push((*a, *b));
            }
        }
        self.duties.fallen.extend(fallen);
        self.allied.retain(|(.., cells)| !cells.is_empty());
    }
}
