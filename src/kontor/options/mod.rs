//! The optional rules and the two expansions, one entry each: what it suggests, changes and needs, and which of them make
//! no sense together (the table at the end of `docs/rules/kontor-rulings.md`). A rule that does more than set a value of
//! the ruleset has a file of its own, as have rules of single scenarios; its first lines say where it reaches in.

pub mod alliances;
pub mod alone;
pub mod buy_out;
pub mod canals;
pub mod clockwise;
mod data_alone;
pub mod drunk;
pub mod events;
pub mod export;
pub mod fields;
pub mod first_pick;
pub mod opening;
pub mod parties;
pub mod second_canal;
pub mod shop;
pub mod smuggling;
pub mod sunken;
pub mod taverns;
pub mod veto;

use crate::kontor::{Order, Ruleset, Scenario, Setup, Specials};
use serde::{Deserialize, Serialize, Serializer};

/// Gives all optional rules and expansions to a macro, in the order of the rules: name, field in configurations, entry.
/// They are listed only here; CONTRIBUTING.md says how to add one.
macro_rules! optional_rules {
    ($to:ident) => {
        $to! {
            OldGrudges old_grudges veto::ENTRY,
            Misery misery data_alone::MISERY,
            Justice justice opening::ENTRY,
            DeadDrunk dead_drunk data_alone::DEAD_DRUNK,
            FreeDraw free_draw data_alone::FREE_DRAW,
            OneGood one_good data_alone::ONE_GOOD,
            Blockade blockade data_alone::BLOCKADE,
            FirstPick first_pick first_pick::ENTRY,
            FloodChoice flood_choice canals::CHOICE,
            #[serde(rename = "corruption-1")]
            Corruption1 corruption1 taverns::CORRUPTION_1,
            #[serde(rename = "corruption-2")]
            Corruption2 corruption2 taverns::CORRUPTION_2,
            LastPoint last_point data_alone::LAST_POINT,
            FinalSprint final_sprint data_alone::FINAL_SPRINT,
            Smuggling smuggling smuggling::ENTRY,
            Protection protection data_alone::PROTECTION,
            SpecialShop special_shop shop::ENTRY,
            BridgeAndFlood bridge_and_flood data_alone::BRIDGE_AND_FLOOD,
            GreatFlood great_flood canals::GREAT_FLOOD,
            Export export export::ENTRY,
            Events events events::ENTRY,
        }
    };
}
pub(in crate::kontor) use optional_rules;

macro_rules! rules {
    ($($(#[$rename:meta])? $rule:ident $field:ident $entry:path,)*) => {
        /// An optional rule or an expansion.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Kontor"))]
        #[serde(rename_all = "kebab-case")]
        #[allow(missing_docs)]
        pub enum OptionalRule { $($(#[$rename])? $rule,)* }

        const ENTRIES: &[&Entry] = &[$(&$entry,)*];
    };
}
optional_rules!(rules);

/// What a rule is beside its code.
pub struct Entry {
    rule: OptionalRule,
    key: &'static str,
    for_two: bool,
    /// Returns what it needs and this game lacks. The first ruleset is the composed one, so that one rule may supply what
    /// another needs; the second is the one before any rule changed it.
    needs: fn(&Ruleset, &Ruleset) -> Option<Requirement>,
    /// Later rules with which it makes no sense.
    clashes: &'static [OptionalRule],
    /// The scenarios in which it makes no sense.
    not_in: &'static [Scenario],
    /// Applies what its page proposes for the set-up; a scenario's page overrides it.
    suggest: fn(&mut Setup),
    /// Applies its changes. If two rules write the same field, their order does not matter: each keeps what the other
    /// has set.
    amend: fn(&mut Ruleset),
}

impl Entry {
    /// Returns the entry of a rule that makes sense everywhere.
    const fn new(rule: OptionalRule, key: &'static str, amend: fn(&mut Ruleset)) -> Entry {
        Entry {
            rule,
            key,
            for_two: false,
            needs: |_, _| None,
            clashes: &[],
            not_in: &[],
            suggest: |_| {},
            amend,
        }
    }
}

const FREEWHEEL: &[Scenario] = &[Scenario::Freewheel, Scenario::FreewheelSolo];

fn taverns(r: &Ruleset, _: &Ruleset) -> Option<Requirement> {
    r.setup.without.taverns.then_some(Requirement::Taverns)
}

fn rounds(_: &Ruleset, plain: &Ruleset) -> Option<Requirement> {
    (plain.turn.order == Order::Clockwise).then_some(Requirement::Rounds)
}

fn unused_specials(r: &Ruleset, plain: &Ruleset) -> Option<Requirement> {
    let used = plain.setup.specials != Specials::Absent;
    rounds(r, plain).or(used.then_some(Requirement::UnusedSpecials))
}

/// A set of optional rules.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct OptionSet(u32);

impl OptionSet {
    /// Returns whether the set holds this one.
    pub fn has(self, rule: OptionalRule) -> bool {
        self.0 & 1 << rule as u32 != 0
    }

    /// Returns the rules of the set, in the order of the rules.
    pub fn iter(self) -> impl Iterator<Item = OptionalRule> {
        OptionalRule::ALL.into_iter().filter(move |&rule| self.has(rule))
    }
}

impl FromIterator<OptionalRule> for OptionSet {
    fn from_iter<I: IntoIterator<Item = OptionalRule>>(rules: I) -> OptionSet {
        OptionSet(rules.into_iter().fold(0, |set, rule| set | 1 << rule as u32))
    }
}

impl Serialize for OptionSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

/// What an optional rule needs.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type_prefix = "Kontor"))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Requirement {
    TwoPlayers,
    Teams,
    Ship,
    MoreThanTheAnchor,
    Taverns,
    Floods,
    Rounds,
    UnusedSpecials,
}

impl OptionalRule {
    /// All optional rules, in the order of the rules.
    pub const ALL: [OptionalRule; ENTRIES.len()] = {
        let mut all = [OptionalRule::OldGrudges; ENTRIES.len()];
        let mut at = 0;
        while at < all.len() {
            all[at] = ENTRIES[at].rule;
            assert!(all[at] as usize == at, "the entries stand in the order of the enum");
            at += 1;
        }
        all
    };

    fn entry(self) -> &'static Entry {
        ENTRIES[self as usize % ENTRIES.len()]
    }

    /// Returns its key in configurations.
    pub fn key(self) -> &'static str {
        self.entry().key
    }

    /// Returns what the rule needs and this game lacks (`Entry::needs`).
    pub(in crate::kontor) fn missing(self, r: &Ruleset, plain: &Ruleset) -> Option<Requirement> {
        match self.entry() {
            _ if r.sides > 2 => Some(Requirement::Teams),
            entry if entry.for_two && r.players != 2 => Some(Requirement::TwoPlayers),
            entry => (entry.needs)(r, plain),
        }
    }

    /// Returns the later rules with which it makes no sense.
    pub(in crate::kontor) fn clashes(self) -> &'static [OptionalRule] {
        self.entry().clashes
    }

    /// Returns whether it makes no sense in a scenario.
    pub(in crate::kontor) fn is_beyond_sense(self, scenario: Scenario) -> bool {
        self.entry().not_in.contains(&scenario)
    }

    /// Applies what its page proposes for the set-up; a scenario's page overrides it.
    pub(in crate::kontor) fn suggest(self, setup: &mut Setup) {
        (self.entry().suggest)(setup);
    }

    /// Applies its changes.
    pub(in crate::kontor) fn amend(self, r: &mut Ruleset) {
        (self.entry().amend)(r);
    }
}
