//! Games with live chance at the boundary: their chance is put in while they are played.

use super::{Held, games, is_refusal, tables};
use serde_json::{Value, json};
use wasm_bindgen_test::wasm_bindgen_test;

/// Begins a game with live chance at a table.
fn begin(table: &Value) -> Held {
    let file = json!({
        "dockhand": 3, "game": table["game"], "players": table["players"], "config": table["config"],
        "draws": ["0123456789abcdef"], "moves": [],
    });
    Held::resume(&file.to_string())
}

#[wasm_bindgen_test]
fn a_move_that_draws_waits_for_its_seed() {
    for table in games().iter().flat_map(tables) {
        let session = begin(&table);
        let mut drawn = 1;
        for turn in 0..2000 {
            let Some((seat, offers)) = session.offers() else { break };
            let mv = offers[(turn * 7 + 3) % offers.len()]["move"].clone();
            let play = [seat.clone(), mv.clone(), Value::Null];
            if session.ask("needs", &[seat, mv]) == json!(true) {
                let before = (session.text("hash"), session.ask("check", &[]));
                let refused = session.call("play", &play).expect_err("no seed");
                assert!(is_refusal(&refused) && refused["code"] == "await-chance", "{refused}");
                for bad in [json!("0123"), json!("0123456789ABCDEF"), json!("0123456789abcdefg"), json!(7)] {
                    assert_eq!(session.ask("draw", &[bad]), json!(false));
                }
                assert_eq!(session.ask("draw", &[json!(format!("{turn:016x}"))]), json!(true));
                assert_eq!((session.text("hash"), session.ask("check", &[])), before);
                drawn += 1;
            }
            session.ask("play", &play);
        }
        assert!(session.offers().is_none(), "the game ends");
        let record: Value = serde_json::from_str(&session.text("record")).expect("JSON");
        assert_eq!(record["draws"].as_array().map(Vec::len), Some(drawn));
        for text in [session.text("record"), session.text("link")] {
            let again = Held::resume(&text);
            assert_eq!(again.text("hash"), session.text("hash"));
            assert_eq!(again.ask("check", &[]), session.ask("check", &[]));
            assert_eq!(
                (again.text("record"), again.text("link")),
                (session.text("record"), session.text("link"))
            );
        }
    }
}

#[wasm_bindgen_test]
fn a_game_with_a_seed_needs_no_other() {
    for game in games() {
        let session = Held::open(&tables(&game)[0]);
        let (seat, offers) = session.offers().expect("a decision");
        assert_eq!(session.ask("needs", &[seat, offers[0]["move"].clone()]), json!(false));
        assert_eq!(session.ask("draw", &[json!("0123456789abcdef")]), json!(false));
    }
}

/// The browser comes to what was saved outside (`tests/it/records/live_chance.rs`).
#[wasm_bindgen_test]
fn a_fresh_game_is_the_same_in_the_browser_and_outside() {
    for text in [
        include_str!("../../../tests/records/imhotep-v3.json"),
        include_str!("../../../tests/records/imhotep-v3.link"),
    ] {
        let session = Held::resume(text);
        assert_eq!(session.text("hash"), "b08382548a43e708");
        assert_eq!(session.ask("check", &[]), json!(2_423_706_231_u32));
    }
}
