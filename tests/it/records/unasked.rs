//! Records of versions that still asked, at the end of a game, what changes nothing any more.

use super::made::players;
use dockhand::game::{Eye, Game, Quiet, Seat};
use dockhand::imhotep::Imhotep;
use dockhand::kontor::Kontor;
use dockhand::record::{Setup, to_file, to_link};
use dockhand::rng::Rng;
use dockhand::session::search::Searches;
use dockhand::session::{Match, Session};

/// Plays a random game that asks everything. Returns its moves, its end, and how many of its last moves are answers that
/// are not asked for any more.
fn asking_all<G: Game>(setup: &Setup<G::Config>) -> (Vec<(Seat, G::Move)>, G, usize) {
    let mut game = G::new(setup.seats(), &setup.config, setup.seed).expect("a table that can be played");
    let (mut choice, mut moves, mut over_after) = (Rng::new(setup.seed), Vec::new(), None);
    while let Some(seat) = game.to_act().first() {
        let mut legal = Vec::new();
        game.legal_moves(seat, &mut legal);
        let mv = choice.pick(&legal).expect("a legal move");
        let mut today = game.clone();
        today.apply(seat, mv, &mut Quiet);
        game.apply_and_ask(seat, mv, &mut Quiet);
        moves.push((seat, mv));
        if today.to_act().is_empty() && over_after.is_none() {
            over_after = Some(moves.len());
        }
    }
    let extra = moves.len() - over_after.unwrap_or(moves.len());
    (moves, game, extra)
}

fn replays_as_before<G: Searches>(seats: u8, config: &str) {
    let mut compared = 0;
    for seed in 0..400 {
        let config = serde_json::from_str(config).expect("options of the game");
        let setup = Setup { players: players(seats), config, seed };
        let (moves, end, extra) = asking_all::<G>(&setup);
        if extra == 0 {
            continue;
        }
        compared += 1;
        for text in [to_file::<G>(&setup, &moves), to_link::<G>(&setup, &moves)] {
            let opened = Match::<G>::resume(&text).expect("a record of an earlier version");
            assert_eq!(opened.game().outcome(), end.outcome(), "seed {seed}");
            // The answers are left out: a session plays what is left, move by move.
            let mut again = Match::<G>::new(setup.clone()).expect("the same table");
            for (seat, mv) in opened.moves() {
                again.play(seat, &dockhand::json::text(&mv), Eye::Table).expect("still asked for");
            }
            assert_eq!(again.game(), opened.game());
        }
        // Without these answers it is over with the same result.
        let short = &moves[..moves.len() - extra];
        for text in [to_file::<G>(&setup, short), to_link::<G>(&setup, short)] {
            let opened = Match::<G>::resume(&text).expect("a record of today");
            assert_eq!(opened.game().outcome(), end.outcome(), "seed {seed}");
        }
    }
    assert!(compared > 2, "{compared} games with such a question");
}

/// kontor/ruling-118: a record with answers that are not asked for any more replays as before.
#[test]
fn answers_of_kontor_that_are_no_longer_asked_for_replay() {
    replays_as_before::<Kontor>(2, r#"{"scenario": "speed", "oneGood": true, "smuggling": true}"#);
    replays_as_before::<Kontor>(2, r#"{"scenario": "gulliver", "oneGood": true, "export": true}"#);
}

/// imhotep/ruling-40: a record with answers that are not asked for any more replays as before.
#[test]
fn answers_of_imhotep_that_are_no_longer_asked_for_replay() {
    replays_as_before::<Imhotep>(4, r#"{"pyramid": "b"}"#);
}
