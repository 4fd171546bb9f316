//! How lucky players were: a test of the estimate that the review shows.
//!
//! ```text
//! cargo run --release -p dockhand-lab --bin luck -- GAME [--games N] [--seed S] [--config JSON] [--level L] [--resamples K]
//!     [--iterations I]
//! ```
//! For every move that draws, what no seat knew is resampled `K` times and the same move is played again. Luck is the
//! chance to win after the move as it came, judged `K` times, less the mean of that after the resamples. All are judged
//! alike, so the mean luck of equal players is 0 whatever the judge is worth. The output is one line of JSON: the mean
//! luck of the first seat in a game and half its interval of 95 %, its spread, how much of that is chance in the
//! estimate, the spread of the results without and with luck taken off, all in per cent of a game, and the draws in a
//! game.

use dockhand::bot::{Knowledge, Level, Observed, SCALE, Search, choose};
use dockhand::duel::Duel;
use dockhand::game::{Quiet, Rules, Seat};
use dockhand::imhotep::Imhotep;
use dockhand::kontor::Kontor;
use dockhand::rampart::Rampart;
use dockhand::rng::Rng;
use dockhand_lab::args::{finish, level, number, word};
use std::process::ExitCode;

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
struct Asked {
    /// The level of both players.
    level: Level,
    resamples: u32,
    /// How long each search of the judge is.
    iterations: u32,
}

/// What a game has shown: the luck of the first seat, its result, and how many moves drew.
struct Played {
    luck: f64,
    /// The variance of the estimate.
    noise: f64,
    won: f64,
    draws: u32,
}

fn measured<G: Knowledge>() -> Result<String, String> {
    let config = word("--config").unwrap_or_else(|| "{}".to_owned());
    let config: G::Config = serde_json::from_str(&config).map_err(|wrong| format!("--config: {wrong}"))?;
    let (games, seed) = (number("--games", 200)?, number("--seed", 1_u32)?);
    let asked = Asked {
        level: level::<G>("--level", G::LEVELS[1])?,
        resamples: number("--resamples", 16)?,
        iterations: number("--iterations", 1500)?,
    };
    let mut all = Vec::new();
    for at in 0..games {
        let seed = seed.wrapping_mul(100_003).wrapping_add(at);
        let game = G::new(2, &config, seed).ok().and_then(|game| played(&asked, game, seed));
        all.push(game.ok_or("a --config that cannot be played by two")?);
    }
    let spread = |of: &dyn Fn(&Played) -> f64| {
        let n = all.len() as f64;
        let mean = all.iter().map(of).sum::<f64>() / n;
        (mean, (all.iter().map(|one| (of(one) - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0)).sqrt())
    };
    let (mean, deviation) = spread(&|one| one.luck);
    let percent = |value: f64| (value * 10_000.0).round() / 100.0;
    let line = serde_json::json!({
        "games": games,
        "luck": percent(mean),
        "within": percent(1.96 * deviation / f64::from(games).sqrt()),
        "spread": percent(deviation),
        "noise": percent(spread(&|one| one.noise).0.sqrt()),
        "results": percent(spread(&|one| one.won).1),
        "without": percent(spread(&|one| one.won - one.luck).1),
        "won": percent(spread(&|one| one.won).0),
        "draws": all.iter().map(|one| f64::from(one.draws)).sum::<f64>() / f64::from(games),
    });
    Ok(line.to_string())
}

/// Plays a game between two computer players of one level, and adds up the luck of the first seat.
fn played<G: Knowledge>(asked: &Asked, mut game: G, seed: u32) -> Option<Played> {
    let (mut past, mut sum, mut rng): (Vec<G>, _, _) =
        (Vec::new(), Played { luck: 0.0, noise: 0.0, won: 0.0, draws: 0 }, Rng::new(seed ^ 0x10C4));
    while let Some(seat) = game.to_act().first() {
        let mv = choose(Observed::new(&game, seat), &asked.level, seed ^ (past.len() as u32) << 8)?;
        let before = game.clone();
        game.apply(seat, mv, &mut Quiet);
        if before.draws(seat, mv) {
            sum.draws += 1;
            let past: Vec<&G> = past.iter().collect();
            let (luck, noise) = luck(asked, [&before, &game], (seat, mv), &past, &mut rng)?;
            sum.luck += luck;
            sum.noise += noise;
        }
        past.push(before);
    }
    sum.won = worth(asked, game, &mut rng)?;
    Some(sum)
}

/// Returns the luck of the first seat in one move, which has led from `before` to `after`, and the variance of that.
fn luck<G: Knowledge>(
    asked: &Asked,
    [before, after]: [&G; 2],
    (seat, mv): (Seat, G::Move),
    past: &[&G],
    rng: &mut Rng,
) -> Option<(f64, f64)> {
    let (mut came, mut could) = (Vec::new(), Vec::new());
    for _ in 0..asked.resamples {
        let mut other = before.clone();
        other.resample_hidden(past, rng);
        other.apply(seat, mv, &mut Quiet);
        could.push(worth(asked, other, rng)?);
        came.push(worth(asked, after.clone(), rng)?);
    }
    let ((came, noise), (could, other)) = (mean(&came), mean(&could));
    Some((came - could, noise + other))
}

/// Returns the mean of these numbers, and the variance of the mean.
fn mean(all: &[f64]) -> (f64, f64) {
    let n = all.len() as f64;
    let mean = all.iter().sum::<f64>() / n;
    (mean, all.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0) / n)
}

/// Returns the chance of the first seat to win, as a captain in the seat that decides next judges it by what it knows.
fn worth<G: Knowledge>(asked: &Asked, mut game: G, rng: &mut Rng) -> Option<f64> {
    loop {
        if let Some(outcome) = game.outcome() {
            let winners = outcome.winners;
            return Some(if winners.contains(Seat(0)) { 1.0 / winners.iter().count() as f64 } else { 0.0 });
        }
        let seat = game.to_act().first()?;
        let mut legal = Vec::new();
        Observed::new(&game, seat).legal_moves(&mut legal);
        if let [only] = legal[..] {
            game.apply(seat, only, &mut Quiet);
            continue;
        }
        let level = Level { iterations: asked.iterations, ..G::LEVELS[3] };
        let mut search = Search::new(Observed::new(&game, seat), &level, rng.next_u64() as u32);
        search.run(level.iterations);
        let stats = search.root_stats();
        let best = stats.iter().max_by_key(|one| one.visits)?;
        return Some(f64::from(best.worth[Seat(0)]) / f64::from(SCALE) / f64::from(best.visits.max(1)));
    }
}
