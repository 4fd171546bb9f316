//! Seats, and sets of them.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};

/// The most seats a table has.
pub const MOST_SEATS: usize = 4;

/// Points, by seat.
pub type PointsBySeat = ArrayVec<i16, MOST_SEATS>;

/// A place at the table, counted clockwise from 0.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Seat(pub u8);

impl Seat {
    /// Returns the seat as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Returns the next seat clockwise, "to the left", at a table of `seats`.
    pub fn left(self, seats: u8) -> Seat {
        if self.0 + 1 >= seats { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// Returns all seats of a table, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(Seat)
    }
}

/// A set of seats.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// The empty set.
    pub const NONE: Seats = Seats(0);

    /// Returns the set of this seat alone.
    pub fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Returns whether the set holds `seat` (a seat that no table has is in no set).
    pub fn contains(self, seat: Seat) -> bool {
        seat.index() < MOST_SEATS && self.0 & (1 << seat.0) != 0
    }

    /// Returns this set with `seat`.
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | Seats::only(seat).0)
    }

    /// Returns this set without `seat`.
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !Seats::only(seat).0)
    }

    /// Returns whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the lowest seat of the set.
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// Returns the seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MOST_SEATS as u8).filter(move |&s| self.contains(s))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        Seats(seats.into_iter().fold(0, |set, seat| set | Seats::only(seat).0))
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

/// A value for each seat of a table of up to `N`, which is a power of two.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct BySeat<T, const N: usize = MOST_SEATS>(pub [T; N]);

impl<T: Copy + Default, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        BySeat([T::default(); N])
    }
}

/// A seat that no table has is a mistake of the caller: debug builds stop at it; others never panic, but read the value
/// of another seat.
impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        debug_assert!(seat.index() < N, "no table has {seat:?}");
        &self.0[seat.index() & (N - 1)]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        debug_assert!(seat.index() < N, "no table has {seat:?}");
        &mut self.0[seat.index() & (N - 1)]
    }
}
