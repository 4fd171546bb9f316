//! Cards in hands and piles: answering, showing, taking back, drawing.

use super::event::Event;
use super::place::{Face, Pile, Place};
use super::state::{Kontor, Part, Pending};
use crate::game::{Log, Motion, Seat};

impl Kontor {
    /// What a seat does from now on; whether it is out of the round is counted.
    #[inline]
    pub(super) fn set_part(&mut self, seat: Seat, part: Part, log: &mut impl Log<Self>) {
        let slot = &mut self.parts[seat];
        let by = i16::from(part == Part::Out) - i16::from(*slot == Part::Out);
        *slot = part;
        if by != 0 {
            log.motion(Motion::Count { at: Place::Out(seat), by });
        }
    }

    /// A seat answers secretly: a chip, face down, stands for the answer.
    pub(super) fn answer(&mut self, seat: Seat, part: Part, log: &mut impl Log<Self>) {
        self.set_part(seat, part, log);
        self.deciding = self.deciding.without(seat);
        let face = self.chip(seat);
        log.motion(Motion::Move { from: Place::Chip(seat), to: Place::Chosen(seat), face });
    }

    /// What the chip of a seat says, while it lies there.
    pub(super) fn chip(&self, seat: Seat) -> Option<Face> {
        match (self.pending, self.part(seat)) {
            (Pending::Announce | Pending::Choose, Part::Passes) => Some(Face::Announced { pass: true }),
            (Pending::Announce, Part::Plays) => Some(Face::Announced { pass: false }),
            (Pending::Shop, Part::Buys(count)) => Some(Face::Buys { count }),
            (Pending::Choose, Part::Smuggles(_)) => {
                self.secret_card(seat).map(|number| Face::Smuggled { number })
            }
            (Pending::Choose, Part::Chose(_)) => self.secret_card(seat).map(|number| Face::Chosen { number }),
            (
                Pending::BuyOut
                | Pending::Announce
                | Pending::Choose
                | Pending::Play
                | Pending::Ship
                | Pending::Take
                | Pending::Lay
                | Pending::Second
                | Pending::Land
                | Pending::Bribe
                | Pending::Shop
                | Pending::Exchange
                | Pending::Wedding
                | Pending::Export
                | Pending::Canals
                | Pending::Veto
                | Pending::Opening
                | Pending::Draw
                | Pending::Pick
                | Pending::Salvage
                | Pending::Treat
                | Pending::Consent
                | Pending::Over(_),
                Part::Undecided
                | Part::Plays
                | Part::Passes
                | Part::Buys(_)
                | Part::Smuggles(_)
                | Part::Dark(_)
                | Part::Chose(_)
                | Part::Open(_)
                | Part::Out,
            ) => None,
        }
    }

    /// The chips are turned up and go back.
    pub(super) fn open_chips(&self, log: &mut impl Log<Self>) {
        for seat in self.every_seat() {
            if let Some(chip) = self.chip(seat) {
                let hidden = matches!(self.part(seat), Part::Smuggles(_));
                let face = Some(if hidden { Face::Announced { pass: false } } else { chip });
                log.motion(Motion::Move { from: Place::Chosen(seat), to: Place::Chip(seat), face });
            }
        }
    }

    /// A chosen card is turned up: which; or it lies face down where that was chosen, as number 0 (rule `kontor/reveal`).
    #[inline]
    pub(super) fn reveal(&mut self, seat: Seat, log: &mut impl Log<Self>) -> Option<u8> {
        let slot = match self.part(seat) {
            Part::Chose(slot) => slot,
            Part::Smuggles(slot) => return self.hide(seat, slot, log).then_some(0),
            Part::Undecided
            | Part::Plays
            | Part::Passes
            | Part::Buys(_)
            | Part::Dark(_)
            | Part::Open(_)
            | Part::Out => return None,
        };
        let number = self.held(seat, slot)?;
        self.set_part(seat, Part::Open(slot), log);
        self.seen.insert(number);
        log.event(Event::Revealed { seat, number });
        let face = Some(self.face(number));
        log.motion(Motion::Move { from: Place::Hand(seat, slot), to: Place::Chosen(seat), face });
        Some(number)
    }

    /// An open card leaves the hand.
    pub(super) fn lose_open_card(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        if let Part::Open(slot) | Part::Dark(slot) = self.part(seat) {
            self.hold(seat, slot, 0);
        }
        self.set_part(seat, self.rest(), log);
    }

    /// An open card goes back to the hand, known to all.
    pub(super) fn take_back(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let (Part::Open(slot) | Part::Dark(slot)) = self.part(seat) else { return };
        let face = self.held(seat, slot).map(|number| self.face(number));
        self.set_part(seat, self.rest(), log);
        log.motion(Motion::Move { from: Place::Chosen(seat), to: Place::Hand(seat, slot), face });
    }

    /// The top card of a pile goes to a hand; the next one is turned up (rule `kontor/refill`).
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

    /// The top card of a pile.
    #[inline]
    pub(super) fn top(&self, pile: Pile) -> Option<u8> {
        match pile {
            Pile::Docks(seat) => self.piles.top(seat.index()),
            Pile::Canals => self.canals.cards().last().copied(),
        }
    }

    /// The cards of a pile, the top first.
    pub(super) fn downwards(&self, pile: Pile) -> Vec<u8> {
        match pile {
            Pile::Docks(seat) => self.piles.downwards(seat.index()).collect(),
            Pile::Canals => self.canals.cards().iter().rev().copied().collect(),
        }
    }

    /// How many cards a pile has.
    pub(super) fn height(&self, pile: Pile) -> u8 {
        match pile {
            Pile::Docks(seat) => self.piles.len(seat.index()),
            Pile::Canals => self.canals.cards().len() as u8,
        }
    }

    /// Whether the top card of a pile lies face up: docks do so once all have taken their first ones.
    #[inline]
    pub(super) fn is_turned_up(&self, pile: Pile) -> bool {
        self.height(pile) > 0 && (self.pending != Pending::Opening || pile == Pile::Canals)
    }

    /// The top card of a pile lies face up.
    pub(super) fn turn_up(&mut self, pile: Pile, log: &mut impl Log<Self>) {
        if let Some(number) = self.top(pile) {
            self.seen.insert(number);
            let face = Some(self.face(number));
            log.motion(Motion::Move { from: Place::Pile(pile), to: Place::Top(pile), face });
        }
    }

    /// A dock goes face up under a pile; its warehouses have gone back before.
    pub(super) fn put_under(&mut self, number: u8, under: Seat, from: Place, log: &mut impl Log<Self>) {
        let pile = Pile::Docks(under);
        let first = self.top(pile).is_none();
        self.piles.put_under(under.index(), number);
        let (to, face) = (if first { Place::Top(pile) } else { Place::Pile(pile) }, Some(self.face(number)));
        log.motion(Motion::Move { from, to, face });
    }
}
