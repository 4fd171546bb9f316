//! Lists all legal moves, written for speed, and all moves that can be named.

use super::Move;
use crate::duel::cards::Action;
use crate::duel::harbour::{BOATS, Boat, CELLS, Cell, Cells, PLACES};
use crate::duel::state::{Duel, Pending};
use crate::game::Seat;
use crate::rng::Rng;
use arrayvec::ArrayVec;

/// The pairs of places of a boat.
const PAIRS: [(u8, u8); 3] = [(0, 1), (0, 2), (1, 2)];

/// Every cargo place of every boat.
const CARGO: [(Boat, u8); BOATS * PLACES] = {
    let mut cargo = [(Boat::Row0, 0); BOATS * PLACES];
    let mut i = 0;
    while i < cargo.len() {
        cargo[i] = (Boat::ALL[i / PLACES], (i % PLACES) as u8);
        i += 1;
    }
    cargo
};

/// Appends the wanted moves. It writes all moves and keeps the wanted ones, which costs less than branches
/// that are hard to predict.
#[inline(always)]
fn push_wanted<T: Copy, const N: usize>(out: &mut Vec<Move>, of: [T; N], each: impl Fn(T) -> (bool, Move)) {
    let mut end = out.len();
    out.resize(end + N, Move::Pass);
    for item in of {
        let (wanted, mv) = each(item);
        if let Some(slot) = out.get_mut(end) {
            *slot = mv;
        }
        end += usize::from(wanted);
    }
    out.truncate(end);
}

impl Duel {
    /// Appends every legal move, each once, in the order of the [`Move`] enum.
    pub(in crate::duel) fn list_moves(&self, out: &mut Vec<Move>) {
        match self.pending {
            None => self.list_actions(out),
            Some(Pending::SecondBoat) => {
                out.extend(self.unloadable(self.occupied()).iter().map(|boat| Move::UnloadAgain { boat }));
                out.push(Move::Stop);
            }
        }
    }

    fn list_actions(&self, out: &mut Vec<Move>) {
        let (seat, occupied, before) = (self.turn, self.occupied(), out.len());
        let empty = if self.reserve(seat) > 0 { occupied.others() } else { Cells::NONE };
        let boats = self.unloadable(occupied);
        push_wanted(out, Cell::ALL, |cell| (empty.contains(cell), Move::Place { cell }));
        push_wanted(out, Boat::ALL, |boat| (boats.contains(boat), Move::Unload { boat }));
        if self.has_actions(seat) {
            self.list_tokens(seat, out);
        }
        if out.len() == before {
            out.push(Move::Pass);
        }
    }

    /// Draws one of the actions, each with the same chance; only those of tokens, which few positions have, are listed in `scratch`.
    pub(in crate::duel) fn any_action(&self, rng: &mut Rng, scratch: &mut Vec<Move>) -> Move {
        let (seat, occupied) = (self.turn, self.occupied());
        let empty = if self.reserve(seat) > 0 { occupied.others() } else { Cells::NONE };
        let boats = self.unloadable(occupied);
        scratch.clear();
        if self.has_actions(seat) {
            self.list_tokens(seat, scratch);
        }
        let (cells, unloads) = (usize::from(empty.len()), boats.len() as usize);
        let drawn = rng.below((cells + unloads + scratch.len()).max(1)); // no action: one way to pass
        if drawn < cells {
            empty.iter().nth(drawn).map_or(Move::Pass, |cell| Move::Place { cell })
        } else if drawn < cells + unloads {
            boats.iter().nth(drawn - cells).map_or(Move::Pass, |boat| Move::Unload { boat })
        } else {
            scratch.get(drawn - cells - unloads).copied().unwrap_or(Move::Pass)
        }
    }

    fn list_tokens(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.holds(seat, Action::TakeOne) {
            push_wanted(out, CARGO, |(boat, place)| {
                (self.is_takeable(boat, place), Move::TakeOne { boat, place })
            });
        }
        if self.holds(seat, Action::PlaceSeveral) {
            self.list_sets(self.reserve(seat), out);
        }
        let occupied = self.occupied();
        if self.holds(seat, Action::PlaceAndUnload) && self.reserve(seat) > 0 {
            for cell in occupied.others().iter() {
                let boats = self.unloadable(occupied.with(cell));
                push_wanted(out, Boat::ALL, |boat| {
                    (boats.contains(boat), Move::PlaceAndUnload { cell, boat })
                });
            }
        }
        let boats = self.unloadable(occupied);
        if self.holds(seat, Action::SwapAndUnload) && !boats.is_empty() {
            for (boat, swap) in boats.iter().flat_map(|boat| self.afloat.iter().map(move |swap| (boat, swap)))
            {
                out.extend(PAIRS.map(|(first, second)| Move::SwapAndUnload { swap, first, second, boat }));
            }
        }
    }

    /// Appends each set of two empty cells, and each set of three if the reserve has three figures.
    fn list_sets(&self, reserve: u8, out: &mut Vec<Move>) {
        if reserve < 2 {
            return;
        }
        let empty: ArrayVec<Cell, CELLS> = self.occupied().others().iter().collect();
        let mut firsts = &empty[..];
        while let [first, others @ ..] = firsts {
            firsts = others;
            let mut seconds = others;
            while let [second, thirds @ ..] = seconds {
                seconds = thirds;
                let two = Cells::NONE.with(*first).with(*second);
                out.push(Move::PlaceSeveral { cells: two });
                if reserve > 2 {
                    out.extend(thirds.iter().map(|&third| Move::PlaceSeveral { cells: two.with(third) }));
                }
            }
        }
    }

    /// Appends every move that can be named at this table.
    pub(in crate::duel) fn list_candidates(&self, out: &mut Vec<Move>) {
        let places = || 0..=PLACES as u8; // one place more than a boat has
        out.extend([Move::Pass, Move::Stop]);
        out.extend(Cell::ALL.into_iter().map(|cell| Move::Place { cell }));
        for boat in Boat::ALL {
            out.extend([Move::Unload { boat }, Move::UnloadAgain { boat }]);
            out.extend(places().map(|place| Move::TakeOne { boat, place }));
            out.extend(Cell::ALL.into_iter().map(|cell| Move::PlaceAndUnload { cell, boat }));
            for (swap, first) in Boat::ALL.into_iter().flat_map(|swap| places().map(move |p| (swap, p))) {
                out.extend(places().map(|second| Move::SwapAndUnload { swap, first, second, boat }));
            }
        }
        let mut sets = vec![Cells::NONE];
        for cell in Cell::ALL {
            let more: Vec<Cells> =
                sets.iter().filter(|set| set.len() < 4).map(|set| set.with(cell)).collect();
            sets.extend(more);
        }
        out.extend(sets.into_iter().map(|cells| Move::PlaceSeveral { cells }));
    }
}
