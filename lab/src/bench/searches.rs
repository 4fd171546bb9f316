//! The speed of a search of the opening.

use crate::clock::timed;
use crate::playout::{Playouts, leaves, search};
use dockhand::session::catalogue;
use serde_json::json;

/// The number of iterations of one decision, as in the target.
const ITERATIONS: u32 = 10_000;
const SAMPLES: u32 = 5;

/// Prints a line of JSON for each game and kind of rollout: `game`, `seats`, `end` (whether rollouts are
/// random games to the end), `ns` per iteration (the median, in computing time of this thread).
pub fn print_all() {
    for entry in catalogue().games {
        for how in [Playouts::ToTheEnd, Playouts::Master] {
            let mut all: Vec<f64> = (0..SAMPLES)
                .map(|seed| {
                    let (done, took) = timed(|| search(entry.id, 2, "{}", ITERATIONS, seed, how));
                    took.as_secs_f64() * 1e9 / f64::from(done.unwrap_or(0).max(1))
                })
                .collect();
            all.sort_by(f64::total_cmp);
            let end = how == Playouts::ToTheEnd;
            println!("{}", json!({"game": entry.id, "seats": 2, "end": end, "ns": all[all.len() / 2]}));
        }
    }
}

/// So many positions are judged for one sample.
const LEAVES: u32 = 100_000;

/// Prints a line of JSON for each game that a net has learned, from the nets in this folder: `game`, `seats`, `ns` for a
/// position that the net judges, with the writing of its inputs (the median, in computing time of this thread).
pub fn print_leaves(folder: &str) {
    for entry in catalogue().games {
        let Ok(net) = std::fs::read(format!("{folder}/{}-2.net", entry.id)) else { continue };
        let sample = |seed| {
            let (judged, took) = timed(|| leaves(entry.id, 2, &net, LEAVES, seed));
            judged.map(|_| took.as_secs_f64() * 1e9 / f64::from(LEAVES))
        };
        let Some(mut all) = (0..SAMPLES).map(sample).collect::<Option<Vec<f64>>>() else { continue };
        all.sort_by(f64::total_cmp);
        println!("{}", json!({"game": entry.id, "seats": 2, "ns": all[all.len() / 2]}));
    }
}
