//! Warehouses beyond the first of their kind on one dock; some rules bring them (rules `kontor/corruption-1`,
//! `kontor/euphrates`, `kontor/events`).

use super::cells::{Cell, Cells};
use crate::kontor::WAREHOUSES;

/// The most docks with two or more warehouses of one kind.
const MOST: usize = WAREHOUSES as usize / 2;

/// The number of warehouses of one kind on a dock, without the first one.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Heap {
    /// The dock, as an index in the grid.
    at: u8,
    /// How many; 0 if this entry is free.
    more: u8,
}

/// All warehouses of one kind that are not the first on their dock, in order of cells, with free entries at
/// the end, so that equal tables are equal values.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Heaps([Heap; MOST]);

impl Heaps {
    /// Returns whether no dock has more than one warehouse.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0[0].more == 0
    }

    /// Returns the docks with more than one, and how many more.
    #[inline]
    fn each(&self) -> impl Iterator<Item = (u8, u8)> + '_ {
        self.0.iter().take_while(|heap| heap.more > 0).map(|heap| (heap.at, heap.more))
    }

    /// Returns how many warehouses stand on a dock besides the first.
    #[inline]
    pub fn on(&self, cell: Cell) -> u8 {
        if self.is_empty() { 0 } else { self.search(cell) }
    }

    #[inline]
    fn search(&self, cell: Cell) -> u8 {
        self.each().find(|&(at, _)| usize::from(at) == cell.index()).map_or(0, |(_, more)| more)
    }

    /// Returns how many warehouses stand on these docks besides the first of each.
    #[inline]
    pub fn within(&self, cells: Cells) -> u8 {
        self.each().filter(|&(at, _)| cells.has_index(at)).map(|(_, more)| more).sum()
    }

    /// Returns whether a dock that has a warehouse can get another: a box with more warehouses than ours might
    /// fill the list, though hardly a game does.
    #[inline]
    pub fn has_room(&self, cell: Cell) -> bool {
        self.0.iter().any(|heap| heap.more == 0 || usize::from(heap.at) == cell.index())
    }

    /// Adds a warehouse to a dock that already has one.
    pub fn add(&mut self, cell: Cell) {
        let here = |heap: &Heap| heap.more == 0 || usize::from(heap.at) == cell.index();
        if let Some(place) = self.0.iter().position(here) {
            self.0[place] = Heap { at: cell.index() as u8, more: self.0[place].more + 1 };
            self.settle();
        }
    }

    /// Takes a warehouse from a dock; returns whether there was one besides the first.
    #[inline]
    pub fn take(&mut self, cell: Cell) -> bool {
        !self.is_empty() && self.remove(cell)
    }

    fn remove(&mut self, cell: Cell) -> bool {
        let here = |heap: &&mut Heap| heap.more > 0 && usize::from(heap.at) == cell.index();
        let Some(heap) = self.0.iter_mut().find(here) else { return false };
        heap.more -= 1;
        self.settle();
        true
    }

    /// Removes all warehouses of these docks but the first of each; returns how many.
    #[inline]
    pub fn clear(&mut self, cells: Cells) -> u8 {
        if self.is_empty() { 0 } else { self.wipe(cells) }
    }

    fn wipe(&mut self, cells: Cells) -> u8 {
        let gone = self.within(cells);
        if gone > 0 {
            self.0.iter_mut().filter(|heap| cells.has_index(heap.at)).for_each(|heap| heap.more = 0);
            self.settle();
        }
        gone
    }

    /// Restores the order of the list.
    fn settle(&mut self) {
        for heap in self.0.iter_mut().filter(|heap| heap.more == 0) {
            *heap = Heap::default();
        }
        crate::sort::sort_by_key(&mut self.0, |heap| if heap.more == 0 { u8::MAX } else { heap.at });
    }
}
