//! Records that break a rule are refused with its id; tables that do not compose are refused with every
//! reason (`#[cfg(test)]`).

use super::*;
use crate::kontor::turn::{laying, ship};
use crate::record::{Player, RecordError, Setup};
use crate::session::{Match, Session};
use serde_json::{Value, json};

fn setup(seats: u8, config: Config, seed: u32) -> Setup<Config> {
    let players = (0..seats)
        .map(|colour| Player { name: String::new(), colour, level: None, character: None })
        .collect();
    Setup { players, config, seed }
}

/// Returns the error of the record of a random game to which a move is added that is refused with this rule;
/// `None` if no such move occurs in this many games.
fn refused_like(
    seats: u8,
    scenario: Scenario,
    is_it: impl Fn(Refusal) -> bool,
) -> Option<(RecordError, usize)> {
    let mut rng = Rng::new(5);
    let mut candidates = Vec::new();
    for seed in 0..60 {
        let mut table: Match<Kontor> = Match::new(setup(seats, config(scenario), seed)).unwrap();
        while let Some(seat) = table.game().to_act().first() {
            candidates.clear();
            table.game().candidates(&mut candidates);
            for who in Seat::all(seats) {
                let illegal = candidates.iter().find(|&&mv| table.game().check(who, mv).is_err_and(&is_it));
                if let Some(mv) = illegal {
                    let mut record: Value = serde_json::from_str(&table.record()).unwrap();
                    record["moves"].as_array_mut().unwrap().push(json!([who, mv]));
                    let error = Match::<Kontor>::resume(&record.to_string()).unwrap_err();
                    return Some((error, table.move_count() + 1));
                }
            }
            let mv = rng.pick(&table.game().legal(seat)).unwrap();
            table.play(seat, &serde_json::to_string(&mv).unwrap(), Eye::Table).unwrap();
        }
    }
    None
}

/// kontor/place, kontor/board, kontor/crane, kontor/choose, kontor/order, and the limits of the ship and the
/// special cards.
#[test]
fn every_rule_refuses_records() {
    use Refusal as R;
    for (seats, refusal, rule) in [
        (2, R::CellTaken, "kontor/place"),
        (2, R::TouchesNothing, "kontor/place"),
        (2, R::BeyondTheEdge, "kontor/board"),
        (2, R::CraneBars, "kontor/crane"),
        (2, R::NotInHand, "kontor/choose"),
        (2, R::NotYourDecision, "kontor/order"),
        (2, R::OtherDecision, "kontor/sequence"),
        (2, R::NotACanal, "kontor/ship"),
        (2, R::BearsNoShip, "kontor/ship"),
        (2, R::NotBesideTheShip, "kontor/ship"),
        (2, R::SectorIsFinished, "kontor/untouchable"),
        (4, R::NotTheOwner, "kontor/teams"),
        (4, R::WouldFinishASector, "kontor/customs"),
        (4, R::CannotBeFlooded, "kontor/flood"),
        (4, R::CannotBeBridged, "kontor/bridge"),
    ] {
        let (error, number) = refused_like(seats, Scenario::Advanced, |other| other == refusal).unwrap();
        assert_eq!(error, RecordError::IllegalMove { number, rule: Some(rule) }, "{refusal:?}");
    }
}

/// A form can show all reasons at once: players, options that need something, options that clash.
#[test]
fn all_reasons_at_once() {
    let (blockade, old_grudges, dead_drunk, corruption1, corruption2) = (true, true, true, true, true);
    let gulliver = config(Scenario::Gulliver);
    let config = Config { blockade, old_grudges, dead_drunk, corruption1, corruption2, ..gulliver };
    let Err(RecordError::Conflicts { conflicts, .. }) = Match::<Kontor>::new(setup(3, config, 1)) else {
        panic!("a table for two without taverns")
    };
    let told: Vec<String> = conflicts.iter().map(|reason| serde_json::to_string(reason).unwrap()).collect();
    let tells = |parts: &[&str]| told.iter().any(|reason| parts.iter().all(|part| reason.contains(part)));
    assert!(tells(&["players", "3"]), "{told:?}");
    assert!(tells(&["needs", "blockade", "more-than-the-anchor"]), "{told:?}");
    assert!(tells(&["needs", "old-grudges", "taverns"]) && !tells(&["needs", "dead-drunk"]), "{told:?}");
    assert!(tells(&["clash", "corruption-1", "corruption-2"]), "{told:?}");
    assert!(!tells(&["clash", "dead-drunk"]), "special cards may be the tokens for passing: {told:?}");
}

/// Cells far from the table are refused like those beside it; no coordinate wraps around.
#[test]
fn far_cells() {
    let mut game = advanced("~ 3 A ~").with_hand(RED, &[87]);
    game.round(&[(RED, 87)]);
    let far = || {
        (-12..=12)
            .flat_map(|y| (-12..=12).map(move |x| at(x, y)))
            .filter(|cell| cell.x() < -3 || cell.x() > 2 || cell.y() < -1 || cell.y() > 1)
    };
    for cell in far() {
        assert_eq!(game.refusal(RED, Move::Sail { cell }), Refusal::NotACanal);
        assert_eq!(ship::check_take(&game, cell, RED), Err(Refusal::NotADock));
        assert_eq!(game.card_at(cell), None);
        for card in [87, 17, 1, 90, 91] {
            assert!(laying::check_lay(&game, RED, card, cell).is_err(), "{card} at {cell}");
        }
    }
    game.plays(RED, Move::Sail { cell: at(-2, 0) });
    game.plays(RED, Move::Spare);
    assert!(far().all(|cell| game.refusal(RED, Move::Lay { cell }) == Refusal::TouchesNothing));
}
