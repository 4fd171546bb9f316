//! The export (`#[cfg(test)]`).

use super::*;
use crate::game::Describe;
use crate::kontor::options::export;
use crate::kontor::turn::{landing, score, ship};

/// Draws a position in which red lays a card alone in the round.
fn laying(number: u8, board: &str, cell: Cell) -> Kontor {
    let mut game = with(2, Scenario::Advanced, &[OptionalRule::Export], board);
    game.lays_alone(RED, number, cell);
    game
}

/// kontor/export: exactly one of the goods that a dock lands may go to the export; all others go to the
/// sector.
#[test]
fn one_goes_to_the_export() {
    let mut game = laying(5, CROSS, at(1, 1));
    assert_eq!(game.ask(), Some(Ask::Export { number: 5 }));
    let exports = |good| Move::Export { good };
    assert_eq!(game.legal(RED), [Move::LandAll, exports(Good::Tea), exports(Good::Wine)]);
    assert_eq!(game.refusal(RED, exports(Good::Spice)), Refusal::NotOnTheCard);
    let mut all = game.clone();
    all.plays(RED, Move::LandAll);
    assert_eq!(
        (all.stock_of(Side::Red, all.harbour.land()), all.parties.export().counts()[0]),
        ([1, 1, 0], [0; 3])
    );
    game.plays(RED, exports(Good::Wine));
    assert_eq!(
        (game.stock_of(Side::Red, game.harbour.land()), game.parties.export().counts()[0]),
        ([1, 0, 0], [0, 1, 0])
    );
    assert_eq!(
        (game.supply.common(), score::total(&game, RED)),
        ([15, 15, 16], 1),
        "the only wine in the export: a point"
    );
    assert_eq!(advanced(CROSS).parties.export().counts(), [[0; 3]; 2]);
    let mut plain = advanced(CROSS);
    plain.lays_alone(RED, 5, at(1, 1));
    assert_eq!(plain.ask(), Some(Ask::Announce));
}

/// kontor/ruling-108: goods that the supply lacks cannot be exported; if a dock lands one good, only the
/// chosen one can.
#[test]
fn only_goods_of_the_supply_are_exported() {
    let mut game = with(2, Scenario::Advanced, &[OptionalRule::Export], CROSS);
    game.supply.set([0, 16, 16]);
    game.lays_alone(RED, 5, at(1, 1));
    assert_eq!(game.refusal(RED, Move::Export { good: Good::Tea }), Refusal::NothingToExport);
    let mut one = with(2, Scenario::Advanced, &[OptionalRule::Export, OptionalRule::OneGood], CROSS);
    one.lays_alone(RED, 5, at(1, 1));
    one.plays(RED, Move::Land { good: Good::Tea });
    assert_eq!(one.legal(RED), [Move::LandAll, Move::Export { good: Good::Tea }]);
}

/// kontor/export, kontor/ruling-2: for a good that a dock has exported, another dock of its owner in the
/// sector gives back a warehouse when it is taken away; the export does so only if there is none.
#[test]
fn the_ship_calls_back() {
    let exported = |board: &str| {
        let mut game = laying(7, board, at(1, 1));
        game.plays(RED, Move::Export { good: Good::Wine });
        game
    };
    let mut alone = exported(CROSS);
    ship::take_away(&mut alone, at(1, 1), RED, &mut Quiet);
    assert_eq!((alone.parties.export().counts()[0], alone.supply.common()), ([0; 3], [16; 3]));
    let board = ". . ~ . . / . . ~ . . / ~ ~ A ~ ~ / . . ~ . 17 / . . ~ . .";
    let mut pays = exported(board);
    ship::take_away(&mut pays, at(1, 1), RED, &mut Quiet);
    assert_eq!(
        (pays.parties.export().counts()[0], pays.stock_of(Side::Red, pays.harbour.land())),
        ([0, 1, 0], [0; 3]),
        "17 has given its wine"
    );
    let mut flooded = exported(CROSS);
    let spice = flooded.stock_of(Side::Red, flooded.harbour.land());
    export::forget_exports(&mut flooded, at(1, 1));
    assert_eq!((spice, flooded.parties.export().counts()[0]), ([0, 0, 1], [0, 1, 0]));
    ship::take_away(&mut flooded, at(1, 1), RED, &mut Quiet);
    assert_eq!(flooded.parties.export().counts()[0], [0, 1, 0], "forgotten");
}

/// kontor/export, kontor/ruling-109: a majority in a kind gives a point beside the sectors, as a source of
/// its own.
#[test]
fn majorities_in_the_export() {
    let mut game = laying(17, CROSS, at(1, 1));
    game.parties.export_mut().unwrap().set([[2, 1, 0], [1, 1, 3]]);
    assert_eq!((score::total(&game, RED), score::total(&game, BLACK)), (1, 1));
    let mut sources = Vec::new();
    game.score(RED, &mut |source, points| sources.push((source, points)));
    assert_eq!(sources, [(Source::Sectors, 0), (Source::Export, 1)]);
}

/// kontor/export, kontor/ruling-2: a dock that has given back a warehouse for another one has none left when
/// it is taken itself: then the export gives back one. No warehouse is given back twice.
#[test]
fn the_export_pays_for_a_dock_that_has_paid_before() {
    let board = ". . ~ . . / . . ~ . . / ~ ~ A ~ ~ / . . ~ . 17 / . . ~ . 39";
    let mut game = laying(11, board, at(1, 1));
    game.plays(RED, Move::Export { good: Good::Wine });
    assert_eq!((game.parties.export().counts()[0], game.supply.common()), ([0, 1, 0], [16, 13, 16]));
    ship::take_away(&mut game, at(1, 1), RED, &mut Quiet);
    assert_eq!(
        (game.parties.export().counts()[0], game.supply.common()),
        ([0, 1, 0], [16, 14, 16]),
        "17 has paid"
    );
    let mut last = game.clone();
    ship::take_away(&mut last, at(2, 2), RED, &mut Quiet);
    assert_eq!(
        (last.parties.export().counts()[0], last.supply.common()),
        ([0, 1, 0], [16, 15, 16]),
        "39 pays with its own"
    );
    let mut steps = Vec::new();
    ship::take_away(&mut last, at(2, 1), RED, &mut steps);
    assert!(events(&steps).contains(&Event::Recalled { seat: RED, good: Good::Wine }), "{steps:?}");
    assert_eq!((last.parties.export().counts()[0], last.supply.common()), ([0; 3], [16; 3]));
    ship::take_away(&mut game, at(2, 1), RED, &mut Quiet);
    assert_eq!(
        (game.parties.export().counts()[0], game.supply.common()),
        ([0, 1, 0], [16, 15, 16]),
        "39 has paid for 17"
    );
    ship::take_away(&mut game, at(2, 2), RED, &mut Quiet);
    assert_eq!((game.parties.export().counts()[0], game.supply.common()), ([0; 3], [16; 3]));
}

/// kontor/export: a dock that could land nothing, for lack of warehouses, recalls what another dock of its
/// side and sector has exported; the other one then has nothing left to recall. In another sector nothing is
/// recalled.
#[test]
fn a_dock_without_goods_recalls_what_its_sector_exported() {
    for (cell, exports) in [(at(2, 1), [0; 3]), (at(-1, 1), [0, 1, 0])] {
        let mut game = laying(11, ". . ~ . . / . . ~ . . / ~ ~ A ~ ~ / . 17 ~ . 39 / . . ~ . .", at(1, 1));
        game.plays(RED, Move::Export { good: Good::Wine });
        landing::return_goods(&mut game, cell, &mut Quiet);
        ship::take_away(&mut game, cell, RED, &mut Quiet);
        assert_eq!(game.parties.export().counts()[0], exports, "{cell}");
        let land = game.harbour.land();
        landing::return_all_goods(&mut game, land, &mut Quiet);
        ship::take_away(&mut game, at(1, 1), RED, &mut Quiet);
        assert_eq!((game.parties.export().counts()[0], game.supply.common()), ([0; 3], [16; 3]), "{cell}");
    }
}
