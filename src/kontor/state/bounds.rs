//! The edges of a board that grows until it has its size.

use super::cells::{Cell, Cells};

/// One axis of the board: how far its cards reach, and whether it can still grow.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Axis {
    pub from: i8,
    pub to: i8,
    /// The most cells along this axis.
    pub size: u8,
    /// Whether the axis has reached its size. It then stays where it is, even if a card is taken away
    /// (`kontor/ruling-25`).
    pub fixed: bool,
}

impl Axis {
    /// Returns an axis with only the anchor on it.
    #[inline]
    pub fn new(size: u8) -> Axis {
        Axis { from: 0, to: 0, size, fixed: size == 1 }
    }

    /// Extends the axis to a card at this position; returns whether that has fixed it.
    pub fn reach(&mut self, at: i8) -> bool {
        (self.from, self.to) = (self.from.min(at), self.to.max(at));
        let fixes = !self.fixed && self.to - self.from + 1 >= self.size as i8;
        self.fixed |= fixes;
        fixes
    }

    /// Returns the first and the last position where a card may lie.
    #[inline]
    pub fn room(&self) -> (i8, i8) {
        if self.fixed { (self.from, self.to) } else { (self.from - 1, self.to + 1) }
    }
}

/// Both axes, and the room they leave.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Bounds {
    pub columns: Axis,
    pub rows: Axis,
    /// The cells where cards may lie (rule `kontor/board`). They follow from the axes and are kept because
    /// every turn needs them.
    room: Cells,
}

impl Bounds {
    /// Returns a board with only the anchor on it.
    #[inline]
    pub fn new((columns, rows): (u8, u8)) -> Bounds {
        let (columns, rows) = (Axis::new(columns), Axis::new(rows));
        let room = Cells::rectangle(columns.room(), rows.room());
        Bounds { columns, rows, room }
    }

    /// Extends the board to a card on this cell; returns which axes that has fixed.
    pub fn reach(&mut self, cell: Cell) -> (bool, bool) {
        let within = |axis: &Axis, at: i8| axis.from <= at && at <= axis.to;
        if within(&self.columns, cell.x()) && within(&self.rows, cell.y()) {
            return (false, false);
        }
        self.grow(cell)
    }

    /// Fixes both axes: a board of the full size begins at this column and row.
    pub fn fix(&mut self, (west, north): (i8, i8)) {
        for (axis, from) in [(&mut self.columns, west), (&mut self.rows, north)] {
            (axis.from, axis.to, axis.fixed) = (from, from + axis.size as i8 - 1, true);
        }
        self.room = Cells::rectangle(self.columns.room(), self.rows.room());
    }

    /// Extends the board to a cell beyond all cards; returns which axes that has fixed.
    #[inline]
    fn grow(&mut self, cell: Cell) -> (bool, bool) {
        let fixes = (self.columns.reach(cell.x()), self.rows.reach(cell.y()));
        self.room = Cells::rectangle(self.columns.room(), self.rows.room());
        fixes
    }

    /// Returns the cells where cards may lie (rule `kontor/board`).
    #[inline]
    pub fn room(&self) -> Cells {
        self.room
    }

    /// Returns the north-western corner of the border around all cards.
    #[inline]
    pub fn corner(&self) -> Cell {
        Cell::north_west_of(self.columns.from, self.rows.from)
    }

    /// Returns whether a cell is on the board or on the border around all cards; any other cell shares its
    /// bit with one of these.
    #[inline]
    pub fn covers(&self, cell: Cell) -> bool {
        let near = |axis: &Axis, at: i8| axis.from - 1 <= at && at <= axis.to + 1;
        near(&self.columns, cell.x()) && near(&self.rows, cell.y())
    }

    /// Returns the cells that keep a sector open while they are empty: all that no closed edge cuts off (rule
    /// `kontor/edges`). Edges close once both axes are fixed, or each axis by itself.
    #[inline]
    pub fn inside(&self, per_axis: bool) -> Cells {
        if per_axis || self.is_fixed() { self.room } else { Cells::ALL }
    }

    /// Returns whether every cell of the board can still get a card.
    #[inline]
    pub fn is_fixed(&self) -> bool {
        self.columns.fixed && self.rows.fixed
    }

    /// Shrinks the axes that are not fixed to the remaining cards, after the card of this cell has gone
    /// (`kontor/ruling-25`).
    pub fn shrink(&mut self, gone: Cell, cards: Cells) {
        let stays = |axis: &Axis, at: i8| axis.fixed || axis.from < at && at < axis.to;
        if stays(&self.columns, gone.x()) && stays(&self.rows, gone.y()) {
            return;
        }
        let (mut columns, mut rows) = (Axis::new(self.columns.size), Axis::new(self.rows.size));
        for cell in cards.iter(self.corner()) {
            columns.reach(cell.x());
            rows.reach(cell.y());
        }
        if !self.columns.fixed {
            self.columns = columns;
        }
        if !self.rows.fixed {
            self.rows = rows;
        }
        self.room = Cells::rectangle(self.columns.room(), self.rows.room());
    }
}
