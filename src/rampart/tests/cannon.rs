//! Cannons and towers (`#[cfg(test)]`).

use super::*;
use crate::game::Describe;

/// `rampart/cannon`: a cannon must remove a card from another rampart as soon as it is laid; the card leaves
/// the game.
#[test]
fn a_cannon_shoots_at_once() {
    let mut game = drawn(&points(), "0: 1 20\n 1: 1 7 10\n 2: 1 46\n down: 23 44 45");
    take(&mut game, 23);
    assert_eq!((game.turn, game.ask()), (Seat(0), Some(Ask::Shoot)));
    let shots = [shot(&game, 1, 7), shot(&game, 1, 10), shot(&game, 2, 46)];
    assert_eq!(legal(&game), shots, "anything of the others, who is skipped included: rampart/ruling-R10");
    for mv in [Move::Pass, Move::PutBack, Move::Leave, Move::TurnOver { spot: 1 }, Move::Take { spot: 1 }] {
        assert_eq!(refusal(&game, mv), Refusal::ShootFirst, "there is no thank you, no");
    }
    let steps = shoot(&mut game, 1, 7);
    assert_eq!(events(&steps)[0], Event::Shot { seat: Seat(0), victim: Seat(1), number: 7 });
    assert_eq!((wall(&game, 1), game.gone().has(7), game.turn), (vec![1, 10], true, Seat(1)));
}

/// `rampart/cannon`, `rampart/ruling-R9`: a cannon never shoots at its own rampart.
#[test]
fn a_cannon_never_shoots_at_its_owner() {
    let mut game = drawn(&points(), "0: 1 20 22\n 1: 1 7\n down: 23 44 45");
    let mv = Move::Shoot { seat: Seat(0), place: 2 };
    assert_eq!(refusal(&game, mv), Refusal::NoCannon);
    take(&mut game, 23);
    assert_eq!(refusal(&game, mv), Refusal::OwnRampart);
    assert_eq!(refusal(&game, Move::Shoot { seat: Seat(1), place: 2 }), Refusal::NothingThere);
    assert_eq!(refusal(&game, Move::Shoot { seat: Seat(2), place: 0 }), Refusal::NothingThere);
    assert_eq!(legal(&game), [shot(&game, 1, 7)]);
}

/// `rampart/cannon`: without a legal target there is no shot. `rampart/flag-safe`: a flag card is no target.
#[test]
fn without_a_target_there_is_no_shot() {
    let mut game = drawn(&points(), "0: 1 20\n 1: 1\n 2: 1 5 7 15\n down: 23 44 45");
    let steps = take(&mut game, 23);
    assert_eq!(events(&steps)[1..], [Event::NoTarget { seat: Seat(0) }]);
    assert_eq!(game.turn, Seat(1));
    let mut game = drawn(&points(), "0: 1 20\n 1: 1 2\n down: 23 44 45");
    take(&mut game, 23);
    assert_eq!(refusal(&game, Move::Shoot { seat: Seat(1), place: 0 }), Refusal::FlagIsSafe);
}

/// `rampart/towers`: one tower protects itself; two also protect the cards between them.
#[test]
fn towers_protect_the_cards_between_them() {
    let safe = |cards: &str| {
        let game = drawn(&points(), &format!("0: 1\n 1: {cards}\n down: 46"));
        game.protected(Seat(1)).iter().collect::<Vec<_>>()
    };
    assert!(safe("1 2 4 6").is_empty());
    assert_eq!(safe("1 2 5 7"), [5]);
    assert_eq!(safe("1 2 5 7 10 15 16"), [5, 7, 10, 15]);
}

/// `rampart/safe-span`, `rampart/ruling-R11`: three or more towers protect everything from the leftmost to
/// the rightmost.
#[test]
fn the_span_reaches_from_the_first_tower_to_the_last() {
    let mut game = drawn(&points(), "0: 1 22\n 1: 1 2 5 7 15 16 20 21\n down: 23 44 45");
    take(&mut game, 23);
    assert_eq!(legal(&game), [shot(&game, 1, 2), shot(&game, 1, 21)]);
    assert_eq!(refusal(&game, shot(&game, 1, 16)), Refusal::BetweenTowers);
    assert_eq!(refusal(&game, shot(&game, 1, 20)), Refusal::BetweenTowers);
    let safe: i16 = (0..10).map(|i| game.reads(Place::Safe(Seat(1), i))).sum();
    assert_eq!(safe, 5);
}

/// `rampart/flag-is-tower`, `rampart/ruling-R11`: with this option the flag is the leftmost tower.
#[test]
fn the_flag_can_be_a_tower() {
    let picture = "0: 1 22\n 1: 1 2 5 7\n down: 23 44 45";
    let (mut without, mut with) = (drawn(&points(), picture), drawn(&flag_is_tower(), picture));
    take(&mut without, 23);
    take(&mut with, 23);
    assert_eq!(legal(&without), [shot(&without, 1, 2), shot(&without, 1, 7)], "ours: it is none");
    assert_eq!(legal(&with), [shot(&with, 1, 7)]);
    let alone = drawn(&flag_is_tower(), "0: 1 22\n 1: 1 2 7\n down: 23");
    assert_eq!(alone.protected(Seat(1)), Set::of(1), "by itself it protects nothing but itself");
}

/// `rampart/closing-up`, `rampart/ruling-R16`: the row closes up card by card, and two cards never share a
/// place; the last card is the one that is now rightmost.
#[test]
fn the_row_closes_up() {
    let mut game = drawn(&points(), "0: 1 20\n 1: 1 7 10 46\n down: 23 44 45");
    take(&mut game, 23);
    let steps = shoot(&mut game, 1, 7);
    let place = |i| Place::Wall(Seat(1), i);
    let moves: Vec<_> = steps
        .iter()
        .filter_map(|step| match step {
            Step::Motion(Motion::Move { from, to, .. }) => Some((*from, *to)),
            _ => None,
        })
        .collect();
    assert_eq!(moves, [(place(1), Place::Gone), (place(2), place(1)), (place(3), place(2))]);
    assert_eq!(wall(&game, 1), [1, 10, 46]);
    let mut game = drawn(&points(), "0: 1 20\n 1: 1 7 10 46\n down: 11 23 44 45");
    take(&mut game, 23);
    shoot(&mut game, 1, 46);
    take(&mut game, 11);
    assert_eq!(wall(&game, 1), [1, 7, 10, 11], "11 fits on 10");
}

/// `rampart/tenth-card-shot`: a cannon laid as the tenth card shoots before the game ends, and may change who
/// wins.
#[test]
fn the_tenth_card_shoots() {
    let ten = "0: 1 2 4 7 10 13 16 17 19";
    let picture = format!("{ten}\n 1: 1 11 21 26 36 38\n down: 23 46");
    let mut game = drawn(&points(), &picture);
    take(&mut game, 23);
    assert_eq!((game.is_over(), game.ask()), (false, Some(Ask::Shoot)));
    let mut other = game.clone();
    shoot(&mut game, 1, 11);
    assert_eq!((end(&game), winners(&game)), ("ten".into(), vec![1]), "10 to 12");
    shoot(&mut other, 1, 38);
    assert_eq!(winners(&other), [1], "10 to 11");
    let mut game = drawn(&points(), &picture.replace(" 11", ""));
    take(&mut game, 23);
    shoot(&mut game, 1, 38);
    assert_eq!((end(&game), winners(&game)), ("ten".into(), vec![0]), "10 to 8, where it was 12");
}

/// `rampart/inserted-cannon`: a cannon inserted by the magician shoots, too.
#[test]
fn an_inserted_cannon_shoots() {
    let mut game = drawn(&points(), "0: 1 8 20\n 1: 1 9\n down: 12 44 45");
    insert(&mut game, 12);
    assert_eq!((wall(&game, 0), legal(&game)), (vec![1, 8, 12, 20], vec![shot(&game, 1, 9)]));
    let mut game = drawn(&points(), "0: 1 5 8 15 20\n 1: 1 9\n down: 12 44 45");
    insert(&mut game, 12);
    assert_eq!(game.ask(), Some(Ask::Shoot), "also from between two towers: rampart/ruling-R10");
}

/// `rampart/magician-shot`: a magician that is shot before use is lost; a used one is a target like any card.
#[test]
fn a_magician_that_is_shot_is_lost() {
    let mut game = drawn(&points(), "0: 1 22\n 1: 1 8 20\n down: 9 23 44 45");
    take(&mut game, 23);
    let steps = shoot(&mut game, 1, 8);
    assert!(steps.contains(&Step::Motion(Motion::Count { at: Place::Magic(Seat(1)), by: -1 })));
    turn_over(&mut game, 9);
    assert_eq!(refusal(&game, Move::Insert { spot: 0 }), Refusal::NoMagician);
    let mut game = drawn(&points(), "0: 1 22\n 1: 1 8\n down: 9 23 44 45\n spent");
    take(&mut game, 23);
    assert_eq!(legal(&game), [shot(&game, 1, 8)]);
}
