//! Warehouses. Each stands on the dock that landed it, so joining and splitting sectors need no rule of their own.

use super::cards::{Good, Goods};
use super::harbour::{Cell, Cells};
use super::said::Said;
use super::sight::{Face, Place};
use super::state::Kontor;
use crate::game::{Log, Motion};

impl Kontor {
    /// The goods that the card on a cell shows.
    #[inline]
    pub(super) fn goods_at(&self, cell: Cell) -> Goods {
        self.card_at(cell).map(|number| self.tables.goods(number)).unwrap_or_default()
    }

    /// A dock brings one warehouse of each of these kinds, as far as the supply has them (rule `kontor/land-goods`).
    #[inline]
    pub(super) fn land_goods(&mut self, cell: Cell, goods: Goods, log: &mut impl Log<Self>) {
        if goods.is_empty() {
            return;
        }
        for good in Good::ALL.into_iter().filter(|&good| goods.has(good)) {
            self.bring(cell, good, log);
        }
    }

    /// A warehouse comes to a dock, if the supply has one.
    pub(super) fn bring(&mut self, cell: Cell, good: Good, log: &mut impl Log<Self>) {
        let supply = &mut self.supply[good.index()];
        if *supply == 0 {
            return log.say(Said::NoWarehouseLeft { good });
        }
        *supply -= 1;
        let (to, face) = (self.set_up(cell, good), Some(Face::Warehouse { good }));
        log.stir(Motion::Move { from: Place::Supply(good), to, face });
    }

    /// A warehouse stands on a dock from now on; where.
    pub(super) fn set_up(&mut self, cell: Cell, good: Good) -> Place {
        let first = !self.stands(cell, good);
        let stock = if first { &mut self.stock } else { &mut self.second };
        let stock = &mut stock[good.index()];
        *stock = stock.or(Cells::of(cell));
        if first { Place::Stock(cell, good) } else { Place::Extra(cell, good) }
    }

    /// A warehouse of a dock goes back to the supply: the second one first.
    pub(super) fn send_back(&mut self, cell: Cell, good: Good, log: &mut impl Log<Self>) {
        let (stock, from) = match self.second[good.index()].has(cell) {
            true => (&mut self.second, Place::Extra(cell, good)),
            false => (&mut self.stock, Place::Stock(cell, good)),
        };
        let stock = &mut stock[good.index()];
        *stock = stock.less(Cells::of(cell));
        self.supply[good.index()] += 1;
        log.stir(Motion::Move { from, to: Place::Supply(good), face: None });
    }

    /// The warehouses of a cell go back to the supply.
    pub(super) fn return_goods(&mut self, cell: Cell, log: &mut impl Log<Self>) {
        for good in Good::ALL {
            while self.stands(cell, good) {
                self.send_back(cell, good, log);
            }
        }
    }
}
