//! Whole games: sizes, perft, and the bit sets compared with a slow flood fill (`#[cfg(test)]`).

use super::*;
use std::collections::BTreeSet;

fn random_game(seats: u8, scenario: Scenario, seed: u32, mut each: impl FnMut(&Kontor)) {
    let mut game = Kontor::new(seats, &config(scenario), seed).unwrap();
    let mut rng = Rng::new(seed);
    while let Some(seat) = game.to_act().first() {
        let mv = rng.pick(&game.legal(seat)).unwrap();
        game.apply(seat, mv, &mut Quiet);
        game.assert_sound();
        each(&game);
    }
}

#[test]
fn the_state_is_small_and_flat() {
    assert!(size_of::<Kontor>() <= 1024, "{} bytes", size_of::<Kontor>());
}

/// Returns which sectors are finished, cell by cell: all their neighbours are water or beyond a closing edge.
fn slowly_finished(game: &Kontor) -> BTreeSet<Cell> {
    let (columns, rows) = (game.harbour.bounds().columns, game.harbour.bounds().rows);
    let beyond = |x: i8, y: i8| {
        columns.fixed && rows.fixed && (x < columns.from || x > columns.to || y < rows.from || y > rows.to)
    };
    let mut finished = BTreeSet::new();
    for start in game.harbour.cells(game.harbour.land()) {
        let (mut sector, mut todo, mut open) = (BTreeSet::from([start]), vec![start], false);
        while let Some(cell) = todo.pop() {
            for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                let (x, y) = (cell.x() + dx, cell.y() + dy);
                match Cell::new(x, y).filter(|&next| game.harbour.occupied().has(next)) {
                    Some(next) if game.harbour.land().has(next) => {
                        if sector.insert(next) {
                            todo.push(next);
                        }
                    }
                    Some(_) => {}
                    None => open |= !beyond(x, y),
                }
            }
        }
        if !open {
            finished.extend(sector);
        }
    }
    finished
}

/// kontor/finished: after every move the scored sectors are exactly those that a slow flood fill finds; no
/// finished sector ever opens again (kontor/untouchable).
#[test]
fn sectors_by_bits_and_slowly() {
    for (seats, scenario) in [(2, Scenario::Base), (2, Scenario::Advanced), (4, Scenario::Advanced)] {
        for seed in 0..15 {
            let mut before = Cells::NONE;
            random_game(seats, scenario, seed, |game| {
                assert_eq!(
                    game.harbour.cells(game.sectors.done()).collect::<BTreeSet<Cell>>(),
                    slowly_finished(game)
                );
                assert!(before.less(game.sectors.done()).is_empty());
                before = game.sectors.done();
                let bits = |number: &dyn Fn(u8) -> bool| -> Cells {
                    game.harbour
                        .cells(game.harbour.occupied())
                        .filter(|&cell| game.card_at(cell).is_some_and(number))
                        .collect()
                };
                assert_eq!(
                    game.harbour.water(),
                    bits(&|n| matches!(sort_of(n), Sort::Canal | Sort::Flood | Sort::Anchor))
                );
                assert_eq!(game.harbour.cranes(), bits(&|n| game.cards.is_crane(n)));
            });
        }
    }
}

/// kontor/pieces, kontor/numbers: after every move there are 93 cards, each once, 20 florins and 48 warehouses.
#[test]
fn every_piece_is_there_after_every_move() {
    for (seats, scenario) in [(2, Scenario::Base), (2, Scenario::Advanced), (4, Scenario::Advanced)] {
        for seed in 20..35 {
            random_game(seats, scenario, seed, |game| {
                let table = game.harbour.cells(game.harbour.occupied()).filter_map(|cell| game.card_at(cell));
                let mut cards: Vec<u8> = table.filter(|&number| number != ANCHOR).collect();
                cards.extend(game.harbour.covered().map(|(.., number)| number));
                cards
                    .extend(Seat::all(seats).flat_map(|seat| game.deck.hand(seat).map(|(_, number)| number)));
                cards.extend(game.every_pile().flat_map(|pile| game.deck.downwards(pile)));
                cards.extend(game.deck.aside().iter());
                if seats == 2 {
                    cards.extend([1, 2, 90, 91, 92, 93]); // in the box
                }
                cards.sort_unstable();
                assert!(cards.iter().copied().eq(1..=93), "{cards:?}");
                assert_eq!(game.money.sum(), FLORINS);
                for good in Good::ALL {
                    assert_eq!(
                        game.supply.common()[good.index()] + game.warehouses.cells_of(good).len(),
                        WAREHOUSES
                    );
                }
            });
        }
    }
}

fn perft(game: &Kontor, depth: u32) -> u64 {
    let mut count = 0;
    for seat in game.to_act().iter() {
        for mv in game.legal(seat) {
            let mut next = game.clone();
            next.apply(seat, mv, &mut Quiet);
            count += if depth == 1 { 1 } else { perft(&next, depth - 1) };
        }
    }
    count
}

/// Both players decide in either order: 2 · 2 announcements, then as many again for the other. After two
/// stays there are 5 + 5 cards.
#[test]
fn counts_of_move_paths() {
    let game = dealt(2, Scenario::Base);
    assert_eq!([1, 2].map(|depth| perft(&game, depth)), [4, 8]);
    // Of the four pairs of announcements, each in two orders: if both pass there are 4 again, if one passes
    // 5, if neither passes 10.
    assert_eq!(perft(&game, 3), 2 * (4 + 5 + 5 + 10));
    let four = dealt(4, Scenario::Advanced);
    assert_eq!([1, 2].map(|depth| perft(&four, depth)), [8, 48]);
    // A canal on the cross: the corners between its arms, and the cells beyond their ends.
    let mut alone = base(CROSS).with_hand(RED, &[85]);
    alone.round(&[(RED, 85)]);
    assert_eq!(alone.legal(RED).len(), 4 * 3 + 4);
}

/// Returns the same count from the definition of legality.
fn slow_perft(game: &Kontor, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut candidates = Vec::new();
    game.candidates(&mut candidates);
    let mut count = 0;
    for seat in game.to_act().iter() {
        for &mv in candidates.iter().filter(|&&mv| game.check(seat, mv).is_ok()) {
            let mut next = game.clone();
            next.apply(seat, mv, &mut Quiet);
            count += slow_perft(&next, depth - 1);
        }
    }
    count
}

/// Drawn positions with the ship, a crane, special cards; small depths counted twice. A change of any rule
/// that a few moves can reach changes a number.
#[test]
fn counts_from_drawn_positions() {
    let counts = |game: &Kontor| -> Vec<u64> {
        let all: Vec<u64> = (1..=4).map(|depth| perft(game, depth)).collect();
        assert_eq!(all[..3], [1, 2, 3].map(|depth| slow_perft(game, depth)));
        all
    };
    let mut ship =
        advanced(". ~ . . / 36 3 16 . / ~ A ~ 30").with_hand(RED, &[87, 3]).with_hand(BLACK, &[18]);
    ship.round(&[(RED, 87), (BLACK, 18)]);
    // The ship stays, or goes west, where it can take nothing: 11 cells. In the north 3, in the east 16, with
    // or without taking a dock.
    assert_eq!(counts(&ship), [4, 11 + 2 + 11 + 2, 310, 1364]);
    let mut teams = teams(". ~ . / 17 ~ 20 / ~ A ~").with_hand(Seat(0), &[90]).with_hand(Seat(2), &[91]);
    teams.round(&[(Seat(0), 90), (Seat(2), 91)]);
    // Four canals for the bridge; the bridge and two docks for the flood; then four empty hands that pass in any order.
    assert_eq!(counts(&teams), [4, 4 * 3, 4 * 3 * 4, 4 * 3 * 4 * 3]);
    let base = small(4, 3, "~ ~ A / . 29 .").with_hand(RED, &[85]).with_hand(BLACK, &[18, 46]);
    assert_eq!(counts(&base), [4, 8, 2 * (4 + 1 + 2 + 3), 66]);
}

/// On no board do two cells share a bit, or become neighbours that are not neighbours on the table; this also
/// holds for the border around a board that can still grow. The border's corner finds every cell again, in
/// reading order.
#[test]
fn boards_on_the_spool() {
    for (width, height) in (1..=MOST_COLUMNS as i8).flat_map(|w| (1..=MOST_ROWS as i8).map(move |h| (w, h))) {
        let all = |from: i8, by: i8| {
            (from..height + by).flat_map(move |y| (from..width + by).map(move |x| at(x - 5, y - 3)))
        };
        for card in all(0, 0) {
            for other in all(-1, 1) {
                let apart = (card.x() - other.x()).abs() + (card.y() - other.y()).abs();
                assert_eq!(Cells::of(card).has(other), apart == 0, "{card} {other}");
                let may_grow = width < MOST_COLUMNS as i8 && height < MOST_ROWS as i8;
                if may_grow || all(0, 0).any(|cell| cell == other) {
                    assert_eq!(card.beside().has(other), apart == 1, "{card} {other}");
                }
            }
        }
        let cards: Cells = all(0, 0).collect();
        assert_eq!(cards, Cells::rectangle((-5, width - 6), (-3, height - 4)), "{width} {height}");
        assert!(cards.iter(at(-6, -4)).eq(all(0, 0)));
    }
}

/// The values that the bounds keep follow from the axes, wherever the board grows.
#[test]
fn room_follows_from_the_axes() {
    for seed in 0..20 {
        random_game(2, Scenario::Advanced, seed, |game| {
            let (columns, rows) = (game.harbour.bounds().columns.room(), game.harbour.bounds().rows.room());
            assert_eq!(game.harbour.bounds().room(), Cells::rectangle(columns, rows));
            assert!(game.harbour.occupied().less(game.harbour.bounds().room()).is_empty());
        });
    }
}

/// Piles of a side share their room; either may grow, and any card may go under them.
#[test]
fn piles_share_their_room() {
    use crate::kontor::state::Docks;
    for players in [2, 4] {
        let (mut docks, mut rng) = (Docks::empty(players, 22), Rng::new(7));
        let mut slow: Vec<Vec<u8>> = vec![Vec::new(); usize::from(players)];
        docks.lay(0, &[9, 8, 7]);
        slow[0] = vec![7, 8, 9];
        for card in 10..250 {
            let (seat, partner) = (rng.below(slow.len()), usize::from(players == 4));
            let side = slow[seat].len() + slow[seat ^ partner].len() * partner;
            if rng.below(3) == 0 || side == 22 {
                assert_eq!(docks.draw(seat), slow[seat].pop());
            } else {
                docks.put_under(seat, card);
                slow[seat].insert(0, card);
            }
            for (seat, pile) in slow.iter().enumerate() {
                assert!(docks.downwards(seat).eq(pile.iter().rev().copied()));
                assert_eq!((docks.top(seat), docks.len(seat)), (pile.last().copied(), pile.len() as u8));
            }
        }
    }
}
