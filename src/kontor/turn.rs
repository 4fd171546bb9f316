//! The order of a round and of a turn (rule `kontor/sequence`).

use super::cards::Sort;
use super::event::{End, Event};
use super::moves::Move;
use super::place::Place;
use super::ruleset::Pass;
use super::state::{Cell, Cells};
use super::state::{Intent, Kontor, Pending};
use super::steps::{Flow, Steps, Table};
use crate::game::{Log, Motion, Quiet, Seat, Seats};

impl Kontor {
    /// Carries out a legal move and everything that follows until the next decision.
    pub(super) fn carry_out(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Self>) {
        match mv {
            Move::Pass if self.question.pending() == Pending::Choose => {
                self.choose(seat, Intent::Passes, log)
            }
            Move::Pass if self.question.pending() == Pending::Play => self.pass_turn(log),
            Move::Choose { card } if self.question.pending() == Pending::Play => self.play_card(card, log),
            Move::Ally { cell, with } => self.propose(cell, with, log),
            Move::Leave { cell } => self.leave(cell, log),
            Move::Agree => self.consent(true, log),
            Move::Refuse => self.consent(false, log),
            Move::Treat { tavern, dock } => {
                self.treat(tavern, dock, log);
                if self.question.pending() == Pending::Treat {
                    self.continue_turn(log);
                }
            }
            Move::Pass => self.announce(seat, Intent::Passes, log),
            Move::Stay => self.announce(seat, Intent::Plays, log),
            Move::Choose { card } => {
                if let Some(slot) = self.deck.slot_of(seat, card) {
                    self.choose(seat, Intent::Chose(slot), log);
                }
            }
            Move::Sail { cell } => {
                self.sail(cell, log);
                if self.takeable().is_empty() { self.go_on_to_lay(log) } else { self.wait_for(Pending::Take) }
            }
            Move::Take { cell, under } => {
                self.take_away(cell, under, log);
                self.go_on_to_lay(log);
            }
            Move::LieStill | Move::Spare => self.go_on_to_lay(log),
            Move::Lay { cell } => self.lay_and_go_on(cell, log),
            Move::Land { good } => {
                self.play.land_only(good);
                if self.question.ending().is_some() {
                    self.land_smuggled(log)
                } else {
                    self.continue_turn(log)
                }
            }
            Move::Bribe { cell } => self.bribe(cell, log),
            Move::Decline if matches!(self.question.pending(), Pending::Exchange | Pending::Wedding) => {
                self.next_guest(log)
            }
            Move::Decline => self.continue_turn(log),
            Move::Smuggle { card } if self.question.pending() == Pending::Play => self.play_dark(card, log),
            Move::Smuggle { card } => {
                if let Some(slot) = self.deck.slot_of(seat, card) {
                    self.choose(seat, Intent::Smuggles(slot), log);
                }
            }
            Move::LandAll => self.continue_turn(log),
            Move::Export { good } => {
                self.export(good, log);
                self.continue_turn(log);
            }
            Move::Buy { count } => self.order_specials(seat, count, log),
            Move::Show { card } => self.choose_shown(seat, card, log),
            Move::Exchange { cell, from, to } => {
                self.exchange(seat, cell, from, to, log);
                self.next_guest(log);
            }
            Move::Wed { take, give } => {
                self.wed(seat, take, give, log);
                self.next_guest(log);
            }
            Move::Discard => self.discard_flood(log),
            Move::LayCanal { card, cell } => {
                self.lay_twin(card, cell, log);
                self.continue_turn(log);
            }
            Move::Count | Move::Void => {
                self.judge_sector(mv == Move::Count, log);
                if self.question.ending().is_some() { self.finish_game(log) } else { self.continue_turn(log) }
            }
            Move::Draw { from } => {
                self.draw_from(self.round.turn(), from, log);
                self.continue_turn(log);
            }
            Move::Search => self.search(log),
            Move::Pick { card } if self.question.pending() == Pending::Opening => {
                self.pick_first(seat, card, log)
            }
            Move::Pick { card } => {
                self.pick(self.round.turn(), card, log);
                self.continue_turn(log);
            }
            Move::LayMore { card, cell } => {
                self.lay_second(card, cell, log);
                self.continue_turn(log);
            }
            Move::Enough => self.continue_turn(log),
            Move::BuyOut { cell } => {
                self.buy_out(cell, log);
                self.continue_round(log);
            }
            Move::BuyNothing => self.continue_round(log),
            Move::Salvage { cell } => {
                self.salvage(cell, log);
                self.continue_turn(log);
            }
        }
    }

    /// Begins a round.
    pub(super) fn begin_round(&mut self, log: &mut impl Log<Self>) {
        self.round.begin();
        self.round.await_card();
        self.sectors.begin_round();
        (self.asked, self.used) = (Seats::NONE, [false; 2]);
        log.motion(Motion::Count { at: Place::Round, by: 1 });
        log.event(Event::RoundBegins { round: self.round.number() });
        for seat in self.every_seat() {
            self.round.set_intent(seat, Intent::Undecided, log);
        }
        self.play.set_next(0);
        self.continue_round(log);
    }

    /// Continues with the steps before cards are chosen, until the next decision.
    pub(super) fn continue_round(&mut self, log: &mut impl Log<Self>) {
        let steps = Steps::of(&Table::<Quiet>::ROUND, &self.rules);
        loop {
            if self.is_penniless() {
                return self.end_game(End::Penniless, log);
            }
            let Some(here) = steps.next(self.play.next()) else { return self.ask_all(log) };
            let flow = (Table::ROUND[usize::from(here)].what)(self, log);
            if !self.goes_on(here, flow, log) {
                return;
            }
        }
    }

    /// Notes where the steps continue after this one; returns whether they do so at once.
    #[inline]
    fn goes_on(&mut self, here: u8, flow: Flow, log: &mut impl Log<Self>) -> bool {
        self.play.set_next(if matches!(flow, Flow::Again | Flow::WaitsAgain) { here } else { here + 1 });
        if let Flow::Ends(end) = flow {
            self.end_game(end, log);
        }
        matches!(flow, Flow::On | Flow::Again)
    }

    /// Asks all players at once whether they pass; if passes are secret, asks for a card at once.
    fn ask_all(&mut self, log: &mut impl Log<Self>) {
        let secret = self.rules.turn.pass == Pass::Secret;
        let sits_out = std::mem::replace(&mut self.events.sits_out, Seats::NONE);
        let plays = if secret { Intent::Plays } else { Intent::Undecided };
        for seat in self.every_seat() {
            let intent = if sits_out.contains(seat) { Intent::Out } else { plays };
            self.round.set_intent(seat, intent, log);
        }
        let asked = self.every_seat().filter(|&seat| !sits_out.contains(seat)).collect();
        self.question.ask(if secret { Pending::Choose } else { Pending::Announce }, asked);
    }

    /// Takes an announcement; all of them are opened together (rule `kontor/pass`).
    #[inline]
    fn announce(&mut self, seat: Seat, part: Intent, log: &mut impl Log<Self>) {
        self.answer(seat, part, log);
        if self.question.deciding().is_empty() {
            self.open_announcements(log);
        }
    }

    /// Opens the announcements once all players have made one.
    fn open_announcements(&mut self, log: &mut impl Log<Self>) {
        self.open_chips(log);
        self.question.ask(Pending::Choose, Seats::NONE);
        let playing = self.pay_passes(log);
        if self.is_penniless() {
            return self.end_game(End::Penniless, log);
        }
        self.question.ask(Pending::Choose, playing);
        if playing.is_empty() {
            self.end_round(log);
        }
    }

    /// Takes a choice; when all have chosen, the cards are turned up, taxes are paid and the turns begin (rules
    /// `kontor/choose`, `kontor/reveal`, `kontor/tax`).
    #[inline]
    fn choose(&mut self, seat: Seat, part: Intent, log: &mut impl Log<Self>) {
        self.answer(seat, part, log);
        if self.question.deciding().is_empty() {
            self.open_choices(log);
        }
    }

    /// Opens the chosen cards once all players have chosen.
    fn open_choices(&mut self, log: &mut impl Log<Self>) {
        self.open_chips(log);
        let mut taxed = false;
        for seat in self.every_seat() {
            if let Some(number) = self.reveal(seat, log) {
                taxed |= self.tables.has_florin(number);
            }
        }
        if self.rules.turn.pass == Pass::Secret {
            self.pay_passes(log);
            if self.is_penniless() {
                return self.end_game(End::Penniless, log);
            }
        }
        if taxed {
            self.levy_taxes(log);
        }
        self.next_turn(log);
    }

    /// Pays a florin to each player who has passed, in the order of seats, and returns the players who play.
    #[inline]
    fn pay_passes(&mut self, log: &mut impl Log<Self>) -> Seats {
        let mut playing = Seats::NONE;
        for seat in self.every_seat() {
            if self.round.intent(seat) == Intent::Passes {
                self.round.set_intent(seat, Intent::Out, log);
                self.pay_for_passing(seat, log);
            } else if self.round.intent(seat) == Intent::Plays {
                playing = playing.with(seat);
            }
        }
        playing
    }

    /// Gives the turn to the highest open card (rule `kontor/order`); without one, the round is over.
    fn next_turn(&mut self, log: &mut impl Log<Self>) {
        if self.is_penniless() {
            return self.end_game(End::Penniless, log);
        }
        if self.is_clockwise() {
            return self.pass_on(log);
        }
        let (mut highest, mut next) = (0, None);
        for seat in self.every_seat() {
            let number = self.open_card(seat).unwrap_or(0);
            if number > highest {
                (highest, next) = (number, Some(seat));
            }
        }
        let Some(seat) = next.or_else(|| self.next_hidden()) else { return self.end_round(log) };
        self.round.give_turn(seat);
        if self.may_sail(highest) { self.wait_for(Pending::Ship) } else { self.go_on_to_lay(log) }
    }

    /// Makes this decision of the player on turn the pending one.
    pub(super) fn wait_for(&mut self, pending: Pending) {
        self.question.ask(pending, Seats::only(self.round.turn()));
    }

    /// Asks for a cell for the card on turn. A card that fits nowhere goes back to the hand, without refill
    /// or subsidy.
    pub(super) fn go_on_to_lay(&mut self, log: &mut impl Log<Self>) {
        let (seat, number) = (self.round.turn(), self.card_on_turn());
        self.wait_for(Pending::Lay);
        if self.lays(seat, number).is_empty() {
            self.give_up(seat, number, log);
        }
    }

    /// Takes back a card that cannot be laid, unless the player may discard it for canals.
    #[cold]
    fn give_up(&mut self, seat: Seat, number: u8, log: &mut impl Log<Self>) {
        if self.check_discard().is_err() {
            let hidden = self.is_dark(seat);
            log.event(if hidden {
                Event::CouldNotSmuggle { seat }
            } else {
                Event::CouldNotLay { seat, number }
            });
            self.take_back(seat, log);
            self.next_turn(log);
        }
    }

    fn lay_and_go_on(&mut self, cell: Cell, log: &mut impl Log<Self>) {
        if self.is_dark(self.round.turn()) {
            self.lay_dark(cell, log);
            return self.continue_turn(log);
        }
        let number = self.card_on_turn();
        let fixes = self.lay(cell, log);
        self.play.begin(number, cell, fixes, self.tables.goods(number));
        self.continue_turn(log);
    }

    /// Continues with the steps after the card was laid, until the next decision.
    pub(super) fn continue_turn(&mut self, log: &mut impl Log<Self>) {
        while let Some(here) = self.steps.next(self.play.next()) {
            let flow = Table::carry_out(here, self, log);
            if !self.goes_on(here, flow, log) {
                return;
            }
        }
        self.next_turn(log);
    }

    /// Collects taxes if players take turns, but neither for canals laid instead of a flood nor for a face-down card
    /// (`kontor/ruling-98`, `kontor/ruling-102`).
    pub(super) fn tax_step(&mut self, log: &mut impl Log<Self>) -> Flow {
        if self.play.instead_of_flood().laid == 0 && !self.harbour.face_down().has(self.play.cell()) {
            self.tax_opponents(self.play.number(), log);
        }
        Flow::On
    }

    /// Lands the goods of the card.
    pub(super) fn land_step(&mut self, log: &mut impl Log<Self>) -> Flow {
        self.land_goods(self.play.cell(), self.play.landing(), log);
        Flow::On
    }

    /// Scores the sectors that the card has finished: only those beside it, unless it has fixed an axis.
    pub(super) fn score_step(&mut self, log: &mut impl Log<Self>) -> Flow {
        let cell = self.play.cell();
        self.score_sectors(
            if self.play.fixes() { Cells::ALL } else { Cells::of(cell).or(cell.beside()) },
            log,
        )
    }

    /// Replaces one of the cards that the turn has laid.
    pub(super) fn refill_step(&mut self, log: &mut impl Log<Self>) -> Flow {
        let more = self.play.to_replace() > 1;
        self.play.replace_one();
        match self.refill(self.round.turn(), self.play.number(), log) {
            Flow::On if more => Flow::Again,
            Flow::Waits if more => Flow::WaitsAgain,
            flow => flow,
        }
    }

    /// Pays a subsidy for a canal, which may leave another player penniless.
    pub(super) fn subsidy_step(&mut self, log: &mut impl Log<Self>) -> Flow {
        let cell = self.play.cell();
        if self.sort_of(self.play.number()) != Sort::Canal {
            return Flow::On;
        }
        if self.play.instead_of_flood().laid == 0 && !self.harbour.face_down().has(cell) {
            self.subsidise(self.round.turn(), log);
        }
        if self.is_penniless() { Flow::Ends(End::Penniless) } else { Flow::On }
    }

    fn end_round(&mut self, log: &mut impl Log<Self>) {
        self.count_idle(log);
        match self.ends_after_round() {
            Some(end) => self.end_game(end, log),
            None => self.begin_round(log),
        }
    }
}
