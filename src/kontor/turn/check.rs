//! Which moves are legal: this is the definition of legality.

use crate::game::Seat;
use crate::kontor::options::{
    alliances, buy_out, canals, drunk, events, export, first_pick, second_canal, shop, smuggling, sunken,
    taverns,
};
use crate::kontor::state::Pending;
use crate::kontor::turn::{drawing, laying, ship};
use crate::kontor::{Kontor, Move, Pass, Refusal};

/// Checks a move; this is the definition of legality.
pub fn check_move(game: &Kontor, seat: Seat, mv: Move) -> Result<(), Refusal> {
    if game.is_over() {
        return Err(Refusal::GameOver);
    }
    if seat.0 >= game.players() || !game.decides(seat) {
        return Err(Refusal::NotYourDecision);
    }
    match (game.question.pending(), mv) {
        (Pending::Announce | Pending::Play, Move::Pass)
        | (Pending::Ship, Move::LieStill)
        | (Pending::Take, Move::Spare)
        | (Pending::Second, Move::Enough)
        | (Pending::BuyOut, Move::BuyNothing) => Ok(()),
        (Pending::Second, Move::LayMore { card, cell }) => second_canal::check_second(game, seat, card, cell),
        (Pending::BuyOut, Move::BuyOut { cell }) => buy_out::check_buy_out(game, seat, cell),
        (Pending::Announce, Move::Stay) if game.deck.holds_any(seat) => Ok(()),
        (Pending::Announce, Move::Stay) => Err(Refusal::HandIsEmpty),
        (Pending::Play, Move::Ally { cell, with }) => alliances::check_ally(game, seat, cell, with),
        (Pending::Play, Move::Leave { cell }) => alliances::check_leave(game, seat, cell),
        (Pending::Consent, Move::Agree | Move::Refuse) => Ok(()),
        (Pending::Play | Pending::Treat, Move::Treat { tavern, dock }) => {
            drunk::check_treat(game, seat, tavern, dock)
        }
        (Pending::Choose | Pending::Play, Move::Choose { card }) | (Pending::Show, Move::Show { card }) => {
            game.deck.slot_of(seat, card).map(|_| ()).ok_or(Refusal::NotInHand)
        }
        (Pending::Ship, Move::Sail { cell }) => ship::check_sail(game, cell),
        (Pending::Take, Move::Take { cell, under }) => ship::check_take(game, cell, under),
        (Pending::Lay, Move::Lay { cell }) => laying::check_lay(game, seat, game.card_on_turn(), cell),
        (Pending::Land, Move::Land { good }) => drawing::check_land(game, good),
        (Pending::Bribe, Move::Bribe { cell }) => taverns::check_bribe(game, cell),
        (Pending::Bribe, Move::Decline) | (Pending::Veto, Move::Count | Move::Void) => Ok(()),
        (Pending::Choose, Move::Pass) if game.rules.turn.pass == Pass::Secret => Ok(()),
        (Pending::Lay, Move::Discard) => canals::check_discard(game),
        (Pending::Choose | Pending::Play, Move::Smuggle { card }) => {
            smuggling::check_smuggle(game, seat, card)
        }
        (Pending::Export, Move::LandAll) | (Pending::Exchange | Pending::Wedding, Move::Decline) => Ok(()),
        (Pending::Export, Move::Export { good }) => export::check_export(game, good),
        (Pending::Shop, Move::Buy { count }) => shop::check_buy(game, seat, count),
        (Pending::Exchange, Move::Exchange { cell, from, to }) => {
            events::check_exchange(game, seat, cell, from, to)
        }
        (Pending::Wedding, Move::Wed { take, give }) => events::check_wed(game, seat, take, give),
        (Pending::Canals, Move::LayCanal { card, cell }) => canals::check_twin(game, card, cell),
        (Pending::Draw, Move::Draw { from }) => drawing::check_draw(game, from),
        (Pending::Draw, Move::Search) => first_pick::check_search(game),
        (Pending::Pick | Pending::Opening, Move::Pick { card }) => {
            game.deck.own_docks(seat).find(|&own| own == card).map(|_| ()).ok_or(Refusal::NotInPile)
        }
        (Pending::Salvage, Move::Salvage { cell }) => sunken::check_salvage(game, cell),
        _ => Err(Refusal::OtherDecision), // a move that no arm above names is refused
    }
}
