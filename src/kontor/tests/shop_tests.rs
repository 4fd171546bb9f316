//! Special cards for sale (`#[cfg(test)]`).

use super::*;
use crate::game::{Describe, Observation};
use crate::kontor::turn::round;

fn shop(specials: &[u8], red: &[u8], black: &[u8], purses: &[u8]) -> Kontor {
    let game = with(2, Scenario::Advanced, &[OptionalRule::SpecialShop], CROSS);
    let mut game = game.with_hand(RED, red).with_hand(BLACK, black).with_purses(purses);
    game.deck.offer(specials);
    game.round.set(0, 0);
    round::begin_round(&mut game, &mut Quiet);
    game
}

/// kontor/special-shop, kontor/ruling-104: before a round each player answers secretly how many special cards
/// to buy for two florins each; the player with the highest card in hand buys first.
#[test]
fn special_cards_are_sold() {
    let mut game = shop(&[1, 2, 90, 91], &[17], &[20], &[5, 4]);
    assert_eq!((game.ask(), game.to_act().iter().count(), game.is_private()), (Some(Ask::Shop), 2, true));
    assert_eq!(game.legal(RED), [0, 1, 2].map(|count| Move::Buy { count }));
    assert_eq!(game.refusal(RED, Move::Buy { count: 3 }), Refusal::CannotBuySoMany);
    game.plays(RED, Move::Buy { count: 2 });
    assert!(!game.sees(Eye::Seat(BLACK), Place::Chosen(RED)));
    let told = game.plays(BLACK, Move::Buy { count: 1 });
    assert_eq!(
        (game.deck.held(BLACK, 5), game.slots(RED, 5..8)),
        (Some(1), vec![2, 90, 0]),
        "black's 20 is higher"
    );
    assert_eq!((game.purse(RED), game.purse(BLACK), game.deck.for_sale()), (1, 2, &[91][..]));
    assert!(!told.iter().any(|event| matches!(event, Event::Shown { .. })), "there were enough");
    assert!(!game.sees(Eye::Seat(BLACK), Place::Hand(RED, 5)) && game.ask() == Some(Ask::Announce));
}

/// kontor/special-shop, kontor/ruling-104: if both want more than there are, each chooses which card to show, and the
/// higher one buys first, all that was wanted; the other gets what is left.
#[test]
fn not_enough_for_both() {
    let shown = |seat, number| Event::Shown { seat, number };
    for (red, black, first) in [(21, 20, RED), (17, 20, BLACK)] {
        let mut game = shop(&[93], &[17, 21], &[20], &[4, 4]);
        game.plays(RED, Move::Buy { count: 1 });
        game.plays(BLACK, Move::Buy { count: 1 });
        let ask = Ask::Show { wanted: 2, left: 1 };
        assert_eq!((game.ask(), game.is_private(), game.to_act().iter().count()), (Some(ask), true, 2));
        assert_eq!(game.legal(RED), [17, 21].map(|card| Move::Show { card }));
        assert_eq!(game.refusal(RED, Move::Show { card: 20 }), Refusal::NotInHand);
        game.plays(RED, Move::Show { card: red });
        assert!(!game.sees(Eye::Seat(BLACK), Place::Chosen(RED)) && game.to_act() == Seats::only(BLACK));
        let told = game.plays(BLACK, Move::Show { card: black });
        assert!(told.contains(&shown(RED, red)) && told.contains(&shown(BLACK, black)), "{told:?}");
        let second = game.opposite(first);
        assert!(told.contains(&Event::Bought { seat: second, wanted: 1, count: 0 }), "{told:?}");
        assert_eq!((game.deck.held(first, 5), game.purse(first), game.purse(second)), (Some(93), 2, 4));
        let seen = |slot| game.sees(Eye::Seat(BLACK), Place::Hand(RED, slot));
        assert_eq!((seen(0), seen(1)), (red == 17, red == 21), "the card that was shown, and no other");
    }
}

/// kontor/special-shop, kontor/ruling-104: a player with an empty hand shows nothing and buys last.
#[test]
fn an_empty_hand_shows_no_card() {
    let mut game = shop(&[93], &[], &[20], &[4, 4]);
    game.plays(RED, Move::Buy { count: 1 });
    let told = game.plays(BLACK, Move::Buy { count: 1 });
    assert!(!told.iter().any(|event| matches!(event, Event::Shown { .. })), "{told:?}");
    assert_eq!((game.deck.held(BLACK, 5), game.ask()), (Some(93), Some(Ask::Announce)));
}

/// kontor/special-shop: what others choose to show is guessed anew in imagined worlds, and what they want is kept.
#[test]
fn a_card_to_be_shown_is_secret() {
    let mut game = shop(&[93], &[17, 21], &[20], &[4, 4]);
    game.plays(RED, Move::Buy { count: 1 });
    game.plays(BLACK, Move::Buy { count: 1 });
    game.plays(RED, Move::Show { card: 17 });
    let guessed = (0..20).map(|seed| {
        let mut world = game.clone();
        world.imagine(BLACK, &mut Rng::new(seed));
        world.round.intent(RED)
    });
    let guessed: Vec<Intent> = guessed.collect();
    assert!(guessed.iter().all(|part| matches!(part, Intent::Shows { count: 1, .. })), "{guessed:?}");
    assert!(guessed.iter().any(|part| *part != game.round.intent(RED)));
}

/// kontor/special-shop: whoever holds all special cards beside a full hand may tap each of its cards to play one.
#[test]
fn each_card_of_the_largest_hand_begins_the_round() {
    let mut game = shop(&[1, 2, 90, 91, 92, 93], &[17, 19, 21, 46, 47], &[20], &[12, 0]);
    game.plays(RED, Move::Buy { count: 6 });
    let own: Vec<Place> = (0..11).map(|slot| Place::Hand(RED, slot)).collect();
    assert_eq!((game.ask(), game.begins(RED, Move::Stay).to_vec()), (Some(Ask::Announce), own));
}

/// kontor/special-shop: a player who cannot pay is not asked, and no player is asked if the pile is empty or
/// there is no shop.
#[test]
fn only_players_who_can_pay_are_asked() {
    assert_eq!(shop(&[1], &[17], &[18], &[1, 2]).to_act().iter().collect::<Vec<_>>(), [BLACK]);
    assert_eq!(shop(&[], &[17], &[18], &[4, 4]).ask(), Some(Ask::Announce));
    assert_eq!(advanced(CROSS).ask(), Some(Ask::Announce));
    let config = Config { special_shop: true, ..config(Scenario::Advanced) };
    let game = Kontor::new(2, &config, 3).unwrap();
    assert_eq!((game.deck.for_sale().len() as u8, game.deck.hand(RED).count(), game.boxed()), (6, 5, 0));
    let mut world = game.clone();
    assert!((0..9).any(|seed| {
        world.imagine(RED, &mut Rng::new(seed));
        world.deck.for_sale() != game.deck.for_sale()
    }));
}
