//! The players of a match.

use crate::arena::frozen;
use crate::arena::judged::Arena;
use crate::arena::kept::Memories;
use crate::clock::now;
use dockhand::bot::{CHARACTERS, Forecast, Level, Net, Observed, Points, play_on};
use dockhand::game::{MOST_SEATS, Quiet, Seat};
use dockhand::rng::Rng;
use std::time::Duration;

/// A computer player.
pub enum Player {
    Random,
    /// Looks one move ahead; by the evaluation, or by the points so far.
    Greedy {
        expects: bool,
    },
    /// Looks one move ahead as a beginner who pays attention does: makes each move in two imagined worlds, and plays on at
    /// random as far as levels do. It remembers what a boatswain remembers.
    Attentive,
    Search(Searcher),
}

/// A player that searches.
pub struct Searcher {
    pub level: Level,
    /// The net that judges instead of the forecast by hand.
    pub net: Option<Box<Net>>,
    /// How long it thinks about a decision; as many iterations as its level tells if `None`.
    pub time: Option<Duration>,
    /// Whether it keeps its tree between its decisions.
    pub keeps: bool,
    /// How long it thinks ahead before each decision of the others.
    pub ponders: Option<Duration>,
    /// In how many imagined worlds it first works out what the other player chooses at the same time.
    pub foresees: u32,
    /// The level of the other player, once it is known.
    pub other: Option<Level>,
}

/// The work of a player.
#[derive(Copy, Clone, Default)]
pub struct Work {
    pub decisions: u32,
    pub micros: u64,
    pub iterations: u64,
    /// The decisions with a tree that was kept, the iterations that it held, and those made ahead.
    pub went_on: u32,
    pub kept: u64,
    pub pondered: u64,
}

impl Work {
    pub fn plus(self, other: Work) -> Work {
        Work {
            decisions: self.decisions + other.decisions,
            micros: self.micros + other.micros,
            iterations: self.iterations + other.iterations,
            went_on: self.went_on + other.went_on,
            kept: self.kept + other.kept,
            pondered: self.pondered + other.pondered,
        }
    }
}

/// The number of worlds that a greedy player imagines.
const WORLDS: usize = 8;
/// The number of worlds that an attentive player imagines, and the level whose memory and horizon it has.
const FEW: usize = 2;
const BOATSWAIN: usize = 2;
/// The iterations that a player with a time limit may need room for.
const MOST_IN_TIME: u32 = 400_000;

impl Player {
    /// Reads a player from the command line, for a table of so many seats; `None` if there is no such player.
    pub fn read<G: Arena>(text: &str, seats: u8) -> Option<Player> {
        let (name, changes) = text.split_once(',').unwrap_or((text, ""));
        match name {
            "random" => Some(Player::Random),
            "greedy" => Some(Player::Greedy { expects: true }),
            "grasping" => Some(Player::Greedy { expects: false }),
            "attentive" => Some(Player::Attentive),
            _ => {
                let own = || G::LEVELS.into_iter().find(|level| level.name == name);
                let level = frozen::level::<G>(name).or_else(own)?;
                let mut searcher = Searcher {
                    level,
                    net: None,
                    time: None,
                    keeps: false,
                    ponders: None,
                    foresees: 0,
                    other: None,
                };
                changes
                    .split(',')
                    .filter(|change| !change.is_empty())
                    .try_for_each(|change| searcher.change::<G>(change, seats))?;
                Some(Player::Search(searcher))
            }
        }
    }

    /// Tells a player whom it plays against.
    pub fn meet(&mut self, other: &Player) {
        if let (Player::Search(own), Player::Search(other)) = (self, other) {
            own.other = Some(other.level);
        }
    }

    pub fn decide<'a, G: Arena>(
        &'a self,
        memories: &mut Memories<'a, G>,
        game: &G,
        seat: Seat,
        (deal, seed): (u32, u32),
        moves: &[(Seat, G::Move)],
        work: &mut Work,
    ) -> Option<G::Move> {
        let memory = match self {
            Player::Search(searcher) => searcher.level.memory,
            Player::Attentive => G::LEVELS[BOATSWAIN].memory,
            Player::Random | Player::Greedy { .. } => 100,
        };
        let seen = Observed::recalled(game, seat, memory, deal, moves);
        let mut legal = Vec::new();
        seen.legal_moves(&mut legal);
        if legal.len() < 2 {
            return legal.first().copied();
        }
        let since = now();
        let mv = match self {
            Player::Random => Rng::new(seed).pick(&legal),
            Player::Greedy { expects } => greedy(&seen, &legal, *expects, seed),
            Player::Attentive => attentive(&seen, &legal, seed),
            Player::Search(searcher) => {
                let found = if searcher.keeps {
                    memories.found(searcher, seen, seed, moves)?
                } else {
                    G::found(searcher, seen, seed)
                };
                work.iterations += u64::from(found.done);
                work.kept += u64::from(found.kept);
                work.went_on += u32::from(found.kept > 0);
                found.choice
            }
        };
        work.decisions += 1;
        work.micros += now().saturating_sub(since).as_micros() as u64;
        mv
    }
}

impl Searcher {
    /// Makes a change like `iterations=500`; `None` if it is not one.
    fn change<G: Arena>(&mut self, change: &str, seats: u8) -> Option<()> {
        let (key, value) = change.split_once('=')?;
        if key == "net" {
            self.net = Some(Box::new(G::read_net(&std::fs::read(value).ok()?, seats)?));
            self.level = G::with_net(self.level);
            return Some(());
        }
        if key == "character" {
            let nth = CHARACTERS.iter().position(|&name| name == value)?;
            self.level.character = G::CHARACTERS.get(nth).copied();
            return Some(());
        }
        let (level, value) = (&mut self.level, value.parse::<u32>().ok()?);
        match key {
            "iterations" => level.iterations = value,
            "blunder_rate" => level.blunder_rate = value as u16,
            "explore" => level.explore = value as u16,
            "use_policy" => level.use_policy = value > 0,
            "horizon" => level.horizon = value as u16,
            "mixes" => level.mixes = value > 0,
            "foresees" => self.foresees = value,
            "memory" => level.memory = value as u8,
            "aim" => level.character.as_mut()?.aim = value as u8,
            "taste" => level.character.as_mut()?.taste = value as u16,
            "keep" => (self.keeps, level.timed) = (value > 0, true),
            "ponder" => {
                (self.keeps, level.timed) = (true, true);
                self.ponders = Some(Duration::from_millis(value.into()));
            }
            "time" => {
                level.iterations = MOST_IN_TIME;
                self.time = Some(Duration::from_millis(value.into()));
            }
            _ => return None,
        }
        Some(())
    }
}

/// Returns the move after which the seat has the largest lead; a random one among equals.
fn greedy<G: Arena>(seen: &Observed<G>, legal: &[G::Move], expects: bool, seed: u32) -> Option<G::Move> {
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

/// Returns the move with the highest reward over few worlds.
fn attentive<G: Arena>(seen: &Observed<G>, legal: &[G::Move], seed: u32) -> Option<G::Move> {
    let (mut rng, mut moves, level) = (Rng::new(seed), Vec::new(), &G::LEVELS[BOATSWAIN]);
    let mut worth = |mv| -> u32 {
        let mut in_a_world = || {
            let mut world = seen.imagine(&mut rng);
            world.apply(seen.seat(), mv, &mut Quiet);
            play_on(&mut world, level, &Forecast, &mut rng, &mut moves).worth[seen.seat()]
        };
        (0..FEW).map(|_| in_a_world()).sum()
    };
    legal.iter().copied().max_by_key(|&mv| worth(mv))
}

/// Returns the points so far.
fn so_far<G: Arena>(world: &G) -> Points {
    let mut points = [0; MOST_SEATS];
    for (seat, sum) in Seat::all(world.seats()).zip(&mut points) {
        world.score(seat, &mut |_, n| *sum += n);
    }
    points
}
