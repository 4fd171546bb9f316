//! What characters do: how often each makes every kind of move, and whether chance could make that difference.

use crate::arena::judged::Arena;
use crate::arena::kept::Memories;
use crate::arena::player::{Player, Work};
use dockhand::bot::CHARACTERS;
use dockhand::game::{Quiet, Seat};
use serde_json::json;
use std::collections::BTreeMap;

/// The games to play.
pub struct Habits {
    pub seats: u8,
    pub config: String,
    pub level: String,
    /// Changes to every character, for trying weights.
    pub changes: Option<String>,
    pub games: u32,
    pub seed: u32,
}

/// How many moves of a kind each character made.
type Counts = BTreeMap<String, [u64; 3]>;

/// A kind that the characters together made less often than this counts among the others.
const RARE: u64 = 60;
/// The thousandths of χ² that chance exceeds once in a million times, by degrees of freedom from 1.
const MILLIONTH: [u64; 60] = [
    23_929, 27_632, 30_665, 33_377, 35_889, 38_259, 40_522, 42_701, 44_811, 46_864, 48_866, 50_826, 52_748,
    54_636, 56_494, 58_325, 60_131, 61_915, 63_678, 65_421, 67_147, 68_856, 70_550, 72_229, 73_895, 75_548,
    77_189, 78_818, 80_436, 82_045, 83_643, 85_232, 86_812, 88_384, 89_947, 91_503, 93_051, 94_592, 96_126,
    97_653, 99_174, 100_689, 102_198, 103_701, 105_199, 106_691, 108_178, 109_659, 111_136, 112_609, 114_076,
    115_539, 116_998, 118_453, 119_903, 121_349, 122_792, 124_230, 125_665, 127_097,
];

/// Plays every character against the level without one, in all seats in turn, and counts its moves.
pub fn habits<G: Arena>(asked: &Habits) -> Option<serde_json::Value> {
    let plain = Player::read::<G>(&asked.level, asked.seats)?;
    let mut all = Counts::new();
    let mut won = [0; 3];
    for (nth, character) in CHARACTERS.iter().enumerate() {
        let changes = asked.changes.as_ref().map_or_else(String::new, |changes| format!(",{changes}"));
        let name = format!("{},character={character}{changes}", asked.level);
        let own = Player::read::<G>(&name, asked.seats)?;
        for game in 0..asked.games {
            won[nth] += count::<G>(asked, [&own, &plain], game, nth, &mut all)?;
        }
    }
    let pairs = [(0, 1), (0, 2), (1, 2)].map(|(a, b)| against(&all, &[a, b]));
    Some(json!({
        "characters": CHARACTERS,
        "kinds": all,
        "won": won,
        "all": against(&all, &[0, 1, 2]),
        "pairs": pairs,
    }))
}

/// Plays one game and counts the moves of the first player in it; returns 1 if it won.
fn count<G: Arena>(
    asked: &Habits,
    players: [&Player; 2],
    number: u32,
    nth: usize,
    all: &mut Counts,
) -> Option<u32> {
    let config: G::Config = serde_json::from_str(&asked.config).ok()?;
    let seed = asked.seed.wrapping_mul(100_003).wrapping_add(number / u32::from(asked.seats));
    let own = Seat((number % u32::from(asked.seats)) as u8);
    let mut game = G::new(asked.seats, &config, seed).ok()?;
    let mut moves = Vec::new();
    while let Some(seat) = game.to_act().first() {
        let seeds = (seed, seed ^ (moves.len() as u32) << 8);
        let player = players[usize::from(seat != own)];
        let mv = player.decide(&mut Memories::none(), &game, seat, seeds, &moves, &mut Work::default())?;
        let before = points(&game);
        moves.push((seat, mv));
        game.apply(seat, mv, &mut Quiet);
        if seat == own {
            all.entry(kind::<G>(mv, seat, &before, &points(&game))).or_default()[nth] += 1;
        }
    }
    Some(u32::from(game.outcome()?.winners.contains(own)))
}

fn points<G: Arena>(game: &G) -> Vec<i32> {
    let of = |seat| {
        let mut sum = 0;
        game.score(seat, &mut |_, n| sum += i32::from(n));
        sum
    };
    Seat::all(game.seats()).map(of).collect()
}

/// Names the kind of a move: what is done, and whether it brings points at once, to whom.
fn kind<G: Arena>(mv: G::Move, seat: Seat, before: &[i32], after: &[i32]) -> String {
    let written = serde_json::to_value(mv).unwrap_or_default();
    let done = ["do", "site"].into_iter().filter_map(|key| written.get(key)?.as_str());
    let done = done.collect::<Vec<_>>().join(" ");
    let gains = |own: bool| {
        let mut seats = before.iter().zip(after).enumerate();
        seats.any(|(at, (before, after))| (at == usize::from(seat.0)) == own && after > before)
    };
    let brings = match (gains(true), gains(false)) {
        (false, false) => "",
        (true, false) => ", points for itself",
        (false, true) => ", points for others",
        (true, true) => ", points for both",
    };
    done + brings
}

/// Returns χ² of these characters, its degrees of freedom, and whether chance makes that less than once in a
/// million times.
fn against(all: &Counts, which: &[usize]) -> serde_json::Value {
    let mut rows: Vec<Vec<u64>> = Vec::new();
    let mut rare = vec![0; which.len()];
    for counts in all.values() {
        let row: Vec<u64> = which.iter().map(|&nth| counts[nth]).collect();
        if row.iter().sum::<u64>() < RARE {
            rare.iter_mut().zip(&row).for_each(|(sum, n)| *sum += n);
        } else {
            rows.push(row);
        }
    }
    if rare.iter().sum::<u64>() >= RARE {
        rows.push(rare);
    }
    let sums: Vec<u64> = (0..which.len()).map(|at| rows.iter().map(|row| row[at]).sum()).collect();
    let total: u64 = sums.iter().sum();
    let mut thousandths = 0;
    for row in &rows {
        let here: u64 = row.iter().sum();
        for (&found, &sum) in row.iter().zip(&sums) {
            // (found - expected)² / expected, where expected is here * sum / total.
            let expected = u128::from(here) * u128::from(sum);
            let off = (u128::from(found) * u128::from(total)).abs_diff(expected);
            thousandths += off * off * 1000 / (expected * u128::from(total)).max(1);
        }
    }
    let free = rows.len().saturating_sub(1) * (which.len() - 1);
    let least = MILLIONTH.get(free.saturating_sub(1)).copied();
    json!({ "chi2": thousandths as f64 / 1000.0, "free": free, "sure": least.map(|least| thousandths > least.into()) })
}
