//! The three ends, and the order in which they are checked (`#[cfg(test)]`).

use super::*;
use crate::game::Describe;

/// `rampart/ten`, `E2`: ten cards, the flag included, end the game at once, and their owner wins.
#[test]
fn ten_cards_end_the_game() {
    let mut game = drawn(&base(), "0: 1 2 3 4 5 6 7 8 9\n 1: 1 43 44 45\n down: 10 46");
    let steps = take(&mut game, 10);
    assert_eq!((end(&game), winners(&game)), ("ten".into(), vec![0]));
    assert_eq!(
        events(&steps)[1..],
        [Event::Finished { seat: Seat(0) }, Event::GameOver { winners: Seats::only(Seat(0)) }]
    );
    assert!(game.to_act().is_empty() && game.ask().is_none() && legal(&game).is_empty());
    assert_eq!(game.check(Seat(1), Move::Pass), Err(Refusal::GameOver));
    assert_eq!(game.outcome().unwrap().scores[..], [10, 4]);
}

/// `rampart/ten`: nine cards do not end the game.
#[test]
fn nine_cards_do_not() {
    let mut game = drawn(&base(), "0: 1 2 3 4 5 6 7 8\n 1: 1\n down: 10 46");
    take(&mut game, 10);
    assert!(!game.is_over());
}

/// `rampart/blocked`: no player can take a card; most cards win, then the highest card.
#[test]
fn nobody_can_take_a_card() {
    let mut game = drawn(&base(), "0: 1 2 44\n 1: 1 40 45\n 2: 1 43\n down: 7 46");
    take(&mut game, 46);
    assert_eq!((end(&game), winners(&game)), ("blocked".into(), vec![0]), "most cards");
    let mut game = drawn(&base(), "0: 1 44\n 1: 1 2 45\n 2: 1 3 43\n down: 7 46");
    take(&mut game, 46);
    assert_eq!(winners(&game), [0], "three cards each; 46 is the highest");
    let mut game = drawn(&base(), "0: 1\n 1: 1 2 45\n 2: 1 3 44\n down: 46");
    take(&mut game, 46);
    assert_eq!(winners(&game), [1], "the last card, not the last one laid");
}

/// `rampart/blocked`: the game goes on as long as one player can take a card.
#[test]
fn somebody_can_take_a_card() {
    let mut game = drawn(&base(), "0: 1 44\n 1: 1 45\n 2: 1 29\n down: 7 30 46");
    take(&mut game, 46);
    assert!(!game.is_over());
    assert_eq!(game.turn, Seat(2));
}

/// Puts cards back, turn after turn, until the game is over; returns the number of turns.
fn turns_until_over(game: &mut Rampart) -> u32 {
    for turns in 0..1000 {
        if game.is_over() {
            return turns;
        }
        let last = game.lying.iter().last().unwrap();
        play(game, Move::TurnOver { spot: last });
        play(game, Move::PutBack);
    }
    panic!("no end");
}

/// `rampart/stall`, `rampart/ruling-R1`: two turns for every card left of each player who can take, not two rounds.
#[test]
fn nobody_wants_a_card() {
    let mut game = drawn(&base(), "0: 1 20\n 1: 1 30\n down: 2 40 41 42 45");
    assert_eq!(turns_until_over(&mut game), 2 * 5 * 2);
    assert_eq!((end(&game), winners(&game)), ("stalled".into(), vec![1]));
    let mut game = drawn(&base(), "0: 1 20\n 1: 1 46\n 2: 1 30\n down: 2 40 41 42 45");
    assert_eq!(turns_until_over(&mut game), 2 * 5 * 2, "who is skipped has no turns");
    let all = numbers(LOWEST..=HIGHEST);
    let mut game = drawn(&base(), &format!("0: 1\n 1: 1\n 2: 1\n 3: 1\n down: {all}"));
    assert_eq!(turns_until_over(&mut game), 360, "the longest there is");
    assert_eq!(winners(&game), [0, 1, 2, 3], "all still on 1: shared: rampart/ruling-R15");
}

/// `rampart/stall`: a card that is taken or inserted starts the count again.
#[test]
fn taking_and_inserting_start_the_count_again() {
    let mut game = drawn(&points(), "0: 1 8 28\n 1: 1 20\n down: 9 40 41 42 45");
    let patience = |game: &Rampart| game.patience(game.able());
    assert_eq!(patience(&game), 20);
    for _ in 0..19 {
        put_back(&mut game, 45);
    }
    take(&mut game, 40);
    assert_eq!((game.idle, patience(&game)), (0, 16));
    for _ in 0..14 {
        put_back(&mut game, 45);
    }
    insert(&mut game, 9);
    assert_eq!((game.idle, patience(&game)), (0, 12));
}

/// `rampart/stall`: so does a card that a lone player leaves face up; then one pass is enough.
#[test]
fn a_lone_player_sees_every_card() {
    let mut game = drawn(&base(), "0: 1 20\n 1: 1 46\n down: 2 3 4 30 31");
    for number in [2, 3, 4, 30, 31] {
        leave(&mut game, number);
        assert_eq!((game.idle, game.is_over()), (0, false));
    }
    let mut other = game.clone();
    play(&mut game, Move::Pass);
    assert_eq!((end(&game), winners(&game)), ("stalled".into(), vec![1]));
    play(&mut other, Move::Take { spot: 3 });
    play(&mut other, Move::Take { spot: 4 });
    assert_eq!((end(&other), winners(&other)), ("blocked".into(), vec![0]));
}

/// `rampart/stall`, `rampart/ruling-R5`: one pass of each player who can take a card, once no card lies face
/// down.
#[test]
fn each_passes_once() {
    let mut game = drawn(&base(), "0: 1 20\n 1: 1 46\n 2: 1 30\n up: 2 40 41");
    play(&mut game, Move::Pass);
    assert_eq!((game.turn, game.is_over()), (Seat(2), false));
    let mut other = game.clone();
    play(&mut game, Move::Pass);
    assert_eq!(end(&game), "stalled");
    play(&mut other, Move::Take { spot: 1 });
    play(&mut other, Move::Pass);
    assert!(!other.is_over(), "the take started the count again");
    play(&mut other, Move::Pass);
    assert_eq!(end(&other), "stalled");
}

/// `rampart/turn-order`, `rampart/ruling-R7`: the shot comes before the check whether any player can take a
/// card.
#[test]
fn a_shot_makes_a_dead_game_go_on() {
    let mut game = drawn(&points(), "0: 1 40\n 1: 1 10 44\n down: 7 42");
    take(&mut game, 42);
    assert!(!game.is_over(), "nobody is able, but the cannon has not been fired");
    let mut other = game.clone();
    shoot(&mut game, 1, 44);
    assert_eq!(end(&game), "blocked", "7 is still too low for 10");
    shoot(&mut other, 1, 10);
    assert_eq!(end(&other), "blocked");
    let mut game = drawn(&points(), "0: 1 40\n 1: 1 6 44\n down: 7 42");
    take(&mut game, 42);
    shoot(&mut game, 1, 44);
    assert_eq!((game.is_over(), game.turn), (false, Seat(1)), "7 fits again");
}
