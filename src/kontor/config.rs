//! What a table may choose.

use super::optional::{Optional, Options, Thing};
use super::ruleset::{Edges, conflicts as reasons};
use super::scenario::Scenario;
use crate::wire::{Choosable, GameEntry};
use serde::{Deserialize, Serialize};

/// The options of a game.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorConfig"))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct Config {
    /// The page that is played.
    pub scenario: Scenario,
    /// When edges close sectors.
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
    /// The scenario is only named so far.
    ScenarioNotYet { scenario: Scenario },
    /// The option is only named so far.
    OptionNotYet { option: Optional },
    /// The option lacks something.
    Needs { option: Optional, thing: Thing },
    /// Two options make no sense together.
    Clash { option: Optional, with: Optional },
    /// The option makes no sense in the scenario.
    ClashesWithScenario { option: Optional, scenario: Scenario },
    /// Given cards are not those of the box.
    WrongCards,
}

/// The game in the set-up form: only what can be played.
pub fn entry() -> GameEntry {
    let scenarios = Scenario::ALL.into_iter().filter(|scenario| scenario.is_playable());
    let mut options = vec![
        Choosable::Choice {
            key: "scenario",
            values: scenarios.map(Scenario::name).collect(),
            default: Scenario::default().name(),
        },
        Choosable::Choice { key: "edges", values: vec!["both", "per-axis"], default: "both" },
    ];
    options.extend(
        Optional::ALL
            .into_iter()
            .filter(|option| option.is_playable())
            .map(|option| Choosable::Switch { key: option.key(), default: false }),
    );
    GameEntry {
        id: <super::Kontor as crate::game::Game>::ID,
        seats: vec![2, 4],
        colours: vec!["red", "black", "crimson", "grey"],
        options,
    }
}

/// All reasons why this table cannot be played.
pub fn conflicts(seats: u8, config: &Config) -> Vec<Conflict> {
    reasons(seats, config.scenario, config.options(), config.edges)
}
