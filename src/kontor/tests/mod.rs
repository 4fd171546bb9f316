//! The rules of Kontor, each by its id from `docs/rules/kontor.md`, in drawn positions (`#[cfg(test)]`).
#![allow(clippy::unwrap_used, clippy::panic)]

mod bakchich_tests;
mod border_tests;
mod box_tests;
mod canal_tests;
mod component_tests;
mod compose_tests;
mod corrected_tests;
mod draw_tests;
mod embargo_tests;
mod euphrates_tests;
mod event_tests;
mod export_tests;
mod freewheel_tests;
mod hidden_tests;
mod note_tests;
mod opening_tests;
mod option_tests;
mod place_tests;
mod record_tests;
mod round_tests;
mod ruling_tests;
mod scenario_tests;
mod score_tests;
mod ship_tests;
mod shop_tests;
mod smuggle_tests;
mod solo_tests;
mod tavern_tests;
mod team_tests;
mod tide_tests;
mod unseen_tests;
mod whole_tests;

use super::state::{Intent, Pending};
use super::*;
use crate::game::{Eye, Quiet, Reason, Step};
use crate::kontor::options::opening;
use crate::kontor::turn::{hands, landing, laying};

/// Returns the sort of a number of our own box.
fn sort_of(number: u8) -> Sort {
    CardTable::RECONSTRUCTED.sort_of(number)
}

/// Returns the side of a dock of our own box.
fn side_of(number: u8) -> Side {
    CardTable::RECONSTRUCTED.side_of(number)
}

impl CardTable {
    /// Returns whether the sums hold that our own values keep: the docks of each colour show each kind of goods
    /// eight times; of the cards from 3 to 89, equally many have a ship, a florin and neither, and none has
    /// both (rule `kontor/deck`).
    fn adds_up(&self) -> bool {
        let of =
            |side, good| (3..=89).filter(|&n| self.side_of(n) == side && self.goods(n).has(good)).count();
        let goods = Side::BOTH.into_iter().all(|side| Good::ALL.into_iter().all(|good| of(side, good) == 8));
        let symbols = |symbol| (3..=89).filter(|&n| self.symbol(n) == symbol).count();
        goods
            && [Some(Symbol::Ship), Some(Symbol::Florin), None].into_iter().all(|s| symbols(s) == 29)
            && (1..=NUMBERS).all(|n| !(self.has_florin(n) && self.has_ship(n)))
    }
}

impl Chance {
    /// Returns the cards of our own box that are dealt, sorted by number.
    fn sorted(rules: &Ruleset) -> Chance {
        Chance::of(rules, &CardTable::RECONSTRUCTED)
    }
}

const RED: Seat = Seat(0);
const BLACK: Seat = Seat(1);
const CROSS: &str = ". . ~ . . / . . ~ . . / ~ ~ A ~ ~ / . . ~ . . / . . ~ . .";

fn config(scenario: Scenario) -> Config {
    Config { scenario, ..Config::default() }
}

/// Returns a dealt table, every list in the order of numbers.
fn dealt(seats: u8, scenario: Scenario) -> Kontor {
    let rules = compose(seats, scenario, OptionSet::default(), Edges::Both).unwrap();
    let chance = Chance::sorted(&rules);
    Kontor::start(seats, &config(scenario), &chance, Rng::new(1), &mut Quiet).unwrap()
}

/// Returns a drawn board: `.` empty, `A` the anchor, `~` a canal without a symbol, a number that card; `/`
/// ends a row. Docks have landed their goods; hands and piles are empty; a round begins.
fn drawn(seats: u8, scenario: Scenario, board: &str) -> Kontor {
    let rules = compose(seats, scenario, OptionSet::default(), Edges::Both).unwrap();
    drawn_by(rules, board)
}

fn drawn_by(rules: Ruleset, board: &str) -> Kontor {
    let mut game = deal::empty(rules);
    let rows: Vec<Vec<&str>> = board.split('/').map(|row| row.split_whitespace().collect()).collect();
    let cells = || {
        rows.iter()
            .enumerate()
            .flat_map(|(y, row)| row.iter().enumerate().map(move |(x, mark)| (x as i8, y as i8, *mark)))
    };
    let (ax, ay, _) = cells().find(|&(.., mark)| mark == "A").unwrap();
    let ships = (47..=87).step_by(4); // if a board has more canals than there are plain ones
    let mut plain = (46..=87).filter(|n| n % 2 == 0).chain(ships);
    for (x, y, mark) in cells().filter(|&(.., mark)| mark != "." && mark != "A") {
        let cell = at(x - ax, y - ay);
        let number = if mark == "~" { plain.next().unwrap() } else { mark.parse().unwrap() };
        game.deck.know(number);
        let _ = laying::put(&mut game, number, cell, &mut Quiet);
        let goods = landing::goods_at(&game, cell);
        landing::land_goods(&mut game, cell, goods, &mut Quiet);
    }
    Seat::all(rules.players).for_each(|seat| game.money.endow(seat, rules.setup.purse));
    opening::begin(&mut game, &mut Quiet);
    game
}

/// Returns a drawn board with optional rules.
fn with(seats: u8, scenario: Scenario, options: &[OptionalRule], board: &str) -> Kontor {
    let rules = compose(seats, scenario, options.iter().copied().collect(), Edges::Both).unwrap();
    drawn_by(rules, board)
}

fn winners(game: &Kontor) -> Vec<Seat> {
    game.outcome().unwrap().winners.iter().collect()
}

/// Returns the base game for two.
fn base(board: &str) -> Kontor {
    drawn(2, Scenario::Base, board)
}

/// Returns the base game on a smaller board.
fn small(columns: u8, rows: u8, board: &str) -> Kontor {
    let mut rules = compose(2, Scenario::Base, OptionSet::default(), Edges::Both).unwrap();
    rules.setup.board = (columns, rows);
    drawn_by(rules, board)
}

fn advanced(board: &str) -> Kontor {
    drawn(2, Scenario::Advanced, board)
}

fn teams(board: &str) -> Kontor {
    drawn(4, Scenario::Advanced, board)
}

fn at(x: i8, y: i8) -> Cell {
    Cell::new(x, y).unwrap()
}

impl Kontor {
    /// Puts cards into a hand, each on a place for its sort.
    fn with_hand(mut self, seat: Seat, cards: &[u8]) -> Kontor {
        for &card in cards {
            let (docks, canals) = self.rules.setup.hand;
            let held = docks + canals;
            let among = self.rules.setup.specials == Specials::AmongCanals;
            let places = match sort_of(card) {
                Sort::Dock => 0..docks,
                sort if sort == Sort::Canal || among => docks..held,
                _ => held..11,
            };
            let free = places.into_iter().find(|&slot| self.deck.held(seat, slot).is_none());
            self.deck.hold(seat, free.unwrap(), card);
        }
        self
    }

    /// Returns the cards at these places of a hand; 0 is an empty place.
    fn slots(&self, seat: Seat, slots: std::ops::Range<u8>) -> Vec<u8> {
        slots.map(|slot| self.deck.held(seat, slot).unwrap_or(0)).collect()
    }

    /// Lays a pile, top first.
    fn with_pile(mut self, pile: Pile, cards: &[u8]) -> Kontor {
        match pile {
            Pile::Docks(seat) => self.deck.lay_docks(seat, cards),
            Pile::Canals => self.deck.lay_canals(cards),
        }
        hands::turn_up(&mut self, pile, &mut Quiet);
        self
    }

    fn with_purses(mut self, purses: &[u8]) -> Kontor {
        self.money.set(purses, FLORINS - purses.iter().sum::<u8>());
        self
    }

    /// Checks every part of the state.
    fn assert_sound(&self) {
        assert!(self.harbour.is_sound(), "{:?}", self.harbour);
        assert!(self.warehouses.is_sound(), "{:?}", self.warehouses);
        assert!(self.sectors.is_sound(), "{:?}", self.sectors);
        assert!(self.deck.is_sound(), "{:?}", self.deck);
        assert!(self.question.is_sound(), "{:?}", self.question);
    }

    fn plays(&mut self, seat: Seat, mv: Move) -> Vec<Event> {
        let mut steps = Vec::new();
        assert_eq!(self.play(seat, mv, &mut steps), Ok(()), "{mv:?}");
        events(&steps)
    }

    /// Lets all players announce and choose: a player without a card here passes.
    fn round(&mut self, cards: &[(Seat, u8)]) -> Vec<Event> {
        let mut all = Vec::new();
        for seat in Seat::all(self.players()) {
            let stays = cards.iter().any(|&(who, _)| who == seat);
            all.extend(self.plays(seat, if stays { Move::Stay } else { Move::Pass }));
        }
        for &(seat, card) in cards {
            all.extend(self.plays(seat, Move::Choose { card }));
        }
        all
    }

    /// Plays a round in which only this card is laid.
    fn lays_alone(&mut self, seat: Seat, card: u8, cell: Cell) -> Vec<Event> {
        *self = self.clone().with_hand(seat, &[card]);
        self.round(&[(seat, card)]);
        if self.question.pending() == Pending::Ship {
            self.plays(seat, Move::LieStill);
        }
        self.plays(seat, Move::Lay { cell })
    }

    fn refusal(&self, seat: Seat, mv: Move) -> Refusal {
        self.check(seat, mv).unwrap_err()
    }

    fn legal(&self, seat: Seat) -> Vec<Move> {
        let mut out = Vec::new();
        self.legal_moves(seat, &mut out);
        out
    }

    /// Returns why a card may not lie on a cell, or `None` if it may.
    fn bars(&self, seat: Seat, card: u8, cell: Cell) -> Option<Refusal> {
        let refusal = laying::check_lay(self, seat, card, cell).err();
        assert_eq!(
            laying::lays(self, seat, card).has(cell),
            refusal.is_none(),
            "the fast twin says otherwise"
        );
        refusal
    }
}

fn events(steps: &[Step<Kontor>]) -> Vec<Event> {
    let of = |step: &Step<Kontor>| match step {
        Step::Event(event) => Some(event.clone()),
        Step::Motion(_) => None,
    };
    steps.iter().filter_map(of).collect()
}
