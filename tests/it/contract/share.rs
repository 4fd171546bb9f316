//! A shared copy of a running game is the same game to every seat, and reveals nothing about the future of
//! the original.

use super::walk::{Walk, finish, legal, tables};
use dockhand::game::{Eye, Game, Seat, Step};
use dockhand::record::{Record, to_file};
use dockhand::rng::Rng;
use dockhand::session::search::Searches;
use dockhand::session::{Match, Session};

/// Returns all events of a recorded game, in order.
fn events<G: Game>(record: &str) -> Vec<String> {
    let mut steps: Vec<Step<G>> = Vec::new();
    Record::<G>::decode(record).expect("a record").replay(|_, _, _| {}, &mut steps).expect("a game");
    steps.iter().filter(|step| matches!(step, Step::Event(_))).map(|step| format!("{step:?}")).collect()
}

/// Returns everything that the players know about a game, including what each of them holds.
fn known<G: Searches>(table: &Match<G>) -> Vec<String> {
    let seats = table.game().seats();
    let eyes = Seat::all(seats).map(Eye::Seat).chain([Eye::Table]);
    let seen = eyes.flat_map(|eye| [table.view(eye), table.notes(eye)]);
    let may = Seat::all(seats).map(|seat| format!("{:?}", legal(table.game(), seat)));
    seen.chain(may).chain([table.score(), format!("{:?}", table.moves())]).collect()
}

/// Returns the match of a walk.
fn sit_down<G: Searches>(walk: &Walk<G>) -> Match<G> {
    Match::resume(&to_file::<G>(&walk.setup, &walk.moves)).expect("our own record")
}

/// Opens the link and the file of a shared record, which must give the same game.
fn opened<G: Searches>(link: &str, record: &str) -> Match<G> {
    let by_link = Match::<G>::resume(link).expect("our own link");
    let by_file = Match::<G>::resume(record).expect("our own file");
    assert_eq!(by_link.game(), by_file.game());
    assert_eq!((by_link.link(), by_link.record()), (link.to_owned(), record.to_owned()));
    by_link
}

/// The copy and the original are the same game to every seat; both are recorded as they are, and can be
/// continued.
pub fn a_shared_copy_is_the_same_game<G: Searches>(games: usize) {
    let (mut other, mut all, mut longest) = (0, 0, 0);
    for mut walk in tables::<G>(games.div_ceil(3)) {
        loop {
            if walk.sampled(30) || walk.game.to_act().is_empty() {
                let before = sit_down(&walk);
                let mut table = before.clone();
                let [copy, own] = [(); 2].map(|()| walk.rng.next_u64() as u32);
                let shared = table.share(copy, own);
                let theirs = opened::<G>(&shared.link, &shared.record);
                if table.game().outcome().is_some() {
                    assert!(!shared.secrets && shared.record == before.record());
                    assert_eq!(table.record(), before.record());
                    break;
                }
                assert_eq!(known(&theirs), known(&before));
                assert_eq!(known(&table), known(&before));
                assert_eq!(events::<G>(&shared.link), events::<G>(&before.record()));
                let ours = opened::<G>(&table.link(), &table.record());
                assert_eq!(ours.game(), table.game(), "resampled twice here, once there");
                all += 1;
                let [old, new, copied] = [&before, &table, &theirs].map(|one| one.game().describe());
                other += usize::from(old != new && new != copied);
                longest = longest.max(shared.link.len());
                plays_on(theirs, &mut walk);
                plays_on(table, &mut walk);
            }
            walk.step();
        }
    }
    println!("{other} of {all} differ in what is hidden; the longest link has {longest} characters");
    assert!(other * 2 > all, "{other} of {all} differ in what is hidden");
}

/// A game that was shared can be continued, undone, and recorded.
fn plays_on<G: Searches>(mut table: Match<G>, walk: &mut Walk<G>) {
    let mut game = table.game().clone();
    finish(&mut game, &mut walk.rng);
    while let Some(seat) = table.game().to_act().first() {
        let mv = walk.one_of(&legal(table.game(), seat)).expect("whoever is to act has a legal move");
        table.play(seat, &dockhand::json::text(&mv), Eye::Table).expect("legal");
        if walk.sampled(4) && table.undo() {
            table.play(seat, &dockhand::json::text(&mv), Eye::Table).expect("still legal");
        }
    }
    for text in [table.link(), table.record()] {
        assert_eq!(Match::<G>::resume(&text).expect("our own record").game(), table.game());
    }
}

/// A resample does not depend on what no seat knows: two games that all seats together cannot tell apart become
/// one.
pub fn resampling_forgets_the_truth<G: Searches>(games: usize) {
    for mut walk in tables::<G>(games.div_ceil(3)) {
        let mut past = Vec::new();
        loop {
            if walk.sampled(10) && walk.game.outcome().is_none() {
                let seeds = [(); 3].map(|()| walk.rng.next_u64() as u32);
                let known: Vec<&G> = past.iter().collect();
                let resampled = |game: &G, seed| {
                    let mut game = game.clone();
                    game.resample_hidden(&known, &mut Rng::new(seed));
                    game
                };
                let [once, other, again] = seeds.map(|seed| resampled(&walk.game, seed));
                assert_eq!(resampled(&once, seeds[2]), again);
                assert_eq!(resampled(&other, seeds[2]), again);
            }
            past.push(walk.game.clone());
            if walk.step().is_none() {
                break;
            }
        }
    }
}

/// If a move is undone after the game was shared, the rest is resampled too, since the copy reveals what the
/// original deal would have brought.
pub fn taking_back_resamples_as_well<G: Searches>(games: usize) {
    let mut undone = 0;
    for mut walk in tables::<G>(games.div_ceil(3)) {
        while walk.step().is_some() {
            let mut table = sit_down(&walk);
            if walk.game.outcome().is_some() || !table.can_undo() || !walk.sampled(10) {
                continue;
            }
            let mut untouched = table.clone();
            table.share(1, 2);
            assert!(table.undo() && untouched.undo());
            assert_eq!(known(&table), known(&untouched));
            let again = opened::<G>(&table.link(), &table.record());
            assert_eq!(again.game(), table.game());
            undone += usize::from(table.game() != untouched.game());
        }
    }
    assert!(undone > 0, "nothing was ever resampled");
}
