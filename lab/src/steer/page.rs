//! What the rules say about a table, read from their pages again and independently of the engine's own
//! composition.

use dockhand::game::Seat;
use dockhand::kontor::{CardTable, Components, Config, Edges, OptionSet, OptionalRule, Scenario, Sort};

/// Which finished sectors count.
#[derive(Copy, Clone, Debug, PartialEq)]
pub enum Counted {
    All,
    Largest(usize),
    /// The nearer or the farther of equal sectors gets the place.
    Smallest(usize, bool),
    Below(usize),
}

/// The places of the six special cards.
#[derive(Copy, Clone, Debug, PartialEq)]
pub enum Specials {
    Box,
    OneEach,
    Shop,
    Given,
    Canals,
}

/// A table as its pages describe it.
#[derive(Clone, Debug)]
pub struct Page {
    pub seats: u8,
    pub scenario: Scenario,
    pub options: OptionSet,
    pub per_axis: bool,
    pub board: (u8, u8),
    pub purse: u8,
    /// Number of florins in the game.
    pub florins: u8,
    pub hand: (u8, u8),
    pub ship: bool,
    pub specials: Specials,
    pub counted: Counted,
    pub min_docks: usize,
    pub tables: CardTable,
}

/// Returns the sort of a number; all tables are steered with the numbers of our own box.
pub fn sort_of(number: u8) -> Sort {
    CardTable::RECONSTRUCTED.sort_of(number)
}

impl Page {
    pub fn of(seats: u8, config: &Config) -> Page {
        use Scenario as S;
        let (scenario, options) = (config.scenario, config.options());
        let has = |option| options.has(option);
        let four = seats == 4;
        let wheel = matches!(scenario, S::Freewheel | S::FreewheelSolo);
        let board = match scenario {
            // `kontor/misery` and `kontor/bridge-and-flood` print their own board, for two players and for four.
            S::Base | S::Advanced if has(OptionalRule::Misery) || has(OptionalRule::BridgeAndFlood) => (7, 7),
            S::Base | S::Bakchich | S::DavidAndGoliath | S::EverSmaller | S::Watergames | S::Speed => (6, 6),
            S::Euphrates => (6, 6),
            S::CanaleGrande => (12, 4),
            S::Gulliver => (5, 5),
            S::Giant | S::TicTacToe | S::SmallIsBeautiful => (8, 8),
            S::Advanced | S::IleGrande if four => (8, 8),
            S::Advanced | S::IleGrande | S::Embargo | S::SingleFile | S::SpringTide => (7, 7),
            S::Freewheel | S::FreewheelSolo => (7, 7),
        };
        let own = config.components.as_ref().and_then(|file| file.harbour.as_ref());
        let purse = match scenario {
            _ if wheel => seats,
            S::Bakchich | S::Gulliver => 3,
            _ if has(OptionalRule::Misery) => 3,
            _ => 4,
        };
        let shop_or_given = [OptionalRule::BridgeAndFlood, OptionalRule::GreatFlood].into_iter().any(has);
        let specials = match scenario {
            _ if wheel => Specials::Canals,
            _ if has(OptionalRule::SpecialShop) => Specials::Shop,
            _ if shop_or_given => Specials::Given,
            S::IleGrande => Specials::Box,
            _ if four => Specials::OneEach,
            _ => Specials::Box,
        };
        let counted = match scenario {
            S::Base
            | S::CanaleGrande
            | S::IleGrande
            | S::Gulliver
            | S::TicTacToe
            | S::Watergames
            | S::Speed => Counted::All,
            S::Freewheel | S::FreewheelSolo => Counted::All,
            S::DavidAndGoliath => Counted::Smallest(3, true),
            S::SmallIsBeautiful => Counted::Smallest(5, false),
            S::Giant => Counted::Largest(7),
            S::EverSmaller => Counted::Below(4),
            S::Advanced | S::Bakchich | S::Embargo | S::Euphrates | S::SingleFile | S::SpringTide => {
                Counted::Largest(5)
            }
        };
        let min_docks = match scenario {
            S::IleGrande => 1,
            S::SpringTide => 2,
            _ if wheel || four => 2,
            _ => 1,
        };
        Page {
            seats,
            scenario,
            options,
            per_axis: config.edges == Edges::PerAxis,
            board: own.map_or(board, |own| (own.columns, own.rows)),
            purse,
            florins: if has(OptionalRule::Misery) { purse * seats } else { 20 },
            hand: if wheel { (2, 2) } else { (3, 2) },
            ship: !matches!(scenario, S::Base | S::Bakchich | S::EverSmaller),
            specials,
            counted,
            min_docks,
            tables: config.components.as_ref().map_or(CardTable::RECONSTRUCTED, Components::tables),
        }
    }

    pub fn has(&self, option: OptionalRule) -> bool {
        self.options.has(option)
    }

    /// Returns whether players take turns, and sectors are scored at the end (`kontor/freewheel`).
    pub fn wheel(&self) -> bool {
        matches!(self.scenario, Scenario::Freewheel | Scenario::FreewheelSolo)
    }

    /// Returns whether each player plays alone.
    pub fn solo(&self) -> bool {
        self.scenario == Scenario::FreewheelSolo
    }

    /// Returns the party for which a seat owns and wins: red or black, or the seat itself (`kontor/seats`).
    pub fn party(&self, seat: Seat) -> usize {
        match self.seats {
            _ if self.solo() => seat.index(),
            4 => seat.index() / 2,
            _ => seat.index(),
        }
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats)
    }

    /// Returns whether points are counted at all: if sectors win at once, only sectors and florins are
    /// (`kontor/ruling-64`, `kontor/ruling-65`).
    pub fn counts_points(&self) -> bool {
        !matches!(self.scenario, Scenario::Speed | Scenario::TicTacToe)
    }

    /// Returns whether each side has its own warehouses (`kontor/embargo`).
    pub fn embargo(&self) -> bool {
        self.scenario == Scenario::Embargo
    }

    /// Returns whether a card is replaced from a pile of the player's choice.
    pub fn either_pile(&self) -> bool {
        self.wheel() || self.has(OptionalRule::FreeDraw)
    }

    /// Returns the number of warehouses of each kind in the game.
    pub fn warehouses(&self) -> u8 {
        if self.embargo() { 8 } else { 16 }
    }

    /// Returns the kind of table, for the counters.
    pub fn kind(&self) -> String {
        format!("{}/{}", self.scenario.name(), self.seats)
    }
}
