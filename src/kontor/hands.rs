//! Cards in hands and piles: answering, showing, taking back, drawing.

use super::event::Event;
use super::place::{Face, Pile, Place};
use super::state::{Intent, Kontor, Pending};
use crate::game::{Log, Motion, Seat};

impl Kontor {
    /// Takes a secret answer; a face-down chip stands for it.
    pub(super) fn answer(&mut self, seat: Seat, part: Intent, log: &mut impl Log<Self>) {
        self.round.set_intent(seat, part, log);
        self.question.answered(seat);
        let face = self.chip(seat);
        log.motion(Motion::Move { from: Place::Chip(seat), to: Place::Chosen(seat), face });
    }

    /// Returns the chip of a player with what it shows, while it lies on the table.
    pub(super) fn chip(&self, seat: Seat) -> Option<Face> {
        match (self.question.pending(), self.round.intent(seat)) {
            (Pending::Announce | Pending::Choose, Intent::Passes) => Some(Face::Announced { pass: true }),
            (Pending::Announce, Intent::Plays) => Some(Face::Announced { pass: false }),
            (Pending::Shop, Intent::Buys(count)) => Some(Face::Buys { count }),
            (Pending::Choose, Intent::Smuggles(_)) => {
                self.secret_card(seat).map(|number| Face::Smuggled { number })
            }
            (Pending::Choose, Intent::Chose(_)) | (Pending::Show, Intent::Shows { .. }) => {
                self.secret_card(seat).map(|number| Face::Chosen { number })
            }
            _ => None,
        }
    }

    /// Turns up the chips and returns them.
    pub(super) fn open_chips(&self, log: &mut impl Log<Self>) {
        for seat in self.every_seat() {
            if let Some(chip) = self.chip(seat) {
                let hidden = matches!(self.round.intent(seat), Intent::Smuggles(_));
                let face = Some(if hidden { Face::Announced { pass: false } } else { chip });
                log.motion(Motion::Move { from: Place::Chosen(seat), to: Place::Chip(seat), face });
            }
        }
    }

    /// Turns up a chosen card and returns its number; 0 for a card that the player lays face down (rule `kontor/reveal`).
    #[inline]
    pub(super) fn reveal(&mut self, seat: Seat, log: &mut impl Log<Self>) -> Option<u8> {
        let slot = match self.round.intent(seat) {
            Intent::Chose(slot) => slot,
            Intent::Smuggles(slot) => return self.hide(seat, slot, log).then_some(0),
            _ => return None,
        };
        let number = self.deck.held(seat, slot)?;
        self.round.set_intent(seat, Intent::Open(slot), log);
        self.deck.know(number);
        log.event(Event::Revealed { seat, number });
        let face = Some(self.face(number));
        log.motion(Motion::Move { from: Place::Hand(seat, slot), to: Place::Chosen(seat), face });
        Some(number)
    }

    /// Takes an open card out of the hand.
    pub(super) fn lose_open_card(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        if let Intent::Open(slot) | Intent::Dark(slot) = self.round.intent(seat) {
            self.deck.give_up(seat, slot);
        }
        self.round.set_intent(seat, self.rest(), log);
    }

    /// Takes an open card back to the hand; all players know it.
    pub(super) fn take_back(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let (Intent::Open(slot) | Intent::Dark(slot)) = self.round.intent(seat) else { return };
        let face = self.deck.held(seat, slot).map(|number| self.face(number));
        self.round.set_intent(seat, self.rest(), log);
        log.motion(Motion::Move { from: Place::Chosen(seat), to: Place::Hand(seat, slot), face });
    }

    /// Draws the top card of a pile; the next one is turned up (rule `kontor/refill`).
    pub(super) fn draw(&mut self, seat: Seat, slot: u8, pile: Pile, log: &mut impl Log<Self>) {
        let Some(number) = self.deck.draw(pile) else { return };
        self.deck.hold(seat, slot, number);
        log.event(Event::Drew { seat, number });
        let face = Some(self.face(number));
        log.motion(Motion::Move { from: Place::Top(pile), to: Place::Hand(seat, slot), face });
        self.turn_up(pile, log);
    }

    /// Returns whether the top card of a pile lies face up: docks do so once all have taken their first ones.
    #[inline]
    pub(super) fn is_turned_up(&self, pile: Pile) -> bool {
        self.deck.height(pile) > 0 && (self.question.pending() != Pending::Opening || pile == Pile::Canals)
    }

    /// Turns up the top card of a pile.
    pub(super) fn turn_up(&mut self, pile: Pile, log: &mut impl Log<Self>) {
        if let Some(number) = self.deck.top(pile) {
            self.deck.know(number);
            let face = Some(self.face(number));
            log.motion(Motion::Move { from: Place::Pile(pile), to: Place::Top(pile), face });
        }
    }

    /// Puts a dock face up under a pile; its warehouses have gone back before.
    pub(super) fn put_under(&mut self, number: u8, under: Seat, from: Place, log: &mut impl Log<Self>) {
        let pile = Pile::Docks(under);
        let first = self.deck.top(pile).is_none();
        self.deck.put_under(under, number);
        let (to, face) = (if first { Place::Top(pile) } else { Place::Pile(pile) }, Some(self.face(number)));
        log.motion(Motion::Move { from, to, face });
    }
}
