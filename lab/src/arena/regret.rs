//! Regret: how much worse than the best move the chosen one is, by a deep search of the same position.

use crate::arena::judged::Arena;
use crate::arena::kept::Memories;
use crate::arena::player::{Player, Searcher, Work};
use dockhand::bot::{Knowledge, Level, Observed, RootStats, SCALE, Shortlist, choose};
use dockhand::game::{Quiet, Seat};
use dockhand::rng::Rng;

/// What is measured.
pub struct Asked {
    pub seats: u8,
    pub config: String,
    pub players: Vec<Player>,
    /// The player whose search tells what moves are worth.
    pub reference: Searcher,
    pub positions: u32,
    pub seed: u32,
    /// Which positions: those whose number, divided by the second, leaves the first.
    pub shard: (u32, u32),
}

/// A position: its number, and what each player loses there, in thousandths of the reward.
pub type Position = (u32, Vec<u32>);

/// How many iterations the players think who lead to the positions.
const BRIEF: u32 = 60;

/// Returns what each player loses in the positions of this shard; the same seed gives the same positions.
pub fn regrets<G: Arena>(asked: &Asked) -> Vec<Position> {
    (asked.shard.0..asked.positions)
        .step_by(asked.shard.1 as usize)
        .filter_map(|number| Some((number, position::<G>(asked, number)?)))
        .collect()
}

/// Returns what each player loses in the position with this number, one of a game of its own.
fn position<G: Arena>(asked: &Asked, number: u32) -> Option<Vec<u32>> {
    let config: G::Config = serde_json::from_str(&asked.config).ok()?;
    let seed = asked.seed.wrapping_mul(100_003).wrapping_add(number);
    let start = G::new(asked.seats, &config, seed).ok()?;
    let moves = brief_game(&start, seed)?;
    let decisions: Vec<usize> = (0..moves.len()).filter(|&at| moves[at].2).collect();
    let at = Rng::new(seed ^ 0x5EED).pick(&decisions)?;
    let mut game = start;
    let played: Vec<(Seat, G::Move)> = moves[..at].iter().map(|&(seat, mv, _)| (seat, mv)).collect();
    played.iter().for_each(|&(seat, mv)| game.apply(seat, mv, &mut Quiet));
    let seat = moves[at].0;
    let seen = Observed::recalled(&game, seat, asked.reference.level.memory, seed, &played);
    let stats = G::found(&asked.reference, seen, seed ^ 0xDEE9).stats;
    let losses = asked.players.iter().map(|player| {
        let mv = player.decide(
            &mut Memories::none(),
            &game,
            seat,
            (seed, seed ^ 0xC0DE),
            &played,
            &mut Work::default(),
        )?;
        loss(&stats, seat, mv)
    });
    losses.collect()
}

/// Returns the moves of a game between players who think briefly, and which of them were decisions.
fn brief_game<G: Arena>(start: &G, seed: u32) -> Option<Vec<(Seat, G::Move, bool)>> {
    let level = Level {
        iterations: BRIEF,
        blunder_rate: 0,
        shortlist: Shortlist::Whole,
        ..<G as Knowledge>::LEVELS[1]
    };
    let (mut game, mut moves) = (start.clone(), Vec::new());
    while let Some(seat) = game.to_act().first() {
        let seen = Observed::new(&game, seat);
        let mut legal = Vec::new();
        seen.legal_moves(&mut legal);
        let mv = choose(seen, &level, seed ^ (moves.len() as u32) << 8)?;
        moves.push((seat, mv, legal.len() > 1));
        game.apply(seat, mv, &mut Quiet);
    }
    Some(moves)
}

/// Returns by how much a move is worth less than the most visited one, in thousandths of the reward; `None` for a
/// move that was never tried, because it is like another one.
fn loss<M: Copy + PartialEq>(stats: &[RootStats<M>], seat: Seat, mv: M) -> Option<u32> {
    let worth =
        |c: &RootStats<M>| u64::from(c.worth[seat]) * 1000 / u64::from(SCALE) / u64::from(c.visits.max(1));
    let best = stats.iter().max_by_key(|c| c.visits)?;
    let chosen = stats.iter().find(|c| c.mv == mv && c.visits > 0)?;
    Some(worth(best).saturating_sub(worth(chosen)) as u32)
}
