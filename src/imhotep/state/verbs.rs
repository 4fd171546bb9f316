//! The only verbs that change the state. Each of them changes the state *and* logs the change, so that no
//! event can be forgotten. `turn` and `sites` decide what follows from a change.

use super::{FIRST_HELD, Imhotep, Pending, spots};
use crate::game::{Log, Motion, Seat};
use crate::imhotep::cards::{CARDS, COPIES, Card, Colour, KINDS, Site, least_load};
use crate::imhotep::event::Event;
use crate::imhotep::moves::Spot;
use crate::imhotep::place::{Face, Place};
use arrayvec::ArrayVec;

/// Stones.
impl Imhotep {
    /// Takes stones from the quarry to the sled, as many as fit and are left; returns how many.
    pub(in crate::imhotep) fn take_stones(&mut self, seat: Seat, wanted: u8, log: &mut impl Log<Self>) -> u8 {
        let taken = self.stones_to_take(seat, wanted);
        for i in self.sled(seat)..self.sled(seat) + taken {
            let (from, to) = (Place::Quarry(seat), Place::Sled(seat, i));
            log.motion(Motion::Move { from, to, face: stone(seat) });
        }
        self.quarry[seat] -= taken;
        self.sled[seat] += taken;
        taken
    }

    /// Loads a stone from the sled on a boat.
    pub(in crate::imhotep) fn load(&mut self, seat: Seat, spot: Spot, log: &mut impl Log<Self>) {
        let (index, Spot(boat, place)) = (spot.index(), spot);
        self.sled[seat] -= 1;
        let from = Place::Sled(seat, self.sled(seat));
        self.loaded |= 1 << index;
        self.free &= !(1 << index);
        self.aboard = self.aboard & !(3 << (2 * index)) | u32::from(seat.0) << (2 * index);
        log.event(Event::Loaded { seat, boat, place });
        log.motion(Motion::Move { from, to: Place::Boat(boat, place), face: stone(seat) });
    }

    /// Moves a stone to `to`, from a boat or, if `spot` is `None`, from the quarry.
    pub(in crate::imhotep) fn move_stone(
        &mut self,
        owner: Seat,
        spot: Option<u8>,
        to: Place,
        log: &mut impl Log<Self>,
    ) {
        let from = match spot {
            Some(spot) => {
                self.loaded &= !(1 << spot);
                let Spot(boat, place) = Spot::at(spot);
                Place::Boat(boat, place)
            }
            None => {
                self.quarry[owner] -= 1;
                Place::Quarry(owner)
            }
        };
        log.motion(Motion::Move { from, to, face: stone(owner) });
    }

    /// Returns a stone on a boat to its quarry.
    pub(in crate::imhotep) fn return_stone(&mut self, owner: Seat, spot: u8, log: &mut impl Log<Self>) {
        self.quarry[owner] += 1;
        self.move_stone(owner, Some(spot), Place::Quarry(owner), log);
        log.event(Event::StoneReturned { seat: owner });
    }
}

/// Boats and docks.
impl Imhotep {
    /// Lays out the boats of the next round card.
    pub(in crate::imhotep) fn launch_boats(&mut self, log: &mut impl Log<Self>) {
        self.afloat = 15;
        self.docked = [None; 4];
        self.free = 0;
        for (boat, capacity) in self.round_card().capacities().into_iter().enumerate() {
            self.free |= ((1 << capacity) - 1) << (4 * boat);
            let boat = boat as u8;
            self.log_boat(boat, Place::Shore, Place::Lane(boat), log);
        }
    }

    /// Sails a boat to a dock and makes its unloading pending.
    pub(in crate::imhotep) fn dock(&mut self, boat: u8, site: Site, log: &mut impl Log<Self>) {
        self.docked[usize::from(boat & 3)] = Some(site);
        self.afloat &= !(1 << (boat & 3));
        self.free &= !(15 << (4 * (boat & 3)));
        let seat = self.turn;
        self.sailor = Some(seat);
        log.event(Event::Sailed { seat, boat, site });
        self.log_boat(boat, Place::Lane(boat), Place::Dock(site), log);
    }

    /// Returns the stones on boats that have not sailed, because no player can act any more
    /// (`imhotep/all-stuck`).
    pub(in crate::imhotep) fn abandon_boats(&mut self, log: &mut impl Log<Self>) {
        for spot in spots(self.loaded) {
            if let Some(owner) = self.owner_at(spot) {
                self.return_stone(owner, spot, log);
            }
        }
        for boat in spots(u16::from(self.afloat)) {
            self.log_boat(boat, Place::Lane(boat), Place::Shore, log);
        }
        self.afloat = 0;
        self.free = 0;
    }

    /// Returns the boats at the docks to the pool.
    pub(in crate::imhotep) fn return_boats(&mut self, log: &mut impl Log<Self>) {
        for boat in 0..4 {
            if let Some(site) = self.docked[usize::from(boat)].take() {
                self.log_boat(boat, Place::Dock(site), Place::Shore, log);
            }
        }
    }
}

/// Cards.
impl Imhotep {
    /// Takes the top card of the deck and returns it. If the deck is empty, the discards are shuffled first
    /// (`imhotep/reshuffle`).
    pub(in crate::imhotep) fn take_card(&mut self, log: &mut impl Log<Self>) -> Option<Card> {
        if self.deck.len() == 0 {
            self.reshuffle(log);
        }
        self.deck.take_top()
    }

    fn reshuffle(&mut self, log: &mut impl Log<Self>) {
        let mut pile: ArrayVec<u8, CARDS> = ArrayVec::new();
        for kind in 0..KINDS {
            pile.extend(std::iter::repeat_n(kind as u8, usize::from(self.discard[kind])));
        }
        if pile.is_empty() {
            return;
        }
        self.rng.shuffle(&mut pile);
        log.shuffled(&mut pile);
        self.discard = [0; KINDS];
        let cards: ArrayVec<Card, CARDS> = pile.iter().filter_map(|&n| Card::from_number(n)).collect();
        self.deck = super::Deck::of(&cards);
        log.event(Event::Reshuffled { cards: pile.len() as u8 });
        for _ in &cards {
            log.motion(Motion::Move { from: Place::Discard, to: Place::Deck, face: None });
        }
    }

    /// Gives a card at `from` to a player; a red card is carried out instead.
    pub(in crate::imhotep) fn gain_card(
        &mut self,
        seat: Seat,
        card: Card,
        from: Place,
        log: &mut impl Log<Self>,
    ) {
        let face = Some(Face::Card { card });
        if card.colour() == Colour::Red {
            log.motion(Motion::Move { from, to: self.next_played(), face });
            self.push_pending(Pending::Discard { card });
            match card.site() {
                Some(site) if self.quarry(seat) > 0 => {
                    self.push_pending(Pending::Build { owner: seat, site, spot: None })
                }
                _ => log.event(Event::QuarryEmpty { seat, card }),
            }
        } else {
            self.held[seat][card.index() - FIRST_HELD] += 1;
            log.motion(Motion::Move { from, to: Place::Held(seat, card), face });
        }
    }

    /// Plays a blue card from in front of its owner. Lever and Sail lie open until their boat is unloaded.
    pub(in crate::imhotep) fn play_card(&mut self, seat: Seat, card: Card, log: &mut impl Log<Self>) {
        self.held[seat][card.index() - FIRST_HELD] -= 1;
        log.event(Event::PlayedCard { seat, card });
        let from = Place::Held(seat, card);
        log.motion(Motion::Move { from, to: self.next_played(), face: Some(Face::Card { card }) });
    }

    /// Discards a card that has been carried out.
    pub(in crate::imhotep) fn discard_played(&mut self, card: Card, log: &mut impl Log<Self>) {
        let from = self.next_played();
        self.discard_card(card, from, log);
    }

    /// Discards a card at `from`, face up.
    pub(in crate::imhotep) fn discard_card(&mut self, card: Card, from: Place, log: &mut impl Log<Self>) {
        self.discard[card.index()] += 1;
        log.motion(Motion::Move { from, to: Place::Discard, face: Some(Face::Card { card }) });
    }

    /// Deals the market of a round: the face-up cards, and the pair on side B (`imhotep/ruling-4`).
    pub(in crate::imhotep) fn deal_market(&mut self, log: &mut impl Log<Self>) {
        let face_up = if self.is_b(Site::Market) { 3 } else { 4 };
        for i in 0..face_up {
            let Some(card) = self.take_card(log) else { return };
            self.row[i] = Some(card);
            let (to, face) = (Place::Market(i as u8), Some(Face::Card { card }));
            log.motion(Motion::Move { from: Place::Deck, to, face });
        }
        if face_up < 4 {
            for i in 0..2 {
                let Some(card) = self.take_card(log) else { return };
                self.pair[i] = Some(card);
                let (to, face) = (Place::Pair(i as u8), Some(Face::Card { card }));
                log.motion(Motion::Move { from: Place::Deck, to, face });
            }
        }
    }

    /// Turns up the pair for all to see (`imhotep/ruling-8`).
    pub(in crate::imhotep) fn turn_pair_up(&mut self, log: &mut impl Log<Self>) {
        self.pair_up = true;
        for (i, card) in self.pair.into_iter().enumerate() {
            if let Some(card) = card {
                log.motion(Motion::Turn { at: Place::Pair(i as u8), face: Some(Face::Card { card }) });
            }
        }
    }

    /// Discards the cards that no player took; a pair is turned up first.
    pub(in crate::imhotep) fn clear_market(&mut self, log: &mut impl Log<Self>) {
        if self.row.iter().chain(&self.pair).flatten().next().is_some() {
            log.event(Event::MarketCleared);
        }
        for i in 0..4 {
            if let Some(card) = self.row[i].take() {
                self.discard_card(card, Place::Market(i as u8), log);
            }
        }
        for i in 0..2 {
            if let Some(card) = self.pair[i].take() {
                self.discard_card(card, Place::Pair(i as u8), log);
            }
        }
        self.pair_up = false;
    }
}

/// Bookkeeping.
impl Imhotep {
    /// Puts a decision or step on the stack of pending ones, which has room for all that the rules can make
    /// pending (`imhotep/ruling-36`).
    #[inline]
    pub(in crate::imhotep) fn push_pending(&mut self, pending: Pending) {
        let full = self.pending.try_push(pending).is_err();
        debug_assert!(!full, "more is pending than the rules can make pending");
    }

    /// Scores points at once.
    #[inline]
    pub(in crate::imhotep) fn count_points(
        &mut self,
        seat: Seat,
        points: u8,
        event: Event,
        log: &mut impl Log<Self>,
    ) {
        log.event(event);
        log.motion(Motion::Count { at: Place::Score(seat), by: i16::from(points) });
    }

    fn log_boat(&self, boat: u8, from: Place, to: Place, log: &mut impl Log<Self>) {
        let capacity = self.capacity(boat);
        let face = Some(Face::Boat { boat, capacity, least: least_load(capacity) });
        log.motion(Motion::Move { from, to, face });
    }

    /// Returns for each kind how many of the 34 cards are missing from the table. All are zero unless a card
    /// was lost by a bug.
    pub fn missing_cards(&self) -> [i8; KINDS] {
        let mut missing = COPIES.map(|n| n as i8);
        let row = self.row.iter().chain(&self.pair).flatten().copied();
        for card in row.chain(self.deck.cards()).chain(self.under_way()) {
            missing[card.index()] -= 1;
        }
        for card in Card::ALL {
            let held: u8 = Seat::all(4).map(|s| self.held(s, card)).sum();
            missing[card.index()] -= (held + self.discard[card.index()]) as i8;
        }
        missing
    }
}

fn stone(seat: Seat) -> Option<Face> {
    Some(Face::Stone { seat })
}
