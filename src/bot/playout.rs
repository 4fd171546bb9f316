//! A game played on without thinking, and what its end is worth to each seat.

use super::{Knowledge, Level, Points};
use crate::game::{BySeat, Quiet, Seat, Seats};
use crate::rng::Rng;

/// The reward for a sure victory; no seat gets more.
pub const SCALE: u32 = 1024;

/// No playout is longer: then it is judged as it stands.
const ENOUGH: u32 = 4000;

/// What the end of an imagined game is worth.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Reward {
    /// To each seat, from 0 to [`SCALE`]: the victory, and how clear it is.
    pub worth: BySeat<u32>,
    /// Points by seat, in sixteenths.
    pub points: Points,
}

/// Plays on to the end or to the level's horizon, and returns the reward; `moves` is scratch space.
#[inline]
pub fn play_on<G: Knowledge>(game: &mut G, level: &Level, rng: &mut Rng, moves: &mut Vec<G::Move>) -> Reward {
    let until = game.progress().saturating_add(level.horizon);
    for _ in 0..ENOUGH {
        let Some(seat) = game.to_act().first() else { return reward(game, true) };
        if game.progress() >= until {
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
    reward(game, game.to_act().is_empty())
}

/// What a position is worth: by its lead, and half by who has won if the game is over.
fn reward<G: Knowledge>(game: &G, over: bool) -> Reward {
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

/// The chance to win with a lead: a half without one, three quarters with `lead`, never quite one.
#[inline]
fn chance(by: i16, lead: i16) -> u32 {
    let (by, lead, half) = (i32::from(by), i32::from(lead), SCALE as i32 / 2);
    (half + half * by / (by.abs() + lead)) as u32
}
