//! Cards in hands and piles: answering, showing, taking back, drawing.

use crate::game::{Log, Motion, Seat};
use crate::kontor::options::{clockwise, smuggling};
use crate::kontor::state::{Intent, Pending};
use crate::kontor::{Event, Face, Kontor, Pile, Place};

/// Takes a secret answer; a face-down chip stands for it.
pub fn answer(game: &mut Kontor, seat: Seat, intent: Intent, log: &mut impl Log<Kontor>) {
    game.round.set_intent(seat, intent, log);
    game.question.answered(seat);
    if log.listens() {
        let face = chip(game, seat);
        log.motion(Motion::Move { from: Place::Chip(seat), to: Place::Chosen(seat), face });
    }
}

/// Returns the chip of a player with what it shows, while it lies on the table.
pub fn chip(game: &Kontor, seat: Seat) -> Option<Face> {
    match (game.question.pending(), game.round.intent(seat)) {
        (Pending::Announce | Pending::Choose, Intent::Passes) => Some(Face::Announced { pass: true }),
        (Pending::Announce, Intent::Plays) => Some(Face::Announced { pass: false }),
        (Pending::Shop, Intent::Buys(count)) => Some(Face::Buys { count }),
        (Pending::Choose, Intent::Smuggles(_)) => {
            game.secret_card(seat).map(|number| Face::Smuggled { number })
        }
        (Pending::Choose, Intent::Chose(_)) | (Pending::Show, Intent::Shows { .. }) => {
            game.secret_card(seat).map(|number| Face::Chosen { number })
        }
        _ => None,
    }
}

/// Turns up the chips and returns them.
pub fn open_chips(game: &Kontor, log: &mut impl Log<Kontor>) {
    let seats = log.listens().then(|| game.every_seat());
    for seat in seats.into_iter().flatten() {
        if let Some(chip) = chip(game, seat) {
            let hidden = matches!(game.round.intent(seat), Intent::Smuggles(_));
            let face = Some(if hidden { Face::Announced { pass: false } } else { chip });
            log.motion(Motion::Move { from: Place::Chosen(seat), to: Place::Chip(seat), face });
        }
    }
}

/// Turns up a chosen card and returns its number; 0 for a card that the player lays face down (rule `kontor/reveal`).
pub fn reveal(game: &mut Kontor, seat: Seat, log: &mut impl Log<Kontor>) -> Option<u8> {
    let slot = match game.round.intent(seat) {
        Intent::Chose(slot) => slot,
        Intent::Smuggles(slot) => return smuggling::hide(game, seat, slot, log).then_some(0),
        _ => return None,
    };
    let number = game.deck.held(seat, slot)?;
    game.round.set_intent(seat, Intent::Open(slot), log);
    game.deck.know(number);
    log.event(Event::Revealed { seat, number });
    game.log_card(Place::Hand(seat, slot), Place::Chosen(seat), number, log);
    Some(number)
}

/// Takes an open card out of the hand.
pub fn lose_open_card(game: &mut Kontor, seat: Seat, log: &mut impl Log<Kontor>) {
    if let Intent::Open(slot) | Intent::Dark(slot) = game.round.intent(seat) {
        game.deck.give_up(seat, slot);
    }
    game.round.set_intent(seat, clockwise::rest(game), log);
}

/// Takes an open card back to the hand; all players know it.
pub fn take_back(game: &mut Kontor, seat: Seat, log: &mut impl Log<Kontor>) {
    let (Intent::Open(slot) | Intent::Dark(slot)) = game.round.intent(seat) else { return };
    let face = game.deck.held(seat, slot).map(|number| game.face(number));
    game.round.set_intent(seat, clockwise::rest(game), log);
    log.motion(Motion::Move { from: Place::Chosen(seat), to: Place::Hand(seat, slot), face });
}

/// Draws the top card of a pile; the next one is turned up (rule `kontor/refill`).
pub fn draw(game: &mut Kontor, seat: Seat, slot: u8, pile: Pile, log: &mut impl Log<Kontor>) {
    let Some(number) = game.deck.draw(pile) else { return };
    game.deck.hold(seat, slot, number);
    log.event(Event::Drew { seat, number });
    game.log_card(Place::Top(pile), Place::Hand(seat, slot), number, log);
    turn_up(game, pile, log);
}

/// Returns whether the top card of a pile lies face up: docks do so once all have taken their first ones.
pub fn is_turned_up(game: &Kontor, pile: Pile) -> bool {
    game.deck.height(pile) > 0 && (game.question.pending() != Pending::Opening || pile == Pile::Canals)
}

/// Turns up the top card of a pile.
pub fn turn_up(game: &mut Kontor, pile: Pile, log: &mut impl Log<Kontor>) {
    if let Some(number) = game.deck.top(pile) {
        game.deck.know(number);
        game.log_card(Place::Pile(pile), Place::Top(pile), number, log);
    }
}

/// Puts a dock face up under a pile; its warehouses have gone back before.
pub fn put_under(game: &mut Kontor, number: u8, under: Seat, from: Place, log: &mut impl Log<Kontor>) {
    let pile = Pile::Docks(under);
    let first = game.deck.top(pile).is_none();
    game.deck.put_under(under, number);
    let (to, face) = (if first { Place::Top(pile) } else { Place::Pile(pile) }, Some(game.face(number)));
    log.motion(Motion::Move { from, to, face });
}
