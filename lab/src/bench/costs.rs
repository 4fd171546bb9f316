//! The cost of Kontor's scenarios and options: nanoseconds per move of random games, compared with the base
//! game in the same run.

use crate::clock::timed;
use crate::playout::sample;
use dockhand::session::catalogue;
use dockhand::wire::Choosable;
use serde_json::{Map, Value, json};

const GAMES: u32 = 400;
const SAMPLES: u32 = 3;

/// Prints a line of JSON for every scenario, alone and with each option that it can be combined with:
/// `seats`, `config`, `ns` per move, `ratio`; the most expensive one last.
pub fn print_all() {
    let Some(entry) = catalogue().games.into_iter().find(|game| game.id == "kontor") else { return };
    let mut pages = Vec::new();
    let mut switches = vec![None];
    for option in &entry.options {
        match option {
            Choosable::Choice { key: "scenario", values, .. } => pages.extend_from_slice(values),
            Choosable::Switch { key, .. } => switches.push(Some(*key)),
            Choosable::Choice { .. } | Choosable::Seat { .. } => {}
        }
    }
    let mut lines = Vec::new();
    for page in pages {
        for &seats in &entry.seats {
            for &switch in &switches {
                let mut config = Map::from_iter([("scenario".to_owned(), json!(page))]);
                config.extend(switch.map(|key| (key.to_owned(), json!(true))));
                let config = Value::from(config);
                if let Some((ns, ratio)) = cost(seats, &config.to_string()) {
                    lines
                        .push((ratio, json!({ "seats": seats, "config": config, "ns": ns, "ratio": ratio })));
                }
            }
        }
    }
    lines.sort_by(|a, b| a.0.total_cmp(&b.0));
    for (_, line) in lines {
        println!("{line}");
    }
}

/// Returns the nanoseconds per move and their ratio to the base game, the lowest of several samples; `None`
/// if the table cannot be played.
fn cost(seats: u8, config: &str) -> Option<(f64, f64)> {
    let mut best: Option<(f64, f64)> = None;
    for seed in 0..SAMPLES {
        let (ns, base) = (each_move(seats, config, seed)?, each_move(2, r#"{"scenario":"base"}"#, seed)?);
        let ratio = ns / base;
        if best.is_none_or(|(_, least)| ratio < least) {
            best = Some((ns, ratio));
        }
    }
    best
}

fn each_move(seats: u8, config: &str, seed: u32) -> Option<f64> {
    let (played, took) = timed(|| sample("kontor", seats, config, GAMES, seed));
    let plies = played?.plies;
    (plies > 0).then(|| took.as_secs_f64() * 1e9 / plies as f64)
}
