//! Events between rounds (`#[cfg(test)]`).

use super::*;
use crate::game::{Describe, Observation};
use crate::kontor::options::events::Events;
use crate::kontor::turn::round;
use crate::kontor::turn::{score, scoring};

/// Draws a position in which a sector has been finished and this event comes before the next round; black
/// laid a card last.
fn event(event: EventCard, set: impl FnOnce(&mut Kontor)) -> (Kontor, Vec<Event>) {
    let mut game = with(2, Scenario::Advanced, &[OptionalRule::Events], ". ~ . . / 17 18 29 . / 89 ~ A 32");
    game = game.with_purses(&[4, 3]);
    let number = EventCard::ALL.iter().position(|&one| one == event).unwrap() as u8;
    game.events = Events::NONE;
    game.events.set_due(&[number]);
    game.events.card_laid(BLACK);
    set(&mut game);
    let mut steps = Vec::new();
    round::begin_round(&mut game, &mut steps);
    let told = events(&steps);
    assert!(told.contains(&Event::EventTurned { event }), "{told:?}");
    (game, told)
}

fn quiet(one: EventCard) -> Kontor {
    event(one, |_| {}).0
}

/// kontor/events, kontor/ruling-115: one event per round after a sector was finished, each of the ten once;
/// none without a finished sector, and none without the expansion.
#[test]
fn when_events_happen() {
    let config = Config { events: true, ..config(Scenario::Advanced) };
    let mut game = Kontor::new(2, &config, 3).unwrap();
    let mut all = game.events.still_to_come().to_vec();
    all.sort_unstable();
    assert_eq!(all, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    let mut rng = Rng::new(3);
    let (mut finished, mut happened) = (0, 0);
    while let Some(seat) = game.to_act().first() {
        let mv = rng.pick(&game.legal(seat)).unwrap();
        let told = game.plays(seat, mv);
        let count = |of: fn(&Event) -> bool| told.iter().filter(|event| of(event)).count();
        let turned = count(|event| matches!(event, Event::EventTurned { .. }));
        assert!(turned == 0 || !game.is_over(), "none after the last round: kontor/ruling-117");
        happened += turned;
        finished += count(|event| matches!(event, Event::SectorFinished { .. }));
        assert!(happened <= finished);
        assert_eq!(game.events.past().count(), happened);
    }
    assert!(happened > 0);
    assert!(
        Kontor::new(2, &Config { events: false, ..config }, 3).unwrap().events.still_to_come().is_empty()
    );
    let mut none = with(2, Scenario::Advanced, &[OptionalRule::Events], CROSS);
    none.events.lay(&[0]);
    round::begin_round(&mut none, &mut Quiet);
    assert_eq!(none.events.past().count(), 0, "nothing is due");
}

/// kontor/events: the hurricane leaves each player one florin.
#[test]
fn hurricane() {
    let game = quiet(EventCard::Hurricane);
    assert_eq!((game.purse(RED), game.purse(BLACK), game.money.treasury()), (1, 1, 18));
}

/// kontor/events, kontor/ruling-110: a conspiracy makes the richer player sit out the round; on a tie,
/// neither.
#[test]
fn conspiracy() {
    let mut game = quiet(EventCard::Conspiracy);
    assert_eq!(
        (game.to_act().iter().collect::<Vec<_>>(), game.round.intent(RED)),
        (vec![BLACK], Intent::Out)
    );
    game.plays(BLACK, Move::Pass);
    assert_eq!(
        (game.purse(RED), game.to_act().iter().count()),
        (4, 2),
        "no florin for that; then all play again"
    );
    let (tie, told) = event(EventCard::Conspiracy, |game| *game = game.clone().with_purses(&[4, 4]));
    assert!(
        tie.to_act().iter().count() == 2 && !told.iter().any(|event| matches!(event, Event::SitsOut { .. }))
    );
}

/// kontor/events, kontor/ruling-111, kontor/ruling-117a: disorder puts the docks in hand under their pile, by
/// number, and each player draws three.
#[test]
fn disorder() {
    let (game, _) = event(EventCard::Disorder, |game| {
        *game = game.clone().with_hand(RED, &[23, 21, 46]).with_pile(Pile::Docks(RED), &[3, 5, 7, 9]);
    });
    assert_eq!(game.deck.downwards(Pile::Docks(RED)), [9, 21, 23]);
    assert_eq!(game.slots(RED, 0..4), [3, 5, 7, 46]);
    assert!(!game.deck.is_known(23));
}

/// kontor/events, kontor/ruling-113: each player may exchange one of their own warehouses for one of another
/// kind; the player who laid last comes first; not both in one sector, and not in a finished one.
#[test]
fn flood_damage() {
    let mut game = quiet(EventCard::FloodDamage);
    assert_eq!((game.ask(), game.to_act().first()), (Some(Ask::Exchange), Some(BLACK)));
    let exchange = |cell, from, to| Move::Exchange { cell, from, to };
    let wine = exchange(at(-1, -1), Good::Wine, Good::Tea);
    assert_eq!(game.refusal(BLACK, exchange(at(-2, -1), Good::Wine, Good::Tea)), Refusal::CannotExchange);
    assert_eq!(game.refusal(BLACK, exchange(at(-1, -1), Good::Wine, Good::Wine)), Refusal::CannotExchange);
    let mut none = game.clone();
    game.plays(BLACK, wine);
    assert_eq!(
        (game.stock_of(Side::Black, game.harbour.land()), game.supply.common()),
        ([1, 0, 0], [15, 15, 16])
    );
    assert_eq!(game.ask(), Some(Ask::Announce), "red's only warehouse is in that sector");
    none.plays(BLACK, Move::Decline);
    assert_eq!((none.ask(), none.to_act().first()), (Some(Ask::Exchange), Some(RED)));
    none.plays(RED, Move::Decline);
    assert_eq!(none.ask(), Some(Ask::Announce));
    let (done, _) = event(EventCard::FloodDamage, |game| game.sectors.renew(game.harbour.land()));
    assert_eq!(done.ask(), Some(Ask::Announce), "nothing to exchange");
}

/// kontor/events, kontor/ruling-112: each player may take any dock of their own pile and puts one under it,
/// perhaps the same one; no other player sees which.
#[test]
fn wedding() {
    let (mut game, _) = event(EventCard::Wedding, |game| {
        *game = game.clone().with_hand(BLACK, &[24, 48]).with_pile(Pile::Docks(BLACK), &[4, 6, 8]);
    });
    assert_eq!((game.ask(), game.to_act().first()), (Some(Ask::Wedding), Some(BLACK)));
    assert_eq!(game.legal(BLACK).len(), 1 + 3 * 2);
    assert_eq!(game.refusal(BLACK, Move::Wed { take: 10, give: 24 }), Refusal::NotInPile);
    assert_eq!(game.refusal(BLACK, Move::Wed { take: 6, give: 48 }), Refusal::NotInHand);
    let mut same = game.clone();
    same.plays(BLACK, Move::Wed { take: 4, give: 4 });
    assert_eq!(same.deck.downwards(Pile::Docks(BLACK)), [6, 8, 4]);
    game.plays(BLACK, Move::Wed { take: 6, give: 24 });
    assert_eq!(
        (game.deck.held(BLACK, 0), game.deck.downwards(Pile::Docks(BLACK))),
        (Some(6), vec![4, 8, 24])
    );
    assert!(!game.sees(Eye::Seat(RED), Place::Hand(BLACK, 0)));
    assert_eq!(game.ask(), Some(Ask::Announce), "red has no pile");
}

/// kontor/events, kontor/ruling-11: a strike pays the owner of a tavern on the board a florin.
#[test]
fn strike() {
    let game = quiet(EventCard::Strike);
    assert_eq!((game.purse(RED), game.purse(BLACK)), (5, 3));
}

/// kontor/events, kontor/ruling-114: fire puts cranes under their owners' piles, except in finished sectors.
#[test]
fn fire() {
    let game = quiet(EventCard::Fire);
    assert_eq!(
        (game.deck.downwards(Pile::Docks(RED)), game.deck.downwards(Pile::Docks(BLACK))),
        (vec![29], vec![32])
    );
    assert!(game.harbour.cranes() == Cells::NONE && game.card_at(at(0, -1)).is_none());
    let (done, _) = event(EventCard::Fire, |game| game.sectors.renew(Cells::of(at(0, -1))));
    assert_eq!(done.card_at(at(0, -1)), Some(29));
}

/// kontor/events, kontor/ruling-116: golden days give the richer player a point, which is no keeper; on a
/// tie, neither.
#[test]
fn golden_days() {
    let game = quiet(EventCard::GoldenDays);
    assert_eq!(
        (score::total(&game, RED), score::total(&game, BLACK), game.sectors.keepers(Side::Red).len()),
        (1, 0, 0)
    );
    let (tie, _) = event(EventCard::GoldenDays, |game| *game = game.clone().with_purses(&[4, 4]));
    assert_eq!(score::total(&tie, RED), 0);
}

/// kontor/events: in a struggle both show their hands.
#[test]
fn struggle() {
    let (game, told) = event(EventCard::Struggle, |game| {
        *game = game.clone().with_hand(RED, &[23, 60]).with_hand(BLACK, &[62]);
    });
    assert!(game.sees(Eye::Seat(BLACK), Place::Hand(RED, 0)) && game.sees(Eye::Table, Place::Hand(BLACK, 3)));
    assert!(told.contains(&Event::Shown { seat: RED, number: 60 }));
}

/// kontor/events: a blockade at sea reverses the order of goods from now on.
#[test]
fn blockade_at_sea() {
    let game = quiet(EventCard::BlockadeAtSea);
    let both = |game: &Kontor| scoring::majority_of(game, [0, 1, 0], [0, 0, 1]);
    assert_eq!(both(&game), (Some(Side::Black), Majority::ReversedOrder));
    assert_eq!(both(&advanced(CROSS)), (Some(Side::Red), Majority::OrderOfGoods));
    assert_eq!(scoring::majority_of(&game, [0, 2, 0], [0, 0, 1]), (Some(Side::Red), Majority::LargestLead));
}

/// kontor/events: no player knows which event comes next.
#[test]
fn events_to_come_are_secret() {
    let game = Kontor::new(2, &Config { events: true, ..config(Scenario::Advanced) }, 3).unwrap();
    let mut world = game.clone();
    world.imagine(RED, &mut Rng::new(1));
    assert_ne!(world.events.still_to_come(), game.events.still_to_come());
}

/// Returns the cards that a seat holds, by place, and its docks.
fn held(game: &Kontor, seat: Seat) -> (Vec<u8>, Vec<u8>) {
    let cards: Vec<u8> = game.deck.hand(seat).map(|(_, card)| card).collect();
    let docks = cards.iter().copied().filter(|&card| sort_of(card) == Sort::Dock).collect();
    (cards, docks)
}

/// Draws a position in which disorder comes with free choice of piles: red holds a dock, four canals and
/// these special cards, black five canals.
fn disordered(options: &[OptionalRule], specials: &[u8]) -> Kontor {
    let options: Vec<OptionalRule> =
        [OptionalRule::Events, OptionalRule::FreeDraw].iter().chain(options).copied().collect();
    let mut game = with(2, Scenario::Advanced, &options, CROSS);
    for seat in [RED, BLACK] {
        game.deck.deal(seat, &[60, 62, 64, 66, 68].map(|n| n + seat.0));
        game = game.with_pile(Pile::Docks(seat), &[3, 5, 7, 9, 11].map(|n| n + seat.0));
    }
    game.deck.hold(RED, 4, 13);
    (5..).zip(specials).for_each(|(slot, &number)| game.deck.hold(RED, slot, number));
    game.events.set_due(&[2]);
    round::begin_round(&mut game, &mut Quiet);
    game
}

/// kontor/events, kontor/ruling-111: disorder draws three docks for any hand: with a free choice of
/// piles there may have been fewer docks and more canals, beside special cards.
#[test]
fn disorder_always_draws_three() {
    let tables: [(&[OptionalRule], &[u8]); 3] = [
        (&[], &[]),
        (&[OptionalRule::BridgeAndFlood], &[90, 92]),
        (&[OptionalRule::SpecialShop], &[1, 2, 90, 91, 92, 93]),
    ];
    for (options, specials) in tables {
        let mut game = disordered(options, specials);
        assert_eq!((held(&game, RED).1, held(&game, BLACK).1), (vec![3, 5, 7], vec![4, 6, 8]), "{options:?}");
        assert_eq!((held(&game, RED).0.len(), held(&game, BLACK).0.len()), (7 + specials.len(), 8));
        let mut places = Vec::new();
        game.tokens(&mut |at, face| {
            if matches!(face, Face::Card { number: 3..=8, .. }) && matches!(at, Place::Hand(..)) {
                places.push(at);
            }
        });
        assert_eq!(places.len(), 6, "every card has a place of its own: {places:?}");
        let mut world = game.clone();
        world.imagine(BLACK, &mut Rng::new(7));
        assert_eq!(held(&world, BLACK), held(&game, BLACK), "who imagines knows the own hand");
        assert_eq!(held(&world, RED).0.len(), held(&game, RED).0.len());
        // Each of these cards can be played and is replaced.
        game.plays(RED, Move::Stay);
        game.plays(BLACK, Move::Pass);
        game.plays(RED, Move::Choose { card: 7 });
        game.plays(RED, Move::LieStill);
        game.plays(RED, Move::Lay { cell: at(1, 1) });
        assert_eq!(held(&game, RED).1, [3, 5, 9], "{options:?}");
        assert_eq!(held(&game, RED).0.len(), 7 + specials.len());
    }
}

/// kontor/events, kontor/ruling-111: a player with four docks in hand has three afterwards.
#[test]
fn disorder_draws_no_more_than_three() {
    let mut game = with(2, Scenario::Advanced, &[OptionalRule::Events, OptionalRule::FreeDraw], CROSS);
    game.deck.deal(RED, &[21, 23, 25, 27, 60]);
    game = game.with_pile(Pile::Docks(RED), &[3, 5, 7, 9, 11]);
    game.events.set_due(&[2]);
    round::begin_round(&mut game, &mut Quiet);
    assert_eq!(held(&game, RED).1, [3, 5, 7]);
}

/// kontor/events: a player who laid two canals instead of a flood also counts as the one who laid last and
/// acts first.
#[test]
fn canals_instead_of_a_flood_are_laid_last() {
    let options = [OptionalRule::Events, OptionalRule::BridgeAndFlood, OptionalRule::FloodChoice];
    let mut game =
        with(2, Scenario::Advanced, &options, CROSS).with_hand(RED, &[90, 46]).with_hand(BLACK, &[60]);
    game.events.card_laid(BLACK);
    game.plays(RED, Move::Stay);
    game.plays(BLACK, Move::Pass);
    game.plays(RED, Move::Choose { card: 90 });
    game.plays(RED, Move::Discard);
    game.plays(RED, Move::LayCanal { card: 46, cell: at(1, 1) });
    assert_eq!(game.events.laid_last(), RED);
}

/// kontor/events, kontor/ruling-64, kontor/ruling-65, kontor/ruling-116: golden days give no points if points
/// are not counted: in tic-tac-toe sectors count, in the speed game the first sector.
#[test]
fn golden_days_without_points() {
    for scenario in [Scenario::TicTacToe, Scenario::Speed] {
        let mut game = with(2, scenario, &[OptionalRule::Events], "A ~").with_purses(&[2, 3]);
        game.events.set_due(&[7]);
        let mut steps = Vec::new();
        round::begin_round(&mut game, &mut steps);
        assert!(!events(&steps).iter().any(|event| matches!(event, Event::GotPoint { .. })), "{scenario:?}");
        assert_eq!(score::total(&game, BLACK), 0, "{scenario:?}");
    }
}
