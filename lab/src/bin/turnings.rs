//! How often a second review finds the same turning points: a test of what the review shows.
//!
//! ```text
//! cargo run --release -p dockhand-lab --bin turnings -- GAME [--games N] [--seed S] [--config JSON] [--level L] [--iterations I]
//!     [--compared P] [--closer N]
//! ```
//! Two computer players of one level play. Each game is then reviewed twice, with other seeds: every decision is searched
//! as the page searches it, those that seem to have lost most are searched `N` times more, 3 as on the page, and the
//! decisions that lost most then are its turning points. `P` per cent of the iterations compare the best move with the one
//! that was made, 25 as on the page. The output is one line of JSON: in how many games both reviews name the same turning
//! points, the share of those of the first review that the second names too, how many there are in a game, and how often a
//! move was tried that is one.

use dockhand::bot::{Knowledge, Level, Observed, RootStats, Search, choose};
use dockhand::duel::Duel;
use dockhand::game::{Quiet, Rules, Seat};
use dockhand::imhotep::Imhotep;
use dockhand::kontor::Kontor;
use dockhand::rampart::Rampart;
use dockhand_lab::args::{finish, level, number, word};
use std::process::ExitCode;

/// The smallest loss of a turning point, in thousandths, and how many there are at most: as in `features/review/turning-points.ts`.
const LEAST: i64 = 40;
const MOST: usize = 3;
/// The smallest loss of a decision that is searched more often, in thousandths, and how many there are at most: as in
/// `features/review/analyst.ts`.
const DOUBTFUL: i64 = 20;
const MOST_DOUBTFUL: usize = 8;

fn main() -> ExitCode {
    let line = match std::env::args().nth(1).unwrap_or_default().as_str() {
        Imhotep::ID => measured::<Imhotep>(),
        Duel::ID => measured::<Duel>(),
        Kontor::ID => measured::<Kontor>(),
        Rampart::ID => measured::<Rampart>(),
        _ => Err("imhotep, duel, kontor or rampart".to_owned()),
    };
    finish(line)
}

/// What the command line asks for.
struct Asked<C> {
    config: C,
    games: u32,
    seed: u32,
    /// The level of both players.
    level: Level,
    /// How long each search of the review is, and how much of it compares two moves.
    iterations: u32,
    compared: u32,
    /// How many further searches a doubtful decision has.
    closer: u32,
}

fn asked<G: Knowledge>() -> Result<Asked<G::Config>, String> {
    let config = word("--config").unwrap_or_else(|| "{}".to_owned());
    let iterations = number("--iterations", 50_000)?;
    Ok(Asked {
        config: serde_json::from_str(&config).map_err(|wrong| format!("--config: {wrong}"))?,
        games: number("--games", 20)?,
        seed: number("--seed", 1)?,
        level: level::<G>("--level", G::LEVELS[2])?,
        iterations,
        compared: iterations * number("--compared", 25_u32)?.min(100) / 100,
        closer: number("--closer", 3)?,
    })
}

/// A decision that lost much: after how many moves, how much in thousandths, and how often its move was tried.
struct Turning {
    at: usize,
    loss: i64,
    tried: u32,
}

fn measured<G: Knowledge>() -> Result<String, String> {
    let asked = asked::<G>()?;
    let games = asked.games;
    let (mut same, mut named, mut again, mut tried) = (0, 0, 0, Vec::new());
    for at in 0..games {
        let seed = asked.seed.wrapping_mul(100_003).wrapping_add(at);
        let (one, other) = reviewed::<G>(&asked, seed).ok_or("a --config that cannot be played by two")?;
        let found = one.iter().filter(|turning| other.iter().any(|other| other.at == turning.at)).count();
        named += one.len();
        again += found;
        same += u32::from(found == one.len() && found == other.len());
        tried.extend(one.iter().map(|turning| turning.tried));
    }
    tried.sort_unstable();
    let share = |part: f64, whole: f64| (part * 1000.0 / whole.max(1.0)).round() / 10.0;
    let line = serde_json::json!({
        "games": games,
        "same": share(f64::from(same), f64::from(games)),
        "again": share(again as f64, named as f64),
        "turnings": named as f64 / f64::from(games),
        "tried": { "tenth": tried.get(tried.len() / 10), "median": tried.get(tried.len() / 2) },
    });
    Ok(line.to_string())
}

/// Plays a game and reviews it twice; `None` if the table cannot be played.
fn reviewed<G: Knowledge>(asked: &Asked<G::Config>, seed: u32) -> Option<(Vec<Turning>, Vec<Turning>)> {
    let start = G::new(2, &asked.config, seed).ok()?;
    let moves = played(start.clone(), &asked.level, seed)?;
    let [one, other] = [1, 2].map(|by| turnings(asked, start.clone(), &moves, seed ^ by << 28));
    Some((one, other))
}

/// Plays a game between two computer players of one level.
fn played<G: Knowledge>(mut game: G, level: &Level, seed: u32) -> Option<Vec<(Seat, G::Move)>> {
    let mut moves = Vec::new();
    while let Some(seat) = game.to_act().first() {
        let mv = choose(Observed::new(&game, seat), level, seed ^ (moves.len() as u32) << 8)?;
        game.apply(seat, mv, &mut Quiet);
        moves.push((seat, mv));
    }
    Some(moves)
}

/// Reviews a game: returns the decisions that lost most.
fn turnings<G: Knowledge>(
    asked: &Asked<G::Config>,
    mut game: G,
    moves: &[(Seat, G::Move)],
    seed: u32,
) -> Vec<Turning> {
    let mut all = Vec::new();
    for (at, &(seat, mv)) in moves.iter().enumerate() {
        let decision = Decision { game: game.clone(), at, seat, mv };
        let stats = decision.searched(asked, seed.wrapping_add(at as u32));
        let loss = decision.turning(&stats).map_or(0, |turning| turning.loss);
        if loss >= DOUBTFUL {
            all.push((loss, decision, stats));
        }
        game.apply(seat, mv, &mut Quiet);
    }
    all.sort_by_key(|(loss, ..)| -loss);
    let mut found: Vec<Turning> = Vec::new();
    for (nth, (_, decision, mut stats)) in all.into_iter().enumerate() {
        let further = if nth < MOST_DOUBTFUL { asked.closer } else { 0 };
        for closer in 1..=further {
            let further = decision.searched(asked, seed.wrapping_add(decision.at as u32 + (closer << 16)));
            for (sum, one) in stats.iter_mut().zip(&further) {
                sum.add(one.visits, one.worth.0, one.points.0);
                sum.share += one.share;
            }
        }
        found.extend(decision.turning(&stats));
    }
    found.retain(|turning| turning.loss >= LEAST);
    found.sort_by_key(|turning| -turning.loss);
    found.truncate(MOST);
    found
}

/// A decision of a game, and the move that was made.
struct Decision<G: Knowledge> {
    game: G,
    at: usize,
    seat: Seat,
    mv: G::Move,
}

impl<G: Knowledge> Decision<G> {
    /// Returns what a search of the review finds.
    fn searched(&self, asked: &Asked<G::Config>, seed: u32) -> Vec<RootStats<G::Move>> {
        let &Asked { iterations, compared, .. } = asked;
        let level = Level { iterations, ..G::LEVELS[G::LEVELS.len() - 1] };
        let mut search = Search::new(Observed::new(&self.game, self.seat), &level, seed);
        search.run(iterations - compared);
        search.compare_with(self.mv);
        search.run(compared);
        search.root_stats().to_vec()
    }

    /// Returns what was lost; `None` if the move is like another one, which was searched instead.
    fn turning(&self, stats: &[RootStats<G::Move>]) -> Option<Turning> {
        let rank = |c: &&RootStats<G::Move>| (c.forced, c.share, c.visits, c.worth[self.seat]);
        let best = stats.iter().max_by_key(rank)?;
        let made = stats.iter().find(|one| one.mv == self.mv && one.visits > 0)?;
        // Where it is best to mix moves, none of them is a mistake.
        let shares: u32 = stats.iter().map(|one| one.share).sum();
        let mixed = 0 < made.share && made.share < shares;
        let loss = if mixed { 0 } else { chance(best, self.seat) - chance(made, self.seat) };
        Some(Turning { at: self.at, loss, tried: made.visits })
    }
}

/// Returns the chance to win with a move, in thousandths.
fn chance<M>(of: &RootStats<M>, seat: Seat) -> i64 {
    match of.forced {
        Some(forced) => i64::from(forced.ending.chance()),
        None => {
            let both = i64::from(of.worth[Seat(0)]) + i64::from(of.worth[Seat(1)]);
            i64::from(of.worth[seat]) * 1000 / both.max(1)
        }
    }
}
