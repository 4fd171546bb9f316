//! Everything that chance has fixed before the first move, and how it is laid out on the table.

use crate::game::{Printed, Quiet, Seat};
use crate::kontor::options::buy_out::Buyers;
use crate::kontor::options::drunk::Coins;
use crate::kontor::options::events::{EVENTS, Events};
use crate::kontor::options::parties::Parties;
use crate::kontor::options::smuggling::Smuggled;
use crate::kontor::options::{alone, sunken};
#[cfg(test)]
use crate::kontor::setup::cards::WAREHOUSES;
use crate::kontor::setup::layout::{MOST_CANALS, MOST_DOCKS, Plan};
use crate::kontor::state::{
    ALL_CANALS, ALL_DOCKS, CANAL_PILE, DOCK_PILE, Deck, Harbour, Money, Play, Question, Round, Sectors, Ship,
    Supply, Warehouses,
};
use crate::kontor::turn::steps::{Steps, Table};
use crate::kontor::turn::{hands, laying};
use crate::kontor::{
    ANCHOR, CardTable, Cell, DockPiles, Good, Kontor, Opening, OptionalRule, Order, Pile, Ruleset, Side,
    Sort, Specials, Without,
};
use crate::rng::Rng;
use crate::sort::sort;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The special cards, by number (rule `kontor/numbers`).
const SPECIALS: [u8; 6] = [1, 2, 90, 91, 92, 93];

/// Everything chance has fixed before the first move. Every list is in the order of dealing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chance {
    /// The canals: those of the start layout in reading order, two for each seat, then those set aside, then
    /// the pile, top first. A special card among those of the start layout is skipped, and is dealt to a hand
    /// first.
    pub canals: ArrayVec<u8, CANAL_PILE>,
    /// The docks of red and of black: three in hand, then the pile, top first. In teams each half is dealt
    /// like this.
    pub docks: [ArrayVec<u8, DOCK_PILE>; 2],
    /// The special cards if they are dealt: one for each seat; the rest is not used.
    pub specials: ArrayVec<u8, 6>,
    /// The partner who gets one dock more if a team's docks cannot be halved, for red and for black: 0 the
    /// first, 1 the second (`kontor/ruling-4`). Otherwise empty.
    #[serde(default)]
    pub longer: ArrayVec<u8, 2>,
    /// The events by their place in the rules, in the order in which they happen; empty if there are none.
    #[serde(default)]
    pub events: ArrayVec<u8, EVENTS>,
    /// The canals of the start layout that hide the warehouses of tea, wine and spice: their numbers in
    /// reading order from 0, all different (rule `kontor/euphrates`). Otherwise empty.
    #[serde(default)]
    pub sunken: ArrayVec<u8, 3>,
    /// The docks of both colours if they form one pile (rule `kontor/freewheel-solo`): two for each seat,
    /// then the pile, top first. Otherwise empty.
    #[serde(default)]
    pub common: ArrayVec<u8, ALL_DOCKS>,
    /// The seat with the first turn, if players take turns (rule `kontor/freewheel`). Otherwise `None`.
    #[serde(default)]
    pub first: ArrayVec<u8, 1>,
}

impl Chance {
    /// Returns the cards of a box that are dealt, sorted by number.
    pub(in crate::kontor) fn of(rules: &Ruleset, tables: &CardTable) -> Chance {
        let (without, laid) = (rules.setup.without, rules.setup.laid);
        let specials = match rules.setup.specials {
            Specials::OneEach | Specials::Shop { .. } => SPECIALS.into(),
            _ => ArrayVec::new(),
        };
        let mut canals: ArrayVec<u8, CANAL_PILE> = tables.canals().take(ALL_CANALS).collect();
        if rules.setup.specials == Specials::AmongCanals {
            canals.extend(SPECIALS);
        }
        let mut docks =
            Side::BOTH.map(|side| tables.docks(side).take(DOCK_PILE).collect::<ArrayVec<u8, DOCK_PILE>>());
        if without != Without::default() || laid != [0; MOST_DOCKS] {
            let dealt = |number: u8| !without.has(number) && !laid.contains(&number);
            docks.iter_mut().for_each(|docks| docks.retain(|number| dealt(*number)));
        }
        let mut common = ArrayVec::new();
        if rules.setup.piles == DockPiles::OneForAll {
            common = docks.iter_mut().flat_map(|docks| docks.drain(..)).take(ALL_DOCKS).collect();
        }
        let mut chance = Chance {
            canals,
            docks,
            common,
            specials,
            longer: ArrayVec::new(),
            events: (0..EVENTS as u8).filter(|_| rules.options.has(OptionalRule::Events)).collect(),
            sunken: (0..rules.goods.sunken.min(3)).collect(),
            first: (0..u8::from(rules.turn.order == Order::Clockwise)).collect(),
        };
        if chance.is_cut_unevenly(rules) {
            chance.longer = [0; 2].into();
        }
        chance
    }

    fn is_cut_unevenly(&self, rules: &Ruleset) -> bool {
        rules.players == 4 && rules.sides == 2 && self.docks.iter().any(|docks| docks.len() % 2 == 1)
    }

    /// Shuffles and draws; `canals` is the number of canals in the start layout.
    pub(in crate::kontor) fn dealt(
        rules: &Ruleset,
        tables: &CardTable,
        canals: usize,
        rng: &mut Rng,
    ) -> Chance {
        let mut chance = Chance::of(rules, tables);
        chance.sunken.truncate(canals);
        rng.shuffle(&mut chance.canals);
        chance.docks.iter_mut().for_each(|docks| rng.shuffle(docks));
        rng.shuffle(&mut chance.common);
        rng.shuffle(&mut chance.specials);
        chance.longer.iter_mut().for_each(|longer| *longer = rng.below(2) as u8);
        chance.first.iter_mut().for_each(|first| *first = rng.below(rules.players.into()) as u8);
        rng.shuffle(&mut chance.events);
        if !chance.sunken.is_empty() {
            let mut all: ArrayVec<u8, MOST_CANALS> = (0..canals.min(MOST_CANALS) as u8).collect();
            rng.shuffle(&mut all);
            chance.sunken = all.into_iter().take(chance.sunken.len()).collect();
        }
        chance
    }

    fn has_sound_sunken(&self, canals: usize, wanted: usize) -> bool {
        let mut sorted = self.sunken.clone();
        sort(&mut sorted);
        sorted.len() == wanted
            && sorted.iter().all(|&canal| usize::from(canal) < canals)
            && sorted.windows(2).all(|pair| pair[0] != pair[1])
    }

    /// Returns whether this chance is possible with the pieces of the box and a start layout with this many
    /// canals.
    pub(in crate::kontor) fn is_sound(&self, rules: &Ruleset, tables: &CardTable, canals: usize) -> bool {
        let sorted = Chance::of(rules, tables);
        let same = |cards: &[u8], wanted: &[u8]| {
            let mut there = [false; 256];
            cards.iter().for_each(|&card| there[usize::from(card)] = true);
            cards.len() == wanted.len() && wanted.iter().all(|&card| there[usize::from(card)])
        };
        same(&self.canals, &sorted.canals)
            && same(&self.docks[0], &sorted.docks[0])
            && same(&self.docks[1], &sorted.docks[1])
            && same(&self.common, &sorted.common)
            && same(&self.specials, &sorted.specials)
            && same(&self.events, &sorted.events)
            && self.longer.len() == sorted.longer.len()
            && self.longer.iter().all(|&longer| longer < 2)
            && self.first.len() == sorted.first.len()
            && self.first.iter().all(|&first| first < rules.players)
            && self.has_sound_sunken(canals, sorted.sunken.len().min(canals))
    }
}

/// Returns the table with only the anchor on it (and the ship), and the pieces of a box: its cards and how
/// many warehouses it has of each kind.
pub fn with_box(rules: Ruleset, cards: CardTable, warehouses: [u8; 3]) -> Kontor {
    let mut game = Kontor {
        rules,
        steps: Steps::of(&Table::<Quiet>::TURN, &rules),
        cards: Printed::of(cards),
        harbour: Harbour::new(rules.setup.board),
        warehouses: Warehouses::default(),
        supply: Supply::new(rules.goods.stock, warehouses),
        sectors: Sectors::default(),
        ship: Ship::new(),
        deck: Deck::new(&rules, cards.docks(Side::Red).count()),
        money: Money::new(rules.setup.treasury),
        round: Round::new(),
        play: Play::new(),
        question: Question::new(),
        events: Events::NONE,
        parties: Parties::new(rules.sides > 2),
        coins: Coins::default(),
        buyers: Buyers::NONE,
        smuggled: Smuggled::NONE,
    };
    if rules.placement.island_is_dry {
        game.harbour.enclose(rules.setup.layout.plan().island());
    }
    laying::put(&mut game, ANCHOR, Cell::ANCHOR, &mut Quiet);
    game
}

/// Returns the table with only the anchor on it (and the ship), and our own box.
#[cfg(test)]
pub fn empty(rules: Ruleset) -> Kontor {
    with_box(rules, CardTable::RECONSTRUCTED, [WAREHOUSES; 3])
}

/// Lays out the start layout, hands, piles and purses (rule `kontor/setup`).
pub fn deal_out(game: &mut Kontor, plan: &Plan, chance: &Chance) {
    let setup = game.rules.setup;
    if game.rules.placement.island_is_dry {
        game.harbour.enclose(plan.island());
    }
    game.round.set_first(Seat(chance.first.first().copied().unwrap_or(0)));
    let mut canals = chance.canals.clone();
    for &cell in &plan.canals {
        let is_canal = |&number: &u8| game.sort_of(number) == Sort::Canal;
        let Some(number) = canals.iter().position(is_canal).and_then(|at| canals.pop_at(at)) else {
            break;
        };
        game.deck.know(number);
        laying::put(game, number, cell, &mut Quiet);
    }
    if let Some(ship) = plan.ship.filter(|_| game.rules.ship.is_some()) {
        game.ship.sail(ship);
    }
    let mut canals = canals.as_slice();
    if setup.layout.is_whole_board() {
        game.harbour.fix(plan.corner_of(setup.board));
    }
    for (good, &canal) in Good::ALL.into_iter().zip(&chance.sunken) {
        if let Some(&cell) = plan.canals.get(usize::from(canal)) {
            sunken::sink(game, cell, good);
        }
    }
    for &(cell, number) in &plan.docks {
        game.deck.know(number);
        laying::put(game, number, cell, &mut Quiet);
    }
    if alone::is_solo(game) {
        game.harbour.disown();
    }
    for seat in game.every_seat() {
        let dealt = if setup.opening == Opening::Dealt { setup.hand.0 } else { 0 };
        let (docks, pile) = share(game, seat, chance, usize::from(dealt));
        let (in_hand, rest) = canals.split_at_checked(usize::from(setup.hand.1)).unwrap_or((canals, &[]));
        canals = rest;
        game.deck.lay_docks(seat, pile);
        let own = chance.specials.get(seat.index()).filter(|_| setup.specials == Specials::OneEach);
        let places = (0..).zip(docks).chain((setup.hand.0..).zip(in_hand));
        for (slot, &number) in places.chain((setup.first_special()..).zip(own)) {
            game.deck.hold(seat, slot, number);
        }
        game.money.endow(seat, setup.purse);
    }
    let aside = usize::from(setup.canals_aside);
    let (set_aside, canals) = canals.split_at_checked(aside).unwrap_or((canals, &[])); // `kontor/ruling-57`
    game.events.lay(&chance.events);
    if let Specials::Shop { .. } = setup.specials {
        game.deck.offer(&chance.specials);
    }
    let dealt = chance.specials.len() - game.deck.for_sale().len();
    let left_over = chance.specials.iter().take(dealt).skip(usize::from(game.players()));
    game.deck.lay_aside(left_over.chain(set_aside).copied().collect());
    hand_out_specials(game);
    game.deck.lay_canals(canals);
    for pile in game.every_pile().filter(|pile| setup.opening == Opening::Dealt || *pile == Pile::Canals) {
        hands::turn_up(game, pile, &mut Quiet);
    }
}

/// Deals special cards that are public: floods, and bridges if each player gets some (rules
/// `kontor/bridge-and-flood`, `kontor/great-flood`, `kontor/ruling-105`).
fn hand_out_specials(game: &mut Kontor) {
    let (setup, floods, bridges) = (game.rules.setup, [90, 93], [92, 91]);
    let given: &[[u8; 2]] = match setup.specials {
        Specials::BridgeAndFlood | Specials::BridgeAndFillingFlood => &[floods, bridges],
        Specials::ExtraFlood => &[floods],
        Specials::Absent | Specials::OneEach | Specials::Shop { .. } | Specials::AmongCanals => return,
    };
    for (slot, cards) in (setup.first_special()..).zip(given) {
        game.every_seat().zip(cards).for_each(|(seat, &number)| game.deck.hold(seat, slot, number));
    }
    for number in SPECIALS {
        game.deck.know(number);
        if !given.as_flattened().contains(&number) {
            game.deck.set_aside(number);
        }
    }
}

/// Returns the docks for a seat's hand, `dealt` of them, and its pile; a common pile is the first seat's
/// (`kontor/ruling-88`).
fn share<'a>(game: &Kontor, seat: Seat, chance: &'a Chance, dealt: usize) -> (&'a [u8], &'a [u8]) {
    if game.rules.setup.piles == DockPiles::OneASide {
        let own = own_docks(game, seat, chance);
        return own.split_at_checked(dealt).unwrap_or((own, &[]));
    }
    let from = seat.index() * dealt;
    let hand = chance.common.get(from..from + dealt).unwrap_or_default();
    let pile = chance.common.get(dealt * usize::from(game.players())..).unwrap_or_default();
    (hand, if seat == Seat(0) { pile } else { &[] })
}

/// Returns the docks of a seat: all of its side or, in teams, its half (rule `kontor/teams`,
/// `kontor/ruling-4`).
fn own_docks<'a>(game: &Kontor, seat: Seat, chance: &'a Chance) -> &'a [u8] {
    let side = game.side(seat).index();
    let docks = chance.docks[side].as_slice();
    if game.players() != 4 {
        return docks;
    }
    let longer = chance.longer.get(side).copied().unwrap_or(0);
    let half = docks.len() / 2 + if longer == 0 { docks.len() % 2 } else { 0 };
    let (first, second) = docks.split_at_checked(half).unwrap_or((docks, &[]));
    if seat.0 & 1 == 0 { first } else { second }
}
