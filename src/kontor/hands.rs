//! Cards in hands and piles: answering, showing, taking back, drawing.

use super::event::Event;
use super::place::{Face, Pile, Place};
use super::state::{Kontor, Part, Pending};
use crate::game::{Log, Motion, Seat};

impl Kontor {
    /// Sets what a player does from now on, and logs whether the player is out of the round.
    #[inline]
    pub(super) fn set_part(&mut self, seat: Seat, part: Part, log: &mut impl Log<Self>) {
        let slot = &mut self.parts[seat];
        let by = i16::from(part == Part::Out) - i16::from(*slot == Part::Out);
        *slot = part;
        if by != 0 {
            log.motion(Motion::Count { at: Place::Out(seat), by });
        }
    }

    /// Takes a secret answer; a face-down chip stands for it.
    pub(super) fn answer(&mut self, seat: Seat, part: Part, log: &mut impl Log<Self>) {
        self.set_part(seat, part, log);
        self.deciding = self.deciding.without(seat);
        let face = self.chip(seat);
        log.motion(Motion::Move { from: Place::Chip(seat), to: Place::Chosen(seat), face });
    }

    /// Returns the chip of a player with what it shows, while it lies on the table.
    pub(super) fn chip(&self, seat: Seat) -> Option<Face> {
        match (self.pending, self.part(seat)) {
            (Pending::Announce | Pending::Choose, Part::Passes) => Some(Face::Announced { pass: true }),
            (Pending::Announce, Part::Plays) => Some(Face::Announced { pass: false }),
            (Pending::Shop, Part::Buys(count)) => Some(Face::Buys { count }),
            (Pending::Choose, Part::Smuggles(_)) => {
                self.secret_card(seat).map(|number| Face::Smuggled { number })
            }
            (Pending::Choose, Part::Chose(_)) | (Pending::Show, Part::Shows { .. }) => {
                self.secret_card(seat).map(|number| Face::Chosen { number })
            }
            _ => None,
        }
    }

    /// Turns up the chips and returns them.
    pub(super) fn open_chips(&self, log: &mut impl Log<Self>) {
        for seat in self.every_seat() {
            if let Some(chip) = self.chip(seat) {
                let hidden = matches!(self.part(seat), Part::Smuggles(_));
                let face = Some(if hidden { Face::Announced { pass: false } } else { chip });
                log.motion(Motion::Move { from: Place::Chosen(seat), to: Place::Chip(seat), face });
            }
        }
    }

    /// Turns up a chosen card and returns its number; 0 for a card that the player lays face down (rule `kontor/reveal`).
    #[inline]
    pub(super) fn reveal(&mut self, seat: Seat, log: &mut impl Log<Self>) -> Option<u8> {
        let slot = match self.part(seat) {
            Part::Chose(slot) => slot,
            Part::Smuggles(slot) => return self.hide(seat, slot, log).then_some(0),
            _ => return None,
        };
        let number = self.held(seat, slot)?;
        self.set_part(seat, Part::Open(slot), log);
        self.seen.insert(number);
        log.event(Event::Revealed { seat, number });
        let face = Some(self.face(number));
        log.motion(Motion::Move { from: Place::Hand(seat, slot), to: Place::Chosen(seat), face });
        Some(number)
    }

    /// Takes an open card out of the hand.
    pub(super) fn lose_open_card(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        if let Part::Open(slot) | Part::Dark(slot) = self.part(seat) {
            self.hold(seat, slot, 0);
        }
        self.set_part(seat, self.rest(), log);
    }

    /// Takes an open card back to the hand; all players know it.
    pub(super) fn take_back(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let (Part::Open(slot) | Part::Dark(slot)) = self.part(seat) else { return };
        let face = self.held(seat, slot).map(|number| self.face(number));
        self.set_part(seat, self.rest(), log);
        log.motion(Motion::Move { from: Place::Chosen(seat), to: Place::Hand(seat, slot), face });
    }

    /// Draws the top card of a pile; the next one is turned up (rule `kontor/refill`).
    pub(super) fn draw(&mut self, seat: Seat, slot: u8, pile: Pile, log: &mut impl Log<Self>) {
        let drawn = match pile {
            Pile::Docks(of) => self.piles.draw(of.index()),
            Pile::Canals => self.canals.draw(),
        };
        let Some(number) = drawn else { return };
        self.hold(seat, slot, number);
        log.event(Event::Drew { seat, number });
        let face = Some(self.face(number));
        log.motion(Motion::Move { from: Place::Top(pile), to: Place::Hand(seat, slot), face });
        self.turn_up(pile, log);
    }

    /// Returns the top card of a pile.
    #[inline]
    pub(super) fn top(&self, pile: Pile) -> Option<u8> {
        match pile {
            Pile::Docks(seat) => self.piles.top(seat.index()),
            Pile::Canals => self.canals.cards().last().copied(),
        }
    }

    /// Returns the cards of a pile, the top first.
    pub(super) fn downwards(&self, pile: Pile) -> Vec<u8> {
        match pile {
            Pile::Docks(seat) => self.piles.downwards(seat.index()).collect(),
            Pile::Canals => self.canals.cards().iter().rev().copied().collect(),
        }
    }

    /// Returns how many cards a pile has.
    pub(super) fn height(&self, pile: Pile) -> u8 {
        match pile {
            Pile::Docks(seat) => self.piles.len(seat.index()),
            Pile::Canals => self.canals.cards().len() as u8,
        }
    }

    /// Returns whether the top card of a pile lies face up: docks do so once all have taken their first ones.
    #[inline]
    pub(super) fn is_turned_up(&self, pile: Pile) -> bool {
        self.height(pile) > 0 && (self.pending != Pending::Opening || pile == Pile::Canals)
    }

    /// Turns up the top card of a pile.
    pub(super) fn turn_up(&mut self, pile: Pile, log: &mut impl Log<Self>) {
        if let Some(number) = self.top(pile) {
            self.seen.insert(number);
            let face = Some(self.face(number));
            log.motion(Motion::Move { from: Place::Pile(pile), to: Place::Top(pile), face });
        }
    }

    /// Puts a dock face up under a pile; its warehouses have gone back before.
    pub(super) fn put_under(&mut self, number: u8, under: Seat, from: Place, log: &mut impl Log<Self>) {
        let pile = Pile::Docks(under);
        let first = self.top(pile).is_none();
        self.piles.put_under(under.index(), number);
        let (to, face) = (if first { Place::Top(pile) } else { Place::Pile(pile) }, Some(self.face(number)));
        log.motion(Motion::Move { from, to, face });
    }
}
