//! Native and wasm engine agree: plays the games recorded by `tests/it/agree.rs` here, move by move.

use super::{Held, games};
use js_sys::Uint8Array;
use serde::Deserialize;
use serde_json::{Value, json};
use wasm_bindgen_test::wasm_bindgen_test;

#[derive(Deserialize)]
struct Agreed {
    record: String,
    hashes: Vec<String>,
}

const FILES: [(&str, &str); 4] = [
    ("imhotep", include_str!("../../../tests/agree/imhotep.json")),
    ("duel", include_str!("../../../tests/agree/duel.json")),
    ("kontor", include_str!("../../../tests/agree/kontor.json")),
    ("rampart", include_str!("../../../tests/agree/rampart.json")),
];

#[wasm_bindgen_test]
fn every_game_has_recorded_games() {
    let ids: Vec<Value> = games().iter().map(|game| game["id"].clone()).collect();
    assert_eq!(ids, FILES.map(|(id, _)| json!(id)));
}

#[wasm_bindgen_test]
fn the_browser_comes_to_the_states_that_were_recorded_outside() {
    for (id, text) in FILES {
        let agreed: Vec<Agreed> = serde_json::from_str(text).expect("recorded games");
        for (number, game) in agreed.iter().enumerate() {
            move_by_move(game, &format!("{id}, game {number}"));
        }
    }
}

fn move_by_move(agreed: &Agreed, name: &str) {
    let record: Value = serde_json::from_str(&agreed.record).expect("a record");
    let mut setup = record.clone();
    let fields = setup.as_object_mut().expect("an object");
    fields.retain(|key, _| key != "dockhand" && key != "moves");
    let session = Held::open(&setup);
    let mut hashes = agreed.hashes.iter();
    assert_eq!(Some(&session.text("hash")), hashes.next(), "{name}: the opening");
    for (number, step) in record["moves"].as_array().expect("moves").iter().enumerate() {
        session.ask("play", &[step[0].clone(), step[1].clone(), Value::Null]);
        assert_eq!(Some(&session.text("hash")), hashes.next(), "{name}: after move {}", number + 1);
    }
    assert_eq!(hashes.next(), None);
    assert_eq!(session.text("record"), agreed.record, "{name}");
    assert_eq!(Held::resume(&agreed.record).text("hash"), session.text("hash"), "{name}: taken up");
}

/// The result of a native search in the position of a record.
#[derive(Deserialize)]
struct Searched {
    record: String,
    #[serde(rename = "considered")]
    root_stats: Value,
    /// The same with the net that judges at this table, if there is one.
    judged: Value,
}

const NETS: [(&str, &[u8]); 4] = [
    ("imhotep", include_bytes!("../../../nets/imhotep-2.net")),
    ("duel", include_bytes!("../../../nets/duel-2.net")),
    ("kontor", include_bytes!("../../../nets/kontor-2.net")),
    ("rampart", include_bytes!("../../../nets/rampart-2.net")),
];

#[wasm_bindgen_test]
fn searches_in_a_browser_count_as_native_ones() {
    let text = include_str!("../../../tests/agree/searches.json");
    let all: std::collections::BTreeMap<String, Searched> = serde_json::from_str(text).expect("searches");
    assert_eq!(all.len(), FILES.len());
    for (id, searched) in all {
        let session = Held::resume(&searched.record);
        let (seat, _) = session.offers().expect("a decision");
        let thinks = |method: &str, level: u8, net: Option<&[u8]>| {
            let mut args = [seat.clone(), json!(level), json!(5)].map(|arg| super::js(&arg)).to_vec();
            args.extend(net.map(|net| Uint8Array::from(net).into()));
            let search = Held(session.call_js(method, &args).expect("a search"));
            [100, 300].iter().for_each(|n| drop(search.ask("run", &[json!(n)])));
            search.ask("rootStats", &[])
        };
        assert_eq!(thinks("search", 4, None), searched.root_stats, "{id}");
        let net = NETS.iter().find(|(game, _)| *game == id).map(|(_, net)| *net);
        assert_eq!(session.ask("takesNet", &[]), json!(net.is_some()), "{id}");
        let judged = net.map_or(Value::Null, |net| thinks("searchWith", 5, Some(net)));
        assert_eq!(judged, searched.judged, "{id}, with a net");
    }
}
