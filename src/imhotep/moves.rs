//! The decisions of the game, which of them are legal, and why the others are not.

use super::cards::{Bonus, Card, Site, least_load};
use super::state::{Imhotep, Pending, spots};
use crate::game::{BySeat, Reason, Rules, Seat};
use serde::Serialize;

/// Owners in the order in which their stones are unloaded: up to four seats, two bits each.
///
/// The order is one of owners, not of stones, because stones of a colour are alike (`imhotep/ruling-5`).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Order {
    seats: u8,
    len: u8,
}

impl Order {
    /// An order of at most four seats; more are not kept.
    pub fn of(seats: impl IntoIterator<Item = Seat>) -> Order {
        seats.into_iter().take(4).fold(Order::default(), Order::then)
    }

    /// This order with one more stone at its end.
    #[inline]
    pub fn then(self, seat: Seat) -> Order {
        Order { seats: self.seats | (seat.0 & 3) << (2 * (self.len & 3)), len: self.len + 1 }
    }

    /// The first owner, and the rest.
    #[inline]
    pub fn split_first(self) -> Option<(Seat, Order)> {
        (self.len > 0).then(|| (Seat(self.seats & 3), Order { seats: self.seats >> 2, len: self.len - 1 }))
    }

    /// The owners in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..self.len).map(move |i| Seat(self.seats >> (2 * i) & 3))
    }
}

impl Serialize for Order {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

/// A place on a boat: the boat 0 to 3 of the round, and the place from the bow.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Spot(pub u8, pub u8);

impl Spot {
    /// The spot as a bit of a mask of sixteen.
    #[inline]
    pub fn index(self) -> u8 {
        self.0 << 2 | self.1
    }

    /// The spot of such a bit.
    #[inline]
    pub fn at(index: u8) -> Spot {
        Spot(index >> 2, index & 3)
    }
}

/// A decision.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "ImhotepMove"))]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Move {
    /// Three stones from the quarry to the sled.
    TakeStones,
    /// A stone on a boat.
    #[allow(missing_docs)]
    Load { boat: u8, place: u8 },
    /// A boat to a site.
    #[allow(missing_docs)]
    Sail { boat: u8, site: Site },
    /// Blue card: sail, choosing the order of unloading.
    #[allow(missing_docs)]
    Lever {
        boat: u8,
        site: Site,
        #[cfg_attr(feature = "ts", tsify(type = "Seat[]"))]
        order: Order,
    },
    /// Blue card: take three stones, then load one.
    #[allow(missing_docs)]
    Hammer { boat: u8, place: u8 },
    /// Blue card: load a stone and sail that boat.
    #[allow(missing_docs)]
    SailCard { boat: u8, place: u8, site: Site },
    /// Blue card: load two stones; the lower spot is named first.
    #[allow(missing_docs)]
    Chisel { first: Spot, second: Spot },
    /// No legal action at all.
    Pass,
    /// A face-up market card of this kind.
    #[allow(missing_docs)]
    PickCard { card: Card },
    /// The two face-down cards of market B.
    PickPair,
    /// The card of the pair to keep.
    #[allow(missing_docs)]
    KeepCard { card: Card },
    /// The pyramid of side B to build on.
    #[allow(missing_docs)]
    ChoosePyramid { pyramid: u8 },
    /// Bonus of pyramids B: a stone on a boat.
    #[allow(missing_docs)]
    LoadBonus { boat: u8, place: u8 },
    /// No bonus.
    Decline,
    /// The bonus, where it may be declined.
    Accept,
    /// Temple B: a point.
    TemplePoint,
    /// Temple B: two stones from the quarry.
    TempleStones,
}

/// Why a move is refused.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "ImhotepRefusal"))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Somebody else decides.
    NotYourDecision {
        /// Who does.
        seat: Seat,
    },
    /// Something else is to be decided.
    OtherDecision,
    /// An action is possible, so there is no passing.
    CannotPass,
    /// The sled has no room.
    SledFull,
    /// The quarry has no more stones of this colour.
    QuarryEmpty,
    /// No stone to load.
    SledEmpty,
    /// The round has no such boat, or the boat no such place.
    NoSuchPlace,
    /// A stone lies there.
    PlaceTaken,
    /// The boat has sailed.
    BoatSailed,
    /// The boat carries too little.
    #[allow(missing_docs)]
    TooFewStones { least: u8, has: u8 },
    /// Another boat lies there.
    #[allow(missing_docs)]
    DockTaken { site: Site },
    /// The player holds no such card.
    #[allow(missing_docs)]
    CardNotHeld { card: Card },
    /// Not the stones that this boat carries.
    WrongOrder,
    /// The boat has no free place.
    BoatFull,
    /// Chisel needs two stones.
    TwoStonesNeeded,
    /// Chisel needs two different places, the lower one named first.
    TwoPlacesNeeded,
    /// No such card lies face up.
    #[allow(missing_docs)]
    CardNotThere { card: Card },
    /// The pair is gone, or this market has none.
    NoPair,
    /// No such card in the pair.
    #[allow(missing_docs)]
    NotInPair { card: Card },
    /// The pyramid has no room.
    PyramidFull,
    /// This bonus cannot be had, or not be declined.
    NotThisBonus,
}

impl Reason for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::GameOver | Refusal::NotYourDecision { .. } | Refusal::OtherDecision => "imhotep/turn",
            Refusal::CannotPass => "imhotep/pass",
            Refusal::SledFull | Refusal::QuarryEmpty => "imhotep/take-stones",
            Refusal::SledEmpty | Refusal::NoSuchPlace | Refusal::PlaceTaken => "imhotep/load",
            Refusal::BoatSailed | Refusal::TooFewStones { .. } | Refusal::DockTaken { .. } => "imhotep/sail",
            Refusal::CardNotHeld { .. } => "imhotep/blue-card",
            Refusal::WrongOrder => "imhotep/lever",
            Refusal::BoatFull => "imhotep/sail-card",
            Refusal::TwoStonesNeeded | Refusal::TwoPlacesNeeded => "imhotep/chisel",
            Refusal::CardNotThere { .. } => "imhotep/market-a",
            Refusal::NoPair | Refusal::NotInPair { .. } => "imhotep/market-b",
            Refusal::PyramidFull | Refusal::NotThisBonus => "imhotep/pyramids-b",
        }
    }

    fn is_wrong_phase(&self) -> bool {
        matches!(self, Refusal::OtherDecision)
    }
}

impl Imhotep {
    /// Every legal move, each once, in the order of the [`Move`] enum.
    #[inline]
    pub(super) fn list_moves(&self, out: &mut Vec<Move>) {
        match self.pending() {
            None if self.is_over() => {}
            None => self.list_actions(out),
            Some(Pending::Pick { .. }) => {
                out.extend(self.kinds_on_offer().map(|card| Move::PickCard { card }));
                if self.pair().next().is_some() {
                    out.push(Move::PickPair);
                }
            }
            Some(Pending::Keep { .. }) => {
                let mut last = None;
                for card in self.pair() {
                    if last != Some(card) {
                        out.push(Move::KeepCard { card });
                    }
                    last = Some(card);
                }
            }
            Some(Pending::Build { .. }) => {
                let open = (0..3).filter(|&p| self.pyramid_has_room(p));
                out.extend(open.map(|pyramid| Move::ChoosePyramid { pyramid }));
            }
            Some(Pending::Bonus { bonus: Bonus::Boat, .. }) => {
                let free = spots(self.free_spots()).map(Spot::at);
                out.extend(free.map(|Spot(boat, place)| Move::LoadBonus { boat, place }));
                out.push(Move::Decline);
            }
            Some(Pending::Bonus { .. }) => out.extend([Move::Decline, Move::Accept]),
            Some(Pending::Temple { .. }) => out.extend([Move::TemplePoint, Move::TempleStones]),
            // These are carried out without asking anybody.
            Some(Pending::Unload { .. } | Pending::Return { .. } | Pending::Discard { .. }) => {}
        }
    }

    #[inline]
    fn list_actions(&self, out: &mut Vec<Move>) {
        let seat = self.on_turn();
        let before = out.len();
        if self.stones_to_take(seat, 3) > 0 {
            out.push(Move::TakeStones);
        }
        let has_stone = self.sled(seat) > 0;
        if has_stone {
            out.extend(
                spots(self.free_spots()).map(Spot::at).map(|Spot(boat, place)| Move::Load { boat, place }),
            );
        }
        for boat in self.boats_ready() {
            out.extend(self.free_docks().map(|site| Move::Sail { boat, site }));
        }
        if self.holds_blue(seat) {
            self.list_card_actions(seat, out);
        }
        if out.len() == before {
            out.push(Move::Pass);
        }
    }

    fn list_card_actions(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.held(seat, Card::Lever) > 0 {
            for boat in self.boats_ready() {
                for site in self.free_docks() {
                    self.orders_of(boat, |order| out.push(Move::Lever { boat, site, order }));
                }
            }
        }
        let free = || spots(self.free_spots()).map(Spot::at);
        let has_stone = self.sled(seat) > 0;
        if self.held(seat, Card::Hammer) > 0 && (has_stone || self.stones_to_take(seat, 3) > 0) {
            out.extend(free().map(|Spot(boat, place)| Move::Hammer { boat, place }));
        }
        if self.held(seat, Card::Sail) > 0 && has_stone {
            for Spot(boat, place) in free() {
                if self.load_of(boat) + 1 >= least_load(self.capacity(boat)) {
                    out.extend(self.free_docks().map(|site| Move::SailCard { boat, place, site }));
                }
            }
        }
        if self.held(seat, Card::Chisel) > 0 && self.sled(seat) >= 2 {
            for first in free() {
                let later = free().filter(|&second| second > first);
                out.extend(later.map(|second| Move::Chisel { first, second }));
            }
        }
    }

    /// Each distinct order of the owners aboard a boat.
    pub(super) fn orders_of(&self, boat: u8, mut each: impl FnMut(Order)) {
        let mut counts = BySeat::<u8>::default();
        for owner in self.aboard(boat) {
            counts[owner] += 1;
        }
        arrange(&mut counts.0, Order::default(), &mut each);
    }

    /// Everything that could be named at this table; orders of a Lever only of the stones of some boat's size.
    pub(super) fn list_candidates(&self, out: &mut Vec<Move>) {
        let all = || (0..16).map(Spot::at);
        out.extend([Move::TakeStones, Move::Pass, Move::PickPair, Move::Decline, Move::Accept]);
        out.extend([Move::TemplePoint, Move::TempleStones]);
        for Spot(boat, place) in all() {
            out.extend([
                Move::Load { boat, place },
                Move::Hammer { boat, place },
                Move::LoadBonus { boat, place },
            ]);
            out.extend(Site::ALL.map(|site| Move::SailCard { boat, place, site }));
            out.extend(all().map(|second| Move::Chisel { first: Spot(boat, place), second }));
        }
        let mut orders = vec![Order::default()];
        for length in 0..4 {
            let longest: Vec<Order> = orders.iter().copied().filter(|o| o.len == length).collect();
            orders.extend(longest.iter().flat_map(|o| Seat::all(self.seats()).map(|s| o.then(s))));
        }
        for boat in 0..4 {
            for site in Site::ALL {
                out.push(Move::Sail { boat, site });
                out.extend(orders.iter().map(|&order| Move::Lever { boat, site, order }));
            }
        }
        for card in Card::ALL {
            out.extend([Move::PickCard { card }, Move::KeepCard { card }]);
        }
        out.extend((0..4).map(|pyramid| Move::ChoosePyramid { pyramid }));
    }

    /// The definition of legality.
    pub(super) fn check_move(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        let decides = self.decides();
        if seat != decides {
            return Err(Refusal::NotYourDecision { seat: decides });
        }
        match (self.pending(), mv) {
            (None, Move::TakeStones) => self.check_take(seat),
            (None, Move::Load { boat, place }) => self.check_load(seat, Spot(boat, place)),
            (None, Move::Sail { boat, site }) => self.check_sail(boat, site, 0),
            (None, Move::Lever { boat, site, order }) => {
                self.check_held(seat, Card::Lever)?;
                self.check_sail(boat, site, 0)?;
                let mut known = false;
                self.orders_of(boat, |o| known |= o == order);
                if known { Ok(()) } else { Err(Refusal::WrongOrder) }
            }
            (None, Move::Hammer { boat, place }) => {
                self.check_held(seat, Card::Hammer)?;
                self.check_free(Spot(boat, place))?;
                let has_stone = self.sled(seat) > 0 || self.stones_to_take(seat, 3) > 0;
                if has_stone { Ok(()) } else { Err(Refusal::SledEmpty) }
            }
            (None, Move::SailCard { boat, place, site }) => {
                self.check_held(seat, Card::Sail)?;
                if boat < 4 && self.load_of(boat) == self.capacity(boat) {
                    return Err(Refusal::BoatFull);
                }
                self.check_load(seat, Spot(boat, place))?;
                self.check_sail(boat, site, 1)
            }
            (None, Move::Chisel { first, second }) => {
                self.check_held(seat, Card::Chisel)?;
                if self.sled(seat) < 2 {
                    return Err(Refusal::TwoStonesNeeded);
                }
                self.check_free(first)?;
                self.check_free(second)?;
                if first < second { Ok(()) } else { Err(Refusal::TwoPlacesNeeded) }
            }
            (None, Move::Pass) => {
                let mut actions = Vec::new();
                self.list_actions(&mut actions);
                if actions == [Move::Pass] { Ok(()) } else { Err(Refusal::CannotPass) }
            }
            (Some(Pending::Pick { .. }), Move::PickCard { card }) => {
                let there = self.kinds_on_offer().any(|c| c == card);
                if there { Ok(()) } else { Err(Refusal::CardNotThere { card }) }
            }
            (Some(Pending::Pick { .. }), Move::PickPair) => {
                self.pair().next().map(|_| ()).ok_or(Refusal::NoPair)
            }
            (Some(Pending::Keep { .. }), Move::KeepCard { card }) => {
                if self.pair().any(|c| c == card) {
                    Ok(())
                } else {
                    Err(Refusal::NotInPair { card })
                }
            }
            (Some(Pending::Build { .. }), Move::ChoosePyramid { pyramid }) => {
                if pyramid < 3 && self.pyramid_has_room(pyramid) { Ok(()) } else { Err(Refusal::PyramidFull) }
            }
            (Some(Pending::Bonus { bonus: Bonus::Boat, .. }), Move::LoadBonus { boat, place }) => {
                self.check_load(seat, Spot(boat, place))
            }
            (Some(Pending::Bonus { .. }), Move::Decline) => Ok(()),
            (Some(Pending::Bonus { bonus: Bonus::Card | Bonus::Stones, .. }), Move::Accept) => Ok(()),
            (Some(Pending::Bonus { .. }), Move::Accept | Move::LoadBonus { .. }) => {
                Err(Refusal::NotThisBonus)
            }
            (Some(Pending::Temple { .. }), Move::TemplePoint | Move::TempleStones) => Ok(()),
            _ => Err(Refusal::OtherDecision),
        }
    }

    fn check_take(&self, seat: Seat) -> Result<(), Refusal> {
        match (self.sled_room(seat), self.quarry(seat)) {
            (0, _) => Err(Refusal::SledFull),
            (_, 0) => Err(Refusal::QuarryEmpty),
            _ => Ok(()),
        }
    }

    fn check_load(&self, seat: Seat, spot: Spot) -> Result<(), Refusal> {
        self.check_free(spot)?;
        if self.sled(seat) == 0 { Err(Refusal::SledEmpty) } else { Ok(()) }
    }

    fn check_free(&self, spot: Spot) -> Result<(), Refusal> {
        let Spot(boat, place) = spot;
        if boat > 3 || place >= self.capacity(boat) {
            Err(Refusal::NoSuchPlace)
        } else if !self.is_afloat(boat) {
            Err(Refusal::BoatSailed)
        } else if self.free_spots() & 1 << spot.index() == 0 {
            Err(Refusal::PlaceTaken)
        } else {
            Ok(())
        }
    }

    /// The two conditions for sailing; `more` stones are still to be loaded.
    fn check_sail(&self, boat: u8, site: Site, more: u8) -> Result<(), Refusal> {
        if boat > 3 {
            return Err(Refusal::NoSuchPlace);
        }
        if !self.is_afloat(boat) {
            return Err(Refusal::BoatSailed);
        }
        let (least, has) = (least_load(self.capacity(boat)), self.load_of(boat) + more);
        if has < least {
            return Err(Refusal::TooFewStones { least, has });
        }
        if self.free_docks().any(|free| free == site) { Ok(()) } else { Err(Refusal::DockTaken { site }) }
    }

    fn check_held(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if self.held(seat, card) > 0 { Ok(()) } else { Err(Refusal::CardNotHeld { card }) }
    }
}

fn arrange(counts: &mut [u8; 4], order: Order, each: &mut impl FnMut(Order)) {
    if counts.iter().all(|&n| n == 0) {
        return each(order);
    }
    for seat in 0..4 {
        if counts[seat] > 0 {
            counts[seat] -= 1;
            arrange(counts, order.then(Seat(seat as u8)), each);
            counts[seat] += 1;
        }
    }
}
