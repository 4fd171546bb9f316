//! The steps of the beginning of a round and of a turn, as data. A game skips the steps that never do
//! anything under its rules, so that rules that are not in play cost no time (rule `kontor/sequence`).

use super::ruleset::{Flood, Landed, Order, Ruleset, Specials};

/// The steps after a card has been laid, in this order.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Then {
    Tax,
    ChooseGood,
    Export,
    LandGoods,
    Bribe,
    FillAround,
    Treat,
    ScoreSectors,
    WinAtOnce,
    Salvage,
    EndEmbargo,
    EndWhenFull,
    LayTwin,
    SecondCanal,
    Refill,
    Subsidy,
    FinalSprint,
}

/// Returns the steps of [`TURN`] that ever do anything under these rules, as bits; a turn skips the others.
pub(super) fn steps(r: &Ruleset) -> u32 {
    let fills = matches!(r.placement.flood, Flood::FillsAround | Flood::FillsAroundOrTwoCanals);
    let twins = matches!(r.placement.flood, Flood::CoversOrTwoCanals | Flood::FillsAroundOrTwoCanals);
    bits([
        (Then::Tax as u32, r.turn.order == Order::Clockwise),
        (Then::ChooseGood as u32, r.goods.landed == Landed::OneChosen),
        (Then::Export as u32, r.goods.export),
        (Then::LandGoods as u32, true),
        (Then::Bribe as u32, r.taverns.add_one || r.taverns.add_two),
        (Then::FillAround as u32, fills),
        (Then::Treat as u32, r.taverns.make_drunk),
        (Then::ScoreSectors as u32, true),
        (Then::WinAtOnce as u32, r.early_ends.first_sector || r.early_ends.three_in_line),
        (Then::Salvage as u32, r.goods.sunken > 0),
        (Then::EndEmbargo as u32, r.early_ends.no_warehouse_left),
        (Then::EndWhenFull as u32, true),
        (Then::LayTwin as u32, twins),
        (Then::SecondCanal as u32, r.turn.second_canal.is_some()),
        (Then::Refill as u32, true),
        (Then::Subsidy as u32, true),
        (Then::FinalSprint as u32, r.early_ends.only_canals_left),
    ])
}

/// Returns a mask with the bits of all steps that do something.
#[inline]
fn bits<const N: usize>(all: [(u32, bool); N]) -> u32 {
    all.into_iter().fold(0, |bits, (at, happens)| bits | u32::from(happens) << at)
}

/// The steps before all players are asked whether they pass.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum First {
    Event,
    Shop,
    BuyOut,
}

/// The steps of the beginning of a round, in the order of the enum.
pub(super) const ROUND: &[First] = &[First::Event, First::Shop, First::BuyOut];

/// Returns the steps of [`ROUND`] that ever do anything under these rules, as bits.
#[inline]
pub(super) fn firsts(r: &Ruleset) -> u32 {
    bits([
        (First::Event as u32, r.events),
        (First::Shop as u32, matches!(r.setup.specials, Specials::Shop { .. })),
        (First::BuyOut as u32, r.turn.buy_out),
    ])
}

/// The steps of a turn after a card was laid, in the order of the enum.
pub(super) const TURN: &[Then] = &[
    Then::Tax,
    Then::ChooseGood,
    Then::Export,
    Then::LandGoods,
    Then::Bribe,
    Then::FillAround,
    Then::Treat,
    Then::ScoreSectors,
    Then::WinAtOnce,
    Then::Salvage,
    Then::EndEmbargo,
    Then::EndWhenFull,
    Then::LayTwin,
    Then::SecondCanal,
    Then::Refill,
    Then::Subsidy,
    Then::FinalSprint,
];

// The bit of a step is its place in the enum.
const _: () = {
    let mut place = 0;
    while place < TURN.len() {
        assert!(TURN[place] as usize == place);
        assert!(place >= ROUND.len() || ROUND[place] as usize == place);
        place += 1;
    }
};
