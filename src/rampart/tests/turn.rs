//! Set-up, turning over, taking, skipping, the lone player (`#[cfg(test)]`).

use super::*;
use crate::game::{Describe, Eye, Observation};
use crate::wire::Choosable;

/// `rampart/cards`, `rampart/setup`, `rampart/ruling-R20`: 45 cards numbered 2 to 46, each on its own spot and face
/// down; a flag card in front of each player, face up.
#[test]
fn the_table_is_laid() {
    for seats in 2..=4 {
        let game = Rampart::new(seats, &Config::default(), 7).unwrap();
        let mut cards: Vec<u8> = game.table.into();
        cards.sort_unstable();
        assert_eq!(cards, (2..=46).collect::<Vec<_>>());
        let mut flags = Vec::new();
        game.tokens(&mut |at, face| match face {
            Face::Flag { seat } => flags.push((at, seat)),
            Face::Card { .. } => assert!(matches!(at, Place::Card(_)) && !game.sees(Eye::Table, at)),
        });
        assert_eq!(flags, Seat::all(seats).map(|s| (Place::Wall(s, 0), s)).collect::<Vec<_>>());
        assert!(flags.iter().all(|&(at, _)| game.sees(Eye::Table, at)));
    }
}

/// `rampart/setup`: the first player is the youngest, as the set-up is told, or random, then turns go clockwise.
#[test]
fn somebody_begins_and_the_next_to_the_left_goes_on() {
    let firsts = |first| {
        let config = Config { first, ..Config::default() };
        let mut firsts: Vec<u8> = (0..60).map(|s| Rampart::new(3, &config, s).unwrap().turn.0).collect();
        firsts.sort_unstable();
        firsts.dedup();
        firsts
    };
    let youngest = |option: &Choosable| matches!(option, Choosable::Seat { key: "first", youngest: true });
    assert!(entry().options.iter().any(youngest));
    assert_eq!(firsts(Some(Seat(2))), [2]);
    assert_eq!(firsts(None), [0, 1, 2]);
    let mut game = Rampart::new(3, &Config { first: Some(Seat(1)), ..base() }, 1).unwrap();
    let mut turns = vec![];
    for number in [30, 31, 32, 33] {
        turns.push(game.turn.0);
        let mv = Move::TurnOver { spot: spot(&game, number) };
        assert_eq!(game.check(Seat(0), mv).is_ok(), turns.last() == Some(&0));
        assert_eq!(game.check(game.turn.left(3), mv), Err(Refusal::NotYourDecision { seat: game.turn }));
        put_back(&mut game, number);
    }
    assert_eq!(turns, [1, 2, 0, 1]);
}

/// `rampart/turn-over`: a player turns over any face-down card where it lies, for all to see; one card per
/// turn.
#[test]
fn a_card_is_turned_over_for_all_to_see() {
    let mut game = Rampart::new(2, &base(), 3).unwrap();
    assert_eq!(legal(&game), (0..45).map(|spot| Move::TurnOver { spot }).collect::<Vec<_>>());
    let spot = spot(&game, 30);
    assert_eq!(refusal(&game, Move::Take { spot }), Refusal::FaceDown);
    assert_eq!(refusal(&game, Move::PutBack), Refusal::NothingTurned);
    assert_eq!(refusal(&game, Move::TurnOver { spot: 45 }), Refusal::NoSuchSpot);
    let steps = turn_over(&mut game, 30);
    let face = Some(Face::Card { number: 30, picture: Picture::Cannon });
    assert_eq!(steps[1], Step::Motion(Motion::Turn { at: Place::Card(spot), face }));
    for eye in [Eye::Table, Eye::Seat(Seat(0)), Eye::Seat(Seat(1))] {
        assert!(game.sees(eye, Place::Card(spot)));
    }
    assert_eq!(refusal(&game, Move::TurnOver { spot: (spot + 1) % 45 }), Refusal::DecideFirst);
}

/// `rampart/take`: only a higher number, at the right end, and only by choice. `rampart/put-back`: otherwise
/// it goes back to its spot.
#[test]
fn a_card_is_taken_or_put_back() {
    let mut game = drawn(&base(), "0: 1 20\n 1: 1\n down: 2 19 21 46");
    turn_over(&mut game, 19);
    let low = spot(&game, 19);
    assert_eq!(refusal(&game, Move::Take { spot: low }), Refusal::TooLow { number: 19, last: 20 });
    assert_eq!(legal(&game), [Move::PutBack], "asked all the same: rampart/ruling-R14");
    play(&mut game, Move::PutBack);
    take(&mut game, 2);
    turn_over(&mut game, 21);
    let spot = spot(&game, 21);
    assert_eq!(legal(&game), [Move::Take { spot }, Move::PutBack]);
    assert_eq!(refusal(&game, Move::Leave), Refusal::NotAlone);
    play(&mut game, Move::PutBack);
    take(&mut game, 21);
    assert_eq!((wall(&game, 0), wall(&game, 1)), (vec![1, 20], vec![1, 2, 21]));
    assert_eq!(refusal(&game, Move::TurnOver { spot }), Refusal::SpotEmpty, "spots never move");
    assert_eq!(refusal(&game, Move::Take { spot }), Refusal::SpotEmpty);
}

/// `rampart/skip`: a player who can take no card that is left is skipped, and the log says why.
#[test]
fn a_player_who_can_take_nothing_is_skipped() {
    let mut game = drawn(&base(), "0: 1 20\n 1: 1 46\n 2: 1 30\n down: 19 29 31 45");
    assert_eq!(game.reads(Place::Skipped(Seat(1))), 1);
    let steps = put_back(&mut game, 29);
    assert_eq!(game.turn, Seat(2));
    assert_eq!(events(&steps)[1..], [Event::Skipped { seat: Seat(1), last: 46, highest: 45 }]);
    put_back(&mut game, 29);
    assert_eq!(game.turn, Seat(0));
}

/// `rampart/skip`: this is checked in each turn; after a shot at the last card, a player can take cards
/// again.
#[test]
fn skipping_is_asked_anew() {
    let mut game = drawn(&points(), "0: 1 20\n 1: 1 7 46\n 2: 1 10\n down: 23 31 32");
    put_back(&mut game, 31);
    assert_eq!(game.turn, Seat(2));
    take(&mut game, 23);
    let steps = shoot(&mut game, 1, 46);
    assert!(steps.contains(&Step::Motion(Motion::Count { at: Place::Skipped(Seat(1)), by: -1 })));
    put_back(&mut game, 31);
    assert_eq!(game.turn, Seat(1));
}

/// `rampart/lone-player`, `rampart/ruling-R3`: the only player who can still take cards always leaves them
/// face up.
#[test]
fn a_lone_player_leaves_cards_face_up() {
    let mut game = drawn(&base(), "0: 1 20\n 1: 1 46\n down: 10 30 31 45");
    let fitting = Set::from_iter([30, 31, 45]);
    assert_eq!(
        game.ask(),
        Some(Ask::TurnOver { alone: true, lay: false, fitting }),
        "rampart/take: above 20"
    );
    turn_over(&mut game, 30);
    assert!(matches!(game.ask(), Some(Ask::Decide { fits: true, alone: true, .. })));
    assert_eq!(refusal(&game, Move::PutBack), Refusal::StaysUp);
    let steps = play(&mut game, Move::Leave);
    assert_eq!(events(&steps), [Event::Left { seat: Seat(0), spot: 1 }]);
    assert_eq!((game.turn, game.up), (Seat(0), Set::of(1)));
    turn_over(&mut game, 10);
    assert!(matches!(game.ask(), Some(Ask::Decide { fits: false, .. })));
    assert_eq!(legal(&game), [Move::Leave], "too low, and still to be seen by all");
}

/// `rampart/ruling-R2`: in a turn, a lone player either turns a card over or lays a face-up one, never both.
#[test]
fn a_face_up_card_is_laid_instead_of_turning_one() {
    let mut game = drawn(&base(), "0: 1 20\n 1: 1 46\n down: 31 45\n up: 10 30");
    let (up, low) = (spot(&game, 30), spot(&game, 10));
    assert_eq!(
        legal(&game),
        [Move::TurnOver { spot: 0 }, Move::TurnOver { spot: 1 }, Move::Take { spot: up }]
    );
    let fitting = Set::from_iter([30, 31, 45]);
    assert_eq!(
        game.ask(),
        Some(Ask::TurnOver { alone: true, lay: true, fitting }),
        "those that lie face up, too"
    );
    assert_eq!(refusal(&game, Move::Take { spot: low }), Refusal::TooLow { number: 10, last: 20 });
    assert_eq!(refusal(&game, Move::TurnOver { spot: up }), Refusal::AlreadyUp, "rampart/ruling-R17");
    turn_over(&mut game, 31);
    assert_eq!(refusal(&game, Move::Take { spot: up }), Refusal::OneCardATurn);
    play(&mut game, Move::Leave);
    play(&mut game, Move::Take { spot: up });
    assert_eq!(wall(&game, 0), [1, 20, 30]);
    play(&mut game, Move::Take { spot: 0 });
    assert_eq!((wall(&game, 0), game.up), (vec![1, 20, 30, 31], Set::of(low)));
}

/// `rampart/ruling-R4`: if a shot lets a second player take cards again, face-up cards stay and any player
/// may take them; cards turned over from now on are turned back.
#[test]
fn a_second_player_becomes_able_again() {
    let mut game = drawn(&points(), "0: 1 22\n 1: 1 2 46\n down: 23 31 32\n up: 25");
    let open = spot(&game, 25);
    turn_over(&mut game, 31);
    assert_eq!(legal(&game)[1..], [Move::Leave]);
    play(&mut game, Move::Leave);
    take(&mut game, 23);
    shoot(&mut game, 1, 46);
    assert_eq!((game.turn, game.up.len()), (Seat(1), 2));
    assert!(legal(&game).contains(&Move::Take { spot: open }));
    turn_over(&mut game, 32);
    assert_eq!(refusal(&game, Move::Leave), Refusal::NotAlone);
    play(&mut game, Move::PutBack);
    assert_eq!((game.turn, game.up.len()), (Seat(0), 2));
    play(&mut game, Move::Take { spot: open });
    assert_eq!(wall(&game, 0), [1, 22, 23, 25]);
}

/// The log says "alone" once, when it begins, and names the players who are skipped from then on.
#[test]
fn being_alone_is_logged_once() {
    let mut game = drawn(&base(), "0: 1 20\n 1: 1 30\n 2: 1\n down: 10 28 29 31 32 46");
    put_back(&mut game, 10);
    put_back(&mut game, 10);
    assert_eq!(events(&take(&mut game, 46)).len(), 1, "two can still take");
    assert_eq!(events(&take(&mut game, 31)).len(), 1);
    let skipped = Event::Skipped { seat: Seat(2), last: 46, highest: 29 };
    let mut game = drawn(&base(), "0: 1 20\n 1: 1 30\n 2: 1 46\n down: 10 28 29 31");
    put_back(&mut game, 10);
    let found = events(&take(&mut game, 31));
    assert_eq!(found[1..], [skipped, Event::Alone { seat: Seat(0) }]);
    assert_eq!(game.reads(Place::Skipped(Seat(1))), 1);
    assert_eq!(events(&leave(&mut game, 10)).len(), 1, "not in every turn");
    assert_eq!(events(&take(&mut game, 28)).len(), 1);
}

/// `rampart/ruling-R5`: once no card lies face down a player may pass, for example to keep a cannon for
/// later.
#[test]
fn a_player_may_pass_when_nothing_lies_face_down() {
    let mut game = drawn(&points(), "0: 1 20\n 1: 1 46\n down: 31\n up: 23");
    assert_eq!(refusal(&game, Move::Pass), Refusal::CannotPass);
    leave(&mut game, 31);
    assert_eq!(legal(&game), [Move::Take { spot: 0 }, Move::Take { spot: 1 }, Move::Pass]);
    assert_eq!(game.ask(), Some(Ask::Pass { lay: true }));
    let steps = play(&mut game, Move::Pass);
    assert_eq!(events(&steps)[..2], [Event::Passed { seat: Seat(0) }, Event::Stalled]);
    assert!(game.is_over());
}
