//! Finished sectors, who has won them, and which customs houses came late.

use super::cells::{Cell, Cells};
use crate::kontor::Side;

/// The finished sectors.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sectors {
    /// Their land.
    done: Cells,
    /// The first cell of each that a side has won, which has its keeper.
    keepers: [Cells; 2],
    /// The first cell of the one that was finished last (rule `kontor/last-point`).
    last: Option<Cell>,
    /// The customs houses laid in this round, as bits by number (rule `kontor/final-sprint`).
    late_customs: u8,
}

impl Sectors {
    #[inline]
    pub fn done(&self) -> Cells {
        self.done
    }

    #[inline]
    pub fn keepers(&self, side: Side) -> Cells {
        self.keepers[side.index()]
    }

    #[inline]
    pub fn last(&self) -> Option<Cell> {
        self.last
    }

    /// Finishes a sector, which is named by its first cell.
    pub fn finish(&mut self, sector: Cells, first: Cell, winner: Option<Side>) {
        self.done = self.done.or(sector);
        self.last = Some(first);
        if let Some(side) = winner {
            self.keepers[side.index()] = self.keepers[side.index()].or(Cells::of(first));
        }
    }

    /// Sets the land of finished sectors, if it is only scored at the end.
    #[inline]
    pub fn renew(&mut self, done: Cells) {
        self.done = done;
    }

    /// Returns whether a customs house was laid in this round.
    #[inline]
    pub fn is_late(&self, customs: u8) -> bool {
        self.late_customs >> (customs & 7) & 1 != 0
    }

    /// Notes that a customs house is laid in this round.
    #[inline]
    pub fn lay_customs(&mut self, customs: u8) {
        self.late_customs |= 1 << (customs & 7);
    }

    /// Begins a round, in which no customs house has been laid yet.
    #[inline]
    pub fn begin_round(&mut self) {
        self.late_customs = 0;
    }
}

#[cfg(test)]
impl Sectors {
    /// Sets the first cells of the sectors that each side has won.
    pub fn set_keepers(&mut self, keepers: [Cells; 2]) {
        self.keepers = keepers;
    }

    /// Gives a side the keepers of these cells too.
    pub fn keep(&mut self, side: Side, cells: Cells) {
        self.keepers[side.index()] = self.keepers(side).or(cells);
    }

    /// Returns whether only finished sectors have keepers.
    pub fn is_sound(&self) -> bool {
        let [red, black] = self.keepers;
        red.or(black).less(self.done).is_empty() && !red.meets(black)
    }
}
