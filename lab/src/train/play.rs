//! Self-play: the games that a net learns from.

use crate::train::table::Trained;
use dockhand::bot::{Forecast, Judge, Level, Net, Observed, RootStats, Search};
use dockhand::game::{Quiet, Seat};
use dockhand::rng::Rng;
use serde::{Deserialize, Serialize};
use std::error::Error;
use std::fs::File;
use std::io::{BufWriter, Write};

/// The games of one shard.
pub struct Asked {
    pub seats: u8,
    pub shard: u32,
    pub games: u32,
    pub iterations: u32,
    /// The file of a net that judges; the forecast by hand does if there is none.
    pub net: Option<String>,
    pub out: String,
}

/// A played game.
#[derive(Serialize, Deserialize)]
pub struct Played<C> {
    pub seats: u8,
    pub seed: u32,
    pub config: C,
    /// The number of moves up to the last random one: results say nothing about positions before it.
    pub calm: usize,
    /// For each move its place in the list of legal moves and, if it was searched for, what each seat could
    /// expect, from 0 to [`SCALE`](dockhand::bot::SCALE).
    pub plies: Vec<Vec<u16>>,
}

/// In each sixth of a game, how many in a hundred end with random moves. Imagined games come to such
/// positions, good players do not.
const WILD: usize = 25;
/// Within how many moves of a sixth the random ones begin.
const WILD_FROM: usize = 16;
/// How many in a hundred moves are drawn by their visits, so that games differ.
const DRAWN: usize = 10;

/// Plays all games of a shard, each with a seed of its own.
pub fn games<G: Trained>(asked: &Asked) -> Result<(), Box<dyn Error>> {
    let level = Level { iterations: asked.iterations, ..G::LEVELS[4] };
    match &asked.net {
        None => played_by::<G, _>(asked, Forecast, &level),
        Some(file) => {
            let net = Net::read::<G>(&std::fs::read(file)?, asked.seats).ok_or("not a net for this table")?;
            // Explores as much as without a net, so that games differ.
            played_by::<G, _>(asked, &net, &Level { horizon: G::AHEAD, ..level })
        }
    }
}

fn played_by<G: Trained, J: Judge<G> + Copy>(
    asked: &Asked,
    judge: J,
    level: &Level,
) -> Result<(), Box<dyn Error>> {
    let mut out = BufWriter::new(File::create(&asked.out)?);
    for game in 0..asked.games {
        // Seeds with the highest bit are for learning: a match hardly ever has them.
        let seed = 1 << 31 | (asked.shard & 0x7FF) << 20 | game & 0xF_FFFF;
        let played = play::<G, J>(asked.seats, judge, level, seed).ok_or("a table that cannot be played")?;
        serde_json::to_writer(&mut out, &played)?;
        out.write_all(b"\n")?;
        out.flush()?;
    }
    Ok(())
}

/// Plays a game; `None` if the table cannot be played.
fn play<G: Trained, J: Judge<G> + Copy>(
    seats: u8,
    judge: J,
    level: &Level,
    seed: u32,
) -> Option<Played<G::Config>> {
    let mut rng = Rng::from_u64(u64::from(seed) << 20 | 77);
    let config = G::table(&mut rng);
    let mut game = G::new(seats, &config, seed).ok()?;
    let wild: [Option<usize>; 6] =
        std::array::from_fn(|_| (rng.below(100) < WILD).then(|| 1 + rng.below(WILD_FROM)));
    let (mut calm, mut plies, mut moves) = (0, Vec::new(), Vec::new());
    let (mut sixth, mut since) = (0, 0);
    while let Some(seat) = game.to_act().first() {
        if game.sixth() != sixth {
            (sixth, since) = (game.sixth(), 0);
        }
        moves.clear();
        game.legal_moves(seat, &mut moves);
        let mut ply = Vec::new();
        let index = if moves.len() < 2 {
            0
        } else if wild[sixth].is_some_and(|from| since >= from) {
            calm = plies.len() + 1;
            any(&game, seat, level, &moves, &mut rng)
        } else {
            let seen = Observed::new(&game, seat);
            let mut search = Search::judged_by(judge, seen, level, rng.next_u64() as u32);
            search.run(level.iterations);
            ply = expected(search.root_stats(), seats);
            chosen(&search, seat, &mut rng)
        };
        ply.insert(0, index as u16);
        plies.push(ply);
        game.apply(seat, *moves.get(index)?, &mut Quiet);
        since += 1;
    }
    Some(Played { seats, seed, config, calm, plies })
}

/// Returns the place of a move as imagined games have them: any move, or one by the policy of the game.
fn any<G: Trained>(game: &G, seat: Seat, level: &Level, moves: &[G::Move], rng: &mut Rng) -> usize {
    if !level.use_policy {
        return rng.below(moves.len());
    }
    let mv = game.rollout_policy(seat, moves, rng);
    moves.iter().position(|&other| Some(other) == mv).unwrap_or(0)
}

/// Returns what each seat can expect, by the search.
fn expected<M>(stats: &[RootStats<M>], seats: u8) -> Vec<u16> {
    let visits: u64 = stats.iter().map(|c| u64::from(c.visits)).sum();
    let worth = |seat: Seat| stats.iter().map(|c| u64::from(c.worth[seat])).sum::<u64>();
    Seat::all(seats).map(|seat| (worth(seat) / visits.max(1)) as u16).collect()
}

/// Returns the place of the move to play: the best one, or now and then one drawn by its visits.
fn chosen<G: Trained, J: Judge<G>>(search: &Search<G, J>, seat: Seat, rng: &mut Rng) -> usize {
    let stats = search.root_stats();
    if rng.below(100) < DRAWN {
        let mut skip = rng.below(stats.iter().map(|c| c.visits as usize).sum());
        for (index, c) in stats.iter().enumerate() {
            if skip < c.visits as usize {
                return index;
            }
            skip -= c.visits as usize;
        }
    }
    let rank = |c: &RootStats<G::Move>| (c.visits, c.worth[seat]);
    (0..stats.len()).max_by_key(|&index| (rank(&stats[index]), std::cmp::Reverse(index))).unwrap_or(0)
}
