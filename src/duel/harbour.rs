//! The harbour: nine cells, and six boats at the ends of its rows and columns (`duel/harbour`).

use serde::Serialize;

named! {
    /// A boat, named after its line of cells: a row's boat lies at the east end, a column's at the south end.
    #[allow(missing_docs)]
    #[repr(u8)]
    pub enum Boat in "Duel" {
        Row0 = "row-0",
        Row1 = "row-1",
        Row2 = "row-2",
        Column0 = "column-0",
        Column1 = "column-1",
        Column2 = "column-2",
    }
}

/// How many boats there are.
pub const BOATS: usize = 6;
/// Cargo places of a boat: place 0 touches the quay, place 2 is the far end.
pub const PLACES: usize = 3;
/// How many cells there are.
pub const CELLS: usize = 9;

/// The cells of each boat's line.
const LINES: [u16; BOATS] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444];

impl Boat {
    /// Returns the cells of its line. Seen from the boat, the cell with the highest index is the nearest.
    pub fn line(self) -> Cells {
        Cells(LINES[self.index()])
    }
}

/// A set of boats.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Boats(u8);

impl Boats {
    pub const ALL: Boats = Boats(0b11_1111);

    pub fn contains(self, boat: Boat) -> bool {
        self.0 & 1 << boat.index() != 0
    }

    pub fn without(self, boat: Boat) -> Boats {
        Boats(self.0 & !(1 << boat.index()))
    }

    pub fn and(self, other: Boats) -> Boats {
        Boats(self.0 & other.0)
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub fn iter(self) -> impl Iterator<Item = Boat> + Clone {
        bits(self.0.into()).filter_map(|i| Boat::ALL.get(usize::from(i)).copied())
    }

    /// Returns the boats whose line holds at least two of these figures (`duel/unload`).
    pub fn with_two(figures: Cells) -> Boats {
        Boats(WITH_TWO[usize::from(figures.0 & 0o777)])
    }
}

/// For each set of cells with a figure, the boats whose line holds at least two figures.
static WITH_TWO: [u8; 512] = {
    let mut table = [0; 512];
    let mut figures = 0;
    while figures < 512 {
        let mut boat = 0;
        while boat < BOATS {
            if (figures as u16 & LINES[boat]).count_ones() >= 2 {
                table[figures] |= 1 << boat;
            }
            boat += 1;
        }
        figures += 1;
    }
    table
};

/// A cell: its row from the north and its column from the west, from 0.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(u8);

impl Cell {
    /// Returns the cell in this row and column, if there is one.
    pub fn new(row: u8, column: u8) -> Option<Cell> {
        (row < 3 && column < 3).then_some(Cell(row * 3 + column))
    }

    /// All nine cells, row by row.
    #[rustfmt::skip]
    pub const ALL: [Cell; CELLS] =
        [Cell(0), Cell(1), Cell(2), Cell(3), Cell(4), Cell(5), Cell(6), Cell(7), Cell(8)];

    /// Returns its row, 0 to 2 from the north.
    pub fn row(self) -> u8 {
        self.0 / 3
    }

    /// Returns its column, 0 to 2 from the west.
    pub fn column(self) -> u8 {
        self.0 % 3
    }
}

impl Serialize for Cell {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        (self.row(), self.column()).serialize(to)
    }
}

/// A set of cells. In records it is written as its cells, row by row.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cells(u16);

impl Cells {
    /// The empty set.
    pub const NONE: Cells = Cells(0);

    /// Returns this set with one more cell.
    pub fn with(self, cell: Cell) -> Cells {
        Cells(self.0 | 1 << cell.0)
    }

    /// Returns this set without a cell.
    pub fn without(self, cell: Cell) -> Cells {
        Cells(self.0 & !(1 << cell.0))
    }

    /// Returns the cells of either set.
    pub fn or(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    /// Returns the cells that are in both sets.
    pub fn and(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    /// Returns the cells of the harbour that are not in the set.
    pub fn others(self) -> Cells {
        Cells(!self.0 & 0o777)
    }

    /// Returns whether the set holds a cell.
    pub fn contains(self, cell: Cell) -> bool {
        self.0 & 1 << cell.0 != 0
    }

    /// Returns how many cells the set holds.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the cells, row by row.
    pub fn iter(self) -> impl Iterator<Item = Cell> + Clone {
        bits(self.0).map(Cell)
    }

    /// Returns the cells of a line, from its boat inwards.
    pub fn from_the_boat(self) -> impl Iterator<Item = Cell> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let last = rest.checked_ilog2()?;
            rest &= !(1 << last);
            Some(Cell(last as u8))
        })
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        cells.into_iter().fold(Cells::NONE, Cells::with)
    }
}

impl Serialize for Cells {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

/// Returns the bits of a mask, lowest first.
fn bits(mut mask: u16) -> impl Iterator<Item = u8> + Clone {
    std::iter::from_fn(move || {
        let bit = mask.trailing_zeros() as u8;
        (mask != 0).then(|| {
            mask &= mask - 1;
            bit
        })
    })
}
