//! Begins a game with any options, which may include a components file. If the table opens, it plays to the end,
//! and its record and its link bring it back.
#![no_main]

use dockhand::game::{Eye, Seat};
use dockhand::session::{open, resume};
use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};

/// More moves than a game has.
const MOST_MOVES: usize = 5000;
const GAMES: [&str; 4] = ["imhotep", "duel", "kontor", "rampart"];

fuzz_target!(|input: (u8, u8, u8, &str)| {
    let (game, seats, shape, text) = input;
    let Ok(value) = serde_json::from_str::<Value>(text) else { return };
    // Most inputs are used as the components file itself, which has the longest tables.
    let config = if shape % 4 == 0 { value } else { json!({ "components": value }) };
    let players: Vec<Value> =
        (0..seats % 5).map(|seat| json!({ "name": format!("P{seat}"), "colour": seat })).collect();
    let setup =
        json!({ "game": GAMES[usize::from(game % 4)], "players": players, "config": config, "seed": shape });
    let mut table = match open(&setup.to_string()) {
        Ok(table) => table,
        Err(why) => return assert!(why.contains("code"), "no reason: {why}"),
    };
    for n in 0..MOST_MOVES {
        let first = (0..4).find_map(|seat| {
            let offers: Value = serde_json::from_str(&table.offers(Seat(seat))).expect("JSON");
            Some((
                Seat(seat),
                offers.get(usize::from(shape) % offers.as_array()?.len().max(1))?.get("move")?.to_string(),
            ))
        });
        let Some((seat, mv)) = first else { break };
        assert!(n + 1 < MOST_MOVES, "the game does not end");
        table.play(seat, &mv, Eye::Table).unwrap_or_else(|why| panic!("an offered move is refused: {why}"));
        table.view(Eye::Seat(seat));
        table.score();
    }
    for text in [table.record(), table.link()] {
        assert_eq!(resume(&text).expect("a record").hash(), table.hash());
    }
});
