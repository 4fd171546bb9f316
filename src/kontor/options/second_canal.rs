//! A second canal in one turn (rule `kontor/spring-tide`).
//!
//! Reaches in at `turn/check`, `turn/mod`, `turn/steps`.

use crate::game::{Log, Seat};
use crate::kontor::state::Pending;
use crate::kontor::turn::laying;
use crate::kontor::turn::steps::Flow;
use crate::kontor::{Cell, Event, Kontor, Place, Refusal, Sort};

/// Asks the player on turn for a second canal, if one can be laid.
pub fn may_lay_second(game: &mut Kontor) -> Flow {
    if !could_lay_second(game) {
        return Flow::On;
    }
    game.wait_for(Pending::Second);
    Flow::Waits
}

/// Returns whether the player on turn, who has laid one canal, could lay another: this needs a florin, a
/// canal in hand and a cell for it (`kontor/ruling-74`, `kontor/ruling-75`).
fn could_lay_second(game: &Kontor) -> bool {
    let Some(price) = game.rules.turn.second_canal else { return false };
    let number = game.play.number();
    let canal = |&(_, number): &(u8, u8)| game.sort_of(number) == Sort::Canal;
    game.play.to_replace() == 1
        && game.play.instead_of_flood().laid == 0
        && !game.harbour.face_down().has(game.play.cell())
        && game.sort_of(number) == Sort::Canal
        && game.purse(game.round.turn()) >= price
        && game.deck.hand(game.round.turn()).any(|held| canal(&held))
        && !laying::lays(game, game.round.turn(), number).is_empty()
}

/// Checks that a card may be the second canal.
pub fn check_second(game: &Kontor, seat: Seat, card: u8, cell: Cell) -> Result<(), Refusal> {
    if !game.deck.holds(seat, card) {
        Err(Refusal::NotInHand)
    } else if game.sort_of(card) != Sort::Canal {
        Err(Refusal::NotACanalCard)
    } else {
        laying::check_lay(game, seat, card, cell)
    }
}

/// Pays for the second canal and lays it, without tax and ship (`kontor/ruling-74`).
pub fn lay_second(game: &mut Kontor, card: u8, cell: Cell, log: &mut impl Log<Kontor>) {
    let seat = game.round.turn();
    let Some((_, slot)) = game.deck.holder(card).filter(|&(holder, _)| holder == seat) else { return };
    let price = game.rules.turn.second_canal.unwrap_or(0);
    log.event(Event::LaidMore { seat, number: card, cell });
    game.money.pay(seat, price, log);
    let before = game.noted(log);
    game.deck.give_up(seat, slot);
    game.deck.know(card);
    game.log_card(Place::Hand(seat, slot), Place::Cell(cell), card, log);
    let fixes = laying::put(game, card, cell, log);
    game.log_scores(before, log);
    game.play.begin_second(card, cell, fixes);
}
