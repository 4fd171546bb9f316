//! Both sides of the four sites, and the worked examples.

use super::*;
use crate::game::{Describe, Eye};

fn side(side: Side) -> Duel {
    drawn_with(&all(side), "...|...|...")
}

fn many(name: &str, n: usize) -> String {
    vec![name; n].join(" ")
}

/// duel/obelisk, side A: one each, six more for strictly more; on a tie, also at 0 to 0, neither gets them
/// (duel/ruling-D7).
#[test]
fn obelisk_a() {
    let of = |black: usize, white: usize| {
        let mut game = side(Side::A);
        game.owned.0[0][0] = black as u8;
        game.owned.0[1][0] = white as u8;
        [BLACK, WHITE].map(|seat| game.points(seat, Source::Obelisk))
    };
    assert_eq!(
        [of(0, 0), of(1, 0), of(3, 3), of(2, 5), of(12, 0)],
        [[0, 0], [7, 0], [3, 3], [2, 11], [18, 0]]
    );
}

/// duel/obelisk, side B: 12 for the first with five, 6 for the other with five, 18 in all for ten (duel/ruling-D8).
#[test]
fn obelisk_b() {
    let of = |black: u8, white: u8, first: Option<Seat>| {
        let mut game = side(Side::B);
        game.owned.0[0][0] = black;
        game.owned.0[1][0] = white;
        game.first_five = first;
        [BLACK, WHITE].map(|seat| game.points(seat, Source::Obelisk))
    };
    assert_eq!(of(4, 4, None), [0, 0]);
    assert_eq!(of(5, 4, Some(BLACK)), [12, 0]);
    assert_eq!(of(5, 7, Some(BLACK)), [12, 6]);
    assert_eq!(of(9, 3, Some(BLACK)), [12, 0]);
    assert_eq!(of(10, 2, Some(BLACK)), [18, 0]);
    assert_eq!(of(0, 12, Some(WHITE)), [0, 18]);
}

/// duel/temple, side A: one point per symbol.
#[test]
fn temple_a() {
    let game = side(Side::A).with(BLACK, "temple-1 temple-4 temple-4 temple-2");
    assert_eq!([BLACK, WHITE].map(|seat| game.points(seat, Source::Temple)), [11, 0]);
}

/// duel/temple, side B: the best of all splits into sets of different values counts.
#[test]
fn temple_b_counts_the_best_split() {
    fn best(counts: [u8; 4]) -> i16 {
        let sets = (1u8..16).filter(|set| (0..4).all(|v| set & 1 << v == 0 || counts[v] > 0));
        let with = |set: u8| {
            let rest = [0, 1, 2, 3].map(|v| counts[v] - (set >> v & 1));
            [0, 1, 4, 9, 16][set.count_ones() as usize] + best(rest)
        };
        sets.map(with).max().unwrap_or(0)
    }
    for code in 0..256u32 {
        let counts = [0, 2, 4, 6].map(|shift| (code >> shift & 3) as u8);
        if counts.iter().sum::<u8>() > 8 {
            continue; // the slow count would take too long
        }
        let mut game = side(Side::B);
        game.owned.0[0][3..7].copy_from_slice(&counts);
        assert_eq!(game.points(BLACK, Source::Temple), best(counts), "{counts:?}");
    }
}

/// duel/pyramids: each on side A, the smaller one on side B, one of two equal ones; points may be negative
/// (duel/ruling-D17).
#[test]
fn pyramids() {
    let of = |on: Side, light: usize, dark: usize| {
        let mut game = side(on);
        game.owned.0[0][1] = light as u8;
        game.owned.0[0][2] = dark as u8;
        game.points(BLACK, Source::Pyramids)
    };
    assert_eq!([0, 1, 2, 3, 4, 5, 6].map(|n| of(Side::A, n, 0)), [0, 1, 3, 6, 10, 15, 21]);
    assert_eq!([of(Side::A, 4, 6), of(Side::A, 6, 6)], [31, 42]);
    assert_eq!([0, 1, 2, 3, 4, 5, 6].map(|n| of(Side::B, 6, n)), [-6, 0, 4, 10, 18, 30, 45]);
    assert_eq!([of(Side::B, 2, 2), of(Side::B, 1, 5)], [4, 0]);
}

/// duel/tomb: runs by their length on side A, each run 4 on side B; 12 and 1 are not neighbours.
#[test]
fn tomb() {
    let of = |on: Side, numbers: &[u8]| {
        let names: Vec<String> = numbers.iter().map(|n| format!("tomb-{n}")).collect();
        side(on).with(BLACK, &names.join(" ")).points(BLACK, Source::Tomb)
    };
    let run = |n: u8| (1..=n).collect::<Vec<_>>();
    assert_eq!([1, 2, 3, 4, 5, 6, 12].map(|n| of(Side::A, &run(n))), [1, 4, 9, 16, 25, 25, 25]);
    assert_eq!([of(Side::A, &[12, 1]), of(Side::B, &[12, 1])], [2, 8]);
    assert_eq!([of(Side::A, &[1, 2, 4, 6, 7, 8]), of(Side::B, &[1, 2, 4, 6, 7, 8])], [14, 12]);
    assert_eq!([side(Side::A), side(Side::B)].map(|game| game.points(BLACK, Source::Tomb)), [0, 0]);
}

/// duel/leftovers: 1 for each unused action token, 1 for each own figure on the harbour.
#[test]
fn leftovers() {
    let game = drawn("b.w|.w.|...").with(WHITE, "take-one take-one swap-and-unload");
    assert_eq!([BLACK, WHITE].map(|seat| game.points(seat, Source::UnusedActions)), [0, 3]);
    assert_eq!([BLACK, WHITE].map(|seat| game.points(seat, Source::Figures)), [1, 2]);
}

/// E1, side A: 69 points.
#[test]
fn worked_example_1() {
    let tombs = "tomb-1 tomb-2 tomb-3 tomb-4 tomb-5 tomb-6 tomb-9";
    let game = drawn("...|.b.|...").with(WHITE, "obelisk obelisk obelisk").with(BLACK, "obelisk obelisk");
    let game =
        game.with(BLACK, "temple-1 temple-4 temple-2").with(BLACK, tombs).with(BLACK, "take-one take-one");
    let game = game.with(BLACK, &many("pyramid-light", 4)).with(BLACK, &many("pyramid-dark", 6));
    assert_eq!(game.total(BLACK), 69);
}

/// E2, side B: 43 points.
#[test]
fn worked_example_2() {
    let temples = "temple-1 temple-2 temple-3 temple-4 temple-1 temple-2 temple-4 temple-2";
    let mut game = drawn_with(&all(Side::B), "...|.b.|...").with(BLACK, &many("obelisk", 6));
    game.first_five = Some(BLACK);
    let game = game.with(BLACK, temples).with(BLACK, &many("pyramid-dark", 6));
    let game = game.with(BLACK, "tomb-3 tomb-4 tomb-5 tomb-1").with(BLACK, "take-one place-several");
    assert_eq!(game.total(BLACK), 43);
}

/// duel/obelisk, duel/temple, duel/tomb: what a token on a boat is worth to either player; the fifth obelisk token counts as
/// the first with five, and a temple token tells nothing of what lies face down.
#[test]
fn notes_value_tokens_on_boats() {
    let worth = |game: &Duel| -> Vec<[i16; 2]> {
        let mut points = Vec::new();
        game.notes(Eye::Table, &mut |at, note| {
            if let (Place::Cargo(Boat::Row0, _), Note::Worth { points: two }) = (at, note) {
                points.push(two);
            }
        });
        points
    };
    let mut game = side(Side::B).loaded(Boat::Row0, "obelisk tomb-2 temple-3");
    game.owned.0[0][0] = 4;
    game = game.with(BLACK, "tomb-1 tomb-3 temple-2");
    assert_eq!(worth(&game), [[12, 0], [worth_of_tomb(&game, BLACK), worth_of_tomb(&game, WHITE)], [3, 1]]);
    let secret = side(Side::A).loaded(Boat::Row0, "obelisk obelisk temple-3").with(BLACK, "temple-4");
    assert_eq!(worth(&secret)[2], [3, 3]);
}

/// Returns the points that number 2 in the tomb would give a player.
fn worth_of_tomb(game: &Duel, seat: Seat) -> i16 {
    let more = game.clone().with(seat, "tomb-2");
    more.points(seat, Source::Tomb) - game.points(seat, Source::Tomb)
}
