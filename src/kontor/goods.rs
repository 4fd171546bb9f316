//! Warehouses. Each stands on the dock that landed it, so joining and splitting sectors need no rule of their own.

use super::cards::Good;
use super::harbour::Cell;
use super::said::Said;
use super::sight::{Face, Place};
use super::state::Kontor;
use crate::game::{Log, Motion};

impl Kontor {
    /// A dock brings one warehouse of each kind it shows, as far as the supply has them (rule `kontor/land-goods`).
    pub(super) fn land_goods(&mut self, cell: Cell, log: &mut impl Log<Self>) {
        let goods = self.card_at(cell).map(|number| self.tables.goods(number)).unwrap_or_default();
        if goods.is_empty() {
            return;
        }
        for good in Good::ALL.into_iter().filter(|&good| goods.has(good)) {
            let supply = &mut self.supply[good.index()];
            if *supply == 0 {
                log.say(Said::NoWarehouseLeft { good });
                continue;
            }
            *supply -= 1;
            self.stock[good.index()] = self.stock[good.index()].or(super::harbour::Cells::of(cell));
            let face = Some(Face::Warehouse { good });
            log.stir(Motion::Move { from: Place::Supply(good), to: Place::Stock(cell, good), face });
        }
    }

    /// The warehouses of a cell go back to the supply.
    pub(super) fn return_goods(&mut self, cell: Cell, log: &mut impl Log<Self>) {
        for good in Good::ALL {
            if self.stands(cell, good) {
                let stock = &mut self.stock[good.index()];
                *stock = stock.less(super::harbour::Cells::of(cell));
                self.supply[good.index()] += 1;
                log.stir(Motion::Move {
                    from: Place::Stock(cell, good),
                    to: Place::Supply(good),
                    face: None,
                });
            }
        }
    }
}
