//! Matches: pairs of games with the same deal and swapped seats.

use crate::player::{Player, Word};
use dockhand::bot::Knowledge;
use dockhand::game::{Quiet, Seat};
use std::sync::atomic::{AtomicU32, Ordering};

/// The match to play.
pub struct Asked {
    pub config: String,
    pub players: [Player; 2],
    pub pairs: u32,
    pub seed: u32,
    pub threads: usize,
}

/// A pair of games with the same deal: the points of the first player, from 0 to 2, and the work of both.
#[derive(Copy, Clone, Default)]
pub struct Pair {
    pub won: f64,
    pub words: [Word; 2],
}

/// Returns all pairs, in no particular order; the same seed gives the same pairs.
pub fn matches<G: Knowledge>(asked: &Asked) -> Vec<Pair> {
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

/// Plays one game; returns each player's share of the victory.
fn play<G: Knowledge>(config: &str, seed: u32, players: [&Player; 2]) -> Option<([f64; 2], [Word; 2])> {
    let config: G::Config = serde_json::from_str(config).ok()?;
    let mut game = G::new(2, &config, seed).ok()?;
    let mut words = [Word::default(); 2];
    let mut moves = Vec::new();
    while let Some(seat) = game.to_act().first() {
        let player = players[seat.index()];
        let seeds = (seed, seed ^ (moves.len() as u32) << 8);
        let mv = player.decide(&game, seat, seeds, &moves, &mut words[seat.index()])?;
        moves.push((seat, mv));
        game.apply(seat, mv, &mut Quiet);
    }
    let winners = game.outcome()?.winners;
    let share = |s: u8| if winners.contains(Seat(s)) { 1.0 / winners.iter().count() as f64 } else { 0.0 };
    Some(([share(0), share(1)], words))
}
