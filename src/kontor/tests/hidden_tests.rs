//! What each eye sees, and what is imagined (`#[cfg(test)]`).

use super::*;
use crate::game::{Describe, Observation};
use crate::kontor::turn::hands;
use crate::record::{Player, Setup};
use crate::session::{Match, Session};

/// Returns everything that a page could learn about a game through an eye, as one text.
fn page(game: &Kontor, eye: Eye) -> String {
    let mut out = String::new();
    game.tokens(&mut |place, face| {
        out += &format!("{place} {:?}\n", Some(face).filter(|_| game.sees(eye, place)));
    });
    game.counters(&mut |place, count| out += &format!("{place} {count}\n"));
    game.notes(eye, &mut |place, note| out += &format!("{place} {note:?}\n"));
    out += &format!("{:?} {:?} {:?}", game.to_act(), game.ask(), game.outcome());
    if let Eye::Seat(seat) = eye {
        out += &format!("{:?}", game.legal(seat));
    }
    out
}

/// Swapping cards that only red has seen changes no byte of what the others see.
#[test]
fn hidden_cards_do_not_leak() {
    for seats in [2, 4] {
        let mut game = dealt(seats, Scenario::Advanced);
        let mut other = game.clone();
        let lowest = game.deck.downwards(Pile::Docks(RED)).pop().unwrap();
        let [first, second, third] = [0, 1, 2].map(|slot| game.deck.held(RED, slot).unwrap());
        other.deck.each_hidden(Seats::NONE, |slot| {
            if *slot == lowest {
                *slot = first;
            }
        });
        other.deck.deal(RED, &[lowest, third, second]);
        for pending in 0..3 {
            assert_ne!(game, other);
            assert_ne!(page(&game, Eye::Seat(RED)), page(&other, Eye::Seat(RED)));
            for eye in Seat::all(seats).skip(1).map(Eye::Seat).chain([Eye::Table]) {
                assert_eq!(page(&game, eye), page(&other, eye), "after step {pending}");
            }
            if pending < 2 {
                for game in [&mut game, &mut other] {
                    let card = game.deck.held(RED, 0).unwrap();
                    game.plays(RED, if pending == 0 { Move::Stay } else { Move::Choose { card } });
                    if pending == 0 {
                        Seat::all(seats).skip(1).for_each(|seat| drop(game.plays(seat, Move::Stay)));
                    }
                }
            }
        }
    }
}

/// kontor/choose: only its owner sees a secret answer, and no other player sees which card of the hand was
/// chosen.
#[test]
fn answers_are_secret() {
    let mut game = dealt(2, Scenario::Base);
    let mut other = game.clone();
    game.plays(RED, Move::Pass);
    other.plays(RED, Move::Stay);
    assert_eq!(page(&game, Eye::Seat(BLACK)), page(&other, Eye::Seat(BLACK)));
    assert_ne!(page(&game, Eye::Seat(RED)), page(&other, Eye::Seat(RED)));
    let game = dealt(2, Scenario::Base);
    let chosen = |slot| {
        let mut game = game.clone();
        game.plays(RED, Move::Stay);
        game.plays(BLACK, Move::Stay);
        let card = game.deck.held(RED, slot).unwrap();
        let mut steps = Vec::new();
        game.play(RED, Move::Choose { card }, &mut steps).unwrap();
        let told: Vec<String> = steps
            .iter()
            .map(|step| match step {
                Step::Motion(motion) => {
                    format!("{:?}", crate::game::redact(&game, Eye::Seat(BLACK), *motion))
                }
                Step::Event(event) => format!("{event:?}"),
            })
            .collect();
        (told, page(&game, Eye::Seat(BLACK)))
    };
    assert!((1..5).all(|slot| chosen(slot) == chosen(0)));
}

/// Cards that all players have seen stay known: cards drawn from a face-up pile and cards taken back, even
/// deep in a pile.
#[test]
fn cards_that_all_have_seen_stay_known() {
    let mut game = base(CROSS).with_pile(Pile::Docks(RED), &[21, 23, 25]);
    game.lays_alone(RED, 17, at(1, 1));
    assert!(
        game.sees(Eye::Table, Place::Hand(RED, 0)) && !game.sees(Eye::Table, Place::Pile(Pile::Docks(RED)))
    );
    let mut game = dealt(2, Scenario::Advanced);
    hands::put_under(&mut game, 89, RED, Place::Cell(at(0, 1)), &mut Quiet);
    game.deck.know(89);
    assert!((0..20).all(|seed| {
        let mut world = game.clone();
        world.imagine(BLACK, &mut Rng::new(seed));
        world.deck.downwards(Pile::Docks(RED)).last() == Some(&89)
            && world.deck.top(Pile::Docks(RED)) == game.deck.top(Pile::Docks(RED))
    }));
}

/// kontor/ruling-56: partners' hands and the remaining special cards are hidden and resampled; a player's own
/// hand is not.
#[test]
fn partners_hands_are_hidden() {
    let game = dealt(4, Scenario::Advanced);
    assert!(
        !game.sees(Eye::Seat(Seat(1)), Place::Hand(RED, 0)) && game.sees(Eye::Seat(RED), Place::Hand(RED, 0))
    );
    let worlds: Vec<Kontor> = (0..30)
        .map(|seed| {
            let mut world = game.clone();
            world.imagine(RED, &mut Rng::new(seed));
            world
        })
        .collect();
    assert!(worlds.iter().all(|world| world.slots(RED, 0..11) == game.slots(RED, 0..11)));
    let varies = |of: &dyn Fn(&Kontor) -> u8| worlds.iter().any(|world| of(world) != of(&game));
    assert!(worlds.iter().all(|world| world.deck.aside().len() == 2));
    assert!(
        varies(&|g| g.slots(BLACK, 0..1)[0])
            && varies(&|g| g.slots(BLACK, 5..6)[0])
            && varies(&|g| g.deck.aside().iter().next().unwrap())
            && varies(&|g| *g.deck.downwards(Pile::Canals).last().unwrap())
    );
    let docks = |world: &Kontor| {
        world.slots(BLACK, 0..3).iter().all(|&n| side_of(n) == Side::Red && sort_of(n) == Sort::Dock)
    };
    assert!(worlds.iter().all(docks), "a card is replaced by one of its kind");
}

/// Refusals do not reveal hidden cards either.
#[test]
fn refusals_do_not_leak() {
    let players =
        (0..2).map(|colour| Player { name: String::new(), colour, level: None, character: None }).collect();
    let table: Match<Kontor> =
        Match::new(Setup { players, config: config(Scenario::Base), seed: 3 }).unwrap();
    let why = |slot: u8| table.why(BLACK, &[format!("hand/0/{slot}")]);
    assert!((1..5).all(|slot| why(slot) == why(0)) && why(0).is_some());
}
