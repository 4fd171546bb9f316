//! Players take turns, and each plays one card openly (rule `kontor/freewheel`).
//!
//! Reaches in at `options/opening`, `page/describe`, `page/observation`, `turn/hands`, `turn/mod`, `turn/round`.

use crate::game::{Log, Motion, Seat};
use crate::kontor::options::alone;
use crate::kontor::state::{Intent, Pending};
use crate::kontor::turn::{ending, hands, ship, taxes};
use crate::kontor::{End, Event, Kontor, Order, Place};

/// Returns whether players take turns instead of choosing at the same time.
pub fn is_clockwise(game: &Kontor) -> bool {
    game.rules.turn.order == Order::Clockwise
}

/// Returns what a player does after the card has gone: wait for the next turn, or for the next round.
pub fn rest(game: &Kontor) -> Intent {
    if is_clockwise(game) { Intent::Undecided } else { Intent::Out }
}

pub fn begin_turns(game: &mut Kontor, log: &mut impl Log<Kontor>) {
    for seat in game.every_seat() {
        game.round.set_intent(seat, Intent::Undecided, log);
    }
    game.round.give_turn(game.round.first());
    begin_lap(game, log);
    begin_turn(game);
}

/// Counts a round: all players have had their turn, or none has.
fn begin_lap(game: &mut Kontor, log: &mut impl Log<Kontor>) {
    game.round.begin();
    game.sectors.begin_round();
    log.motion(Motion::Count { at: Place::Round, by: 1 });
    log.event(Event::RoundBegins { round: game.round.number() });
}

fn begin_turn(game: &mut Kontor) {
    game.round.await_card();
    game.coins.begin_turn();
    if let Some(alliances) = game.parties.alliances_mut() {
        alliances.begin_turn();
    }
    game.wait_for(Pending::Play);
}

/// Ends a turn and begins the next one. A player who has lost a turn is skipped once
/// (`kontor/ruling-76`).
pub fn pass_on(game: &mut Kontor, log: &mut impl Log<Kontor>) {
    loop {
        count_idle(game, log);
        if game.round.idle() >= game.rules.turn.dry_rounds * game.players() {
            return ending::end_game(game, End::DryRounds, log); // `kontor/ruling-77`
        }
        if game.round.idle() >= game.players() && ship::is_blockaded(game) {
            return ending::end_game(game, End::Blockade, log);
        }
        game.round.give_turn(game.round.turn().left(game.players()));
        if game.round.turn() == game.round.first() {
            if game.round.number() >= game.rules.turn.most_rounds {
                return ending::end_game(game, End::ManyRounds, log);
            }
            begin_lap(game, log);
        }
        if game.round.intent(game.round.turn()) != Intent::Out {
            return begin_turn(game);
        }
        game.round.await_card();
        log.event(Event::LostTurn { seat: game.round.turn() });
        game.round.set_intent(game.round.turn(), Intent::Undecided, log);
    }
}

/// Counts the round, or turn, that ends, and logs whole rounds in a row without a card laid.
pub fn count_idle(game: &mut Kontor, log: &mut impl Log<Kontor>) {
    let before = idle_rounds(game);
    game.round.count_idle();
    let by = idle_rounds(game) - before;
    if by != 0 {
        log.motion(Motion::Count { at: Place::DryRounds, by });
    }
}

/// Returns the number of whole rounds in a row without a card laid.
pub fn idle_rounds(game: &Kontor) -> i16 {
    let laps = if is_clockwise(game) { game.players().max(1) } else { 1 };
    (game.round.idle() / laps).into()
}

/// Passes a turn, which pays a florin (`kontor/ruling-77`).
pub fn pass_turn(game: &mut Kontor, log: &mut impl Log<Kontor>) {
    taxes::pay_for_passing(game, game.round.turn(), log);
    pass_on(game, log);
}

/// Turns up the card; taxes are paid when it is laid (`kontor/ruling-76`).
pub fn play_card(game: &mut Kontor, card: u8, log: &mut impl Log<Kontor>) {
    let seat = game.round.turn();
    let Some(slot) = game.deck.slot_of(seat, card) else { return };
    game.round.set_intent(seat, Intent::Chose(slot), log);
    hands::reveal(game, seat, log);
    if ship::may_sail(game, card) { game.wait_for(Pending::Ship) } else { game.go_on_to_lay(log) }
}

/// Plays a card face down, without ship and tax (rule `kontor/smuggling`).
pub fn play_dark(game: &mut Kontor, card: u8, log: &mut impl Log<Kontor>) {
    let seat = game.round.turn();
    let Some(slot) = game.deck.slot_of(seat, card) else { return };
    game.round.set_intent(seat, Intent::Smuggles(slot), log);
    hands::reveal(game, seat, log);
    game.go_on_to_lay(log);
}

/// Makes every opponent pay a florin for a card with one. An opponent who cannot pay loses the next turn
/// (`kontor/ruling-76`). Does nothing if all choose at once, since taxes were paid before.
pub fn tax_opponents(game: &mut Kontor, number: u8, log: &mut impl Log<Kontor>) {
    if !is_clockwise(game) || !game.cards.has_florin(number) || game.sort_of(number).is_special() {
        return;
    }
    let mut seat: Seat = game.round.turn().left(game.players());
    while seat != game.round.turn() {
        if alone::party(game, seat) != alone::party(game, game.round.turn()) {
            if game.purse(seat) > 0 {
                log.event(Event::PaidTax { seat });
                game.money.pay(seat, 1, log);
            } else if game.round.intent(seat) != Intent::Out {
                log.event(Event::LosesTurn { seat });
                game.round.set_intent(seat, Intent::Out, log);
            }
        }
        seat = seat.left(game.players());
    }
}
