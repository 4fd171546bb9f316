//! A player pays for a dock of their own pile (rule `kontor/first-pick`).
//!
//! Reaches in at `turn/check`, `turn/drawing`, `turn/mod`, `turn/unasked`.

use super::{Entry, OptionalRule};
use crate::game::{Log, Motion, Seat};
use crate::kontor::state::Pending;
use crate::kontor::turn::drawing;
use crate::kontor::{Event, Heap, Kontor, Pile, Place, Refusal};

/// The optional rule.
pub const ENTRY: Entry = Entry::new(OptionalRule::FirstPick, "firstPick", |r| r.turn.first_pick = Some(2));

/// Checks that the player on turn may look for a dock: it costs florins, and the pile must offer a
/// choice.
pub fn check_search(game: &Kontor) -> Result<(), Refusal> {
    drawing::check_draw(game, Heap::Docks)?;
    let pays = game.rules.turn.first_pick.is_some_and(|price| game.purse(game.round.turn()) >= price);
    let chooses = game.deck.height(Pile::Docks(game.round.turn())) > 1;
    if pays && chooses { Ok(()) } else { Err(Refusal::CannotSearch) }
}

/// Makes the player on turn pay for looking through their own pile. From now on no other player knows the
/// order below its top card.
pub fn search(game: &mut Kontor, log: &mut impl Log<Kontor>) {
    let seat = game.round.turn();
    log.event(Event::Searched { seat });
    game.money.pay(seat, game.rules.turn.first_pick.unwrap_or(0), log);
    game.deck.search(seat);
    game.wait_for(Pending::Pick);
}

/// Takes a dock out of a player's own pile; the order of the others does not change. Unless it was the
/// top card, no other player learns which one it was (`kontor/ruling-56`).
pub fn pick(game: &mut Kontor, seat: Seat, card: u8, log: &mut impl Log<Kontor>) {
    if game.deck.top(Pile::Docks(seat)) == Some(card) {
        return drawing::draw_from(game, seat, Heap::Docks, log);
    }
    let Some(slot) = drawing::place_for(game, seat, Heap::Docks) else { return };
    if !game.deck.pick(seat, card) {
        return;
    }
    game.deck.hold(seat, slot, card);
    log.event(Event::Picked { seat });
    let (from, face) = (Place::Pile(Pile::Docks(seat)), Some(game.face(card)));
    log.motion(Motion::Move { from, to: Place::Hand(seat, slot), face });
}
