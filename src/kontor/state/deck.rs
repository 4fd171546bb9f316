//! Cards that are not on the table: in hands, in piles, for sale, laid aside; and which of them all players know.

use super::piles::{Docks, Stack};
use crate::game::{BySeat, Seat, Seats};
use crate::kontor::{CardSet, DockPiles, Pile, Ruleset};

/// The most places of a hand's first row: three docks, two canals, and all six special cards.
const ROW: usize = 11;
/// The most cards of a hand: three docks more, if an event may draw them (`Ruleset::spare_places`).
pub const MOST_HELD: usize = ROW + 3;
pub const ALL_DOCKS: usize = 44;
/// The most docks of a colour, which may all lie in one pile.
pub const DOCK_PILE: usize = 36;
/// The number of canals of a box, without the anchor.
pub const ALL_CANALS: usize = 43;
/// The most cards of the canal pile: all canals, and the special cards if they are among them.
pub const CANAL_PILE: usize = ALL_CANALS + SPECIALS;
pub const SPECIALS: usize = 6;

/// The cards that are not on the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deck {
    /// The cards in hand by place; 0 is an empty place. See `Deck::row_of`.
    hands: BySeat<[u8; ROW]>,
    docks: Docks,
    canals: Stack<CANAL_PILE>,
    /// Special cards that can be bought (rule `kontor/special-shop`).
    for_sale: Stack<SPECIALS>,
    /// Cards that all players have seen.
    known: CardSet,
    /// Cards laid aside unseen: special cards that were not dealt, and canals set aside.
    aside: CardSet,
    /// Players who have looked through their own pile (rule `kontor/first-pick`).
    searched: Seats,
    players: u8,
    /// The places of a hand that can ever have a card.
    places: u8,
}

impl Deck {
    /// Returns empty hands and piles for a box in which red has this many docks.
    pub fn new(rules: &Ruleset, red: usize) -> Deck {
        Deck {
            hands: BySeat([[0; ROW]; 4]),
            docks: match rules.setup.piles {
                DockPiles::OneASide => Docks::empty(rules.players, red),
                DockPiles::OneForAll => Docks::common(),
            },
            canals: Stack::EMPTY,
            for_sale: Stack::EMPTY,
            known: CardSet::default(),
            aside: CardSet::default(),
            searched: Seats::NONE,
            players: rules.players,
            places: rules.places(),
        }
    }

    /// Returns the row of `hands` that keeps a place of a hand, and the index in it. Each of two players has
    /// a second row, for the places beyond the first row.
    #[inline]
    fn row_of(&self, seat: Seat, slot: u8) -> (Seat, usize) {
        let at = usize::from(slot);
        if at < ROW || self.players != 2 { (seat, at) } else { (Seat(seat.0 ^ 2), at - ROW) }
    }
}

/// Hands.
impl Deck {
    /// Returns the card at a place of a hand.
    #[inline]
    pub fn held(&self, seat: Seat, slot: u8) -> Option<u8> {
        let (row, at) = self.row_of(seat, slot);
        self.hands[row].get(at).copied().filter(|&number| number != 0)
    }

    /// Puts a card at a place of a hand.
    pub fn hold(&mut self, seat: Seat, slot: u8, number: u8) {
        let (row, at) = self.row_of(seat, slot);
        if let Some(place) = self.hands[row].get_mut(at) {
            *place = number;
        }
    }

    /// Empties a place of a hand.
    #[inline]
    pub fn give_up(&mut self, seat: Seat, slot: u8) {
        self.hold(seat, slot, 0);
    }

    /// Returns the places of a hand with a card.
    #[inline]
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = (u8, u8)> + '_ {
        (0..self.places).filter_map(move |slot| self.held(seat, slot).map(|number| (slot, number)))
    }

    /// Returns whether a seat has any card in hand.
    #[inline]
    pub fn holds_any(&self, seat: Seat) -> bool {
        self.hand(seat).next().is_some()
    }

    /// Returns whether a seat has a card in hand.
    #[inline]
    pub fn holds(&self, seat: Seat, number: u8) -> bool {
        self.slot_of(seat, number).is_some()
    }

    /// Returns the place of a card in a hand.
    #[inline]
    pub fn slot_of(&self, seat: Seat, number: u8) -> Option<u8> {
        self.hand(seat).find(|&(_, held)| held == number).map(|(slot, _)| slot)
    }

    /// Returns the holder of a card, and its place in the hand.
    #[inline]
    pub fn holder(&self, number: u8) -> Option<(Seat, u8)> {
        Seat::all(self.players).find_map(|seat| Some((seat, self.slot_of(seat, number)?)))
    }

    #[inline]
    pub fn all_held(&self) -> impl Iterator<Item = u8> {
        self.hands.0.iter().flatten().copied().filter(|&number| number != 0)
    }
}

/// Piles.
impl Deck {
    /// Lays a dock pile, the top first.
    #[inline]
    pub fn lay_docks(&mut self, seat: Seat, downwards: &[u8]) {
        self.docks.lay(seat.index(), downwards);
    }

    /// Lays the canal pile, the top first.
    #[inline]
    pub fn lay_canals(&mut self, downwards: &[u8]) {
        self.canals = Stack::downwards(downwards);
    }

    pub fn top(&self, pile: Pile) -> Option<u8> {
        match pile {
            Pile::Docks(seat) => self.docks.top(seat.index()),
            Pile::Canals => self.canals.cards().last().copied(),
        }
    }

    pub fn height(&self, pile: Pile) -> u8 {
        match pile {
            Pile::Docks(seat) => self.docks.len(seat.index()),
            Pile::Canals => self.canals.len(),
        }
    }

    /// Returns the cards of a pile, the top first.
    pub fn downwards(&self, pile: Pile) -> Vec<u8> {
        match pile {
            Pile::Docks(seat) => self.own_docks(seat).collect(),
            Pile::Canals => self.canals.cards().iter().rev().copied().collect(),
        }
    }

    /// Returns the cards of a dock pile, the top first.
    #[inline]
    pub fn own_docks(&self, seat: Seat) -> impl Iterator<Item = u8> {
        self.docks.downwards(seat.index())
    }

    pub fn draw(&mut self, pile: Pile) -> Option<u8> {
        match pile {
            Pile::Docks(seat) => self.docks.draw(seat.index()),
            Pile::Canals => self.canals.draw(),
        }
    }

    /// Takes a card out of a dock pile, wherever it lies; returns whether it was there.
    #[inline]
    pub fn pick(&mut self, seat: Seat, number: u8) -> bool {
        self.docks.remove(seat.index(), number)
    }

    /// Puts a card under a dock pile.
    #[inline]
    pub fn put_under(&mut self, seat: Seat, number: u8) {
        self.docks.put_under(seat.index(), number);
    }

    /// Notes that a player has looked through their own pile, whose order the other players no longer know.
    pub fn search(&mut self, seat: Seat) {
        self.searched = self.searched.with(seat);
        for number in self.docks.downwards(seat.index()).skip(1) {
            self.known.remove(number);
        }
    }

    #[inline]
    pub fn searched(&self) -> Seats {
        self.searched
    }
}

/// Cards for sale and laid aside, and what all know.
impl Deck {
    /// Offers special cards for sale, the first of them first.
    #[inline]
    pub fn offer(&mut self, numbers: &[u8]) {
        self.for_sale = Stack::downwards(numbers);
    }

    /// Returns the special cards for sale, the next one last.
    #[inline]
    pub fn for_sale(&self) -> &[u8] {
        self.for_sale.cards()
    }

    #[inline]
    pub fn sell(&mut self) -> Option<u8> {
        self.for_sale.draw()
    }

    #[inline]
    pub fn aside(&self) -> CardSet {
        self.aside
    }

    #[inline]
    pub fn set_aside(&mut self, number: u8) {
        self.aside.insert(number);
    }

    #[inline]
    pub fn lay_aside(&mut self, numbers: CardSet) {
        self.aside = numbers;
    }

    #[inline]
    pub fn known(&self) -> CardSet {
        self.known
    }

    /// Returns whether all players have seen a card.
    #[inline]
    pub fn is_known(&self, number: u8) -> bool {
        self.known.has(number)
    }

    /// Notes that all players see a card.
    #[inline]
    pub fn know(&mut self, number: u8) {
        self.known.insert(number);
    }

    /// Notes that players no longer know where a card is.
    #[inline]
    pub fn forget(&mut self, number: u8) {
        self.known.remove(number);
    }

    /// Calls `each` with every place of a card that may be hidden: these hands, then piles.
    pub fn each_hidden(&mut self, hands: Seats, mut each: impl FnMut(&mut u8)) {
        let two = self.players == 2;
        for (hand, row) in self.hands.0.iter_mut().zip(0u8..) {
            let owner = Seat(if two { row & 1 } else { row });
            if hands.contains(owner) {
                hand.iter_mut().filter(|slot| **slot != 0).for_each(&mut each);
            }
        }
        self.docks.cards_mut().for_each(&mut each);
        self.canals.cards_mut().iter_mut().for_each(&mut each);
        self.for_sale.cards_mut().iter_mut().for_each(&mut each);
    }

    /// Removes all piles, for smaller endings.
    #[inline]
    pub fn remove_piles(&mut self) {
        self.docks = Docks::empty(self.players, 0);
        self.canals = Stack::EMPTY;
    }
}

#[cfg(test)]
impl Deck {
    /// Replaces the first places of a hand; 0 is an empty place.
    pub fn deal(&mut self, seat: Seat, cards: &[u8]) {
        (0..).zip(cards).for_each(|(slot, &number)| self.hold(seat, slot, number));
    }

    pub fn empty_hand(&mut self, seat: Seat) {
        (0..self.places).for_each(|slot| self.give_up(seat, slot));
    }

    /// Returns whether no card is at two places.
    pub fn is_sound(&self) -> bool {
        let piles = Seat::all(4).flat_map(|seat| self.own_docks(seat)).chain(self.downwards(Pile::Canals));
        let others = self.for_sale().iter().copied().chain(self.aside.iter());
        let mut there = CardSet::default();
        self.all_held().chain(piles).chain(others).all(|number| {
            let first = !there.has(number);
            there.insert(number);
            first
        })
    }
}
