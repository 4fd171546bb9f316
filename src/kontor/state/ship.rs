//! Where the patrol boat lies.

use super::cells::Cell;

/// The patrol boat; it lies on the anchor in a game without one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ship {
    at: Cell,
}

impl Ship {
    /// Returns a ship on the anchor.
    #[inline]
    pub fn new() -> Ship {
        Ship { at: Cell::ANCHOR }
    }

    #[inline]
    pub fn at(&self) -> Cell {
        self.at
    }

    #[inline]
    pub fn sail(&mut self, to: Cell) {
        self.at = to;
    }
}
