//! Several canals in one turn: two instead of a flood (rule `kontor/flood-choice`), or all around one (rule
//! `kontor/great-flood`).

use super::super::cards::Sort;
use super::super::event::Event;
use super::super::moves::Refusal;
use super::super::place::{Pile, Place};
use super::super::ruleset::Flood;
use super::super::state::{Cell, Cells};
use super::super::state::{Kontor, Pending};
use super::super::steps::Flow;
use crate::game::{Log, Motion};

impl Kontor {
    /// Checks that the open card may be given up for two canals: it must be a flood, and there must be a
    /// canal to lay.
    #[inline]
    pub(in super::super) fn check_discard(&self) -> Result<(), Refusal> {
        let chooses =
            matches!(self.rules.placement.flood, Flood::CoversOrTwoCanals | Flood::FillsAroundOrTwoCanals);
        if chooses && self.sort_of(self.card_on_turn()) == Sort::Flood && self.can_lay_canal() {
            Ok(())
        } else {
            Err(Refusal::NoCanalToLay)
        }
    }

    /// Returns whether the player on turn has a canal in hand and a cell for it.
    fn can_lay_canal(&self) -> bool {
        let mut canals =
            self.deck.hand(self.round.turn()).filter(|&(_, card)| self.sort_of(card) == Sort::Canal);
        canals.next().is_some_and(|(_, card)| !self.lays(self.round.turn(), card).is_empty())
    }

    /// Discards the flood, which leaves the game; up to two canals are laid next.
    #[cold]
    pub(in super::super) fn discard_flood(&mut self, log: &mut impl Log<Self>) {
        let (seat, number) = (self.round.turn(), self.card_on_turn());
        self.lose_open_card(seat, log);
        self.deck.set_aside(number);
        log.event(Event::Discarded { seat, number });
        let face = Some(self.face(number));
        log.motion(Motion::Move { from: Place::Chosen(seat), to: Place::Box, face });
        self.play.offer_twins(2);
        self.wait_for(Pending::Canals);
    }

    pub(in super::super) fn check_twin(&self, card: u8, cell: Cell) -> Result<(), Refusal> {
        let held = self.deck.holds(self.round.turn(), card);
        match (held, self.sort_of(card)) {
            (false, _) => Err(Refusal::NotInHand),
            (true, Sort::Canal) => self.check_lay(self.round.turn(), card, cell),
            (true, _) => Err(Refusal::LayACanal),
        }
    }

    /// Lays a canal of the hand instead of a flood. It has no tax, ship or subsidy, but is scored by itself
    /// (`kontor/ruling-98`).
    #[cold]
    pub(in super::super) fn lay_twin(&mut self, card: u8, cell: Cell, log: &mut impl Log<Self>) {
        let seat = self.round.turn();
        let Some((_, slot)) = self.deck.holder(card) else { return };
        self.deck.give_up(seat, slot);
        self.round.lay();
        self.events.laid_last = seat;
        let before = self.noted(log);
        log.event(Event::Laid { seat, number: card, cell });
        let face = Some(self.face(card));
        log.motion(Motion::Move { from: Place::Hand(seat, slot), to: Place::Cell(cell), face });
        self.deck.know(card);
        let fixes = self.put(card, cell, log);
        self.log_scores(before, log);
        self.play.begin_twin(card, cell, fixes);
    }

    /// Asks a player who has given up a flood for the second canal if one can be laid; afterwards the player
    /// draws as many canals as were laid.
    #[cold]
    pub(in super::super) fn may_lay_twin(&mut self) -> Flow {
        if self.play.instead_of_flood().left == 0 || !self.can_lay_canal() {
            return Flow::On;
        }
        self.wait_for(Pending::Canals);
        Flow::Waits
    }

    /// Fills the empty cells beside a flood with canals from the pile, in reading order, where canals may lie
    /// and while the pile has some; there is no subsidy (`kontor/ruling-106`).
    pub(in super::super) fn fill_around(&mut self, log: &mut impl Log<Self>) -> Flow {
        if self.sort_of(self.play.number()) == Sort::Flood {
            self.fill(self.play.cell().beside(), log);
        }
        Flow::On
    }

    fn fill(&mut self, around: Cells, log: &mut impl Log<Self>) {
        for cell in self.harbour.cells(around) {
            let Some(number) = self.deck.top(Pile::Canals) else { return };
            if !self.lays(self.round.turn(), number).has(cell) {
                continue;
            }
            let before = self.noted(log);
            self.deck.draw(Pile::Canals);
            log.event(Event::Filled { number, cell });
            let face = Some(self.face(number));
            log.motion(Motion::Move { from: Place::Top(Pile::Canals), to: Place::Cell(cell), face });
            self.put(number, cell, log);
            self.play.fix(); // this may have finished sectors anywhere around
            self.turn_up(Pile::Canals, log);
            self.log_scores(before, log);
        }
    }
}
