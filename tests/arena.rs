//! The levels, measured on a few games with fixed seeds; `npm run arena` plays any number of games.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, dead_code)]

#[path = "../examples/arena/games.rs"]
mod games;
#[path = "../examples/arena/player.rs"]
mod player;

use dockhand::bot::Knowledge;
use dockhand::duel::Duel;
use dockhand::imhotep::Imhotep;
use dockhand::kontor::Kontor;
use dockhand::rampart::Rampart;
use games::{Asked, matches};
use player::Player;

/// Returns how many of 100 games the first player would win at the rate of these.
fn rate<G: Knowledge>(config: &str, a: &str, b: &str, games: u32) -> f64 {
    let players = [a, b].map(|name| Player::read::<G>(name).expect("a player"));
    let asked = Asked { config: config.to_owned(), players, pairs: games / 2, seed: 1, threads: 1 };
    let pairs = matches::<G>(&asked);
    assert_eq!(pairs.len(), asked.pairs as usize);
    50.0 * pairs.iter().map(|pair| pair.won).sum::<f64>() / f64::from(asked.pairs)
}

/// Checks the two lowest levels, which are quick; the higher ones beat what they beat.
fn ladder<G: Knowledge>(config: &str) {
    let higher = rate::<G>(config, "deckhand", "first-game", 40);
    assert!(higher >= 65.0, "a deckhand wins {higher} % against a first game");
    let random = rate::<G>(config, "deckhand", "random", 40);
    assert!(random >= 95.0, "a deckhand wins {random} % against random moves");
}

fn greedy<G: Knowledge>(config: &str) {
    for name in ["greedy", "grasping"] {
        let rate = rate::<G>(config, "boatswain", name, 16);
        assert!(rate >= 80.0, "a boatswain wins {rate} % against a {name} player");
    }
}

#[test]
fn levels_of_imhotep() {
    ladder::<Imhotep>("{}");
    greedy::<Imhotep>("{}");
}

#[test]
fn levels_of_the_duel() {
    ladder::<Duel>("{}");
    greedy::<Duel>("{}");
}

#[test]
fn levels_of_kontor() {
    for config in [r#"{"scenario": "base"}"#, r#"{"scenario": "advanced"}"#] {
        ladder::<Kontor>(config);
    }
    greedy::<Kontor>(r#"{"scenario": "base"}"#);
}

#[test]
fn levels_of_rampart() {
    ladder::<Rampart>("{}");
}
