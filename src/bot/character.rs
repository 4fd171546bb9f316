//! Characters: what computer players of one level value differently.

use super::endgame::after;
use super::playout::{Reward, SCALE, chance};
use super::{Knowledge, Observed, Points};
use crate::game::{BySeat, Seat};

/// What a computer player is after.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Temper {
    /// Certainty: a clear lead is as good as a large one, and moves that change little please it.
    Careful,
    /// Its own points, whatever the others have; moves that bring it some please it.
    Greedy,
    /// The loss of the strongest other side; moves that cost it something please it.
    Spoiler,
}

/// The ids of the characters, keys for words, in the order of their numbers in a set-up.
pub const CHARACTERS: [&str; 3] = ["careful", "greedy", "spoiler"];

/// How a computer player weighs what it is after. A level without a character plays for the plain reward alone.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Character {
    /// What it is after.
    pub temper: Temper,
    /// How much that counts at the end of a rollout, in sixteenths; the plain reward has the rest.
    pub aim: u8,
    /// How much it counts that the move itself pleases, of [`SCALE`].
    pub taste: u16,
}

/// All of the attention.
const WHOLE: u32 = 16;
/// A lead counts for the careful as this many times as much would for others.
const CLEAR: i16 = 4;

/// The points of a seat, and of the strongest other side.
struct Sides {
    own: i16,
    rival: i16,
}

impl Sides {
    /// Not inlined: copies would be bytes of a module that a page loads.
    #[inline(never)]
    fn of<G: Knowledge>(game: &G, seat: Seat, points: &Points) -> Sides {
        let rivals = Seat::all(game.seats()).filter(|&other| game.side(other) != game.side(seat));
        let rival = rivals.map(|other| points[other.index()]).max().unwrap_or(0);
        Sides { own: points[seat.index()], rival }
    }

    #[inline(never)]
    fn expected<G: Knowledge>(game: &G, seat: Seat) -> Sides {
        Sides::of(game, seat, &game.evaluate())
    }
}

impl Character {
    /// Returns the three characters, with the `aim` and the `taste` of each.
    pub const fn three(weights: [(u8, u16); 3]) -> [Character; 3] {
        let [careful, greedy, spoiler] = weights;
        [
            Character { temper: Temper::Careful, aim: careful.0, taste: careful.1 },
            Character { temper: Temper::Greedy, aim: greedy.0, taste: greedy.1 },
            Character { temper: Temper::Spoiler, aim: spoiler.0, taste: spoiler.1 },
        ]
    }

    /// Returns how much each of these moves pleases, from 0 to [`SCALE`], by how the forecast changes at once; none in a
    /// game without [`Knowledge::TASTES`].
    pub(super) fn pleased<G: Knowledge>(&self, seen: &Observed<G>, moves: &[G::Move]) -> Vec<u16> {
        if !G::TASTES {
            return Vec::new();
        }
        // The world that is kept is one that the seat cannot tell from the true one.
        let (seat, world) = (seen.seat(), &seen.world);
        let before = Sides::expected(world, seat);
        let pleases = |&mv: &G::Move| {
            let after = Sides::expected(&*after(world, seat, mv), seat);
            let (own, rival) = (after.own - before.own, after.rival - before.rival);
            let by = match self.temper {
                Temper::Careful => -(own.abs() + rival.abs()),
                Temper::Greedy => own,
                Temper::Spoiler => -rival,
            };
            chance(by, G::LEAD) as u16
        };
        moves.iter().map(pleases).collect()
    }

    /// Returns what a rollout that ended here is worth to `seat`, from 0 to [`SCALE`]. `usual`: the points that
    /// rollouts bring on average; `pleased`: how much the move at its beginning pleases.
    pub(super) fn wants<G: Knowledge>(
        &self,
        game: &G,
        seat: Seat,
        reward: &Reward,
        usual: &Points,
        pleased: u16,
    ) -> u32 {
        let (now, usual) = (Sides::of(game, seat, &reward.points), Sides::of(game, seat, usual));
        let (by, lead) = match self.temper {
            Temper::Careful => (now.own - now.rival, (G::LEAD / CLEAR).max(1)),
            Temper::Greedy => (now.own - usual.own, G::LEAD),
            Temper::Spoiler => (usual.rival - now.rival, G::LEAD),
        };
        let aimed = chance(by, lead);
        let (aim, taste) = (u32::from(self.aim).min(WHOLE), u32::from(self.taste).min(SCALE));
        let worth = (aim * aimed + (WHOLE - aim) * reward.worth[seat]) / WHOLE;
        ((SCALE - taste) * worth + taste * u32::from(pleased)) / SCALE
    }
}

/// The points of all rollouts so far.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Usual {
    sums: BySeat<i64>,
    rollouts: i64,
}

impl Usual {
    /// Counts another rollout, and returns the average of all.
    pub(super) fn with(&mut self, points: &Points) -> Points {
        self.rollouts += 1;
        let mut usual = *points;
        for (sum, point) in self.sums.0.iter_mut().zip(&mut usual) {
            *sum += i64::from(*point);
            *point = (*sum / self.rollouts) as i16;
        }
        usual
    }
}
