//! The export: a warehouse for each kind beside the harbour (expansion `kontor/export`).

use super::super::cards::{Good, Side};
use super::super::harbour::{Cell, Cells};
use super::super::moves::Refusal;
use super::super::said::Said;
use super::super::sight::Place;
use super::super::state::{Kontor, Stage};
use super::super::turn::Flow;
use crate::game::{Log, Motion, Seat};

impl Kontor {
    /// One of the goods that a dock brings may go to the export.
    #[cold]
    pub(in super::super) fn may_export(&mut self) -> Flow {
        if !self.rules.goods.export || !Good::ALL.into_iter().any(|good| self.check_export(good).is_ok()) {
            return Flow::On;
        }
        self.ask(Stage::Export);
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
        log.say(Said::Exported { seat, good });
        log.stir(Motion::Move { from, to: Place::Export(seat, good), face: None });
        self.tell_scores(before, log);
    }

    /// A dock that is taken away pays for what it has exported: with a warehouse of another own dock of its sector, in
    /// reading order; only where there is none, from the export (`kontor/ruling-2`).
    #[inline]
    pub(in super::super) fn return_exports(&mut self, cell: Cell, log: &mut impl Log<Self>) {
        if self.rules.goods.export {
            for good in Good::ALL {
                if self.exported(good).has(cell) {
                    self.return_export(cell, good, log);
                }
            }
            self.forget_exports(cell);
        }
    }

    fn return_export(&mut self, cell: Cell, good: Good, log: &mut impl Log<Self>) {
        let here = Cells::of(cell);
        let Some(side) = Side::BOTH.into_iter().find(|side| self.docks[side.index()].has(cell)) else {
            return;
        };
        let sector = here.spread(self.land).less(here);
        let own = self.docks[side.index()].and(sector).and(self.stock[good.index()]);
        if let Some(other) = self.cells(own).next() {
            return self.send_back(other, good, log);
        }
        let Some(seat) = self.every_seat().find(|&seat| self.side(seat) == side) else { return };
        let exports = &mut self.exports[side.index()][good.index()];
        *exports = exports.saturating_sub(1);
        let to = self.stow(side, good);
        log.say(Said::Recalled { seat, good });
        log.stir(Motion::Move { from: Place::Export(seat, good), to, face: None });
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
