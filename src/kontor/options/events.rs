//! Events between rounds, one after each round in which a sector was finished (expansion `kontor/events`).
//!
//! Reaches in at `options/canals`, `options/smuggling`, `page/describe`, `page/learn`, `page/observation`, `turn/check`,
//! `turn/laying`, `turn/list`, `turn/mod`, `turn/round`, `turn/score`, `turn/scoring`, `turn/steps`.

use super::{Entry, OptionalRule, rounds};
use crate::game::{AnyLog, Log, Motion, Seat, Seats};
use crate::kontor::options::{export, shop, taverns};
use crate::kontor::state::{MOST_HELD, Pending, Stack};
use crate::kontor::turn::steps::Flow;
use crate::kontor::turn::{drawing, hands, landing, round, score, ship};
use crate::kontor::{
    Cell, Event, Face, Good, Goods, Heap, Kontor, Pile, Place, Refusal, Side, Sort, TAVERNS,
};
use crate::rng::Rng;
use crate::sort::sort;
use arrayvec::ArrayVec;
use serde_json::{Value, json};

/// The expansion `kontor/events`.
pub const ENTRY: Entry =
    Entry { for_two: true, needs: rounds, ..Entry::new(OptionalRule::Events, "events", |_| {}) };

pub const EVENTS: usize = 10;

named! {
    /// The effect of an event card.
    pub enum EventCard in "Kontor" {
        /// All players lose all florins but one.
        Hurricane = "hurricane",
        /// The richer player sits out a round.
        Conspiracy = "conspiracy",
        /// Docks in hand go under the pile, and each player draws three.
        Disorder = "disorder",
        /// Each player may exchange a warehouse for one of another kind.
        FloodDamage = "flood-damage",
        /// Each player may take a dock of their choice.
        Wedding = "wedding",
        /// A tavern on the board gives its owner a florin.
        Strike = "strike",
        /// Cranes go under their owners' piles.
        Fire = "fire",
        /// The richer player gets a point.
        GoldenDays = "golden-days",
        /// Hands are shown.
        Struggle = "struggle",
        /// From now on the order of goods is reversed.
        BlockadeAtSea = "blockade-at-sea",
    }
}

/// The events of a game and what they have changed; each event is named by its place in the rules.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Events {
    /// The events to come.
    pile: Stack<EVENTS>,
    past: Stack<EVENTS>,
    /// Whether a sector has been finished since the last one.
    due: bool,
    /// The player who laid a card last and acts first.
    laid_last: Seat,
    /// Players who still have to answer a question to all.
    waiting: Seats,
    /// Players who sit out the round that begins.
    sits_out: Seats,
    /// Points from events, by side.
    golden: [u8; 2],
    /// Whether the order of goods has been reversed.
    reversed: bool,
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

    pub fn lay(&mut self, events: &[u8]) {
        self.pile = Stack::downwards(events);
    }

    pub fn left(&self) -> u8 {
        self.pile.len()
    }

    /// Notes that a sector has been finished: an event is due.
    pub fn sector_finished(&mut self) {
        self.due = true;
    }

    pub fn card_laid(&mut self, seat: Seat) {
        self.laid_last = seat;
    }

    /// Returns the players who sit out the round that begins, and lets them play again afterwards.
    pub fn take_sitting_out(&mut self) -> Seats {
        std::mem::replace(&mut self.sits_out, Seats::NONE)
    }

    /// Returns the points of a side from events.
    pub fn points(&self, side: Side) -> i16 {
        self.golden[side.index()].into()
    }

    /// Returns whether the order of goods has been reversed.
    pub fn is_reversed(&self) -> bool {
        self.reversed
    }

    /// Returns the events that have happened, in order.
    pub fn past(&self) -> impl Iterator<Item = (u8, EventCard)> {
        let past = self.past.cards().iter().filter_map(|&number| EventCard::ALL.get(usize::from(number)));
        (0..).zip(past.copied())
    }

    pub fn reshuffle(&mut self, rng: &mut Rng) {
        let pile = self.pile.cards_mut();
        sort(pile);
        rng.shuffle(pile);
    }

    /// Returns the events to come, the next one first.
    pub fn coming(&self) -> impl Iterator<Item = u8> {
        self.pile.cards().iter().rev().copied()
    }

    /// Puts these events on top, the next one first; returns whether all of them were still to come.
    pub fn put_on_top(&mut self, next: &[u8]) -> bool {
        let pile = self.pile.cards_mut();
        next.iter().enumerate().all(|(above, &number)| {
            let Some(top) = pile.len().checked_sub(above + 1) else { return false };
            let found = pile.iter().take(top + 1).position(|&other| other == number);
            found.is_some_and(|at| {
                pile.swap(at, top);
                true
            })
        })
    }

    pub fn describe(&self) -> Value {
        let past: Vec<EventCard> = self.past().map(|(_, event)| event).collect();
        json!({"toCome": self.pile.cards(), "past": past})
    }
}

/// Turns over the next event if a sector has been finished since the last one; at most one per round.
pub fn turn_event(game: &mut Kontor, log: &mut impl Log<Kontor>) -> Flow {
    if !std::mem::replace(&mut game.events.due, false) {
        return Flow::On;
    }
    let Some(number) = game.events.pile.draw() else { return Flow::On };
    let Some(&event) = EventCard::ALL.get(usize::from(number)) else { return Flow::On };
    let to = Place::Event(game.events.past.len());
    game.events.past.push(number);
    log.event(Event::EventTurned { event });
    log.motion(Motion::Move { from: Place::Events, to, face: Some(Face::Event { event }) });
    happen(game, event, log)
}

/// Returns the players, beginning with the one who laid a card last.
fn in_turn(game: &Kontor) -> impl Iterator<Item = Seat> + use<> {
    let first = game.events.laid_last;
    [first].into_iter().chain(game.every_seat().filter(move |&seat| seat != first))
}

/// Returns the player with more florins than the other.
fn richer(game: &Kontor) -> Option<Seat> {
    let [red, black] = [Seat(0), Seat(1)].map(|seat| game.purse(seat));
    (red != black).then(|| Seat(u8::from(black > red)))
}
fn happen(game: &mut Kontor, event: EventCard, log: &mut dyn Log<Kontor>) -> Flow {
    let log = &mut AnyLog(log);
    match event {
        EventCard::Hurricane => in_turn(game).for_each(|seat| lose_florins(game, seat, log)),
        EventCard::Conspiracy => {
            if let Some(seat) = richer(game) {
                log.event(Event::SitsOut { seat });
                game.events.sits_out = Seats::only(seat);
            }
        }
        EventCard::Disorder => in_turn(game).for_each(|seat| redraw_docks(game, seat, log)),
        EventCard::FloodDamage => {
            taverns::forget_landed(game);
            return ask_in_turn(game, Pending::Exchange);
        }
        EventCard::Wedding => return ask_in_turn(game, Pending::Wedding),
        EventCard::Strike => pay_for_taverns(game, log),
        EventCard::Fire => burn_cranes(game, log),
        EventCard::GoldenDays => {
            if let Some(seat) = richer(game).filter(|_| score::counts_points(game)) {
                let before = game.noted(log);
                log.event(Event::GotPoint { seat });
                game.events.golden[game.side(seat).index()] += 1;
                game.log_scores(before, log);
            }
        }
        EventCard::Struggle => in_turn(game).for_each(|seat| show_hand(game, seat, log)),
        EventCard::BlockadeAtSea => game.events.reversed = true,
    }
    Flow::On
}

fn lose_florins(game: &mut Kontor, seat: Seat, log: &mut impl Log<Kontor>) {
    let count = game.purse(seat).saturating_sub(1);
    if count > 0 {
        log.event(Event::LostFlorins { seat, count });
        game.money.pay(seat, count, log);
    }
}

/// Puts the docks in hand under their owner's pile, sorted by number and unseen; then the player draws
/// three, no matter how many there were (`kontor/ruling-111`).
fn redraw_docks(game: &mut Kontor, seat: Seat, log: &mut impl Log<Kontor>) {
    log.event(Event::RedrewDocks { seat });
    let pile = Pile::Docks(seat);
    let empty = game.deck.top(pile).is_none();
    let docks = game.deck.hand(seat).filter(|&(_, number)| game.sort_of(number) == Sort::Dock);
    let mut given: ArrayVec<(u8, u8), MOST_HELD> = docks.map(|(slot, number)| (number, slot)).collect();
    for &(number, slot) in &given {
        game.deck.give_up(seat, slot);
        game.deck.forget(number);
        log.motion(Motion::Move { from: Place::Hand(seat, slot), to: Place::Pile(pile), face: None });
    }
    sort(&mut given);
    given.iter().for_each(|&(number, _)| game.deck.put_under(seat, number));
    if empty {
        hands::turn_up(game, pile, log);
    }
    for _ in 0..game.rules.setup.hand.0 {
        drawing::draw_from(game, seat, Heap::Docks, log);
    }
}

/// Pays a florin to the owner of each tavern on the board (`kontor/ruling-11`).
fn pay_for_taverns(game: &mut Kontor, log: &mut impl Log<Kontor>) {
    for seat in in_turn(game) {
        let is_tavern = |cell: Cell| game.card_at(cell).is_some_and(|number| TAVERNS.contains(&number));
        if game.harbour.cells(game.harbour.docks(game.side(seat).seat())).any(is_tavern)
            && game.money.earn(seat, log)
        {
            log.event(Event::GotFlorin { seat });
        }
    }
}

/// Puts cranes in unfinished sectors under their owners' piles, in reading order (`kontor/ruling-114`).
fn burn_cranes(game: &mut Kontor, log: &mut impl Log<Kontor>) {
    let cranes = game.harbour.cranes().less(game.sectors.done());
    let burning: ArrayVec<Cell, 4> = game.harbour.cells(cranes).take(4).collect();
    for cell in burning {
        let Some(number) = game.card_at(cell) else { continue };
        log.event(Event::Burnt { number, cell });
        ship::remove(game, cell, export::seat_of(game, game.side_of(number)), log);
    }
}

fn show_hand(game: &mut Kontor, seat: Seat, log: &mut impl Log<Kontor>) {
    for slot in 0..game.rules.places() {
        if let Some(number) = game.deck.held(seat, slot).filter(|&number| !game.deck.is_known(number)) {
            shop::show(game, seat, slot, number, log);
        }
    }
}

/// Asks the players one after the other, beginning with the one who laid a card last.
fn ask_in_turn(game: &mut Kontor, pending: Pending) -> Flow {
    game.events.waiting = game.every_seat().collect();
    ask_next(game, pending)
}

fn ask_next(game: &mut Kontor, pending: Pending) -> Flow {
    let next = in_turn(game).find(|&seat| game.events.waiting.contains(seat));
    let Some(seat) = next else { return Flow::On };
    game.events.waiting = game.events.waiting.without(seat);
    let mut can = false;
    match pending {
        Pending::Exchange => each_exchange(game, seat, &mut |_, _, _| can = true),
        _ => can = game.deck.height(Pile::Docks(seat)) > 0,
    }
    if !can {
        return ask_next(game, pending);
    }
    if pending == Pending::Wedding {
        game.deck.search(seat);
    }
    game.question.ask(pending, Seats::only(seat));
    Flow::Waits
}

/// Asks the next player, or goes on with the round.
pub fn ask_next_player(game: &mut Kontor, log: &mut impl Log<Kontor>) {
    if ask_next(game, game.question.pending()) == Flow::On {
        round::continue_round(game, log);
    }
}

/// Checks that a warehouse can be exchanged: it must be the player's own, in an unfinished sector in
/// which the other player has not exchanged one (`kontor/ruling-113`).
pub fn check_exchange(game: &Kontor, seat: Seat, cell: Cell, from: Good, to: Good) -> Result<(), Refusal> {
    let side = game.side(seat);
    let exchanged = game.parties.brought().docks().spread(game.harbour.land());
    let own = game.harbour.docks(side.seat()).less(game.sectors.done()).less(exchanged);
    let fits = game.harbour.bounds().covers(cell)
        && own.has(cell)
        && from != to
        && game.warehouses.stands(cell, from)
        && landing::has_warehouse(game, side, to);
    if fits { Ok(()) } else { Err(Refusal::CannotExchange) }
}

/// Calls `each` with every exchange that a player may make.
pub fn each_exchange(game: &Kontor, seat: Seat, each: &mut dyn FnMut(Cell, Good, Good)) {
    for cell in game.harbour.cells(game.harbour.docks(game.side(seat).seat()).less(game.sectors.done())) {
        for (from, to) in Good::ALL.into_iter().flat_map(|from| Good::ALL.map(|to| (from, to))) {
            if check_exchange(game, seat, cell, from, to).is_ok() {
                each(cell, from, to);
            }
        }
    }
}

/// Exchanges a warehouse for one of another kind.
pub fn exchange(game: &mut Kontor, seat: Seat, cell: Cell, from: Good, to: Good, log: &mut impl Log<Kontor>) {
    log.event(Event::Exchanged { seat, cell, from, to });
    landing::send_back(game, cell, from, log);
    landing::land_goods(game, cell, Goods::only(to), log);
    if let Some(brought) = game.parties.brought_mut() {
        brought.add(cell);
    }
}

/// Checks that a dock can be exchanged for another one: it must lie in the player's own pile, and the
/// other one in the hand, or it must be the same dock (`kontor/ruling-112`).
pub fn check_wed(game: &Kontor, seat: Seat, take: u8, give: u8) -> Result<(), Refusal> {
    let in_hand = |(_, number)| number == give && game.sort_of(number) == Sort::Dock;
    if !game.deck.own_docks(seat).any(|number| number == take) {
        Err(Refusal::NotInPile)
    } else if give == take || game.deck.hand(seat).any(in_hand) {
        Ok(())
    } else {
        Err(Refusal::NotInHand)
    }
}

/// Calls `each` with every pair of docks that a player may take and give.
pub fn each_wedding(game: &Kontor, seat: Seat, each: &mut dyn FnMut(u8, u8)) {
    let own = |number: &u8| game.deck.own_docks(seat).any(|other| other == *number);
    for take in (3..=89).filter(own) {
        let docks = game.deck.hand(seat).filter(|&(_, number)| game.sort_of(number) == Sort::Dock);
        docks.for_each(|(_, give)| each(take, give));
        each(take, take);
    }
}

/// Takes a dock of a player's own pile to the hand and puts one under the pile; no other player sees
/// which.
pub fn wed(game: &mut Kontor, seat: Seat, take: u8, give: u8, log: &mut dyn Log<Kontor>) {
    let log = &mut AnyLog(log);
    let pile = Pile::Docks(seat);
    let was_top = game.deck.top(pile) == Some(take);
    let slot = game.deck.hand(seat).find(|&(_, number)| number == give).map(|(slot, _)| slot);
    log.event(Event::Wedded { seat });
    game.deck.pick(seat, take);
    game.deck.put_under(seat, give);
    game.deck.forget(give);
    if let Some(slot) = slot {
        game.deck.hold(seat, slot, take);
        log.motion(Motion::Move { from: Place::Hand(seat, slot), to: Place::Pile(pile), face: None });
        let from = if was_top { Place::Top(pile) } else { Place::Pile(pile) };
        game.log_card(from, Place::Hand(seat, slot), take, log);
    } else if was_top {
        log.motion(Motion::Move { from: Place::Top(pile), to: Place::Pile(pile), face: None });
    }
    if was_top {
        hands::turn_up(game, pile, log);
    }
}

#[cfg(test)]
impl Events {
    /// Lays the events to come, the first of which is due.
    pub fn set_due(&mut self, events: &[u8]) {
        self.lay(events);
        self.due = true;
    }

    /// Returns the events to come, the next one last.
    pub fn still_to_come(&self) -> &[u8] {
        self.pile.cards()
    }

    pub fn laid_last(&self) -> Seat {
        self.laid_last
    }

    /// Sets whether the order of goods has been reversed.
    pub fn set_reversed(&mut self, reversed: bool) {
        self.reversed = reversed;
    }
}
