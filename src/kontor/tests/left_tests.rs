//! What is left to come, as far as an eye can know. #[cfg(test)] stands before `mod tests`.

use super::*;
use crate::game::{Describe, Observation};
use serde_json::json;
use std::collections::BTreeMap;

/// The kinds left by a note each, with how many.
fn left(game: &Kontor, eye: Eye) -> Vec<(Face, u8)> {
    let mut out = Vec::new();
    game.notes(eye, &mut |_, note| {
        if let Note::Left { card, count } = note {
            out.push((card, count));
        }
    });
    out
}

/// The cards that an eye sees on the table.
fn seen(game: &Kontor, eye: Eye) -> CardSet {
    let mut out = CardSet::default();
    game.tokens(&mut |at, face| {
        if let Face::Card { number, .. } = face
            && number != ANCHOR
            && game.sees(eye, at)
        {
            out.insert(number);
        }
    });
    out
}

/// Plays a game at random and looks at every position through every eye.
fn watched(seats: u8, config: &Config, seed: u32, mut each: impl FnMut(&Kontor, Eye)) {
    let mut game = Kontor::new(seats, config, seed).unwrap();
    let mut rng = Rng::new(seed);
    loop {
        let eyes = Seat::all(seats).map(Eye::Seat).chain([Eye::Table]);
        eyes.for_each(|eye| each(&game, eye));
        let Some(seat) = game.to_act().first() else { return };
        let mv = rng.pick(&game.legal(seat)).unwrap();
        game.apply(seat, mv, &mut Quiet);
    }
}

fn tables() -> impl Iterator<Item = (u8, Scenario)> {
    Scenario::ALL
        .into_iter()
        .flat_map(|scenario| scenario.players().iter().map(move |&seats| (seats, scenario)))
}

/// All cards that were dealt.
fn deck(chance: &Chance) -> CardSet {
    let docks = chance.docks.iter().flatten().chain(&chance.common);
    chance.canals.iter().chain(docks).chain(&chance.specials).copied().collect()
}

/// S10: in every scenario, after every move and for every eye, what is left and what is seen are the whole deck, each card
/// in one of the two; by kind there are just so many.
#[test]
fn what_is_left_and_what_is_seen_are_the_deck() {
    for (seats, scenario) in tables() {
        let config = config(scenario);
        let mut dealt: CardSet = deck(&Kontor::deal(seats, &config, &mut Rng::new(4)));
        let laid = config.rules(seats).setup.laid;
        laid.into_iter().filter(|&number| number != 0).for_each(|number| dealt.insert(number));
        watched(seats, &config, 4, |game, eye| {
            let (left, seen) = (game.left_for(eye), seen(game, eye));
            assert!(left.iter().all(|number| !seen.has(number)), "{scenario:?}, {eye:?}: seen and left");
            assert_eq!(left.iter().chain(seen.iter()).collect::<CardSet>(), dealt, "{scenario:?}, {eye:?}");
            let mut kinds: BTreeMap<Face, u8> = BTreeMap::new();
            left.iter().for_each(|number| *kinds.entry(unnumbered(game.face(number))).or_default() += 1);
            let told = self::left(game, eye);
            assert_eq!(told.len(), kinds.len(), "a kind is told twice");
            assert_eq!(told.into_iter().collect::<BTreeMap<_, _>>(), kinds);
        });
    }
}

fn unnumbered(face: Face) -> Face {
    match face {
        Face::Card { sort, side, goods, building, symbol, .. } => {
            Face::Card { number: 0, sort, side, goods, building, symbol }
        }
        other => other,
    }
}

/// S10: with every optional rule nothing is left that is seen, and nothing comes from outside the box: what is left is in
/// a pile, a hand, the shop, face down, or laid aside unseen.
#[test]
fn optional_rules_leave_nothing_that_is_seen() {
    for config in with_options() {
        for seed in 1..4 {
            watched(2, &config, seed, |game, eye| {
                let (left, seen) = (game.left_for(eye), seen(game, eye));
                assert!(left.iter().all(|number| !seen.has(number) && (1..=NUMBERS).contains(&number)));
                // What lies in the box before all eyes is not to come: a flood thrown away, bridges that nobody was given.
                assert!(
                    game.aside.iter().all(|number| !(game.seen.has(number) && left.has(number))),
                    "{config:?}"
                );
                // Whoever sees more has less left to come.
                assert!(left.iter().all(|number| game.left_for(Eye::Table).has(number)), "{config:?}");
            });
        }
    }
}

/// One game with each optional rule that two can play the advanced game with.
fn with_options() -> Vec<Config> {
    let plain = || config(Scenario::Advanced);
    vec![
        Config { justice: true, ..plain() },
        Config { dead_drunk: true, ..plain() },
        Config { first_pick: true, free_draw: true, ..plain() },
        Config { smuggling: true, ..plain() },
        Config { special_shop: true, ..plain() },
        Config { bridge_and_flood: true, ..plain() },
        Config { great_flood: true, ..plain() },
        Config { events: true, ..plain() },
    ]
}

/// S10, M7: worlds that an eye cannot tell from one another leave it the same, also while cards lie face down and the
/// own pile has been looked through.
#[test]
fn hidden_cards_change_nothing_that_is_left() {
    let scenarios = tables().map(|(seats, scenario)| (seats, config(scenario)));
    for (seats, config) in scenarios.chain(with_options().into_iter().map(|config| (2, config))) {
        let mut step = 0;
        watched(seats, &config, 9, |game, eye| {
            step += 1;
            let Eye::Seat(seat) = eye else { return };
            if step % 7 != 0 {
                return;
            }
            let mut other = game.clone();
            other.imagine(seat, &mut Rng::new(step));
            assert_eq!(left(game, eye), left(&other, eye), "{config:?}, {eye:?}");
        });
    }
}

/// S10: the whole truth is told to nobody: whoever sees all is told what everybody could know.
#[test]
fn who_sees_all_is_told_what_all_can_know() {
    watched(2, &config(Scenario::Base), 2, |game, _| {
        assert_eq!(left(game, Eye::All), left(game, Eye::Table));
    });
}

/// kontor/gulliver, kontor/numbers: cranes and taverns that the page leaves in the box are not there as well when a harbour of
/// one's own has them on the table.
#[test]
fn what_a_harbour_draws_is_not_in_the_box() {
    let harbour = json!({"columns": 5, "rows": 5, "map": ["c ~ T", "~ A ~"]});
    let components = json!({"game": "kontor", "harbour": harbour});
    let config: Config =
        serde_json::from_value(json!({"scenario": "gulliver", "components": components})).unwrap();
    let game = Kontor::new(2, &config, 1).unwrap();
    let (mut cards, mut boxed) = (Vec::new(), 0);
    game.each_card(&mut |_, number| cards.push(number));
    game.counters(&mut |at, count| boxed += if at == Place::Box { count } else { 0 });
    cards.sort_unstable();
    assert!(cards.iter().copied().eq(1..=93), "{cards:?}");
    assert_eq!(boxed, 6 + 2, "six special cards, a crane and a tavern; the others lie on the table");
}
