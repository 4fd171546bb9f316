//! Optional rules that only set values of the ruleset: a search for the value finds what reads it.

use super::{Entry, FREEWHEEL, OptionalRule as O, Requirement, rounds, taverns, unused_specials};
use crate::kontor::{Landed, Layout, Pass, Refill, Ruleset, Scenario, Specials};

/// Whoever has no florin while the treasury is empty loses (rule `kontor/misery`).
pub const MISERY: Entry = Entry {
    not_in: FREEWHEEL,
    suggest: |setup| setup.board = (7, 7),
    ..Entry::new(O::Misery, "misery", |r| (r.setup.purse, r.early_ends.penniless) = (3, true))
};

/// Passes are not announced (rule `kontor/dead-drunk`).
pub const DEAD_DRUNK: Entry =
    Entry { needs: rounds, ..Entry::new(O::DeadDrunk, "deadDrunk", |r| r.turn.pass = Pass::Secret) };

/// A player chooses the pile to draw from (rule `kontor/free-draw`).
pub const FREE_DRAW: Entry = Entry {
    not_in: FREEWHEEL,
    ..Entry::new(O::FreeDraw, "freeDraw", |r| r.turn.refill = Refill::EitherPile)
};

/// A dock lands one of its goods (rule `kontor/one-good`).
pub const ONE_GOOD: Entry = Entry::new(O::OneGood, "oneGood", |r| r.goods.landed = Landed::OneChosen);

/// The ship bars the cells beside it (rule `kontor/blockade`).
pub const BLOCKADE: Entry = Entry {
    needs: |r, plain| {
        let alone = r.setup.layout == Layout::Anchor;
        ship(r, plain).or(alone.then_some(Requirement::MoreThanTheAnchor))
    },
    ..Entry::new(O::Blockade, "blockade", |r| {
        r.ship.iter_mut().for_each(|ship| ship.blockade = true);
        r.early_ends.nobody_can_place = true;
    })
};

/// The sector finished last gives two points (rule `kontor/last-point`).
pub const LAST_POINT: Entry = Entry {
    for_two: true,
    not_in: &[
        Scenario::Freewheel,
        Scenario::FreewheelSolo,
        Scenario::Speed,
        Scenario::TicTacToe,
        Scenario::EverSmaller,
    ],
    ..Entry::new(O::LastPoint, "lastPoint", |r| r.scoring.last_is_double = true)
};

/// The game ends for a player who could only draw canals (rule `kontor/final-sprint`).
pub const FINAL_SPRINT: Entry = Entry {
    not_in: &[Scenario::Speed, Scenario::TicTacToe],
    ..Entry::new(O::FinalSprint, "finalSprint", |r| r.early_ends.only_canals_left = true)
};

/// Taverns protect docks from the ship (rule `kontor/protection`).
pub const PROTECTION: Entry = Entry {
    needs: |r, plain| ship(r, plain).or(taverns(r, plain)),
    ..Entry::new(O::Protection, "protection", |r| r.taverns.shield = true)
};

/// Each player gets a bridge and a flood (rule `kontor/bridge-and-flood`).
pub const BRIDGE_AND_FLOOD: Entry = Entry {
    for_two: true,
    needs: unused_specials,
    not_in: &[Scenario::TicTacToe, Scenario::IleGrande],
    suggest: |setup| setup.board = (7, 7),
    ..Entry::new(O::BridgeAndFlood, "bridgeAndFlood", |r| {
        r.setup.specials = match r.setup.specials {
            Specials::ExtraFlood => Specials::BridgeAndFillingFlood,
            _ => Specials::BridgeAndFlood,
        };
    })
};

fn ship(r: &Ruleset, _: &Ruleset) -> Option<Requirement> {
    r.ship.is_none().then_some(Requirement::Ship)
}
