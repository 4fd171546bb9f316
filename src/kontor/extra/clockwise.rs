//! Players take turns, and each plays one card openly (rule `kontor/freewheel`).

use super::super::event::{End, Event};
use super::super::place::Place;
use super::super::ruleset::Order;
use super::super::state::{Intent, Kontor, Pending};
use crate::game::{Log, Motion, Seat};

impl Kontor {
    /// Returns whether players take turns instead of choosing at the same time.
    #[inline]
    pub(in super::super) fn is_clockwise(&self) -> bool {
        self.rules.turn.order == Order::Clockwise
    }

    /// Returns what a player does after the card has gone: wait for the next turn, or for the next round.
    #[inline]
    pub(in super::super) fn rest(&self) -> Intent {
        if self.is_clockwise() { Intent::Undecided } else { Intent::Out }
    }

    /// Begins the first turn.
    pub(in super::super) fn begin_turns(&mut self, log: &mut impl Log<Self>) {
        for seat in self.every_seat() {
            self.round.set_intent(seat, Intent::Undecided, log);
        }
        self.round.give_turn(self.round.first());
        self.begin_lap(log);
        self.begin_turn();
    }

    /// Counts a round: all players have had their turn, or none has.
    fn begin_lap(&mut self, log: &mut impl Log<Self>) {
        self.round.begin();
        self.sectors.begin_round();
        log.motion(Motion::Count { at: Place::Round, by: 1 });
        log.event(Event::RoundBegins { round: self.round.number() });
    }

    fn begin_turn(&mut self) {
        self.round.await_card();
        self.used = [false; 2];
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
            self.count_idle(log);
            if self.round.idle() >= self.rules.turn.dry_rounds * self.players() {
                return self.end_game(End::DryRounds, log); // `kontor/ruling-77`
            }
            if self.round.idle() >= self.players() && self.is_blockaded() {
                return self.end_game(End::Blockade, log);
            }
            self.round.give_turn(self.round.turn().left(self.players()));
            if self.round.turn() == self.round.first() {
                if self.round.number() >= self.rules.turn.most_rounds {
                    return self.end_game(End::ManyRounds, log);
                }
                self.begin_lap(log);
            }
            if self.round.intent(self.round.turn()) != Intent::Out {
                return self.begin_turn();
            }
            self.round.await_card();
            log.event(Event::LostTurn { seat: self.round.turn() });
            self.round.set_intent(self.round.turn(), Intent::Undecided, log);
        }
    }

    /// Counts the round, or turn, that ends, and logs whole rounds in a row without a card laid.
    pub(in super::super) fn count_idle(&mut self, log: &mut impl Log<Self>) {
        let before = self.idle_rounds();
        self.round.count_idle();
        let by = self.idle_rounds() - before;
        if by != 0 {
            log.motion(Motion::Count { at: Place::DryRounds, by });
        }
    }

    /// Returns the number of whole rounds in a row without a card laid.
    pub(in super::super) fn idle_rounds(&self) -> i16 {
        let laps = if self.is_clockwise() { self.players().max(1) } else { 1 };
        (self.round.idle() / laps).into()
    }

    /// Passes a turn, which pays a florin (`kontor/ruling-77`).
    #[cold]
    pub(in super::super) fn pass_turn(&mut self, log: &mut impl Log<Self>) {
        self.pay_for_passing(self.round.turn(), log);
        self.pass_on(log);
    }

    /// Turns up the card; taxes are paid when it is laid (`kontor/ruling-76`).
    #[cold]
    pub(in super::super) fn play_card(&mut self, card: u8, log: &mut impl Log<Self>) {
        let seat = self.round.turn();
        let Some(slot) = self.deck.slot_of(seat, card) else { return };
        self.round.set_intent(seat, Intent::Chose(slot), log);
        self.reveal(seat, log);
        if self.may_sail(card) { self.wait_for(Pending::Ship) } else { self.go_on_to_lay(log) }
    }

    /// Plays a card face down, without ship and tax (rule `kontor/smuggling`).
    #[cold]
    pub(in super::super) fn play_dark(&mut self, card: u8, log: &mut impl Log<Self>) {
        let seat = self.round.turn();
        let Some(slot) = self.deck.slot_of(seat, card) else { return };
        self.round.set_intent(seat, Intent::Smuggles(slot), log);
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
        let mut seat: Seat = self.round.turn().left(self.players());
        while seat != self.round.turn() {
            if self.party(seat) != self.party(self.round.turn()) {
                if self.purse(seat) > 0 {
                    log.event(Event::PaidTax { seat });
                    self.money.pay(seat, log);
                } else if self.round.intent(seat) != Intent::Out {
                    log.event(Event::LosesTurn { seat });
                    self.round.set_intent(seat, Intent::Out, log);
                }
            }
            seat = seat.left(self.players());
        }
    }
}
