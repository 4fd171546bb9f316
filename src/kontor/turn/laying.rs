//! The cells where a card may lie, and laying it.

use crate::game::{Log, Motion, Seat};
use crate::kontor::options::{alone, export, fields, sunken, taverns};
use crate::kontor::state::Axis;
use crate::kontor::turn::scoring::finished;
use crate::kontor::turn::{hands, landing, scoring};
use crate::kontor::{Cell, Cells, Crane, Event, Face, Kontor, Place, Refusal, Sort};

/// Checks that a card may lie on a cell.
pub fn check_lay(game: &Kontor, seat: Seat, number: u8, cell: Cell) -> Result<(), Refusal> {
    check_lay_anyway(game, seat, number, cell)?;
    if ship_bars(game).has(cell) { Err(Refusal::ShipBars) } else { Ok(()) }
}

/// Returns the cells beside the ship, on which it allows no card (rule `kontor/blockade`).
fn ship_bars(game: &Kontor) -> Cells {
    let blocks = game.rules.ship.is_some_and(|ship| ship.blockade);
    if blocks { game.ship.at().beside() } else { Cells::NONE }
}

/// Checks the same without the ship's blockade.
fn check_lay_anyway(game: &Kontor, seat: Seat, number: u8, cell: Cell) -> Result<(), Refusal> {
    match game.sort_of(number) {
        Sort::Canal => {
            check_empty(game, cell)?;
            if !canals_bar(game).has(cell) {
                Ok(())
            } else if game.rules.placement.island_is_dry {
                Err(Refusal::IslandIsDry)
            } else {
                Err(Refusal::WouldPartAField)
            }
        }
        Sort::Dock if stands_alone(game, number) => check_alone(game, cell),
        Sort::Dock => {
            check_empty(game, cell)?;
            if docks_bar(game).has(cell) {
                return Err(Refusal::NeedsACanal);
            }
            if barred(game, alone::party(game, seat)).has(cell) {
                Err(Refusal::CraneBars)
            } else if taverns::bribes(game, number) && would_finish(game, cell) {
                Err(Refusal::TavernWouldFinish)
            } else {
                Ok(())
            }
        }
        Sort::Customs => {
            check_empty(game, cell)?;
            if would_finish(game, cell) { Err(Refusal::WouldFinishASector) } else { Ok(()) }
        }
        Sort::Flood => check_flood(game, cell),
        Sort::Bridge => check_bridge(game, cell),
        Sort::Anchor => Err(Refusal::CellTaken),
    }
}

/// Checks that the cell is empty, on the board, and beside a card (rules `kontor/place`, `kontor/board`).
fn check_empty(game: &Kontor, cell: Cell) -> Result<(), Refusal> {
    if !game.harbour.bounds().covers(cell) {
        Err(if game.harbour.bounds().is_fixed() { Refusal::BeyondTheEdge } else { Refusal::TouchesNothing })
    } else if game.harbour.occupied().has(cell) {
        Err(Refusal::CellTaken)
    } else if cell.beside().and(game.harbour.occupied()).is_empty() {
        Err(Refusal::TouchesNothing)
    } else if !game.harbour.bounds().room().has(cell) {
        Err(Refusal::BeyondTheEdge)
    } else {
        Ok(())
    }
}

/// Returns whether a card is a crane that may touch others by a corner only (rule `kontor/freewheel`).
fn stands_alone(game: &Kontor, number: u8) -> bool {
    game.rules.placement.crane == Crane::OnlyDiagonal && game.cards.is_crane(number)
}

/// Checks that such a crane touches no card by a side, at least one by a corner, and fits on the board
/// (`kontor/ruling-82`).
fn check_alone(game: &Kontor, cell: Cell) -> Result<(), Refusal> {
    let occupied = game.harbour.occupied();
    let corners = |cell: Cell| Cells::of(cell).diagonal();
    if !game.harbour.bounds().covers(cell) {
        Err(if game.harbour.bounds().is_fixed() { Refusal::BeyondTheEdge } else { Refusal::TouchesNothing })
    } else if occupied.has(cell) {
        Err(Refusal::CellTaken)
    } else if cell.beside().meets(occupied) || !corners(cell).meets(occupied) {
        Err(Refusal::CraneWantsACorner)
    } else if !game.harbour.bounds().room().has(cell) {
        Err(Refusal::BeyondTheEdge)
    } else {
        Ok(())
    }
}

/// Returns the cells on which other parties' cranes allow no dock of this party (rule `kontor/crane`,
/// `kontor/ruling-88`).
pub fn barred(game: &Kontor, party: Seat) -> Cells {
    game.harbour.cranes().less(game.harbour.docks(party)).beside()
}

/// Returns the free cells on which no canal may lie: those of the island (rule `kontor/ile-grande`), and
/// those where it would split the rest of a field (rule `kontor/tic-tac-toe`).
fn canals_bar(game: &Kontor) -> Cells {
    let placement = game.rules.placement;
    if placement.island_is_dry {
        game.harbour.island()
    } else if placement.one_sector_a_field {
        fields::parting(game)
    } else {
        Cells::NONE
    }
}

/// Returns the cells on which no dock may lie because it would touch no canal (rule `kontor/watergames`);
/// the anchor and floods are canals too (`kontor/ruling-66`).
fn docks_bar(game: &Kontor) -> Cells {
    if game.rules.placement.dock_needs_canal {
        Cells::ALL.less(game.harbour.water().beside())
    } else {
        Cells::NONE
    }
}

/// Returns whether land on this cell would finish any sector, even a distant one that a fixed axis closes
/// (rule `kontor/customs`, `kontor/ruling-49`).
pub fn would_finish(game: &Kontor, cell: Cell) -> bool {
    let mut bounds = *game.harbour.bounds();
    bounds.reach(cell);
    let here = Cells::of(cell);
    let closed = finished(
        game.harbour.land().or(here),
        game.harbour.open_cards().or(here),
        scoring::inside(game, &bounds),
    );
    !closed.less(game.sectors.done()).is_empty()
}

/// Returns those of these cells where land would finish no sector.
fn without_finishing(game: &Kontor, cells: Cells) -> Cells {
    game.harbour.cells(cells).filter(|&cell| !would_finish(game, cell)).collect()
}

/// Returns the finished sectors, which floods and bridges may not touch; none if all sectors are scored
/// at the end (rule `kontor/freewheel`).
fn final_land(game: &Kontor) -> Cells {
    if game.rules.placement.finished_is_final { game.sectors.done() } else { Cells::NONE }
}

/// Checks that a flood covers a bridge, or a dock with at most one kind of goods (rule `kontor/flood`).
fn check_flood(game: &Kontor, cell: Cell) -> Result<(), Refusal> {
    match game.card_at(cell).map(|number| (game.sort_of(number), game.cards.goods(number).len())) {
        Some(_) if final_land(game).has(cell) => Err(Refusal::SectorIsFinished),
        Some((Sort::Bridge, _) | (Sort::Dock, 0 | 1)) => Ok(()),
        _ => Err(Refusal::CannotBeFlooded),
    }
}

/// Checks that a bridge covers a canal or a flood, and joins only unfinished sectors (rule
/// `kontor/bridge`).
fn check_bridge(game: &Kontor, cell: Cell) -> Result<(), Refusal> {
    match game.card_at(cell).map(|number| game.sort_of(number)) {
        Some(Sort::Canal | Sort::Flood) => {}
        _ => return Err(Refusal::CannotBeBridged),
    }
    if game.rules.ship.is_some() && game.ship.at() == cell {
        Err(Refusal::ShipIsThere)
    } else if sunken::hiding(game).has(cell) {
        Err(Refusal::GoodsLieThere) // `kontor/ruling-48`
    } else if cell.beside().and(final_land(game)).is_empty() {
        Ok(())
    } else {
        Err(Refusal::SectorIsFinished)
    }
}

/// Returns every cell where a card may lie.
pub fn lays(game: &Kontor, seat: Seat, number: u8) -> Cells {
    lays_anyway(game, seat, number).less(ship_bars(game))
}

/// Returns the same without the ship's blockade.
pub fn lays_anyway(game: &Kontor, seat: Seat, number: u8) -> Cells {
    let occupied = game.harbour.occupied();
    let empty = || occupied.beside().less(occupied).and(game.harbour.bounds().room());
    match game.sort_of(number) {
        Sort::Canal => empty().less(canals_bar(game)),
        Sort::Dock if stands_alone(game, number) => {
            let near = occupied.or(occupied.beside());
            occupied.diagonal().less(near).and(game.harbour.bounds().room())
        }
        Sort::Dock => {
            let free = empty().less(docks_bar(game)).less(barred(game, alone::party(game, seat)));
            if taverns::bribes(game, number) { without_finishing(game, free) } else { free }
        }
        Sort::Customs => without_finishing(game, empty()),
        Sort::Flood => {
            let shallow = |&cell: &Cell| check_flood(game, cell).is_ok();
            game.harbour.cells(game.harbour.land().less(final_land(game))).filter(shallow).collect()
        }
        Sort::Bridge => {
            let barred = final_land(game).beside().or(Cells::of(Cell::ANCHOR));
            let ship = if game.rules.ship.is_some() { Cells::of(game.ship.at()) } else { Cells::NONE };
            game.harbour.water().less(barred).less(ship).less(sunken::hiding(game))
        }
        Sort::Anchor => Cells::NONE,
    }
}

/// Lays the open card of the player on turn on a cell; returns whether that has fixed an axis.
pub fn lay(game: &mut Kontor, cell: Cell, log: &mut impl Log<Kontor>) -> bool {
    let (seat, number) = (game.round.turn(), game.card_on_turn());
    let before = game.noted(log);
    log.event(Event::Laid { seat, number, cell });
    if game.card_at(cell).is_some() {
        cover(game, cell, log);
    }
    hands::lose_open_card(game, seat, log);
    game.round.lay();
    game.events.card_laid(seat);
    game.log_card(Place::Chosen(seat), Place::Cell(cell), number, log);
    let fixes = put(game, number, cell, log);
    game.log_scores(before, log);
    fixes
}

/// Puts a card on a cell; returns whether that has fixed an axis (rule `kontor/board`).
pub fn put(game: &mut Kontor, number: u8, cell: Cell, log: &mut impl Log<Kontor>) -> bool {
    let sort = game.sort_of(number);
    let party = match sort {
        Sort::Dock if alone::is_solo(game) => Some(alone::party(game, game.round.turn())),
        Sort::Dock => Some(game.side_of(number).seat()),
        Sort::Customs => {
            game.sectors.lay_customs(number);
            None
        }
        Sort::Canal | Sort::Flood | Sort::Anchor | Sort::Bridge => None,
    };
    let crane = sort == Sort::Dock && game.cards.is_crane(number);
    let fixes = game.harbour.put(number, cell, sort, party, crane);
    if party.is_some() {
        alone::mark(game, cell, log);
    }
    log_edges(game, fixes, log)
}

/// Logs the edges of axes that have just been fixed, if there are any; returns whether there are.
pub fn log_edges(game: &Kontor, fixes: (bool, bool), log: &mut impl Log<Kontor>) -> bool {
    let any = fixes.0 || fixes.1;
    if any {
        log_fixed(game, fixes, log);
    }
    any
}

fn log_fixed(game: &Kontor, (columns, rows): (bool, bool), log: &mut impl Log<Kontor>) {
    log.event(Event::AxisFixed { columns, rows });
    let edges = |at: fn(i8) -> Place, of: Axis| [at(of.from), at(of.to)];
    let columns = columns.then(|| edges(Place::EdgeColumn, game.harbour.bounds().columns));
    let rows = rows.then(|| edges(Place::EdgeRow, game.harbour.bounds().rows));
    for at in columns.into_iter().chain(rows).flatten() {
        log.motion(Motion::Appear { at, face: Some(Face::Edge) });
    }
}

/// Covers the card on a cell: its warehouses go back and its power ends (rules `kontor/flood`,
/// `kontor/bridge`, `kontor/ruling-51`).
fn cover(game: &mut Kontor, cell: Cell, log: &mut impl Log<Kontor>) {
    let Some(number) = game.card_at(cell) else { return };
    landing::lose_goods(game, cell, log);
    alone::unmark(game, cell, log);
    export::forget_exports(game, cell);
    if let Some(depth) = game.harbour.cover(cell) {
        game.log_card(Place::Cell(cell), Place::Under(cell, depth), number, log);
    }
}
