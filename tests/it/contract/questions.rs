//! No question without effect (kontor/ruling-118, imhotep/ruling-40): a game that is about to end asks nothing more whose answers all come to the same.

use super::walk::{legal, tables};
use dockhand::game::{Game, Outcome, Quiet, Seat};
use dockhand::rng::Rng;

/// The decisions that are a player's turn itself: to play, to pass, to lay the card. They are asked even if everything comes
/// to the same, since a turn is played and not only answered.
const TURNS: &[&str] =
    &["act", "pass", "turn-over", "decide", "announce", "choose", "play", "lay", "smuggle"];

/// Returns the outcome if all of several answers lead to it at once and turn nothing up.
fn same_end<G: Game>(game: &G, seat: Seat, answers: &[G::Move]) -> Option<Outcome> {
    let mut ends = answers.iter().map(|&mv| {
        let mut after = game.clone();
        after.apply(seat, mv, &mut Quiet);
        after.outcome()
    });
    let first = ends.next()??;
    let same = ends.all(|end| end.as_ref() == Some(&first));
    (same && !answers.iter().any(|&mv| game.draws(seat, mv))).then_some(first)
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
                // What is hidden from the player, as a smuggled card, may still matter for all that the player knows.
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
