//! Several canals in one turn, and special cards for two players (`#[cfg(test)]`).

use super::*;
use crate::game::{Describe, Observation};
use crate::kontor::turn::laying;

/// Draws black's docks around the anchor; red holds the cards of `hand`.
fn flood(options: &[OptionalRule], hand: &[u8]) -> Kontor {
    let board = ". . . . / . 18 20 . / . ~ A .";
    let game = with(4, Scenario::Advanced, options, board).with_hand(RED, hand);
    let mut game = game.with_pile(Pile::Canals, &[57, 59, 61]);
    game.round(&[(RED, 93)]);
    game
}

/// kontor/flood-choice, kontor/ruling-98: a flood may be given up for two canals of the hand, without subsidy; then as many
/// are drawn.
#[test]
fn two_canals_for_a_flood() {
    let mut game = flood(&[OptionalRule::FloodChoice], &[17, 46, 48, 93]);
    assert!(
        game.legal(RED).contains(&Move::Discard) && game.legal(RED).contains(&Move::Lay { cell: at(0, -1) })
    );
    let purse = game.purse(RED);
    let told = game.plays(RED, Move::Discard);
    assert_eq!(told, [Event::Discarded { seat: RED, number: 93 }]);
    assert_eq!(game.ask(), Some(Ask::Canals { left: 2 }));
    let lays = |card, cell| Move::LayCanal { card, cell };
    assert_eq!(game.refusal(RED, lays(17, at(1, 0))), Refusal::LayACanal);
    assert_eq!(game.refusal(RED, lays(50, at(1, 0))), Refusal::NotInHand);
    assert_eq!(game.refusal(RED, lays(46, at(0, -1))), Refusal::CellTaken);
    game.plays(RED, lays(48, at(1, 0)));
    assert_eq!((game.ask(), game.deck.held(RED, 3)), (Some(Ask::Canals { left: 1 }), Some(46)));
    let told = game.plays(RED, lays(46, at(1, -1)));
    let drew = |number| Event::Drew { seat: RED, number };
    assert!(told.contains(&drew(57)) && told.contains(&drew(59)), "{told:?}");
    assert_eq!((game.purse(RED), game.deck.aside().has(93)), (purse, true), "the flood leaves the game");
    assert_eq!(game.deck.downwards(Pile::Canals), [61]);
}

/// A canal of the hand and its cell may be tapped in either order, and a card that is laid may be tapped before its cell.
#[test]
fn the_card_or_the_cell_first() {
    let mut game = flood(&[OptionalRule::FloodChoice], &[17, 46, 48, 93]);
    let lay = Move::Lay { cell: at(0, -1) };
    assert_eq!(game.begins(RED, lay)[..], [Place::Chosen(RED)]);
    assert_eq!(game.taps(lay).places[..], [Place::Cell(at(0, -1))]);
    game.plays(RED, Move::Discard);
    let canal = Move::LayCanal { card: 46, cell: at(1, 0) };
    assert_eq!((game.taps(canal).places.len(), game.taps(canal).any_order), (2, 2));
    assert!(game.begins(RED, canal).is_empty());
}

/// kontor/flood-choice: a player with one canal lays one; a player with none has no choice; there is none
/// without the rule.
#[test]
fn fewer_canals() {
    let mut game = flood(&[OptionalRule::FloodChoice], &[46, 93]);
    game.plays(RED, Move::Discard);
    game.plays(RED, Move::LayCanal { card: 46, cell: at(1, 0) });
    assert_eq!((game.ask(), game.deck.downwards(Pile::Canals).len()), (Some(Ask::Announce), 2));
    let none = flood(&[OptionalRule::FloodChoice], &[17, 93]);
    assert_eq!(none.refusal(RED, Move::Discard), Refusal::NoCanalToLay);
    assert_eq!(flood(&[], &[46, 93]).refusal(RED, Move::Discard), Refusal::NoCanalToLay);
}

/// kontor/flood-choice: each canal is scored by itself; the second must be laid when that is possible.
#[test]
fn each_canal_is_scored() {
    let board = ". ~ ~ . / ~ 17 19 . / ~ . A .";
    let game = with(4, Scenario::Advanced, &[OptionalRule::FloodChoice], board).with_hand(RED, &[46, 48, 90]);
    let mut game = game;
    let _ = laying::put(&mut game, 18, at(2, 0), &mut Quiet);
    game.round(&[(RED, 90)]);
    game.plays(RED, Move::Discard);
    game.plays(RED, Move::LayCanal { card: 46, cell: at(-1, 0) });
    assert!(game.sectors.done().is_empty());
    let told = game.plays(RED, Move::LayCanal { card: 48, cell: at(1, -1) });
    assert!(told.iter().any(|event| matches!(event, Event::SectorFinished { docks: 2, .. })), "{told:?}");
}

fn specials(option: fn(&mut Config)) -> Kontor {
    let mut config = config(Scenario::Advanced);
    option(&mut config);
    Kontor::new(2, &config, 4).unwrap()
}

/// kontor/bridge-and-flood: red also holds flood 90 and bridge 92, black bridge 91 and flood 93, beside the
/// five cards. Both players know that, and these cards are not replaced. The base game gets 7 × 7.
#[test]
fn a_bridge_and_a_flood_each() {
    let mut game = specials(|config| config.bridge_and_flood = true);
    assert_eq!((game.slots(RED, 5..7), game.slots(BLACK, 5..7)), (vec![90, 92], vec![93, 91]));
    assert!(game.sees(Eye::Seat(BLACK), Place::Hand(RED, 5)) && game.boxed() == 2);
    assert_eq!((game.deck.hand(RED).count(), game.deck.hand(BLACK).count()), (7, 7));
    game.round(&[(RED, 92), (BLACK, 91)]);
    let bridge = game.legal(RED)[0];
    game.plays(RED, bridge);
    assert_eq!(game.deck.held(RED, 6), None);
    let base = compose(2, Scenario::Base, [OptionalRule::BridgeAndFlood].into_iter().collect(), Edges::Both)
        .unwrap();
    assert_eq!(base.setup.board, (7, 7));
    assert!((0..9).all(|seed| {
        let mut world = game.clone();
        world.imagine(RED, &mut Rng::new(seed));
        world.deck.aside() == game.deck.aside() && world.slots(BLACK, 5..8) == game.slots(BLACK, 5..8)
    }));
    assert_eq!(specials(|_| {}).deck.hand(RED).count(), 5);
}

/// kontor/great-flood, kontor/ruling-105, kontor/ruling-106: red also holds flood 90, black 93; laying it fills the empty
/// cells beside it with canals from the pile, in reading order, while the pile lasts; without subsidy.
#[test]
fn a_great_flood() {
    let game = specials(|config| config.great_flood = true);
    assert_eq!((game.deck.held(RED, 5), game.deck.held(BLACK, 5), game.boxed()), (Some(90), Some(93), 4));
    let lays = |pile: &[u8]| {
        let board = ". . . . / . 18 . . / . ~ A .";
        let game =
            with(2, Scenario::Advanced, &[OptionalRule::GreatFlood], board).with_pile(Pile::Canals, pile);
        let mut game = game;
        let told = game.lays_alone(RED, 90, at(-1, -1));
        (told, game)
    };
    let (told, game) = lays(&[57, 59, 61, 63]);
    let filled = |number, cell| Event::Filled { number, cell };
    let wanted = [filled(57, at(-1, -2)), filled(59, at(-2, -1)), filled(61, at(0, -1))];
    assert!(told.windows(3).any(|three| three == wanted), "{told:?}");
    assert_eq!((game.card_at(at(0, -1)), game.purse(RED)), (Some(61), 4));
    assert_eq!(lays(&[57]).1.card_at(at(-2, -1)), None, "the pile is empty");
    let mut plain = with(2, Scenario::Advanced, &[OptionalRule::BridgeAndFlood], ". 18 . / . A .");
    plain = plain.with_pile(Pile::Canals, &[57, 59]);
    plain.lays_alone(RED, 90, at(0, -1));
    assert_eq!(plain.deck.height(Pile::Canals), 2, "a plain flood fills nothing");
}

/// kontor/great-flood: the canals that it fills in may fix an axis and finish sectors, all scored at once; a
/// cell where no canal may lie stays empty.
#[test]
fn a_great_flood_finishes_sectors() {
    let board = ". ~ . . / ~ 17 . 18 / . ~ A .";
    let game = with(2, Scenario::Advanced, &[OptionalRule::GreatFlood], board)
        .with_pile(Pile::Canals, &[57, 59, 61, 63]);
    let mut game = game;
    let told = game.lays_alone(RED, 90, at(1, -1));
    assert!(told.iter().any(|event| matches!(event, Event::SectorFinished { docks: 1, .. })), "{told:?}");
    let options = [OptionalRule::GreatFlood, OptionalRule::Blockade];
    let mut blocked = with(2, Scenario::Advanced, &options, ". 18 . / . . . / . A .")
        .with_pile(Pile::Canals, &[57, 59, 61]);
    blocked.lays_alone(RED, 90, at(0, -2));
    assert_eq!(blocked.card_at(at(0, -1)), None, "beside the ship");
    assert_eq!(blocked.card_at(at(-1, -2)), Some(59));
}

/// kontor/bridge-and-flood with kontor/great-flood: players hold the cards of both, and the flood fills the
/// cells around.
#[test]
fn both_at_once() {
    let game = specials(|config| (config.bridge_and_flood, config.great_flood) = (true, true));
    assert_eq!((game.slots(RED, 5..7), game.rules.placement.flood), (vec![90, 92], Flood::FillsAround));
}
