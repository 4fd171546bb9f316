//! Players take turns, and each plays one card openly (rule `kontor/freewheel`).

use super::super::event::{End, Event};
use super::super::harbour::Cells;
use super::super::place::Place;
use super::super::ruleset::Order;
use super::super::state::{Kontor, Part, Pending};
use crate::game::{Log, Motion, Seat};

impl Kontor {
    /// Returns whether players take turns instead of choosing at the same time.
    #[inline]
    pub(in super::super) fn is_clockwise(&self) -> bool {
        self.rules.turn.order == Order::Clockwise
    }

    /// Returns what a player does after the card has gone: wait for the next turn, or for the next round.
    #[inline]
    pub(in super::super) fn rest(&self) -> Part {
        if self.is_clockwise() { Part::Undecided } else { Part::Out }
    }

    /// Begins the first turn.
    pub(in super::super) fn begin_turns(&mut self, log: &mut impl Log<Self>) {
        for seat in self.every_seat() {
            self.set_part(seat, Part::Undecided, log);
        }
        self.turn = self.first;
        self.begin_lap(log);
        self.begin_turn();
    }

    /// Counts a round: all players have had their turn, or none has.
    fn begin_lap(&mut self, log: &mut impl Log<Self>) {
        self.round += 1;
        self.new_customs = Cells::NONE;
        log.motion(Motion::Count { at: Place::Round, by: 1 });
        log.event(Event::RoundBegins { round: self.round });
    }

    fn begin_turn(&mut self) {
        (self.laid, self.used) = (false, [false; 2]);
        if let Some(alliances) = self.parties.alliances_mut() {
            alliances.proposed = 0;
        }
        self.wait_for(Pending::Play);
    }

    /// Ends a turn and begins the next one. A player who has lost a turn is skipped once
    /// (`kontor/ruling-76`).
    #[cold]
    pub(in super::super) fn pass_on(&mut self, log: &mut impl Log<Self>) {
        loop {
            self.count_dry_turn(log);
            if self.dry_turns >= self.rules.turn.dry_rounds * self.players() {
                return self.end_game(End::DryRounds, log); // `kontor/ruling-77`
            }
            if self.dry_turns >= self.players() && self.is_blockaded() {
                return self.end_game(End::Blockade, log);
            }
            self.turn = self.turn.left(self.players());
            if self.turn == self.first {
                if self.round >= self.rules.turn.most_rounds {
                    return self.end_game(End::ManyRounds, log);
                }
                self.begin_lap(log);
            }
            if self.part(self.turn) != Part::Out {
                return self.begin_turn();
            }
            self.laid = false;
            log.event(Event::LostTurn { seat: self.turn });
            self.set_part(self.turn, Part::Undecided, log);
        }
    }

    /// Counts the turns in a row without a card laid, and logs whole rounds of them.
    fn count_dry_turn(&mut self, log: &mut impl Log<Self>) {
        let before = self.dry_rounds();
        self.dry_turns = if self.laid { 0 } else { self.dry_turns + 1 };
        let by = self.dry_rounds() - before;
        if by != 0 {
            log.motion(Motion::Count { at: Place::DryRounds, by });
        }
    }

    /// Returns the number of whole rounds in a row without a card laid.
    pub(in super::super) fn dry_rounds(&self) -> i16 {
        (self.dry + self.dry_turns / self.players().max(1)).into()
    }

    /// Passes a turn, which pays a florin (`kontor/ruling-77`).
    #[cold]
    pub(in super::super) fn pass_turn(&mut self, log: &mut impl Log<Self>) {
        self.pay_for_passing(self.turn, log);
        self.pass_on(log);
    }

    /// Turns up the card; taxes are paid when it is laid (`kontor/ruling-76`).
    #[cold]
    pub(in super::super) fn play_card(&mut self, card: u8, log: &mut impl Log<Self>) {
        let seat = self.turn;
        let Some(slot) = self.slot_of(seat, card) else { return };
        self.set_part(seat, Part::Chose(slot), log);
        self.reveal(seat, log);
        if self.may_sail(card) { self.wait_for(Pending::Ship) } else { self.go_on_to_lay(log) }
    }

    /// Plays a card face down, without ship and tax (rule `kontor/smuggling`).
    #[cold]
    pub(in super::super) fn play_dark(&mut self, card: u8, log: &mut impl Log<Self>) {
        let seat = self.turn;
        let Some(slot) = self.slot_of(seat, card) else { return };
        self.set_part(seat, Part::Smuggles(slot), log);
        self.reveal(seat, log);
        self.go_on_to_lay(log);
    }

    /// Makes every opponent pay a florin for a card with one. An opponent who cannot pay loses the next turn
    /// (`kontor/ruling-76`). Does nothing if all choose at once, since taxes were paid before.
    #[cold]
    pub(in super::super) fn tax_opponents(&mut self, number: u8, log: &mut impl Log<Self>) {
        if !self.is_clockwise() || !self.tables.has_florin(number) || self.sort_of(number).is_special() {
            return;
        }
        let mut seat: Seat = self.turn.left(self.players());
        while seat != self.turn {
            if self.party(seat) != self.party(self.turn) {
                if self.purse(seat) > 0 {
                    log.event(Event::PaidTax { seat });
                    self.pay(seat, log);
                } else if self.part(seat) != Part::Out {
                    log.event(Event::LosesTurn { seat });
                    self.set_part(seat, Part::Out, log);
                }
            }
            seat = seat.left(self.players());
        }
    }
}
