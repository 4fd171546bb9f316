//! Warehouses. Each stands on the dock that landed it, so joining and splitting sectors need no rule of their own.

use crate::game::{Log, Motion};
use crate::kontor::{Cell, Cells, Event, Face, Good, Goods, Kontor, Place, Side};

/// Returns the goods that the card on a cell shows.
pub fn goods_at(game: &Kontor, cell: Cell) -> Goods {
    game.card_at(cell).map(|number| game.cards.goods(number)).unwrap_or_default()
}

/// Lands one warehouse of each of these kinds on a dock, as far as the supply has them (rule
/// `kontor/land-goods`).
pub fn land_goods(game: &mut Kontor, cell: Cell, goods: Goods, log: &mut impl Log<Kontor>) {
    if !goods.is_empty() {
        land_some(game, cell, goods, log);
    }
}

fn land_some(game: &mut Kontor, cell: Cell, goods: Goods, log: &mut impl Log<Kontor>) {
    let Some(side) = game.card_at(cell).map(|number| game.side_of(number)) else { return };
    for good in Good::ALL.into_iter().filter(|&good| goods.has(good)) {
        bring(game, side, cell, good, log);
    }
}

/// Brings a warehouse to a dock of a side, if there is one for it.
fn bring(game: &mut Kontor, side: Side, cell: Cell, good: Good, log: &mut impl Log<Kontor>) {
    match if game.warehouses.has_room(cell, good) { fetch(game, side, good) } else { None } {
        None => log.event(Event::NoWarehouseLeft { good }),
        Some(from) => {
            if let Place::Stock(canal, _) = from {
                log.event(Event::Raised { good, from: canal });
            }
            let (to, face) = (game.warehouses.put(cell, good), Some(Face::Warehouse { good }));
            log.motion(Motion::Move { from, to, face });
        }
    }
}

/// Takes one warehouse of a kind for a side and returns the place that it comes from: the side's own
/// reserve if each side has one (rule `kontor/embargo`), the supply, or a canal that hides one (rule
/// `kontor/euphrates`).
pub fn fetch(game: &mut Kontor, side: Side, good: Good) -> Option<Place> {
    if let Some(from) = game.supply.take(side, good) {
        return Some(from);
    }
    let hiding = game.warehouses.cells_of(good).and(game.harbour.water());
    Some(game.warehouses.take(game.harbour.first_of(hiding)?, good))
}

/// Returns whether there is a warehouse of a kind for a side.
pub fn has_warehouse(game: &Kontor, side: Side, good: Good) -> bool {
    game.supply.left(side, good) > 0 || game.warehouses.cells_of(good).meets(game.harbour.water())
}

/// Returns a warehouse of a dock to the supply or to its owner's reserve, the last one of its kind first.
pub fn send_back(game: &mut Kontor, cell: Cell, good: Good, log: &mut impl Log<Kontor>) {
    let side = game.card_at(cell).map_or(Side::Red, |number| game.side_of(number));
    let from = game.warehouses.take(cell, good);
    let to = game.supply.get_back(side, good, 1);
    log.motion(Motion::Move { from, to, face: None });
}

/// Returns the warehouses of all these cells: one by one, if each is logged or has its own owner.
pub fn return_all_goods(game: &mut Kontor, cells: Cells, log: &mut impl Log<Kontor>) {
    if log.listens() || !game.supply.is_shared() {
        let cells = game.warehouses.cells().and(cells);
        return game.harbour.cells(cells).for_each(|cell| _ = return_goods(game, cell, log));
    }
    for good in Good::ALL {
        let count = game.warehouses.clear(cells, good);
        game.supply.get_back(Side::Red, good, count);
    }
}

/// Returns the warehouses of a cell to the supply or to their owners' reserves; returns how many of each
/// kind.
pub fn return_goods(game: &mut Kontor, cell: Cell, log: &mut impl Log<Kontor>) -> [u8; 3] {
    Good::ALL.map(|good| {
        let mut count = 0;
        while game.warehouses.stands(cell, good) {
            send_back(game, cell, good, log);
            count += 1;
        }
        count
    })
}

/// Returns the warehouses of a dock that is covered or leaves the harbour, and logs it.
pub fn lose_goods(game: &mut Kontor, cell: Cell, log: &mut impl Log<Kontor>) {
    let goods = return_goods(game, cell, log);
    if goods != [0; 3] {
        log.event(Event::WentBack { cell, goods });
    }
}
