//! A card that is put back is hidden again, everywhere (`#[cfg(test)]`).

use super::*;
use crate::game::{Describe, Eye, Observation, redact};
use crate::record::{Player, Setup};
use crate::session::{Match, Session};
use crate::wire::{Name, step_out};
use serde_json::{Value, json};

/// Returns every eye except the one that sees everything.
fn eyes(seats: u8) -> impl Iterator<Item = Eye> {
    Seat::all(seats).map(Eye::Seat).chain([Eye::Table])
}

/// Returns everything that such an eye can ask of a game, as one text.
fn all_answers(game: &Rampart) -> String {
    let mut out = Vec::new();
    for eye in eyes(game.seats()) {
        game.tokens(&mut |at, face| out.push(json!([Name(at), Some(face).filter(|_| game.sees(eye, at))])));
    }
    game.counters(&mut |at, count| out.push(json!([Name(at), count])));
    let (mut candidates, mut legal) = (Vec::new(), Vec::new());
    game.candidates(&mut candidates);
    for seat in Seat::all(game.seats()) {
        out.extend(candidates.iter().map(|&mv| json!(game.check(seat, mv).err())));
        game.legal_moves(seat, &mut legal);
        game.score(seat, &mut |source, points| out.push(json!([source, points])));
    }
    let taps = |mv: &Move| game.taps(*mv).places.into_iter().map(Name).collect::<Vec<_>>();
    out.extend(legal.iter().map(|mv| json!([mv, taps(mv)])));
    out.push(json!([game.to_act(), game.ask(), game.outcome()]));
    Value::from(out).to_string()
}

/// Returns the steps of a move as each such eye sees them.
fn all_steps(after: &Rampart, steps: &[Step<Rampart>]) -> String {
    let seen = |eye| {
        steps.iter().map(move |step| match step {
            Step::Event(event) => step_out::<Rampart>(Step::Event(event.clone())),
            Step::Motion(motion) => step_out::<Rampart>(Step::Motion(redact(after, eye, *motion))),
        })
    };
    serde_json::to_string(&eyes(after.seats()).flat_map(seen).collect::<Vec<_>>()).unwrap()
}

/// Returns the same game with its face-down cards dealt again; the card on `keep` stays.
fn permuted(game: &Rampart, keep: Option<u8>, rng: &mut Rng) -> Rampart {
    let spots: Vec<u8> = game.down().iter().filter(|&spot| Some(spot) != keep).collect();
    let mut cards: Vec<u8> = spots.iter().map(|&spot| game.table[usize::from(spot)]).collect();
    rng.shuffle(&mut cards);
    let mut other = game.clone();
    spots.iter().zip(cards).for_each(|(&spot, number)| other.table[usize::from(spot)] = number);
    other
}

/// `rampart/memory`: permuting the face-down cards changes no byte of any view, offer, refusal or score, nor
/// of the steps of any move.
#[test]
fn face_down_cards_appear_in_no_answer() {
    let mut rng = Rng::new(5);
    for seed in 0..12 {
        let config = Config { points: seed % 2 == 0, flag_is_tower: seed % 4 == 0, ..Config::default() };
        let mut game = Rampart::new(2 + seed as u8 % 3, &config, seed).unwrap();
        while !game.is_over() {
            let other = permuted(&game, None, &mut rng);
            assert_eq!(all_answers(&game), all_answers(&other));
            let mv = rng.pick(&legal(&game)).unwrap();
            let keep = if let Move::TurnOver { spot } = mv { Some(spot) } else { None };
            let (mut other, seat) = (permuted(&game, keep, &mut rng), game.turn);
            let (mut steps, mut others_steps) = (Vec::new(), Vec::new());
            game.apply(seat, mv, &mut steps);
            other.apply(seat, mv, &mut others_steps);
            assert_eq!(all_steps(&game, &steps), all_steps(&other, &others_steps), "{mv:?}");
            assert_eq!(game.outcome(), other.outcome());
        }
    }
}

/// `rampart/memory`: the log says which spot, never which card; when a card is put back, every eye of the
/// table sees a back.
#[test]
fn the_log_names_the_place_but_not_the_card() {
    let mut game = Rampart::new(2, &points(), 9).unwrap();
    let over = turn_over(&mut game, 33);
    let after_over = game.clone();
    let back = play(&mut game, Move::PutBack);
    for event in [events(&over), events(&back)].concat() {
        assert!(!json!(event).to_string().contains("33"), "{event:?}");
    }
    let at = Place::Card(spot(&game, 33));
    let face = |game: &Rampart, eye, steps: &[Step<Rampart>]| {
        let turned = steps.iter().find_map(|step| match step {
            Step::Motion(motion @ Motion::Turn { .. }) => Some(redact(game, eye, *motion)),
            _ => None,
        });
        let Some(Motion::Turn { at: there, face }) = turned else { panic!("nothing turned") };
        assert_eq!(there, at);
        face
    };
    for eye in eyes(2) {
        assert!(face(&after_over, eye, &over).is_some());
        assert_eq!(face(&game, eye, &back), None);
    }
}

/// `rampart/memory`, `rampart/turn-over`: turning a card over and putting it back cannot be taken back;
/// taking it can, since it still lies face up then (`rampart/ruling-R19`).
#[test]
fn turning_over_cannot_be_undone() {
    let players =
        (0..2).map(|colour| Player { name: String::new(), colour, level: None, character: None }).collect();
    let mut table = Match::<Rampart>::new(Setup { players, config: points(), seed: 4 }).unwrap();
    let play = |table: &mut Match<Rampart>, mv: Move| {
        let seat = table.game().on_turn();
        assert!(table.play(seat, &serde_json::to_string(&mv).unwrap(), Eye::Table).is_ok());
    };
    play(&mut table, Move::TurnOver { spot: 5 });
    assert!(!table.can_undo() && !table.undo());
    play(&mut table, Move::PutBack);
    assert!(!table.can_undo() && !table.undo(), "nobody peeks a second time");
    play(&mut table, Move::TurnOver { spot: 6 });
    play(&mut table, Move::Take { spot: 6 });
    assert!(table.undo());
    assert!(table.game().sees(Eye::Table, Place::Card(6)));
    assert!(!table.undo());
    assert!(
        Rampart::is_irreversible(Move::Leave) && !Rampart::is_irreversible(Move::Take { spot: 6 }),
        "leaving a card is for good"
    );
}

/// `rampart/ruling-R19`: once the game is over, every card that still lies there is shown in its place, and the move that has
/// ended the game is final; until then no card that lies face down is shown.
#[test]
fn the_end_shows_where_everything_lay() {
    let players =
        (0..2).map(|colour| Player { name: String::new(), colour, level: None, character: None }).collect();
    let mut table = Match::<Rampart>::new(Setup { players, config: points(), seed: 4 }).unwrap();
    let hidden = |table: &Match<Rampart>| table.view(Eye::Table).matches(r#""face":null"#).count();
    while let Some(mv) = legal(table.game()).into_iter().next() {
        assert_eq!(hidden(&table), table.game().down().iter().count());
        let seat = table.game().on_turn();
        assert!(table.play(seat, &serde_json::to_string(&mv).unwrap(), Eye::Table).is_ok());
    }
    assert!(table.game().is_over() && !table.game().down().is_empty(), "some cards were never turned over");
    assert_eq!(hidden(&table), 0);
    assert!(!table.can_undo() && !table.undo());
}

/// `rampart/memory`: all seats know the cards that were turned over, so these stay as they are; the others
/// are resampled.
#[test]
fn imagining_keeps_cards_that_were_turned_over() {
    let mut game = Rampart::new(3, &points(), 12).unwrap();
    for number in [20, 33, 45] {
        put_back(&mut game, number);
    }
    take(&mut game, 40);
    let seen: Vec<u8> = [20, 33, 45].map(|number| spot(&game, number)).into();
    assert_eq!(game.remembered(), seen.iter().copied().collect());
    let mut varies = Set::default();
    for seed in 0..200 {
        let mut world = game.clone();
        world.imagine(Seat((seed % 3) as u8), &mut Rng::new(seed));
        let changed: Set = (0..SPOTS).filter(|&s| world.number_at(s) != game.number_at(s)).collect();
        varies = varies.plus(changed);
        assert_eq!(all_answers(&world), all_answers(&game));
        let left: Set = world.lying.iter().filter_map(|spot| world.number_at(spot)).collect();
        assert_eq!(left, game.left);
    }
    assert_eq!(varies, game.lying.less(game.seen), "all that nobody has seen");
}

/// `rampart/memory`: the cards that a computer player forgets are resampled too, but never those that lie face
/// up.
#[test]
fn forgotten_cards_are_imagined_anew() {
    let mut game = drawn(&points(), "0: 1 20\n 1: 1 46\n down: 2 3 4 5 30 31 32\n up: 33");
    leave(&mut game, 2);
    game.forget(Set::range(0, SPOTS - 1));
    assert_eq!(game.remembered(), game.up);
    let mut game = Rampart::new(2, &base(), 1).unwrap();
    put_back(&mut game, 20);
    put_back(&mut game, 30);
    let (forgotten, kept) = (spot(&game, 20), spot(&game, 30));
    game.forget(Set::of(forgotten));
    let worlds = (0..100).map(|seed| {
        let mut world = game.clone();
        world.imagine(Seat(0), &mut Rng::new(seed));
        (world.number_at(forgotten) == Some(20), world.number_at(kept) == Some(30))
    });
    let worlds: Vec<_> = worlds.collect();
    assert!(worlds.iter().any(|w| !w.0) && worlds.iter().all(|w| w.1));
}
