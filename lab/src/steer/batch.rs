//! Many games, in batches that do not depend on each other, so that the number of threads changes nothing.

use crate::steer::counts::Counts;
use crate::steer::picture::Picture;
use crate::steer::play::{Broken, options, play};
use crate::steer::steering::Steering;
use crate::steer::tables::{self, Table};
use dockhand::rng::Rng;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

/// Number of games that share counters of rare things.
const BATCH: u32 = 250;

/// The games to play.
#[derive(Clone, Debug)]
pub struct Asked {
    pub games: u32,
    pub seed: u32,
    /// Only tables whose name contains this text.
    pub table: String,
    pub threads: u32,
    /// The most broken games that are kept; each kind of error gets one first.
    pub most_broken: usize,
}

/// The result.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    pub counts: Counts,
    pub broken: Vec<Broken>,
    pub all_broken: u64,
}

/// Plays all games.
pub fn run(asked: &Asked) -> Summary {
    let all = tables::all();
    let batches = asked.games.div_ceil(BATCH);
    let next = AtomicU32::new(0);
    let results: Mutex<BTreeMap<u32, Summary>> = Mutex::new(BTreeMap::new());
    std::thread::scope(|scope| {
        for _ in 0..asked.threads.max(1) {
            scope.spawn(|| {
                loop {
                    let batch = next.fetch_add(1, Ordering::Relaxed);
                    if batch >= batches {
                        return;
                    }
                    let result = run_batch(asked, &all, batch);
                    if let Ok(mut results) = results.lock() {
                        results.insert(batch, result);
                    }
                }
            });
        }
    });
    let mut sum = Summary::default();
    for (_, result) in results.into_inner().unwrap_or_default() {
        sum.counts.add(result.counts);
        sum.all_broken += result.all_broken;
        sum.broken.extend(result.broken);
    }
    sum.broken = chosen(sum.broken, asked.most_broken);
    sum
}

/// Returns the shortest game of each kind of error, at most `most`.
fn chosen(broken: Vec<Broken>, most: usize) -> Vec<Broken> {
    let like = |words: &str| words.chars().filter(|c| !c.is_ascii_digit()).take(40).collect::<String>();
    let mut shortest: BTreeMap<String, Broken> = BTreeMap::new();
    for one in broken {
        let key = like(&one.words);
        let shorter = shortest.get(&key).is_none_or(|other| one.line.len() < other.line.len());
        if shorter {
            shortest.insert(key, one);
        }
    }
    shortest.into_values().take(most).collect()
}

fn run_batch(asked: &Asked, all: &[Table], batch: u32) -> Summary {
    let mut result = Summary::default();
    let mut steering = Steering::new();
    let mut picture = Box::new(Picture::new());
    let games = BATCH.min(asked.games - batch * BATCH);
    for game in 0..games {
        let seed = asked.seed.wrapping_mul(1_000_003).wrapping_add(batch * BATCH + game);
        let mut rng = Rng::from_u64(u64::from(seed) << 8 | 0x7A);
        let table = tables::sampled(all, &asked.table, &mut rng);
        options(&table).for_each(|option| *result.counts.options.entry(option.key()).or_default() += 1);
        if let Err(broken) = play(&table, seed, &mut steering, &mut result.counts, &mut picture) {
            result.all_broken += 1;
            result.broken.push(broken);
        }
    }
    result.counts.moves = steering.counts.to_vec();
    result
}
