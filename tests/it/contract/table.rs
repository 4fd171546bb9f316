//! The match as a page uses it: taps, undo, previews.

use super::cases::cases;
use super::play::counted_scores;
use super::walk::{Walk, legal, tables};
use dockhand::game::{Eye, Game, Reason, Seat};
use dockhand::session::search::Searches;
use dockhand::session::{Match, Session};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The number of positions that are enough to show that a promise is kept.
const POSITIONS: usize = 10_000;

fn sit_down<G: Searches>(walk: &Walk<G>) -> Match<G> {
    Match::new(walk.setup.clone()).expect("a table that can be played")
}

fn as_json(out: impl serde::Serialize) -> Value {
    serde_json::to_value(out).expect("data")
}

/// Distinct legal moves have distinct taps; none begins with all taps of another.
pub fn taps_tell_moves_apart<G: Searches>(games: usize) {
    for mut walk in tables::<G>(games) {
        while let Some(seat) = walk.game.to_act().first() {
            let mut meant: BTreeSet<Vec<G::Place>> = BTreeSet::new();
            let moves = legal(&walk.game, seat);
            for &mv in &moves {
                let taps = walk.game.taps(mv);
                let mut places = taps.places.to_vec();
                assert!(!places.is_empty() && usize::from(taps.any_order) <= places.len());
                let ordered = places.len() - usize::from(taps.any_order);
                places[ordered..].sort_unstable();
                assert!(meant.insert(places), "{mv:?} is meant by the taps of another move");
            }
            let begins = |taps: &Vec<G::Place>| (1..taps.len()).any(|n| meant.contains(&taps[..n]));
            assert!(!meant.iter().any(begins), "taps of {moves:?}");
            for place in moves.iter().flat_map(|&mv| walk.game.begins(seat, mv)) {
                let also = |taps: &Vec<G::Place>| taps.first() == Some(&place);
                assert!(!meant.iter().any(also), "{place} begins a move and is a tap of another");
            }
            walk.step();
        }
    }
}

/// `why` has no answer for taps that mean a legal move, and one for other taps.
pub fn why_answers_taps_that_are_not_legal<G: Searches>(games: usize) {
    for mut walk in tables::<G>(games) {
        let mut table = sit_down(&walk);
        while let Some((seat, mv)) = walk.choose() {
            let taps: Vec<String> = walk.game.taps(mv).places.iter().map(ToString::to_string).collect();
            if walk.sampled(6) {
                assert_eq!(table.why(seat, &taps), None, "{mv:?}");
                assert!(table.why(seat, &["no/such/place".to_owned()]).is_some());
                why_is_no_wrong_phase(&table, &mut walk, seat);
            }
            walk.game.apply(seat, mv, &mut dockhand::game::Quiet);
            let next = walk.game.to_act().first();
            table.play(seat, &as_json(mv).to_string(), Eye::Table).expect("legal");
            assert_eq!(table.game().to_act().first(), next);
        }
    }
}

/// If a rule of the present decision explains the refusal, the answer is not just "wrong phase".
fn why_is_no_wrong_phase<G: Searches>(table: &Match<G>, walk: &mut Walk<G>, seat: Seat) {
    let mut candidates = Vec::new();
    walk.game.candidates(&mut candidates);
    candidates.retain(|&mv| walk.game.check(seat, mv).is_err_and(|reason| !reason.is_wrong_phase()));
    let Some(mv) = walk.one_of(&candidates) else { return };
    let taps: Vec<String> = walk.game.taps(mv).places.iter().map(ToString::to_string).collect();
    let refusal = table.why(seat, &taps).map(|refusal| refusal.to_string());
    assert!(refusal.is_none_or(|text| !text.contains("other-decision")), "{mv:?}");
}

/// Undoing restores the game, and playing the move again gives the same; a move that revealed something
/// cannot be undone.
pub fn m4_undoing_restores<G: Searches>(_: usize) {
    let (mut undone, mut kept) = (0, 0);
    for mut walk in tables::<G>(usize::MAX) {
        if undone + kept >= cases(POSITIONS) {
            break;
        }
        let mut table = sit_down(&walk);
        assert!(!table.can_undo() && !table.undo(), "there is nothing to take back yet");
        while let Some((seat, mv)) = walk.choose() {
            let before = (table.hash(), table.record(), table.link(), walk.game.clone());
            table.play(seat, &as_json(mv).to_string(), Eye::Seat(seat)).expect("legal");
            let after = table.hash();
            if table.can_undo() {
                undone += 1;
                assert!(table.undo());
                assert_eq!(before, (table.hash(), table.record(), table.link(), table.game().clone()));
                table.play(seat, &as_json(mv).to_string(), Eye::Table).expect("still legal");
            } else {
                kept += 1;
                assert!(!table.undo());
            }
            assert_eq!(table.hash(), after);
            walk.game = table.game().clone();
        }
    }
    assert!(undone > 0 && kept > 0, "{undone} moves taken back, {kept} not");
}

/// Returns whether the game is over and shows what lay face down until then.
fn has_opened<G: Game>(game: &G) -> bool {
    let mut down = false;
    game.tokens(&mut |at, _| down |= !game.sees(Eye::Table, at));
    G::OPEN_AT_THE_END && game.outcome().is_some() && down
}

/// A preview gives the points that the move then scores, until something hidden is turned up; it changes
/// nothing.
pub fn m18_previews_come_true<G: Searches>(_: usize) {
    let (mut scored, mut simulated) = (0, 0);
    for mut walk in tables::<G>(usize::MAX) {
        if simulated >= cases(POSITIONS) {
            break;
        }
        let mut table = sit_down(&walk);
        while let Some((seat, mv)) = walk.choose() {
            let before = counted_scores(table.game());
            let preview = table.score_delta(seat, &as_json(mv).to_string()).expect("legal");
            assert_eq!(table.game(), &walk.game, "looking ahead changes nothing");
            table.play(seat, &as_json(mv).to_string(), Eye::Table).expect("legal");
            let after = counted_scores(table.game());
            let gained: Vec<i16> = before.iter().zip(&after).map(|(old, new)| new - old).collect();
            let is_final = G::is_irreversible(mv) || has_opened(table.game());
            assert_eq!(preview.reveals || is_final, !table.can_undo());
            if !preview.reveals {
                assert_eq!(preview.scores, gained, "{mv:?}");
                simulated += 1;
                scored += usize::from(gained.iter().any(|&points| points != 0));
            }
            walk.game = table.game().clone();
        }
    }
    assert!(scored > 0, "no previewed move ever scored");
}

/// The simulated motions are those of the move, all of them unless something hidden is turned up; the
/// simulation changes nothing.
pub fn simulated_motions_come_true<G: Searches>(games: usize) {
    let mut seen = 0;
    for mut walk in tables::<G>(games) {
        let mut table = sit_down(&walk);
        while let Some((seat, mv)) = walk.choose() {
            let simulated = table.simulate(seat, &as_json(mv).to_string(), Eye::Table).expect("legal");
            assert_eq!(table.game(), &walk.game, "looking ahead changes nothing");
            let simulated: Vec<Value> = serde_json::from_str(&simulated).expect("JSON");
            let played = table.play(seat, &as_json(mv).to_string(), Eye::Table).expect("legal");
            let mut played: Vec<Value> = serde_json::from_str(&played).expect("JSON");
            played.retain(|step| step["step"] != "say");
            if table.can_undo() {
                assert_eq!(simulated, played, "{mv:?}");
            } else {
                assert!(played.starts_with(&simulated), "{mv:?}");
            }
            seen += simulated.len();
            walk.game = table.game().clone();
        }
    }
    assert!(seen > 0, "nothing was ever simulated");
}

/// A move that cannot be read or is not legal is refused with a code and changes nothing.
pub fn nonsense_is_refused<G: Searches>(games: usize) {
    // A few tables are enough: an unknown move is searched among all that can be named, which is slow.
    for mut walk in tables::<G>(games.div_ceil(20)) {
        while walk.moves.len() < 20 && walk.step().is_some() {}
        let mut table = sit_down(&walk);
        for &(seat, mv) in &walk.moves {
            table.play(seat, &as_json(mv).to_string(), Eye::Table).expect("legal");
        }
        let before = table.hash();
        for nonsense in [Value::Null, json!(7), json!("pass"), json!({"do": "win"}), json!([]), json!({})] {
            for seat in [0, 1, 3, 4, 7, 8, 255].map(Seat) {
                let refused = table.play(seat, &nonsense.to_string(), Eye::All).expect_err("refused");
                let refused: Value = serde_json::from_str(&refused).expect("JSON");
                assert!(refused["code"].is_string());
                assert!(table.score_delta(seat, &nonsense.to_string()).is_err());
                assert!(table.simulate(seat, &nonsense.to_string(), Eye::All).is_err());
                let taps = vec!["deck".to_owned(); 40];
                assert!(table.why(seat, &taps).is_some());
                assert_eq!(table.offers(Seat(seat.0 | 4)), "[]");
            }
        }
        assert_eq!(table.hash(), before);
    }
}
