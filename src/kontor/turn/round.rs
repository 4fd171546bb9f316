//! The round: its beginning, announcements, the choice of cards, and its end (rule `kontor/sequence`).

use crate::game::{Log, Motion, Quiet, Seat, Seats};
use crate::kontor::options::buy_out::Buyers;
use crate::kontor::options::clockwise;
use crate::kontor::state::{Intent, Pending};
use crate::kontor::turn::steps::{Steps, Table};
use crate::kontor::turn::{ending, hands, taxes};
use crate::kontor::{End, Event, Kontor, Pass, Place};

pub fn begin_round(game: &mut Kontor, log: &mut impl Log<Kontor>) {
    game.round.begin();
    game.round.await_card();
    game.sectors.begin_round();
    game.buyers = Buyers::NONE;
    game.coins.begin_turn();
    log.motion(Motion::Count { at: Place::Round, by: 1 });
    log.event(Event::RoundBegins { round: game.round.number() });
    for seat in game.every_seat() {
        game.round.set_intent(seat, Intent::Undecided, log);
    }
    game.play.set_next(0);
    continue_round(game, log);
}

/// Continues with the steps before cards are chosen, until the next decision.
pub fn continue_round(game: &mut Kontor, log: &mut impl Log<Kontor>) {
    let steps = Steps::of(&Table::<Quiet>::ROUND, &game.rules);
    loop {
        if ending::is_penniless(game) {
            return ending::end_game(game, End::Penniless, log);
        }
        let Some(here) = steps.next(game.play.next()) else { return ask_all(game, log) };
        let flow = (Table::ROUND[usize::from(here)].what)(game, log);
        if !game.goes_on(here, flow, log) {
            return;
        }
    }
}

/// Asks all players at once whether they pass; if passes are secret, asks for a card at once.
fn ask_all(game: &mut Kontor, log: &mut impl Log<Kontor>) {
    let secret = game.rules.turn.pass == Pass::Secret;
    let sits_out = game.events.take_sitting_out();
    let plays = if secret { Intent::Plays } else { Intent::Undecided };
    for seat in game.every_seat() {
        let intent = if sits_out.contains(seat) { Intent::Out } else { plays };
        game.round.set_intent(seat, intent, log);
    }
    let asked = game.every_seat().filter(|&seat| !sits_out.contains(seat)).collect();
    game.question.ask(if secret { Pending::Choose } else { Pending::Announce }, asked);
}

/// Takes an announcement; all of them are opened together (rule `kontor/pass`).
pub fn announce(game: &mut Kontor, seat: Seat, intent: Intent, log: &mut impl Log<Kontor>) {
    hands::answer(game, seat, intent, log);
    if game.question.deciding().is_empty() {
        open_announcements(game, log);
    }
}

/// Opens the announcements once all players have made one.
fn open_announcements(game: &mut Kontor, log: &mut impl Log<Kontor>) {
    hands::open_chips(game, log);
    game.question.ask(Pending::Choose, Seats::NONE);
    let playing = pay_passes(game, log);
    if ending::is_penniless(game) {
        return ending::end_game(game, End::Penniless, log);
    }
    game.question.ask(Pending::Choose, playing);
    if playing.is_empty() {
        end_round(game, log);
    }
}

/// Takes a choice; when all have chosen, the cards are turned up, taxes are paid and the turns begin (rules
/// `kontor/choose`, `kontor/reveal`, `kontor/tax`).
pub fn choose(game: &mut Kontor, seat: Seat, intent: Intent, log: &mut impl Log<Kontor>) {
    hands::answer(game, seat, intent, log);
    if game.question.deciding().is_empty() {
        open_choices(game, log);
    }
}

/// Opens the chosen cards once all players have chosen.
fn open_choices(game: &mut Kontor, log: &mut impl Log<Kontor>) {
    hands::open_chips(game, log);
    let mut taxed = false;
    for seat in game.every_seat() {
        if let Some(number) = hands::reveal(game, seat, log) {
            taxed |= game.cards.has_florin(number);
        }
    }
    if game.rules.turn.pass == Pass::Secret {
        pay_passes(game, log);
        if ending::is_penniless(game) {
            return ending::end_game(game, End::Penniless, log);
        }
    }
    if taxed {
        taxes::levy_taxes(game, log);
    }
    game.next_turn(log);
}

/// Pays a florin to each player who has passed, in the order of seats, and returns the players who play.
fn pay_passes(game: &mut Kontor, log: &mut impl Log<Kontor>) -> Seats {
    let mut playing = Seats::NONE;
    for seat in game.every_seat() {
        if game.round.intent(seat) == Intent::Passes {
            game.round.set_intent(seat, Intent::Out, log);
            taxes::pay_for_passing(game, seat, log);
        } else if game.round.intent(seat) == Intent::Plays {
            playing = playing.with(seat);
        }
    }
    playing
}

pub fn end_round(game: &mut Kontor, log: &mut impl Log<Kontor>) {
    clockwise::count_idle(game, log);
    match ending::ends_after_round(game) {
        Some(end) => ending::end_game(game, end, log),
        None => begin_round(game, log),
    }
}
