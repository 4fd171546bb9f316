//! Questions that are not asked, since the game ends with the same result whatever is answered (`kontor/ruling-118`).

use crate::game::{Log, Quiet, Rules, Seat};
use crate::kontor::options::{drunk, export, first_pick, smuggling, sunken, taverns};
use crate::kontor::state::Pending;
use crate::kontor::turn::{drawing, ending};
use crate::kontor::{EarlyEnds, End, Event, Good, Heap, Kontor, Move};

/// Carries out a legal move and everything that follows, the answers to questions that are not asked included.
pub fn carry_on(game: &mut Kontor, seat: Seat, mv: Move, log: &mut impl Log<Kontor>) {
    game.carry_out(seat, mv, log);
    while follows_a_card(game) && may_end_now(game) {
        let Some((seat, answer)) = unasked(game) else { return };
        log.event(Event::Unasked { seat, answer });
        game.carry_out(seat, answer, log);
    }
}

/// Returns whether the pending question is about what a card does by itself. To play, to pass and to lay a card are a
/// player's turn: that is always asked.
fn follows_a_card(game: &Kontor) -> bool {
    matches!(
        game.question.pending(),
        Pending::Land
            | Pending::Bribe
            | Pending::Export
            | Pending::Veto
            | Pending::Draw
            | Pending::Treat
            | Pending::Salvage
    )
}

/// Returns whether an answer may end the game at all, which spares most questions the comparison.
fn may_end_now(game: &Kontor) -> bool {
    game.question.ending().is_some()
        || ending::is_full(game)
        || game.rules.early_ends != EarlyEnds::default()
        || game.round.number() >= game.rules.turn.most_rounds
}

/// Returns the first answer to the pending question if every answer ends the game at once with the same result.
fn unasked(game: &Kontor) -> Option<(Seat, Move)> {
    let seat = game.question.deciding().first()?;
    let end = |answer| {
        let mut after = game.clone();
        carry_on(&mut after, seat, answer, &mut Quiet);
        // Another player's face-down card may matter, unless the game is decided without it.
        let known = game
            .harbour
            .cells(game.harbour.face_down())
            .all(|cell| smuggling::smuggler(game, cell) == Some(seat))
            || after.question.ending().is_some_and(End::decides);
        after.outcome().filter(|_| known)
    };
    Some((seat, crate::game::unasked(|each| each_answer(game, seat, each), end)?))
}

/// Calls `each` with every answer to a question about what a card does by itself.
pub fn each_answer(game: &Kontor, seat: Seat, each: &mut dyn FnMut(Move)) {
    match game.question.pending() {
        Pending::Land => {
            let shown = Good::ALL.into_iter().filter(|&good| game.play.landing().has(good));
            shown.for_each(|good| each(Move::Land { good }));
        }
        Pending::Bribe => {
            each(Move::Decline);
            game.harbour.cells(taverns::bribable(game)).for_each(|cell| each(Move::Bribe { cell }));
        }
        Pending::Export => {
            each(Move::LandAll);
            let goods = Good::ALL.into_iter().filter(|&good| export::check_export(game, good).is_ok());
            goods.for_each(|good| each(Move::Export { good }));
        }
        Pending::Veto => [Move::Count, Move::Void].into_iter().for_each(each),
        Pending::Draw => {
            let open = Heap::ALL.into_iter().filter(|&from| drawing::check_draw(game, from).is_ok());
            open.for_each(|from| each(Move::Draw { from }));
            if first_pick::check_search(game).is_ok() {
                each(Move::Search);
            }
        }
        Pending::Treat => drunk::treats(game).for_each(|(tavern, dock)| each(Move::Treat { tavern, dock })),
        Pending::Salvage => {
            let docks = sunken::salvagers(game, game.side(seat));
            game.harbour.cells(docks).for_each(|cell| each(Move::Salvage { cell }));
        }
        _ => {}
    }
}
