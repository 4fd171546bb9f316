//! The patrol boat (`#[cfg(test)]`).

use super::*;
use crate::kontor::turn::{scoring, ship};

/// Draws a position in which red has chosen a card with a ship and decides about the ship.
fn sailing(board: &str, card: u8) -> Kontor {
    let mut game = advanced(board).with_hand(RED, &[card]);
    game.round(&[(RED, card)]);
    game
}

/// kontor/ship: a card with a ship moves the ship to any other canal before the card is laid; without moving,
/// no dock is taken.
#[test]
fn the_ship_moves_before_the_card_is_laid() {
    let mut game = sailing("~ 3 A ~", 87);
    assert_eq!((game.question.pending(), game.ship.at()), (Pending::Ship, Cell::ANCHOR));
    assert_eq!(game.refusal(RED, Move::Sail { cell: at(0, 0) }), Refusal::ShipIsThere);
    assert_eq!(game.refusal(RED, Move::Sail { cell: at(-1, 0) }).rule(), "kontor/ship");
    assert_eq!(
        game.legal(RED),
        [Move::LieStill, Move::Sail { cell: at(-2, 0) }, Move::Sail { cell: at(1, 0) }]
    );
    let mut still = game.clone();
    still.plays(RED, Move::LieStill);
    assert_eq!(
        (still.question.pending(), still.card_at(at(-1, 0))),
        (Pending::Lay, Some(3)),
        "it lay beside the dock all the time"
    );
    game.plays(RED, Move::Sail { cell: at(1, 0) });
    assert_eq!((game.question.pending(), game.ship.at()), (Pending::Lay, at(1, 0)), "nothing to take there");
    assert_eq!(sailing("~ 3 A ~", 85).question.pending(), Pending::Lay, "a card with a florin moves no ship");
}

/// kontor/ship, E5, kontor/ruling-44: taking 3 away returns three warehouses and separates 36 from 16; it
/// lies under its owner's pile, here as the visible top; the card played may fill the freed cell.
#[test]
fn taking_a_dock_away() {
    let mut game = sailing(". ~ . / 36 3 16 / ~ A ~", 87);
    game.plays(RED, Move::Sail { cell: at(0, -2) });
    assert_eq!(
        (game.question.pending(), game.legal(RED)),
        (Pending::Take, vec![Move::Spare, Move::Take { cell: at(0, -1), under: RED }])
    );
    game.plays(RED, Move::Take { cell: at(0, -1), under: RED });
    assert_eq!((game.supply.common(), game.harbour.parts_of(game.harbour.land()).count()), ([15, 16, 15], 2));
    assert_eq!(game.stock_of(Side::Black, Cells::of(at(-1, -1))), [1, 0, 0]);
    assert_eq!(game.stock_of(Side::Black, Cells::of(at(1, -1))), [0, 0, 1]);
    assert_eq!(game.deck.downwards(Pile::Docks(RED)), [3]);
    game.plays(RED, Move::Lay { cell: at(0, -1) });
    assert_eq!(game.card_at(at(0, -1)), Some(87));
}

/// kontor/ship: only docks with a ship symbol, beside the ship, of either colour; not canals, not covered
/// cards.
#[test]
fn only_docks_with_a_ship_beside_it_can_be_taken() {
    let mut game = sailing(". ~ . / 17 4 3 / ~ A ~", 87);
    game.plays(RED, Move::Sail { cell: at(0, -2) });
    let refusal = |x, y, under| game.refusal(RED, Move::Take { cell: at(x, y), under });
    assert_eq!(refusal(-1, -1, RED), Refusal::BearsNoShip);
    assert_eq!(refusal(1, -1, RED), Refusal::NotBesideTheShip);
    assert_eq!(refusal(-1, 0, RED), Refusal::NotADock);
    assert_eq!(refusal(0, -1, RED).rule(), "kontor/teams", "black's docks go under black's pile");
    assert_eq!(game.check(RED, Move::Take { cell: at(0, -1), under: BLACK }), Ok(()));
}

/// kontor/untouchable: the ship cannot take a dock of a finished sector.
#[test]
fn finished_sectors_are_untouchable() {
    let mut game = sailing(". ~ . / ~ 3 ~ / ~ A ~", 87);
    scoring::score_sectors(&mut game, Cells::ALL, &mut Quiet);
    assert!(game.sectors.done().has(at(0, -1)));
    game.plays(RED, Move::Sail { cell: at(0, -2) });
    assert_eq!(game.question.pending(), Pending::Lay);
    assert_eq!(ship::check_take(&game, at(0, -1), RED), Err(Refusal::SectorIsFinished));
    assert_eq!(Refusal::SectorIsFinished.rule(), "kontor/untouchable");
}

/// kontor/ship, kontor/ruling-35, kontor/ruling-43: without a second canal no move of the ship is offered;
/// both players may move it in one round, and the later one may take what the earlier one laid.
#[test]
fn both_may_sail() {
    assert_eq!(sailing("3 A", 87).question.pending(), Pending::Lay);
    let mut game = advanced("~ ~ A ~").with_hand(RED, &[3]).with_hand(BLACK, &[87]);
    game.round(&[(RED, 3), (BLACK, 87)]);
    game.plays(BLACK, Move::LieStill);
    game.plays(BLACK, Move::Lay { cell: at(2, 0) });
    assert_eq!((game.round.turn(), game.question.pending()), (RED, Pending::Ship));
    let mut later = advanced("~ ~ A ~").with_hand(RED, &[89]).with_hand(BLACK, &[87]);
    later.round(&[(RED, 89), (BLACK, 87)]);
    later.plays(RED, Move::LieStill);
    later.plays(RED, Move::Lay { cell: at(1, 1) });
    later.plays(BLACK, Move::Sail { cell: at(1, 0) });
    assert_eq!(later.check(BLACK, Move::Take { cell: at(1, 1), under: RED }), Ok(()));
}

/// kontor/ruling-36: the ship may move although the card cannot be laid afterwards.
#[test]
fn sailing_without_laying() {
    let mut rules = compose(2, Scenario::Advanced, OptionSet::default(), Edges::Both).unwrap();
    rules.setup.board = (4, 1);
    let mut game = drawn_by(rules, "~ A . 32").with_hand(RED, &[3]);
    game.round(&[(RED, 3)]);
    let told = game.plays(RED, Move::Sail { cell: at(-1, 0) });
    assert!(told.contains(&Event::CouldNotLay { seat: RED, number: 3 }));
    assert_eq!((game.ship.at(), game.deck.held(RED, 0), game.round.idle()), (at(-1, 0), Some(3), 1));
}
