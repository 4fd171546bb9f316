//! What a table may choose.

use super::cards::{Good, Side};
use super::components::Components;
use super::compose::{conflicts as reasons, layered};
use super::layout::{Fault, Layout, Plan};
use super::optional::{Optional, Options, Thing};
use super::own::Own;
use super::ruleset::{Edges, Pass, Ruleset};
use super::scenario::Scenario;
use super::tables::Mark;
use crate::bot::Level;
use crate::wire::{Choosable, GameEntry};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The options of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorConfig", missing_as_null))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct Config {
    /// The page that is played.
    #[cfg_attr(feature = "ts", tsify(type = "KontorScenario"))]
    pub scenario: Scenario,
    /// When edges close sectors.
    #[cfg_attr(feature = "ts", tsify(type = "KontorEdges"))]
    pub edges: Edges,
    pub old_grudges: bool,
    pub misery: bool,
    pub justice: bool,
    pub dead_drunk: bool,
    pub free_draw: bool,
    pub one_good: bool,
    pub blockade: bool,
    pub first_pick: bool,
    pub flood_choice: bool,
    pub corruption1: bool,
    pub corruption2: bool,
    pub last_point: bool,
    pub final_sprint: bool,
    pub smuggling: bool,
    pub protection: bool,
    pub special_shop: bool,
    pub bridge_and_flood: bool,
    pub great_flood: bool,
    pub export: bool,
    pub events: bool,
    /// Printed facts as a player found them in the box; nothing: ours.
    #[cfg_attr(feature = "ts", tsify(type = "KontorComponents | null"))]
    pub components: Option<Components>,
    /// Passes are not announced before: each player answers once, with a card or a pass. Left out of records where it
    /// is off, as in those from before there was such a switch.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", tsify(optional))]
    pub one_answer: bool,
}

impl Config {
    /// Whether an optional rule is chosen.
    #[rustfmt::skip]
    fn has(&self, option: Optional) -> bool {
        match option {
            Optional::OldGrudges => self.old_grudges, Optional::Misery => self.misery,
            Optional::Justice => self.justice, Optional::DeadDrunk => self.dead_drunk,
            Optional::FreeDraw => self.free_draw, Optional::OneGood => self.one_good,
            Optional::Blockade => self.blockade, Optional::FirstPick => self.first_pick,
            Optional::FloodChoice => self.flood_choice, Optional::Corruption1 => self.corruption1,
            Optional::Corruption2 => self.corruption2, Optional::LastPoint => self.last_point,
            Optional::FinalSprint => self.final_sprint, Optional::Smuggling => self.smuggling,
            Optional::Protection => self.protection, Optional::SpecialShop => self.special_shop,
            Optional::BridgeAndFlood => self.bridge_and_flood, Optional::GreatFlood => self.great_flood,
            Optional::Export => self.export, Optional::Events => self.events,
        }
    }

    /// A harbour of one's own.
    fn harbour(&self) -> Option<&Own> {
        self.components.as_ref()?.harbour.as_ref()
    }

    /// What is played, if it can be played.
    pub(super) fn rules(&self, seats: u8) -> Ruleset {
        let (_, mut rules) = layered(seats, self.scenario, self.options(), self.edges);
        if self.one_answer {
            rules.turn.pass = Pass::Secret;
        }
        if let Some(own) = self.harbour() {
            own.amend(&mut rules);
        }
        rules
    }

    /// What lies on the table at the start: as printed, or as a components file says.
    pub(super) fn plan(&self, rules: &Ruleset) -> Cow<'static, Plan> {
        let layout = rules.setup.layout;
        let own = self.components.as_ref().map(|components| components.plan(layout));
        own.map_or(Cow::Borrowed(layout.plan()), Cow::Owned)
    }

    /// The optional rules and expansions chosen.
    pub fn options(&self) -> Options {
        Optional::ALL.into_iter().filter(|&option| self.has(option)).collect()
    }
}

/// Why a table cannot be played.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorConflict"))]
#[serde(tag = "code", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Conflict {
    /// The scenario is for others.
    Players {
        seats: u8,
        #[cfg_attr(feature = "ts", tsify(type = "number[]"))]
        allowed: &'static [u8],
    },
    /// The option lacks something.
    Needs {
        #[cfg_attr(feature = "ts", tsify(type = "KontorOptional"))]
        option: Optional,
        #[cfg_attr(feature = "ts", tsify(type = "KontorThing"))]
        thing: Thing,
    },
    /// Two options make no sense together.
    Clash {
        #[cfg_attr(feature = "ts", tsify(type = "KontorOptional"))]
        option: Optional,
        #[cfg_attr(feature = "ts", tsify(type = "KontorOptional"))]
        with: Optional,
    },
    /// The option makes no sense in the scenario.
    ClashesWithScenario {
        #[cfg_attr(feature = "ts", tsify(type = "KontorOptional"))]
        option: Optional,
        #[cfg_attr(feature = "ts", tsify(type = "KontorScenario"))]
        scenario: Scenario,
    },
    /// Given cards are not those of the box.
    WrongCards,
    /// The components file is for another game.
    OtherGame,
    /// A mark is said to be on more numbers than there are.
    TooManyNumbers {
        #[cfg_attr(feature = "ts", tsify(type = "KontorMark"))]
        mark: Mark,
    },
    /// No card with this number can bear the mark.
    NoSuchCard {
        #[cfg_attr(feature = "ts", tsify(type = "KontorMark"))]
        mark: Mark,
        number: i32,
    },
    /// A number stands twice under one mark.
    NumberTwice {
        #[cfg_attr(feature = "ts", tsify(type = "KontorMark"))]
        mark: Mark,
        number: i32,
    },
    /// A card bears a florin or a ship, never both.
    TwoSymbols { number: u8 },
    /// The rules themselves tell otherwise of this card.
    PrintedOtherwise { number: u8 },
    /// A kind of goods is on too few or too many docks of a colour.
    WrongGoods {
        #[cfg_attr(feature = "ts", tsify(type = "KontorSide"))]
        side: Side,
        #[cfg_attr(feature = "ts", tsify(type = "KontorGood"))]
        good: Good,
        has: u8,
        right: u8,
    },
    /// As many cards bear a florin as a ship as nothing.
    WrongSymbols { florins: u8, ships: u8, right: u8 },
    /// Both colours own the same cards but for the numbers.
    ColoursDiffer,
    /// A start layout that cannot be used.
    WrongLayout {
        #[cfg_attr(feature = "ts", tsify(type = "KontorLayout"))]
        layout: Layout,
        #[cfg_attr(feature = "ts", tsify(type = "KontorFault"))]
        fault: Fault,
    },
    /// A harbour of one's own that cannot be used.
    WrongHarbour {
        #[cfg_attr(feature = "ts", tsify(type = "KontorFault"))]
        fault: Fault,
    },
    /// The scenario is about its own map.
    OwnMap {
        #[cfg_attr(feature = "ts", tsify(type = "KontorScenario"))]
        scenario: Scenario,
    },
}

/// The game in the set-up form.
pub fn entry() -> GameEntry {
    let mut options = vec![
        Choosable::Choice {
            key: "scenario",
            values: Scenario::ALL.map(Scenario::name).to_vec(),
            default: Scenario::default().name(),
        },
        Choosable::Choice { key: "edges", values: vec!["both", "per-axis"], default: "both" },
    ];
    options.extend(
        Optional::ALL.into_iter().map(|option| Choosable::Switch { key: option.key(), default: false }),
    );
    GameEntry {
        id: <super::Kontor as crate::game::Rules>::ID,
        seats: vec![2, 3, 4],
        colours: vec!["red", "black", "crimson", "grey"],
        seating: vec![vec![0, 1], vec![0, 1, 2], vec![0, 2, 1, 3]],
        options,
        levels: Level::entries::<super::Kontor>(),
    }
}

/// All reasons why this table cannot be played.
pub fn conflicts(seats: u8, config: &Config) -> Vec<Conflict> {
    let mut out = reasons(seats, config.scenario, config.options(), config.edges);
    if let Some(own) = config.harbour().filter(|_| config.blockade) {
        own.blockade(&mut out);
    }
    out.extend(config.components.iter().flat_map(Components::conflicts));
    out.extend(config.harbour().and_then(|own| own.conflict_in(config.scenario)));
    if config.harbour().is_some() && Own::clashes(config.scenario) {
        out.push(Conflict::OwnMap { scenario: config.scenario });
    }
    out
}
