//! The harbour: cells counted from the anchor, and sets of cells.
//!
//! A set is 128 bits, and the board is wound on them like thread on a spool: a step east is one bit on, a step south is
//! [`ROW`] bits on, the last bit is followed by the first. So it does not matter where in the board the anchor comes to
//! lie, and a step is a rotation. Up to [`MOST_COLUMNS`] × [`MOST_ROWS`] cells with a border around them never meet
//! themselves: no two of them are one bit, and no two are neighbours that are none on the table. Which cell a bit means is
//! told by the north-western corner of that border.

use serde::{Serialize, Serializer};
use std::fmt;

/// The bits of a step south.
const ROW: u8 = 14;
/// So many rows are whole before the thread has gone round.
const WHOLE_ROWS: u8 = 9;
/// The first bit of each of them.
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
/// How many cells the grid in memory has.
pub(super) const GRID: usize = 128;
/// How far from the anchor a cell may be: no board reaches farther, its border included.
const REACH: i8 = MOST_COLUMNS as i8;

/// A cell: how far east and south of the anchor it lies. The order is that of reading: from the north, from the west.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell {
    y: i8,
    x: i8,
}

impl Cell {
    /// Where the anchor lies.
    pub const ANCHOR: Cell = Cell { y: 0, x: 0 };

    /// The cell so far east and south of the anchor; none beyond any board.
    #[inline]
    pub fn new(x: i8, y: i8) -> Option<Cell> {
        let near = |at: i8| (-REACH..=REACH).contains(&at);
        (near(x) && near(y)).then_some(Cell { y, x })
    }

    /// The cell north-west of where these column and row meet.
    #[inline]
    pub(super) fn north_west_of(x: i8, y: i8) -> Cell {
        Cell { y: y.wrapping_sub(1), x: x.wrapping_sub(1) }
    }

    /// Steps east of the anchor.
    #[inline]
    pub fn x(self) -> i8 {
        self.x
    }

    /// Steps south of the anchor.
    #[inline]
    pub fn y(self) -> i8 {
        self.y
    }

    /// Its bit, below 128.
    #[inline]
    fn bit(self) -> u8 {
        (self.y as u8).wrapping_mul(ROW).wrapping_add(self.x as u8) & 127
    }

    /// As an index of the grid in memory, below [`GRID`].
    #[inline]
    pub(super) fn index(self) -> usize {
        usize::from(self.bit())
    }

    /// So many bits on from here, within a board whose border begins here. Rows and columns are added at once, as two bytes
    /// of one number: without the signs, neither carries into the other.
    #[inline]
    fn on(self, bits: u8) -> Cell {
        let rows = u16::from(bits / ROW);
        let steps = (u16::from(bits) << 8) - rows * ((u16::from(ROW) << 8) - 1);
        let from = u16::from_le_bytes([self.y as u8, self.x as u8]);
        let [y, x] = (((from & 0x7F7F) + steps) ^ (from & 0x8080)).to_le_bytes();
        Cell { y: y as i8, x: x as i8 }
    }

    /// The cells side by side with it.
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
    /// No cell.
    pub const NONE: Cells = Cells(0);
    /// Every cell.
    pub const ALL: Cells = Cells(u128::MAX);

    /// Just this cell.
    #[inline]
    pub fn of(cell: Cell) -> Cells {
        let (bit, one) = (cell.bit(), 1u64 << (cell.bit() & 63));
        let (low, high) = if bit < 64 { (one, 0) } else { (0, one) };
        Cells(u128::from(high) << 64 | u128::from(low))
    }

    /// Whether the set holds this cell.
    #[inline]
    pub fn has(self, cell: Cell) -> bool {
        let bit = cell.bit();
        let word = if bit < 64 { self.0 as u64 } else { (self.0 >> 64) as u64 };
        word >> (bit & 63) & 1 != 0
    }

    /// The same of a cell by its index of the grid.
    #[inline]
    pub(super) fn has_index(self, index: u8) -> bool {
        self.0 >> (index & 127) & 1 != 0
    }

    /// In one or both.
    #[inline]
    pub fn or(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    /// In both.
    #[inline]
    pub fn and(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    /// In this but not in the other.
    #[inline]
    pub fn less(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    /// Whether they have a cell in common.
    #[inline]
    pub fn meets(self, other: Cells) -> bool {
        self.0 & other.0 != 0
    }

    /// No cell at all?
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// One of its cells as a set, whichever.
    #[inline]
    pub(super) fn any(self) -> Option<Cells> {
        (self.0 != 0).then(|| Cells(self.0 & self.0.wrapping_neg()))
    }

    /// The first in reading order; `corner` begins the border of the board.
    #[inline]
    pub(super) fn first(self, corner: Cell) -> Option<Cell> {
        self.iter(corner).next()
    }

    /// The cells in reading order; `corner` begins the border of the board.
    #[inline]
    pub(super) fn iter(self, corner: Cell) -> Reading {
        Reading { rest: self.0.rotate_right(corner.bit().into()), corner }
    }

    /// All cells side by side with one of these (these themselves only if they touch one another).
    #[inline]
    pub fn beside(self) -> Cells {
        let row = u32::from(ROW);
        let sides = self.0.rotate_left(1) | self.0.rotate_right(1);
        Cells(sides | self.0.rotate_left(row) | self.0.rotate_right(row))
    }

    /// All cells that touch one of these by a corner.
    #[inline]
    pub fn diagonal(self) -> Cells {
        let row = u32::from(ROW);
        let sides = self.0.rotate_left(1) | self.0.rotate_right(1);
        Cells(sides.rotate_left(row) | sides.rotate_right(row))
    }

    /// These and all that can be reached from them step by step without leaving `within`.
    #[inline(never)] // long where numbers of 128 bits are taken apart: inner loops have a copy of their own
    pub fn spread(self, within: Cells) -> Cells {
        self.spread_inline(within)
    }

    /// The same as [`Cells::spread`], for inner loops.
    #[inline]
    pub(super) fn spread_inline(self, within: Cells) -> Cells {
        let mut reached = self.and(within);
        loop {
            let more = reached.or(reached.beside().and(within));
            if more == reached {
                return reached;
            }
            reached = more;
        }
    }

    /// The connected parts, by the reading order of their first cells.
    #[inline]
    pub(super) fn parts(self, corner: Cell) -> impl Iterator<Item = Cells> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || {
            let part = Cells::of(rest.first(corner)?).spread_inline(rest);
            rest = rest.less(part);
            Some(part)
        })
    }

    /// The rectangle of these columns and rows, both ends included; as much of it as there are cells.
    #[inline(never)] // asked for rarely, and long where numbers of 128 bits are taken apart
    pub(super) fn rectangle(columns: (i8, i8), rows: (i8, i8)) -> Cells {
        let long = |(from, to): (i8, i8), most: u8| (to.wrapping_sub(from) as u8).wrapping_add(1).min(most);
        let (width, height) = (long(columns, ROW), long(rows, ROW));
        // The first cells of so many rows; what lies between them and where the rectangle ends is the rectangle.
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

/// The cells of a set, from the north, from the west.
#[derive(Copy, Clone, Debug)]
pub(super) struct Reading {
    /// Turned so that the corner is the first bit.
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

    /// Word by word: what `for_each` and the like are made of.
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
