//! A second canal in one turn (rule `kontor/spring-tide`).

use super::super::cards::Sort;
use super::super::event::Event;
use super::super::moves::Refusal;
use super::super::place::Place;
use super::super::state::Cell;
use super::super::state::{Kontor, Pending};
use super::super::steps::Flow;
use crate::game::{Log, Motion, Seat};

impl Kontor {
    /// Asks the player on turn for a second canal, if one can be laid.
    pub(in super::super) fn may_lay_second(&mut self) -> Flow {
        if !self.could_lay_second() {
            return Flow::On;
        }
        self.wait_for(Pending::Second);
        Flow::Waits
    }

    /// Returns whether the player on turn, who has laid one canal, could lay another: this needs a florin, a
    /// canal in hand and a cell for it (`kontor/ruling-74`, `kontor/ruling-75`).
    fn could_lay_second(&self) -> bool {
        let Some(price) = self.rules.turn.second_canal else { return false };
        let number = self.play.number();
        let canal = |&(_, number): &(u8, u8)| self.sort_of(number) == Sort::Canal;
        self.play.to_replace() == 1
            && self.play.instead_of_flood().laid == 0
            && !self.harbour.face_down().has(self.play.cell())
            && self.sort_of(number) == Sort::Canal
            && self.purse(self.round.turn()) >= price
            && self.deck.hand(self.round.turn()).any(|held| canal(&held))
            && !self.lays(self.round.turn(), number).is_empty()
    }

    /// Checks that a card may be the second canal.
    pub(in super::super) fn check_second(&self, seat: Seat, card: u8, cell: Cell) -> Result<(), Refusal> {
        if !self.deck.holds(seat, card) {
            Err(Refusal::NotInHand)
        } else if self.sort_of(card) != Sort::Canal {
            Err(Refusal::NotACanalCard)
        } else {
            self.check_lay(seat, card, cell)
        }
    }

    /// Pays for the second canal and lays it, without tax and ship (`kontor/ruling-74`).
    #[cold]
    pub(in super::super) fn lay_second(&mut self, card: u8, cell: Cell, log: &mut impl Log<Self>) {
        let seat = self.round.turn();
        let Some((_, slot)) = self.deck.holder(card).filter(|&(holder, _)| holder == seat) else { return };
        let price = self.rules.turn.second_canal.unwrap_or(0);
        log.event(Event::LaidMore { seat, number: card, cell });
        for _ in 0..price {
            self.money.pay(seat, log);
        }
        let before = self.noted(log);
        self.deck.give_up(seat, slot);
        self.deck.know(card);
        let face = Some(self.face(card));
        log.motion(Motion::Move { from: Place::Hand(seat, slot), to: Place::Cell(cell), face });
        let fixes = self.put(card, cell, log);
        self.log_scores(before, log);
        self.play.begin_second(card, cell, fixes);
    }
}
