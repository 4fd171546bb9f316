//! What a net is told about a position.

use crate::bot::{Knowledge, Level};
use crate::game::{MOST_SEATS, Seat};
use arrayvec::ArrayVec;

/// What an input counts for that is simply there. One that counts something has that number.
pub const ONE: i16 = 8;

/// The most inputs that are not zero; the games have fewer than half as many.
const MOST_INPUTS: usize = 192;
/// The most that an input counts, so that its product with a weight has 16 bits.
pub(super) const MOST_EACH: i16 = 255;

/// Numbers the inputs of a game: each name is the first of so many, and `ALL` is how many there are.
macro_rules! layout {
    ($($(#[$doc:meta])* $name:ident: $n:expr,)*) => { layout!(@ 0; $($(#[$doc])* $name: $n,)*); };
    (@ $from:expr;) => { const ALL: u16 = $from; };
    (@ $from:expr; $(#[$doc:meta])* $name:ident: $n:expr, $($rest:tt)*) => {
        $(#[$doc])*
        const $name: u16 = $from;
        layout!(@ $name + $n; $($rest)*);
    };
}
pub(crate) use layout;

/// A game that a net can judge.
pub trait Learned: Knowledge {
    /// The number of inputs.
    const INPUTS: u16;

    /// How far rollouts are played before a net judges, in the unit of [`Knowledge::progress`].
    const AHEAD: u16;

    /// How much a search explores where a net judges, in hundredths, as [`Level::explore`].
    const EXPLORE: u16;

    /// Returns the level as it searches where a net judges.
    fn judged(level: Level) -> Level {
        Level { horizon: Self::AHEAD, explore: Self::EXPLORE, ..level }
    }

    /// Writes what `eye` sees, a seat that decides. Nothing of it may depend on what that seat cannot know.
    fn inputs(&self, eye: Seat, inputs: &mut Inputs);

    /// Returns whether nothing is under way, so that a net can judge.
    fn is_quiet(&self) -> bool;
}

/// The inputs that are not zero, and the points that everything else is added to.
#[derive(Clone, Debug, Default)]
pub struct Inputs {
    list: ArrayVec<(u16, i16), MOST_INPUTS>,
    /// Points so far by seat, from the one that decides on.
    pub points: [i16; MOST_SEATS],
}

impl Inputs {
    /// Adds something that is there.
    #[inline(never)] // there are too many calls to copy it to each
    pub fn put(&mut self, input: u16) {
        self.count(input, ONE);
    }

    /// Adds a number.
    #[inline(never)]
    pub fn count(&mut self, input: u16, n: i16) {
        let full = self.list.try_push((input, n.clamp(-MOST_EACH, MOST_EACH))).is_err();
        debug_assert!(!full, "more inputs than a position can have");
    }

    /// Returns all inputs that are not zero, each with its number. One may come more than once.
    pub fn list(&self) -> &[(u16, i16)] {
        &self.list
    }

    /// Returns the lead of a seat over the best of the others, in points.
    pub fn lead(&self, seat: usize, seats: usize) -> i16 {
        let own = self.points.get(seat).copied().unwrap_or(0);
        let others = self.points.iter().take(seats).enumerate().filter(|&(other, _)| other != seat);
        own - others.map(|(_, &points)| points).max().unwrap_or(0)
    }
}
