//! Computer players against one another; `npm run arena` runs this and makes tables of it.
//!
//! ```text
//! cargo run --release --example arena -- --game G --a PLAYER --b PLAYER
//!     [--config JSON] [--games N] [--seed S] [--threads T]
//! ```
//! A player is a level (`master`), a level with changes (`master,iterations=500,ahead=2`), `random`, `greedy` (the move
//! after which its forecast is best) or `grasping` (the move after which its points are best). Every deal is played twice,
//! with seats swapped. One line of JSON: `games`, `rate` (a draw counts a half) of `a`, `deviation` (of pairs of games), and
//! the microseconds that each player computed for a decision.

mod player;

use dockhand::bot::Knowledge;
use dockhand::duel::Duel;
use dockhand::game::{Game, Quiet, Seat};
use dockhand::imhotep::Imhotep;
use dockhand::kontor::Kontor;
use dockhand::rampart::Rampart;
use player::{Player, Word};
use serde_json::json;
use std::sync::atomic::{AtomicU32, Ordering};

/// What was asked for on the command line.
struct Asked {
    config: String,
    players: [Player; 2],
    pairs: u32,
    seed: u32,
    threads: usize,
}

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

/// A pair of games of one deal: what the first player won of it, from 0 to 2, and what both computed.
#[derive(Copy, Clone, Default)]
struct Pair {
    won: f64,
    words: [Word; 2],
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

fn matches<G: Knowledge>(asked: &Asked) -> Vec<Pair> {
    let next = AtomicU32::new(0);
    let work = || {
        let mut done = Vec::new();
        loop {
            let pair = next.fetch_add(1, Ordering::Relaxed);
            if pair >= asked.pairs {
                return done;
            }
            done.push(play_pair::<G>(asked, asked.seed.wrapping_mul(100_003).wrapping_add(pair)));
        }
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..asked.threads.max(1)).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap_or_default()).collect()
    })
}

fn play_pair<G: Knowledge>(asked: &Asked, seed: u32) -> Pair {
    let mut pair = Pair::default();
    for swapped in [false, true] {
        let first = usize::from(swapped);
        let players = [&asked.players[first], &asked.players[1 - first]];
        let Some((shares, words)) = play::<G>(&asked.config, seed, players) else { continue };
        pair.won += shares[first];
        for seat in 0..2 {
            pair.words[seat] = pair.words[seat].plus(words[seat ^ first]);
        }
    }
    pair
}

/// One game; the share of each player in the victory.
fn play<G: Knowledge>(config: &str, seed: u32, players: [&Player; 2]) -> Option<([f64; 2], [Word; 2])> {
    let config: G::Config = serde_json::from_str(config).ok()?;
    let mut game = G::new(2, &config, seed).ok()?;
    let mut words = [Word::default(); 2];
    let mut moves = Vec::new();
    while let Some(seat) = game.to_act().first() {
        let player = players[seat.index()];
        let mv =
            player.decide(&game, seat, seed ^ (moves.len() as u32) << 8, &moves, &mut words[seat.index()])?;
        moves.push((seat, mv));
        game.apply(seat, mv, &mut Quiet);
    }
    let winners = game.outcome()?.winners;
    let share = |s: u8| if winners.contains(Seat(s)) { 1.0 / winners.iter().count() as f64 } else { 0.0 };
    Some(([share(0), share(1)], words))
}
