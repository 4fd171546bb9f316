//! The variant with points, and the game without it (`#[cfg(test)]`).

use super::*;
use crate::wire::Decided;

fn sources(config: &Config, cards: &str) -> Vec<(Source, i16)> {
    let game = drawn(config, &format!("0: {cards}\n 1: 1\n down: 46"));
    let mut out = Vec::new();
    game.score(Seat(0), &mut |source, points| out.push((source, points)));
    assert_eq!(game.total(Seat(0)), out.iter().map(|&(_, points)| points).sum::<i16>());
    out
}

fn of(source: Source, cards: &str) -> i16 {
    sources(&points(), cards).into_iter().find(|&(s, _)| s == source).unwrap().1
}

/// `rampart/points`, `rampart/ruling-R6`: every card gives a point, flag, cannons, towers and magician
/// included.
#[test]
fn every_card_is_a_point() {
    assert_eq!(of(Source::Cards, "1"), 1);
    assert_eq!(of(Source::Cards, "1 5 8 12 38"), 5);
    let game = drawn(&points(), "0: 1 5 8 12\n 1: 1\n down: 46");
    assert_eq!(game.total(Seat(0)), 4, "no bonus, but the point of every card");
    let best = drawn(&points(), "0: 1 6 9 11 21 24 26 36 38 41\n 1: 1\n down: 46");
    assert_eq!(best.total(Seat(0)), 26, "the best there is");
}

/// `rampart/king`: the king gives three more points.
#[test]
fn the_king_adds_three() {
    assert_eq!((of(Source::King, "1 37"), of(Source::King, "1 38")), (0, 3));
}

/// `rampart/royals`, `E1`: each gives a point, and each pair one more, adjacent or not.
#[test]
fn royals_count_in_pairs() {
    assert_eq!(of(Source::Royals, "1 6 11 21 26"), 6, "two princes and two princesses");
    assert_eq!(of(Source::Royals, "1 6 7 10 13 41"), 3, "not adjacent");
    assert_eq!(of(Source::Royals, "1 6 26 36"), 3, "no princess");
    assert_eq!(of(Source::Royals, "1 6 11 21 41"), 5, "one pair");
    assert_eq!(of(Source::Royals, "1 6 11 21 26 36 41"), 9);
}

/// `rampart/ravens`, `E3`: one or two points each, at most five in all.
#[test]
fn ravens_count_up_to_five() {
    assert_eq!(of(Source::Ravens, "1 3 14"), 2);
    assert_eq!(of(Source::Ravens, "1 9 14"), 3);
    assert_eq!(of(Source::Ravens, "1 9 24 39"), 5, "three cards of two: 5, not 6");
    assert_eq!(of(Source::Ravens, "1 3 9 14 24 33 39"), 5);
}

/// `rampart/points`: most points win, not necessarily the player who finished; then the highest card.
#[test]
fn most_points_win() {
    let nine = "0: 1 2 4 7 10 13 16 17 19";
    let mut game = drawn(&points(), &format!("{nine}\n 1: 1 6 11 21 26 36 38 41\n down: 22 46"));
    take(&mut game, 22);
    assert_eq!((end(&game), winners(&game)), ("ten".into(), vec![1]));
    assert_eq!(game.outcome().unwrap().scores[..], [10, 20]);
    let mut game = drawn(&points(), "0: 1 2 4 7 10 43\n 1: 1 38 40\n down: 46");
    game.turn = Seat(1);
    take(&mut game, 46);
    assert_eq!((end(&game), game.outcome().unwrap().scores[..].to_vec()), ("blocked".into(), vec![6, 7]));
    let mut game = drawn(&points(), "0: 1 2 4 7 10 31\n 1: 1 38\n down: 46");
    game.turn = Seat(1);
    take(&mut game, 46);
    assert_eq!(game.outcome().unwrap().scores[..], [6, 6]);
    assert_eq!(winners(&game), [1], "a tie of points: the highest card, not the number of cards");
}

/// `rampart/decoration`: without the variant, pictures give no points and have no effect.
#[test]
fn without_the_variant_pictures_are_decoration() {
    assert_eq!(sources(&base(), "1 6 9 11 38"), [(Source::Cards, 5)]);
    let mut game = drawn(&Config { flag_is_tower: true, ..base() }, "0: 1 8 40\n 1: 1 10\n down: 9 42");
    assert!(game.protected(Seat(0)).is_empty());
    assert_eq!(game.reads(Place::Magic(Seat(0))), 0);
    turn_over(&mut game, 9);
    assert_eq!(refusal(&game, Move::Insert { spot: 0 }), Refusal::NoPictures);
    play(&mut game, Move::PutBack);
    put_back(&mut game, 9);
    take(&mut game, 42);
    assert!(game.is_over(), "nothing was shot, nobody is able for a magician's sake");
}

/// `rampart/flag-is-tower`: the option changes no points.
#[test]
fn a_flag_that_is_a_tower_has_no_bonus() {
    let game = drawn(&flag_is_tower(), "0: 1 5\n 1: 1\n down: 46");
    assert_eq!(game.total(Seat(0)), 2);
}

/// `rampart/ten`, `rampart/points`: the score names ten cards in any case, else the source with the largest
/// lead, else the highest card.
#[test]
fn a_finished_game_names_the_deciding_rule() {
    let decided = |config: &Config, turn: u8, text: &str, card: u8| {
        let mut game = drawn(config, text);
        game.turn = Seat(turn);
        take(&mut game, card);
        let winner = usize::from(winners(&game)[0]);
        crate::session::score::scores(&game)[winner].decided.unwrap()
    };
    let points = |source, lead, over| Decided::Points { source, lead, over: Seat(over) };
    let ten = "0: 1 2 4 7 10 13 16 17 19\n 1: 1 6 11 21 26 36 38 41\n down: 22 46";
    assert_eq!(decided(&base(), 0, ten, 22), Decided::AtOnce { rule: "rampart/ten" });
    assert!(matches!(decided(&super::points(), 0, ten, 22), Decided::Points { over: Seat(0), .. }));
    assert_eq!(
        decided(&base(), 0, "0: 1 2 44\n 1: 1 40 45\n 2: 1 43\n down: 7 46", 46),
        points(Source::Cards, 1, 1)
    );
    assert_eq!(
        decided(&super::points(), 1, "0: 1 2 4 7 10 43\n 1: 1 38 40\n down: 46", 46),
        points(Source::King, 3, 0)
    );
    assert_eq!(decided(&super::points(), 1, "0: 1 2 4 7 10 31\n 1: 1 38\n down: 46", 46), Decided::Even);
}
