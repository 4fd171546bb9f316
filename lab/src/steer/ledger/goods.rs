//! Warehouses: landed, returned, exported, salvaged.

use super::Ledger;
use crate::steer::map::{At, CELLS};
use dockhand::kontor::{Good, OptionalRule};

impl Ledger {
    /// Returns whether goods may be on a cell: on docks, and on canals that hide some.
    pub fn may_hold(&self, at: At) -> bool {
        self.is_dock(at) || self.page.scenario == dockhand::kontor::Scenario::Euphrates && self.water.has(at)
    }

    /// Returns the kinds that a card shows.
    pub fn shows(&self, number: u8) -> [bool; 3] {
        let goods = self.page.tables.goods(number);
        Good::ALL.map(|good| goods.has(good))
    }

    /// Returns the side of a dock: odd numbers are red, even ones black.
    pub fn side_of(number: u8) -> usize {
        usize::from(number.is_multiple_of(2))
    }

    /// Returns the canals that hide a warehouse.
    pub fn hiding(&self) -> Vec<At> {
        self.water.iter().filter(|&at| self.stock[at] != [0; 3]).collect()
    }

    /// Returns whether there is a warehouse of a kind for a side.
    pub fn available(&self, side: usize, kind: usize) -> bool {
        if self.page.embargo() {
            return self.reserves[side & 1][kind] > 0;
        }
        self.supply[kind] > 0 || self.hiding().into_iter().any(|at| self.stock[at][kind] > 0)
    }

    /// Takes a warehouse from where the rules say (`kontor/ruling-71`); returns whether there was one.
    pub fn fetch(&mut self, side: usize, kind: usize) -> bool {
        if self.page.embargo() {
            let own = &mut self.reserves[side & 1][kind];
            let some = *own > 0;
            *own -= i16::from(some);
            return some;
        }
        if self.supply[kind] > 0 {
            self.supply[kind] -= 1;
            return true;
        }
        let Some(canal) = self.hiding().into_iter().find(|&at| self.stock[at][kind] > 0) else {
            return false;
        };
        self.stock[canal][kind] -= 1;
        self.duties.raised.push((Good::ALL[kind], canal));
        true
    }

    pub fn stow(&mut self, side: usize, kind: usize) {
        if self.page.embargo() {
            self.reserves[side & 1][kind] += 1;
        } else {
            self.supply[kind] += 1;
        }
    }

    /// Brings a warehouse to a dock, if there is one.
    pub fn bring(&mut self, at: At, kind: usize) {
        let side = Ledger::side_of(self.top[at]);
        if !self.available(side, kind) {
            self.duties.lacking.push(Good::ALL[kind]);
        } else if self.fetch(side, kind) {
            self.stock[at][kind] += 1;
        }
    }

    pub fn goods_go_back(&mut self, at: At) {
        let side = Ledger::side_of(self.top[at]);
        for kind in 0..3 {
            while self.stock[at][kind] > 0 {
                self.stock[at][kind] -= 1;
                self.stow(side, kind);
            }
        }
    }

    /// Lands the goods that wait to be landed.
    pub fn land_now(&mut self) {
        if let Some((at, goods)) = self.duties.landing.take() {
            (0..3).filter(|&kind| goods[kind]).for_each(|kind| self.bring(at, kind));
        }
    }

    /// Makes a dock that is taken give back the goods that it shows and did not hold. For goods that it has
    /// exported, another dock of its owner in the sector gives back a warehouse and owes one from then on. If
    /// there is none, the export gives it back, even for a dock that owes nothing, if another one of the
    /// sector does (`kontor/export`, `kontor/ruling-2`).
    pub fn pay_debts(&mut self, at: At, held: [u8; 3]) {
        let side = Ledger::side_of(self.top[at]);
        let (shows, sector) = (self.shows(self.top[at]), self.land.around(at));
        let own: Vec<At> = sector.iter().filter(|&other| self.party_at(other) == Some(side)).collect();
        for kind in (0..3).filter(|&kind| shows[kind] && held[kind] == 0) {
            let owes = self.debts.contains(&(at, kind));
            let payer = own.iter().copied().find(|&other| other != at && self.stock[other][kind] > 0);
            let debtor = own.iter().copied().find(|&other| self.debts.contains(&(other, kind)));
            match (payer, debtor) {
                (Some(other), _) if owes => {
                    self.stock[other][kind] -= 1;
                    self.debts.push((other, kind));
                    self.stow(side, kind);
                }
                (None, Some(other)) if owes || !self.page.has(OptionalRule::OneGood) => {
                    let debtor = if owes { at } else { other };
                    self.debts.retain(|&debt| debt != (debtor, kind));
                    self.exports[side & 1][kind] -= 1;
                    self.duties.recalled.push((side, kind));
                    self.stow(side, kind);
                }
                _ => {}
            }
        }
        self.debts.retain(|&(dock, _)| dock != at);
    }

    /// Returns the canal whose goods are won now, the first one that is surrounded (`kontor/ruling-69`).
    pub fn surrounded(&self) -> Option<(At, usize)> {
        let all = self.occupied();
        let gap = |at: At| !all.has(at) && !self.is_closed_off(at, self.columns, self.rows);
        let canal =
            self.hiding().into_iter().find(|&at| !crate::steer::map::beside(at).into_iter().any(gap))?;
        Some((canal, (0..3).find(|&kind| self.stock[canal][kind] > 0)?))
    }

    /// Returns the docks that can get them: a side's own docks with goods, in sectors that are not finished.
    pub fn salvagers(&self, side: usize) -> Vec<At> {
        let own = |at: &At| self.party_at(*at) == Some(side) && self.stock[*at] != [0; 3];
        self.land.iter().filter(|&at| !self.done.has(at)).filter(own).collect()
    }

    /// Returns the docks to which a tavern just laid may bring a warehouse (`kontor/corruption-1`,
    /// `kontor/corruption-2`).
    pub fn bribable(&self, tavern: At) -> Vec<At> {
        let side = Ledger::side_of(self.top[tavern]);
        let here = self.land.around(tavern);
        let one = self.page.has(OptionalRule::Corruption1);
        let apart =
            |at: At| !here.has(at) && !self.bribed.iter().any(|&other| self.land.around(other).has(at));
        let fits = |at: At| {
            let shows = self.shows(self.top[at]);
            let kind = (0..3).find(|&kind| shows[kind]);
            shows.iter().filter(|&&shown| shown).count() == 1
                && kind.is_some_and(|kind| self.available(side, kind))
                && self.party_at(at) == Some(side)
                && !self.done.has(at)
        };
        let most = if one { 1 } else { 2 };
        let open = |at: &At| fits(*at) && if one { here.has(*at) } else { apart(*at) };
        if self.bribed.len() < most { self.land.iter().filter(open).collect() } else { Vec::new() }
    }

    /// Returns the warehouses of a party in these cells, without those of drunk docks.
    pub fn stock_of(&self, party: usize, sector: &crate::steer::map::Set) -> [i16; 3] {
        let mut sum = [0; 3];
        for at in sector.iter().filter(|&at| self.party_at(at) == Some(party) && !self.is_drunk(at)) {
            (0..3).for_each(|kind| sum[kind] += i16::from(self.stock[at][kind]));
        }
        sum
    }

    pub fn find(&self, number: u8) -> Option<At> {
        (0..CELLS).find(|&at| self.top[at] == number && !self.dark.has(at))
    }
}
