//! Refilling a hand. Usually there is nothing to decide; otherwise a player chooses the pile (rule
//! `kontor/free-draw`). Also the choice of the goods that a dock lands (rule `kontor/one-good`).

use crate::game::{Log, Seat};
use crate::kontor::options::{alone, first_pick};
use crate::kontor::state::Pending;
use crate::kontor::turn::hands;
use crate::kontor::turn::steps::Flow;
use crate::kontor::{Good, Heap, Kontor, Landed, Pile, Refill, Refusal, Sort, Specials};

/// Returns the pile that replaces a card of this sort; a special card is not replaced (rule
/// `kontor/special-cards`).
fn heap_of(game: &Kontor, number: u8) -> Option<Heap> {
    match game.sort_of(number) {
        Sort::Dock => Some(Heap::Docks),
        Sort::Canal => Some(Heap::Canals),
        Sort::Customs | Sort::Bridge | Sort::Flood | Sort::Anchor => None,
    }
}

/// Returns whether special cards were mixed into the canal pile: then they count as canals in hand and
/// are replaced (`kontor/ruling-1`).
fn specials_are_canals(game: &Kontor) -> bool {
    game.rules.setup.specials == Specials::AmongCanals
}

/// Returns the pile that a player draws from.
pub fn pile_of(game: &Kontor, seat: Seat, from: Heap) -> Pile {
    match from {
        Heap::Docks => Pile::Docks(alone::drawer(game, seat)),
        Heap::Canals => Pile::Canals,
    }
}

/// Replaces the card that was laid: by one of the same sort (rule `kontor/refill`), or as the player on
/// turn decides.
pub fn refill(game: &mut Kontor, seat: Seat, number: u8, log: &mut impl Log<Kontor>) -> Flow {
    let heap = heap_of(game, number).or_else(|| specials_are_canals(game).then_some(Heap::Canals));
    let Some(from) = heap else { return Flow::On };
    if game.play.instead_of_flood().laid > 0 {
        (0..game.play.instead_of_flood().laid).for_each(|_| draw_from(game, seat, Heap::Canals, log));
        return Flow::On;
    }
    let turn = game.rules.turn;
    if turn.refill == Refill::SamePile && (turn.first_pick.is_none() || from == Heap::Canals) {
        draw_from(game, seat, from, log);
        return Flow::On;
    }
    choose_heap(game, log)
}

/// Asks for the pile to draw from, if there is a choice.
fn choose_heap(game: &mut Kontor, log: &mut impl Log<Kontor>) -> Flow {
    let mut open = Heap::ALL.into_iter().filter(|&heap| check_draw(game, heap).is_ok());
    match (open.next(), open.next()) {
        (None, _) => Flow::On,
        (Some(heap), None) if first_pick::check_search(game).is_err() => {
            draw_from(game, game.round.turn(), heap, log);
            Flow::On
        }
        (Some(_), _) => {
            game.wait_for(Pending::Draw);
            Flow::Waits
        }
    }
}

/// Checks that the player on turn may draw from a pile. With a free choice, while both piles have cards,
/// a dock and a canal must stay in hand: a player without a dock draws a dock, one without a canal a
/// canal, and one without either a dock (`kontor/ruling-94`).
pub fn check_draw(game: &Kontor, from: Heap) -> Result<(), Refusal> {
    let left = |heap| game.deck.height(pile_of(game, game.round.turn(), heap)) != 0;
    let among = specials_are_canals(game);
    let as_held = |number| match game.sort_of(number) {
        sort if sort.is_special() && among => Sort::Canal,
        sort => sort,
    };
    let holds = |sort| game.deck.hand(game.round.turn()).any(|(_, number)| as_held(number) == sort);
    if !left(from) {
        return Err(Refusal::PileIsEmpty);
    }
    match (game.rules.turn.refill, from) {
        (Refill::SamePile, _) if heap_of(game, game.play.number()) != Some(from) => Err(Refusal::OtherSort),
        (Refill::EitherPile, Heap::Canals) if left(Heap::Docks) && !holds(Sort::Dock) => {
            Err(Refusal::NoDockInHand)
        }
        (Refill::EitherPile, Heap::Docks)
            if left(Heap::Canals) && !holds(Sort::Canal) && holds(Sort::Dock) =>
        {
            Err(Refusal::NoCanalInHand)
        }
        (Refill::SamePile | Refill::EitherPile, _) => Ok(()),
    }
}

/// Returns a free place of a hand for a card from this pile, if possible one for its sort.
pub fn place_for(game: &Kontor, seat: Seat, from: Heap) -> Option<u8> {
    let (docks, canals) = game.rules.setup.hand;
    let free = |from: u8, to: u8| (from..to).find(|&slot| game.deck.held(seat, slot).is_none());
    let own = if from == Heap::Canals { free(docks, docks + canals) } else { free(0, docks) };
    let spare = || free(game.rules.setup.places(), game.rules.places());
    own.or_else(|| free(0, docks + canals)).or_else(spare)
}

/// Draws the top card of a pile to a hand.
pub fn draw_from(game: &mut Kontor, seat: Seat, from: Heap, log: &mut impl Log<Kontor>) {
    if let Some(slot) = place_for(game, seat, from) {
        hands::draw(game, seat, slot, pile_of(game, seat, from), log);
    }
}

/// Asks which of several goods a dock lands, if it may land only one.
pub fn choose_good(game: &mut Kontor) -> Flow {
    if game.rules.goods.landed == Landed::All || game.play.landing().len() < 2 {
        return Flow::On;
    }
    game.wait_for(Pending::Land);
    Flow::Waits
}

pub fn check_land(game: &Kontor, good: Good) -> Result<(), Refusal> {
    if game.play.landing().has(good) { Ok(()) } else { Err(Refusal::NotOnTheCard) }
}
