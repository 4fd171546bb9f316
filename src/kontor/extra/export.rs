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
    /// One of the goods that a dock brings may go to the export.
    #[cold]
    pub(in super::super) fn may_export(&mut self) -> Flow {
        if !self.rules.goods.export || !Good::ALL.into_iter().any(|good| self.check_export(good).is_ok()) {
            return Flow::On;
        }
        self.wait_for(Pending::Export);
        Flow::Waits
    }

    /// Docks of which a warehouse of this kind has gone to the export. It is kept where alliances are: no game has both.
    fn exported(&self, good: Good) -> Cells {
        if self.rules.goods.export { self.allied[good.index()] } else { Cells::NONE }
    }

    /// Why the goods cannot go there: the dock does not land them, or there is no warehouse (`kontor/ruling-108`).
    pub(in super::super) fn check_export(&self, good: Good) -> Result<(), Refusal> {
        if !self.landing.has(good) {
            Err(Refusal::NotOnTheCard)
        } else if self.has_warehouse(self.side(self.turn), good) {
            Ok(())
        } else {
            Err(Refusal::NothingToExport)
        }
    }

    /// One of the goods goes to the export instead of the sector.
    #[cold]
    pub(in super::super) fn export(&mut self, good: Good, log: &mut impl Log<Self>) {
        let (seat, cell, kind) = (self.turn, self.played.cell, good.index());
        let side = self.side(seat);
        self.landing = self.landing.without(good);
        let Some(from) = self.fetch(side, good) else { return };
        let before = self.noted(log);
        self.allied[kind] = self.exported(good).or(Cells::of(cell));
        self.exports[side.index()][kind] += 1;
        log.event(Event::Exported { seat, good });
        log.motion(Motion::Move { from, to: Place::Export(seat, good), face: None });
        self.tell_scores(before, log);
    }

    /// A dock that is taken away gives back all goods that it shows, as far as `landed`, which has gone back already, lacks
    /// them: what it has exported is paid by another own dock of its sector, in reading order, which is then taken to have
    /// exported it; where there is no such warehouse, the export pays for any dock of that side and sector
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
        let (here, kind, exported) = (Cells::of(cell), good.index(), self.exported(good));
        let Some(side) = Side::BOTH.into_iter().find(|side| self.docks[side.index()].has(cell)) else {
            return;
        };
        let own = self.docks[side.index()].and(here.spread(self.land));
        let owes = exported.has(cell);
        if let Some(other) = self.cells(own.and(self.stock[kind])).next() {
            if owes {
                self.allied[kind] = exported.or(Cells::of(other));
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
        self.allied[kind] = exported.less(Cells::of(debtor));
        let seat = self.seat_of(side);
        let exports = &mut self.exports[side.index()][kind];
        *exports = exports.saturating_sub(1);
        let to = self.stow(side, good);
        log.event(Event::Recalled { seat, good });
        log.motion(Motion::Move { from: Place::Export(seat, good), to, face: None });
    }

    /// What a dock has exported stays there from now on: a flood covers it.
    #[inline]
    pub(in super::super) fn forget_exports(&mut self, cell: Cell) {
        if self.rules.goods.export {
            self.allied = self.allied.map(|docks| docks.less(Cells::of(cell)));
        }
    }

    /// A point for each kind of which a side has more in the export than the other.
    pub(in super::super) fn export_points(&self, side: Side) -> i16 {
        let [own, other] = [side, side.other()].map(|side| self.exports[side.index()]);
        own.into_iter().zip(other).filter(|(own, other)| own > other).count() as i16
    }

    /// Who is the first of a side.
    pub(in super::super) fn seat_of(&self, side: Side) -> Seat {
        self.every_seat().find(|&seat| self.side(seat) == side).unwrap_or(Seat(0))
    }
}
