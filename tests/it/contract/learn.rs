//! A world that is kept elsewhere and learns what the moves of the true game show: at every step its viewer cannot tell it from
//! the true one. What cannot be true is refused, and nothing has changed.

use super::answers::answers;
use super::walk::{Walk, tables};
use dockhand::game::{Eye, Game, Quiet, Seat};
use dockhand::json::text;
use dockhand::session::search::Searches;
use dockhand::session::{Learning, Match, Session};
use dockhand::wire::Secrets;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Returns every viewer of a table.
fn viewers(seats: u8) -> Vec<Eye> {
    Seat::all(seats).map(Eye::Seat).chain([Eye::Table]).collect()
}

fn sit_down<G: Searches>(walk: &Walk<G>) -> Match<G> {
    Match::new(walk.setup.clone()).expect("a table that can be played")
}

/// Returns a kept world for each viewer.
fn kept<G: Searches>(table: &Match<G>) -> Vec<(Eye, Match<G>)> {
    let open = |eye| {
        let sight = table.sight(eye).expect("told");
        let world = Match::<G>::resume(&sight).expect("opens");
        assert_eq!(world.record(), sight);
        assert_eq!(world.link(), sight);
        (eye, world)
    };
    viewers(table.game().seats()).into_iter().map(open).collect()
}

/// Returns what a viewer has been shown since the `from`-th move.
fn shown<G: Searches>(table: &Match<G>, eye: Eye, from: usize) -> Vec<Value> {
    serde_json::from_str(&table.shown(eye, from).expect("told")).expect("a list")
}

/// Plays random games and calls `each` after every move with the viewers, their worlds, and what the move has shown them.
fn play<G: Searches>(
    games: usize,
    mut each: impl FnMut(&mut Walk<G>, &Match<G>, Eye, &Match<G>, &mut Match<G>, &Value),
) {
    for mut walk in tables::<G>(games) {
        let mut table = sit_down(&walk);
        let mut worlds = kept(&table);
        for (eye, world) in &worlds {
            alike(&walk, &table, *eye, world, &[]);
        }
        while let Some((seat, mv)) = walk.choose() {
            let (before, n) = (table.clone(), table.move_count());
            table.play(seat, &text(&mv), Eye::Table).expect("legal");
            walk.game = table.game().clone();
            walk.moves.push((seat, mv));
            for (eye, world) in &mut worlds {
                let told = shown(&table, *eye, n);
                assert_eq!(told.len(), 1);
                let steps = before.clone().play(seat, &text(&mv), *eye).expect("legal");
                let kept = world.clone();
                let learnt = world.learn(&told[0].to_string());
                let learnt = learnt.unwrap_or_else(|refused| {
                    panic!("{eye:?} {seat:?} {mv:?}: {refused} {} {:?}", told[0], walk.setup)
                });
                assert_eq!(learnt, steps, "{eye:?} sees {mv:?} as it was");
                each(&mut walk, &table, *eye, &kept, world, &told[0]);
            }
        }
    }
}

/// The world of a viewer answers as the true game does.
fn alike<G: Searches>(walk: &Walk<G>, table: &Match<G>, eye: Eye, world: &Match<G>, others: &[G::Move]) {
    let of = |eye: Eye, of: &Match<G>| {
        let seats = Seat::all(of.game().seats());
        let asked = seats.filter(|seat| eye == Eye::Seat(*seat) || !of.game().is_private());
        let offers: Vec<_> = asked.map(|seat| of.offers(seat)).collect();
        (of.view(eye), of.notes(eye), of.prints(), of.score(), offers, of.move_count())
    };
    assert_eq!(of(eye, world), of(eye, table), "{eye:?} {:?}", walk.setup);
    let refusals = |of: &Match<G>| -> Vec<_> {
        let refusal = |mv: &G::Move| eye_seat(eye).map(|seat| of.game().check(seat, *mv).err());
        others.iter().map(refusal).collect()
    };
    assert_eq!(refusals(world), refusals(table), "{eye:?} {others:?} {:?}", walk.setup);
    let known = |game: &G| {
        let mut game = game.clone();
        game.imagine_for(eye, &mut dockhand::rng::Rng::new(0));
        game
    };
    assert_eq!(known(world.game()), known(table.game()), "{eye:?} knows something else: {:?}", walk.setup);
}

fn eye_seat(eye: Eye) -> Option<Seat> {
    if let Eye::Seat(seat) = eye { Some(seat) } else { None }
}

/// View, notes, offers and refusals of the kept world are those of the true game for its viewer, after every move; now and then
/// all other answers as well.
pub fn kept_worlds_stay_alike<G: Searches>(games: usize) {
    if G::SECRETS != Secrets::Hands {
        return no_world_is_kept::<G>(games);
    }
    let mut hidden = 0;
    play::<G>(games, |walk, table, eye, _, world, told| {
        hidden += usize::from(told["move"].is_null());
        let mut all = Vec::new();
        walk.game.candidates(&mut all);
        let mut others: Vec<G::Move> = (0..20).filter_map(|_| walk.one_of(&all)).collect();
        alike(walk, table, eye, world, &others);
        if walk.sampled(60) {
            others.truncate(2);
            others.retain(|&mv| table.game().taps(mv) == world.game().taps(mv));
            let asked = |of: &Match<G>| -> Vec<_> {
                let all = answers(of, eye, &others, None).into_iter();
                all.filter(|(verb, ..)| *verb != "can_undo" && *verb != "play").collect()
            };
            assert_eq!(asked(world), asked(table), "{eye:?} is answered otherwise");
            assert!(!world.can_undo() && !world.undo());
        }
        if walk.sampled(30) || table.game().outcome().is_some() {
            let sight = table.sight(eye).expect("told");
            let whole = |text: &str| serde_json::from_str::<Value>(text).expect("JSON");
            assert_eq!(
                whole(&world.record()),
                whole(&sight),
                "what was learnt is what is told from the start"
            );
            let again = Match::<G>::resume(&sight).expect("opens");
            assert_eq!(again.game(), world.game());
            assert_eq!(again.record(), sight);
        }
    });
    assert!(hidden > games, "{hidden} moves stayed hidden");
}

/// Games in which no seat knows more than another are not told.
fn no_world_is_kept<G: Searches>(games: usize) {
    for walk in tables::<G>(games.div_ceil(30)) {
        let mut table = sit_down(&walk);
        for eye in [Eye::Seat(Seat(0)), Eye::Table, Eye::All] {
            assert!(table.sight(eye).is_err() && table.shown(eye, 0).is_err());
        }
        assert!(table.learn("{}").is_err());
    }
}

/// Changes something in what a move has shown; `None` if it has not shown that.
fn changed<G: Game>(told: &Value, walk: &mut Walk<G>) -> Option<Value> {
    let (mut told, n) = (told.clone(), walk.rng.below(200) as u64);
    let facts = told["facts"].as_object().cloned().unwrap_or_default();
    let mut facts = Value::Object(facts);
    let cards = |facts: &Value| facts["cards"].as_array().map_or(0, Vec::len);
    match walk.rng.below(9) {
        0 => told["check"] = json!(n),
        1 => told["seat"] = json!(n % 6),
        2 => {
            told["move"] = [Value::Null, json!({"do": "pass"}), json!({"do": "choose", "card": n})]
                [n as usize % 3]
                .clone()
        }
        3 => facts["cards"] = json!([[n, walk.rng.below(200)]]),
        4 if cards(&facts) > 0 => facts["cards"][0][1] = json!(n),
        5 if cards(&facts) > 0 => facts["cards"][0][0] = json!(n),
        6 => facts["turned"] = json!([n % 12]),
        7 => facts["answers"] = json!([[n % 5, null]]),
        8 => facts["answers"] = json!([[n % 5, {"do": "pass"}]]),
        _ => return None,
    }
    if facts.as_object().is_some_and(|facts| !facts.is_empty()) {
        told["facts"] = facts;
    }
    Some(told)
}

/// Facts that contradict what the viewer knows, or that are no facts, are refused and change nothing.
pub fn what_cannot_be_true_is_refused<G: Searches>(games: usize) {
    if G::SECRETS != Secrets::Hands {
        return;
    }
    let (mut refused, mut harmless) = (0, 0);
    play::<G>(games.div_ceil(10), |walk, table, eye, kept, world, told| {
        if !walk.sampled(6) {
            return;
        }
        let Some(wrong) = changed(told, walk) else { return };
        let mut other = kept.clone();
        if other.learn(&wrong.to_string()).is_ok() {
            // It says the same in other words, or tells a card too many, which stays hidden.
            alike(walk, table, eye, &other, &[]);
            harmless += 1;
        } else {
            assert_eq!((other.game(), other.record()), (kept.game(), kept.record()), "{wrong}");
            refused += 1;
        }
        // A move comes once, and is never played here.
        let before = (world.game().clone(), world.record());
        if let Some(seat) = world.game().to_act().first() {
            let mv = super::walk::legal(world.game(), seat)[0];
            assert!(world.play(seat, &text(&mv), eye).expect_err("not played").contains("learns-only"));
        }
        for nonsense in ["", "7", "[]", "{}", "{\"seat\":0}", "{\"seat\":0,\"move\":7,\"check\":1}"] {
            assert!(world.learn(nonsense).is_err());
        }
        assert!(world.sight(eye).is_err(), "who is told tells nobody");
        for nobody in [Eye::Seat(Seat(walk.game.seats())), Eye::Seat(Seat(200)), Eye::All] {
            assert!(table.sight(nobody).is_err() && table.shown(nobody, 0).is_err(), "{nobody:?}");
        }
        assert_eq!((world.game(), world.record()), (&before.0, before.1));
    });
    assert!(refused > 10 * harmless, "{refused} refused, {harmless} harmless");
}

/// Returns all that a viewer sees after a move: the steps, the view, the notes, and the offers that are not secret.
fn seen<G: Searches>(table: &Match<G>, eye: Eye, steps: &str) -> String {
    let seats = Seat::all(table.game().seats());
    let asked = seats.filter(|seat| eye == Eye::Seat(*seat) || !table.game().is_private());
    let offers: Vec<_> = asked.map(|seat| table.offers(seat)).collect();
    text(&(steps, table.view(eye), table.notes(eye), offers))
}

/// In private decisions, what looks alike is told alike: which of two moves it was that a viewer cannot tell apart, the viewer is
/// not told in any way.
pub fn what_looks_alike_is_told_alike<G: Searches>(games: usize) {
    if G::SECRETS != Secrets::Hands {
        return;
    }
    let (mut alike, mut apart) = (0, 0);
    for mut walk in tables::<G>(games.div_ceil(3)) {
        let mut table = sit_down(&walk);
        while let Some((seat, mv)) = walk.choose() {
            let n = table.move_count();
            let asked = walk.game.is_private() && walk.sampled(4);
            for eye in viewers(walk.game.seats()).into_iter().filter(|&eye| asked && eye != Eye::Seat(seat)) {
                let mut told: BTreeMap<String, Value> = BTreeMap::new();
                for mv in super::walk::legal(&walk.game, seat) {
                    let mut after = table.clone();
                    let steps = after.play(seat, &text(&mv), eye).expect("legal");
                    let [one] = &shown(&after, eye, n)[..] else { panic!("one move") };
                    let first = told.entry(seen(&after, eye, &steps)).or_insert_with(|| one.clone());
                    assert_eq!(first, one, "{eye:?} is told which move of {seat:?} it was: {mv:?}");
                    alike += 1;
                }
                apart += told.len();
            }
            table.play(seat, &text(&mv), Eye::Table).expect("legal");
            walk.game.apply(seat, mv, &mut Quiet);
            walk.moves.push((seat, mv));
        }
    }
    assert!(alike > apart, "{alike} moves, {apart} of them apart");
}

/// A damaged record of a kept world is refused.
pub fn damaged_sights_are_refused<G: Searches>(games: usize) {
    if G::SECRETS != Secrets::Hands {
        return;
    }
    for mut walk in tables::<G>(games.div_ceil(20)) {
        let mut table = sit_down(&walk);
        while walk.moves.len() < 12 {
            let Some((seat, mv)) = walk.choose() else { break };
            table.play(seat, &text(&mv), Eye::Table).expect("legal");
            walk.game.apply(seat, mv, &mut Quiet);
            walk.moves.push((seat, mv));
        }
        for eye in viewers(table.game().seats()) {
            let sight: Value = serde_json::from_str(&table.sight(eye).expect("told")).expect("JSON");
            let opens = |sight: &Value| Match::<G>::resume(&sight.to_string()).is_ok();
            assert!(opens(&sight));
            let mut wrong = sight.clone();
            wrong["shown"].as_array_mut().expect("a list").swap(0, 1);
            assert!(!opens(&wrong) || sight["shown"][0]["move"].is_null(), "{wrong}");
            for (key, value) in
                [("eye", json!(9)), ("chance", json!({})), ("shown", json!(1)), ("dockhand", json!(1))]
            {
                let mut wrong = sight.clone();
                wrong[key] = value;
                assert!(!opens(&wrong), "{key}");
            }
            let mut wrong = sight.clone();
            let canals = wrong["chance"]["canals"].as_array_mut().expect("a list");
            canals[0] = canals[1].clone();
            assert!(!opens(&wrong), "a canal twice");
        }
    }
}
