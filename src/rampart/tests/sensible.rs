//! Computer players do nothing that looks absurd: whoever has turned over the next card of its rampart lays it.

use super::{Set, base, drawn};
use crate::bot::{Knowledge, Level, Observed, Search, Shortlist, choose, explain};
use crate::game::{Quiet, Rules, Seat};
use crate::rampart::{Config, Move, Rampart};

/// Returns whether this card fits and none that is left on the table would be skipped.
fn is_next(game: &Rampart, seat: Seat, number: u8) -> bool {
    let highest = game.wall(seat).highest();
    number > highest && (highest + 1..number).all(|skipped| !game.left.has(skipped))
}

/// Plays a game between two players of a level; returns the decisions about the next card that laid it, and the
/// positions of those that did not.
fn about_next(level: &Level, seed: u32) -> Option<(u32, Vec<Rampart>)> {
    let mut game = Rampart::new(2, &Config::default(), seed).ok()?;
    let (mut laid, mut others, mut turned) = (0, Vec::new(), None);
    while let Some(seat) = game.to_act().first() {
        let mv = choose(Observed::new(&game, seat), level, seed ^ u32::from(game.progress()) << 8)?;
        match (turned, mv) {
            (Some(number), Move::Take { .. }) if is_next(&game, seat, number) => laid += 1,
            (Some(number), _) if is_next(&game, seat, number) => others.push(game.clone()),
            _ => {}
        }
        turned = if let Move::TurnOver { spot } = mv { game.number_at(spot) } else { None };
        game.apply(seat, mv, &mut Quiet);
    }
    Some((laid, others))
}

#[test]
fn the_next_card_is_laid_by_every_level_and_character() {
    let characters = Rampart::CHARACTERS.map(Some).into_iter().chain([None]);
    let mut all = 0;
    for character in characters {
        for level in &Rampart::LEVELS[1..5] {
            let level = Level { blunder_rate: 0, iterations: 60, character, ..*level };
            for seed in 5..13 {
                let (laid, others) = about_next(&level, seed).unwrap_or_default();
                assert!(others.is_empty(), "{} {character:?} in {others:?}", level.name);
                all += laid;
            }
        }
    }
    assert!(all > 40, "{all} laid");
}

#[test]
fn a_player_without_a_shortlist_does_not_lay_each_and_is_judged_for_it() -> Result<(), &'static str> {
    let level = Level { shortlist: Shortlist::Whole, blunder_rate: 0, iterations: 60, ..Rampart::LEVELS[4] };
    let careful = Level { character: Some(Rampart::CHARACTERS[0]), ..level };
    let mut refused = (0..20).filter_map(|seed| about_next(&careful, seed)).flat_map(|(_, others)| others);
    let can_put_back = |game: &Rampart| {
        let mut moves = Vec::new();
        game.to_act().iter().for_each(|seat| game.legal_moves(seat, &mut moves));
        moves.contains(&Move::PutBack)
    };
    let game = refused.find(can_put_back).ok_or("all laid")?;
    let seat = game.to_act().first().ok_or("over")?;
    let mut search = Search::new(Observed::new(&game, seat), &Rampart::LEVELS[4], 1);
    let visits = |search: &Search<Rampart>| {
        let of = |mv| search.root_stats().iter().find(|one| one.mv == mv).map_or(0, |one| one.visits);
        of(Move::PutBack)
    };
    search.run(100);
    assert_eq!(visits(&search), 0);
    search.compare_with(Move::PutBack);
    search.run(100);
    assert!(visits(&search) >= 49);
    Ok(())
}

/// P48: a card that nobody has seen is turned over in the hope that it fits, however small the hope.
#[test]
fn a_small_hope_is_a_reason() {
    let mut game = drawn(
        &base(),
        "0: 1 30\n1: 1\ndown: 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 31",
    );
    game.seen = Set::of(0);
    let moves = [1, 2, 0].map(|spot| Move::TurnOver { spot });
    let (than, facts) = explain(&Observed::new(&game, Seat(0)), &moves, &[]).expect("a reason");
    assert_eq!((than, facts[0].what, facts[0].amount, facts[0].of), (moves[2], "unseen", 1, 28));
}
