//! Places, what lies there, who sees it, and imagining the rest.

mod place;

pub use place::{Ask, Choice, Face, Pile, Place, Print};

use super::bounds::Axis;
use super::cards::{ANCHOR, CardSet, Good, NUMBERS, Side, Sort, side_of, sort_of};
use super::harbour::{Cell, Cells};
use super::moves::Move;
use super::ruleset::{DockPiles, Pass, Specials};
use super::state::{Kontor, MOST_HELD, Part, Pending};
use crate::game::{Eye, Game, Seat, Seats, Taps};
use crate::rng::Rng;
use arrayvec::ArrayVec;
use serde_json::{Value, json};

/// Cards that can be mistaken for one another when they lie face down; docks by their side.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Kin {
    Red,
    Black,
    Canal,
    Special,
}

impl Kin {
    fn of(number: u8) -> Kin {
        match sort_of(number) {
            Sort::Dock if side_of(number) == Side::Red => Kin::Red,
            Sort::Dock => Kin::Black,
            Sort::Canal | Sort::Anchor => Kin::Canal,
            Sort::Customs | Sort::Bridge | Sort::Flood => Kin::Special,
        }
    }
}

/// The most hidden cards of one kind.
const HIDDEN: usize = NUMBERS as usize;
/// No cards of any kind.
const KINDLESS: [ArrayVec<u8, HIDDEN>; 4] = [const { ArrayVec::new_const() }; 4];

impl Kontor {
    pub(super) fn asks(&self) -> Option<Ask> {
        let number = self.card_on_turn();
        match self.pending {
            Pending::BuyOut => Some(Ask::BuyOut),
            Pending::Announce => Some(Ask::Announce),
            Pending::Choose => Some(Ask::Choose),
            Pending::Play => Some(Ask::Play),
            Pending::Consent => Some(Ask::Consent { from: self.turn, cell: self.proposal }),
            Pending::Treat => Some(Ask::Treat { tavern: self.played.cell }),
            Pending::Ship => Some(Ask::Ship { number }),
            Pending::Take => Some(Ask::Take { number }),
            Pending::Lay if self.is_dark(self.turn) => Some(Ask::Smuggle),
            Pending::Lay => Some(Ask::Lay { number }),
            Pending::Land => Some(Ask::Land { number: self.played.number }),
            Pending::Bribe => Some(Ask::Bribe { number: self.played.number }),
            Pending::Export => Some(Ask::Export { number: self.played.number }),
            Pending::Shop => Some(Ask::Shop),
            Pending::Exchange => Some(Ask::Exchange),
            Pending::Wedding => Some(Ask::Wedding),
            Pending::Canals => Some(Ask::Canals { left: self.twins[0] }),
            Pending::Veto => Some(Ask::Veto { cell: self.judged }),
            Pending::Opening => Some(Ask::Opening),
            Pending::Draw => Some(Ask::Draw),
            Pending::Pick => Some(Ask::Pick),
            Pending::Second => Some(Ask::Second { price: self.rules.turn.second_canal.unwrap_or(0) }),
            Pending::Salvage => self.surrounded().map(|(from, good)| Ask::Salvage { good, from }),
            Pending::Over(_) => None,
        }
    }

    /// Cards and cells are tapped themselves; in teams the pile that a taken dock goes under follows.
    pub(super) fn taps_of(&self, mv: Move) -> Taps<Place> {
        match mv {
            Move::Pass => Taps::in_order(&[Place::Choice(Choice::Pass)]),
            Move::Stay => Taps::in_order(&[Place::Choice(Choice::Stay)]),
            Move::LieStill => Taps::in_order(&[Place::Choice(Choice::LieStill)]),
            Move::Spare => Taps::in_order(&[Place::Choice(Choice::Spare)]),
            Move::Enough => Taps::in_order(&[Place::Choice(Choice::Enough)]),
            Move::BuyNothing => Taps::in_order(&[Place::Choice(Choice::BuyNothing)]),
            Move::Choose { card } => Taps::in_order(&[self.place_in_hand(card)]),
            Move::LayMore { card, cell } => Taps::in_order(&[self.place_in_hand(card), Place::Cell(cell)]),
            Move::Ally { cell, with } => {
                Taps::in_order(&[Place::Cell(cell), Place::Choice(Choice::Ally(with))])
            }
            Move::Leave { cell } => Taps::in_order(&[Place::Cell(cell), Place::Choice(Choice::Leave)]),
            Move::Agree => Taps::in_order(&[Place::Choice(Choice::Agree)]),
            Move::Refuse => Taps::in_order(&[Place::Choice(Choice::Refuse)]),
            Move::Treat { tavern, dock } => Taps::in_order(&[Place::Cell(tavern), Place::Cell(dock)]),
            Move::BuyOut { cell } => Taps::in_order(&[Place::Cell(cell)]),
            Move::Land { good } => Taps::in_order(&[Place::Supply(good)]),
            Move::Smuggle { card } => {
                let held = self.holder(card).map(|(seat, slot)| Place::Hand(seat, slot));
                Taps::in_order(&[Place::Choice(Choice::Smuggle), held.unwrap_or(Place::Box)])
            }
            Move::LandAll => Taps::in_order(&[Place::Choice(Choice::LandAll)]),
            Move::Export { good } => Taps::in_order(&[Place::Choice(Choice::Export(good))]),
            Move::Buy { count } => Taps::in_order(&[Place::Choice(Choice::Buy(count))]),
            Move::Exchange { cell, from, to } => {
                Taps::in_order(&[Place::Stock(cell, from), Place::Supply(to)])
            }
            Move::Wed { take, give } => {
                let given = self.holder(give).map(|(seat, slot)| Place::Hand(seat, slot));
                let own = self.deciding.first().unwrap_or(Seat(0));
                let top = Place::Top(Pile::Docks(own));
                Taps::in_order(&[given.unwrap_or(top), Place::Choice(Choice::Card(take))])
            }
            Move::Discard => Taps::in_order(&[Place::Choice(Choice::Discard)]),
            Move::Count => Taps::in_order(&[Place::Choice(Choice::Count)]),
            Move::Void => Taps::in_order(&[Place::Choice(Choice::Void)]),
            Move::LayCanal { card, cell } => {
                let held = self.holder(card).map(|(seat, slot)| Place::Hand(seat, slot));
                Taps::in_order(&[held.unwrap_or(Place::Box), Place::Cell(cell)])
            }
            Move::Decline => Taps::in_order(&[Place::Choice(Choice::Decline)]),
            Move::Draw { from } => Taps::in_order(&[Place::Top(self.pile_of(self.turn, from))]),
            Move::Search => Taps::in_order(&[Place::Choice(Choice::Search)]),
            Move::Pick { card } => Taps::in_order(&[Place::Choice(Choice::Card(card))]),
            Move::Sail { cell } | Move::Lay { cell } | Move::Bribe { cell } | Move::Salvage { cell } => {
                Taps::in_order(&[Place::Cell(cell)])
            }
            Move::Take { cell, .. } if self.players() == 2 || self.is_solo() => {
                Taps::in_order(&[Place::Cell(cell)])
            }
            Move::Take { cell, under } => {
                Taps::in_order(&[Place::Cell(cell), Place::Pile(Pile::Docks(under))])
            }
        }
    }

    /// Where a card is held.
    fn place_in_hand(&self, card: u8) -> Place {
        self.holder(card).map_or(Place::Box, |(seat, slot)| Place::Hand(seat, slot))
    }

    /// All piles.
    pub(super) fn every_pile(&self) -> impl Iterator<Item = Pile> + use<> {
        let one = self.rules.setup.piles == DockPiles::OneForAll;
        let seats = self.every_seat().take(if one { 1 } else { usize::MAX });
        seats.map(Pile::Docks).chain([Pile::Canals])
    }

    pub(super) fn each_token(&self, each: &mut dyn FnMut(Place, Face)) {
        for cell in self.cells(self.occupied()) {
            let number = self.card_at(cell).or_else(|| self.smuggled_at(cell));
            each(Place::Cell(cell), self.face(number.unwrap_or(ANCHOR)));
        }
        for (i, &(cell, number)) in self.covered.iter().enumerate() {
            each(Place::Under(cell, self.depth(cell, i)), self.face(number));
        }
        for good in Good::ALL {
            let stock = self.cells(self.stock[good.index()]);
            stock.for_each(|cell| each(Place::Stock(cell, good), Face::Warehouse { good }));
            let heaps = &self.more[good.index()];
            let heaped = self.cells(if heaps.is_empty() { Cells::NONE } else { self.stock[good.index()] });
            for (cell, n) in heaped.flat_map(|cell| (1..=heaps.on(cell)).map(move |n| (cell, n))) {
                each(Place::Extra(cell, good, n), Face::Warehouse { good });
            }
        }
        for (k, event) in self.events.past() {
            each(Place::Event(k), Face::Event { event });
        }
        for side in Side::BOTH {
            let keepers = self.cells(self.keepers[side.index()]);
            keepers.for_each(|cell| each(Place::Keeper(cell), Face::Keeper { side }));
        }
        self.each_marker(each);
        self.each_coin(each);
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
                let open = matches!(self.part(seat), Part::Open(at) | Part::Dark(at) if at == slot);
                let at = if open { Place::Chosen(seat) } else { Place::Hand(seat, slot) };
                each(at, self.face(number));
            }
            if let Some(face) = self.chip(seat) {
                each(Place::Chosen(seat), face);
            }
        }
        for pile in self.every_pile() {
            if let Some(top) = self.top(pile).filter(|_| self.is_turned_up(pile)) {
                each(Place::Top(pile), self.face(top));
            }
        }
    }

    pub(super) fn each_counter(&self, each: &mut dyn FnMut(Place, i16)) {
        for pile in self.every_pile() {
            let below = self.height(pile).saturating_sub(self.is_turned_up(pile).into());
            each(Place::Pile(pile), below.into());
        }
        for seat in self.every_seat() {
            each(Place::Purse(seat), self.purse(seat).into());
            each(Place::Chip(seat), self.chip(seat).is_none().into());
            each(Place::Out(seat), (self.part(seat) == Part::Out).into());
            each(Place::Score(seat), self.total(seat));
        }
        if self.rules.goods.export {
            for (seat, good) in self.every_seat().flat_map(|seat| Good::ALL.map(|good| (seat, good))) {
                each(Place::Export(seat, good), self.exports[self.side(seat).index()][good.index()].into());
            }
        }
        each(Place::Shop, self.shop.len().into());
        each(Place::Events, self.events.pile.len().into());
        for good in Good::ALL {
            each(Place::Supply(good), self.supply[good.index()].into());
            for side in Side::BOTH {
                let own = self.reserves[side.index()][good.index()];
                each(Place::Reserve(Seat(side as u8), good), own.into());
            }
        }
        each(Place::Treasury, self.treasury.into());
        each(Place::Box, self.boxed());
        each(Place::Round, self.round.into());
        each(Place::DryRounds, self.dry_rounds());
        self.each_marker_left(each);
        if self.rules.taverns.make_drunk {
            each(Place::Coins, self.coins.iter().filter(|coin| coin.is_none()).count() as i16);
        }
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
            Place::Chosen(seat) => {
                let hides = self.chip(seat).is_some() || self.is_dark(seat);
                !hides || eye == Eye::All || eye == Eye::Seat(seat)
            }
            Place::Cell(cell) if self.dark.has(cell) && self.bounds.covers(cell) => {
                eye == Eye::All || self.smuggler(cell).is_some_and(|seat| eye == Eye::Seat(seat))
            }
            Place::Pile(_) | Place::Box | Place::Shop | Place::Events => eye == Eye::All,
            Place::Cell(_)
            | Place::Under(..)
            | Place::Stock(..)
            | Place::Extra(..)
            | Place::Keeper(_)
            | Place::Coin(_)
            | Place::SecondCoin(_)
            | Place::Owner(_)
            | Place::Markers(_)
            | Place::Coins
            | Place::Ship(_)
            | Place::EdgeColumn(_)
            | Place::EdgeRow(_)
            | Place::Chip(_)
            | Place::Top(_)
            | Place::Purse(_)
            | Place::Export(..)
            | Place::Event(_)
            | Place::Treasury
            | Place::Supply(_)
            | Place::Reserve(..)
            | Place::Out(_)
            | Place::Score(_)
            | Place::Round
            | Place::DryRounds
            | Place::Choice(_) => true,
        }
    }

    /// Every slot of a card that may be hidden from a seat: the hands of the others, then piles. Without a seat, only piles.
    #[inline]
    fn each_slot(&mut self, from: Option<Seat>, mut each: impl FnMut(&mut u8)) {
        let owners = [0, 1, 2, 3].map(|row| self.row_owner(row));
        for ((_, number), seat) in self.smuggled.iter_mut().zip(0u8..) {
            if from.is_some_and(|from| from != Seat(seat)) && *number != 0 {
                each(number);
            }
        }
        for (hand, owner) in self.hands.iter_mut().zip(owners) {
            if from.is_some_and(|from| from != owner) {
                hand.iter_mut().filter(|slot| **slot != 0).for_each(&mut each);
            }
        }
        self.piles.cards_mut().for_each(&mut each);
        self.canals.cards_mut().iter_mut().for_each(&mut each);
        self.shop.cards_mut().iter_mut().for_each(&mut each);
    }

    /// Redraws what a seat has not seen, kind by kind, and what the others have answered secretly. Where a card lies
    /// that everybody has seen is known to everybody, also deep in a pile.
    pub(super) fn reimagine(&mut self, eye: Seat, rng: &mut Rng) {
        let mut seen = self.seen;
        if self.looked.contains(eye) {
            self.piles.downwards(eye.index()).for_each(|number| seen.insert(number));
        }
        self.redraw_but(seen, Some(eye), rng);
        for seat in self.every_seat().filter(|&seat| seat != eye) {
            self.reimagine_answer(seat, rng);
        }
    }

    /// Redraws what may be hidden from a seat, or from all of them, but not the cards that are known.
    fn redraw_but(&mut self, seen: CardSet, eye: Option<Seat>, rng: &mut Rng) {
        let (mut lying, mut hidden) = (CardSet::default(), CardSet::default());
        self.each_slot(eye, |slot| {
            if !seen.has(*slot) {
                lying.insert(*slot);
            }
        });
        self.aside
            .iter()
            .chain(lying.iter())
            .filter(|&number| !seen.has(number))
            .for_each(|number| hidden.insert(number));
        self.aside = self.aside.iter().filter(|&number| seen.has(number)).collect();
        // By kind and ascending, so that the result cannot depend on the truth; no number is there twice.
        let (mut cards, mut kin_at) = (KINDLESS, [0u8; 128]);
        for number in hidden.iter() {
            let kin = self.kin(number) as usize;
            cards[kin & 3].push(number);
            kin_at[usize::from(number & 127)] = kin as u8;
        }
        let smuggled = !self.dark.is_empty() || self.every_seat().any(|seat| self.is_dark(seat));
        for (kin, cards) in cards.iter_mut().enumerate() {
            rng.shuffle(cards);
            if smuggled {
                let mut order: ArrayVec<u8, HIDDEN> = ArrayVec::new();
                self.each_slot(eye, |slot| {
                    if lying.has(*slot) && usize::from(kin_at[usize::from(*slot & 127)]) == kin {
                        order.push(*slot);
                    }
                });
                let laden = self.laden(&order);
                self.load(cards, &laden);
            }
        }
        let mut drawn = [0usize; 4];
        self.each_slot(eye, |slot| {
            if lying.has(*slot) {
                let kin = usize::from(kin_at[usize::from(*slot & 127)] & 3);
                *slot = cards[kin].get(drawn[kin]).copied().unwrap_or(*slot);
                drawn[kin] += 1;
            }
        });
        for (cards, drawn) in cards.iter().zip(drawn) {
            cards.iter().skip(drawn).for_each(|&number| self.aside.insert(number));
        }
        self.events.reshuffle(rng);
    }

    /// Redraws what no seat knows: piles, the shop, and cards out of the game. What somebody has ever held or seen stays,
    /// and so does a pile that somebody has looked through.
    pub(super) fn redraw_unknown(&mut self, past: &[&Self], rng: &mut Rng) {
        let mut known = self.seen;
        for seat in self.every_seat().filter(|&seat| self.looked.contains(seat)) {
            self.piles.downwards(seat.index()).for_each(|number| known.insert(number));
        }
        for game in past.iter().copied().chain([&*self]) {
            game.hands.iter().flatten().for_each(|&number| known.insert(number));
            game.seen.iter().for_each(|number| known.insert(number));
        }
        self.redraw_but(known, None, rng);
    }

    /// Whether somebody has something in hand, or has done something, that others do not see; or has looked into a pile.
    pub(super) fn holds_secrets(&self) -> bool {
        let mut hidden = self.looked != Seats::NONE;
        self.each_token(&mut |at, _| hidden |= !self.is_seen(Eye::Table, at));
        hidden
    }

    /// With which others a card can be mistaken when it lies face down.
    fn kin(&self, number: u8) -> Kin {
        let (setup, kin) = (&self.rules.setup, Kin::of(number));
        match kin {
            Kin::Special if setup.specials == Specials::AmongCanals => Kin::Canal, // they have come from one pile
            Kin::Black if setup.piles == DockPiles::OneForAll => Kin::Red,
            Kin::Special | Kin::Canal | Kin::Red | Kin::Black => kin,
        }
    }

    fn reimagine_answer(&mut self, seat: Seat, rng: &mut Rng) {
        let slots: ArrayVec<u8, MOST_HELD> = self.hand(seat).map(|(slot, _)| slot).collect();
        let part = match self.part(seat) {
            Part::Chose(_) | Part::Smuggles(_) | Part::Passes if self.pending == Pending::Choose => {
                if let Some(slot) = self.guess_smuggling(seat, rng) {
                    return self.parts[seat.index() & 3] = Part::Smuggles(slot);
                }
                let passes = self.rules.turn.pass == Pass::Secret && rng.below(4) == 0;
                rng.pick(&slots).filter(|_| !passes).map_or(Part::Passes, Part::Chose)
            }
            Part::Plays | Part::Passes if self.pending == Pending::Announce => {
                let passes = rng.below(2) == 0 || slots.is_empty();
                if passes { Part::Passes } else { Part::Plays }
            }
            Part::Buys(_) => Part::Buys(rng.below(usize::from(self.most_to_buy(seat)) + 1) as u8),
            part @ (Part::Undecided
            | Part::Plays
            | Part::Passes
            | Part::Chose(_)
            | Part::Smuggles(_)
            | Part::Dark(_)
            | Part::Open(_)
            | Part::Out) => part,
        };
        if let Some(place) = self.parts.get_mut(seat.index()) {
            *place = part;
        }
    }

    pub(super) fn describe_all(&self) -> Value {
        let seats = || self.every_seat();
        let board = self.cells(self.occupied()).map(|cell| {
            let stands = |&good: &Good| self.stands(cell, good);
            let mut stock: Vec<Good> = Good::ALL.into_iter().filter(stands).collect();
            let more = |good: Good| (0..self.more[good.index()].on(cell)).map(move |_| good);
            stock.extend(Good::ALL.into_iter().flat_map(more));
            json!({"cell": cell, "card": self.card_at(cell).or_else(|| self.smuggled_at(cell)), "stock": stock, "finished": self.done.has(cell)})
        });
        let places = self.rules.places().max(6);
        let hand = |seat| (0..places).map(|slot| self.held(seat, slot)).collect::<Vec<_>>();
        let part = |seat| match self.part(seat) {
            Part::Undecided => json!("undecided"),
            Part::Plays => json!("plays"),
            Part::Passes => json!("passes"),
            Part::Buys(count) => json!({"buys": count}),
            Part::Smuggles(slot) => json!({"smuggles": self.held(seat, slot)}),
            Part::Dark(slot) => json!({"dark": self.held(seat, slot)}),
            Part::Chose(slot) => json!({"chose": self.held(seat, slot)}),
            Part::Open(slot) => json!({"open": self.held(seat, slot)}),
            Part::Out => json!("out"),
        };
        let axis = |axis: Axis| json!([axis.from, axis.to, axis.fixed]);
        let keepers = Side::BOTH.map(|side| self.cells(self.keepers[side.index()]).collect::<Vec<Cell>>());
        json!({
            "round": self.round,
            "dryRounds": self.dry_rounds(),
            "coins": self.coins,
            "owners": self.owners_by_seat(),
            "allied": self.allied_pairs(),
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
            "docks": seats().map(|seat| self.downwards(Pile::Docks(seat))).collect::<Vec<_>>(),
            "canals": self.downwards(Pile::Canals),
            "aside": self.aside,
            "purses": seats().map(|seat| self.purse(seat)).collect::<Vec<_>>(),
            "treasury": self.treasury,
            "supply": self.supply,
            "reserves": self.reserves,
            "seen": self.seen,
            "smuggled": self.cells(self.dark).collect::<Vec<_>>(),
            "exports": self.exports,
            "shop": self.shop.cards(),
            "events": self.events.describe(),
            "points": seats().map(|seat| self.total(seat)).collect::<Vec<_>>(),
        })
    }
}
