//! Scoring at the end, and the winners.

use super::drawn::drawn;
use crate::game::{Describe, Eye, Rules, Seat};
use crate::imhotep::place::Place;
use crate::imhotep::{Note, Source};
use crate::wire::Decided;

/// Returns the points of a source when the game is over, by seat.
fn at_the_end(text: &str, source: Source) -> Vec<i16> {
    drawn(&format!("{text}\nover")).points_of(source)
}

#[test]
fn e5_each_group_of_burial_chamber_a_counts() {
    // imhotep/chamber-a; imhotep/ruling-28: the single stone is black
    let chamber = at_the_end("4 players\nchamber wwkbbgbgggggb", Source::Chamber);
    assert_eq!(chamber, [1, 3, 6 + 1, 17]);
}

#[test]
fn chamber_a_links_sides_only_and_is_filled_by_columns() {
    // imhotep/chamber-a
    assert_eq!(at_the_end("2 players\nchamber kwwwkwwwk", Source::Chamber)[0], 3); // a diagonal links nothing
    // a row of stones and two below it
    assert_eq!(at_the_end("2 players\nchamber kwwkwwkww", Source::Chamber), [6, 17]);
    // a stone in the bottom row is not linked with one at the top of the next column
    assert_eq!(at_the_end("2 players\nchamber wwkk", Source::Chamber)[0], 2);
    for (stones, points) in [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (9, 23)] {
        let text = format!("2 players\nchamber {}", "k".repeat(stones));
        assert_eq!(at_the_end(&text, Source::Chamber)[0], points);
    }
}

#[test]
fn e6_obelisks_a_with_four_players() {
    // imhotep/obelisks-a: black and grey share second and third
    assert_eq!(at_the_end("4 players\nobelisks wwwwkkkggg", Source::Obelisks), [7, 15, 0, 7]);
}

#[test]
fn obelisks_a_by_height_for_two_three_and_four() {
    // imhotep/obelisks-a: at least one stone is needed
    let points = |text: &str| at_the_end(text, Source::Obelisks);
    assert_eq!(points("2 players\nobelisks kkw"), [10, 1]);
    assert_eq!(points("2 players\nobelisks k"), [10, 0]);
    assert_eq!(points("2 players\nobelisks kw"), [5, 5]);
    assert_eq!(points("3 players\nobelisks kkkwwb"), [12, 6, 1]);
    assert_eq!(points("3 players\nobelisks kwb"), [6, 6, 6]);
    assert_eq!(points("4 players\nobelisks kkkkwwwbbg"), [15, 10, 5, 1]);
    assert_eq!(points("4 players\nobelisks kwwbbgg"), [1, 10, 10, 10]);
}

#[test]
fn e7_each_row_of_burial_chamber_b_alone() {
    // imhotep/chamber-b: white 8 and 4, black 8, brown 3, grey 3 and 8
    let chamber = at_the_end("4 players, b: chamber\nchamber wkgwkgwkgbwgg", Source::Chamber);
    assert_eq!(chamber, [8, 8 + 4, 3, 3 + 8]);
}

#[test]
fn chamber_b_shared_ranks_beyond_the_table_are_worth_nothing() {
    // imhotep/chamber-b, imhotep/ruling-22: the top row; the others belong to black, white and so on by
    // thirds
    let top_row = |owners: &str| {
        let mut t = drawn("4 players, b: chamber\nover");
        let places = owners.split("").filter(|c| !c.is_empty()).flat_map(|owner| [owner, "k", "k"]);
        places.enumerate().for_each(|(i, owner)| t.game.chamber.set(i as u8, super::words::seat(owner)));
        t.game.chamber_len = owners.len() as u8 * 3;
        let mut points = t.points_of(Source::Chamber);
        points[0] -= 16; // the two other rows give black 16 points
        points
    };
    assert_eq!(top_row("kkkwwbg"), [8, 4, 1, 1]);
    assert_eq!(top_row("kkwbg"), [8, 2, 2, 2]);
    assert_eq!(top_row("kwbg"), [3, 3, 3, 3]);
    assert_eq!(top_row("kkkwwb"), [8, 4, 2, 0]);
    assert_eq!(top_row("kkkkwwwbbg"), [8, 4, 2, 0]); // the fourth player gets nothing
    assert_eq!(top_row("kkwwb"), [6, 6, 2, 0]);
}

#[test]
fn e8_the_second_obelisk_of_the_game_gives_nine_points_at_once() {
    let mut t = drawn("4 players, b: obelisks\nboats kwg ... ... ..\nbuilt g\nobelisks ww");
    t.play("k sail 0 obelisks");
    assert_eq!(t.points(), [0, 9, 0, 0]);
    assert_eq!(t.shows("obelisks"), "{built:[3,1],loose:[1,0,0,1]}");
}

#[test]
fn obelisks_b_by_slot_and_one_point_for_each_further() {
    // imhotep/obelisks-b: 10, 9, … 1, then 1 each
    for built in 0..12i16 {
        let owners: String = (0..built).map(|i| ["w", "b", "g"][i as usize % 3]).collect();
        let mut t =
            drawn(&format!("4 players, b: obelisks\nboats k ... ... ..\nbuilt {owners}\nobelisks kk"));
        assert_eq!(t.play("k sail 0 obelisks").points()[0], i16::max(10 - built, 1));
    }
}

#[test]
fn obelisks_b_loose_stones_give_one_point_each_at_the_end() {
    // imhotep/obelisks-b
    let points = at_the_end("2 players, b: obelisks\nbuilt k\nobelisks kkw", Source::Obelisks);
    assert_eq!(points, [2, 1]);
}

#[test]
fn e9_thirteen_stones_in_the_burial_chamber_make_its_ornament_worth_four() {
    let text = "4 players\nchamber wwkbbgbgggggb\nheld k chamber-ornament";
    assert_eq!(at_the_end(text, Source::Ornaments), [4, 0, 0, 0]);
}

#[test]
fn ornaments_count_every_stone_of_the_site_each_by_itself() {
    // imhotep/ruling-21, imhotep/market-deck: 17 stones and two ornaments are 5 + 5
    let ornaments = |text: &str| at_the_end(text, Source::Ornaments)[0];
    let temple = "w".repeat(17);
    let two = format!("2 players\ntemple {temple}\nheld k temple-ornament temple-ornament");
    assert_eq!(ornaments(&two), 10);
    assert_eq!(ornaments("2 players\npyramid wwwwwwwwwwwwww\nbeside w\nheld k pyramid-ornament"), 5);
    assert_eq!(ornaments("2 players, b: obelisks\nbuilt ww\nobelisks kk\nheld k obelisk-ornament"), 2);
    assert_eq!(ornaments("2 players\nobelisks wkk\nheld k obelisk-ornament"), 1);
    assert_eq!(ornaments("2 players, b: pyramid\npyramid ww/w/w\nbeside ww\nheld k pyramid-ornament"), 2);
}

#[test]
fn e10_three_statues_give_six() {
    let text = "2 players\nheld k statue statue statue";
    assert_eq!(at_the_end(text, Source::Statues), [6, 0]);
}

#[test]
fn statues_give_more_the_more_there_are() {
    // imhotep/market-deck
    let points = (1..=10).map(|n| {
        at_the_end(&format!("2 players\nheld k {}", vec!["statue"; n].join(" ")), Source::Statues)[0]
    });
    assert_eq!(points.collect::<Vec<_>>(), [1, 3, 6, 10, 15, 17, 19, 21, 23, 25]);
}

#[test]
fn game_end_gives_one_point_for_each_unused_blue_card() {
    // imhotep/game-end
    let text = "2 players\nheld k lever hammer sail sail chisel statue temple-ornament";
    assert_eq!(at_the_end(text, Source::UnusedCards), [5, 0]);
}

#[test]
fn game_end_scores_nothing_before_it() {
    // imhotep/game-end
    let t = drawn("2 players\nchamber kk\nobelisks k\nheld k lever statue");
    assert_eq!((t.points(), t.game.outcome()), (vec![0, 0], None));
}

#[test]
fn wrath_costs_five_once_for_lacking_one_site_or_more() {
    // imhotep/wrath, imhotep/ruling-9
    let wrath = |text: &str| at_the_end(&format!("2 players, wrath\n{text}"), Source::Wrath)[0];
    assert_eq!(wrath("pyramid k\ntemple k\nchamber k\nobelisks k"), 0);
    assert_eq!(wrath("pyramid k\ntemple k\nchamber k\nobelisks w"), -5);
    assert_eq!(wrath("pyramid k\ntemple k\nchamber w\nobelisks k"), -5);
    assert_eq!(wrath("pyramid k\ntemple w\nchamber k\nobelisks k"), -5);
    assert_eq!(wrath("pyramid w\ntemple k\nchamber k\nobelisks k"), -5);
    assert_eq!(wrath("temple w"), -5);
}

#[test]
fn wrath_is_optional_and_there_is_no_floor() {
    // imhotep/wrath, imhotep/ruling-23
    assert_eq!(drawn("2 players\ntemple w\nover").points(), [0, 0]);
    let t = drawn("2 players, wrath\ntemple w\npoints k3\nover");
    assert_eq!((t.points(), t.game.outcome().unwrap().scores[..].to_vec()), (vec![-2, -5], vec![-2, -5]));
    let mut named = false;
    drawn("2 players\nover").game.score(Seat(0), &mut |source, _| named |= source == Source::Wrath);
    assert!(!named, "the wrath is no source where it does not threaten");
}

#[test]
fn wrath_is_appeased_by_covered_loose_built_and_laid_aside_stones() {
    // imhotep/ruling-9
    let wrath = |options: &str, text: &str| {
        at_the_end(&format!("2 players, {options}wrath\n{text}"), Source::Wrath)[0]
    };
    assert_eq!(wrath("", "pyramid w\nbeside k\ntemple kwwwww\nchamber k\nobelisks k"), 0);
    assert_eq!(wrath("b: obelisks pyramid, ", "pyramid //k\ntemple k\nchamber k\nobelisks k"), 0);
    assert_eq!(wrath("b: obelisks pyramid, ", "pyramid /k\ntemple k\nchamber k\nbuilt k"), 0);
}

#[test]
fn wrath_is_appeased_by_stones_of_red_cards() {
    // imhotep/ruling-9
    let mut t = drawn(
        "2 players, wrath\nround 6\nboats k .@temple .@chamber .@pyramid\npyramid k | temple k | chamber k
        market paved-path",
    );
    // Nobody asks for the only card (imhotep/ruling-40).
    t.play("k sail 0 market");
    assert_eq!((t.asks(), t.points_of(Source::Wrath)), ("over".into(), vec![0, -5]));
}

#[test]
fn winner_has_most_points_then_most_stones_on_the_sled_then_shares() {
    // imhotep/winner
    let winners = |text: &str| -> Vec<u8> {
        let t = drawn(&format!("3 players\n{text}\nover"));
        t.game.outcome().unwrap().winners.iter().map(|s| s.0).collect()
    };
    assert_eq!(winners("points k4 w5 b3\nsled kkkk"), [1]);
    assert_eq!(winners("points k5 w5 b3\nsled kwwbbb"), [1]);
    assert_eq!(winners("points k5 w5 b3\nsled kwbbb"), [0, 1]);
    assert_eq!(winners("points k5 w5 b5"), [0, 1, 2]);
}

#[test]
fn winner_is_decided_by_the_sled_at_the_very_end() {
    // imhotep/winner, imhotep/ruling-23: stones of temple B in the sixth round count
    let mut t = drawn(
        "2 players, b: temple\nround 6\nboats .@market .@chamber .@pyramid k\ntemple w | sled kw
        points k5 w15 | obelisks k",
    );
    t.play("k sail 3 obelisks, w stones");
    assert_eq!((t.points(), t.sleds()), (vec![15, 15], vec![1, 3]));
    let outcome = t.finish();
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [Seat(1)]);
}

/// imhotep/market-deck, imhotep/ruling-21: the notes say what each open market card is worth to every player,
/// and what the end would bring.
#[test]
fn notes_tell_what_open_cards_are_worth_and_what_the_end_would_bring() {
    let text = "2 players\ntemple wwwwww\nheld k statue statue\nheld w statue\nmarket temple-ornament statue lever entrance";
    let mut t = drawn(text);
    let (mut worth, mut ends, mut if_ended) = (Vec::new(), [0; 2], Vec::new());
    t.game.notes(Eye::Table, &mut |at, note| match note {
        Note::Worth { points } => worth.push((at, points.to_vec())),
        Note::AtTheEnd { points, .. } => ends.iter_mut().zip(points).for_each(|(sum, points)| *sum += points),
        Note::IfEnded { points } => if_ended = points.to_vec(),
        Note::Left { .. } => {}
    });
    let at = |i| Place::Market(i);
    assert_eq!(worth, [(at(0), vec![2, 2]), (at(1), vec![3, 2]), (at(2), vec![1, 1])]); // no player keeps a red card
    let now = t.points();
    t.game = drawn(&format!("{text}\nover")).game;
    let over = t.points();
    assert_eq!(ends, [over[0] - now[0], over[1] - now[1]]);
    assert_eq!(if_ended, over);
}

/// imhotep/market-b: no note is made about a pair that lies face down.
#[test]
fn notes_tell_nothing_of_a_face_down_pair() {
    let t = drawn("2 players, b: market\nmarket lever\npair statue statue");
    t.game.notes(Eye::Table, &mut |at, note| {
        assert!(!matches!((at, &note), (Place::Pair(_), Note::Worth { .. })), "{note:?}");
    });
}

/// imhotep/winner: the score names the source with the largest lead over the best of the others, or the
/// tie-break if the points are equal.
#[test]
fn the_largest_lead_decides() {
    let decided = |text: &str| {
        let t = drawn(&format!("3 players\n{text}\nover"));
        let scores = crate::session::score::scores(&t.game);
        scores.iter().map(|score| score.decided).collect::<Vec<_>>()
    };
    let points = |source, lead, over| Some(Decided::Points { source, lead, over: Seat(over) });
    assert_eq!(decided("points k4 w5 b3"), [None, points(Source::Pyramid, 1, 0), None]);
    assert_eq!(
        decided("points k9 w1 b8\nobelisks wwww"),
        [None, points(Source::Obelisks, 12, 0), None],
        "behind in the pyramids, and over the best of the others"
    );
    assert_eq!(decided("points k5 w5 b3\nsled kwwbbb"), [None, Some(Decided::Even), None], "the sled");
    let shared = Some(Decided::Even);
    assert_eq!(decided("points k5 w5 b5"), [shared, shared, shared]);
    let going = drawn("2 players\npoints k4 w5");
    assert!(crate::session::score::scores(&going.game).iter().all(|score| score.decided.is_none()));
}
