//! The burial chamber: three rows, filled column by column, scored at the end.

use crate::game::{Log, Seat};
use crate::imhotep::cards::Site;
use crate::imhotep::event::Event;
use crate::imhotep::place::Place;
use crate::imhotep::score::{share, triangle};
use crate::imhotep::state::Imhotep;

/// The places of the top, middle and bottom row, as masks; place `i` is in column `i / 3`, row `i % 3`.
const ROWS: [u64; 3] = [0x1249_2492_4924_9249, 0x2492_4924_9249_2492, 0x4924_9249_2492_4924];

impl Imhotep {
    /// Builds on the next place (`imhotep/chamber-a`).
    pub(in crate::imhotep) fn build_chamber(
        &mut self,
        owner: Seat,
        spot: Option<u8>,
        log: &mut impl Log<Self>,
    ) {
        let index = self.chamber_len;
        self.chamber_len += 1;
        self.chamber.set(index, owner);
        self.move_stone(owner, spot, Place::Chamber(index), log);
        log.event(Event::Delivered { seat: owner, site: Site::Chamber });
    }

    /// Returns the places of a player's stones, as a mask.
    fn chamber_mask(&self, seat: Seat) -> u64 {
        let owners = self.chamber.first(self.chamber_len).enumerate();
        owners.filter(|&(_, owner)| owner == seat).fold(0, |mask, (i, _)| mask | 1 << (i & 63))
    }

    /// Returns the points of a player for the chamber at the end.
    pub(in crate::imhotep) fn chamber_points(&self, seat: Seat) -> i16 {
        if self.is_b(Site::Chamber) { self.chamber_points_b(seat) } else { groups(self.chamber_mask(seat)) }
    }

    /// Returns the points on side B: each row gives 8, 4 and 2 by number of stones (`imhotep/chamber-b`).
    fn chamber_points_b(&self, seat: Seat) -> i16 {
        let masks = [0, 1, 2, 3].map(|s| self.chamber_mask(Seat(s)));
        let points = |row: u64| {
            let counts = masks.map(|mask| (mask & row).count_ones() as u8);
            share(&counts, seat, &[8, 4, 2])
        };
        ROWS.into_iter().map(points).sum()
    }
}

/// Returns the points on side A: each group of adjacent stones gives 1, 3, 6, 10, 15, and 2 more for each
/// further stone.
fn groups(mut stones: u64) -> i16 {
    let mut points = 0;
    while stones != 0 {
        let mut group = stones & stones.wrapping_neg();
        loop {
            let sides = group << 3 | group >> 3;
            let below = (group & !ROWS[2]) << 1;
            let above = (group & !ROWS[0]) >> 1;
            let grown = stones & (group | sides | below | above);
            if grown == group {
                break;
            }
            group = grown;
        }
        points += triangle(group.count_ones() as u8);
        stones &= !group;
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_below_one_another_are_linked_but_not_across_columns() {
        assert_eq!(groups(0b11), 3); // top and middle of the first column
        assert_eq!(groups(0b1100), 2); // bottom of the first, top of the second
        assert_eq!(groups(0b1001), 3); // the first two of the top row
        assert_eq!(groups(0), 0);
    }
}
