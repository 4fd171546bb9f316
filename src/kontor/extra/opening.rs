//! The choice of a hand's first docks (rule `kontor/justice`).

use super::super::event::Event;
use super::super::place::{Pile, Place};
use super::super::ruleset::Opening;
use super::super::state::{Kontor, Pending};
use crate::game::{Log, Motion, Seat};

impl Kontor {
    /// Begins the game on the laid-out table with the first question.
    pub(in super::super) fn begin(&mut self, log: &mut impl Log<Self>) {
        match self.rules.setup.opening {
            Opening::Dealt if self.is_clockwise() => self.begin_turns(log),
            Opening::Dealt => self.begin_round(log),
            Opening::ThreeDocksChosen => {
                self.question.ask(Pending::Opening, self.every_seat().collect());
            }
        }
    }

    /// Takes one of a player's first docks, unseen by the others. After the last one of all, some docks leave
    /// each pile, unseen even by their owners: the first of the rest, which was shuffled
    /// (`kontor/ruling-92`).
    #[cold]
    pub(in super::super) fn pick_first(&mut self, seat: Seat, card: u8, log: &mut impl Log<Self>) {
        let docks = self.rules.setup.hand.0;
        let Some(slot) = (0..docks).find(|&slot| self.deck.held(seat, slot).is_none()) else { return };
        self.deck.hold(seat, slot, card);
        self.deck.pick(seat, card);
        let (from, to) = (Place::Pile(Pile::Docks(seat)), Place::Hand(seat, slot));
        log.motion(Motion::Move { from, to, face: Some(self.face(card)) });
        if slot + 1 < docks {
            return;
        }
        self.question.answered(seat);
        log.event(Event::Opened { seat });
        if self.question.deciding().is_empty() {
            self.set_docks_aside(log);
            self.begin_round(log);
        }
    }

    fn set_docks_aside(&mut self, log: &mut impl Log<Self>) {
        let count = self.rules.setup.docks_aside;
        log.event(Event::DocksLeave { count });
        for seat in self.every_seat() {
            for _ in 0..count {
                let Some(card) = self.deck.draw(Pile::Docks(seat)) else { break };
                self.deck.set_aside(card);
                let face = Some(self.face(card));
                log.motion(Motion::Move { from: Place::Pile(Pile::Docks(seat)), to: Place::Box, face });
            }
            self.turn_up(Pile::Docks(seat), log);
        }
    }
}
