//! Whole games: sizes, perft, and the bit sets against a slow flood fill. #[cfg(test)] stands before `mod tests`.

use super::*;
use std::collections::BTreeSet;

fn random_game(seats: u8, scenario: Scenario, seed: u32, mut each: impl FnMut(&Kontor)) {
    let mut game = Kontor::new(seats, &config(scenario), seed).unwrap();
    let mut rng = Rng::new(seed);
    while let Some(seat) = game.to_act().first() {
        let mv = rng.pick(&game.legal(seat)).unwrap();
        game.apply(seat, mv, &mut Quiet);
        each(&game);
    }
}

#[test]
fn the_state_is_small_and_flat() {
    assert!(size_of::<Kontor>() <= 1024, "{} bytes", size_of::<Kontor>());
}

/// Which sectors are finished, cell by cell: every neighbour is water or beyond a closing edge.
fn slowly_finished(game: &Kontor) -> BTreeSet<Cell> {
    let (columns, rows) = (game.bounds.columns, game.bounds.rows);
    let beyond = |x: i8, y: i8| {
        columns.fixed && rows.fixed && (x < columns.from || x > columns.to || y < rows.from || y > rows.to)
    };
    let mut finished = BTreeSet::new();
    for start in game.land.iter() {
        let (mut sector, mut todo, mut open) = (BTreeSet::from([start]), vec![start], false);
        while let Some(cell) = todo.pop() {
            for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                let (x, y) = (cell.x() + dx, cell.y() + dy);
                match Cell::new(x, y).filter(|&next| game.occupied().has(next)) {
                    Some(next) if game.land.has(next) => {
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

/// kontor/finished: after every move the sectors scored are just those that a slow flood fill finds; nothing finished
/// ever opens again (kontor/untouchable).
#[test]
fn sectors_by_bits_and_slowly() {
    for (seats, scenario) in [(2, Scenario::Base), (2, Scenario::Advanced), (4, Scenario::Advanced)] {
        for seed in 0..15 {
            let mut before = Cells::NONE;
            random_game(seats, scenario, seed, |game| {
                assert_eq!(game.done.iter().collect::<BTreeSet<Cell>>(), slowly_finished(game));
                assert!(before.less(game.done).is_empty());
                before = game.done;
                let bits = |number: &dyn Fn(u8) -> bool| -> Cells {
                    game.occupied().iter().filter(|&cell| game.card_at(cell).is_some_and(number)).collect()
                };
                assert_eq!(
                    game.water,
                    bits(&|n| matches!(sort_of(n), Sort::Canal | Sort::Flood | Sort::Anchor))
                );
                assert_eq!(game.cranes[0].or(game.cranes[1]), bits(&|n| game.tables.is_crane(n)));
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

/// Both decide in either order: 2 · 2 announcements, then as many again for the other. After two stays 5 + 5 cards.
#[test]
fn counts_of_move_paths() {
    let game = dealt(2, Scenario::Base);
    assert_eq!([1, 2].map(|depth| perft(&game, depth)), [4, 8]);
    // Of the four pairs of announcements, each in two orders: both pass 4 again, one passes 5, nobody passes 10.
    assert_eq!(perft(&game, 3), 2 * (4 + 5 + 5 + 10));
    let four = dealt(4, Scenario::Advanced);
    assert_eq!([1, 2].map(|depth| perft(&four, depth)), [8, 48]);
    // A canal on the cross: the corners between its arms, and beyond their ends.
    let mut alone = base(CROSS).with_hand(RED, &[85]);
    alone.round(&[(RED, 85)]);
    assert_eq!(alone.legal(RED).len(), 4 * 3 + 4);
}

/// An empty cell keeps nothing: shifts never run from one row into the next.
#[test]
fn neighbours() {
    for x in -6..=5 {
        for y in -5..=5 {
            let around: Cells =
                [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)].map(|(x, y)| at(x, y)).into_iter().collect();
            assert_eq!(at(x, y).beside(), around);
        }
    }
    assert_eq!(Cells::rectangle((-1, 1), (-2, 3)).len(), 18);
}
