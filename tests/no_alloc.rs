//! A random game asks for no memory: a state is flat, and the list of moves is made once.
#![allow(unsafe_code, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use dockhand::duel::Duel;
use dockhand::game::Game;
use dockhand::imhotep::Imhotep;
use dockhand::kontor::Kontor;
use dockhand::playout::{play_out, sample};
use dockhand::rampart::Rampart;
use dockhand::rng::Rng;
use dockhand::session::catalogue;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// The system's allocator, counting what this thread asks for.
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

/// A game and what holds it to that.
type Check = (&'static str, fn(&str));

fn allocates_nothing<G: Game>(id: &str) {
    let entry = catalogue().games.into_iter().find(|game| game.id == id).expect("in the catalogue");
    for (seats, seed) in entry.seats.iter().flat_map(|&seats| (0..50).map(move |seed| (seats, seed))) {
        for config in ["{}", other_options(id)] {
            let config: G::Config = serde_json::from_str(config).expect("options of this game");
            let mut game = G::new(seats, &config, seed).expect("a table that can be played");
            let (mut rng, mut moves) = (Rng::new(seed), Vec::with_capacity(1024));
            let asked = asked_during(|| {
                let copy = game.clone();
                play_out(&mut game, &mut rng, &mut moves);
                std::hint::black_box(&copy);
            });
            assert_eq!(asked, 0, "{id} with {seats}, seed {seed}, {config:?}");
            assert!(game.to_act().is_empty(), "{id} with {seats}, seed {seed}: played to its end");
        }
    }
}

fn other_options(id: &str) -> &'static str {
    match id {
        Imhotep::ID => {
            r#"{"market":"b","pyramid":"b","temple":"b","chamber":"b","obelisks":"b","wrath":true}"#
        }
        Duel::ID => r#"{"obelisk":"b","temple":"b","pyramids":"b","tomb":"b"}"#,
        Kontor::ID => r#"{"edges":"per-axis"}"#,
        Rampart::ID => r#"{"points":true,"flagIsTower":true}"#,
        _ => "{}",
    }
}

/// Kept small, so that a search copies millions of them.
#[test]
fn states_are_small() {
    for (id, most) in [(Imhotep::ID, 256), (Duel::ID, 192), (Rampart::ID, 192), (Kontor::ID, 1024)] {
        let sample = sample(id, 2, "{}", 1, 1).expect("a game of the catalogue");
        assert!(sample.state_bytes <= most, "{id}: {} bytes", sample.state_bytes);
    }
}
