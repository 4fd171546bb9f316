//! Searches that take up later positions of their game: they keep only what the moves since leave true, and still know
//! nothing hidden.

use super::cases::cases;
use super::searches::{read, shipped_net, sit_down};
use super::walk::{Walk, legal, tables};
use dockhand::bot::{Level, Observed, RootStats, Search};
use dockhand::game::{Eye, Quiet, Seat};
use dockhand::rng::Rng;
use dockhand::session::search::Searches;
use dockhand::session::{Match, Session};
use serde_json::{Value, json};

/// The level that keeps what it has found.
const TIMED: u8 = 5;

/// Returns the match with all that the seat cannot know drawn anew.
fn resampled<G: Searches>(table: &Match<G>, seat: Seat, seed: u32) -> Match<G> {
    let mut world = table.game().clone();
    world.imagine(seat, &mut Rng::new(seed));
    table.supposing(world)
}

/// Plays a random move of the walk at the table, too; `None` if the game is over.
fn step<G: Searches>(walk: &mut Walk<G>, table: &mut Match<G>) -> Option<()> {
    let played = walk.step()?;
    table.play(played.seat, &json!(played.mv).to_string(), Eye::Table).expect("legal");
    Some(())
}

/// Calls `each` at tables in the middle of a game, with a seat that decides there.
fn courses<G: Searches>(games: usize, mut each: impl FnMut(&mut Walk<G>, &mut Match<G>, Seat)) {
    for mut walk in tables::<G>(games) {
        for _ in 0..walk.rng.below(30) {
            walk.step();
        }
        let mut table = sit_down(&walk);
        if let Some(seat) = walk.game.to_act().first() {
            each(&mut walk, &mut table, seat);
        }
    }
}

/// What is hidden changes no count of a search that goes on, whether it was resampled before or after the moves between,
/// and not what is kept; with the net of the game, too, if it has one.
pub fn hidden_things_change_no_kept_count<G: Searches>(games: usize) {
    let (mut asked, mut kept) = (0, 0);
    courses::<G>(games, |walk, table, seat| {
        let net = shipped_net(G::ID, walk.game.seats());
        let begin = |table: &Match<G>| table.search(seat, TIMED, 3, net.as_deref()).expect("it decides");
        let (mut truth, mut other) = (begin(table), begin(&resampled(table, seat, 7)));
        for round in 0..6 {
            assert_eq!(truth.run(150), other.run(150));
            assert_eq!(truth.root_stats(), other.root_stats(), "{seat:?} saw what it cannot see");
            for _ in 0..=walk.rng.below(2) {
                if step(walk, table).is_none() {
                    return;
                }
            }
            let before = table.follow(&mut *truth, round);
            assert_eq!(resampled(table, seat, 8 + round).follow(&mut *other, round), before);
            (asked, kept) = (asked + 1, kept + usize::from(before > 0));
        }
    });
    assert!(asked > cases(games) && kept > 0, "{kept} of {asked} searches have kept something");
}

/// Where a move since has revealed something, or for a player without a clock or with a character, a search that goes on
/// is like one that begins here. Else it tells what it has kept beside its own counts, which begin anew.
pub fn kept_counts_stand_beside_new_ones<G: Searches>(games: usize) {
    let (mut kept, mut begun) = (0, 0);
    courses::<G>(games, |walk, table, _| {
        let level =
            Level { character: walk.rng.pick(&[None, Some(G::CHARACTERS[0])]).flatten(), ..G::LEVELS[5] };
        let level = walk.rng.pick(&[level, G::LEVELS[5], G::LEVELS[4]]).expect("three levels");
        let Some((seat, _)) = walk.choose() else { return };
        let mut search = Search::new(Observed::new(&walk.game, seat), &level, 3);
        search.run(300);
        let mut quiet = Vec::new();
        loop {
            let Some((by, mv)) = walk.choose() else { return };
            table.play(by, &json!(mv).to_string(), Eye::Table).expect("legal");
            walk.game.apply(by, mv, &mut Quiet);
            quiet.push((by, mv));
            if !table.can_undo() {
                quiet.clear();
            }
            if walk.game.to_act().contains(seat) {
                break;
            }
        }
        let now = || Observed::new(&walk.game, seat);
        let before = search.follow(now(), &quiet, 9);
        let own = |c: &RootStats<G::Move>| {
            (c.visits, c.worth, c.points) == (0, Default::default(), Default::default())
        };
        assert!(search.done() == 0 && search.root_stats().iter().all(own), "the counts begin anew");
        let of_root: u32 = search.root_stats().iter().map(|c| c.kept).sum();
        assert!(of_root <= before && before <= 300, "{of_root} of {before}");
        if quiet.is_empty() || !level.timed || level.character.is_some() {
            assert_eq!(before, 0);
        }
        search.run(100);
        if before == 0 {
            let mut fresh = Search::new(now(), &level, 9);
            fresh.run(100);
            assert_eq!(search.root_stats(), fresh.root_stats(), "as if it began here");
        }
        (kept, begun) = (kept + u32::from(before > 0), begun + u32::from(before == 0));
        let (done, had) = (search.done(), search.root_stats().to_vec());
        let again = search.follow(now(), &quiet, 9);
        let plain = level.timed && level.character.is_none();
        assert_eq!(again, if plain { before + done } else { 0 }, "at the same position it keeps all");
        for (c, old) in search.root_stats().iter().zip(&had).filter(|_| plain) {
            assert_eq!(c.kept, old.tried());
        }
    });
    // In C’est mon fort ! nearly every move turns a card.
    assert!((kept > 0 || G::ID == "rampart") && begun > 0, "{kept} have kept something, {begun} began anew");
}

/// A seat that does not decide thinks ahead, and what it finds is kept when it is its turn.
pub fn a_seat_that_does_not_decide_thinks_ahead<G: Searches>(games: usize) {
    let (mut ahead, mut kept) = (0, 0);
    courses::<G>(games, |walk, table, seat| {
        let mut search = table.search(seat, TIMED, 3, None).expect("it decides");
        while table.game().outcome().is_none() {
            let decides = table.game().to_act().contains(seat);
            table.follow(&mut *search, 5);
            let root = read(&search.root_stats());
            assert_eq!(root.len(), legal(table.game(), seat).len());
            assert_eq!(search.run(100), if root.len() == 1 { 0 } else { 100 });
            if !decides {
                ahead += 1;
                assert_eq!(search.root_stats(), "[]");
            } else if root.iter().any(|c| c["kept"].is_u64()) {
                kept += 1;
                let list = read(&search.root_stats());
                let tried =
                    |c: &Value| c["visits"].as_u64().expect("a number") + c["kept"].as_u64().unwrap_or(0);
                let most = list.iter().map(tried).max();
                let chosen = table.choose(seat, TIMED, 1, &search.root_stats()).expect("counts");
                let chosen: Value = serde_json::from_str(&chosen).expect("a move");
                let is_forced = list.iter().any(|c| c["forced"].is_i64());
                assert!(is_forced || list.iter().any(|c| c["move"] == chosen && Some(tried(c)) == most));
            }
            if kept > 2 || step(walk, table).is_none() {
                break;
            }
        }
        assert_eq!(table.record(), sit_down(walk).record(), "nothing is played or drawn by thinking");
    });
    assert!(ahead > 0 && kept > 0, "{ahead} have thought ahead, {kept} decisions with something kept");
}
