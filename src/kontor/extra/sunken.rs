//! Goods hidden by a canal: the player who lays the last card around it gets them (rule `kontor/euphrates`).

use super::super::cards::{Good, Side};
use super::super::event::Event;
use super::super::moves::Refusal;
use super::super::place::Face;
use super::super::state::{Cell, Cells};
use super::super::state::{Kontor, Pending};
use super::super::steps::Flow;
use crate::game::{Log, Motion};

impl Kontor {
    /// Hides a warehouse under a canal, before the first move.
    pub(in super::super) fn sink(&mut self, cell: Cell, good: Good) {
        self.warehouses.put(cell, good);
        self.supply.take(Side::Red, good);
    }

    /// Returns the canals that hide a warehouse.
    #[inline]
    pub(in super::super) fn hiding(&self) -> Cells {
        self.warehouses.cells().and(self.harbour.water())
    }

    /// Returns the empty cells that keep a canal from being surrounded; edges close it as they close sectors
    /// (`kontor/ruling-70`).
    pub(in super::super) fn gaps(&self, canal: Cell) -> Cells {
        canal.beside().and(self.inside(self.harbour.bounds())).less(self.harbour.occupied())
    }

    /// Returns the surrounded canal whose warehouse goes to a dock now, the first in reading order
    /// (`kontor/ruling-69`).
    #[inline]
    pub(in super::super) fn surrounded(&self) -> Option<(Cell, Good)> {
        if self.rules.goods.sunken == 0 { None } else { self.first_surrounded() }
    }

    fn first_surrounded(&self) -> Option<(Cell, Good)> {
        let hiding = self.hiding();
        let canal = self.harbour.cells(hiding).find(|&canal| self.gaps(canal).is_empty())?;
        Some((canal, Good::ALL.into_iter().find(|&good| self.warehouses.stands(canal, good))?))
    }

    /// Returns the docks that can take it: a side's own docks with a warehouse, in open sectors
    /// (`kontor/ruling-69`).
    pub(in super::super) fn salvagers(&self, side: Side) -> Cells {
        let own = self.harbour.docks(side.seat()).less(self.sectors.done());
        self.warehouses.cells().and(own)
    }

    /// Asks the player on turn to choose a dock for the warehouse of a canal that has just been surrounded.
    /// Without such a dock the warehouse returns to the supply.
    pub(in super::super) fn salvage_step(&mut self, log: &mut impl Log<Self>) -> Flow {
        while let Some((canal, good)) = self.surrounded() {
            if !self.salvagers(self.side(self.round.turn())).is_empty() {
                self.wait_for(Pending::Salvage);
                return Flow::WaitsAgain;
            }
            log.event(Event::SankForGood { good, cell: canal });
            let from = self.warehouses.take(canal, good);
            let to = self.supply.get_back(self.side(self.round.turn()), good, 1);
            log.motion(Motion::Move { from, to, face: None });
        }
        Flow::On
    }

    /// Checks that a dock may take it.
    pub(in super::super) fn check_salvage(&self, cell: Cell) -> Result<(), Refusal> {
        let side = self.side(self.round.turn());
        if self.surrounded().is_none() {
            return Err(Refusal::OtherDecision);
        }
        if !self.harbour.bounds().covers(cell) || !self.harbour.docks(side.seat()).has(cell) {
            Err(Refusal::NotYourDock)
        } else if self.sectors.done().has(cell) {
            Err(Refusal::SectorIsFinished)
        } else if self.salvagers(side).has(cell) {
            Ok(())
        } else {
            Err(Refusal::NoStockThere)
        }
    }

    /// Moves the first of these warehouses to a dock.
    #[cold]
    pub(in super::super) fn salvage(&mut self, cell: Cell, log: &mut impl Log<Self>) {
        let Some((canal, good)) = self.surrounded() else { return };
        log.event(Event::Salvaged { seat: self.round.turn(), good, from: canal, cell });
        let from = self.warehouses.take(canal, good);
        let (to, face) = (self.warehouses.put(cell, good), Some(Face::Warehouse { good }));
        log.motion(Motion::Move { from, to, face });
    }
}
