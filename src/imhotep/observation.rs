//! Places, what lies there, who sees it, and imagining the rest.

use super::cards::{Bonus, CARDS, Card, KINDS, Site, TempleEffect, least_load};
use super::moves::{Move, Order, Spot};
use super::state::{Deck, Imhotep, Pending, spots};
use crate::game::{Eye, Game, PlaceName, Seat, Taps};
use crate::rng::Rng;
use crate::sort::{sort_by_key, sort_kinds};
use arrayvec::ArrayVec;
use serde::Serialize;
use serde_json::{Value, json};
use std::fmt;

/// An address of the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// Pile: a player's stones left in the quarry.
    Quarry(Seat),
    /// A place of a sled, from 0.
    Sled(Seat, u8),
    /// Where a boat of the round waits.
    Lane(u8),
    /// Where a boat lies at a site.
    Dock(Site),
    /// A place of a boat, from the bow, wherever the boat lies.
    Boat(u8, u8),
    /// Pile: the boats not in use.
    Shore,
    /// A face-up market card.
    Market(u8),
    /// A card of market B's pair.
    Pair(u8),
    /// Pile: the market deck.
    Deck,
    /// Pile: the discards.
    Discard,
    /// Pile: a player's cards of a kind.
    Held(Seat, Card),
    /// A card being carried out, the outermost first.
    Played(u8),
    /// A place of a pyramid, in building order.
    Pyramid(u8, u8),
    /// Pile: a player's stones beside the pyramids.
    Beside(Seat),
    /// The n-th stone of the temple.
    Temple(u8),
    /// The n-th stone of the burial chamber.
    Chamber(u8),
    /// Obelisks A: the n-th stone of a player from below.
    Obelisk(Seat, u8),
    /// Obelisks B: a stone no obelisk has been made of yet.
    Loose(Seat, u8),
    /// Obelisks B: a stone of a built obelisk.
    Built(u8, u8),
    /// Counter: points.
    Score(Seat),
    /// Counter: the round, from 1.
    Round,
    /// An answer that is no piece of the table.
    Choice(Choice),
}

/// Answers that are no piece of the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Choice {
    Point,
    Stones,
    Accept,
    Decline,
    Pass,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Place::Quarry(Seat(s)) => write!(f, "quarry/{s}"),
            Place::Sled(Seat(s), i) => write!(f, "sled/{s}/{i}"),
            Place::Lane(boat) => write!(f, "lane/{boat}"),
            Place::Dock(site) => write!(f, "dock/{}", site.name()),
            Place::Boat(boat, place) => write!(f, "boat/{boat}/{place}"),
            Place::Shore => f.write_str("shore"),
            Place::Market(i) => write!(f, "market/{i}"),
            Place::Pair(i) => write!(f, "pair/{i}"),
            Place::Deck => f.write_str("deck"),
            Place::Discard => f.write_str("discard"),
            Place::Held(Seat(s), card) => write!(f, "held/{s}/{}", card.name()),
            Place::Played(i) => write!(f, "played/{i}"),
            Place::Pyramid(p, i) => write!(f, "pyramid/{p}/{i}"),
            Place::Beside(Seat(s)) => write!(f, "beside/{s}"),
            Place::Temple(i) => write!(f, "temple/{i}"),
            Place::Chamber(i) => write!(f, "chamber/{i}"),
            Place::Obelisk(Seat(s), i) => write!(f, "obelisk/{s}/{i}"),
            Place::Loose(Seat(s), i) => write!(f, "loose/{s}/{i}"),
            Place::Built(slot, i) => write!(f, "built/{slot}/{i}"),
            Place::Score(Seat(s)) => write!(f, "score/{s}"),
            Place::Round => f.write_str("round"),
            Place::Choice(choice) => f.write_str(match choice {
                Choice::Point => "choice/point",
                Choice::Stones => "choice/stones",
                Choice::Accept => "choice/accept",
                Choice::Decline => "choice/decline",
                Choice::Pass => "choice/pass",
            }),
        }
    }
}

impl PlaceName for Place {
    fn is_pile(self) -> bool {
        match self {
            Place::Quarry(_)
            | Place::Shore
            | Place::Deck
            | Place::Discard
            | Place::Held(..)
            | Place::Beside(_)
            | Place::Score(_)
            | Place::Round => true,
            Place::Sled(..)
            | Place::Lane(_)
            | Place::Dock(_)
            | Place::Boat(..)
            | Place::Market(_)
            | Place::Pair(_)
            | Place::Played(_)
            | Place::Pyramid(..)
            | Place::Temple(_)
            | Place::Chamber(_)
            | Place::Obelisk(..)
            | Place::Loose(..)
            | Place::Built(..)
            | Place::Choice(_) => false,
        }
    }
}

/// What a piece shows.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "ImhotepFace"))]
#[serde(tag = "is", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Face {
    Stone { seat: Seat },
    Card { card: Card },
    Boat { boat: u8, capacity: u8, least: u8 },
}

/// What is printed on the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "ImhotepPrint", missing_as_null))]
#[serde(tag = "is", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Print {
    Points { points: u8, bonus: Option<Bonus> },
    TempleEffect { effect: TempleEffect },
}

/// What can be worked out from what lies on the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "ImhotepNote"))]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Note {
    /// So many of a card are still to come.
    Left {
        #[allow(missing_docs)]
        card: Card,
        #[allow(missing_docs)]
        count: u8,
    },
}

/// What is being asked.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "ImhotepAsk"))]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub enum Ask {
    /// One of the four actions.
    Act,
    /// Nothing but passing is possible.
    Pass,
    /// A market card for a stone.
    PickCard,
    /// One card of the pair.
    KeepCard,
    /// A pyramid for a stone.
    ChoosePyramid,
    /// A stone on a boat, or not.
    LoadBonus,
    /// A bonus, or not.
    #[allow(missing_docs)]
    TakeBonus { bonus: Bonus },
    /// A point, or so many stones.
    #[allow(missing_docs)]
    TempleChoice { stones: u8 },
}

impl Imhotep {
    pub(super) fn asks(&self) -> Option<Ask> {
        Some(match self.pending() {
            None if self.is_over() => return None,
            None => {
                let mut moves = Vec::new();
                self.list_moves(&mut moves);
                if moves == [Move::Pass] { Ask::Pass } else { Ask::Act }
            }
            Some(Pending::Pick { .. }) => Ask::PickCard,
            Some(Pending::Keep { .. }) => Ask::KeepCard,
            Some(Pending::Build { .. }) => Ask::ChoosePyramid,
            Some(Pending::Bonus { bonus: Bonus::Boat, .. }) => Ask::LoadBonus,
            Some(Pending::Bonus { bonus, .. }) => Ask::TakeBonus { bonus },
            Some(Pending::Temple { .. }) => {
                Ask::TempleChoice { stones: self.stones_to_take(self.decides(), 2) }
            }
            // Settled without asking; never the state between two moves.
            Some(Pending::Unload { .. } | Pending::Return { .. } | Pending::Discard { .. }) => return None,
        })
    }

    pub(super) fn taps_of(&self, mv: Move) -> Taps<Place> {
        let seat = self.decides();
        let card = |card| Place::Held(seat, card);
        match mv {
            Move::TakeStones => Taps::in_order(&[Place::Quarry(seat)]),
            Move::Load { boat, place } | Move::LoadBonus { boat, place } => {
                Taps::in_order(&[Place::Boat(boat, place)])
            }
            Move::Sail { boat, site } => Taps::in_order(&[Place::Lane(boat), Place::Dock(site)]),
            Move::Lever { boat, site, order } => {
                let mut taps = Taps::in_order(&[card(Card::Lever), Place::Lane(boat), Place::Dock(site)]);
                taps.places
                    .extend(self.stones_in(boat, order).map(|Spot(boat, place)| Place::Boat(boat, place)));
                taps
            }
            Move::Hammer { boat, place } => Taps::in_order(&[card(Card::Hammer), Place::Boat(boat, place)]),
            Move::SailCard { boat, place, site } => {
                Taps::in_order(&[card(Card::Sail), Place::Boat(boat, place), Place::Dock(site)])
            }
            Move::Chisel { first, second } => Taps {
                any_order: 2,
                ..Taps::in_order(&[
                    card(Card::Chisel),
                    Place::Boat(first.0, first.1),
                    Place::Boat(second.0, second.1),
                ])
            },
            Move::PickCard { card } => {
                let at = self.row.iter().position(|&c| c == Some(card)).unwrap_or(0);
                Taps::in_order(&[Place::Market(at as u8)])
            }
            Move::PickPair => Taps::in_order(&[Place::Pair(0)]),
            Move::KeepCard { card } => {
                let at = u8::from(self.pair[0] != Some(card));
                Taps::in_order(&[Place::Pair(at)])
            }
            Move::ChoosePyramid { pyramid } => {
                let space = self.pyramid_len.get(usize::from(pyramid)).copied().unwrap_or(0);
                Taps::in_order(&[Place::Pyramid(pyramid, space)])
            }
            Move::Pass => Taps::in_order(&[Place::Choice(Choice::Pass)]),
            Move::Decline => Taps::in_order(&[Place::Choice(Choice::Decline)]),
            Move::Accept => Taps::in_order(&[Place::Choice(Choice::Accept)]),
            Move::TemplePoint => Taps::in_order(&[Place::Choice(Choice::Point)]),
            Move::TempleStones => Taps::in_order(&[Place::Choice(Choice::Stones)]),
        }
    }

    /// The spots of a boat's stones in an order of owners, of each owner the one nearest the bow first.
    fn stones_in(&self, boat: u8, order: Order) -> impl Iterator<Item = Spot> {
        let mut left: ArrayVec<(u8, Seat), 16> = spots(self.loaded & 15 << (4 * (boat & 3)))
            .filter_map(|spot| Some((spot, self.owner_at(spot)?)))
            .collect();
        let found: ArrayVec<Spot, 4> = order
            .iter()
            .filter_map(|seat| {
                let at = left.iter().position(|&(_, owner)| owner == seat)?;
                Some(Spot::at(left.remove(at).0))
            })
            .collect();
        found.into_iter()
    }

    pub(super) fn each_token(&self, each: &mut dyn FnMut(Place, Face)) {
        let mut stone = |place, seat| each(place, Face::Stone { seat });
        for seat in Seat::all(self.seats()) {
            (0..self.sled(seat)).for_each(|i| stone(Place::Sled(seat, i), seat));
            if self.is_b(Site::Obelisks) {
                (0..self.loose_stones(seat)).for_each(|i| stone(Place::Loose(seat, i), seat));
            } else {
                (0..self.obelisk[seat.index()]).for_each(|i| stone(Place::Obelisk(seat, i), seat));
            }
        }
        for spot in spots(self.loaded) {
            let (Spot(boat, place), Some(owner)) = (Spot::at(spot), self.owner_at(spot)) else { continue };
            stone(Place::Boat(boat, place), owner);
        }
        self.pyramid_tokens(&mut stone);
        self.temple.first(self.temple_len).enumerate().for_each(|(i, o)| stone(Place::Temple(i as u8), o));
        self.chamber.first(self.chamber_len).enumerate().for_each(|(i, o)| stone(Place::Chamber(i as u8), o));
        for (slot, owner) in self.built_obelisks().enumerate() {
            (0..3).for_each(|i| stone(Place::Built(slot as u8, i), owner));
        }
        self.each_card_and_boat(each);
    }

    fn each_card_and_boat(&self, each: &mut dyn FnMut(Place, Face)) {
        for boat in 0..4 {
            let capacity = self.capacity(boat);
            let face = Face::Boat { boat, capacity, least: least_load(capacity) };
            match self.docked[usize::from(boat)] {
                Some(site) => each(Place::Dock(site), face),
                None if self.is_afloat(boat) => each(Place::Lane(boat), face),
                None => {}
            }
        }
        for (i, card) in self.row.iter().enumerate() {
            if let Some(card) = *card {
                each(Place::Market(i as u8), Face::Card { card });
            }
        }
        for (i, card) in self.pair.iter().enumerate() {
            if let Some(card) = *card {
                each(Place::Pair(i as u8), Face::Card { card });
            }
        }
        for (i, card) in self.under_way().enumerate() {
            each(Place::Played(i as u8), Face::Card { card });
        }
    }

    pub(super) fn each_counter(&self, each: &mut dyn FnMut(Place, i16)) {
        let boats_out =
            (0..4).filter(|&b| self.is_afloat(b) || self.docked[usize::from(b)].is_some()).count();
        each(Place::Shore, 8 - boats_out as i16);
        each(Place::Deck, i16::from(self.deck.len()));
        each(Place::Discard, self.discard.iter().map(|&n| i16::from(n)).sum());
        each(Place::Round, i16::from(self.round.min(super::cards::ROUNDS - 1)) + 1);
        for seat in Seat::all(self.seats()) {
            each(Place::Score(seat), self.total(seat));
            each(Place::Quarry(seat), i16::from(self.quarry(seat)));
            each(Place::Beside(seat), i16::from(self.beside[seat.index()]));
            for card in Card::ALL {
                each(Place::Held(seat, card), i16::from(self.held(seat, card)));
            }
        }
    }

    /// Nothing is secret but the order of the deck, the round cards to come, and a pair not yet taken.
    pub(super) fn is_seen(&self, eye: Eye, at: Place) -> bool {
        match at {
            // Which boats come next is on the round cards, face down.
            Place::Deck | Place::Shore => eye == Eye::All,
            Place::Pair(_) => eye == Eye::All || self.pair_up,
            _ => true,
        }
    }

    /// What cannot be seen of the market: the deck and a face-down pair, as everybody can count who has kept their eyes open.
    fn unseen(&self) -> ArrayVec<Card, CARDS> {
        let mut cards = self.deck.cards();
        if !self.pair_up {
            cards.extend(self.pair());
        }
        cards
    }

    /// How many of each card are left, never where.
    pub(super) fn note_left(&self, each: &mut dyn FnMut(Place, Note)) {
        let unseen = self.unseen();
        for card in Card::ALL {
            let count = unseen.iter().filter(|&&other| other == card).count() as u8;
            if count > 0 {
                each(Place::Deck, Note::Left { card, count });
            }
        }
    }

    /// Redraws the deck with a face-down pair, the round cards to come, and what a reshuffle will bring.
    pub(super) fn reimagine(&mut self, rng: &mut Rng) {
        let hidden_pair = !self.pair_up;
        let (mut cards, decked) = (self.unseen(), usize::from(self.deck.len()));
        sort_kinds(&mut cards, &Card::ALL, Card::index); // so that the result cannot depend on the truth
        rng.shuffle(&mut cards);
        self.deck = Deck::of(&cards[..decked]);
        if hidden_pair {
            let mut drawn = cards[decked..].iter().copied();
            for card in self.pair.iter_mut().flatten() {
                *card = drawn.next().unwrap_or(*card);
            }
        }
        if let Some(to_come) = self.rounds.get_mut(usize::from(self.round) + 1..) {
            sort_by_key(to_come, |card| card.capacities());
            rng.shuffle(to_come);
        }
        self.rng = Rng::from_u64(rng.next_u64());
    }

    /// The whole state in words and numbers; `examples/trace.rs` documents the shape.
    pub(super) fn describe_all(&self) -> Value {
        let seats = || Seat::all(self.seats());
        let cards_of = |seat| -> Value {
            let held = Card::ALL.into_iter().filter(|&c| self.held(seat, c) > 0);
            held.map(|c| (c.name().to_owned(), json!(self.held(seat, c))))
                .collect::<serde_json::Map<_, _>>()
                .into()
        };
        let discard: serde_json::Map<String, Value> = (0..KINDS)
            .filter(|&k| self.discard[k] > 0)
            .map(|k| (Card::NAMES[k].to_owned(), json!(self.discard[k])))
            .collect();
        let boat = |b: u8| {
            let at = match self.docked[usize::from(b)] {
                Some(site) => json!(site),
                None if self.is_afloat(b) => Value::Null,
                None => json!("returned"),
            };
            let places: Vec<Option<Seat>> =
                (0..self.capacity(b)).map(|p| self.owner_at(Spot(b, p).index())).collect();
            json!({"capacity": self.capacity(b), "places": places, "at": at})
        };
        let pyramids = if self.is_b(Site::Pyramid) { 3 } else { 1 };
        let obelisks = if self.is_b(Site::Obelisks) {
            json!({"loose": seats().map(|s| self.loose_stones(s)).collect::<Vec<_>>(),
                   "built": self.built_obelisks().collect::<Vec<_>>()})
        } else {
            json!(seats().map(|s| self.obelisk[s.index()]).collect::<Vec<_>>())
        };
        let face_up = if self.is_b(Site::Market) { 3 } else { 4 };
        json!({
            "round": self.round.min(super::cards::ROUNDS - 1) + 1,
            "turn": self.turn,
            "toAct": self.to_act(),
            "ask": self.asks(),
            "quarry": seats().map(|s| self.quarry(s)).collect::<Vec<_>>(),
            "sled": seats().map(|s| self.sled(s)).collect::<Vec<_>>(),
            "boats": (0..4).map(boat).collect::<Vec<_>>(),
            "market": &self.row[..face_up],
            "pair": if face_up == 3 { &self.pair[..] } else { &[] },
            "pairUp": self.pair_up,
            "deck": self.deck.cards(),
            "discard": discard,
            "held": seats().map(cards_of).collect::<Vec<_>>(),
            "pyramid": (0..pyramids).map(|p| self.pyramid_owners(p).collect::<Vec<_>>()).collect::<Vec<_>>(),
            "beside": seats().map(|s| self.beside[s.index()]).collect::<Vec<_>>(),
            "temple": self.temple.first(self.temple_len).collect::<Vec<_>>(),
            "chamber": self.chamber.first(self.chamber_len).collect::<Vec<_>>(),
            "obelisks": obelisks,
            "points": seats().map(|s| self.total(s)).collect::<Vec<_>>(),
            "underWay": self.under_way().collect::<Vec<_>>(),
        })
    }
}
