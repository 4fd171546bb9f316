//! The parts of the state, each packed in few bits.

use crate::game::Seat;
use crate::imhotep::cards::{Bonus, CARDS, Card, Site};
use crate::imhotep::config::PyramidBonus;
use crate::imhotep::moves::Order;
use arrayvec::ArrayVec;
use std::hash::{Hash, Hasher};

/// A pending decision or step, settled before the turn goes on. The last one of the stack is settled first.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::imhotep) enum Pending {
    /// A boat at its dock with stones aboard; `card` is the Lever or Sail that brought it there.
    Unload { boat: u8, order: Order, card: Option<Card> },
    /// The owner of a stone at the market picks a card.
    Pick { owner: Seat, spot: u8 },
    /// The owner of a stone has taken the pair and keeps one card.
    Keep { owner: Seat },
    /// A stone at the market goes back to the quarry.
    Return { owner: Seat, spot: u8 },
    /// A red card that has been carried out goes to the discards.
    Discard { card: Card },
    /// A stone is to be built, from a boat (`spot`) or from the quarry.
    Build { owner: Seat, site: Site, spot: Option<u8> },
    /// A bonus of pyramids B.
    Bonus { owner: Seat, bonus: Bonus },
    /// The temple is being scored, and this column is next.
    Temple { column: u8 },
}

/// Stones of up to four colours in the order in which they were laid, two bits each.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(in crate::imhotep) struct Row {
    owners: u64,
}

impl Row {
    #[inline]
    pub fn set(&mut self, index: u8, owner: Seat) {
        self.owners |= u64::from(owner.0 & 3) << (2 * (index & 31));
    }

    #[inline]
    pub fn get(self, index: u8) -> Seat {
        Seat((self.owners >> (2 * (index & 31)) & 3) as u8)
    }

    #[inline]
    pub fn first(self, len: u8) -> impl DoubleEndedIterator<Item = Seat> {
        (0..len).map(move |i| self.get(i))
    }
}

/// The market deck, four bits per card; the last one is the top.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(in crate::imhotep) struct Deck {
    halves: [u8; CARDS / 2],
    len: u8,
}

impl Deck {
    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub fn put_on_top(&mut self, card: Card) {
        let (i, shift) = (usize::from(self.len >> 1), (self.len & 1) * 4);
        if let Some(half) = self.halves.get_mut(i) {
            *half |= (card as u8) << shift;
            self.len += 1;
        }
    }

    #[inline]
    pub fn take_top(&mut self) -> Option<Card> {
        let last = self.len.checked_sub(1)?;
        let (i, shift) = (usize::from(last >> 1), (last & 1) * 4);
        let half = self.halves.get_mut(i)?;
        let card = *half >> shift & 15;
        *half &= !(15 << shift);
        self.len = last;
        Card::from_number(card)
    }

    pub fn cards(&self) -> ArrayVec<Card, CARDS> {
        let mut rest = *self;
        std::iter::from_fn(|| rest.take_top()).collect()
    }

    /// Returns a deck of these cards, top first.
    pub fn of(cards: &[Card]) -> Deck {
        let mut deck = Deck::default();
        cards.iter().rev().for_each(|&card| deck.put_on_top(card));
        deck
    }
}

/// Stones in the order in which they were laid, twice as many as in a [`Row`].
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::imhotep) struct LongRow {
    first: Row,
    rest: Row,
}

/// Hashes the second half only if it is in use, so that hashes in old records stay valid.
impl Hash for LongRow {
    fn hash<H: Hasher>(&self, to: &mut H) {
        self.first.hash(to);
        if self.rest != Row::default() {
            self.rest.hash(to);
        }
    }
}

impl LongRow {
    #[inline]
    pub fn set(&mut self, index: u8, owner: Seat) {
        let half = if index & 32 == 0 { &mut self.first } else { &mut self.rest };
        half.set(index, owner);
    }

    #[inline]
    pub fn get(self, index: u8) -> Seat {
        if index & 32 == 0 { self.first.get(index) } else { self.rest.get(index) }
    }

    #[inline]
    pub fn first(self, len: u8) -> impl DoubleEndedIterator<Item = Seat> {
        (0..len).map(move |i| self.get(i))
    }
}

/// Points scored so far, by source. Points that count only at the end are computed when needed.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::imhotep) struct Points {
    pub pyramid: i16,
    pub temple: i16,
    pub obelisks: i16,
}

/// Hashes one byte each, and more only if one does not suffice, so that hashes in old records stay valid.
impl Hash for Points {
    fn hash<H: Hasher>(&self, to: &mut H) {
        let all = [self.pyramid, self.temple, self.obelisks];
        all.into_iter().for_each(|points| (points as u8).hash(to));
        if all.iter().any(|points| *points > 255) {
            all.hash(to);
        }
    }
}

/// The ruleset of the game: which sites lie on their side B, and the other options.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::imhotep) struct Ruleset {
    pub seats: u8,
    pub sides_b: u8,
    pub wrath: bool,
    pub pyramid_bonus: PyramidBonus,
}

/// Returns the bits of a mask, lowest first. The iterator knows its length, so that a list can reserve its
/// memory at once.
#[inline]
pub(in crate::imhotep) fn spots(mut mask: u16) -> impl ExactSizeIterator<Item = u8> + Clone {
    (0..mask.count_ones()).map(move |_| {
        let spot = mask.trailing_zeros() as u8;
        mask &= mask.wrapping_sub(1);
        spot
    })
}
