//! A random game allocates no memory: a state is flat, and the list of moves is allocated once.
#![allow(unsafe_code)]

use dockhand::bot::{Forecast, Judge, Knowledge, Level, Net, Observed, Search};
use dockhand::duel::Duel;
use dockhand::game::{Quiet, Rules};
use dockhand::imhotep::Imhotep;
use dockhand::kontor::Kontor;
use dockhand::rampart::Rampart;
use dockhand::rng::Rng;
use dockhand::session::catalogue;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// The system's allocator, counting the allocations of this thread.
struct Counting;

thread_local! {
    static ASKED: Cell<u64> = const { Cell::new(0) };
}

fn count() {
    ASKED.with(|asked| asked.set(asked.get() + 1));
}

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        unsafe { System.dealloc(memory, layout) }
    }
    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        unsafe { System.realloc(memory, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn asked_during(work: impl FnOnce()) -> u64 {
    let before = ASKED.get();
    work();
    ASKED.get() - before
}

#[test]
fn the_counter_counts() {
    assert_eq!(asked_during(|| drop(std::hint::black_box(vec![0_u8; 100]))), 1);
}

#[test]
fn random_games_allocate_nothing() {
    let all: [Check; 4] = [
        (Imhotep::ID, allocates_nothing::<Imhotep>),
        (Duel::ID, allocates_nothing::<Duel>),
        (Kontor::ID, allocates_nothing::<Kontor>),
        (Rampart::ID, allocates_nothing::<Rampart>),
    ];
    let catalogue = catalogue();
    assert_eq!(catalogue.games.iter().map(|game| game.id).collect::<Vec<_>>(), all.map(|(id, _)| id));
    all.iter().for_each(|(id, check)| check(id));
}

/// A game and the function that checks it.
type Check = (&'static str, fn(&str));

fn allocates_nothing<G: Knowledge>(id: &str) {
    let entry = catalogue().games.into_iter().find(|game| game.id == id).expect("in the catalogue");
    for (seats, seed) in entry.seats.iter().flat_map(|&seats| (0..50).map(move |seed| (seats, seed))) {
        for &config in options_for(id, seats) {
            let config: G::Config = serde_json::from_str(config).expect("options of this game");
            let mut game = G::new(seats, &config, seed).expect("a table that can be played");
            let (mut rng, mut moves) = (Rng::new(seed), Vec::with_capacity(1024));
            let asked = asked_during(|| {
                let copy = game.clone();
                while let Some(seat) = game.to_act().first() {
                    let Some(mv) = game.any_move(seat, &mut rng, &mut moves) else { break };
                    game.apply(seat, mv, &mut Quiet);
                }
                std::hint::black_box(&copy);
            });
            assert_eq!(asked, 0, "{id} with {seats}, seed {seed}, {config:?}");
            assert!(game.to_act().is_empty(), "{id} with {seats}, seed {seed}: played to its end");
        }
    }
}

/// A search allocates its memory when it is made and none while it runs, not even when its tree is full.
#[test]
fn searches_allocate_nothing() {
    searches_nothing_more::<Imhotep, _>(|_| Some(Forecast));
    searches_nothing_more::<Duel, _>(|_| Some(Forecast));
    searches_nothing_more::<Kontor, _>(|_| Some(Forecast));
    searches_nothing_more::<Rampart, _>(|_| Some(Forecast));
    let net = |file: &'static str| std::fs::read(format!("nets/{file}")).expect("a net");
    let [imhotep, duel, kontor, rampart] =
        ["imhotep-2.net", "duel-2.net", "kontor-2.net", "rampart-2.net"].map(net);
    let [imhotep, duel] = [Net::read::<Imhotep>(&imhotep, 2), Net::read::<Duel>(&duel, 2)];
    let [kontor, rampart] = [Net::read::<Kontor>(&kontor, 2), Net::read::<Rampart>(&rampart, 2)];
    searches_nothing_more::<Imhotep, _>(|seats| imhotep.as_ref().filter(|_| seats == 2));
    searches_nothing_more::<Duel, _>(|_| duel.as_ref());
    searches_nothing_more::<Kontor, _>(|seats| kontor.as_ref().filter(|_| seats == 2));
    searches_nothing_more::<Rampart, _>(|seats| rampart.as_ref().filter(|_| seats == 2));
}

/// Checks tables of every number of seats for which there is a judge.
fn searches_nothing_more<G: Knowledge, J: Judge<G>>(judge: impl Fn(u8) -> Option<J>) {
    let entry = catalogue().games.into_iter().find(|game| game.id == G::ID).expect("in the catalogue");
    for (level, &seats) in G::LEVELS.iter().flat_map(|level| entry.seats.iter().map(move |s| (level, s))) {
        let options = options_for(G::ID, seats).last().expect("some options");
        let config: G::Config = serde_json::from_str(options).expect("options of this game");
        let mut game = G::new(seats, &config, 3).expect("a table that can be played");
        let level = Level { iterations: level.iterations.min(50), ..*level };
        let (mut rng, mut moves, mut plies) = (Rng::new(5), Vec::with_capacity(1024), 0);
        while let Some(seat) = game.to_act().first() {
            if plies % 9 == 0 {
                let Some(judge) = judge(seats) else { break };
                let mut search = Search::judged_by(judge, Observed::new(&game, seat), &level, plies);
                let asked = asked_during(|| search.run(300));
                assert_eq!(asked, 0, "{} with {seats}, {}, after {plies} moves", G::ID, level.name);
            }
            moves.clear();
            game.legal_moves(seat, &mut moves);
            let Some(mv) = rng.pick(&moves) else { break };
            game.apply(seat, mv, &mut Quiet);
            plies += 1;
        }
    }
}

/// Returns the options for this number of players; the last table is also searched.
fn options_for(id: &str, seats: u8) -> &'static [&'static str] {
    const KONTOR: &str = r#"{"edges":"per-axis","misery":true,"oneGood":true,"freeDraw":true,"firstPick":true,"corruption2":true,"oldGrudges":true}"#;
    const FREEWHEEL: &str = r#"{"scenario":"freewheel"}"#;
    const SOLO: &str = r#"{"scenario":"freewheel-solo"}"#;
    match (id, seats) {
        (Imhotep::ID, _) => {
            &["{}", r#"{"market":"b","pyramid":"b","temple":"b","chamber":"b","obelisks":"b","wrath":true}"#]
        }
        (Duel::ID, _) => &["{}", r#"{"obelisk":"b","temple":"b","pyramids":"b","tomb":"b"}"#],
        (Kontor::ID, 2) => &[
            "{}",
            FREEWHEEL,
            r#"{"scenario":"embargo"}"#,
            r#"{"scenario":"euphrates"}"#,
            r#"{"scenario":"bakchich"}"#,
            r#"{"scenario":"spring-tide"}"#,
            KONTOR,
        ],
        (Kontor::ID, 3) => &[SOLO],
        (Kontor::ID, _) => &["{}", FREEWHEEL, SOLO, KONTOR],
        (Rampart::ID, _) => &["{}", r#"{"points":true,"flagIsTower":true}"#],
        _ => &["{}"],
    }
}

/// States are small, since a search copies millions of them.
#[test]
fn states_are_small() {
    let all = [
        (Imhotep::ID, size_of::<Imhotep>(), 256),
        (Duel::ID, size_of::<Duel>(), 192),
        (Rampart::ID, size_of::<Rampart>(), 192),
        (Kontor::ID, size_of::<Kontor>(), 1024),
    ];
    for (id, bytes, most) in all {
        assert!(bytes <= most, "{id}: {bytes} bytes");
    }
}
