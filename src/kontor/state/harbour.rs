//! The harbour: which card lies on each cell, what is land, water or face down, whose docks there are, and how far the
//! board reaches.

use super::bounds::Bounds;
use super::cells::{Cell, Cells, GRID, Reading};
use crate::game::{BySeat, Seat};
use crate::kontor::{ANCHOR, Sort};
use arrayvec::ArrayVec;

/// The cards on the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Harbour {
    /// The uppermost card of each cell; 0 if there is none that lies face up.
    grid: [u8; GRID],
    /// The cards under floods and bridges, in the order in which they were covered.
    covered: ArrayVec<(Cell, u8), 4>,
    /// Docks, customs houses and bridges.
    land: Cells,
    /// Canals, floods and the anchor.
    water: Cells,
    /// The cells with a card that lies face down (rule `kontor/smuggling`).
    face_down: Cells,
    /// The docks of each party, by the seat that stands for it (`Kontor::party`).
    docks: BySeat<Cells>,
    /// The cranes that lie uncovered.
    cranes: Cells,
    /// The cells that the canals of the start layout enclose (rule `kontor/ile-grande`).
    island: Cells,
    bounds: Bounds,
}

impl Harbour {
    /// Returns an empty harbour with this many columns and rows.
    pub fn new(board: (u8, u8)) -> Harbour {
        Harbour {
            grid: [0; GRID],
            covered: ArrayVec::new(),
            land: Cells::NONE,
            water: Cells::NONE,
            face_down: Cells::NONE,
            docks: BySeat([Cells::NONE; 4]),
            cranes: Cells::NONE,
            island: Cells::NONE,
            bounds: Bounds::new(board),
        }
    }

    /// Returns the uppermost card of a cell, if it lies face up.
    #[inline]
    pub fn card_at(&self, cell: Cell) -> Option<u8> {
        let number = self.grid[cell.index() & (GRID - 1)];
        (number != 0 && self.bounds.covers(cell)).then_some(number)
    }

    #[inline]
    pub fn land(&self) -> Cells {
        self.land
    }

    #[inline]
    pub fn water(&self) -> Cells {
        self.water
    }

    #[inline]
    pub fn face_down(&self) -> Cells {
        self.face_down
    }

    #[inline]
    pub fn docks(&self, party: Seat) -> Cells {
        self.docks[party]
    }

    #[inline]
    pub fn all_docks(&self) -> Cells {
        self.docks.0.iter().fold(Cells::NONE, |all, own| all.or(*own))
    }

    #[inline]
    pub fn cranes(&self) -> Cells {
        self.cranes
    }

    #[inline]
    pub fn island(&self) -> Cells {
        self.island
    }

    /// Returns the cells with a card.
    #[inline]
    pub fn occupied(&self) -> Cells {
        self.land.or(self.water).or(self.face_down)
    }

    /// Returns the cells with a face-up card: a face-down card leaves a sector open (`kontor/ruling-102`).
    #[inline]
    pub fn open_cards(&self) -> Cells {
        self.land.or(self.water)
    }

    /// Returns the cards under floods and bridges: the cell, how many lie below on the same cell, and the number.
    #[inline]
    pub fn covered(&self) -> impl Iterator<Item = (Cell, u8, u8)> {
        let place = |(i, &(cell, number)): (usize, &(Cell, u8))| (cell, self.depth(cell, i), number);
        self.covered.iter().enumerate().map(place)
    }

    /// Returns how many of the first covered cards lie on a cell.
    #[inline]
    fn depth(&self, cell: Cell, first: usize) -> u8 {
        self.covered.iter().take(first).filter(|(at, _)| *at == cell).count() as u8
    }

    /// Returns the cell on which a card lies uncovered.
    #[inline]
    pub fn cell_of(&self, number: u8) -> Option<Cell> {
        self.cells(self.open_cards()).find(|&cell| self.card_at(cell) == Some(number))
    }

    #[inline]
    pub fn bounds(&self) -> &Bounds {
        &self.bounds
    }

    /// Returns the cells of a set in reading order.
    #[inline]
    pub fn cells(&self, cells: Cells) -> Reading {
        cells.iter(self.bounds.corner())
    }

    /// Returns the first cell of a set in reading order.
    #[inline]
    pub fn first_of(&self, cells: Cells) -> Option<Cell> {
        cells.first(self.bounds.corner())
    }

    /// Returns the connected parts of a set, by the reading order of their first cells.
    #[inline]
    pub fn parts_of(&self, cells: Cells) -> impl Iterator<Item = Cells> + Clone + use<> {
        cells.parts(self.bounds.corner())
    }

    /// Puts a card on a cell, a dock for its party; returns which axes that has fixed.
    pub fn put(
        &mut self,
        number: u8,
        cell: Cell,
        sort: Sort,
        party: Option<Seat>,
        crane: bool,
    ) -> (bool, bool) {
        let here = Cells::of(cell);
        self.grid[cell.index() & (GRID - 1)] = number;
        match sort {
            Sort::Canal | Sort::Flood | Sort::Anchor => self.water = self.water.or(here),
            Sort::Customs | Sort::Bridge | Sort::Dock => self.land = self.land.or(here),
        }
        if let Some(party) = party {
            self.docks[party] = self.docks[party].or(here);
        }
        if crane {
            self.cranes = self.cranes.or(here);
        }
        self.bounds.reach(cell)
    }

    /// Puts a card face down on a cell; returns which axes that has fixed.
    #[inline]
    pub fn hide(&mut self, cell: Cell) -> (bool, bool) {
        self.face_down = self.face_down.or(Cells::of(cell));
        self.bounds.reach(cell)
    }

    /// Takes up the face-down card of a cell, to be put there face up.
    #[inline]
    pub fn turn_up(&mut self, cell: Cell) {
        self.face_down = self.face_down.less(Cells::of(cell));
    }

    /// Covers the card of a cell; returns how many lie below it there. The anchor is not kept.
    pub fn cover(&mut self, cell: Cell) -> Option<u8> {
        let number = self.card_at(cell)?;
        self.clear(cell);
        let depth = self.depth(cell, self.covered.len());
        (number != ANCHOR && self.covered.try_push((cell, number)).is_ok()).then_some(depth)
    }

    /// Takes the card of a cell away. An axis that is not fixed may shrink (`kontor/ruling-25`).
    #[inline]
    pub fn take(&mut self, cell: Cell) {
        self.clear(cell);
        let cards = self.occupied();
        self.bounds.shrink(cell, cards);
    }

    fn clear(&mut self, cell: Cell) {
        let here = Cells::of(cell);
        self.grid[cell.index() & (GRID - 1)] = 0;
        for cells in [&mut self.land, &mut self.water, &mut self.cranes].into_iter().chain(&mut self.docks.0)
        {
            *cells = cells.less(here);
        }
    }

    /// Fixes the edges of a board of the full size that begins at this column and row.
    #[inline]
    pub fn fix(&mut self, corner: (i8, i8)) {
        self.bounds.fix(corner);
    }

    /// Notes which cells the start layout encloses.
    #[inline]
    pub fn enclose(&mut self, island: Cells) {
        self.island = island;
    }

    /// Takes all docks from their parties: no player has laid them (rule `kontor/freewheel-solo`).
    #[inline]
    pub fn disown(&mut self) {
        self.docks = BySeat([Cells::NONE; 4]);
    }
}

#[cfg(test)]
impl Harbour {
    pub fn give(&mut self, cell: Cell, party: Seat) {
        self.docks[party] = self.docks[party].or(Cells::of(cell));
    }

    pub fn set_face_down(&mut self, cells: Cells) {
        self.face_down = cells;
    }

    /// Returns the edges of the board, to be changed.
    pub fn bounds_mut(&mut self) -> &mut Bounds {
        &mut self.bounds
    }

    pub fn set_cranes(&mut self, cranes: Cells) {
        self.cranes = cranes;
    }

    /// Returns whether each cell is one thing only, with a card exactly where one lies face up, within the bounds.
    pub fn is_sound(&self) -> bool {
        let apart = !self.land.meets(self.water) && !self.face_down.meets(self.open_cards());
        let cards = (0..=127).filter(|&at| self.grid[usize::from(at)] != 0);
        let lying = cards.clone().count() == usize::from(self.open_cards().len());
        let all_docks: u8 = self.docks.0.iter().map(|own| own.len()).sum();
        let docks = all_docks == self.all_docks().len() && self.all_docks().less(self.land).is_empty();
        let within = self.occupied().less(self.bounds.room()).is_empty();
        apart
            && lying
            && cards.into_iter().all(|at| self.open_cards().has_index(at))
            && docks
            && self.cranes.less(self.land).is_empty()
            && within
    }
}
