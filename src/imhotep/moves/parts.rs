//! The parts of moves: an order of owners, and a place on a boat.

use crate::game::Seat;
use serde::Serialize;

/// Owners in the order in which their stones are unloaded: up to four seats, two bits each.
///
/// It names owners, not stones, because stones of one colour are alike (`imhotep/ruling-5`).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Order {
    seats: u8,
    pub(super) len: u8,
}

impl Order {
    /// Returns an order of the first four of these seats.
    pub fn of(seats: impl IntoIterator<Item = Seat>) -> Order {
        seats.into_iter().take(4).fold(Order::default(), Order::then)
    }

    /// Returns this order with one more stone at its end.
    pub fn then(self, seat: Seat) -> Order {
        Order { seats: self.seats | (seat.0 & 3) << (2 * (self.len & 3)), len: self.len + 1 }
    }

    /// Returns the first owner and the rest of the order.
    pub fn split_first(self) -> Option<(Seat, Order)> {
        (self.len > 0).then(|| (Seat(self.seats & 3), Order { seats: self.seats >> 2, len: self.len - 1 }))
    }

    /// Returns the owners in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..self.len).map(move |i| Seat(self.seats >> (2 * i) & 3))
    }
}

impl Serialize for Order {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

/// A place on a boat: the number of the boat in the round, 0 to 3, and the place from the bow.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Imhotep"))]
pub struct Spot(pub u8, pub u8);

impl Spot {
    /// Returns the spot as a bit of a mask of sixteen.
    pub fn index(self) -> u8 {
        self.0 << 2 | self.1
    }

    /// Returns the spot that this bit stands for.
    pub fn at(index: u8) -> Spot {
        Spot(index >> 2, index & 3)
    }
}
