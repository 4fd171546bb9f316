//! Puzzles: positions of games between masters in which one move is clearly the best. `npm run puzzles` runs this.
//!
//! ```text
//! cargo run --release -p dockhand-lab --bin puzzles -- --game G --out FILE
//!     [--config JSON] [--kind proved|searched] [--games N] [--seed S] [--shard I/N] [--depth D]
//!     [--net FILE] [--iterations N] [--slips N]
//! … --game G --check FILE [--iterations N | --depth D] [--seed S] [--net FILE] [--shard I/N]
//! ```
//! Each game adds a line of JSON to the file: its number and, if it has puzzles, its link and the puzzles. Games whose
//! number is there already are not played again, so that a run may be stopped and started at any time. A puzzle of the
//! kind `proved` is an ending that the solver has solved; one of the kind `searched` is found by five searches of 10 to
//! the power of D iterations each, D being 4 to 7, and confirmed by two of ten times as many. `--check` asks one more
//! search of N iterations, 1,000,000 unless said, about each puzzle of a file of the page, or five new ones of 10 to the
//! power of D that must agree, solves again what is proved, and prints which puzzles are disputed.

use dockhand::bot::Net;
use dockhand::duel::Duel;
use dockhand::game::Rules;
use dockhand::imhotep::Imhotep;
use dockhand::kontor::Kontor;
use dockhand::rampart::Rampart;
use dockhand_lab::args::{number, one, shard, word};
use dockhand_lab::puzzles::check::{self, Asks};
use dockhand_lab::puzzles::games::Puzzled;
use dockhand_lab::puzzles::masters::{self, Asked};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::error::Error;
use std::fs::{OpenOptions, read_to_string};
use std::io::Write;
use std::process::ExitCode;

/// Returns the power of ten of the iterations of a search. Another one than is asked for would be written to files as if
/// it had been asked for.
fn depth() -> Result<u32, String> {
    one("--depth", word("--depth"), 5, "4 to 7", |text| {
        text.parse().ok().filter(|depth| (4..=7).contains(depth))
    })
}

fn main() -> ExitCode {
    let done = match word("--game").unwrap_or_default().as_str() {
        Imhotep::ID => run::<Imhotep>(),
        Duel::ID => run::<Duel>(),
        Kontor::ID => run::<Kontor>(),
        Rampart::ID => run::<Rampart>(),
        _ => Err("--game imhotep, duel, kontor or rampart".into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(wrong) => {
            eprintln!("{wrong}");
            ExitCode::FAILURE
        }
    }
}

/// Checks puzzles, or looks for them.
fn run<G: Puzzled>() -> Result<(), Box<dyn Error>> {
    let shard = shard()?;
    let net = match word("--net") {
        Some(file) => Some(G::read_net(&std::fs::read(file)?).ok_or("--net: not a net of this game")?),
        None => None,
    };
    let Some(file) = word("--check") else { return all::<G>(shard, net) };
    let asks = match word("--depth") {
        Some(_) => Asks::Agree(depth()?),
        None => Asks::Most(number("--iterations", 1_000_000)?),
    };
    let asked = check::Check { net: net.as_ref(), seed: number("--seed", 1)?, asks, shard };
    println!("{}", check::check::<G>(&read_to_string(file)?, &asked)?);
    Ok(())
}

/// Plays the games of this shard that are not in the file yet, and adds them to it.
fn all<G: Puzzled>((from, step): (u32, u32), net: Option<Net>) -> Result<(), Box<dyn Error>> {
    let out = word("--out").ok_or("--out FILE")?;
    let asked = asked::<G>(net)?;
    let config = serde_json::to_value(&asked.config)?;
    let done = done(&read_to_string(&out).unwrap_or_default(), &asked, &config);
    let mut file = OpenOptions::new().create(true).append(true).open(&out)?;
    for number in (from..self::number("--games", 100)?).step_by(step as usize).filter(|n| !done.contains(n)) {
        let found = masters::puzzles::<G>(&asked, number).ok_or("a table that cannot be played")?;
        let line = json!({ "game": G::ID, "config": config, "kind": asked.kind(), "seed": asked.seed,
            "number": number, "found": found });
        file.write_all(format!("{line}\n").as_bytes())?;
    }
    Ok(())
}

fn asked<G: Puzzled>(net: Option<Net>) -> Result<Asked<G>, Box<dyn Error>> {
    let config = serde_json::from_str(&word("--config").unwrap_or_else(|| "{}".to_owned()))?;
    let kind = |text: &str| Some(text == "proved").filter(|&proved| proved || text == "searched");
    let proved = one("--kind", word("--kind"), true, "proved or searched", kind)?;
    let iterations = word("--iterations").map(|_| number("--iterations", 0)).transpose()?;
    let slips = number("--slips", 0)?.min(100);
    let (seed, depth) = (number("--seed", 1)?, if proved { 0 } else { depth()? });
    Ok(Asked { config, seed, depth, net, iterations, slips })
}

/// Returns the numbers of the games of this run that a file has.
fn done<G: Puzzled>(file: &str, asked: &Asked<G>, config: &Value) -> BTreeSet<u32> {
    let lines = file.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let same = |line: &Value| {
        line["kind"] == asked.kind() && line["seed"] == asked.seed && line["config"] == *config
    };
    lines.filter(same).filter_map(|line| line["number"].as_u64()?.try_into().ok()).collect()
}
