//! Prints games for checking with another program, one line of JSON each.
//!
//! ```text
//! cargo run --release --example trace -- --game imhotep --config FILE --seed S --games N [--chance live]
//! cargo run --release --example trace -- --game imhotep --replay FILE
//! ```
//! FILE of `--config` has the options and `"seats"`, for example `{"seats": 3, "market": "b"}`; without it,
//! there are two players and all defaults. `--replay` reads lines of the printed form (`config`, `chance`,
//! and `seat` and `chosen` of each decision are enough), plays the given moves from the given chance and
//! prints the game in the same form.
//!
//! A line has `game`, `config`, `seed`, `chance` (all that chance has fixed; `reshuffles` are the piles
//! shuffled during the game, each top first), `decisions` (`seat`, `state`, `legal`, `chosen`), `last` (the
//! state after the last move), `outcome` (`winners`, `scores`, and `sources` by seat) and `end` (the event
//! that says why the game is over, such as `{"say": "game-ends", "end": "full"}`); the last two are null if
//! the moves end before the game.
//!
//! With `--chance live`, chance is made while the game is played (`docs/together.md`): a line has `draws` besides, the
//! seeds of the deal and of each move that draws. A decision that draws has `drawn`: its `seed`, and the `state` with
//! all that no seat knew drawn anew, in which the move is carried out.

use dockhand::duel::Duel;
use dockhand::game::{Game, Rules};
use dockhand::imhotep::Imhotep;
use dockhand::kontor::Kontor;
use dockhand::rampart::Rampart;
use dockhand::trace;
use std::io::Write as _;
use std::process::ExitCode;

/// The arguments of the command line.
#[derive(Default)]
struct Asked {
    game: String,
    config: Option<String>,
    replay: Option<String>,
    seed: u32,
    games: u32,
    live_chance: bool,
}

fn main() -> ExitCode {
    match asked().and_then(|asked| run(&asked)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("trace: {error}");
            ExitCode::FAILURE
        }
    }
}

fn asked() -> Result<Asked, String> {
    let mut asked = Asked { games: 1, ..Asked::default() };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let value = words.next().ok_or(format!("{word} needs a value"))?;
        let number = || value.parse::<u32>().map_err(|_| format!("{word} {value}: not a number"));
        match word.as_str() {
            "--game" => asked.game = value,
            "--config" => asked.config = Some(value),
            "--chance" if value == "live" => asked.live_chance = true,
            "--replay" => asked.replay = Some(value),
            "--seed" => asked.seed = number()?,
            "--games" => asked.games = number()?,
            _ => return Err(format!("{word}: unknown")),
        }
    }
    Ok(asked)
}

fn run(asked: &Asked) -> Result<(), String> {
    match asked.game.as_str() {
        Imhotep::ID => of::<Imhotep>(asked),
        Duel::ID => of::<Duel>(asked),
        Kontor::ID => of::<Kontor>(asked),
        Rampart::ID => of::<Rampart>(asked),
        other => {
            let all = [Imhotep::ID, Duel::ID, Kontor::ID, Rampart::ID];
            Err(format!("no game {other:?}; there are {all:?}"))
        }
    }
}

fn of<G: Game>(asked: &Asked) -> Result<(), String> {
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let read = |file: &String| std::fs::read_to_string(file).map_err(|e| format!("{file}: {e}"));
    if let Some(file) = &asked.replay {
        for (i, line) in read(file)?.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            let line = trace::replay::<G>(line).map_err(|e| format!("line {}: {e}", i + 1))?;
            writeln!(out, "{line}").map_err(|e| e.to_string())?;
        }
        return Ok(());
    }
    let config = match &asked.config {
        Some(file) => serde_json::from_str(&read(file)?).map_err(|e| format!("{file}: {e}"))?,
        None => serde_json::Value::Null,
    };
    let mut broken = false;
    let line = |line: String| broken |= writeln!(out, "{line}").is_err();
    if asked.live_chance {
        trace::live_chance::<G>(&config, asked.seed, asked.games, line)?;
    } else {
        trace::random::<G>(&config, asked.seed, asked.games, line)?;
    }
    if broken { Err("the output was closed".into()) } else { Ok(()) }
}
