//! The export: warehouses beside the harbour, counted by kind (expansion `kontor/export`).

use super::super::cards::{Good, Goods, Side};
use super::super::event::Event;
use super::super::moves::Refusal;
use super::super::place::Place;
use super::super::ruleset::Landed;
use super::super::state::{Cell, Cells};
use super::super::state::{Kontor, Pending};
use super::super::steps::Flow;
use crate::game::{Log, Motion, Seat};

impl Kontor {
    /// Asks whether one of the goods that a dock lands goes to the export.
    #[cold]
    pub(in super::super) fn may_export(&mut self) -> Flow {
        if !self.rules.goods.export || !Good::ALL.into_iter().any(|good| self.check_export(good).is_ok()) {
            return Flow::On;
        }
        self.wait_for(Pending::Export);
        Flow::Waits
    }

    /// Checks that the dock lands these goods and that there is a warehouse for them (`kontor/ruling-108`).
    pub(in super::super) fn check_export(&self, good: Good) -> Result<(), Refusal> {
        if !self.play.landing().has(good) {
            Err(Refusal::NotOnTheCard)
        } else if self.has_warehouse(self.side(self.round.turn()), good) {
            Ok(())
        } else {
            Err(Refusal::NothingToExport)
        }
    }

    /// Sends one of the goods to the export instead of the sector.
    #[cold]
    pub(in super::super) fn export(&mut self, good: Good, log: &mut impl Log<Self>) {
        let (seat, cell, kind) = (self.round.turn(), self.play.cell(), good.index());
        let side = self.side(seat);
        self.play.divert(good);
        let Some(from) = self.fetch(side, good) else { return };
        let before = self.noted(log);
        if let Some(dealings) = self.parties.dealings_mut() {
            dealings.exported[kind] = dealings.exported[kind].or(Cells::of(cell));
            dealings.exports[side.index()][kind] += 1;
        }
        log.event(Event::Exported { seat, good });
        log.motion(Motion::Move { from, to: Place::Export(seat, good), face: None });
        self.log_scores(before, log);
    }

    /// Gives back the goods that a dock shows when it is taken away, except those in `landed`, which have
    /// gone back already. If the dock has exported a good, another dock of its side and sector gives back its
    /// own warehouse instead, the first in reading order, and counts as the exporter from then on. If no dock
    /// there has one, the export gives back a warehouse of that side and sector (rule `kontor/export`,
    /// `kontor/ruling-2`).
    #[inline]
    pub(in super::super) fn return_exports(&mut self, cell: Cell, landed: Goods, log: &mut impl Log<Self>) {
        if self.rules.goods.export {
            let shown = self.goods_at(cell);
            for good in Good::ALL.into_iter().filter(|&good| shown.has(good) && !landed.has(good)) {
                self.return_export(cell, good, log);
            }
            self.forget_exports(cell);
        }
    }

    fn return_export(&mut self, cell: Cell, good: Good, log: &mut impl Log<Self>) {
        let (here, kind) = (Cells::of(cell), good.index());
        let exported = self.parties.dealings().exported[kind];
        let Some(side) = Side::BOTH.into_iter().find(|side| self.harbour.docks(side.seat()).has(cell)) else {
            return;
        };
        let own = self.harbour.docks(side.seat()).and(here.spread(self.harbour.land()));
        let owes = exported.has(cell);
        if let Some(other) = self.harbour.cells(own.and(self.warehouses.cells_of(good))).next() {
            if owes {
                self.set_exported(good, exported.or(Cells::of(other)));
                self.send_back(other, good, log);
            }
            return;
        }
        // If a dock lands only one of its goods, the others were never landed: only its own export comes
        // back.
        let all = self.rules.goods.landed == Landed::All;
        let debtors = if owes {
            here
        } else if all {
            own.and(exported)
        } else {
            Cells::NONE
        };
        let Some(debtor) = self.harbour.cells(debtors).next() else { return };
        self.set_exported(good, exported.less(Cells::of(debtor)));
        let seat = self.seat_of(side);
        if let Some(dealings) = self.parties.dealings_mut() {
            let exports = &mut dealings.exports[side.index()][kind];
            *exports = exports.saturating_sub(1);
        }
        let to = self.supply.get_back(side, good, 1);
        log.event(Event::Recalled { seat, good });
        log.motion(Motion::Move { from: Place::Export(seat, good), to, face: None });
    }

    /// Remembers which docks have exported one of these goods.
    #[cold]
    fn set_exported(&mut self, good: Good, docks: Cells) {
        if let Some(dealings) = self.parties.dealings_mut() {
            dealings.exported[good.index()] = docks;
        }
    }

    /// Forgets that a dock has exported goods, since it is covered or taken; the goods stay in the export.
    #[cold]
    #[inline(never)]
    pub(in super::super) fn forget_exports(&mut self, cell: Cell) {
        if let Some(dealings) = self.parties.dealings_mut() {
            dealings.exported = dealings.exported.map(|docks| docks.less(Cells::of(cell)));
        }
    }

    /// Returns the points of a side for the export: one for each kind of which it has more than the other
    /// side.
    pub(in super::super) fn export_points(&self, side: Side) -> i16 {
        let exports = &self.parties.dealings().exports;
        let [own, other] = [side, side.other()].map(|side| exports[side.index()]);
        own.into_iter().zip(other).filter(|(own, other)| own > other).count() as i16
    }

    /// Returns the first seat of a side.
    pub(in super::super) fn seat_of(&self, side: Side) -> Seat {
        self.every_seat().find(|&seat| self.side(seat) == side).unwrap_or(Seat(0))
    }
}
