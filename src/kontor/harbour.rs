//! The harbour: cells counted from the anchor, sets of cells, and the edges of a board that grows.

use serde::{Serialize, Serializer};
use std::fmt;

/// Columns of the grid in memory; the outermost stay empty, so that a shift by one cell never runs into the next row.
const STRIDE: u8 = 16;
const ROWS: u8 = 13;
/// How many cells the grid in memory has.
pub(super) const GRID: usize = STRIDE as usize * ROWS as usize;
/// The anchor's column and row in memory.
const X0: i8 = 8;
const Y0: i8 = 6;

/// A cell: how far east and south of the anchor it lies. The order is that of reading: from the north, from the west.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(u8);

impl Cell {
    /// Where the anchor lies.
    pub const ANCHOR: Cell = Cell(Y0 as u8 * STRIDE + X0 as u8);

    /// The cell so far east and south of the anchor; none beyond any board.
    #[inline]
    pub fn new(x: i8, y: i8) -> Option<Cell> {
        let inside = (1 - X0..STRIDE as i8 - 1 - X0).contains(&x) && (-Y0..ROWS as i8 - Y0).contains(&y);
        inside.then(|| Cell((y + Y0) as u8 * STRIDE + (x + X0) as u8))
    }

    /// Steps east of the anchor.
    #[inline]
    pub fn x(self) -> i8 {
        (self.0 % STRIDE) as i8 - X0
    }

    /// Steps south of the anchor.
    #[inline]
    pub fn y(self) -> i8 {
        (self.0 / STRIDE) as i8 - Y0
    }

    /// As an index of the grid in memory.
    #[inline]
    pub(super) fn index(self) -> usize {
        usize::from(self.0)
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
pub struct Cells([u64; 4]);

impl Cells {
    /// No cell.
    pub const NONE: Cells = Cells([0; 4]);
    /// Every cell.
    pub const ALL: Cells = Cells([u64::MAX; 4]);

    /// Just this cell.
    #[inline]
    pub fn of(cell: Cell) -> Cells {
        let mut words = [0; 4];
        words[usize::from(cell.0 >> 6)] = 1 << (cell.0 & 63);
        Cells(words)
    }

    /// Whether the set holds this cell.
    #[inline]
    pub fn has(self, cell: Cell) -> bool {
        self.0[usize::from(cell.0 >> 6)] & 1 << (cell.0 & 63) != 0
    }

    #[inline]
    fn join(self, other: Cells, by: impl Fn(u64, u64) -> u64) -> Cells {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Cells([by(a, e), by(b, f), by(c, g), by(d, h)])
    }

    /// In one or both.
    #[inline]
    pub fn or(self, other: Cells) -> Cells {
        self.join(other, |a, b| a | b)
    }

    /// In both.
    #[inline]
    pub fn and(self, other: Cells) -> Cells {
        self.join(other, |a, b| a & b)
    }

    /// In this but not in the other.
    #[inline]
    pub fn less(self, other: Cells) -> Cells {
        self.join(other, |a, b| a & !b)
    }

    /// No cell at all?
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Cells::NONE
    }

    /// How many cells.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.iter().map(|word| word.count_ones() as u8).sum()
    }

    /// The first in reading order.
    #[inline]
    pub fn first(self) -> Option<Cell> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(Cell((word as u32 * 64 + self.0.get(word)?.trailing_zeros()) as u8))
    }

    /// The cells in reading order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> + Clone {
        let bits = |word: u64| {
            std::iter::successors(Some(word), |&rest| Some(rest & rest.wrapping_sub(1)))
                .take_while(|&rest| rest != 0)
        };
        (0..4u8)
            .zip(self.0)
            .flat_map(move |(i, word)| bits(word).map(move |rest| Cell(i * 64 + rest.trailing_zeros() as u8)))
    }

    /// All cells side by side with one of these (these themselves only if they touch one another).
    #[inline]
    pub fn beside(self) -> Cells {
        let [a, b, c, d] = self.0;
        let south = Cells([a << 16, b << 16 | a >> 48, c << 16 | b >> 48, d << 16 | c >> 48]);
        let north = Cells([a >> 16 | b << 48, b >> 16 | c << 48, c >> 16 | d << 48, d >> 16]);
        let sides = Cells([a << 1 | a >> 1, b << 1 | b >> 1, c << 1 | c >> 1, d << 1 | d >> 1]);
        sides.or(south).or(north)
    }

    /// These and all that can be reached from them step by step without leaving `within`.
    #[inline]
    pub fn spread(self, within: Cells) -> Cells {
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
    pub fn parts(self) -> impl Iterator<Item = Cells> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || {
            let part = Cells::of(rest.first()?).spread(rest);
            rest = rest.less(part);
            Some(part)
        })
    }

    /// The rectangle of these columns and rows, both ends included.
    #[inline]
    pub fn rectangle(columns: (i8, i8), rows: (i8, i8)) -> Cells {
        let (west, east) = (columns.0.max(1 - X0) + X0, columns.1.min(STRIDE as i8 - 2 - X0) + X0);
        let (north, south) = (rows.0.max(-Y0) + Y0, rows.1.min(ROWS as i8 - 1 - Y0) + Y0);
        if west > east {
            return Cells::NONE;
        }
        let row = ((1u64 << (east - west + 1)) - 1) << west;
        let mut words = [0; 4];
        for y in north..=south {
            words[(y >> 2 & 3) as usize] |= row << ((y & 3) * 16);
        }
        Cells(words)
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        cells.into_iter().fold(Cells::NONE, |all, cell| all.or(Cells::of(cell)))
    }
}

/// One axis of the board: how far its cards reach, and whether it may still grow.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Axis {
    pub from: i8,
    pub to: i8,
    /// How many cells it may have.
    pub size: u8,
    /// Once it has so many it stays where it is, even when a card is taken away (`kontor/ruling-25`).
    pub fixed: bool,
}

impl Axis {
    /// An axis with nothing but the anchor.
    pub fn new(size: u8) -> Axis {
        Axis { from: 0, to: 0, size, fixed: size == 1 }
    }

    /// A card reaches to here; whether that has fixed the axis.
    #[inline]
    pub fn reach(&mut self, at: i8) -> bool {
        (self.from, self.to) = (self.from.min(at), self.to.max(at));
        let fixes = !self.fixed && self.to - self.from + 1 >= self.size as i8;
        self.fixed |= fixes;
        fixes
    }

    /// Where a card may lie: as far as the axis has room.
    #[inline]
    pub fn room(&self) -> (i8, i8) {
        if self.fixed { (self.from, self.to) } else { (self.from - 1, self.to + 1) }
    }

    /// Which of its cells are inside for closing a sector.
    #[inline]
    pub fn closed(&self, closes: bool) -> (i8, i8) {
        if closes { (self.from, self.to) } else { (i8::MIN / 2, i8::MAX / 2) }
    }
}

/// Both axes.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Bounds {
    pub columns: Axis,
    pub rows: Axis,
}

impl Bounds {
    /// Where cards may lie at all (rule `kontor/board`).
    #[inline]
    pub fn room(&self) -> Cells {
        Cells::rectangle(self.columns.room(), self.rows.room())
    }

    /// Cells that, empty, keep a sector open: all that no closing edge cuts off (rule `kontor/edges`). Edges close once
    /// both axes are fixed, or each by itself.
    #[inline]
    pub fn inside(&self, per_axis: bool) -> Cells {
        let both = self.columns.fixed && self.rows.fixed;
        if !both && !per_axis {
            return Cells::ALL;
        }
        let open = |axis: Axis| axis.closed(axis.fixed && (both || per_axis));
        Cells::rectangle(open(self.columns), open(self.rows))
    }

    /// An axis that is not fixed shrinks to the cards that remain (`kontor/ruling-25`).
    pub fn shrink(&mut self, cards: Cells) {
        let (mut columns, mut rows) = (Axis::new(self.columns.size), Axis::new(self.rows.size));
        for cell in cards.iter() {
            columns.reach(cell.x());
            rows.reach(cell.y());
        }
        if !self.columns.fixed {
            self.columns = columns;
        }
        if !self.rows.fixed {
            self.rows = rows;
        }
    }
}
