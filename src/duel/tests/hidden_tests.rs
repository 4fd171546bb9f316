//! Tokens that no player sees, and what the table shows instead.

use super::*;
use crate::game::{Eye, Observation};

fn counter(game: &Duel, wanted: Place) -> i16 {
    let mut count = 0;
    game.counters(&mut |at, n| count += if at == wanted { n } else { 0 });
    count
}

fn sources(game: &Duel) -> Vec<Source> {
    let mut sources = Vec::new();
    game.score(BLACK, &mut |source, _| sources.push(source));
    sources
}

/// duel/hidden, duel/ruling-D15, duel/ruling-D16: temple tokens of side A lie on a pile that its owner does not see
/// either; running totals and the counters of tokens to come leave their values out.
#[test]
fn a_secret_temple() {
    let mut game = drawn("bb.|...|...").loaded(Boat::Row0, "obelisk temple-4 temple-3");
    game.plays(Move::Unload { boat: Boat::Row0 });
    assert_eq!(counter(&game, Place::Pile(BLACK)), 2);
    for eye in [Eye::Seat(BLACK), Eye::Seat(WHITE), Eye::Table] {
        assert!([Place::Pile(BLACK), Place::Supply, Place::Warehouse].iter().all(|&at| !game.sees(eye, at)));
    }
    assert!(game.sees(Eye::All, Place::Pile(BLACK)));
    assert_eq!((counter(&game, Place::Score(BLACK)), game.total(BLACK)), (0, 7));
    assert!(!sources(&game).contains(&Source::Temple));
    assert_eq!(counter(&game, Place::ComingTemple), 12);
    assert_eq!(counter(&game, Place::Coming(Token::Temple4)), 0);
    assert_eq!(counter(&game, Place::Coming(Token::Tomb7)), 1);
}

/// duel/hidden: with the memory aid, and on side B, values, sums and tokens to come are shown.
#[test]
fn an_open_temple() {
    let aid = Config { memory_aid: true, ..Config::default() };
    for config in [aid, all(Side::B)] {
        let mut game = drawn_with(&config, "bb.|...|...").loaded(Boat::Row0, "obelisk temple-4 temple-3");
        game.plays(Move::Unload { boat: Boat::Row0 });
        assert_eq!(counter(&game, Place::Pile(BLACK)), 0);
        assert_eq!(counter(&game, Place::Score(BLACK)), game.total(BLACK));
        assert_eq!(counter(&game, Place::Coming(Token::Temple4)), 3);
        assert!(sources(&game).contains(&Source::Temple));
        let mut faces = Vec::new();
        game.tokens(&mut |at, face| faces.extend(matches!(at, Place::Temple(..)).then_some(face)));
        assert_eq!(faces, [Face::Temple { value: 3 }, Face::Temple { value: 4 }]);
    }
}

/// duel/hidden: at the end the piles are turned up and counted.
#[test]
fn the_end_opens_the_piles() {
    let left = [Boat::Row1, Boat::Row2, Boat::Column0, Boat::Column1];
    let mut game = drawn("bb.|...|...").without_boats(&left).without_supply().with(BLACK, "temple-4");
    game = game.loaded(Boat::Row0, "temple-1 temple-2 temple-3");
    let steps = game.plays(Move::Unload { boat: Boat::Row0 });
    let opened = |step: &&Step<Duel>| {
        matches!(
            step,
            Step::Motion(Motion::Move { from: Place::Pile(BLACK), to: Place::Temple(..), face: Some(_) })
        )
    };
    assert_eq!(steps.iter().filter(opened).count(), 3);
    assert_eq!((counter(&game, Place::Pile(BLACK)), counter(&game, Place::Score(BLACK))), (0, 9));
}

/// duel/hidden: an imagined world resamples supply and warehouse from what is left, and nothing else.
#[test]
fn imagining_resamples_the_hidden_tokens() {
    let mut game = Duel::new(2, &Config::default(), 5).unwrap();
    let mut rng = Rng::new(3);
    while game.supply_left > 15 {
        let mv = rng.pick(&game.legal()).unwrap();
        game.apply(game.turn, mv, &mut Quiet);
    }
    let mut world = game.clone();
    world.imagine(BLACK, &mut rng);
    let hidden = |game: &Duel| {
        let mut tokens = [game.supply(), game.warehouse()].concat();
        tokens.sort_unstable();
        tokens
    };
    assert_ne!(world, game);
    assert_eq!(hidden(&world), hidden(&game));
    (world.supply, world.warehouse) = (game.supply, game.warehouse);
    assert_eq!(world, game);
}
