//! The harbour: cells counted from the anchor, and sets of cells.
//!
//! A set is 128 bits, and the board is wound around them like thread around a spool: a step east adds 1 to
//! the number of the bit, a step south adds [`ROW`], and the last bit is followed by the first. So the anchor
//! may lie anywhere on the board, and a step is a rotation. A board of up to [`MOST_COLUMNS`] × [`MOST_ROWS`]
//! cells with a border around it never overlaps itself: no two cells share a bit, and cells are neighbours in
//! the set only if they are neighbours on the table. The north-western corner of that border says which cell
//! a bit stands for.

use serde::{Serialize, Serializer};
use std::fmt;

/// The number of bits of a step south.
const ROW: u8 = 14;
/// Number of rows that fit before the numbers wrap around.
const WHOLE_ROWS: u8 = 9;
/// The first bit of each of these rows.
const ROWS: u128 = {
    let (mut bits, mut row) = (0, 0);
    while row < WHOLE_ROWS {
        bits |= 1 << (row * ROW);
        row += 1;
    }
    bits
};
/// The most columns of a board.
pub const MOST_COLUMNS: u8 = 12;
/// The most rows of a board.
pub const MOST_ROWS: u8 = 8;
/// Number of cells of the grid in memory.
pub const GRID: usize = 128;
/// The greatest distance of a cell from the anchor: no board with its border reaches farther.
const REACH: i8 = MOST_COLUMNS as i8;

/// A cell: its distance east and south of the anchor. Cells are in reading order, from the north and then
/// from the west.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell {
    y: i8,
    x: i8,
}

impl Cell {
    /// The cell of the anchor.
    pub const ANCHOR: Cell = Cell { y: 0, x: 0 };

    /// Returns the cell this far east and south of the anchor; `None` beyond any board.
    #[inline]
    pub fn new(x: i8, y: i8) -> Option<Cell> {
        let near = |at: i8| (-REACH..=REACH).contains(&at);
        (near(x) && near(y)).then_some(Cell { y, x })
    }

    /// Returns the cell north-west of the corner at which this column and this row begin.
    #[inline]
    pub(in crate::kontor) fn north_west_of(x: i8, y: i8) -> Cell {
        Cell { y: y.wrapping_sub(1), x: x.wrapping_sub(1) }
    }

    /// Returns its distance east of the anchor, in cells.
    #[inline]
    pub fn x(self) -> i8 {
        self.x
    }

    /// Returns its distance south of the anchor, in cells.
    #[inline]
    pub fn y(self) -> i8 {
        self.y
    }

    /// Returns the number of its bit, below 128.
    #[inline]
    fn bit(self) -> u8 {
        (self.y as u8).wrapping_mul(ROW).wrapping_add(self.x as u8) & 127
    }

    /// Returns its index in the grid in memory, below [`GRID`].
    #[inline]
    pub(in crate::kontor) fn index(self) -> usize {
        usize::from(self.bit())
    }

    /// Returns the cell this many bits after this one, on a board whose border begins here. Rows and columns
    /// are added at once, as two bytes of one number: without the signs, neither carries into the other.
    #[inline]
    fn on(self, bits: u8) -> Cell {
        let rows = u16::from(bits / ROW);
        let steps = (u16::from(bits) << 8) - rows * ((u16::from(ROW) << 8) - 1);
        let from = u16::from_le_bytes([self.y as u8, self.x as u8]);
        let [y, x] = (((from & 0x7F7F) + steps) ^ (from & 0x8080)).to_le_bytes();
        Cell { y: y as i8, x: x as i8 }
    }

    /// Returns the cells that share a side with it.
    #[inline]
    pub fn beside(self) -> Cells {
        Cells::of(self).beside()
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x(), self.y())
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        (self.x(), self.y()).serialize(to)
    }
}

/// A set of cells.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cells(u128);

impl Cells {
    /// The empty set.
    pub const NONE: Cells = Cells(0);
    /// The set of all cells.
    pub const ALL: Cells = Cells(u128::MAX);

    /// Returns the set of only this cell.
    #[inline]
    pub fn of(cell: Cell) -> Cells {
        let (bit, one) = (cell.bit(), 1u64 << (cell.bit() & 63));
        let (low, high) = if bit < 64 { (one, 0) } else { (0, one) };
        Cells(u128::from(high) << 64 | u128::from(low))
    }

    /// Returns whether the set holds this cell.
    #[inline]
    pub fn has(self, cell: Cell) -> bool {
        let bit = cell.bit();
        let word = if bit < 64 { self.0 as u64 } else { (self.0 >> 64) as u64 };
        word >> (bit & 63) & 1 != 0
    }

    /// Returns whether the set holds the cell with this index in the grid.
    #[inline]
    pub(in crate::kontor) fn has_index(self, index: u8) -> bool {
        self.0 >> (index & 127) & 1 != 0
    }

    /// Returns the cells in either set.
    #[inline]
    pub fn or(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    /// Returns the cells in both sets.
    #[inline]
    pub fn and(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    /// Returns the cells that are not in the other set.
    #[inline]
    pub fn less(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    /// Returns whether the sets have a cell in common.
    #[inline]
    pub fn meets(self, other: Cells) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns whether the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns how many cells the set holds.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns one of its cells as a set; which one is not specified.
    #[inline]
    pub(in crate::kontor) fn any(self) -> Option<Cells> {
        (self.0 != 0).then(|| Cells(self.0 & self.0.wrapping_neg()))
    }

    /// Returns the first cell in reading order; `corner` begins the border of the board.
    #[inline]
    pub(in crate::kontor) fn first(self, corner: Cell) -> Option<Cell> {
        self.iter(corner).next()
    }

    /// Returns the cells in reading order; `corner` begins the border of the board.
    #[inline]
    pub(in crate::kontor) fn iter(self, corner: Cell) -> Reading {
        Reading { rest: self.0.rotate_right(corner.bit().into()), corner }
    }

    /// Returns all cells that share a side with one of these; a cell of the set itself only if it touches
    /// another one.
    #[inline]
    pub fn beside(self) -> Cells {
        let row = u32::from(ROW);
        let sides = self.0.rotate_left(1) | self.0.rotate_right(1);
        Cells(sides | self.0.rotate_left(row) | self.0.rotate_right(row))
    }

    /// Returns all cells that touch one of these by a corner.
    #[inline]
    pub fn diagonal(self) -> Cells {
        let row = u32::from(ROW);
        let sides = self.0.rotate_left(1) | self.0.rotate_right(1);
        Cells(sides.rotate_left(row) | sides.rotate_right(row))
    }

    /// Returns these cells and all that can be reached from them by steps within `within`.
    #[inline(never)] // long where numbers of 128 bits are taken apart: inner loops have a copy of their own
    pub fn spread(self, within: Cells) -> Cells {
        self.spread_inline(within)
    }

    /// Returns the same as [`Cells::spread`], for inner loops.
    #[inline]
    pub(in crate::kontor) fn spread_inline(self, within: Cells) -> Cells {
        let mut reached = self.and(within);
        loop {
            let more = reached.or(reached.beside().and(within));
            if more == reached {
                return reached;
            }
            reached = more;
        }
    }

    /// Returns the connected parts, by the reading order of their first cells.
    #[inline]
    pub(in crate::kontor) fn parts(self, corner: Cell) -> impl Iterator<Item = Cells> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || {
            let part = Cells::of(rest.first(corner)?).spread_inline(rest);
            rest = rest.less(part);
            Some(part)
        })
    }

    /// Returns the rectangle of these columns and rows, both ends included, as far as cells exist.
    #[inline(never)] // asked for rarely, and long where numbers of 128 bits are taken apart
    pub(in crate::kontor) fn rectangle(columns: (i8, i8), rows: (i8, i8)) -> Cells {
        let long = |(from, to): (i8, i8), most: u8| (to.wrapping_sub(from) as u8).wrapping_add(1).min(most);
        let (width, height) = (long(columns, ROW), long(rows, ROW));
        // The rectangle is what lies between the first cells of its rows and the first cells after it.
        let block = |height: u8| {
            let first = ROWS & !(u128::MAX << (ROW * height));
            (first << width).wrapping_sub(first)
        };
        let mut all = block(height.min(WHOLE_ROWS));
        if height > WHOLE_ROWS {
            all |= block(height - WHOLE_ROWS).rotate_left((ROW * WHOLE_ROWS).into());
        }
        Cells(all.rotate_left(Cell { y: rows.0, x: columns.0 }.bit().into()))
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        cells.into_iter().fold(Cells::NONE, |all, cell| all.or(Cells::of(cell)))
    }
}

/// Iterates over the cells of a set, from the north and then from the west.
#[derive(Copy, Clone, Debug)]
pub struct Reading {
    /// The set, rotated so that the corner is the first bit.
    rest: u128,
    corner: Cell,
}

impl Iterator for Reading {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        if self.rest == 0 {
            return None;
        }
        let bit = self.rest.trailing_zeros() as u8;
        self.rest &= self.rest - 1;
        Some(self.corner.on(bit))
    }

    /// Folds word by word, which also makes `for_each` fast.
    #[inline]
    fn fold<B, F: FnMut(B, Cell) -> B>(self, init: B, mut f: F) -> B {
        let mut all = init;
        for (mut word, first) in [(self.rest as u64, 0), ((self.rest >> 64) as u64, 64)] {
            while word != 0 {
                all = f(all, self.corner.on(word.trailing_zeros() as u8 + first));
                word &= word - 1;
            }
        }
        all
    }
}
