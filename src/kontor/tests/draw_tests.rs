//! Options about drawing and landing (`#[cfg(test)]`).

use super::*;
use crate::game::{Describe, Observation};
use crate::kontor::turn::drawing;

/// Draws a position in which red has laid a card alone and draws next.
fn drawing(options: &[OptionalRule], hand: &[u8], lays: u8) -> Kontor {
    let game = with(2, Scenario::Base, options, CROSS).with_hand(RED, hand);
    let mut game = game.with_pile(Pile::Docks(RED), &[21, 23, 25]).with_pile(Pile::Canals, &[57, 59]);
    game.lays_alone(RED, lays, at(1, 1));
    game
}

const DOCKS: Move = Move::Draw { from: Heap::Docks };
const CANALS: Move = Move::Draw { from: Heap::Canals };

/// kontor/free-draw: a player draws from either pile after any card.
#[test]
fn a_free_draw() {
    let game = drawing(&[OptionalRule::FreeDraw], &[17, 19, 46], 85);
    assert_eq!((game.ask(), game.legal(RED)), (Some(Ask::Draw), vec![DOCKS, CANALS]));
    let mut dock = game.clone();
    assert!(dock.plays(RED, DOCKS).contains(&Event::Drew { seat: RED, number: 21 }));
    assert_eq!(dock.ask(), Some(Ask::Announce));
    assert_eq!(dock.purse(RED), game.purse(RED) + 1, "the subsidy comes after that");
    let mut canal = game;
    assert!(canal.plays(RED, CANALS).contains(&Event::Drew { seat: RED, number: 57 }));
    assert_eq!(drawing(&[], &[17, 19, 46], 85).ask(), Some(Ask::Announce));
}

/// kontor/free-draw, kontor/ruling-94: a dock and a canal stay in hand while both piles have cards; a player
/// with neither draws a dock.
#[test]
fn a_dock_and_a_canal_stay_in_hand() {
    let drew = |game: &Kontor| game.deck.hand(RED).map(|(_, number)| number).collect::<Vec<_>>();
    assert_eq!(drew(&drawing(&[OptionalRule::FreeDraw], &[46, 48], 17)), [21, 46, 48]);
    assert_eq!(drew(&drawing(&[OptionalRule::FreeDraw], &[17, 19], 85)), [17, 19, 57]);
    assert_eq!(drew(&drawing(&[OptionalRule::FreeDraw], &[], 85)), [21]);
    let mut empty = drawing(&[OptionalRule::FreeDraw], &[17, 19, 46], 85);
    empty.deck.lay_canals(&[]);
    empty.deck.give_up(RED, 3);
    assert_eq!(
        (drawing::check_draw(&empty, Heap::Docks), empty.refusal(RED, CANALS)),
        (Ok(()), Refusal::PileIsEmpty)
    );
    let mut game = drawing(&[OptionalRule::FreeDraw], &[17, 19, 46], 85);
    game.deck.give_up(RED, 3);
    assert_eq!(game.refusal(RED, DOCKS), Refusal::NoCanalInHand);
    game.deck.empty_hand(RED);
    assert_eq!(game.refusal(RED, CANALS), Refusal::NoDockInHand);
}

/// kontor/one-good, kontor/ruling-95: a dock with several goods lands one of them, which its owner chooses,
/// even one that the supply lacks.
#[test]
fn one_good() {
    let lays = |options: &[OptionalRule], number| {
        let mut game = with(2, Scenario::Base, options, CROSS);
        game.supply.set([16, 16, 0]);
        game.lays_alone(RED, number, at(1, 1));
        game
    };
    let game = lays(&[OptionalRule::OneGood], 7);
    assert_eq!(game.ask(), Some(Ask::Land { number: 7 }));
    assert_eq!(game.legal(RED), [Move::Land { good: Good::Wine }, Move::Land { good: Good::Spice }]);
    assert_eq!(game.refusal(RED, Move::Land { good: Good::Tea }), Refusal::NotOnTheCard);
    let stock = |good| {
        let mut game = game.clone();
        game.plays(RED, Move::Land { good });
        game.stock_of(Side::Red, game.harbour.land())
    };
    assert_eq!((stock(Good::Wine), stock(Good::Spice)), ([0, 1, 0], [0, 0, 0]));
    assert_eq!(
        lays(&[OptionalRule::OneGood], 17).stock_of(Side::Red, Cells::ALL),
        [0, 1, 0],
        "nothing to choose"
    );
    assert_eq!(lays(&[], 5).stock_of(Side::Red, Cells::ALL), [1, 1, 0]);
}

/// kontor/first-pick, kontor/ruling-97: a player who draws a dock may take any dock of their own pile for two
/// florins; the order of the others stays.
#[test]
fn first_pick() {
    let mut game = drawing(&[OptionalRule::FirstPick], &[46], 17);
    assert_eq!((game.ask(), game.legal(RED)), (Some(Ask::Draw), vec![DOCKS, Move::Search]));
    let mut top = game.clone();
    top.plays(RED, DOCKS);
    assert_eq!((top.purse(RED), top.deck.held(RED, 0)), (4, Some(21)), "the top card costs nothing");
    game.plays(RED, Move::Search);
    assert_eq!((game.purse(RED), game.money.treasury()), (2, 13));
    assert_eq!(game.legal(RED), [21, 23, 25].map(|card| Move::Pick { card }));
    assert_eq!(game.refusal(RED, Move::Pick { card: 27 }), Refusal::NotInPile);
    let shown = |eye| {
        let mut cards = Vec::new();
        game.notes(eye, &mut |at, note| cards.extend(matches!(note, Note::Shows { .. }).then_some(at)));
        cards
    };
    assert_eq!(shown(Eye::Seat(RED)), [21, 23, 25].map(|card| Place::Choice(Choice::Card(card))));
    assert_eq!(shown(Eye::Seat(BLACK)), []);
    game.plays(RED, Move::Pick { card: 23 });
    assert_eq!((game.deck.held(RED, 0), game.deck.downwards(Pile::Docks(RED))), (Some(23), vec![21, 25]));
    assert_eq!(
        drawing(&[OptionalRule::FirstPick], &[17], 85).ask(),
        Some(Ask::Announce),
        "a canal is just drawn"
    );
    let mut poor = with(2, Scenario::Base, &[OptionalRule::FirstPick], CROSS).with_purses(&[1, 4]);
    poor = poor.with_pile(Pile::Docks(RED), &[21, 23]);
    poor.lays_alone(RED, 17, at(1, 1));
    assert_eq!(poor.ask(), Some(Ask::Announce));
}

/// kontor/first-pick, kontor/ruling-56: no other player sees which dock was taken, even if all knew where it
/// lay; its owner knows the pile from then on.
#[test]
fn a_first_pick_is_secret() {
    let mut game = Kontor::new(2, &Config { first_pick: true, ..config(Scenario::Advanced) }, 5).unwrap();
    let lowest = *game.deck.downwards(Pile::Docks(RED)).last().unwrap();
    game.deck.know(lowest);
    let dock = game.deck.held(RED, 0).unwrap();
    game.round(&[(RED, dock)]);
    while game.ask() != Some(Ask::Draw) {
        let mv = game.legal(RED).into_iter().find(|mv| !matches!(mv, Move::Sail { .. })).unwrap();
        game.plays(RED, mv);
    }
    game.plays(RED, Move::Search);
    game.plays(RED, Move::Pick { card: lowest });
    let slot = (0..3).find(|&slot| game.deck.held(RED, slot) == Some(lowest)).unwrap();
    assert!(
        !game.sees(Eye::Seat(BLACK), Place::Hand(RED, slot))
            && game.sees(Eye::Seat(RED), Place::Hand(RED, slot))
    );
    let same = |eye: Seat, seed| {
        let mut world = game.clone();
        world.imagine(eye, &mut Rng::new(seed));
        world.deck.downwards(Pile::Docks(RED)) == game.deck.downwards(Pile::Docks(RED))
    };
    assert!((0..20).all(|seed| same(RED, seed) && !same(BLACK, seed)));
}
