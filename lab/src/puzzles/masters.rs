//! Games between masters, and the puzzles in them.

use crate::puzzles::find::{self, Found};
use crate::puzzles::games::Puzzled;
use dockhand::bot::{Level, Net, Observed, RootStats, pick};
use dockhand::game::{Quiet, Rules, Seat};
use dockhand::hash::state_hash;
use dockhand::record::{Player, Setup, to_link};
use dockhand::rng::Rng;
use serde::Serialize;
use std::collections::BTreeSet;

/// What is asked for.
pub struct Asked<G: Puzzled> {
    pub config: G::Config,
    pub seed: u32,
    /// The power of ten of the iterations of a search; 0 if only solved endings are wanted.
    pub depth: u32,
    /// The net that judges in searches.
    pub net: Option<Net>,
    /// The iterations of the players; those of a master if `None`.
    pub iterations: Option<u32>,
    /// How many in a hundred moves are random: an answer to a slip is often worth finding.
    pub slips: u32,
}

impl<G: Puzzled> Asked<G> {
    pub fn kind(&self) -> &'static str {
        if self.depth == 0 { "proved" } else { "searched" }
    }
}

/// A game with puzzles: its link up to the last one, and the puzzles.
#[derive(Serialize)]
pub struct WithPuzzles {
    link: String,
    puzzles: Vec<Found>,
}

/// The most puzzles of a game, and the fewest moves between two of them.
const MOST: usize = 6;
const APART: usize = 3;
/// Each game has so many other ends: what comes before them is stored once.
const ENDS: u32 = 6;
/// How many sixths of a game lie before its other ends.
const SHARED: usize = 5;
/// Seeds of games for puzzles: with the second highest bit but not the highest, so that no training has them; a match
/// hardly ever has them.
const SEEDS: u32 = 1 << 30;

/// A decision: the position, who decides, the legal moves, and what a master found.
pub struct Decision<'a, G: Puzzled> {
    pub game: &'a G,
    pub seat: Seat,
    pub legal: &'a [G::Move],
    pub played: &'a [(Seat, G::Move)],
    pub stats: &'a [RootStats<G::Move>],
    pub seed: u32,
}

/// Returns the level of the players: with a net a quarter of a master's iterations.
fn master<G: Puzzled>(asked: &Asked<G>) -> Level {
    let master = &G::LEVELS[4];
    let usual = if asked.net.is_some() { master.iterations / 4 } else { master.iterations };
    Level { iterations: asked.iterations.unwrap_or(usual), ..*master }
}

/// Plays the game with this number and its other ends; returns those that have puzzles, or `None` if the table cannot be
/// played.
pub fn puzzles<G: Puzzled>(asked: &Asked<G>, number: u32) -> Option<Vec<WithPuzzles>> {
    let seed = SEEDS | asked.seed.wrapping_mul(1_000_003).wrapping_add(number) & (SEEDS - 1);
    let start = G::new(2, &asked.config, seed).ok()?;
    let player = |colour| Player { name: String::new(), colour, level: None, character: None };
    let setup = Setup { players: vec![player(0), player(1)], config: asked.config.clone(), seed };
    let (mut known, mut all, mut shared) = (BTreeSet::new(), Vec::new(), Vec::new());
    for end in 0..=ENDS {
        let (played, puzzles) = play(asked, &start, &shared, seed ^ end << 24, &mut known)?;
        if let Some(last) = puzzles.last() {
            all.push(WithPuzzles { link: to_link::<G>(&setup, &played[..last.at]), puzzles });
        }
        if end == 0 {
            shared = played[..played.len() * SHARED / 6].to_vec();
        }
    }
    Some(all)
}

/// The moves of a game, and the puzzles in it.
type WithMoves<G> = (Vec<(Seat, <G as Rules>::Move)>, Vec<Found>);

/// Plays a game on from these moves; `known` are the positions that were looked at.
fn play<G: Puzzled>(
    asked: &Asked<G>,
    start: &G,
    shared: &[(Seat, G::Move)],
    seed: u32,
    known: &mut BTreeSet<u64>,
) -> Option<WithMoves<G>> {
    let (mut game, mut played, mut found) = (start.clone(), shared.to_vec(), Vec::<Found>::new());
    shared.iter().for_each(|&(seat, mv)| game.apply(seat, mv, &mut Quiet));
    let (master, mut slips) = (&master::<G>(asked), Rng::from_u64(u64::from(seed) ^ 0x511B));
    while let Some(seat) = game.to_act().first() {
        let mut legal = Vec::new();
        game.legal_moves(seat, &mut legal);
        let own = seed ^ (played.len() as u32) << 16;
        let stats = if legal.len() < 2 {
            legal.iter().map(|&mv| RootStats::none(mv)).collect()
        } else {
            G::searched(asked.net.as_ref(), Observed::new(&game, seat), master, own)
        };
        let is_apart = found.last().is_none_or(|last| last.at + APART <= played.len());
        if legal.len() > 2 && is_apart && found.len() < MOST && known.insert(state_hash(&game)) {
            let decision =
                Decision { game: &game, seat, legal: &legal, played: &played, stats: &stats, seed: own };
            found.extend(find::find(asked, &decision));
        }
        let is_slip = slips.below(100) < asked.slips as usize;
        let mv = if is_slip { Rng::new(own).pick(&legal)? } else { pick(&stats, seat, master, own)? };
        game.apply(seat, mv, &mut Quiet);
        played.push((seat, mv));
    }
    Some((played, found))
}
