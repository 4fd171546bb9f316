//! No question without effect (kontor/ruling-118, imhotep/ruling-40): a game that is about to end asks nothing more whose
//! answers all come to the same.

use super::walk::{legal, tables};
use dockhand::game::{Eye, Game, Outcome, Quiet, Seat};
use dockhand::rng::Rng;

/// The decisions that are a player's turn itself: to play, to pass, to lay the card, to shoot (`rampart/cannon`: the shot
/// cannot be declined). They are asked even if everything comes to the same, since a turn is played and not only answered.
const TURNS: &[&str] =
    &["act", "pass", "turn-over", "decide", "announce", "choose", "play", "lay", "smuggle", "shoot"];

/// Returns the outcome if all of several answers lead to it at once and turn nothing up.
fn same_end<G: Game>(game: &G, seat: Seat, answers: &[G::Move]) -> Option<Outcome> {
    let hidden = hides_a_card(game, seat);
    let mut ends = answers.iter().map(|&mv| {
        let mut after = game.clone();
        after.apply(seat, mv, &mut Quiet);
        after.outcome().filter(|_| !hidden || after.won_by_rule().is_some())
    });
    let first = ends.next()??;
    let same = ends.all(|end| end.as_ref() == Some(&first));
    (same && !answers.iter().any(|&mv| game.draws(seat, mv))).then_some(first)
}

/// Returns whether another player's card lies face down on the table, as one that was smuggled: it may matter for all that
/// this player knows, unless the game is decided without it.
fn hides_a_card<G: Game>(game: &G, seat: Seat) -> bool {
    let mut hides = false;
    game.tokens(&mut |at, _| hides |= at.to_string().starts_with("cell/") && !game.sees(Eye::Seat(seat), at));
    hides
}

/// A question that is no turn is not asked if every answer ends the game at once with the same winners and points. What an
/// answer would turn up is an effect as well, since nobody knows it yet.
pub fn no_question_without_effect<G: Game>(games: usize) {
    for mut walk in tables::<G>(4 * games) {
        loop {
            let seats = walk.game.to_act();
            let ask = serde_json::to_value(walk.game.ask()).expect("data")["ask"].take();
            let is_turn = ask.as_str().is_some_and(|ask| TURNS.contains(&ask));
            if let (Some(seat), false) = (seats.first(), is_turn || seats.iter().count() > 1) {
                let end = same_end(&walk.game, seat, &legal(&walk.game, seat));
                // What hides elsewhere, as the cards of C'est mon fort !, must not matter in any world that the player imagines.
                let alike = (0..16).all(|seed| {
                    let mut world = walk.game.clone();
                    world.imagine(seat, &mut Rng::new(seed));
                    same_end(&world, seat, &legal(&world, seat)).is_some()
                });
                let end = end.filter(|_| alike);
                assert_eq!(end, None, "{ask} is asked, and decides nothing");
            }
            if walk.step().is_none() {
                break;
            }
        }
    }
}
