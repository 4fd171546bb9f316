//! From nothing to the weights of a net; `npm run train` runs this step by step.
//!
//! ```text
//! cargo run --release -p dockhand-lab --bin train -- play --game G --seats N --out FILE
//!     [--shard I] [--games N] [--iterations N] [--net FILE]
//! cargo run --release -p dockhand-lab --bin train -- fit --game G --seats N --out FILE --files FILE,FILE,…
//!     [--epochs N] [--seed S]
//! ```
//! `play` writes games of a computer player against itself, one line of JSON each. Shards have seeds of their
//! own, so that they can be played anywhere. `fit` learns a net from such files, and says how much it explains
//! of the results of games that it has not seen.

use dockhand::duel::Duel;
use dockhand::game::Rules;
use dockhand::imhotep::Imhotep;
use dockhand::kontor::Kontor;
use dockhand::rampart::Rampart;
use dockhand_lab::args::{number, word};
use dockhand_lab::train::{fit, play};
use std::error::Error;
use std::process::ExitCode;

fn main() -> ExitCode {
    match done() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn done() -> Result<(), Box<dyn Error>> {
    let game = word("--game").unwrap_or_default();
    match (std::env::args().nth(1).as_deref(), game.as_str()) {
        (Some("play"), Imhotep::ID) => play::games::<Imhotep>(&to_play()?),
        (Some("play"), Duel::ID) => play::games::<Duel>(&to_play()?),
        (Some("play"), Kontor::ID) => play::games::<Kontor>(&to_play()?),
        (Some("play"), Rampart::ID) => play::games::<Rampart>(&to_play()?),
        (Some("fit"), Imhotep::ID) => fit::fit::<Imhotep>(&to_fit()?),
        (Some("fit"), Duel::ID) => fit::fit::<Duel>(&to_fit()?),
        (Some("fit"), Kontor::ID) => fit::fit::<Kontor>(&to_fit()?),
        (Some("fit"), Rampart::ID) => fit::fit::<Rampart>(&to_fit()?),
        _ => Err("play or fit, and --game imhotep, duel, kontor or rampart".into()),
    }
}

fn to_play() -> Result<play::Asked, String> {
    Ok(play::Asked {
        seats: number("--seats", 2)?,
        shard: number("--shard", 0)?,
        games: number("--games", 1000)?,
        iterations: number("--iterations", 128)?,
        net: word("--net"),
        out: word("--out").unwrap_or_default(),
    })
}

fn to_fit() -> Result<fit::Asked, String> {
    Ok(fit::Asked {
        seats: number("--seats", 2)?,
        epochs: number("--epochs", 6)?,
        seed: number("--seed", 1)?,
        files: word("--files").unwrap_or_default().split(',').map(str::to_owned).collect(),
        out: word("--out").unwrap_or_default(),
    })
}
