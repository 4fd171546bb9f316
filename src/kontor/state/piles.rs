//! Piles of cards as flat values: a stack, and the dock piles, which share their room.

use super::deck::ALL_DOCKS;

/// A pile of at most `N` cards, drawn from the top. Places above the top are 0.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Stack<const N: usize> {
    cards: [u8; N],
    len: u8,
}

impl<const N: usize> Stack<N> {
    pub const EMPTY: Stack<N> = Stack { cards: [0; N], len: 0 };

    /// Returns a stack of these cards, the top first, as many as there is room for.
    #[inline]
    pub fn downwards(cards: &[u8]) -> Stack<N> {
        let mut pile = Stack { cards: [0; N], len: cards.len().min(N) as u8 };
        pile.cards.iter_mut().zip(cards.iter().rev()).for_each(|(place, &card)| *place = card);
        pile
    }

    /// Puts a card on top, while there is room.
    pub fn push(&mut self, card: u8) {
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = card;
            self.len += 1;
        }
    }

    #[inline]
    pub fn draw(&mut self) -> Option<u8> {
        let top = self.len.checked_sub(1)?;
        self.len = top;
        self.cards.get_mut(usize::from(top)).map(std::mem::take)
    }

    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Returns the cards, the top last.
    #[inline]
    pub fn cards(&self) -> &[u8] {
        self.cards.get(..usize::from(self.len)).unwrap_or_default()
    }

    /// Returns the cards, the top last, for changes.
    #[inline]
    pub fn cards_mut(&mut self) -> &mut [u8] {
        self.cards.get_mut(..usize::from(self.len)).unwrap_or_default()
    }
}

/// Who draws from one pile.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
enum Sharing {
    /// Each of two players.
    Side,
    /// Each of two partners from a half of their side's docks.
    Halves,
    /// All players.
    Common,
}

/// The dock piles of all seats. Those of a side share its places: if there are two, one grows from the front
/// and one from the back, so that each may use all the room that the other leaves.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Docks {
    cards: [u8; ALL_DOCKS],
    len: [u8; 4],
    sharing: Sharing,
    /// The number of places of red, which come first; black has the others.
    red: u8,
}

impl Docks {
    /// Returns empty piles for this number of players, and for a box in which red has this many docks.
    #[inline]
    pub fn empty(players: u8, red: usize) -> Docks {
        let sharing = if players == 4 { Sharing::Halves } else { Sharing::Side };
        Docks { cards: [0; ALL_DOCKS], len: [0; 4], sharing, red: red.min(ALL_DOCKS) as u8 }
    }

    /// Returns one empty pile for all players, which is the first seat's.
    #[inline]
    pub fn common() -> Docks {
        Docks { sharing: Sharing::Common, ..Docks::empty(2, 0) }
    }

    /// Returns whether two seats draw from each side's docks.
    #[inline]
    fn halves(&self) -> bool {
        self.sharing == Sharing::Halves
    }

    /// Returns the first place of a seat's side, and the number of its places.
    fn side(&self, seat: usize) -> (usize, usize) {
        let (red, black) = (usize::from(self.red), if self.halves() { seat >> 1 & 1 } else { seat & 1 });
        match (self.sharing == Sharing::Common, black) {
            (true, _) => (0, ALL_DOCKS),
            (false, 0) => (0, red),
            (false, _) => (red, ALL_DOCKS.saturating_sub(red)),
        }
    }

    /// Returns the place of the card this high above the bottom of a pile.
    fn place(&self, seat: usize, height: u8) -> usize {
        let ((first, places), height) = (self.side(seat), usize::from(height));
        if self.halves() && seat & 1 == 1 {
            (first + places).wrapping_sub(1 + height)
        } else {
            first + height
        }
    }

    /// Fills a pile with these cards, the top first, as many as there is room for.
    pub fn lay(&mut self, seat: usize, downwards: &[u8]) {
        let (first, places) = self.side(seat);
        let upwards = downwards.iter().rev().take(places);
        if let Some(len) = self.len.get_mut(seat) {
            *len = upwards.len() as u8;
        }
        let back = self.halves() && seat & 1 == 1;
        let places = self.cards.get_mut(first..first + places).unwrap_or_default().iter_mut();
        let lay = |(place, &card): (&mut u8, &u8)| *place = card;
        if back { places.rev().zip(upwards).for_each(lay) } else { places.zip(upwards).for_each(lay) }
    }

    #[inline]
    pub fn len(&self, seat: usize) -> u8 {
        self.len.get(seat).copied().unwrap_or(0)
    }

    /// Returns the card this high above the bottom of a pile.
    #[inline]
    fn get(&self, seat: usize, height: u8) -> Option<u8> {
        self.cards.get(self.place(seat, height)).copied().filter(|&card| card != 0)
    }

    #[inline]
    pub fn top(&self, seat: usize) -> Option<u8> {
        self.get(seat, self.len(seat).checked_sub(1)?)
    }

    pub fn draw(&mut self, seat: usize) -> Option<u8> {
        let top = self.len(seat).checked_sub(1)?;
        let place = self.place(seat, top);
        *self.len.get_mut(seat)? = top;
        self.cards.get_mut(place).map(std::mem::take)
    }

    /// Puts a card under a pile while its side has room, which it has for all its docks.
    pub fn put_under(&mut self, seat: usize, card: u8) {
        let partner = if self.halves() { self.len(seat ^ 1) } else { 0 };
        if usize::from(self.len(seat) + partner) >= self.side(seat).1 {
            return;
        }
        let mut lifted = card;
        for height in 0..=self.len(seat) {
            let place = self.place(seat, height);
            if let Some(place) = self.cards.get_mut(place) {
                std::mem::swap(place, &mut lifted);
            }
        }
        if let Some(len) = self.len.get_mut(seat) {
            *len += 1;
        }
    }

    /// Takes a card out of a pile, wherever it lies; returns whether it was there.
    pub fn remove(&mut self, seat: usize, card: u8) -> bool {
        let Some(from) = (0..self.len(seat)).find(|&height| self.get(seat, height) == Some(card)) else {
            return false;
        };
        for height in from + 1..self.len(seat) {
            let (above, below) = (self.place(seat, height), self.place(seat, height - 1));
            if above < self.cards.len() && below < self.cards.len() {
                self.cards.swap(above, below);
            }
        }
        self.draw(seat).is_some()
    }

    /// Returns the cards of a pile, the top first.
    #[inline]
    pub fn downwards(&self, seat: usize) -> impl Iterator<Item = u8> {
        (0..self.len(seat)).rev().filter_map(move |height| self.get(seat, height))
    }

    /// Returns the cards of all piles, for changes.
    #[inline]
    pub fn cards_mut(&mut self) -> impl Iterator<Item = &mut u8> {
        self.cards.iter_mut().filter(|card| **card != 0)
    }
}
