//! Goods hidden by a canal: the player who lays the last card around it gets them (rule `kontor/euphrates`).
//!
//! Reaches in at `page/describe`, `turn/check`, `turn/laying`, `turn/mod`, `turn/steps`, `turn/unasked`.

use crate::game::{Log, Motion};
use crate::kontor::state::Pending;
use crate::kontor::turn::scoring;
use crate::kontor::turn::steps::Flow;
use crate::kontor::{Cell, Cells, Event, Face, Good, Kontor, Refusal, Side};

/// Hides a warehouse under a canal, before the first move.
pub fn sink(game: &mut Kontor, cell: Cell, good: Good) {
    game.warehouses.put(cell, good);
    game.supply.take(Side::Red, good);
}

/// Returns the canals that hide a warehouse.
pub fn hiding(game: &Kontor) -> Cells {
    game.warehouses.cells().and(game.harbour.water())
}

/// Returns the empty cells that keep a canal from being surrounded; edges close it as they close sectors
/// (`kontor/ruling-70`).
pub fn gaps(game: &Kontor, canal: Cell) -> Cells {
    canal.beside().and(scoring::inside(game, game.harbour.bounds())).less(game.harbour.occupied())
}

/// Returns the surrounded canal whose warehouse goes to a dock now, the first in reading order
/// (`kontor/ruling-69`).
pub fn surrounded(game: &Kontor) -> Option<(Cell, Good)> {
    if game.rules.goods.sunken == 0 { None } else { first_surrounded(game) }
}

fn first_surrounded(game: &Kontor) -> Option<(Cell, Good)> {
    let hiding = hiding(game);
    let canal = game.harbour.cells(hiding).find(|&canal| gaps(game, canal).is_empty())?;
    Some((canal, Good::ALL.into_iter().find(|&good| game.warehouses.stands(canal, good))?))
}

/// Returns the docks that can take it: a side's own docks with a warehouse, in open sectors
/// (`kontor/ruling-69`).
pub fn salvagers(game: &Kontor, side: Side) -> Cells {
    let own = game.harbour.docks(side.seat()).less(game.sectors.done());
    game.warehouses.cells().and(own)
}

/// Asks the player on turn to choose a dock for the warehouse of a canal that has just been surrounded.
/// Without such a dock the warehouse returns to the supply.
pub fn salvage_step(game: &mut Kontor, log: &mut impl Log<Kontor>) -> Flow {
    while let Some((canal, good)) = surrounded(game) {
        if !salvagers(game, game.side(game.round.turn())).is_empty() {
            game.wait_for(Pending::Salvage);
            return Flow::WaitsAgain;
        }
        log.event(Event::SankForGood { good, cell: canal });
        let from = game.warehouses.take(canal, good);
        let to = game.supply.get_back(game.side(game.round.turn()), good, 1);
        log.motion(Motion::Move { from, to, face: None });
    }
    Flow::On
}

/// Checks that a dock may take it.
pub fn check_salvage(game: &Kontor, cell: Cell) -> Result<(), Refusal> {
    let side = game.side(game.round.turn());
    if surrounded(game).is_none() {
        return Err(Refusal::OtherDecision);
    }
    if !game.harbour.bounds().covers(cell) || !game.harbour.docks(side.seat()).has(cell) {
        Err(Refusal::NotYourDock)
    } else if game.sectors.done().has(cell) {
        Err(Refusal::SectorIsFinished)
    } else if salvagers(game, side).has(cell) {
        Ok(())
    } else {
        Err(Refusal::NoStockThere)
    }
}

/// Moves the first of these warehouses to a dock.
pub fn salvage(game: &mut Kontor, cell: Cell, log: &mut impl Log<Kontor>) {
    let Some((canal, good)) = surrounded(game) else { return };
    log.event(Event::Salvaged { seat: game.round.turn(), good, from: canal, cell });
    let from = game.warehouses.take(canal, good);
    let (to, face) = (game.warehouses.put(cell, good), Some(Face::Warehouse { good }));
    log.motion(Motion::Move { from, to, face });
}
