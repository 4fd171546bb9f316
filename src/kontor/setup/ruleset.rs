//! Everything in which two games of Kontor may differ, as data. `compose` makes a [`Ruleset`] of a scenario
//! and its optional rules.
//!
//! The comment of a field names the functions of the engine that read it; a field without such a comment
//! belongs to a scenario or an option that cannot be played yet. No other part of the engine knows what is
//! being played.

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
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorEdges"))]
#[serde(rename_all = "kebab-case")]
pub enum Edges {
    /// All edges close once both axes are fixed, as printed.
    #[default]
    Both,
    /// Each axis closes its edges by itself.
    PerAxis,
}

/// Docks that stay in the box. Read by `Chance::sorted`.
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

/// The set-up. Read by `Kontor::empty` and `deal::deal_out`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[allow(missing_docs)]
pub struct Setup {
    /// Columns and rows.
    pub board: (u8, u8),
    pub layout: Layout,
    pub without: Without,
    /// Docks that lie on the table at the start; 0 is none. Read by `Chance::sorted`.
    pub laid: [u8; MOST_DOCKS],
    /// Number of canals set aside unseen.
    pub canals_aside: u8,
    pub docks_aside: u8,
    pub purse: u8,
    pub treasury: u8,
    /// The number of docks and of canals in a hand.
    pub hand: (u8, u8),
    pub opening: Opening,
    /// Read by `alone::drawer` and `deal::deal_out`.
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
    /// Read by `clockwise::is_clockwise`.
    pub order: Order,
    pub pass: Pass,
    pub refill: Refill,
    /// The price of a second canal: read by `second_canal::could_lay_second`.
    pub second_canal: Option<u8>,
    /// The price of choosing any dock of the player's own pile.
    pub first_pick: Option<u8>,
    /// Read by `buy_out::next_buyer`.
    pub buy_out: bool,
    /// Read by `alliances::shared`.
    pub alliances: bool,
    /// Rounds without a card laid that end the game: read by `Kontor::end_round`.
    pub dry_rounds: u8,
    /// Rounds that end the game in any case (`kontor/ruling-22`): read by `Kontor::end_round`.
    pub most_rounds: u8,
}

/// The cells where cards may lie.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[allow(missing_docs)]
pub struct Placement {
    /// Read by `scoring::inside`.
    pub edges: Edges,
    /// Read by `laying::docks_bar`.
    pub dock_needs_canal: bool,
    /// Read by `laying::canals_bar`.
    pub island_is_dry: bool,
    /// Read by `laying::canals_bar`.
    pub one_sector_a_field: bool,
    /// Read by `laying::final_land`.
    pub finished_is_final: bool,
    /// Read by `laying::stands_alone`.
    pub crane: Crane,
    pub flood: Flood,
    pub smuggling: bool,
}

/// The powers of taverns.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[allow(missing_docs)]
pub struct Taverns {
    pub veto: bool,
    /// Read by `ship::shielded`.
    pub shield: bool,
    pub add_one: bool,
    pub add_two: bool,
    /// Read by `drunk::treats` and `drunk::must_treat`.
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
    /// Read by `Kontor::empty`, `landing::fetch` and `Kontor::stow`.
    pub stock: Stock,
    pub landed: Landed,
    pub export: bool,
    /// The number of canals that hide a warehouse, each of another kind: read by `Chance::sorted`.
    pub sunken: u8,
}

/// The patrol boat; `None` in a ruleset without one. Read by `ship::may_sail`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[allow(missing_docs)]
pub struct Ship {
    /// Read by `laying::ship_bars`.
    pub blockade: bool,
}

/// Which sectors count, and for how much.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[allow(missing_docs)]
pub struct Scoring {
    /// Read by `scoring::score_sectors` and `scoring::winner_of`.
    pub when: When,
    /// Read by `Kontor::counted`.
    pub counted: Counted,
    /// Read by `Kontor::counted`.
    pub nearer: Nearer,
    /// Read by `Kontor::counted`.
    pub min_docks: u8,
    /// Read by `Kontor::counted`.
    pub straight_only: bool,
    /// Read by `score::worth`.
    pub worth: Worth,
    /// Read by `score::worth`.
    pub last_is_double: bool,
}

/// Ends that come before the board is full.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[allow(missing_docs)]
pub struct EarlyEnds {
    /// Read by `ending::wins_at_once`.
    pub first_sector: bool,
    /// Read by `ending::wins_at_once`.
    pub three_in_line: bool,
    /// Read by `ending::is_penniless`, and by `layered` for the treasury.
    pub penniless: bool,
    /// Read by `ending::has_no_warehouse_left`.
    pub no_warehouse_left: bool,
    /// Read by `ending::ends_after_round`.
    pub nobody_can_place: bool,
    /// Read by `ending::has_only_canals_left`.
    pub only_canals_left: bool,
}

/// Everything in which two games may differ.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[allow(missing_docs)]
pub struct Ruleset {
    /// Read by `Kontor::players`.
    pub players: u8,
    /// Read by `alone::is_solo`.
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

    /// Returns the ruleset of the base game.
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
