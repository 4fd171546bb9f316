//! Reads any text as a saved game. A game that opens is saved again, and this file opens at the same
//! position.
#![no_main]

use dockhand::session::resume;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(game) = resume(text) else { return };
    let again = resume(&game.record()).unwrap_or_else(|why| panic!("our own file is refused: {why}"));
    assert_eq!(game.hash(), again.hash());
    assert_eq!(game.move_count(), again.move_count());
});
