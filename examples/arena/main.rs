//! Computer players against each other; `npm run arena` runs this and makes tables from it.
//!
//! ```text
//! cargo run --release --example arena -- --game G --a PLAYER --b PLAYER
//!     [--config JSON] [--games N] [--seed S] [--threads T]
//! ```
//! A player is a level (`master`), a level with changes (`master,iterations=500,horizon=2`), `random`,
//! `greedy` (the move with the best evaluation) or `grasping` (the move with the most points so far). Every
//! deal is played twice, with swapped seats. The output is one line of JSON: `games`, the `rate` of `a` (a
//! draw counts half), the `deviation` (of pairs of games), and the microseconds that each player computed per
//! decision.

mod games;
mod player;

use dockhand::duel::Duel;
use dockhand::game::Rules;
use dockhand::imhotep::Imhotep;
use dockhand::kontor::Kontor;
use dockhand::rampart::Rampart;
use games::{Asked, Pair, matches};
use player::{Player, Word};
use serde_json::json;

fn main() {
    let word = |name: &str| std::env::args().skip_while(|w| w != name).nth(1);
    let number = |name: &str, default: u32| word(name).and_then(|w| w.parse().ok()).unwrap_or(default);
    let game = word("--game").unwrap_or_default();
    let read: fn(&str) -> Option<Player> = match game.as_str() {
        Imhotep::ID => Player::read::<Imhotep>,
        Duel::ID => Player::read::<Duel>,
        Kontor::ID => Player::read::<Kontor>,
        Rampart::ID => Player::read::<Rampart>,
        _ => return eprintln!("--game imhotep, duel, kontor or rampart"),
    };
    let [Some(a), Some(b)] = ["--a", "--b"].map(|name| read(&word(name).unwrap_or_default())) else {
        return eprintln!("--a and --b: a level, random, greedy or grasping");
    };
    let asked = Asked {
        config: word("--config").unwrap_or_else(|| "{}".to_owned()),
        players: [a, b],
        pairs: number("--games", 100).div_ceil(2),
        seed: number("--seed", 1),
        threads: number("--threads", 1) as usize,
    };
    let played = match game.as_str() {
        Imhotep::ID => matches::<Imhotep>(&asked),
        Duel::ID => matches::<Duel>(&asked),
        Kontor::ID => matches::<Kontor>(&asked),
        _ => matches::<Rampart>(&asked),
    };
    println!("{}", summary(&played));
}

fn summary(pairs: &[Pair]) -> serde_json::Value {
    let n = pairs.len() as f64;
    let rate = pairs.iter().map(|pair| pair.won / 2.0).sum::<f64>() / n;
    let squares = pairs.iter().map(|pair| (pair.won / 2.0 - rate).powi(2)).sum::<f64>();
    let deviation = (squares / (n - 1.0).max(1.0) / n).sqrt();
    let micros = [0, 1].map(|p| {
        let all = pairs.iter().fold(Word::default(), |all, pair| all.plus(pair.words[p]));
        all.micros as f64 / f64::from(all.decisions.max(1))
    });
    json!({"games": pairs.len() * 2, "rate": rate, "deviation": deviation, "micros": micros})
}
