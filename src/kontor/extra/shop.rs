//! Special cards for sale before a round (rule `kontor/special-shop`).

use super::super::event::Event;
use super::super::moves::Refusal;
use super::super::place::Place;
use super::super::ruleset::Specials;
use super::super::state::{Kontor, Part, Pending};
use super::super::turn::Flow;
use crate::game::{AnyLog, Log, Motion, Seat};

impl Kontor {
    /// Returns the price of a special card, if they are for sale.
    fn price(&self) -> Option<u8> {
        match self.rules.setup.specials {
            Specials::Shop { price } => Some(price),
            _ => None,
        }
    }

    /// Returns the most special cards that a player can buy.
    pub(in super::super) fn most_to_buy(&self, seat: Seat) -> u8 {
        let affordable = self.price().and_then(|price| self.purse(seat).checked_div(price)).unwrap_or(0);
        affordable.min(self.shop.len())
    }

    pub(in super::super) fn check_buy(&self, seat: Seat, count: u8) -> Result<(), Refusal> {
        if count <= self.most_to_buy(seat) { Ok(()) } else { Err(Refusal::CannotBuySoMany) }
    }

    /// Asks all players who can pay at once how many special cards they buy.
    #[inline]
    pub(in super::super) fn open_shop(&mut self) -> Flow {
        if self.price().is_none() {
            return Flow::On;
        }
        self.deciding = self.every_seat().filter(|&seat| self.most_to_buy(seat) > 0).collect();
        if self.deciding.is_empty() {
            return Flow::On;
        }
        self.pending = Pending::Shop;
        Flow::Waits
    }

    /// Takes a player's secret answer how many cards to buy. When all have answered, the player with the
    /// highest card in hand buys first, as many as wanted; these cards are shown if there are not enough for
    /// both (`kontor/ruling-104`).
    #[cold]
    #[inline] // compiled with the session, whose rules it then shares
    pub(in super::super) fn order_specials(&mut self, seat: Seat, count: u8, log: &mut dyn Log<Self>) {
        let log = &mut AnyLog(log);
        self.answer(seat, Part::Buys(count), log);
        if !self.deciding.is_empty() {
            return;
        }
        self.open_chips(log);
        let wanted = [0, 1].map(|s| match self.part(Seat(s)) {
            Part::Buys(count) => count,
            _ => 0,
        });
        self.pending = Pending::Announce; // the chips have been returned
        let highest = [0, 1].map(|s| self.hand(Seat(s)).map(|(slot, card)| (card, slot)).max());
        if wanted[0] + wanted[1] > self.shop.len() {
            for (s, (number, slot)) in (0..).zip(highest).filter_map(|(s, card)| Some((s, card?))) {
                self.show(Seat(s), slot, number, log);
            }
        }
        let first = usize::from(highest[1] > highest[0]);
        for s in [first, 1 - first] {
            self.buy(Seat(s as u8), wanted[s], log);
        }
        self.go_on_to_choose(log);
    }

    /// Shows a card of a hand to all players.
    pub(in super::super) fn show(&mut self, seat: Seat, slot: u8, number: u8, log: &mut impl Log<Self>) {
        log.event(Event::Shown { seat, number });
        self.seen.insert(number);
        log.motion(Motion::Turn { at: Place::Hand(seat, slot), face: Some(self.face(number)) });
    }

    fn buy(&mut self, seat: Seat, wanted: u8, log: &mut impl Log<Self>) {
        let count = wanted.min(self.shop.len());
        if wanted > 0 {
            log.event(Event::Bought { seat, wanted, count });
        }
        for _ in 0..count {
            let free = |slot: &u8| self.held(seat, *slot).is_none();
            let setup = self.rules.setup;
            let Some(slot) = (setup.first_special()..setup.places()).find(free) else { return };
            let Some(number) = self.shop.draw() else { return };
            for _ in 0..self.price().unwrap_or(0) {
                self.pay(seat, log);
            }
            self.hold(seat, slot, number);
            let face = Some(self.face(number));
            log.motion(Motion::Move { from: Place::Shop, to: Place::Hand(seat, slot), face });
        }
    }
}
