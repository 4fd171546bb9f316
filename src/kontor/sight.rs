//! Places, what lies there, who sees it, and imagining the rest.

use super::cards::{ANCHOR, Building, CardSet, Good, Goods, Side, Sort, Symbol, side_of, sort_of};
use super::harbour::Cell;
use super::moves::Move;
use super::state::{CANAL_PILE, DOCK_PILE, HAND, Kontor, Part, Stage};
use crate::game::{Eye, Game, PlaceName, Seat, Taps};
use crate::rng::Rng;
use arrayvec::ArrayVec;
use serde::Serialize;
use serde_json::{Value, json};
use std::fmt;

/// A pile of cards.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Pile {
    /// A player's docks.
    Docks(Seat),
    /// The canals.
    Canals,
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Pile::Docks(Seat(s)) => write!(f, "{s}"),
            Pile::Canals => f.write_str("canals"),
        }
    }
}

/// An address of the table. `X,Y` is a cell: steps east and south of the anchor, negative to the west and north.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// `cell/X,Y`: a cell of the harbour and its uppermost card.
    Cell(Cell),
    /// `under/X,Y/N`: a card under a flood or a bridge, the lowest being 0.
    Under(Cell, u8),
    /// `stock/X,Y/GOOD`: a warehouse on a dock.
    Stock(Cell, Good),
    /// `keeper/X,Y`: the keeper of a sector that was won, on its first cell.
    Keeper(Cell),
    /// `ship/X,Y`: the ship on a canal.
    Ship(Cell),
    /// `edge/column/X`: a column that the board does not go beyond, once that is fixed.
    EdgeColumn(i8),
    /// `edge/row/Y`: such a row.
    EdgeRow(i8),
    /// `hand/S/I`: a place of a hand. The last is for a special card.
    Hand(Seat, u8),
    /// `chosen/S`: what a player has chosen: a face-down chip before all have, then the open card.
    Chosen(Seat),
    /// `chip/S`, pile: the chip that stands for a player's secret answer, while there is none.
    Chip(Seat),
    /// `pile/S`, `pile/canals`, pile: what lies below the top card of a player's docks or of the canals.
    Pile(Pile),
    /// `top/S`, `top/canals`: the top card of a pile.
    Top(Pile),
    /// `purse/S`, pile: a player's florins.
    Purse(Seat),
    /// `treasury`, pile: the florins of the city.
    Treasury,
    /// `supply/GOOD`, pile: warehouses that are not on the table.
    Supply(Good),
    /// `box`, pile: cards that do not take part.
    Box,
    /// `out/S`, counter: 1 while a player has nothing more to do in this round.
    Out(Seat),
    /// `score/S`, counter: the points of a player, or the player's team, if the game ended now.
    Score(Seat),
    /// `round`, counter: the round, from 1.
    Round,
    /// `dry-rounds`, counter: rounds without a card laid up to now.
    DryRounds,
    /// `choice/…`: an answer that is no piece of the table.
    Choice(Choice),
}

/// Answers that are no piece of the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Choice {
    Pass,
    Stay,
    LieStill,
    Spare,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Place::Cell(cell) => write!(f, "cell/{cell}"),
            Place::Under(cell, depth) => write!(f, "under/{cell}/{depth}"),
            Place::Stock(cell, good) => write!(f, "stock/{cell}/{}", good.name()),
            Place::Keeper(cell) => write!(f, "keeper/{cell}"),
            Place::Ship(cell) => write!(f, "ship/{cell}"),
            Place::EdgeColumn(x) => write!(f, "edge/column/{x}"),
            Place::EdgeRow(y) => write!(f, "edge/row/{y}"),
            Place::Hand(Seat(s), i) => write!(f, "hand/{s}/{i}"),
            Place::Chosen(Seat(s)) => write!(f, "chosen/{s}"),
            Place::Chip(Seat(s)) => write!(f, "chip/{s}"),
            Place::Pile(pile) => write!(f, "pile/{pile}"),
            Place::Top(pile) => write!(f, "top/{pile}"),
            Place::Purse(Seat(s)) => write!(f, "purse/{s}"),
            Place::Treasury => f.write_str("treasury"),
            Place::Supply(good) => write!(f, "supply/{}", good.name()),
            Place::Box => f.write_str("box"),
            Place::Out(Seat(s)) => write!(f, "out/{s}"),
            Place::Score(Seat(s)) => write!(f, "score/{s}"),
            Place::Round => f.write_str("round"),
            Place::DryRounds => f.write_str("dry-rounds"),
            Place::Choice(choice) => f.write_str(match choice {
                Choice::Pass => "choice/pass",
                Choice::Stay => "choice/stay",
                Choice::LieStill => "choice/lie-still",
                Choice::Spare => "choice/spare",
            }),
        }
    }
}

impl PlaceName for Place {
    fn is_pile(self) -> bool {
        match self {
            Place::Chip(_)
            | Place::Pile(_)
            | Place::Purse(_)
            | Place::Treasury
            | Place::Supply(_)
            | Place::Box
            | Place::Out(_)
            | Place::Score(_)
            | Place::Round
            | Place::DryRounds => true,
            Place::Cell(_)
            | Place::Under(..)
            | Place::Stock(..)
            | Place::Keeper(_)
            | Place::Ship(_)
            | Place::EdgeColumn(_)
            | Place::EdgeRow(_)
            | Place::Hand(..)
            | Place::Chosen(_)
            | Place::Top(_)
            | Place::Choice(_) => false,
        }
    }
}

/// What a piece shows.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorFace", missing_as_null))]
#[serde(tag = "is", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Face {
    /// A card; the anchor's number is 94, which it does not bear.
    Card {
        number: u8,
        sort: Sort,
        side: Option<Side>,
        #[cfg_attr(feature = "ts", tsify(type = "KontorGood[]"))]
        goods: Goods,
        building: Option<Building>,
        symbol: Option<Symbol>,
    },
    Warehouse {
        good: Good,
    },
    Keeper {
        side: Side,
    },
    Ship,
    /// The end of the board.
    Edge,
    /// A chip: whether this player passes.
    Announced {
        pass: bool,
    },
    /// A chip: the card this player has chosen.
    Chosen {
        number: u8,
    },
}

/// What is printed on the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorPrint"))]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Print {
    /// How large the finished board will be; told at the anchor's cell.
    #[allow(missing_docs)]
    Board { columns: u8, rows: u8 },
}

/// What is being asked.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorAsk"))]
#[serde(tag = "ask", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Ask {
    /// Everybody at once: pass, or play?
    Announce,
    /// Everybody who plays, at once: which card?
    Choose,
    /// Move the ship, or not?
    Ship { number: u8 },
    /// Take a dock away, or not?
    Take { number: u8 },
    /// Where does the open card lie?
    Lay { number: u8 },
}

/// Cards that can be mistaken for one another when they lie face down.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Kin {
    Dock(Side),
    Canal,
    Special,
}

impl Kin {
    const ALL: [Kin; 4] = [Kin::Dock(Side::Red), Kin::Dock(Side::Black), Kin::Canal, Kin::Special];

    fn of(number: u8) -> Kin {
        match sort_of(number) {
            Sort::Dock => Kin::Dock(side_of(number)),
            Sort::Canal | Sort::Anchor => Kin::Canal,
            Sort::Customs | Sort::Bridge | Sort::Flood => Kin::Special,
        }
    }
}

/// The most hidden cards of one kind.
const HIDDEN: usize = CANAL_PILE + 4 * HAND + 4 * DOCK_PILE;

impl Kontor {
    pub(super) fn asks(&self) -> Option<Ask> {
        let number = self.card_on_turn();
        match self.stage {
            Stage::Announce => Some(Ask::Announce),
            Stage::Choose => Some(Ask::Choose),
            Stage::Ship => Some(Ask::Ship { number }),
            Stage::Take => Some(Ask::Take { number }),
            Stage::Lay => Some(Ask::Lay { number }),
            Stage::Over(_) => None,
        }
    }

    /// Cards and cells are tapped themselves; in teams the pile that a taken dock goes under follows.
    pub(super) fn taps_of(&self, mv: Move) -> Taps<Place> {
        match mv {
            Move::Pass => Taps::in_order(&[Place::Choice(Choice::Pass)]),
            Move::Stay => Taps::in_order(&[Place::Choice(Choice::Stay)]),
            Move::LieStill => Taps::in_order(&[Place::Choice(Choice::LieStill)]),
            Move::Spare => Taps::in_order(&[Place::Choice(Choice::Spare)]),
            Move::Choose { card } => {
                let held = self.holder(card).map(|(seat, slot)| Place::Hand(seat, slot));
                Taps::in_order(&[held.unwrap_or(Place::Box)])
            }
            Move::Sail { cell } | Move::Lay { cell } => Taps::in_order(&[Place::Cell(cell)]),
            Move::Take { cell, .. } if self.players() == 2 => Taps::in_order(&[Place::Cell(cell)]),
            Move::Take { cell, under } => {
                Taps::in_order(&[Place::Cell(cell), Place::Pile(Pile::Docks(under))])
            }
        }
    }

    /// All piles.
    pub(super) fn every_pile(&self) -> impl Iterator<Item = Pile> + use<> {
        self.every_seat().map(Pile::Docks).chain([Pile::Canals])
    }

    pub(super) fn each_token(&self, each: &mut dyn FnMut(Place, Face)) {
        for cell in self.occupied().iter() {
            each(Place::Cell(cell), self.face(self.card_at(cell).unwrap_or(ANCHOR)));
        }
        for (i, &(cell, number)) in self.covered.iter().enumerate() {
            each(Place::Under(cell, self.depth(cell, i)), self.face(number));
        }
        for good in Good::ALL {
            let stock = self.stock[good.index()];
            stock.iter().for_each(|cell| each(Place::Stock(cell, good), Face::Warehouse { good }));
        }
        for side in Side::BOTH {
            let keepers = self.keepers[side.index()];
            keepers.iter().for_each(|cell| each(Place::Keeper(cell), Face::Keeper { side }));
        }
        if self.rules.ship.is_some() {
            each(Place::Ship(self.ship), Face::Ship);
        }
        let (columns, rows) = (self.bounds.columns, self.bounds.rows);
        if columns.fixed {
            [columns.from, columns.to].into_iter().for_each(|x| each(Place::EdgeColumn(x), Face::Edge));
        }
        if rows.fixed {
            [rows.from, rows.to].into_iter().for_each(|y| each(Place::EdgeRow(y), Face::Edge));
        }
        self.each_card_off_the_board(each);
    }

    fn each_card_off_the_board(&self, each: &mut dyn FnMut(Place, Face)) {
        for seat in self.every_seat() {
            for (slot, number) in self.hand(seat) {
                let open = self.part(seat) == Part::Open(slot);
                let at = if open { Place::Chosen(seat) } else { Place::Hand(seat, slot) };
                each(at, self.face(number));
            }
            if let Some(face) = self.chip(seat) {
                each(Place::Chosen(seat), face);
            }
        }
        for pile in self.every_pile() {
            if let Some(&top) = self.pile(pile).last() {
                each(Place::Top(pile), self.face(top));
            }
        }
    }

    pub(super) fn each_counter(&self, each: &mut dyn FnMut(Place, i16)) {
        for pile in self.every_pile() {
            each(Place::Pile(pile), self.pile(pile).len().saturating_sub(1) as i16);
        }
        for seat in self.every_seat() {
            each(Place::Purse(seat), self.purse(seat).into());
            each(Place::Chip(seat), self.chip(seat).is_none().into());
            each(Place::Out(seat), (self.part(seat) == Part::Out).into());
            each(Place::Score(seat), self.total(seat));
        }
        for good in Good::ALL {
            each(Place::Supply(good), self.supply[good.index()].into());
        }
        each(Place::Treasury, self.treasury.into());
        each(Place::Box, self.boxed());
        each(Place::Round, self.round.into());
        each(Place::DryRounds, self.dry.into());
    }

    /// A card in hand is known to its holder, and to everybody once everybody has seen it: drawn from a face-up pile, or
    /// taken back after it was shown. A chip is known to whose it is. Piles show their top only.
    pub(super) fn is_seen(&self, eye: Eye, at: Place) -> bool {
        match at {
            Place::Hand(seat, slot) => {
                eye == Eye::All
                    || eye == Eye::Seat(seat)
                    || self.held(seat, slot).is_none_or(|number| self.seen.has(number))
            }
            Place::Chosen(seat) => self.chip(seat).is_none() || eye == Eye::All || eye == Eye::Seat(seat),
            Place::Pile(_) | Place::Box => eye == Eye::All,
            Place::Cell(_)
            | Place::Under(..)
            | Place::Stock(..)
            | Place::Keeper(_)
            | Place::Ship(_)
            | Place::EdgeColumn(_)
            | Place::EdgeRow(_)
            | Place::Chip(_)
            | Place::Top(_)
            | Place::Purse(_)
            | Place::Treasury
            | Place::Supply(_)
            | Place::Out(_)
            | Place::Score(_)
            | Place::Round
            | Place::DryRounds
            | Place::Choice(_) => true,
        }
    }

    /// Every slot of a card that may be hidden, hands in the order of seats, then piles, then what was left over.
    fn slots(&mut self, but: Option<Seat>) -> impl Iterator<Item = &mut u8> {
        let hands = self.hands.iter_mut().zip(0u8..).filter(move |&(_, s)| Some(Seat(s)) != but);
        let hands = hands.flat_map(|(hand, _)| hand.iter_mut());
        let piles = self.piles.iter_mut().flat_map(|pile| pile.iter_mut());
        hands
            .chain(piles)
            .chain(self.canals.iter_mut())
            .chain(self.aside.iter_mut())
            .filter(|slot| **slot != 0)
    }

    /// Redraws what a seat has not seen, kind by kind, and what the others have answered secretly. Where a card lies
    /// that everybody has seen is known to everybody, also deep in a pile.
    pub(super) fn reimagine(&mut self, eye: Seat, rng: &mut Rng) {
        let seen: CardSet = self.seen;
        for kin in Kin::ALL {
            let hidden = |number: u8| !seen.has(number) && Kin::of(number) == kin;
            let mut cards: ArrayVec<u8, HIDDEN> =
                self.slots(Some(eye)).map(|slot| *slot).filter(|&number| hidden(number)).collect();
            cards.sort_unstable(); // so that the result cannot depend on the truth
            rng.shuffle(&mut cards);
            let mut drawn = cards.into_iter();
            for slot in self.slots(Some(eye)).filter(|slot| hidden(**slot)) {
                *slot = drawn.next().unwrap_or(*slot);
            }
        }
        for seat in self.every_seat().filter(|&seat| seat != eye) {
            self.reimagine_answer(seat, rng);
        }
    }

    fn reimagine_answer(&mut self, seat: Seat, rng: &mut Rng) {
        let slots: ArrayVec<u8, HAND> = self.hand(seat).map(|(slot, _)| slot).collect();
        let part = match self.part(seat) {
            Part::Plays | Part::Passes if self.stage == Stage::Announce => {
                let passes = rng.below(2) == 0 || slots.is_empty();
                if passes { Part::Passes } else { Part::Plays }
            }
            Part::Chose(slot) => Part::Chose(rng.pick(&slots).unwrap_or(slot)),
            part @ (Part::Undecided | Part::Plays | Part::Passes | Part::Open(_) | Part::Out) => part,
        };
        if let Some(place) = self.parts.get_mut(seat.index()) {
            *place = part;
        }
    }

    pub(super) fn describe_all(&self) -> Value {
        let seats = || self.every_seat();
        let board = self.occupied().iter().map(|cell| {
            let stock: Vec<Good> = Good::ALL.into_iter().filter(|&good| self.stands(cell, good)).collect();
            json!({"cell": cell, "card": self.card_at(cell), "stock": stock, "finished": self.done.has(cell)})
        });
        let downwards = |pile: Pile| self.pile(pile).iter().rev().copied().collect::<Vec<u8>>();
        let hand = |seat| (0..HAND as u8).map(|slot| self.held(seat, slot)).collect::<Vec<_>>();
        let part = |seat| match self.part(seat) {
            Part::Undecided => json!("undecided"),
            Part::Plays => json!("plays"),
            Part::Passes => json!("passes"),
            Part::Chose(slot) => json!({"chose": self.held(seat, slot)}),
            Part::Open(slot) => json!({"open": self.held(seat, slot)}),
            Part::Out => json!("out"),
        };
        let axis = |axis: super::harbour::Axis| json!([axis.from, axis.to, axis.fixed]);
        let keepers = Side::BOTH.map(|side| self.keepers[side.index()].iter().collect::<Vec<Cell>>());
        json!({
            "round": self.round,
            "dryRounds": self.dry,
            "toAct": self.to_act(),
            "ask": self.asks(),
            "board": board.collect::<Vec<_>>(),
            "covered": self.covered.iter().map(|(cell, number)| json!([cell, number])).collect::<Vec<_>>(),
            "columns": axis(self.bounds.columns),
            "rows": axis(self.bounds.rows),
            "keepers": keepers,
            "ship": self.rules.ship.map(|_| self.ship),
            "hands": seats().map(hand).collect::<Vec<_>>(),
            "parts": seats().map(part).collect::<Vec<_>>(),
            "docks": seats().map(|seat| downwards(Pile::Docks(seat))).collect::<Vec<_>>(),
            "canals": downwards(Pile::Canals),
            "aside": self.aside.iter().filter(|&&n| n != 0).collect::<Vec<_>>(),
            "purses": seats().map(|seat| self.purse(seat)).collect::<Vec<_>>(),
            "treasury": self.treasury,
            "supply": self.supply,
            "seen": self.seen,
            "points": seats().map(|seat| self.total(seat)).collect::<Vec<_>>(),
        })
    }
}
