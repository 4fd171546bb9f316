//! The cells where a card may lie.

use super::Ledger;
use crate::steer::map::{ANCHOR_AT, At, Set, beside, corners, from, xy};
use crate::steer::page::sort_of;
use dockhand::game::Seat;
use dockhand::kontor::{CRANES, OptionalRule, Scenario, Sort, TAVERNS};

impl Ledger {
    /// Returns the empty cells within the room of the axes (`kontor/board`).
    fn has_room(&self, at: At) -> bool {
        let (x, y) = xy(at);
        self.columns.has_room(x) && self.rows.has_room(y)
    }

    /// Returns the empty cells that share a side with a card (`kontor/place`).
    fn shore(&self) -> Vec<At> {
        let all = self.occupied();
        let near: Set = all.iter().flat_map(beside).collect();
        near.iter().filter(|&at| !all.has(at) && self.has_room(at)).collect()
    }

    /// Returns whether a canal would split the rest of a field (`kontor/ruling-63`).
    fn parts_a_field(&self, at: At) -> bool {
        let (x, y) = xy(at);
        let start = |at: i8| [-2i8, 1, 4].into_iter().find(|&from| at == from || at == from + 1);
        let (Some(x), Some(y)) = (start(x), start(y)) else { return false };
        let cells = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(dx, dy)| from(x + dx, y + dy));
        let dry: Set = cells.into_iter().filter(|&cell| cell != at && !self.water.has(cell)).collect();
        dry.parts().len() > 1
    }

    /// Returns whether a crane of another party lies beside a cell (`kontor/crane`).
    fn is_barred(&self, at: At, party: usize) -> bool {
        let bars = |at: At| CRANES.contains(&self.top[at]) && self.party_at(at) != Some(party);
        beside(at).into_iter().any(bars)
    }

    fn fits_alone(&self, at: At) -> bool {
        let all = self.occupied();
        !beside(at).into_iter().any(|at| all.has(at)) && corners(at).into_iter().any(|at| all.has(at))
    }

    /// Returns the cells where a card may lie without the ship's blockade.
    pub fn lays_anyway(&self, seat: Seat, number: u8) -> Vec<At> {
        let (scenario, party) = (self.page.scenario, self.page.party(seat));
        let bribes =
            [OptionalRule::Corruption1, OptionalRule::Corruption2].into_iter().any(|o| self.page.has(o));
        let water = |at: At| beside(at).into_iter().any(|at| self.water.has(at));
        let mut cells = match sort_of(number) {
            Sort::Dock if self.page.wheel() && CRANES.contains(&number) => {
                let near: Set = self.occupied().iter().flat_map(corners).collect();
                let all = self.occupied();
                return near
                    .iter()
                    .filter(|&at| !all.has(at) && self.has_room(at) && self.fits_alone(at))
                    .collect();
            }
            Sort::Canal | Sort::Dock | Sort::Customs => self.shore(),
            Sort::Flood => self.land.iter().filter(|&at| self.can_be_flooded(at)).collect(),
            Sort::Bridge => self.water.iter().filter(|&at| self.can_be_bridged(at)).collect(),
            Sort::Anchor => Vec::new(),
        };
        match sort_of(number) {
            Sort::Canal if scenario == Scenario::IleGrande => cells.retain(|&at| !self.island.has(at)),
            Sort::Canal if scenario == Scenario::TicTacToe => cells.retain(|&at| !self.parts_a_field(at)),
            Sort::Dock => {
                cells.retain(|&at| !self.is_barred(at, party));
                cells.retain(|&at| scenario != Scenario::Watergames || water(at));
                if bribes && TAVERNS.contains(&number) {
                    cells.retain(|&at| !self.would_finish(at));
                }
            }
            Sort::Customs => cells.retain(|&at| !self.would_finish(at)),
            Sort::Canal | Sort::Flood | Sort::Bridge | Sort::Anchor => {}
        }
        cells
    }

    /// Returns the cells where a card may lie (`kontor/blockade`).
    pub fn lays(&self, seat: Seat, number: u8) -> Vec<At> {
        let mut cells = self.lays_anyway(seat, number);
        if self.page.has(OptionalRule::Blockade) {
            let ship = self.ship.unwrap_or(0);
            cells.retain(|&at| !beside(at).contains(&ship));
        }
        cells
    }

    fn is_final(&self, at: At) -> bool {
        !self.page.wheel() && self.done.has(at)
    }

    fn can_be_flooded(&self, at: At) -> bool {
        let shown = self.shows(self.top[at]).iter().filter(|&&shown| shown).count();
        let fits = match sort_of(self.top[at]) {
            Sort::Bridge => true,
            Sort::Dock => shown <= 1,
            Sort::Canal | Sort::Customs | Sort::Flood | Sort::Anchor => false,
        };
        fits && !self.is_final(at)
    }

    fn can_be_bridged(&self, at: At) -> bool {
        at != ANCHOR_AT
            && matches!(sort_of(self.top[at]), Sort::Canal | Sort::Flood)
            && self.ship != Some(at)
            && self.stock[at] == [0; 3]
            && !beside(at).into_iter().any(|at| self.is_final(at))
    }
}
