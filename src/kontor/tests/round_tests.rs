//! Cards, set-up, and the order of a round (`#[cfg(test)]`).

use super::*;
use crate::bot::{Knowledge, Observed, Search, explain};
use crate::game::{Describe, Observation};
use crate::kontor::turn::score;

/// kontor/numbers: 93 numbers, each once: 44 docks, half red and half black, 43 canals, 6 special cards.
#[test]
fn ninety_three_numbers() {
    let of = |sort: Sort| (1..=NUMBERS).filter(|&n| sort_of(n) == sort).collect::<Vec<u8>>();
    assert_eq!(of(Sort::Dock).len(), 44);
    assert_eq!(of(Sort::Dock).iter().filter(|&&n| side_of(n) == Side::Red).count(), 22);
    assert_eq!((of(Sort::Canal).len(), of(Sort::Anchor).len()), (43, 0));
    assert_eq!(
        (of(Sort::Customs), of(Sort::Bridge), of(Sort::Flood)),
        (vec![1, 2], vec![91, 92], vec![90, 93])
    );
}

/// kontor/deck: printed values, and the sums of the reconstructed ones: eight of each kind per colour; 29
/// ships, 29 florins, 29 plain; both colours show the same.
#[test]
fn the_table_adds_up() {
    let tables = CardTable::RECONSTRUCTED;
    assert!(tables.adds_up());
    assert_eq!([3, 4].map(|n| (tables.goods(n).len(), tables.symbol(n))), [(3, Some(Symbol::Ship)); 2]);
    assert_eq!([29, 30, 31, 32].map(|n| tables.is_crane(n)), [true; 4]);
    assert_eq!([29, 30, 31, 32].map(|n| tables.has_ship(n)), [false, false, true, true]);
    assert_eq!([88, 89].map(|n| tables.building(n)), [Some(Building::Tavern); 2]);
    assert_eq!(
        (side_of(88), side_of(89), side_of(3), side_of(16)),
        (Side::Black, Side::Red, Side::Red, Side::Black)
    );
    assert!(tables.goods(16).has(Good::Spice) && tables.goods(16).len() == 1 && !tables.goods(36).is_empty());
    assert!(
        (3..=43)
            .step_by(2)
            .all(|n| tables.goods(n) == tables.goods(n + 1) && tables.symbol(n) == tables.symbol(n + 1))
    );
    assert!([1, 2, 90, 91, 92, 93, ANCHOR].iter().all(|&n| tables.symbol(n).is_none()));
}

/// kontor/pieces, kontor/setup: eight canals around the anchor, three docks and two canals in hand, piles turned up,
/// four florins each and twelve in the treasury, special cards in the box, no ship.
#[test]
fn the_set_up() {
    let game = dealt(2, Scenario::Base);
    assert_eq!((game.harbour.water().len(), game.harbour.land().len()), (9, 0));
    assert_eq!([RED, BLACK].map(|seat| game.deck.hand(seat).count()), [5, 5]);
    assert_eq!([RED, BLACK].map(|seat| game.deck.height(Pile::Docks(seat))), [19, 19]);
    assert_eq!((game.deck.height(Pile::Canals), game.boxed(), game.money.treasury()), (31, 6, 12));
    assert_eq!((game.purse(RED), game.purse(BLACK), game.supply.common()), (4, 4, [16; 3]));
    assert!(game.rules.ship.is_none());
    let top = |pile| game.deck.top(pile).unwrap();
    assert!(game.every_pile().all(|pile| game.deck.is_known(top(pile))), "piles lie face up");
    let mut faces = Vec::new();
    game.tokens(&mut |_, face| faces.push(face));
    assert!(!faces.contains(&Face::Ship));
}

/// kontor/choose, kontor/reveal: both players choose, in any order, before any card is turned up; then both
/// cards are.
#[test]
fn both_choose_and_then_both_are_shown() {
    let mut game = dealt(2, Scenario::Base);
    game.plays(BLACK, Move::Stay);
    assert!(game.to_act().contains(RED) && !game.to_act().contains(BLACK));
    game.plays(RED, Move::Stay);
    let (red, black) = (game.deck.held(RED, 0).unwrap(), game.deck.held(BLACK, 3).unwrap());
    assert_eq!(game.plays(BLACK, Move::Choose { card: black }), []);
    assert_eq!(game.refusal(BLACK, Move::Choose { card: black }), Refusal::NotYourDecision);
    assert_eq!(game.refusal(RED, Move::Choose { card: black }).rule(), "kontor/choose");
    let all = game.plays(RED, Move::Choose { card: red });
    assert_eq!(
        all[..2],
        [Event::Revealed { seat: RED, number: red }, Event::Revealed { seat: BLACK, number: black }]
    );
}

/// A card of the own hand means that one is played, also for whoever decides last; passing has its answer alone.
#[test]
fn a_card_of_the_hand_begins_the_round() {
    let game = dealt(2, Scenario::Base);
    for seat in [RED, BLACK] {
        let own: Vec<Place> = (0..5).map(|slot| Place::Hand(seat, slot)).collect();
        assert_eq!(game.begins(seat, Move::Stay).to_vec(), own);
        assert!(game.begins(seat, Move::Pass).is_empty());
    }
}

/// P45: a card of the hand can be planned for the cells where it could lie now, before it is chosen or revealed.
#[test]
fn a_card_is_planned_for_its_cells() {
    let mut game = dealt(2, Scenario::Base);
    let planned = |game: &Kontor, mv| {
        let mut all = Vec::new();
        game.plans(RED, mv, &mut |piece, place| all.push((piece, place)));
        all
    };
    let cells = |game: &Kontor, slot: u8, card| -> Vec<(Place, Place)> {
        let cells = laying::lays(game, RED, card);
        game.harbour.cells(cells).map(|cell| (Place::Hand(RED, slot), Place::Cell(cell))).collect()
    };
    let hand: Vec<(u8, u8)> = game.deck.hand(RED).collect();
    let all: Vec<_> = hand.iter().flat_map(|&(slot, card)| cells(&game, slot, card)).collect();
    assert!(!all.is_empty());
    assert_eq!(planned(&game, Move::Stay), all);
    assert_eq!(planned(&game, Move::Pass), []);
    game.plays(RED, Move::Stay);
    game.plays(BLACK, Move::Stay);
    let (slot, card) = hand[1];
    assert_eq!(planned(&game, Move::Choose { card }), cells(&game, slot, card));
    // What is planned is what is offered when the card comes to be laid; the higher card goes first.
    let other = game.deck.hand(BLACK).map(|(_, card)| card).find(|&other| other < card).unwrap();
    game.plays(RED, Move::Choose { card });
    game.plays(BLACK, Move::Choose { card: other });
    assert_eq!((game.round.turn(), game.question.pending()), (RED, Pending::Lay));
    let offered: Vec<_> = game.legal(RED).into_iter().map(|mv| game.taps(mv).places[0]).collect();
    assert_eq!(offered, cells(&game, slot, card).into_iter().map(|(_, cell)| cell).collect::<Vec<_>>());
    assert!(!offered.is_empty());
}

/// P10: a search that mixes plans a card of the own hand for a cell where it can lie; one that does not plans nothing.
#[test]
fn a_search_plans_the_whole_turn() {
    let mut game = dealt(2, Scenario::Base);
    let plan_of = |game: &Kontor, level: usize, mv| {
        let mut search = Search::new(Observed::new(game, RED), &Kontor::LEVELS[level], 1);
        search.run(2000);
        search.plan(mv)
    };
    let possible = |game: &Kontor, mv, plan: &[Place]| {
        let mut found = false;
        game.plans(RED, mv, &mut |piece, place| found |= plan == [piece, place]);
        found
    };
    let plan = plan_of(&game, 5, Move::Stay);
    assert!(possible(&game, Move::Stay, &plan[..2]), "{plan:?}");
    assert_eq!(plan_of(&game, 4, Move::Stay), []);
    let four = dealt(4, Scenario::IleGrande);
    let planned = plan_of(&four, 5, Move::Stay);
    assert!(matches!(planned[..], [Place::Hand(RED, _), ..]), "{planned:?}");
    game.plays(RED, Move::Stay);
    game.plays(BLACK, Move::Stay);
    let mv = game.legal(RED)[0];
    let plan = [game.taps(mv).places[0], plan_of(&game, 5, mv)[0]];
    assert!(possible(&game, mv, &plan), "{plan:?}");
}

/// P48: the reason for a card says what comes of it on the cell that it is planned for, or else on the one where it would bring
/// most now.
#[test]
fn a_reason_for_a_plan_is_about_its_cell() {
    let mut game = dealt(2, Scenario::Base);
    let facts = |game: &Kontor, moves: &[Move], plans: &[_]| {
        let reason = explain(&Observed::new(game, RED), moves, plans);
        reason.map(|(_, facts)| facts.iter().map(|fact| (fact.what, fact.at)).collect()).unwrap_or_default()
    };
    let whole = |game: &Kontor, mv| {
        let mut plans = Vec::new();
        game.plans(RED, mv, &mut |piece, place| plans.push(Some((piece, place))));
        plans
    };
    let plan = whole(&game, Move::Stay)[0];
    let told: Vec<_> = facts(&game, &[Move::Stay, Move::Pass], &[plan]);
    assert!(told.iter().any(|(_, at)| at.is_some()), "{told:?}");
    let told: Vec<_> = facts(&game, &[Move::Stay, Move::Pass], &[]);
    assert!(told.iter().any(|(_, at)| at.is_some()), "{told:?}");
    game.plays(RED, Move::Stay);
    game.plays(BLACK, Move::Stay);
    // Of two cards one may win no more than the other; of a hand some differ.
    let cards = &game.legal(RED)[..];
    let plans: Vec<_> = cards.iter().map(|&mv| whole(&game, mv)[0]).collect();
    let told: Vec<_> = facts(&game, cards, &plans);
    assert!(told.iter().any(|(_, at)| at.is_some()), "{told:?}");
    assert_ne!(facts(&game, cards, &plans[..1]), []);
}

/// kontor/pass, kontor/ruling-18, kontor/ruling-19: a florin for each player who passes, in seat order while
/// there are any; such a player pays and causes no tax; the other plays alone; a player without a card must
/// pass.
#[test]
fn passing() {
    let mut game = base(CROSS).with_purses(&[2, 3]).with_hand(BLACK, &[45]);
    assert_eq!(game.refusal(RED, Move::Stay).rule(), "kontor/pass");
    game.round(&[(BLACK, 45)]);
    assert_eq!(
        (game.purse(RED), game.round.turn(), game.question.pending()),
        (3, BLACK, Pending::Lay),
        "no tax for the passer"
    );
    let mut game = base(CROSS).with_purses(&[10, 9]);
    game.round(&[]);
    assert_eq!((game.purse(RED), game.purse(BLACK), game.money.treasury()), (11, 9, 0));
    game.round(&[]);
    assert_eq!((game.purse(RED), game.round.number(), game.round.idle()), (11, 3, 2));
}

/// Plays a round of two canals; returns the purses and which of the canals can still be laid.
fn taxed(red: u8, black: u8, purses: [u8; 2]) -> ([u8; 2], [bool; 2]) {
    let mut game = base(CROSS).with_purses(&purses).with_hand(RED, &[red]).with_hand(BLACK, &[black]);
    game.round(&[(RED, red), (BLACK, black)]);
    ([game.purse(RED), game.purse(BLACK)], [RED, BLACK].map(|seat| game.open_card(seat).is_some()))
}

/// kontor/tax: all five cases, and both ways round.
#[test]
fn five_cases_of_tax() {
    assert_eq!(taxed(46, 48, [2, 2]), ([2, 2], [true, true]), "no florin, no tax");
    assert_eq!(taxed(45, 48, [2, 2]), ([2, 1], [true, true]));
    assert_eq!(taxed(46, 49, [2, 2]), ([1, 2], [true, true]));
    assert_eq!(taxed(45, 48, [2, 0]), ([2, 0], [true, false]));
    assert_eq!(taxed(46, 49, [0, 2]), ([0, 2], [false, true]));
    assert_eq!(taxed(45, 49, [2, 2]), ([1, 1], [true, true]));
    assert_eq!(taxed(45, 49, [2, 0]), ([2, 0], [true, false]), "red owes nothing then");
    assert_eq!(taxed(45, 49, [0, 2]), ([0, 2], [false, true]));
    assert_eq!(taxed(45, 49, [0, 0]), ([1, 1], [true, true]));
}

/// kontor/order, kontor/sequence: the higher number acts first and completely: place, goods, scoring, refill,
/// subsidy.
#[test]
fn the_higher_number_first() {
    let mut game =
        base(CROSS).with_hand(RED, &[46]).with_hand(BLACK, &[87]).with_pile(Pile::Canals, &[81, 83]);
    game.round(&[(RED, 46), (BLACK, 87)]);
    assert_eq!(
        (game.round.turn(), game.refusal(RED, Move::Lay { cell: at(3, 0) }).rule()),
        (BLACK, "kontor/order")
    );
    let told = game.plays(BLACK, Move::Lay { cell: at(3, 0) });
    let words: Vec<&Event> = told.iter().filter(|event| !matches!(event, Event::AxisFixed { .. })).collect();
    let all = [
        Event::Laid { seat: BLACK, number: 87, cell: at(3, 0) },
        Event::Drew { seat: BLACK, number: 81 },
        Event::Subsidised { seat: BLACK },
    ];
    assert_eq!(words, all.iter().collect::<Vec<_>>());
    assert_eq!(game.round.turn(), RED);
    game.plays(RED, Move::Lay { cell: at(0, 3) });
    assert_eq!((game.deck.held(RED, 3), game.round.number()), (Some(83), 2));
}

/// kontor/refill: a dock from the player's own pile, a canal from the common one, no card from an empty one.
#[test]
fn drawing_the_same_sort() {
    let mut game = base(CROSS).with_pile(Pile::Docks(RED), &[21, 23]).with_pile(Pile::Docks(BLACK), &[22]);
    let told = game.lays_alone(RED, 17, at(1, 1));
    assert!(told.contains(&Event::Drew { seat: RED, number: 21 }) && game.deck.held(RED, 0) == Some(21));
    assert!(game.deck.is_known(23), "the next one is turned up");
    let told = game.lays_alone(BLACK, 87, at(3, 0));
    assert!(!told.iter().any(|event| matches!(event, Event::Drew { .. })));
}

/// kontor/subsidy: a florin for a canal, none for a dock, none from an empty treasury.
#[test]
fn canals_are_subsidised() {
    let after = |card: u8, purses: [u8; 2]| {
        let mut game = base(CROSS).with_purses(&purses);
        let [red, black] = purses;
        game.money.set(&[red, black - 1], game.money.treasury() + 1); // black passes and gets a florin
        game.lays_alone(RED, card, at(1, 1));
        game.purse(RED)
    };
    assert_eq!([after(87, [4, 4]), after(17, [4, 4])], [5, 4]);
    let mut game = base(CROSS).with_purses(&[10, 10]);
    game.lays_alone(RED, 87, at(1, 1));
    assert_eq!(game.purse(RED), 10);
}

/// kontor/end, kontor/ruling-14: a full board ends the game at once, without refill and subsidy; the other
/// player's card stays in hand.
#[test]
fn a_full_board_ends_the_game() {
    let game = small(3, 1, "~ A .").with_hand(RED, &[87]).with_hand(BLACK, &[18]);
    let mut game = game.with_pile(Pile::Canals, &[81, 83]);
    game.round(&[(RED, 87), (BLACK, 18)]);
    let told = game.plays(RED, Move::Lay { cell: at(1, 0) });
    assert!(told.contains(&Event::GameEnds { end: End::Full }) && game.outcome().is_some());
    assert_eq!(
        (game.purse(RED), game.deck.held(RED, 3), game.deck.height(Pile::Canals)),
        (3, None, 2),
        "taxed by 18, no subsidy"
    );
    assert_eq!((game.deck.held(BLACK, 0), game.round.intent(BLACK)), (Some(18), Intent::Out));
    assert_eq!(game.refusal(RED, Move::Pass).rule(), "kontor/end");
    assert!(game.to_act().is_empty() && game.legal(RED).is_empty());
}

/// kontor/dry-rounds: three rounds in a row without a card laid, for any reason; open sectors count for
/// neither player.
#[test]
fn three_dry_rounds() {
    let mut game = base(". 17 . / ~ A ~");
    game.round(&[]);
    game.round(&[]);
    game.lays_alone(RED, 87, at(0, 1));
    assert_eq!(game.round.idle(), 0, "a card laid breaks the row");
    game.round(&[]);
    game.round(&[]);
    game.round(&[]);
    assert_eq!(game.question.pending(), Pending::Over(End::DryRounds));
    assert_eq!((score::total(&game, RED), game.sectors.done()), (0, Cells::NONE));
}

/// kontor/ruling-22: after 200 rounds the game ends.
#[test]
fn two_hundred_rounds_are_enough() {
    let mut game = base(CROSS);
    game.round.set(200, 0);
    game.lays_alone(RED, 87, at(1, 1));
    assert_eq!(game.question.pending(), Pending::Over(End::ManyRounds));
    assert_eq!(game.rules.turn.most_rounds, 200);
}
