//! What programs that look ahead need of a game: copies of it, worlds as a seat may imagine them, and rollouts.

use super::refusal::simply;
use super::running::Match;
use super::search::Searches;
use super::{Json, Refused, Session};
use crate::bot::{Level, POINT};
use crate::game::{Outcome, Seat, Seats};
use crate::json;
use crate::record::{Chance, Setup};
use crate::rng::Rng;

/// What a session answers to a program that looks ahead.
pub trait Ahead {
    /// Returns the legal moves of a seat without their taps; none if this seat does not decide.
    fn legal_moves(&self, seat: Seat) -> Json;
    /// Returns an independent copy of the game, with its record.
    fn copied(&self) -> Box<dyn Session>;
    /// Returns a world that `seat` cannot tell from the true one, drawn from all such worlds; the same for the same seed. It
    /// begins here, with seed 0 and no moves before it, so that nothing leads from it to the truth. No record can hold such a
    /// world: one that is written of it does not give the same game.
    ///
    /// # Errors
    /// `no-such-seat` if the table has no such seat.
    fn imagined(&self, seat: Seat, seed: u32) -> Result<Box<dyn Session>, Refused>;
    /// Plays on in a copy as [`Knowledge::rollout_policy`](crate::bot::Knowledge::rollout_policy) does, until
    /// [`Knowledge::progress`](crate::bot::Knowledge::progress) has grown by `horizon` or the game is over. Returns the outcome; if
    /// the game is not over, it has no winners, and the points that each seat can expect. The same for the same seed. It
    /// plays in this very world, so a player who must not know the truth asks an imagined one.
    fn rollout(&self, seed: u32, horizon: u16) -> Outcome;
}

impl<G: Searches> Ahead for Match<G> {
    fn legal_moves(&self, seat: Seat) -> Json {
        json::text(&self.legal(seat))
    }

    fn copied(&self) -> Box<dyn Session> {
        Box::new(self.clone())
    }

    fn imagined(&self, seat: Seat, seed: u32) -> Result<Box<dyn Session>, Refused> {
        if seat.0 >= self.game.seats() {
            return Err(simply("no-such-seat"));
        }
        let game = self.world(seat, seed);
        let setup = Setup { seed: 0, ..self.setup.clone() };
        Ok(Box::new(Match { game, setup, chance: Chance::Seed(Vec::new()), played: Vec::new() }))
    }

    fn rollout(&self, seed: u32, horizon: u16) -> Outcome {
        let mut game = self.game.clone();
        let level = Level { horizon, use_policy: true, ..Level::PLAIN };
        let reward = Searches::rollout(&mut game, &level, &mut Rng::new(seed));
        game.outcome().unwrap_or_else(|| {
            let points = Seat::all(game.seats()).zip(reward.points).map(|(_, points)| points / POINT);
            Outcome { winners: Seats::NONE, scores: points.collect() }
        })
    }
}
