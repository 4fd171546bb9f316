//! Laying cards and taking them off; closed sectors.

use super::{Axis, Ledger};
use crate::steer::map::{At, CELLS, Set, beside, xy};
use crate::steer::page::sort_of;
use dockhand::kontor::{CRANES, Sort, TAVERNS};

impl Axis {
    /// Returns the axis extended to a card at this position, and whether that fixes it.
    pub fn with(mut self, at: i8) -> (Axis, bool) {
        (self.from, self.to) = (self.from.min(at), self.to.max(at));
        let fixes = !self.fixed && i16::from(self.to) - i16::from(self.from) + 1 >= i16::from(self.size);
        self.fixed |= fixes;
        (self, fixes)
    }

    /// Returns whether a card may lie at this position.
    pub fn has_room(&self, at: i8) -> bool {
        let more = i8::from(!self.fixed);
        (self.from - more..=self.to + more).contains(&at)
    }

    fn is_beyond(&self, at: i8) -> bool {
        at < self.from || at > self.to
    }
}

impl Ledger {
    pub fn occupied(&self) -> Set {
        let mut all = self.land;
        all.join(&self.water);
        all.join(&self.dark);
        all
    }

    pub fn is_crane(&self, at: At) -> bool {
        CRANES.contains(&self.top[at])
    }

    pub fn is_tavern(&self, at: At) -> bool {
        TAVERNS.contains(&self.top[at])
    }

    pub fn is_dock(&self, at: At) -> bool {
        self.top[at] != 0 && !self.dark.has(at) && sort_of(self.top[at]) == Sort::Dock
    }

    /// Returns the party that owns the dock of a cell.
    pub fn party_at(&self, at: At) -> Option<usize> {
        if self.page.solo() {
            return usize::from(self.owner[at]).checked_sub(1);
        }
        self.is_dock(at).then(|| Ledger::side_of(self.top[at]))
    }

    /// Returns whether an edge closes what lies beyond this cell's neighbour (`kontor/edges`,
    /// `kontor/ruling-28`).
    pub fn is_closed_off(&self, at: At, columns: Axis, rows: Axis) -> bool {
        let (x, y) = xy(at);
        let both = columns.fixed && rows.fixed;
        let closes = |axis: Axis, at| (both || self.page.per_axis && axis.fixed) && axis.is_beyond(at);
        closes(columns, x) || closes(rows, y)
    }

    /// Returns the closed sectors of this land: every cell beside them is a canal or lies beyond a closing
    /// edge. A face-down card keeps a sector open (`kontor/finished`, `kontor/ruling-102`).
    fn closed_in(&self, land: &Set, columns: Axis, rows: Axis) -> Vec<Set> {
        let open = |at: At| !land.has(at) && !self.water.has(at) && !self.is_closed_off(at, columns, rows);
        let is_closed = |part: &Set| part.iter().all(|at| !beside(at).into_iter().any(open));
        land.parts().into_iter().filter(is_closed).collect()
    }

    pub fn closed(&self) -> Vec<Set> {
        self.closed_in(&self.land, self.columns, self.rows)
    }

    /// Returns the closed sectors that have not been scored.
    pub fn unscored(&self) -> Vec<Set> {
        let mut closed = self.closed();
        closed.retain(|part| !part.meets(&self.done));
        closed
    }

    /// Returns whether land on a cell would finish any sector (`kontor/ruling-49`).
    pub fn would_finish(&self, at: At) -> bool {
        let mut land = self.land;
        land.add(at);
        let (x, y) = xy(at);
        let closed = self.closed_in(&land, self.columns.with(x).0, self.rows.with(y).0);
        closed.iter().any(|part| part.iter().any(|cell| !self.done.has(cell)))
    }

    /// Lays a card on a cell, on top of any other.
    pub fn put(&mut self, number: u8, at: At, party: usize) {
        if self.top[at] != 0 {
            self.uncover(at);
            self.under.push((at, self.top[at]));
        }
        self.dark.drop(at);
        self.top[at] = number;
        match sort_of(number) {
            Sort::Canal | Sort::Flood | Sort::Anchor => {
                self.water.add(at);
                self.land.drop(at);
            }
            Sort::Dock | Sort::Customs | Sort::Bridge => {
                self.land.add(at);
                self.water.drop(at);
            }
        }
        if sort_of(number) == Sort::Customs {
            self.new_customs.add(at);
        }
        if sort_of(number) == Sort::Dock && self.page.solo() {
            self.owner[at] = party as u8 + 1;
        }
        self.stretch(at);
        self.board_changed();
    }

    /// Extends the board to a cell.
    pub fn stretch(&mut self, at: At) {
        let (x, y) = xy(at);
        let (columns, rows) = (self.columns.with(x), self.rows.with(y));
        (self.columns, self.rows) = (columns.0, rows.0);
        self.duties.fixed = (self.duties.fixed.0 || columns.1, self.duties.fixed.1 || rows.1);
    }

    /// Removes the power and the goods of the card on a cell, since another card covers it.
    fn uncover(&mut self, at: At) {
        self.goods_go_back(at);
        self.debts.retain(|&(dock, _)| dock != at);
        self.owner[at] = 0;
    }

    /// Takes a dock off the board: its goods go back, or others give them back (`kontor/ruling-2`). An axis
    /// that is not fixed shrinks (`kontor/ruling-25`).
    pub fn take_off(&mut self, at: At) {
        let held = self.stock[at];
        self.goods_go_back(at);
        self.pay_debts(at, held);
        self.top[at] = 0;
        self.owner[at] = 0;
        self.land.drop(at);
        let all = self.occupied();
        let fit = |axis: &mut Axis, of: fn((i8, i8)) -> i8| {
            if !axis.fixed {
                (axis.from, axis.to) = (0, 0);
                let reach = |axis: Axis, cell: At| axis.with(of(xy(cell))).0;
                *axis = all.iter().fold(*axis, reach);
            }
        };
        fit(&mut self.columns, |(x, _)| x);
        fit(&mut self.rows, |(_, y)| y);
        self.board_changed();
    }

    /// Updates everything that depends on connected cards: closed sectors (if they are not scored at once),
    /// coins, alliances.
    fn board_changed(&mut self) {
        if self.page.wheel() {
            self.done = Set::default();
            for part in self.closed() {
                self.done.join(&part);
            }
            self.sober_up();
            self.renew_alliances();
        }
    }

    /// Takes coins off docks that are no longer in the tavern's sector (`kontor/ruling-81`).
    fn sober_up(&mut self) {
        for (which, number) in TAVERNS.into_iter().enumerate() {
            let Some(dock) = self.coins[which] else { continue };
            let tavern = (0..CELLS).find(|&at| self.top[at] == number);
            let stays = tavern.is_some_and(|at| self.land.around(at).has(dock)) && self.is_dock(dock);
            if !stays {
                self.coins[which] = None;
                if !self.is_drunk(dock) {
                    self.duties.sobered.push(dock);
                }
            }
        }
    }

    pub fn is_drunk(&self, at: At) -> bool {
        self.coins.contains(&Some(at))
    }

    /// Returns whether every cell of the board has a card.
    pub fn is_full(&self) -> bool {
        let all = self.occupied();
        let (columns, rows) = (self.columns, self.rows);
        columns.fixed
            && rows.fixed
            && (columns.from..=columns.to)
                .all(|x| (rows.from..=rows.to).all(|y| all.has(crate::steer::map::from(x, y))))
    }

    /// Returns the distance of a sector from the anchor in steps from card to card (`kontor/ruling-40`).
    pub fn distance(&self, sector: &Set) -> i32 {
        let all = self.occupied();
        let (mut steps, mut here, mut seen) = (0, vec![crate::steer::map::ANCHOR_AT], Set::default());
        while !here.is_empty() {
            if here.iter().any(|&at| sector.has(at)) {
                return steps;
            }
            here.iter().for_each(|&at| seen.add(at));
            let mut next = Vec::new();
            for at in here.into_iter().flat_map(beside).filter(|&at| all.has(at)) {
                if !seen.has(at) && !next.contains(&at) {
                    next.push(at);
                }
            }
            (here, steps) = (next, steps + 1);
        }
        i32::MAX
    }
}
