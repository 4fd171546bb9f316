//! Whole games, and the shape of every value that is returned.

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
    let delta = session.ask("scoreDelta", &[seat.clone(), offer["move"].clone()]);
    assert_eq!(session.text("hash"), before, "looking ahead changes nothing");

    let steps = session.ask("play", &[seat.clone(), offer["move"].clone(), seat.clone()]);
    assert!(steps.as_array().is_some_and(|steps| steps.iter().all(|step| step["step"].is_string())));
    // Leaving a card face up and looking through one's own pile cannot be taken back, although they show the
    // table nothing new.
    let irreversible = ["leave", "search"].map(|kind| json!({ "do": kind })).contains(&offer["move"]);
    assert_eq!(session.ask("canUndo", &[]), json!(delta["reveals"] == json!(false) && !irreversible));
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
fn a_refusal_is_thrown_with_a_code_and_a_rule_and_changes_nothing() {
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

/// Returns the first seat to decide and its legal moves.
fn opening(game: &Value) -> (Held, Value, Vec<Value>) {
    let session = Held::open(&tables(game)[0]);
    let (seat, offers) = session.offers().expect("somebody decides");
    (session, seat, offers)
}

#[wasm_bindgen_test]
fn computers_think_in_slices_and_their_lists_are_laid_one_behind_the_other() {
    for game in games() {
        let (session, seat, offers) = opening(&game);
        let levels = game["levels"].as_array().expect("levels");
        assert_eq!(
            (levels.len(), &levels[0]["id"], &levels[4]["id"]),
            (6, &json!("first-game"), &json!("master"))
        );
        let mut lists = Vec::new();
        for seed in [1, 2] {
            let args = [seat.clone(), json!(4), json!(seed)].map(|arg| js(&arg));
            let search = Held(session.call_js("search", &args).expect("who decides thinks"));
            assert_eq!(search.ask("budget", &[]), levels[4]["iterations"]);
            assert_eq!(search.ask("run", &[json!(30)]), json!(30));
            assert_eq!(search.ask("run", &[json!(70)]), json!(100));
            lists.extend(search.ask("rootStats", &[]).as_array().expect("a list").clone());
            search.ask("free", &[]);
        }
        assert_eq!(lists.len(), 2 * offers.len());
        let mv = session.ask("choose", &[seat.clone(), json!(4), json!(1), json!(lists)]);
        assert!(offers.iter().any(|offer| offer["move"] == mv));
        let analysis = session.ask("analyse", &[seat.clone(), json!(lists)]);
        assert_eq!(analysis[0]["move"], mv, "a master plays what is best");
        let visits = analysis.as_array().expect("a list").iter().filter_map(|one| one["visits"].as_u64());
        assert_eq!(visits.sum::<u64>(), 200);
        session.ask("play", &[seat, mv, Value::Null]);
    }
}

#[wasm_bindgen_test]
fn search_requires_the_seat_to_act() {
    for game in games() {
        let (session, seat, offers) = opening(&game);
        let refused =
            |method: &str, args: &[Value]| session.call(method, args).expect_err("refused")["code"].clone();
        assert_eq!(refused("search", &[json!(7), json!(0), json!(1)]), "nothing-to-decide");
        let unknown = json!(game["levels"].as_array().expect("levels").len());
        assert_eq!(refused("search", &[seat.clone(), unknown, json!(1)]), "unknown-level");
        assert_eq!(refused("choose", &[json!(7), json!(0), json!(1), json!([])]), "nothing-to-decide");
        let nonsense = json!([{"move": {"do": "win"}, "visits": 1, "worth": [], "points": []}]);
        assert_eq!(
            refused("choose", &[seat.clone(), json!(0), json!(1), nonsense.clone()]),
            "unreadable-counts"
        );
        assert_eq!(refused("analyse", &[seat.clone(), nonsense]), "unreadable-counts");
        let any = session.ask("choose", &[seat, json!(0), json!(1), json!([])]);
        assert!(offers.iter().any(|offer| offer["move"] == any), "without thinking it is any move");
    }
}

#[wasm_bindgen_test]
fn computer_players_are_part_of_the_setup_the_record_and_the_link() {
    for game in games() {
        let mut table = tables(&game)[0].clone();
        table["players"][1]["level"] = json!(3);
        let session = Held::open(&table);
        for again in [Held::resume(&session.text("record")), Held::resume(&session.text("link"))] {
            assert_eq!(again.ask("setup", &[])["players"], table["players"]);
        }
        table["players"][1]["level"] = json!(game["levels"].as_array().expect("levels").len());
        let thrown = value(&call(&class(), "open", &[js(&table)]).expect_err("no such level"));
        assert_eq!(thrown["code"], "unknown-level");
    }
}
