//! Questions that are not asked, since the game ends with the same result whatever is answered (`kontor/ruling-118`).

use super::cards::Good;
use super::event::{End, Event};
use super::moves::{Heap, Move};
use super::ruleset::EarlyEnds;
use super::state::{Kontor, Pending};
use crate::game::{Log, Outcome, Quiet, Rules, Seat};

impl Kontor {
    /// Carries out a legal move and everything that follows, the answers to questions that are not asked included.
    #[inline]
    pub(super) fn carry_on(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Self>) {
        self.carry_out(seat, mv, log);
        while self.follows_a_card() && self.may_end_now() {
            let Some((seat, answer)) = self.unasked() else { return };
            log.event(Event::Unasked { seat, answer });
            self.carry_out(seat, answer, log);
        }
    }

    /// Returns whether the pending question is about what a card does by itself. To play, to pass and to lay a card are a
    /// player's turn: that is always asked.
    #[inline]
    fn follows_a_card(&self) -> bool {
        matches!(
            self.question.pending(),
            Pending::Land
                | Pending::Bribe
                | Pending::Export
                | Pending::Veto
                | Pending::Draw
                | Pending::Treat
                | Pending::Salvage
        )
    }

    /// Returns whether an answer may end the game at all, which spares most questions the comparison.
    fn may_end_now(&self) -> bool {
        self.question.ending().is_some()
            || self.is_full()
            || self.rules.early_ends != EarlyEnds::default()
            || self.round.number() >= self.rules.turn.most_rounds
    }

    /// Returns the first answer to the pending question if every answer ends the game at once with the same result.
    #[cold]
    fn unasked(&self) -> Option<(Seat, Move)> {
        let seat = self.question.deciding().first()?;
        let (mut first, mut same): (Option<(Move, Outcome)>, bool) = (None, true);
        self.each_answer(seat, &mut |answer| {
            if !same {
                return;
            }
            let mut after = self.clone();
            after.carry_on(seat, answer, &mut Quiet);
            // Another player's face-down card may matter, unless the game is decided without it.
            let known =
                self.harbour.cells(self.harbour.face_down()).all(|cell| self.smuggler(cell) == Some(seat))
                    || after.question.ending().is_some_and(End::decides);
            let end = after.outcome().filter(|_| known);
            same = match &first {
                Some((_, other)) => end.as_ref() == Some(other),
                None => end.is_some(),
            };
            first = first.take().or_else(|| Some((answer, end?)));
        });
        first.filter(|_| same).map(|(answer, _)| (seat, answer))
    }

    /// Calls `each` with every answer to a question about what a card does by itself.
    pub(super) fn each_answer(&self, seat: Seat, each: &mut dyn FnMut(Move)) {
        match self.question.pending() {
            Pending::Land => {
                let shown = Good::ALL.into_iter().filter(|&good| self.play.landing().has(good));
                shown.for_each(|good| each(Move::Land { good }));
            }
            Pending::Bribe => {
                each(Move::Decline);
                self.harbour.cells(self.bribable()).for_each(|cell| each(Move::Bribe { cell }));
            }
            Pending::Export => {
                each(Move::LandAll);
                let goods = Good::ALL.into_iter().filter(|&good| self.check_export(good).is_ok());
                goods.for_each(|good| each(Move::Export { good }));
            }
            Pending::Veto => [Move::Count, Move::Void].into_iter().for_each(each),
            Pending::Draw => {
                let open = Heap::ALL.into_iter().filter(|&from| self.check_draw(from).is_ok());
                open.for_each(|from| each(Move::Draw { from }));
                if self.check_search().is_ok() {
                    each(Move::Search);
                }
            }
            Pending::Treat => self.treats().for_each(|(tavern, dock)| each(Move::Treat { tavern, dock })),
            Pending::Salvage => {
                let docks = self.salvagers(self.side(seat));
                self.harbour.cells(docks).for_each(|cell| each(Move::Salvage { cell }));
            }
            _ => {}
        }
    }
}
