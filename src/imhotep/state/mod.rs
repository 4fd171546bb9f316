//! The state of a game and the questions that can be asked about it. Only the verbs in `verbs` change it.
//!
//! Small functions of this folder are `#[inline]`: without it random games take 1.03 of the time (2026-11-30, natively, four
//! rounds in turns).

mod parts;
mod verbs;

pub(in crate::imhotep) use parts::{Deck, LongRow, Pending, Points, Row, Ruleset, spots};

use super::cards::{Card, KINDS, ROUNDS, RoundCard, SLED, Site, Tables};
use super::config::Side;
use super::place::Place;
use crate::game::{BySeat, Printed, Seat};
use crate::rng::Rng;
use arrayvec::ArrayVec;

/// A game of Imhotep.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Imhotep {
    pub(in crate::imhotep) rng: Rng,
    pub(in crate::imhotep) temple: Row,
    /// With many cards in a components file, red cards can bring more stones than a row has.
    pub(in crate::imhotep) chamber: LongRow,
    /// Places of pyramid A, or of each pyramid B (`Tables::stride`).
    pub(in crate::imhotep) pyramid: Row,
    /// Owners by spot of the round's boats; only valid for the spots in `loaded`.
    pub(in crate::imhotep) aboard: u32,
    /// Spots with a stone.
    pub(in crate::imhotep) loaded: u16,
    /// Free spots of boats that have not sailed.
    pub(in crate::imhotep) free: u16,
    /// Owners of the obelisks built on side B.
    pub(in crate::imhotep) built: u32,
    pub(in crate::imhotep) pending: ArrayVec<Pending, 8>,
    pub(in crate::imhotep) rules: Ruleset,
    pub(in crate::imhotep) tables: Printed<Tables>,
    /// The round cards in the order of play; the last is the one removed.
    pub(in crate::imhotep) rounds: [RoundCard; 7],
    /// Number of completed rounds.
    pub(in crate::imhotep) round: u8,
    pub(in crate::imhotep) turn: Seat,
    /// The seat that began the round.
    pub(in crate::imhotep) opener: Seat,
    /// The seat that last sailed a boat in this round.
    pub(in crate::imhotep) sailor: Option<Seat>,
    /// Number of consecutive forced passes.
    pub(in crate::imhotep) passes: u8,
    /// Boats that have not sailed, as a mask.
    pub(in crate::imhotep) afloat: u8,
    /// The site of each boat of the round, once it has sailed.
    pub(in crate::imhotep) docked: [Option<Site>; 4],
    pub(in crate::imhotep) sled: BySeat<u8>,
    pub(in crate::imhotep) quarry: BySeat<u8>,
    pub(in crate::imhotep) points: BySeat<Points>,
    /// Cards in front of the players, by kind from [`Card::PyramidOrnament`].
    pub(in crate::imhotep) held: BySeat<[u8; HELD]>,
    pub(in crate::imhotep) row: [Option<Card>; 4],
    pub(in crate::imhotep) pair: [Option<Card>; 2],
    pub(in crate::imhotep) pair_up: bool,
    pub(in crate::imhotep) deck: Deck,
    pub(in crate::imhotep) discard: [u8; KINDS],
    pub(in crate::imhotep) temple_len: u8,
    pub(in crate::imhotep) chamber_len: u8,
    /// Stones of pyramid A, or of each pyramid B.
    pub(in crate::imhotep) pyramid_len: [u8; 3],
    pub(in crate::imhotep) beside: BySeat<u8>,
    /// Stones at the obelisks; on side B including those of finished obelisks.
    pub(in crate::imhotep) obelisk: BySeat<u8>,
    pub(in crate::imhotep) built_len: u8,
}

/// Number of kinds of card that can lie in front of a player: all but the three red ones.
const HELD: usize = KINDS - FIRST_HELD;
const FIRST_HELD: usize = 3;
const FIRST_BLUE: usize = 8 - FIRST_HELD;

/// Questions about the table.
impl Imhotep {
    /// Returns whether a site lies on its side B.
    #[inline]
    pub(in crate::imhotep) fn is_b(&self, site: Site) -> bool {
        self.rules.sides_b & 1 << site as u8 != 0
    }

    /// Returns the side of a site.
    pub fn side(&self, site: Site) -> Side {
        if self.is_b(site) { Side::B } else { Side::A }
    }

    /// Returns whether all six rounds are over.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.round >= ROUNDS
    }

    /// Returns the seat whose turn it is, even if another one decides at the moment.
    #[inline]
    pub fn on_turn(&self) -> Seat {
        self.turn
    }

    /// Returns the number of stones on a sled.
    #[inline]
    pub fn sled(&self, seat: Seat) -> u8 {
        self.sled[seat]
    }

    /// Returns the number of stones left in the quarry.
    #[inline]
    pub fn quarry(&self, seat: Seat) -> u8 {
        self.quarry[seat]
    }

    /// Returns how many more stones a sled can take.
    #[inline]
    pub fn sled_room(&self, seat: Seat) -> u8 {
        SLED.saturating_sub(self.sled(seat))
    }

    /// Returns how many of `wanted` stones a player takes: as many as fit on the sled and are left in the
    /// quarry, never fewer by choice (`imhotep/ruling-15`).
    #[inline]
    pub fn stones_to_take(&self, seat: Seat, wanted: u8) -> u8 {
        wanted.min(self.sled_room(seat)).min(self.quarry(seat))
    }

    /// Returns the number of cards of a kind in front of a player.
    #[inline]
    pub fn held(&self, seat: Seat, card: Card) -> u8 {
        match card.index().checked_sub(FIRST_HELD) {
            Some(kind) => self.held[seat][kind],
            None => 0,
        }
    }

    /// Returns the number of cards of a kind in front of a player, to be changed; `None` for a card that no
    /// player keeps.
    pub(in crate::imhotep) fn held_mut(&mut self, seat: Seat, card: Card) -> Option<&mut u8> {
        card.index().checked_sub(FIRST_HELD).map(|kind| &mut self.held[seat][kind])
    }

    #[inline]
    pub(in crate::imhotep) fn holds_blue(&self, seat: Seat) -> bool {
        self.held[seat][FIRST_BLUE..].iter().fold(0, |any, n| any | n) != 0
    }

    /// Returns the number of blue cards that a player has not played.
    pub(in crate::imhotep) fn blue_cards(&self, seat: Seat) -> u8 {
        self.held[seat][FIRST_BLUE..].iter().sum()
    }

    /// Returns the round card that lies open.
    #[inline]
    pub fn round_card(&self) -> RoundCard {
        self.rounds[usize::from(self.round.min(ROUNDS - 1))]
    }

    /// Returns the number of places of a boat.
    #[inline]
    pub fn capacity(&self, boat: u8) -> u8 {
        self.round_card().capacity(boat)
    }

    /// Returns the number of stones on a boat.
    #[inline]
    pub fn load_of(&self, boat: u8) -> u8 {
        (self.loaded >> (4 * (boat & 3)) & 15).count_ones() as u8
    }

    /// Returns whether the boat has not sailed yet.
    #[inline]
    pub fn is_afloat(&self, boat: u8) -> bool {
        self.afloat & 1 << (boat & 3) != 0
    }

    /// Returns the boats that carry their least load and have not sailed, as a mask. The least load is one
    /// less than the number of places, but at least 1 (see `least_load`): a boat may sail if it carries a
    /// stone and has at most one free place. The stones of all four boats are counted at once, in four bits
    /// each.
    #[inline]
    pub(in crate::imhotep) fn ready_mask(&self) -> u16 {
        let pairs = self.free - (self.free >> 1 & 0x5555);
        let free = (pairs & 0x3333) + (pairs >> 2 & 0x3333);
        let two_or_more_free = (free + 0x6666) >> 3;
        let carries = self.loaded | self.loaded >> 1 | self.loaded >> 2 | self.loaded >> 3;
        let ready = carries & !two_or_more_free & 0x1111;
        let packed = ready | ready >> 3 | ready >> 6 | ready >> 9;
        packed & 15 & u16::from(self.afloat)
    }

    /// Returns the numbers of the same boats.
    #[inline]
    pub(in crate::imhotep) fn boats_ready(&self) -> impl ExactSizeIterator<Item = u8> + Clone {
        spots(self.ready_mask())
    }

    /// Returns the sites at which no boat lies, as a mask.
    #[inline]
    pub(in crate::imhotep) fn docks_mask(&self) -> u16 {
        let taken = self.docked.iter().flatten().fold(0u16, |mask, &site| mask | 1 << site as u16);
        !taken & 0b1_1111
    }

    /// Returns the same sites, one by one.
    #[inline]
    pub(in crate::imhotep) fn free_docks(&self) -> impl ExactSizeIterator<Item = Site> + Clone {
        spots(self.docks_mask()).map(|site| Site::ALL[usize::from(site)])
    }

    /// Returns the spots where a stone can be loaded, as a mask.
    #[inline]
    pub(in crate::imhotep) fn free_spots(&self) -> u16 {
        self.free
    }

    /// Returns the owner of the stone on a spot.
    #[inline]
    pub(in crate::imhotep) fn owner_at(&self, spot: u8) -> Option<Seat> {
        let spot = spot & 15;
        (self.loaded & 1 << spot != 0).then(|| Seat((self.aboard >> (2 * spot) & 3) as u8))
    }

    /// Returns the owners of the stones on a boat, from the bow.
    #[inline]
    pub(in crate::imhotep) fn aboard(&self, boat: u8) -> impl Iterator<Item = Seat> + '_ {
        spots(self.loaded & 15 << (4 * (boat & 3))).filter_map(|spot| self.owner_at(spot))
    }

    /// Returns the spot nearest the bow with a stone of this owner.
    #[inline]
    pub(in crate::imhotep) fn spot_of(&self, boat: u8, owner: Seat) -> Option<u8> {
        spots(self.loaded & 15 << (4 * (boat & 3))).find(|&spot| self.owner_at(spot) == Some(owner))
    }

    /// Returns the kinds of card that lie face up, each once.
    pub(in crate::imhotep) fn kinds_on_offer(&self) -> impl Iterator<Item = Card> {
        let kinds = self.row.iter().flatten().fold(0u16, |mask, &card| mask | 1 << card as u16);
        spots(kinds).filter_map(Card::from_number)
    }

    /// Returns the cards of the pair that are still there.
    pub(in crate::imhotep) fn pair(&self) -> impl Iterator<Item = Card> {
        self.pair.into_iter().flatten()
    }

    /// Returns the number of columns of the temple.
    #[inline]
    pub(in crate::imhotep) fn temple_width(&self) -> u8 {
        if self.rules.seats == 2 { 4 } else { 5 }
    }

    /// Returns the pending decision or step that has to be settled first.
    #[inline]
    pub(in crate::imhotep) fn pending(&self) -> Option<Pending> {
        self.pending.last().copied()
    }

    /// Returns the cards being carried out, the outermost first.
    pub(in crate::imhotep) fn under_way(&self) -> impl Iterator<Item = Card> {
        self.pending.iter().filter_map(|pending| match pending {
            Pending::Discard { card } => Some(*card),
            Pending::Unload { card, .. } => *card,
            _ => None,
        })
    }

    fn next_played(&self) -> Place {
        Place::Played(self.under_way().count() as u8)
    }
}
