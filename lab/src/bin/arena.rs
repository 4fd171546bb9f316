//! Computer players against each other; `npm run arena` runs this and makes tables from it.
//!
//! ```text
//! cargo run --release -p dockhand-lab --bin arena -- --game G --a PLAYER --b PLAYER
//!     [--seats N] [--config JSON] [--games N] [--seed S] [--shard I/N] [--threads T] [--tables N] [--drawn S]
//! cargo run --release -p dockhand-lab --bin arena -- --game G --habits LEVEL [--seats N] [--config JSON] [--games N] [--seed S]
//! ```
//! or, to measure what players lose against the best moves of a deep search:
//!
//! ```text
//! … --game G --regret JSON --by PLAYER [--seats N] [--config JSON] [--games N] [--seed S] [--shard I/N]
//! ```
//! or, to measure what a player of Kontor gains who knows the policy of another one:
//!
//! ```text
//! … --game kontor --a PLAYER --b PLAYER --foresees WORLDS [as for a match]
//! … --game kontor --exploit JSON [--reads N] [--config JSON] [--games N] [--seed S] [--shard I/N]
//! ```
//! A player is a level (`master`), a level as it once was (`master-2026-11`), either with changes
//! (`master,iterations=500,horizon=2`), `random`, `greedy` (the move with the best evaluation) or `grasping`
//! (the move with the most points so far). The change `net=FILE` lets a net judge, and `time=MS` lets a player
//! think for a time instead of a number of iterations; `keep=1` keeps its tree between its decisions, `ponder=MS` lets it think
//! ahead for so long before each decision of the others; `character=NAME` gives it a character, whose weights
//! `aim` and `taste` can be changed; `mixes=1` lets it mix its moves where both choose at once, and `foresees=N` lets
//! the player `a` first run the search of `b` in as many imagined worlds, and search with what it chooses in each.
//! Every deal is played twice, with swapped seats. With `--tables N` the pairs take in turn so many tables of Kontor for
//! two with options, which are drawn with the seed `--drawn`. The
//! output is one line of JSON: for each of the `pairs` its number and what `a` won of its two games (a draw
//! counts half), and of both players the `decisions`, the `micros` and `iterations` that these took, how many decisions
//! `went_on` with a tree, how many iterations it had `kept`, and how many were made ahead (`pondered`).
//!
//! `--habits` plays every character of a level in as many games against the level without one, and prints what
//! kinds of moves each made, with χ² between the characters; `--with taste=80` changes them all.
//!
//! `--foresees` plays every deal with and without foresight. `--exploit` solves as many small endings of Kontor
//! exactly, and prints of each its number, its value for the first seat, and what a best response gains against each
//! player of the list, in points of a hundred; each decision is read with as many seeds as `--reads` tells.

use dockhand::duel::Duel;
use dockhand::game::Rules;
use dockhand::imhotep::Imhotep;
use dockhand::kontor::Kontor;
use dockhand::rampart::Rampart;
use dockhand::rng::Rng;
use dockhand_lab::arena::games::{Asked, Pair, matches};
use dockhand_lab::arena::habits::{Habits, habits};
use dockhand_lab::arena::judged::Arena;
use dockhand_lab::arena::player::{Player, Work};
use dockhand_lab::arena::{exploit, foresight, regret};
use dockhand_lab::args::{finish, number, shard, word};
use dockhand_lab::steer::tables;
use serde_json::json;
use std::process::ExitCode;

fn main() -> ExitCode {
    let said = match word("--game").unwrap_or_default().as_str() {
        Imhotep::ID => played::<Imhotep>(),
        Duel::ID => played::<Duel>(),
        Kontor::ID => match word("--exploit") {
            Some(players) => exploited(&players),
            None => played::<Kontor>(),
        },
        Rampart::ID => played::<Rampart>(),
        _ => Err("--game imhotep, duel, kontor or rampart".to_owned()),
    };
    finish(said)
}

fn played<G: Arena>() -> Result<serde_json::Value, String> {
    match (word("--regret"), word("--habits")) {
        (Some(players), _) => regretted::<G>(&players),
        (None, Some(level)) => habits_of::<G>(level),
        (None, None) if word("--foresees").is_some() => foreseen::<G>(number("--foresees", 0)?),
        (None, None) => matched::<G>(),
    }
}

/// The table that is asked for, and which share of the games.
struct Table {
    seats: u8,
    config: String,
    seed: u32,
    shard: (u32, u32),
}

/// Returns the table that the command line asks for.
fn table() -> Result<Table, String> {
    let config = word("--config").unwrap_or_else(|| "{}".to_owned());
    Ok(Table { seats: number("--seats", 2)?, config, seed: number("--seed", 1)?, shard: shard()? })
}

fn regretted<G: Arena>(players: &str) -> Result<serde_json::Value, String> {
    let Table { seats, config, seed, shard } = table()?;
    let names: Vec<String> = serde_json::from_str(players).map_err(|_| "--regret: a JSON list of players")?;
    let players: Option<Vec<Player>> = names.iter().map(|name| Player::read::<G>(name, seats)).collect();
    let by = word("--by").and_then(|name| Player::read::<G>(&name, seats));
    let (Some(players), Some(Player::Search(reference))) = (players, by) else {
        return Err("--regret and --by: levels; --regret also random, greedy or grasping".to_owned());
    };
    let positions = number("--games", 100)?;
    let asked = regret::Asked { seats, config, players, reference, positions, seed, shard };
    Ok(json!({ "positions": regret::regrets::<G>(&asked) }))
}

/// Measures what a best response gains in endings of Kontor.
fn exploited(players: &str) -> Result<serde_json::Value, String> {
    let Table { config, seed, shard, .. } = table()?;
    let names: Vec<String> =
        serde_json::from_str(players).map_err(|_| "--exploit: a JSON list of players")?;
    let players: Option<Vec<Player>> = names.iter().map(|name| Player::read::<Kontor>(name, 2)).collect();
    let known = |player: &Player| !matches!(player, Player::Greedy { .. } | Player::Attentive);
    let players =
        players.filter(|all| all.iter().all(known)).ok_or("--exploit: levels of Kontor, or random")?;
    let (endings, reads) = (number("--games", 200)?, number("--reads", 1)?);
    let asked = exploit::Asked { config, players, endings, seed, reads, shard };
    Ok(json!({ "endings": exploit::exploited(&asked) }))
}

fn habits_of<G: Arena>(level: String) -> Result<serde_json::Value, String> {
    let Table { seats, config, seed, .. } = table()?;
    let asked =
        Habits { seats, config, level, changes: word("--with"), games: number("--games", 200)?, seed };
    habits::<G>(&asked).ok_or_else(|| "--habits: a level, with changes if need be".to_owned())
}

/// Measures what a player gains who first works out what the other one chooses.
fn foreseen<G: Arena>(worlds: u32) -> Result<serde_json::Value, String> {
    let both = foresight::with_and_without::<G>(&mut asked::<G>()?, worlds);
    Ok(json!({ "both": both }))
}

fn matched<G: Arena>() -> Result<serde_json::Value, String> {
    Ok(summary(matches::<G>(&asked::<G>()?)))
}

fn asked<G: Arena>() -> Result<Asked, String> {
    let Table { seats, config, seed, shard } = table()?;
    let [Some(mut a), Some(b)] = ["--a", "--b"].map(|name| Player::read::<G>(&word(name)?, seats)) else {
        return Err("--a and --b: a level, random, greedy or grasping".to_owned());
    };
    a.meet(&b);
    Ok(Asked {
        seats,
        configs: configs::<G>(config)?,
        players: [a, b],
        pairs: number("--games", 100_u32)?.div_ceil(2),
        seed,
        threads: number("--threads", 1)?,
        shard,
    })
}

/// Returns the options of the table that is asked for, or of tables of Kontor with options that are drawn.
fn configs<G: Rules>(config: String) -> Result<Vec<String>, String> {
    let wanted = number("--tables", 0)?;
    if wanted == 0 {
        return Ok(vec![config]);
    }
    if G::ID != Kontor::ID {
        return Err("--tables: only of Kontor".to_owned());
    }
    let (all, mut rng) = (tables::all(), Rng::new(number("--drawn", 1)?));
    let mut draw = || serde_json::to_string(&tables::drawn_for_two(&all, &mut rng));
    (0..wanted).map(|_| draw().map_err(|error| error.to_string())).collect()
}

fn summary(mut pairs: Vec<Pair>) -> serde_json::Value {
    pairs.sort_by_key(|pair| pair.number);
    let work = [0, 1].map(|p| pairs.iter().fold(Work::default(), |all, pair| all.plus(pair.work[p])));
    json!({
        "pairs": pairs.iter().map(|pair| (pair.number, pair.won)).collect::<Vec<_>>(),
        "decisions": work.map(|work| work.decisions),
        "micros": work.map(|work| work.micros),
        "iterations": work.map(|work| work.iterations),
        "went_on": work.map(|work| work.went_on),
        "kept": work.map(|work| work.kept),
        "pondered": work.map(|work| work.pondered),
    })
}
