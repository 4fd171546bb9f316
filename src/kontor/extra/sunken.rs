//! Goods hidden by a canal: the player who lays the last card around it gets them (rule `kontor/euphrates`).

use super::super::cards::{Good, Side};
use super::super::event::Event;
use super::super::harbour::{Cell, Cells};
use super::super::moves::Refusal;
use super::super::place::{Face, Place};
use super::super::state::{Kontor, Pending};
use super::super::steps::Flow;
use crate::game::{Log, Motion};

impl Kontor {
    /// Hides a warehouse under a canal, before the first move.
    pub(in super::super) fn sink(&mut self, cell: Cell, good: Good) {
        self.stock[good.index()] = self.stock[good.index()].or(Cells::of(cell));
        self.supply[good.index()] = self.supply[good.index()].saturating_sub(1);
    }

    /// Returns the canals that hide a warehouse.
    #[inline]
    pub(in super::super) fn hiding(&self) -> Cells {
        let [tea, wine, spice] = self.stock;
        tea.or(wine).or(spice).and(self.water)
    }

    /// Returns the empty cells that keep a canal from being surrounded; edges close it as they close sectors
    /// (`kontor/ruling-70`).
    pub(in super::super) fn gaps(&self, canal: Cell) -> Cells {
        canal.beside().and(self.inside(&self.bounds)).less(self.occupied())
    }

    /// Returns the surrounded canal whose warehouse goes to a dock now, the first in reading order
    /// (`kontor/ruling-69`).
    #[inline]
    pub(in super::super) fn surrounded(&self) -> Option<(Cell, Good)> {
        if self.rules.goods.sunken == 0 { None } else { self.first_surrounded() }
    }

    fn first_surrounded(&self) -> Option<(Cell, Good)> {
        let hiding = self.hiding();
        let canal = self.cells(hiding).find(|&canal| self.gaps(canal).is_empty())?;
        Some((canal, Good::ALL.into_iter().find(|&good| self.stands(canal, good))?))
    }

    /// Returns the docks that can take it: a side's own docks with a warehouse, in open sectors
    /// (`kontor/ruling-69`).
    pub(in super::super) fn salvagers(&self, side: Side) -> Cells {
        let [tea, wine, spice] = self.stock;
        let own = self.docks[side.seat()].less(self.done);
        tea.or(wine).or(spice).and(own)
    }

    /// Asks the player on turn to choose a dock for the warehouse of a canal that has just been surrounded.
    /// Without such a dock the warehouse returns to the supply.
    pub(in super::super) fn salvage_step(&mut self, log: &mut impl Log<Self>) -> Flow {
        while let Some((canal, good)) = self.surrounded() {
            if !self.salvagers(self.side(self.turn)).is_empty() {
                self.wait_for(Pending::Salvage);
                return Flow::WaitsAgain;
            }
            log.event(Event::SankForGood { good, cell: canal });
            self.stock[good.index()] = self.stock[good.index()].less(Cells::of(canal));
            let to = self.stow(self.side(self.turn), good);
            log.motion(Motion::Move { from: Place::Stock(canal, good), to, face: None });
        }
        Flow::On
    }

    /// Checks that a dock may take it.
    pub(in super::super) fn check_salvage(&self, cell: Cell) -> Result<(), Refusal> {
        let side = self.side(self.turn);
        if self.surrounded().is_none() {
            return Err(Refusal::OtherDecision);
        }
        if !self.bounds.covers(cell) || !self.docks[side.seat()].has(cell) {
            Err(Refusal::NotYourDock)
        } else if self.done.has(cell) {
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
        log.event(Event::Salvaged { seat: self.turn, good, from: canal, cell });
        self.stock[good.index()] = self.stock[good.index()].less(Cells::of(canal));
        let (to, face) = (self.set_up(cell, good), Some(Face::Warehouse { good }));
        log.motion(Motion::Move { from: Place::Stock(canal, good), to, face });
    }
}
