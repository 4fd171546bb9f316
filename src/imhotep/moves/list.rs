//! Lists all legal moves, written for speed, and all moves that can be named.

use super::{Move, Order, Spot};
use crate::game::{BySeat, Rules, Seat};
use crate::imhotep::cards::{Bonus, Card, Site, least_load};
use crate::imhotep::state::{Imhotep, Pending, spots};

impl Imhotep {
    /// Appends every legal move, each once, in the order of the [`Move`] enum.
    pub(in crate::imhotep) fn list_moves(&self, out: &mut Vec<Move>) {
        match self.pending() {
            None if self.is_over() => {}
            None => self.list_actions(out),
            Some(pending) => self.each_answer(pending, &mut |answer| out.push(answer)),
        }
    }

    /// Calls `each` with every answer to a pending decision.
    pub(in crate::imhotep) fn each_answer(&self, pending: Pending, each: &mut dyn FnMut(Move)) {
        match pending {
            Pending::Pick { .. } => {
                self.kinds_on_offer().for_each(|card| each(Move::PickCard { card }));
                if self.pair().next().is_some() {
                    each(Move::PickPair);
                }
            }
            Pending::Keep { .. } => {
                let mut last = None;
                for card in self.pair() {
                    if last != Some(card) {
                        each(Move::KeepCard { card });
                    }
                    last = Some(card);
                }
            }
            Pending::Build { .. } => {
                let open = (0..3).filter(|&p| self.pyramid_has_room(p));
                open.for_each(|pyramid| each(Move::ChoosePyramid { pyramid }));
            }
            Pending::Bonus { bonus: Bonus::Boat, .. } => {
                let free = spots(self.free_spots()).map(Spot::at);
                free.for_each(|Spot(boat, place)| each(Move::LoadBonus { boat, place }));
                each(Move::Decline);
            }
            Pending::Bonus { .. } => [Move::Decline, Move::Accept].into_iter().for_each(each),
            Pending::Temple { .. } => [Move::TemplePoint, Move::TempleStones].into_iter().for_each(each),
            // These are carried out without asking.
            Pending::Unload { .. } | Pending::Return { .. } | Pending::Discard { .. } => {}
        }
    }

    pub(super) fn list_actions(&self, out: &mut Vec<Move>) {
        let seat = self.on_turn();
        let before = out.len();
        if self.stones_to_take(seat, 3) > 0 {
            out.push(Move::TakeStones);
        }
        let has_stone = self.sled(seat) > 0;
        if has_stone {
            out.extend(
                spots(self.free_spots()).map(Spot::at).map(|Spot(boat, place)| Move::Load { boat, place }),
            );
        }
        for boat in self.boats_ready() {
            out.extend(self.free_docks().map(|site| Move::Sail { boat, site }));
        }
        if self.holds_blue(seat) {
            self.list_card_actions(seat, out);
        }
        if out.len() == before {
            out.push(Move::Pass);
        }
    }

    fn list_card_actions(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.held(seat, Card::Lever) > 0 {
            for boat in self.boats_ready() {
                for site in self.free_docks() {
                    self.orders_of(boat, |order| out.push(Move::Lever { boat, site, order }));
                }
            }
        }
        let free = || spots(self.free_spots()).map(Spot::at);
        let has_stone = self.sled(seat) > 0;
        if self.held(seat, Card::Hammer) > 0 && (has_stone || self.stones_to_take(seat, 3) > 0) {
            out.extend(free().map(|Spot(boat, place)| Move::Hammer { boat, place }));
        }
        if self.held(seat, Card::Sail) > 0 && has_stone {
            for Spot(boat, place) in free() {
                if self.load_of(boat) + 1 >= least_load(self.capacity(boat)) {
                    out.extend(self.free_docks().map(|site| Move::SailCard { boat, place, site }));
                }
            }
        }
        if self.held(seat, Card::Chisel) > 0 && self.sled(seat) >= 2 {
            for first in free() {
                let later = free().filter(|&second| second > first);
                out.extend(later.map(|second| Move::Chisel { first, second }));
            }
        }
    }

    /// Calls `each` with each distinct order of the owners aboard a boat.
    pub(in crate::imhotep) fn orders_of(&self, boat: u8, mut each: impl FnMut(Order)) {
        let mut counts = BySeat::<u8>::default();
        for owner in self.aboard(boat) {
            counts[owner] += 1;
        }
        arrange(&mut counts.0, Order::default(), &mut each);
    }

    /// Appends every move that can be named at this table; the orders of a Lever only with as many stones as
    /// some boat carries.
    pub(in crate::imhotep) fn list_candidates(&self, out: &mut Vec<Move>) {
        let all = || (0..16).map(Spot::at);
        out.extend([Move::TakeStones, Move::Pass, Move::PickPair, Move::Decline, Move::Accept]);
        out.extend([Move::TemplePoint, Move::TempleStones]);
        for Spot(boat, place) in all() {
            out.extend([
                Move::Load { boat, place },
                Move::Hammer { boat, place },
                Move::LoadBonus { boat, place },
            ]);
            out.extend(Site::ALL.map(|site| Move::SailCard { boat, place, site }));
            out.extend(all().map(|second| Move::Chisel { first: Spot(boat, place), second }));
        }
        let mut orders = vec![Order::default()];
        for length in 0..4 {
            let longest: Vec<Order> = orders.iter().copied().filter(|o| o.len == length).collect();
            orders.extend(longest.iter().flat_map(|o| Seat::all(self.seats()).map(|s| o.then(s))));
        }
        for boat in 0..4 {
            for site in Site::ALL {
                out.push(Move::Sail { boat, site });
                out.extend(orders.iter().map(|&order| Move::Lever { boat, site, order }));
            }
        }
        for card in Card::ALL {
            out.extend([Move::PickCard { card }, Move::KeepCard { card }]);
        }
        out.extend((0..4).map(|pyramid| Move::ChoosePyramid { pyramid }));
    }
}

fn arrange(counts: &mut [u8; 4], order: Order, each: &mut impl FnMut(Order)) {
    if counts.iter().all(|&n| n == 0) {
        return each(order);
    }
    for seat in 0..4 {
        if counts[seat] > 0 {
            counts[seat] -= 1;
            arrange(counts, order.then(Seat(seat as u8)), each);
            counts[seat] += 1;
        }
    }
}
