//! Cells as plain numbers, sets of them, and flooding from cell to cell. It is written for the checks alone,
//! so that they do not rely on the engine's own way of finding sectors.

use dockhand::kontor::Cell;

/// Number of cells of a row. No board reaches more than 12 cells from the anchor, and there is a border.
const WIDE: usize = 27;
/// Number of all cells.
pub const CELLS: usize = WIDE * WIDE;
/// A cell; cells are numbered in reading order.
pub type At = usize;
/// The cell of the anchor.
pub const ANCHOR_AT: At = 13 * WIDE + 13;

pub fn at(cell: Cell) -> At {
    let count = |steps: i8| (i16::from(steps) + 13) as usize;
    count(cell.y()) * WIDE + count(cell.x())
}

pub fn from(x: i8, y: i8) -> At {
    ((i16::from(y) + 13) as usize) * WIDE + (i16::from(x) + 13) as usize
}

/// Returns the distance of a cell east and south of the anchor.
pub fn xy(at: At) -> (i8, i8) {
    ((at % WIDE) as i8 - 13, (at / WIDE) as i8 - 13)
}

/// Returns the cell in the engine's type.
pub fn cell(at: At) -> Cell {
    let (x, y) = xy(at);
    Cell::new(x, y).unwrap_or(Cell::ANCHOR)
}

/// Returns the four cells that share a side with a cell.
pub fn beside(at: At) -> [At; 4] {
    [at.saturating_sub(WIDE), at.saturating_sub(1), at + 1, at + WIDE]
}

/// Returns the four cells that touch a cell by a corner.
pub fn corners(at: At) -> [At; 4] {
    [at.saturating_sub(WIDE + 1), at.saturating_sub(WIDE - 1), at + WIDE - 1, at + WIDE + 1]
}

/// A set of cells.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub struct Set([u64; CELLS.div_ceil(64)]);

impl Set {
    pub fn has(&self, at: At) -> bool {
        self.0.get(at / 64).is_some_and(|word| word >> (at % 64) & 1 == 1)
    }
    pub fn add(&mut self, at: At) {
        if let Some(word) = self.0.get_mut(at / 64) {
            *word |= 1 << (at % 64);
        }
    }
    pub fn drop(&mut self, at: At) {
        if let Some(word) = self.0.get_mut(at / 64) {
            *word &= !(1 << (at % 64));
        }
    }
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }
    pub fn join(&mut self, other: &Set) {
        self.0.iter_mut().zip(other.0).for_each(|(word, more)| *word |= more);
    }
    pub fn remove(&mut self, other: &Set) {
        self.0.iter_mut().zip(other.0).for_each(|(word, less)| *word &= !less);
    }
    pub fn meets(&self, other: &Set) -> bool {
        self.0.iter().zip(other.0).any(|(word, more)| word & more != 0)
    }
    /// Returns the first in reading order.
    pub fn first(&self) -> Option<At> {
        self.iter().next()
    }
    /// Returns the cells in reading order.
    pub fn iter(&self) -> impl Iterator<Item = At> + use<> {
        let words = self.0;
        (0..words.len()).flat_map(move |i| {
            let mut rest = words[i];
            std::iter::from_fn(move || {
                let bit = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
                rest &= rest - 1;
                Some(i * 64 + bit)
            })
        })
    }
    /// Returns all cells of `self` that can be reached from one of them by their sides.
    pub fn around(&self, start: At) -> Set {
        let (mut reached, mut todo) = (Set::default(), Vec::with_capacity(16));
        if self.has(start) {
            reached.add(start);
            todo.push(start);
        }
        while let Some(here) = todo.pop() {
            for next in beside(here) {
                if self.has(next) && !reached.has(next) {
                    reached.add(next);
                    todo.push(next);
                }
            }
        }
        reached
    }
    /// Returns the connected parts, by their first cells.
    pub fn parts(&self) -> Vec<Set> {
        let (mut rest, mut parts) = (*self, Vec::new());
        while let Some(first) = rest.first() {
            let part = rest.around(first);
            rest.remove(&part);
            parts.push(part);
        }
        parts
    }
}

impl FromIterator<At> for Set {
    fn from_iter<I: IntoIterator<Item = At>>(cells: I) -> Set {
        let mut set = Set::default();
        cells.into_iter().for_each(|at| set.add(at));
        set
    }
}
