//! Warehouses. Each stands on the dock that landed it, so joining and splitting sectors need no rule of their own.

use super::cards::{Good, Goods, Side};
use super::event::Event;
use super::harbour::{Cell, Cells};
use super::place::{Face, Place};
use super::ruleset::Stock;
use super::state::Kontor;
use crate::game::{Log, Motion};

impl Kontor {
    /// Returns the goods that the card on a cell shows.
    #[inline]
    pub(super) fn goods_at(&self, cell: Cell) -> Goods {
        self.card_at(cell).map(|number| self.tables.goods(number)).unwrap_or_default()
    }

    /// Returns the kinds of which warehouses stand on a cell.
    #[inline]
    pub(super) fn landed_on(&self, cell: Cell) -> Goods {
        Goods([0, 1, 2].map(|kind| u8::from(self.stock[kind].has(cell)) << kind).into_iter().sum())
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
        let full = self.stands(cell, good) && !self.more[good.index()].has_room(cell);
        match if full { None } else { self.fetch(side, good) } {
            None => log.event(Event::NoWarehouseLeft { good }),
            Some(from) => {
                if let Place::Stock(canal, _) = from {
                    log.event(Event::Raised { good, from: canal });
                }
                let (to, face) = (self.set_up(cell, good), Some(Face::Warehouse { good }));
                log.motion(Motion::Move { from, to, face });
            }
        }
    }

    /// Puts a warehouse on a dock and returns its place.
    #[inline]
    pub(super) fn set_up(&mut self, cell: Cell, good: Good) -> Place {
        let kind = good.index();
        if !self.stands(cell, good) {
            self.stock[kind] = self.stock[kind].or(Cells::of(cell));
            return Place::Stock(cell, good);
        }
        self.more[kind].add(cell);
        Place::Extra(cell, good, self.more[kind].on(cell))
    }

    /// Takes one warehouse of a kind for a side and returns the place that it comes from: the side's own
    /// reserve if each side has one (rule `kontor/embargo`), the supply, or a canal that hides one (rule
    /// `kontor/euphrates`).
    #[inline]
    pub(super) fn fetch(&mut self, side: Side, good: Good) -> Option<Place> {
        let (kind, own) = (good.index(), self.rules.goods.stock != Stock::Shared);
        let pile = if own { &mut self.reserves[side.index()][kind] } else { &mut self.supply[kind] };
        if *pile > 0 {
            *pile -= 1;
            return Some(if own { Place::Reserve(side.seat(), good) } else { Place::Supply(good) });
        }
        let canal = self.cells(self.stock[kind].and(self.water)).next()?;
        self.stock[kind] = self.stock[kind].less(Cells::of(canal));
        Some(Place::Stock(canal, good))
    }

    /// Returns whether there is a warehouse of a kind for a side.
    pub(super) fn has_warehouse(&self, side: Side, good: Good) -> bool {
        let kind = good.index();
        match self.rules.goods.stock {
            Stock::Shared => self.supply[kind] > 0 || self.stock[kind].meets(self.water),
            Stock::Personal { .. } => self.reserves[side.index()][kind] > 0,
        }
    }

    /// Returns one warehouse of a kind from a side to where it belongs; returns that place.
    #[inline]
    pub(super) fn stow(&mut self, side: Side, good: Good) -> Place {
        if self.rules.goods.stock == Stock::Shared {
            self.supply[good.index()] += 1;
            Place::Supply(good)
        } else {
            self.reserves[side.index()][good.index()] += 1;
            Place::Reserve(side.seat(), good)
        }
    }

    /// Returns a warehouse of a dock to the supply or to its owner's reserve, the last one of its kind first.
    pub(super) fn send_back(&mut self, cell: Cell, good: Good, log: &mut impl Log<Self>) {
        let side = self.card_at(cell).map_or(Side::Red, |number| self.side_of(number));
        let (kind, last) = (good.index(), self.more[good.index()].on(cell));
        let from = if self.more[kind].take(cell) {
            Place::Extra(cell, good, last)
        } else {
            self.stock[kind] = self.stock[kind].less(Cells::of(cell));
            Place::Stock(cell, good)
        };
        let to = self.stow(side, good);
        log.motion(Motion::Move { from, to, face: None });
    }

    /// Returns the warehouses of all these cells.
    pub(super) fn return_all_goods(&mut self, cells: Cells, log: &mut impl Log<Self>) {
        if log.listens() || self.rules.goods.stock != Stock::Shared {
            let [tea, wine, spice] = self.stock;
            return self
                .cells(tea.or(wine).or(spice).and(cells))
                .for_each(|cell| _ = self.return_goods(cell, log)); // one by one, if each is logged or has its own owner
        }
        for (kind, supply) in self.supply.iter_mut().enumerate() {
            let stock = &mut self.stock[kind];
            if stock.meets(cells) {
                *supply += stock.and(cells).len() + self.more[kind].clear(cells);
                *stock = stock.less(cells);
            }
        }
    }

    /// Returns the warehouses of a cell to the supply or to their owners' reserves; returns how many of each
    /// kind.
    pub(super) fn return_goods(&mut self, cell: Cell, log: &mut impl Log<Self>) -> [u8; 3] {
        Good::ALL.map(|good| {
            let mut count = 0;
            while self.stands(cell, good) {
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
