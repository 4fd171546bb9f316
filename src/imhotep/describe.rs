//! `impl Describe`: printed values, prompts, taps, and the state in words.

use super::cards::{Bonus, Card, KINDS, Site, TempleEffect};
use super::event::Source;
use super::moves::{Move, Order, Spot};
use super::place::{Choice, Face, Place};
use super::score::AT_THE_END;
use super::state::{Imhotep, Pending, spots};
use crate::game::{Describe, Eye, Observation, PointsBySeat, Rules, Seat, Taps};
use arrayvec::ArrayVec;
use serde::Serialize;
use serde_json::{Value, json};

/// What is printed on the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Imhotep", missing_as_null))]
#[serde(tag = "is", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Print {
    Points { points: u8, bonus: Option<Bonus> },
    TempleEffect { effect: TempleEffect },
}

/// A fact that can be worked out from the visible pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Imhotep"))]
#[serde(tag = "is", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Note {
    /// This many cards of a kind are still to come.
    Left { card: Card, count: u8 },
    /// The points that each player would gain, by seat, from this card if the game ended now.
    Worth { points: PointsBySeat },
    /// The points by seat of a source that counts only at the end, if the game ended now.
    AtTheEnd { source: Source, points: PointsBySeat },
    /// The total points by seat, if the game ended now.
    IfEnded { points: PointsBySeat },
}

/// The decision that a prompt asks for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Imhotep"))]
#[serde(tag = "ask", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Ask {
    /// Choose one of the four actions.
    Act,
    /// Pass, since nothing else is possible.
    Pass,
    /// Choose a market card for a stone.
    PickCard,
    /// Choose one card of the pair.
    KeepCard,
    /// Choose a pyramid for a stone.
    ChoosePyramid,
    /// Load a stone on a boat, or decline.
    LoadBonus,
    /// Take a bonus, or decline it.
    TakeBonus { bonus: Bonus },
    /// Choose a point or this many stones.
    TempleChoice { stones: u8 },
}

impl Describe for Imhotep {
    type Ask = Ask;
    type Print = Print;
    type Note = Note;

    fn ask(&self) -> Option<Ask> {
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
            // These are carried out without asking, so they are never pending between two moves.
            Some(Pending::Unload { .. } | Pending::Return { .. } | Pending::Discard { .. }) => return None,
        })
    }

    fn taps(&self, mv: Move) -> Taps<Place> {
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

    /// A card is taken from the first of its kind; the others stand for it (`imhotep/ruling-11`).
    fn begins(&self, _: Seat, mv: Move) -> ArrayVec<Place, 16> {
        let twins = |wanted| {
            let alike = (0..).zip(self.row).filter(move |&(_, card)| card == Some(wanted));
            alike.skip(1).map(|(at, _)| Place::Market(at)).collect()
        };
        if let Move::PickCard { card } = mv { twins(card) } else { ArrayVec::new() }
    }

    fn prints(&self, each: &mut dyn FnMut(Place, Print)) {
        self.print_pyramids(each);
        self.print_temple(each);
        self.print_obelisks(each);
    }

    /// Notes how many of each card are left (never where), what each open card is worth, and what the end
    /// would bring.
    fn notes(&self, eye: Eye, each: &mut dyn FnMut(Place, Note)) {
        let unseen = self.unseen();
        for card in Card::ALL {
            let count = unseen.iter().filter(|&&other| other == card).count() as u8;
            if count > 0 {
                each(Place::Deck, Note::Left { card, count });
            }
        }
        if self.is_over() {
            return;
        }
        self.each_card_and_boat(&mut |place, face| {
            let Face::Card { card } = face else { return };
            if !matches!(place, Place::Market(_) | Place::Pair(_)) || !self.sees(eye, place) {
                return;
            }
            if let Some(points) = Seat::all(self.seats()).map(|seat| self.worth_of(card, seat)).collect() {
                each(place, Note::Worth { points });
            }
        });
        let seats = || Seat::all(self.seats());
        for source in AT_THE_END {
            let points: PointsBySeat = seats().map(|seat| self.points_at_the_end(seat, source)).collect();
            if points.iter().any(|&points| points != 0) {
                each(Place::Round, Note::AtTheEnd { source, points });
            }
        }
        let points = seats().map(|seat| self.total(seat) + self.all_at_the_end(seat)).collect();
        each(Place::Round, Note::IfEnded { points });
    }

    /// Returns the whole state in words and numbers; `examples/trace.rs` documents the shape.
    fn describe(&self) -> Value {
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
            json!(seats().map(|s| self.obelisk[s]).collect::<Vec<_>>())
        };
        let face_up = if self.is_b(Site::Market) { 3 } else { 4 };
        json!({
            "round": self.round.min(super::cards::ROUNDS - 1) + 1,
            "turn": self.turn,
            "toAct": self.to_act(),
            "ask": self.ask(),
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
            "beside": seats().map(|s| self.beside[s]).collect::<Vec<_>>(),
            "temple": self.temple.first(self.temple_len).collect::<Vec<_>>(),
            "chamber": self.chamber.first(self.chamber_len).collect::<Vec<_>>(),
            "obelisks": obelisks,
            "points": seats().map(|s| self.total(s)).collect::<Vec<_>>(),
            "underWay": self.under_way().collect::<Vec<_>>(),
        })
    }

    fn card_names() -> &'static [&'static str] {
        &Card::NAMES
    }
}

impl Imhotep {
    /// Returns the spots of a boat's stones in an order of owners. If an owner has several, the one nearest
    /// the bow comes first.
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
}
