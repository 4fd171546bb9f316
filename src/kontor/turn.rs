//! The order of a round and of a turn (rule `kontor/sequence`).

use super::cards::{Goods, Sort};
use super::event::{End, Event};
use super::harbour::{Cell, Cells};
use super::moves::Move;
use super::place::Place;
use super::ruleset::Pass;
use super::state::{Kontor, Part, Pending, Played};
use super::steps::{Flow, Steps, Table};
use crate::game::{Log, Motion, Quiet, Seat, Seats};

impl Kontor {
    /// Carries out a legal move and everything that follows until the next decision.
    pub(super) fn carry_out(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Self>) {
        match mv {
            Move::Pass if self.pending == Pending::Choose => self.choose(seat, Part::Passes, log),
            Move::Pass if self.pending == Pending::Play => self.pass_turn(log),
            Move::Choose { card } if self.pending == Pending::Play => self.play_card(card, log),
            Move::Ally { cell, with } => self.propose(cell, with, log),
            Move::Leave { cell } => self.leave(cell, log),
            Move::Agree => self.consent(true, log),
            Move::Refuse => self.consent(false, log),
            Move::Treat { tavern, dock } => {
                self.treat(tavern, dock, log);
                if self.pending == Pending::Treat {
                    self.continue_turn(log);
                }
            }
            Move::Pass => self.announce(seat, Part::Passes, log),
            Move::Stay => self.announce(seat, Part::Plays, log),
            Move::Choose { card } => {
                if let Some(slot) = self.slot_of(seat, card) {
                    self.choose(seat, Part::Chose(slot), log);
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
                self.landing = Goods::only(good);
                if self.ending.is_some() { self.land_smuggled(log) } else { self.continue_turn(log) }
            }
            Move::Bribe { cell } => self.bribe(cell, log),
            Move::Decline if matches!(self.pending, Pending::Exchange | Pending::Wedding) => {
                self.next_guest(log)
            }
            Move::Decline => self.continue_turn(log),
            Move::Smuggle { card } if self.pending == Pending::Play => self.play_dark(card, log),
            Move::Smuggle { card } => {
                if let Some(slot) = self.slot_of(seat, card) {
                    self.choose(seat, Part::Smuggles(slot), log);
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
                if self.ending.is_some() { self.finish_game(log) } else { self.continue_turn(log) }
            }
            Move::Draw { from } => {
                self.draw_from(self.turn, from, log);
                self.continue_turn(log);
            }
            Move::Search => self.search(log),
            Move::Pick { card } if self.pending == Pending::Opening => self.pick_first(seat, card, log),
            Move::Pick { card } => {
                self.pick(self.turn, card, log);
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
        self.round += 1;
        self.laid = false;
        (self.asked, self.used) = (Seats::NONE, [false; 2]);
        self.new_customs = Cells::NONE;
        log.motion(Motion::Count { at: Place::Round, by: 1 });
        log.event(Event::RoundBegins { round: self.round });
        for seat in self.every_seat() {
            self.set_part(seat, Part::Undecided, log);
        }
        self.played.next = 0;
        self.continue_round(log);
    }

    /// Continues with the steps before cards are chosen, until the next decision.
    pub(super) fn continue_round(&mut self, log: &mut impl Log<Self>) {
        let steps = Steps::of(&Table::<Quiet>::ROUND, &self.rules);
        loop {
            if self.is_penniless() {
                return self.end_game(End::Penniless, log);
            }
            let Some(here) = steps.next(self.played.next) else { return self.ask_all(log) };
            let flow = (Table::ROUND[usize::from(here)].what)(self, log);
            if !self.goes_on(here, flow, log) {
                return;
            }
        }
    }

    /// Notes where the steps continue after this one; returns whether they do so at once.
    #[inline]
    fn goes_on(&mut self, here: u8, flow: Flow, log: &mut impl Log<Self>) -> bool {
        self.played.next = if matches!(flow, Flow::Again | Flow::WaitsAgain) { here } else { here + 1 };
        if let Flow::Ends(end) = flow {
            self.end_game(end, log);
        }
        matches!(flow, Flow::On | Flow::Again)
    }

    /// Asks all players at once whether they pass; if passes are secret, asks for a card at once.
    fn ask_all(&mut self, log: &mut impl Log<Self>) {
        let secret = self.rules.turn.pass == Pass::Secret;
        self.pending = if secret { Pending::Choose } else { Pending::Announce };
        let sits_out = std::mem::replace(&mut self.events.sits_out, Seats::NONE);
        let plays = if secret { Part::Plays } else { Part::Undecided };
        self.deciding = Seats::NONE;
        for seat in self.every_seat() {
            let out = sits_out.contains(seat);
            self.set_part(seat, if out { Part::Out } else { plays }, log);
            self.deciding = if out { self.deciding } else { self.deciding.with(seat) };
        }
    }

    /// Takes an announcement; all of them are opened together (rule `kontor/pass`).
    #[inline]
    fn announce(&mut self, seat: Seat, part: Part, log: &mut impl Log<Self>) {
        self.answer(seat, part, log);
        if self.deciding.is_empty() {
            self.open_announcements(log);
        }
    }

    /// Opens the announcements once all players have made one.
    fn open_announcements(&mut self, log: &mut impl Log<Self>) {
        self.open_chips(log);
        self.pending = Pending::Choose;
        let playing = self.pay_passes(log);
        if self.is_penniless() {
            return self.end_game(End::Penniless, log);
        }
        self.deciding = playing;
        if self.deciding.is_empty() {
            self.end_round(log);
        }
    }

    /// Takes a choice; when all have chosen, the cards are turned up, taxes are paid and the turns begin (rules
    /// `kontor/choose`, `kontor/reveal`, `kontor/tax`).
    #[inline]
    fn choose(&mut self, seat: Seat, part: Part, log: &mut impl Log<Self>) {
        self.answer(seat, part, log);
        if self.deciding.is_empty() {
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
            if self.part(seat) == Part::Passes {
                self.set_part(seat, Part::Out, log);
                self.pay_for_passing(seat, log);
            } else if self.part(seat) == Part::Plays {
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
        self.turn = seat;
        if self.may_sail(highest) { self.wait_for(Pending::Ship) } else { self.go_on_to_lay(log) }
    }

    /// Makes this decision of the player on turn the pending one.
    pub(super) fn wait_for(&mut self, pending: Pending) {
        (self.pending, self.deciding) = (pending, Seats::only(self.turn));
    }

    /// Asks for a cell for the card on turn. A card that fits nowhere goes back to the hand, without refill
    /// or subsidy.
    pub(super) fn go_on_to_lay(&mut self, log: &mut impl Log<Self>) {
        let (seat, number) = (self.turn, self.card_on_turn());
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
        if self.is_dark(self.turn) {
            self.lay_dark(cell, log);
            return self.continue_turn(log);
        }
        let number = self.card_on_turn();
        let fixes = self.lay(cell, log);
        self.played = Played { number, cell, fixes, next: 0, to_replace: 1 };
        self.landing = self.tables.goods(number);
        (self.flood_canals_left, self.flood_canals_laid) = (0, 0);
        self.continue_turn(log);
    }

    /// Continues with the steps after the card was laid, until the next decision.
    pub(super) fn continue_turn(&mut self, log: &mut impl Log<Self>) {
        while let Some(here) = self.steps.next(self.played.next) {
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
        if self.flood_canals_laid == 0 && !self.dark.has(self.played.cell) {
            self.tax_opponents(self.played.number, log);
        }
        Flow::On
    }

    /// Lands the goods of the card.
    pub(super) fn land_step(&mut self, log: &mut impl Log<Self>) -> Flow {
        self.land_goods(self.played.cell, self.landing, log);
        Flow::On
    }

    /// Scores the sectors that the card has finished: only those beside it, unless it has fixed an axis.
    pub(super) fn score_step(&mut self, log: &mut impl Log<Self>) -> Flow {
        let Played { cell, fixes, .. } = self.played;
        self.score_sectors(if fixes { Cells::ALL } else { Cells::of(cell).or(cell.beside()) }, log)
    }

    /// Replaces one of the cards that the turn has laid.
    pub(super) fn refill_step(&mut self, log: &mut impl Log<Self>) -> Flow {
        let Played { number, to_replace, .. } = self.played;
        self.played.to_replace = to_replace.saturating_sub(1).max(1);
        match self.refill(self.turn, number, log) {
            Flow::On if to_replace > 1 => Flow::Again,
            Flow::Waits if to_replace > 1 => Flow::WaitsAgain,
            flow => flow,
        }
    }

    /// Pays a subsidy for a canal, which may leave another player penniless.
    pub(super) fn subsidy_step(&mut self, log: &mut impl Log<Self>) -> Flow {
        let Played { number, cell, .. } = self.played;
        if self.sort_of(number) != Sort::Canal {
            return Flow::On;
        }
        if self.flood_canals_laid == 0 && !self.dark.has(cell) {
            self.subsidise(self.turn, log);
        }
        if self.is_penniless() { Flow::Ends(End::Penniless) } else { Flow::On }
    }

    fn end_round(&mut self, log: &mut impl Log<Self>) {
        let dry = if self.laid { 0 } else { self.dry + 1 };
        let by = i16::from(dry) - i16::from(self.dry);
        self.dry = dry;
        if by != 0 {
            log.motion(Motion::Count { at: Place::DryRounds, by });
        }
        match self.ends_after_round() {
            Some(end) => self.end_game(end, log),
            None => self.begin_round(log),
        }
    }
}
