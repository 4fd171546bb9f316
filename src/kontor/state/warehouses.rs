//! Warehouses: those on cells, and those that are left. One belongs to the owner of the dock below it; on a canal it has no
//! owner.

use super::cells::{Cell, Cells};
use super::heaps::Heaps;
use crate::kontor::{Good, Goods, Place, Side, Stock};

/// The warehouses on cells.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Warehouses {
    /// The cells with a warehouse of each kind.
    first: [Cells; 3],
    /// Warehouses of each kind besides the first on the same dock (rule `kontor/corruption-1`).
    more: [Heaps; 3],
}

impl Warehouses {
    /// Counts the warehouses of each kind on these cells.
    pub fn count(&self, cells: Cells) -> [u8; 3] {
        let first = self.first.map(|kind| kind.and(cells).len());
        if self.more.iter().all(Heaps::is_empty) {
            return first; // most games have no further warehouses
        }
        [0, 1, 2].map(|kind| first[kind] + self.more[kind].within(cells))
    }

    /// Returns whether a warehouse of this kind stands on a cell.
    #[inline]
    pub fn stands(&self, cell: Cell, good: Good) -> bool {
        self.first[good.index()].has(cell)
    }

    /// Returns how many warehouses of a kind stand on a cell besides the first.
    #[inline]
    pub fn more_on(&self, cell: Cell, good: Good) -> u8 {
        self.more[good.index()].on(cell)
    }

    /// Returns the kinds of which warehouses stand on a cell.
    #[inline]
    pub fn kinds_on(&self, cell: Cell) -> Goods {
        Good::ALL.into_iter().filter(|&good| self.stands(cell, good)).collect()
    }

    /// Returns the cells with a warehouse of this kind.
    #[inline]
    pub fn cells_of(&self, good: Good) -> Cells {
        self.first[good.index()]
    }

    #[inline]
    pub fn cells(&self) -> Cells {
        let [tea, wine, spice] = self.first;
        tea.or(wine).or(spice)
    }

    /// Returns whether there is room for another warehouse of this kind on a cell.
    #[inline]
    pub fn has_room(&self, cell: Cell, good: Good) -> bool {
        !self.stands(cell, good) || self.more[good.index()].has_room(cell)
    }

    /// Puts a warehouse on a cell and returns its place.
    pub fn put(&mut self, cell: Cell, good: Good) -> Place {
        let kind = good.index();
        if !self.stands(cell, good) {
            self.first[kind] = self.first[kind].or(Cells::of(cell));
            return Place::Stock(cell, good);
        }
        self.more[kind].add(cell);
        Place::Extra(cell, good, self.more[kind].on(cell))
    }

    /// Takes a warehouse of a kind that stands on a cell, the last one first; returns its place.
    pub fn take(&mut self, cell: Cell, good: Good) -> Place {
        let (kind, last) = (good.index(), self.more_on(cell, good));
        if self.more[kind].take(cell) {
            return Place::Extra(cell, good, last);
        }
        self.first[kind] = self.first[kind].less(Cells::of(cell));
        Place::Stock(cell, good)
    }

    /// Takes all warehouses of a kind that stand on these cells; returns how many.
    pub fn clear(&mut self, cells: Cells, good: Good) -> u8 {
        let first = &mut self.first[good.index()];
        if !first.meets(cells) {
            return 0;
        }
        let count = first.and(cells).len() + self.more[good.index()].clear(cells);
        *first = first.less(cells);
        count
    }
}

#[cfg(test)]
impl Warehouses {
    /// Returns whether further warehouses stand only where a first one does.
    pub fn is_sound(&self) -> bool {
        Good::ALL
            .into_iter()
            .all(|good| self.more[good.index()].within(Cells::ALL.less(self.cells_of(good))) == 0)
    }
}

/// The warehouses that are left: in one supply, or in a reserve of each side (rule `kontor/embargo`).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Supply {
    /// By side and kind; the first row alone if the supply is shared.
    left: [[u8; 3]; 2],
    shared: bool,
}

impl Supply {
    /// Returns what is left at the start of the warehouses of a box.
    #[inline]
    pub fn new(stock: Stock, all: [u8; 3]) -> Supply {
        Supply { left: stock.at_start(all), shared: stock == Stock::Shared }
    }

    #[inline]
    pub fn is_shared(&self) -> bool {
        self.shared
    }

    #[inline]
    fn row(&self, side: Side) -> usize {
        if self.shared { 0 } else { side.index() }
    }

    /// Returns how many warehouses of a kind are left for a side.
    #[inline]
    pub fn left(&self, side: Side, good: Good) -> u8 {
        self.left[self.row(side)][good.index()]
    }

    /// Returns the supply that all share; empty if each side has its own.
    #[inline]
    pub fn common(&self) -> [u8; 3] {
        if self.shared { self.left[0] } else { [0; 3] }
    }

    /// Returns the reserves of red and of black; empty if all share one supply.
    #[inline]
    pub fn reserves(&self) -> [[u8; 3]; 2] {
        if self.shared { [[0; 3]; 2] } else { self.left }
    }

    /// Returns the place of the warehouses of a kind for a side.
    #[inline]
    fn place(&self, side: Side, good: Good) -> Place {
        if self.shared { Place::Supply(good) } else { Place::Reserve(side.seat(), good) }
    }

    /// Takes a warehouse of a kind for a side, if there is one; returns the place it comes from.
    #[inline]
    pub fn take(&mut self, side: Side, good: Good) -> Option<Place> {
        let left = &mut self.left[if self.shared { 0 } else { side.index() }][good.index()];
        *left = left.checked_sub(1)?;
        Some(self.place(side, good))
    }

    /// Gets back warehouses of a kind from a side; returns the place they go to.
    #[inline]
    pub fn get_back(&mut self, side: Side, good: Good, count: u8) -> Place {
        self.left[if self.shared { 0 } else { side.index() }][good.index()] += count;
        self.place(side, good)
    }
}

#[cfg(test)]
impl Supply {
    /// Sets what is left in the common supply.
    pub fn set(&mut self, left: [u8; 3]) {
        self.left[0] = left;
    }

    /// Sets what is left of each side's own.
    pub fn set_reserves(&mut self, left: [[u8; 3]; 2]) {
        self.left = left;
    }
}
