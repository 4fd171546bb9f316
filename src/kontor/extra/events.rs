//! Events between rounds, one after each round in which a sector was finished (expansion `kontor/events`).

use super::super::cards::{Good, Goods, Sort, TAVERNS};
use super::super::event::Event;
use super::super::moves::{Heap, Refusal};
use super::super::place::{Face, Pile, Place};
use super::super::state::Stack;
use super::super::state::{Cell, Cells};
use super::super::state::{Kontor, MOST_HELD, Pending};
use super::super::steps::Flow;
use crate::game::{AnyLog, Log, Motion, Seat, Seats};
use crate::rng::Rng;
use crate::sort::sort;
use arrayvec::ArrayVec;
use serde::Serialize;
use serde_json::{Value, json};

/// Number of events.
pub(in super::super) const EVENTS: usize = 10;

/// The effect of an event card.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorEvent"))]
#[serde(rename_all = "kebab-case")]
pub enum EventCard {
    /// All players lose all florins but one.
    Hurricane,
    /// The richer player sits out a round.
    Conspiracy,
    /// Docks in hand go under the pile, and each player draws three.
    Disorder,
    /// Each player may exchange a warehouse for one of another kind.
    FloodDamage,
    /// Each player may take a dock of their choice.
    Wedding,
    /// A tavern on the board gives its owner a florin.
    Strike,
    /// Cranes go under their owners' piles.
    Fire,
    /// The richer player gets a point.
    GoldenDays,
    /// Hands are shown.
    Struggle,
    /// From now on the order of goods is reversed.
    BlockadeAtSea,
}

impl EventCard {
    /// All events, in the order of the rules.
    #[rustfmt::skip]
    pub const ALL: [EventCard; EVENTS] = [
        EventCard::Hurricane, EventCard::Conspiracy, EventCard::Disorder, EventCard::FloodDamage, EventCard::Wedding,
        EventCard::Strike, EventCard::Fire, EventCard::GoldenDays, EventCard::Struggle, EventCard::BlockadeAtSea,
    ];
}

/// The events of a game and what they have changed; each event is named by its place in the rules.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(in super::super) struct Events {
    /// The events to come.
    pub pile: Stack<EVENTS>,
    past: Stack<EVENTS>,
    /// Whether a sector has been finished since the last one.
    pub due: bool,
    /// The player who laid a card last and acts first.
    pub laid_last: Seat,
    /// Players who still have to answer a question to all.
    waiting: Seats,
    /// Players who sit out the round that begins.
    pub sits_out: Seats,
    /// Points from events, by side.
    pub golden: [u8; 2],
    /// Whether the order of goods has been reversed.
    pub reversed: bool,
}

impl Events {
    /// A game without events.
    pub const NONE: Events = Events {
        pile: Stack::EMPTY,
        past: Stack::EMPTY,
        due: false,
        laid_last: Seat(0),
        waiting: Seats::NONE,
        sits_out: Seats::NONE,
        golden: [0; 2],
        reversed: false,
    };

    /// Returns the events that have happened, in order.
    pub fn past(&self) -> impl Iterator<Item = (u8, EventCard)> {
        let past = self.past.cards().iter().filter_map(|&number| EventCard::ALL.get(usize::from(number)));
        (0..).zip(past.copied())
    }

    /// Shuffles the events to come.
    pub fn reshuffle(&mut self, rng: &mut Rng) {
        let pile = self.pile.cards_mut();
        sort(pile);
        rng.shuffle(pile);
    }

    pub fn describe(&self) -> Value {
        let past: Vec<EventCard> = self.past().map(|(_, event)| event).collect();
        json!({"toCome": self.pile.cards(), "past": past})
    }
}

impl Kontor {
    /// Turns over the next event if a sector has been finished since the last one; at most one per round.
    #[inline]
    pub(in super::super) fn turn_event(&mut self, log: &mut impl Log<Self>) -> Flow {
        if !self.rules.events || !std::mem::replace(&mut self.events.due, false) {
            return Flow::On;
        }
        let Some(number) = self.events.pile.draw() else { return Flow::On };
        let Some(&event) = EventCard::ALL.get(usize::from(number)) else { return Flow::On };
        let to = Place::Event(self.events.past.len());
        self.events.past.push(number);
        log.event(Event::EventTurned { event });
        log.motion(Motion::Move { from: Place::Events, to, face: Some(Face::Event { event }) });
        self.happen(event, log)
    }

    /// Returns the players, beginning with the one who laid a card last.
    fn in_turn(&self) -> impl Iterator<Item = Seat> + use<> {
        let first = self.events.laid_last;
        [first].into_iter().chain(self.every_seat().filter(move |&seat| seat != first))
    }

    /// Returns the player with more florins than the other.
    fn richer(&self) -> Option<Seat> {
        let [red, black] = [Seat(0), Seat(1)].map(|seat| self.purse(seat));
        (red != black).then(|| Seat(u8::from(black > red)))
    }

    #[cold]
    #[inline] // compiled with the session, whose rules it then shares
    fn happen(&mut self, event: EventCard, log: &mut dyn Log<Self>) -> Flow {
        let log = &mut AnyLog(log);
        match event {
            EventCard::Hurricane => self.in_turn().for_each(|seat| self.lose_florins(seat, log)),
            EventCard::Conspiracy => {
                if let Some(seat) = self.richer() {
                    log.event(Event::SitsOut { seat });
                    self.events.sits_out = Seats::only(seat);
                }
            }
            EventCard::Disorder => self.in_turn().for_each(|seat| self.redraw_docks(seat, log)),
            EventCard::FloodDamage => {
                self.forget_brought();
                return self.ask_in_turn(Pending::Exchange);
            }
            EventCard::Wedding => return self.ask_in_turn(Pending::Wedding),
            EventCard::Strike => self.pay_for_taverns(log),
            EventCard::Fire => self.burn_cranes(log),
            EventCard::GoldenDays => {
                if let Some(seat) = self.richer().filter(|_| self.counts_points()) {
                    let before = self.noted(log);
                    log.event(Event::GotPoint { seat });
                    self.events.golden[self.side(seat).index()] += 1;
                    self.log_scores(before, log);
                }
            }
            EventCard::Struggle => self.in_turn().for_each(|seat| self.show_hand(seat, log)),
            EventCard::BlockadeAtSea => self.events.reversed = true,
        }
        Flow::On
    }

    fn lose_florins(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let count = self.purse(seat).saturating_sub(1);
        if count > 0 {
            log.event(Event::LostFlorins { seat, count });
            for _ in 0..count {
                self.money.pay(seat, log);
            }
        }
    }

    /// Puts the docks in hand under their owner's pile, sorted by number and unseen; then the player draws
    /// three, no matter how many there were (`kontor/ruling-111`).
    fn redraw_docks(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        log.event(Event::RedrewDocks { seat });
        let pile = Pile::Docks(seat);
        let empty = self.deck.top(pile).is_none();
        let docks = self.deck.hand(seat).filter(|&(_, number)| self.sort_of(number) == Sort::Dock);
        let mut given: ArrayVec<(u8, u8), MOST_HELD> = docks.map(|(slot, number)| (number, slot)).collect();
        for &(number, slot) in &given {
            self.deck.give_up(seat, slot);
            self.deck.forget(number);
            log.motion(Motion::Move { from: Place::Hand(seat, slot), to: Place::Pile(pile), face: None });
        }
        sort(&mut given);
        given.iter().for_each(|&(number, _)| self.deck.put_under(seat, number));
        if empty {
            self.turn_up(pile, log);
        }
        for _ in 0..self.rules.setup.hand.0 {
            self.draw_from(seat, Heap::Docks, log);
        }
    }

    /// Pays a florin to the owner of each tavern on the board (`kontor/ruling-11`).
    fn pay_for_taverns(&mut self, log: &mut impl Log<Self>) {
        for seat in self.in_turn() {
            let is_tavern = |cell: Cell| self.card_at(cell).is_some_and(|number| TAVERNS.contains(&number));
            if self.harbour.cells(self.harbour.docks(self.side(seat).seat())).any(is_tavern)
                && self.money.earn(seat, log)
            {
                log.event(Event::GotFlorin { seat });
            }
        }
    }

    /// Puts cranes in unfinished sectors under their owners' piles, in reading order (`kontor/ruling-114`).
    fn burn_cranes(&mut self, log: &mut impl Log<Self>) {
        let cranes = self.harbour.cranes().less(self.sectors.done());
        let burning: ArrayVec<Cell, 4> = self.harbour.cells(cranes).take(4).collect();
        for cell in burning {
            let Some(number) = self.card_at(cell) else { continue };
            log.event(Event::Burnt { number, cell });
            self.remove(cell, self.seat_of(self.side_of(number)), log);
        }
    }

    fn show_hand(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        for slot in 0..self.rules.places() {
            if let Some(number) = self.deck.held(seat, slot).filter(|&number| !self.deck.is_known(number)) {
                self.show(seat, slot, number, log);
            }
        }
    }

    /// Asks the players one after the other, beginning with the one who laid a card last.
    fn ask_in_turn(&mut self, pending: Pending) -> Flow {
        self.events.waiting = self.every_seat().collect();
        self.ask_next_guest(pending)
    }

    fn ask_next_guest(&mut self, pending: Pending) -> Flow {
        let next = self.in_turn().find(|&seat| self.events.waiting.contains(seat));
        let Some(seat) = next else { return Flow::On };
        self.events.waiting = self.events.waiting.without(seat);
        let mut can = false;
        match pending {
            Pending::Exchange => self.each_exchange(seat, &mut |_, _, _| can = true),
            _ => can = self.deck.height(Pile::Docks(seat)) > 0,
        }
        if !can {
            return self.ask_next_guest(pending);
        }
        if pending == Pending::Wedding {
            self.deck.search(seat);
        }
        self.question.ask(pending, Seats::only(seat));
        Flow::Waits
    }

    /// Asks the next player, or goes on with the round.
    #[cold]
    pub(in super::super) fn next_guest(&mut self, log: &mut impl Log<Self>) {
        if self.ask_next_guest(self.question.pending()) == Flow::On {
            self.continue_round(log);
        }
    }

    /// Checks that a warehouse can be exchanged: it must be the player's own, in an unfinished sector in
    /// which the other player has not exchanged one (`kontor/ruling-113`).
    pub(in super::super) fn check_exchange(
        &self,
        seat: Seat,
        cell: Cell,
        from: Good,
        to: Good,
    ) -> Result<(), Refusal> {
        let side = self.side(seat);
        let exchanged = self.parties.dealings().exchanged.spread(self.harbour.land());
        let own = self.harbour.docks(side.seat()).less(self.sectors.done()).less(exchanged);
        let fits = self.harbour.bounds().covers(cell)
            && own.has(cell)
            && from != to
            && self.warehouses.stands(cell, from)
            && self.has_warehouse(side, to);
        if fits { Ok(()) } else { Err(Refusal::CannotExchange) }
    }

    /// Calls `each` with every exchange that a player may make.
    pub(in super::super) fn each_exchange(&self, seat: Seat, each: &mut dyn FnMut(Cell, Good, Good)) {
        for cell in self.harbour.cells(self.harbour.docks(self.side(seat).seat()).less(self.sectors.done())) {
            for (from, to) in Good::ALL.into_iter().flat_map(|from| Good::ALL.map(|to| (from, to))) {
                if self.check_exchange(seat, cell, from, to).is_ok() {
                    each(cell, from, to);
                }
            }
        }
    }

    /// Exchanges a warehouse for one of another kind.
    #[cold]
    pub(in super::super) fn exchange(
        &mut self,
        seat: Seat,
        cell: Cell,
        from: Good,
        to: Good,
        log: &mut impl Log<Self>,
    ) {
        log.event(Event::Exchanged { seat, cell, from, to });
        self.send_back(cell, from, log);
        self.land_goods(cell, Goods::only(to), log);
        if let Some(dealings) = self.parties.dealings_mut() {
            dealings.exchanged = dealings.exchanged.or(Cells::of(cell));
        }
    }

    /// Checks that a dock can be exchanged for another one: it must lie in the player's own pile, and the
    /// other one in the hand, or it must be the same dock (`kontor/ruling-112`).
    pub(in super::super) fn check_wed(&self, seat: Seat, take: u8, give: u8) -> Result<(), Refusal> {
        let in_hand = |(_, number)| number == give && self.sort_of(number) == Sort::Dock;
        if !self.deck.own_docks(seat).any(|number| number == take) {
            Err(Refusal::NotInPile)
        } else if give == take || self.deck.hand(seat).any(in_hand) {
            Ok(())
        } else {
            Err(Refusal::NotInHand)
        }
    }

    /// Calls `each` with every pair of docks that a player may take and give.
    pub(in super::super) fn each_wedding(&self, seat: Seat, each: &mut dyn FnMut(u8, u8)) {
        let own = |number: &u8| self.deck.own_docks(seat).any(|other| other == *number);
        for take in (3..=89).filter(own) {
            let docks = self.deck.hand(seat).filter(|&(_, number)| self.sort_of(number) == Sort::Dock);
            docks.for_each(|(_, give)| each(take, give));
            each(take, take);
        }
    }

    /// Takes a dock of a player's own pile to the hand and puts one under the pile; no other player sees
    /// which.
    #[cold]
    #[inline] // compiled with the session, whose rules it then shares
    pub(in super::super) fn wed(&mut self, seat: Seat, take: u8, give: u8, log: &mut dyn Log<Self>) {
        let log = &mut AnyLog(log);
        let pile = Pile::Docks(seat);
        let was_top = self.deck.top(pile) == Some(take);
        let slot = self.deck.hand(seat).find(|&(_, number)| number == give).map(|(slot, _)| slot);
        log.event(Event::Wedded { seat });
        self.deck.pick(seat, take);
        self.deck.put_under(seat, give);
        self.deck.forget(give);
        if let Some(slot) = slot {
            self.deck.hold(seat, slot, take);
            log.motion(Motion::Move { from: Place::Hand(seat, slot), to: Place::Pile(pile), face: None });
            let from = if was_top { Place::Top(pile) } else { Place::Pile(pile) };
            let face = Some(self.face(take));
            log.motion(Motion::Move { from, to: Place::Hand(seat, slot), face });
        } else if was_top {
            log.motion(Motion::Move { from: Place::Top(pile), to: Place::Pile(pile), face: None });
        }
        if was_top {
            self.turn_up(pile, log);
        }
    }
}
