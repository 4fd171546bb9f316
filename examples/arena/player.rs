//! The players of a match.

use dockhand::bot::{Knowledge, Level, Observed, Points, Search};
use dockhand::game::{MOST_SEATS, Quiet, Seat};
use dockhand::rng::Rng;
use std::time::Instant;

/// A computer player.
pub enum Player {
    Random,
    /// Looks one move ahead; by the evaluation, or by the points so far.
    Greedy {
        expects: bool,
    },
    Search(Level),
}

/// The work of a player.
#[derive(Copy, Clone, Default)]
pub struct Word {
    pub decisions: u32,
    pub micros: u64,
}

impl Word {
    pub fn plus(self, other: Word) -> Word {
        Word { decisions: self.decisions + other.decisions, micros: self.micros + other.micros }
    }
}

/// The number of worlds that a greedy player imagines.
const WORLDS: usize = 8;

impl Player {
    /// Reads a player from the command line; `None` if there is no such player.
    pub fn read<G: Knowledge>(text: &str) -> Option<Player> {
        let (name, changes) = text.split_once(',').unwrap_or((text, ""));
        match name {
            "random" => Some(Player::Random),
            "greedy" => Some(Player::Greedy { expects: true }),
            "grasping" => Some(Player::Greedy { expects: false }),
            _ => {
                let mut level = *G::LEVELS.iter().find(|level| level.name == name)?;
                for change in changes.split(',').filter(|change| !change.is_empty()) {
                    let (key, value) = change.split_once('=')?;
                    let value: u32 = value.parse().ok()?;
                    match key {
                        "iterations" => level.iterations = value,
                        "blunder_rate" => level.blunder_rate = value as u16,
                        "explore" => level.explore = value as u16,
                        "use_policy" => level.use_policy = value > 0,
                        "horizon" => level.horizon = value as u16,
                        "memory" => level.memory = value as u8,
                        _ => return None,
                    }
                }
                Some(Player::Search(level))
            }
        }
    }

    pub fn decide<G: Knowledge>(
        &self,
        game: &G,
        seat: Seat,
        (deal, seed): (u32, u32),
        moves: &[(Seat, G::Move)],
        word: &mut Word,
    ) -> Option<G::Move> {
        let memory = if let Player::Search(level) = self { level.memory } else { 100 };
        let seen = Observed::recalled(game, seat, memory, deal, moves);
        let mut legal = Vec::new();
        seen.legal_moves(&mut legal);
        if legal.len() < 2 {
            return legal.first().copied();
        }
        let since = Instant::now();
        let mv = match self {
            Player::Random => Rng::new(seed).pick(&legal),
            Player::Greedy { expects } => greedy(&seen, &legal, *expects, seed),
            Player::Search(level) => {
                let mut search = Search::new(seen, level, seed);
                search.run(level.iterations);
                search.choice()
            }
        };
        word.decisions += 1;
        word.micros += since.elapsed().as_micros() as u64;
        mv
    }
}

/// Returns the move after which the seat has the largest lead; a random one among equals.
fn greedy<G: Knowledge>(seen: &Observed<G>, legal: &[G::Move], expects: bool, seed: u32) -> Option<G::Move> {
    let (mut rng, mut best) = (Rng::new(seed), (i32::MIN, None));
    for &mv in legal {
        let mut lead = 0;
        for _ in 0..WORLDS {
            let mut world = seen.imagine(&mut rng);
            world.apply(seen.seat(), mv, &mut Quiet);
            let points = if expects { world.evaluate() } else { so_far(&world) };
            let rival = |s: &Seat| world.side(*s) != world.side(seen.seat());
            let most = Seat::all(world.seats()).filter(rival).map(|s| points[s.index()]).max().unwrap_or(0);
            lead += i32::from(points[seen.seat().index()] - most);
        }
        let rank = lead * 256 + rng.below(256) as i32;
        if rank > best.0 {
            best = (rank, Some(mv));
        }
    }
    best.1
}

/// Returns the points so far.
fn so_far<G: Knowledge>(world: &G) -> Points {
    let mut points = [0; MOST_SEATS];
    for (seat, sum) in Seat::all(world.seats()).zip(&mut points) {
        world.score(seat, &mut |_, n| *sum += n);
    }
    points
}
