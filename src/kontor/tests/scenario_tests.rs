//! The scenarios that change data only: their tables, and what their pages add (`#[cfg(test)]`).

use super::*;
use crate::game::Describe;
use crate::kontor::turn::{ending, laying, score};

fn rules(seats: u8, scenario: Scenario) -> Ruleset {
    compose(seats, scenario, OptionSet::default(), Edges::Both).unwrap()
}

fn field_lines() -> &'static str {
    ". . ~ . . ~ . . / . . ~ . . ~ . . / ~ ~ A ~ ~ ~ ~ ~ / . . ~ . . ~ . . / . . ~ . . ~ . . /
     ~ ~ ~ ~ ~ ~ ~ ~ / . . ~ . . ~ . . / . . ~ . . ~ . ."
}

/// Returns the points of red and black if these cells are finished sectors with these winners.
fn scores(mut game: Kontor, won: &[(Cell, Side)]) -> (i16, i16) {
    game.sectors.renew(game.harbour.land());
    won.iter().for_each(|&(cell, side)| game.sectors.keep(side, Cells::of(cell)));
    (score::total(&game, RED), score::total(&game, BLACK))
}

/// kontor/bakchich to kontor/spring-tide, the tables: boards, purses, docks in the box, what counts.
#[test]
fn tables_of_scenarios() {
    use Scenario as S;
    for (scenario, board, purse, docks, layout) in [
        (S::CanaleGrande, (12, 4), 4, 44, Layout::CanaleGrande),
        (S::DavidAndGoliath, (6, 6), 4, 44, Layout::Cross),
        (S::IleGrande, (7, 7), 4, 42, Layout::IleGrande),
        (S::Giant, (8, 8), 4, 44, Layout::Cross),
        (S::Gulliver, (5, 5), 3, 40, Layout::Anchor),
        (S::EverSmaller, (6, 6), 4, 40, Layout::Anchor),
        (S::TicTacToe, (8, 8), 4, 40, Layout::TicTacToe),
        (S::Watergames, (6, 6), 4, 44, Layout::Watergames),
        (S::Speed, (6, 6), 4, 40, Layout::Anchor),
        (S::SmallIsBeautiful, (8, 8), 4, 44, Layout::Cross),
        (S::SingleFile, (7, 7), 4, 44, Layout::Cross),
    ] {
        let r = rules(2, scenario);
        let chance = Chance::sorted(&r);
        assert_eq!((r.setup.board, r.setup.purse, r.setup.layout), (board, purse, layout), "{scenario:?}");
        assert_eq!(chance.docks[0].len() + chance.docks[1].len(), docks, "{scenario:?}");
        assert_eq!(r.ship.is_some(), scenario != S::EverSmaller, "{scenario:?}");
        let game = dealt(2, scenario);
        assert_eq!(usize::from(game.harbour.water().len()), layout.canals().count() + 1);
        let full = layout == Layout::CanaleGrande || layout == Layout::TicTacToe;
        assert_eq!(game.harbour.bounds().is_fixed(), full, "{scenario:?}: axes fixed from the start");
    }
}

/// kontor/david-and-goliath, kontor/ruling-12: the three smallest sectors count; of equal ones the nearer get
/// the places. kontor/small-is-beautiful: the farther ones count as smaller.
#[test]
fn smallest_sectors() {
    // Four sectors of one dock: those in the east at distances 1 and 3 from the anchor, those in the west
    // likewise.
    let board = ". 11 ~ . ~ 13 / 17 ~ A ~ 19 . / . 15 ~ . ~ 21";
    let won = |game: &Kontor| {
        game.harbour.cells(game.harbour.land()).map(|cell| (cell, Side::Red)).collect::<Vec<_>>()
    };
    let david = drawn(2, Scenario::DavidAndGoliath, board);
    let all = won(&david);
    // Six sectors of one dock: 11, 15, 17, 19 at distance 2, and 13, 21 at distance 4 or more. Four do not
    // fit into three places.
    assert_eq!(scores(david, &all).0, 2, "the far ones move up when the near ones do not fit whole");
    let small = drawn(2, Scenario::SmallIsBeautiful, board);
    assert_eq!(scores(small, &all).0, 2, "the far ones first, then four for three places: none");
    let fewer = drawn(2, Scenario::DavidAndGoliath, ". 11 ~ . ~ 13 / . ~ A ~ 19 . / . . ~ . ~ 21");
    let all = won(&fewer);
    let near = all.iter().filter(|(cell, _)| score::distance(&fewer, Cells::of(*cell)) == 2).count();
    assert_eq!((near, scores(fewer, &all).0), (2, 2), "two near ones, then two far ones for one place");
}

/// kontor/canale-grande, kontor/gulliver, kontor/watergames: all sectors count. kontor/giant: the seven largest.
#[test]
fn how_many_count() {
    for scenario in [Scenario::CanaleGrande, Scenario::Gulliver, Scenario::Watergames] {
        assert_eq!(rules(2, scenario).scoring.counted, Counted::All);
    }
    assert_eq!(rules(2, Scenario::Giant).scoring.counted, Counted::Largest { n: 7 });
}

/// kontor/ile-grande: no canal on the island; a finished sector inside the ring gives two points; all sectors
/// count, also with four players (kontor/ruling-59, kontor/ruling-60), who have no special cards and share 21
/// docks (kontor/ruling-4).
#[test]
fn the_island() {
    let ring = "~ ~ ~ ~ ~ / ~ . . . ~ / ~ . . . ~ / ~ . . . ~ / ~ ~ A ~ ~";
    let game = drawn(2, Scenario::IleGrande, ring);
    assert_eq!(game.bars(RED, 46, at(0, -1)), Some(Refusal::IslandIsDry));
    assert_eq!(game.bars(RED, 17, at(0, -1)), None);
    assert_eq!(game.bars(RED, 46, at(0, 1)), None, "outside the ring");
    // The island is what the drawing encloses.
    let inside: Cells = game.harbour.cells(Layout::IleGrande.plan().island()).collect();
    assert!(inside.len() == 9 && inside.beside().less(inside).less(game.harbour.water()).is_empty());
    let built = "~ ~ ~ ~ ~ . / ~ 17 19 21 ~ . / ~ 23 25 27 ~ . / ~ 5 7 9 ~ . / ~ ~ A ~ ~ 11";
    let won = [(at(-1, -3), Side::Red), (at(3, 0), Side::Red)];
    assert_eq!(scores(drawn(2, Scenario::IleGrande, built), &won).0, 3);
    let four = rules(4, Scenario::IleGrande);
    assert_eq!((four.scoring.min_docks, four.scoring.counted, four.setup.board), (1, Counted::All, (8, 8)));
    let table = dealt(4, Scenario::IleGrande);
    assert!(
        Seat::all(4).all(|seat| table.deck.held(seat, 5).is_none())
            && Chance::sorted(&four).longer.len() == 2
    );
}

/// kontor/ruling-67: an inner cell beside cranes of both colours can take no card at all; the game then ends
/// by its dry rounds, and the inner sector is not finished.
#[test]
fn the_island_may_get_stuck() {
    let board = "~ ~ ~ ~ ~ / ~ 31 . 32 ~ / ~ 17 18 19 ~ / ~ 20 21 22 ~ / ~ ~ A ~ ~";
    let mut game = drawn(2, Scenario::IleGrande, board);
    let stuck = at(0, -3);
    assert_eq!(
        (game.bars(RED, 23, stuck), game.bars(BLACK, 24, stuck)),
        (Some(Refusal::CraneBars), Some(Refusal::CraneBars))
    );
    assert_eq!(game.bars(RED, 46, stuck), Some(Refusal::IslandIsDry));
    for _ in 0..3 {
        game.round(&[]);
    }
    assert!(
        matches!(game.question.pending(), Pending::Over(End::DryRounds)) && game.sectors.done().is_empty()
    );
}

/// kontor/ever-smaller, kontor/ruling-62: as many points as docks up to three docks, none for more; no ship.
#[test]
fn small_sectors_are_worth_their_size() {
    let board = "11 ~ 13 15 ~ / ~ A ~ ~ . / 17 19 21 ~ . / ~ ~ ~ 23 25 / 27 33 35 37 ~";
    let game = drawn(2, Scenario::EverSmaller, board);
    let won: Vec<_> = game
        .harbour
        .parts_of(game.harbour.land())
        .filter_map(|part| Some((game.harbour.first_of(part)?, Side::Red)))
        .collect();
    assert_eq!(won.len(), 4, "of one, two and three docks, and one of six");
    assert_eq!(scores(game, &won).0, 1 + 2 + 3);
    assert!(rules(2, Scenario::EverSmaller).ship.is_none());
}

/// kontor/watergames, kontor/ruling-66: a dock has to touch a canal; the anchor counts as one.
#[test]
fn docks_need_water() {
    let game = drawn(2, Scenario::Watergames, ". ~ . / ~ A ~ / . ~ 17 / . . .");
    assert_eq!(game.bars(RED, 19, at(2, 1)), Some(Refusal::NeedsACanal));
    assert_eq!(game.bars(RED, 19, at(1, 2)), Some(Refusal::NeedsACanal));
    assert_eq!((game.bars(RED, 19, at(2, 0)), game.bars(RED, 46, at(2, 1))), (None, None));
    assert_eq!(game.bars(RED, 1, at(2, 1)), None, "a customs house is no dock: kontor/ruling-52");
    let start = drawn(2, Scenario::Watergames, "A 17");
    assert_eq!(start.bars(BLACK, 18, at(0, 1)), None, "beside the anchor");
}

/// kontor/watergames: a dock that cannot touch a canal goes back to the hand.
#[test]
fn a_dock_without_water_comes_back() {
    let mut rules = rules(2, Scenario::Watergames);
    rules.setup.board = (3, 3);
    let mut game = drawn_by(rules, "17 A 19 / 21 23 25 / . . .").with_hand(RED, &[33]);
    let _ = laying::put(&mut game, 35, at(0, -1), &mut Quiet);
    let told = game.round(&[(RED, 33)]);
    assert!(told.contains(&Event::CouldNotLay { seat: RED, number: 33 }), "{told:?}");
    assert_eq!(game.deck.held(RED, 0), Some(33));
}

/// kontor/speed, kontor/ruling-65a: the winner of the first finished sector wins; after a drawn one the game goes on;
/// kontor/ruling-65: if one card finishes two, the player who won more of them wins; on a tie the game goes
/// on.
#[test]
fn the_first_sector_wins() {
    let mut game = drawn(2, Scenario::Speed, ". ~ . / ~ 17 . / . A .");
    let told = game.lays_alone(BLACK, 46, at(1, -1));
    assert!(told.contains(&Event::GameEnds { end: End::FirstSector }), "{told:?}");
    assert_eq!(game.outcome().unwrap().winners.iter().collect::<Vec<_>>(), [RED]);
    // Equal stocks: neither side wins the sector, and the game goes on.
    let mut game = drawn(2, Scenario::Speed, ". ~ ~ . / ~ 11 12 . / . A ~ .");
    let told = game.lays_alone(BLACK, 46, at(2, -1));
    assert!(told.iter().any(|event| matches!(event, Event::SectorFinished { winner: None, .. })), "{told:?}");
    assert!(!game.is_over());
    // One card finishes two sectors, one for each side: the game goes on.
    let mut game = drawn(2, Scenario::Speed, ". ~ . ~ . / ~ 17 . 18 ~ / . ~ A ~ .");
    let told = game.lays_alone(BLACK, 46, at(0, -1));
    let finished = told.iter().filter(|event| matches!(event, Event::SectorFinished { .. })).count();
    assert_eq!((finished, game.is_over()), (2, false), "{told:?}");
}

/// kontor/single-file, kontor/ruling-41, kontor/ruling-73: only sectors in one line count and take places;
/// one card is a line; with four players a sector needs at least two docks.
#[test]
fn only_lines_count() {
    let board = "11 13 15 ~ 17 / ~ ~ A ~ ~ / 19 21 ~ 23 . / 25 ~ ~ 27 . / ~ ~ ~ 33 ~";
    let game = drawn(2, Scenario::SingleFile, board);
    let won: Vec<_> = game
        .harbour
        .parts_of(game.harbour.land())
        .filter_map(|part| Some((game.harbour.first_of(part)?, Side::Red)))
        .collect();
    assert_eq!(won.len(), 4);
    assert_eq!(
        scores(game, &won).0,
        3,
        "three in a row, one alone, three in a column; not the corner of three"
    );
    assert_eq!(rules(4, Scenario::SingleFile).scoring.min_docks, 2);
}

/// kontor/tic-tac-toe, kontor/ruling-63: no canal may split the rest of a field, not even empty cells; a
/// field may become all water.
#[test]
fn no_canal_splits_a_field() {
    let mut game = drawn(2, Scenario::TicTacToe, field_lines());
    assert_eq!(game.bars(RED, 45, at(1, 1)), None, "the first canal of a field goes anywhere");
    let _ = laying::put(&mut game, 45, at(1, 1), &mut Quiet);
    assert_eq!(game.bars(RED, 49, at(2, 2)), Some(Refusal::WouldPartAField), "the cells beside it are empty");
    assert_eq!((game.bars(RED, 49, at(2, 1)), game.bars(RED, 49, at(1, 2))), (None, None));
    assert_eq!(game.bars(RED, 17, at(2, 2)), None, "docks part nothing");
    let _ = laying::put(&mut game, 49, at(2, 1), &mut Quiet);
    let _ = laying::put(&mut game, 53, at(1, 2), &mut Quiet);
    assert_eq!(game.bars(RED, 57, at(2, 2)), None, "the last cell");
    assert_eq!(game.bars(BLACK, 57, at(4, 4)), None, "another field");
}

/// kontor/tic-tac-toe, kontor/ruling-64: three won fields in a line win at once, even if the other player
/// has; otherwise most sectors win, then florins.
#[test]
fn three_in_a_line_win() {
    let mut game = drawn(2, Scenario::TicTacToe, field_lines()).with_purses(&[0, 9]);
    for (x, y, number) in [(-2, -2, 11), (1, -2, 13)] {
        let _ = laying::put(&mut game, number, at(x, y), &mut Quiet);
        game.sectors.renew(game.sectors.done().or(Cells::of(at(x, y))));
        game.sectors.keep(Side::Red, Cells::of(at(x, y)));
    }
    for (x, y, number) in [(-2, 1, 12), (1, 4, 14), (4, 1, 16), (-2, 4, 18)] {
        let _ = laying::put(&mut game, number, at(x, y), &mut Quiet);
        game.sectors.renew(game.sectors.done().or(Cells::of(at(x, y))));
        game.sectors.keep(Side::Black, Cells::of(at(x, y)));
    }
    for (x, y, number) in [(5, -2, 45), (4, -1, 49)] {
        let _ = laying::put(&mut game, number, at(x, y), &mut Quiet);
    }
    assert_eq!(ending::wins_at_once(&game), None);
    assert_eq!(score::final_outcome(&game).winners.iter().collect::<Vec<_>>(), [BLACK], "four against two");
    let told = game.lays_alone(RED, 17, at(4, -2));
    assert!(told.contains(&Event::GameEnds { end: End::ThreeInLine }), "{told:?}");
    assert_eq!(game.outcome().unwrap().winners.iter().collect::<Vec<_>>(), [RED], "three in a line");
}

/// kontor/tic-tac-toe, kontor/special-shop: the printed values say what the page cannot know: the size of the
/// board, the size of a hand, and the fields, none of which has a canal at the start.
#[test]
fn printed_values_say_what_the_page_cannot_know() {
    let prints = |scenario, seats, options: &[OptionalRule]| {
        let rules = compose(seats, scenario, options.iter().copied().collect(), Edges::Both).unwrap();
        let mut all = Vec::new();
        deal::empty(rules).prints(&mut |at, print| all.push((at, print)));
        all
    };
    let at = |x, y| Place::Cell(Cell::new(x, y).unwrap());
    let hand = |specials| (Place::Hand(RED, 0), Print::Hand { docks: 3, canals: 2, specials });
    assert_eq!(prints(Scenario::Base, 2, &[]), [(at(0, 0), Print::Board { columns: 6, rows: 6 }), hand(0)]);
    assert_eq!(prints(Scenario::Advanced, 4, &[])[1], hand(1));
    let fields: Vec<Place> = prints(Scenario::TicTacToe, 2, &[]).iter().skip(2).map(|&(at, _)| at).collect();
    assert_eq!((fields.len(), fields[0], fields[8]), (9, at(-2, -2), at(4, 4)));
    let wet: Vec<Cell> = Layout::TicTacToe.canals().collect();
    let cells = |&at: &Place| match at {
        Place::Cell(cell) => {
            [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(x, y)| Cell::new(cell.x() + x, cell.y() + y).unwrap())
        }
        _ => unreachable!(),
    };
    assert!(fields.iter().flat_map(cells).all(|cell| !wet.contains(&cell) && cell != Cell::ANCHOR));
}

/// kontor/speed, kontor/ruling-65: the player who wins more of the first sectors wins, with any customs
/// houses the others have; florins decide a full board without a winner.
#[test]
fn speed_asks_for_sectors_only() {
    let mut game = with(2, Scenario::Speed, &[OptionalRule::SpecialShop], "17 1 ~ 19 ~ 21 / A ~ ~ ~ ~ ~");
    game.sectors.renew(game.harbour.land());
    game.sectors.set_keepers([Cells::of(at(3, -1)), Cells::of(at(0, -1))]);
    let mut even = game.clone().with_purses(&[3, 2]);
    ending::end_game(&mut even, End::Full, &mut Quiet);
    assert_eq!(winners(&even), [RED], "one sector each: florins, not the customs house");
    let mut more = game.with_purses(&[4, 4]);
    more.sectors.keep(Side::Red, Cells::of(at(5, -1)));
    ending::end_game(&mut more, End::FirstSector, &mut Quiet);
    assert_eq!(winners(&more), [RED], "two sectors against one with a customs house");
}
