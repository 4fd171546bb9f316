//! Chosen first docks, and secret passes (`#[cfg(test)]`).

use super::*;
use crate::game::{Describe, Observation};
use crate::kontor::turn::hands;

fn opened(option: fn(&mut Config), seed: u32) -> Kontor {
    let mut config = config(Scenario::Advanced);
    option(&mut config);
    Kontor::new(2, &config, seed).unwrap()
}

/// kontor/justice, kontor/ruling-92: each player takes three docks of their choice, at once and unseen; then
/// four leave each pile, unseen even by their owners.
#[test]
fn justice() {
    let mut game = opened(|config| config.justice = true, 3);
    assert_eq!((game.ask(), game.to_act().iter().count()), (Some(Ask::Opening), 2));
    assert_eq!(game.legal(RED).len(), 22);
    assert!(
        game.is_private()
            && !hands::is_turned_up(&game, Pile::Docks(RED))
            && hands::is_turned_up(&game, Pile::Canals)
    );
    let docks = game.deck.downwards(Pile::Docks(BLACK));
    for card in [3, 89, 31] {
        game.plays(RED, Move::Pick { card });
        assert_eq!(game.to_act().contains(RED), card != 31);
    }
    assert!(!game.sees(Eye::Seat(BLACK), Place::Hand(RED, 0)));
    let mut told = Vec::new();
    for card in [docks[0], docks[2], docks[21]] {
        told.extend(game.plays(BLACK, Move::Pick { card }));
    }
    assert!(told.contains(&Event::DocksLeave { count: 4 }), "{told:?}");
    assert_eq!(game.deck.downwards(Pile::Docks(BLACK)), docks[6..21], "the four next ones have left");
    assert_eq!((game.deck.aside().len(), game.ask()), (8, Some(Ask::Announce)));
    assert_eq!(game.slots(RED, 0..3), [3, 89, 31]);
    let varies = |seat: Seat| {
        (0..9).any(|seed| {
            let mut world = game.clone();
            world.imagine(seat, &mut Rng::new(seed));
            world.deck.aside() != game.deck.aside()
        })
    };
    assert!(varies(RED) && varies(BLACK));
    assert_eq!(opened(|_| {}, 3).ask(), Some(Ask::Announce));
}

/// Lets red pass and black choose a card: neither knows the other's answer before both have given one.
fn passed_unseen(game: Kontor) -> Kontor {
    let mut game = game.with_purses(&[4, 4]);
    let card = game.deck.held(BLACK, 0).unwrap();
    game.plays(RED, Move::Pass);
    assert!(!game.sees(Eye::Seat(BLACK), Place::Chosen(RED)), "nobody knows yet");
    let told = game.plays(BLACK, Move::Choose { card });
    assert_eq!(
        told[..2],
        [Event::Revealed { seat: BLACK, number: card }, Event::Passed { seat: RED, got: true }]
    );
    game
}

/// kontor/dead-drunk, kontor/ruling-93: no pass is announced; the token is chosen like a card, takes a florin
/// and comes back. There are no taverns.
#[test]
fn dead_drunk() {
    let game = opened(|config| config.dead_drunk = true, 3);
    assert_eq!((game.ask(), game.to_act().iter().count()), (Some(Ask::Choose), 2));
    assert!(game.rules.setup.without.taverns && game.legal(RED).contains(&Move::Pass));
    assert_eq!(game.refusal(RED, Move::Stay), Refusal::OtherDecision);
    let game = passed_unseen(game);
    assert_eq!((game.purse(RED), game.purse(BLACK)), (5, 4), "no tax touches the passer");
    let plain = opened(|_| {}, 3);
    assert_eq!(
        (plain.ask(), plain.refusal(RED, Move::Choose { card: 3 })),
        (Some(Ask::Announce), Refusal::OtherDecision)
    );
}

/// kontor/ruling-3: four players also pass with a token each; both taverns are out of the piles.
#[test]
fn dead_drunk_with_four() {
    let config = Config { dead_drunk: true, ..config(Scenario::Advanced) };
    let mut game = Kontor::new(4, &config, 3).unwrap();
    assert_eq!((game.ask(), game.to_act().iter().count()), (Some(Ask::Choose), 4));
    let piles = || Seat::all(4).flat_map(|seat| game.deck.downwards(Pile::Docks(seat)));
    let hands = game.deck.all_held();
    assert!(piles().chain(hands).all(|card| card != 88 && card != 89), "no tavern is dealt");
    let treasury = game.money.treasury();
    for seat in Seat::all(4) {
        assert!(game.legal(seat).contains(&Move::Pass));
        game.plays(seat, Move::Pass);
    }
    assert_eq!(
        (game.round.number(), game.money.treasury()),
        (2, treasury - 4),
        "each token takes a florin and comes back"
    );
}

/// kontor/pass: with the option of the set-up no pass is announced; taverns and everything else stay. A
/// record without the option is written as before the option existed.
#[test]
fn one_answer() {
    let game = opened(|config| config.one_answer = true, 3);
    assert_eq!((game.ask(), game.to_act().iter().count()), (Some(Ask::Choose), 2));
    assert!(!game.rules.setup.without.taverns && game.legal(RED).contains(&Move::Pass));
    passed_unseen(game);
    let written = |one_answer| serde_json::to_string(&Config { one_answer, ..Config::default() }).unwrap();
    assert!(written(true).contains(r#""oneAnswer":true"#) && !written(false).contains("oneAnswer"));
}

/// kontor/dead-drunk: two tokens make a round without a card.
#[test]
fn two_tokens() {
    let mut game = opened(|config| config.dead_drunk = true, 3);
    game.plays(RED, Move::Pass);
    game.plays(BLACK, Move::Pass);
    assert_eq!((game.round.number(), game.round.idle(), game.money.treasury()), (2, 1, 10));
    let mut held = dealt(2, Scenario::Base);
    held.round(&[]);
    assert_eq!(held.refusal(RED, Move::Choose { card: 3 }), Refusal::OtherDecision);
}
