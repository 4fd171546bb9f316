//! Goods that canals hide (`#[cfg(test)]`).

use super::*;
use crate::game::Describe;
use crate::kontor::options::sunken;
use crate::kontor::turn::{landing, laying, score, ship};

/// Returns a drawn board on which these canals hide a warehouse.
fn hiding(seats: u8, board: &str, sunken: &[(Cell, Good)]) -> Kontor {
    let mut game = drawn(seats, Scenario::Euphrates, board);
    sunken.iter().for_each(|&(cell, good)| sunken::sink(&mut game, cell, good));
    game
}

fn hidden(game: &Kontor) -> Vec<Cell> {
    game.harbour.cells(sunken::hiding(game)).collect()
}

/// kontor/euphrates, kontor/ruling-71: one warehouse of each kind on three of the eight canals, drawn at random; fifteen
/// remain in supply.
#[test]
fn three_canals_hide_goods() {
    let mut found = Cells::NONE;
    for seed in 0..40 {
        let game = Kontor::new(2, &config(Scenario::Euphrates), seed).unwrap();
        assert_eq!((hidden(&game).len(), game.supply.common()), (3, [15; 3]));
        assert!(Good::ALL.into_iter().all(|good| game.warehouses.cells_of(good).len() == 1));
        assert_eq!((game.harbour.bounds().columns.size, score::total(&game, RED)), (6, 0));
        found = found.or(sunken::hiding(&game));
    }
    assert_eq!(found.len(), 8, "each of the eight at some time, never the anchor");
    let mut chance = Chance::sorted(&game_rules());
    for wrong in [vec![0, 1], vec![0, 1, 1], vec![0, 1, 8]] {
        chance.sunken = wrong.into_iter().collect();
        let start =
            Kontor::start(2, &config(Scenario::Euphrates), &chance, Rng::new(1), &mut Quiet).map(drop);
        assert_eq!(start, Err(vec![Conflict::WrongCards]));
    }
}

fn game_rules() -> Ruleset {
    compose(2, Scenario::Euphrates, OptionSet::default(), Edges::Both).unwrap()
}

/// kontor/euphrates, kontor/ruling-69: the player who lays the last card around a canal must take its goods,
/// for one of their own docks with stock in an open sector; docks of the opponent and cranes cannot get them.
#[test]
fn the_last_card_around_a_canal_gets_its_goods() {
    let board = ". . ~ . . / 17 18 ~ . 29 / ~ ~ A ~ ~ / 19 . ~ . .";
    let mut game = hiding(2, board, &[(at(-1, 0), Good::Tea)]);
    let told = game.lays_alone(RED, 46, at(-1, 1));
    assert_eq!(game.ask(), Some(Ask::Salvage { good: Good::Tea, from: at(-1, 0) }), "{told:?}");
    assert_eq!(game.legal(RED), [at(-2, -1), at(-2, 1)].map(|cell| Move::Salvage { cell }));
    assert_eq!(game.refusal(RED, Move::Salvage { cell: at(-1, -1) }), Refusal::NotYourDock);
    assert_eq!(game.refusal(RED, Move::Salvage { cell: at(2, -1) }), Refusal::NoStockThere, "a crane");
    assert_eq!(game.refusal(RED, Move::Salvage { cell: at(2, -1) }).rule(), "kontor/euphrates");
    let (supply, mut other) = (game.supply.common(), game.clone());
    // 19 has landed tea already: it gets a second one.
    let told = game.plays(RED, Move::Salvage { cell: at(-2, 1) });
    assert!(told.contains(&Event::Salvaged { seat: RED, good: Good::Tea, from: at(-1, 0), cell: at(-2, 1) }));
    assert_eq!(game.stock_of(Side::Red, Cells::of(at(-2, 1))), [2, 0, 0]);
    assert_eq!((hidden(&game), game.supply.common(), game.round.number()), (vec![], supply, 2));
    other.plays(RED, Move::Salvage { cell: at(-2, -1) });
    assert_eq!(other.stock_of(Side::Red, Cells::of(at(-2, -1))), [1, 1, 0]);
    // The extra warehouse goes back with its dock (kontor/ruling-2).
    landing::return_goods(&mut game, at(-2, 1), &mut Quiet);
    assert_eq!(
        (game.stock_of(Side::Red, Cells::of(at(-2, 1))), game.supply.common()[0]),
        ([0; 3], supply[0] + 2)
    );
}

/// kontor/euphrates: the subsidy is paid after the goods have found their dock.
#[test]
fn the_turn_goes_on_after_the_choice() {
    let board = ". . ~ . . / 17 18 ~ . 29 / ~ ~ A ~ ~ / 19 . ~ . .";
    let mut game = hiding(2, board, &[(at(-1, 0), Good::Tea)]).with_pile(Pile::Canals, &[48]);
    game.lays_alone(RED, 46, at(-1, 1));
    let told = game.plays(RED, Move::Salvage { cell: at(-2, 1) });
    assert_eq!(
        told[1..3],
        [Event::Drew { seat: RED, number: 48 }, Event::Subsidised { seat: RED }],
        "{told:?}"
    );
}

/// kontor/ruling-69: the scoring of the same card comes first, so a sector that it finishes cannot take the
/// goods; if no dock can, they return to the supply.
#[test]
fn without_a_place_the_goods_return() {
    let board = "~ ~ . / ~ 17 ~ / ~ . A";
    let mut game = hiding(2, board, &[(at(-1, -2), Good::Tea), (at(-2, -1), Good::Wine)]);
    let told = game.lays_alone(RED, 84, at(-1, 0));
    assert!(told.iter().any(|event| matches!(event, Event::SectorFinished { .. })), "{told:?}");
    assert_eq!(hidden(&game).len(), 2, "neither canal is surrounded yet");
    let mut game = hiding(2, ". ~ . / ~ ~ 17 / . . A", &[(at(-1, -1), Good::Tea)]);
    let told = game.lays_alone(BLACK, 84, at(-1, 0));
    assert!(told.contains(&Event::SankForGood { good: Good::Tea, cell: at(-1, -1) }), "{told:?}");
    assert_eq!((hidden(&game), game.supply.common()), (vec![], [16, 15, 16]));
}

/// kontor/ruling-69: several canals at once, in reading order, one choice each.
#[test]
fn two_canals_at_once() {
    let board = ". ~ ~ . / ~ ~ . ~ / . ~ ~ . / 17 A ~ .";
    let mut game = hiding(2, board, &[(at(0, -2), Good::Tea), (at(1, -1), Good::Spice)]);
    game.harbour.bounds_mut().columns.size = 9;
    let _ = laying::put(&mut game, 48, at(2, -1), &mut Quiet);
    game.lays_alone(RED, 84, at(1, -2));
    assert_eq!(game.ask(), Some(Ask::Salvage { good: Good::Tea, from: at(0, -2) }));
    game.plays(RED, Move::Salvage { cell: at(-1, 0) });
    assert_eq!(game.ask(), Some(Ask::Salvage { good: Good::Spice, from: at(1, -1) }));
    game.plays(RED, Move::Salvage { cell: at(-1, 0) });
    assert_eq!(game.stock_of(Side::Red, game.harbour.land()), [1, 1, 1]);
}

/// kontor/ruling-70: edges close a canal as they close sectors: once both axes are fixed, or each axis by
/// itself.
#[test]
fn edges_surround_canals() {
    let surrounded = |edges: Edges, board: &str| {
        let mut rules = compose(2, Scenario::Euphrates, OptionSet::default(), edges).unwrap();
        rules.setup.board = (3, 3);
        let mut game = drawn_by(rules, board);
        sunken::sink(&mut game, at(0, -1), Good::Tea);
        sunken::surrounded(&game).is_some()
    };
    assert!(!surrounded(Edges::Both, "~ ~ ~ / . A ."), "rows may grow");
    assert!(surrounded(Edges::Both, "~ ~ ~ / . A . / . ~ ."));
    assert!(!surrounded(Edges::PerAxis, "~ ~ ~ / . A ."), "to the north");
}

/// kontor/ruling-71: if the supply lacks a warehouse, a canal gives up its own.
#[test]
fn canals_give_up_goods_that_the_supply_lacks() {
    let mut game = hiding(2, CROSS, &[(at(0, -2), Good::Wine)]);
    game.supply.set([0; 3]);
    let told = game.lays_alone(RED, 5, at(1, 1));
    assert!(told.contains(&Event::Raised { good: Good::Wine, from: at(0, -2) }), "{told:?}");
    assert!(told.contains(&Event::NoWarehouseLeft { good: Good::Tea }), "{told:?}");
    assert_eq!((hidden(&game), game.stock_of(Side::Red, game.harbour.land())), (vec![], [0, 1, 0]));
}

/// kontor/ruling-72: if a neighbour is taken away, the canal is open again. kontor/ruling-48: no bridge may
/// cover it.
#[test]
fn reopened_and_barred() {
    let mut game = hiding(2, ". ~ . / ~ ~ 3 / . ~ A", &[(at(-1, -1), Good::Tea)]);
    ship::take_away(&mut game, at(0, -1), RED, &mut Quiet);
    assert_eq!(sunken::surrounded(&game), None);
    let mut teams = hiding(4, ". ~ . / ~ A ~", &[(at(0, -1), Good::Tea)]);
    assert_eq!(teams.bars(RED, 91, at(0, -1)), Some(Refusal::GoodsLieThere));
    Good::ALL.into_iter().for_each(|good| _ = teams.warehouses.clear(Cells::ALL, good));
    assert_eq!(teams.bars(RED, 91, at(0, -1)), None);
}

/// The notes about a canal that hides goods.
#[test]
fn gaps_are_noted() {
    let game = hiding(2, ". ~ . / ~ A ~", &[(at(0, -1), Good::Tea)]);
    let mut all = Vec::new();
    game.notes(Eye::Table, &mut |at, note| all.push((at, note)));
    let gaps = vec![at(0, -2), at(-1, -1), at(1, -1)];
    assert!(all.contains(&(Place::Cell(at(0, -1)), Note::Sunken { gaps })));
}
