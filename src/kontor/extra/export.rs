//! The export: a warehouse for each kind beside the harbour (expansion `kontor/export`).

use super::super::cards::{Good, Goods, Side};
use super::super::event::Event;
use super::super::harbour::{Cell, Cells};
use super::super::moves::Refusal;
use super::super::place::Place;
use super::super::ruleset::Landed;
use super::super::state::{Kontor, Pending};
use super::super::turn::Flow;
use crate::game::{Log, Motion, Seat};

impl Kontor {
    /// Asks whether one of the goods that a dock brings goes to the export.
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
        if !self.landing.has(good) {
            Err(Refusal::NotOnTheCard)
        } else if self.has_warehouse(self.side(self.turn), good) {
            Ok(())
        } else {
            Err(Refusal::NothingToExport)
        }
    }

    /// Sends one of the goods to the export instead of the sector.
    #[cold]
    pub(in super::super) fn export(&mut self, good: Good, log: &mut impl Log<Self>) {
        let (seat, cell, kind) = (self.turn, self.played.cell, good.index());
        let side = self.side(seat);
        self.landing = self.landing.without(good);
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

    /// A dock that is taken away gives back all goods that it shows, as far as `landed`, which has gone back already, lacks
    /// them: what it has exported is paid by another own dock of its sector, in reading order, which is then taken to have
    /// exported it; if there is no such warehouse, the export pays for any dock of that side and sector
    /// (rule `kontor/export`, `kontor/ruling-2`).
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
        let Some(side) = Side::BOTH.into_iter().find(|side| self.docks[side.seat()].has(cell)) else {
            return;
        };
        let own = self.docks[side.seat()].and(here.spread(self.land));
        let owes = exported.has(cell);
        if let Some(other) = self.cells(own.and(self.stock[kind])).next() {
            if owes {
                self.set_exported(good, exported.or(Cells::of(other)));
                self.send_back(other, good, log);
            }
            return;
        }
        // With one good a dock, what it shows is not what it has landed: only its own piece is called back.
        let all = self.rules.goods.landed == Landed::All;
        let debtors = if owes {
            here
        } else if all {
            own.and(exported)
        } else {
            Cells::NONE
        };
        let Some(debtor) = self.cells(debtors).next() else { return };
        self.set_exported(good, exported.less(Cells::of(debtor)));
        let seat = self.seat_of(side);
        if let Some(dealings) = self.parties.dealings_mut() {
            let exports = &mut dealings.exports[side.index()][kind];
            *exports = exports.saturating_sub(1);
        }
        let to = self.stow(side, good);
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

    /// Forgets what a dock has exported, which stays in the export: the dock is covered or taken.
    #[cold]
    #[inline(never)]
    pub(in super::super) fn forget_exports(&mut self, cell: Cell) {
        if let Some(dealings) = self.parties.dealings_mut() {
            dealings.exported = dealings.exported.map(|docks| docks.less(Cells::of(cell)));
        }
    }

    /// Counts a point for each kind of which a side has more in the export than the other.
    pub(in super::super) fn export_points(&self, side: Side) -> i16 {
        let exports = &self.parties.dealings().exports;
        let [own, other] = [side, side.other()].map(|side| exports[side.index()]);
        own.into_iter().zip(other).filter(|(own, other)| own > other).count() as i16
    }

    /// The first seat of a side.
    pub(in super::super) fn seat_of(&self, side: Side) -> Seat {
        self.every_seat().find(|&seat| self.side(seat) == side).unwrap_or(Seat(0))
    }
}
