//! Matches: pairs of games with the same deal and swapped seats.

use crate::arena::judged::Arena;
use crate::arena::kept::Memories;
use crate::arena::player::{Player, Work};
use dockhand::game::Seat;
use std::sync::atomic::{AtomicU32, Ordering};

/// The match to play.
pub struct Asked {
    pub seats: u8,
    /// The options of the tables, which the pairs take in turn.
    pub configs: Vec<String>,
    pub players: [Player; 2],
    pub pairs: u32,
    pub seed: u32,
    pub threads: usize,
    /// Which pairs to play: those whose number, divided by the second, leaves the first.
    pub shard: (u32, u32),
}

/// A pair of games with the same deal: the points of the first player, from 0 to 2, and the work of both.
#[derive(Copy, Clone, Default)]
pub struct Pair {
    pub number: u32,
    pub won: f64,
    pub work: [Work; 2],
}

/// The seats of the first player in the first game of a pair, as masks that take turns; in the second it has
/// the others. With two and four seats both players have as many; with three they take turns.
const OWN: [&[u8]; 3] = [&[0b01], &[0b001, 0b010, 0b100], &[0b0101, 0b0011, 0b0110]];

/// Returns the pairs of this shard, in no particular order; the same seed gives the same pairs.
pub fn matches<G: Arena>(asked: &Asked) -> Vec<Pair> {
    let next = AtomicU32::new(asked.shard.0);
    let work = || {
        let mut done = Vec::new();
        loop {
            let pair = next.fetch_add(asked.shard.1, Ordering::Relaxed);
            if pair >= asked.pairs {
                return done;
            }
            done.extend(play_pair::<G>(asked, pair));
        }
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..asked.threads.max(1)).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap_or_default()).collect()
    })
}

fn play_pair<G: Arena>(asked: &Asked, number: u32) -> Option<Pair> {
    let mut pair = Pair { number, ..Pair::default() };
    let masks = OWN.get(usize::from(asked.seats).checked_sub(2)?)?;
    let own = *masks.get(number as usize % masks.len())?;
    let seed = asked.seed.wrapping_mul(100_003).wrapping_add(number);
    let config = asked.configs.get(number as usize % asked.configs.len().max(1))?;
    for mask in [own, !own] {
        let (won, work) = play::<G>(asked, config, seed, mask)?;
        pair.won += won;
        pair.work = [pair.work[0].plus(work[0]), pair.work[1].plus(work[1])];
    }
    Some(pair)
}

/// Plays one game, with the first player on the seats of a mask; returns its share of the victory.
fn play<G: Arena>(asked: &Asked, config: &str, seed: u32, mask: u8) -> Option<(f64, [Work; 2])> {
    let config: G::Config = serde_json::from_str(config).ok()?;
    let mut game = G::new(asked.seats, &config, seed).ok()?;
    let mut work = [Work::default(); 2];
    let (mut moves, mut memories) = (Vec::new(), Memories::none());
    let player = |seat: Seat| usize::from(mask & 1 << seat.0 == 0);
    while let Some(seat) = game.to_act().first() {
        let at = player(seat);
        let seeds = (seed, seed ^ (moves.len() as u32) << 8);
        memories.ponder(&game, |seat| &asked.players[player(seat)], seed, &moves, player, &mut work);
        let mv = asked.players[at].decide(&mut memories, &game, seat, seeds, &moves, &mut work[at])?;
        moves.push((seat, mv));
        let (before, mut steps) = (game.clone(), Vec::new());
        game.apply(seat, mv, &mut steps);
        memories.note(&before, &game, mv, steps);
    }
    let winners = game.outcome()?.winners;
    let own = winners.iter().filter(|&seat| player(seat) == 0).count();
    Some((own as f64 / winners.iter().count().max(1) as f64, work))
}
