//! A ledger that is kept beside a game from its decisions and events, by the rules alone. After every move it
//! must agree with the table in every piece, and every event that the rules require must have been logged.

mod allies;
mod board;
mod duties;
mod ends;
mod events;
mod goods;
mod lays;
mod legal;
mod money;
mod people;
mod piece_events;
mod points;
mod setup;

use crate::steer::map::{At, CELLS, Set};
use crate::steer::page::Page;
use crate::steer::picture::Picture;
use dockhand::game::Seat;
use dockhand::kontor::{Ask, Good, Move};

/// The result of a check: an error says in words what is wrong.
pub type Check = Result<(), String>;

/// Fails with a text unless a condition holds.
#[macro_export]
macro_rules! ensure {
    ($holds:expr, $($words:tt)*) => {
        if !$holds {
            return Err(format!($($words)*));
        }
    };
}

/// One axis of the board (`kontor/board`).
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Axis {
    pub from: i8,
    pub to: i8,
    pub size: u8,
    pub fixed: bool,
}

/// The tax of a seat.
#[derive(Copy, Clone, Debug, PartialEq)]
pub enum Tax {
    Pays,
    TakesBack,
    Receives,
    LosesTurn,
}

/// The consequences of the card that was laid last which have not happened yet.
#[derive(Clone, Debug, Default)]
pub struct Duties {
    /// Goods that wait to be landed, and their cell.
    pub landing: Option<(At, [bool; 3])>,
    /// Answers given since the card was laid: goods, export, bribe, second canal.
    pub answered: Vec<&'static str>,
    /// Cards to be replaced, by whether each is a dock.
    pub refill: Vec<bool>,
    pub subsidy: bool,
    /// The seat that has laid a card, until its turn is over.
    pub laid: Option<Seat>,
    pub taxes: Vec<(Seat, Tax)>,
    /// Whether cards were turned up whose taxes have not been paid yet.
    pub untaxed: bool,
    /// Kinds of goods that had no warehouse left.
    pub lacking: Vec<Good>,
    pub raised: Vec<(Good, At)>,
    pub recalled: Vec<(usize, usize)>,
    pub sobered: Vec<At>,
    pub fallen: Vec<(u8, u8)>,
    /// Whether columns and rows have just been fixed.
    pub fixed: (bool, bool),
    /// Docks to be drawn after disorder, by seat.
    pub redraw: [usize; 4],
    /// What an event still has to cause, in words.
    pub event: Vec<String>,
    pub event_due: bool,
    pub judged: Option<(At, bool)>,
}

/// The complete ledger.
#[derive(Clone, Debug)]
pub struct Ledger {
    pub page: Page,
    pub top: [u8; CELLS],
    pub stock: [[u8; 3]; CELLS],
    /// The party that owns the dock of a cell, plus one.
    pub owner: [u8; CELLS],
    pub keeper: [u8; CELLS],
    /// The cells with a card: land, water, and face-down cards.
    pub land: Set,
    pub water: Set,
    pub dark: Set,
    /// Land of finished sectors.
    pub done: Set,
    /// The land of finished sectors that do not count, by decision of a tavern's owner.
    pub void: Set,
    pub island: Set,
    pub under: Vec<(At, u8)>,
    pub columns: Axis,
    pub rows: Axis,
    pub ship: Option<At>,
    pub last: Option<At>,
    /// The card that each side has smuggled.
    pub smuggled: [Option<(At, u8)>; 2],
    pub purses: [i16; 4],
    pub treasury: i16,
    pub supply: [i16; 3],
    pub reserves: [[i16; 3]; 2],
    pub exports: [[i16; 3]; 2],
    /// Docks with a warehouse in the export, or that have given one back for another dock.
    pub debts: Vec<(At, usize)>,
    pub coins: [Option<At>; 2],
    pub allied: Vec<(u8, u8, Set)>,
    pub proposed: Vec<(Seat, At)>,
    pub hands: [usize; 4],
    /// The docks among them.
    pub hand_docks: [usize; 4],
    pub docks: [usize; 4],
    pub canals: usize,
    pub shop: usize,
    pub boxed: usize,
    /// The open card of each seat that waits for its turn; 0 if it is face down.
    pub open: [Option<u8>; 4],
    pub hides: [Option<u8>; 4],
    pub turn: Seat,
    pub used: [bool; 2],
    pub exchanged: Vec<At>,
    pub bribed: Vec<At>,
    pub asked: Vec<Seat>,
    pub marked: [bool; 4],
    pub golden: [i16; 2],
    pub reversed: bool,
    pub past: Vec<dockhand::kontor::EventCard>,
    pub laid_last: Seat,
    pub sector_done: bool,
    pub round: i16,
    pub dry: i16,
    pub laid: bool,
    /// Whether any card has been laid in this game.
    pub begun: bool,
    /// The cards in all hands when the round or the turn began.
    pub held: Vec<(Seat, u8)>,
    /// Whether a question was not asked, since the game ends whatever is answered.
    pub unasked: bool,
    pub new_customs: Set,
    pub duties: Duties,
    /// Whether the face-down cards have been turned up, since the game is about to end.
    pub ending: bool,
    /// Whether an open sector has been scored, as a final sprint does.
    pub sprinted: bool,
    pub over: Option<dockhand::kontor::End>,
    pub moved: Option<(Seat, Move)>,
    /// The question before the move.
    pub ask: Option<Ask>,
}

impl Ledger {
    /// Checks that everything on the table agrees with the ledger.
    pub fn agrees(&self, picture: &Picture) -> Check {
        if let Some(number) = picture.twice {
            return Err(format!("card {number} is there twice, or is none"));
        }
        ensure!(picture.cards == 93, "there are {} cards", picture.cards);
        ensure!(self.top == picture.top, "the cards of the board differ{}", self.where_top(picture));
        ensure!(self.dark == picture.dark, "cards lie face down elsewhere");
        ensure!(self.under == picture.under, "covered: {:?}, not {:?}", picture.under, self.under);
        self.agrees_on_goods(picture)?;
        ensure!(self.page.solo() || picture.owner.iter().all(|&owner| owner == 0), "markers on docks");
        ensure!(!self.page.solo() || self.owner == picture.owner, "docks have other owners");
        ensure!(self.keeper == picture.keeper, "keepers stand elsewhere");
        ensure!(self.ship == picture.ship, "the ship lies elsewhere");
        ensure!(self.purses == picture.purses, "purses: {:?}, not {:?}", picture.purses, self.purses);
        ensure!(self.treasury == picture.treasury, "treasury {}, not {}", picture.treasury, self.treasury);
        let florins: i16 = picture.purses.iter().sum::<i16>() + picture.treasury;
        ensure!(florins == i16::from(self.page.florins), "there are {florins} florins");
        self.agrees_on_cards(picture)?;
        let mut coins: Vec<At> = self.coins.into_iter().flatten().collect();
        let mut seen = picture.coins.clone();
        coins.sort_unstable();
        seen.sort_unstable();
        ensure!(coins == seen, "coins of taverns lie elsewhere");
        let edges = |axis: Axis| if axis.fixed { vec![axis.from, axis.to] } else { Vec::new() };
        ensure!(edges(self.columns) == picture.columns, "other columns are fixed: {:?}", picture.columns);
        ensure!(edges(self.rows) == picture.rows, "other rows are fixed: {:?}", picture.rows);
        ensure!(self.round == picture.round, "round {}, not {}", picture.round, self.round);
        let dry = self.ending || self.dry_rounds() == picture.dry;
        ensure!(dry, "{} dry rounds, not {}", picture.dry, self.dry_rounds());
        let counted = self.counted();
        // If closed sectors are not scored at once, they are compared after the goods are landed
        // (`kontor/sequence`).
        let landing = self.page.wheel() && self.duties.landing.is_some();
        for seat in self.page.seats().filter(|_| !landing) {
            let (score, own) = (picture.score[seat.index() & 3], self.points(seat, &counted));
            ensure!(score == own, "seat {} has {score} points, by the rules {own}", seat.0);
        }
        Ok(())
    }

    fn where_top(&self, picture: &Picture) -> String {
        let differs = (0..CELLS).find(|&at| self.top[at] != picture.top[at]);
        differs.map_or(String::new(), |at| {
            format!(" at {:?}: {}, not {}", crate::steer::map::xy(at), picture.top[at], self.top[at])
        })
    }

    fn agrees_on_goods(&self, picture: &Picture) -> Check {
        for at in 0..CELLS {
            let (there, own) = (picture.stock[at], self.stock[at]);
            ensure!(
                there == own,
                "warehouses at {:?}: {there:?}, by the rules {own:?}",
                crate::steer::map::xy(at)
            );
            ensure!(
                own == [0; 3] || self.may_hold(at),
                "nobody can own goods at {:?}",
                crate::steer::map::xy(at)
            );
        }
        ensure!(self.supply == picture.supply, "supply {:?}, not {:?}", picture.supply, self.supply);
        ensure!(
            self.reserves == picture.reserves,
            "reserves {:?}, not {:?}",
            picture.reserves,
            self.reserves
        );
        ensure!(self.exports == picture.exports, "exports {:?}, not {:?}", picture.exports, self.exports);
        for kind in 0..3 {
            let lying: i16 = picture.stock.iter().map(|stock| i16::from(stock[kind])).sum();
            let apart: i16 =
                [0, 1].map(|s| picture.reserves[s][kind] + picture.exports[s][kind]).iter().sum();
            let all = lying + apart + picture.supply[kind];
            ensure!(all == i16::from(self.page.warehouses()), "{all} warehouses of {:?}", Good::ALL[kind]);
        }
        Ok(())
    }

    fn agrees_on_cards(&self, picture: &Picture) -> Check {
        for seat in self.page.seats() {
            let s = seat.index() & 3;
            let (held, own) = (picture.hands[s].len(), self.hands[s]);
            ensure!(held == own, "seat {s} holds {held} cards, by the rules {own}: {:?}", picture.hands[s]);
            let (pile, own) = (picture.docks[s].len(), self.docks[s]);
            ensure!(pile == own, "seat {s} has {pile} docks in the pile, by the rules {own}");
            let strange = |&&n: &&u8| {
                (3..=44).contains(&n) && !self.page.solo() && Ledger::side_of(n) != self.page.party(seat)
            };
            let strange = picture.hands[s].iter().chain(&picture.docks[s]).find(strange);
            ensure!(strange.is_none(), "seat {s} holds dock {strange:?} of the other side");
        }
        ensure!(picture.canals.len() == self.canals, "{} canals, not {}", picture.canals.len(), self.canals);
        ensure!(
            picture.shop.len() == self.shop,
            "{} cards in the shop, not {}",
            picture.shop.len(),
            self.shop
        );
        ensure!(picture.boxed.len() == self.boxed, "{} cards out, not {}", picture.boxed.len(), self.boxed);
        Ok(())
    }
}
