//! `impl Observation`: what lies where, who sees it, and imagining the rest.

use crate::game::{Contradiction, Eye, Facts, Learn, Observation, Quiet, Rules, Seat, Seats, turns_up};
use crate::kontor::options::{alone, clockwise, drunk, shop, smuggling};
use crate::kontor::page::{learn, unseen};
use crate::kontor::state::{Intent, MOST_HELD, Pending};
use crate::kontor::turn::{hands, score};
use crate::kontor::{
    ANCHOR, CardSet, Chance, DockPiles, Face, Good, Kontor, Move, NUMBERS, Pass, Pile, Place, Side, Sort,
    Specials,
};
use crate::rng::Rng;
use crate::wire::Secrets;
use arrayvec::ArrayVec;

/// The back of a card: hidden cards with the same back look alike. Docks have that of their side.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Back {
    Red,
    Black,
    Canal,
    Special,
}

impl Back {
    pub(super) const ALL: [Back; 4] = [Back::Red, Back::Black, Back::Canal, Back::Special];
}

/// The most hidden cards with the same back.
const HIDDEN: usize = NUMBERS as usize;
/// No cards with any back.
const NO_CARDS: [ArrayVec<u8, HIDDEN>; 4] = [const { ArrayVec::new_const() }; 4];

impl Observation for Kontor {
    const SECRETS: Secrets = Secrets::Hands;

    /// Returns whether the decision needs privacy: passes and cards are chosen secretly, and more canals with
    /// a look at the hand; everything about an open card is decided in the open.
    fn is_private(&self) -> bool {
        match self.question.pending() {
            Pending::Announce
            | Pending::Choose
            | Pending::Play
            | Pending::Second
            | Pending::Canals
            | Pending::Pick
            | Pending::Opening
            | Pending::Shop
            | Pending::Show
            | Pending::Wedding => true,
            Pending::BuyOut
            | Pending::Treat
            | Pending::Consent
            | Pending::Ship
            | Pending::Take
            | Pending::Lay
            | Pending::Land
            | Pending::Bribe
            | Pending::Exchange
            | Pending::Export
            | Pending::Veto
            | Pending::Draw
            | Pending::Salvage
            | Pending::Over(_) => false,
        }
    }

    fn tokens(&self, each: &mut dyn FnMut(Place, Face)) {
        for cell in self.harbour.cells(self.harbour.occupied()) {
            let number = self.card_at(cell).or_else(|| smuggling::smuggled_at(self, cell));
            each(Place::Cell(cell), self.face(number.unwrap_or(ANCHOR)));
        }
        for (cell, depth, number) in self.harbour.covered() {
            each(Place::Under(cell, depth), self.face(number));
        }
        for good in Good::ALL {
            let stock = self.harbour.cells(self.warehouses.cells_of(good));
            stock.for_each(|cell| each(Place::Stock(cell, good), Face::Warehouse { good }));
            let more = |cell| (1..=self.warehouses.more_on(cell, good)).map(move |n| (cell, n));
            for (cell, n) in self.harbour.cells(self.warehouses.cells_of(good)).flat_map(more) {
                each(Place::Extra(cell, good, n), Face::Warehouse { good });
            }
        }
        for (k, event) in self.events.past() {
            each(Place::Event(k), Face::Event { event });
        }
        for side in Side::BOTH {
            let keepers = self.harbour.cells(self.sectors.keepers(side));
            keepers.for_each(|cell| each(Place::Keeper(cell), Face::Keeper { side }));
        }
        alone::each_marker(self, each);
        drunk::each_coin(self, each);
        if self.rules.ship.is_some() {
            each(Place::Ship(self.ship.at()), Face::Ship);
        }
        let (columns, rows) = (self.harbour.bounds().columns, self.harbour.bounds().rows);
        if columns.fixed {
            [columns.from, columns.to].into_iter().for_each(|x| each(Place::EdgeColumn(x), Face::Edge));
        }
        if rows.fixed {
            [rows.from, rows.to].into_iter().for_each(|y| each(Place::EdgeRow(y), Face::Edge));
        }
        self.each_card_off_the_board(each);
    }

    fn counters(&self, each: &mut dyn FnMut(Place, i16)) {
        for pile in self.every_pile() {
            let below = self.deck.height(pile).saturating_sub(hands::is_turned_up(self, pile).into());
            each(Place::Pile(pile), below.into());
        }
        for seat in self.every_seat() {
            each(Place::Purse(seat), self.purse(seat).into());
            each(Place::Chip(seat), hands::chip(self, seat).is_none().into());
            each(Place::Out(seat), (self.round.intent(seat) == Intent::Out).into());
            each(Place::Score(seat), score::total(self, seat));
        }
        if self.rules.goods.export {
            for (seat, good) in self.every_seat().flat_map(|seat| Good::ALL.map(|good| (seat, good))) {
                let exports = self.parties.export().counts()[self.side(seat).index()];
                each(Place::Export(seat, good), exports[good.index()].into());
            }
        }
        each(Place::Shop, self.deck.for_sale().len() as i16);
        each(Place::Events, self.events.left().into());
        for good in Good::ALL {
            each(Place::Supply(good), self.supply.common()[good.index()].into());
            for side in Side::BOTH {
                let own = self.supply.reserves()[side.index()][good.index()];
                each(Place::Reserve(side.seat(), good), own.into());
            }
        }
        each(Place::Treasury, self.money.treasury().into());
        each(Place::Box, self.boxed());
        each(Place::Round, self.round.number().into());
        each(Place::DryRounds, clockwise::idle_rounds(self));
        alone::each_marker_left(self, each);
        if self.rules.taverns.make_drunk {
            each(Place::Coins, self.coins.on().iter().filter(|coin| coin.is_none()).count() as i16);
        }
    }

    /// Returns whether `eye` sees a place. A player knows the cards in their own hand; all players know a
    /// card that all have seen, since it was drawn from a face-up pile or taken back after it was shown. Only
    /// its owner knows a chip. Of piles, only the top card is visible.
    fn sees(&self, eye: Eye, at: Place) -> bool {
        match at {
            Place::Hand(seat, slot) => {
                eye == Eye::All
                    || eye == Eye::Seat(seat)
                    || self.deck.held(seat, slot).is_none_or(|number| self.deck.is_known(number))
            }
            Place::Chosen(seat) => {
                let hides = hands::chip(self, seat).is_some() || smuggling::is_dark(self, seat);
                !hides || eye == Eye::All || eye == Eye::Seat(seat)
            }
            Place::Cell(cell) if self.harbour.face_down().has(cell) && self.harbour.bounds().covers(cell) => {
                eye == Eye::All || smuggling::smuggler(self, cell).is_some_and(|seat| eye == Eye::Seat(seat))
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

    /// Returns whether a motion shows a face. A card that lay face down before a player may have gone back to the hand within the
    /// move (rule `kontor/smuggling`); one that lay open there is known to all.
    fn shows(&self, eye: Eye, at: Place, face: Face) -> bool {
        let came_unseen = match (at, face) {
            (Place::Chosen(seat), Face::Card { number, .. } | Face::Smuggled { number }) => {
                eye != Eye::All && eye != Eye::Seat(seat) && !self.deck.is_known(number)
            }
            _ => false,
        };
        self.sees(eye, at) && !came_unseen
    }

    /// Returns whether a move draws. A player who looks through the own pile moves no card, and sees all of it.
    fn draws(&self, seat: Seat, mv: Move) -> bool {
        let mut after = self.clone();
        after.apply(seat, mv, &mut Quiet);
        after.deck.searched() != self.deck.searched() || turns_up(self, seat, mv)
    }

    /// Resamples what a seat has not seen, back by back, and the secret answers of the others. Cards that all
    /// players have seen stay where they are, even deep in a pile.
    fn imagine(&mut self, eye: Seat, rng: &mut Rng) {
        self.imagine_for(Eye::Seat(eye), rng);
    }

    /// Resamples what no seat knows: piles, the shop, and cards out of the game. Cards that a player has ever
    /// held or seen stay, and so does a pile that a player has looked through.
    fn resample_hidden(&mut self, past: &[&Self], rng: &mut Rng) {
        let mut known = self.deck.known();
        for seat in self.every_seat().filter(|&seat| self.deck.searched().contains(seat)) {
            self.deck.own_docks(seat).for_each(|number| known.insert(number));
        }
        for game in past.iter().copied().chain([&*self]) {
            game.deck.all_held().for_each(|number| known.insert(number));
            game.deck.known().iter().for_each(|number| known.insert(number));
        }
        self.resample_but(known, Seats::NONE, rng);
    }

    /// Returns whether a player knows something that cannot be resampled: cards in hand, a secret answer, or a
    /// pile that the player has looked through.
    fn keeps_secrets(&self) -> bool {
        let mut hidden = self.deck.searched() != Seats::NONE;
        self.tokens(&mut |at, _| hidden |= !self.sees(Eye::Table, at));
        hidden
    }
}

impl Learn for Kontor {
    fn facts(&self, eye: Eye, seat: Seat, mv: Move) -> Option<Facts> {
        Some(learn::facts(self, eye, seat, mv))
    }

    fn hides(&self, eye: Eye, seat: Seat, mv: Move) -> bool {
        learn::hides(self, eye, seat, mv)
    }

    fn with_facts(&self, eye: Eye, facts: &Facts, attempt: u32) -> Result<Option<Self>, Contradiction> {
        learn::with_facts(self, eye, facts, attempt)
    }

    fn chance_for(&self, eye: Eye, chance: &Chance, dealt: &Self) -> Chance {
        learn::chance_for(self, eye, chance, dealt)
    }

    fn imagine_for(&mut self, eye: Eye, rng: &mut Rng) {
        learn::imagine_for(self, eye, rng);
    }
}

impl Kontor {
    /// Calls `each` with every numbered card and its place, hidden or not: piles from the top, unused cards
    /// in the box. It is for programs that check a game from outside; `Place::Pile` includes the top card
    /// here.
    pub fn each_card(&self, each: &mut dyn FnMut(Place, u8)) {
        unseen::each_card(self, each);
    }

    pub(in crate::kontor) fn every_pile(&self) -> impl Iterator<Item = Pile> + use<> {
        let one = self.rules.setup.piles == DockPiles::OneForAll;
        let seats = self.every_seat().take(if one { 1 } else { usize::MAX });
        seats.map(Pile::Docks).chain([Pile::Canals])
    }

    fn each_card_off_the_board(&self, each: &mut dyn FnMut(Place, Face)) {
        for seat in self.every_seat() {
            for (slot, number) in self.deck.hand(seat) {
                let open =
                    matches!(self.round.intent(seat), Intent::Open(at) | Intent::Dark(at) if at == slot);
                let at = if open { Place::Chosen(seat) } else { Place::Hand(seat, slot) };
                each(at, self.face(number));
            }
            if let Some(face) = hands::chip(self, seat) {
                each(Place::Chosen(seat), face);
            }
        }
        for pile in self.every_pile() {
            if let Some(top) = self.deck.top(pile).filter(|_| hands::is_turned_up(self, pile)) {
                each(Place::Top(pile), self.face(top));
            }
        }
    }

    /// Calls `each` with every place of a card that may be hidden: these hands, then piles.
    pub(super) fn each_slot(&mut self, hands: Seats, mut each: impl FnMut(&mut u8)) {
        self.smuggled.each_hidden(hands, &mut each);
        self.deck.each_hidden(hands, each);
    }

    /// Resamples the cards that may be hidden, in these hands and elsewhere, except the known ones.
    pub(super) fn resample_but(&mut self, seen: CardSet, hands: Seats, rng: &mut Rng) {
        let (mut lying, mut hidden) = (CardSet::default(), CardSet::default());
        self.each_slot(hands, |slot| {
            if !seen.has(*slot) {
                lying.insert(*slot);
            }
        });
        self.deck
            .aside()
            .iter()
            .chain(lying.iter())
            .filter(|&number| !seen.has(number))
            .for_each(|number| hidden.insert(number));
        let aside = self.deck.aside().iter().filter(|&number| seen.has(number)).collect();
        self.deck.lay_aside(aside);
        // The cards are sorted by back and number, so that the result cannot depend on the truth; no number
        // occurs twice.
        let (mut cards, mut back_at) = (NO_CARDS, [Back::Red; 128]);
        for number in hidden.iter() {
            let back = self.back(number);
            cards[back as usize].push(number);
            back_at[usize::from(number & 127)] = back;
        }
        let smuggled = !self.harbour.face_down().is_empty()
            || self.every_seat().any(|seat| smuggling::is_dark(self, seat));
        for (back, cards) in Back::ALL.into_iter().zip(&mut cards) {
            rng.shuffle(cards);
            if smuggled {
                let mut order: ArrayVec<u8, HIDDEN> = ArrayVec::new();
                self.each_slot(hands, |slot| {
                    if lying.has(*slot) && back_at[usize::from(*slot & 127)] == back {
                        order.push(*slot);
                    }
                });
                let face_down = smuggling::face_down_among(self, &order);
                smuggling::make_smuggleable(self, cards, &face_down);
            }
        }
        let mut drawn = [0usize; 4];
        self.each_slot(hands, |slot| {
            if lying.has(*slot) {
                let back = back_at[usize::from(*slot & 127)] as usize;
                *slot = cards[back].get(drawn[back]).copied().unwrap_or(*slot);
                drawn[back] += 1;
            }
        });
        for (cards, drawn) in cards.iter().zip(drawn) {
            cards.iter().skip(drawn).for_each(|&number| self.deck.set_aside(number));
        }
        self.events.reshuffle(rng);
    }

    /// Returns the back of a card: special cards that were shuffled into the canals have that of canals, and
    /// docks of a common pile that of red.
    pub(super) fn back(&self, number: u8) -> Back {
        let setup = &self.rules.setup;
        let back = match self.sort_of(number) {
            Sort::Dock if self.side_of(number) == Side::Red => Back::Red,
            Sort::Dock => Back::Black,
            Sort::Canal | Sort::Anchor => Back::Canal,
            Sort::Customs | Sort::Bridge | Sort::Flood => Back::Special,
        };
        match back {
            Back::Special if setup.specials == Specials::AmongCanals => Back::Canal, // they came from one pile
            Back::Black if setup.piles == DockPiles::OneForAll => Back::Red,
            Back::Special | Back::Canal | Back::Red | Back::Black => back,
        }
    }

    pub(super) fn reimagine_answer(&mut self, seat: Seat, rng: &mut Rng) {
        let slots: ArrayVec<u8, MOST_HELD> = self.deck.hand(seat).map(|(slot, _)| slot).collect();
        let intent = match self.round.intent(seat) {
            Intent::Chose(_) | Intent::Smuggles(_) | Intent::Passes
                if self.question.pending() == Pending::Choose =>
            {
                if let Some(slot) = smuggling::guess_smuggling(self, seat, rng) {
                    return self.round.imagine(seat, Intent::Smuggles(slot));
                }
                let passes = self.rules.turn.pass == Pass::Secret && rng.below(4) == 0;
                rng.pick(&slots).filter(|_| !passes).map_or(Intent::Passes, Intent::Chose)
            }
            Intent::Plays | Intent::Passes if self.question.pending() == Pending::Announce => {
                let passes = rng.below(2) == 0 || slots.is_empty();
                if passes { Intent::Passes } else { Intent::Plays }
            }
            Intent::Buys(_) if self.question.pending() == Pending::Shop => {
                Intent::Buys(rng.below(usize::from(shop::most_to_buy(self, seat)) + 1) as u8)
            }
            Intent::Shows { count, slot } => Intent::Shows { count, slot: rng.pick(&slots).unwrap_or(slot) },
            intent => intent,
        };
        self.round.imagine(seat, intent);
    }
}
