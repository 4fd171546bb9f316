//! What programs that look ahead get: imagined worlds, copies, rollouts.

use super::searches::sit_down;
use super::walk::{Walk, legal, tables};
use dockhand::bot::Level;
use dockhand::game::{Eye, Game, Seat};
use dockhand::session::search::Searches;
use dockhand::session::{Ahead, Match, Session};

/// A seat that no table has.
const NO_SEAT: Seat = Seat(u8::MAX);

/// Calls `each` in every position of random games, the last included.
fn positions<G: Searches>(games: usize, mut each: impl FnMut(&mut Walk<G>, &Match<G>)) {
    for mut walk in tables::<G>(games) {
        let mut table = Match::<G>::new(walk.setup.clone()).expect("a table that can be played");
        loop {
            each(&mut walk, &table);
            let Some(played) = walk.step() else { break };
            play::<G>(&mut table, played.seat, played.mv);
        }
    }
}

fn play<G: Game>(table: &mut (impl Session + ?Sized), seat: Seat, mv: G::Move) {
    table.play(seat, &dockhand::json::text(&mv), Eye::Table).expect("legal");
}

/// A seat cannot tell a world that it imagines from the true one, and finds neither the seed nor earlier moves there. It can
/// go on in it.
pub fn an_imagined_table_looks_alike<G: Searches>(games: usize) {
    positions::<G>(games.div_ceil(6), |walk, table| {
        for seat in Seat::all(walk.game.seats()) {
            let mut world = table.imagined(seat, walk.rng.next_u64() as u32).expect("a seat of the table");
            let eye = Eye::Seat(seat);
            assert_eq!(world.view(eye), table.view(eye));
            assert_eq!(world.offers(seat), table.offers(seat));
            assert_eq!(world.legal_moves(seat), table.legal_moves(seat));
            assert_eq!(world.notes(eye), table.notes(eye));
            assert_eq!(world.score(), table.score());
            assert!(!world.undo() && world.move_count() == 0 && world.setup().ends_with("\"seed\":0}"));
            if let Some(mv) = walk.one_of(&legal(&walk.game, seat)) {
                play::<G>(&mut *world, seat, mv);
            }
        }
        assert!(table.imagined(NO_SEAT, 1).is_err() && table.legal_moves(NO_SEAT) == "[]");
    });
}

/// A copy is the same game, and what is played in one does not change the other.
pub fn a_copy_goes_its_own_way<G: Searches>(games: usize) {
    for mut walk in tables::<G>(games.div_ceil(3)) {
        for _ in 0..walk.rng.below(40) {
            walk.step();
        }
        let table = sit_down(&walk);
        let told = |table: &dyn Session| (table.record(), table.link(), table.hash(), table.view(Eye::Table));
        let (before, mut copy) = (told(&table), table.copied());
        assert_eq!(told(&*copy), before);
        while let Some(played) = walk.step() {
            play::<G>(&mut *copy, played.seat, played.mv);
        }
        assert_eq!(told(&table), before);
        assert_eq!(told(&*copy), told(&sit_down(&walk)));
    }
}

/// A rollout leaves the game as it is, and one seed gives one outcome: of the whole game, or what is expected.
pub fn a_rollout_changes_nothing<G: Searches>(games: usize) {
    positions::<G>(games.div_ceil(6), |walk, table| {
        if !walk.sampled(5) && !walk.game.to_act().is_empty() {
            return;
        }
        let (before, seed) = (table.hash(), walk.rng.next_u64() as u32);
        for horizon in [0, 2, Level::TO_THE_END] {
            let outcome = table.rollout(seed, horizon);
            assert_eq!(outcome, table.rollout(seed, horizon));
            assert_eq!(outcome.scores.len(), usize::from(walk.game.seats()));
            assert!(horizon < Level::TO_THE_END || !outcome.winners.is_empty(), "the game does not end");
            if let Some(over) = walk.game.outcome() {
                assert_eq!(outcome, over);
            }
        }
        assert_eq!(table.hash(), before);
    });
}
