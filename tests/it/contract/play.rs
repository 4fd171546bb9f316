//! There is always a seat to act or an outcome, both definitions of legality agree, records replay, pieces
//! and points add up.

use super::walk::{PlayedMove, Walk, finish, legal, tables};
use dockhand::data::Data;
use dockhand::game::{Game, Quiet, Reason, Seat};
use dockhand::hash::state_hash;
use dockhand::record::find_move;
use dockhand::record::{to_file, to_link};
use dockhand::session::Match;
use std::collections::HashSet;

/// A game ends with winners; until then at least one seat can act, and no other seat can.
pub fn ends_with_an_outcome<G: Game>(games: usize) {
    for mut walk in tables::<G>(games) {
        while !walk.game.to_act().is_empty() {
            assert!(walk.game.outcome().is_none() && walk.game.ask().is_some());
            for seat in Seat::all(walk.game.seats()) {
                assert_eq!(legal(&walk.game, seat).is_empty(), !walk.game.to_act().contains(seat));
            }
            walk.step();
        }
        let (game, seats) = (&walk.game, usize::from(walk.game.seats()));
        let outcome = game.outcome().expect("nobody acts, so the game is over");
        assert!(game.ask().is_none() && !outcome.winners.is_empty() && outcome.scores.len() == seats);
        assert!(outcome.winners.iter().all(|seat| seat.index() < seats));
    }
}

/// The legal moves are distinct, and exactly those candidates that `check` accepts.
pub fn legal_moves_are_what_check_allows<G: Game>(games: usize) {
    for mut walk in tables::<G>(games) {
        loop {
            if walk.sampled(8) || walk.game.to_act().is_empty() {
                compare_legality(&walk.game);
            }
            if walk.step().is_none() {
                break;
            }
        }
    }
}

fn compare_legality<G: Game>(game: &G) {
    let mut candidates = Vec::new();
    game.candidates(&mut candidates);
    let named: HashSet<G::Move> = candidates.iter().copied().collect();
    assert_eq!(named.len(), candidates.len(), "a candidate is named twice");
    for seat in Seat::all(game.seats()) {
        let listed = legal(game, seat);
        let distinct: HashSet<G::Move> = listed.iter().copied().collect();
        assert_eq!(distinct.len(), listed.len(), "a legal move is listed twice: {listed:?}");
        let allowed: HashSet<G::Move> =
            candidates.iter().copied().filter(|&mv| game.check(seat, mv).is_ok()).collect();
        assert_eq!(distinct, allowed);
    }
}

/// A refusal names a rule and changes nothing.
pub fn refusals_change_nothing<G: Game>(games: usize) {
    let rule_of = |refusal: G::Refusal| refusal.rule().to_owned();
    let prefix = format!("{}/", G::ID);
    for mut walk in tables::<G>(games) {
        loop {
            if walk.sampled(24) || walk.game.to_act().is_empty() {
                let (mut candidates, mut clone) = (Vec::new(), walk.game.clone());
                walk.game.candidates(&mut candidates);
                for seat in Seat::all(walk.game.seats()) {
                    for &mv in candidates.iter().filter(|&&mv| walk.game.check(seat, mv).is_err()) {
                        let refusal = clone.play(seat, mv, &mut Quiet).expect_err("check refuses it");
                        assert!(rule_of(refusal).starts_with(&prefix), "{refusal:?} names no rule");
                    }
                }
                assert_eq!(clone, walk.game);
            }
            if walk.step().is_none() {
                break;
            }
        }
    }
}

/// Every move survives conversion to JSON and back.
pub fn moves_survive_json<G: Game>(games: usize) {
    for mut walk in tables::<G>(games) {
        while let Some(PlayedMove { before, seat, .. }) = walk.step() {
            for (i, mv) in legal(&before, seat).into_iter().enumerate() {
                let text = serde_json::to_string(&mv).expect("a move is data");
                let value: Data = serde_json::from_str(&text).expect("without fractions");
                assert_eq!(find_move(&before, seat, &value), Some(mv), "{text}");
                // Whoever wrote the record may have written the keys in another order.
                if let (0, Data::Object(mut keys)) = (i, value) {
                    keys.reverse();
                    assert_eq!(find_move(&before, seat, &Data::Object(keys)), Some(mv), "{text} backwards");
                }
            }
        }
    }
}

/// File and link rebuild an equal game with an equal hash, at the end and before.
pub fn records_replay<G: Game>(games: usize) {
    for mut walk in tables::<G>(games) {
        let stop = walk.rng.below(100);
        while walk.moves.len() < stop && walk.step().is_some() {}
        compare_replay(&walk);
        while walk.step().is_some() {}
        compare_replay(&walk);
    }
}

fn compare_replay<G: Game>(walk: &Walk<G>) {
    let Walk { setup, game, moves, .. } = walk;
    for text in [to_file::<G>(setup, moves), to_link::<G>(setup, moves)] {
        let replayed = Match::<G>::resume(&text).expect("our own record");
        assert_eq!(replayed.game(), game);
        assert_eq!(state_hash(replayed.game()), state_hash(game));
        assert_eq!(&replayed.moves(), moves);
    }
}

/// No piece is lost or made: `pieces` counts them by kind and never changes.
pub fn pieces_are_conserved<G: Game>(games: usize, pieces: impl Fn(&G) -> Vec<i32>) {
    for mut walk in tables::<G>(games) {
        let all = pieces(&walk.game);
        while walk.step().is_some() {
            assert_eq!(pieces(&walk.game), all, "after {} moves", walk.moves.len());
        }
    }
}

/// Points by source add up to the score counter and, at the end, to the outcome.
pub fn m18_scores_add_up<G: Game>(games: usize) {
    for mut walk in tables::<G>(games) {
        while walk.step().is_some() {
            let scores = counted_scores(&walk.game);
            for seat in Seat::all(walk.game.seats()) {
                let mut sum = 0;
                walk.game.score(seat, &mut |_, points| sum += points);
                assert_eq!(scores[seat.index()], sum);
            }
        }
        let outcome = walk.game.outcome().expect("over");
        assert_eq!(outcome.scores[..], counted_scores(&walk.game)[..]);
    }
}

/// Returns the values of the counters `score/…`.
pub fn counted_scores<G: Game>(game: &G) -> Vec<i16> {
    let mut scores = vec![0; game.seats().into()];
    game.counters(&mut |at, count| {
        let name = at.to_string();
        if let Some(seat) = name.strip_prefix("score/").and_then(|seat| seat.parse::<usize>().ok()) {
            scores[seat] = count;
        }
    });
    scores
}

/// The same moves from the same start give the same state and hash; another log changes nothing.
pub fn chance_lies_in_the_state<G: Game>(games: usize) {
    for mut walk in tables::<G>(games) {
        let mut quiet = walk.game.clone();
        while let Some(PlayedMove { before, seat, mv, .. }) = walk.step() {
            assert_eq!((&before, state_hash(&before)), (&quiet, state_hash(&quiet)));
            quiet.apply(seat, mv, &mut Quiet);
            assert_ne!(state_hash(&before), state_hash(&quiet), "{mv:?} changes nothing");
        }
        assert_eq!(walk.game, quiet);
        assert_eq!(finish(&mut quiet, &mut walk.rng), 0);
    }
}
