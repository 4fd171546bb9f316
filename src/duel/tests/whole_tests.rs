//! Whole games, exhaustive searches, counted paths.

use super::turn_tests::mixtures;
use super::*;

/// Checks that the legal moves are exactly the candidates that `check` accepts.
fn compare_legality(game: &Duel) {
    let (mut candidates, key) = (Vec::new(), |mv: &Move| format!("{mv:?}"));
    game.candidates(&mut candidates);
    let mut allowed: Vec<String> = candidates.iter().filter(|mv| game.is_legal(**mv)).map(key).collect();
    let mut listed: Vec<String> = game.legal().iter().map(key).collect();
    allowed.sort_unstable();
    listed.sort_unstable();
    assert_eq!(listed, allowed);
}

/// duel/unload, duel/take-one, duel/end: every game of all sixteen mixtures has eighteen unloadings, thirteen of which
/// refill a whole boat and five remove one, and the warehouse never falls short (duel/ruling-D11).
#[test]
fn every_game_has_eighteen_unloadings() {
    let (mut passes, mut longest) = (0, 0);
    for (mixture, seed) in
        mixtures().zip(0..).flat_map(|(config, seed)| (0..40).map(move |i| (config, seed * 40 + i)))
    {
        let mut game = Duel::new(2, &mixture, seed).unwrap();
        let mut rng = Rng::from_u64(u64::from(seed) + 1000);
        let mut all = Vec::new();
        while !game.is_over() {
            let legal = game.legal();
            longest = longest.max(legal.len());
            if rng.below(16) == 0 {
                compare_legality(&game);
            }
            let mv = rng.pick(&legal).unwrap();
            passes += usize::from(mv == Move::Pass);
            let new = events(&game.plays(mv));
            let restocked = new.iter().any(|s| matches!(s, Event::Restocked { .. }));
            assert_eq!(restocked, matches!(mv, Move::TakeOne { .. }));
            all.extend(new);
        }
        let count = |wanted: fn(&Event) -> bool| all.iter().filter(|event| wanted(event)).count();
        assert_eq!(count(|event| matches!(event, Event::Unloaded { .. })), 18);
        assert_eq!(count(|event| matches!(event, Event::Refilled { .. })), 13);
        assert_eq!(count(|event| matches!(event, Event::BoatLeft { .. })), 5);
        assert_eq!(game.supply_left, 0);
        compare_legality(&game);
    }
    assert!(longest <= 256, "{longest} moves");
    assert!(passes < 20, "{passes} passes");
}

/// duel/pass, duel/ruling-D9, over all harbours and boats: a stuck player has all figures out, a row boat and a
/// column boat have left, at most four are in play, and the other player can place a figure.
#[test]
fn never_are_both_stuck() {
    let mut stuck = 0;
    for code in 0..3u32.pow(9) {
        let mut game = drawn("...|...|...");
        for cell in Cell::ALL {
            match code / 3u32.pow(u32::from(cell.row() * 3 + cell.column())) % 3 {
                0 => {}
                seat => game.figures.0[seat as usize - 1] = game.figures.0[seat as usize - 1].with(cell),
            }
        }
        if game.figures.0.iter().any(|figures| figures.len() > FIGURES) {
            continue;
        }
        for gone in 0..64u8 {
            game.afloat = Boats::ALL;
            let left = Boat::ALL.into_iter().filter(|boat| gone & 1 << boat.index() != 0);
            left.for_each(|boat| game.afloat = game.afloat.without(boat));
            if game.is_over() || game.check(BLACK, Move::Pass).is_err() {
                continue;
            }
            stuck += 1;
            assert_eq!(game.reserve(BLACK), 0);
            assert!(gone & 0b111 != 0 && gone & 0b11_1000 != 0 && game.afloat.len() <= 4);
            assert!(game.reserve(WHITE) > 0);
        }
    }
    assert!(stuck > 0);
}

/// Returns the number of paths of this many plies; the decision about a second boat belongs to the ply of its
/// *place and unload*.
fn perft(game: &Duel, plies: u32) -> u64 {
    if plies == 0 && game.pending.is_none() {
        return 1;
    }
    let rest = if game.pending.is_none() { plies - 1 } else { plies };
    let after = |mv| {
        let mut after = game.clone();
        after.apply(game.turn, mv, &mut Quiet);
        perft(&after, rest)
    };
    game.legal().into_iter().map(after).sum()
}

#[test]
fn paths_from_the_sorted_deal() {
    let game = dealt(&Config::default());
    assert_eq!([1, 2, 3, 4].map(|plies| perft(&game, plies)), [9, 72, 540, 4_032]);
}

#[test]
fn paths_with_one_of_each_action_token() {
    let mut game =
        drawn(".b.|b..|.w.").with(WHITE, "take-one place-several place-and-unload swap-and-unload");
    game.turn = WHITE;
    assert_eq!([1, 2, 3].map(|plies| perft(&game, plies)), [99, 759, 83_009]);
}

/// The JSON that crosses the boundary has the documented shapes.
#[test]
fn moves_in_words() {
    let words = |mv: Move| serde_json::to_string(&mv).unwrap();
    assert_eq!(words(Move::Place { cell: cell(0, 2) }), r#"{"do":"place","cell":[0,2]}"#);
    assert_eq!(
        words(Move::PlaceSeveral { cells: cells(&[(2, 0), (0, 1)]) }),
        r#"{"do":"place-several","cells":[[0,1],[2,0]]}"#
    );
    let swap = Move::SwapAndUnload { swap: Boat::Row0, first: 0, second: 2, boat: Boat::Column1 };
    let text = r#"{"do":"swap-and-unload","swap":"row-0","first":0,"second":2,"boat":"column-1"}"#;
    assert_eq!(words(swap), text);
    assert_eq!(words(Move::Stop), r#"{"do":"stop"}"#);
}

/// The size in bytes of the state, which every simulation copies.
#[test]
fn the_state_is_small() {
    assert!(std::mem::size_of::<Duel>() <= 128);
    assert!(std::mem::size_of::<Move>() <= 8);
}

/// P55: the easiest level makes mistakes, but no presents: it unloads no boat that brings only the other player tokens.
#[test]
fn the_easiest_level_gives_no_boat_away() {
    use crate::bot::Knowledge;
    let game = drawn("ww.|...|b.b");
    let listed = |rank: usize| {
        let mut moves = Vec::new();
        game.legal_moves(BLACK, &mut moves);
        game.shortlist(BLACK, &Duel::LEVELS[rank], &mut moves);
        moves.into_iter().filter(|mv| matches!(mv, Move::Unload { .. })).count()
    };
    // The boats of the first row, which holds only figures of White, of the third row and of the first column.
    assert_eq!((listed(0), listed(1)), (2, 3));
}
