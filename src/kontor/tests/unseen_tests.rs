//! The cards that are still to come, as far as an eye can know (`#[cfg(test)]`).

use super::*;
use crate::game::{Describe, Observation};
use crate::kontor::page::unseen;
use serde_json::json;
use std::collections::BTreeMap;

/// Returns the kinds of cards that notes report as unseen, with their numbers.
fn unseen(game: &Kontor, eye: Eye) -> Vec<(Face, u8)> {
    let mut out = Vec::new();
    game.notes(eye, &mut |_, note| {
        if let Note::Left { card, count } = note {
            out.push((card, count));
        }
    });
    out
}

/// Returns the cards that an eye sees on the table.
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

/// Plays a random game and calls `each` for every position and every eye.
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

/// Returns all cards that were dealt.
fn deck(chance: &Chance) -> CardSet {
    let docks = chance.docks.iter().flatten().chain(&chance.common);
    chance.canals.iter().chain(docks).chain(&chance.specials).copied().collect()
}

/// S10: in every scenario, after every move and for every eye, the cards that are left and those that are
/// seen make up the whole deck, without overlap, and the notes give the right numbers by kind.
#[test]
fn unseen_and_seen_cards_are_the_deck() {
    for (seats, scenario) in tables() {
        let config = config(scenario);
        let mut dealt: CardSet = deck(&Kontor::deal(seats, &config, &mut Rng::new(4)));
        let laid = config.rules(seats).setup.laid;
        laid.into_iter().filter(|&number| number != 0).for_each(|number| dealt.insert(number));
        watched(seats, &config, 4, |game, eye| {
            let (left, seen) = (unseen::unseen_by(game, eye), seen(game, eye));
            assert!(left.iter().all(|number| !seen.has(number)), "{scenario:?}, {eye:?}: seen and left");
            assert_eq!(left.iter().chain(seen.iter()).collect::<CardSet>(), dealt, "{scenario:?}, {eye:?}");
            let mut kinds: BTreeMap<Face, u8> = BTreeMap::new();
            left.iter().for_each(|number| *kinds.entry(unnumbered(game.face(number))).or_default() += 1);
            let told = self::unseen(game, eye);
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

/// S10: with every optional rule, no card is both left and seen, and each card that is left is in a pile, a
/// hand, the shop, face down, or laid aside unseen.
#[test]
fn with_optional_rules_no_card_is_unseen_and_seen() {
    for config in with_options() {
        for seed in 1..4 {
            watched(2, &config, seed, |game, eye| {
                let (left, seen) = (unseen::unseen_by(game, eye), seen(game, eye));
                assert!(left.iter().all(|number| !seen.has(number) && (1..=NUMBERS).contains(&number)));
                // Cards that are visibly in the box are not to come: a discarded flood, bridges that no
                // player was given.
                assert!(
                    game.deck.aside().iter().all(|number| !(game.deck.is_known(number) && left.has(number))),
                    "{config:?}"
                );
                // An eye that sees more has fewer cards still to come.
                assert!(
                    left.iter().all(|number| unseen::unseen_by(game, Eye::Table).has(number)),
                    "{config:?}"
                );
            });
        }
    }
}

/// Returns one game for each optional rule that two players can combine with the advanced game.
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

/// S10, M7: in worlds that an eye cannot tell apart, the same cards are left for it, even while cards lie
/// face down and a pile has been looked through.
#[test]
fn unseen_cards_do_not_depend_on_hidden_ones() {
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
            assert_eq!(unseen(game, eye), unseen(&other, eye), "{config:?}, {eye:?}");
        });
    }
}

/// S10: the eye that sees everything gets the same answer as the table.
#[test]
fn the_eye_that_sees_all_is_answered_as_the_table() {
    watched(2, &config(Scenario::Base), 2, |game, _| {
        assert_eq!(unseen(game, Eye::All), unseen(game, Eye::Table));
    });
}

/// kontor/gulliver, kontor/numbers: cranes and taverns that the page leaves in the box are not counted there
/// if a harbour of one's own has them on the table.
#[test]
fn cards_of_a_drawn_harbour_are_not_in_the_box() {
    let harbour = json!({"columns": 5, "rows": 5, "map": ["c ~ T", "~ A ~"]});
    let components = json!({"game": "kontor", "harbour": harbour});
    let config: Config =
        serde_json::from_value(json!({"scenario": "gulliver", "components": components})).unwrap();
    let game = Kontor::new(2, &config, 1).unwrap();
    let (mut cards, mut boxed) = (Vec::new(), 0);
    unseen::each_card(&game, &mut |_, number| cards.push(number));
    game.counters(&mut |at, count| boxed += if at == Place::Box { count } else { 0 });
    cards.sort_unstable();
    assert!(cards.iter().copied().eq(1..=93), "{cards:?}");
    assert_eq!(boxed, 6 + 2, "six special cards, a crane and a tavern; the others lie on the table");
}
