//! What happens after what: the order of a round and of a turn (rule `kontor/sequence`).

use super::cards::{Goods, Sort, sort_of};
use super::harbour::{Cell, Cells};
use super::moves::Move;
use super::ruleset::{Flood, Landed, Order, Pass, Ruleset, Specials};
use super::said::{End, Said};
use super::sight::Place;
use super::state::{Kontor, Part, Played, Stage};
use crate::game::{Log, Motion, Seat, Seats};

/// What follows when a card has been laid, in this order.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Then {
    Tax,
    ChooseGood,
    Export,
    LandGoods,
    Bribe,
    FillAround,
    Treat,
    ScoreSectors,
    WinAtOnce,
    Salvage,
    EndEmbargo,
    EndWhenFull,
    LayTwin,
    SecondCanal,
    Refill,
    Subsidy,
    FinalSprint,
}

impl Then {
    /// Whether the step ever does anything at a table with these rules.
    fn happens(self, r: &Ruleset) -> bool {
        match self {
            Then::Tax => r.turn.order == Order::Clockwise,
            Then::ChooseGood => r.goods.landed == Landed::OneChosen,
            Then::Export => r.goods.export,
            Then::Bribe => r.taverns.add_one || r.taverns.add_two,
            Then::FillAround => {
                matches!(r.placement.flood, Flood::FillsAround | Flood::FillsAroundOrTwoCanals)
            }
            Then::Treat => r.taverns.make_drunk,
            Then::WinAtOnce => r.early_ends.first_sector || r.early_ends.three_in_line,
            Then::Salvage => r.goods.sunken > 0,
            Then::EndEmbargo => r.early_ends.no_warehouse_left,
            Then::LayTwin => {
                matches!(r.placement.flood, Flood::CoversOrTwoCanals | Flood::FillsAroundOrTwoCanals)
            }
            Then::SecondCanal => r.turn.second_canal.is_some(),
            Then::FinalSprint => r.early_ends.only_canals_left,
            Then::LandGoods | Then::ScoreSectors | Then::EndWhenFull | Then::Refill | Then::Subsidy => true,
        }
    }
}

/// The steps of [`TURN`] that ever do anything, a bit for each: a turn leaves the others out.
pub(super) fn steps(rules: &Ruleset) -> u32 {
    bits(TURN.iter().map(|then| then.happens(rules)))
}

/// A bit for each that is true, the first one lowest.
#[inline]
fn bits(all: impl Iterator<Item = bool>) -> u32 {
    all.zip(0..).fold(0, |bits, (is, at)| bits | u32::from(is) << at)
}

/// What a step comes to.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    /// The next step follows.
    On,
    /// Somebody has to decide first; the answer goes on from here.
    Waits,
    /// The game is over.
    Ends(End),
}

/// What comes before cards are chosen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum First {
    Event,
    Shop,
    BuyOut,
    Announce,
}

impl First {
    /// Whether the step ever does anything at a table with these rules.
    #[inline]
    fn happens(self, r: &Ruleset) -> bool {
        match self {
            First::Event => r.events,
            First::Shop => matches!(r.setup.specials, Specials::Shop { .. }),
            First::BuyOut => r.turn.buy_out,
            First::Announce => true,
        }
    }
}

/// The beginning of a round, as data.
const ROUND: &[First] = &[First::Event, First::Shop, First::BuyOut, First::Announce];

/// The second half of a turn, as data.
const TURN: &[Then] = &[
    Then::Tax,
    Then::ChooseGood,
    Then::Export,
    Then::LandGoods,
    Then::Bribe,
    Then::FillAround,
    Then::Treat,
    Then::ScoreSectors,
    Then::WinAtOnce,
    Then::Salvage,
    Then::EndEmbargo,
    Then::EndWhenFull,
    Then::LayTwin,
    Then::SecondCanal,
    Then::Refill,
    Then::Subsidy,
    Then::FinalSprint,
];

impl Kontor {
    /// Carries out a legal move, and all that follows until somebody has to decide again.
    pub(super) fn carry_out(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Self>) {
        match mv {
            Move::Pass if self.stage == Stage::Choose => self.choose(seat, Part::Passes, log),
            Move::Pass if self.stage == Stage::Play => self.pass_turn(log),
            Move::Choose { card } if self.stage == Stage::Play => self.play_card(card, log),
            Move::Ally { cell, with } => self.propose(cell, with, log),
            Move::Leave { cell } => self.leave(cell, log),
            Move::Agree => self.consent(true, log),
            Move::Refuse => self.consent(false, log),
            Move::Treat { tavern, dock } => {
                self.treat(tavern, dock, log);
                if self.stage == Stage::Treat {
                    self.go_on(log);
                }
            }
            Move::Pass => self.announce(seat, Part::Passes, log),
            Move::Stay => self.announce(seat, Part::Plays, log),
            Move::Choose { card } => {
                let slot = self.hand(seat).find(|&(_, held)| held == card).map(|(slot, _)| slot);
                if let Some(slot) = slot {
                    self.choose(seat, Part::Chose(slot), log);
                }
            }
            Move::Sail { cell } => {
                self.sail(cell, log);
                if self.takeable().is_empty() { self.go_on_to_lay(log) } else { self.ask(Stage::Take) }
            }
            Move::Take { cell, under } => {
                self.take_away(cell, under, log);
                self.go_on_to_lay(log);
            }
            Move::LieStill | Move::Spare => self.go_on_to_lay(log),
            Move::Lay { cell } => self.lay_and_go_on(cell, log),
            Move::Land { good } => {
                self.landing = Goods::only(good);
                self.go_on(log);
            }
            Move::Bribe { cell } => self.bribe(cell, log),
            Move::Decline if matches!(self.stage, Stage::Exchange | Stage::Wedding) => self.next_guest(log),
            Move::Decline => self.go_on(log),
            Move::Smuggle { card } => {
                let slot = self.hand(seat).find(|&(_, held)| held == card).map(|(slot, _)| slot);
                if let Some(slot) = slot {
                    self.choose(seat, Part::Smuggles(slot), log);
                }
            }
            Move::LandAll => self.go_on(log),
            Move::Export { good } => {
                self.export(good, log);
                self.go_on(log);
            }
            Move::Buy { count } => self.order_specials(seat, count, log),
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
            Move::Pick { card } if self.stage == Stage::Opening => self.pick_first(seat, card, log),
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

    /// A round begins; nobody has decided anything.
    pub(super) fn begin_round(&mut self, log: &mut impl Log<Self>) {
        self.round += 1;
        self.laid = false;
        self.asked = 0;
        (self.shown, self.blocked, self.new_customs) = (0, 0, Cells::NONE);
        log.stir(Motion::Count { at: Place::Round, by: 1 });
        log.say(Said::RoundBegins { round: self.round });
        for seat in self.every_seat() {
            self.set_part(seat, Part::Undecided, log);
        }
        self.played.step = 0;
        self.prepare(log);
    }

    /// What comes before cards are chosen, from where somebody had to decide.
    #[cold]
    pub(super) fn go_on_to_choose(&mut self, log: &mut impl Log<Self>) {
        self.prepare(log);
    }

    /// What comes before cards are chosen, from where it was left, until somebody has to decide.
    #[inline]
    fn prepare(&mut self, log: &mut impl Log<Self>) {
        loop {
            let happen = bits(ROUND.iter().map(|first| first.happens(&self.rules)));
            let next = (happen & u32::MAX << self.played.step).trailing_zeros();
            let Some(&first) = ROUND.get(next as usize) else { return };
            if self.is_penniless() {
                return self.end_game(End::Penniless, log);
            }
            self.played.step = next as u8 + 1;
            let flow = match first {
                First::Event => self.turn_event(log),
                First::Shop => self.open_shop(),
                First::BuyOut if self.awaits_buyer() => {
                    self.played.step -= 1; // there may be another one
                    Flow::Waits
                }
                First::BuyOut => Flow::On,
                First::Announce => self.ask_all(log),
            };
            match flow {
                Flow::On => {}
                Flow::Waits => return,
                Flow::Ends(end) => return self.end_game(end, log),
            }
        }
    }

    /// All who play are asked at once whether they pass, or for a card at once where passes are secret.
    fn ask_all(&mut self, log: &mut impl Log<Self>) -> Flow {
        let secret = self.rules.turn.pass == Pass::Secret;
        self.stage = if secret { Stage::Choose } else { Stage::Announce };
        let sits_out = std::mem::replace(&mut self.events.sits_out, Seats::NONE);
        self.deciding = self.every_seat().filter(|&seat| !sits_out.contains(seat)).collect();
        for seat in self.every_seat() {
            let plays = if secret { Part::Plays } else { Part::Undecided };
            self.set_part(seat, if sits_out.contains(seat) { Part::Out } else { plays }, log);
        }
        Flow::Waits
    }

    /// Announcements are made at once, and known when all are made (rule `kontor/pass`).
    fn announce(&mut self, seat: Seat, part: Part, log: &mut impl Log<Self>) {
        self.answer(seat, part, log);
        if !self.deciding.is_empty() {
            return;
        }
        self.open_chips(log);
        self.stage = Stage::Choose;
        self.pay_passes(log);
        if self.is_penniless() {
            return self.end_game(End::Penniless, log);
        }
        self.deciding = self.every_seat().filter(|&seat| self.part(seat) == Part::Plays).collect();
        if self.deciding.is_empty() {
            self.end_round(log);
        }
    }

    /// Cards are chosen at once, and turned up when all are chosen; then taxes, then the turns (rules `kontor/choose`,
    /// `kontor/reveal`, `kontor/tax`).
    #[inline]
    fn choose(&mut self, seat: Seat, part: Part, log: &mut impl Log<Self>) {
        self.answer(seat, part, log);
        if !self.deciding.is_empty() {
            return;
        }
        self.open_chips(log);
        self.every_seat().for_each(|seat| self.reveal(seat, log));
        let plays = |&seat: &Seat| matches!(self.part(seat), Part::Open(_) | Part::Dark(_));
        self.shown = self.every_seat().filter(plays).count() as u8;
        if self.rules.turn.pass == Pass::Secret {
            self.pay_passes(log);
            if self.is_penniless() {
                return self.end_game(End::Penniless, log);
            }
        }
        self.levy_taxes(log);
        self.next_turn(log);
    }

    /// Whoever has passed takes a florin, in the order of seats.
    fn pay_passes(&mut self, log: &mut impl Log<Self>) {
        for seat in self.every_seat() {
            if self.part(seat) == Part::Passes {
                self.set_part(seat, Part::Out, log);
                self.pay_for_passing(seat, log);
            }
        }
    }

    /// The highest open card acts next (rule `kontor/order`); without one the round is over.
    fn next_turn(&mut self, log: &mut impl Log<Self>) {
        if self.is_penniless() {
            return self.end_game(End::Penniless, log);
        }
        if self.is_clockwise() {
            return self.pass_on(log);
        }
        let next = self.every_seat().filter_map(|seat| Some((self.open_card(seat)?, seat))).max();
        let hidden = || self.every_seat().find(|&seat| self.is_dark(seat));
        let Some(seat) = next.map(|(_, seat)| seat).or_else(hidden) else { return self.end_round(log) };
        self.turn = seat;
        if !self.is_dark(seat) && self.may_sail() { self.ask(Stage::Ship) } else { self.go_on_to_lay(log) }
    }

    /// The player on turn has something to decide.
    pub(super) fn ask(&mut self, stage: Stage) {
        (self.stage, self.deciding) = (stage, Seats::only(self.turn));
    }

    /// A card that can be laid must be; one that cannot goes back to the hand, without refill or subsidy.
    pub(super) fn go_on_to_lay(&mut self, log: &mut impl Log<Self>) {
        let (seat, number) = (self.turn, self.card_on_turn());
        self.ask(Stage::Lay);
        if self.lays(seat, number).is_empty() && self.check_discard().is_err() {
            self.blocked += u8::from(!self.lays_anyway(seat, number).is_empty());
            let hidden = self.is_dark(seat);
            log.say(if hidden { Said::CouldNotSmuggle { seat } } else { Said::CouldNotLay { seat, number } });
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
        self.twins = [0; 2];
        self.follow_up(log);
    }

    /// What follows from the card that was laid, from where somebody had to decide.
    #[cold]
    pub(super) fn go_on(&mut self, log: &mut impl Log<Self>) {
        self.follow_up(log);
    }

    /// What follows from the card that was laid, from where it was left, until somebody has to decide.
    #[inline]
    fn follow_up(&mut self, log: &mut impl Log<Self>) {
        loop {
            let next = (self.steps & u32::MAX << self.played.step).trailing_zeros();
            let Some(&then) = TURN.get(next as usize) else { break };
            self.played.step = next as u8 + 1;
            match self.follow(then, log) {
                Flow::On => {}
                Flow::Waits => return,
                Flow::Ends(end) => return self.end_game(end, log),
            }
        }
        self.next_turn(log);
    }

    #[inline]
    fn follow(&mut self, then: Then, log: &mut impl Log<Self>) -> Flow {
        let Played { number, cell, fixes, cards, .. } = self.played;
        let seat = self.turn;
        match then {
            Then::Tax => self.tax_opponents(number, log),
            Then::Treat => return self.must_treat(),
            Then::ChooseGood => return self.choose_good(),
            Then::Export => return self.may_export(),
            Then::LandGoods => self.land_goods(cell, self.landing, log),
            Then::Bribe => return self.may_bribe(),
            Then::FillAround => self.fill_around(log),
            Then::ScoreSectors => {
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
                self.ask(Stage::Second);
                return Flow::Waits;
            }
            Then::SecondCanal => {}
            Then::Refill => {
                if cards > 1 {
                    (self.played.cards, self.played.step) = (cards - 1, self.played.step - 1); // each is replaced
                }
                return self.refill(seat, number, log);
            }
            Then::Subsidy if sort_of(number) == Sort::Canal && self.twins[1] == 0 && !self.dark.has(cell) => {
                self.subsidise(seat, log)
            }
            Then::Subsidy => {}
            Then::FinalSprint if self.has_only_canals_left(seat) => return Flow::Ends(End::FinalSprint),
            Then::FinalSprint => {}
        }
        Flow::On
    }

    fn end_round(&mut self, log: &mut impl Log<Self>) {
        let dry = if self.laid { 0 } else { self.dry + 1 };
        let by = i16::from(dry) - i16::from(self.dry);
        self.dry = dry;
        if by != 0 {
            log.stir(Motion::Count { at: Place::DryRounds, by });
        }
        match self.ends_after_round() {
            Some(end) => self.end_game(end, log),
            None => self.begin_round(log),
        }
    }
}
