//! Where a card may lie, and laying it.

use super::cards::{ANCHOR, Sort, side_of, sort_of};
use super::harbour::{Cell, Cells};
use super::moves::Refusal;
use super::said::Said;
use super::sector::finished;
use super::sight::{Face, Pile, Place};
use super::state::{Kontor, Part};
use crate::game::{Log, Motion, Seat};

/// Legality, cell by cell with the reason, and the same by sets for speed.
impl Kontor {
    /// Why a card may not lie on a cell.
    pub(super) fn check_lay(&self, seat: Seat, number: u8, cell: Cell) -> Result<(), Refusal> {
        match sort_of(number) {
            Sort::Canal => self.check_empty(cell),
            Sort::Dock => {
                self.check_empty(cell)?;
                let barred = self.cranes[self.side(seat).other().index()].and(cell.beside());
                if barred.is_empty() { Ok(()) } else { Err(Refusal::CraneBars) }
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

    /// The cell is empty, on the board, and beside a card (rules `kontor/place`, `kontor/board`).
    fn check_empty(&self, cell: Cell) -> Result<(), Refusal> {
        if self.occupied().has(cell) {
            Err(Refusal::CellTaken)
        } else if cell.beside().and(self.occupied()).is_empty() {
            Err(Refusal::TouchesNothing)
        } else if !self.bounds.room().has(cell) {
            Err(Refusal::BeyondTheEdge)
        } else {
            Ok(())
        }
    }

    /// Whether land on this cell would finish any sector, also a far one that a fixed axis closes (rule
    /// `kontor/customs`, `kontor/ruling-49`).
    pub(super) fn would_finish(&self, cell: Cell) -> bool {
        let mut bounds = self.bounds;
        bounds.columns.reach(cell.x());
        bounds.rows.reach(cell.y());
        let here = Cells::of(cell);
        let closed = finished(self.land.or(here), self.occupied().or(here), self.inside(&bounds));
        !closed.less(self.done).is_empty()
    }

    /// A flood covers a bridge, or a dock with at most one kind of goods (rule `kontor/flood`).
    fn check_flood(&self, cell: Cell) -> Result<(), Refusal> {
        if self.done.has(cell) {
            return Err(Refusal::SectorIsFinished);
        }
        match self.card_at(cell).map(|number| (sort_of(number), self.tables.goods(number).len())) {
            Some((Sort::Bridge, _) | (Sort::Dock, 0 | 1)) => Ok(()),
            Some((Sort::Dock | Sort::Canal | Sort::Customs | Sort::Flood | Sort::Anchor, _)) | None => {
                Err(Refusal::CannotBeFlooded)
            }
        }
    }

    /// A bridge covers a canal or a flood, and joins unfinished sectors only (rule `kontor/bridge`).
    fn check_bridge(&self, cell: Cell) -> Result<(), Refusal> {
        match self.card_at(cell).map(sort_of) {
            Some(Sort::Canal | Sort::Flood) => {}
            Some(Sort::Anchor | Sort::Dock | Sort::Customs | Sort::Bridge) | None => {
                return Err(Refusal::CannotBeBridged);
            }
        }
        if self.rules.ship.is_some() && self.ship == cell {
            Err(Refusal::ShipIsThere)
        } else if cell.beside().and(self.done).is_empty() {
            Ok(())
        } else {
            Err(Refusal::SectorIsFinished)
        }
    }

    /// Every cell where a card may lie.
    #[inline]
    pub(super) fn lays(&self, seat: Seat, number: u8) -> Cells {
        let occupied = self.occupied();
        let empty = || occupied.beside().less(occupied).and(self.bounds.room());
        match sort_of(number) {
            Sort::Canal => empty(),
            Sort::Dock => empty().less(self.cranes[self.side(seat).other().index()].beside()),
            Sort::Customs => empty().iter().filter(|&cell| !self.would_finish(cell)).collect(),
            Sort::Flood => {
                let shallow = |&cell: &Cell| self.check_flood(cell).is_ok();
                self.land.less(self.done).iter().filter(shallow).collect()
            }
            Sort::Bridge => {
                let barred = self.done.beside().or(Cells::of(Cell::ANCHOR));
                let ship = if self.rules.ship.is_some() { Cells::of(self.ship) } else { Cells::NONE };
                self.water.less(barred).less(ship)
            }
            Sort::Anchor => Cells::NONE,
        }
    }
}

/// Laying and covering.
impl Kontor {
    /// The open card of the player on turn goes to a cell.
    pub(super) fn lay(&mut self, cell: Cell, log: &mut impl Log<Self>) {
        let (seat, number) = (self.turn, self.card_on_turn());
        let before = self.noted(log);
        if self.card_at(cell).is_some() {
            self.cover(cell, log);
        }
        if let Part::Open(slot) = self.part(seat)
            && let Some(held) = self.hands[seat.index() & 3].get_mut(usize::from(slot))
        {
            *held = 0;
        }
        self.set_part(seat, Part::Out, log);
        self.laid = true;
        log.say(Said::Laid { seat, number, cell });
        let face = Some(self.face(number));
        log.stir(Motion::Move { from: Place::Chosen(seat), to: Place::Cell(cell), face });
        self.put(number, cell, log);
        self.tell_scores(before, log);
    }

    /// A card lies on a cell from now on; axes may be fixed by it (rule `kontor/board`).
    pub(super) fn put(&mut self, number: u8, cell: Cell, log: &mut impl Log<Self>) {
        let here = Cells::of(cell);
        if let Some(place) = self.grid.get_mut(cell.index()) {
            *place = number;
        }
        match sort_of(number) {
            Sort::Canal | Sort::Flood | Sort::Anchor => self.water = self.water.or(here),
            Sort::Customs | Sort::Bridge => self.land = self.land.or(here),
            Sort::Dock => {
                self.land = self.land.or(here);
                let side = side_of(number).index();
                self.docks[side] = self.docks[side].or(here);
                if self.tables.is_crane(number) {
                    self.cranes[side] = self.cranes[side].or(here);
                }
            }
        }
        let fixes = (self.bounds.columns.reach(cell.x()), self.bounds.rows.reach(cell.y()));
        if fixes.0 || fixes.1 {
            self.tell_edges(fixes, log);
        }
    }

    /// The edges of axes that have just been fixed.
    fn tell_edges(&self, (columns, rows): (bool, bool), log: &mut impl Log<Self>) {
        log.say(Said::AxisFixed { columns, rows });
        let edges = |at: fn(i8) -> Place, of: super::harbour::Axis| [at(of.from), at(of.to)];
        let columns = columns.then(|| edges(Place::EdgeColumn, self.bounds.columns));
        let rows = rows.then(|| edges(Place::EdgeRow, self.bounds.rows));
        for at in columns.into_iter().chain(rows).flatten() {
            log.stir(Motion::Appear { at, face: Some(Face::Edge) });
        }
    }

    /// What lies on a cell gets covered: its warehouses go back, its power ends (rules `kontor/flood`,
    /// `kontor/bridge`, `kontor/ruling-51`).
    fn cover(&mut self, cell: Cell, log: &mut impl Log<Self>) {
        let Some(number) = self.card_at(cell) else { return };
        self.return_goods(cell, log);
        self.clear(cell);
        let depth = self.depth(cell, self.covered.len());
        if number != ANCHOR && self.covered.try_push((cell, number)).is_ok() {
            let face = Some(self.face(number));
            log.stir(Motion::Move { from: Place::Cell(cell), to: Place::Under(cell, depth), face });
        }
    }

    /// How many of the first so many covered cards lie on a cell.
    pub(super) fn depth(&self, cell: Cell, first: usize) -> u8 {
        self.covered.iter().take(first).filter(|(at, _)| *at == cell).count() as u8
    }

    /// Nothing lies on a cell from now on.
    pub(super) fn clear(&mut self, cell: Cell) {
        let here = Cells::of(cell);
        if let Some(place) = self.grid.get_mut(cell.index()) {
            *place = 0;
        }
        for cells in
            [&mut self.land, &mut self.water].into_iter().chain(&mut self.docks).chain(&mut self.cranes)
        {
            *cells = cells.less(here);
        }
    }

    /// The card that was laid is replaced by one of the same sort, a special card by none (rules `kontor/refill`,
    /// `kontor/special-cards`).
    pub(super) fn refill(&mut self, seat: Seat, number: u8, log: &mut impl Log<Self>) {
        let pile = match sort_of(number) {
            Sort::Dock => Pile::Docks(seat),
            Sort::Canal => Pile::Canals,
            Sort::Customs | Sort::Bridge | Sort::Flood | Sort::Anchor => return,
        };
        let hand = self.hands.get(seat.index()).copied().unwrap_or_default();
        let docks = self.rules.setup.hand.0;
        let places =
            if sort_of(number) == Sort::Dock { 0..docks } else { docks..docks + self.rules.setup.hand.1 };
        let empty = places.into_iter().find(|&slot| hand.get(usize::from(slot)) == Some(&0));
        if let Some(slot) = empty {
            self.draw(seat, slot, pile, log);
        }
    }
}
