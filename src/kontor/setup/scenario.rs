//! The scenarios, each as its differences from its game: a printed page, as one line.

use crate::kontor::{
    Counted, Crane, DockPiles, Edges, Layout, Nearer, Order, Refill, Ruleset, Specials, Stock, When, Worth,
};

named! {
    /// A page of the printed rules. The first two are the base game and the advanced one.
    #[derive(Default)]
    #[allow(missing_docs)]
    pub enum Scenario in "Kontor" {
        Base = "base",
        #[default]
        Advanced = "advanced",
        Bakchich = "bakchich",
        CanaleGrande = "canale-grande",
        DavidAndGoliath = "david-and-goliath",
        IleGrande = "ile-grande",
        Giant = "giant",
        Gulliver = "gulliver",
        EverSmaller = "ever-smaller",
        TicTacToe = "tic-tac-toe",
        Watergames = "watergames",
        Speed = "speed",
        SmallIsBeautiful = "small-is-beautiful",
        Embargo = "embargo",
        Euphrates = "euphrates",
        SingleFile = "single-file",
        SpringTide = "spring-tide",
        Freewheel = "freewheel",
        FreewheelSolo = "freewheel-solo",
    }
}

impl Scenario {
    /// Returns the numbers of players that can play it.
    pub fn players(self) -> &'static [u8] {
        match self {
            Scenario::Advanced
            | Scenario::IleGrande
            | Scenario::Euphrates
            | Scenario::SingleFile
            | Scenario::Freewheel => &[2, 4],
            Scenario::FreewheelSolo => &[3, 4],
            Scenario::Base
            | Scenario::Bakchich
            | Scenario::CanaleGrande
            | Scenario::DavidAndGoliath
            | Scenario::Giant
            | Scenario::Gulliver
            | Scenario::EverSmaller
            | Scenario::TicTacToe
            | Scenario::Watergames
            | Scenario::Speed
            | Scenario::SmallIsBeautiful
            | Scenario::Embargo
            | Scenario::SpringTide => &[2],
        }
    }

    /// Returns the ruleset of the game that it changes.
    pub(in crate::kontor) fn game(self, players: u8, edges: Edges) -> Ruleset {
        if self == Scenario::Base { Ruleset::base(players, edges) } else { Ruleset::advanced(players, edges) }
    }

    /// Applies the changes of the scenario.
    #[rustfmt::skip]
    pub(in crate::kontor) fn amend(self, r: &mut Ruleset) {
        let Ruleset { players, setup, turn, placement, taverns, goods, ship, scoring, early_ends, sides, .. } = r;
        match self {
            Scenario::Base | Scenario::Advanced => {}
            Scenario::Bakchich => { setup.board = (6, 6); setup.purse = 3; setup.canals_aside = 10; *ship = None; turn.buy_out = true; }
            Scenario::CanaleGrande => { setup.board = (12, 4); setup.layout = Layout::CanaleGrande; scoring.counted = Counted::All; }
            Scenario::DavidAndGoliath => { setup.board = (6, 6); scoring.counted = Counted::Smallest { n: 3 }; scoring.nearer = Nearer::Wins; }
            Scenario::IleGrande => { setup.board = if *players == 4 { (8, 8) } else { (7, 7) }; setup.layout = Layout::IleGrande; setup.without.plain_cranes = true; setup.specials = Specials::Absent; placement.island_is_dry = true; scoring.counted = Counted::All; scoring.min_docks = 1; scoring.worth = Worth::IslandTwo; }
            Scenario::Giant => { setup.board = (8, 8); scoring.counted = Counted::Largest { n: 7 }; }
            Scenario::Gulliver => { setup.board = (5, 5); setup.layout = Layout::Anchor; setup.purse = 3; setup.without.plain_cranes = true; setup.without.taverns = true; scoring.counted = Counted::All; }
            Scenario::EverSmaller => { setup.board = (6, 6); setup.layout = Layout::Anchor; setup.without.all_cranes(); *ship = None; scoring.counted = Counted::Below { docks: 4 }; scoring.worth = Worth::BySize; }
            Scenario::TicTacToe => { setup.board = (8, 8); setup.layout = Layout::TicTacToe; setup.without.all_cranes(); placement.one_sector_a_field = true; scoring.counted = Counted::All; early_ends.three_in_line = true; }
            Scenario::Watergames => { setup.board = (6, 6); setup.layout = Layout::Watergames; placement.dock_needs_canal = true; scoring.counted = Counted::All; }
            Scenario::Speed => { setup.board = (6, 6); setup.layout = Layout::Anchor; setup.without.all_cranes(); scoring.counted = Counted::All; early_ends.first_sector = true; }
            Scenario::SmallIsBeautiful => { setup.board = (8, 8); scoring.counted = Counted::Smallest { n: 5 }; scoring.nearer = Nearer::Loses; }
            Scenario::Embargo => { goods.stock = Stock::Personal { each: 4 }; early_ends.no_warehouse_left = true; }
            Scenario::Euphrates => { setup.board = (6, 6); goods.sunken = 3; }
            Scenario::SingleFile => { setup.board = (7, 7); scoring.straight_only = true; }
            Scenario::SpringTide => { setup.board = (7, 7); turn.second_canal = Some(1); scoring.min_docks = 2; }
            Scenario::Freewheel | Scenario::FreewheelSolo => {
                setup.layout = Layout::Anchor; setup.board = (7, 7); setup.purse = *players; setup.hand = (2, 2); setup.specials = Specials::AmongCanals;
                turn.order = Order::Clockwise; turn.refill = Refill::EitherPile;
                placement.finished_is_final = false; placement.crane = Crane::OnlyDiagonal; taverns.make_drunk = true;
                scoring.when = When::GameEnd; scoring.counted = Counted::All; scoring.min_docks = 2;
                if self == Scenario::FreewheelSolo { *sides = *players; setup.piles = DockPiles::OneForAll; turn.alliances = true; }
            }
        }
    }
}
