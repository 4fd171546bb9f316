//! The magician (`#[cfg(test)]`).

use super::*;

/// `rampart/magician`: once, on a later turn, a player inserts the card turned over at its place in the
/// ascending order.
#[test]
fn a_card_is_inserted() {
    let mut game = drawn(&points(), "0: 1 20\n 1: 1 7 10\n down: 8 9 30 31 32");
    put_back(&mut game, 8);
    turn_over(&mut game, 8);
    assert_eq!(refusal(&game, Move::Insert { spot: 0 }), Refusal::NoMagician, "it cannot insert itself");
    let mut game = drawn(&points(), "0: 1 20\n 1: 1 8 10 12\n down: 2 9 30 31 32");
    put_back(&mut game, 2);
    let steps = insert(&mut game, 9);
    assert_eq!(wall(&game, 1), [1, 8, 9, 10, 12]);
    let place = |i| Place::Wall(Seat(1), i);
    let moves: Vec<_> = steps
        .iter()
        .filter_map(|step| match step {
            Step::Motion(Motion::Move { from, to, .. }) => Some((*from, *to)),
            _ => None,
        })
        .collect();
    assert_eq!(moves, [(place(3), place(4)), (place(2), place(3)), (Place::Card(1), place(2))]);
    assert!(steps.contains(&Step::Motion(Motion::Count { at: Place::Magic(Seat(1)), by: -1 })));
    put_back(&mut game, 2);
    turn_over(&mut game, 2);
    assert_eq!(refusal(&game, Move::Insert { spot: 0 }), Refusal::NoMagician, "only once");
    assert_eq!(legal(&game), [Move::PutBack]);
}

/// `rampart/magician`, `rampart/ruling-R13`: also below the number of the magician itself, and, for a lone
/// player, right after the magician was laid.
#[test]
fn a_card_goes_below_the_magician() {
    let mut game = drawn(&points(), "0: 1\n 1: 1 46\n down: 2 8 30");
    take(&mut game, 8);
    assert_eq!(game.turn, Seat(0), "alone, so the very next turn is a later one");
    let spot = spot(&game, 2);
    turn_over(&mut game, 2);
    assert_eq!(legal(&game), [Move::Insert { spot }, Move::Leave]);
    play(&mut game, Move::Insert { spot });
    assert_eq!(wall(&game, 0), [1, 2, 8]);
}

/// `rampart/magician`, `rampart/ruling-R2`, `rampart/ruling-R13`: a card that lies face up can be inserted instead of
/// turning one over.
#[test]
fn a_face_up_card_is_inserted() {
    let mut game = drawn(&points(), "0: 1 8 20\n 1: 1 46\n down: 30\n up: 9 22");
    assert_eq!(legal(&game), [Move::TurnOver { spot: 0 }, Move::Insert { spot: 1 }, Move::Take { spot: 2 }]);
    play(&mut game, Move::Insert { spot: 1 });
    assert_eq!(wall(&game, 0), [1, 8, 9, 20]);
}

/// `rampart/magician-spares`: a card that fits at the right end is taken; the magician is not spent on it.
#[test]
fn a_fitting_card_never_spends_the_magician() {
    let mut game = drawn(&points(), "0: 1 8 20\n 1: 1 10\n down: 9 31 44");
    turn_over(&mut game, 31);
    assert_eq!(refusal(&game, Move::Insert { spot: 1 }), Refusal::FitsAtTheEnd);
    play(&mut game, Move::Take { spot: 1 });
    assert_eq!(game.reads(Place::Magic(Seat(0))), 1);
    put_back(&mut game, 9);
    turn_over(&mut game, 9);
    assert_eq!(refusal(&game, Move::Take { spot: 0 }), Refusal::TooLow { number: 9, last: 31 });
}

/// `rampart/skip`, `rampart/magician`, `rampart/ruling-R12`: a player with an unused magician can take cards
/// as long as one is left, and keeps other players from being alone.
#[test]
fn a_magician_keeps_its_owner_able() {
    let mut game = drawn(&points(), "0: 1 20\n 1: 1 8 46\n down: 9 30 44");
    assert!(game.is_able(Seat(1)) && !game.is_alone(Seat(0)));
    put_back(&mut game, 44);
    assert_eq!(game.turn, Seat(1));
    insert(&mut game, 9);
    assert!(!game.is_able(Seat(1)) && game.is_alone(Seat(0)), "used");
    let empty = drawn(&points(), "0: 1 20\n 1: 1 8 46\n up:");
    assert!(!empty.is_able(Seat(1)), "no card is left");
}

/// `rampart/ten`, `rampart/ruling-R8`: an inserted tenth card also ends the game.
#[test]
fn a_tenth_card_may_be_inserted() {
    let mut game = drawn(&points(), "0: 1 2 4 7 8 10 13 16 17\n 1: 1\n down: 3 46");
    insert(&mut game, 3);
    assert_eq!((end(&game), wall(&game, 0).len()), ("ten".into(), 10));
}
