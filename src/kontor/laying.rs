//! The cells where a card may lie, and laying it.

use super::cards::Sort;
use super::event::Event;
use super::moves::Refusal;
use super::place::{Face, Place};
use super::ruleset::Crane;
use super::sector::finished;
use super::state::Axis;
use super::state::Kontor;
use super::state::{Cell, Cells};
use crate::game::{Log, Motion, Seat};

/// Legality: cell by cell with the reason, and the same with sets for speed.
impl Kontor {
    /// Checks that a card may lie on a cell.
    pub(super) fn check_lay(&self, seat: Seat, number: u8, cell: Cell) -> Result<(), Refusal> {
        self.check_lay_anyway(seat, number, cell)?;
        if self.ship_bars().has(cell) { Err(Refusal::ShipBars) } else { Ok(()) }
    }

    /// Returns the cells beside the ship, on which it allows no card (rule `kontor/blockade`).
    #[inline]
    fn ship_bars(&self) -> Cells {
        let blocks = self.rules.ship.is_some_and(|ship| ship.blockade);
        if blocks { self.ship.at().beside() } else { Cells::NONE }
    }

    /// Checks the same without the ship's blockade.
    fn check_lay_anyway(&self, seat: Seat, number: u8, cell: Cell) -> Result<(), Refusal> {
        match self.sort_of(number) {
            Sort::Canal => {
                self.check_empty(cell)?;
                if !self.canals_bar().has(cell) {
                    Ok(())
                } else if self.rules.placement.island_is_dry {
                    Err(Refusal::IslandIsDry)
                } else {
                    Err(Refusal::WouldPartAField)
                }
            }
            Sort::Dock if self.stands_alone(number) => self.check_alone(cell),
            Sort::Dock => {
                self.check_empty(cell)?;
                if self.docks_bar().has(cell) {
                    return Err(Refusal::NeedsACanal);
                }
                if self.barred(self.party(seat)).has(cell) {
                    Err(Refusal::CraneBars)
                } else if self.bribes(number) && self.would_finish(cell) {
                    Err(Refusal::TavernWouldFinish)
                } else {
                    Ok(())
                }
            }
            Sort::Customs => {
                self.check_empty(cell)?;
                if self.would_finish(cell) { Err(Refusal::WouldFinishASector) } else { Ok(()) }
            }
            Sort::Flood => self.check_flood(cell),
            Sort::Bridge => self.check_bridge(cell),
            Sort::Anchor => Err(Refusal::CellTaken),
        }
    }

    /// Checks that the cell is empty, on the board, and beside a card (rules `kontor/place`, `kontor/board`).
    fn check_empty(&self, cell: Cell) -> Result<(), Refusal> {
        if !self.harbour.bounds().covers(cell) {
            Err(if self.harbour.bounds().is_fixed() {
                Refusal::BeyondTheEdge
            } else {
                Refusal::TouchesNothing
            })
        } else if self.harbour.occupied().has(cell) {
            Err(Refusal::CellTaken)
        } else if cell.beside().and(self.harbour.occupied()).is_empty() {
            Err(Refusal::TouchesNothing)
        } else if !self.harbour.bounds().room().has(cell) {
            Err(Refusal::BeyondTheEdge)
        } else {
            Ok(())
        }
    }

    /// Returns whether a card is a crane that may touch others by a corner only (rule `kontor/freewheel`).
    #[inline]
    fn stands_alone(&self, number: u8) -> bool {
        self.rules.placement.crane == Crane::OnlyDiagonal && self.tables.is_crane(number)
    }

    /// Checks that such a crane touches no card by a side, at least one by a corner, and fits on the board
    /// (`kontor/ruling-82`).
    fn check_alone(&self, cell: Cell) -> Result<(), Refusal> {
        let occupied = self.harbour.occupied();
        let corners = |cell: Cell| Cells::of(cell).diagonal();
        if !self.harbour.bounds().covers(cell) {
            Err(if self.harbour.bounds().is_fixed() {
                Refusal::BeyondTheEdge
            } else {
                Refusal::TouchesNothing
            })
        } else if occupied.has(cell) {
            Err(Refusal::CellTaken)
        } else if cell.beside().meets(occupied) || !corners(cell).meets(occupied) {
            Err(Refusal::CraneWantsACorner)
        } else if !self.harbour.bounds().room().has(cell) {
            Err(Refusal::BeyondTheEdge)
        } else {
            Ok(())
        }
    }

    /// Returns the cells on which other parties' cranes allow no dock of this party (rule `kontor/crane`,
    /// `kontor/ruling-88`).
    #[inline]
    pub(super) fn barred(&self, party: Seat) -> Cells {
        self.harbour.cranes().less(self.harbour.docks(party)).beside()
    }

    /// Returns the free cells on which no canal may lie: those of the island (rule `kontor/ile-grande`), and
    /// those where it would split the rest of a field (rule `kontor/tic-tac-toe`).
    #[inline]
    fn canals_bar(&self) -> Cells {
        let placement = self.rules.placement;
        if placement.island_is_dry {
            self.harbour.island()
        } else if placement.one_sector_a_field {
            self.parting()
        } else {
            Cells::NONE
        }
    }

    /// Returns the cells on which no dock may lie because it would touch no canal (rule `kontor/watergames`);
    /// the anchor and floods are canals too (`kontor/ruling-66`).
    #[inline]
    fn docks_bar(&self) -> Cells {
        if self.rules.placement.dock_needs_canal {
            Cells::ALL.less(self.harbour.water().beside())
        } else {
            Cells::NONE
        }
    }

    /// Returns whether land on this cell would finish any sector, even a distant one that a fixed axis closes
    /// (rule `kontor/customs`, `kontor/ruling-49`).
    pub(super) fn would_finish(&self, cell: Cell) -> bool {
        let mut bounds = *self.harbour.bounds();
        bounds.reach(cell);
        let here = Cells::of(cell);
        let closed =
            finished(self.harbour.land().or(here), self.harbour.open_cards().or(here), self.inside(&bounds));
        !closed.less(self.sectors.done()).is_empty()
    }

    /// Returns those of these cells where land would finish no sector.
    fn without_finishing(&self, cells: Cells) -> Cells {
        self.harbour.cells(cells).filter(|&cell| !self.would_finish(cell)).collect()
    }

    /// Returns the finished sectors, which floods and bridges may not touch; none if all sectors are scored
    /// at the end (rule `kontor/freewheel`).
    #[inline]
    fn final_land(&self) -> Cells {
        if self.rules.placement.finished_is_final { self.sectors.done() } else { Cells::NONE }
    }

    /// Checks that a flood covers a bridge, or a dock with at most one kind of goods (rule `kontor/flood`).
    fn check_flood(&self, cell: Cell) -> Result<(), Refusal> {
        match self.card_at(cell).map(|number| (self.sort_of(number), self.tables.goods(number).len())) {
            Some(_) if self.final_land().has(cell) => Err(Refusal::SectorIsFinished),
            Some((Sort::Bridge, _) | (Sort::Dock, 0 | 1)) => Ok(()),
            _ => Err(Refusal::CannotBeFlooded),
        }
    }

    /// Checks that a bridge covers a canal or a flood, and joins only unfinished sectors (rule
    /// `kontor/bridge`).
    fn check_bridge(&self, cell: Cell) -> Result<(), Refusal> {
        match self.card_at(cell).map(|number| self.sort_of(number)) {
            Some(Sort::Canal | Sort::Flood) => {}
            _ => return Err(Refusal::CannotBeBridged),
        }
        if self.rules.ship.is_some() && self.ship.at() == cell {
            Err(Refusal::ShipIsThere)
        } else if self.hiding().has(cell) {
            Err(Refusal::GoodsLieThere) // `kontor/ruling-48`
        } else if cell.beside().and(self.final_land()).is_empty() {
            Ok(())
        } else {
            Err(Refusal::SectorIsFinished)
        }
    }

    /// Returns every cell where a card may lie.
    #[inline]
    pub(super) fn lays(&self, seat: Seat, number: u8) -> Cells {
        self.lays_anyway(seat, number).less(self.ship_bars())
    }

    /// Returns the same without the ship's blockade.
    pub(super) fn lays_anyway(&self, seat: Seat, number: u8) -> Cells {
        let occupied = self.harbour.occupied();
        let empty = || occupied.beside().less(occupied).and(self.harbour.bounds().room());
        match self.sort_of(number) {
            Sort::Canal => empty().less(self.canals_bar()),
            Sort::Dock if self.stands_alone(number) => {
                let near = occupied.or(occupied.beside());
                occupied.diagonal().less(near).and(self.harbour.bounds().room())
            }
            Sort::Dock => {
                let free = empty().less(self.docks_bar()).less(self.barred(self.party(seat)));
                if self.bribes(number) { self.without_finishing(free) } else { free }
            }
            Sort::Customs => self.without_finishing(empty()),
            Sort::Flood => {
                let shallow = |&cell: &Cell| self.check_flood(cell).is_ok();
                self.harbour.cells(self.harbour.land().less(self.final_land())).filter(shallow).collect()
            }
            Sort::Bridge => {
                let barred = self.final_land().beside().or(Cells::of(Cell::ANCHOR));
                let ship = if self.rules.ship.is_some() { Cells::of(self.ship.at()) } else { Cells::NONE };
                self.harbour.water().less(barred).less(ship).less(self.hiding())
            }
            Sort::Anchor => Cells::NONE,
        }
    }
}

/// Laying and covering.
impl Kontor {
    /// Lays the open card of the player on turn on a cell; returns whether that has fixed an axis.
    pub(super) fn lay(&mut self, cell: Cell, log: &mut impl Log<Self>) -> bool {
        let (seat, number) = (self.round.turn(), self.card_on_turn());
        let before = self.noted(log);
        log.event(Event::Laid { seat, number, cell });
        if self.card_at(cell).is_some() {
            self.cover(cell, log);
        }
        self.lose_open_card(seat, log);
        self.round.lay();
        self.events.laid_last = seat;
        let face = Some(self.face(number));
        log.motion(Motion::Move { from: Place::Chosen(seat), to: Place::Cell(cell), face });
        let fixes = self.put(number, cell, log);
        self.log_scores(before, log);
        fixes
    }

    /// Puts a card on a cell; returns whether that has fixed an axis (rule `kontor/board`).
    pub(super) fn put(&mut self, number: u8, cell: Cell, log: &mut impl Log<Self>) -> bool {
        let sort = self.sort_of(number);
        let party = match sort {
            Sort::Dock if self.is_solo() => Some(self.party(self.round.turn())),
            Sort::Dock => Some(self.side_of(number).seat()),
            Sort::Customs => {
                self.sectors.lay_customs(number);
                None
            }
            Sort::Canal | Sort::Flood | Sort::Anchor | Sort::Bridge => None,
        };
        let crane = sort == Sort::Dock && self.tables.is_crane(number);
        let fixes = self.harbour.put(number, cell, sort, party, crane);
        if party.is_some() {
            self.mark(cell, log);
        }
        self.log_edges(fixes, log)
    }

    /// Logs the edges of axes that have just been fixed, if there are any; returns whether there are.
    #[inline]
    pub(super) fn log_edges(&self, fixes: (bool, bool), log: &mut impl Log<Self>) -> bool {
        let any = fixes.0 || fixes.1;
        if any {
            self.log_fixed(fixes, log);
        }
        any
    }

    fn log_fixed(&self, (columns, rows): (bool, bool), log: &mut impl Log<Self>) {
        log.event(Event::AxisFixed { columns, rows });
        let edges = |at: fn(i8) -> Place, of: Axis| [at(of.from), at(of.to)];
        let columns = columns.then(|| edges(Place::EdgeColumn, self.harbour.bounds().columns));
        let rows = rows.then(|| edges(Place::EdgeRow, self.harbour.bounds().rows));
        for at in columns.into_iter().chain(rows).flatten() {
            log.motion(Motion::Appear { at, face: Some(Face::Edge) });
        }
    }

    /// Covers the card on a cell: its warehouses go back and its power ends (rules `kontor/flood`,
    /// `kontor/bridge`, `kontor/ruling-51`).
    fn cover(&mut self, cell: Cell, log: &mut impl Log<Self>) {
        let Some(number) = self.card_at(cell) else { return };
        self.lose_goods(cell, log);
        self.unmark(cell, log);
        self.forget_exports(cell);
        if let Some(depth) = self.harbour.cover(cell) {
            let face = Some(self.face(number));
            log.motion(Motion::Move { from: Place::Cell(cell), to: Place::Under(cell, depth), face });
        }
    }
}
