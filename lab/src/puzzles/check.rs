//! Whether other searches agree with puzzles that are shipped.

use crate::puzzles::find::{Wide, same};
use crate::puzzles::games::Puzzled;
use dockhand::bot::{Level, Net, Observed, RootStats, solve};
use dockhand::game::{Quiet, Seat};
use dockhand::record::Record;
use serde::Deserialize;
use serde_json::json;
use std::error::Error;

/// A file of the page, `www/features/puzzles/data/GAME.json`.
#[derive(Deserialize)]
struct Packed {
    /// Theme, goal, seat and depth, which many puzzles have in common.
    sorts: Vec<(String, String, u8, u32)>,
    /// A link, and its puzzles: the moves before each, its sort, how often five levels find it in ten tries each, and the
    /// accepted moves.
    games: Vec<Vec<serde_json::Value>>,
}

/// What a searched puzzle is asked.
#[derive(Clone, Copy)]
pub enum Asks {
    /// One search of so many iterations, which explores as a player does, tries an accepted move most.
    Most(u32),
    /// Five wide searches of ten to this power of iterations find what is accepted, as when it was made.
    Agree(u32),
}

/// How the puzzles are checked.
pub struct Check<'a> {
    pub net: Option<&'a Net>,
    pub seed: u32,
    pub asks: Asks,
    /// The shard: of so many, which.
    pub shard: (u32, u32),
}

/// Returns a line of JSON: how many puzzles of each kind were looked at, and which are disputed, by link and moves before
/// them. One that was searched is disputed if its searches do not find what [`Asks`] says; one that is proved, if the
/// accepted moves are not the best ones of the solved ending.
///
/// # Errors
/// If the file is not one of puzzles of this game.
pub fn check<G: Puzzled>(text: &str, asked: &Check) -> Result<String, Box<dyn Error>> {
    let Packed { sorts, games } = serde_json::from_str(text)?;
    let (mut proved, mut searched, mut disputed) = (0, 0, Vec::new());
    let mut number = 0;
    for mut game in games {
        let link: String = serde_json::from_value(game.remove(0))?;
        for row in game {
            let row: Vec<usize> = serde_json::from_value(row)?;
            let [at, sort, _, ref accept @ ..] = *row else {
                return Err("a puzzle without an answer".into());
            };
            let (_, _, seat, depth) = sorts.get(sort).ok_or("a puzzle of no sort")?;
            number += 1;
            if number % asked.shard.1 != asked.shard.0 {
                continue;
            }
            let position = position::<G>(&link, at).ok_or("a link that cannot be replayed")?;
            let agrees = if *depth == 0 {
                proved += 1;
                is_best(&position, Seat(*seat), accept)
            } else {
                searched += 1;
                is_found(&position, Seat(*seat), accept, asked, number)
            };
            if !agrees {
                disputed.push(json!([link, at]));
            }
        }
    }
    let line = json!({ "game": G::ID, "seed": asked.seed, "proved": proved,
        "searched": searched, "disputed": disputed });
    Ok(line.to_string())
}

/// Returns the game after so many of the recorded moves.
fn position<G: Puzzled>(link: &str, at: usize) -> Option<G> {
    let (mut count, mut found) = (0, None);
    let each = |game: &G, _: Seat, _: G::Move| {
        if count == at {
            found = Some(game.clone());
        }
        count += 1;
    };
    let end = Record::<G>::decode(link).ok()?.replay(each, &mut Quiet).ok()?;
    found.or((count == at).then_some(end))
}

/// Returns whether exactly these moves are best in the solved ending.
fn is_best<G: Puzzled>(game: &G, seat: Seat, accept: &[usize]) -> bool {
    let Some(forced) = solve(&Observed::new(game, seat)) else { return false };
    let best = forced.iter().flatten().max();
    let is_accepted = |at: usize| accept.contains(&at) == (forced[at].as_ref() == best);
    best.is_some() && forced.iter().all(Option::is_some) && (0..forced.len()).all(is_accepted)
}

/// Returns whether new searches find what is accepted.
fn is_found<G: Puzzled>(game: &G, seat: Seat, accept: &[usize], asked: &Check, number: u32) -> bool {
    let seed = asked.seed.wrapping_mul(0x9E37_79B9).wrapping_add(number);
    match asked.asks {
        Asks::Most(iterations) => {
            let level = Level { iterations, blunder_rate: 0, solves: false, ..G::LEVELS[4] };
            let stats = G::searched(asked.net, Observed::new(game, seat), &level, seed);
            (0..stats.len()).max_by_key(|&at| stats[at].visits).is_some_and(|most| accept.contains(&most))
        }
        Asks::Agree(depth) => {
            let agreed = Wide { net: asked.net, depth, seed }.agreed(game, seat);
            agreed.is_some_and(|(agreed, sums)| are_accepted(&agreed, accept, &sums))
        }
    }
}

/// Returns whether searches that counted these sums accept what the puzzle does. Moves that they leave out, because they
/// are like another one, stand in the puzzle beside that one and do not count.
pub fn are_accepted<M>(agreed: &[usize], accept: &[usize], sums: &[RootStats<M>]) -> bool {
    let tried = |at: &usize| sums.get(*at).is_some_and(|one| one.visits > 0);
    same(agreed, &accept.iter().copied().filter(tried).collect::<Vec<_>>())
}
