//! Special cards for sale before a round (rule `kontor/special-shop`).
//!
//! Reaches in at `options/events`, `page/describe`, `page/observation`, `turn/check`, `turn/list`, `turn/mod`,
//! `turn/steps`.

use super::{Entry, OptionalRule, unused_specials};
use crate::game::{AnyLog, Log, Motion, Seat, Seats};
use crate::kontor::state::{Intent, Pending};
use crate::kontor::turn::steps::Flow;
use crate::kontor::turn::{hands, round};
use crate::kontor::{Event, Kontor, Place, Refusal, Scenario, Specials};

/// The optional rule `kontor/special-shop`.
pub const ENTRY: Entry = Entry {
    for_two: true,
    needs: unused_specials,
    clashes: &[OptionalRule::BridgeAndFlood, OptionalRule::GreatFlood],
    not_in: &[Scenario::TicTacToe, Scenario::IleGrande],
    ..Entry::new(OptionalRule::SpecialShop, "specialShop", |r| r.setup.specials = Specials::Shop { price: 2 })
};

/// Returns the price of a special card, if they are for sale.
fn price(game: &Kontor) -> Option<u8> {
    match game.rules.setup.specials {
        Specials::Shop { price } => Some(price),
        _ => None,
    }
}

/// Returns the most special cards that a player can buy.
pub fn most_to_buy(game: &Kontor, seat: Seat) -> u8 {
    let affordable = price(game).and_then(|price| game.purse(seat).checked_div(price)).unwrap_or(0);
    affordable.min(game.deck.for_sale().len() as u8)
}

pub fn check_buy(game: &Kontor, seat: Seat, count: u8) -> Result<(), Refusal> {
    if count <= most_to_buy(game, seat) { Ok(()) } else { Err(Refusal::CannotBuySoMany) }
}

/// Asks all players who can pay at once how many special cards they buy.
pub fn open_shop(game: &mut Kontor) -> Flow {
    if price(game).is_none() {
        return Flow::On;
    }
    let asked: Seats = game.every_seat().filter(|&seat| most_to_buy(game, seat) > 0).collect();
    if asked.is_empty() {
        return Flow::On;
    }
    game.question.ask(Pending::Shop, asked);
    Flow::Waits
}

/// Returns how many special cards a player wants.
fn wanted_by(game: &Kontor, seat: Seat) -> u8 {
    match game.round.intent(seat) {
        Intent::Buys(count) | Intent::Shows { count, .. } => count,
        _ => 0,
    }
}

/// Returns how many special cards all players want together.
pub fn wanted_by_all(game: &Kontor) -> u8 {
    game.every_seat().map(|seat| wanted_by(game, seat)).sum()
}

/// Takes a player's secret answer how many cards to buy. When all have answered and there are not enough cards,
/// each chooses a card to show; otherwise it does not matter who buys first (`kontor/ruling-104`).
pub fn order_specials(game: &mut Kontor, seat: Seat, count: u8, log: &mut dyn Log<Kontor>) {
    let log = &mut AnyLog(log);
    hands::answer(game, seat, Intent::Buys(count), log);
    if !game.question.deciding().is_empty() {
        return;
    }
    hands::open_chips(game, log);
    if wanted_by_all(game) > game.deck.for_sale().len() as u8
        && game.every_seat().all(|seat| game.deck.holds_any(seat))
    {
        game.question.ask(Pending::Show, game.every_seat().collect());
        return;
    }
    let highest = [0, 1].map(|s| game.deck.hand(Seat(s)).map(|(_, card)| card).max());
    sell(game, highest, log);
}

/// Takes a player's secret choice of the card to show. When both have chosen, the higher card buys first.
pub fn choose_shown(game: &mut Kontor, seat: Seat, card: u8, log: &mut dyn Log<Kontor>) {
    let log = &mut AnyLog(log);
    let Some(slot) = game.deck.slot_of(seat, card) else { return };
    hands::answer(game, seat, Intent::Shows { count: wanted_by(game, seat), slot }, log);
    if !game.question.deciding().is_empty() {
        return;
    }
    hands::open_chips(game, log);
    for seat in game.every_seat() {
        if let (Intent::Shows { slot, .. }, Some(number)) = (game.round.intent(seat), game.secret_card(seat))
        {
            show(game, seat, slot, number, log);
        }
    }
    sell(game, [0, 1].map(|s| game.secret_card(Seat(s))), log);
}

/// Sells to the player with the higher of these cards first, then to the other, and goes on.
fn sell(game: &mut Kontor, cards: [Option<u8>; 2], log: &mut impl Log<Kontor>) {
    game.question.ask(Pending::Announce, Seats::NONE); // the chips have been returned
    let first = Seat(u8::from(cards[1] > cards[0]));
    for seat in [first, game.opposite(first)] {
        buy(game, seat, wanted_by(game, seat), log);
    }
    round::continue_round(game, log);
}

/// Shows a card of a hand to all players.
pub fn show(game: &mut Kontor, seat: Seat, slot: u8, number: u8, log: &mut impl Log<Kontor>) {
    log.event(Event::Shown { seat, number });
    game.deck.know(number);
    log.motion(Motion::Turn { at: Place::Hand(seat, slot), face: Some(game.face(number)) });
}

fn buy(game: &mut Kontor, seat: Seat, wanted: u8, log: &mut impl Log<Kontor>) {
    let count = wanted.min(game.deck.for_sale().len() as u8);
    if wanted > 0 {
        log.event(Event::Bought { seat, wanted, count });
    }
    for _ in 0..count {
        let free = |slot: &u8| game.deck.held(seat, *slot).is_none();
        let setup = game.rules.setup;
        let Some(slot) = (setup.first_special()..setup.places()).find(free) else { return };
        let Some(number) = game.deck.sell() else { return };
        game.money.pay(seat, price(game).unwrap_or(0), log);
        game.deck.hold(seat, slot, number);
        game.log_card(Place::Shop, Place::Hand(seat, slot), number, log);
    }
}
