//! Rollouts, and the reward for the position at their end.

use super::{Judge, Knowledge, Level, Points};
use crate::game::{BySeat, Quiet, Seat, Seats};
use crate::rng::Rng;

/// The reward for a certain victory; no seat gets more.
pub const SCALE: u32 = 1024;

/// The most moves of a rollout. A longer one stops here, and the position is evaluated as it is.
const MOST_MOVES: u32 = 4000;

/// The result of a rollout.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Reward {
    /// The reward of each seat, from 0 to [`SCALE`]: half for the victory, half for the lead.
    pub worth: BySeat<u32>,
    /// Points by seat, in sixteenths.
    pub points: Points,
}

/// Rollout: plays to the end of the game or to the level's horizon, and returns the reward, by `judge` if the
/// game goes on; `moves` is scratch space.
#[inline(never)] // it is called in two places
pub fn play_on<G: Knowledge>(
    game: &mut G,
    level: &Level,
    judge: &impl Judge<G>,
    rng: &mut Rng,
    moves: &mut Vec<G::Move>,
) -> Reward {
    let until = game.progress().saturating_add(level.horizon);
    for _ in 0..MOST_MOVES {
        let Some(seat) = game.to_act().first() else { return reward(game, true) };
        if game.progress() >= until && judge.may_stop(game) {
            break;
        }
        let mv = if level.use_policy {
            moves.clear();
            game.legal_moves(seat, moves);
            game.rollout_policy(seat, moves, rng)
        } else {
            game.any_move(seat, rng, moves)
        };
        let Some(mv) = mv else { break };
        game.apply(seat, mv, &mut Quiet);
    }
    judge.judge(game, game.to_act().is_empty())
}

/// Returns the reward of a position: by the lead and, if the game is over, half by who has won.
pub(super) fn reward<G: Knowledge>(game: &G, over: bool) -> Reward {
    let points = game.evaluate();
    let seats = game.seats();
    let mut worth = BySeat::default();
    let winners = if over { game.winners() } else { Seats::NONE };
    let sides = winners.iter().fold(0u8, |sides, seat| sides | 1 << game.side(seat)).count_ones();
    for seat in Seat::all(seats) {
        let rivals = Seat::all(seats).filter(|&other| game.side(other) != game.side(seat));
        let best = rivals.map(|other| points[other.index()]).max().unwrap_or(0);
        let chance = chance(points[seat.index()] - best, G::LEAD);
        worth[seat] = if !over {
            chance
        } else {
            let won = if winners.contains(seat) { SCALE / sides.max(1) } else { 0 };
            (chance + won) / 2
        };
    }
    Reward { worth, points }
}

/// Returns the chance of winning with a lead of `by`, scaled to [`SCALE`]: a half if it is 0, three quarters
/// if it is `lead`, never quite 1.
pub(super) fn chance(by: i16, lead: i16) -> u32 {
    let (by, lead, half) = (i32::from(by), i32::from(lead), SCALE as i32 / 2);
    (half + half * by / (by.abs() + lead)) as u32
}
