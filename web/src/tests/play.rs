//! Whole games, and the shape of everything that is handed out.

use super::{Held, call, class, games, is_refusal, js, tables, value};
use serde_json::{Value, json};
use wasm_bindgen_test::wasm_bindgen_test;

const LONGEST: usize = 2000;

#[wasm_bindgen_test]
fn every_game_can_be_played_to_its_end() {
    for table in games().iter().flat_map(tables) {
        let session = Held::open(&table);
        let name = format!("{} with {}", table["game"], table["players"].as_array().map_or(0, Vec::len));
        for turn in 0.. {
            assert!(turn < LONGEST, "{name} does not end");
            let Some((seat, offers)) = session.offers() else { break };
            one_move(&session, &seat, &offers, turn);
        }
        at_the_end(&session, &table);
    }
}

fn one_move(session: &Held, seat: &Value, offers: &[Value], turn: usize) {
    let offer = &offers[(turn * 7 + 3) % offers.len()];
    assert_eq!(session.ask("why", &[seat.clone(), offer["taps"].clone()]), Value::Null);
    let (before, count) = (session.text("hash"), session.ask("moveCount", &[]));
    let foreseen = session.ask("preview", &[seat.clone(), offer["move"].clone()]);
    assert_eq!(session.text("hash"), before, "looking ahead changes nothing");

    let steps = session.ask("play", &[seat.clone(), offer["move"].clone(), seat.clone()]);
    assert!(steps.as_array().is_some_and(|steps| steps.iter().all(|step| step["step"].is_string())));
    // A card that was left face up stays left, although nothing new was shown.
    let stands = offer["move"] == json!({"do": "leave"});
    assert_eq!(session.ask("canUndo", &[]), json!(foreseen["reveals"] == json!(false) && !stands));
    if session.ask("canUndo", &[]) == json!(true) && turn.is_multiple_of(3) {
        let after = session.text("hash");
        assert_eq!(session.ask("undo", &[]), json!(true));
        assert_eq!((session.text("hash"), session.ask("moveCount", &[])), (before, count));
        session.ask("play", &[seat.clone(), offer["move"].clone(), Value::Null]);
        assert_eq!(session.text("hash"), after, "played again");
    }
}

fn at_the_end(session: &Held, table: &Value) {
    let outcome = session.ask("view", &[Value::Null])["outcome"].clone();
    let totals: Vec<Value> = session
        .ask("score", &[])
        .as_array()
        .expect("seats")
        .iter()
        .map(|seat| seat["total"].clone())
        .collect();
    assert_eq!(outcome["scores"], json!(totals));
    assert!(outcome["winners"].as_array().is_some_and(|winners| !winners.is_empty()));
    let setup = session.ask("setup", &[]);
    assert_eq!(
        (&setup["game"], &setup["players"], &setup["seed"]),
        (&table["game"], &table["players"], &table["seed"])
    );
    for text in [session.text("record"), session.text("link")] {
        let again = Held::resume(&text);
        assert_eq!(again.text("hash"), session.text("hash"));
        assert_eq!(again.text("record"), session.text("record"));
        assert_eq!(again.text("link"), session.text("link"));
    }
}

#[wasm_bindgen_test]
fn what_is_refused_is_thrown_with_a_code_and_a_rule_and_changes_nothing() {
    for game in games() {
        let session = Held::open(&tables(&game)[0]);
        session.play_some(5);
        let (before, (seat, offers)) = (session.text("hash"), session.offers().expect("the game goes on"));
        let other = json!(1 - seat.as_u64().expect("a number"));
        let not_your_turn = session.call("play", &[other.clone(), offers[0]["move"].clone(), Value::Null]);
        let thrown = not_your_turn.expect_err("it is the other's turn");
        assert!(is_refusal(&thrown) && thrown["rule"].is_string(), "{thrown}");
        let unreadable = session.call("play", &[seat.clone(), json!({"do": "win"}), Value::Null]);
        assert_eq!(unreadable.expect_err("no such move")["code"], json!("unreadable-move"));
        assert!(is_refusal(&session.ask("why", &[seat, json!(["no/such/place"])])));
        assert_eq!(session.ask("offers", &[other]), json!([]));
        assert_eq!(session.text("hash"), before);
    }
}

#[wasm_bindgen_test]
fn a_table_that_cannot_be_played_is_refused() {
    let class = class();
    let refused = |setup: &Value| {
        let thrown = value(&call(&class, "open", &[js(setup)]).expect_err("cannot be played"));
        assert!(is_refusal(&thrown), "{thrown}");
        thrown["code"].clone()
    };
    for game in games() {
        let table = &tables(&game)[0];
        let with = |key: &str, value: Value| {
            let mut table = table.clone();
            table[key] = value;
            table
        };
        assert_eq!(refused(&with("game", json!("chess"))), "unknown-game");
        assert_eq!(refused(&with("config", json!({"cheat": true}))), "unknown-option");
        assert_eq!(refused(&with("seed", json!(1.5))), "unknown-option");
        assert_eq!(refused(&with("seed", json!(4_294_967_296_u64))), "unknown-option");
        let twins = json!([{"name": "A", "colour": 0}, {"name": "B", "colour": 0}]);
        assert_eq!(refused(&with("players", twins)), "wrong-players");
        refused(&with("players", json!([])));
    }
}

#[wasm_bindgen_test]
fn names_and_seeds() {
    assert_eq!(crate::clean_name("A\u{202e}\u{0}da"), "Ada");
    assert_eq!(crate::clean_name(&"x".repeat(100_000)).len(), 24);
    let seeds: Vec<u32> = (0..4).map(|_| crate::fresh_seed()).collect();
    assert!(seeds.iter().any(|seed| seed != &seeds[0]), "chance from the browser");
}
