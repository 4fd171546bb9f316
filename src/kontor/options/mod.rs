//! The optional rules and the two expansions: what each suggests, changes and needs, and which of them make
//! no sense together (the table at the end of `docs/rules/kontor-rulings.md`).

pub mod alliances;
pub mod alone;
pub mod buy_out;
pub mod canals;
pub mod clockwise;
pub mod drunk;
pub mod events;
pub mod export;
pub mod fields;
pub mod opening;
pub mod parties;
pub mod second_canal;
pub mod shop;
pub mod smuggling;
pub mod sunken;
pub mod taverns;
pub mod veto;

use crate::kontor::{Flood, Landed, Layout, Opening, Pass, Refill, Ruleset, Scenario, Setup, Specials};
use serde::{Deserialize, Serialize};

/// An optional rule or an expansion.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorOptional"))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Optional {
    OldGrudges,
    Misery,
    Justice,
    DeadDrunk,
    FreeDraw,
    OneGood,
    Blockade,
    FirstPick,
    FloodChoice,
    #[serde(rename = "corruption-1")]
    Corruption1,
    #[serde(rename = "corruption-2")]
    Corruption2,
    LastPoint,
    FinalSprint,
    Smuggling,
    Protection,
    SpecialShop,
    BridgeAndFlood,
    GreatFlood,
    Export,
    Events,
}

/// A set of options.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options(u32);

impl Options {
    /// Returns whether the set holds this one.
    pub fn has(self, option: Optional) -> bool {
        self.0 & 1 << option as u32 != 0
    }

    /// Returns the options in the order of the rules.
    pub fn iter(self) -> impl Iterator<Item = Optional> {
        let some: &[Optional] = if self.0 == 0 { &[] } else { &Optional::ALL };
        some.iter().copied().filter(move |&option| self.has(option))
    }
}

impl FromIterator<Optional> for Options {
    fn from_iter<I: IntoIterator<Item = Optional>>(options: I) -> Options {
        Options(options.into_iter().fold(0, |set, option| set | 1 << option as u32))
    }
}

/// What an option needs.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(rename = "KontorThing"))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Thing {
    TwoPlayers,
    Teams,
    Ship,
    MoreThanTheAnchor,
    Taverns,
    Floods,
    Rounds,
    UnusedSpecials,
}

/// Pairs of options that make no sense together.
pub const CLASHES: &[(Optional, Optional)] = &[
    (Optional::Corruption1, Optional::Corruption2),
    (Optional::SpecialShop, Optional::BridgeAndFlood),
    (Optional::SpecialShop, Optional::GreatFlood),
];

/// Returns whether an option makes no sense in a scenario.
pub fn beyond_sense(option: Optional, scenario: Scenario) -> bool {
    use Optional as O;
    use Scenario as S;
    let freewheel = matches!(scenario, S::Freewheel | S::FreewheelSolo);
    match option {
        O::Misery | O::FreeDraw | O::OldGrudges | O::LastPoint | O::Corruption1 | O::Corruption2
            if freewheel =>
        {
            true
        }
        O::SpecialShop | O::BridgeAndFlood | O::GreatFlood => matches!(scenario, S::TicTacToe | S::IleGrande),
        O::LastPoint => matches!(scenario, S::Speed | S::TicTacToe | S::EverSmaller),
        O::Export => matches!(scenario, S::Speed | S::TicTacToe | S::Embargo),
        O::FinalSprint => matches!(scenario, S::Speed | S::TicTacToe),
        _ => false,
    }
}

impl Optional {
    /// All options, in the order of the rules.
    #[rustfmt::skip]
    pub const ALL: [Optional; 20] = [
        Optional::OldGrudges, Optional::Misery, Optional::Justice, Optional::DeadDrunk, Optional::FreeDraw,
        Optional::OneGood, Optional::Blockade, Optional::FirstPick, Optional::FloodChoice, Optional::Corruption1,
        Optional::Corruption2, Optional::LastPoint, Optional::FinalSprint, Optional::Smuggling, Optional::Protection,
        Optional::SpecialShop, Optional::BridgeAndFlood, Optional::GreatFlood, Optional::Export, Optional::Events,
    ];

    /// Returns its key in configurations.
    #[rustfmt::skip]
    pub fn key(self) -> &'static str {
        match self {
            Optional::OldGrudges => "oldGrudges", Optional::Misery => "misery", Optional::Justice => "justice",
            Optional::DeadDrunk => "deadDrunk", Optional::FreeDraw => "freeDraw", Optional::OneGood => "oneGood",
            Optional::Blockade => "blockade", Optional::FirstPick => "firstPick",
            Optional::FloodChoice => "floodChoice", Optional::Corruption1 => "corruption1",
            Optional::Corruption2 => "corruption2", Optional::LastPoint => "lastPoint",
            Optional::FinalSprint => "finalSprint", Optional::Smuggling => "smuggling",
            Optional::Protection => "protection", Optional::SpecialShop => "specialShop",
            Optional::BridgeAndFlood => "bridgeAndFlood", Optional::GreatFlood => "greatFlood",
            Optional::Export => "export", Optional::Events => "events",
        }
    }

    fn is_for_two(self) -> bool {
        use Optional as O;
        matches!(
            self,
            O::Justice
                | O::LastPoint
                | O::Smuggling
                | O::SpecialShop
                | O::BridgeAndFlood
                | O::GreatFlood
                | O::Export
                | O::Events
        )
    }

    /// Returns what the option needs and this game lacks. `r` is the composed ruleset, so that one option may
    /// supply what another needs; `plain` is the ruleset before any option changed it.
    pub(in crate::kontor) fn missing(self, r: &Ruleset, plain: &Ruleset) -> Option<Thing> {
        use Optional as O;
        let taverns = !r.setup.without.taverns;
        let rounds = plain.turn.order == crate::kontor::setup::ruleset::Order::Simultaneous;
        match self {
            _ if r.sides > 2 => Some(Thing::Teams),
            _ if self.is_for_two() && r.players != 2 => Some(Thing::TwoPlayers),
            O::Blockade | O::Protection if r.ship.is_none() => Some(Thing::Ship),
            O::Blockade if r.setup.layout == Layout::Anchor => Some(Thing::MoreThanTheAnchor),
            O::OldGrudges | O::Protection | O::Corruption1 | O::Corruption2 if !taverns => {
                Some(Thing::Taverns)
            }
            O::DeadDrunk | O::SpecialShop | O::Events | O::Justice | O::BridgeAndFlood | O::GreatFlood
                if !rounds =>
            {
                Some(Thing::Rounds)
            }
            O::SpecialShop | O::BridgeAndFlood | O::GreatFlood
                if plain.setup.specials != Specials::Absent =>
            {
                Some(Thing::UnusedSpecials)
            }
            O::FloodChoice if r.setup.specials == Specials::Absent => Some(Thing::Floods),
            _ => None,
        }
    }

    /// Applies what the option's page proposes for the set-up; a scenario's page overrides it.
    pub(in crate::kontor) fn suggest(self, setup: &mut Setup) {
        if matches!(self, Optional::Misery | Optional::BridgeAndFlood) {
            setup.board = (7, 7); // for two players and for four
        }
    }

    /// Applies the changes of the option. If two options write the same field, their order does not matter:
    /// each keeps what the other has set.
    #[rustfmt::skip]
    pub(in crate::kontor) fn amend(self, r: &mut Ruleset) {
        match self {
            Optional::OldGrudges => r.taverns.veto = true,
            Optional::Misery => { r.setup.purse = 3; r.early_ends.penniless = true; }
            Optional::Justice => { r.setup.opening = Opening::ThreeDocksChosen; r.setup.docks_aside = 4; }
            Optional::DeadDrunk => r.turn.pass = Pass::Secret,
            Optional::FreeDraw => r.turn.refill = Refill::EitherPile,
            Optional::OneGood => r.goods.landed = Landed::OneChosen,
            Optional::Blockade => { if let Some(ship) = &mut r.ship { ship.blockade = true; } r.early_ends.nobody_can_place = true; }
            Optional::FirstPick => r.turn.first_pick = Some(2),
            Optional::FloodChoice => r.placement.flood = if fills(r) { Flood::FillsAroundOrTwoCanals } else { Flood::CoversOrTwoCanals },
            Optional::Corruption1 => r.taverns.add_one = true,
            Optional::Corruption2 => r.taverns.add_two = true,
            Optional::LastPoint => r.scoring.last_is_double = true,
            Optional::FinalSprint => r.early_ends.only_canals_left = true,
            Optional::Smuggling => r.placement.smuggling = true,
            Optional::Protection => r.taverns.shield = true,
            Optional::SpecialShop => r.setup.specials = Specials::Shop { price: 2 },
            Optional::BridgeAndFlood => r.setup.specials = if r.setup.specials == Specials::ExtraFlood { Specials::BridgeAndFillingFlood } else { Specials::BridgeAndFlood },
            Optional::GreatFlood => {
                r.setup.specials = if r.setup.specials == Specials::BridgeAndFlood { Specials::BridgeAndFillingFlood } else { Specials::ExtraFlood };
                r.placement.flood = if r.placement.flood == Flood::CoversOrTwoCanals { Flood::FillsAroundOrTwoCanals } else { Flood::FillsAround };
            }
            Optional::Export => r.goods.export = true,
            Optional::Events => r.events = true,
        }
    }
}

fn fills(r: &Ruleset) -> bool {
    matches!(r.placement.flood, Flood::FillsAround | Flood::FillsAroundOrTwoCanals)
}
