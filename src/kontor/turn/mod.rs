//! The rules: what a move does, and what a turn does then (rule `kontor/sequence`).

pub mod check;
pub mod drawing;
pub mod ending;
pub mod hands;
pub mod landing;
pub mod laying;
pub mod list;
pub mod majority;
pub mod moves;
pub mod refusal;
pub mod round;
pub mod score;
pub mod scoring;
pub mod ship;
pub mod steps;
pub mod taxes;
pub mod unasked;

use crate::game::{Log, Seat, Seats};
use crate::kontor::options::{
    alliances, buy_out, canals, clockwise, drunk, events, export, first_pick, opening, second_canal, shop,
    smuggling, sunken, taverns, veto,
};
use crate::kontor::state::{Intent, Pending};
use crate::kontor::turn::steps::{Flow, Table};
use crate::kontor::{Cell, Cells, End, Event, Kontor, Move, Sort};

impl Kontor {
    /// Carries out a legal move and everything that follows until the next decision.
    pub(in crate::kontor) fn carry_out(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Self>) {
        match mv {
            Move::Pass if self.question.pending() == Pending::Choose => {
                round::choose(self, seat, Intent::Passes, log)
            }
            Move::Pass if self.question.pending() == Pending::Play => clockwise::pass_turn(self, log),
            Move::Choose { card } if self.question.pending() == Pending::Play => {
                clockwise::play_card(self, card, log)
            }
            Move::Ally { cell, with } => alliances::propose(self, cell, with, log),
            Move::Leave { cell } => alliances::leave(self, cell, log),
            Move::Agree => alliances::consent(self, true, log),
            Move::Refuse => alliances::consent(self, false, log),
            Move::Treat { tavern, dock } => {
                drunk::treat(self, tavern, dock, log);
                if self.question.pending() == Pending::Treat {
                    self.continue_turn(log);
                }
            }
            Move::Pass => round::announce(self, seat, Intent::Passes, log),
            Move::Stay => round::announce(self, seat, Intent::Plays, log),
            Move::Choose { card } => {
                if let Some(slot) = self.deck.slot_of(seat, card) {
                    round::choose(self, seat, Intent::Chose(slot), log);
                }
            }
            Move::Sail { cell } => {
                ship::sail(self, cell, log);
                if ship::takeable(self).is_empty() {
                    self.go_on_to_lay(log)
                } else {
                    self.wait_for(Pending::Take)
                }
            }
            Move::Take { cell, under } => {
                ship::take_away(self, cell, under, log);
                self.go_on_to_lay(log);
            }
            Move::LieStill | Move::Spare => self.go_on_to_lay(log),
            Move::Lay { cell } => self.lay_and_go_on(cell, log),
            Move::Land { good } => {
                self.play.land_only(good);
                if self.question.ending().is_some() {
                    smuggling::land_smuggled(self, log)
                } else {
                    self.continue_turn(log)
                }
            }
            Move::Bribe { cell } => taverns::bribe(self, cell, log),
            Move::Decline if matches!(self.question.pending(), Pending::Exchange | Pending::Wedding) => {
                events::ask_next_player(self, log)
            }
            Move::Decline => self.continue_turn(log),
            Move::Smuggle { card } if self.question.pending() == Pending::Play => {
                clockwise::play_dark(self, card, log)
            }
            Move::Smuggle { card } => {
                if let Some(slot) = self.deck.slot_of(seat, card) {
                    round::choose(self, seat, Intent::Smuggles(slot), log);
                }
            }
            Move::LandAll => self.continue_turn(log),
            Move::Export { good } => {
                export::export(self, good, log);
                self.continue_turn(log);
            }
            Move::Buy { count } => shop::order_specials(self, seat, count, log),
            Move::Show { card } => shop::choose_shown(self, seat, card, log),
            Move::Exchange { cell, from, to } => {
                events::exchange(self, seat, cell, from, to, log);
                events::ask_next_player(self, log);
            }
            Move::Wed { take, give } => {
                events::wed(self, seat, take, give, log);
                events::ask_next_player(self, log);
            }
            Move::Discard => canals::discard_flood(self, log),
            Move::LayCanal { card, cell } => {
                canals::lay_twin(self, card, cell, log);
                self.continue_turn(log);
            }
            Move::Count | Move::Void => {
                veto::judge_sector(self, mv == Move::Count, log);
                if self.question.ending().is_some() {
                    ending::finish_game(self, log)
                } else {
                    self.continue_turn(log)
                }
            }
            Move::Draw { from } => {
                drawing::draw_from(self, self.round.turn(), from, log);
                self.continue_turn(log);
            }
            Move::Search => first_pick::search(self, log),
            Move::Pick { card } if self.question.pending() == Pending::Opening => {
                opening::pick_first(self, seat, card, log)
            }
            Move::Pick { card } => {
                first_pick::pick(self, self.round.turn(), card, log);
                self.continue_turn(log);
            }
            Move::LayMore { card, cell } => {
                second_canal::lay_second(self, card, cell, log);
                self.continue_turn(log);
            }
            Move::Enough => self.continue_turn(log),
            Move::BuyOut { cell } => {
                buy_out::buy_out(self, cell, log);
                round::continue_round(self, log);
            }
            Move::BuyNothing => round::continue_round(self, log),
            Move::Salvage { cell } => {
                sunken::salvage(self, cell, log);
                self.continue_turn(log);
            }
        }
    }

    /// Notes where the steps continue after this one; returns whether they do so at once.
    pub(in crate::kontor) fn goes_on(&mut self, here: u8, flow: Flow, log: &mut impl Log<Self>) -> bool {
        self.play.set_next(if matches!(flow, Flow::Again | Flow::WaitsAgain) { here } else { here + 1 });
        if let Flow::Ends(end) = flow {
            ending::end_game(self, end, log);
        }
        matches!(flow, Flow::On | Flow::Again)
    }

    /// Gives the turn to the highest open card (rule `kontor/order`); without one, the round is over.
    pub(in crate::kontor) fn next_turn(&mut self, log: &mut impl Log<Self>) {
        if ending::is_penniless(self) {
            return ending::end_game(self, End::Penniless, log);
        }
        if clockwise::is_clockwise(self) {
            return clockwise::pass_on(self, log);
        }
        let (mut highest, mut next) = (0, None);
        for seat in self.every_seat() {
            let number = self.open_card(seat).unwrap_or(0);
            if number > highest {
                (highest, next) = (number, Some(seat));
            }
        }
        let Some(seat) = next.or_else(|| smuggling::next_hidden(self)) else {
            return round::end_round(self, log);
        };
        self.round.give_turn(seat);
        if ship::may_sail(self, highest) { self.wait_for(Pending::Ship) } else { self.go_on_to_lay(log) }
    }

    /// Makes this decision of the player on turn the pending one.
    pub(in crate::kontor) fn wait_for(&mut self, pending: Pending) {
        self.question.ask(pending, Seats::only(self.round.turn()));
    }

    /// Asks for a cell for the card on turn. A card that fits nowhere goes back to the hand, without refill
    /// or subsidy.
    pub(in crate::kontor) fn go_on_to_lay(&mut self, log: &mut impl Log<Self>) {
        let (seat, number) = (self.round.turn(), self.card_on_turn());
        self.wait_for(Pending::Lay);
        if laying::lays(self, seat, number).is_empty() {
            self.give_up(seat, number, log);
        }
    }

    /// Takes back a card that cannot be laid, unless the player may discard it for canals.
    fn give_up(&mut self, seat: Seat, number: u8, log: &mut impl Log<Self>) {
        if canals::check_discard(self).is_err() {
            let hidden = smuggling::is_dark(self, seat);
            log.event(if hidden {
                Event::CouldNotSmuggle { seat }
            } else {
                Event::CouldNotLay { seat, number }
            });
            hands::take_back(self, seat, log);
            self.next_turn(log);
        }
    }

    fn lay_and_go_on(&mut self, cell: Cell, log: &mut impl Log<Self>) {
        if smuggling::is_dark(self, self.round.turn()) {
            smuggling::lay_dark(self, cell, log);
            return self.continue_turn(log);
        }
        let number = self.card_on_turn();
        let fixes = laying::lay(self, cell, log);
        self.play.begin(number, cell, fixes, self.cards.goods(number));
        self.continue_turn(log);
    }

    /// Continues with the steps after the card was laid, until the next decision.
    pub(in crate::kontor) fn continue_turn(&mut self, log: &mut impl Log<Self>) {
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
    pub(in crate::kontor) fn tax_step(&mut self, log: &mut impl Log<Self>) -> Flow {
        if self.play.instead_of_flood().laid == 0 && !self.harbour.face_down().has(self.play.cell()) {
            clockwise::tax_opponents(self, self.play.number(), log);
        }
        Flow::On
    }

    pub(in crate::kontor) fn land_step(&mut self, log: &mut impl Log<Self>) -> Flow {
        landing::land_goods(self, self.play.cell(), self.play.landing(), log);
        Flow::On
    }

    /// Scores the sectors that the card has finished: only those beside it, unless it has fixed an axis.
    pub(in crate::kontor) fn score_step(&mut self, log: &mut impl Log<Self>) -> Flow {
        let cell = self.play.cell();
        scoring::score_sectors(
            self,
            if self.play.fixes() { Cells::ALL } else { Cells::of(cell).or(cell.beside()) },
            log,
        )
    }

    /// Replaces one of the cards that the turn has laid.
    pub(in crate::kontor) fn refill_step(&mut self, log: &mut impl Log<Self>) -> Flow {
        let more = self.play.to_replace() > 1;
        self.play.replace_one();
        match drawing::refill(self, self.round.turn(), self.play.number(), log) {
            Flow::On if more => Flow::Again,
            Flow::Waits if more => Flow::WaitsAgain,
            flow => flow,
        }
    }

    /// Pays a subsidy for a canal, which may leave another player penniless.
    pub(in crate::kontor) fn subsidy_step(&mut self, log: &mut impl Log<Self>) -> Flow {
        let cell = self.play.cell();
        if self.sort_of(self.play.number()) != Sort::Canal {
            return Flow::On;
        }
        if self.play.instead_of_flood().laid == 0 && !self.harbour.face_down().has(cell) {
            taxes::subsidise(self, self.round.turn(), log);
        }
        if ending::is_penniless(self) { Flow::Ends(End::Penniless) } else { Flow::On }
    }
}
