//! Notes about the table (`#[cfg(test)]`).

use super::*;
use crate::game::Describe;
use crate::kontor::turn::scoring;

fn notes(game: &Kontor, eye: Eye) -> Vec<(Place, Note)> {
    let mut out = Vec::new();
    game.notes(eye, &mut |at, note| out.push((at, note)));
    out
}

fn sector_at(game: &Kontor, cell: Cell) -> Note {
    let is_it = |(at, note): &(Place, Note)| *at == Place::Cell(cell) && matches!(note, Note::Sector { .. });
    notes(game, Eye::Table).into_iter().find(is_it).unwrap().1
}

/// kontor/sector, kontor/majority: an open sector with its cells, its open ends, both stocks, the side that
/// leads and the step that decides.
#[test]
fn open_sectors() {
    let game = base(". ~ ~ . / ~ 17 20 . / . ~ A .");
    assert_eq!(
        sector_at(&game, at(-1, -1)),
        Note::Sector {
            cells: vec![at(-1, -1), at(0, -1)],
            ends: vec![at(1, -1)],
            red: [0, 1, 0],
            black: [1, 0, 0],
            winner: Some(Side::Black),
            by: Some(Majority::OrderOfGoods),
            points: 1,
            standing: Standing::Open,
        }
    );
    let by = |board: &str| match sector_at(&base(board), at(-1, -1)) {
        Note::Sector { winner, by, .. } => (winner, by.unwrap()),
        _ => panic!("no sector"),
    };
    assert_eq!(by("17 18 / . A"), (None, Majority::Equal));
    assert_eq!(by("29 30 / . A"), (None, Majority::Empty));
    assert_eq!(by("17 30 / . A"), (Some(Side::Red), Majority::LargestLead));
    assert_eq!(by("5 16 / . A"), (Some(Side::Red), Majority::MoreLeads));
}

/// kontor/ruling-27: a cell beyond a fixed axis is an open end as long as the other axis can grow.
#[test]
fn ends_beyond_a_fixed_axis() {
    let game = base(". . . . . ~ / ~ ~ ~ A ~ 17 / . . . . . ~");
    let Note::Sector { ends, standing, .. } = sector_at(&game, at(2, 0)) else { panic!("no sector") };
    assert_eq!((ends, standing), (vec![at(3, 0)], Standing::Open));
}

/// kontor/five-largest: the note of a finished sector has its winner, its points, and whether it counts or
/// why not.
#[test]
fn finished_sectors() {
    let standings = |places, min_docks| {
        let mut rules = compose(2, Scenario::Advanced, OptionSet::default(), Edges::Both).unwrap();
        (rules.scoring.counted, rules.scoring.min_docks) = (Counted::Largest { n: places }, min_docks);
        let mut game = drawn_by(rules, ". ~ . ~ ~ . ~ . / ~ 17 ~ 1 18 ~ 21 ~ / . ~ A ~ ~ . ~ .");
        scoring::score_sectors(&mut game, Cells::ALL, &mut Quiet);
        [at(-1, -1), at(1, -1), at(4, -1)].map(|cell| match sector_at(&game, cell) {
            Note::Sector { winner, by, points, standing, ends, red, .. } => {
                assert_eq!((by, ends.len(), red), (None, 0, [0; 3]));
                (winner, points, standing)
            }
            _ => panic!("no sector"),
        })
    };
    use Standing::{Counts, NoPlaceLeft, TooSmall};
    let (red, black) = (Some(Side::Red), Some(Side::Black));
    assert_eq!(standings(2, 1), [(red, 1, Counts), (black, 2, Counts), (red, 1, NoPlaceLeft)]);
    assert_eq!(standings(5, 2), [(red, 1, TooSmall), (black, 2, Counts), (red, 1, TooSmall)]);
    let mut rules = compose(2, Scenario::Advanced, OptionSet::default(), Edges::Both).unwrap();
    rules.scoring.counted = Counted::Largest { n: 1 };
    let mut tied = drawn_by(rules, ". ~ . ~ . / ~ 17 ~ 18 ~ / . ~ A ~ .");
    scoring::score_sectors(&mut tied, Cells::ALL, &mut Quiet);
    let is_tied = |(_, note): &(Place, Note)| matches!(note, Note::Sector { standing: Standing::Tied, .. });
    assert_eq!(notes(&tied, Eye::Table).iter().filter(|note| is_tied(note)).count(), 2);
}

/// kontor/ship: where the ship may go, and what it could take there; there are no such notes without a ship.
#[test]
fn havens() {
    let game = advanced(". ~ . / 36 3 16 / ~ A ~");
    let havens = |game: &Kontor| -> Vec<(Place, Vec<Cell>)> {
        let of = |(at, note)| match note {
            Note::Haven { takes } => Some((at, takes)),
            _ => None,
        };
        notes(game, Eye::Table).into_iter().filter_map(of).collect()
    };
    let cell = |x, y| Place::Cell(at(x, y));
    assert_eq!(
        havens(&game),
        [(cell(0, -2), vec![at(0, -1)]), (cell(-1, 0), vec![]), (cell(1, 0), vec![at(1, -1)])]
    );
    assert_eq!(havens(&base(CROSS)), []);
}

/// kontor/crane: which side's docks may not lie beside a crane.
#[test]
fn barred_cells() {
    let game = base("29 . 30 / . A .");
    let barred = |x, y| {
        notes(&game, Eye::Table).into_iter().find_map(|(place, note)| match note {
            Note::Barred { red, black } if place == Place::Cell(at(x, y)) => Some((red, black)),
            _ => None,
        })
    };
    assert_eq!(
        [barred(-1, 0), barred(0, -1), barred(1, 0)],
        [Some((false, true)), Some((true, true)), Some((true, false))]
    );
    assert_eq!([barred(0, 0), barred(-1, -1), barred(0, 1)], [None; 3]);
}

/// kontor/tax: what a card of the hand would do, noted for its holder alone, as long as neither has passed.
#[test]
fn tax_warnings() {
    let game = base(CROSS).with_hand(RED, &[45, 46]).with_hand(BLACK, &[48]);
    let warned = |game: &Kontor, slot| {
        notes(game, Eye::Seat(RED)).into_iter().find_map(|(place, note)| match note {
            Note::Tax { against, plain, florin } if place == Place::Hand(RED, slot) => {
                assert_eq!(against, BLACK);
                Some((plain, florin))
            }
            _ => None,
        })
    };
    use Tax::{CannotPay, Nothing, Pays, Receives};
    let (taxing, plain) = (3, 4);
    let purses = |red, black| game.clone().with_purses(&[red, black]);
    assert_eq!(warned(&purses(2, 2), taxing), Some(([Nothing, Pays], [Pays, Pays])));
    assert_eq!(warned(&purses(2, 2), plain), Some(([Nothing, Nothing], [Pays, Nothing])));
    assert_eq!(warned(&purses(0, 2), plain), Some(([Nothing, Nothing], [CannotPay, Nothing])));
    assert_eq!(warned(&purses(0, 2), taxing), Some(([Nothing, Pays], [CannotPay, Nothing])));
    assert_eq!(warned(&purses(2, 0), taxing), Some(([Nothing, CannotPay], [Nothing, CannotPay])));
    assert_eq!(warned(&purses(0, 0), taxing), Some(([Nothing, CannotPay], [Receives, Receives])));
    assert!(notes(&game, Eye::Seat(BLACK)).iter().all(|(place, _)| !matches!(place, Place::Hand(RED, _))));
    assert!(notes(&game, Eye::Table).iter().all(|(_, note)| !matches!(note, Note::Tax { .. })));
    let mut passed = game.clone();
    passed.plays(BLACK, Move::Pass);
    assert!(warned(&passed, taxing).is_some(), "nobody knows yet");
    passed.plays(RED, Move::Stay);
    assert_eq!(warned(&passed, taxing), None);
}

/// M19, kontor/majority: the notes name every step of the comparison for the open sector, and again once it
/// is finished.
#[test]
fn notes_name_every_step_of_the_comparison() {
    use Majority::{Empty, Equal, LargestLead, MoreLeads, OrderOfGoods, ReversedOrder};
    let red = Some(Side::Red);
    let steps = [
        ("17 30", false, red, LargestLead),
        ("5 16", false, red, MoreLeads),
        ("17 22", false, red, OrderOfGoods),
        ("17 22", true, Some(Side::Black), ReversedOrder),
        ("17 18", false, None, Equal),
        ("29 30", false, None, Empty),
    ];
    for (docks, reversed, winner, by) in steps {
        let mut open = base(&format!(". ~ ~ . / ~ {docks} . / . A ~ ."));
        open.events.set_reversed(reversed);
        let note = sector_at(&open, at(0, -1));
        assert!(
            matches!(note, Note::Sector { winner: w, by: Some(b), .. } if w == winner && b == by),
            "{note:?}"
        );
        let mut closed = base(&format!(". ~ ~ . / ~ {docks} ~ / . A ~ ."));
        closed.events.set_reversed(reversed);
        let mut told = Vec::new();
        scoring::score_sectors(&mut closed, Cells::ALL, &mut told);
        let is_it = |event: &Event| matches!(event, Event::SectorFinished { winner: w, by: b, .. } if *w == winner && *b == by);
        assert!(events(&told).iter().any(is_it), "{told:?}");
        let note = sector_at(&closed, at(0, -1));
        assert!(
            matches!(note, Note::Sector { winner: w, by: None, .. } if w == winner),
            "its goods are gone: {note:?}"
        );
    }
}

/// M19, kontor/freewheel: if sectors are scored at the end, the note of a finished sector still names the
/// step by which it would be won.
#[test]
fn steps_until_the_end() {
    let mut game = drawn(2, Scenario::Freewheel, ". ~ ~ . / ~ 17 22 ~ / . A ~ .");
    scoring::score_sectors(&mut game, Cells::ALL, &mut Quiet);
    let note = sector_at(&game, at(0, -1));
    let by = Some(Majority::OrderOfGoods);
    assert!(
        matches!(note, Note::Sector { winner: Some(Side::Red), by: b, standing: Standing::Counts, .. } if b == by),
        "{note:?}"
    );
}
