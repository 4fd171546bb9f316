//! The order of a round and of a turn (rule `kontor/sequence`).

use super::cards::{Goods, Sort};
use super::event::{End, Event};
use super::harbour::{Cell, Cells};
use super::moves::Move;
use super::place::Place;
use super::ruleset::Pass;
use super::state::{Kontor, Part, Pending, Played};
use super::steps::{First, ROUND, TURN, Then, firsts};
use crate::game::{Log, Motion, Seat, Seats};

/// What follows after a step.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    /// The next step follows.
    On,
    /// A player has to decide first; the answer continues from here.
    Waits,
    /// The game is over.
    Ends(End),
}

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
                    self.go_on(log);
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
                if self.ending.is_some() { self.land_smuggled(log) } else { self.go_on(log) }
            }
            Move::Bribe { cell } => self.bribe(cell, log),
            Move::Decline if matches!(self.pending, Pending::Exchange | Pending::Wedding) => {
                self.next_guest(log)
            }
            Move::Decline => self.go_on(log),
            Move::Smuggle { card } if self.pending == Pending::Play => self.play_dark(card, log),
            Move::Smuggle { card } => {
                if let Some(slot) = self.slot_of(seat, card) {
                    self.choose(seat, Part::Smuggles(slot), log);
                }
            }
            Move::LandAll => self.go_on(log),
            Move::Export { good } => {
                self.export(good, log);
                self.go_on(log);
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
                self.go_on(log);
            }
            Move::Count | Move::Void => {
                self.judge_sector(mv == Move::Count, log);
                if self.ending.is_some() { self.finish_game(log) } else { self.go_on(log) }
            }
            Move::Draw { from } => {
                self.draw_from(self.turn, from, log);
                self.go_on(log);
            }
            Move::Search => self.search(log),
            Move::Pick { card } if self.pending == Pending::Opening => self.pick_first(seat, card, log),
            Move::Pick { card } => {
                self.pick(self.turn, card, log);
                self.go_on(log);
            }
            Move::LayMore { card, cell } => {
                self.lay_second(card, cell, log);
                self.go_on(log);
            }
            Move::Enough => self.go_on(log),
            Move::BuyOut { cell } => {
                self.buy_out(cell, log);
                self.go_on_to_choose(log);
            }
            Move::BuyNothing => self.go_on_to_choose(log),
            Move::Salvage { cell } => {
                self.salvage(cell, log);
                self.played.step = self.played.step.saturating_sub(1); // there may be another one
                self.go_on(log);
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
        self.played.step = 0;
        self.prepare(log);
    }

    /// Continues, after a decision, with the steps before cards are chosen.
    #[cold]
    pub(super) fn go_on_to_choose(&mut self, log: &mut impl Log<Self>) {
        self.prepare(log);
    }

    /// Continues with the steps before cards are chosen, until the next decision.
    #[inline]
    fn prepare(&mut self, log: &mut impl Log<Self>) {
        let happen = firsts(&self.rules);
        loop {
            if self.is_penniless() {
                return self.end_game(End::Penniless, log);
            }
            let next = (happen & u32::MAX << self.played.step).trailing_zeros();
            let Some(&first) = ROUND.get(next as usize) else { return self.ask_all(log) };
            self.played.step = next as u8 + 1;
            let flow = match first {
                First::Event => self.turn_event(log),
                First::Shop => self.open_shop(),
                First::BuyOut if self.awaits_buyer() => {
                    self.played.step -= 1; // there may be another one
                    Flow::Waits
                }
                First::BuyOut => Flow::On,
            };
            match flow {
                Flow::On => {}
                Flow::Waits => return,
                Flow::Ends(end) => return self.end_game(end, log),
            }
        }
    }

    /// Asks all players at once whether they pass; if passes are secret, asks for a card at once.
    fn ask_all(&mut self, log: &mut impl Log<Self>) {
        let secret = self.rules.turn.pass == Pass::Secret;
        self.played.step = ROUND.len() as u8 + 1; // no step comes before the choice of cards any more
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
            return self.go_on(log);
        }
        let number = self.card_on_turn();
        let fixes = self.lay(cell, log);
        self.played = Played { number, cell, fixes, step: 0, cards: 1 };
        self.landing = self.tables.goods(number);
        (self.flood_canals_left, self.flood_canals_laid) = (0, 0);
        self.follow_up(log);
    }

    /// Continues, after a decision, with the steps after the card was laid.
    #[cold]
    pub(super) fn go_on(&mut self, log: &mut impl Log<Self>) {
        self.follow_up(log);
    }

    /// Continues with the steps after the card was laid, until the next decision.
    #[inline]
    fn follow_up(&mut self, log: &mut impl Log<Self>) {
        // A card with goods is not a canal, so one of these two steps has nothing to do.
        let idle = if self.landing.is_empty() { Then::LandGoods } else { Then::Subsidy };
        let steps = self.steps & !(1 << idle as u32);
        let mut rest = steps & u32::MAX << self.played.step;
        while let Some(&then) = TURN.get(rest.trailing_zeros() as usize) {
            self.played.step = rest.trailing_zeros() as u8 + 1;
            match self.follow(then, log) {
                Flow::On if then == Then::Refill => rest = steps & u32::MAX << self.played.step, // the step may be repeated
                Flow::On => rest &= rest - 1,
                Flow::Waits => return,
                Flow::Ends(end) => return self.end_game(end, log),
            }
        }
        self.played.step = (u32::BITS - self.steps.leading_zeros()) as u8; // past the last step of this game
        self.next_turn(log);
    }

    #[inline]
    fn follow(&mut self, then: Then, log: &mut impl Log<Self>) -> Flow {
        match then {
            Then::Tax if self.flood_canals_laid > 0 || self.dark.has(self.played.cell) => {} // `kontor/ruling-98`, `-102`
            Then::Tax => self.tax_opponents(self.played.number, log),
            Then::Treat => return self.must_treat(log),
            Then::ChooseGood => return self.choose_good(),
            Then::Export => return self.may_export(),
            Then::LandGoods => self.land_goods(self.played.cell, self.landing, log),
            Then::Bribe => return self.may_bribe(),
            Then::FillAround => self.fill_around(log),
            Then::ScoreSectors => {
                let Played { cell, fixes, .. } = self.played;
                let touched = if fixes { Cells::ALL } else { Cells::of(cell).or(cell.beside()) };
                return self.score_sectors(touched, log);
            }
            Then::WinAtOnce => return self.wins_at_once().map_or(Flow::On, Flow::Ends),
            Then::Salvage if self.awaits_salvage(log) => return Flow::Waits,
            Then::Salvage => {}
            Then::EndEmbargo if self.has_no_warehouse_left() => return Flow::Ends(End::NoWarehouseLeft),
            Then::EndEmbargo => {}
            Then::EndWhenFull if self.is_full() => return Flow::Ends(End::Full), // no refill (`kontor/ruling-14`)
            Then::EndWhenFull => {}
            Then::LayTwin => return self.may_lay_twin(),
            Then::SecondCanal if self.may_lay_more() => {
                self.wait_for(Pending::Second);
                return Flow::Waits;
            }
            Then::SecondCanal => {}
            Then::Refill => {
                let Played { number, cards, step, .. } = self.played;
                if cards > 1 {
                    (self.played.cards, self.played.step) = (cards - 1, step - 1); // the step is repeated for each card
                }
                return self.refill(self.turn, number, log);
            }
            Then::Subsidy => {
                let Played { number, cell, .. } = self.played;
                if self.sort_of(number) == Sort::Canal && self.flood_canals_laid == 0 && !self.dark.has(cell)
                {
                    self.subsidise(self.turn, log);
                }
                if self.is_penniless() {
                    return Flow::Ends(End::Penniless);
                }
            }
            Then::FinalSprint if self.has_only_canals_left(self.turn) => {
                return Flow::Ends(End::FinalSprint);
            }
            Then::FinalSprint => {}
        }
        Flow::On
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
