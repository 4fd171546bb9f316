//! Characters: what computer players of one level value differently.

use super::playout::{Reward, SCALE, chance};
use super::{Knowledge, Observed, Points};
use crate::game::{Seat, Seats};

/// What a computer player is after.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Temper {
    /// Certainty: a clear lead is as good as a large one.
    Careful,
    /// Its own points, whatever the others have.
    Greedy,
    /// The loss of the strongest other side.
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
    /// How much it counts that it likes the move itself, of [`SCALE`].
    pub taste: u16,
}

/// All of the attention.
const WHOLE: u32 = 16;
/// A lead counts for the careful as this many times as much would for others.
const CLEAR: i16 = 4;

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
}

/// A character at one decision. What is not about a game is compiled once: copies would be bytes of a module that a
/// page loads.
#[derive(Copy, Clone, Debug)]
pub(super) struct Wish {
    character: Character,
    lead: i16,
    seat: Seat,
    /// The seats of other sides.
    rivals: Seats,
    /// What all rollouts so far have brought, and how many they were.
    sum: i64,
    rollouts: i64,
}

impl Wish {
    #[inline(never)]
    pub(super) fn new<G: Knowledge>(character: Character, seen: &Observed<G>) -> Wish {
        let (seat, world) = (seen.seat(), &seen.world);
        let rivals = Seat::all(world.seats()).filter(|&other| world.side(other) != world.side(seat));
        let rivals = rivals.fold(Seats::NONE, Seats::with);
        Wish { character, lead: G::LEAD, seat, rivals, sum: 0, rollouts: 0 }
    }

    /// Returns the points of the seat, and of the strongest other side.
    #[inline(never)]
    fn sides(&self, points: &Points) -> (i16, i16) {
        let rival = self.rivals.iter().map(|other| points[other.index()]).max().unwrap_or(0);
        (points[self.seat.index()], rival)
    }

    /// Returns what a rollout with this reward is worth to the seat, from 0 to [`SCALE`]. `pleases`: whether it likes the
    /// move at its beginning.
    #[inline(never)]
    pub(super) fn wants(&mut self, reward: &Reward, pleases: bool) -> u32 {
        let (own, rival) = self.sides(&reward.points);
        let (brought, is_clear) = match self.character.temper {
            Temper::Careful => (own - rival, true),
            Temper::Greedy => (own, false),
            Temper::Spoiler => (-rival, false),
        };
        let (usual, lead) = if is_clear {
            (0, (self.lead / CLEAR).max(1))
        } else {
            self.sum += i64::from(brought);
            self.rollouts += 1;
            ((self.sum / self.rollouts) as i16, self.lead)
        };
        let aimed = chance(brought - usual, lead);
        let (aim, taste) = (u32::from(self.character.aim), u32::from(self.character.taste));
        let worth = (aim * aimed + (WHOLE - aim) * reward.worth[self.seat]) / WHOLE;
        ((SCALE - taste) * worth + taste * if pleases { SCALE } else { 0 }) / SCALE
    }
}
