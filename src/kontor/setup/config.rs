//! The options of a game.

use crate::bot::CHARACTERS;
use crate::game::Observation;
use crate::kontor::options::optional_rules;
use crate::kontor::setup::compose::{conflicts as reasons, layered, treasury};
use crate::kontor::setup::layout::Plan;
use crate::kontor::{
    CardTable, Components, Conflict, DrawnHarbour, Edges, Kontor, OptionSet, OptionalRule, Pass, Pieces,
    Ruleset, Scenario, WAREHOUSES,
};
use crate::wire::{Choosable, GameEntry, LevelEntry};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

macro_rules! config {
    ($($(#[$rename:meta])? $rule:ident $field:ident $entry:path,)*) => {
        /// The options of a game.
        #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Kontor", missing_as_null))]
        #[serde(rename_all = "camelCase", deny_unknown_fields, default)]
        #[allow(missing_docs)]
        pub struct Config {
            /// The scenario: a page of the printed rules.
            pub scenario: Scenario,
            /// When edges close sectors.
            pub edges: Edges,
            $(pub $field: bool,)*
            /// A components file; if `None`, the reconstructed values count.
            pub components: Option<Components>,
            /// Whether passes are not announced first: each player answers once, with a card or a pass. Records leave
            /// it out if it is off, as older records do, which had no such option.
            #[serde(skip_serializing_if = "std::ops::Not::not")]
            #[cfg_attr(feature = "ts", tsify(optional))]
            pub one_answer: bool,
        }

        impl Config {
            /// Returns whether an optional rule is chosen.
            fn has(&self, option: OptionalRule) -> bool {
                match option { $(OptionalRule::$rule => self.$field,)* }
            }
        }
    };
}
optional_rules!(config);

impl Config {
    /// Returns the harbour of one's own, if there is one.
    fn harbour(&self) -> Option<&DrawnHarbour> {
        self.components.as_ref()?.harbour.as_ref()
    }

    /// Returns the composed ruleset; it is meaningless if the options cannot be played.
    pub(in crate::kontor) fn rules(&self, seats: u8) -> Ruleset {
        let (_, mut rules) = layered(seats, self.scenario, self.options(), self.edges);
        if self.one_answer {
            rules.turn.pass = Pass::Secret;
        }
        if let Some(own) = self.harbour() {
            own.amend(&mut rules, &self.tables());
        }
        if let Some(florins) = self.components.as_ref().and_then(Components::florins) {
            rules.setup.treasury = treasury(&rules, florins);
        }
        rules
    }

    /// Returns what the cards are and show: as in a components file, or the reconstructed values.
    pub(in crate::kontor) fn tables(&self) -> CardTable {
        self.components.as_ref().map_or(CardTable::RECONSTRUCTED, Components::tables)
    }

    /// Returns the number of warehouses of each kind.
    pub(in crate::kontor) fn warehouses(&self) -> [u8; 3] {
        self.components.as_ref().map_or([WAREHOUSES; 3], Components::warehouses)
    }

    /// Returns the start layout: the printed one, or the one of a components file.
    pub(in crate::kontor) fn plan(&self, rules: &Ruleset) -> Cow<'static, Plan> {
        let layout = rules.setup.layout;
        let own = self.components.as_ref().map(|components| components.plan(layout, &self.tables()));
        own.map_or(Cow::Borrowed(layout.plan()), Cow::Owned)
    }

    /// Returns the optional rules and expansions chosen.
    pub fn options(&self) -> OptionSet {
        OptionalRule::ALL.into_iter().filter(|&option| self.has(option)).collect()
    }
}

/// Returns the game's entry in the catalogue, for the set-up form.
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
        OptionalRule::ALL.into_iter().map(|option| Choosable::Switch { key: option.key(), default: false }),
    );
    GameEntry {
        id: <Kontor as crate::game::Rules>::ID,
        seats: vec![2, 3, 4],
        secrets: Kontor::SECRETS,
        colours: vec!["red", "black", "crimson", "grey"],
        seating: vec![vec![0, 1], vec![0, 1, 2], vec![0, 2, 1, 3]],
        options,
        levels: LevelEntry::of::<Kontor>(),
        characters: CHARACTERS.into(),
    }
}

/// Returns all reasons why these options cannot be played.
pub fn conflicts(seats: u8, config: &Config) -> Vec<Conflict> {
    let mut out = reasons(seats, config.scenario, config.options(), config.edges);
    if let Some(own) = config.harbour().filter(|_| config.blockade) {
        own.blockade(&mut out);
    }
    out.extend(config.components.iter().flat_map(Components::conflicts));
    out.extend(config.harbour().and_then(|own| own.conflict_in(config.scenario)));
    if config.harbour().is_some() && DrawnHarbour::clashes(config.scenario) {
        out.push(Conflict::OwnMap { scenario: config.scenario });
    }
    if out.is_empty() {
        out.extend(shortage(seats, config));
    }
    out
}

/// Returns the conflict if a sound components file has fewer florins than the purses of its scenario.
fn shortage(seats: u8, config: &Config) -> Option<Conflict> {
    let has = config.components.as_ref().and_then(Components::florins)?;
    let least = config.rules(seats).setup.purse * seats;
    (has < least).then_some(Conflict::TooFew { pieces: Pieces::Florins, has, least })
}
