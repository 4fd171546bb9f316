//! The speed of random games, natively; `npm run bench` runs this beside the same games in wasm.
//!
//! ```text
//! cargo run --release -p dockhand-lab --bin bench -- [--seconds S | --searches | --leaves FOLDER | --costs]
//! ```
//! The output is one line of JSON per table: `game`, `seats`, `config`, `plies` per game, `ns` per ply (the
//! median of several samples, in computing time of this thread), `best` (the fastest sample), `games` per
//! second, `state_bytes`. `--searches` measures an iteration of a search instead, `--leaves` a
//! position that a net judges, `--costs` the scenarios and
//! options of Kontor compared with its base game.

use dockhand::session::catalogue;
use dockhand::wire::{Choosable, GameEntry};
use dockhand_lab::bench::{costs, searches};
use dockhand_lab::clock::timed;
use dockhand_lab::playout::{Sample, sample};
use serde_json::{Map, Value, json};

const SAMPLES: usize = 11;

fn main() {
    if std::env::args().any(|word| word == "--costs") {
        return costs::print_all();
    }
    if std::env::args().any(|word| word == "--searches") {
        return searches::print_all();
    }
    if let Some(folder) = std::env::args().skip_while(|word| word != "--leaves").nth(1) {
        return searches::print_leaves(&folder);
    }
    let seconds = std::env::args().skip_while(|word| word != "--seconds").nth(1);
    let seconds: f64 = seconds.and_then(|text| text.parse().ok()).unwrap_or(1.0);
    for entry in catalogue().games {
        for (seats, config) in tables(&entry) {
            if let Some(line) = measured(entry.id, seats, &config, seconds) {
                println!("{line}");
            }
        }
    }
}

/// Returns the fewest and the most players with all defaults, and the fewest with every option changed; if
/// that cannot be played, with the first value of each.
fn tables(entry: &GameEntry) -> Vec<(u8, Value)> {
    let (Some(&fewest), Some(&most)) = (entry.seats.first(), entry.seats.last()) else { return Vec::new() };
    let other = |option: &Choosable| match option {
        Choosable::Choice { key, values, .. } => Some(((*key).to_owned(), json!(values.last()))),
        Choosable::Switch { key, default } => Some(((*key).to_owned(), json!(!default))),
        Choosable::Seat { .. } => None,
    };
    let other: Map<String, Value> = entry.options.iter().filter_map(other).collect();
    let first = |option: &Choosable| match option {
        Choosable::Choice { key, values, .. } => Some(((*key).to_owned(), json!(values.first()))),
        Choosable::Switch { .. } | Choosable::Seat { .. } => None,
    };
    let first: Map<String, Value> = entry.options.iter().filter_map(first).collect();
    let mut out = vec![(fewest, json!({})), (most, json!({}))];
    let others = [Value::from(other), first.into()];
    out.extend(
        others
            .into_iter()
            .find(|config| can_be_played(entry.id, fewest, config))
            .map(|config| (fewest, config)),
    );
    out.dedup();
    out
}

fn can_be_played(game: &str, seats: u8, config: &Value) -> bool {
    sample(game, seats, &config.to_string(), 1, 0).is_some_and(|sample| sample.plies > 0)
}

fn measured(game: &str, seats: u8, config: &Value, seconds: f64) -> Option<Value> {
    let options = config.to_string();
    let play = |games, seed| sample(game, seats, &options, games, seed);
    // Plays as many games as fill one sample.
    let (warm, took) = timed(|| play(300, 0));
    let games = (300.0 * seconds / SAMPLES as f64 / took.as_secs_f64().max(1e-6)).clamp(50.0, 1e6) as u32;
    let Sample { state_bytes, .. } = warm?;
    let (mut ns, mut all) = (Vec::new(), 0);
    for seed in 0..SAMPLES as u32 {
        let (sample, took) = timed(|| play(games, seed + 1));
        let plies = sample?.plies;
        ns.push(took.as_secs_f64() * 1e9 / plies as f64);
        all += plies;
    }
    ns.sort_by(f64::total_cmp);
    let plies = all as f64 / f64::from(games) / SAMPLES as f64;
    let (median, best) = (ns[SAMPLES / 2], ns[0]);
    Some(json!({
        "game": game, "seats": seats, "config": config, "plies": plies, "ns": median, "best": best,
        "games": 1e9 / median / plies, "state_bytes": state_bytes,
    }))
}
