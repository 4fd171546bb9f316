//! The state of a game, and the only verbs that change it. Each verb changes *and* tells, so that nothing can be
//! forgotten; what follows from a change is decided in `turn` and `sites`.

use super::cards::{Bonus, CARDS, COPIES, Card, Colour, KINDS, ROUNDS, RoundCard, SLED, Site, Tables};
use super::config::{PyramidBonus, Side};
use super::moves::{Order, Spot};
use super::said::Said;
use super::sight::{Face, Place};
use crate::game::{Log, Motion, Seat};
use crate::rng::Rng;
use arrayvec::ArrayVec;

/// Something that has to be settled before the turn can go on. The last of the stack comes first.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Owed {
    /// A boat at its dock with stones aboard; `card` is the Lever or Sail that brought it there.
    Unload { boat: u8, order: Order, card: Option<Card> },
    /// A stone at the market: its owner picks.
    Pick { owner: Seat, spot: u8 },
    /// The pair was taken: its owner keeps one.
    Keep { owner: Seat },
    /// A stone at the market goes back to the quarry.
    Return { owner: Seat, spot: u8 },
    /// A red card has been carried out.
    Discard { card: Card },
    /// A stone is to be built, from a boat (`spot`) or from the quarry.
    Build { owner: Seat, site: Site, spot: Option<u8> },
    /// A bonus of pyramids B.
    Bonus { owner: Seat, bonus: Bonus },
    /// The temple is being scored and has come to this column.
    Temple { column: u8 },
}

/// Stones of up to four colours in the order in which they were laid, two bits each.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Row {
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

/// The market deck, half a byte a card; the top is the last.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Deck {
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

    /// The cards from the top down.
    pub fn cards(&self) -> ArrayVec<Card, CARDS> {
        let mut rest = *self;
        std::iter::from_fn(|| rest.take_top()).collect()
    }

    /// A deck of these cards, top first.
    pub fn of(cards: &[Card]) -> Deck {
        let mut deck = Deck::default();
        cards.iter().rev().for_each(|&card| deck.put_on_top(card));
        deck
    }
}

/// Points scored at once or at the end of a round, by source. What only counts at the end is derived.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Points {
    pub pyramid: u8,
    pub temple: u8,
    pub obelisks: u8,
}

/// The sites that lie on their side B, and the other switches of a table.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Table {
    pub seats: u8,
    pub sides_b: u8,
    pub wrath: bool,
    pub pyramid_bonus: PyramidBonus,
}

/// A game of Imhotep.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Imhotep {
    pub(super) rng: Rng,
    pub(super) temple: Row,
    pub(super) chamber: Row,
    /// Places of pyramid A, or five of each pyramid B.
    pub(super) pyramid: Row,
    /// Owners by spot of the round's boats; only those of `loaded` mean anything.
    pub(super) aboard: u32,
    /// Spots with a stone.
    pub(super) loaded: u16,
    /// Free spots of boats that have not sailed.
    pub(super) free: u16,
    /// Owners of the obelisks built on side B.
    pub(super) built: u32,
    pub(super) owed: ArrayVec<Owed, 8>,
    pub(super) table: Table,
    pub(super) tables: Tables,
    /// The round cards in the order of play; the last is the one removed.
    pub(super) rounds: [RoundCard; 7],
    /// Rounds that are over.
    pub(super) round: u8,
    pub(super) turn: Seat,
    /// Who began the round.
    pub(super) opener: Seat,
    /// Who last sailed a boat in this round.
    pub(super) sailor: Option<Seat>,
    /// Forced passes that have followed one another.
    pub(super) passes: u8,
    /// Boats that have not sailed, as a mask.
    pub(super) afloat: u8,
    /// Where the boats of the round lie.
    pub(super) docked: [Option<Site>; 4],
    pub(super) sled: [u8; 4],
    pub(super) quarry: [u8; 4],
    pub(super) points: [Points; 4],
    /// Cards in front of the players, by kind from [`Card::PyramidOrnament`].
    pub(super) held: [[u8; HELD]; 4],
    pub(super) row: [Option<Card>; 4],
    pub(super) pair: [Option<Card>; 2],
    pub(super) pair_up: bool,
    pub(super) deck: Deck,
    pub(super) discard: [u8; KINDS],
    pub(super) temple_len: u8,
    pub(super) chamber_len: u8,
    /// Stones of pyramid A, or of each pyramid B.
    pub(super) pyramid_len: [u8; 3],
    pub(super) beside: [u8; 4],
    /// Stones at the obelisks, on side B those of built ones included.
    pub(super) obelisk: [u8; 4],
    pub(super) built_len: u8,
}

/// Kinds of card that can lie in front of a player: all but the three red ones.
const HELD: usize = KINDS - FIRST_HELD;
const FIRST_HELD: usize = 3;
const FIRST_BLUE: usize = 8 - FIRST_HELD;

/// The bits of a mask, lowest first. It is known how many there are, so that a list takes them all at once.
#[inline]
pub(super) fn spots(mut mask: u16) -> impl ExactSizeIterator<Item = u8> + Clone {
    (0..mask.count_ones()).map(move |_| {
        let spot = mask.trailing_zeros() as u8;
        mask &= mask.wrapping_sub(1);
        spot
    })
}

/// What can be read off the table.
impl Imhotep {
    /// Whether a site lies on its side B.
    #[inline]
    pub(super) fn is_b(&self, site: Site) -> bool {
        self.table.sides_b & 1 << site as u8 != 0
    }

    /// The side of a site.
    pub fn side(&self, site: Site) -> Side {
        if self.is_b(site) { Side::B } else { Side::A }
    }

    /// Whether all six rounds are over.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.round >= ROUNDS
    }

    /// Whose turn it is, whoever decides at the moment.
    #[inline]
    pub fn on_turn(&self) -> Seat {
        self.turn
    }

    /// Stones on a sled.
    #[inline]
    pub fn sled(&self, seat: Seat) -> u8 {
        self.sled[seat.index() & 3]
    }

    /// Stones left in the quarry.
    #[inline]
    pub fn quarry(&self, seat: Seat) -> u8 {
        self.quarry[seat.index() & 3]
    }

    /// How many stones a sled still takes.
    #[inline]
    pub fn sled_room(&self, seat: Seat) -> u8 {
        SLED.saturating_sub(self.sled(seat))
    }

    /// How many of `wanted` stones fit on the sled and are left (`imhotep/ruling-15`: never voluntarily fewer).
    #[inline]
    pub fn stones_to_take(&self, seat: Seat, wanted: u8) -> u8 {
        wanted.min(self.sled_room(seat)).min(self.quarry(seat))
    }

    /// Cards of a kind in front of a player.
    #[inline]
    pub fn held(&self, seat: Seat, card: Card) -> u8 {
        match card.index().checked_sub(FIRST_HELD) {
            Some(kind) => self.held[seat.index() & 3][kind],
            None => 0,
        }
    }

    #[inline]
    pub(super) fn holds_blue(&self, seat: Seat) -> bool {
        self.held[seat.index() & 3][FIRST_BLUE..].iter().fold(0, |any, n| any | n) != 0
    }

    /// Unused blue cards.
    pub(super) fn blue_cards(&self, seat: Seat) -> u8 {
        self.held[seat.index() & 3][FIRST_BLUE..].iter().sum()
    }

    /// The round card that lies open.
    #[inline]
    pub fn round_card(&self) -> RoundCard {
        self.rounds[usize::from(self.round.min(ROUNDS - 1))]
    }

    /// The places of a boat.
    #[inline]
    pub fn capacity(&self, boat: u8) -> u8 {
        self.round_card().capacity(boat)
    }

    /// Stones on a boat.
    #[inline]
    pub fn load_of(&self, boat: u8) -> u8 {
        (self.loaded >> (4 * (boat & 3)) & 15).count_ones() as u8
    }

    /// Whether the boat has not sailed yet.
    #[inline]
    pub fn is_afloat(&self, boat: u8) -> bool {
        self.afloat & 1 << (boat & 3) != 0
    }

    /// Boats that carry their least load and have not sailed. The least load is one less than the places but at least
    /// one (see `least_load`): a boat may sail when it carries a stone and has at most one free place. Counted for all
    /// four boats at once, each in four bits.
    #[inline]
    pub(super) fn boats_ready(&self) -> impl ExactSizeIterator<Item = u8> + Clone {
        let pairs = self.free - (self.free >> 1 & 0x5555);
        let free = (pairs & 0x3333) + (pairs >> 2 & 0x3333);
        let two_or_more_free = (free + 0x6666) >> 3;
        let carries = self.loaded | self.loaded >> 1 | self.loaded >> 2 | self.loaded >> 3;
        let ready = carries & !two_or_more_free & 0x1111;
        let packed = ready | ready >> 3 | ready >> 6 | ready >> 9;
        spots(packed & 15 & u16::from(self.afloat))
    }

    /// Sites at which no boat lies.
    #[inline]
    pub(super) fn free_docks(&self) -> impl ExactSizeIterator<Item = Site> + Clone {
        let taken = self.docked.iter().flatten().fold(0u16, |mask, &site| mask | 1 << site as u16);
        spots(!taken & 0b1_1111).map(|site| Site::ALL[usize::from(site)])
    }

    /// Spots where a stone can be loaded.
    #[inline]
    pub(super) fn free_spots(&self) -> u16 {
        self.free
    }

    /// Whose stone lies on a spot.
    #[inline]
    pub(super) fn owner_at(&self, spot: u8) -> Option<Seat> {
        let spot = spot & 15;
        (self.loaded & 1 << spot != 0).then(|| Seat((self.aboard >> (2 * spot) & 3) as u8))
    }

    /// Owners of the stones on a boat, from the bow.
    #[inline]
    pub(super) fn aboard(&self, boat: u8) -> impl Iterator<Item = Seat> + '_ {
        spots(self.loaded & 15 << (4 * (boat & 3))).filter_map(|spot| self.owner_at(spot))
    }

    /// The spot nearest the bow with a stone of this owner.
    #[inline]
    pub(super) fn spot_of(&self, boat: u8, owner: Seat) -> Option<u8> {
        spots(self.loaded & 15 << (4 * (boat & 3))).find(|&spot| self.owner_at(spot) == Some(owner))
    }

    /// The kinds of card that lie face up, each once.
    pub(super) fn kinds_on_offer(&self) -> impl Iterator<Item = Card> {
        let kinds = self.row.iter().flatten().fold(0u16, |mask, &card| mask | 1 << card as u16);
        spots(kinds).filter_map(Card::from_number)
    }

    /// The cards of the pair that lie there.
    pub(super) fn pair(&self) -> impl Iterator<Item = Card> {
        self.pair.into_iter().flatten()
    }

    /// Columns of the temple.
    #[inline]
    pub(super) fn temple_width(&self) -> u8 {
        if self.table.seats == 2 { 4 } else { 5 }
    }

    /// What has to be settled first.
    #[inline]
    pub(super) fn owed(&self) -> Option<Owed> {
        self.owed.last().copied()
    }

    /// The cards being carried out, the outermost first.
    pub(super) fn under_way(&self) -> impl Iterator<Item = Card> {
        self.owed.iter().filter_map(|owed| match owed {
            Owed::Discard { card } => Some(*card),
            Owed::Unload { card, .. } => *card,
            _ => None,
        })
    }

    fn next_played(&self) -> Place {
        Place::Played(self.under_way().count() as u8)
    }
}

/// Stones.
impl Imhotep {
    /// Stones from the quarry to the sled, as many as fit and are left.
    pub(super) fn take_stones(&mut self, seat: Seat, wanted: u8, log: &mut impl Log<Self>) -> u8 {
        let taken = self.stones_to_take(seat, wanted);
        for i in self.sled(seat)..self.sled(seat) + taken {
            log.stir(Motion::Move { from: Place::Quarry(seat), to: Place::Sled(seat, i), face: stone(seat) });
        }
        self.quarry[seat.index()] -= taken;
        self.sled[seat.index()] += taken;
        taken
    }

    /// A stone from the sled on a boat.
    pub(super) fn load(&mut self, seat: Seat, spot: Spot, log: &mut impl Log<Self>) {
        let (index, Spot(boat, place)) = (spot.index(), spot);
        self.sled[seat.index()] -= 1;
        let from = Place::Sled(seat, self.sled(seat));
        self.loaded |= 1 << index;
        self.free &= !(1 << index);
        self.aboard = self.aboard & !(3 << (2 * index)) | u32::from(seat.0) << (2 * index);
        log.say(Said::Loaded { seat, boat, place });
        log.stir(Motion::Move { from, to: Place::Boat(boat, place), face: stone(seat) });
    }

    /// A stone leaves a boat, or the quarry when no spot is named, for `to`.
    pub(super) fn move_stone(&mut self, owner: Seat, spot: Option<u8>, to: Place, log: &mut impl Log<Self>) {
        let from = match spot {
            Some(spot) => {
                self.loaded &= !(1 << spot);
                let Spot(boat, place) = Spot::at(spot);
                Place::Boat(boat, place)
            }
            None => {
                self.quarry[owner.index()] -= 1;
                Place::Quarry(owner)
            }
        };
        log.stir(Motion::Move { from, to, face: stone(owner) });
    }

    /// A stone on a boat goes back to its quarry.
    pub(super) fn return_stone(&mut self, owner: Seat, spot: u8, log: &mut impl Log<Self>) {
        self.quarry[owner.index()] += 1;
        self.move_stone(owner, Some(spot), Place::Quarry(owner), log);
        log.say(Said::StoneReturned { seat: owner });
    }
}

/// Boats and docks.
impl Imhotep {
    /// The next round card's boats are laid out.
    pub(super) fn launch_boats(&mut self, log: &mut impl Log<Self>) {
        self.afloat = 15;
        self.docked = [None; 4];
        self.free = 0;
        for (boat, capacity) in self.round_card().capacities().into_iter().enumerate() {
            self.free |= ((1 << capacity) - 1) << (4 * boat);
            let boat = boat as u8;
            log.stir(Motion::Move { from: Place::Shore, to: Place::Lane(boat), face: self.boat_face(boat) });
        }
    }

    /// A boat goes to a dock, and its stones are to be unloaded.
    pub(super) fn dock(&mut self, boat: u8, site: Site, log: &mut impl Log<Self>) {
        self.docked[usize::from(boat & 3)] = Some(site);
        self.afloat &= !(1 << (boat & 3));
        self.free &= !(15 << (4 * (boat & 3)));
        let seat = self.turn;
        self.sailor = Some(seat);
        log.say(Said::Sailed { seat, boat, site });
        log.stir(Motion::Move { from: Place::Lane(boat), to: Place::Dock(site), face: self.boat_face(boat) });
    }

    /// Nobody can act any more: what lies on boats that have not sailed goes back (`imhotep/all-stuck`).
    pub(super) fn abandon_boats(&mut self, log: &mut impl Log<Self>) {
        for spot in spots(self.loaded) {
            if let Some(owner) = self.owner_at(spot) {
                self.return_stone(owner, spot, log);
            }
        }
        for boat in spots(u16::from(self.afloat)) {
            log.stir(Motion::Move { from: Place::Lane(boat), to: Place::Shore, face: self.boat_face(boat) });
        }
        self.afloat = 0;
        self.free = 0;
    }

    /// The boats at the docks go back to the pool.
    pub(super) fn return_boats(&mut self, log: &mut impl Log<Self>) {
        for boat in 0..4 {
            if let Some(site) = self.docked[usize::from(boat)].take() {
                log.stir(Motion::Move {
                    from: Place::Dock(site),
                    to: Place::Shore,
                    face: self.boat_face(boat),
                });
            }
        }
    }
}

/// Cards.
impl Imhotep {
    /// The top card of the deck; when it is empty, of the shuffled discards (`imhotep/reshuffle`).
    pub(super) fn take_card(&mut self, log: &mut impl Log<Self>) -> Option<Card> {
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
        self.deck = Deck::of(&cards);
        log.say(Said::Reshuffled { cards: pile.len() as u8 });
        for _ in &cards {
            log.stir(Motion::Move { from: Place::Discard, to: Place::Deck, face: None });
        }
    }

    /// A card goes from `from` in front of its owner; a red one is carried out instead.
    pub(super) fn gain_card(&mut self, seat: Seat, card: Card, from: Place, log: &mut impl Log<Self>) {
        let face = Some(Face::Card { card });
        if card.colour() == Colour::Red {
            log.stir(Motion::Move { from, to: self.next_played(), face });
            self.owe(Owed::Discard { card });
            match card.site() {
                Some(site) if self.quarry(seat) > 0 => {
                    self.owe(Owed::Build { owner: seat, site, spot: None })
                }
                _ => log.say(Said::QuarryEmpty { seat, card }),
            }
        } else {
            self.held[seat.index()][card.index() - FIRST_HELD] += 1;
            log.stir(Motion::Move { from, to: Place::Held(seat, card), face });
        }
    }

    /// A blue card leaves its owner's hand to be carried out; Lever and Sail lie open until their boat is unloaded.
    pub(super) fn play_card(&mut self, seat: Seat, card: Card, log: &mut impl Log<Self>) {
        self.held[seat.index()][card.index() - FIRST_HELD] -= 1;
        log.say(Said::PlayedCard { seat, card });
        let from = Place::Held(seat, card);
        log.stir(Motion::Move { from, to: self.next_played(), face: Some(Face::Card { card }) });
    }

    /// A card that has been carried out is discarded.
    pub(super) fn discard_played(&mut self, card: Card, log: &mut impl Log<Self>) {
        let from = self.next_played();
        self.discard_card(card, from, log);
    }

    /// A card goes from `from` to the discards, face up.
    pub(super) fn discard_card(&mut self, card: Card, from: Place, log: &mut impl Log<Self>) {
        self.discard[card.index()] += 1;
        log.stir(Motion::Move { from, to: Place::Discard, face: Some(Face::Card { card }) });
    }

    /// The market of a round: the face-up cards, then on side B the pair (`imhotep/ruling-4`).
    pub(super) fn deal_market(&mut self, log: &mut impl Log<Self>) {
        let face_up = if self.is_b(Site::Market) { 3 } else { 4 };
        for i in 0..face_up {
            let Some(card) = self.take_card(log) else { return };
            self.row[i] = Some(card);
            let (to, face) = (Place::Market(i as u8), Some(Face::Card { card }));
            log.stir(Motion::Move { from: Place::Deck, to, face });
        }
        if face_up < 4 {
            for i in 0..2 {
                let Some(card) = self.take_card(log) else { return };
                self.pair[i] = Some(card);
                let (to, face) = (Place::Pair(i as u8), Some(Face::Card { card }));
                log.stir(Motion::Move { from: Place::Deck, to, face });
            }
        }
    }

    /// The pair is turned up, for all to see (`imhotep/ruling-8`).
    pub(super) fn turn_pair_up(&mut self, log: &mut impl Log<Self>) {
        self.pair_up = true;
        for (i, card) in self.pair.into_iter().enumerate() {
            if let Some(card) = card {
                log.stir(Motion::Turn { at: Place::Pair(i as u8), face: Some(Face::Card { card }) });
            }
        }
    }

    /// What nobody took is discarded; a pair is turned up when it is.
    pub(super) fn clear_market(&mut self, log: &mut impl Log<Self>) {
        if self.row.iter().chain(&self.pair).flatten().next().is_some() {
            log.say(Said::MarketCleared);
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
    /// Puts something on the stack of what has to be settled. It never overflows: `imhotep/ruling-36` bounds it.
    #[inline]
    pub(super) fn owe(&mut self, owed: Owed) {
        let full = self.owed.try_push(owed).is_err();
        debug_assert!(!full, "more is owed than the rules can make owed");
    }

    /// Points at once.
    #[inline]
    pub(super) fn count_points(&mut self, seat: Seat, points: u8, said: Said, log: &mut impl Log<Self>) {
        log.say(said);
        log.stir(Motion::Count { at: Place::Score(seat), by: i16::from(points) });
    }

    fn boat_face(&self, boat: u8) -> Option<Face> {
        let capacity = self.capacity(boat);
        Some(Face::Boat { boat, capacity, least: super::cards::least_load(capacity) })
    }

    /// How often each kind is not at hand: 34 cards less what lies somewhere. All zero unless something is lost.
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
