//! Warehouses. Each stands on the dock that landed it, so joining and splitting sectors need no rule of their own.

use super::cards::{Good, Goods, Side};
use super::event::Event;
use super::place::{Face, Place};
use super::state::Kontor;
use super::state::{Cell, Cells};
use crate::game::{Log, Motion};

impl Kontor {
    /// Returns the goods that the card on a cell shows.
    #[inline]
    pub(super) fn goods_at(&self, cell: Cell) -> Goods {
        self.card_at(cell).map(|number| self.tables.goods(number)).unwrap_or_default()
    }

    /// Lands one warehouse of each of these kinds on a dock, as far as the supply has them (rule
    /// `kontor/land-goods`).
    #[inline]
    pub(super) fn land_goods(&mut self, cell: Cell, goods: Goods, log: &mut impl Log<Self>) {
        if !goods.is_empty() {
            self.land_some(cell, goods, log);
        }
    }

    fn land_some(&mut self, cell: Cell, goods: Goods, log: &mut impl Log<Self>) {
        let Some(side) = self.card_at(cell).map(|number| self.side_of(number)) else { return };
        for good in Good::ALL.into_iter().filter(|&good| goods.has(good)) {
            self.bring(side, cell, good, log);
        }
    }

    /// Brings a warehouse to a dock of a side, if there is one for it.
    #[inline]
    fn bring(&mut self, side: Side, cell: Cell, good: Good, log: &mut impl Log<Self>) {
        match if self.warehouses.has_room(cell, good) { self.fetch(side, good) } else { None } {
            None => log.event(Event::NoWarehouseLeft { good }),
            Some(from) => {
                if let Place::Stock(canal, _) = from {
                    log.event(Event::Raised { good, from: canal });
                }
                let (to, face) = (self.warehouses.put(cell, good), Some(Face::Warehouse { good }));
                log.motion(Motion::Move { from, to, face });
            }
        }
    }

    /// Takes one warehouse of a kind for a side and returns the place that it comes from: the side's own
    /// reserve if each side has one (rule `kontor/embargo`), the supply, or a canal that hides one (rule
    /// `kontor/euphrates`).
    #[inline]
    pub(super) fn fetch(&mut self, side: Side, good: Good) -> Option<Place> {
        if let Some(from) = self.supply.take(side, good) {
            return Some(from);
        }
        let hiding = self.warehouses.cells_of(good).and(self.harbour.water());
        Some(self.warehouses.take(self.harbour.first_of(hiding)?, good))
    }

    /// Returns whether there is a warehouse of a kind for a side.
    pub(super) fn has_warehouse(&self, side: Side, good: Good) -> bool {
        self.supply.left(side, good) > 0 || self.warehouses.cells_of(good).meets(self.harbour.water())
    }

    /// Returns a warehouse of a dock to the supply or to its owner's reserve, the last one of its kind first.
    pub(super) fn send_back(&mut self, cell: Cell, good: Good, log: &mut impl Log<Self>) {
        let side = self.card_at(cell).map_or(Side::Red, |number| self.side_of(number));
        let from = self.warehouses.take(cell, good);
        let to = self.supply.get_back(side, good, 1);
        log.motion(Motion::Move { from, to, face: None });
    }

    /// Returns the warehouses of all these cells: one by one, if each is logged or has its own owner.
    pub(super) fn return_all_goods(&mut self, cells: Cells, log: &mut impl Log<Self>) {
        if log.listens() || !self.supply.is_shared() {
            let cells = self.warehouses.cells().and(cells);
            return self.harbour.cells(cells).for_each(|cell| _ = self.return_goods(cell, log));
        }
        for good in Good::ALL {
            let count = self.warehouses.clear(cells, good);
            self.supply.get_back(Side::Red, good, count);
        }
    }

    /// Returns the warehouses of a cell to the supply or to their owners' reserves; returns how many of each
    /// kind.
    pub(super) fn return_goods(&mut self, cell: Cell, log: &mut impl Log<Self>) -> [u8; 3] {
        Good::ALL.map(|good| {
            let mut count = 0;
            while self.warehouses.stands(cell, good) {
                self.send_back(cell, good, log);
                count += 1;
            }
            count
        })
    }

    /// Returns the warehouses of a dock that is covered or leaves the harbour, and logs it.
    pub(super) fn lose_goods(&mut self, cell: Cell, log: &mut impl Log<Self>) {
        let goods = self.return_goods(cell, log);
        if goods != [0; 3] {
            log.event(Event::WentBack { cell, goods });
        }
    }
}
