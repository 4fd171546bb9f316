//! A second canal in one turn (`#[cfg(test)]`).

use super::*;
use crate::game::{Describe, Observation};
use crate::kontor::turn::{laying, score};

fn tide(board: &str) -> Kontor {
    drawn(2, Scenario::SpringTide, board)
}

/// Draws a position in which red has laid the first of two canals.
fn flowing(board: &str, purse: u8) -> Kontor {
    let mut game = tide(board).with_pile(Pile::Canals, &[52, 54]).with_hand(RED, &[45, 47]);
    game = game.with_purses(&[purse, 4]);
    game.round(&[(RED, 45)]);
    let cell = at(1, 1);
    game.plays(RED, Move::Lay { cell });
    game
}

/// kontor/spring-tide, kontor/ruling-74: a second canal at once for a florin, without moving the ship even if
/// it has a ship symbol; both are replaced, and only the first gets a subsidy.
#[test]
fn two_canals_in_a_turn() {
    let mut game = flowing(CROSS, 2);
    assert_eq!((game.ask(), game.is_private()), (Some(Ask::Second { price: 1 }), true));
    let cells = game.legal(RED).len() - 1;
    assert_eq!(cells, usize::from(laying::lays(&game, RED, 47).len()));
    assert_eq!((game.purse(RED), game.deck.top(Pile::Canals)), (2, Some(52)), "nothing drawn or earned yet");
    let told = game.plays(RED, Move::LayMore { card: 47, cell: at(2, 1) });
    assert_eq!(
        told[..4],
        [
            Event::LaidMore { seat: RED, number: 47, cell: at(2, 1) },
            Event::Drew { seat: RED, number: 52 },
            Event::Drew { seat: RED, number: 54 },
            Event::Subsidised { seat: RED }
        ],
        "{told:?}"
    );
    assert_eq!(
        (game.purse(RED), game.round.number(), game.ship.at()),
        (2, 2, Cell::ANCHOR),
        "one paid, one earned, no third"
    );
}

/// kontor/spring-tide: it is a choice; a player who lays no second canal draws one card.
#[test]
fn one_canal_is_enough() {
    let mut game = flowing(CROSS, 2);
    let told = game.plays(RED, Move::Enough);
    assert_eq!(told[..2], [Event::Drew { seat: RED, number: 52 }, Event::Subsidised { seat: RED }]);
    assert_eq!((game.purse(RED), game.deck.height(Pile::Canals)), (3, 1));
}

/// kontor/ruling-74, kontor/ruling-75: it is paid from the purse before the subsidy comes; it must be a canal
/// of the player's hand, where a canal may lie; not after a dock.
#[test]
fn only_a_paid_canal_of_the_hand_may_follow() {
    assert_eq!(flowing(CROSS, 0).ask(), Some(Ask::Announce), "no florin");
    let game = flowing(CROSS, 1);
    let refused = |card, cell| game.refusal(RED, Move::LayMore { card, cell });
    assert_eq!(refused(60, at(2, 1)), Refusal::NotInHand);
    assert_eq!(refused(47, at(1, 1)), Refusal::CellTaken);
    let with_dock = game.clone().with_hand(RED, &[17]);
    let dock = with_dock.refusal(RED, Move::LayMore { card: 17, cell: at(2, 1) });
    assert_eq!((dock, dock.rule()), (Refusal::NotACanalCard, "kontor/spring-tide"));
    let mut no_canal = tide(CROSS);
    no_canal.lays_alone(RED, 45, at(1, 1));
    assert_eq!(no_canal.ask(), Some(Ask::Announce), "none in hand");
    let mut dock = tide(CROSS).with_hand(RED, &[47]);
    dock.lays_alone(RED, 17, at(1, 1));
    assert_eq!(dock.ask(), Some(Ask::Announce));
    let mut elsewhere = advanced(CROSS).with_hand(RED, &[47]);
    elsewhere.lays_alone(RED, 45, at(1, 1));
    assert_eq!(elsewhere.ask(), Some(Ask::Announce));
}

/// kontor/spring-tide, kontor/ruling-75: sectors that the first canal finishes are scored before; a full
/// board ends the game without a second one; the second one may fill the board.
#[test]
fn a_full_board_ends_it() {
    let mut rules = compose(2, Scenario::SpringTide, OptionSet::default(), Edges::Both).unwrap();
    rules.setup.board = (3, 2);
    let full = |board: &str| {
        let mut game = drawn_by(rules, board).with_hand(RED, &[45, 53]);
        game.round(&[(RED, 45)]);
        game
    };
    let mut first = full("~ 17 19 / . A ~");
    let told = first.plays(RED, Move::Lay { cell: at(-1, 0) });
    assert!(told.contains(&Event::GameEnds { end: End::Full }), "{told:?}");
    let mut second = full(". 17 19 / . A ~");
    let told = second.plays(RED, Move::Lay { cell: at(-1, -1) });
    assert!(told.iter().any(|event| matches!(event, Event::SectorFinished { .. })), "{told:?}");
    let told = second.plays(RED, Move::LayMore { card: 53, cell: at(-1, 0) });
    assert!(told.contains(&Event::GameEnds { end: End::Full }), "{told:?}");
    assert_eq!((score::total(&second, RED), second.purse(RED)), (1, 3), "paid, without a subsidy");
}

/// kontor/spring-tide: sectors of one dock do not count.
#[test]
fn single_docks_do_not_count() {
    let mut game = tide(". ~ . / ~ 17 . / . A .");
    game.lays_alone(RED, 46, at(1, -1));
    assert_eq!((game.sectors.done().len(), score::total(&game, RED)), (1, 0));
}
