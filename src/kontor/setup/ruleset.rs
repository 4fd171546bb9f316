//! Everything in which two games of Kontor may differ, as data. `compose` makes a [`Ruleset`] of a scenario
//! and its optional rules.
//!
//! A search for a field finds the rules that read it. An option that changes no value has no field: what it does asks for
//! it by `options.has(…)`. Nothing that lays, lands or scores knows the scenario.

use crate::kontor::setup::layout::MOST_DOCKS;
use crate::kontor::{CRANES, Layout, OptionSet, OptionalRule, TAVERNS};
use serde::{Deserialize, Serialize};

macro_rules! choices {
    ($($(#[$doc:meta])* $name:ident { $($variant:ident $({ $($field:ident : $ty:ty),* })?),* $(,)? })*) => {$(
        $(#[$doc])*
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
        #[serde(rename_all = "kebab-case")]
        #[allow(missing_docs)]
        pub enum $name { $($variant $({ $($field: $ty),* })?),* }
    )*};
}
choices! {
    /// Which special cards are in play, and where.
    Specials { Absent, OneEach, Shop { price: u8 }, BridgeAndFlood, ExtraFlood, BridgeAndFillingFlood, AmongCanals }
    /// How players take their first docks.
    Opening { Dealt, ThreeDocksChosen }
    /// Whether each side has its own docks to draw, or all players share one pile.
    DockPiles { OneASide, OneForAll }
    /// Whether all players choose at the same time or take turns.
    Order { Simultaneous, Clockwise }
    /// Whether passes are announced before cards are chosen.
    Pass { Announced, Secret }
    /// The pile that the new card comes from.
    Refill { SamePile, EitherPile }
    /// What a crane forbids.
    Crane { BarsNeighbours, OnlyDiagonal }
    /// What a flood may be used for.
    Flood { Covers, CoversOrTwoCanals, FillsAround, FillsAroundOrTwoCanals }
    /// Where warehouses come from.
    Stock { Shared, Personal { each: u8 } }
    /// How many goods of a card are landed.
    Landed { All, OneChosen }
    /// When sectors are scored.
    When { Completed, GameEnd }
    /// Which finished sectors count.
    Counted { All, Largest { n: u8 }, Smallest { n: u8 }, Below { docks: u8 } }
    /// Which of two sectors of the same size counts.
    Nearer { Wins, Loses }
    /// What a sector is worth.
    Worth { One, BySize, IslandTwo }
}

/// When edges close sectors (rule `kontor/edges`).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Kontor"))]
#[serde(rename_all = "kebab-case")]
pub enum Edges {
    /// All edges close once both axes are fixed, as printed.
    #[default]
    Both,
    /// Each axis closes its edges by itself.
    PerAxis,
}

/// Docks that stay in the box.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct Without {
    /// The cranes without a ship.
    pub plain_cranes: bool,
    /// The cranes with a ship.
    pub ship_cranes: bool,
    pub taverns: bool,
}

impl Without {
    /// All four cranes.
    pub fn all_cranes(&mut self) {
        (self.plain_cranes, self.ship_cranes) = (true, true);
    }

    /// Returns whether a number stays in the box.
    pub fn has(self, number: u8) -> bool {
        let [plain @ .., _, _] = CRANES;
        if CRANES.contains(&number) {
            if plain.contains(&number) { self.plain_cranes } else { self.ship_cranes }
        } else {
            self.taverns && TAVERNS.contains(&number)
        }
    }
}

/// The set-up.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[allow(missing_docs)]
pub struct Setup {
    /// Columns and rows.
    pub board: (u8, u8),
    pub layout: Layout,
    pub without: Without,
    /// Docks that lie on the table at the start; 0 is none.
    pub laid: [u8; MOST_DOCKS],
    /// Number of canals set aside unseen.
    pub canals_aside: u8,
    pub docks_aside: u8,
    pub purse: u8,
    pub treasury: u8,
    /// The number of docks and of canals in a hand.
    pub hand: (u8, u8),
    pub opening: Opening,
    pub piles: DockPiles,
    pub specials: Specials,
}

impl Setup {
    /// Returns the first place of a hand for special cards, after docks and canals.
    pub fn first_special(&self) -> u8 {
        self.hand.0 + self.hand.1
    }

    /// Returns the places of a hand that can ever have a card.
    pub fn places(&self) -> u8 {
        let specials = match self.specials {
            Specials::Absent | Specials::AmongCanals => 0,
            Specials::OneEach | Specials::ExtraFlood => 1,
            Specials::BridgeAndFlood | Specials::BridgeAndFillingFlood => 2,
            Specials::Shop { .. } => 6,
        };
        self.first_special() + specials
    }
}

/// The order of rounds and turns.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[allow(missing_docs)]
pub struct Turn {
    pub order: Order,
    pub pass: Pass,
    pub refill: Refill,
    /// The price of a second canal.
    pub second_canal: Option<u8>,
    /// The price of choosing any dock of the player's own pile.
    pub first_pick: Option<u8>,
    pub buy_out: bool,
    pub alliances: bool,
    /// Rounds without a card laid that end the game.
    pub dry_rounds: u8,
    /// Rounds that end the game in any case (`kontor/ruling-22`).
    pub most_rounds: u8,
}

/// The cells where cards may lie.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[allow(missing_docs)]
pub struct Placement {
    pub edges: Edges,
    pub dock_needs_canal: bool,
    pub island_is_dry: bool,
    pub one_sector_a_field: bool,
    pub finished_is_final: bool,
    pub crane: Crane,
    pub flood: Flood,
    pub smuggling: bool,
}

/// The powers of taverns.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[allow(missing_docs)]
pub struct Taverns {
    pub veto: bool,
    pub shield: bool,
    pub add_one: bool,
    pub add_two: bool,
    pub make_drunk: bool,
}

impl Stock {
    /// Returns the warehouses of each kind of a box that are left at the start: all in the first row, or as many for each
    /// side as the rule says; half of a box that has fewer.
    pub(in crate::kontor) fn at_start(self, all: [u8; 3]) -> [[u8; 3]; 2] {
        match self {
            Stock::Shared => [all, [0; 3]],
            Stock::Personal { each } => [all.map(|kind| each.min(kind / 2)); 2],
        }
    }
}

/// Warehouses.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[allow(missing_docs)]
pub struct Stocks {
    pub stock: Stock,
    pub landed: Landed,
    pub export: bool,
    /// The number of canals that hide a warehouse, each of another kind.
    pub sunken: u8,
}

/// The patrol boat; `None` in a ruleset without one.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[allow(missing_docs)]
pub struct Ship {
    pub blockade: bool,
}

/// Which sectors count, and for how much.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[allow(missing_docs)]
pub struct Scoring {
    pub when: When,
    pub counted: Counted,
    pub nearer: Nearer,
    pub min_docks: u8,
    pub straight_only: bool,
    pub worth: Worth,
    pub last_is_double: bool,
}

/// Ends that come before the board is full.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[allow(missing_docs)]
pub struct EarlyEnds {
    pub first_sector: bool,
    pub three_in_line: bool,
    pub penniless: bool,
    pub no_warehouse_left: bool,
    pub nobody_can_place: bool,
    pub only_canals_left: bool,
}

/// Everything in which two games may differ.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[allow(missing_docs)]
pub struct Ruleset {
    pub players: u8,
    pub sides: u8,
    pub setup: Setup,
    pub turn: Turn,
    pub placement: Placement,
    pub taverns: Taverns,
    pub goods: Stocks,
    pub ship: Option<Ship>,
    pub scoring: Scoring,
    pub early_ends: EarlyEnds,
    /// The optional rules and expansions in play. What most of them change stands in the fields above.
    pub options: OptionSet,
}

impl Ruleset {
    /// Returns the number of places of a hand that can ever have a card. With a free choice of piles, canals
    /// may lie on places for docks when an event draws as many docks as at the start (`kontor/ruling-111`).
    pub fn places(&self) -> u8 {
        self.setup.places() + self.spare_places()
    }

    /// Returns the number of places behind all others, which only an event fills.
    pub fn spare_places(&self) -> u8 {
        if self.options.has(OptionalRule::Events) && self.turn.refill == Refill::EitherPile {
            self.setup.hand.0
        } else {
            0
        }
    }

    pub(in crate::kontor) fn base(players: u8, edges: Edges) -> Ruleset {
        Ruleset {
            players,
            sides: 2,
            setup: Setup {
                board: (6, 6),
                layout: Layout::Cross,
                without: Without::default(),
                laid: [0; MOST_DOCKS],
                canals_aside: 0,
                docks_aside: 0,
                purse: 4,
                treasury: 0,
                hand: (3, 2),
                opening: Opening::Dealt,
                piles: DockPiles::OneASide,
                specials: Specials::Absent,
            },
            turn: Turn {
                order: Order::Simultaneous,
                pass: Pass::Announced,
                refill: Refill::SamePile,
                second_canal: None,
                first_pick: None,
                buy_out: false,
                alliances: false,
                dry_rounds: 3,
                most_rounds: 200,
            },
            placement: Placement {
                edges,
                dock_needs_canal: false,
                island_is_dry: false,
                one_sector_a_field: false,
                finished_is_final: true,
                crane: Crane::BarsNeighbours,
                flood: Flood::Covers,
                smuggling: false,
            },
            taverns: Taverns::default(),
            goods: Stocks { stock: Stock::Shared, landed: Landed::All, export: false, sunken: 0 },
            ship: None,
            scoring: Scoring {
                when: When::Completed,
                counted: Counted::All,
                nearer: Nearer::Wins,
                min_docks: 1,
                straight_only: false,
                worth: Worth::One,
                last_is_double: false,
            },
            early_ends: EarlyEnds::default(),
            options: OptionSet::default(),
        }
    }

    /// Returns the ruleset of the advanced game, also for two teams.
    pub(in crate::kontor) fn advanced(players: u8, edges: Edges) -> Ruleset {
        let mut r = Ruleset::base(players, edges);
        r.setup.board = (7, 7);
        r.ship = Some(Ship { blockade: false });
        r.scoring.counted = Counted::Largest { n: 5 };
        if players == 4 {
            r.setup.board = (8, 8);
            r.setup.specials = Specials::OneEach;
            r.scoring.min_docks = 2;
        }
        r
    }
}
