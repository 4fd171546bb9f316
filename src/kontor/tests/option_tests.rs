//! The optional rules (`#[cfg(test)]`).

use super::*;
use crate::kontor::turn::{ending, laying, score, ship};

/// kontor/misery: three florins each and no others; a player without a florin while the treasury is empty
/// loses at once, even if the other player takes the treasury's last florin (kontor/ruling-91).
#[test]
fn misery() {
    let rules =
        compose(2, Scenario::Base, [OptionalRule::Misery].into_iter().collect(), Edges::Both).unwrap();
    assert_eq!((rules.setup.purse, rules.setup.treasury, rules.setup.board), (3, 0, (7, 7)));
    let mut game = drawn_by(rules, CROSS).with_hand(RED, &[46]).with_hand(BLACK, &[48]);
    game.money.set(&[5, 0, 0, 0], 1);
    game.plays(RED, Move::Pass);
    let told = game.plays(BLACK, Move::Stay);
    assert!(told.contains(&Event::GameEnds { end: End::Penniless }), "{told:?}");
    assert_eq!(winners(&game), [RED]);
    // Both at once: the victory is shared. A florin in the treasury prevents it.
    let mut game = drawn_by(rules, CROSS).with_hand(RED, &[45]).with_hand(BLACK, &[49]);
    game.money.set(&[1, 1, 0, 0], 0);
    game.round(&[(RED, 45), (BLACK, 49)]);
    assert!(!game.is_over(), "both taxes are in the treasury");
    let mut broke = game.clone();
    broke.money.set(&[0; 4], 0);
    broke.question.ask(Pending::Over(End::Penniless), Seats::NONE);
    assert_eq!(winners(&broke), [RED, BLACK]);
}

/// kontor/misery with teams: the partner of a player without a florin loses too.
#[test]
fn misery_in_teams() {
    let mut game = with(4, Scenario::Advanced, &[OptionalRule::Misery], CROSS);
    game.money.set(&[3, 0, 3, 6], 0);
    game.question.ask(Pending::Over(End::Penniless), Seats::NONE);
    assert_eq!(winners(&game), [Seat(2), Seat(3)]);
}

/// kontor/protection, kontor/ruling-103: the ship takes no dock of a tavern's owner in the tavern's sector,
/// but it takes others; a tavern under a flood protects nothing.
#[test]
fn taverns_protect() {
    let board = ". 89 11 . / . 12 ~ . / ~ A ~ 13";
    let game = with(2, Scenario::Advanced, &[OptionalRule::Protection], board);
    let mut game = game.with_hand(RED, &[47]).with_hand(BLACK, &[48]);
    game.round(&[(RED, 47), (BLACK, 48)]);
    game.plays(BLACK, Move::Lay { cell: at(-1, 1) });
    game.plays(RED, Move::Sail { cell: at(1, -1) });
    assert_eq!(game.refusal(RED, Move::Take { cell: at(1, -2), under: RED }), Refusal::TavernProtects);
    assert!(game.legal(RED).contains(&Move::Take { cell: at(0, -1), under: BLACK }), "an enemy dock there");
    let free = with(2, Scenario::Advanced, &[], board);
    assert!(ship::takeable_from(&free, at(1, -1)).has(at(1, -2)));
    let mut flooded = game.clone();
    flooded.harbour.cover(at(0, -2));
    let _ = laying::put(&mut flooded, 90, at(0, -2), &mut Quiet);
    assert_eq!(flooded.check(RED, Move::Take { cell: at(1, -2), under: RED }), Ok(()));
}

/// kontor/last-point, kontor/ruling-100: the sector finished last gives two points if it is won and counts;
/// otherwise no other sector does.
#[test]
fn the_last_sector_is_worth_two() {
    let mut game = with(2, Scenario::Base, &[OptionalRule::LastPoint], ". ~ . ~ . / ~ 17 A 18 ~ / . . . . .");
    game.lays_alone(RED, 46, at(-1, 1));
    assert_eq!((score::total(&game, RED), score::total(&game, BLACK)), (2, 0));
    game.lays_alone(RED, 48, at(1, 1));
    assert_eq!(
        (score::total(&game, RED), score::total(&game, BLACK)),
        (1, 2),
        "the earlier one is worth one again"
    );
    let mut drawn =
        with(2, Scenario::Base, &[OptionalRule::LastPoint], ". ~ . ~ . / ~ 17 A 29 ~ / . . . . .");
    drawn.lays_alone(RED, 46, at(-1, 1));
    drawn.lays_alone(RED, 48, at(1, 1));
    assert_eq!(
        (score::total(&drawn, RED), score::total(&drawn, BLACK)),
        (1, 0),
        "a crane alone: nobody wins the last"
    );
}

/// kontor/blockade, kontor/ruling-52: no card lies beside the ship, not even a customs house.
#[test]
fn no_card_is_laid_beside_the_ship() {
    let game = with(2, Scenario::Advanced, &[OptionalRule::Blockade], ". ~ . / ~ A ~ / . . .");
    assert_eq!(game.bars(RED, 46, at(0, 1)), Some(Refusal::ShipBars));
    assert_eq!(game.bars(RED, 1, at(0, 1)), Some(Refusal::ShipBars), "also a customs house");
    assert_eq!((game.bars(RED, 17, at(1, 1)), game.bars(RED, 17, at(0, -2))), (None, None));
    let bridge = with(4, Scenario::Advanced, &[OptionalRule::Blockade], ". ~ . / ~ A ~ / . ~ .");
    assert_eq!(bridge.bars(RED, 91, at(0, -1)), Some(Refusal::ShipBars));
}

/// kontor/blockade, kontor/ruling-96: the game ends if only the ship has kept every chosen card off the
/// table.
#[test]
fn a_blockade_ends_the_game() {
    let mut rules =
        compose(2, Scenario::Advanced, [OptionalRule::Blockade].into_iter().collect(), Edges::Both).unwrap();
    rules.setup.board = (3, 3);
    // All free cells lie beside the ship on the anchor.
    let board = "46 . 48 / . A . / 50 . 52";
    let mut game = drawn_by(rules, board).with_hand(RED, &[17]).with_hand(BLACK, &[18]);
    let told = game.round(&[(RED, 17), (BLACK, 18)]);
    assert!(told.contains(&Event::GameEnds { end: End::Blockade }), "{told:?}");
    // The cells are barred by cranes as well, so the ship is not the reason.
    let barred = "46 29 48 / 54 A . / 50 30 52";
    let mut other = drawn_by(rules, barred).with_hand(RED, &[17]).with_hand(BLACK, &[18]);
    other.harbour.set_cranes(Cells::ALL);
    let told = other.round(&[(RED, 17), (BLACK, 18)]);
    assert!(!other.is_over(), "{told:?}");
}

/// kontor/blockade, kontor/ruling-96: a card that was not chosen could have been laid, so the game goes on: no player can
/// end it on purpose.
#[test]
fn a_player_who_could_lay_another_card_ends_no_game() {
    let mut rules =
        compose(2, Scenario::Advanced, [OptionalRule::Blockade].into_iter().collect(), Edges::Both).unwrap();
    rules.setup.board = (3, 4);
    // Docks fit on no cell but those beside the ship, on the anchor; a canal fits in the south, whatever the cranes say.
    let board = "46 . 48 / . A . / 50 52 54 / 29 . 30";
    let blocked = |game: Kontor| game.with_hand(RED, &[17]).with_hand(BLACK, &[18]);
    let ends = |mut game: Kontor| {
        let told = game.round(&[(RED, 17), (BLACK, 18)]);
        assert!(!told.iter().any(|event| matches!(event, Event::Laid { .. })));
        told.contains(&Event::GameEnds { end: End::Blockade })
    };
    assert!(ends(blocked(drawn_by(rules, board))), "nobody could lay anything");
    assert!(!ends(blocked(drawn_by(rules, board)).with_hand(RED, &[56])), "red's canal fits in the south");
    let sails = |game: Kontor| blocked(game).with_hand(BLACK, &[16]);
    assert!(!ends(sails(drawn_by(rules, board))), "black's 16 could have sent the ship away");
    // Whoever passes lays nothing, but the others could not either.
    let mut passed = blocked(drawn_by(rules, board));
    let told = passed.round(&[(BLACK, 18)]);
    assert!(told.contains(&Event::GameEnds { end: End::Blockade }), "{told:?}");
}

/// kontor/final-sprint, kontor/ruling-101: the game ends when a player has no dock left to draw but the canal
/// pile has cards; every open sector is closed and scored; with both piles empty the game goes on.
#[test]
fn final_sprint() {
    let board = ". ~ . . / ~ A 17 . / . 18 . .";
    let options = [OptionalRule::FinalSprint];
    let mut game = with(2, Scenario::Base, &options, board).with_pile(Pile::Docks(BLACK), &[20, 22]);
    game = game.with_pile(Pile::Canals, &[48]).with_pile(Pile::Docks(RED), &[21]);
    let told = game.lays_alone(RED, 19, at(2, 0));
    assert!(told.contains(&Event::GameEnds { end: End::FinalSprint }), "{told:?}");
    assert_eq!((score::total(&game, RED), score::total(&game, BLACK)), (1, 1));
    let mut on = with(2, Scenario::Base, &options, board).with_pile(Pile::Docks(RED), &[21]);
    on.lays_alone(RED, 19, at(2, 0));
    assert!(!on.is_over(), "no canals either");
    let mut plain = with(2, Scenario::Base, &[], board).with_pile(Pile::Canals, &[48]);
    plain.lays_alone(RED, 19, at(2, 0));
    assert!(!plain.is_over());
}

/// kontor/final-sprint: a customs house laid in the last round gives no point, but it is land.
#[test]
fn a_late_customs_house_brings_nothing() {
    let mut game = with(4, Scenario::Advanced, &[OptionalRule::FinalSprint], ". ~ . . / ~ A 17 19 / . . . .");
    let _ = laying::put(&mut game, 1, at(3, 0), &mut Quiet);
    let mut early = game.clone();
    early.sectors.begin_round();
    for game in [&mut game, &mut early] {
        ending::end_game(game, End::FinalSprint, &mut Quiet);
    }
    assert_eq!((score::total(&game, RED), score::total(&early, RED)), (1, 2));
}

/// kontor/misery, kontor/final-sprint, kontor/ruling-91: if a subsidy takes the treasury's last florin, a
/// player without a florin loses at once, before the final sprint could begin.
#[test]
fn the_last_florin_comes_before_the_final_sprint() {
    let options = [OptionalRule::Misery, OptionalRule::FinalSprint];
    let mut game = with(2, Scenario::Advanced, &options, CROSS).with_pile(Pile::Canals, &[60, 62]);
    game.money.set(&[0, 5, 0, 0], 1);
    game = game.with_hand(RED, &[46]).with_hand(BLACK, &[64]);
    game.plays(RED, Move::Stay);
    game.plays(BLACK, Move::Stay);
    game.plays(RED, Move::Choose { card: 46 });
    game.plays(BLACK, Move::Choose { card: 64 });
    game.plays(BLACK, Move::Lay { cell: at(1, 1) });
    assert!(
        matches!(game.question.pending(), Pending::Over(End::Penniless)),
        "{:?}",
        game.question.pending()
    );
    assert_eq!(winners(&game), [BLACK]);
}
