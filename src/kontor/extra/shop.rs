//! Special cards for sale before a round (rule `kontor/special-shop`).

use super::super::event::Event;
use super::super::moves::Refusal;
use super::super::place::Place;
use super::super::ruleset::Specials;
use super::super::state::{Intent, Kontor, Pending};
use super::super::steps::Flow;
use crate::game::{AnyLog, Log, Motion, Seat, Seats};

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
        affordable.min(self.deck.for_sale().len() as u8)
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
        let asked: Seats = self.every_seat().filter(|&seat| self.most_to_buy(seat) > 0).collect();
        if asked.is_empty() {
            return Flow::On;
        }
        self.question.ask(Pending::Shop, asked);
        Flow::Waits
    }

    /// Returns how many special cards a player wants.
    fn wanted_by(&self, seat: Seat) -> u8 {
        match self.round.intent(seat) {
            Intent::Buys(count) | Intent::Shows { count, .. } => count,
            _ => 0,
        }
    }

    /// Returns how many special cards all players want together.
    pub(in super::super) fn wanted_by_all(&self) -> u8 {
        self.every_seat().map(|seat| self.wanted_by(seat)).sum()
    }

    /// Takes a player's secret answer how many cards to buy. When all have answered and there are not enough cards,
    /// each chooses a card to show; otherwise it does not matter who buys first (`kontor/ruling-104`).
    #[cold]
    #[inline] // compiled with the session, whose rules it then shares
    pub(in super::super) fn order_specials(&mut self, seat: Seat, count: u8, log: &mut dyn Log<Self>) {
        let log = &mut AnyLog(log);
        self.answer(seat, Intent::Buys(count), log);
        if !self.question.deciding().is_empty() {
            return;
        }
        self.open_chips(log);
        if self.wanted_by_all() > self.deck.for_sale().len() as u8
            && self.every_seat().all(|seat| self.deck.holds_any(seat))
        {
            self.question.ask(Pending::Show, self.every_seat().collect());
            return;
        }
        let highest = [0, 1].map(|s| self.deck.hand(Seat(s)).map(|(_, card)| card).max());
        self.sell(highest, log);
    }

    /// Takes a player's secret choice of the card to show. When both have chosen, the higher card buys first.
    #[cold]
    #[inline]
    pub(in super::super) fn choose_shown(&mut self, seat: Seat, card: u8, log: &mut dyn Log<Self>) {
        let log = &mut AnyLog(log);
        let Some(slot) = self.deck.slot_of(seat, card) else { return };
        self.answer(seat, Intent::Shows { count: self.wanted_by(seat), slot }, log);
        if !self.question.deciding().is_empty() {
            return;
        }
        self.open_chips(log);
        for seat in self.every_seat() {
            if let (Intent::Shows { slot, .. }, Some(number)) =
                (self.round.intent(seat), self.secret_card(seat))
            {
                self.show(seat, slot, number, log);
            }
        }
        self.sell([0, 1].map(|s| self.secret_card(Seat(s))), log);
    }

    /// Sells to the player with the higher of these cards first, then to the other, and goes on.
    fn sell(&mut self, cards: [Option<u8>; 2], log: &mut impl Log<Self>) {
        self.question.ask(Pending::Announce, Seats::NONE); // the chips have been returned
        let first = Seat(u8::from(cards[1] > cards[0]));
        for seat in [first, self.opposite(first)] {
            self.buy(seat, self.wanted_by(seat), log);
        }
        self.continue_round(log);
    }

    /// Shows a card of a hand to all players.
    pub(in super::super) fn show(&mut self, seat: Seat, slot: u8, number: u8, log: &mut impl Log<Self>) {
        log.event(Event::Shown { seat, number });
        self.deck.know(number);
        log.motion(Motion::Turn { at: Place::Hand(seat, slot), face: Some(self.face(number)) });
    }

    fn buy(&mut self, seat: Seat, wanted: u8, log: &mut impl Log<Self>) {
        let count = wanted.min(self.deck.for_sale().len() as u8);
        if wanted > 0 {
            log.event(Event::Bought { seat, wanted, count });
        }
        for _ in 0..count {
            let free = |slot: &u8| self.deck.held(seat, *slot).is_none();
            let setup = self.rules.setup;
            let Some(slot) = (setup.first_special()..setup.places()).find(free) else { return };
            let Some(number) = self.deck.sell() else { return };
            for _ in 0..self.price().unwrap_or(0) {
                self.money.pay(seat, log);
            }
            self.deck.hold(seat, slot, number);
            let face = Some(self.face(number));
            log.motion(Motion::Move { from: Place::Shop, to: Place::Hand(seat, slot), face });
        }
    }
}
