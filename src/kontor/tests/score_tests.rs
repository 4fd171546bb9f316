//! The majority, points, and the winners (`#[cfg(test)]`).

use super::*;
use crate::kontor::turn::{score, scoring};
use crate::wire::Decided;

/// kontor/majority, E1: the largest lead. Kinds are tea, wine, spice.
#[test]
fn the_largest_lead() {
    assert_eq!(majority([2, 0, 2], [0, 3, 0]), (Some(Side::Black), Majority::LargestLead));
    assert_eq!(majority([4, 3, 0], [3, 0, 2]), (Some(Side::Red), Majority::LargestLead));
}

/// kontor/majority, E2: equally large leads, but more of them; smaller leads count too.
#[test]
fn more_leads() {
    assert_eq!(majority([1, 0, 0], [0, 1, 1]), (Some(Side::Black), Majority::MoreLeads));
    assert_eq!(majority([2, 0, 1], [0, 2, 0]), (Some(Side::Red), Majority::MoreLeads));
}

/// kontor/majority, E3: wine beats spice, spice beats tea, tea beats wine.
#[test]
fn the_circle_of_goods() {
    let (tea, wine, spice) = ([1, 0, 0], [0, 1, 0], [0, 0, 1]);
    for (more, less) in [(wine, spice), (spice, tea), (tea, wine)] {
        assert_eq!(majority(more, less), (Some(Side::Red), Majority::OrderOfGoods));
        assert_eq!(majority(less, more), (Some(Side::Black), Majority::OrderOfGoods));
    }
}

/// kontor/majority, kontor/ruling-31: equal or empty stocks have no winner; all others have one.
#[test]
fn equal_or_empty() {
    assert_eq!(majority([2, 1, 0], [2, 1, 0]), (None, Majority::Equal));
    assert_eq!(majority([0; 3], [0; 3]), (None, Majority::Empty));
    let stocks = || (0..64u8).map(|n| [n & 3, n >> 2 & 3, n >> 4]);
    for (red, black) in stocks().flat_map(|red| stocks().map(move |black| (red, black))) {
        assert_eq!(majority(red, black).0.is_none(), red == black);
        assert_eq!(
            majority(red, black).0,
            majority(black, red).0.map(Side::other),
            "neither side is favoured"
        );
    }
}

/// kontor/winner: most points, then most florins, then shared.
#[test]
fn most_points_then_most_florins_win() {
    let winners = |points: [bool; 2], purses: [u8; 2]| {
        let mut game = base(". 17 . 18 . / ~ ~ A ~ ~").with_purses(&purses);
        game.sectors.renew(game.harbour.land());
        for side in Side::BOTH.into_iter().filter(|side| points[side.index()]) {
            game.sectors.keep(side, game.harbour.docks(side.seat()));
        }
        score::final_outcome(&game).winners.iter().collect::<Vec<Seat>>()
    };
    assert_eq!(winners([true, false], [0, 5]), [RED]);
    assert_eq!(winners([true, true], [4, 5]), [BLACK]);
    assert_eq!(winners([true, true], [5, 5]), [RED, BLACK]);
}

/// Two sectors of one dock beside the anchor, and one farther away, with `places` that count.
fn three_sectors(places: u8) -> Kontor {
    let mut rules = compose(2, Scenario::Advanced, OptionSet::default(), Edges::Both).unwrap();
    rules.scoring.counted = Counted::Largest { n: places };
    let mut game = drawn_by(rules, ". ~ . ~ . ~ . / ~ 17 ~ 18 ~ 21 ~ / . ~ A ~ . ~ .");
    scoring::score_sectors(&mut game, Cells::ALL, &mut Quiet);
    game
}

/// kontor/advanced, kontor/five-largest, kontor/ruling-39: sectors of the same size compete by their
/// distance; those that are still equal do not count, and later ones move up; a group that fits completely is
/// not split.
#[test]
fn competing_for_the_last_place() {
    let points = |places| [RED, BLACK].map(|seat| score::total(&three_sectors(places), seat));
    assert_eq!(points(3), [2, 1]);
    assert_eq!(points(2), [1, 1], "the two nearest");
    assert_eq!(points(1), [1, 0], "the two nearest drop out, the third moves up");
    assert_eq!(points(0), [0, 0]);
    let two = compose(2, Scenario::Advanced, OptionSet::default(), Edges::Both).unwrap();
    assert_eq!((two.scoring.counted, two.setup.board), (Counted::Largest { n: 5 }, (7, 7)));
}

/// kontor/five-largest: larger sectors come first, docks of any colour count; sectors without a winner take
/// places.
#[test]
fn larger_sectors_first() {
    let mut rules = compose(2, Scenario::Advanced, OptionSet::default(), Edges::Both).unwrap();
    rules.scoring.counted = Counted::Largest { n: 1 };
    let mut game = drawn_by(rules, ". ~ . ~ ~ . / ~ 17 ~ 19 20 ~ / . ~ A ~ ~ .");
    scoring::score_sectors(&mut game, Cells::ALL, &mut Quiet);
    assert_eq!(game.harbour.parts_of(game.sectors.done()).count(), 2);
    assert_eq!(
        scoring::winner_of(&game, Cells::of(at(1, -1)).spread(game.sectors.done())),
        None,
        "equal stocks"
    );
    assert_eq!(
        [score::total(&game, RED), score::total(&game, BLACK)],
        [0, 0],
        "the larger one has taken the only place"
    );
}

/// kontor/ruling-40: steps go from card to card; a sector that is not connected is infinitely far.
#[test]
fn distances() {
    let game = three_sectors(3);
    assert_eq!(
        [at(-1, -1), at(1, -1), at(3, -1)].map(|cell| score::distance(&game, Cells::of(cell))),
        [2, 2, 4]
    );
    let apart = base("17 . A");
    assert_eq!(score::distance(&apart, Cells::of(at(-2, 0))), i16::MAX);
}

/// kontor/points, kontor/ruling-13: points come from won sectors that count; other keepers are worth nothing.
#[test]
fn keepers_that_do_not_count() {
    let game = three_sectors(1);
    assert_eq!(Side::BOTH.map(|side| game.sectors.keepers(side).len()), [2, 1]);
    let mut sources = Vec::new();
    game.score(RED, &mut |source, points| sources.push((source, points)));
    assert_eq!(sources, [(Source::Sectors, 1)]);
}

/// kontor/winner: the score names an end that wins or loses at once (`kontor/speed`, `kontor/tic-tac-toe`,
/// `kontor/misery`), else the points over the other side, else the florins.
#[test]
fn the_score_names_what_decided() {
    let decided = |game: &Kontor| {
        let scores = crate::session::score::scores(game);
        assert!(
            winners(game)
                .iter()
                .all(|seat| scores[seat.index()].decided == scores[winners(game)[0].index()].decided)
        );
        scores[winners(game)[0].index()].decided.unwrap()
    };
    let ended = |end, florins: &[u8]| {
        let mut game = three_sectors(3).with_purses(florins);
        game.question.ask(Pending::Over(end), Seats::NONE);
        game
    };
    let points = Decided::Points { source: Source::Sectors, lead: 1, over: BLACK };
    assert_eq!(decided(&ended(End::Full, &[0, 9])), points);
    let mut even = ended(End::Full, &[2, 9]);
    even.sectors.set_keepers([Cells::NONE; 2]);
    assert_eq!((decided(&even), winners(&even)), (Decided::Even, vec![BLACK]), "florins");
    for (end, rule) in [
        (End::FirstSector, "kontor/speed"),
        (End::ThreeInLine, "kontor/tic-tac-toe"),
        (End::Penniless, "kontor/misery"),
    ] {
        assert_eq!(decided(&ended(end, &[3, 0])), Decided::AtOnce { rule });
    }
    // Partners win together, so the lead is that over the other side.
    let mut teams = drawn(4, Scenario::Advanced, ". ~ ~ . / ~ 17 19 ~ / . A ~ .");
    scoring::score_sectors(&mut teams, Cells::ALL, &mut Quiet);
    teams.question.ask(Pending::Over(End::Full), Seats::NONE);
    assert_eq!(winners(&teams), [Seat(0), Seat(1)]);
    assert_eq!(decided(&teams), Decided::Points { source: Source::Sectors, lead: 1, over: Seat(2) });
}
