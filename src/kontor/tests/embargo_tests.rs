//! Warehouses of one's own (`#[cfg(test)]`).

use super::*;
use crate::kontor::turn::{score, ship};

fn embargo(board: &str) -> Kontor {
    drawn(2, Scenario::Embargo, board)
}

/// kontor/embargo: each player has four of each kind and places only those.
#[test]
fn each_places_the_own() {
    let start = dealt(2, Scenario::Embargo);
    assert_eq!((start.supply.reserves(), start.supply.common()), ([[4; 3]; 2], [0; 3]));
    let mut game = embargo(CROSS);
    game.lays_alone(RED, 5, at(1, 1));
    assert_eq!((game.supply.reserves(), game.supply.common()), ([[3, 3, 4], [4; 3]], [0; 3]));
    // Without a matching warehouse a dock lands nothing.
    game.supply.set_reserves([[3, 3, 0], [4; 3]]);
    let told = game.lays_alone(RED, 7, at(-1, 1));
    assert!(told.contains(&Event::NoWarehouseLeft { good: Good::Spice }), "{told:?}");
    assert_eq!(game.stock_of(Side::Red, game.harbour.land()), [1, 2, 0]);
}

/// kontor/embargo: the winner's warehouses stay on the sector, the loser's come back.
#[test]
fn the_winners_stay() {
    let mut game = embargo(". ~ ~ . / ~ 5 18 . / . ~ A .");
    assert_eq!(game.supply.reserves(), [[3, 3, 4], [4, 3, 4]]);
    let told = game.lays_alone(BLACK, 84, at(1, -1));
    assert!(told.iter().any(|event| matches!(event, Event::SectorFinished { winner: Some(Side::Red), .. })));
    assert_eq!(game.supply.reserves(), [[3, 3, 4], [4; 3]]);
    assert_eq!(
        [Side::Red, Side::Black].map(|side| game.stock_of(side, game.sectors.done())),
        [[1, 1, 0], [0; 3]]
    );
}

/// kontor/embargo: both get their warehouses back if a sector is drawn or the ship takes the dock.
#[test]
fn a_draw_and_the_ship_give_back() {
    let mut drawn = embargo(". ~ ~ . / ~ 17 18 . / . ~ A .");
    drawn.lays_alone(BLACK, 84, at(1, -1));
    assert_eq!((drawn.supply.reserves(), drawn.sectors.done().len()), ([[4; 3]; 2], 2));
    let mut ship = embargo(". ~ . / 36 3 16 / ~ A ~");
    assert_eq!(ship.supply.reserves()[0], [3; 3]);
    ship::take_away(&mut ship, at(0, -1), RED, &mut Quiet);
    assert_eq!(ship.supply.reserves()[0], [4; 3]);
}

/// kontor/embargo, kontor/ruling-68: the game ends when neither player has a warehouse left, after the
/// scoring that may return some; open sectors are not scored.
#[test]
fn the_end_of_all_warehouses() {
    let mut game = embargo(CROSS);
    game.supply.set_reserves([[0, 1, 0], [0; 3]]);
    let told = game.lays_alone(RED, 17, at(1, 1));
    assert!(told.contains(&Event::GameEnds { end: End::NoWarehouseLeft }), "{told:?}");
    assert_eq!(score::total(&game, RED), 0);
    // The last card finishes a sector and returns black's warehouses: the game goes on.
    let mut on = embargo("~ ~ ~ ~ . / ~ 18 33 . ~ / ~ ~ A ~ .");
    on.supply.set_reserves([[0, 1, 0], [0; 3]]);
    let told = on.lays_alone(RED, 23, at(1, -1));
    assert!(told.iter().any(|event| matches!(event, Event::SectorFinished { .. })), "{told:?}");
    assert_eq!((on.supply.reserves(), on.is_over()), ([[0; 3], [0, 1, 0]], false));
    // One of the two has a warehouse left: the game goes on.
    let mut one = embargo(CROSS);
    one.supply.set_reserves([[0, 1, 0], [0, 0, 1]]);
    one.lays_alone(RED, 17, at(1, 1));
    assert!(!one.is_over());
}
